; ModuleID = 'corpus/hip/hip_optimizer.hip'
source_filename = "corpus/hip/hip_optimizer.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.hip_mini_blockIdx_t = type { i8 }
%"struct.hip_mini_blockIdx_t::X" = type { i8 }
%struct.hip_mini_blockDim_t = type { i8 }
%"struct.hip_mini_blockDim_t::X" = type { i8 }
%struct.hip_mini_threadIdx_t = type { i8 }
%"struct.hip_mini_threadIdx_t::X" = type { i8 }
%struct.hip_mini_gridDim_t = type { i8 }
%"struct.hip_mini_gridDim_t::X" = type { i8 }
%struct.AdamParams = type { float, float, float, float, float, float, float, i32 }

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

$_ZN20hip_mini_threadIdx_t1xE = comdat any

$_ZN18hip_mini_gridDim_t1xE = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_gridDim_t, align 1
@_ZN18hip_mini_gridDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_gridDim_t::X" undef, comdat, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @adam(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.AdamParams) align 4 %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %11, align 8
  %20 = load ptr, ptr %11, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %9, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %21, %23
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %8, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %24, %26
  store i32 %27, ptr %16, align 4
  br label %28

28:                                               ; preds = %119, %5
  %29 = load i32, ptr %16, align 4
  %30 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 7
  %31 = load i32, ptr %30, align 4
  %32 = icmp slt i32 %29, %31
  br i1 %32, label %33, label %127

33:                                               ; preds = %28
  %34 = load ptr, ptr %13, align 8
  %35 = load i32, ptr %16, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 4
  store float %38, ptr %17, align 4
  %39 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 1
  %40 = load float, ptr %39, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %16, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul contract float %40, %45
  %47 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 1
  %48 = load float, ptr %47, align 4
  %49 = fsub contract float 1.000000e+00, %48
  %50 = load float, ptr %17, align 4
  %51 = fmul contract float %49, %50
  %52 = fadd contract float %46, %51
  %53 = load ptr, ptr %14, align 8
  %54 = load i32, ptr %16, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  store float %52, ptr %56, align 4
  %57 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 2
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %15, align 8
  %60 = load i32, ptr %16, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = fmul contract float %58, %63
  %65 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 2
  %66 = load float, ptr %65, align 4
  %67 = fsub contract float 1.000000e+00, %66
  %68 = load float, ptr %17, align 4
  %69 = fmul contract float %67, %68
  %70 = load float, ptr %17, align 4
  %71 = fmul contract float %69, %70
  %72 = fadd contract float %64, %71
  %73 = load ptr, ptr %15, align 8
  %74 = load i32, ptr %16, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  store float %72, ptr %76, align 4
  %77 = load ptr, ptr %14, align 8
  %78 = load i32, ptr %16, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 4
  %83 = load float, ptr %82, align 4
  %84 = fdiv contract float %81, %83
  store float %84, ptr %18, align 4
  %85 = load ptr, ptr %15, align 8
  %86 = load i32, ptr %16, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 5
  %91 = load float, ptr %90, align 4
  %92 = fdiv contract float %89, %91
  store float %92, ptr %19, align 4
  %93 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 0
  %94 = load float, ptr %93, align 4
  %95 = load float, ptr %18, align 4
  %96 = load float, ptr %19, align 4
  store float %96, ptr %7, align 4
  %97 = load float, ptr %7, align 4
  %98 = call contract noundef float @llvm.sqrt.f32(float %97)
  %99 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 3
  %100 = load float, ptr %99, align 4
  %101 = fadd contract float %98, %100
  %102 = fdiv contract float %95, %101
  %103 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 6
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %12, align 8
  %106 = load i32, ptr %16, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %104, %109
  %111 = fadd contract float %102, %110
  %112 = fmul contract float %94, %111
  %113 = load ptr, ptr %12, align 8
  %114 = load i32, ptr %16, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %113, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = fsub contract float %117, %112
  store float %118, ptr %116, align 4
  br label %119

