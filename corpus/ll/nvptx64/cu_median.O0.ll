; ModuleID = 'corpus/cuda/cu_median.cu'
source_filename = "corpus/cuda/cu_median.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @median3x3(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i8, align 1
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i8, align 1
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i8, align 1
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i8, align 1
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i8, align 1
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i8, align 1
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca i8, align 1
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca i8, align 1
  %41 = alloca ptr, align 8
  %42 = alloca ptr, align 8
  %43 = alloca i8, align 1
  %44 = alloca ptr, align 8
  %45 = alloca ptr, align 8
  %46 = alloca i8, align 1
  %47 = alloca ptr, align 8
  %48 = alloca ptr, align 8
  %49 = alloca i8, align 1
  %50 = alloca ptr, align 8
  %51 = alloca ptr, align 8
  %52 = alloca i8, align 1
  %53 = alloca ptr, align 8
  %54 = alloca ptr, align 8
  %55 = alloca i8, align 1
  %56 = alloca ptr, align 8
  %57 = alloca ptr, align 8
  %58 = alloca i8, align 1
  %59 = alloca ptr, align 8
  %60 = alloca ptr, align 8
  %61 = alloca i8, align 1
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca ptr, align 8
  %71 = alloca ptr, align 8
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca [9 x i8], align 1
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  %79 = alloca i32, align 4
  store ptr %0, ptr %70, align 8
  store ptr %1, ptr %71, align 8
  store i32 %2, ptr %72, align 4
  store i32 %3, ptr %73, align 4
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %82 = mul i32 %80, %81
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %84 = add i32 %82, %83
  store i32 %84, ptr %74, align 4
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %87 = mul i32 %85, %86
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %89 = add i32 %87, %88
  store i32 %89, ptr %75, align 4
  %90 = load i32, ptr %74, align 4
  %91 = load i32, ptr %72, align 4
  %92 = icmp sge i32 %90, %91
  br i1 %92, label %97, label %93

93:                                               ; preds = %4
  %94 = load i32, ptr %75, align 4
  %95 = load i32, ptr %73, align 4
  %96 = icmp sge i32 %94, %95
  br i1 %96, label %97, label %98

97:                                               ; preds = %93, %4
  br label %844

98:                                               ; preds = %93
  store i32 0, ptr %77, align 4
  br label %99

99:                                               ; preds = %165, %98
  %100 = load i32, ptr %77, align 4
  %101 = icmp slt i32 %100, 9
  br i1 %101, label %102, label %168

102:                                              ; preds = %99
  %103 = load i32, ptr %74, align 4
  %104 = load i32, ptr %77, align 4
  %105 = srem i32 %104, 3
  %106 = add nsw i32 %103, %105
  %107 = sub nsw i32 %106, 1
  store i32 %107, ptr %62, align 4
  store i32 0, ptr %63, align 4
  %108 = load i32, ptr %62, align 4
  %109 = load i32, ptr %63, align 4
  %110 = icmp sgt i32 %108, %109
  br i1 %110, label %111, label %113

111:                                              ; preds = %102
  %112 = load i32, ptr %62, align 4
  br label %115

113:                                              ; preds = %102
  %114 = load i32, ptr %63, align 4
  br label %115

115:                                              ; preds = %111, %113
  %116 = phi i32 [ %112, %111 ], [ %114, %113 ]
  %117 = load i32, ptr %72, align 4
  %118 = sub nsw i32 %117, 1
  store i32 %116, ptr %66, align 4
  store i32 %118, ptr %67, align 4
  %119 = load i32, ptr %66, align 4
  %120 = load i32, ptr %67, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %124

122:                                              ; preds = %115
  %123 = load i32, ptr %66, align 4
  br label %126

124:                                              ; preds = %115
  %125 = load i32, ptr %67, align 4
  br label %126

126:                                              ; preds = %122, %124
  %127 = phi i32 [ %123, %122 ], [ %125, %124 ]
  store i32 %127, ptr %78, align 4
  %128 = load i32, ptr %75, align 4
  %129 = load i32, ptr %77, align 4
  %130 = sdiv i32 %129, 3
  %131 = add nsw i32 %128, %130
  %132 = sub nsw i32 %131, 1
  store i32 %132, ptr %64, align 4
  store i32 0, ptr %65, align 4
  %133 = load i32, ptr %64, align 4
  %134 = load i32, ptr %65, align 4
  %135 = icmp sgt i32 %133, %134
  br i1 %135, label %136, label %138

136:                                              ; preds = %126
  %137 = load i32, ptr %64, align 4
  br label %140

138:                                              ; preds = %126
  %139 = load i32, ptr %65, align 4
  br label %140

140:                                              ; preds = %136, %138
  %141 = phi i32 [ %137, %136 ], [ %139, %138 ]
  %142 = load i32, ptr %73, align 4
  %143 = sub nsw i32 %142, 1
  store i32 %141, ptr %68, align 4
  store i32 %143, ptr %69, align 4
  %144 = load i32, ptr %68, align 4
  %145 = load i32, ptr %69, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %149

147:                                              ; preds = %140
  %148 = load i32, ptr %68, align 4
  br label %151

149:                                              ; preds = %140
  %150 = load i32, ptr %69, align 4
  br label %151

151:                                              ; preds = %147, %149
  %152 = phi i32 [ %148, %147 ], [ %150, %149 ]
  store i32 %152, ptr %79, align 4
  %153 = load ptr, ptr %70, align 8
  %154 = load i32, ptr %79, align 4
  %155 = load i32, ptr %72, align 4
  %156 = mul nsw i32 %154, %155
  %157 = load i32, ptr %78, align 4
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i8, ptr %153, i64 %159
  %161 = load i8, ptr %160, align 1
  %162 = load i32, ptr %77, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 %163
  store i8 %161, ptr %164, align 1
  br label %165

165:                                              ; preds = %151
  %166 = load i32, ptr %77, align 4
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %77, align 4
  br label %99, !llvm.loop !4

168:                                              ; preds = %99
  %169 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 1
  %170 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 2
  store ptr %169, ptr %5, align 8
  store ptr %170, ptr %6, align 8
  %171 = load ptr, ptr %5, align 8, !nonnull !7
  %172 = load i8, ptr %171, align 1
  %173 = zext i8 %172 to i32
  %174 = load ptr, ptr %6, align 8, !nonnull !7
  %175 = load i8, ptr %174, align 1
  %176 = zext i8 %175 to i32
  %177 = icmp slt i32 %173, %176
  br i1 %177, label %178, label %181

