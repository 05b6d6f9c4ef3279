target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rows(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %3, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %4, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #11
  %12 = trunc i64 %11 to i32
  %13 = xor i32 %8, -1
  %14 = add i32 %12, %13
  %15 = insertelement <2 x i32> poison, i32 %14, i64 0
  %16 = sub nsw i32 1, %10
  %17 = insertelement <2 x i32> %15, i32 %16, i64 1
  %18 = insertelement <2 x i32> poison, i32 %8, i64 0
  %19 = insertelement <2 x i32> %18, i32 %10, i64 1
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, <2 x i32> noundef %19) #12
  %21 = fmul <4 x float> %20, splat (float 2.000000e+00)
  tail call spir_func void @_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %3, <2 x i32> noundef %17, <4 x float> noundef %21) #13
  %22 = icmp eq i32 %10, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %6
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %8) #12
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %14, <4 x float> noundef %25) #13
  %26 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %4, i32 noundef %8) #12
  %27 = add <4 x i32> %26, splat (i32 1)
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_woiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %5, i32 noundef %14, <4 x i32> noundef %27) #13
  br label %28

28:                                               ; preds = %6, %23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rows(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %3, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %4, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #11
  %12 = trunc i64 %11 to i32
  %13 = xor i32 %8, -1
  %14 = add i32 %12, %13
  %15 = insertelement <2 x i32> poison, i32 %14, i64 0
  %16 = sub nsw i32 1, %10
  %17 = insertelement <2 x i32> %15, i32 %16, i64 1
  %18 = insertelement <2 x i32> poison, i32 %8, i64 0
  %19 = insertelement <2 x i32> %18, i32 %10, i64 1
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, <2 x i32> noundef %19) #12
  %21 = fmul <4 x float> %20, splat (float 2.000000e+00)
  tail call spir_func void @_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %3, <2 x i32> noundef %17, <4 x float> noundef %21) #13
  %22 = icmp eq i32 %10, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %6
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %8) #12
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %14, <4 x float> noundef %25) #13
  %26 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %4, i32 noundef %8) #12
  %27 = add <4 x i32> %26, splat (i32 1)
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_woiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %5, i32 noundef %14, <4 x i32> noundef %27) #13
  br label %28

28:                                               ; preds = %23, %6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @volumes(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #11
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #11
  %15 = xor <4 x i32> %13, <i32 -1, i32 -1, i32 -1, i32 poison>
  %16 = add <4 x i32> %14, %15
  %17 = insertelement <4 x i32> %16, i32 0, i64 3
  %18 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %13) #12
  %19 = add <4 x i32> %18, splat (i32 -7)
  tail call spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %17, <4 x i32> noundef %19) #13
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, <4 x i32> noundef %13) #12
  %21 = fadd <4 x float> %20, splat (float 5.000000e-01)
  tail call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %3, <4 x i32> noundef %17, <4 x float> noundef %21) #13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_volumes(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #11
  %10 = trunc i64 %9 to i32
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #11
  %15 = xor <4 x i32> %13, <i32 -1, i32 -1, i32 -1, i32 poison>
  %16 = add <4 x i32> %14, %15
  %17 = insertelement <4 x i32> %16, i32 0, i64 3
  %18 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %13) #12
  %19 = add <4 x i32> %18, splat (i32 -7)
  tail call spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %17, <4 x i32> noundef %19) #13
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, <4 x i32> noundef %13) #12
  %21 = fadd <4 x float> %20, splat (float 5.000000e-01)
  tail call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %3, <4 x i32> noundef %17, <4 x float> noundef %21) #13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @filters(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = shl i64 %7, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %9
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8
  %12 = sitofp <2 x i32> %11 to <2 x float>
  %13 = fmul <2 x float> %12, splat (float 2.500000e-01)
  %14 = insertelement <2 x float> poison, float %4, i64 0
  %15 = insertelement <2 x float> %14, float %5, i64 1
  %16 = fmul <2 x float> %15, %13
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %16) #12
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %9
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_filters(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = shl i64 %7, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %9
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8
  %12 = sitofp <2 x i32> %11 to <2 x float>
  %13 = fmul <2 x float> %12, splat (float 2.500000e-01)
  %14 = insertelement <2 x float> poison, float %4, i64 0
  %15 = insertelement <2 x float> %14, float %5, i64 1
  %16 = fmul <2 x float> %15, %13
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %16) #12
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %9
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %6
  %8 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !21
  %9 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %8) #11
  %10 = fmul <2 x float> %9, splat (float 2.500000e-01)
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %10) #12
  %13 = shl nsw i32 %5, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  store <4 x float> %12, ptr addrspace(1) %15, align 16, !tbaa !21
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %3
  %19 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %20 = fmul <2 x float> %10, <float 1.250000e-01, float 2.500000e-01>
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %19, <2 x float> noundef %20) #12
  br label %26

