define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = atomicrmw mul ptr %p, i32 1 seq_cst
  ret void
}
