; ModuleID = 'corpus/opencl/quaternion_motion.cl'
source_filename = "corpus/opencl/quaternion_motion.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.world = type { float, float, float, float }

@__const.verlet_cloth.steps = private unnamed_addr addrspace(2) constant [8 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 0, i32 -1>, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1), <2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 -1, i32 1>], align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = fadd <4 x float> %9, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %11 = fmul float %3, 5.000000e-01
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %15 = load <3 x float>, ptr addrspace(1) %14, align 16
  %16 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = extractelement <4 x float> %10, i64 3
  %18 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %19 = fmul <3 x float> %15, %18
  %20 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %16, <3 x float> zeroinitializer, <3 x float> %19)
  %21 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #10
  %22 = fadd <3 x float> %21, %20
  %23 = shufflevector <3 x float> %22, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %24 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #10
  %25 = fneg float %24
  %26 = tail call float @llvm.fmuladd.f32(float %17, float 0.000000e+00, float %25)
  %27 = insertelement <4 x float> %23, float %26, i64 3
  %28 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %27, <4 x float> %10)
  %29 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %28) #10
  %30 = tail call spir_func float @_Z4sqrtf(float noundef %29) #10
  %31 = fdiv float 1.000000e+00, %30
  %32 = insertelement <4 x float> poison, float %31, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = fmul <4 x float> %28, %33
  store <4 x float> %34, ptr addrspace(1) %8, align 16, !tbaa !13
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %38, <3 x float> noundef %37) #10
  %40 = fmul <3 x float> %39, splat (float 2.000000e+00)
  %41 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %42 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %41, <3 x float> %40, <3 x float> %37)
  %43 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %38, <3 x float> noundef %40) #10
  %44 = fadd <3 x float> %43, %42
  %45 = shufflevector <3 x float> %44, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %46 = shufflevector <4 x float> %45, <4 x float> %36, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %46, ptr addrspace(1) %35, align 16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = fadd <4 x float> %9, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %11 = fmul float %3, 5.000000e-01
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %15 = load <3 x float>, ptr addrspace(1) %14, align 16
  %16 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = extractelement <4 x float> %10, i64 3
  %18 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %19 = fmul <3 x float> %15, %18
  %20 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %16, <3 x float> zeroinitializer, <3 x float> %19)
  %21 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #10
  %22 = fadd <3 x float> %21, %20
  %23 = shufflevector <3 x float> %22, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %24 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #10
  %25 = fneg float %24
  %26 = tail call float @llvm.fmuladd.f32(float %17, float 0.000000e+00, float %25)
  %27 = insertelement <4 x float> %23, float %26, i64 3
  %28 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %27, <4 x float> %10)
  %29 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %28) #10
  %30 = tail call spir_func float @_Z4sqrtf(float noundef %29) #10
  %31 = fdiv float 1.000000e+00, %30
  %32 = insertelement <4 x float> poison, float %31, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = fmul <4 x float> %28, %33
  store <4 x float> %34, ptr addrspace(1) %8, align 16, !tbaa !13
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %38, <3 x float> noundef %37) #10
  %40 = fmul <3 x float> %39, splat (float 2.000000e+00)
  %41 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %42 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %41, <3 x float> %40, <3 x float> %37)
  %43 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %38, <3 x float> noundef %40) #10
  %44 = fadd <3 x float> %43, %42
  %45 = shufflevector <3 x float> %44, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %46 = shufflevector <4 x float> %45, <4 x float> %36, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %46, ptr addrspace(1) %35, align 16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = load float, ptr %4, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %13 = load float, ptr %12, align 4
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %16 = insertelement <2 x i64> poison, i64 %14, i64 0
  %17 = insertelement <2 x i64> %16, i64 %15, i64 1
  %18 = trunc <2 x i64> %17 to <2 x i32>
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = mul nsw i32 %2, %19
  %21 = extractelement <2 x i32> %18, i64 0
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !13
  %26 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %7, i64 0
  %27 = insertelement <4 x float> %26, float %9, i64 1
  %28 = insertelement <4 x float> %27, float %11, i64 2
  %29 = fmul float %5, 0x3FF6A09E60000000
  %30 = insertelement <4 x i32> <i32 poison, i32 poison, i32 -1, i32 -1>, i32 %2, i64 0
  %31 = insertelement <4 x i32> %30, i32 %3, i64 1
  br label %34

