; ModuleID = 'corpus/opencl/sort_radix.cl'
source_filename = "corpus/opencl/sort_radix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@radix_reduce.lmem = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@radix_top_scan.lmem = internal addrspace(3) global [64 x i32] undef, align 4
@radix_top_scan.s_seed = internal unnamed_addr addrspace(3) global i32 undef, align 4
@radix_scatter.lmem = internal addrspace(3) global [128 x i32] undef, align 4
@radix_scatter.total = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %10 = add nsw i64 %8, -1
  %11 = add i64 %10, %9
  %12 = udiv i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %15 = mul i64 %14, %12
  %16 = sext i32 %7 to i64
  %17 = trunc i64 %15 to i32
  %18 = add i32 %17, %7
  %19 = trunc i64 %14 to i32
  %20 = add i32 %19, 1
  %21 = mul nsw i32 %20, %13
  %22 = tail call spir_func i32 @_Z3minii(i32 noundef %21, i32 noundef %2) #8
  %23 = icmp slt i32 %18, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %4
  %25 = and i32 %3, 31
  br label %29

26:                                               ; preds = %29, %4
  %27 = getelementptr inbounds i32, ptr addrspace(3) @radix_reduce.lmem, i64 %16
  %28 = icmp eq i32 %7, 0
  br label %44

