; ModuleID = 'corpus/cuda/cu_hotspot.cu'
source_filename = "corpus/cuda/cu_hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@_ZZ7hotspotE7temp_on = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotE8power_on = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotE6temp_t = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hotspot(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8, float noundef %9, float noundef %10, float noundef %11, float noundef %12) #0 {
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i8, align 1
  %54 = alloca i32, align 4
  %55 = alloca float, align 4
  store i32 %0, ptr %14, align 4
  store ptr %1, ptr %15, align 8
  store ptr %2, ptr %16, align 8
  store ptr %3, ptr %17, align 8
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store i32 %6, ptr %20, align 4
  store i32 %7, ptr %21, align 4
  store float %8, ptr %22, align 4
  store float %9, ptr %23, align 4
  store float %10, ptr %24, align 4
  store float %11, ptr %25, align 4
  store float %12, ptr %26, align 4
  store float 8.000000e+01, ptr %27, align 4
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %56, ptr %28, align 4
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %57, ptr %29, align 4
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %58, ptr %30, align 4
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %59, ptr %31, align 4
  %60 = load float, ptr %26, align 4
  %61 = load float, ptr %22, align 4
  %62 = fdiv contract float %60, %61
  store float %62, ptr %32, align 4
  %63 = load float, ptr %23, align 4
  %64 = fdiv contract float 1.000000e+00, %63
  store float %64, ptr %33, align 4
  %65 = load float, ptr %24, align 4
  %66 = fdiv contract float 1.000000e+00, %65
  store float %66, ptr %34, align 4
  %67 = load float, ptr %25, align 4
  %68 = fdiv contract float 1.000000e+00, %67
  store float %68, ptr %35, align 4
  %69 = load i32, ptr %14, align 4
  %70 = mul nsw i32 %69, 2
  %71 = sub nsw i32 16, %70
  store i32 %71, ptr %36, align 4
  %72 = load i32, ptr %14, align 4
  %73 = mul nsw i32 %72, 2
  %74 = sub nsw i32 16, %73
  store i32 %74, ptr %37, align 4
  %75 = load i32, ptr %36, align 4
  %76 = load i32, ptr %29, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %21, align 4
  %79 = sub nsw i32 %77, %78
  store i32 %79, ptr %38, align 4
  %80 = load i32, ptr %37, align 4
  %81 = load i32, ptr %28, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %20, align 4
  %84 = sub nsw i32 %82, %83
  store i32 %84, ptr %39, align 4
  %85 = load i32, ptr %38, align 4
  %86 = add nsw i32 %85, 16
  %87 = sub nsw i32 %86, 1
  store i32 %87, ptr %40, align 4
  %88 = load i32, ptr %39, align 4
  %89 = add nsw i32 %88, 16
  %90 = sub nsw i32 %89, 1
  store i32 %90, ptr %41, align 4
  %91 = load i32, ptr %38, align 4
  %92 = load i32, ptr %31, align 4
  %93 = add nsw i32 %91, %92
  store i32 %93, ptr %42, align 4
  %94 = load i32, ptr %39, align 4
  %95 = load i32, ptr %30, align 4
  %96 = add nsw i32 %94, %95
  store i32 %96, ptr %43, align 4
  %97 = load i32, ptr %18, align 4
  %98 = load i32, ptr %42, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %43, align 4
  %101 = add nsw i32 %99, %100
  store i32 %101, ptr %44, align 4
  %102 = load i32, ptr %31, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %103
  %105 = load i32, ptr %30, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x float], ptr %104, i64 0, i64 %106
  store float 0.000000e+00, ptr %107, align 4
  %108 = load i32, ptr %31, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE8power_on to ptr), i64 0, i64 %109
  %111 = load i32, ptr %30, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x float], ptr %110, i64 0, i64 %112
  store float 0.000000e+00, ptr %113, align 4
  %114 = load i32, ptr %42, align 4
  %115 = icmp sge i32 %114, 0
  br i1 %115, label %116, label %152

116:                                              ; preds = %13
  %117 = load i32, ptr %42, align 4
  %118 = load i32, ptr %19, align 4
  %119 = sub nsw i32 %118, 1
  %120 = icmp sle i32 %117, %119
  br i1 %120, label %121, label %152

121:                                              ; preds = %116
  %122 = load i32, ptr %43, align 4
  %123 = icmp sge i32 %122, 0
  br i1 %123, label %124, label %152

