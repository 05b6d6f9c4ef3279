define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = load i32, i64 5
  ret void
}
