; ModuleID = 'corpus/opencl/half_precision.cl'
source_filename = "corpus/opencl/half_precision.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@half_dot.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %7, i64 noundef %4, ptr addrspace(4) noundef %8) #9
  %9 = add i64 %5, %4
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %7, i64 noundef %9, ptr addrspace(4) noundef %8) #9
  %10 = fmul <4 x float> %7, splat (float 0x3F50624DE0000000)
  %11 = shl i64 %5, 1
  %12 = add i64 %11, %4
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %10, i64 noundef %12, ptr addrspace(4) noundef %8) #9
  %13 = fmul <4 x float> %7, splat (float 0x3E112E0BE0000000)
  %14 = mul i64 %5, 3
  %15 = add i64 %14, %4
  tail call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %13, i64 noundef %15, ptr addrspace(4) noundef %8) #9
  %16 = extractelement <4 x float> %7, i64 0
  %17 = shl i64 %5, 4
  %18 = shl i64 %4, 2
  %19 = add i64 %17, %18
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %16, i64 noundef %19, ptr addrspace(4) noundef %8) #9
  %20 = extractelement <4 x float> %7, i64 1
  %21 = or disjoint i64 %19, 1
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %20, i64 noundef %21, ptr addrspace(4) noundef %8) #9
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %23 = lshr exact i64 %19, 1
  %24 = or disjoint i64 %23, 1
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %22, i64 noundef %24, ptr addrspace(4) noundef %8) #9
  %25 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %12, ptr addrspace(4) noundef %8) #10
  %26 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %19, ptr addrspace(4) noundef %8) #10
  %27 = insertelement <4 x float> poison, float %26, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = fadd <4 x float> %25, %28
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %29, ptr addrspace(1) %30, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %7, i64 noundef %4, ptr addrspace(4) noundef %8) #9
  %9 = add i64 %5, %4
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %7, i64 noundef %9, ptr addrspace(4) noundef %8) #9
  %10 = fmul <4 x float> %7, splat (float 0x3F50624DE0000000)
  %11 = shl i64 %5, 1
  %12 = add i64 %11, %4
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %10, i64 noundef %12, ptr addrspace(4) noundef %8) #9
  %13 = fmul <4 x float> %7, splat (float 0x3E112E0BE0000000)
  %14 = mul i64 %5, 3
  %15 = add i64 %14, %4
  tail call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %13, i64 noundef %15, ptr addrspace(4) noundef %8) #9
  %16 = extractelement <4 x float> %7, i64 0
  %17 = shl i64 %5, 4
  %18 = shl i64 %4, 2
  %19 = add i64 %17, %18
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %16, i64 noundef %19, ptr addrspace(4) noundef %8) #9
  %20 = extractelement <4 x float> %7, i64 1
  %21 = or disjoint i64 %19, 1
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %20, i64 noundef %21, ptr addrspace(4) noundef %8) #9
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %23 = lshr exact i64 %19, 1
  %24 = or disjoint i64 %23, 1
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %22, i64 noundef %24, ptr addrspace(4) noundef %8) #9
  %25 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %12, ptr addrspace(4) noundef %8) #10
  %26 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %19, ptr addrspace(4) noundef %8) #10
  %27 = insertelement <4 x float> poison, float %26, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = fadd <4 x float> %25, %28
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %29, ptr addrspace(1) %30, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = fptrunc float %2 to half
  %6 = insertelement <4 x half> poison, half %5, i64 0
  %7 = shufflevector <4 x half> %6, <4 x half> poison, <4 x i32> zeroinitializer
  %8 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %4
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %4
  %11 = load <4 x half>, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = tail call <4 x half> @llvm.fma.v4f16(<4 x half> %7, <4 x half> %9, <4 x half> %11)
  %13 = fcmp ogt <4 x half> %12, splat (half 0xH3C00)
  %14 = fadd <4 x half> %12, splat (half 0xHB800)
  %15 = select <4 x i1> %13, <4 x half> %14, <4 x half> %12
  %16 = tail call <4 x half> @llvm.minnum.v4f16(<4 x half> %15, <4 x half> splat (half 0xH4000))
  %17 = fneg <4 x half> %16
  %18 = shufflevector <4 x half> %9, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %19 = tail call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %17, <4 x half> splat (half 0xH3400), <4 x half> %18)
  store <4 x half> %19, ptr addrspace(1) %10, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = fptrunc float %2 to half
  %6 = insertelement <4 x half> poison, half %5, i64 0
  %7 = shufflevector <4 x half> %6, <4 x half> poison, <4 x i32> zeroinitializer
  %8 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %4
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %4
  %11 = load <4 x half>, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = tail call <4 x half> @llvm.fma.v4f16(<4 x half> %7, <4 x half> %9, <4 x half> %11)
  %13 = fcmp ogt <4 x half> %12, splat (half 0xH3C00)
  %14 = fadd <4 x half> %12, splat (half 0xHB800)
  %15 = select <4 x i1> %13, <4 x half> %14, <4 x half> %12
  %16 = tail call <4 x half> @llvm.minnum.v4f16(<4 x half> %15, <4 x half> splat (half 0xH4000))
  %17 = fneg <4 x half> %16
  %18 = shufflevector <4 x half> %9, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %19 = tail call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %17, <4 x half> splat (half 0xH3400), <4 x half> %18)
  store <4 x half> %19, ptr addrspace(1) %10, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x half>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %6
  %10 = load <8 x half>, ptr addrspace(1) %9, align 16, !tbaa !13
  %11 = fmul <8 x half> %8, %10
  %12 = fpext <8 x half> %11 to <8 x float>
  %13 = shufflevector <8 x float> %12, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = shufflevector <8 x float> %12, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %15 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %13, <4 x float> noundef %14) #8
  %16 = extractelement <8 x half> %11, i64 0
  %17 = fpext half %16 to float
  %18 = fadd float %15, %17
  %19 = sext i32 %5 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) @half_dot.s, i64 %19
  store float %18, ptr addrspace(3) %20, align 4, !tbaa !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %21 = icmp slt i32 %5, 16
  br i1 %21, label %22, label %29

