define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = atomicrmw fadd ptr %p, i32 %a seq_cst
  ret void
}
