define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = atomicrmw add ptr %p, i24 1 monotonic
  ret void
}