178:                                              ; preds = %168
  %179 = load ptr, ptr %5, align 8, !nonnull !7
  %180 = load i8, ptr %179, align 1
  br label %184

181:                                              ; preds = %168
  %182 = load ptr, ptr %6, align 8, !nonnull !7
  %183 = load i8, ptr %182, align 1
  br label %184

184:                                              ; preds = %181, %178
  %185 = phi i8 [ %180, %178 ], [ %183, %181 ]
  store i8 %185, ptr %7, align 1
  %186 = load ptr, ptr %5, align 8, !nonnull !7
  %187 = load i8, ptr %186, align 1
  %188 = zext i8 %187 to i32
  %189 = load ptr, ptr %6, align 8, !nonnull !7
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = icmp slt i32 %188, %191
  br i1 %192, label %193, label %196

193:                                              ; preds = %184
  %194 = load ptr, ptr %6, align 8, !nonnull !7
  %195 = load i8, ptr %194, align 1
  br label %199

196:                                              ; preds = %184
  %197 = load ptr, ptr %5, align 8, !nonnull !7
  %198 = load i8, ptr %197, align 1
  br label %199

199:                                              ; preds = %193, %196
  %200 = phi i8 [ %195, %193 ], [ %198, %196 ]
  %201 = load ptr, ptr %6, align 8, !nonnull !7
  store i8 %200, ptr %201, align 1
  %202 = load i8, ptr %7, align 1
  %203 = load ptr, ptr %5, align 8, !nonnull !7
  store i8 %202, ptr %203, align 1
  %204 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %205 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 5
  store ptr %204, ptr %8, align 8
  store ptr %205, ptr %9, align 8
  %206 = load ptr, ptr %8, align 8, !nonnull !7
  %207 = load i8, ptr %206, align 1
  %208 = zext i8 %207 to i32
  %209 = load ptr, ptr %9, align 8, !nonnull !7
  %210 = load i8, ptr %209, align 1
  %211 = zext i8 %210 to i32
  %212 = icmp slt i32 %208, %211
  br i1 %212, label %213, label %216

213:                                              ; preds = %199
  %214 = load ptr, ptr %8, align 8, !nonnull !7
  %215 = load i8, ptr %214, align 1
  br label %219

216:                                              ; preds = %199
  %217 = load ptr, ptr %9, align 8, !nonnull !7
  %218 = load i8, ptr %217, align 1
  br label %219

219:                                              ; preds = %216, %213
  %220 = phi i8 [ %215, %213 ], [ %218, %216 ]
  store i8 %220, ptr %10, align 1
  %221 = load ptr, ptr %8, align 8, !nonnull !7
  %222 = load i8, ptr %221, align 1
  %223 = zext i8 %222 to i32
  %224 = load ptr, ptr %9, align 8, !nonnull !7
  %225 = load i8, ptr %224, align 1
  %226 = zext i8 %225 to i32
  %227 = icmp slt i32 %223, %226
  br i1 %227, label %228, label %231

228:                                              ; preds = %219
  %229 = load ptr, ptr %9, align 8, !nonnull !7
  %230 = load i8, ptr %229, align 1
  br label %234

231:                                              ; preds = %219
  %232 = load ptr, ptr %8, align 8, !nonnull !7
  %233 = load i8, ptr %232, align 1
  br label %234

234:                                              ; preds = %228, %231
  %235 = phi i8 [ %230, %228 ], [ %233, %231 ]
  %236 = load ptr, ptr %9, align 8, !nonnull !7
  store i8 %235, ptr %236, align 1
  %237 = load i8, ptr %10, align 1
  %238 = load ptr, ptr %8, align 8, !nonnull !7
  store i8 %237, ptr %238, align 1
  %239 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 7
  %240 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 8
  store ptr %239, ptr %11, align 8
  store ptr %240, ptr %12, align 8
  %241 = load ptr, ptr %11, align 8, !nonnull !7
  %242 = load i8, ptr %241, align 1
  %243 = zext i8 %242 to i32
  %244 = load ptr, ptr %12, align 8, !nonnull !7
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i32
  %247 = icmp slt i32 %243, %246
  br i1 %247, label %248, label %251

248:                                              ; preds = %234
  %249 = load ptr, ptr %11, align 8, !nonnull !7
  %250 = load i8, ptr %249, align 1
  br label %254

251:                                              ; preds = %234
  %252 = load ptr, ptr %12, align 8, !nonnull !7
  %253 = load i8, ptr %252, align 1
  br label %254

254:                                              ; preds = %251, %248
  %255 = phi i8 [ %250, %248 ], [ %253, %251 ]
  store i8 %255, ptr %13, align 1
  %256 = load ptr, ptr %11, align 8, !nonnull !7
  %257 = load i8, ptr %256, align 1
  %258 = zext i8 %257 to i32
  %259 = load ptr, ptr %12, align 8, !nonnull !7
  %260 = load i8, ptr %259, align 1
  %261 = zext i8 %260 to i32
  %262 = icmp slt i32 %258, %261
  br i1 %262, label %263, label %266

263:                                              ; preds = %254
  %264 = load ptr, ptr %12, align 8, !nonnull !7
  %265 = load i8, ptr %264, align 1
  br label %269

266:                                              ; preds = %254
  %267 = load ptr, ptr %11, align 8, !nonnull !7
  %268 = load i8, ptr %267, align 1
  br label %269

269:                                              ; preds = %263, %266
  %270 = phi i8 [ %265, %263 ], [ %268, %266 ]
  %271 = load ptr, ptr %12, align 8, !nonnull !7
  store i8 %270, ptr %271, align 1
  %272 = load i8, ptr %13, align 1
  %273 = load ptr, ptr %11, align 8, !nonnull !7
  store i8 %272, ptr %273, align 1
  %274 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 0
  %275 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 1
  store ptr %274, ptr %14, align 8
  store ptr %275, ptr %15, align 8
  %276 = load ptr, ptr %14, align 8, !nonnull !7
  %277 = load i8, ptr %276, align 1
  %278 = zext i8 %277 to i32
  %279 = load ptr, ptr %15, align 8, !nonnull !7
  %280 = load i8, ptr %279, align 1
  %281 = zext i8 %280 to i32
  %282 = icmp slt i32 %278, %281
  br i1 %282, label %283, label %286

283:                                              ; preds = %269
  %284 = load ptr, ptr %14, align 8, !nonnull !7
  %285 = load i8, ptr %284, align 1
  br label %289

