; ModuleID = 'corpus/cuda/cu_sgemm_reg.cu'
source_filename = "corpus/cuda/cu_sgemm_reg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }

@_ZZ11sgemm_64x64E2As = internal addrspace(3) global [2 x [8 x [64 x float]]] undef, align 4
@_ZZ11sgemm_64x64E2Bs = internal addrspace(3) global [2 x [8 x [64 x float]]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sgemm_64x64(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [4 x [4 x float]], align 4
  %25 = alloca %struct.float2, align 8
  %26 = alloca %struct.float2, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.float4, align 16
  %31 = alloca %struct.float4, align 16
  %32 = alloca [4 x float], align 4
  %33 = alloca [4 x float], align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca ptr, align 8
  %39 = alloca %struct.float4, align 16
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  store float %7, ptr %16, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %40, ptr %17, align 4
  %41 = load i32, ptr %17, align 4
  %42 = srem i32 %41, 16
  store i32 %42, ptr %18, align 4
  %43 = load i32, ptr %17, align 4
  %44 = sdiv i32 %43, 16
  store i32 %44, ptr %19, align 4
  %45 = load i32, ptr %17, align 4
  %46 = sdiv i32 %45, 4
  store i32 %46, ptr %20, align 4
  %47 = load i32, ptr %17, align 4
  %48 = srem i32 %47, 4
  %49 = mul nsw i32 %48, 2
  store i32 %49, ptr %21, align 4
  %50 = load i32, ptr %17, align 4
  %51 = sdiv i32 %50, 32
  store i32 %51, ptr %22, align 4
  %52 = load i32, ptr %17, align 4
  %53 = srem i32 %52, 32
  %54 = mul nsw i32 %53, 2
  store i32 %54, ptr %23, align 4
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %56 = zext i32 %55 to i64
  %57 = mul i64 %56, 64
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds nuw float, ptr %61, i64 %60
  store ptr %62, ptr %9, align 8
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = zext i32 %63 to i64
  %65 = mul i64 %64, 64
  %66 = load ptr, ptr %10, align 8
  %67 = getelementptr inbounds nuw float, ptr %66, i64 %65
  store ptr %67, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %24, i8 0, i64 64, i1 false)
  %68 = load ptr, ptr %9, align 8
  %69 = load i32, ptr %20, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %14, align 4
  %72 = sext i32 %71 to i64
  %73 = mul i64 %70, %72
  %74 = getelementptr inbounds nuw float, ptr %68, i64 %73
  %75 = load i32, ptr %21, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %77, i64 8, i1 false)
  %78 = load ptr, ptr %10, align 8
  %79 = load i32, ptr %22, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = getelementptr inbounds nuw float, ptr %78, i64 %83
  %85 = load i32, ptr %23, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %87, i64 8, i1 false)
  %88 = getelementptr inbounds nuw %struct.float2, ptr %25, i32 0, i32 0
  %89 = load float, ptr %88, align 8
  %90 = load i32, ptr %21, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %91
  %93 = load i32, ptr %20, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [64 x float], ptr %92, i64 0, i64 %94
  store float %89, ptr %95, align 4
  %96 = getelementptr inbounds nuw %struct.float2, ptr %25, i32 0, i32 1
  %97 = load float, ptr %96, align 4
  %98 = load i32, ptr %21, align 4
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %100
  %102 = load i32, ptr %20, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [64 x float], ptr %101, i64 0, i64 %103
  store float %97, ptr %104, align 4
  %105 = load i32, ptr %22, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %106
  %108 = load i32, ptr %23, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [64 x float], ptr %107, i64 0, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %110, ptr align 8 %26, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %27, align 4
  store i32 8, ptr %28, align 4
  br label %111

111:                                              ; preds = %268, %8
  %112 = load i32, ptr %28, align 4
  %113 = load i32, ptr %14, align 4
  %114 = icmp sle i32 %112, %113
  br i1 %114, label %115, label %271

115:                                              ; preds = %111
  %116 = load i32, ptr %28, align 4
  %117 = load i32, ptr %14, align 4
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %119, label %145

119:                                              ; preds = %115
  %120 = load ptr, ptr %9, align 8
  %121 = load i32, ptr %20, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %14, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = getelementptr inbounds nuw float, ptr %120, i64 %125
  %127 = load i32, ptr %28, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %126, i64 %128
  %130 = load i32, ptr %21, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %129, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %132, i64 8, i1 false)
  %133 = load ptr, ptr %10, align 8
  %134 = load i32, ptr %28, align 4
  %135 = load i32, ptr %22, align 4
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = getelementptr inbounds nuw float, ptr %133, i64 %140
  %142 = load i32, ptr %23, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %141, i64 %143
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %144, i64 8, i1 false)
  br label %145

145:                                              ; preds = %119, %115
  store i32 0, ptr %29, align 4
  br label %146

146:                                              ; preds = %225, %145
  %147 = load i32, ptr %29, align 4
  %148 = icmp slt i32 %147, 8
  br i1 %148, label %149, label %228

