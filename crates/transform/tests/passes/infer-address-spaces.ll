; passes: infer-address-spaces
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4

; Through gep, select and phi; the pointer from memory stays generic.
define ptx_kernel void @k(ptr addrspace(1) %g, i32 %n, i1 %c) {
entry:
  %flat = addrspacecast ptr addrspace(1) %g to ptr
  %far = getelementptr inbounds float, ptr %flat, i32 16
  %either = select i1 %c, ptr %flat, ptr %far
  br label %loop
loop:
  %p = phi ptr [ %either, %entry ], [ %p2, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %v = load float, ptr %p, align 4
  %s = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %i
  store float %v, ptr %s, align 4
  %p2 = getelementptr inbounds float, ptr %p, i32 1
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %unknown = load ptr, ptr %flat, align 8
  store float 1.0, ptr %unknown, align 4
  ret void
}

; Shared on one way, global on the other: generic.
define float @merge(i1 %c, ptr addrspace(1) %g) {
  %flat = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %flat, ptr addrspacecast (ptr addrspace(3) @tile to ptr)
  %v = load float, ptr %p, align 4
  ret float %v
}

; The host has pointers into global memory only. By value, the memory is the kernel's own.
define ptx_kernel void @of_host(ptr %p, ptr byval([4 x float]) %own, i64 %i) {
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  %w = load float, ptr %own, align 4
  store float %w, ptr %p, align 4
  call void @far(ptr %q)
  ret void
}

; A device function may get any.
define void @of_device(ptr %p) {
  store float 1.0, ptr %p, align 4
  ret void
}

declare void @far(ptr)
