; Kernels with arguments of many kinds, shared memory, frames and launch bounds.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i64, i32 }

@tile = internal addrspace(3) global [64 x float] undef, align 16
@flags = internal addrspace(3) global [3 x i8] undef, align 1
@more = external addrspace(3) global [0 x i32], align 4

define ptx_kernel void @arguments(ptr addrspace(1) %global, i8 %byte, <4 x float> %vector, ptr byval(%pair) %pair, double %last, ptr addrspace(3) %shared, ptr %any) {
  %a = load i64, ptr %pair
  store i64 %a, ptr addrspace(1) %global
  store i8 %byte, ptr addrspace(3) %shared
  store double %last, ptr %any
  %p = getelementptr i8, ptr addrspace(1) %global, i64 16
  store <4 x float> %vector, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @sharing(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = getelementptr [3 x i8], ptr addrspace(3) @flags, i32 0, i32 %t
  store i8 1, ptr addrspace(3) %f
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = call float @use(i32 %t)
  store float %x, ptr addrspace(1) %out
  ret void
}

define internal float @use(i32 %n) noinline {
  %p = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %n
  %x = load volatile float, ptr addrspace(3) %p
  %s = alloca [24 x i32]
  %q = getelementptr [24 x i32], ptr %s, i32 0, i32 %n
  store volatile i32 %n, ptr %q
  ret float %x
}

define ptx_kernel void @dynamic(ptr addrspace(1) %out) #1 {
  %x = load i32, ptr addrspace(3) @more
  store i32 %x, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

attributes #0 = { "nvvm.reqntid"="32,2" }
attributes #1 = { "nvvm.maxntid"="128" }
