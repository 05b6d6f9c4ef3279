; ModuleID = 'corpus/cuda/cu_switches.cu'
source_filename = "corpus/cuda/cu_switches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5denseii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  switch i32 %6, label %45 [
    i32 0, label %7
    i32 1, label %9
    i32 2, label %13
    i32 3, label %16
    i32 4, label %19
    i32 5, label %22
    i32 6, label %25
    i32 7, label %28
    i32 8, label %31
    i32 9, label %34
    i32 12, label %37
    i32 13, label %40
    i32 100, label %43
    i32 -5, label %44
  ]

7:                                                ; preds = %2
  %8 = load i32, ptr %5, align 4
  store i32 %8, ptr %3, align 4
  br label %46

9:                                                ; preds = %2
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 %10, %11
  store i32 %12, ptr %3, align 4
  br label %46

13:                                               ; preds = %2
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %14, 3
  store i32 %15, ptr %3, align 4
  br label %46

16:                                               ; preds = %2
  %17 = load i32, ptr %5, align 4
  %18 = sdiv i32 %17, 3
  store i32 %18, ptr %3, align 4
  br label %46

19:                                               ; preds = %2
  %20 = load i32, ptr %5, align 4
  %21 = srem i32 %20, 5
  store i32 %21, ptr %3, align 4
  br label %46

22:                                               ; preds = %2
  %23 = load i32, ptr %5, align 4
  %24 = sub nsw i32 0, %23
  store i32 %24, ptr %3, align 4
  br label %46

25:                                               ; preds = %2
  %26 = load i32, ptr %5, align 4
  %27 = shl i32 %26, 2
  store i32 %27, ptr %3, align 4
  br label %46

28:                                               ; preds = %2
  %29 = load i32, ptr %5, align 4
  %30 = ashr i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %46

31:                                               ; preds = %2
  %32 = load i32, ptr %5, align 4
  %33 = xor i32 %32, -1
  store i32 %33, ptr %3, align 4
  br label %46

34:                                               ; preds = %2
  %35 = load i32, ptr %5, align 4
  %36 = xor i32 %35, 85
  store i32 %36, ptr %3, align 4
  br label %46

37:                                               ; preds = %2
  %38 = load i32, ptr %5, align 4
  %39 = and i32 %38, 7
  store i32 %39, ptr %3, align 4
  br label %46

40:                                               ; preds = %2
  %41 = load i32, ptr %5, align 4
  %42 = or i32 %41, 8
  store i32 %42, ptr %3, align 4
  br label %46

43:                                               ; preds = %2
  store i32 1, ptr %3, align 4
  br label %46

44:                                               ; preds = %2
  store i32 2, ptr %3, align 4
  br label %46

45:                                               ; preds = %2
  store i32 9, ptr %3, align 4
  br label %46

