target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@not_reached.sum = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @own_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = icmp eq i32 %4, 0
  %7 = select i1 %6, ptr addrspace(1) %2, ptr addrspace(1) %1
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = lshr i32 %9, 3
  %11 = and i32 %10, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = lshr i32 %9, 5
  %16 = and i32 %15, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = and i32 %19, 12
  %21 = add nuw nsw i32 %20, 100
  %22 = and i32 %14, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 3
  %25 = icmp eq i32 %24, 0
  %26 = or i1 %23, %25
  br i1 %26, label %41, label %27

27:                                               ; preds = %5
  %28 = and i32 %14, 2
  %29 = icmp ne i32 %28, 0
  %30 = urem i32 %9, 5
  %31 = icmp eq i32 %30, 1
  %32 = and i1 %29, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %27
  %34 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %21) #7
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %33, %27
  %39 = phi i32 [ %37, %33 ], [ %14, %27 ]
  %40 = add nsw i32 %39, 3
  br label %41

41:                                               ; preds = %5, %38
  %42 = phi i32 [ %40, %38 ], [ %14, %5 ]
  %43 = and i64 %8, 4294967295
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %43
  store i32 %42, ptr addrspace(1) %44, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_own_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = icmp eq i32 %4, 0
  %7 = select i1 %6, ptr addrspace(1) %2, ptr addrspace(1) %1
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = lshr i32 %9, 3
  %11 = and i32 %10, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = lshr i32 %9, 5
  %16 = and i32 %15, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = and i32 %19, 12
  %21 = add nuw nsw i32 %20, 100
  %22 = and i32 %14, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 3
  %25 = icmp eq i32 %24, 0
  %26 = or i1 %23, %25
  br i1 %26, label %41, label %27

27:                                               ; preds = %5
  %28 = and i32 %14, 2
  %29 = icmp ne i32 %28, 0
  %30 = urem i32 %9, 5
  %31 = icmp eq i32 %30, 1
  %32 = and i1 %29, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %27
  %34 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %21) #7
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %33, %27
  %39 = phi i32 [ %37, %33 ], [ %14, %27 ]
  %40 = add nsw i32 %39, 3
  br label %41

41:                                               ; preds = %38, %5
  %42 = phi i32 [ %40, %38 ], [ %14, %5 ]
  %43 = and i64 %8, 4294967295
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %43
  store i32 %42, ptr addrspace(1) %44, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @own_ways(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = lshr i32 %4, 3
  %6 = and i32 %5, 15
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %9, i32 noundef 0) #7
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %55

12:                                               ; preds = %2
  %13 = and i64 %3, 15
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = and i32 %10, 4
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %10, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i32 %10, 3
  %21 = and i32 %4, 15
  br label %22

22:                                               ; preds = %12, %51
  %23 = phi i32 [ 0, %12 ], [ %53, %51 ]
  %24 = phi i32 [ 0, %12 ], [ %52, %51 ]
  %25 = icmp sgt i32 %15, %23
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = mul nuw nsw i32 %23, %10
  %28 = add nsw i32 %27, %24
  br label %37

29:                                               ; preds = %22
  br i1 %17, label %37, label %30

30:                                               ; preds = %29
  %31 = and i32 %23, 15
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !4
  %35 = add nsw i32 %34, %23
  %36 = xor i32 %35, %24
  br label %37

37:                                               ; preds = %30, %29, %26
  %38 = phi i32 [ %28, %26 ], [ %36, %30 ], [ %24, %29 ]
  br i1 %19, label %51, label %39

39:                                               ; preds = %37, %39
  %40 = phi i32 [ %49, %39 ], [ %20, %37 ]
  %41 = phi i32 [ %48, %39 ], [ %38, %37 ]
  %42 = mul nsw i32 %41, 3
  %43 = xor i32 %40, %21
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !4
  %47 = mul nsw i32 %46, %40
  %48 = add nsw i32 %47, %42
  %49 = add nuw nsw i32 %40, 1
  %50 = icmp samesign ult i32 %40, 4
  br i1 %50, label %39, label %51

