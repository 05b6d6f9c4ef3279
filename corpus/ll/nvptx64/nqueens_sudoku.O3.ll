; ModuleID = 'corpus/opencl/nqueens_sudoku.cl'
source_filename = "corpus/opencl/nqueens_sudoku.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #8
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
  br i1 %21, label %22, label %96

22:                                               ; preds = %2
  %23 = sub nsw i32 %18, %16
  %24 = tail call noundef range(i32 0, 268435464) i32 @llvm.abs.i32(i32 %23, i1 true)
  %25 = icmp samesign ugt i32 %24, 1
  br i1 %25, label %26, label %96

26:                                               ; preds = %22
  %27 = and i32 %1, 31
  %28 = shl nsw i32 -1, %27
  %29 = xor i32 %28, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
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

51:                                               ; preds = %70, %26
  %52 = phi i32 [ %71, %70 ], [ 0, %26 ]
  %53 = phi i32 [ %50, %70 ], [ 2, %26 ]
  br label %54

54:                                               ; preds = %51, %72
  %55 = phi i32 [ %76, %72 ], [ %53, %51 ]
  br label %56

56:                                               ; preds = %54, %62
  %57 = phi i32 [ %55, %54 ], [ %63, %62 ]
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %65

62:                                               ; preds = %56
  %63 = add nsw i32 %57, -1
  %64 = icmp sgt i32 %57, 2
  br i1 %64, label %56, label %95

65:                                               ; preds = %56
  %66 = sub i32 0, %60
  %67 = and i32 %60, %66
  %68 = xor i32 %67, %60
  store i32 %68, ptr %59, align 4, !tbaa !6
  %69 = icmp eq i32 %57, %50
  br i1 %69, label %70, label %72

70:                                               ; preds = %65
  %71 = add i32 %52, 1
  br label %51

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  %74 = load i32, ptr %73, align 4, !tbaa !6
  %75 = or i32 %74, %67
  %76 = add nuw nsw i32 %57, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %3, i64 %77
  store i32 %75, ptr %78, align 4, !tbaa !6
  %79 = getelementptr inbounds nuw i32, ptr %4, i64 %58
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = or i32 %80, %67
  %82 = shl i32 %81, 1
  %83 = and i32 %82, %29
  %84 = getelementptr inbounds nuw i32, ptr %4, i64 %77
  store i32 %83, ptr %84, align 4, !tbaa !6
  %85 = getelementptr inbounds nuw i32, ptr %5, i64 %58
  %86 = load i32, ptr %85, align 4, !tbaa !6
  %87 = or i32 %86, %67
  %88 = lshr i32 %87, 1
  %89 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  store i32 %88, ptr %89, align 4, !tbaa !6
  %90 = or i32 %83, %75
  %91 = or i32 %90, %88
  %92 = xor i32 %91, -1
  %93 = and i32 %92, %29
  %94 = getelementptr inbounds nuw i32, ptr %6, i64 %77
  store i32 %93, ptr %94, align 4, !tbaa !6
  br label %54

95:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  br label %96

96:                                               ; preds = %95, %22, %2
  %97 = phi i32 [ %52, %95 ], [ 0, %22 ], [ 0, %2 ]
  %98 = shl i64 %14, 32
  %99 = ashr exact i64 %98, 30
  %100 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %99
  store i32 %97, ptr addrspace(1) %100, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %39

15:                                               ; preds = %4
  %16 = trunc i64 %13 to i32
  %17 = mul nsw i32 %2, %16
  %18 = and i32 %2, 7
  %19 = icmp ult i32 %2, 8
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = and i32 %2, 2147483640
  br label %42

22:                                               ; preds = %42
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %39, label %24

24:                                               ; preds = %22, %15
  %25 = phi i32 [ 0, %15 ], [ %100, %22 ]
  %26 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %24
  %28 = phi i32 [ %25, %24 ], [ %36, %27 ]
  %29 = phi i32 [ 0, %24 ], [ %37, %27 ]
  %30 = add nsw i32 %28, %17
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = zext nneg i32 %28 to i64
  %35 = getelementptr inbounds nuw i32, ptr %5, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !6
  %36 = add nuw nsw i32 %28, 1
  %37 = add i32 %29, 1
  %38 = icmp eq i32 %37, %18
  br i1 %38, label %39, label %27, !llvm.loop !19

39:                                               ; preds = %22, %27, %4
  %40 = and i32 %2, 31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %107, label %103

