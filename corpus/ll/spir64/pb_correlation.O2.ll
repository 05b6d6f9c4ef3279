; ModuleID = 'corpus/opencl/pb_correlation.cl'
source_filename = "corpus/opencl/pb_correlation.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mean_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  br i1 %8, label %9, label %27

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  store float 0.000000e+00, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %16, %9
  %14 = phi float [ 0.000000e+00, %9 ], [ %24, %16 ]
  %15 = fdiv float %14, %2
  store float %15, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %27

16:                                               ; preds = %9, %16
  %17 = phi float [ %24, %16 ], [ 0.000000e+00, %9 ]
  %18 = phi i32 [ %25, %16 ], [ 0, %9 ]
  %19 = mul nsw i32 %18, %3
  %20 = add nsw i32 %19, %7
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !13
  %24 = fadd float %23, %17
  store float %24, ptr addrspace(1) %11, align 4, !tbaa !13
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp slt i32 %25, %4
  br i1 %26, label %16, label %13

27:                                               ; preds = %5, %13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mean_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  br i1 %8, label %9, label %27

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  store float 0.000000e+00, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %16, %9
  %14 = phi float [ 0.000000e+00, %9 ], [ %24, %16 ]
  %15 = fdiv float %14, %2
  store float %15, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %27

16:                                               ; preds = %9, %16
  %17 = phi float [ %24, %16 ], [ 0.000000e+00, %9 ]
  %18 = phi i32 [ %25, %16 ], [ 0, %9 ]
  %19 = mul nsw i32 %18, %3
  %20 = add nsw i32 %19, %7
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !13
  %24 = fadd float %23, %17
  store float %24, ptr addrspace(1) %11, align 4, !tbaa !13
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp slt i32 %25, %4
  br i1 %26, label %16, label %13

27:                                               ; preds = %13, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %5, %9
  br i1 %10, label %11, label %36

11:                                               ; preds = %7
  %12 = icmp sgt i32 %6, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %17

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !13
  br label %24

17:                                               ; preds = %24, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %33, %24 ]
  %19 = fdiv float %18, %3
  %20 = tail call spir_func float @_Z4sqrtf(float noundef %19) #6
  %21 = fcmp ugt float %20, %4
  %22 = select i1 %21, float %20, float 1.000000e+00
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !13
  br label %36

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %34, %24 ]
  %26 = phi float [ 0.000000e+00, %14 ], [ %33, %24 ]
  %27 = mul nsw i32 %25, %5
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = fsub float %31, %16
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %32, float %26)
  %34 = add nuw nsw i32 %25, 1
  %35 = icmp slt i32 %34, %6
  br i1 %35, label %24, label %17

36:                                               ; preds = %7, %17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %5, %9
  br i1 %10, label %11, label %36

11:                                               ; preds = %7
  %12 = icmp sgt i32 %6, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %17

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !13
  br label %24

17:                                               ; preds = %24, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %33, %24 ]
  %19 = fdiv float %18, %3
  %20 = tail call spir_func float @_Z4sqrtf(float noundef %19) #6
  %21 = fcmp ugt float %20, %4
  %22 = select i1 %21, float %20, float 1.000000e+00
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !13
  br label %36

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %34, %24 ]
  %26 = phi float [ 0.000000e+00, %14 ], [ %33, %24 ]
  %27 = mul nsw i32 %25, %5
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = fsub float %31, %16
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %32, float %26)
  %34 = add nuw nsw i32 %25, 1
  %35 = icmp slt i32 %34, %6
  br i1 %35, label %24, label %17

36:                                               ; preds = %17, %7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %5, %10
  %12 = icmp sgt i32 %4, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %29

14:                                               ; preds = %6
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !13
  %18 = mul nsw i32 %4, %10
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !13
  %23 = fsub float %22, %17
  store float %23, ptr addrspace(1) %21, align 4, !tbaa !13
  %24 = tail call spir_func float @_Z4sqrtf(float noundef %3) #6
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !13
  %27 = fmul float %24, %26
  %28 = fdiv float %23, %27
  store float %28, ptr addrspace(1) %21, align 4, !tbaa !13
  br label %29

29:                                               ; preds = %6, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %5, %10
  %12 = icmp sgt i32 %4, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %29

14:                                               ; preds = %6
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !13
  %18 = mul nsw i32 %4, %10
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !13
  %23 = fsub float %22, %17
  store float %23, ptr addrspace(1) %21, align 4, !tbaa !13
  %24 = tail call spir_func float @_Z4sqrtf(float noundef %3) #6
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !13
  %27 = fmul float %24, %26
  %28 = fdiv float %23, %27
  store float %28, ptr addrspace(1) %21, align 4, !tbaa !13
  br label %29

29:                                               ; preds = %14, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %45

8:                                                ; preds = %4
  %9 = mul nsw i32 %2, %6
  %10 = add nsw i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  store float 1.000000e+00, ptr addrspace(1) %12, align 4, !tbaa !13
  %13 = add nsw i32 %6, 1
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %15, label %45

15:                                               ; preds = %8
  %16 = icmp sgt i32 %3, 0
  br label %17

17:                                               ; preds = %15, %19
  %18 = phi i32 [ %13, %15 ], [ %28, %19 ]
  br i1 %16, label %30, label %19

19:                                               ; preds = %30, %17
  %20 = phi float [ 0.000000e+00, %17 ], [ %42, %30 ]
  %21 = add nsw i32 %18, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !13
  %24 = mul nsw i32 %18, %2
  %25 = add nsw i32 %24, %6
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  store float %20, ptr addrspace(1) %27, align 4, !tbaa !13
  %28 = add nsw i32 %18, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %17, label %45

