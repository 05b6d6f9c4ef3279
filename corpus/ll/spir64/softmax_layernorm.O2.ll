; ModuleID = 'corpus/opencl/softmax_layernorm.cl'
source_filename = "corpus/opencl/softmax_layernorm.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@softmax_rows.s = internal addrspace(3) global [32 x float] undef, align 4
@layer_norm.s = internal addrspace(3) global [32 x float] undef, align 4
@rms_norm.s = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %2, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %15, %3
  %13 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %21, %15 ]
  %14 = tail call spir_func float @group_max(float noundef %13) #10
  br i1 %11, label %28, label %24

15:                                               ; preds = %3, %15
  %16 = phi float [ %21, %15 ], [ 0xC7EFFFFFE0000000, %3 ]
  %17 = phi i32 [ %22, %15 ], [ %10, %3 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = tail call spir_func float @_Z4fmaxff(float noundef %16, float noundef %20) #9
  %22 = add nsw i32 %17, 32
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %15, label %12

24:                                               ; preds = %28, %12
  %25 = phi float [ 0.000000e+00, %12 ], [ %37, %28 ]
  %26 = tail call spir_func float @group_sum(float noundef %25, ptr addrspace(3) noundef @softmax_rows.s) #10
  %27 = fdiv float 1.000000e+00, %26, !fpmath !14
  br i1 %11, label %40, label %48

28:                                               ; preds = %12, %28
  %29 = phi i32 [ %38, %28 ], [ %10, %12 ]
  %30 = phi float [ %37, %28 ], [ 0.000000e+00, %12 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fsub float %33, %14
  %35 = tail call spir_func float @_Z3expf(float noundef %34) #9
  %36 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %31
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !12
  %37 = fadd float %30, %35
  %38 = add nsw i32 %29, 32
  %39 = icmp slt i32 %38, %2
  br i1 %39, label %28, label %24

40:                                               ; preds = %24, %40
  %41 = phi i32 [ %46, %40 ], [ %10, %24 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fmul float %27, %44
  store float %45, ptr addrspace(1) %43, align 4, !tbaa !12
  %46 = add nsw i32 %41, 32
  %47 = icmp slt i32 %46, %2
  br i1 %47, label %40, label %48

48:                                               ; preds = %40, %24
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %2, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %15, %3
  %13 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %21, %15 ]
  %14 = tail call spir_func float @group_max(float noundef %13) #10
  br i1 %11, label %28, label %24

15:                                               ; preds = %3, %15
  %16 = phi float [ %21, %15 ], [ 0xC7EFFFFFE0000000, %3 ]
  %17 = phi i32 [ %22, %15 ], [ %10, %3 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = tail call spir_func float @_Z4fmaxff(float noundef %16, float noundef %20) #9
  %22 = add nsw i32 %17, 32
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %15, label %12

24:                                               ; preds = %28, %12
  %25 = phi float [ 0.000000e+00, %12 ], [ %37, %28 ]
  %26 = tail call spir_func float @group_sum(float noundef %25, ptr addrspace(3) noundef @softmax_rows.s) #10
  %27 = fdiv float 1.000000e+00, %26, !fpmath !14
  br i1 %11, label %41, label %40

28:                                               ; preds = %12, %28
  %29 = phi i32 [ %38, %28 ], [ %10, %12 ]
  %30 = phi float [ %37, %28 ], [ 0.000000e+00, %12 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fsub float %33, %14
  %35 = tail call spir_func float @_Z3expf(float noundef %34) #9
  %36 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %31
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !12
  %37 = fadd float %30, %35
  %38 = add nsw i32 %29, 32
  %39 = icmp slt i32 %38, %2
  br i1 %39, label %28, label %24

40:                                               ; preds = %41, %24
  ret void

41:                                               ; preds = %24, %41
  %42 = phi i32 [ %47, %41 ], [ %10, %24 ]
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = fmul float %27, %45
  store float %46, ptr addrspace(1) %44, align 4, !tbaa !12
  %47 = add nsw i32 %42, 32
  %48 = icmp slt i32 %47, %2
  br i1 %48, label %41, label %40
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %7 = sext i32 %3 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  br i1 %12, label %25, label %13

13:                                               ; preds = %25, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %33, %25 ]
  %15 = phi float [ 0.000000e+00, %5 ], [ %32, %25 ]
  %16 = tail call spir_func float @group_sum(float noundef %15, ptr addrspace(3) noundef @layer_norm.s) #10
  %17 = sitofp i32 %3 to float
  %18 = fdiv float %16, %17, !fpmath !14
  %19 = tail call spir_func float @group_sum(float noundef %14, ptr addrspace(3) noundef @layer_norm.s) #10
  %20 = fdiv float %19, %17, !fpmath !14
  %21 = fneg float %18
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %18, float %20)
  %23 = fadd float %4, %22
  %24 = tail call spir_func float @_Z5rsqrtf(float noundef %23) #9
  br i1 %12, label %36, label %50

25:                                               ; preds = %5, %25
  %26 = phi float [ %32, %25 ], [ 0.000000e+00, %5 ]
  %27 = phi float [ %33, %25 ], [ 0.000000e+00, %5 ]
  %28 = phi i32 [ %34, %25 ], [ %11, %5 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fadd float %26, %31
  %33 = tail call spir_func float @_Z3fmafff(float noundef %31, float noundef %31, float noundef %27) #9
  %34 = add nsw i32 %28, 32
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %25, label %13

36:                                               ; preds = %13, %36
  %37 = phi i32 [ %48, %36 ], [ %11, %13 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = fsub float %40, %18
  %42 = fmul float %24, %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = tail call float @llvm.fmuladd.f32(float %42, float %44, float %46)
  store float %47, ptr addrspace(1) %39, align 4, !tbaa !12
  %48 = add nsw i32 %37, 32
  %49 = icmp slt i32 %48, %3
  br i1 %49, label %36, label %50

50:                                               ; preds = %36, %13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %7 = sext i32 %3 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  br i1 %12, label %25, label %13

13:                                               ; preds = %25, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %33, %25 ]
  %15 = phi float [ 0.000000e+00, %5 ], [ %32, %25 ]
  %16 = tail call spir_func float @group_sum(float noundef %15, ptr addrspace(3) noundef @layer_norm.s) #10
  %17 = sitofp i32 %3 to float
  %18 = fdiv float %16, %17, !fpmath !14
  %19 = tail call spir_func float @group_sum(float noundef %14, ptr addrspace(3) noundef @layer_norm.s) #10
  %20 = fdiv float %19, %17, !fpmath !14
  %21 = fneg float %18
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %18, float %20)
  %23 = fadd float %4, %22
  %24 = tail call spir_func float @_Z5rsqrtf(float noundef %23) #9
  br i1 %12, label %37, label %36

25:                                               ; preds = %5, %25
  %26 = phi float [ %32, %25 ], [ 0.000000e+00, %5 ]
  %27 = phi float [ %33, %25 ], [ 0.000000e+00, %5 ]
  %28 = phi i32 [ %34, %25 ], [ %11, %5 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fadd float %26, %31
  %33 = tail call spir_func float @_Z3fmafff(float noundef %31, float noundef %31, float noundef %27) #9
  %34 = add nsw i32 %28, 32
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %25, label %13

36:                                               ; preds = %37, %13
  ret void

37:                                               ; preds = %13, %37
  %38 = phi i32 [ %49, %37 ], [ %11, %13 ]
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fsub float %41, %18
  %43 = fmul float %24, %42
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %39
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !12
  %48 = tail call float @llvm.fmuladd.f32(float %43, float %45, float %47)
  store float %48, ptr addrspace(1) %40, align 4, !tbaa !12
  %49 = add nsw i32 %38, 32
  %50 = icmp slt i32 %49, %3
  br i1 %50, label %37, label %36
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = sdiv i32 %2, 4
  %11 = icmp sgt i32 %10, %9
  br i1 %11, label %23, label %12

12:                                               ; preds = %23, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %30, %23 ]
  %14 = tail call spir_func float @group_sum(float noundef %13, ptr addrspace(3) noundef @rms_norm.s) #10
  %15 = sitofp i32 %2 to float
  %16 = fdiv float %14, %15, !fpmath !14
  %17 = fadd float %16, 0x3EB0C6F7A0000000
  %18 = tail call spir_func float @_Z5rsqrtf(float noundef %17) #9
  br i1 %11, label %19, label %43

19:                                               ; preds = %12
  %20 = insertelement <4 x float> poison, float %18, i64 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  br label %33

23:                                               ; preds = %3, %23
  %24 = phi float [ %30, %23 ], [ 0.000000e+00, %3 ]
  %25 = phi i32 [ %31, %23 ], [ %9, %3 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %7, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !20
  %29 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %28) #9
  %30 = fadd float %24, %29
  %31 = add nsw i32 %25, 32
  %32 = icmp slt i32 %31, %10
  br i1 %32, label %23, label %12

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %9, %19 ], [ %41, %33 ]
  %35 = sext i32 %34 to i64
  %36 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %35, ptr addrspace(4) noundef %22) #11
  %37 = fmul <4 x float> %21, %36
  %38 = getelementptr inbounds <4 x float>, ptr addrspace(1) %7, i64 %35
  %39 = load <4 x float>, ptr addrspace(1) %38, align 16, !tbaa !20
  %40 = fmul <4 x float> %39, %37
  store <4 x float> %40, ptr addrspace(1) %38, align 16, !tbaa !20
  %41 = add nsw i32 %34, 32
  %42 = icmp slt i32 %41, %10
  br i1 %42, label %33, label %43

