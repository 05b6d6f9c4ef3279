; ModuleID = 'corpus/cuda/cu_lbm.cu'
source_filename = "corpus/cuda/cu_lbm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@ex = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@ey = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@opposite = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 3, i32 4, i32 1, i32 2, i32 7, i32 8, i32 5, i32 6], align 4
@weight = dso_local addrspace(4) externally_initialized constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(4) @ex to ptr), ptr addrspacecast (ptr addrspace(4) @ey to ptr), ptr addrspacecast (ptr addrspace(4) @opposite to ptr), ptr addrspacecast (ptr addrspace(4) @weight to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lbm_d2q9(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = alloca [9 x float], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %3
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %480

21:                                               ; preds = %6
  %22 = mul nsw i32 %4, %3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  %23 = add i32 %3, %12
  %24 = add nuw i32 %4, %17
  %25 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !tbaa !4
  %26 = sub i32 %23, %25
  %27 = srem i32 %26, %3
  %28 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !tbaa !4
  %29 = sub i32 %24, %28
  %30 = srem i32 %29, %4
  %31 = mul nsw i32 %30, %3
  %32 = add i32 %27, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  store float %35, ptr %7, align 4, !tbaa !8
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !tbaa !4
  %37 = sub i32 %23, %36
  %38 = srem i32 %37, %3
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !tbaa !4
  %40 = sub i32 %24, %39
  %41 = srem i32 %40, %4
  %42 = mul nsw i32 %41, %3
  %43 = add i32 %38, %22
  %44 = add i32 %43, %42
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %47, ptr %48, align 4, !tbaa !8
  %49 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 8), align 4, !tbaa !4
  %50 = sub i32 %23, %49
  %51 = srem i32 %50, %3
  %52 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !tbaa !4
  %53 = sub i32 %24, %52
  %54 = srem i32 %53, %4
  %55 = shl nsw i32 %22, 1
  %56 = mul nsw i32 %54, %3
  %57 = add i32 %51, %55
  %58 = add i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float %61, ptr %62, align 4, !tbaa !8
  %63 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 12), align 4, !tbaa !4
  %64 = sub i32 %23, %63
  %65 = srem i32 %64, %3
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !tbaa !4
  %67 = sub i32 %24, %66
  %68 = srem i32 %67, %4
  %69 = mul nsw i32 %22, 3
  %70 = mul nsw i32 %68, %3
  %71 = add i32 %65, %69
  %72 = add i32 %71, %70
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store float %75, ptr %76, align 4, !tbaa !8
  %77 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 16), align 4, !tbaa !4
  %78 = sub i32 %23, %77
  %79 = srem i32 %78, %3
  %80 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !tbaa !4
  %81 = sub i32 %24, %80
  %82 = srem i32 %81, %4
  %83 = shl nsw i32 %22, 2
  %84 = mul nsw i32 %82, %3
  %85 = add i32 %79, %83
  %86 = add i32 %85, %84
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store float %89, ptr %90, align 4, !tbaa !8
  %91 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 20), align 4, !tbaa !4
  %92 = sub i32 %23, %91
  %93 = srem i32 %92, %3
  %94 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !tbaa !4
  %95 = sub i32 %24, %94
  %96 = srem i32 %95, %4
  %97 = mul nsw i32 %22, 5
  %98 = mul nsw i32 %96, %3
  %99 = add i32 %93, %97
  %100 = add i32 %99, %98
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store float %103, ptr %104, align 4, !tbaa !8
  %105 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 24), align 4, !tbaa !4
  %106 = sub i32 %23, %105
  %107 = srem i32 %106, %3
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !tbaa !4
  %109 = sub i32 %24, %108
  %110 = srem i32 %109, %4
  %111 = mul nsw i32 %22, 6
  %112 = mul nsw i32 %110, %3
  %113 = add i32 %107, %111
  %114 = add i32 %113, %112
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %0, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store float %117, ptr %118, align 4, !tbaa !8
  %119 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 28), align 4, !tbaa !4
  %120 = sub i32 %23, %119
  %121 = srem i32 %120, %3
  %122 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !tbaa !4
  %123 = sub i32 %24, %122
  %124 = srem i32 %123, %4
  %125 = mul nsw i32 %22, 7
  %126 = mul nsw i32 %124, %3
  %127 = add i32 %121, %125
  %128 = add i32 %127, %126
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %0, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store float %131, ptr %132, align 4, !tbaa !8
  %133 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 32), align 4, !tbaa !4
  %134 = sub i32 %23, %133
  %135 = srem i32 %134, %3
  %136 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !tbaa !4
  %137 = sub i32 %24, %136
  %138 = srem i32 %137, %4
  %139 = shl nsw i32 %22, 3
  %140 = mul nsw i32 %138, %3
  %141 = add i32 %135, %139
  %142 = add i32 %141, %140
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %0, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !8
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store float %145, ptr %146, align 4, !tbaa !8
  %147 = mul nsw i32 %3, %17
  %148 = add nsw i32 %147, %12
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i8, ptr %2, i64 %149
  %151 = load i8, ptr %150, align 1, !tbaa !10
  %152 = icmp eq i8 %151, 0
  br i1 %152, label %153, label %212