22:                                               ; preds = %3
  %23 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %24 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !21
  %25 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %23, <2 x i32> noundef %24) #12
  br label %26

26:                                               ; preds = %18, %22
  %27 = phi <4 x float> [ %25, %22 ], [ %21, %18 ]
  %28 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %27, ptr addrspace(1) %28, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %6
  %8 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !21
  %9 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %8) #11
  %10 = fmul <2 x float> %9, splat (float 2.500000e-01)
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %10) #12
  %13 = shl nsw i32 %5, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  store <4 x float> %12, ptr addrspace(1) %15, align 16, !tbaa !21
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %3
  %19 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %20 = fmul <2 x float> %10, <float 1.250000e-01, float 2.500000e-01>
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %19, <2 x float> noundef %20) #12
  br label %26

22:                                               ; preds = %3
  %23 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %24 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !21
  %25 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %23, <2 x i32> noundef %24) #12
  br label %26

26:                                               ; preds = %22, %18
  %27 = phi <4 x float> [ %25, %22 ], [ %21, %18 ]
  %28 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %27, ptr addrspace(1) %28, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @integers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = shl i64 %7, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %9
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8
  %12 = sitofp <2 x i32> %11 to <2 x float>
  %13 = fmul <2 x float> %12, splat (float 2.500000e-01)
  %14 = insertelement <2 x float> poison, float %4, i64 0
  %15 = insertelement <2 x float> %14, float %5, i64 1
  %16 = fmul <2 x float> %15, %13
  %17 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %16) #12
  %18 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %9
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_integers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = shl i64 %7, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %9
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8
  %12 = sitofp <2 x i32> %11 to <2 x float>
  %13 = fmul <2 x float> %12, splat (float 2.500000e-01)
  %14 = insertelement <2 x float> poison, float %4, i64 0
  %15 = insertelement <2 x float> %14, float %5, i64 1
  %16 = fmul <2 x float> %15, %13
  %17 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %16) #12
  %18 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %9
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @texels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %7
  %9 = load <2 x i32>, ptr addrspace(1) %8, align 8, !tbaa !21
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %9) #12
  %11 = shl nsw i32 %6, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %12
  store <4 x i32> %10, ptr addrspace(1) %13, align 16, !tbaa !21
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %15 = load <2 x i32>, ptr addrspace(1) %8, align 8, !tbaa !21
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %15) #12
  %17 = getelementptr i8, ptr addrspace(1) %13, i64 16
  store <4 x i32> %16, ptr addrspace(1) %17, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_texels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %7
  %9 = load <2 x i32>, ptr addrspace(1) %8, align 8, !tbaa !21
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %9) #12
  %11 = shl nsw i32 %6, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %12
  store <4 x i32> %10, ptr addrspace(1) %13, align 16, !tbaa !21
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %15 = load <2 x i32>, ptr addrspace(1) %8, align 8, !tbaa !21
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %15) #12
  %17 = getelementptr i8, ptr addrspace(1) %13, i64 16
  store <4 x i32> %16, ptr addrspace(1) %17, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %3, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = sitofp i32 %11 to float
  %13 = fmul float %12, 2.500000e-01
  %14 = insertelement <4 x float> <float 1.000000e+00, float 2.000000e+00, float poison, float 0.000000e+00>, float %13, i64 2
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <4 x float> noundef %14) #12
  %16 = shl nsw i32 %7, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %4, i64 %17
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !21
  %19 = and i32 %7, 7
  %20 = insertelement <2 x i32> poison, i32 %19, i64 0
  %21 = load <2 x i32>, ptr addrspace(1) %9, align 8
  %22 = shufflevector <2 x i32> %20, <2 x i32> %21, <2 x i32> <i32 0, i32 2>
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x i32> noundef %22) #12
  %24 = getelementptr i8, ptr addrspace(1) %18, i64 16
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %3, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = sitofp i32 %11 to float
  %13 = fmul float %12, 2.500000e-01
  %14 = insertelement <4 x float> <float 1.000000e+00, float 2.000000e+00, float poison, float 0.000000e+00>, float %13, i64 2
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <4 x float> noundef %14) #12
  %16 = shl nsw i32 %7, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %4, i64 %17
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !21
  %19 = and i32 %7, 7
  %20 = insertelement <2 x i32> poison, i32 %19, i64 0
  %21 = load <2 x i32>, ptr addrspace(1) %9, align 8
  %22 = shufflevector <2 x i32> %20, <2 x i32> %21, <2 x i32> <i32 0, i32 2>
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x i32> noundef %22) #12
  %24 = getelementptr i8, ptr addrspace(1) %18, i64 16
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #12
  tail call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %10, <4 x half> noundef %11) #13
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #12
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> splat (float 4.000000e+00), <4 x float> splat (float -2.000000e+00))
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %10, <4 x float> noundef %13) #13
  %14 = mul nsw i32 %6, 40
  %15 = insertelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 4>, i32 %14, i64 0
  %16 = insertelement <4 x i32> %15, i32 %9, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %10, <4 x i32> noundef %16) #13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #12
  tail call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %10, <4 x half> noundef %11) #13
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #12
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> splat (float 4.000000e+00), <4 x float> splat (float -2.000000e+00))
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %10, <4 x float> noundef %13) #13
  %14 = mul nsw i32 %6, 40
  %15 = insertelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 4>, i32 %14, i64 0
  %16 = insertelement <4 x i32> %15, i32 %9, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %10, <4 x i32> noundef %16) #13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @asks(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 32)) %4) local_unnamed_addr #4 !kernel_arg_addr_space !41 !kernel_arg_access_qual !42 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %6 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %10 = add nsw i32 %9, -4318
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %13 = add nsw i32 %12, -4277
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #11
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3) #11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #11
  %23 = extractelement <4 x i32> %22, i64 0
  %24 = mul nsw i32 %23, 100
  %25 = extractelement <4 x i32> %22, i64 1
  %26 = mul nsw i32 %25, 10
  %27 = extractelement <4 x i32> %22, i64 2
  %28 = add i32 %26, %27
  %29 = add i32 %28, %24
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 28
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3) #11
  %32 = add nsw i32 %31, -4272
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %34 = trunc i64 %33 to i32
  %35 = add i32 %32, %34
  %36 = getelementptr i32, ptr addrspace(1) %4, i64 %33
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 32
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_asks(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 32)) %4) local_unnamed_addr #5 !kernel_arg_addr_space !41 !kernel_arg_access_qual !42 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %6 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %10 = add nsw i32 %9, -4318
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #11
  %13 = add nsw i32 %12, -4277
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #11
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3) #11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #11
  %23 = extractelement <4 x i32> %22, i64 0
  %24 = mul nsw i32 %23, 100
  %25 = extractelement <4 x i32> %22, i64 1
  %26 = mul nsw i32 %25, 10
  %27 = extractelement <4 x i32> %22, i64 2
  %28 = add i32 %26, %27
  %29 = add i32 %28, %24
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 28
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %3) #11
  %32 = add nsw i32 %31, -4272
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %34 = trunc i64 %33 to i32
  %35 = add i32 %32, %34
  %36 = getelementptr i32, ptr addrspace(1) %4, i64 %33
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 32
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @again(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !45 !kernel_arg_access_qual !46 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = srem i32 %4, 3
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %2, %11
  %12 = phi i32 [ %15, %11 ], [ 0, %2 ]
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #12
  %14 = fmul <4 x float> %13, splat (float 2.000000e+00)
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x float> noundef %14) #13
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #13
  %15 = add nuw nsw i32 %12, 1
  %16 = icmp slt i32 %12, %9
  br i1 %16, label %11, label %17

