; ModuleID = 'corpus/opencl/private_arrays.cl'
source_filename = "corpus/opencl/private_arrays.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x i32], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = mul nsw i32 %2, %9
  br label %15

13:                                               ; preds = %75, %3
  %14 = shl nsw i32 %9, 3
  br label %80

15:                                               ; preds = %11, %75
  %16 = phi i32 [ 0, %11 ], [ %76, %75 ]
  %17 = phi i32 [ 0, %11 ], [ %77, %75 ]
  %18 = add nsw i32 %17, %12
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = icmp slt i32 %16, 8
  br i1 %22, label %23, label %38

23:                                               ; preds = %15
  %24 = add nsw i32 %16, 1
  %25 = icmp sgt i32 %16, 0
  br i1 %25, label %26, label %70

26:                                               ; preds = %23, %34
  %27 = phi i32 [ %29, %34 ], [ %16, %23 ]
  %28 = add nsw i32 %27, -1
  %29 = lshr i32 %28, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !6
  %33 = icmp sgt i32 %32, %21
  br i1 %33, label %34, label %70

34:                                               ; preds = %26
  %35 = zext nneg i32 %27 to i64
  %36 = getelementptr inbounds nuw i32, ptr %4, i64 %35
  store i32 %32, ptr %36, align 4, !tbaa !6
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %70, label %26, !llvm.loop !14

38:                                               ; preds = %15
  %39 = load i32, ptr %4, align 4, !tbaa !6
  %40 = icmp sgt i32 %21, %39
  br i1 %40, label %41, label %75

41:                                               ; preds = %38, %67
  %42 = phi i32 [ %69, %67 ], [ 0, %38 ]
  %43 = shl nsw i32 %42, 1
  %44 = or disjoint i32 %43, 1
  %45 = icmp sgt i32 %42, 3
  br i1 %45, label %67, label %46

46:                                               ; preds = %41
  %47 = icmp eq i32 %42, 3
  br i1 %47, label %58, label %48

48:                                               ; preds = %46
  %49 = add nsw i32 %43, 2
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %4, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !6
  %53 = sext i32 %44 to i64
  %54 = getelementptr inbounds i32, ptr %4, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = icmp slt i32 %52, %55
  %57 = select i1 %56, i32 %49, i32 %44
  br label %58

58:                                               ; preds = %48, %46
  %59 = phi i32 [ %44, %46 ], [ %57, %48 ]
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %4, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !6
  %63 = icmp slt i32 %62, %21
  br i1 %63, label %64, label %67

64:                                               ; preds = %58
  %65 = sext i32 %42 to i64
  %66 = getelementptr inbounds i32, ptr %4, i64 %65
  store i32 %62, ptr %66, align 4, !tbaa !6
  br label %67

67:                                               ; preds = %58, %41, %64
  %68 = phi i1 [ true, %64 ], [ false, %41 ], [ false, %58 ]
  %69 = phi i32 [ %59, %64 ], [ %42, %41 ], [ %42, %58 ]
  br i1 %68, label %41, label %70

70:                                               ; preds = %67, %34, %26, %23
  %71 = phi i32 [ %27, %26 ], [ %16, %23 ], [ 0, %34 ], [ %69, %67 ]
  %72 = phi i32 [ %24, %34 ], [ %24, %23 ], [ %24, %26 ], [ %16, %67 ]
  %73 = sext i32 %71 to i64
  %74 = getelementptr inbounds i32, ptr %4, i64 %73
  store i32 %21, ptr %74, align 4, !tbaa !6
  br label %75

75:                                               ; preds = %70, %38
  %76 = phi i32 [ %16, %38 ], [ %72, %70 ]
  %77 = add nuw nsw i32 %17, 1
  %78 = icmp eq i32 %77, %2
  br i1 %78, label %13, label %15, !llvm.loop !16

79:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

