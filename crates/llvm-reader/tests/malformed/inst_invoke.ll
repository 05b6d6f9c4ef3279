declare void @g()
define void @f() {
  invoke void @g() to label %next
next:
  ret void
}
