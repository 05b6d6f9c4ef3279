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
  %17 = sext i32 %12 to i64
  %18 = getelementptr float, ptr %0, i64 %17
  %19 = getelementptr i8, ptr %18, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = fmul contract float %6, %20
  %22 = sext i32 %12 to i64
  %23 = getelementptr float, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !10
  %26 = fmul contract float %6, %25
  %27 = sext i32 %12 to i64
  %28 = getelementptr float, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !10
  %31 = fmul contract float %6, %30
  %32 = sext i32 %12 to i64
  %33 = getelementptr float, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 16
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = fmul contract float %6, %35
  %37 = sext i32 %12 to i64
  %38 = getelementptr float, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 20
  %40 = load float, ptr %39, align 4, !tbaa !10
  %41 = fmul contract float %6, %40
  %42 = sext i32 %12 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 24
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fmul contract float %6, %45
  %47 = sext i32 %12 to i64
  %48 = getelementptr float, ptr %0, i64 %47
  %49 = getelementptr i8, ptr %48, i64 28
  %50 = load float, ptr %49, align 4, !tbaa !10
  %51 = fmul contract float %6, %50
  %52 = sext i32 %12 to i64
  %53 = getelementptr float, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 32
  %55 = load float, ptr %54, align 4, !tbaa !10
  %56 = fmul contract float %6, %55
  %57 = sext i32 %12 to i64
  %58 = getelementptr float, ptr %0, i64 %57
  %59 = getelementptr i8, ptr %58, i64 36
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = fmul contract float %6, %60
  %62 = sext i32 %12 to i64
  %63 = getelementptr float, ptr %0, i64 %62
  %64 = getelementptr i8, ptr %63, i64 40
  %65 = load float, ptr %64, align 4, !tbaa !10
  %66 = fmul contract float %6, %65
  %67 = sext i32 %12 to i64
  %68 = getelementptr float, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 44
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = fmul contract float %6, %70
  %72 = sext i32 %12 to i64
  %73 = getelementptr float, ptr %0, i64 %72
  %74 = getelementptr i8, ptr %73, i64 48
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fmul contract float %6, %75
  %77 = sext i32 %12 to i64
  %78 = getelementptr float, ptr %0, i64 %77
  %79 = getelementptr i8, ptr %78, i64 52
  %80 = load float, ptr %79, align 4, !tbaa !10
  %81 = fmul contract float %6, %80
  %82 = sext i32 %12 to i64
  %83 = getelementptr float, ptr %0, i64 %82
  %84 = getelementptr i8, ptr %83, i64 56
  %85 = load float, ptr %84, align 4, !tbaa !10
  %86 = fmul contract float %6, %85
  %87 = sext i32 %12 to i64
  %88 = getelementptr float, ptr %0, i64 %87
  %89 = getelementptr i8, ptr %88, i64 60
  %90 = load float, ptr %89, align 4, !tbaa !10
  %91 = fmul contract float %6, %90
  %92 = icmp sgt i32 %5, 0
  br i1 %92, label %93, label %333

93:                                               ; preds = %7
  %94 = icmp samesign ult i32 %10, 512
  br label %95

