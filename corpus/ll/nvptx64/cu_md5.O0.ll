; ModuleID = 'corpus/cuda/cu_md5.cu'
source_filename = "corpus/cuda/cu_md5.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Target = type { i32, i32, i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z9md5_blockPKjPj(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 1732584193, ptr %5, align 4
  store i32 -271733879, ptr %6, align 4
  store i32 -1732584194, ptr %7, align 4
  store i32 271733878, ptr %8, align 4
  %9 = load i32, ptr %8, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = xor i32 %11, %12
  %14 = and i32 %10, %13
  %15 = xor i32 %9, %14
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i32, ptr %16, i64 0
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %15, %18
  %20 = add i32 %19, -680876936
  %21 = load i32, ptr %5, align 4
  %22 = add i32 %21, %20
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = shl i32 %23, 7
  %25 = load i32, ptr %5, align 4
  %26 = lshr i32 %25, 25
  %27 = or i32 %24, %26
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %27, %28
  store i32 %29, ptr %5, align 4
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %6, align 4
  %33 = load i32, ptr %7, align 4
  %34 = xor i32 %32, %33
  %35 = and i32 %31, %34
  %36 = xor i32 %30, %35
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds i32, ptr %37, i64 1
  %39 = load i32, ptr %38, align 4
  %40 = add i32 %36, %39
  %41 = add i32 %40, -389564586
  %42 = load i32, ptr %8, align 4
  %43 = add i32 %42, %41
  store i32 %43, ptr %8, align 4
  %44 = load i32, ptr %8, align 4
  %45 = shl i32 %44, 12
  %46 = load i32, ptr %8, align 4
  %47 = lshr i32 %46, 20
  %48 = or i32 %45, %47
  %49 = load i32, ptr %5, align 4
  %50 = add i32 %48, %49
  store i32 %50, ptr %8, align 4
  %51 = load i32, ptr %6, align 4
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %5, align 4
  %54 = load i32, ptr %6, align 4
  %55 = xor i32 %53, %54
  %56 = and i32 %52, %55
  %57 = xor i32 %51, %56
  %58 = load ptr, ptr %3, align 8
  %59 = getelementptr inbounds i32, ptr %58, i64 2
  %60 = load i32, ptr %59, align 4
  %61 = add i32 %57, %60
  %62 = add i32 %61, 606105819
  %63 = load i32, ptr %7, align 4
  %64 = add i32 %63, %62
  store i32 %64, ptr %7, align 4
  %65 = load i32, ptr %7, align 4
  %66 = shl i32 %65, 17
  %67 = load i32, ptr %7, align 4
  %68 = lshr i32 %67, 15
  %69 = or i32 %66, %68
  %70 = load i32, ptr %8, align 4
  %71 = add i32 %69, %70
  store i32 %71, ptr %7, align 4
  %72 = load i32, ptr %5, align 4
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %8, align 4
  %75 = load i32, ptr %5, align 4
  %76 = xor i32 %74, %75
  %77 = and i32 %73, %76
  %78 = xor i32 %72, %77
  %79 = load ptr, ptr %3, align 8
  %80 = getelementptr inbounds i32, ptr %79, i64 3
  %81 = load i32, ptr %80, align 4
  %82 = add i32 %78, %81
  %83 = add i32 %82, -1044525330
  %84 = load i32, ptr %6, align 4
  %85 = add i32 %84, %83
  store i32 %85, ptr %6, align 4
  %86 = load i32, ptr %6, align 4
  %87 = shl i32 %86, 22
  %88 = load i32, ptr %6, align 4
  %89 = lshr i32 %88, 10
  %90 = or i32 %87, %89
  %91 = load i32, ptr %7, align 4
  %92 = add i32 %90, %91
  store i32 %92, ptr %6, align 4
  %93 = load i32, ptr %8, align 4
  %94 = load i32, ptr %6, align 4
  %95 = load i32, ptr %7, align 4
  %96 = load i32, ptr %8, align 4
  %97 = xor i32 %95, %96
  %98 = and i32 %94, %97
  %99 = xor i32 %93, %98
  %100 = load ptr, ptr %3, align 8
  %101 = getelementptr inbounds i32, ptr %100, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %99, %102
  %104 = add i32 %103, -176418897
  %105 = load i32, ptr %5, align 4
  %106 = add i32 %105, %104
  store i32 %106, ptr %5, align 4
  %107 = load i32, ptr %5, align 4
  %108 = shl i32 %107, 7
  %109 = load i32, ptr %5, align 4
  %110 = lshr i32 %109, 25
  %111 = or i32 %108, %110
  %112 = load i32, ptr %6, align 4
  %113 = add i32 %111, %112
  store i32 %113, ptr %5, align 4
  %114 = load i32, ptr %7, align 4
  %115 = load i32, ptr %5, align 4
  %116 = load i32, ptr %6, align 4
  %117 = load i32, ptr %7, align 4
  %118 = xor i32 %116, %117
  %119 = and i32 %115, %118
  %120 = xor i32 %114, %119
  %121 = load ptr, ptr %3, align 8
  %122 = getelementptr inbounds i32, ptr %121, i64 5
  %123 = load i32, ptr %122, align 4
  %124 = add i32 %120, %123
  %125 = add i32 %124, 1200080426
  %126 = load i32, ptr %8, align 4
  %127 = add i32 %126, %125
  store i32 %127, ptr %8, align 4
  %128 = load i32, ptr %8, align 4
  %129 = shl i32 %128, 12
  %130 = load i32, ptr %8, align 4
  %131 = lshr i32 %130, 20
  %132 = or i32 %129, %131
  %133 = load i32, ptr %5, align 4
  %134 = add i32 %132, %133
  store i32 %134, ptr %8, align 4
  %135 = load i32, ptr %6, align 4
  %136 = load i32, ptr %8, align 4
  %137 = load i32, ptr %5, align 4
  %138 = load i32, ptr %6, align 4
  %139 = xor i32 %137, %138
  %140 = and i32 %136, %139
  %141 = xor i32 %135, %140
  %142 = load ptr, ptr %3, align 8
  %143 = getelementptr inbounds i32, ptr %142, i64 6
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %141, %144
  %146 = add i32 %145, -1473231341
  %147 = load i32, ptr %7, align 4
  %148 = add i32 %147, %146
  store i32 %148, ptr %7, align 4
  %149 = load i32, ptr %7, align 4
  %150 = shl i32 %149, 17
  %151 = load i32, ptr %7, align 4
  %152 = lshr i32 %151, 15
  %153 = or i32 %150, %152
  %154 = load i32, ptr %8, align 4
  %155 = add i32 %153, %154
  store i32 %155, ptr %7, align 4
  %156 = load i32, ptr %5, align 4
  %157 = load i32, ptr %7, align 4
  %158 = load i32, ptr %8, align 4
  %159 = load i32, ptr %5, align 4
  %160 = xor i32 %158, %159
  %161 = and i32 %157, %160
  %162 = xor i32 %156, %161
  %163 = load ptr, ptr %3, align 8
  %164 = getelementptr inbounds i32, ptr %163, i64 7
  %165 = load i32, ptr %164, align 4
  %166 = add i32 %162, %165
  %167 = add i32 %166, -45705983
  %168 = load i32, ptr %6, align 4
  %169 = add i32 %168, %167
  store i32 %169, ptr %6, align 4
  %170 = load i32, ptr %6, align 4
  %171 = shl i32 %170, 22
  %172 = load i32, ptr %6, align 4
  %173 = lshr i32 %172, 10
  %174 = or i32 %171, %173
  %175 = load i32, ptr %7, align 4
  %176 = add i32 %174, %175
  store i32 %176, ptr %6, align 4
  %177 = load i32, ptr %8, align 4
  %178 = load i32, ptr %6, align 4
  %179 = load i32, ptr %7, align 4
  %180 = load i32, ptr %8, align 4
  %181 = xor i32 %179, %180
  %182 = and i32 %178, %181
  %183 = xor i32 %177, %182
  %184 = load ptr, ptr %3, align 8
  %185 = getelementptr inbounds i32, ptr %184, i64 8
  %186 = load i32, ptr %185, align 4
  %187 = add i32 %183, %186
  %188 = add i32 %187, 1770035416
  %189 = load i32, ptr %5, align 4
  %190 = add i32 %189, %188
  store i32 %190, ptr %5, align 4
  %191 = load i32, ptr %5, align 4
  %192 = shl i32 %191, 7
  %193 = load i32, ptr %5, align 4
  %194 = lshr i32 %193, 25
  %195 = or i32 %192, %194
  %196 = load i32, ptr %6, align 4
  %197 = add i32 %195, %196
  store i32 %197, ptr %5, align 4
  %198 = load i32, ptr %7, align 4
  %199 = load i32, ptr %5, align 4
  %200 = load i32, ptr %6, align 4
  %201 = load i32, ptr %7, align 4
  %202 = xor i32 %200, %201
  %203 = and i32 %199, %202
  %204 = xor i32 %198, %203
  %205 = load ptr, ptr %3, align 8
  %206 = getelementptr inbounds i32, ptr %205, i64 9
  %207 = load i32, ptr %206, align 4
  %208 = add i32 %204, %207
  %209 = add i32 %208, -1958414417
  %210 = load i32, ptr %8, align 4
  %211 = add i32 %210, %209
  store i32 %211, ptr %8, align 4
  %212 = load i32, ptr %8, align 4
  %213 = shl i32 %212, 12
  %214 = load i32, ptr %8, align 4
  %215 = lshr i32 %214, 20
  %216 = or i32 %213, %215
  %217 = load i32, ptr %5, align 4
  %218 = add i32 %216, %217
  store i32 %218, ptr %8, align 4
  %219 = load i32, ptr %6, align 4
  %220 = load i32, ptr %8, align 4
  %221 = load i32, ptr %5, align 4
  %222 = load i32, ptr %6, align 4
  %223 = xor i32 %221, %222
  %224 = and i32 %220, %223
  %225 = xor i32 %219, %224
  %226 = load ptr, ptr %3, align 8
  %227 = getelementptr inbounds i32, ptr %226, i64 10
  %228 = load i32, ptr %227, align 4
  %229 = add i32 %225, %228
  %230 = add i32 %229, -42063
  %231 = load i32, ptr %7, align 4
  %232 = add i32 %231, %230
  store i32 %232, ptr %7, align 4
  %233 = load i32, ptr %7, align 4
  %234 = shl i32 %233, 17
  %235 = load i32, ptr %7, align 4
  %236 = lshr i32 %235, 15
  %237 = or i32 %234, %236
  %238 = load i32, ptr %8, align 4
  %239 = add i32 %237, %238
  store i32 %239, ptr %7, align 4
  %240 = load i32, ptr %5, align 4
  %241 = load i32, ptr %7, align 4
  %242 = load i32, ptr %8, align 4
  %243 = load i32, ptr %5, align 4
  %244 = xor i32 %242, %243
  %245 = and i32 %241, %244
  %246 = xor i32 %240, %245
  %247 = load ptr, ptr %3, align 8
  %248 = getelementptr inbounds i32, ptr %247, i64 11
  %249 = load i32, ptr %248, align 4
  %250 = add i32 %246, %249
  %251 = add i32 %250, -1990404162
  %252 = load i32, ptr %6, align 4
  %253 = add i32 %252, %251
  store i32 %253, ptr %6, align 4
  %254 = load i32, ptr %6, align 4
  %255 = shl i32 %254, 22
  %256 = load i32, ptr %6, align 4
  %257 = lshr i32 %256, 10
  %258 = or i32 %255, %257
  %259 = load i32, ptr %7, align 4
  %260 = add i32 %258, %259
  store i32 %260, ptr %6, align 4
  %261 = load i32, ptr %8, align 4
  %262 = load i32, ptr %6, align 4
  %263 = load i32, ptr %7, align 4
  %264 = load i32, ptr %8, align 4
  %265 = xor i32 %263, %264
  %266 = and i32 %262, %265
  %267 = xor i32 %261, %266
  %268 = load ptr, ptr %3, align 8
  %269 = getelementptr inbounds i32, ptr %268, i64 12
  %270 = load i32, ptr %269, align 4
  %271 = add i32 %267, %270
  %272 = add i32 %271, 1804603682
  %273 = load i32, ptr %5, align 4
  %274 = add i32 %273, %272
  store i32 %274, ptr %5, align 4
  %275 = load i32, ptr %5, align 4
  %276 = shl i32 %275, 7
  %277 = load i32, ptr %5, align 4
  %278 = lshr i32 %277, 25
  %279 = or i32 %276, %278
  %280 = load i32, ptr %6, align 4
  %281 = add i32 %279, %280
  store i32 %281, ptr %5, align 4
  %282 = load i32, ptr %7, align 4
  %283 = load i32, ptr %5, align 4
  %284 = load i32, ptr %6, align 4
  %285 = load i32, ptr %7, align 4
  %286 = xor i32 %284, %285
  %287 = and i32 %283, %286
  %288 = xor i32 %282, %287
  %289 = load ptr, ptr %3, align 8
  %290 = getelementptr inbounds i32, ptr %289, i64 13
  %291 = load i32, ptr %290, align 4
  %292 = add i32 %288, %291
  %293 = add i32 %292, -40341101
  %294 = load i32, ptr %8, align 4
  %295 = add i32 %294, %293
  store i32 %295, ptr %8, align 4
  %296 = load i32, ptr %8, align 4
  %297 = shl i32 %296, 12
  %298 = load i32, ptr %8, align 4
  %299 = lshr i32 %298, 20
  %300 = or i32 %297, %299
  %301 = load i32, ptr %5, align 4
  %302 = add i32 %300, %301
  store i32 %302, ptr %8, align 4
  %303 = load i32, ptr %6, align 4
  %304 = load i32, ptr %8, align 4
  %305 = load i32, ptr %5, align 4
  %306 = load i32, ptr %6, align 4
  %307 = xor i32 %305, %306
  %308 = and i32 %304, %307
  %309 = xor i32 %303, %308
  %310 = load ptr, ptr %3, align 8
  %311 = getelementptr inbounds i32, ptr %310, i64 14
  %312 = load i32, ptr %311, align 4
  %313 = add i32 %309, %312
  %314 = add i32 %313, -1502002290
  %315 = load i32, ptr %7, align 4
  %316 = add i32 %315, %314
  store i32 %316, ptr %7, align 4
  %317 = load i32, ptr %7, align 4
  %318 = shl i32 %317, 17
  %319 = load i32, ptr %7, align 4
  %320 = lshr i32 %319, 15
  %321 = or i32 %318, %320
  %322 = load i32, ptr %8, align 4
  %323 = add i32 %321, %322
  store i32 %323, ptr %7, align 4
  %324 = load i32, ptr %5, align 4
  %325 = load i32, ptr %7, align 4
  %326 = load i32, ptr %8, align 4
  %327 = load i32, ptr %5, align 4
  %328 = xor i32 %326, %327
  %329 = and i32 %325, %328
  %330 = xor i32 %324, %329
  %331 = load ptr, ptr %3, align 8
  %332 = getelementptr inbounds i32, ptr %331, i64 15
  %333 = load i32, ptr %332, align 4
  %334 = add i32 %330, %333
  %335 = add i32 %334, 1236535329
  %336 = load i32, ptr %6, align 4
  %337 = add i32 %336, %335
  store i32 %337, ptr %6, align 4
  %338 = load i32, ptr %6, align 4
  %339 = shl i32 %338, 22
  %340 = load i32, ptr %6, align 4
  %341 = lshr i32 %340, 10
  %342 = or i32 %339, %341
  %343 = load i32, ptr %7, align 4
  %344 = add i32 %342, %343
  store i32 %344, ptr %6, align 4
  %345 = load i32, ptr %7, align 4
  %346 = load i32, ptr %8, align 4
  %347 = load i32, ptr %6, align 4
  %348 = load i32, ptr %7, align 4
  %349 = xor i32 %347, %348
  %350 = and i32 %346, %349
  %351 = xor i32 %345, %350
  %352 = load ptr, ptr %3, align 8
  %353 = getelementptr inbounds i32, ptr %352, i64 1
  %354 = load i32, ptr %353, align 4
  %355 = add i32 %351, %354
  %356 = add i32 %355, -165796510
  %357 = load i32, ptr %5, align 4
  %358 = add i32 %357, %356
  store i32 %358, ptr %5, align 4
  %359 = load i32, ptr %5, align 4
  %360 = shl i32 %359, 5
  %361 = load i32, ptr %5, align 4
  %362 = lshr i32 %361, 27
  %363 = or i32 %360, %362
  %364 = load i32, ptr %6, align 4
  %365 = add i32 %363, %364
  store i32 %365, ptr %5, align 4
  %366 = load i32, ptr %6, align 4
  %367 = load i32, ptr %7, align 4
  %368 = load i32, ptr %5, align 4
  %369 = load i32, ptr %6, align 4
  %370 = xor i32 %368, %369
  %371 = and i32 %367, %370
  %372 = xor i32 %366, %371
  %373 = load ptr, ptr %3, align 8
  %374 = getelementptr inbounds i32, ptr %373, i64 6
  %375 = load i32, ptr %374, align 4
  %376 = add i32 %372, %375
  %377 = add i32 %376, -1069501632
  %378 = load i32, ptr %8, align 4
  %379 = add i32 %378, %377
  store i32 %379, ptr %8, align 4
  %380 = load i32, ptr %8, align 4
  %381 = shl i32 %380, 9
  %382 = load i32, ptr %8, align 4
  %383 = lshr i32 %382, 23
  %384 = or i32 %381, %383
  %385 = load i32, ptr %5, align 4
  %386 = add i32 %384, %385
  store i32 %386, ptr %8, align 4
  %387 = load i32, ptr %5, align 4
  %388 = load i32, ptr %6, align 4
  %389 = load i32, ptr %8, align 4
  %390 = load i32, ptr %5, align 4
  %391 = xor i32 %389, %390
  %392 = and i32 %388, %391
  %393 = xor i32 %387, %392
  %394 = load ptr, ptr %3, align 8
  %395 = getelementptr inbounds i32, ptr %394, i64 11
  %396 = load i32, ptr %395, align 4
  %397 = add i32 %393, %396
  %398 = add i32 %397, 643717713
  %399 = load i32, ptr %7, align 4
  %400 = add i32 %399, %398
  store i32 %400, ptr %7, align 4
  %401 = load i32, ptr %7, align 4
  %402 = shl i32 %401, 14
  %403 = load i32, ptr %7, align 4
  %404 = lshr i32 %403, 18
  %405 = or i32 %402, %404
  %406 = load i32, ptr %8, align 4
  %407 = add i32 %405, %406
  store i32 %407, ptr %7, align 4
  %408 = load i32, ptr %8, align 4
  %409 = load i32, ptr %5, align 4
  %410 = load i32, ptr %7, align 4
  %411 = load i32, ptr %8, align 4
  %412 = xor i32 %410, %411
  %413 = and i32 %409, %412
  %414 = xor i32 %408, %413
  %415 = load ptr, ptr %3, align 8
  %416 = getelementptr inbounds i32, ptr %415, i64 0
  %417 = load i32, ptr %416, align 4
  %418 = add i32 %414, %417
  %419 = add i32 %418, -373897302
  %420 = load i32, ptr %6, align 4
  %421 = add i32 %420, %419
  store i32 %421, ptr %6, align 4
  %422 = load i32, ptr %6, align 4
  %423 = shl i32 %422, 20
  %424 = load i32, ptr %6, align 4
  %425 = lshr i32 %424, 12
  %426 = or i32 %423, %425
  %427 = load i32, ptr %7, align 4
  %428 = add i32 %426, %427
  store i32 %428, ptr %6, align 4
  %429 = load i32, ptr %7, align 4
  %430 = load i32, ptr %8, align 4
  %431 = load i32, ptr %6, align 4
  %432 = load i32, ptr %7, align 4
  %433 = xor i32 %431, %432
  %434 = and i32 %430, %433
  %435 = xor i32 %429, %434
  %436 = load ptr, ptr %3, align 8
  %437 = getelementptr inbounds i32, ptr %436, i64 5
  %438 = load i32, ptr %437, align 4
  %439 = add i32 %435, %438
  %440 = add i32 %439, -701558691
  %441 = load i32, ptr %5, align 4
  %442 = add i32 %441, %440
  store i32 %442, ptr %5, align 4
  %443 = load i32, ptr %5, align 4
  %444 = shl i32 %443, 5
  %445 = load i32, ptr %5, align 4
  %446 = lshr i32 %445, 27
  %447 = or i32 %444, %446
  %448 = load i32, ptr %6, align 4
  %449 = add i32 %447, %448
  store i32 %449, ptr %5, align 4
  %450 = load i32, ptr %6, align 4
  %451 = load i32, ptr %7, align 4
  %452 = load i32, ptr %5, align 4
  %453 = load i32, ptr %6, align 4
  %454 = xor i32 %452, %453
  %455 = and i32 %451, %454
  %456 = xor i32 %450, %455
  %457 = load ptr, ptr %3, align 8
  %458 = getelementptr inbounds i32, ptr %457, i64 10
  %459 = load i32, ptr %458, align 4
  %460 = add i32 %456, %459
  %461 = add i32 %460, 38016083
  %462 = load i32, ptr %8, align 4
  %463 = add i32 %462, %461
  store i32 %463, ptr %8, align 4
  %464 = load i32, ptr %8, align 4
  %465 = shl i32 %464, 9
  %466 = load i32, ptr %8, align 4
  %467 = lshr i32 %466, 23
  %468 = or i32 %465, %467
  %469 = load i32, ptr %5, align 4
  %470 = add i32 %468, %469
  store i32 %470, ptr %8, align 4
  %471 = load i32, ptr %5, align 4
  %472 = load i32, ptr %6, align 4
  %473 = load i32, ptr %8, align 4
  %474 = load i32, ptr %5, align 4
  %475 = xor i32 %473, %474
  %476 = and i32 %472, %475
  %477 = xor i32 %471, %476
  %478 = load ptr, ptr %3, align 8
  %479 = getelementptr inbounds i32, ptr %478, i64 15
  %480 = load i32, ptr %479, align 4
  %481 = add i32 %477, %480
  %482 = add i32 %481, -660478335
  %483 = load i32, ptr %7, align 4
  %484 = add i32 %483, %482
  store i32 %484, ptr %7, align 4
  %485 = load i32, ptr %7, align 4
  %486 = shl i32 %485, 14
  %487 = load i32, ptr %7, align 4
  %488 = lshr i32 %487, 18
  %489 = or i32 %486, %488
  %490 = load i32, ptr %8, align 4
  %491 = add i32 %489, %490
  store i32 %491, ptr %7, align 4
  %492 = load i32, ptr %8, align 4
  %493 = load i32, ptr %5, align 4
  %494 = load i32, ptr %7, align 4
  %495 = load i32, ptr %8, align 4
  %496 = xor i32 %494, %495
  %497 = and i32 %493, %496
  %498 = xor i32 %492, %497
  %499 = load ptr, ptr %3, align 8
  %500 = getelementptr inbounds i32, ptr %499, i64 4
  %501 = load i32, ptr %500, align 4
  %502 = add i32 %498, %501
  %503 = add i32 %502, -405537848
  %504 = load i32, ptr %6, align 4
  %505 = add i32 %504, %503
  store i32 %505, ptr %6, align 4
  %506 = load i32, ptr %6, align 4
  %507 = shl i32 %506, 20
  %508 = load i32, ptr %6, align 4
  %509 = lshr i32 %508, 12
  %510 = or i32 %507, %509
  %511 = load i32, ptr %7, align 4
  %512 = add i32 %510, %511
  store i32 %512, ptr %6, align 4
  %513 = load i32, ptr %7, align 4
  %514 = load i32, ptr %8, align 4
  %515 = load i32, ptr %6, align 4
  %516 = load i32, ptr %7, align 4
  %517 = xor i32 %515, %516
  %518 = and i32 %514, %517
  %519 = xor i32 %513, %518
  %520 = load ptr, ptr %3, align 8
  %521 = getelementptr inbounds i32, ptr %520, i64 9
  %522 = load i32, ptr %521, align 4
  %523 = add i32 %519, %522
  %524 = add i32 %523, 568446438
  %525 = load i32, ptr %5, align 4
  %526 = add i32 %525, %524
  store i32 %526, ptr %5, align 4
  %527 = load i32, ptr %5, align 4
  %528 = shl i32 %527, 5
  %529 = load i32, ptr %5, align 4
  %530 = lshr i32 %529, 27
  %531 = or i32 %528, %530
  %532 = load i32, ptr %6, align 4
  %533 = add i32 %531, %532
  store i32 %533, ptr %5, align 4
  %534 = load i32, ptr %6, align 4
  %535 = load i32, ptr %7, align 4
  %536 = load i32, ptr %5, align 4
  %537 = load i32, ptr %6, align 4
  %538 = xor i32 %536, %537
  %539 = and i32 %535, %538
  %540 = xor i32 %534, %539
  %541 = load ptr, ptr %3, align 8
  %542 = getelementptr inbounds i32, ptr %541, i64 14
  %543 = load i32, ptr %542, align 4
  %544 = add i32 %540, %543
  %545 = add i32 %544, -1019803690
  %546 = load i32, ptr %8, align 4
  %547 = add i32 %546, %545
  store i32 %547, ptr %8, align 4
  %548 = load i32, ptr %8, align 4
  %549 = shl i32 %548, 9
  %550 = load i32, ptr %8, align 4
  %551 = lshr i32 %550, 23
  %552 = or i32 %549, %551
  %553 = load i32, ptr %5, align 4
  %554 = add i32 %552, %553
  store i32 %554, ptr %8, align 4
  %555 = load i32, ptr %5, align 4
  %556 = load i32, ptr %6, align 4
  %557 = load i32, ptr %8, align 4
  %558 = load i32, ptr %5, align 4
  %559 = xor i32 %557, %558
  %560 = and i32 %556, %559
  %561 = xor i32 %555, %560
  %562 = load ptr, ptr %3, align 8
  %563 = getelementptr inbounds i32, ptr %562, i64 3
  %564 = load i32, ptr %563, align 4
  %565 = add i32 %561, %564
  %566 = add i32 %565, -187363961
  %567 = load i32, ptr %7, align 4
  %568 = add i32 %567, %566
  store i32 %568, ptr %7, align 4
  %569 = load i32, ptr %7, align 4
  %570 = shl i32 %569, 14
  %571 = load i32, ptr %7, align 4
  %572 = lshr i32 %571, 18
  %573 = or i32 %570, %572
  %574 = load i32, ptr %8, align 4
  %575 = add i32 %573, %574
  store i32 %575, ptr %7, align 4
  %576 = load i32, ptr %8, align 4
  %577 = load i32, ptr %5, align 4
  %578 = load i32, ptr %7, align 4
  %579 = load i32, ptr %8, align 4
  %580 = xor i32 %578, %579
  %581 = and i32 %577, %580
  %582 = xor i32 %576, %581
  %583 = load ptr, ptr %3, align 8
  %584 = getelementptr inbounds i32, ptr %583, i64 8
  %585 = load i32, ptr %584, align 4
  %586 = add i32 %582, %585
  %587 = add i32 %586, 1163531501
  %588 = load i32, ptr %6, align 4
  %589 = add i32 %588, %587
  store i32 %589, ptr %6, align 4
  %590 = load i32, ptr %6, align 4
  %591 = shl i32 %590, 20
  %592 = load i32, ptr %6, align 4
  %593 = lshr i32 %592, 12
  %594 = or i32 %591, %593
  %595 = load i32, ptr %7, align 4
  %596 = add i32 %594, %595
  store i32 %596, ptr %6, align 4
  %597 = load i32, ptr %7, align 4
  %598 = load i32, ptr %8, align 4
  %599 = load i32, ptr %6, align 4
  %600 = load i32, ptr %7, align 4
  %601 = xor i32 %599, %600
  %602 = and i32 %598, %601
  %603 = xor i32 %597, %602
  %604 = load ptr, ptr %3, align 8
  %605 = getelementptr inbounds i32, ptr %604, i64 13
  %606 = load i32, ptr %605, align 4
  %607 = add i32 %603, %606
  %608 = add i32 %607, -1444681467
  %609 = load i32, ptr %5, align 4
  %610 = add i32 %609, %608
  store i32 %610, ptr %5, align 4
  %611 = load i32, ptr %5, align 4
  %612 = shl i32 %611, 5
  %613 = load i32, ptr %5, align 4
  %614 = lshr i32 %613, 27
  %615 = or i32 %612, %614
  %616 = load i32, ptr %6, align 4
  %617 = add i32 %615, %616
  store i32 %617, ptr %5, align 4
  %618 = load i32, ptr %6, align 4
  %619 = load i32, ptr %7, align 4
  %620 = load i32, ptr %5, align 4
  %621 = load i32, ptr %6, align 4
  %622 = xor i32 %620, %621
  %623 = and i32 %619, %622
  %624 = xor i32 %618, %623
  %625 = load ptr, ptr %3, align 8
  %626 = getelementptr inbounds i32, ptr %625, i64 2
  %627 = load i32, ptr %626, align 4
  %628 = add i32 %624, %627
  %629 = add i32 %628, -51403784
  %630 = load i32, ptr %8, align 4
  %631 = add i32 %630, %629
  store i32 %631, ptr %8, align 4
  %632 = load i32, ptr %8, align 4
  %633 = shl i32 %632, 9
  %634 = load i32, ptr %8, align 4
  %635 = lshr i32 %634, 23
  %636 = or i32 %633, %635
  %637 = load i32, ptr %5, align 4
  %638 = add i32 %636, %637
  store i32 %638, ptr %8, align 4
  %639 = load i32, ptr %5, align 4
  %640 = load i32, ptr %6, align 4
  %641 = load i32, ptr %8, align 4
  %642 = load i32, ptr %5, align 4
  %643 = xor i32 %641, %642
  %644 = and i32 %640, %643
  %645 = xor i32 %639, %644
  %646 = load ptr, ptr %3, align 8
  %647 = getelementptr inbounds i32, ptr %646, i64 7
  %648 = load i32, ptr %647, align 4
  %649 = add i32 %645, %648
  %650 = add i32 %649, 1735328473
  %651 = load i32, ptr %7, align 4
  %652 = add i32 %651, %650
  store i32 %652, ptr %7, align 4
  %653 = load i32, ptr %7, align 4
  %654 = shl i32 %653, 14
  %655 = load i32, ptr %7, align 4
  %656 = lshr i32 %655, 18
  %657 = or i32 %654, %656
  %658 = load i32, ptr %8, align 4
  %659 = add i32 %657, %658
  store i32 %659, ptr %7, align 4
  %660 = load i32, ptr %8, align 4
  %661 = load i32, ptr %5, align 4
  %662 = load i32, ptr %7, align 4
  %663 = load i32, ptr %8, align 4
  %664 = xor i32 %662, %663
  %665 = and i32 %661, %664
  %666 = xor i32 %660, %665
  %667 = load ptr, ptr %3, align 8
  %668 = getelementptr inbounds i32, ptr %667, i64 12
  %669 = load i32, ptr %668, align 4
  %670 = add i32 %666, %669
  %671 = add i32 %670, -1926607734
  %672 = load i32, ptr %6, align 4
  %673 = add i32 %672, %671
  store i32 %673, ptr %6, align 4
  %674 = load i32, ptr %6, align 4
  %675 = shl i32 %674, 20
  %676 = load i32, ptr %6, align 4
  %677 = lshr i32 %676, 12
  %678 = or i32 %675, %677
  %679 = load i32, ptr %7, align 4
  %680 = add i32 %678, %679
  store i32 %680, ptr %6, align 4
  %681 = load i32, ptr %6, align 4
  %682 = load i32, ptr %7, align 4
  %683 = xor i32 %681, %682
  %684 = load i32, ptr %8, align 4
  %685 = xor i32 %683, %684
  %686 = load ptr, ptr %3, align 8
  %687 = getelementptr inbounds i32, ptr %686, i64 5
  %688 = load i32, ptr %687, align 4
  %689 = add i32 %685, %688
  %690 = add i32 %689, -378558
  %691 = load i32, ptr %5, align 4
  %692 = add i32 %691, %690
  store i32 %692, ptr %5, align 4
  %693 = load i32, ptr %5, align 4
  %694 = shl i32 %693, 4
  %695 = load i32, ptr %5, align 4
  %696 = lshr i32 %695, 28
  %697 = or i32 %694, %696
  %698 = load i32, ptr %6, align 4
  %699 = add i32 %697, %698
  store i32 %699, ptr %5, align 4
  %700 = load i32, ptr %5, align 4
  %701 = load i32, ptr %6, align 4
  %702 = xor i32 %700, %701
  %703 = load i32, ptr %7, align 4
  %704 = xor i32 %702, %703
  %705 = load ptr, ptr %3, align 8
  %706 = getelementptr inbounds i32, ptr %705, i64 8
  %707 = load i32, ptr %706, align 4
  %708 = add i32 %704, %707
  %709 = add i32 %708, -2022574463
  %710 = load i32, ptr %8, align 4
  %711 = add i32 %710, %709
  store i32 %711, ptr %8, align 4
  %712 = load i32, ptr %8, align 4
  %713 = shl i32 %712, 11
  %714 = load i32, ptr %8, align 4
  %715 = lshr i32 %714, 21
  %716 = or i32 %713, %715
  %717 = load i32, ptr %5, align 4
  %718 = add i32 %716, %717
  store i32 %718, ptr %8, align 4
  %719 = load i32, ptr %8, align 4
  %720 = load i32, ptr %5, align 4
  %721 = xor i32 %719, %720
  %722 = load i32, ptr %6, align 4
  %723 = xor i32 %721, %722
  %724 = load ptr, ptr %3, align 8
  %725 = getelementptr inbounds i32, ptr %724, i64 11
  %726 = load i32, ptr %725, align 4
  %727 = add i32 %723, %726
  %728 = add i32 %727, 1839030562
  %729 = load i32, ptr %7, align 4
  %730 = add i32 %729, %728
  store i32 %730, ptr %7, align 4
  %731 = load i32, ptr %7, align 4
  %732 = shl i32 %731, 16
  %733 = load i32, ptr %7, align 4
  %734 = lshr i32 %733, 16
  %735 = or i32 %732, %734
  %736 = load i32, ptr %8, align 4
  %737 = add i32 %735, %736
  store i32 %737, ptr %7, align 4
  %738 = load i32, ptr %7, align 4
  %739 = load i32, ptr %8, align 4
  %740 = xor i32 %738, %739
  %741 = load i32, ptr %5, align 4
  %742 = xor i32 %740, %741
  %743 = load ptr, ptr %3, align 8
  %744 = getelementptr inbounds i32, ptr %743, i64 14
  %745 = load i32, ptr %744, align 4
  %746 = add i32 %742, %745
  %747 = add i32 %746, -35309556
  %748 = load i32, ptr %6, align 4
  %749 = add i32 %748, %747
  store i32 %749, ptr %6, align 4
  %750 = load i32, ptr %6, align 4
  %751 = shl i32 %750, 23
  %752 = load i32, ptr %6, align 4
  %753 = lshr i32 %752, 9
  %754 = or i32 %751, %753
  %755 = load i32, ptr %7, align 4
  %756 = add i32 %754, %755
  store i32 %756, ptr %6, align 4
  %757 = load i32, ptr %6, align 4
  %758 = load i32, ptr %7, align 4
  %759 = xor i32 %757, %758
  %760 = load i32, ptr %8, align 4
  %761 = xor i32 %759, %760
  %762 = load ptr, ptr %3, align 8
  %763 = getelementptr inbounds i32, ptr %762, i64 1
  %764 = load i32, ptr %763, align 4
  %765 = add i32 %761, %764
  %766 = add i32 %765, -1530992060
  %767 = load i32, ptr %5, align 4
  %768 = add i32 %767, %766
  store i32 %768, ptr %5, align 4
  %769 = load i32, ptr %5, align 4
  %770 = shl i32 %769, 4
  %771 = load i32, ptr %5, align 4
  %772 = lshr i32 %771, 28
  %773 = or i32 %770, %772
  %774 = load i32, ptr %6, align 4
  %775 = add i32 %773, %774
  store i32 %775, ptr %5, align 4
  %776 = load i32, ptr %5, align 4
  %777 = load i32, ptr %6, align 4
  %778 = xor i32 %776, %777
  %779 = load i32, ptr %7, align 4
  %780 = xor i32 %778, %779
  %781 = load ptr, ptr %3, align 8
  %782 = getelementptr inbounds i32, ptr %781, i64 4
  %783 = load i32, ptr %782, align 4
  %784 = add i32 %780, %783
  %785 = add i32 %784, 1272893353
  %786 = load i32, ptr %8, align 4
  %787 = add i32 %786, %785
  store i32 %787, ptr %8, align 4
  %788 = load i32, ptr %8, align 4
  %789 = shl i32 %788, 11
  %790 = load i32, ptr %8, align 4
  %791 = lshr i32 %790, 21
  %792 = or i32 %789, %791
  %793 = load i32, ptr %5, align 4
  %794 = add i32 %792, %793
  store i32 %794, ptr %8, align 4
  %795 = load i32, ptr %8, align 4
  %796 = load i32, ptr %5, align 4
  %797 = xor i32 %795, %796
  %798 = load i32, ptr %6, align 4
  %799 = xor i32 %797, %798
  %800 = load ptr, ptr %3, align 8
  %801 = getelementptr inbounds i32, ptr %800, i64 7
  %802 = load i32, ptr %801, align 4
  %803 = add i32 %799, %802
  %804 = add i32 %803, -155497632
  %805 = load i32, ptr %7, align 4
  %806 = add i32 %805, %804
  store i32 %806, ptr %7, align 4
  %807 = load i32, ptr %7, align 4
  %808 = shl i32 %807, 16
  %809 = load i32, ptr %7, align 4
  %810 = lshr i32 %809, 16
  %811 = or i32 %808, %810
  %812 = load i32, ptr %8, align 4
  %813 = add i32 %811, %812
  store i32 %813, ptr %7, align 4
  %814 = load i32, ptr %7, align 4
  %815 = load i32, ptr %8, align 4
  %816 = xor i32 %814, %815
  %817 = load i32, ptr %5, align 4
  %818 = xor i32 %816, %817
  %819 = load ptr, ptr %3, align 8
  %820 = getelementptr inbounds i32, ptr %819, i64 10
  %821 = load i32, ptr %820, align 4
  %822 = add i32 %818, %821
  %823 = add i32 %822, -1094730640
  %824 = load i32, ptr %6, align 4
  %825 = add i32 %824, %823
  store i32 %825, ptr %6, align 4
  %826 = load i32, ptr %6, align 4
  %827 = shl i32 %826, 23
  %828 = load i32, ptr %6, align 4
  %829 = lshr i32 %828, 9
  %830 = or i32 %827, %829
  %831 = load i32, ptr %7, align 4
  %832 = add i32 %830, %831
  store i32 %832, ptr %6, align 4
  %833 = load i32, ptr %6, align 4
  %834 = load i32, ptr %7, align 4
  %835 = xor i32 %833, %834
  %836 = load i32, ptr %8, align 4
  %837 = xor i32 %835, %836
  %838 = load ptr, ptr %3, align 8
  %839 = getelementptr inbounds i32, ptr %838, i64 13
  %840 = load i32, ptr %839, align 4
  %841 = add i32 %837, %840
  %842 = add i32 %841, 681279174
  %843 = load i32, ptr %5, align 4
  %844 = add i32 %843, %842
  store i32 %844, ptr %5, align 4
  %845 = load i32, ptr %5, align 4
  %846 = shl i32 %845, 4
  %847 = load i32, ptr %5, align 4
  %848 = lshr i32 %847, 28
  %849 = or i32 %846, %848
  %850 = load i32, ptr %6, align 4
  %851 = add i32 %849, %850
  store i32 %851, ptr %5, align 4
  %852 = load i32, ptr %5, align 4
  %853 = load i32, ptr %6, align 4
  %854 = xor i32 %852, %853
  %855 = load i32, ptr %7, align 4
  %856 = xor i32 %854, %855
  %857 = load ptr, ptr %3, align 8
  %858 = getelementptr inbounds i32, ptr %857, i64 0
  %859 = load i32, ptr %858, align 4
  %860 = add i32 %856, %859
  %861 = add i32 %860, -358537222
  %862 = load i32, ptr %8, align 4
  %863 = add i32 %862, %861
  store i32 %863, ptr %8, align 4
  %864 = load i32, ptr %8, align 4
  %865 = shl i32 %864, 11
  %866 = load i32, ptr %8, align 4
  %867 = lshr i32 %866, 21
  %868 = or i32 %865, %867
  %869 = load i32, ptr %5, align 4
  %870 = add i32 %868, %869
  store i32 %870, ptr %8, align 4
  %871 = load i32, ptr %8, align 4
  %872 = load i32, ptr %5, align 4
  %873 = xor i32 %871, %872
  %874 = load i32, ptr %6, align 4
  %875 = xor i32 %873, %874
  %876 = load ptr, ptr %3, align 8
  %877 = getelementptr inbounds i32, ptr %876, i64 3
  %878 = load i32, ptr %877, align 4
  %879 = add i32 %875, %878
  %880 = add i32 %879, -722521979
  %881 = load i32, ptr %7, align 4
  %882 = add i32 %881, %880
  store i32 %882, ptr %7, align 4
  %883 = load i32, ptr %7, align 4
  %884 = shl i32 %883, 16
  %885 = load i32, ptr %7, align 4
  %886 = lshr i32 %885, 16
  %887 = or i32 %884, %886
  %888 = load i32, ptr %8, align 4
  %889 = add i32 %887, %888
  store i32 %889, ptr %7, align 4
  %890 = load i32, ptr %7, align 4
  %891 = load i32, ptr %8, align 4
  %892 = xor i32 %890, %891
  %893 = load i32, ptr %5, align 4
  %894 = xor i32 %892, %893
  %895 = load ptr, ptr %3, align 8
  %896 = getelementptr inbounds i32, ptr %895, i64 6
  %897 = load i32, ptr %896, align 4
  %898 = add i32 %894, %897
  %899 = add i32 %898, 76029189
  %900 = load i32, ptr %6, align 4
  %901 = add i32 %900, %899
  store i32 %901, ptr %6, align 4
  %902 = load i32, ptr %6, align 4
  %903 = shl i32 %902, 23
  %904 = load i32, ptr %6, align 4
  %905 = lshr i32 %904, 9
  %906 = or i32 %903, %905
  %907 = load i32, ptr %7, align 4
  %908 = add i32 %906, %907
  store i32 %908, ptr %6, align 4
  %909 = load i32, ptr %6, align 4
  %910 = load i32, ptr %7, align 4
  %911 = xor i32 %909, %910
  %912 = load i32, ptr %8, align 4
  %913 = xor i32 %911, %912
  %914 = load ptr, ptr %3, align 8
  %915 = getelementptr inbounds i32, ptr %914, i64 9
  %916 = load i32, ptr %915, align 4
  %917 = add i32 %913, %916
  %918 = add i32 %917, -640364487
  %919 = load i32, ptr %5, align 4
  %920 = add i32 %919, %918
  store i32 %920, ptr %5, align 4
  %921 = load i32, ptr %5, align 4
  %922 = shl i32 %921, 4
  %923 = load i32, ptr %5, align 4
  %924 = lshr i32 %923, 28
  %925 = or i32 %922, %924
  %926 = load i32, ptr %6, align 4
  %927 = add i32 %925, %926
  store i32 %927, ptr %5, align 4
  %928 = load i32, ptr %5, align 4
  %929 = load i32, ptr %6, align 4
  %930 = xor i32 %928, %929
  %931 = load i32, ptr %7, align 4
  %932 = xor i32 %930, %931
  %933 = load ptr, ptr %3, align 8
  %934 = getelementptr inbounds i32, ptr %933, i64 12
  %935 = load i32, ptr %934, align 4
  %936 = add i32 %932, %935
  %937 = add i32 %936, -421815835
  %938 = load i32, ptr %8, align 4
  %939 = add i32 %938, %937
  store i32 %939, ptr %8, align 4
  %940 = load i32, ptr %8, align 4
  %941 = shl i32 %940, 11
  %942 = load i32, ptr %8, align 4
  %943 = lshr i32 %942, 21
  %944 = or i32 %941, %943
  %945 = load i32, ptr %5, align 4
  %946 = add i32 %944, %945
  store i32 %946, ptr %8, align 4
  %947 = load i32, ptr %8, align 4
  %948 = load i32, ptr %5, align 4
  %949 = xor i32 %947, %948
  %950 = load i32, ptr %6, align 4
  %951 = xor i32 %949, %950
  %952 = load ptr, ptr %3, align 8
  %953 = getelementptr inbounds i32, ptr %952, i64 15
  %954 = load i32, ptr %953, align 4
  %955 = add i32 %951, %954
  %956 = add i32 %955, 530742520
  %957 = load i32, ptr %7, align 4
  %958 = add i32 %957, %956
  store i32 %958, ptr %7, align 4
  %959 = load i32, ptr %7, align 4
  %960 = shl i32 %959, 16
  %961 = load i32, ptr %7, align 4
  %962 = lshr i32 %961, 16
  %963 = or i32 %960, %962
  %964 = load i32, ptr %8, align 4
  %965 = add i32 %963, %964
  store i32 %965, ptr %7, align 4
  %966 = load i32, ptr %7, align 4
  %967 = load i32, ptr %8, align 4
  %968 = xor i32 %966, %967
  %969 = load i32, ptr %5, align 4
  %970 = xor i32 %968, %969
  %971 = load ptr, ptr %3, align 8
  %972 = getelementptr inbounds i32, ptr %971, i64 2
  %973 = load i32, ptr %972, align 4
  %974 = add i32 %970, %973
  %975 = add i32 %974, -995338651
  %976 = load i32, ptr %6, align 4
  %977 = add i32 %976, %975
  store i32 %977, ptr %6, align 4
  %978 = load i32, ptr %6, align 4
  %979 = shl i32 %978, 23
  %980 = load i32, ptr %6, align 4
  %981 = lshr i32 %980, 9
  %982 = or i32 %979, %981
  %983 = load i32, ptr %7, align 4
  %984 = add i32 %982, %983
  store i32 %984, ptr %6, align 4
  %985 = load i32, ptr %7, align 4
  %986 = load i32, ptr %6, align 4
  %987 = load i32, ptr %8, align 4
  %988 = xor i32 %987, -1
  %989 = or i32 %986, %988
  %990 = xor i32 %985, %989
  %991 = load ptr, ptr %3, align 8
  %992 = getelementptr inbounds i32, ptr %991, i64 0
  %993 = load i32, ptr %992, align 4
  %994 = add i32 %990, %993
  %995 = add i32 %994, -198630844
  %996 = load i32, ptr %5, align 4
  %997 = add i32 %996, %995
  store i32 %997, ptr %5, align 4
  %998 = load i32, ptr %5, align 4
  %999 = shl i32 %998, 6
  %1000 = load i32, ptr %5, align 4
  %1001 = lshr i32 %1000, 26
  %1002 = or i32 %999, %1001
  %1003 = load i32, ptr %6, align 4
  %1004 = add i32 %1002, %1003
  store i32 %1004, ptr %5, align 4
  %1005 = load i32, ptr %6, align 4
  %1006 = load i32, ptr %5, align 4
  %1007 = load i32, ptr %7, align 4
  %1008 = xor i32 %1007, -1
  %1009 = or i32 %1006, %1008
  %1010 = xor i32 %1005, %1009
  %1011 = load ptr, ptr %3, align 8
  %1012 = getelementptr inbounds i32, ptr %1011, i64 7
  %1013 = load i32, ptr %1012, align 4
  %1014 = add i32 %1010, %1013
  %1015 = add i32 %1014, 1126891415
  %1016 = load i32, ptr %8, align 4
  %1017 = add i32 %1016, %1015
  store i32 %1017, ptr %8, align 4
  %1018 = load i32, ptr %8, align 4
  %1019 = shl i32 %1018, 10
  %1020 = load i32, ptr %8, align 4
  %1021 = lshr i32 %1020, 22
  %1022 = or i32 %1019, %1021
  %1023 = load i32, ptr %5, align 4
  %1024 = add i32 %1022, %1023
  store i32 %1024, ptr %8, align 4
  %1025 = load i32, ptr %5, align 4
  %1026 = load i32, ptr %8, align 4
  %1027 = load i32, ptr %6, align 4
  %1028 = xor i32 %1027, -1
  %1029 = or i32 %1026, %1028
  %1030 = xor i32 %1025, %1029
  %1031 = load ptr, ptr %3, align 8
  %1032 = getelementptr inbounds i32, ptr %1031, i64 14
  %1033 = load i32, ptr %1032, align 4
  %1034 = add i32 %1030, %1033
  %1035 = add i32 %1034, -1416354905
  %1036 = load i32, ptr %7, align 4
  %1037 = add i32 %1036, %1035
  store i32 %1037, ptr %7, align 4
  %1038 = load i32, ptr %7, align 4
  %1039 = shl i32 %1038, 15
  %1040 = load i32, ptr %7, align 4
  %1041 = lshr i32 %1040, 17
  %1042 = or i32 %1039, %1041
  %1043 = load i32, ptr %8, align 4
  %1044 = add i32 %1042, %1043
  store i32 %1044, ptr %7, align 4
  %1045 = load i32, ptr %8, align 4
  %1046 = load i32, ptr %7, align 4
  %1047 = load i32, ptr %5, align 4
  %1048 = xor i32 %1047, -1
  %1049 = or i32 %1046, %1048
  %1050 = xor i32 %1045, %1049
  %1051 = load ptr, ptr %3, align 8
  %1052 = getelementptr inbounds i32, ptr %1051, i64 5
  %1053 = load i32, ptr %1052, align 4
  %1054 = add i32 %1050, %1053
  %1055 = add i32 %1054, -57434055
  %1056 = load i32, ptr %6, align 4
  %1057 = add i32 %1056, %1055
  store i32 %1057, ptr %6, align 4
  %1058 = load i32, ptr %6, align 4
  %1059 = shl i32 %1058, 21
  %1060 = load i32, ptr %6, align 4
  %1061 = lshr i32 %1060, 11
  %1062 = or i32 %1059, %1061
  %1063 = load i32, ptr %7, align 4
  %1064 = add i32 %1062, %1063
  store i32 %1064, ptr %6, align 4
  %1065 = load i32, ptr %7, align 4
  %1066 = load i32, ptr %6, align 4
  %1067 = load i32, ptr %8, align 4
  %1068 = xor i32 %1067, -1
  %1069 = or i32 %1066, %1068
  %1070 = xor i32 %1065, %1069
  %1071 = load ptr, ptr %3, align 8
  %1072 = getelementptr inbounds i32, ptr %1071, i64 12
  %1073 = load i32, ptr %1072, align 4
  %1074 = add i32 %1070, %1073
  %1075 = add i32 %1074, 1700485571
  %1076 = load i32, ptr %5, align 4
  %1077 = add i32 %1076, %1075
  store i32 %1077, ptr %5, align 4
  %1078 = load i32, ptr %5, align 4
  %1079 = shl i32 %1078, 6
  %1080 = load i32, ptr %5, align 4
  %1081 = lshr i32 %1080, 26
  %1082 = or i32 %1079, %1081
  %1083 = load i32, ptr %6, align 4
  %1084 = add i32 %1082, %1083
  store i32 %1084, ptr %5, align 4
  %1085 = load i32, ptr %6, align 4
  %1086 = load i32, ptr %5, align 4
  %1087 = load i32, ptr %7, align 4
  %1088 = xor i32 %1087, -1
  %1089 = or i32 %1086, %1088
  %1090 = xor i32 %1085, %1089
  %1091 = load ptr, ptr %3, align 8
  %1092 = getelementptr inbounds i32, ptr %1091, i64 3
  %1093 = load i32, ptr %1092, align 4
  %1094 = add i32 %1090, %1093
  %1095 = add i32 %1094, -1894986606
  %1096 = load i32, ptr %8, align 4
  %1097 = add i32 %1096, %1095
  store i32 %1097, ptr %8, align 4
  %1098 = load i32, ptr %8, align 4
  %1099 = shl i32 %1098, 10
  %1100 = load i32, ptr %8, align 4
  %1101 = lshr i32 %1100, 22
  %1102 = or i32 %1099, %1101
  %1103 = load i32, ptr %5, align 4
  %1104 = add i32 %1102, %1103
  store i32 %1104, ptr %8, align 4
  %1105 = load i32, ptr %5, align 4
  %1106 = load i32, ptr %8, align 4
  %1107 = load i32, ptr %6, align 4
  %1108 = xor i32 %1107, -1
  %1109 = or i32 %1106, %1108
  %1110 = xor i32 %1105, %1109
  %1111 = load ptr, ptr %3, align 8
  %1112 = getelementptr inbounds i32, ptr %1111, i64 10
  %1113 = load i32, ptr %1112, align 4
  %1114 = add i32 %1110, %1113
  %1115 = add i32 %1114, -1051523
  %1116 = load i32, ptr %7, align 4
  %1117 = add i32 %1116, %1115
  store i32 %1117, ptr %7, align 4
  %1118 = load i32, ptr %7, align 4
  %1119 = shl i32 %1118, 15
  %1120 = load i32, ptr %7, align 4
  %1121 = lshr i32 %1120, 17
  %1122 = or i32 %1119, %1121
  %1123 = load i32, ptr %8, align 4
  %1124 = add i32 %1122, %1123
  store i32 %1124, ptr %7, align 4
  %1125 = load i32, ptr %8, align 4
  %1126 = load i32, ptr %7, align 4
  %1127 = load i32, ptr %5, align 4
  %1128 = xor i32 %1127, -1
  %1129 = or i32 %1126, %1128
  %1130 = xor i32 %1125, %1129
  %1131 = load ptr, ptr %3, align 8
  %1132 = getelementptr inbounds i32, ptr %1131, i64 1
  %1133 = load i32, ptr %1132, align 4
  %1134 = add i32 %1130, %1133
  %1135 = add i32 %1134, -2054922799
  %1136 = load i32, ptr %6, align 4
  %1137 = add i32 %1136, %1135
  store i32 %1137, ptr %6, align 4
  %1138 = load i32, ptr %6, align 4
  %1139 = shl i32 %1138, 21
  %1140 = load i32, ptr %6, align 4
  %1141 = lshr i32 %1140, 11
  %1142 = or i32 %1139, %1141
  %1143 = load i32, ptr %7, align 4
  %1144 = add i32 %1142, %1143
  store i32 %1144, ptr %6, align 4
  %1145 = load i32, ptr %7, align 4
  %1146 = load i32, ptr %6, align 4
  %1147 = load i32, ptr %8, align 4
  %1148 = xor i32 %1147, -1
  %1149 = or i32 %1146, %1148
  %1150 = xor i32 %1145, %1149
  %1151 = load ptr, ptr %3, align 8
  %1152 = getelementptr inbounds i32, ptr %1151, i64 8
  %1153 = load i32, ptr %1152, align 4
  %1154 = add i32 %1150, %1153
  %1155 = add i32 %1154, 1873313359
  %1156 = load i32, ptr %5, align 4
  %1157 = add i32 %1156, %1155
  store i32 %1157, ptr %5, align 4
  %1158 = load i32, ptr %5, align 4
  %1159 = shl i32 %1158, 6
  %1160 = load i32, ptr %5, align 4
  %1161 = lshr i32 %1160, 26
  %1162 = or i32 %1159, %1161
  %1163 = load i32, ptr %6, align 4
  %1164 = add i32 %1162, %1163
  store i32 %1164, ptr %5, align 4
  %1165 = load i32, ptr %6, align 4
  %1166 = load i32, ptr %5, align 4
  %1167 = load i32, ptr %7, align 4
  %1168 = xor i32 %1167, -1
  %1169 = or i32 %1166, %1168
  %1170 = xor i32 %1165, %1169
  %1171 = load ptr, ptr %3, align 8
  %1172 = getelementptr inbounds i32, ptr %1171, i64 15
  %1173 = load i32, ptr %1172, align 4
  %1174 = add i32 %1170, %1173
  %1175 = add i32 %1174, -30611744
  %1176 = load i32, ptr %8, align 4
  %1177 = add i32 %1176, %1175
  store i32 %1177, ptr %8, align 4
  %1178 = load i32, ptr %8, align 4
  %1179 = shl i32 %1178, 10
  %1180 = load i32, ptr %8, align 4
  %1181 = lshr i32 %1180, 22
  %1182 = or i32 %1179, %1181
  %1183 = load i32, ptr %5, align 4
  %1184 = add i32 %1182, %1183
  store i32 %1184, ptr %8, align 4
  %1185 = load i32, ptr %5, align 4
  %1186 = load i32, ptr %8, align 4
  %1187 = load i32, ptr %6, align 4
  %1188 = xor i32 %1187, -1
  %1189 = or i32 %1186, %1188
  %1190 = xor i32 %1185, %1189
  %1191 = load ptr, ptr %3, align 8
  %1192 = getelementptr inbounds i32, ptr %1191, i64 6
  %1193 = load i32, ptr %1192, align 4
  %1194 = add i32 %1190, %1193
  %1195 = add i32 %1194, -1560198380
  %1196 = load i32, ptr %7, align 4
  %1197 = add i32 %1196, %1195
  store i32 %1197, ptr %7, align 4
  %1198 = load i32, ptr %7, align 4
  %1199 = shl i32 %1198, 15
  %1200 = load i32, ptr %7, align 4
  %1201 = lshr i32 %1200, 17
  %1202 = or i32 %1199, %1201
  %1203 = load i32, ptr %8, align 4
  %1204 = add i32 %1202, %1203
  store i32 %1204, ptr %7, align 4
  %1205 = load i32, ptr %8, align 4
  %1206 = load i32, ptr %7, align 4
  %1207 = load i32, ptr %5, align 4
  %1208 = xor i32 %1207, -1
  %1209 = or i32 %1206, %1208
  %1210 = xor i32 %1205, %1209
  %1211 = load ptr, ptr %3, align 8
  %1212 = getelementptr inbounds i32, ptr %1211, i64 13
  %1213 = load i32, ptr %1212, align 4
  %1214 = add i32 %1210, %1213
  %1215 = add i32 %1214, 1309151649
  %1216 = load i32, ptr %6, align 4
  %1217 = add i32 %1216, %1215
  store i32 %1217, ptr %6, align 4
  %1218 = load i32, ptr %6, align 4
  %1219 = shl i32 %1218, 21
  %1220 = load i32, ptr %6, align 4
  %1221 = lshr i32 %1220, 11
  %1222 = or i32 %1219, %1221
  %1223 = load i32, ptr %7, align 4
  %1224 = add i32 %1222, %1223
  store i32 %1224, ptr %6, align 4
  %1225 = load i32, ptr %7, align 4
  %1226 = load i32, ptr %6, align 4
  %1227 = load i32, ptr %8, align 4
  %1228 = xor i32 %1227, -1
  %1229 = or i32 %1226, %1228
  %1230 = xor i32 %1225, %1229
  %1231 = load ptr, ptr %3, align 8
  %1232 = getelementptr inbounds i32, ptr %1231, i64 4
  %1233 = load i32, ptr %1232, align 4
  %1234 = add i32 %1230, %1233
  %1235 = add i32 %1234, -145523070
  %1236 = load i32, ptr %5, align 4
  %1237 = add i32 %1236, %1235
  store i32 %1237, ptr %5, align 4
  %1238 = load i32, ptr %5, align 4
  %1239 = shl i32 %1238, 6
  %1240 = load i32, ptr %5, align 4
  %1241 = lshr i32 %1240, 26
  %1242 = or i32 %1239, %1241
  %1243 = load i32, ptr %6, align 4
  %1244 = add i32 %1242, %1243
  store i32 %1244, ptr %5, align 4
  %1245 = load i32, ptr %6, align 4
  %1246 = load i32, ptr %5, align 4
  %1247 = load i32, ptr %7, align 4
  %1248 = xor i32 %1247, -1
  %1249 = or i32 %1246, %1248
  %1250 = xor i32 %1245, %1249
  %1251 = load ptr, ptr %3, align 8
  %1252 = getelementptr inbounds i32, ptr %1251, i64 11
  %1253 = load i32, ptr %1252, align 4
  %1254 = add i32 %1250, %1253
  %1255 = add i32 %1254, -1120210379
  %1256 = load i32, ptr %8, align 4
  %1257 = add i32 %1256, %1255
  store i32 %1257, ptr %8, align 4
  %1258 = load i32, ptr %8, align 4
  %1259 = shl i32 %1258, 10
  %1260 = load i32, ptr %8, align 4
  %1261 = lshr i32 %1260, 22
  %1262 = or i32 %1259, %1261
  %1263 = load i32, ptr %5, align 4
  %1264 = add i32 %1262, %1263
  store i32 %1264, ptr %8, align 4
  %1265 = load i32, ptr %5, align 4
  %1266 = load i32, ptr %8, align 4
  %1267 = load i32, ptr %6, align 4
  %1268 = xor i32 %1267, -1
  %1269 = or i32 %1266, %1268
  %1270 = xor i32 %1265, %1269
  %1271 = load ptr, ptr %3, align 8
  %1272 = getelementptr inbounds i32, ptr %1271, i64 2
  %1273 = load i32, ptr %1272, align 4
  %1274 = add i32 %1270, %1273
  %1275 = add i32 %1274, 718787259
  %1276 = load i32, ptr %7, align 4
  %1277 = add i32 %1276, %1275
  store i32 %1277, ptr %7, align 4
  %1278 = load i32, ptr %7, align 4
  %1279 = shl i32 %1278, 15
  %1280 = load i32, ptr %7, align 4
  %1281 = lshr i32 %1280, 17
  %1282 = or i32 %1279, %1281
  %1283 = load i32, ptr %8, align 4
  %1284 = add i32 %1282, %1283
  store i32 %1284, ptr %7, align 4
  %1285 = load i32, ptr %8, align 4
  %1286 = load i32, ptr %7, align 4
  %1287 = load i32, ptr %5, align 4
  %1288 = xor i32 %1287, -1
  %1289 = or i32 %1286, %1288
  %1290 = xor i32 %1285, %1289
  %1291 = load ptr, ptr %3, align 8
  %1292 = getelementptr inbounds i32, ptr %1291, i64 9
  %1293 = load i32, ptr %1292, align 4
  %1294 = add i32 %1290, %1293
  %1295 = add i32 %1294, -343485551
  %1296 = load i32, ptr %6, align 4
  %1297 = add i32 %1296, %1295
  store i32 %1297, ptr %6, align 4
  %1298 = load i32, ptr %6, align 4
  %1299 = shl i32 %1298, 21
  %1300 = load i32, ptr %6, align 4
  %1301 = lshr i32 %1300, 11
  %1302 = or i32 %1299, %1301
  %1303 = load i32, ptr %7, align 4
  %1304 = add i32 %1302, %1303
  store i32 %1304, ptr %6, align 4
  %1305 = load i32, ptr %5, align 4
  %1306 = add i32 %1305, 1732584193
  %1307 = load ptr, ptr %4, align 8
  %1308 = getelementptr inbounds i32, ptr %1307, i64 0
  store i32 %1306, ptr %1308, align 4
  %1309 = load i32, ptr %6, align 4
  %1310 = add i32 %1309, -271733879
  %1311 = load ptr, ptr %4, align 8
  %1312 = getelementptr inbounds i32, ptr %1311, i64 1
  store i32 %1310, ptr %1312, align 4
  %1313 = load i32, ptr %7, align 4
  %1314 = add i32 %1313, -1732584194
  %1315 = load ptr, ptr %4, align 8
  %1316 = getelementptr inbounds i32, ptr %1315, i64 2
  store i32 %1314, ptr %1316, align 4
  %1317 = load i32, ptr %8, align 4
  %1318 = add i32 %1317, 271733878
  %1319 = load ptr, ptr %4, align 8
  %1320 = getelementptr inbounds i32, ptr %1319, i64 3
  store i32 %1318, ptr %1320, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @md5_crack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%struct.Target) align 4 %3, ptr noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca [16 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca [4 x i32], align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %12, align 4
  %27 = icmp uge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %5
  br label %134

29:                                               ; preds = %5
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 64, i1 false)
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %14, align 4
  %32 = add i32 %30, %31
  store i32 %32, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %33

