; ModuleID = 'corpus/opencl/math_common.cl'
source_filename = "corpus/opencl/math_common.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %6, float noundef -1.000000e+00, float noundef 1.000000e+00) #9
  %10 = tail call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %6, <4 x float> noundef %8, <4 x float> noundef splat (float 2.500000e-01)) #9
  %11 = fadd <4 x float> %9, %10
  %12 = tail call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef splat (float 5.000000e-01), <4 x float> noundef %6) #9
  %13 = fadd <4 x float> %11, %12
  %14 = tail call spir_func <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef splat (float 1.000000e+00), <4 x float> noundef %8) #9
  %15 = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %6) #9
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %15, <4 x float> %13)
  %17 = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %6) #9
  %18 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %8) #9
  %19 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %18)
  %20 = fadd <4 x float> %16, %19
  %21 = tail call spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %6, float noundef 1.500000e+00) #9
  %22 = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %20, <4 x float> noundef %21) #9
  %23 = tail call spir_func <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %24 = fadd <4 x float> %22, %23
  %25 = tail call spir_func <4 x float> @_Z8copysignDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %26 = fadd <4 x float> %24, %25
  %27 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %8) #9
  %28 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %26, <4 x float> noundef %6, <4 x float> noundef %27) #9
  %29 = tail call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %30 = fadd <4 x float> %28, %29
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %30, ptr addrspace(1) %31, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %6, float noundef -1.000000e+00, float noundef 1.000000e+00) #9
  %10 = tail call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %6, <4 x float> noundef %8, <4 x float> noundef splat (float 2.500000e-01)) #9
  %11 = fadd <4 x float> %9, %10
  %12 = tail call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef splat (float 5.000000e-01), <4 x float> noundef %6) #9
  %13 = fadd <4 x float> %11, %12
  %14 = tail call spir_func <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef splat (float 1.000000e+00), <4 x float> noundef %8) #9
  %15 = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %6) #9
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %15, <4 x float> %13)
  %17 = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %6) #9
  %18 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %8) #9
  %19 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %18)
  %20 = fadd <4 x float> %16, %19
  %21 = tail call spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %6, float noundef 1.500000e+00) #9
  %22 = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %20, <4 x float> noundef %21) #9
  %23 = tail call spir_func <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %24 = fadd <4 x float> %22, %23
  %25 = tail call spir_func <4 x float> @_Z8copysignDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %26 = fadd <4 x float> %24, %25
  %27 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %8) #9
  %28 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %26, <4 x float> noundef %6, <4 x float> noundef %27) #9
  %29 = tail call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #9
  %30 = fadd <4 x float> %28, %29
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %30, ptr addrspace(1) %31, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  %11 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %10, <4 x float> noundef %9) #9
  %12 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = tail call spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %9) #9
  %16 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %17 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %18 = tail call spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef %16, <2 x float> noundef %17) #9
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = fmul <4 x float> %15, %20
  %22 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %11, <4 x float> %14, <4 x float> %21)
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !13
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %24) #9
  %26 = insertelement <2 x float> poison, float %25, i64 0
  %27 = tail call spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef %9) #9
  %28 = insertelement <2 x float> %26, float %27, i64 1
  %29 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  store <2 x float> %28, ptr addrspace(1) %29, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  %11 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %10, <4 x float> noundef %9) #9
  %12 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = tail call spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %9) #9
  %16 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %17 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %18 = tail call spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef %16, <2 x float> noundef %17) #9
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = fmul <4 x float> %15, %20
  %22 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %11, <4 x float> %14, <4 x float> %21)
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !13
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %24) #9
  %26 = insertelement <2 x float> poison, float %25, i64 0
  %27 = tail call spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef %9) #9
  %28 = insertelement <2 x float> %26, float %27, i64 1
  %29 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  store <2 x float> %28, ptr addrspace(1) %29, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !20
  %7 = trunc i64 %4 to i2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  switch i2 %7, label %17 [
    i2 0, label %10
    i2 1, label %12
    i2 -2, label %15
  ]

10:                                               ; preds = %3
  %11 = or i32 %9, 2139095040
  br label %19

12:                                               ; preds = %3
  %13 = and i32 %9, -2147483648
  %14 = or disjoint i32 %13, 2139095040
  br label %19

15:                                               ; preds = %3
  %16 = and i32 %9, -2139095041
  br label %19

