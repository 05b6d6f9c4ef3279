define void @f(i32) {
0:
  ret void
}