43:                                               ; preds = %33, %12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = sdiv i32 %2, 4
  %11 = icmp sgt i32 %10, %9
  br i1 %11, label %23, label %12

12:                                               ; preds = %23, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %30, %23 ]
  %14 = tail call spir_func float @group_sum(float noundef %13, ptr addrspace(3) noundef @rms_norm.s) #10
  %15 = sitofp i32 %2 to float
  %16 = fdiv float %14, %15, !fpmath !14
  %17 = fadd float %16, 0x3EB0C6F7A0000000
  %18 = tail call spir_func float @_Z5rsqrtf(float noundef %17) #9
  br i1 %11, label %19, label %33

19:                                               ; preds = %12
  %20 = insertelement <4 x float> poison, float %18, i64 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  br label %34

23:                                               ; preds = %3, %23
  %24 = phi float [ %30, %23 ], [ 0.000000e+00, %3 ]
  %25 = phi i32 [ %31, %23 ], [ %9, %3 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %7, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !20
  %29 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %28) #9
  %30 = fadd float %24, %29
  %31 = add nsw i32 %25, 32
  %32 = icmp slt i32 %31, %10
  br i1 %32, label %23, label %12

33:                                               ; preds = %34, %12
  ret void

34:                                               ; preds = %19, %34
  %35 = phi i32 [ %9, %19 ], [ %42, %34 ]
  %36 = sext i32 %35 to i64
  %37 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %36, ptr addrspace(4) noundef %22) #11
  %38 = fmul <4 x float> %21, %37
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %7, i64 %36
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !20
  %41 = fmul <4 x float> %40, %38
  store <4 x float> %41, ptr addrspace(1) %39, align 16, !tbaa !20
  %42 = add nsw i32 %35, 32
  %43 = icmp slt i32 %42, %10
  br i1 %43, label %34, label %33
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = fmul float %7, 0x3FA6E4E260000000
  %9 = fmul float %7, %8
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %7, float %7)
  %11 = fmul float %10, 0x3FE9884540000000
  %12 = tail call spir_func float @_Z4tanhf(float noundef %11) #9
  %13 = fneg float %7
  %14 = tail call spir_func float @_Z3expf(float noundef %13) #9
  %15 = fcmp ogt float %7, 2.000000e+01
  br i1 %15, label %19, label %16

