; ModuleID = 'corpus/opencl/compression.cl'
source_filename = "corpus/opencl/compression.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@codes = dso_local local_unnamed_addr addrspace(2) constant [32 x i8] c"\01\12\01#\01\12\014\01\12\01#\01\12\01E\01\12\01#\01\12\014\01\12\01#\01\12\01U", align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %3, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %10 = shl nsw i32 %7, 1
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %47

14:                                               ; preds = %4, %39
  %15 = phi i32 [ %44, %39 ], [ 0, %4 ]
  %16 = phi i32 [ %41, %39 ], [ 0, %4 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = add nuw nsw i32 %16, 1
  %21 = icmp slt i32 %20, %3
  br i1 %21, label %22, label %39

22:                                               ; preds = %14, %29
  %23 = phi i32 [ %31, %29 ], [ %20, %14 ]
  %24 = phi i32 [ %30, %29 ], [ 1, %14 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = icmp eq i8 %27, %19
  br i1 %28, label %29, label %37

29:                                               ; preds = %22
  %30 = add nuw nsw i32 %24, 1
  %31 = add nuw nsw i32 %30, %16
  %32 = icmp slt i32 %31, %3
  %33 = icmp samesign ult i32 %24, 254
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %22, label %35

35:                                               ; preds = %29
  %36 = trunc i32 %30 to i8
  br label %39

37:                                               ; preds = %22
  %38 = trunc i32 %24 to i8
  br label %39

39:                                               ; preds = %35, %37, %14
  %40 = phi i8 [ 1, %14 ], [ %36, %35 ], [ %38, %37 ]
  %41 = phi i32 [ %20, %14 ], [ %31, %35 ], [ %23, %37 ]
  %42 = zext nneg i32 %15 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %42
  store i8 %40, ptr addrspace(1) %43, align 1, !tbaa !12
  %44 = add nuw nsw i32 %15, 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 1
  store i8 %19, ptr addrspace(1) %45, align 1, !tbaa !12
  %46 = icmp slt i32 %41, %3
  br i1 %46, label %14, label %47

47:                                               ; preds = %39, %4
  %48 = phi i32 [ 0, %4 ], [ %44, %39 ]
  %49 = sext i32 %6 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %49
  store i32 %48, ptr addrspace(1) %50, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %3, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %10 = shl nsw i32 %7, 1
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %47

14:                                               ; preds = %4, %39
  %15 = phi i32 [ %44, %39 ], [ 0, %4 ]
  %16 = phi i32 [ %41, %39 ], [ 0, %4 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = add nuw nsw i32 %16, 1
  %21 = icmp slt i32 %20, %3
  br i1 %21, label %22, label %39

22:                                               ; preds = %14, %29
  %23 = phi i32 [ %31, %29 ], [ %20, %14 ]
  %24 = phi i32 [ %30, %29 ], [ 1, %14 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = icmp eq i8 %27, %19
  br i1 %28, label %29, label %35

29:                                               ; preds = %22
  %30 = add nuw nsw i32 %24, 1
  %31 = add nuw nsw i32 %30, %16
  %32 = icmp slt i32 %31, %3
  %33 = icmp samesign ult i32 %24, 254
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %22, label %37

35:                                               ; preds = %22
  %36 = trunc i32 %24 to i8
  br label %39

37:                                               ; preds = %29
  %38 = trunc i32 %30 to i8
  br label %39

39:                                               ; preds = %35, %37, %14
  %40 = phi i8 [ 1, %14 ], [ %36, %35 ], [ %38, %37 ]
  %41 = phi i32 [ %20, %14 ], [ %23, %35 ], [ %31, %37 ]
  %42 = zext nneg i32 %15 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %42
  store i8 %40, ptr addrspace(1) %43, align 1, !tbaa !12
  %44 = add nuw nsw i32 %15, 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 1
  store i8 %19, ptr addrspace(1) %45, align 1, !tbaa !12
  %46 = icmp slt i32 %41, %3
  br i1 %46, label %14, label %47

47:                                               ; preds = %39, %4
  %48 = phi i32 [ 0, %4 ], [ %44, %39 ]
  %49 = sext i32 %6 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %49
  store i32 %48, ptr addrspace(1) %50, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = and i32 %3, 31
  %8 = shl nsw i32 -1, %7
  %9 = xor i32 %8, -1
  %10 = mul i32 %3, %6
  %11 = shl i32 %6, 5
  %12 = insertelement <2 x i32> <i32 poison, i32 63>, i32 %9, i64 0
  br label %13

13:                                               ; preds = %4, %43
  %14 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %15 = phi i32 [ 0, %4 ], [ %47, %43 ]
  %16 = phi i32 [ %10, %4 ], [ %45, %43 ]
  %17 = phi i32 [ 0, %4 ], [ %44, %43 ]
  %18 = add nuw nsw i32 %15, %11
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = and i32 %21, %9
  %23 = load i32, ptr addrspace(1) %2, align 4, !tbaa !4
  %24 = sub i32 %22, %23
  %25 = insertelement <2 x i32> poison, i32 %24, i64 0
  %26 = insertelement <2 x i32> %25, i32 %17, i64 1
  %27 = and <2 x i32> %26, %12
  %28 = extractelement <2 x i32> %27, i64 0
  %29 = zext nneg i32 %28 to i64
  %30 = extractelement <2 x i32> %27, i64 1
  %31 = zext nneg i32 %30 to i64
  %32 = shl i64 %29, %31
  %33 = or i64 %32, %14
  %34 = add i32 %17, %3
  %35 = icmp ugt i32 %34, 31
  br i1 %35, label %36, label %43

36:                                               ; preds = %13
  %37 = trunc i64 %33 to i32
  %38 = add i32 %16, 1
  %39 = zext i32 %16 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !4
  %41 = lshr i64 %33, 32
  %42 = add i32 %34, -32
  br label %43

43:                                               ; preds = %36, %13
  %44 = phi i32 [ %42, %36 ], [ %34, %13 ]
  %45 = phi i32 [ %38, %36 ], [ %16, %13 ]
  %46 = phi i64 [ %41, %36 ], [ %33, %13 ]
  %47 = add nuw nsw i32 %15, 1
  %48 = icmp samesign ult i32 %15, 31
  br i1 %48, label %13, label %49

49:                                               ; preds = %43
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = and i32 %3, 31
  %8 = shl nsw i32 -1, %7
  %9 = xor i32 %8, -1
  %10 = mul i32 %3, %6
  %11 = shl i32 %6, 5
  %12 = insertelement <2 x i32> <i32 poison, i32 63>, i32 %9, i64 0
  br label %14

13:                                               ; preds = %44
  ret void

14:                                               ; preds = %4, %44
  %15 = phi i64 [ 0, %4 ], [ %47, %44 ]
  %16 = phi i32 [ 0, %4 ], [ %48, %44 ]
  %17 = phi i32 [ %10, %4 ], [ %46, %44 ]
  %18 = phi i32 [ 0, %4 ], [ %45, %44 ]
  %19 = add nuw nsw i32 %16, %11
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = and i32 %22, %9
  %24 = load i32, ptr addrspace(1) %2, align 4, !tbaa !4
  %25 = sub i32 %23, %24
  %26 = insertelement <2 x i32> poison, i32 %25, i64 0
  %27 = insertelement <2 x i32> %26, i32 %18, i64 1
  %28 = and <2 x i32> %27, %12
  %29 = extractelement <2 x i32> %28, i64 0
  %30 = zext nneg i32 %29 to i64
  %31 = extractelement <2 x i32> %28, i64 1
  %32 = zext nneg i32 %31 to i64
  %33 = shl i64 %30, %32
  %34 = or i64 %33, %15
  %35 = add i32 %18, %3
  %36 = icmp ugt i32 %35, 31
  br i1 %36, label %37, label %44

37:                                               ; preds = %14
  %38 = trunc i64 %34 to i32
  %39 = add i32 %17, 1
  %40 = zext i32 %17 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %40
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !4
  %42 = lshr i64 %34, 32
  %43 = add i32 %35, -32
  br label %44

44:                                               ; preds = %37, %14
  %45 = phi i32 [ %43, %37 ], [ %35, %14 ]
  %46 = phi i32 [ %39, %37 ], [ %17, %14 ]
  %47 = phi i64 [ %42, %37 ], [ %34, %14 ]
  %48 = add nuw nsw i32 %16, 1
  %49 = icmp samesign ult i32 %16, 31
  br i1 %49, label %14, label %13
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = and i32 %3, 31
  %8 = shl nsw i32 -1, %7
  %9 = xor i32 %8, -1
  %10 = mul i32 %3, %6
  %11 = shl i32 %6, 5
  br label %12

12:                                               ; preds = %4, %33
  %13 = phi i32 [ 0, %4 ], [ %40, %33 ]
  %14 = mul i32 %13, %3
  %15 = lshr i32 %14, 5
  %16 = add i32 %15, %10
  %17 = and i32 %14, 31
  %18 = zext i32 %16 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = lshr i32 %20, %17
  %22 = add i32 %17, %3
  %23 = icmp ugt i32 %22, 32
  br i1 %23, label %24, label %33

24:                                               ; preds = %12
  %25 = add i32 %16, 1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = sub i32 0, %14
  %30 = and i32 %29, 31
  %31 = shl i32 %28, %30
  %32 = or i32 %31, %21
  br label %33

33:                                               ; preds = %24, %12
  %34 = phi i32 [ %32, %24 ], [ %21, %12 ]
  %35 = and i32 %34, %9
  %36 = add i32 %35, %2
  %37 = add nuw nsw i32 %13, %11
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %38
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = add nuw nsw i32 %13, 1
  %41 = icmp samesign ult i32 %13, 31
  br i1 %41, label %12, label %42

42:                                               ; preds = %33
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = and i32 %3, 31
  %8 = shl nsw i32 -1, %7
  %9 = xor i32 %8, -1
  %10 = mul i32 %3, %6
  %11 = shl i32 %6, 5
  br label %13

12:                                               ; preds = %34
  ret void

13:                                               ; preds = %4, %34
  %14 = phi i32 [ 0, %4 ], [ %41, %34 ]
  %15 = mul i32 %14, %3
  %16 = lshr i32 %15, 5
  %17 = add i32 %16, %10
  %18 = and i32 %15, 31
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = lshr i32 %21, %18
  %23 = add i32 %18, %3
  %24 = icmp ugt i32 %23, 32
  br i1 %24, label %25, label %34

25:                                               ; preds = %13
  %26 = add i32 %17, 1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = sub i32 0, %15
  %31 = and i32 %30, 31
  %32 = shl i32 %29, %31
  %33 = or i32 %32, %22
  br label %34

34:                                               ; preds = %25, %13
  %35 = phi i32 [ %33, %25 ], [ %22, %13 ]
  %36 = and i32 %35, %9
  %37 = add i32 %36, %2
  %38 = add nuw nsw i32 %14, %11
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !4
  %41 = add nuw nsw i32 %14, 1
  %42 = icmp samesign ult i32 %14, 31
  br i1 %42, label %13, label %12
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %59

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = zext i32 %13 to i64
  %15 = shl nuw i64 %14, 32
  %16 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %17 = zext i32 %16 to i64
  %18 = or disjoint i64 %15, %17
  %19 = mul i32 %3, %6
  br label %20

20:                                               ; preds = %11, %53
  %21 = phi i64 [ %18, %11 ], [ %56, %53 ]
  %22 = phi i32 [ 64, %11 ], [ %55, %53 ]
  %23 = phi i32 [ 0, %11 ], [ %57, %53 ]
  %24 = phi i32 [ 0, %11 ], [ %34, %53 ]
  %25 = phi i32 [ 2, %11 ], [ %54, %53 ]
  %26 = and i64 %21, 31
  %27 = getelementptr inbounds nuw i8, ptr addrspace(2) @codes, i64 %26
  %28 = load i8, ptr addrspace(2) %27, align 1, !tbaa !12
  %29 = and i8 %28, 15
  %30 = zext nneg i8 %29 to i32
  %31 = zext nneg i8 %29 to i64
  %32 = lshr i64 %21, %31
  %33 = sub i32 %22, %30
  %34 = add i32 %24, %30
  %35 = lshr i8 %28, 4
  %36 = add nuw nsw i8 %35, 97
  %37 = add i32 %23, %19
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %38
  store i8 %36, ptr addrspace(1) %39, align 1, !tbaa !12
  %40 = icmp ult i32 %33, 33
  %41 = icmp ult i32 %25, 8
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %53

43:                                               ; preds = %20
  %44 = add nuw nsw i32 %25, 1
  %45 = zext nneg i32 %25 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !4
  %48 = zext i32 %47 to i64
  %49 = zext nneg i32 %33 to i64
  %50 = shl nuw i64 %48, %49
  %51 = or i64 %50, %32
  %52 = add nuw nsw i32 %33, 32
  br label %53

53:                                               ; preds = %43, %20
  %54 = phi i32 [ %44, %43 ], [ %25, %20 ]
  %55 = phi i32 [ %52, %43 ], [ %33, %20 ]
  %56 = phi i64 [ %51, %43 ], [ %32, %20 ]
  %57 = add nuw nsw i32 %23, 1
  %58 = icmp slt i32 %57, %3
  br i1 %58, label %20, label %59

59:                                               ; preds = %53, %4
  %60 = phi i32 [ 0, %4 ], [ %34, %53 ]
  %61 = and i64 %5, 4294967295
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %61
  store i32 %60, ptr addrspace(1) %62, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = zext i32 %13 to i64
  %15 = shl nuw i64 %14, 32
  %16 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %17 = zext i32 %16 to i64
  %18 = or disjoint i64 %15, %17
  %19 = mul i32 %3, %6
  br label %24

20:                                               ; preds = %57, %4
  %21 = phi i32 [ 0, %4 ], [ %38, %57 ]
  %22 = and i64 %5, 4294967295
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %22
  store i32 %21, ptr addrspace(1) %23, align 4, !tbaa !4
  ret void

24:                                               ; preds = %11, %57
  %25 = phi i64 [ %18, %11 ], [ %60, %57 ]
  %26 = phi i32 [ 64, %11 ], [ %59, %57 ]
  %27 = phi i32 [ 0, %11 ], [ %61, %57 ]
  %28 = phi i32 [ 0, %11 ], [ %38, %57 ]
  %29 = phi i32 [ 2, %11 ], [ %58, %57 ]
  %30 = and i64 %25, 31
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) @codes, i64 %30
  %32 = load i8, ptr addrspace(2) %31, align 1, !tbaa !12
  %33 = and i8 %32, 15
  %34 = zext nneg i8 %33 to i32
  %35 = zext nneg i8 %33 to i64
  %36 = lshr i64 %25, %35
  %37 = sub i32 %26, %34
  %38 = add i32 %28, %34
  %39 = lshr i8 %32, 4
  %40 = add nuw nsw i8 %39, 97
  %41 = add i32 %27, %19
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %42
  store i8 %40, ptr addrspace(1) %43, align 1, !tbaa !12
  %44 = icmp ult i32 %37, 33
  %45 = icmp ult i32 %29, 8
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %57

47:                                               ; preds = %24
  %48 = add nuw nsw i32 %29, 1
  %49 = zext nneg i32 %29 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !4
  %52 = zext i32 %51 to i64
  %53 = zext nneg i32 %37 to i64
  %54 = shl nuw i64 %52, %53
  %55 = or i64 %54, %36
  %56 = add nuw nsw i32 %37, 32
  br label %57

57:                                               ; preds = %47, %24
  %58 = phi i32 [ %48, %47 ], [ %29, %24 ]
  %59 = phi i32 [ %56, %47 ], [ %37, %24 ]
  %60 = phi i64 [ %55, %47 ], [ %36, %24 ]
  %61 = add nuw nsw i32 %27, 1
  %62 = icmp slt i32 %61, %3
  br i1 %62, label %24, label %20
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %4, %7
  %9 = mul nsw i32 %8, 5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %10
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %5
  %14 = sext i32 %7 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  store i32 0, ptr addrspace(1) %15, align 4, !tbaa !4
  br label %83

16:                                               ; preds = %45
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %17
  store i32 %48, ptr addrspace(1) %18, align 4, !tbaa !4
  br label %53

19:                                               ; preds = %5, %45
  %20 = phi i32 [ %48, %45 ], [ 0, %5 ]
  %21 = phi i32 [ %26, %45 ], [ 0, %5 ]
  %22 = phi i32 [ %51, %45 ], [ 0, %5 ]
  %23 = add nsw i32 %22, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = sub nsw i32 %26, %21
  %28 = shl i32 %27, 1
  %29 = ashr i32 %27, 31
  %30 = xor i32 %28, %29
  %31 = icmp ugt i32 %30, 127
  %32 = trunc nuw nsw i32 %30 to i8
  br i1 %31, label %33, label %45

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %38, %33 ], [ %20, %19 ]
  %35 = phi i32 [ %41, %33 ], [ %30, %19 ]
  %36 = trunc i32 %35 to i8
  %37 = or i8 %36, -128
  %38 = add nsw i32 %34, 1
  %39 = sext i32 %34 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %39
  store i8 %37, ptr addrspace(1) %40, align 1, !tbaa !12
  %41 = lshr i32 %35, 7
  %42 = icmp ugt i32 %35, 16383
  br i1 %42, label %33, label %43

43:                                               ; preds = %33
  %44 = trunc nuw i32 %41 to i8
  br label %45

45:                                               ; preds = %43, %19
  %46 = phi i8 [ %32, %19 ], [ %44, %43 ]
  %47 = phi i32 [ %20, %19 ], [ %38, %43 ]
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %49
  store i8 %46, ptr addrspace(1) %50, align 1, !tbaa !12
  %51 = add nuw nsw i32 %22, 1
  %52 = icmp slt i32 %51, %4
  br i1 %52, label %19, label %16

53:                                               ; preds = %16, %72
  %54 = phi i32 [ %81, %72 ], [ 0, %16 ]
  %55 = phi i32 [ %77, %72 ], [ 0, %16 ]
  %56 = phi i32 [ %61, %72 ], [ 0, %16 ]
  br label %57

57:                                               ; preds = %53, %57
  %58 = phi i32 [ %61, %57 ], [ %56, %53 ]
  %59 = phi i32 [ %69, %57 ], [ 0, %53 ]
  %60 = phi i32 [ %70, %57 ], [ 0, %53 ]
  %61 = add nsw i32 %58, 1
  %62 = sext i32 %58 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !12
  %65 = and i8 %64, 127
  %66 = zext nneg i8 %65 to i32
  %67 = and i32 %60, 31
  %68 = shl i32 %66, %67
  %69 = or i32 %68, %59
  %70 = add i32 %60, 7
  %71 = icmp sgt i8 %64, -1
  br i1 %71, label %72, label %57

72:                                               ; preds = %57
  %73 = lshr i32 %69, 1
  %74 = and i32 %69, 1
  %75 = sub nsw i32 0, %74
  %76 = xor i32 %73, %75
  %77 = add nsw i32 %76, %55
  %78 = add nsw i32 %54, %8
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %79
  store i32 %77, ptr addrspace(1) %80, align 4, !tbaa !4
  %81 = add nuw nsw i32 %54, 1
  %82 = icmp slt i32 %81, %4
  br i1 %82, label %53, label %83

83:                                               ; preds = %72, %13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %4, %7
  %9 = mul nsw i32 %8, 5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %10
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %5
  %14 = sext i32 %7 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  store i32 0, ptr addrspace(1) %15, align 4, !tbaa !4
  br label %57

16:                                               ; preds = %45
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %17
  store i32 %48, ptr addrspace(1) %18, align 4, !tbaa !4
  br label %53

19:                                               ; preds = %5, %45
  %20 = phi i32 [ %48, %45 ], [ 0, %5 ]
  %21 = phi i32 [ %26, %45 ], [ 0, %5 ]
  %22 = phi i32 [ %51, %45 ], [ 0, %5 ]
  %23 = add nsw i32 %22, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = sub nsw i32 %26, %21
  %28 = shl i32 %27, 1
  %29 = ashr i32 %27, 31
  %30 = xor i32 %28, %29
  %31 = icmp ugt i32 %30, 127
  %32 = trunc nuw nsw i32 %30 to i8
  br i1 %31, label %33, label %45

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %38, %33 ], [ %20, %19 ]
  %35 = phi i32 [ %41, %33 ], [ %30, %19 ]
  %36 = trunc i32 %35 to i8
  %37 = or i8 %36, -128
  %38 = add nsw i32 %34, 1
  %39 = sext i32 %34 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %39
  store i8 %37, ptr addrspace(1) %40, align 1, !tbaa !12
  %41 = lshr i32 %35, 7
  %42 = icmp ugt i32 %35, 16383
  br i1 %42, label %33, label %43

43:                                               ; preds = %33
  %44 = trunc nuw i32 %41 to i8
  br label %45

45:                                               ; preds = %43, %19
  %46 = phi i8 [ %32, %19 ], [ %44, %43 ]
  %47 = phi i32 [ %20, %19 ], [ %38, %43 ]
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %49
  store i8 %46, ptr addrspace(1) %50, align 1, !tbaa !12
  %51 = add nuw nsw i32 %22, 1
  %52 = icmp slt i32 %51, %4
  br i1 %52, label %19, label %16

53:                                               ; preds = %16, %73
  %54 = phi i32 [ %82, %73 ], [ 0, %16 ]
  %55 = phi i32 [ %78, %73 ], [ 0, %16 ]
  %56 = phi i32 [ %62, %73 ], [ 0, %16 ]
  br label %58

57:                                               ; preds = %73, %13
  ret void

58:                                               ; preds = %53, %58
  %59 = phi i32 [ %62, %58 ], [ %56, %53 ]
  %60 = phi i32 [ %70, %58 ], [ 0, %53 ]
  %61 = phi i32 [ %71, %58 ], [ 0, %53 ]
  %62 = add nsw i32 %59, 1
  %63 = sext i32 %59 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !12
  %66 = and i8 %65, 127
  %67 = zext nneg i8 %66 to i32
  %68 = and i32 %61, 31
  %69 = shl i32 %67, %68
  %70 = or i32 %69, %60
  %71 = add i32 %61, 7
  %72 = icmp sgt i8 %65, -1
  br i1 %72, label %73, label %58

73:                                               ; preds = %58
  %74 = lshr i32 %70, 1
  %75 = and i32 %70, 1
  %76 = sub nsw i32 0, %75
  %77 = xor i32 %74, %76
  %78 = add nsw i32 %77, %55
  %79 = add nsw i32 %54, %8
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %80
  store i32 %78, ptr addrspace(1) %81, align 4, !tbaa !4
  %82 = add nuw nsw i32 %54, 1
  %83 = icmp slt i32 %82, %4
  br i1 %83, label %53, label %57
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = shl nsw i32 %5, 5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %7
  %9 = shl nsw i32 %5, 6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %10
  br label %12

12:                                               ; preds = %3, %87
  %13 = phi i32 [ 0, %3 ], [ %89, %87 ]
  %14 = phi i32 [ 0, %3 ], [ %88, %87 ]
  %15 = add nsw i32 %14, 1
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !12
  %19 = icmp sgt i8 %18, -1
  %20 = icmp eq i32 %13, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %12
  %23 = add nsw i32 %13, 1
  %24 = sext i32 %13 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %24
  store i8 %18, ptr addrspace(1) %25, align 1, !tbaa !12
  br label %87

26:                                               ; preds = %12
  %27 = add nsw i32 %14, 2
  %28 = sext i32 %15 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !12
  %31 = zext i8 %30 to i32
  %32 = srem i32 %31, %13
  %33 = xor i32 %32, -1
  %34 = and i8 %18, 7
  %35 = add nuw nsw i8 %34, 2
  %36 = zext nneg i8 %35 to i32
  %37 = sub nsw i32 64, %13
  %38 = tail call spir_func i32 @_Z3minii(i32 noundef %36, i32 noundef %37) #3
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %87

40:                                               ; preds = %26
  %41 = icmp ult i32 %38, 8
  br i1 %41, label %72, label %42

42:                                               ; preds = %40
  %43 = add nsw i32 %38, -1
  %44 = xor i32 %32, -1
  %45 = add i32 %13, %44
  %46 = add i32 %45, %43
  %47 = icmp slt i32 %46, %45
  br i1 %47, label %72, label %48

48:                                               ; preds = %42
  %49 = sext i32 %13 to i64
  %50 = xor i32 %32, -1
  %51 = add i32 %13, %50
  %52 = sext i32 %51 to i64
  %53 = sub nsw i64 %49, %52
  %54 = icmp ult i64 %53, 4
  br i1 %54, label %72, label %55

55:                                               ; preds = %48
  %56 = and i32 %38, 2147483644
  %57 = and i32 %38, 3
  %58 = add i32 %13, %56
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ 0, %55 ], [ %68, %59 ]
  %61 = add i32 %13, %60
  %62 = add i32 %61, %33
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %63
  %65 = load <4 x i8>, ptr addrspace(1) %64, align 1, !tbaa !12
  %66 = sext i32 %61 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %66
  store <4 x i8> %65, ptr addrspace(1) %67, align 1, !tbaa !12
  %68 = add nuw i32 %60, 4
  %69 = icmp eq i32 %68, %56
  br i1 %69, label %70, label %59, !llvm.loop !26

