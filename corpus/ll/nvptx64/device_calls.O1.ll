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
  %8 = tail call i32 @recursive(i32 noundef %5, i32 noundef %7) #11
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = lshr i32 %0, 1
  %13 = tail call i32 @recursive(i32 noundef %12, i32 noundef %8) #11
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
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %3 ]
  %8 = mul i32 %7, %2
  %9 = and i32 %7, 31
  %10 = lshr i32 %2, %9
  %11 = add i32 %10, %8
  %12 = zext i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !6
  %14 = add nuw i32 %7, 1
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %5, label %6, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = mul i32 %8, 31
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !6
  %13 = add i32 %12, %9
  %14 = add nuw i32 %7, 1
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %4, label %6, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local i32 @with_array(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [24 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @fill(ptr noundef nonnull %3, i32 noundef 24, i32 noundef %1) #11
  %4 = call i32 @sum(ptr noundef nonnull %3, i32 noundef %0) #11
  call void @fill(ptr noundef nonnull %3, i32 noundef 12, i32 noundef %4) #11
  %5 = call i32 @sum(ptr noundef nonnull %3, i32 noundef 24) #11
  %6 = tail call i32 @add3(i32 noundef %4, i32 noundef %0, i32 noundef %1) #11
  %7 = add i32 %6, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local %struct.Large @make_large(i32 noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.Large, align 4
  br label %123

3:                                                ; preds = %123
  %4 = load i32, ptr %2, align 4
  %5 = insertvalue %struct.Large poison, i32 %4, 0, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue %struct.Large %5, i32 %7, 0, 1
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = insertvalue %struct.Large %8, i32 %10, 0, 2
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = insertvalue %struct.Large %11, i32 %13, 0, 3
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = load i32, ptr %15, align 4
  %17 = insertvalue %struct.Large %14, i32 %16, 0, 4
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = insertvalue %struct.Large %17, i32 %19, 0, 5
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %22 = load i32, ptr %21, align 4
  %23 = insertvalue %struct.Large %20, i32 %22, 0, 6
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %25 = load i32, ptr %24, align 4
  %26 = insertvalue %struct.Large %23, i32 %25, 0, 7
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %28 = load i32, ptr %27, align 4
  %29 = insertvalue %struct.Large %26, i32 %28, 0, 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %31 = load i32, ptr %30, align 4
  %32 = insertvalue %struct.Large %29, i32 %31, 0, 9
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %34 = load i32, ptr %33, align 4
  %35 = insertvalue %struct.Large %32, i32 %34, 0, 10
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %37 = load i32, ptr %36, align 4
  %38 = insertvalue %struct.Large %35, i32 %37, 0, 11
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %40 = load i32, ptr %39, align 4
  %41 = insertvalue %struct.Large %38, i32 %40, 0, 12
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %43 = load i32, ptr %42, align 4
  %44 = insertvalue %struct.Large %41, i32 %43, 0, 13
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %46 = load i32, ptr %45, align 4
  %47 = insertvalue %struct.Large %44, i32 %46, 0, 14
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %49 = load i32, ptr %48, align 4
  %50 = insertvalue %struct.Large %47, i32 %49, 0, 15
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %52 = load i32, ptr %51, align 4
  %53 = insertvalue %struct.Large %50, i32 %52, 0, 16
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %55 = load i32, ptr %54, align 4
  %56 = insertvalue %struct.Large %53, i32 %55, 0, 17
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %58 = load i32, ptr %57, align 4
  %59 = insertvalue %struct.Large %56, i32 %58, 0, 18
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %61 = load i32, ptr %60, align 4
  %62 = insertvalue %struct.Large %59, i32 %61, 0, 19
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %64 = load i32, ptr %63, align 4
  %65 = insertvalue %struct.Large %62, i32 %64, 0, 20
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %67 = load i32, ptr %66, align 4
  %68 = insertvalue %struct.Large %65, i32 %67, 0, 21
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %70 = load i32, ptr %69, align 4
  %71 = insertvalue %struct.Large %68, i32 %70, 0, 22
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %73 = load i32, ptr %72, align 4
  %74 = insertvalue %struct.Large %71, i32 %73, 0, 23
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %76 = load i32, ptr %75, align 4
  %77 = insertvalue %struct.Large %74, i32 %76, 0, 24
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %79 = load i32, ptr %78, align 4
  %80 = insertvalue %struct.Large %77, i32 %79, 0, 25
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %82 = load i32, ptr %81, align 4
  %83 = insertvalue %struct.Large %80, i32 %82, 0, 26
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %85 = load i32, ptr %84, align 4
  %86 = insertvalue %struct.Large %83, i32 %85, 0, 27
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %88 = load i32, ptr %87, align 4
  %89 = insertvalue %struct.Large %86, i32 %88, 0, 28
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %91 = load i32, ptr %90, align 4
  %92 = insertvalue %struct.Large %89, i32 %91, 0, 29
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %94 = load i32, ptr %93, align 4
  %95 = insertvalue %struct.Large %92, i32 %94, 0, 30
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %97 = load i32, ptr %96, align 4
  %98 = insertvalue %struct.Large %95, i32 %97, 0, 31
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %100 = load i32, ptr %99, align 4
  %101 = insertvalue %struct.Large %98, i32 %100, 0, 32
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 132
  %103 = load i32, ptr %102, align 4
  %104 = insertvalue %struct.Large %101, i32 %103, 0, 33
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %106 = load i32, ptr %105, align 4
  %107 = insertvalue %struct.Large %104, i32 %106, 0, 34
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 140
  %109 = load i32, ptr %108, align 4
  %110 = insertvalue %struct.Large %107, i32 %109, 0, 35
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %112 = load i32, ptr %111, align 4
  %113 = insertvalue %struct.Large %110, i32 %112, 0, 36
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 148
  %115 = load i32, ptr %114, align 4
  %116 = insertvalue %struct.Large %113, i32 %115, 0, 37
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %118 = load i32, ptr %117, align 4
  %119 = insertvalue %struct.Large %116, i32 %118, 0, 38
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 156
  %121 = load i32, ptr %120, align 4
  %122 = insertvalue %struct.Large %119, i32 %121, 0, 39
  ret %struct.Large %122

123:                                              ; preds = %1, %123
  %124 = phi i32 [ 0, %1 ], [ %129, %123 ]
  %125 = mul i32 %124, %0
  %126 = and i32 %125, 65535
  %127 = zext nneg i32 %124 to i64
  %128 = getelementptr inbounds nuw i32, ptr %2, i64 %127
  store i32 %126, ptr %128, align 4, !tbaa !6
  %129 = add nuw nsw i32 %124, 1
  %130 = icmp eq i32 %129, 40
  br i1 %130, label %3, label %123, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @use_large(ptr noundef readonly byval(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  br label %4

3:                                                ; preds = %4
  ret i32 %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %12, %4 ]
  %6 = phi i32 [ %1, %2 ], [ %11, %4 ]
  %7 = mul i32 %6, 5
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !6
  %11 = add i32 %10, %7
  %12 = add nuw nsw i32 %5, 1
  %13 = icmp eq i32 %12, 40
  br i1 %13, label %3, label %4, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
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
  %16 = tail call i32 @add3(i32 noundef %15, i32 noundef %12, i32 noundef 7) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %17 = and i32 %15, 255
  %18 = uitofp nneg i32 %17 to float
  %19 = tail call %struct.Mixed @make_mixed(i32 noundef %15, float noundef %18) #11
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
  %27 = tail call i32 @use_mixed(ptr noundef nonnull byval(%struct.Mixed) align 8 %3, i32 noundef %16) #11
  %28 = add i32 %27, %16
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
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
  %49 = tail call i32 @many(i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %11, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i64 noundef %48) #11
  %50 = add i32 %49, %14
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
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
  %16 = tail call i32 @recursive(i32 noundef %15, i32 noundef %14) #11
  %17 = add i32 %16, %11
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
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
  %19 = tail call i32 @with_array(i32 noundef %18, i32 noundef %14) #11
  br label %26

20:                                               ; preds = %2
  %21 = and i32 %14, 2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @with_array(i32 noundef 3, i32 noundef %11) #11
  %25 = add i32 %24, %14
  br label %26

26:                                               ; preds = %20, %23, %17
  %27 = phi i32 [ %19, %17 ], [ %25, %23 ], [ %14, %20 ]
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #8 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #9 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
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
  %29 = tail call <4 x i64> @wide(<4 x i64> noundef %25, double noundef %27, i8 noundef zeroext %28) #11
  %30 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %14
  store <4 x i64> %29, ptr addrspace(1) %30, align 32, !tbaa !32
  %31 = and i32 %16, 1
  %32 = icmp ne i32 %31, 0
  %33 = and i32 %16, 2
  %34 = icmp ne i32 %33, 0
  %35 = and i8 %28, 63
  %36 = trunc i32 %16 to i16
  %37 = and i16 %36, 4095
  %38 = tail call i32 @small(i1 noundef zeroext %32, i1 noundef zeroext %34, i8 noundef signext %35, i16 noundef signext %37) #11
  %39 = lshr i32 %16, 4
  %40 = tail call zeroext i1 @is_odd(i32 noundef %39) #11
  br i1 %40, label %41, label %44

41:                                               ; preds = %3
  %42 = tail call i32 @ids() #11
  %43 = add i32 %42, %38
  br label %44

44:                                               ; preds = %41, %3
  %45 = phi i32 [ %43, %41 ], [ %38, %3 ]
  %46 = tail call %struct.Large @make_large(i32 noundef %16) #11
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
  %127 = tail call i32 @use_large(ptr noundef nonnull byval(%struct.Large) align 4 %4, i32 noundef %13) #11
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
attributes #11 = { nounwind }

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
!21 = distinct !{!21, !19}
!22 = distinct !{!22, !19}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"uint*", !"uint*"}
!26 = !{!"", !"const"}
!27 = !{i32 1, i32 1, i32 1}
!28 = !{!"none", !"none", !"none"}
!29 = !{!"uint*", !"uint*", !"ulong4*"}
!30 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!31 = !{!"", !"const", !""}
!32 = !{!8, !8, i64 0}
