; ModuleID = 'corpus/opencl/pb_gramschmidt.cl'
source_filename = "corpus/opencl/pb_gramschmidt.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@gs_whole.sum = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %28

8:                                                ; preds = %5
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %17, %8
  %11 = phi float [ 0.000000e+00, %8 ], [ %25, %17 ]
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #9
  %13 = add i32 %4, 1
  %14 = mul i32 %13, %2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float %12, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %28

17:                                               ; preds = %8, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %8 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %8 ]
  %20 = mul nsw i32 %18, %4
  %21 = add nsw i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %19)
  %26 = add nuw nsw i32 %18, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %17, label %10

28:                                               ; preds = %5, %10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %28

8:                                                ; preds = %5
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %17, %8
  %11 = phi float [ 0.000000e+00, %8 ], [ %25, %17 ]
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #9
  %13 = add i32 %4, 1
  %14 = mul i32 %13, %2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float %12, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %28

17:                                               ; preds = %8, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %8 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %8 ]
  %20 = mul nsw i32 %18, %4
  %21 = add nsw i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %19)
  %26 = add nuw nsw i32 %18, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %17, label %10

28:                                               ; preds = %10, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %4, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = mul nsw i32 %5, %8
  %12 = add nsw i32 %11, %3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = add i32 %5, 1
  %17 = mul i32 %16, %3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fdiv float %15, %20
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  br label %23

23:                                               ; preds = %6, %10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %4, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = mul nsw i32 %5, %8
  %12 = add nsw i32 %11, %3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = add i32 %5, 1
  %17 = mul i32 %16, %3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fdiv float %15, %20
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  br label %23

23:                                               ; preds = %10, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = add nsw i32 %3, 1
  %9 = trunc i64 %7 to i32
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %5
  br i1 %11, label %12, label %49

12:                                               ; preds = %6
  %13 = mul nsw i32 %5, %3
  %14 = add nsw i32 %10, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float 0.000000e+00, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %49

18:                                               ; preds = %12, %18
  %19 = phi float [ %30, %18 ], [ 0.000000e+00, %12 ]
  %20 = phi i32 [ %31, %18 ], [ 0, %12 ]
  %21 = mul nsw i32 %20, %5
  %22 = add nsw i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = add nsw i32 %21, %10
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = tail call float @llvm.fmuladd.f32(float %25, float %29, float %19)
  store float %30, ptr addrspace(1) %16, align 4, !tbaa !12
  %31 = add nuw nsw i32 %20, 1
  %32 = icmp slt i32 %31, %4
  br i1 %32, label %18, label %33

33:                                               ; preds = %18, %33
  %34 = phi i32 [ %47, %33 ], [ 0, %18 ]
  %35 = mul nsw i32 %34, %5
  %36 = add nsw i32 %35, %3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %41 = add nsw i32 %35, %10
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fneg float %39
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %40, float %44)
  store float %46, ptr addrspace(1) %43, align 4, !tbaa !12
  %47 = add nuw nsw i32 %34, 1
  %48 = icmp slt i32 %47, %4
  br i1 %48, label %33, label %49

49:                                               ; preds = %33, %12, %6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = add nsw i32 %3, 1
  %9 = trunc i64 %7 to i32
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %5
  br i1 %11, label %12, label %49

12:                                               ; preds = %6
  %13 = mul nsw i32 %5, %3
  %14 = add nsw i32 %10, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float 0.000000e+00, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %49

18:                                               ; preds = %12, %18
  %19 = phi float [ %30, %18 ], [ 0.000000e+00, %12 ]
  %20 = phi i32 [ %31, %18 ], [ 0, %12 ]
  %21 = mul nsw i32 %20, %5
  %22 = add nsw i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = add nsw i32 %21, %10
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = tail call float @llvm.fmuladd.f32(float %25, float %29, float %19)
  store float %30, ptr addrspace(1) %16, align 4, !tbaa !12
  %31 = add nuw nsw i32 %20, 1
  %32 = icmp slt i32 %31, %4
  br i1 %32, label %18, label %33

33:                                               ; preds = %18, %33
  %34 = phi i32 [ %47, %33 ], [ 0, %18 ]
  %35 = mul nsw i32 %34, %5
  %36 = add nsw i32 %35, %3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %41 = add nsw i32 %35, %10
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fneg float %39
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %40, float %44)
  store float %46, ptr addrspace(1) %43, align 4, !tbaa !12
  %47 = add nuw nsw i32 %34, 1
  %48 = icmp slt i32 %47, %4
  br i1 %48, label %33, label %49

49:                                               ; preds = %33, %12, %6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %104

