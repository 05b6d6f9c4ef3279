; ModuleID = 'corpus/cuda/cu_switches.cu'
source_filename = "corpus/cuda/cu_switches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5denseii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %0, label %27 [
    i32 0, label %28
    i32 1, label %3
    i32 2, label %5
    i32 3, label %7
    i32 4, label %9
    i32 5, label %11
    i32 6, label %13
    i32 7, label %15
    i32 8, label %17
    i32 9, label %19
    i32 12, label %21
    i32 13, label %23
    i32 100, label %25
    i32 -5, label %26
  ]

3:                                                ; preds = %2
  %4 = mul nsw i32 %1, %1
  br label %28

5:                                                ; preds = %2
  %6 = add nsw i32 %1, -3
  br label %28

7:                                                ; preds = %2
  %8 = sdiv i32 %1, 3
  br label %28

9:                                                ; preds = %2
  %10 = srem i32 %1, 5
  br label %28

11:                                               ; preds = %2
  %12 = sub nsw i32 0, %1
  br label %28

13:                                               ; preds = %2
  %14 = shl i32 %1, 2
  br label %28

15:                                               ; preds = %2
  %16 = ashr i32 %1, 1
  br label %28

17:                                               ; preds = %2
  %18 = xor i32 %1, -1
  br label %28

19:                                               ; preds = %2
  %20 = xor i32 %1, 85
  br label %28

21:                                               ; preds = %2
  %22 = and i32 %1, 7
  br label %28

23:                                               ; preds = %2
  %24 = or i32 %1, 8
  br label %28

25:                                               ; preds = %2
  br label %28

26:                                               ; preds = %2
  br label %28

27:                                               ; preds = %2
  br label %28

28:                                               ; preds = %2, %27, %26, %25, %23, %21, %19, %17, %15, %13, %11, %9, %7, %5, %3
  %29 = phi i32 [ 9, %27 ], [ 2, %26 ], [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ 1, %25 ], [ %1, %2 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 5) i32 @_Z6sparsex(i64 noundef %0) local_unnamed_addr #0 {
  switch i64 %0, label %5 [
    i64 1099511627776, label %6
    i64 -1, label %2
    i64 5, label %3
    i64 6, label %3
    i64 7, label %3
    i64 8, label %3
    i64 9, label %3
    i64 9223372036854775807, label %4
  ]

2:                                                ; preds = %1
  br label %6

