define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = inttoptr float %x to ptr
  ret void
}
