; ModuleID = 'corpus/opencl/nqueens_sudoku.cl'
source_filename = "corpus/opencl/nqueens_sudoku.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = freeze i32 %8
  %10 = sdiv i32 %9, 8
  %11 = mul i32 %10, 8
  %12 = sub i32 %9, %11
  %13 = icmp slt i32 %12, %1
  %14 = icmp slt i32 %10, %1
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %92

16:                                               ; preds = %2
  %17 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %12, i32 noundef %10) #9
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %19, label %92

19:                                               ; preds = %16
  %20 = and i32 %1, 31
  %21 = shl nsw i32 -1, %20
  %22 = xor i32 %21, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %23 = and i32 %12, 31
  %24 = shl nuw i32 1, %23
  %25 = and i32 %10, 31
  %26 = shl nuw i32 1, %25
  %27 = or i32 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = shl i32 4, %23
  %30 = shl i32 2, %25
  %31 = or i32 %29, %30
  %32 = and i32 %31, %22
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = lshr i32 %24, 2
  %35 = lshr i32 %26, 1
  %36 = or i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %36, ptr %37, align 4, !tbaa !4
  %38 = or i32 %32, %27
  %39 = or i32 %38, %36
  %40 = xor i32 %39, -1
  %41 = and i32 %40, %22
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = add nsw i32 %1, -1
  br label %44

44:                                               ; preds = %19, %86
  %45 = phi i32 [ 0, %19 ], [ %88, %86 ]
  %46 = phi i32 [ 2, %19 ], [ %87, %86 ]
  br label %47