95:                                               ; preds = %93, %312
  %96 = phi float [ 0.000000e+00, %93 ], [ %313, %312 ]
  %97 = phi float [ 0.000000e+00, %93 ], [ %314, %312 ]
  %98 = phi float [ 0.000000e+00, %93 ], [ %315, %312 ]
  %99 = phi float [ 0.000000e+00, %93 ], [ %316, %312 ]
  %100 = phi float [ 0.000000e+00, %93 ], [ %317, %312 ]
  %101 = phi float [ 0.000000e+00, %93 ], [ %318, %312 ]
  %102 = phi float [ 0.000000e+00, %93 ], [ %319, %312 ]
  %103 = phi float [ 0.000000e+00, %93 ], [ %320, %312 ]
  %104 = phi float [ 0.000000e+00, %93 ], [ %321, %312 ]
  %105 = phi float [ 0.000000e+00, %93 ], [ %322, %312 ]
  %106 = phi float [ 0.000000e+00, %93 ], [ %323, %312 ]
  %107 = phi float [ 0.000000e+00, %93 ], [ %324, %312 ]
  %108 = phi float [ 0.000000e+00, %93 ], [ %325, %312 ]
  %109 = phi float [ 0.000000e+00, %93 ], [ %326, %312 ]
  %110 = phi float [ 0.000000e+00, %93 ], [ %327, %312 ]
  %111 = phi float [ 0.000000e+00, %93 ], [ %328, %312 ]
  %112 = phi float [ 0xC6293E5940000000, %93 ], [ %330, %312 ]
  %113 = phi float [ 0.000000e+00, %93 ], [ %329, %312 ]
  %114 = phi i32 [ 0, %93 ], [ %331, %312 ]
  br i1 %94, label %115, label %117

115:                                              ; preds = %95
  %116 = shl nsw i32 %114, 4
  br label %119

117:                                              ; preds = %119, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = icmp sgt i32 %114, %11
  br i1 %118, label %312, label %132

119:                                              ; preds = %115, %119
  %120 = phi i32 [ %10, %115 ], [ %130, %119 ]
  %121 = add nuw nsw i32 %120, %116
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr %1, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !10
  %125 = zext nneg i32 %120 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 %125
  store float %124, ptr %126, align 4, !tbaa !10
  %127 = getelementptr inbounds nuw float, ptr %2, i64 %122
  %128 = load float, ptr %127, align 4, !tbaa !10
  %129 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 %125
  store float %128, ptr %129, align 4, !tbaa !10
  %130 = add nuw nsw i32 %120, 32
  %131 = icmp samesign ult i32 %120, 480
  br i1 %131, label %119, label %117, !llvm.loop !12

