define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  switch float %x, label %d [
  ]
d:
  ret void
}
