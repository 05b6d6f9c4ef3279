; ModuleID = 'corpus/cuda/cu_atomics.cu'
source_filename = "corpus/cuda/cu_atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ14atomics_sharedE1s = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ14atomics_sharedE4bits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomics_global(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca i32, align 4
  %40 = alloca ptr, align 8
  %41 = alloca ptr, align 8
  %42 = alloca ptr, align 8
  %43 = alloca i32, align 4
  store ptr %0, ptr %40, align 8
  store ptr %1, ptr %41, align 8
  store ptr %2, ptr %42, align 8
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %46 = mul i32 %44, %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = add i32 %46, %47
  store i32 %48, ptr %43, align 4
  %49 = load ptr, ptr %40, align 8
  %50 = getelementptr inbounds i32, ptr %49, i64 0
  %51 = load i32, ptr %43, align 4
  store ptr %50, ptr %38, align 8
  store i32 %51, ptr %39, align 4
  %52 = load ptr, ptr %38, align 8
  %53 = load i32, ptr %39, align 4
  %54 = atomicrmw add ptr %52, i32 %53 seq_cst, align 4
  %55 = load ptr, ptr %40, align 8
  %56 = getelementptr inbounds i32, ptr %55, i64 1
  %57 = load i32, ptr %43, align 4
  %58 = mul nsw i32 %57, 7
  %59 = srem i32 %58, 101
  %60 = sub nsw i32 %59, 50
  store ptr %56, ptr %36, align 8
  store i32 %60, ptr %37, align 4
  %61 = load ptr, ptr %36, align 8
  %62 = load i32, ptr %37, align 4
  %63 = atomicrmw min ptr %61, i32 %62 seq_cst, align 4
  %64 = load ptr, ptr %40, align 8
  %65 = getelementptr inbounds i32, ptr %64, i64 2
  %66 = load i32, ptr %43, align 4
  %67 = and i32 %66, 3
  store ptr %65, ptr %34, align 8
  store i32 %67, ptr %35, align 4
  %68 = load ptr, ptr %34, align 8
  %69 = load i32, ptr %35, align 4
  %70 = atomicrmw sub ptr %68, i32 %69 seq_cst, align 4
  %71 = load ptr, ptr %40, align 8
  %72 = getelementptr inbounds i32, ptr %71, i64 3
  %73 = load i32, ptr %43, align 4
  %74 = mul nsw i32 %73, 7
  %75 = srem i32 %74, 101
  %76 = sub nsw i32 %75, 50
  store ptr %72, ptr %32, align 8
  store i32 %76, ptr %33, align 4
  %77 = load ptr, ptr %32, align 8
  %78 = load i32, ptr %33, align 4
  %79 = atomicrmw max ptr %77, i32 %78 seq_cst, align 4
  %80 = load ptr, ptr %40, align 8
  %81 = getelementptr inbounds i32, ptr %80, i64 4
  store ptr %81, ptr %30, align 8
  store i32 42, ptr %31, align 4
  %82 = load ptr, ptr %30, align 8
  %83 = load i32, ptr %31, align 4
  %84 = atomicrmw xchg ptr %82, i32 %83 seq_cst, align 4
  %85 = load ptr, ptr %40, align 8
  %86 = getelementptr inbounds i32, ptr %85, i64 5
  store ptr %86, ptr %27, align 8
  store i32 0, ptr %28, align 4
  store i32 17, ptr %29, align 4
  %87 = load ptr, ptr %27, align 8
  %88 = load i32, ptr %28, align 4
  %89 = load i32, ptr %29, align 4
  %90 = cmpxchg ptr %87, i32 %88, i32 %89 seq_cst seq_cst, align 4
  %91 = extractvalue { i32, i1 } %90, 0
  %92 = load ptr, ptr %41, align 8
  %93 = getelementptr inbounds i32, ptr %92, i64 0
  %94 = load i32, ptr %43, align 4
  %95 = and i32 %94, 31
  %96 = shl i32 1, %95
  store ptr %93, ptr %25, align 8
  store i32 %96, ptr %26, align 4
  %97 = load ptr, ptr %25, align 8
  %98 = load i32, ptr %26, align 4
  %99 = atomicrmw or ptr %97, i32 %98 seq_cst, align 4
  %100 = load ptr, ptr %41, align 8
  %101 = getelementptr inbounds i32, ptr %100, i64 1
  %102 = load i32, ptr %43, align 4
  %103 = srem i32 %102, 5
  %104 = shl i32 1, %103
  %105 = xor i32 %104, -1
  store ptr %101, ptr %23, align 8
  store i32 %105, ptr %24, align 4
  %106 = load ptr, ptr %23, align 8
  %107 = load i32, ptr %24, align 4
  %108 = atomicrmw and ptr %106, i32 %107 seq_cst, align 4
  %109 = load ptr, ptr %41, align 8
  %110 = getelementptr inbounds i32, ptr %109, i64 2
  %111 = load i32, ptr %43, align 4
  %112 = mul i32 -1640531527, %111
  store ptr %110, ptr %21, align 8
  store i32 %112, ptr %22, align 4
  %113 = load ptr, ptr %21, align 8
  %114 = load i32, ptr %22, align 4
  %115 = atomicrmw xor ptr %113, i32 %114 seq_cst, align 4
  %116 = load ptr, ptr %41, align 8
  %117 = getelementptr inbounds i32, ptr %116, i64 3
  %118 = load i32, ptr %43, align 4
  %119 = add i32 -2147483648, %118
  store ptr %117, ptr %19, align 8
  store i32 %119, ptr %20, align 4
  %120 = load ptr, ptr %19, align 8
  %121 = load i32, ptr %20, align 4
  %122 = atomicrmw umax ptr %120, i32 %121 seq_cst, align 4
  %123 = load ptr, ptr %41, align 8
  %124 = getelementptr inbounds i32, ptr %123, i64 4
  %125 = load i32, ptr %43, align 4
  store ptr %124, ptr %17, align 8
  store i32 %125, ptr %18, align 4
  %126 = load ptr, ptr %17, align 8
  %127 = load i32, ptr %18, align 4
  %128 = atomicrmw umin ptr %126, i32 %127 seq_cst, align 4
  %129 = load ptr, ptr %41, align 8
  %130 = getelementptr inbounds i32, ptr %129, i64 5
  store ptr %130, ptr %15, align 8
  store i32 99, ptr %16, align 4
  %131 = load ptr, ptr %15, align 8
  %132 = load i32, ptr %16, align 4
  %133 = atomicrmw uinc_wrap ptr %131, i32 %132 seq_cst, align 4
  %134 = load ptr, ptr %41, align 8
  %135 = getelementptr inbounds i32, ptr %134, i64 6
  store ptr %135, ptr %13, align 8
  store i32 255, ptr %14, align 4
  %136 = load ptr, ptr %13, align 8
  %137 = load i32, ptr %14, align 4
  %138 = atomicrmw udec_wrap ptr %136, i32 %137 seq_cst, align 4
  %139 = load ptr, ptr %41, align 8
  %140 = getelementptr inbounds i32, ptr %139, i64 7
  store ptr %140, ptr %11, align 8
  store i32 -1, ptr %12, align 4
  %141 = load ptr, ptr %11, align 8
  %142 = load i32, ptr %12, align 4
  %143 = atomicrmw add ptr %141, i32 %142 seq_cst, align 4
  %144 = load ptr, ptr %42, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 0
  %146 = load i32, ptr %43, align 4
  %147 = sext i32 %146 to i64
  %148 = mul i64 4294967297, %147
  store ptr %145, ptr %9, align 8
  store i64 %148, ptr %10, align 8
  %149 = load ptr, ptr %9, align 8
  %150 = load i64, ptr %10, align 8
  %151 = atomicrmw add ptr %149, i64 %150 seq_cst, align 8
  %152 = load ptr, ptr %42, align 8
  %153 = getelementptr inbounds i64, ptr %152, i64 1
  %154 = load i32, ptr %43, align 4
  %155 = sext i32 %154 to i64
  %156 = add i64 -1152921504606846976, %155
  store ptr %153, ptr %7, align 8
  store i64 %156, ptr %8, align 8
  %157 = load ptr, ptr %7, align 8
  %158 = load i64, ptr %8, align 8
  %159 = atomicrmw umax ptr %157, i64 %158 seq_cst, align 8
  %160 = load ptr, ptr %42, align 8
  %161 = getelementptr inbounds i64, ptr %160, i64 2
  store ptr %161, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 20015998343868, ptr %6, align 8
  %162 = load ptr, ptr %4, align 8
  %163 = load i64, ptr %5, align 8
  %164 = load i64, ptr %6, align 8
  %165 = cmpxchg ptr %162, i64 %163, i64 %164 seq_cst seq_cst, align 8
  %166 = extractvalue { i64, i1 } %165, 0
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomics_shared(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = icmp ult i32 %16, 4
  br i1 %17, label %18, label %32

18:                                               ; preds = %2
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %27

22:                                               ; preds = %18
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = icmp eq i32 %23, 2
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, i32 -2147483648, i32 0
  br label %27

27:                                               ; preds = %22, %21
  %28 = phi i32 [ 2147483647, %21 ], [ %26, %22 ]
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 0, i64 %30
  store i32 %28, ptr %31, align 4
  br label %32

32:                                               ; preds = %27, %2
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), align 4
  br label %36

