; ModuleID = 'corpus/cuda/cu_needle.cu'
source_filename = "corpus/cuda/cu_needle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11needle_tileE4temp = internal unnamed_addr addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ11needle_tileE3ref = internal unnamed_addr addrspace(3) global [16 x [16 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @needle_tile(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %9
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %12
  %16 = sext i8 %14 to i16
  %17 = load i8, ptr %10, align 1, !tbaa !8
  %18 = icmp eq i8 %17, %14
  br i1 %18, label %25, label %19

19:                                               ; preds = %5
  %20 = sext i8 %17 to i16
  %21 = add nsw i16 %16, %20
  %22 = srem i16 %21, 4
  %23 = trunc nsw i16 %22 to i8
  %24 = sub nsw i8 0, %23
  br label %25

25:                                               ; preds = %5, %19
  %26 = phi i8 [ %24, %19 ], [ 5, %5 ]
  store i8 %26, ptr %15, align 1, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !8
  %29 = icmp eq i8 %28, %14
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = sext i8 %28 to i16
  %32 = add nsw i16 %16, %31
  %33 = srem i16 %32, 4
  %34 = trunc nsw i16 %33 to i8
  %35 = sub nsw i8 0, %34
  br label %36

36:                                               ; preds = %30, %25
  %37 = phi i8 [ %35, %30 ], [ 5, %25 ]
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i8 %37, ptr %38, align 1, !tbaa !8
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 2
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = icmp eq i8 %40, %14
  br i1 %41, label %48, label %42

42:                                               ; preds = %36
  %43 = sext i8 %40 to i16
  %44 = add nsw i16 %16, %43
  %45 = srem i16 %44, 4
  %46 = trunc nsw i16 %45 to i8
  %47 = sub nsw i8 0, %46
  br label %48

48:                                               ; preds = %42, %36
  %49 = phi i8 [ %47, %42 ], [ 5, %36 ]
  %50 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i8 %49, ptr %50, align 1, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %10, i64 3
  %52 = load i8, ptr %51, align 1, !tbaa !8
  %53 = icmp eq i8 %52, %14
  br i1 %53, label %60, label %54

54:                                               ; preds = %48
  %55 = sext i8 %52 to i16
  %56 = add nsw i16 %16, %55
  %57 = srem i16 %56, 4
  %58 = trunc nsw i16 %57 to i8
  %59 = sub nsw i8 0, %58
  br label %60

60:                                               ; preds = %54, %48
  %61 = phi i8 [ %59, %54 ], [ 5, %48 ]
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store i8 %61, ptr %62, align 1, !tbaa !8
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %64 = load i8, ptr %63, align 1, !tbaa !8
  %65 = icmp eq i8 %64, %14
  br i1 %65, label %72, label %66

66:                                               ; preds = %60
  %67 = sext i8 %64 to i16
  %68 = add nsw i16 %16, %67
  %69 = srem i16 %68, 4
  %70 = trunc nsw i16 %69 to i8
  %71 = sub nsw i8 0, %70
  br label %72

72:                                               ; preds = %66, %60
  %73 = phi i8 [ %71, %66 ], [ 5, %60 ]
  %74 = getelementptr inbounds nuw i8, ptr %15, i64 64
  store i8 %73, ptr %74, align 1, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 5
  %76 = load i8, ptr %75, align 1, !tbaa !8
  %77 = icmp eq i8 %76, %14
  br i1 %77, label %84, label %78

78:                                               ; preds = %72
  %79 = sext i8 %76 to i16
  %80 = add nsw i16 %16, %79
  %81 = srem i16 %80, 4
  %82 = trunc nsw i16 %81 to i8
  %83 = sub nsw i8 0, %82
  br label %84

84:                                               ; preds = %78, %72
  %85 = phi i8 [ %83, %78 ], [ 5, %72 ]
  %86 = getelementptr inbounds nuw i8, ptr %15, i64 80
  store i8 %85, ptr %86, align 1, !tbaa !8
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 6
  %88 = load i8, ptr %87, align 1, !tbaa !8
  %89 = icmp eq i8 %88, %14
  br i1 %89, label %96, label %90

90:                                               ; preds = %84
  %91 = sext i8 %88 to i16
  %92 = add nsw i16 %16, %91
  %93 = srem i16 %92, 4
  %94 = trunc nsw i16 %93 to i8
  %95 = sub nsw i8 0, %94
  br label %96

96:                                               ; preds = %90, %84
  %97 = phi i8 [ %95, %90 ], [ 5, %84 ]
  %98 = getelementptr inbounds nuw i8, ptr %15, i64 96
  store i8 %97, ptr %98, align 1, !tbaa !8
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 7
  %100 = load i8, ptr %99, align 1, !tbaa !8
  %101 = icmp eq i8 %100, %14
  br i1 %101, label %108, label %102

102:                                              ; preds = %96
  %103 = sext i8 %100 to i16
  %104 = add nsw i16 %16, %103
  %105 = srem i16 %104, 4
  %106 = trunc nsw i16 %105 to i8
  %107 = sub nsw i8 0, %106
  br label %108

108:                                              ; preds = %102, %96
  %109 = phi i8 [ %107, %102 ], [ 5, %96 ]
  %110 = getelementptr inbounds nuw i8, ptr %15, i64 112
  store i8 %109, ptr %110, align 1, !tbaa !8
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %112 = load i8, ptr %111, align 1, !tbaa !8
  %113 = icmp eq i8 %112, %14
  br i1 %113, label %120, label %114

