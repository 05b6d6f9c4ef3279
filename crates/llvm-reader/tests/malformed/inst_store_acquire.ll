define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  store atomic i32 %a, ptr %p acquire, align 4
  ret void
}
