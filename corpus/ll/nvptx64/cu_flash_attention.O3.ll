; ModuleID = 'corpus/cuda/cu_flash_attention.cu'
source_filename = "corpus/cuda/cu_flash_attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15flash_attentionE2Ks = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ15flash_attentionE2Vs = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ12softmax_rowsE3buf = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @flash_attention(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = shl nsw i32 %11, 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = fmul contract float %6, %15
  %17 = or disjoint i32 %12, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = fmul contract float %6, %20
  %22 = or disjoint i32 %12, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !10
  %26 = fmul contract float %6, %25
  %27 = or disjoint i32 %12, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !10
  %31 = fmul contract float %6, %30
  %32 = or disjoint i32 %12, 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = fmul contract float %6, %35
  %37 = or disjoint i32 %12, 5
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !10
  %41 = fmul contract float %6, %40
  %42 = or disjoint i32 %12, 6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fmul contract float %6, %45
  %47 = or disjoint i32 %12, 7
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !10
  %51 = fmul contract float %6, %50
  %52 = or disjoint i32 %12, 8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !10
  %56 = fmul contract float %6, %55
  %57 = or disjoint i32 %12, 9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = fmul contract float %6, %60
  %62 = or disjoint i32 %12, 10
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !10
  %66 = fmul contract float %6, %65
  %67 = or disjoint i32 %12, 11
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = fmul contract float %6, %70
  %72 = or disjoint i32 %12, 12
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fmul contract float %6, %75
  %77 = or disjoint i32 %12, 13
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !10
  %81 = fmul contract float %6, %80
  %82 = or disjoint i32 %12, 14
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !10
  %86 = fmul contract float %6, %85
  %87 = or disjoint i32 %12, 15
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !10
  %91 = fmul contract float %6, %90
  %92 = icmp sgt i32 %5, 0
  br i1 %92, label %93, label %117

93:                                               ; preds = %7
  %94 = icmp samesign ult i32 %10, 512
  br label %95

95:                                               ; preds = %93, %394
  %96 = phi float [ 0.000000e+00, %93 ], [ %395, %394 ]
  %97 = phi float [ 0.000000e+00, %93 ], [ %396, %394 ]
  %98 = phi float [ 0.000000e+00, %93 ], [ %397, %394 ]
  %99 = phi float [ 0.000000e+00, %93 ], [ %398, %394 ]
  %100 = phi float [ 0.000000e+00, %93 ], [ %399, %394 ]
  %101 = phi float [ 0.000000e+00, %93 ], [ %400, %394 ]
  %102 = phi float [ 0.000000e+00, %93 ], [ %401, %394 ]
  %103 = phi float [ 0.000000e+00, %93 ], [ %402, %394 ]
  %104 = phi float [ 0.000000e+00, %93 ], [ %403, %394 ]
  %105 = phi float [ 0.000000e+00, %93 ], [ %404, %394 ]
  %106 = phi float [ 0.000000e+00, %93 ], [ %405, %394 ]
  %107 = phi float [ 0.000000e+00, %93 ], [ %406, %394 ]
  %108 = phi float [ 0.000000e+00, %93 ], [ %407, %394 ]
  %109 = phi float [ 0.000000e+00, %93 ], [ %408, %394 ]
  %110 = phi float [ 0.000000e+00, %93 ], [ %409, %394 ]
  %111 = phi float [ 0.000000e+00, %93 ], [ %410, %394 ]
  %112 = phi float [ 0xC6293E5940000000, %93 ], [ %412, %394 ]
  %113 = phi float [ 0.000000e+00, %93 ], [ %411, %394 ]
  %114 = phi i32 [ 0, %93 ], [ %413, %394 ]
  br i1 %94, label %115, label %200

115:                                              ; preds = %95
  %116 = shl nsw i32 %114, 4
  br label %202

