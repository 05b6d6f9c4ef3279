; cpu: sm_90
; Of a reduction by shuffles one lane is read in the end, and of each step before half as many as of the one before it.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @floats(ptr addrspace(1) %p) {
  %v = load <4 x float>, ptr addrspace(1) %p
  %s2 = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
  %a2 = fadd <4 x float> %v, %s2
  %s1 = shufflevector <4 x float> %a2, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %a1 = fadd <4 x float> %a2, %s1
  %x = extractelement <4 x float> %a1, i64 0
  store float %x, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @halves(ptr addrspace(1) %p) {
  %v = load <4 x half>, ptr addrspace(1) %p
  %d = fmul <4 x half> %v, %v
  %x = extractelement <4 x half> %d, i64 3
  store half %x, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @round_a_loop(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = phi <4 x i32> [ zeroinitializer, %entry ], [ %w, %loop ]
  %w = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %u = mul <4 x i32> %w, %v
  %x = extractelement <4 x i32> %u, i64 2
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %x, ptr addrspace(1) %q
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
