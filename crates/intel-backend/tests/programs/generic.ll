target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.cursor = type { ptr addrspace(4), i32 }

@choose.shared = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@spaces.shared = internal addrspace(3) global [64 x i32] undef, align 4
@__const.spaces.own = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@walk.shared = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @choose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %8, 1000
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(3) @choose.shared, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !4
  %12 = mul nsw i32 %6, 10
  %13 = add nsw i32 %12, 2000
  store i32 %13, ptr %4, align 4, !tbaa !4
  %14 = add nsw i32 %12, 2001
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = add nsw i32 %12, 2002
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = add nsw i32 %12, 2003
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %18, ptr %19, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  %20 = sext i32 %6 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = addrspacecast ptr addrspace(3) %11 to ptr addrspace(4)
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = addrspacecast ptr %4 to ptr addrspace(4)
  %26 = and i64 %7, 3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(4) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %29 = srem i32 %28, 3
  switch i32 %29, label %31 [
    i32 0, label %32
    i32 1, label %30
  ]

30:                                               ; preds = %3
  br label %32

31:                                               ; preds = %3
  br label %32

32:                                               ; preds = %3, %30, %31
  %33 = phi ptr addrspace(4) [ %27, %31 ], [ %22, %30 ], [ %24, %3 ]
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr addrspace(4) %33, align 4, !tbaa !4
  %36 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  %38 = srem i32 %37, 3
  switch i32 %38, label %40 [
    i32 0, label %41
    i32 1, label %39
  ]

39:                                               ; preds = %32
  br label %41

40:                                               ; preds = %32
  br label %41

41:                                               ; preds = %40, %39, %32
  %42 = phi ptr addrspace(4) [ %27, %40 ], [ %22, %39 ], [ %24, %32 ]
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr addrspace(4) %42, align 4, !tbaa !4
  %45 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %46 = add nsw i32 %45, 2
  %47 = srem i32 %46, 3
  switch i32 %47, label %49 [
    i32 0, label %50
    i32 1, label %48
  ]

48:                                               ; preds = %41
  br label %50

49:                                               ; preds = %41
  br label %50

50:                                               ; preds = %49, %48, %41
  %51 = phi ptr addrspace(4) [ %27, %49 ], [ %22, %48 ], [ %24, %41 ]
  %52 = mul nsw i32 %34, 3
  %53 = add nsw i32 %43, %52
  %54 = mul nsw i32 %53, 3
  %55 = load i32, ptr addrspace(4) %51, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(4) %51, align 4, !tbaa !4
  %57 = add nsw i32 %55, %54
  %58 = getelementptr inbounds nuw i32, ptr %4, i64 %26
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = mul nsw i32 %59, 7
  %61 = add nsw i32 %60, %57
  %62 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %63 = add nsw i32 %61, %62
  %64 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %20
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_choose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %8, 1000
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(3) @choose.shared, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !4
  %12 = mul nsw i32 %6, 10
  %13 = add nsw i32 %12, 2000
  store i32 %13, ptr %4, align 4, !tbaa !4
  %14 = add nsw i32 %12, 2001
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = add nsw i32 %12, 2002
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = add nsw i32 %12, 2003
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %18, ptr %19, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  %20 = sext i32 %6 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = addrspacecast ptr addrspace(3) %11 to ptr addrspace(4)
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = addrspacecast ptr %4 to ptr addrspace(4)
  %26 = and i64 %7, 3
  %27 = getelementptr inbounds nuw i32, ptr addrspace(4) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %29 = srem i32 %28, 3
  switch i32 %29, label %31 [
    i32 0, label %32
    i32 1, label %30
  ]

30:                                               ; preds = %3
  br label %32

31:                                               ; preds = %3
  br label %32

32:                                               ; preds = %3, %30, %31
  %33 = phi ptr addrspace(4) [ %27, %31 ], [ %22, %30 ], [ %24, %3 ]
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr addrspace(4) %33, align 4, !tbaa !4
  %36 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  %38 = srem i32 %37, 3
  switch i32 %38, label %40 [
    i32 0, label %41
    i32 1, label %39
  ]

39:                                               ; preds = %32
  br label %41

40:                                               ; preds = %32
  br label %41