7:                                                ; preds = %4
  %8 = trunc i64 %5 to i32
  %9 = icmp sgt i32 %2, %8
  %10 = mul nsw i32 %3, %8
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(3) @gs_whole.sum, i64 %11
  %13 = icmp eq i32 %8, 0
  %14 = icmp slt i32 %8, 16
  %15 = sext i32 %8 to i64
  %16 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %15
  %17 = getelementptr i8, ptr addrspace(3) %16, i64 64
  %18 = icmp slt i32 %8, 8
  %19 = sext i32 %8 to i64
  %20 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %19
  %21 = getelementptr i8, ptr addrspace(3) %20, i64 32
  %22 = icmp slt i32 %8, 4
  %23 = sext i32 %8 to i64
  %24 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 16
  %26 = icmp slt i32 %8, 2
  %27 = sext i32 %8 to i64
  %28 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %27
  %29 = getelementptr i8, ptr addrspace(3) %28, i64 8
  %30 = icmp slt i32 %8, 1
  %31 = sext i32 %8 to i64
  %32 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %31
  %33 = getelementptr i8, ptr addrspace(3) %32, i64 4
  br label %34

34:                                               ; preds = %7, %40
  %35 = phi i32 [ 0, %7 ], [ %41, %40 ]
  %36 = add nsw i32 %35, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = mul nuw nsw i32 %35, %3
  br label %43

40:                                               ; preds = %101
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp slt i32 %41, %3
  br i1 %42, label %34, label %104

43:                                               ; preds = %34, %101
  %44 = phi i32 [ %35, %34 ], [ %102, %101 ]
  br i1 %9, label %45, label %52

45:                                               ; preds = %43
  %46 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %47 = add nsw i32 %44, %10
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = fmul float %46, %50
  br label %52

52:                                               ; preds = %45, %43
  %53 = phi float [ %51, %45 ], [ 0.000000e+00, %43 ]
  store float %53, ptr addrspace(3) %12, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %14, label %54, label %58

54:                                               ; preds = %52
  %55 = load float, ptr addrspace(3) %17, align 4, !tbaa !12
  %56 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %57 = fadd float %55, %56
  store float %57, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %58

58:                                               ; preds = %54, %52
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %18, label %59, label %63

59:                                               ; preds = %58
  %60 = load float, ptr addrspace(3) %21, align 4, !tbaa !12
  %61 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %63

63:                                               ; preds = %59, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %22, label %64, label %68

64:                                               ; preds = %63
  %65 = load float, ptr addrspace(3) %25, align 4, !tbaa !12
  %66 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %68

68:                                               ; preds = %64, %63
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %26, label %69, label %73

69:                                               ; preds = %68
  %70 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %71 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %72 = fadd float %70, %71
  store float %72, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %73

73:                                               ; preds = %69, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %30, label %74, label %78

74:                                               ; preds = %73
  %75 = load float, ptr addrspace(3) %33, align 4, !tbaa !12
  %76 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %78

78:                                               ; preds = %74, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %79 = icmp eq i32 %44, %35
  %80 = load float, ptr addrspace(3) @gs_whole.sum, align 4, !tbaa !12
  br i1 %79, label %81, label %83

81:                                               ; preds = %78
  %82 = tail call spir_func float @_Z4sqrtf(float noundef %80) #9
  br label %83

83:                                               ; preds = %78, %81
  %84 = phi float [ %82, %81 ], [ %80, %78 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  br i1 %13, label %85, label %89

85:                                               ; preds = %83
  %86 = add nuw nsw i32 %44, %39
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %87
  store float %84, ptr addrspace(1) %88, align 4, !tbaa !12
  br label %89

89:                                               ; preds = %85, %83
  br i1 %9, label %90, label %101

90:                                               ; preds = %89
  %91 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  br i1 %79, label %92, label %94

92:                                               ; preds = %90
  %93 = fdiv float %91, %84
  store float %93, ptr addrspace(1) %38, align 4, !tbaa !12
  br label %101

94:                                               ; preds = %90
  %95 = add nsw i32 %44, %10
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !12
  %99 = fneg float %84
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %91, float %98)
  store float %100, ptr addrspace(1) %97, align 4, !tbaa !12
  br label %101

101:                                              ; preds = %94, %92, %89
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #10
  %102 = add nuw nsw i32 %44, 1
  %103 = icmp slt i32 %102, %3
  br i1 %103, label %43, label %40

104:                                              ; preds = %40, %4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %40