32:                                               ; preds = %73
  %33 = icmp eq i32 %19, 0
  br i1 %33, label %77, label %82

34:                                               ; preds = %6, %73
  %35 = phi <4 x float> [ %28, %6 ], [ %74, %73 ]
  %36 = phi i32 [ 0, %6 ], [ %75, %73 ]
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) @__const.verlet_cloth.steps, i64 %37
  %39 = load <2 x i32>, ptr addrspace(2) %38, align 8
  %40 = add nsw <2 x i32> %39, %18
  %41 = shufflevector <2 x i32> %40, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %42 = icmp slt <4 x i32> %41, %31
  %43 = icmp sgt <4 x i32> %41, %31
  %44 = shufflevector <4 x i1> %42, <4 x i1> %43, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %45 = freeze <4 x i1> %44
  %46 = bitcast <4 x i1> %45 to i4
  %47 = icmp eq i4 %46, -1
  br i1 %47, label %48, label %73

48:                                               ; preds = %34
  %49 = extractelement <2 x i32> %40, i64 1
  %50 = mul nsw i32 %49, %2
  %51 = extractelement <2 x i32> %40, i64 0
  %52 = add nuw nsw i32 %50, %51
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !13
  %56 = fsub <4 x float> %55, %25
  %57 = extractelement <4 x float> %56, i64 0
  %58 = fmul <4 x float> %56, %56
  %59 = extractelement <4 x float> %58, i64 1
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %59)
  %61 = extractelement <4 x float> %56, i64 2
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %60)
  %63 = tail call spir_func float @_Z4sqrtf(float noundef %62) #10
  %64 = icmp samesign ult i32 %36, 4
  %65 = select i1 %64, float %5, float %29
  %66 = fsub float %63, %65
  %67 = fmul float %66, 4.000000e+01
  %68 = fadd float %63, 0x3F847AE140000000
  %69 = fdiv float %67, %68
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> %71, <4 x float> %35)
  br label %73

73:                                               ; preds = %48, %34
  %74 = phi <4 x float> [ %72, %48 ], [ %35, %34 ]
  %75 = add nuw nsw i32 %36, 1
  %76 = icmp samesign ult i32 %36, 7
  br i1 %76, label %34, label %32

77:                                               ; preds = %32
  %78 = icmp eq i32 %21, 0
  %79 = add nsw i32 %2, -1
  %80 = icmp eq i32 %79, %21
  %81 = select i1 %78, i1 true, i1 %80
  br i1 %81, label %90, label %82

82:                                               ; preds = %77, %32
  %83 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %23
  %84 = load <4 x float>, ptr addrspace(1) %83, align 16, !tbaa !13
  %85 = fsub <4 x float> %25, %84
  %86 = insertelement <4 x float> poison, float %13, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %85, <4 x float> %87, <4 x float> %25)
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %74, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %88)
  br label %90