114:                                              ; preds = %108
  %115 = sext i8 %112 to i16
  %116 = add nsw i16 %16, %115
  %117 = srem i16 %116, 4
  %118 = trunc nsw i16 %117 to i8
  %119 = sub nsw i8 0, %118
  br label %120

120:                                              ; preds = %114, %108
  %121 = phi i8 [ %119, %114 ], [ 5, %108 ]
  %122 = getelementptr inbounds nuw i8, ptr %15, i64 128
  store i8 %121, ptr %122, align 1, !tbaa !8
  %123 = getelementptr inbounds nuw i8, ptr %10, i64 9
  %124 = load i8, ptr %123, align 1, !tbaa !8
  %125 = icmp eq i8 %124, %14
  br i1 %125, label %132, label %126

126:                                              ; preds = %120
  %127 = sext i8 %124 to i16
  %128 = add nsw i16 %16, %127
  %129 = srem i16 %128, 4
  %130 = trunc nsw i16 %129 to i8
  %131 = sub nsw i8 0, %130
  br label %132

132:                                              ; preds = %126, %120
  %133 = phi i8 [ %131, %126 ], [ 5, %120 ]
  %134 = getelementptr inbounds nuw i8, ptr %15, i64 144
  store i8 %133, ptr %134, align 1, !tbaa !8
  %135 = getelementptr inbounds nuw i8, ptr %10, i64 10
  %136 = load i8, ptr %135, align 1, !tbaa !8
  %137 = icmp eq i8 %136, %14
  br i1 %137, label %144, label %138

138:                                              ; preds = %132
  %139 = sext i8 %136 to i16
  %140 = add nsw i16 %16, %139
  %141 = srem i16 %140, 4
  %142 = trunc nsw i16 %141 to i8
  %143 = sub nsw i8 0, %142
  br label %144

144:                                              ; preds = %138, %132
  %145 = phi i8 [ %143, %138 ], [ 5, %132 ]
  %146 = getelementptr inbounds nuw i8, ptr %15, i64 160
  store i8 %145, ptr %146, align 1, !tbaa !8
  %147 = getelementptr inbounds nuw i8, ptr %10, i64 11
  %148 = load i8, ptr %147, align 1, !tbaa !8
  %149 = icmp eq i8 %148, %14
  br i1 %149, label %156, label %150

150:                                              ; preds = %144
  %151 = sext i8 %148 to i16
  %152 = add nsw i16 %16, %151
  %153 = srem i16 %152, 4
  %154 = trunc nsw i16 %153 to i8
  %155 = sub nsw i8 0, %154
  br label %156

156:                                              ; preds = %150, %144
  %157 = phi i8 [ %155, %150 ], [ 5, %144 ]
  %158 = getelementptr inbounds nuw i8, ptr %15, i64 176
  store i8 %157, ptr %158, align 1, !tbaa !8
  %159 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = icmp eq i8 %160, %14
  br i1 %161, label %168, label %162

162:                                              ; preds = %156
  %163 = sext i8 %160 to i16
  %164 = add nsw i16 %16, %163
  %165 = srem i16 %164, 4
  %166 = trunc nsw i16 %165 to i8
  %167 = sub nsw i8 0, %166
  br label %168

168:                                              ; preds = %162, %156
  %169 = phi i8 [ %167, %162 ], [ 5, %156 ]
  %170 = getelementptr inbounds nuw i8, ptr %15, i64 192
  store i8 %169, ptr %170, align 1, !tbaa !8
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 13
  %172 = load i8, ptr %171, align 1, !tbaa !8
  %173 = icmp eq i8 %172, %14
  br i1 %173, label %180, label %174

174:                                              ; preds = %168
  %175 = sext i8 %172 to i16
  %176 = add nsw i16 %16, %175
  %177 = srem i16 %176, 4
  %178 = trunc nsw i16 %177 to i8
  %179 = sub nsw i8 0, %178
  br label %180

180:                                              ; preds = %174, %168
  %181 = phi i8 [ %179, %174 ], [ 5, %168 ]
  %182 = getelementptr inbounds nuw i8, ptr %15, i64 208
  store i8 %181, ptr %182, align 1, !tbaa !8
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 14
  %184 = load i8, ptr %183, align 1, !tbaa !8
  %185 = icmp eq i8 %184, %14
  br i1 %185, label %192, label %186

186:                                              ; preds = %180
  %187 = sext i8 %184 to i16
  %188 = add nsw i16 %16, %187
  %189 = srem i16 %188, 4
  %190 = trunc nsw i16 %189 to i8
  %191 = sub nsw i8 0, %190
  br label %192

192:                                              ; preds = %186, %180
  %193 = phi i8 [ %191, %186 ], [ 5, %180 ]
  %194 = getelementptr inbounds nuw i8, ptr %15, i64 224
  store i8 %193, ptr %194, align 1, !tbaa !8
  %195 = getelementptr inbounds nuw i8, ptr %10, i64 15
  %196 = load i8, ptr %195, align 1, !tbaa !8
  %197 = icmp eq i8 %196, %14
  br i1 %197, label %204, label %198

198:                                              ; preds = %192
  %199 = sext i8 %196 to i16
  %200 = add nsw i16 %16, %199
  %201 = srem i16 %200, 4
  %202 = trunc nsw i16 %201 to i8
  %203 = sub nsw i8 0, %202
  br label %204

