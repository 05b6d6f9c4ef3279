; ModuleID = 'corpus/cuda/cu_fft.cu'
source_filename = "corpus/cuda/cu_fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.uint2 = type { i32, i32 }

@_ZZ14fft_radix2_256E1a = internal addrspace(3) global [256 x %struct.float2.0] undef, align 8
@_ZZ14fft_radix2_256E1b = internal addrspace(3) global [256 x %struct.float2.0] undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@_ZZ13fft_radix4_64E1s = internal addrspace(3) global [64 x %struct.float2.0] undef, align 8
@_ZZ14fft_radix8_512E2sx = internal addrspace(3) global [512 x float] undef, align 4
@_ZZ14fft_radix8_512E2sy = internal addrspace(3) global [512 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@__cudart_i2opi_f = internal addrspace(1) global [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fft_radix2_256(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca [7 x i32], align 4
  %4 = alloca [7 x i32], align 4
  %5 = alloca %struct.float2.0, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca %struct.float2.0, align 8
  %9 = alloca %struct.float2.0, align 8
  %10 = alloca %struct.float2.0, align 8
  %11 = alloca %struct.float2.0, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.float2.0, align 8
  %15 = alloca %struct.float2.0, align 8
  %16 = alloca %struct.float2.0, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.float2.0, align 8
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.float2.0, align 8
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca ptr, align 8
  %26 = alloca %struct.float2.0, align 8
  %27 = alloca %struct.float2.0, align 8
  %28 = alloca %struct.float2.0, align 8
  %29 = alloca %struct.float2.0, align 8
  %30 = alloca %struct.float2.0, align 8
  %31 = alloca %struct.float2.0, align 8
  %32 = alloca %struct.float2.0, align 8
  %33 = alloca %struct.float2.0, align 8
  %34 = alloca float, align 4
  %35 = alloca %struct.float2.0, align 8
  %36 = alloca %struct.float2.0, align 8
  %37 = alloca %struct.float2.0, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca ptr, align 8
  %43 = alloca ptr, align 8
  %44 = alloca i32, align 4
  %45 = alloca [2 x %struct.float2.0], align 8
  %46 = alloca %struct.float2.0, align 8
  %47 = alloca %struct.float2.0, align 8
  %48 = alloca i32, align 4
  %49 = alloca ptr, align 8
  store ptr %0, ptr %38, align 8
  store ptr %1, ptr %39, align 8
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %50, ptr %40, align 4
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = mul i32 %51, 256
  store i32 %52, ptr %41, align 4
  %53 = load ptr, ptr %38, align 8
  %54 = load i32, ptr %41, align 4
  %55 = load i32, ptr %40, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.float2.0, ptr %53, i64 %57
  %59 = load i32, ptr %40, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 0, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %58, i64 8, i1 false)
  %62 = load ptr, ptr %38, align 8
  %63 = load i32, ptr %41, align 4
  %64 = load i32, ptr %40, align 4
  %65 = add nsw i32 %63, %64
  %66 = add nsw i32 %65, 128
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.float2.0, ptr %62, i64 %67
  %69 = load i32, ptr %40, align 4
  %70 = add nsw i32 %69, 128
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 0, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %68, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), ptr %42, align 8
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1b to ptr), ptr %43, align 8
  store i32 1, ptr %44, align 4
  br label %73

73:                                               ; preds = %487, %2
  %74 = load i32, ptr %44, align 4
  %75 = icmp slt i32 %74, 256
  br i1 %75, label %76, label %490

76:                                               ; preds = %73
  %77 = load ptr, ptr %42, align 8
  %78 = load i32, ptr %40, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.float2.0, ptr %77, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %80, i64 8, i1 false)
  %81 = getelementptr inbounds %struct.float2.0, ptr %45, i64 1
  %82 = load ptr, ptr %42, align 8
  %83 = load i32, ptr %40, align 4
  %84 = add nsw i32 %83, 128
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds %struct.float2.0, ptr %82, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %86, i64 8, i1 false)
  %87 = load i32, ptr %40, align 4
  %88 = load i32, ptr %44, align 4
  %89 = srem i32 %87, %88
  %90 = sitofp i32 %89 to float
  %91 = fmul contract float 0xC01921FB60000000, %90
  %92 = load i32, ptr %44, align 4
  %93 = mul nsw i32 %92, 2
  %94 = sitofp i32 %93 to float
  %95 = fdiv contract float %91, %94
  store float %95, ptr %34, align 4
  %96 = load float, ptr %34, align 4
  store float %96, ptr %18, align 4
  %97 = load float, ptr %18, align 4
  %98 = fmul float %97, 0x3FE45F3060000000
  %99 = call i32 @llvm.nvvm.f2i.rn(float %98) #5
  %100 = sitofp i32 %99 to float
  %101 = call float @llvm.nvvm.fma.rn.f(float %100, float 0xBFF921FB40000000, float %97) #5
  %102 = call float @llvm.nvvm.fma.rn.f(float %100, float 0xBE74442D00000000, float %101) #5
  %103 = call float @llvm.nvvm.fma.rn.f(float %100, float 0xBCF84698A0000000, float %102) #5
  %104 = call float @llvm.nvvm.fabs.f32(float %97)
  %105 = fcmp oge float %104, 1.056150e+05
  br i1 %105, label %106, label %201

106:                                              ; preds = %76
  %107 = call float @llvm.nvvm.fabs.f32(float %97)
  %108 = fcmp oeq float %107, 0x7FF0000000000000
  %109 = select i1 %108, i32 1, i32 0
  br i1 %108, label %110, label %112

110:                                              ; preds = %106
  %111 = call float @llvm.nvvm.mul.rn.f(float %97, float 0.000000e+00) #5
  br label %198

112:                                              ; preds = %106
  %113 = bitcast float %97 to i32
  %114 = and i32 %113, -2147483648
  %115 = lshr i32 %113, 23
  %116 = and i32 %115, 255
  %117 = sub i32 %116, 128
  %118 = shl i32 %113, 8
  %119 = or i32 %118, -2147483648
  %120 = lshr i32 %117, 5
  %121 = sub i32 4, %120
  br label %122

122:                                              ; preds = %126, %112
  %123 = phi i32 [ 0, %112 ], [ %132, %126 ]
  %124 = phi i32 [ 0, %112 ], [ %137, %126 ]
  %125 = icmp slt i32 %124, 6
  br i1 %125, label %126, label %138

126:                                              ; preds = %122
  %127 = sext i32 %124 to i64
  %128 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %127
  %129 = load i32, ptr addrspace(1) %128, align 4
  %130 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %129, i32 %119, i32 %123) #6, !srcloc !6
  %131 = extractvalue { i32, i32 } %130, 0
  %132 = extractvalue { i32, i32 } %130, 1
  %133 = insertvalue %struct.uint2 undef, i32 %131, 0
  %134 = insertvalue %struct.uint2 %133, i32 %132, 1
  %135 = sext i32 %124 to i64
  %136 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %135
  store i32 %131, ptr %136, align 4
  %137 = add nsw i32 %124, 1
  br label %122, !llvm.loop !7

138:                                              ; preds = %122
  %139 = sext i32 %124 to i64
  %140 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %139
  store i32 %123, ptr %140, align 4
  %141 = and i32 %117, 31
  %142 = add i32 %121, 2
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = add i32 %121, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = icmp ne i32 %141, 0
  br i1 %150, label %151, label %162

151:                                              ; preds = %138
  %152 = sub i32 32, %141
  %153 = shl i32 %145, %141
  %154 = lshr i32 %149, %152
  %155 = add i32 %153, %154
  %156 = shl i32 %149, %141
  %157 = sext i32 %121 to i64
  %158 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = lshr i32 %159, %152
  %161 = add i32 %156, %160
  br label %162

162:                                              ; preds = %151, %138
  %163 = phi i32 [ %155, %151 ], [ %145, %138 ]
  %164 = phi i32 [ %161, %151 ], [ %149, %138 ]
  %165 = lshr i32 %163, 30
  %166 = shl i32 %163, 2
  %167 = lshr i32 %164, 30
  %168 = add i32 %166, %167
  %169 = shl i32 %164, 2
  %170 = lshr i32 %168, 31
  %171 = add i32 %165, %170
  %172 = icmp ne i32 %114, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %162
  %174 = sub i32 0, %171
  br label %175

175:                                              ; preds = %173, %162
  %176 = phi i32 [ %174, %173 ], [ %171, %162 ]
  %177 = icmp ne i32 %170, 0
  br i1 %177, label %178, label %182

178:                                              ; preds = %175
  %179 = xor i32 %168, -1
  %180 = xor i32 %169, -1
  %181 = xor i32 %114, -2147483648
  br label %182

182:                                              ; preds = %178, %175
  %183 = phi i32 [ %181, %178 ], [ %114, %175 ]
  %184 = phi i32 [ %179, %178 ], [ %168, %175 ]
  %185 = phi i32 [ %180, %178 ], [ %169, %175 ]
  %186 = zext i32 %184 to i64
  %187 = shl i64 %186, 32
  %188 = zext i32 %185 to i64
  %189 = or i64 %187, %188
  %190 = sitofp i64 %189 to double
  %191 = fmul double %190, 0x3BF921FB54442D19
  %192 = fptrunc double %191 to float
  %193 = icmp ne i32 %183, 0
  br i1 %193, label %194, label %196

194:                                              ; preds = %182
  %195 = fsub float -0.000000e+00, %192
  br label %196

196:                                              ; preds = %194, %182
  %197 = phi float [ %195, %194 ], [ %192, %182 ]
  br label %198

198:                                              ; preds = %196, %110
  %199 = phi i32 [ 0, %110 ], [ %176, %196 ]
  %200 = phi float [ %111, %110 ], [ %197, %196 ]
  br label %201

201:                                              ; preds = %198, %76
  %202 = phi i32 [ %199, %198 ], [ %99, %76 ]
  %203 = phi float [ %200, %198 ], [ %103, %76 ]
  %204 = add i32 %202, 1
  %205 = call float @llvm.nvvm.mul.rn.f(float %203, float %203) #5
  %206 = and i32 %204, 1
  %207 = icmp ne i32 %206, 0
  br i1 %207, label %208, label %209

208:                                              ; preds = %201
  br label %210

209:                                              ; preds = %201
  br label %210

210:                                              ; preds = %209, %208
  %211 = phi float [ 1.000000e+00, %208 ], [ %203, %209 ]
  %212 = call float @llvm.nvvm.fma.rn.f(float %205, float %211, float 0.000000e+00) #5
  %213 = and i32 %204, 1
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %217

215:                                              ; preds = %210
  %216 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %205, float 0xBF56C0FDA0000000) #5
  br label %218

217:                                              ; preds = %210
  br label %218

218:                                              ; preds = %217, %215
  %219 = phi float [ %216, %215 ], [ 0xBF29A82A60000000, %217 ]
  %220 = and i32 %204, 1
  %221 = icmp ne i32 %220, 0
  %222 = select i1 %221, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %223 = call float @llvm.nvvm.fma.rn.f(float %219, float %205, float %222) #5
  %224 = and i32 %204, 1
  %225 = icmp ne i32 %224, 0
  %226 = select i1 %225, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %227 = call float @llvm.nvvm.fma.rn.f(float %223, float %205, float %226) #5
  %228 = call float @llvm.nvvm.fma.rn.f(float %227, float %212, float %211) #5
  %229 = and i32 %204, 2
  %230 = icmp ne i32 %229, 0
  br i1 %230, label %231, label %233

231:                                              ; preds = %218
  %232 = call float @llvm.nvvm.fma.rn.f(float %228, float -1.000000e+00, float 0.000000e+00) #5
  br label %233

233:                                              ; preds = %218, %231
  %234 = phi float [ %232, %231 ], [ %228, %218 ]
  %235 = load float, ptr %34, align 4
  store float %235, ptr %17, align 4
  %236 = load float, ptr %17, align 4
  %237 = fmul float %236, 0x3FE45F3060000000
  %238 = call i32 @llvm.nvvm.f2i.rn(float %237) #5
  %239 = sitofp i32 %238 to float
  %240 = call float @llvm.nvvm.fma.rn.f(float %239, float 0xBFF921FB40000000, float %236) #5
  %241 = call float @llvm.nvvm.fma.rn.f(float %239, float 0xBE74442D00000000, float %240) #5
  %242 = call float @llvm.nvvm.fma.rn.f(float %239, float 0xBCF84698A0000000, float %241) #5
  %243 = call float @llvm.nvvm.fabs.f32(float %236)
  %244 = fcmp oge float %243, 1.056150e+05
  br i1 %244, label %245, label %340

245:                                              ; preds = %233
  %246 = call float @llvm.nvvm.fabs.f32(float %236)
  %247 = fcmp oeq float %246, 0x7FF0000000000000
  %248 = select i1 %247, i32 1, i32 0
  br i1 %247, label %249, label %251

249:                                              ; preds = %245
  %250 = call float @llvm.nvvm.mul.rn.f(float %236, float 0.000000e+00) #5
  br label %337

251:                                              ; preds = %245
  %252 = bitcast float %236 to i32
  %253 = and i32 %252, -2147483648
  %254 = lshr i32 %252, 23
  %255 = and i32 %254, 255
  %256 = sub i32 %255, 128
  %257 = shl i32 %252, 8
  %258 = or i32 %257, -2147483648
  %259 = lshr i32 %256, 5
  %260 = sub i32 4, %259
  br label %261

261:                                              ; preds = %265, %251
  %262 = phi i32 [ 0, %251 ], [ %271, %265 ]
  %263 = phi i32 [ 0, %251 ], [ %276, %265 ]
  %264 = icmp slt i32 %263, 6
  br i1 %264, label %265, label %277

265:                                              ; preds = %261
  %266 = sext i32 %263 to i64
  %267 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %266
  %268 = load i32, ptr addrspace(1) %267, align 4
  %269 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %268, i32 %258, i32 %262) #6, !srcloc !6
  %270 = extractvalue { i32, i32 } %269, 0
  %271 = extractvalue { i32, i32 } %269, 1
  %272 = insertvalue %struct.uint2 undef, i32 %270, 0
  %273 = insertvalue %struct.uint2 %272, i32 %271, 1
  %274 = sext i32 %263 to i64
  %275 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %274
  store i32 %270, ptr %275, align 4
  %276 = add nsw i32 %263, 1
  br label %261, !llvm.loop !7

277:                                              ; preds = %261
  %278 = sext i32 %263 to i64
  %279 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %278
  store i32 %262, ptr %279, align 4
  %280 = and i32 %256, 31
  %281 = add i32 %260, 2
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = add i32 %260, 1
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %286
  %288 = load i32, ptr %287, align 4
  %289 = icmp ne i32 %280, 0
  br i1 %289, label %290, label %301

290:                                              ; preds = %277
  %291 = sub i32 32, %280
  %292 = shl i32 %284, %280
  %293 = lshr i32 %288, %291
  %294 = add i32 %292, %293
  %295 = shl i32 %288, %280
  %296 = sext i32 %260 to i64
  %297 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %296
  %298 = load i32, ptr %297, align 4
  %299 = lshr i32 %298, %291
  %300 = add i32 %295, %299
  br label %301

301:                                              ; preds = %290, %277
  %302 = phi i32 [ %294, %290 ], [ %284, %277 ]
  %303 = phi i32 [ %300, %290 ], [ %288, %277 ]
  %304 = lshr i32 %302, 30
  %305 = shl i32 %302, 2
  %306 = lshr i32 %303, 30
  %307 = add i32 %305, %306
  %308 = shl i32 %303, 2
  %309 = lshr i32 %307, 31
  %310 = add i32 %304, %309
  %311 = icmp ne i32 %253, 0
  br i1 %311, label %312, label %314

312:                                              ; preds = %301
  %313 = sub i32 0, %310
  br label %314

314:                                              ; preds = %312, %301
  %315 = phi i32 [ %313, %312 ], [ %310, %301 ]
  %316 = icmp ne i32 %309, 0
  br i1 %316, label %317, label %321

317:                                              ; preds = %314
  %318 = xor i32 %307, -1
  %319 = xor i32 %308, -1
  %320 = xor i32 %253, -2147483648
  br label %321

321:                                              ; preds = %317, %314
  %322 = phi i32 [ %320, %317 ], [ %253, %314 ]
  %323 = phi i32 [ %318, %317 ], [ %307, %314 ]
  %324 = phi i32 [ %319, %317 ], [ %308, %314 ]
  %325 = zext i32 %323 to i64
  %326 = shl i64 %325, 32
  %327 = zext i32 %324 to i64
  %328 = or i64 %326, %327
  %329 = sitofp i64 %328 to double
  %330 = fmul double %329, 0x3BF921FB54442D19
  %331 = fptrunc double %330 to float
  %332 = icmp ne i32 %322, 0
  br i1 %332, label %333, label %335

333:                                              ; preds = %321
  %334 = fsub float -0.000000e+00, %331
  br label %335

335:                                              ; preds = %333, %321
  %336 = phi float [ %334, %333 ], [ %331, %321 ]
  br label %337

337:                                              ; preds = %335, %249
  %338 = phi i32 [ 0, %249 ], [ %315, %335 ]
  %339 = phi float [ %250, %249 ], [ %336, %335 ]
  br label %340

340:                                              ; preds = %337, %233
  %341 = phi i32 [ %338, %337 ], [ %238, %233 ]
  %342 = phi float [ %339, %337 ], [ %242, %233 ]
  %343 = call float @llvm.nvvm.mul.rn.f(float %342, float %342) #5
  %344 = and i32 %341, 1
  %345 = icmp ne i32 %344, 0
  br i1 %345, label %346, label %347

346:                                              ; preds = %340
  br label %348

347:                                              ; preds = %340
  br label %348

348:                                              ; preds = %347, %346
  %349 = phi float [ 1.000000e+00, %346 ], [ %342, %347 ]
  %350 = call float @llvm.nvvm.fma.rn.f(float %343, float %349, float 0.000000e+00) #5
  %351 = and i32 %341, 1
  %352 = icmp ne i32 %351, 0
  br i1 %352, label %353, label %355

353:                                              ; preds = %348
  %354 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %343, float 0xBF56C0FDA0000000) #5
  br label %356

355:                                              ; preds = %348
  br label %356

356:                                              ; preds = %355, %353
  %357 = phi float [ %354, %353 ], [ 0xBF29A82A60000000, %355 ]
  %358 = and i32 %341, 1
  %359 = icmp ne i32 %358, 0
  %360 = select i1 %359, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %361 = call float @llvm.nvvm.fma.rn.f(float %357, float %343, float %360) #5
  %362 = and i32 %341, 1
  %363 = icmp ne i32 %362, 0
  %364 = select i1 %363, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %365 = call float @llvm.nvvm.fma.rn.f(float %361, float %343, float %364) #5
  %366 = call float @llvm.nvvm.fma.rn.f(float %365, float %350, float %349) #5
  %367 = and i32 %341, 2
  %368 = icmp ne i32 %367, 0
  br i1 %368, label %369, label %371

