define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  call void @llvm.assume(i32 %a)
  ret void
}