51:                                               ; preds = %39, %37
  %52 = phi i32 [ %38, %37 ], [ %48, %39 ]
  %53 = add nuw nsw i32 %23, 1
  %54 = icmp slt i32 %53, %10
  br i1 %54, label %22, label %55

55:                                               ; preds = %51, %2
  %56 = phi i32 [ 0, %2 ], [ %52, %51 ]
  %57 = and i64 %3, 4294967295
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %57
  store i32 %56, ptr addrspace(1) %58, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_own_ways(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = lshr i32 %4, 3
  %6 = and i32 %5, 15
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %9, i32 noundef 0) #7
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %2
  %13 = and i64 %3, 15
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = and i32 %10, 4
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %10, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i32 %10, 3
  %21 = and i32 %4, 15
  br label %26

22:                                               ; preds = %55, %2
  %23 = phi i32 [ 0, %2 ], [ %56, %55 ]
  %24 = and i64 %3, 4294967295
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  store i32 %23, ptr addrspace(1) %25, align 4, !tbaa !4
  ret void

26:                                               ; preds = %12, %55
  %27 = phi i32 [ 0, %12 ], [ %57, %55 ]
  %28 = phi i32 [ 0, %12 ], [ %56, %55 ]
  %29 = icmp sgt i32 %15, %27
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = mul nuw nsw i32 %27, %10
  %32 = add nsw i32 %31, %28
  br label %41

33:                                               ; preds = %26
  br i1 %17, label %41, label %34

34:                                               ; preds = %33
  %35 = and i32 %27, 15
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = add nsw i32 %38, %27
  %40 = xor i32 %39, %28
  br label %41

41:                                               ; preds = %33, %34, %30
  %42 = phi i32 [ %32, %30 ], [ %40, %34 ], [ %28, %33 ]
  br i1 %19, label %55, label %43

43:                                               ; preds = %41, %43
  %44 = phi i32 [ %53, %43 ], [ %20, %41 ]
  %45 = phi i32 [ %52, %43 ], [ %42, %41 ]
  %46 = mul nsw i32 %45, 3
  %47 = xor i32 %44, %21
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !4
  %51 = mul nsw i32 %50, %44
  %52 = add nsw i32 %51, %46
  %53 = add nuw nsw i32 %44, 1
  %54 = icmp samesign ult i32 %44, 4
  br i1 %54, label %43, label %55