204:                                              ; preds = %198, %192
  %205 = phi i8 [ %203, %198 ], [ 5, %192 ]
  %206 = getelementptr inbounds nuw i8, ptr %15, i64 240
  store i8 %205, ptr %206, align 1, !tbaa !8
  %207 = icmp eq i32 %6, 0
  br i1 %207, label %208, label %209

208:                                              ; preds = %204
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), align 4, !tbaa !4
  br label %209

209:                                              ; preds = %208, %204
  %210 = add nuw nsw i32 %6, 1
  %211 = xor i32 %6, -1
  %212 = mul nsw i32 %4, %211
  %213 = zext nneg i32 %210 to i64
  %214 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %213
  store i32 %212, ptr %214, align 4, !tbaa !4
  %215 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %213
  store i32 %212, ptr %215, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %225

216:                                              ; preds = %271
  %217 = add nuw nsw i32 %6, 16
  %218 = sub nsw i32 16, %6
  %219 = sub nsw i32 15, %6
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %220
  %222 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %220
  %223 = sext i32 %218 to i64
  %224 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %223
  br label %280

225:                                              ; preds = %271, %209
  %226 = phi i32 [ 0, %209 ], [ %272, %271 ]
  %227 = icmp samesign ugt i32 %6, %226
  br i1 %227, label %248, label %228

228:                                              ; preds = %225
  %229 = sub nuw nsw i32 %226, %6
  %230 = zext nneg i32 %229 to i64
  %231 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %230
  %232 = getelementptr inbounds nuw i32, ptr %231, i64 %12
  %233 = load i32, ptr %232, align 4, !tbaa !4
  %234 = getelementptr inbounds nuw [16 x i8], ptr %15, i64 %230
  %235 = load i8, ptr %234, align 1, !tbaa !8
  %236 = sext i8 %235 to i32
  %237 = add nsw i32 %233, %236
  %238 = getelementptr inbounds nuw i8, ptr %231, i64 68
  %239 = getelementptr inbounds nuw i32, ptr %238, i64 %12
  %240 = load i32, ptr %239, align 4, !tbaa !4
  %241 = sub nsw i32 %240, %4
  %242 = getelementptr inbounds nuw i32, ptr %231, i64 %213
  %243 = load i32, ptr %242, align 4, !tbaa !4
  %244 = sub nsw i32 %243, %4
  %245 = tail call noundef i32 @llvm.smax.i32(i32 %237, i32 %241)
  %246 = tail call noundef i32 @llvm.smax.i32(i32 %245, i32 %244)
  %247 = getelementptr inbounds nuw i32, ptr %238, i64 %213
  store i32 %246, ptr %247, align 4, !tbaa !4
  br label %248

248:                                              ; preds = %228, %225
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %249 = or disjoint i32 %226, 1
  %250 = icmp samesign ugt i32 %6, %249
  br i1 %250, label %271, label %251

251:                                              ; preds = %248
  %252 = sub nuw nsw i32 %249, %6
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %253
  %255 = getelementptr inbounds nuw i32, ptr %254, i64 %12
  %256 = load i32, ptr %255, align 4, !tbaa !4
  %257 = getelementptr inbounds nuw [16 x i8], ptr %15, i64 %253
  %258 = load i8, ptr %257, align 1, !tbaa !8
  %259 = sext i8 %258 to i32
  %260 = add nsw i32 %256, %259
  %261 = getelementptr inbounds nuw i8, ptr %254, i64 68
  %262 = getelementptr inbounds nuw i32, ptr %261, i64 %12
  %263 = load i32, ptr %262, align 4, !tbaa !4
  %264 = sub nsw i32 %263, %4
  %265 = getelementptr inbounds nuw i32, ptr %254, i64 %213
  %266 = load i32, ptr %265, align 4, !tbaa !4
  %267 = sub nsw i32 %266, %4
  %268 = tail call noundef i32 @llvm.smax.i32(i32 %260, i32 %264)
  %269 = tail call noundef i32 @llvm.smax.i32(i32 %268, i32 %267)
  %270 = getelementptr inbounds nuw i32, ptr %261, i64 %213
  store i32 %269, ptr %270, align 4, !tbaa !4
  br label %271

271:                                              ; preds = %251, %248
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %272 = add nuw nsw i32 %226, 2
  %273 = icmp eq i32 %272, 16
  br i1 %273, label %216, label %225, !llvm.loop !9

274:                                              ; preds = %349
  %275 = load i32, ptr %215, align 4, !tbaa !4
  %276 = mul i32 %7, 289
  %277 = add i32 %210, %276
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds nuw i32, ptr %2, i64 %278
  store i32 %275, ptr %279, align 4, !tbaa !4
  br i1 %207, label %352, label %366

280:                                              ; preds = %349, %216
  %281 = phi i32 [ 14, %216 ], [ %350, %349 ]
  %282 = icmp samesign ugt i32 %6, %281
  br i1 %282, label %303, label %283