41:                                               ; preds = %40, %39, %32
  %42 = phi ptr addrspace(4) [ %27, %40 ], [ %22, %39 ], [ %24, %32 ]
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr addrspace(4) %42, align 4, !tbaa !4
  %45 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %46 = add nsw i32 %45, 2
  %47 = srem i32 %46, 3
  switch i32 %47, label %49 [
    i32 0, label %50
    i32 1, label %48
  ]

48:                                               ; preds = %41
  br label %50

49:                                               ; preds = %41
  br label %50

50:                                               ; preds = %49, %48, %41
  %51 = phi ptr addrspace(4) [ %27, %49 ], [ %22, %48 ], [ %24, %41 ]
  %52 = mul nsw i32 %34, 3
  %53 = add nsw i32 %43, %52
  %54 = mul nsw i32 %53, 3
  %55 = load i32, ptr addrspace(4) %51, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(4) %51, align 4, !tbaa !4
  %57 = add nsw i32 %55, %54
  %58 = getelementptr inbounds nuw i32, ptr %4, i64 %26
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = mul nsw i32 %59, 7
  %61 = add nsw i32 %60, %57
  %62 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %63 = add nsw i32 %61, %62
  %64 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %20
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @spaces(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.spaces.own, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(3) @spaces.shared, i64 %8
  store i32 %7, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  %10 = shl i64 %5, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  switch i32 %13, label %23 [
    i32 0, label %14
    i32 1, label %17
    i32 2, label %19
  ]

14:                                               ; preds = %3
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  br label %23

17:                                               ; preds = %3
  %18 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  br label %23

19:                                               ; preds = %3
  %20 = and i64 %6, 3
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  %22 = addrspacecast ptr %21 to ptr addrspace(4)
  br label %23

23:                                               ; preds = %19, %17, %14, %3
  %24 = phi ptr addrspace(4) [ %16, %14 ], [ %18, %17 ], [ %22, %19 ], [ null, %3 ]
  %25 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %26 = icmp ne ptr addrspace(1) %25, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  %27 = zext i1 %26 to i32
  %28 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %29 = icmp eq ptr addrspace(3) %28, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  %30 = select i1 %29, i32 0, i32 2
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %32 = icmp eq ptr %31, addrspacecast (ptr addrspace(4) null to ptr)
  %33 = select i1 %32, i32 0, i32 4
  %34 = icmp eq ptr addrspace(4) %24, null
  %35 = select i1 %34, i32 8, i32 0
  %36 = or disjoint i32 %35, %27
  %37 = or disjoint i32 %36, %30
  %38 = or disjoint i32 %37, %33
  br i1 %34, label %43, label %39

39:                                               ; preds = %23
  %40 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef nonnull %24) #8
  %41 = shl i32 %40, 4
  %42 = or disjoint i32 %41, %38
  br label %43

43:                                               ; preds = %39, %23
  %44 = phi i32 [ %42, %39 ], [ %38, %23 ]
  %45 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %46 = icmp eq ptr addrspace(3) %45, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  %48 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !4
  %50 = mul nsw i32 %49, 100
  %51 = add nsw i32 %50, %44
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i32 [ %51, %47 ], [ %44, %43 ]
  %54 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %55 = icmp eq ptr %54, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %55, label %61, label %56

56:                                               ; preds = %52
  %57 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 100
  %60 = add nsw i32 %59, %53
  br label %61

61:                                               ; preds = %56, %52
  %62 = phi i32 [ %60, %56 ], [ %53, %52 ]
  %63 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %64 = icmp eq ptr addrspace(1) %63, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !4
  %68 = mul nsw i32 %67, 100
  %69 = add nsw i32 %68, %62
  br label %70

