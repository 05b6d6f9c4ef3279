define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  ret i32 %a
  ret void
}
