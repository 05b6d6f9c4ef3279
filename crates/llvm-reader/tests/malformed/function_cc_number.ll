define cc 5000 void @f() {
  ret void
}
