define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fadd i32 %a, %b
  ret void
}
