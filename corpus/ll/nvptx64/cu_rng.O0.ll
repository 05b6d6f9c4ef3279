; ModuleID = 'corpus/cuda/cu_rng.cu'
source_filename = "corpus/cuda/cu_rng.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }
%struct.XorwowState = type { i32, [5 x i32] }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@_ZZ6lcg_piE10block_hits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6xorwowP11XorwowState(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.XorwowState, ptr %4, i32 0, i32 1
  %6 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 0
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.XorwowState, ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 0
  %11 = load i32, ptr %10, align 4
  %12 = lshr i32 %11, 2
  %13 = xor i32 %7, %12
  store i32 %13, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw %struct.XorwowState, ptr %14, i32 0, i32 1
  %16 = getelementptr inbounds [5 x i32], ptr %15, i64 0, i64 1
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds nuw %struct.XorwowState, ptr %18, i32 0, i32 1
  %20 = getelementptr inbounds [5 x i32], ptr %19, i64 0, i64 0
  store i32 %17, ptr %20, align 4
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds nuw %struct.XorwowState, ptr %21, i32 0, i32 1
  %23 = getelementptr inbounds [5 x i32], ptr %22, i64 0, i64 2
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds nuw %struct.XorwowState, ptr %25, i32 0, i32 1
  %27 = getelementptr inbounds [5 x i32], ptr %26, i64 0, i64 1
  store i32 %24, ptr %27, align 4
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds nuw %struct.XorwowState, ptr %28, i32 0, i32 1
  %30 = getelementptr inbounds [5 x i32], ptr %29, i64 0, i64 3
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds nuw %struct.XorwowState, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds [5 x i32], ptr %33, i64 0, i64 2
  store i32 %31, ptr %34, align 4
  %35 = load ptr, ptr %2, align 8
  %36 = getelementptr inbounds nuw %struct.XorwowState, ptr %35, i32 0, i32 1
  %37 = getelementptr inbounds [5 x i32], ptr %36, i64 0, i64 4
  %38 = load i32, ptr %37, align 4
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds nuw %struct.XorwowState, ptr %39, i32 0, i32 1
  %41 = getelementptr inbounds [5 x i32], ptr %40, i64 0, i64 3
  store i32 %38, ptr %41, align 4
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds nuw %struct.XorwowState, ptr %42, i32 0, i32 1
  %44 = getelementptr inbounds [5 x i32], ptr %43, i64 0, i64 4
  %45 = load i32, ptr %44, align 4
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds nuw %struct.XorwowState, ptr %46, i32 0, i32 1
  %48 = getelementptr inbounds [5 x i32], ptr %47, i64 0, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = shl i32 %49, 4
  %51 = xor i32 %45, %50
  %52 = load i32, ptr %3, align 4
  %53 = load i32, ptr %3, align 4
  %54 = shl i32 %53, 1
  %55 = xor i32 %52, %54
  %56 = xor i32 %51, %55
  %57 = load ptr, ptr %2, align 8
  %58 = getelementptr inbounds nuw %struct.XorwowState, ptr %57, i32 0, i32 1
  %59 = getelementptr inbounds [5 x i32], ptr %58, i64 0, i64 4
  store i32 %56, ptr %59, align 4
  %60 = load ptr, ptr %2, align 8
  %61 = getelementptr inbounds nuw %struct.XorwowState, ptr %60, i32 0, i32 0
  %62 = load i32, ptr %61, align 4
  %63 = add i32 %62, 362437
  store i32 %63, ptr %61, align 4
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds nuw %struct.XorwowState, ptr %64, i32 0, i32 1
  %66 = getelementptr inbounds [5 x i32], ptr %65, i64 0, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds nuw %struct.XorwowState, ptr %68, i32 0, i32 0
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %67, %70
  ret i32 %71
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xorwow_fill(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.XorwowState, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.XorwowState, ptr %15, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %18, i64 24, i1 false)
  store i32 0, ptr %9, align 4
  br label %19

19:                                               ; preds = %35, %3
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %38

23:                                               ; preds = %19
  %24 = call noundef i32 @_Z6xorwowP11XorwowState(ptr noundef %8) #5
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %7, align 4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %25, i64 %33
  store i32 %24, ptr %34, align 4
  br label %35

35:                                               ; preds = %23
  %36 = load i32, ptr %9, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4
  br label %19, !llvm.loop !4

38:                                               ; preds = %19
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.XorwowState, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %8, i64 24, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.uint4 @_Z13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 %0, ptr noundef byval(%struct.uint2) align 8 %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.uint4, align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.uint4, align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.uint4, align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.uint2, align 8
  %27 = alloca %struct.uint4, align 16
  %28 = alloca %struct.uint4, align 16
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca %struct.uint2, align 8
  %34 = alloca %struct.uint4, align 16
  %35 = alloca %struct.uint4, align 16
  %36 = alloca i32, align 4
  %37 = alloca %struct.uint4, align 16
  %38 = alloca %struct.uint4, align 16
  %39 = alloca %struct.uint2, align 8
  %40 = alloca %struct.uint4, align 16
  %41 = alloca %struct.uint2, align 8
  store i32 0, ptr %36, align 4
  br label %42

42:                                               ; preds = %105, %2
  %43 = load i32, ptr %36, align 4
  %44 = icmp slt i32 %43, 9
  br i1 %44, label %45, label %108

45:                                               ; preds = %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %38, ptr align 16 %0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %1, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %39, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %27, ptr align 16 %38, i64 16, i1 false)
  %46 = load i32, ptr %27, align 16
  store i32 -766435501, ptr %7, align 4
  store i32 %46, ptr %8, align 4
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %8, align 4
  %49 = call noundef i32 @llvm.nvvm.mulhi.ui(i32 %47, i32 %48)
  store i32 %49, ptr %22, align 4
  %50 = load i32, ptr %27, align 16
  %51 = mul i32 -766435501, %50
  store i32 %51, ptr %23, align 4
  %52 = getelementptr inbounds nuw %struct.uint4, ptr %27, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  store i32 -845247145, ptr %9, align 4
  store i32 %53, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %10, align 4
  %56 = call noundef i32 @llvm.nvvm.mulhi.ui(i32 %54, i32 %55)
  store i32 %56, ptr %24, align 4
  %57 = getelementptr inbounds nuw %struct.uint4, ptr %27, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = mul i32 -845247145, %58
  store i32 %59, ptr %25, align 4
  %60 = load i32, ptr %24, align 4
  %61 = getelementptr inbounds nuw %struct.uint4, ptr %27, i32 0, i32 1
  %62 = load i32, ptr %61, align 4
  %63 = xor i32 %60, %62
  %64 = load i32, ptr %26, align 8
  %65 = xor i32 %63, %64
  %66 = load i32, ptr %25, align 4
  %67 = load i32, ptr %22, align 4
  %68 = getelementptr inbounds nuw %struct.uint4, ptr %27, i32 0, i32 3
  %69 = load i32, ptr %68, align 4
  %70 = xor i32 %67, %69
  %71 = getelementptr inbounds nuw %struct.uint2, ptr %26, i32 0, i32 1
  %72 = load i32, ptr %71, align 4
  %73 = xor i32 %70, %72
  %74 = load i32, ptr %23, align 4
  store i32 %65, ptr %17, align 4
  store i32 %66, ptr %18, align 4
  store i32 %73, ptr %19, align 4
  store i32 %74, ptr %20, align 4
  %75 = load i32, ptr %17, align 4
  store i32 %75, ptr %16, align 16
  %76 = load i32, ptr %18, align 4
  %77 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 1
  store i32 %76, ptr %77, align 4
  %78 = load i32, ptr %19, align 4
  %79 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 2
  store i32 %78, ptr %79, align 8
  %80 = load i32, ptr %20, align 4
  %81 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 3
  store i32 %80, ptr %81, align 4
  %82 = load %struct.uint4, ptr %16, align 16
  %83 = extractvalue %struct.uint4 %82, 0
  store i32 %83, ptr %21, align 16
  %84 = getelementptr inbounds nuw %struct.uint4, ptr %21, i32 0, i32 1
  %85 = extractvalue %struct.uint4 %82, 1
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.uint4, ptr %21, i32 0, i32 2
  %87 = extractvalue %struct.uint4 %82, 2
  store i32 %87, ptr %86, align 8
  %88 = getelementptr inbounds nuw %struct.uint4, ptr %21, i32 0, i32 3
  %89 = extractvalue %struct.uint4 %82, 3
  store i32 %89, ptr %88, align 4
  %90 = load %struct.uint4, ptr %21, align 16
  %91 = getelementptr inbounds nuw %struct.uint4, ptr %37, i32 0, i32 0
  %92 = extractvalue %struct.uint4 %90, 0
  store i32 %92, ptr %91, align 16
  %93 = getelementptr inbounds nuw %struct.uint4, ptr %37, i32 0, i32 1
  %94 = extractvalue %struct.uint4 %90, 1
  store i32 %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.uint4, ptr %37, i32 0, i32 2
  %96 = extractvalue %struct.uint4 %90, 2
  store i32 %96, ptr %95, align 8
  %97 = getelementptr inbounds nuw %struct.uint4, ptr %37, i32 0, i32 3
  %98 = extractvalue %struct.uint4 %90, 3
  store i32 %98, ptr %97, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %37, i64 16, i1 false)
  %99 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %100 = load i32, ptr %99, align 8
  %101 = add i32 %100, -1640531527
  store i32 %101, ptr %99, align 8
  %102 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %103 = load i32, ptr %102, align 4
  %104 = add i32 %103, -1150833019
  store i32 %104, ptr %102, align 4
  br label %105

