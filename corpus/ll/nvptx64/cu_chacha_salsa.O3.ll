; ModuleID = 'corpus/cuda/cu_chacha_salsa.cu'
source_filename = "corpus/cuda/cu_chacha_salsa.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Key = type { [8 x i32] }
%struct.Nonce = type { [3 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chacha20_xor(ptr noundef readonly byval(%struct.Key) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Nonce) align 4 captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = load i32, ptr %0, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  %25 = add i32 %2, %24
  %26 = load i32, ptr %1, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i32, ptr %29, align 4, !tbaa !4
  br label %128

31:                                               ; preds = %128
  %32 = shl i32 %24, 4
  %33 = add i32 %296, 1634760805
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = xor i32 %36, %33
  store i32 %37, ptr %35, align 4, !tbaa !4
  %38 = add i32 %308, 857760878
  %39 = or disjoint i32 %32, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = xor i32 %42, %38
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = add i32 %320, 2036477234
  %45 = or disjoint i32 %32, 2
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %3, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = xor i32 %48, %44
  store i32 %49, ptr %47, align 4, !tbaa !4
  %50 = add i32 %332, 1797285236
  %51 = or disjoint i32 %32, 3
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %3, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, %50
  store i32 %55, ptr %53, align 4, !tbaa !4
  %56 = add i32 %5, %337
  %57 = or disjoint i32 %32, 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = xor i32 %60, %56
  store i32 %61, ptr %59, align 4, !tbaa !4
  %62 = add i32 %7, %301
  %63 = or disjoint i32 %32, 5
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %3, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %66, %62
  store i32 %67, ptr %65, align 4, !tbaa !4
  %68 = add i32 %9, %313
  %69 = or disjoint i32 %32, 6
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = xor i32 %72, %68
  store i32 %73, ptr %71, align 4, !tbaa !4
  %74 = add i32 %11, %325
  %75 = or disjoint i32 %32, 7
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %3, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = xor i32 %78, %74
  store i32 %79, ptr %77, align 4, !tbaa !4
  %80 = add i32 %13, %323
  %81 = or disjoint i32 %32, 8
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %3, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = xor i32 %84, %80
  store i32 %85, ptr %83, align 4, !tbaa !4
  %86 = add i32 %15, %335
  %87 = or disjoint i32 %32, 9
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %3, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = xor i32 %90, %86
  store i32 %91, ptr %89, align 4, !tbaa !4
  %92 = add i32 %17, %299
  %93 = or disjoint i32 %32, 10
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %3, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = xor i32 %96, %92
  store i32 %97, ptr %95, align 4, !tbaa !4
  %98 = add i32 %19, %311
  %99 = or disjoint i32 %32, 11
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %3, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = xor i32 %102, %98
  store i32 %103, ptr %101, align 4, !tbaa !4
  %104 = add i32 %25, %310
  %105 = or disjoint i32 %32, 12
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %3, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = xor i32 %108, %104
  store i32 %109, ptr %107, align 4, !tbaa !4
  %110 = add i32 %26, %322
  %111 = or disjoint i32 %32, 13
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %3, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = xor i32 %114, %110
  store i32 %115, ptr %113, align 4, !tbaa !4
  %116 = add i32 %28, %334
  %117 = or disjoint i32 %32, 14
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = xor i32 %120, %116
  store i32 %121, ptr %119, align 4, !tbaa !4
  %122 = add i32 %30, %298
  %123 = or disjoint i32 %32, 15
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %3, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = xor i32 %126, %122
  store i32 %127, ptr %125, align 4, !tbaa !4
  ret void

128:                                              ; preds = %128, %4
  %129 = phi i32 [ 0, %4 ], [ %338, %128 ]
  %130 = phi i32 [ %5, %4 ], [ %337, %128 ]
  %131 = phi i32 [ 1634760805, %4 ], [ %296, %128 ]
  %132 = phi i32 [ %25, %4 ], [ %310, %128 ]
  %133 = phi i32 [ %13, %4 ], [ %323, %128 ]
  %134 = phi i32 [ %7, %4 ], [ %301, %128 ]
  %135 = phi i32 [ 857760878, %4 ], [ %308, %128 ]
  %136 = phi i32 [ %26, %4 ], [ %322, %128 ]
  %137 = phi i32 [ %15, %4 ], [ %335, %128 ]
  %138 = phi i32 [ %9, %4 ], [ %313, %128 ]
  %139 = phi i32 [ 2036477234, %4 ], [ %320, %128 ]
  %140 = phi i32 [ %28, %4 ], [ %334, %128 ]
  %141 = phi i32 [ %17, %4 ], [ %299, %128 ]
  %142 = phi i32 [ %11, %4 ], [ %325, %128 ]
  %143 = phi i32 [ 1797285236, %4 ], [ %332, %128 ]
  %144 = phi i32 [ %30, %4 ], [ %298, %128 ]
  %145 = phi i32 [ %19, %4 ], [ %311, %128 ]
  %146 = add i32 %131, %130
  %147 = xor i32 %132, %146
  %148 = tail call i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 16)
  %149 = add i32 %133, %148
  %150 = xor i32 %149, %130
  %151 = tail call i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 12)
  %152 = add i32 %151, %146
  %153 = xor i32 %152, %148
  %154 = tail call i32 @llvm.fshl.i32(i32 %153, i32 %153, i32 8)
  %155 = add i32 %154, %149
  %156 = xor i32 %155, %151
  %157 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 7)
  %158 = add i32 %135, %134
  %159 = xor i32 %136, %158
  %160 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 16)
  %161 = add i32 %137, %160
  %162 = xor i32 %161, %134
  %163 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 12)
  %164 = add i32 %163, %158
  %165 = xor i32 %164, %160
  %166 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 8)
  %167 = add i32 %166, %161
  %168 = xor i32 %167, %163
  %169 = tail call i32 @llvm.fshl.i32(i32 %168, i32 %168, i32 7)
  %170 = add i32 %139, %138
  %171 = xor i32 %140, %170
  %172 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %171, i32 16)
  %173 = add i32 %141, %172
  %174 = xor i32 %173, %138
  %175 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 12)
  %176 = add i32 %175, %170
  %177 = xor i32 %176, %172
  %178 = tail call i32 @llvm.fshl.i32(i32 %177, i32 %177, i32 8)
  %179 = add i32 %178, %173
  %180 = xor i32 %179, %175
  %181 = tail call i32 @llvm.fshl.i32(i32 %180, i32 %180, i32 7)
  %182 = add i32 %143, %142
  %183 = xor i32 %144, %182
  %184 = tail call i32 @llvm.fshl.i32(i32 %183, i32 %183, i32 16)
  %185 = add i32 %145, %184
  %186 = xor i32 %185, %142
  %187 = tail call i32 @llvm.fshl.i32(i32 %186, i32 %186, i32 12)
  %188 = add i32 %187, %182
  %189 = xor i32 %188, %184
  %190 = tail call i32 @llvm.fshl.i32(i32 %189, i32 %189, i32 8)
  %191 = add i32 %190, %185
  %192 = xor i32 %191, %187
  %193 = tail call i32 @llvm.fshl.i32(i32 %192, i32 %192, i32 7)
  %194 = add i32 %169, %152
  %195 = xor i32 %190, %194
  %196 = tail call i32 @llvm.fshl.i32(i32 %195, i32 %195, i32 16)
  %197 = add i32 %196, %179
  %198 = xor i32 %197, %169
  %199 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 12)
  %200 = add i32 %199, %194
  %201 = xor i32 %200, %196
  %202 = tail call i32 @llvm.fshl.i32(i32 %201, i32 %201, i32 8)
  %203 = add i32 %202, %197
  %204 = xor i32 %203, %199
  %205 = tail call i32 @llvm.fshl.i32(i32 %204, i32 %204, i32 7)
  %206 = add i32 %181, %164
  %207 = xor i32 %206, %154
  %208 = tail call i32 @llvm.fshl.i32(i32 %207, i32 %207, i32 16)
  %209 = add i32 %191, %208
  %210 = xor i32 %209, %181
  %211 = tail call i32 @llvm.fshl.i32(i32 %210, i32 %210, i32 12)
  %212 = add i32 %211, %206
  %213 = xor i32 %212, %208
  %214 = tail call i32 @llvm.fshl.i32(i32 %213, i32 %213, i32 8)
  %215 = add i32 %214, %209
  %216 = xor i32 %215, %211
  %217 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 7)
  %218 = add i32 %193, %176
  %219 = xor i32 %218, %166
  %220 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %219, i32 16)
  %221 = add i32 %220, %155
  %222 = xor i32 %221, %193
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 12)
  %224 = add i32 %223, %218
  %225 = xor i32 %224, %220
  %226 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 8)
  %227 = add i32 %226, %221
  %228 = xor i32 %227, %223
  %229 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %228, i32 7)
  %230 = add i32 %188, %157
  %231 = xor i32 %230, %178
  %232 = tail call i32 @llvm.fshl.i32(i32 %231, i32 %231, i32 16)
  %233 = add i32 %232, %167
  %234 = xor i32 %233, %157
  %235 = tail call i32 @llvm.fshl.i32(i32 %234, i32 %234, i32 12)
  %236 = add i32 %235, %230
  %237 = xor i32 %236, %232
  %238 = tail call i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 8)
  %239 = add i32 %238, %233
  %240 = xor i32 %239, %235
  %241 = tail call i32 @llvm.fshl.i32(i32 %240, i32 %240, i32 7)
  %242 = add i32 %200, %241
  %243 = xor i32 %214, %242
  %244 = tail call i32 @llvm.fshl.i32(i32 %243, i32 %243, i32 16)
  %245 = add i32 %227, %244
  %246 = xor i32 %245, %241
  %247 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 12)
  %248 = add i32 %247, %242
  %249 = xor i32 %248, %244
  %250 = tail call i32 @llvm.fshl.i32(i32 %249, i32 %249, i32 8)
  %251 = add i32 %250, %245
  %252 = xor i32 %251, %247
  %253 = tail call i32 @llvm.fshl.i32(i32 %252, i32 %252, i32 7)
  %254 = add i32 %212, %205
  %255 = xor i32 %226, %254
  %256 = tail call i32 @llvm.fshl.i32(i32 %255, i32 %255, i32 16)
  %257 = add i32 %239, %256
  %258 = xor i32 %257, %205
  %259 = tail call i32 @llvm.fshl.i32(i32 %258, i32 %258, i32 12)
  %260 = add i32 %259, %254
  %261 = xor i32 %260, %256
  %262 = tail call i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 8)
  %263 = add i32 %262, %257
  %264 = xor i32 %263, %259
  %265 = tail call i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 7)
  %266 = add i32 %224, %217
  %267 = xor i32 %238, %266
  %268 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 16)
  %269 = add i32 %203, %268
  %270 = xor i32 %269, %217
  %271 = tail call i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 12)
  %272 = add i32 %271, %266
  %273 = xor i32 %272, %268
  %274 = tail call i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 8)
  %275 = add i32 %274, %269
  %276 = xor i32 %275, %271
  %277 = tail call i32 @llvm.fshl.i32(i32 %276, i32 %276, i32 7)
  %278 = add i32 %236, %229
  %279 = xor i32 %202, %278
  %280 = tail call i32 @llvm.fshl.i32(i32 %279, i32 %279, i32 16)
  %281 = add i32 %215, %280
  %282 = xor i32 %281, %229
  %283 = tail call i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 12)
  %284 = add i32 %283, %278
  %285 = xor i32 %284, %280
  %286 = tail call i32 @llvm.fshl.i32(i32 %285, i32 %285, i32 8)
  %287 = add i32 %286, %281
  %288 = xor i32 %287, %283
  %289 = tail call i32 @llvm.fshl.i32(i32 %288, i32 %288, i32 7)
  %290 = add i32 %265, %248
  %291 = xor i32 %286, %290
  %292 = tail call i32 @llvm.fshl.i32(i32 %291, i32 %291, i32 16)
  %293 = add i32 %292, %275
  %294 = xor i32 %293, %265
  %295 = tail call i32 @llvm.fshl.i32(i32 %294, i32 %294, i32 12)
  %296 = add i32 %295, %290
  %297 = xor i32 %296, %292
  %298 = tail call i32 @llvm.fshl.i32(i32 %297, i32 %297, i32 8)
  %299 = add i32 %298, %293
  %300 = xor i32 %299, %295
  %301 = tail call i32 @llvm.fshl.i32(i32 %300, i32 %300, i32 7)
  %302 = add i32 %277, %260
  %303 = xor i32 %302, %250
  %304 = tail call i32 @llvm.fshl.i32(i32 %303, i32 %303, i32 16)
  %305 = add i32 %287, %304
  %306 = xor i32 %305, %277
  %307 = tail call i32 @llvm.fshl.i32(i32 %306, i32 %306, i32 12)
  %308 = add i32 %307, %302
  %309 = xor i32 %308, %304
  %310 = tail call i32 @llvm.fshl.i32(i32 %309, i32 %309, i32 8)
  %311 = add i32 %310, %305
  %312 = xor i32 %311, %307
  %313 = tail call i32 @llvm.fshl.i32(i32 %312, i32 %312, i32 7)
  %314 = add i32 %289, %272
  %315 = xor i32 %314, %262
  %316 = tail call i32 @llvm.fshl.i32(i32 %315, i32 %315, i32 16)
  %317 = add i32 %316, %251
  %318 = xor i32 %317, %289
  %319 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 12)
  %320 = add i32 %319, %314
  %321 = xor i32 %320, %316
  %322 = tail call i32 @llvm.fshl.i32(i32 %321, i32 %321, i32 8)
  %323 = add i32 %322, %317
  %324 = xor i32 %323, %319
  %325 = tail call i32 @llvm.fshl.i32(i32 %324, i32 %324, i32 7)
  %326 = add i32 %284, %253
  %327 = xor i32 %326, %274
  %328 = tail call i32 @llvm.fshl.i32(i32 %327, i32 %327, i32 16)
  %329 = add i32 %328, %263
  %330 = xor i32 %329, %253
  %331 = tail call i32 @llvm.fshl.i32(i32 %330, i32 %330, i32 12)
  %332 = add i32 %331, %326
  %333 = xor i32 %332, %328
  %334 = tail call i32 @llvm.fshl.i32(i32 %333, i32 %333, i32 8)
  %335 = add i32 %334, %329
  %336 = xor i32 %335, %331
  %337 = tail call i32 @llvm.fshl.i32(i32 %336, i32 %336, i32 7)
  %338 = add nuw nsw i32 %129, 2
  %339 = icmp eq i32 %338, 10
  br i1 %339, label %31, label %128, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z9salsa20_8PjPKj(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = load i32, ptr %1, align 4, !tbaa !4
  %4 = load i32, ptr %0, align 4, !tbaa !4
  %5 = xor i32 %4, %3
  store i32 %5, ptr %0, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = xor i32 %9, %7
  store i32 %10, ptr %8, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = xor i32 %14, %12
  store i32 %15, ptr %13, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = xor i32 %19, %17
  store i32 %20, ptr %18, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = xor i32 %24, %22
  store i32 %25, ptr %23, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = xor i32 %29, %27
  store i32 %30, ptr %28, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = xor i32 %34, %32
  store i32 %35, ptr %33, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = xor i32 %39, %37
  store i32 %40, ptr %38, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = xor i32 %44, %42
  store i32 %45, ptr %43, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %49, %47
  store i32 %50, ptr %48, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, %52
  store i32 %55, ptr %53, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = xor i32 %59, %57
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = xor i32 %64, %62
  store i32 %65, ptr %63, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = xor i32 %69, %67
  store i32 %70, ptr %68, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = xor i32 %74, %72
  store i32 %75, ptr %73, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = xor i32 %79, %77
  store i32 %80, ptr %78, align 4, !tbaa !4
  br label %114

81:                                               ; preds = %114
  %82 = load i32, ptr %0, align 4, !tbaa !4
  %83 = add i32 %82, %191
  store i32 %83, ptr %0, align 4, !tbaa !4
  %84 = load i32, ptr %8, align 4, !tbaa !4
  %85 = add i32 %84, %182
  store i32 %85, ptr %8, align 4, !tbaa !4
  %86 = load i32, ptr %13, align 4, !tbaa !4
  %87 = add i32 %86, %185
  store i32 %87, ptr %13, align 4, !tbaa !4
  %88 = load i32, ptr %18, align 4, !tbaa !4
  %89 = add i32 %88, %188
  store i32 %89, ptr %18, align 4, !tbaa !4
  %90 = load i32, ptr %23, align 4, !tbaa !4
  %91 = add i32 %90, %200
  store i32 %91, ptr %23, align 4, !tbaa !4
  %92 = load i32, ptr %28, align 4, !tbaa !4
  %93 = add i32 %92, %203
  store i32 %93, ptr %28, align 4, !tbaa !4
  %94 = load i32, ptr %33, align 4, !tbaa !4
  %95 = add i32 %94, %194
  store i32 %95, ptr %33, align 4, !tbaa !4
  %96 = load i32, ptr %38, align 4, !tbaa !4
  %97 = add i32 %96, %197
  store i32 %97, ptr %38, align 4, !tbaa !4
  %98 = load i32, ptr %43, align 4, !tbaa !4
  %99 = add i32 %98, %209
  store i32 %99, ptr %43, align 4, !tbaa !4
  %100 = load i32, ptr %48, align 4, !tbaa !4
  %101 = add i32 %100, %212
  store i32 %101, ptr %48, align 4, !tbaa !4
  %102 = load i32, ptr %53, align 4, !tbaa !4
  %103 = add i32 %102, %215
  store i32 %103, ptr %53, align 4, !tbaa !4
  %104 = load i32, ptr %58, align 4, !tbaa !4
  %105 = add i32 %104, %206
  store i32 %105, ptr %58, align 4, !tbaa !4
  %106 = load i32, ptr %63, align 4, !tbaa !4
  %107 = add i32 %106, %218
  store i32 %107, ptr %63, align 4, !tbaa !4
  %108 = load i32, ptr %68, align 4, !tbaa !4
  %109 = add i32 %108, %221
  store i32 %109, ptr %68, align 4, !tbaa !4
  %110 = load i32, ptr %73, align 4, !tbaa !4
  %111 = add i32 %110, %224
  store i32 %111, ptr %73, align 4, !tbaa !4
  %112 = load i32, ptr %78, align 4, !tbaa !4
  %113 = add i32 %112, %227
  store i32 %113, ptr %78, align 4, !tbaa !4
  ret void

114:                                              ; preds = %2, %114
  %115 = phi i32 [ 0, %2 ], [ %228, %114 ]
  %116 = phi i32 [ %5, %2 ], [ %191, %114 ]
  %117 = phi i32 [ %65, %2 ], [ %218, %114 ]
  %118 = phi i32 [ %25, %2 ], [ %200, %114 ]
  %119 = phi i32 [ %45, %2 ], [ %209, %114 ]
  %120 = phi i32 [ %30, %2 ], [ %203, %114 ]
  %121 = phi i32 [ %10, %2 ], [ %182, %114 ]
  %122 = phi i32 [ %50, %2 ], [ %212, %114 ]
  %123 = phi i32 [ %70, %2 ], [ %221, %114 ]
  %124 = phi i32 [ %55, %2 ], [ %215, %114 ]
  %125 = phi i32 [ %35, %2 ], [ %194, %114 ]
  %126 = phi i32 [ %75, %2 ], [ %224, %114 ]
  %127 = phi i32 [ %15, %2 ], [ %185, %114 ]
  %128 = phi i32 [ %80, %2 ], [ %227, %114 ]
  %129 = phi i32 [ %60, %2 ], [ %206, %114 ]
  %130 = phi i32 [ %20, %2 ], [ %188, %114 ]
  %131 = phi i32 [ %40, %2 ], [ %197, %114 ]
  %132 = add i32 %117, %116
  %133 = tail call i32 @llvm.fshl.i32(i32 %132, i32 %132, i32 7)
  %134 = xor i32 %133, %118
  %135 = add i32 %134, %116
  %136 = tail call i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 9)
  %137 = xor i32 %136, %119
  %138 = add i32 %137, %134
  %139 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 13)
  %140 = xor i32 %139, %117
  %141 = add i32 %140, %137
  %142 = tail call i32 @llvm.fshl.i32(i32 %141, i32 %141, i32 18)
  %143 = xor i32 %142, %116
  %144 = add i32 %121, %120
  %145 = tail call i32 @llvm.fshl.i32(i32 %144, i32 %144, i32 7)
  %146 = xor i32 %145, %122
  %147 = add i32 %146, %120
  %148 = tail call i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 9)
  %149 = xor i32 %148, %123
  %150 = add i32 %149, %146
  %151 = tail call i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 13)
  %152 = xor i32 %151, %121
  %153 = add i32 %152, %149
  %154 = tail call i32 @llvm.fshl.i32(i32 %153, i32 %153, i32 18)
  %155 = xor i32 %154, %120
  %156 = add i32 %125, %124
  %157 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 7)
  %158 = xor i32 %157, %126
  %159 = add i32 %158, %124
  %160 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 9)
  %161 = xor i32 %160, %127
  %162 = add i32 %161, %158
  %163 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 13)
  %164 = xor i32 %163, %125
  %165 = add i32 %164, %161
  %166 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 18)
  %167 = xor i32 %166, %124
  %168 = add i32 %129, %128
  %169 = tail call i32 @llvm.fshl.i32(i32 %168, i32 %168, i32 7)
  %170 = xor i32 %169, %130
  %171 = add i32 %170, %128
  %172 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %171, i32 9)
  %173 = xor i32 %172, %131
  %174 = add i32 %173, %170
  %175 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 13)
  %176 = xor i32 %175, %129
  %177 = add i32 %176, %173
  %178 = tail call i32 @llvm.fshl.i32(i32 %177, i32 %177, i32 18)
  %179 = xor i32 %178, %128
  %180 = add i32 %170, %143
  %181 = tail call i32 @llvm.fshl.i32(i32 %180, i32 %180, i32 7)
  %182 = xor i32 %181, %152
  %183 = add i32 %182, %143
  %184 = tail call i32 @llvm.fshl.i32(i32 %183, i32 %183, i32 9)
  %185 = xor i32 %184, %161
  %186 = add i32 %185, %182
  %187 = tail call i32 @llvm.fshl.i32(i32 %186, i32 %186, i32 13)
  %188 = xor i32 %187, %170
  %189 = add i32 %188, %185
  %190 = tail call i32 @llvm.fshl.i32(i32 %189, i32 %189, i32 18)
  %191 = xor i32 %190, %143
  %192 = add i32 %155, %134
  %193 = tail call i32 @llvm.fshl.i32(i32 %192, i32 %192, i32 7)
  %194 = xor i32 %164, %193
  %195 = add i32 %194, %155
  %196 = tail call i32 @llvm.fshl.i32(i32 %195, i32 %195, i32 9)
  %197 = xor i32 %173, %196
  %198 = add i32 %197, %194
  %199 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 13)
  %200 = xor i32 %199, %134
  %201 = add i32 %200, %197
  %202 = tail call i32 @llvm.fshl.i32(i32 %201, i32 %201, i32 18)
  %203 = xor i32 %202, %155
  %204 = add i32 %167, %146
  %205 = tail call i32 @llvm.fshl.i32(i32 %204, i32 %204, i32 7)
  %206 = xor i32 %176, %205
  %207 = add i32 %206, %167
  %208 = tail call i32 @llvm.fshl.i32(i32 %207, i32 %207, i32 9)
  %209 = xor i32 %208, %137
  %210 = add i32 %209, %206
  %211 = tail call i32 @llvm.fshl.i32(i32 %210, i32 %210, i32 13)
  %212 = xor i32 %211, %146
  %213 = add i32 %212, %209
  %214 = tail call i32 @llvm.fshl.i32(i32 %213, i32 %213, i32 18)
  %215 = xor i32 %214, %167
  %216 = add i32 %179, %158
  %217 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 7)
  %218 = xor i32 %217, %140
  %219 = add i32 %218, %179
  %220 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %219, i32 9)
  %221 = xor i32 %220, %149
  %222 = add i32 %221, %218
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 13)
  %224 = xor i32 %223, %158
  %225 = add i32 %224, %221
  %226 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 18)
  %227 = xor i32 %226, %179
  %228 = add nuw nsw i32 %115, 2
  %229 = icmp samesign ult i32 %115, 6
  br i1 %229, label %114, label %81, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scrypt_mix(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %10 = shl i32 %9, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %13, ptr %4, align 4, !tbaa !4
  %14 = or disjoint i32 %10, 1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = or disjoint i32 %10, 2
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = or disjoint i32 %10, 3
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = or disjoint i32 %10, 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = or disjoint i32 %10, 5
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = or disjoint i32 %10, 6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %42, ptr %43, align 4, !tbaa !4
  %44 = or disjoint i32 %10, 7
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %47, ptr %48, align 4, !tbaa !4
  %49 = or disjoint i32 %10, 8
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %52, ptr %53, align 4, !tbaa !4
  %54 = or disjoint i32 %10, 9
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 %57, ptr %58, align 4, !tbaa !4
  %59 = or disjoint i32 %10, 10
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 %62, ptr %63, align 4, !tbaa !4
  %64 = or disjoint i32 %10, 11
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %67, ptr %68, align 4, !tbaa !4
  %69 = or disjoint i32 %10, 12
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 %72, ptr %73, align 4, !tbaa !4
  %74 = or disjoint i32 %10, 13
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 %77, ptr %78, align 4, !tbaa !4
  %79 = or disjoint i32 %10, 14
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !4
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %82, ptr %83, align 4, !tbaa !4
  %84 = or disjoint i32 %10, 15
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %0, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %87, ptr %88, align 4, !tbaa !4
  %89 = or disjoint i32 %10, 16
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !4
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i32 %92, ptr %93, align 4, !tbaa !4
  %94 = or disjoint i32 %10, 17
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 %97, ptr %98, align 4, !tbaa !4
  %99 = or disjoint i32 %10, 18
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store i32 %102, ptr %103, align 4, !tbaa !4
  %104 = or disjoint i32 %10, 19
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %0, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store i32 %107, ptr %108, align 4, !tbaa !4
  %109 = or disjoint i32 %10, 20
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr %0, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i32 %112, ptr %113, align 4, !tbaa !4
  %114 = or disjoint i32 %10, 21
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %0, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 84
  store i32 %117, ptr %118, align 4, !tbaa !4
  %119 = or disjoint i32 %10, 22
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !4
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store i32 %122, ptr %123, align 4, !tbaa !4
  %124 = or disjoint i32 %10, 23
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %0, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !4
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 92
  store i32 %127, ptr %128, align 4, !tbaa !4
  %129 = or disjoint i32 %10, 24
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %0, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store i32 %132, ptr %133, align 4, !tbaa !4
  %134 = or disjoint i32 %10, 25
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %0, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !4
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 100
  store i32 %137, ptr %138, align 4, !tbaa !4
  %139 = or disjoint i32 %10, 26
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %0, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !4
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store i32 %142, ptr %143, align 4, !tbaa !4
  %144 = or disjoint i32 %10, 27
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr %0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !4
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 108
  store i32 %147, ptr %148, align 4, !tbaa !4
  %149 = or disjoint i32 %10, 28
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i32, ptr %0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !4
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store i32 %152, ptr %153, align 4, !tbaa !4
  %154 = or disjoint i32 %10, 29
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %0, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !4
  %158 = getelementptr inbounds nuw i8, ptr %4, i64 116
  store i32 %157, ptr %158, align 4, !tbaa !4
  %159 = or disjoint i32 %10, 30
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr %0, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !4
  %163 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i32 %162, ptr %163, align 4, !tbaa !4
  %164 = or disjoint i32 %10, 31
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr %0, i64 %165
  %167 = load i32, ptr %166, align 4, !tbaa !4
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 124
  store i32 %167, ptr %168, align 4, !tbaa !4
  %169 = zext i32 %9 to i64
  %170 = sext i32 %2 to i64
  %171 = shl nuw nsw i64 %169, 7
  %172 = mul i64 %171, %170
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 %172
  %174 = icmp sgt i32 %2, 0
  br i1 %174, label %175, label %309

175:                                              ; preds = %3, %175
  %176 = phi i32 [ %305, %175 ], [ 0, %3 ]
  %177 = shl nsw i32 %176, 5
  %178 = load i32, ptr %4, align 4, !tbaa !4
  %179 = zext nneg i32 %177 to i64
  %180 = getelementptr inbounds nuw i32, ptr %173, i64 %179
  store i32 %178, ptr %180, align 4, !tbaa !4
  %181 = load i32, ptr %18, align 4, !tbaa !4
  %182 = zext nneg i32 %177 to i64
  %183 = getelementptr inbounds nuw i32, ptr %173, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  store i32 %181, ptr %184, align 4, !tbaa !4
  %185 = load i32, ptr %23, align 4, !tbaa !4
  %186 = zext nneg i32 %177 to i64
  %187 = getelementptr inbounds nuw i32, ptr %173, i64 %186
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  store i32 %185, ptr %188, align 4, !tbaa !4
  %189 = load i32, ptr %28, align 4, !tbaa !4
  %190 = zext nneg i32 %177 to i64
  %191 = getelementptr inbounds nuw i32, ptr %173, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 12
  store i32 %189, ptr %192, align 4, !tbaa !4
  %193 = load i32, ptr %33, align 4, !tbaa !4
  %194 = zext nneg i32 %177 to i64
  %195 = getelementptr inbounds nuw i32, ptr %173, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 16
  store i32 %193, ptr %196, align 4, !tbaa !4
  %197 = load i32, ptr %38, align 4, !tbaa !4
  %198 = zext nneg i32 %177 to i64
  %199 = getelementptr inbounds nuw i32, ptr %173, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 20
  store i32 %197, ptr %200, align 4, !tbaa !4
  %201 = load i32, ptr %43, align 4, !tbaa !4
  %202 = zext nneg i32 %177 to i64
  %203 = getelementptr inbounds nuw i32, ptr %173, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 24
  store i32 %201, ptr %204, align 4, !tbaa !4
  %205 = load i32, ptr %48, align 4, !tbaa !4
  %206 = zext nneg i32 %177 to i64
  %207 = getelementptr inbounds nuw i32, ptr %173, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 28
  store i32 %205, ptr %208, align 4, !tbaa !4
  %209 = load i32, ptr %53, align 4, !tbaa !4
  %210 = zext nneg i32 %177 to i64
  %211 = getelementptr inbounds nuw i32, ptr %173, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 32
  store i32 %209, ptr %212, align 4, !tbaa !4
  %213 = load i32, ptr %58, align 4, !tbaa !4
  %214 = zext nneg i32 %177 to i64
  %215 = getelementptr inbounds nuw i32, ptr %173, i64 %214
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 36
  store i32 %213, ptr %216, align 4, !tbaa !4
  %217 = load i32, ptr %63, align 4, !tbaa !4
  %218 = zext nneg i32 %177 to i64
  %219 = getelementptr inbounds nuw i32, ptr %173, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 40
  store i32 %217, ptr %220, align 4, !tbaa !4
  %221 = load i32, ptr %68, align 4, !tbaa !4
  %222 = zext nneg i32 %177 to i64
  %223 = getelementptr inbounds nuw i32, ptr %173, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 44
  store i32 %221, ptr %224, align 4, !tbaa !4
  %225 = load i32, ptr %73, align 4, !tbaa !4
  %226 = zext nneg i32 %177 to i64
  %227 = getelementptr inbounds nuw i32, ptr %173, i64 %226
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 48
  store i32 %225, ptr %228, align 4, !tbaa !4
  %229 = load i32, ptr %78, align 4, !tbaa !4
  %230 = zext nneg i32 %177 to i64
  %231 = getelementptr inbounds nuw i32, ptr %173, i64 %230
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 52
  store i32 %229, ptr %232, align 4, !tbaa !4
  %233 = load i32, ptr %83, align 4, !tbaa !4
  %234 = zext nneg i32 %177 to i64
  %235 = getelementptr inbounds nuw i32, ptr %173, i64 %234
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 56
  store i32 %233, ptr %236, align 4, !tbaa !4
  %237 = load i32, ptr %88, align 4, !tbaa !4
  %238 = zext nneg i32 %177 to i64
  %239 = getelementptr inbounds nuw i32, ptr %173, i64 %238
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 60
  store i32 %237, ptr %240, align 4, !tbaa !4
  %241 = load i32, ptr %93, align 4, !tbaa !4
  %242 = zext nneg i32 %177 to i64
  %243 = getelementptr inbounds nuw i32, ptr %173, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 64
  store i32 %241, ptr %244, align 4, !tbaa !4
  %245 = load i32, ptr %98, align 4, !tbaa !4
  %246 = zext nneg i32 %177 to i64
  %247 = getelementptr inbounds nuw i32, ptr %173, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 68
  store i32 %245, ptr %248, align 4, !tbaa !4
  %249 = load i32, ptr %103, align 4, !tbaa !4
  %250 = zext nneg i32 %177 to i64
  %251 = getelementptr inbounds nuw i32, ptr %173, i64 %250
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 72
  store i32 %249, ptr %252, align 4, !tbaa !4
  %253 = load i32, ptr %108, align 4, !tbaa !4
  %254 = zext nneg i32 %177 to i64
  %255 = getelementptr inbounds nuw i32, ptr %173, i64 %254
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 76
  store i32 %253, ptr %256, align 4, !tbaa !4
  %257 = load i32, ptr %113, align 4, !tbaa !4
  %258 = zext nneg i32 %177 to i64
  %259 = getelementptr inbounds nuw i32, ptr %173, i64 %258
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 80
  store i32 %257, ptr %260, align 4, !tbaa !4
  %261 = load i32, ptr %118, align 4, !tbaa !4
  %262 = zext nneg i32 %177 to i64
  %263 = getelementptr inbounds nuw i32, ptr %173, i64 %262
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 84
  store i32 %261, ptr %264, align 4, !tbaa !4
  %265 = load i32, ptr %123, align 4, !tbaa !4
  %266 = zext nneg i32 %177 to i64
  %267 = getelementptr inbounds nuw i32, ptr %173, i64 %266
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 88
  store i32 %265, ptr %268, align 4, !tbaa !4
  %269 = load i32, ptr %128, align 4, !tbaa !4
  %270 = zext nneg i32 %177 to i64
  %271 = getelementptr inbounds nuw i32, ptr %173, i64 %270
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 92
  store i32 %269, ptr %272, align 4, !tbaa !4
  %273 = load i32, ptr %133, align 4, !tbaa !4
  %274 = zext nneg i32 %177 to i64
  %275 = getelementptr inbounds nuw i32, ptr %173, i64 %274
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 96
  store i32 %273, ptr %276, align 4, !tbaa !4
  %277 = load i32, ptr %138, align 4, !tbaa !4
  %278 = zext nneg i32 %177 to i64
  %279 = getelementptr inbounds nuw i32, ptr %173, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 100
  store i32 %277, ptr %280, align 4, !tbaa !4
  %281 = load i32, ptr %143, align 4, !tbaa !4
  %282 = zext nneg i32 %177 to i64
  %283 = getelementptr inbounds nuw i32, ptr %173, i64 %282
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 104
  store i32 %281, ptr %284, align 4, !tbaa !4
  %285 = load i32, ptr %148, align 4, !tbaa !4
  %286 = zext nneg i32 %177 to i64
  %287 = getelementptr inbounds nuw i32, ptr %173, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 108
  store i32 %285, ptr %288, align 4, !tbaa !4
  %289 = load i32, ptr %153, align 4, !tbaa !4
  %290 = zext nneg i32 %177 to i64
  %291 = getelementptr inbounds nuw i32, ptr %173, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 112
  store i32 %289, ptr %292, align 4, !tbaa !4
  %293 = load i32, ptr %158, align 4, !tbaa !4
  %294 = zext nneg i32 %177 to i64
  %295 = getelementptr inbounds nuw i32, ptr %173, i64 %294
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 116
  store i32 %293, ptr %296, align 4, !tbaa !4
  %297 = load i32, ptr %163, align 4, !tbaa !4
  %298 = zext nneg i32 %177 to i64
  %299 = getelementptr inbounds nuw i32, ptr %173, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 120
  store i32 %297, ptr %300, align 4, !tbaa !4
  %301 = load i32, ptr %168, align 4, !tbaa !4
  %302 = zext nneg i32 %177 to i64
  %303 = getelementptr inbounds nuw i32, ptr %173, i64 %302
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 124
  store i32 %301, ptr %304, align 4, !tbaa !4
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %4, ptr noundef nonnull %93) #5
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %93, ptr noundef nonnull %4) #5
  %305 = add nuw nsw i32 %176, 1
  %306 = icmp eq i32 %305, %2
  br i1 %306, label %307, label %175, !llvm.loop !12

