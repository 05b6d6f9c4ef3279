; Each workgroup turns the order of its 64 values around. The barrier between the stores and the loads is missing.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [64 x i32] poison, align 4

define amdgpu_kernel void @reverse(ptr addrspace(1) %data) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %tid
  %value = load i32, ptr addrspace(1) %own, align 4
  %slot = getelementptr i32, ptr addrspace(3) @tile, i32 %tid
  store i32 %value, ptr addrspace(3) %slot, align 4
  %last = sub i32 63, %tid
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %last
  %found = load i32, ptr addrspace(3) %other, align 4
  store i32 %found, ptr addrspace(1) %own, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="64,64" }
