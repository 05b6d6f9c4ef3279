define void @f(i32 %a) {
b:
  %b = add i32 %a, 1
  ret void
}
