define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  br i32 %a, label %b1, label %b2
b1:
  ret void
b2:
  ret void
}
