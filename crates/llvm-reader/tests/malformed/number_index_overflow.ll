define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = extractvalue { i32, i32 } undef, 99999999999
  ret void
}
