; ModuleID = 'corpus/cuda/cu_lz_match.cu'
source_filename = "corpus/cuda/cu_lz_match.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z10put_lengthPhjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  br label %7

7:                                                ; preds = %10, %3
  %8 = load i32, ptr %6, align 4
  %9 = icmp uge i32 %8, 255
  br i1 %9, label %10, label %18

10:                                               ; preds = %7
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = add i32 %12, 1
  store i32 %13, ptr %5, align 4
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 %14
  store i8 -1, ptr %15, align 1
  %16 = load i32, ptr %6, align 4
  %17 = sub i32 %16, 255
  store i32 %17, ptr %6, align 4
  br label %7, !llvm.loop !4

18:                                               ; preds = %7
  %19 = load i32, ptr %6, align 4
  %20 = trunc i32 %19 to i8
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %5, align 4
  %23 = add i32 %22, 1
  store i32 %23, ptr %5, align 4
  %24 = zext i32 %22 to i64
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  store i8 %20, ptr %25, align 1
  %26 = load i32, ptr %5, align 4
  ret i32 %26
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z12put_sequencePhjPKhjjj(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store i32 %1, ptr %12, align 4
  store ptr %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  %20 = load i32, ptr %12, align 4
  %21 = add i32 %20, 1
  store i32 %21, ptr %12, align 4
  store i32 %20, ptr %17, align 4
  %22 = load i32, ptr %16, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %6
  %25 = load i32, ptr %16, align 4
  %26 = sub i32 %25, 4
  br label %28

27:                                               ; preds = %6
  br label %28

28:                                               ; preds = %27, %24
  %29 = phi i32 [ %26, %24 ], [ 0, %27 ]
  store i32 %29, ptr %18, align 4
  %30 = load i32, ptr %14, align 4
  store i32 %30, ptr %7, align 4
  store i32 15, ptr %8, align 4
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp ult i32 %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %28
  %35 = load i32, ptr %7, align 4
  br label %38

36:                                               ; preds = %28
  %37 = load i32, ptr %8, align 4
  br label %38

38:                                               ; preds = %34, %36
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  %40 = shl i32 %39, 4
  %41 = load i32, ptr %18, align 4
  store i32 %41, ptr %9, align 4
  store i32 15, ptr %10, align 4
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %10, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %38
  %46 = load i32, ptr %9, align 4
  br label %49

47:                                               ; preds = %38
  %48 = load i32, ptr %10, align 4
  br label %49

49:                                               ; preds = %45, %47
  %50 = phi i32 [ %46, %45 ], [ %48, %47 ]
  %51 = or i32 %40, %50
  %52 = trunc i32 %51 to i8
  %53 = load ptr, ptr %11, align 8
  %54 = load i32, ptr %17, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 %55
  store i8 %52, ptr %56, align 1
  %57 = load i32, ptr %14, align 4
  %58 = icmp uge i32 %57, 15
  br i1 %58, label %59, label %65

59:                                               ; preds = %49
  %60 = load ptr, ptr %11, align 8
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %14, align 4
  %63 = sub i32 %62, 15
  %64 = call noundef i32 @_Z10put_lengthPhjj(ptr noundef %60, i32 noundef %61, i32 noundef %63) #3
  store i32 %64, ptr %12, align 4
  br label %65

65:                                               ; preds = %59, %49
  store i32 0, ptr %19, align 4
  br label %66

66:                                               ; preds = %81, %65
  %67 = load i32, ptr %19, align 4
  %68 = load i32, ptr %14, align 4
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %70, label %84

70:                                               ; preds = %66
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %19, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %12, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr %12, align 4
  %79 = zext i32 %77 to i64
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 %79
  store i8 %75, ptr %80, align 1
  br label %81

81:                                               ; preds = %70
  %82 = load i32, ptr %19, align 4
  %83 = add i32 %82, 1
  store i32 %83, ptr %19, align 4
  br label %66, !llvm.loop !6

84:                                               ; preds = %66
  %85 = load i32, ptr %16, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %84
  %88 = load i32, ptr %15, align 4
  %89 = trunc i32 %88 to i8
  %90 = load ptr, ptr %11, align 8
  %91 = load i32, ptr %12, align 4
  %92 = add i32 %91, 1
  store i32 %92, ptr %12, align 4
  %93 = zext i32 %91 to i64
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 %93
  store i8 %89, ptr %94, align 1
  %95 = load i32, ptr %15, align 4
  %96 = lshr i32 %95, 8
  %97 = trunc i32 %96 to i8
  %98 = load ptr, ptr %11, align 8
  %99 = load i32, ptr %12, align 4
  %100 = add i32 %99, 1
  store i32 %100, ptr %12, align 4
  %101 = zext i32 %99 to i64
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 %101
  store i8 %97, ptr %102, align 1
  %103 = load i32, ptr %18, align 4
  %104 = icmp uge i32 %103, 15
  br i1 %104, label %105, label %111

105:                                              ; preds = %87
  %106 = load ptr, ptr %11, align 8
  %107 = load i32, ptr %12, align 4
  %108 = load i32, ptr %18, align 4
  %109 = sub i32 %108, 15
  %110 = call noundef i32 @_Z10put_lengthPhjj(ptr noundef %106, i32 noundef %107, i32 noundef %109) #3
  store i32 %110, ptr %12, align 4
  br label %111

111:                                              ; preds = %105, %87
  br label %112

112:                                              ; preds = %111, %84
  %113 = load i32, ptr %12, align 4
  ret i32 %113
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14compress_blockPKhPh(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [32 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 0, ptr %8, align 4
  br label %16

16:                                               ; preds = %23, %2
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %17, 32
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 %21
  store i8 -1, ptr %22, align 1
  br label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %8, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %8, align 4
  br label %16, !llvm.loop !7

26:                                               ; preds = %16
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %27

27:                                               ; preds = %132, %100, %26
  %28 = load i32, ptr %9, align 4
  %29 = add i32 %28, 4
  %30 = icmp ule i32 %29, 128
  br i1 %30, label %31, label %151

31:                                               ; preds = %27
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %9, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 %34
  store ptr %35, ptr %3, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 1
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = shl i32 %42, 8
  %44 = or i32 %38, %43
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 2
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = shl i32 %48, 16
  %50 = or i32 %44, %49
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 3
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = shl i32 %54, 24
  %56 = or i32 %50, %55
  store i32 %56, ptr %12, align 4
  %57 = load i32, ptr %12, align 4
  %58 = mul i32 %57, -1640531535
  %59 = lshr i32 %58, 27
  store i32 %59, ptr %13, align 4
  %60 = load i32, ptr %13, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [32 x i8], ptr %7, i64 0, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  store i32 %64, ptr %14, align 4
  %65 = load i32, ptr %9, align 4
  %66 = trunc i32 %65 to i8
  %67 = load i32, ptr %13, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [32 x i8], ptr %7, i64 0, i64 %68
  store i8 %66, ptr %69, align 1
  %70 = load i32, ptr %14, align 4
  %71 = icmp eq i32 %70, 255
  br i1 %71, label %100, label %72

72:                                               ; preds = %31
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %14, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 %75
  store ptr %76, ptr %4, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = load ptr, ptr %4, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 1
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = shl i32 %83, 8
  %85 = or i32 %79, %84
  %86 = load ptr, ptr %4, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 2
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = shl i32 %89, 16
  %91 = or i32 %85, %90
  %92 = load ptr, ptr %4, align 8
  %93 = getelementptr inbounds i8, ptr %92, i64 3
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  %96 = shl i32 %95, 24
  %97 = or i32 %91, %96
  %98 = load i32, ptr %12, align 4
  %99 = icmp ne i32 %97, %98
  br i1 %99, label %100, label %103

100:                                              ; preds = %72, %31
  %101 = load i32, ptr %9, align 4
  %102 = add i32 %101, 1
  store i32 %102, ptr %9, align 4
  br label %27, !llvm.loop !8

103:                                              ; preds = %72
  store i32 4, ptr %15, align 4
  br label %104

104:                                              ; preds = %129, %103
  %105 = load i32, ptr %9, align 4
  %106 = load i32, ptr %15, align 4
  %107 = add i32 %105, %106
  %108 = icmp ult i32 %107, 128
  br i1 %108, label %109, label %127

109:                                              ; preds = %104
  %110 = load ptr, ptr %5, align 8
  %111 = load i32, ptr %14, align 4
  %112 = load i32, ptr %15, align 4
  %113 = add i32 %111, %112
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %110, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = load ptr, ptr %5, align 8
  %119 = load i32, ptr %9, align 4
  %120 = load i32, ptr %15, align 4
  %121 = add i32 %119, %120
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %118, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = zext i8 %124 to i32
  %126 = icmp eq i32 %117, %125
  br label %127

127:                                              ; preds = %109, %104
  %128 = phi i1 [ false, %104 ], [ %126, %109 ]
  br i1 %128, label %129, label %132

129:                                              ; preds = %127
  %130 = load i32, ptr %15, align 4
  %131 = add i32 %130, 1
  store i32 %131, ptr %15, align 4
  br label %104, !llvm.loop !9

132:                                              ; preds = %127
  %133 = load ptr, ptr %6, align 8
  %134 = load i32, ptr %11, align 4
  %135 = load ptr, ptr %5, align 8
  %136 = load i32, ptr %10, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %135, i64 %137
  %139 = load i32, ptr %9, align 4
  %140 = load i32, ptr %10, align 4
  %141 = sub i32 %139, %140
  %142 = load i32, ptr %9, align 4
  %143 = load i32, ptr %14, align 4
  %144 = sub i32 %142, %143
  %145 = load i32, ptr %15, align 4
  %146 = call noundef i32 @_Z12put_sequencePhjPKhjjj(ptr noundef %133, i32 noundef %134, ptr noundef %138, i32 noundef %141, i32 noundef %144, i32 noundef %145) #3
  store i32 %146, ptr %11, align 4
  %147 = load i32, ptr %15, align 4
  %148 = load i32, ptr %9, align 4
  %149 = add i32 %148, %147
  store i32 %149, ptr %9, align 4
  %150 = load i32, ptr %9, align 4
  store i32 %150, ptr %10, align 4
  br label %27, !llvm.loop !8

151:                                              ; preds = %27
  %152 = load ptr, ptr %6, align 8
  %153 = load i32, ptr %11, align 4
  %154 = load ptr, ptr %5, align 8
  %155 = load i32, ptr %10, align 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 %156
  %158 = load i32, ptr %10, align 4
  %159 = sub i32 128, %158
  %160 = call noundef i32 @_Z12put_sequencePhjPKhjjj(ptr noundef %152, i32 noundef %153, ptr noundef %157, i32 noundef %159, i32 noundef 0, i32 noundef 0) #3
  ret i32 %160
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z10get_lengthPKhRjj(ptr noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %9 = load i32, ptr %7, align 4
  %10 = icmp ult i32 %9, 15
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = load i32, ptr %7, align 4
  store i32 %12, ptr %4, align 4
  br label %31

13:                                               ; preds = %3
  br label %14

14:                                               ; preds = %26, %13
  %15 = load ptr, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8, !nonnull !10, !align !11
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %7, align 4
  %25 = add i32 %24, %23
  store i32 %25, ptr %7, align 4
  br label %26

26:                                               ; preds = %14
  %27 = load i32, ptr %8, align 4
  %28 = icmp eq i32 %27, 255
  br i1 %28, label %14, label %29, !llvm.loop !12

29:                                               ; preds = %26
  %30 = load i32, ptr %7, align 4
  store i32 %30, ptr %4, align 4
  br label %31

31:                                               ; preds = %29, %11
  %32 = load i32, ptr %4, align 4
  ret i32 %32
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z16decompress_blockPKhjPh(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %15

15:                                               ; preds = %99, %3
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %5, align 4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %100

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = add i32 %21, 1
  store i32 %22, ptr %7, align 4
  %23 = zext i32 %21 to i64
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  store i32 %26, ptr %9, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %9, align 4
  %29 = lshr i32 %28, 4
  %30 = call noundef i32 @_Z10get_lengthPKhRjj(ptr noundef %27, ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef %29) #3
  store i32 %30, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %31

31:                                               ; preds = %47, %19
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %50

35:                                               ; preds = %31
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %7, align 4
  %38 = add i32 %37, 1
  store i32 %38, ptr %7, align 4
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %8, align 4
  %44 = add i32 %43, 1
  store i32 %44, ptr %8, align 4
  %45 = zext i32 %43 to i64
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 %45
  store i8 %41, ptr %46, align 1
  br label %47

47:                                               ; preds = %35
  %48 = load i32, ptr %11, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %11, align 4
  br label %31, !llvm.loop !13

50:                                               ; preds = %31
  %51 = load i32, ptr %7, align 4
  %52 = load i32, ptr %5, align 4
  %53 = icmp uge i32 %51, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  br label %100

55:                                               ; preds = %50
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %7, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = load ptr, ptr %4, align 8
  %63 = load i32, ptr %7, align 4
  %64 = add i32 %63, 1
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = shl i32 %68, 8
  %70 = or i32 %61, %69
  store i32 %70, ptr %12, align 4
  %71 = load i32, ptr %7, align 4
  %72 = add i32 %71, 2
  store i32 %72, ptr %7, align 4
  %73 = load ptr, ptr %4, align 8
  %74 = load i32, ptr %9, align 4
  %75 = and i32 %74, 15
  %76 = call noundef i32 @_Z10get_lengthPKhRjj(ptr noundef %73, ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef %75) #3
  %77 = add i32 %76, 4
  store i32 %77, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %78

78:                                               ; preds = %94, %55
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %13, align 4
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %99

82:                                               ; preds = %78
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %8, align 4
  %85 = load i32, ptr %12, align 4
  %86 = sub i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %83, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %8, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 %92
  store i8 %89, ptr %93, align 1
  br label %94

94:                                               ; preds = %82
  %95 = load i32, ptr %14, align 4
  %96 = add i32 %95, 1
  store i32 %96, ptr %14, align 4
  %97 = load i32, ptr %8, align 4
  %98 = add i32 %97, 1
  store i32 %98, ptr %8, align 4
  br label %78, !llvm.loop !14

99:                                               ; preds = %78
  br label %15, !llvm.loop !15

100:                                              ; preds = %54, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lz_compress(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = mul i32 %14, 128
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 %16
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %7, align 4
  %20 = mul i32 %19, 256
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 %21
  %23 = call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %17, ptr noundef %22) #3
  %24 = load ptr, ptr %6, align 8
  %25 = load i32, ptr %7, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lz_roundtrip(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = mul i32 %15, 128
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 %17
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %7, align 4
  %21 = mul i32 %20, 256
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  %24 = call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %18, ptr noundef %23) #3
  store i32 %24, ptr %8, align 4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %7, align 4
  %27 = mul i32 %26, 256
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 %28
  %30 = load i32, ptr %8, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %7, align 4
  %33 = mul i32 %32, 128
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 %34
  call void @_Z16decompress_blockPKhjPh(ptr noundef %29, i32 noundef %30, ptr noundef %35) #3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = !{}
!11 = !{i64 4}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
