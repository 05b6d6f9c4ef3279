define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %4294967294 = add i32 %a, %b
  ret void
}
