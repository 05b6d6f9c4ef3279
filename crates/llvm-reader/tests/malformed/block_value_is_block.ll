define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = add i32 %entry, 1
  ret void
}