132:                                              ; preds = %117, %132
  %133 = phi float [ %304, %132 ], [ %96, %117 ]
  %134 = phi float [ %299, %132 ], [ %97, %117 ]
  %135 = phi float [ %294, %132 ], [ %98, %117 ]
  %136 = phi float [ %289, %132 ], [ %99, %117 ]
  %137 = phi float [ %284, %132 ], [ %100, %117 ]
  %138 = phi float [ %279, %132 ], [ %101, %117 ]
  %139 = phi float [ %274, %132 ], [ %102, %117 ]
  %140 = phi float [ %269, %132 ], [ %103, %117 ]
  %141 = phi float [ %264, %132 ], [ %104, %117 ]
  %142 = phi float [ %259, %132 ], [ %105, %117 ]
  %143 = phi float [ %254, %132 ], [ %106, %117 ]
  %144 = phi float [ %249, %132 ], [ %107, %117 ]
  %145 = phi float [ %244, %132 ], [ %108, %117 ]
  %146 = phi float [ %239, %132 ], [ %109, %117 ]
  %147 = phi float [ %234, %132 ], [ %110, %117 ]
  %148 = phi float [ %229, %132 ], [ %111, %117 ]
  %149 = phi float [ %219, %132 ], [ %112, %117 ]
  %150 = phi float [ %306, %132 ], [ %113, %117 ]
  %151 = phi i32 [ %307, %132 ], [ 0, %117 ]
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Vs to ptr), i64 %152
  %154 = zext nneg i32 %151 to i64
  %155 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionE2Ks to ptr), i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !10
  %157 = fmul contract float %16, %156
  %158 = fadd contract float %157, 0.000000e+00
  %159 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %160 = load float, ptr %159, align 4, !tbaa !10
  %161 = fmul contract float %21, %160
  %162 = fadd contract float %158, %161
  %163 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %164 = load float, ptr %163, align 4, !tbaa !10
  %165 = fmul contract float %26, %164
  %166 = fadd contract float %162, %165
  %167 = getelementptr inbounds nuw i8, ptr %155, i64 12
  %168 = load float, ptr %167, align 4, !tbaa !10
  %169 = fmul contract float %31, %168
  %170 = fadd contract float %166, %169
  %171 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %172 = load float, ptr %171, align 4, !tbaa !10
  %173 = fmul contract float %36, %172
  %174 = fadd contract float %170, %173
  %175 = getelementptr inbounds nuw i8, ptr %155, i64 20
  %176 = load float, ptr %175, align 4, !tbaa !10
  %177 = fmul contract float %41, %176
  %178 = fadd contract float %174, %177
  %179 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %180 = load float, ptr %179, align 4, !tbaa !10
  %181 = fmul contract float %46, %180
  %182 = fadd contract float %178, %181
  %183 = getelementptr inbounds nuw i8, ptr %155, i64 28
  %184 = load float, ptr %183, align 4, !tbaa !10
  %185 = fmul contract float %51, %184
  %186 = fadd contract float %182, %185
  %187 = getelementptr inbounds nuw i8, ptr %155, i64 32
  %188 = load float, ptr %187, align 4, !tbaa !10
  %189 = fmul contract float %56, %188
  %190 = fadd contract float %186, %189
  %191 = getelementptr inbounds nuw i8, ptr %155, i64 36
  %192 = load float, ptr %191, align 4, !tbaa !10
  %193 = fmul contract float %61, %192
  %194 = fadd contract float %190, %193
  %195 = getelementptr inbounds nuw i8, ptr %155, i64 40
  %196 = load float, ptr %195, align 4, !tbaa !10
  %197 = fmul contract float %66, %196
  %198 = fadd contract float %194, %197
  %199 = getelementptr inbounds nuw i8, ptr %155, i64 44
  %200 = load float, ptr %199, align 4, !tbaa !10
  %201 = fmul contract float %71, %200
  %202 = fadd contract float %198, %201
  %203 = getelementptr inbounds nuw i8, ptr %155, i64 48
  %204 = load float, ptr %203, align 4, !tbaa !10
  %205 = fmul contract float %76, %204
  %206 = fadd contract float %202, %205
  %207 = getelementptr inbounds nuw i8, ptr %155, i64 52
  %208 = load float, ptr %207, align 4, !tbaa !10
  %209 = fmul contract float %81, %208
  %210 = fadd contract float %206, %209
  %211 = getelementptr inbounds nuw i8, ptr %155, i64 56
  %212 = load float, ptr %211, align 4, !tbaa !10
  %213 = fmul contract float %86, %212
  %214 = fadd contract float %210, %213
  %215 = getelementptr inbounds nuw i8, ptr %155, i64 60
  %216 = load float, ptr %215, align 4, !tbaa !10
  %217 = fmul contract float %91, %216
  %218 = fadd contract float %214, %217
  %219 = tail call noundef float @llvm.maxnum.f32(float %149, float %218)
  %220 = fsub contract float %218, %219
  %221 = fmul float %220, 0x3FF7154760000000
  %222 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %221)
  %223 = fsub contract float %149, %219
  %224 = fmul float %223, 0x3FF7154760000000
  %225 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %224)
  %226 = fmul contract float %225, %148
  %227 = load float, ptr %153, align 4, !tbaa !10
  %228 = fmul contract float %222, %227
  %229 = fadd contract float %226, %228
  %230 = fmul contract float %225, %147
  %231 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %232 = load float, ptr %231, align 4, !tbaa !10
  %233 = fmul contract float %222, %232
  %234 = fadd contract float %230, %233
  %235 = fmul contract float %225, %146
  %236 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %237 = load float, ptr %236, align 4, !tbaa !10
  %238 = fmul contract float %222, %237
  %239 = fadd contract float %235, %238
  %240 = fmul contract float %225, %145
  %241 = getelementptr inbounds nuw i8, ptr %153, i64 12
  %242 = load float, ptr %241, align 4, !tbaa !10
  %243 = fmul contract float %222, %242
  %244 = fadd contract float %240, %243
  %245 = fmul contract float %225, %144
  %246 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %247 = load float, ptr %246, align 4, !tbaa !10
  %248 = fmul contract float %222, %247
  %249 = fadd contract float %245, %248
  %250 = fmul contract float %225, %143
  %251 = getelementptr inbounds nuw i8, ptr %153, i64 20
  %252 = load float, ptr %251, align 4, !tbaa !10
  %253 = fmul contract float %222, %252
  %254 = fadd contract float %250, %253
  %255 = fmul contract float %225, %142
  %256 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %257 = load float, ptr %256, align 4, !tbaa !10
  %258 = fmul contract float %222, %257
  %259 = fadd contract float %255, %258
  %260 = fmul contract float %225, %141
  %261 = getelementptr inbounds nuw i8, ptr %153, i64 28
  %262 = load float, ptr %261, align 4, !tbaa !10
  %263 = fmul contract float %222, %262
  %264 = fadd contract float %260, %263
  %265 = fmul contract float %225, %140
  %266 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %267 = load float, ptr %266, align 4, !tbaa !10
  %268 = fmul contract float %222, %267
  %269 = fadd contract float %265, %268
  %270 = fmul contract float %225, %139
  %271 = getelementptr inbounds nuw i8, ptr %153, i64 36
  %272 = load float, ptr %271, align 4, !tbaa !10
  %273 = fmul contract float %222, %272
  %274 = fadd contract float %270, %273
  %275 = fmul contract float %225, %138
  %276 = getelementptr inbounds nuw i8, ptr %153, i64 40
  %277 = load float, ptr %276, align 4, !tbaa !10
  %278 = fmul contract float %222, %277
  %279 = fadd contract float %275, %278
  %280 = fmul contract float %225, %137
  %281 = getelementptr inbounds nuw i8, ptr %153, i64 44
  %282 = load float, ptr %281, align 4, !tbaa !10
  %283 = fmul contract float %222, %282
  %284 = fadd contract float %280, %283
  %285 = fmul contract float %225, %136
  %286 = getelementptr inbounds nuw i8, ptr %153, i64 48
  %287 = load float, ptr %286, align 4, !tbaa !10
  %288 = fmul contract float %222, %287
  %289 = fadd contract float %285, %288
  %290 = fmul contract float %225, %135
  %291 = getelementptr inbounds nuw i8, ptr %153, i64 52
  %292 = load float, ptr %291, align 4, !tbaa !10
  %293 = fmul contract float %222, %292
  %294 = fadd contract float %290, %293
  %295 = fmul contract float %225, %134
  %296 = getelementptr inbounds nuw i8, ptr %153, i64 56
  %297 = load float, ptr %296, align 4, !tbaa !10
  %298 = fmul contract float %222, %297
  %299 = fadd contract float %295, %298
  %300 = fmul contract float %225, %133
  %301 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %302 = load float, ptr %301, align 4, !tbaa !10
  %303 = fmul contract float %222, %302
  %304 = fadd contract float %300, %303
  %305 = fmul contract float %150, %225
  %306 = fadd contract float %305, %222
  %307 = add nuw nsw i32 %151, 1
  %308 = icmp samesign ugt i32 %151, 30
  %309 = or disjoint i32 %307, %114
  %310 = icmp sgt i32 %309, %11
  %311 = select i1 %308, i1 true, i1 %310
  br i1 %311, label %312, label %132, !llvm.loop !15

