; ModuleID = 'corpus/opencl/atomics_mix.cl'
source_filename = "corpus/opencl/atomics_mix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@atomics_local.c = internal addrspace(3) global [8 x i32] undef, align 4
@compact_unordered.kept = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@compact_unordered.n = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %5) #6
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %7, i32 noundef %5) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %9, i32 noundef %5) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = mul nsw i32 %5, 10
  %13 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %12) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = or i32 %5, 64
  %16 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = and i32 %5, 255
  %19 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %18) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %21 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %20, i32 noundef %5) #6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %23 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %22) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %5) #6
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %7, i32 noundef %5) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %9, i32 noundef %5) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = mul nsw i32 %5, 10
  %13 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %12) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = or i32 %5, 64
  %16 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = and i32 %5, 255
  %19 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %18) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %21 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %20, i32 noundef %5) #6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %23 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %22) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp ult i32 %4, 8
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = icmp eq i32 %4, 2
  %8 = icmp eq i32 %4, 4
  %9 = or i1 %7, %8
  %10 = sext i1 %9 to i32
  %11 = and i64 %3, 7
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %6, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @atomics_local.c, i32 noundef %16) #6
  %18 = tail call spir_func i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 4)) #6
  %19 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 8), i32 noundef %16) #6
  %20 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 12), i32 noundef %16) #6
  %21 = tail call spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 16), i32 noundef %16) #6
  %22 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 20), i32 noundef %16) #6
  %23 = tail call spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 24), i32 noundef %16) #6
  %24 = and i32 %16, 255
  br label %25

25:                                               ; preds = %29, %13
  %26 = phi i32 [ 0, %13 ], [ %30, %29 ]
  %27 = and i32 %26, 255
  %28 = icmp samesign ult i32 %27, %24
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 28), i32 noundef %26, i32 noundef %24) #6
  %31 = icmp eq i32 %30, %26
  br i1 %31, label %32, label %25

32:                                               ; preds = %29, %25
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %5, label %33, label %41

33:                                               ; preds = %32
  %34 = and i64 %3, 7
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %38 = shl i64 %37, 5
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %34
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %32, %33
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp ult i32 %4, 8
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = icmp eq i32 %4, 2
  %8 = icmp eq i32 %4, 4
  %9 = or i1 %7, %8
  %10 = sext i1 %9 to i32
  %11 = and i64 %3, 7
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %6, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @atomics_local.c, i32 noundef %16) #6
  %18 = tail call spir_func i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 4)) #6
  %19 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 8), i32 noundef %16) #6
  %20 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 12), i32 noundef %16) #6
  %21 = tail call spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 16), i32 noundef %16) #6
  %22 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 20), i32 noundef %16) #6
  %23 = tail call spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 24), i32 noundef %16) #6
  %24 = and i32 %16, 255
  br label %25

25:                                               ; preds = %29, %13
  %26 = phi i32 [ 0, %13 ], [ %30, %29 ]
  %27 = and i32 %26, 255
  %28 = icmp samesign ult i32 %27, %24
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 28), i32 noundef %26, i32 noundef %24) #6
  %31 = icmp eq i32 %30, %26
  br i1 %31, label %32, label %25

32:                                               ; preds = %29, %25
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %5, label %33, label %41

33:                                               ; preds = %32
  %34 = and i64 %3, 7
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %38 = shl i64 %37, 5
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %34
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = and i64 %3, 1
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = sitofp i32 %7 to float
  %9 = fmul float %8, 2.500000e-01
  %10 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %5, i32 noundef 0) #6
  br label %11

11:                                               ; preds = %11, %2
  %12 = phi i32 [ %10, %2 ], [ %16, %11 ]
  %13 = bitcast i32 %12 to float
  %14 = fadd float %9, %13
  %15 = bitcast float %14 to i32
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %5, i32 noundef %12, i32 noundef %15) #6
  %17 = icmp eq i32 %16, %12
  br i1 %17, label %18, label %11

18:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = and i64 %3, 1
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = sitofp i32 %7 to float
  %9 = fmul float %8, 2.500000e-01
  %10 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %5, i32 noundef 0) #6
  br label %11

