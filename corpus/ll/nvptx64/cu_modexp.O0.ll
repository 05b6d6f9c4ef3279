; ModuleID = 'corpus/cuda/cu_modexp.cu'
source_filename = "corpus/cuda/cu_modexp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Num = type { [4 x i32] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@__const.modexp128.r = private unnamed_addr constant %struct.Num { [4 x i32] [i32 1, i32 0, i32 0, i32 0] }, align 4
@__const.modexp128.one = private unnamed_addr constant %struct.Num { [4 x i32] [i32 1, i32 0, i32 0, i32 0] }, align 4
@witnesses = dso_local addrspace(4) externally_initialized constant [3 x i32] [i32 2, i32 7, i32 61], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @witnesses to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z11neg_inversej(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  store i32 %5, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 5
  br i1 %8, label %9, label %19

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = mul i32 %10, %11
  %13 = sub i32 2, %12
  %14 = load i32, ptr %3, align 4
  %15 = mul i32 %14, %13
  store i32 %15, ptr %3, align 4
  br label %16

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %4, align 4
  br label %6, !llvm.loop !4

19:                                               ; preds = %6
  %20 = load i32, ptr %3, align 4
  %21 = sub i32 0, %20
  ret i32 %21
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z3geqRK3NumS1_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 3, ptr %6, align 4
  br label %7

7:                                                ; preds = %39, %2
  %8 = load i32, ptr %6, align 4
  %9 = icmp sge i32 %8, 0
  br i1 %9, label %10, label %42

10:                                               ; preds = %7
  %11 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %12 = getelementptr inbounds nuw %struct.Num, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  %18 = getelementptr inbounds nuw %struct.Num, ptr %17, i32 0, i32 0
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = icmp ne i32 %16, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %10
  %25 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %26 = getelementptr inbounds nuw %struct.Num, ptr %25, i32 0, i32 0
  %27 = load i32, ptr %6, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  %32 = getelementptr inbounds nuw %struct.Num, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %6, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x i32], ptr %32, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp ugt i32 %30, %36
  store i1 %37, ptr %3, align 1
  br label %43

38:                                               ; preds = %10
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %40, -1
  store i32 %41, ptr %6, align 4
  br label %7, !llvm.loop !9

42:                                               ; preds = %7
  store i1 true, ptr %3, align 1
  br label %43

43:                                               ; preds = %42, %24
  %44 = load i1, ptr %3, align 1
  ret i1 %44
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8subtractR3NumRKS_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %39, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %42

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  %13 = getelementptr inbounds nuw %struct.Num, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %20 = getelementptr inbounds nuw %struct.Num, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = sub i64 %18, %25
  %27 = load i64, ptr %5, align 8
  %28 = sub i64 %26, %27
  store i64 %28, ptr %7, align 8
  %29 = load i64, ptr %7, align 8
  %30 = trunc i64 %29 to i32
  %31 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  %32 = getelementptr inbounds nuw %struct.Num, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %6, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x i32], ptr %32, i64 0, i64 %34
  store i32 %30, ptr %35, align 4
  %36 = load i64, ptr %7, align 8
  %37 = lshr i64 %36, 32
  %38 = and i64 %37, 1
  store i64 %38, ptr %5, align 8
  br label %39

39:                                               ; preds = %11
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %6, align 4
  br label %8, !llvm.loop !10

42:                                               ; preds = %8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Num @_Z7montmul3NumS_S_j(ptr noundef byval(%struct.Num) align 4 %0, ptr noundef byval(%struct.Num) align 4 %1, ptr noundef byval(%struct.Num) align 4 %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Num, align 4
  %6 = alloca i32, align 4
  %7 = alloca [6 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %3, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 24, i1 false)
  store i32 0, ptr %8, align 4
  br label %13

13:                                               ; preds = %130, %4
  %14 = load i32, ptr %8, align 4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %16, label %133

16:                                               ; preds = %13
  store i64 0, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %49, %16
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %20, label %52

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw %struct.Num, ptr %0, i32 0, i32 0
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Num, ptr %1, i32 0, i32 0
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i32], ptr %27, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = mul i64 %26, %32
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = add i64 %33, %38
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %40, %39
  store i64 %41, ptr %9, align 8
  %42 = load i64, ptr %9, align 8
  %43 = trunc i64 %42 to i32
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %45
  store i32 %43, ptr %46, align 4
  %47 = load i64, ptr %9, align 8
  %48 = lshr i64 %47, 32
  store i64 %48, ptr %9, align 8
  br label %49

