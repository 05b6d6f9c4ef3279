define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = add i32 %a, 1
b:
  ret void
}
