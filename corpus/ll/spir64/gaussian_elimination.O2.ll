; ModuleID = 'corpus/opencl/gaussian_elimination.cl'
source_filename = "corpus/opencl/gaussian_elimination.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@eliminate_local.a = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@eliminate_local.pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %4, -1
  %9 = add i32 %3, %8
  %10 = icmp sgt i32 %9, %7
  br i1 %10, label %11, label %28

11:                                               ; preds = %5
  %12 = add i32 %4, 1
  %13 = add i32 %12, %7
  %14 = mul nsw i32 %13, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = mul nsw i32 %4, %3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %17
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = fdiv float %19, %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %27 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %17
  store float %25, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %28

28:                                               ; preds = %5, %11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %4, -1
  %9 = add i32 %3, %8
  %10 = icmp sgt i32 %9, %7
  br i1 %10, label %11, label %28

11:                                               ; preds = %5
  %12 = add i32 %4, 1
  %13 = add i32 %12, %7
  %14 = mul nsw i32 %13, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = mul nsw i32 %4, %3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %17
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = fdiv float %19, %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %27 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %17
  store float %25, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %28

28:                                               ; preds = %11, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !14 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = xor i32 %4, -1
  %11 = add i32 %3, %10
  %12 = icmp sgt i32 %11, %7
  %13 = sub nsw i32 %3, %4
  %14 = icmp sgt i32 %13, %9
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %48

16:                                               ; preds = %5
  %17 = add i32 %4, 1
  %18 = add i32 %17, %7
  %19 = mul nsw i32 %18, %3
  %20 = add nsw i32 %19, %4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = mul nsw i32 %4, %3
  %25 = add nsw i32 %4, %9
  %26 = add nsw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = add nsw i32 %19, %25
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fneg float %23
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %29, float %33)
  store float %35, ptr addrspace(1) %32, align 4, !tbaa !12
  %36 = icmp eq i32 %9, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %16
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = sext i32 %4 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = sext i32 %18 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = fneg float %39
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %42, float %45)
  store float %47, ptr addrspace(1) %44, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %5, %16, %37
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !14 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %9 = trunc i64 %8 to i32
  %10 = xor i32 %4, -1
  %11 = add i32 %3, %10
  %12 = icmp sgt i32 %11, %7
  %13 = sub nsw i32 %3, %4
  %14 = icmp sgt i32 %13, %9
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %48

