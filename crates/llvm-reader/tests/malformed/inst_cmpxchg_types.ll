define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = cmpxchg ptr %p, i32 %a, i64 1 seq_cst seq_cst
  ret void
}
