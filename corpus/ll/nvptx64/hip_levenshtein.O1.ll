; ModuleID = 'corpus/hip/hip_levenshtein.hip'
source_filename = "corpus/hip/hip_levenshtein.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @levenshtein(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [17 x i32], align 4
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %3, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = mul nsw i32 %4, %11
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %18 = icmp slt i32 %4, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %24, %5
  %20 = icmp slt i32 %3, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %19
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %4, 1
  br label %37

24:                                               ; preds = %5, %24
  %25 = phi i32 [ %28, %24 ], [ 0, %5 ]
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %6, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !4
  %28 = add nuw i32 %25, 1
  %29 = icmp eq i32 %25, %4
  br i1 %29, label %19, label %24, !llvm.loop !8

30:                                               ; preds = %45
  store i32 %38, ptr %6, align 4
  br label %31

31:                                               ; preds = %30, %19
  %32 = sext i32 %4 to i64
  %33 = getelementptr inbounds i32, ptr %6, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = sext i32 %11 to i64
  %36 = getelementptr inbounds i32, ptr %2, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  ret void

37:                                               ; preds = %21, %45
  %38 = phi i32 [ 1, %21 ], [ %46, %45 ]
  %39 = phi i32 [ %22, %21 ], [ %38, %45 ]
  br i1 %23, label %45, label %40

40:                                               ; preds = %37
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr i8, ptr %14, i64 %41
  %43 = getelementptr i8, ptr %42, i64 -1
  %44 = load i8, ptr %43, align 1, !tbaa !11
  br label %48

45:                                               ; preds = %48, %37
  %46 = add nuw i32 %38, 1
  %47 = icmp eq i32 %38, %3
  br i1 %47, label %30, label %37, !llvm.loop !12

