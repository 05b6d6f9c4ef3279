define void @f(<2 x i32> %m) {
entry:
  %y = shufflevector <2 x i32> undef, <2 x i32> undef, <2 x i32> %m
  ret void
}