149:                                              ; preds = %146
  %150 = load i32, ptr %27, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x [8 x [64 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %151
  %153 = load i32, ptr %29, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [8 x [64 x float]], ptr %152, i64 0, i64 %154
  %156 = load i32, ptr %19, align 4
  %157 = mul nsw i32 %156, 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [64 x float], ptr %155, i64 0, i64 %158
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %30, ptr align 4 %159, i64 16, i1 false)
  %160 = load i32, ptr %27, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [2 x [8 x [64 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %161
  %163 = load i32, ptr %29, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [8 x [64 x float]], ptr %162, i64 0, i64 %164
  %166 = load i32, ptr %18, align 4
  %167 = mul nsw i32 %166, 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [64 x float], ptr %165, i64 0, i64 %168
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %31, ptr align 4 %169, i64 16, i1 false)
  %170 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 0
  %171 = load float, ptr %170, align 16
  store float %171, ptr %32, align 4
  %172 = getelementptr inbounds float, ptr %32, i64 1
  %173 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 1
  %174 = load float, ptr %173, align 4
  store float %174, ptr %172, align 4
  %175 = getelementptr inbounds float, ptr %32, i64 2
  %176 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 2
  %177 = load float, ptr %176, align 8
  store float %177, ptr %175, align 4
  %178 = getelementptr inbounds float, ptr %32, i64 3
  %179 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 3
  %180 = load float, ptr %179, align 4
  store float %180, ptr %178, align 4
  %181 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 0
  %182 = load float, ptr %181, align 16
  store float %182, ptr %33, align 4
  %183 = getelementptr inbounds float, ptr %33, i64 1
  %184 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 1
  %185 = load float, ptr %184, align 4
  store float %185, ptr %183, align 4
  %186 = getelementptr inbounds float, ptr %33, i64 2
  %187 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 2
  %188 = load float, ptr %187, align 8
  store float %188, ptr %186, align 4
  %189 = getelementptr inbounds float, ptr %33, i64 3
  %190 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 3
  %191 = load float, ptr %190, align 4
  store float %191, ptr %189, align 4
  store i32 0, ptr %34, align 4
  br label %192

192:                                              ; preds = %221, %149
  %193 = load i32, ptr %34, align 4
  %194 = icmp slt i32 %193, 4
  br i1 %194, label %195, label %224

195:                                              ; preds = %192
  store i32 0, ptr %35, align 4
  br label %196

196:                                              ; preds = %217, %195
  %197 = load i32, ptr %35, align 4
  %198 = icmp slt i32 %197, 4
  br i1 %198, label %199, label %220

199:                                              ; preds = %196
  %200 = load i32, ptr %34, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [4 x float], ptr %32, i64 0, i64 %201
  %203 = load float, ptr %202, align 4
  %204 = load i32, ptr %35, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x float], ptr %33, i64 0, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = fmul contract float %203, %207
  %209 = load i32, ptr %34, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [4 x [4 x float]], ptr %24, i64 0, i64 %210
  %212 = load i32, ptr %35, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x float], ptr %211, i64 0, i64 %213
  %215 = load float, ptr %214, align 4
  %216 = fadd contract float %215, %208
  store float %216, ptr %214, align 4
  br label %217

217:                                              ; preds = %199
  %218 = load i32, ptr %35, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %35, align 4
  br label %196, !llvm.loop !4

220:                                              ; preds = %196
  br label %221

221:                                              ; preds = %220
  %222 = load i32, ptr %34, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %34, align 4
  br label %192, !llvm.loop !7

224:                                              ; preds = %192
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %29, align 4
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %29, align 4
  br label %146, !llvm.loop !8

228:                                              ; preds = %146
  %229 = load i32, ptr %28, align 4
  %230 = load i32, ptr %14, align 4
  %231 = icmp slt i32 %229, %230
  br i1 %231, label %232, label %267

232:                                              ; preds = %228
  %233 = load i32, ptr %27, align 4
  %234 = xor i32 %233, 1
  store i32 %234, ptr %27, align 4
  %235 = getelementptr inbounds nuw %struct.float2, ptr %25, i32 0, i32 0
  %236 = load float, ptr %235, align 8
  %237 = load i32, ptr %27, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [2 x [8 x [64 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %238
  %240 = load i32, ptr %21, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [8 x [64 x float]], ptr %239, i64 0, i64 %241
  %243 = load i32, ptr %20, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [64 x float], ptr %242, i64 0, i64 %244
  store float %236, ptr %245, align 4
  %246 = getelementptr inbounds nuw %struct.float2, ptr %25, i32 0, i32 1
  %247 = load float, ptr %246, align 4
  %248 = load i32, ptr %27, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [2 x [8 x [64 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %249
  %251 = load i32, ptr %21, align 4
  %252 = add nsw i32 %251, 1
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [8 x [64 x float]], ptr %250, i64 0, i64 %253
  %255 = load i32, ptr %20, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [64 x float], ptr %254, i64 0, i64 %256
  store float %247, ptr %257, align 4
  %258 = load i32, ptr %27, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [2 x [8 x [64 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %259
  %261 = load i32, ptr %22, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [8 x [64 x float]], ptr %260, i64 0, i64 %262
  %264 = load i32, ptr %23, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [64 x float], ptr %263, i64 0, i64 %265
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %266, ptr align 8 %26, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %267

267:                                              ; preds = %232, %228
  br label %268

268:                                              ; preds = %267
  %269 = load i32, ptr %28, align 4
  %270 = add nsw i32 %269, 8
  store i32 %270, ptr %28, align 4
  br label %111, !llvm.loop !9

271:                                              ; preds = %111
  store i32 0, ptr %36, align 4
  br label %272

272:                                              ; preds = %360, %271
  %273 = load i32, ptr %36, align 4
  %274 = icmp slt i32 %273, 4
  br i1 %274, label %275, label %363

275:                                              ; preds = %272
  %276 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %277 = zext i32 %276 to i64
  %278 = mul i64 %277, 64
  %279 = load i32, ptr %19, align 4
  %280 = mul nsw i32 %279, 4
  %281 = sext i32 %280 to i64
  %282 = add i64 %278, %281
  %283 = load i32, ptr %36, align 4
  %284 = sext i32 %283 to i64
  %285 = add i64 %282, %284
  store i64 %285, ptr %37, align 8
  %286 = load i64, ptr %37, align 8
  %287 = trunc i64 %286 to i32
  %288 = load i32, ptr %12, align 4
  %289 = icmp sge i32 %287, %288
  br i1 %289, label %290, label %291

290:                                              ; preds = %275
  br label %363

291:                                              ; preds = %275
  %292 = load ptr, ptr %11, align 8
  %293 = load i64, ptr %37, align 8
  %294 = load i32, ptr %13, align 4
  %295 = sext i32 %294 to i64
  %296 = mul i64 %293, %295
  %297 = getelementptr inbounds nuw float, ptr %292, i64 %296
  %298 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %299 = mul i32 %298, 64
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw float, ptr %297, i64 %300
  %302 = load i32, ptr %18, align 4
  %303 = mul nsw i32 %302, 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds float, ptr %301, i64 %304
  store ptr %305, ptr %38, align 8
  %306 = load ptr, ptr %38, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %39, ptr align 16 %306, i64 16, i1 false)
  %307 = load float, ptr %15, align 4
  %308 = load i32, ptr %36, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [4 x [4 x float]], ptr %24, i64 0, i64 %309
  %311 = getelementptr inbounds [4 x float], ptr %310, i64 0, i64 0
  %312 = load float, ptr %311, align 4
  %313 = fmul contract float %307, %312
  %314 = load float, ptr %16, align 4
  %315 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 0
  %316 = load float, ptr %315, align 16
  %317 = fmul contract float %314, %316
  %318 = fadd contract float %313, %317
  %319 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 0
  store float %318, ptr %319, align 16
  %320 = load float, ptr %15, align 4
  %321 = load i32, ptr %36, align 4
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds [4 x [4 x float]], ptr %24, i64 0, i64 %322
  %324 = getelementptr inbounds [4 x float], ptr %323, i64 0, i64 1
  %325 = load float, ptr %324, align 4
  %326 = fmul contract float %320, %325
  %327 = load float, ptr %16, align 4
  %328 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 1
  %329 = load float, ptr %328, align 4
  %330 = fmul contract float %327, %329
  %331 = fadd contract float %326, %330
  %332 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 1
  store float %331, ptr %332, align 4
  %333 = load float, ptr %15, align 4
  %334 = load i32, ptr %36, align 4
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds [4 x [4 x float]], ptr %24, i64 0, i64 %335
  %337 = getelementptr inbounds [4 x float], ptr %336, i64 0, i64 2
  %338 = load float, ptr %337, align 4
  %339 = fmul contract float %333, %338
  %340 = load float, ptr %16, align 4
  %341 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 2
  %342 = load float, ptr %341, align 8
  %343 = fmul contract float %340, %342
  %344 = fadd contract float %339, %343
  %345 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 2
  store float %344, ptr %345, align 8
  %346 = load float, ptr %15, align 4
  %347 = load i32, ptr %36, align 4
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds [4 x [4 x float]], ptr %24, i64 0, i64 %348
  %350 = getelementptr inbounds [4 x float], ptr %349, i64 0, i64 3
  %351 = load float, ptr %350, align 4
  %352 = fmul contract float %346, %351
  %353 = load float, ptr %16, align 4
  %354 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 3
  %355 = load float, ptr %354, align 4
  %356 = fmul contract float %353, %355
  %357 = fadd contract float %352, %356
  %358 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 3
  store float %357, ptr %358, align 4
  %359 = load ptr, ptr %38, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %359, ptr align 16 %39, i64 16, i1 false)
  br label %360

360:                                              ; preds = %291
  %361 = load i32, ptr %36, align 4
  %362 = add nsw i32 %361, 1
  store i32 %362, ptr %36, align 4
  br label %272, !llvm.loop !10

363:                                              ; preds = %290, %272
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5, !6}
