define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call i32 @g(i32 %a, ptr %p) [ "x"(i32 1)
  ret void
}
declare i32 @g(i32, ptr)
