define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = icmp lt i32 %a, %b
  ret void
}