46:                                               ; preds = %45, %44, %43, %40, %37, %34, %31, %28, %25, %22, %19, %16, %13, %9, %7
  %47 = load i32, ptr %3, align 4
  ret i32 %47
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6sparsex(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  switch i64 %4, label %9 [
    i64 1099511627776, label %5
    i64 -1, label %6
    i64 5, label %7
    i64 6, label %7
    i64 7, label %7
    i64 8, label %7
    i64 9, label %7
    i64 9223372036854775807, label %8
  ]

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %10

6:                                                ; preds = %1
  store i32 2, ptr %2, align 4
  br label %10

7:                                                ; preds = %1, %1, %1, %1, %1
  store i32 3, ptr %2, align 4
  br label %10

8:                                                ; preds = %1
  store i32 4, ptr %2, align 4
  br label %10

9:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %10

10:                                               ; preds = %9, %8, %7, %6, %5
  %11 = load i32, ptr %2, align 4
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z11hexadecimalh(i8 noundef zeroext %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  switch i32 %5, label %21 [
    i32 97, label %6
    i32 98, label %6
    i32 99, label %6
    i32 100, label %6
    i32 101, label %6
    i32 102, label %6
    i32 48, label %11
    i32 49, label %11
    i32 50, label %11
    i32 51, label %11
    i32 52, label %11
    i32 53, label %11
    i32 54, label %11
    i32 55, label %11
    i32 56, label %11
    i32 57, label %11
    i32 65, label %15
    i32 66, label %15
    i32 67, label %15
    i32 68, label %15
    i32 69, label %15
    i32 70, label %15
    i32 255, label %20
  ]

6:                                                ; preds = %1, %1, %1, %1, %1, %1
  %7 = load i8, ptr %3, align 1
  %8 = zext i8 %7 to i32
  %9 = sub nsw i32 %8, 97
  %10 = add nsw i32 %9, 10
  store i32 %10, ptr %2, align 4
  br label %22

11:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  %12 = load i8, ptr %3, align 1
  %13 = zext i8 %12 to i32
  %14 = sub nsw i32 %13, 48
  store i32 %14, ptr %2, align 4
  br label %22

15:                                               ; preds = %1, %1, %1, %1, %1, %1
  %16 = load i8, ptr %3, align 1
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %17, 65
  %19 = add nsw i32 %18, 10
  store i32 %19, ptr %2, align 4
  br label %22

20:                                               ; preds = %1
  store i32 -2, ptr %2, align 4
  br label %22

21:                                               ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %22

22:                                               ; preds = %21, %20, %15, %11, %6
  %23 = load i32, ptr %2, align 4
  ret i32 %23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @classify(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %9, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load i32, ptr %9, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load i32, ptr %9, align 4
  %17 = call noundef i32 @_Z5denseii(i32 noundef %15, i32 noundef %16) #3
  %18 = load ptr, ptr %7, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %18, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = call noundef i32 @_Z6sparsex(i64 noundef %22) #3
  %24 = mul nsw i32 %23, 100
  %25 = add nsw i32 %17, %24
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = call noundef i32 @_Z11hexadecimalh(i8 noundef zeroext %30) #3
  %32 = mul nsw i32 %31, 1000
  %33 = add nsw i32 %25, %32
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  store i32 %33, ptr %37, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @machine(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %6, align 4
  store i32 1, ptr %7, align 4
  %13 = load i32, ptr %5, align 4
  store i32 %13, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %14

14:                                               ; preds = %66, %2
  %15 = load i32, ptr %9, align 4
  %16 = icmp slt i32 %15, 40
  br i1 %16, label %17, label %69

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = and i32 %19, 63
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = and i32 %24, 7
  switch i32 %25, label %59 [
    i32 0, label %26
    i32 1, label %30
    i32 2, label %35
    i32 3, label %39
    i32 4, label %47
    i32 5, label %51
    i32 6, label %54
  ]

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %28, %27
  store i32 %29, ptr %6, align 4
  br label %30

30:                                               ; preds = %17, %26
  %31 = load i32, ptr %6, align 4
  %32 = shl i32 %31, 3
  %33 = load i32, ptr %7, align 4
  %34 = xor i32 %33, %32
  store i32 %34, ptr %7, align 4
  br label %63

35:                                               ; preds = %17
  %36 = load i32, ptr %6, align 4
  %37 = mul i32 %36, 5
  %38 = add i32 %37, 1
  store i32 %38, ptr %6, align 4
  br label %63

39:                                               ; preds = %17
  %40 = load i32, ptr %6, align 4
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = load i32, ptr %8, align 4
  %45 = add i32 %44, 3
  store i32 %45, ptr %8, align 4
  br label %46

46:                                               ; preds = %43, %39
  br label %63

47:                                               ; preds = %17
  %48 = load i32, ptr %6, align 4
  store i32 %48, ptr %10, align 4
  %49 = load i32, ptr %7, align 4
  store i32 %49, ptr %6, align 4
  %50 = load i32, ptr %10, align 4
  store i32 %50, ptr %7, align 4
  br label %63

51:                                               ; preds = %17
  %52 = load i32, ptr %6, align 4
  %53 = lshr i32 %52, 1
  store i32 %53, ptr %6, align 4
  br label %63

54:                                               ; preds = %17
  %55 = load i32, ptr %7, align 4
  %56 = and i32 %55, 15
  %57 = load i32, ptr %8, align 4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %8, align 4
  br label %59

59:                                               ; preds = %17, %54
  %60 = load i32, ptr %8, align 4
  %61 = load i32, ptr %7, align 4
  %62 = add i32 %61, %60
  store i32 %62, ptr %7, align 4
  br label %63

63:                                               ; preds = %59, %51, %47, %46, %35, %30
  %64 = load i32, ptr %8, align 4
  %65 = add i32 %64, 1
  store i32 %65, ptr %8, align 4
  br label %66

66:                                               ; preds = %63
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %9, align 4
  br label %14, !llvm.loop !4

69:                                               ; preds = %14
  %70 = load i32, ptr %6, align 4
  %71 = load i32, ptr %7, align 4
  %72 = xor i32 %70, %71
  %73 = load ptr, ptr %3, align 8
  %74 = load i32, ptr %5, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %73, i64 %75
  store i32 %72, ptr %76, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
