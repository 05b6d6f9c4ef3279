; ModuleID = 'corpus/cuda/cu_chacha_salsa.cu'
source_filename = "corpus/cuda/cu_chacha_salsa.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Key = type { [8 x i32] }
%struct.Nonce = type { [3 x i32] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @chacha20_xor(ptr noundef byval(%struct.Key) align 4 %0, ptr noundef byval(%struct.Nonce) align 4 %1, i32 noundef %2, ptr noundef %3) #0 {
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
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
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca ptr, align 8
  %71 = alloca i32, align 4
  %72 = alloca [16 x i32], align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca [16 x i32], align 4
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  store i32 %2, ptr %69, align 4
  store ptr %3, ptr %70, align 8
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %81 = mul i32 %79, %80
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %83 = add i32 %81, %82
  store i32 %83, ptr %71, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %72, i8 0, i64 64, i1 false)
  %84 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %72, i32 0, i32 0
  store i32 1634760805, ptr %84, align 4
  %85 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %72, i32 0, i32 1
  store i32 857760878, ptr %85, align 4
  %86 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %72, i32 0, i32 2
  store i32 2036477234, ptr %86, align 4
  %87 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %72, i32 0, i32 3
  store i32 1797285236, ptr %87, align 4
  store i32 0, ptr %73, align 4
  br label %88

88:                                               ; preds = %101, %4
  %89 = load i32, ptr %73, align 4
  %90 = icmp slt i32 %89, 8
  br i1 %90, label %91, label %104

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw %struct.Key, ptr %0, i32 0, i32 0
  %93 = load i32, ptr %73, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [8 x i32], ptr %92, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = load i32, ptr %73, align 4
  %98 = add nsw i32 4, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [16 x i32], ptr %72, i64 0, i64 %99
  store i32 %96, ptr %100, align 4
  br label %101

101:                                              ; preds = %91
  %102 = load i32, ptr %73, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %73, align 4
  br label %88, !llvm.loop !4

104:                                              ; preds = %88
  %105 = load i32, ptr %69, align 4
  %106 = load i32, ptr %71, align 4
  %107 = add i32 %105, %106
  %108 = getelementptr inbounds [16 x i32], ptr %72, i64 0, i64 12
  store i32 %107, ptr %108, align 4
  store i32 0, ptr %74, align 4
  br label %109

109:                                              ; preds = %122, %104
  %110 = load i32, ptr %74, align 4
  %111 = icmp slt i32 %110, 3
  br i1 %111, label %112, label %125

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw %struct.Nonce, ptr %1, i32 0, i32 0
  %114 = load i32, ptr %74, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [3 x i32], ptr %113, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = load i32, ptr %74, align 4
  %119 = add nsw i32 13, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x i32], ptr %72, i64 0, i64 %120
  store i32 %117, ptr %121, align 4
  br label %122

122:                                              ; preds = %112
  %123 = load i32, ptr %74, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %74, align 4
  br label %109, !llvm.loop !6

125:                                              ; preds = %109
  store i32 0, ptr %76, align 4
  br label %126

126:                                              ; preds = %137, %125
  %127 = load i32, ptr %76, align 4
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %140

129:                                              ; preds = %126
  %130 = load i32, ptr %76, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x i32], ptr %72, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = load i32, ptr %76, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 %135
  store i32 %133, ptr %136, align 4
  br label %137

137:                                              ; preds = %129
  %138 = load i32, ptr %76, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %76, align 4
  br label %126, !llvm.loop !7

140:                                              ; preds = %126
  store i32 0, ptr %77, align 4
  br label %141

141:                                              ; preds = %753, %140
  %142 = load i32, ptr %77, align 4
  %143 = icmp slt i32 %142, 10
  br i1 %143, label %144, label %756