42:                                               ; preds = %42, %20
  %43 = phi i32 [ 0, %20 ], [ %100, %42 ]
  %44 = phi i32 [ 0, %20 ], [ %101, %42 ]
  %45 = add nsw i32 %43, %17
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = zext nneg i32 %43 to i64
  %50 = getelementptr inbounds nuw i32, ptr %5, i64 %49
  store i32 %48, ptr %50, align 4, !tbaa !6
  %51 = or disjoint i32 %43, 1
  %52 = add nsw i32 %51, %17
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = zext nneg i32 %51 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  store i32 %55, ptr %57, align 4, !tbaa !6
  %58 = or disjoint i32 %43, 2
  %59 = add nsw i32 %58, %17
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  %63 = zext nneg i32 %58 to i64
  %64 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  store i32 %62, ptr %64, align 4, !tbaa !6
  %65 = or disjoint i32 %43, 3
  %66 = add nsw i32 %65, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %67
  %69 = load i32, ptr addrspace(1) %68, align 4, !tbaa !6
  %70 = zext nneg i32 %65 to i64
  %71 = getelementptr inbounds nuw i32, ptr %5, i64 %70
  store i32 %69, ptr %71, align 4, !tbaa !6
  %72 = or disjoint i32 %43, 4
  %73 = add nsw i32 %72, %17
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !6
  %77 = zext nneg i32 %72 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  store i32 %76, ptr %78, align 4, !tbaa !6
  %79 = or disjoint i32 %43, 5
  %80 = add nsw i32 %79, %17
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !6
  %84 = zext nneg i32 %79 to i64
  %85 = getelementptr inbounds nuw i32, ptr %5, i64 %84
  store i32 %83, ptr %85, align 4, !tbaa !6
  %86 = or disjoint i32 %43, 6
  %87 = add nsw i32 %86, %17
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !6
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr inbounds nuw i32, ptr %5, i64 %91
  store i32 %90, ptr %92, align 4, !tbaa !6
  %93 = or disjoint i32 %43, 7
  %94 = add nsw i32 %93, %17
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = zext nneg i32 %93 to i64
  %99 = getelementptr inbounds nuw i32, ptr %5, i64 %98
  store i32 %97, ptr %99, align 4, !tbaa !6
  %100 = add nuw nsw i32 %43, 8
  %101 = add i32 %44, 8
  %102 = icmp eq i32 %101, %21
  br i1 %102, label %22, label %42

103:                                              ; preds = %39, %135
  %104 = phi i32 [ %138, %135 ], [ 1, %39 ]
  %105 = phi i32 [ %137, %135 ], [ 0, %39 ]
  %106 = phi i32 [ %136, %135 ], [ 0, %39 ]
  br label %122

107:                                              ; preds = %135, %39
  %108 = phi i32 [ 0, %39 ], [ %136, %135 ]
  %109 = phi i32 [ 0, %39 ], [ %137, %135 ]
  %110 = insertelement <2 x i32> poison, i32 %108, i64 0
  %111 = insertelement <2 x i32> %110, i32 %109, i64 1
  %112 = shl i64 %13, 32
  %113 = ashr exact i64 %112, 29
  %114 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %113
  store <2 x i32> %111, ptr addrspace(1) %114, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void

115:                                              ; preds = %131
  %116 = icmp eq i32 %129, %3
  %117 = icmp eq i32 %106, 0
  %118 = zext i1 %116 to i32
  %119 = add i32 %106, %118
  %120 = select i1 %116, i1 %117, i1 false
  %121 = select i1 %120, i32 %104, i32 %105
  br label %135

122:                                              ; preds = %103, %131
  %123 = phi i32 [ %104, %103 ], [ %133, %131 ]
  %124 = phi i32 [ 0, %103 ], [ %129, %131 ]
  %125 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %123, i1 true)
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %5, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !6
  %129 = add nsw i32 %128, %124
  %130 = icmp sgt i32 %129, %3
  br i1 %130, label %135, label %131

131:                                              ; preds = %122
  %132 = add i32 %123, -1
  %133 = and i32 %132, %123
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %115, label %122

135:                                              ; preds = %122, %115
  %136 = phi i32 [ %119, %115 ], [ %106, %122 ]
  %137 = phi i32 [ %121, %115 ], [ %105, %122 ]
  %138 = add nuw i32 %104, 1
  %139 = lshr i32 %138, %40
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %103, label %107
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca [16 x i8], align 4
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %16 = add i32 %15, -1
  br label %19

17:                                               ; preds = %65
  %18 = icmp sgt i32 %66, 0
  br i1 %18, label %69, label %179

