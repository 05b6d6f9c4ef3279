; ModuleID = 'corpus/opencl/bilateral.cl'
source_filename = "corpus/opencl/bilateral.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %2, %9
  %13 = icmp sgt i32 %3, %11
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %72

15:                                               ; preds = %7
  %16 = mul nsw i32 %2, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !13
  %21 = sub nsw i32 0, %4
  %22 = icmp slt i32 %4, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = add nsw i32 %3, -1
  %25 = add nsw i32 %2, -1
  %26 = fneg float %6
  br label %35

27:                                               ; preds = %43, %15
  %28 = phi float [ 0.000000e+00, %15 ], [ %69, %43 ]
  %29 = phi <4 x float> [ zeroinitializer, %15 ], [ %68, %43 ]
  %30 = insertelement <4 x float> poison, float %28, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %32 = fdiv <4 x float> %29, %31, !fpmath !14
  %33 = shufflevector <4 x float> %32, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %18
  store <4 x float> %33, ptr addrspace(1) %34, align 16, !tbaa !13
  br label %72

35:                                               ; preds = %43, %23
  %36 = phi <4 x float> [ zeroinitializer, %23 ], [ %68, %43 ]
  %37 = phi float [ 0.000000e+00, %23 ], [ %69, %43 ]
  %38 = phi i32 [ %21, %23 ], [ %44, %43 ]
  %39 = add nsw i32 %38, %11
  %40 = tail call spir_func i32 @_Z5clampiii(i32 noundef %39, i32 noundef 0, i32 noundef %24) #4
  %41 = mul nsw i32 %40, %2
  %42 = mul nsw i32 %38, %38
  br label %46

43:                                               ; preds = %46
  %44 = add nsw i32 %38, 1
  %45 = icmp slt i32 %38, %4
  br i1 %45, label %35, label %27

46:                                               ; preds = %35, %46
  %47 = phi <4 x float> [ %36, %35 ], [ %68, %46 ]
  %48 = phi float [ %37, %35 ], [ %69, %46 ]
  %49 = phi i32 [ %21, %35 ], [ %70, %46 ]
  %50 = add nsw i32 %49, %9
  %51 = tail call spir_func i32 @_Z5clampiii(i32 noundef %50, i32 noundef 0, i32 noundef %25) #4
  %52 = add nsw i32 %51, %41
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !13
  %56 = fsub <4 x float> %55, %20
  %57 = mul nsw i32 %49, %49
  %58 = add nuw nsw i32 %57, %42
  %59 = uitofp nneg i32 %58 to float
  %60 = fneg float %59
  %61 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %62 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %61, <3 x float> noundef %61) #4
  %63 = fmul float %62, %26
  %64 = tail call float @llvm.fmuladd.f32(float %60, float %5, float %63)
  %65 = tail call spir_func float @_Z3expf(float noundef %64) #4
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %67, <4 x float> %55, <4 x float> %47)
  %69 = fadd float %48, %65
  %70 = add nsw i32 %49, 1
  %71 = icmp slt i32 %49, %4
  br i1 %71, label %46, label %43

72:                                               ; preds = %7, %27
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %2, %9
  %13 = icmp sgt i32 %3, %11
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %72

15:                                               ; preds = %7
  %16 = mul nsw i32 %2, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !13
  %21 = sub nsw i32 0, %4
  %22 = icmp slt i32 %4, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = add nsw i32 %3, -1
  %25 = add nsw i32 %2, -1
  %26 = fneg float %6
  br label %35

27:                                               ; preds = %43, %15
  %28 = phi float [ 0.000000e+00, %15 ], [ %69, %43 ]
  %29 = phi <4 x float> [ zeroinitializer, %15 ], [ %68, %43 ]
  %30 = insertelement <4 x float> poison, float %28, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %32 = fdiv <4 x float> %29, %31, !fpmath !14
  %33 = shufflevector <4 x float> %32, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %18
  store <4 x float> %33, ptr addrspace(1) %34, align 16, !tbaa !13
  br label %72

35:                                               ; preds = %43, %23
  %36 = phi <4 x float> [ zeroinitializer, %23 ], [ %68, %43 ]
  %37 = phi float [ 0.000000e+00, %23 ], [ %69, %43 ]
  %38 = phi i32 [ %21, %23 ], [ %44, %43 ]
  %39 = add nsw i32 %38, %11
  %40 = tail call spir_func i32 @_Z5clampiii(i32 noundef %39, i32 noundef 0, i32 noundef %24) #4
  %41 = mul nsw i32 %40, %2
  %42 = mul nsw i32 %38, %38
  br label %46

43:                                               ; preds = %46
  %44 = add nsw i32 %38, 1
  %45 = icmp slt i32 %38, %4
  br i1 %45, label %35, label %27

