define void @f(ptr %p, i32 %a, i1 %v) {
entry:
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %p, i32 %a, i1 %v)
  ret void
}
