define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %w = add i32 %v, 1
  %v = add i32 %a, 1
  ret void
}
