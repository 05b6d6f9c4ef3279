define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  br %b1
b1:
  ret void
}
