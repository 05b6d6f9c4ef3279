define void @f(i32 %a, i32 %b, ptr %p, float %x) {
b:
  br label %b2
b2:
  br label %b2
b2:
  ret void
}
