define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  call void @v()
  ret void
}
@v = global i32 %z
