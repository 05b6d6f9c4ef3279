define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  br label %l
l:
  %s = phi i64 [ 0, %entry ], [ %n, %l ]
  %n = add i32 %a, 1
  br label %l
}
