; ModuleID = 'corpus/cuda/cu_chacha_salsa.cu'
source_filename = "corpus/cuda/cu_chacha_salsa.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Key = type { [8 x i32] }
%struct.Nonce = type { [3 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chacha20_xor(ptr noundef readonly byval(%struct.Key) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Nonce) align 4 captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  store i32 1634760805, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 857760878, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 2036477234, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 1797285236, ptr %8, align 4
  br label %17

9:                                                ; preds = %17
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = add i32 %2, %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 %15, ptr %16, align 4, !tbaa !4
  br label %26

17:                                               ; preds = %4, %17
  %18 = phi i32 [ 0, %4 ], [ %24, %17 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store i32 %21, ptr %23, align 4, !tbaa !4
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp eq i32 %24, 8
  br i1 %25, label %9, label %17, !llvm.loop !8

26:                                               ; preds = %9, %26
  %27 = phi i32 [ 0, %9 ], [ %33, %26 ]
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 52
  store i32 %30, ptr %32, align 4, !tbaa !4
  %33 = add nuw nsw i32 %27, 1
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %26, !llvm.loop !11

35:                                               ; preds = %26
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %66 = load i32, ptr %65, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %67, %35
  %68 = phi i32 [ 0, %35 ], [ %277, %67 ]
  %69 = phi i32 [ %44, %35 ], [ %276, %67 ]
  %70 = phi i32 [ %36, %35 ], [ %235, %67 ]
  %71 = phi i32 [ %60, %35 ], [ %249, %67 ]
  %72 = phi i32 [ %52, %35 ], [ %262, %67 ]
  %73 = phi i32 [ %46, %35 ], [ %240, %67 ]
  %74 = phi i32 [ %38, %35 ], [ %247, %67 ]
  %75 = phi i32 [ %62, %35 ], [ %261, %67 ]
  %76 = phi i32 [ %54, %35 ], [ %274, %67 ]
  %77 = phi i32 [ %48, %35 ], [ %252, %67 ]
  %78 = phi i32 [ %40, %35 ], [ %259, %67 ]
  %79 = phi i32 [ %64, %35 ], [ %273, %67 ]
  %80 = phi i32 [ %56, %35 ], [ %238, %67 ]
  %81 = phi i32 [ %50, %35 ], [ %264, %67 ]
  %82 = phi i32 [ %42, %35 ], [ %271, %67 ]
  %83 = phi i32 [ %66, %35 ], [ %237, %67 ]
  %84 = phi i32 [ %58, %35 ], [ %250, %67 ]
  %85 = add i32 %70, %69
  %86 = xor i32 %71, %85
  %87 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 16)
  %88 = add i32 %72, %87
  %89 = xor i32 %88, %69
  %90 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 12)
  %91 = add i32 %90, %85
  %92 = xor i32 %91, %87
  %93 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %92, i32 8)
  %94 = add i32 %93, %88
  %95 = xor i32 %94, %90
  %96 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 7)
  %97 = add i32 %74, %73
  %98 = xor i32 %75, %97
  %99 = tail call i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 16)
  %100 = add i32 %76, %99
  %101 = xor i32 %100, %73
  %102 = tail call i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 12)
  %103 = add i32 %102, %97
  %104 = xor i32 %103, %99
  %105 = tail call i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 8)
  %106 = add i32 %105, %100
  %107 = xor i32 %106, %102
  %108 = tail call i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 7)
  %109 = add i32 %78, %77
  %110 = xor i32 %79, %109
  %111 = tail call i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 16)
  %112 = add i32 %80, %111
  %113 = xor i32 %112, %77
  %114 = tail call i32 @llvm.fshl.i32(i32 %113, i32 %113, i32 12)
  %115 = add i32 %114, %109
  %116 = xor i32 %115, %111
  %117 = tail call i32 @llvm.fshl.i32(i32 %116, i32 %116, i32 8)
  %118 = add i32 %117, %112
  %119 = xor i32 %118, %114
  %120 = tail call i32 @llvm.fshl.i32(i32 %119, i32 %119, i32 7)
  %121 = add i32 %82, %81
  %122 = xor i32 %83, %121
  %123 = tail call i32 @llvm.fshl.i32(i32 %122, i32 %122, i32 16)
  %124 = add i32 %84, %123
  %125 = xor i32 %124, %81
  %126 = tail call i32 @llvm.fshl.i32(i32 %125, i32 %125, i32 12)
  %127 = add i32 %126, %121
  %128 = xor i32 %127, %123
  %129 = tail call i32 @llvm.fshl.i32(i32 %128, i32 %128, i32 8)
  %130 = add i32 %129, %124
  %131 = xor i32 %130, %126
  %132 = tail call i32 @llvm.fshl.i32(i32 %131, i32 %131, i32 7)
  %133 = add i32 %108, %91
  %134 = xor i32 %129, %133
  %135 = tail call i32 @llvm.fshl.i32(i32 %134, i32 %134, i32 16)
  %136 = add i32 %135, %118
  %137 = xor i32 %136, %108
  %138 = tail call i32 @llvm.fshl.i32(i32 %137, i32 %137, i32 12)
  %139 = add i32 %138, %133
  %140 = xor i32 %139, %135
  %141 = tail call i32 @llvm.fshl.i32(i32 %140, i32 %140, i32 8)
  %142 = add i32 %141, %136
  %143 = xor i32 %142, %138
  %144 = tail call i32 @llvm.fshl.i32(i32 %143, i32 %143, i32 7)
  %145 = add i32 %120, %103
  %146 = xor i32 %145, %93
  %147 = tail call i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 16)
  %148 = add i32 %130, %147
  %149 = xor i32 %148, %120
  %150 = tail call i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 12)
  %151 = add i32 %150, %145
  %152 = xor i32 %151, %147
  %153 = tail call i32 @llvm.fshl.i32(i32 %152, i32 %152, i32 8)
  %154 = add i32 %153, %148
  %155 = xor i32 %154, %150
  %156 = tail call i32 @llvm.fshl.i32(i32 %155, i32 %155, i32 7)
  %157 = add i32 %132, %115
  %158 = xor i32 %157, %105
  %159 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %158, i32 16)
  %160 = add i32 %159, %94
  %161 = xor i32 %160, %132
  %162 = tail call i32 @llvm.fshl.i32(i32 %161, i32 %161, i32 12)
  %163 = add i32 %162, %157
  %164 = xor i32 %163, %159
  %165 = tail call i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 8)
  %166 = add i32 %165, %160
  %167 = xor i32 %166, %162
  %168 = tail call i32 @llvm.fshl.i32(i32 %167, i32 %167, i32 7)
  %169 = add i32 %127, %96
  %170 = xor i32 %169, %117
  %171 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %170, i32 16)
  %172 = add i32 %171, %106
  %173 = xor i32 %172, %96
  %174 = tail call i32 @llvm.fshl.i32(i32 %173, i32 %173, i32 12)
  %175 = add i32 %174, %169
  %176 = xor i32 %175, %171
  %177 = tail call i32 @llvm.fshl.i32(i32 %176, i32 %176, i32 8)
  %178 = add i32 %177, %172
  %179 = xor i32 %178, %174
  %180 = tail call i32 @llvm.fshl.i32(i32 %179, i32 %179, i32 7)
  %181 = add i32 %139, %180
  %182 = xor i32 %153, %181
  %183 = tail call i32 @llvm.fshl.i32(i32 %182, i32 %182, i32 16)
  %184 = add i32 %166, %183
  %185 = xor i32 %184, %180
  %186 = tail call i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 12)
  %187 = add i32 %186, %181
  %188 = xor i32 %187, %183
  %189 = tail call i32 @llvm.fshl.i32(i32 %188, i32 %188, i32 8)
  %190 = add i32 %189, %184
  %191 = xor i32 %190, %186
  %192 = tail call i32 @llvm.fshl.i32(i32 %191, i32 %191, i32 7)
  %193 = add i32 %151, %144
  %194 = xor i32 %165, %193
  %195 = tail call i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 16)
  %196 = add i32 %178, %195
  %197 = xor i32 %196, %144
  %198 = tail call i32 @llvm.fshl.i32(i32 %197, i32 %197, i32 12)
  %199 = add i32 %198, %193
  %200 = xor i32 %199, %195
  %201 = tail call i32 @llvm.fshl.i32(i32 %200, i32 %200, i32 8)
  %202 = add i32 %201, %196
  %203 = xor i32 %202, %198
  %204 = tail call i32 @llvm.fshl.i32(i32 %203, i32 %203, i32 7)
  %205 = add i32 %163, %156
  %206 = xor i32 %177, %205
  %207 = tail call i32 @llvm.fshl.i32(i32 %206, i32 %206, i32 16)
  %208 = add i32 %142, %207
  %209 = xor i32 %208, %156
  %210 = tail call i32 @llvm.fshl.i32(i32 %209, i32 %209, i32 12)
  %211 = add i32 %210, %205
  %212 = xor i32 %211, %207
  %213 = tail call i32 @llvm.fshl.i32(i32 %212, i32 %212, i32 8)
  %214 = add i32 %213, %208
  %215 = xor i32 %214, %210
  %216 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %215, i32 7)
  %217 = add i32 %175, %168
  %218 = xor i32 %141, %217
  %219 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 16)
  %220 = add i32 %154, %219
  %221 = xor i32 %220, %168
  %222 = tail call i32 @llvm.fshl.i32(i32 %221, i32 %221, i32 12)
  %223 = add i32 %222, %217
  %224 = xor i32 %223, %219
  %225 = tail call i32 @llvm.fshl.i32(i32 %224, i32 %224, i32 8)
  %226 = add i32 %225, %220
  %227 = xor i32 %226, %222
  %228 = tail call i32 @llvm.fshl.i32(i32 %227, i32 %227, i32 7)
  %229 = add i32 %204, %187
  %230 = xor i32 %225, %229
  %231 = tail call i32 @llvm.fshl.i32(i32 %230, i32 %230, i32 16)
  %232 = add i32 %231, %214
  %233 = xor i32 %232, %204
  %234 = tail call i32 @llvm.fshl.i32(i32 %233, i32 %233, i32 12)
  %235 = add i32 %234, %229
  %236 = xor i32 %235, %231
  %237 = tail call i32 @llvm.fshl.i32(i32 %236, i32 %236, i32 8)
  %238 = add i32 %237, %232
  %239 = xor i32 %238, %234
  %240 = tail call i32 @llvm.fshl.i32(i32 %239, i32 %239, i32 7)
  %241 = add i32 %216, %199
  %242 = xor i32 %241, %189
  %243 = tail call i32 @llvm.fshl.i32(i32 %242, i32 %242, i32 16)
  %244 = add i32 %226, %243
  %245 = xor i32 %244, %216
  %246 = tail call i32 @llvm.fshl.i32(i32 %245, i32 %245, i32 12)
  %247 = add i32 %246, %241
  %248 = xor i32 %247, %243
  %249 = tail call i32 @llvm.fshl.i32(i32 %248, i32 %248, i32 8)
  %250 = add i32 %249, %244
  %251 = xor i32 %250, %246
  %252 = tail call i32 @llvm.fshl.i32(i32 %251, i32 %251, i32 7)
  %253 = add i32 %228, %211
  %254 = xor i32 %253, %201
  %255 = tail call i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 16)
  %256 = add i32 %255, %190
  %257 = xor i32 %256, %228
  %258 = tail call i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 12)
  %259 = add i32 %258, %253
  %260 = xor i32 %259, %255
  %261 = tail call i32 @llvm.fshl.i32(i32 %260, i32 %260, i32 8)
  %262 = add i32 %261, %256
  %263 = xor i32 %262, %258
  %264 = tail call i32 @llvm.fshl.i32(i32 %263, i32 %263, i32 7)
  %265 = add i32 %223, %192
  %266 = xor i32 %265, %213
  %267 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 16)
  %268 = add i32 %267, %202
  %269 = xor i32 %268, %192
  %270 = tail call i32 @llvm.fshl.i32(i32 %269, i32 %269, i32 12)
  %271 = add i32 %270, %265
  %272 = xor i32 %271, %267
  %273 = tail call i32 @llvm.fshl.i32(i32 %272, i32 %272, i32 8)
  %274 = add i32 %273, %268
  %275 = xor i32 %274, %270
  %276 = tail call i32 @llvm.fshl.i32(i32 %275, i32 %275, i32 7)
  %277 = add nuw nsw i32 %68, 2
  %278 = icmp eq i32 %277, 10
  br i1 %278, label %279, label %67, !llvm.loop !12

