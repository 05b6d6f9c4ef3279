define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = zext i32 %a to i16
  ret void
}
