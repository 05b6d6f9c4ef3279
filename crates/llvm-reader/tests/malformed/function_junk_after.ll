define void @f() nonsense {
  ret void
}