286:                                              ; preds = %269
  %287 = load ptr, ptr %15, align 8, !nonnull !7
  %288 = load i8, ptr %287, align 1
  br label %289

289:                                              ; preds = %286, %283
  %290 = phi i8 [ %285, %283 ], [ %288, %286 ]
  store i8 %290, ptr %16, align 1
  %291 = load ptr, ptr %14, align 8, !nonnull !7
  %292 = load i8, ptr %291, align 1
  %293 = zext i8 %292 to i32
  %294 = load ptr, ptr %15, align 8, !nonnull !7
  %295 = load i8, ptr %294, align 1
  %296 = zext i8 %295 to i32
  %297 = icmp slt i32 %293, %296
  br i1 %297, label %298, label %301

298:                                              ; preds = %289
  %299 = load ptr, ptr %15, align 8, !nonnull !7
  %300 = load i8, ptr %299, align 1
  br label %304

301:                                              ; preds = %289
  %302 = load ptr, ptr %14, align 8, !nonnull !7
  %303 = load i8, ptr %302, align 1
  br label %304

304:                                              ; preds = %298, %301
  %305 = phi i8 [ %300, %298 ], [ %303, %301 ]
  %306 = load ptr, ptr %15, align 8, !nonnull !7
  store i8 %305, ptr %306, align 1
  %307 = load i8, ptr %16, align 1
  %308 = load ptr, ptr %14, align 8, !nonnull !7
  store i8 %307, ptr %308, align 1
  %309 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 3
  %310 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  store ptr %309, ptr %17, align 8
  store ptr %310, ptr %18, align 8
  %311 = load ptr, ptr %17, align 8, !nonnull !7
  %312 = load i8, ptr %311, align 1
  %313 = zext i8 %312 to i32
  %314 = load ptr, ptr %18, align 8, !nonnull !7
  %315 = load i8, ptr %314, align 1
  %316 = zext i8 %315 to i32
  %317 = icmp slt i32 %313, %316
  br i1 %317, label %318, label %321

318:                                              ; preds = %304
  %319 = load ptr, ptr %17, align 8, !nonnull !7
  %320 = load i8, ptr %319, align 1
  br label %324

321:                                              ; preds = %304
  %322 = load ptr, ptr %18, align 8, !nonnull !7
  %323 = load i8, ptr %322, align 1
  br label %324

324:                                              ; preds = %321, %318
  %325 = phi i8 [ %320, %318 ], [ %323, %321 ]
  store i8 %325, ptr %19, align 1
  %326 = load ptr, ptr %17, align 8, !nonnull !7
  %327 = load i8, ptr %326, align 1
  %328 = zext i8 %327 to i32
  %329 = load ptr, ptr %18, align 8, !nonnull !7
  %330 = load i8, ptr %329, align 1
  %331 = zext i8 %330 to i32
  %332 = icmp slt i32 %328, %331
  br i1 %332, label %333, label %336

333:                                              ; preds = %324
  %334 = load ptr, ptr %18, align 8, !nonnull !7
  %335 = load i8, ptr %334, align 1
  br label %339

336:                                              ; preds = %324
  %337 = load ptr, ptr %17, align 8, !nonnull !7
  %338 = load i8, ptr %337, align 1
  br label %339

339:                                              ; preds = %333, %336
  %340 = phi i8 [ %335, %333 ], [ %338, %336 ]
  %341 = load ptr, ptr %18, align 8, !nonnull !7
  store i8 %340, ptr %341, align 1
  %342 = load i8, ptr %19, align 1
  %343 = load ptr, ptr %17, align 8, !nonnull !7
  store i8 %342, ptr %343, align 1
  %344 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 6
  %345 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 7
  store ptr %344, ptr %20, align 8
  store ptr %345, ptr %21, align 8
  %346 = load ptr, ptr %20, align 8, !nonnull !7
  %347 = load i8, ptr %346, align 1
  %348 = zext i8 %347 to i32
  %349 = load ptr, ptr %21, align 8, !nonnull !7
  %350 = load i8, ptr %349, align 1
  %351 = zext i8 %350 to i32
  %352 = icmp slt i32 %348, %351
  br i1 %352, label %353, label %356

353:                                              ; preds = %339
  %354 = load ptr, ptr %20, align 8, !nonnull !7
  %355 = load i8, ptr %354, align 1
  br label %359

356:                                              ; preds = %339
  %357 = load ptr, ptr %21, align 8, !nonnull !7
  %358 = load i8, ptr %357, align 1
  br label %359

359:                                              ; preds = %356, %353
  %360 = phi i8 [ %355, %353 ], [ %358, %356 ]
  store i8 %360, ptr %22, align 1
  %361 = load ptr, ptr %20, align 8, !nonnull !7
  %362 = load i8, ptr %361, align 1
  %363 = zext i8 %362 to i32
  %364 = load ptr, ptr %21, align 8, !nonnull !7
  %365 = load i8, ptr %364, align 1
  %366 = zext i8 %365 to i32
  %367 = icmp slt i32 %363, %366
  br i1 %367, label %368, label %371

368:                                              ; preds = %359
  %369 = load ptr, ptr %21, align 8, !nonnull !7
  %370 = load i8, ptr %369, align 1
  br label %374

371:                                              ; preds = %359
  %372 = load ptr, ptr %20, align 8, !nonnull !7
  %373 = load i8, ptr %372, align 1
  br label %374

374:                                              ; preds = %368, %371
  %375 = phi i8 [ %370, %368 ], [ %373, %371 ]
  %376 = load ptr, ptr %21, align 8, !nonnull !7
  store i8 %375, ptr %376, align 1
  %377 = load i8, ptr %22, align 1
  %378 = load ptr, ptr %20, align 8, !nonnull !7
  store i8 %377, ptr %378, align 1
  %379 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 1
  %380 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 2
  store ptr %379, ptr %23, align 8
  store ptr %380, ptr %24, align 8
  %381 = load ptr, ptr %23, align 8, !nonnull !7
  %382 = load i8, ptr %381, align 1
  %383 = zext i8 %382 to i32
  %384 = load ptr, ptr %24, align 8, !nonnull !7
  %385 = load i8, ptr %384, align 1
  %386 = zext i8 %385 to i32
  %387 = icmp slt i32 %383, %386
  br i1 %387, label %388, label %391

388:                                              ; preds = %374
  %389 = load ptr, ptr %23, align 8, !nonnull !7
  %390 = load i8, ptr %389, align 1
  br label %394

391:                                              ; preds = %374
  %392 = load ptr, ptr %24, align 8, !nonnull !7
  %393 = load i8, ptr %392, align 1
  br label %394

