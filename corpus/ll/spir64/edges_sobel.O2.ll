; ModuleID = 'corpus/opencl/edges_sobel.cl'
source_filename = "corpus/opencl/edges_sobel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.thresholds = type { float, float }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %3, -1
  %11 = add nsw i32 %4, -1
  %12 = insertelement <4 x i32> poison, i32 %7, i64 0
  %13 = insertelement <4 x i32> %12, i32 %9, i64 1
  %14 = insertelement <4 x i32> %13, i32 %10, i64 2
  %15 = insertelement <4 x i32> %14, i32 %11, i64 3
  %16 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %7, i64 2
  %17 = insertelement <4 x i32> %16, i32 %9, i64 3
  %18 = icmp sgt <4 x i32> %15, %17
  %19 = freeze <4 x i1> %18
  %20 = bitcast <4 x i1> %19 to i4
  %21 = icmp eq i4 %20, -1
  br i1 %21, label %22, label %89

22:                                               ; preds = %5
  %23 = mul nsw i32 %3, %9
  %24 = add nsw i32 %23, %7
  %25 = sub nsw i32 %24, %3
  %26 = sext i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 -1
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = load i8, ptr addrspace(1) %27, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = getelementptr i8, ptr addrspace(1) %27, i64 1
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !12
  %35 = zext i8 %34 to i32
  %36 = sext i32 %24 to i64
  %37 = getelementptr i8, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !12
  %40 = zext i8 %39 to i32
  %41 = getelementptr i8, ptr addrspace(1) %37, i64 1
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i32
  %44 = add nsw i32 %24, %3
  %45 = sext i32 %44 to i64
  %46 = getelementptr i8, ptr addrspace(1) %0, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 -1
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !12
  %49 = zext i8 %48 to i32
  %50 = load i8, ptr addrspace(1) %46, align 1, !tbaa !12
  %51 = zext i8 %50 to i32
  %52 = getelementptr i8, ptr addrspace(1) %46, i64 1
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %40, %43
  %56 = shl nsw i32 %55, 1
  %57 = sub nsw i32 %30, %35
  %58 = add nsw i32 %57, %49
  %59 = add nsw i32 %58, %56
  %60 = sub nsw i32 %59, %54
  %61 = sub nsw i32 %32, %51
  %62 = shl nsw i32 %61, 1
  %63 = add nuw nsw i32 %35, %30
  %64 = add nuw nsw i32 %49, %54
  %65 = sub nsw i32 %63, %64
  %66 = add nsw i32 %65, %62
  %67 = mul nsw i32 %60, %60
  %68 = mul nsw i32 %66, %66
  %69 = add nuw nsw i32 %68, %67
  %70 = uitofp nneg i32 %69 to float
  %71 = tail call spir_func float @_Z4sqrtf(float noundef %70) #3, !fpmath !13
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !14
  %73 = tail call spir_func i32 @_Z3absi(i32 noundef %60) #3
  %74 = tail call spir_func i32 @_Z3absi(i32 noundef %66) #3
  %75 = shl i32 %74, 7
  %76 = mul i32 %73, 53
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %86, label %78

78:                                               ; preds = %22
  %79 = shl i32 %73, 7
  %80 = mul i32 %74, 53
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %78
  %83 = xor i32 %66, %60
  %84 = icmp slt i32 %83, 0
  %85 = select i1 %84, i8 3, i8 1
  br label %86

86:                                               ; preds = %82, %78, %22
  %87 = phi i8 [ %85, %82 ], [ 0, %22 ], [ 2, %78 ]
  %88 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %36
  store i8 %87, ptr addrspace(1) %88, align 1, !tbaa !12
  br label %89

