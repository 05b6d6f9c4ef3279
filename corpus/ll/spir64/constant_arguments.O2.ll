; ModuleID = 'corpus/opencl/constant_arguments.cl'
source_filename = "corpus/opencl/constant_arguments.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.shape = type { [3 x float], float, i32 }

@library = dso_local local_unnamed_addr addrspace(2) constant [3 x %struct.shape] [%struct.shape { [3 x float] [float 2.500000e-01, float 5.000000e-01, float 7.500000e-01], float 5.000000e-01, i32 0 }, %struct.shape { [3 x float] [float -1.000000e+00, float 0.000000e+00, float 1.000000e+00], float 7.500000e-01, i32 1 }, %struct.shape { [3 x float] [float 2.000000e+00, float 2.000000e+00, float 2.000000e+00], float 3.000000e+00, i32 2 }], align 4
@curve = dso_local addrspace(2) constant [8 x <2 x float>] [<2 x float> <float 0.000000e+00, float 1.000000e+00>, <2 x float> <float 5.000000e-01, float 2.000000e+00>, <2 x float> <float 1.000000e+00, float 4.000000e+00>, <2 x float> <float 1.500000e+00, float 8.000000e+00>, <2 x float> <float 2.000000e+00, float 5.000000e+00>, <2 x float> <float 2.500000e+00, float 3.000000e+00>, <2 x float> <float 3.000000e+00, float 2.000000e+00>, <2 x float> <float 3.500000e+00, float 1.000000e+00>], align 8
@signed_steps = dso_local local_unnamed_addr addrspace(2) constant [4 x i16] [i16 -3, i16 5, i16 -7, i16 11], align 2
@wide = dso_local local_unnamed_addr addrspace(2) constant [2 x i64] [i64 81985529216486895, i64 -81985529216486896], align 8
@halves = dso_local local_unnamed_addr addrspace(2) constant [4 x double] [double 5.000000e-01, double 2.500000e-01, double 1.250000e-01, double 6.250000e-02], align 8
@name = dso_local local_unnamed_addr addrspace(2) constant [8 x i8] c"corpus\00\00", align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @constant_filter(ptr addrspace(2) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %19, %8 ], [ 0, %4 ]
  %10 = phi float [ %18, %8 ], [ 0.000000e+00, %4 ]
  %11 = zext nneg i32 %9 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(2) %0, i64 %11
  %13 = load float, ptr addrspace(2) %12, align 4, !tbaa !12
  %14 = add nsw i32 %9, %6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = tail call spir_func float @_Z3madfff(float noundef %13, float noundef %17, float noundef %10) #7
  %19 = add nuw nsw i32 %9, 1
  %20 = icmp slt i32 %19, %1
  br i1 %20, label %8, label %21

21:                                               ; preds = %8, %4
  %22 = phi float [ 0.000000e+00, %4 ], [ %18, %8 ]
  %23 = sext i32 %6 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  store float %22, ptr addrspace(1) %24, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(2) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %12, %4
  %9 = phi float [ 0.000000e+00, %4 ], [ %22, %12 ]
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !12
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i32 [ %23, %12 ], [ 0, %4 ]
  %14 = phi float [ %22, %12 ], [ 0.000000e+00, %4 ]
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(2) %0, i64 %15
  %17 = load float, ptr addrspace(2) %16, align 4, !tbaa !12
  %18 = add nsw i32 %13, %6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z3madfff(float noundef %17, float noundef %21, float noundef %14) #7
  %23 = add nuw nsw i32 %13, 1
  %24 = icmp slt i32 %23, %1
  br i1 %24, label %12, label %8
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @constant_shapes(ptr addrspace(2) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %60

9:                                                ; preds = %4
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %11 = load float, ptr addrspace(1) %10, align 16, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %15 = load float, ptr addrspace(1) %14, align 8, !tbaa !16
  br label %16

16:                                               ; preds = %9, %54
  %17 = phi i32 [ 0, %9 ], [ %57, %54 ]
  %18 = phi i32 [ 0, %9 ], [ %58, %54 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.shape, ptr addrspace(2) %0, i64 %19
  %21 = load float, ptr addrspace(2) %20, align 4, !tbaa !12
  %22 = fsub float %11, %21
  %23 = tail call spir_func float @_Z4fabsf(float noundef %22) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 4
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !12
  %26 = fsub float %13, %25
  %27 = tail call spir_func float @_Z4fabsf(float noundef %26) #7
  %28 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 8
  %29 = load float, ptr addrspace(2) %28, align 4, !tbaa !12
  %30 = fsub float %15, %29
  %31 = tail call spir_func float @_Z4fabsf(float noundef %30) #7
  %32 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 16
  %33 = load i32, ptr addrspace(2) %32, align 4, !tbaa !17
  switch i32 %33, label %48 [
    i32 0, label %34
    i32 1, label %42
  ]

34:                                               ; preds = %16
  %35 = fmul float %27, %27
  %36 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %35)
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %31, float %36)
  %38 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 12
  %39 = load float, ptr addrspace(2) %38, align 4, !tbaa !19
  %40 = fmul float %39, %39
  %41 = fcmp olt float %37, %40
  br label %54