90:                                               ; preds = %77, %82
  %91 = phi <4 x float> [ %89, %82 ], [ %25, %77 ]
  %92 = shufflevector <4 x float> %91, <4 x float> %25, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %93 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %23
  store <4 x float> %92, ptr addrspace(1) %93, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %9 = insertelement <2 x i64> poison, i64 %7, i64 0
  %10 = insertelement <2 x i64> %9, i64 %8, i64 1
  %11 = trunc <2 x i64> %10 to <2 x i32>
  %12 = extractelement <2 x i32> %11, i64 1
  %13 = mul nsw i32 %2, %12
  %14 = extractelement <2 x i32> %11, i64 0
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !13
  %19 = load float, ptr %4, align 4, !tbaa !19
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !22
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load float, ptr %22, align 4, !tbaa !23
  %24 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %19, i64 0
  %25 = insertelement <4 x float> %24, float %21, i64 1
  %26 = insertelement <4 x float> %25, float %23, i64 2
  %27 = fmul float %5, 0x3FF6A09E60000000
  %28 = insertelement <4 x i32> <i32 poison, i32 poison, i32 -1, i32 -1>, i32 %2, i64 0
  %29 = insertelement <4 x i32> %28, i32 %3, i64 1
  br label %32

30:                                               ; preds = %71
  %31 = icmp eq i32 %12, 0
  br i1 %31, label %75, label %80

32:                                               ; preds = %6, %71
  %33 = phi <4 x float> [ %26, %6 ], [ %72, %71 ]
  %34 = phi i32 [ 0, %6 ], [ %73, %71 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) @__const.verlet_cloth.steps, i64 %35
  %37 = load <2 x i32>, ptr addrspace(2) %36, align 8
  %38 = add nsw <2 x i32> %37, %11
  %39 = shufflevector <2 x i32> %38, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %40 = icmp slt <4 x i32> %39, %29
  %41 = icmp sgt <4 x i32> %39, %29
  %42 = shufflevector <4 x i1> %40, <4 x i1> %41, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %43 = freeze <4 x i1> %42
  %44 = bitcast <4 x i1> %43 to i4
  %45 = icmp eq i4 %44, -1
  br i1 %45, label %46, label %71

46:                                               ; preds = %32
  %47 = extractelement <2 x i32> %38, i64 1
  %48 = mul nsw i32 %47, %2
  %49 = extractelement <2 x i32> %38, i64 0
  %50 = add nuw nsw i32 %48, %49
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %51
  %53 = load <4 x float>, ptr addrspace(1) %52, align 16, !tbaa !13
  %54 = fsub <4 x float> %53, %18
  %55 = extractelement <4 x float> %54, i64 0
  %56 = fmul <4 x float> %54, %54
  %57 = extractelement <4 x float> %56, i64 1
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <4 x float> %54, i64 2
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %61 = tail call spir_func float @_Z4sqrtf(float noundef %60) #10
  %62 = icmp samesign ult i32 %34, 4
  %63 = select i1 %62, float %5, float %27
  %64 = fsub float %61, %63
  %65 = fmul float %64, 4.000000e+01
  %66 = fadd float %61, 0x3F847AE140000000
  %67 = fdiv float %65, %66
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %54, <4 x float> %69, <4 x float> %33)
  br label %71

71:                                               ; preds = %32, %46
  %72 = phi <4 x float> [ %70, %46 ], [ %33, %32 ]
  %73 = add nuw nsw i32 %34, 1
  %74 = icmp samesign ult i32 %34, 7
  br i1 %74, label %32, label %30

75:                                               ; preds = %30
  %76 = icmp eq i32 %14, 0
  %77 = add nsw i32 %2, -1
  %78 = icmp eq i32 %77, %14
  %79 = select i1 %76, i1 true, i1 %78
  br i1 %79, label %90, label %80

80:                                               ; preds = %30, %75
  %81 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %16
  %82 = load <4 x float>, ptr addrspace(1) %81, align 16, !tbaa !13
  %83 = fsub <4 x float> %18, %82
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %85 = load float, ptr %84, align 4, !tbaa !24
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> %87, <4 x float> %18)
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %72, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %88)
  br label %90