369:                                              ; preds = %356
  %370 = call float @llvm.nvvm.fma.rn.f(float %366, float -1.000000e+00, float 0.000000e+00) #5
  br label %371

371:                                              ; preds = %356, %369
  %372 = phi float [ %370, %369 ], [ %366, %356 ]
  store float %234, ptr %23, align 4
  store float %372, ptr %24, align 4
  %373 = load float, ptr %23, align 4
  store float %373, ptr %22, align 8
  %374 = load float, ptr %24, align 4
  %375 = getelementptr inbounds nuw %struct.float2.0, ptr %22, i32 0, i32 1
  store float %374, ptr %375, align 4
  %376 = load %struct.float2.0, ptr %22, align 8
  %377 = extractvalue %struct.float2.0 %376, 0
  store float %377, ptr %33, align 8
  %378 = getelementptr inbounds nuw %struct.float2.0, ptr %33, i32 0, i32 1
  %379 = extractvalue %struct.float2.0 %376, 1
  store float %379, ptr %378, align 4
  %380 = load %struct.float2.0, ptr %33, align 8
  %381 = getelementptr inbounds nuw %struct.float2.0, ptr %47, i32 0, i32 0
  %382 = extractvalue %struct.float2.0 %380, 0
  store float %382, ptr %381, align 8
  %383 = getelementptr inbounds nuw %struct.float2.0, ptr %47, i32 0, i32 1
  %384 = extractvalue %struct.float2.0 %380, 1
  store float %384, ptr %383, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %47, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %46, i64 8, i1 false)
  %385 = load float, ptr %37, align 8
  %386 = load float, ptr %36, align 8
  %387 = fmul contract float %385, %386
  %388 = getelementptr inbounds nuw %struct.float2.0, ptr %37, i32 0, i32 1
  %389 = load float, ptr %388, align 4
  %390 = getelementptr inbounds nuw %struct.float2.0, ptr %36, i32 0, i32 1
  %391 = load float, ptr %390, align 4
  %392 = fmul contract float %389, %391
  %393 = fsub contract float %387, %392
  %394 = load float, ptr %37, align 8
  %395 = getelementptr inbounds nuw %struct.float2.0, ptr %36, i32 0, i32 1
  %396 = load float, ptr %395, align 4
  %397 = fmul contract float %394, %396
  %398 = getelementptr inbounds nuw %struct.float2.0, ptr %37, i32 0, i32 1
  %399 = load float, ptr %398, align 4
  %400 = load float, ptr %36, align 8
  %401 = fmul contract float %399, %400
  %402 = fadd contract float %397, %401
  store float %393, ptr %20, align 4
  store float %402, ptr %21, align 4
  %403 = load float, ptr %20, align 4
  store float %403, ptr %19, align 8
  %404 = load float, ptr %21, align 4
  %405 = getelementptr inbounds nuw %struct.float2.0, ptr %19, i32 0, i32 1
  store float %404, ptr %405, align 4
  %406 = load %struct.float2.0, ptr %19, align 8
  %407 = extractvalue %struct.float2.0 %406, 0
  store float %407, ptr %35, align 8
  %408 = getelementptr inbounds nuw %struct.float2.0, ptr %35, i32 0, i32 1
  %409 = extractvalue %struct.float2.0 %406, 1
  store float %409, ptr %408, align 4
  %410 = load %struct.float2.0, ptr %35, align 8
  %411 = getelementptr inbounds nuw %struct.float2.0, ptr %81, i32 0, i32 0
  %412 = extractvalue %struct.float2.0 %410, 0
  store float %412, ptr %411, align 8
  %413 = getelementptr inbounds nuw %struct.float2.0, ptr %81, i32 0, i32 1
  %414 = extractvalue %struct.float2.0 %410, 1
  store float %414, ptr %413, align 4
  %415 = getelementptr inbounds [2 x %struct.float2.0], ptr %45, i64 0, i64 0
  store ptr %415, ptr %25, align 8
  %416 = load ptr, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %416, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %26, i64 8, i1 false)
  %417 = load ptr, ptr %25, align 8
  %418 = getelementptr inbounds %struct.float2.0, ptr %417, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %418, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %29, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %28, i64 8, i1 false)
  %419 = load float, ptr %16, align 8
  %420 = load float, ptr %15, align 8
  %421 = fadd contract float %419, %420
  %422 = getelementptr inbounds nuw %struct.float2.0, ptr %16, i32 0, i32 1
  %423 = load float, ptr %422, align 4
  %424 = getelementptr inbounds nuw %struct.float2.0, ptr %15, i32 0, i32 1
  %425 = load float, ptr %424, align 4
  %426 = fadd contract float %423, %425
  store float %421, ptr %12, align 4
  store float %426, ptr %13, align 4
  %427 = load float, ptr %12, align 4
  store float %427, ptr %11, align 8
  %428 = load float, ptr %13, align 4
  %429 = getelementptr inbounds nuw %struct.float2.0, ptr %11, i32 0, i32 1
  store float %428, ptr %429, align 4
  %430 = load %struct.float2.0, ptr %11, align 8
  %431 = extractvalue %struct.float2.0 %430, 0
  store float %431, ptr %14, align 8
  %432 = getelementptr inbounds nuw %struct.float2.0, ptr %14, i32 0, i32 1
  %433 = extractvalue %struct.float2.0 %430, 1
  store float %433, ptr %432, align 4
  %434 = load %struct.float2.0, ptr %14, align 8
  %435 = extractvalue %struct.float2.0 %434, 0
  store float %435, ptr %27, align 8
  %436 = getelementptr inbounds nuw %struct.float2.0, ptr %27, i32 0, i32 1
  %437 = extractvalue %struct.float2.0 %434, 1
  store float %437, ptr %436, align 4
  %438 = load ptr, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %438, ptr align 8 %27, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %26, i64 8, i1 false)
  %439 = load ptr, ptr %25, align 8
  %440 = getelementptr inbounds %struct.float2.0, ptr %439, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %440, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %32, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %31, i64 8, i1 false)
  %441 = load float, ptr %10, align 8
  %442 = load float, ptr %9, align 8
  %443 = fsub contract float %441, %442
  %444 = getelementptr inbounds nuw %struct.float2.0, ptr %10, i32 0, i32 1
  %445 = load float, ptr %444, align 4
  %446 = getelementptr inbounds nuw %struct.float2.0, ptr %9, i32 0, i32 1
  %447 = load float, ptr %446, align 4
  %448 = fsub contract float %445, %447
  store float %443, ptr %6, align 4
  store float %448, ptr %7, align 4
  %449 = load float, ptr %6, align 4
  store float %449, ptr %5, align 8
  %450 = load float, ptr %7, align 4
  %451 = getelementptr inbounds nuw %struct.float2.0, ptr %5, i32 0, i32 1
  store float %450, ptr %451, align 4
  %452 = load %struct.float2.0, ptr %5, align 8
  %453 = extractvalue %struct.float2.0 %452, 0
  store float %453, ptr %8, align 8
  %454 = getelementptr inbounds nuw %struct.float2.0, ptr %8, i32 0, i32 1
  %455 = extractvalue %struct.float2.0 %452, 1
  store float %455, ptr %454, align 4
  %456 = load %struct.float2.0, ptr %8, align 8
  %457 = extractvalue %struct.float2.0 %456, 0
  store float %457, ptr %30, align 8
  %458 = getelementptr inbounds nuw %struct.float2.0, ptr %30, i32 0, i32 1
  %459 = extractvalue %struct.float2.0 %456, 1
  store float %459, ptr %458, align 4
  %460 = load ptr, ptr %25, align 8
  %461 = getelementptr inbounds %struct.float2.0, ptr %460, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %461, ptr align 8 %30, i64 8, i1 false)
  %462 = load i32, ptr %40, align 4
  %463 = load i32, ptr %44, align 4
  %464 = sdiv i32 %462, %463
  %465 = load i32, ptr %44, align 4
  %466 = mul nsw i32 %464, %465
  %467 = mul nsw i32 %466, 2
  %468 = load i32, ptr %40, align 4
  %469 = load i32, ptr %44, align 4
  %470 = srem i32 %468, %469
  %471 = add nsw i32 %467, %470
  store i32 %471, ptr %48, align 4
  %472 = getelementptr inbounds [2 x %struct.float2.0], ptr %45, i64 0, i64 0
  %473 = load ptr, ptr %43, align 8
  %474 = load i32, ptr %48, align 4
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds %struct.float2.0, ptr %473, i64 %475
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %476, ptr align 8 %472, i64 8, i1 false)
  %477 = getelementptr inbounds [2 x %struct.float2.0], ptr %45, i64 0, i64 1
  %478 = load ptr, ptr %43, align 8
  %479 = load i32, ptr %48, align 4
  %480 = load i32, ptr %44, align 4
  %481 = add nsw i32 %479, %480
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds %struct.float2.0, ptr %478, i64 %482
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %483, ptr align 8 %477, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %484 = load ptr, ptr %42, align 8
  store ptr %484, ptr %49, align 8
  %485 = load ptr, ptr %43, align 8
  store ptr %485, ptr %42, align 8
  %486 = load ptr, ptr %49, align 8
  store ptr %486, ptr %43, align 8
  br label %487

487:                                              ; preds = %371
  %488 = load i32, ptr %44, align 4
  %489 = mul nsw i32 %488, 2
  store i32 %489, ptr %44, align 4
  br label %73, !llvm.loop !9

490:                                              ; preds = %73
  %491 = load ptr, ptr %42, align 8
  %492 = load i32, ptr %40, align 4
  %493 = sext i32 %492 to i64
  %494 = getelementptr inbounds %struct.float2.0, ptr %491, i64 %493
  %495 = load ptr, ptr %39, align 8
  %496 = load i32, ptr %41, align 4
  %497 = load i32, ptr %40, align 4
  %498 = add nsw i32 %496, %497
  %499 = sext i32 %498 to i64
  %500 = getelementptr inbounds %struct.float2.0, ptr %495, i64 %499
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %500, ptr align 8 %494, i64 8, i1 false)
  %501 = load ptr, ptr %42, align 8
  %502 = load i32, ptr %40, align 4
  %503 = add nsw i32 %502, 128
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds %struct.float2.0, ptr %501, i64 %504
  %506 = load ptr, ptr %39, align 8
  %507 = load i32, ptr %41, align 4
  %508 = load i32, ptr %40, align 4
  %509 = add nsw i32 %507, %508
  %510 = add nsw i32 %509, 128
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds %struct.float2.0, ptr %506, i64 %511
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %512, ptr align 8 %505, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fft_radix4_64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca [7 x i32], align 4
  %4 = alloca [7 x i32], align 4
  %5 = alloca %struct.float2.0, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca %struct.float2.0, align 8
  %9 = alloca %struct.float2.0, align 8
  %10 = alloca %struct.float2.0, align 8
  %11 = alloca %struct.float2.0, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.float2.0, align 8
  %15 = alloca %struct.float2.0, align 8
  %16 = alloca %struct.float2.0, align 8
  %17 = alloca %struct.float2.0, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float2.0, align 8
  %21 = alloca %struct.float2.0, align 8
  %22 = alloca %struct.float2.0, align 8
  %23 = alloca %struct.float2.0, align 8
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca %struct.float2.0, align 8
  %27 = alloca %struct.float2.0, align 8
  %28 = alloca %struct.float2.0, align 8
  %29 = alloca %struct.float2.0, align 8
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca %struct.float2.0, align 8
  %33 = alloca %struct.float2.0, align 8
  %34 = alloca %struct.float2.0, align 8
  %35 = alloca %struct.float2.0, align 8
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca %struct.float2.0, align 8
  %39 = alloca %struct.float2.0, align 8
  %40 = alloca %struct.float2.0, align 8
  %41 = alloca %struct.float2.0, align 8
  %42 = alloca float, align 4
  %43 = alloca float, align 4
  %44 = alloca %struct.float2.0, align 8
  %45 = alloca %struct.float2.0, align 8
  %46 = alloca %struct.float2.0, align 8
  %47 = alloca %struct.float2.0, align 8
  %48 = alloca float, align 4
  %49 = alloca float, align 4
  %50 = alloca %struct.float2.0, align 8
  %51 = alloca %struct.float2.0, align 8
  %52 = alloca %struct.float2.0, align 8
  %53 = alloca float, align 4
  %54 = alloca float, align 4
  %55 = alloca %struct.float2.0, align 8
  %56 = alloca float, align 4
  %57 = alloca float, align 4
  %58 = alloca %struct.float2.0, align 8
  %59 = alloca float, align 4
  %60 = alloca float, align 4
  %61 = alloca %struct.float2.0, align 8
  %62 = alloca float, align 4
  %63 = alloca float, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca ptr, align 8
  %67 = alloca ptr, align 8
  %68 = alloca ptr, align 8
  %69 = alloca ptr, align 8
  %70 = alloca %struct.float2.0, align 8
  %71 = alloca %struct.float2.0, align 8
  %72 = alloca %struct.float2.0, align 8
  %73 = alloca %struct.float2.0, align 8
  %74 = alloca %struct.float2.0, align 8
  %75 = alloca %struct.float2.0, align 8
  %76 = alloca %struct.float2.0, align 8
  %77 = alloca %struct.float2.0, align 8
  %78 = alloca %struct.float2.0, align 8
  %79 = alloca %struct.float2.0, align 8
  %80 = alloca %struct.float2.0, align 8
  %81 = alloca %struct.float2.0, align 8
  %82 = alloca %struct.float2.0, align 8
  %83 = alloca %struct.float2.0, align 8
  %84 = alloca %struct.float2.0, align 8
  %85 = alloca %struct.float2.0, align 8
  %86 = alloca %struct.float2.0, align 8
  %87 = alloca %struct.float2.0, align 8
  %88 = alloca %struct.float2.0, align 8
  %89 = alloca %struct.float2.0, align 8
  %90 = alloca %struct.float2.0, align 8
  %91 = alloca %struct.float2.0, align 8
  %92 = alloca %struct.float2.0, align 8
  %93 = alloca %struct.float2.0, align 8
  %94 = alloca %struct.float2.0, align 8
  %95 = alloca %struct.float2.0, align 8
  %96 = alloca float, align 4
  %97 = alloca %struct.float2.0, align 8
  %98 = alloca %struct.float2.0, align 8
  %99 = alloca %struct.float2.0, align 8
  %100 = alloca ptr, align 8
  %101 = alloca ptr, align 8
  %102 = alloca i32, align 4
  %103 = alloca i32, align 4
  %104 = alloca [4 x %struct.float2.0], align 8
  %105 = alloca i32, align 4
  %106 = alloca i32, align 4
  %107 = alloca float, align 4
  %108 = alloca i32, align 4
  %109 = alloca %struct.float2.0, align 8
  %110 = alloca %struct.float2.0, align 8
  %111 = alloca %struct.float2.0, align 8
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca i32, align 4
  %115 = alloca i32, align 4
  store ptr %0, ptr %100, align 8
  store ptr %1, ptr %101, align 8
  %116 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %116, ptr %102, align 4
  %117 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %118 = mul i32 %117, 64
  store i32 %118, ptr %103, align 4
  store i32 0, ptr %105, align 4
  br label %119

119:                                              ; preds = %135, %2
  %120 = load i32, ptr %105, align 4
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %122, label %138

122:                                              ; preds = %119
  %123 = load ptr, ptr %100, align 8
  %124 = load i32, ptr %103, align 4
  %125 = load i32, ptr %102, align 4
  %126 = add nsw i32 %124, %125
  %127 = load i32, ptr %105, align 4
  %128 = mul nsw i32 %127, 16
  %129 = add nsw i32 %126, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds %struct.float2.0, ptr %123, i64 %130
  %132 = load i32, ptr %105, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %131, i64 8, i1 false)
  br label %135

135:                                              ; preds = %122
  %136 = load i32, ptr %105, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %105, align 4
  br label %119, !llvm.loop !11

138:                                              ; preds = %119
  store i32 1, ptr %106, align 4
  br label %139

139:                                              ; preds = %715, %138
  %140 = load i32, ptr %106, align 4
  %141 = icmp slt i32 %140, 64
  br i1 %141, label %142, label %718

142:                                              ; preds = %139
  %143 = load i32, ptr %102, align 4
  %144 = load i32, ptr %106, align 4
  %145 = srem i32 %143, %144
  %146 = sitofp i32 %145 to float
  %147 = fmul contract float 0xC01921FB60000000, %146
  %148 = load i32, ptr %106, align 4
  %149 = mul nsw i32 %148, 4
  %150 = sitofp i32 %149 to float
  %151 = fdiv contract float %147, %150
  store float %151, ptr %107, align 4
  store i32 1, ptr %108, align 4
  br label %152

152:                                              ; preds = %485, %142
  %153 = load i32, ptr %108, align 4
  %154 = icmp slt i32 %153, 4
  br i1 %154, label %155, label %488

155:                                              ; preds = %152
  %156 = load i32, ptr %108, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %158, i64 8, i1 false)
  %159 = load i32, ptr %108, align 4
  %160 = sitofp i32 %159 to float
  %161 = load float, ptr %107, align 4
  %162 = fmul contract float %160, %161
  store float %162, ptr %96, align 4
  %163 = load float, ptr %96, align 4
  store float %163, ptr %54, align 4
  %164 = load float, ptr %54, align 4
  %165 = fmul float %164, 0x3FE45F3060000000
  %166 = call i32 @llvm.nvvm.f2i.rn(float %165) #5
  %167 = sitofp i32 %166 to float
  %168 = call float @llvm.nvvm.fma.rn.f(float %167, float 0xBFF921FB40000000, float %164) #5
  %169 = call float @llvm.nvvm.fma.rn.f(float %167, float 0xBE74442D00000000, float %168) #5
  %170 = call float @llvm.nvvm.fma.rn.f(float %167, float 0xBCF84698A0000000, float %169) #5
  %171 = call float @llvm.nvvm.fabs.f32(float %164)
  %172 = fcmp oge float %171, 1.056150e+05
  br i1 %172, label %173, label %268

173:                                              ; preds = %155
  %174 = call float @llvm.nvvm.fabs.f32(float %164)
  %175 = fcmp oeq float %174, 0x7FF0000000000000
  %176 = select i1 %175, i32 1, i32 0
  br i1 %175, label %177, label %179

177:                                              ; preds = %173
  %178 = call float @llvm.nvvm.mul.rn.f(float %164, float 0.000000e+00) #5
  br label %265

179:                                              ; preds = %173
  %180 = bitcast float %164 to i32
  %181 = and i32 %180, -2147483648
  %182 = lshr i32 %180, 23
  %183 = and i32 %182, 255
  %184 = sub i32 %183, 128
  %185 = shl i32 %180, 8
  %186 = or i32 %185, -2147483648
  %187 = lshr i32 %184, 5
  %188 = sub i32 4, %187
  br label %189

