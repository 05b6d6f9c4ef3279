define void @f() {
  call void asm sideeffect "bar.sync 0, ""()
  ret void
}
