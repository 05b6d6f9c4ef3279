; ModuleID = 'corpus/opencl/division_heavy.cl'
source_filename = "corpus/opencl/division_heavy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = sdiv i32 %7, 3
  %9 = insertelement <8 x i32> poison, i32 %8, i64 0
  %10 = srem i32 %7, 10
  %11 = insertelement <8 x i32> %9, i32 %10, i64 1
  %12 = sdiv i32 %7, -7
  %13 = insertelement <8 x i32> %11, i32 %12, i64 2
  %14 = udiv i32 %7, 1000000007
  %15 = insertelement <8 x i32> %13, i32 %14, i64 3
  %16 = urem i32 %7, 641
  %17 = insertelement <8 x i32> %15, i32 %16, i64 4
  %18 = sdiv i32 %7, 16
  %19 = srem i32 %7, 64
  %20 = add nsw i32 %18, %19
  %21 = insertelement <8 x i32> %17, i32 %20, i64 5
  %22 = trunc i32 %7 to i16
  %23 = sdiv i16 %22, 11
  %24 = srem i16 %22, 13
  %25 = add nsw i16 %23, %24
  %26 = sext i16 %25 to i32
  %27 = insertelement <8 x i32> %21, i32 %26, i64 6
  %28 = trunc i32 %7 to i8
  %29 = udiv i8 %28, 9
  %30 = urem i8 %28, 5
  %31 = add nuw nsw i8 %29, %30
  %32 = zext nneg i8 %31 to i32
  %33 = insertelement <8 x i32> %27, i32 %32, i64 7
  %34 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %5
  store <8 x i32> %33, ptr addrspace(1) %34, align 32, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = sdiv i32 %7, 3
  %9 = insertelement <8 x i32> poison, i32 %8, i64 0
  %10 = srem i32 %7, 10
  %11 = insertelement <8 x i32> %9, i32 %10, i64 1
  %12 = sdiv i32 %7, -7
  %13 = insertelement <8 x i32> %11, i32 %12, i64 2
  %14 = udiv i32 %7, 1000000007
  %15 = insertelement <8 x i32> %13, i32 %14, i64 3
  %16 = urem i32 %7, 641
  %17 = insertelement <8 x i32> %15, i32 %16, i64 4
  %18 = sdiv i32 %7, 16
  %19 = srem i32 %7, 64
  %20 = add nsw i32 %18, %19
  %21 = insertelement <8 x i32> %17, i32 %20, i64 5
  %22 = trunc i32 %7 to i16
  %23 = sdiv i16 %22, 11
  %24 = srem i16 %22, 13
  %25 = add nsw i16 %23, %24
  %26 = sext i16 %25 to i32
  %27 = insertelement <8 x i32> %21, i32 %26, i64 6
  %28 = trunc i32 %7 to i8
  %29 = udiv i8 %28, 9
  %30 = urem i8 %28, 5
  %31 = add nuw nsw i8 %29, %30
  %32 = zext nneg i8 %31 to i32
  %33 = insertelement <8 x i32> %27, i32 %32, i64 7
  %34 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %5
  store <8 x i32> %33, ptr addrspace(1) %34, align 32, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !19
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = freeze i64 %8
  %13 = freeze i64 %11
  %14 = sdiv i64 %12, %13
  %15 = insertelement <4 x i64> poison, i64 %14, i64 0
  %16 = mul i64 %14, %13
  %17 = sub i64 %12, %16
  %18 = insertelement <4 x i64> %15, i64 %17, i64 1
  %19 = mul nsw i64 %11, 977
  %20 = udiv i64 %8, %19
  %21 = insertelement <4 x i64> %18, i64 %20, i64 2
  %22 = trunc i64 %8 to i32
  %23 = urem i32 %22, %10
  %24 = zext i32 %23 to i64
  %25 = trunc i64 %8 to i16
  %26 = sext i16 %25 to i32
  %27 = srem i32 %10, 100
  %28 = trunc nsw i32 %27 to i16
  %29 = add nsw i16 %28, 1
  %30 = sext i16 %29 to i32
  %31 = sdiv i32 %26, %30
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %32, %24
  %34 = insertelement <4 x i64> %21, i64 %33, i64 3
  %35 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %2, i64 %6
  store <4 x i64> %34, ptr addrspace(1) %35, align 32, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !19
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = freeze i64 %8
  %13 = freeze i64 %11
  %14 = sdiv i64 %12, %13
  %15 = insertelement <4 x i64> poison, i64 %14, i64 0
  %16 = mul i64 %14, %13
  %17 = sub i64 %12, %16
  %18 = insertelement <4 x i64> %15, i64 %17, i64 1
  %19 = mul nsw i64 %11, 977
  %20 = udiv i64 %8, %19
  %21 = insertelement <4 x i64> %18, i64 %20, i64 2
  %22 = trunc i64 %8 to i32
  %23 = urem i32 %22, %10
  %24 = zext i32 %23 to i64
  %25 = trunc i64 %8 to i16
  %26 = sext i16 %25 to i32
  %27 = srem i32 %10, 100
  %28 = trunc nsw i32 %27 to i16
  %29 = add nsw i16 %28, 1
  %30 = sext i16 %29 to i32
  %31 = sdiv i32 %26, %30
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %32, %24
  %34 = insertelement <4 x i64> %21, i64 %33, i64 3
  %35 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %2, i64 %6
  store <4 x i64> %34, ptr addrspace(1) %35, align 32, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, -5
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = add nsw i32 %7, 4
  %11 = urem i32 %10, 7
  br label %16

