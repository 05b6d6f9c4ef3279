declare void @g()
define i32 @f() {
  invoke void @g() to label %next unwind label %pad
next:
  %x = phi i32 [ 0, %pad ]
  ret i32 %x
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
