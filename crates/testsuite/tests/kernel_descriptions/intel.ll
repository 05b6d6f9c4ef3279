; Kernels with arguments of many kinds, shared local memory, images and sizes of work-groups.
target triple = "spir64"

%pair = type { i64, i32 }

@sharing.tile = internal addrspace(3) global [64 x float] undef, align 16

define spir_kernel void @arguments(ptr addrspace(1) %global, i8 %byte, <4 x float> %vector, ptr byval(%pair) %pair, ptr addrspace(2) %constant, ptr addrspace(3) align 8 %shared) !kernel_arg_name !1 {
  %a = load i64, ptr %pair
  store i64 %a, ptr addrspace(1) %global
  store i8 %byte, ptr addrspace(3) %shared
  %c = load i32, ptr addrspace(2) %constant
  %q = getelementptr i8, ptr addrspace(1) %global, i64 8
  store i32 %c, ptr addrspace(1) %q
  %p = getelementptr i8, ptr addrspace(1) %global, i64 16
  store <4 x float> %vector, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @sharing(ptr addrspace(1) %out) !reqd_work_group_size !0 {
  %t = call i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr [64 x float], ptr addrspace(3) @sharing.tile, i64 0, i64 %t
  %x = load volatile float, ptr addrspace(3) %p
  %g = call i64 @_Z14get_num_groupsj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %out, i64 %g
  store float %x, ptr addrspace(1) %at
  ret void
}

define spir_kernel void @reads(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) %out) {
  %x = call <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> <i32 1, i32 2>)
  store <4 x float> %x, ptr addrspace(1) %out
  ret void
}

declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_num_groupsj(i32)
declare <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

!0 = !{i32 64, i32 1, i32 1}
!1 = !{!"out", !"byte", !"vector", !"pair", !"table", !"scratch"}