12:                                               ; preds = %2
  %13 = sub nuw nsw i32 -5, %7
  %14 = urem i32 %13, 7
  %15 = sub nuw nsw i32 6, %14
  br label %16

16:                                               ; preds = %9, %12
  %17 = phi i32 [ %11, %9 ], [ %15, %12 ]
  %18 = icmp sgt i32 %7, -719469
  %19 = add nsw i32 %7, 719468
  %20 = add nsw i32 %7, 573372
  %21 = select i1 %18, i32 %19, i32 %20
  %22 = sdiv i32 %21, 146097
  %23 = mul nsw i32 %22, -146097
  %24 = add i32 %23, %19
  %25 = udiv i32 %24, 1460
  %26 = insertelement <2 x i32> poison, i32 %24, i64 0
  %27 = shufflevector <2 x i32> %26, <2 x i32> poison, <2 x i32> zeroinitializer
  %28 = udiv <2 x i32> %27, <i32 36524, i32 146096>
  %29 = insertelement <2 x i32> %27, i32 %25, i64 1
  %30 = add <2 x i32> %28, %29
  %31 = shufflevector <2 x i32> %30, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %32 = sub <2 x i32> %30, %31
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = udiv i32 %33, 36500
  %35 = udiv i32 %33, 365
  %36 = udiv i32 %33, 1460
  %37 = mul i32 %35, -365
  %38 = sub i32 %24, %36
  %39 = add i32 %38, %34
  %40 = add i32 %39, %37
  %41 = mul i32 %40, 5
  %42 = add i32 %41, 2
  %43 = icmp ult i32 %42, 1530
  %44 = udiv i32 %42, 153
  %45 = select i1 %43, i32 3, i32 -9
  %46 = add nsw i32 %45, %44
  %47 = mul nsw i32 %22, 400
  %48 = add nsw i32 %35, %47
  %49 = icmp slt i32 %46, 3
  %50 = zext i1 %49 to i32
  %51 = add nsw i32 %48, %50
  %52 = insertelement <4 x i32> poison, i32 %51, i64 0
  %53 = insertelement <4 x i32> %52, i32 %46, i64 1
  %54 = mul nuw i32 %44, 153
  %55 = add nuw i32 %54, 2
  %56 = udiv i32 %55, 5
  %57 = add i32 %40, 1
  %58 = sub i32 %57, %56
  %59 = insertelement <4 x i32> %53, i32 %58, i64 2
  %60 = insertelement <4 x i32> %59, i32 %17, i64 3
  %61 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %5
  store <4 x i32> %60, ptr addrspace(1) %61, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, -5
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = add nsw i32 %7, 4
  %11 = urem i32 %10, 7
  br label %16

12:                                               ; preds = %2
  %13 = sub nuw nsw i32 -5, %7
  %14 = urem i32 %13, 7
  %15 = sub nuw nsw i32 6, %14
  br label %16