48:                                               ; preds = %40, %48
  %49 = phi i32 [ %38, %40 ], [ %64, %48 ]
  %50 = phi i32 [ 1, %40 ], [ %65, %48 ]
  %51 = phi i32 [ %39, %40 ], [ %54, %48 ]
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = tail call noundef i32 @llvm.smin.i32(i32 %54, i32 %49)
  %56 = add nsw i32 %55, 1
  %57 = sext i32 %50 to i64
  %58 = getelementptr i8, ptr %17, i64 %57
  %59 = getelementptr i8, ptr %58, i64 -1
  %60 = load i8, ptr %59, align 1, !tbaa !11
  %61 = icmp ne i8 %44, %60
  %62 = zext i1 %61 to i32
  %63 = add nsw i32 %51, %62
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %56, i32 %63)
  store i32 %64, ptr %53, align 4, !tbaa !4
  %65 = add nuw i32 %50, 1
  %66 = icmp eq i32 %50, %4
  br i1 %66, label %45, label %48, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @knapsack(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [32 x i32], align 4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %10, %4
  %9 = shl nuw nsw i32 %6, 3
  br label %24

10:                                               ; preds = %4, %10
  %11 = phi i32 [ %14, %10 ], [ 0, %4 ]
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %5, i64 %12
  store i32 0, ptr %13, align 4, !tbaa !4
  %14 = add nuw i32 %11, 1
  %15 = icmp eq i32 %11, %3
  br i1 %15, label %8, label %10, !llvm.loop !14

16:                                               ; preds = %38
  %17 = sext i32 %3 to i64
  %18 = getelementptr inbounds i32, ptr %5, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = shl nuw nsw i32 %6, 1
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %2, i64 %21
  store i32 %19, ptr %22, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  store i32 %36, ptr %23, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

24:                                               ; preds = %8, %38
  %25 = phi i32 [ 1, %8 ], [ %36, %38 ]
  %26 = phi i32 [ 0, %8 ], [ %39, %38 ]
  %27 = add nuw nsw i32 %26, %9
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !11
  %31 = zext i8 %30 to i32
  %32 = getelementptr inbounds nuw i16, ptr %1, i64 %28
  %33 = load i16, ptr %32, align 2, !tbaa !15
  %34 = zext i16 %33 to i32
  %35 = shl i32 %25, %31
  %36 = or i32 %35, %25
  %37 = icmp slt i32 %3, %31
  br i1 %37, label %38, label %41

38:                                               ; preds = %41, %24
  %39 = add nuw nsw i32 %26, 1
  %40 = icmp eq i32 %39, 8
  br i1 %40, label %16, label %24, !llvm.loop !17

41:                                               ; preds = %24, %41
  %42 = phi i32 [ %52, %41 ], [ %3, %24 ]
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = sub nsw i32 %42, %31
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = add nsw i32 %49, %34
  %51 = tail call noundef i32 @llvm.smax.i32(i32 %45, i32 %50)
  store i32 %51, ptr %44, align 4, !tbaa !4
  %52 = add nsw i32 %42, -1
  %53 = icmp sgt i32 %42, %31
  br i1 %53, label %41, label %38, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lis(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %5 = shl nuw nsw i32 %4, 4
  br label %15

6:                                                ; preds = %36
  %7 = mul nuw nsw i32 %42, 1000
  %8 = zext nneg i32 %42 to i64
  %9 = getelementptr i32, ptr %3, i64 %8
  %10 = getelementptr i8, ptr %9, i64 -4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = add nsw i32 %11, %7
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret void

15:                                               ; preds = %2, %36
  %16 = phi i32 [ 0, %2 ], [ %42, %36 ]
  %17 = phi i32 [ 0, %2 ], [ %43, %36 ]
  %18 = add nuw nsw i32 %17, %5
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = icmp eq i32 %16, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %34, %23 ], [ %16, %15 ]
  %25 = phi i32 [ %33, %23 ], [ 0, %15 ]
  %26 = add nsw i32 %24, %25
  %27 = ashr i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %3, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = icmp slt i32 %30, %21
  %32 = add nsw i32 %27, 1
  %33 = select i1 %31, i32 %32, i32 %25
  %34 = select i1 %31, i32 %24, i32 %27
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %23, label %36, !llvm.loop !19

36:                                               ; preds = %23, %15
  %37 = phi i32 [ 0, %15 ], [ %33, %23 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %3, i64 %38
  store i32 %21, ptr %39, align 4, !tbaa !4
  %40 = icmp eq i32 %37, %16
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %16, %41
  %43 = add nuw nsw i32 %17, 1
  %44 = icmp eq i32 %43, 16
  br i1 %44, label %6, label %15, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @matrix_chain_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [6 x [6 x i32]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [6 x i32], ptr %3, i64 %6
  %8 = getelementptr inbounds nuw i32, ptr %7, i64 %6
  store i32 0, ptr %8, align 4, !tbaa !4
  %9 = add nuw nsw i32 %5, 1
  %10 = icmp eq i32 %9, 6
  br i1 %10, label %11, label %4, !llvm.loop !21

11:                                               ; preds = %4
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = mul nuw nsw i32 %12, 7
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  br label %16

16:                                               ; preds = %11, %25
  %17 = phi i32 [ 5, %11 ], [ %28, %25 ]
  %18 = phi i32 [ 1, %11 ], [ %27, %25 ]
  %19 = phi i32 [ 2, %11 ], [ %26, %25 ]
  br label %30

20:                                               ; preds = %25
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = zext nneg i32 %12 to i64
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  store i32 %22, ptr %24, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret void

25:                                               ; preds = %47
  %26 = add nuw nsw i32 %19, 1
  %27 = add nuw nsw i32 %18, 1
  %28 = add nsw i32 %17, -1
  %29 = icmp eq i32 %27, 6
  br i1 %29, label %20, label %16, !llvm.loop !22

30:                                               ; preds = %16, %47
  %31 = phi i32 [ %18, %16 ], [ %53, %47 ]
  %32 = phi i32 [ 0, %16 ], [ %52, %47 ]
  %33 = add nuw nsw i32 %32, %19
  %34 = add nsw i32 %33, -1
  %35 = zext nneg i32 %32 to i64
  %36 = getelementptr inbounds nuw [6 x i32], ptr %3, i64 %35
  %37 = sext i32 %34 to i64
  %38 = getelementptr i32, ptr %3, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 %35
  %40 = load i8, ptr %39, align 1, !tbaa !11
  %41 = zext i8 %40 to i32
  %42 = zext nneg i32 %33 to i64
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !11
  %45 = zext i8 %44 to i32
  %46 = mul nuw nsw i32 %41, %45
  br label %55

47:                                               ; preds = %55
  %48 = zext nneg i32 %32 to i64
  %49 = getelementptr inbounds nuw [6 x i32], ptr %3, i64 %48
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds i32, ptr %49, i64 %50
  store i32 %71, ptr %51, align 4, !tbaa !4
  %52 = add nuw nsw i32 %32, 1
  %53 = add nuw nsw i32 %31, 1
  %54 = icmp eq i32 %52, %17
  br i1 %54, label %25, label %30, !llvm.loop !23

55:                                               ; preds = %30, %55
  %56 = phi i32 [ %32, %30 ], [ %61, %55 ]
  %57 = phi i32 [ -1, %30 ], [ %71, %55 ]
  %58 = zext nneg i32 %56 to i64
  %59 = getelementptr inbounds nuw i32, ptr %36, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = add nuw nsw i32 %56, 1
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr [6 x i32], ptr %38, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = add i32 %64, %60
  %66 = getelementptr inbounds nuw i8, ptr %15, i64 %62
  %67 = load i8, ptr %66, align 1, !tbaa !11
  %68 = zext i8 %67 to i32
  %69 = mul nuw nsw i32 %46, %68
  %70 = add i32 %65, %69
  %71 = tail call i32 @llvm.umin.i32(i32 %70, i32 %57)
  %72 = icmp eq i32 %61, %31
  br i1 %72, label %47, label %55, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !6, i64 0}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = distinct !{!22, !9, !10}
!23 = distinct !{!23, !9, !10}
!24 = distinct !{!24, !9, !10}
