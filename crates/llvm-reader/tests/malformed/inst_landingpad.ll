define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = landingpad { ptr, i32 } cleanup
  ret void
}
