; ModuleID = 'corpus/opencl/resize.cl'
source_filename = "corpus/opencl/resize.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.extent = type { i32, i32 }
%struct.affine = type { [2 x [3 x float]] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %2, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = load i32, ptr %3, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %7, %11
  %15 = icmp sgt i32 %9, %13
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %73

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %2, align 4
  %21 = sitofp i32 %11 to float
  %22 = fadd float %21, 5.000000e-01
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %4, float -5.000000e-01)
  %24 = tail call spir_func float @_Z4fmaxff(float noundef %23, float noundef 0.000000e+00) #12
  %25 = sitofp i32 %13 to float
  %26 = fadd float %25, 5.000000e-01
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %5, float -5.000000e-01)
  %28 = tail call spir_func float @_Z4fmaxff(float noundef %27, float noundef 0.000000e+00) #12
  %29 = fptosi float %24 to i32
  %30 = add nsw i32 %20, -1
  %31 = tail call spir_func i32 @_Z3minii(i32 noundef %29, i32 noundef %30) #12
  %32 = fptosi float %28 to i32
  %33 = add nsw i32 %19, -1
  %34 = tail call spir_func i32 @_Z3minii(i32 noundef %32, i32 noundef %33) #12
  %35 = add nsw i32 %31, 1
  %36 = tail call spir_func i32 @_Z3minii(i32 noundef %35, i32 noundef %30) #12
  %37 = add nsw i32 %34, 1
  %38 = tail call spir_func i32 @_Z3minii(i32 noundef %37, i32 noundef %33) #12
  %39 = sitofp i32 %31 to float
  %40 = fsub float %24, %39
  %41 = sitofp i32 %34 to float
  %42 = fsub float %28, %41
  %43 = mul nsw i32 %34, %20
  %44 = add nsw i32 %43, %31
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %45
  %47 = load <4 x i8>, ptr addrspace(1) %46, align 4, !tbaa !13
  %48 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %47) #12
  %49 = add nsw i32 %43, %36
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %50
  %52 = load <4 x i8>, ptr addrspace(1) %51, align 4, !tbaa !13
  %53 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %52) #12
  %54 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %48, <4 x float> noundef %53, float noundef %40) #12
  %55 = mul nsw i32 %38, %20
  %56 = add nsw i32 %55, %31
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4, !tbaa !13
  %60 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %59) #12
  %61 = add nsw i32 %55, %36
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4, !tbaa !13
  %65 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %64) #12
  %66 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %60, <4 x float> noundef %65, float noundef %40) #12
  %67 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %54, <4 x float> noundef %66, float noundef %42) #12
  %68 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %67) #12
  %69 = mul nsw i32 %7, %13
  %70 = add nsw i32 %69, %11
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %71
  store <4 x i8> %68, ptr addrspace(1) %72, align 4, !tbaa !13
  br label %73

73:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %2, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %10 = trunc i64 %9 to i32
  %11 = load i32, ptr %3, align 4, !tbaa !14
  %12 = icmp sgt i32 %11, %8
  br i1 %12, label %13, label %73

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = load i32, ptr %14, align 4, !tbaa !16
  %16 = icmp sgt i32 %15, %10
  br i1 %16, label %17, label %73

