define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  switch i32 %a, label %e [
    i32 1, label %e
  ]
e:
  %v = phi i32 [ 1, %entry ]
  ret void
}