312:                                              ; preds = %132, %117
  %313 = phi float [ %96, %117 ], [ %304, %132 ]
  %314 = phi float [ %97, %117 ], [ %299, %132 ]
  %315 = phi float [ %98, %117 ], [ %294, %132 ]
  %316 = phi float [ %99, %117 ], [ %289, %132 ]
  %317 = phi float [ %100, %117 ], [ %284, %132 ]
  %318 = phi float [ %101, %117 ], [ %279, %132 ]
  %319 = phi float [ %102, %117 ], [ %274, %132 ]
  %320 = phi float [ %103, %117 ], [ %269, %132 ]
  %321 = phi float [ %104, %117 ], [ %264, %132 ]
  %322 = phi float [ %105, %117 ], [ %259, %132 ]
  %323 = phi float [ %106, %117 ], [ %254, %132 ]
  %324 = phi float [ %107, %117 ], [ %249, %132 ]
  %325 = phi float [ %108, %117 ], [ %244, %132 ]
  %326 = phi float [ %109, %117 ], [ %239, %132 ]
  %327 = phi float [ %110, %117 ], [ %234, %132 ]
  %328 = phi float [ %111, %117 ], [ %229, %132 ]
  %329 = phi float [ %113, %117 ], [ %306, %132 ]
  %330 = phi float [ %112, %117 ], [ %219, %132 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %331 = add nuw nsw i32 %114, 32
  %332 = icmp slt i32 %331, %5
  br i1 %332, label %95, label %333, !llvm.loop !16

333:                                              ; preds = %312, %7
  %334 = phi float [ 0.000000e+00, %7 ], [ %313, %312 ]
  %335 = phi float [ 0.000000e+00, %7 ], [ %314, %312 ]
  %336 = phi float [ 0.000000e+00, %7 ], [ %315, %312 ]
  %337 = phi float [ 0.000000e+00, %7 ], [ %316, %312 ]
  %338 = phi float [ 0.000000e+00, %7 ], [ %317, %312 ]
  %339 = phi float [ 0.000000e+00, %7 ], [ %318, %312 ]
  %340 = phi float [ 0.000000e+00, %7 ], [ %319, %312 ]
  %341 = phi float [ 0.000000e+00, %7 ], [ %320, %312 ]
  %342 = phi float [ 0.000000e+00, %7 ], [ %321, %312 ]
  %343 = phi float [ 0.000000e+00, %7 ], [ %322, %312 ]
  %344 = phi float [ 0.000000e+00, %7 ], [ %323, %312 ]
  %345 = phi float [ 0.000000e+00, %7 ], [ %324, %312 ]
  %346 = phi float [ 0.000000e+00, %7 ], [ %325, %312 ]
  %347 = phi float [ 0.000000e+00, %7 ], [ %326, %312 ]
  %348 = phi float [ 0.000000e+00, %7 ], [ %327, %312 ]
  %349 = phi float [ 0.000000e+00, %7 ], [ %328, %312 ]
  %350 = phi float [ 0.000000e+00, %7 ], [ %329, %312 ]
  %351 = phi float [ 0xC6293E5940000000, %7 ], [ %330, %312 ]
  %352 = shl nsw i32 %11, 4
  %353 = fdiv contract float 1.000000e+00, %350
  %354 = fmul contract float %353, %349
  %355 = sext i32 %352 to i64
  %356 = getelementptr inbounds float, ptr %3, i64 %355
  store float %354, ptr %356, align 4, !tbaa !10
  %357 = fmul contract float %353, %348
  %358 = sext i32 %352 to i64
  %359 = getelementptr float, ptr %3, i64 %358
  %360 = getelementptr i8, ptr %359, i64 4
  store float %357, ptr %360, align 4, !tbaa !10
  %361 = fmul contract float %353, %347
  %362 = sext i32 %352 to i64
  %363 = getelementptr float, ptr %3, i64 %362
  %364 = getelementptr i8, ptr %363, i64 8
  store float %361, ptr %364, align 4, !tbaa !10
  %365 = fmul contract float %353, %346
  %366 = sext i32 %352 to i64
  %367 = getelementptr float, ptr %3, i64 %366
  %368 = getelementptr i8, ptr %367, i64 12
  store float %365, ptr %368, align 4, !tbaa !10
  %369 = fmul contract float %353, %345
  %370 = sext i32 %352 to i64
  %371 = getelementptr float, ptr %3, i64 %370
  %372 = getelementptr i8, ptr %371, i64 16
  store float %369, ptr %372, align 4, !tbaa !10
  %373 = fmul contract float %353, %344
  %374 = sext i32 %352 to i64
  %375 = getelementptr float, ptr %3, i64 %374
  %376 = getelementptr i8, ptr %375, i64 20
  store float %373, ptr %376, align 4, !tbaa !10
  %377 = fmul contract float %353, %343
  %378 = sext i32 %352 to i64
  %379 = getelementptr float, ptr %3, i64 %378
  %380 = getelementptr i8, ptr %379, i64 24
  store float %377, ptr %380, align 4, !tbaa !10
  %381 = fmul contract float %353, %342
  %382 = sext i32 %352 to i64
  %383 = getelementptr float, ptr %3, i64 %382
  %384 = getelementptr i8, ptr %383, i64 28
  store float %381, ptr %384, align 4, !tbaa !10
  %385 = fmul contract float %353, %341
  %386 = sext i32 %352 to i64
  %387 = getelementptr float, ptr %3, i64 %386
  %388 = getelementptr i8, ptr %387, i64 32
  store float %385, ptr %388, align 4, !tbaa !10
  %389 = fmul contract float %353, %340
  %390 = sext i32 %352 to i64
  %391 = getelementptr float, ptr %3, i64 %390
  %392 = getelementptr i8, ptr %391, i64 36
  store float %389, ptr %392, align 4, !tbaa !10
  %393 = fmul contract float %353, %339
  %394 = sext i32 %352 to i64
  %395 = getelementptr float, ptr %3, i64 %394
  %396 = getelementptr i8, ptr %395, i64 40
  store float %393, ptr %396, align 4, !tbaa !10
  %397 = fmul contract float %353, %338
  %398 = sext i32 %352 to i64
  %399 = getelementptr float, ptr %3, i64 %398
  %400 = getelementptr i8, ptr %399, i64 44
  store float %397, ptr %400, align 4, !tbaa !10
  %401 = fmul contract float %353, %337
  %402 = sext i32 %352 to i64
  %403 = getelementptr float, ptr %3, i64 %402
  %404 = getelementptr i8, ptr %403, i64 48
  store float %401, ptr %404, align 4, !tbaa !10
  %405 = fmul contract float %353, %336
  %406 = sext i32 %352 to i64
  %407 = getelementptr float, ptr %3, i64 %406
  %408 = getelementptr i8, ptr %407, i64 52
  store float %405, ptr %408, align 4, !tbaa !10
  %409 = fmul contract float %353, %335
  %410 = sext i32 %352 to i64
  %411 = getelementptr float, ptr %3, i64 %410
  %412 = getelementptr i8, ptr %411, i64 56
  store float %409, ptr %412, align 4, !tbaa !10
  %413 = fmul contract float %353, %334
  %414 = sext i32 %352 to i64
  %415 = getelementptr float, ptr %3, i64 %414
  %416 = getelementptr i8, ptr %415, i64 60
  store float %413, ptr %416, align 4, !tbaa !10
  %417 = fcmp olt float %350, 0x3810000000000000
  %418 = fmul float %350, 0x4160000000000000
  %419 = select i1 %417, float %418, float %350
  %420 = select i1 %417, float -2.300000e+01, float 0.000000e+00
  %421 = bitcast float %419 to i32
  %422 = add i32 %421, -1059760811
  %423 = and i32 %422, -8388608
  %424 = sub i32 %421, %423
  %425 = bitcast i32 %424 to float
  %426 = sitofp i32 %423 to float
  %427 = tail call float @llvm.fma.f32(float %426, float 0x3E80000000000000, float %420)
  %428 = fadd float %425, -1.000000e+00
  %429 = tail call float @llvm.fma.f32(float %428, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %430 = tail call float @llvm.fma.f32(float %429, float %428, float 0xBFBF19B980000000)
  %431 = tail call float @llvm.fma.f32(float %430, float %428, float 0x3FC1E52AA0000000)
  %432 = tail call float @llvm.fma.f32(float %431, float %428, float 0xBFC55B1720000000)
  %433 = tail call float @llvm.fma.f32(float %432, float %428, float 0x3FC99DA160000000)
  %434 = tail call float @llvm.fma.f32(float %433, float %428, float 0xBFCFFFE440000000)
  %435 = tail call float @llvm.fma.f32(float %434, float %428, float 0x3FD5554F00000000)
  %436 = tail call float @llvm.fma.f32(float %435, float %428, float -5.000000e-01)
  %437 = fmul float %428, %436
  %438 = tail call float @llvm.fma.f32(float %437, float %428, float %428)
  %439 = tail call float @llvm.fma.f32(float %427, float 0x3FE62E4300000000, float %438)
  %440 = icmp ugt i32 %421, 2139095039
  %441 = tail call float @llvm.fma.f32(float %419, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %442 = select i1 %440, float %441, float %439
  %443 = fcmp oeq float %419, 0.000000e+00
  %444 = select i1 %443, float 0xFFF0000000000000, float %442
  %445 = fadd contract float %351, %444
  %446 = sext i32 %11 to i64
  %447 = getelementptr inbounds float, ptr %4, i64 %446
  store float %445, ptr %447, align 4, !tbaa !10
  ret void
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
  %34 = lshr i32 %33, 5
  %35 = icmp samesign ugt i32 %33, 63
  br i1 %35, label %38, label %36

36:                                               ; preds = %38, %31
  %37 = phi float [ %32, %31 ], [ %46, %38 ]
  ret float %37

38:                                               ; preds = %31, %38
  %39 = phi i32 [ %47, %38 ], [ 1, %31 ]
  %40 = phi float [ %46, %38 ], [ %32, %31 ]
  %41 = zext nneg i32 %39 to i64
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !10
  %44 = tail call float @llvm.maxnum.f32(float %40, float %43)
  %45 = fadd contract float %40, %43
  %46 = select contract i1 %2, float %44, float %45
  %47 = add nuw nsw i32 %39, 1
  %48 = icmp eq i32 %47, %34
  br i1 %48, label %36, label %38, !llvm.loop !17
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
  br label %46

11:                                               ; preds = %46, %2
  %12 = phi float [ 0xC6293E5940000000, %2 ], [ %52, %46 ]
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
  %25 = tail call float @llvm.maxnum.f32(float %20, float %21)
  %26 = lshr exact i32 %7, 5
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %27
  store float %25, ptr %28, align 4, !tbaa !10
  br label %29

29:                                               ; preds = %24, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), align 4, !tbaa !10
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = lshr i32 %31, 5
  %33 = icmp samesign ugt i32 %31, 63
  br i1 %33, label %34, label %43

34:                                               ; preds = %29, %34
  %35 = phi i32 [ %41, %34 ], [ 1, %29 ]
  %36 = phi float [ %40, %34 ], [ %30, %29 ]
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !10
  %40 = tail call noundef float @llvm.maxnum.f32(float %36, float %39)
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp eq i32 %41, %32
  br i1 %42, label %43, label %34, !llvm.loop !17

43:                                               ; preds = %34, %29
  %44 = phi float [ %30, %29 ], [ %40, %34 ]
  %45 = icmp slt i32 %7, %1
  br i1 %45, label %85, label %55

46:                                               ; preds = %9, %46
  %47 = phi float [ 0xC6293E5940000000, %9 ], [ %52, %46 ]
  %48 = phi i32 [ %7, %9 ], [ %53, %46 ]
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %6, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = tail call noundef float @llvm.maxnum.f32(float %47, float %51)
  %53 = add i32 %48, %10
  %54 = icmp slt i32 %53, %1
  br i1 %54, label %46, label %11, !llvm.loop !18

55:                                               ; preds = %85, %43
  %56 = phi float [ 0.000000e+00, %43 ], [ %104, %85 ]
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %56, i32 range(i32 1, -2147483648) 16, i32 31)
  %58 = fadd contract float %56, %57
  %59 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %58, i32 range(i32 1, -2147483648) 8, i32 31)
  %60 = fadd contract float %58, %59
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 range(i32 1, -2147483648) 4, i32 31)
  %62 = fadd contract float %60, %61
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 range(i32 1, -2147483648) 2, i32 31)
  %64 = fadd contract float %62, %63
  %65 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %64, i32 range(i32 1, -2147483648) 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %66, label %71

