define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = insertvalue { i32 } undef, float %x, 0
  ret void
}
