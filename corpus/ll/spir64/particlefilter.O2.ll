; ModuleID = 'corpus/opencl/particlefilter.cl'
source_filename = "corpus/opencl/particlefilter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@pf_likelihood.buffer = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %6, %12
  br i1 %15, label %16, label %118

16:                                               ; preds = %10
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %20, 1103515245
  %22 = add nsw i64 %21, 12345
  %23 = srem i64 %22, 2147483647
  %24 = trunc nsw i64 %23 to i32
  %25 = sitofp i32 %24 to float
  %26 = fmul float %25, 0x3E00000000000000
  %27 = tail call spir_func float @_Z4fabsf(float noundef %26) #7
  %28 = mul nsw i64 %23, 1103515245
  %29 = add nsw i64 %28, 12345
  %30 = srem i64 %29, 2147483647
  %31 = trunc nsw i64 %30 to i32
  %32 = sitofp i32 %31 to float
  %33 = fmul float %32, 0x3E00000000000000
  %34 = tail call spir_func float @_Z4fabsf(float noundef %33) #7
  %35 = fmul float %34, 0x401921FB60000000
  %36 = tail call spir_func float @_Z3cosf(float noundef %35) #7
  %37 = tail call spir_func float @_Z3logf(float noundef %27) #7
  %38 = fmul float %37, -2.000000e+00
  %39 = tail call spir_func float @_Z4sqrtf(float noundef %38) #7
  %40 = fmul float %36, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float 2.500000e-01, float 1.000000e+00)
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = fadd float %43, %41
  store float %44, ptr addrspace(1) %42, align 4, !tbaa !12
  %45 = mul nsw i64 %30, 1103515245
  %46 = add nsw i64 %45, 12345
  %47 = srem i64 %46, 2147483647
  %48 = trunc nsw i64 %47 to i32
  %49 = sitofp i32 %48 to float
  %50 = fmul float %49, 0x3E00000000000000
  %51 = tail call spir_func float @_Z4fabsf(float noundef %50) #7
  %52 = mul nsw i64 %47, 1103515245
  %53 = add nsw i64 %52, 12345
  %54 = srem i64 %53, 2147483647
  %55 = trunc nsw i64 %54 to i32
  store i32 %55, ptr addrspace(1) %18, align 4, !tbaa !4
  %56 = sitofp i32 %55 to float
  %57 = fmul float %56, 0x3E00000000000000
  %58 = tail call spir_func float @_Z4fabsf(float noundef %57) #7
  %59 = fmul float %58, 0x401921FB60000000
  %60 = tail call spir_func float @_Z3cosf(float noundef %59) #7
  %61 = tail call spir_func float @_Z3logf(float noundef %51) #7
  %62 = fmul float %61, -2.000000e+00
  %63 = tail call spir_func float @_Z4sqrtf(float noundef %62) #7
  %64 = fmul float %60, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float 5.000000e-01, float -2.000000e+00)
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = fadd float %67, %65
  store float %68, ptr addrspace(1) %66, align 4, !tbaa !12
  %69 = icmp sgt i32 %7, 0
  br i1 %69, label %70, label %81

70:                                               ; preds = %16
  %71 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %72 = insertelement <2 x float> poison, float %68, i64 0
  %73 = insertelement <2 x float> %72, float %71, i64 1
  %74 = fptosi <2 x float> %73 to <2 x i32>
  %75 = sitofp <2 x i32> %74 to <2 x float>
  %76 = fsub <2 x float> %73, %75
  %77 = fcmp uge <2 x float> %76, splat (float 5.000000e-01)
  %78 = zext <2 x i1> %77 to <2 x i32>
  %79 = add <2 x i32> %78, %74
  %80 = mul nsw i32 %8, %8
  br label %90

81:                                               ; preds = %90, %16
  %82 = phi float [ 0.000000e+00, %16 ], [ %115, %90 ]
  %83 = sitofp i32 %7 to float
  %84 = fmul float %83, 1.000000e+02
  %85 = fdiv float %82, %84
  %86 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %17
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !12
  %88 = tail call spir_func float @_Z3expf(float noundef %85) #7
  %89 = fmul float %87, %88
  store float %89, ptr addrspace(1) %86, align 4, !tbaa !12
  br label %118