33:                                               ; preds = %51, %29
  %34 = load i32, ptr %16, align 4
  %35 = urem i32 %34, 26
  %36 = add i32 97, %35
  %37 = load i32, ptr %17, align 4
  %38 = and i32 %37, 3
  %39 = mul i32 8, %38
  %40 = shl i32 %36, %39
  %41 = load i32, ptr %17, align 4
  %42 = lshr i32 %41, 2
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [16 x i32], ptr %15, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = or i32 %45, %40
  store i32 %46, ptr %44, align 4
  %47 = load i32, ptr %16, align 4
  %48 = udiv i32 %47, 26
  store i32 %48, ptr %16, align 4
  %49 = load i32, ptr %17, align 4
  %50 = add i32 %49, 1
  store i32 %50, ptr %17, align 4
  br label %51

51:                                               ; preds = %33
  %52 = load i32, ptr %16, align 4
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %33, label %54, !llvm.loop !4

54:                                               ; preds = %51
  %55 = load i32, ptr %17, align 4
  %56 = and i32 %55, 3
  %57 = mul i32 8, %56
  %58 = shl i32 128, %57
  %59 = load i32, ptr %17, align 4
  %60 = lshr i32 %59, 2
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [16 x i32], ptr %15, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = or i32 %63, %58
  store i32 %64, ptr %62, align 4
  %65 = load i32, ptr %17, align 4
  %66 = mul i32 %65, 8
  %67 = getelementptr inbounds [16 x i32], ptr %15, i64 0, i64 14
  store i32 %66, ptr %67, align 4
  %68 = getelementptr inbounds [16 x i32], ptr %15, i64 0, i64 0
  %69 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 0
  call void @_Z9md5_blockPKjPj(ptr noundef %68, ptr noundef %69) #4
  store i32 0, ptr %19, align 4
  br label %70