70:                                               ; preds = %61, %65
  %71 = phi i32 [ %69, %65 ], [ %62, %61 ]
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %11
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_spaces(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.spaces.own, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(3) @spaces.shared, i64 %8
  store i32 %7, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  %10 = shl i64 %5, 32
  %11 = ashr exact i64 %10, 32
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  switch i32 %13, label %23 [
    i32 0, label %14
    i32 1, label %17
    i32 2, label %19
  ]

14:                                               ; preds = %3
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  br label %23

17:                                               ; preds = %3
  %18 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  br label %23

19:                                               ; preds = %3
  %20 = and i64 %6, 3
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  %22 = addrspacecast ptr %21 to ptr addrspace(4)
  br label %23

23:                                               ; preds = %3, %17, %19, %14
  %24 = phi ptr addrspace(4) [ %16, %14 ], [ %18, %17 ], [ %22, %19 ], [ null, %3 ]
  %25 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %26 = icmp ne ptr addrspace(1) %25, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  %27 = zext i1 %26 to i32
  %28 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %29 = icmp eq ptr addrspace(3) %28, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  %30 = select i1 %29, i32 0, i32 2
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %32 = icmp eq ptr %31, addrspacecast (ptr addrspace(4) null to ptr)
  %33 = select i1 %32, i32 0, i32 4
  %34 = icmp eq ptr addrspace(4) %24, null
  %35 = select i1 %34, i32 8, i32 0
  %36 = or disjoint i32 %35, %27
  %37 = or disjoint i32 %36, %30
  %38 = or disjoint i32 %37, %33
  br i1 %34, label %43, label %39

39:                                               ; preds = %23
  %40 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef nonnull %24) #8
  %41 = shl i32 %40, 4
  %42 = or disjoint i32 %41, %38
  br label %43

43:                                               ; preds = %39, %23
  %44 = phi i32 [ %42, %39 ], [ %38, %23 ]
  %45 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %46 = icmp eq ptr addrspace(3) %45, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  %48 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %24) #6
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !4
  %50 = mul nsw i32 %49, 100
  %51 = add nsw i32 %50, %44
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i32 [ %51, %47 ], [ %44, %43 ]
  %54 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %55 = icmp eq ptr %54, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %55, label %61, label %56

56:                                               ; preds = %52
  %57 = call spir_func ptr @__to_private(ptr addrspace(4) %24) #6
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 100
  %60 = add nsw i32 %59, %53
  br label %61

61:                                               ; preds = %56, %52
  %62 = phi i32 [ %60, %56 ], [ %53, %52 ]
  %63 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %64 = icmp eq ptr addrspace(1) %63, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %24) #6
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !4
  %68 = mul nsw i32 %67, 100
  %69 = add nsw i32 %68, %62
  br label %70