119:                                              ; preds = %33
  store ptr addrspacecast (ptr addrspace(4) @_ZN18hip_mini_gridDim_t1xE to ptr), ptr %6, align 8
  %120 = load ptr, ptr %6, align 8
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %10, align 8
  %122 = load ptr, ptr %10, align 8
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %124 = mul i32 %121, %123
  %125 = load i32, ptr %16, align 4
  %126 = add i32 %125, %124
  store i32 %126, ptr %16, align 4
  br label %28, !llvm.loop !4

127:                                              ; preds = %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layernorm_backward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca ptr, align 8
  %41 = alloca ptr, align 8
  %42 = alloca ptr, align 8
  %43 = alloca ptr, align 8
  %44 = alloca ptr, align 8
  %45 = alloca i32, align 4
  %46 = alloca float, align 4
  %47 = alloca float, align 4
  %48 = alloca i32, align 4
  %49 = alloca float, align 4
  %50 = alloca float, align 4
  %51 = alloca float, align 4
  %52 = alloca float, align 4
  %53 = alloca i32, align 4
  %54 = alloca float, align 4
  %55 = alloca float, align 4
  %56 = alloca i32, align 4
  store ptr %0, ptr %41, align 8
  store ptr %1, ptr %42, align 8
  store ptr %2, ptr %43, align 8
  store ptr %3, ptr %44, align 8
  store i32 %4, ptr %45, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %38, align 8
  %57 = load ptr, ptr %38, align 8
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %59 = load i32, ptr %45, align 4
  %60 = mul i32 %58, %59
  %61 = load ptr, ptr %41, align 8
  %62 = zext i32 %60 to i64
  %63 = getelementptr inbounds nuw float, ptr %61, i64 %62
  store ptr %63, ptr %41, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %39, align 8
  %64 = load ptr, ptr %39, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %66 = load i32, ptr %45, align 4
  %67 = mul i32 %65, %66
  %68 = load ptr, ptr %42, align 8
  %69 = zext i32 %67 to i64
  %70 = getelementptr inbounds nuw float, ptr %68, i64 %69
  store ptr %70, ptr %42, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %40, align 8
  %71 = load ptr, ptr %40, align 8
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %73 = load i32, ptr %45, align 4
  %74 = mul i32 %72, %73
  %75 = load ptr, ptr %44, align 8
  %76 = zext i32 %74 to i64
  %77 = getelementptr inbounds nuw float, ptr %75, i64 %76
  store ptr %77, ptr %44, align 8
  store float 0.000000e+00, ptr %46, align 4
  store float 0.000000e+00, ptr %47, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %35, align 8
  %78 = load ptr, ptr %35, align 8
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %79, ptr %48, align 4
  br label %80

80:                                               ; preds = %105, %5
  %81 = load i32, ptr %48, align 4
  %82 = load i32, ptr %45, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %108

84:                                               ; preds = %80
  %85 = load ptr, ptr %41, align 8
  %86 = load i32, ptr %48, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load float, ptr %46, align 4
  %91 = fadd contract float %90, %89
  store float %91, ptr %46, align 4
  %92 = load ptr, ptr %41, align 8
  %93 = load i32, ptr %48, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load ptr, ptr %41, align 8
  %98 = load i32, ptr %48, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fmul contract float %96, %101
  %103 = load float, ptr %47, align 4
  %104 = fadd contract float %103, %102
  store float %104, ptr %47, align 4
  br label %105

105:                                              ; preds = %84
  %106 = load i32, ptr %48, align 4
  %107 = add nsw i32 %106, 32
  store i32 %107, ptr %48, align 4
  br label %80, !llvm.loop !6

108:                                              ; preds = %80
  %109 = load float, ptr %46, align 4
  store float %109, ptr %26, align 4
  store i32 16, ptr %27, align 4
  br label %110

110:                                              ; preds = %113, %108
  %111 = load i32, ptr %27, align 4
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %126

