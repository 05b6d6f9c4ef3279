define i32 @f(i32 %a, i32 %b, ptr %p, float %x) {
  ret void
}