70:                                               ; preds = %65, %61
  %71 = phi i32 [ %69, %65 ], [ %62, %61 ]
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %11
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @walk(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [3 x %struct.cursor], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, %9
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) @walk.shared, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  store i32 0, ptr %4, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %7, ptr %13, align 4, !tbaa !4
  %14 = shl nsw i32 %7, 1
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = mul nsw i32 %7, 3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = shl nsw i32 %7, 2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = mul nsw i32 %7, 5
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %20, ptr %21, align 4, !tbaa !4
  %22 = mul nsw i32 %7, 6
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = mul nsw i32 %7, 7
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %24, ptr %25, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %26 = sext i32 %7 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  store ptr addrspace(4) %28, ptr %5, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %29, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %31 = addrspacecast ptr addrspace(3) %12 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr %30, align 8, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %32, align 8, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %34 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %34, ptr %33, align 8, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 1, ptr %35, align 8, !tbaa !16
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %26
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = srem i32 %37, 3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.cursor, ptr %5, i64 %39
  %41 = addrspacecast ptr %40 to ptr addrspace(4)
  %42 = load ptr addrspace(4), ptr addrspace(4) %41, align 8, !tbaa !12
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 8
  %45 = load i32, ptr addrspace(4) %44, align 8, !tbaa !16
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %46
  store ptr addrspace(4) %47, ptr addrspace(4) %41, align 8, !tbaa !12
  %48 = add nsw i32 %37, 1
  %49 = srem i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.cursor, ptr %5, i64 %50
  %52 = addrspacecast ptr %51 to ptr addrspace(4)
  %53 = load ptr addrspace(4), ptr addrspace(4) %52, align 8, !tbaa !12
  %54 = load i32, ptr addrspace(4) %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 8
  %56 = load i32, ptr addrspace(4) %55, align 8, !tbaa !16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %57
  store ptr addrspace(4) %58, ptr addrspace(4) %52, align 8, !tbaa !12
  %59 = add nsw i32 %37, 2
  %60 = srem i32 %59, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.cursor, ptr %5, i64 %61
  %63 = addrspacecast ptr %62 to ptr addrspace(4)
  %64 = load ptr addrspace(4), ptr addrspace(4) %63, align 8, !tbaa !12
  %65 = load i32, ptr addrspace(4) %64, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 8
  %67 = load i32, ptr addrspace(4) %66, align 8, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(4) %64, i64 %68
  store ptr addrspace(4) %69, ptr addrspace(4) %63, align 8, !tbaa !12
  %70 = add nsw i32 %37, 3
  %71 = srem i32 %70, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.cursor, ptr %5, i64 %72
  %74 = addrspacecast ptr %73 to ptr addrspace(4)
  %75 = load ptr addrspace(4), ptr addrspace(4) %74, align 8, !tbaa !12
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 8
  %78 = load i32, ptr addrspace(4) %77, align 8, !tbaa !16
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(4) %75, i64 %79
  store ptr addrspace(4) %80, ptr addrspace(4) %74, align 8, !tbaa !12
  %81 = add nsw i32 %37, 4
  %82 = srem i32 %81, 3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.cursor, ptr %5, i64 %83
  %85 = addrspacecast ptr %84 to ptr addrspace(4)
  %86 = load ptr addrspace(4), ptr addrspace(4) %85, align 8, !tbaa !12
  %87 = load i32, ptr addrspace(4) %86, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %85, i64 8
  %89 = load i32, ptr addrspace(4) %88, align 8, !tbaa !16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(4) %86, i64 %90
  store ptr addrspace(4) %91, ptr addrspace(4) %85, align 8, !tbaa !12
  %92 = add nsw i32 %37, 5
  %93 = srem i32 %92, 3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.cursor, ptr %5, i64 %94
  %96 = addrspacecast ptr %95 to ptr addrspace(4)
  %97 = load ptr addrspace(4), ptr addrspace(4) %96, align 8, !tbaa !12
  %98 = load i32, ptr addrspace(4) %97, align 4, !tbaa !4
  switch i32 %37, label %100 [
    i32 0, label %101
    i32 1, label %99
  ]

99:                                               ; preds = %3
  br label %101

100:                                              ; preds = %3
  br label %101

101:                                              ; preds = %100, %99, %3
  %102 = phi ptr addrspace(4) [ %34, %100 ], [ %31, %99 ], [ %28, %3 ]
  %103 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %102, i32 noundef 5, i32 noundef 0, i32 noundef 2) #8
  %104 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %102, i32 noundef 77) #8
  %105 = load volatile i32, ptr addrspace(4) %102, align 4, !tbaa !4
  %106 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %107 = icmp eq i32 %106, 1
  %108 = addrspacecast ptr %13 to ptr addrspace(4)
  %109 = select i1 %107, ptr addrspace(4) %31, ptr addrspace(4) %108
  %110 = load i8, ptr addrspace(4) %109, align 1, !tbaa !17
  %111 = select i1 %107, ptr addrspace(4) %31, ptr addrspace(4) %108
  %112 = getelementptr inbounds nuw i8, ptr addrspace(4) %111, i64 1
  %113 = load i8, ptr addrspace(4) %112, align 1, !tbaa !17
  %114 = icmp eq i32 %106, 2
  br i1 %114, label %115, label %117

115:                                              ; preds = %101
  %116 = addrspacecast ptr %15 to ptr addrspace(4)
  br label %123

117:                                              ; preds = %101
  %118 = sdiv i32 %7, 2
  %119 = shl nsw i32 %118, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %120
  %122 = addrspacecast ptr addrspace(1) %121 to ptr addrspace(4)
  br label %123

