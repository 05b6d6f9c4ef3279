define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = shl i32 %a, i64 1
  ret void
}
