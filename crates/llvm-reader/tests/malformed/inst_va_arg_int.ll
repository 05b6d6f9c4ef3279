define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = va_arg i32 %a, i32
  ret void
}
