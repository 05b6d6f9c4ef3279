; ModuleID = 'corpus/hip/hip_sudoku.hip'
source_filename = "corpus/hip/hip_sudoku.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const._Z4winsj.lines = private unnamed_addr constant [8 x i32] [i32 7, i32 56, i32 448, i32 73, i32 146, i32 292, i32 273, i32 84], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sudoku4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i8], align 1
  %4 = alloca [16 x i8], align 1
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %6 = shl nuw nsw i32 %5, 4
  br label %17

7:                                                ; preds = %17
  %8 = and i32 %5, 3
  %9 = shl nuw nsw i32 1, %8
  %10 = trunc nuw nsw i32 %9 to i8
  store i8 %10, ptr %3, align 1, !tbaa !8
  %11 = lshr i32 %5, 2
  %12 = shl nuw i32 1, %11
  %13 = trunc i32 %12 to i8
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 1
  store i8 %13, ptr %14, align 1, !tbaa !8
  %15 = and i32 %12, 255
  %16 = icmp eq i32 %9, %15
  br i1 %16, label %112, label %36

17:                                               ; preds = %2, %17
  %18 = phi i32 [ 0, %2 ], [ %26, %17 ]
  %19 = add nuw nsw i32 %18, %6
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !8
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 %23
  store i8 %22, ptr %24, align 1, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 %23
  store i8 %22, ptr %25, align 1, !tbaa !8
  %26 = add nuw nsw i32 %18, 1
  %27 = icmp eq i32 %26, 16
  br i1 %27, label %7, label %17, !llvm.loop !9

28:                                               ; preds = %36, %101
  %29 = phi i32 [ %38, %36 ], [ %31, %101 ]
  %30 = phi i32 [ %39, %36 ], [ %104, %101 ]
  %31 = add nuw nsw i32 %29, 1
  %32 = icmp eq i32 %30, 16
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = add i32 %37, 1
  %35 = icmp ult i32 %29, 399
  br i1 %35, label %36, label %108, !llvm.loop !12

36:                                               ; preds = %7, %33
  %37 = phi i32 [ %34, %33 ], [ 0, %7 ]
  %38 = phi i32 [ %31, %33 ], [ 0, %7 ]
  %39 = phi i32 [ 15, %33 ], [ 2, %7 ]
  br label %28

40:                                               ; preds = %28
  %41 = lshr i32 %30, 2
  %42 = and i32 %30, 3
  %43 = and i32 %30, 2147483642
  %44 = zext nneg i32 %30 to i64
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = zext i8 %46 to i32
  %48 = and i32 %30, 2147483644
  br label %52

49:                                               ; preds = %88
  %50 = and i32 %89, 15
  %51 = icmp eq i32 %50, 15
  br i1 %51, label %92, label %94

52:                                               ; preds = %40, %88
  %53 = phi i32 [ 0, %40 ], [ %90, %88 ]
  %54 = phi i32 [ %47, %40 ], [ %89, %88 ]
  %55 = icmp eq i32 %53, %42
  br i1 %55, label %63, label %56

56:                                               ; preds = %52
  %57 = or disjoint i32 %53, %48
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !8
  %61 = zext i8 %60 to i32
  %62 = or i32 %54, %61
  br label %63

63:                                               ; preds = %56, %52
  %64 = phi i32 [ %62, %56 ], [ %54, %52 ]
  %65 = icmp eq i32 %53, %41
  br i1 %65, label %74, label %66

66:                                               ; preds = %63
  %67 = shl nuw nsw i32 %53, 2
  %68 = or disjoint i32 %67, %42
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i32
  %73 = or i32 %64, %72
  br label %74

74:                                               ; preds = %66, %63
  %75 = phi i32 [ %73, %66 ], [ %64, %63 ]
  %76 = shl nuw nsw i32 %53, 1
  %77 = and i32 %76, 4
  %78 = and i32 %53, 1
  %79 = or disjoint i32 %78, %43
  %80 = or disjoint i32 %79, %77
  %81 = icmp eq i32 %80, %30
  br i1 %81, label %88, label %82

82:                                               ; preds = %74
  %83 = zext nneg i32 %80 to i64
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !8
  %86 = zext i8 %85 to i32
  %87 = or i32 %75, %86
  br label %88

88:                                               ; preds = %82, %74
  %89 = phi i32 [ %87, %82 ], [ %75, %74 ]
  %90 = add nuw nsw i32 %53, 1
  %91 = icmp eq i32 %90, 4
  br i1 %91, label %49, label %52, !llvm.loop !13

92:                                               ; preds = %49
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 %44
  store i8 0, ptr %93, align 1, !tbaa !8
  br label %101

