define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p)
  ret void
}