189:                                              ; preds = %193, %179
  %190 = phi i32 [ 0, %179 ], [ %199, %193 ]
  %191 = phi i32 [ 0, %179 ], [ %204, %193 ]
  %192 = icmp slt i32 %191, 6
  br i1 %192, label %193, label %205

193:                                              ; preds = %189
  %194 = sext i32 %191 to i64
  %195 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %194
  %196 = load i32, ptr addrspace(1) %195, align 4
  %197 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %196, i32 %186, i32 %190) #6, !srcloc !6
  %198 = extractvalue { i32, i32 } %197, 0
  %199 = extractvalue { i32, i32 } %197, 1
  %200 = insertvalue %struct.uint2 undef, i32 %198, 0
  %201 = insertvalue %struct.uint2 %200, i32 %199, 1
  %202 = sext i32 %191 to i64
  %203 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %202
  store i32 %198, ptr %203, align 4
  %204 = add nsw i32 %191, 1
  br label %189, !llvm.loop !7

205:                                              ; preds = %189
  %206 = sext i32 %191 to i64
  %207 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %206
  store i32 %190, ptr %207, align 4
  %208 = and i32 %184, 31
  %209 = add i32 %188, 2
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %210
  %212 = load i32, ptr %211, align 4
  %213 = add i32 %188, 1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = icmp ne i32 %208, 0
  br i1 %217, label %218, label %229

218:                                              ; preds = %205
  %219 = sub i32 32, %208
  %220 = shl i32 %212, %208
  %221 = lshr i32 %216, %219
  %222 = add i32 %220, %221
  %223 = shl i32 %216, %208
  %224 = sext i32 %188 to i64
  %225 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %224
  %226 = load i32, ptr %225, align 4
  %227 = lshr i32 %226, %219
  %228 = add i32 %223, %227
  br label %229

229:                                              ; preds = %218, %205
  %230 = phi i32 [ %222, %218 ], [ %212, %205 ]
  %231 = phi i32 [ %228, %218 ], [ %216, %205 ]
  %232 = lshr i32 %230, 30
  %233 = shl i32 %230, 2
  %234 = lshr i32 %231, 30
  %235 = add i32 %233, %234
  %236 = shl i32 %231, 2
  %237 = lshr i32 %235, 31
  %238 = add i32 %232, %237
  %239 = icmp ne i32 %181, 0
  br i1 %239, label %240, label %242

240:                                              ; preds = %229
  %241 = sub i32 0, %238
  br label %242

242:                                              ; preds = %240, %229
  %243 = phi i32 [ %241, %240 ], [ %238, %229 ]
  %244 = icmp ne i32 %237, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %242
  %246 = xor i32 %235, -1
  %247 = xor i32 %236, -1
  %248 = xor i32 %181, -2147483648
  br label %249

249:                                              ; preds = %245, %242
  %250 = phi i32 [ %248, %245 ], [ %181, %242 ]
  %251 = phi i32 [ %246, %245 ], [ %235, %242 ]
  %252 = phi i32 [ %247, %245 ], [ %236, %242 ]
  %253 = zext i32 %251 to i64
  %254 = shl i64 %253, 32
  %255 = zext i32 %252 to i64
  %256 = or i64 %254, %255
  %257 = sitofp i64 %256 to double
  %258 = fmul double %257, 0x3BF921FB54442D19
  %259 = fptrunc double %258 to float
  %260 = icmp ne i32 %250, 0
  br i1 %260, label %261, label %263

261:                                              ; preds = %249
  %262 = fsub float -0.000000e+00, %259
  br label %263

263:                                              ; preds = %261, %249
  %264 = phi float [ %262, %261 ], [ %259, %249 ]
  br label %265

265:                                              ; preds = %263, %177
  %266 = phi i32 [ 0, %177 ], [ %243, %263 ]
  %267 = phi float [ %178, %177 ], [ %264, %263 ]
  br label %268

268:                                              ; preds = %265, %155
  %269 = phi i32 [ %266, %265 ], [ %166, %155 ]
  %270 = phi float [ %267, %265 ], [ %170, %155 ]
  %271 = add i32 %269, 1
  %272 = call float @llvm.nvvm.mul.rn.f(float %270, float %270) #5
  %273 = and i32 %271, 1
  %274 = icmp ne i32 %273, 0
  br i1 %274, label %275, label %276

275:                                              ; preds = %268
  br label %277

276:                                              ; preds = %268
  br label %277

277:                                              ; preds = %276, %275
  %278 = phi float [ 1.000000e+00, %275 ], [ %270, %276 ]
  %279 = call float @llvm.nvvm.fma.rn.f(float %272, float %278, float 0.000000e+00) #5
  %280 = and i32 %271, 1
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %284

282:                                              ; preds = %277
  %283 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %272, float 0xBF56C0FDA0000000) #5
  br label %285

284:                                              ; preds = %277
  br label %285

285:                                              ; preds = %284, %282
  %286 = phi float [ %283, %282 ], [ 0xBF29A82A60000000, %284 ]
  %287 = and i32 %271, 1
  %288 = icmp ne i32 %287, 0
  %289 = select i1 %288, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %290 = call float @llvm.nvvm.fma.rn.f(float %286, float %272, float %289) #5
  %291 = and i32 %271, 1
  %292 = icmp ne i32 %291, 0
  %293 = select i1 %292, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %294 = call float @llvm.nvvm.fma.rn.f(float %290, float %272, float %293) #5
  %295 = call float @llvm.nvvm.fma.rn.f(float %294, float %279, float %278) #5
  %296 = and i32 %271, 2
  %297 = icmp ne i32 %296, 0
  br i1 %297, label %298, label %300

298:                                              ; preds = %285
  %299 = call float @llvm.nvvm.fma.rn.f(float %295, float -1.000000e+00, float 0.000000e+00) #5
  br label %300

300:                                              ; preds = %285, %298
  %301 = phi float [ %299, %298 ], [ %295, %285 ]
  %302 = load float, ptr %96, align 4
  store float %302, ptr %53, align 4
  %303 = load float, ptr %53, align 4
  %304 = fmul float %303, 0x3FE45F3060000000
  %305 = call i32 @llvm.nvvm.f2i.rn(float %304) #5
  %306 = sitofp i32 %305 to float
  %307 = call float @llvm.nvvm.fma.rn.f(float %306, float 0xBFF921FB40000000, float %303) #5
  %308 = call float @llvm.nvvm.fma.rn.f(float %306, float 0xBE74442D00000000, float %307) #5
  %309 = call float @llvm.nvvm.fma.rn.f(float %306, float 0xBCF84698A0000000, float %308) #5
  %310 = call float @llvm.nvvm.fabs.f32(float %303)
  %311 = fcmp oge float %310, 1.056150e+05
  br i1 %311, label %312, label %407

312:                                              ; preds = %300
  %313 = call float @llvm.nvvm.fabs.f32(float %303)
  %314 = fcmp oeq float %313, 0x7FF0000000000000
  %315 = select i1 %314, i32 1, i32 0
  br i1 %314, label %316, label %318

316:                                              ; preds = %312
  %317 = call float @llvm.nvvm.mul.rn.f(float %303, float 0.000000e+00) #5
  br label %404

318:                                              ; preds = %312
  %319 = bitcast float %303 to i32
  %320 = and i32 %319, -2147483648
  %321 = lshr i32 %319, 23
  %322 = and i32 %321, 255
  %323 = sub i32 %322, 128
  %324 = shl i32 %319, 8
  %325 = or i32 %324, -2147483648
  %326 = lshr i32 %323, 5
  %327 = sub i32 4, %326
  br label %328

328:                                              ; preds = %332, %318
  %329 = phi i32 [ 0, %318 ], [ %338, %332 ]
  %330 = phi i32 [ 0, %318 ], [ %343, %332 ]
  %331 = icmp slt i32 %330, 6
  br i1 %331, label %332, label %344

332:                                              ; preds = %328
  %333 = sext i32 %330 to i64
  %334 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %333
  %335 = load i32, ptr addrspace(1) %334, align 4
  %336 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %335, i32 %325, i32 %329) #6, !srcloc !6
  %337 = extractvalue { i32, i32 } %336, 0
  %338 = extractvalue { i32, i32 } %336, 1
  %339 = insertvalue %struct.uint2 undef, i32 %337, 0
  %340 = insertvalue %struct.uint2 %339, i32 %338, 1
  %341 = sext i32 %330 to i64
  %342 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %341
  store i32 %337, ptr %342, align 4
  %343 = add nsw i32 %330, 1
  br label %328, !llvm.loop !7

344:                                              ; preds = %328
  %345 = sext i32 %330 to i64
  %346 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %345
  store i32 %329, ptr %346, align 4
  %347 = and i32 %323, 31
  %348 = add i32 %327, 2
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %349
  %351 = load i32, ptr %350, align 4
  %352 = add i32 %327, 1
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %353
  %355 = load i32, ptr %354, align 4
  %356 = icmp ne i32 %347, 0
  br i1 %356, label %357, label %368

357:                                              ; preds = %344
  %358 = sub i32 32, %347
  %359 = shl i32 %351, %347
  %360 = lshr i32 %355, %358
  %361 = add i32 %359, %360
  %362 = shl i32 %355, %347
  %363 = sext i32 %327 to i64
  %364 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 %363
  %365 = load i32, ptr %364, align 4
  %366 = lshr i32 %365, %358
  %367 = add i32 %362, %366
  br label %368

368:                                              ; preds = %357, %344
  %369 = phi i32 [ %361, %357 ], [ %351, %344 ]
  %370 = phi i32 [ %367, %357 ], [ %355, %344 ]
  %371 = lshr i32 %369, 30
  %372 = shl i32 %369, 2
  %373 = lshr i32 %370, 30
  %374 = add i32 %372, %373
  %375 = shl i32 %370, 2
  %376 = lshr i32 %374, 31
  %377 = add i32 %371, %376
  %378 = icmp ne i32 %320, 0
  br i1 %378, label %379, label %381

379:                                              ; preds = %368
  %380 = sub i32 0, %377
  br label %381

381:                                              ; preds = %379, %368
  %382 = phi i32 [ %380, %379 ], [ %377, %368 ]
  %383 = icmp ne i32 %376, 0
  br i1 %383, label %384, label %388

384:                                              ; preds = %381
  %385 = xor i32 %374, -1
  %386 = xor i32 %375, -1
  %387 = xor i32 %320, -2147483648
  br label %388

388:                                              ; preds = %384, %381
  %389 = phi i32 [ %387, %384 ], [ %320, %381 ]
  %390 = phi i32 [ %385, %384 ], [ %374, %381 ]
  %391 = phi i32 [ %386, %384 ], [ %375, %381 ]
  %392 = zext i32 %390 to i64
  %393 = shl i64 %392, 32
  %394 = zext i32 %391 to i64
  %395 = or i64 %393, %394
  %396 = sitofp i64 %395 to double
  %397 = fmul double %396, 0x3BF921FB54442D19
  %398 = fptrunc double %397 to float
  %399 = icmp ne i32 %389, 0
  br i1 %399, label %400, label %402

400:                                              ; preds = %388
  %401 = fsub float -0.000000e+00, %398
  br label %402

402:                                              ; preds = %400, %388
  %403 = phi float [ %401, %400 ], [ %398, %388 ]
  br label %404

404:                                              ; preds = %402, %316
  %405 = phi i32 [ 0, %316 ], [ %382, %402 ]
  %406 = phi float [ %317, %316 ], [ %403, %402 ]
  br label %407

407:                                              ; preds = %404, %300
  %408 = phi i32 [ %405, %404 ], [ %305, %300 ]
  %409 = phi float [ %406, %404 ], [ %309, %300 ]
  %410 = call float @llvm.nvvm.mul.rn.f(float %409, float %409) #5
  %411 = and i32 %408, 1
  %412 = icmp ne i32 %411, 0
  br i1 %412, label %413, label %414

413:                                              ; preds = %407
  br label %415

414:                                              ; preds = %407
  br label %415

415:                                              ; preds = %414, %413
  %416 = phi float [ 1.000000e+00, %413 ], [ %409, %414 ]
  %417 = call float @llvm.nvvm.fma.rn.f(float %410, float %416, float 0.000000e+00) #5
  %418 = and i32 %408, 1
  %419 = icmp ne i32 %418, 0
  br i1 %419, label %420, label %422

420:                                              ; preds = %415
  %421 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %410, float 0xBF56C0FDA0000000) #5
  br label %423

422:                                              ; preds = %415
  br label %423

423:                                              ; preds = %422, %420
  %424 = phi float [ %421, %420 ], [ 0xBF29A82A60000000, %422 ]
  %425 = and i32 %408, 1
  %426 = icmp ne i32 %425, 0
  %427 = select i1 %426, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %428 = call float @llvm.nvvm.fma.rn.f(float %424, float %410, float %427) #5
  %429 = and i32 %408, 1
  %430 = icmp ne i32 %429, 0
  %431 = select i1 %430, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %432 = call float @llvm.nvvm.fma.rn.f(float %428, float %410, float %431) #5
  %433 = call float @llvm.nvvm.fma.rn.f(float %432, float %417, float %416) #5
  %434 = and i32 %408, 2
  %435 = icmp ne i32 %434, 0
  br i1 %435, label %436, label %438

436:                                              ; preds = %423
  %437 = call float @llvm.nvvm.fma.rn.f(float %433, float -1.000000e+00, float 0.000000e+00) #5
  br label %438

438:                                              ; preds = %423, %436
  %439 = phi float [ %437, %436 ], [ %433, %423 ]
  store float %301, ptr %59, align 4
  store float %439, ptr %60, align 4
  %440 = load float, ptr %59, align 4
  store float %440, ptr %58, align 8
  %441 = load float, ptr %60, align 4
  %442 = getelementptr inbounds nuw %struct.float2.0, ptr %58, i32 0, i32 1
  store float %441, ptr %442, align 4
  %443 = load %struct.float2.0, ptr %58, align 8
  %444 = extractvalue %struct.float2.0 %443, 0
  store float %444, ptr %95, align 8
  %445 = getelementptr inbounds nuw %struct.float2.0, ptr %95, i32 0, i32 1
  %446 = extractvalue %struct.float2.0 %443, 1
  store float %446, ptr %445, align 4
  %447 = load %struct.float2.0, ptr %95, align 8
  %448 = getelementptr inbounds nuw %struct.float2.0, ptr %111, i32 0, i32 0
  %449 = extractvalue %struct.float2.0 %447, 0
  store float %449, ptr %448, align 8
  %450 = getelementptr inbounds nuw %struct.float2.0, ptr %111, i32 0, i32 1
  %451 = extractvalue %struct.float2.0 %447, 1
  store float %451, ptr %450, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %111, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %110, i64 8, i1 false)
  %452 = load float, ptr %99, align 8
  %453 = load float, ptr %98, align 8
  %454 = fmul contract float %452, %453
  %455 = getelementptr inbounds nuw %struct.float2.0, ptr %99, i32 0, i32 1
  %456 = load float, ptr %455, align 4
  %457 = getelementptr inbounds nuw %struct.float2.0, ptr %98, i32 0, i32 1
  %458 = load float, ptr %457, align 4
  %459 = fmul contract float %456, %458
  %460 = fsub contract float %454, %459
  %461 = load float, ptr %99, align 8
  %462 = getelementptr inbounds nuw %struct.float2.0, ptr %98, i32 0, i32 1
  %463 = load float, ptr %462, align 4
  %464 = fmul contract float %461, %463
  %465 = getelementptr inbounds nuw %struct.float2.0, ptr %99, i32 0, i32 1
  %466 = load float, ptr %465, align 4
  %467 = load float, ptr %98, align 8
  %468 = fmul contract float %466, %467
  %469 = fadd contract float %464, %468
  store float %460, ptr %56, align 4
  store float %469, ptr %57, align 4
  %470 = load float, ptr %56, align 4
  store float %470, ptr %55, align 8
  %471 = load float, ptr %57, align 4
  %472 = getelementptr inbounds nuw %struct.float2.0, ptr %55, i32 0, i32 1
  store float %471, ptr %472, align 4
  %473 = load %struct.float2.0, ptr %55, align 8
  %474 = extractvalue %struct.float2.0 %473, 0
  store float %474, ptr %97, align 8
  %475 = getelementptr inbounds nuw %struct.float2.0, ptr %97, i32 0, i32 1
  %476 = extractvalue %struct.float2.0 %473, 1
  store float %476, ptr %475, align 4
  %477 = load %struct.float2.0, ptr %97, align 8
  %478 = getelementptr inbounds nuw %struct.float2.0, ptr %109, i32 0, i32 0
  %479 = extractvalue %struct.float2.0 %477, 0
  store float %479, ptr %478, align 8
  %480 = getelementptr inbounds nuw %struct.float2.0, ptr %109, i32 0, i32 1
  %481 = extractvalue %struct.float2.0 %477, 1
  store float %481, ptr %480, align 4
  %482 = load i32, ptr %108, align 4
  %483 = sext i32 %482 to i64
  %484 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %483
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %484, ptr align 8 %109, i64 8, i1 false)
  br label %485

485:                                              ; preds = %438
  %486 = load i32, ptr %108, align 4
  %487 = add nsw i32 %486, 1
  store i32 %487, ptr %108, align 4
  br label %152, !llvm.loop !13

