define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call float @llvm.fma.f32(float %x, float %x, double 1.0)
  ret void
}
