; ModuleID = 'corpus/opencl/dot_nrm2.cl'
source_filename = "corpus/opencl/dot_nrm2.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@dot_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@nrm2_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@sum_stage2.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %15, label %10

10:                                               ; preds = %15, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %23, %15 ]
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(3) @dot_stage1.lm, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %14 = icmp slt i32 %6, 32
  br i1 %14, label %29, label %36

15:                                               ; preds = %4, %15
  %16 = phi i32 [ %27, %15 ], [ %8, %4 ]
  %17 = phi float [ %23, %15 ], [ 0.000000e+00, %4 ]
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !18, !alias.scope !13, !noalias !16
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !18, !alias.scope !16, !noalias !13
  %23 = tail call float @llvm.fmuladd.f32(float %20, float %22, float %17)
  %24 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %25 = trunc i64 %24 to i32
  %26 = shl i32 %25, 6
  %27 = add i32 %26, %16
  %28 = icmp slt i32 %27, %0
  br i1 %28, label %15, label %10

29:                                               ; preds = %10
  %30 = sext i32 %6 to i64
  %31 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %30
  %32 = getelementptr i8, ptr addrspace(3) %31, i64 128
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !18, !noalias !20
  %34 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %35 = fadd float %33, %34
  store float %35, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %36

36:                                               ; preds = %29, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %37 = icmp slt i32 %6, 16
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = sext i32 %6 to i64
  %40 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %39
  %41 = getelementptr i8, ptr addrspace(3) %40, i64 64
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !18, !noalias !20
  %43 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %44 = fadd float %42, %43
  store float %44, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %45

45:                                               ; preds = %38, %36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %46 = icmp slt i32 %6, 8
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = sext i32 %6 to i64
  %49 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 32
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !18, !noalias !20
  %52 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %53 = fadd float %51, %52
  store float %53, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %54

54:                                               ; preds = %47, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %55 = icmp slt i32 %6, 4
  br i1 %55, label %56, label %63

56:                                               ; preds = %54
  %57 = sext i32 %6 to i64
  %58 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %57
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 16
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !18, !noalias !20
  %61 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %63

63:                                               ; preds = %56, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %64 = icmp slt i32 %6, 2
  br i1 %64, label %65, label %72

65:                                               ; preds = %63
  %66 = sext i32 %6 to i64
  %67 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %66
  %68 = getelementptr i8, ptr addrspace(3) %67, i64 8
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !18, !noalias !20
  %70 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %72

72:                                               ; preds = %65, %63
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %73 = icmp slt i32 %6, 1
  br i1 %73, label %74, label %81

74:                                               ; preds = %72
  %75 = sext i32 %6 to i64
  %76 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %75
  %77 = getelementptr i8, ptr addrspace(3) %76, i64 4
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !18, !noalias !20
  %79 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  %80 = fadd float %78, %79
  store float %80, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !20
  br label %81

81:                                               ; preds = %74, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !20
  %82 = icmp eq i32 %6, 0
  br i1 %82, label %83, label %87

83:                                               ; preds = %81
  %84 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !18, !noalias !20
  %85 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %85
  store float %84, ptr addrspace(1) %86, align 4, !tbaa !18, !noalias !20
  br label %87

87:                                               ; preds = %81, %83
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %15, label %10

10:                                               ; preds = %15, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %23, %15 ]
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(3) @dot_stage1.lm, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = icmp slt i32 %6, 32
  br i1 %14, label %29, label %36

15:                                               ; preds = %4, %15
  %16 = phi i32 [ %27, %15 ], [ %8, %4 ]
  %17 = phi float [ %23, %15 ], [ 0.000000e+00, %4 ]
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !18
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !18
  %23 = tail call float @llvm.fmuladd.f32(float %20, float %22, float %17)
  %24 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %25 = trunc i64 %24 to i32
  %26 = shl i32 %25, 6
  %27 = add i32 %26, %16
  %28 = icmp slt i32 %27, %0
  br i1 %28, label %15, label %10

29:                                               ; preds = %10
  %30 = sext i32 %6 to i64
  %31 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %30
  %32 = getelementptr i8, ptr addrspace(3) %31, i64 128
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !18
  %34 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %35 = fadd float %33, %34
  store float %35, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %36

36:                                               ; preds = %29, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %37 = icmp slt i32 %6, 16
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = sext i32 %6 to i64
  %40 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %39
  %41 = getelementptr i8, ptr addrspace(3) %40, i64 64
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !18
  %43 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %44 = fadd float %42, %43
  store float %44, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %45

