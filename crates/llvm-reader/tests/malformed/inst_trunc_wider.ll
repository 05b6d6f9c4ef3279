define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = trunc i32 %a to i64
  ret void
}