49:                                               ; preds = %20
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %10, align 4
  br label %17, !llvm.loop !11

52:                                               ; preds = %17
  %53 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = zext i32 %54 to i64
  %56 = load i64, ptr %9, align 8
  %57 = add i64 %56, %55
  store i64 %57, ptr %9, align 8
  %58 = load i64, ptr %9, align 8
  %59 = trunc i64 %58 to i32
  %60 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 4
  store i32 %59, ptr %60, align 4
  %61 = load i64, ptr %9, align 8
  %62 = lshr i64 %61, 32
  %63 = trunc i64 %62 to i32
  %64 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 5
  store i32 %63, ptr %64, align 4
  %65 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 0
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %6, align 4
  %68 = mul i32 %66, %67
  store i32 %68, ptr %11, align 4
  %69 = load i32, ptr %11, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.Num, ptr %2, i32 0, i32 0
  %72 = getelementptr inbounds [4 x i32], ptr %71, i64 0, i64 0
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = mul i64 %70, %74
  %76 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 0
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %75, %78
  store i64 %79, ptr %9, align 8
  %80 = load i64, ptr %9, align 8
  %81 = lshr i64 %80, 32
  store i64 %81, ptr %9, align 8
  store i32 1, ptr %12, align 4
  br label %82

82:                                               ; preds = %111, %52
  %83 = load i32, ptr %12, align 4
  %84 = icmp slt i32 %83, 4
  br i1 %84, label %85, label %114

85:                                               ; preds = %82
  %86 = load i32, ptr %11, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.Num, ptr %2, i32 0, i32 0
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [4 x i32], ptr %88, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  %94 = mul i64 %87, %93
  %95 = load i32, ptr %12, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %94, %99
  %101 = load i64, ptr %9, align 8
  %102 = add i64 %101, %100
  store i64 %102, ptr %9, align 8
  %103 = load i64, ptr %9, align 8
  %104 = trunc i64 %103 to i32
  %105 = load i32, ptr %12, align 4
  %106 = sub nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %107
  store i32 %104, ptr %108, align 4
  %109 = load i64, ptr %9, align 8
  %110 = lshr i64 %109, 32
  store i64 %110, ptr %9, align 8
  br label %111

111:                                              ; preds = %85
  %112 = load i32, ptr %12, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %12, align 4
  br label %82, !llvm.loop !12

114:                                              ; preds = %82
  %115 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 4
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = load i64, ptr %9, align 8
  %119 = add i64 %118, %117
  store i64 %119, ptr %9, align 8
  %120 = load i64, ptr %9, align 8
  %121 = trunc i64 %120 to i32
  %122 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 3
  store i32 %121, ptr %122, align 4
  %123 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 5
  %124 = load i32, ptr %123, align 4
  %125 = load i64, ptr %9, align 8
  %126 = lshr i64 %125, 32
  %127 = trunc i64 %126 to i32
  %128 = add i32 %124, %127
  %129 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 4
  store i32 %128, ptr %129, align 4
  br label %130

130:                                              ; preds = %114
  %131 = load i32, ptr %8, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %8, align 4
  br label %13, !llvm.loop !13

133:                                              ; preds = %13
  %134 = getelementptr inbounds nuw %struct.Num, ptr %5, i32 0, i32 0
  %135 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 0
  %136 = load i32, ptr %135, align 4
  store i32 %136, ptr %134, align 4
  %137 = getelementptr inbounds i32, ptr %134, i64 1
  %138 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 1
  %139 = load i32, ptr %138, align 4
  store i32 %139, ptr %137, align 4
  %140 = getelementptr inbounds i32, ptr %134, i64 2
  %141 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 2
  %142 = load i32, ptr %141, align 4
  store i32 %142, ptr %140, align 4
  %143 = getelementptr inbounds i32, ptr %134, i64 3
  %144 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 3
  %145 = load i32, ptr %144, align 4
  store i32 %145, ptr %143, align 4
  %146 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 4
  %147 = load i32, ptr %146, align 4
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %151, label %149