307:                                              ; preds = %175
  %308 = add nsw i32 %2, -1
  br label %342

309:                                              ; preds = %347, %3
  %310 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %310, ptr %12, align 4, !tbaa !4
  %311 = load i32, ptr %18, align 4, !tbaa !4
  store i32 %311, ptr %16, align 4, !tbaa !4
  %312 = load i32, ptr %23, align 4, !tbaa !4
  store i32 %312, ptr %21, align 4, !tbaa !4
  %313 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %313, ptr %26, align 4, !tbaa !4
  %314 = load i32, ptr %33, align 4, !tbaa !4
  store i32 %314, ptr %31, align 4, !tbaa !4
  %315 = load i32, ptr %38, align 4, !tbaa !4
  store i32 %315, ptr %36, align 4, !tbaa !4
  %316 = load i32, ptr %43, align 4, !tbaa !4
  store i32 %316, ptr %41, align 4, !tbaa !4
  %317 = load i32, ptr %48, align 4, !tbaa !4
  store i32 %317, ptr %46, align 4, !tbaa !4
  %318 = load i32, ptr %53, align 4, !tbaa !4
  store i32 %318, ptr %51, align 4, !tbaa !4
  %319 = load i32, ptr %58, align 4, !tbaa !4
  store i32 %319, ptr %56, align 4, !tbaa !4
  %320 = load i32, ptr %63, align 4, !tbaa !4
  store i32 %320, ptr %61, align 4, !tbaa !4
  %321 = load i32, ptr %68, align 4, !tbaa !4
  store i32 %321, ptr %66, align 4, !tbaa !4
  %322 = load i32, ptr %73, align 4, !tbaa !4
  store i32 %322, ptr %71, align 4, !tbaa !4
  %323 = load i32, ptr %78, align 4, !tbaa !4
  store i32 %323, ptr %76, align 4, !tbaa !4
  %324 = load i32, ptr %83, align 4, !tbaa !4
  store i32 %324, ptr %81, align 4, !tbaa !4
  %325 = load i32, ptr %88, align 4, !tbaa !4
  store i32 %325, ptr %86, align 4, !tbaa !4
  %326 = load i32, ptr %93, align 4, !tbaa !4
  store i32 %326, ptr %91, align 4, !tbaa !4
  %327 = load i32, ptr %98, align 4, !tbaa !4
  store i32 %327, ptr %96, align 4, !tbaa !4
  %328 = load i32, ptr %103, align 4, !tbaa !4
  store i32 %328, ptr %101, align 4, !tbaa !4
  %329 = load i32, ptr %108, align 4, !tbaa !4
  store i32 %329, ptr %106, align 4, !tbaa !4
  %330 = load i32, ptr %113, align 4, !tbaa !4
  store i32 %330, ptr %111, align 4, !tbaa !4
  %331 = load i32, ptr %118, align 4, !tbaa !4
  store i32 %331, ptr %116, align 4, !tbaa !4
  %332 = load i32, ptr %123, align 4, !tbaa !4
  store i32 %332, ptr %121, align 4, !tbaa !4
  %333 = load i32, ptr %128, align 4, !tbaa !4
  store i32 %333, ptr %126, align 4, !tbaa !4
  %334 = load i32, ptr %133, align 4, !tbaa !4
  store i32 %334, ptr %131, align 4, !tbaa !4
  %335 = load i32, ptr %138, align 4, !tbaa !4
  store i32 %335, ptr %136, align 4, !tbaa !4
  %336 = load i32, ptr %143, align 4, !tbaa !4
  store i32 %336, ptr %141, align 4, !tbaa !4
  %337 = load i32, ptr %148, align 4, !tbaa !4
  store i32 %337, ptr %146, align 4, !tbaa !4
  %338 = load i32, ptr %153, align 4, !tbaa !4
  store i32 %338, ptr %151, align 4, !tbaa !4
  %339 = load i32, ptr %158, align 4, !tbaa !4
  store i32 %339, ptr %156, align 4, !tbaa !4
  %340 = load i32, ptr %163, align 4, !tbaa !4
  store i32 %340, ptr %161, align 4, !tbaa !4
  %341 = load i32, ptr %168, align 4, !tbaa !4
  store i32 %341, ptr %166, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

