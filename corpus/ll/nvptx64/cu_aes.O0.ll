; ModuleID = 'corpus/cuda/cu_aes.cu'
source_filename = "corpus/cuda/cu_aes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }

@_ZZ10aes128_ctrE3te0 = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10aes128_ctrE2rk = internal addrspace(3) global [44 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @aes128_ctr(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca [4 x i32], align 4
  %29 = alloca i32, align 4
  %30 = alloca [4 x i32], align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca [4 x i32], align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.uint4, align 16
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store ptr %2, ptr %18, align 8
  store i32 %3, ptr %19, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %37, ptr %20, align 4
  br label %38

38:                                               ; preds = %71, %4
  %39 = load i32, ptr %20, align 4
  %40 = icmp ult i32 %39, 256
  br i1 %40, label %41, label %75

41:                                               ; preds = %38
  %42 = load ptr, ptr %16, align 8
  %43 = load i32, ptr %20, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  store i32 %47, ptr %21, align 4
  %48 = load i32, ptr %21, align 4
  store i32 %48, ptr %14, align 4
  %49 = load i32, ptr %14, align 4
  %50 = shl i32 %49, 1
  %51 = load i32, ptr %14, align 4
  %52 = lshr i32 %51, 7
  %53 = mul i32 %52, 27
  %54 = xor i32 %50, %53
  %55 = and i32 %54, 255
  store i32 %55, ptr %22, align 4
  %56 = load i32, ptr %22, align 4
  %57 = load i32, ptr %21, align 4
  %58 = shl i32 %57, 8
  %59 = or i32 %56, %58
  %60 = load i32, ptr %21, align 4
  %61 = shl i32 %60, 16
  %62 = or i32 %59, %61
  %63 = load i32, ptr %21, align 4
  %64 = load i32, ptr %22, align 4
  %65 = xor i32 %63, %64
  %66 = shl i32 %65, 24
  %67 = or i32 %62, %66
  %68 = load i32, ptr %20, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 0, i64 %69
  store i32 %67, ptr %70, align 4
  br label %71

71:                                               ; preds = %41
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %73 = load i32, ptr %20, align 4
  %74 = add i32 %73, %72
  store i32 %74, ptr %20, align 4
  br label %38, !llvm.loop !4

75:                                               ; preds = %38
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %175

78:                                               ; preds = %75
  store i32 1, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %79

79:                                               ; preds = %91, %78
  %80 = load i32, ptr %24, align 4
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %82, label %94

82:                                               ; preds = %79
  %83 = load ptr, ptr %17, align 8
  %84 = load i32, ptr %24, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %83, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %24, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %89
  store i32 %87, ptr %90, align 4
  br label %91

91:                                               ; preds = %82
  %92 = load i32, ptr %24, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %24, align 4
  br label %79, !llvm.loop !6

94:                                               ; preds = %79
  store i32 4, ptr %25, align 4
  br label %95

95:                                               ; preds = %171, %94
  %96 = load i32, ptr %25, align 4
  %97 = icmp slt i32 %96, 44
  br i1 %97, label %98, label %174

98:                                               ; preds = %95
  %99 = load i32, ptr %25, align 4
  %100 = sub nsw i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %26, align 4
  %104 = load i32, ptr %25, align 4
  %105 = srem i32 %104, 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %160

107:                                              ; preds = %98
  %108 = load i32, ptr %26, align 4
  %109 = lshr i32 %108, 8
  %110 = load i32, ptr %26, align 4
  %111 = shl i32 %110, 24
  %112 = or i32 %109, %111
  store i32 %112, ptr %26, align 4
  %113 = load ptr, ptr %16, align 8
  %114 = load i32, ptr %26, align 4
  %115 = and i32 %114, 255
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 %116
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = load ptr, ptr %16, align 8
  %121 = load i32, ptr %26, align 4
  %122 = lshr i32 %121, 8
  %123 = and i32 %122, 255
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %120, i64 %124
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = shl i32 %127, 8
  %129 = or i32 %119, %128
  %130 = load ptr, ptr %16, align 8
  %131 = load i32, ptr %26, align 4
  %132 = lshr i32 %131, 16
  %133 = and i32 %132, 255
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 %134
  %136 = load i8, ptr %135, align 1
  %137 = zext i8 %136 to i32
  %138 = shl i32 %137, 16
  %139 = or i32 %129, %138
  %140 = load ptr, ptr %16, align 8
  %141 = load i32, ptr %26, align 4
  %142 = lshr i32 %141, 24
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %140, i64 %143
  %145 = load i8, ptr %144, align 1
  %146 = zext i8 %145 to i32
  %147 = shl i32 %146, 24
  %148 = or i32 %139, %147
  store i32 %148, ptr %26, align 4
  %149 = load i32, ptr %23, align 4
  %150 = load i32, ptr %26, align 4
  %151 = xor i32 %150, %149
  store i32 %151, ptr %26, align 4
  %152 = load i32, ptr %23, align 4
  store i32 %152, ptr %15, align 4
  %153 = load i32, ptr %15, align 4
  %154 = shl i32 %153, 1
  %155 = load i32, ptr %15, align 4
  %156 = lshr i32 %155, 7
  %157 = mul i32 %156, 27
  %158 = xor i32 %154, %157
  %159 = and i32 %158, 255
  store i32 %159, ptr %23, align 4
  br label %160

160:                                              ; preds = %107, %98
  %161 = load i32, ptr %25, align 4
  %162 = sub nsw i32 %161, 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = load i32, ptr %26, align 4
  %167 = xor i32 %165, %166
  %168 = load i32, ptr %25, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %169
  store i32 %167, ptr %170, align 4
  br label %171

171:                                              ; preds = %160
  %172 = load i32, ptr %25, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %25, align 4
  br label %95, !llvm.loop !7

174:                                              ; preds = %95
  br label %175

175:                                              ; preds = %174, %75
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %177 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %178 = mul i32 %176, %177
  %179 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %180 = add i32 %178, %179
  store i32 %180, ptr %27, align 4
  %181 = load i32, ptr %19, align 4
  %182 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), align 4
  %183 = xor i32 %181, %182
  store i32 %183, ptr %28, align 4
  %184 = getelementptr inbounds i32, ptr %28, i64 1
  %185 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 1), align 4
  store i32 %185, ptr %184, align 4
  %186 = getelementptr inbounds i32, ptr %28, i64 2
  %187 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 2), align 4
  store i32 %187, ptr %186, align 4
  %188 = getelementptr inbounds i32, ptr %28, i64 3
  %189 = load i32, ptr %27, align 4
  store i32 %189, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 291, ptr %13, align 4
  %190 = load i32, ptr %11, align 4
  %191 = load i32, ptr %12, align 4
  %192 = load i32, ptr %13, align 4
  %193 = call noundef i32 @llvm.nvvm.prmt(i32 %190, i32 %191, i32 %192)
  %194 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 3), align 4
  %195 = xor i32 %193, %194
  store i32 %195, ptr %188, align 4
  store i32 1, ptr %29, align 4
  br label %196

