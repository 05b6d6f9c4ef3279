define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  store i32 %a, ptr 0
  ret void
}