283:                                              ; preds = %280
  %284 = sub nuw nsw i32 %217, %281
  %285 = add nsw i32 %284, -1
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds i32, ptr %221, i64 %286
  %288 = load i32, ptr %287, align 4, !tbaa !4
  %289 = getelementptr inbounds i8, ptr %222, i64 %286
  %290 = load i8, ptr %289, align 1, !tbaa !8
  %291 = sext i8 %290 to i32
  %292 = add nsw i32 %288, %291
  %293 = getelementptr inbounds i32, ptr %224, i64 %286
  %294 = load i32, ptr %293, align 4, !tbaa !4
  %295 = sub nsw i32 %294, %4
  %296 = zext nneg i32 %284 to i64
  %297 = getelementptr inbounds nuw i32, ptr %221, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !4
  %299 = sub nsw i32 %298, %4
  %300 = tail call noundef i32 @llvm.smax.i32(i32 %292, i32 %295)
  %301 = tail call noundef i32 @llvm.smax.i32(i32 %300, i32 %299)
  %302 = getelementptr inbounds nuw i32, ptr %224, i64 %296
  store i32 %301, ptr %302, align 4, !tbaa !4
  br label %303

303:                                              ; preds = %283, %280
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %304 = add nsw i32 %281, -1
  %305 = icmp samesign ugt i32 %6, %304
  br i1 %305, label %326, label %306

306:                                              ; preds = %303
  %307 = sub nuw nsw i32 %217, %304
  %308 = add nsw i32 %307, -1
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %221, i64 %309
  %311 = load i32, ptr %310, align 4, !tbaa !4
  %312 = getelementptr inbounds i8, ptr %222, i64 %309
  %313 = load i8, ptr %312, align 1, !tbaa !8
  %314 = sext i8 %313 to i32
  %315 = add nsw i32 %311, %314
  %316 = getelementptr inbounds i32, ptr %224, i64 %309
  %317 = load i32, ptr %316, align 4, !tbaa !4
  %318 = sub nsw i32 %317, %4
  %319 = zext nneg i32 %307 to i64
  %320 = getelementptr inbounds nuw i32, ptr %221, i64 %319
  %321 = load i32, ptr %320, align 4, !tbaa !4
  %322 = sub nsw i32 %321, %4
  %323 = tail call noundef i32 @llvm.smax.i32(i32 %315, i32 %318)
  %324 = tail call noundef i32 @llvm.smax.i32(i32 %323, i32 %322)
  %325 = getelementptr inbounds nuw i32, ptr %224, i64 %319
  store i32 %324, ptr %325, align 4, !tbaa !4
  br label %326

326:                                              ; preds = %306, %303
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %327 = add nsw i32 %281, -2
  %328 = icmp samesign ugt i32 %6, %327
  br i1 %328, label %349, label %329

329:                                              ; preds = %326
  %330 = sub nuw nsw i32 %217, %327
  %331 = add nsw i32 %330, -1
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds i32, ptr %221, i64 %332
  %334 = load i32, ptr %333, align 4, !tbaa !4
  %335 = getelementptr inbounds i8, ptr %222, i64 %332
  %336 = load i8, ptr %335, align 1, !tbaa !8
  %337 = sext i8 %336 to i32
  %338 = add nsw i32 %334, %337
  %339 = getelementptr inbounds i32, ptr %224, i64 %332
  %340 = load i32, ptr %339, align 4, !tbaa !4
  %341 = sub nsw i32 %340, %4
  %342 = zext nneg i32 %330 to i64
  %343 = getelementptr inbounds nuw i32, ptr %221, i64 %342
  %344 = load i32, ptr %343, align 4, !tbaa !4
  %345 = sub nsw i32 %344, %4
  %346 = tail call noundef i32 @llvm.smax.i32(i32 %338, i32 %341)
  %347 = tail call noundef i32 @llvm.smax.i32(i32 %346, i32 %345)
  %348 = getelementptr inbounds nuw i32, ptr %224, i64 %342
  store i32 %347, ptr %348, align 4, !tbaa !4
  br label %349

349:                                              ; preds = %329, %326
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %350 = add nsw i32 %281, -3
  %351 = icmp eq i32 %327, 0
  br i1 %351, label %274, label %280, !llvm.loop !11

352:                                              ; preds = %274
  %353 = zext i32 %276 to i64
  %354 = getelementptr inbounds nuw i32, ptr %2, i64 %353
  %355 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), align 4, !tbaa !4
  store i32 %355, ptr %354, align 4, !tbaa !4
  %356 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 68), i64 %213
  %357 = load i32, ptr %356, align 4, !tbaa !4
  %358 = mul i32 %7, 289
  %359 = add i32 %358, 17
  %360 = add i32 %210, %359
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds nuw i32, ptr %2, i64 %361
  store i32 %357, ptr %362, align 4, !tbaa !4
  %363 = zext i32 %359 to i64
  %364 = getelementptr inbounds nuw i32, ptr %2, i64 %363
  %365 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 68), align 4, !tbaa !4
  store i32 %365, ptr %364, align 4, !tbaa !4
  br label %374

366:                                              ; preds = %274
  %367 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 68), i64 %213
  %368 = load i32, ptr %367, align 4, !tbaa !4
  %369 = mul i32 %7, 289
  %370 = add i32 %369, 17
  %371 = add i32 %210, %370
  %372 = zext i32 %371 to i64
  %373 = getelementptr inbounds nuw i32, ptr %2, i64 %372
  store i32 %368, ptr %373, align 4, !tbaa !4
  br label %374