16:                                               ; preds = %2
  %17 = tail call spir_func float @_Z3expf(float noundef %7) #9
  %18 = tail call spir_func float @_Z5log1pf(float noundef %17) #9
  br label %19

19:                                               ; preds = %16, %2
  %20 = phi float [ %18, %16 ], [ %7, %2 ]
  %21 = fcmp ult float %7, 0.000000e+00
  br i1 %21, label %22, label %25

22:                                               ; preds = %19
  %23 = tail call spir_func float @_Z5expm1f(float noundef %7) #9
  %24 = fmul float %23, 0x3FB99999A0000000
  br label %25

25:                                               ; preds = %19, %22
  %26 = phi float [ %24, %22 ], [ %7, %19 ]
  %27 = fmul float %7, 5.000000e-01
  %28 = fadd float %12, 1.000000e+00
  %29 = fmul float %27, %28
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = fadd float %14, 1.000000e+00
  %32 = fdiv float %7, %31, !fpmath !14
  %33 = insertelement <4 x float> %30, float %32, i64 1
  %34 = insertelement <4 x float> %33, float %20, i64 2
  %35 = insertelement <4 x float> %34, float %26, i64 3
  %36 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = fmul float %7, 0x3FA6E4E260000000
  %9 = fmul float %7, %8
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %7, float %7)
  %11 = fmul float %10, 0x3FE9884540000000
  %12 = tail call spir_func float @_Z4tanhf(float noundef %11) #9
  %13 = fneg float %7
  %14 = tail call spir_func float @_Z3expf(float noundef %13) #9
  %15 = fcmp ogt float %7, 2.000000e+01
  br i1 %15, label %19, label %16