16:                                               ; preds = %5
  %17 = add i32 %4, 1
  %18 = add i32 %17, %7
  %19 = mul nsw i32 %18, %3
  %20 = add nsw i32 %19, %4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = mul nsw i32 %4, %3
  %25 = add nsw i32 %4, %9
  %26 = add nsw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = add nsw i32 %19, %25
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fneg float %23
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %29, float %33)
  store float %35, ptr addrspace(1) %32, align 4, !tbaa !12
  %36 = icmp eq i32 %9, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %16
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = sext i32 %4 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = sext i32 %18 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = fneg float %39
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %42, float %45)
  store float %47, ptr addrspace(1) %44, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %16, %37, %5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 8
  %9 = add i32 %8, %5
  %10 = sext i32 %5 to i64
  %11 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i64 %10
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  store float %14, ptr addrspace(3) %11, align 4, !tbaa !12
  %15 = add i32 %9, 16
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr i8, ptr addrspace(3) %11, i64 68
  store float %18, ptr addrspace(3) %19, align 4, !tbaa !12
  %20 = add i32 %9, 32
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = getelementptr i8, ptr addrspace(3) %11, i64 136
  store float %23, ptr addrspace(3) %24, align 4, !tbaa !12
  %25 = add i32 %9, 48
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr i8, ptr addrspace(3) %11, i64 204
  store float %28, ptr addrspace(3) %29, align 4, !tbaa !12
  %30 = add i32 %9, 64
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = getelementptr i8, ptr addrspace(3) %11, i64 272
  store float %33, ptr addrspace(3) %34, align 4, !tbaa !12
  %35 = add i32 %9, 80
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = getelementptr i8, ptr addrspace(3) %11, i64 340
  store float %38, ptr addrspace(3) %39, align 4, !tbaa !12
  %40 = add i32 %9, 96
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = getelementptr i8, ptr addrspace(3) %11, i64 408
  store float %43, ptr addrspace(3) %44, align 4, !tbaa !12
  %45 = add i32 %9, 112
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = getelementptr i8, ptr addrspace(3) %11, i64 476
  store float %48, ptr addrspace(3) %49, align 4, !tbaa !12
  %50 = add i32 %9, 128
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = getelementptr i8, ptr addrspace(3) %11, i64 544
  store float %53, ptr addrspace(3) %54, align 4, !tbaa !12
  %55 = add i32 %9, 144
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = getelementptr i8, ptr addrspace(3) %11, i64 612
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !12
  %60 = add i32 %9, 160
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !12
  %64 = getelementptr i8, ptr addrspace(3) %11, i64 680
  store float %63, ptr addrspace(3) %64, align 4, !tbaa !12
  %65 = add i32 %9, 176
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = getelementptr i8, ptr addrspace(3) %11, i64 748
  store float %68, ptr addrspace(3) %69, align 4, !tbaa !12
  %70 = add i32 %9, 192
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  %74 = getelementptr i8, ptr addrspace(3) %11, i64 816
  store float %73, ptr addrspace(3) %74, align 4, !tbaa !12
  %75 = add i32 %9, 208
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = getelementptr i8, ptr addrspace(3) %11, i64 884
  store float %78, ptr addrspace(3) %79, align 4, !tbaa !12
  %80 = add i32 %9, 224
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !12
  %84 = getelementptr i8, ptr addrspace(3) %11, i64 952
  store float %83, ptr addrspace(3) %84, align 4, !tbaa !12
  %85 = add i32 %9, 240
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = getelementptr i8, ptr addrspace(3) %11, i64 1020
  store float %88, ptr addrspace(3) %89, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %90 = icmp eq i32 %5, 0
  %91 = shl nsw i32 %7, 4
  %92 = getelementptr inbounds [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %10
  br label %94

93:                                               ; preds = %157
  br i1 %90, label %160, label %163

94:                                               ; preds = %3, %157
  %95 = phi float [ 1.000000e+00, %3 ], [ %138, %157 ]
  %96 = phi i32 [ 0, %3 ], [ %158, %157 ]
  br i1 %90, label %97, label %122

97:                                               ; preds = %94
  %98 = icmp eq i32 %96, 15
  br i1 %98, label %102, label %99

99:                                               ; preds = %97
  %100 = zext nneg i32 %96 to i64
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %100
  br label %107

102:                                              ; preds = %107, %97
  %103 = phi i32 [ 15, %97 ], [ %120, %107 ]
  store i32 %103, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !4
  %104 = or disjoint i32 %96, %91
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %105
  store i32 %103, ptr addrspace(1) %106, align 4, !tbaa !4
  br label %122

107:                                              ; preds = %99, %107
  %108 = phi i32 [ %96, %99 ], [ %110, %107 ]
  %109 = phi i32 [ %96, %99 ], [ %120, %107 ]
  %110 = add nuw nsw i32 %108, 1
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %101, i64 %111
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !12
  %114 = tail call spir_func float @_Z4fabsf(float noundef %113) #7
  %115 = sext i32 %109 to i64
  %116 = getelementptr inbounds [17 x float], ptr addrspace(3) %101, i64 %115
  %117 = load float, ptr addrspace(3) %116, align 4, !tbaa !12
  %118 = tail call spir_func float @_Z4fabsf(float noundef %117) #7
  %119 = fcmp ogt float %114, %118
  %120 = select i1 %119, i32 %110, i32 %109
  %121 = icmp samesign ult i32 %108, 14
  br i1 %121, label %107, label %102

122:                                              ; preds = %102, %94
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %123 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !4
  %124 = icmp eq i32 %123, %96
  %125 = zext nneg i32 %96 to i64
  br i1 %124, label %133, label %126

126:                                              ; preds = %122
  %127 = getelementptr [17 x float], ptr addrspace(3) %11, i64 %125
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %129 = sext i32 %123 to i64
  %130 = getelementptr [17 x float], ptr addrspace(3) %11, i64 %129
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !12
  store float %131, ptr addrspace(3) %127, align 4, !tbaa !12
  store float %128, ptr addrspace(3) %130, align 4, !tbaa !12
  %132 = fneg float %95
  br label %133

133:                                              ; preds = %122, %126
  %134 = phi float [ %132, %126 ], [ %95, %122 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %135 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %125
  %136 = getelementptr inbounds nuw float, ptr addrspace(3) %135, i64 %125
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !12
  %138 = fmul float %134, %137
  %139 = icmp sge i32 %96, %5
  %140 = icmp eq i32 %96, 15
  %141 = or i1 %139, %140
  br i1 %141, label %157, label %142

142:                                              ; preds = %133
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i64 %125
  %144 = load float, ptr addrspace(3) %143, align 4, !tbaa !12
  %145 = fneg float %144
  %146 = fdiv float %145, %137
  br label %147

147:                                              ; preds = %142, %147
  %148 = phi i32 [ %96, %142 ], [ %149, %147 ]
  %149 = add nuw nsw i32 %148, 1
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr addrspace(3) %135, i64 %150
  %152 = load float, ptr addrspace(3) %151, align 4, !tbaa !12
  %153 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i64 %150
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !12
  %155 = tail call float @llvm.fmuladd.f32(float %146, float %152, float %154)
  store float %155, ptr addrspace(3) %153, align 4, !tbaa !12
  %156 = icmp samesign ult i32 %148, 14
  br i1 %156, label %147, label %157

157:                                              ; preds = %147, %133
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %158 = add nuw nsw i32 %96, 1
  %159 = icmp samesign ult i32 %96, 15
  br i1 %159, label %94, label %93

160:                                              ; preds = %93
  %161 = sext i32 %7 to i64
  %162 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %161
  store float %138, ptr addrspace(1) %162, align 4, !tbaa !12
  br label %163

163:                                              ; preds = %93, %160
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 8
  %9 = add i32 %8, %5
  %10 = sext i32 %5 to i64
  %11 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i64 %10
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  store float %14, ptr addrspace(3) %11, align 4, !tbaa !12
  %15 = add i32 %9, 16
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr i8, ptr addrspace(3) %11, i64 68
  store float %18, ptr addrspace(3) %19, align 4, !tbaa !12
  %20 = add i32 %9, 32
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = getelementptr i8, ptr addrspace(3) %11, i64 136
  store float %23, ptr addrspace(3) %24, align 4, !tbaa !12
  %25 = add i32 %9, 48
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr i8, ptr addrspace(3) %11, i64 204
  store float %28, ptr addrspace(3) %29, align 4, !tbaa !12
  %30 = add i32 %9, 64
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = getelementptr i8, ptr addrspace(3) %11, i64 272
  store float %33, ptr addrspace(3) %34, align 4, !tbaa !12
  %35 = add i32 %9, 80
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = getelementptr i8, ptr addrspace(3) %11, i64 340
  store float %38, ptr addrspace(3) %39, align 4, !tbaa !12
  %40 = add i32 %9, 96
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = getelementptr i8, ptr addrspace(3) %11, i64 408
  store float %43, ptr addrspace(3) %44, align 4, !tbaa !12
  %45 = add i32 %9, 112
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = getelementptr i8, ptr addrspace(3) %11, i64 476
  store float %48, ptr addrspace(3) %49, align 4, !tbaa !12
  %50 = add i32 %9, 128
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = getelementptr i8, ptr addrspace(3) %11, i64 544
  store float %53, ptr addrspace(3) %54, align 4, !tbaa !12
  %55 = add i32 %9, 144
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = getelementptr i8, ptr addrspace(3) %11, i64 612
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !12
  %60 = add i32 %9, 160
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !12
  %64 = getelementptr i8, ptr addrspace(3) %11, i64 680
  store float %63, ptr addrspace(3) %64, align 4, !tbaa !12
  %65 = add i32 %9, 176
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = getelementptr i8, ptr addrspace(3) %11, i64 748
  store float %68, ptr addrspace(3) %69, align 4, !tbaa !12
  %70 = add i32 %9, 192
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  %74 = getelementptr i8, ptr addrspace(3) %11, i64 816
  store float %73, ptr addrspace(3) %74, align 4, !tbaa !12
  %75 = add i32 %9, 208
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = getelementptr i8, ptr addrspace(3) %11, i64 884
  store float %78, ptr addrspace(3) %79, align 4, !tbaa !12
  %80 = add i32 %9, 224
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !12
  %84 = getelementptr i8, ptr addrspace(3) %11, i64 952
  store float %83, ptr addrspace(3) %84, align 4, !tbaa !12
  %85 = add i32 %9, 240
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = getelementptr i8, ptr addrspace(3) %11, i64 1020
  store float %88, ptr addrspace(3) %89, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %90 = icmp eq i32 %5, 0
  %91 = shl nsw i32 %7, 4
  %92 = getelementptr inbounds [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %10
  br label %94

93:                                               ; preds = %157
  br i1 %90, label %160, label %163

94:                                               ; preds = %3, %157
  %95 = phi float [ 1.000000e+00, %3 ], [ %138, %157 ]
  %96 = phi i32 [ 0, %3 ], [ %158, %157 ]
  br i1 %90, label %97, label %122

97:                                               ; preds = %94
  %98 = icmp eq i32 %96, 15
  br i1 %98, label %102, label %99

99:                                               ; preds = %97
  %100 = zext nneg i32 %96 to i64
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %100
  br label %107

102:                                              ; preds = %107, %97
  %103 = phi i32 [ 15, %97 ], [ %120, %107 ]
  store i32 %103, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !4
  %104 = or disjoint i32 %96, %91
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %105
  store i32 %103, ptr addrspace(1) %106, align 4, !tbaa !4
  br label %122

107:                                              ; preds = %99, %107
  %108 = phi i32 [ %96, %99 ], [ %110, %107 ]
  %109 = phi i32 [ %96, %99 ], [ %120, %107 ]
  %110 = add nuw nsw i32 %108, 1
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %101, i64 %111
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !12
  %114 = tail call spir_func float @_Z4fabsf(float noundef %113) #7
  %115 = sext i32 %109 to i64
  %116 = getelementptr inbounds [17 x float], ptr addrspace(3) %101, i64 %115
  %117 = load float, ptr addrspace(3) %116, align 4, !tbaa !12
  %118 = tail call spir_func float @_Z4fabsf(float noundef %117) #7
  %119 = fcmp ogt float %114, %118
  %120 = select i1 %119, i32 %110, i32 %109
  %121 = icmp samesign ult i32 %108, 14
  br i1 %121, label %107, label %102

122:                                              ; preds = %102, %94
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %123 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !4
  %124 = icmp eq i32 %123, %96
  %125 = zext nneg i32 %96 to i64
  br i1 %124, label %133, label %126

126:                                              ; preds = %122
  %127 = getelementptr [17 x float], ptr addrspace(3) %11, i64 %125
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %129 = sext i32 %123 to i64
  %130 = getelementptr [17 x float], ptr addrspace(3) %11, i64 %129
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !12
  store float %131, ptr addrspace(3) %127, align 4, !tbaa !12
  store float %128, ptr addrspace(3) %130, align 4, !tbaa !12
  %132 = fneg float %95
  br label %133

133:                                              ; preds = %122, %126
  %134 = phi float [ %132, %126 ], [ %95, %122 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %135 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %125
  %136 = getelementptr inbounds nuw float, ptr addrspace(3) %135, i64 %125
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !12
  %138 = fmul float %134, %137
  %139 = icmp sge i32 %96, %5
  %140 = icmp eq i32 %96, 15
  %141 = or i1 %139, %140
  br i1 %141, label %157, label %142

142:                                              ; preds = %133
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i64 %125
  %144 = load float, ptr addrspace(3) %143, align 4, !tbaa !12
  %145 = fneg float %144
  %146 = fdiv float %145, %137
  br label %147

147:                                              ; preds = %142, %147
  %148 = phi i32 [ %96, %142 ], [ %149, %147 ]
  %149 = add nuw nsw i32 %148, 1
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr addrspace(3) %135, i64 %150
  %152 = load float, ptr addrspace(3) %151, align 4, !tbaa !12
  %153 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i64 %150
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !12
  %155 = tail call float @llvm.fmuladd.f32(float %146, float %152, float %154)
  store float %155, ptr addrspace(3) %153, align 4, !tbaa !12
  %156 = icmp samesign ult i32 %148, 14
  br i1 %156, label %147, label %157

157:                                              ; preds = %147, %133
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %158 = add nuw nsw i32 %96, 1
  %159 = icmp samesign ult i32 %96, 15
  br i1 %159, label %94, label %93

160:                                              ; preds = %93
  %161 = sext i32 %7 to i64
  %162 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %161
  store float %138, ptr addrspace(1) %162, align 4, !tbaa !12
  br label %163

163:                                              ; preds = %160, %93
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

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!10 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!11 = !{!"", !"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int*"}
!18 = !{!"const", !"", !""}