70:                                               ; preds = %85, %54
  %71 = load i32, ptr %19, align 4
  %72 = icmp slt i32 %71, 4
  br i1 %72, label %73, label %88

73:                                               ; preds = %70
  %74 = load i32, ptr %19, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = load ptr, ptr %10, align 8
  %79 = load i32, ptr %14, align 4
  %80 = mul i32 %79, 4
  %81 = load i32, ptr %19, align 4
  %82 = add i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %78, i64 %83
  store i32 %77, ptr %84, align 4
  br label %85

85:                                               ; preds = %73
  %86 = load i32, ptr %19, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %19, align 4
  br label %70, !llvm.loop !6

88:                                               ; preds = %70
  %89 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 0
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.Target, ptr %3, i32 0, i32 0
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %90, %92
  br i1 %93, label %94, label %120

94:                                               ; preds = %88
  %95 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 1
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Target, ptr %3, i32 0, i32 1
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %96, %98
  br i1 %99, label %100, label %120

100:                                              ; preds = %94
  %101 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 2
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Target, ptr %3, i32 0, i32 2
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %102, %104
  br i1 %105, label %106, label %120

106:                                              ; preds = %100
  %107 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 3
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr inbounds nuw %struct.Target, ptr %3, i32 0, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = icmp eq i32 %108, %110
  br i1 %111, label %112, label %120

