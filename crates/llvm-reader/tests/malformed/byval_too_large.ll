define void @f(ptr byval([2147483648 x i8]) %p) {
  ret void
}