22:                                               ; preds = %3
  %23 = sext i32 %5 to i64
  %24 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 64
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !20
  %27 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %29

29:                                               ; preds = %22, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %30 = icmp slt i32 %5, 8
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = sext i32 %5 to i64
  %33 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %32
  %34 = getelementptr i8, ptr addrspace(3) %33, i64 32
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !20
  %36 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %37 = fadd float %35, %36
  store float %37, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %38

38:                                               ; preds = %31, %29
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %39 = icmp slt i32 %5, 4
  br i1 %39, label %40, label %47

40:                                               ; preds = %38
  %41 = sext i32 %5 to i64
  %42 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 16
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !20
  %45 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %46 = fadd float %44, %45
  store float %46, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %47

47:                                               ; preds = %40, %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %48 = icmp slt i32 %5, 2
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = sext i32 %5 to i64
  %51 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %50
  %52 = getelementptr i8, ptr addrspace(3) %51, i64 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !20
  %54 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %56

56:                                               ; preds = %49, %47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %57 = icmp slt i32 %5, 1
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = sext i32 %5 to i64
  %60 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %59
  %61 = getelementptr i8, ptr addrspace(3) %60, i64 4
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !20
  %63 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %64 = fadd float %62, %63
  store float %64, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %65

65:                                               ; preds = %58, %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %66 = icmp eq i32 %5, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %65
  %68 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !20
  %69 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %69
  store float %68, ptr addrspace(1) %70, align 4, !tbaa !20
  br label %71

71:                                               ; preds = %65, %67
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x half>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %6
  %10 = load <8 x half>, ptr addrspace(1) %9, align 16, !tbaa !13
  %11 = fmul <8 x half> %8, %10
  %12 = fpext <8 x half> %11 to <8 x float>
  %13 = shufflevector <8 x float> %12, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = shufflevector <8 x float> %12, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %15 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %13, <4 x float> noundef %14) #8
  %16 = extractelement <8 x half> %11, i64 0
  %17 = fpext half %16 to float
  %18 = fadd float %15, %17
  %19 = sext i32 %5 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) @half_dot.s, i64 %19
  store float %18, ptr addrspace(3) %20, align 4, !tbaa !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %21 = icmp slt i32 %5, 16
  br i1 %21, label %22, label %29

22:                                               ; preds = %3
  %23 = sext i32 %5 to i64
  %24 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 64
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !20
  %27 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %29

