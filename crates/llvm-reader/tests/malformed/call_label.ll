define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  call label @g()
  ret void
}
declare i32 @g(i32, ptr)
