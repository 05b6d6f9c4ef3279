; ModuleID = 'corpus/hip/hip_prefix_sum.hip'
source_filename = "corpus/hip/hip_prefix_sum.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.hip_mini_threadIdx_t = type { i8 }
%"struct.hip_mini_threadIdx_t::X" = type { i8 }
%struct.hip_mini_blockIdx_t = type { i8 }
%"struct.hip_mini_blockIdx_t::X" = type { i8 }
%struct.hip_mini_blockDim_t = type { i8 }
%"struct.hip_mini_blockDim_t::X" = type { i8 }

$_ZN20hip_mini_threadIdx_t1xE = comdat any

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1
@block = external dso_local addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @block_prefix_sum(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
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
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %6, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %10, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %5, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %25, ptr %11, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %4, align 8
  %26 = load ptr, ptr %4, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %27, ptr %12, align 4
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %12, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %10, align 4
  %33 = add nsw i32 %31, %32
  %34 = mul nsw i32 2, %33
  %35 = add nsw i32 %34, 1
  %36 = mul nsw i32 %28, %35
  %37 = sub nsw i32 %36, 1
  store i32 %37, ptr %13, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %8, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %51

41:                                               ; preds = %3
  %42 = load ptr, ptr %7, align 8
  %43 = load i32, ptr %13, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %10, align 4
  %48 = mul nsw i32 2, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %49
  store float %46, ptr %50, align 4
  br label %51

51:                                               ; preds = %41, %3
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %8, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %70

57:                                               ; preds = %51
  %58 = load ptr, ptr %7, align 8
  %59 = load i32, ptr %13, align 4
  %60 = load i32, ptr %9, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %58, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load i32, ptr %10, align 4
  %66 = mul nsw i32 2, %65
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %68
  store float %64, ptr %69, align 4
  br label %70

70:                                               ; preds = %57, %51
  store i32 1, ptr %14, align 4
  %71 = load i32, ptr %8, align 4
  %72 = ashr i32 %71, 1
  store i32 %72, ptr %15, align 4
  br label %73

73:                                               ; preds = %105, %70
  %74 = load i32, ptr %15, align 4
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %108

76:                                               ; preds = %73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load i32, ptr %10, align 4
  %78 = load i32, ptr %15, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %102

80:                                               ; preds = %76
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %10, align 4
  %83 = mul nsw i32 2, %82
  %84 = add nsw i32 %83, 1
  %85 = mul nsw i32 %81, %84
  %86 = sub nsw i32 %85, 1
  store i32 %86, ptr %16, align 4
  %87 = load i32, ptr %14, align 4
  %88 = load i32, ptr %10, align 4
  %89 = mul nsw i32 2, %88
  %90 = add nsw i32 %89, 2
  %91 = mul nsw i32 %87, %90
  %92 = sub nsw i32 %91, 1
  store i32 %92, ptr %17, align 4
  %93 = load i32, ptr %16, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load i32, ptr %17, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fadd contract float %100, %96
  store float %101, ptr %99, align 4
  br label %102

102:                                              ; preds = %80, %76
  %103 = load i32, ptr %14, align 4
  %104 = shl i32 %103, 1
  store i32 %104, ptr %14, align 4
  br label %105

105:                                              ; preds = %102
  %106 = load i32, ptr %15, align 4
  %107 = ashr i32 %106, 1
  store i32 %107, ptr %15, align 4
  br label %73, !llvm.loop !4

108:                                              ; preds = %73
  %109 = load i32, ptr %8, align 4
  %110 = icmp sgt i32 %109, 2
  br i1 %110, label %111, label %162

111:                                              ; preds = %108
  %112 = load i32, ptr %14, align 4
  %113 = load i32, ptr %8, align 4
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %118

115:                                              ; preds = %111
  %116 = load i32, ptr %14, align 4
  %117 = shl i32 %116, 1
  store i32 %117, ptr %14, align 4
  br label %118

118:                                              ; preds = %115, %111
  %119 = load i32, ptr %14, align 4
  %120 = ashr i32 %119, 1
  store i32 %120, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %121

121:                                              ; preds = %158, %118
  %122 = load i32, ptr %19, align 4
  %123 = load i32, ptr %18, align 4
  %124 = icmp slt i32 %122, %123
  br i1 %124, label %125, label %161

125:                                              ; preds = %121
  %126 = load i32, ptr %19, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %19, align 4
  %128 = load i32, ptr %14, align 4
  %129 = ashr i32 %128, 1
  store i32 %129, ptr %14, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = load i32, ptr %10, align 4
  %131 = load i32, ptr %19, align 4
  %132 = icmp slt i32 %130, %131
  br i1 %132, label %133, label %157

133:                                              ; preds = %125
  %134 = load i32, ptr %14, align 4
  %135 = load i32, ptr %10, align 4
  %136 = add nsw i32 %135, 1
  %137 = mul nsw i32 %134, %136
  %138 = sub nsw i32 %137, 1
  store i32 %138, ptr %20, align 4
  %139 = load i32, ptr %20, align 4
  %140 = load i32, ptr %14, align 4
  %141 = ashr i32 %140, 1
  %142 = add nsw i32 %139, %141
  store i32 %142, ptr %21, align 4
  %143 = load i32, ptr %21, align 4
  %144 = load i32, ptr %8, align 4
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %146, label %156

146:                                              ; preds = %133
  %147 = load i32, ptr %20, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = load i32, ptr %21, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = fadd contract float %154, %150
  store float %155, ptr %153, align 4
  br label %156

156:                                              ; preds = %146, %133
  br label %157

157:                                              ; preds = %156, %125
  br label %158

158:                                              ; preds = %157
  %159 = load i32, ptr %19, align 4
  %160 = shl i32 %159, 1
  store i32 %160, ptr %19, align 4
  br label %121, !llvm.loop !6

161:                                              ; preds = %121
  br label %162

162:                                              ; preds = %161, %108
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = load i32, ptr %13, align 4
  %164 = load i32, ptr %8, align 4
  %165 = icmp slt i32 %163, %164
  br i1 %165, label %166, label %176

166:                                              ; preds = %162
  %167 = load i32, ptr %10, align 4
  %168 = mul nsw i32 2, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %169
  %171 = load float, ptr %170, align 4
  %172 = load ptr, ptr %7, align 8
  %173 = load i32, ptr %13, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %172, i64 %174
  store float %171, ptr %175, align 4
  br label %176

176:                                              ; preds = %166, %162
  %177 = load i32, ptr %13, align 4
  %178 = load i32, ptr %9, align 4
  %179 = add nsw i32 %177, %178
  %180 = load i32, ptr %8, align 4
  %181 = icmp slt i32 %179, %180
  br i1 %181, label %182, label %195

182:                                              ; preds = %176
  %183 = load i32, ptr %10, align 4
  %184 = mul nsw i32 2, %183
  %185 = add nsw i32 %184, 1
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 0, i64 %186
  %188 = load float, ptr %187, align 4
  %189 = load ptr, ptr %7, align 8
  %190 = load i32, ptr %13, align 4
  %191 = load i32, ptr %9, align 4
  %192 = add nsw i32 %190, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %189, i64 %193
  store float %188, ptr %194, align 4
  br label %195

195:                                              ; preds = %182, %176
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @device_prefix_sum(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %6, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %10, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %4, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %20, ptr %11, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %5, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %11, align 4
  %25 = sdiv i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %9, align 4
  %29 = shl i32 %28, 1
  %30 = load i32, ptr %13, align 4
  %31 = sub nsw i32 %29, %30
  %32 = sdiv i32 %27, %31
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %13, align 4
  %35 = mul nsw i32 %33, %34
  %36 = add nsw i32 %26, %35
  store i32 %36, ptr %14, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %11, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %10, align 4
  %41 = add nsw i32 %39, %40
  store i32 %41, ptr %15, align 4
  %42 = load i32, ptr %15, align 4
  %43 = add nsw i32 %42, 1
  %44 = load i32, ptr %9, align 4
  %45 = srem i32 %43, %44
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %69

47:                                               ; preds = %3
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %8, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %69

51:                                               ; preds = %47
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %9, align 4
  %54 = mul nsw i32 2, %53
  %55 = srem i32 %52, %54
  %56 = load i32, ptr %9, align 4
  %57 = icmp sge i32 %55, %56
  br i1 %57, label %58, label %69

58:                                               ; preds = %51
  %59 = load ptr, ptr %7, align 8
  %60 = load i32, ptr %15, align 4
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %9, align 4
  %63 = srem i32 %61, %62
  %64 = add nsw i32 %63, 1
  %65 = sub nsw i32 %60, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %59, i64 %66
  %68 = load float, ptr %67, align 4
  br label %70

69:                                               ; preds = %51, %47, %3
  br label %70

70:                                               ; preds = %69, %58
  %71 = phi contract float [ %68, %58 ], [ 0.000000e+00, %69 ]
  store float %71, ptr %16, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %15, align 4
  %73 = load i32, ptr %8, align 4
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %96

75:                                               ; preds = %70
  %76 = load i32, ptr %15, align 4
  %77 = load i32, ptr %9, align 4
  %78 = mul nsw i32 2, %77
  %79 = srem i32 %76, %78
  %80 = load i32, ptr %9, align 4
  %81 = icmp sge i32 %79, %80
  br i1 %81, label %82, label %96

82:                                               ; preds = %75
  %83 = load i32, ptr %15, align 4
  %84 = add nsw i32 %83, 1
  %85 = load i32, ptr %9, align 4
  %86 = srem i32 %84, %85
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %96

88:                                               ; preds = %82
  %89 = load float, ptr %16, align 4
  %90 = load ptr, ptr %7, align 8
  %91 = load i32, ptr %15, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %90, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fadd contract float %94, %89
  store float %95, ptr %93, align 4
  br label %96

96:                                               ; preds = %88, %82, %75, %70
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @max_scan(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %7, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %6, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %17, %19
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %8, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %20, %22
  store i32 %23, ptr %11, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %9, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = and i32 %25, 31
  store i32 %26, ptr %12, align 4
  %27 = load ptr, ptr %10, align 8
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %13, align 4
  store i32 1, ptr %14, align 4
  br label %32

32:                                               ; preds = %62, %1
  %33 = load i32, ptr %14, align 4
  %34 = icmp slt i32 %33, 32
  br i1 %34, label %35, label %65

35:                                               ; preds = %32
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %14, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %35
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %14, align 4
  %43 = sub nsw i32 %41, %42
  br label %46

44:                                               ; preds = %35
  %45 = load i32, ptr %12, align 4
  br label %46

46:                                               ; preds = %44, %40
  %47 = phi i32 [ %43, %40 ], [ %45, %44 ]
  store i32 %36, ptr %4, align 4
  store i32 %47, ptr %5, align 4
  %48 = load i32, ptr %4, align 4
  %49 = load i32, ptr %5, align 4
  %50 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %48, i32 %49, i32 31)
  store i32 %50, ptr %15, align 4
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %15, align 4
  store i32 %51, ptr %2, align 4
  store i32 %52, ptr %3, align 4
  %53 = load i32, ptr %2, align 4
  %54 = load i32, ptr %3, align 4
  %55 = icmp sgt i32 %53, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %46
  %57 = load i32, ptr %2, align 4
  br label %60

58:                                               ; preds = %46
  %59 = load i32, ptr %3, align 4
  br label %60

60:                                               ; preds = %56, %58
  %61 = phi i32 [ %57, %56 ], [ %59, %58 ]
  store i32 %61, ptr %13, align 4
  br label %62

62:                                               ; preds = %60
  %63 = load i32, ptr %14, align 4
  %64 = shl i32 %63, 1
  store i32 %64, ptr %14, align 4
  br label %32, !llvm.loop !7

65:                                               ; preds = %32
  %66 = load i32, ptr %13, align 4
  %67 = load ptr, ptr %10, align 8
  %68 = load i32, ptr %11, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  store i32 %66, ptr %70, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
