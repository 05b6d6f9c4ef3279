define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fpext i32 %a to double
  ret void
}
