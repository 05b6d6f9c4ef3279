; ModuleID = 'corpus/opencl/nqueens_sudoku.cl'
source_filename = "corpus/opencl/nqueens_sudoku.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = sdiv i32 %15, 8
  %17 = mul i32 %16, 8
  %18 = sub i32 %15, %17
  %19 = icmp slt i32 %18, %1
  %20 = icmp slt i32 %16, %1
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %99

22:                                               ; preds = %2
  %23 = sub nsw i32 %18, %16
  %24 = tail call noundef range(i32 0, 268435464) i32 @llvm.abs.i32(i32 %23, i1 true)
  %25 = icmp samesign ugt i32 %24, 1
  br i1 %25, label %26, label %99

26:                                               ; preds = %22
  %27 = and i32 %1, 31
  %28 = shl nsw i32 -1, %27
  %29 = xor i32 %28, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %30 = and i32 %18, 31
  %31 = shl nuw i32 1, %30
  %32 = and i32 %16, 31
  %33 = shl nuw i32 1, %32
  %34 = or i32 %31, %33
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %34, ptr %35, align 4, !tbaa !6
  %36 = shl i32 4, %30
  %37 = shl i32 2, %32
  %38 = or i32 %36, %37
  %39 = and i32 %38, %29
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %39, ptr %40, align 4, !tbaa !6
  %41 = lshr i32 %31, 2
  %42 = lshr i32 %33, 1
  %43 = or i32 %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %43, ptr %44, align 4, !tbaa !6
  %45 = or i32 %39, %34
  %46 = or i32 %45, %43
  %47 = xor i32 %46, -1
  %48 = and i32 %47, %29
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %48, ptr %49, align 4, !tbaa !6
  %50 = add nsw i32 %1, -1
  br label %51

51:                                               ; preds = %26, %93
  %52 = phi i32 [ 0, %26 ], [ %95, %93 ]
  %53 = phi i32 [ 2, %26 ], [ %94, %93 ]
  br label %54

