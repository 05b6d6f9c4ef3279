; ModuleID = 'corpus/cuda/cu_recursion.cu'
source_filename = "corpus/cuda/cu_recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stats = type { i32, i32, i32 }
%struct.Node = type { i32, i32, i32 }

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z3fibj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %58, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -2
  %5 = lshr i32 %4, 1
  %6 = add nuw i32 %5, 1
  %7 = and i32 %6, 7
  %8 = icmp ult i32 %4, 14
  br i1 %8, label %44, label %9

9:                                                ; preds = %3
  %10 = and i32 %6, -8
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i32 [ %0, %9 ], [ %36, %11 ]
  %13 = phi i32 [ 0, %9 ], [ %39, %11 ]
  %14 = phi i32 [ 0, %9 ], [ %40, %11 ]
  %15 = add i32 %12, -1
  %16 = tail call noundef i32 @_Z3fibj(i32 noundef %15) #11
  %17 = add i32 %16, %13
  %18 = add i32 %12, -3
  %19 = tail call noundef i32 @_Z3fibj(i32 noundef %18) #11
  %20 = add i32 %19, %17
  %21 = add i32 %12, -5
  %22 = tail call noundef i32 @_Z3fibj(i32 noundef %21) #11
  %23 = add i32 %22, %20
  %24 = add i32 %12, -7
  %25 = tail call noundef i32 @_Z3fibj(i32 noundef %24) #11
  %26 = add i32 %25, %23
  %27 = add i32 %12, -9
  %28 = tail call noundef i32 @_Z3fibj(i32 noundef %27) #11
  %29 = add i32 %28, %26
  %30 = add i32 %12, -11
  %31 = tail call noundef i32 @_Z3fibj(i32 noundef %30) #11
  %32 = add i32 %31, %29
  %33 = add i32 %12, -13
  %34 = tail call noundef i32 @_Z3fibj(i32 noundef %33) #11
  %35 = add i32 %34, %32
  %36 = add i32 %12, -16
  %37 = add i32 %12, -15
  %38 = tail call noundef i32 @_Z3fibj(i32 noundef %37) #11
  %39 = add i32 %38, %35
  %40 = add i32 %14, 8
  %41 = icmp eq i32 %40, %10
  br i1 %41, label %42, label %11

42:                                               ; preds = %11
  %43 = icmp eq i32 %7, 0
  br i1 %43, label %58, label %44

44:                                               ; preds = %42, %3
  %45 = phi i32 [ %0, %3 ], [ %36, %42 ]
  %46 = phi i32 [ 0, %3 ], [ %39, %42 ]
  %47 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %47)
  br label %48

48:                                               ; preds = %48, %44
  %49 = phi i32 [ %52, %48 ], [ %45, %44 ]
  %50 = phi i32 [ %55, %48 ], [ %46, %44 ]
  %51 = phi i32 [ %56, %48 ], [ 0, %44 ]
  %52 = add i32 %49, -2
  %53 = add i32 %49, -1
  %54 = tail call noundef i32 @_Z3fibj(i32 noundef %53) #11
  %55 = add i32 %54, %50
  %56 = add i32 %51, 1
  %57 = icmp eq i32 %56, %7
  br i1 %57, label %58, label %48, !llvm.loop !8

58:                                               ; preds = %42, %48, %1
  %59 = phi i32 [ 0, %1 ], [ %39, %42 ], [ %55, %48 ]
  %60 = phi i32 [ %0, %1 ], [ %36, %42 ], [ %52, %48 ]
  %61 = add i32 %60, %59
  ret i32 %61
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @fibonacci(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = urem i32 %3, %1
  %5 = tail call noundef i32 @_Z3fibj(i32 noundef %4) #11
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z3ackjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:                                                ; preds = %2
  %5 = and i32 %0, 7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add i32 %8, -1
  %14 = tail call noundef i32 @_Z3ackjj(i32 noundef %9, i32 noundef %13) #11
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7, !llvm.loop !10

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 8
  br i1 %24, label %25, label %28

25:                                               ; preds = %20, %81, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %82, %81 ]
  %27 = add i32 %26, 1
  ret i32 %27

