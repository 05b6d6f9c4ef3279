define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  indirectbr ptr %p, [label %d
d:
  ret void
}
