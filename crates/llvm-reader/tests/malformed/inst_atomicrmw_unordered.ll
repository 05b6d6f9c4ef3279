define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = atomicrmw add ptr %p, i32 1 unordered
  ret void
}
