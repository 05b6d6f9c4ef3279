define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = alloca i32, align 6
  ret void
}
