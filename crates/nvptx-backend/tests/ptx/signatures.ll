; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; How parameters and results of each type are declared, passed and received.
define i8 @narrow(i8 signext %a, i16 zeroext %b, i1 %c) {
  %x = zext i1 %c to i8
  %y = add i8 %a, %x
  %z = trunc i16 %b to i8
  %w = add i8 %y, %z
  ret i8 %w
}

define { i32, double } @pair(i32 %a, double %b) {
  %r = insertvalue { i32, double } undef, i32 %a, 0
  %s = insertvalue { i32, double } %r, double %b, 1
  ret { i32, double } %s
}

define <4 x float> @vector(<4 x float> %v, <2 x half> %h) {
  %x = fadd <4 x float> %v, %v
  ret <4 x float> %x
}

define i128 @wide(i128 %x) {
  %y = add i128 %x, 1
  ret i128 %y
}

declare i32 @variadic(ptr, ...)

define i32 @calls(ptr %f, i32 %x) {
  %a = call i32 (ptr, ...) @variadic(ptr %f, i32 %x, double 2.0)
  %b = call i32 %f(i32 %a, <2 x float> <float 1.0, float 2.0>)
  %c = call { i32, double } @pair(i32 %b, double 1.0)
  %d = extractvalue { i32, double } %c, 0
  ret i32 %d
}

define ptx_kernel void @kernel(ptr addrspace(1) align 16 %p, ptr %q, i32 %n, half %h, <2 x i32> %v) "nvvm.maxntid"="256,2,1" "nvvm.minctasm"="2" {
  ret void
}
