; passes: intel-retarget
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x i32] undef, align 4

; Intrinsics get names of OpenCL's library, variables are private, the kernel's pointer is global.
define ptx_kernel void @k(ptr %p) {
  %v = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %v
  %x = load i32, ptr %v
  %e = getelementptr i32, ptr %p, i32 %x
  store i32 %x, ptr %e
  %s = getelementptr i32, ptr addrspace(3) @tile, i32 %x
  store i32 %x, ptr addrspace(3) %s
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
