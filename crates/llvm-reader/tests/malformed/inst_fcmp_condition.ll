define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = fcmp eq float %x, %x
  ret void
}
