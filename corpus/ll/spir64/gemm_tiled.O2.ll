; ModuleID = 'corpus/opencl/gemm_tiled.cl'
source_filename = "corpus/opencl/gemm_tiled.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@gemm_tiled.As = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.Bs = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %10
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = add i32 %19, %12
  %21 = add nsw i32 %2, 15
  %22 = sdiv i32 %21, 16
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %65

24:                                               ; preds = %8
  %25 = sext i32 %12 to i64
  %26 = sext i32 %10 to i64
  %27 = icmp slt i32 %20, %0
  %28 = mul nsw i32 %20, %2
  %29 = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.As, i64 %25
  %30 = getelementptr inbounds float, ptr addrspace(3) %29, i64 %26
  %31 = icmp slt i32 %16, %1
  %32 = getelementptr inbounds [17 x float], ptr addrspace(3) @gemm_tiled.Bs, i64 %25
  %33 = getelementptr inbounds float, ptr addrspace(3) %32, i64 %26
  %34 = getelementptr float, ptr addrspace(3) @gemm_tiled.Bs, i64 %26
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 4
  %36 = getelementptr i8, ptr addrspace(3) %34, i64 68
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 8
  %38 = getelementptr i8, ptr addrspace(3) %34, i64 136
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 12
  %40 = getelementptr i8, ptr addrspace(3) %34, i64 204
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 16
  %42 = getelementptr i8, ptr addrspace(3) %34, i64 272
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 20
  %44 = getelementptr i8, ptr addrspace(3) %34, i64 340
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 24
  %46 = getelementptr i8, ptr addrspace(3) %34, i64 408
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 28
  %48 = getelementptr i8, ptr addrspace(3) %34, i64 476
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 32
  %50 = getelementptr i8, ptr addrspace(3) %34, i64 544
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 36
  %52 = getelementptr i8, ptr addrspace(3) %34, i64 612
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 40
  %54 = getelementptr i8, ptr addrspace(3) %34, i64 680
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 44
  %56 = getelementptr i8, ptr addrspace(3) %34, i64 748
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 48
  %58 = getelementptr i8, ptr addrspace(3) %34, i64 816
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 52
  %60 = getelementptr i8, ptr addrspace(3) %34, i64 884
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 56
  %62 = getelementptr i8, ptr addrspace(3) %34, i64 952
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 60
  %64 = getelementptr i8, ptr addrspace(3) %34, i64 1020
  br label %70

65:                                               ; preds = %93, %8
  %66 = phi float [ 0.000000e+00, %8 ], [ %142, %93 ]
  %67 = icmp slt i32 %20, %0
  %68 = icmp slt i32 %16, %1
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %145, label %153

70:                                               ; preds = %24, %93
  %71 = phi float [ 0.000000e+00, %24 ], [ %142, %93 ]
  %72 = phi i32 [ 0, %24 ], [ %143, %93 ]
  %73 = shl nsw i32 %72, 4
  %74 = add nsw i32 %73, %10
  %75 = add nsw i32 %73, %12
  %76 = icmp slt i32 %74, %2
  %77 = select i1 %27, i1 %76, i1 false
  br i1 %77, label %78, label %83

78:                                               ; preds = %70
  %79 = add nsw i32 %74, %28
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  br label %83

83:                                               ; preds = %78, %70
  %84 = phi float [ %82, %78 ], [ 0.000000e+00, %70 ]
  store float %84, ptr addrspace(3) %30, align 4, !tbaa !19, !noalias !22
  %85 = icmp slt i32 %75, %2
  %86 = select i1 %31, i1 %85, i1 false
  br i1 %86, label %87, label %93

87:                                               ; preds = %83
  %88 = mul nsw i32 %75, %1
  %89 = add nsw i32 %88, %16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !19, !alias.scope !15, !noalias !23
  br label %93

