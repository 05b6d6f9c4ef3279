; ModuleID = 'corpus/cuda/cu_last_block.cu'
source_filename = "corpus/cuda/cu_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }

@retirement = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ18reduce_single_passE1s = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ18reduce_single_passE4last = internal addrspace(3) global i8 undef, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@_ZZ10componentsE6parent = internal addrspace(3) global [64 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @retirement to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_single_pass(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %12, align 4
  br label %22

22:                                               ; preds = %35, %4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %12, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = lshr i32 %31, 12
  %33 = load i32, ptr %11, align 4
  %34 = add i32 %33, %32
  store i32 %34, ptr %11, align 4
  br label %35

35:                                               ; preds = %26
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = mul i32 %36, %37
  %39 = load i32, ptr %12, align 4
  %40 = add i32 %39, %38
  store i32 %40, ptr %12, align 4
  br label %22, !llvm.loop !4

41:                                               ; preds = %22
  %42 = load i32, ptr %11, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 0, i64 %44
  store i32 %42, ptr %45, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %13, align 4
  br label %46

46:                                               ; preds = %66, %41
  %47 = load i32, ptr %13, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %69

49:                                               ; preds = %46
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = load i32, ptr %13, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = load i32, ptr %13, align 4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = add i32 %63, %59
  store i32 %64, ptr %62, align 4
  br label %65

65:                                               ; preds = %53, %49
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %13, align 4
  %68 = ashr i32 %67, 1
  store i32 %68, ptr %13, align 4
  br label %46, !llvm.loop !6

69:                                               ; preds = %46
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %88

72:                                               ; preds = %69
  %73 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), align 4
  %74 = load ptr, ptr %8, align 8
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %74, i64 %76
  store volatile i32 %73, ptr %77, align 4
  call void @llvm.nvvm.membar.gl()
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %79 = sub i32 %78, 1
  store ptr addrspacecast (ptr addrspace(1) @retirement to ptr), ptr %5, align 8
  store i32 %79, ptr %6, align 4
  %80 = load ptr, ptr %5, align 8
  %81 = load i32, ptr %6, align 4
  %82 = atomicrmw uinc_wrap ptr %80, i32 %81 seq_cst, align 4
  store i32 %82, ptr %14, align 4
  %83 = load i32, ptr %14, align 4
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %85 = sub i32 %84, 1
  %86 = icmp eq i32 %83, %85
  %87 = zext i1 %86 to i8
  store i8 %87, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1
  br label %88

88:                                               ; preds = %72, %69
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1
  %90 = trunc i8 %89 to i1
  br i1 %90, label %91, label %114

91:                                               ; preds = %88
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %114

94:                                               ; preds = %91
  store i64 0, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %95

95:                                               ; preds = %108, %94
  %96 = load i32, ptr %16, align 4
  %97 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %99, label %111

99:                                               ; preds = %95
  %100 = load ptr, ptr %8, align 8
  %101 = load i32, ptr %16, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %100, i64 %102
  %104 = load volatile i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = load i64, ptr %15, align 8
  %107 = add i64 %106, %105
  store i64 %107, ptr %15, align 8
  br label %108

108:                                              ; preds = %99
  %109 = load i32, ptr %16, align 4
  %110 = add i32 %109, 1
  store i32 %110, ptr %16, align 4
  br label %95, !llvm.loop !7

111:                                              ; preds = %95
  %112 = load i64, ptr %15, align 8
  %113 = load ptr, ptr %9, align 8
  store i64 %112, ptr %113, align 8
  br label %114

114:                                              ; preds = %111, %91, %88
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hash_count(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store ptr %2, ptr %20, align 8
  %28 = load ptr, ptr %18, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %28, i64 %34
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr %21, align 4
  %37 = load ptr, ptr %19, align 8
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = mul i32 %38, 128
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %37, i64 %40
  store ptr %41, ptr %22, align 8
  %42 = load i32, ptr %21, align 4
  store i32 %42, ptr %17, align 4
  %43 = load i32, ptr %17, align 4
  %44 = lshr i32 %43, 16
  %45 = load i32, ptr %17, align 4
  %46 = xor i32 %45, %44
  store i32 %46, ptr %17, align 4
  %47 = load i32, ptr %17, align 4
  %48 = mul i32 %47, -2048144789
  store i32 %48, ptr %17, align 4
  %49 = load i32, ptr %17, align 4
  %50 = lshr i32 %49, 13
  %51 = load i32, ptr %17, align 4
  %52 = xor i32 %51, %50
  store i32 %52, ptr %17, align 4
  %53 = load i32, ptr %17, align 4
  %54 = mul i32 %53, -1028477387
  store i32 %54, ptr %17, align 4
  %55 = load i32, ptr %17, align 4
  %56 = lshr i32 %55, 16
  %57 = load i32, ptr %17, align 4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %17, align 4
  %59 = load i32, ptr %17, align 4
  %60 = and i32 %59, 127
  store i32 %60, ptr %23, align 4
  br label %61

61:                                               ; preds = %91, %3
  %62 = load ptr, ptr %22, align 8
  %63 = load i32, ptr %23, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %62, i64 %64
  %66 = load i32, ptr %21, align 4
  store ptr %65, ptr %14, align 8
  store i32 0, ptr %15, align 4
  store i32 %66, ptr %16, align 4
  %67 = load ptr, ptr %14, align 8
  %68 = load i32, ptr %15, align 4
  %69 = load i32, ptr %16, align 4
  %70 = cmpxchg ptr %67, i32 %68, i32 %69 seq_cst seq_cst, align 4
  %71 = extractvalue { i32, i1 } %70, 0
  store i32 %71, ptr %24, align 4
  %72 = load i32, ptr %24, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %86

74:                                               ; preds = %61
  %75 = load ptr, ptr %20, align 8
  %76 = getelementptr inbounds i32, ptr %75, i64 0
  store ptr %76, ptr %6, align 8
  store i32 1, ptr %7, align 4
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %7, align 4
  %79 = atomicrmw add ptr %77, i32 %78 seq_cst, align 4
  %80 = load ptr, ptr %20, align 8
  %81 = getelementptr inbounds i32, ptr %80, i64 1
  %82 = load i32, ptr %21, align 4
  store ptr %81, ptr %8, align 8
  store i32 %82, ptr %9, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = load i32, ptr %9, align 4
  %85 = atomicrmw add ptr %83, i32 %84 seq_cst, align 4
  br label %95

86:                                               ; preds = %61
  %87 = load i32, ptr %24, align 4
  %88 = load i32, ptr %21, align 4
  %89 = icmp eq i32 %87, %88
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  br label %95

91:                                               ; preds = %86
  %92 = load i32, ptr %23, align 4
  %93 = add i32 %92, 1
  %94 = and i32 %93, 127
  store i32 %94, ptr %23, align 4
  br label %61, !llvm.loop !8

95:                                               ; preds = %90, %74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %97 = icmp ult i32 %96, 32
  br i1 %97, label %98, label %127

98:                                               ; preds = %95
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %99

99:                                               ; preds = %117, %98
  %100 = load i32, ptr %26, align 4
  %101 = icmp slt i32 %100, 4
  br i1 %101, label %102, label %120

102:                                              ; preds = %99
  %103 = load ptr, ptr %22, align 8
  %104 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %105 = mul i32 %104, 4
  %106 = load i32, ptr %26, align 4
  %107 = add i32 %105, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %103, i64 %108
  store ptr %109, ptr %10, align 8
  store i32 0, ptr %11, align 4
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %11, align 4
  %112 = atomicrmw add ptr %110, i32 %111 seq_cst, align 4
  %113 = icmp ne i32 %112, 0
  %114 = zext i1 %113 to i32
  %115 = load i32, ptr %25, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr %25, align 4
  br label %117

117:                                              ; preds = %102
  %118 = load i32, ptr %26, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %26, align 4
  br label %99, !llvm.loop !9

120:                                              ; preds = %99
  %121 = load ptr, ptr %20, align 8
  %122 = getelementptr inbounds i32, ptr %121, i64 2
  %123 = load i32, ptr %25, align 4
  store ptr %122, ptr %12, align 8
  store i32 %123, ptr %13, align 4
  %124 = load ptr, ptr %12, align 8
  %125 = load i32, ptr %13, align 4
  %126 = atomicrmw add ptr %124, i32 %125 seq_cst, align 4
  br label %127

127:                                              ; preds = %120, %95
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %128, ptr %27, align 4
  br label %129

129:                                              ; preds = %140, %127
  %130 = load i32, ptr %27, align 4
  %131 = icmp ult i32 %130, 128
  br i1 %131, label %132, label %144

132:                                              ; preds = %129
  %133 = load ptr, ptr %22, align 8
  %134 = load i32, ptr %27, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %133, i64 %135
  store ptr %136, ptr %4, align 8
  store i32 7, ptr %5, align 4
  %137 = load ptr, ptr %4, align 8
  %138 = load i32, ptr %5, align 4
  %139 = atomicrmw xchg ptr %137, i32 %138 seq_cst, align 4
  br label %140

140:                                              ; preds = %132
  %141 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %142 = load i32, ptr %27, align 4
  %143 = add i32 %142, %141
  store i32 %143, ptr %27, align 4
  br label %129, !llvm.loop !10

144:                                              ; preds = %129
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @components(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %17, align 4
  %24 = load i32, ptr %17, align 4
  %25 = load i32, ptr %17, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4
  %28 = load ptr, ptr %15, align 8
  %29 = load i32, ptr %17, align 4
  %30 = mul nsw i32 2, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %18, align 4
  %34 = load ptr, ptr %15, align 8
  %35 = load i32, ptr %17, align 4
  %36 = mul nsw i32 2, %35
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %34, i64 %38
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %19, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %41

41:                                               ; preds = %93, %2
  store i32 0, ptr %20, align 4
  %42 = load i32, ptr %18, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %43
  store ptr %44, ptr %11, align 8
  store i32 0, ptr %12, align 4
  %45 = load ptr, ptr %11, align 8
  %46 = load i32, ptr %12, align 4
  %47 = atomicrmw add ptr %45, i32 %46 seq_cst, align 4
  store i32 %47, ptr %21, align 4
  %48 = load i32, ptr %19, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %49
  store ptr %50, ptr %13, align 8
  store i32 0, ptr %14, align 4
  %51 = load ptr, ptr %13, align 8
  %52 = load i32, ptr %14, align 4
  %53 = atomicrmw add ptr %51, i32 %52 seq_cst, align 4
  store i32 %53, ptr %22, align 4
  %54 = load i32, ptr %21, align 4
  %55 = load i32, ptr %22, align 4
  %56 = icmp ne i32 %54, %55
  br i1 %56, label %57, label %92

57:                                               ; preds = %41
  store i32 1, ptr %20, align 4
  %58 = load i32, ptr %18, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %59
  %61 = load i32, ptr %21, align 4
  %62 = load i32, ptr %22, align 4
  store i32 %61, ptr %3, align 4
  store i32 %62, ptr %4, align 4
  %63 = load i32, ptr %3, align 4
  %64 = load i32, ptr %4, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %57
  %67 = load i32, ptr %3, align 4
  br label %70

68:                                               ; preds = %57
  %69 = load i32, ptr %4, align 4
  br label %70

70:                                               ; preds = %66, %68
  %71 = phi i32 [ %67, %66 ], [ %69, %68 ]
  store ptr %60, ptr %7, align 8
  store i32 %71, ptr %8, align 4
  %72 = load ptr, ptr %7, align 8
  %73 = load i32, ptr %8, align 4
  %74 = atomicrmw min ptr %72, i32 %73 seq_cst, align 4
  %75 = load i32, ptr %19, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %76
  %78 = load i32, ptr %21, align 4
  %79 = load i32, ptr %22, align 4
  store i32 %78, ptr %5, align 4
  store i32 %79, ptr %6, align 4
  %80 = load i32, ptr %5, align 4
  %81 = load i32, ptr %6, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %85

83:                                               ; preds = %70
  %84 = load i32, ptr %5, align 4
  br label %87

85:                                               ; preds = %70
  %86 = load i32, ptr %6, align 4
  br label %87

87:                                               ; preds = %83, %85
  %88 = phi i32 [ %84, %83 ], [ %86, %85 ]
  store ptr %77, ptr %9, align 8
  store i32 %88, ptr %10, align 4
  %89 = load ptr, ptr %9, align 8
  %90 = load i32, ptr %10, align 4
  %91 = atomicrmw min ptr %89, i32 %90 seq_cst, align 4
  br label %92

92:                                               ; preds = %87, %41
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %20, align 4
  %95 = icmp ne i32 %94, 0
  %96 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %95)
  br i1 %96, label %41, label %97, !llvm.loop !11

97:                                               ; preds = %93
  %98 = load i32, ptr %17, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = load ptr, ptr %16, align 8
  %103 = load i32, ptr %17, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  store i32 %101, ptr %105, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
