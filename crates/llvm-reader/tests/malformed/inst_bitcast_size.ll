define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = bitcast i32 %a to i64
  ret void
}
