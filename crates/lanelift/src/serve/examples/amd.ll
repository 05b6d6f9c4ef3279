target triple = "amdgcn-amd-amdhsa"

; y[i] = a * x[i] + y[i]
define amdgpu_kernel void @saxpy(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y, float %a, i32 %n) {
entry:
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %base = shl i32 %group, 8
  %i = add i32 %base, %item
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %body, label %done

body:
  %index = zext i32 %i to i64
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %index
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %index
  %vx = load float, ptr addrspace(1) %px, align 4
  %vy = load float, ptr addrspace(1) %py, align 4
  %r = call float @llvm.fma.f32(float %a, float %vx, float %vy)
  store float %r, ptr addrspace(1) %py, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fma.f32(float, float, float)
