; ModuleID = 'corpus/opencl/graph_algorithms.cl'
source_filename = "corpus/opencl/graph_algorithms.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@components_pass.l = internal addrspace(3) global [64 x i32] undef, align 4
@components_pass.changed = internal addrspace(3) global i32 undef, align 4
@colour_greedy.c = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = add nsw i32 %7, 1
  %9 = mul nsw i32 %8, %3
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %5
  %12 = mul nsw i32 %3, %7
  br label %13

13:                                               ; preds = %11, %13
  %14 = phi i32 [ %23, %13 ], [ %12, %11 ]
  %15 = phi float [ %22, %13 ], [ 0.000000e+00, %11 ]
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call float @llvm.fmuladd.f32(float %21, float 1.250000e-01, float %15)
  %23 = add nsw i32 %14, 1
  %24 = icmp slt i32 %23, %9
  br i1 %24, label %13, label %25

25:                                               ; preds = %13, %5
  %26 = phi float [ 0.000000e+00, %5 ], [ %22, %13 ]
  %27 = fsub float 1.000000e+00, %4
  %28 = fmul float %4, %26
  %29 = tail call float @llvm.fmuladd.f32(float %27, float 1.562500e-02, float %28)
  %30 = sext i32 %7 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %30
  store float %29, ptr addrspace(1) %31, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = add nsw i32 %7, 1
  %9 = mul nsw i32 %8, %3
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = mul nsw i32 %3, %7
  br label %20

13:                                               ; preds = %20, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %29, %20 ]
  %15 = fsub float 1.000000e+00, %4
  %16 = fmul float %4, %14
  %17 = tail call float @llvm.fmuladd.f32(float %15, float 1.562500e-02, float %16)
  %18 = sext i32 %7 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  store float %17, ptr addrspace(1) %19, align 4, !tbaa !12
  ret void

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %30, %20 ], [ %12, %11 ]
  %22 = phi float [ %29, %20 ], [ 0.000000e+00, %11 ]
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = tail call float @llvm.fmuladd.f32(float %28, float 1.250000e-01, float %22)
  %30 = add nsw i32 %21, 1
  %31 = icmp slt i32 %30, %9
  br i1 %31, label %20, label %13
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %8
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = add nsw i32 %15, %13
  %17 = icmp slt i32 %16, 200
  br i1 %17, label %18, label %24

18:                                               ; preds = %5
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %21
  %23 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %22, i32 noundef %16) #10
  br label %24

24:                                               ; preds = %5, %18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %8
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = add nsw i32 %15, %13
  %17 = icmp slt i32 %16, 200
  br i1 %17, label %18, label %24

18:                                               ; preds = %5
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %21
  %23 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %22, i32 noundef %16) #10
  br label %24

24:                                               ; preds = %18, %5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %6
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %42

13:                                               ; preds = %3
  %14 = icmp eq i32 %5, 0
  %15 = extractelement <2 x i32> %11, i64 0
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %16
  %18 = extractelement <2 x i32> %11, i64 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %19
  br label %21

21:                                               ; preds = %36, %13
  %22 = phi i32 [ 0, %13 ], [ %39, %36 ]
  br i1 %14, label %23, label %24

23:                                               ; preds = %21
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %23, %21
  %25 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %26 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %20, i32 noundef %25) #10
  %30 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #10
  br label %36

31:                                               ; preds = %24
  %32 = icmp slt i32 %26, %25
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %17, i32 noundef %26) #10
  %35 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #10
  br label %36

36:                                               ; preds = %33, %31, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %37 = load i32, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %38 = icmp ne i32 %37, 0
  %39 = add nuw nsw i32 %22, 1
  %40 = icmp slt i32 %39, %2
  %41 = select i1 %38, i1 %40, i1 false
  br i1 %41, label %21, label %42

42:                                               ; preds = %36, %3
  %43 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  store i32 %43, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %6
  %11 = load <2 x i32>, ptr addrspace(1) %10, align 8, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %42

13:                                               ; preds = %3
  %14 = icmp eq i32 %5, 0
  %15 = extractelement <2 x i32> %11, i64 0
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %16
  %18 = extractelement <2 x i32> %11, i64 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %19
  br label %21

21:                                               ; preds = %36, %13
  %22 = phi i32 [ 0, %13 ], [ %39, %36 ]
  br i1 %14, label %23, label %24

