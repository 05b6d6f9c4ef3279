; Each workgroup of 128 turns the order of its values around, and divides them.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x float] poison, align 4

define amdgpu_kernel void @reverse(ptr addrspace(1) %data, float %by) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr float, ptr addrspace(1) %data, i32 %tid
  %value = load float, ptr addrspace(1) %own, align 4
  %slot = getelementptr float, ptr addrspace(3) @tile, i32 %tid
  store float %value, ptr addrspace(3) %slot, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %last = sub i32 127, %tid
  %other = getelementptr float, ptr addrspace(3) @tile, i32 %last
  %found = load float, ptr addrspace(3) %other, align 4
  %quotient = fdiv float %found, %by
  store float %quotient, ptr addrspace(1) %own, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="CPU" "amdgpu-flat-work-group-size"="128,128" }
