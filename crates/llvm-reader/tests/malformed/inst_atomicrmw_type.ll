define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = atomicrmw add ptr %p, float %x seq_cst
  ret void
}
