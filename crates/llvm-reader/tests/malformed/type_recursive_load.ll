%a = type { i32, %a }
define void @f(i32 %a, i32 %b, ptr %p, float %x) {
  %v = load %a, ptr %p
  ret void
}
