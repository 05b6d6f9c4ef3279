define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  store ptr @llvm.umin.i32, ptr %p
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
