; s07_memcpy_global: copies between global memory and a kernel's own copy, both ways, overlapping what is read later
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x32:zeros --arg buf:i32x8:iota:100 --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x32:zeros --arg buf:i32x8:iota:100 --arg i32:2
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, ptr %g, i32 %i) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 8 %s, i64 32, i1 false)
  %s4 = getelementptr i8, ptr %s, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s4, ptr align 4 %g, i64 8, i1 false)
  %o8 = getelementptr i32, ptr %o, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o8, ptr align 8 %s, i64 28, i1 false)
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i64
  %w = load i32, ptr %q, align 4
  %o16 = getelementptr i32, ptr %o, i64 16
  store i32 %w, ptr %o16, align 4
  ret void
}