374:                                              ; preds = %366, %352
  %375 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 136), i64 %213
  %376 = load i32, ptr %375, align 4, !tbaa !4
  %377 = mul i32 %7, 289
  %378 = add i32 %377, 34
  %379 = add i32 %210, %378
  %380 = zext i32 %379 to i64
  %381 = getelementptr inbounds nuw i32, ptr %2, i64 %380
  store i32 %376, ptr %381, align 4, !tbaa !4
  br i1 %207, label %382, label %396

382:                                              ; preds = %374
  %383 = zext i32 %378 to i64
  %384 = getelementptr inbounds nuw i32, ptr %2, i64 %383
  %385 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 136), align 4, !tbaa !4
  store i32 %385, ptr %384, align 4, !tbaa !4
  %386 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 204), i64 %213
  %387 = load i32, ptr %386, align 4, !tbaa !4
  %388 = mul i32 %7, 289
  %389 = add i32 %388, 51
  %390 = add i32 %210, %389
  %391 = zext i32 %390 to i64
  %392 = getelementptr inbounds nuw i32, ptr %2, i64 %391
  store i32 %387, ptr %392, align 4, !tbaa !4
  %393 = zext i32 %389 to i64
  %394 = getelementptr inbounds nuw i32, ptr %2, i64 %393
  %395 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 204), align 4, !tbaa !4
  store i32 %395, ptr %394, align 4, !tbaa !4
  br label %404

396:                                              ; preds = %374
  %397 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 204), i64 %213
  %398 = load i32, ptr %397, align 4, !tbaa !4
  %399 = mul i32 %7, 289
  %400 = add i32 %399, 51
  %401 = add i32 %210, %400
  %402 = zext i32 %401 to i64
  %403 = getelementptr inbounds nuw i32, ptr %2, i64 %402
  store i32 %398, ptr %403, align 4, !tbaa !4
  br label %404

404:                                              ; preds = %396, %382
  %405 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 272), i64 %213
  %406 = load i32, ptr %405, align 4, !tbaa !4
  %407 = mul i32 %7, 289
  %408 = add i32 %407, 68
  %409 = add i32 %210, %408
  %410 = zext i32 %409 to i64
  %411 = getelementptr inbounds nuw i32, ptr %2, i64 %410
  store i32 %406, ptr %411, align 4, !tbaa !4
  br i1 %207, label %412, label %426

412:                                              ; preds = %404
  %413 = zext i32 %408 to i64
  %414 = getelementptr inbounds nuw i32, ptr %2, i64 %413
  %415 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 272), align 4, !tbaa !4
  store i32 %415, ptr %414, align 4, !tbaa !4
  %416 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 340), i64 %213
  %417 = load i32, ptr %416, align 4, !tbaa !4
  %418 = mul i32 %7, 289
  %419 = add i32 %418, 85
  %420 = add i32 %210, %419
  %421 = zext i32 %420 to i64
  %422 = getelementptr inbounds nuw i32, ptr %2, i64 %421
  store i32 %417, ptr %422, align 4, !tbaa !4
  %423 = zext i32 %419 to i64
  %424 = getelementptr inbounds nuw i32, ptr %2, i64 %423
  %425 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 340), align 4, !tbaa !4
  store i32 %425, ptr %424, align 4, !tbaa !4
  br label %434

426:                                              ; preds = %404
  %427 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 340), i64 %213
  %428 = load i32, ptr %427, align 4, !tbaa !4
  %429 = mul i32 %7, 289
  %430 = add i32 %429, 85
  %431 = add i32 %210, %430
  %432 = zext i32 %431 to i64
  %433 = getelementptr inbounds nuw i32, ptr %2, i64 %432
  store i32 %428, ptr %433, align 4, !tbaa !4
  br label %434

434:                                              ; preds = %426, %412
  %435 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 408), i64 %213
  %436 = load i32, ptr %435, align 4, !tbaa !4
  %437 = mul i32 %7, 289
  %438 = add i32 %437, 102
  %439 = add i32 %210, %438
  %440 = zext i32 %439 to i64
  %441 = getelementptr inbounds nuw i32, ptr %2, i64 %440
  store i32 %436, ptr %441, align 4, !tbaa !4
  br i1 %207, label %442, label %456

442:                                              ; preds = %434
  %443 = zext i32 %438 to i64
  %444 = getelementptr inbounds nuw i32, ptr %2, i64 %443
  %445 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 408), align 4, !tbaa !4
  store i32 %445, ptr %444, align 4, !tbaa !4
  %446 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 476), i64 %213
  %447 = load i32, ptr %446, align 4, !tbaa !4
  %448 = mul i32 %7, 289
  %449 = add i32 %448, 119
  %450 = add i32 %210, %449
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds nuw i32, ptr %2, i64 %451
  store i32 %447, ptr %452, align 4, !tbaa !4
  %453 = zext i32 %449 to i64
  %454 = getelementptr inbounds nuw i32, ptr %2, i64 %453
  %455 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 476), align 4, !tbaa !4
  store i32 %455, ptr %454, align 4, !tbaa !4
  br label %464

456:                                              ; preds = %434
  %457 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 476), i64 %213
  %458 = load i32, ptr %457, align 4, !tbaa !4
  %459 = mul i32 %7, 289
  %460 = add i32 %459, 119
  %461 = add i32 %210, %460
  %462 = zext i32 %461 to i64
  %463 = getelementptr inbounds nuw i32, ptr %2, i64 %462
  store i32 %458, ptr %463, align 4, !tbaa !4
  br label %464

