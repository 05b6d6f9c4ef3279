define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %l, label %e
l:
  br label %e
e:
  %v = phi i32 [ 1, %l ], [ 2, %nope ]
  ret void
}
