define void @f() {
  %l = landingpad void cleanup
  ret void
}
