define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fadd float %x, 0xH3C00
  ret void
}
