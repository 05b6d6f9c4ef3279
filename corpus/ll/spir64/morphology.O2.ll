; ModuleID = 'corpus/opencl/morphology.cl'
source_filename = "corpus/opencl/morphology.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %49, label %12

12:                                               ; preds = %6, %43
  %13 = phi i8 [ %45, %43 ], [ -1, %6 ]
  %14 = phi i8 [ %44, %43 ], [ 0, %6 ]
  %15 = phi i32 [ %47, %43 ], [ %5, %6 ]
  %16 = sub i32 0, %15
  %17 = and i32 %15, %16
  %18 = tail call spir_func i32 @_Z3clzj(i32 noundef %17) #6
  %19 = sub i32 31, %18
  %20 = freeze i32 %19
  %21 = sdiv i32 %20, 3
  %22 = mul i32 %21, 3
  %23 = sub i32 %20, %22
  %24 = add nsw i32 %23, %8
  %25 = add nsw i32 %21, %10
  %26 = icmp slt i32 %24, 1
  %27 = icmp slt i32 %25, 1
  %28 = select i1 %26, i1 true, i1 %27
  %29 = icmp sgt i32 %24, %3
  %30 = or i1 %29, %28
  %31 = icmp sgt i32 %25, %4
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %43, label %33

33:                                               ; preds = %12
  %34 = add nsw i32 %25, -1
  %35 = add nsw i32 %24, -1
  %36 = mul nsw i32 %34, %3
  %37 = add nuw nsw i32 %35, %36
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %13, i8 noundef zeroext %40) #6
  %42 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %14, i8 noundef zeroext %40) #6
  br label %43

43:                                               ; preds = %33, %12
  %44 = phi i8 [ %42, %33 ], [ %14, %12 ]
  %45 = phi i8 [ %41, %33 ], [ %13, %12 ]
  %46 = add i32 %15, -1
  %47 = and i32 %46, %15
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %12

49:                                               ; preds = %43, %6
  %50 = phi i8 [ 0, %6 ], [ %44, %43 ]
  %51 = phi i8 [ -1, %6 ], [ %45, %43 ]
  %52 = mul nsw i32 %3, %10
  %53 = add nsw i32 %52, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %54
  store i8 %50, ptr addrspace(1) %55, align 1, !tbaa !12
  %56 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %54
  store i8 %51, ptr addrspace(1) %56, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %51, %6
  %13 = phi i8 [ 0, %6 ], [ %52, %51 ]
  %14 = phi i8 [ -1, %6 ], [ %53, %51 ]
  %15 = mul nsw i32 %3, %10
  %16 = add nsw i32 %15, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %17
  store i8 %13, ptr addrspace(1) %18, align 1, !tbaa !12
  %19 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %17
  store i8 %14, ptr addrspace(1) %19, align 1, !tbaa !12
  ret void

20:                                               ; preds = %6, %51
  %21 = phi i8 [ %53, %51 ], [ -1, %6 ]
  %22 = phi i8 [ %52, %51 ], [ 0, %6 ]
  %23 = phi i32 [ %55, %51 ], [ %5, %6 ]
  %24 = sub i32 0, %23
  %25 = and i32 %23, %24
  %26 = tail call spir_func i32 @_Z3clzj(i32 noundef %25) #6
  %27 = sub i32 31, %26
  %28 = freeze i32 %27
  %29 = sdiv i32 %28, 3
  %30 = mul i32 %29, 3
  %31 = sub i32 %28, %30
  %32 = add nsw i32 %31, %8
  %33 = add nsw i32 %29, %10
  %34 = icmp slt i32 %32, 1
  %35 = icmp slt i32 %33, 1
  %36 = select i1 %34, i1 true, i1 %35
  %37 = icmp sgt i32 %32, %3
  %38 = or i1 %37, %36
  %39 = icmp sgt i32 %33, %4
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %51, label %41

41:                                               ; preds = %20
  %42 = add nsw i32 %33, -1
  %43 = add nsw i32 %32, -1
  %44 = mul nsw i32 %42, %3
  %45 = add nuw nsw i32 %43, %44
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !12
  %49 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %21, i8 noundef zeroext %48) #6
  %50 = tail call spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext %22, i8 noundef zeroext %48) #6
  br label %51

51:                                               ; preds = %20, %41
  %52 = phi i8 [ %50, %41 ], [ %22, %20 ]
  %53 = phi i8 [ %49, %41 ], [ %21, %20 ]
  %54 = add i32 %23, -1
  %55 = and i32 %54, %23
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %12, label %20
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %106

