; ModuleID = 'corpus/opencl/lud.cl'
source_filename = "corpus/opencl/lud.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@lud_diagonal.shadow = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_perimeter.dia = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_internal.peri_row = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_internal.peri_col = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = add i32 %1, 1
  %7 = mul i32 %2, %6
  br label %10

8:                                                ; preds = %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %9 = shl nsw i32 %5, 4
  br label %28

10:                                               ; preds = %3, %10
  %11 = phi i32 [ 0, %3 ], [ %22, %10 ]
  %12 = phi i32 [ %7, %3 ], [ %21, %10 ]
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = shl nuw nsw i32 %11, 4
  %18 = add nsw i32 %17, %5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %19
  store float %16, ptr addrspace(3) %20, align 4, !tbaa !12
  %21 = add nsw i32 %12, %1
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp samesign ult i32 %11, 15
  br i1 %23, label %10, label %8

24:                                               ; preds = %88
  %25 = add nsw i32 %2, 1
  %26 = mul nsw i32 %25, %1
  %27 = add nsw i32 %26, %2
  br label %91

28:                                               ; preds = %8, %88
  %29 = phi i32 [ 0, %8 ], [ %89, %88 ]
  %30 = icmp slt i32 %29, %5
  br i1 %30, label %31, label %64

31:                                               ; preds = %28
  %32 = icmp eq i32 %29, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %31
  %34 = or disjoint i32 %29, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !12
  br label %48

38:                                               ; preds = %48, %31
  %39 = mul nuw nsw i32 %29, 17
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %40
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  %43 = add nuw nsw i32 %29, %9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %44
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !12
  %47 = fdiv float %46, %42
  store float %47, ptr addrspace(3) %45, align 4, !tbaa !12
  br label %64

48:                                               ; preds = %33, %48
  %49 = phi float [ %37, %33 ], [ %61, %48 ]
  %50 = phi i32 [ 0, %33 ], [ %62, %48 ]
  %51 = add nuw nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %52
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !12
  %55 = shl nsw i32 %50, 4
  %56 = add nuw nsw i32 %55, %29
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %60 = fneg float %54
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %59, float %49)
  store float %61, ptr addrspace(3) %36, align 4, !tbaa !12
  %62 = add nuw nsw i32 %50, 1
  %63 = icmp samesign ult i32 %62, %29
  br i1 %63, label %48, label %38

64:                                               ; preds = %38, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %30, label %65, label %88

65:                                               ; preds = %64
  %66 = shl nuw nsw i32 %29, 4
  %67 = add nuw nsw i32 %66, 16
  %68 = add nsw i32 %67, %5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %69
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !12
  br label %72

72:                                               ; preds = %65, %72
  %73 = phi i32 [ 0, %65 ], [ %86, %72 ]
  %74 = phi float [ %71, %65 ], [ %85, %72 ]
  %75 = add nuw nsw i32 %73, %67
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !12
  %79 = shl nsw i32 %73, 4
  %80 = add nsw i32 %79, %5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %81
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !12
  %84 = fneg float %78
  %85 = tail call float @llvm.fmuladd.f32(float %84, float %83, float %74)
  store float %85, ptr addrspace(3) %70, align 4, !tbaa !12
  %86 = add nuw nsw i32 %73, 1
  %87 = icmp samesign ult i32 %73, %29
  br i1 %87, label %72, label %88

88:                                               ; preds = %72, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %89 = add nuw nsw i32 %29, 1
  %90 = icmp samesign ult i32 %29, 14
  br i1 %90, label %28, label %24

91:                                               ; preds = %24, %91
  %92 = phi i32 [ 1, %24 ], [ %103, %91 ]
  %93 = phi i32 [ %27, %24 ], [ %102, %91 ]
  %94 = shl nuw nsw i32 %92, 4
  %95 = add nsw i32 %94, %5
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %96
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !12
  %99 = add nsw i32 %93, %5
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %100
  store float %98, ptr addrspace(1) %101, align 4, !tbaa !12
  %102 = add nsw i32 %93, %1
  %103 = add nuw nsw i32 %92, 1
  %104 = icmp samesign ult i32 %92, 15
  br i1 %104, label %91, label %105

