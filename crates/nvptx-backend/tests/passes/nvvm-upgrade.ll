; passes: nvvm-upgrade
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @old(i32 %x, float %y) {
  %a = call i32 @llvm.nvvm.max.i(i32 %x, i32 7)
  %b = call i32 @llvm.nvvm.clz.i(i32 %a)
  %c = call float @llvm.nvvm.fabs.f(float %y)
  %d = fptosi float %c to i32
  %e = add i32 %b, %d
  call void @llvm.nvvm.barrier0()
  ret i32 %e
}

define float @ldg(ptr addrspace(1) %p) {
  %v = call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) %p, i32 4)
  ret float %v
}

declare i32 @llvm.nvvm.max.i(i32, i32)
declare i32 @llvm.nvvm.clz.i(i32)
declare float @llvm.nvvm.fabs.f(float)
declare void @llvm.nvvm.barrier0()
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1), i32)
