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
  br i1 %20, label %21, label %495

21:                                               ; preds = %6
  %22 = mul nsw i32 %4, %3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  %23 = add nuw i32 %4, %17
  %24 = add i32 %3, %12
  %25 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !tbaa !4
  %26 = sub i32 %24, %25
  %27 = srem i32 %26, %3
  %28 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !tbaa !4
  %29 = sub i32 %23, %28
  %30 = srem i32 %29, %4
  %31 = mul nsw i32 %30, %3
  %32 = add i32 %27, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  store float %35, ptr %7, align 4, !tbaa !8
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !tbaa !4
  %37 = sub i32 %24, %36
  %38 = srem i32 %37, %3
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !tbaa !4
  %40 = sub i32 %23, %39
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
  %50 = sub i32 %24, %49
  %51 = srem i32 %50, %3
  %52 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !tbaa !4
  %53 = sub i32 %23, %52
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
  %64 = sub i32 %24, %63
  %65 = srem i32 %64, %3
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !tbaa !4
  %67 = sub i32 %23, %66
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
  %78 = sub i32 %24, %77
  %79 = srem i32 %78, %3
  %80 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !tbaa !4
  %81 = sub i32 %23, %80
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
  %92 = sub i32 %24, %91
  %93 = srem i32 %92, %3
  %94 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !tbaa !4
  %95 = sub i32 %23, %94
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
  %106 = sub i32 %24, %105
  %107 = srem i32 %106, %3
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !tbaa !4
  %109 = sub i32 %23, %108
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
  %120 = sub i32 %24, %119
  %121 = srem i32 %120, %3
  %122 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !tbaa !4
  %123 = sub i32 %23, %122
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
  %134 = sub i32 %24, %133
  %135 = srem i32 %134, %3
  %136 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !tbaa !4
  %137 = sub i32 %23, %136
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
  br i1 %152, label %153, label %219

153:                                              ; preds = %21
  %154 = load i32, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), align 4, !tbaa !4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %7, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = sext i32 %148 to i64
  %159 = getelementptr inbounds float, ptr %1, i64 %158
  store float %157, ptr %159, align 4, !tbaa !8
  %160 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 4), align 4, !tbaa !4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %7, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = add nsw i32 %22, %148
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %1, i64 %165
  store float %163, ptr %166, align 4, !tbaa !8
  %167 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 8), align 4, !tbaa !4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr %7, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = shl nsw i32 %22, 1
  %172 = add nsw i32 %171, %148
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %1, i64 %173
  store float %170, ptr %174, align 4, !tbaa !8
  %175 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 12), align 4, !tbaa !4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr %7, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !8
  %179 = mul nsw i32 %22, 3
  %180 = add nsw i32 %179, %148
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %1, i64 %181
  store float %178, ptr %182, align 4, !tbaa !8
  %183 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 16), align 4, !tbaa !4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %7, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !8
  %187 = shl nsw i32 %22, 2
  %188 = add nsw i32 %187, %148
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr %1, i64 %189
  store float %186, ptr %190, align 4, !tbaa !8
  %191 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 20), align 4, !tbaa !4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %7, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !8
  %195 = mul nsw i32 %22, 5
  %196 = add nsw i32 %195, %148
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %1, i64 %197
  store float %194, ptr %198, align 4, !tbaa !8
  %199 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 24), align 4, !tbaa !4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %7, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = mul nsw i32 %22, 6
  %204 = add nsw i32 %203, %148
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %1, i64 %205
  store float %202, ptr %206, align 4, !tbaa !8
  %207 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 28), align 4, !tbaa !4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %7, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !8
  %211 = mul nsw i32 %22, 7
  %212 = add nsw i32 %211, %148
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds float, ptr %1, i64 %213
  store float %210, ptr %214, align 4, !tbaa !8
  %215 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 32), align 4, !tbaa !4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %7, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !8
  br label %489