29:                                               ; preds = %22, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %30 = icmp slt i32 %5, 8
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = sext i32 %5 to i64
  %33 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %32
  %34 = getelementptr i8, ptr addrspace(3) %33, i64 32
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !20
  %36 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %37 = fadd float %35, %36
  store float %37, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %38

38:                                               ; preds = %31, %29
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %39 = icmp slt i32 %5, 4
  br i1 %39, label %40, label %47

40:                                               ; preds = %38
  %41 = sext i32 %5 to i64
  %42 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 16
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !20
  %45 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %46 = fadd float %44, %45
  store float %46, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %47

47:                                               ; preds = %40, %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %48 = icmp slt i32 %5, 2
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = sext i32 %5 to i64
  %51 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %50
  %52 = getelementptr i8, ptr addrspace(3) %51, i64 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !20
  %54 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %56

56:                                               ; preds = %49, %47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %57 = icmp slt i32 %5, 1
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = sext i32 %5 to i64
  %60 = getelementptr float, ptr addrspace(3) @half_dot.s, i64 %59
  %61 = getelementptr i8, ptr addrspace(3) %60, i64 4
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !20
  %63 = load float, ptr addrspace(3) %20, align 4, !tbaa !20
  %64 = fadd float %62, %63
  store float %64, ptr addrspace(3) %20, align 4, !tbaa !20
  br label %65

65:                                               ; preds = %58, %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %66 = icmp eq i32 %5, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %65
  %68 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !20
  %69 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %69
  store float %68, ptr addrspace(1) %70, align 4, !tbaa !20
  br label %71

71:                                               ; preds = %67, %65
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %5
  %7 = load half, ptr addrspace(1) %6, align 2, !tbaa !26
  %8 = fptosi half %7 to i32
  %9 = mul nsw i32 %8, 3
  %10 = fcmp olt half %7, 0xH0000
  %11 = zext i1 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = fcmp ogt half %7, 0xH5BF8
  %15 = fcmp ole half %7, 0xH0000
  %16 = select i1 %15, half 0xH0000, half %7
  %17 = fptoui half %16 to i8
  %18 = select i1 %14, i8 -1, i8 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  store i8 %18, ptr addrspace(1) %19, align 1, !tbaa !13
  %20 = fsub half 0xH0000, %7
  %21 = fmul half %7, 0xH3800
  %22 = fsub half %20, %21
  %23 = fdiv half %7, 0xH4200
  %24 = fsub half %22, %23
  %25 = fmul half %7, 0xH3400
  %26 = fsub half %24, %25
  %27 = trunc i64 %5 to i16
  %28 = sitofp i16 %27 to half
  %29 = fadd half %26, %28
  %30 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %29, ptr addrspace(1) %30, align 2, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %5
  %7 = load half, ptr addrspace(1) %6, align 2, !tbaa !26
  %8 = fptosi half %7 to i32
  %9 = mul nsw i32 %8, 3
  %10 = fcmp olt half %7, 0xH0000
  %11 = zext i1 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = fcmp ogt half %7, 0xH5BF8
  %15 = fcmp ole half %7, 0xH0000
  %16 = select i1 %15, half 0xH0000, half %7
  %17 = fptoui half %16 to i8
  %18 = select i1 %14, i8 -1, i8 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  store i8 %18, ptr addrspace(1) %19, align 1, !tbaa !13
  %20 = fsub half 0xH0000, %7
  %21 = fmul half %7, 0xH3800
  %22 = fsub half %20, %21
  %23 = fdiv half %7, 0xH4200
  %24 = fsub half %22, %23
  %25 = fmul half %7, 0xH3400
  %26 = fsub half %24, %25
  %27 = trunc i64 %5 to i16
  %28 = sitofp i16 %27 to half
  %29 = fadd half %26, %28
  %30 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %29, ptr addrspace(1) %30, align 2, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.minnum.v4f16(<4 x half>, <4 x half>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float4*", !"half*", !"float4*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"half*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"half4*", !"half4*", !"float"}
!16 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"float"}
!17 = !{!"half8*", !"half8*", !"float*"}
!18 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"float*"}
!19 = !{!"const", !"const", !""}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{i32 1, i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"half*", !"int*", !"uchar*", !"half*"}
!25 = !{!"const", !"", !"", !""}
!26 = !{!27, !27, i64 0}
!27 = !{!"half", !6, i64 0}
