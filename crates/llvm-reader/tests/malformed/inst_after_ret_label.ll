define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  ret void
  ret void
x
}
