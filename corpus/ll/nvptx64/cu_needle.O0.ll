; ModuleID = 'corpus/cuda/cu_needle.cu'
source_filename = "corpus/cuda/cu_needle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@_ZZ11needle_tileE4temp = internal addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ11needle_tileE3ref = internal addrspace(3) global [16 x [16 x i8]] undef, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @needle_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
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
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i8, align 1
  store ptr %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store ptr %2, ptr %22, align 8
  store ptr %3, ptr %23, align 8
  store i32 %4, ptr %24, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %38, ptr %25, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = mul i32 %39, 16
  %41 = load ptr, ptr %20, align 8
  %42 = zext i32 %40 to i64
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 %42
  store ptr %43, ptr %20, align 8
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = mul i32 %44, 16
  %46 = load ptr, ptr %21, align 8
  %47 = zext i32 %45 to i64
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 %47
  store ptr %48, ptr %21, align 8
  store i32 0, ptr %26, align 4
  br label %49

49:                                               ; preds = %94, %5
  %50 = load i32, ptr %26, align 4
  %51 = icmp slt i32 %50, 16
  br i1 %51, label %52, label %97

52:                                               ; preds = %49
  %53 = load ptr, ptr %20, align 8
  %54 = load i32, ptr %26, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %53, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = sext i8 %57 to i32
  %59 = load ptr, ptr %21, align 8
  %60 = load i32, ptr %25, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %59, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  %65 = icmp eq i32 %58, %64
  br i1 %65, label %66, label %67

66:                                               ; preds = %52
  br label %85

67:                                               ; preds = %52
  %68 = load ptr, ptr %20, align 8
  %69 = load i32, ptr %26, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  %72 = load i8, ptr %71, align 1
  %73 = sext i8 %72 to i32
  %74 = load ptr, ptr %21, align 8
  %75 = load i32, ptr %25, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %74, i64 %76
  %78 = load i8, ptr %77, align 1
  %79 = sext i8 %78 to i32
  %80 = add nsw i32 %73, %79
  %81 = srem i32 %80, 4
  %82 = sub nsw i32 0, %81
  %83 = trunc i32 %82 to i8
  %84 = sext i8 %83 to i32
  br label %85

85:                                               ; preds = %67, %66
  %86 = phi i32 [ 5, %66 ], [ %84, %67 ]
  %87 = trunc i32 %86 to i8
  %88 = load i32, ptr %26, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x [16 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 0, i64 %89
  %91 = load i32, ptr %25, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x i8], ptr %90, i64 0, i64 %92
  store i8 %87, ptr %93, align 1
  br label %94

94:                                               ; preds = %85
  %95 = load i32, ptr %26, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %26, align 4
  br label %49, !llvm.loop !4

97:                                               ; preds = %49
  %98 = load i32, ptr %25, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %101

100:                                              ; preds = %97
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), align 4
  br label %101

101:                                              ; preds = %100, %97
  %102 = load i32, ptr %25, align 4
  %103 = add nsw i32 %102, 1
  %104 = sub nsw i32 0, %103
  %105 = load i32, ptr %24, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr %25, align 4
  %108 = add nsw i32 %107, 1
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %109
  %111 = getelementptr inbounds [17 x i32], ptr %110, i64 0, i64 0
  store i32 %106, ptr %111, align 4
  %112 = load i32, ptr %25, align 4
  %113 = add nsw i32 %112, 1
  %114 = sub nsw i32 0, %113
  %115 = load i32, ptr %24, align 4
  %116 = mul nsw i32 %114, %115
  %117 = load i32, ptr %25, align 4
  %118 = add nsw i32 %117, 1
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %119
  store i32 %116, ptr %120, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %27, align 4
  br label %121

121:                                              ; preds = %203, %101
  %122 = load i32, ptr %27, align 4
  %123 = icmp slt i32 %122, 16
  br i1 %123, label %124, label %206

124:                                              ; preds = %121
  %125 = load i32, ptr %25, align 4
  %126 = load i32, ptr %27, align 4
  %127 = icmp sle i32 %125, %126
  br i1 %127, label %128, label %202

