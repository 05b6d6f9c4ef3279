define void @g(i32 %q) {
  ret void
}
define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = add i32 %q, 1
  ret void
}
