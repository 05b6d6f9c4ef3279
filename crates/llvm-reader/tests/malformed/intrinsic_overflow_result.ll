define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = call i32 @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret void
}
