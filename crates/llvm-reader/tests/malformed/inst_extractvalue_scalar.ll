define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = extractvalue i32 %a, 0
  ret void
}