17:                                               ; preds = %3
  %18 = and i32 %9, -1073741825
  br label %19

19:                                               ; preds = %10, %12, %15, %17
  %20 = phi i32 [ %11, %10 ], [ %14, %12 ], [ %16, %15 ], [ %18, %17 ]
  %21 = bitcast i32 %20 to float
  %22 = tail call spir_func i32 @_Z5isinff(float noundef %21) #9
  %23 = tail call spir_func i32 @_Z8isfinitef(float noundef %21) #9
  %24 = tail call spir_func i32 @_Z8isnormalf(float noundef %21) #9
  %25 = tail call spir_func i32 @_Z7signbitf(float noundef %21) #9
  %26 = tail call spir_func i32 @_Z6islessff(float noundef %6, float noundef %21) #9
  %27 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %6, float noundef %21) #9
  %28 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %6, float noundef %21) #9
  %29 = tail call spir_func i32 @_Z11isunorderedff(float noundef %6, float noundef %21) #9
  %30 = tail call spir_func i32 @_Z7isequalff(float noundef %6, float noundef %21) #9
  %31 = tail call spir_func i32 @_Z10isnotequalff(float noundef %6, float noundef %21) #9
  %32 = tail call spir_func i32 @_Z9isorderedff(float noundef %6, float noundef %21) #9
  %33 = fcmp ogt float %6, %21
  %34 = fcmp ole float %6, %21
  %35 = fcmp une float %6, %21
  %36 = fcmp uge float %6, %21
  %37 = tail call spir_func i32 @_Z5isnanf(float noundef %21) #9
  %38 = insertelement <4 x i1> poison, i1 %34, i64 0
  %39 = insertelement <4 x i1> %38, i1 %33, i64 1
  %40 = insertelement <4 x i1> %39, i1 %35, i64 2
  %41 = insertelement <4 x i1> %40, i1 %36, i64 3
  %42 = select <4 x i1> %41, <4 x i32> <i32 8192, i32 4096, i32 16384, i32 32768>, <4 x i32> zeroinitializer
  %43 = insertelement <16 x i32> poison, i32 %22, i64 0
  %44 = insertelement <16 x i32> %43, i32 %23, i64 1
  %45 = insertelement <16 x i32> %44, i32 %24, i64 2
  %46 = insertelement <16 x i32> %45, i32 %25, i64 3
  %47 = insertelement <16 x i32> %46, i32 %26, i64 4
  %48 = insertelement <16 x i32> %47, i32 %27, i64 5
  %49 = insertelement <16 x i32> %48, i32 %28, i64 6
  %50 = insertelement <16 x i32> %49, i32 %29, i64 7
  %51 = insertelement <16 x i32> %50, i32 %30, i64 8
  %52 = insertelement <16 x i32> %51, i32 %31, i64 9
  %53 = insertelement <16 x i32> %52, i32 %32, i64 10
  %54 = shufflevector <4 x i32> %42, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <16 x i32> %53, <16 x i32> %54, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 16, i32 17, i32 18, i32 19, i32 poison>
  %56 = insertelement <16 x i32> %55, i32 %37, i64 15
  %57 = shl <16 x i32> %56, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 0, i32 0, i32 0, i32 0, i32 0>
  %58 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %57)
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %58, ptr addrspace(1) %59, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !20
  %7 = trunc i64 %4 to i2
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  switch i2 %7, label %17 [
    i2 0, label %10
    i2 1, label %12
    i2 -2, label %15
  ]

10:                                               ; preds = %3
  %11 = or i32 %9, 2139095040
  br label %19

12:                                               ; preds = %3
  %13 = and i32 %9, -2147483648
  %14 = or disjoint i32 %13, 2139095040
  br label %19

15:                                               ; preds = %3
  %16 = and i32 %9, -2139095041
  br label %19

17:                                               ; preds = %3
  %18 = and i32 %9, -1073741825
  br label %19

