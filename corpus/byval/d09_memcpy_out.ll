; d09_memcpy_out: device function, memcpy of the whole byval out
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr byval(%struct.A) align 8 %s, ptr %o) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %o, ptr align 8 %s, i64 72, i1 false)
  ret void
}