117:                                              ; preds = %394, %7
  %118 = phi float [ 0.000000e+00, %7 ], [ %395, %394 ]
  %119 = phi float [ 0.000000e+00, %7 ], [ %396, %394 ]
  %120 = phi float [ 0.000000e+00, %7 ], [ %397, %394 ]
  %121 = phi float [ 0.000000e+00, %7 ], [ %398, %394 ]
  %122 = phi float [ 0.000000e+00, %7 ], [ %399, %394 ]
  %123 = phi float [ 0.000000e+00, %7 ], [ %400, %394 ]
  %124 = phi float [ 0.000000e+00, %7 ], [ %401, %394 ]
  %125 = phi float [ 0.000000e+00, %7 ], [ %402, %394 ]
  %126 = phi float [ 0.000000e+00, %7 ], [ %403, %394 ]
  %127 = phi float [ 0.000000e+00, %7 ], [ %404, %394 ]
  %128 = phi float [ 0.000000e+00, %7 ], [ %405, %394 ]
  %129 = phi float [ 0.000000e+00, %7 ], [ %406, %394 ]
  %130 = phi float [ 0.000000e+00, %7 ], [ %407, %394 ]
  %131 = phi float [ 0.000000e+00, %7 ], [ %408, %394 ]
  %132 = phi float [ 0.000000e+00, %7 ], [ %409, %394 ]
  %133 = phi float [ 0.000000e+00, %7 ], [ %410, %394 ]
  %134 = phi float [ 0.000000e+00, %7 ], [ %411, %394 ]
  %135 = phi float [ 0xC6293E5940000000, %7 ], [ %412, %394 ]
  %136 = fdiv contract float 1.000000e+00, %134
  %137 = fmul contract float %136, %133
  %138 = getelementptr inbounds float, ptr %3, i64 %13
  store float %137, ptr %138, align 4, !tbaa !10
  %139 = fmul contract float %136, %132
  %140 = getelementptr inbounds float, ptr %3, i64 %18
  store float %139, ptr %140, align 4, !tbaa !10
  %141 = fmul contract float %136, %131
  %142 = getelementptr inbounds float, ptr %3, i64 %23
  store float %141, ptr %142, align 4, !tbaa !10
  %143 = fmul contract float %136, %130
  %144 = getelementptr inbounds float, ptr %3, i64 %28
  store float %143, ptr %144, align 4, !tbaa !10
  %145 = fmul contract float %136, %129
  %146 = getelementptr inbounds float, ptr %3, i64 %33
  store float %145, ptr %146, align 4, !tbaa !10
  %147 = fmul contract float %136, %128
  %148 = getelementptr inbounds float, ptr %3, i64 %38
  store float %147, ptr %148, align 4, !tbaa !10
  %149 = fmul contract float %136, %127
  %150 = getelementptr inbounds float, ptr %3, i64 %43
  store float %149, ptr %150, align 4, !tbaa !10
  %151 = fmul contract float %136, %126
  %152 = getelementptr inbounds float, ptr %3, i64 %48
  store float %151, ptr %152, align 4, !tbaa !10
  %153 = fmul contract float %136, %125
  %154 = getelementptr inbounds float, ptr %3, i64 %53
  store float %153, ptr %154, align 4, !tbaa !10
  %155 = fmul contract float %136, %124
  %156 = getelementptr inbounds float, ptr %3, i64 %58
  store float %155, ptr %156, align 4, !tbaa !10
  %157 = fmul contract float %136, %123
  %158 = getelementptr inbounds float, ptr %3, i64 %63
  store float %157, ptr %158, align 4, !tbaa !10
  %159 = fmul contract float %136, %122
  %160 = getelementptr inbounds float, ptr %3, i64 %68
  store float %159, ptr %160, align 4, !tbaa !10
  %161 = fmul contract float %136, %121
  %162 = getelementptr inbounds float, ptr %3, i64 %73
  store float %161, ptr %162, align 4, !tbaa !10
  %163 = fmul contract float %136, %120
  %164 = getelementptr inbounds float, ptr %3, i64 %78
  store float %163, ptr %164, align 4, !tbaa !10
  %165 = fmul contract float %136, %119
  %166 = getelementptr inbounds float, ptr %3, i64 %83
  store float %165, ptr %166, align 4, !tbaa !10
  %167 = fmul contract float %136, %118
  %168 = getelementptr inbounds float, ptr %3, i64 %88
  store float %167, ptr %168, align 4, !tbaa !10
  %169 = fcmp olt float %134, 0x3810000000000000
  %170 = fmul float %134, 0x4160000000000000
  %171 = select i1 %169, float %170, float %134
  %172 = select i1 %169, float -2.300000e+01, float 0.000000e+00
  %173 = bitcast float %171 to i32
  %174 = add i32 %173, -1059760811
  %175 = and i32 %174, -8388608
  %176 = sub i32 %173, %175
  %177 = bitcast i32 %176 to float
  %178 = sitofp i32 %175 to float
  %179 = tail call float @llvm.fma.f32(float %178, float 0x3E80000000000000, float %172)
  %180 = fadd float %177, -1.000000e+00
  %181 = tail call float @llvm.fma.f32(float %180, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %182 = tail call float @llvm.fma.f32(float %181, float %180, float 0xBFBF19B980000000)
  %183 = tail call float @llvm.fma.f32(float %182, float %180, float 0x3FC1E52AA0000000)
  %184 = tail call float @llvm.fma.f32(float %183, float %180, float 0xBFC55B1720000000)
  %185 = tail call float @llvm.fma.f32(float %184, float %180, float 0x3FC99DA160000000)
  %186 = tail call float @llvm.fma.f32(float %185, float %180, float 0xBFCFFFE440000000)
  %187 = tail call float @llvm.fma.f32(float %186, float %180, float 0x3FD5554F00000000)
  %188 = tail call float @llvm.fma.f32(float %187, float %180, float -5.000000e-01)
  %189 = fmul float %180, %188
  %190 = tail call float @llvm.fma.f32(float %189, float %180, float %180)
  %191 = tail call float @llvm.fma.f32(float %179, float 0x3FE62E4300000000, float %190)
  %192 = icmp ugt i32 %173, 2139095039
  %193 = tail call float @llvm.fma.f32(float %171, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %194 = select i1 %192, float %193, float %191
  %195 = fcmp oeq float %171, 0.000000e+00
  %196 = select i1 %195, float 0xFFF0000000000000, float %194
  %197 = fadd contract float %135, %196
  %198 = sext i32 %11 to i64
  %199 = getelementptr inbounds float, ptr %4, i64 %198
  store float %197, ptr %199, align 4, !tbaa !10
  ret void

200:                                              ; preds = %202, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %201 = icmp sgt i32 %114, %11
  br i1 %201, label %394, label %215

202:                                              ; preds = %115, %202
  %203 = phi i32 [ %10, %115 ], [ %213, %202 ]
  %204 = add nuw nsw i32 %203, %116
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw float, ptr %1, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !10
  %208 = zext nneg i32 %203 to i64
  %209 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 %208
  store float %207, ptr %209, align 4, !tbaa !10
  %210 = getelementptr inbounds nuw float, ptr %2, i64 %205
  %211 = load float, ptr %210, align 4, !tbaa !10
  %212 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 %208
  store float %211, ptr %212, align 4, !tbaa !10
  %213 = add nuw nsw i32 %203, 32
  %214 = icmp samesign ult i32 %203, 480
  br i1 %214, label %202, label %200, !llvm.loop !12

215:                                              ; preds = %200, %215
  %216 = phi float [ %386, %215 ], [ %96, %200 ]
  %217 = phi float [ %381, %215 ], [ %97, %200 ]
  %218 = phi float [ %376, %215 ], [ %98, %200 ]
  %219 = phi float [ %371, %215 ], [ %99, %200 ]
  %220 = phi float [ %366, %215 ], [ %100, %200 ]
  %221 = phi float [ %361, %215 ], [ %101, %200 ]
  %222 = phi float [ %356, %215 ], [ %102, %200 ]
  %223 = phi float [ %351, %215 ], [ %103, %200 ]
  %224 = phi float [ %346, %215 ], [ %104, %200 ]
  %225 = phi float [ %341, %215 ], [ %105, %200 ]
  %226 = phi float [ %336, %215 ], [ %106, %200 ]
  %227 = phi float [ %331, %215 ], [ %107, %200 ]
  %228 = phi float [ %326, %215 ], [ %108, %200 ]
  %229 = phi float [ %321, %215 ], [ %109, %200 ]
  %230 = phi float [ %316, %215 ], [ %110, %200 ]
  %231 = phi float [ %311, %215 ], [ %111, %200 ]
  %232 = phi float [ %300, %215 ], [ %112, %200 ]
  %233 = phi float [ %388, %215 ], [ %113, %200 ]
  %234 = phi i32 [ %389, %215 ], [ 0, %200 ]
  %235 = zext nneg i32 %234 to i64
  %236 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 %235
  %237 = load float, ptr %236, align 4, !tbaa !10
  %238 = fmul contract float %16, %237
  %239 = fadd contract float %238, 0.000000e+00
  %240 = getelementptr inbounds nuw i8, ptr %236, i64 4
  %241 = load float, ptr %240, align 4, !tbaa !10
  %242 = fmul contract float %21, %241
  %243 = fadd contract float %239, %242
  %244 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %245 = load float, ptr %244, align 4, !tbaa !10
  %246 = fmul contract float %26, %245
  %247 = fadd contract float %243, %246
  %248 = getelementptr inbounds nuw i8, ptr %236, i64 12
  %249 = load float, ptr %248, align 4, !tbaa !10
  %250 = fmul contract float %31, %249
  %251 = fadd contract float %247, %250
  %252 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %253 = load float, ptr %252, align 4, !tbaa !10
  %254 = fmul contract float %36, %253
  %255 = fadd contract float %251, %254
  %256 = getelementptr inbounds nuw i8, ptr %236, i64 20
  %257 = load float, ptr %256, align 4, !tbaa !10
  %258 = fmul contract float %41, %257
  %259 = fadd contract float %255, %258
  %260 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %261 = load float, ptr %260, align 4, !tbaa !10
  %262 = fmul contract float %46, %261
  %263 = fadd contract float %259, %262
  %264 = getelementptr inbounds nuw i8, ptr %236, i64 28
  %265 = load float, ptr %264, align 4, !tbaa !10
  %266 = fmul contract float %51, %265
  %267 = fadd contract float %263, %266
  %268 = getelementptr inbounds nuw i8, ptr %236, i64 32
  %269 = load float, ptr %268, align 4, !tbaa !10
  %270 = fmul contract float %56, %269
  %271 = fadd contract float %267, %270
  %272 = getelementptr inbounds nuw i8, ptr %236, i64 36
  %273 = load float, ptr %272, align 4, !tbaa !10
  %274 = fmul contract float %61, %273
  %275 = fadd contract float %271, %274
  %276 = getelementptr inbounds nuw i8, ptr %236, i64 40
  %277 = load float, ptr %276, align 4, !tbaa !10
  %278 = fmul contract float %66, %277
  %279 = fadd contract float %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %236, i64 44
  %281 = load float, ptr %280, align 4, !tbaa !10
  %282 = fmul contract float %71, %281
  %283 = fadd contract float %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %236, i64 48
  %285 = load float, ptr %284, align 4, !tbaa !10
  %286 = fmul contract float %76, %285
  %287 = fadd contract float %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %236, i64 52
  %289 = load float, ptr %288, align 4, !tbaa !10
  %290 = fmul contract float %81, %289
  %291 = fadd contract float %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %236, i64 56
  %293 = load float, ptr %292, align 4, !tbaa !10
  %294 = fmul contract float %86, %293
  %295 = fadd contract float %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %236, i64 60
  %297 = load float, ptr %296, align 4, !tbaa !10
  %298 = fmul contract float %91, %297
  %299 = fadd contract float %295, %298
  %300 = tail call noundef float @llvm.maxnum.f32(float %232, float %299)
  %301 = fsub contract float %232, %300
  %302 = fmul float %301, 0x3FF7154760000000
  %303 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %302)
  %304 = fsub contract float %299, %300
  %305 = fmul float %304, 0x3FF7154760000000
  %306 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %305)
  %307 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 %235
  %308 = fmul contract float %303, %231
  %309 = load float, ptr %307, align 4, !tbaa !10
  %310 = fmul contract float %306, %309
  %311 = fadd contract float %308, %310
  %312 = fmul contract float %303, %230
  %313 = getelementptr inbounds nuw i8, ptr %307, i64 4
  %314 = load float, ptr %313, align 4, !tbaa !10
  %315 = fmul contract float %306, %314
  %316 = fadd contract float %312, %315
  %317 = fmul contract float %303, %229
  %318 = getelementptr inbounds nuw i8, ptr %307, i64 8
  %319 = load float, ptr %318, align 4, !tbaa !10
  %320 = fmul contract float %306, %319
  %321 = fadd contract float %317, %320
  %322 = fmul contract float %303, %228
  %323 = getelementptr inbounds nuw i8, ptr %307, i64 12
  %324 = load float, ptr %323, align 4, !tbaa !10
  %325 = fmul contract float %306, %324
  %326 = fadd contract float %322, %325
  %327 = fmul contract float %303, %227
  %328 = getelementptr inbounds nuw i8, ptr %307, i64 16
  %329 = load float, ptr %328, align 4, !tbaa !10
  %330 = fmul contract float %306, %329
  %331 = fadd contract float %327, %330
  %332 = fmul contract float %303, %226
  %333 = getelementptr inbounds nuw i8, ptr %307, i64 20
  %334 = load float, ptr %333, align 4, !tbaa !10
  %335 = fmul contract float %306, %334
  %336 = fadd contract float %332, %335
  %337 = fmul contract float %303, %225
  %338 = getelementptr inbounds nuw i8, ptr %307, i64 24
  %339 = load float, ptr %338, align 4, !tbaa !10
  %340 = fmul contract float %306, %339
  %341 = fadd contract float %337, %340
  %342 = fmul contract float %303, %224
  %343 = getelementptr inbounds nuw i8, ptr %307, i64 28
  %344 = load float, ptr %343, align 4, !tbaa !10
  %345 = fmul contract float %306, %344
  %346 = fadd contract float %342, %345
  %347 = fmul contract float %303, %223
  %348 = getelementptr inbounds nuw i8, ptr %307, i64 32
  %349 = load float, ptr %348, align 4, !tbaa !10
  %350 = fmul contract float %306, %349
  %351 = fadd contract float %347, %350
  %352 = fmul contract float %303, %222
  %353 = getelementptr inbounds nuw i8, ptr %307, i64 36
  %354 = load float, ptr %353, align 4, !tbaa !10
  %355 = fmul contract float %306, %354
  %356 = fadd contract float %352, %355
  %357 = fmul contract float %303, %221
  %358 = getelementptr inbounds nuw i8, ptr %307, i64 40
  %359 = load float, ptr %358, align 4, !tbaa !10
  %360 = fmul contract float %306, %359
  %361 = fadd contract float %357, %360
  %362 = fmul contract float %303, %220
  %363 = getelementptr inbounds nuw i8, ptr %307, i64 44
  %364 = load float, ptr %363, align 4, !tbaa !10
  %365 = fmul contract float %306, %364
  %366 = fadd contract float %362, %365
  %367 = fmul contract float %303, %219
  %368 = getelementptr inbounds nuw i8, ptr %307, i64 48
  %369 = load float, ptr %368, align 4, !tbaa !10
  %370 = fmul contract float %306, %369
  %371 = fadd contract float %367, %370
  %372 = fmul contract float %303, %218
  %373 = getelementptr inbounds nuw i8, ptr %307, i64 52
  %374 = load float, ptr %373, align 4, !tbaa !10
  %375 = fmul contract float %306, %374
  %376 = fadd contract float %372, %375
  %377 = fmul contract float %303, %217
  %378 = getelementptr inbounds nuw i8, ptr %307, i64 56
  %379 = load float, ptr %378, align 4, !tbaa !10
  %380 = fmul contract float %306, %379
  %381 = fadd contract float %377, %380
  %382 = fmul contract float %303, %216
  %383 = getelementptr inbounds nuw i8, ptr %307, i64 60
  %384 = load float, ptr %383, align 4, !tbaa !10
  %385 = fmul contract float %306, %384
  %386 = fadd contract float %382, %385
  %387 = fmul contract float %233, %303
  %388 = fadd contract float %387, %306
  %389 = add nuw nsw i32 %234, 1
  %390 = icmp samesign ugt i32 %234, 30
  %391 = or disjoint i32 %389, %114
  %392 = icmp sgt i32 %391, %11
  %393 = select i1 %390, i1 true, i1 %392
  br i1 %393, label %394, label %215, !llvm.loop !14

