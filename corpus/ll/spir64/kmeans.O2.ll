; ModuleID = 'corpus/opencl/kmeans.cl'
source_filename = "corpus/opencl/kmeans.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@kmeans_update.lsum = internal addrspace(3) global [64 x i32] undef, align 4
@kmeans_update.lcount = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %10, label %47

10:                                               ; preds = %6
  %11 = icmp sgt i32 %4, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %10
  %13 = icmp sgt i32 %5, 0
  br label %14

14:                                               ; preds = %12, %24
  %15 = phi i32 [ 0, %12 ], [ %28, %24 ]
  %16 = phi i32 [ 0, %12 ], [ %29, %24 ]
  %17 = phi float [ 0x47EFFFFFE0000000, %12 ], [ %27, %24 ]
  br i1 %13, label %18, label %24

18:                                               ; preds = %14
  %19 = mul nuw nsw i32 %16, %5
  br label %31

20:                                               ; preds = %24, %10
  %21 = phi i32 [ 0, %10 ], [ %28, %24 ]
  %22 = and i64 %7, 4294967295
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %22
  store i32 %21, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %47

24:                                               ; preds = %31, %14
  %25 = phi float [ 0.000000e+00, %14 ], [ %44, %31 ]
  %26 = fcmp olt float %25, %17
  %27 = select i1 %26, float %25, float %17
  %28 = select i1 %26, i32 %16, i32 %15
  %29 = add nuw nsw i32 %16, 1
  %30 = icmp slt i32 %29, %4
  br i1 %30, label %14, label %20

31:                                               ; preds = %18, %31
  %32 = phi i32 [ 0, %18 ], [ %45, %31 ]
  %33 = phi float [ 0.000000e+00, %18 ], [ %44, %31 ]
  %34 = mul nsw i32 %32, %3
  %35 = add i32 %34, %8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = add nuw nsw i32 %32, %19
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = fsub float %38, %42
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %33)
  %45 = add nuw nsw i32 %32, 1
  %46 = icmp slt i32 %45, %5
  br i1 %46, label %31, label %24

47:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %10, label %47

10:                                               ; preds = %6
  %11 = icmp sgt i32 %4, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %10
  %13 = icmp sgt i32 %5, 0
  br label %14

14:                                               ; preds = %12, %24
  %15 = phi i32 [ 0, %12 ], [ %28, %24 ]
  %16 = phi i32 [ 0, %12 ], [ %29, %24 ]
  %17 = phi float [ 0x47EFFFFFE0000000, %12 ], [ %27, %24 ]
  br i1 %13, label %18, label %24

18:                                               ; preds = %14
  %19 = mul nuw nsw i32 %16, %5
  br label %31

20:                                               ; preds = %24, %10
  %21 = phi i32 [ 0, %10 ], [ %28, %24 ]
  %22 = and i64 %7, 4294967295
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %22
  store i32 %21, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %47

24:                                               ; preds = %31, %14
  %25 = phi float [ 0.000000e+00, %14 ], [ %44, %31 ]
  %26 = fcmp olt float %25, %17
  %27 = select i1 %26, float %25, float %17
  %28 = select i1 %26, i32 %16, i32 %15
  %29 = add nuw nsw i32 %16, 1
  %30 = icmp slt i32 %29, %4
  br i1 %30, label %14, label %20

31:                                               ; preds = %18, %31
  %32 = phi i32 [ 0, %18 ], [ %45, %31 ]
  %33 = phi float [ 0.000000e+00, %18 ], [ %44, %31 ]
  %34 = mul nsw i32 %32, %3
  %35 = add i32 %34, %8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = add nuw nsw i32 %32, %19
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = fsub float %38, %42
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %33)
  %45 = add nuw nsw i32 %32, 1
  %46 = icmp slt i32 %45, %5
  br i1 %46, label %31, label %24

47:                                               ; preds = %20, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %4
  %11 = mul i32 %3, %6
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i32 [ 0, %10 ], [ %22, %12 ]
  %14 = add i32 %13, %11
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = mul nsw i32 %13, %2
  %19 = add i32 %18, %6
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %17, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = add nuw nsw i32 %13, 1
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %12, label %24

24:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  %8 = icmp sgt i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %4
  %11 = mul i32 %3, %6
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i32 [ 0, %10 ], [ %22, %12 ]
  %14 = add i32 %13, %11
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = mul nsw i32 %13, %2
  %19 = add i32 %18, %6
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %17, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = add nuw nsw i32 %13, 1
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %12, label %24

24:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %6, %5
  %13 = icmp ugt i32 %12, %9
  br i1 %13, label %16, label %14