128:                                              ; preds = %124
  %129 = load i32, ptr %25, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %28, align 4
  %131 = load i32, ptr %27, align 4
  %132 = load i32, ptr %25, align 4
  %133 = sub nsw i32 %131, %132
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %29, align 4
  %135 = load i32, ptr %29, align 4
  %136 = sub nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %137
  %139 = load i32, ptr %28, align 4
  %140 = sub nsw i32 %139, 1
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [17 x i32], ptr %138, i64 0, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = load i32, ptr %29, align 4
  %145 = sub nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [16 x [16 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 0, i64 %146
  %148 = load i32, ptr %28, align 4
  %149 = sub nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x i8], ptr %147, i64 0, i64 %150
  %152 = load i8, ptr %151, align 1
  %153 = sext i8 %152 to i32
  %154 = add nsw i32 %143, %153
  %155 = load i32, ptr %29, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %156
  %158 = load i32, ptr %28, align 4
  %159 = sub nsw i32 %158, 1
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [17 x i32], ptr %157, i64 0, i64 %160
  %162 = load i32, ptr %161, align 4
  %163 = load i32, ptr %24, align 4
  %164 = sub nsw i32 %162, %163
  %165 = load i32, ptr %29, align 4
  %166 = sub nsw i32 %165, 1
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %167
  %169 = load i32, ptr %28, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [17 x i32], ptr %168, i64 0, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = load i32, ptr %24, align 4
  %174 = sub nsw i32 %172, %173
  store i32 %154, ptr %14, align 4
  store i32 %164, ptr %15, align 4
  store i32 %174, ptr %16, align 4
  %175 = load i32, ptr %14, align 4
  %176 = load i32, ptr %15, align 4
  store i32 %175, ptr %10, align 4
  store i32 %176, ptr %11, align 4
  %177 = load i32, ptr %10, align 4
  %178 = load i32, ptr %11, align 4
  %179 = icmp sgt i32 %177, %178
  br i1 %179, label %180, label %182

180:                                              ; preds = %128
  %181 = load i32, ptr %10, align 4
  br label %184

182:                                              ; preds = %128
  %183 = load i32, ptr %11, align 4
  br label %184

184:                                              ; preds = %180, %182
  %185 = phi i32 [ %181, %180 ], [ %183, %182 ]
  %186 = load i32, ptr %16, align 4
  store i32 %185, ptr %12, align 4
  store i32 %186, ptr %13, align 4
  %187 = load i32, ptr %12, align 4
  %188 = load i32, ptr %13, align 4
  %189 = icmp sgt i32 %187, %188
  br i1 %189, label %190, label %192

190:                                              ; preds = %184
  %191 = load i32, ptr %12, align 4
  br label %194

192:                                              ; preds = %184
  %193 = load i32, ptr %13, align 4
  br label %194

194:                                              ; preds = %190, %192
  %195 = phi i32 [ %191, %190 ], [ %193, %192 ]
  %196 = load i32, ptr %29, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %197
  %199 = load i32, ptr %28, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [17 x i32], ptr %198, i64 0, i64 %200
  store i32 %195, ptr %201, align 4
  br label %202

202:                                              ; preds = %194, %124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %203

203:                                              ; preds = %202
  %204 = load i32, ptr %27, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %27, align 4
  br label %121, !llvm.loop !6

206:                                              ; preds = %121
  store i32 14, ptr %30, align 4
  br label %207

207:                                              ; preds = %289, %206
  %208 = load i32, ptr %30, align 4
  %209 = icmp sge i32 %208, 0
  br i1 %209, label %210, label %292

210:                                              ; preds = %207
  %211 = load i32, ptr %25, align 4
  %212 = load i32, ptr %30, align 4
  %213 = icmp sle i32 %211, %212
  br i1 %213, label %214, label %288

214:                                              ; preds = %210
  %215 = load i32, ptr %25, align 4
  %216 = add nsw i32 %215, 16
  %217 = load i32, ptr %30, align 4
  %218 = sub nsw i32 %216, %217
  store i32 %218, ptr %31, align 4
  %219 = load i32, ptr %25, align 4
  %220 = sub nsw i32 16, %219
  store i32 %220, ptr %32, align 4
  %221 = load i32, ptr %32, align 4
  %222 = sub nsw i32 %221, 1
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %223
  %225 = load i32, ptr %31, align 4
  %226 = sub nsw i32 %225, 1
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [17 x i32], ptr %224, i64 0, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = load i32, ptr %32, align 4
  %231 = sub nsw i32 %230, 1
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [16 x [16 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 0, i64 %232
  %234 = load i32, ptr %31, align 4
  %235 = sub nsw i32 %234, 1
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x i8], ptr %233, i64 0, i64 %236
  %238 = load i8, ptr %237, align 1
  %239 = sext i8 %238 to i32
  %240 = add nsw i32 %229, %239
  %241 = load i32, ptr %32, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %242
  %244 = load i32, ptr %31, align 4
  %245 = sub nsw i32 %244, 1
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [17 x i32], ptr %243, i64 0, i64 %246
  %248 = load i32, ptr %247, align 4
  %249 = load i32, ptr %24, align 4
  %250 = sub nsw i32 %248, %249
  %251 = load i32, ptr %32, align 4
  %252 = sub nsw i32 %251, 1
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %253
  %255 = load i32, ptr %31, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [17 x i32], ptr %254, i64 0, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = load i32, ptr %24, align 4
  %260 = sub nsw i32 %258, %259
  store i32 %240, ptr %17, align 4
  store i32 %250, ptr %18, align 4
  store i32 %260, ptr %19, align 4
  %261 = load i32, ptr %17, align 4
  %262 = load i32, ptr %18, align 4
  store i32 %261, ptr %6, align 4
  store i32 %262, ptr %7, align 4
  %263 = load i32, ptr %6, align 4
  %264 = load i32, ptr %7, align 4
  %265 = icmp sgt i32 %263, %264
  br i1 %265, label %266, label %268

266:                                              ; preds = %214
  %267 = load i32, ptr %6, align 4
  br label %270

268:                                              ; preds = %214
  %269 = load i32, ptr %7, align 4
  br label %270

270:                                              ; preds = %266, %268
  %271 = phi i32 [ %267, %266 ], [ %269, %268 ]
  %272 = load i32, ptr %19, align 4
  store i32 %271, ptr %8, align 4
  store i32 %272, ptr %9, align 4
  %273 = load i32, ptr %8, align 4
  %274 = load i32, ptr %9, align 4
  %275 = icmp sgt i32 %273, %274
  br i1 %275, label %276, label %278

276:                                              ; preds = %270
  %277 = load i32, ptr %8, align 4
  br label %280

278:                                              ; preds = %270
  %279 = load i32, ptr %9, align 4
  br label %280

280:                                              ; preds = %276, %278
  %281 = phi i32 [ %277, %276 ], [ %279, %278 ]
  %282 = load i32, ptr %32, align 4
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %283
  %285 = load i32, ptr %31, align 4
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [17 x i32], ptr %284, i64 0, i64 %286
  store i32 %281, ptr %287, align 4
  br label %288

288:                                              ; preds = %280, %210
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %289

289:                                              ; preds = %288
  %290 = load i32, ptr %30, align 4
  %291 = add nsw i32 %290, -1
  store i32 %291, ptr %30, align 4
  br label %207, !llvm.loop !7

292:                                              ; preds = %207
  store i32 0, ptr %33, align 4
  br label %293

293:                                              ; preds = %333, %292
  %294 = load i32, ptr %33, align 4
  %295 = icmp sle i32 %294, 16
  br i1 %295, label %296, label %336

296:                                              ; preds = %293
  %297 = load i32, ptr %33, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %298
  %300 = load i32, ptr %25, align 4
  %301 = add nsw i32 %300, 1
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds [17 x i32], ptr %299, i64 0, i64 %302
  %304 = load i32, ptr %303, align 4
  %305 = load ptr, ptr %22, align 8
  %306 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %307 = mul i32 %306, 17
  %308 = load i32, ptr %33, align 4
  %309 = add i32 %307, %308
  %310 = mul i32 %309, 17
  %311 = load i32, ptr %25, align 4
  %312 = add i32 %310, %311
  %313 = add i32 %312, 1
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds nuw i32, ptr %305, i64 %314
  store i32 %304, ptr %315, align 4
  %316 = load i32, ptr %25, align 4
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %332

318:                                              ; preds = %296
  %319 = load i32, ptr %33, align 4
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %320
  %322 = getelementptr inbounds [17 x i32], ptr %321, i64 0, i64 0
  %323 = load i32, ptr %322, align 4
  %324 = load ptr, ptr %22, align 8
  %325 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %326 = mul i32 %325, 17
  %327 = load i32, ptr %33, align 4
  %328 = add i32 %326, %327
  %329 = mul i32 %328, 17
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds nuw i32, ptr %324, i64 %330
  store i32 %323, ptr %331, align 4
  br label %332

332:                                              ; preds = %318, %296
  br label %333

333:                                              ; preds = %332
  %334 = load i32, ptr %33, align 4
  %335 = add nsw i32 %334, 1
  store i32 %335, ptr %33, align 4
  br label %293, !llvm.loop !8

336:                                              ; preds = %293
  %337 = load i32, ptr %25, align 4
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %339, label %429

339:                                              ; preds = %336
  store i32 16, ptr %34, align 4
  store i32 16, ptr %35, align 4
  store i32 0, ptr %36, align 4
  br label %340

340:                                              ; preds = %417, %339
  %341 = load i32, ptr %34, align 4
  %342 = icmp sgt i32 %341, 0
  br i1 %342, label %346, label %343

343:                                              ; preds = %340
  %344 = load i32, ptr %35, align 4
  %345 = icmp sgt i32 %344, 0
  br label %346

346:                                              ; preds = %343, %340
  %347 = phi i1 [ true, %340 ], [ %345, %343 ]
  br i1 %347, label %348, label %428

348:                                              ; preds = %346
  %349 = load i32, ptr %34, align 4
  %350 = icmp sgt i32 %349, 0
  br i1 %350, label %351, label %388

351:                                              ; preds = %348
  %352 = load i32, ptr %35, align 4
  %353 = icmp sgt i32 %352, 0
  br i1 %353, label %354, label %388

354:                                              ; preds = %351
  %355 = load i32, ptr %35, align 4
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %356
  %358 = load i32, ptr %34, align 4
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds [17 x i32], ptr %357, i64 0, i64 %359
  %361 = load i32, ptr %360, align 4
  %362 = load i32, ptr %35, align 4
  %363 = sub nsw i32 %362, 1
  %364 = sext i32 %363 to i64
  %365 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %364
  %366 = load i32, ptr %34, align 4
  %367 = sub nsw i32 %366, 1
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds [17 x i32], ptr %365, i64 0, i64 %368
  %370 = load i32, ptr %369, align 4
  %371 = load i32, ptr %35, align 4
  %372 = sub nsw i32 %371, 1
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds [16 x [16 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 0, i64 %373
  %375 = load i32, ptr %34, align 4
  %376 = sub nsw i32 %375, 1
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds [16 x i8], ptr %374, i64 0, i64 %377
  %379 = load i8, ptr %378, align 1
  %380 = sext i8 %379 to i32
  %381 = add nsw i32 %370, %380
  %382 = icmp eq i32 %361, %381
  br i1 %382, label %383, label %388

383:                                              ; preds = %354
  store i8 109, ptr %37, align 1
  %384 = load i32, ptr %34, align 4
  %385 = add nsw i32 %384, -1
  store i32 %385, ptr %34, align 4
  %386 = load i32, ptr %35, align 4
  %387 = add nsw i32 %386, -1
  store i32 %387, ptr %35, align 4
  br label %417

388:                                              ; preds = %354, %351, %348
  %389 = load i32, ptr %34, align 4
  %390 = icmp sgt i32 %389, 0
  br i1 %390, label %391, label %413

391:                                              ; preds = %388
  %392 = load i32, ptr %35, align 4
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %393
  %395 = load i32, ptr %34, align 4
  %396 = sext i32 %395 to i64
  %397 = getelementptr inbounds [17 x i32], ptr %394, i64 0, i64 %396
  %398 = load i32, ptr %397, align 4
  %399 = load i32, ptr %35, align 4
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 0, i64 %400
  %402 = load i32, ptr %34, align 4
  %403 = sub nsw i32 %402, 1
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds [17 x i32], ptr %401, i64 0, i64 %404
  %406 = load i32, ptr %405, align 4
  %407 = load i32, ptr %24, align 4
  %408 = sub nsw i32 %406, %407
  %409 = icmp eq i32 %398, %408
  br i1 %409, label %410, label %413

410:                                              ; preds = %391
  store i8 105, ptr %37, align 1
  %411 = load i32, ptr %34, align 4
  %412 = add nsw i32 %411, -1
  store i32 %412, ptr %34, align 4
  br label %416

413:                                              ; preds = %391, %388
  store i8 100, ptr %37, align 1
  %414 = load i32, ptr %35, align 4
  %415 = add nsw i32 %414, -1
  store i32 %415, ptr %35, align 4
  br label %416

416:                                              ; preds = %413, %410
  br label %417

417:                                              ; preds = %416, %383
  %418 = load i8, ptr %37, align 1
  %419 = load ptr, ptr %23, align 8
  %420 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %421 = mul i32 %420, 2
  %422 = mul i32 %421, 16
  %423 = load i32, ptr %36, align 4
  %424 = add nsw i32 %423, 1
  store i32 %424, ptr %36, align 4
  %425 = add i32 %422, %423
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds nuw i8, ptr %419, i64 %426
  store i8 %418, ptr %427, align 1
  br label %340, !llvm.loop !9

428:                                              ; preds = %346
  br label %429

429:                                              ; preds = %428, %336
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @smith_waterman(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca [17 x i32], align 4
  %23 = alloca [17 x i32], align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store ptr %2, ptr %18, align 8
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %19, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %19, align 4
  %38 = mul nsw i32 %37, 16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  store ptr %40, ptr %20, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = load i32, ptr %19, align 4
  %43 = mul nsw i32 %42, 24
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  store ptr %45, ptr %21, align 8
  store i32 0, ptr %24, align 4
  br label %46

46:                                               ; preds = %56, %3
  %47 = load i32, ptr %24, align 4
  %48 = icmp sle i32 %47, 16
  br i1 %48, label %49, label %59

49:                                               ; preds = %46
  %50 = load i32, ptr %24, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [17 x i32], ptr %22, i64 0, i64 %51
  store i32 0, ptr %52, align 4
  %53 = load i32, ptr %24, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [17 x i32], ptr %23, i64 0, i64 %54
  store i32 -1000, ptr %55, align 4
  br label %56

56:                                               ; preds = %49
  %57 = load i32, ptr %24, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %24, align 4
  br label %46, !llvm.loop !10

59:                                               ; preds = %46
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %60

60:                                               ; preds = %181, %59
  %61 = load i32, ptr %26, align 4
  %62 = icmp slt i32 %61, 24
  br i1 %62, label %63, label %184

63:                                               ; preds = %60
  store i32 0, ptr %27, align 4
  store i32 -1000, ptr %28, align 4
  store i32 1, ptr %29, align 4
  br label %64

64:                                               ; preds = %177, %63
  %65 = load i32, ptr %29, align 4
  %66 = icmp sle i32 %65, 16
  br i1 %66, label %67, label %180

67:                                               ; preds = %64
  %68 = load i32, ptr %29, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [17 x i32], ptr %23, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = sub nsw i32 %71, 1
  %73 = load i32, ptr %29, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [17 x i32], ptr %22, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = sub nsw i32 %76, 3
  store i32 %72, ptr %4, align 4
  store i32 %77, ptr %5, align 4
  %78 = load i32, ptr %4, align 4
  %79 = load i32, ptr %5, align 4
  %80 = icmp sgt i32 %78, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %67
  %82 = load i32, ptr %4, align 4
  br label %85

83:                                               ; preds = %67
  %84 = load i32, ptr %5, align 4
  br label %85

85:                                               ; preds = %81, %83
  %86 = phi i32 [ %82, %81 ], [ %84, %83 ]
  %87 = load i32, ptr %29, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [17 x i32], ptr %23, i64 0, i64 %88
  store i32 %86, ptr %89, align 4
  %90 = load i32, ptr %28, align 4
  %91 = sub nsw i32 %90, 1
  %92 = load i32, ptr %29, align 4
  %93 = sub nsw i32 %92, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [17 x i32], ptr %22, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = sub nsw i32 %96, 3
  store i32 %91, ptr %6, align 4
  store i32 %97, ptr %7, align 4
  %98 = load i32, ptr %6, align 4
  %99 = load i32, ptr %7, align 4
  %100 = icmp sgt i32 %98, %99
  br i1 %100, label %101, label %103

101:                                              ; preds = %85
  %102 = load i32, ptr %6, align 4
  br label %105

103:                                              ; preds = %85
  %104 = load i32, ptr %7, align 4
  br label %105

105:                                              ; preds = %101, %103
  %106 = phi i32 [ %102, %101 ], [ %104, %103 ]
  store i32 %106, ptr %28, align 4
  %107 = load i32, ptr %27, align 4
  %108 = load ptr, ptr %20, align 8
  %109 = load i32, ptr %29, align 4
  %110 = sub nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = load ptr, ptr %21, align 8
  %116 = load i32, ptr %26, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %115, i64 %117
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = icmp eq i32 %114, %120
  %122 = zext i1 %121 to i64
  %123 = select i1 %121, i32 2, i32 -1
  %124 = add nsw i32 %107, %123
  store i32 0, ptr %8, align 4
  store i32 %124, ptr %9, align 4
  %125 = load i32, ptr %8, align 4
  %126 = load i32, ptr %9, align 4
  %127 = icmp sgt i32 %125, %126
  br i1 %127, label %128, label %130

128:                                              ; preds = %105
  %129 = load i32, ptr %8, align 4
  br label %132

130:                                              ; preds = %105
  %131 = load i32, ptr %9, align 4
  br label %132

132:                                              ; preds = %128, %130
  %133 = phi i32 [ %129, %128 ], [ %131, %130 ]
  store i32 %133, ptr %30, align 4
  %134 = load i32, ptr %30, align 4
  %135 = load i32, ptr %29, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [17 x i32], ptr %23, i64 0, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = load i32, ptr %28, align 4
  store i32 %138, ptr %10, align 4
  store i32 %139, ptr %11, align 4
  %140 = load i32, ptr %10, align 4
  %141 = load i32, ptr %11, align 4
  %142 = icmp sgt i32 %140, %141
  br i1 %142, label %143, label %145

143:                                              ; preds = %132
  %144 = load i32, ptr %10, align 4
  br label %147

145:                                              ; preds = %132
  %146 = load i32, ptr %11, align 4
  br label %147

147:                                              ; preds = %143, %145
  %148 = phi i32 [ %144, %143 ], [ %146, %145 ]
  store i32 %134, ptr %12, align 4
  store i32 %148, ptr %13, align 4
  %149 = load i32, ptr %12, align 4
  %150 = load i32, ptr %13, align 4
  %151 = icmp sgt i32 %149, %150
  br i1 %151, label %152, label %154

152:                                              ; preds = %147
  %153 = load i32, ptr %12, align 4
  br label %156

154:                                              ; preds = %147
  %155 = load i32, ptr %13, align 4
  br label %156

156:                                              ; preds = %152, %154
  %157 = phi i32 [ %153, %152 ], [ %155, %154 ]
  store i32 %157, ptr %30, align 4
  %158 = load i32, ptr %29, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [17 x i32], ptr %22, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4
  store i32 %161, ptr %27, align 4
  %162 = load i32, ptr %30, align 4
  %163 = load i32, ptr %29, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [17 x i32], ptr %22, i64 0, i64 %164
  store i32 %162, ptr %165, align 4
  %166 = load i32, ptr %25, align 4
  %167 = load i32, ptr %30, align 4
  store i32 %166, ptr %14, align 4
  store i32 %167, ptr %15, align 4
  %168 = load i32, ptr %14, align 4
  %169 = load i32, ptr %15, align 4
  %170 = icmp sgt i32 %168, %169
  br i1 %170, label %171, label %173

171:                                              ; preds = %156
  %172 = load i32, ptr %14, align 4
  br label %175

173:                                              ; preds = %156
  %174 = load i32, ptr %15, align 4
  br label %175

175:                                              ; preds = %171, %173
  %176 = phi i32 [ %172, %171 ], [ %174, %173 ]
  store i32 %176, ptr %25, align 4
  br label %177

177:                                              ; preds = %175
  %178 = load i32, ptr %29, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %29, align 4
  br label %64, !llvm.loop !11

180:                                              ; preds = %64
  br label %181

181:                                              ; preds = %180
  %182 = load i32, ptr %26, align 4
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %26, align 4
  br label %60, !llvm.loop !12

184:                                              ; preds = %60
  %185 = load i32, ptr %25, align 4
  %186 = load ptr, ptr %18, align 8
  %187 = load i32, ptr %19, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr %186, i64 %188
  store i32 %185, ptr %189, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