29:                                               ; preds = %24, %29
  %30 = phi i32 [ %18, %24 ], [ %42, %29 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = lshr i32 %33, %25
  %35 = and i32 %34, 15
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %41 = trunc i64 %40 to i32
  %42 = add i32 %30, %41
  %43 = icmp slt i32 %42, %22
  br i1 %43, label %29, label %26

44:                                               ; preds = %26, %74
  %45 = phi i32 [ 0, %26 ], [ %75, %74 ]
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %5, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  store i32 %48, ptr addrspace(3) %27, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %49 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %50 = lshr i64 %49, 1
  %51 = trunc i64 %50 to i32
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %64, %44
  br i1 %28, label %67, label %74

54:                                               ; preds = %44, %64
  %55 = phi i32 [ %65, %64 ], [ %51, %44 ]
  %56 = icmp ugt i32 %55, %7
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = add i32 %55, %7
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %59
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %63 = add i32 %62, %61
  store i32 %63, ptr addrspace(3) %27, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %57, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %65 = lshr i32 %55, 1
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %53, label %54

67:                                               ; preds = %53
  %68 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !4
  %69 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %70 = mul i64 %69, %46
  %71 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %72 = getelementptr i32, ptr addrspace(1) %1, i64 %70
  %73 = getelementptr i32, ptr addrspace(1) %72, i64 %71
  store i32 %68, ptr addrspace(1) %73, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %67, %53
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %75 = add nuw nsw i32 %45, 1
  %76 = icmp samesign ult i32 %45, 15
  br i1 %76, label %44, label %77

77:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %2 to i64
  %9 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %10 = add nsw i64 %8, -1
  %11 = add i64 %10, %9
  %12 = udiv i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %15 = mul i64 %14, %12
  %16 = sext i32 %7 to i64
  %17 = trunc i64 %15 to i32
  %18 = add i32 %17, %7
  %19 = trunc i64 %14 to i32
  %20 = add i32 %19, 1
  %21 = mul nsw i32 %20, %13
  %22 = tail call spir_func i32 @_Z3minii(i32 noundef %21, i32 noundef %2) #8
  %23 = icmp slt i32 %18, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %4
  %25 = and i32 %3, 31
  br label %29

26:                                               ; preds = %29, %4
  %27 = getelementptr inbounds i32, ptr addrspace(3) @radix_reduce.lmem, i64 %16
  %28 = icmp eq i32 %7, 0
  br label %45

29:                                               ; preds = %24, %29
  %30 = phi i32 [ %18, %24 ], [ %42, %29 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = lshr i32 %33, %25
  %35 = and i32 %34, 15
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %41 = trunc i64 %40 to i32
  %42 = add i32 %30, %41
  %43 = icmp slt i32 %42, %22
  br i1 %43, label %29, label %26

44:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

45:                                               ; preds = %26, %75
  %46 = phi i32 [ 0, %26 ], [ %76, %75 ]
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  store i32 %49, ptr addrspace(3) %27, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %50 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %51 = lshr i64 %50, 1
  %52 = trunc i64 %51 to i32
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %65, %45
  br i1 %28, label %68, label %75

55:                                               ; preds = %45, %65
  %56 = phi i32 [ %66, %65 ], [ %52, %45 ]
  %57 = icmp ugt i32 %56, %7
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = add i32 %56, %7
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !4
  %63 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %64 = add i32 %63, %62
  store i32 %64, ptr addrspace(3) %27, align 4, !tbaa !4
  br label %65

65:                                               ; preds = %58, %55
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %66 = lshr i32 %56, 1
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %54, label %55

68:                                               ; preds = %54
  %69 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !4
  %70 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %71 = mul i64 %70, %47
  %72 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %73 = getelementptr i32, ptr addrspace(1) %1, i64 %71
  %74 = getelementptr i32, ptr addrspace(1) %73, i64 %72
  store i32 %69, ptr addrspace(1) %74, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %68, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %76 = add nuw nsw i32 %46, 1
  %77 = icmp samesign ult i32 %46, 15
  br i1 %77, label %45, label %44
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  br label %6

6:                                                ; preds = %5, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = sext i32 %1 to i64
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %12 = add i64 %11, 1
  %13 = icmp eq i64 %12, %8
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ false, %6 ], [ %13, %10 ]
  br label %16

16:                                               ; preds = %14, %44
  %17 = phi i32 [ 0, %14 ], [ %45, %44 ]
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %19 = icmp ult i64 %18, %8
  br i1 %19, label %20, label %27

20:                                               ; preds = %16
  %21 = mul nsw i32 %17, %1
  %22 = sext i32 %21 to i64
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %24 = getelementptr i32, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %22
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %20, %16
  %28 = phi i32 [ %26, %20 ], [ 0, %16 ]
  %29 = tail call spir_func i32 @scan_local(i32 noundef %28, ptr addrspace(3) noundef @radix_top_scan.lmem) #9
  %30 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %32 = icmp ult i64 %31, %8
  br i1 %32, label %33, label %40

33:                                               ; preds = %27
  %34 = add i32 %30, %29
  %35 = mul nsw i32 %17, %1
  %36 = sext i32 %35 to i64
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %38 = getelementptr i32, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i32, ptr addrspace(1) %38, i64 %36
  store i32 %34, ptr addrspace(1) %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %33, %27
  br i1 %15, label %41, label %44

41:                                               ; preds = %40
  %42 = add i32 %30, %29
  %43 = add i32 %42, %28
  store i32 %43, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %41, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %45 = add nuw nsw i32 %17, 1
  %46 = icmp samesign ult i32 %17, 15
  br i1 %46, label %16, label %47

47:                                               ; preds = %44
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  br label %6

6:                                                ; preds = %5, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = sext i32 %1 to i64
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %12 = add i64 %11, 1
  %13 = icmp eq i64 %12, %8
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ false, %6 ], [ %13, %10 ]
  br label %17

16:                                               ; preds = %45
  ret void

17:                                               ; preds = %14, %45
  %18 = phi i32 [ 0, %14 ], [ %46, %45 ]
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %20 = icmp ult i64 %19, %8
  br i1 %20, label %21, label %28

21:                                               ; preds = %17
  %22 = mul nsw i32 %18, %1
  %23 = sext i32 %22 to i64
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %25 = getelementptr i32, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %23
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %21, %17
  %29 = phi i32 [ %27, %21 ], [ 0, %17 ]
  %30 = tail call spir_func i32 @scan_local(i32 noundef %29, ptr addrspace(3) noundef @radix_top_scan.lmem) #9
  %31 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %33 = icmp ult i64 %32, %8
  br i1 %33, label %34, label %41

