define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  call void 5()
  ret void
}