16:                                               ; preds = %2
  %17 = tail call spir_func float @_Z3expf(float noundef %7) #9
  %18 = tail call spir_func float @_Z5log1pf(float noundef %17) #9
  br label %19

19:                                               ; preds = %2, %16
  %20 = phi float [ %18, %16 ], [ %7, %2 ]
  %21 = fcmp ult float %7, 0.000000e+00
  br i1 %21, label %22, label %25

22:                                               ; preds = %19
  %23 = tail call spir_func float @_Z5expm1f(float noundef %7) #9
  %24 = fmul float %23, 0x3FB99999A0000000
  br label %25

25:                                               ; preds = %19, %22
  %26 = phi float [ %24, %22 ], [ %7, %19 ]
  %27 = fmul float %7, 5.000000e-01
  %28 = fadd float %12, 1.000000e+00
  %29 = fmul float %27, %28
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = fadd float %14, 1.000000e+00
  %32 = fdiv float %7, %31, !fpmath !14
  %33 = insertelement <4 x float> %30, float %32, i64 1
  %34 = insertelement <4 x float> %33, float %20, i64 2
  %35 = insertelement <4 x float> %34, float %26, i64 3
  %36 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @group_max(float noundef %0) unnamed_addr #5 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds float, ptr addrspace(3) @softmax_rows.s, i64 %4
  store float %0, ptr addrspace(3) %5, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %6 = icmp slt i32 %3, 16
  br i1 %6, label %7, label %14

7:                                                ; preds = %1
  %8 = load float, ptr addrspace(3) %5, align 4, !tbaa !12
  %9 = sext i32 %3 to i64
  %10 = getelementptr float, ptr addrspace(3) @softmax_rows.s, i64 %9
  %11 = getelementptr i8, ptr addrspace(3) %10, i64 64
  %12 = load float, ptr addrspace(3) %11, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z4fmaxff(float noundef %8, float noundef %12) #9
  store float %13, ptr addrspace(3) %5, align 4, !tbaa !12
  br label %14

14:                                               ; preds = %7, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %15 = icmp slt i32 %3, 8
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = load float, ptr addrspace(3) %5, align 4, !tbaa !12
  %18 = sext i32 %3 to i64
  %19 = getelementptr float, ptr addrspace(3) @softmax_rows.s, i64 %18
  %20 = getelementptr i8, ptr addrspace(3) %19, i64 32
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z4fmaxff(float noundef %17, float noundef %21) #9
  store float %22, ptr addrspace(3) %5, align 4, !tbaa !12
  br label %23

23:                                               ; preds = %16, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %24 = icmp slt i32 %3, 4
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = load float, ptr addrspace(3) %5, align 4, !tbaa !12
  %27 = sext i32 %3 to i64
  %28 = getelementptr float, ptr addrspace(3) @softmax_rows.s, i64 %27
  %29 = getelementptr i8, ptr addrspace(3) %28, i64 16
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %31 = tail call spir_func float @_Z4fmaxff(float noundef %26, float noundef %30) #9
  store float %31, ptr addrspace(3) %5, align 4, !tbaa !12
  br label %32

