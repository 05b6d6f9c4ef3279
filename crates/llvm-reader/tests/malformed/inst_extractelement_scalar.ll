define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = extractelement i32 %a, i32 0
  ret void
}