153:                                              ; preds = %21
  %154 = load i32, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), align 4, !tbaa !4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %7, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = getelementptr inbounds float, ptr %1, i64 %149
  store float %157, ptr %158, align 4, !tbaa !8
  %159 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 4), align 4, !tbaa !4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %7, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = add nsw i32 %22, %148
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %1, i64 %164
  store float %162, ptr %165, align 4, !tbaa !8
  %166 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 8), align 4, !tbaa !4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %7, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = add nsw i32 %55, %148
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr %1, i64 %171
  store float %169, ptr %172, align 4, !tbaa !8
  %173 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 12), align 4, !tbaa !4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %7, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = add nsw i32 %69, %148
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %1, i64 %178
  store float %176, ptr %179, align 4, !tbaa !8
  %180 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 16), align 4, !tbaa !4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %7, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = add nsw i32 %83, %148
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %1, i64 %185
  store float %183, ptr %186, align 4, !tbaa !8
  %187 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 20), align 4, !tbaa !4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %7, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = add nsw i32 %97, %148
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %1, i64 %192
  store float %190, ptr %193, align 4, !tbaa !8
  %194 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 24), align 4, !tbaa !4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %7, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = add nsw i32 %111, %148
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %1, i64 %199
  store float %197, ptr %200, align 4, !tbaa !8
  %201 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 28), align 4, !tbaa !4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %7, i64 %202
  %204 = load float, ptr %203, align 4, !tbaa !8
  %205 = add nsw i32 %125, %148
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr %1, i64 %206
  store float %204, ptr %207, align 4, !tbaa !8
  %208 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 32), align 4, !tbaa !4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %7, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !8
  br label %475

