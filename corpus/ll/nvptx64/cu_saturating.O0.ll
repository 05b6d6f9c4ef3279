; ModuleID = 'corpus/cuda/cu_saturating.cu'
source_filename = "corpus/cuda/cu_saturating.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@taps = dso_local addrspace(4) externally_initialized constant [8 x i16] [i16 1200, i16 -3400, i16 8000, i16 20000, i16 20000, i16 8000, i16 -3400, i16 1200], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @saturate_ops(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 2, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 2, %19
  %21 = add nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %18, i64 %22
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %7, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 6, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %25, i64 %28
  store ptr %29, ptr %8, align 8
  %30 = load i32, ptr %6, align 4
  %31 = load i32, ptr %7, align 4
  %32 = call i32 @llvm.sadd.sat.i32(i32 %30, i32 %31)
  %33 = load ptr, ptr %8, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 0
  store i32 %32, ptr %34, align 4
  %35 = load i32, ptr %6, align 4
  %36 = load i32, ptr %7, align 4
  %37 = call i32 @llvm.ssub.sat.i32(i32 %35, i32 %36)
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 1
  store i32 %37, ptr %39, align 4
  %40 = load i32, ptr %6, align 4
  %41 = load i32, ptr %7, align 4
  %42 = call i32 @llvm.uadd.sat.i32(i32 %40, i32 %41)
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds i32, ptr %43, i64 2
  store i32 %42, ptr %44, align 4
  %45 = load i32, ptr %6, align 4
  %46 = load i32, ptr %7, align 4
  %47 = call i32 @llvm.usub.sat.i32(i32 %45, i32 %46)
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds i32, ptr %48, i64 3
  store i32 %47, ptr %49, align 4
  %50 = load i32, ptr %6, align 4
  %51 = trunc i32 %50 to i16
  %52 = load i32, ptr %7, align 4
  %53 = trunc i32 %52 to i16
  %54 = call i16 @llvm.sadd.sat.i16(i16 %51, i16 %53)
  %55 = sext i16 %54 to i32
  %56 = load i32, ptr %6, align 4
  %57 = trunc i32 %56 to i8
  %58 = load i32, ptr %7, align 4
  %59 = trunc i32 %58 to i8
  %60 = call i8 @llvm.usub.sat.i8(i8 %57, i8 %59)
  %61 = zext i8 %60 to i32
  %62 = mul nsw i32 %61, 65536
  %63 = add nsw i32 %55, %62
  %64 = load ptr, ptr %8, align 8
  %65 = getelementptr inbounds i32, ptr %64, i64 4
  store i32 %63, ptr %65, align 4
  %66 = load i32, ptr %6, align 4
  store i32 %66, ptr %9, align 4
  %67 = load i32, ptr %7, align 4
  store i32 %67, ptr %10, align 4
  %68 = load i32, ptr %9, align 4
  %69 = load i32, ptr %10, align 4
  %70 = and i32 %68, %69
  %71 = load i32, ptr %9, align 4
  %72 = load i32, ptr %10, align 4
  %73 = xor i32 %71, %72
  %74 = lshr i32 %73, 1
  %75 = add i32 %70, %74
  %76 = load i32, ptr %9, align 4
  %77 = load i32, ptr %10, align 4
  %78 = icmp ugt i32 %76, %77
  br i1 %78, label %79, label %83

79:                                               ; preds = %2
  %80 = load i32, ptr %9, align 4
  %81 = load i32, ptr %10, align 4
  %82 = sub i32 %80, %81
  br label %87

83:                                               ; preds = %2
  %84 = load i32, ptr %10, align 4
  %85 = load i32, ptr %9, align 4
  %86 = sub i32 %84, %85
  br label %87

