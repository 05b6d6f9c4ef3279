define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call i32 @llvm.fabs.i32(i32 %a)
  ret void
}