105:                                              ; preds = %91
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = add i32 %1, 1
  %7 = mul i32 %2, %6
  br label %10

8:                                                ; preds = %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %9 = shl nsw i32 %5, 4
  br label %28

10:                                               ; preds = %3, %10
  %11 = phi i32 [ 0, %3 ], [ %22, %10 ]
  %12 = phi i32 [ %7, %3 ], [ %21, %10 ]
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = shl nuw nsw i32 %11, 4
  %18 = add nsw i32 %17, %5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %19
  store float %16, ptr addrspace(3) %20, align 4, !tbaa !12
  %21 = add nsw i32 %12, %1
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp samesign ult i32 %11, 15
  br i1 %23, label %10, label %8

24:                                               ; preds = %88
  %25 = add nsw i32 %2, 1
  %26 = mul nsw i32 %25, %1
  %27 = add nsw i32 %26, %2
  br label %92

28:                                               ; preds = %8, %88
  %29 = phi i32 [ 0, %8 ], [ %89, %88 ]
  %30 = icmp slt i32 %29, %5
  br i1 %30, label %31, label %64

31:                                               ; preds = %28
  %32 = icmp eq i32 %29, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %31
  %34 = or disjoint i32 %29, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !12
  br label %48

38:                                               ; preds = %48, %31
  %39 = mul nuw nsw i32 %29, 17
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %40
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  %43 = add nuw nsw i32 %29, %9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %44
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !12
  %47 = fdiv float %46, %42
  store float %47, ptr addrspace(3) %45, align 4, !tbaa !12
  br label %64

48:                                               ; preds = %33, %48
  %49 = phi float [ %37, %33 ], [ %61, %48 ]
  %50 = phi i32 [ 0, %33 ], [ %62, %48 ]
  %51 = add nuw nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %52
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !12
  %55 = shl nsw i32 %50, 4
  %56 = add nuw nsw i32 %55, %29
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %60 = fneg float %54
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %59, float %49)
  store float %61, ptr addrspace(3) %36, align 4, !tbaa !12
  %62 = add nuw nsw i32 %50, 1
  %63 = icmp samesign ult i32 %62, %29
  br i1 %63, label %48, label %38

64:                                               ; preds = %38, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %30, label %65, label %88

65:                                               ; preds = %64
  %66 = shl nuw nsw i32 %29, 4
  %67 = add nuw nsw i32 %66, 16
  %68 = add nsw i32 %67, %5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %69
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !12
  br label %72

72:                                               ; preds = %65, %72
  %73 = phi i32 [ 0, %65 ], [ %86, %72 ]
  %74 = phi float [ %71, %65 ], [ %85, %72 ]
  %75 = add nuw nsw i32 %73, %67
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !12
  %79 = shl nsw i32 %73, 4
  %80 = add nsw i32 %79, %5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %81
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !12
  %84 = fneg float %78
  %85 = tail call float @llvm.fmuladd.f32(float %84, float %83, float %74)
  store float %85, ptr addrspace(3) %70, align 4, !tbaa !12
  %86 = add nuw nsw i32 %73, 1
  %87 = icmp samesign ult i32 %73, %29
  br i1 %87, label %72, label %88

88:                                               ; preds = %72, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %89 = add nuw nsw i32 %29, 1
  %90 = icmp samesign ult i32 %29, 14
  br i1 %90, label %28, label %24

91:                                               ; preds = %92
  ret void

92:                                               ; preds = %24, %92
  %93 = phi i32 [ 1, %24 ], [ %104, %92 ]
  %94 = phi i32 [ %27, %24 ], [ %103, %92 ]
  %95 = shl nuw nsw i32 %93, 4
  %96 = add nsw i32 %95, %5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(3) @lud_diagonal.shadow, i64 %97
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !12
  %100 = add nsw i32 %94, %5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %101
  store float %99, ptr addrspace(1) %102, align 4, !tbaa !12
  %103 = add nsw i32 %94, %1
  %104 = add nuw nsw i32 %93, 1
  %105 = icmp samesign ult i32 %93, 15
  br i1 %105, label %92, label %91
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 15
  %9 = icmp ugt i64 %6, 15
  %10 = add i32 %1, 1
  %11 = mul i32 %2, %10
  %12 = getelementptr float, ptr addrspace(3) @lud_perimeter.dia, i64 %6
  %13 = getelementptr float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %14 = add i32 %8, %11
  %15 = shl i32 %5, 4
  %16 = add i32 %11, 16
  %17 = add i32 %16, %15
  %18 = add i32 %17, %8
  %19 = add i32 %15, 16
  %20 = and i64 %6, 15
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i64 %20
  br label %25

