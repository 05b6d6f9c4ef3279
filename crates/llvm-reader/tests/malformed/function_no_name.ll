define void () {
  ret void
}