90:                                               ; preds = %75, %80
  %91 = phi <4 x float> [ %89, %80 ], [ %18, %75 ]
  %92 = shufflevector <4 x float> %91, <4 x float> %18, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %93 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %16
  store <4 x float> %92, ptr addrspace(1) %93, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %8, ptr addrspace(4) noundef %9) #11
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %12 = insertelement <4 x float> %11, float 1.000000e+00, i64 3
  %13 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 2
  %17 = load i8, ptr addrspace(1) %16, align 2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 3
  %19 = load i8, ptr addrspace(1) %18, align 1
  %20 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %8
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !13
  %22 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %21) #10
  %23 = extractelement <4 x float> %22, i64 0
  %24 = extractelement <4 x float> %22, i64 1
  %25 = extractelement <4 x float> %22, i64 2
  %26 = extractelement <4 x float> %22, i64 3
  %27 = shufflevector <3 x float> %10, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %28 = fcmp oeq float %23, 0.000000e+00
  br i1 %28, label %49, label %29

29:                                               ; preds = %5
  %30 = load i8, ptr addrspace(1) %13, align 4
  %31 = zext i8 %30 to i32
  %32 = mul nuw nsw i32 %31, 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %33
  %35 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> zeroinitializer
  %36 = load <4 x float>, ptr addrspace(1) %34, align 16, !tbaa !13
  %37 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %36, <4 x float> noundef %12) #10
  %38 = insertelement <3 x float> poison, float %37, i64 0
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 16
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !13
  %41 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %40, <4 x float> noundef %12) #10
  %42 = insertelement <3 x float> %38, float %41, i64 1
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 32
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !13
  %45 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %44, <4 x float> noundef %12) #10
  %46 = insertelement <3 x float> %42, float %45, i64 2
  %47 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %35, <3 x float> %46, <3 x float> %10)
  %48 = shufflevector <3 x float> %47, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %49

49:                                               ; preds = %29, %5
  %50 = phi <3 x float> [ %10, %5 ], [ %47, %29 ]
  %51 = phi <4 x float> [ %27, %5 ], [ %48, %29 ]
  %52 = fcmp oeq float %24, 0.000000e+00
  br i1 %52, label %72, label %53

53:                                               ; preds = %49
  %54 = zext i8 %15 to i32
  %55 = mul nuw nsw i32 %54, 3
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %56
  %58 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %59 = load <4 x float>, ptr addrspace(1) %57, align 16, !tbaa !13
  %60 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %59, <4 x float> noundef %12) #10
  %61 = insertelement <3 x float> poison, float %60, i64 0
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 16
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !13
  %64 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %63, <4 x float> noundef %12) #10
  %65 = insertelement <3 x float> %61, float %64, i64 1
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 32
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16, !tbaa !13
  %68 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %67, <4 x float> noundef %12) #10
  %69 = insertelement <3 x float> %65, float %68, i64 2
  %70 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %58, <3 x float> %69, <3 x float> %50)
  %71 = shufflevector <3 x float> %70, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %72

72:                                               ; preds = %53, %49
  %73 = phi <4 x float> [ %51, %49 ], [ %71, %53 ]
  %74 = fcmp oeq float %25, 0.000000e+00
  br i1 %74, label %95, label %75

75:                                               ; preds = %72
  %76 = zext i8 %17 to i32
  %77 = mul nuw nsw i32 %76, 3
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %78
  %80 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %81 = load <4 x float>, ptr addrspace(1) %79, align 16, !tbaa !13
  %82 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %81, <4 x float> noundef %12) #10
  %83 = insertelement <3 x float> poison, float %82, i64 0
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 16
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16, !tbaa !13
  %86 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %85, <4 x float> noundef %12) #10
  %87 = insertelement <3 x float> %83, float %86, i64 1
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 32
  %89 = load <4 x float>, ptr addrspace(1) %88, align 16, !tbaa !13
  %90 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %89, <4 x float> noundef %12) #10
  %91 = insertelement <3 x float> %87, float %90, i64 2
  %92 = shufflevector <4 x float> %73, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %93 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %80, <3 x float> %91, <3 x float> %92)
  %94 = shufflevector <3 x float> %93, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %95