46:                                               ; preds = %35, %46
  %47 = phi <4 x float> [ %36, %35 ], [ %68, %46 ]
  %48 = phi float [ %37, %35 ], [ %69, %46 ]
  %49 = phi i32 [ %21, %35 ], [ %70, %46 ]
  %50 = add nsw i32 %49, %9
  %51 = tail call spir_func i32 @_Z5clampiii(i32 noundef %50, i32 noundef 0, i32 noundef %25) #4
  %52 = add nsw i32 %51, %41
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !13
  %56 = fsub <4 x float> %55, %20
  %57 = mul nsw i32 %49, %49
  %58 = add nuw nsw i32 %57, %42
  %59 = uitofp nneg i32 %58 to float
  %60 = fneg float %59
  %61 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %62 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %61, <3 x float> noundef %61) #4
  %63 = fmul float %62, %26
  %64 = tail call float @llvm.fmuladd.f32(float %60, float %5, float %63)
  %65 = tail call spir_func float @_Z3expf(float noundef %64) #4
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %67, <4 x float> %55, <4 x float> %47)
  %69 = fadd float %48, %65
  %70 = add nsw i32 %49, 1
  %71 = icmp slt i32 %49, %4
  br i1 %71, label %46, label %43

72:                                               ; preds = %7, %27
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, 6
  %7 = add i32 %5, 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !19
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = add i32 %5, 5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = add i32 %5, 7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !19
  %22 = add i32 %5, 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  br label %26

26:                                               ; preds = %3, %26
  %27 = phi float [ 0.000000e+00, %3 ], [ %63, %26 ]
  %28 = phi float [ 0.000000e+00, %3 ], [ %64, %26 ]
  %29 = phi i32 [ -4, %3 ], [ %65, %26 ]
  %30 = add nsw i32 %29, %6
  %31 = sext i32 %30 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 -8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !19
  %35 = fsub float %10, %34
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %35, float 0.000000e+00)
  %37 = sext i32 %30 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 -4
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = fsub float %17, %40
  %42 = tail call float @llvm.fmuladd.f32(float %41, float %41, float %36)
  %43 = sext i32 %30 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = fsub float %13, %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %42)
  %48 = sext i32 %30 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 4
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !19
  %52 = fsub float %21, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %47)
  %54 = sext i32 %30 to i64
  %55 = getelementptr float, ptr addrspace(1) %0, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 8
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !19
  %58 = fsub float %25, %57
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %53)
  %60 = fneg float %59
  %61 = fmul float %2, %60
  %62 = tail call spir_func float @_Z11native_exp2f(float noundef %61) #4
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %45, float %27)
  %64 = fadd float %28, %62
  %65 = add nsw i32 %29, 1
  %66 = icmp slt i32 %29, 4
  br i1 %66, label %26, label %67

67:                                               ; preds = %26
  %68 = tail call spir_func float @_Z13native_divideff(float noundef %63, float noundef %64) #4
  %69 = sext i32 %5 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %69
  store float %68, ptr addrspace(1) %70, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, 6
  %7 = add i32 %5, 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !19
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = add i32 %5, 5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = add i32 %5, 7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !19
  %22 = add i32 %5, 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  br label %26

26:                                               ; preds = %3, %26
  %27 = phi float [ 0.000000e+00, %3 ], [ %63, %26 ]
  %28 = phi float [ 0.000000e+00, %3 ], [ %64, %26 ]
  %29 = phi i32 [ -4, %3 ], [ %65, %26 ]
  %30 = add nsw i32 %29, %6
  %31 = sext i32 %30 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 -8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !19
  %35 = fsub float %10, %34
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %35, float 0.000000e+00)
  %37 = sext i32 %30 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 -4
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = fsub float %17, %40
  %42 = tail call float @llvm.fmuladd.f32(float %41, float %41, float %36)
  %43 = sext i32 %30 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = fsub float %13, %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %42)
  %48 = sext i32 %30 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 4
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !19
  %52 = fsub float %21, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %47)
  %54 = sext i32 %30 to i64
  %55 = getelementptr float, ptr addrspace(1) %0, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 8
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !19
  %58 = fsub float %25, %57
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %53)
  %60 = fneg float %59
  %61 = fmul float %2, %60
  %62 = tail call spir_func float @_Z11native_exp2f(float noundef %61) #4
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %45, float %27)
  %64 = fadd float %28, %62
  %65 = add nsw i32 %29, 1
  %66 = icmp slt i32 %29, 4
  br i1 %66, label %26, label %67

67:                                               ; preds = %26
  %68 = tail call spir_func float @_Z13native_divideff(float noundef %63, float noundef %64) #4
  %69 = sext i32 %5 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %69
  store float %68, ptr addrspace(1) %70, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11native_exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z13native_divideff(float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"int", !"int", !"int", !"float", !"float"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"float", !"float"}
!12 = !{!"const", !"", !"", !"", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float"}
!18 = !{!"const", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
