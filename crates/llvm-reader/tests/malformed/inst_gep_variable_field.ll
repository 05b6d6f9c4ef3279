define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = getelementptr { i32, i32 }, ptr %p, i32 0, i32 %a
  ret void
}
