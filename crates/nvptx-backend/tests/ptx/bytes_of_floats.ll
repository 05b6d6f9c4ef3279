; cpu: sm_90
; ptxas converts a register that a floating-point instruction wrote where a store is narrower: no byte is stored from such a register.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load float, ptr addrspace(1) %p
  %d = fmul float %v, 2.0
  %b = bitcast float %d to i32
  %t = trunc i32 %b to i8
  store i8 %t, ptr addrspace(1) %q
  %s = trunc i32 %b to i16
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store i16 %s, ptr addrspace(1) %q2
  %h = load half, ptr addrspace(1) %p
  %h2 = fadd half %h, %h
  %hb = bitcast half %h2 to i16
  %ht = trunc i16 %hb to i8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store i8 %ht, ptr addrspace(1) %q3
  %bv = bitcast float %d to <4 x i8>
  %e0 = extractelement <4 x i8> %bv, i32 0
  %q4 = getelementptr i8, ptr addrspace(1) %q, i64 17
  store i8 %e0, ptr addrspace(1) %q4
  %q5 = getelementptr i8, ptr addrspace(1) %q, i64 23
  store float %d, ptr addrspace(1) %q5, align 1
  %q6 = getelementptr i8, ptr addrspace(1) %q, i64 33
  store half %h2, ptr addrspace(1) %q6, align 1
  %q7 = getelementptr i8, ptr addrspace(1) %q, i64 40
  store <4 x i8> %bv, ptr addrspace(1) %q7, align 1
  %w = bitcast float %d to <2 x i16>
  %q8 = getelementptr i8, ptr addrspace(1) %q, i64 50
  store <2 x i16> %w, ptr addrspace(1) %q8, align 2
  ret void
}
