define void @f(void* %p) {
  ret void
}
