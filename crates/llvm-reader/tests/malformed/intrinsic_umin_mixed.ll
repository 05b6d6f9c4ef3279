define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call i32 @llvm.umin.i32(i32 %a, i64 1)
  ret void
}
