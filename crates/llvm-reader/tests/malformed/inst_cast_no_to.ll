define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = zext i32 %a i64
  ret void
}