10:                                               ; preds = %4
  %11 = mul nsw i32 %2, %6
  %12 = icmp sgt i32 %6, 0
  %13 = icmp sgt i32 %6, -1
  %14 = add nsw i32 %6, -1
  %15 = mul nuw nsw i32 %14, %2
  %16 = add nsw i32 %6, 1
  %17 = icmp sgt i32 %6, -2
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  %20 = mul nuw nsw i32 %16, %2
  br label %21

21:                                               ; preds = %10, %101
  %22 = phi i32 [ 0, %10 ], [ %24, %101 ]
  %23 = icmp eq i32 %22, 0
  %24 = add nuw nsw i32 %22, 1
  %25 = icmp slt i32 %24, %2
  br i1 %12, label %26, label %49

26:                                               ; preds = %21
  %27 = add nuw nsw i32 %15, %22
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  br i1 %23, label %35, label %31

31:                                               ; preds = %26
  %32 = getelementptr i8, ptr addrspace(1) %29, i64 -4
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = lshr i32 %33, 31
  br label %35

35:                                               ; preds = %31, %26
  %36 = phi i32 [ %34, %31 ], [ 0, %26 ]
  br i1 %25, label %37, label %41

37:                                               ; preds = %35
  %38 = getelementptr i8, ptr addrspace(1) %29, i64 4
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !4
  %40 = shl i32 %39, 31
  br label %41

41:                                               ; preds = %35, %37
  %42 = phi i32 [ %40, %37 ], [ 0, %35 ]
  %43 = shl i32 %30, 1
  %44 = or disjoint i32 %36, %43
  %45 = lshr i32 %30, 1
  %46 = or i32 %45, %44
  %47 = or i32 %46, %42
  %48 = or i32 %47, %30
  br label %50

49:                                               ; preds = %21
  br i1 %13, label %50, label %75

50:                                               ; preds = %41, %49
  %51 = phi i32 [ %48, %41 ], [ 0, %49 ]
  %52 = add nuw nsw i32 %11, %22
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !4
  br i1 %23, label %60, label %56

56:                                               ; preds = %50
  %57 = getelementptr i8, ptr addrspace(1) %54, i64 -4
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = lshr i32 %58, 31
  br label %60

60:                                               ; preds = %56, %50
  %61 = phi i32 [ %59, %56 ], [ 0, %50 ]
  br i1 %25, label %62, label %66

62:                                               ; preds = %60
  %63 = getelementptr i8, ptr addrspace(1) %54, i64 4
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = shl i32 %64, 31
  br label %66

66:                                               ; preds = %62, %60
  %67 = phi i32 [ %65, %62 ], [ 0, %60 ]
  %68 = shl i32 %55, 1
  %69 = or disjoint i32 %61, %68
  %70 = lshr i32 %55, 1
  %71 = or i32 %70, %69
  %72 = or i32 %71, %67
  %73 = or i32 %72, %51
  %74 = or i32 %73, %55
  br label %75

75:                                               ; preds = %66, %49
  %76 = phi i32 [ %74, %66 ], [ 0, %49 ]
  br i1 %19, label %77, label %101

77:                                               ; preds = %75
  %78 = add nuw nsw i32 %20, %22
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !4
  br i1 %23, label %86, label %82

82:                                               ; preds = %77
  %83 = getelementptr i8, ptr addrspace(1) %80, i64 -4
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = lshr i32 %84, 31
  br label %86

86:                                               ; preds = %82, %77
  %87 = phi i32 [ %85, %82 ], [ 0, %77 ]
  br i1 %25, label %88, label %92

88:                                               ; preds = %86
  %89 = getelementptr i8, ptr addrspace(1) %80, i64 4
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = shl i32 %90, 31
  br label %92

92:                                               ; preds = %88, %86
  %93 = phi i32 [ %91, %88 ], [ 0, %86 ]
  %94 = shl i32 %81, 1
  %95 = or disjoint i32 %87, %94
  %96 = lshr i32 %81, 1
  %97 = or i32 %96, %95
  %98 = or i32 %97, %93
  %99 = or i32 %98, %76
  %100 = or i32 %99, %81
  br label %101

101:                                              ; preds = %92, %75
  %102 = phi i32 [ %100, %92 ], [ %76, %75 ]
  %103 = add nsw i32 %22, %11
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %104
  store i32 %102, ptr addrspace(1) %105, align 4, !tbaa !4
  br i1 %25, label %21, label %106

