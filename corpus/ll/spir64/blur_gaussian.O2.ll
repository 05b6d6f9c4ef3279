; ModuleID = 'corpus/opencl/blur_gaussian.cl'
source_filename = "corpus/opencl/blur_gaussian.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@blur_rows.line = internal unnamed_addr addrspace(3) global [24 x <4 x float>] undef, align 16
@blur_columns.col = internal unnamed_addr addrspace(3) global [18 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 4
  %15 = add i32 %14, -4
  %16 = icmp slt i32 %11, 24
  br i1 %16, label %17, label %20

17:                                               ; preds = %5
  %18 = add nsw i32 %3, -1
  %19 = mul nsw i32 %3, %9
  br label %108

20:                                               ; preds = %108, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %21 = icmp sgt i32 %3, %7
  %22 = icmp sgt i32 %4, %9
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %121

24:                                               ; preds = %20
  %25 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = sext i32 %11 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %28
  %30 = load <4 x float>, ptr addrspace(3) %29, align 16, !tbaa !15
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %30, <4 x float> zeroinitializer)
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !13
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = sext i32 %11 to i64
  %37 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i64 16
  %39 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !15
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %39, <4 x float> %31)
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !13
  %43 = insertelement <4 x float> poison, float %42, i64 0
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <4 x i32> zeroinitializer
  %45 = sext i32 %11 to i64
  %46 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 32
  %48 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !15
  %49 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> %48, <4 x float> %40)
  %50 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !13
  %52 = insertelement <4 x float> poison, float %51, i64 0
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> zeroinitializer
  %54 = sext i32 %11 to i64
  %55 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %54
  %56 = getelementptr i8, ptr addrspace(3) %55, i64 48
  %57 = load <4 x float>, ptr addrspace(3) %56, align 16, !tbaa !15
  %58 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %53, <4 x float> %57, <4 x float> %49)
  %59 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !13
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> zeroinitializer
  %63 = sext i32 %11 to i64
  %64 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %63
  %65 = getelementptr i8, ptr addrspace(3) %64, i64 64
  %66 = load <4 x float>, ptr addrspace(3) %65, align 16, !tbaa !15
  %67 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %66, <4 x float> %58)
  %68 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !13
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = sext i32 %11 to i64
  %73 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i64 80
  %75 = load <4 x float>, ptr addrspace(3) %74, align 16, !tbaa !15
  %76 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %71, <4 x float> %75, <4 x float> %67)
  %77 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !13
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = sext i32 %11 to i64
  %82 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %81
  %83 = getelementptr i8, ptr addrspace(3) %82, i64 96
  %84 = load <4 x float>, ptr addrspace(3) %83, align 16, !tbaa !15
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %84, <4 x float> %76)
  %86 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !13
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = sext i32 %11 to i64
  %91 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %90
  %92 = getelementptr i8, ptr addrspace(3) %91, i64 112
  %93 = load <4 x float>, ptr addrspace(3) %92, align 16, !tbaa !15
  %94 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %93, <4 x float> %85)
  %95 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !13
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = shufflevector <4 x float> %97, <4 x float> poison, <4 x i32> zeroinitializer
  %99 = sext i32 %11 to i64
  %100 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i64 128
  %102 = load <4 x float>, ptr addrspace(3) %101, align 16, !tbaa !15
  %103 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %98, <4 x float> %102, <4 x float> %94)
  %104 = mul nsw i32 %3, %9
  %105 = add nsw i32 %104, %7
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %106
  store <4 x float> %103, ptr addrspace(1) %107, align 16, !tbaa !15
  br label %121

108:                                              ; preds = %17, %108
  %109 = phi i32 [ %11, %17 ], [ %119, %108 ]
  %110 = add nsw i32 %15, %109
  %111 = tail call spir_func i32 @_Z5clampiii(i32 noundef %110, i32 noundef 0, i32 noundef %18) #5
  %112 = add nsw i32 %111, %19
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %113
  %115 = load <4 x i8>, ptr addrspace(1) %114, align 4, !tbaa !15
  %116 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %115) #5
  %117 = sext i32 %109 to i64
  %118 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %117
  store <4 x float> %116, ptr addrspace(3) %118, align 16, !tbaa !15
  %119 = add nsw i32 %109, 16
  %120 = icmp slt i32 %109, 8
  br i1 %120, label %108, label %20

