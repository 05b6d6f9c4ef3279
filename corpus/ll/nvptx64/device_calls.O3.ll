; ModuleID = 'corpus/opencl/device_calls.cl'
source_filename = "corpus/opencl/device_calls.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mixed = type { i32, float, i64, i16 }
%struct.Large = type { [40 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = mul i32 %2, %1
  %5 = add i32 %4, %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Mixed @make_mixed(i32 noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %0, 1023
  %4 = zext i32 %0 to i64
  %5 = shl nuw nsw i64 %4, 20
  %6 = trunc i32 %0 to i16
  %7 = and i16 %6, 32767
  %8 = insertvalue %struct.Mixed poison, i32 %3, 0
  %9 = insertvalue %struct.Mixed %8, float %1, 1
  %10 = insertvalue %struct.Mixed %9, i64 %5, 2
  %11 = insertvalue %struct.Mixed %10, i16 %7, 3
  ret %struct.Mixed %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @use_mixed(ptr noundef readonly byval(%struct.Mixed) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = load i32, ptr %0, align 8, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !15
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i16, ptr %7, align 8, !tbaa !16
  %9 = sext i16 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !17
  %12 = fptoui float %11 to i32
  %13 = add i32 %3, %1
  %14 = add i32 %13, %6
  %15 = add i32 %14, %9
  %16 = add i32 %15, %12
  ret i32 %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i64 noundef %33) local_unnamed_addr #0 {
  %35 = shl i32 %1, 1
  %36 = add i32 %35, %0
  %37 = mul i32 %2, 3
  %38 = add i32 %36, %37
  %39 = shl i32 %3, 2
  %40 = add i32 %38, %39
  %41 = mul i32 %4, 5
  %42 = add i32 %40, %41
  %43 = mul i32 %5, 6
  %44 = add i32 %42, %43
  %45 = mul i32 %6, 7
  %46 = add i32 %44, %45
  %47 = shl i32 %7, 3
  %48 = add i32 %46, %47
  %49 = mul i32 %8, 9
  %50 = add i32 %48, %49
  %51 = mul i32 %9, 10
  %52 = add i32 %50, %51
  %53 = mul i32 %10, 11
  %54 = add i32 %52, %53
  %55 = mul i32 %11, 12
  %56 = add i32 %54, %55
  %57 = mul i32 %12, 13
  %58 = add i32 %56, %57
  %59 = mul i32 %13, 14
  %60 = add i32 %58, %59
  %61 = mul i32 %14, 15
  %62 = add i32 %60, %61
  %63 = shl i32 %15, 4
  %64 = add i32 %62, %63
  %65 = mul i32 %16, 17
  %66 = add i32 %64, %65
  %67 = mul i32 %17, 18
  %68 = add i32 %66, %67
  %69 = mul i32 %18, 19
  %70 = add i32 %68, %69
  %71 = mul i32 %19, 20
  %72 = add i32 %70, %71
  %73 = mul i32 %20, 21
  %74 = add i32 %72, %73
  %75 = mul i32 %21, 22
  %76 = add i32 %74, %75
  %77 = mul i32 %22, 23
  %78 = add i32 %76, %77
  %79 = mul i32 %23, 24
  %80 = add i32 %78, %79
  %81 = mul i32 %24, 25
  %82 = add i32 %80, %81
  %83 = mul i32 %25, 26
  %84 = add i32 %82, %83
  %85 = mul i32 %26, 27
  %86 = add i32 %84, %85
  %87 = mul i32 %27, 28
  %88 = add i32 %86, %87
  %89 = mul i32 %28, 29
  %90 = add i32 %88, %89
  %91 = mul i32 %29, 30
  %92 = add i32 %90, %91
  %93 = mul i32 %30, 31
  %94 = add i32 %92, %93
  %95 = shl i32 %31, 5
  %96 = add i32 %94, %95
  %97 = mul i32 %32, 33
  %98 = add i32 %96, %97
  %99 = lshr i64 %33, 7
  %100 = trunc i64 %99 to i32
  %101 = add i32 %98, %100
  ret i32 %101
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local i32 @recursive(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = add i32 %0, -1
  %6 = mul i32 %1, 3
  %7 = add i32 %6, %0
  %8 = tail call i32 @recursive(i32 noundef %5, i32 noundef %7) #12
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = lshr i32 %0, 1
  %13 = tail call i32 @recursive(i32 noundef %12, i32 noundef %8) #12
  br label %14

14:                                               ; preds = %4, %11
  %15 = phi i32 [ %13, %11 ], [ %8, %4 ]
  %16 = mul i32 %15, 7
  %17 = add i32 %16, %0
  %18 = xor i32 %17, %8
  br label %19

19:                                               ; preds = %2, %14
  %20 = phi i32 [ %18, %14 ], [ %1, %2 ]
  ret i32 %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @fill(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %3
  %6 = and i32 %1, 7
  %7 = icmp ult i32 %1, 8
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %1, -8
  br label %28

10:                                               ; preds = %28
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %86, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %24, %15 ], [ %13, %12 ]
  %17 = phi i32 [ %25, %15 ], [ 0, %12 ]
  %18 = mul i32 %16, %2
  %19 = and i32 %16, 31
  %20 = lshr i32 %2, %19
  %21 = add i32 %20, %18
  %22 = zext i32 %16 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !6
  %24 = add nuw i32 %16, 1
  %25 = add i32 %17, 1
  %26 = icmp eq i32 %25, %6
  br i1 %26, label %27, label %15, !llvm.loop !18

27:                                               ; preds = %10, %15, %3
  ret void

28:                                               ; preds = %28, %8
  %29 = phi i32 [ 0, %8 ], [ %86, %28 ]
  %30 = phi i32 [ 0, %8 ], [ %87, %28 ]
  %31 = mul i32 %29, %2
  %32 = and i32 %29, 24
  %33 = lshr i32 %2, %32
  %34 = add i32 %33, %31
  %35 = zext i32 %29 to i64
  %36 = getelementptr inbounds nuw i32, ptr %0, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !6
  %37 = or disjoint i32 %29, 1
  %38 = mul i32 %37, %2
  %39 = and i32 %37, 25
  %40 = lshr i32 %2, %39
  %41 = add i32 %40, %38
  %42 = zext i32 %37 to i64
  %43 = getelementptr inbounds nuw i32, ptr %0, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !6
  %44 = or disjoint i32 %29, 2
  %45 = mul i32 %44, %2
  %46 = and i32 %44, 26
  %47 = lshr i32 %2, %46
  %48 = add i32 %47, %45
  %49 = zext i32 %44 to i64
  %50 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  store i32 %48, ptr %50, align 4, !tbaa !6
  %51 = or disjoint i32 %29, 3
  %52 = mul i32 %51, %2
  %53 = and i32 %51, 27
  %54 = lshr i32 %2, %53
  %55 = add i32 %54, %52
  %56 = zext i32 %51 to i64
  %57 = getelementptr inbounds nuw i32, ptr %0, i64 %56
  store i32 %55, ptr %57, align 4, !tbaa !6
  %58 = or disjoint i32 %29, 4
  %59 = mul i32 %58, %2
  %60 = and i32 %58, 28
  %61 = lshr i32 %2, %60
  %62 = add i32 %61, %59
  %63 = zext i32 %58 to i64
  %64 = getelementptr inbounds nuw i32, ptr %0, i64 %63
  store i32 %62, ptr %64, align 4, !tbaa !6
  %65 = or disjoint i32 %29, 5
  %66 = mul i32 %65, %2
  %67 = and i32 %65, 29
  %68 = lshr i32 %2, %67
  %69 = add i32 %68, %66
  %70 = zext i32 %65 to i64
  %71 = getelementptr inbounds nuw i32, ptr %0, i64 %70
  store i32 %69, ptr %71, align 4, !tbaa !6
  %72 = or disjoint i32 %29, 6
  %73 = mul i32 %72, %2
  %74 = and i32 %72, 30
  %75 = lshr i32 %2, %74
  %76 = add i32 %75, %73
  %77 = zext i32 %72 to i64
  %78 = getelementptr inbounds nuw i32, ptr %0, i64 %77
  store i32 %76, ptr %78, align 4, !tbaa !6
  %79 = or disjoint i32 %29, 7
  %80 = mul i32 %79, %2
  %81 = and i32 %79, 31
  %82 = lshr i32 %2, %81
  %83 = add i32 %82, %80
  %84 = zext i32 %79 to i64
  %85 = getelementptr inbounds nuw i32, ptr %0, i64 %84
  store i32 %83, ptr %85, align 4, !tbaa !6
  %86 = add nuw i32 %29, 8
  %87 = add i32 %30, 8
  %88 = icmp eq i32 %87, %9
  br i1 %88, label %10, label %28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %27, label %4

4:                                                ; preds = %2
  %5 = and i32 %1, 7
  %6 = icmp ult i32 %1, 8
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = and i32 %1, -8
  br label %29

9:                                                ; preds = %29
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %27, label %11

11:                                               ; preds = %9, %4
  %12 = phi i32 [ 0, %4 ], [ %80, %9 ]
  %13 = phi i32 [ 0, %4 ], [ %79, %9 ]
  %14 = icmp ne i32 %5, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %24, %15 ], [ %12, %11 ]
  %17 = phi i32 [ %23, %15 ], [ %13, %11 ]
  %18 = phi i32 [ %25, %15 ], [ 0, %11 ]
  %19 = mul i32 %17, 31
  %20 = zext i32 %16 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = add i32 %22, %19
  %24 = add nuw i32 %16, 1
  %25 = add i32 %18, 1
  %26 = icmp eq i32 %25, %5
  br i1 %26, label %27, label %15, !llvm.loop !20

27:                                               ; preds = %9, %15, %2
  %28 = phi i32 [ 0, %2 ], [ %79, %9 ], [ %23, %15 ]
  ret i32 %28

29:                                               ; preds = %29, %7
  %30 = phi i32 [ 0, %7 ], [ %80, %29 ]
  %31 = phi i32 [ 0, %7 ], [ %79, %29 ]
  %32 = phi i32 [ 0, %7 ], [ %81, %29 ]
  %33 = mul i32 %31, 31
  %34 = zext i32 %30 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = add i32 %36, %33
  %38 = or disjoint i32 %30, 1
  %39 = mul i32 %37, 31
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !6
  %43 = add i32 %42, %39
  %44 = or disjoint i32 %30, 2
  %45 = mul i32 %43, 31
  %46 = zext i32 %44 to i64
  %47 = getelementptr inbounds nuw i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !6
  %49 = add i32 %48, %45
  %50 = or disjoint i32 %30, 3
  %51 = mul i32 %49, 31
  %52 = zext i32 %50 to i64
  %53 = getelementptr inbounds nuw i32, ptr %0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !6
  %55 = add i32 %54, %51
  %56 = or disjoint i32 %30, 4
  %57 = mul i32 %55, 31
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds nuw i32, ptr %0, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = add i32 %60, %57
  %62 = or disjoint i32 %30, 5
  %63 = mul i32 %61, 31
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds nuw i32, ptr %0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !6
  %67 = add i32 %66, %63
  %68 = or disjoint i32 %30, 6
  %69 = mul i32 %67, 31
  %70 = zext i32 %68 to i64
  %71 = getelementptr inbounds nuw i32, ptr %0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = add i32 %72, %69
  %74 = or disjoint i32 %30, 7
  %75 = mul i32 %73, 31
  %76 = zext i32 %74 to i64
  %77 = getelementptr inbounds nuw i32, ptr %0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = add i32 %78, %75
  %80 = add nuw i32 %30, 8
  %81 = add i32 %32, 8
  %82 = icmp eq i32 %81, %8
  br i1 %82, label %9, label %29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local i32 @with_array(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [24 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @fill(ptr noundef nonnull %3, i32 noundef 24, i32 noundef %1) #12
  %4 = call i32 @sum(ptr noundef nonnull %3, i32 noundef %0) #12
  call void @fill(ptr noundef nonnull %3, i32 noundef 12, i32 noundef %4) #12
  %5 = call i32 @sum(ptr noundef nonnull %3, i32 noundef 24) #12
  %6 = tail call i32 @add3(i32 noundef %4, i32 noundef %0, i32 noundef %1) #12
  %7 = add i32 %6, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i32 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x i64> @wide(<4 x i64> noundef %0, double noundef %1, i8 noundef zeroext %2) local_unnamed_addr #0 {
  %4 = zext i8 %2 to i64
  %5 = insertelement <4 x i64> poison, i64 %4, i64 0
  %6 = fptoui double %1 to i64
  %7 = insertelement <4 x i64> %5, i64 %6, i64 1
  %8 = mul nuw nsw i64 %4, 3
  %9 = insertelement <4 x i64> %7, i64 %8, i64 2
  %10 = fmul double %1, 4.000000e+00
  %11 = fptoui double %10 to i64
  %12 = insertelement <4 x i64> %9, i64 %11, i64 3
  %13 = add <4 x i64> %12, %0
  ret <4 x i64> %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -32896, 32898) i32 @small(i1 noundef zeroext %0, i1 noundef zeroext %1, i8 noundef signext %2, i16 noundef signext %3) local_unnamed_addr #0 {
  %5 = zext i1 %0 to i32
  %6 = select i1 %1, i32 2, i32 0
  %7 = sext i8 %2 to i32
  %8 = sext i16 %3 to i32
  %9 = or disjoint i32 %6, %5
  %10 = add nsw i32 %9, %7
  %11 = add nsw i32 %10, %8
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @is_odd(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 1
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @ids() local_unnamed_addr #0 {
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = mul i32 %2, 3
  %4 = add i32 %3, %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %5, 100
  %7 = add i32 %4, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = mul nuw nsw i32 %8, 7
  %10 = add i32 %7, %9
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Large @make_large(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 65535
  %3 = shl i32 %0, 1
  %4 = and i32 %3, 65534
  %5 = mul i32 %0, 3
  %6 = and i32 %5, 65535
  %7 = shl i32 %0, 2
  %8 = and i32 %7, 65532
  %9 = mul i32 %0, 5
  %10 = and i32 %9, 65535
  %11 = mul i32 %0, 6
  %12 = and i32 %11, 65534
  %13 = mul i32 %0, 7
  %14 = and i32 %13, 65535
  %15 = shl i32 %0, 3
  %16 = and i32 %15, 65528
  %17 = mul i32 %0, 9
  %18 = and i32 %17, 65535
  %19 = mul i32 %0, 10
  %20 = and i32 %19, 65534
  %21 = mul i32 %0, 11
  %22 = and i32 %21, 65535
  %23 = mul i32 %0, 12
  %24 = and i32 %23, 65532
  %25 = mul i32 %0, 13
  %26 = and i32 %25, 65535
  %27 = mul i32 %0, 14
  %28 = and i32 %27, 65534
  %29 = mul i32 %0, 15
  %30 = and i32 %29, 65535
  %31 = shl i32 %0, 4
  %32 = and i32 %31, 65520
  %33 = mul i32 %0, 17
  %34 = and i32 %33, 65535
  %35 = mul i32 %0, 18
  %36 = and i32 %35, 65534
  %37 = mul i32 %0, 19
  %38 = and i32 %37, 65535
  %39 = mul i32 %0, 20
  %40 = and i32 %39, 65532
  %41 = mul i32 %0, 21
  %42 = and i32 %41, 65535
  %43 = mul i32 %0, 22
  %44 = and i32 %43, 65534
  %45 = mul i32 %0, 23
  %46 = and i32 %45, 65535
  %47 = mul i32 %0, 24
  %48 = and i32 %47, 65528
  %49 = mul i32 %0, 25
  %50 = and i32 %49, 65535
  %51 = mul i32 %0, 26
  %52 = and i32 %51, 65534
  %53 = mul i32 %0, 27
  %54 = and i32 %53, 65535
  %55 = mul i32 %0, 28
  %56 = and i32 %55, 65532
  %57 = mul i32 %0, 29
  %58 = and i32 %57, 65535
  %59 = mul i32 %0, 30
  %60 = and i32 %59, 65534
  %61 = mul i32 %0, 31
  %62 = and i32 %61, 65535
  %63 = shl i32 %0, 5
  %64 = and i32 %63, 65504
  %65 = mul i32 %0, 33
  %66 = and i32 %65, 65535
  %67 = mul i32 %0, 34
  %68 = and i32 %67, 65534
  %69 = mul i32 %0, 35
  %70 = and i32 %69, 65535
  %71 = mul i32 %0, 36
  %72 = and i32 %71, 65532
  %73 = mul i32 %0, 37
  %74 = and i32 %73, 65535
  %75 = mul i32 %0, 38
  %76 = and i32 %75, 65534
  %77 = mul i32 %0, 39
  %78 = and i32 %77, 65535
  %79 = insertvalue %struct.Large { [40 x i32] [i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison] }, i32 %2, 0, 1
  %80 = insertvalue %struct.Large %79, i32 %4, 0, 2
  %81 = insertvalue %struct.Large %80, i32 %6, 0, 3
  %82 = insertvalue %struct.Large %81, i32 %8, 0, 4
  %83 = insertvalue %struct.Large %82, i32 %10, 0, 5
  %84 = insertvalue %struct.Large %83, i32 %12, 0, 6
  %85 = insertvalue %struct.Large %84, i32 %14, 0, 7
  %86 = insertvalue %struct.Large %85, i32 %16, 0, 8
  %87 = insertvalue %struct.Large %86, i32 %18, 0, 9
  %88 = insertvalue %struct.Large %87, i32 %20, 0, 10
  %89 = insertvalue %struct.Large %88, i32 %22, 0, 11
  %90 = insertvalue %struct.Large %89, i32 %24, 0, 12
  %91 = insertvalue %struct.Large %90, i32 %26, 0, 13
  %92 = insertvalue %struct.Large %91, i32 %28, 0, 14
  %93 = insertvalue %struct.Large %92, i32 %30, 0, 15
  %94 = insertvalue %struct.Large %93, i32 %32, 0, 16
  %95 = insertvalue %struct.Large %94, i32 %34, 0, 17
  %96 = insertvalue %struct.Large %95, i32 %36, 0, 18
  %97 = insertvalue %struct.Large %96, i32 %38, 0, 19
  %98 = insertvalue %struct.Large %97, i32 %40, 0, 20
  %99 = insertvalue %struct.Large %98, i32 %42, 0, 21
  %100 = insertvalue %struct.Large %99, i32 %44, 0, 22
  %101 = insertvalue %struct.Large %100, i32 %46, 0, 23
  %102 = insertvalue %struct.Large %101, i32 %48, 0, 24
  %103 = insertvalue %struct.Large %102, i32 %50, 0, 25
  %104 = insertvalue %struct.Large %103, i32 %52, 0, 26
  %105 = insertvalue %struct.Large %104, i32 %54, 0, 27
  %106 = insertvalue %struct.Large %105, i32 %56, 0, 28
  %107 = insertvalue %struct.Large %106, i32 %58, 0, 29
  %108 = insertvalue %struct.Large %107, i32 %60, 0, 30
  %109 = insertvalue %struct.Large %108, i32 %62, 0, 31
  %110 = insertvalue %struct.Large %109, i32 %64, 0, 32
  %111 = insertvalue %struct.Large %110, i32 %66, 0, 33
  %112 = insertvalue %struct.Large %111, i32 %68, 0, 34
  %113 = insertvalue %struct.Large %112, i32 %70, 0, 35
  %114 = insertvalue %struct.Large %113, i32 %72, 0, 36
  %115 = insertvalue %struct.Large %114, i32 %74, 0, 37
  %116 = insertvalue %struct.Large %115, i32 %76, 0, 38
  %117 = insertvalue %struct.Large %116, i32 %78, 0, 39
  ret %struct.Large %117
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @use_large(ptr noundef readonly byval(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = mul i32 %1, 5
  %4 = load i32, ptr %0, align 4, !tbaa !6
  %5 = add i32 %4, %3
  %6 = mul i32 %5, 5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = add i32 %8, %6
  %10 = mul i32 %9, 5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !6
  %13 = add i32 %12, %10
  %14 = mul i32 %13, 5
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = add i32 %16, %14
  %18 = mul i32 %17, 5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = add i32 %20, %18
  %22 = mul i32 %21, 5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = add i32 %24, %22
  %26 = mul i32 %25, 5
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load i32, ptr %27, align 4, !tbaa !6
  %29 = add i32 %28, %26
  %30 = mul i32 %29, 5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %32 = load i32, ptr %31, align 4, !tbaa !6
  %33 = add i32 %32, %30
  %34 = mul i32 %33, 5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = add i32 %36, %34
  %38 = mul i32 %37, 5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = add i32 %40, %38
  %42 = mul i32 %41, 5
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = add i32 %44, %42
  %46 = mul i32 %45, 5
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !6
  %49 = add i32 %48, %46
  %50 = mul i32 %49, 5
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = load i32, ptr %51, align 4, !tbaa !6
  %53 = add i32 %52, %50
  %54 = mul i32 %53, 5
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %56 = load i32, ptr %55, align 4, !tbaa !6
  %57 = add i32 %56, %54
  %58 = mul i32 %57, 5
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = add i32 %60, %58
  %62 = mul i32 %61, 5
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %64 = load i32, ptr %63, align 4, !tbaa !6
  %65 = add i32 %64, %62
  %66 = mul i32 %65, 5
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %68 = load i32, ptr %67, align 4, !tbaa !6
  %69 = add i32 %68, %66
  %70 = mul i32 %69, 5
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = add i32 %72, %70
  %74 = mul i32 %73, 5
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %76 = load i32, ptr %75, align 4, !tbaa !6
  %77 = add i32 %76, %74
  %78 = mul i32 %77, 5
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = add i32 %80, %78
  %82 = mul i32 %81, 5
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i32, ptr %83, align 4, !tbaa !6
  %85 = add i32 %84, %82
  %86 = mul i32 %85, 5
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %88 = load i32, ptr %87, align 4, !tbaa !6
  %89 = add i32 %88, %86
  %90 = mul i32 %89, 5
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %92 = load i32, ptr %91, align 4, !tbaa !6
  %93 = add i32 %92, %90
  %94 = mul i32 %93, 5
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %96 = load i32, ptr %95, align 4, !tbaa !6
  %97 = add i32 %96, %94
  %98 = mul i32 %97, 5
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %100 = load i32, ptr %99, align 4, !tbaa !6
  %101 = add i32 %100, %98
  %102 = mul i32 %101, 5
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %104 = load i32, ptr %103, align 4, !tbaa !6
  %105 = add i32 %104, %102
  %106 = mul i32 %105, 5
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %108 = load i32, ptr %107, align 4, !tbaa !6
  %109 = add i32 %108, %106
  %110 = mul i32 %109, 5
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %112 = load i32, ptr %111, align 4, !tbaa !6
  %113 = add i32 %112, %110
  %114 = mul i32 %113, 5
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %116 = load i32, ptr %115, align 4, !tbaa !6
  %117 = add i32 %116, %114
  %118 = mul i32 %117, 5
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %120 = load i32, ptr %119, align 4, !tbaa !6
  %121 = add i32 %120, %118
  %122 = mul i32 %121, 5
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %124 = load i32, ptr %123, align 4, !tbaa !6
  %125 = add i32 %124, %122
  %126 = mul i32 %125, 5
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %128 = load i32, ptr %127, align 4, !tbaa !6
  %129 = add i32 %128, %126
  %130 = mul i32 %129, 5
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %132 = load i32, ptr %131, align 4, !tbaa !6
  %133 = add i32 %132, %130
  %134 = mul i32 %133, 5
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %136 = load i32, ptr %135, align 4, !tbaa !6
  %137 = add i32 %136, %134
  %138 = mul i32 %137, 5
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %140 = load i32, ptr %139, align 4, !tbaa !6
  %141 = add i32 %140, %138
  %142 = mul i32 %141, 5
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %144 = load i32, ptr %143, align 4, !tbaa !6
  %145 = add i32 %144, %142
  %146 = mul i32 %145, 5
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %148 = load i32, ptr %147, align 4, !tbaa !6
  %149 = add i32 %148, %146
  %150 = mul i32 %149, 5
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %152 = load i32, ptr %151, align 4, !tbaa !6
  %153 = add i32 %152, %150
  %154 = mul i32 %153, 5
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %156 = load i32, ptr %155, align 4, !tbaa !6
  %157 = add i32 %156, %154
  %158 = mul i32 %157, 5
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %160 = load i32, ptr %159, align 4, !tbaa !6
  %161 = add i32 %160, %158
  ret i32 %161
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca %struct.Mixed, align 8
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = and i64 %11, 4294967295
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = tail call i32 @add3(i32 noundef %15, i32 noundef %12, i32 noundef 7) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %17 = and i32 %15, 255
  %18 = uitofp nneg i32 %17 to float
  %19 = tail call %struct.Mixed @make_mixed(i32 noundef %15, float noundef %18) #12
  %20 = extractvalue %struct.Mixed %19, 0
  store i32 %20, ptr %3, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %22 = extractvalue %struct.Mixed %19, 1
  store float %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = extractvalue %struct.Mixed %19, 2
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = extractvalue %struct.Mixed %19, 3
  store i16 %26, ptr %25, align 8
  %27 = tail call i32 @use_mixed(ptr noundef nonnull byval(%struct.Mixed) align 8 %3, i32 noundef %16) #12
  %28 = add i32 %27, %16
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = and i64 %10, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = add i32 %14, 1
  %16 = add i32 %14, 2
  %17 = add i32 %14, 3
  %18 = add i32 %14, 4
  %19 = add i32 %14, 5
  %20 = add i32 %14, 6
  %21 = add i32 %14, 7
  %22 = add i32 %14, 8
  %23 = add i32 %14, 9
  %24 = add i32 %11, 1
  %25 = add i32 %11, 2
  %26 = add i32 %11, 3
  %27 = add i32 %11, 4
  %28 = add i32 %11, 5
  %29 = add i32 %11, 6
  %30 = add i32 %11, 7
  %31 = add i32 %11, 8
  %32 = add i32 %11, 9
  %33 = xor i32 %14, 1
  %34 = xor i32 %14, 2
  %35 = xor i32 %14, 3
  %36 = xor i32 %14, 4
  %37 = xor i32 %14, 5
  %38 = xor i32 %14, 6
  %39 = xor i32 %14, 7
  %40 = xor i32 %14, 8
  %41 = xor i32 %14, 9
  %42 = xor i32 %14, 10
  %43 = mul i32 %14, 3
  %44 = mul i32 %14, 5
  %45 = mul i32 %14, 7
  %46 = zext i32 %14 to i64
  %47 = mul nuw nsw i64 %46, 11
  %48 = mul i64 %47, %46
  %49 = tail call i32 @many(i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %11, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i64 noundef %48) #12
  %50 = add i32 %49, %14
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = and i64 %10, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = and i32 %14, 7
  %16 = tail call i32 @recursive(i32 noundef %15, i32 noundef %14) #12
  %17 = add i32 %16, %11
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = and i64 %10, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %2
  %18 = and i32 %14, 15
  %19 = tail call i32 @with_array(i32 noundef %18, i32 noundef %14) #12
  br label %26

20:                                               ; preds = %2
  %21 = and i32 %14, 2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @with_array(i32 noundef 3, i32 noundef %11) #12
  %25 = add i32 %24, %14
  br label %26

26:                                               ; preds = %20, %23, %17
  %27 = phi i32 [ %19, %17 ], [ %25, %23 ], [ %14, %20 ]
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #7 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.Large, align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = and i64 %12, 4294967295
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = zext i32 %16 to i64
  %18 = insertelement <4 x i64> poison, i64 %17, i64 0
  %19 = insertelement <4 x i64> %18, i64 %14, i64 1
  %20 = add i32 %16, %13
  %21 = zext i32 %20 to i64
  %22 = insertelement <4 x i64> %19, i64 %21, i64 2
  %23 = xor i32 %16, %13
  %24 = zext i32 %23 to i64
  %25 = insertelement <4 x i64> %22, i64 %24, i64 3
  %26 = and i32 %16, 65535
  %27 = uitofp nneg i32 %26 to double
  %28 = trunc i32 %16 to i8
  %29 = tail call <4 x i64> @wide(<4 x i64> noundef %25, double noundef %27, i8 noundef zeroext %28) #12
  %30 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %14
  store <4 x i64> %29, ptr addrspace(1) %30, align 32, !tbaa !30
  %31 = and i32 %16, 1
  %32 = icmp ne i32 %31, 0
  %33 = and i32 %16, 2
  %34 = icmp ne i32 %33, 0
  %35 = and i8 %28, 63
  %36 = trunc i32 %16 to i16
  %37 = and i16 %36, 4095
  %38 = tail call i32 @small(i1 noundef zeroext %32, i1 noundef zeroext %34, i8 noundef signext %35, i16 noundef signext %37) #12
  %39 = lshr i32 %16, 4
  %40 = tail call zeroext i1 @is_odd(i32 noundef %39) #12
  br i1 %40, label %41, label %44

41:                                               ; preds = %3
  %42 = tail call i32 @ids() #12
  %43 = add i32 %42, %38
  br label %44

44:                                               ; preds = %41, %3
  %45 = phi i32 [ %43, %41 ], [ %38, %3 ]
  %46 = tail call %struct.Large @make_large(i32 noundef %16) #12
  %47 = extractvalue %struct.Large %46, 0
  %48 = extractvalue [40 x i32] %47, 0
  store i32 %48, ptr %4, align 4
  %49 = extractvalue [40 x i32] %47, 1
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %49, ptr %50, align 4
  %51 = extractvalue [40 x i32] %47, 2
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %51, ptr %52, align 4
  %53 = extractvalue [40 x i32] %47, 3
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %53, ptr %54, align 4
  %55 = extractvalue [40 x i32] %47, 4
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %55, ptr %56, align 4
  %57 = extractvalue [40 x i32] %47, 5
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %57, ptr %58, align 4
  %59 = extractvalue [40 x i32] %47, 6
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %59, ptr %60, align 4
  %61 = extractvalue [40 x i32] %47, 7
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %61, ptr %62, align 4
  %63 = extractvalue [40 x i32] %47, 8
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %63, ptr %64, align 4
  %65 = extractvalue [40 x i32] %47, 9
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 %65, ptr %66, align 4
  %67 = extractvalue [40 x i32] %47, 10
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 %67, ptr %68, align 4
  %69 = extractvalue [40 x i32] %47, 11
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %69, ptr %70, align 4
  %71 = extractvalue [40 x i32] %47, 12
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 %71, ptr %72, align 4
  %73 = extractvalue [40 x i32] %47, 13
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 %73, ptr %74, align 4
  %75 = extractvalue [40 x i32] %47, 14
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %75, ptr %76, align 4
  %77 = extractvalue [40 x i32] %47, 15
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %77, ptr %78, align 4
  %79 = extractvalue [40 x i32] %47, 16
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i32 %79, ptr %80, align 4
  %81 = extractvalue [40 x i32] %47, 17
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 %81, ptr %82, align 4
  %83 = extractvalue [40 x i32] %47, 18
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store i32 %83, ptr %84, align 4
  %85 = extractvalue [40 x i32] %47, 19
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store i32 %85, ptr %86, align 4
  %87 = extractvalue [40 x i32] %47, 20
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i32 %87, ptr %88, align 4
  %89 = extractvalue [40 x i32] %47, 21
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 84
  store i32 %89, ptr %90, align 4
  %91 = extractvalue [40 x i32] %47, 22
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store i32 %91, ptr %92, align 4
  %93 = extractvalue [40 x i32] %47, 23
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 92
  store i32 %93, ptr %94, align 4
  %95 = extractvalue [40 x i32] %47, 24
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store i32 %95, ptr %96, align 4
  %97 = extractvalue [40 x i32] %47, 25
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 100
  store i32 %97, ptr %98, align 4
  %99 = extractvalue [40 x i32] %47, 26
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store i32 %99, ptr %100, align 4
  %101 = extractvalue [40 x i32] %47, 27
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 108
  store i32 %101, ptr %102, align 4
  %103 = extractvalue [40 x i32] %47, 28
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store i32 %103, ptr %104, align 4
  %105 = extractvalue [40 x i32] %47, 29
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 116
  store i32 %105, ptr %106, align 4
  %107 = extractvalue [40 x i32] %47, 30
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i32 %107, ptr %108, align 4
  %109 = extractvalue [40 x i32] %47, 31
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 124
  store i32 %109, ptr %110, align 4
  %111 = extractvalue [40 x i32] %47, 32
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store i32 %111, ptr %112, align 4
  %113 = extractvalue [40 x i32] %47, 33
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 132
  store i32 %113, ptr %114, align 4
  %115 = extractvalue [40 x i32] %47, 34
  %116 = getelementptr inbounds nuw i8, ptr %4, i64 136
  store i32 %115, ptr %116, align 4
  %117 = extractvalue [40 x i32] %47, 35
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 140
  store i32 %117, ptr %118, align 4
  %119 = extractvalue [40 x i32] %47, 36
  %120 = getelementptr inbounds nuw i8, ptr %4, i64 144
  store i32 %119, ptr %120, align 4
  %121 = extractvalue [40 x i32] %47, 37
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 148
  store i32 %121, ptr %122, align 4
  %123 = extractvalue [40 x i32] %47, 38
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 152
  store i32 %123, ptr %124, align 4
  %125 = extractvalue [40 x i32] %47, 39
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 156
  store i32 %125, ptr %126, align 4
  %127 = tail call i32 @use_large(ptr noundef nonnull byval(%struct.Large) align 4 %4, i32 noundef %13) #12
  %128 = add i32 %127, %45
  %129 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  store i32 %128, ptr addrspace(1) %129, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nounwind }

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
!10 = !{!11, !7, i64 0}
!11 = !{!"", !7, i64 0, !12, i64 4, !13, i64 8, !14, i64 16}
!12 = !{!"float", !8, i64 0}
!13 = !{!"long", !8, i64 0}
!14 = !{!"short", !8, i64 0}
!15 = !{!11, !13, i64 8}
!16 = !{!11, !14, i64 16}
!17 = !{!11, !12, i64 4}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !19}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"uint*", !"uint*"}
!24 = !{!"", !"const"}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"uint*", !"uint*", !"ulong4*"}
!28 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!29 = !{!"", !"const", !""}
!30 = !{!8, !8, i64 0}
