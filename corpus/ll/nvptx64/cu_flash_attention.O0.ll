; ModuleID = 'corpus/cuda/cu_flash_attention.cu'
source_filename = "corpus/cuda/cu_flash_attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@_ZZ15flash_attentionE2Ks = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ15flash_attentionE2Vs = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@_ZZ12softmax_rowsE3buf = internal addrspace(3) global [32 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @flash_attention(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, i32 noundef %5, float noundef %6) #0 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca [16 x float], align 4
  %22 = alloca [16 x float], align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca float, align 4
  %36 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  store float %6, ptr %19, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %38 = mul i32 %37, 32
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = add i32 %38, %39
  store i32 %40, ptr %20, align 4
  store i32 0, ptr %23, align 4
  br label %41

41:                                               ; preds = %61, %7
  %42 = load i32, ptr %23, align 4
  %43 = icmp slt i32 %42, 16
  br i1 %43, label %44, label %64

44:                                               ; preds = %41
  %45 = load ptr, ptr %13, align 8
  %46 = load i32, ptr %20, align 4
  %47 = mul nsw i32 %46, 16
  %48 = load i32, ptr %23, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %45, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = load float, ptr %19, align 4
  %54 = fmul contract float %52, %53
  %55 = load i32, ptr %23, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %56
  store float %54, ptr %57, align 4
  %58 = load i32, ptr %23, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %59
  store float 0.000000e+00, ptr %60, align 4
  br label %61

61:                                               ; preds = %44
  %62 = load i32, ptr %23, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %23, align 4
  br label %41, !llvm.loop !6

64:                                               ; preds = %41
  store float 0xC6293E5940000000, ptr %24, align 4
  store float 0.000000e+00, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %65

65:                                               ; preds = %189, %64
  %66 = load i32, ptr %26, align 4
  %67 = load i32, ptr %18, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %192

69:                                               ; preds = %65
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %70, ptr %27, align 4
  br label %71

71:                                               ; preds = %97, %69
  %72 = load i32, ptr %27, align 4
  %73 = icmp slt i32 %72, 512
  br i1 %73, label %74, label %100

74:                                               ; preds = %71
  %75 = load ptr, ptr %14, align 8
  %76 = load i32, ptr %26, align 4
  %77 = mul nsw i32 %76, 16
  %78 = load i32, ptr %27, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %75, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load i32, ptr %27, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 %84
  store float %82, ptr %85, align 4
  %86 = load ptr, ptr %15, align 8
  %87 = load i32, ptr %26, align 4
  %88 = mul nsw i32 %87, 16
  %89 = load i32, ptr %27, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %86, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = load i32, ptr %27, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 %95
  store float %93, ptr %96, align 4
  br label %97

97:                                               ; preds = %74
  %98 = load i32, ptr %27, align 4
  %99 = add nsw i32 %98, 32
  store i32 %99, ptr %27, align 4
  br label %71, !llvm.loop !9

100:                                              ; preds = %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %28, align 4
  br label %101

101:                                              ; preds = %185, %100
  %102 = load i32, ptr %28, align 4
  %103 = icmp slt i32 %102, 32
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = load i32, ptr %26, align 4
  %106 = load i32, ptr %28, align 4
  %107 = add nsw i32 %105, %106
  %108 = load i32, ptr %20, align 4
  %109 = icmp sle i32 %107, %108
  br label %110

110:                                              ; preds = %104, %101
  %111 = phi i1 [ false, %101 ], [ %109, %104 ]
  br i1 %111, label %112, label %188

112:                                              ; preds = %110
  store float 0.000000e+00, ptr %29, align 4
  store i32 0, ptr %30, align 4
  br label %113

113:                                              ; preds = %131, %112
  %114 = load i32, ptr %30, align 4
  %115 = icmp slt i32 %114, 16
  br i1 %115, label %116, label %134

