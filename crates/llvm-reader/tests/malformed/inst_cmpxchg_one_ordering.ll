define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = cmpxchg ptr %p, i32 %a, i32 %b seq_cst
  ret void
}