90:                                               ; preds = %70, %90
  %91 = phi float [ 0.000000e+00, %70 ], [ %115, %90 ]
  %92 = phi i32 [ 0, %70 ], [ %116, %90 ]
  %93 = shl nuw nsw i32 %92, 1
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %94
  %96 = load <2 x i32>, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = add <2 x i32> %79, %96
  %98 = extractelement <2 x i32> %97, i64 1
  %99 = mul nsw i32 %98, %8
  %100 = extractelement <2 x i32> %97, i64 0
  %101 = add nsw i32 %100, %99
  %102 = tail call spir_func i32 @_Z3absi(i32 noundef %101) #7
  %103 = icmp slt i32 %102, %80
  %104 = select i1 %103, i32 %102, i32 0
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !14
  %108 = uitofp i8 %107 to float
  %109 = fadd float %108, -1.000000e+02
  %110 = fadd float %108, -2.280000e+02
  %111 = fneg float %110
  %112 = fmul float %110, %111
  %113 = tail call float @llvm.fmuladd.f32(float %109, float %109, float %112)
  %114 = fdiv float %113, 5.000000e+01
  %115 = fadd float %91, %114
  %116 = add nuw nsw i32 %92, 1
  %117 = icmp slt i32 %116, %7
  br i1 %117, label %90, label %81

118:                                              ; preds = %81, %10
  %119 = phi float [ %89, %81 ], [ 0.000000e+00, %10 ]
  %120 = sext i32 %14 to i64
  %121 = getelementptr inbounds float, ptr addrspace(3) @pf_likelihood.buffer, i64 %120
  store float %119, ptr addrspace(3) %121, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %122 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %123 = lshr i64 %122, 1
  %124 = trunc i64 %123 to i32
  %125 = icmp sgt i32 %124, 0
  br i1 %125, label %128, label %126

126:                                              ; preds = %138, %118
  %127 = icmp eq i32 %14, 0
  br i1 %127, label %141, label %145

128:                                              ; preds = %118, %138
  %129 = phi i32 [ %139, %138 ], [ %124, %118 ]
  %130 = icmp sgt i32 %129, %14
  br i1 %130, label %131, label %138

131:                                              ; preds = %128
  %132 = add nsw i32 %129, %14
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(3) @pf_likelihood.buffer, i64 %133
  %135 = load float, ptr addrspace(3) %134, align 4, !tbaa !12
  %136 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %137 = fadd float %135, %136
  store float %137, ptr addrspace(3) %121, align 4, !tbaa !12
  br label %138

138:                                              ; preds = %131, %128
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %139 = lshr i32 %129, 1
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %126, label %128

141:                                              ; preds = %126
  %142 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !12
  %143 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %144 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %143
  store float %142, ptr addrspace(1) %144, align 4, !tbaa !12
  br label %145

145:                                              ; preds = %126, %141
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %6, %12
  br i1 %15, label %16, label %118

16:                                               ; preds = %10
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %20, 1103515245
  %22 = add nsw i64 %21, 12345
  %23 = srem i64 %22, 2147483647
  %24 = trunc nsw i64 %23 to i32
  %25 = sitofp i32 %24 to float
  %26 = fmul float %25, 0x3E00000000000000
  %27 = tail call spir_func float @_Z4fabsf(float noundef %26) #7
  %28 = mul nsw i64 %23, 1103515245
  %29 = add nsw i64 %28, 12345
  %30 = srem i64 %29, 2147483647
  %31 = trunc nsw i64 %30 to i32
  %32 = sitofp i32 %31 to float
  %33 = fmul float %32, 0x3E00000000000000
  %34 = tail call spir_func float @_Z4fabsf(float noundef %33) #7
  %35 = fmul float %34, 0x401921FB60000000
  %36 = tail call spir_func float @_Z3cosf(float noundef %35) #7
  %37 = tail call spir_func float @_Z3logf(float noundef %27) #7
  %38 = fmul float %37, -2.000000e+00
  %39 = tail call spir_func float @_Z4sqrtf(float noundef %38) #7
  %40 = fmul float %36, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float 2.500000e-01, float 1.000000e+00)
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = fadd float %43, %41
  store float %44, ptr addrspace(1) %42, align 4, !tbaa !12
  %45 = mul nsw i64 %30, 1103515245
  %46 = add nsw i64 %45, 12345
  %47 = srem i64 %46, 2147483647
  %48 = trunc nsw i64 %47 to i32
  %49 = sitofp i32 %48 to float
  %50 = fmul float %49, 0x3E00000000000000
  %51 = tail call spir_func float @_Z4fabsf(float noundef %50) #7
  %52 = mul nsw i64 %47, 1103515245
  %53 = add nsw i64 %52, 12345
  %54 = srem i64 %53, 2147483647
  %55 = trunc nsw i64 %54 to i32
  store i32 %55, ptr addrspace(1) %18, align 4, !tbaa !4
  %56 = sitofp i32 %55 to float
  %57 = fmul float %56, 0x3E00000000000000
  %58 = tail call spir_func float @_Z4fabsf(float noundef %57) #7
  %59 = fmul float %58, 0x401921FB60000000
  %60 = tail call spir_func float @_Z3cosf(float noundef %59) #7
  %61 = tail call spir_func float @_Z3logf(float noundef %51) #7
  %62 = fmul float %61, -2.000000e+00
  %63 = tail call spir_func float @_Z4sqrtf(float noundef %62) #7
  %64 = fmul float %60, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float 5.000000e-01, float -2.000000e+00)
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = fadd float %67, %65
  store float %68, ptr addrspace(1) %66, align 4, !tbaa !12
  %69 = icmp sgt i32 %7, 0
  br i1 %69, label %70, label %81

