; k07_unknown_callee: kernel, the address handed to a callee of which nothing is known
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

declare i32 @f(ptr, i32)
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %v = call i32 @f(ptr %s, i32 %i)
  store i32 %v, ptr %o, align 4
  ret void
}