23:                                               ; preds = %21
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %23, %21
  %25 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %26 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %20, i32 noundef %25) #10
  %30 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #10
  br label %36

31:                                               ; preds = %24
  %32 = icmp slt i32 %26, %25
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %17, i32 noundef %26) #10
  %35 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #10
  br label %36

36:                                               ; preds = %31, %33, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %37 = load i32, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %38 = icmp ne i32 %37, 0
  %39 = add nuw nsw i32 %22, 1
  %40 = icmp slt i32 %39, %2
  %41 = select i1 %38, i1 %40, i1 false
  br i1 %41, label %21, label %42

42:                                               ; preds = %36, %3
  %43 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  store i32 %43, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %51

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = mul nsw i32 %2, %9
  %11 = add nsw i32 %10, %2
  br label %14

12:                                               ; preds = %46
  %13 = icmp eq i32 %36, 0
  br i1 %13, label %51, label %49

14:                                               ; preds = %46, %8
  %15 = phi i32 [ 0, %8 ], [ %36, %46 ]
  %16 = phi i32 [ 0, %8 ], [ %47, %46 ]
  %17 = add nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = srem i32 %20, %6
  %22 = mul nsw i32 %21, %2
  %23 = add nsw i32 %22, %2
  br label %24

24:                                               ; preds = %14, %24
  %25 = phi i32 [ %36, %24 ], [ %15, %14 ]
  %26 = phi i32 [ %39, %24 ], [ %10, %14 ]
  %27 = phi i32 [ %42, %24 ], [ %22, %14 ]
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = sext i32 %27 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = icmp eq i32 %30, %33
  %35 = zext i1 %34 to i32
  %36 = add i32 %25, %35
  %37 = icmp sle i32 %30, %33
  %38 = zext i1 %37 to i32
  %39 = add nsw i32 %26, %38
  %40 = icmp sle i32 %33, %30
  %41 = zext i1 %40 to i32
  %42 = add nsw i32 %27, %41
  %43 = icmp slt i32 %39, %11
  %44 = icmp slt i32 %42, %23
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %24, label %46

46:                                               ; preds = %24
  %47 = add nuw nsw i32 %16, 1
  %48 = icmp slt i32 %47, %2
  br i1 %48, label %14, label %12

49:                                               ; preds = %12
  %50 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %36) #10
  br label %51

51:                                               ; preds = %3, %12, %49
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %51

8:                                                ; preds = %3
  %9 = trunc i64 %4 to i32
  %10 = mul nsw i32 %2, %9
  %11 = add nsw i32 %10, %2
  br label %14

12:                                               ; preds = %46
  %13 = icmp eq i32 %36, 0
  br i1 %13, label %51, label %49

14:                                               ; preds = %46, %8
  %15 = phi i32 [ 0, %8 ], [ %36, %46 ]
  %16 = phi i32 [ 0, %8 ], [ %47, %46 ]
  %17 = add nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = srem i32 %20, %6
  %22 = mul nsw i32 %21, %2
  %23 = add nsw i32 %22, %2
  br label %24

24:                                               ; preds = %14, %24
  %25 = phi i32 [ %36, %24 ], [ %15, %14 ]
  %26 = phi i32 [ %39, %24 ], [ %10, %14 ]
  %27 = phi i32 [ %42, %24 ], [ %22, %14 ]
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = sext i32 %27 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = icmp eq i32 %30, %33
  %35 = zext i1 %34 to i32
  %36 = add i32 %25, %35
  %37 = icmp sle i32 %30, %33
  %38 = zext i1 %37 to i32
  %39 = add nsw i32 %26, %38
  %40 = icmp sle i32 %33, %30
  %41 = zext i1 %40 to i32
  %42 = add nsw i32 %27, %41
  %43 = icmp slt i32 %39, %11
  %44 = icmp slt i32 %42, %23
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %24, label %46

46:                                               ; preds = %24
  %47 = add nuw nsw i32 %16, 1
  %48 = icmp slt i32 %47, %2
  br i1 %48, label %14, label %12

49:                                               ; preds = %12
  %50 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %36) #10
  br label %51

51:                                               ; preds = %3, %49, %12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = icmp eq i32 %2, %5
  %9 = icmp eq i32 %2, %7
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %29, label %11