196:                                              ; preds = %311, %175
  %197 = load i32, ptr %29, align 4
  %198 = icmp slt i32 %197, 10
  br i1 %198, label %199, label %314

199:                                              ; preds = %196
  store i32 0, ptr %31, align 4
  br label %200

200:                                              ; preds = %292, %199
  %201 = load i32, ptr %31, align 4
  %202 = icmp slt i32 %201, 4
  br i1 %202, label %203, label %295

203:                                              ; preds = %200
  %204 = load i32, ptr %31, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %205
  %207 = load i32, ptr %206, align 4
  %208 = and i32 %207, 255
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 0, i64 %209
  %211 = load i32, ptr %210, align 4
  store i32 %211, ptr %32, align 4
  %212 = load i32, ptr %31, align 4
  %213 = add nsw i32 %212, 1
  %214 = and i32 %213, 3
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %215
  %217 = load i32, ptr %216, align 4
  %218 = lshr i32 %217, 8
  %219 = and i32 %218, 255
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 0, i64 %220
  %222 = load i32, ptr %221, align 4
  store i32 %222, ptr %5, align 4
  %223 = load i32, ptr %5, align 4
  %224 = shl i32 %223, 8
  %225 = load i32, ptr %5, align 4
  %226 = lshr i32 %225, 24
  %227 = or i32 %224, %226
  %228 = load i32, ptr %32, align 4
  %229 = xor i32 %228, %227
  store i32 %229, ptr %32, align 4
  %230 = load i32, ptr %31, align 4
  %231 = add nsw i32 %230, 2
  %232 = and i32 %231, 3
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %233
  %235 = load i32, ptr %234, align 4
  %236 = lshr i32 %235, 16
  %237 = and i32 %236, 255
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 0, i64 %238
  %240 = load i32, ptr %239, align 4
  store i32 %240, ptr %6, align 4
  %241 = load i32, ptr %6, align 4
  %242 = shl i32 %241, 8
  %243 = load i32, ptr %6, align 4
  %244 = lshr i32 %243, 24
  %245 = or i32 %242, %244
  store i32 %245, ptr %7, align 4
  %246 = load i32, ptr %7, align 4
  %247 = shl i32 %246, 8
  %248 = load i32, ptr %7, align 4
  %249 = lshr i32 %248, 24
  %250 = or i32 %247, %249
  %251 = load i32, ptr %32, align 4
  %252 = xor i32 %251, %250
  store i32 %252, ptr %32, align 4
  %253 = load i32, ptr %31, align 4
  %254 = add nsw i32 %253, 3
  %255 = and i32 %254, 3
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = lshr i32 %258, 24
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 0, i64 %260
  %262 = load i32, ptr %261, align 4
  store i32 %262, ptr %8, align 4
  %263 = load i32, ptr %8, align 4
  %264 = shl i32 %263, 8
  %265 = load i32, ptr %8, align 4
  %266 = lshr i32 %265, 24
  %267 = or i32 %264, %266
  store i32 %267, ptr %9, align 4
  %268 = load i32, ptr %9, align 4
  %269 = shl i32 %268, 8
  %270 = load i32, ptr %9, align 4
  %271 = lshr i32 %270, 24
  %272 = or i32 %269, %271
  store i32 %272, ptr %10, align 4
  %273 = load i32, ptr %10, align 4
  %274 = shl i32 %273, 8
  %275 = load i32, ptr %10, align 4
  %276 = lshr i32 %275, 24
  %277 = or i32 %274, %276
  %278 = load i32, ptr %32, align 4
  %279 = xor i32 %278, %277
  store i32 %279, ptr %32, align 4
  %280 = load i32, ptr %32, align 4
  %281 = load i32, ptr %29, align 4
  %282 = mul nsw i32 4, %281
  %283 = load i32, ptr %31, align 4
  %284 = add nsw i32 %282, %283
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %285
  %287 = load i32, ptr %286, align 4
  %288 = xor i32 %280, %287
  %289 = load i32, ptr %31, align 4
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [4 x i32], ptr %30, i64 0, i64 %290
  store i32 %288, ptr %291, align 4
  br label %292

