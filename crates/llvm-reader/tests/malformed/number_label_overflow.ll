define void @f(i32 %a, i32 %b, ptr %p, float %x) {
99999999999:
  ret void
}