32:                                               ; preds = %25, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %33 = icmp slt i32 %3, 2
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = load float, ptr addrspace(3) %5, align 4, !tbaa !12
  %36 = sext i32 %3 to i64
  %37 = getelementptr float, ptr addrspace(3) @softmax_rows.s, i64 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i64 8
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !12
  %40 = tail call spir_func float @_Z4fmaxff(float noundef %35, float noundef %39) #9
  store float %40, ptr addrspace(3) %5, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %34, %32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %42 = icmp slt i32 %3, 1
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = load float, ptr addrspace(3) %5, align 4, !tbaa !12
  %45 = sext i32 %3 to i64
  %46 = getelementptr float, ptr addrspace(3) @softmax_rows.s, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 4
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %49 = tail call spir_func float @_Z4fmaxff(float noundef %44, float noundef %48) #9
  store float %49, ptr addrspace(3) %5, align 4, !tbaa !12
  br label %50

50:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %51 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  ret float %51
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @group_sum(float noundef %0, ptr addrspace(3) noundef captures(none) %1) unnamed_addr #5 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %5
  store float %0, ptr addrspace(3) %6, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %7 = icmp slt i32 %4, 16
  br i1 %7, label %8, label %15

8:                                                ; preds = %2
  %9 = sext i32 %4 to i64
  %10 = getelementptr float, ptr addrspace(3) %1, i64 %9
  %11 = getelementptr i8, ptr addrspace(3) %10, i64 64
  %12 = load float, ptr addrspace(3) %11, align 4, !tbaa !12
  %13 = load float, ptr addrspace(3) %6, align 4, !tbaa !12
  %14 = fadd float %12, %13
  store float %14, ptr addrspace(3) %6, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %8, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %16 = icmp slt i32 %4, 8
  br i1 %16, label %17, label %24

17:                                               ; preds = %15
  %18 = sext i32 %4 to i64
  %19 = getelementptr float, ptr addrspace(3) %1, i64 %18
  %20 = getelementptr i8, ptr addrspace(3) %19, i64 32
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !12
  %22 = load float, ptr addrspace(3) %6, align 4, !tbaa !12
  %23 = fadd float %21, %22
  store float %23, ptr addrspace(3) %6, align 4, !tbaa !12
  br label %24

24:                                               ; preds = %17, %15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %25 = icmp slt i32 %4, 4
  br i1 %25, label %26, label %33

26:                                               ; preds = %24
  %27 = sext i32 %4 to i64
  %28 = getelementptr float, ptr addrspace(3) %1, i64 %27
  %29 = getelementptr i8, ptr addrspace(3) %28, i64 16
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %31 = load float, ptr addrspace(3) %6, align 4, !tbaa !12
  %32 = fadd float %30, %31
  store float %32, ptr addrspace(3) %6, align 4, !tbaa !12
  br label %33

33:                                               ; preds = %26, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %34 = icmp slt i32 %4, 2
  br i1 %34, label %35, label %42

35:                                               ; preds = %33
  %36 = sext i32 %4 to i64
  %37 = getelementptr float, ptr addrspace(3) %1, i64 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i64 8
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !12
  %40 = load float, ptr addrspace(3) %6, align 4, !tbaa !12
  %41 = fadd float %39, %40
  store float %41, ptr addrspace(3) %6, align 4, !tbaa !12
  br label %42

42:                                               ; preds = %35, %33
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %43 = icmp slt i32 %4, 1
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = sext i32 %4 to i64
  %46 = getelementptr float, ptr addrspace(3) %1, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 4
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %49 = load float, ptr addrspace(3) %6, align 4, !tbaa !12
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %6, align 4, !tbaa !12
  br label %51

51:                                               ; preds = %44, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %52 = load float, ptr addrspace(3) %1, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  ret float %52
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4tanhf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5log1pf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5expm1f(float noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"int", !"float"}
!18 = !{!"", !"const", !"const", !"", !""}
!19 = !{!"", !"const", !""}
!20 = !{!6, !6, i64 0}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"float*", !"float4*"}
!24 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!25 = !{!"const", !""}
