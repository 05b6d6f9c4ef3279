; Each block of 128 turns the order of its values around, and divides them.
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [128 x float] undef, align 4

define ptx_kernel void @reverse(ptr addrspace(1) %data, float %by) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr float, ptr addrspace(1) %data, i32 %tid
  %value = load float, ptr addrspace(1) %own, align 4
  %slot = getelementptr float, ptr addrspace(3) @tile, i32 %tid
  store float %value, ptr addrspace(3) %slot, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %last = sub i32 127, %tid
  %other = getelementptr float, ptr addrspace(3) @tile, i32 %last
  %found = load float, ptr addrspace(3) %other, align 4
  %quotient = fdiv float %found, %by
  store float %quotient, ptr addrspace(1) %own, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="128" }
