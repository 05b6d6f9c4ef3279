define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %y = call void @g()
  ret void
}
declare void @g()
