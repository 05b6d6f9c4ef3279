; Kernels with arguments of many kinds, LDS, scratch, hidden arguments and sizes of work-groups.
target triple = "amdgcn-amd-amdhsa"

%pair = type { i64, i32 }

@tile = internal addrspace(3) global [64 x float] undef, align 16
@more = external addrspace(3) global [0 x i32], align 4

define amdgpu_kernel void @arguments(ptr addrspace(1) %global, i8 %byte, <4 x float> %vector, ptr addrspace(4) byref(%pair) %pair, double %last, ptr addrspace(3) %shared, ptr %any) {
  %a = load i64, ptr addrspace(4) %pair
  store i64 %a, ptr addrspace(1) %global
  store i8 %byte, ptr addrspace(3) %shared
  store double %last, ptr %any
  %p = getelementptr i8, ptr addrspace(1) %global, i64 16
  store <4 x float> %vector, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @sharing(ptr addrspace(1) %out) !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %t
  %x = load volatile float, ptr addrspace(3) %p
  store float %x, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @dynamic(ptr addrspace(1) %out, i32 %n) #0 {
  %i = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %count = load i32, ptr addrspace(4) %i
  %s = alloca [24 x i32], addrspace(5)
  %q = getelementptr [24 x i32], ptr addrspace(5) %s, i32 0, i32 %n
  store volatile i32 %count, ptr addrspace(5) %q
  %x = load i32, ptr addrspace(3) @more
  store i32 %x, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }

!0 = !{i32 64, i32 1, i32 1}