70:                                               ; preds = %16
  %71 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %72 = insertelement <2 x float> poison, float %68, i64 0
  %73 = insertelement <2 x float> %72, float %71, i64 1
  %74 = fptosi <2 x float> %73 to <2 x i32>
  %75 = sitofp <2 x i32> %74 to <2 x float>
  %76 = fsub <2 x float> %73, %75
  %77 = fcmp uge <2 x float> %76, splat (float 5.000000e-01)
  %78 = zext <2 x i1> %77 to <2 x i32>
  %79 = add <2 x i32> %78, %74
  %80 = mul nsw i32 %8, %8
  br label %90

81:                                               ; preds = %90, %16
  %82 = phi float [ 0.000000e+00, %16 ], [ %115, %90 ]
  %83 = sitofp i32 %7 to float
  %84 = fmul float %83, 1.000000e+02
  %85 = fdiv float %82, %84
  %86 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %17
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !12
  %88 = tail call spir_func float @_Z3expf(float noundef %85) #7
  %89 = fmul float %87, %88
  store float %89, ptr addrspace(1) %86, align 4, !tbaa !12
  br label %118

90:                                               ; preds = %70, %90
  %91 = phi float [ 0.000000e+00, %70 ], [ %115, %90 ]
  %92 = phi i32 [ 0, %70 ], [ %116, %90 ]
  %93 = shl nuw nsw i32 %92, 1
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %94
  %96 = load <2 x i32>, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = add <2 x i32> %79, %96
  %98 = extractelement <2 x i32> %97, i64 1
  %99 = mul nsw i32 %98, %8
  %100 = extractelement <2 x i32> %97, i64 0
  %101 = add nsw i32 %100, %99
  %102 = tail call spir_func i32 @_Z3absi(i32 noundef %101) #7
  %103 = icmp slt i32 %102, %80
  %104 = select i1 %103, i32 %102, i32 0
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !14
  %108 = uitofp i8 %107 to float
  %109 = fadd float %108, -1.000000e+02
  %110 = fadd float %108, -2.280000e+02
  %111 = fneg float %110
  %112 = fmul float %110, %111
  %113 = tail call float @llvm.fmuladd.f32(float %109, float %109, float %112)
  %114 = fdiv float %113, 5.000000e+01
  %115 = fadd float %91, %114
  %116 = add nuw nsw i32 %92, 1
  %117 = icmp slt i32 %116, %7
  br i1 %117, label %90, label %81

118:                                              ; preds = %81, %10
  %119 = phi float [ %89, %81 ], [ 0.000000e+00, %10 ]
  %120 = sext i32 %14 to i64
  %121 = getelementptr inbounds float, ptr addrspace(3) @pf_likelihood.buffer, i64 %120
  store float %119, ptr addrspace(3) %121, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %122 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %123 = lshr i64 %122, 1
  %124 = trunc i64 %123 to i32
  %125 = icmp sgt i32 %124, 0
  br i1 %125, label %128, label %126

126:                                              ; preds = %138, %118
  %127 = icmp eq i32 %14, 0
  br i1 %127, label %141, label %145

128:                                              ; preds = %118, %138
  %129 = phi i32 [ %139, %138 ], [ %124, %118 ]
  %130 = icmp sgt i32 %129, %14
  br i1 %130, label %131, label %138

131:                                              ; preds = %128
  %132 = add nsw i32 %129, %14
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(3) @pf_likelihood.buffer, i64 %133
  %135 = load float, ptr addrspace(3) %134, align 4, !tbaa !12
  %136 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %137 = fadd float %135, %136
  store float %137, ptr addrspace(3) %121, align 4, !tbaa !12
  br label %138