45:                                               ; preds = %38, %36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %46 = icmp slt i32 %6, 8
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = sext i32 %6 to i64
  %49 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 32
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !18
  %52 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %53 = fadd float %51, %52
  store float %53, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %54

54:                                               ; preds = %47, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %55 = icmp slt i32 %6, 4
  br i1 %55, label %56, label %63

56:                                               ; preds = %54
  %57 = sext i32 %6 to i64
  %58 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %57
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 16
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !18
  %61 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %63

63:                                               ; preds = %56, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %64 = icmp slt i32 %6, 2
  br i1 %64, label %65, label %72

65:                                               ; preds = %63
  %66 = sext i32 %6 to i64
  %67 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %66
  %68 = getelementptr i8, ptr addrspace(3) %67, i64 8
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !18
  %70 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %72

72:                                               ; preds = %65, %63
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %73 = icmp slt i32 %6, 1
  br i1 %73, label %74, label %81

74:                                               ; preds = %72
  %75 = sext i32 %6 to i64
  %76 = getelementptr float, ptr addrspace(3) @dot_stage1.lm, i64 %75
  %77 = getelementptr i8, ptr addrspace(3) %76, i64 4
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !18
  %79 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %80 = fadd float %78, %79
  store float %80, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %81

81:                                               ; preds = %74, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %82 = icmp eq i32 %6, 0
  br i1 %82, label %83, label %87

83:                                               ; preds = %81
  %84 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !18
  %85 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %85
  store float %84, ptr addrspace(1) %86, align 4, !tbaa !18
  br label %87

87:                                               ; preds = %83, %81
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !reqd_work_group_size !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %15, label %10

10:                                               ; preds = %15, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %22, %15 ]
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(3) @nrm2_stage1.lm, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %14 = icmp slt i32 %6, 32
  br i1 %14, label %27, label %34

15:                                               ; preds = %4, %15
  %16 = phi float [ %22, %15 ], [ 0.000000e+00, %4 ]
  %17 = phi i32 [ %25, %15 ], [ %8, %4 ]
  %18 = mul nsw i32 %17, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !18, !alias.scope !24
  %22 = tail call spir_func float @_Z3fmafff(float noundef %21, float noundef %21, float noundef %16) #6
  %23 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %24 = trunc i64 %23 to i32
  %25 = add i32 %17, %24
  %26 = icmp slt i32 %25, %0
  br i1 %26, label %15, label %10

27:                                               ; preds = %10
  %28 = sext i32 %6 to i64
  %29 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %28
  %30 = getelementptr i8, ptr addrspace(3) %29, i64 128
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !18, !noalias !24
  %32 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %34

34:                                               ; preds = %27, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %35 = icmp slt i32 %6, 16
  br i1 %35, label %36, label %43

36:                                               ; preds = %34
  %37 = sext i32 %6 to i64
  %38 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %37
  %39 = getelementptr i8, ptr addrspace(3) %38, i64 64
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !18, !noalias !24
  %41 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %42 = fadd float %40, %41
  store float %42, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %43

43:                                               ; preds = %36, %34
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %44 = icmp slt i32 %6, 8
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = sext i32 %6 to i64
  %47 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %46
  %48 = getelementptr i8, ptr addrspace(3) %47, i64 32
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !18, !noalias !24
  %50 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %52

52:                                               ; preds = %45, %43
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %53 = icmp slt i32 %6, 4
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 16
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !18, !noalias !24
  %59 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %61

61:                                               ; preds = %54, %52
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %62 = icmp slt i32 %6, 2
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = sext i32 %6 to i64
  %65 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %64
  %66 = getelementptr i8, ptr addrspace(3) %65, i64 8
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !18, !noalias !24
  %68 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %70

70:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %71 = icmp slt i32 %6, 1
  br i1 %71, label %72, label %79

72:                                               ; preds = %70
  %73 = sext i32 %6 to i64
  %74 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %73
  %75 = getelementptr i8, ptr addrspace(3) %74, i64 4
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !18, !noalias !24
  %77 = load float, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %13, align 4, !tbaa !18, !noalias !24
  br label %79

79:                                               ; preds = %72, %70
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !24
  %80 = icmp eq i32 %6, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !18, !noalias !24
  %83 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %83
  store float %82, ptr addrspace(1) %84, align 4, !tbaa !18, !noalias !24
  br label %85

85:                                               ; preds = %79, %81
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !reqd_work_group_size !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %15, label %10

