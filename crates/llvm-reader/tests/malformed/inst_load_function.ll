define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = load void (), ptr %p
  ret void
}