54:                                               ; preds = %51, %60
  %55 = phi i32 [ %53, %51 ], [ %61, %60 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %6, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !6
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %54
  %61 = add nsw i32 %55, -1
  %62 = icmp sgt i32 %55, 2
  br i1 %62, label %54, label %97, !llvm.loop !14

63:                                               ; preds = %54
  %64 = sub i32 0, %58
  %65 = and i32 %58, %64
  %66 = xor i32 %65, %58
  store i32 %66, ptr %57, align 4, !tbaa !6
  %67 = icmp eq i32 %55, %50
  br i1 %67, label %68, label %70

68:                                               ; preds = %63
  %69 = add i32 %52, 1
  br label %93, !llvm.loop !14

70:                                               ; preds = %63
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %56
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = or i32 %72, %65
  %74 = add nuw nsw i32 %55, 1
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %3, i64 %75
  store i32 %73, ptr %76, align 4, !tbaa !6
  %77 = getelementptr inbounds nuw i32, ptr %4, i64 %56
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = or i32 %78, %65
  %80 = shl i32 %79, 1
  %81 = and i32 %80, %29
  %82 = getelementptr inbounds nuw i32, ptr %4, i64 %75
  store i32 %81, ptr %82, align 4, !tbaa !6
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  %84 = load i32, ptr %83, align 4, !tbaa !6
  %85 = or i32 %84, %65
  %86 = lshr i32 %85, 1
  %87 = getelementptr inbounds nuw i32, ptr %5, i64 %75
  store i32 %86, ptr %87, align 4, !tbaa !6
  %88 = or i32 %81, %73
  %89 = or i32 %88, %86
  %90 = xor i32 %89, -1
  %91 = and i32 %90, %29
  %92 = getelementptr inbounds nuw i32, ptr %6, i64 %75
  store i32 %91, ptr %92, align 4, !tbaa !6
  br label %93

93:                                               ; preds = %70, %68
  %94 = phi i32 [ %55, %68 ], [ %74, %70 ]
  %95 = phi i32 [ %69, %68 ], [ %52, %70 ]
  %96 = icmp sgt i32 %94, 1
  br i1 %96, label %51, label %97

97:                                               ; preds = %93, %60
  %98 = phi i32 [ %52, %60 ], [ %95, %93 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %99

99:                                               ; preds = %97, %22, %2
  %100 = phi i32 [ %98, %97 ], [ 0, %22 ], [ 0, %2 ]
  %101 = shl i64 %14, 32
  %102 = ashr exact i64 %101, 30
  %103 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %102
  store i32 %100, ptr addrspace(1) %103, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  %16 = trunc i64 %13 to i32
  %17 = mul nsw i32 %2, %16
  br label %21

18:                                               ; preds = %21, %4
  %19 = and i32 %2, 31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %35, label %31

21:                                               ; preds = %15, %21
  %22 = phi i32 [ 0, %15 ], [ %29, %21 ]
  %23 = add nsw i32 %22, %17
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  store i32 %26, ptr %28, align 4, !tbaa !6
  %29 = add nuw nsw i32 %22, 1
  %30 = icmp eq i32 %29, %2
  br i1 %30, label %18, label %21, !llvm.loop !21

31:                                               ; preds = %18, %62
  %32 = phi i32 [ %65, %62 ], [ 1, %18 ]
  %33 = phi i32 [ %64, %62 ], [ 0, %18 ]
  %34 = phi i32 [ %63, %62 ], [ 0, %18 ]
  br label %45

35:                                               ; preds = %62, %18
  %36 = phi i32 [ 0, %18 ], [ %63, %62 ]
  %37 = phi i32 [ 0, %18 ], [ %64, %62 ]
  %38 = insertelement <2 x i32> poison, i32 %36, i64 0
  %39 = insertelement <2 x i32> %38, i32 %37, i64 1
  %40 = shl i64 %13, 32
  %41 = ashr exact i64 %40, 29
  %42 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %41
  store <2 x i32> %39, ptr addrspace(1) %42, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

43:                                               ; preds = %54
  %44 = icmp eq i32 %52, %3
  br i1 %44, label %58, label %62

45:                                               ; preds = %31, %54
  %46 = phi i32 [ %32, %31 ], [ %56, %54 ]
  %47 = phi i32 [ 0, %31 ], [ %52, %54 ]
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %5, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !6
  %52 = add nsw i32 %51, %47
  %53 = icmp sgt i32 %52, %3
  br i1 %53, label %62, label %54

54:                                               ; preds = %45
  %55 = add i32 %46, -1
  %56 = and i32 %55, %46
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %43, label %45, !llvm.loop !23

58:                                               ; preds = %43
  %59 = add i32 %34, 1
  %60 = icmp eq i32 %34, 0
  %61 = select i1 %60, i32 %32, i32 %33
  br label %62

62:                                               ; preds = %45, %58, %43
  %63 = phi i32 [ %34, %43 ], [ %59, %58 ], [ %34, %45 ]
  %64 = phi i32 [ %33, %43 ], [ %61, %58 ], [ %33, %45 ]
  %65 = add nuw i32 %32, 1
  %66 = lshr i32 %65, %19
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %31, label %35, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = alloca [16 x i8], align 1
  %5 = alloca [16 x i8], align 1
  %6 = alloca [16 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %16 = add i32 %15, -1
  br label %19

17:                                               ; preds = %42
  %18 = icmp sgt i32 %43, 0
  br i1 %18, label %46, label %115

19:                                               ; preds = %3, %42
  %20 = phi i32 [ 0, %3 ], [ %43, %42 ]
  %21 = phi i32 [ 0, %3 ], [ %44, %42 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !22
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %19
  %27 = zext i8 %24 to i32
  %28 = add i32 %16, %27
  %29 = srem i32 %28, 4
  %30 = trunc nsw i32 %29 to i8
  %31 = add nsw i8 %30, 1
  br label %32

32:                                               ; preds = %19, %26
  %33 = phi i8 [ %31, %26 ], [ 0, %19 ]
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 %22
  store i8 %33, ptr %34, align 1, !tbaa !22
  %35 = getelementptr inbounds nuw i32, ptr %6, i64 %22
  store i32 0, ptr %35, align 4, !tbaa !6
  %36 = icmp eq i8 %33, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = trunc nuw nsw i32 %21 to i8
  %39 = add nsw i32 %20, 1
  %40 = sext i32 %20 to i64
  %41 = getelementptr inbounds i8, ptr %5, i64 %40
  store i8 %38, ptr %41, align 1, !tbaa !22
  br label %42

42:                                               ; preds = %32, %37
  %43 = phi i32 [ %20, %32 ], [ %39, %37 ]
  %44 = add nuw nsw i32 %21, 1
  %45 = icmp eq i32 %44, 16
  br i1 %45, label %17, label %19, !llvm.loop !29

46:                                               ; preds = %17, %109
  %47 = phi i32 [ %111, %109 ], [ 0, %17 ]
  %48 = phi i32 [ %49, %109 ], [ 0, %17 ]
  %49 = add nuw nsw i32 %48, 1
  %50 = icmp eq i32 %48, 400
  br i1 %50, label %115, label %51

51:                                               ; preds = %46
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !22
  %55 = zext i8 %54 to i32
  %56 = zext i8 %54 to i64
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 %56
  store i8 0, ptr %57, align 1, !tbaa !22
  %58 = and i32 %55, 252
  %59 = and i32 %55, 3
  %60 = and i32 %55, 10
  br label %61

61:                                               ; preds = %61, %51
  %62 = phi i32 [ 0, %51 ], [ %93, %61 ]
  %63 = phi i32 [ 0, %51 ], [ %92, %61 ]
  %64 = or disjoint i32 %62, %58
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !22
  %68 = and i8 %67, 31
  %69 = zext nneg i8 %68 to i32
  %70 = shl nuw i32 1, %69
  %71 = shl nuw nsw i32 %62, 2
  %72 = or disjoint i32 %71, %59
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !22
  %76 = and i8 %75, 31
  %77 = zext nneg i8 %76 to i32
  %78 = shl nuw i32 1, %77
  %79 = shl nuw nsw i32 %62, 1
  %80 = and i32 %79, 4
  %81 = and i32 %62, 1
  %82 = or disjoint i32 %81, %60
  %83 = or disjoint i32 %82, %80
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !22
  %87 = and i8 %86, 31
  %88 = zext nneg i8 %87 to i32
  %89 = shl nuw i32 1, %88
  %90 = or i32 %70, %63
  %91 = or i32 %90, %78
  %92 = or i32 %91, %89
  %93 = add nuw nsw i32 %62, 1
  %94 = icmp eq i32 %93, 4
  br i1 %94, label %95, label %61, !llvm.loop !30

95:                                               ; preds = %61
  %96 = and i32 %92, 30
  %97 = xor i32 %96, 30
  %98 = getelementptr inbounds nuw i32, ptr %6, i64 %52
  %99 = load i32, ptr %98, align 4, !tbaa !6
  %100 = xor i32 %99, -1
  %101 = and i32 %97, %100
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %95
  store i32 0, ptr %98, align 4, !tbaa !6
  br label %109, !llvm.loop !31

104:                                              ; preds = %95
  %105 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %101, i1 true)
  %106 = shl nuw nsw i32 1, %105
  %107 = or i32 %106, %99
  store i32 %107, ptr %98, align 4, !tbaa !6
  %108 = trunc nuw nsw i32 %105 to i8
  store i8 %108, ptr %57, align 1, !tbaa !22
  br label %109

109:                                              ; preds = %104, %103
  %110 = phi i32 [ 1, %104 ], [ -1, %103 ]
  %111 = add nsw i32 %47, %110
  %112 = icmp sgt i32 %111, -1
  %113 = icmp slt i32 %111, %43
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %46, label %115

115:                                              ; preds = %46, %109, %17
  %116 = phi i32 [ 0, %17 ], [ %111, %109 ], [ %47, %46 ]
  %117 = phi i32 [ 0, %17 ], [ %49, %109 ], [ 401, %46 ]
  %118 = shl nsw i32 %15, 4
  br label %126

119:                                              ; preds = %126
  %120 = icmp eq i32 %116, %43
  %121 = sub nsw i32 0, %117
  %122 = select i1 %120, i32 %117, i32 %121
  %123 = shl i64 %14, 32
  %124 = ashr exact i64 %123, 30
  %125 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %124
  store i32 %122, ptr addrspace(1) %125, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

126:                                              ; preds = %115, %126
  %127 = phi i32 [ 0, %115 ], [ %134, %126 ]
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !22
  %131 = add nuw nsw i32 %127, %118
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %132
  store i8 %130, ptr addrspace(1) %133, align 1, !tbaa !22
  %134 = add nuw nsw i32 %127, 1
  %135 = icmp eq i32 %134, 16
  br i1 %135, label %119, label %126, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 0}
!11 = !{!"none", !"none"}
!12 = !{!"uint*", !"int"}
!13 = !{!"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i32 1, i32 1, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"int*", !"uint2*", !"int", !"int"}
!19 = !{!"int*", !"uint __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!20 = !{!"const", !"", !"", !""}
!21 = distinct !{!21, !15}
!22 = !{!8, !8, i64 0}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"uchar*", !"uchar*", !"int*"}
!28 = !{!"const", !"", !""}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
!31 = distinct !{!31, !15}
!32 = distinct !{!32, !15}
