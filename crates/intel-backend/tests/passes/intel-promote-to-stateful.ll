; passes: intel-promote-to-stateful
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

declare spir_func void @f(ptr addrspace(1))

; Sums, a pointer that moves on in a loop, and one that is chosen: all of one parameter each.
define spir_kernel void @sums(ptr addrspace(4) %in, ptr addrspace(1) %out, i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %at = phi ptr addrspace(1) [ %out, %entry ], [ %behind, %again ]
  %wide = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(4) %in, i64 %wide
  %x = load float, ptr addrspace(4) %p, align 4
  %first = load float, ptr addrspace(4) %in, align 4
  %sum = fadd float %x, %first
  store float %sum, ptr addrspace(1) %at, align 4
  %behind = getelementptr i8, ptr addrspace(1) %at, i64 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %again, label %end

again:
  br label %loop

end:
  %chosen = select i1 %c, ptr addrspace(1) %behind, ptr addrspace(1) %out
  %old = atomicrmw add ptr addrspace(1) %chosen, i32 1 monotonic, align 4
  ret void
}

; Pointers into two parameters are addresses, and so is what is made of them; a sum that only accesses need is not.
define spir_kernel void @joined(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n, i1 %c) {
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %n
  %q = getelementptr i32, ptr addrspace(1) %b, i64 %n
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %s = getelementptr i8, ptr addrspace(1) %r, i64 4
  %x = load i32, ptr addrspace(1) %s, align 4
  %t = getelementptr i8, ptr addrspace(1) %a, i64 8
  store i32 %x, ptr addrspace(1) %t, align 4
  ret void
}

; What is stored, compared, cast, passed on, or has atomic operations on 64 bits is an address.
define spir_kernel void @needed(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) {
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %n
  store ptr addrspace(1) %p, ptr addrspace(1) %b, align 8
  store i32 1, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %same = icmp eq ptr addrspace(1) %q, %b
  %bit = zext i1 %same to i8
  store i8 %bit, ptr addrspace(1) %q, align 1
  %r = getelementptr i16, ptr addrspace(1) %a, i64 %n
  %g = addrspacecast ptr addrspace(1) %r to ptr
  store i8 3, ptr %g, align 1
  %s = getelementptr i64, ptr addrspace(1) %a, i64 %n
  call spir_func void @f(ptr addrspace(1) %s)
  %old = atomicrmw add ptr addrspace(1) %b, i64 1 monotonic, align 8
  ret void
}

; A pointer that comes from memory is one to anything.
define spir_kernel void @loaded(ptr addrspace(1) %a, i64 %n) {
  %p = load ptr addrspace(1), ptr addrspace(1) %a, align 8
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %n
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
