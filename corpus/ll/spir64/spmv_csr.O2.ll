; ModuleID = 'corpus/opencl/spmv_csr.cl'
source_filename = "corpus/opencl/spmv_csr.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@spmv_csr_vector.partial = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %34

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr i32, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 4
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4, !alias.scope !12, !noalias !23
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4, !alias.scope !12, !noalias !23
  %16 = icmp slt i32 %15, %14
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %31, %20 ]
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %11
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !24, !alias.scope !21, !noalias !26
  br label %34

20:                                               ; preds = %10, %20
  %21 = phi i32 [ %32, %20 ], [ %15, %10 ]
  %22 = phi float [ %31, %20 ], [ 0.000000e+00, %10 ]
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !24, !alias.scope !17, !noalias !27
  %26 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4, !alias.scope !15, !noalias !28
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !24, !alias.scope !19, !noalias !29
  %31 = tail call float @llvm.fmuladd.f32(float %25, float %30, float %22)
  %32 = add nsw i32 %21, 1
  %33 = icmp slt i32 %32, %14
  br i1 %33, label %20, label %17

34:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %34

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr i32, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 4
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %16 = icmp slt i32 %15, %14
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %31, %20 ]
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %11
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !24
  br label %34

20:                                               ; preds = %10, %20
  %21 = phi i32 [ %32, %20 ], [ %15, %10 ]
  %22 = phi float [ %31, %20 ], [ 0.000000e+00, %10 ]
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !24
  %26 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !24
  %31 = tail call float @llvm.fmuladd.f32(float %25, float %30, float %22)
  %32 = add nsw i32 %21, 1
  %33 = icmp slt i32 %32, %14
  br i1 %33, label %20, label %17

34:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !39)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = and i32 %8, 7
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %12 = mul i64 %11, %10
  %13 = sext i32 %8 to i64
  %14 = add i64 %12, %13
  %15 = lshr i64 %14, 3
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %0, %16
  br i1 %17, label %18, label %40

18:                                               ; preds = %6
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 4
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4, !alias.scope !30, !noalias !41
  %23 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4, !alias.scope !30, !noalias !41
  %24 = add nsw i32 %23, %9
  %25 = icmp slt i32 %24, %22
  br i1 %25, label %26, label %40

26:                                               ; preds = %18, %26
  %27 = phi float [ %37, %26 ], [ 0.000000e+00, %18 ]
  %28 = phi i32 [ %38, %26 ], [ %24, %18 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !24, !alias.scope !35, !noalias !42
  %32 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %29
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4, !alias.scope !33, !noalias !43
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !24, !alias.scope !37, !noalias !44
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %27)
  %38 = add nsw i32 %28, 8
  %39 = icmp slt i32 %38, %22
  br i1 %39, label %26, label %40

40:                                               ; preds = %26, %18, %6
  %41 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %18 ], [ %37, %26 ]
  %42 = getelementptr inbounds float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %13
  store volatile float %41, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  %43 = icmp samesign ult i32 %9, 4
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = sext i32 %8 to i64
  %46 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 16
  %48 = load volatile float, ptr addrspace(3) %47, align 4, !tbaa !24, !noalias !45
  br label %49

