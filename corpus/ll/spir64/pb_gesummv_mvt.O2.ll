; ModuleID = 'corpus/opencl/pb_gesummv_mvt.cl'
source_filename = "corpus/opencl/pb_gesummv_mvt.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %7, %10
  br i1 %11, label %12, label %49

12:                                               ; preds = %8
  %13 = icmp sgt i32 %7, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %23

18:                                               ; preds = %12
  %19 = mul nsw i32 %7, %10
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  %22 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %20
  br label %31

23:                                               ; preds = %31, %14
  %24 = phi i64 [ %15, %14 ], [ %20, %31 ]
  %25 = phi float [ %17, %14 ], [ %46, %31 ]
  %26 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  %29 = fmul float %6, %25
  %30 = tail call float @llvm.fmuladd.f32(float %5, float %27, float %29)
  store float %30, ptr addrspace(1) %28, align 4, !tbaa !12
  br label %49

31:                                               ; preds = %18, %31
  %32 = phi i32 [ 0, %18 ], [ %47, %31 ]
  %33 = add nsw i32 %32, %19
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = zext nneg i32 %32 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %41 = tail call float @llvm.fmuladd.f32(float %36, float %39, float %40)
  store float %41, ptr addrspace(1) %21, align 4, !tbaa !12
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %45 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %46 = tail call float @llvm.fmuladd.f32(float %43, float %44, float %45)
  store float %46, ptr addrspace(1) %22, align 4, !tbaa !12
  %47 = add nuw nsw i32 %32, 1
  %48 = icmp slt i32 %47, %7
  br i1 %48, label %31, label %23

49:                                               ; preds = %8, %23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %7, %10
  br i1 %11, label %12, label %49

12:                                               ; preds = %8
  %13 = icmp sgt i32 %7, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %23

18:                                               ; preds = %12
  %19 = mul nsw i32 %7, %10
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  %22 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %20
  br label %31

23:                                               ; preds = %31, %14
  %24 = phi i64 [ %15, %14 ], [ %20, %31 ]
  %25 = phi float [ %17, %14 ], [ %46, %31 ]
  %26 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  %29 = fmul float %6, %25
  %30 = tail call float @llvm.fmuladd.f32(float %5, float %27, float %29)
  store float %30, ptr addrspace(1) %28, align 4, !tbaa !12
  br label %49

31:                                               ; preds = %18, %31
  %32 = phi i32 [ 0, %18 ], [ %47, %31 ]
  %33 = add nsw i32 %32, %19
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = zext nneg i32 %32 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %41 = tail call float @llvm.fmuladd.f32(float %36, float %39, float %40)
  store float %41, ptr addrspace(1) %21, align 4, !tbaa !12
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %45 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %46 = tail call float @llvm.fmuladd.f32(float %43, float %44, float %45)
  store float %46, ptr addrspace(1) %22, align 4, !tbaa !12
  %47 = add nuw nsw i32 %32, 1
  %48 = icmp slt i32 %47, %7
  br i1 %48, label %31, label %23

49:                                               ; preds = %23, %8
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %4
  %11 = mul nsw i32 %3, %6
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %10, %15
  %16 = phi float [ %14, %10 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %10 ], [ %26, %15 ]
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %24, float %16)
  store float %25, ptr addrspace(1) %13, align 4, !tbaa !12
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %15, label %28

28:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %4
  %11 = mul nsw i32 %3, %6
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %10, %15
  %16 = phi float [ %14, %10 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %10 ], [ %26, %15 ]
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %24, float %16)
  store float %25, ptr addrspace(1) %13, align 4, !tbaa !12
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %15, label %28

28:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %4
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  br label %14

14:                                               ; preds = %10, %14
  %15 = phi float [ %13, %10 ], [ %25, %14 ]
  %16 = phi i32 [ 0, %10 ], [ %26, %14 ]
  %17 = mul nuw nsw i32 %16, %3
  %18 = add nsw i32 %17, %6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %24, float %15)
  store float %25, ptr addrspace(1) %12, align 4, !tbaa !12
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %14, label %28

28:                                               ; preds = %14, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %4
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  br label %14

14:                                               ; preds = %10, %14
  %15 = phi float [ %13, %10 ], [ %25, %14 ]
  %16 = phi i32 [ 0, %10 ], [ %26, %14 ]
  %17 = mul nuw nsw i32 %16, %3
  %18 = add nsw i32 %17, %6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %24, float %15)
  store float %25, ptr addrspace(1) %12, align 4, !tbaa !12
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %14, label %28