123:                                              ; preds = %115, %117
  %124 = phi ptr addrspace(4) [ %116, %115 ], [ %122, %117 ]
  %125 = mul nsw i32 %43, 5
  %126 = add nsw i32 %54, %125
  %127 = mul nsw i32 %126, 5
  %128 = add nsw i32 %65, %127
  %129 = mul nsw i32 %128, 5
  %130 = add nsw i32 %76, %129
  %131 = mul nsw i32 %130, 5
  %132 = add nsw i32 %87, %131
  %133 = mul nsw i32 %132, 5
  %134 = add nsw i32 %98, %133
  %135 = add nsw i32 %103, %134
  %136 = zext i8 %113 to i32
  %137 = zext i8 %110 to i32
  %138 = add i32 %135, %136
  %139 = mul i32 %138, 3
  %140 = add i32 %105, %137
  %141 = add i32 %140, %139
  %142 = load i16, ptr addrspace(4) %124, align 8
  %143 = sext i16 %142 to i32
  %144 = getelementptr inbounds nuw i8, ptr addrspace(4) %124, i64 6
  %145 = load i16, ptr addrspace(4) %144, align 2
  %146 = sext i16 %145 to i32
  %147 = shl nsw i32 %146, 8
  %148 = add nsw i32 %147, %143
  %149 = xor i32 %148, %141
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #8
  %150 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %26
  store i32 %149, ptr addrspace(1) %150, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_walk(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [3 x %struct.cursor], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, %9
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) @walk.shared, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  store i32 0, ptr %4, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %7, ptr %13, align 4, !tbaa !4
  %14 = shl nsw i32 %7, 1
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = mul nsw i32 %7, 3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = shl nsw i32 %7, 2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = mul nsw i32 %7, 5
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %20, ptr %21, align 4, !tbaa !4
  %22 = mul nsw i32 %7, 6
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = mul nsw i32 %7, 7
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %24, ptr %25, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %26 = sext i32 %7 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  store ptr addrspace(4) %28, ptr %5, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %29, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %31 = addrspacecast ptr addrspace(3) %12 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr %30, align 8, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %32, align 8, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %34 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %34, ptr %33, align 8, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 1, ptr %35, align 8, !tbaa !16
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %26
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = srem i32 %37, 3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.cursor, ptr %5, i64 %39
  %41 = addrspacecast ptr %40 to ptr addrspace(4)
  %42 = load ptr addrspace(4), ptr addrspace(4) %41, align 8, !tbaa !12
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 8
  %45 = load i32, ptr addrspace(4) %44, align 8, !tbaa !16
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %46
  store ptr addrspace(4) %47, ptr addrspace(4) %41, align 8, !tbaa !12
  %48 = add nsw i32 %37, 1
  %49 = srem i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.cursor, ptr %5, i64 %50
  %52 = addrspacecast ptr %51 to ptr addrspace(4)
  %53 = load ptr addrspace(4), ptr addrspace(4) %52, align 8, !tbaa !12
  %54 = load i32, ptr addrspace(4) %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 8
  %56 = load i32, ptr addrspace(4) %55, align 8, !tbaa !16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %57
  store ptr addrspace(4) %58, ptr addrspace(4) %52, align 8, !tbaa !12
  %59 = add nsw i32 %37, 2
  %60 = srem i32 %59, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.cursor, ptr %5, i64 %61
  %63 = addrspacecast ptr %62 to ptr addrspace(4)
  %64 = load ptr addrspace(4), ptr addrspace(4) %63, align 8, !tbaa !12
  %65 = load i32, ptr addrspace(4) %64, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 8
  %67 = load i32, ptr addrspace(4) %66, align 8, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(4) %64, i64 %68
  store ptr addrspace(4) %69, ptr addrspace(4) %63, align 8, !tbaa !12
  %70 = add nsw i32 %37, 3
  %71 = srem i32 %70, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.cursor, ptr %5, i64 %72
  %74 = addrspacecast ptr %73 to ptr addrspace(4)
  %75 = load ptr addrspace(4), ptr addrspace(4) %74, align 8, !tbaa !12
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 8
  %78 = load i32, ptr addrspace(4) %77, align 8, !tbaa !16
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(4) %75, i64 %79
  store ptr addrspace(4) %80, ptr addrspace(4) %74, align 8, !tbaa !12
  %81 = add nsw i32 %37, 4
  %82 = srem i32 %81, 3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.cursor, ptr %5, i64 %83
  %85 = addrspacecast ptr %84 to ptr addrspace(4)
  %86 = load ptr addrspace(4), ptr addrspace(4) %85, align 8, !tbaa !12
  %87 = load i32, ptr addrspace(4) %86, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %85, i64 8
  %89 = load i32, ptr addrspace(4) %88, align 8, !tbaa !16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(4) %86, i64 %90
  store ptr addrspace(4) %91, ptr addrspace(4) %85, align 8, !tbaa !12
  %92 = add nsw i32 %37, 5
  %93 = srem i32 %92, 3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.cursor, ptr %5, i64 %94
  %96 = addrspacecast ptr %95 to ptr addrspace(4)
  %97 = load ptr addrspace(4), ptr addrspace(4) %96, align 8, !tbaa !12
  %98 = load i32, ptr addrspace(4) %97, align 4, !tbaa !4
  switch i32 %37, label %100 [
    i32 0, label %101
    i32 1, label %99
  ]