113:                                              ; preds = %110
  %114 = load float, ptr %26, align 4
  %115 = load i32, ptr %27, align 4
  store float %114, ptr %23, align 4
  store i32 %115, ptr %24, align 4
  %116 = load i32, ptr %23, align 4
  %117 = load i32, ptr %24, align 4
  store i32 %116, ptr %6, align 4
  store i32 %117, ptr %7, align 4
  %118 = load i32, ptr %6, align 4
  %119 = load i32, ptr %7, align 4
  %120 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %118, i32 %119, i32 31)
  store i32 %120, ptr %25, align 4
  %121 = load float, ptr %25, align 4
  %122 = load float, ptr %26, align 4
  %123 = fadd contract float %122, %121
  store float %123, ptr %26, align 4
  %124 = load i32, ptr %27, align 4
  %125 = ashr i32 %124, 1
  store i32 %125, ptr %27, align 4
  br label %110, !llvm.loop !7

126:                                              ; preds = %110
  %127 = load float, ptr %26, align 4
  %128 = load i32, ptr %45, align 4
  %129 = sitofp i32 %128 to float
  %130 = fdiv contract float %127, %129
  store float %130, ptr %49, align 4
  %131 = load float, ptr %47, align 4
  store float %131, ptr %28, align 4
  store i32 16, ptr %29, align 4
  br label %132

132:                                              ; preds = %135, %126
  %133 = load i32, ptr %29, align 4
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %135, label %148

135:                                              ; preds = %132
  %136 = load float, ptr %28, align 4
  %137 = load i32, ptr %29, align 4
  store float %136, ptr %20, align 4
  store i32 %137, ptr %21, align 4
  %138 = load i32, ptr %20, align 4
  %139 = load i32, ptr %21, align 4
  store i32 %138, ptr %8, align 4
  store i32 %139, ptr %9, align 4
  %140 = load i32, ptr %8, align 4
  %141 = load i32, ptr %9, align 4
  %142 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %140, i32 %141, i32 31)
  store i32 %142, ptr %22, align 4
  %143 = load float, ptr %22, align 4
  %144 = load float, ptr %28, align 4
  %145 = fadd contract float %144, %143
  store float %145, ptr %28, align 4
  %146 = load i32, ptr %29, align 4
  %147 = ashr i32 %146, 1
  store i32 %147, ptr %29, align 4
  br label %132, !llvm.loop !7

148:                                              ; preds = %132
  %149 = load float, ptr %28, align 4
  %150 = load i32, ptr %45, align 4
  %151 = sitofp i32 %150 to float
  %152 = fdiv contract float %149, %151
  %153 = load float, ptr %49, align 4
  %154 = load float, ptr %49, align 4
  %155 = fmul contract float %153, %154
  %156 = fsub contract float %152, %155
  %157 = fadd contract float %156, 0x3EE4F8B580000000
  store float %157, ptr %34, align 4
  %158 = load float, ptr %34, align 4
  %159 = call contract noundef float @llvm.sqrt.f32(float %158)
  %160 = fdiv contract float 1.000000e+00, %159
  store float %160, ptr %50, align 4
  store float 0.000000e+00, ptr %51, align 4
  store float 0.000000e+00, ptr %52, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %36, align 8
  %161 = load ptr, ptr %36, align 8
  %162 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %162, ptr %53, align 4
  br label %163

163:                                              ; preds = %196, %148
  %164 = load i32, ptr %53, align 4
  %165 = load i32, ptr %45, align 4
  %166 = icmp slt i32 %164, %165
  br i1 %166, label %167, label %199

167:                                              ; preds = %163
  %168 = load ptr, ptr %42, align 8
  %169 = load i32, ptr %53, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %168, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = load ptr, ptr %43, align 8
  %174 = load i32, ptr %53, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %173, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = fmul contract float %172, %177
  store float %178, ptr %54, align 4
  %179 = load ptr, ptr %41, align 8
  %180 = load i32, ptr %53, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %179, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load float, ptr %49, align 4
  %185 = fsub contract float %183, %184
  %186 = load float, ptr %50, align 4
  %187 = fmul contract float %185, %186
  store float %187, ptr %55, align 4
  %188 = load float, ptr %54, align 4
  %189 = load float, ptr %51, align 4
  %190 = fadd contract float %189, %188
  store float %190, ptr %51, align 4
  %191 = load float, ptr %54, align 4
  %192 = load float, ptr %55, align 4
  %193 = fmul contract float %191, %192
  %194 = load float, ptr %52, align 4
  %195 = fadd contract float %194, %193
  store float %195, ptr %52, align 4
  br label %196

