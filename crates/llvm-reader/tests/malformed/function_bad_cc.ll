define quickcc void @f() {
  ret void
}