149:                                              ; preds = %133
  %150 = call noundef zeroext i1 @_Z3geqRK3NumS1_(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %2) #5
  br i1 %150, label %151, label %152

151:                                              ; preds = %149, %133
  call void @_Z8subtractR3NumRKS_(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %2) #5
  br label %152

152:                                              ; preds = %151, %149
  %153 = load %struct.Num, ptr %5, align 4
  ret %struct.Num %153
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @modexp128(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.Num) align 4 %2, ptr noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Num, align 4
  %11 = alloca %struct.Num, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Num, align 4
  %16 = alloca %struct.Num, align 4
  %17 = alloca %struct.Num, align 4
  %18 = alloca %struct.Num, align 4
  %19 = alloca %struct.Num, align 4
  %20 = alloca %struct.Num, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Num, align 4
  %23 = alloca %struct.Num, align 4
  %24 = alloca %struct.Num, align 4
  %25 = alloca %struct.Num, align 4
  %26 = alloca %struct.Num, align 4
  %27 = alloca %struct.Num, align 4
  %28 = alloca %struct.Num, align 4
  %29 = alloca %struct.Num, align 4
  %30 = alloca %struct.Num, align 4
  %31 = alloca %struct.Num, align 4
  %32 = alloca %struct.Num, align 4
  %33 = alloca %struct.Num, align 4
  %34 = alloca %struct.Num, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %3, ptr %7, align 8
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %8, align 4
  %40 = getelementptr inbounds nuw %struct.Num, ptr %2, i32 0, i32 0
  %41 = getelementptr inbounds [4 x i32], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %41, align 4
  %43 = call noundef i32 @_Z11neg_inversej(i32 noundef %42) #5
  store i32 %43, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.modexp128.r, i64 16, i1 false)
  store i32 0, ptr %12, align 4
  br label %44

44:                                               ; preds = %92, %4
  %45 = load i32, ptr %12, align 4
  %46 = icmp slt i32 %45, 256
  br i1 %46, label %47, label %95

47:                                               ; preds = %44
  %48 = load i32, ptr %12, align 4
  %49 = icmp eq i32 %48, 128
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %10, i64 16, i1 false)
  br label %51

51:                                               ; preds = %50, %47
  %52 = getelementptr inbounds nuw %struct.Num, ptr %10, i32 0, i32 0
  %53 = getelementptr inbounds [4 x i32], ptr %52, i64 0, i64 3
  %54 = load i32, ptr %53, align 4
  %55 = lshr i32 %54, 31
  store i32 %55, ptr %13, align 4
  store i32 3, ptr %14, align 4
  br label %56

56:                                               ; preds = %78, %51
  %57 = load i32, ptr %14, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %81

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw %struct.Num, ptr %10, i32 0, i32 0
  %61 = load i32, ptr %14, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [4 x i32], ptr %60, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = shl i32 %64, 1
  %66 = getelementptr inbounds nuw %struct.Num, ptr %10, i32 0, i32 0
  %67 = load i32, ptr %14, align 4
  %68 = sub nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x i32], ptr %66, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = lshr i32 %71, 31
  %73 = or i32 %65, %72
  %74 = getelementptr inbounds nuw %struct.Num, ptr %10, i32 0, i32 0
  %75 = load i32, ptr %14, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x i32], ptr %74, i64 0, i64 %76
  store i32 %73, ptr %77, align 4
  br label %78

78:                                               ; preds = %59
  %79 = load i32, ptr %14, align 4
  %80 = add nsw i32 %79, -1
  store i32 %80, ptr %14, align 4
  br label %56, !llvm.loop !14

81:                                               ; preds = %56
  %82 = getelementptr inbounds nuw %struct.Num, ptr %10, i32 0, i32 0
  %83 = getelementptr inbounds [4 x i32], ptr %82, i64 0, i64 0
  %84 = load i32, ptr %83, align 4
  %85 = shl i32 %84, 1
  store i32 %85, ptr %83, align 4
  %86 = load i32, ptr %13, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %90, label %88