10:                                               ; preds = %15, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %22, %15 ]
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(3) @nrm2_stage1.lm, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = icmp slt i32 %6, 32
  br i1 %14, label %27, label %34

15:                                               ; preds = %4, %15
  %16 = phi float [ %22, %15 ], [ 0.000000e+00, %4 ]
  %17 = phi i32 [ %25, %15 ], [ %8, %4 ]
  %18 = mul nsw i32 %17, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !18
  %22 = tail call spir_func float @_Z3fmafff(float noundef %21, float noundef %21, float noundef %16) #6
  %23 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %24 = trunc i64 %23 to i32
  %25 = add i32 %17, %24
  %26 = icmp slt i32 %25, %0
  br i1 %26, label %15, label %10

27:                                               ; preds = %10
  %28 = sext i32 %6 to i64
  %29 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %28
  %30 = getelementptr i8, ptr addrspace(3) %29, i64 128
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !18
  %32 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %34

34:                                               ; preds = %27, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %35 = icmp slt i32 %6, 16
  br i1 %35, label %36, label %43

36:                                               ; preds = %34
  %37 = sext i32 %6 to i64
  %38 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %37
  %39 = getelementptr i8, ptr addrspace(3) %38, i64 64
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !18
  %41 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %42 = fadd float %40, %41
  store float %42, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %43

43:                                               ; preds = %36, %34
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %44 = icmp slt i32 %6, 8
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = sext i32 %6 to i64
  %47 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %46
  %48 = getelementptr i8, ptr addrspace(3) %47, i64 32
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !18
  %50 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %52

52:                                               ; preds = %45, %43
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %53 = icmp slt i32 %6, 4
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 16
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !18
  %59 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %61

61:                                               ; preds = %54, %52
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %62 = icmp slt i32 %6, 2
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = sext i32 %6 to i64
  %65 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %64
  %66 = getelementptr i8, ptr addrspace(3) %65, i64 8
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !18
  %68 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %70

70:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %71 = icmp slt i32 %6, 1
  br i1 %71, label %72, label %79

72:                                               ; preds = %70
  %73 = sext i32 %6 to i64
  %74 = getelementptr float, ptr addrspace(3) @nrm2_stage1.lm, i64 %73
  %75 = getelementptr i8, ptr addrspace(3) %74, i64 4
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !18
  %77 = load float, ptr addrspace(3) %13, align 4, !tbaa !18
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %13, align 4, !tbaa !18
  br label %79

79:                                               ; preds = %72, %70
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %80 = icmp eq i32 %6, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !18
  %83 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %83
  store float %82, ptr addrspace(1) %84, align 4, !tbaa !18
  br label %85

85:                                               ; preds = %81, %79
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %0, %6
  %8 = sext i32 %6 to i64
  br i1 %7, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !18
  br label %12

12:                                               ; preds = %4, %9
  %13 = phi float [ %11, %9 ], [ 0.000000e+00, %4 ]
  %14 = getelementptr inbounds float, ptr addrspace(3) @sum_stage2.lm, i64 %8
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = icmp slt i32 %6, 32
  br i1 %15, label %16, label %23

16:                                               ; preds = %12
  %17 = sext i32 %6 to i64
  %18 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %17
  %19 = getelementptr i8, ptr addrspace(3) %18, i64 128
  %20 = load float, ptr addrspace(3) %19, align 4, !tbaa !18
  %21 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %23

23:                                               ; preds = %16, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %24 = icmp slt i32 %6, 16
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = sext i32 %6 to i64
  %27 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %26
  %28 = getelementptr i8, ptr addrspace(3) %27, i64 64
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !18
  %30 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %31 = fadd float %29, %30
  store float %31, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %32

32:                                               ; preds = %25, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %33 = icmp slt i32 %6, 8
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = sext i32 %6 to i64
  %36 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %35
  %37 = getelementptr i8, ptr addrspace(3) %36, i64 32
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !18
  %39 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %41

41:                                               ; preds = %34, %32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp slt i32 %6, 4
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = sext i32 %6 to i64
  %45 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %44
  %46 = getelementptr i8, ptr addrspace(3) %45, i64 16
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !18
  %48 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %50

50:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %51 = icmp slt i32 %6, 2
  br i1 %51, label %52, label %59

52:                                               ; preds = %50
  %53 = sext i32 %6 to i64
  %54 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %53
  %55 = getelementptr i8, ptr addrspace(3) %54, i64 8
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !18
  %57 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %59

59:                                               ; preds = %52, %50
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %60 = icmp slt i32 %6, 1
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = sext i32 %6 to i64
  %63 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %62
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 4
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !18
  %66 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %68