144:                                              ; preds = %141
  %145 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %148, %146
  store i32 %149, ptr %147, align 4
  %150 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %151 = load i32, ptr %150, align 4
  %152 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %153 = load i32, ptr %152, align 4
  %154 = xor i32 %151, %153
  store i32 %154, ptr %5, align 4
  store i32 16, ptr %6, align 4
  %155 = load i32, ptr %5, align 4
  %156 = load i32, ptr %6, align 4
  %157 = shl i32 %155, %156
  %158 = load i32, ptr %5, align 4
  %159 = load i32, ptr %6, align 4
  %160 = sub nsw i32 32, %159
  %161 = lshr i32 %158, %160
  %162 = or i32 %157, %161
  %163 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  store i32 %162, ptr %163, align 4
  %164 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %165 = load i32, ptr %164, align 4
  %166 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %167 = load i32, ptr %166, align 4
  %168 = add i32 %167, %165
  store i32 %168, ptr %166, align 4
  %169 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %172 = load i32, ptr %171, align 4
  %173 = xor i32 %170, %172
  store i32 %173, ptr %7, align 4
  store i32 12, ptr %8, align 4
  %174 = load i32, ptr %7, align 4
  %175 = load i32, ptr %8, align 4
  %176 = shl i32 %174, %175
  %177 = load i32, ptr %7, align 4
  %178 = load i32, ptr %8, align 4
  %179 = sub nsw i32 32, %178
  %180 = lshr i32 %177, %179
  %181 = or i32 %176, %180
  %182 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  store i32 %181, ptr %182, align 4
  %183 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %184 = load i32, ptr %183, align 4
  %185 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %186 = load i32, ptr %185, align 4
  %187 = add i32 %186, %184
  store i32 %187, ptr %185, align 4
  %188 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %189 = load i32, ptr %188, align 4
  %190 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %191 = load i32, ptr %190, align 4
  %192 = xor i32 %189, %191
  store i32 %192, ptr %9, align 4
  store i32 8, ptr %10, align 4
  %193 = load i32, ptr %9, align 4
  %194 = load i32, ptr %10, align 4
  %195 = shl i32 %193, %194
  %196 = load i32, ptr %9, align 4
  %197 = load i32, ptr %10, align 4
  %198 = sub nsw i32 32, %197
  %199 = lshr i32 %196, %198
  %200 = or i32 %195, %199
  %201 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  store i32 %200, ptr %201, align 4
  %202 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %203 = load i32, ptr %202, align 4
  %204 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %205 = load i32, ptr %204, align 4
  %206 = add i32 %205, %203
  store i32 %206, ptr %204, align 4
  %207 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %208 = load i32, ptr %207, align 4
  %209 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %210 = load i32, ptr %209, align 4
  %211 = xor i32 %208, %210
  store i32 %211, ptr %11, align 4
  store i32 7, ptr %12, align 4
  %212 = load i32, ptr %11, align 4
  %213 = load i32, ptr %12, align 4
  %214 = shl i32 %212, %213
  %215 = load i32, ptr %11, align 4
  %216 = load i32, ptr %12, align 4
  %217 = sub nsw i32 32, %216
  %218 = lshr i32 %215, %217
  %219 = or i32 %214, %218
  %220 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  store i32 %219, ptr %220, align 4
  %221 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %224 = load i32, ptr %223, align 4
  %225 = add i32 %224, %222
  store i32 %225, ptr %223, align 4
  %226 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %227 = load i32, ptr %226, align 4
  %228 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %229 = load i32, ptr %228, align 4
  %230 = xor i32 %227, %229
  store i32 %230, ptr %13, align 4
  store i32 16, ptr %14, align 4
  %231 = load i32, ptr %13, align 4
  %232 = load i32, ptr %14, align 4
  %233 = shl i32 %231, %232
  %234 = load i32, ptr %13, align 4
  %235 = load i32, ptr %14, align 4
  %236 = sub nsw i32 32, %235
  %237 = lshr i32 %234, %236
  %238 = or i32 %233, %237
  %239 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  store i32 %238, ptr %239, align 4
  %240 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %241 = load i32, ptr %240, align 4
  %242 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %243 = load i32, ptr %242, align 4
  %244 = add i32 %243, %241
  store i32 %244, ptr %242, align 4
  %245 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %246 = load i32, ptr %245, align 4
  %247 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %248 = load i32, ptr %247, align 4
  %249 = xor i32 %246, %248
  store i32 %249, ptr %15, align 4
  store i32 12, ptr %16, align 4
  %250 = load i32, ptr %15, align 4
  %251 = load i32, ptr %16, align 4
  %252 = shl i32 %250, %251
  %253 = load i32, ptr %15, align 4
  %254 = load i32, ptr %16, align 4
  %255 = sub nsw i32 32, %254
  %256 = lshr i32 %253, %255
  %257 = or i32 %252, %256
  %258 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  store i32 %257, ptr %258, align 4
  %259 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %260
  store i32 %263, ptr %261, align 4
  %264 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %267 = load i32, ptr %266, align 4
  %268 = xor i32 %265, %267
  store i32 %268, ptr %17, align 4
  store i32 8, ptr %18, align 4
  %269 = load i32, ptr %17, align 4
  %270 = load i32, ptr %18, align 4
  %271 = shl i32 %269, %270
  %272 = load i32, ptr %17, align 4
  %273 = load i32, ptr %18, align 4
  %274 = sub nsw i32 32, %273
  %275 = lshr i32 %272, %274
  %276 = or i32 %271, %275
  %277 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  store i32 %276, ptr %277, align 4
  %278 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %279 = load i32, ptr %278, align 4
  %280 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %281 = load i32, ptr %280, align 4
  %282 = add i32 %281, %279
  store i32 %282, ptr %280, align 4
  %283 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %284 = load i32, ptr %283, align 4
  %285 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %286 = load i32, ptr %285, align 4
  %287 = xor i32 %284, %286
  store i32 %287, ptr %19, align 4
  store i32 7, ptr %20, align 4
  %288 = load i32, ptr %19, align 4
  %289 = load i32, ptr %20, align 4
  %290 = shl i32 %288, %289
  %291 = load i32, ptr %19, align 4
  %292 = load i32, ptr %20, align 4
  %293 = sub nsw i32 32, %292
  %294 = lshr i32 %291, %293
  %295 = or i32 %290, %294
  %296 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  store i32 %295, ptr %296, align 4
  %297 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %298 = load i32, ptr %297, align 4
  %299 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %300 = load i32, ptr %299, align 4
  %301 = add i32 %300, %298
  store i32 %301, ptr %299, align 4
  %302 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %303 = load i32, ptr %302, align 4
  %304 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %305 = load i32, ptr %304, align 4
  %306 = xor i32 %303, %305
  store i32 %306, ptr %21, align 4
  store i32 16, ptr %22, align 4
  %307 = load i32, ptr %21, align 4
  %308 = load i32, ptr %22, align 4
  %309 = shl i32 %307, %308
  %310 = load i32, ptr %21, align 4
  %311 = load i32, ptr %22, align 4
  %312 = sub nsw i32 32, %311
  %313 = lshr i32 %310, %312
  %314 = or i32 %309, %313
  %315 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  store i32 %314, ptr %315, align 4
  %316 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %317 = load i32, ptr %316, align 4
  %318 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %319 = load i32, ptr %318, align 4
  %320 = add i32 %319, %317
  store i32 %320, ptr %318, align 4
  %321 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %322 = load i32, ptr %321, align 4
  %323 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %324 = load i32, ptr %323, align 4
  %325 = xor i32 %322, %324
  store i32 %325, ptr %23, align 4
  store i32 12, ptr %24, align 4
  %326 = load i32, ptr %23, align 4
  %327 = load i32, ptr %24, align 4
  %328 = shl i32 %326, %327
  %329 = load i32, ptr %23, align 4
  %330 = load i32, ptr %24, align 4
  %331 = sub nsw i32 32, %330
  %332 = lshr i32 %329, %331
  %333 = or i32 %328, %332
  %334 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  store i32 %333, ptr %334, align 4
  %335 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %336 = load i32, ptr %335, align 4
  %337 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %338 = load i32, ptr %337, align 4
  %339 = add i32 %338, %336
  store i32 %339, ptr %337, align 4
  %340 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %341 = load i32, ptr %340, align 4
  %342 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %343 = load i32, ptr %342, align 4
  %344 = xor i32 %341, %343
  store i32 %344, ptr %25, align 4
  store i32 8, ptr %26, align 4
  %345 = load i32, ptr %25, align 4
  %346 = load i32, ptr %26, align 4
  %347 = shl i32 %345, %346
  %348 = load i32, ptr %25, align 4
  %349 = load i32, ptr %26, align 4
  %350 = sub nsw i32 32, %349
  %351 = lshr i32 %348, %350
  %352 = or i32 %347, %351
  %353 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  store i32 %352, ptr %353, align 4
  %354 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %355 = load i32, ptr %354, align 4
  %356 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %357 = load i32, ptr %356, align 4
  %358 = add i32 %357, %355
  store i32 %358, ptr %356, align 4
  %359 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %360 = load i32, ptr %359, align 4
  %361 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %362 = load i32, ptr %361, align 4
  %363 = xor i32 %360, %362
  store i32 %363, ptr %27, align 4
  store i32 7, ptr %28, align 4
  %364 = load i32, ptr %27, align 4
  %365 = load i32, ptr %28, align 4
  %366 = shl i32 %364, %365
  %367 = load i32, ptr %27, align 4
  %368 = load i32, ptr %28, align 4
  %369 = sub nsw i32 32, %368
  %370 = lshr i32 %367, %369
  %371 = or i32 %366, %370
  %372 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  store i32 %371, ptr %372, align 4
  %373 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %374 = load i32, ptr %373, align 4
  %375 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %376 = load i32, ptr %375, align 4
  %377 = add i32 %376, %374
  store i32 %377, ptr %375, align 4
  %378 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %379 = load i32, ptr %378, align 4
  %380 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %381 = load i32, ptr %380, align 4
  %382 = xor i32 %379, %381
  store i32 %382, ptr %29, align 4
  store i32 16, ptr %30, align 4
  %383 = load i32, ptr %29, align 4
  %384 = load i32, ptr %30, align 4
  %385 = shl i32 %383, %384
  %386 = load i32, ptr %29, align 4
  %387 = load i32, ptr %30, align 4
  %388 = sub nsw i32 32, %387
  %389 = lshr i32 %386, %388
  %390 = or i32 %385, %389
  %391 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  store i32 %390, ptr %391, align 4
  %392 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %393 = load i32, ptr %392, align 4
  %394 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %395 = load i32, ptr %394, align 4
  %396 = add i32 %395, %393
  store i32 %396, ptr %394, align 4
  %397 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %398 = load i32, ptr %397, align 4
  %399 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %400 = load i32, ptr %399, align 4
  %401 = xor i32 %398, %400
  store i32 %401, ptr %31, align 4
  store i32 12, ptr %32, align 4
  %402 = load i32, ptr %31, align 4
  %403 = load i32, ptr %32, align 4
  %404 = shl i32 %402, %403
  %405 = load i32, ptr %31, align 4
  %406 = load i32, ptr %32, align 4
  %407 = sub nsw i32 32, %406
  %408 = lshr i32 %405, %407
  %409 = or i32 %404, %408
  %410 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  store i32 %409, ptr %410, align 4
  %411 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %412 = load i32, ptr %411, align 4
  %413 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %414 = load i32, ptr %413, align 4
  %415 = add i32 %414, %412
  store i32 %415, ptr %413, align 4
  %416 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %417 = load i32, ptr %416, align 4
  %418 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %419 = load i32, ptr %418, align 4
  %420 = xor i32 %417, %419
  store i32 %420, ptr %33, align 4
  store i32 8, ptr %34, align 4
  %421 = load i32, ptr %33, align 4
  %422 = load i32, ptr %34, align 4
  %423 = shl i32 %421, %422
  %424 = load i32, ptr %33, align 4
  %425 = load i32, ptr %34, align 4
  %426 = sub nsw i32 32, %425
  %427 = lshr i32 %424, %426
  %428 = or i32 %423, %427
  %429 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  store i32 %428, ptr %429, align 4
  %430 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %431 = load i32, ptr %430, align 4
  %432 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %433 = load i32, ptr %432, align 4
  %434 = add i32 %433, %431
  store i32 %434, ptr %432, align 4
  %435 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %436 = load i32, ptr %435, align 4
  %437 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %438 = load i32, ptr %437, align 4
  %439 = xor i32 %436, %438
  store i32 %439, ptr %35, align 4
  store i32 7, ptr %36, align 4
  %440 = load i32, ptr %35, align 4
  %441 = load i32, ptr %36, align 4
  %442 = shl i32 %440, %441
  %443 = load i32, ptr %35, align 4
  %444 = load i32, ptr %36, align 4
  %445 = sub nsw i32 32, %444
  %446 = lshr i32 %443, %445
  %447 = or i32 %442, %446
  %448 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  store i32 %447, ptr %448, align 4
  %449 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %450 = load i32, ptr %449, align 4
  %451 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %452 = load i32, ptr %451, align 4
  %453 = add i32 %452, %450
  store i32 %453, ptr %451, align 4
  %454 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %455 = load i32, ptr %454, align 4
  %456 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %457 = load i32, ptr %456, align 4
  %458 = xor i32 %455, %457
  store i32 %458, ptr %37, align 4
  store i32 16, ptr %38, align 4
  %459 = load i32, ptr %37, align 4
  %460 = load i32, ptr %38, align 4
  %461 = shl i32 %459, %460
  %462 = load i32, ptr %37, align 4
  %463 = load i32, ptr %38, align 4
  %464 = sub nsw i32 32, %463
  %465 = lshr i32 %462, %464
  %466 = or i32 %461, %465
  %467 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  store i32 %466, ptr %467, align 4
  %468 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %469 = load i32, ptr %468, align 4
  %470 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %471 = load i32, ptr %470, align 4
  %472 = add i32 %471, %469
  store i32 %472, ptr %470, align 4
  %473 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %474 = load i32, ptr %473, align 4
  %475 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %476 = load i32, ptr %475, align 4
  %477 = xor i32 %474, %476
  store i32 %477, ptr %39, align 4
  store i32 12, ptr %40, align 4
  %478 = load i32, ptr %39, align 4
  %479 = load i32, ptr %40, align 4
  %480 = shl i32 %478, %479
  %481 = load i32, ptr %39, align 4
  %482 = load i32, ptr %40, align 4
  %483 = sub nsw i32 32, %482
  %484 = lshr i32 %481, %483
  %485 = or i32 %480, %484
  %486 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  store i32 %485, ptr %486, align 4
  %487 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %488 = load i32, ptr %487, align 4
  %489 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %490 = load i32, ptr %489, align 4
  %491 = add i32 %490, %488
  store i32 %491, ptr %489, align 4
  %492 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %493 = load i32, ptr %492, align 4
  %494 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 0
  %495 = load i32, ptr %494, align 4
  %496 = xor i32 %493, %495
  store i32 %496, ptr %41, align 4
  store i32 8, ptr %42, align 4
  %497 = load i32, ptr %41, align 4
  %498 = load i32, ptr %42, align 4
  %499 = shl i32 %497, %498
  %500 = load i32, ptr %41, align 4
  %501 = load i32, ptr %42, align 4
  %502 = sub nsw i32 32, %501
  %503 = lshr i32 %500, %502
  %504 = or i32 %499, %503
  %505 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  store i32 %504, ptr %505, align 4
  %506 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 15
  %507 = load i32, ptr %506, align 4
  %508 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %509 = load i32, ptr %508, align 4
  %510 = add i32 %509, %507
  store i32 %510, ptr %508, align 4
  %511 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  %512 = load i32, ptr %511, align 4
  %513 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 10
  %514 = load i32, ptr %513, align 4
  %515 = xor i32 %512, %514
  store i32 %515, ptr %43, align 4
  store i32 7, ptr %44, align 4
  %516 = load i32, ptr %43, align 4
  %517 = load i32, ptr %44, align 4
  %518 = shl i32 %516, %517
  %519 = load i32, ptr %43, align 4
  %520 = load i32, ptr %44, align 4
  %521 = sub nsw i32 32, %520
  %522 = lshr i32 %519, %521
  %523 = or i32 %518, %522
  %524 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 5
  store i32 %523, ptr %524, align 4
  %525 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %526 = load i32, ptr %525, align 4
  %527 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %528 = load i32, ptr %527, align 4
  %529 = add i32 %528, %526
  store i32 %529, ptr %527, align 4
  %530 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %531 = load i32, ptr %530, align 4
  %532 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %533 = load i32, ptr %532, align 4
  %534 = xor i32 %531, %533
  store i32 %534, ptr %45, align 4
  store i32 16, ptr %46, align 4
  %535 = load i32, ptr %45, align 4
  %536 = load i32, ptr %46, align 4
  %537 = shl i32 %535, %536
  %538 = load i32, ptr %45, align 4
  %539 = load i32, ptr %46, align 4
  %540 = sub nsw i32 32, %539
  %541 = lshr i32 %538, %540
  %542 = or i32 %537, %541
  %543 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  store i32 %542, ptr %543, align 4
  %544 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %545 = load i32, ptr %544, align 4
  %546 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %547 = load i32, ptr %546, align 4
  %548 = add i32 %547, %545
  store i32 %548, ptr %546, align 4
  %549 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %550 = load i32, ptr %549, align 4
  %551 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %552 = load i32, ptr %551, align 4
  %553 = xor i32 %550, %552
  store i32 %553, ptr %47, align 4
  store i32 12, ptr %48, align 4
  %554 = load i32, ptr %47, align 4
  %555 = load i32, ptr %48, align 4
  %556 = shl i32 %554, %555
  %557 = load i32, ptr %47, align 4
  %558 = load i32, ptr %48, align 4
  %559 = sub nsw i32 32, %558
  %560 = lshr i32 %557, %559
  %561 = or i32 %556, %560
  %562 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  store i32 %561, ptr %562, align 4
  %563 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %564 = load i32, ptr %563, align 4
  %565 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %566 = load i32, ptr %565, align 4
  %567 = add i32 %566, %564
  store i32 %567, ptr %565, align 4
  %568 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %569 = load i32, ptr %568, align 4
  %570 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 1
  %571 = load i32, ptr %570, align 4
  %572 = xor i32 %569, %571
  store i32 %572, ptr %49, align 4
  store i32 8, ptr %50, align 4
  %573 = load i32, ptr %49, align 4
  %574 = load i32, ptr %50, align 4
  %575 = shl i32 %573, %574
  %576 = load i32, ptr %49, align 4
  %577 = load i32, ptr %50, align 4
  %578 = sub nsw i32 32, %577
  %579 = lshr i32 %576, %578
  %580 = or i32 %575, %579
  %581 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  store i32 %580, ptr %581, align 4
  %582 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 12
  %583 = load i32, ptr %582, align 4
  %584 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %585 = load i32, ptr %584, align 4
  %586 = add i32 %585, %583
  store i32 %586, ptr %584, align 4
  %587 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  %588 = load i32, ptr %587, align 4
  %589 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 11
  %590 = load i32, ptr %589, align 4
  %591 = xor i32 %588, %590
  store i32 %591, ptr %51, align 4
  store i32 7, ptr %52, align 4
  %592 = load i32, ptr %51, align 4
  %593 = load i32, ptr %52, align 4
  %594 = shl i32 %592, %593
  %595 = load i32, ptr %51, align 4
  %596 = load i32, ptr %52, align 4
  %597 = sub nsw i32 32, %596
  %598 = lshr i32 %595, %597
  %599 = or i32 %594, %598
  %600 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 6
  store i32 %599, ptr %600, align 4
  %601 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %602 = load i32, ptr %601, align 4
  %603 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %604 = load i32, ptr %603, align 4
  %605 = add i32 %604, %602
  store i32 %605, ptr %603, align 4
  %606 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %607 = load i32, ptr %606, align 4
  %608 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %609 = load i32, ptr %608, align 4
  %610 = xor i32 %607, %609
  store i32 %610, ptr %53, align 4
  store i32 16, ptr %54, align 4
  %611 = load i32, ptr %53, align 4
  %612 = load i32, ptr %54, align 4
  %613 = shl i32 %611, %612
  %614 = load i32, ptr %53, align 4
  %615 = load i32, ptr %54, align 4
  %616 = sub nsw i32 32, %615
  %617 = lshr i32 %614, %616
  %618 = or i32 %613, %617
  %619 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  store i32 %618, ptr %619, align 4
  %620 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %621 = load i32, ptr %620, align 4
  %622 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %623 = load i32, ptr %622, align 4
  %624 = add i32 %623, %621
  store i32 %624, ptr %622, align 4
  %625 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %626 = load i32, ptr %625, align 4
  %627 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %628 = load i32, ptr %627, align 4
  %629 = xor i32 %626, %628
  store i32 %629, ptr %55, align 4
  store i32 12, ptr %56, align 4
  %630 = load i32, ptr %55, align 4
  %631 = load i32, ptr %56, align 4
  %632 = shl i32 %630, %631
  %633 = load i32, ptr %55, align 4
  %634 = load i32, ptr %56, align 4
  %635 = sub nsw i32 32, %634
  %636 = lshr i32 %633, %635
  %637 = or i32 %632, %636
  %638 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  store i32 %637, ptr %638, align 4
  %639 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %640 = load i32, ptr %639, align 4
  %641 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %642 = load i32, ptr %641, align 4
  %643 = add i32 %642, %640
  store i32 %643, ptr %641, align 4
  %644 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %645 = load i32, ptr %644, align 4
  %646 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 2
  %647 = load i32, ptr %646, align 4
  %648 = xor i32 %645, %647
  store i32 %648, ptr %57, align 4
  store i32 8, ptr %58, align 4
  %649 = load i32, ptr %57, align 4
  %650 = load i32, ptr %58, align 4
  %651 = shl i32 %649, %650
  %652 = load i32, ptr %57, align 4
  %653 = load i32, ptr %58, align 4
  %654 = sub nsw i32 32, %653
  %655 = lshr i32 %652, %654
  %656 = or i32 %651, %655
  %657 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  store i32 %656, ptr %657, align 4
  %658 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 13
  %659 = load i32, ptr %658, align 4
  %660 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %661 = load i32, ptr %660, align 4
  %662 = add i32 %661, %659
  store i32 %662, ptr %660, align 4
  %663 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  %664 = load i32, ptr %663, align 4
  %665 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 8
  %666 = load i32, ptr %665, align 4
  %667 = xor i32 %664, %666
  store i32 %667, ptr %59, align 4
  store i32 7, ptr %60, align 4
  %668 = load i32, ptr %59, align 4
  %669 = load i32, ptr %60, align 4
  %670 = shl i32 %668, %669
  %671 = load i32, ptr %59, align 4
  %672 = load i32, ptr %60, align 4
  %673 = sub nsw i32 32, %672
  %674 = lshr i32 %671, %673
  %675 = or i32 %670, %674
  %676 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 7
  store i32 %675, ptr %676, align 4
  %677 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %678 = load i32, ptr %677, align 4
  %679 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %680 = load i32, ptr %679, align 4
  %681 = add i32 %680, %678
  store i32 %681, ptr %679, align 4
  %682 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %683 = load i32, ptr %682, align 4
  %684 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %685 = load i32, ptr %684, align 4
  %686 = xor i32 %683, %685
  store i32 %686, ptr %61, align 4
  store i32 16, ptr %62, align 4
  %687 = load i32, ptr %61, align 4
  %688 = load i32, ptr %62, align 4
  %689 = shl i32 %687, %688
  %690 = load i32, ptr %61, align 4
  %691 = load i32, ptr %62, align 4
  %692 = sub nsw i32 32, %691
  %693 = lshr i32 %690, %692
  %694 = or i32 %689, %693
  %695 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  store i32 %694, ptr %695, align 4
  %696 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %697 = load i32, ptr %696, align 4
  %698 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %699 = load i32, ptr %698, align 4
  %700 = add i32 %699, %697
  store i32 %700, ptr %698, align 4
  %701 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %702 = load i32, ptr %701, align 4
  %703 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %704 = load i32, ptr %703, align 4
  %705 = xor i32 %702, %704
  store i32 %705, ptr %63, align 4
  store i32 12, ptr %64, align 4
  %706 = load i32, ptr %63, align 4
  %707 = load i32, ptr %64, align 4
  %708 = shl i32 %706, %707
  %709 = load i32, ptr %63, align 4
  %710 = load i32, ptr %64, align 4
  %711 = sub nsw i32 32, %710
  %712 = lshr i32 %709, %711
  %713 = or i32 %708, %712
  %714 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  store i32 %713, ptr %714, align 4
  %715 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %716 = load i32, ptr %715, align 4
  %717 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %718 = load i32, ptr %717, align 4
  %719 = add i32 %718, %716
  store i32 %719, ptr %717, align 4
  %720 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %721 = load i32, ptr %720, align 4
  %722 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 3
  %723 = load i32, ptr %722, align 4
  %724 = xor i32 %721, %723
  store i32 %724, ptr %65, align 4
  store i32 8, ptr %66, align 4
  %725 = load i32, ptr %65, align 4
  %726 = load i32, ptr %66, align 4
  %727 = shl i32 %725, %726
  %728 = load i32, ptr %65, align 4
  %729 = load i32, ptr %66, align 4
  %730 = sub nsw i32 32, %729
  %731 = lshr i32 %728, %730
  %732 = or i32 %727, %731
  %733 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  store i32 %732, ptr %733, align 4
  %734 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 14
  %735 = load i32, ptr %734, align 4
  %736 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %737 = load i32, ptr %736, align 4
  %738 = add i32 %737, %735
  store i32 %738, ptr %736, align 4
  %739 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  %740 = load i32, ptr %739, align 4
  %741 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 9
  %742 = load i32, ptr %741, align 4
  %743 = xor i32 %740, %742
  store i32 %743, ptr %67, align 4
  store i32 7, ptr %68, align 4
  %744 = load i32, ptr %67, align 4
  %745 = load i32, ptr %68, align 4
  %746 = shl i32 %744, %745
  %747 = load i32, ptr %67, align 4
  %748 = load i32, ptr %68, align 4
  %749 = sub nsw i32 32, %748
  %750 = lshr i32 %747, %749
  %751 = or i32 %746, %750
  %752 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 4
  store i32 %751, ptr %752, align 4
  br label %753