17:                                               ; preds = %11, %2
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #12
  %19 = extractelement <4 x float> %18, i64 1
  %20 = shl nsw i32 %7, 3
  %21 = add nsw i32 %20, %4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %22
  store float %19, ptr addrspace(1) %23, align 4, !tbaa !49
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_again(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !45 !kernel_arg_access_qual !46 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = srem i32 %4, 3
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %18, %2
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #12
  %13 = extractelement <4 x float> %12, i64 1
  %14 = shl nsw i32 %7, 3
  %15 = add nsw i32 %14, %4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  store float %13, ptr addrspace(1) %17, align 4, !tbaa !49
  ret void

18:                                               ; preds = %2, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %2 ]
  %20 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #12
  %21 = fmul <4 x float> %20, splat (float 2.000000e+00)
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x float> noundef %21) #13
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #13
  %22 = add nuw nsw i32 %19, 1
  %23 = icmp slt i32 %19, %9
  br i1 %23, label %18, label %11
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read)
define dso_local spir_func float @depth_of(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %1) local_unnamed_addr #6 {
  %3 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %1) #12
  ret float %3
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !51 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #12
  %11 = fadd float %10, 1.000000e+00
  %12 = shl nsw i32 %8, 3
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %14
  store float %11, ptr addrspace(1) %15, align 4, !tbaa !49
  %16 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #12
  %17 = fmul float %16, 3.000000e+00
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, float noundef %17) #13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !51 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #12
  %11 = fadd float %10, 1.000000e+00
  %12 = shl nsw i32 %8, 3
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %14
  store float %11, ptr addrspace(1) %15, align 4, !tbaa !49
  %16 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #12
  %17 = fmul float %16, 3.000000e+00
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, float noundef %17) #13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x float> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z13write_imageui21ocl_image1d_buffer_woiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x float> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #8