68:                                               ; preds = %61, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %69 = icmp eq i32 %6, 0
  br i1 %69, label %70, label %77

70:                                               ; preds = %68
  %71 = icmp eq i32 %2, 0
  %72 = load float, ptr addrspace(3) @sum_stage2.lm, align 4, !tbaa !18
  br i1 %71, label %75, label %73

73:                                               ; preds = %70
  %74 = tail call spir_func float @_Z4sqrtf(float noundef %72) #6, !fpmath !28
  br label %75

75:                                               ; preds = %70, %73
  %76 = phi float [ %74, %73 ], [ %72, %70 ]
  store float %76, ptr addrspace(1) %3, align 4, !tbaa !18
  br label %77

77:                                               ; preds = %68, %75
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %0, %6
  %8 = sext i32 %6 to i64
  br i1 %7, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !18
  br label %12

12:                                               ; preds = %4, %9
  %13 = phi float [ %11, %9 ], [ 0.000000e+00, %4 ]
  %14 = getelementptr inbounds float, ptr addrspace(3) @sum_stage2.lm, i64 %8
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = icmp slt i32 %6, 32
  br i1 %15, label %16, label %23

16:                                               ; preds = %12
  %17 = sext i32 %6 to i64
  %18 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %17
  %19 = getelementptr i8, ptr addrspace(3) %18, i64 128
  %20 = load float, ptr addrspace(3) %19, align 4, !tbaa !18
  %21 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %23

23:                                               ; preds = %16, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %24 = icmp slt i32 %6, 16
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = sext i32 %6 to i64
  %27 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %26
  %28 = getelementptr i8, ptr addrspace(3) %27, i64 64
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !18
  %30 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %31 = fadd float %29, %30
  store float %31, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %32

32:                                               ; preds = %25, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %33 = icmp slt i32 %6, 8
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = sext i32 %6 to i64
  %36 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %35
  %37 = getelementptr i8, ptr addrspace(3) %36, i64 32
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !18
  %39 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %41

41:                                               ; preds = %34, %32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp slt i32 %6, 4
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = sext i32 %6 to i64
  %45 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %44
  %46 = getelementptr i8, ptr addrspace(3) %45, i64 16
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !18
  %48 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %50

50:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %51 = icmp slt i32 %6, 2
  br i1 %51, label %52, label %59

52:                                               ; preds = %50
  %53 = sext i32 %6 to i64
  %54 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %53
  %55 = getelementptr i8, ptr addrspace(3) %54, i64 8
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !18
  %57 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %59

59:                                               ; preds = %52, %50
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %60 = icmp slt i32 %6, 1
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = sext i32 %6 to i64
  %63 = getelementptr float, ptr addrspace(3) @sum_stage2.lm, i64 %62
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 4
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !18
  %66 = load float, ptr addrspace(3) %14, align 4, !tbaa !18
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %14, align 4, !tbaa !18
  br label %68

68:                                               ; preds = %61, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %69 = icmp eq i32 %6, 0
  br i1 %69, label %70, label %77

70:                                               ; preds = %68
  %71 = icmp eq i32 %2, 0
  %72 = load float, ptr addrspace(3) @sum_stage2.lm, align 4, !tbaa !18
  br i1 %71, label %75, label %73

73:                                               ; preds = %70
  %74 = tail call spir_func float @_Z4sqrtf(float noundef %72) #6, !fpmath !28
  br label %75

75:                                               ; preds = %70, %73
  %76 = phi float [ %74, %73 ], [ %72, %70 ]
  store float %76, ptr addrspace(1) %3, align 4, !tbaa !18
  br label %77

77:                                               ; preds = %75, %68
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float*", !"float*", !"float*"}
!11 = !{!"", !"restrict const", !"restrict const", !""}
!12 = !{i32 64, i32 1, i32 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_dot_stage1: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_dot_stage1"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_dot_stage1: argument 1"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = !{!14, !17}
!21 = !{i32 0, i32 1, i32 0, i32 1}
!22 = !{!"int", !"float*", !"int", !"float*"}
!23 = !{!"", !"restrict const", !"", !""}
!24 = !{!25}
!25 = distinct !{!25, !26, !"__clang_ocl_kern_imp_nrm2_stage1: argument 0"}
!26 = distinct !{!26, !"__clang_ocl_kern_imp_nrm2_stage1"}
!27 = !{!"", !"const", !"", !""}
!28 = !{float 3.000000e+00}
