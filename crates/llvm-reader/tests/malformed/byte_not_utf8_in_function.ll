define void @f() {
  Ã(
  ret void
}