112:                                              ; preds = %106
  %113 = load ptr, ptr %13, align 8
  %114 = getelementptr inbounds i32, ptr %113, i64 0
  %115 = load i32, ptr %14, align 4
  %116 = add i32 %115, 1
  store ptr %114, ptr %8, align 8
  store i32 %116, ptr %9, align 4
  %117 = load ptr, ptr %8, align 8
  %118 = load i32, ptr %9, align 4
  %119 = atomicrmw xchg ptr %117, i32 %118 seq_cst, align 4
  br label %120

120:                                              ; preds = %112, %106, %100, %94, %88
  %121 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 0
  %122 = load i32, ptr %121, align 4
  %123 = and i32 %122, 15
  %124 = getelementptr inbounds nuw %struct.Target, ptr %3, i32 0, i32 0
  %125 = load i32, ptr %124, align 4
  %126 = and i32 %125, 15
  %127 = icmp eq i32 %123, %126
  br i1 %127, label %128, label %134

128:                                              ; preds = %120
  %129 = load ptr, ptr %13, align 8
  %130 = getelementptr inbounds i32, ptr %129, i64 1
  store ptr %130, ptr %6, align 8
  store i32 1, ptr %7, align 4
  %131 = load ptr, ptr %6, align 8
  %132 = load i32, ptr %7, align 4
  %133 = atomicrmw add ptr %131, i32 %132 seq_cst, align 4
  br label %134

134:                                              ; preds = %28, %128, %120
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
