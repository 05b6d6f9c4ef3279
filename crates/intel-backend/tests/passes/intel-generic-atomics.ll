; passes: intel-generic-atomics
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

@shared = internal addrspace(3) global i32 undef, align 4

declare spir_func ptr addrspace(1) @__to_global(ptr)

declare spir_func ptr addrspace(3) @__to_local(ptr)

declare spir_func i32 @_Z9get_fencePU3AS4v(ptr)

; Atomic operations choose; other accesses are left for intel-generic-pointers.
define spir_kernel void @choose(i1 %c, ptr addrspace(1) %g) {
  %s = addrspacecast ptr addrspace(3) @shared to ptr
  %t = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %s, ptr %t
  %old = atomicrmw add ptr %p, i32 1 monotonic
  store i32 %old, ptr %p
  ret void
}

; Private memory too, if a private pointer becomes a generic one; here no local pointer does.
define spir_kernel void @private(i1 %c, ptr addrspace(1) %g) {
  %v = alloca i32, align 4, addrspace(5)
  store i32 5, ptr addrspace(5) %v
  %s = addrspacecast ptr addrspace(5) %v to ptr
  %t = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %s, ptr %t
  %pair = cmpxchg ptr %p, i32 5, i32 6 monotonic monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  store i32 %old, ptr addrspace(1) %g
  ret void
}

; What the pointer's upper bits answer, and what is known without them.
define spir_kernel void @questions(i1 %c, ptr addrspace(1) %g, ptr addrspace(1) %out) {
  %s = addrspacecast ptr addrspace(3) @shared to ptr
  %t = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %s, ptr %t
  %l = call spir_func ptr addrspace(3) @__to_local(ptr %p)
  store ptr addrspace(3) %l, ptr addrspace(1) %out
  %m = call spir_func ptr addrspace(1) @__to_global(ptr %p)
  store ptr addrspace(1) %m, ptr addrspace(1) %out
  %f = call spir_func i32 @_Z9get_fencePU3AS4v(ptr %p)
  store i32 %f, ptr addrspace(1) %out
  %n = call spir_func ptr addrspace(3) @__to_local(ptr %t)
  store ptr addrspace(3) %n, ptr addrspace(1) %out
  ret void
}

; Here every generic pointer is a global one.
define spir_kernel void @global(ptr addrspace(1) %g) {
  %p = load ptr, ptr addrspace(1) %g
  %old = atomicrmw add ptr %p, i32 1 monotonic
  %f = call spir_func i32 @_Z9get_fencePU3AS4v(ptr %p)
  store i32 %f, ptr addrspace(1) %g
  ret void
}
