; ModuleID = 'corpus/cuda/cu_sgemm_reg.cu'
source_filename = "corpus/cuda/cu_sgemm_reg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11sgemm_64x64E2As = internal unnamed_addr addrspace(3) global [2 x [8 x [64 x float]]] undef, align 4
@_ZZ11sgemm_64x64E2Bs = internal unnamed_addr addrspace(3) global [2 x [8 x [64 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sgemm_64x64(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 15
  %11 = lshr i32 %9, 2
  %12 = shl nuw nsw i32 %9, 1
  %13 = and i32 %12, 6
  %14 = lshr i32 %9, 5
  %15 = and i32 %12, 62
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = shl nuw nsw i32 %16, 6
  %18 = zext nneg i32 %17 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %19, %18
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = zext nneg i32 %22 to i64
  %24 = shl nuw nsw i64 %23, 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %24
  %26 = zext nneg i32 %11 to i64
  %27 = mul nsw i64 %19, %26
  %28 = getelementptr inbounds nuw float, ptr %21, i64 %27
  %29 = zext nneg i32 %13 to i64
  %30 = getelementptr inbounds nuw float, ptr %28, i64 %29
  %31 = load float, ptr %30, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = zext nneg i32 %14 to i64
  %35 = sext i32 %4 to i64
  %36 = mul nsw i64 %35, %34
  %37 = getelementptr inbounds nuw float, ptr %25, i64 %36
  %38 = zext nneg i32 %15 to i64
  %39 = getelementptr inbounds nuw float, ptr %37, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %29
  %42 = getelementptr inbounds nuw float, ptr %41, i64 %26
  store float %31, ptr %42, align 4, !tbaa !8
  %43 = or disjoint i32 %13, 1
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %44
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %26
  store float %33, ptr %46, align 4, !tbaa !8
  %47 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %34
  %48 = getelementptr inbounds nuw float, ptr %47, i64 %38
  store i64 %40, ptr %48, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = getelementptr float, ptr %25, i64 %38
  %50 = icmp slt i32 %5, 8
  %51 = lshr i32 %9, 2
  %52 = and i32 %51, 252
  br i1 %50, label %53, label %56

53:                                               ; preds = %8
  %54 = shl nuw nsw i32 %10, 2
  %55 = zext nneg i32 %54 to i64
  br label %62

56:                                               ; preds = %8
  %57 = zext nneg i32 %52 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %57
  %59 = shl nuw nsw i32 %10, 2
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %60
  br label %86

62:                                               ; preds = %518, %53
  %63 = phi i64 [ %55, %53 ], [ %60, %518 ]
  %64 = phi float [ 0.000000e+00, %53 ], [ %478, %518 ]
  %65 = phi float [ 0.000000e+00, %53 ], [ %480, %518 ]
  %66 = phi float [ 0.000000e+00, %53 ], [ %482, %518 ]
  %67 = phi float [ 0.000000e+00, %53 ], [ %484, %518 ]
  %68 = phi float [ 0.000000e+00, %53 ], [ %486, %518 ]
  %69 = phi float [ 0.000000e+00, %53 ], [ %488, %518 ]
  %70 = phi float [ 0.000000e+00, %53 ], [ %490, %518 ]
  %71 = phi float [ 0.000000e+00, %53 ], [ %492, %518 ]
  %72 = phi float [ 0.000000e+00, %53 ], [ %494, %518 ]
  %73 = phi float [ 0.000000e+00, %53 ], [ %496, %518 ]
  %74 = phi float [ 0.000000e+00, %53 ], [ %498, %518 ]
  %75 = phi float [ 0.000000e+00, %53 ], [ %500, %518 ]
  %76 = phi float [ 0.000000e+00, %53 ], [ %502, %518 ]
  %77 = phi float [ 0.000000e+00, %53 ], [ %504, %518 ]
  %78 = phi float [ 0.000000e+00, %53 ], [ %506, %518 ]
  %79 = phi float [ 0.000000e+00, %53 ], [ %508, %518 ]
  %80 = add nuw nsw i32 %52, %17
  %81 = shl i32 %22, 6
  %82 = zext i32 %81 to i64
  %83 = getelementptr float, ptr %2, i64 %82
  %84 = getelementptr float, ptr %83, i64 %63
  %85 = icmp sgt i32 %3, %80
  br i1 %85, label %522, label %620

86:                                               ; preds = %56, %518
  %87 = phi float [ 0.000000e+00, %56 ], [ %478, %518 ]
  %88 = phi float [ 0.000000e+00, %56 ], [ %480, %518 ]
  %89 = phi float [ 0.000000e+00, %56 ], [ %482, %518 ]
  %90 = phi float [ 0.000000e+00, %56 ], [ %484, %518 ]
  %91 = phi float [ 0.000000e+00, %56 ], [ %486, %518 ]
  %92 = phi float [ 0.000000e+00, %56 ], [ %488, %518 ]
  %93 = phi float [ 0.000000e+00, %56 ], [ %490, %518 ]
  %94 = phi float [ 0.000000e+00, %56 ], [ %492, %518 ]
  %95 = phi float [ 0.000000e+00, %56 ], [ %494, %518 ]
  %96 = phi float [ 0.000000e+00, %56 ], [ %496, %518 ]
  %97 = phi float [ 0.000000e+00, %56 ], [ %498, %518 ]
  %98 = phi float [ 0.000000e+00, %56 ], [ %500, %518 ]
  %99 = phi float [ 0.000000e+00, %56 ], [ %502, %518 ]
  %100 = phi float [ 0.000000e+00, %56 ], [ %504, %518 ]
  %101 = phi float [ 0.000000e+00, %56 ], [ %506, %518 ]
  %102 = phi float [ 0.000000e+00, %56 ], [ %508, %518 ]
  %103 = phi float [ %33, %56 ], [ %123, %518 ]
  %104 = phi float [ %31, %56 ], [ %122, %518 ]
  %105 = phi i32 [ 0, %56 ], [ %519, %518 ]
  %106 = phi i32 [ 8, %56 ], [ %520, %518 ]
  %107 = phi i64 [ %40, %56 ], [ %121, %518 ]
  %108 = icmp slt i32 %106, %5
  br i1 %108, label %109, label %120

109:                                              ; preds = %86
  %110 = zext nneg i32 %106 to i64
  %111 = getelementptr inbounds nuw float, ptr %30, i64 %110
  %112 = load float, ptr %111, align 8, !tbaa !8
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = add nuw nsw i32 %106, %14
  %116 = zext nneg i32 %115 to i64
  %117 = mul nsw i64 %116, %35
  %118 = getelementptr float, ptr %49, i64 %117
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %109, %86
  %121 = phi i64 [ %119, %109 ], [ %107, %86 ]
  %122 = phi float [ %112, %109 ], [ %104, %86 ]
  %123 = phi float [ %114, %109 ], [ %103, %86 ]
  %124 = zext nneg i32 %105 to i64
  %125 = getelementptr inbounds nuw [8 x [64 x float]], ptr %58, i64 %124
  %126 = getelementptr inbounds nuw [8 x [64 x float]], ptr %61, i64 %124
  %127 = load float, ptr %125, align 4, !tbaa !8
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = getelementptr inbounds nuw i8, ptr %125, i64 12
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = load float, ptr %126, align 4, !tbaa !8
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = getelementptr inbounds nuw i8, ptr %126, i64 12
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %127, %134
  %142 = fadd contract float %87, %141
  %143 = fmul contract float %127, %136
  %144 = fadd contract float %88, %143
  %145 = fmul contract float %127, %138
  %146 = fadd contract float %89, %145
  %147 = fmul contract float %127, %140
  %148 = fadd contract float %90, %147
  %149 = fmul contract float %129, %134
  %150 = fadd contract float %91, %149
  %151 = fmul contract float %129, %136
  %152 = fadd contract float %92, %151
  %153 = fmul contract float %129, %138
  %154 = fadd contract float %93, %153
  %155 = fmul contract float %129, %140
  %156 = fadd contract float %94, %155
  %157 = fmul contract float %131, %134
  %158 = fadd contract float %95, %157
  %159 = fmul contract float %131, %136
  %160 = fadd contract float %96, %159
  %161 = fmul contract float %131, %138
  %162 = fadd contract float %97, %161
  %163 = fmul contract float %131, %140
  %164 = fadd contract float %98, %163
  %165 = fmul contract float %133, %134
  %166 = fadd contract float %99, %165
  %167 = fmul contract float %133, %136
  %168 = fadd contract float %100, %167
  %169 = fmul contract float %133, %138
  %170 = fadd contract float %101, %169
  %171 = fmul contract float %133, %140
  %172 = fadd contract float %102, %171
  %173 = getelementptr inbounds nuw i8, ptr %125, i64 256
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = getelementptr inbounds nuw i8, ptr %125, i64 260
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = getelementptr inbounds nuw i8, ptr %125, i64 264
  %178 = load float, ptr %177, align 4, !tbaa !8
  %179 = getelementptr inbounds nuw i8, ptr %125, i64 268
  %180 = load float, ptr %179, align 4, !tbaa !8
  %181 = getelementptr inbounds nuw i8, ptr %126, i64 256
  %182 = load float, ptr %181, align 4, !tbaa !8
  %183 = getelementptr inbounds nuw i8, ptr %126, i64 260
  %184 = load float, ptr %183, align 4, !tbaa !8
  %185 = getelementptr inbounds nuw i8, ptr %126, i64 264
  %186 = load float, ptr %185, align 4, !tbaa !8
  %187 = getelementptr inbounds nuw i8, ptr %126, i64 268
  %188 = load float, ptr %187, align 4, !tbaa !8
  %189 = fmul contract float %174, %182
  %190 = fadd contract float %142, %189
  %191 = fmul contract float %174, %184
  %192 = fadd contract float %144, %191
  %193 = fmul contract float %174, %186
  %194 = fadd contract float %146, %193
  %195 = fmul contract float %174, %188
  %196 = fadd contract float %148, %195
  %197 = fmul contract float %176, %182
  %198 = fadd contract float %150, %197
  %199 = fmul contract float %176, %184
  %200 = fadd contract float %152, %199
  %201 = fmul contract float %176, %186
  %202 = fadd contract float %154, %201
  %203 = fmul contract float %176, %188
  %204 = fadd contract float %156, %203
  %205 = fmul contract float %178, %182
  %206 = fadd contract float %158, %205
  %207 = fmul contract float %178, %184
  %208 = fadd contract float %160, %207
  %209 = fmul contract float %178, %186
  %210 = fadd contract float %162, %209
  %211 = fmul contract float %178, %188
  %212 = fadd contract float %164, %211
  %213 = fmul contract float %180, %182
  %214 = fadd contract float %166, %213
  %215 = fmul contract float %180, %184
  %216 = fadd contract float %168, %215
  %217 = fmul contract float %180, %186
  %218 = fadd contract float %170, %217
  %219 = fmul contract float %180, %188
  %220 = fadd contract float %172, %219
  %221 = getelementptr inbounds nuw i8, ptr %125, i64 512
  %222 = load float, ptr %221, align 4, !tbaa !8
  %223 = getelementptr inbounds nuw i8, ptr %125, i64 516
  %224 = load float, ptr %223, align 4, !tbaa !8
  %225 = getelementptr inbounds nuw i8, ptr %125, i64 520
  %226 = load float, ptr %225, align 4, !tbaa !8
  %227 = getelementptr inbounds nuw i8, ptr %125, i64 524
  %228 = load float, ptr %227, align 4, !tbaa !8
  %229 = getelementptr inbounds nuw i8, ptr %126, i64 512
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = getelementptr inbounds nuw i8, ptr %126, i64 516
  %232 = load float, ptr %231, align 4, !tbaa !8
  %233 = getelementptr inbounds nuw i8, ptr %126, i64 520
  %234 = load float, ptr %233, align 4, !tbaa !8
  %235 = getelementptr inbounds nuw i8, ptr %126, i64 524
  %236 = load float, ptr %235, align 4, !tbaa !8
  %237 = fmul contract float %222, %230
  %238 = fadd contract float %190, %237
  %239 = fmul contract float %222, %232
  %240 = fadd contract float %192, %239
  %241 = fmul contract float %222, %234
  %242 = fadd contract float %194, %241
  %243 = fmul contract float %222, %236
  %244 = fadd contract float %196, %243
  %245 = fmul contract float %224, %230
  %246 = fadd contract float %198, %245
  %247 = fmul contract float %224, %232
  %248 = fadd contract float %200, %247
  %249 = fmul contract float %224, %234
  %250 = fadd contract float %202, %249
  %251 = fmul contract float %224, %236
  %252 = fadd contract float %204, %251
  %253 = fmul contract float %226, %230
  %254 = fadd contract float %206, %253
  %255 = fmul contract float %226, %232
  %256 = fadd contract float %208, %255
  %257 = fmul contract float %226, %234
  %258 = fadd contract float %210, %257
  %259 = fmul contract float %226, %236
  %260 = fadd contract float %212, %259
  %261 = fmul contract float %228, %230
  %262 = fadd contract float %214, %261
  %263 = fmul contract float %228, %232
  %264 = fadd contract float %216, %263
  %265 = fmul contract float %228, %234
  %266 = fadd contract float %218, %265
  %267 = fmul contract float %228, %236
  %268 = fadd contract float %220, %267
  %269 = getelementptr inbounds nuw i8, ptr %125, i64 768
  %270 = load float, ptr %269, align 4, !tbaa !8
  %271 = getelementptr inbounds nuw i8, ptr %125, i64 772
  %272 = load float, ptr %271, align 4, !tbaa !8
  %273 = getelementptr inbounds nuw i8, ptr %125, i64 776
  %274 = load float, ptr %273, align 4, !tbaa !8
  %275 = getelementptr inbounds nuw i8, ptr %125, i64 780
  %276 = load float, ptr %275, align 4, !tbaa !8
  %277 = getelementptr inbounds nuw i8, ptr %126, i64 768
  %278 = load float, ptr %277, align 4, !tbaa !8
  %279 = getelementptr inbounds nuw i8, ptr %126, i64 772
  %280 = load float, ptr %279, align 4, !tbaa !8
  %281 = getelementptr inbounds nuw i8, ptr %126, i64 776
  %282 = load float, ptr %281, align 4, !tbaa !8
  %283 = getelementptr inbounds nuw i8, ptr %126, i64 780
  %284 = load float, ptr %283, align 4, !tbaa !8
  %285 = fmul contract float %270, %278
  %286 = fadd contract float %238, %285
  %287 = fmul contract float %270, %280
  %288 = fadd contract float %240, %287
  %289 = fmul contract float %270, %282
  %290 = fadd contract float %242, %289
  %291 = fmul contract float %270, %284
  %292 = fadd contract float %244, %291
  %293 = fmul contract float %272, %278
  %294 = fadd contract float %246, %293
  %295 = fmul contract float %272, %280
  %296 = fadd contract float %248, %295
  %297 = fmul contract float %272, %282
  %298 = fadd contract float %250, %297
  %299 = fmul contract float %272, %284
  %300 = fadd contract float %252, %299
  %301 = fmul contract float %274, %278
  %302 = fadd contract float %254, %301
  %303 = fmul contract float %274, %280
  %304 = fadd contract float %256, %303
  %305 = fmul contract float %274, %282
  %306 = fadd contract float %258, %305
  %307 = fmul contract float %274, %284
  %308 = fadd contract float %260, %307
  %309 = fmul contract float %276, %278
  %310 = fadd contract float %262, %309
  %311 = fmul contract float %276, %280
  %312 = fadd contract float %264, %311
  %313 = fmul contract float %276, %282
  %314 = fadd contract float %266, %313
  %315 = fmul contract float %276, %284
  %316 = fadd contract float %268, %315
  %317 = getelementptr inbounds nuw i8, ptr %125, i64 1024
  %318 = load float, ptr %317, align 4, !tbaa !8
  %319 = getelementptr inbounds nuw i8, ptr %125, i64 1028
  %320 = load float, ptr %319, align 4, !tbaa !8
  %321 = getelementptr inbounds nuw i8, ptr %125, i64 1032
  %322 = load float, ptr %321, align 4, !tbaa !8
  %323 = getelementptr inbounds nuw i8, ptr %125, i64 1036
  %324 = load float, ptr %323, align 4, !tbaa !8
  %325 = getelementptr inbounds nuw i8, ptr %126, i64 1024
  %326 = load float, ptr %325, align 4, !tbaa !8
  %327 = getelementptr inbounds nuw i8, ptr %126, i64 1028
  %328 = load float, ptr %327, align 4, !tbaa !8
  %329 = getelementptr inbounds nuw i8, ptr %126, i64 1032
  %330 = load float, ptr %329, align 4, !tbaa !8
  %331 = getelementptr inbounds nuw i8, ptr %126, i64 1036
  %332 = load float, ptr %331, align 4, !tbaa !8
  %333 = fmul contract float %318, %326
  %334 = fadd contract float %286, %333
  %335 = fmul contract float %318, %328
  %336 = fadd contract float %288, %335
  %337 = fmul contract float %318, %330
  %338 = fadd contract float %290, %337
  %339 = fmul contract float %318, %332
  %340 = fadd contract float %292, %339
  %341 = fmul contract float %320, %326
  %342 = fadd contract float %294, %341
  %343 = fmul contract float %320, %328
  %344 = fadd contract float %296, %343
  %345 = fmul contract float %320, %330
  %346 = fadd contract float %298, %345
  %347 = fmul contract float %320, %332
  %348 = fadd contract float %300, %347
  %349 = fmul contract float %322, %326
  %350 = fadd contract float %302, %349
  %351 = fmul contract float %322, %328
  %352 = fadd contract float %304, %351
  %353 = fmul contract float %322, %330
  %354 = fadd contract float %306, %353
  %355 = fmul contract float %322, %332
  %356 = fadd contract float %308, %355
  %357 = fmul contract float %324, %326
  %358 = fadd contract float %310, %357
  %359 = fmul contract float %324, %328
  %360 = fadd contract float %312, %359
  %361 = fmul contract float %324, %330
  %362 = fadd contract float %314, %361
  %363 = fmul contract float %324, %332
  %364 = fadd contract float %316, %363
  %365 = getelementptr inbounds nuw i8, ptr %125, i64 1280
  %366 = load float, ptr %365, align 4, !tbaa !8
  %367 = getelementptr inbounds nuw i8, ptr %125, i64 1284
  %368 = load float, ptr %367, align 4, !tbaa !8
  %369 = getelementptr inbounds nuw i8, ptr %125, i64 1288
  %370 = load float, ptr %369, align 4, !tbaa !8
  %371 = getelementptr inbounds nuw i8, ptr %125, i64 1292
  %372 = load float, ptr %371, align 4, !tbaa !8
  %373 = getelementptr inbounds nuw i8, ptr %126, i64 1280
  %374 = load float, ptr %373, align 4, !tbaa !8
  %375 = getelementptr inbounds nuw i8, ptr %126, i64 1284
  %376 = load float, ptr %375, align 4, !tbaa !8
  %377 = getelementptr inbounds nuw i8, ptr %126, i64 1288
  %378 = load float, ptr %377, align 4, !tbaa !8
  %379 = getelementptr inbounds nuw i8, ptr %126, i64 1292
  %380 = load float, ptr %379, align 4, !tbaa !8
  %381 = fmul contract float %366, %374
  %382 = fadd contract float %334, %381
  %383 = fmul contract float %366, %376
  %384 = fadd contract float %336, %383
  %385 = fmul contract float %366, %378
  %386 = fadd contract float %338, %385
  %387 = fmul contract float %366, %380
  %388 = fadd contract float %340, %387
  %389 = fmul contract float %368, %374
  %390 = fadd contract float %342, %389
  %391 = fmul contract float %368, %376
  %392 = fadd contract float %344, %391
  %393 = fmul contract float %368, %378
  %394 = fadd contract float %346, %393
  %395 = fmul contract float %368, %380
  %396 = fadd contract float %348, %395
  %397 = fmul contract float %370, %374
  %398 = fadd contract float %350, %397
  %399 = fmul contract float %370, %376
  %400 = fadd contract float %352, %399
  %401 = fmul contract float %370, %378
  %402 = fadd contract float %354, %401
  %403 = fmul contract float %370, %380
  %404 = fadd contract float %356, %403
  %405 = fmul contract float %372, %374
  %406 = fadd contract float %358, %405
  %407 = fmul contract float %372, %376
  %408 = fadd contract float %360, %407
  %409 = fmul contract float %372, %378
  %410 = fadd contract float %362, %409
  %411 = fmul contract float %372, %380
  %412 = fadd contract float %364, %411
  %413 = getelementptr inbounds nuw i8, ptr %125, i64 1536
  %414 = load float, ptr %413, align 4, !tbaa !8
  %415 = getelementptr inbounds nuw i8, ptr %125, i64 1540
  %416 = load float, ptr %415, align 4, !tbaa !8
  %417 = getelementptr inbounds nuw i8, ptr %125, i64 1544
  %418 = load float, ptr %417, align 4, !tbaa !8
  %419 = getelementptr inbounds nuw i8, ptr %125, i64 1548
  %420 = load float, ptr %419, align 4, !tbaa !8
  %421 = getelementptr inbounds nuw i8, ptr %126, i64 1536
  %422 = load float, ptr %421, align 4, !tbaa !8
  %423 = getelementptr inbounds nuw i8, ptr %126, i64 1540
  %424 = load float, ptr %423, align 4, !tbaa !8
  %425 = getelementptr inbounds nuw i8, ptr %126, i64 1544
  %426 = load float, ptr %425, align 4, !tbaa !8
  %427 = getelementptr inbounds nuw i8, ptr %126, i64 1548
  %428 = load float, ptr %427, align 4, !tbaa !8
  %429 = fmul contract float %414, %422
  %430 = fadd contract float %382, %429
  %431 = fmul contract float %414, %424
  %432 = fadd contract float %384, %431
  %433 = fmul contract float %414, %426
  %434 = fadd contract float %386, %433
  %435 = fmul contract float %414, %428
  %436 = fadd contract float %388, %435
  %437 = fmul contract float %416, %422
  %438 = fadd contract float %390, %437
  %439 = fmul contract float %416, %424
  %440 = fadd contract float %392, %439
  %441 = fmul contract float %416, %426
  %442 = fadd contract float %394, %441
  %443 = fmul contract float %416, %428
  %444 = fadd contract float %396, %443
  %445 = fmul contract float %418, %422
  %446 = fadd contract float %398, %445
  %447 = fmul contract float %418, %424
  %448 = fadd contract float %400, %447
  %449 = fmul contract float %418, %426
  %450 = fadd contract float %402, %449
  %451 = fmul contract float %418, %428
  %452 = fadd contract float %404, %451
  %453 = fmul contract float %420, %422
  %454 = fadd contract float %406, %453
  %455 = fmul contract float %420, %424
  %456 = fadd contract float %408, %455
  %457 = fmul contract float %420, %426
  %458 = fadd contract float %410, %457
  %459 = fmul contract float %420, %428
  %460 = fadd contract float %412, %459
  %461 = getelementptr inbounds nuw i8, ptr %125, i64 1792
  %462 = load float, ptr %461, align 4, !tbaa !8
  %463 = getelementptr inbounds nuw i8, ptr %125, i64 1796
  %464 = load float, ptr %463, align 4, !tbaa !8
  %465 = getelementptr inbounds nuw i8, ptr %125, i64 1800
  %466 = load float, ptr %465, align 4, !tbaa !8
  %467 = getelementptr inbounds nuw i8, ptr %125, i64 1804
  %468 = load float, ptr %467, align 4, !tbaa !8
  %469 = getelementptr inbounds nuw i8, ptr %126, i64 1792
  %470 = load float, ptr %469, align 4, !tbaa !8
  %471 = getelementptr inbounds nuw i8, ptr %126, i64 1796
  %472 = load float, ptr %471, align 4, !tbaa !8
  %473 = getelementptr inbounds nuw i8, ptr %126, i64 1800
  %474 = load float, ptr %473, align 4, !tbaa !8
  %475 = getelementptr inbounds nuw i8, ptr %126, i64 1804
  %476 = load float, ptr %475, align 4, !tbaa !8
  %477 = fmul contract float %462, %470
  %478 = fadd contract float %430, %477
  %479 = fmul contract float %462, %472
  %480 = fadd contract float %432, %479
  %481 = fmul contract float %462, %474
  %482 = fadd contract float %434, %481
  %483 = fmul contract float %462, %476
  %484 = fadd contract float %436, %483
  %485 = fmul contract float %464, %470
  %486 = fadd contract float %438, %485
  %487 = fmul contract float %464, %472
  %488 = fadd contract float %440, %487
  %489 = fmul contract float %464, %474
  %490 = fadd contract float %442, %489
  %491 = fmul contract float %464, %476
  %492 = fadd contract float %444, %491
  %493 = fmul contract float %466, %470
  %494 = fadd contract float %446, %493
  %495 = fmul contract float %466, %472
  %496 = fadd contract float %448, %495
  %497 = fmul contract float %466, %474
  %498 = fadd contract float %450, %497
  %499 = fmul contract float %466, %476
  %500 = fadd contract float %452, %499
  %501 = fmul contract float %468, %470
  %502 = fadd contract float %454, %501
  %503 = fmul contract float %468, %472
  %504 = fadd contract float %456, %503
  %505 = fmul contract float %468, %474
  %506 = fadd contract float %458, %505
  %507 = fmul contract float %468, %476
  %508 = fadd contract float %460, %507
  br i1 %108, label %509, label %518

509:                                              ; preds = %120
  %510 = xor i32 %105, 1
  %511 = zext nneg i32 %510 to i64
  %512 = getelementptr inbounds nuw [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %511
  %513 = getelementptr inbounds nuw [64 x float], ptr %512, i64 %29
  %514 = getelementptr inbounds nuw float, ptr %513, i64 %26
  store float %122, ptr %514, align 4, !tbaa !8
  %515 = getelementptr inbounds nuw [64 x float], ptr %512, i64 %44
  %516 = getelementptr inbounds nuw float, ptr %515, i64 %26
  store float %123, ptr %516, align 4, !tbaa !8
  %517 = getelementptr inbounds nuw [8 x [64 x float]], ptr %48, i64 %511
  store i64 %121, ptr %517, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %518

518:                                              ; preds = %120, %509
  %519 = phi i32 [ %510, %509 ], [ %105, %120 ]
  %520 = add nuw nsw i32 %106, 8
  %521 = icmp sgt i32 %520, %5
  br i1 %521, label %62, label %86, !llvm.loop !10

522:                                              ; preds = %62
  %523 = zext nneg i32 %80 to i64
  %524 = mul nsw i64 %523, %35
  %525 = getelementptr float, ptr %84, i64 %524
  %526 = load float, ptr %525, align 16, !tbaa !8
  %527 = getelementptr inbounds nuw i8, ptr %525, i64 4
  %528 = load float, ptr %527, align 4, !tbaa !8
  %529 = getelementptr inbounds nuw i8, ptr %525, i64 8
  %530 = load float, ptr %529, align 8, !tbaa !8
  %531 = getelementptr inbounds nuw i8, ptr %525, i64 12
  %532 = load float, ptr %531, align 4, !tbaa !8
  %533 = fmul contract float %6, %64
  %534 = fmul contract float %7, %526
  %535 = fadd contract float %534, %533
  %536 = fmul contract float %6, %65
  %537 = fmul contract float %7, %528
  %538 = fadd contract float %537, %536
  %539 = fmul contract float %6, %66
  %540 = fmul contract float %7, %530
  %541 = fadd contract float %540, %539
  %542 = fmul contract float %6, %67
  %543 = fmul contract float %7, %532
  %544 = fadd contract float %543, %542
  store float %535, ptr %525, align 16, !tbaa !8
  store float %538, ptr %527, align 4, !tbaa !8
  store float %541, ptr %529, align 8, !tbaa !8
  store float %544, ptr %531, align 4, !tbaa !8
  %545 = or disjoint i32 %80, 1
  %546 = icmp sgt i32 %3, %545
  br i1 %546, label %547, label %620

547:                                              ; preds = %522
  %548 = zext nneg i32 %545 to i64
  %549 = mul nsw i64 %548, %35
  %550 = getelementptr float, ptr %84, i64 %549
  %551 = load float, ptr %550, align 16, !tbaa !8
  %552 = getelementptr inbounds nuw i8, ptr %550, i64 4
  %553 = load float, ptr %552, align 4, !tbaa !8
  %554 = getelementptr inbounds nuw i8, ptr %550, i64 8
  %555 = load float, ptr %554, align 8, !tbaa !8
  %556 = getelementptr inbounds nuw i8, ptr %550, i64 12
  %557 = load float, ptr %556, align 4, !tbaa !8
  %558 = fmul contract float %6, %68
  %559 = fmul contract float %7, %551
  %560 = fadd contract float %559, %558
  %561 = fmul contract float %6, %69
  %562 = fmul contract float %7, %553
  %563 = fadd contract float %562, %561
  %564 = fmul contract float %6, %70
  %565 = fmul contract float %7, %555
  %566 = fadd contract float %565, %564
  %567 = fmul contract float %6, %71
  %568 = fmul contract float %7, %557
  %569 = fadd contract float %568, %567
  store float %560, ptr %550, align 16, !tbaa !8
  store float %563, ptr %552, align 4, !tbaa !8
  store float %566, ptr %554, align 8, !tbaa !8
  store float %569, ptr %556, align 4, !tbaa !8
  %570 = or disjoint i32 %80, 2
  %571 = icmp sgt i32 %3, %570
  br i1 %571, label %572, label %620

572:                                              ; preds = %547
  %573 = zext nneg i32 %570 to i64
  %574 = mul nsw i64 %573, %35
  %575 = getelementptr float, ptr %84, i64 %574
  %576 = load float, ptr %575, align 16, !tbaa !8
  %577 = getelementptr inbounds nuw i8, ptr %575, i64 4
  %578 = load float, ptr %577, align 4, !tbaa !8
  %579 = getelementptr inbounds nuw i8, ptr %575, i64 8
  %580 = load float, ptr %579, align 8, !tbaa !8
  %581 = getelementptr inbounds nuw i8, ptr %575, i64 12
  %582 = load float, ptr %581, align 4, !tbaa !8
  %583 = fmul contract float %6, %72
  %584 = fmul contract float %7, %576
  %585 = fadd contract float %584, %583
  %586 = fmul contract float %6, %73
  %587 = fmul contract float %7, %578
  %588 = fadd contract float %587, %586
  %589 = fmul contract float %6, %74
  %590 = fmul contract float %7, %580
  %591 = fadd contract float %590, %589
  %592 = fmul contract float %6, %75
  %593 = fmul contract float %7, %582
  %594 = fadd contract float %593, %592
  store float %585, ptr %575, align 16, !tbaa !8
  store float %588, ptr %577, align 4, !tbaa !8
  store float %591, ptr %579, align 8, !tbaa !8
  store float %594, ptr %581, align 4, !tbaa !8
  %595 = or disjoint i32 %80, 3
  %596 = icmp sgt i32 %3, %595
  br i1 %596, label %597, label %620

597:                                              ; preds = %572
  %598 = zext nneg i32 %595 to i64
  %599 = mul nsw i64 %598, %35
  %600 = getelementptr float, ptr %84, i64 %599
  %601 = load float, ptr %600, align 16, !tbaa !8
  %602 = getelementptr inbounds nuw i8, ptr %600, i64 4
  %603 = load float, ptr %602, align 4, !tbaa !8
  %604 = getelementptr inbounds nuw i8, ptr %600, i64 8
  %605 = load float, ptr %604, align 8, !tbaa !8
  %606 = getelementptr inbounds nuw i8, ptr %600, i64 12
  %607 = load float, ptr %606, align 4, !tbaa !8
  %608 = fmul contract float %6, %76
  %609 = fmul contract float %7, %601
  %610 = fadd contract float %609, %608
  %611 = fmul contract float %6, %77
  %612 = fmul contract float %7, %603
  %613 = fadd contract float %612, %611
  %614 = fmul contract float %6, %78
  %615 = fmul contract float %7, %605
  %616 = fadd contract float %615, %614
  %617 = fmul contract float %6, %79
  %618 = fmul contract float %7, %607
  %619 = fadd contract float %618, %617
  store float %610, ptr %600, align 16, !tbaa !8
  store float %613, ptr %602, align 4, !tbaa !8
  store float %616, ptr %604, align 8, !tbaa !8
  store float %619, ptr %606, align 4, !tbaa !8
  br label %620

620:                                              ; preds = %597, %572, %547, %522, %62
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