17:                                               ; preds = %13
  %18 = sitofp i32 %8 to float
  %19 = fadd float %18, 5.000000e-01
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %4, float -5.000000e-01)
  %21 = tail call spir_func float @_Z4fmaxff(float noundef %20, float noundef 0.000000e+00) #12
  %22 = sitofp i32 %10 to float
  %23 = fadd float %22, 5.000000e-01
  %24 = tail call float @llvm.fmuladd.f32(float %23, float %5, float -5.000000e-01)
  %25 = tail call spir_func float @_Z4fmaxff(float noundef %24, float noundef 0.000000e+00) #12
  %26 = fptosi float %21 to i32
  %27 = load i32, ptr %2, align 4, !tbaa !14
  %28 = add nsw i32 %27, -1
  %29 = tail call spir_func i32 @_Z3minii(i32 noundef %26, i32 noundef %28) #12
  %30 = fptosi float %25 to i32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %32 = load i32, ptr %31, align 4, !tbaa !16
  %33 = add nsw i32 %32, -1
  %34 = tail call spir_func i32 @_Z3minii(i32 noundef %30, i32 noundef %33) #12
  %35 = add nsw i32 %29, 1
  %36 = tail call spir_func i32 @_Z3minii(i32 noundef %35, i32 noundef %28) #12
  %37 = add nsw i32 %34, 1
  %38 = tail call spir_func i32 @_Z3minii(i32 noundef %37, i32 noundef %33) #12
  %39 = sitofp i32 %29 to float
  %40 = fsub float %21, %39
  %41 = sitofp i32 %34 to float
  %42 = fsub float %25, %41
  %43 = mul nsw i32 %34, %27
  %44 = add nsw i32 %43, %29
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %45
  %47 = load <4 x i8>, ptr addrspace(1) %46, align 4, !tbaa !13
  %48 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %47) #12
  %49 = add nsw i32 %43, %36
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %50
  %52 = load <4 x i8>, ptr addrspace(1) %51, align 4, !tbaa !13
  %53 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %52) #12
  %54 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %48, <4 x float> noundef %53, float noundef %40) #12
  %55 = mul nsw i32 %38, %27
  %56 = add nsw i32 %55, %29
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4, !tbaa !13
  %60 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %59) #12
  %61 = add nsw i32 %55, %36
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4, !tbaa !13
  %65 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %64) #12
  %66 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %60, <4 x float> noundef %65, float noundef %40) #12
  %67 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %54, <4 x float> noundef %66, float noundef %42) #12
  %68 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %67) #12
  %69 = mul nsw i32 %11, %10
  %70 = add nsw i32 %69, %8
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %71
  store <4 x i8> %68, ptr addrspace(1) %72, align 4, !tbaa !13
  br label %73

73:                                               ; preds = %6, %13, %17
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %7 = alloca [4 x float], align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %11 = trunc i64 %10 to i32
  %12 = sitofp i32 %9 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = tail call float @llvm.fmuladd.f32(float %13, float %5, float -5.000000e-01)
  %15 = sitofp i32 %11 to float
  %16 = fadd float %15, 5.000000e-01
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %5, float -5.000000e-01)
  %18 = tail call spir_func float @_Z5floorf(float noundef %14) #12
  %19 = fptosi float %18 to i32
  %20 = tail call spir_func float @_Z5floorf(float noundef %17) #12
  %21 = fptosi float %20 to i32
  %22 = sitofp i32 %19 to float
  %23 = fsub float %14, %22
  %24 = fsub float 1.000000e+00, %23
  %25 = fadd float %23, 1.000000e+00
  %26 = tail call float @llvm.fmuladd.f32(float %25, float -5.000000e-01, float 2.500000e+00)
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %25, float -4.000000e+00)
  %28 = insertelement <2 x float> poison, float %23, i64 0
  %29 = insertelement <2 x float> %28, float %24, i64 1
  %30 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %29, <2 x float> splat (float 1.500000e+00), <2 x float> splat (float -2.500000e+00))
  %31 = fmul <2 x float> %29, %30
  %32 = fadd float %24, 1.000000e+00
  %33 = tail call float @llvm.fmuladd.f32(float %32, float -5.000000e-01, float 2.500000e+00)
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %32, float -4.000000e+00)
  %35 = insertelement <4 x float> poison, float %27, i64 0
  %36 = shufflevector <2 x float> %31, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %37 = shufflevector <4 x float> %35, <4 x float> %36, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %38 = insertelement <4 x float> %37, float %34, i64 3
  %39 = insertelement <4 x float> poison, float %25, i64 0
  %40 = insertelement <4 x float> %39, float %23, i64 1
  %41 = insertelement <4 x float> %40, float %24, i64 2
  %42 = insertelement <4 x float> %41, float %32, i64 3
  %43 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %38, <4 x float> %42, <4 x float> <float 2.000000e+00, float 1.000000e+00, float 1.000000e+00, float 2.000000e+00>)
  %44 = sitofp i32 %21 to float
  %45 = fsub float %17, %44
  %46 = fsub float 1.000000e+00, %45
  %47 = fadd float %45, 1.000000e+00
  %48 = tail call float @llvm.fmuladd.f32(float %47, float -5.000000e-01, float 2.500000e+00)
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %47, float -4.000000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %47, float 2.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %45, float 1.500000e+00, float -2.500000e+00)
  %52 = fmul float %45, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %45, float 1.000000e+00)
  %54 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %55 = fmul float %46, %54
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %46, float 1.000000e+00)
  %57 = fadd float %46, 1.000000e+00
  %58 = tail call float @llvm.fmuladd.f32(float %57, float -5.000000e-01, float 2.500000e+00)
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %57, float -4.000000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %57, float 2.000000e+00)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store float %50, ptr %7, align 4, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %53, ptr %61, align 4, !tbaa !18
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float %56, ptr %62, align 4, !tbaa !18
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store float %60, ptr %63, align 4, !tbaa !18
  %64 = add i32 %21, -1
  %65 = add nsw i32 %3, -1
  %66 = add nsw i32 %19, -1
  %67 = add nsw i32 %2, -1
  %68 = add nsw i32 %19, 1
  %69 = add nsw i32 %19, 2
  br label %70

