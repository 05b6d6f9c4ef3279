define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = extractvalue { i32 } undef, 1
  ret void
}
