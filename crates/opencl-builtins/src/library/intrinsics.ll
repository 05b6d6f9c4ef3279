; What Intel's GPUs lack, and the library thus computes, as the operations that other machines have.

define double @_Z4sqrtd(double %0) {
  %2 = call double @llvm.sqrt.f64(double %0)
  ret double %2
}
define double @_Z15lanelift_dividedd(double %0, double %1) {
  %3 = fdiv double %0, %1
  ret double %3
}
define half @_Z3fmaDhDhDh(half %0, half %1, half %2) {
  %4 = call half @llvm.fma.f16(half %0, half %1, half %2)
  ret half %4
}
define half @_Z16lanelift_half_ofd(double %0) {
  %2 = fptrunc double %0 to half
  ret half %2
}
define float @_Z5ldexpfi(float %0, i32 %1) {
  %3 = call float @llvm.ldexp.f32.i32(float %0, i32 %1)
  ret float %3
}
define double @_Z5ldexpdi(double %0, i32 %1) {
  %3 = call double @llvm.ldexp.f64.i32(double %0, i32 %1)
  ret double %3
}
declare double @llvm.sqrt.f64(double)
declare half @llvm.fma.f16(half, half, half)
declare float @llvm.ldexp.f32.i32(float, i32)
declare double @llvm.ldexp.f64.i32(double, i32)