66:                                               ; preds = %55
  %67 = fadd contract float %64, %65
  %68 = lshr exact i32 %7, 5
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %69
  store float %67, ptr %70, align 4, !tbaa !10
  br label %71

71:                                               ; preds = %66, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), align 4, !tbaa !10
  br i1 %33, label %73, label %82

73:                                               ; preds = %71, %73
  %74 = phi i32 [ %80, %73 ], [ 1, %71 ]
  %75 = phi float [ %79, %73 ], [ %72, %71 ]
  %76 = zext nneg i32 %74 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12softmax_rowsE3buf to ptr), i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !10
  %79 = fadd contract float %75, %78
  %80 = add nuw nsw i32 %74, 1
  %81 = icmp eq i32 %80, %32
  br i1 %81, label %82, label %73, !llvm.loop !17

82:                                               ; preds = %73, %71
  %83 = phi float [ %72, %71 ], [ %79, %73 ]
  %84 = icmp slt i32 %7, %1
  br i1 %84, label %108, label %107

85:                                               ; preds = %43, %85
  %86 = phi i32 [ %105, %85 ], [ %7, %43 ]
  %87 = phi float [ %104, %85 ], [ 0.000000e+00, %43 ]
  %88 = sext i32 %86 to i64
  %89 = getelementptr inbounds float, ptr %6, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !10
  %91 = fsub contract float %90, %44
  %92 = tail call float @llvm.fma.f32(float %91, float 0x3F777313A0000000, float 5.000000e-01)
  %93 = tail call float @llvm.nvvm.saturate.f(float %92) #8
  %94 = tail call float @llvm.nvvm.fma.rm.f(float %93, float 2.520000e+02, float 0x4168000020000000) #8
  %95 = fadd float %94, 0xC168000FE0000000
  %96 = fneg float %95
  %97 = tail call float @llvm.fma.f32(float %91, float 0x3FF7154760000000, float %96)
  %98 = tail call float @llvm.fma.f32(float %91, float 0x3E54AE0C00000000, float %97)
  %99 = bitcast float %94 to i32
  %100 = shl i32 %99, 23
  %101 = bitcast i32 %100 to float
  %102 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %98)
  %103 = fmul float %102, %101
  store float %103, ptr %89, align 4, !tbaa !10
  %104 = fadd contract float %87, %103
  %105 = add i32 %86, %31
  %106 = icmp slt i32 %105, %1
  br i1 %106, label %85, label %55, !llvm.loop !19

107:                                              ; preds = %108, %82
  ret void

108:                                              ; preds = %82, %108
  %109 = phi i32 [ %114, %108 ], [ %7, %82 ]
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %6, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !10
  %113 = fdiv contract float %112, %83
  store float %113, ptr %111, align 4, !tbaa !10
  %114 = add i32 %109, %31
  %115 = icmp slt i32 %114, %1
  br i1 %115, label %108, label %107, !llvm.loop !20
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

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
