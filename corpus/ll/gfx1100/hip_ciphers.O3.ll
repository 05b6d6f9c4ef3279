; ModuleID = 'corpus/hip/hip_ciphers.hip'
source_filename = "corpus/hip/hip_ciphers.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Key128 = type { [4 x i32] }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @xtea_encrypt(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.Key128) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %6 = load i16, ptr addrspace(4) %5, align 4, !range !9, !invariant.load !10, !noundef !10
  %7 = zext nneg i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <2 x i32>, ptr addrspace(1) %12, align 8
  %14 = extractelement <2 x i32> %13, i64 0
  %15 = extractelement <2 x i32> %13, i64 1
  %16 = shl i32 %15, 4
  %17 = lshr i32 %15, 5
  %18 = xor i32 %16, %17
  %19 = add i32 %18, %15
  %20 = load i32, ptr addrspace(4) %1, align 4, !tbaa !5
  %21 = xor i32 %20, %19
  %22 = add i32 %21, %14
  %23 = shl i32 %22, 4
  %24 = lshr i32 %22, 5
  %25 = xor i32 %23, %24
  %26 = add i32 %25, %22
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 12
  %28 = load i32, ptr addrspace(4) %27, align 4, !tbaa !5
  %29 = add i32 %28, -1640531527
  %30 = xor i32 %26, %29
  %31 = add i32 %30, %15
  %32 = shl i32 %31, 4
  %33 = lshr i32 %31, 5
  %34 = xor i32 %32, %33
  %35 = add i32 %34, %31
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5
  %38 = add i32 %37, -1640531527
  %39 = xor i32 %38, %35
  %40 = add i32 %39, %22
  %41 = shl i32 %40, 4
  %42 = lshr i32 %40, 5
  %43 = xor i32 %41, %42
  %44 = add i32 %43, %40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
  %46 = load i32, ptr addrspace(4) %45, align 4, !tbaa !5
  %47 = add i32 %46, 1013904242
  %48 = xor i32 %44, %47
  %49 = add i32 %48, %31
  %50 = shl i32 %49, 4
  %51 = lshr i32 %49, 5
  %52 = xor i32 %50, %51
  %53 = add i32 %52, %49
  %54 = xor i32 %47, %53
  %55 = add i32 %54, %40
  %56 = shl i32 %55, 4
  %57 = lshr i32 %55, 5
  %58 = xor i32 %56, %57
  %59 = add i32 %58, %55
  %60 = add i32 %37, -626627285
  %61 = xor i32 %59, %60
  %62 = add i32 %61, %49
  %63 = shl i32 %62, 4
  %64 = lshr i32 %62, 5
  %65 = xor i32 %63, %64
  %66 = add i32 %65, %62
  %67 = add i32 %28, -626627285
  %68 = xor i32 %67, %66
  %69 = add i32 %68, %55
  %70 = shl i32 %69, 4
  %71 = lshr i32 %69, 5
  %72 = xor i32 %70, %71
  %73 = add i32 %72, %69
  %74 = add i32 %20, 2027808484
  %75 = xor i32 %73, %74
  %76 = add i32 %75, %62
  %77 = shl i32 %76, 4
  %78 = lshr i32 %76, 5
  %79 = xor i32 %77, %78
  %80 = add i32 %79, %76
  %81 = xor i32 %74, %80
  %82 = add i32 %81, %69
  %83 = shl i32 %82, 4
  %84 = lshr i32 %82, 5
  %85 = xor i32 %83, %84
  %86 = add i32 %85, %82
  %87 = add i32 %20, 387276957
  %88 = xor i32 %86, %87
  %89 = add i32 %88, %76
  %90 = shl i32 %89, 4
  %91 = lshr i32 %89, 5
  %92 = xor i32 %90, %91
  %93 = add i32 %92, %89
  %94 = add i32 %37, 387276957
  %95 = xor i32 %94, %93
  %96 = add i32 %95, %82
  %97 = shl i32 %96, 4
  %98 = lshr i32 %96, 5
  %99 = xor i32 %97, %98
  %100 = add i32 %99, %96
  %101 = add i32 %28, -1253254570
  %102 = xor i32 %100, %101
  %103 = add i32 %102, %89
  %104 = shl i32 %103, 4
  %105 = lshr i32 %103, 5
  %106 = xor i32 %104, %105
  %107 = add i32 %106, %103
  %108 = add i32 %46, -1253254570
  %109 = xor i32 %108, %107
  %110 = add i32 %109, %96
  %111 = shl i32 %110, 4
  %112 = lshr i32 %110, 5
  %113 = xor i32 %111, %112
  %114 = add i32 %113, %110
  %115 = add i32 %46, 1401181199
  %116 = xor i32 %114, %115
  %117 = add i32 %116, %103
  %118 = shl i32 %117, 4
  %119 = lshr i32 %117, 5
  %120 = xor i32 %118, %119
  %121 = add i32 %120, %117
  %122 = add i32 %28, 1401181199
  %123 = xor i32 %122, %121
  %124 = add i32 %123, %110
  %125 = shl i32 %124, 4
  %126 = lshr i32 %124, 5
  %127 = xor i32 %125, %126
  %128 = add i32 %127, %124
  %129 = add i32 %37, -239350328
  %130 = xor i32 %128, %129
  %131 = add i32 %130, %117
  %132 = shl i32 %131, 4
  %133 = lshr i32 %131, 5
  %134 = xor i32 %132, %133
  %135 = add i32 %134, %131
  %136 = load i32, ptr addrspace(4) %1, align 4, !tbaa !5
  %137 = add i32 %136, -239350328
  %138 = xor i32 %137, %135
  %139 = add i32 %138, %124
  %140 = shl i32 %139, 4
  %141 = lshr i32 %139, 5
  %142 = xor i32 %140, %141
  %143 = add i32 %142, %139
  %144 = add i32 %136, -1879881855
  %145 = xor i32 %143, %144
  %146 = add i32 %145, %131
  %147 = shl i32 %146, 4
  %148 = lshr i32 %146, 5
  %149 = xor i32 %147, %148
  %150 = add i32 %149, %146
  %151 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5
  %152 = add i32 %151, -1879881855
  %153 = xor i32 %152, %150
  %154 = add i32 %153, %139
  %155 = shl i32 %154, 4
  %156 = lshr i32 %154, 5
  %157 = xor i32 %155, %156
  %158 = add i32 %157, %154
  %159 = add i32 %136, 774553914
  %160 = xor i32 %158, %159
  %161 = add i32 %160, %146
  %162 = shl i32 %161, 4
  %163 = lshr i32 %161, 5
  %164 = xor i32 %162, %163
  %165 = add i32 %164, %161
  %166 = load i32, ptr addrspace(4) %45, align 4, !tbaa !5
  %167 = add i32 %166, 774553914
  %168 = xor i32 %167, %165
  %169 = add i32 %168, %154
  %170 = shl i32 %169, 4
  %171 = lshr i32 %169, 5
  %172 = xor i32 %170, %171
  %173 = add i32 %172, %169
  %174 = load i32, ptr addrspace(4) %27, align 4, !tbaa !5
  %175 = add i32 %174, -865977613
  %176 = xor i32 %173, %175
  %177 = add i32 %176, %161
  %178 = shl i32 %177, 4
  %179 = lshr i32 %177, 5
  %180 = xor i32 %178, %179
  %181 = add i32 %180, %177
  %182 = xor i32 %175, %181
  %183 = add i32 %182, %169
  %184 = shl i32 %183, 4
  %185 = lshr i32 %183, 5
  %186 = xor i32 %184, %185
  %187 = add i32 %186, %183
  %188 = add i32 %166, 1788458156
  %189 = xor i32 %187, %188
  %190 = add i32 %189, %177
  %191 = shl i32 %190, 4
  %192 = lshr i32 %190, 5
  %193 = xor i32 %191, %192
  %194 = add i32 %193, %190
  %195 = add i32 %136, 1788458156
  %196 = xor i32 %195, %194
  %197 = add i32 %196, %183
  %198 = shl i32 %197, 4
  %199 = lshr i32 %197, 5
  %200 = xor i32 %198, %199
  %201 = add i32 %200, %197
  %202 = add i32 %151, 147926629
  %203 = xor i32 %201, %202
  %204 = add i32 %203, %190
  %205 = shl i32 %204, 4
  %206 = lshr i32 %204, 5
  %207 = xor i32 %205, %206
  %208 = add i32 %207, %204
  %209 = xor i32 %202, %208
  %210 = add i32 %209, %197
  %211 = shl i32 %210, 4
  %212 = lshr i32 %210, 5
  %213 = xor i32 %211, %212
  %214 = add i32 %213, %210
  %215 = add i32 %151, -1492604898
  %216 = xor i32 %214, %215
  %217 = add i32 %216, %204
  %218 = shl i32 %217, 4
  %219 = lshr i32 %217, 5
  %220 = xor i32 %218, %219
  %221 = add i32 %220, %217
  %222 = add i32 %166, -1492604898
  %223 = xor i32 %222, %221
  %224 = add i32 %223, %210
  %225 = shl i32 %224, 4
  %226 = lshr i32 %224, 5
  %227 = xor i32 %225, %226
  %228 = add i32 %227, %224
  %229 = add i32 %136, 1161830871
  %230 = xor i32 %228, %229
  %231 = add i32 %230, %217
  %232 = shl i32 %231, 4
  %233 = lshr i32 %231, 5
  %234 = xor i32 %232, %233
  %235 = add i32 %234, %231
  %236 = add i32 %174, 1161830871
  %237 = xor i32 %236, %235
  %238 = add i32 %237, %224
  %239 = shl i32 %238, 4
  %240 = lshr i32 %238, 5
  %241 = xor i32 %239, %240
  %242 = add i32 %241, %238
  %243 = add i32 %174, -478700656
  %244 = xor i32 %242, %243
  %245 = add i32 %244, %231
  %246 = shl i32 %245, 4
  %247 = lshr i32 %245, 5
  %248 = xor i32 %246, %247
  %249 = add i32 %248, %245
  %250 = load i32, ptr addrspace(4) %1, align 4, !tbaa !5
  %251 = add i32 %250, -478700656
  %252 = xor i32 %251, %249
  %253 = add i32 %252, %238
  %254 = shl i32 %253, 4
  %255 = lshr i32 %253, 5
  %256 = xor i32 %254, %255
  %257 = add i32 %256, %253
  %258 = add i32 %166, -2119232183
  %259 = xor i32 %257, %258
  %260 = add i32 %259, %245
  %261 = shl i32 %260, 4
  %262 = lshr i32 %260, 5
  %263 = xor i32 %261, %262
  %264 = add i32 %263, %260
  %265 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5
  %266 = add i32 %265, -2119232183
  %267 = xor i32 %266, %264
  %268 = add i32 %267, %253
  %269 = shl i32 %268, 4
  %270 = lshr i32 %268, 5
  %271 = xor i32 %269, %270
  %272 = add i32 %271, %268
  %273 = add i32 %265, 535203586
  %274 = xor i32 %272, %273
  %275 = add i32 %274, %260
  %276 = shl i32 %275, 4
  %277 = lshr i32 %275, 5
  %278 = xor i32 %276, %277
  %279 = add i32 %278, %275
  %280 = load i32, ptr addrspace(4) %45, align 4, !tbaa !5
  %281 = add i32 %280, 535203586
  %282 = xor i32 %281, %279
  %283 = add i32 %282, %268
  %284 = shl i32 %283, 4
  %285 = lshr i32 %283, 5
  %286 = xor i32 %284, %285
  %287 = add i32 %286, %283
  %288 = add i32 %265, -1105327941
  %289 = xor i32 %287, %288
  %290 = add i32 %289, %275
  %291 = shl i32 %290, 4
  %292 = lshr i32 %290, 5
  %293 = xor i32 %291, %292
  %294 = add i32 %293, %290
  %295 = load i32, ptr addrspace(4) %27, align 4, !tbaa !5
  %296 = add i32 %295, -1105327941
  %297 = xor i32 %296, %294
  %298 = add i32 %297, %283
  %299 = shl i32 %298, 4
  %300 = lshr i32 %298, 5
  %301 = xor i32 %299, %300
  %302 = add i32 %301, %298
  %303 = add i32 %250, 1549107828
  %304 = xor i32 %302, %303
  %305 = add i32 %304, %290
  %306 = shl i32 %305, 4
  %307 = lshr i32 %305, 5
  %308 = xor i32 %306, %307
  %309 = add i32 %308, %305
  %310 = xor i32 %303, %309
  %311 = add i32 %310, %298
  %312 = shl i32 %311, 4
  %313 = lshr i32 %311, 5
  %314 = xor i32 %312, %313
  %315 = add i32 %314, %311
  %316 = add i32 %295, -91423699
  %317 = xor i32 %315, %316
  %318 = add i32 %317, %305
  %319 = shl i32 %318, 4
  %320 = lshr i32 %318, 5
  %321 = xor i32 %319, %320
  %322 = add i32 %321, %318
  %323 = add i32 %265, -91423699
  %324 = xor i32 %323, %322
  %325 = add i32 %324, %311
  %326 = shl i32 %325, 4
  %327 = lshr i32 %325, 5
  %328 = xor i32 %326, %327
  %329 = add i32 %328, %325
  %330 = add i32 %280, -1731955226
  %331 = xor i32 %329, %330
  %332 = add i32 %331, %318
  %333 = shl i32 %332, 4
  %334 = lshr i32 %332, 5
  %335 = xor i32 %333, %334
  %336 = add i32 %335, %332
  %337 = xor i32 %330, %336
  %338 = add i32 %337, %325
  %339 = shl i32 %338, 4
  %340 = lshr i32 %338, 5
  %341 = xor i32 %339, %340
  %342 = add i32 %341, %338
  %343 = add i32 %265, 922480543
  %344 = xor i32 %342, %343
  %345 = add i32 %344, %332
  %346 = shl i32 %345, 4
  %347 = lshr i32 %345, 5
  %348 = xor i32 %346, %347
  %349 = add i32 %348, %345
  %350 = add i32 %295, 922480543
  %351 = xor i32 %350, %349
  %352 = add i32 %351, %338
  %353 = shl i32 %352, 4
  %354 = lshr i32 %352, 5
  %355 = xor i32 %353, %354
  %356 = add i32 %355, %352
  %357 = add i32 %265, -718050984
  %358 = xor i32 %356, %357
  %359 = add i32 %358, %345
  %360 = shl i32 %359, 4
  %361 = lshr i32 %359, 5
  %362 = xor i32 %360, %361
  %363 = add i32 %362, %359
  %364 = load i32, ptr addrspace(4) %1, align 4, !tbaa !5
  %365 = add i32 %364, -718050984
  %366 = xor i32 %365, %363
  %367 = add i32 %366, %352
  %368 = shl i32 %367, 4
  %369 = lshr i32 %367, 5
  %370 = xor i32 %368, %369
  %371 = add i32 %370, %367
  %372 = add i32 %364, 1936384785
  %373 = xor i32 %371, %372
  %374 = add i32 %373, %359
  %375 = shl i32 %374, 4
  %376 = lshr i32 %374, 5
  %377 = xor i32 %375, %376
  %378 = add i32 %377, %374
  %379 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5
  %380 = add i32 %379, 1936384785
  %381 = xor i32 %380, %378
  %382 = add i32 %381, %367
  %383 = shl i32 %382, 4
  %384 = lshr i32 %382, 5
  %385 = xor i32 %383, %384
  %386 = add i32 %385, %382
  %387 = add i32 %295, 295853258
  %388 = xor i32 %386, %387
  %389 = add i32 %388, %374
  %390 = shl i32 %389, 4
  %391 = lshr i32 %389, 5
  %392 = xor i32 %390, %391
  %393 = add i32 %392, %389
  %394 = load i32, ptr addrspace(4) %45, align 4, !tbaa !5
  %395 = add i32 %394, 295853258
  %396 = xor i32 %395, %393
  %397 = add i32 %396, %382
  %398 = shl i32 %397, 4
  %399 = lshr i32 %397, 5
  %400 = xor i32 %398, %399
  %401 = add i32 %400, %397
  %402 = add i32 %394, -1344678269
  %403 = xor i32 %401, %402
  %404 = add i32 %403, %389
  %405 = shl i32 %404, 4
  %406 = lshr i32 %404, 5
  %407 = xor i32 %405, %406
  %408 = add i32 %407, %404
  %409 = load i32, ptr addrspace(4) %27, align 4, !tbaa !5
  %410 = add i32 %409, -1344678269
  %411 = xor i32 %410, %408
  %412 = add i32 %411, %397
  %413 = shl i32 %412, 4
  %414 = lshr i32 %412, 5
  %415 = xor i32 %413, %414
  %416 = add i32 %415, %412
  %417 = add i32 %394, 1309757500
  %418 = xor i32 %416, %417
  %419 = add i32 %418, %404
  %420 = shl i32 %419, 4
  %421 = lshr i32 %419, 5
  %422 = xor i32 %420, %421
  %423 = add i32 %422, %419
  %424 = add i32 %364, 1309757500
  %425 = xor i32 %424, %423
  %426 = add i32 %425, %412
  %427 = shl i32 %426, 4
  %428 = lshr i32 %426, 5
  %429 = xor i32 %427, %428
  %430 = add i32 %429, %426
  %431 = add i32 %379, -330774027
  %432 = xor i32 %430, %431
  %433 = add i32 %432, %419
  %434 = shl i32 %433, 4
  %435 = lshr i32 %433, 5
  %436 = xor i32 %434, %435
  %437 = add i32 %436, %433
  %438 = xor i32 %431, %437
  %439 = add i32 %438, %426
  %440 = shl i32 %439, 4
  %441 = lshr i32 %439, 5
  %442 = xor i32 %440, %441
  %443 = add i32 %442, %439
  %444 = add i32 %364, -1971305554
  %445 = xor i32 %443, %444
  %446 = add i32 %445, %433
  %447 = shl i32 %446, 4
  %448 = lshr i32 %446, 5
  %449 = xor i32 %447, %448
  %450 = add i32 %449, %446
  %451 = add i32 %394, -1971305554
  %452 = xor i32 %451, %450
  %453 = add i32 %452, %439
  %454 = shl i32 %453, 4
  %455 = lshr i32 %453, 5
  %456 = xor i32 %454, %455
  %457 = add i32 %456, %453
  %458 = add i32 %409, 683130215
  %459 = xor i32 %457, %458
  %460 = add i32 %459, %446
  %461 = shl i32 %460, 4
  %462 = lshr i32 %460, 5
  %463 = xor i32 %461, %462
  %464 = add i32 %463, %460
  %465 = xor i32 %458, %464
  %466 = add i32 %465, %453
  %467 = shl i32 %466, 4
  %468 = lshr i32 %466, 5
  %469 = xor i32 %467, %468
  %470 = add i32 %469, %466
  %471 = add i32 %394, -957401312
  %472 = xor i32 %470, %471
  %473 = add i32 %472, %460
  %474 = insertelement <2 x i32> poison, i32 %466, i64 0
  %475 = insertelement <2 x i32> %474, i32 %473, i64 1
  store <2 x i32> %475, ptr addrspace(1) %12, align 8, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rc4_stream(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [256 x i8], align 16, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #7
  store <4 x i8> <i8 0, i8 1, i8 2, i8 3>, ptr addrspace(5) %5, align 16, !tbaa !11
  %6 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  store <4 x i8> <i8 4, i8 5, i8 6, i8 7>, ptr addrspace(5) %6, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store <4 x i8> <i8 8, i8 9, i8 10, i8 11>, ptr addrspace(5) %7, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 12
  store <4 x i8> <i8 12, i8 13, i8 14, i8 15>, ptr addrspace(5) %8, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store <4 x i8> <i8 16, i8 17, i8 18, i8 19>, ptr addrspace(5) %9, align 16, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 20
  store <4 x i8> <i8 20, i8 21, i8 22, i8 23>, ptr addrspace(5) %10, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  store <4 x i8> <i8 24, i8 25, i8 26, i8 27>, ptr addrspace(5) %11, align 8, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 28
  store <4 x i8> <i8 28, i8 29, i8 30, i8 31>, ptr addrspace(5) %12, align 4, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store <4 x i8> <i8 32, i8 33, i8 34, i8 35>, ptr addrspace(5) %13, align 16, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 36
  store <4 x i8> <i8 36, i8 37, i8 38, i8 39>, ptr addrspace(5) %14, align 4, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 40
  store <4 x i8> <i8 40, i8 41, i8 42, i8 43>, ptr addrspace(5) %15, align 8, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 44
  store <4 x i8> <i8 44, i8 45, i8 46, i8 47>, ptr addrspace(5) %16, align 4, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 48
  store <4 x i8> <i8 48, i8 49, i8 50, i8 51>, ptr addrspace(5) %17, align 16, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 52
  store <4 x i8> <i8 52, i8 53, i8 54, i8 55>, ptr addrspace(5) %18, align 4, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 56
  store <4 x i8> <i8 56, i8 57, i8 58, i8 59>, ptr addrspace(5) %19, align 8, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 60
  store <4 x i8> <i8 60, i8 61, i8 62, i8 63>, ptr addrspace(5) %20, align 4, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 64
  store <4 x i8> <i8 64, i8 65, i8 66, i8 67>, ptr addrspace(5) %21, align 16, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 68
  store <4 x i8> <i8 68, i8 69, i8 70, i8 71>, ptr addrspace(5) %22, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 72
  store <4 x i8> <i8 72, i8 73, i8 74, i8 75>, ptr addrspace(5) %23, align 8, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 76
  store <4 x i8> <i8 76, i8 77, i8 78, i8 79>, ptr addrspace(5) %24, align 4, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 80
  store <4 x i8> <i8 80, i8 81, i8 82, i8 83>, ptr addrspace(5) %25, align 16, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 84
  store <4 x i8> <i8 84, i8 85, i8 86, i8 87>, ptr addrspace(5) %26, align 4, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 88
  store <4 x i8> <i8 88, i8 89, i8 90, i8 91>, ptr addrspace(5) %27, align 8, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 92
  store <4 x i8> <i8 92, i8 93, i8 94, i8 95>, ptr addrspace(5) %28, align 4, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 96
  store <4 x i8> <i8 96, i8 97, i8 98, i8 99>, ptr addrspace(5) %29, align 16, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 100
  store <4 x i8> <i8 100, i8 101, i8 102, i8 103>, ptr addrspace(5) %30, align 4, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 104
  store <4 x i8> <i8 104, i8 105, i8 106, i8 107>, ptr addrspace(5) %31, align 8, !tbaa !11
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 108
  store <4 x i8> <i8 108, i8 109, i8 110, i8 111>, ptr addrspace(5) %32, align 4, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 112
  store <4 x i8> <i8 112, i8 113, i8 114, i8 115>, ptr addrspace(5) %33, align 16, !tbaa !11
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 116
  store <4 x i8> <i8 116, i8 117, i8 118, i8 119>, ptr addrspace(5) %34, align 4, !tbaa !11
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 120
  store <4 x i8> <i8 120, i8 121, i8 122, i8 123>, ptr addrspace(5) %35, align 8, !tbaa !11
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 124
  store <4 x i8> <i8 124, i8 125, i8 126, i8 127>, ptr addrspace(5) %36, align 4, !tbaa !11
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 128
  store <4 x i8> <i8 -128, i8 -127, i8 -126, i8 -125>, ptr addrspace(5) %37, align 16, !tbaa !11
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 132
  store <4 x i8> <i8 -124, i8 -123, i8 -122, i8 -121>, ptr addrspace(5) %38, align 4, !tbaa !11
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 136
  store <4 x i8> <i8 -120, i8 -119, i8 -118, i8 -117>, ptr addrspace(5) %39, align 8, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 140
  store <4 x i8> <i8 -116, i8 -115, i8 -114, i8 -113>, ptr addrspace(5) %40, align 4, !tbaa !11
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 144
  store <4 x i8> <i8 -112, i8 -111, i8 -110, i8 -109>, ptr addrspace(5) %41, align 16, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 148
  store <4 x i8> <i8 -108, i8 -107, i8 -106, i8 -105>, ptr addrspace(5) %42, align 4, !tbaa !11
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 152
  store <4 x i8> <i8 -104, i8 -103, i8 -102, i8 -101>, ptr addrspace(5) %43, align 8, !tbaa !11
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 156
  store <4 x i8> <i8 -100, i8 -99, i8 -98, i8 -97>, ptr addrspace(5) %44, align 4, !tbaa !11
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 160
  store <4 x i8> <i8 -96, i8 -95, i8 -94, i8 -93>, ptr addrspace(5) %45, align 16, !tbaa !11
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 164
  store <4 x i8> <i8 -92, i8 -91, i8 -90, i8 -89>, ptr addrspace(5) %46, align 4, !tbaa !11
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 168
  store <4 x i8> <i8 -88, i8 -87, i8 -86, i8 -85>, ptr addrspace(5) %47, align 8, !tbaa !11
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 172
  store <4 x i8> <i8 -84, i8 -83, i8 -82, i8 -81>, ptr addrspace(5) %48, align 4, !tbaa !11
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 176
  store <4 x i8> <i8 -80, i8 -79, i8 -78, i8 -77>, ptr addrspace(5) %49, align 16, !tbaa !11
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 180
  store <4 x i8> <i8 -76, i8 -75, i8 -74, i8 -73>, ptr addrspace(5) %50, align 4, !tbaa !11
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 184
  store <4 x i8> <i8 -72, i8 -71, i8 -70, i8 -69>, ptr addrspace(5) %51, align 8, !tbaa !11
  %52 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 188
  store <4 x i8> <i8 -68, i8 -67, i8 -66, i8 -65>, ptr addrspace(5) %52, align 4, !tbaa !11
  %53 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 192
  store <4 x i8> <i8 -64, i8 -63, i8 -62, i8 -61>, ptr addrspace(5) %53, align 16, !tbaa !11
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 196
  store <4 x i8> <i8 -60, i8 -59, i8 -58, i8 -57>, ptr addrspace(5) %54, align 4, !tbaa !11
  %55 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 200
  store <4 x i8> <i8 -56, i8 -55, i8 -54, i8 -53>, ptr addrspace(5) %55, align 8, !tbaa !11
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 204
  store <4 x i8> <i8 -52, i8 -51, i8 -50, i8 -49>, ptr addrspace(5) %56, align 4, !tbaa !11
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 208
  store <4 x i8> <i8 -48, i8 -47, i8 -46, i8 -45>, ptr addrspace(5) %57, align 16, !tbaa !11
  %58 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 212
  store <4 x i8> <i8 -44, i8 -43, i8 -42, i8 -41>, ptr addrspace(5) %58, align 4, !tbaa !11
  %59 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 216
  store <4 x i8> <i8 -40, i8 -39, i8 -38, i8 -37>, ptr addrspace(5) %59, align 8, !tbaa !11
  %60 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 220
  store <4 x i8> <i8 -36, i8 -35, i8 -34, i8 -33>, ptr addrspace(5) %60, align 4, !tbaa !11
  %61 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 224
  store <4 x i8> <i8 -32, i8 -31, i8 -30, i8 -29>, ptr addrspace(5) %61, align 16, !tbaa !11
  %62 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 228
  store <4 x i8> <i8 -28, i8 -27, i8 -26, i8 -25>, ptr addrspace(5) %62, align 4, !tbaa !11
  %63 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 232
  store <4 x i8> <i8 -24, i8 -23, i8 -22, i8 -21>, ptr addrspace(5) %63, align 8, !tbaa !11
  %64 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 236
  store <4 x i8> <i8 -20, i8 -19, i8 -18, i8 -17>, ptr addrspace(5) %64, align 4, !tbaa !11
  %65 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 240
  store <4 x i8> <i8 -16, i8 -15, i8 -14, i8 -13>, ptr addrspace(5) %65, align 16, !tbaa !11
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 244
  store <4 x i8> <i8 -12, i8 -11, i8 -10, i8 -9>, ptr addrspace(5) %66, align 4, !tbaa !11
  %67 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 248
  store <4 x i8> <i8 -8, i8 -7, i8 -6, i8 -5>, ptr addrspace(5) %67, align 8, !tbaa !11
  %68 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 252
  store <4 x i8> <i8 -4, i8 -3, i8 -2, i8 -1>, ptr addrspace(5) %68, align 4, !tbaa !11
  %69 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %70 = mul nsw i32 %2, %69
  br label %75

71:                                               ; preds = %75
  %72 = icmp sgt i32 %3, 0
  br i1 %72, label %73, label %139

73:                                               ; preds = %71
  %74 = mul nuw nsw i32 %3, %69
  br label %140

75:                                               ; preds = %75, %4
  %76 = phi i32 [ 0, %4 ], [ %133, %75 ]
  %77 = phi i32 [ 0, %4 ], [ %137, %75 ]
  %78 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %77
  %79 = load i8, ptr addrspace(5) %78, align 4, !tbaa !11
  %80 = zext i8 %79 to i32
  %81 = add i32 %76, %80
  %82 = srem i32 %77, %2
  %83 = add nsw i32 %82, %70
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %84
  %86 = load i8, ptr addrspace(1) %85, align 1, !tbaa !11
  %87 = zext i8 %86 to i32
  %88 = add i32 %81, %87
  %89 = and i32 %88, 255
  %90 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %89
  %91 = load i8, ptr addrspace(5) %90, align 1, !tbaa !11
  store i8 %91, ptr addrspace(5) %78, align 4, !tbaa !11
  store i8 %79, ptr addrspace(5) %90, align 1, !tbaa !11
  %92 = or disjoint i32 %77, 1
  %93 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %92
  %94 = load i8, ptr addrspace(5) %93, align 1, !tbaa !11
  %95 = zext i8 %94 to i32
  %96 = add i32 %88, %95
  %97 = srem i32 %92, %2
  %98 = add nsw i32 %97, %70
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %99
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !11
  %102 = zext i8 %101 to i32
  %103 = add i32 %96, %102
  %104 = and i32 %103, 255
  %105 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %104
  %106 = load i8, ptr addrspace(5) %105, align 1, !tbaa !11
  store i8 %106, ptr addrspace(5) %93, align 1, !tbaa !11
  store i8 %94, ptr addrspace(5) %105, align 1, !tbaa !11
  %107 = or disjoint i32 %77, 2
  %108 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %107
  %109 = load i8, ptr addrspace(5) %108, align 2, !tbaa !11
  %110 = zext i8 %109 to i32
  %111 = add i32 %103, %110
  %112 = srem i32 %107, %2
  %113 = add nsw i32 %112, %70
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %114
  %116 = load i8, ptr addrspace(1) %115, align 1, !tbaa !11
  %117 = zext i8 %116 to i32
  %118 = add i32 %111, %117
  %119 = and i32 %118, 255
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %119
  %121 = load i8, ptr addrspace(5) %120, align 1, !tbaa !11
  store i8 %121, ptr addrspace(5) %108, align 2, !tbaa !11
  store i8 %109, ptr addrspace(5) %120, align 1, !tbaa !11
  %122 = or disjoint i32 %77, 3
  %123 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %122
  %124 = load i8, ptr addrspace(5) %123, align 1, !tbaa !11
  %125 = zext i8 %124 to i32
  %126 = add i32 %118, %125
  %127 = srem i32 %122, %2
  %128 = add nsw i32 %127, %70
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1, !tbaa !11
  %132 = zext i8 %131 to i32
  %133 = add i32 %126, %132
  %134 = and i32 %133, 255
  %135 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %134
  %136 = load i8, ptr addrspace(5) %135, align 1, !tbaa !11
  store i8 %136, ptr addrspace(5) %123, align 1, !tbaa !11
  store i8 %124, ptr addrspace(5) %135, align 1, !tbaa !11
  %137 = add nuw nsw i32 %77, 4
  %138 = icmp eq i32 %137, 256
  br i1 %138, label %71, label %75, !llvm.loop !12

139:                                              ; preds = %140, %71
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #7
  ret void

140:                                              ; preds = %73, %140
  %141 = phi i32 [ 0, %73 ], [ %161, %140 ]
  %142 = phi i32 [ 0, %73 ], [ %149, %140 ]
  %143 = phi i32 [ 0, %73 ], [ %144, %140 ]
  %144 = add i32 %143, 1
  %145 = and i32 %144, 255
  %146 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %145
  %147 = load i8, ptr addrspace(5) %146, align 1, !tbaa !11
  %148 = zext i8 %147 to i32
  %149 = add i32 %142, %148
  %150 = and i32 %149, 255
  %151 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %150
  %152 = load i8, ptr addrspace(5) %151, align 1, !tbaa !11
  store i8 %152, ptr addrspace(5) %146, align 1, !tbaa !11
  store i8 %147, ptr addrspace(5) %151, align 1, !tbaa !11
  %153 = load i8, ptr addrspace(5) %146, align 1, !tbaa !11
  %154 = add i8 %153, %147
  %155 = zext i8 %154 to i32
  %156 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %155
  %157 = load i8, ptr addrspace(5) %156, align 1, !tbaa !11
  %158 = add nuw nsw i32 %141, %74
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %159
  store i8 %157, ptr addrspace(1) %160, align 1, !tbaa !11
  %161 = add nuw nsw i32 %141, 1
  %162 = icmp eq i32 %161, %3
  br i1 %162, label %139, label %140, !llvm.loop !14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @speck_ctr(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.Key128) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = load i32, ptr addrspace(4) %1, align 4, !amdgpu.noclobber !10
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %6 = load <3 x i32>, ptr addrspace(4) %5, align 4
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !9, !invariant.load !10, !noundef !10
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  br label %20

15:                                               ; preds = %20
  %16 = insertelement <2 x i32> poison, i32 %54, i64 0
  %17 = insertelement <2 x i32> %16, i32 %56, i64 1
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %18
  store <2 x i32> %17, ptr addrspace(1) %19, align 8, !tbaa !11
  ret void

20:                                               ; preds = %20, %3
  %21 = phi i32 [ %2, %3 ], [ %54, %20 ]
  %22 = phi i32 [ 0, %3 ], [ %64, %20 ]
  %23 = phi i32 [ %4, %3 ], [ %62, %20 ]
  %24 = phi i32 [ %14, %3 ], [ %56, %20 ]
  %25 = phi <3 x i32> [ %6, %3 ], [ %63, %20 ]
  %26 = tail call noundef i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 24)
  %27 = add i32 %26, %24
  %28 = xor i32 %27, %23
  %29 = tail call noundef i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 3)
  %30 = xor i32 %28, %29
  %31 = extractelement <3 x i32> %25, i64 0
  %32 = tail call noundef i32 @llvm.fshl.i32(i32 %31, i32 %31, i32 24)
  %33 = add i32 %32, %23
  %34 = xor i32 %33, %22
  %35 = tail call noundef i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 3)
  %36 = xor i32 %34, %35
  %37 = insertelement <3 x i32> poison, i32 %34, i64 0
  %38 = add nuw nsw i32 %22, 1
  %39 = tail call noundef i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 24)
  %40 = add i32 %39, %30
  %41 = xor i32 %40, %36
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %30, i32 %30, i32 3)
  %43 = xor i32 %41, %42
  %44 = extractelement <3 x i32> %25, i64 1
  %45 = tail call noundef i32 @llvm.fshl.i32(i32 %44, i32 %44, i32 24)
  %46 = add i32 %45, %36
  %47 = xor i32 %46, %38
  %48 = tail call noundef i32 @llvm.fshl.i32(i32 %36, i32 %36, i32 3)
  %49 = xor i32 %47, %48
  %50 = insertelement <3 x i32> %37, i32 %47, i64 1
  %51 = add nuw nsw i32 %22, 2
  %52 = tail call noundef i32 @llvm.fshl.i32(i32 %41, i32 %41, i32 24)
  %53 = add i32 %52, %43
  %54 = xor i32 %53, %49
  %55 = tail call noundef i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 3)
  %56 = xor i32 %54, %55
  %57 = extractelement <3 x i32> %25, i64 2
  %58 = tail call noundef i32 @llvm.fshl.i32(i32 %57, i32 %57, i32 24)
  %59 = add i32 %58, %49
  %60 = xor i32 %59, %51
  %61 = tail call noundef i32 @llvm.fshl.i32(i32 %49, i32 %49, i32 3)
  %62 = xor i32 %60, %61
  %63 = insertelement <3 x i32> %50, i32 %60, i64 2
  %64 = add nuw nsw i32 %22, 3
  %65 = icmp eq i32 %64, 27
  br i1 %65, label %15, label %20, !llvm.loop !15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @simon_ecb(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = lshr i64 %1, 16
  %4 = insertelement <2 x i64> poison, i64 %1, i64 0
  %5 = insertelement <2 x i64> %4, i64 %3, i64 1
  %6 = shufflevector <2 x i64> %4, <2 x i64> poison, <2 x i32> zeroinitializer
  %7 = lshr <2 x i64> %6, <i64 32, i64 48>
  %8 = shufflevector <2 x i64> %5, <2 x i64> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %9 = trunc <4 x i64> %8 to <4 x i16>
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 12
  %13 = load i16, ptr addrspace(4) %12, align 4, !range !9, !invariant.load !10, !noundef !10
  %14 = zext nneg i16 %13 to i32
  %15 = mul i32 %10, %14
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = add i32 %15, %16
  %18 = shl nsw i32 %17, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr i16, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 2
  %22 = load i16, ptr addrspace(1) %21, align 2, !tbaa !16
  %23 = load i16, ptr addrspace(1) %20, align 2, !tbaa !16
  br label %25

24:                                               ; preds = %25
  store i16 %65, ptr addrspace(1) %21, align 2, !tbaa !16
  store i16 %38, ptr addrspace(1) %20, align 2, !tbaa !16
  ret void

25:                                               ; preds = %25, %2
  %26 = phi i16 [ %22, %2 ], [ %65, %25 ]
  %27 = phi i32 [ 0, %2 ], [ %69, %25 ]
  %28 = phi i16 [ %23, %2 ], [ %38, %25 ]
  %29 = phi <4 x i16> [ %9, %2 ], [ %82, %25 ]
  %30 = tail call noundef i16 @llvm.fshl.i16(i16 %26, i16 %26, i16 1)
  %31 = tail call i16 @llvm.bswap.i16(i16 %26)
  %32 = and i16 %30, %31
  %33 = tail call noundef i16 @llvm.fshl.i16(i16 %26, i16 %26, i16 2)
  %34 = and i32 %27, 2
  %35 = extractelement <4 x i16> %29, i32 %34
  %36 = xor i16 %33, %28
  %37 = xor i16 %36, %32
  %38 = xor i16 %37, %35
  %39 = add nuw nsw i32 %27, 3
  %40 = and i32 %39, 3
  %41 = extractelement <4 x i16> %29, i32 %40
  %42 = tail call noundef i16 @llvm.fshl.i16(i16 %41, i16 %41, i16 13)
  %43 = or disjoint i32 %27, 1
  %44 = and i32 %43, 3
  %45 = extractelement <4 x i16> %29, i32 %44
  %46 = xor i16 %42, %45
  %47 = tail call noundef i16 @llvm.fshl.i16(i16 %46, i16 %46, i16 15)
  %48 = zext nneg i32 %27 to i64
  %49 = lshr i64 1856417836235662431, %48
  %50 = trunc i64 %49 to i16
  %51 = and i16 %50, 1
  %52 = xor i16 %51, %47
  %53 = xor i16 %52, %35
  %54 = xor i16 %53, %46
  %55 = xor i16 %54, -4
  %56 = insertelement <4 x i16> %29, i16 %55, i32 %34
  %57 = tail call noundef i16 @llvm.fshl.i16(i16 %38, i16 %38, i16 1)
  %58 = tail call i16 @llvm.bswap.i16(i16 %38)
  %59 = and i16 %57, %58
  %60 = tail call noundef i16 @llvm.fshl.i16(i16 %38, i16 %38, i16 2)
  %61 = and i32 %43, 3
  %62 = extractelement <4 x i16> %56, i32 %61
  %63 = xor i16 %60, %59
  %64 = xor i16 %63, %26
  %65 = xor i16 %64, %62
  %66 = and i32 %27, 2
  %67 = extractelement <4 x i16> %56, i32 %66
  %68 = tail call noundef i16 @llvm.fshl.i16(i16 %67, i16 %67, i16 13)
  %69 = add nuw nsw i32 %27, 2
  %70 = and i32 %69, 2
  %71 = extractelement <4 x i16> %56, i32 %70
  %72 = xor i16 %68, %71
  %73 = tail call noundef i16 @llvm.fshl.i16(i16 %72, i16 %72, i16 15)
  %74 = zext nneg i32 %43 to i64
  %75 = lshr i64 1856417836235662431, %74
  %76 = trunc i64 %75 to i16
  %77 = and i16 %76, 1
  %78 = xor i16 %77, %73
  %79 = xor i16 %78, %62
  %80 = xor i16 %79, %72
  %81 = xor i16 %80, -4
  %82 = insertelement <4 x i16> %56, i16 %81, i32 %61
  %83 = icmp eq i32 %69, 32
  br i1 %83, label %24, label %25, !llvm.loop !18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @poly_mac(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = mul nuw nsw i32 %3, %5
  %9 = zext i64 %2 to i128
  br label %21

10:                                               ; preds = %21
  %11 = lshr i128 %43, 64
  %12 = trunc nuw nsw i128 %11 to i64
  %13 = trunc i128 %43 to i64
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi i64 [ 0, %4 ], [ %13, %10 ]
  %16 = phi i64 [ 0, %4 ], [ %12, %10 ]
  %17 = shl nuw nsw i32 %5, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %18
  store i64 %15, ptr addrspace(1) %19, align 8, !tbaa !19
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  store i64 %16, ptr addrspace(1) %20, align 8, !tbaa !19
  ret void

21:                                               ; preds = %7, %21
  %22 = phi i128 [ 0, %7 ], [ %43, %21 ]
  %23 = phi i32 [ 0, %7 ], [ %44, %21 ]
  %24 = add nuw nsw i32 %23, %8
  %25 = shl nsw i32 %24, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 4
  %29 = zext i64 %28 to i128
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 8
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !5
  %32 = and i32 %31, 65535
  %33 = zext nneg i32 %32 to i128
  %34 = shl nuw nsw i128 %33, 64
  %35 = add nuw nsw i128 %22, %29
  %36 = add nuw nsw i128 %35, %34
  %37 = and i128 %35, 2305843009213693951
  %38 = lshr i128 %36, 61
  %39 = add nuw nsw i128 %37, %38
  %40 = mul nuw nsw i128 %39, %9
  %41 = and i128 %40, 2305843009213693951
  %42 = lshr i128 %40, 61
  %43 = add nuw nsw i128 %41, %42
  %44 = add nuw nsw i32 %23, 1
  %45 = icmp eq i32 %44, %3
  br i1 %45, label %10, label %21, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !7, i64 0}
!18 = distinct !{!18, !13}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !7, i64 0}
!21 = distinct !{!21, !13}