88:                                               ; preds = %81
  %89 = call noundef zeroext i1 @_Z3geqRK3NumS1_(ptr noundef nonnull align 4 dereferenceable(16) %10, ptr noundef nonnull align 4 dereferenceable(16) %2) #5
  br i1 %89, label %90, label %91

90:                                               ; preds = %88, %81
  call void @_Z8subtractR3NumRKS_(ptr noundef nonnull align 4 dereferenceable(16) %10, ptr noundef nonnull align 4 dereferenceable(16) %2) #5
  br label %91

91:                                               ; preds = %90, %88
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4
  br label %44, !llvm.loop !15

95:                                               ; preds = %44
  %96 = load ptr, ptr %5, align 8
  %97 = load i32, ptr %8, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds %struct.Num, ptr %96, i64 %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %99, i64 16, i1 false)
  %100 = getelementptr inbounds nuw %struct.Num, ptr %15, i32 0, i32 0
  %101 = getelementptr inbounds [4 x i32], ptr %100, i64 0, i64 3
  %102 = load i32, ptr %101, align 4
  %103 = and i32 %102, 1073741823
  store i32 %103, ptr %101, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %15, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %10, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %2, i64 16, i1 false)
  %104 = load i32, ptr %9, align 4
  %105 = call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef byval(%struct.Num) align 4 %17, ptr noundef byval(%struct.Num) align 4 %18, ptr noundef byval(%struct.Num) align 4 %19, i32 noundef %104) #5
  %106 = getelementptr inbounds nuw %struct.Num, ptr %16, i32 0, i32 0
  %107 = extractvalue %struct.Num %105, 0
  store [4 x i32] %107, ptr %106, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %11, i64 16, i1 false)
  store i32 7, ptr %21, align 4
  br label %108

108:                                              ; preds = %131, %95
  %109 = load i32, ptr %21, align 4
  %110 = icmp sge i32 %109, 0
  br i1 %110, label %111, label %134

111:                                              ; preds = %108
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %2, i64 16, i1 false)
  %112 = load i32, ptr %9, align 4
  %113 = call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef byval(%struct.Num) align 4 %23, ptr noundef byval(%struct.Num) align 4 %24, ptr noundef byval(%struct.Num) align 4 %25, i32 noundef %112) #5
  %114 = getelementptr inbounds nuw %struct.Num, ptr %22, i32 0, i32 0
  %115 = extractvalue %struct.Num %113, 0
  store [4 x i32] %115, ptr %114, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %22, i64 16, i1 false)
  %116 = load ptr, ptr %6, align 8
  %117 = load i32, ptr %8, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load i32, ptr %21, align 4
  %122 = lshr i32 %120, %121
  %123 = and i32 %122, 1
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %130

125:                                              ; preds = %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %15, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %2, i64 16, i1 false)
  %126 = load i32, ptr %9, align 4
  %127 = call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef byval(%struct.Num) align 4 %27, ptr noundef byval(%struct.Num) align 4 %28, ptr noundef byval(%struct.Num) align 4 %29, i32 noundef %126) #5
  %128 = getelementptr inbounds nuw %struct.Num, ptr %26, i32 0, i32 0
  %129 = extractvalue %struct.Num %127, 0
  store [4 x i32] %129, ptr %128, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %26, i64 16, i1 false)
  br label %130

130:                                              ; preds = %125, %111
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, -1
  store i32 %133, ptr %21, align 4
  br label %108, !llvm.loop !16

