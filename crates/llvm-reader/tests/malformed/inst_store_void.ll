define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  store void, ptr %p
  ret void
}