70:                                               ; preds = %6, %70
  %71 = phi float [ 0.000000e+00, %6 ], [ %102, %70 ]
  %72 = phi i32 [ 0, %6 ], [ %103, %70 ]
  %73 = add i32 %64, %72
  %74 = tail call spir_func i32 @_Z5clampiii(i32 noundef %73, i32 noundef 0, i32 noundef %65) #12
  %75 = mul nsw i32 %74, %2
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = tail call spir_func i32 @_Z5clampiii(i32 noundef %66, i32 noundef 0, i32 noundef %67) #12
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !18
  %82 = insertelement <4 x float> poison, float %81, i64 0
  %83 = tail call spir_func i32 @_Z5clampiii(i32 noundef %19, i32 noundef 0, i32 noundef %67) #12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !18
  %87 = insertelement <4 x float> %82, float %86, i64 1
  %88 = tail call spir_func i32 @_Z5clampiii(i32 noundef %68, i32 noundef 0, i32 noundef %67) #12
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !18
  %92 = insertelement <4 x float> %87, float %91, i64 2
  %93 = tail call spir_func i32 @_Z5clampiii(i32 noundef %69, i32 noundef 0, i32 noundef %67) #12
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !18
  %97 = insertelement <4 x float> %92, float %96, i64 3
  %98 = zext nneg i32 %72 to i64
  %99 = getelementptr inbounds nuw float, ptr %7, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !18
  %101 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %97, <4 x float> noundef %43) #12
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %71)
  %103 = add nuw nsw i32 %72, 1
  %104 = icmp samesign ult i32 %72, 3
  br i1 %104, label %70, label %105