55:                                               ; preds = %43, %41
  %56 = phi i32 [ %42, %41 ], [ %52, %43 ]
  %57 = add nuw nsw i32 %27, 1
  %58 = icmp slt i32 %57, %10
  br i1 %58, label %26, label %22
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @inside(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %57, label %13

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %54

15:                                               ; preds = %13
  %16 = and i32 %2, 1
  %17 = icmp eq i32 %16, 0
  br label %18

18:                                               ; preds = %15, %50
  %19 = phi i32 [ 0, %15 ], [ %52, %50 ]
  %20 = phi i32 [ %10, %15 ], [ %51, %50 ]
  %21 = add i32 %19, %5
  %22 = and i32 %21, 15
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, %10
  br i1 %26, label %27, label %40

27:                                               ; preds = %18
  br i1 %17, label %34, label %28

28:                                               ; preds = %27
  %29 = and i32 %19, 15
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %20
  br label %36

34:                                               ; preds = %27
  %35 = sub nsw i32 %20, %19
  br label %36

36:                                               ; preds = %34, %28
  %37 = phi i32 [ %33, %28 ], [ %35, %34 ]
  %38 = and i32 %37, 7
  %39 = icmp eq i32 %38, 3
  br i1 %39, label %54, label %50

40:                                               ; preds = %18
  %41 = and i32 %19, 15
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !4
  %45 = and i32 %44, 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %40
  %48 = mul nsw i32 %20, 5
  %49 = add nsw i32 %48, %19
  br label %50

50:                                               ; preds = %47, %40, %36
  %51 = phi i32 [ %37, %36 ], [ %49, %47 ], [ %20, %40 ]
  %52 = add nuw nsw i32 %19, 1
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %18, label %54

54:                                               ; preds = %50, %36, %13
  %55 = phi i32 [ %10, %13 ], [ %37, %36 ], [ %51, %50 ]
  %56 = xor i32 %55, %2
  br label %57

57:                                               ; preds = %3, %54
  %58 = phi i32 [ %56, %54 ], [ %10, %3 ]
  %59 = and i64 %4, 4294967295
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_inside(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %57, label %13

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %54

15:                                               ; preds = %13
  %16 = and i32 %2, 1
  %17 = icmp eq i32 %16, 0
  br label %18

18:                                               ; preds = %15, %50
  %19 = phi i32 [ 0, %15 ], [ %52, %50 ]
  %20 = phi i32 [ %10, %15 ], [ %51, %50 ]
  %21 = add i32 %19, %5
  %22 = and i32 %21, 15
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, %10
  br i1 %26, label %27, label %40

27:                                               ; preds = %18
  br i1 %17, label %34, label %28

28:                                               ; preds = %27
  %29 = and i32 %19, 15
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %20
  br label %36

34:                                               ; preds = %27
  %35 = sub nsw i32 %20, %19
  br label %36

36:                                               ; preds = %34, %28
  %37 = phi i32 [ %33, %28 ], [ %35, %34 ]
  %38 = and i32 %37, 7
  %39 = icmp eq i32 %38, 3
  br i1 %39, label %54, label %50

40:                                               ; preds = %18
  %41 = and i32 %19, 15
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !4
  %45 = and i32 %44, 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %40
  %48 = mul nsw i32 %20, 5
  %49 = add nsw i32 %48, %19
  br label %50

50:                                               ; preds = %36, %47, %40
  %51 = phi i32 [ %37, %36 ], [ %49, %47 ], [ %20, %40 ]
  %52 = add nuw nsw i32 %19, 1
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %18, label %54

54:                                               ; preds = %50, %36, %13
  %55 = phi i32 [ %10, %13 ], [ %37, %36 ], [ %51, %50 ]
  %56 = xor i32 %55, %2
  br label %57

57:                                               ; preds = %54, %3
  %58 = phi i32 [ %56, %54 ], [ %10, %3 ]
  %59 = and i64 %4, 4294967295
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @not_reached(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %8, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = lshr i32 %6, 3
  %11 = and i32 %10, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  %17 = icmp sgt i32 %14, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %36

19:                                               ; preds = %9, %31
  %20 = phi i32 [ %34, %31 ], [ 0, %9 ]
  %21 = phi i32 [ %33, %31 ], [ 0, %9 ]
  %22 = add i32 %20, %6
  %23 = and i32 %22, 15
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp eq i32 %26, 1000
  br i1 %27, label %28, label %31

28:                                               ; preds = %19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %29 = load i32, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  %30 = add nsw i32 %29, %21
  br label %31

31:                                               ; preds = %28, %19
  %32 = phi i32 [ %30, %28 ], [ %21, %19 ]
  %33 = add nsw i32 %32, %20
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp slt i32 %34, %14
  br i1 %35, label %19, label %36

36:                                               ; preds = %31, %9
  %37 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %38 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @not_reached.sum, i32 noundef %37) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %39 = load i32, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  %40 = add nsw i32 %39, %37
  %41 = and i64 %5, 4294967295
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  store i32 %40, ptr addrspace(1) %42, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_not_reached(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %8, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = lshr i32 %6, 3
  %11 = and i32 %10, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  %17 = icmp sgt i32 %14, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %36

19:                                               ; preds = %9, %31
  %20 = phi i32 [ %34, %31 ], [ 0, %9 ]
  %21 = phi i32 [ %33, %31 ], [ 0, %9 ]
  %22 = add i32 %20, %6
  %23 = and i32 %22, 15
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp eq i32 %26, 1000
  br i1 %27, label %28, label %31

28:                                               ; preds = %19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %29 = load i32, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  %30 = add nsw i32 %29, %21
  br label %31

31:                                               ; preds = %28, %19
  %32 = phi i32 [ %30, %28 ], [ %21, %19 ]
  %33 = add nsw i32 %32, %20
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp slt i32 %34, %14
  br i1 %35, label %19, label %36

36:                                               ; preds = %31, %9
  %37 = phi i32 [ 0, %9 ], [ %33, %31 ]
  %38 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @not_reached.sum, i32 noundef %37) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %39 = load i32, ptr addrspace(3) @not_reached.sum, align 4, !tbaa !4
  %40 = add nsw i32 %39, %37
  %41 = and i64 %5, 4294967295
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  store i32 %40, ptr addrspace(1) %42, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @guarded_quotient(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %35, label %13

13:                                               ; preds = %3
  %14 = and i32 %5, 3
  %15 = icmp eq i32 %2, 0
  br label %16

16:                                               ; preds = %13, %31
  %17 = phi i32 [ 0, %13 ], [ %33, %31 ]
  %18 = phi i32 [ %10, %13 ], [ %32, %31 ]
  %19 = add i32 %17, %5
  %20 = and i32 %19, 15
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = icmp eq i32 %23, 1000
  br i1 %24, label %31, label %25

25:                                               ; preds = %16
  br i1 %15, label %28, label %26

26:                                               ; preds = %25
  %27 = sdiv i32 100, %2
  br label %28

28:                                               ; preds = %26, %25
  %29 = phi i32 [ %27, %26 ], [ 1, %25 ]
  %30 = add nsw i32 %29, %18
  br label %31

31:                                               ; preds = %28, %16
  %32 = phi i32 [ %30, %28 ], [ %18, %16 ]
  %33 = add nuw nsw i32 %17, 1
  %34 = icmp samesign ult i32 %17, %14
  br i1 %34, label %16, label %35

35:                                               ; preds = %31, %3
  %36 = phi i32 [ %10, %3 ], [ %32, %31 ]
  %37 = and i64 %4, 4294967295
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_guarded_quotient(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %35, label %13

13:                                               ; preds = %3
  %14 = and i32 %5, 3
  %15 = icmp eq i32 %2, 0
  br label %16

16:                                               ; preds = %13, %31
  %17 = phi i32 [ 0, %13 ], [ %33, %31 ]
  %18 = phi i32 [ %10, %13 ], [ %32, %31 ]
  %19 = add i32 %17, %5
  %20 = and i32 %19, 15
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = icmp eq i32 %23, 1000
  br i1 %24, label %31, label %25

25:                                               ; preds = %16
  br i1 %15, label %28, label %26

26:                                               ; preds = %25
  %27 = sdiv i32 100, %2
  br label %28

28:                                               ; preds = %26, %25
  %29 = phi i32 [ %27, %26 ], [ 1, %25 ]
  %30 = add nsw i32 %29, %18
  br label %31

31:                                               ; preds = %16, %28
  %32 = phi i32 [ %30, %28 ], [ %18, %16 ]
  %33 = add nuw nsw i32 %17, 1
  %34 = icmp samesign ult i32 %17, %14
  br i1 %34, label %16, label %35

35:                                               ; preds = %31, %3
  %36 = phi i32 [ %10, %3 ], [ %32, %31 ]
  %37 = and i64 %4, 4294967295
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int*", !"int"}
!11 = !{!"const", !"const", !"const", !"", !""}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"int*", !"int*"}
!15 = !{!"const", !""}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"int*", !"int"}
!19 = !{!"const", !"", !""}