121:                                              ; preds = %20, %24
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 4
  %15 = add i32 %14, -4
  %16 = icmp slt i32 %11, 24
  br i1 %16, label %17, label %20

17:                                               ; preds = %5
  %18 = add nsw i32 %3, -1
  %19 = mul nsw i32 %3, %9
  br label %108

20:                                               ; preds = %108, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %21 = icmp sgt i32 %3, %7
  %22 = icmp sgt i32 %4, %9
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %121

24:                                               ; preds = %20
  %25 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = sext i32 %11 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %28
  %30 = load <4 x float>, ptr addrspace(3) %29, align 16, !tbaa !15
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %30, <4 x float> zeroinitializer)
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !13
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = sext i32 %11 to i64
  %37 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i64 16
  %39 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !15
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %39, <4 x float> %31)
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !13
  %43 = insertelement <4 x float> poison, float %42, i64 0
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <4 x i32> zeroinitializer
  %45 = sext i32 %11 to i64
  %46 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %45
  %47 = getelementptr i8, ptr addrspace(3) %46, i64 32
  %48 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !15
  %49 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> %48, <4 x float> %40)
  %50 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !13
  %52 = insertelement <4 x float> poison, float %51, i64 0
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> zeroinitializer
  %54 = sext i32 %11 to i64
  %55 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %54
  %56 = getelementptr i8, ptr addrspace(3) %55, i64 48
  %57 = load <4 x float>, ptr addrspace(3) %56, align 16, !tbaa !15
  %58 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %53, <4 x float> %57, <4 x float> %49)
  %59 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !13
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> zeroinitializer
  %63 = sext i32 %11 to i64
  %64 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %63
  %65 = getelementptr i8, ptr addrspace(3) %64, i64 64
  %66 = load <4 x float>, ptr addrspace(3) %65, align 16, !tbaa !15
  %67 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %66, <4 x float> %58)
  %68 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !13
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = sext i32 %11 to i64
  %73 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i64 80
  %75 = load <4 x float>, ptr addrspace(3) %74, align 16, !tbaa !15
  %76 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %71, <4 x float> %75, <4 x float> %67)
  %77 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !13
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = sext i32 %11 to i64
  %82 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %81
  %83 = getelementptr i8, ptr addrspace(3) %82, i64 96
  %84 = load <4 x float>, ptr addrspace(3) %83, align 16, !tbaa !15
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %84, <4 x float> %76)
  %86 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !13
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = sext i32 %11 to i64
  %91 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %90
  %92 = getelementptr i8, ptr addrspace(3) %91, i64 112
  %93 = load <4 x float>, ptr addrspace(3) %92, align 16, !tbaa !15
  %94 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %93, <4 x float> %85)
  %95 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !13
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = shufflevector <4 x float> %97, <4 x float> poison, <4 x i32> zeroinitializer
  %99 = sext i32 %11 to i64
  %100 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i64 128
  %102 = load <4 x float>, ptr addrspace(3) %101, align 16, !tbaa !15
  %103 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %98, <4 x float> %102, <4 x float> %94)
  %104 = mul nsw i32 %3, %9
  %105 = add nsw i32 %104, %7
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %106
  store <4 x float> %103, ptr addrspace(1) %107, align 16, !tbaa !15
  br label %121

108:                                              ; preds = %17, %108
  %109 = phi i32 [ %11, %17 ], [ %119, %108 ]
  %110 = add nsw i32 %15, %109
  %111 = tail call spir_func i32 @_Z5clampiii(i32 noundef %110, i32 noundef 0, i32 noundef %18) #5
  %112 = add nsw i32 %111, %19
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %113
  %115 = load <4 x i8>, ptr addrspace(1) %114, align 4, !tbaa !15
  %116 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %115) #5
  %117 = sext i32 %109 to i64
  %118 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %117
  store <4 x float> %116, ptr addrspace(3) %118, align 16, !tbaa !15
  %119 = add nsw i32 %109, 16
  %120 = icmp slt i32 %109, 8
  br i1 %120, label %108, label %20

121:                                              ; preds = %20, %24
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = mul i32 %13, 10
  %15 = add i32 %14, -4
  %16 = icmp slt i32 %11, 18
  br i1 %16, label %17, label %19

17:                                               ; preds = %5
  %18 = add nsw i32 %4, -1
  br label %106

19:                                               ; preds = %106, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %20 = icmp sgt i32 %4, %9
  br i1 %20, label %21, label %119

