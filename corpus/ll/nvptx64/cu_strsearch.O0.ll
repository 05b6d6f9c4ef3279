; ModuleID = 'corpus/cuda/cu_strsearch.cu'
source_filename = "corpus/cuda/cu_strsearch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.State = type { [2 x i8], i16 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ8horspoolE4skip = internal addrspace(3) global [256 x i8] undef, align 1
@machine = dso_local addrspace(1) externally_initialized global [6 x %struct.State] [%struct.State { [2 x i8] c"\01\00", i16 0 }, %struct.State { [2 x i8] c"\02\03", i16 0 }, %struct.State { [2 x i8] c"\02\04", i16 1 }, %struct.State { [2 x i8] c"\05\00", i16 2 }, %struct.State { [2 x i8] c"\05\00", i16 6 }, %struct.State { [2 x i8] c"\02\03", i16 8 }], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @machine to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @brute_force(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  store i8 1, ptr %10, align 1
  store i32 0, ptr %11, align 4
  br label %17

17:                                               ; preds = %39, %4
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %42

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %11, align 4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %22, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %11, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp ne i32 %29, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %21
  store i8 0, ptr %10, align 1
  br label %42

38:                                               ; preds = %21
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %11, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %11, align 4
  br label %17, !llvm.loop !4

42:                                               ; preds = %37, %17
  %43 = load i8, ptr %10, align 1
  %44 = trunc i8 %43 to i1
  %45 = zext i1 %44 to i8
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %46, i64 %48
  store i8 %45, ptr %49, align 1
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @horspool(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %9, align 4
  br label %17

17:                                               ; preds = %26, %4
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 256
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = load i32, ptr %8, align 4
  %22 = trunc i32 %21 to i8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 0, i64 %24
  store i8 %22, ptr %25, align 1
  br label %26

26:                                               ; preds = %20
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = load i32, ptr %9, align 4
  %29 = add i32 %28, %27
  store i32 %29, ptr %9, align 4
  br label %17, !llvm.loop !6

30:                                               ; preds = %17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %56

33:                                               ; preds = %30
  store i32 0, ptr %10, align 4
  br label %34

34:                                               ; preds = %52, %33
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %8, align 4
  %37 = sub nsw i32 %36, 1
  %38 = icmp slt i32 %35, %37
  br i1 %38, label %39, label %55

39:                                               ; preds = %34
  %40 = load i32, ptr %8, align 4
  %41 = sub nsw i32 %40, 1
  %42 = load i32, ptr %10, align 4
  %43 = sub nsw i32 %41, %42
  %44 = trunc i32 %43 to i8
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  %51 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 0, i64 %50
  store i8 %44, ptr %51, align 1
  br label %52

52:                                               ; preds = %39
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %10, align 4
  br label %34, !llvm.loop !7

55:                                               ; preds = %34
  br label %56

56:                                               ; preds = %55, %30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %59 = mul i32 %57, %58
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = add i32 %59, %60
  store i32 %61, ptr %11, align 4
  %62 = load ptr, ptr %5, align 8
  %63 = load i32, ptr %11, align 4
  %64 = mul nsw i32 %63, 64
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %62, i64 %65
  store ptr %66, ptr %12, align 8
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %67

67:                                               ; preds = %105, %56
  %68 = load i32, ptr %14, align 4
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %68, %69
  %71 = icmp sle i32 %70, 64
  br i1 %71, label %72, label %120

72:                                               ; preds = %67
  %73 = load i32, ptr %8, align 4
  %74 = sub nsw i32 %73, 1
  store i32 %74, ptr %15, align 4
  br label %75

75:                                               ; preds = %96, %72
  %76 = load i32, ptr %15, align 4
  %77 = icmp sge i32 %76, 0
  br i1 %77, label %78, label %94

78:                                               ; preds = %75
  %79 = load ptr, ptr %12, align 8
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %15, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = load ptr, ptr %6, align 8
  %88 = load i32, ptr %15, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %87, i64 %89
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i32
  %93 = icmp eq i32 %86, %92
  br label %94

94:                                               ; preds = %78, %75
  %95 = phi i1 [ false, %75 ], [ %93, %78 ]
  br i1 %95, label %96, label %99

96:                                               ; preds = %94
  %97 = load i32, ptr %15, align 4
  %98 = add nsw i32 %97, -1
  store i32 %98, ptr %15, align 4
  br label %75, !llvm.loop !8

99:                                               ; preds = %94
  %100 = load i32, ptr %15, align 4
  %101 = icmp slt i32 %100, 0
  %102 = zext i1 %101 to i32
  %103 = load i32, ptr %13, align 4
  %104 = add nsw i32 %103, %102
  store i32 %104, ptr %13, align 4
  br label %105

105:                                              ; preds = %99
  %106 = load ptr, ptr %12, align 8
  %107 = load i32, ptr %14, align 4
  %108 = load i32, ptr %8, align 4
  %109 = add nsw i32 %107, %108
  %110 = sub nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %106, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i64
  %115 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 0, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = load i32, ptr %14, align 4
  %119 = add nsw i32 %118, %117
  store i32 %119, ptr %14, align 4
  br label %67, !llvm.loop !9

120:                                              ; preds = %67
  %121 = load i32, ptr %13, align 4
  %122 = load ptr, ptr %7, align 8
  %123 = load i32, ptr %11, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %122, i64 %124
  store i32 %121, ptr %125, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rabin_karp(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %9, align 4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = mul nsw i32 %26, 32
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  store ptr %29, ptr %10, align 8
  store i32 257, ptr %11, align 4
  store i32 1000003, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 1, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %30

30:                                               ; preds = %62, %4
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %65

34:                                               ; preds = %30
  %35 = load i32, ptr %13, align 4
  %36 = mul i32 %35, 257
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = add i32 %36, %42
  %44 = urem i32 %43, 1000003
  store i32 %44, ptr %13, align 4
  %45 = load i32, ptr %14, align 4
  %46 = mul i32 %45, 257
  %47 = load ptr, ptr %10, align 8
  %48 = load i32, ptr %16, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %47, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = add i32 %46, %52
  %54 = urem i32 %53, 1000003
  store i32 %54, ptr %14, align 4
  %55 = load i32, ptr %16, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %34
  %58 = load i32, ptr %15, align 4
  %59 = mul i32 %58, 257
  %60 = urem i32 %59, 1000003
  store i32 %60, ptr %15, align 4
  br label %61

61:                                               ; preds = %57, %34
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %16, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %16, align 4
  br label %30, !llvm.loop !10

65:                                               ; preds = %30
  store i32 0, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %66

66:                                               ; preds = %136, %65
  %67 = load i32, ptr %14, align 4
  %68 = load i32, ptr %13, align 4
  %69 = icmp eq i32 %67, %68
  br i1 %69, label %70, label %104

70:                                               ; preds = %66
  store i32 0, ptr %19, align 4
  br label %71

71:                                               ; preds = %93, %70
  %72 = load i32, ptr %19, align 4
  %73 = load i32, ptr %8, align 4
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %91

75:                                               ; preds = %71
  %76 = load ptr, ptr %10, align 8
  %77 = load i32, ptr %18, align 4
  %78 = load i32, ptr %19, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = load ptr, ptr %6, align 8
  %85 = load i32, ptr %19, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %84, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = icmp eq i32 %83, %89
  br label %91

91:                                               ; preds = %75, %71
  %92 = phi i1 [ false, %71 ], [ %90, %75 ]
  br i1 %92, label %93, label %96

93:                                               ; preds = %91
  %94 = load i32, ptr %19, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %19, align 4
  br label %71, !llvm.loop !11

96:                                               ; preds = %91
  %97 = load i32, ptr %19, align 4
  %98 = load i32, ptr %8, align 4
  %99 = icmp eq i32 %97, %98
  br i1 %99, label %100, label %103

100:                                              ; preds = %96
  %101 = load i32, ptr %17, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %17, align 4
  br label %103

103:                                              ; preds = %100, %96
  br label %104

104:                                              ; preds = %103, %66
  %105 = load i32, ptr %18, align 4
  %106 = load i32, ptr %8, align 4
  %107 = add nsw i32 %105, %106
  %108 = icmp sge i32 %107, 32
  br i1 %108, label %109, label %110

109:                                              ; preds = %104
  br label %139

110:                                              ; preds = %104
  %111 = load i32, ptr %14, align 4
  %112 = add i32 %111, 1000003
  %113 = load ptr, ptr %10, align 8
  %114 = load i32, ptr %18, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr %113, i64 %115
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i32
  %119 = load i32, ptr %15, align 4
  %120 = mul i32 %118, %119
  %121 = urem i32 %120, 1000003
  %122 = sub i32 %112, %121
  %123 = urem i32 %122, 1000003
  store i32 %123, ptr %14, align 4
  %124 = load i32, ptr %14, align 4
  %125 = mul i32 %124, 257
  %126 = load ptr, ptr %10, align 8
  %127 = load i32, ptr %18, align 4
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %126, i64 %130
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = add i32 %125, %133
  %135 = urem i32 %134, 1000003
  store i32 %135, ptr %14, align 4
  br label %136

136:                                              ; preds = %110
  %137 = load i32, ptr %18, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %18, align 4
  br label %66, !llvm.loop !12

139:                                              ; preds = %109
  %140 = load i32, ptr %17, align 4
  %141 = load ptr, ptr %7, align 8
  %142 = load i32, ptr %9, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds i32, ptr %141, i64 %143
  store i32 %140, ptr %144, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @automaton(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %15

15:                                               ; preds = %47, %2
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %50

18:                                               ; preds = %15
  %19 = load i32, ptr %6, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw [6 x %struct.State], ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 0, i64 %20
  store ptr %21, ptr %9, align 8
  %22 = load ptr, ptr %9, align 8, !nonnull !13, !align !14
  %23 = getelementptr inbounds nuw %struct.State, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %5, align 4
  %26 = mul nsw i32 %25, 32
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [2 x i8], ptr %23, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  store i32 %37, ptr %6, align 4
  %38 = load i32, ptr %7, align 4
  %39 = mul i32 %38, 3
  %40 = load i32, ptr %6, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [6 x %struct.State], ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 0, i64 %41
  %43 = getelementptr inbounds nuw %struct.State, ptr %42, i32 0, i32 1
  %44 = load i16, ptr %43, align 2
  %45 = zext i16 %44 to i32
  %46 = add i32 %39, %45
  store i32 %46, ptr %7, align 4
  br label %47

47:                                               ; preds = %18
  %48 = load i32, ptr %8, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %8, align 4
  br label %15, !llvm.loop !15

50:                                               ; preds = %15
  %51 = load i32, ptr %7, align 4
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %5, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = !{}
!14 = !{i64 2}
!15 = distinct !{!15, !5}
