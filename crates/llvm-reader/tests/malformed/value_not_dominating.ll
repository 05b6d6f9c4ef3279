define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %l, label %r
l:
  %v = add i32 %a, 1
  br label %e
r:
  br label %e
e:
  %w = add i32 %v, 1
  ret void
}