42:                                               ; preds = %16
  %43 = tail call spir_func float @_Z4fmaxff(float noundef %27, float noundef %31) #7
  %44 = tail call spir_func float @_Z4fmaxff(float noundef %23, float noundef %43) #7
  %45 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 12
  %46 = load float, ptr addrspace(2) %45, align 4, !tbaa !19
  %47 = fcmp olt float %44, %46
  br label %54

48:                                               ; preds = %16
  %49 = fadd float %23, %27
  %50 = fadd float %49, %31
  %51 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 12
  %52 = load float, ptr addrspace(2) %51, align 4, !tbaa !19
  %53 = fcmp olt float %50, %52
  br label %54

54:                                               ; preds = %48, %42, %34
  %55 = phi i1 [ %53, %48 ], [ %41, %34 ], [ %47, %42 ]
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %17, %56
  %58 = add nuw nsw i32 %18, 1
  %59 = icmp slt i32 %58, %1
  br i1 %59, label %16, label %60

60:                                               ; preds = %54, %4
  %61 = phi i32 [ 0, %4 ], [ %57, %54 ]
  %62 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %7
  store i32 %61, ptr addrspace(1) %62, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(2) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %7
  %11 = load float, ptr addrspace(1) %10, align 16, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %15 = load float, ptr addrspace(1) %14, align 8, !tbaa !16
  br label %19

16:                                               ; preds = %57, %4
  %17 = phi i32 [ 0, %4 ], [ %60, %57 ]
  %18 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %7
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  ret void

