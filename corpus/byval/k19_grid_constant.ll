; k19_grid_constant: kernel, __grid_constant__ parameter whose address escapes
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

declare i32 @f(ptr, i32)
define ptx_kernel void @k(ptr byval(%struct.A) align 8 "nvvm.grid_constant" %s, ptr %o, i32 %i) {
  %v = call i32 @f(ptr %s, i32 %i)
  store i32 %v, ptr %o, align 4
  ret void
}