394:                                              ; preds = %215, %200
  %395 = phi float [ %96, %200 ], [ %386, %215 ]
  %396 = phi float [ %97, %200 ], [ %381, %215 ]
  %397 = phi float [ %98, %200 ], [ %376, %215 ]
  %398 = phi float [ %99, %200 ], [ %371, %215 ]
  %399 = phi float [ %100, %200 ], [ %366, %215 ]
  %400 = phi float [ %101, %200 ], [ %361, %215 ]
  %401 = phi float [ %102, %200 ], [ %356, %215 ]
  %402 = phi float [ %103, %200 ], [ %351, %215 ]
  %403 = phi float [ %104, %200 ], [ %346, %215 ]
  %404 = phi float [ %105, %200 ], [ %341, %215 ]
  %405 = phi float [ %106, %200 ], [ %336, %215 ]
  %406 = phi float [ %107, %200 ], [ %331, %215 ]
  %407 = phi float [ %108, %200 ], [ %326, %215 ]
  %408 = phi float [ %109, %200 ], [ %321, %215 ]
  %409 = phi float [ %110, %200 ], [ %316, %215 ]
  %410 = phi float [ %111, %200 ], [ %311, %215 ]
  %411 = phi float [ %113, %200 ], [ %388, %215 ]
  %412 = phi float [ %112, %200 ], [ %300, %215 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %413 = add nuw nsw i32 %114, 32
  %414 = icmp slt i32 %413, %5
  br i1 %414, label %95, label %117, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent norecurse nounwind
define dso_local noundef float @_Z12block_reducefPfb(float noundef %0, ptr noundef captures(none) %1, i1 noundef zeroext %2) local_unnamed_addr #2 {
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 range(i32 1, -2147483648) 16, i32 31)
  %5 = tail call float @llvm.maxnum.f32(float %0, float %4)
  %6 = fadd contract float %0, %4
  %7 = select contract i1 %2, float %5, float %6
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 range(i32 1, -2147483648) 8, i32 31)
  %9 = tail call float @llvm.maxnum.f32(float %7, float %8)
  %10 = fadd contract float %6, %8
  %11 = select contract i1 %2, float %9, float %10
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 range(i32 1, -2147483648) 4, i32 31)
  %13 = tail call float @llvm.maxnum.f32(float %11, float %12)
  %14 = fadd contract float %10, %12
  %15 = select contract i1 %2, float %13, float %14
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 range(i32 1, -2147483648) 2, i32 31)
  %17 = tail call float @llvm.maxnum.f32(float %15, float %16)
  %18 = fadd contract float %14, %16
  %19 = select contract i1 %2, float %17, float %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, -2147483648) 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = and i32 %21, 31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %31