124:                                              ; preds = %121
  %125 = load i32, ptr %43, align 4
  %126 = load i32, ptr %18, align 4
  %127 = sub nsw i32 %126, 1
  %128 = icmp sle i32 %125, %127
  br i1 %128, label %129, label %152

129:                                              ; preds = %124
  %130 = load ptr, ptr %16, align 8
  %131 = load i32, ptr %44, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = load i32, ptr %31, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %136
  %138 = load i32, ptr %30, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [16 x float], ptr %137, i64 0, i64 %139
  store float %134, ptr %140, align 4
  %141 = load ptr, ptr %15, align 8
  %142 = load i32, ptr %44, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %141, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = load i32, ptr %31, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE8power_on to ptr), i64 0, i64 %147
  %149 = load i32, ptr %30, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x float], ptr %148, i64 0, i64 %150
  store float %145, ptr %151, align 4
  br label %152

152:                                              ; preds = %129, %124, %121, %116, %13
  %153 = load i32, ptr %31, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %154
  %156 = load i32, ptr %30, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [16 x float], ptr %155, i64 0, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = load i32, ptr %31, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 0, i64 %161
  %163 = load i32, ptr %30, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [16 x float], ptr %162, i64 0, i64 %164
  store float %159, ptr %165, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %166 = load i32, ptr %38, align 4
  %167 = icmp slt i32 %166, 0
  br i1 %167, label %168, label %171

168:                                              ; preds = %152
  %169 = load i32, ptr %38, align 4
  %170 = sub nsw i32 0, %169
  br label %172

171:                                              ; preds = %152
  br label %172

172:                                              ; preds = %171, %168
  %173 = phi i32 [ %170, %168 ], [ 0, %171 ]
  store i32 %173, ptr %45, align 4
  %174 = load i32, ptr %39, align 4
  %175 = icmp slt i32 %174, 0
  br i1 %175, label %176, label %179

176:                                              ; preds = %172
  %177 = load i32, ptr %39, align 4
  %178 = sub nsw i32 0, %177
  br label %180

179:                                              ; preds = %172
  br label %180

180:                                              ; preds = %179, %176
  %181 = phi i32 [ %178, %176 ], [ 0, %179 ]
  store i32 %181, ptr %46, align 4
  %182 = load i32, ptr %40, align 4
  %183 = load i32, ptr %19, align 4
  %184 = sub nsw i32 %183, 1
  %185 = icmp sgt i32 %182, %184
  br i1 %185, label %186, label %192

186:                                              ; preds = %180
  %187 = load i32, ptr %40, align 4
  %188 = load i32, ptr %19, align 4
  %189 = sub nsw i32 %187, %188
  %190 = add nsw i32 %189, 1
  %191 = sub nsw i32 15, %190
  br label %193

192:                                              ; preds = %180
  br label %193

193:                                              ; preds = %192, %186
  %194 = phi i32 [ %191, %186 ], [ 15, %192 ]
  store i32 %194, ptr %47, align 4
  %195 = load i32, ptr %41, align 4
  %196 = load i32, ptr %18, align 4
  %197 = sub nsw i32 %196, 1
  %198 = icmp sgt i32 %195, %197
  br i1 %198, label %199, label %205

199:                                              ; preds = %193
  %200 = load i32, ptr %41, align 4
  %201 = load i32, ptr %18, align 4
  %202 = sub nsw i32 %200, %201
  %203 = add nsw i32 %202, 1
  %204 = sub nsw i32 15, %203
  br label %206

205:                                              ; preds = %193
  br label %206

206:                                              ; preds = %205, %199
  %207 = phi i32 [ %204, %199 ], [ 15, %205 ]
  store i32 %207, ptr %48, align 4
  %208 = load i32, ptr %31, align 4
  %209 = sub nsw i32 %208, 1
  store i32 %209, ptr %49, align 4
  %210 = load i32, ptr %31, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %50, align 4
  %212 = load i32, ptr %30, align 4
  %213 = sub nsw i32 %212, 1
  store i32 %213, ptr %51, align 4
  %214 = load i32, ptr %30, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %52, align 4
  %216 = load i32, ptr %49, align 4
  %217 = load i32, ptr %45, align 4
  %218 = icmp slt i32 %216, %217
  br i1 %218, label %219, label %221

219:                                              ; preds = %206
  %220 = load i32, ptr %45, align 4
  br label %223

221:                                              ; preds = %206
  %222 = load i32, ptr %49, align 4
  br label %223