106:                                              ; preds = %101, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  %8 = icmp sgt i32 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %106

10:                                               ; preds = %4
  %11 = mul nsw i32 %2, %6
  %12 = icmp sgt i32 %6, 0
  %13 = icmp sgt i32 %6, -1
  %14 = add nsw i32 %6, -1
  %15 = mul nuw nsw i32 %14, %2
  %16 = add nsw i32 %6, 1
  %17 = icmp sgt i32 %6, -2
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  %20 = mul nuw nsw i32 %16, %2
  br label %21

21:                                               ; preds = %10, %101
  %22 = phi i32 [ 0, %10 ], [ %24, %101 ]
  %23 = icmp eq i32 %22, 0
  %24 = add nuw nsw i32 %22, 1
  %25 = icmp slt i32 %24, %2
  br i1 %12, label %26, label %49

26:                                               ; preds = %21
  %27 = add nuw nsw i32 %15, %22
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  br i1 %23, label %35, label %31

31:                                               ; preds = %26
  %32 = getelementptr i8, ptr addrspace(1) %29, i64 -4
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = lshr i32 %33, 31
  br label %35

35:                                               ; preds = %26, %31
  %36 = phi i32 [ %34, %31 ], [ 0, %26 ]
  br i1 %25, label %37, label %41

37:                                               ; preds = %35
  %38 = getelementptr i8, ptr addrspace(1) %29, i64 4
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !4
  %40 = shl i32 %39, 31
  br label %41

41:                                               ; preds = %37, %35
  %42 = phi i32 [ %40, %37 ], [ 0, %35 ]
  %43 = shl i32 %30, 1
  %44 = or disjoint i32 %36, %43
  %45 = lshr i32 %30, 1
  %46 = or i32 %45, %44
  %47 = or i32 %46, %42
  %48 = or i32 %47, %30
  br label %50

49:                                               ; preds = %21
  br i1 %13, label %50, label %75

50:                                               ; preds = %41, %49
  %51 = phi i32 [ %48, %41 ], [ 0, %49 ]
  %52 = add nuw nsw i32 %11, %22
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !4
  br i1 %23, label %60, label %56

56:                                               ; preds = %50
  %57 = getelementptr i8, ptr addrspace(1) %54, i64 -4
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = lshr i32 %58, 31
  br label %60

60:                                               ; preds = %56, %50
  %61 = phi i32 [ %59, %56 ], [ 0, %50 ]
  br i1 %25, label %62, label %66

62:                                               ; preds = %60
  %63 = getelementptr i8, ptr addrspace(1) %54, i64 4
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = shl i32 %64, 31
  br label %66

66:                                               ; preds = %62, %60
  %67 = phi i32 [ %65, %62 ], [ 0, %60 ]
  %68 = shl i32 %55, 1
  %69 = or disjoint i32 %61, %68
  %70 = lshr i32 %55, 1
  %71 = or i32 %70, %69
  %72 = or i32 %71, %67
  %73 = or i32 %72, %51
  %74 = or i32 %73, %55
  br label %75

75:                                               ; preds = %66, %49
  %76 = phi i32 [ %74, %66 ], [ 0, %49 ]
  br i1 %19, label %77, label %101

77:                                               ; preds = %75
  %78 = add nuw nsw i32 %20, %22
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !4
  br i1 %23, label %86, label %82

82:                                               ; preds = %77
  %83 = getelementptr i8, ptr addrspace(1) %80, i64 -4
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = lshr i32 %84, 31
  br label %86

86:                                               ; preds = %82, %77
  %87 = phi i32 [ %85, %82 ], [ 0, %77 ]
  br i1 %25, label %88, label %92

88:                                               ; preds = %86
  %89 = getelementptr i8, ptr addrspace(1) %80, i64 4
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = shl i32 %90, 31
  br label %92

92:                                               ; preds = %88, %86
  %93 = phi i32 [ %91, %88 ], [ 0, %86 ]
  %94 = shl i32 %81, 1
  %95 = or disjoint i32 %87, %94
  %96 = lshr i32 %81, 1
  %97 = or i32 %96, %95
  %98 = or i32 %97, %93
  %99 = or i32 %98, %76
  %100 = or i32 %99, %81
  br label %101

101:                                              ; preds = %92, %75
  %102 = phi i32 [ %100, %92 ], [ %76, %75 ]
  %103 = add nsw i32 %22, %11
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %104
  store i32 %102, ptr addrspace(1) %105, align 4, !tbaa !4
  br i1 %25, label %21, label %106