19:                                               ; preds = %9, %57
  %20 = phi i32 [ 0, %9 ], [ %60, %57 ]
  %21 = phi i32 [ 0, %9 ], [ %61, %57 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.shape, ptr addrspace(2) %0, i64 %22
  %24 = load float, ptr addrspace(2) %23, align 4, !tbaa !12
  %25 = fsub float %11, %24
  %26 = tail call spir_func float @_Z4fabsf(float noundef %25) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 4
  %28 = load float, ptr addrspace(2) %27, align 4, !tbaa !12
  %29 = fsub float %13, %28
  %30 = tail call spir_func float @_Z4fabsf(float noundef %29) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 8
  %32 = load float, ptr addrspace(2) %31, align 4, !tbaa !12
  %33 = fsub float %15, %32
  %34 = tail call spir_func float @_Z4fabsf(float noundef %33) #7
  %35 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 16
  %36 = load i32, ptr addrspace(2) %35, align 4, !tbaa !17
  switch i32 %36, label %51 [
    i32 0, label %37
    i32 1, label %45
  ]

37:                                               ; preds = %19
  %38 = fmul float %30, %30
  %39 = tail call float @llvm.fmuladd.f32(float %26, float %26, float %38)
  %40 = tail call float @llvm.fmuladd.f32(float %34, float %34, float %39)
  %41 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 12
  %42 = load float, ptr addrspace(2) %41, align 4, !tbaa !19
  %43 = fmul float %42, %42
  %44 = fcmp olt float %40, %43
  br label %57

45:                                               ; preds = %19
  %46 = tail call spir_func float @_Z4fmaxff(float noundef %30, float noundef %34) #7
  %47 = tail call spir_func float @_Z4fmaxff(float noundef %26, float noundef %46) #7
  %48 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 12
  %49 = load float, ptr addrspace(2) %48, align 4, !tbaa !19
  %50 = fcmp olt float %47, %49
  br label %57

51:                                               ; preds = %19
  %52 = fadd float %26, %30
  %53 = fadd float %52, %34
  %54 = getelementptr inbounds nuw i8, ptr addrspace(2) %23, i64 12
  %55 = load float, ptr addrspace(2) %54, align 4, !tbaa !19
  %56 = fcmp olt float %53, %55
  br label %57

57:                                               ; preds = %51, %45, %37
  %58 = phi i1 [ %56, %51 ], [ %44, %37 ], [ %50, %45 ]
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %20, %59
  %61 = add nuw nsw i32 %21, 1
  %62 = icmp slt i32 %61, %1
  br i1 %62, label %19, label %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @constant_swizzles(ptr addrspace(2) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !16
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) %0, i64 %10
  %12 = load <4 x i8>, ptr addrspace(2) %11, align 4, !tbaa !16
  %13 = and i64 %5, 3
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(2) %1, i64 %13
  %15 = load <4 x i32>, ptr addrspace(2) %14, align 16, !tbaa !16
  %16 = shufflevector <4 x i8> %12, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %17 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %16) #7
  %18 = xor <4 x i32> %17, %15
  %19 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %7
  store <4 x i32> %18, ptr addrspace(1) %19, align 16, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(2) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %7
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !16
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) %0, i64 %10
  %12 = load <4 x i8>, ptr addrspace(2) %11, align 4, !tbaa !16
  %13 = and i64 %5, 3
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(2) %1, i64 %13
  %15 = load <4 x i32>, ptr addrspace(2) %14, align 16, !tbaa !16
  %16 = shufflevector <4 x i8> %12, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %17 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %16) #7
  %18 = xor <4 x i32> %17, %15
  %19 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %7
  store <4 x i32> %18, ptr addrspace(1) %19, align 16, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = srem i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.shape, ptr addrspace(2) @library, i64 %12
  %14 = tail call spir_func float @lookup(ptr addrspace(2) noundef @curve, i32 noundef 8, i32 noundef %8) #8
  %15 = srem i32 %10, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(2) %13, i64 %16
  %18 = load float, ptr addrspace(2) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(2) %13, i64 12
  %20 = load float, ptr addrspace(2) %19, align 4, !tbaa !19
  %21 = tail call float @llvm.fmuladd.f32(float %14, float %18, float %20)
  %22 = tail call spir_func float @lookup(ptr addrspace(2) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(2) @curve, i64 16), i32 noundef 6, i32 noundef %10) #8
  %23 = and i32 %8, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i16, ptr addrspace(2) @signed_steps, i64 %24
  %26 = load i16, ptr addrspace(2) %25, align 2, !tbaa !29
  %27 = sitofp i16 %26 to float
  %28 = fadd float %22, %27
  %29 = xor i32 %10, %8
  %30 = and i32 %29, 15
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(2) @wide, i64 %31
  %33 = load i8, ptr addrspace(2) %32, align 1, !tbaa !16
  %34 = uitofp i8 %33 to float
  %35 = fadd float %28, %34
  %36 = and i32 %10, 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspace(2) @halves, i64 %37
  %39 = load double, ptr addrspace(2) %38, align 8, !tbaa !31
  %40 = fptrunc double %39 to float
  %41 = fadd float %35, %40
  %42 = and i32 %8, 7
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(2) @name, i64 %43
  %45 = load i8, ptr addrspace(2) %44, align 1, !tbaa !16
  %46 = sitofp i8 %45 to float
  %47 = fadd float %41, %46
  %48 = insertelement <2 x float> poison, float %21, i64 0
  %49 = icmp eq i32 %11, 1
  %50 = fneg float %47
  %51 = select i1 %49, float %50, float %47
  %52 = insertelement <2 x float> %48, float %51, i64 1
  %53 = sext i32 %4 to i64
  %54 = getelementptr inbounds <2 x float>, ptr addrspace(1) %1, i64 %53
  store <2 x float> %52, ptr addrspace(1) %54, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = srem i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.shape, ptr addrspace(2) @library, i64 %12
  %14 = tail call spir_func float @lookup(ptr addrspace(2) noundef @curve, i32 noundef 8, i32 noundef %8) #8
  %15 = srem i32 %10, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(2) %13, i64 %16
  %18 = load float, ptr addrspace(2) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(2) %13, i64 12
  %20 = load float, ptr addrspace(2) %19, align 4, !tbaa !19
  %21 = tail call float @llvm.fmuladd.f32(float %14, float %18, float %20)
  %22 = tail call spir_func float @lookup(ptr addrspace(2) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(2) @curve, i64 16), i32 noundef 6, i32 noundef %10) #8
  %23 = and i32 %8, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i16, ptr addrspace(2) @signed_steps, i64 %24
  %26 = load i16, ptr addrspace(2) %25, align 2, !tbaa !29
  %27 = sitofp i16 %26 to float
  %28 = fadd float %22, %27
  %29 = xor i32 %10, %8
  %30 = and i32 %29, 15
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(2) @wide, i64 %31
  %33 = load i8, ptr addrspace(2) %32, align 1, !tbaa !16
  %34 = uitofp i8 %33 to float
  %35 = fadd float %28, %34
  %36 = and i32 %10, 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspace(2) @halves, i64 %37
  %39 = load double, ptr addrspace(2) %38, align 8, !tbaa !31
  %40 = fptrunc double %39 to float
  %41 = fadd float %35, %40
  %42 = and i32 %8, 7
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(2) @name, i64 %43
  %45 = load i8, ptr addrspace(2) %44, align 1, !tbaa !16
  %46 = sitofp i8 %45 to float
  %47 = fadd float %41, %46
  %48 = insertelement <2 x float> poison, float %21, i64 0
  %49 = icmp eq i32 %11, 1
  %50 = fneg float %47
  %51 = select i1 %49, float %50, float %47
  %52 = insertelement <2 x float> %48, float %51, i64 1
  %53 = sext i32 %4 to i64
  %54 = getelementptr inbounds <2 x float>, ptr addrspace(1) %1, i64 %53
  store <2 x float> %52, ptr addrspace(1) %54, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: read)