16:                                               ; preds = %12, %9
  %17 = phi i32 [ %11, %9 ], [ %15, %12 ]
  %18 = icmp sgt i32 %7, -719469
  %19 = add nsw i32 %7, 719468
  %20 = add nsw i32 %7, 573372
  %21 = select i1 %18, i32 %19, i32 %20
  %22 = sdiv i32 %21, 146097
  %23 = mul nsw i32 %22, -146097
  %24 = add i32 %23, %19
  %25 = udiv i32 %24, 1460
  %26 = insertelement <2 x i32> poison, i32 %24, i64 0
  %27 = shufflevector <2 x i32> %26, <2 x i32> poison, <2 x i32> zeroinitializer
  %28 = udiv <2 x i32> %27, <i32 36524, i32 146096>
  %29 = insertelement <2 x i32> %27, i32 %25, i64 1
  %30 = add <2 x i32> %28, %29
  %31 = shufflevector <2 x i32> %30, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %32 = sub <2 x i32> %30, %31
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = udiv i32 %33, 36500
  %35 = udiv i32 %33, 365
  %36 = udiv i32 %33, 1460
  %37 = mul i32 %35, -365
  %38 = sub i32 %24, %36
  %39 = add i32 %38, %34
  %40 = add i32 %39, %37
  %41 = mul i32 %40, 5
  %42 = add i32 %41, 2
  %43 = icmp ult i32 %42, 1530
  %44 = udiv i32 %42, 153
  %45 = select i1 %43, i32 3, i32 -9
  %46 = add nsw i32 %45, %44
  %47 = mul nsw i32 %22, 400
  %48 = add nsw i32 %35, %47
  %49 = icmp slt i32 %46, 3
  %50 = zext i1 %49 to i32
  %51 = add nsw i32 %48, %50
  %52 = insertelement <4 x i32> poison, i32 %51, i64 0
  %53 = insertelement <4 x i32> %52, i32 %46, i64 1
  %54 = mul nuw i32 %44, 153
  %55 = add nuw i32 %54, 2
  %56 = udiv i32 %55, 5
  %57 = add i32 %40, 1
  %58 = sub i32 %57, %56
  %59 = insertelement <4 x i32> %53, i32 %58, i64 2
  %60 = insertelement <4 x i32> %59, i32 %17, i64 3
  %61 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %5
  store <4 x i32> %60, ptr addrspace(1) %61, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %15, %13 ], [ %9, %4 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %4 ]
  %16 = urem i32 %14, %15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %13

18:                                               ; preds = %13, %4
  %19 = phi i32 [ %9, %4 ], [ %15, %13 ]
  %20 = urem i32 %9, %3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %38, label %22

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %27, %22 ], [ 0, %18 ]
  %24 = phi i32 [ %32, %22 ], [ 1, %18 ]
  %25 = phi i32 [ %30, %22 ], [ %20, %18 ]
  %26 = phi i32 [ %25, %22 ], [ %3, %18 ]
  %27 = freeze i32 %24
  %28 = sdiv i32 %26, %25
  %29 = mul nsw i32 %28, %25
  %30 = sub nsw i32 %26, %29
  %31 = mul nsw i32 %28, %27
  %32 = sub nsw i32 %23, %31
  %33 = icmp eq i32 %30, 0
  br i1 %33, label %34, label %22

34:                                               ; preds = %22
  %35 = icmp slt i32 %27, 0
  %36 = select i1 %35, i32 %3, i32 0
  %37 = add nsw i32 %36, %27
  br label %38

38:                                               ; preds = %18, %34
  %39 = phi i32 [ %25, %34 ], [ %3, %18 ]
  %40 = phi i32 [ %37, %34 ], [ 0, %18 ]
  %41 = icmp eq i32 %39, 1
  %42 = select i1 %41, i32 %40, i32 0
  %43 = insertelement <2 x i32> poison, i32 %19, i64 0
  %44 = insertelement <2 x i32> %43, i32 %42, i64 1
  %45 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %44, ptr addrspace(1) %45, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %15, %13 ], [ %9, %4 ]
  %15 = phi i32 [ %16, %13 ], [ %11, %4 ]
  %16 = urem i32 %14, %15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %13