36:                                               ; preds = %35, %32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load ptr, ptr %13, align 8
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %37, i64 %43
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %15, align 4
  %46 = load i32, ptr %15, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), ptr %9, align 8
  store i32 %46, ptr %10, align 4
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %10, align 4
  %49 = atomicrmw add ptr %47, i32 %48 seq_cst, align 4
  %50 = load i32, ptr %15, align 4
  store ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 0, i64 1), ptr %7, align 8
  store i32 %50, ptr %8, align 4
  %51 = load ptr, ptr %7, align 8
  %52 = load i32, ptr %8, align 4
  %53 = atomicrmw min ptr %51, i32 %52 seq_cst, align 4
  %54 = load i32, ptr %15, align 4
  store ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 0, i64 2), ptr %5, align 8
  store i32 %54, ptr %6, align 4
  %55 = load ptr, ptr %5, align 8
  %56 = load i32, ptr %6, align 4
  %57 = atomicrmw max ptr %55, i32 %56 seq_cst, align 4
  %58 = load i32, ptr %15, align 4
  %59 = icmp sgt i32 %58, 0
  %60 = zext i1 %59 to i32
  store ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 0, i64 3), ptr %11, align 8
  store i32 %60, ptr %12, align 4
  %61 = load ptr, ptr %11, align 8
  %62 = load i32, ptr %12, align 4
  %63 = atomicrmw add ptr %61, i32 %62 seq_cst, align 4
  %64 = load i32, ptr %15, align 4
  %65 = and i32 %64, 31
  %66 = shl i32 1, %65
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), ptr %3, align 8
  store i32 %66, ptr %4, align 4
  %67 = load ptr, ptr %3, align 8
  %68 = load i32, ptr %4, align 4
  %69 = atomicrmw or ptr %67, i32 %68 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = icmp ult i32 %70, 4
  br i1 %71, label %72, label %84