24:                                               ; preds = %3
  %25 = tail call float @llvm.maxnum.f32(float %19, float %20)
  %26 = fadd contract float %18, %20
  %27 = select contract i1 %2, float %25, float %26
  %28 = lshr exact i32 %21, 5
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29
  store float %27, ptr %30, align 4, !tbaa !10
  br label %31

31:                                               ; preds = %24, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load float, ptr %1, align 4, !tbaa !10
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = icmp samesign ugt i32 %33, 63
  br i1 %34, label %35, label %62

35:                                               ; preds = %31
  %36 = lshr i32 %33, 5
  %37 = add nsw i32 %36, -1
  %38 = add nsw i32 %36, -2
  %39 = and i32 %37, 7
  %40 = icmp ult i32 %38, 7
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = and i32 %37, -8
  br label %64

43:                                               ; preds = %64
  %44 = icmp eq i32 %39, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %43, %35
  %46 = phi i32 [ 1, %35 ], [ %123, %43 ]
  %47 = phi float [ %32, %35 ], [ %122, %43 ]
  %48 = icmp ne i32 %39, 0
  tail call void @llvm.assume(i1 %48)
  br label %49

49:                                               ; preds = %49, %45
  %50 = phi i32 [ %59, %49 ], [ %46, %45 ]
  %51 = phi float [ %58, %49 ], [ %47, %45 ]
  %52 = phi i32 [ %60, %49 ], [ 0, %45 ]
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !10
  %56 = tail call float @llvm.maxnum.f32(float %51, float %55)
  %57 = fadd contract float %51, %55
  %58 = select contract i1 %2, float %56, float %57
  %59 = add nuw nsw i32 %50, 1
  %60 = add i32 %52, 1
  %61 = icmp eq i32 %60, %39
  br i1 %61, label %62, label %49, !llvm.loop !16