394:                                              ; preds = %391, %388
  %395 = phi i8 [ %390, %388 ], [ %393, %391 ]
  store i8 %395, ptr %25, align 1
  %396 = load ptr, ptr %23, align 8, !nonnull !7
  %397 = load i8, ptr %396, align 1
  %398 = zext i8 %397 to i32
  %399 = load ptr, ptr %24, align 8, !nonnull !7
  %400 = load i8, ptr %399, align 1
  %401 = zext i8 %400 to i32
  %402 = icmp slt i32 %398, %401
  br i1 %402, label %403, label %406

403:                                              ; preds = %394
  %404 = load ptr, ptr %24, align 8, !nonnull !7
  %405 = load i8, ptr %404, align 1
  br label %409

406:                                              ; preds = %394
  %407 = load ptr, ptr %23, align 8, !nonnull !7
  %408 = load i8, ptr %407, align 1
  br label %409

409:                                              ; preds = %403, %406
  %410 = phi i8 [ %405, %403 ], [ %408, %406 ]
  %411 = load ptr, ptr %24, align 8, !nonnull !7
  store i8 %410, ptr %411, align 1
  %412 = load i8, ptr %25, align 1
  %413 = load ptr, ptr %23, align 8, !nonnull !7
  store i8 %412, ptr %413, align 1
  %414 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %415 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 5
  store ptr %414, ptr %26, align 8
  store ptr %415, ptr %27, align 8
  %416 = load ptr, ptr %26, align 8, !nonnull !7
  %417 = load i8, ptr %416, align 1
  %418 = zext i8 %417 to i32
  %419 = load ptr, ptr %27, align 8, !nonnull !7
  %420 = load i8, ptr %419, align 1
  %421 = zext i8 %420 to i32
  %422 = icmp slt i32 %418, %421
  br i1 %422, label %423, label %426

423:                                              ; preds = %409
  %424 = load ptr, ptr %26, align 8, !nonnull !7
  %425 = load i8, ptr %424, align 1
  br label %429

426:                                              ; preds = %409
  %427 = load ptr, ptr %27, align 8, !nonnull !7
  %428 = load i8, ptr %427, align 1
  br label %429

429:                                              ; preds = %426, %423
  %430 = phi i8 [ %425, %423 ], [ %428, %426 ]
  store i8 %430, ptr %28, align 1
  %431 = load ptr, ptr %26, align 8, !nonnull !7
  %432 = load i8, ptr %431, align 1
  %433 = zext i8 %432 to i32
  %434 = load ptr, ptr %27, align 8, !nonnull !7
  %435 = load i8, ptr %434, align 1
  %436 = zext i8 %435 to i32
  %437 = icmp slt i32 %433, %436
  br i1 %437, label %438, label %441

438:                                              ; preds = %429
  %439 = load ptr, ptr %27, align 8, !nonnull !7
  %440 = load i8, ptr %439, align 1
  br label %444

441:                                              ; preds = %429
  %442 = load ptr, ptr %26, align 8, !nonnull !7
  %443 = load i8, ptr %442, align 1
  br label %444

444:                                              ; preds = %438, %441
  %445 = phi i8 [ %440, %438 ], [ %443, %441 ]
  %446 = load ptr, ptr %27, align 8, !nonnull !7
  store i8 %445, ptr %446, align 1
  %447 = load i8, ptr %28, align 1
  %448 = load ptr, ptr %26, align 8, !nonnull !7
  store i8 %447, ptr %448, align 1
  %449 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 7
  %450 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 8
  store ptr %449, ptr %29, align 8
  store ptr %450, ptr %30, align 8
  %451 = load ptr, ptr %29, align 8, !nonnull !7
  %452 = load i8, ptr %451, align 1
  %453 = zext i8 %452 to i32
  %454 = load ptr, ptr %30, align 8, !nonnull !7
  %455 = load i8, ptr %454, align 1
  %456 = zext i8 %455 to i32
  %457 = icmp slt i32 %453, %456
  br i1 %457, label %458, label %461

458:                                              ; preds = %444
  %459 = load ptr, ptr %29, align 8, !nonnull !7
  %460 = load i8, ptr %459, align 1
  br label %464

461:                                              ; preds = %444
  %462 = load ptr, ptr %30, align 8, !nonnull !7
  %463 = load i8, ptr %462, align 1
  br label %464

464:                                              ; preds = %461, %458
  %465 = phi i8 [ %460, %458 ], [ %463, %461 ]
  store i8 %465, ptr %31, align 1
  %466 = load ptr, ptr %29, align 8, !nonnull !7
  %467 = load i8, ptr %466, align 1
  %468 = zext i8 %467 to i32
  %469 = load ptr, ptr %30, align 8, !nonnull !7
  %470 = load i8, ptr %469, align 1
  %471 = zext i8 %470 to i32
  %472 = icmp slt i32 %468, %471
  br i1 %472, label %473, label %476

473:                                              ; preds = %464
  %474 = load ptr, ptr %30, align 8, !nonnull !7
  %475 = load i8, ptr %474, align 1
  br label %479

476:                                              ; preds = %464
  %477 = load ptr, ptr %29, align 8, !nonnull !7
  %478 = load i8, ptr %477, align 1
  br label %479

479:                                              ; preds = %473, %476
  %480 = phi i8 [ %475, %473 ], [ %478, %476 ]
  %481 = load ptr, ptr %30, align 8, !nonnull !7
  store i8 %480, ptr %481, align 1
  %482 = load i8, ptr %31, align 1
  %483 = load ptr, ptr %29, align 8, !nonnull !7
  store i8 %482, ptr %483, align 1
  %484 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 0
  %485 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 3
  store ptr %484, ptr %32, align 8
  store ptr %485, ptr %33, align 8
  %486 = load ptr, ptr %32, align 8, !nonnull !7
  %487 = load i8, ptr %486, align 1
  %488 = zext i8 %487 to i32
  %489 = load ptr, ptr %33, align 8, !nonnull !7
  %490 = load i8, ptr %489, align 1
  %491 = zext i8 %490 to i32
  %492 = icmp slt i32 %488, %491
  br i1 %492, label %493, label %496

493:                                              ; preds = %479
  %494 = load ptr, ptr %32, align 8, !nonnull !7
  %495 = load i8, ptr %494, align 1
  br label %499

496:                                              ; preds = %479
  %497 = load ptr, ptr %33, align 8, !nonnull !7
  %498 = load i8, ptr %497, align 1
  br label %499

