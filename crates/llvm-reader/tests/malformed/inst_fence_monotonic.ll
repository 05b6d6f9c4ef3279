define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  fence monotonic
  ret void
}
