define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  indirectbr i32 %a, [label %d]
d:
  ret void
}
