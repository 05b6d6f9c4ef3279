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
define dso_local noundef range(i32 -2, 16) i32 @_Z11hexadecimalh(i8 noundef zeroext %0) local_unnamed_addr #0 {
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
  switch i32 %8, label %37 [
    i32 0, label %38
    i32 1, label %9
    i32 2, label %11
    i32 3, label %13
    i32 4, label %17
    i32 5, label %21
    i32 6, label %23
    i32 7, label %25
    i32 8, label %27
    i32 9, label %29
    i32 12, label %31
    i32 13, label %33
    i32 100, label %35
    i32 -5, label %36
  ]

9:                                                ; preds = %4
  %10 = mul nuw nsw i32 %5, %5
  br label %38

11:                                               ; preds = %4
  %12 = add nsw i32 %5, -3
  br label %38

13:                                               ; preds = %4
  %14 = trunc nuw nsw i32 %5 to i16
  %15 = udiv i16 %14, 3
  %16 = zext nneg i16 %15 to i32
  br label %38

17:                                               ; preds = %4
  %18 = trunc nuw nsw i32 %5 to i16
  %19 = urem i16 %18, 5
  %20 = zext nneg i16 %19 to i32
  br label %38

21:                                               ; preds = %4
  %22 = sub nsw i32 0, %5
  br label %38

23:                                               ; preds = %4
  %24 = shl nuw nsw i32 %5, 2
  br label %38

25:                                               ; preds = %4
  %26 = lshr i32 %5, 1
  br label %38

27:                                               ; preds = %4
  %28 = xor i32 %5, -1
  br label %38

29:                                               ; preds = %4
  %30 = xor i32 %5, 85
  br label %38

31:                                               ; preds = %4
  %32 = and i32 %5, 7
  br label %38

33:                                               ; preds = %4
  %34 = or i32 %5, 8
  br label %38

35:                                               ; preds = %4
  br label %38

36:                                               ; preds = %4
  br label %38

37:                                               ; preds = %4
  br label %38

38:                                               ; preds = %4, %9, %11, %13, %17, %21, %23, %25, %27, %29, %31, %33, %35, %36, %37
  %39 = phi i32 [ 9, %37 ], [ 2, %36 ], [ %10, %9 ], [ %12, %11 ], [ %16, %13 ], [ %20, %17 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ %28, %27 ], [ %30, %29 ], [ %32, %31 ], [ %34, %33 ], [ 1, %35 ], [ %5, %4 ]
  %40 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  %41 = load i64, ptr %40, align 8, !tbaa !8
  switch i64 %41, label %45 [
    i64 1099511627776, label %46
    i64 -1, label %42
    i64 5, label %43
    i64 6, label %43
    i64 7, label %43
    i64 8, label %43
    i64 9, label %43
    i64 9223372036854775807, label %44
  ]

42:                                               ; preds = %38
  br label %46

43:                                               ; preds = %38, %38, %38, %38, %38
  br label %46

44:                                               ; preds = %38
  br label %46

45:                                               ; preds = %38
  br label %46

46:                                               ; preds = %38, %42, %43, %44, %45
  %47 = phi i32 [ 0, %45 ], [ 400, %44 ], [ 200, %42 ], [ 300, %43 ], [ 100, %38 ]
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  %49 = load i8, ptr %48, align 1, !tbaa !10
  %50 = zext i8 %49 to i32
  switch i8 %49, label %57 [
    i8 97, label %51
    i8 98, label %51
    i8 99, label %51
    i8 100, label %51
    i8 101, label %51
    i8 102, label %51
    i8 48, label %53
    i8 49, label %53
    i8 50, label %53
    i8 51, label %53
    i8 52, label %53
    i8 53, label %53
    i8 54, label %53
    i8 55, label %53
    i8 56, label %53
    i8 57, label %53
    i8 65, label %55
    i8 66, label %55
    i8 67, label %55
    i8 68, label %55
    i8 69, label %55
    i8 70, label %55
    i8 -1, label %58
  ]

51:                                               ; preds = %46, %46, %46, %46, %46, %46
  %52 = add nsw i32 %50, -87
  br label %58

53:                                               ; preds = %46, %46, %46, %46, %46, %46, %46, %46, %46, %46
  %54 = add nsw i32 %50, -48
  br label %58

55:                                               ; preds = %46, %46, %46, %46, %46, %46
  %56 = add nsw i32 %50, -55
  br label %58

57:                                               ; preds = %46
  br label %58

58:                                               ; preds = %46, %51, %53, %55, %57
  %59 = phi i32 [ -1, %57 ], [ %52, %51 ], [ %54, %53 ], [ %56, %55 ], [ -2, %46 ]
  %60 = add nsw i32 %47, %39
  %61 = mul nsw i32 %59, 1000
  %62 = add nsw i32 %60, %61
  %63 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %62, ptr %63, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @machine(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %73
  %5 = xor i32 %76, %74
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void

8:                                                ; preds = %73, %2
  %9 = phi i32 [ %3, %2 ], [ %76, %73 ]
  %10 = phi i32 [ 0, %2 ], [ %78, %73 ]
  %11 = phi i32 [ %3, %2 ], [ %77, %73 ]
  %12 = phi i32 [ 1, %2 ], [ %74, %73 ]
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

37:                                               ; preds = %41, %8
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
  %46 = and i32 %45, 63
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !10
  %50 = and i8 %49, 7
  switch i8 %50, label %37 [
    i8 0, label %67
    i8 1, label %69
    i8 2, label %64
    i8 3, label %59
    i8 4, label %73
    i8 5, label %57
    i8 6, label %51
    i8 7, label %54
  ]

51:                                               ; preds = %41
  %52 = and i32 %42, 15
  %53 = xor i32 %45, %52
  br label %54

54:                                               ; preds = %51, %41
  %55 = phi i32 [ %53, %51 ], [ %45, %41 ]
  %56 = add i32 %55, %42
  br label %73

57:                                               ; preds = %41
  %58 = lshr i32 %44, 1
  br label %73

59:                                               ; preds = %41
  %60 = and i32 %44, 1
  %61 = icmp eq i32 %60, 0
  %62 = add i32 %43, 4
  %63 = select i1 %61, i32 %45, i32 %62
  br label %73

64:                                               ; preds = %41
  %65 = mul i32 %44, 5
  %66 = add i32 %65, 1
  br label %73

67:                                               ; preds = %41
  %68 = add i32 %44, %42
  br label %69

69:                                               ; preds = %67, %41
  %70 = phi i32 [ %68, %67 ], [ %44, %41 ]
  %71 = shl i32 %70, 3
  %72 = xor i32 %71, %42
  br label %73

73:                                               ; preds = %69, %64, %59, %57, %54, %41
  %74 = phi i32 [ %72, %69 ], [ %42, %64 ], [ %56, %54 ], [ %44, %41 ], [ %42, %59 ], [ %42, %57 ]
  %75 = phi i32 [ %45, %69 ], [ %45, %64 ], [ %55, %54 ], [ %45, %41 ], [ %63, %59 ], [ %45, %57 ]
  %76 = phi i32 [ %70, %69 ], [ %66, %64 ], [ %44, %54 ], [ %42, %41 ], [ %44, %59 ], [ %58, %57 ]
  %77 = add i32 %75, 1
  %78 = add nuw nsw i32 %10, 2
  %79 = icmp eq i32 %78, 40
  br i1 %79, label %4, label %8, !llvm.loop !11
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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