22:                                               ; preds = %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %9, label %23, label %52

23:                                               ; preds = %22
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i64 %20
  br label %73

25:                                               ; preds = %3, %49
  %26 = phi i32 [ 0, %3 ], [ %50, %49 ]
  br i1 %9, label %27, label %36

27:                                               ; preds = %25
  %28 = add nuw nsw i32 %19, %26
  %29 = mul i32 %28, %1
  %30 = add i32 %14, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %21, i64 %34
  store float %33, ptr addrspace(3) %35, align 4, !tbaa !12
  br label %49

36:                                               ; preds = %25
  %37 = mul nsw i32 %26, %1
  %38 = add i32 %14, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = zext nneg i32 %26 to i64
  %43 = getelementptr [16 x float], ptr addrspace(3) %12, i64 %42
  store float %41, ptr addrspace(3) %43, align 4, !tbaa !12
  %44 = add i32 %18, %37
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !12
  %48 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %42
  store float %47, ptr addrspace(3) %48, align 4, !tbaa !12
  br label %49

49:                                               ; preds = %36, %27
  %50 = add nuw nsw i32 %26, 1
  %51 = icmp samesign ult i32 %26, 15
  br i1 %51, label %25, label %22

52:                                               ; preds = %22, %58
  %53 = phi i32 [ %59, %58 ], [ 1, %22 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %54
  %56 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %54
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !12
  br label %61

58:                                               ; preds = %61
  %59 = add nuw nsw i32 %53, 1
  %60 = icmp samesign ult i32 %53, 15
  br i1 %60, label %52, label %105

61:                                               ; preds = %52, %61
  %62 = phi i32 [ 0, %52 ], [ %71, %61 ]
  %63 = phi float [ %57, %52 ], [ %70, %61 ]
  %64 = zext nneg i32 %62 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %55, i64 %64
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !12
  %67 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %64
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = fneg float %66
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %68, float %63)
  store float %70, ptr addrspace(3) %56, align 4, !tbaa !12
  %71 = add nuw nsw i32 %62, 1
  %72 = icmp samesign ult i32 %71, %53
  br i1 %72, label %61, label %58

73:                                               ; preds = %23, %83
  %74 = phi i32 [ 0, %23 ], [ %91, %83 ]
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = load float, ptr addrspace(3) %24, align 4, !tbaa !12
  br label %83

78:                                               ; preds = %73
  %79 = zext nneg i32 %74 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %79
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %79
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  br label %93

83:                                               ; preds = %93, %76
  %84 = phi i64 [ 0, %76 ], [ %79, %93 ]
  %85 = phi float [ %77, %76 ], [ %102, %93 ]
  %86 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %84
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) %86, i64 %84
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !12
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %84
  %90 = fdiv float %85, %88
  store float %90, ptr addrspace(3) %89, align 4, !tbaa !12
  %91 = add nuw nsw i32 %74, 1
  %92 = icmp samesign ult i32 %74, 15
  br i1 %92, label %73, label %105