105:                                              ; preds = %70
  %106 = mul nsw i32 %4, %11
  %107 = add nsw i32 %106, %9
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %108
  store float %102, ptr addrspace(1) %109, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %7 = alloca [4 x float], align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %11 = trunc i64 %10 to i32
  %12 = sitofp i32 %9 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = tail call float @llvm.fmuladd.f32(float %13, float %5, float -5.000000e-01)
  %15 = sitofp i32 %11 to float
  %16 = fadd float %15, 5.000000e-01
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %5, float -5.000000e-01)
  %18 = tail call spir_func float @_Z5floorf(float noundef %14) #12
  %19 = fptosi float %18 to i32
  %20 = tail call spir_func float @_Z5floorf(float noundef %17) #12
  %21 = fptosi float %20 to i32
  %22 = sitofp i32 %19 to float
  %23 = fsub float %14, %22
  %24 = fsub float 1.000000e+00, %23
  %25 = fadd float %23, 1.000000e+00
  %26 = tail call float @llvm.fmuladd.f32(float %25, float -5.000000e-01, float 2.500000e+00)
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %25, float -4.000000e+00)
  %28 = insertelement <2 x float> poison, float %23, i64 0
  %29 = insertelement <2 x float> %28, float %24, i64 1
  %30 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %29, <2 x float> splat (float 1.500000e+00), <2 x float> splat (float -2.500000e+00))
  %31 = fmul <2 x float> %29, %30
  %32 = fadd float %24, 1.000000e+00
  %33 = tail call float @llvm.fmuladd.f32(float %32, float -5.000000e-01, float 2.500000e+00)
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %32, float -4.000000e+00)
  %35 = insertelement <4 x float> poison, float %27, i64 0
  %36 = shufflevector <2 x float> %31, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %37 = shufflevector <4 x float> %35, <4 x float> %36, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %38 = insertelement <4 x float> %37, float %34, i64 3
  %39 = insertelement <4 x float> poison, float %25, i64 0
  %40 = insertelement <4 x float> %39, float %23, i64 1
  %41 = insertelement <4 x float> %40, float %24, i64 2
  %42 = insertelement <4 x float> %41, float %32, i64 3
  %43 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %38, <4 x float> %42, <4 x float> <float 2.000000e+00, float 1.000000e+00, float 1.000000e+00, float 2.000000e+00>)
  %44 = sitofp i32 %21 to float
  %45 = fsub float %17, %44
  %46 = fsub float 1.000000e+00, %45
  %47 = fadd float %45, 1.000000e+00
  %48 = tail call float @llvm.fmuladd.f32(float %47, float -5.000000e-01, float 2.500000e+00)
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %47, float -4.000000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %47, float 2.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %45, float 1.500000e+00, float -2.500000e+00)
  %52 = fmul float %45, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %45, float 1.000000e+00)
  %54 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %55 = fmul float %46, %54
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %46, float 1.000000e+00)
  %57 = fadd float %46, 1.000000e+00
  %58 = tail call float @llvm.fmuladd.f32(float %57, float -5.000000e-01, float 2.500000e+00)
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %57, float -4.000000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %57, float 2.000000e+00)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store float %50, ptr %7, align 4, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %53, ptr %61, align 4, !tbaa !18
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float %56, ptr %62, align 4, !tbaa !18
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store float %60, ptr %63, align 4, !tbaa !18
  %64 = add i32 %21, -1
  %65 = add nsw i32 %3, -1
  %66 = add nsw i32 %19, -1
  %67 = add nsw i32 %2, -1
  %68 = add nsw i32 %19, 1
  %69 = add nsw i32 %19, 2
  br label %75

70:                                               ; preds = %75
  %71 = mul nsw i32 %4, %11
  %72 = add nsw i32 %71, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %73
  store float %107, ptr addrspace(1) %74, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  ret void