21:                                               ; preds = %19
  %22 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = sext i32 %11 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %25
  %27 = load <4 x float>, ptr addrspace(3) %26, align 16, !tbaa !15
  %28 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %24, <4 x float> noundef %27, <4 x float> noundef zeroinitializer) #5
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = insertelement <4 x float> poison, float %30, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  %33 = sext i32 %11 to i64
  %34 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %33
  %35 = getelementptr i8, ptr addrspace(3) %34, i64 16
  %36 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !15
  %37 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %32, <4 x float> noundef %36, <4 x float> noundef %28) #5
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = insertelement <4 x float> poison, float %39, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = sext i32 %11 to i64
  %43 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %42
  %44 = getelementptr i8, ptr addrspace(3) %43, i64 32
  %45 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !15
  %46 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %41, <4 x float> noundef %45, <4 x float> noundef %37) #5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !13
  %49 = insertelement <4 x float> poison, float %48, i64 0
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> zeroinitializer
  %51 = sext i32 %11 to i64
  %52 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %51
  %53 = getelementptr i8, ptr addrspace(3) %52, i64 48
  %54 = load <4 x float>, ptr addrspace(3) %53, align 16, !tbaa !15
  %55 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %50, <4 x float> noundef %54, <4 x float> noundef %46) #5
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !13
  %58 = insertelement <4 x float> poison, float %57, i64 0
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <4 x i32> zeroinitializer
  %60 = sext i32 %11 to i64
  %61 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %60
  %62 = getelementptr i8, ptr addrspace(3) %61, i64 64
  %63 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !15
  %64 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %59, <4 x float> noundef %63, <4 x float> noundef %55) #5
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !13
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = sext i32 %11 to i64
  %70 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %69
  %71 = getelementptr i8, ptr addrspace(3) %70, i64 80
  %72 = load <4 x float>, ptr addrspace(3) %71, align 16, !tbaa !15
  %73 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %68, <4 x float> noundef %72, <4 x float> noundef %64) #5
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !13
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = sext i32 %11 to i64
  %79 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %78
  %80 = getelementptr i8, ptr addrspace(3) %79, i64 96
  %81 = load <4 x float>, ptr addrspace(3) %80, align 16, !tbaa !15
  %82 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %77, <4 x float> noundef %81, <4 x float> noundef %73) #5
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 28
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !13
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> zeroinitializer
  %87 = sext i32 %11 to i64
  %88 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %87
  %89 = getelementptr i8, ptr addrspace(3) %88, i64 112
  %90 = load <4 x float>, ptr addrspace(3) %89, align 16, !tbaa !15
  %91 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %86, <4 x float> noundef %90, <4 x float> noundef %82) #5
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !13
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = shufflevector <4 x float> %94, <4 x float> poison, <4 x i32> zeroinitializer
  %96 = sext i32 %11 to i64
  %97 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %96
  %98 = getelementptr i8, ptr addrspace(3) %97, i64 128
  %99 = load <4 x float>, ptr addrspace(3) %98, align 16, !tbaa !15
  %100 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %95, <4 x float> noundef %99, <4 x float> noundef %91) #5
  %101 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %100) #5
  %102 = mul nsw i32 %3, %9
  %103 = add nsw i32 %102, %7
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %104
  store <4 x i8> %101, ptr addrspace(1) %105, align 4, !tbaa !15
  br label %119

106:                                              ; preds = %17, %106
  %107 = phi i32 [ %11, %17 ], [ %117, %106 ]
  %108 = add nsw i32 %15, %107
  %109 = tail call spir_func i32 @_Z5clampiii(i32 noundef %108, i32 noundef 0, i32 noundef %18) #5
  %110 = mul nsw i32 %109, %3
  %111 = add nsw i32 %110, %7
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %112
  %114 = load <4 x float>, ptr addrspace(1) %113, align 16, !tbaa !15
  %115 = sext i32 %107 to i64
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %115
  store <4 x float> %114, ptr addrspace(3) %116, align 16, !tbaa !15
  %117 = add nsw i32 %107, 10
  %118 = icmp slt i32 %107, 8
  br i1 %118, label %106, label %19

119:                                              ; preds = %19, %21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = mul i32 %13, 10
  %15 = add i32 %14, -4
  %16 = icmp slt i32 %11, 18
  br i1 %16, label %17, label %19

17:                                               ; preds = %5
  %18 = add nsw i32 %4, -1
  br label %106