99:                                               ; preds = %3
  br label %101

100:                                              ; preds = %3
  br label %101

101:                                              ; preds = %3, %99, %100
  %102 = phi ptr addrspace(4) [ %34, %100 ], [ %31, %99 ], [ %28, %3 ]
  %103 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %102, i32 noundef 5, i32 noundef 0, i32 noundef 2) #8
  %104 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %102, i32 noundef 77) #8
  %105 = load volatile i32, ptr addrspace(4) %102, align 4, !tbaa !4
  %106 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %107 = icmp eq i32 %106, 1
  %108 = addrspacecast ptr %13 to ptr addrspace(4)
  %109 = select i1 %107, ptr addrspace(4) %31, ptr addrspace(4) %108
  %110 = load i8, ptr addrspace(4) %109, align 1, !tbaa !17
  %111 = select i1 %107, ptr addrspace(4) %31, ptr addrspace(4) %108
  %112 = getelementptr inbounds nuw i8, ptr addrspace(4) %111, i64 1
  %113 = load i8, ptr addrspace(4) %112, align 1, !tbaa !17
  %114 = icmp eq i32 %106, 2
  br i1 %114, label %115, label %117

115:                                              ; preds = %101
  %116 = addrspacecast ptr %15 to ptr addrspace(4)
  br label %123

117:                                              ; preds = %101
  %118 = sdiv i32 %7, 2
  %119 = shl nsw i32 %118, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %120
  %122 = addrspacecast ptr addrspace(1) %121 to ptr addrspace(4)
  br label %123

123:                                              ; preds = %117, %115
  %124 = phi ptr addrspace(4) [ %116, %115 ], [ %122, %117 ]
  %125 = mul nsw i32 %43, 5
  %126 = add nsw i32 %54, %125
  %127 = mul nsw i32 %126, 5
  %128 = add nsw i32 %65, %127
  %129 = mul nsw i32 %128, 5
  %130 = add nsw i32 %76, %129
  %131 = mul nsw i32 %130, 5
  %132 = add nsw i32 %87, %131
  %133 = mul nsw i32 %132, 5
  %134 = add nsw i32 %98, %133
  %135 = add nsw i32 %103, %134
  %136 = zext i8 %113 to i32
  %137 = zext i8 %110 to i32
  %138 = add i32 %135, %136
  %139 = mul i32 %138, 3
  %140 = add i32 %105, %137
  %141 = add i32 %140, %139
  %142 = load i16, ptr addrspace(4) %124, align 8
  %143 = sext i16 %142 to i32
  %144 = getelementptr inbounds nuw i8, ptr addrspace(4) %124, i64 6
  %145 = load i16, ptr addrspace(4) %144, align 2
  %146 = sext i16 %145 to i32
  %147 = shl nsw i32 %146, 8
  %148 = add nsw i32 %147, %143
  %149 = xor i32 %148, %141
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #8
  %150 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %26
  store i32 %149, ptr addrspace(1) %150, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

declare dso_local spir_func ptr addrspace(1) @__to_global(ptr addrspace(4)) local_unnamed_addr

declare dso_local spir_func ptr addrspace(3) @__to_local(ptr addrspace(4)) local_unnamed_addr

declare dso_local spir_func ptr @__to_private(ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !14, i64 0}
!13 = !{!"cursor", !14, i64 0, !5, i64 8}
!14 = !{!"p1 int", !15, i64 0}
!15 = !{!"any pointer", !6, i64 0}
!16 = !{!13, !5, i64 8}
!17 = !{!6, !6, i64 0}
