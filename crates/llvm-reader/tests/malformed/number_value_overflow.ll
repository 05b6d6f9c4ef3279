define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %42949672960 = add i32 %a, %b
  ret void
}