89:                                               ; preds = %5, %86
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %3, -1
  %11 = add nsw i32 %4, -1
  %12 = insertelement <4 x i32> poison, i32 %7, i64 0
  %13 = insertelement <4 x i32> %12, i32 %9, i64 1
  %14 = insertelement <4 x i32> %13, i32 %10, i64 2
  %15 = insertelement <4 x i32> %14, i32 %11, i64 3
  %16 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %7, i64 2
  %17 = insertelement <4 x i32> %16, i32 %9, i64 3
  %18 = icmp sgt <4 x i32> %15, %17
  %19 = freeze <4 x i1> %18
  %20 = bitcast <4 x i1> %19 to i4
  %21 = icmp eq i4 %20, -1
  br i1 %21, label %22, label %89

22:                                               ; preds = %5
  %23 = mul nsw i32 %3, %9
  %24 = add nsw i32 %23, %7
  %25 = sub nsw i32 %24, %3
  %26 = sext i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 -1
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = load i8, ptr addrspace(1) %27, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = getelementptr i8, ptr addrspace(1) %27, i64 1
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !12
  %35 = zext i8 %34 to i32
  %36 = sext i32 %24 to i64
  %37 = getelementptr i8, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !12
  %40 = zext i8 %39 to i32
  %41 = getelementptr i8, ptr addrspace(1) %37, i64 1
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i32
  %44 = add nsw i32 %24, %3
  %45 = sext i32 %44 to i64
  %46 = getelementptr i8, ptr addrspace(1) %0, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 -1
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !12
  %49 = zext i8 %48 to i32
  %50 = load i8, ptr addrspace(1) %46, align 1, !tbaa !12
  %51 = zext i8 %50 to i32
  %52 = getelementptr i8, ptr addrspace(1) %46, i64 1
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %40, %43
  %56 = shl nsw i32 %55, 1
  %57 = sub nsw i32 %30, %35
  %58 = add nsw i32 %57, %49
  %59 = add nsw i32 %58, %56
  %60 = sub nsw i32 %59, %54
  %61 = sub nsw i32 %32, %51
  %62 = shl nsw i32 %61, 1
  %63 = add nuw nsw i32 %35, %30
  %64 = add nuw nsw i32 %49, %54
  %65 = sub nsw i32 %63, %64
  %66 = add nsw i32 %65, %62
  %67 = mul nsw i32 %60, %60
  %68 = mul nsw i32 %66, %66
  %69 = add nuw nsw i32 %68, %67
  %70 = uitofp nneg i32 %69 to float
  %71 = tail call spir_func float @_Z4sqrtf(float noundef %70) #3, !fpmath !13
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !14
  %73 = tail call spir_func i32 @_Z3absi(i32 noundef %60) #3
  %74 = tail call spir_func i32 @_Z3absi(i32 noundef %66) #3
  %75 = shl i32 %74, 7
  %76 = mul i32 %73, 53
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %86, label %78

78:                                               ; preds = %22
  %79 = shl i32 %73, 7
  %80 = mul i32 %74, 53
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %78
  %83 = xor i32 %66, %60
  %84 = icmp slt i32 %83, 0
  %85 = select i1 %84, i8 3, i8 1
  br label %86

86:                                               ; preds = %78, %22, %82
  %87 = phi i8 [ %85, %82 ], [ 0, %22 ], [ 2, %78 ]
  %88 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %36
  store i8 %87, ptr addrspace(1) %88, align 1, !tbaa !12
  br label %89

89:                                               ; preds = %5, %86
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly byval(%struct.thresholds) align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = load float, ptr %5, align 4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %9 = load float, ptr %8, align 4
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %11
  %15 = icmp sgt i32 %4, %13
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %63

17:                                               ; preds = %6
  %18 = mul nsw i32 %3, %13
  %19 = add nsw i32 %18, %11
  %20 = icmp eq i32 %11, 0
  %21 = icmp eq i32 %13, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %29, label %23

23:                                               ; preds = %17
  %24 = add nsw i32 %3, -1
  %25 = icmp eq i32 %24, %11
  %26 = add nsw i32 %4, -1
  %27 = icmp eq i32 %26, %13
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %23, %17
  %30 = sext i32 %19 to i64
  br label %59

