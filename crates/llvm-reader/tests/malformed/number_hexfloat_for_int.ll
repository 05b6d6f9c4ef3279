define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = add i32 %a, 0x3FF0000000000000
  ret void
}
