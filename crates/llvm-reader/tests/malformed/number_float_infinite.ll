define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fadd float %x, 1.0e39
  ret void
}
