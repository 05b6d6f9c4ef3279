; k13_local_copy: kernel, front-end copy of the byval to an alloca that is only read, dynamically
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:15
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %l = alloca %struct.A, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %l, ptr align 8 %s, i64 72, i1 false)
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [16 x i32], ptr %l, i64 0, i64 %i64
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %o, align 4
  ret void
}