70:                                               ; preds = %59
  %71 = icmp eq i32 %38, %56
  br i1 %71, label %87, label %72

72:                                               ; preds = %48, %42, %40, %70
  %73 = phi i32 [ %38, %48 ], [ %38, %42 ], [ %38, %40 ], [ %57, %70 ]
  %74 = phi i32 [ %13, %48 ], [ %13, %42 ], [ %13, %40 ], [ %58, %70 ]
  br label %75

75:                                               ; preds = %72, %75
  %76 = phi i32 [ %78, %75 ], [ %73, %72 ]
  %77 = phi i32 [ %85, %75 ], [ %74, %72 ]
  %78 = add nsw i32 %76, -1
  %79 = add i32 %77, %33
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !12
  %83 = sext i32 %77 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %83
  store i8 %82, ptr addrspace(1) %84, align 1, !tbaa !12
  %85 = add nsw i32 %77, 1
  %86 = icmp samesign ugt i32 %76, 1
  br i1 %86, label %75, label %87, !llvm.loop !29

87:                                               ; preds = %75, %70, %26, %22
  %88 = phi i32 [ %15, %22 ], [ %27, %26 ], [ %27, %70 ], [ %27, %75 ]
  %89 = phi i32 [ %23, %22 ], [ %13, %26 ], [ %58, %70 ], [ %85, %75 ]
  %90 = icmp slt i32 %88, 31
  %91 = icmp slt i32 %89, 64
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %12, label %93

