define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %v = load i32, i32* %p
  ret void
}