93:                                               ; preds = %78, %93
  %94 = phi float [ %82, %78 ], [ %102, %93 ]
  %95 = phi i32 [ 0, %78 ], [ %103, %93 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %96
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !12
  %99 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %80, i64 %96
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !12
  %101 = fneg float %98
  %102 = tail call float @llvm.fmuladd.f32(float %101, float %100, float %94)
  store float %102, ptr addrspace(3) %81, align 4, !tbaa !12
  %103 = add nuw nsw i32 %95, 1
  %104 = icmp samesign ult i32 %103, %74
  br i1 %104, label %93, label %83

105:                                              ; preds = %58, %83
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %106 = select i1 %9, i32 %19, i32 0
  %107 = select i1 %9, i32 %14, i32 %18
  %108 = select i1 %9, ptr addrspace(3) %21, ptr addrspace(3) %13
  br label %109

109:                                              ; preds = %105, %109
  %110 = phi i32 [ 0, %105 ], [ %119, %109 ]
  %111 = zext nneg i32 %110 to i64
  %112 = add nuw nsw i32 %110, %106
  %113 = getelementptr [16 x float], ptr addrspace(3) %108, i64 %111
  %114 = load float, ptr addrspace(3) %113, align 4, !tbaa !12
  %115 = mul i32 %112, %1
  %116 = add i32 %107, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %117
  store float %114, ptr addrspace(1) %118, align 4, !tbaa !12
  %119 = add nuw nsw i32 %110, 1
  %120 = icmp samesign ult i32 %110, 15
  br i1 %120, label %109, label %121

121:                                              ; preds = %109
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 15
  %9 = icmp ugt i64 %6, 15
  %10 = add i32 %1, 1
  %11 = mul i32 %2, %10
  %12 = getelementptr float, ptr addrspace(3) @lud_perimeter.dia, i64 %6
  %13 = getelementptr float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %14 = add i32 %8, %11
  %15 = shl i32 %5, 4
  %16 = add i32 %11, 16
  %17 = add i32 %16, %15
  %18 = add i32 %17, %8
  %19 = add i32 %15, 16
  %20 = and i64 %6, 15
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i64 %20
  br label %25

22:                                               ; preds = %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %9, label %23, label %52

23:                                               ; preds = %22
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i64 %20
  br label %73

25:                                               ; preds = %3, %49
  %26 = phi i32 [ 0, %3 ], [ %50, %49 ]
  br i1 %9, label %27, label %36

27:                                               ; preds = %25
  %28 = add nuw nsw i32 %19, %26
  %29 = mul i32 %28, %1
  %30 = add i32 %14, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %21, i64 %34
  store float %33, ptr addrspace(3) %35, align 4, !tbaa !12
  br label %49

36:                                               ; preds = %25
  %37 = mul nsw i32 %26, %1
  %38 = add i32 %14, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = zext nneg i32 %26 to i64
  %43 = getelementptr [16 x float], ptr addrspace(3) %12, i64 %42
  store float %41, ptr addrspace(3) %43, align 4, !tbaa !12
  %44 = add i32 %18, %37
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !12
  %48 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %42
  store float %47, ptr addrspace(3) %48, align 4, !tbaa !12
  br label %49

49:                                               ; preds = %27, %36
  %50 = add nuw nsw i32 %26, 1
  %51 = icmp samesign ult i32 %26, 15
  br i1 %51, label %25, label %22

52:                                               ; preds = %22, %58
  %53 = phi i32 [ %59, %58 ], [ 1, %22 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %54
  %56 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %54
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !12
  br label %61

58:                                               ; preds = %61
  %59 = add nuw nsw i32 %53, 1
  %60 = icmp samesign ult i32 %53, 15
  br i1 %60, label %52, label %105

61:                                               ; preds = %52, %61
  %62 = phi i32 [ 0, %52 ], [ %71, %61 ]
  %63 = phi float [ %57, %52 ], [ %70, %61 ]
  %64 = zext nneg i32 %62 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %55, i64 %64
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !12
  %67 = getelementptr [16 x float], ptr addrspace(3) %13, i64 %64
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = fneg float %66
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %68, float %63)
  store float %70, ptr addrspace(3) %56, align 4, !tbaa !12
  %71 = add nuw nsw i32 %62, 1
  %72 = icmp samesign ult i32 %71, %53
  br i1 %72, label %61, label %58

73:                                               ; preds = %23, %83
  %74 = phi i32 [ 0, %23 ], [ %91, %83 ]
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = load float, ptr addrspace(3) %24, align 4, !tbaa !12
  br label %83

78:                                               ; preds = %73
  %79 = zext nneg i32 %74 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %79
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %79
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  br label %93

83:                                               ; preds = %93, %76
  %84 = phi i64 [ 0, %76 ], [ %79, %93 ]
  %85 = phi float [ %77, %76 ], [ %102, %93 ]
  %86 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %84
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) %86, i64 %84
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !12
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %84
  %90 = fdiv float %85, %88
  store float %90, ptr addrspace(3) %89, align 4, !tbaa !12
  %91 = add nuw nsw i32 %74, 1
  %92 = icmp samesign ult i32 %74, 15
  br i1 %92, label %73, label %105