18:                                               ; preds = %13, %4
  %19 = phi i32 [ %9, %4 ], [ %15, %13 ]
  %20 = urem i32 %9, %3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %38, label %22

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %27, %22 ], [ 0, %18 ]
  %24 = phi i32 [ %32, %22 ], [ 1, %18 ]
  %25 = phi i32 [ %30, %22 ], [ %20, %18 ]
  %26 = phi i32 [ %25, %22 ], [ %3, %18 ]
  %27 = freeze i32 %24
  %28 = sdiv i32 %26, %25
  %29 = mul nsw i32 %28, %25
  %30 = sub nsw i32 %26, %29
  %31 = mul nsw i32 %28, %27
  %32 = sub nsw i32 %23, %31
  %33 = icmp eq i32 %30, 0
  br i1 %33, label %34, label %22

34:                                               ; preds = %22
  %35 = icmp slt i32 %27, 0
  %36 = select i1 %35, i32 %3, i32 0
  %37 = add nsw i32 %36, %27
  br label %38

38:                                               ; preds = %18, %34
  %39 = phi i32 [ %25, %34 ], [ %3, %18 ]
  %40 = phi i32 [ %37, %34 ], [ 0, %18 ]
  %41 = icmp eq i32 %39, 1
  %42 = select i1 %41, i32 %40, i32 0
  %43 = insertelement <2 x i32> poison, i32 %19, i64 0
  %44 = insertelement <2 x i32> %43, i32 %42, i64 1
  %45 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %44, ptr addrspace(1) %45, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = srem i32 %4, 15
  %6 = add nsw i32 %5, 2
  %7 = sext i32 %6 to i64
  %8 = mul nsw i32 %4, 65
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !19
  br label %14

14:                                               ; preds = %14, %2
  %15 = phi i32 [ 64, %2 ], [ %28, %14 ]
  %16 = phi i64 [ %13, %2 ], [ %19, %14 ]
  %17 = freeze i64 %16
  %18 = freeze i64 %7
  %19 = udiv i64 %17, %18
  %20 = mul i64 %19, %18
  %21 = sub i64 %17, %20
  %22 = and i64 %21, 254
  %23 = icmp samesign ult i64 %22, 10
  %24 = trunc i64 %21 to i8
  %25 = or i8 %24, 48
  %26 = add i8 %24, 87
  %27 = select i1 %23, i8 %25, i8 %26
  %28 = add nsw i32 %15, -1
  %29 = sext i32 %15 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %10, i64 %29
  store i8 %27, ptr addrspace(1) %30, align 1, !tbaa !13
  %31 = icmp ult i64 %16, %7
  br i1 %31, label %32, label %14

32:                                               ; preds = %14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = srem i32 %4, 15
  %6 = add nsw i32 %5, 2
  %7 = sext i32 %6 to i64
  %8 = mul nsw i32 %4, 65
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !19
  br label %14

14:                                               ; preds = %14, %2
  %15 = phi i32 [ 64, %2 ], [ %28, %14 ]
  %16 = phi i64 [ %13, %2 ], [ %19, %14 ]
  %17 = freeze i64 %16
  %18 = freeze i64 %7
  %19 = udiv i64 %17, %18
  %20 = mul i64 %19, %18
  %21 = sub i64 %17, %20
  %22 = and i64 %21, 254
  %23 = icmp samesign ult i64 %22, 10
  %24 = trunc i64 %21 to i8
  %25 = or i8 %24, 48
  %26 = add i8 %24, 87
  %27 = select i1 %23, i8 %25, i8 %26
  %28 = add nsw i32 %15, -1
  %29 = sext i32 %15 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %10, i64 %29
  store i8 %27, ptr addrspace(1) %30, align 1, !tbaa !13
  %31 = icmp ult i64 %16, %7
  br i1 %31, label %32, label %14

32:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"int*", !"int8*"}
!11 = !{!"int*", !"int __attribute__((ext_vector_type(8)))*"}
!12 = !{!"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"long*", !"int*", !"long4*"}
!17 = !{!"long*", !"int*", !"long __attribute__((ext_vector_type(4)))*"}
!18 = !{!"const", !"const", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !6, i64 0}
!21 = !{!"int*", !"int4*"}
!22 = !{!"int*", !"int __attribute__((ext_vector_type(4)))*"}
!23 = !{i32 1, i32 1, i32 1, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"uint*", !"uint*", !"uint2*", !"uint"}
!26 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"uint"}
!27 = !{!"const", !"const", !"", !""}
!28 = !{!"ulong*", !"uchar*"}