292:                                              ; preds = %203
  %293 = load i32, ptr %31, align 4
  %294 = add nsw i32 %293, 1
  store i32 %294, ptr %31, align 4
  br label %200, !llvm.loop !8

295:                                              ; preds = %200
  store i32 0, ptr %33, align 4
  br label %296

296:                                              ; preds = %307, %295
  %297 = load i32, ptr %33, align 4
  %298 = icmp slt i32 %297, 4
  br i1 %298, label %299, label %310

299:                                              ; preds = %296
  %300 = load i32, ptr %33, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds [4 x i32], ptr %30, i64 0, i64 %301
  %303 = load i32, ptr %302, align 4
  %304 = load i32, ptr %33, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %305
  store i32 %303, ptr %306, align 4
  br label %307

307:                                              ; preds = %299
  %308 = load i32, ptr %33, align 4
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %33, align 4
  br label %296, !llvm.loop !10

310:                                              ; preds = %296
  br label %311

311:                                              ; preds = %310
  %312 = load i32, ptr %29, align 4
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %29, align 4
  br label %196, !llvm.loop !11

314:                                              ; preds = %196
  store i32 0, ptr %35, align 4
  br label %315

315:                                              ; preds = %382, %314
  %316 = load i32, ptr %35, align 4
  %317 = icmp slt i32 %316, 4
  br i1 %317, label %318, label %385

