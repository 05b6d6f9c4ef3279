; ModuleID = 'corpus/cuda/cu_private_sort.cu'
source_filename = "corpus/cuda/cu_private_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Record = type { i32, i16, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z4siftPjii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %1, 1
  %5 = or disjoint i32 %4, 1
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %35

7:                                                ; preds = %3, %31
  %8 = phi i32 [ %33, %31 ], [ %5, %3 ]
  %9 = phi i32 [ %32, %31 ], [ %4, %3 ]
  %10 = phi i32 [ %23, %31 ], [ %1, %3 ]
  %11 = add nsw i32 %9, 2
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp ugt i32 %16, %19
  %21 = select i1 %20, i32 %11, i32 %8
  br label %22

22:                                               ; preds = %13, %7
  %23 = phi i32 [ %8, %7 ], [ %21, %13 ]
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %23 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = icmp ult i32 %26, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  store i32 %29, ptr %25, align 4, !tbaa !4
  store i32 %26, ptr %28, align 4, !tbaa !4
  %32 = shl nsw i32 %23, 1
  %33 = or disjoint i32 %32, 1
  %34 = icmp slt i32 %33, %2
  br i1 %34, label %7, label %35

35:                                               ; preds = %31, %22, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @heapsort(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = alloca [24 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 24
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  br label %7

7:                                                ; preds = %1, %7
  %8 = phi i32 [ 0, %1 ], [ %13, %7 ]
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %6, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %9
  store i32 %11, ptr %12, align 4, !tbaa !4
  %13 = add nuw nsw i32 %8, 1
  %14 = icmp eq i32 %13, 24
  br i1 %14, label %15, label %7, !llvm.loop !8

15:                                               ; preds = %7, %47
  %16 = phi i32 [ %48, %47 ], [ 11, %7 ]
  %17 = shl nuw nsw i32 %16, 1
  %18 = or disjoint i32 %17, 1
  br label %19

19:                                               ; preds = %15, %43
  %20 = phi i32 [ %45, %43 ], [ %18, %15 ]
  %21 = phi i32 [ %44, %43 ], [ %17, %15 ]
  %22 = phi i32 [ %35, %43 ], [ %16, %15 ]
  %23 = icmp slt i32 %21, 22
  br i1 %23, label %24, label %34

24:                                               ; preds = %19
  %25 = add nsw i32 %21, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %2, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = sext i32 %20 to i64
  %30 = getelementptr inbounds i32, ptr %2, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = icmp ugt i32 %28, %31
  %33 = select i1 %32, i32 %25, i32 %20
  br label %34

34:                                               ; preds = %24, %19
  %35 = phi i32 [ %20, %19 ], [ %33, %24 ]
  %36 = sext i32 %22 to i64
  %37 = getelementptr inbounds i32, ptr %2, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = sext i32 %35 to i64
  %40 = getelementptr inbounds i32, ptr %2, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = icmp ult i32 %38, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %34
  store i32 %41, ptr %37, align 4, !tbaa !4
  store i32 %38, ptr %40, align 4, !tbaa !4
  %44 = shl nsw i32 %35, 1
  %45 = or disjoint i32 %44, 1
  %46 = icmp slt i32 %45, 24
  br i1 %46, label %19, label %47

47:                                               ; preds = %34, %43
  %48 = add nsw i32 %16, -1
  %49 = icmp eq i32 %16, 0
  br i1 %49, label %50, label %15, !llvm.loop !11

50:                                               ; preds = %47, %85
  %51 = phi i32 [ %86, %85 ], [ 23, %47 ]
  %52 = load i32, ptr %2, align 4, !tbaa !4
  %53 = zext nneg i32 %51 to i64
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !4
  store i32 %55, ptr %2, align 4, !tbaa !4
  store i32 %52, ptr %54, align 4, !tbaa !4
  %56 = icmp eq i32 %51, 1
  br i1 %56, label %85, label %57

57:                                               ; preds = %50, %81
  %58 = phi i32 [ %83, %81 ], [ 1, %50 ]
  %59 = phi i32 [ %82, %81 ], [ 0, %50 ]
  %60 = phi i32 [ %73, %81 ], [ 0, %50 ]
  %61 = add nsw i32 %59, 2
  %62 = icmp slt i32 %61, %51
  br i1 %62, label %63, label %72

63:                                               ; preds = %57
  %64 = sext i32 %61 to i64
  %65 = getelementptr inbounds i32, ptr %2, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = sext i32 %58 to i64
  %68 = getelementptr inbounds i32, ptr %2, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = icmp ugt i32 %66, %69
  %71 = select i1 %70, i32 %61, i32 %58
  br label %72

72:                                               ; preds = %63, %57
  %73 = phi i32 [ %58, %57 ], [ %71, %63 ]
  %74 = sext i32 %60 to i64
  %75 = getelementptr inbounds i32, ptr %2, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = sext i32 %73 to i64
  %78 = getelementptr inbounds i32, ptr %2, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = icmp ult i32 %76, %79
  br i1 %80, label %81, label %85

81:                                               ; preds = %72
  store i32 %79, ptr %75, align 4, !tbaa !4
  store i32 %76, ptr %78, align 4, !tbaa !4
  %82 = shl nsw i32 %73, 1
  %83 = or disjoint i32 %82, 1
  %84 = icmp slt i32 %83, %51
  br i1 %84, label %57, label %85

85:                                               ; preds = %72, %81, %50
  %86 = add nsw i32 %51, -1
  %87 = icmp samesign ugt i32 %51, 1
  br i1 %87, label %50, label %89, !llvm.loop !12

88:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void

89:                                               ; preds = %85, %89
  %90 = phi i32 [ %95, %89 ], [ 0, %85 ]
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %2, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = getelementptr inbounds nuw i32, ptr %6, i64 %91
  store i32 %93, ptr %94, align 4, !tbaa !4
  %95 = add nuw nsw i32 %90, 1
  %96 = icmp eq i32 %95, 24
  br i1 %96, label %88, label %89, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @n_queens(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = alloca [8 x i32], align 4
  %3 = alloca [8 x i32], align 4
  %4 = alloca [8 x i32], align 4
  %5 = alloca [8 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = udiv i32 %6, 6
  %8 = mul i32 %7, 6
  %9 = sub i32 %6, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %10 = shl nuw i32 1, %7
  %11 = shl nuw nsw i32 1, %9
  %12 = shl i32 3, %7
  %13 = lshr i32 %10, 1
  %14 = or i32 %13, %12
  %15 = and i32 %14, %11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %79

17:                                               ; preds = %1
  %18 = shl i32 2, %7
  %19 = or i32 %10, %11
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = or i32 %18, %11
  %22 = shl i32 %21, 1
  %23 = and i32 %22, 62
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = or i32 %13, %11
  %26 = lshr i32 %25, 1
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %26, ptr %27, align 4, !tbaa !4
  %28 = or i32 %22, %19
  %29 = or i32 %28, %26
  %30 = and i32 %29, 63
  %31 = xor i32 %30, 63
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %31, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %17, %75
  %34 = phi i32 [ 0, %17 ], [ %77, %75 ]
  %35 = phi i32 [ 2, %17 ], [ %76, %75 ]
  br label %36

36:                                               ; preds = %33, %42
  %37 = phi i32 [ %35, %33 ], [ %43, %42 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %5, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %36
  %43 = add nsw i32 %37, -1
  %44 = icmp sgt i32 %37, 2
  br i1 %44, label %36, label %79, !llvm.loop !14

45:                                               ; preds = %36
  %46 = sub i32 0, %40
  %47 = and i32 %40, %46
  %48 = xor i32 %47, %40
  store i32 %48, ptr %39, align 4, !tbaa !4
  %49 = icmp eq i32 %37, 5
  br i1 %49, label %50, label %52

50:                                               ; preds = %45
  %51 = add i32 %34, 1
  br label %75, !llvm.loop !14

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i32, ptr %2, i64 %38
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = or i32 %54, %47
  %56 = add nuw nsw i32 %37, 1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %2, i64 %57
  store i32 %55, ptr %58, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i32, ptr %3, i64 %38
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = or i32 %60, %47
  %62 = shl i32 %61, 1
  %63 = and i32 %62, 62
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %57
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %38
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = or i32 %66, %47
  %68 = lshr i32 %67, 1
  %69 = getelementptr inbounds nuw i32, ptr %4, i64 %57
  store i32 %68, ptr %69, align 4, !tbaa !4
  %70 = or i32 %62, %55
  %71 = or i32 %70, %68
  %72 = and i32 %71, 63
  %73 = xor i32 %72, 63
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  store i32 %73, ptr %74, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %52, %50
  %76 = phi i32 [ 5, %50 ], [ %56, %52 ]
  %77 = phi i32 [ %51, %50 ], [ %34, %52 ]
  %78 = icmp sgt i32 %76, 1
  br i1 %78, label %33, label %79

79:                                               ; preds = %75, %42, %1
  %80 = phi i32 [ 0, %1 ], [ %34, %42 ], [ %77, %75 ]
  %81 = zext nneg i32 %6 to i64
  %82 = getelementptr inbounds nuw i32, ptr %0, i64 %81
  store i32 %80, ptr %82, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_histogram(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 5
  br label %9

6:                                                ; preds = %9
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = shl nuw nsw i32 %7, 4
  br label %23

9:                                                ; preds = %2, %9
  %10 = phi i32 [ 0, %2 ], [ %20, %9 ]
  %11 = add nuw nsw i32 %10, %5
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !15
  %15 = and i8 %14, 15
  %16 = zext nneg i8 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !15
  %19 = add i8 %18, 1
  store i8 %19, ptr %17, align 1, !tbaa !15
  %20 = add nuw nsw i32 %10, 1
  %21 = icmp eq i32 %20, 32
  br i1 %21, label %6, label %9, !llvm.loop !16

22:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

23:                                               ; preds = %6, %23
  %24 = phi i32 [ 0, %6 ], [ %35, %23 ]
  %25 = phi i32 [ 0, %6 ], [ %30, %23 ]
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !15
  %29 = zext i8 %28 to i32
  %30 = add i32 %25, %29
  %31 = trunc i32 %30 to i8
  %32 = add nuw nsw i32 %24, %8
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 %33
  store i8 %31, ptr %34, align 1, !tbaa !15
  %35 = add nuw nsw i32 %24, 1
  %36 = icmp eq i32 %35, 16
  br i1 %36, label %22, label %23, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sort_records(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = alloca [8 x %struct.Record], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 4
  br label %6

6:                                                ; preds = %2, %6
  %7 = phi i32 [ 0, %2 ], [ %24, %6 ]
  %8 = add nuw nsw i32 %7, %5
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = and i32 %11, 255
  %17 = trunc i32 %15 to i16
  %18 = lshr i32 %15, 16
  %19 = trunc i32 %18 to i8
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw %struct.Record, ptr %3, i64 %20
  store i32 %16, ptr %21, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i16 %17, ptr %22, align 4, !tbaa !18
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 6
  store i8 %19, ptr %23, align 2, !tbaa !15
  %24 = add nuw nsw i32 %7, 1
  %25 = icmp eq i32 %24, 8
  br i1 %25, label %26, label %6, !llvm.loop !20

26:                                               ; preds = %6, %32
  %27 = phi i32 [ %34, %32 ], [ 7, %6 ]
  %28 = phi i32 [ %33, %32 ], [ 0, %6 ]
  br label %36

29:                                               ; preds = %32
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = shl nuw nsw i32 %30, 3
  br label %60

32:                                               ; preds = %57
  %33 = add nuw nsw i32 %28, 1
  %34 = add nsw i32 %27, -1
  %35 = icmp eq i32 %33, 7
  br i1 %35, label %29, label %26, !llvm.loop !21

36:                                               ; preds = %26, %57
  %37 = phi i32 [ %41, %57 ], [ 0, %26 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.Record, ptr %3, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !22
  %41 = add nuw nsw i32 %37, 1
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.Record, ptr %3, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !22
  %45 = icmp ugt i32 %40, %44
  br i1 %45, label %54, label %46

46:                                               ; preds = %36
  %47 = icmp eq i32 %40, %44
  br i1 %47, label %48, label %57

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %50 = load i16, ptr %49, align 4, !tbaa !24
  %51 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %52 = load i16, ptr %51, align 4, !tbaa !24
  %53 = icmp ugt i16 %50, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %48, %36
  %55 = load i64, ptr %39, align 4
  %56 = load i64, ptr %43, align 4
  store i64 %56, ptr %39, align 4
  store i64 %55, ptr %43, align 4
  br label %57

57:                                               ; preds = %46, %48, %54
  %58 = icmp eq i32 %41, %27
  br i1 %58, label %32, label %36, !llvm.loop !25

59:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

60:                                               ; preds = %29, %60
  %61 = phi i32 [ 0, %29 ], [ %78, %60 ]
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw %struct.Record, ptr %3, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !22
  %65 = shl i32 %64, 24
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %67 = load i16, ptr %66, align 4, !tbaa !24
  %68 = zext i16 %67 to i32
  %69 = shl nuw nsw i32 %68, 8
  %70 = or disjoint i32 %69, %65
  %71 = getelementptr inbounds nuw i8, ptr %63, i64 6
  %72 = load i8, ptr %71, align 2, !tbaa !26
  %73 = zext i8 %72 to i32
  %74 = or disjoint i32 %70, %73
  %75 = add nuw nsw i32 %61, %31
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %1, i64 %76
  store i32 %74, ptr %77, align 4, !tbaa !4
  %78 = add nuw nsw i32 %61, 1
  %79 = icmp eq i32 %78, 8
  br i1 %79, label %59, label %60, !llvm.loop !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ring_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %12

6:                                                ; preds = %12
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %6
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %2, %9
  %11 = icmp sgt i32 %3, 0
  br label %19

12:                                               ; preds = %4, %12
  %13 = phi i32 [ 0, %4 ], [ %16, %12 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %5, i64 %14
  store float 0.000000e+00, ptr %15, align 4, !tbaa !28
  %16 = add nuw nsw i32 %13, 1
  %17 = icmp eq i32 %16, 8
  br i1 %17, label %6, label %12, !llvm.loop !30

18:                                               ; preds = %28, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

19:                                               ; preds = %8, %28
  %20 = phi i32 [ 0, %8 ], [ %33, %28 ]
  %21 = phi i32 [ 0, %8 ], [ %32, %28 ]
  %22 = add i32 %20, %10
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !28
  %26 = zext nneg i32 %21 to i64
  %27 = getelementptr inbounds nuw float, ptr %5, i64 %26
  store float %25, ptr %27, align 4, !tbaa !28
  br i1 %11, label %35, label %28

28:                                               ; preds = %35, %19
  %29 = phi float [ 0.000000e+00, %19 ], [ %47, %35 ]
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %23
  store float %29, ptr %30, align 4, !tbaa !28
  %31 = add nuw nsw i32 %21, 1
  %32 = and i32 %31, 7
  %33 = add nuw nsw i32 %20, 1
  %34 = icmp eq i32 %33, %2
  br i1 %34, label %18, label %19, !llvm.loop !31

35:                                               ; preds = %19, %35
  %36 = phi i32 [ %43, %35 ], [ 0, %19 ]
  %37 = phi float [ %47, %35 ], [ 0.000000e+00, %19 ]
  %38 = sub nsw i32 %21, %36
  %39 = and i32 %38, 7
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %5, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !28
  %43 = add nuw nsw i32 %36, 1
  %44 = uitofp nneg i32 %43 to float
  %45 = fdiv contract float 1.000000e+00, %44
  %46 = fmul contract float %45, %42
  %47 = fadd contract float %37, %46
  %48 = icmp eq i32 %43, %3
  br i1 %48, label %28, label %35, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !6, i64 0}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = !{!23, !5, i64 0}
!23 = !{!"_ZTS6Record", !5, i64 0, !19, i64 4, !6, i64 6}
!24 = !{!23, !19, i64 4}
!25 = distinct !{!25, !9, !10}
!26 = !{!23, !6, i64 6}
!27 = distinct !{!27, !9, !10}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !6, i64 0}
!30 = distinct !{!30, !9, !10}
!31 = distinct !{!31, !9, !10}
!32 = distinct !{!32, !9, !10}