declare dso_local spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x half> noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #10

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32> noundef, float noundef) local_unnamed_addr #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }
attributes #13 = { convergent nounwind }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"read_only", !"write_only", !"read_only", !"write_only", !"read_only", !"write_only"}
!10 = !{!"image1d_t", !"image1d_t", !"image1d_array_t", !"image1d_array_t", !"image1d_buffer_t", !"image1d_buffer_t"}
!11 = !{!"", !"", !"", !"", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1}
!13 = !{!"read_only", !"write_only", !"read_only", !"write_only"}
!14 = !{!"image3d_t", !"image3d_t", !"image2d_array_t", !"image2d_array_t"}
!15 = !{!"", !"", !"", !""}
!16 = !{i32 1, i32 0, i32 1, i32 1, i32 0, i32 0}
!17 = !{!"read_only", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"image2d_t", !"sampler_t", !"int2*", !"float4*", !"float", !"float"}
!19 = !{!"image2d_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"float"}
!20 = !{!"", !"", !"const", !"", !"", !""}
!21 = !{!6, !6, i64 0}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"read_only", !"none", !"none"}
!24 = !{!"image2d_t", !"int2*", !"float4*"}
!25 = !{!"image2d_t", !"int __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!26 = !{!"", !"const", !""}
!27 = !{!"image2d_t", !"sampler_t", !"int2*", !"int4*", !"float", !"float"}
!28 = !{!"image2d_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(4)))*", !"float", !"float"}
!29 = !{i32 1, i32 0, i32 1, i32 1}
!30 = !{!"read_only", !"none", !"none", !"none"}
!31 = !{!"image2d_t", !"sampler_t", !"int2*", !"uint4*"}
!32 = !{!"image2d_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!33 = !{!"", !"", !"const", !""}
!34 = !{i32 1, i32 1, i32 0, i32 1, i32 1}
!35 = !{!"read_only", !"read_only", !"none", !"none", !"none"}
!36 = !{!"image2d_array_t", !"image1d_array_t", !"sampler_t", !"int2*", !"float4*"}
!37 = !{!"image2d_array_t", !"image1d_array_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!38 = !{!"", !"", !"", !"const", !""}
!39 = !{!"read_only", !"write_only", !"write_only", !"write_only"}
!40 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t"}
!41 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!42 = !{!"read_only", !"read_only", !"read_only", !"read_only", !"none"}
!43 = !{!"image2d_t", !"image3d_t", !"image2d_array_t", !"image1d_buffer_t", !"int*"}
!44 = !{!"", !"", !"", !"", !""}
!45 = !{i32 1, i32 1}
!46 = !{!"read_write", !"none"}
!47 = !{!"image2d_t", !"float*"}
!48 = !{!"", !""}
!49 = !{!50, !50, i64 0}
!50 = !{!"float", !6, i64 0}
!51 = !{!"read_only", !"write_only", !"none"}
!52 = !{!"image2d_depth_t", !"image2d_depth_t", !"float*"}
!53 = !{!"", !"", !""}