80:                                               ; preds = %13, %80
  %81 = phi i32 [ 0, %13 ], [ %88, %80 ]
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !6
  %85 = add nuw nsw i32 %81, %14
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %86
  store i32 %84, ptr addrspace(1) %87, align 4, !tbaa !6
  %88 = add nuw nsw i32 %81, 1
  %89 = icmp eq i32 %88, 8
  br i1 %89, label %79, label %80, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca [7 x i8], align 1
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %15 = mul nsw i32 %3, %14
  %16 = srem i32 %15, 720
  br label %21

17:                                               ; preds = %38
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %135

19:                                               ; preds = %17
  %20 = mul nsw i32 %14, 7
  br label %57

21:                                               ; preds = %4, %38
  %22 = phi i32 [ 0, %4 ], [ %48, %38 ]
  %23 = phi i32 [ 720, %4 ], [ %36, %38 ]
  %24 = phi i32 [ %16, %4 ], [ %30, %38 ]
  %25 = phi i32 [ 127, %4 ], [ %47, %38 ]
  %26 = freeze i32 %24
  %27 = freeze i32 %23
  %28 = udiv i32 %26, %27
  %29 = mul i32 %28, %27
  %30 = sub i32 %26, %29
  %31 = icmp eq i32 %22, 6
  br i1 %31, label %35, label %32

32:                                               ; preds = %21
  %33 = sub nuw nsw i32 6, %22
  %34 = udiv i32 %23, %33
  br label %35

35:                                               ; preds = %32, %21
  %36 = phi i32 [ %34, %32 ], [ %23, %21 ]
  %37 = icmp ugt i32 %23, %24
  br i1 %37, label %38, label %50

38:                                               ; preds = %50, %35
  %39 = phi i32 [ %25, %35 ], [ %55, %50 ]
  %40 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %39, i1 false)
  %41 = trunc nuw nsw i32 %40 to i8
  %42 = zext nneg i32 %22 to i64
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 %42
  store i8 %41, ptr %43, align 1, !tbaa !22
  %44 = and i32 %40, 31
  %45 = shl nuw i32 1, %44
  %46 = xor i32 %45, -1
  %47 = and i32 %25, %46
  %48 = add nuw nsw i32 %22, 1
  %49 = icmp eq i32 %48, 7
  br i1 %49, label %17, label %21, !llvm.loop !23

50:                                               ; preds = %35, %50
  %51 = phi i32 [ %55, %50 ], [ %25, %35 ]
  %52 = phi i32 [ %53, %50 ], [ %28, %35 ]
  %53 = add i32 %52, -1
  %54 = add i32 %51, -1
  %55 = and i32 %54, %51
  %56 = icmp eq i32 %53, 0
  br i1 %56, label %38, label %50, !llvm.loop !24

57:                                               ; preds = %19, %132
  %58 = phi i32 [ 0, %19 ], [ %133, %132 ]
  %59 = phi i32 [ 2147483647, %19 ], [ %93, %132 ]
  br label %62

60:                                               ; preds = %62
  %61 = icmp slt i32 %80, %59
  br i1 %61, label %82, label %92

62:                                               ; preds = %57, %62
  %63 = phi i32 [ 0, %57 ], [ %69, %62 ]
  %64 = phi i32 [ 0, %57 ], [ %80, %62 ]
  %65 = zext nneg i32 %63 to i64
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !22
  %68 = zext i8 %67 to i64
  %69 = add nuw nsw i32 %63, 1
  %70 = icmp eq i32 %69, 7
  %71 = select i1 %70, i32 0, i32 %69
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !22
  %75 = zext i8 %74 to i64
  %76 = mul nuw nsw i64 %68, 28
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %75
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = add nsw i32 %79, %64
  %81 = icmp eq i32 %69, 7
  br i1 %81, label %60, label %62, !llvm.loop !25

82:                                               ; preds = %60, %82
  %83 = phi i32 [ %90, %82 ], [ 0, %60 ]
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !22
  %87 = add nsw i32 %83, %20
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %88
  store i8 %86, ptr addrspace(1) %89, align 1, !tbaa !22
  %90 = add nuw nsw i32 %83, 1
  %91 = icmp eq i32 %90, 7
  br i1 %91, label %92, label %82, !llvm.loop !26

