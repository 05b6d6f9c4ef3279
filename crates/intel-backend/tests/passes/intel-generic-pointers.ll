; passes: intel-generic-pointers
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

@shared = internal addrspace(3) global [4 x i32] undef, align 4

; Two accesses in one block: the second's blocks come behind those of the first.
define spir_kernel void @choose(i1 %c, ptr addrspace(1) %g) {
  %s = addrspacecast ptr addrspace(3) @shared to ptr
  %t = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %s, ptr %t
  %x = load i32, ptr %p
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  ret void
}

; Three memories.
define spir_kernel void @three(i32 %c, ptr addrspace(1) %g) {
  %v = alloca i32, align 4, addrspace(5)
  store i32 5, ptr addrspace(5) %v
  %r = addrspacecast ptr addrspace(5) %v to ptr
  %s = addrspacecast ptr addrspace(3) @shared to ptr
  %t = addrspacecast ptr addrspace(1) %g to ptr
  switch i32 %c, label %end [
    i32 0, label %first
    i32 1, label %second
  ]

first:
  br label %end

second:
  br label %end

end:
  %p = phi ptr [ %t, %0 ], [ %s, %first ], [ %r, %second ]
  %x = load i32, ptr %p
  store i32 %x, ptr addrspace(1) %g
  ret void
}

; Here every generic pointer is a global one.
define spir_kernel void @global(ptr addrspace(1) %g) {
  %p = load ptr, ptr addrspace(1) %g
  %x = load i32, ptr %p
  store i32 %x, ptr addrspace(1) %g
  ret void
}