62:                                               ; preds = %43, %49, %31
  %63 = phi float [ %32, %31 ], [ %122, %43 ], [ %58, %49 ]
  ret float %63

64:                                               ; preds = %64, %41
  %65 = phi i32 [ 1, %41 ], [ %123, %64 ]
  %66 = phi float [ %32, %41 ], [ %122, %64 ]
  %67 = phi i32 [ 0, %41 ], [ %124, %64 ]
  %68 = zext nneg i32 %65 to i64
  %69 = getelementptr inbounds nuw float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = tail call float @llvm.maxnum.f32(float %66, float %70)
  %72 = fadd contract float %66, %70
  %73 = select contract i1 %2, float %71, float %72
  %74 = zext nneg i32 %65 to i64
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load float, ptr %76, align 4, !tbaa !10
  %78 = tail call float @llvm.maxnum.f32(float %73, float %77)
  %79 = fadd contract float %72, %77
  %80 = select contract i1 %2, float %78, float %79
  %81 = zext nneg i32 %65 to i64
  %82 = getelementptr inbounds nuw float, ptr %1, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load float, ptr %83, align 4, !tbaa !10
  %85 = tail call float @llvm.maxnum.f32(float %80, float %84)
  %86 = fadd contract float %79, %84
  %87 = select contract i1 %2, float %85, float %86
  %88 = zext nneg i32 %65 to i64
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 12
  %91 = load float, ptr %90, align 4, !tbaa !10
  %92 = tail call float @llvm.maxnum.f32(float %87, float %91)
  %93 = fadd contract float %86, %91
  %94 = select contract i1 %2, float %92, float %93
  %95 = zext nneg i32 %65 to i64
  %96 = getelementptr inbounds nuw float, ptr %1, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %98 = load float, ptr %97, align 4, !tbaa !10
  %99 = tail call float @llvm.maxnum.f32(float %94, float %98)
  %100 = fadd contract float %93, %98
  %101 = select contract i1 %2, float %99, float %100
  %102 = zext nneg i32 %65 to i64
  %103 = getelementptr inbounds nuw float, ptr %1, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 20
  %105 = load float, ptr %104, align 4, !tbaa !10
  %106 = tail call float @llvm.maxnum.f32(float %101, float %105)
  %107 = fadd contract float %100, %105
  %108 = select contract i1 %2, float %106, float %107
  %109 = zext nneg i32 %65 to i64
  %110 = getelementptr inbounds nuw float, ptr %1, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 24
  %112 = load float, ptr %111, align 4, !tbaa !10
  %113 = tail call float @llvm.maxnum.f32(float %108, float %112)
  %114 = fadd contract float %107, %112
  %115 = select contract i1 %2, float %113, float %114
  %116 = zext nneg i32 %65 to i64
  %117 = getelementptr inbounds nuw float, ptr %1, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 28
  %119 = load float, ptr %118, align 4, !tbaa !10
  %120 = tail call float @llvm.maxnum.f32(float %115, float %119)
  %121 = fadd contract float %114, %119
  %122 = select contract i1 %2, float %120, float %121
  %123 = add nuw nsw i32 %65, 8
  %124 = add i32 %67, 8
  %125 = icmp eq i32 %124, %42
  br i1 %125, label %43, label %64, !llvm.loop !18
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_rows(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = mul i32 %1, %3
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %106

11:                                               ; preds = %106, %2
  %12 = phi float [ 0xC6293E5940000000, %2 ], [ %112, %106 ]
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 range(i32 1, -2147483648) 16, i32 31)
  %14 = tail call float @llvm.maxnum.f32(float %12, float %13)
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 8, i32 31)
  %16 = tail call float @llvm.maxnum.f32(float %14, float %15)
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 range(i32 1, -2147483648) 4, i32 31)
  %18 = tail call float @llvm.maxnum.f32(float %16, float %17)
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 2, i32 31)
  %20 = tail call float @llvm.maxnum.f32(float %18, float %19)
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = and i32 %7, 31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %11
  %25 = lshr exact i32 %7, 5
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %26
  %28 = tail call float @llvm.maxnum.f32(float %20, float %21)
  store float %28, ptr %27, align 4, !tbaa !10
  br label %29