219:                                              ; preds = %21
  %220 = fadd contract float %35, 0.000000e+00
  %221 = fadd contract float %220, %47
  %222 = fadd contract float %221, %61
  %223 = fadd contract float %222, %75
  %224 = fadd contract float %223, %89
  %225 = fadd contract float %224, %103
  %226 = fadd contract float %225, %117
  %227 = fadd contract float %226, %131
  %228 = fadd contract float %227, %145
  %229 = sitofp i32 %25 to float
  %230 = fmul contract float %35, %229
  %231 = fadd contract float %230, 0.000000e+00
  %232 = sitofp i32 %36 to float
  %233 = fmul contract float %47, %232
  %234 = fadd contract float %231, %233
  %235 = sitofp i32 %49 to float
  %236 = fmul contract float %61, %235
  %237 = fadd contract float %234, %236
  %238 = sitofp i32 %63 to float
  %239 = fmul contract float %75, %238
  %240 = fadd contract float %237, %239
  %241 = sitofp i32 %77 to float
  %242 = fmul contract float %89, %241
  %243 = fadd contract float %240, %242
  %244 = sitofp i32 %91 to float
  %245 = fmul contract float %103, %244
  %246 = fadd contract float %243, %245
  %247 = sitofp i32 %105 to float
  %248 = fmul contract float %117, %247
  %249 = fadd contract float %246, %248
  %250 = sitofp i32 %119 to float
  %251 = fmul contract float %131, %250
  %252 = fadd contract float %249, %251
  %253 = sitofp i32 %133 to float
  %254 = fmul contract float %145, %253
  %255 = fadd contract float %252, %254
  %256 = fdiv contract float %255, %228
  %257 = fmul contract float %256, %256
  %258 = sitofp i32 %28 to float
  %259 = fmul contract float %35, %258
  %260 = fadd contract float %259, 0.000000e+00
  %261 = sitofp i32 %39 to float
  %262 = fmul contract float %47, %261
  %263 = fadd contract float %260, %262
  %264 = sitofp i32 %52 to float
  %265 = fmul contract float %61, %264
  %266 = fadd contract float %263, %265
  %267 = sitofp i32 %66 to float
  %268 = fmul contract float %75, %267
  %269 = fadd contract float %266, %268
  %270 = sitofp i32 %80 to float
  %271 = fmul contract float %89, %270
  %272 = fadd contract float %269, %271
  %273 = sitofp i32 %94 to float
  %274 = fmul contract float %103, %273
  %275 = fadd contract float %272, %274
  %276 = sitofp i32 %108 to float
  %277 = fmul contract float %117, %276
  %278 = fadd contract float %275, %277
  %279 = sitofp i32 %122 to float
  %280 = fmul contract float %131, %279
  %281 = fadd contract float %278, %280
  %282 = sitofp i32 %136 to float
  %283 = fmul contract float %145, %282
  %284 = fadd contract float %281, %283
  %285 = fdiv contract float %284, %228
  %286 = fmul contract float %285, %285
  %287 = fadd contract float %257, %286
  %288 = fmul contract float %287, 1.500000e+00
  %289 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !tbaa !4
  %290 = sitofp i32 %289 to float
  %291 = fmul contract float %256, %290
  %292 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !tbaa !4
  %293 = sitofp i32 %292 to float
  %294 = fmul contract float %285, %293
  %295 = fadd contract float %291, %294
  %296 = fmul contract float %295, 3.000000e+00
  %297 = load float, ptr addrspacecast (ptr addrspace(4) @weight to ptr), align 4, !tbaa !8
  %298 = fmul contract float %228, %297
  %299 = fadd contract float %296, 1.000000e+00
  %300 = fmul contract float %296, 5.000000e-01
  %301 = fmul contract float %296, %300
  %302 = fadd contract float %299, %301
  %303 = fsub contract float %302, %288
  %304 = fmul contract float %298, %303
  %305 = fsub contract float %304, %35
  %306 = fmul contract float %5, %305
  %307 = fadd contract float %35, %306
  %308 = sext i32 %148 to i64
  %309 = getelementptr inbounds float, ptr %1, i64 %308
  store float %307, ptr %309, align 4, !tbaa !8
  %310 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !tbaa !4
  %311 = sitofp i32 %310 to float
  %312 = fmul contract float %256, %311
  %313 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !tbaa !4
  %314 = sitofp i32 %313 to float
  %315 = fmul contract float %285, %314
  %316 = fadd contract float %312, %315
  %317 = fmul contract float %316, 3.000000e+00
  %318 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 4), align 4, !tbaa !8
  %319 = fmul contract float %228, %318
  %320 = fadd contract float %317, 1.000000e+00
  %321 = fmul contract float %317, 5.000000e-01
  %322 = fmul contract float %317, %321
  %323 = fadd contract float %320, %322
  %324 = fsub contract float %323, %288
  %325 = fmul contract float %319, %324
  %326 = fsub contract float %325, %47
  %327 = fmul contract float %5, %326
  %328 = fadd contract float %47, %327
  %329 = add nsw i32 %22, %148
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds float, ptr %1, i64 %330
  store float %328, ptr %331, align 4, !tbaa !8
  %332 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 8), align 4, !tbaa !4
  %333 = sitofp i32 %332 to float
  %334 = fmul contract float %256, %333
  %335 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !tbaa !4
  %336 = sitofp i32 %335 to float
  %337 = fmul contract float %285, %336
  %338 = fadd contract float %334, %337
  %339 = fmul contract float %338, 3.000000e+00
  %340 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 8), align 4, !tbaa !8
  %341 = fmul contract float %228, %340
  %342 = fadd contract float %339, 1.000000e+00
  %343 = fmul contract float %339, 5.000000e-01
  %344 = fmul contract float %339, %343
  %345 = fadd contract float %342, %344
  %346 = fsub contract float %345, %288
  %347 = fmul contract float %341, %346
  %348 = fsub contract float %347, %61
  %349 = fmul contract float %5, %348
  %350 = fadd contract float %61, %349
  %351 = shl nsw i32 %22, 1
  %352 = add nsw i32 %351, %148
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds float, ptr %1, i64 %353
  store float %350, ptr %354, align 4, !tbaa !8
  %355 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 12), align 4, !tbaa !4
  %356 = sitofp i32 %355 to float
  %357 = fmul contract float %256, %356
  %358 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !tbaa !4
  %359 = sitofp i32 %358 to float
  %360 = fmul contract float %285, %359
  %361 = fadd contract float %357, %360
  %362 = fmul contract float %361, 3.000000e+00
  %363 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 12), align 4, !tbaa !8
  %364 = fmul contract float %228, %363
  %365 = fadd contract float %362, 1.000000e+00
  %366 = fmul contract float %362, 5.000000e-01
  %367 = fmul contract float %362, %366
  %368 = fadd contract float %365, %367
  %369 = fsub contract float %368, %288
  %370 = fmul contract float %364, %369
  %371 = fsub contract float %370, %75
  %372 = fmul contract float %5, %371
  %373 = fadd contract float %75, %372
  %374 = mul nsw i32 %22, 3
  %375 = add nsw i32 %374, %148
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds float, ptr %1, i64 %376
  store float %373, ptr %377, align 4, !tbaa !8
  %378 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 16), align 4, !tbaa !4
  %379 = sitofp i32 %378 to float
  %380 = fmul contract float %256, %379
  %381 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !tbaa !4
  %382 = sitofp i32 %381 to float
  %383 = fmul contract float %285, %382
  %384 = fadd contract float %380, %383
  %385 = fmul contract float %384, 3.000000e+00
  %386 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 16), align 4, !tbaa !8
  %387 = fmul contract float %228, %386
  %388 = fadd contract float %385, 1.000000e+00
  %389 = fmul contract float %385, 5.000000e-01
  %390 = fmul contract float %385, %389
  %391 = fadd contract float %388, %390
  %392 = fsub contract float %391, %288
  %393 = fmul contract float %387, %392
  %394 = fsub contract float %393, %89
  %395 = fmul contract float %5, %394
  %396 = fadd contract float %89, %395
  %397 = shl nsw i32 %22, 2
  %398 = add nsw i32 %397, %148
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds float, ptr %1, i64 %399
  store float %396, ptr %400, align 4, !tbaa !8
  %401 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 20), align 4, !tbaa !4
  %402 = sitofp i32 %401 to float
  %403 = fmul contract float %256, %402
  %404 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !tbaa !4
  %405 = sitofp i32 %404 to float
  %406 = fmul contract float %285, %405
  %407 = fadd contract float %403, %406
  %408 = fmul contract float %407, 3.000000e+00
  %409 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 20), align 4, !tbaa !8
  %410 = fmul contract float %228, %409
  %411 = fadd contract float %408, 1.000000e+00
  %412 = fmul contract float %408, 5.000000e-01
  %413 = fmul contract float %408, %412
  %414 = fadd contract float %411, %413
  %415 = fsub contract float %414, %288
  %416 = fmul contract float %410, %415
  %417 = fsub contract float %416, %103
  %418 = fmul contract float %5, %417
  %419 = fadd contract float %103, %418
  %420 = mul nsw i32 %22, 5
  %421 = add nsw i32 %420, %148
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds float, ptr %1, i64 %422
  store float %419, ptr %423, align 4, !tbaa !8
  %424 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 24), align 4, !tbaa !4
  %425 = sitofp i32 %424 to float
  %426 = fmul contract float %256, %425
  %427 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !tbaa !4
  %428 = sitofp i32 %427 to float
  %429 = fmul contract float %285, %428
  %430 = fadd contract float %426, %429
  %431 = fmul contract float %430, 3.000000e+00
  %432 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 24), align 4, !tbaa !8
  %433 = fmul contract float %228, %432
  %434 = fadd contract float %431, 1.000000e+00
  %435 = fmul contract float %431, 5.000000e-01
  %436 = fmul contract float %431, %435
  %437 = fadd contract float %434, %436
  %438 = fsub contract float %437, %288
  %439 = fmul contract float %433, %438
  %440 = fsub contract float %439, %117
  %441 = fmul contract float %5, %440
  %442 = fadd contract float %117, %441
  %443 = mul nsw i32 %22, 6
  %444 = add nsw i32 %443, %148
  %445 = sext i32 %444 to i64
  %446 = getelementptr inbounds float, ptr %1, i64 %445
  store float %442, ptr %446, align 4, !tbaa !8
  %447 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 28), align 4, !tbaa !4
  %448 = sitofp i32 %447 to float
  %449 = fmul contract float %256, %448
  %450 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !tbaa !4
  %451 = sitofp i32 %450 to float
  %452 = fmul contract float %285, %451
  %453 = fadd contract float %449, %452
  %454 = fmul contract float %453, 3.000000e+00
  %455 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 28), align 4, !tbaa !8
  %456 = fmul contract float %228, %455
  %457 = fadd contract float %454, 1.000000e+00
  %458 = fmul contract float %454, 5.000000e-01
  %459 = fmul contract float %454, %458
  %460 = fadd contract float %457, %459
  %461 = fsub contract float %460, %288
  %462 = fmul contract float %456, %461
  %463 = fsub contract float %462, %131
  %464 = fmul contract float %5, %463
  %465 = fadd contract float %131, %464
  %466 = mul nsw i32 %22, 7
  %467 = add nsw i32 %466, %148
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds float, ptr %1, i64 %468
  store float %465, ptr %469, align 4, !tbaa !8
  %470 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 32), align 4, !tbaa !4
  %471 = sitofp i32 %470 to float
  %472 = fmul contract float %256, %471
  %473 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !tbaa !4
  %474 = sitofp i32 %473 to float
  %475 = fmul contract float %285, %474
  %476 = fadd contract float %472, %475
  %477 = fmul contract float %476, 3.000000e+00
  %478 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 32), align 4, !tbaa !8
  %479 = fmul contract float %228, %478
  %480 = fadd contract float %477, 1.000000e+00
  %481 = fmul contract float %477, 5.000000e-01
  %482 = fmul contract float %477, %481
  %483 = fadd contract float %480, %482
  %484 = fsub contract float %483, %288
  %485 = fmul contract float %479, %484
  %486 = fsub contract float %485, %145
  %487 = fmul contract float %5, %486
  %488 = fadd contract float %145, %487
  br label %489

489:                                              ; preds = %219, %153
  %490 = phi float [ %488, %219 ], [ %218, %153 ]
  %491 = shl nsw i32 %22, 3
  %492 = add nsw i32 %491, %148
  %493 = sext i32 %492 to i64
  %494 = getelementptr inbounds float, ptr %1, i64 %493
  store float %490, ptr %494, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  br label %495

495:                                              ; preds = %6, %489
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
