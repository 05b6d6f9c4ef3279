@x = global ptr blockaddress(@f, %nope)
define void @f() {
  ret void
}
