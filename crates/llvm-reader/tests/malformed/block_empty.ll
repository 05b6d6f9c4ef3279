define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  br label %b
b:
c:
  ret void
}