499:                                              ; preds = %496, %493
  %500 = phi i8 [ %495, %493 ], [ %498, %496 ]
  store i8 %500, ptr %34, align 1
  %501 = load ptr, ptr %32, align 8, !nonnull !7
  %502 = load i8, ptr %501, align 1
  %503 = zext i8 %502 to i32
  %504 = load ptr, ptr %33, align 8, !nonnull !7
  %505 = load i8, ptr %504, align 1
  %506 = zext i8 %505 to i32
  %507 = icmp slt i32 %503, %506
  br i1 %507, label %508, label %511

508:                                              ; preds = %499
  %509 = load ptr, ptr %33, align 8, !nonnull !7
  %510 = load i8, ptr %509, align 1
  br label %514

511:                                              ; preds = %499
  %512 = load ptr, ptr %32, align 8, !nonnull !7
  %513 = load i8, ptr %512, align 1
  br label %514

514:                                              ; preds = %508, %511
  %515 = phi i8 [ %510, %508 ], [ %513, %511 ]
  %516 = load ptr, ptr %33, align 8, !nonnull !7
  store i8 %515, ptr %516, align 1
  %517 = load i8, ptr %34, align 1
  %518 = load ptr, ptr %32, align 8, !nonnull !7
  store i8 %517, ptr %518, align 1
  %519 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 5
  %520 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 8
  store ptr %519, ptr %35, align 8
  store ptr %520, ptr %36, align 8
  %521 = load ptr, ptr %35, align 8, !nonnull !7
  %522 = load i8, ptr %521, align 1
  %523 = zext i8 %522 to i32
  %524 = load ptr, ptr %36, align 8, !nonnull !7
  %525 = load i8, ptr %524, align 1
  %526 = zext i8 %525 to i32
  %527 = icmp slt i32 %523, %526
  br i1 %527, label %528, label %531

528:                                              ; preds = %514
  %529 = load ptr, ptr %35, align 8, !nonnull !7
  %530 = load i8, ptr %529, align 1
  br label %534

531:                                              ; preds = %514
  %532 = load ptr, ptr %36, align 8, !nonnull !7
  %533 = load i8, ptr %532, align 1
  br label %534

534:                                              ; preds = %531, %528
  %535 = phi i8 [ %530, %528 ], [ %533, %531 ]
  store i8 %535, ptr %37, align 1
  %536 = load ptr, ptr %35, align 8, !nonnull !7
  %537 = load i8, ptr %536, align 1
  %538 = zext i8 %537 to i32
  %539 = load ptr, ptr %36, align 8, !nonnull !7
  %540 = load i8, ptr %539, align 1
  %541 = zext i8 %540 to i32
  %542 = icmp slt i32 %538, %541
  br i1 %542, label %543, label %546

543:                                              ; preds = %534
  %544 = load ptr, ptr %36, align 8, !nonnull !7
  %545 = load i8, ptr %544, align 1
  br label %549

546:                                              ; preds = %534
  %547 = load ptr, ptr %35, align 8, !nonnull !7
  %548 = load i8, ptr %547, align 1
  br label %549

549:                                              ; preds = %543, %546
  %550 = phi i8 [ %545, %543 ], [ %548, %546 ]
  %551 = load ptr, ptr %36, align 8, !nonnull !7
  store i8 %550, ptr %551, align 1
  %552 = load i8, ptr %37, align 1
  %553 = load ptr, ptr %35, align 8, !nonnull !7
  store i8 %552, ptr %553, align 1
  %554 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %555 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 7
  store ptr %554, ptr %38, align 8
  store ptr %555, ptr %39, align 8
  %556 = load ptr, ptr %38, align 8, !nonnull !7
  %557 = load i8, ptr %556, align 1
  %558 = zext i8 %557 to i32
  %559 = load ptr, ptr %39, align 8, !nonnull !7
  %560 = load i8, ptr %559, align 1
  %561 = zext i8 %560 to i32
  %562 = icmp slt i32 %558, %561
  br i1 %562, label %563, label %566

563:                                              ; preds = %549
  %564 = load ptr, ptr %38, align 8, !nonnull !7
  %565 = load i8, ptr %564, align 1
  br label %569

566:                                              ; preds = %549
  %567 = load ptr, ptr %39, align 8, !nonnull !7
  %568 = load i8, ptr %567, align 1
  br label %569

569:                                              ; preds = %566, %563
  %570 = phi i8 [ %565, %563 ], [ %568, %566 ]
  store i8 %570, ptr %40, align 1
  %571 = load ptr, ptr %38, align 8, !nonnull !7
  %572 = load i8, ptr %571, align 1
  %573 = zext i8 %572 to i32
  %574 = load ptr, ptr %39, align 8, !nonnull !7
  %575 = load i8, ptr %574, align 1
  %576 = zext i8 %575 to i32
  %577 = icmp slt i32 %573, %576
  br i1 %577, label %578, label %581

578:                                              ; preds = %569
  %579 = load ptr, ptr %39, align 8, !nonnull !7
  %580 = load i8, ptr %579, align 1
  br label %584

581:                                              ; preds = %569
  %582 = load ptr, ptr %38, align 8, !nonnull !7
  %583 = load i8, ptr %582, align 1
  br label %584

584:                                              ; preds = %578, %581
  %585 = phi i8 [ %580, %578 ], [ %583, %581 ]
  %586 = load ptr, ptr %39, align 8, !nonnull !7
  store i8 %585, ptr %586, align 1
  %587 = load i8, ptr %40, align 1
  %588 = load ptr, ptr %38, align 8, !nonnull !7
  store i8 %587, ptr %588, align 1
  %589 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 3
  %590 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 6
  store ptr %589, ptr %41, align 8
  store ptr %590, ptr %42, align 8
  %591 = load ptr, ptr %41, align 8, !nonnull !7
  %592 = load i8, ptr %591, align 1
  %593 = zext i8 %592 to i32
  %594 = load ptr, ptr %42, align 8, !nonnull !7
  %595 = load i8, ptr %594, align 1
  %596 = zext i8 %595 to i32
  %597 = icmp slt i32 %593, %596
  br i1 %597, label %598, label %601

598:                                              ; preds = %584
  %599 = load ptr, ptr %41, align 8, !nonnull !7
  %600 = load i8, ptr %599, align 1
  br label %604

601:                                              ; preds = %584
  %602 = load ptr, ptr %42, align 8, !nonnull !7
  %603 = load i8, ptr %602, align 1
  br label %604

