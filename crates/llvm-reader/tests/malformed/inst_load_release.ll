define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = load atomic i32, ptr %p release, align 4
  ret void
}