31:                                               ; preds = %23
  %32 = sext i32 %19 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !12
  switch i8 %34, label %38 [
    i8 0, label %39
    i8 1, label %35
    i8 2, label %37
  ]

35:                                               ; preds = %31
  %36 = add nsw i32 %3, 1
  br label %39

37:                                               ; preds = %31
  br label %39

38:                                               ; preds = %31
  br label %39

39:                                               ; preds = %38, %37, %35, %31
  %40 = phi i32 [ %24, %38 ], [ %3, %37 ], [ %36, %35 ], [ 1, %31 ]
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = sub nsw i32 %19, %40
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = fcmp ogt float %42, %46
  br i1 %47, label %48, label %59

48:                                               ; preds = %39
  %49 = add nsw i32 %40, %19
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = fcmp ult float %42, %52
  br i1 %53, label %59, label %54

54:                                               ; preds = %48
  %55 = fcmp ult float %42, %9
  %56 = fcmp oge float %42, %7
  %57 = select i1 %56, i8 127, i8 0
  %58 = select i1 %55, i8 %57, i8 -1
  br label %59

59:                                               ; preds = %39, %48, %54, %29
  %60 = phi i64 [ %30, %29 ], [ %32, %54 ], [ %32, %48 ], [ %32, %39 ]
  %61 = phi i8 [ 0, %29 ], [ %58, %54 ], [ 0, %48 ], [ 0, %39 ]
  %62 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %60
  store i8 %61, ptr addrspace(1) %62, align 1, !tbaa !12
  br label %63

63:                                               ; preds = %59, %6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly byval(%struct.thresholds) align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %3, %8
  %12 = icmp sgt i32 %4, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %63

14:                                               ; preds = %6
  %15 = mul nsw i32 %3, %10
  %16 = add nsw i32 %15, %8
  %17 = icmp eq i32 %8, 0
  %18 = icmp eq i32 %10, 0
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = add nsw i32 %3, -1
  %22 = icmp eq i32 %21, %8
  %23 = add nsw i32 %4, -1
  %24 = icmp eq i32 %23, %10
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %26, label %28

26:                                               ; preds = %20, %14
  %27 = sext i32 %16 to i64
  br label %59

28:                                               ; preds = %20
  %29 = sext i32 %16 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !12
  switch i8 %31, label %35 [
    i8 0, label %36
    i8 1, label %32
    i8 2, label %34
  ]

32:                                               ; preds = %28
  %33 = add nsw i32 %3, 1
  br label %36

34:                                               ; preds = %28
  br label %36

35:                                               ; preds = %28
  br label %36

36:                                               ; preds = %28, %35, %34, %32
  %37 = phi i32 [ %21, %35 ], [ %3, %34 ], [ %33, %32 ], [ 1, %28 ]
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = sub nsw i32 %16, %37
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = fcmp ogt float %39, %43
  br i1 %44, label %45, label %59

45:                                               ; preds = %36
  %46 = add nsw i32 %37, %16
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = fcmp ult float %39, %49
  br i1 %50, label %59, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !20
  %54 = fcmp ult float %39, %53
  %55 = load float, ptr %5, align 4
  %56 = fcmp oge float %39, %55
  %57 = select i1 %56, i8 127, i8 0
  %58 = select i1 %54, i8 %57, i8 -1
  br label %59

59:                                               ; preds = %36, %45, %51, %26
  %60 = phi i64 [ %27, %26 ], [ %29, %51 ], [ %29, %45 ], [ %29, %36 ]
  %61 = phi i8 [ 0, %26 ], [ %58, %51 ], [ 0, %45 ], [ 0, %36 ]
  %62 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %60
  store i8 %61, ptr addrspace(1) %62, align 1, !tbaa !12
  br label %63