116:                                              ; preds = %113
  %117 = load i32, ptr %30, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = load i32, ptr %28, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 0, i64 %122
  %124 = load i32, ptr %30, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = fmul contract float %120, %127
  %129 = load float, ptr %29, align 4
  %130 = fadd contract float %129, %128
  store float %130, ptr %29, align 4
  br label %131

131:                                              ; preds = %116
  %132 = load i32, ptr %30, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %30, align 4
  br label %113, !llvm.loop !10

134:                                              ; preds = %113
  %135 = load float, ptr %24, align 4
  %136 = load float, ptr %29, align 4
  store float %135, ptr %11, align 4
  store float %136, ptr %12, align 4
  %137 = load float, ptr %11, align 4
  %138 = load float, ptr %12, align 4
  %139 = call float @llvm.nvvm.fmax.f(float %137, float %138)
  store float %139, ptr %31, align 4
  %140 = load float, ptr %24, align 4
  %141 = load float, ptr %31, align 4
  %142 = fsub contract float %140, %141
  store float %142, ptr %9, align 4
  %143 = load float, ptr %9, align 4
  %144 = fmul float %143, 0x3FF7154760000000
  %145 = call float @llvm.nvvm.ex2.approx.f32(float %144)
  store float %145, ptr %32, align 4
  %146 = load float, ptr %29, align 4
  %147 = load float, ptr %31, align 4
  %148 = fsub contract float %146, %147
  store float %148, ptr %10, align 4
  %149 = load float, ptr %10, align 4
  %150 = fmul float %149, 0x3FF7154760000000
  %151 = call float @llvm.nvvm.ex2.approx.f32(float %150)
  store float %151, ptr %33, align 4
  %152 = load float, ptr %25, align 4
  %153 = load float, ptr %32, align 4
  %154 = fmul contract float %152, %153
  %155 = load float, ptr %33, align 4
  %156 = fadd contract float %154, %155
  store float %156, ptr %25, align 4
  store i32 0, ptr %34, align 4
  br label %157

157:                                              ; preds = %180, %134
  %158 = load i32, ptr %34, align 4
  %159 = icmp slt i32 %158, 16
  br i1 %159, label %160, label %183

160:                                              ; preds = %157
  %161 = load i32, ptr %34, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = load float, ptr %32, align 4
  %166 = fmul contract float %164, %165
  %167 = load float, ptr %33, align 4
  %168 = load i32, ptr %28, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 0, i64 %169
  %171 = load i32, ptr %34, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [16 x float], ptr %170, i64 0, i64 %172
  %174 = load float, ptr %173, align 4
  %175 = fmul contract float %167, %174
  %176 = fadd contract float %166, %175
  %177 = load i32, ptr %34, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %178
  store float %176, ptr %179, align 4
  br label %180

180:                                              ; preds = %160
  %181 = load i32, ptr %34, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %34, align 4
  br label %157, !llvm.loop !11

183:                                              ; preds = %157
  %184 = load float, ptr %31, align 4
  store float %184, ptr %24, align 4
  br label %185

185:                                              ; preds = %183
  %186 = load i32, ptr %28, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %28, align 4
  br label %101, !llvm.loop !12

188:                                              ; preds = %110
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %189

189:                                              ; preds = %188
  %190 = load i32, ptr %26, align 4
  %191 = add nsw i32 %190, 32
  store i32 %191, ptr %26, align 4
  br label %65, !llvm.loop !13

192:                                              ; preds = %65
  %193 = load float, ptr %25, align 4
  %194 = fdiv contract float 1.000000e+00, %193
  store float %194, ptr %35, align 4
  store i32 0, ptr %36, align 4
  br label %195

195:                                              ; preds = %212, %192
  %196 = load i32, ptr %36, align 4
  %197 = icmp slt i32 %196, 16
  br i1 %197, label %198, label %215

