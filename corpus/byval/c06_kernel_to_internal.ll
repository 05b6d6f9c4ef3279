; c06_kernel_to_internal: kernel byval passed to an internal noinline byval callee
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
