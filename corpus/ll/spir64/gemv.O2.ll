; ModuleID = 'corpus/opencl/gemv.cl'
source_filename = "corpus/opencl/gemv.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@gemv_trans.xs = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %1, %13
  br i1 %16, label %17, label %19

17:                                               ; preds = %9
  %18 = mul nsw i32 %5, %11
  br label %25

19:                                               ; preds = %25, %9
  %20 = phi float [ 0.000000e+00, %9 ], [ %35, %25 ]
  %21 = sext i32 %13 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %8, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !17, !noalias !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !19
  %23 = ashr i32 %15, 1
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %42, label %38

25:                                               ; preds = %17, %25
  %26 = phi i32 [ %13, %17 ], [ %36, %25 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %35, %25 ]
  %28 = add nsw i32 %26, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !17, !alias.scope !12, !noalias !15
  %32 = sext i32 %26 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !17, !alias.scope !15, !noalias !12
  %35 = tail call spir_func float @_Z3madfff(float noundef %31, float noundef %34, float noundef %27) #6
  %36 = add nsw i32 %26, %15
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %25, label %19

38:                                               ; preds = %52, %19
  %39 = icmp eq i32 %13, 0
  %40 = icmp sgt i32 %0, %11
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %55, label %71

42:                                               ; preds = %19, %52
  %43 = phi i32 [ %53, %52 ], [ %23, %19 ]
  %44 = icmp sgt i32 %43, %13
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = add nsw i32 %43, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(3) %8, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !17, !noalias !19
  %50 = load float, ptr addrspace(3) %22, align 4, !tbaa !17, !noalias !19
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %22, align 4, !tbaa !17, !noalias !19
  br label %52

52:                                               ; preds = %45, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !19
  %53 = lshr i32 %43, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %38, label %42

55:                                               ; preds = %38
  %56 = fcmp oeq float %3, 0.000000e+00
  %57 = load float, ptr addrspace(3) %8, align 4, !tbaa !17, !noalias !19
  br i1 %56, label %58, label %61

58:                                               ; preds = %55
  %59 = fmul float %2, %57
  %60 = sext i32 %11 to i64
  br label %67

61:                                               ; preds = %55
  %62 = sext i32 %11 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !17, !noalias !19
  %65 = fmul float %3, %64
  %66 = tail call float @llvm.fmuladd.f32(float %2, float %57, float %65)
  br label %67

67:                                               ; preds = %61, %58
  %68 = phi i64 [ %62, %61 ], [ %60, %58 ]
  %69 = phi float [ %66, %61 ], [ %59, %58 ]
  %70 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %68
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !17, !noalias !19
  br label %71

71:                                               ; preds = %38, %67
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %1, %13
  br i1 %16, label %17, label %19

17:                                               ; preds = %9
  %18 = mul nsw i32 %5, %11
  br label %25

19:                                               ; preds = %25, %9
  %20 = phi float [ 0.000000e+00, %9 ], [ %35, %25 ]
  %21 = sext i32 %13 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %8, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = ashr i32 %15, 1
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %42, label %38

25:                                               ; preds = %17, %25
  %26 = phi i32 [ %13, %17 ], [ %36, %25 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %35, %25 ]
  %28 = add nsw i32 %26, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !17
  %32 = sext i32 %26 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !17
  %35 = tail call spir_func float @_Z3madfff(float noundef %31, float noundef %34, float noundef %27) #6
  %36 = add nsw i32 %26, %15
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %25, label %19

38:                                               ; preds = %52, %19
  %39 = icmp eq i32 %13, 0
  %40 = icmp sgt i32 %0, %11
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %55, label %71

42:                                               ; preds = %19, %52
  %43 = phi i32 [ %53, %52 ], [ %23, %19 ]
  %44 = icmp sgt i32 %43, %13
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = add nsw i32 %43, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(3) %8, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !17
  %50 = load float, ptr addrspace(3) %22, align 4, !tbaa !17
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %22, align 4, !tbaa !17
  br label %52

52:                                               ; preds = %45, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %53 = lshr i32 %43, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %38, label %42

55:                                               ; preds = %38
  %56 = fcmp oeq float %3, 0.000000e+00
  %57 = load float, ptr addrspace(3) %8, align 4, !tbaa !17
  br i1 %56, label %58, label %61

58:                                               ; preds = %55
  %59 = fmul float %2, %57
  %60 = sext i32 %11 to i64
  br label %67

61:                                               ; preds = %55
  %62 = sext i32 %11 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !17
  %65 = fmul float %3, %64
  %66 = tail call float @llvm.fmuladd.f32(float %2, float %57, float %65)
  br label %67

67:                                               ; preds = %61, %58
  %68 = phi i64 [ %62, %61 ], [ %60, %58 ]
  %69 = phi float [ %66, %61 ], [ %59, %58 ]
  %70 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %68
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !17
  br label %71

71:                                               ; preds = %67, %38
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %7
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(3) @gemv_trans.xs, i64 %14
  %16 = icmp sgt i32 %1, %9
  br label %20

17:                                               ; preds = %49, %7
  %18 = phi float [ 0.000000e+00, %7 ], [ %50, %49 ]
  %19 = icmp sgt i32 %1, %9
  br i1 %19, label %53, label %64

20:                                               ; preds = %13, %49
  %21 = phi float [ 0.000000e+00, %13 ], [ %50, %49 ]
  %22 = phi i32 [ 0, %13 ], [ %51, %49 ]
  %23 = add nsw i32 %22, %11
  %24 = icmp slt i32 %23, %0
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !17, !alias.scope !27, !noalias !31
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !17, !noalias !32
  br label %29