11:                                               ; preds = %11, %2
  %12 = phi i32 [ %10, %2 ], [ %16, %11 ]
  %13 = bitcast i32 %12 to float
  %14 = fadd float %9, %13
  %15 = bitcast float %14 to i32
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %5, i32 noundef %12, i32 noundef %15) #6
  %17 = icmp eq i32 %16, %12
  br i1 %17, label %18, label %11

18:                                               ; preds = %11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef @compact_unordered.n) #6
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %15
  store i32 %11, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %13, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %18 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  %19 = icmp ugt i32 %18, %5
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = and i64 %4, 4294967295
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %21
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !4
  %24 = mul nsw i32 %23, %23
  %25 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %2, i32 noundef %24) #6
  br label %26

26:                                               ; preds = %20, %17
  br i1 %6, label %27, label %30

27:                                               ; preds = %26
  %28 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %28) #6
  br label %30

30:                                               ; preds = %26, %27
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef @compact_unordered.n) #6
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %15
  store i32 %11, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %13, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %18 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  %19 = icmp ugt i32 %18, %5
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = and i64 %4, 4294967295
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %21
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !4
  %24 = mul nsw i32 %23, %23
  %25 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %2, i32 noundef %24) #6
  br label %26

26:                                               ; preds = %20, %17
  br i1 %6, label %27, label %30

27:                                               ; preds = %26
  %28 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %28) #6
  br label %30

30:                                               ; preds = %27, %26
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomics_cl20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %3 = alloca i32, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %10, i32 noundef %6, i32 noundef 4, i32 noundef 2) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %6, i32 noundef 2, i32 noundef 2) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %16, i32 noundef %6, i32 noundef 3, i32 noundef 2) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %19, i32 noundef %6, i32 noundef 0, i32 noundef 1) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %22, i32 noundef 2, i32 noundef 2) #6
  store i32 %23, ptr %3, align 4, !tbaa !4
  %24 = addrspacecast ptr %3 to ptr addrspace(4)
  %25 = and i32 %6, 15
  br label %26

26:                                               ; preds = %26, %2
  %27 = load i32, ptr %3, align 4, !tbaa !4
  %28 = add nsw i32 %27, %25
  %29 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %24, i32 noundef %28, i32 noundef 4, i32 noundef 2, i32 noundef 2) #6
  br i1 %29, label %30, label %26

30:                                               ; preds = %26
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %35, i32 noundef %6, i32 noundef 3, i32 noundef 2) #6
  br label %36

36:                                               ; preds = %33, %30
  %37 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %38 = icmp eq i64 %37, 1
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %41, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  br label %43

43:                                               ; preds = %36, %39
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %3 = alloca i32, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %10, i32 noundef %6, i32 noundef 4, i32 noundef 2) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %6, i32 noundef 2, i32 noundef 2) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %16, i32 noundef %6, i32 noundef 3, i32 noundef 2) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %19, i32 noundef %6, i32 noundef 0, i32 noundef 1) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %22, i32 noundef 2, i32 noundef 2) #6
  store i32 %23, ptr %3, align 4, !tbaa !4
  %24 = addrspacecast ptr %3 to ptr addrspace(4)
  %25 = and i32 %6, 15
  br label %26

26:                                               ; preds = %26, %2
  %27 = load i32, ptr %3, align 4, !tbaa !4
  %28 = add nsw i32 %27, %25
  %29 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %24, i32 noundef %28, i32 noundef 4, i32 noundef 2, i32 noundef 2) #6
  br i1 %29, label %30, label %26

30:                                               ; preds = %26
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %35, i32 noundef %6, i32 noundef 3, i32 noundef 2) #6
  br label %36

36:                                               ; preds = %33, %30
  %37 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %38 = icmp eq i64 %37, 1
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %41, i32 noundef %6, i32 noundef 0, i32 noundef 2) #6
  br label %43

43:                                               ; preds = %39, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"volatile", !"const"}
!12 = !{!"uint*", !"uint*"}
!13 = !{!"const", !""}
!14 = !{!"int*", !"float*"}
!15 = !{!"const", !"volatile"}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"uint*", !"int*"}
!19 = !{!"const", !"volatile", !"volatile"}
!20 = !{!"atomic_int*", !"int*"}
!21 = !{!"_Atomic(int)*", !"int*"}