95:                                               ; preds = %75, %72
  %96 = phi <4 x float> [ %73, %72 ], [ %94, %75 ]
  %97 = fcmp oeq float %26, 0.000000e+00
  br i1 %97, label %118, label %98

98:                                               ; preds = %95
  %99 = zext i8 %19 to i32
  %100 = mul nuw nsw i32 %99, 3
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %101
  %103 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %104 = load <4 x float>, ptr addrspace(1) %102, align 16, !tbaa !13
  %105 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %104, <4 x float> noundef %12) #10
  %106 = insertelement <3 x float> poison, float %105, i64 0
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %102, i64 16
  %108 = load <4 x float>, ptr addrspace(1) %107, align 16, !tbaa !13
  %109 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %108, <4 x float> noundef %12) #10
  %110 = insertelement <3 x float> %106, float %109, i64 1
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %102, i64 32
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !13
  %113 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %112, <4 x float> noundef %12) #10
  %114 = insertelement <3 x float> %110, float %113, i64 2
  %115 = shufflevector <4 x float> %96, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %116 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %103, <3 x float> %114, <3 x float> %115)
  %117 = shufflevector <3 x float> %116, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %118

118:                                              ; preds = %98, %95
  %119 = phi <4 x float> [ %96, %95 ], [ %117, %98 ]
  %120 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %22, <4 x float> noundef splat (float 1.000000e+00)) #10
  %121 = fadd float %120, 1.000000e+00
  %122 = shufflevector <4 x float> %119, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %123 = insertelement <3 x float> poison, float %121, i64 0
  %124 = shufflevector <3 x float> %123, <3 x float> poison, <3 x i32> zeroinitializer
  %125 = fdiv <3 x float> %122, %124
  %126 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %125, i64 noundef %8, ptr addrspace(4) noundef %126) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %8, ptr addrspace(4) noundef %9) #11
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %12 = insertelement <4 x float> %11, float 1.000000e+00, i64 3
  %13 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 2
  %17 = load i8, ptr addrspace(1) %16, align 2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 3
  %19 = load i8, ptr addrspace(1) %18, align 1
  %20 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %8
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !13
  %22 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %21) #10
  %23 = extractelement <4 x float> %22, i64 0
  %24 = extractelement <4 x float> %22, i64 1
  %25 = extractelement <4 x float> %22, i64 2
  %26 = extractelement <4 x float> %22, i64 3
  %27 = shufflevector <3 x float> %10, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %28 = fcmp oeq float %23, 0.000000e+00
  br i1 %28, label %49, label %29

29:                                               ; preds = %5
  %30 = load i8, ptr addrspace(1) %13, align 4
  %31 = zext i8 %30 to i32
  %32 = mul nuw nsw i32 %31, 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %33
  %35 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> zeroinitializer
  %36 = load <4 x float>, ptr addrspace(1) %34, align 16, !tbaa !13
  %37 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %36, <4 x float> noundef %12) #10
  %38 = insertelement <3 x float> poison, float %37, i64 0
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 16
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !13
  %41 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %40, <4 x float> noundef %12) #10
  %42 = insertelement <3 x float> %38, float %41, i64 1
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 32
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !13
  %45 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %44, <4 x float> noundef %12) #10
  %46 = insertelement <3 x float> %42, float %45, i64 2
  %47 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %35, <3 x float> %46, <3 x float> %10)
  %48 = shufflevector <3 x float> %47, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %49

49:                                               ; preds = %5, %29
  %50 = phi <3 x float> [ %10, %5 ], [ %47, %29 ]
  %51 = phi <4 x float> [ %27, %5 ], [ %48, %29 ]
  %52 = fcmp oeq float %24, 0.000000e+00
  br i1 %52, label %72, label %53