196:                                              ; preds = %167
  %197 = load i32, ptr %53, align 4
  %198 = add nsw i32 %197, 32
  store i32 %198, ptr %53, align 4
  br label %163, !llvm.loop !8

199:                                              ; preds = %163
  %200 = load float, ptr %51, align 4
  store float %200, ptr %30, align 4
  store i32 16, ptr %31, align 4
  br label %201

201:                                              ; preds = %204, %199
  %202 = load i32, ptr %31, align 4
  %203 = icmp sgt i32 %202, 0
  br i1 %203, label %204, label %217

204:                                              ; preds = %201
  %205 = load float, ptr %30, align 4
  %206 = load i32, ptr %31, align 4
  store float %205, ptr %17, align 4
  store i32 %206, ptr %18, align 4
  %207 = load i32, ptr %17, align 4
  %208 = load i32, ptr %18, align 4
  store i32 %207, ptr %10, align 4
  store i32 %208, ptr %11, align 4
  %209 = load i32, ptr %10, align 4
  %210 = load i32, ptr %11, align 4
  %211 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %209, i32 %210, i32 31)
  store i32 %211, ptr %19, align 4
  %212 = load float, ptr %19, align 4
  %213 = load float, ptr %30, align 4
  %214 = fadd contract float %213, %212
  store float %214, ptr %30, align 4
  %215 = load i32, ptr %31, align 4
  %216 = ashr i32 %215, 1
  store i32 %216, ptr %31, align 4
  br label %201, !llvm.loop !7

217:                                              ; preds = %201
  %218 = load float, ptr %30, align 4
  %219 = load i32, ptr %45, align 4
  %220 = sitofp i32 %219 to float
  %221 = fdiv contract float %218, %220
  store float %221, ptr %51, align 4
  %222 = load float, ptr %52, align 4
  store float %222, ptr %32, align 4
  store i32 16, ptr %33, align 4
  br label %223

223:                                              ; preds = %226, %217
  %224 = load i32, ptr %33, align 4
  %225 = icmp sgt i32 %224, 0
  br i1 %225, label %226, label %239

226:                                              ; preds = %223
  %227 = load float, ptr %32, align 4
  %228 = load i32, ptr %33, align 4
  store float %227, ptr %14, align 4
  store i32 %228, ptr %15, align 4
  %229 = load i32, ptr %14, align 4
  %230 = load i32, ptr %15, align 4
  store i32 %229, ptr %12, align 4
  store i32 %230, ptr %13, align 4
  %231 = load i32, ptr %12, align 4
  %232 = load i32, ptr %13, align 4
  %233 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %231, i32 %232, i32 31)
  store i32 %233, ptr %16, align 4
  %234 = load float, ptr %16, align 4
  %235 = load float, ptr %32, align 4
  %236 = fadd contract float %235, %234
  store float %236, ptr %32, align 4
  %237 = load i32, ptr %33, align 4
  %238 = ashr i32 %237, 1
  store i32 %238, ptr %33, align 4
  br label %223, !llvm.loop !7

239:                                              ; preds = %223
  %240 = load float, ptr %32, align 4
  %241 = load i32, ptr %45, align 4
  %242 = sitofp i32 %241 to float
  %243 = fdiv contract float %240, %242
  store float %243, ptr %52, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %37, align 8
  %244 = load ptr, ptr %37, align 8
  %245 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %245, ptr %56, align 4
  br label %246

246:                                              ; preds = %282, %239
  %247 = load i32, ptr %56, align 4
  %248 = load i32, ptr %45, align 4
  %249 = icmp slt i32 %247, %248
  br i1 %249, label %250, label %285