47:                                               ; preds = %44, %53
  %48 = phi i32 [ %46, %44 ], [ %54, %53 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %6, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %47
  %54 = add nsw i32 %48, -1
  %55 = icmp sgt i32 %48, 2
  br i1 %55, label %47, label %90

56:                                               ; preds = %47
  %57 = sub i32 0, %51
  %58 = and i32 %51, %57
  %59 = xor i32 %58, %51
  store i32 %59, ptr %50, align 4, !tbaa !4
  %60 = icmp eq i32 %48, %43
  br i1 %60, label %61, label %63

61:                                               ; preds = %56
  %62 = add i32 %45, 1
  br label %86

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %49
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = or i32 %65, %58
  %67 = add nuw nsw i32 %48, 1
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %3, i64 %68
  store i32 %66, ptr %69, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw i32, ptr %4, i64 %49
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = or i32 %71, %58
  %73 = shl i32 %72, 1
  %74 = and i32 %73, %22
  %75 = getelementptr inbounds nuw i32, ptr %4, i64 %68
  store i32 %74, ptr %75, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw i32, ptr %5, i64 %49
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = or i32 %77, %58
  %79 = lshr i32 %78, 1
  %80 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  store i32 %79, ptr %80, align 4, !tbaa !4
  %81 = or i32 %74, %66
  %82 = or i32 %81, %79
  %83 = xor i32 %82, -1
  %84 = and i32 %83, %22
  %85 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  store i32 %84, ptr %85, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %63, %61
  %87 = phi i32 [ %43, %61 ], [ %67, %63 ]
  %88 = phi i32 [ %62, %61 ], [ %45, %63 ]
  %89 = icmp sgt i32 %87, 1
  br i1 %89, label %44, label %90

90:                                               ; preds = %86, %53
  %91 = phi i32 [ %45, %53 ], [ %88, %86 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  br label %92

92:                                               ; preds = %2, %16, %90
  %93 = phi i32 [ %91, %90 ], [ 0, %16 ], [ 0, %2 ]
  %94 = sext i32 %8 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %94
  store i32 %93, ptr addrspace(1) %95, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = freeze i32 %8
  %10 = sdiv i32 %9, 8
  %11 = mul i32 %10, 8
  %12 = sub i32 %9, %11
  %13 = icmp slt i32 %12, %1
  %14 = icmp slt i32 %10, %1
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %92

16:                                               ; preds = %2
  %17 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %12, i32 noundef %10) #9
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %19, label %92

19:                                               ; preds = %16
  %20 = and i32 %1, 31
  %21 = shl nsw i32 -1, %20
  %22 = xor i32 %21, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %23 = and i32 %12, 31
  %24 = shl nuw i32 1, %23
  %25 = and i32 %10, 31
  %26 = shl nuw i32 1, %25
  %27 = or i32 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = shl i32 4, %23
  %30 = shl i32 2, %25
  %31 = or i32 %29, %30
  %32 = and i32 %31, %22
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = lshr i32 %24, 2
  %35 = lshr i32 %26, 1
  %36 = or i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %36, ptr %37, align 4, !tbaa !4
  %38 = or i32 %32, %27
  %39 = or i32 %38, %36
  %40 = xor i32 %39, -1
  %41 = and i32 %40, %22
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = add nsw i32 %1, -1
  br label %44

44:                                               ; preds = %19, %86
  %45 = phi i32 [ 0, %19 ], [ %88, %86 ]
  %46 = phi i32 [ 2, %19 ], [ %87, %86 ]
  br label %47

47:                                               ; preds = %44, %53
  %48 = phi i32 [ %46, %44 ], [ %54, %53 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %6, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %47
  %54 = add nsw i32 %48, -1
  %55 = icmp sgt i32 %48, 2
  br i1 %55, label %47, label %90

56:                                               ; preds = %47
  %57 = sub i32 0, %51
  %58 = and i32 %51, %57
  %59 = xor i32 %58, %51
  store i32 %59, ptr %50, align 4, !tbaa !4
  %60 = icmp eq i32 %48, %43
  br i1 %60, label %61, label %63

61:                                               ; preds = %56
  %62 = add i32 %45, 1
  br label %86

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %49
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = or i32 %65, %58
  %67 = add nuw nsw i32 %48, 1
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %3, i64 %68
  store i32 %66, ptr %69, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw i32, ptr %4, i64 %49
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = or i32 %71, %58
  %73 = shl i32 %72, 1
  %74 = and i32 %73, %22
  %75 = getelementptr inbounds nuw i32, ptr %4, i64 %68
  store i32 %74, ptr %75, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw i32, ptr %5, i64 %49
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = or i32 %77, %58
  %79 = lshr i32 %78, 1
  %80 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  store i32 %79, ptr %80, align 4, !tbaa !4
  %81 = or i32 %74, %66
  %82 = or i32 %81, %79
  %83 = xor i32 %82, -1
  %84 = and i32 %83, %22
  %85 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  store i32 %84, ptr %85, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %63, %61
  %87 = phi i32 [ %43, %61 ], [ %67, %63 ]
  %88 = phi i32 [ %62, %61 ], [ %45, %63 ]
  %89 = icmp sgt i32 %87, 1
  br i1 %89, label %44, label %90

90:                                               ; preds = %86, %53
  %91 = phi i32 [ %45, %53 ], [ %88, %86 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  br label %92

92:                                               ; preds = %90, %16, %2
  %93 = phi i32 [ %91, %90 ], [ 0, %16 ], [ 0, %2 ]
  %94 = sext i32 %8 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %94
  store i32 %93, ptr addrspace(1) %95, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = mul nsw i32 %2, %7
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 2
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  call void @llvm.memcpy.p0.p1.i64(ptr nonnull align 4 %5, ptr addrspace(1) align 4 %13, i64 %15, i1 false), !tbaa !4
  br label %16

16:                                               ; preds = %9, %4
  %17 = and i32 %2, 31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %50, label %19

19:                                               ; preds = %16, %44
  %20 = phi i32 [ %47, %44 ], [ 1, %16 ]
  %21 = phi i32 [ %46, %44 ], [ 0, %16 ]
  %22 = phi i32 [ %45, %44 ], [ 0, %16 ]
  br label %28

23:                                               ; preds = %28
  %24 = and i32 %31, %29
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = icmp eq i32 %38, %3
  br i1 %27, label %40, label %44

28:                                               ; preds = %19, %23
  %29 = phi i32 [ %20, %19 ], [ %24, %23 ]
  %30 = phi i32 [ 0, %19 ], [ %38, %23 ]
  %31 = add i32 %29, -1
  %32 = xor i32 %29, -1
  %33 = and i32 %31, %32
  %34 = tail call spir_func i32 @_Z8popcountj(i32 noundef %33) #9
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %5, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = add nsw i32 %37, %30
  %39 = icmp sgt i32 %38, %3
  br i1 %39, label %44, label %23

40:                                               ; preds = %26
  %41 = add i32 %22, 1
  %42 = icmp eq i32 %22, 0
  %43 = select i1 %42, i32 %20, i32 %21
  br label %44

44:                                               ; preds = %28, %40, %26
  %45 = phi i32 [ %22, %26 ], [ %41, %40 ], [ %22, %28 ]
  %46 = phi i32 [ %21, %26 ], [ %43, %40 ], [ %21, %28 ]
  %47 = add nuw i32 %20, 1
  %48 = lshr i32 %47, %17
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %19, label %50

50:                                               ; preds = %44, %16
  %51 = phi i32 [ 0, %16 ], [ %45, %44 ]
  %52 = phi i32 [ 0, %16 ], [ %46, %44 ]
  %53 = insertelement <2 x i32> poison, i32 %51, i64 0
  %54 = insertelement <2 x i32> %53, i32 %52, i64 1
  %55 = sext i32 %7 to i64
  %56 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %55
  store <2 x i32> %54, ptr addrspace(1) %56, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = mul nsw i32 %2, %7
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 2
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  call void @llvm.memcpy.p0.p1.i64(ptr nonnull align 4 %5, ptr addrspace(1) align 4 %13, i64 %15, i1 false), !tbaa !4
  br label %16

16:                                               ; preds = %9, %4
  %17 = and i32 %2, 31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %16, %51
  %20 = phi i32 [ %54, %51 ], [ 1, %16 ]
  %21 = phi i32 [ %53, %51 ], [ 0, %16 ]
  %22 = phi i32 [ %52, %51 ], [ 0, %16 ]
  br label %35

23:                                               ; preds = %51, %16
  %24 = phi i32 [ 0, %16 ], [ %52, %51 ]
  %25 = phi i32 [ 0, %16 ], [ %53, %51 ]
  %26 = insertelement <2 x i32> poison, i32 %24, i64 0
  %27 = insertelement <2 x i32> %26, i32 %25, i64 1
  %28 = sext i32 %7 to i64
  %29 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %28
  store <2 x i32> %27, ptr addrspace(1) %29, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void

30:                                               ; preds = %35
  %31 = and i32 %38, %36
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = icmp eq i32 %45, %3
  br i1 %34, label %47, label %51

35:                                               ; preds = %19, %30
  %36 = phi i32 [ %20, %19 ], [ %31, %30 ]
  %37 = phi i32 [ 0, %19 ], [ %45, %30 ]
  %38 = add i32 %36, -1
  %39 = xor i32 %36, -1
  %40 = and i32 %38, %39
  %41 = tail call spir_func i32 @_Z8popcountj(i32 noundef %40) #9
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %37
  %46 = icmp sgt i32 %45, %3
  br i1 %46, label %51, label %30

47:                                               ; preds = %33
  %48 = add i32 %22, 1
  %49 = icmp eq i32 %22, 0
  %50 = select i1 %49, i32 %20, i32 %21
  br label %51

51:                                               ; preds = %35, %47, %33
  %52 = phi i32 [ %22, %33 ], [ %48, %47 ], [ %22, %35 ]
  %53 = phi i32 [ %21, %33 ], [ %50, %47 ], [ %21, %35 ]
  %54 = add nuw i32 %20, 1
  %55 = lshr i32 %54, %17
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %19, label %23
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca [16 x i8], align 1
  %5 = alloca [16 x i8], align 1
  %6 = alloca [16 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %9 = add i32 %8, -1
  br label %12

10:                                               ; preds = %36
  %11 = icmp sgt i32 %37, 0
  br i1 %11, label %40, label %74

12:                                               ; preds = %3, %36
  %13 = phi i32 [ 0, %3 ], [ %37, %36 ]
  %14 = phi i32 [ 0, %3 ], [ %38, %36 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  store i8 0, ptr %20, align 1, !tbaa !17
  %21 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %31

22:                                               ; preds = %12
  %23 = zext i8 %17 to i32
  %24 = add i32 %9, %23
  %25 = srem i32 %24, 4
  %26 = trunc nsw i32 %25 to i8
  %27 = add nsw i8 %26, 1
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  store i8 %27, ptr %28, align 1, !tbaa !17
  %29 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 0, ptr %29, align 4, !tbaa !4
  %30 = icmp eq i8 %27, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %19, %22
  %32 = trunc nuw nsw i32 %14 to i8
  %33 = add nsw i32 %13, 1
  %34 = sext i32 %13 to i64
  %35 = getelementptr inbounds i8, ptr %5, i64 %34
  store i8 %32, ptr %35, align 1, !tbaa !17
  br label %36

36:                                               ; preds = %31, %22
  %37 = phi i32 [ %13, %22 ], [ %33, %31 ]
  %38 = add nuw nsw i32 %14, 1
  %39 = icmp samesign ult i32 %14, 15
  br i1 %39, label %12, label %10

40:                                               ; preds = %10, %67
  %41 = phi i32 [ %70, %67 ], [ 0, %10 ]
  %42 = phi i32 [ %43, %67 ], [ 0, %10 ]
  %43 = add nuw nsw i32 %42, 1
  %44 = icmp samesign ult i32 %42, 400
  br i1 %44, label %45, label %74

45:                                               ; preds = %40
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !17
  %49 = zext i8 %48 to i32
  %50 = zext i8 %48 to i64
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  store i8 0, ptr %51, align 1, !tbaa !17
  %52 = call spir_func i32 @allowed(ptr noundef %4, i32 noundef %49) #10
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, -1
  %56 = and i32 %52, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %67, label %58

58:                                               ; preds = %45
  %59 = add nsw i32 %56, -1
  %60 = xor i32 %56, -1
  %61 = and i32 %59, %60
  %62 = tail call spir_func i32 @_Z8popcountj(i32 noundef %61) #9
  %63 = and i32 %62, 31
  %64 = shl nuw i32 1, %63
  %65 = or i32 %64, %54
  %66 = trunc i32 %62 to i8
  store i8 %66, ptr %51, align 1, !tbaa !17
  br label %67

67:                                               ; preds = %45, %58
  %68 = phi i32 [ 1, %58 ], [ -1, %45 ]
  %69 = phi i32 [ %65, %58 ], [ 0, %45 ]
  %70 = add nsw i32 %41, %68
  store i32 %69, ptr %53, align 4, !tbaa !4
  %71 = icmp sgt i32 %70, -1
  %72 = icmp slt i32 %70, %37
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %40, label %74

74:                                               ; preds = %67, %40, %10
  %75 = phi i32 [ 0, %10 ], [ %70, %67 ], [ %41, %40 ]
  %76 = phi i32 [ 0, %10 ], [ %43, %67 ], [ 401, %40 ]
  %77 = shl nsw i32 %8, 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr i8, ptr addrspace(1) %1, i64 %78
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(16) %79, ptr noundef nonnull align 1 dereferenceable(16) %4, i64 16, i1 false), !tbaa !17
  %80 = icmp eq i32 %75, %37
  %81 = sub nsw i32 0, %76
  %82 = select i1 %80, i32 %76, i32 %81
  %83 = sext i32 %8 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %83
  store i32 %82, ptr addrspace(1) %84, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca [16 x i8], align 1
  %5 = alloca [16 x i8], align 1
  %6 = alloca [16 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %9 = add i32 %8, -1
  br label %12

10:                                               ; preds = %36
  %11 = icmp sgt i32 %37, 0
  br i1 %11, label %40, label %74

12:                                               ; preds = %3, %36
  %13 = phi i32 [ 0, %3 ], [ %37, %36 ]
  %14 = phi i32 [ 0, %3 ], [ %38, %36 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  store i8 0, ptr %20, align 1, !tbaa !17
  %21 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %31

22:                                               ; preds = %12
  %23 = zext i8 %17 to i32
  %24 = add i32 %9, %23
  %25 = srem i32 %24, 4
  %26 = trunc nsw i32 %25 to i8
  %27 = add nsw i8 %26, 1
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  store i8 %27, ptr %28, align 1, !tbaa !17
  %29 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 0, ptr %29, align 4, !tbaa !4
  %30 = icmp eq i8 %27, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %19, %22
  %32 = trunc nuw nsw i32 %14 to i8
  %33 = add nsw i32 %13, 1
  %34 = sext i32 %13 to i64
  %35 = getelementptr inbounds i8, ptr %5, i64 %34
  store i8 %32, ptr %35, align 1, !tbaa !17
  br label %36

36:                                               ; preds = %22, %31
  %37 = phi i32 [ %13, %22 ], [ %33, %31 ]
  %38 = add nuw nsw i32 %14, 1
  %39 = icmp samesign ult i32 %14, 15
  br i1 %39, label %12, label %10

40:                                               ; preds = %10, %67
  %41 = phi i32 [ %70, %67 ], [ 0, %10 ]
  %42 = phi i32 [ %43, %67 ], [ 0, %10 ]
  %43 = add nuw nsw i32 %42, 1
  %44 = icmp samesign ult i32 %42, 400
  br i1 %44, label %45, label %74

45:                                               ; preds = %40
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !17
  %49 = zext i8 %48 to i32
  %50 = zext i8 %48 to i64
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  store i8 0, ptr %51, align 1, !tbaa !17
  %52 = call spir_func i32 @allowed(ptr noundef %4, i32 noundef %49) #10
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, -1
  %56 = and i32 %52, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %67, label %58

58:                                               ; preds = %45
  %59 = add nsw i32 %56, -1
  %60 = xor i32 %56, -1
  %61 = and i32 %59, %60
  %62 = tail call spir_func i32 @_Z8popcountj(i32 noundef %61) #9
  %63 = and i32 %62, 31
  %64 = shl nuw i32 1, %63
  %65 = or i32 %64, %54
  %66 = trunc i32 %62 to i8
  store i8 %66, ptr %51, align 1, !tbaa !17
  br label %67

67:                                               ; preds = %45, %58
  %68 = phi i32 [ 1, %58 ], [ -1, %45 ]
  %69 = phi i32 [ %65, %58 ], [ 0, %45 ]
  %70 = add nsw i32 %41, %68
  store i32 %69, ptr %53, align 4, !tbaa !4
  %71 = icmp sgt i32 %70, -1
  %72 = icmp slt i32 %70, %37
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %40, label %74

74:                                               ; preds = %40, %67, %10
  %75 = phi i32 [ 0, %10 ], [ %41, %40 ], [ %70, %67 ]
  %76 = phi i32 [ 0, %10 ], [ 401, %40 ], [ %43, %67 ]
  %77 = shl nsw i32 %8, 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr i8, ptr addrspace(1) %1, i64 %78
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(16) %79, ptr noundef nonnull align 1 dereferenceable(16) %4, i64 16, i1 false), !tbaa !17
  %80 = icmp eq i32 %75, %37
  %81 = sub nsw i32 0, %76
  %82 = select i1 %80, i32 %76, i32 %81
  %83 = sext i32 %8 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %83
  store i32 %82, ptr addrspace(1) %84, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func range(i32 0, 31) i32 @allowed(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 256) %1) unnamed_addr #6 {
  %3 = and i32 %1, 252
  %4 = and i32 %1, 3
  %5 = and i32 %1, 10
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !17
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i8, ptr %15, align 1, !tbaa !17
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 2
  %20 = load i8, ptr %19, align 1, !tbaa !17
  %21 = zext nneg i32 %4 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load i8, ptr %23, align 1, !tbaa !17
  %25 = load <2 x i8>, ptr %7, align 1, !tbaa !17
  %26 = load <2 x i8>, ptr %12, align 1, !tbaa !17
  %27 = shufflevector <2 x i8> %25, <2 x i8> %26, <8 x i32> <i32 0, i32 poison, i32 2, i32 1, i32 poison, i32 3, i32 poison, i32 poison>
  %28 = insertelement <8 x i8> %27, i8 %10, i64 1
  %29 = insertelement <8 x i8> %28, i8 %16, i64 4
  %30 = insertelement <8 x i8> %29, i8 %20, i64 6
  %31 = insertelement <8 x i8> %30, i8 %24, i64 7
  %32 = and <8 x i8> %31, splat (i8 31)
  %33 = zext nneg <8 x i8> %32 to <8 x i32>
  %34 = shl nuw <8 x i32> splat (i32 1), %33
  %35 = zext nneg i32 %5 to i64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = or i32 %1, 3
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !17
  %42 = zext nneg i32 %4 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 12
  %45 = load i8, ptr %44, align 1, !tbaa !17
  %46 = load <2 x i8>, ptr %37, align 1, !tbaa !17
  %47 = insertelement <4 x i8> poison, i8 %41, i64 0
  %48 = shufflevector <2 x i8> %46, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %49 = shufflevector <4 x i8> %47, <4 x i8> %48, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %50 = insertelement <4 x i8> %49, i8 %45, i64 3
  %51 = and <4 x i8> %50, splat (i8 31)
  %52 = zext nneg <4 x i8> %51 to <4 x i32>
  %53 = shl nuw <4 x i32> splat (i32 1), %52
  %54 = shufflevector <4 x i32> %53, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = or <8 x i32> %34, %54
  %56 = shufflevector <8 x i32> %55, <8 x i32> %34, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %57 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %56)
  %58 = and i32 %57, 30
  %59 = xor i32 %58, 30
  ret i32 %59
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }

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
!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"uint*", !"int"}
!11 = !{!"", !""}
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"uint2*", !"int", !"int"}
!15 = !{!"int*", !"uint __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{!6, !6, i64 0}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uchar*", !"uchar*", !"int*"}
!21 = !{!"const", !"", !""}