106:                                              ; preds = %101, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = add nsw i32 %2, -1
  %9 = add nsw i32 %3, -1
  %10 = insertelement <2 x i64> poison, i64 %6, i64 0
  %11 = insertelement <2 x i64> %10, i64 %7, i64 1
  %12 = shufflevector <2 x i64> %11, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %13 = trunc <4 x i64> %12 to <4 x i32>
  %14 = extractelement <4 x i32> %13, i64 1
  %15 = mul nsw i32 %2, %14
  %16 = extractelement <4 x i32> %13, i64 0
  %17 = add nsw i32 %15, %16
  %18 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %8, i64 2
  %19 = insertelement <4 x i32> %18, i32 %9, i64 3
  %20 = icmp eq <4 x i32> %19, %13
  %21 = freeze <4 x i1> %20
  %22 = bitcast <4 x i1> %21 to i4
  %23 = icmp eq i4 %22, 0
  %24 = sext i32 %17 to i64
  br i1 %23, label %25, label %94

25:                                               ; preds = %5
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %94, label %29

29:                                               ; preds = %25
  %30 = sub nsw i32 %17, %2
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %26, i64 1
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !12
  %35 = add nsw i32 %17, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !12
  %40 = load <2 x i8>, ptr addrspace(1) %32, align 1, !tbaa !12
  %41 = shufflevector <2 x i8> %40, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %42 = insertelement <4 x i8> %41, i8 %34, i64 2
  %43 = insertelement <4 x i8> %42, i8 %39, i64 3
  %44 = zext <4 x i8> %43 to <4 x i16>
  %45 = shl nuw nsw <4 x i16> %44, <i16 0, i16 1, i16 2, i16 3>
  %46 = tail call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %45)
  %47 = zext nneg i16 %46 to i32
  %48 = load i8, ptr addrspace(1) %37, align 1, !tbaa !12
  %49 = zext i8 %48 to i32
  %50 = shl nuw nsw i32 %49, 4
  %51 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !12
  %53 = zext i8 %52 to i32
  %54 = getelementptr i8, ptr addrspace(1) %26, i64 -1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = getelementptr i8, ptr addrspace(1) %32, i64 -1
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !12
  %58 = insertelement <4 x i8> poison, i8 %55, i64 0
  %59 = insertelement <4 x i8> %58, i8 %57, i64 1
  %60 = insertelement <4 x i32> poison, i32 %53, i64 0
  %61 = zext <4 x i8> %59 to <4 x i32>
  %62 = shufflevector <4 x i32> %60, <4 x i32> %61, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %63 = insertelement <4 x i32> %62, i32 %47, i64 3
  %64 = insertelement <4 x i32> <i32 5, i32 6, i32 7, i32 poison>, i32 %50, i64 3
  %65 = shl nuw nsw <4 x i32> %63, %64
  %66 = or <4 x i32> %63, %64
  %67 = shufflevector <4 x i32> %65, <4 x i32> %66, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %68 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %67)
  %69 = lshr i32 %68, 1
  %70 = shl nuw nsw i32 %68, 7
  %71 = or i32 %69, %70
  %72 = and i32 %68, 255
  %73 = xor i32 %72, 255
  %74 = and i32 %73, %71
  %75 = tail call spir_func i32 @_Z8popcountj(i32 noundef %74) #6
  %76 = tail call spir_func i32 @_Z8popcountj(i32 noundef %68) #6
  %77 = icmp eq i32 %4, 0
  %78 = extractelement <4 x i32> %66, i64 3
  %79 = and i32 %78, 21
  %80 = icmp eq i32 %79, 21
  %81 = and i32 %68, 69
  %82 = icmp eq i32 %81, 69
  %83 = select i1 %77, i1 %80, i1 %82
  %84 = select i1 %77, i32 -85, i32 -82
  %85 = or i32 %68, %84
  %86 = icmp eq i32 %85, -1
  %87 = or i1 %83, %86
  %88 = add i32 %76, -7
  %89 = icmp ult i32 %88, -5
  %90 = icmp ne i32 %75, 1
  %91 = select i1 %89, i1 true, i1 %90
  %92 = or i1 %91, %87
  %93 = zext i1 %92 to i8
  br label %94

