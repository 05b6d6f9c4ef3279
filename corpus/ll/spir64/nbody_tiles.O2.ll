; ModuleID = 'corpus/opencl/nbody_tiles.cl'
source_filename = "corpus/opencl/nbody_tiles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@nbody_forces.tile = internal unnamed_addr addrspace(3) global [32 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %5, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !18, !alias.scope !13, !noalias !16
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %55

15:                                               ; preds = %4
  %16 = sext i32 %7 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %16
  %18 = icmp sgt i32 %9, 0
  br label %19

19:                                               ; preds = %15, %26
  %20 = phi <4 x float> [ zeroinitializer, %15 ], [ %27, %26 ]
  %21 = phi i32 [ 0, %15 ], [ %28, %26 ]
  %22 = add nsw i32 %21, %7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !18, !alias.scope !13, !noalias !16
  store <4 x float> %25, ptr addrspace(3) %17, align 16, !tbaa !18, !noalias !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12, !noalias !19
  br i1 %18, label %30, label %26

26:                                               ; preds = %30, %19
  %27 = phi <4 x float> [ %20, %19 ], [ %52, %30 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12, !noalias !19
  %28 = add nsw i32 %21, %9
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %19, label %55

30:                                               ; preds = %19, %30
  %31 = phi <4 x float> [ %52, %30 ], [ %20, %19 ]
  %32 = phi i32 [ %53, %30 ], [ 0, %19 ]
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %33
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !18, !noalias !19
  %36 = fsub <4 x float> %35, %13
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %37, <3 x float> noundef %37) #11
  %39 = fadd float %3, %38
  %40 = tail call spir_func float @_Z5rsqrtf(float noundef %39) #11
  %41 = extractelement <4 x float> %35, i64 3
  %42 = tail call spir_func float @_Z4fabsf(float noundef %41) #11
  %43 = fmul float %40, %42
  %44 = fmul float %40, %43
  %45 = fmul float %40, %44
  %46 = insertelement <3 x float> poison, float %45, i64 0
  %47 = shufflevector <3 x float> %46, <3 x float> poison, <4 x i32> zeroinitializer
  %48 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %47, <4 x float> %31)
  %49 = extractelement <4 x float> %31, i64 3
  %50 = fneg float %42
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %40, float %49)
  %52 = insertelement <4 x float> %48, float %51, i64 3
  %53 = add nuw nsw i32 %32, 1
  %54 = icmp slt i32 %53, %9
  br i1 %54, label %30, label %26, !llvm.loop !20

55:                                               ; preds = %26, %4
  %56 = phi <4 x float> [ zeroinitializer, %4 ], [ %27, %26 ]
  %57 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %11
  store <4 x float> %56, ptr addrspace(1) %57, align 16, !tbaa !18, !alias.scope !16, !noalias !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  %10 = shl i64 %5, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !18
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = sext i32 %7 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %16
  %18 = icmp sgt i32 %9, 0
  br label %22

19:                                               ; preds = %29, %4
  %20 = phi <4 x float> [ zeroinitializer, %4 ], [ %30, %29 ]
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %11
  store <4 x float> %20, ptr addrspace(1) %21, align 16, !tbaa !18
  ret void

22:                                               ; preds = %15, %29
  %23 = phi <4 x float> [ zeroinitializer, %15 ], [ %30, %29 ]
  %24 = phi i32 [ 0, %15 ], [ %31, %29 ]
  %25 = add nsw i32 %24, %7
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !18
  store <4 x float> %28, ptr addrspace(3) %17, align 16, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  br i1 %18, label %33, label %29

