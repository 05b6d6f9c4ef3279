define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = add i64 %a, 1
  ret void
}