753:                                              ; preds = %144
  %754 = load i32, ptr %77, align 4
  %755 = add nsw i32 %754, 1
  store i32 %755, ptr %77, align 4
  br label %141, !llvm.loop !9

756:                                              ; preds = %141
  store i32 0, ptr %78, align 4
  br label %757

757:                                              ; preds = %779, %756
  %758 = load i32, ptr %78, align 4
  %759 = icmp slt i32 %758, 16
  br i1 %759, label %760, label %782

760:                                              ; preds = %757
  %761 = load i32, ptr %78, align 4
  %762 = sext i32 %761 to i64
  %763 = getelementptr inbounds [16 x i32], ptr %75, i64 0, i64 %762
  %764 = load i32, ptr %763, align 4
  %765 = load i32, ptr %78, align 4
  %766 = sext i32 %765 to i64
  %767 = getelementptr inbounds [16 x i32], ptr %72, i64 0, i64 %766
  %768 = load i32, ptr %767, align 4
  %769 = add i32 %764, %768
  %770 = load ptr, ptr %70, align 8
  %771 = load i32, ptr %71, align 4
  %772 = mul i32 %771, 16
  %773 = load i32, ptr %78, align 4
  %774 = add i32 %772, %773
  %775 = zext i32 %774 to i64
  %776 = getelementptr inbounds nuw i32, ptr %770, i64 %775
  %777 = load i32, ptr %776, align 4
  %778 = xor i32 %777, %769
  store i32 %778, ptr %776, align 4
  br label %779