464:                                              ; preds = %456, %442
  %465 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 544), i64 %213
  %466 = load i32, ptr %465, align 4, !tbaa !4
  %467 = mul i32 %7, 289
  %468 = add i32 %467, 136
  %469 = add i32 %210, %468
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds nuw i32, ptr %2, i64 %470
  store i32 %466, ptr %471, align 4, !tbaa !4
  br i1 %207, label %472, label %486

472:                                              ; preds = %464
  %473 = zext i32 %468 to i64
  %474 = getelementptr inbounds nuw i32, ptr %2, i64 %473
  %475 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 544), align 4, !tbaa !4
  store i32 %475, ptr %474, align 4, !tbaa !4
  %476 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 612), i64 %213
  %477 = load i32, ptr %476, align 4, !tbaa !4
  %478 = mul i32 %7, 289
  %479 = add i32 %478, 153
  %480 = add i32 %210, %479
  %481 = zext i32 %480 to i64
  %482 = getelementptr inbounds nuw i32, ptr %2, i64 %481
  store i32 %477, ptr %482, align 4, !tbaa !4
  %483 = zext i32 %479 to i64
  %484 = getelementptr inbounds nuw i32, ptr %2, i64 %483
  %485 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 612), align 4, !tbaa !4
  store i32 %485, ptr %484, align 4, !tbaa !4
  br label %494

486:                                              ; preds = %464
  %487 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 612), i64 %213
  %488 = load i32, ptr %487, align 4, !tbaa !4
  %489 = mul i32 %7, 289
  %490 = add i32 %489, 153
  %491 = add i32 %210, %490
  %492 = zext i32 %491 to i64
  %493 = getelementptr inbounds nuw i32, ptr %2, i64 %492
  store i32 %488, ptr %493, align 4, !tbaa !4
  br label %494

494:                                              ; preds = %486, %472
  %495 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 680), i64 %213
  %496 = load i32, ptr %495, align 4, !tbaa !4
  %497 = mul i32 %7, 289
  %498 = add i32 %497, 170
  %499 = add i32 %210, %498
  %500 = zext i32 %499 to i64
  %501 = getelementptr inbounds nuw i32, ptr %2, i64 %500
  store i32 %496, ptr %501, align 4, !tbaa !4
  br i1 %207, label %502, label %516

502:                                              ; preds = %494
  %503 = zext i32 %498 to i64
  %504 = getelementptr inbounds nuw i32, ptr %2, i64 %503
  %505 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 680), align 4, !tbaa !4
  store i32 %505, ptr %504, align 4, !tbaa !4
  %506 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 748), i64 %213
  %507 = load i32, ptr %506, align 4, !tbaa !4
  %508 = mul i32 %7, 289
  %509 = add i32 %508, 187
  %510 = add i32 %210, %509
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds nuw i32, ptr %2, i64 %511
  store i32 %507, ptr %512, align 4, !tbaa !4
  %513 = zext i32 %509 to i64
  %514 = getelementptr inbounds nuw i32, ptr %2, i64 %513
  %515 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 748), align 4, !tbaa !4
  store i32 %515, ptr %514, align 4, !tbaa !4
  br label %524

516:                                              ; preds = %494
  %517 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 748), i64 %213
  %518 = load i32, ptr %517, align 4, !tbaa !4
  %519 = mul i32 %7, 289
  %520 = add i32 %519, 187
  %521 = add i32 %210, %520
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds nuw i32, ptr %2, i64 %522
  store i32 %518, ptr %523, align 4, !tbaa !4
  br label %524

524:                                              ; preds = %516, %502
  %525 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 816), i64 %213
  %526 = load i32, ptr %525, align 4, !tbaa !4
  %527 = mul i32 %7, 289
  %528 = add i32 %527, 204
  %529 = add i32 %210, %528
  %530 = zext i32 %529 to i64
  %531 = getelementptr inbounds nuw i32, ptr %2, i64 %530
  store i32 %526, ptr %531, align 4, !tbaa !4
  br i1 %207, label %532, label %546

532:                                              ; preds = %524
  %533 = zext i32 %528 to i64
  %534 = getelementptr inbounds nuw i32, ptr %2, i64 %533
  %535 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 816), align 4, !tbaa !4
  store i32 %535, ptr %534, align 4, !tbaa !4
  %536 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 884), i64 %213
  %537 = load i32, ptr %536, align 4, !tbaa !4
  %538 = mul i32 %7, 289
  %539 = add i32 %538, 221
  %540 = add i32 %210, %539
  %541 = zext i32 %540 to i64
  %542 = getelementptr inbounds nuw i32, ptr %2, i64 %541
  store i32 %537, ptr %542, align 4, !tbaa !4
  %543 = zext i32 %539 to i64
  %544 = getelementptr inbounds nuw i32, ptr %2, i64 %543
  %545 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 884), align 4, !tbaa !4
  store i32 %545, ptr %544, align 4, !tbaa !4
  br label %554

546:                                              ; preds = %524
  %547 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 884), i64 %213
  %548 = load i32, ptr %547, align 4, !tbaa !4
  %549 = mul i32 %7, 289
  %550 = add i32 %549, 221
  %551 = add i32 %210, %550
  %552 = zext i32 %551 to i64
  %553 = getelementptr inbounds nuw i32, ptr %2, i64 %552
  store i32 %548, ptr %553, align 4, !tbaa !4
  br label %554