93:                                               ; preds = %87
  %94 = sext i32 %5 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %94
  store i32 %89, ptr addrspace(1) %95, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = shl nsw i32 %5, 5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %7
  %9 = shl nsw i32 %5, 6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %10
  br label %12

12:                                               ; preds = %3, %87
  %13 = phi i32 [ 0, %3 ], [ %89, %87 ]
  %14 = phi i32 [ 0, %3 ], [ %88, %87 ]
  %15 = add nsw i32 %14, 1
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !12
  %19 = icmp sgt i8 %18, -1
  %20 = icmp eq i32 %13, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %12
  %23 = add nsw i32 %13, 1
  %24 = sext i32 %13 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %24
  store i8 %18, ptr addrspace(1) %25, align 1, !tbaa !12
  br label %87

26:                                               ; preds = %12
  %27 = add nsw i32 %14, 2
  %28 = sext i32 %15 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !12
  %31 = zext i8 %30 to i32
  %32 = srem i32 %31, %13
  %33 = xor i32 %32, -1
  %34 = and i8 %18, 7
  %35 = add nuw nsw i8 %34, 2
  %36 = zext nneg i8 %35 to i32
  %37 = sub nsw i32 64, %13
  %38 = tail call spir_func i32 @_Z3minii(i32 noundef %36, i32 noundef %37) #3
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %87