28:                                               ; preds = %20, %81
  %29 = phi i32 [ %82, %81 ], [ %22, %20 ]
  %30 = phi i32 [ %83, %81 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %85

32:                                               ; preds = %28, %85
  %33 = phi i32 [ %87, %85 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = add i32 %30, -1
  %37 = add i32 %33, -1
  %38 = tail call noundef i32 @_Z3ackjj(i32 noundef %36, i32 noundef %37) #11
  br label %39

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %39
  %43 = add i32 %30, -2
  %44 = add i32 %40, -1
  %45 = tail call noundef i32 @_Z3ackjj(i32 noundef %43, i32 noundef %44) #11
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = add i32 %30, -3
  %51 = add i32 %47, -1
  %52 = tail call noundef i32 @_Z3ackjj(i32 noundef %50, i32 noundef %51) #11
  br label %53

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = add i32 %30, -4
  %58 = add i32 %54, -1
  %59 = tail call noundef i32 @_Z3ackjj(i32 noundef %57, i32 noundef %58) #11
  br label %60

60:                                               ; preds = %56, %53
  %61 = phi i32 [ %59, %56 ], [ 1, %53 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = add i32 %30, -5
  %65 = add i32 %61, -1
  %66 = tail call noundef i32 @_Z3ackjj(i32 noundef %64, i32 noundef %65) #11
  br label %67

67:                                               ; preds = %63, %60
  %68 = phi i32 [ %66, %63 ], [ 1, %60 ]
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %74, label %70

70:                                               ; preds = %67
  %71 = add i32 %30, -6
  %72 = add i32 %68, -1
  %73 = tail call noundef i32 @_Z3ackjj(i32 noundef %71, i32 noundef %72) #11
  br label %74

74:                                               ; preds = %70, %67
  %75 = phi i32 [ %73, %70 ], [ 1, %67 ]
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = add i32 %30, -7
  %79 = add i32 %75, -1
  %80 = tail call noundef i32 @_Z3ackjj(i32 noundef %78, i32 noundef %79) #11
  br label %81

81:                                               ; preds = %77, %74
  %82 = phi i32 [ %80, %77 ], [ 1, %74 ]
  %83 = add i32 %30, -8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %25, label %28

85:                                               ; preds = %28
  %86 = add i32 %29, -1
  %87 = tail call noundef i32 @_Z3ackjj(i32 noundef %30, i32 noundef %86) #11
  br label %32
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @ackermann(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = lshr i32 %2, 3
  %4 = and i32 %2, 7
  %5 = tail call noundef i32 @_Z3ackjj(i32 noundef %3, i32 noundef %4) #11
  %6 = trunc nuw nsw i32 %2 to i16
  %7 = urem i16 %6, 3
  %8 = zext nneg i16 %7 to i32
  %9 = tail call noundef i32 @_Z3ackjj(i32 noundef 2, i32 noundef %8) #11
  %10 = add i32 %9, %5
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z10sort_rangePiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %38

5:                                                ; preds = %3, %36
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2
  %8 = sdiv i32 %7, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %5, %32
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %19, %11
  %21 = add nsw i32 %16, 1
  br i1 %20, label %15, label %22, !llvm.loop !11

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %26, %11
  %28 = add nsw i32 %23, -1
  br i1 %27, label %22, label %29, !llvm.loop !13

29:                                               ; preds = %22
  %30 = icmp sgt i32 %16, %23
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store i32 %26, ptr %18, align 4, !tbaa !4
  store i32 %19, ptr %25, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ]
  %35 = icmp sgt i32 %34, %33
  br i1 %35, label %36, label %12, !llvm.loop !14

36:                                               ; preds = %32
  tail call void @_Z10sort_rangePiii(ptr noundef nonnull %0, i32 noundef %6, i32 noundef %33) #11
  %37 = icmp slt i32 %34, %2
  br i1 %37, label %5, label %38

38:                                               ; preds = %36, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quicksort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul i32 %1, %3
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = add nsw i32 %1, -1
  tail call void @_Z10sort_rangePiii(ptr noundef %6, i32 noundef 0, i32 noundef %7) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp slt i32 %1, 0
  br i1 %4, label %31, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  %7 = getelementptr inbounds nuw %struct.Node, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %8, i32 noundef %2) #11
  %14 = extractvalue %struct.Stats %13, 0
  %15 = extractvalue %struct.Stats %13, 1
  %16 = extractvalue %struct.Stats %13, 2
  %17 = add nsw i32 %2, 1
  %18 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %10, i32 noundef %17) #11
  %19 = extractvalue %struct.Stats %18, 0
  %20 = extractvalue %struct.Stats %18, 1
  %21 = extractvalue %struct.Stats %18, 2
  %22 = mul nsw i32 %12, %2
  %23 = add nsw i32 %14, %22
  %24 = sub i32 %23, %19
  %25 = tail call noundef i32 @llvm.smax.i32(i32 %15, i32 %20)
  %26 = add nsw i32 %25, 1
  %27 = and i32 %10, %8
  %28 = icmp sgt i32 %27, -1
  %29 = add nsw i32 %21, %16
  %30 = select i1 %28, i32 %29, i32 1
  br label %31

31:                                               ; preds = %3, %5
  %32 = phi i32 [ %24, %5 ], [ 0, %3 ]
  %33 = phi i32 [ %26, %5 ], [ 0, %3 ]
  %34 = phi i32 [ %30, %5 ], [ 0, %3 ]
  %35 = insertvalue %struct.Stats poison, i32 %32, 0
  %36 = insertvalue %struct.Stats %35, i32 %33, 1
  %37 = insertvalue %struct.Stats %36, i32 %34, 2
  ret %struct.Stats %37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tree_walk(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #6 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = trunc nuw nsw i32 %3 to i16
  %5 = udiv i16 %4, 15
  %6 = mul i16 %5, 15
  %7 = sub i16 %4, %6
  %8 = zext nneg i16 %7 to i32
  %9 = add nuw nsw i16 %5, 1
  %10 = zext nneg i16 %9 to i32
  %11 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %8, i32 noundef %10) #11
  %12 = extractvalue %struct.Stats %11, 0
  %13 = extractvalue %struct.Stats %11, 1
  %14 = extractvalue %struct.Stats %11, 2
  %15 = mul nsw i32 %12, 10000
  %16 = mul nsw i32 %13, 100
  %17 = add i32 %16, %14
  %18 = add i32 %17, %15
  %19 = zext nneg i32 %3 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7permutePhiRjS0_(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %2, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %3) local_unnamed_addr #2 {
  %5 = icmp eq i32 %1, 1
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = load i8, ptr %0, align 1, !tbaa !15
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !15
  %11 = zext i8 %10 to i32
  %12 = shl nuw nsw i32 %8, 4
  %13 = shl nuw nsw i32 %11, 2
  %14 = add nuw nsw i32 %12, %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %16 = load i8, ptr %15, align 1, !tbaa !15
  %17 = zext i8 %16 to i32
  %18 = add nuw nsw i32 %14, %17
  %19 = shl nuw nsw i32 %18, 2
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %21 = load i8, ptr %20, align 1, !tbaa !15
  %22 = zext i8 %21 to i32
  %23 = add nuw nsw i32 %19, %22
  %24 = load i32, ptr %3, align 4, !tbaa !4
  %25 = mul i32 %24, 31
  %26 = load i32, ptr %2, align 4, !tbaa !4
  %27 = add i32 %26, 1
  store i32 %27, ptr %2, align 4, !tbaa !4
  %28 = mul i32 %27, %23
  %29 = add i32 %28, %25
  store i32 %29, ptr %3, align 4, !tbaa !4
  br label %85

30:                                               ; preds = %4
  %31 = icmp sgt i32 %1, 0
  br i1 %31, label %32, label %85

32:                                               ; preds = %30
  %33 = add nsw i32 %1, -1
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  %36 = and i32 %1, 3
  %37 = icmp ult i32 %1, 4
  br i1 %37, label %71, label %38

38:                                               ; preds = %32
  %39 = and i32 %1, 2147483644
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i32 [ 0, %38 ], [ %66, %40 ]
  %42 = phi i32 [ 0, %38 ], [ %67, %40 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !15
  %46 = load i8, ptr %35, align 1, !tbaa !15
  store i8 %46, ptr %44, align 1, !tbaa !15
  store i8 %45, ptr %35, align 1, !tbaa !15
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #11
  %47 = load i8, ptr %44, align 1, !tbaa !15
  store i8 %47, ptr %35, align 1, !tbaa !15
  store i8 %45, ptr %44, align 1, !tbaa !15
  %48 = zext nneg i32 %41 to i64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 1
  %51 = load i8, ptr %50, align 1, !tbaa !15
  %52 = load i8, ptr %35, align 1, !tbaa !15
  store i8 %52, ptr %50, align 1, !tbaa !15
  store i8 %51, ptr %35, align 1, !tbaa !15
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #11
  %53 = load i8, ptr %50, align 1, !tbaa !15
  store i8 %53, ptr %35, align 1, !tbaa !15
  store i8 %51, ptr %50, align 1, !tbaa !15
  %54 = zext nneg i32 %41 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 2
  %57 = load i8, ptr %56, align 1, !tbaa !15
  %58 = load i8, ptr %35, align 1, !tbaa !15
  store i8 %58, ptr %56, align 1, !tbaa !15
  store i8 %57, ptr %35, align 1, !tbaa !15
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #11
  %59 = load i8, ptr %56, align 1, !tbaa !15
  store i8 %59, ptr %35, align 1, !tbaa !15
  store i8 %57, ptr %56, align 1, !tbaa !15
  %60 = zext nneg i32 %41 to i64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 3
  %63 = load i8, ptr %62, align 1, !tbaa !15
  %64 = load i8, ptr %35, align 1, !tbaa !15
  store i8 %64, ptr %62, align 1, !tbaa !15
  store i8 %63, ptr %35, align 1, !tbaa !15
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #11
  %65 = load i8, ptr %62, align 1, !tbaa !15
  store i8 %65, ptr %35, align 1, !tbaa !15
  store i8 %63, ptr %62, align 1, !tbaa !15
  %66 = add nuw nsw i32 %41, 4
  %67 = add i32 %42, 4
  %68 = icmp eq i32 %67, %39
  br i1 %68, label %69, label %40, !llvm.loop !16

69:                                               ; preds = %40
  %70 = icmp eq i32 %36, 0
  br i1 %70, label %85, label %71

71:                                               ; preds = %69, %32
  %72 = phi i32 [ 0, %32 ], [ %66, %69 ]
  %73 = icmp ne i32 %36, 0
  tail call void @llvm.assume(i1 %73)
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i32 [ %72, %71 ], [ %82, %74 ]
  %76 = phi i32 [ 0, %71 ], [ %83, %74 ]
  %77 = zext nneg i32 %75 to i64
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !15
  %80 = load i8, ptr %35, align 1, !tbaa !15
  store i8 %80, ptr %78, align 1, !tbaa !15
  store i8 %79, ptr %35, align 1, !tbaa !15
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #11
  %81 = load i8, ptr %78, align 1, !tbaa !15
  store i8 %81, ptr %35, align 1, !tbaa !15
  store i8 %79, ptr %78, align 1, !tbaa !15
  %82 = add nuw nsw i32 %75, 1
  %83 = add i32 %76, 1
  %84 = icmp eq i32 %83, %36
  br i1 %84, label %85, label %74, !llvm.loop !17

85:                                               ; preds = %69, %74, %30, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @permutations(ptr noundef writeonly captures(none) %0) local_unnamed_addr #7 {
  %2 = alloca [4 x i8], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  store i32 50462976, ptr %2, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %5, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 7, ptr %4, align 4, !tbaa !4
  %6 = trunc nuw nsw i32 %5 to i16
  %7 = urem i16 %6, 3
  %8 = add nuw nsw i16 %7, 2
  %9 = zext nneg i16 %8 to i32
  call void @_Z7permutePhiRjS0_(ptr noundef nonnull %2, i32 noundef %9, ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef nonnull align 4 dereferenceable(4) %4) #11
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = add i32 %11, %10
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z7is_evenj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z6is_oddj(i32 noundef %4) #11
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ true, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z6is_oddj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z7is_evenj(i32 noundef %4) #11
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ false, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @parity(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef zeroext i1 @_Z7is_evenj(i32 noundef %2) #11
  %4 = select i1 %3, i32 2, i32 1
  %5 = zext nneg i32 %2 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  store i32 %4, ptr %6, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !9}
