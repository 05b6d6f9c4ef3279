define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = add i32 %a, 1
  %y = add i32 %a, 2
  ret void
}