604:                                              ; preds = %601, %598
  %605 = phi i8 [ %600, %598 ], [ %603, %601 ]
  store i8 %605, ptr %43, align 1
  %606 = load ptr, ptr %41, align 8, !nonnull !7
  %607 = load i8, ptr %606, align 1
  %608 = zext i8 %607 to i32
  %609 = load ptr, ptr %42, align 8, !nonnull !7
  %610 = load i8, ptr %609, align 1
  %611 = zext i8 %610 to i32
  %612 = icmp slt i32 %608, %611
  br i1 %612, label %613, label %616

613:                                              ; preds = %604
  %614 = load ptr, ptr %42, align 8, !nonnull !7
  %615 = load i8, ptr %614, align 1
  br label %619

616:                                              ; preds = %604
  %617 = load ptr, ptr %41, align 8, !nonnull !7
  %618 = load i8, ptr %617, align 1
  br label %619

619:                                              ; preds = %613, %616
  %620 = phi i8 [ %615, %613 ], [ %618, %616 ]
  %621 = load ptr, ptr %42, align 8, !nonnull !7
  store i8 %620, ptr %621, align 1
  %622 = load i8, ptr %43, align 1
  %623 = load ptr, ptr %41, align 8, !nonnull !7
  store i8 %622, ptr %623, align 1
  %624 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 1
  %625 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  store ptr %624, ptr %44, align 8
  store ptr %625, ptr %45, align 8
  %626 = load ptr, ptr %44, align 8, !nonnull !7
  %627 = load i8, ptr %626, align 1
  %628 = zext i8 %627 to i32
  %629 = load ptr, ptr %45, align 8, !nonnull !7
  %630 = load i8, ptr %629, align 1
  %631 = zext i8 %630 to i32
  %632 = icmp slt i32 %628, %631
  br i1 %632, label %633, label %636

633:                                              ; preds = %619
  %634 = load ptr, ptr %44, align 8, !nonnull !7
  %635 = load i8, ptr %634, align 1
  br label %639

636:                                              ; preds = %619
  %637 = load ptr, ptr %45, align 8, !nonnull !7
  %638 = load i8, ptr %637, align 1
  br label %639

639:                                              ; preds = %636, %633
  %640 = phi i8 [ %635, %633 ], [ %638, %636 ]
  store i8 %640, ptr %46, align 1
  %641 = load ptr, ptr %44, align 8, !nonnull !7
  %642 = load i8, ptr %641, align 1
  %643 = zext i8 %642 to i32
  %644 = load ptr, ptr %45, align 8, !nonnull !7
  %645 = load i8, ptr %644, align 1
  %646 = zext i8 %645 to i32
  %647 = icmp slt i32 %643, %646
  br i1 %647, label %648, label %651

648:                                              ; preds = %639
  %649 = load ptr, ptr %45, align 8, !nonnull !7
  %650 = load i8, ptr %649, align 1
  br label %654

651:                                              ; preds = %639
  %652 = load ptr, ptr %44, align 8, !nonnull !7
  %653 = load i8, ptr %652, align 1
  br label %654

654:                                              ; preds = %648, %651
  %655 = phi i8 [ %650, %648 ], [ %653, %651 ]
  %656 = load ptr, ptr %45, align 8, !nonnull !7
  store i8 %655, ptr %656, align 1
  %657 = load i8, ptr %46, align 1
  %658 = load ptr, ptr %44, align 8, !nonnull !7
  store i8 %657, ptr %658, align 1
  %659 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 2
  %660 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 5
  store ptr %659, ptr %47, align 8
  store ptr %660, ptr %48, align 8
  %661 = load ptr, ptr %47, align 8, !nonnull !7
  %662 = load i8, ptr %661, align 1
  %663 = zext i8 %662 to i32
  %664 = load ptr, ptr %48, align 8, !nonnull !7
  %665 = load i8, ptr %664, align 1
  %666 = zext i8 %665 to i32
  %667 = icmp slt i32 %663, %666
  br i1 %667, label %668, label %671

668:                                              ; preds = %654
  %669 = load ptr, ptr %47, align 8, !nonnull !7
  %670 = load i8, ptr %669, align 1
  br label %674

671:                                              ; preds = %654
  %672 = load ptr, ptr %48, align 8, !nonnull !7
  %673 = load i8, ptr %672, align 1
  br label %674

674:                                              ; preds = %671, %668
  %675 = phi i8 [ %670, %668 ], [ %673, %671 ]
  store i8 %675, ptr %49, align 1
  %676 = load ptr, ptr %47, align 8, !nonnull !7
  %677 = load i8, ptr %676, align 1
  %678 = zext i8 %677 to i32
  %679 = load ptr, ptr %48, align 8, !nonnull !7
  %680 = load i8, ptr %679, align 1
  %681 = zext i8 %680 to i32
  %682 = icmp slt i32 %678, %681
  br i1 %682, label %683, label %686

683:                                              ; preds = %674
  %684 = load ptr, ptr %48, align 8, !nonnull !7
  %685 = load i8, ptr %684, align 1
  br label %689

686:                                              ; preds = %674
  %687 = load ptr, ptr %47, align 8, !nonnull !7
  %688 = load i8, ptr %687, align 1
  br label %689

689:                                              ; preds = %683, %686
  %690 = phi i8 [ %685, %683 ], [ %688, %686 ]
  %691 = load ptr, ptr %48, align 8, !nonnull !7
  store i8 %690, ptr %691, align 1
  %692 = load i8, ptr %49, align 1
  %693 = load ptr, ptr %47, align 8, !nonnull !7
  store i8 %692, ptr %693, align 1
  %694 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %695 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 7
  store ptr %694, ptr %50, align 8
  store ptr %695, ptr %51, align 8
  %696 = load ptr, ptr %50, align 8, !nonnull !7
  %697 = load i8, ptr %696, align 1
  %698 = zext i8 %697 to i32
  %699 = load ptr, ptr %51, align 8, !nonnull !7
  %700 = load i8, ptr %699, align 1
  %701 = zext i8 %700 to i32
  %702 = icmp slt i32 %698, %701
  br i1 %702, label %703, label %706

703:                                              ; preds = %689
  %704 = load ptr, ptr %50, align 8, !nonnull !7
  %705 = load i8, ptr %704, align 1
  br label %709

706:                                              ; preds = %689
  %707 = load ptr, ptr %51, align 8, !nonnull !7
  %708 = load i8, ptr %707, align 1
  br label %709