19:                                               ; preds = %65, %3
  %20 = phi i32 [ 0, %3 ], [ %66, %65 ]
  %21 = phi i32 [ 0, %3 ], [ %67, %65 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !21
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
  store i8 %33, ptr %34, align 2, !tbaa !21
  %35 = getelementptr inbounds nuw i32, ptr %6, i64 %22
  store i32 0, ptr %35, align 4, !tbaa !6
  %36 = icmp eq i8 %33, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = sext i32 %20 to i64
  %39 = getelementptr inbounds i8, ptr %5, i64 %38
  %40 = add nsw i32 %20, 1
  %41 = trunc nuw nsw i32 %21 to i8
  store i8 %41, ptr %39, align 1, !tbaa !21
  br label %42

42:                                               ; preds = %32, %37
  %43 = phi i32 [ %20, %32 ], [ %40, %37 ]
  %44 = or disjoint i32 %21, 1
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !21
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %42
  %50 = zext i8 %47 to i32
  %51 = add i32 %16, %50
  %52 = srem i32 %51, 4
  %53 = trunc nsw i32 %52 to i8
  %54 = add nsw i8 %53, 1
  br label %55

55:                                               ; preds = %49, %42
  %56 = phi i8 [ %54, %49 ], [ 0, %42 ]
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 %45
  store i8 %56, ptr %57, align 1, !tbaa !21
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 0, ptr %58, align 4, !tbaa !6
  %59 = icmp eq i8 %56, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = sext i32 %43 to i64
  %62 = getelementptr inbounds i8, ptr %5, i64 %61
  %63 = add nsw i32 %43, 1
  %64 = trunc nuw nsw i32 %44 to i8
  store i8 %64, ptr %62, align 1, !tbaa !21
  br label %65

65:                                               ; preds = %60, %55
  %66 = phi i32 [ %43, %55 ], [ %63, %60 ]
  %67 = add nuw nsw i32 %21, 2
  %68 = icmp eq i32 %67, 16
  br i1 %68, label %17, label %19

69:                                               ; preds = %17, %172
  %70 = phi i32 [ %175, %172 ], [ 0, %17 ]
  %71 = phi i32 [ %72, %172 ], [ 0, %17 ]
  %72 = add nuw nsw i32 %71, 1
  %73 = icmp eq i32 %71, 400
  br i1 %73, label %179, label %74

74:                                               ; preds = %69
  %75 = zext nneg i32 %70 to i64
  %76 = getelementptr inbounds nuw i8, ptr %5, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !21
  %78 = zext i8 %77 to i32
  %79 = zext i8 %77 to i64
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 %79
  store i8 0, ptr %80, align 1, !tbaa !21
  %81 = and i32 %78, 252
  %82 = and i32 %78, 3
  %83 = and i32 %78, 10
  %84 = zext nneg i32 %81 to i64
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 %84
  %86 = load i8, ptr %85, align 4, !tbaa !21
  %87 = and i8 %86, 31
  %88 = zext nneg i8 %87 to i32
  %89 = shl nuw i32 1, %88
  %90 = zext nneg i32 %82 to i64
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 %90
  %92 = load i8, ptr %91, align 1, !tbaa !21
  %93 = and i8 %92, 31
  %94 = zext nneg i8 %93 to i32
  %95 = shl nuw i32 1, %94
  %96 = zext nneg i32 %83 to i64
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 %96
  %98 = load i8, ptr %97, align 2, !tbaa !21
  %99 = and i8 %98, 31
  %100 = zext nneg i8 %99 to i32
  %101 = shl nuw i32 1, %100
  %102 = or i32 %95, %89
  %103 = or i32 %102, %101
  %104 = getelementptr inbounds nuw i8, ptr %85, i64 1
  %105 = load i8, ptr %104, align 1, !tbaa !21
  %106 = and i8 %105, 31
  %107 = zext nneg i8 %106 to i32
  %108 = shl nuw i32 1, %107
  %109 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %110 = load i8, ptr %109, align 1, !tbaa !21
  %111 = and i8 %110, 31
  %112 = zext nneg i8 %111 to i32
  %113 = shl nuw i32 1, %112
  %114 = getelementptr inbounds nuw i8, ptr %97, i64 1
  %115 = load i8, ptr %114, align 1, !tbaa !21
  %116 = and i8 %115, 31
  %117 = zext nneg i8 %116 to i32
  %118 = shl nuw i32 1, %117
  %119 = or i32 %103, %108
  %120 = or i32 %119, %113
  %121 = or i32 %120, %118
  %122 = getelementptr inbounds nuw i8, ptr %85, i64 2
  %123 = load i8, ptr %122, align 2, !tbaa !21
  %124 = and i8 %123, 31
  %125 = zext nneg i8 %124 to i32
  %126 = shl nuw i32 1, %125
  %127 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %128 = load i8, ptr %127, align 1, !tbaa !21
  %129 = and i8 %128, 31
  %130 = zext nneg i8 %129 to i32
  %131 = shl nuw i32 1, %130
  %132 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %133 = load i8, ptr %132, align 2, !tbaa !21
  %134 = and i8 %133, 31
  %135 = zext nneg i8 %134 to i32
  %136 = shl nuw i32 1, %135
  %137 = or i32 %121, %126
  %138 = or i32 %137, %131
  %139 = or i32 %138, %136
  %140 = or i32 %78, 3
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 %141
  %143 = load i8, ptr %142, align 1, !tbaa !21
  %144 = and i8 %143, 31
  %145 = zext nneg i8 %144 to i32
  %146 = shl nuw i32 1, %145
  %147 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %148 = load i8, ptr %147, align 1, !tbaa !21
  %149 = and i8 %148, 31
  %150 = zext nneg i8 %149 to i32
  %151 = shl nuw i32 1, %150
  %152 = getelementptr inbounds nuw i8, ptr %97, i64 5
  %153 = load i8, ptr %152, align 1, !tbaa !21
  %154 = and i8 %153, 31
  %155 = zext nneg i8 %154 to i32
  %156 = shl nuw i32 1, %155
  %157 = or i32 %139, %146
  %158 = or i32 %157, %151
  %159 = or i32 %158, %156
  %160 = and i32 %159, 30
  %161 = xor i32 %160, 30
  %162 = getelementptr inbounds nuw i32, ptr %6, i64 %75
  %163 = load i32, ptr %162, align 4, !tbaa !6
  %164 = xor i32 %163, -1
  %165 = and i32 %161, %164
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %74
  %168 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %165, i1 true)
  %169 = shl nuw nsw i32 1, %168
  %170 = or i32 %169, %163
  %171 = trunc nuw nsw i32 %168 to i8
  store i8 %171, ptr %80, align 1, !tbaa !21
  br label %172