3:                                                ; preds = %1, %1, %1, %1, %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %1, %5, %4, %3, %2
  %7 = phi i32 [ 0, %5 ], [ 4, %4 ], [ 2, %2 ], [ 3, %3 ], [ 1, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -87, 208) i32 @_Z11hexadecimalh(i8 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = zext i8 %0 to i32
  switch i8 %0, label %9 [
    i8 97, label %3
    i8 98, label %3
    i8 99, label %3
    i8 100, label %3
    i8 101, label %3
    i8 102, label %3
    i8 48, label %5
    i8 49, label %5
    i8 50, label %5
    i8 51, label %5
    i8 52, label %5
    i8 53, label %5
    i8 54, label %5
    i8 55, label %5
    i8 56, label %5
    i8 57, label %5
    i8 65, label %7
    i8 66, label %7
    i8 67, label %7
    i8 68, label %7
    i8 69, label %7
    i8 70, label %7
    i8 -1, label %10
  ]

3:                                                ; preds = %1, %1, %1, %1, %1, %1
  %4 = add nsw i32 %2, -87
  br label %10

5:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  %6 = add nsw i32 %2, -48
  br label %10

7:                                                ; preds = %1, %1, %1, %1, %1, %1
  %8 = add nsw i32 %2, -55
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %1, %9, %7, %5, %3
  %11 = phi i32 [ -1, %9 ], [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ -2, %1 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @classify(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  switch i32 %8, label %33 [
    i32 0, label %34
    i32 1, label %9
    i32 2, label %11
    i32 3, label %13
    i32 4, label %15
    i32 5, label %17
    i32 6, label %19
    i32 7, label %21
    i32 8, label %23
    i32 9, label %25
    i32 12, label %27
    i32 13, label %29
    i32 100, label %31
    i32 -5, label %32
  ]

9:                                                ; preds = %4
  %10 = mul nuw nsw i32 %5, %5
  br label %34

11:                                               ; preds = %4
  %12 = add nsw i32 %5, -3
  br label %34

13:                                               ; preds = %4
  %14 = udiv i32 %5, 3
  br label %34

15:                                               ; preds = %4
  %16 = urem i32 %5, 5
  br label %34

17:                                               ; preds = %4
  %18 = sub nsw i32 0, %5
  br label %34

19:                                               ; preds = %4
  %20 = shl nuw nsw i32 %5, 2
  br label %34

21:                                               ; preds = %4
  %22 = lshr i32 %5, 1
  br label %34

23:                                               ; preds = %4
  %24 = xor i32 %5, -1
  br label %34

25:                                               ; preds = %4
  %26 = xor i32 %5, 85
  br label %34

27:                                               ; preds = %4
  %28 = and i32 %5, 7
  br label %34

29:                                               ; preds = %4
  %30 = or i32 %5, 8
  br label %34

31:                                               ; preds = %4
  br label %34

32:                                               ; preds = %4
  br label %34

33:                                               ; preds = %4
  br label %34

34:                                               ; preds = %4, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %32, %33
  %35 = phi i32 [ 9, %33 ], [ 2, %32 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ %28, %27 ], [ %30, %29 ], [ 1, %31 ], [ %5, %4 ]
  %36 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  %37 = load i64, ptr %36, align 8, !tbaa !8
  switch i64 %37, label %41 [
    i64 1099511627776, label %42
    i64 -1, label %38
    i64 5, label %39
    i64 6, label %39
    i64 7, label %39
    i64 8, label %39
    i64 9, label %39
    i64 9223372036854775807, label %40
  ]

38:                                               ; preds = %34
  br label %42

39:                                               ; preds = %34, %34, %34, %34, %34
  br label %42

40:                                               ; preds = %34
  br label %42

41:                                               ; preds = %34
  br label %42

42:                                               ; preds = %34, %38, %39, %40, %41
  %43 = phi i32 [ 0, %41 ], [ 400, %40 ], [ 200, %38 ], [ 300, %39 ], [ 100, %34 ]
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  %45 = load i8, ptr %44, align 1, !tbaa !10
  %46 = zext i8 %45 to i32
  switch i8 %45, label %53 [
    i8 97, label %47
    i8 98, label %47
    i8 99, label %47
    i8 100, label %47
    i8 101, label %47
    i8 102, label %47
    i8 48, label %49
    i8 49, label %49
    i8 50, label %49
    i8 51, label %49
    i8 52, label %49
    i8 53, label %49
    i8 54, label %49
    i8 55, label %49
    i8 56, label %49
    i8 57, label %49
    i8 65, label %51
    i8 66, label %51
    i8 67, label %51
    i8 68, label %51
    i8 69, label %51
    i8 70, label %51
    i8 -1, label %54
  ]

47:                                               ; preds = %42, %42, %42, %42, %42, %42
  %48 = add nsw i32 %46, -87
  br label %54

49:                                               ; preds = %42, %42, %42, %42, %42, %42, %42, %42, %42, %42
  %50 = add nsw i32 %46, -48
  br label %54

51:                                               ; preds = %42, %42, %42, %42, %42, %42
  %52 = add nsw i32 %46, -55
  br label %54

53:                                               ; preds = %42
  br label %54

54:                                               ; preds = %42, %47, %49, %51, %53
  %55 = phi i32 [ -1, %53 ], [ %48, %47 ], [ %50, %49 ], [ %52, %51 ], [ -2, %42 ]
  %56 = add nsw i32 %43, %35
  %57 = mul nsw i32 %55, 1000
  %58 = add nsw i32 %56, %57
  %59 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %58, ptr %59, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @machine(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %41
  %5 = xor i32 %44, %42
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void

8:                                                ; preds = %2, %41
  %9 = phi i32 [ %3, %2 ], [ %44, %41 ]
  %10 = phi i32 [ 0, %2 ], [ %46, %41 ]
  %11 = phi i32 [ %3, %2 ], [ %45, %41 ]
  %12 = phi i32 [ 1, %2 ], [ %42, %41 ]
  %13 = and i32 %11, 63
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !10
  %17 = and i8 %16, 7
  switch i8 %17, label %37 [
    i8 0, label %18
    i8 1, label %20
    i8 2, label %24
    i8 3, label %27
    i8 4, label %41
    i8 5, label %32
    i8 6, label %34
    i8 7, label %38
  ]

18:                                               ; preds = %8
  %19 = add i32 %9, %12
  br label %20

20:                                               ; preds = %8, %18
  %21 = phi i32 [ %19, %18 ], [ %9, %8 ]
  %22 = shl i32 %21, 3
  %23 = xor i32 %22, %12
  br label %41

24:                                               ; preds = %8
  %25 = mul i32 %9, 5
  %26 = add i32 %25, 1
  br label %41

27:                                               ; preds = %8
  %28 = and i32 %9, 1
  %29 = icmp eq i32 %28, 0
  %30 = add i32 %11, 3
  %31 = select i1 %29, i32 %11, i32 %30
  br label %41

32:                                               ; preds = %8
  %33 = lshr i32 %9, 1
  br label %41

34:                                               ; preds = %8
  %35 = and i32 %12, 15
  %36 = xor i32 %11, %35
  br label %38

37:                                               ; preds = %8
  unreachable

38:                                               ; preds = %8, %34
  %39 = phi i32 [ %36, %34 ], [ %11, %8 ]
  %40 = add i32 %39, %12
  br label %41

41:                                               ; preds = %27, %8, %38, %32, %24, %20
  %42 = phi i32 [ %23, %20 ], [ %12, %24 ], [ %40, %38 ], [ %9, %8 ], [ %12, %27 ], [ %12, %32 ]
  %43 = phi i32 [ %11, %20 ], [ %11, %24 ], [ %39, %38 ], [ %11, %8 ], [ %31, %27 ], [ %11, %32 ]
  %44 = phi i32 [ %21, %20 ], [ %26, %24 ], [ %9, %38 ], [ %12, %8 ], [ %9, %27 ], [ %33, %32 ]
  %45 = add i32 %43, 1
  %46 = add nuw nsw i32 %10, 1
  %47 = icmp eq i32 %46, 40
  br i1 %47, label %4, label %8, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