53:                                               ; preds = %49
  %54 = zext i8 %15 to i32
  %55 = mul nuw nsw i32 %54, 3
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %56
  %58 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %59 = load <4 x float>, ptr addrspace(1) %57, align 16, !tbaa !13
  %60 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %59, <4 x float> noundef %12) #10
  %61 = insertelement <3 x float> poison, float %60, i64 0
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 16
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !13
  %64 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %63, <4 x float> noundef %12) #10
  %65 = insertelement <3 x float> %61, float %64, i64 1
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 32
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16, !tbaa !13
  %68 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %67, <4 x float> noundef %12) #10
  %69 = insertelement <3 x float> %65, float %68, i64 2
  %70 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %58, <3 x float> %69, <3 x float> %50)
  %71 = shufflevector <3 x float> %70, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %72

72:                                               ; preds = %53, %49
  %73 = phi <4 x float> [ %51, %49 ], [ %71, %53 ]
  %74 = fcmp oeq float %25, 0.000000e+00
  br i1 %74, label %95, label %75

75:                                               ; preds = %72
  %76 = zext i8 %17 to i32
  %77 = mul nuw nsw i32 %76, 3
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %78
  %80 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %81 = load <4 x float>, ptr addrspace(1) %79, align 16, !tbaa !13
  %82 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %81, <4 x float> noundef %12) #10
  %83 = insertelement <3 x float> poison, float %82, i64 0
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 16
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16, !tbaa !13
  %86 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %85, <4 x float> noundef %12) #10
  %87 = insertelement <3 x float> %83, float %86, i64 1
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 32
  %89 = load <4 x float>, ptr addrspace(1) %88, align 16, !tbaa !13
  %90 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %89, <4 x float> noundef %12) #10
  %91 = insertelement <3 x float> %87, float %90, i64 2
  %92 = shufflevector <4 x float> %73, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %93 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %80, <3 x float> %91, <3 x float> %92)
  %94 = shufflevector <3 x float> %93, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %95

95:                                               ; preds = %75, %72
  %96 = phi <4 x float> [ %73, %72 ], [ %94, %75 ]
  %97 = fcmp oeq float %26, 0.000000e+00
  br i1 %97, label %118, label %98

98:                                               ; preds = %95
  %99 = zext i8 %19 to i32
  %100 = mul nuw nsw i32 %99, 3
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %101
  %103 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %104 = load <4 x float>, ptr addrspace(1) %102, align 16, !tbaa !13
  %105 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %104, <4 x float> noundef %12) #10
  %106 = insertelement <3 x float> poison, float %105, i64 0
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %102, i64 16
  %108 = load <4 x float>, ptr addrspace(1) %107, align 16, !tbaa !13
  %109 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %108, <4 x float> noundef %12) #10
  %110 = insertelement <3 x float> %106, float %109, i64 1
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %102, i64 32
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !13
  %113 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %112, <4 x float> noundef %12) #10
  %114 = insertelement <3 x float> %110, float %113, i64 2
  %115 = shufflevector <4 x float> %96, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %116 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %103, <3 x float> %114, <3 x float> %115)
  %117 = shufflevector <3 x float> %116, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %118

118:                                              ; preds = %98, %95
  %119 = phi <4 x float> [ %96, %95 ], [ %117, %98 ]
  %120 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %22, <4 x float> noundef splat (float 1.000000e+00)) #10
  %121 = fadd float %120, 1.000000e+00
  %122 = shufflevector <4 x float> %119, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %123 = insertelement <3 x float> poison, float %121, i64 0
  %124 = shufflevector <3 x float> %123, <3 x float> poison, <3 x i32> zeroinitializer
  %125 = fdiv <3 x float> %122, %124
  %126 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %125, i64 noundef %8, ptr addrspace(4) noundef %126) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !13
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %4
  %14 = insertelement <4 x float> poison, float %2, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  br label %16

