define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  tail add i32 %a, %b
  ret void
}