87:                                               ; preds = %83, %79
  %88 = phi i32 [ %82, %79 ], [ %86, %83 ]
  %89 = xor i32 %75, %88
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds i32, ptr %90, i64 5
  store i32 %89, ptr %91, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.usub.sat.i8(i8, i8) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @q15_filter(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  store i32 16384, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %13

13:                                               ; preds = %33, %2
  %14 = load i32, ptr %11, align 4
  %15 = icmp slt i32 %14, 8
  br i1 %15, label %16, label %36

16:                                               ; preds = %13
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %11, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [8 x i16], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %19
  %21 = load i16, ptr %20, align 2
  %22 = sext i16 %21 to i32
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %11, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr %23, i64 %27
  %29 = load i16, ptr %28, align 2
  %30 = sext i16 %29 to i32
  %31 = mul nsw i32 %22, %30
  %32 = call i32 @llvm.sadd.sat.i32(i32 %17, i32 %31)
  store i32 %32, ptr %10, align 4
  br label %33

33:                                               ; preds = %16
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %13, !llvm.loop !4

36:                                               ; preds = %13
  %37 = load i32, ptr %10, align 4
  %38 = ashr i32 %37, 15
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %10, align 4
  store i32 32767, ptr %3, align 4
  store i32 %39, ptr %4, align 4
  %40 = load i32, ptr %3, align 4
  %41 = load i32, ptr %4, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = load i32, ptr %3, align 4
  br label %47

45:                                               ; preds = %36
  %46 = load i32, ptr %4, align 4
  br label %47

47:                                               ; preds = %43, %45
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ]
  store i32 -32768, ptr %5, align 4
  store i32 %48, ptr %6, align 4
  %49 = load i32, ptr %5, align 4
  %50 = load i32, ptr %6, align 4
  %51 = icmp sgt i32 %49, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %47
  %53 = load i32, ptr %5, align 4
  br label %56

54:                                               ; preds = %47
  %55 = load i32, ptr %6, align 4
  br label %56