75:                                               ; preds = %6, %75
  %76 = phi float [ 0.000000e+00, %6 ], [ %107, %75 ]
  %77 = phi i32 [ 0, %6 ], [ %108, %75 ]
  %78 = add i32 %64, %77
  %79 = tail call spir_func i32 @_Z5clampiii(i32 noundef %78, i32 noundef 0, i32 noundef %65) #12
  %80 = mul nsw i32 %79, %2
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = tail call spir_func i32 @_Z5clampiii(i32 noundef %66, i32 noundef 0, i32 noundef %67) #12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !18
  %87 = insertelement <4 x float> poison, float %86, i64 0
  %88 = tail call spir_func i32 @_Z5clampiii(i32 noundef %19, i32 noundef 0, i32 noundef %67) #12
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !18
  %92 = insertelement <4 x float> %87, float %91, i64 1
  %93 = tail call spir_func i32 @_Z5clampiii(i32 noundef %68, i32 noundef 0, i32 noundef %67) #12
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !18
  %97 = insertelement <4 x float> %92, float %96, i64 2
  %98 = tail call spir_func i32 @_Z5clampiii(i32 noundef %69, i32 noundef 0, i32 noundef %67) #12
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !18
  %102 = insertelement <4 x float> %97, float %101, i64 3
  %103 = zext nneg i32 %77 to i64
  %104 = getelementptr inbounds nuw float, ptr %7, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !18
  %106 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %102, <4 x float> noundef %43) #12
  %107 = tail call float @llvm.fmuladd.f32(float %105, float %106, float %76)
  %108 = add nuw nsw i32 %77, 1
  %109 = icmp samesign ult i32 %77, 3
  br i1 %109, label %75, label %70
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 1
  %9 = mul nsw i32 %8, %2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = shl nsw i32 %5, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %13
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  %16 = tail call spir_func <2 x i8> @_Z6vload2mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %15) #14
  %17 = or disjoint i32 %8, 1
  %18 = mul nsw i32 %17, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr inbounds i8, ptr addrspace(1) %20, i64 %13
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <2 x i8> @_Z6vload2mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %22) #14
  %24 = tail call spir_func <2 x i8> @_Z5rhaddDv2_hS_(<2 x i8> noundef %16, <2 x i8> noundef %23) #12
  %25 = extractelement <2 x i8> %24, i64 0
  %26 = extractelement <2 x i8> %24, i64 1
  %27 = tail call spir_func zeroext i8 @_Z4haddhh(i8 noundef zeroext %25, i8 noundef zeroext %26) #12
  %28 = sdiv i32 %2, 2
  %29 = mul nsw i32 %28, %7
  %30 = add nsw i32 %29, %5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %31
  store i8 %27, ptr addrspace(1) %32, align 1, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 1
  %9 = mul nsw i32 %8, %2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = shl nsw i32 %5, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %13
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  %16 = tail call spir_func <2 x i8> @_Z6vload2mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %15) #14
  %17 = or disjoint i32 %8, 1
  %18 = mul nsw i32 %17, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr inbounds i8, ptr addrspace(1) %20, i64 %13
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <2 x i8> @_Z6vload2mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %22) #14
  %24 = tail call spir_func <2 x i8> @_Z5rhaddDv2_hS_(<2 x i8> noundef %16, <2 x i8> noundef %23) #12
  %25 = extractelement <2 x i8> %24, i64 0
  %26 = extractelement <2 x i8> %24, i64 1
  %27 = tail call spir_func zeroext i8 @_Z4haddhh(i8 noundef zeroext %25, i8 noundef zeroext %26) #12
  %28 = sdiv i32 %2, 2
  %29 = mul nsw i32 %28, %7
  %30 = add nsw i32 %29, %5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %31
  store i8 %27, ptr addrspace(1) %32, align 1, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = load float, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %16 = load float, ptr %15, align 4
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %18 = trunc i64 %17 to i32
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %20 = trunc i64 %19 to i32
  %21 = sitofp i32 %18 to float
  %22 = sitofp i32 %20 to float
  %23 = fmul float %8, %22
  %24 = tail call float @llvm.fmuladd.f32(float %6, float %21, float %23)
  %25 = fadd float %10, %24
  %26 = fmul float %14, %22
  %27 = tail call float @llvm.fmuladd.f32(float %12, float %21, float %26)
  %28 = fadd float %16, %27
  %29 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %25) #12
  %30 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %28) #12
  %31 = add nsw i32 %3, -1
  %32 = add nsw i32 %4, -1
  %33 = insertelement <4 x i32> poison, i32 %29, i64 0
  %34 = insertelement <4 x i32> %33, i32 %30, i64 1
  %35 = shufflevector <4 x i32> %34, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %36 = insertelement <4 x i32> <i32 poison, i32 poison, i32 -1, i32 -1>, i32 %31, i64 0
  %37 = insertelement <4 x i32> %36, i32 %32, i64 1
  %38 = icmp slt <4 x i32> %35, %37
  %39 = icmp sgt <4 x i32> %35, %37
  %40 = shufflevector <4 x i1> %38, <4 x i1> %39, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %41 = freeze <4 x i1> %40
  %42 = bitcast <4 x i1> %41 to i4
  %43 = icmp eq i4 %42, -1
  br i1 %43, label %44, label %84