72:                                               ; preds = %36
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load ptr, ptr %14, align 8
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %79 = mul i32 %78, 8
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = add i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %77, i64 %82
  store i32 %76, ptr %83, align 4
  br label %84

84:                                               ; preds = %72, %36
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %86 = icmp eq i32 %85, 4
  br i1 %86, label %87, label %95

87:                                               ; preds = %84
  %88 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), align 4
  %89 = load ptr, ptr %14, align 8
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %91 = mul i32 %90, 8
  %92 = add i32 %91, 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %89, i64 %93
  store i32 %88, ptr %94, align 4
  br label %95

95:                                               ; preds = %87, %84
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @float_cas(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca double, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca float, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca ptr, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  store ptr %0, ptr %28, align 8
  store ptr %1, ptr %29, align 8
  store ptr %2, ptr %30, align 8
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = mul i32 %36, %37
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = add i32 %38, %39
  store i32 %40, ptr %31, align 4
  %41 = load ptr, ptr %28, align 8
  %42 = load i32, ptr %31, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  store float %45, ptr %32, align 4
  %46 = load float, ptr %32, align 4
  %47 = fcmp contract oge float %46, 0.000000e+00
  br i1 %47, label %48, label %80

48:                                               ; preds = %3
  %49 = load ptr, ptr %29, align 8
  %50 = getelementptr inbounds float, ptr %49, i64 0
  %51 = load float, ptr %32, align 4
  store ptr %50, ptr %15, align 8
  store float %51, ptr %16, align 4
  %52 = load ptr, ptr %15, align 8
  store ptr %52, ptr %17, align 8
  store i32 -8388608, ptr %18, align 4
  br label %53

53:                                               ; preds = %74, %48
  %54 = load i32, ptr %18, align 4
  store i32 %54, ptr %5, align 4
  %55 = load float, ptr %5, align 4
  %56 = load float, ptr %16, align 4
  %57 = fcmp contract olt float %55, %56
  br i1 %57, label %58, label %75

58:                                               ; preds = %53
  %59 = load i32, ptr %18, align 4
  store i32 %59, ptr %19, align 4
  %60 = load ptr, ptr %17, align 8
  %61 = load i32, ptr %19, align 4
  %62 = load float, ptr %16, align 4
  store float %62, ptr %4, align 4
  %63 = load i32, ptr %4, align 4
  store ptr %60, ptr %11, align 8
  store i32 %61, ptr %12, align 4
  store i32 %63, ptr %13, align 4
  %64 = load ptr, ptr %11, align 8
  %65 = load i32, ptr %12, align 4
  %66 = load i32, ptr %13, align 4
  %67 = cmpxchg ptr %64, i32 %65, i32 %66 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 0
  store i32 %68, ptr %18, align 4
  %69 = load i32, ptr %18, align 4
  %70 = load i32, ptr %19, align 4
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %58
  %73 = load float, ptr %16, align 4
  store float %73, ptr %14, align 4
  br label %78

74:                                               ; preds = %58
  br label %53, !llvm.loop !4

75:                                               ; preds = %53
  %76 = load i32, ptr %18, align 4
  store i32 %76, ptr %6, align 4
  %77 = load float, ptr %6, align 4
  store float %77, ptr %14, align 4
  br label %78

78:                                               ; preds = %72, %75
  %79 = load float, ptr %14, align 4
  br label %88

80:                                               ; preds = %3
  %81 = load ptr, ptr %29, align 8
  %82 = getelementptr inbounds float, ptr %81, i64 1
  %83 = load i32, ptr %31, align 4
  %84 = sub i32 1120403456, %83
  store ptr %82, ptr %26, align 8
  store i32 %84, ptr %27, align 4
  %85 = load ptr, ptr %26, align 8
  %86 = load i32, ptr %27, align 4
  %87 = atomicrmw umin ptr %85, i32 %86 seq_cst, align 4
  br label %88

88:                                               ; preds = %80, %78
  %89 = load ptr, ptr %30, align 8
  %90 = load float, ptr %32, align 4
  %91 = fmul contract float %90, 4.000000e+00
  %92 = fptosi float %91 to i32
  %93 = sitofp i32 %92 to double
  %94 = fmul contract double %93, 2.500000e-01
  store ptr %89, ptr %9, align 8
  store double %94, ptr %10, align 8
  %95 = load ptr, ptr %9, align 8
  %96 = load double, ptr %10, align 8
  %97 = atomicrmw fadd ptr %95, double %96 seq_cst, align 8
  %98 = load ptr, ptr %30, align 8
  store ptr %98, ptr %33, align 8
  %99 = load ptr, ptr %33, align 8
  store ptr %99, ptr %20, align 8
  store i64 0, ptr %21, align 8
  store i64 0, ptr %22, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %21, align 8
  %102 = load i64, ptr %22, align 8
  %103 = cmpxchg ptr %100, i64 %101, i64 %102 seq_cst seq_cst, align 8
  %104 = extractvalue { i64, i1 } %103, 0
  store i64 %104, ptr %34, align 8
  br label %105

105:                                              ; preds = %118, %88
  %106 = load i64, ptr %34, align 8
  store i64 %106, ptr %35, align 8
  %107 = load ptr, ptr %33, align 8
  %108 = load i64, ptr %35, align 8
  %109 = load i64, ptr %35, align 8
  store i64 %109, ptr %7, align 8
  %110 = load double, ptr %7, align 8
  %111 = fadd contract double %110, 5.000000e-01
  store double %111, ptr %8, align 8
  %112 = load i64, ptr %8, align 8
  store ptr %107, ptr %23, align 8
  store i64 %108, ptr %24, align 8
  store i64 %112, ptr %25, align 8
  %113 = load ptr, ptr %23, align 8
  %114 = load i64, ptr %24, align 8
  %115 = load i64, ptr %25, align 8
  %116 = cmpxchg ptr %113, i64 %114, i64 %115 seq_cst seq_cst, align 8
  %117 = extractvalue { i64, i1 } %116, 0
  store i64 %117, ptr %34, align 8
  br label %118

118:                                              ; preds = %105
  %119 = load i64, ptr %34, align 8
  %120 = load i64, ptr %35, align 8
  %121 = icmp ne i64 %119, %120
  br i1 %121, label %105, label %122, !llvm.loop !6

122:                                              ; preds = %118
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @claim_slots(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %12, align 4
  %19 = load i32, ptr %12, align 4
  %20 = mul i32 %19, 37
  %21 = and i32 %20, 31
  store i32 %21, ptr %13, align 4
  %22 = load ptr, ptr %10, align 8
  %23 = load i32, ptr %13, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  store ptr %25, ptr %3, align 8
  store i32 0, ptr %4, align 4
  store i32 1, ptr %5, align 4
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %4, align 4
  %28 = load i32, ptr %5, align 4
  %29 = cmpxchg ptr %26, i32 %27, i32 %28 seq_cst seq_cst, align 4
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %2
  %33 = load ptr, ptr %11, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 0
  store ptr %34, ptr %6, align 8
  store i32 1, ptr %7, align 4
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %7, align 4
  %37 = atomicrmw add ptr %35, i32 %36 seq_cst, align 4
  br label %44

38:                                               ; preds = %2
  %39 = load ptr, ptr %11, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 1
  store ptr %40, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %9, align 4
  %43 = atomicrmw add ptr %41, i32 %42 seq_cst, align 4
  br label %44

44:                                               ; preds = %38, %32
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ticket_wrap(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds i32, ptr %13, i64 0
  store ptr %14, ptr %7, align 8
  store i32 9, ptr %8, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load i32, ptr %8, align 4
  %17 = atomicrmw uinc_wrap ptr %15, i32 %16 seq_cst, align 4
  store i32 %17, ptr %11, align 4
  %18 = load ptr, ptr %9, align 8
  %19 = getelementptr inbounds i32, ptr %18, i64 1
  store ptr %19, ptr %5, align 8
  store i32 15, ptr %6, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %6, align 4
  %22 = atomicrmw udec_wrap ptr %20, i32 %21 seq_cst, align 4
  store i32 %22, ptr %12, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 4
  %26 = mul i32 1000, %25
  %27 = add i32 %24, %26
  store ptr %23, ptr %3, align 8
  store i32 %27, ptr %4, align 4
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %4, align 4
  %30 = atomicrmw add ptr %28, i32 %29 seq_cst, align 4
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
