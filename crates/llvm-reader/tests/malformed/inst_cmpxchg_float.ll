define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = cmpxchg ptr %p, float %x, float %x seq_cst seq_cst
  ret void
}
