; passes: expand-intrinsics
; Ranges of classes that touch are one; both signs are one where they have the same classes; saturation of 32 bits stays.
define i1 @nan(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  ret i1 %r
}
define i1 @positive_finite(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 448)
  ret i1 %r
}
define i1 @subnormal_or_minus_infinity(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 148)
  ret i1 %r
}
define i1 @signalling_half(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 1)
  ret i1 %r
}
define i1 @none(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 0)
  ret i1 %r
}
define i64 @sums(i64 %a, i64 %b) {
  %u = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  %s = call i64 @llvm.sadd.sat.i64(i64 %u, i64 %b)
  %v = call i64 @llvm.usub.sat.i64(i64 %s, i64 %b)
  %t = call i64 @llvm.ssub.sat.i64(i64 %v, i64 %b)
  ret i64 %t
}
define i32 @narrow(i32 %a, i32 %b) {
  %u = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %u
}
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i32 @llvm.uadd.sat.i32(i32, i32)
define i64 @wide_conversion(float %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  ret i64 %r
}
define i32 @conversion_of_a_double(double %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %x)
  ret i32 %r
}
define i8 @conversion_that_stays(float %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i8 @llvm.fptosi.sat.i8.f32(float)
define i1 @over(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %x = extractvalue { i32, i1 } %p, 0
  %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %b)
  %r = extractvalue { i32, i1 } %s, 1
  ret i1 %r
}
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
; Of a minimum a NaN comes out if one goes in, and -0 is below 0.
define float @least(float %a, float %b) {
  %m = call float @llvm.minimum.f32(float %a, float %b)
  ret float %m
}
define { half, i32 } @parts(half %x) {
  %p = call { half, i32 } @llvm.frexp.f16.i32(half %x)
  ret { half, i32 } %p
}
define i8 @order(i16 %a, i16 %b) {
  %c = call i8 @llvm.scmp.i8.i16(i16 %a, i16 %b)
  ret i8 %c
}
define i16 @shifted(i16 %a, i16 %by) {
  %s = call i16 @llvm.sshl.sat.i16(i16 %a, i16 %by)
  ret i16 %s
}
declare float @llvm.minimum.f32(float, float)
declare { half, i32 } @llvm.frexp.f16.i32(half)
declare i8 @llvm.scmp.i8.i16(i16, i16)
declare i16 @llvm.sshl.sat.i16(i16, i16)