28:                                               ; preds = %14, %4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %4, %10
  %12 = icmp sgt i32 %4, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = mul nsw i32 %4, %10
  %16 = add nsw i32 %15, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = fmul float %1, %19
  store float %20, ptr addrspace(1) %18, align 4, !tbaa !12
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %40

22:                                               ; preds = %14
  %23 = mul nsw i32 %5, %10
  %24 = mul nsw i32 %5, %8
  br label %25

25:                                               ; preds = %22, %25
  %26 = phi float [ %20, %22 ], [ %37, %25 ]
  %27 = phi i32 [ 0, %22 ], [ %38, %25 ]
  %28 = add nsw i32 %27, %23
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fmul float %0, %31
  %33 = add nsw i32 %27, %24
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = tail call float @llvm.fmuladd.f32(float %32, float %36, float %26)
  store float %37, ptr addrspace(1) %18, align 4, !tbaa !12
  %38 = add nuw nsw i32 %27, 1
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %25, label %40

40:                                               ; preds = %25, %14, %6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %4, %10
  %12 = icmp sgt i32 %4, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = mul nsw i32 %4, %10
  %16 = add nsw i32 %15, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = fmul float %1, %19
  store float %20, ptr addrspace(1) %18, align 4, !tbaa !12
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %40

22:                                               ; preds = %14
  %23 = mul nsw i32 %5, %10
  %24 = mul nsw i32 %5, %8
  br label %25

25:                                               ; preds = %22, %25
  %26 = phi float [ %20, %22 ], [ %37, %25 ]
  %27 = phi i32 [ 0, %22 ], [ %38, %25 ]
  %28 = add nsw i32 %27, %23
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fmul float %0, %31
  %33 = add nsw i32 %27, %24
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = tail call float @llvm.fmuladd.f32(float %32, float %36, float %26)
  store float %37, ptr addrspace(1) %18, align 4, !tbaa !12
  %38 = add nuw nsw i32 %27, 1
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %25, label %40

40:                                               ; preds = %25, %14, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %5, %11
  %13 = icmp sgt i32 %5, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %50

15:                                               ; preds = %7
  %16 = mul nsw i32 %5, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fmul float %1, %20
  %22 = icmp sgt i32 %6, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = mul nsw i32 %6, %11
  %25 = mul nsw i32 %6, %9
  br label %28

26:                                               ; preds = %28, %15
  %27 = phi float [ %21, %15 ], [ %47, %28 ]
  store float %27, ptr addrspace(1) %19, align 4, !tbaa !12
  br label %50

28:                                               ; preds = %23, %28
  %29 = phi i32 [ 0, %23 ], [ %48, %28 ]
  %30 = phi float [ %21, %23 ], [ %47, %28 ]
  %31 = add nsw i32 %29, %24
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fmul float %0, %34
  %36 = add nsw i32 %29, %25
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %32
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fmul float %0, %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fmul float %42, %44
  %46 = tail call float @llvm.fmuladd.f32(float %35, float %39, float %45)
  %47 = fadd float %30, %46
  %48 = add nuw nsw i32 %29, 1
  %49 = icmp slt i32 %48, %6
  br i1 %49, label %28, label %26

50:                                               ; preds = %7, %26
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %5, %11
  %13 = icmp sgt i32 %5, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %50

15:                                               ; preds = %7
  %16 = mul nsw i32 %5, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fmul float %1, %20
  %22 = icmp sgt i32 %6, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = mul nsw i32 %6, %11
  %25 = mul nsw i32 %6, %9
  br label %28

26:                                               ; preds = %28, %15
  %27 = phi float [ %21, %15 ], [ %47, %28 ]
  store float %27, ptr addrspace(1) %19, align 4, !tbaa !12
  br label %50

28:                                               ; preds = %23, %28
  %29 = phi i32 [ 0, %23 ], [ %48, %28 ]
  %30 = phi float [ %21, %23 ], [ %47, %28 ]
  %31 = add nsw i32 %29, %24
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fmul float %0, %34
  %36 = add nsw i32 %29, %25
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %32
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fmul float %0, %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fmul float %42, %44
  %46 = tail call float @llvm.fmuladd.f32(float %35, float %39, float %45)
  %47 = fadd float %30, %46
  %48 = add nuw nsw i32 %29, 1
  %49 = icmp slt i32 %48, %6
  br i1 %49, label %28, label %26

50:                                               ; preds = %26, %7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float", !"int"}
!11 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"int"}
!17 = !{!"", !"", !"", !""}
!18 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float", !"float", !"float*", !"float*", !"int", !"int"}
!21 = !{!"", !"", !"", !"", !"", !""}
!22 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float", !"float", !"float*", !"float*", !"float*", !"int", !"int"}
!25 = !{!"", !"", !"", !"", !"", !"", !""}