29:                                               ; preds = %25, %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !32
  %30 = sub nsw i32 %0, %22
  %31 = tail call spir_func i32 @_Z3minii(i32 noundef 32, i32 noundef %30) #6
  %32 = icmp sgt i32 %31, 0
  %33 = select i1 %16, i1 %32, i1 false
  br i1 %33, label %34, label %49

34:                                               ; preds = %29, %34
  %35 = phi i32 [ %47, %34 ], [ 0, %29 ]
  %36 = phi float [ %46, %34 ], [ %21, %29 ]
  %37 = add nuw nsw i32 %35, %22
  %38 = mul nsw i32 %37, %1
  %39 = add nsw i32 %38, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !17, !alias.scope !24, !noalias !33
  %43 = zext nneg i32 %35 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !17, !noalias !32
  %46 = tail call float @llvm.fmuladd.f32(float %42, float %45, float %36)
  %47 = add nuw nsw i32 %35, 1
  %48 = icmp slt i32 %47, %31
  br i1 %48, label %34, label %49

49:                                               ; preds = %34, %29
  %50 = phi float [ %21, %29 ], [ %46, %34 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !32
  %51 = add nuw nsw i32 %22, 32
  %52 = icmp slt i32 %51, %0
  br i1 %52, label %20, label %17

53:                                               ; preds = %17
  %54 = fmul float %2, %18
  %55 = fcmp une float %3, 0.000000e+00
  %56 = sext i32 %9 to i64
  br i1 %55, label %57, label %61

57:                                               ; preds = %53
  %58 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %56
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !17, !alias.scope !29, !noalias !34
  %60 = tail call float @llvm.fmuladd.f32(float %3, float %59, float %54)
  br label %61

61:                                               ; preds = %53, %57
  %62 = phi float [ %60, %57 ], [ %54, %53 ]
  %63 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %56
  store float %62, ptr addrspace(1) %63, align 4, !tbaa !17, !alias.scope !29, !noalias !34
  br label %64

64:                                               ; preds = %17, %61
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %7
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(3) @gemv_trans.xs, i64 %14
  %16 = icmp sgt i32 %1, %9
  br label %20

17:                                               ; preds = %49, %7
  %18 = phi float [ 0.000000e+00, %7 ], [ %50, %49 ]
  %19 = icmp sgt i32 %1, %9
  br i1 %19, label %53, label %64

20:                                               ; preds = %13, %49
  %21 = phi float [ 0.000000e+00, %13 ], [ %50, %49 ]
  %22 = phi i32 [ 0, %13 ], [ %51, %49 ]
  %23 = add nsw i32 %22, %11
  %24 = icmp slt i32 %23, %0
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !17
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !17
  br label %29

29:                                               ; preds = %25, %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %30 = sub nsw i32 %0, %22
  %31 = tail call spir_func i32 @_Z3minii(i32 noundef 32, i32 noundef %30) #6
  %32 = icmp sgt i32 %31, 0
  %33 = select i1 %16, i1 %32, i1 false
  br i1 %33, label %34, label %49

34:                                               ; preds = %29, %34
  %35 = phi i32 [ %47, %34 ], [ 0, %29 ]
  %36 = phi float [ %46, %34 ], [ %21, %29 ]
  %37 = add nuw nsw i32 %35, %22
  %38 = mul nsw i32 %37, %1
  %39 = add nsw i32 %38, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !17
  %43 = zext nneg i32 %35 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !17
  %46 = tail call float @llvm.fmuladd.f32(float %42, float %45, float %36)
  %47 = add nuw nsw i32 %35, 1
  %48 = icmp slt i32 %47, %31
  br i1 %48, label %34, label %49

49:                                               ; preds = %34, %29
  %50 = phi float [ %21, %29 ], [ %46, %34 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %51 = add nuw nsw i32 %22, 32
  %52 = icmp slt i32 %51, %0
  br i1 %52, label %20, label %17

53:                                               ; preds = %17
  %54 = fmul float %2, %18
  %55 = fcmp une float %3, 0.000000e+00
  %56 = sext i32 %9 to i64
  br i1 %55, label %57, label %61

57:                                               ; preds = %53
  %58 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %56
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !17
  %60 = tail call float @llvm.fmuladd.f32(float %3, float %59, float %54)
  br label %61

61:                                               ; preds = %53, %57
  %62 = phi float [ %60, %57 ], [ %54, %53 ]
  %63 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %56
  store float %62, ptr addrspace(1) %63, align 4, !tbaa !17
  br label %64

64:                                               ; preds = %61, %17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"float", !"float", !"float*", !"int", !"float*", !"float*", !"float*"}
!11 = !{!"", !"", !"", !"", !"restrict const", !"", !"restrict const", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_gemv_row: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_gemv_row"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_gemv_row: argument 1"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{!13, !16}
!20 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!22 = !{!"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!23 = !{!"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"__clang_ocl_kern_imp_gemv_trans: argument 0"}
!26 = distinct !{!26, !"__clang_ocl_kern_imp_gemv_trans"}
!27 = !{!28}
!28 = distinct !{!28, !26, !"__clang_ocl_kern_imp_gemv_trans: argument 1"}
!29 = !{!30}
!30 = distinct !{!30, !26, !"__clang_ocl_kern_imp_gemv_trans: argument 2"}
!31 = !{!25, !30}
!32 = !{!25, !28, !30}
!33 = !{!28, !30}
!34 = !{!25, !28}