94:                                               ; preds = %49
  %95 = xor i32 %50, 15
  %96 = sub nsw i32 0, %95
  %97 = and i32 %95, %96
  %98 = trunc nuw nsw i32 %97 to i8
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 %44
  store i8 %98, ptr %99, align 1, !tbaa !8
  %100 = or i8 %46, %98
  br label %101

101:                                              ; preds = %94, %92
  %102 = phi i8 [ %100, %94 ], [ 0, %92 ]
  %103 = phi i32 [ 1, %94 ], [ -1, %92 ]
  store i8 %102, ptr %45, align 1, !tbaa !8
  %104 = add nsw i32 %30, %103
  %105 = icmp sgt i32 %104, 1
  %106 = icmp samesign ult i32 %29, 399
  %107 = select i1 %105, i1 %106, i1 false
  br i1 %107, label %28, label %108, !llvm.loop !12

108:                                              ; preds = %33, %101
  %109 = phi i32 [ %37, %101 ], [ %34, %33 ]
  %110 = mul i32 %109, 1000
  %111 = add i32 %110, %31
  br label %112

112:                                              ; preds = %108, %7
  %113 = phi i32 [ %111, %108 ], [ 0, %7 ]
  %114 = zext nneg i32 %5 to i64
  %115 = getelementptr inbounds nuw i32, ptr %1, i64 %114
  store i32 %113, ptr %115, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @subset_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %34, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !4
  ret void

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %31, %13 ], [ 0, %3 ]
  %15 = phi i32 [ %34, %13 ], [ 0, %3 ]
  %16 = phi i32 [ %19, %13 ], [ 0, %3 ]
  %17 = phi i32 [ %35, %13 ], [ 1, %3 ]
  %18 = lshr i32 %17, 1
  %19 = xor i32 %18, %17
  %20 = xor i32 %19, %16
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = icmp eq i32 %19, %16
  %23 = select i1 %22, i32 -1, i32 %21
  %24 = and i32 %20, %19
  %25 = icmp eq i32 %24, 0
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds i32, ptr %7, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = sub nsw i32 0, %28
  %30 = select i1 %25, i32 %29, i32 %28
  %31 = add nsw i32 %30, %14
  %32 = icmp eq i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = add i32 %15, %33
  %35 = add i32 %17, 1
  %36 = lshr i32 %35, %2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %13, label %9, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6searchjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  br label %7

4:                                                ; preds = %7
  %5 = add nuw nsw i32 %8, 1
  %6 = icmp eq i32 %5, 8
  br i1 %6, label %16, label %7, !llvm.loop !15

7:                                                ; preds = %3, %4
  %8 = phi i32 [ 0, %3 ], [ %5, %4 ]
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr @__const._Z4winsj.lines, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = and i32 %11, %1
  %13 = icmp eq i32 %12, %11
  br i1 %13, label %14, label %4

14:                                               ; preds = %7
  %15 = add nsw i32 %2, -10
  br label %42

16:                                               ; preds = %4
  %17 = or i32 %1, %0
  %18 = and i32 %17, 511
  %19 = icmp eq i32 %18, 511
  %20 = icmp eq i32 %2, 4
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = and i32 %0, 325
  %24 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %23)
  %25 = and i32 %1, 325
  %26 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %25)
  %27 = sub nsw i32 %24, %26
  br label %42

28:                                               ; preds = %16
  %29 = xor i32 %18, 511
  %30 = add nsw i32 %2, 1
  br label %31

31:                                               ; preds = %28, %31
  %32 = phi i32 [ -100, %28 ], [ %40, %31 ]
  %33 = phi i32 [ %29, %28 ], [ %36, %31 ]
  %34 = sub nsw i32 0, %33
  %35 = and i32 %33, %34
  %36 = xor i32 %35, %33
  %37 = or i32 %35, %0
  %38 = tail call noundef i32 @_Z6searchjji(i32 noundef %1, i32 noundef %37, i32 noundef %30) #7
  %39 = sub nsw i32 0, %38
  %40 = tail call noundef range(i32 -2147483647, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -2147483647, -2147483648) %32, i32 range(i32 -2147483647, -2147483648) %39)
  %41 = icmp eq i32 %35, %33
  br i1 %41, label %42, label %31, !llvm.loop !16

42:                                               ; preds = %31, %22, %14
  %43 = phi i32 [ %15, %14 ], [ %27, %22 ], [ %40, %31 ]
  ret i32 %43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @minimax(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw i32 1, %2
  %4 = and i32 %3, -2
  %5 = tail call noundef i32 @_Z6searchjji(i32 noundef 1, i32 noundef %4, i32 noundef 0) #7
  %6 = zext nneg i32 %2 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