define internal spir_func float @lookup(ptr addrspace(2) noundef readonly captures(none) %0, i32 noundef range(i32 6, 9) %1, i32 noundef %2) unnamed_addr #6 {
  %4 = srem i32 %2, %1
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds <2 x float>, ptr addrspace(2) %0, i64 %5
  %7 = add nsw i32 %2, 1
  %8 = srem i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <2 x float>, ptr addrspace(2) %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(2) %6, i64 4
  %12 = load float, ptr addrspace(2) %11, align 4, !tbaa !16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(2) %10, i64 4
  %14 = load float, ptr addrspace(2) %13, align 4, !tbaa !16
  %15 = tail call spir_func float @_Z3mixfff(float noundef %12, float noundef %14, float noundef 2.500000e-01) #7
  %16 = load float, ptr addrspace(2) %6, align 8, !tbaa !16
  %17 = fadd float %16, %15
  ret float %17
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!8 = !{i32 2, i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"int", !"float*", !"float*"}
!11 = !{!"const", !"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"shape*", !"int", !"float4*", !"int*"}
!15 = !{!"shape*", !"int", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!16 = !{!6, !6, i64 0}
!17 = !{!18, !5, i64 16}
!18 = !{!"", !6, i64 0, !13, i64 12, !5, i64 16}
!19 = !{!18, !13, i64 12}
!20 = !{i32 2, i32 2, i32 1, i32 1}
!21 = !{!"uchar4*", !"uint4*", !"uchar*", !"uint4*"}
!22 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !"const", !"const", !""}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"int*", !"float2*"}
!27 = !{!"int*", !"float __attribute__((ext_vector_type(2)))*"}
!28 = !{!"const", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"short", !6, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !6, i64 0}