279:                                              ; preds = %67
  %280 = shl i32 %14, 4
  %281 = load i32, ptr %5, align 4, !tbaa !4
  %282 = add i32 %281, %235
  %283 = zext i32 %280 to i64
  %284 = getelementptr inbounds nuw i32, ptr %3, i64 %283
  %285 = load i32, ptr %284, align 4, !tbaa !4
  %286 = xor i32 %285, %282
  store i32 %286, ptr %284, align 4, !tbaa !4
  %287 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %288 = load i32, ptr %287, align 4, !tbaa !4
  %289 = add i32 %288, %247
  %290 = or disjoint i32 %280, 1
  %291 = zext i32 %290 to i64
  %292 = getelementptr inbounds nuw i32, ptr %3, i64 %291
  %293 = load i32, ptr %292, align 4, !tbaa !4
  %294 = xor i32 %293, %289
  store i32 %294, ptr %292, align 4, !tbaa !4
  %295 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %296 = load i32, ptr %295, align 4, !tbaa !4
  %297 = add i32 %296, %259
  %298 = or disjoint i32 %280, 2
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds nuw i32, ptr %3, i64 %299
  %301 = load i32, ptr %300, align 4, !tbaa !4
  %302 = xor i32 %301, %297
  store i32 %302, ptr %300, align 4, !tbaa !4
  %303 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %304 = load i32, ptr %303, align 4, !tbaa !4
  %305 = add i32 %304, %271
  %306 = or disjoint i32 %280, 3
  %307 = zext i32 %306 to i64
  %308 = getelementptr inbounds nuw i32, ptr %3, i64 %307
  %309 = load i32, ptr %308, align 4, !tbaa !4
  %310 = xor i32 %309, %305
  store i32 %310, ptr %308, align 4, !tbaa !4
  %311 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %312 = load i32, ptr %311, align 4, !tbaa !4
  %313 = add i32 %312, %276
  %314 = or disjoint i32 %280, 4
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds nuw i32, ptr %3, i64 %315
  %317 = load i32, ptr %316, align 4, !tbaa !4
  %318 = xor i32 %317, %313
  store i32 %318, ptr %316, align 4, !tbaa !4
  %319 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %320 = load i32, ptr %319, align 4, !tbaa !4
  %321 = add i32 %320, %240
  %322 = or disjoint i32 %280, 5
  %323 = zext i32 %322 to i64
  %324 = getelementptr inbounds nuw i32, ptr %3, i64 %323
  %325 = load i32, ptr %324, align 4, !tbaa !4
  %326 = xor i32 %325, %321
  store i32 %326, ptr %324, align 4, !tbaa !4
  %327 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %328 = load i32, ptr %327, align 4, !tbaa !4
  %329 = add i32 %328, %252
  %330 = or disjoint i32 %280, 6
  %331 = zext i32 %330 to i64
  %332 = getelementptr inbounds nuw i32, ptr %3, i64 %331
  %333 = load i32, ptr %332, align 4, !tbaa !4
  %334 = xor i32 %333, %329
  store i32 %334, ptr %332, align 4, !tbaa !4
  %335 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %336 = load i32, ptr %335, align 4, !tbaa !4
  %337 = add i32 %336, %264
  %338 = or disjoint i32 %280, 7
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds nuw i32, ptr %3, i64 %339
  %341 = load i32, ptr %340, align 4, !tbaa !4
  %342 = xor i32 %341, %337
  store i32 %342, ptr %340, align 4, !tbaa !4
  %343 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %344 = load i32, ptr %343, align 4, !tbaa !4
  %345 = add i32 %344, %262
  %346 = or disjoint i32 %280, 8
  %347 = zext i32 %346 to i64
  %348 = getelementptr inbounds nuw i32, ptr %3, i64 %347
  %349 = load i32, ptr %348, align 4, !tbaa !4
  %350 = xor i32 %349, %345
  store i32 %350, ptr %348, align 4, !tbaa !4
  %351 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %352 = load i32, ptr %351, align 4, !tbaa !4
  %353 = add i32 %352, %274
  %354 = or disjoint i32 %280, 9
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds nuw i32, ptr %3, i64 %355
  %357 = load i32, ptr %356, align 4, !tbaa !4
  %358 = xor i32 %357, %353
  store i32 %358, ptr %356, align 4, !tbaa !4
  %359 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %360 = load i32, ptr %359, align 4, !tbaa !4
  %361 = add i32 %360, %238
  %362 = or disjoint i32 %280, 10
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds nuw i32, ptr %3, i64 %363
  %365 = load i32, ptr %364, align 4, !tbaa !4
  %366 = xor i32 %365, %361
  store i32 %366, ptr %364, align 4, !tbaa !4
  %367 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %368 = load i32, ptr %367, align 4, !tbaa !4
  %369 = add i32 %368, %250
  %370 = or disjoint i32 %280, 11
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw i32, ptr %3, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !4
  %374 = xor i32 %373, %369
  store i32 %374, ptr %372, align 4, !tbaa !4
  %375 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %376 = load i32, ptr %375, align 4, !tbaa !4
  %377 = add i32 %376, %249
  %378 = or disjoint i32 %280, 12
  %379 = zext i32 %378 to i64
  %380 = getelementptr inbounds nuw i32, ptr %3, i64 %379
  %381 = load i32, ptr %380, align 4, !tbaa !4
  %382 = xor i32 %381, %377
  store i32 %382, ptr %380, align 4, !tbaa !4
  %383 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %384 = load i32, ptr %383, align 4, !tbaa !4
  %385 = add i32 %384, %261
  %386 = or disjoint i32 %280, 13
  %387 = zext i32 %386 to i64
  %388 = getelementptr inbounds nuw i32, ptr %3, i64 %387
  %389 = load i32, ptr %388, align 4, !tbaa !4
  %390 = xor i32 %389, %385
  store i32 %390, ptr %388, align 4, !tbaa !4
  %391 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %392 = load i32, ptr %391, align 4, !tbaa !4
  %393 = add i32 %392, %273
  %394 = or disjoint i32 %280, 14
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw i32, ptr %3, i64 %395
  %397 = load i32, ptr %396, align 4, !tbaa !4
  %398 = xor i32 %397, %393
  store i32 %398, ptr %396, align 4, !tbaa !4
  %399 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %400 = load i32, ptr %399, align 4, !tbaa !4
  %401 = add i32 %400, %237
  %402 = or disjoint i32 %280, 15
  %403 = zext i32 %402 to i64
  %404 = getelementptr inbounds nuw i32, ptr %3, i64 %403
  %405 = load i32, ptr %404, align 4, !tbaa !4
  %406 = xor i32 %405, %401
  store i32 %406, ptr %404, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z9salsa20_8PjPKj(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  br label %36

4:                                                ; preds = %36
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %20 = load i32, ptr %3, align 4, !tbaa !4
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = load i32, ptr %8, align 4, !tbaa !4
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = load i32, ptr %13, align 4, !tbaa !4
  %30 = load i32, ptr %14, align 4, !tbaa !4
  %31 = load i32, ptr %15, align 4, !tbaa !4
  %32 = load i32, ptr %16, align 4, !tbaa !4
  %33 = load i32, ptr %17, align 4, !tbaa !4
  %34 = load i32, ptr %18, align 4, !tbaa !4
  %35 = load i32, ptr %19, align 4, !tbaa !4
  br label %48

36:                                               ; preds = %2, %36
  %37 = phi i32 [ 0, %2 ], [ %45, %36 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %38
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = xor i32 %42, %40
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %38
  store i32 %43, ptr %44, align 4, !tbaa !4
  %45 = add nuw nsw i32 %37, 1
  %46 = icmp eq i32 %45, 16
  br i1 %46, label %4, label %36, !llvm.loop !13

47:                                               ; preds = %48
  store i32 %125, ptr %3, align 4, !tbaa !4
  store i32 %152, ptr %5, align 4, !tbaa !4
  store i32 %134, ptr %6, align 4, !tbaa !4
  store i32 %143, ptr %7, align 4, !tbaa !4
  store i32 %137, ptr %8, align 4, !tbaa !4
  store i32 %116, ptr %9, align 4, !tbaa !4
  store i32 %146, ptr %10, align 4, !tbaa !4
  store i32 %155, ptr %11, align 4, !tbaa !4
  store i32 %149, ptr %12, align 4, !tbaa !4
  store i32 %128, ptr %13, align 4, !tbaa !4
  store i32 %158, ptr %14, align 4, !tbaa !4
  store i32 %119, ptr %15, align 4, !tbaa !4
  store i32 %161, ptr %16, align 4, !tbaa !4
  store i32 %140, ptr %17, align 4, !tbaa !4
  store i32 %122, ptr %18, align 4, !tbaa !4
  store i32 %131, ptr %19, align 4, !tbaa !4
  br label %165

48:                                               ; preds = %4, %48
  %49 = phi i32 [ 0, %4 ], [ %162, %48 ]
  %50 = phi i32 [ %20, %4 ], [ %125, %48 ]
  %51 = phi i32 [ %21, %4 ], [ %152, %48 ]
  %52 = phi i32 [ %22, %4 ], [ %134, %48 ]
  %53 = phi i32 [ %23, %4 ], [ %143, %48 ]
  %54 = phi i32 [ %24, %4 ], [ %137, %48 ]
  %55 = phi i32 [ %25, %4 ], [ %116, %48 ]
  %56 = phi i32 [ %26, %4 ], [ %146, %48 ]
  %57 = phi i32 [ %27, %4 ], [ %155, %48 ]
  %58 = phi i32 [ %28, %4 ], [ %149, %48 ]
  %59 = phi i32 [ %29, %4 ], [ %128, %48 ]
  %60 = phi i32 [ %30, %4 ], [ %158, %48 ]
  %61 = phi i32 [ %31, %4 ], [ %119, %48 ]
  %62 = phi i32 [ %32, %4 ], [ %161, %48 ]
  %63 = phi i32 [ %33, %4 ], [ %140, %48 ]
  %64 = phi i32 [ %34, %4 ], [ %122, %48 ]
  %65 = phi i32 [ %35, %4 ], [ %131, %48 ]
  %66 = add i32 %51, %50
  %67 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 7)
  %68 = xor i32 %67, %52
  %69 = add i32 %68, %50
  %70 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 9)
  %71 = xor i32 %70, %53
  %72 = add i32 %71, %68
  %73 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 13)
  %74 = xor i32 %73, %51
  %75 = add i32 %74, %71
  %76 = tail call i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 18)
  %77 = xor i32 %76, %50
  %78 = add i32 %55, %54
  %79 = tail call i32 @llvm.fshl.i32(i32 %78, i32 %78, i32 7)
  %80 = xor i32 %79, %56
  %81 = add i32 %80, %54
  %82 = tail call i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 9)
  %83 = xor i32 %82, %57
  %84 = add i32 %83, %80
  %85 = tail call i32 @llvm.fshl.i32(i32 %84, i32 %84, i32 13)
  %86 = xor i32 %85, %55
  %87 = add i32 %86, %83
  %88 = tail call i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 18)
  %89 = xor i32 %88, %54
  %90 = add i32 %59, %58
  %91 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 7)
  %92 = xor i32 %91, %60
  %93 = add i32 %92, %58
  %94 = tail call i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 9)
  %95 = xor i32 %94, %61
  %96 = add i32 %95, %92
  %97 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 13)
  %98 = xor i32 %97, %59
  %99 = add i32 %98, %95
  %100 = tail call i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 18)
  %101 = xor i32 %100, %58
  %102 = add i32 %63, %62
  %103 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 7)
  %104 = xor i32 %103, %64
  %105 = add i32 %104, %62
  %106 = tail call i32 @llvm.fshl.i32(i32 %105, i32 %105, i32 9)
  %107 = xor i32 %106, %65
  %108 = add i32 %107, %104
  %109 = tail call i32 @llvm.fshl.i32(i32 %108, i32 %108, i32 13)
  %110 = xor i32 %109, %63
  %111 = add i32 %110, %107
  %112 = tail call i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 18)
  %113 = xor i32 %112, %62
  %114 = add i32 %104, %77
  %115 = tail call i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 7)
  %116 = xor i32 %115, %86
  %117 = add i32 %116, %77
  %118 = tail call i32 @llvm.fshl.i32(i32 %117, i32 %117, i32 9)
  %119 = xor i32 %118, %95
  %120 = add i32 %119, %116
  %121 = tail call i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 13)
  %122 = xor i32 %121, %104
  %123 = add i32 %122, %119
  %124 = tail call i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 18)
  %125 = xor i32 %124, %77
  %126 = add i32 %89, %68
  %127 = tail call i32 @llvm.fshl.i32(i32 %126, i32 %126, i32 7)
  %128 = xor i32 %98, %127
  %129 = add i32 %128, %89
  %130 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 9)
  %131 = xor i32 %107, %130
  %132 = add i32 %131, %128
  %133 = tail call i32 @llvm.fshl.i32(i32 %132, i32 %132, i32 13)
  %134 = xor i32 %133, %68
  %135 = add i32 %134, %131
  %136 = tail call i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 18)
  %137 = xor i32 %136, %89
  %138 = add i32 %101, %80
  %139 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 7)
  %140 = xor i32 %110, %139
  %141 = add i32 %140, %101
  %142 = tail call i32 @llvm.fshl.i32(i32 %141, i32 %141, i32 9)
  %143 = xor i32 %142, %71
  %144 = add i32 %143, %140
  %145 = tail call i32 @llvm.fshl.i32(i32 %144, i32 %144, i32 13)
  %146 = xor i32 %145, %80
  %147 = add i32 %146, %143
  %148 = tail call i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 18)
  %149 = xor i32 %148, %101
  %150 = add i32 %113, %92
  %151 = tail call i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 7)
  %152 = xor i32 %151, %74
  %153 = add i32 %152, %113
  %154 = tail call i32 @llvm.fshl.i32(i32 %153, i32 %153, i32 9)
  %155 = xor i32 %154, %83
  %156 = add i32 %155, %152
  %157 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 13)
  %158 = xor i32 %157, %92
  %159 = add i32 %158, %155
  %160 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 18)
  %161 = xor i32 %160, %113
  %162 = add nuw nsw i32 %49, 2
  %163 = icmp samesign ult i32 %49, 6
  br i1 %163, label %48, label %47, !llvm.loop !14

164:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

165:                                              ; preds = %47, %165
  %166 = phi i32 [ 0, %47 ], [ %173, %165 ]
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %3, i64 %167
  %169 = load i32, ptr %168, align 4, !tbaa !4
  %170 = getelementptr inbounds nuw i32, ptr %0, i64 %167
  %171 = load i32, ptr %170, align 4, !tbaa !4
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 4, !tbaa !4
  %173 = add nuw nsw i32 %166, 1
  %174 = icmp eq i32 %173, 16
  br i1 %174, label %164, label %165, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scrypt_mix(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = shl i32 %9, 5
  br label %20

11:                                               ; preds = %20
  %12 = zext i32 %9 to i64
  %13 = sext i32 %2 to i64
  %14 = shl nuw nsw i64 %12, 7
  %15 = mul i64 %14, %13
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %11
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 64
  br label %30

20:                                               ; preds = %3, %20
  %21 = phi i32 [ 0, %3 ], [ %28, %20 ]
  %22 = add nuw nsw i32 %21, %10
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = zext nneg i32 %21 to i64
  %27 = getelementptr inbounds nuw i32, ptr %4, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !4
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp eq i32 %28, 32
  br i1 %29, label %11, label %20, !llvm.loop !16

30:                                               ; preds = %18, %38
  %31 = phi i32 [ 0, %18 ], [ %39, %38 ]
  %32 = shl nsw i32 %31, 5
  br label %41

33:                                               ; preds = %38, %11
  %34 = icmp sgt i32 %2, 0
  br i1 %34, label %35, label %51

35:                                               ; preds = %33
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %37 = add nsw i32 %2, -1
  br label %53

38:                                               ; preds = %41
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %4, ptr noundef nonnull %19) #6
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %19, ptr noundef nonnull %4) #6
  %39 = add nuw nsw i32 %31, 1
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %33, label %30, !llvm.loop !17