779:                                              ; preds = %760
  %780 = load i32, ptr %78, align 4
  %781 = add nsw i32 %780, 1
  store i32 %781, ptr %78, align 4
  br label %757, !llvm.loop !11

782:                                              ; preds = %757
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z9salsa20_8PjPKj(ptr noundef %0, ptr noundef %1) #2 {
  %3 = alloca i32, align 4
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
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
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca ptr, align 8
  %68 = alloca ptr, align 8
  %69 = alloca [16 x i32], align 4
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  store ptr %0, ptr %67, align 8
  store ptr %1, ptr %68, align 8
  store i32 0, ptr %70, align 4
  br label %73

73:                                               ; preds = %91, %2
  %74 = load i32, ptr %70, align 4
  %75 = icmp slt i32 %74, 16
  br i1 %75, label %76, label %94

76:                                               ; preds = %73
  %77 = load ptr, ptr %68, align 8
  %78 = load i32, ptr %70, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = load ptr, ptr %67, align 8
  %83 = load i32, ptr %70, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = xor i32 %86, %81
  store i32 %87, ptr %85, align 4
  %88 = load i32, ptr %70, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 %89
  store i32 %87, ptr %90, align 4
  br label %91

91:                                               ; preds = %76
  %92 = load i32, ptr %70, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %70, align 4
  br label %73, !llvm.loop !12