488:                                              ; preds = %152
  %489 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 0
  %490 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 1
  %491 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 2
  %492 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 3
  store ptr %489, ptr %66, align 8
  store ptr %490, ptr %67, align 8
  store ptr %491, ptr %68, align 8
  store ptr %492, ptr %69, align 8
  %493 = load ptr, ptr %66, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %493, i64 8, i1 false)
  %494 = load ptr, ptr %68, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %494, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %72, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %71, i64 8, i1 false)
  %495 = load float, ptr %34, align 8
  %496 = load float, ptr %33, align 8
  %497 = fadd contract float %495, %496
  %498 = getelementptr inbounds nuw %struct.float2.0, ptr %34, i32 0, i32 1
  %499 = load float, ptr %498, align 4
  %500 = getelementptr inbounds nuw %struct.float2.0, ptr %33, i32 0, i32 1
  %501 = load float, ptr %500, align 4
  %502 = fadd contract float %499, %501
  store float %497, ptr %30, align 4
  store float %502, ptr %31, align 4
  %503 = load float, ptr %30, align 4
  store float %503, ptr %29, align 8
  %504 = load float, ptr %31, align 4
  %505 = getelementptr inbounds nuw %struct.float2.0, ptr %29, i32 0, i32 1
  store float %504, ptr %505, align 4
  %506 = load %struct.float2.0, ptr %29, align 8
  %507 = extractvalue %struct.float2.0 %506, 0
  store float %507, ptr %32, align 8
  %508 = getelementptr inbounds nuw %struct.float2.0, ptr %32, i32 0, i32 1
  %509 = extractvalue %struct.float2.0 %506, 1
  store float %509, ptr %508, align 4
  %510 = load %struct.float2.0, ptr %32, align 8
  %511 = extractvalue %struct.float2.0 %510, 0
  store float %511, ptr %70, align 8
  %512 = getelementptr inbounds nuw %struct.float2.0, ptr %70, i32 0, i32 1
  %513 = extractvalue %struct.float2.0 %510, 1
  store float %513, ptr %512, align 4
  %514 = load ptr, ptr %66, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %514, i64 8, i1 false)
  %515 = load ptr, ptr %68, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %515, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %75, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %74, i64 8, i1 false)
  %516 = load float, ptr %10, align 8
  %517 = load float, ptr %9, align 8
  %518 = fsub contract float %516, %517
  %519 = getelementptr inbounds nuw %struct.float2.0, ptr %10, i32 0, i32 1
  %520 = load float, ptr %519, align 4
  %521 = getelementptr inbounds nuw %struct.float2.0, ptr %9, i32 0, i32 1
  %522 = load float, ptr %521, align 4
  %523 = fsub contract float %520, %522
  store float %518, ptr %6, align 4
  store float %523, ptr %7, align 4
  %524 = load float, ptr %6, align 4
  store float %524, ptr %5, align 8
  %525 = load float, ptr %7, align 4
  %526 = getelementptr inbounds nuw %struct.float2.0, ptr %5, i32 0, i32 1
  store float %525, ptr %526, align 4
  %527 = load %struct.float2.0, ptr %5, align 8
  %528 = extractvalue %struct.float2.0 %527, 0
  store float %528, ptr %8, align 8
  %529 = getelementptr inbounds nuw %struct.float2.0, ptr %8, i32 0, i32 1
  %530 = extractvalue %struct.float2.0 %527, 1
  store float %530, ptr %529, align 4
  %531 = load %struct.float2.0, ptr %8, align 8
  %532 = extractvalue %struct.float2.0 %531, 0
  store float %532, ptr %73, align 8
  %533 = getelementptr inbounds nuw %struct.float2.0, ptr %73, i32 0, i32 1
  %534 = extractvalue %struct.float2.0 %531, 1
  store float %534, ptr %533, align 4
  %535 = load ptr, ptr %67, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %535, i64 8, i1 false)
  %536 = load ptr, ptr %69, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %536, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %78, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %77, i64 8, i1 false)
  %537 = load float, ptr %40, align 8
  %538 = load float, ptr %39, align 8
  %539 = fadd contract float %537, %538
  %540 = getelementptr inbounds nuw %struct.float2.0, ptr %40, i32 0, i32 1
  %541 = load float, ptr %540, align 4
  %542 = getelementptr inbounds nuw %struct.float2.0, ptr %39, i32 0, i32 1
  %543 = load float, ptr %542, align 4
  %544 = fadd contract float %541, %543
  store float %539, ptr %36, align 4
  store float %544, ptr %37, align 4
  %545 = load float, ptr %36, align 4
  store float %545, ptr %35, align 8
  %546 = load float, ptr %37, align 4
  %547 = getelementptr inbounds nuw %struct.float2.0, ptr %35, i32 0, i32 1
  store float %546, ptr %547, align 4
  %548 = load %struct.float2.0, ptr %35, align 8
  %549 = extractvalue %struct.float2.0 %548, 0
  store float %549, ptr %38, align 8
  %550 = getelementptr inbounds nuw %struct.float2.0, ptr %38, i32 0, i32 1
  %551 = extractvalue %struct.float2.0 %548, 1
  store float %551, ptr %550, align 4
  %552 = load %struct.float2.0, ptr %38, align 8
  %553 = extractvalue %struct.float2.0 %552, 0
  store float %553, ptr %76, align 8
  %554 = getelementptr inbounds nuw %struct.float2.0, ptr %76, i32 0, i32 1
  %555 = extractvalue %struct.float2.0 %552, 1
  store float %555, ptr %554, align 4
  %556 = load ptr, ptr %67, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %556, i64 8, i1 false)
  %557 = load ptr, ptr %69, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %557, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %81, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %80, i64 8, i1 false)
  %558 = load float, ptr %16, align 8
  %559 = load float, ptr %15, align 8
  %560 = fsub contract float %558, %559
  %561 = getelementptr inbounds nuw %struct.float2.0, ptr %16, i32 0, i32 1
  %562 = load float, ptr %561, align 4
  %563 = getelementptr inbounds nuw %struct.float2.0, ptr %15, i32 0, i32 1
  %564 = load float, ptr %563, align 4
  %565 = fsub contract float %562, %564
  store float %560, ptr %12, align 4
  store float %565, ptr %13, align 4
  %566 = load float, ptr %12, align 4
  store float %566, ptr %11, align 8
  %567 = load float, ptr %13, align 4
  %568 = getelementptr inbounds nuw %struct.float2.0, ptr %11, i32 0, i32 1
  store float %567, ptr %568, align 4
  %569 = load %struct.float2.0, ptr %11, align 8
  %570 = extractvalue %struct.float2.0 %569, 0
  store float %570, ptr %14, align 8
  %571 = getelementptr inbounds nuw %struct.float2.0, ptr %14, i32 0, i32 1
  %572 = extractvalue %struct.float2.0 %569, 1
  store float %572, ptr %571, align 4
  %573 = load %struct.float2.0, ptr %14, align 8
  %574 = extractvalue %struct.float2.0 %573, 0
  store float %574, ptr %79, align 8
  %575 = getelementptr inbounds nuw %struct.float2.0, ptr %79, i32 0, i32 1
  %576 = extractvalue %struct.float2.0 %573, 1
  store float %576, ptr %575, align 4
  %577 = getelementptr inbounds nuw %struct.float2.0, ptr %79, i32 0, i32 1
  %578 = load float, ptr %577, align 4
  %579 = load float, ptr %79, align 8
  %580 = fneg contract float %579
  store float %578, ptr %62, align 4
  store float %580, ptr %63, align 4
  %581 = load float, ptr %62, align 4
  store float %581, ptr %61, align 8
  %582 = load float, ptr %63, align 4
  %583 = getelementptr inbounds nuw %struct.float2.0, ptr %61, i32 0, i32 1
  store float %582, ptr %583, align 4
  %584 = load %struct.float2.0, ptr %61, align 8
  %585 = extractvalue %struct.float2.0 %584, 0
  store float %585, ptr %82, align 8
  %586 = getelementptr inbounds nuw %struct.float2.0, ptr %82, i32 0, i32 1
  %587 = extractvalue %struct.float2.0 %584, 1
  store float %587, ptr %586, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %82, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %70, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %76, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %85, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %84, i64 8, i1 false)
  %588 = load float, ptr %46, align 8
  %589 = load float, ptr %45, align 8
  %590 = fadd contract float %588, %589
  %591 = getelementptr inbounds nuw %struct.float2.0, ptr %46, i32 0, i32 1
  %592 = load float, ptr %591, align 4
  %593 = getelementptr inbounds nuw %struct.float2.0, ptr %45, i32 0, i32 1
  %594 = load float, ptr %593, align 4
  %595 = fadd contract float %592, %594
  store float %590, ptr %42, align 4
  store float %595, ptr %43, align 4
  %596 = load float, ptr %42, align 4
  store float %596, ptr %41, align 8
  %597 = load float, ptr %43, align 4
  %598 = getelementptr inbounds nuw %struct.float2.0, ptr %41, i32 0, i32 1
  store float %597, ptr %598, align 4
  %599 = load %struct.float2.0, ptr %41, align 8
  %600 = extractvalue %struct.float2.0 %599, 0
  store float %600, ptr %44, align 8
  %601 = getelementptr inbounds nuw %struct.float2.0, ptr %44, i32 0, i32 1
  %602 = extractvalue %struct.float2.0 %599, 1
  store float %602, ptr %601, align 4
  %603 = load %struct.float2.0, ptr %44, align 8
  %604 = extractvalue %struct.float2.0 %603, 0
  store float %604, ptr %83, align 8
  %605 = getelementptr inbounds nuw %struct.float2.0, ptr %83, i32 0, i32 1
  %606 = extractvalue %struct.float2.0 %603, 1
  store float %606, ptr %605, align 4
  %607 = load ptr, ptr %66, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %607, ptr align 8 %83, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %70, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %76, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %88, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %87, i64 8, i1 false)
  %608 = load float, ptr %22, align 8
  %609 = load float, ptr %21, align 8
  %610 = fsub contract float %608, %609
  %611 = getelementptr inbounds nuw %struct.float2.0, ptr %22, i32 0, i32 1
  %612 = load float, ptr %611, align 4
  %613 = getelementptr inbounds nuw %struct.float2.0, ptr %21, i32 0, i32 1
  %614 = load float, ptr %613, align 4
  %615 = fsub contract float %612, %614
  store float %610, ptr %18, align 4
  store float %615, ptr %19, align 4
  %616 = load float, ptr %18, align 4
  store float %616, ptr %17, align 8
  %617 = load float, ptr %19, align 4
  %618 = getelementptr inbounds nuw %struct.float2.0, ptr %17, i32 0, i32 1
  store float %617, ptr %618, align 4
  %619 = load %struct.float2.0, ptr %17, align 8
  %620 = extractvalue %struct.float2.0 %619, 0
  store float %620, ptr %20, align 8
  %621 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 1
  %622 = extractvalue %struct.float2.0 %619, 1
  store float %622, ptr %621, align 4
  %623 = load %struct.float2.0, ptr %20, align 8
  %624 = extractvalue %struct.float2.0 %623, 0
  store float %624, ptr %86, align 8
  %625 = getelementptr inbounds nuw %struct.float2.0, ptr %86, i32 0, i32 1
  %626 = extractvalue %struct.float2.0 %623, 1
  store float %626, ptr %625, align 4
  %627 = load ptr, ptr %68, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %627, ptr align 8 %86, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %73, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %79, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %91, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %90, i64 8, i1 false)
  %628 = load float, ptr %52, align 8
  %629 = load float, ptr %51, align 8
  %630 = fadd contract float %628, %629
  %631 = getelementptr inbounds nuw %struct.float2.0, ptr %52, i32 0, i32 1
  %632 = load float, ptr %631, align 4
  %633 = getelementptr inbounds nuw %struct.float2.0, ptr %51, i32 0, i32 1
  %634 = load float, ptr %633, align 4
  %635 = fadd contract float %632, %634
  store float %630, ptr %48, align 4
  store float %635, ptr %49, align 4
  %636 = load float, ptr %48, align 4
  store float %636, ptr %47, align 8
  %637 = load float, ptr %49, align 4
  %638 = getelementptr inbounds nuw %struct.float2.0, ptr %47, i32 0, i32 1
  store float %637, ptr %638, align 4
  %639 = load %struct.float2.0, ptr %47, align 8
  %640 = extractvalue %struct.float2.0 %639, 0
  store float %640, ptr %50, align 8
  %641 = getelementptr inbounds nuw %struct.float2.0, ptr %50, i32 0, i32 1
  %642 = extractvalue %struct.float2.0 %639, 1
  store float %642, ptr %641, align 4
  %643 = load %struct.float2.0, ptr %50, align 8
  %644 = extractvalue %struct.float2.0 %643, 0
  store float %644, ptr %89, align 8
  %645 = getelementptr inbounds nuw %struct.float2.0, ptr %89, i32 0, i32 1
  %646 = extractvalue %struct.float2.0 %643, 1
  store float %646, ptr %645, align 4
  %647 = load ptr, ptr %67, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %647, ptr align 8 %89, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %93, ptr align 8 %73, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %79, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %94, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %93, i64 8, i1 false)
  %648 = load float, ptr %28, align 8
  %649 = load float, ptr %27, align 8
  %650 = fsub contract float %648, %649
  %651 = getelementptr inbounds nuw %struct.float2.0, ptr %28, i32 0, i32 1
  %652 = load float, ptr %651, align 4
  %653 = getelementptr inbounds nuw %struct.float2.0, ptr %27, i32 0, i32 1
  %654 = load float, ptr %653, align 4
  %655 = fsub contract float %652, %654
  store float %650, ptr %24, align 4
  store float %655, ptr %25, align 4
  %656 = load float, ptr %24, align 4
  store float %656, ptr %23, align 8
  %657 = load float, ptr %25, align 4
  %658 = getelementptr inbounds nuw %struct.float2.0, ptr %23, i32 0, i32 1
  store float %657, ptr %658, align 4
  %659 = load %struct.float2.0, ptr %23, align 8
  %660 = extractvalue %struct.float2.0 %659, 0
  store float %660, ptr %26, align 8
  %661 = getelementptr inbounds nuw %struct.float2.0, ptr %26, i32 0, i32 1
  %662 = extractvalue %struct.float2.0 %659, 1
  store float %662, ptr %661, align 4
  %663 = load %struct.float2.0, ptr %26, align 8
  %664 = extractvalue %struct.float2.0 %663, 0
  store float %664, ptr %92, align 8
  %665 = getelementptr inbounds nuw %struct.float2.0, ptr %92, i32 0, i32 1
  %666 = extractvalue %struct.float2.0 %663, 1
  store float %666, ptr %665, align 4
  %667 = load ptr, ptr %69, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %667, ptr align 8 %92, i64 8, i1 false)
  %668 = load i32, ptr %102, align 4
  %669 = load i32, ptr %106, align 4
  store i32 %668, ptr %64, align 4
  store i32 %669, ptr %65, align 4
  %670 = load i32, ptr %64, align 4
  %671 = load i32, ptr %65, align 4
  %672 = sdiv i32 %670, %671
  %673 = load i32, ptr %65, align 4
  %674 = mul nsw i32 %672, %673
  %675 = mul nsw i32 %674, 4
  %676 = load i32, ptr %64, align 4
  %677 = load i32, ptr %65, align 4
  %678 = srem i32 %676, %677
  %679 = add nsw i32 %675, %678
  store i32 %679, ptr %112, align 4
  store i32 0, ptr %113, align 4
  br label %680

680:                                              ; preds = %694, %488
  %681 = load i32, ptr %113, align 4
  %682 = icmp slt i32 %681, 4
  br i1 %682, label %683, label %697

683:                                              ; preds = %680
  %684 = load i32, ptr %113, align 4
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %685
  %687 = load i32, ptr %112, align 4
  %688 = load i32, ptr %113, align 4
  %689 = load i32, ptr %106, align 4
  %690 = mul nsw i32 %688, %689
  %691 = add nsw i32 %687, %690
  %692 = sext i32 %691 to i64
  %693 = getelementptr inbounds [64 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 0, i64 %692
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %693, ptr align 8 %686, i64 8, i1 false)
  br label %694

694:                                              ; preds = %683
  %695 = load i32, ptr %113, align 4
  %696 = add nsw i32 %695, 1
  store i32 %696, ptr %113, align 4
  br label %680, !llvm.loop !16

697:                                              ; preds = %680
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %114, align 4
  br label %698

698:                                              ; preds = %711, %697
  %699 = load i32, ptr %114, align 4
  %700 = icmp slt i32 %699, 4
  br i1 %700, label %701, label %714

701:                                              ; preds = %698
  %702 = load i32, ptr %102, align 4
  %703 = load i32, ptr %114, align 4
  %704 = mul nsw i32 %703, 16
  %705 = add nsw i32 %702, %704
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds [64 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 0, i64 %706
  %708 = load i32, ptr %114, align 4
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %709
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %710, ptr align 8 %707, i64 8, i1 false)
  br label %711

711:                                              ; preds = %701
  %712 = load i32, ptr %114, align 4
  %713 = add nsw i32 %712, 1
  store i32 %713, ptr %114, align 4
  br label %698, !llvm.loop !17

714:                                              ; preds = %698
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %715

715:                                              ; preds = %714
  %716 = load i32, ptr %106, align 4
  %717 = mul nsw i32 %716, 4
  store i32 %717, ptr %106, align 4
  br label %139, !llvm.loop !18

718:                                              ; preds = %139
  store i32 0, ptr %115, align 4
  br label %719

719:                                              ; preds = %735, %718
  %720 = load i32, ptr %115, align 4
  %721 = icmp slt i32 %720, 4
  br i1 %721, label %722, label %738

722:                                              ; preds = %719
  %723 = load i32, ptr %115, align 4
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds [4 x %struct.float2.0], ptr %104, i64 0, i64 %724
  %726 = load ptr, ptr %101, align 8
  %727 = load i32, ptr %103, align 4
  %728 = load i32, ptr %102, align 4
  %729 = add nsw i32 %727, %728
  %730 = load i32, ptr %115, align 4
  %731 = mul nsw i32 %730, 16
  %732 = add nsw i32 %729, %731
  %733 = sext i32 %732 to i64
  %734 = getelementptr inbounds %struct.float2.0, ptr %726, i64 %733
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %734, ptr align 8 %725, i64 8, i1 false)
  br label %735

735:                                              ; preds = %722
  %736 = load i32, ptr %115, align 4
  %737 = add nsw i32 %736, 1
  store i32 %737, ptr %115, align 4
  br label %719, !llvm.loop !19

