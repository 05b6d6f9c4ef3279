define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = select i1 true, i32 %a, float %x
  ret void
}