342:                                              ; preds = %307, %347
  %343 = phi i32 [ 0, %307 ], [ %348, %347 ]
  %344 = load i32, ptr %93, align 4, !tbaa !4
  %345 = and i32 %344, %308
  %346 = shl nsw i32 %345, 5
  br label %350

347:                                              ; preds = %350
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %4, ptr noundef nonnull %93) #5
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %93, ptr noundef nonnull %4) #5
  %348 = add nuw nsw i32 %343, 1
  %349 = icmp eq i32 %348, %2
  br i1 %349, label %309, label %342, !llvm.loop !13

350:                                              ; preds = %350, %342
  %351 = phi i32 [ 0, %342 ], [ %387, %350 ]
  %352 = add nuw nsw i32 %351, %346
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds i32, ptr %173, i64 %353
  %355 = load i32, ptr %354, align 4, !tbaa !4
  %356 = zext nneg i32 %351 to i64
  %357 = getelementptr inbounds nuw i32, ptr %4, i64 %356
  %358 = load i32, ptr %357, align 4, !tbaa !4
  %359 = xor i32 %358, %355
  store i32 %359, ptr %357, align 4, !tbaa !4
  %360 = or disjoint i32 %351, 1
  %361 = add nuw nsw i32 %360, %346
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds i32, ptr %173, i64 %362
  %364 = load i32, ptr %363, align 4, !tbaa !4
  %365 = zext nneg i32 %360 to i64
  %366 = getelementptr inbounds nuw i32, ptr %4, i64 %365
  %367 = load i32, ptr %366, align 4, !tbaa !4
  %368 = xor i32 %367, %364
  store i32 %368, ptr %366, align 4, !tbaa !4
  %369 = or disjoint i32 %351, 2
  %370 = add nuw nsw i32 %369, %346
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds i32, ptr %173, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !4
  %374 = zext nneg i32 %369 to i64
  %375 = getelementptr inbounds nuw i32, ptr %4, i64 %374
  %376 = load i32, ptr %375, align 4, !tbaa !4
  %377 = xor i32 %376, %373
  store i32 %377, ptr %375, align 4, !tbaa !4
  %378 = or disjoint i32 %351, 3
  %379 = add nuw nsw i32 %378, %346
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds i32, ptr %173, i64 %380
  %382 = load i32, ptr %381, align 4, !tbaa !4
  %383 = zext nneg i32 %378 to i64
  %384 = getelementptr inbounds nuw i32, ptr %4, i64 %383
  %385 = load i32, ptr %384, align 4, !tbaa !4
  %386 = xor i32 %385, %382
  store i32 %386, ptr %384, align 4, !tbaa !4
  %387 = add nuw nsw i32 %351, 4
  %388 = icmp eq i32 %387, 32
  br i1 %388, label %347, label %350, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