738:                                              ; preds = %719
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fft_radix8_512(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.float2.0, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca %struct.float2.0, align 8
  %7 = alloca %struct.float2.0, align 8
  %8 = alloca %struct.float2.0, align 8
  %9 = alloca %struct.float2.0, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.float2.0, align 8
  %13 = alloca %struct.float2.0, align 8
  %14 = alloca %struct.float2.0, align 8
  %15 = alloca %struct.float2.0, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.float2.0, align 8
  %19 = alloca %struct.float2.0, align 8
  %20 = alloca %struct.float2.0, align 8
  %21 = alloca %struct.float2.0, align 8
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca %struct.float2.0, align 8
  %25 = alloca %struct.float2.0, align 8
  %26 = alloca %struct.float2.0, align 8
  %27 = alloca %struct.float2.0, align 8
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca %struct.float2.0, align 8
  %31 = alloca %struct.float2.0, align 8
  %32 = alloca %struct.float2.0, align 8
  %33 = alloca %struct.float2.0, align 8
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca %struct.float2.0, align 8
  %37 = alloca %struct.float2.0, align 8
  %38 = alloca %struct.float2.0, align 8
  %39 = alloca %struct.float2.0, align 8
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca %struct.float2.0, align 8
  %43 = alloca %struct.float2.0, align 8
  %44 = alloca %struct.float2.0, align 8
  %45 = alloca %struct.float2.0, align 8
  %46 = alloca float, align 4
  %47 = alloca float, align 4
  %48 = alloca %struct.float2.0, align 8
  %49 = alloca %struct.float2.0, align 8
  %50 = alloca %struct.float2.0, align 8
  %51 = alloca %struct.float2.0, align 8
  %52 = alloca float, align 4
  %53 = alloca float, align 4
  %54 = alloca %struct.float2.0, align 8
  %55 = alloca %struct.float2.0, align 8
  %56 = alloca %struct.float2.0, align 8
  %57 = alloca %struct.float2.0, align 8
  %58 = alloca float, align 4
  %59 = alloca float, align 4
  %60 = alloca %struct.float2.0, align 8
  %61 = alloca %struct.float2.0, align 8
  %62 = alloca %struct.float2.0, align 8
  %63 = alloca %struct.float2.0, align 8
  %64 = alloca float, align 4
  %65 = alloca float, align 4
  %66 = alloca %struct.float2.0, align 8
  %67 = alloca %struct.float2.0, align 8
  %68 = alloca %struct.float2.0, align 8
  %69 = alloca %struct.float2.0, align 8
  %70 = alloca float, align 4
  %71 = alloca float, align 4
  %72 = alloca %struct.float2.0, align 8
  %73 = alloca %struct.float2.0, align 8
  %74 = alloca %struct.float2.0, align 8
  %75 = alloca %struct.float2.0, align 8
  %76 = alloca float, align 4
  %77 = alloca float, align 4
  %78 = alloca %struct.float2.0, align 8
  %79 = alloca %struct.float2.0, align 8
  %80 = alloca %struct.float2.0, align 8
  %81 = alloca %struct.float2.0, align 8
  %82 = alloca float, align 4
  %83 = alloca float, align 4
  %84 = alloca %struct.float2.0, align 8
  %85 = alloca %struct.float2.0, align 8
  %86 = alloca %struct.float2.0, align 8
  %87 = alloca %struct.float2.0, align 8
  %88 = alloca float, align 4
  %89 = alloca float, align 4
  %90 = alloca %struct.float2.0, align 8
  %91 = alloca %struct.float2.0, align 8
  %92 = alloca %struct.float2.0, align 8
  %93 = alloca %struct.float2.0, align 8
  %94 = alloca float, align 4
  %95 = alloca float, align 4
  %96 = alloca %struct.float2.0, align 8
  %97 = alloca %struct.float2.0, align 8
  %98 = alloca %struct.float2.0, align 8
  %99 = alloca %struct.float2.0, align 8
  %100 = alloca float, align 4
  %101 = alloca float, align 4
  %102 = alloca %struct.float2.0, align 8
  %103 = alloca %struct.float2.0, align 8
  %104 = alloca %struct.float2.0, align 8
  %105 = alloca %struct.float2.0, align 8
  %106 = alloca float, align 4
  %107 = alloca float, align 4
  %108 = alloca %struct.float2.0, align 8
  %109 = alloca %struct.float2.0, align 8
  %110 = alloca %struct.float2.0, align 8
  %111 = alloca %struct.float2.0, align 8
  %112 = alloca float, align 4
  %113 = alloca float, align 4
  %114 = alloca %struct.float2.0, align 8
  %115 = alloca %struct.float2.0, align 8
  %116 = alloca %struct.float2.0, align 8
  %117 = alloca %struct.float2.0, align 8
  %118 = alloca float, align 4
  %119 = alloca float, align 4
  %120 = alloca %struct.float2.0, align 8
  %121 = alloca %struct.float2.0, align 8
  %122 = alloca %struct.float2.0, align 8
  %123 = alloca %struct.float2.0, align 8
  %124 = alloca float, align 4
  %125 = alloca float, align 4
  %126 = alloca %struct.float2.0, align 8
  %127 = alloca %struct.float2.0, align 8
  %128 = alloca %struct.float2.0, align 8
  %129 = alloca %struct.float2.0, align 8
  %130 = alloca float, align 4
  %131 = alloca float, align 4
  %132 = alloca %struct.float2.0, align 8
  %133 = alloca %struct.float2.0, align 8
  %134 = alloca %struct.float2.0, align 8
  %135 = alloca %struct.float2.0, align 8
  %136 = alloca float, align 4
  %137 = alloca float, align 4
  %138 = alloca %struct.float2.0, align 8
  %139 = alloca %struct.float2.0, align 8
  %140 = alloca %struct.float2.0, align 8
  %141 = alloca %struct.float2.0, align 8
  %142 = alloca float, align 4
  %143 = alloca float, align 4
  %144 = alloca %struct.float2.0, align 8
  %145 = alloca %struct.float2.0, align 8
  %146 = alloca %struct.float2.0, align 8
  %147 = alloca i32, align 4
  %148 = alloca i32, align 4
  %149 = alloca %struct.float2.0, align 8
  %150 = alloca float, align 4
  %151 = alloca float, align 4
  %152 = alloca %struct.float2.0, align 8
  %153 = alloca float, align 4
  %154 = alloca float, align 4
  %155 = alloca %struct.float2.0, align 8
  %156 = alloca float, align 4
  %157 = alloca float, align 4
  %158 = alloca %struct.float2.0, align 8
  %159 = alloca float, align 4
  %160 = alloca float, align 4
  %161 = alloca %struct.float2.0, align 8
  %162 = alloca float, align 4
  %163 = alloca float, align 4
  %164 = alloca ptr, align 8
  %165 = alloca ptr, align 8
  %166 = alloca ptr, align 8
  %167 = alloca ptr, align 8
  %168 = alloca %struct.float2.0, align 8
  %169 = alloca %struct.float2.0, align 8
  %170 = alloca %struct.float2.0, align 8
  %171 = alloca %struct.float2.0, align 8
  %172 = alloca %struct.float2.0, align 8
  %173 = alloca %struct.float2.0, align 8
  %174 = alloca %struct.float2.0, align 8
  %175 = alloca %struct.float2.0, align 8
  %176 = alloca %struct.float2.0, align 8
  %177 = alloca %struct.float2.0, align 8
  %178 = alloca %struct.float2.0, align 8
  %179 = alloca %struct.float2.0, align 8
  %180 = alloca %struct.float2.0, align 8
  %181 = alloca %struct.float2.0, align 8
  %182 = alloca %struct.float2.0, align 8
  %183 = alloca %struct.float2.0, align 8
  %184 = alloca %struct.float2.0, align 8
  %185 = alloca %struct.float2.0, align 8
  %186 = alloca %struct.float2.0, align 8
  %187 = alloca %struct.float2.0, align 8
  %188 = alloca %struct.float2.0, align 8
  %189 = alloca %struct.float2.0, align 8
  %190 = alloca %struct.float2.0, align 8
  %191 = alloca %struct.float2.0, align 8
  %192 = alloca %struct.float2.0, align 8
  %193 = alloca ptr, align 8
  %194 = alloca ptr, align 8
  %195 = alloca ptr, align 8
  %196 = alloca ptr, align 8
  %197 = alloca %struct.float2.0, align 8
  %198 = alloca %struct.float2.0, align 8
  %199 = alloca %struct.float2.0, align 8
  %200 = alloca %struct.float2.0, align 8
  %201 = alloca %struct.float2.0, align 8
  %202 = alloca %struct.float2.0, align 8
  %203 = alloca %struct.float2.0, align 8
  %204 = alloca %struct.float2.0, align 8
  %205 = alloca %struct.float2.0, align 8
  %206 = alloca %struct.float2.0, align 8
  %207 = alloca %struct.float2.0, align 8
  %208 = alloca %struct.float2.0, align 8
  %209 = alloca %struct.float2.0, align 8
  %210 = alloca %struct.float2.0, align 8
  %211 = alloca %struct.float2.0, align 8
  %212 = alloca %struct.float2.0, align 8
  %213 = alloca %struct.float2.0, align 8
  %214 = alloca %struct.float2.0, align 8
  %215 = alloca %struct.float2.0, align 8
  %216 = alloca %struct.float2.0, align 8
  %217 = alloca %struct.float2.0, align 8
  %218 = alloca %struct.float2.0, align 8
  %219 = alloca %struct.float2.0, align 8
  %220 = alloca %struct.float2.0, align 8
  %221 = alloca %struct.float2.0, align 8
  %222 = alloca ptr, align 8
  %223 = alloca float, align 4
  %224 = alloca %struct.float2.0, align 8
  %225 = alloca %struct.float2.0, align 8
  %226 = alloca %struct.float2.0, align 8
  %227 = alloca %struct.float2.0, align 8
  %228 = alloca %struct.float2.0, align 8
  %229 = alloca %struct.float2.0, align 8
  %230 = alloca %struct.float2.0, align 8
  %231 = alloca %struct.float2.0, align 8
  %232 = alloca %struct.float2.0, align 8
  %233 = alloca %struct.float2.0, align 8
  %234 = alloca %struct.float2.0, align 8
  %235 = alloca %struct.float2.0, align 8
  %236 = alloca %struct.float2.0, align 8
  %237 = alloca %struct.float2.0, align 8
  %238 = alloca %struct.float2.0, align 8
  %239 = alloca %struct.float2.0, align 8
  %240 = alloca %struct.float2.0, align 8
  %241 = alloca %struct.float2.0, align 8
  %242 = alloca %struct.float2.0, align 8
  %243 = alloca %struct.float2.0, align 8
  %244 = alloca %struct.float2.0, align 8
  %245 = alloca %struct.float2.0, align 8
  %246 = alloca %struct.float2.0, align 8
  %247 = alloca %struct.float2.0, align 8
  %248 = alloca %struct.float2.0, align 8
  %249 = alloca %struct.float2.0, align 8
  %250 = alloca %struct.float2.0, align 8
  %251 = alloca %struct.float2.0, align 8
  %252 = alloca %struct.float2.0, align 8
  %253 = alloca %struct.float2.0, align 8
  %254 = alloca %struct.float2.0, align 8
  %255 = alloca %struct.float2.0, align 8
  %256 = alloca float, align 4
  %257 = alloca float, align 4
  %258 = alloca %struct.float2.0, align 8
  %259 = alloca float, align 4
  %260 = alloca float, align 4
  %261 = alloca %struct.float2.0, align 8
  %262 = alloca float, align 4
  %263 = alloca float, align 4
  %264 = alloca %struct.float2.0, align 8
  %265 = alloca float, align 4
  %266 = alloca float, align 4
  %267 = alloca %struct.float2.0, align 8
  %268 = alloca %struct.float2.0, align 8
  %269 = alloca %struct.float2.0, align 8
  %270 = alloca ptr, align 8
  %271 = alloca ptr, align 8
  %272 = alloca i32, align 4
  %273 = alloca [8 x %struct.float2.0], align 8
  %274 = alloca i32, align 4
  %275 = alloca i32, align 4
  %276 = alloca float, align 4
  %277 = alloca i32, align 4
  %278 = alloca %struct.float2.0, align 8
  %279 = alloca %struct.float2.0, align 8
  %280 = alloca %struct.float2.0, align 8
  %281 = alloca i32, align 4
  %282 = alloca i32, align 4
  %283 = alloca i32, align 4
  %284 = alloca %struct.float2.0, align 8
  %285 = alloca i32, align 4
  store ptr %0, ptr %270, align 8
  store ptr %1, ptr %271, align 8
  %286 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %286, ptr %272, align 4
  store i32 0, ptr %274, align 4
  br label %287

287:                                              ; preds = %301, %2
  %288 = load i32, ptr %274, align 4
  %289 = icmp slt i32 %288, 8
  br i1 %289, label %290, label %304

290:                                              ; preds = %287
  %291 = load ptr, ptr %270, align 8
  %292 = load i32, ptr %272, align 4
  %293 = load i32, ptr %274, align 4
  %294 = mul nsw i32 %293, 64
  %295 = add nsw i32 %292, %294
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds %struct.float2.0, ptr %291, i64 %296
  %298 = load i32, ptr %274, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %299
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %300, ptr align 8 %297, i64 8, i1 false)
  br label %301

301:                                              ; preds = %290
  %302 = load i32, ptr %274, align 4
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %274, align 4
  br label %287, !llvm.loop !20

304:                                              ; preds = %287
  store i32 1, ptr %275, align 4
  br label %305

305:                                              ; preds = %1066, %304
  %306 = load i32, ptr %275, align 4
  %307 = icmp slt i32 %306, 512
  br i1 %307, label %308, label %1069

308:                                              ; preds = %305
  %309 = load i32, ptr %272, align 4
  %310 = load i32, ptr %275, align 4
  %311 = srem i32 %309, %310
  %312 = sitofp i32 %311 to float
  %313 = fmul contract float 0xC01921FB60000000, %312
  %314 = load i32, ptr %275, align 4
  %315 = mul nsw i32 %314, 8
  %316 = sitofp i32 %315 to float
  %317 = fdiv contract float %313, %316
  store float %317, ptr %276, align 4
  store i32 1, ptr %277, align 4
  br label %318

318:                                              ; preds = %378, %308
  %319 = load i32, ptr %277, align 4
  %320 = icmp slt i32 %319, 8
  br i1 %320, label %321, label %381

321:                                              ; preds = %318
  %322 = load i32, ptr %277, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %323
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %279, ptr align 8 %324, i64 8, i1 false)
  %325 = load i32, ptr %277, align 4
  %326 = sitofp i32 %325 to float
  %327 = load float, ptr %276, align 4
  %328 = fmul contract float %326, %327
  store float %328, ptr %257, align 4
  %329 = load float, ptr %257, align 4
  %330 = call float @llvm.nvvm.cos.approx.f(float %329) #5
  %331 = load i32, ptr %277, align 4
  %332 = sitofp i32 %331 to float
  %333 = load float, ptr %276, align 4
  %334 = fmul contract float %332, %333
  store float %334, ptr %256, align 4
  %335 = load float, ptr %256, align 4
  %336 = call float @llvm.nvvm.sin.approx.f(float %335) #5
  store float %330, ptr %259, align 4
  store float %336, ptr %260, align 4
  %337 = load float, ptr %259, align 4
  store float %337, ptr %258, align 8
  %338 = load float, ptr %260, align 4
  %339 = getelementptr inbounds nuw %struct.float2.0, ptr %258, i32 0, i32 1
  store float %338, ptr %339, align 4
  %340 = load %struct.float2.0, ptr %258, align 8
  %341 = getelementptr inbounds nuw %struct.float2.0, ptr %280, i32 0, i32 0
  %342 = extractvalue %struct.float2.0 %340, 0
  store float %342, ptr %341, align 8
  %343 = getelementptr inbounds nuw %struct.float2.0, ptr %280, i32 0, i32 1
  %344 = extractvalue %struct.float2.0 %340, 1
  store float %344, ptr %343, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %268, ptr align 8 %280, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %269, ptr align 8 %279, i64 8, i1 false)
  %345 = load float, ptr %269, align 8
  %346 = load float, ptr %268, align 8
  %347 = fmul contract float %345, %346
  %348 = getelementptr inbounds nuw %struct.float2.0, ptr %269, i32 0, i32 1
  %349 = load float, ptr %348, align 4
  %350 = getelementptr inbounds nuw %struct.float2.0, ptr %268, i32 0, i32 1
  %351 = load float, ptr %350, align 4
  %352 = fmul contract float %349, %351
  %353 = fsub contract float %347, %352
  %354 = load float, ptr %269, align 8
  %355 = getelementptr inbounds nuw %struct.float2.0, ptr %268, i32 0, i32 1
  %356 = load float, ptr %355, align 4
  %357 = fmul contract float %354, %356
  %358 = getelementptr inbounds nuw %struct.float2.0, ptr %269, i32 0, i32 1
  %359 = load float, ptr %358, align 4
  %360 = load float, ptr %268, align 8
  %361 = fmul contract float %359, %360
  %362 = fadd contract float %357, %361
  store float %353, ptr %265, align 4
  store float %362, ptr %266, align 4
  %363 = load float, ptr %265, align 4
  store float %363, ptr %264, align 8
  %364 = load float, ptr %266, align 4
  %365 = getelementptr inbounds nuw %struct.float2.0, ptr %264, i32 0, i32 1
  store float %364, ptr %365, align 4
  %366 = load %struct.float2.0, ptr %264, align 8
  %367 = extractvalue %struct.float2.0 %366, 0
  store float %367, ptr %267, align 8
  %368 = getelementptr inbounds nuw %struct.float2.0, ptr %267, i32 0, i32 1
  %369 = extractvalue %struct.float2.0 %366, 1
  store float %369, ptr %368, align 4
  %370 = load %struct.float2.0, ptr %267, align 8
  %371 = getelementptr inbounds nuw %struct.float2.0, ptr %278, i32 0, i32 0
  %372 = extractvalue %struct.float2.0 %370, 0
  store float %372, ptr %371, align 8
  %373 = getelementptr inbounds nuw %struct.float2.0, ptr %278, i32 0, i32 1
  %374 = extractvalue %struct.float2.0 %370, 1
  store float %374, ptr %373, align 4
  %375 = load i32, ptr %277, align 4
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %376
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %377, ptr align 8 %278, i64 8, i1 false)
  br label %378

378:                                              ; preds = %321
  %379 = load i32, ptr %277, align 4
  %380 = add nsw i32 %379, 1
  store i32 %380, ptr %277, align 4
  br label %318, !llvm.loop !21