29:                                               ; preds = %33, %22
  %30 = phi <4 x float> [ %23, %22 ], [ %55, %33 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %31 = add nsw i32 %24, %9
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %22, label %19

33:                                               ; preds = %22, %33
  %34 = phi <4 x float> [ %55, %33 ], [ %23, %22 ]
  %35 = phi i32 [ %56, %33 ], [ 0, %22 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %36
  %38 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !18
  %39 = fsub <4 x float> %38, %13
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %41 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %40, <3 x float> noundef %40) #11
  %42 = fadd float %3, %41
  %43 = tail call spir_func float @_Z5rsqrtf(float noundef %42) #11
  %44 = extractelement <4 x float> %38, i64 3
  %45 = tail call spir_func float @_Z4fabsf(float noundef %44) #11
  %46 = fmul float %43, %45
  %47 = fmul float %43, %46
  %48 = fmul float %43, %47
  %49 = insertelement <3 x float> poison, float %48, i64 0
  %50 = shufflevector <3 x float> %49, <3 x float> poison, <4 x i32> zeroinitializer
  %51 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %50, <4 x float> %34)
  %52 = extractelement <4 x float> %34, i64 3
  %53 = fneg float %45
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %43, float %52)
  %55 = insertelement <4 x float> %51, float %54, i64 3
  %56 = add nuw nsw i32 %35, 1
  %57 = icmp slt i32 %56, %9
  br i1 %57, label %33, label %29, !llvm.loop !20
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !18
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !18
  %14 = fmul float %3, 5.000000e-01
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer
  %17 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %16, <4 x float> %11)
  %18 = insertelement <4 x float> poison, float %3, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> %19, <4 x float> %9)
  %21 = shufflevector <4 x float> %20, <4 x float> %9, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %21, ptr addrspace(1) %8, align 16, !tbaa !18
  store <4 x float> %17, ptr addrspace(1) %10, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !18
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !18
  %14 = fmul float %3, 5.000000e-01
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer
  %17 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %16, <4 x float> %11)
  %18 = insertelement <4 x float> poison, float %3, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> %19, <4 x float> %9)
  %21 = shufflevector <4 x float> %20, <4 x float> %9, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %21, ptr addrspace(1) %8, align 16, !tbaa !18
  store <4 x float> %17, ptr addrspace(1) %10, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !26 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %4, %65
  %12 = phi <4 x float> [ zeroinitializer, %4 ], [ %67, %65 ]
  %13 = phi i32 [ 1, %4 ], [ %66, %65 ]
  %14 = phi i32 [ 0, %4 ], [ %19, %65 ]
  %15 = add nsw i32 %13, -1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %5, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add nuw nsw i32 %14, 1
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !18
  %23 = fsub <4 x float> %22, %10
  %24 = extractelement <4 x float> %23, i64 0
  %25 = fmul <4 x float> %23, %23
  %26 = extractelement <4 x float> %25, i64 1
  %27 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %26)
  %28 = extractelement <4 x float> %23, i64 2
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float %27)
  %30 = fadd float %29, 0x3F847AE140000000
  %31 = icmp eq i32 %18, 0
  %32 = icmp slt i32 %18, 5
  %33 = select i1 %32, float 2.500000e-01, float 0.000000e+00
  %34 = select i1 %31, float 1.000000e+00, float %33
  %35 = icmp sgt i32 %18, 4
  %36 = fmul float %3, %30
  %37 = fcmp olt float %34, %36
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %56, label %39

39:                                               ; preds = %11
  %40 = shl nsw i32 %18, 2
  %41 = add nsw i32 %40, 4
  %42 = zext nneg i32 %15 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !4
  %44 = or disjoint i32 %40, 3
  %45 = zext nneg i32 %13 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !4
  %47 = or disjoint i32 %40, 2
  %48 = zext nneg i32 %13 to i64
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 4
  store i32 %47, ptr %50, align 4, !tbaa !4
  %51 = or disjoint i32 %40, 1
  %52 = add nuw nsw i32 %13, 3
  %53 = zext nneg i32 %13 to i64
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 4, !tbaa !4
  br label %65

