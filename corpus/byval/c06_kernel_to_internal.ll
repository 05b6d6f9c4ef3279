; c06_kernel_to_internal: kernel byval passed to an internal noinline byval callee
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:7
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

define internal i32 @g(ptr byval(%struct.A) align 8 %s, i32 %i) noinline {
  %p = getelementptr i8, ptr %s, i64 12
  %v = load i32, ptr %p, align 4
  %r = add i32 %v, %i
  ret i32 %r
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %v = call i32 @g(ptr byval(%struct.A) align 8 %s, i32 %i)
  store i32 %v, ptr %o, align 4
  ret void
}