172:                                              ; preds = %74, %167
  %173 = phi i32 [ 1, %167 ], [ -1, %74 ]
  %174 = phi i32 [ %170, %167 ], [ 0, %74 ]
  %175 = add nsw i32 %70, %173
  store i32 %174, ptr %162, align 4, !tbaa !6
  %176 = icmp sgt i32 %175, -1
  %177 = icmp slt i32 %175, %66
  %178 = select i1 %176, i1 %177, i1 false
  br i1 %178, label %69, label %179

179:                                              ; preds = %69, %172, %17
  %180 = phi i32 [ 0, %17 ], [ %175, %172 ], [ %70, %69 ]
  %181 = phi i32 [ 0, %17 ], [ %72, %172 ], [ 401, %69 ]
  %182 = shl nsw i32 %15, 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %183
  %185 = load <4 x i8>, ptr %4, align 4, !tbaa !21
  store <4 x i8> %185, ptr addrspace(1) %184, align 1, !tbaa !21
  %186 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %187 = sext i32 %182 to i64
  %188 = getelementptr i8, ptr addrspace(1) %1, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 4
  %190 = load <4 x i8>, ptr %186, align 4, !tbaa !21
  store <4 x i8> %190, ptr addrspace(1) %189, align 1, !tbaa !21
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %192 = sext i32 %182 to i64
  %193 = getelementptr i8, ptr addrspace(1) %1, i64 %192
  %194 = getelementptr i8, ptr addrspace(1) %193, i64 8
  %195 = load <4 x i8>, ptr %191, align 4, !tbaa !21
  store <4 x i8> %195, ptr addrspace(1) %194, align 1, !tbaa !21
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %197 = sext i32 %182 to i64
  %198 = getelementptr i8, ptr addrspace(1) %1, i64 %197
  %199 = getelementptr i8, ptr addrspace(1) %198, i64 12
  %200 = load <4 x i8>, ptr %196, align 4, !tbaa !21
  store <4 x i8> %200, ptr addrspace(1) %199, align 1, !tbaa !21
  %201 = icmp eq i32 %180, %66
  %202 = sub nsw i32 0, %181
  %203 = select i1 %201, i32 %181, i32 %202
  %204 = shl i64 %14, 32
  %205 = ashr exact i64 %204, 30
  %206 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %205
  store i32 %203, ptr addrspace(1) %206, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

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
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"uint2*", !"int", !"int"}
!17 = !{!"int*", !"uint __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!8, !8, i64 0}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int*"}
!25 = !{!"const", !"", !""}
