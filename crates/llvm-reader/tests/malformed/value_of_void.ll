define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = store i32 %a, ptr %p
  ret void
}
