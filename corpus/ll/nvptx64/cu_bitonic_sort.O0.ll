; ModuleID = 'corpus/cuda/cu_bitonic_sort.cu'
source_filename = "corpus/cuda/cu_bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

$_Z10comparatorRjS_S_S_j = comdat any

@_ZZ14bitonic_sharedE5s_key = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ14bitonic_sharedE5s_val = internal addrspace(3) global [128 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 128
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = load ptr, ptr %4, align 8
  %18 = zext i32 %16 to i64
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18
  store ptr %19, ptr %4, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = mul i32 %20, 128
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  %24 = load ptr, ptr %5, align 8
  %25 = zext i32 %23 to i64
  %26 = getelementptr inbounds nuw i32, ptr %24, i64 %25
  store ptr %26, ptr %5, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds i32, ptr %27, i64 0
  %29 = load i32, ptr %28, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %31
  store i32 %29, ptr %32, align 4
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 0
  %35 = load i32, ptr %34, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %37
  store i32 %35, ptr %38, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 64
  %41 = load i32, ptr %40, align 4
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %42, 64
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %44
  store i32 %41, ptr %45, align 4
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds i32, ptr %46, i64 64
  %48 = load i32, ptr %47, align 4
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = add i32 %49, 64
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %51
  store i32 %48, ptr %52, align 4
  store i32 2, ptr %7, align 4
  br label %53

53:                                               ; preds = %99, %3
  %54 = load i32, ptr %7, align 4
  %55 = icmp ult i32 %54, 128
  br i1 %55, label %56, label %102

56:                                               ; preds = %53
  %57 = load i32, ptr %6, align 4
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = load i32, ptr %7, align 4
  %60 = udiv i32 %59, 2
  %61 = and i32 %58, %60
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = xor i32 %57, %63
  store i32 %64, ptr %8, align 4
  %65 = load i32, ptr %7, align 4
  %66 = udiv i32 %65, 2
  store i32 %66, ptr %9, align 4
  br label %67

67:                                               ; preds = %95, %56
  %68 = load i32, ptr %9, align 4
  %69 = icmp ugt i32 %68, 0
  br i1 %69, label %70, label %98

70:                                               ; preds = %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %72 = mul i32 2, %71
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %74 = load i32, ptr %9, align 4
  %75 = sub i32 %74, 1
  %76 = and i32 %73, %75
  %77 = sub i32 %72, %76
  store i32 %77, ptr %10, align 4
  %78 = load i32, ptr %10, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %79
  %81 = load i32, ptr %10, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %82
  %84 = load i32, ptr %10, align 4
  %85 = load i32, ptr %9, align 4
  %86 = add i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %87
  %89 = load i32, ptr %10, align 4
  %90 = load i32, ptr %9, align 4
  %91 = add i32 %89, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %92
  %94 = load i32, ptr %8, align 4
  call void @_Z10comparatorRjS_S_S_j(ptr noundef nonnull align 4 dereferenceable(4) %80, ptr noundef nonnull align 4 dereferenceable(4) %83, ptr noundef nonnull align 4 dereferenceable(4) %88, ptr noundef nonnull align 4 dereferenceable(4) %93, i32 noundef %94) #4
  br label %95

95:                                               ; preds = %70
  %96 = load i32, ptr %9, align 4
  %97 = lshr i32 %96, 1
  store i32 %97, ptr %9, align 4
  br label %67, !llvm.loop !4

98:                                               ; preds = %67
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %7, align 4
  %101 = shl i32 %100, 1
  store i32 %101, ptr %7, align 4
  br label %53, !llvm.loop !6

102:                                              ; preds = %53
  store i32 64, ptr %11, align 4
  br label %103

103:                                              ; preds = %131, %102
  %104 = load i32, ptr %11, align 4
  %105 = icmp ugt i32 %104, 0
  br i1 %105, label %106, label %134

106:                                              ; preds = %103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %108 = mul i32 2, %107
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %110 = load i32, ptr %11, align 4
  %111 = sub i32 %110, 1
  %112 = and i32 %109, %111
  %113 = sub i32 %108, %112
  store i32 %113, ptr %12, align 4
  %114 = load i32, ptr %12, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %115
  %117 = load i32, ptr %12, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %118
  %120 = load i32, ptr %12, align 4
  %121 = load i32, ptr %11, align 4
  %122 = add i32 %120, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %123
  %125 = load i32, ptr %12, align 4
  %126 = load i32, ptr %11, align 4
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %128
  %130 = load i32, ptr %6, align 4
  call void @_Z10comparatorRjS_S_S_j(ptr noundef nonnull align 4 dereferenceable(4) %116, ptr noundef nonnull align 4 dereferenceable(4) %119, ptr noundef nonnull align 4 dereferenceable(4) %124, ptr noundef nonnull align 4 dereferenceable(4) %129, i32 noundef %130) #4
  br label %131

131:                                              ; preds = %106
  %132 = load i32, ptr %11, align 4
  %133 = lshr i32 %132, 1
  store i32 %133, ptr %11, align 4
  br label %103, !llvm.loop !7

134:                                              ; preds = %103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %135 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = load ptr, ptr %4, align 8
  %140 = getelementptr inbounds i32, ptr %139, i64 0
  store i32 %138, ptr %140, align 4
  %141 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = load ptr, ptr %5, align 8
  %146 = getelementptr inbounds i32, ptr %145, i64 0
  store i32 %144, ptr %146, align 4
  %147 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %148 = add i32 %147, 64
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 0, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = load ptr, ptr %4, align 8
  %153 = getelementptr inbounds i32, ptr %152, i64 64
  store i32 %151, ptr %153, align 4
  %154 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %155 = add i32 %154, 64
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 0, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = load ptr, ptr %5, align 8
  %160 = getelementptr inbounds i32, ptr %159, i64 64
  store i32 %158, ptr %160, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z10comparatorRjS_S_S_j(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %4) #2 comdat {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %13 = load i32, ptr %12, align 4
  %14 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  %15 = load i32, ptr %14, align 4
  %16 = icmp ugt i32 %13, %15
  %17 = zext i1 %16 to i32
  %18 = load i32, ptr %10, align 4
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %35

20:                                               ; preds = %5
  %21 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %11, align 4
  %23 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  store i32 %24, ptr %25, align 4
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  store i32 %26, ptr %27, align 4
  %28 = load ptr, ptr %7, align 8, !nonnull !8, !align !9
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %11, align 4
  %30 = load ptr, ptr %9, align 8, !nonnull !8, !align !9
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %7, align 8, !nonnull !8, !align !9
  store i32 %31, ptr %32, align 4
  %33 = load i32, ptr %11, align 4
  %34 = load ptr, ptr %9, align 8, !nonnull !8, !align !9
  store i32 %33, ptr %34, align 4
  br label %35

35:                                               ; preds = %20, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_merge_global(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %9, align 4
  %28 = udiv i32 %27, 2
  %29 = sub i32 %28, 1
  %30 = and i32 %26, %29
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %12, align 4
  %32 = load i32, ptr %14, align 4
  %33 = load i32, ptr %10, align 4
  %34 = udiv i32 %33, 2
  %35 = and i32 %32, %34
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i32
  %38 = xor i32 %31, %37
  store i32 %38, ptr %15, align 4
  %39 = load i32, ptr %13, align 4
  %40 = mul i32 2, %39
  %41 = load i32, ptr %13, align 4
  %42 = load i32, ptr %11, align 4
  %43 = sub i32 %42, 1
  %44 = and i32 %41, %43
  %45 = sub i32 %40, %44
  store i32 %45, ptr %16, align 4
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %16, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %46, i64 %48
  %50 = load i32, ptr %49, align 4
  store i32 %50, ptr %17, align 4
  %51 = load ptr, ptr %8, align 8
  %52 = load i32, ptr %16, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4
  store i32 %55, ptr %18, align 4
  %56 = load ptr, ptr %7, align 8
  %57 = load i32, ptr %16, align 4
  %58 = load i32, ptr %11, align 4
  %59 = add i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %56, i64 %60
  %62 = load i32, ptr %61, align 4
  store i32 %62, ptr %19, align 4
  %63 = load ptr, ptr %8, align 8
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %11, align 4
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %63, i64 %67
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %20, align 4
  %70 = load i32, ptr %15, align 4
  call void @_Z10comparatorRjS_S_S_j(ptr noundef nonnull align 4 dereferenceable(4) %17, ptr noundef nonnull align 4 dereferenceable(4) %18, ptr noundef nonnull align 4 dereferenceable(4) %19, ptr noundef nonnull align 4 dereferenceable(4) %20, i32 noundef %70) #4
  %71 = load i32, ptr %17, align 4
  %72 = load ptr, ptr %7, align 8
  %73 = load i32, ptr %16, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %72, i64 %74
  store i32 %71, ptr %75, align 4
  %76 = load i32, ptr %18, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %16, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr %77, i64 %79
  store i32 %76, ptr %80, align 4
  %81 = load i32, ptr %19, align 4
  %82 = load ptr, ptr %7, align 8
  %83 = load i32, ptr %16, align 4
  %84 = load i32, ptr %11, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr %82, i64 %86
  store i32 %81, ptr %87, align 4
  %88 = load i32, ptr %20, align 4
  %89 = load ptr, ptr %8, align 8
  %90 = load i32, ptr %16, align 4
  %91 = load i32, ptr %11, align 4
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %89, i64 %93
  store i32 %88, ptr %94, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!8 = !{}
!9 = !{i64 4}