381:                                              ; preds = %318
  %382 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 0
  store ptr %382, ptr %222, align 8
  store float 0x3FE6A09E60000000, ptr %223, align 4
  %383 = load ptr, ptr %222, align 8
  %384 = load ptr, ptr %222, align 8
  %385 = getelementptr inbounds %struct.float2.0, ptr %384, i64 2
  %386 = load ptr, ptr %222, align 8
  %387 = getelementptr inbounds %struct.float2.0, ptr %386, i64 4
  %388 = load ptr, ptr %222, align 8
  %389 = getelementptr inbounds %struct.float2.0, ptr %388, i64 6
  store ptr %383, ptr %164, align 8
  store ptr %385, ptr %165, align 8
  store ptr %387, ptr %166, align 8
  store ptr %389, ptr %167, align 8
  %390 = load ptr, ptr %164, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %169, ptr align 8 %390, i64 8, i1 false)
  %391 = load ptr, ptr %166, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %170, ptr align 8 %391, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %170, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %169, i64 8, i1 false)
  %392 = load float, ptr %80, align 8
  %393 = load float, ptr %79, align 8
  %394 = fadd contract float %392, %393
  %395 = getelementptr inbounds nuw %struct.float2.0, ptr %80, i32 0, i32 1
  %396 = load float, ptr %395, align 4
  %397 = getelementptr inbounds nuw %struct.float2.0, ptr %79, i32 0, i32 1
  %398 = load float, ptr %397, align 4
  %399 = fadd contract float %396, %398
  store float %394, ptr %76, align 4
  store float %399, ptr %77, align 4
  %400 = load float, ptr %76, align 4
  store float %400, ptr %75, align 8
  %401 = load float, ptr %77, align 4
  %402 = getelementptr inbounds nuw %struct.float2.0, ptr %75, i32 0, i32 1
  store float %401, ptr %402, align 4
  %403 = load %struct.float2.0, ptr %75, align 8
  %404 = extractvalue %struct.float2.0 %403, 0
  store float %404, ptr %78, align 8
  %405 = getelementptr inbounds nuw %struct.float2.0, ptr %78, i32 0, i32 1
  %406 = extractvalue %struct.float2.0 %403, 1
  store float %406, ptr %405, align 4
  %407 = load %struct.float2.0, ptr %78, align 8
  %408 = extractvalue %struct.float2.0 %407, 0
  store float %408, ptr %168, align 8
  %409 = getelementptr inbounds nuw %struct.float2.0, ptr %168, i32 0, i32 1
  %410 = extractvalue %struct.float2.0 %407, 1
  store float %410, ptr %409, align 4
  %411 = load ptr, ptr %164, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %172, ptr align 8 %411, i64 8, i1 false)
  %412 = load ptr, ptr %166, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %173, ptr align 8 %412, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %173, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %172, i64 8, i1 false)
  %413 = load float, ptr %8, align 8
  %414 = load float, ptr %7, align 8
  %415 = fsub contract float %413, %414
  %416 = getelementptr inbounds nuw %struct.float2.0, ptr %8, i32 0, i32 1
  %417 = load float, ptr %416, align 4
  %418 = getelementptr inbounds nuw %struct.float2.0, ptr %7, i32 0, i32 1
  %419 = load float, ptr %418, align 4
  %420 = fsub contract float %417, %419
  store float %415, ptr %4, align 4
  store float %420, ptr %5, align 4
  %421 = load float, ptr %4, align 4
  store float %421, ptr %3, align 8
  %422 = load float, ptr %5, align 4
  %423 = getelementptr inbounds nuw %struct.float2.0, ptr %3, i32 0, i32 1
  store float %422, ptr %423, align 4
  %424 = load %struct.float2.0, ptr %3, align 8
  %425 = extractvalue %struct.float2.0 %424, 0
  store float %425, ptr %6, align 8
  %426 = getelementptr inbounds nuw %struct.float2.0, ptr %6, i32 0, i32 1
  %427 = extractvalue %struct.float2.0 %424, 1
  store float %427, ptr %426, align 4
  %428 = load %struct.float2.0, ptr %6, align 8
  %429 = extractvalue %struct.float2.0 %428, 0
  store float %429, ptr %171, align 8
  %430 = getelementptr inbounds nuw %struct.float2.0, ptr %171, i32 0, i32 1
  %431 = extractvalue %struct.float2.0 %428, 1
  store float %431, ptr %430, align 4
  %432 = load ptr, ptr %165, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %175, ptr align 8 %432, i64 8, i1 false)
  %433 = load ptr, ptr %167, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %176, ptr align 8 %433, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %176, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %175, i64 8, i1 false)
  %434 = load float, ptr %86, align 8
  %435 = load float, ptr %85, align 8
  %436 = fadd contract float %434, %435
  %437 = getelementptr inbounds nuw %struct.float2.0, ptr %86, i32 0, i32 1
  %438 = load float, ptr %437, align 4
  %439 = getelementptr inbounds nuw %struct.float2.0, ptr %85, i32 0, i32 1
  %440 = load float, ptr %439, align 4
  %441 = fadd contract float %438, %440
  store float %436, ptr %82, align 4
  store float %441, ptr %83, align 4
  %442 = load float, ptr %82, align 4
  store float %442, ptr %81, align 8
  %443 = load float, ptr %83, align 4
  %444 = getelementptr inbounds nuw %struct.float2.0, ptr %81, i32 0, i32 1
  store float %443, ptr %444, align 4
  %445 = load %struct.float2.0, ptr %81, align 8
  %446 = extractvalue %struct.float2.0 %445, 0
  store float %446, ptr %84, align 8
  %447 = getelementptr inbounds nuw %struct.float2.0, ptr %84, i32 0, i32 1
  %448 = extractvalue %struct.float2.0 %445, 1
  store float %448, ptr %447, align 4
  %449 = load %struct.float2.0, ptr %84, align 8
  %450 = extractvalue %struct.float2.0 %449, 0
  store float %450, ptr %174, align 8
  %451 = getelementptr inbounds nuw %struct.float2.0, ptr %174, i32 0, i32 1
  %452 = extractvalue %struct.float2.0 %449, 1
  store float %452, ptr %451, align 4
  %453 = load ptr, ptr %165, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %178, ptr align 8 %453, i64 8, i1 false)
  %454 = load ptr, ptr %167, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %179, ptr align 8 %454, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %179, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %178, i64 8, i1 false)
  %455 = load float, ptr %14, align 8
  %456 = load float, ptr %13, align 8
  %457 = fsub contract float %455, %456
  %458 = getelementptr inbounds nuw %struct.float2.0, ptr %14, i32 0, i32 1
  %459 = load float, ptr %458, align 4
  %460 = getelementptr inbounds nuw %struct.float2.0, ptr %13, i32 0, i32 1
  %461 = load float, ptr %460, align 4
  %462 = fsub contract float %459, %461
  store float %457, ptr %10, align 4
  store float %462, ptr %11, align 4
  %463 = load float, ptr %10, align 4
  store float %463, ptr %9, align 8
  %464 = load float, ptr %11, align 4
  %465 = getelementptr inbounds nuw %struct.float2.0, ptr %9, i32 0, i32 1
  store float %464, ptr %465, align 4
  %466 = load %struct.float2.0, ptr %9, align 8
  %467 = extractvalue %struct.float2.0 %466, 0
  store float %467, ptr %12, align 8
  %468 = getelementptr inbounds nuw %struct.float2.0, ptr %12, i32 0, i32 1
  %469 = extractvalue %struct.float2.0 %466, 1
  store float %469, ptr %468, align 4
  %470 = load %struct.float2.0, ptr %12, align 8
  %471 = extractvalue %struct.float2.0 %470, 0
  store float %471, ptr %177, align 8
  %472 = getelementptr inbounds nuw %struct.float2.0, ptr %177, i32 0, i32 1
  %473 = extractvalue %struct.float2.0 %470, 1
  store float %473, ptr %472, align 4
  %474 = getelementptr inbounds nuw %struct.float2.0, ptr %177, i32 0, i32 1
  %475 = load float, ptr %474, align 4
  %476 = load float, ptr %177, align 8
  %477 = fneg contract float %476
  store float %475, ptr %162, align 4
  store float %477, ptr %163, align 4
  %478 = load float, ptr %162, align 4
  store float %478, ptr %161, align 8
  %479 = load float, ptr %163, align 4
  %480 = getelementptr inbounds nuw %struct.float2.0, ptr %161, i32 0, i32 1
  store float %479, ptr %480, align 4
  %481 = load %struct.float2.0, ptr %161, align 8
  %482 = extractvalue %struct.float2.0 %481, 0
  store float %482, ptr %180, align 8
  %483 = getelementptr inbounds nuw %struct.float2.0, ptr %180, i32 0, i32 1
  %484 = extractvalue %struct.float2.0 %481, 1
  store float %484, ptr %483, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %177, ptr align 8 %180, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %168, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %183, ptr align 8 %174, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %183, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 8 %182, i64 8, i1 false)
  %485 = load float, ptr %92, align 8
  %486 = load float, ptr %91, align 8
  %487 = fadd contract float %485, %486
  %488 = getelementptr inbounds nuw %struct.float2.0, ptr %92, i32 0, i32 1
  %489 = load float, ptr %488, align 4
  %490 = getelementptr inbounds nuw %struct.float2.0, ptr %91, i32 0, i32 1
  %491 = load float, ptr %490, align 4
  %492 = fadd contract float %489, %491
  store float %487, ptr %88, align 4
  store float %492, ptr %89, align 4
  %493 = load float, ptr %88, align 4
  store float %493, ptr %87, align 8
  %494 = load float, ptr %89, align 4
  %495 = getelementptr inbounds nuw %struct.float2.0, ptr %87, i32 0, i32 1
  store float %494, ptr %495, align 4
  %496 = load %struct.float2.0, ptr %87, align 8
  %497 = extractvalue %struct.float2.0 %496, 0
  store float %497, ptr %90, align 8
  %498 = getelementptr inbounds nuw %struct.float2.0, ptr %90, i32 0, i32 1
  %499 = extractvalue %struct.float2.0 %496, 1
  store float %499, ptr %498, align 4
  %500 = load %struct.float2.0, ptr %90, align 8
  %501 = extractvalue %struct.float2.0 %500, 0
  store float %501, ptr %181, align 8
  %502 = getelementptr inbounds nuw %struct.float2.0, ptr %181, i32 0, i32 1
  %503 = extractvalue %struct.float2.0 %500, 1
  store float %503, ptr %502, align 4
  %504 = load ptr, ptr %164, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %504, ptr align 8 %181, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %185, ptr align 8 %168, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %186, ptr align 8 %174, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %186, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %185, i64 8, i1 false)
  %505 = load float, ptr %20, align 8
  %506 = load float, ptr %19, align 8
  %507 = fsub contract float %505, %506
  %508 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 1
  %509 = load float, ptr %508, align 4
  %510 = getelementptr inbounds nuw %struct.float2.0, ptr %19, i32 0, i32 1
  %511 = load float, ptr %510, align 4
  %512 = fsub contract float %509, %511
  store float %507, ptr %16, align 4
  store float %512, ptr %17, align 4
  %513 = load float, ptr %16, align 4
  store float %513, ptr %15, align 8
  %514 = load float, ptr %17, align 4
  %515 = getelementptr inbounds nuw %struct.float2.0, ptr %15, i32 0, i32 1
  store float %514, ptr %515, align 4
  %516 = load %struct.float2.0, ptr %15, align 8
  %517 = extractvalue %struct.float2.0 %516, 0
  store float %517, ptr %18, align 8
  %518 = getelementptr inbounds nuw %struct.float2.0, ptr %18, i32 0, i32 1
  %519 = extractvalue %struct.float2.0 %516, 1
  store float %519, ptr %518, align 4
  %520 = load %struct.float2.0, ptr %18, align 8
  %521 = extractvalue %struct.float2.0 %520, 0
  store float %521, ptr %184, align 8
  %522 = getelementptr inbounds nuw %struct.float2.0, ptr %184, i32 0, i32 1
  %523 = extractvalue %struct.float2.0 %520, 1
  store float %523, ptr %522, align 4
  %524 = load ptr, ptr %166, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %524, ptr align 8 %184, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %188, ptr align 8 %171, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %189, ptr align 8 %177, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %189, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %188, i64 8, i1 false)
  %525 = load float, ptr %98, align 8
  %526 = load float, ptr %97, align 8
  %527 = fadd contract float %525, %526
  %528 = getelementptr inbounds nuw %struct.float2.0, ptr %98, i32 0, i32 1
  %529 = load float, ptr %528, align 4
  %530 = getelementptr inbounds nuw %struct.float2.0, ptr %97, i32 0, i32 1
  %531 = load float, ptr %530, align 4
  %532 = fadd contract float %529, %531
  store float %527, ptr %94, align 4
  store float %532, ptr %95, align 4
  %533 = load float, ptr %94, align 4
  store float %533, ptr %93, align 8
  %534 = load float, ptr %95, align 4
  %535 = getelementptr inbounds nuw %struct.float2.0, ptr %93, i32 0, i32 1
  store float %534, ptr %535, align 4
  %536 = load %struct.float2.0, ptr %93, align 8
  %537 = extractvalue %struct.float2.0 %536, 0
  store float %537, ptr %96, align 8
  %538 = getelementptr inbounds nuw %struct.float2.0, ptr %96, i32 0, i32 1
  %539 = extractvalue %struct.float2.0 %536, 1
  store float %539, ptr %538, align 4
  %540 = load %struct.float2.0, ptr %96, align 8
  %541 = extractvalue %struct.float2.0 %540, 0
  store float %541, ptr %187, align 8
  %542 = getelementptr inbounds nuw %struct.float2.0, ptr %187, i32 0, i32 1
  %543 = extractvalue %struct.float2.0 %540, 1
  store float %543, ptr %542, align 4
  %544 = load ptr, ptr %165, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %187, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %191, ptr align 8 %171, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %192, ptr align 8 %177, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %192, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %191, i64 8, i1 false)
  %545 = load float, ptr %26, align 8
  %546 = load float, ptr %25, align 8
  %547 = fsub contract float %545, %546
  %548 = getelementptr inbounds nuw %struct.float2.0, ptr %26, i32 0, i32 1
  %549 = load float, ptr %548, align 4
  %550 = getelementptr inbounds nuw %struct.float2.0, ptr %25, i32 0, i32 1
  %551 = load float, ptr %550, align 4
  %552 = fsub contract float %549, %551
  store float %547, ptr %22, align 4
  store float %552, ptr %23, align 4
  %553 = load float, ptr %22, align 4
  store float %553, ptr %21, align 8
  %554 = load float, ptr %23, align 4
  %555 = getelementptr inbounds nuw %struct.float2.0, ptr %21, i32 0, i32 1
  store float %554, ptr %555, align 4
  %556 = load %struct.float2.0, ptr %21, align 8
  %557 = extractvalue %struct.float2.0 %556, 0
  store float %557, ptr %24, align 8
  %558 = getelementptr inbounds nuw %struct.float2.0, ptr %24, i32 0, i32 1
  %559 = extractvalue %struct.float2.0 %556, 1
  store float %559, ptr %558, align 4
  %560 = load %struct.float2.0, ptr %24, align 8
  %561 = extractvalue %struct.float2.0 %560, 0
  store float %561, ptr %190, align 8
  %562 = getelementptr inbounds nuw %struct.float2.0, ptr %190, i32 0, i32 1
  %563 = extractvalue %struct.float2.0 %560, 1
  store float %563, ptr %562, align 4
  %564 = load ptr, ptr %167, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %564, ptr align 8 %190, i64 8, i1 false)
  %565 = load ptr, ptr %222, align 8
  %566 = getelementptr inbounds %struct.float2.0, ptr %565, i64 1
  %567 = load ptr, ptr %222, align 8
  %568 = getelementptr inbounds %struct.float2.0, ptr %567, i64 3
  %569 = load ptr, ptr %222, align 8
  %570 = getelementptr inbounds %struct.float2.0, ptr %569, i64 5
  %571 = load ptr, ptr %222, align 8
  %572 = getelementptr inbounds %struct.float2.0, ptr %571, i64 7
  store ptr %566, ptr %193, align 8
  store ptr %568, ptr %194, align 8
  store ptr %570, ptr %195, align 8
  store ptr %572, ptr %196, align 8
  %573 = load ptr, ptr %193, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %198, ptr align 8 %573, i64 8, i1 false)
  %574 = load ptr, ptr %195, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %199, ptr align 8 %574, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %103, ptr align 8 %199, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %198, i64 8, i1 false)
  %575 = load float, ptr %104, align 8
  %576 = load float, ptr %103, align 8
  %577 = fadd contract float %575, %576
  %578 = getelementptr inbounds nuw %struct.float2.0, ptr %104, i32 0, i32 1
  %579 = load float, ptr %578, align 4
  %580 = getelementptr inbounds nuw %struct.float2.0, ptr %103, i32 0, i32 1
  %581 = load float, ptr %580, align 4
  %582 = fadd contract float %579, %581
  store float %577, ptr %100, align 4
  store float %582, ptr %101, align 4
  %583 = load float, ptr %100, align 4
  store float %583, ptr %99, align 8
  %584 = load float, ptr %101, align 4
  %585 = getelementptr inbounds nuw %struct.float2.0, ptr %99, i32 0, i32 1
  store float %584, ptr %585, align 4
  %586 = load %struct.float2.0, ptr %99, align 8
  %587 = extractvalue %struct.float2.0 %586, 0
  store float %587, ptr %102, align 8
  %588 = getelementptr inbounds nuw %struct.float2.0, ptr %102, i32 0, i32 1
  %589 = extractvalue %struct.float2.0 %586, 1
  store float %589, ptr %588, align 4
  %590 = load %struct.float2.0, ptr %102, align 8
  %591 = extractvalue %struct.float2.0 %590, 0
  store float %591, ptr %197, align 8
  %592 = getelementptr inbounds nuw %struct.float2.0, ptr %197, i32 0, i32 1
  %593 = extractvalue %struct.float2.0 %590, 1
  store float %593, ptr %592, align 4
  %594 = load ptr, ptr %193, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %201, ptr align 8 %594, i64 8, i1 false)
  %595 = load ptr, ptr %195, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %595, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %202, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %201, i64 8, i1 false)
  %596 = load float, ptr %32, align 8
  %597 = load float, ptr %31, align 8
  %598 = fsub contract float %596, %597
  %599 = getelementptr inbounds nuw %struct.float2.0, ptr %32, i32 0, i32 1
  %600 = load float, ptr %599, align 4
  %601 = getelementptr inbounds nuw %struct.float2.0, ptr %31, i32 0, i32 1
  %602 = load float, ptr %601, align 4
  %603 = fsub contract float %600, %602
  store float %598, ptr %28, align 4
  store float %603, ptr %29, align 4
  %604 = load float, ptr %28, align 4
  store float %604, ptr %27, align 8
  %605 = load float, ptr %29, align 4
  %606 = getelementptr inbounds nuw %struct.float2.0, ptr %27, i32 0, i32 1
  store float %605, ptr %606, align 4
  %607 = load %struct.float2.0, ptr %27, align 8
  %608 = extractvalue %struct.float2.0 %607, 0
  store float %608, ptr %30, align 8
  %609 = getelementptr inbounds nuw %struct.float2.0, ptr %30, i32 0, i32 1
  %610 = extractvalue %struct.float2.0 %607, 1
  store float %610, ptr %609, align 4
  %611 = load %struct.float2.0, ptr %30, align 8
  %612 = extractvalue %struct.float2.0 %611, 0
  store float %612, ptr %200, align 8
  %613 = getelementptr inbounds nuw %struct.float2.0, ptr %200, i32 0, i32 1
  %614 = extractvalue %struct.float2.0 %611, 1
  store float %614, ptr %613, align 4
  %615 = load ptr, ptr %194, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %204, ptr align 8 %615, i64 8, i1 false)
  %616 = load ptr, ptr %196, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %205, ptr align 8 %616, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 8 %205, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %204, i64 8, i1 false)
  %617 = load float, ptr %110, align 8
  %618 = load float, ptr %109, align 8
  %619 = fadd contract float %617, %618
  %620 = getelementptr inbounds nuw %struct.float2.0, ptr %110, i32 0, i32 1
  %621 = load float, ptr %620, align 4
  %622 = getelementptr inbounds nuw %struct.float2.0, ptr %109, i32 0, i32 1
  %623 = load float, ptr %622, align 4
  %624 = fadd contract float %621, %623
  store float %619, ptr %106, align 4
  store float %624, ptr %107, align 4
  %625 = load float, ptr %106, align 4
  store float %625, ptr %105, align 8
  %626 = load float, ptr %107, align 4
  %627 = getelementptr inbounds nuw %struct.float2.0, ptr %105, i32 0, i32 1
  store float %626, ptr %627, align 4
  %628 = load %struct.float2.0, ptr %105, align 8
  %629 = extractvalue %struct.float2.0 %628, 0
  store float %629, ptr %108, align 8
  %630 = getelementptr inbounds nuw %struct.float2.0, ptr %108, i32 0, i32 1
  %631 = extractvalue %struct.float2.0 %628, 1
  store float %631, ptr %630, align 4
  %632 = load %struct.float2.0, ptr %108, align 8
  %633 = extractvalue %struct.float2.0 %632, 0
  store float %633, ptr %203, align 8
  %634 = getelementptr inbounds nuw %struct.float2.0, ptr %203, i32 0, i32 1
  %635 = extractvalue %struct.float2.0 %632, 1
  store float %635, ptr %634, align 4
  %636 = load ptr, ptr %194, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %207, ptr align 8 %636, i64 8, i1 false)
  %637 = load ptr, ptr %196, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %208, ptr align 8 %637, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %208, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %207, i64 8, i1 false)
  %638 = load float, ptr %38, align 8
  %639 = load float, ptr %37, align 8
  %640 = fsub contract float %638, %639
  %641 = getelementptr inbounds nuw %struct.float2.0, ptr %38, i32 0, i32 1
  %642 = load float, ptr %641, align 4
  %643 = getelementptr inbounds nuw %struct.float2.0, ptr %37, i32 0, i32 1
  %644 = load float, ptr %643, align 4
  %645 = fsub contract float %642, %644
  store float %640, ptr %34, align 4
  store float %645, ptr %35, align 4
  %646 = load float, ptr %34, align 4
  store float %646, ptr %33, align 8
  %647 = load float, ptr %35, align 4
  %648 = getelementptr inbounds nuw %struct.float2.0, ptr %33, i32 0, i32 1
  store float %647, ptr %648, align 4
  %649 = load %struct.float2.0, ptr %33, align 8
  %650 = extractvalue %struct.float2.0 %649, 0
  store float %650, ptr %36, align 8
  %651 = getelementptr inbounds nuw %struct.float2.0, ptr %36, i32 0, i32 1
  %652 = extractvalue %struct.float2.0 %649, 1
  store float %652, ptr %651, align 4
  %653 = load %struct.float2.0, ptr %36, align 8
  %654 = extractvalue %struct.float2.0 %653, 0
  store float %654, ptr %206, align 8
  %655 = getelementptr inbounds nuw %struct.float2.0, ptr %206, i32 0, i32 1
  %656 = extractvalue %struct.float2.0 %653, 1
  store float %656, ptr %655, align 4
  %657 = getelementptr inbounds nuw %struct.float2.0, ptr %206, i32 0, i32 1
  %658 = load float, ptr %657, align 4
  %659 = load float, ptr %206, align 8
  %660 = fneg contract float %659
  store float %658, ptr %159, align 4
  store float %660, ptr %160, align 4
  %661 = load float, ptr %159, align 4
  store float %661, ptr %158, align 8
  %662 = load float, ptr %160, align 4
  %663 = getelementptr inbounds nuw %struct.float2.0, ptr %158, i32 0, i32 1
  store float %662, ptr %663, align 4
  %664 = load %struct.float2.0, ptr %158, align 8
  %665 = extractvalue %struct.float2.0 %664, 0
  store float %665, ptr %209, align 8
  %666 = getelementptr inbounds nuw %struct.float2.0, ptr %209, i32 0, i32 1
  %667 = extractvalue %struct.float2.0 %664, 1
  store float %667, ptr %666, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %206, ptr align 8 %209, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %211, ptr align 8 %197, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %212, ptr align 8 %203, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %212, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %116, ptr align 8 %211, i64 8, i1 false)
  %668 = load float, ptr %116, align 8
  %669 = load float, ptr %115, align 8
  %670 = fadd contract float %668, %669
  %671 = getelementptr inbounds nuw %struct.float2.0, ptr %116, i32 0, i32 1
  %672 = load float, ptr %671, align 4
  %673 = getelementptr inbounds nuw %struct.float2.0, ptr %115, i32 0, i32 1
  %674 = load float, ptr %673, align 4
  %675 = fadd contract float %672, %674
  store float %670, ptr %112, align 4
  store float %675, ptr %113, align 4
  %676 = load float, ptr %112, align 4
  store float %676, ptr %111, align 8
  %677 = load float, ptr %113, align 4
  %678 = getelementptr inbounds nuw %struct.float2.0, ptr %111, i32 0, i32 1
  store float %677, ptr %678, align 4
  %679 = load %struct.float2.0, ptr %111, align 8
  %680 = extractvalue %struct.float2.0 %679, 0
  store float %680, ptr %114, align 8
  %681 = getelementptr inbounds nuw %struct.float2.0, ptr %114, i32 0, i32 1
  %682 = extractvalue %struct.float2.0 %679, 1
  store float %682, ptr %681, align 4
  %683 = load %struct.float2.0, ptr %114, align 8
  %684 = extractvalue %struct.float2.0 %683, 0
  store float %684, ptr %210, align 8
  %685 = getelementptr inbounds nuw %struct.float2.0, ptr %210, i32 0, i32 1
  %686 = extractvalue %struct.float2.0 %683, 1
  store float %686, ptr %685, align 4
  %687 = load ptr, ptr %193, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %687, ptr align 8 %210, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %197, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %215, ptr align 8 %203, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %215, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %214, i64 8, i1 false)
  %688 = load float, ptr %44, align 8
  %689 = load float, ptr %43, align 8
  %690 = fsub contract float %688, %689
  %691 = getelementptr inbounds nuw %struct.float2.0, ptr %44, i32 0, i32 1
  %692 = load float, ptr %691, align 4
  %693 = getelementptr inbounds nuw %struct.float2.0, ptr %43, i32 0, i32 1
  %694 = load float, ptr %693, align 4
  %695 = fsub contract float %692, %694
  store float %690, ptr %40, align 4
  store float %695, ptr %41, align 4
  %696 = load float, ptr %40, align 4
  store float %696, ptr %39, align 8
  %697 = load float, ptr %41, align 4
  %698 = getelementptr inbounds nuw %struct.float2.0, ptr %39, i32 0, i32 1
  store float %697, ptr %698, align 4
  %699 = load %struct.float2.0, ptr %39, align 8
  %700 = extractvalue %struct.float2.0 %699, 0
  store float %700, ptr %42, align 8
  %701 = getelementptr inbounds nuw %struct.float2.0, ptr %42, i32 0, i32 1
  %702 = extractvalue %struct.float2.0 %699, 1
  store float %702, ptr %701, align 4
  %703 = load %struct.float2.0, ptr %42, align 8
  %704 = extractvalue %struct.float2.0 %703, 0
  store float %704, ptr %213, align 8
  %705 = getelementptr inbounds nuw %struct.float2.0, ptr %213, i32 0, i32 1
  %706 = extractvalue %struct.float2.0 %703, 1
  store float %706, ptr %705, align 4
  %707 = load ptr, ptr %195, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %707, ptr align 8 %213, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %217, ptr align 8 %200, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %218, ptr align 8 %206, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %121, ptr align 8 %218, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %217, i64 8, i1 false)
  %708 = load float, ptr %122, align 8
  %709 = load float, ptr %121, align 8
  %710 = fadd contract float %708, %709
  %711 = getelementptr inbounds nuw %struct.float2.0, ptr %122, i32 0, i32 1
  %712 = load float, ptr %711, align 4
  %713 = getelementptr inbounds nuw %struct.float2.0, ptr %121, i32 0, i32 1
  %714 = load float, ptr %713, align 4
  %715 = fadd contract float %712, %714
  store float %710, ptr %118, align 4
  store float %715, ptr %119, align 4
  %716 = load float, ptr %118, align 4
  store float %716, ptr %117, align 8
  %717 = load float, ptr %119, align 4
  %718 = getelementptr inbounds nuw %struct.float2.0, ptr %117, i32 0, i32 1
  store float %717, ptr %718, align 4
  %719 = load %struct.float2.0, ptr %117, align 8
  %720 = extractvalue %struct.float2.0 %719, 0
  store float %720, ptr %120, align 8
  %721 = getelementptr inbounds nuw %struct.float2.0, ptr %120, i32 0, i32 1
  %722 = extractvalue %struct.float2.0 %719, 1
  store float %722, ptr %721, align 4
  %723 = load %struct.float2.0, ptr %120, align 8
  %724 = extractvalue %struct.float2.0 %723, 0
  store float %724, ptr %216, align 8
  %725 = getelementptr inbounds nuw %struct.float2.0, ptr %216, i32 0, i32 1
  %726 = extractvalue %struct.float2.0 %723, 1
  store float %726, ptr %725, align 4
  %727 = load ptr, ptr %194, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %727, ptr align 8 %216, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %220, ptr align 8 %200, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %221, ptr align 8 %206, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %221, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %220, i64 8, i1 false)
  %728 = load float, ptr %50, align 8
  %729 = load float, ptr %49, align 8
  %730 = fsub contract float %728, %729
  %731 = getelementptr inbounds nuw %struct.float2.0, ptr %50, i32 0, i32 1
  %732 = load float, ptr %731, align 4
  %733 = getelementptr inbounds nuw %struct.float2.0, ptr %49, i32 0, i32 1
  %734 = load float, ptr %733, align 4
  %735 = fsub contract float %732, %734
  store float %730, ptr %46, align 4
  store float %735, ptr %47, align 4
  %736 = load float, ptr %46, align 4
  store float %736, ptr %45, align 8
  %737 = load float, ptr %47, align 4
  %738 = getelementptr inbounds nuw %struct.float2.0, ptr %45, i32 0, i32 1
  store float %737, ptr %738, align 4
  %739 = load %struct.float2.0, ptr %45, align 8
  %740 = extractvalue %struct.float2.0 %739, 0
  store float %740, ptr %48, align 8
  %741 = getelementptr inbounds nuw %struct.float2.0, ptr %48, i32 0, i32 1
  %742 = extractvalue %struct.float2.0 %739, 1
  store float %742, ptr %741, align 4
  %743 = load %struct.float2.0, ptr %48, align 8
  %744 = extractvalue %struct.float2.0 %743, 0
  store float %744, ptr %219, align 8
  %745 = getelementptr inbounds nuw %struct.float2.0, ptr %219, i32 0, i32 1
  %746 = extractvalue %struct.float2.0 %743, 1
  store float %746, ptr %745, align 4
  %747 = load ptr, ptr %196, align 8, !nonnull !14, !align !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %747, ptr align 8 %219, i64 8, i1 false)
  %748 = load ptr, ptr %222, align 8
  %749 = getelementptr inbounds %struct.float2.0, ptr %748, i64 3
  %750 = load float, ptr %749, align 8
  %751 = load ptr, ptr %222, align 8
  %752 = getelementptr inbounds %struct.float2.0, ptr %751, i64 3
  %753 = getelementptr inbounds nuw %struct.float2.0, ptr %752, i32 0, i32 1
  %754 = load float, ptr %753, align 4
  %755 = fadd contract float %750, %754
  %756 = fmul contract float 0x3FE6A09E60000000, %755
  %757 = load ptr, ptr %222, align 8
  %758 = getelementptr inbounds %struct.float2.0, ptr %757, i64 3
  %759 = getelementptr inbounds nuw %struct.float2.0, ptr %758, i32 0, i32 1
  %760 = load float, ptr %759, align 4
  %761 = load ptr, ptr %222, align 8
  %762 = getelementptr inbounds %struct.float2.0, ptr %761, i64 3
  %763 = load float, ptr %762, align 8
  %764 = fsub contract float %760, %763
  %765 = fmul contract float 0x3FE6A09E60000000, %764
  store float %756, ptr %150, align 4
  store float %765, ptr %151, align 4
  %766 = load float, ptr %150, align 4
  store float %766, ptr %149, align 8
  %767 = load float, ptr %151, align 4
  %768 = getelementptr inbounds nuw %struct.float2.0, ptr %149, i32 0, i32 1
  store float %767, ptr %768, align 4
  %769 = load %struct.float2.0, ptr %149, align 8
  %770 = extractvalue %struct.float2.0 %769, 0
  store float %770, ptr %224, align 8
  %771 = getelementptr inbounds nuw %struct.float2.0, ptr %224, i32 0, i32 1
  %772 = extractvalue %struct.float2.0 %769, 1
  store float %772, ptr %771, align 4
  %773 = load ptr, ptr %222, align 8
  %774 = getelementptr inbounds %struct.float2.0, ptr %773, i64 5
  %775 = getelementptr inbounds nuw %struct.float2.0, ptr %774, i32 0, i32 1
  %776 = load float, ptr %775, align 4
  %777 = load ptr, ptr %222, align 8
  %778 = getelementptr inbounds %struct.float2.0, ptr %777, i64 5
  %779 = load float, ptr %778, align 8
  %780 = fneg contract float %779
  store float %776, ptr %153, align 4
  store float %780, ptr %154, align 4
  %781 = load float, ptr %153, align 4
  store float %781, ptr %152, align 8
  %782 = load float, ptr %154, align 4
  %783 = getelementptr inbounds nuw %struct.float2.0, ptr %152, i32 0, i32 1
  store float %782, ptr %783, align 4
  %784 = load %struct.float2.0, ptr %152, align 8
  %785 = extractvalue %struct.float2.0 %784, 0
  store float %785, ptr %225, align 8
  %786 = getelementptr inbounds nuw %struct.float2.0, ptr %225, i32 0, i32 1
  %787 = extractvalue %struct.float2.0 %784, 1
  store float %787, ptr %786, align 4
  %788 = load ptr, ptr %222, align 8
  %789 = getelementptr inbounds %struct.float2.0, ptr %788, i64 7
  %790 = getelementptr inbounds nuw %struct.float2.0, ptr %789, i32 0, i32 1
  %791 = load float, ptr %790, align 4
  %792 = load ptr, ptr %222, align 8
  %793 = getelementptr inbounds %struct.float2.0, ptr %792, i64 7
  %794 = load float, ptr %793, align 8
  %795 = fsub contract float %791, %794
  %796 = fmul contract float 0x3FE6A09E60000000, %795
  %797 = load ptr, ptr %222, align 8
  %798 = getelementptr inbounds %struct.float2.0, ptr %797, i64 7
  %799 = load float, ptr %798, align 8
  %800 = load ptr, ptr %222, align 8
  %801 = getelementptr inbounds %struct.float2.0, ptr %800, i64 7
  %802 = getelementptr inbounds nuw %struct.float2.0, ptr %801, i32 0, i32 1
  %803 = load float, ptr %802, align 4
  %804 = fadd contract float %799, %803
  %805 = fmul contract float 0xBFE6A09E60000000, %804
  store float %796, ptr %156, align 4
  store float %805, ptr %157, align 4
  %806 = load float, ptr %156, align 4
  store float %806, ptr %155, align 8
  %807 = load float, ptr %157, align 4
  %808 = getelementptr inbounds nuw %struct.float2.0, ptr %155, i32 0, i32 1
  store float %807, ptr %808, align 4
  %809 = load %struct.float2.0, ptr %155, align 8
  %810 = extractvalue %struct.float2.0 %809, 0
  store float %810, ptr %226, align 8
  %811 = getelementptr inbounds nuw %struct.float2.0, ptr %226, i32 0, i32 1
  %812 = extractvalue %struct.float2.0 %809, 1
  store float %812, ptr %811, align 4
  %813 = load ptr, ptr %222, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %813, i64 8, i1 false)
  %814 = load ptr, ptr %222, align 8
  %815 = getelementptr inbounds %struct.float2.0, ptr %814, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %228, ptr align 8 %815, i64 8, i1 false)
  %816 = load ptr, ptr %222, align 8
  %817 = getelementptr inbounds %struct.float2.0, ptr %816, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %229, ptr align 8 %817, i64 8, i1 false)
  %818 = load ptr, ptr %222, align 8
  %819 = getelementptr inbounds %struct.float2.0, ptr %818, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %230, ptr align 8 %819, i64 8, i1 false)
  %820 = load ptr, ptr %222, align 8
  %821 = getelementptr inbounds %struct.float2.0, ptr %820, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %231, ptr align 8 %821, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %233, ptr align 8 %227, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %234, ptr align 8 %231, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %127, ptr align 8 %234, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %128, ptr align 8 %233, i64 8, i1 false)
  %822 = load float, ptr %128, align 8
  %823 = load float, ptr %127, align 8
  %824 = fadd contract float %822, %823
  %825 = getelementptr inbounds nuw %struct.float2.0, ptr %128, i32 0, i32 1
  %826 = load float, ptr %825, align 4
  %827 = getelementptr inbounds nuw %struct.float2.0, ptr %127, i32 0, i32 1
  %828 = load float, ptr %827, align 4
  %829 = fadd contract float %826, %828
  store float %824, ptr %124, align 4
  store float %829, ptr %125, align 4
  %830 = load float, ptr %124, align 4
  store float %830, ptr %123, align 8
  %831 = load float, ptr %125, align 4
  %832 = getelementptr inbounds nuw %struct.float2.0, ptr %123, i32 0, i32 1
  store float %831, ptr %832, align 4
  %833 = load %struct.float2.0, ptr %123, align 8
  %834 = extractvalue %struct.float2.0 %833, 0
  store float %834, ptr %126, align 8
  %835 = getelementptr inbounds nuw %struct.float2.0, ptr %126, i32 0, i32 1
  %836 = extractvalue %struct.float2.0 %833, 1
  store float %836, ptr %835, align 4
  %837 = load %struct.float2.0, ptr %126, align 8
  %838 = extractvalue %struct.float2.0 %837, 0
  store float %838, ptr %232, align 8
  %839 = getelementptr inbounds nuw %struct.float2.0, ptr %232, i32 0, i32 1
  %840 = extractvalue %struct.float2.0 %837, 1
  store float %840, ptr %839, align 4
  %841 = load ptr, ptr %222, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %841, ptr align 8 %232, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %236, ptr align 8 %227, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 8 %231, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %237, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %236, i64 8, i1 false)
  %842 = load float, ptr %56, align 8
  %843 = load float, ptr %55, align 8
  %844 = fsub contract float %842, %843
  %845 = getelementptr inbounds nuw %struct.float2.0, ptr %56, i32 0, i32 1
  %846 = load float, ptr %845, align 4
  %847 = getelementptr inbounds nuw %struct.float2.0, ptr %55, i32 0, i32 1
  %848 = load float, ptr %847, align 4
  %849 = fsub contract float %846, %848
  store float %844, ptr %52, align 4
  store float %849, ptr %53, align 4
  %850 = load float, ptr %52, align 4
  store float %850, ptr %51, align 8
  %851 = load float, ptr %53, align 4
  %852 = getelementptr inbounds nuw %struct.float2.0, ptr %51, i32 0, i32 1
  store float %851, ptr %852, align 4
  %853 = load %struct.float2.0, ptr %51, align 8
  %854 = extractvalue %struct.float2.0 %853, 0
  store float %854, ptr %54, align 8
  %855 = getelementptr inbounds nuw %struct.float2.0, ptr %54, i32 0, i32 1
  %856 = extractvalue %struct.float2.0 %853, 1
  store float %856, ptr %855, align 4
  %857 = load %struct.float2.0, ptr %54, align 8
  %858 = extractvalue %struct.float2.0 %857, 0
  store float %858, ptr %235, align 8
  %859 = getelementptr inbounds nuw %struct.float2.0, ptr %235, i32 0, i32 1
  %860 = extractvalue %struct.float2.0 %857, 1
  store float %860, ptr %859, align 4
  %861 = load ptr, ptr %222, align 8
  %862 = getelementptr inbounds %struct.float2.0, ptr %861, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %862, ptr align 8 %235, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %239, ptr align 8 %228, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %240, ptr align 8 %224, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %133, ptr align 8 %240, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %239, i64 8, i1 false)
  %863 = load float, ptr %134, align 8
  %864 = load float, ptr %133, align 8
  %865 = fadd contract float %863, %864
  %866 = getelementptr inbounds nuw %struct.float2.0, ptr %134, i32 0, i32 1
  %867 = load float, ptr %866, align 4
  %868 = getelementptr inbounds nuw %struct.float2.0, ptr %133, i32 0, i32 1
  %869 = load float, ptr %868, align 4
  %870 = fadd contract float %867, %869
  store float %865, ptr %130, align 4
  store float %870, ptr %131, align 4
  %871 = load float, ptr %130, align 4
  store float %871, ptr %129, align 8
  %872 = load float, ptr %131, align 4
  %873 = getelementptr inbounds nuw %struct.float2.0, ptr %129, i32 0, i32 1
  store float %872, ptr %873, align 4
  %874 = load %struct.float2.0, ptr %129, align 8
  %875 = extractvalue %struct.float2.0 %874, 0
  store float %875, ptr %132, align 8
  %876 = getelementptr inbounds nuw %struct.float2.0, ptr %132, i32 0, i32 1
  %877 = extractvalue %struct.float2.0 %874, 1
  store float %877, ptr %876, align 4
  %878 = load %struct.float2.0, ptr %132, align 8
  %879 = extractvalue %struct.float2.0 %878, 0
  store float %879, ptr %238, align 8
  %880 = getelementptr inbounds nuw %struct.float2.0, ptr %238, i32 0, i32 1
  %881 = extractvalue %struct.float2.0 %878, 1
  store float %881, ptr %880, align 4
  %882 = load ptr, ptr %222, align 8
  %883 = getelementptr inbounds %struct.float2.0, ptr %882, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %883, ptr align 8 %238, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %242, ptr align 8 %228, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %243, ptr align 8 %224, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %243, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %242, i64 8, i1 false)
  %884 = load float, ptr %62, align 8
  %885 = load float, ptr %61, align 8
  %886 = fsub contract float %884, %885
  %887 = getelementptr inbounds nuw %struct.float2.0, ptr %62, i32 0, i32 1
  %888 = load float, ptr %887, align 4
  %889 = getelementptr inbounds nuw %struct.float2.0, ptr %61, i32 0, i32 1
  %890 = load float, ptr %889, align 4
  %891 = fsub contract float %888, %890
  store float %886, ptr %58, align 4
  store float %891, ptr %59, align 4
  %892 = load float, ptr %58, align 4
  store float %892, ptr %57, align 8
  %893 = load float, ptr %59, align 4
  %894 = getelementptr inbounds nuw %struct.float2.0, ptr %57, i32 0, i32 1
  store float %893, ptr %894, align 4
  %895 = load %struct.float2.0, ptr %57, align 8
  %896 = extractvalue %struct.float2.0 %895, 0
  store float %896, ptr %60, align 8
  %897 = getelementptr inbounds nuw %struct.float2.0, ptr %60, i32 0, i32 1
  %898 = extractvalue %struct.float2.0 %895, 1
  store float %898, ptr %897, align 4
  %899 = load %struct.float2.0, ptr %60, align 8
  %900 = extractvalue %struct.float2.0 %899, 0
  store float %900, ptr %241, align 8
  %901 = getelementptr inbounds nuw %struct.float2.0, ptr %241, i32 0, i32 1
  %902 = extractvalue %struct.float2.0 %899, 1
  store float %902, ptr %901, align 4
  %903 = load ptr, ptr %222, align 8
  %904 = getelementptr inbounds %struct.float2.0, ptr %903, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %904, ptr align 8 %241, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %245, ptr align 8 %229, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %246, ptr align 8 %225, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 8 %246, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %140, ptr align 8 %245, i64 8, i1 false)
  %905 = load float, ptr %140, align 8
  %906 = load float, ptr %139, align 8
  %907 = fadd contract float %905, %906
  %908 = getelementptr inbounds nuw %struct.float2.0, ptr %140, i32 0, i32 1
  %909 = load float, ptr %908, align 4
  %910 = getelementptr inbounds nuw %struct.float2.0, ptr %139, i32 0, i32 1
  %911 = load float, ptr %910, align 4
  %912 = fadd contract float %909, %911
  store float %907, ptr %136, align 4
  store float %912, ptr %137, align 4
  %913 = load float, ptr %136, align 4
  store float %913, ptr %135, align 8
  %914 = load float, ptr %137, align 4
  %915 = getelementptr inbounds nuw %struct.float2.0, ptr %135, i32 0, i32 1
  store float %914, ptr %915, align 4
  %916 = load %struct.float2.0, ptr %135, align 8
  %917 = extractvalue %struct.float2.0 %916, 0
  store float %917, ptr %138, align 8
  %918 = getelementptr inbounds nuw %struct.float2.0, ptr %138, i32 0, i32 1
  %919 = extractvalue %struct.float2.0 %916, 1
  store float %919, ptr %918, align 4
  %920 = load %struct.float2.0, ptr %138, align 8
  %921 = extractvalue %struct.float2.0 %920, 0
  store float %921, ptr %244, align 8
  %922 = getelementptr inbounds nuw %struct.float2.0, ptr %244, i32 0, i32 1
  %923 = extractvalue %struct.float2.0 %920, 1
  store float %923, ptr %922, align 4
  %924 = load ptr, ptr %222, align 8
  %925 = getelementptr inbounds %struct.float2.0, ptr %924, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %925, ptr align 8 %244, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %248, ptr align 8 %229, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %225, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %249, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %248, i64 8, i1 false)
  %926 = load float, ptr %68, align 8
  %927 = load float, ptr %67, align 8
  %928 = fsub contract float %926, %927
  %929 = getelementptr inbounds nuw %struct.float2.0, ptr %68, i32 0, i32 1
  %930 = load float, ptr %929, align 4
  %931 = getelementptr inbounds nuw %struct.float2.0, ptr %67, i32 0, i32 1
  %932 = load float, ptr %931, align 4
  %933 = fsub contract float %930, %932
  store float %928, ptr %64, align 4
  store float %933, ptr %65, align 4
  %934 = load float, ptr %64, align 4
  store float %934, ptr %63, align 8
  %935 = load float, ptr %65, align 4
  %936 = getelementptr inbounds nuw %struct.float2.0, ptr %63, i32 0, i32 1
  store float %935, ptr %936, align 4
  %937 = load %struct.float2.0, ptr %63, align 8
  %938 = extractvalue %struct.float2.0 %937, 0
  store float %938, ptr %66, align 8
  %939 = getelementptr inbounds nuw %struct.float2.0, ptr %66, i32 0, i32 1
  %940 = extractvalue %struct.float2.0 %937, 1
  store float %940, ptr %939, align 4
  %941 = load %struct.float2.0, ptr %66, align 8
  %942 = extractvalue %struct.float2.0 %941, 0
  store float %942, ptr %247, align 8
  %943 = getelementptr inbounds nuw %struct.float2.0, ptr %247, i32 0, i32 1
  %944 = extractvalue %struct.float2.0 %941, 1
  store float %944, ptr %943, align 4
  %945 = load ptr, ptr %222, align 8
  %946 = getelementptr inbounds %struct.float2.0, ptr %945, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %946, ptr align 8 %247, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %251, ptr align 8 %230, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %226, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %145, ptr align 8 %252, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %146, ptr align 8 %251, i64 8, i1 false)
  %947 = load float, ptr %146, align 8
  %948 = load float, ptr %145, align 8
  %949 = fadd contract float %947, %948
  %950 = getelementptr inbounds nuw %struct.float2.0, ptr %146, i32 0, i32 1
  %951 = load float, ptr %950, align 4
  %952 = getelementptr inbounds nuw %struct.float2.0, ptr %145, i32 0, i32 1
  %953 = load float, ptr %952, align 4
  %954 = fadd contract float %951, %953
  store float %949, ptr %142, align 4
  store float %954, ptr %143, align 4
  %955 = load float, ptr %142, align 4
  store float %955, ptr %141, align 8
  %956 = load float, ptr %143, align 4
  %957 = getelementptr inbounds nuw %struct.float2.0, ptr %141, i32 0, i32 1
  store float %956, ptr %957, align 4
  %958 = load %struct.float2.0, ptr %141, align 8
  %959 = extractvalue %struct.float2.0 %958, 0
  store float %959, ptr %144, align 8
  %960 = getelementptr inbounds nuw %struct.float2.0, ptr %144, i32 0, i32 1
  %961 = extractvalue %struct.float2.0 %958, 1
  store float %961, ptr %960, align 4
  %962 = load %struct.float2.0, ptr %144, align 8
  %963 = extractvalue %struct.float2.0 %962, 0
  store float %963, ptr %250, align 8
  %964 = getelementptr inbounds nuw %struct.float2.0, ptr %250, i32 0, i32 1
  %965 = extractvalue %struct.float2.0 %962, 1
  store float %965, ptr %964, align 4
  %966 = load ptr, ptr %222, align 8
  %967 = getelementptr inbounds %struct.float2.0, ptr %966, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %967, ptr align 8 %250, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %230, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %255, ptr align 8 %226, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %255, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %254, i64 8, i1 false)
  %968 = load float, ptr %74, align 8
  %969 = load float, ptr %73, align 8
  %970 = fsub contract float %968, %969
  %971 = getelementptr inbounds nuw %struct.float2.0, ptr %74, i32 0, i32 1
  %972 = load float, ptr %971, align 4
  %973 = getelementptr inbounds nuw %struct.float2.0, ptr %73, i32 0, i32 1
  %974 = load float, ptr %973, align 4
  %975 = fsub contract float %972, %974
  store float %970, ptr %70, align 4
  store float %975, ptr %71, align 4
  %976 = load float, ptr %70, align 4
  store float %976, ptr %69, align 8
  %977 = load float, ptr %71, align 4
  %978 = getelementptr inbounds nuw %struct.float2.0, ptr %69, i32 0, i32 1
  store float %977, ptr %978, align 4
  %979 = load %struct.float2.0, ptr %69, align 8
  %980 = extractvalue %struct.float2.0 %979, 0
  store float %980, ptr %72, align 8
  %981 = getelementptr inbounds nuw %struct.float2.0, ptr %72, i32 0, i32 1
  %982 = extractvalue %struct.float2.0 %979, 1
  store float %982, ptr %981, align 4
  %983 = load %struct.float2.0, ptr %72, align 8
  %984 = extractvalue %struct.float2.0 %983, 0
  store float %984, ptr %253, align 8
  %985 = getelementptr inbounds nuw %struct.float2.0, ptr %253, i32 0, i32 1
  %986 = extractvalue %struct.float2.0 %983, 1
  store float %986, ptr %985, align 4
  %987 = load ptr, ptr %222, align 8
  %988 = getelementptr inbounds %struct.float2.0, ptr %987, i64 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %988, ptr align 8 %253, i64 8, i1 false)
  %989 = load i32, ptr %272, align 4
  %990 = load i32, ptr %275, align 4
  store i32 %989, ptr %147, align 4
  store i32 %990, ptr %148, align 4
  %991 = load i32, ptr %147, align 4
  %992 = load i32, ptr %148, align 4
  %993 = sdiv i32 %991, %992
  %994 = load i32, ptr %148, align 4
  %995 = mul nsw i32 %993, %994
  %996 = mul nsw i32 %995, 8
  %997 = load i32, ptr %147, align 4
  %998 = load i32, ptr %148, align 4
  %999 = srem i32 %997, %998
  %1000 = add nsw i32 %996, %999
  store i32 %1000, ptr %281, align 4
  store i32 0, ptr %282, align 4
  br label %1001