41:                                               ; preds = %30, %41
  %42 = phi i32 [ 0, %30 ], [ %49, %41 ]
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = add nuw nsw i32 %42, %32
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %16, i64 %47
  store i32 %45, ptr %48, align 4, !tbaa !4
  %49 = add nuw nsw i32 %42, 1
  %50 = icmp eq i32 %49, 32
  br i1 %50, label %38, label %41, !llvm.loop !18

51:                                               ; preds = %58, %33
  %52 = shl i32 %9, 5
  br label %74

53:                                               ; preds = %35, %58
  %54 = phi i32 [ 0, %35 ], [ %59, %58 ]
  %55 = load i32, ptr %36, align 4, !tbaa !4
  %56 = and i32 %55, %37
  %57 = shl nsw i32 %56, 5
  br label %61

58:                                               ; preds = %61
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %4, ptr noundef nonnull %36) #6
  call void @_Z9salsa20_8PjPKj(ptr noundef nonnull %36, ptr noundef nonnull %4) #6
  %59 = add nuw nsw i32 %54, 1
  %60 = icmp eq i32 %59, %2
  br i1 %60, label %51, label %53, !llvm.loop !19

61:                                               ; preds = %53, %61
  %62 = phi i32 [ 0, %53 ], [ %71, %61 ]
  %63 = add nuw nsw i32 %62, %57
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %16, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = zext nneg i32 %62 to i64
  %68 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = xor i32 %69, %66
  store i32 %70, ptr %68, align 4, !tbaa !4
  %71 = add nuw nsw i32 %62, 1
  %72 = icmp eq i32 %71, 32
  br i1 %72, label %58, label %61, !llvm.loop !20

73:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

74:                                               ; preds = %51, %74
  %75 = phi i32 [ 0, %51 ], [ %82, %74 ]
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %4, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = add nuw nsw i32 %75, %52
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %0, i64 %80
  store i32 %78, ptr %81, align 4, !tbaa !4
  %82 = add nuw nsw i32 %75, 1
  %83 = icmp eq i32 %82, 32
  br i1 %83, label %73, label %74, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