19:                                               ; preds = %106, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %20 = icmp sgt i32 %4, %9
  br i1 %20, label %21, label %119

21:                                               ; preds = %19
  %22 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = sext i32 %11 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %25
  %27 = load <4 x float>, ptr addrspace(3) %26, align 16, !tbaa !15
  %28 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %24, <4 x float> noundef %27, <4 x float> noundef zeroinitializer) #5
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = insertelement <4 x float> poison, float %30, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  %33 = sext i32 %11 to i64
  %34 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %33
  %35 = getelementptr i8, ptr addrspace(3) %34, i64 16
  %36 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !15
  %37 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %32, <4 x float> noundef %36, <4 x float> noundef %28) #5
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = insertelement <4 x float> poison, float %39, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = sext i32 %11 to i64
  %43 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %42
  %44 = getelementptr i8, ptr addrspace(3) %43, i64 32
  %45 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !15
  %46 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %41, <4 x float> noundef %45, <4 x float> noundef %37) #5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !13
  %49 = insertelement <4 x float> poison, float %48, i64 0
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> zeroinitializer
  %51 = sext i32 %11 to i64
  %52 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %51
  %53 = getelementptr i8, ptr addrspace(3) %52, i64 48
  %54 = load <4 x float>, ptr addrspace(3) %53, align 16, !tbaa !15
  %55 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %50, <4 x float> noundef %54, <4 x float> noundef %46) #5
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !13
  %58 = insertelement <4 x float> poison, float %57, i64 0
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <4 x i32> zeroinitializer
  %60 = sext i32 %11 to i64
  %61 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %60
  %62 = getelementptr i8, ptr addrspace(3) %61, i64 64
  %63 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !15
  %64 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %59, <4 x float> noundef %63, <4 x float> noundef %55) #5
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !13
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = sext i32 %11 to i64
  %70 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %69
  %71 = getelementptr i8, ptr addrspace(3) %70, i64 80
  %72 = load <4 x float>, ptr addrspace(3) %71, align 16, !tbaa !15
  %73 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %68, <4 x float> noundef %72, <4 x float> noundef %64) #5
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !13
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = sext i32 %11 to i64
  %79 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %78
  %80 = getelementptr i8, ptr addrspace(3) %79, i64 96
  %81 = load <4 x float>, ptr addrspace(3) %80, align 16, !tbaa !15
  %82 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %77, <4 x float> noundef %81, <4 x float> noundef %73) #5
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 28
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !13
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> zeroinitializer
  %87 = sext i32 %11 to i64
  %88 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %87
  %89 = getelementptr i8, ptr addrspace(3) %88, i64 112
  %90 = load <4 x float>, ptr addrspace(3) %89, align 16, !tbaa !15
  %91 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %86, <4 x float> noundef %90, <4 x float> noundef %82) #5
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !13
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = shufflevector <4 x float> %94, <4 x float> poison, <4 x i32> zeroinitializer
  %96 = sext i32 %11 to i64
  %97 = getelementptr <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %96
  %98 = getelementptr i8, ptr addrspace(3) %97, i64 128
  %99 = load <4 x float>, ptr addrspace(3) %98, align 16, !tbaa !15
  %100 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %95, <4 x float> noundef %99, <4 x float> noundef %91) #5
  %101 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %100) #5
  %102 = mul nsw i32 %3, %9
  %103 = add nsw i32 %102, %7
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %104
  store <4 x i8> %101, ptr addrspace(1) %105, align 4, !tbaa !15
  br label %119

106:                                              ; preds = %17, %106
  %107 = phi i32 [ %11, %17 ], [ %117, %106 ]
  %108 = add nsw i32 %15, %107
  %109 = tail call spir_func i32 @_Z5clampiii(i32 noundef %108, i32 noundef 0, i32 noundef %18) #5
  %110 = mul nsw i32 %109, %3
  %111 = add nsw i32 %110, %7
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %112
  %114 = load <4 x float>, ptr addrspace(1) %113, align 16, !tbaa !15
  %115 = sext i32 %107 to i64
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %115
  store <4 x float> %114, ptr addrspace(3) %116, align 16, !tbaa !15
  %117 = add nsw i32 %107, 10
  %118 = icmp slt i32 %107, 8
  br i1 %118, label %106, label %19

119:                                              ; preds = %19, %21
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"float4*", !"float*", !"int", !"int"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
!12 = !{!"const", !"", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{!"float4*", !"uchar4*", !"float*", !"int", !"int"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