138:                                              ; preds = %131, %128
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %139 = lshr i32 %129, 1
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %126, label %128

141:                                              ; preds = %126
  %142 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !12
  %143 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %144 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %143
  store float %142, ptr addrspace(1) %144, align 4, !tbaa !12
  br label %145

145:                                              ; preds = %141, %126
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %37

9:                                                ; preds = %5
  %10 = icmp slt i32 %7, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %25, %9
  %12 = phi float [ 0.000000e+00, %9 ], [ %34, %25 ]
  %13 = sitofp i32 %4 to float
  %14 = fdiv float %12, %13
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = fdiv float %18, %3
  store float %19, ptr addrspace(1) %17, align 4, !tbaa !12
  %20 = fdiv float 5.000000e-01, %13
  %21 = sitofp i32 %7 to float
  %22 = fdiv float %21, %13
  %23 = fadd float %20, %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %15
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  br label %37

25:                                               ; preds = %9, %25
  %26 = phi i32 [ %35, %25 ], [ 0, %9 ]
  %27 = phi float [ %34, %25 ], [ 0.000000e+00, %9 ]
  %28 = mul nuw nsw i32 %26, 37
  %29 = add nuw nsw i32 %28, 11
  %30 = and i32 %29, 63
  %31 = uitofp nneg i32 %30 to float
  %32 = tail call spir_func float @_Z4fabsf(float noundef %31) #7
  %33 = fmul float %32, 1.562500e-02
  %34 = fadd float %27, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp slt i32 %26, %7
  br i1 %36, label %25, label %11

37:                                               ; preds = %5, %11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %37

9:                                                ; preds = %5
  %10 = icmp slt i32 %7, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %25, %9
  %12 = phi float [ 0.000000e+00, %9 ], [ %34, %25 ]
  %13 = sitofp i32 %4 to float
  %14 = fdiv float %12, %13
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = fdiv float %18, %3
  store float %19, ptr addrspace(1) %17, align 4, !tbaa !12
  %20 = fdiv float 5.000000e-01, %13
  %21 = sitofp i32 %7 to float
  %22 = fdiv float %21, %13
  %23 = fadd float %20, %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %15
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  br label %37

25:                                               ; preds = %9, %25
  %26 = phi i32 [ %35, %25 ], [ 0, %9 ]
  %27 = phi float [ %34, %25 ], [ 0.000000e+00, %9 ]
  %28 = mul nuw nsw i32 %26, 37
  %29 = add nuw nsw i32 %28, 11
  %30 = and i32 %29, 63
  %31 = uitofp nneg i32 %30 to float
  %32 = tail call spir_func float @_Z4fabsf(float noundef %31) #7
  %33 = fmul float %32, 1.562500e-02
  %34 = fadd float %27, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp slt i32 %26, %7
  br i1 %36, label %25, label %11

37:                                               ; preds = %5, %11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %6, %9
  br i1 %10, label %11, label %37

11:                                               ; preds = %7
  %12 = icmp sgt i32 %6, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %26

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %14, %23
  %18 = phi i32 [ 0, %14 ], [ %24, %23 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = fcmp ult float %21, %16
  br i1 %22, label %23, label %28

23:                                               ; preds = %17
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp slt i32 %24, %6
  br i1 %25, label %17, label %26

26:                                               ; preds = %23, %11
  %27 = add nsw i32 %6, -1
  br label %28

28:                                               ; preds = %17, %26
  %29 = phi i32 [ %27, %26 ], [ %18, %17 ]
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %13
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !12
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %13
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !12
  br label %37

37:                                               ; preds = %7, %28
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %6, %9
  br i1 %10, label %11, label %37

11:                                               ; preds = %7
  %12 = icmp sgt i32 %6, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %26

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %14, %23
  %18 = phi i32 [ 0, %14 ], [ %24, %23 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = fcmp ult float %21, %16
  br i1 %22, label %23, label %28

23:                                               ; preds = %17
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp slt i32 %24, %6
  br i1 %25, label %17, label %26

26:                                               ; preds = %23, %11
  %27 = add nsw i32 %6, -1
  br label %28

28:                                               ; preds = %17, %26
  %29 = phi i32 [ %27, %26 ], [ %18, %17 ]
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %13
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !12
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %13
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !12
  br label %37

37:                                               ; preds = %7, %28
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3cosf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3logf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int*", !"uchar*", !"int*", !"float*", !"int", !"int", !"int", !"float*"}
!11 = !{!"", !"", !"", !"const", !"const", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"float", !"int"}
!18 = !{!"", !"", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float*", !"int"}
!22 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