49:                                               ; preds = %44, %40
  %50 = phi float [ %48, %44 ], [ 0.000000e+00, %40 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  br i1 %43, label %51, label %54

51:                                               ; preds = %49
  %52 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  %53 = fadd float %50, %52
  store volatile float %53, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  br label %54

54:                                               ; preds = %51, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  %55 = icmp samesign ult i32 %9, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = sext i32 %8 to i64
  %58 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %57
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 8
  %60 = load volatile float, ptr addrspace(3) %59, align 4, !tbaa !24, !noalias !45
  br label %61

61:                                               ; preds = %56, %54
  %62 = phi float [ %60, %56 ], [ 0.000000e+00, %54 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  br i1 %55, label %63, label %66

63:                                               ; preds = %61
  %64 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  %65 = fadd float %62, %64
  store volatile float %65, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  br label %66

66:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  %67 = icmp eq i32 %9, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = sext i32 %8 to i64
  %70 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %69
  %71 = getelementptr i8, ptr addrspace(3) %70, i64 4
  %72 = load volatile float, ptr addrspace(3) %71, align 4, !tbaa !24, !noalias !45
  br label %73

73:                                               ; preds = %68, %66
  %74 = phi float [ %72, %68 ], [ 0.000000e+00, %66 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  br i1 %67, label %75, label %78

75:                                               ; preds = %73
  %76 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  %77 = fadd float %74, %76
  store volatile float %77, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  br label %78

78:                                               ; preds = %75, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !45
  %79 = icmp eq i32 %9, 0
  %80 = and i1 %79, %17
  br i1 %80, label %81, label %85

81:                                               ; preds = %78
  %82 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24, !noalias !45
  %83 = sext i32 %16 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %83
  store float %82, ptr addrspace(1) %84, align 4, !tbaa !24, !alias.scope !39, !noalias !46
  br label %85

85:                                               ; preds = %78, %81
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = and i32 %8, 7
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %12 = mul i64 %11, %10
  %13 = sext i32 %8 to i64
  %14 = add i64 %12, %13
  %15 = lshr i64 %14, 3
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %0, %16
  br i1 %17, label %18, label %40

18:                                               ; preds = %6
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 4
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %24 = add nsw i32 %23, %9
  %25 = icmp slt i32 %24, %22
  br i1 %25, label %26, label %40

26:                                               ; preds = %18, %26
  %27 = phi float [ %37, %26 ], [ 0.000000e+00, %18 ]
  %28 = phi i32 [ %38, %26 ], [ %24, %18 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !24
  %32 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %29
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !24
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %27)
  %38 = add nsw i32 %28, 8
  %39 = icmp slt i32 %38, %22
  br i1 %39, label %26, label %40

40:                                               ; preds = %26, %18, %6
  %41 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %18 ], [ %37, %26 ]
  %42 = getelementptr inbounds float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %13
  store volatile float %41, ptr addrspace(3) %42, align 4, !tbaa !24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %43 = icmp samesign ult i32 %9, 4
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = sext i32 %8 to i64
  %46 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 16
  %48 = load volatile float, ptr addrspace(3) %47, align 4, !tbaa !24
  br label %49

49:                                               ; preds = %40, %44
  %50 = phi float [ %48, %44 ], [ 0.000000e+00, %40 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  br i1 %43, label %51, label %54

51:                                               ; preds = %49
  %52 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24
  %53 = fadd float %50, %52
  store volatile float %53, ptr addrspace(3) %42, align 4, !tbaa !24
  br label %54

54:                                               ; preds = %51, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %55 = icmp samesign ult i32 %9, 2
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = sext i32 %8 to i64
  %58 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %57
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 8
  %60 = load volatile float, ptr addrspace(3) %59, align 4, !tbaa !24
  br label %61

61:                                               ; preds = %56, %54
  %62 = phi float [ %60, %56 ], [ 0.000000e+00, %54 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  br i1 %55, label %63, label %66

63:                                               ; preds = %61
  %64 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24
  %65 = fadd float %62, %64
  store volatile float %65, ptr addrspace(3) %42, align 4, !tbaa !24
  br label %66

66:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %67 = icmp eq i32 %9, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = sext i32 %8 to i64
  %70 = getelementptr float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %69
  %71 = getelementptr i8, ptr addrspace(3) %70, i64 4
  %72 = load volatile float, ptr addrspace(3) %71, align 4, !tbaa !24
  br label %73

73:                                               ; preds = %68, %66
  %74 = phi float [ %72, %68 ], [ 0.000000e+00, %66 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  br i1 %67, label %75, label %78

75:                                               ; preds = %73
  %76 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24
  %77 = fadd float %74, %76
  store volatile float %77, ptr addrspace(3) %42, align 4, !tbaa !24
  br label %78

78:                                               ; preds = %75, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %79 = icmp eq i32 %9, 0
  %80 = and i1 %79, %17
  br i1 %80, label %81, label %85

81:                                               ; preds = %78
  %82 = load volatile float, ptr addrspace(3) %42, align 4, !tbaa !24
  %83 = sext i32 %16 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %83
  store float %82, ptr addrspace(1) %84, align 4, !tbaa !24
  br label %85

85:                                               ; preds = %81, %78
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int*", !"int*", !"float*", !"float*", !"float*"}
!11 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_spmv_csr_scalar"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 2"}
!19 = !{!20}
!20 = distinct !{!20, !14, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 3"}
!21 = !{!22}
!22 = distinct !{!22, !14, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 4"}
!23 = !{!16, !18, !20, !22}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !6, i64 0}
!26 = !{!13, !16, !18, !20}
!27 = !{!13, !16, !20, !22}
!28 = !{!13, !18, !20, !22}
!29 = !{!13, !16, !18, !22}
!30 = !{!31}
!31 = distinct !{!31, !32, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 0"}
!32 = distinct !{!32, !"__clang_ocl_kern_imp_spmv_csr_vector"}
!33 = !{!34}
!34 = distinct !{!34, !32, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 1"}
!35 = !{!36}
!36 = distinct !{!36, !32, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 2"}
!37 = !{!38}
!38 = distinct !{!38, !32, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 3"}
!39 = !{!40}
!40 = distinct !{!40, !32, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 4"}
!41 = !{!34, !36, !38, !40}
!42 = !{!31, !34, !38, !40}
!43 = !{!31, !36, !38, !40}
!44 = !{!31, !34, !36, !40}
!45 = !{!31, !34, !36, !38, !40}
!46 = !{!31, !34, !36, !38}