11:                                               ; preds = %3
  %12 = mul nsw i32 %1, %5
  %13 = add nsw i32 %12, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = mul nsw i32 %2, %1
  %18 = add nsw i32 %17, %7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %16
  %23 = add nsw i32 %12, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp slt i32 %22, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %11
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %3, %11, %28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = icmp eq i32 %2, %5
  %9 = icmp eq i32 %2, %7
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %29, label %11

11:                                               ; preds = %3
  %12 = mul nsw i32 %1, %5
  %13 = add nsw i32 %12, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = mul nsw i32 %2, %1
  %18 = add nsw i32 %17, %7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %16
  %23 = add nsw i32 %12, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp slt i32 %22, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %11
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %11, %28, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %6
  store i32 -1, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %8 = icmp sgt i32 %2, 0
  %9 = mul nsw i32 %2, %5
  br label %10

10:                                               ; preds = %3, %36
  %11 = phi i32 [ 0, %3 ], [ %37, %36 ]
  %12 = icmp eq i32 %11, %5
  br i1 %12, label %13, label %36

13:                                               ; preds = %10
  br i1 %8, label %19, label %16

14:                                               ; preds = %19
  %15 = xor i32 %33, -1
  br label %16

16:                                               ; preds = %14, %13
  %17 = phi i32 [ -1, %13 ], [ %15, %14 ]
  %18 = tail call spir_func i32 @_Z3ctzj(i32 noundef %17) #9
  store i32 %18, ptr addrspace(3) %7, align 4, !tbaa !4
  br label %36

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %34, %19 ], [ 0, %13 ]
  %21 = phi i32 [ %33, %19 ], [ 0, %13 ]
  %22 = add nsw i32 %20, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = and i32 %28, 31
  %30 = shl nuw i32 1, %29
  %31 = icmp slt i32 %28, 0
  %32 = select i1 %31, i32 0, i32 %30
  %33 = or i32 %32, %21
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %19, label %14

36:                                               ; preds = %16, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %37 = add nuw nsw i32 %11, 1
  %38 = icmp samesign ult i32 %11, 31
  br i1 %38, label %10, label %39

39:                                               ; preds = %36
  %40 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %41 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %6
  store i32 -1, ptr addrspace(3) %7, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %8 = icmp sgt i32 %2, 0
  %9 = mul nsw i32 %2, %5
  br label %13

10:                                               ; preds = %39
  %11 = load i32, ptr addrspace(3) %7, align 4, !tbaa !4
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  ret void

13:                                               ; preds = %3, %39
  %14 = phi i32 [ 0, %3 ], [ %40, %39 ]
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %16, label %39

16:                                               ; preds = %13
  br i1 %8, label %22, label %19

17:                                               ; preds = %22
  %18 = xor i32 %36, -1
  br label %19

19:                                               ; preds = %17, %16
  %20 = phi i32 [ -1, %16 ], [ %18, %17 ]
  %21 = tail call spir_func i32 @_Z3ctzj(i32 noundef %20) #9
  store i32 %21, ptr addrspace(3) %7, align 4, !tbaa !4
  br label %39

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %37, %22 ], [ 0, %16 ]
  %24 = phi i32 [ %36, %22 ], [ 0, %16 ]
  %25 = add nsw i32 %23, %9
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = and i32 %31, 31
  %33 = shl nuw i32 1, %32
  %34 = icmp slt i32 %31, 0
  %35 = select i1 %34, i32 0, i32 %33
  %36 = or i32 %35, %24
  %37 = add nuw nsw i32 %23, 1
  %38 = icmp slt i32 %37, %2
  br i1 %38, label %22, label %17

39:                                               ; preds = %19, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %40 = add nuw nsw i32 %14, 1
  %41 = icmp samesign ult i32 %14, 31
  br i1 %41, label %13, label %10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzj(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!10 = !{!"int*", !"float*", !"float*", !"int", !"float"}
!11 = !{!"const", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!16 = !{!"const", !"const", !"const", !"const", !"volatile"}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"int2*", !"int*", !"int"}
!20 = !{!"int __attribute__((ext_vector_type(2)))*", !"int*", !"int"}
!21 = !{!"const", !"", !""}
!22 = !{!6, !6, i64 0}
!23 = !{!"int*", !"uint*", !"int"}
!24 = !{!"const", !"volatile", !""}
!25 = !{i32 1, i32 0, i32 0}
!26 = !{!"int*", !"int", !"int"}
!27 = !{!"", !"", !""}
!28 = !{!"int*", !"int*", !"int"}
