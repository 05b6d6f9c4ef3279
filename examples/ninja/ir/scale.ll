source_filename = "scale.ll"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @scale(ptr addrspace(1) %p, i32 %by) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %old = load i32, ptr addrspace(1) %at, align 4
  %new = mul i32 %old, %by
  store i32 %new, ptr addrspace(1) %at, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