223:                                              ; preds = %221, %219
  %224 = phi i32 [ %220, %219 ], [ %222, %221 ]
  store i32 %224, ptr %49, align 4
  %225 = load i32, ptr %50, align 4
  %226 = load i32, ptr %47, align 4
  %227 = icmp sgt i32 %225, %226
  br i1 %227, label %228, label %230

228:                                              ; preds = %223
  %229 = load i32, ptr %47, align 4
  br label %232

230:                                              ; preds = %223
  %231 = load i32, ptr %50, align 4
  br label %232

232:                                              ; preds = %230, %228
  %233 = phi i32 [ %229, %228 ], [ %231, %230 ]
  store i32 %233, ptr %50, align 4
  %234 = load i32, ptr %51, align 4
  %235 = load i32, ptr %46, align 4
  %236 = icmp slt i32 %234, %235
  br i1 %236, label %237, label %239

237:                                              ; preds = %232
  %238 = load i32, ptr %46, align 4
  br label %241

239:                                              ; preds = %232
  %240 = load i32, ptr %51, align 4
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i32 [ %238, %237 ], [ %240, %239 ]
  store i32 %242, ptr %51, align 4
  %243 = load i32, ptr %52, align 4
  %244 = load i32, ptr %48, align 4
  %245 = icmp sgt i32 %243, %244
  br i1 %245, label %246, label %248

246:                                              ; preds = %241
  %247 = load i32, ptr %48, align 4
  br label %250

248:                                              ; preds = %241
  %249 = load i32, ptr %52, align 4
  br label %250

250:                                              ; preds = %248, %246
  %251 = phi i32 [ %247, %246 ], [ %249, %248 ]
  store i32 %251, ptr %52, align 4
  store i8 0, ptr %53, align 1
  store i32 0, ptr %54, align 4
  br label %252

252:                                              ; preds = %390, %250
  %253 = load i32, ptr %54, align 4
  %254 = load i32, ptr %14, align 4
  %255 = icmp slt i32 %253, %254
  br i1 %255, label %256, label %393

256:                                              ; preds = %252
  store i8 0, ptr %53, align 1
  %257 = load i32, ptr %30, align 4
  %258 = load i32, ptr %54, align 4
  %259 = add nsw i32 %258, 1
  %260 = icmp sge i32 %257, %259
  br i1 %260, label %261, label %366

261:                                              ; preds = %256
  %262 = load i32, ptr %30, align 4
  %263 = load i32, ptr %54, align 4
  %264 = sub nsw i32 16, %263
  %265 = sub nsw i32 %264, 2
  %266 = icmp sle i32 %262, %265
  br i1 %266, label %267, label %366

267:                                              ; preds = %261
  %268 = load i32, ptr %31, align 4
  %269 = load i32, ptr %54, align 4
  %270 = add nsw i32 %269, 1
  %271 = icmp sge i32 %268, %270
  br i1 %271, label %272, label %366

272:                                              ; preds = %267
  %273 = load i32, ptr %31, align 4
  %274 = load i32, ptr %54, align 4
  %275 = sub nsw i32 16, %274
  %276 = sub nsw i32 %275, 2
  %277 = icmp sle i32 %273, %276
  br i1 %277, label %278, label %366

278:                                              ; preds = %272
  %279 = load i32, ptr %30, align 4
  %280 = load i32, ptr %46, align 4
  %281 = icmp sge i32 %279, %280
  br i1 %281, label %282, label %366

282:                                              ; preds = %278
  %283 = load i32, ptr %30, align 4
  %284 = load i32, ptr %48, align 4
  %285 = icmp sle i32 %283, %284
  br i1 %285, label %286, label %366

286:                                              ; preds = %282
  %287 = load i32, ptr %31, align 4
  %288 = load i32, ptr %45, align 4
  %289 = icmp sge i32 %287, %288
  br i1 %289, label %290, label %366

290:                                              ; preds = %286
  %291 = load i32, ptr %31, align 4
  %292 = load i32, ptr %47, align 4
  %293 = icmp sle i32 %291, %292
  br i1 %293, label %294, label %366