44:                                               ; preds = %5
  %45 = uitofp nneg i32 %29 to float
  %46 = fsub float %25, %45
  %47 = fmul float %46, 2.560000e+02
  %48 = fptoui float %47 to i32
  %49 = uitofp nneg i32 %30 to float
  %50 = fsub float %28, %49
  %51 = fmul float %50, 2.560000e+02
  %52 = fptoui float %51 to i32
  %53 = mul nsw i32 %30, %3
  %54 = add nsw i32 %53, %29
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = sub i32 256, %48
  %58 = add nuw nsw i32 %30, 1
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %29
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %61
  %63 = sub i32 256, %52
  %64 = load <2 x i16>, ptr addrspace(1) %56, align 2, !tbaa !28
  %65 = load <2 x i16>, ptr addrspace(1) %62, align 2, !tbaa !28
  %66 = shufflevector <2 x i16> %65, <2 x i16> %64, <2 x i32> <i32 0, i32 2>
  %67 = zext <2 x i16> %66 to <2 x i32>
  %68 = insertelement <2 x i32> poison, i32 %57, i64 0
  %69 = shufflevector <2 x i32> %68, <2 x i32> poison, <2 x i32> zeroinitializer
  %70 = mul <2 x i32> %69, %67
  %71 = shufflevector <2 x i16> %65, <2 x i16> %64, <2 x i32> <i32 1, i32 3>
  %72 = zext <2 x i16> %71 to <2 x i32>
  %73 = insertelement <2 x i32> poison, i32 %48, i64 0
  %74 = shufflevector <2 x i32> %73, <2 x i32> poison, <2 x i32> zeroinitializer
  %75 = mul <2 x i32> %74, %72
  %76 = add <2 x i32> %75, %70
  %77 = lshr <2 x i32> %76, splat (i32 8)
  %78 = insertelement <2 x i32> poison, i32 %52, i64 0
  %79 = insertelement <2 x i32> %78, i32 %63, i64 1
  %80 = mul <2 x i32> %77, %79
  %81 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %80)
  %82 = lshr i32 %81, 8
  %83 = trunc i32 %82 to i16
  br label %84

84:                                               ; preds = %5, %44
  %85 = phi i16 [ %83, %44 ], [ 0, %5 ]
  %86 = mul nsw i32 %3, %20
  %87 = add nsw i32 %86, %18
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %88
  store i16 %85, ptr addrspace(1) %89, align 2, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %9 = trunc i64 %8 to i32
  %10 = load float, ptr %2, align 4, !tbaa !18
  %11 = sitofp i32 %7 to float
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !18
  %14 = sitofp i32 %9 to float
  %15 = fmul float %13, %14
  %16 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %15)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %18 = load float, ptr %17, align 4, !tbaa !18
  %19 = fadd float %18, %16
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %21 = load float, ptr %20, align 4, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %23 = load float, ptr %22, align 4, !tbaa !18
  %24 = fmul float %23, %14
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %11, float %24)
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %27 = load float, ptr %26, align 4, !tbaa !18
  %28 = fadd float %27, %25
  %29 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %19) #12
  %30 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %28) #12
  %31 = add nsw i32 %3, -1
  %32 = add nsw i32 %4, -1
  %33 = insertelement <4 x i32> poison, i32 %29, i64 0
  %34 = insertelement <4 x i32> %33, i32 %30, i64 1
  %35 = shufflevector <4 x i32> %34, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %36 = insertelement <4 x i32> <i32 poison, i32 poison, i32 -1, i32 -1>, i32 %31, i64 0
  %37 = insertelement <4 x i32> %36, i32 %32, i64 1
  %38 = icmp slt <4 x i32> %35, %37
  %39 = icmp sgt <4 x i32> %35, %37
  %40 = shufflevector <4 x i1> %38, <4 x i1> %39, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %41 = freeze <4 x i1> %40
  %42 = bitcast <4 x i1> %41 to i4
  %43 = icmp eq i4 %42, -1
  br i1 %43, label %44, label %84