93:                                               ; preds = %87, %83
  %94 = phi float [ %92, %87 ], [ 0.000000e+00, %83 ]
  store float %94, ptr addrspace(3) %33, align 4, !tbaa !19, !noalias !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !22
  %95 = load float, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !22
  %96 = load float, ptr addrspace(3) %34, align 4, !tbaa !19, !noalias !22
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %71)
  %98 = load float, ptr addrspace(3) %35, align 4, !tbaa !19, !noalias !22
  %99 = load float, ptr addrspace(3) %36, align 4, !tbaa !19, !noalias !22
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %37, align 4, !tbaa !19, !noalias !22
  %102 = load float, ptr addrspace(3) %38, align 4, !tbaa !19, !noalias !22
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %39, align 4, !tbaa !19, !noalias !22
  %105 = load float, ptr addrspace(3) %40, align 4, !tbaa !19, !noalias !22
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %41, align 4, !tbaa !19, !noalias !22
  %108 = load float, ptr addrspace(3) %42, align 4, !tbaa !19, !noalias !22
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %43, align 4, !tbaa !19, !noalias !22
  %111 = load float, ptr addrspace(3) %44, align 4, !tbaa !19, !noalias !22
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %45, align 4, !tbaa !19, !noalias !22
  %114 = load float, ptr addrspace(3) %46, align 4, !tbaa !19, !noalias !22
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %47, align 4, !tbaa !19, !noalias !22
  %117 = load float, ptr addrspace(3) %48, align 4, !tbaa !19, !noalias !22
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %49, align 4, !tbaa !19, !noalias !22
  %120 = load float, ptr addrspace(3) %50, align 4, !tbaa !19, !noalias !22
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %118)
  %122 = load float, ptr addrspace(3) %51, align 4, !tbaa !19, !noalias !22
  %123 = load float, ptr addrspace(3) %52, align 4, !tbaa !19, !noalias !22
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %123, float %121)
  %125 = load float, ptr addrspace(3) %53, align 4, !tbaa !19, !noalias !22
  %126 = load float, ptr addrspace(3) %54, align 4, !tbaa !19, !noalias !22
  %127 = tail call float @llvm.fmuladd.f32(float %125, float %126, float %124)
  %128 = load float, ptr addrspace(3) %55, align 4, !tbaa !19, !noalias !22
  %129 = load float, ptr addrspace(3) %56, align 4, !tbaa !19, !noalias !22
  %130 = tail call float @llvm.fmuladd.f32(float %128, float %129, float %127)
  %131 = load float, ptr addrspace(3) %57, align 4, !tbaa !19, !noalias !22
  %132 = load float, ptr addrspace(3) %58, align 4, !tbaa !19, !noalias !22
  %133 = tail call float @llvm.fmuladd.f32(float %131, float %132, float %130)
  %134 = load float, ptr addrspace(3) %59, align 4, !tbaa !19, !noalias !22
  %135 = load float, ptr addrspace(3) %60, align 4, !tbaa !19, !noalias !22
  %136 = tail call float @llvm.fmuladd.f32(float %134, float %135, float %133)
  %137 = load float, ptr addrspace(3) %61, align 4, !tbaa !19, !noalias !22
  %138 = load float, ptr addrspace(3) %62, align 4, !tbaa !19, !noalias !22
  %139 = tail call float @llvm.fmuladd.f32(float %137, float %138, float %136)
  %140 = load float, ptr addrspace(3) %63, align 4, !tbaa !19, !noalias !22
  %141 = load float, ptr addrspace(3) %64, align 4, !tbaa !19, !noalias !22
  %142 = tail call float @llvm.fmuladd.f32(float %140, float %141, float %139)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !22
  %143 = add nuw nsw i32 %72, 1
  %144 = icmp slt i32 %143, %22
  br i1 %144, label %70, label %65

145:                                              ; preds = %65
  %146 = mul nsw i32 %20, %1
  %147 = add nsw i32 %146, %16
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !19, !alias.scope !17, !noalias !24
  %151 = fmul float %4, %150
  %152 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %151)
  store float %152, ptr addrspace(1) %149, align 4, !tbaa !19, !alias.scope !17, !noalias !24
  br label %153

153:                                              ; preds = %65, %145
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %10
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = add i32 %19, %12
  %21 = add nsw i32 %2, 15
  %22 = sdiv i32 %21, 16
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %65

24:                                               ; preds = %8
  %25 = sext i32 %12 to i64
  %26 = sext i32 %10 to i64
  %27 = icmp slt i32 %20, %0
  %28 = mul nsw i32 %20, %2
  %29 = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.As, i64 %25
  %30 = getelementptr inbounds float, ptr addrspace(3) %29, i64 %26
  %31 = icmp slt i32 %16, %1
  %32 = getelementptr inbounds [17 x float], ptr addrspace(3) @gemm_tiled.Bs, i64 %25
  %33 = getelementptr inbounds float, ptr addrspace(3) %32, i64 %26
  %34 = getelementptr float, ptr addrspace(3) @gemm_tiled.Bs, i64 %26
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 4
  %36 = getelementptr i8, ptr addrspace(3) %34, i64 68
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 8
  %38 = getelementptr i8, ptr addrspace(3) %34, i64 136
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 12
  %40 = getelementptr i8, ptr addrspace(3) %34, i64 204
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 16
  %42 = getelementptr i8, ptr addrspace(3) %34, i64 272
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 20
  %44 = getelementptr i8, ptr addrspace(3) %34, i64 340
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 24
  %46 = getelementptr i8, ptr addrspace(3) %34, i64 408
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 28
  %48 = getelementptr i8, ptr addrspace(3) %34, i64 476
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 32
  %50 = getelementptr i8, ptr addrspace(3) %34, i64 544
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 36
  %52 = getelementptr i8, ptr addrspace(3) %34, i64 612
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 40
  %54 = getelementptr i8, ptr addrspace(3) %34, i64 680
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 44
  %56 = getelementptr i8, ptr addrspace(3) %34, i64 748
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 48
  %58 = getelementptr i8, ptr addrspace(3) %34, i64 816
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 52
  %60 = getelementptr i8, ptr addrspace(3) %34, i64 884
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 56
  %62 = getelementptr i8, ptr addrspace(3) %34, i64 952
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 60
  %64 = getelementptr i8, ptr addrspace(3) %34, i64 1020
  br label %70

