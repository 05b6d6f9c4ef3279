define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = select <2 x i1> undef, <4 x i32> undef, <4 x i32> undef
  ret void
}