92:                                               ; preds = %82, %60
  %93 = phi i32 [ %59, %60 ], [ %80, %82 ]
  br label %94

94:                                               ; preds = %92, %106
  %95 = phi i32 [ 5, %92 ], [ %107, %106 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %5, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !22
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 1
  %100 = load i8, ptr %99, align 1, !tbaa !22
  %101 = icmp ugt i8 %98, %100
  br i1 %101, label %106, label %102

102:                                              ; preds = %94
  %103 = zext nneg i32 %95 to i64
  %104 = getelementptr inbounds nuw i8, ptr %5, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !22
  br label %109

106:                                              ; preds = %94
  %107 = add nsw i32 %95, -1
  %108 = icmp eq i32 %95, 0
  br i1 %108, label %135, label %94, !llvm.loop !27

109:                                              ; preds = %109, %102
  %110 = phi i32 [ %115, %109 ], [ 6, %102 ]
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %5, i64 %111
  %113 = load i8, ptr %112, align 1, !tbaa !22
  %114 = icmp ult i8 %113, %105
  %115 = add nsw i32 %110, -1
  br i1 %114, label %109, label %116, !llvm.loop !28

116:                                              ; preds = %109
  store i8 %113, ptr %104, align 1, !tbaa !22
  store i8 %105, ptr %112, align 1, !tbaa !22
  %117 = icmp samesign ult i32 %95, 5
  br i1 %117, label %118, label %132

118:                                              ; preds = %116
  %119 = add nuw nsw i32 %95, 1
  br label %120

120:                                              ; preds = %118, %120
  %121 = phi i32 [ %130, %120 ], [ %119, %118 ]
  %122 = phi i32 [ %129, %120 ], [ 6, %118 ]
  %123 = zext nneg i32 %121 to i64
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 %123
  %125 = load i8, ptr %124, align 1, !tbaa !22
  %126 = zext nneg i32 %122 to i64
  %127 = getelementptr inbounds nuw i8, ptr %5, i64 %126
  %128 = load i8, ptr %127, align 1, !tbaa !22
  store i8 %128, ptr %124, align 1, !tbaa !22
  store i8 %125, ptr %127, align 1, !tbaa !22
  %129 = add nsw i32 %122, -1
  %130 = add nuw nsw i32 %121, 1
  %131 = icmp samesign ult i32 %130, %129
  br i1 %131, label %120, label %132, !llvm.loop !29

132:                                              ; preds = %120, %116
  %133 = add nuw nsw i32 %58, 1
  %134 = icmp eq i32 %133, %3
  br i1 %134, label %135, label %57, !llvm.loop !30

135:                                              ; preds = %132, %106, %17
  %136 = phi i32 [ %93, %106 ], [ 2147483647, %17 ], [ %93, %132 ]
  %137 = shl i64 %13, 32
  %138 = ashr exact i64 %137, 30
  %139 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %138
  store i32 %136, ptr addrspace(1) %139, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !13 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [64 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  br label %19

6:                                                ; preds = %19
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %6
  %17 = trunc i64 %14 to i32
  %18 = mul nsw i32 %2, %17
  br label %33

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %23, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %21
  store i8 0, ptr %22, align 1, !tbaa !22
  %23 = add nuw nsw i32 %20, 1
  %24 = icmp eq i32 %23, 64
  br i1 %24, label %6, label %19, !llvm.loop !33

25:                                               ; preds = %69, %6
  %26 = phi i32 [ 0, %6 ], [ %81, %69 ]
  %27 = phi i32 [ 0, %6 ], [ %73, %69 ]
  %28 = insertelement <2 x i32> poison, i32 %27, i64 0
  %29 = insertelement <2 x i32> %28, i32 %26, i64 1
  %30 = shl i64 %14, 32
  %31 = ashr exact i64 %30, 29
  %32 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %31
  store <2 x i32> %29, ptr addrspace(1) %32, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

33:                                               ; preds = %16, %69
  %34 = phi i32 [ 0, %16 ], [ %73, %69 ]
  %35 = phi i32 [ 0, %16 ], [ %82, %69 ]
  %36 = phi i32 [ 0, %16 ], [ %81, %69 ]
  %37 = add nsw i32 %35, %18
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = mul i32 %40, -1640531535
  %42 = lshr i32 %41, 26
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !22
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %63, label %47

47:                                               ; preds = %33
  %48 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = icmp eq i32 %49, %40
  br i1 %50, label %69, label %55

51:                                               ; preds = %55
  %52 = getelementptr inbounds nuw i32, ptr %4, i64 %59
  %53 = load i32, ptr %52, align 4, !tbaa !6
  %54 = icmp eq i32 %53, %40
  br i1 %54, label %69, label %55, !llvm.loop !34

55:                                               ; preds = %47, %51
  %56 = phi i32 [ %58, %51 ], [ %42, %47 ]
  %57 = add nuw nsw i32 %56, 1
  %58 = and i32 %57, 63
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !22
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %63, label %51, !llvm.loop !34

63:                                               ; preds = %55, %33
  %64 = phi i64 [ %43, %33 ], [ %59, %55 ]
  %65 = phi ptr [ %44, %33 ], [ %60, %55 ]
  %66 = phi i8 [ 0, %33 ], [ %61, %55 ]
  %67 = getelementptr inbounds nuw i32, ptr %4, i64 %64
  store i32 %40, ptr %67, align 4, !tbaa !6
  %68 = add i32 %34, 1
  br label %69

69:                                               ; preds = %51, %47, %63
  %70 = phi i64 [ %64, %63 ], [ %43, %47 ], [ %59, %51 ]
  %71 = phi ptr [ %65, %63 ], [ %44, %47 ], [ %60, %51 ]
  %72 = phi i8 [ %66, %63 ], [ %45, %47 ], [ %61, %51 ]
  %73 = phi i32 [ %68, %63 ], [ %34, %47 ], [ %34, %51 ]
  %74 = add i8 %72, 1
  store i8 %74, ptr %71, align 1, !tbaa !22
  %75 = zext i8 %74 to i32
  %76 = shl nuw nsw i32 %75, 16
  %77 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = or i32 %78, %76
  %80 = xor i32 %79, 65535
  %81 = tail call noundef i32 @llvm.umax.i32(i32 %36, i32 %80)
  %82 = add nuw nsw i32 %35, 1
  %83 = icmp eq i32 %82, %2
  br i1 %83, label %25, label %33, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  tail call void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i8], align 1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %14 = shl nsw i32 %13, 4
  br label %15

15:                                               ; preds = %2, %91
  %16 = phi i32 [ 0, %2 ], [ %90, %91 ]
  %17 = phi i32 [ 0, %2 ], [ %89, %91 ]
  %18 = phi i32 [ 0, %2 ], [ %92, %91 ]
  %19 = add nuw nsw i32 %18, %14
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !22
  %23 = and i32 %18, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32

25:                                               ; preds = %15
  %26 = zext i8 %22 to i32
  %27 = add nuw nsw i32 %26, 1
  %28 = add nsw i32 %16, 1
  %29 = sext i32 %16 to i64
  %30 = getelementptr inbounds i32, ptr %3, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !6
  %31 = icmp samesign ult i32 %18, 14
  br i1 %31, label %87, label %32

32:                                               ; preds = %25, %15
  %33 = phi i32 [ %28, %25 ], [ %16, %15 ]
  %34 = icmp samesign ult i32 %18, 14
  %35 = lshr i8 %22, 1
  %36 = icmp sgt i32 %17, 0
  br i1 %36, label %37, label %80

37:                                               ; preds = %32, %77
  %38 = phi i32 [ %48, %77 ], [ %33, %32 ]
  %39 = phi i32 [ %56, %77 ], [ %17, %32 ]
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr i8, ptr %4, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1, !tbaa !22
  %44 = lshr i8 %43, 1
  %45 = icmp samesign ugt i8 %35, %44
  %46 = select i1 %34, i1 %45, i1 false
  br i1 %46, label %80, label %47

47:                                               ; preds = %37
  %48 = add nsw i32 %38, -1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %3, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !6
  %52 = sext i32 %38 to i64
  %53 = getelementptr i32, ptr %3, i64 %52
  %54 = getelementptr i8, ptr %53, i64 -8
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = add nsw i32 %39, -1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !22
  switch i8 %59, label %75 [
    i8 0, label %60
    i8 1, label %62
    i8 2, label %64
    i8 3, label %67
    i8 4, label %71
  ]

60:                                               ; preds = %47
  %61 = add nsw i32 %55, %51
  br label %77

62:                                               ; preds = %47
  %63 = sub nsw i32 %55, %51
  br label %77

64:                                               ; preds = %47
  %65 = mul nsw i32 %55, %51
  %66 = srem i32 %65, 10007
  br label %77

67:                                               ; preds = %47
  %68 = icmp eq i32 %51, 0
  br i1 %68, label %77, label %69

69:                                               ; preds = %67
  %70 = sdiv i32 %55, %51
  br label %77

71:                                               ; preds = %47
  %72 = icmp eq i32 %51, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %71
  %74 = srem i32 %55, %51
  br label %77

75:                                               ; preds = %47
  %76 = and i32 %55, %51
  br label %77

77:                                               ; preds = %73, %71, %69, %67, %75, %64, %62, %60
  %78 = phi i32 [ %76, %75 ], [ %55, %67 ], [ %61, %60 ], [ %66, %64 ], [ %63, %62 ], [ %70, %69 ], [ %74, %73 ], [ 0, %71 ]
  store i32 %78, ptr %54, align 4, !tbaa !6
  %79 = icmp sgt i32 %39, 1
  br i1 %79, label %37, label %80, !llvm.loop !40

80:                                               ; preds = %37, %77, %32
  %81 = phi i32 [ %17, %32 ], [ %39, %37 ], [ 0, %77 ]
  %82 = phi i32 [ %33, %32 ], [ %38, %37 ], [ %48, %77 ]
  br i1 %34, label %83, label %87

83:                                               ; preds = %80
  %84 = add nsw i32 %81, 1
  %85 = sext i32 %81 to i64
  %86 = getelementptr inbounds i8, ptr %4, i64 %85
  store i8 %22, ptr %86, align 1, !tbaa !22
  br label %87

87:                                               ; preds = %83, %80, %25
  %88 = phi i32 [ 4, %25 ], [ 0, %83 ], [ 2, %80 ]
  %89 = phi i32 [ %17, %25 ], [ %84, %83 ], [ %81, %80 ]
  %90 = phi i32 [ %28, %25 ], [ %82, %83 ], [ %82, %80 ]
  switch i32 %88, label %94 [
    i32 0, label %91
    i32 4, label %91
  ]

91:                                               ; preds = %87, %87
  %92 = add nuw nsw i32 %18, 1
  %93 = icmp eq i32 %92, 16
  br i1 %93, label %94, label %15, !llvm.loop !41

94:                                               ; preds = %91, %87
  %95 = load i32, ptr %3, align 4, !tbaa !6
  %96 = shl i64 %12, 32
  %97 = ashr exact i64 %96, 30
  %98 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %97
  store i32 %95, ptr addrspace(1) %98, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !42 !kernel_arg_base_type !42 !kernel_arg_type_qual !39 {
  tail call void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !42 !kernel_arg_base_type !42 !kernel_arg_type_qual !39 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !43
  %17 = add nuw nsw i64 %12, 1
  %18 = and i64 %17, 7
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  br label %24

21:                                               ; preds = %24
  store i8 0, ptr %3, align 1, !tbaa !22
  store i8 0, ptr %4, align 1, !tbaa !22
  %22 = and i64 %16, 9223372036854775806
  %23 = and i64 %22, %20
  br label %33

24:                                               ; preds = %2, %24
  %25 = phi i32 [ 0, %2 ], [ %28, %24 ]
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 %26
  store i8 -1, ptr %27, align 1, !tbaa !22
  %28 = add nuw nsw i32 %25, 1
  %29 = icmp eq i32 %28, 64
  br i1 %29, label %21, label %24, !llvm.loop !45

30:                                               ; preds = %82
  %31 = add i32 %34, 1
  %32 = icmp eq i32 %31, %83
  br i1 %32, label %86, label %33, !llvm.loop !46

33:                                               ; preds = %21, %30
  %34 = phi i32 [ 0, %21 ], [ %31, %30 ]
  %35 = phi i32 [ 1, %21 ], [ %83, %30 ]
  %36 = and i32 %34, 63
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !22
  %40 = zext i8 %39 to i32
  %41 = and i32 %40, 7
  %42 = lshr i32 %40, 3
  %43 = zext i8 %39 to i64
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 %43
  br label %45

45:                                               ; preds = %33, %82
  %46 = phi i32 [ %35, %33 ], [ %83, %82 ]
  %47 = phi i32 [ 0, %33 ], [ %84, %82 ]
  %48 = icmp eq i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = add nuw nsw i32 %41, %49
  %51 = icmp eq i32 %47, 1
  %52 = sext i1 %51 to i32
  %53 = add nsw i32 %50, %52
  %54 = icmp eq i32 %47, 2
  %55 = zext i1 %54 to i32
  %56 = add nuw nsw i32 %42, %55
  %57 = icmp eq i32 %47, 3
  %58 = sext i1 %57 to i32
  %59 = add nsw i32 %56, %58
  %60 = icmp ugt i32 %53, 7
  %61 = icmp ugt i32 %59, 7
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %82, label %63

63:                                               ; preds = %45
  %64 = shl nuw nsw i32 %59, 3
  %65 = or disjoint i32 %64, %53
  %66 = zext nneg i32 %65 to i64
  %67 = shl nuw i64 1, %66
  %68 = and i64 %23, %67
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %82

70:                                               ; preds = %63
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 %66
  %72 = load i8, ptr %71, align 1, !tbaa !22
  %73 = icmp eq i8 %72, -1
  br i1 %73, label %74, label %82

74:                                               ; preds = %70
  %75 = load i8, ptr %44, align 1, !tbaa !22
  %76 = add i8 %75, 1
  store i8 %76, ptr %71, align 1, !tbaa !22
  %77 = trunc nuw nsw i32 %65 to i8
  %78 = add i32 %46, 1
  %79 = and i32 %46, 63
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 %80
  store i8 %77, ptr %81, align 1, !tbaa !22
  br label %82

82:                                               ; preds = %74, %70, %63, %45
  %83 = phi i32 [ %46, %45 ], [ %78, %74 ], [ %46, %70 ], [ %46, %63 ]
  %84 = add nuw nsw i32 %47, 1
  %85 = icmp eq i32 %84, 4
  br i1 %85, label %30, label %45, !llvm.loop !47

86:                                               ; preds = %30
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 63
  %88 = load i8, ptr %87, align 1, !tbaa !22
  %89 = zext i8 %88 to i32
  %90 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  store i32 %89, ptr addrspace(1) %90, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int"}
!13 = !{!"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"int*", !"int*", !"uchar*", !"int"}
!21 = !{!"const", !"", !"", !""}
!22 = !{!8, !8, i64 0}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
!31 = !{!"uint*", !"uint2*", !"int"}
!32 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"int"}
!33 = distinct !{!33, !15}
!34 = distinct !{!34, !15}
!35 = distinct !{!35, !15}
!36 = !{i32 1, i32 1}
!37 = !{!"none", !"none"}
!38 = !{!"uchar*", !"int*"}
!39 = !{!"const", !""}
!40 = distinct !{!40, !15}
!41 = distinct !{!41, !15}
!42 = !{!"ulong*", !"int*"}
!43 = !{!44, !44, i64 0}
!44 = !{!"long", !8, i64 0}
!45 = distinct !{!45, !15}
!46 = distinct !{!46, !15}
!47 = distinct !{!47, !15}
