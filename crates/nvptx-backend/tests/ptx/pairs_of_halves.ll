; cpu: sm_90
; Halves that come from words and go to words are computed with in pairs; bytes become words by as few instructions as there are.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @bits(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = bitcast i32 %x to <2 x i16>
  %b = bitcast i32 %y to <2 x i16>
  %n = xor <2 x i16> %b, splat (i16 -1)
  %m = and <2 x i16> %a, %n
  %o = or <2 x i16> %m, <i16 1, i16 -32768>
  store <2 x i16> %o, ptr addrspace(1) %p
  ret void
}
; Another use of a half of what is packed in the end, and one of what lies in between.
define ptx_kernel void @uses(ptr addrspace(1) %p, i32 %x) {
  %a = bitcast i32 %x to <2 x i16>
  %m = and <2 x i16> %a, splat (i16 255)
  %o = xor <2 x i16> %m, splat (i16 3)
  %w = bitcast <2 x i16> %o to i32
  %l = extractelement <2 x i16> %o, i64 1
  %q = getelementptr i32, ptr addrspace(1) %p, i64 4
  store volatile i16 %l, ptr addrspace(1) %q
  %k = extractelement <2 x i16> %m, i64 0
  store volatile i16 %k, ptr addrspace(1) %q
  %sum = add i32 %w, %x
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; Halves in another order stay halves.
define ptx_kernel void @swapped(ptr addrspace(1) %p, i32 %x) {
  %a = bitcast i32 %x to <2 x i16>
  %s = shufflevector <2 x i16> %a, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  %m = and <2 x i16> %s, splat (i16 255)
  store <2 x i16> %m, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @floats(ptr addrspace(1) %p, <2 x half> %x, <2 x half> %y) {
  %x0 = extractelement <2 x half> %x, i64 0
  %x1 = extractelement <2 x half> %x, i64 1
  %y0 = extractelement <2 x half> %y, i64 0
  %y1 = extractelement <2 x half> %y, i64 1
  %a0 = fadd half %x0, %y0
  %a1 = fadd half %x1, %y1
  %m0 = fmul half %a0, 3.0
  %m1 = fmul half %a1, 5.0
  %v0 = insertelement <2 x half> poison, half %m0, i64 0
  %v1 = insertelement <2 x half> %v0, half %m1, i64 1
  store <2 x half> %v1, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @bytes(ptr addrspace(1) %p, i8 %a, i8 %b, i8 %c, i8 %d) {
  %v0 = insertelement <4 x i8> poison, i8 %a, i64 0
  %v1 = insertelement <4 x i8> %v0, i8 %b, i64 1
  %v2 = insertelement <4 x i8> %v1, i8 %c, i64 2
  %v3 = insertelement <4 x i8> %v2, i8 %d, i64 3
  %q1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %q2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  %q3 = getelementptr i32, ptr addrspace(1) %p, i64 3
  %q4 = getelementptr i32, ptr addrspace(1) %p, i64 4
  %all = bitcast <4 x i8> %v3 to i32
  store volatile i32 %all, ptr addrspace(1) %p
  %three = bitcast <4 x i8> %v2 to i32
  store volatile i32 %three, ptr addrspace(1) %q1
  %u1 = insertelement <4 x i8> <i8 poison, i8 7, i8 poison, i8 9>, i8 %a, i64 0
  %u2 = insertelement <4 x i8> %u1, i8 %b, i64 2
  %two = bitcast <4 x i8> %u2 to i32
  store volatile i32 %two, ptr addrspace(1) %q2
  %w1 = insertelement <4 x i8> poison, i8 %a, i64 3
  %high = bitcast <4 x i8> %w1 to i32
  store volatile i32 %high, ptr addrspace(1) %q3
  %t0 = insertelement <2 x i8> poison, i8 %a, i64 0
  %t1 = insertelement <2 x i8> %t0, i8 %b, i64 1
  %half = bitcast <2 x i8> %t1 to i16
  store volatile i16 %half, ptr addrspace(1) %q4
  ret void
}
