define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %5 = add i32 %a, 1
  %3 = add i32 %a, 2
  ret void
}