94:                                               ; preds = %73
  store i32 0, ptr %71, align 4
  br label %95

95:                                               ; preds = %611, %94
  %96 = load i32, ptr %71, align 4
  %97 = icmp slt i32 %96, 8
  br i1 %97, label %98, label %614

98:                                               ; preds = %95
  %99 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %100, %102
  store i32 %103, ptr %3, align 4
  store i32 7, ptr %4, align 4
  %104 = load i32, ptr %3, align 4
  %105 = load i32, ptr %4, align 4
  %106 = shl i32 %104, %105
  %107 = load i32, ptr %3, align 4
  %108 = load i32, ptr %4, align 4
  %109 = sub nsw i32 32, %108
  %110 = lshr i32 %107, %109
  %111 = or i32 %106, %110
  %112 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %113 = load i32, ptr %112, align 4
  %114 = xor i32 %113, %111
  store i32 %114, ptr %112, align 4
  %115 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %118 = load i32, ptr %117, align 4
  %119 = add i32 %116, %118
  store i32 %119, ptr %5, align 4
  store i32 9, ptr %6, align 4
  %120 = load i32, ptr %5, align 4
  %121 = load i32, ptr %6, align 4
  %122 = shl i32 %120, %121
  %123 = load i32, ptr %5, align 4
  %124 = load i32, ptr %6, align 4
  %125 = sub nsw i32 32, %124
  %126 = lshr i32 %123, %125
  %127 = or i32 %122, %126
  %128 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %129 = load i32, ptr %128, align 4
  %130 = xor i32 %129, %127
  store i32 %130, ptr %128, align 4
  %131 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %134 = load i32, ptr %133, align 4
  %135 = add i32 %132, %134
  store i32 %135, ptr %7, align 4
  store i32 13, ptr %8, align 4
  %136 = load i32, ptr %7, align 4
  %137 = load i32, ptr %8, align 4
  %138 = shl i32 %136, %137
  %139 = load i32, ptr %7, align 4
  %140 = load i32, ptr %8, align 4
  %141 = sub nsw i32 32, %140
  %142 = lshr i32 %139, %141
  %143 = or i32 %138, %142
  %144 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %145 = load i32, ptr %144, align 4
  %146 = xor i32 %145, %143
  store i32 %146, ptr %144, align 4
  %147 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %148, %150
  store i32 %151, ptr %9, align 4
  store i32 18, ptr %10, align 4
  %152 = load i32, ptr %9, align 4
  %153 = load i32, ptr %10, align 4
  %154 = shl i32 %152, %153
  %155 = load i32, ptr %9, align 4
  %156 = load i32, ptr %10, align 4
  %157 = sub nsw i32 32, %156
  %158 = lshr i32 %155, %157
  %159 = or i32 %154, %158
  %160 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %161 = load i32, ptr %160, align 4
  %162 = xor i32 %161, %159
  store i32 %162, ptr %160, align 4
  %163 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %164, %166
  store i32 %167, ptr %11, align 4
  store i32 7, ptr %12, align 4
  %168 = load i32, ptr %11, align 4
  %169 = load i32, ptr %12, align 4
  %170 = shl i32 %168, %169
  %171 = load i32, ptr %11, align 4
  %172 = load i32, ptr %12, align 4
  %173 = sub nsw i32 32, %172
  %174 = lshr i32 %171, %173
  %175 = or i32 %170, %174
  %176 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %177 = load i32, ptr %176, align 4
  %178 = xor i32 %177, %175
  store i32 %178, ptr %176, align 4
  %179 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %180 = load i32, ptr %179, align 4
  %181 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %180, %182
  store i32 %183, ptr %13, align 4
  store i32 9, ptr %14, align 4
  %184 = load i32, ptr %13, align 4
  %185 = load i32, ptr %14, align 4
  %186 = shl i32 %184, %185
  %187 = load i32, ptr %13, align 4
  %188 = load i32, ptr %14, align 4
  %189 = sub nsw i32 32, %188
  %190 = lshr i32 %187, %189
  %191 = or i32 %186, %190
  %192 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %193 = load i32, ptr %192, align 4
  %194 = xor i32 %193, %191
  store i32 %194, ptr %192, align 4
  %195 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %196 = load i32, ptr %195, align 4
  %197 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %198 = load i32, ptr %197, align 4
  %199 = add i32 %196, %198
  store i32 %199, ptr %15, align 4
  store i32 13, ptr %16, align 4
  %200 = load i32, ptr %15, align 4
  %201 = load i32, ptr %16, align 4
  %202 = shl i32 %200, %201
  %203 = load i32, ptr %15, align 4
  %204 = load i32, ptr %16, align 4
  %205 = sub nsw i32 32, %204
  %206 = lshr i32 %203, %205
  %207 = or i32 %202, %206
  %208 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %209 = load i32, ptr %208, align 4
  %210 = xor i32 %209, %207
  store i32 %210, ptr %208, align 4
  %211 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %214 = load i32, ptr %213, align 4
  %215 = add i32 %212, %214
  store i32 %215, ptr %17, align 4
  store i32 18, ptr %18, align 4
  %216 = load i32, ptr %17, align 4
  %217 = load i32, ptr %18, align 4
  %218 = shl i32 %216, %217
  %219 = load i32, ptr %17, align 4
  %220 = load i32, ptr %18, align 4
  %221 = sub nsw i32 32, %220
  %222 = lshr i32 %219, %221
  %223 = or i32 %218, %222
  %224 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %225 = load i32, ptr %224, align 4
  %226 = xor i32 %225, %223
  store i32 %226, ptr %224, align 4
  %227 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %228 = load i32, ptr %227, align 4
  %229 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %230 = load i32, ptr %229, align 4
  %231 = add i32 %228, %230
  store i32 %231, ptr %19, align 4
  store i32 7, ptr %20, align 4
  %232 = load i32, ptr %19, align 4
  %233 = load i32, ptr %20, align 4
  %234 = shl i32 %232, %233
  %235 = load i32, ptr %19, align 4
  %236 = load i32, ptr %20, align 4
  %237 = sub nsw i32 32, %236
  %238 = lshr i32 %235, %237
  %239 = or i32 %234, %238
  %240 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %241 = load i32, ptr %240, align 4
  %242 = xor i32 %241, %239
  store i32 %242, ptr %240, align 4
  %243 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %244 = load i32, ptr %243, align 4
  %245 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %246 = load i32, ptr %245, align 4
  %247 = add i32 %244, %246
  store i32 %247, ptr %21, align 4
  store i32 9, ptr %22, align 4
  %248 = load i32, ptr %21, align 4
  %249 = load i32, ptr %22, align 4
  %250 = shl i32 %248, %249
  %251 = load i32, ptr %21, align 4
  %252 = load i32, ptr %22, align 4
  %253 = sub nsw i32 32, %252
  %254 = lshr i32 %251, %253
  %255 = or i32 %250, %254
  %256 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %257 = load i32, ptr %256, align 4
  %258 = xor i32 %257, %255
  store i32 %258, ptr %256, align 4
  %259 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %260, %262
  store i32 %263, ptr %23, align 4
  store i32 13, ptr %24, align 4
  %264 = load i32, ptr %23, align 4
  %265 = load i32, ptr %24, align 4
  %266 = shl i32 %264, %265
  %267 = load i32, ptr %23, align 4
  %268 = load i32, ptr %24, align 4
  %269 = sub nsw i32 32, %268
  %270 = lshr i32 %267, %269
  %271 = or i32 %266, %270
  %272 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %273 = load i32, ptr %272, align 4
  %274 = xor i32 %273, %271
  store i32 %274, ptr %272, align 4
  %275 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %276 = load i32, ptr %275, align 4
  %277 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %278 = load i32, ptr %277, align 4
  %279 = add i32 %276, %278
  store i32 %279, ptr %25, align 4
  store i32 18, ptr %26, align 4
  %280 = load i32, ptr %25, align 4
  %281 = load i32, ptr %26, align 4
  %282 = shl i32 %280, %281
  %283 = load i32, ptr %25, align 4
  %284 = load i32, ptr %26, align 4
  %285 = sub nsw i32 32, %284
  %286 = lshr i32 %283, %285
  %287 = or i32 %282, %286
  %288 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %289 = load i32, ptr %288, align 4
  %290 = xor i32 %289, %287
  store i32 %290, ptr %288, align 4
  %291 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %292 = load i32, ptr %291, align 4
  %293 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %294 = load i32, ptr %293, align 4
  %295 = add i32 %292, %294
  store i32 %295, ptr %27, align 4
  store i32 7, ptr %28, align 4
  %296 = load i32, ptr %27, align 4
  %297 = load i32, ptr %28, align 4
  %298 = shl i32 %296, %297
  %299 = load i32, ptr %27, align 4
  %300 = load i32, ptr %28, align 4
  %301 = sub nsw i32 32, %300
  %302 = lshr i32 %299, %301
  %303 = or i32 %298, %302
  %304 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %305 = load i32, ptr %304, align 4
  %306 = xor i32 %305, %303
  store i32 %306, ptr %304, align 4
  %307 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %310 = load i32, ptr %309, align 4
  %311 = add i32 %308, %310
  store i32 %311, ptr %29, align 4
  store i32 9, ptr %30, align 4
  %312 = load i32, ptr %29, align 4
  %313 = load i32, ptr %30, align 4
  %314 = shl i32 %312, %313
  %315 = load i32, ptr %29, align 4
  %316 = load i32, ptr %30, align 4
  %317 = sub nsw i32 32, %316
  %318 = lshr i32 %315, %317
  %319 = or i32 %314, %318
  %320 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %321 = load i32, ptr %320, align 4
  %322 = xor i32 %321, %319
  store i32 %322, ptr %320, align 4
  %323 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %324 = load i32, ptr %323, align 4
  %325 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %326 = load i32, ptr %325, align 4
  %327 = add i32 %324, %326
  store i32 %327, ptr %31, align 4
  store i32 13, ptr %32, align 4
  %328 = load i32, ptr %31, align 4
  %329 = load i32, ptr %32, align 4
  %330 = shl i32 %328, %329
  %331 = load i32, ptr %31, align 4
  %332 = load i32, ptr %32, align 4
  %333 = sub nsw i32 32, %332
  %334 = lshr i32 %331, %333
  %335 = or i32 %330, %334
  %336 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %337 = load i32, ptr %336, align 4
  %338 = xor i32 %337, %335
  store i32 %338, ptr %336, align 4
  %339 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %340 = load i32, ptr %339, align 4
  %341 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %342 = load i32, ptr %341, align 4
  %343 = add i32 %340, %342
  store i32 %343, ptr %33, align 4
  store i32 18, ptr %34, align 4
  %344 = load i32, ptr %33, align 4
  %345 = load i32, ptr %34, align 4
  %346 = shl i32 %344, %345
  %347 = load i32, ptr %33, align 4
  %348 = load i32, ptr %34, align 4
  %349 = sub nsw i32 32, %348
  %350 = lshr i32 %347, %349
  %351 = or i32 %346, %350
  %352 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %353 = load i32, ptr %352, align 4
  %354 = xor i32 %353, %351
  store i32 %354, ptr %352, align 4
  %355 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %356 = load i32, ptr %355, align 4
  %357 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %358 = load i32, ptr %357, align 4
  %359 = add i32 %356, %358
  store i32 %359, ptr %35, align 4
  store i32 7, ptr %36, align 4
  %360 = load i32, ptr %35, align 4
  %361 = load i32, ptr %36, align 4
  %362 = shl i32 %360, %361
  %363 = load i32, ptr %35, align 4
  %364 = load i32, ptr %36, align 4
  %365 = sub nsw i32 32, %364
  %366 = lshr i32 %363, %365
  %367 = or i32 %362, %366
  %368 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %369 = load i32, ptr %368, align 4
  %370 = xor i32 %369, %367
  store i32 %370, ptr %368, align 4
  %371 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %372 = load i32, ptr %371, align 4
  %373 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %374 = load i32, ptr %373, align 4
  %375 = add i32 %372, %374
  store i32 %375, ptr %37, align 4
  store i32 9, ptr %38, align 4
  %376 = load i32, ptr %37, align 4
  %377 = load i32, ptr %38, align 4
  %378 = shl i32 %376, %377
  %379 = load i32, ptr %37, align 4
  %380 = load i32, ptr %38, align 4
  %381 = sub nsw i32 32, %380
  %382 = lshr i32 %379, %381
  %383 = or i32 %378, %382
  %384 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %385 = load i32, ptr %384, align 4
  %386 = xor i32 %385, %383
  store i32 %386, ptr %384, align 4
  %387 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %388 = load i32, ptr %387, align 4
  %389 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 1
  %390 = load i32, ptr %389, align 4
  %391 = add i32 %388, %390
  store i32 %391, ptr %39, align 4
  store i32 13, ptr %40, align 4
  %392 = load i32, ptr %39, align 4
  %393 = load i32, ptr %40, align 4
  %394 = shl i32 %392, %393
  %395 = load i32, ptr %39, align 4
  %396 = load i32, ptr %40, align 4
  %397 = sub nsw i32 32, %396
  %398 = lshr i32 %395, %397
  %399 = or i32 %394, %398
  %400 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %401 = load i32, ptr %400, align 4
  %402 = xor i32 %401, %399
  store i32 %402, ptr %400, align 4
  %403 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 3
  %404 = load i32, ptr %403, align 4
  %405 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 2
  %406 = load i32, ptr %405, align 4
  %407 = add i32 %404, %406
  store i32 %407, ptr %41, align 4
  store i32 18, ptr %42, align 4
  %408 = load i32, ptr %41, align 4
  %409 = load i32, ptr %42, align 4
  %410 = shl i32 %408, %409
  %411 = load i32, ptr %41, align 4
  %412 = load i32, ptr %42, align 4
  %413 = sub nsw i32 32, %412
  %414 = lshr i32 %411, %413
  %415 = or i32 %410, %414
  %416 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 0
  %417 = load i32, ptr %416, align 4
  %418 = xor i32 %417, %415
  store i32 %418, ptr %416, align 4
  %419 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %420 = load i32, ptr %419, align 4
  %421 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %422 = load i32, ptr %421, align 4
  %423 = add i32 %420, %422
  store i32 %423, ptr %43, align 4
  store i32 7, ptr %44, align 4
  %424 = load i32, ptr %43, align 4
  %425 = load i32, ptr %44, align 4
  %426 = shl i32 %424, %425
  %427 = load i32, ptr %43, align 4
  %428 = load i32, ptr %44, align 4
  %429 = sub nsw i32 32, %428
  %430 = lshr i32 %427, %429
  %431 = or i32 %426, %430
  %432 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %433 = load i32, ptr %432, align 4
  %434 = xor i32 %433, %431
  store i32 %434, ptr %432, align 4
  %435 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %436 = load i32, ptr %435, align 4
  %437 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %438 = load i32, ptr %437, align 4
  %439 = add i32 %436, %438
  store i32 %439, ptr %45, align 4
  store i32 9, ptr %46, align 4
  %440 = load i32, ptr %45, align 4
  %441 = load i32, ptr %46, align 4
  %442 = shl i32 %440, %441
  %443 = load i32, ptr %45, align 4
  %444 = load i32, ptr %46, align 4
  %445 = sub nsw i32 32, %444
  %446 = lshr i32 %443, %445
  %447 = or i32 %442, %446
  %448 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %449 = load i32, ptr %448, align 4
  %450 = xor i32 %449, %447
  store i32 %450, ptr %448, align 4
  %451 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %452 = load i32, ptr %451, align 4
  %453 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  %454 = load i32, ptr %453, align 4
  %455 = add i32 %452, %454
  store i32 %455, ptr %47, align 4
  store i32 13, ptr %48, align 4
  %456 = load i32, ptr %47, align 4
  %457 = load i32, ptr %48, align 4
  %458 = shl i32 %456, %457
  %459 = load i32, ptr %47, align 4
  %460 = load i32, ptr %48, align 4
  %461 = sub nsw i32 32, %460
  %462 = lshr i32 %459, %461
  %463 = or i32 %458, %462
  %464 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %465 = load i32, ptr %464, align 4
  %466 = xor i32 %465, %463
  store i32 %466, ptr %464, align 4
  %467 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  %468 = load i32, ptr %467, align 4
  %469 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  %470 = load i32, ptr %469, align 4
  %471 = add i32 %468, %470
  store i32 %471, ptr %49, align 4
  store i32 18, ptr %50, align 4
  %472 = load i32, ptr %49, align 4
  %473 = load i32, ptr %50, align 4
  %474 = shl i32 %472, %473
  %475 = load i32, ptr %49, align 4
  %476 = load i32, ptr %50, align 4
  %477 = sub nsw i32 32, %476
  %478 = lshr i32 %475, %477
  %479 = or i32 %474, %478
  %480 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  %481 = load i32, ptr %480, align 4
  %482 = xor i32 %481, %479
  store i32 %482, ptr %480, align 4
  %483 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %484 = load i32, ptr %483, align 4
  %485 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %486 = load i32, ptr %485, align 4
  %487 = add i32 %484, %486
  store i32 %487, ptr %51, align 4
  store i32 7, ptr %52, align 4
  %488 = load i32, ptr %51, align 4
  %489 = load i32, ptr %52, align 4
  %490 = shl i32 %488, %489
  %491 = load i32, ptr %51, align 4
  %492 = load i32, ptr %52, align 4
  %493 = sub nsw i32 32, %492
  %494 = lshr i32 %491, %493
  %495 = or i32 %490, %494
  %496 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %497 = load i32, ptr %496, align 4
  %498 = xor i32 %497, %495
  store i32 %498, ptr %496, align 4
  %499 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %500 = load i32, ptr %499, align 4
  %501 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %502 = load i32, ptr %501, align 4
  %503 = add i32 %500, %502
  store i32 %503, ptr %53, align 4
  store i32 9, ptr %54, align 4
  %504 = load i32, ptr %53, align 4
  %505 = load i32, ptr %54, align 4
  %506 = shl i32 %504, %505
  %507 = load i32, ptr %53, align 4
  %508 = load i32, ptr %54, align 4
  %509 = sub nsw i32 32, %508
  %510 = lshr i32 %507, %509
  %511 = or i32 %506, %510
  %512 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %513 = load i32, ptr %512, align 4
  %514 = xor i32 %513, %511
  store i32 %514, ptr %512, align 4
  %515 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %516 = load i32, ptr %515, align 4
  %517 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 11
  %518 = load i32, ptr %517, align 4
  %519 = add i32 %516, %518
  store i32 %519, ptr %55, align 4
  store i32 13, ptr %56, align 4
  %520 = load i32, ptr %55, align 4
  %521 = load i32, ptr %56, align 4
  %522 = shl i32 %520, %521
  %523 = load i32, ptr %55, align 4
  %524 = load i32, ptr %56, align 4
  %525 = sub nsw i32 32, %524
  %526 = lshr i32 %523, %525
  %527 = or i32 %522, %526
  %528 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %529 = load i32, ptr %528, align 4
  %530 = xor i32 %529, %527
  store i32 %530, ptr %528, align 4
  %531 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 9
  %532 = load i32, ptr %531, align 4
  %533 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 8
  %534 = load i32, ptr %533, align 4
  %535 = add i32 %532, %534
  store i32 %535, ptr %57, align 4
  store i32 18, ptr %58, align 4
  %536 = load i32, ptr %57, align 4
  %537 = load i32, ptr %58, align 4
  %538 = shl i32 %536, %537
  %539 = load i32, ptr %57, align 4
  %540 = load i32, ptr %58, align 4
  %541 = sub nsw i32 32, %540
  %542 = lshr i32 %539, %541
  %543 = or i32 %538, %542
  %544 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 10
  %545 = load i32, ptr %544, align 4
  %546 = xor i32 %545, %543
  store i32 %546, ptr %544, align 4
  %547 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %548 = load i32, ptr %547, align 4
  %549 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %550 = load i32, ptr %549, align 4
  %551 = add i32 %548, %550
  store i32 %551, ptr %59, align 4
  store i32 7, ptr %60, align 4
  %552 = load i32, ptr %59, align 4
  %553 = load i32, ptr %60, align 4
  %554 = shl i32 %552, %553
  %555 = load i32, ptr %59, align 4
  %556 = load i32, ptr %60, align 4
  %557 = sub nsw i32 32, %556
  %558 = lshr i32 %555, %557
  %559 = or i32 %554, %558
  %560 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %561 = load i32, ptr %560, align 4
  %562 = xor i32 %561, %559
  store i32 %562, ptr %560, align 4
  %563 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %564 = load i32, ptr %563, align 4
  %565 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %566 = load i32, ptr %565, align 4
  %567 = add i32 %564, %566
  store i32 %567, ptr %61, align 4
  store i32 9, ptr %62, align 4
  %568 = load i32, ptr %61, align 4
  %569 = load i32, ptr %62, align 4
  %570 = shl i32 %568, %569
  %571 = load i32, ptr %61, align 4
  %572 = load i32, ptr %62, align 4
  %573 = sub nsw i32 32, %572
  %574 = lshr i32 %571, %573
  %575 = or i32 %570, %574
  %576 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %577 = load i32, ptr %576, align 4
  %578 = xor i32 %577, %575
  store i32 %578, ptr %576, align 4
  %579 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %580 = load i32, ptr %579, align 4
  %581 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 12
  %582 = load i32, ptr %581, align 4
  %583 = add i32 %580, %582
  store i32 %583, ptr %63, align 4
  store i32 13, ptr %64, align 4
  %584 = load i32, ptr %63, align 4
  %585 = load i32, ptr %64, align 4
  %586 = shl i32 %584, %585
  %587 = load i32, ptr %63, align 4
  %588 = load i32, ptr %64, align 4
  %589 = sub nsw i32 32, %588
  %590 = lshr i32 %587, %589
  %591 = or i32 %586, %590
  %592 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %593 = load i32, ptr %592, align 4
  %594 = xor i32 %593, %591
  store i32 %594, ptr %592, align 4
  %595 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 14
  %596 = load i32, ptr %595, align 4
  %597 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 13
  %598 = load i32, ptr %597, align 4
  %599 = add i32 %596, %598
  store i32 %599, ptr %65, align 4
  store i32 18, ptr %66, align 4
  %600 = load i32, ptr %65, align 4
  %601 = load i32, ptr %66, align 4
  %602 = shl i32 %600, %601
  %603 = load i32, ptr %65, align 4
  %604 = load i32, ptr %66, align 4
  %605 = sub nsw i32 32, %604
  %606 = lshr i32 %603, %605
  %607 = or i32 %602, %606
  %608 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 15
  %609 = load i32, ptr %608, align 4
  %610 = xor i32 %609, %607
  store i32 %610, ptr %608, align 4
  br label %611