554:                                              ; preds = %546, %532
  %555 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 952), i64 %213
  %556 = load i32, ptr %555, align 4, !tbaa !4
  %557 = mul i32 %7, 289
  %558 = add i32 %557, 238
  %559 = add i32 %210, %558
  %560 = zext i32 %559 to i64
  %561 = getelementptr inbounds nuw i32, ptr %2, i64 %560
  store i32 %556, ptr %561, align 4, !tbaa !4
  br i1 %207, label %562, label %576

562:                                              ; preds = %554
  %563 = zext i32 %558 to i64
  %564 = getelementptr inbounds nuw i32, ptr %2, i64 %563
  %565 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 952), align 4, !tbaa !4
  store i32 %565, ptr %564, align 4, !tbaa !4
  %566 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 1020), i64 %213
  %567 = load i32, ptr %566, align 4, !tbaa !4
  %568 = mul i32 %7, 289
  %569 = add i32 %568, 255
  %570 = add i32 %210, %569
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds nuw i32, ptr %2, i64 %571
  store i32 %567, ptr %572, align 4, !tbaa !4
  %573 = zext i32 %569 to i64
  %574 = getelementptr inbounds nuw i32, ptr %2, i64 %573
  %575 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 1020), align 4, !tbaa !4
  store i32 %575, ptr %574, align 4, !tbaa !4
  br label %584

576:                                              ; preds = %554
  %577 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 1020), i64 %213
  %578 = load i32, ptr %577, align 4, !tbaa !4
  %579 = mul i32 %7, 289
  %580 = add i32 %579, 255
  %581 = add i32 %210, %580
  %582 = zext i32 %581 to i64
  %583 = getelementptr inbounds nuw i32, ptr %2, i64 %582
  store i32 %578, ptr %583, align 4, !tbaa !4
  br label %584

584:                                              ; preds = %576, %562
  %585 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 1088), i64 %213
  %586 = load i32, ptr %585, align 4, !tbaa !4
  %587 = mul i32 %7, 289
  %588 = add i32 %587, 272
  %589 = add i32 %210, %588
  %590 = zext i32 %589 to i64
  %591 = getelementptr inbounds nuw i32, ptr %2, i64 %590
  store i32 %586, ptr %591, align 4, !tbaa !4
  br i1 %207, label %592, label %649

592:                                              ; preds = %584
  %593 = zext i32 %588 to i64
  %594 = getelementptr inbounds nuw i32, ptr %2, i64 %593
  %595 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 1088), align 4, !tbaa !4
  store i32 %595, ptr %594, align 4, !tbaa !4
  %596 = shl i32 %7, 5
  br label %597

597:                                              ; preds = %592, %638
  %598 = phi i1 [ true, %592 ], [ %647, %638 ]
  %599 = phi i1 [ true, %592 ], [ %646, %638 ]
  %600 = phi i32 [ 0, %592 ], [ %642, %638 ]
  %601 = phi i32 [ 16, %592 ], [ %640, %638 ]
  %602 = phi i32 [ 16, %592 ], [ %639, %638 ]
  %603 = select i1 %599, i1 %598, i1 false
  br i1 %603, label %604, label %623