1001:                                             ; preds = %1029, %381
  %1002 = load i32, ptr %282, align 4
  %1003 = icmp slt i32 %1002, 8
  br i1 %1003, label %1004, label %1032

1004:                                             ; preds = %1001
  %1005 = load i32, ptr %282, align 4
  %1006 = sext i32 %1005 to i64
  %1007 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %1006
  %1008 = getelementptr inbounds nuw %struct.float2.0, ptr %1007, i32 0, i32 0
  %1009 = load float, ptr %1008, align 8
  %1010 = load i32, ptr %281, align 4
  %1011 = load i32, ptr %282, align 4
  %1012 = load i32, ptr %275, align 4
  %1013 = mul nsw i32 %1011, %1012
  %1014 = add nsw i32 %1010, %1013
  %1015 = sext i32 %1014 to i64
  %1016 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 0, i64 %1015
  store float %1009, ptr %1016, align 4
  %1017 = load i32, ptr %282, align 4
  %1018 = sext i32 %1017 to i64
  %1019 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %1018
  %1020 = getelementptr inbounds nuw %struct.float2.0, ptr %1019, i32 0, i32 1
  %1021 = load float, ptr %1020, align 4
  %1022 = load i32, ptr %281, align 4
  %1023 = load i32, ptr %282, align 4
  %1024 = load i32, ptr %275, align 4
  %1025 = mul nsw i32 %1023, %1024
  %1026 = add nsw i32 %1022, %1025
  %1027 = sext i32 %1026 to i64
  %1028 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 0, i64 %1027
  store float %1021, ptr %1028, align 4
  br label %1029