30:                                               ; preds = %17, %30
  %31 = phi i32 [ %43, %30 ], [ 0, %17 ]
  %32 = phi float [ %42, %30 ], [ 0.000000e+00, %17 ]
  %33 = mul nsw i32 %31, %2
  %34 = add nsw i32 %33, %6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = add nsw i32 %33, %18
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !13
  %42 = tail call float @llvm.fmuladd.f32(float %37, float %41, float %32)
  %43 = add nuw nsw i32 %31, 1
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %30, label %19

45:                                               ; preds = %19, %8, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %45

8:                                                ; preds = %4
  %9 = mul nsw i32 %2, %6
  %10 = add nsw i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  store float 1.000000e+00, ptr addrspace(1) %12, align 4, !tbaa !13
  %13 = add nsw i32 %6, 1
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %15, label %45

15:                                               ; preds = %8
  %16 = icmp sgt i32 %3, 0
  br label %17

17:                                               ; preds = %15, %19
  %18 = phi i32 [ %13, %15 ], [ %28, %19 ]
  br i1 %16, label %30, label %19

19:                                               ; preds = %30, %17
  %20 = phi float [ 0.000000e+00, %17 ], [ %42, %30 ]
  %21 = add nsw i32 %18, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !13
  %24 = mul nsw i32 %18, %2
  %25 = add nsw i32 %24, %6
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  store float %20, ptr addrspace(1) %27, align 4, !tbaa !13
  %28 = add nsw i32 %18, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %17, label %45

30:                                               ; preds = %17, %30
  %31 = phi i32 [ %43, %30 ], [ 0, %17 ]
  %32 = phi float [ %42, %30 ], [ 0.000000e+00, %17 ]
  %33 = mul nsw i32 %31, %2
  %34 = add nsw i32 %33, %6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = add nsw i32 %33, %18
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !13
  %42 = tail call float @llvm.fmuladd.f32(float %37, float %41, float %32)
  %43 = add nuw nsw i32 %31, 1
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %30, label %19

45:                                               ; preds = %19, %8, %4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @covar_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %39

8:                                                ; preds = %4
  %9 = mul nsw i32 %2, %6
  %10 = icmp sgt i32 %3, 0
  br label %11

11:                                               ; preds = %8, %16
  %12 = phi i32 [ %6, %8 ], [ %22, %16 ]
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float 0.000000e+00, ptr addrspace(1) %15, align 4, !tbaa !13
  br i1 %10, label %24, label %16

16:                                               ; preds = %24, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %36, %24 ]
  %18 = mul nsw i32 %12, %2
  %19 = add nsw i32 %18, %6
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  store float %17, ptr addrspace(1) %21, align 4, !tbaa !13
  %22 = add nsw i32 %12, 1
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %11, label %39

24:                                               ; preds = %11, %24
  %25 = phi float [ %36, %24 ], [ 0.000000e+00, %11 ]
  %26 = phi i32 [ %37, %24 ], [ 0, %11 ]
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %27, %6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = add nsw i32 %27, %12
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = tail call float @llvm.fmuladd.f32(float %31, float %35, float %25)
  store float %36, ptr addrspace(1) %15, align 4, !tbaa !13
  %37 = add nuw nsw i32 %26, 1
  %38 = icmp slt i32 %37, %3
  br i1 %38, label %24, label %16

39:                                               ; preds = %16, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_covar_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %39

8:                                                ; preds = %4
  %9 = mul nsw i32 %2, %6
  %10 = icmp sgt i32 %3, 0
  br label %11

11:                                               ; preds = %8, %16
  %12 = phi i32 [ %6, %8 ], [ %22, %16 ]
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float 0.000000e+00, ptr addrspace(1) %15, align 4, !tbaa !13
  br i1 %10, label %24, label %16

16:                                               ; preds = %24, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %36, %24 ]
  %18 = mul nsw i32 %12, %2
  %19 = add nsw i32 %18, %6
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  store float %17, ptr addrspace(1) %21, align 4, !tbaa !13
  %22 = add nsw i32 %12, 1
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %11, label %39

24:                                               ; preds = %11, %24
  %25 = phi float [ %36, %24 ], [ 0.000000e+00, %11 ]
  %26 = phi i32 [ %37, %24 ], [ 0, %11 ]
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %27, %6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = add nsw i32 %27, %12
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = tail call float @llvm.fmuladd.f32(float %31, float %35, float %25)
  store float %36, ptr addrspace(1) %15, align 4, !tbaa !13
  %37 = add nuw nsw i32 %26, 1
  %38 = icmp slt i32 %37, %3
  br i1 %38, label %24, label %16

39:                                               ; preds = %16, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!11 = !{!"float*", !"float*", !"float", !"int", !"int"}
!12 = !{!"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"DATA_TYPE", !"int", !"int"}
!18 = !{!"float*", !"float*", !"float*", !"float", !"float", !"int", !"int"}
!19 = !{!"", !"", !"", !"", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!22 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!23 = !{!"float*", !"float*", !"float*", !"float", !"int", !"int"}
!24 = !{!"", !"", !"", !"", !"", !""}
!25 = !{i32 1, i32 1, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none"}
!27 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"int", !"int"}
!28 = !{!"float*", !"float*", !"int", !"int"}
!29 = !{!"", !"", !"", !""}
