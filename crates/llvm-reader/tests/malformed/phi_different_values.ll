define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %e, label %e
e:
  %v = phi i32 [ 1, %entry ], [ 2, %entry ]
  ret void
}