44:                                               ; preds = %5
  %45 = uitofp nneg i32 %29 to float
  %46 = fsub float %19, %45
  %47 = fmul float %46, 2.560000e+02
  %48 = fptoui float %47 to i32
  %49 = uitofp nneg i32 %30 to float
  %50 = fsub float %28, %49
  %51 = fmul float %50, 2.560000e+02
  %52 = fptoui float %51 to i32
  %53 = mul nsw i32 %30, %3
  %54 = add nsw i32 %53, %29
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = sub i32 256, %48
  %58 = add nuw nsw i32 %30, 1
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %29
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %61
  %63 = sub i32 256, %52
  %64 = load <2 x i16>, ptr addrspace(1) %56, align 2, !tbaa !28
  %65 = load <2 x i16>, ptr addrspace(1) %62, align 2, !tbaa !28
  %66 = shufflevector <2 x i16> %65, <2 x i16> %64, <2 x i32> <i32 0, i32 2>
  %67 = zext <2 x i16> %66 to <2 x i32>
  %68 = insertelement <2 x i32> poison, i32 %57, i64 0
  %69 = shufflevector <2 x i32> %68, <2 x i32> poison, <2 x i32> zeroinitializer
  %70 = mul <2 x i32> %69, %67
  %71 = shufflevector <2 x i16> %65, <2 x i16> %64, <2 x i32> <i32 1, i32 3>
  %72 = zext <2 x i16> %71 to <2 x i32>
  %73 = insertelement <2 x i32> poison, i32 %48, i64 0
  %74 = shufflevector <2 x i32> %73, <2 x i32> poison, <2 x i32> zeroinitializer
  %75 = mul <2 x i32> %74, %72
  %76 = add <2 x i32> %75, %70
  %77 = lshr <2 x i32> %76, splat (i32 8)
  %78 = insertelement <2 x i32> poison, i32 %52, i64 0
  %79 = insertelement <2 x i32> %78, i32 %63, i64 1
  %80 = mul <2 x i32> %77, %79
  %81 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %80)
  %82 = lshr i32 %81, 8
  %83 = trunc i32 %82 to i16
  br label %84

84:                                               ; preds = %5, %44
  %85 = phi i16 [ %83, %44 ], [ 0, %5 ]
  %86 = mul nsw i32 %3, %9
  %87 = add nsw i32 %86, %7
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %88
  store i16 %85, ptr addrspace(1) %89, align 2, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <2 x i8> @_Z6vload2mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i8> @_Z5rhaddDv2_hS_(<2 x i8> noundef, <2 x i8> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z4haddhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtnf(float noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #11

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uchar4*", !"extent", !"extent", !"float", !"float"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"extent", !"extent", !"float", !"float"}
!12 = !{!"const", !"", !"", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !5, i64 0}
!15 = !{!"", !5, i64 0, !5, i64 4}
!16 = !{!15, !5, i64 4}
!17 = !{!"float*", !"float*", !"int", !"int", !"int", !"float"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"uchar*", !"uchar*", !"int"}
!23 = !{!"const", !"", !""}
!24 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none"}
!26 = !{!"ushort*", !"ushort*", !"affine", !"int", !"int"}
!27 = !{!"const", !"", !"", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"short", !6, i64 0}