604:                                              ; preds = %597
  %605 = zext nneg i32 %601 to i64
  %606 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %605
  %607 = zext nneg i32 %602 to i64
  %608 = getelementptr inbounds nuw i32, ptr %606, i64 %607
  %609 = load i32, ptr %608, align 4, !tbaa !4
  %610 = add nsw i32 %601, -1
  %611 = zext nneg i32 %610 to i64
  %612 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %611
  %613 = add nsw i32 %602, -1
  %614 = zext nneg i32 %613 to i64
  %615 = getelementptr inbounds nuw i32, ptr %612, i64 %614
  %616 = load i32, ptr %615, align 4, !tbaa !4
  %617 = getelementptr inbounds nuw [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %611
  %618 = getelementptr inbounds nuw i8, ptr %617, i64 %614
  %619 = load i8, ptr %618, align 1, !tbaa !8
  %620 = sext i8 %619 to i32
  %621 = add nsw i32 %616, %620
  %622 = icmp eq i32 %609, %621
  br i1 %622, label %638, label %623

623:                                              ; preds = %604, %597
  br i1 %599, label %624, label %636

624:                                              ; preds = %623
  %625 = sext i32 %601 to i64
  %626 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %625
  %627 = zext nneg i32 %602 to i64
  %628 = getelementptr inbounds nuw i32, ptr %626, i64 %627
  %629 = load i32, ptr %628, align 4, !tbaa !4
  %630 = getelementptr i8, ptr %628, i64 -4
  %631 = load i32, ptr %630, align 4, !tbaa !4
  %632 = sub nsw i32 %631, %4
  %633 = icmp eq i32 %629, %632
  br i1 %633, label %634, label %636

634:                                              ; preds = %624
  %635 = add nsw i32 %602, -1
  br label %638

636:                                              ; preds = %624, %623
  %637 = add nsw i32 %601, -1
  br label %638

638:                                              ; preds = %604, %634, %636
  %639 = phi i32 [ %602, %636 ], [ %635, %634 ], [ %613, %604 ]
  %640 = phi i32 [ %637, %636 ], [ %601, %634 ], [ %610, %604 ]
  %641 = phi i8 [ 100, %636 ], [ 105, %634 ], [ 109, %604 ]
  %642 = add nuw nsw i32 %600, 1
  %643 = add i32 %600, %596
  %644 = zext i32 %643 to i64
  %645 = getelementptr inbounds nuw i8, ptr %3, i64 %644
  store i8 %641, ptr %645, align 1, !tbaa !8
  %646 = icmp sgt i32 %639, 0
  %647 = icmp sgt i32 %640, 0
  %648 = select i1 %646, i1 true, i1 %647
  br i1 %648, label %597, label %649, !llvm.loop !12

649:                                              ; preds = %638, %584
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @smith_waterman(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = alloca [17 x i32], align 4
  %5 = alloca [17 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store i32 0, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 0, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 -1000, ptr %7, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 -1000, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 -1000, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 0, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 -1000, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -1000, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 0, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 -1000, ptr %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 0, ptr %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 -1000, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 0, ptr %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 -1000, ptr %21, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 0, ptr %22, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 -1000, ptr %23, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 0, ptr %24, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 -1000, ptr %25, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 0, ptr %26, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 -1000, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 0, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 -1000, ptr %29, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 0, ptr %30, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 -1000, ptr %31, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 0, ptr %32, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 -1000, ptr %33, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 0, ptr %34, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 -1000, ptr %35, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i32 0, ptr %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i32 -1000, ptr %37, align 4, !tbaa !4
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  %43 = shl nsw i32 %42, 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  %46 = mul nsw i32 %42, 24
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %1, i64 %47
  %49 = load i32, ptr %4, align 4
  br label %50

50:                                               ; preds = %3, %59
  %51 = phi i32 [ %60, %59 ], [ 0, %3 ]
  %52 = phi i32 [ %112, %59 ], [ 0, %3 ]
  %53 = zext nneg i32 %51 to i64
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !8
  br label %62

56:                                               ; preds = %59
  %57 = sext i32 %42 to i64
  %58 = getelementptr inbounds i32, ptr %2, i64 %57
  store i32 %112, ptr %58, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

59:                                               ; preds = %62
  %60 = add nuw nsw i32 %51, 1
  %61 = icmp eq i32 %60, 24
  br i1 %61, label %56, label %50, !llvm.loop !13

62:                                               ; preds = %62, %50
  %63 = phi i32 [ %49, %50 ], [ %111, %62 ]
  %64 = phi i32 [ 1, %50 ], [ %113, %62 ]
  %65 = phi i32 [ -1000, %50 ], [ %101, %62 ]
  %66 = phi i32 [ 0, %50 ], [ %96, %62 ]
  %67 = phi i32 [ %52, %50 ], [ %112, %62 ]
  %68 = zext nneg i32 %64 to i64
  %69 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = add nsw i32 %70, -1
  %72 = getelementptr inbounds nuw i32, ptr %4, i64 %68
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = add nsw i32 %73, -3
  %75 = tail call noundef i32 @llvm.smax.i32(i32 %71, i32 %74)
  store i32 %75, ptr %69, align 4, !tbaa !4
  %76 = add nsw i32 %65, -1
  %77 = add nsw i32 %63, -3
  %78 = tail call noundef i32 @llvm.smax.i32(i32 %76, i32 %77)
  %79 = zext nneg i32 %64 to i64
  %80 = getelementptr i8, ptr %45, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -1
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = icmp eq i8 %82, %55
  %84 = select i1 %83, i32 2, i32 -1
  %85 = add nsw i32 %84, %66
  %86 = tail call noundef i32 @llvm.smax.i32(i32 %75, i32 %78)
  %87 = tail call i32 @llvm.smax.i32(i32 %85, i32 %86)
  %88 = tail call i32 @llvm.smax.i32(i32 %87, i32 0)
  store i32 %88, ptr %72, align 4, !tbaa !4
  %89 = tail call noundef i32 @llvm.smax.i32(i32 %67, i32 %88)
  %90 = add nuw nsw i32 %64, 1
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %5, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = add nsw i32 %93, -1
  %95 = getelementptr inbounds nuw i32, ptr %4, i64 %91
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = add nsw i32 %96, -3
  %98 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %97)
  store i32 %98, ptr %92, align 4, !tbaa !4
  %99 = add nsw i32 %78, -1
  %100 = add nsw i32 %88, -3
  %101 = tail call noundef i32 @llvm.smax.i32(i32 %99, i32 %100)
  %102 = zext nneg i32 %90 to i64
  %103 = getelementptr i8, ptr %45, i64 %102
  %104 = getelementptr i8, ptr %103, i64 -1
  %105 = load i8, ptr %104, align 1, !tbaa !8
  %106 = icmp eq i8 %105, %55
  %107 = select i1 %106, i32 2, i32 -1
  %108 = add nsw i32 %107, %73
  %109 = tail call noundef i32 @llvm.smax.i32(i32 %98, i32 %101)
  %110 = tail call i32 @llvm.smax.i32(i32 %108, i32 %109)
  %111 = tail call i32 @llvm.smax.i32(i32 %110, i32 0)
  store i32 %111, ptr %95, align 4, !tbaa !4
  %112 = tail call noundef i32 @llvm.smax.i32(i32 %89, i32 %111)
  %113 = add nuw nsw i32 %64, 2
  %114 = icmp eq i32 %113, 17
  br i1 %114, label %59, label %62, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