94:                                               ; preds = %25, %5, %29
  %95 = phi i8 [ %93, %29 ], [ 0, %5 ], [ 0, %25 ]
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  store i8 %95, ptr addrspace(1) %96, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = add nsw i32 %2, -1
  %9 = add nsw i32 %3, -1
  %10 = insertelement <2 x i64> poison, i64 %6, i64 0
  %11 = insertelement <2 x i64> %10, i64 %7, i64 1
  %12 = shufflevector <2 x i64> %11, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %13 = trunc <4 x i64> %12 to <4 x i32>
  %14 = extractelement <4 x i32> %13, i64 1
  %15 = mul nsw i32 %2, %14
  %16 = extractelement <4 x i32> %13, i64 0
  %17 = add nsw i32 %15, %16
  %18 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %8, i64 2
  %19 = insertelement <4 x i32> %18, i32 %9, i64 3
  %20 = icmp eq <4 x i32> %19, %13
  %21 = freeze <4 x i1> %20
  %22 = bitcast <4 x i1> %21 to i4
  %23 = icmp eq i4 %22, 0
  %24 = sext i32 %17 to i64
  br i1 %23, label %25, label %94

25:                                               ; preds = %5
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %94, label %29

29:                                               ; preds = %25
  %30 = sub nsw i32 %17, %2
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %26, i64 1
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !12
  %35 = add nsw i32 %17, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !12
  %40 = load <2 x i8>, ptr addrspace(1) %32, align 1, !tbaa !12
  %41 = shufflevector <2 x i8> %40, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %42 = insertelement <4 x i8> %41, i8 %34, i64 2
  %43 = insertelement <4 x i8> %42, i8 %39, i64 3
  %44 = zext <4 x i8> %43 to <4 x i16>
  %45 = shl nuw nsw <4 x i16> %44, <i16 0, i16 1, i16 2, i16 3>
  %46 = tail call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %45)
  %47 = zext nneg i16 %46 to i32
  %48 = load i8, ptr addrspace(1) %37, align 1, !tbaa !12
  %49 = zext i8 %48 to i32
  %50 = shl nuw nsw i32 %49, 4
  %51 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !12
  %53 = zext i8 %52 to i32
  %54 = getelementptr i8, ptr addrspace(1) %26, i64 -1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = getelementptr i8, ptr addrspace(1) %32, i64 -1
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !12
  %58 = insertelement <4 x i8> poison, i8 %55, i64 0
  %59 = insertelement <4 x i8> %58, i8 %57, i64 1
  %60 = insertelement <4 x i32> poison, i32 %53, i64 0
  %61 = zext <4 x i8> %59 to <4 x i32>
  %62 = shufflevector <4 x i32> %60, <4 x i32> %61, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %63 = insertelement <4 x i32> %62, i32 %47, i64 3
  %64 = insertelement <4 x i32> <i32 5, i32 6, i32 7, i32 poison>, i32 %50, i64 3
  %65 = shl nuw nsw <4 x i32> %63, %64
  %66 = or <4 x i32> %63, %64
  %67 = shufflevector <4 x i32> %65, <4 x i32> %66, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %68 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %67)
  %69 = lshr i32 %68, 1
  %70 = shl nuw nsw i32 %68, 7
  %71 = or i32 %69, %70
  %72 = and i32 %68, 255
  %73 = xor i32 %72, 255
  %74 = and i32 %73, %71
  %75 = tail call spir_func i32 @_Z8popcountj(i32 noundef %74) #6
  %76 = tail call spir_func i32 @_Z8popcountj(i32 noundef %68) #6
  %77 = icmp eq i32 %4, 0
  %78 = extractelement <4 x i32> %66, i64 3
  %79 = and i32 %78, 21
  %80 = icmp eq i32 %79, 21
  %81 = and i32 %68, 69
  %82 = icmp eq i32 %81, 69
  %83 = select i1 %77, i1 %80, i1 %82
  %84 = select i1 %77, i32 -85, i32 -82
  %85 = or i32 %68, %84
  %86 = icmp eq i32 %85, -1
  %87 = or i1 %83, %86
  %88 = add i32 %76, -7
  %89 = icmp ult i32 %88, -5
  %90 = icmp ne i32 %75, 1
  %91 = select i1 %89, i1 true, i1 %90
  %92 = or i1 %91, %87
  %93 = zext i1 %92 to i8
  br label %94

94:                                               ; preds = %25, %5, %29
  %95 = phi i8 [ %93, %29 ], [ 0, %5 ], [ 0, %25 ]
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  store i8 %95, ptr addrspace(1) %96, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z3maxhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.vector.reduce.or.v4i16(<4 x i16>) #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int", !"uint"}
!11 = !{!"const", !"", !"", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"uint*", !"uint*", !"int", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none"}
!19 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!20 = !{!"const", !"", !"", !"", !""}