212:                                              ; preds = %21
  %213 = sitofp i32 %28 to float
  %214 = fmul contract float %35, %213
  %215 = fadd contract float %214, 0.000000e+00
  %216 = sitofp i32 %39 to float
  %217 = fmul contract float %47, %216
  %218 = fadd contract float %215, %217
  %219 = sitofp i32 %52 to float
  %220 = fmul contract float %61, %219
  %221 = fadd contract float %218, %220
  %222 = sitofp i32 %66 to float
  %223 = fmul contract float %75, %222
  %224 = fadd contract float %221, %223
  %225 = sitofp i32 %80 to float
  %226 = fmul contract float %89, %225
  %227 = fadd contract float %224, %226
  %228 = sitofp i32 %94 to float
  %229 = fmul contract float %103, %228
  %230 = fadd contract float %227, %229
  %231 = sitofp i32 %108 to float
  %232 = fmul contract float %117, %231
  %233 = fadd contract float %230, %232
  %234 = sitofp i32 %122 to float
  %235 = fmul contract float %131, %234
  %236 = fadd contract float %233, %235
  %237 = sitofp i32 %136 to float
  %238 = fmul contract float %145, %237
  %239 = fadd contract float %236, %238
  %240 = sitofp i32 %25 to float
  %241 = fmul contract float %35, %240
  %242 = fadd contract float %241, 0.000000e+00
  %243 = sitofp i32 %36 to float
  %244 = fmul contract float %47, %243
  %245 = fadd contract float %242, %244
  %246 = sitofp i32 %49 to float
  %247 = fmul contract float %61, %246
  %248 = fadd contract float %245, %247
  %249 = sitofp i32 %63 to float
  %250 = fmul contract float %75, %249
  %251 = fadd contract float %248, %250
  %252 = sitofp i32 %77 to float
  %253 = fmul contract float %89, %252
  %254 = fadd contract float %251, %253
  %255 = sitofp i32 %91 to float
  %256 = fmul contract float %103, %255
  %257 = fadd contract float %254, %256
  %258 = sitofp i32 %105 to float
  %259 = fmul contract float %117, %258
  %260 = fadd contract float %257, %259
  %261 = sitofp i32 %119 to float
  %262 = fmul contract float %131, %261
  %263 = fadd contract float %260, %262
  %264 = sitofp i32 %133 to float
  %265 = fmul contract float %145, %264
  %266 = fadd contract float %263, %265
  %267 = fadd contract float %35, 0.000000e+00
  %268 = fadd contract float %267, %47
  %269 = fadd contract float %268, %61
  %270 = fadd contract float %269, %75
  %271 = fadd contract float %270, %89
  %272 = fadd contract float %271, %103
  %273 = fadd contract float %272, %117
  %274 = fadd contract float %273, %131
  %275 = fadd contract float %274, %145
  %276 = fdiv contract float %266, %275
  %277 = fdiv contract float %239, %275
  %278 = fmul contract float %276, %276
  %279 = fmul contract float %277, %277
  %280 = fadd contract float %278, %279
  %281 = fmul contract float %280, 1.500000e+00
  %282 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !tbaa !4
  %283 = sitofp i32 %282 to float
  %284 = fmul contract float %276, %283
  %285 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !tbaa !4
  %286 = sitofp i32 %285 to float
  %287 = fmul contract float %277, %286
  %288 = fadd contract float %284, %287
  %289 = fmul contract float %288, 3.000000e+00
  %290 = load float, ptr addrspacecast (ptr addrspace(4) @weight to ptr), align 4, !tbaa !8
  %291 = fmul contract float %275, %290
  %292 = fadd contract float %289, 1.000000e+00
  %293 = fmul contract float %289, 5.000000e-01
  %294 = fmul contract float %289, %293
  %295 = fadd contract float %292, %294
  %296 = fsub contract float %295, %281
  %297 = fmul contract float %291, %296
  %298 = fsub contract float %297, %35
  %299 = fmul contract float %5, %298
  %300 = fadd contract float %35, %299
  %301 = getelementptr inbounds float, ptr %1, i64 %149
  store float %300, ptr %301, align 4, !tbaa !8
  %302 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !tbaa !4
  %303 = sitofp i32 %302 to float
  %304 = fmul contract float %276, %303
  %305 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !tbaa !4
  %306 = sitofp i32 %305 to float
  %307 = fmul contract float %277, %306
  %308 = fadd contract float %304, %307
  %309 = fmul contract float %308, 3.000000e+00
  %310 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 4), align 4, !tbaa !8
  %311 = fmul contract float %275, %310
  %312 = fadd contract float %309, 1.000000e+00
  %313 = fmul contract float %309, 5.000000e-01
  %314 = fmul contract float %309, %313
  %315 = fadd contract float %312, %314
  %316 = fsub contract float %315, %281
  %317 = fmul contract float %311, %316
  %318 = fsub contract float %317, %47
  %319 = fmul contract float %5, %318
  %320 = fadd contract float %47, %319
  %321 = add nsw i32 %22, %148
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds float, ptr %1, i64 %322
  store float %320, ptr %323, align 4, !tbaa !8
  %324 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 8), align 4, !tbaa !4
  %325 = sitofp i32 %324 to float
  %326 = fmul contract float %276, %325
  %327 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !tbaa !4
  %328 = sitofp i32 %327 to float
  %329 = fmul contract float %277, %328
  %330 = fadd contract float %326, %329
  %331 = fmul contract float %330, 3.000000e+00
  %332 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 8), align 4, !tbaa !8
  %333 = fmul contract float %275, %332
  %334 = fadd contract float %331, 1.000000e+00
  %335 = fmul contract float %331, 5.000000e-01
  %336 = fmul contract float %331, %335
  %337 = fadd contract float %334, %336
  %338 = fsub contract float %337, %281
  %339 = fmul contract float %333, %338
  %340 = fsub contract float %339, %61
  %341 = fmul contract float %5, %340
  %342 = fadd contract float %61, %341
  %343 = add nsw i32 %55, %148
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds float, ptr %1, i64 %344
  store float %342, ptr %345, align 4, !tbaa !8
  %346 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 12), align 4, !tbaa !4
  %347 = sitofp i32 %346 to float
  %348 = fmul contract float %276, %347
  %349 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !tbaa !4
  %350 = sitofp i32 %349 to float
  %351 = fmul contract float %277, %350
  %352 = fadd contract float %348, %351
  %353 = fmul contract float %352, 3.000000e+00
  %354 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 12), align 4, !tbaa !8
  %355 = fmul contract float %275, %354
  %356 = fadd contract float %353, 1.000000e+00
  %357 = fmul contract float %353, 5.000000e-01
  %358 = fmul contract float %353, %357
  %359 = fadd contract float %356, %358
  %360 = fsub contract float %359, %281
  %361 = fmul contract float %355, %360
  %362 = fsub contract float %361, %75
  %363 = fmul contract float %5, %362
  %364 = fadd contract float %75, %363
  %365 = add nsw i32 %69, %148
  %366 = sext i32 %365 to i64
  %367 = getelementptr inbounds float, ptr %1, i64 %366
  store float %364, ptr %367, align 4, !tbaa !8
  %368 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 16), align 4, !tbaa !4
  %369 = sitofp i32 %368 to float
  %370 = fmul contract float %276, %369
  %371 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !tbaa !4
  %372 = sitofp i32 %371 to float
  %373 = fmul contract float %277, %372
  %374 = fadd contract float %370, %373
  %375 = fmul contract float %374, 3.000000e+00
  %376 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 16), align 4, !tbaa !8
  %377 = fmul contract float %275, %376
  %378 = fadd contract float %375, 1.000000e+00
  %379 = fmul contract float %375, 5.000000e-01
  %380 = fmul contract float %375, %379
  %381 = fadd contract float %378, %380
  %382 = fsub contract float %381, %281
  %383 = fmul contract float %377, %382
  %384 = fsub contract float %383, %89
  %385 = fmul contract float %5, %384
  %386 = fadd contract float %89, %385
  %387 = add nsw i32 %83, %148
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds float, ptr %1, i64 %388
  store float %386, ptr %389, align 4, !tbaa !8
  %390 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 20), align 4, !tbaa !4
  %391 = sitofp i32 %390 to float
  %392 = fmul contract float %276, %391
  %393 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !tbaa !4
  %394 = sitofp i32 %393 to float
  %395 = fmul contract float %277, %394
  %396 = fadd contract float %392, %395
  %397 = fmul contract float %396, 3.000000e+00
  %398 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 20), align 4, !tbaa !8
  %399 = fmul contract float %275, %398
  %400 = fadd contract float %397, 1.000000e+00
  %401 = fmul contract float %397, 5.000000e-01
  %402 = fmul contract float %397, %401
  %403 = fadd contract float %400, %402
  %404 = fsub contract float %403, %281
  %405 = fmul contract float %399, %404
  %406 = fsub contract float %405, %103
  %407 = fmul contract float %5, %406
  %408 = fadd contract float %103, %407
  %409 = add nsw i32 %97, %148
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds float, ptr %1, i64 %410
  store float %408, ptr %411, align 4, !tbaa !8
  %412 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 24), align 4, !tbaa !4
  %413 = sitofp i32 %412 to float
  %414 = fmul contract float %276, %413
  %415 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !tbaa !4
  %416 = sitofp i32 %415 to float
  %417 = fmul contract float %277, %416
  %418 = fadd contract float %414, %417
  %419 = fmul contract float %418, 3.000000e+00
  %420 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 24), align 4, !tbaa !8
  %421 = fmul contract float %275, %420
  %422 = fadd contract float %419, 1.000000e+00
  %423 = fmul contract float %419, 5.000000e-01
  %424 = fmul contract float %419, %423
  %425 = fadd contract float %422, %424
  %426 = fsub contract float %425, %281
  %427 = fmul contract float %421, %426
  %428 = fsub contract float %427, %117
  %429 = fmul contract float %5, %428
  %430 = fadd contract float %117, %429
  %431 = add nsw i32 %111, %148
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds float, ptr %1, i64 %432
  store float %430, ptr %433, align 4, !tbaa !8
  %434 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 28), align 4, !tbaa !4
  %435 = sitofp i32 %434 to float
  %436 = fmul contract float %276, %435
  %437 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !tbaa !4
  %438 = sitofp i32 %437 to float
  %439 = fmul contract float %277, %438
  %440 = fadd contract float %436, %439
  %441 = fmul contract float %440, 3.000000e+00
  %442 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 28), align 4, !tbaa !8
  %443 = fmul contract float %275, %442
  %444 = fadd contract float %441, 1.000000e+00
  %445 = fmul contract float %441, 5.000000e-01
  %446 = fmul contract float %441, %445
  %447 = fadd contract float %444, %446
  %448 = fsub contract float %447, %281
  %449 = fmul contract float %443, %448
  %450 = fsub contract float %449, %131
  %451 = fmul contract float %5, %450
  %452 = fadd contract float %131, %451
  %453 = add nsw i32 %125, %148
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds float, ptr %1, i64 %454
  store float %452, ptr %455, align 4, !tbaa !8
  %456 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 32), align 4, !tbaa !4
  %457 = sitofp i32 %456 to float
  %458 = fmul contract float %276, %457
  %459 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !tbaa !4
  %460 = sitofp i32 %459 to float
  %461 = fmul contract float %277, %460
  %462 = fadd contract float %458, %461
  %463 = fmul contract float %462, 3.000000e+00
  %464 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 32), align 4, !tbaa !8
  %465 = fmul contract float %275, %464
  %466 = fadd contract float %463, 1.000000e+00
  %467 = fmul contract float %463, 5.000000e-01
  %468 = fmul contract float %463, %467
  %469 = fadd contract float %466, %468
  %470 = fsub contract float %469, %281
  %471 = fmul contract float %465, %470
  %472 = fsub contract float %471, %145
  %473 = fmul contract float %5, %472
  %474 = fadd contract float %145, %473
  br label %475

475:                                              ; preds = %212, %153
  %476 = phi float [ %474, %212 ], [ %211, %153 ]
  %477 = add nsw i32 %139, %148
  %478 = sext i32 %477 to i64
  %479 = getelementptr inbounds float, ptr %1, i64 %478
  store float %476, ptr %479, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  br label %480

480:                                              ; preds = %6, %475
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!6, !6, i64 0}
