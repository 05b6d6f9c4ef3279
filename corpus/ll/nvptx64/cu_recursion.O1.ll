; ModuleID = 'corpus/cuda/cu_recursion.cu'
source_filename = "corpus/cuda/cu_recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stats = type { i32, i32, i32 }
%struct.Node = type { i32, i32, i32 }

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z3fibj(i32 noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = add i32 %4, -1
  %8 = tail call noundef i32 @_Z3fibj(i32 noundef %7) #10
  %9 = add i32 %4, -2
  %10 = add i32 %3, %8
  br label %2

11:                                               ; preds = %2
  %12 = add i32 %3, %4
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @fibonacci(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = urem i32 %3, %1
  %5 = tail call noundef i32 @_Z3fibj(i32 noundef %4) #10
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z3ackjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %9, %12, %2
  %4 = phi i32 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i32 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = add i32 %5, 1
  ret i32 %8

9:                                                ; preds = %3
  %10 = icmp eq i32 %5, 0
  %11 = add i32 %4, -1
  br i1 %10, label %3, label %12

12:                                               ; preds = %9
  %13 = add i32 %5, -1
  %14 = tail call noundef i32 @_Z3ackjj(i32 noundef %4, i32 noundef %13) #10
  br label %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @ackermann(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = lshr i32 %2, 3
  %4 = and i32 %2, 7
  %5 = tail call noundef i32 @_Z3ackjj(i32 noundef %3, i32 noundef %4) #10
  %6 = urem i32 %2, 3
  %7 = tail call noundef i32 @_Z3ackjj(i32 noundef 2, i32 noundef %6) #10
  %8 = add i32 %7, %5
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  store i32 %8, ptr %10, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z10sort_rangePiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  br label %4

4:                                                ; preds = %39, %3
  %5 = phi i32 [ %1, %3 ], [ %37, %39 ]
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %40

7:                                                ; preds = %4
  %8 = add nsw i32 %2, %5
  %9 = sdiv i32 %8, 2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %7, %35
  %14 = phi i32 [ %5, %7 ], [ %37, %35 ]
  %15 = phi i32 [ %2, %7 ], [ %36, %35 ]
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i32 [ %22, %16 ], [ %14, %13 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = icmp slt i32 %20, %12
  %22 = add nsw i32 %17, 1
  br i1 %21, label %16, label %23, !llvm.loop !8

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %29, %23 ], [ %15, %16 ]
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = icmp sgt i32 %27, %12
  %29 = add nsw i32 %24, -1
  br i1 %28, label %23, label %30, !llvm.loop !11

30:                                               ; preds = %23
  %31 = icmp sgt i32 %17, %24
  br i1 %31, label %35, label %32

32:                                               ; preds = %30
  %33 = add nsw i32 %17, 1
  store i32 %27, ptr %19, align 4, !tbaa !4
  %34 = add nsw i32 %24, -1
  store i32 %20, ptr %26, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %32, %30
  %36 = phi i32 [ %34, %32 ], [ %24, %30 ]
  %37 = phi i32 [ %33, %32 ], [ %17, %30 ]
  %38 = icmp sgt i32 %37, %36
  br i1 %38, label %39, label %13, !llvm.loop !12

39:                                               ; preds = %35
  tail call void @_Z10sort_rangePiii(ptr noundef %0, i32 noundef %5, i32 noundef %36) #10
  br label %4

40:                                               ; preds = %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quicksort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul i32 %1, %3
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = add nsw i32 %1, -1
  tail call void @_Z10sort_rangePiii(ptr noundef %6, i32 noundef 0, i32 noundef %7) #10
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
  %13 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %8, i32 noundef %2) #10
  %14 = extractvalue %struct.Stats %13, 0
  %15 = extractvalue %struct.Stats %13, 1
  %16 = extractvalue %struct.Stats %13, 2
  %17 = add nsw i32 %2, 1
  %18 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %10, i32 noundef %17) #10
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
  %4 = udiv i32 %3, 15
  %5 = mul i32 %4, 15
  %6 = sub i32 %3, %5
  %7 = add nuw nsw i32 %4, 1
  %8 = tail call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %6, i32 noundef %7) #10
  %9 = extractvalue %struct.Stats %8, 0
  %10 = extractvalue %struct.Stats %8, 1
  %11 = extractvalue %struct.Stats %8, 2
  %12 = mul nsw i32 %9, 10000
  %13 = mul nsw i32 %10, 100
  %14 = add i32 %13, %11
  %15 = add i32 %14, %12
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7permutePhiRjS0_(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %2, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %3) local_unnamed_addr #2 {
  %5 = icmp eq i32 %1, 1
  br i1 %5, label %19, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %39

8:                                                ; preds = %6
  %9 = add nsw i32 %1, -1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  br label %30

12:                                               ; preds = %19
  %13 = load i32, ptr %3, align 4, !tbaa !4
  %14 = mul i32 %13, 31
  %15 = load i32, ptr %2, align 4, !tbaa !4
  %16 = add i32 %15, 1
  store i32 %16, ptr %2, align 4, !tbaa !4
  %17 = mul i32 %16, %27
  %18 = add i32 %17, %14
  store i32 %18, ptr %3, align 4, !tbaa !4
  br label %39

19:                                               ; preds = %4, %19
  %20 = phi i32 [ %27, %19 ], [ 0, %4 ]
  %21 = phi i32 [ %28, %19 ], [ 0, %4 ]
  %22 = shl i32 %20, 2
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !13
  %26 = zext i8 %25 to i32
  %27 = add i32 %22, %26
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %12, label %19, !llvm.loop !14

30:                                               ; preds = %8, %30
  %31 = phi i32 [ 0, %8 ], [ %37, %30 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !13
  %35 = load i8, ptr %11, align 1, !tbaa !13
  store i8 %35, ptr %33, align 1, !tbaa !13
  store i8 %34, ptr %11, align 1, !tbaa !13
  tail call void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %9, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #10
  %36 = load i8, ptr %33, align 1, !tbaa !13
  store i8 %36, ptr %11, align 1, !tbaa !13
  store i8 %34, ptr %33, align 1, !tbaa !13
  %37 = add nuw nsw i32 %31, 1
  %38 = icmp eq i32 %37, %1
  br i1 %38, label %39, label %30, !llvm.loop !15

39:                                               ; preds = %30, %6, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @permutations(ptr noundef writeonly captures(none) %0) local_unnamed_addr #7 {
  %2 = alloca [4 x i8], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  store i32 50462976, ptr %2, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %5, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 7, ptr %4, align 4, !tbaa !4
  %6 = urem i32 %5, 3
  %7 = add nuw nsw i32 %6, 2
  call void @_Z7permutePhiRjS0_(ptr noundef nonnull %2, i32 noundef %7, ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef nonnull align 4 dereferenceable(4) %4) #10
  %8 = load i32, ptr %4, align 4, !tbaa !4
  %9 = load i32, ptr %3, align 4, !tbaa !4
  %10 = add i32 %9, %8
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z7is_evenj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z6is_oddj(i32 noundef %4) #10
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
  %5 = tail call noundef zeroext i1 @_Z7is_evenj(i32 noundef %4) #10
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ false, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @parity(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef zeroext i1 @_Z7is_evenj(i32 noundef %2) #10
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
attributes #10 = { nounwind }

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
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