709:                                              ; preds = %706, %703
  %710 = phi i8 [ %705, %703 ], [ %708, %706 ]
  store i8 %710, ptr %52, align 1
  %711 = load ptr, ptr %50, align 8, !nonnull !7
  %712 = load i8, ptr %711, align 1
  %713 = zext i8 %712 to i32
  %714 = load ptr, ptr %51, align 8, !nonnull !7
  %715 = load i8, ptr %714, align 1
  %716 = zext i8 %715 to i32
  %717 = icmp slt i32 %713, %716
  br i1 %717, label %718, label %721

718:                                              ; preds = %709
  %719 = load ptr, ptr %51, align 8, !nonnull !7
  %720 = load i8, ptr %719, align 1
  br label %724

721:                                              ; preds = %709
  %722 = load ptr, ptr %50, align 8, !nonnull !7
  %723 = load i8, ptr %722, align 1
  br label %724

724:                                              ; preds = %718, %721
  %725 = phi i8 [ %720, %718 ], [ %723, %721 ]
  %726 = load ptr, ptr %51, align 8, !nonnull !7
  store i8 %725, ptr %726, align 1
  %727 = load i8, ptr %52, align 1
  %728 = load ptr, ptr %50, align 8, !nonnull !7
  store i8 %727, ptr %728, align 1
  %729 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %730 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 2
  store ptr %729, ptr %53, align 8
  store ptr %730, ptr %54, align 8
  %731 = load ptr, ptr %53, align 8, !nonnull !7
  %732 = load i8, ptr %731, align 1
  %733 = zext i8 %732 to i32
  %734 = load ptr, ptr %54, align 8, !nonnull !7
  %735 = load i8, ptr %734, align 1
  %736 = zext i8 %735 to i32
  %737 = icmp slt i32 %733, %736
  br i1 %737, label %738, label %741

738:                                              ; preds = %724
  %739 = load ptr, ptr %53, align 8, !nonnull !7
  %740 = load i8, ptr %739, align 1
  br label %744

741:                                              ; preds = %724
  %742 = load ptr, ptr %54, align 8, !nonnull !7
  %743 = load i8, ptr %742, align 1
  br label %744

744:                                              ; preds = %741, %738
  %745 = phi i8 [ %740, %738 ], [ %743, %741 ]
  store i8 %745, ptr %55, align 1
  %746 = load ptr, ptr %53, align 8, !nonnull !7
  %747 = load i8, ptr %746, align 1
  %748 = zext i8 %747 to i32
  %749 = load ptr, ptr %54, align 8, !nonnull !7
  %750 = load i8, ptr %749, align 1
  %751 = zext i8 %750 to i32
  %752 = icmp slt i32 %748, %751
  br i1 %752, label %753, label %756

753:                                              ; preds = %744
  %754 = load ptr, ptr %54, align 8, !nonnull !7
  %755 = load i8, ptr %754, align 1
  br label %759

756:                                              ; preds = %744
  %757 = load ptr, ptr %53, align 8, !nonnull !7
  %758 = load i8, ptr %757, align 1
  br label %759

759:                                              ; preds = %753, %756
  %760 = phi i8 [ %755, %753 ], [ %758, %756 ]
  %761 = load ptr, ptr %54, align 8, !nonnull !7
  store i8 %760, ptr %761, align 1
  %762 = load i8, ptr %55, align 1
  %763 = load ptr, ptr %53, align 8, !nonnull !7
  store i8 %762, ptr %763, align 1
  %764 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 6
  %765 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  store ptr %764, ptr %56, align 8
  store ptr %765, ptr %57, align 8
  %766 = load ptr, ptr %56, align 8, !nonnull !7
  %767 = load i8, ptr %766, align 1
  %768 = zext i8 %767 to i32
  %769 = load ptr, ptr %57, align 8, !nonnull !7
  %770 = load i8, ptr %769, align 1
  %771 = zext i8 %770 to i32
  %772 = icmp slt i32 %768, %771
  br i1 %772, label %773, label %776

773:                                              ; preds = %759
  %774 = load ptr, ptr %56, align 8, !nonnull !7
  %775 = load i8, ptr %774, align 1
  br label %779

776:                                              ; preds = %759
  %777 = load ptr, ptr %57, align 8, !nonnull !7
  %778 = load i8, ptr %777, align 1
  br label %779

779:                                              ; preds = %776, %773
  %780 = phi i8 [ %775, %773 ], [ %778, %776 ]
  store i8 %780, ptr %58, align 1
  %781 = load ptr, ptr %56, align 8, !nonnull !7
  %782 = load i8, ptr %781, align 1
  %783 = zext i8 %782 to i32
  %784 = load ptr, ptr %57, align 8, !nonnull !7
  %785 = load i8, ptr %784, align 1
  %786 = zext i8 %785 to i32
  %787 = icmp slt i32 %783, %786
  br i1 %787, label %788, label %791

788:                                              ; preds = %779
  %789 = load ptr, ptr %57, align 8, !nonnull !7
  %790 = load i8, ptr %789, align 1
  br label %794

791:                                              ; preds = %779
  %792 = load ptr, ptr %56, align 8, !nonnull !7
  %793 = load i8, ptr %792, align 1
  br label %794

794:                                              ; preds = %788, %791
  %795 = phi i8 [ %790, %788 ], [ %793, %791 ]
  %796 = load ptr, ptr %57, align 8, !nonnull !7
  store i8 %795, ptr %796, align 1
  %797 = load i8, ptr %58, align 1
  %798 = load ptr, ptr %56, align 8, !nonnull !7
  store i8 %797, ptr %798, align 1
  %799 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %800 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 2
  store ptr %799, ptr %59, align 8
  store ptr %800, ptr %60, align 8
  %801 = load ptr, ptr %59, align 8, !nonnull !7
  %802 = load i8, ptr %801, align 1
  %803 = zext i8 %802 to i32
  %804 = load ptr, ptr %60, align 8, !nonnull !7
  %805 = load i8, ptr %804, align 1
  %806 = zext i8 %805 to i32
  %807 = icmp slt i32 %803, %806
  br i1 %807, label %808, label %811

808:                                              ; preds = %794
  %809 = load ptr, ptr %59, align 8, !nonnull !7
  %810 = load i8, ptr %809, align 1
  br label %814

811:                                              ; preds = %794
  %812 = load ptr, ptr %60, align 8, !nonnull !7
  %813 = load i8, ptr %812, align 1
  br label %814