250:                                              ; preds = %246
  %251 = load float, ptr %50, align 4
  %252 = load ptr, ptr %42, align 8
  %253 = load i32, ptr %56, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %252, i64 %254
  %256 = load float, ptr %255, align 4
  %257 = load ptr, ptr %43, align 8
  %258 = load i32, ptr %56, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr %257, i64 %259
  %261 = load float, ptr %260, align 4
  %262 = fmul contract float %256, %261
  %263 = load float, ptr %51, align 4
  %264 = fsub contract float %262, %263
  %265 = load ptr, ptr %41, align 8
  %266 = load i32, ptr %56, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds float, ptr %265, i64 %267
  %269 = load float, ptr %268, align 4
  %270 = load float, ptr %49, align 4
  %271 = fsub contract float %269, %270
  %272 = load float, ptr %50, align 4
  %273 = fmul contract float %271, %272
  %274 = load float, ptr %52, align 4
  %275 = fmul contract float %273, %274
  %276 = fsub contract float %264, %275
  %277 = fmul contract float %251, %276
  %278 = load ptr, ptr %44, align 8
  %279 = load i32, ptr %56, align 4
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr %278, i64 %280
  store float %277, ptr %281, align 4
  br label %282

282:                                              ; preds = %250
  %283 = load i32, ptr %56, align 4
  %284 = add nsw i32 %283, 32
  store i32 %284, ptr %56, align 4
  br label %246, !llvm.loop !9

285:                                              ; preds = %246
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @embedding_grad(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %8, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %12, align 4
  %15 = load ptr, ptr %11, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = load i32, ptr %12, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = and i32 %21, 7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %15, i64 %23
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fmul contract float %29, 6.553600e+04
  %31 = fptosi float %30 to i32
  store ptr %24, ptr %4, align 8
  store i32 %31, ptr %5, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %5, align 4
  store i32 %33, ptr %6, align 4
  %34 = load i32, ptr %6, align 4
  %35 = atomicrmw add ptr %32, i32 %34 monotonic, align 4
  store i32 %35, ptr %7, align 4
  %36 = load i32, ptr %7, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dropout(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store float %3, ptr %12, align 4
  store i64 %4, ptr %13, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %8, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %7, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %18, %20
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %6, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %21, %23
  store i32 %24, ptr %14, align 4
  %25 = load i64, ptr %13, align 8
  %26 = load i32, ptr %14, align 4
  %27 = add i32 %26, 1
  %28 = zext i32 %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = add i64 %25, %29
  store i64 %30, ptr %15, align 8
  %31 = load i64, ptr %15, align 8
  %32 = load i64, ptr %15, align 8
  %33 = lshr i64 %32, 30
  %34 = xor i64 %31, %33
  %35 = mul i64 %34, -4658895280553007687
  store i64 %35, ptr %15, align 8
  %36 = load i64, ptr %15, align 8
  %37 = load i64, ptr %15, align 8
  %38 = lshr i64 %37, 27
  %39 = xor i64 %36, %38
  %40 = mul i64 %39, -7723592293110705685
  store i64 %40, ptr %15, align 8
  %41 = load i64, ptr %15, align 8
  %42 = lshr i64 %41, 31
  %43 = load i64, ptr %15, align 8
  %44 = xor i64 %43, %42
  store i64 %44, ptr %15, align 8
  %45 = load i64, ptr %15, align 8
  %46 = lshr i64 %45, 40
  %47 = trunc i64 %46 to i32
  %48 = load float, ptr %12, align 4
  %49 = fmul contract float %48, 0x4170000000000000
  %50 = fptoui float %49 to i32
  %51 = icmp uge i32 %47, %50
  %52 = zext i1 %51 to i8
  store i8 %52, ptr %16, align 1
  %53 = load i8, ptr %16, align 1
  %54 = trunc i8 %53 to i1
  %55 = zext i1 %54 to i8
  %56 = load ptr, ptr %11, align 8
  %57 = load i32, ptr %14, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  store i8 %55, ptr %59, align 1
  %60 = load i8, ptr %16, align 1
  %61 = trunc i8 %60 to i1
  br i1 %61, label %62, label %71

62:                                               ; preds = %5
  %63 = load ptr, ptr %9, align 8
  %64 = load i32, ptr %14, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %12, align 4
  %69 = fsub contract float 1.000000e+00, %68
  %70 = fdiv contract float %67, %69
  br label %72

71:                                               ; preds = %5
  br label %72

72:                                               ; preds = %71, %62
  %73 = phi contract float [ %70, %62 ], [ 0.000000e+00, %71 ]
  %74 = load ptr, ptr %10, align 8
  %75 = load i32, ptr %14, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr %74, i64 %76
  store float %73, ptr %77, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
