define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call i32 (i32, ptr) @g(ptr %p, ptr %p)
  ret void
}
declare i32 @g(i32, ptr)
