define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %v = phi i32 [ 1, %l ]
  ret void
}