134:                                              ; preds = %108
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 @__const.modexp128.one, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %30, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %2, i64 16, i1 false)
  %135 = load i32, ptr %9, align 4
  %136 = call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef byval(%struct.Num) align 4 %32, ptr noundef byval(%struct.Num) align 4 %33, ptr noundef byval(%struct.Num) align 4 %34, i32 noundef %135) #5
  %137 = getelementptr inbounds nuw %struct.Num, ptr %31, i32 0, i32 0
  %138 = extractvalue %struct.Num %136, 0
  store [4 x i32] %138, ptr %137, align 4
  %139 = load ptr, ptr %7, align 8
  %140 = load i32, ptr %8, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.Num, ptr %139, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %142, ptr align 4 %31, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6powmodyjj(i64 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i64 1, ptr %7, align 8
  %8 = load i32, ptr %6, align 4
  %9 = zext i32 %8 to i64
  %10 = load i64, ptr %4, align 8
  %11 = urem i64 %10, %9
  store i64 %11, ptr %4, align 8
  br label %12

12:                                               ; preds = %33, %3
  %13 = load i32, ptr %5, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %36

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4
  %17 = and i32 %16, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %15
  %20 = load i64, ptr %7, align 8
  %21 = load i64, ptr %4, align 8
  %22 = mul i64 %20, %21
  %23 = load i32, ptr %6, align 4
  %24 = zext i32 %23 to i64
  %25 = urem i64 %22, %24
  store i64 %25, ptr %7, align 8
  br label %26

26:                                               ; preds = %19, %15
  %27 = load i64, ptr %4, align 8
  %28 = load i64, ptr %4, align 8
  %29 = mul i64 %27, %28
  %30 = load i32, ptr %6, align 4
  %31 = zext i32 %30 to i64
  %32 = urem i64 %29, %31
  store i64 %32, ptr %4, align 8
  br label %33

33:                                               ; preds = %26
  %34 = load i32, ptr %5, align 4
  %35 = lshr i32 %34, 1
  store i32 %35, ptr %5, align 4
  br label %12, !llvm.loop !17

36:                                               ; preds = %12
  %37 = load i64, ptr %7, align 8
  %38 = trunc i64 %37 to i32
  ret i32 %38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @miller_rabin(i32 noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  %18 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %10, align 4
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %10, align 4
  %26 = mul i32 2, %25
  %27 = add i32 %24, %26
  %28 = add i32 %27, 1
  store i32 %28, ptr %11, align 4
  %29 = load i32, ptr %11, align 4
  %30 = sub i32 %29, 1
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %6, align 4
  %32 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = add i32 %32, 1
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %34, i32 0, i32 %33
  %36 = sub nsw i32 %35, 1
  store i32 %36, ptr %12, align 4
  %37 = load i32, ptr %11, align 4
  %38 = sub i32 %37, 1
  %39 = load i32, ptr %12, align 4
  %40 = lshr i32 %38, %39
  store i32 %40, ptr %13, align 4
  store i8 1, ptr %14, align 1
  store i32 0, ptr %15, align 4
  br label %41

41:                                               ; preds = %95, %3
  %42 = load i32, ptr %15, align 4
  %43 = icmp slt i32 %42, 3
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = load i8, ptr %14, align 1
  %46 = trunc i8 %45 to i1
  br label %47

47:                                               ; preds = %44, %41
  %48 = phi i1 [ false, %41 ], [ %46, %44 ]
  br i1 %48, label %49, label %98

49:                                               ; preds = %47
  %50 = load i32, ptr %15, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @witnesses to ptr), i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = load i32, ptr %13, align 4
  %56 = load i32, ptr %11, align 4
  %57 = call noundef i32 @_Z6powmodyjj(i64 noundef %54, i32 noundef %55, i32 noundef %56) #5
  %58 = zext i32 %57 to i64
  store i64 %58, ptr %16, align 8
  %59 = load i64, ptr %16, align 8
  %60 = icmp eq i64 %59, 1
  br i1 %60, label %67, label %61

61:                                               ; preds = %49
  %62 = load i64, ptr %16, align 8
  %63 = load i32, ptr %11, align 4
  %64 = sub i32 %63, 1
  %65 = zext i32 %64 to i64
  %66 = icmp eq i64 %62, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %61, %49
  br label %95

68:                                               ; preds = %61
  store i8 1, ptr %17, align 1
  store i32 1, ptr %18, align 4
  br label %69

69:                                               ; preds = %87, %68
  %70 = load i32, ptr %18, align 4
  %71 = load i32, ptr %12, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %90

73:                                               ; preds = %69
  %74 = load i64, ptr %16, align 8
  %75 = load i64, ptr %16, align 8
  %76 = mul i64 %74, %75
  %77 = load i32, ptr %11, align 4
  %78 = zext i32 %77 to i64
  %79 = urem i64 %76, %78
  store i64 %79, ptr %16, align 8
  %80 = load i64, ptr %16, align 8
  %81 = load i32, ptr %11, align 4
  %82 = sub i32 %81, 1
  %83 = zext i32 %82 to i64
  %84 = icmp eq i64 %80, %83
  br i1 %84, label %85, label %86

85:                                               ; preds = %73
  store i8 0, ptr %17, align 1
  br label %90

86:                                               ; preds = %73
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %18, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %18, align 4
  br label %69, !llvm.loop !18

90:                                               ; preds = %85, %69
  %91 = load i8, ptr %17, align 1
  %92 = trunc i8 %91 to i1
  %93 = xor i1 %92, true
  %94 = zext i1 %93 to i8
  store i8 %94, ptr %14, align 1
  br label %95

95:                                               ; preds = %90, %67
  %96 = load i32, ptr %15, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %15, align 4
  br label %41, !llvm.loop !19

98:                                               ; preds = %47
  %99 = load i8, ptr %14, align 1
  %100 = trunc i8 %99 to i1
  %101 = zext i1 %100 to i8
  %102 = load ptr, ptr %8, align 8
  %103 = load i32, ptr %10, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 %104
  store i8 %101, ptr %105, align 1
  %106 = load i8, ptr %14, align 1
  %107 = trunc i8 %106 to i1
  br i1 %107, label %108, label %113

108:                                              ; preds = %98
  %109 = load ptr, ptr %9, align 8
  store ptr %109, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %110 = load ptr, ptr %4, align 8
  %111 = load i32, ptr %5, align 4
  %112 = atomicrmw add ptr %110, i32 %111 seq_cst, align 4
  br label %113

113:                                              ; preds = %108, %98
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @inverse_mod(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i64 1, ptr %9, align 8
  %19 = load i32, ptr %6, align 4
  %20 = zext i32 %19 to i64
  store i64 %20, ptr %10, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %6, align 4
  %27 = urem i32 %25, %26
  %28 = zext i32 %27 to i64
  store i64 %28, ptr %11, align 8
  br label %29

29:                                               ; preds = %32, %3
  %30 = load i64, ptr %11, align 8
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %32, label %50

32:                                               ; preds = %29
  %33 = load i64, ptr %10, align 8
  %34 = load i64, ptr %11, align 8
  %35 = sdiv i64 %33, %34
  store i64 %35, ptr %12, align 8
  %36 = load i64, ptr %8, align 8
  %37 = load i64, ptr %12, align 8
  %38 = load i64, ptr %9, align 8
  %39 = mul nsw i64 %37, %38
  %40 = sub nsw i64 %36, %39
  store i64 %40, ptr %13, align 8
  %41 = load i64, ptr %9, align 8
  store i64 %41, ptr %8, align 8
  %42 = load i64, ptr %13, align 8
  store i64 %42, ptr %9, align 8
  %43 = load i64, ptr %10, align 8
  %44 = load i64, ptr %12, align 8
  %45 = load i64, ptr %11, align 8
  %46 = mul nsw i64 %44, %45
  %47 = sub nsw i64 %43, %46
  store i64 %47, ptr %13, align 8
  %48 = load i64, ptr %11, align 8
  store i64 %48, ptr %10, align 8
  %49 = load i64, ptr %13, align 8
  store i64 %49, ptr %11, align 8
  br label %29, !llvm.loop !20

50:                                               ; preds = %29
  %51 = load i64, ptr %8, align 8
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load i64, ptr %8, align 8
  %55 = load i32, ptr %6, align 4
  %56 = zext i32 %55 to i64
  %57 = add nsw i64 %54, %56
  br label %60

58:                                               ; preds = %50
  %59 = load i64, ptr %8, align 8
  br label %60

60:                                               ; preds = %58, %53
  %61 = phi i64 [ %57, %53 ], [ %59, %58 ]
  %62 = trunc i64 %61 to i32
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  store i32 %62, ptr %66, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = !{}
!8 = !{i64 4}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
