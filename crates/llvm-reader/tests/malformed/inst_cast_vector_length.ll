define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = zext <2 x i8> undef to <3 x i16>
  ret void
}
