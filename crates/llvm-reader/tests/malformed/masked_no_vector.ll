declare void @llvm.masked.store.i32.p0(i32, ptr, i1)
define void @f(ptr %p) {
  call void @llvm.masked.store.i32.p0(i32 1, ptr %p, i1 true)
  ret void
}
