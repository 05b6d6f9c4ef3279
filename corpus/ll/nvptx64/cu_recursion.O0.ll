; ModuleID = 'corpus/cuda/cu_recursion.cu'
source_filename = "corpus/cuda/cu_recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Stats = type { i32, i32, i32 }
%struct.Node = type { i32, i32, i32 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@__const.permutations.items = private unnamed_addr constant [4 x i8] c"\00\01\02\03", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3fibj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ult i32 %3, 2
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  br label %15

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4
  %9 = sub i32 %8, 1
  %10 = call noundef i32 @_Z3fibj(i32 noundef %9) #4
  %11 = load i32, ptr %2, align 4
  %12 = sub i32 %11, 2
  %13 = call noundef i32 @_Z3fibj(i32 noundef %12) #4
  %14 = add i32 %10, %13
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fibonacci(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = load i32, ptr %4, align 4
  %7 = urem i32 %5, %6
  %8 = call noundef i32 @_Z3fibj(i32 noundef %7) #4
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  store i32 %8, ptr %12, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3ackjj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %3, align 4
  br label %26

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4
  %16 = sub i32 %15, 1
  %17 = call noundef i32 @_Z3ackjj(i32 noundef %16, i32 noundef 1) #4
  store i32 %17, ptr %3, align 4
  br label %26

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4
  %20 = sub i32 %19, 1
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = sub i32 %22, 1
  %24 = call noundef i32 @_Z3ackjj(i32 noundef %21, i32 noundef %23) #4
  %25 = call noundef i32 @_Z3ackjj(i32 noundef %20, i32 noundef %24) #4
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ackermann(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = udiv i32 %3, 8
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = urem i32 %5, 8
  %7 = call noundef i32 @_Z3ackjj(i32 noundef %4, i32 noundef %6) #4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 3
  %10 = call noundef i32 @_Z3ackjj(i32 noundef 2, i32 noundef %9) #4
  %11 = add i32 %7, %10
  %12 = load ptr, ptr %2, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %12, i64 %14
  store i32 %11, ptr %15, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z10sort_rangePiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  br label %88

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %17, %18
  %20 = sdiv i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %16, i64 %21
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  store i32 %24, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  store i32 %25, ptr %9, align 4
  br label %26

26:                                               ; preds = %80, %15
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %81

30:                                               ; preds = %26
  br label %31

31:                                               ; preds = %39, %30
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %7, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %31
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4
  br label %31, !llvm.loop !4

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %51, %42
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %7, align 4
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %43
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %9, align 4
  br label %43, !llvm.loop !6

54:                                               ; preds = %43
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %9, align 4
  %57 = icmp sle i32 %55, %56
  br i1 %57, label %58, label %80

58:                                               ; preds = %54
  %59 = load ptr, ptr %4, align 8
  %60 = load i32, ptr %8, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  store i32 %63, ptr %10, align 4
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %8, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %8, align 4
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr %69, i64 %72
  store i32 %68, ptr %73, align 4
  %74 = load i32, ptr %10, align 4
  %75 = load ptr, ptr %4, align 8
  %76 = load i32, ptr %9, align 4
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %9, align 4
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  store i32 %74, ptr %79, align 4
  br label %80

80:                                               ; preds = %58, %54
  br label %26, !llvm.loop !7

81:                                               ; preds = %26
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %5, align 4
  %84 = load i32, ptr %9, align 4
  call void @_Z10sort_rangePiii(ptr noundef %82, i32 noundef %83, i32 noundef %84) #4
  %85 = load ptr, ptr %4, align 8
  %86 = load i32, ptr %8, align 4
  %87 = load i32, ptr %6, align 4
  call void @_Z10sort_rangePiii(ptr noundef %85, i32 noundef %86, i32 noundef %87) #4
  br label %88

88:                                               ; preds = %81, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @quicksort(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = load i32, ptr %4, align 4
  %8 = mul i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %5, i64 %9
  %11 = load i32, ptr %4, align 4
  %12 = sub nsw i32 %11, 1
  call void @_Z10sort_rangePiii(ptr noundef %10, i32 noundef 0, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Stats, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Node, align 4
  %11 = alloca %struct.Stats, align 4
  %12 = alloca %struct.Stats, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 0
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 1
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 2
  store i32 0, ptr %18, align 4
  br label %90

19:                                               ; preds = %3
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Node, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %23, i64 12, i1 false)
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  %27 = load i32, ptr %9, align 4
  %28 = call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %24, i32 noundef %26, i32 noundef %27) #4
  %29 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 0
  %30 = extractvalue %struct.Stats %28, 0
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 1
  %32 = extractvalue %struct.Stats %28, 1
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 2
  %34 = extractvalue %struct.Stats %28, 2
  store i32 %34, ptr %33, align 4
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 1
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %9, align 4
  %39 = add nsw i32 %38, 1
  %40 = call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %35, i32 noundef %37, i32 noundef %39) #4
  %41 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 0
  %42 = extractvalue %struct.Stats %40, 0
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 1
  %44 = extractvalue %struct.Stats %40, 1
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 2
  %46 = extractvalue %struct.Stats %40, 2
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 2
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %9, align 4
  %50 = mul nsw i32 %48, %49
  %51 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 0
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %50, %52
  %54 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 0
  %55 = load i32, ptr %54, align 4
  %56 = sub nsw i32 %53, %55
  %57 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 0
  store i32 %56, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 1
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 1
  %61 = load i32, ptr %60, align 4
  store i32 %59, ptr %4, align 4
  store i32 %61, ptr %5, align 4
  %62 = load i32, ptr %4, align 4
  %63 = load i32, ptr %5, align 4
  %64 = icmp sgt i32 %62, %63
  br i1 %64, label %65, label %67

65:                                               ; preds = %19
  %66 = load i32, ptr %4, align 4
  br label %69

67:                                               ; preds = %19
  %68 = load i32, ptr %5, align 4
  br label %69

69:                                               ; preds = %65, %67
  %70 = phi i32 [ %66, %65 ], [ %68, %67 ]
  %71 = add nsw i32 1, %70
  %72 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 1
  store i32 %71, ptr %72, align 4
  %73 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %76, label %81

76:                                               ; preds = %69
  %77 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 1
  %78 = load i32, ptr %77, align 4
  %79 = icmp slt i32 %78, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  br label %87

81:                                               ; preds = %76, %69
  %82 = getelementptr inbounds nuw %struct.Stats, ptr %11, i32 0, i32 2
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.Stats, ptr %12, i32 0, i32 2
  %85 = load i32, ptr %84, align 4
  %86 = add nsw i32 %83, %85
  br label %87

87:                                               ; preds = %81, %80
  %88 = phi i32 [ 1, %80 ], [ %86, %81 ]
  %89 = getelementptr inbounds nuw %struct.Stats, ptr %6, i32 0, i32 2
  store i32 %88, ptr %89, align 4
  br label %90

90:                                               ; preds = %87, %15
  %91 = load %struct.Stats, ptr %6, align 4
  ret %struct.Stats %91
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tree_walk(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Stats, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 15
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = udiv i32 %9, 15
  %11 = add i32 %10, 1
  %12 = call %struct.Stats @_Z4walkPK4Nodeii(ptr noundef %6, i32 noundef %8, i32 noundef %11) #4
  %13 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 0
  %14 = extractvalue %struct.Stats %12, 0
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 1
  %16 = extractvalue %struct.Stats %12, 1
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 2
  %18 = extractvalue %struct.Stats %12, 2
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = mul nsw i32 %20, 10000
  %22 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = mul nsw i32 %23, 100
  %25 = add nsw i32 %21, %24
  %26 = getelementptr inbounds nuw %struct.Stats, ptr %5, i32 0, i32 2
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %25, %27
  %29 = load ptr, ptr %4, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z7permutePhiRjS0_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %43

15:                                               ; preds = %4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %10, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %9, align 4
  %21 = mul i32 %20, 4
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = add i32 %21, %27
  store i32 %28, ptr %9, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %10, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %10, align 4
  br label %16, !llvm.loop !8

32:                                               ; preds = %16
  %33 = load ptr, ptr %8, align 8, !nonnull !9, !align !10
  %34 = load i32, ptr %33, align 4
  %35 = mul i32 %34, 31
  %36 = load i32, ptr %9, align 4
  %37 = load ptr, ptr %7, align 8, !nonnull !9, !align !10
  %38 = load i32, ptr %37, align 4
  %39 = add i32 %38, 1
  store i32 %39, ptr %37, align 4
  %40 = mul i32 %36, %39
  %41 = add i32 %35, %40
  %42 = load ptr, ptr %8, align 8, !nonnull !9, !align !10
  store i32 %41, ptr %42, align 4
  br label %93

43:                                               ; preds = %4
  store i32 0, ptr %11, align 4
  br label %44

44:                                               ; preds = %90, %43
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %6, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %93

48:                                               ; preds = %44
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %49, i64 %51
  %53 = load i8, ptr %52, align 1
  store i8 %53, ptr %12, align 1
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %6, align 4
  %56 = sub nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %11, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %60, i64 %62
  store i8 %59, ptr %63, align 1
  %64 = load i8, ptr %12, align 1
  %65 = load ptr, ptr %5, align 8
  %66 = load i32, ptr %6, align 4
  %67 = sub nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  store i8 %64, ptr %69, align 1
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %6, align 4
  %72 = sub nsw i32 %71, 1
  %73 = load ptr, ptr %7, align 8, !nonnull !9, !align !10
  %74 = load ptr, ptr %8, align 8, !nonnull !9, !align !10
  call void @_Z7permutePhiRjS0_(ptr noundef %70, i32 noundef %72, ptr noundef nonnull align 4 dereferenceable(4) %73, ptr noundef nonnull align 4 dereferenceable(4) %74) #4
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %11, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %75, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = load ptr, ptr %5, align 8
  %81 = load i32, ptr %6, align 4
  %82 = sub nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %80, i64 %83
  store i8 %79, ptr %84, align 1
  %85 = load i8, ptr %12, align 1
  %86 = load ptr, ptr %5, align 8
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %86, i64 %88
  store i8 %85, ptr %89, align 1
  br label %90

90:                                               ; preds = %48
  %91 = load i32, ptr %11, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %11, align 4
  br label %44, !llvm.loop !11

93:                                               ; preds = %32, %44
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @permutations(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.permutations.items, i64 4, i1 false)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %4, align 4
  store i32 7, ptr %5, align 4
  %7 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 3
  %10 = add i32 2, %9
  call void @_Z7permutePhiRjS0_(ptr noundef %7, i32 noundef %10, ptr noundef nonnull align 4 dereferenceable(4) %4, ptr noundef nonnull align 4 dereferenceable(4) %5) #4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %4, align 4
  %13 = add i32 %11, %12
  %14 = load ptr, ptr %2, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  store i32 %13, ptr %17, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z7is_evenj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call noundef zeroext i1 @_Z6is_oddj(i32 noundef %8) #4
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i1 [ true, %5 ], [ %9, %6 ]
  ret i1 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z6is_oddj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call noundef zeroext i1 @_Z7is_evenj(i32 noundef %8) #4
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i1 [ false, %5 ], [ %9, %6 ]
  ret i1 %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @parity(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = call noundef zeroext i1 @_Z7is_evenj(i32 noundef %3) #4
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 2, i32 1
  %7 = load ptr, ptr %2, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  store i32 %6, ptr %10, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!9 = !{}
!10 = !{i64 4}
!11 = distinct !{!11, !5}