14:                                               ; preds = %16, %7
  %15 = icmp ugt i32 %5, %9
  br i1 %15, label %24, label %27

16:                                               ; preds = %7, %16
  %17 = phi i32 [ %22, %16 ], [ %9, %7 ]
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %18
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !4
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  %22 = add i32 %17, %21
  %23 = icmp ult i32 %22, %12
  br i1 %23, label %16, label %14

24:                                               ; preds = %14
  %25 = and i64 %8, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %25
  store i32 0, ptr addrspace(3) %26, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %24, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %28 = icmp ugt i32 %4, %11
  br i1 %28, label %29, label %54

29:                                               ; preds = %27
  %30 = and i64 %10, 4294967295
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i64 %33
  %35 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %34) #8
  %36 = icmp sgt i32 %6, 0
  br i1 %36, label %37, label %54

37:                                               ; preds = %29
  %38 = mul nsw i32 %32, %6
  br label %39

39:                                               ; preds = %37, %39
  %40 = phi i32 [ 0, %37 ], [ %52, %39 ]
  %41 = add nsw i32 %40, %38
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %42
  %44 = mul nsw i32 %40, %4
  %45 = add i32 %44, %11
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fmul float %48, 6.553600e+04
  %50 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %49) #7
  %51 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %43, i32 noundef %50) #8
  %52 = add nuw nsw i32 %40, 1
  %53 = icmp slt i32 %52, %6
  br i1 %53, label %39, label %54

54:                                               ; preds = %39, %29, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br i1 %13, label %56, label %55

55:                                               ; preds = %56, %54
  br i1 %15, label %67, label %73

56:                                               ; preds = %54, %56
  %57 = phi i32 [ %65, %56 ], [ %9, %54 ]
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %58
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %59, i32 noundef %61) #8
  %63 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %64 = trunc i64 %63 to i32
  %65 = add i32 %57, %64
  %66 = icmp ult i32 %65, %12
  br i1 %66, label %56, label %55

67:                                               ; preds = %55
  %68 = and i64 %8, 4294967295
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %68
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !4
  %72 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %69, i32 noundef %71) #8
  br label %73

73:                                               ; preds = %55, %67
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %6, %5
  %13 = icmp ugt i32 %12, %9
  br i1 %13, label %16, label %14

14:                                               ; preds = %16, %7
  %15 = icmp ugt i32 %5, %9
  br i1 %15, label %24, label %27

16:                                               ; preds = %7, %16
  %17 = phi i32 [ %22, %16 ], [ %9, %7 ]
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %18
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !4
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  %22 = add i32 %17, %21
  %23 = icmp ult i32 %22, %12
  br i1 %23, label %16, label %14

24:                                               ; preds = %14
  %25 = and i64 %8, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %25
  store i32 0, ptr addrspace(3) %26, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %24, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %28 = icmp ugt i32 %4, %11
  br i1 %28, label %29, label %54

29:                                               ; preds = %27
  %30 = and i64 %10, 4294967295
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i64 %33
  %35 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %34) #8
  %36 = icmp sgt i32 %6, 0
  br i1 %36, label %37, label %54

37:                                               ; preds = %29
  %38 = mul nsw i32 %32, %6
  br label %39

39:                                               ; preds = %37, %39
  %40 = phi i32 [ 0, %37 ], [ %52, %39 ]
  %41 = add nsw i32 %40, %38
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %42
  %44 = mul nsw i32 %40, %4
  %45 = add i32 %44, %11
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fmul float %48, 6.553600e+04
  %50 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %49) #7
  %51 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %43, i32 noundef %50) #8
  %52 = add nuw nsw i32 %40, 1
  %53 = icmp slt i32 %52, %6
  br i1 %53, label %39, label %54

54:                                               ; preds = %39, %29, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br i1 %13, label %56, label %55

55:                                               ; preds = %56, %54
  br i1 %15, label %67, label %73

56:                                               ; preds = %54, %56
  %57 = phi i32 [ %65, %56 ], [ %9, %54 ]
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %58
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %59, i32 noundef %61) #8
  %63 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %64 = trunc i64 %63 to i32
  %65 = add i32 %57, %64
  %66 = icmp ult i32 %65, %12
  br i1 %66, label %56, label %55

67:                                               ; preds = %55
  %68 = and i64 %8, 4294967295
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %68
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !4
  %72 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %69, i32 noundef %71) #8
  br label %73

73:                                               ; preds = %67, %55
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtef(float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int*", !"int", !"int", !"int"}
!11 = !{!"const", !"const", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"int", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"int*", !"int*", !"uint*", !"int", !"int", !"int"}
!21 = !{!"const", !"const", !"", !"", !"", !"", !""}