40:                                               ; preds = %26
  %41 = icmp ult i32 %38, 8
  br i1 %41, label %72, label %42

42:                                               ; preds = %40
  %43 = add nsw i32 %38, -1
  %44 = xor i32 %32, -1
  %45 = add i32 %13, %44
  %46 = add i32 %45, %43
  %47 = icmp slt i32 %46, %45
  br i1 %47, label %72, label %48

48:                                               ; preds = %42
  %49 = sext i32 %13 to i64
  %50 = xor i32 %32, -1
  %51 = add i32 %13, %50
  %52 = sext i32 %51 to i64
  %53 = sub nsw i64 %49, %52
  %54 = icmp ult i64 %53, 4
  br i1 %54, label %72, label %55

55:                                               ; preds = %48
  %56 = and i32 %38, 2147483644
  %57 = and i32 %38, 3
  %58 = add i32 %13, %56
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ 0, %55 ], [ %68, %59 ]
  %61 = add i32 %13, %60
  %62 = add i32 %61, %33
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %63
  %65 = load <4 x i8>, ptr addrspace(1) %64, align 1, !tbaa !12
  %66 = sext i32 %61 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %66
  store <4 x i8> %65, ptr addrspace(1) %67, align 1, !tbaa !12
  %68 = add nuw i32 %60, 4
  %69 = icmp eq i32 %68, %56
  br i1 %69, label %70, label %59, !llvm.loop !30