65:                                               ; preds = %93, %8
  %66 = phi float [ 0.000000e+00, %8 ], [ %142, %93 ]
  %67 = icmp slt i32 %20, %0
  %68 = icmp slt i32 %16, %1
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %145, label %153

70:                                               ; preds = %24, %93
  %71 = phi float [ 0.000000e+00, %24 ], [ %142, %93 ]
  %72 = phi i32 [ 0, %24 ], [ %143, %93 ]
  %73 = shl nsw i32 %72, 4
  %74 = add nsw i32 %73, %10
  %75 = add nsw i32 %73, %12
  %76 = icmp slt i32 %74, %2
  %77 = select i1 %27, i1 %76, i1 false
  br i1 %77, label %78, label %83

78:                                               ; preds = %70
  %79 = add nsw i32 %74, %28
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !19
  br label %83

83:                                               ; preds = %70, %78
  %84 = phi float [ %82, %78 ], [ 0.000000e+00, %70 ]
  store float %84, ptr addrspace(3) %30, align 4, !tbaa !19
  %85 = icmp slt i32 %75, %2
  %86 = select i1 %31, i1 %85, i1 false
  br i1 %86, label %87, label %93

87:                                               ; preds = %83
  %88 = mul nsw i32 %75, %1
  %89 = add nsw i32 %88, %16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !19
  br label %93

93:                                               ; preds = %83, %87
  %94 = phi float [ %92, %87 ], [ 0.000000e+00, %83 ]
  store float %94, ptr addrspace(3) %33, align 4, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %95 = load float, ptr addrspace(3) %29, align 4, !tbaa !19
  %96 = load float, ptr addrspace(3) %34, align 4, !tbaa !19
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %71)
  %98 = load float, ptr addrspace(3) %35, align 4, !tbaa !19
  %99 = load float, ptr addrspace(3) %36, align 4, !tbaa !19
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %37, align 4, !tbaa !19
  %102 = load float, ptr addrspace(3) %38, align 4, !tbaa !19
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %39, align 4, !tbaa !19
  %105 = load float, ptr addrspace(3) %40, align 4, !tbaa !19
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %41, align 4, !tbaa !19
  %108 = load float, ptr addrspace(3) %42, align 4, !tbaa !19
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %43, align 4, !tbaa !19
  %111 = load float, ptr addrspace(3) %44, align 4, !tbaa !19
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %45, align 4, !tbaa !19
  %114 = load float, ptr addrspace(3) %46, align 4, !tbaa !19
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %47, align 4, !tbaa !19
  %117 = load float, ptr addrspace(3) %48, align 4, !tbaa !19
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %49, align 4, !tbaa !19
  %120 = load float, ptr addrspace(3) %50, align 4, !tbaa !19
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %118)
  %122 = load float, ptr addrspace(3) %51, align 4, !tbaa !19
  %123 = load float, ptr addrspace(3) %52, align 4, !tbaa !19
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %123, float %121)
  %125 = load float, ptr addrspace(3) %53, align 4, !tbaa !19
  %126 = load float, ptr addrspace(3) %54, align 4, !tbaa !19
  %127 = tail call float @llvm.fmuladd.f32(float %125, float %126, float %124)
  %128 = load float, ptr addrspace(3) %55, align 4, !tbaa !19
  %129 = load float, ptr addrspace(3) %56, align 4, !tbaa !19
  %130 = tail call float @llvm.fmuladd.f32(float %128, float %129, float %127)
  %131 = load float, ptr addrspace(3) %57, align 4, !tbaa !19
  %132 = load float, ptr addrspace(3) %58, align 4, !tbaa !19
  %133 = tail call float @llvm.fmuladd.f32(float %131, float %132, float %130)
  %134 = load float, ptr addrspace(3) %59, align 4, !tbaa !19
  %135 = load float, ptr addrspace(3) %60, align 4, !tbaa !19
  %136 = tail call float @llvm.fmuladd.f32(float %134, float %135, float %133)
  %137 = load float, ptr addrspace(3) %61, align 4, !tbaa !19
  %138 = load float, ptr addrspace(3) %62, align 4, !tbaa !19
  %139 = tail call float @llvm.fmuladd.f32(float %137, float %138, float %136)
  %140 = load float, ptr addrspace(3) %63, align 4, !tbaa !19
  %141 = load float, ptr addrspace(3) %64, align 4, !tbaa !19
  %142 = tail call float @llvm.fmuladd.f32(float %140, float %141, float %139)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %143 = add nuw nsw i32 %72, 1
  %144 = icmp slt i32 %143, %22
  br i1 %144, label %70, label %65

145:                                              ; preds = %65
  %146 = mul nsw i32 %20, %1
  %147 = add nsw i32 %146, %16
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !19
  %151 = fmul float %4, %150
  %152 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %151)
  store float %152, ptr addrspace(1) %149, align 4, !tbaa !19
  br label %153

153:                                              ; preds = %145, %65
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

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
!8 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!11 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_gemm_tiled: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_gemm_tiled"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_gemm_tiled: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_gemm_tiled: argument 2"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = !{!16, !18}
!22 = !{!13, !16, !18}
!23 = !{!13, !18}
!24 = !{!13, !16}