814:                                              ; preds = %811, %808
  %815 = phi i8 [ %810, %808 ], [ %813, %811 ]
  store i8 %815, ptr %61, align 1
  %816 = load ptr, ptr %59, align 8, !nonnull !7
  %817 = load i8, ptr %816, align 1
  %818 = zext i8 %817 to i32
  %819 = load ptr, ptr %60, align 8, !nonnull !7
  %820 = load i8, ptr %819, align 1
  %821 = zext i8 %820 to i32
  %822 = icmp slt i32 %818, %821
  br i1 %822, label %823, label %826

823:                                              ; preds = %814
  %824 = load ptr, ptr %60, align 8, !nonnull !7
  %825 = load i8, ptr %824, align 1
  br label %829

826:                                              ; preds = %814
  %827 = load ptr, ptr %59, align 8, !nonnull !7
  %828 = load i8, ptr %827, align 1
  br label %829

829:                                              ; preds = %823, %826
  %830 = phi i8 [ %825, %823 ], [ %828, %826 ]
  %831 = load ptr, ptr %60, align 8, !nonnull !7
  store i8 %830, ptr %831, align 1
  %832 = load i8, ptr %61, align 1
  %833 = load ptr, ptr %59, align 8, !nonnull !7
  store i8 %832, ptr %833, align 1
  %834 = getelementptr inbounds [9 x i8], ptr %76, i64 0, i64 4
  %835 = load i8, ptr %834, align 1
  %836 = load ptr, ptr %71, align 8
  %837 = load i32, ptr %75, align 4
  %838 = load i32, ptr %72, align 4
  %839 = mul nsw i32 %837, %838
  %840 = load i32, ptr %74, align 4
  %841 = add nsw i32 %839, %840
  %842 = sext i32 %841 to i64
  %843 = getelementptr inbounds i8, ptr %836, i64 %842
  store i8 %835, ptr %843, align 1
  br label %844

844:                                              ; preds = %829, %97
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @median5x5(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [25 x i16], align 2
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i16, align 2
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = add i32 %29, %30
  store i32 %31, ptr %10, align 4
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %7, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %4
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %8, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %4
  br label %155

40:                                               ; preds = %35
  store i32 0, ptr %12, align 4
  store i32 -2, ptr %13, align 4
  br label %41

41:                                               ; preds = %87, %40
  %42 = load i32, ptr %13, align 4
  %43 = icmp sle i32 %42, 2
  br i1 %43, label %44, label %90

44:                                               ; preds = %41
  store i32 -2, ptr %14, align 4
  br label %45

45:                                               ; preds = %83, %44
  %46 = load i32, ptr %14, align 4
  %47 = icmp sle i32 %46, 2
  br i1 %47, label %48, label %86

48:                                               ; preds = %45
  %49 = load i32, ptr %9, align 4
  %50 = load i32, ptr %14, align 4
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %15, align 4
  %52 = load i32, ptr %10, align 4
  %53 = load i32, ptr %13, align 4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %16, align 4
  %55 = load i32, ptr %15, align 4
  %56 = icmp sge i32 %55, 0
  br i1 %56, label %57, label %82

57:                                               ; preds = %48
  %58 = load i32, ptr %15, align 4
  %59 = load i32, ptr %7, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %82

61:                                               ; preds = %57
  %62 = load i32, ptr %16, align 4
  %63 = icmp sge i32 %62, 0
  br i1 %63, label %64, label %82

64:                                               ; preds = %61
  %65 = load i32, ptr %16, align 4
  %66 = load i32, ptr %8, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %82

68:                                               ; preds = %64
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %16, align 4
  %71 = load i32, ptr %7, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %15, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i16, ptr %69, i64 %75
  %77 = load i16, ptr %76, align 2
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %12, align 4
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %80
  store i16 %77, ptr %81, align 2
  br label %82

82:                                               ; preds = %68, %64, %61, %57, %48
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %14, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %14, align 4
  br label %45, !llvm.loop !8

86:                                               ; preds = %45
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %13, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %13, align 4
  br label %41, !llvm.loop !9

90:                                               ; preds = %41
  %91 = load i32, ptr %12, align 4
  %92 = sdiv i32 %91, 2
  store i32 %92, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %93

93:                                               ; preds = %139, %90
  %94 = load i32, ptr %18, align 4
  %95 = load i32, ptr %17, align 4
  %96 = icmp sle i32 %94, %95
  br i1 %96, label %97, label %142

97:                                               ; preds = %93
  %98 = load i32, ptr %18, align 4
  store i32 %98, ptr %19, align 4
  %99 = load i32, ptr %18, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %20, align 4
  br label %101

101:                                              ; preds = %120, %97
  %102 = load i32, ptr %20, align 4
  %103 = load i32, ptr %12, align 4
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %105, label %123

105:                                              ; preds = %101
  %106 = load i32, ptr %20, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %107
  %109 = load i16, ptr %108, align 2
  %110 = zext i16 %109 to i32
  %111 = load i32, ptr %19, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %112
  %114 = load i16, ptr %113, align 2
  %115 = zext i16 %114 to i32
  %116 = icmp slt i32 %110, %115
  br i1 %116, label %117, label %119

117:                                              ; preds = %105
  %118 = load i32, ptr %20, align 4
  store i32 %118, ptr %19, align 4
  br label %119

119:                                              ; preds = %117, %105
  br label %120

120:                                              ; preds = %119
  %121 = load i32, ptr %20, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %20, align 4
  br label %101, !llvm.loop !10

123:                                              ; preds = %101
  %124 = load i32, ptr %18, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %125
  %127 = load i16, ptr %126, align 2
  store i16 %127, ptr %21, align 2
  %128 = load i32, ptr %19, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %129
  %131 = load i16, ptr %130, align 2
  %132 = load i32, ptr %18, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %133
  store i16 %131, ptr %134, align 2
  %135 = load i16, ptr %21, align 2
  %136 = load i32, ptr %19, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %137
  store i16 %135, ptr %138, align 2
  br label %139

139:                                              ; preds = %123
  %140 = load i32, ptr %18, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %18, align 4
  br label %93, !llvm.loop !11

142:                                              ; preds = %93
  %143 = load i32, ptr %17, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [25 x i16], ptr %11, i64 0, i64 %144
  %146 = load i16, ptr %145, align 2
  %147 = load ptr, ptr %6, align 8
  %148 = load i32, ptr %10, align 4
  %149 = load i32, ptr %7, align 4
  %150 = mul nsw i32 %148, %149
  %151 = load i32, ptr %9, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i16, ptr %147, i64 %153
  store i16 %146, ptr %154, align 2
  br label %155

155:                                              ; preds = %142, %39
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = !{}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
