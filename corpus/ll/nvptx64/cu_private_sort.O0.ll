; ModuleID = 'corpus/cuda/cu_private_sort.cu'
source_filename = "corpus/cuda/cu_private_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Record = type { i32, i16, i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4siftPjii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  br label %9

9:                                                ; preds = %51, %3
  %10 = load i32, ptr %5, align 4
  %11 = mul nsw i32 2, %10
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  br label %72

17:                                               ; preds = %9
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, 1
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %38

22:                                               ; preds = %17
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = icmp ugt i32 %28, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %22
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %38

38:                                               ; preds = %35, %22, %17
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %5, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = icmp uge i32 %43, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %38
  br label %72

51:                                               ; preds = %38
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %5, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %8, align 4
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load ptr, ptr %4, align 8
  %63 = load i32, ptr %5, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  store i32 %61, ptr %65, align 4
  %66 = load i32, ptr %8, align 4
  %67 = load ptr, ptr %4, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  store i32 %66, ptr %70, align 4
  %71 = load i32, ptr %7, align 4
  store i32 %71, ptr %5, align 4
  br label %9, !llvm.loop !4

72:                                               ; preds = %50, %16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @heapsort(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca [24 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %9, 24
  %11 = load ptr, ptr %2, align 8
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12
  store ptr %13, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %14

14:                                               ; preds = %26, %1
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %15, 24
  br i1 %16, label %17, label %29

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:                                               ; preds = %17
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %4, align 4
  br label %14, !llvm.loop !6

29:                                               ; preds = %14
  store i32 11, ptr %5, align 4
  br label %30

30:                                               ; preds = %36, %29
  %31 = load i32, ptr %5, align 4
  %32 = icmp sge i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %30
  %34 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 0
  %35 = load i32, ptr %5, align 4
  call void @_Z4siftPjii(ptr noundef %34, i32 noundef %35, i32 noundef 24) #5
  br label %36

36:                                               ; preds = %33
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %5, align 4
  br label %30, !llvm.loop !7

39:                                               ; preds = %30
  store i32 23, ptr %6, align 4
  br label %40

40:                                               ; preds = %57, %39
  %41 = load i32, ptr %6, align 4
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %60

43:                                               ; preds = %40
  %44 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 0
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %7, align 4
  %46 = load i32, ptr %6, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 0
  store i32 %49, ptr %50, align 4
  %51 = load i32, ptr %7, align 4
  %52 = load i32, ptr %6, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 %53
  store i32 %51, ptr %54, align 4
  %55 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 0
  %56 = load i32, ptr %6, align 4
  call void @_Z4siftPjii(ptr noundef %55, i32 noundef 0, i32 noundef %56) #5
  br label %57

57:                                               ; preds = %43
  %58 = load i32, ptr %6, align 4
  %59 = add nsw i32 %58, -1
  store i32 %59, ptr %6, align 4
  br label %40, !llvm.loop !8

60:                                               ; preds = %40
  store i32 0, ptr %8, align 4
  br label %61

61:                                               ; preds = %73, %60
  %62 = load i32, ptr %8, align 4
  %63 = icmp slt i32 %62, 24
  br i1 %63, label %64, label %76

64:                                               ; preds = %61
  %65 = load i32, ptr %8, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [24 x i32], ptr %3, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %2, align 8
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  store i32 %68, ptr %72, align 4
  br label %73

73:                                               ; preds = %64
  %74 = load i32, ptr %8, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %8, align 4
  br label %61, !llvm.loop !9

76:                                               ; preds = %61
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @n_queens(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [8 x i32], align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca [8 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 6, ptr %3, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = udiv i32 %16, 6
  store i32 %17, ptr %4, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = urem i32 %18, 6
  store i32 %19, ptr %5, align 4
  store i32 0, ptr %10, align 4
  store i32 63, ptr %11, align 4
  %20 = load i32, ptr %4, align 4
  %21 = shl i32 1, %20
  store i32 %21, ptr %12, align 4
  %22 = load i32, ptr %5, align 4
  %23 = shl i32 1, %22
  store i32 %23, ptr %13, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %12, align 4
  %27 = shl i32 %26, 1
  %28 = or i32 %25, %27
  %29 = load i32, ptr %12, align 4
  %30 = lshr i32 %29, 1
  %31 = or i32 %28, %30
  %32 = and i32 %24, %31
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %153, label %34

34:                                               ; preds = %1
  store i32 2, ptr %14, align 4
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %13, align 4
  %37 = or i32 %35, %36
  %38 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  store i32 %37, ptr %38, align 4
  %39 = load i32, ptr %12, align 4
  %40 = shl i32 %39, 1
  %41 = load i32, ptr %13, align 4
  %42 = or i32 %40, %41
  %43 = shl i32 %42, 1
  %44 = and i32 %43, 63
  %45 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 2
  store i32 %44, ptr %45, align 4
  %46 = load i32, ptr %12, align 4
  %47 = lshr i32 %46, 1
  %48 = load i32, ptr %13, align 4
  %49 = or i32 %47, %48
  %50 = lshr i32 %49, 1
  %51 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  store i32 %50, ptr %51, align 4
  %52 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 2
  %55 = load i32, ptr %54, align 4
  %56 = or i32 %53, %55
  %57 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  %58 = load i32, ptr %57, align 4
  %59 = or i32 %56, %58
  %60 = xor i32 %59, -1
  %61 = and i32 63, %60
  %62 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 2
  store i32 %61, ptr %62, align 4
  br label %63

63:                                               ; preds = %97, %94, %72, %34
  %64 = load i32, ptr %14, align 4
  %65 = icmp sge i32 %64, 2
  br i1 %65, label %66, label %152

66:                                               ; preds = %63
  %67 = load i32, ptr %14, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %75

72:                                               ; preds = %66
  %73 = load i32, ptr %14, align 4
  %74 = add nsw i32 %73, -1
  store i32 %74, ptr %14, align 4
  br label %63, !llvm.loop !10

75:                                               ; preds = %66
  %76 = load i32, ptr %14, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %14, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = sub i32 0, %83
  %85 = and i32 %79, %84
  store i32 %85, ptr %15, align 4
  %86 = load i32, ptr %15, align 4
  %87 = load i32, ptr %14, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = xor i32 %90, %86
  store i32 %91, ptr %89, align 4
  %92 = load i32, ptr %14, align 4
  %93 = icmp eq i32 %92, 5
  br i1 %93, label %94, label %97

94:                                               ; preds = %75
  %95 = load i32, ptr %10, align 4
  %96 = add i32 %95, 1
  store i32 %96, ptr %10, align 4
  br label %63, !llvm.loop !10

97:                                               ; preds = %75
  %98 = load i32, ptr %14, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = load i32, ptr %15, align 4
  %103 = or i32 %101, %102
  %104 = load i32, ptr %14, align 4
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %106
  store i32 %103, ptr %107, align 4
  %108 = load i32, ptr %14, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = load i32, ptr %15, align 4
  %113 = or i32 %111, %112
  %114 = shl i32 %113, 1
  %115 = and i32 %114, 63
  %116 = load i32, ptr %14, align 4
  %117 = add nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %118
  store i32 %115, ptr %119, align 4
  %120 = load i32, ptr %14, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = load i32, ptr %15, align 4
  %125 = or i32 %123, %124
  %126 = lshr i32 %125, 1
  %127 = load i32, ptr %14, align 4
  %128 = add nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %129
  store i32 %126, ptr %130, align 4
  %131 = load i32, ptr %14, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %14, align 4
  %133 = load i32, ptr %14, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = load i32, ptr %14, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = or i32 %136, %140
  %142 = load i32, ptr %14, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = or i32 %141, %145
  %147 = xor i32 %146, -1
  %148 = and i32 63, %147
  %149 = load i32, ptr %14, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %150
  store i32 %148, ptr %151, align 4
  br label %63, !llvm.loop !10

152:                                              ; preds = %63
  br label %153

153:                                              ; preds = %152, %1
  %154 = load i32, ptr %10, align 4
  %155 = load ptr, ptr %2, align 8
  %156 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %155, i64 %157
  store i32 %154, ptr %158, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @local_histogram(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [16 x i8], align 1
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %5, i8 0, i64 16, i1 false)
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %27, %2
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %10, 32
  br i1 %11, label %12, label %30

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = mul i32 %14, 32
  %16 = load i32, ptr %6, align 4
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = and i32 %21, 15
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = add i8 %25, 1
  store i8 %26, ptr %24, align 1
  br label %27

27:                                               ; preds = %12
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %9, !llvm.loop !11

30:                                               ; preds = %9
  store i8 0, ptr %7, align 1
  store i32 0, ptr %8, align 4
  br label %31

31:                                               ; preds = %52, %30
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %32, 16
  br i1 %33, label %34, label %55

34:                                               ; preds = %31
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = load i8, ptr %7, align 1
  %41 = zext i8 %40 to i32
  %42 = add nsw i32 %41, %39
  %43 = trunc i32 %42 to i8
  store i8 %43, ptr %7, align 1
  %44 = load i8, ptr %7, align 1
  %45 = load ptr, ptr %4, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = mul i32 %46, 16
  %48 = load i32, ptr %8, align 4
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 %50
  store i8 %44, ptr %51, align 1
  br label %52

52:                                               ; preds = %34
  %53 = load i32, ptr %8, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %8, align 4
  br label %31, !llvm.loop !12

55:                                               ; preds = %31
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sort_records(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [8 x %struct.Record], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Record, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Record, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %14

14:                                               ; preds = %48, %2
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %15, 8
  br i1 %16, label %17, label %51

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = mul i32 %19, 16
  %21 = load i32, ptr %6, align 4
  %22 = add i32 %20, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %18, i64 %23
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %7, align 4
  %26 = load ptr, ptr %3, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = mul i32 %27, 16
  %29 = add i32 %28, 8
  %30 = load i32, ptr %6, align 4
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %26, i64 %32
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %8, align 4
  %35 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 0
  %36 = load i32, ptr %7, align 4
  %37 = and i32 %36, 255
  store i32 %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 1
  %39 = load i32, ptr %8, align 4
  %40 = trunc i32 %39 to i16
  store i16 %40, ptr %38, align 4
  %41 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 2
  %42 = load i32, ptr %8, align 4
  %43 = lshr i32 %42, 16
  %44 = trunc i32 %43 to i8
  store i8 %44, ptr %41, align 2
  %45 = load i32, ptr %6, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %9, i64 8, i1 false)
  br label %48

48:                                               ; preds = %17
  %49 = load i32, ptr %6, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %6, align 4
  br label %14, !llvm.loop !13

51:                                               ; preds = %14
  store i32 0, ptr %10, align 4
  br label %52

52:                                               ; preds = %122, %51
  %53 = load i32, ptr %10, align 4
  %54 = icmp slt i32 %53, 7
  br i1 %54, label %55, label %125

55:                                               ; preds = %52
  store i32 0, ptr %11, align 4
  br label %56

56:                                               ; preds = %118, %55
  %57 = load i32, ptr %11, align 4
  %58 = load i32, ptr %10, align 4
  %59 = sub nsw i32 7, %58
  %60 = icmp slt i32 %57, %59
  br i1 %60, label %61, label %121

61:                                               ; preds = %56
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %struct.Record, ptr %64, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %69
  %71 = getelementptr inbounds nuw %struct.Record, ptr %70, i32 0, i32 0
  %72 = load i32, ptr %71, align 4
  %73 = icmp ugt i32 %66, %72
  br i1 %73, label %102, label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %11, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %76
  %78 = getelementptr inbounds nuw %struct.Record, ptr %77, i32 0, i32 0
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %11, align 4
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %82
  %84 = getelementptr inbounds nuw %struct.Record, ptr %83, i32 0, i32 0
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %79, %85
  br i1 %86, label %87, label %117

87:                                               ; preds = %74
  %88 = load i32, ptr %11, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.Record, ptr %90, i32 0, i32 1
  %92 = load i16, ptr %91, align 4
  %93 = zext i16 %92 to i32
  %94 = load i32, ptr %11, align 4
  %95 = add nsw i32 %94, 1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %96
  %98 = getelementptr inbounds nuw %struct.Record, ptr %97, i32 0, i32 1
  %99 = load i16, ptr %98, align 4
  %100 = zext i16 %99 to i32
  %101 = icmp sgt i32 %93, %100
  br i1 %101, label %102, label %117

102:                                              ; preds = %87, %61
  %103 = load i32, ptr %11, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %105, i64 8, i1 false)
  %106 = load i32, ptr %11, align 4
  %107 = add nsw i32 %106, 1
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %108
  %110 = load i32, ptr %11, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %112, ptr align 4 %109, i64 8, i1 false)
  %113 = load i32, ptr %11, align 4
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %115
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %116, ptr align 4 %12, i64 8, i1 false)
  br label %117

117:                                              ; preds = %102, %87, %74
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %11, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %11, align 4
  br label %56, !llvm.loop !14

121:                                              ; preds = %56
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %10, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %10, align 4
  br label %52, !llvm.loop !15

125:                                              ; preds = %52
  store i32 0, ptr %13, align 4
  br label %126

126:                                              ; preds = %158, %125
  %127 = load i32, ptr %13, align 4
  %128 = icmp slt i32 %127, 8
  br i1 %128, label %129, label %161

129:                                              ; preds = %126
  %130 = load i32, ptr %13, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %131
  %133 = getelementptr inbounds nuw %struct.Record, ptr %132, i32 0, i32 0
  %134 = load i32, ptr %133, align 4
  %135 = shl i32 %134, 24
  %136 = load i32, ptr %13, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %137
  %139 = getelementptr inbounds nuw %struct.Record, ptr %138, i32 0, i32 1
  %140 = load i16, ptr %139, align 4
  %141 = zext i16 %140 to i32
  %142 = shl i32 %141, 8
  %143 = or i32 %135, %142
  %144 = load i32, ptr %13, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [8 x %struct.Record], ptr %5, i64 0, i64 %145
  %147 = getelementptr inbounds nuw %struct.Record, ptr %146, i32 0, i32 2
  %148 = load i8, ptr %147, align 2
  %149 = zext i8 %148 to i32
  %150 = or i32 %143, %149
  %151 = load ptr, ptr %4, align 8
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %153 = mul i32 %152, 8
  %154 = load i32, ptr %13, align 4
  %155 = add i32 %153, %154
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr %151, i64 %156
  store i32 %150, ptr %157, align 4
  br label %158

158:                                              ; preds = %129
  %159 = load i32, ptr %13, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %13, align 4
  br label %126, !llvm.loop !16

161:                                              ; preds = %126
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ring_filter(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x float], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %22, %4
  %16 = load i32, ptr %10, align 4
  %17 = icmp slt i32 %16, 8
  br i1 %17, label %18, label %25

18:                                               ; preds = %15
  %19 = load i32, ptr %10, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %20
  store float 0.000000e+00, ptr %21, align 4
  br label %22

22:                                               ; preds = %18
  %23 = load i32, ptr %10, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %10, align 4
  br label %15, !llvm.loop !17

25:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %26

26:                                               ; preds = %79, %25
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %82

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = load i32, ptr %7, align 4
  %34 = mul i32 %32, %33
  %35 = load i32, ptr %12, align 4
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %31, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %41
  store float %39, ptr %42, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %43

43:                                               ; preds = %63, %30
  %44 = load i32, ptr %14, align 4
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %66

47:                                               ; preds = %43
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %14, align 4
  %50 = sub nsw i32 %48, %49
  %51 = add nsw i32 %50, 8
  %52 = and i32 %51, 7
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %14, align 4
  %57 = add nsw i32 1, %56
  %58 = sitofp i32 %57 to float
  %59 = fdiv contract float 1.000000e+00, %58
  %60 = fmul contract float %55, %59
  %61 = load float, ptr %13, align 4
  %62 = fadd contract float %61, %60
  store float %62, ptr %13, align 4
  br label %63

63:                                               ; preds = %47
  %64 = load i32, ptr %14, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %14, align 4
  br label %43, !llvm.loop !18

66:                                               ; preds = %43
  %67 = load float, ptr %13, align 4
  %68 = load ptr, ptr %6, align 8
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %70 = load i32, ptr %7, align 4
  %71 = mul i32 %69, %70
  %72 = load i32, ptr %12, align 4
  %73 = add i32 %71, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %68, i64 %74
  store float %67, ptr %75, align 4
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %76, 1
  %78 = and i32 %77, 7
  store i32 %78, ptr %11, align 4
  br label %79

79:                                               ; preds = %66
  %80 = load i32, ptr %12, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %12, align 4
  br label %26, !llvm.loop !19

82:                                               ; preds = %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