7:                                                ; preds = %4
  %8 = trunc i64 %5 to i32
  %9 = icmp sgt i32 %2, %8
  %10 = mul nsw i32 %3, %8
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(3) @gs_whole.sum, i64 %11
  %13 = icmp eq i32 %8, 0
  %14 = icmp slt i32 %8, 16
  %15 = sext i32 %8 to i64
  %16 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %15
  %17 = getelementptr i8, ptr addrspace(3) %16, i64 64
  %18 = icmp slt i32 %8, 8
  %19 = sext i32 %8 to i64
  %20 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %19
  %21 = getelementptr i8, ptr addrspace(3) %20, i64 32
  %22 = icmp slt i32 %8, 4
  %23 = sext i32 %8 to i64
  %24 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %23
  %25 = getelementptr i8, ptr addrspace(3) %24, i64 16
  %26 = icmp slt i32 %8, 2
  %27 = sext i32 %8 to i64
  %28 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %27
  %29 = getelementptr i8, ptr addrspace(3) %28, i64 8
  %30 = icmp slt i32 %8, 1
  %31 = sext i32 %8 to i64
  %32 = getelementptr float, ptr addrspace(3) @gs_whole.sum, i64 %31
  %33 = getelementptr i8, ptr addrspace(3) %32, i64 4
  br label %34

34:                                               ; preds = %7, %41
  %35 = phi i32 [ 0, %7 ], [ %42, %41 ]
  %36 = add nsw i32 %35, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = mul nuw nsw i32 %35, %3
  br label %44

40:                                               ; preds = %41, %4
  ret void

41:                                               ; preds = %102
  %42 = add nuw nsw i32 %35, 1
  %43 = icmp slt i32 %42, %3
  br i1 %43, label %34, label %40

44:                                               ; preds = %34, %102
  %45 = phi i32 [ %35, %34 ], [ %103, %102 ]
  br i1 %9, label %46, label %53

46:                                               ; preds = %44
  %47 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %48 = add nsw i32 %45, %10
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !12
  %52 = fmul float %47, %51
  br label %53

53:                                               ; preds = %44, %46
  %54 = phi float [ %52, %46 ], [ 0.000000e+00, %44 ]
  store float %54, ptr addrspace(3) %12, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %14, label %55, label %59

55:                                               ; preds = %53
  %56 = load float, ptr addrspace(3) %17, align 4, !tbaa !12
  %57 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %59

59:                                               ; preds = %55, %53
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %18, label %60, label %64

60:                                               ; preds = %59
  %61 = load float, ptr addrspace(3) %21, align 4, !tbaa !12
  %62 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %63 = fadd float %61, %62
  store float %63, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %64

64:                                               ; preds = %60, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %22, label %65, label %69

65:                                               ; preds = %64
  %66 = load float, ptr addrspace(3) %25, align 4, !tbaa !12
  %67 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %68 = fadd float %66, %67
  store float %68, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %69

69:                                               ; preds = %65, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %26, label %70, label %74

70:                                               ; preds = %69
  %71 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %72 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %73 = fadd float %71, %72
  store float %73, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %70, %69
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  br i1 %30, label %75, label %79

75:                                               ; preds = %74
  %76 = load float, ptr addrspace(3) %33, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %12, align 4, !tbaa !12
  br label %79

79:                                               ; preds = %75, %74
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %80 = icmp eq i32 %45, %35
  %81 = load float, ptr addrspace(3) @gs_whole.sum, align 4, !tbaa !12
  br i1 %80, label %82, label %84

82:                                               ; preds = %79
  %83 = tail call spir_func float @_Z4sqrtf(float noundef %81) #9
  br label %84

84:                                               ; preds = %79, %82
  %85 = phi float [ %83, %82 ], [ %81, %79 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  br i1 %13, label %86, label %90

86:                                               ; preds = %84
  %87 = add nuw nsw i32 %45, %39
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %88
  store float %85, ptr addrspace(1) %89, align 4, !tbaa !12
  br label %90

90:                                               ; preds = %86, %84
  br i1 %9, label %91, label %102

91:                                               ; preds = %90
  %92 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  br i1 %80, label %93, label %95

93:                                               ; preds = %91
  %94 = fdiv float %92, %85
  store float %94, ptr addrspace(1) %38, align 4, !tbaa !12
  br label %102

95:                                               ; preds = %91
  %96 = add nsw i32 %45, %10
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !12
  %100 = fneg float %85
  %101 = tail call float @llvm.fmuladd.f32(float %100, float %92, float %99)
  store float %101, ptr addrspace(1) %98, align 4, !tbaa !12
  br label %102

102:                                              ; preds = %93, %95, %90
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #10
  %103 = add nuw nsw i32 %45, 1
  %104 = icmp slt i32 %103, %3
  br i1 %104, label %44, label %41
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"int", !"int"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!17 = !{!"", !"", !"", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"int", !"int"}
!21 = !{!"", !"", !"", !""}