29:                                               ; preds = %24, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), align 4, !tbaa !10
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = lshr i32 %31, 5
  %33 = icmp samesign ugt i32 %31, 63
  br i1 %33, label %34, label %104

34:                                               ; preds = %29
  %35 = add nsw i32 %32, -1
  %36 = add nsw i32 %32, -2
  %37 = and i32 %35, 7
  %38 = icmp ult i32 %36, 7
  br i1 %38, label %89, label %39

39:                                               ; preds = %34
  %40 = and i32 %35, -8
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi i32 [ 1, %39 ], [ %84, %41 ]
  %43 = phi float [ %30, %39 ], [ %83, %41 ]
  %44 = phi i32 [ 0, %39 ], [ %85, %41 ]
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !10
  %48 = tail call float @llvm.maxnum.f32(float %43, float %47)
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %52 = load float, ptr %51, align 4, !tbaa !10
  %53 = tail call float @llvm.maxnum.f32(float %48, float %52)
  %54 = zext nneg i32 %42 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !10
  %58 = tail call float @llvm.maxnum.f32(float %53, float %57)
  %59 = zext nneg i32 %42 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 12
  %62 = load float, ptr %61, align 4, !tbaa !10
  %63 = tail call float @llvm.maxnum.f32(float %58, float %62)
  %64 = zext nneg i32 %42 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %67 = load float, ptr %66, align 4, !tbaa !10
  %68 = tail call float @llvm.maxnum.f32(float %63, float %67)
  %69 = zext nneg i32 %42 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 20
  %72 = load float, ptr %71, align 4, !tbaa !10
  %73 = tail call float @llvm.maxnum.f32(float %68, float %72)
  %74 = zext nneg i32 %42 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load float, ptr %76, align 4, !tbaa !10
  %78 = tail call float @llvm.maxnum.f32(float %73, float %77)
  %79 = zext nneg i32 %42 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 28
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = tail call float @llvm.maxnum.f32(float %78, float %82)
  %84 = add nuw nsw i32 %42, 8
  %85 = add i32 %44, 8
  %86 = icmp eq i32 %85, %40
  br i1 %86, label %87, label %41, !llvm.loop !18

