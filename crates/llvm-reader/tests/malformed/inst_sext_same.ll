define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = sext i32 %a to i32
  ret void
}