198:                                              ; preds = %195
  %199 = load i32, ptr %36, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %200
  %202 = load float, ptr %201, align 4
  %203 = load float, ptr %35, align 4
  %204 = fmul contract float %202, %203
  %205 = load ptr, ptr %16, align 8
  %206 = load i32, ptr %20, align 4
  %207 = mul nsw i32 %206, 16
  %208 = load i32, ptr %36, align 4
  %209 = add nsw i32 %207, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %205, i64 %210
  store float %204, ptr %211, align 4
  br label %212

212:                                              ; preds = %198
  %213 = load i32, ptr %36, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %36, align 4
  br label %195, !llvm.loop !14

215:                                              ; preds = %195
  %216 = load float, ptr %24, align 4
  %217 = load float, ptr %25, align 4
  store float %217, ptr %8, align 4
  %218 = load float, ptr %8, align 4
  %219 = fcmp olt float %218, 0x3810000000000000
  br i1 %219, label %220, label %222

220:                                              ; preds = %215
  %221 = fmul float %218, 0x4160000000000000
  br label %222

222:                                              ; preds = %220, %215
  %223 = phi float [ %221, %220 ], [ %218, %215 ]
  %224 = phi float [ -2.300000e+01, %220 ], [ 0.000000e+00, %215 ]
  %225 = bitcast float %223 to i32
  %226 = sub i32 %225, 1059760811
  %227 = and i32 %226, -8388608
  %228 = bitcast float %223 to i32
  %229 = sub i32 %228, %227
  %230 = bitcast i32 %229 to float
  %231 = sitofp i32 %227 to float
  %232 = call float @llvm.nvvm.fma.rn.f(float %231, float 0x3E80000000000000, float %224) #7
  %233 = fsub float %230, 1.000000e+00
  %234 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %233, float 0x3FC2073EC0000000) #7
  %235 = call float @llvm.nvvm.fma.rn.f(float %234, float %233, float 0xBFBF19B980000000) #7
  %236 = call float @llvm.nvvm.fma.rn.f(float %235, float %233, float 0x3FC1E52AA0000000) #7
  %237 = call float @llvm.nvvm.fma.rn.f(float %236, float %233, float 0xBFC55B1720000000) #7
  %238 = call float @llvm.nvvm.fma.rn.f(float %237, float %233, float 0x3FC99DA160000000) #7
  %239 = call float @llvm.nvvm.fma.rn.f(float %238, float %233, float 0xBFCFFFE440000000) #7
  %240 = call float @llvm.nvvm.fma.rn.f(float %239, float %233, float 0x3FD5554F00000000) #7
  %241 = call float @llvm.nvvm.fma.rn.f(float %240, float %233, float -5.000000e-01) #7
  %242 = fmul float %241, %233
  %243 = call float @llvm.nvvm.fma.rn.f(float %242, float %233, float %233) #7
  %244 = call float @llvm.nvvm.fma.rn.f(float %232, float 0x3FE62E4300000000, float %243) #7
  %245 = bitcast float %223 to i32
  %246 = icmp uge i32 %245, 2139095040
  br i1 %246, label %247, label %249

247:                                              ; preds = %222
  %248 = call float @llvm.nvvm.fma.rn.f(float %223, float 0x7FF0000000000000, float 0x7FF0000000000000) #7
  br label %249

249:                                              ; preds = %247, %222
  %250 = phi float [ %248, %247 ], [ %244, %222 ]
  %251 = fcmp oeq float %223, 0.000000e+00
  br i1 %251, label %252, label %253

252:                                              ; preds = %249
  br label %253