1029:                                             ; preds = %1004
  %1030 = load i32, ptr %282, align 4
  %1031 = add nsw i32 %1030, 1
  store i32 %1031, ptr %282, align 4
  br label %1001, !llvm.loop !22

1032:                                             ; preds = %1001
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %283, align 4
  br label %1033

1033:                                             ; preds = %1062, %1032
  %1034 = load i32, ptr %283, align 4
  %1035 = icmp slt i32 %1034, 8
  br i1 %1035, label %1036, label %1065

1036:                                             ; preds = %1033
  %1037 = load i32, ptr %272, align 4
  %1038 = load i32, ptr %283, align 4
  %1039 = mul nsw i32 %1038, 64
  %1040 = add nsw i32 %1037, %1039
  %1041 = sext i32 %1040 to i64
  %1042 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 0, i64 %1041
  %1043 = load float, ptr %1042, align 4
  %1044 = load i32, ptr %272, align 4
  %1045 = load i32, ptr %283, align 4
  %1046 = mul nsw i32 %1045, 64
  %1047 = add nsw i32 %1044, %1046
  %1048 = sext i32 %1047 to i64
  %1049 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 0, i64 %1048
  %1050 = load float, ptr %1049, align 4
  store float %1043, ptr %262, align 4
  store float %1050, ptr %263, align 4
  %1051 = load float, ptr %262, align 4
  store float %1051, ptr %261, align 8
  %1052 = load float, ptr %263, align 4
  %1053 = getelementptr inbounds nuw %struct.float2.0, ptr %261, i32 0, i32 1
  store float %1052, ptr %1053, align 4
  %1054 = load %struct.float2.0, ptr %261, align 8
  %1055 = getelementptr inbounds nuw %struct.float2.0, ptr %284, i32 0, i32 0
  %1056 = extractvalue %struct.float2.0 %1054, 0
  store float %1056, ptr %1055, align 8
  %1057 = getelementptr inbounds nuw %struct.float2.0, ptr %284, i32 0, i32 1
  %1058 = extractvalue %struct.float2.0 %1054, 1
  store float %1058, ptr %1057, align 4
  %1059 = load i32, ptr %283, align 4
  %1060 = sext i32 %1059 to i64
  %1061 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %1060
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1061, ptr align 8 %284, i64 8, i1 false)
  br label %1062

1062:                                             ; preds = %1036
  %1063 = load i32, ptr %283, align 4
  %1064 = add nsw i32 %1063, 1
  store i32 %1064, ptr %283, align 4
  br label %1033, !llvm.loop !23

1065:                                             ; preds = %1033
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %1066

1066:                                             ; preds = %1065
  %1067 = load i32, ptr %275, align 4
  %1068 = mul nsw i32 %1067, 8
  store i32 %1068, ptr %275, align 4
  br label %305, !llvm.loop !24

1069:                                             ; preds = %305
  store i32 0, ptr %285, align 4
  br label %1070

1070:                                             ; preds = %1084, %1069
  %1071 = load i32, ptr %285, align 4
  %1072 = icmp slt i32 %1071, 8
  br i1 %1072, label %1073, label %1087

1073:                                             ; preds = %1070
  %1074 = load i32, ptr %285, align 4
  %1075 = sext i32 %1074 to i64
  %1076 = getelementptr inbounds [8 x %struct.float2.0], ptr %273, i64 0, i64 %1075
  %1077 = load ptr, ptr %271, align 8
  %1078 = load i32, ptr %272, align 4
  %1079 = load i32, ptr %285, align 4
  %1080 = mul nsw i32 %1079, 64
  %1081 = add nsw i32 %1078, %1080
  %1082 = sext i32 %1081 to i64
  %1083 = getelementptr inbounds %struct.float2.0, ptr %1077, i64 %1082
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1083, ptr align 8 %1076, i64 8, i1 false)
  br label %1084

1084:                                             ; preds = %1073
  %1085 = load i32, ptr %285, align 4
  %1086 = add nsw i32 %1085, 1
  store i32 %1086, ptr %285, align 4
  br label %1070, !llvm.loop !25

1087:                                             ; preds = %1070
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn.ftz(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!nvvmir.version = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.count", i32 1}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !12}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !10, !12}
!14 = !{}
!15 = !{i64 8}
!16 = distinct !{!16, !10, !12}
!17 = distinct !{!17, !10, !12}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10, !12}
!20 = distinct !{!20, !10, !12}
!21 = distinct !{!21, !10, !12}
!22 = distinct !{!22, !10, !12}
!23 = distinct !{!23, !10, !12}
!24 = distinct !{!24, !10, !12}
!25 = distinct !{!25, !10, !12}