87:                                               ; preds = %41
  %88 = icmp eq i32 %37, 0
  br i1 %88, label %104, label %89

89:                                               ; preds = %87, %34
  %90 = phi i32 [ 1, %34 ], [ %84, %87 ]
  %91 = phi float [ %30, %34 ], [ %83, %87 ]
  %92 = icmp ne i32 %37, 0
  tail call void @llvm.assume(i1 %92)
  br label %93

93:                                               ; preds = %93, %89
  %94 = phi i32 [ %101, %93 ], [ %90, %89 ]
  %95 = phi float [ %100, %93 ], [ %91, %89 ]
  %96 = phi i32 [ %102, %93 ], [ 0, %89 ]
  %97 = zext nneg i32 %94 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !10
  %100 = tail call float @llvm.maxnum.f32(float %95, float %99)
  %101 = add nuw nsw i32 %94, 1
  %102 = add i32 %96, 1
  %103 = icmp eq i32 %102, %37
  br i1 %103, label %104, label %93, !llvm.loop !19

104:                                              ; preds = %87, %93, %29
  %105 = phi float [ %30, %29 ], [ %83, %87 ], [ %100, %93 ]
  br i1 %8, label %205, label %115

106:                                              ; preds = %9, %106
  %107 = phi float [ 0xC6293E5940000000, %9 ], [ %112, %106 ]
  %108 = phi i32 [ %7, %9 ], [ %113, %106 ]
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %6, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !10
  %112 = tail call noundef float @llvm.maxnum.f32(float %107, float %111)
  %113 = add i32 %108, %10
  %114 = icmp slt i32 %113, %1
  br i1 %114, label %106, label %11, !llvm.loop !20

115:                                              ; preds = %205, %104
  %116 = phi float [ 0.000000e+00, %104 ], [ %224, %205 ]
  %117 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %116, i32 range(i32 1, -2147483648) 16, i32 31)
  %118 = fadd contract float %116, %117
  %119 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %118, i32 range(i32 1, -2147483648) 8, i32 31)
  %120 = fadd contract float %118, %119
  %121 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %120, i32 range(i32 1, -2147483648) 4, i32 31)
  %122 = fadd contract float %120, %121
  %123 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %122, i32 range(i32 1, -2147483648) 2, i32 31)
  %124 = fadd contract float %122, %123
  %125 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %124, i32 range(i32 1, -2147483648) 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %126, label %131

126:                                              ; preds = %115
  %127 = lshr exact i32 %7, 5
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %128
  %130 = fadd contract float %124, %125
  store float %130, ptr %129, align 4, !tbaa !10
  br label %131

131:                                              ; preds = %126, %115
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %132 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), align 4, !tbaa !10
  br i1 %33, label %133, label %203

133:                                              ; preds = %131
  %134 = add nsw i32 %32, -1
  %135 = add nsw i32 %32, -2
  %136 = and i32 %134, 7
  %137 = icmp ult i32 %135, 7
  br i1 %137, label %188, label %138

138:                                              ; preds = %133
  %139 = and i32 %134, -8
  br label %140

