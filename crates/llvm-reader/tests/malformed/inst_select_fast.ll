define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = select fast i1 true, i32 %a, i32 %b
  ret void
}
