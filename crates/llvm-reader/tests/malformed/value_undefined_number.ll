define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = add i32 %a, %77
  ret void
}