56:                                               ; preds = %52, %54
  %57 = phi i32 [ %53, %52 ], [ %55, %54 ]
  %58 = trunc i32 %57 to i16
  %59 = load ptr, ptr %8, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i16, ptr %59, i64 %61
  store i16 %58, ptr %62, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6fx_mulii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %6, %8
  %10 = add nsw i64 %9, 32768
  %11 = ashr i64 %10, 16
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6fx_divii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = shl i64 %6, 16
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = sdiv i64 %7, %9
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7fx_sqrti(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = shl i64 %7, 16
  store i64 %8, ptr %3, align 8
  store i64 0, ptr %4, align 8
  store i64 70368744177664, ptr %5, align 8
  br label %9

9:                                                ; preds = %13, %1
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %3, align 8
  %12 = icmp ugt i64 %10, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = load i64, ptr %5, align 8
  %15 = lshr i64 %14, 2
  store i64 %15, ptr %5, align 8
  br label %9, !llvm.loop !6

16:                                               ; preds = %9
  br label %17

17:                                               ; preds = %40, %16
  %18 = load i64, ptr %5, align 8
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %43

20:                                               ; preds = %17
  %21 = load i64, ptr %3, align 8
  %22 = load i64, ptr %4, align 8
  %23 = load i64, ptr %5, align 8
  %24 = add i64 %22, %23
  %25 = icmp uge i64 %21, %24
  br i1 %25, label %26, label %36

26:                                               ; preds = %20
  %27 = load i64, ptr %4, align 8
  %28 = load i64, ptr %5, align 8
  %29 = add i64 %27, %28
  %30 = load i64, ptr %3, align 8
  %31 = sub i64 %30, %29
  store i64 %31, ptr %3, align 8
  %32 = load i64, ptr %4, align 8
  %33 = lshr i64 %32, 1
  %34 = load i64, ptr %5, align 8
  %35 = add i64 %33, %34
  store i64 %35, ptr %4, align 8
  br label %39

36:                                               ; preds = %20
  %37 = load i64, ptr %4, align 8
  %38 = lshr i64 %37, 1
  store i64 %38, ptr %4, align 8
  br label %39

39:                                               ; preds = %36, %26
  br label %40

40:                                               ; preds = %39
  %41 = load i64, ptr %5, align 8
  %42 = lshr i64 %41, 2
  store i64 %42, ptr %5, align 8
  br label %17, !llvm.loop !7

43:                                               ; preds = %17
  %44 = load i64, ptr %4, align 8
  %45 = trunc i64 %44 to i32
  ret i32 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7fx_log2j(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  store i32 %8, ptr %2, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %1
  br label %15

12:                                               ; preds = %1
  %13 = load i32, ptr %2, align 4
  %14 = call i32 @llvm.ctlz.i32(i32 %13, i1 true)
  br label %15

15:                                               ; preds = %11, %12
  %16 = phi i32 [ 32, %11 ], [ %14, %12 ]
  %17 = sub nsw i32 31, %16
  store i32 %17, ptr %4, align 4
  %18 = load i32, ptr %4, align 4
  %19 = icmp sge i32 %18, 15
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = load i32, ptr %3, align 4
  %22 = load i32, ptr %4, align 4
  %23 = sub nsw i32 %22, 15
  %24 = lshr i32 %21, %23
  br label %30

25:                                               ; preds = %15
  %26 = load i32, ptr %3, align 4
  %27 = load i32, ptr %4, align 4
  %28 = sub nsw i32 15, %27
  %29 = shl i32 %26, %28
  br label %30

30:                                               ; preds = %25, %20
  %31 = phi i32 [ %24, %20 ], [ %29, %25 ]
  store i32 %31, ptr %5, align 4
  %32 = load i32, ptr %4, align 4
  %33 = sub nsw i32 %32, 16
  %34 = shl i32 %33, 16
  store i32 %34, ptr %6, align 4
  store i32 15, ptr %7, align 4
  br label %35

35:                                               ; preds = %54, %30
  %36 = load i32, ptr %7, align 4
  %37 = icmp sge i32 %36, 8
  br i1 %37, label %38, label %57

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %5, align 4
  %41 = mul i32 %39, %40
  %42 = lshr i32 %41, 15
  store i32 %42, ptr %5, align 4
  %43 = load i32, ptr %5, align 4
  %44 = and i32 %43, 65536
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %38
  %47 = load i32, ptr %5, align 4
  %48 = lshr i32 %47, 1
  store i32 %48, ptr %5, align 4
  %49 = load i32, ptr %7, align 4
  %50 = shl i32 1, %49
  %51 = load i32, ptr %6, align 4
  %52 = or i32 %51, %50
  store i32 %52, ptr %6, align 4
  br label %53

53:                                               ; preds = %46, %38
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %55, -1
  store i32 %56, ptr %7, align 4
  br label %35, !llvm.loop !8

57:                                               ; preds = %35
  %58 = load i32, ptr %6, align 4
  ret i32 %58
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @q16_math(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %6, align 4
  %14 = call noundef i32 @_Z6fx_mulii(i32 noundef %13, i32 noundef 98304) #4
  %15 = load i32, ptr %6, align 4
  %16 = call noundef i32 @_Z6fx_divii(i32 noundef %15, i32 noundef 172032) #4
  %17 = add nsw i32 %14, %16
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 3, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %18, i64 %21
  store i32 %17, ptr %22, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call noundef i32 @_Z7fx_sqrti(i32 noundef %23) #4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 3, %26
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %25, i64 %29
  store i32 %24, ptr %30, align 4
  %31 = load i32, ptr %6, align 4
  %32 = call noundef i32 @_Z7fx_log2j(i32 noundef %31) #4
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %5, align 4
  %35 = mul nsw i32 3, %34
  %36 = add nsw i32 %35, 2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %33, i64 %37
  store i32 %32, ptr %38, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @divisions(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  store i32 %19, ptr %9, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  store i64 %25, ptr %11, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %7, align 4
  %28 = mul nsw i32 8, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i64, ptr %26, i64 %29
  store ptr %30, ptr %12, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sdiv i32 %31, 7
  %33 = load i32, ptr %8, align 4
  %34 = srem i32 %33, 7
  %35 = add nsw i32 %32, %34
  %36 = sext i32 %35 to i64
  %37 = load ptr, ptr %12, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 0
  store i64 %36, ptr %38, align 8
  %39 = load i32, ptr %9, align 4
  %40 = udiv i32 %39, 641
  %41 = load i32, ptr %9, align 4
  %42 = urem i32 %41, 1000003
  %43 = add i32 %40, %42
  %44 = zext i32 %43 to i64
  %45 = load ptr, ptr %12, align 8
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  store i64 %44, ptr %46, align 8
  %47 = load i32, ptr %8, align 4
  %48 = sdiv i32 %47, -16
  %49 = load i32, ptr %8, align 4
  %50 = srem i32 %49, 1024
  %51 = add nsw i32 %48, %50
  %52 = sext i32 %51 to i64
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds i64, ptr %53, i64 2
  store i64 %52, ptr %54, align 8
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %7, align 4
  %57 = sub nsw i32 %56, 70
  %58 = sdiv i32 %55, %57
  %59 = load i32, ptr %8, align 4
  %60 = load i32, ptr %7, align 4
  %61 = add nsw i32 %60, 3
  %62 = srem i32 %59, %61
  %63 = add nsw i32 %58, %62
  %64 = sext i32 %63 to i64
  %65 = load ptr, ptr %12, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 3
  store i64 %64, ptr %66, align 8
  %67 = load i64, ptr %10, align 8
  %68 = udiv i64 %67, 1000000007
  %69 = load i64, ptr %10, align 8
  %70 = urem i64 %69, 10
  %71 = add i64 %68, %70
  %72 = load ptr, ptr %12, align 8
  %73 = getelementptr inbounds i64, ptr %72, i64 4
  store i64 %71, ptr %73, align 8
  %74 = load i64, ptr %11, align 8
  %75 = load i32, ptr %7, align 4
  %76 = sub nsw i32 %75, 90
  %77 = sext i32 %76 to i64
  %78 = sdiv i64 %74, %77
  %79 = load i64, ptr %11, align 8
  %80 = load i32, ptr %7, align 4
  %81 = add nsw i32 %80, 2
  %82 = sext i32 %81 to i64
  %83 = srem i64 %79, %82
  %84 = add nsw i64 %78, %83
  %85 = load ptr, ptr %12, align 8
  %86 = getelementptr inbounds i64, ptr %85, i64 5
  store i64 %84, ptr %86, align 8
  %87 = load i64, ptr %10, align 8
  %88 = load i32, ptr %9, align 4
  %89 = or i32 %88, 1
  %90 = zext i32 %89 to i64
  %91 = udiv i64 %87, %90
  %92 = load i64, ptr %10, align 8
  %93 = load i64, ptr %10, align 8
  %94 = lshr i64 %93, 40
  %95 = add i64 %94, 3
  %96 = urem i64 %92, %95
  %97 = xor i64 %91, %96
  %98 = load ptr, ptr %12, align 8
  %99 = getelementptr inbounds i64, ptr %98, i64 6
  store i64 %97, ptr %99, align 8
  %100 = load i32, ptr %9, align 4
  %101 = trunc i32 %100 to i8
  %102 = zext i8 %101 to i32
  %103 = sdiv i32 %102, 10
  %104 = load i32, ptr %8, align 4
  %105 = trunc i32 %104 to i16
  %106 = sext i16 %105 to i32
  %107 = sdiv i32 %106, 100
  %108 = add nsw i32 %103, %107
  %109 = load i32, ptr %9, align 4
  %110 = trunc i32 %109 to i16
  %111 = zext i16 %110 to i32
  %112 = srem i32 %111, 60
  %113 = add nsw i32 %108, %112
  %114 = sext i32 %113 to i64
  %115 = load ptr, ptr %12, align 8
  %116 = getelementptr inbounds i64, ptr %115, i64 7
  store i64 %114, ptr %116, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @checked(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = mul nsw i32 2, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %14, i64 %17
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %8, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul nsw i32 2, %21
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %20, i64 %24
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %9, align 8
  store i32 0, ptr %10, align 4
  %27 = load i64, ptr %8, align 8
  %28 = load i64, ptr %9, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 3, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i64, ptr %29, i64 %32
  %34 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %27, i64 %28)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  store i64 %36, ptr %33, align 8
  %37 = zext i1 %35 to i32
  %38 = shl i32 %37, 0
  %39 = load i32, ptr %10, align 4
  %40 = or i32 %39, %38
  store i32 %40, ptr %10, align 4
  %41 = load i64, ptr %8, align 8
  %42 = load i64, ptr %9, align 8
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %7, align 4
  %45 = mul nsw i32 3, %44
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i64, ptr %43, i64 %47
  %49 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %41, i64 %42)
  %50 = extractvalue { i64, i1 } %49, 1
  %51 = extractvalue { i64, i1 } %49, 0
  store i64 %51, ptr %48, align 8
  %52 = zext i1 %50 to i32
  %53 = shl i32 %52, 1
  %54 = load i32, ptr %10, align 4
  %55 = or i32 %54, %53
  store i32 %55, ptr %10, align 4
  %56 = load i64, ptr %8, align 8
  %57 = load i64, ptr %9, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = load i32, ptr %7, align 4
  %60 = mul nsw i32 3, %59
  %61 = add nsw i32 %60, 2
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i64, ptr %58, i64 %62
  %64 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %56, i64 %57)
  %65 = extractvalue { i64, i1 } %64, 1
  %66 = extractvalue { i64, i1 } %64, 0
  store i64 %66, ptr %63, align 8
  %67 = zext i1 %65 to i32
  %68 = shl i32 %67, 2
  %69 = load i32, ptr %10, align 4
  %70 = or i32 %69, %68
  store i32 %70, ptr %10, align 4
  %71 = load i64, ptr %8, align 8
  %72 = trunc i64 %71 to i32
  %73 = load i64, ptr %9, align 8
  %74 = trunc i64 %73 to i32
  %75 = ashr i32 %74, 20
  %76 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %72, i32 %75)
  %77 = extractvalue { i32, i1 } %76, 1
  %78 = extractvalue { i32, i1 } %76, 0
  store i32 %78, ptr %11, align 4
  %79 = zext i1 %77 to i32
  %80 = shl i32 %79, 3
  %81 = load i32, ptr %10, align 4
  %82 = or i32 %81, %80
  store i32 %82, ptr %10, align 4
  %83 = load i64, ptr %8, align 8
  %84 = load i64, ptr %9, align 8
  %85 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %83, i64 %84)
  %86 = extractvalue { i64, i1 } %85, 1
  %87 = extractvalue { i64, i1 } %85, 0
  store i64 %87, ptr %12, align 8
  %88 = zext i1 %86 to i32
  %89 = shl i32 %88, 4
  %90 = load i32, ptr %10, align 4
  %91 = or i32 %90, %89
  store i32 %91, ptr %10, align 4
  %92 = load i64, ptr %8, align 8
  %93 = lshr i64 %92, 32
  %94 = load i64, ptr %9, align 8
  %95 = lshr i64 %94, 33
  %96 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %93, i64 %95)
  %97 = extractvalue { i64, i1 } %96, 1
  %98 = extractvalue { i64, i1 } %96, 0
  store i64 %98, ptr %12, align 8
  %99 = zext i1 %97 to i32
  %100 = shl i32 %99, 5
  %101 = load i32, ptr %10, align 4
  %102 = or i32 %101, %100
  store i32 %102, ptr %10, align 4
  %103 = load i32, ptr %10, align 4
  %104 = load i32, ptr %11, align 4
  %105 = shl i32 %104, 8
  %106 = xor i32 %103, %105
  %107 = load i64, ptr %12, align 8
  %108 = trunc i64 %107 to i32
  %109 = shl i32 %108, 16
  %110 = xor i32 %106, %109
  %111 = load ptr, ptr %6, align 8
  %112 = load i32, ptr %7, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %111, i64 %113
  store i32 %110, ptr %114, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