16:                                               ; preds = %13, %16
  %17 = phi <4 x float> [ %9, %13 ], [ %29, %16 ]
  %18 = phi i32 [ 0, %13 ], [ %30, %16 ]
  %19 = phi <4 x float> [ %11, %13 ], [ %28, %16 ]
  %20 = extractelement <4 x float> %19, i64 1
  %21 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %20)
  %22 = insertelement <4 x float> %19, float %21, i64 1
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %22, <4 x float> %15, <4 x float> %17)
  %24 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %23) #10
  %25 = fcmp ogt <4 x float> %24, splat (float 1.000000e+00)
  %26 = sext <4 x i1> %25 to <4 x i32>
  %27 = fmul <4 x float> %22, splat (float 0xBFE99999A0000000)
  %28 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %22, <4 x float> noundef %27, <4 x i32> noundef %26) #10
  %29 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %23, float noundef -1.000000e+00, float noundef 1.000000e+00) #10
  %30 = add nuw nsw i32 %18, 1
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %16, label %32

32:                                               ; preds = %16, %4
  %33 = phi <4 x float> [ %11, %4 ], [ %28, %16 ]
  %34 = phi <4 x float> [ %9, %4 ], [ %29, %16 ]
  store <4 x float> %34, ptr addrspace(1) %8, align 16, !tbaa !13
  store <4 x float> %33, ptr addrspace(1) %10, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !13
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %4
  %14 = insertelement <4 x float> poison, float %2, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  br label %19

16:                                               ; preds = %19, %4
  %17 = phi <4 x float> [ %11, %4 ], [ %31, %19 ]
  %18 = phi <4 x float> [ %9, %4 ], [ %32, %19 ]
  store <4 x float> %18, ptr addrspace(1) %8, align 16, !tbaa !13
  store <4 x float> %17, ptr addrspace(1) %10, align 16, !tbaa !13
  ret void

19:                                               ; preds = %13, %19
  %20 = phi <4 x float> [ %9, %13 ], [ %32, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %33, %19 ]
  %22 = phi <4 x float> [ %11, %13 ], [ %31, %19 ]
  %23 = extractelement <4 x float> %22, i64 1
  %24 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %23)
  %25 = insertelement <4 x float> %22, float %24, i64 1
  %26 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> %15, <4 x float> %20)
  %27 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %26) #10
  %28 = fcmp ogt <4 x float> %27, splat (float 1.000000e+00)
  %29 = sext <4 x i1> %28 to <4 x i32>
  %30 = fmul <4 x float> %25, splat (float 0xBFE99999A0000000)
  %31 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %25, <4 x float> noundef %30, <4 x i32> noundef %29) #10
  %32 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %26, float noundef -1.000000e+00, float noundef 1.000000e+00) #10
  %33 = add nuw nsw i32 %21, 1
  %34 = icmp slt i32 %33, %3
  br i1 %34, label %19, label %16
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(read) }
attributes #12 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"float4*", !"float"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!12 = !{!"", !"const", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float4*", !"float4*", !"int", !"int", !"world", !"float"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"world", !"float"}
!18 = !{!"const", !"", !"", !"", !"", !""}
!19 = !{!20, !21, i64 0}
!20 = !{!"", !21, i64 0, !21, i64 4, !21, i64 8, !21, i64 12}
!21 = !{!"float", !6, i64 0}
!22 = !{!20, !21, i64 4}
!23 = !{!20, !21, i64 8}
!24 = !{!20, !21, i64 12}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none", !"none", !"none"}
!27 = !{!"float*", !"uchar4*", !"uchar4*", !"float4*", !"float*"}
!28 = !{!"float*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!29 = !{!"const", !"const", !"const", !"const", !""}
!30 = !{i32 1, i32 1, i32 0, i32 0}
!31 = !{!"float4*", !"float4*", !"float", !"int"}
!32 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"int"}
!33 = !{!"", !"", !"", !""}