56:                                               ; preds = %11
  %57 = tail call spir_func float @_Z5rsqrtf(float noundef %30) #11
  %58 = extractelement <4 x float> %22, i64 3
  %59 = fmul float %58, %57
  %60 = fmul float %57, %59
  %61 = fmul float %57, %60
  %62 = insertelement <4 x float> poison, float %61, i64 0
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> zeroinitializer
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %23, <4 x float> %63, <4 x float> %12)
  br label %65

65:                                               ; preds = %39, %56
  %66 = phi i32 [ %15, %56 ], [ %52, %39 ]
  %67 = phi <4 x float> [ %64, %56 ], [ %12, %39 ]
  %68 = icmp sgt i32 %66, 0
  br i1 %68, label %11, label %69

69:                                               ; preds = %65
  %70 = uitofp nneg i32 %19 to float
  %71 = insertelement <4 x float> %67, float %70, i64 3
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %8
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !26 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %4, %65
  %12 = phi <4 x float> [ zeroinitializer, %4 ], [ %67, %65 ]
  %13 = phi i32 [ 1, %4 ], [ %66, %65 ]
  %14 = phi i32 [ 0, %4 ], [ %19, %65 ]
  %15 = add nsw i32 %13, -1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %5, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add nuw nsw i32 %14, 1
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !18
  %23 = fsub <4 x float> %22, %10
  %24 = extractelement <4 x float> %23, i64 0
  %25 = fmul <4 x float> %23, %23
  %26 = extractelement <4 x float> %25, i64 1
  %27 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %26)
  %28 = extractelement <4 x float> %23, i64 2
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float %27)
  %30 = fadd float %29, 0x3F847AE140000000
  %31 = icmp eq i32 %18, 0
  %32 = icmp slt i32 %18, 5
  %33 = select i1 %32, float 2.500000e-01, float 0.000000e+00
  %34 = select i1 %31, float 1.000000e+00, float %33
  %35 = icmp sgt i32 %18, 4
  %36 = fmul float %3, %30
  %37 = fcmp olt float %34, %36
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %56, label %39

39:                                               ; preds = %11
  %40 = shl nsw i32 %18, 2
  %41 = add nsw i32 %40, 4
  %42 = zext nneg i32 %15 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !4
  %44 = or disjoint i32 %40, 3
  %45 = zext nneg i32 %13 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !4
  %47 = or disjoint i32 %40, 2
  %48 = zext nneg i32 %13 to i64
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 4
  store i32 %47, ptr %50, align 4, !tbaa !4
  %51 = or disjoint i32 %40, 1
  %52 = add nuw nsw i32 %13, 3
  %53 = zext nneg i32 %13 to i64
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 4, !tbaa !4
  br label %65

56:                                               ; preds = %11
  %57 = tail call spir_func float @_Z5rsqrtf(float noundef %30) #11
  %58 = extractelement <4 x float> %22, i64 3
  %59 = fmul float %58, %57
  %60 = fmul float %57, %59
  %61 = fmul float %57, %60
  %62 = insertelement <4 x float> poison, float %61, i64 0
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> zeroinitializer
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %23, <4 x float> %63, <4 x float> %12)
  br label %65

65:                                               ; preds = %39, %56
  %66 = phi i32 [ %15, %56 ], [ %52, %39 ]
  %67 = phi <4 x float> [ %64, %56 ], [ %12, %39 ]
  %68 = icmp sgt i32 %66, 0
  br i1 %68, label %11, label %69

69:                                               ; preds = %65
  %70 = uitofp nneg i32 %19 to float
  %71 = insertelement <4 x float> %67, float %70, i64 3
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %8
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"int", !"float"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!12 = !{!"restrict const", !"restrict", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_nbody_forces: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_nbody_forces"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_nbody_forces: argument 1"}
!18 = !{!6, !6, i64 0}
!19 = !{!14, !17}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.count", i32 8}
!22 = !{i32 1, i32 1, i32 1, i32 0}
!23 = !{!"float4*", !"float4*", !"float4*", !"float"}
!24 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!25 = !{!"", !"", !"const", !""}
!26 = !{!"const", !"const", !"", !""}