19:                                               ; preds = %12, %17, %15, %10
  %20 = phi i32 [ %11, %10 ], [ %14, %12 ], [ %16, %15 ], [ %18, %17 ]
  %21 = bitcast i32 %20 to float
  %22 = tail call spir_func i32 @_Z5isinff(float noundef %21) #9
  %23 = tail call spir_func i32 @_Z8isfinitef(float noundef %21) #9
  %24 = tail call spir_func i32 @_Z8isnormalf(float noundef %21) #9
  %25 = tail call spir_func i32 @_Z7signbitf(float noundef %21) #9
  %26 = tail call spir_func i32 @_Z6islessff(float noundef %6, float noundef %21) #9
  %27 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %6, float noundef %21) #9
  %28 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %6, float noundef %21) #9
  %29 = tail call spir_func i32 @_Z11isunorderedff(float noundef %6, float noundef %21) #9
  %30 = tail call spir_func i32 @_Z7isequalff(float noundef %6, float noundef %21) #9
  %31 = tail call spir_func i32 @_Z10isnotequalff(float noundef %6, float noundef %21) #9
  %32 = tail call spir_func i32 @_Z9isorderedff(float noundef %6, float noundef %21) #9
  %33 = fcmp ogt float %6, %21
  %34 = fcmp ole float %6, %21
  %35 = fcmp une float %6, %21
  %36 = fcmp uge float %6, %21
  %37 = tail call spir_func i32 @_Z5isnanf(float noundef %21) #9
  %38 = insertelement <4 x i1> poison, i1 %34, i64 0
  %39 = insertelement <4 x i1> %38, i1 %33, i64 1
  %40 = insertelement <4 x i1> %39, i1 %35, i64 2
  %41 = insertelement <4 x i1> %40, i1 %36, i64 3
  %42 = select <4 x i1> %41, <4 x i32> <i32 8192, i32 4096, i32 16384, i32 32768>, <4 x i32> zeroinitializer
  %43 = insertelement <16 x i32> poison, i32 %22, i64 0
  %44 = insertelement <16 x i32> %43, i32 %23, i64 1
  %45 = insertelement <16 x i32> %44, i32 %24, i64 2
  %46 = insertelement <16 x i32> %45, i32 %25, i64 3
  %47 = insertelement <16 x i32> %46, i32 %26, i64 4
  %48 = insertelement <16 x i32> %47, i32 %27, i64 5
  %49 = insertelement <16 x i32> %48, i32 %28, i64 6
  %50 = insertelement <16 x i32> %49, i32 %29, i64 7
  %51 = insertelement <16 x i32> %50, i32 %30, i64 8
  %52 = insertelement <16 x i32> %51, i32 %31, i64 9
  %53 = insertelement <16 x i32> %52, i32 %32, i64 10
  %54 = shufflevector <4 x i32> %42, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <16 x i32> %53, <16 x i32> %54, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 16, i32 17, i32 18, i32 19, i32 poison>
  %56 = insertelement <16 x i32> %55, i32 %37, i64 15
  %57 = shl <16 x i32> %56, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 0, i32 0, i32 0, i32 0, i32 0>
  %58 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %57)
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %58, ptr addrspace(1) %59, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = call spir_func float @_Z5fractfPU3AS4f(float noundef %6, ptr addrspace(4) noundef %7) #11
  %9 = call spir_func float @_Z5floorf(float noundef %6) #9
  %10 = insertelement <8 x float> poison, float %9, i64 0
  %11 = call spir_func float @_Z4ceilf(float noundef %6) #9
  %12 = insertelement <8 x float> %10, float %11, i64 1
  %13 = call spir_func float @_Z5truncf(float noundef %6) #9
  %14 = insertelement <8 x float> %12, float %13, i64 2
  %15 = call spir_func float @_Z5roundf(float noundef %6) #9
  %16 = insertelement <8 x float> %14, float %15, i64 3
  %17 = call spir_func float @_Z4rintf(float noundef %6) #9
  %18 = insertelement <8 x float> %16, float %17, i64 4
  %19 = insertelement <8 x float> %18, float %8, i64 5
  %20 = load float, ptr %3, align 4, !tbaa !20
  %21 = insertelement <8 x float> %19, float %20, i64 6
  %22 = call spir_func float @_Z4fmodff(float noundef %6, float noundef 3.000000e+00) #9
  %23 = insertelement <8 x float> %21, float %22, i64 7
  %24 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %4
  store <8 x float> %23, ptr addrspace(1) %24, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = call spir_func float @_Z5fractfPU3AS4f(float noundef %6, ptr addrspace(4) noundef %7) #11
  %9 = call spir_func float @_Z5floorf(float noundef %6) #9
  %10 = insertelement <8 x float> poison, float %9, i64 0
  %11 = call spir_func float @_Z4ceilf(float noundef %6) #9
  %12 = insertelement <8 x float> %10, float %11, i64 1
  %13 = call spir_func float @_Z5truncf(float noundef %6) #9
  %14 = insertelement <8 x float> %12, float %13, i64 2
  %15 = call spir_func float @_Z5roundf(float noundef %6) #9
  %16 = insertelement <8 x float> %14, float %15, i64 3
  %17 = call spir_func float @_Z4rintf(float noundef %6) #9
  %18 = insertelement <8 x float> %16, float %17, i64 4
  %19 = insertelement <8 x float> %18, float %8, i64 5
  %20 = load float, ptr %3, align 4, !tbaa !20
  %21 = insertelement <8 x float> %19, float %20, i64 6
  %22 = call spir_func float @_Z4fmodff(float noundef %6, float noundef 3.000000e+00) #9
  %23 = insertelement <8 x float> %21, float %22, i64 7
  %24 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %4
  store <8 x float> %23, ptr addrspace(1) %24, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %7, ptr addrspace(4) noundef %8) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func float @_Z4modffPU3AS4f(float noundef %7, ptr addrspace(4) noundef %10) #11
  %12 = insertelement <8 x float> poison, float %9, i64 0
  %13 = load i32, ptr %3, align 4, !tbaa !4
  %14 = sitofp i32 %13 to float
  %15 = insertelement <8 x float> %12, float %14, i64 1
  %16 = add nsw i32 %13, -3
  %17 = call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef %16) #9
  %18 = insertelement <8 x float> %15, float %17, i64 2
  %19 = call spir_func i32 @_Z5ilogbf(float noundef %7) #9
  %20 = sitofp i32 %19 to float
  %21 = insertelement <8 x float> %18, float %20, i64 3
  %22 = call spir_func float @_Z4logbf(float noundef %7) #9
  %23 = insertelement <8 x float> %21, float %22, i64 4
  %24 = insertelement <8 x float> %23, float %11, i64 5
  %25 = load float, ptr %4, align 4, !tbaa !20
  %26 = insertelement <8 x float> %24, float %25, i64 6
  %27 = call spir_func float @_Z9nextafterff(float noundef %7, float noundef 0.000000e+00) #9
  %28 = insertelement <8 x float> %26, float %27, i64 7
  %29 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %5
  store <8 x float> %28, ptr addrspace(1) %29, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %7, ptr addrspace(4) noundef %8) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = call spir_func float @_Z4modffPU3AS4f(float noundef %7, ptr addrspace(4) noundef %10) #11
  %12 = insertelement <8 x float> poison, float %9, i64 0
  %13 = load i32, ptr %3, align 4, !tbaa !4
  %14 = sitofp i32 %13 to float
  %15 = insertelement <8 x float> %12, float %14, i64 1
  %16 = add nsw i32 %13, -3
  %17 = call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef %16) #9
  %18 = insertelement <8 x float> %15, float %17, i64 2
  %19 = call spir_func i32 @_Z5ilogbf(float noundef %7) #9
  %20 = sitofp i32 %19 to float
  %21 = insertelement <8 x float> %18, float %20, i64 3
  %22 = call spir_func float @_Z4logbf(float noundef %7) #9
  %23 = insertelement <8 x float> %21, float %22, i64 4
  %24 = insertelement <8 x float> %23, float %11, i64 5
  %25 = load float, ptr %4, align 4, !tbaa !20
  %26 = insertelement <8 x float> %24, float %25, i64 6
  %27 = call spir_func float @_Z9nextafterff(float noundef %7, float noundef 0.000000e+00) #9
  %28 = insertelement <8 x float> %26, float %27, i64 7
  %29 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %5
  store <8 x float> %28, ptr addrspace(1) %29, align 32, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fminDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z8copysignDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isinff(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8isfinitef(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8isnormalf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7signbitf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6islessff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7isequalff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z10isnotequalff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9isorderedff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5truncf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5roundf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4rintf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmodff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4logbf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"float4*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"float4*", !"float4*", !"float4*", !"float2*"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*"}
!18 = !{!"const", !"const", !"", !""}
!19 = !{!"float*", !"uint*", !"int*"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"float*", !"float8*"}
!25 = !{!"float*", !"float __attribute__((ext_vector_type(8)))*"}
!26 = !{!"const", !""}