294:                                              ; preds = %290
  store i8 1, ptr %53, align 1
  %295 = load i32, ptr %31, align 4
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %296
  %298 = load i32, ptr %30, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds [16 x float], ptr %297, i64 0, i64 %299
  %301 = load float, ptr %300, align 4
  store float %301, ptr %55, align 4
  %302 = load float, ptr %55, align 4
  %303 = load float, ptr %32, align 4
  %304 = load i32, ptr %31, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE8power_on to ptr), i64 0, i64 %305
  %307 = load i32, ptr %30, align 4
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [16 x float], ptr %306, i64 0, i64 %308
  %310 = load float, ptr %309, align 4
  %311 = load i32, ptr %50, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %312
  %314 = load i32, ptr %30, align 4
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds [16 x float], ptr %313, i64 0, i64 %315
  %317 = load float, ptr %316, align 4
  %318 = load i32, ptr %49, align 4
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %319
  %321 = load i32, ptr %30, align 4
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds [16 x float], ptr %320, i64 0, i64 %322
  %324 = load float, ptr %323, align 4
  %325 = fadd contract float %317, %324
  %326 = load float, ptr %55, align 4
  %327 = fmul contract float 2.000000e+00, %326
  %328 = fsub contract float %325, %327
  %329 = load float, ptr %34, align 4
  %330 = fmul contract float %328, %329
  %331 = fadd contract float %310, %330
  %332 = load i32, ptr %31, align 4
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %333
  %335 = load i32, ptr %52, align 4
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [16 x float], ptr %334, i64 0, i64 %336
  %338 = load float, ptr %337, align 4
  %339 = load i32, ptr %31, align 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %340
  %342 = load i32, ptr %51, align 4
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds [16 x float], ptr %341, i64 0, i64 %343
  %345 = load float, ptr %344, align 4
  %346 = fadd contract float %338, %345
  %347 = load float, ptr %55, align 4
  %348 = fmul contract float 2.000000e+00, %347
  %349 = fsub contract float %346, %348
  %350 = load float, ptr %33, align 4
  %351 = fmul contract float %349, %350
  %352 = fadd contract float %331, %351
  %353 = load float, ptr %55, align 4
  %354 = fsub contract float 8.000000e+01, %353
  %355 = load float, ptr %35, align 4
  %356 = fmul contract float %354, %355
  %357 = fadd contract float %352, %356
  %358 = fmul contract float %303, %357
  %359 = fadd contract float %302, %358
  %360 = load i32, ptr %31, align 4
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 0, i64 %361
  %363 = load i32, ptr %30, align 4
  %364 = sext i32 %363 to i64
  %365 = getelementptr inbounds [16 x float], ptr %362, i64 0, i64 %364
  store float %359, ptr %365, align 4
  br label %366

366:                                              ; preds = %294, %290, %286, %282, %278, %272, %267, %261, %256
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %367 = load i32, ptr %54, align 4
  %368 = load i32, ptr %14, align 4
  %369 = sub nsw i32 %368, 1
  %370 = icmp eq i32 %367, %369
  br i1 %370, label %371, label %372

371:                                              ; preds = %366
  br label %393

372:                                              ; preds = %366
  %373 = load i8, ptr %53, align 1
  %374 = trunc i8 %373 to i1
  br i1 %374, label %375, label %389

375:                                              ; preds = %372
  %376 = load i32, ptr %31, align 4
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 0, i64 %377
  %379 = load i32, ptr %30, align 4
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds [16 x float], ptr %378, i64 0, i64 %380
  %382 = load float, ptr %381, align 4
  %383 = load i32, ptr %31, align 4
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 0, i64 %384
  %386 = load i32, ptr %30, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds [16 x float], ptr %385, i64 0, i64 %387
  store float %382, ptr %388, align 4
  br label %389

389:                                              ; preds = %375, %372
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %390

390:                                              ; preds = %389
  %391 = load i32, ptr %54, align 4
  %392 = add nsw i32 %391, 1
  store i32 %392, ptr %54, align 4
  br label %252, !llvm.loop !4

393:                                              ; preds = %371, %252
  %394 = load i8, ptr %53, align 1
  %395 = trunc i8 %394 to i1
  br i1 %395, label %396, label %408

396:                                              ; preds = %393
  %397 = load i32, ptr %31, align 4
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 0, i64 %398
  %400 = load i32, ptr %30, align 4
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds [16 x float], ptr %399, i64 0, i64 %401
  %403 = load float, ptr %402, align 4
  %404 = load ptr, ptr %17, align 8
  %405 = load i32, ptr %44, align 4
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds float, ptr %404, i64 %406
  store float %403, ptr %407, align 4
  br label %408

408:                                              ; preds = %396, %393
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