93:                                               ; preds = %78, %93
  %94 = phi float [ %82, %78 ], [ %102, %93 ]
  %95 = phi i32 [ 0, %78 ], [ %103, %93 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %96
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !12
  %99 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %80, i64 %96
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !12
  %101 = fneg float %98
  %102 = tail call float @llvm.fmuladd.f32(float %101, float %100, float %94)
  store float %102, ptr addrspace(3) %81, align 4, !tbaa !12
  %103 = add nuw nsw i32 %95, 1
  %104 = icmp samesign ult i32 %103, %74
  br i1 %104, label %93, label %83

105:                                              ; preds = %58, %83
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %106 = select i1 %9, i32 %19, i32 0
  %107 = select i1 %9, i32 %14, i32 %18
  %108 = select i1 %9, ptr addrspace(3) %21, ptr addrspace(3) %13
  br label %110

109:                                              ; preds = %110
  ret void

110:                                              ; preds = %105, %110
  %111 = phi i32 [ 0, %105 ], [ %120, %110 ]
  %112 = zext nneg i32 %111 to i64
  %113 = add nuw nsw i32 %111, %106
  %114 = getelementptr [16 x float], ptr addrspace(3) %108, i64 %112
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !12
  %116 = mul i32 %113, %1
  %117 = add i32 %107, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %118
  store float %115, ptr addrspace(1) %119, align 4, !tbaa !12
  %120 = add nuw nsw i32 %111, 1
  %121 = icmp samesign ult i32 %111, 15
  br i1 %121, label %110, label %109
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 4
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 4
  %14 = add i32 %2, 16
  %15 = add i32 %14, %13
  %16 = add nsw i32 %2, %7
  %17 = mul nsw i32 %16, %1
  %18 = add i32 %15, %5
  %19 = add i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = shl nsw i32 %7, 4
  %24 = add nsw i32 %23, %5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_row, i64 %25
  store float %22, ptr addrspace(3) %26, align 4, !tbaa !12
  %27 = add i32 %14, %7
  %28 = add i32 %27, %10
  %29 = mul nsw i32 %28, %1
  %30 = add i32 %29, %5
  %31 = add i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_col, i64 %25
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %36 = sext i32 %23 to i64
  %37 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_col, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = sext i32 %5 to i64
  %40 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_row, i64 %39
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !12
  %42 = tail call float @llvm.fmuladd.f32(float %38, float %41, float 0.000000e+00)
  %43 = sext i32 %23 to i64
  %44 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %43
  %45 = getelementptr i8, ptr addrspace(3) %44, i64 4
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !12
  %47 = sext i32 %5 to i64
  %48 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %47
  %49 = getelementptr i8, ptr addrspace(3) %48, i64 64
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !12
  %51 = tail call float @llvm.fmuladd.f32(float %46, float %50, float %42)
  %52 = sext i32 %23 to i64
  %53 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %52
  %54 = getelementptr i8, ptr addrspace(3) %53, i64 8
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !12
  %56 = sext i32 %5 to i64
  %57 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %56
  %58 = getelementptr i8, ptr addrspace(3) %57, i64 128
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %60 = tail call float @llvm.fmuladd.f32(float %55, float %59, float %51)
  %61 = sext i32 %23 to i64
  %62 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %61
  %63 = getelementptr i8, ptr addrspace(3) %62, i64 12
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !12
  %65 = sext i32 %5 to i64
  %66 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %65
  %67 = getelementptr i8, ptr addrspace(3) %66, i64 192
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = tail call float @llvm.fmuladd.f32(float %64, float %68, float %60)
  %70 = sext i32 %23 to i64
  %71 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %70
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 16
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = sext i32 %5 to i64
  %75 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %74
  %76 = getelementptr i8, ptr addrspace(3) %75, i64 256
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !12
  %78 = tail call float @llvm.fmuladd.f32(float %73, float %77, float %69)
  %79 = sext i32 %23 to i64
  %80 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %79
  %81 = getelementptr i8, ptr addrspace(3) %80, i64 20
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = sext i32 %5 to i64
  %84 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %83
  %85 = getelementptr i8, ptr addrspace(3) %84, i64 320
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !12
  %87 = tail call float @llvm.fmuladd.f32(float %82, float %86, float %78)
  %88 = sext i32 %23 to i64
  %89 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %88
  %90 = getelementptr i8, ptr addrspace(3) %89, i64 24
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !12
  %92 = sext i32 %5 to i64
  %93 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %92
  %94 = getelementptr i8, ptr addrspace(3) %93, i64 384
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !12
  %96 = tail call float @llvm.fmuladd.f32(float %91, float %95, float %87)
  %97 = sext i32 %23 to i64
  %98 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %97
  %99 = getelementptr i8, ptr addrspace(3) %98, i64 28
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !12
  %101 = sext i32 %5 to i64
  %102 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %101
  %103 = getelementptr i8, ptr addrspace(3) %102, i64 448
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %105 = tail call float @llvm.fmuladd.f32(float %100, float %104, float %96)
  %106 = sext i32 %23 to i64
  %107 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 32
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !12
  %110 = sext i32 %5 to i64
  %111 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %110
  %112 = getelementptr i8, ptr addrspace(3) %111, i64 512
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !12
  %114 = tail call float @llvm.fmuladd.f32(float %109, float %113, float %105)
  %115 = sext i32 %23 to i64
  %116 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %115
  %117 = getelementptr i8, ptr addrspace(3) %116, i64 36
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !12
  %119 = sext i32 %5 to i64
  %120 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %119
  %121 = getelementptr i8, ptr addrspace(3) %120, i64 576
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %123 = tail call float @llvm.fmuladd.f32(float %118, float %122, float %114)
  %124 = sext i32 %23 to i64
  %125 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %124
  %126 = getelementptr i8, ptr addrspace(3) %125, i64 40
  %127 = load float, ptr addrspace(3) %126, align 4, !tbaa !12
  %128 = sext i32 %5 to i64
  %129 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %128
  %130 = getelementptr i8, ptr addrspace(3) %129, i64 640
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !12
  %132 = tail call float @llvm.fmuladd.f32(float %127, float %131, float %123)
  %133 = sext i32 %23 to i64
  %134 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %133
  %135 = getelementptr i8, ptr addrspace(3) %134, i64 44
  %136 = load float, ptr addrspace(3) %135, align 4, !tbaa !12
  %137 = sext i32 %5 to i64
  %138 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %137
  %139 = getelementptr i8, ptr addrspace(3) %138, i64 704
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %141 = tail call float @llvm.fmuladd.f32(float %136, float %140, float %132)
  %142 = sext i32 %23 to i64
  %143 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %142
  %144 = getelementptr i8, ptr addrspace(3) %143, i64 48
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !12
  %146 = sext i32 %5 to i64
  %147 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %146
  %148 = getelementptr i8, ptr addrspace(3) %147, i64 768
  %149 = load float, ptr addrspace(3) %148, align 4, !tbaa !12
  %150 = tail call float @llvm.fmuladd.f32(float %145, float %149, float %141)
  %151 = sext i32 %23 to i64
  %152 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %151
  %153 = getelementptr i8, ptr addrspace(3) %152, i64 52
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !12
  %155 = sext i32 %5 to i64
  %156 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %155
  %157 = getelementptr i8, ptr addrspace(3) %156, i64 832
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !12
  %159 = tail call float @llvm.fmuladd.f32(float %154, float %158, float %150)
  %160 = sext i32 %23 to i64
  %161 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %160
  %162 = getelementptr i8, ptr addrspace(3) %161, i64 56
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !12
  %164 = sext i32 %5 to i64
  %165 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %164
  %166 = getelementptr i8, ptr addrspace(3) %165, i64 896
  %167 = load float, ptr addrspace(3) %166, align 4, !tbaa !12
  %168 = tail call float @llvm.fmuladd.f32(float %163, float %167, float %159)
  %169 = sext i32 %23 to i64
  %170 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %169
  %171 = getelementptr i8, ptr addrspace(3) %170, i64 60
  %172 = load float, ptr addrspace(3) %171, align 4, !tbaa !12
  %173 = sext i32 %5 to i64
  %174 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %173
  %175 = getelementptr i8, ptr addrspace(3) %174, i64 960
  %176 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %177 = tail call float @llvm.fmuladd.f32(float %172, float %176, float %168)
  %178 = add i32 %18, %29
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %179
  %181 = load float, ptr addrspace(1) %180, align 4, !tbaa !12
  %182 = fsub float %181, %177
  store float %182, ptr addrspace(1) %180, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 4
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 4
  %14 = add i32 %2, 16
  %15 = add i32 %14, %13
  %16 = add nsw i32 %2, %7
  %17 = mul nsw i32 %16, %1
  %18 = add i32 %15, %5
  %19 = add i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = shl nsw i32 %7, 4
  %24 = add nsw i32 %23, %5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_row, i64 %25
  store float %22, ptr addrspace(3) %26, align 4, !tbaa !12
  %27 = add i32 %14, %7
  %28 = add i32 %27, %10
  %29 = mul nsw i32 %28, %1
  %30 = add i32 %29, %5
  %31 = add i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_col, i64 %25
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %36 = sext i32 %23 to i64
  %37 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_col, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = sext i32 %5 to i64
  %40 = getelementptr inbounds float, ptr addrspace(3) @lud_internal.peri_row, i64 %39
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !12
  %42 = tail call float @llvm.fmuladd.f32(float %38, float %41, float 0.000000e+00)
  %43 = sext i32 %23 to i64
  %44 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %43
  %45 = getelementptr i8, ptr addrspace(3) %44, i64 4
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !12
  %47 = sext i32 %5 to i64
  %48 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %47
  %49 = getelementptr i8, ptr addrspace(3) %48, i64 64
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !12
  %51 = tail call float @llvm.fmuladd.f32(float %46, float %50, float %42)
  %52 = sext i32 %23 to i64
  %53 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %52
  %54 = getelementptr i8, ptr addrspace(3) %53, i64 8
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !12
  %56 = sext i32 %5 to i64
  %57 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %56
  %58 = getelementptr i8, ptr addrspace(3) %57, i64 128
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %60 = tail call float @llvm.fmuladd.f32(float %55, float %59, float %51)
  %61 = sext i32 %23 to i64
  %62 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %61
  %63 = getelementptr i8, ptr addrspace(3) %62, i64 12
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !12
  %65 = sext i32 %5 to i64
  %66 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %65
  %67 = getelementptr i8, ptr addrspace(3) %66, i64 192
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = tail call float @llvm.fmuladd.f32(float %64, float %68, float %60)
  %70 = sext i32 %23 to i64
  %71 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %70
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 16
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = sext i32 %5 to i64
  %75 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %74
  %76 = getelementptr i8, ptr addrspace(3) %75, i64 256
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !12
  %78 = tail call float @llvm.fmuladd.f32(float %73, float %77, float %69)
  %79 = sext i32 %23 to i64
  %80 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %79
  %81 = getelementptr i8, ptr addrspace(3) %80, i64 20
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = sext i32 %5 to i64
  %84 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %83
  %85 = getelementptr i8, ptr addrspace(3) %84, i64 320
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !12
  %87 = tail call float @llvm.fmuladd.f32(float %82, float %86, float %78)
  %88 = sext i32 %23 to i64
  %89 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %88
  %90 = getelementptr i8, ptr addrspace(3) %89, i64 24
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !12
  %92 = sext i32 %5 to i64
  %93 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %92
  %94 = getelementptr i8, ptr addrspace(3) %93, i64 384
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !12
  %96 = tail call float @llvm.fmuladd.f32(float %91, float %95, float %87)
  %97 = sext i32 %23 to i64
  %98 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %97
  %99 = getelementptr i8, ptr addrspace(3) %98, i64 28
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !12
  %101 = sext i32 %5 to i64
  %102 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %101
  %103 = getelementptr i8, ptr addrspace(3) %102, i64 448
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %105 = tail call float @llvm.fmuladd.f32(float %100, float %104, float %96)
  %106 = sext i32 %23 to i64
  %107 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 32
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !12
  %110 = sext i32 %5 to i64
  %111 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %110
  %112 = getelementptr i8, ptr addrspace(3) %111, i64 512
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !12
  %114 = tail call float @llvm.fmuladd.f32(float %109, float %113, float %105)
  %115 = sext i32 %23 to i64
  %116 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %115
  %117 = getelementptr i8, ptr addrspace(3) %116, i64 36
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !12
  %119 = sext i32 %5 to i64
  %120 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %119
  %121 = getelementptr i8, ptr addrspace(3) %120, i64 576
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %123 = tail call float @llvm.fmuladd.f32(float %118, float %122, float %114)
  %124 = sext i32 %23 to i64
  %125 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %124
  %126 = getelementptr i8, ptr addrspace(3) %125, i64 40
  %127 = load float, ptr addrspace(3) %126, align 4, !tbaa !12
  %128 = sext i32 %5 to i64
  %129 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %128
  %130 = getelementptr i8, ptr addrspace(3) %129, i64 640
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !12
  %132 = tail call float @llvm.fmuladd.f32(float %127, float %131, float %123)
  %133 = sext i32 %23 to i64
  %134 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %133
  %135 = getelementptr i8, ptr addrspace(3) %134, i64 44
  %136 = load float, ptr addrspace(3) %135, align 4, !tbaa !12
  %137 = sext i32 %5 to i64
  %138 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %137
  %139 = getelementptr i8, ptr addrspace(3) %138, i64 704
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %141 = tail call float @llvm.fmuladd.f32(float %136, float %140, float %132)
  %142 = sext i32 %23 to i64
  %143 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %142
  %144 = getelementptr i8, ptr addrspace(3) %143, i64 48
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !12
  %146 = sext i32 %5 to i64
  %147 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %146
  %148 = getelementptr i8, ptr addrspace(3) %147, i64 768
  %149 = load float, ptr addrspace(3) %148, align 4, !tbaa !12
  %150 = tail call float @llvm.fmuladd.f32(float %145, float %149, float %141)
  %151 = sext i32 %23 to i64
  %152 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %151
  %153 = getelementptr i8, ptr addrspace(3) %152, i64 52
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !12
  %155 = sext i32 %5 to i64
  %156 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %155
  %157 = getelementptr i8, ptr addrspace(3) %156, i64 832
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !12
  %159 = tail call float @llvm.fmuladd.f32(float %154, float %158, float %150)
  %160 = sext i32 %23 to i64
  %161 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %160
  %162 = getelementptr i8, ptr addrspace(3) %161, i64 56
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !12
  %164 = sext i32 %5 to i64
  %165 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %164
  %166 = getelementptr i8, ptr addrspace(3) %165, i64 896
  %167 = load float, ptr addrspace(3) %166, align 4, !tbaa !12
  %168 = tail call float @llvm.fmuladd.f32(float %163, float %167, float %159)
  %169 = sext i32 %23 to i64
  %170 = getelementptr float, ptr addrspace(3) @lud_internal.peri_col, i64 %169
  %171 = getelementptr i8, ptr addrspace(3) %170, i64 60
  %172 = load float, ptr addrspace(3) %171, align 4, !tbaa !12
  %173 = sext i32 %5 to i64
  %174 = getelementptr float, ptr addrspace(3) @lud_internal.peri_row, i64 %173
  %175 = getelementptr i8, ptr addrspace(3) %174, i64 960
  %176 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %177 = tail call float @llvm.fmuladd.f32(float %172, float %176, float %168)
  %178 = add i32 %18, %29
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %179
  %181 = load float, ptr addrspace(1) %180, align 4, !tbaa !12
  %182 = fsub float %181, %177
  store float %182, ptr addrspace(1) %180, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"int", !"int"}
!11 = !{!"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