70:                                               ; preds = %59
  %71 = icmp eq i32 %38, %56
  br i1 %71, label %87, label %72

72:                                               ; preds = %48, %42, %40, %70
  %73 = phi i32 [ %38, %48 ], [ %38, %42 ], [ %38, %40 ], [ %57, %70 ]
  %74 = phi i32 [ %13, %48 ], [ %13, %42 ], [ %13, %40 ], [ %58, %70 ]
  br label %75

75:                                               ; preds = %72, %75
  %76 = phi i32 [ %78, %75 ], [ %73, %72 ]
  %77 = phi i32 [ %85, %75 ], [ %74, %72 ]
  %78 = add nsw i32 %76, -1
  %79 = add i32 %77, %33
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !12
  %83 = sext i32 %77 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %11, i64 %83
  store i8 %82, ptr addrspace(1) %84, align 1, !tbaa !12
  %85 = add nsw i32 %77, 1
  %86 = icmp samesign ugt i32 %76, 1
  br i1 %86, label %75, label %87, !llvm.loop !31

87:                                               ; preds = %75, %70, %26, %22
  %88 = phi i32 [ %15, %22 ], [ %27, %26 ], [ %27, %70 ], [ %27, %75 ]
  %89 = phi i32 [ %23, %22 ], [ %13, %26 ], [ %58, %70 ], [ %85, %75 ]
  %90 = icmp slt i32 %88, 31
  %91 = icmp slt i32 %89, 64
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %12, label %93

93:                                               ; preds = %87
  %94 = sext i32 %5 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %94
  store i32 %89, ptr addrspace(1) %95, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!14 = !{!"const", !"", !"const", !""}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"uint*", !"uint*", !"uint", !"uint"}
!17 = !{!"uint*", !"uchar*", !"uint*", !"int"}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"int*", !"uchar*", !"int*", !"int*", !"int"}
!21 = !{!"const", !"", !"", !"", !""}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int*"}
!25 = !{!"const", !"", !""}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.isvectorized", i32 1}
!28 = !{!"llvm.loop.unroll.runtime.disable"}
!29 = distinct !{!29, !27}
!30 = distinct !{!30, !27, !28}
!31 = distinct !{!31, !27}