253:                                              ; preds = %249, %252
  %254 = phi float [ 0xFFF0000000000000, %252 ], [ %250, %249 ]
  %255 = fadd contract float %216, %254
  %256 = load ptr, ptr %17, align 8
  %257 = load i32, ptr %20, align 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds float, ptr %256, i64 %258
  store float %255, ptr %259, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef float @_Z12block_reducefPfb(float noundef %0, ptr noundef %1, i1 noundef zeroext %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store float %0, ptr %11, align 4
  store ptr %1, ptr %12, align 8
  %17 = zext i1 %2 to i8
  store i8 %17, ptr %13, align 1
  store i32 16, ptr %14, align 4
  br label %18

18:                                               ; preds = %42, %3
  %19 = load i32, ptr %14, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %45

21:                                               ; preds = %18
  %22 = load float, ptr %11, align 4
  %23 = load i32, ptr %14, align 4
  store i32 -1, ptr %4, align 4
  store float %22, ptr %5, align 4
  store i32 %23, ptr %6, align 4
  %24 = load i32, ptr %4, align 4
  %25 = load float, ptr %5, align 4
  %26 = load i32, ptr %6, align 4
  %27 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %24, float %25, i32 %26, i32 31)
  store float %27, ptr %15, align 4
  %28 = load i8, ptr %13, align 1
  %29 = trunc i8 %28 to i1
  br i1 %29, label %30, label %36

30:                                               ; preds = %21
  %31 = load float, ptr %11, align 4
  %32 = load float, ptr %15, align 4
  store float %31, ptr %7, align 4
  store float %32, ptr %8, align 4
  %33 = load float, ptr %7, align 4
  %34 = load float, ptr %8, align 4
  %35 = call float @llvm.nvvm.fmax.f(float %33, float %34)
  br label %40

36:                                               ; preds = %21
  %37 = load float, ptr %11, align 4
  %38 = load float, ptr %15, align 4
  %39 = fadd contract float %37, %38
  br label %40

40:                                               ; preds = %36, %30
  %41 = phi contract float [ %35, %30 ], [ %39, %36 ]
  store float %41, ptr %11, align 4
  br label %42

42:                                               ; preds = %40
  %43 = load i32, ptr %14, align 4
  %44 = ashr i32 %43, 1
  store i32 %44, ptr %14, align 4
  br label %18, !llvm.loop !15

45:                                               ; preds = %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = urem i32 %46, 32
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %45
  %50 = load float, ptr %11, align 4
  %51 = load ptr, ptr %12, align 8
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = udiv i32 %52, 32
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %51, i64 %54
  store float %50, ptr %55, align 4
  br label %56

56:                                               ; preds = %49, %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = load ptr, ptr %12, align 8
  %58 = getelementptr inbounds float, ptr %57, i64 0
  %59 = load float, ptr %58, align 4
  store float %59, ptr %11, align 4
  store i32 1, ptr %16, align 4
  br label %60

60:                                               ; preds = %88, %56
  %61 = load i32, ptr %16, align 4
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = udiv i32 %62, 32
  %64 = icmp ult i32 %61, %63
  br i1 %64, label %65, label %91

65:                                               ; preds = %60
  %66 = load i8, ptr %13, align 1
  %67 = trunc i8 %66 to i1
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load float, ptr %11, align 4
  %70 = load ptr, ptr %12, align 8
  %71 = load i32, ptr %16, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %70, i64 %72
  %74 = load float, ptr %73, align 4
  store float %69, ptr %9, align 4
  store float %74, ptr %10, align 4
  %75 = load float, ptr %9, align 4
  %76 = load float, ptr %10, align 4
  %77 = call float @llvm.nvvm.fmax.f(float %75, float %76)
  br label %86

78:                                               ; preds = %65
  %79 = load float, ptr %11, align 4
  %80 = load ptr, ptr %12, align 8
  %81 = load i32, ptr %16, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %80, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fadd contract float %79, %84
  br label %86

86:                                               ; preds = %78, %68
  %87 = phi contract float [ %77, %68 ], [ %85, %78 ]
  store float %87, ptr %11, align 4
  br label %88

88:                                               ; preds = %86
  %89 = load i32, ptr %16, align 4
  %90 = add i32 %89, 1
  store i32 %90, ptr %16, align 4
  br label %60, !llvm.loop !16

