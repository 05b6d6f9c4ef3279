define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = load atomic i24, ptr %p monotonic, align 4
  ret void
}
