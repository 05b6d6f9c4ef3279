define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  invoke void @f() to label %z unwind label %z
  ret void
}