105:                                              ; preds = %45
  %106 = load i32, ptr %36, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %36, align 4
  br label %42, !llvm.loop !6

108:                                              ; preds = %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %40, ptr align 16 %0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %1, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %41, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %34, ptr align 16 %40, i64 16, i1 false)
  %109 = load i32, ptr %34, align 16
  store i32 -766435501, ptr %3, align 4
  store i32 %109, ptr %4, align 4
  %110 = load i32, ptr %3, align 4
  %111 = load i32, ptr %4, align 4
  %112 = call noundef i32 @llvm.nvvm.mulhi.ui(i32 %110, i32 %111)
  store i32 %112, ptr %29, align 4
  %113 = load i32, ptr %34, align 16
  %114 = mul i32 -766435501, %113
  store i32 %114, ptr %30, align 4
  %115 = getelementptr inbounds nuw %struct.uint4, ptr %34, i32 0, i32 2
  %116 = load i32, ptr %115, align 8
  store i32 -845247145, ptr %5, align 4
  store i32 %116, ptr %6, align 4
  %117 = load i32, ptr %5, align 4
  %118 = load i32, ptr %6, align 4
  %119 = call noundef i32 @llvm.nvvm.mulhi.ui(i32 %117, i32 %118)
  store i32 %119, ptr %31, align 4
  %120 = getelementptr inbounds nuw %struct.uint4, ptr %34, i32 0, i32 2
  %121 = load i32, ptr %120, align 8
  %122 = mul i32 -845247145, %121
  store i32 %122, ptr %32, align 4
  %123 = load i32, ptr %31, align 4
  %124 = getelementptr inbounds nuw %struct.uint4, ptr %34, i32 0, i32 1
  %125 = load i32, ptr %124, align 4
  %126 = xor i32 %123, %125
  %127 = load i32, ptr %33, align 8
  %128 = xor i32 %126, %127
  %129 = load i32, ptr %32, align 4
  %130 = load i32, ptr %29, align 4
  %131 = getelementptr inbounds nuw %struct.uint4, ptr %34, i32 0, i32 3
  %132 = load i32, ptr %131, align 4
  %133 = xor i32 %130, %132
  %134 = getelementptr inbounds nuw %struct.uint2, ptr %33, i32 0, i32 1
  %135 = load i32, ptr %134, align 4
  %136 = xor i32 %133, %135
  %137 = load i32, ptr %30, align 4
  store i32 %128, ptr %12, align 4
  store i32 %129, ptr %13, align 4
  store i32 %136, ptr %14, align 4
  store i32 %137, ptr %15, align 4
  %138 = load i32, ptr %12, align 4
  store i32 %138, ptr %11, align 16
  %139 = load i32, ptr %13, align 4
  %140 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 1
  store i32 %139, ptr %140, align 4
  %141 = load i32, ptr %14, align 4
  %142 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 2
  store i32 %141, ptr %142, align 8
  %143 = load i32, ptr %15, align 4
  %144 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 3
  store i32 %143, ptr %144, align 4
  %145 = load %struct.uint4, ptr %11, align 16
  %146 = extractvalue %struct.uint4 %145, 0
  store i32 %146, ptr %28, align 16
  %147 = getelementptr inbounds nuw %struct.uint4, ptr %28, i32 0, i32 1
  %148 = extractvalue %struct.uint4 %145, 1
  store i32 %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.uint4, ptr %28, i32 0, i32 2
  %150 = extractvalue %struct.uint4 %145, 2
  store i32 %150, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.uint4, ptr %28, i32 0, i32 3
  %152 = extractvalue %struct.uint4 %145, 3
  store i32 %152, ptr %151, align 4
  %153 = load %struct.uint4, ptr %28, align 16
  %154 = getelementptr inbounds nuw %struct.uint4, ptr %35, i32 0, i32 0
  %155 = extractvalue %struct.uint4 %153, 0
  store i32 %155, ptr %154, align 16
  %156 = getelementptr inbounds nuw %struct.uint4, ptr %35, i32 0, i32 1
  %157 = extractvalue %struct.uint4 %153, 1
  store i32 %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.uint4, ptr %35, i32 0, i32 2
  %159 = extractvalue %struct.uint4 %153, 2
  store i32 %159, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.uint4, ptr %35, i32 0, i32 3
  %161 = extractvalue %struct.uint4 %153, 3
  store i32 %161, ptr %160, align 4
  %162 = load %struct.uint4, ptr %35, align 16
  ret %struct.uint4 %162
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @philox_fill(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) #1 {
  %5 = alloca %struct.uint2, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.uint4, align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %struct.uint4, align 16
  %19 = alloca %struct.uint4, align 16
  %20 = alloca %struct.uint2, align 8
  store ptr %0, ptr %13, align 8
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i64 %3, ptr %16, align 8
  %21 = load i64, ptr %16, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = add i64 %21, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  store i64 %29, ptr %17, align 8
  %30 = load i64, ptr %17, align 8
  %31 = trunc i64 %30 to i32
  %32 = load i64, ptr %17, align 8
  %33 = lshr i64 %32, 32
  %34 = trunc i64 %33 to i32
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %31, ptr %9, align 4
  store i32 %34, ptr %10, align 4
  store i32 %35, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %36 = load i32, ptr %9, align 4
  store i32 %36, ptr %8, align 16
  %37 = load i32, ptr %10, align 4
  %38 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 1
  store i32 %37, ptr %38, align 4
  %39 = load i32, ptr %11, align 4
  %40 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 2
  store i32 %39, ptr %40, align 8
  %41 = load i32, ptr %12, align 4
  %42 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 3
  store i32 %41, ptr %42, align 4
  %43 = load %struct.uint4, ptr %8, align 16
  %44 = getelementptr inbounds nuw %struct.uint4, ptr %19, i32 0, i32 0
  %45 = extractvalue %struct.uint4 %43, 0
  store i32 %45, ptr %44, align 16
  %46 = getelementptr inbounds nuw %struct.uint4, ptr %19, i32 0, i32 1
  %47 = extractvalue %struct.uint4 %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.uint4, ptr %19, i32 0, i32 2
  %49 = extractvalue %struct.uint4 %43, 2
  store i32 %49, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.uint4, ptr %19, i32 0, i32 3
  %51 = extractvalue %struct.uint4 %43, 3
  store i32 %51, ptr %50, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %15, align 4
  store i32 %52, ptr %6, align 4
  store i32 %53, ptr %7, align 4
  %54 = load i32, ptr %6, align 4
  store i32 %54, ptr %5, align 8
  %55 = load i32, ptr %7, align 4
  %56 = getelementptr inbounds nuw %struct.uint2, ptr %5, i32 0, i32 1
  store i32 %55, ptr %56, align 4
  %57 = load %struct.uint2, ptr %5, align 8
  %58 = getelementptr inbounds nuw %struct.uint2, ptr %20, i32 0, i32 0
  %59 = extractvalue %struct.uint2 %57, 0
  store i32 %59, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.uint2, ptr %20, i32 0, i32 1
  %61 = extractvalue %struct.uint2 %57, 1
  store i32 %61, ptr %60, align 4
  %62 = call %struct.uint4 @_Z13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 %19, ptr noundef byval(%struct.uint2) align 8 %20) #5
  %63 = getelementptr inbounds nuw %struct.uint4, ptr %18, i32 0, i32 0
  %64 = extractvalue %struct.uint4 %62, 0
  store i32 %64, ptr %63, align 16
  %65 = getelementptr inbounds nuw %struct.uint4, ptr %18, i32 0, i32 1
  %66 = extractvalue %struct.uint4 %62, 1
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.uint4, ptr %18, i32 0, i32 2
  %68 = extractvalue %struct.uint4 %62, 2
  store i32 %68, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.uint4, ptr %18, i32 0, i32 3
  %70 = extractvalue %struct.uint4 %62, 3
  store i32 %70, ptr %69, align 4
  %71 = load ptr, ptr %13, align 8
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %74 = mul i32 %72, %73
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %76 = add i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw %struct.uint4, ptr %71, i64 %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %78, ptr align 16 %18, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z8lcg_skipyy(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 6364136223846793005, ptr %5, align 8
  store i64 1442695040888963407, ptr %6, align 8
  store i64 1, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %33, %2
  %10 = load i64, ptr %4, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %36

12:                                               ; preds = %9
  %13 = load i64, ptr %4, align 8
  %14 = and i64 %13, 1
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %12
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = mul i64 %18, %17
  store i64 %19, ptr %7, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %5, align 8
  %22 = mul i64 %20, %21
  %23 = load i64, ptr %6, align 8
  %24 = add i64 %22, %23
  store i64 %24, ptr %8, align 8
  br label %25

25:                                               ; preds = %16, %12
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %26, 1
  %28 = load i64, ptr %6, align 8
  %29 = mul i64 %27, %28
  store i64 %29, ptr %6, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %5, align 8
  %32 = mul i64 %31, %30
  store i64 %32, ptr %5, align 8
  br label %33

33:                                               ; preds = %25
  %34 = load i64, ptr %4, align 8
  %35 = lshr i64 %34, 1
  store i64 %35, ptr %4, align 8
  br label %9, !llvm.loop !8

36:                                               ; preds = %9
  %37 = load i64, ptr %7, align 8
  %38 = load i64, ptr %3, align 8
  %39 = mul i64 %37, %38
  %40 = load i64, ptr %8, align 8
  %41 = add i64 %39, %40
  ret i64 %41
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lcg_pi(ptr noundef %0, i64 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store i64 %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), align 4
  br label %19

19:                                               ; preds = %18, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = load i64, ptr %9, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = mul i64 %29, 2
  %31 = call noundef i64 @_Z8lcg_skipyy(i64 noundef %20, i64 noundef %30) #5
  store i64 %31, ptr %11, align 8
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %32

32:                                               ; preds = %58, %19
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %61

36:                                               ; preds = %32
  %37 = load i64, ptr %11, align 8
  %38 = mul i64 %37, 6364136223846793005
  %39 = add i64 %38, 1442695040888963407
  store i64 %39, ptr %11, align 8
  %40 = load i64, ptr %11, align 8
  %41 = lshr i64 %40, 34
  store i64 %41, ptr %14, align 8
  %42 = load i64, ptr %11, align 8
  %43 = mul i64 %42, 6364136223846793005
  %44 = add i64 %43, 1442695040888963407
  store i64 %44, ptr %11, align 8
  %45 = load i64, ptr %11, align 8
  %46 = lshr i64 %45, 34
  store i64 %46, ptr %15, align 8
  %47 = load i64, ptr %14, align 8
  %48 = load i64, ptr %14, align 8
  %49 = mul i64 %47, %48
  %50 = load i64, ptr %15, align 8
  %51 = load i64, ptr %15, align 8
  %52 = mul i64 %50, %51
  %53 = add i64 %49, %52
  %54 = icmp ult i64 %53, 1152921504606846976
  %55 = zext i1 %54 to i32
  %56 = load i32, ptr %12, align 4
  %57 = add i32 %56, %55
  store i32 %57, ptr %12, align 4
  br label %58

58:                                               ; preds = %36
  %59 = load i32, ptr %13, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4
  br label %32, !llvm.loop !9

61:                                               ; preds = %32
  %62 = load i32, ptr %12, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), ptr %6, align 8
  store i32 %62, ptr %7, align 4
  %63 = load ptr, ptr %6, align 8
  %64 = load i32, ptr %7, align 4
  %65 = atomicrmw add ptr %63, i32 %64 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %75