318:                                              ; preds = %315
  %319 = load ptr, ptr %16, align 8
  %320 = load i32, ptr %35, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %321
  %323 = load i32, ptr %322, align 4
  %324 = and i32 %323, 255
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw i8, ptr %319, i64 %325
  %327 = load i8, ptr %326, align 1
  %328 = zext i8 %327 to i32
  %329 = load ptr, ptr %16, align 8
  %330 = load i32, ptr %35, align 4
  %331 = add nsw i32 %330, 1
  %332 = and i32 %331, 3
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %333
  %335 = load i32, ptr %334, align 4
  %336 = lshr i32 %335, 8
  %337 = and i32 %336, 255
  %338 = zext i32 %337 to i64
  %339 = getelementptr inbounds nuw i8, ptr %329, i64 %338
  %340 = load i8, ptr %339, align 1
  %341 = zext i8 %340 to i32
  %342 = shl i32 %341, 8
  %343 = or i32 %328, %342
  %344 = load ptr, ptr %16, align 8
  %345 = load i32, ptr %35, align 4
  %346 = add nsw i32 %345, 2
  %347 = and i32 %346, 3
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %348
  %350 = load i32, ptr %349, align 4
  %351 = lshr i32 %350, 16
  %352 = and i32 %351, 255
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %344, i64 %353
  %355 = load i8, ptr %354, align 1
  %356 = zext i8 %355 to i32
  %357 = shl i32 %356, 16
  %358 = or i32 %343, %357
  %359 = load ptr, ptr %16, align 8
  %360 = load i32, ptr %35, align 4
  %361 = add nsw i32 %360, 3
  %362 = and i32 %361, 3
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 %363
  %365 = load i32, ptr %364, align 4
  %366 = lshr i32 %365, 24
  %367 = zext i32 %366 to i64
  %368 = getelementptr inbounds nuw i8, ptr %359, i64 %367
  %369 = load i8, ptr %368, align 1
  %370 = zext i8 %369 to i32
  %371 = shl i32 %370, 24
  %372 = or i32 %358, %371
  %373 = load i32, ptr %35, align 4
  %374 = add nsw i32 40, %373
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %375
  %377 = load i32, ptr %376, align 4
  %378 = xor i32 %372, %377
  %379 = load i32, ptr %35, align 4
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 %380
  store i32 %378, ptr %381, align 4
  br label %382

382:                                              ; preds = %318
  %383 = load i32, ptr %35, align 4
  %384 = add nsw i32 %383, 1
  store i32 %384, ptr %35, align 4
  br label %315, !llvm.loop !12

385:                                              ; preds = %315
  %386 = load ptr, ptr %18, align 8
  %387 = load i32, ptr %27, align 4
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds nuw %struct.uint4, ptr %386, i64 %388
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %36, ptr align 16 %389, i64 16, i1 false)
  %390 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 0
  %391 = load i32, ptr %390, align 4
  %392 = getelementptr inbounds nuw %struct.uint4, ptr %36, i32 0, i32 0
  %393 = load i32, ptr %392, align 16
  %394 = xor i32 %393, %391
  store i32 %394, ptr %392, align 16
  %395 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 1
  %396 = load i32, ptr %395, align 4
  %397 = getelementptr inbounds nuw %struct.uint4, ptr %36, i32 0, i32 1
  %398 = load i32, ptr %397, align 4
  %399 = xor i32 %398, %396
  store i32 %399, ptr %397, align 4
  %400 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 2
  %401 = load i32, ptr %400, align 4
  %402 = getelementptr inbounds nuw %struct.uint4, ptr %36, i32 0, i32 2
  %403 = load i32, ptr %402, align 8
  %404 = xor i32 %403, %401
  store i32 %404, ptr %402, align 8
  %405 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 3
  %406 = load i32, ptr %405, align 4
  %407 = getelementptr inbounds nuw %struct.uint4, ptr %36, i32 0, i32 3
  %408 = load i32, ptr %407, align 4
  %409 = xor i32 %408, %406
  store i32 %409, ptr %407, align 4
  %410 = load ptr, ptr %18, align 8
  %411 = load i32, ptr %27, align 4
  %412 = zext i32 %411 to i64
  %413 = getelementptr inbounds nuw %struct.uint4, ptr %410, i64 %412
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %413, ptr align 16 %36, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5, !9}
!9 = !{!"llvm.loop.unroll.enable"}
!10 = distinct !{!10, !5, !9}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5, !9}
