define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  switch i32 %a, label %d [
    i64 1, label %d
  ]
d:
  ret void
}
