define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = shufflevector <2 x i32> undef, <2 x i32> undef, <2 x i64> zeroinitializer
  ret void
}