91:                                               ; preds = %60
  %92 = load float, ptr %11, align 4
  ret float %92
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_rows(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = load i32, ptr %7, align 4
  %18 = mul i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %15, i64 %19
  store ptr %20, ptr %8, align 8
  store float 0xC6293E5940000000, ptr %9, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %10, align 4
  br label %22

22:                                               ; preds = %36, %2
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %22
  %27 = load float, ptr %9, align 4
  %28 = load ptr, ptr %8, align 8
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4
  store float %27, ptr %4, align 4
  store float %32, ptr %5, align 4
  %33 = load float, ptr %4, align 4
  %34 = load float, ptr %5, align 4
  %35 = call float @llvm.nvvm.fmax.f(float %33, float %34)
  store float %35, ptr %9, align 4
  br label %36

36:                                               ; preds = %26
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = load i32, ptr %10, align 4
  %39 = add i32 %38, %37
  store i32 %39, ptr %10, align 4
  br label %22, !llvm.loop !17

40:                                               ; preds = %22
  %41 = load float, ptr %9, align 4
  %42 = call contract noundef float @_Z12block_reducefPfb(float noundef %41, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i1 noundef zeroext true) #8
  store float %42, ptr %9, align 4
  store float 0.000000e+00, ptr %11, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %43, ptr %12, align 4
  br label %44

44:                                               ; preds = %77, %40
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %7, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %81

48:                                               ; preds = %44
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %12, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = load float, ptr %9, align 4
  %55 = fsub contract float %53, %54
  store float %55, ptr %3, align 4
  %56 = load float, ptr %3, align 4
  %57 = call float @llvm.nvvm.fma.rn.f(float %56, float 0x3F777313A0000000, float 5.000000e-01) #7
  %58 = call float @llvm.nvvm.saturate.f(float %57) #7
  %59 = call float @llvm.nvvm.fma.rm.f(float %58, float 2.520000e+02, float 0x4168000020000000) #7
  %60 = fsub float %59, 0x4168000FE0000000
  %61 = fsub float -0.000000e+00, %60
  %62 = call float @llvm.nvvm.fma.rn.f(float %56, float 0x3FF7154760000000, float %61) #7
  %63 = call float @llvm.nvvm.fma.rn.f(float %56, float 0x3E54AE0C00000000, float %62) #7
  %64 = bitcast float %59 to i32
  %65 = shl i32 %64, 23
  %66 = bitcast i32 %65 to float
  %67 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %63)
  %68 = fmul float %67, %66
  store float %68, ptr %13, align 4
  %69 = load float, ptr %13, align 4
  %70 = load ptr, ptr %8, align 8
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  %74 = load float, ptr %13, align 4
  %75 = load float, ptr %11, align 4
  %76 = fadd contract float %75, %74
  store float %76, ptr %11, align 4
  br label %77

77:                                               ; preds = %48
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %79 = load i32, ptr %12, align 4
  %80 = add i32 %79, %78
  store i32 %80, ptr %12, align 4
  br label %44, !llvm.loop !18

81:                                               ; preds = %44
  %82 = load float, ptr %11, align 4
  %83 = call contract noundef float @_Z12block_reducefPfb(float noundef %82, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i1 noundef zeroext false) #8
  store float %83, ptr %11, align 4
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %84, ptr %14, align 4
  br label %85

85:                                               ; preds = %97, %81
  %86 = load i32, ptr %14, align 4
  %87 = load i32, ptr %7, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %101

89:                                               ; preds = %85
  %90 = load float, ptr %11, align 4
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %14, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fdiv contract float %95, %90
  store float %96, ptr %94, align 4
  br label %97

97:                                               ; preds = %89
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %99 = load i32, ptr %14, align 4
  %100 = add i32 %99, %98
  store i32 %100, ptr %14, align 4
  br label %85, !llvm.loop !19

101:                                              ; preds = %85
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!nvvmir.version = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7, !8}
!15 = distinct !{!15, !7, !8}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