34:                                               ; preds = %28
  %35 = add i32 %31, %30
  %36 = mul nsw i32 %18, %1
  %37 = sext i32 %36 to i64
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %39 = getelementptr i32, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 %37
  store i32 %35, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %34, %28
  br i1 %15, label %42, label %45

42:                                               ; preds = %41
  %43 = add i32 %31, %30
  %44 = add i32 %43, %29
  store i32 %44, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %42, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %46 = add nuw nsw i32 %18, 1
  %47 = icmp samesign ult i32 %18, 15
  br i1 %47, label %17, label %16
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %2, 31
  %8 = lshr i32 %6, %7
  %9 = and i32 %8, 15
  br label %10

10:                                               ; preds = %3, %25
  %11 = phi i32 [ 0, %3 ], [ %27, %25 ]
  %12 = phi i32 [ 0, %3 ], [ %18, %25 ]
  %13 = phi i32 [ 0, %3 ], [ %28, %25 ]
  %14 = icmp eq i32 %9, %13
  %15 = zext i1 %14 to i32
  %16 = tail call spir_func i32 @scan_local(i32 noundef %15, ptr addrspace(3) noundef @radix_scatter.lmem) #9
  %17 = add i32 %16, %11
  %18 = select i1 %14, i32 %17, i32 %12
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %21 = add i64 %20, -1
  %22 = icmp eq i64 %19, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %10
  %24 = add i32 %16, %15
  store i32 %24, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %23, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %26 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !4
  %27 = add i32 %26, %11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp samesign ult i32 %13, 15
  br i1 %29, label %10, label %30

30:                                               ; preds = %25
  %31 = zext i32 %18 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  store i32 %6, ptr addrspace(1) %32, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = and i32 %2, 31
  %8 = lshr i32 %6, %7
  %9 = and i32 %8, 15
  br label %13

10:                                               ; preds = %28
  %11 = zext i32 %21 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %6, ptr addrspace(1) %12, align 4, !tbaa !4
  ret void

13:                                               ; preds = %3, %28
  %14 = phi i32 [ 0, %3 ], [ %30, %28 ]
  %15 = phi i32 [ 0, %3 ], [ %21, %28 ]
  %16 = phi i32 [ 0, %3 ], [ %31, %28 ]
  %17 = icmp eq i32 %9, %16
  %18 = zext i1 %17 to i32
  %19 = tail call spir_func i32 @scan_local(i32 noundef %18, ptr addrspace(3) noundef @radix_scatter.lmem) #9
  %20 = add i32 %19, %14
  %21 = select i1 %17, i32 %20, i32 %15
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %23 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %24 = add i64 %23, -1
  %25 = icmp eq i64 %22, %24
  br i1 %25, label %26, label %28

26:                                               ; preds = %13
  %27 = add i32 %19, %18
  store i32 %27, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %26, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %29 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !4
  %30 = add i32 %29, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %31 = add nuw nsw i32 %16, 1
  %32 = icmp samesign ult i32 %16, 15
  br i1 %32, label %13, label %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @scan_local(i32 noundef %0, ptr addrspace(3) noundef captures(none) %1) unnamed_addr #5 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %7
  store i32 0, ptr addrspace(3) %8, align 4, !tbaa !4
  %9 = add nsw i32 %6, %4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %10
  store i32 %0, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %12 = icmp sgt i32 %6, 1
  br i1 %12, label %16, label %13

13:                                               ; preds = %16, %2
  %14 = getelementptr i8, ptr addrspace(3) %11, i64 -4
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !4
  ret i32 %15

16:                                               ; preds = %2, %16
  %17 = phi i32 [ %24, %16 ], [ 1, %2 ]
  %18 = sub nsw i32 %9, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %19
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %22 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %24 = shl nsw i32 %17, 1
  %25 = icmp slt i32 %24, %6
  br i1 %25, label %16, label %13
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!10 = !{!"uint*", !"uint*", !"int", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{i32 1, i32 0}
!13 = !{!"none", !"none"}
!14 = !{!"uint*", !"int"}
!15 = !{!"", !""}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"uint*", !"uint*", !"uint"}
!19 = !{!"const", !"", !""}