140:                                              ; preds = %140, %138
  %141 = phi i32 [ 1, %138 ], [ %183, %140 ]
  %142 = phi float [ %132, %138 ], [ %182, %140 ]
  %143 = phi i32 [ 0, %138 ], [ %184, %140 ]
  %144 = zext nneg i32 %141 to i64
  %145 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !10
  %147 = fadd contract float %142, %146
  %148 = zext nneg i32 %141 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %151 = load float, ptr %150, align 4, !tbaa !10
  %152 = fadd contract float %147, %151
  %153 = zext nneg i32 %141 to i64
  %154 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %156 = load float, ptr %155, align 4, !tbaa !10
  %157 = fadd contract float %152, %156
  %158 = zext nneg i32 %141 to i64
  %159 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 12
  %161 = load float, ptr %160, align 4, !tbaa !10
  %162 = fadd contract float %157, %161
  %163 = zext nneg i32 %141 to i64
  %164 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 16
  %166 = load float, ptr %165, align 4, !tbaa !10
  %167 = fadd contract float %162, %166
  %168 = zext nneg i32 %141 to i64
  %169 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %168
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 20
  %171 = load float, ptr %170, align 4, !tbaa !10
  %172 = fadd contract float %167, %171
  %173 = zext nneg i32 %141 to i64
  %174 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load float, ptr %175, align 4, !tbaa !10
  %177 = fadd contract float %172, %176
  %178 = zext nneg i32 %141 to i64
  %179 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 28
  %181 = load float, ptr %180, align 4, !tbaa !10
  %182 = fadd contract float %177, %181
  %183 = add nuw nsw i32 %141, 8
  %184 = add i32 %143, 8
  %185 = icmp eq i32 %184, %139
  br i1 %185, label %186, label %140, !llvm.loop !18

186:                                              ; preds = %140
  %187 = icmp eq i32 %136, 0
  br i1 %187, label %203, label %188

188:                                              ; preds = %186, %133
  %189 = phi i32 [ 1, %133 ], [ %183, %186 ]
  %190 = phi float [ %132, %133 ], [ %182, %186 ]
  %191 = icmp ne i32 %136, 0
  tail call void @llvm.assume(i1 %191)
  br label %192

192:                                              ; preds = %192, %188
  %193 = phi i32 [ %200, %192 ], [ %189, %188 ]
  %194 = phi float [ %199, %192 ], [ %190, %188 ]
  %195 = phi i32 [ %201, %192 ], [ 0, %188 ]
  %196 = zext nneg i32 %193 to i64
  %197 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !10
  %199 = fadd contract float %194, %198
  %200 = add nuw nsw i32 %193, 1
  %201 = add i32 %195, 1
  %202 = icmp eq i32 %201, %136
  br i1 %202, label %203, label %192, !llvm.loop !21

203:                                              ; preds = %186, %192, %131
  %204 = phi float [ %132, %131 ], [ %182, %186 ], [ %199, %192 ]
  br i1 %8, label %228, label %227

205:                                              ; preds = %104, %205
  %206 = phi i32 [ %225, %205 ], [ %7, %104 ]
  %207 = phi float [ %224, %205 ], [ 0.000000e+00, %104 ]
  %208 = sext i32 %206 to i64
  %209 = getelementptr inbounds float, ptr %6, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !10
  %211 = fsub contract float %210, %105
  %212 = tail call float @llvm.fma.f32(float %211, float 0x3F777313A0000000, float 5.000000e-01)
  %213 = tail call float @llvm.nvvm.saturate.f(float %212) #9
  %214 = tail call float @llvm.nvvm.fma.rm.f(float %213, float 2.520000e+02, float 0x4168000020000000) #9
  %215 = fadd float %214, 0xC168000FE0000000
  %216 = fneg float %215
  %217 = tail call float @llvm.fma.f32(float %211, float 0x3FF7154760000000, float %216)
  %218 = tail call float @llvm.fma.f32(float %211, float 0x3E54AE0C00000000, float %217)
  %219 = bitcast float %214 to i32
  %220 = shl i32 %219, 23
  %221 = bitcast i32 %220 to float
  %222 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %218)
  %223 = fmul float %222, %221
  store float %223, ptr %209, align 4, !tbaa !10
  %224 = fadd contract float %207, %223
  %225 = add i32 %206, %31
  %226 = icmp slt i32 %225, %1
  br i1 %226, label %205, label %115, !llvm.loop !22

227:                                              ; preds = %228, %203
  ret void

228:                                              ; preds = %203, %228
  %229 = phi i32 [ %234, %228 ], [ %7, %203 ]
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr %6, i64 %230
  %232 = load float, ptr %231, align 4, !tbaa !10
  %233 = fdiv contract float %232, %204
  store float %233, ptr %231, align 4, !tbaa !10
  %234 = add i32 %229, %31
  %235 = icmp slt i32 %234, %1
  br i1 %235, label %228, label %227, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!llvm.errno.tbaa = !{!5}
!nvvmir.version = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13}