68:                                               ; preds = %61
  %69 = load ptr, ptr %8, align 8
  %70 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), align 4
  %71 = zext i32 %70 to i64
  store ptr %69, ptr %4, align 8
  store i64 %71, ptr %5, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = load i64, ptr %5, align 8
  %74 = atomicrmw add ptr %72, i64 %73 seq_cst, align 8
  br label %75

75:                                               ; preds = %68, %61
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @uniform_moments(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %13 = load i32, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = mul i32 %14, -1640531527
  %16 = xor i32 %13, %15
  store i32 %16, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %17

17:                                               ; preds = %38, %3
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %41

21:                                               ; preds = %17
  %22 = load i32, ptr %8, align 4
  %23 = mul i32 %22, 1664525
  %24 = add i32 %23, 1013904223
  store i32 %24, ptr %8, align 4
  %25 = load i32, ptr %8, align 4
  %26 = lshr i32 %25, 9
  %27 = or i32 1065353216, %26
  store i32 %27, ptr %4, align 4
  %28 = load float, ptr %4, align 4
  %29 = fsub contract float %28, 1.000000e+00
  store float %29, ptr %12, align 4
  %30 = load float, ptr %12, align 4
  %31 = load float, ptr %9, align 4
  %32 = fadd contract float %31, %30
  store float %32, ptr %9, align 4
  %33 = load float, ptr %12, align 4
  %34 = load float, ptr %12, align 4
  %35 = fmul contract float %33, %34
  %36 = load float, ptr %10, align 4
  %37 = fadd contract float %36, %35
  store float %37, ptr %10, align 4
  br label %38

38:                                               ; preds = %21
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %11, align 4
  br label %17, !llvm.loop !10

41:                                               ; preds = %17
  %42 = load float, ptr %9, align 4
  %43 = load i32, ptr %7, align 4
  %44 = sitofp i32 %43 to float
  %45 = fdiv contract float %42, %44
  %46 = load ptr, ptr %5, align 8
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = mul i32 2, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %46, i64 %49
  store float %45, ptr %50, align 4
  %51 = load float, ptr %10, align 4
  %52 = load i32, ptr %7, align 4
  %53 = sitofp i32 %52 to float
  %54 = fdiv contract float %51, %53
  %55 = load ptr, ptr %5, align 8
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %57 = mul i32 2, %56
  %58 = add i32 %57, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %55, i64 %59
  store float %54, ptr %60, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
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
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.unroll.enable"}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
