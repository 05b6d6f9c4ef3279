define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = insertelement <2 x i32> undef, float %x, i32 0
  ret void
}