611:                                              ; preds = %98
  %612 = load i32, ptr %71, align 4
  %613 = add nsw i32 %612, 2
  store i32 %613, ptr %71, align 4
  br label %95, !llvm.loop !13

614:                                              ; preds = %95
  store i32 0, ptr %72, align 4
  br label %615

615:                                              ; preds = %629, %614
  %616 = load i32, ptr %72, align 4
  %617 = icmp slt i32 %616, 16
  br i1 %617, label %618, label %632

618:                                              ; preds = %615
  %619 = load i32, ptr %72, align 4
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 %620
  %622 = load i32, ptr %621, align 4
  %623 = load ptr, ptr %67, align 8
  %624 = load i32, ptr %72, align 4
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds i32, ptr %623, i64 %625
  %627 = load i32, ptr %626, align 4
  %628 = add i32 %627, %622
  store i32 %628, ptr %626, align 4
  br label %629

629:                                              ; preds = %618
  %630 = load i32, ptr %72, align 4
  %631 = add nsw i32 %630, 1
  store i32 %631, ptr %72, align 4
  br label %615, !llvm.loop !14

632:                                              ; preds = %615
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scrypt_mix(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [32 x i32], align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %7, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %7, align 4
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = mul i64 %27, 32
  %29 = getelementptr inbounds nuw i32, ptr %22, i64 %28
  store ptr %29, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %30

30:                                               ; preds = %45, %3
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %31, 32
  br i1 %32, label %33, label %48

33:                                               ; preds = %30
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %7, align 4
  %36 = mul i32 %35, 32
  %37 = load i32, ptr %10, align 4
  %38 = add i32 %36, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %34, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %43
  store i32 %41, ptr %44, align 4
  br label %45

45:                                               ; preds = %33
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4
  br label %30, !llvm.loop !15

48:                                               ; preds = %30
  store i32 0, ptr %11, align 4
  br label %49

49:                                               ; preds = %79, %48
  %50 = load i32, ptr %11, align 4
  %51 = load i32, ptr %6, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %82

53:                                               ; preds = %49
  store i32 0, ptr %12, align 4
  br label %54

54:                                               ; preds = %69, %53
  %55 = load i32, ptr %12, align 4
  %56 = icmp slt i32 %55, 32
  br i1 %56, label %57, label %72

57:                                               ; preds = %54
  %58 = load i32, ptr %12, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %11, align 4
  %64 = mul nsw i32 %63, 32
  %65 = load i32, ptr %12, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  store i32 %61, ptr %68, align 4
  br label %69

69:                                               ; preds = %57
  %70 = load i32, ptr %12, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %12, align 4
  br label %54, !llvm.loop !16

72:                                               ; preds = %54
  %73 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %74 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %75 = getelementptr inbounds i32, ptr %74, i64 16
  call void @_Z9salsa20_8PjPKj(ptr noundef %73, ptr noundef %75) #4
  %76 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %77 = getelementptr inbounds i32, ptr %76, i64 16
  %78 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  call void @_Z9salsa20_8PjPKj(ptr noundef %77, ptr noundef %78) #4
  br label %79

79:                                               ; preds = %72
  %80 = load i32, ptr %11, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %11, align 4
  br label %49, !llvm.loop !17

82:                                               ; preds = %49
  store i32 0, ptr %13, align 4
  br label %83

83:                                               ; preds = %120, %82
  %84 = load i32, ptr %13, align 4
  %85 = load i32, ptr %6, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %123

87:                                               ; preds = %83
  %88 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 16
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %6, align 4
  %91 = sub nsw i32 %90, 1
  %92 = and i32 %89, %91
  store i32 %92, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %93

93:                                               ; preds = %110, %87
  %94 = load i32, ptr %15, align 4
  %95 = icmp slt i32 %94, 32
  br i1 %95, label %96, label %113

96:                                               ; preds = %93
  %97 = load ptr, ptr %9, align 8
  %98 = load i32, ptr %14, align 4
  %99 = mul nsw i32 %98, 32
  %100 = load i32, ptr %15, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %97, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %15, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = xor i32 %108, %104
  store i32 %109, ptr %107, align 4
  br label %110

110:                                              ; preds = %96
  %111 = load i32, ptr %15, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %15, align 4
  br label %93, !llvm.loop !18

113:                                              ; preds = %93
  %114 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %115 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %116 = getelementptr inbounds i32, ptr %115, i64 16
  call void @_Z9salsa20_8PjPKj(ptr noundef %114, ptr noundef %116) #4
  %117 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  %118 = getelementptr inbounds i32, ptr %117, i64 16
  %119 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  call void @_Z9salsa20_8PjPKj(ptr noundef %118, ptr noundef %119) #4
  br label %120

120:                                              ; preds = %113
  %121 = load i32, ptr %13, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %13, align 4
  br label %83, !llvm.loop !19

123:                                              ; preds = %83
  store i32 0, ptr %16, align 4
  br label %124

124:                                              ; preds = %139, %123
  %125 = load i32, ptr %16, align 4
  %126 = icmp slt i32 %125, 32
  br i1 %126, label %127, label %142

127:                                              ; preds = %124
  %128 = load i32, ptr %16, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = load ptr, ptr %4, align 8
  %133 = load i32, ptr %7, align 4
  %134 = mul i32 %133, 32
  %135 = load i32, ptr %16, align 4
  %136 = add i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %132, i64 %137
  store i32 %131, ptr %138, align 4
  br label %139

139:                                              ; preds = %127
  %140 = load i32, ptr %16, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %16, align 4
  br label %124, !llvm.loop !20

142:                                              ; preds = %124
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
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
!7 = distinct !{!7, !5, !8}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = distinct !{!9, !5, !10}
!10 = !{!"llvm.loop.unroll.count", i32 2}
!11 = distinct !{!11, !5, !8}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
