define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fptrunc float %x to double
  ret void
}