63:                                               ; preds = %59, %6
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %6, -1
  %10 = tail call spir_func i32 @_Z3maxii(i32 noundef %9, i32 noundef 0) #3
  %11 = add nsw i32 %6, 1
  %12 = add nsw i32 %2, -1
  %13 = tail call spir_func i32 @_Z3minii(i32 noundef %11, i32 noundef %12) #3
  %14 = add nsw i32 %8, -1
  %15 = tail call spir_func i32 @_Z3maxii(i32 noundef %14, i32 noundef 0) #3
  %16 = add nsw i32 %8, 1
  %17 = add nsw i32 %3, -1
  %18 = tail call spir_func i32 @_Z3minii(i32 noundef %16, i32 noundef %17) #3
  %19 = mul nsw i32 %2, %8
  %20 = add nsw i32 %19, %10
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %21
  %23 = load i16, ptr addrspace(1) %22, align 2, !tbaa !26
  %24 = add nsw i32 %19, %13
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %25
  %27 = load i16, ptr addrspace(1) %26, align 2, !tbaa !26
  %28 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %23, i16 noundef signext %27) #3
  %29 = mul nsw i32 %15, %2
  %30 = add nsw i32 %29, %6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %31
  %33 = load i16, ptr addrspace(1) %32, align 2, !tbaa !26
  %34 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %28, i16 noundef signext %33) #3
  %35 = mul nsw i32 %18, %2
  %36 = add nsw i32 %35, %6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %37
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !26
  %40 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %34, i16 noundef signext %39) #3
  %41 = add nsw i32 %19, %6
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %42
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !26
  %45 = shl i16 %44, 2
  %46 = tail call spir_func signext i16 @_Z7sub_satss(i16 noundef signext %40, i16 noundef signext %45) #3
  %47 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %42
  store i16 %46, ptr addrspace(1) %47, align 2, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %6, -1
  %10 = tail call spir_func i32 @_Z3maxii(i32 noundef %9, i32 noundef 0) #3
  %11 = add nsw i32 %6, 1
  %12 = add nsw i32 %2, -1
  %13 = tail call spir_func i32 @_Z3minii(i32 noundef %11, i32 noundef %12) #3
  %14 = add nsw i32 %8, -1
  %15 = tail call spir_func i32 @_Z3maxii(i32 noundef %14, i32 noundef 0) #3
  %16 = add nsw i32 %8, 1
  %17 = add nsw i32 %3, -1
  %18 = tail call spir_func i32 @_Z3minii(i32 noundef %16, i32 noundef %17) #3
  %19 = mul nsw i32 %2, %8
  %20 = add nsw i32 %19, %10
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %21
  %23 = load i16, ptr addrspace(1) %22, align 2, !tbaa !26
  %24 = add nsw i32 %19, %13
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %25
  %27 = load i16, ptr addrspace(1) %26, align 2, !tbaa !26
  %28 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %23, i16 noundef signext %27) #3
  %29 = mul nsw i32 %15, %2
  %30 = add nsw i32 %29, %6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %31
  %33 = load i16, ptr addrspace(1) %32, align 2, !tbaa !26
  %34 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %28, i16 noundef signext %33) #3
  %35 = mul nsw i32 %18, %2
  %36 = add nsw i32 %35, %6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %37
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !26
  %40 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %34, i16 noundef signext %39) #3
  %41 = add nsw i32 %19, %6
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %42
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !26
  %45 = shl i16 %44, 2
  %46 = tail call spir_func signext i16 @_Z7sub_satss(i16 noundef signext %40, i16 noundef signext %45) #3
  %47 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %42
  store i16 %46, ptr addrspace(1) %47, align 2, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z7add_satss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z7sub_satss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"float*", !"uchar*", !"int", !"int"}
!11 = !{!"const", !"", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{float 3.000000e+00}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"uchar*", !"uchar*", !"int", !"int", !"thresholds"}
!19 = !{!"const", !"const", !"", !"", !"", !""}
!20 = !{!21, !15, i64 4}
!21 = !{!"", !15, i64 0, !15, i64 4}
!22 = !{i32 1, i32 1, i32 0, i32 0}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"short*", !"short*", !"int", !"int"}
!25 = !{!"const", !"", !"", !""}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !6, i64 0}
