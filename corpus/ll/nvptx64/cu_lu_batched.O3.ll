; ModuleID = 'corpus/cuda/cu_lu_batched.cu'
source_filename = "corpus/cuda/cu_lu_batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14cholesky_blockE1s = internal unnamed_addr addrspace(3) global [16 x [17 x double]] undef, align 8
@_ZZ12gauss_jordanE1a = internal unnamed_addr addrspace(3) global [8 x [8 x double]] undef, align 8
@_ZZ12gauss_jordanE1b = internal unnamed_addr addrspace(3) global [8 x [8 x double]] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lu_batched(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [5 x [5 x float]], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %10 = mul nsw i32 %9, 25
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  store float %13, ptr %4, align 4, !tbaa !8
  %14 = sext i32 %10 to i64
  %15 = getelementptr float, ptr %0, i64 %14
  %16 = getelementptr i8, ptr %15, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %17, ptr %18, align 4, !tbaa !8
  %19 = sext i32 %10 to i64
  %20 = getelementptr float, ptr %0, i64 %19
  %21 = getelementptr i8, ptr %20, i64 8
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %22, ptr %23, align 4, !tbaa !8
  %24 = sext i32 %10 to i64
  %25 = getelementptr float, ptr %0, i64 %24
  %26 = getelementptr i8, ptr %25, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = sext i32 %10 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 16
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %32, ptr %33, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %35 = sext i32 %10 to i64
  %36 = getelementptr float, ptr %0, i64 %35
  %37 = getelementptr i8, ptr %36, i64 20
  %38 = load float, ptr %37, align 4, !tbaa !8
  store float %38, ptr %34, align 4, !tbaa !8
  %39 = sext i32 %10 to i64
  %40 = getelementptr float, ptr %0, i64 %39
  %41 = getelementptr i8, ptr %40, i64 24
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %42, ptr %43, align 4, !tbaa !8
  %44 = sext i32 %10 to i64
  %45 = getelementptr float, ptr %0, i64 %44
  %46 = getelementptr i8, ptr %45, i64 28
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %47, ptr %48, align 4, !tbaa !8
  %49 = sext i32 %10 to i64
  %50 = getelementptr float, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %50, i64 32
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %52, ptr %53, align 4, !tbaa !8
  %54 = sext i32 %10 to i64
  %55 = getelementptr float, ptr %0, i64 %54
  %56 = getelementptr i8, ptr %55, i64 36
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store float %57, ptr %58, align 4, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %60 = sext i32 %10 to i64
  %61 = getelementptr float, ptr %0, i64 %60
  %62 = getelementptr i8, ptr %61, i64 40
  %63 = load float, ptr %62, align 4, !tbaa !8
  store float %63, ptr %59, align 4, !tbaa !8
  %64 = sext i32 %10 to i64
  %65 = getelementptr float, ptr %0, i64 %64
  %66 = getelementptr i8, ptr %65, i64 44
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store float %67, ptr %68, align 4, !tbaa !8
  %69 = sext i32 %10 to i64
  %70 = getelementptr float, ptr %0, i64 %69
  %71 = getelementptr i8, ptr %70, i64 48
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store float %72, ptr %73, align 4, !tbaa !8
  %74 = sext i32 %10 to i64
  %75 = getelementptr float, ptr %0, i64 %74
  %76 = getelementptr i8, ptr %75, i64 52
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store float %77, ptr %78, align 4, !tbaa !8
  %79 = sext i32 %10 to i64
  %80 = getelementptr float, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 56
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store float %82, ptr %83, align 4, !tbaa !8
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %85 = sext i32 %10 to i64
  %86 = getelementptr float, ptr %0, i64 %85
  %87 = getelementptr i8, ptr %86, i64 60
  %88 = load float, ptr %87, align 4, !tbaa !8
  store float %88, ptr %84, align 4, !tbaa !8
  %89 = sext i32 %10 to i64
  %90 = getelementptr float, ptr %0, i64 %89
  %91 = getelementptr i8, ptr %90, i64 64
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store float %92, ptr %93, align 4, !tbaa !8
  %94 = sext i32 %10 to i64
  %95 = getelementptr float, ptr %0, i64 %94
  %96 = getelementptr i8, ptr %95, i64 68
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store float %97, ptr %98, align 4, !tbaa !8
  %99 = sext i32 %10 to i64
  %100 = getelementptr float, ptr %0, i64 %99
  %101 = getelementptr i8, ptr %100, i64 72
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store float %102, ptr %103, align 4, !tbaa !8
  %104 = sext i32 %10 to i64
  %105 = getelementptr float, ptr %0, i64 %104
  %106 = getelementptr i8, ptr %105, i64 76
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store float %107, ptr %108, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %110 = sext i32 %10 to i64
  %111 = getelementptr float, ptr %0, i64 %110
  %112 = getelementptr i8, ptr %111, i64 80
  %113 = load float, ptr %112, align 4, !tbaa !8
  store float %113, ptr %109, align 4, !tbaa !8
  %114 = sext i32 %10 to i64
  %115 = getelementptr float, ptr %0, i64 %114
  %116 = getelementptr i8, ptr %115, i64 84
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 84
  store float %117, ptr %118, align 4, !tbaa !8
  %119 = sext i32 %10 to i64
  %120 = getelementptr float, ptr %0, i64 %119
  %121 = getelementptr i8, ptr %120, i64 88
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store float %122, ptr %123, align 4, !tbaa !8
  %124 = sext i32 %10 to i64
  %125 = getelementptr float, ptr %0, i64 %124
  %126 = getelementptr i8, ptr %125, i64 92
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 92
  store float %127, ptr %128, align 4, !tbaa !8
  %129 = sext i32 %10 to i64
  %130 = getelementptr float, ptr %0, i64 %129
  %131 = getelementptr i8, ptr %130, i64 96
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store float %132, ptr %133, align 4, !tbaa !8
  %134 = mul nsw i32 %9, 5
  br label %165

135:                                              ; preds = %311, %277
  %136 = icmp eq i32 %169, 5
  br i1 %136, label %137, label %165, !llvm.loop !10

137:                                              ; preds = %135
  %138 = load float, ptr %4, align 4, !tbaa !8
  store float %138, ptr %12, align 4, !tbaa !8
  %139 = load float, ptr %18, align 4, !tbaa !8
  store float %139, ptr %16, align 4, !tbaa !8
  %140 = load float, ptr %23, align 4, !tbaa !8
  store float %140, ptr %21, align 4, !tbaa !8
  %141 = load float, ptr %28, align 4, !tbaa !8
  store float %141, ptr %26, align 4, !tbaa !8
  %142 = load float, ptr %33, align 4, !tbaa !8
  store float %142, ptr %31, align 4, !tbaa !8
  %143 = load float, ptr %34, align 4, !tbaa !8
  store float %143, ptr %37, align 4, !tbaa !8
  %144 = load float, ptr %43, align 4, !tbaa !8
  store float %144, ptr %41, align 4, !tbaa !8
  %145 = load float, ptr %48, align 4, !tbaa !8
  store float %145, ptr %46, align 4, !tbaa !8
  %146 = load float, ptr %53, align 4, !tbaa !8
  store float %146, ptr %51, align 4, !tbaa !8
  %147 = load float, ptr %58, align 4, !tbaa !8
  store float %147, ptr %56, align 4, !tbaa !8
  %148 = load float, ptr %59, align 4, !tbaa !8
  store float %148, ptr %62, align 4, !tbaa !8
  %149 = load float, ptr %68, align 4, !tbaa !8
  store float %149, ptr %66, align 4, !tbaa !8
  %150 = load float, ptr %73, align 4, !tbaa !8
  store float %150, ptr %71, align 4, !tbaa !8
  %151 = load float, ptr %78, align 4, !tbaa !8
  store float %151, ptr %76, align 4, !tbaa !8
  %152 = load float, ptr %83, align 4, !tbaa !8
  store float %152, ptr %81, align 4, !tbaa !8
  %153 = load float, ptr %84, align 4, !tbaa !8
  store float %153, ptr %87, align 4, !tbaa !8
  %154 = load float, ptr %93, align 4, !tbaa !8
  store float %154, ptr %91, align 4, !tbaa !8
  %155 = load float, ptr %98, align 4, !tbaa !8
  store float %155, ptr %96, align 4, !tbaa !8
  %156 = load float, ptr %103, align 4, !tbaa !8
  store float %156, ptr %101, align 4, !tbaa !8
  %157 = load float, ptr %108, align 4, !tbaa !8
  store float %157, ptr %106, align 4, !tbaa !8
  %158 = load float, ptr %109, align 4, !tbaa !8
  store float %158, ptr %112, align 4, !tbaa !8
  %159 = load float, ptr %118, align 4, !tbaa !8
  store float %159, ptr %116, align 4, !tbaa !8
  %160 = load float, ptr %123, align 4, !tbaa !8
  store float %160, ptr %121, align 4, !tbaa !8
  %161 = load float, ptr %128, align 4, !tbaa !8
  store float %161, ptr %126, align 4, !tbaa !8
  %162 = load float, ptr %133, align 4, !tbaa !8
  store float %162, ptr %131, align 4, !tbaa !8
  %163 = sext i32 %9 to i64
  %164 = getelementptr inbounds float, ptr %2, i64 %163
  store float %282, ptr %164, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

165:                                              ; preds = %3, %135
  %166 = phi i32 [ 0, %3 ], [ %169, %135 ]
  %167 = phi float [ 1.000000e+00, %3 ], [ %282, %135 ]
  %168 = sub nsw i32 0, %166
  %169 = add nuw nsw i32 %166, 1
  %170 = icmp samesign ult i32 %166, 4
  br i1 %170, label %171, label %199

171:                                              ; preds = %165
  %172 = sub nsw i32 0, %166
  %173 = zext nneg i32 %166 to i64
  %174 = getelementptr inbounds nuw float, ptr %4, i64 %173
  %175 = and i32 %172, 3
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %194, label %177

177:                                              ; preds = %171, %177
  %178 = phi i32 [ %191, %177 ], [ %169, %171 ]
  %179 = phi i32 [ %190, %177 ], [ %166, %171 ]
  %180 = phi i32 [ %192, %177 ], [ 0, %171 ]
  %181 = zext nneg i32 %178 to i64
  %182 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = tail call contract noundef float @llvm.fabs.f32(float %183)
  %185 = zext nneg i32 %179 to i64
  %186 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !8
  %188 = tail call contract noundef float @llvm.fabs.f32(float %187)
  %189 = fcmp contract ogt float %184, %188
  %190 = select i1 %189, i32 %178, i32 %179
  %191 = add nuw nsw i32 %178, 1
  %192 = add i32 %180, 1
  %193 = icmp eq i32 %192, %175
  br i1 %193, label %194, label %177, !llvm.loop !12

194:                                              ; preds = %177, %171
  %195 = phi i32 [ poison, %171 ], [ %190, %177 ]
  %196 = phi i32 [ %169, %171 ], [ %191, %177 ]
  %197 = phi i32 [ %166, %171 ], [ %190, %177 ]
  %198 = icmp eq i32 %166, 0
  br i1 %198, label %206, label %199

199:                                              ; preds = %194, %206, %165
  %200 = phi i32 [ %166, %165 ], [ %195, %194 ], [ %251, %206 ]
  %201 = add nsw i32 %166, %134
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i32, ptr %1, i64 %202
  store i32 %200, ptr %203, align 4, !tbaa !4
  %204 = icmp eq i32 %200, %166
  %205 = zext nneg i32 %166 to i64
  br i1 %204, label %277, label %254

206:                                              ; preds = %194, %206
  %207 = phi i32 [ %252, %206 ], [ %196, %194 ]
  %208 = phi i32 [ %251, %206 ], [ %197, %194 ]
  %209 = zext nneg i32 %207 to i64
  %210 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !8
  %212 = tail call contract noundef float @llvm.fabs.f32(float %211)
  %213 = zext nneg i32 %208 to i64
  %214 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !8
  %216 = tail call contract noundef float @llvm.fabs.f32(float %215)
  %217 = fcmp contract ogt float %212, %216
  %218 = select i1 %217, i32 %207, i32 %208
  %219 = add nuw nsw i32 %207, 1
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %220
  %222 = load float, ptr %221, align 4, !tbaa !8
  %223 = tail call contract noundef float @llvm.fabs.f32(float %222)
  %224 = zext nneg i32 %218 to i64
  %225 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !8
  %227 = tail call contract noundef float @llvm.fabs.f32(float %226)
  %228 = fcmp contract ogt float %223, %227
  %229 = select i1 %228, i32 %219, i32 %218
  %230 = add nuw nsw i32 %207, 2
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !8
  %234 = tail call contract noundef float @llvm.fabs.f32(float %233)
  %235 = zext nneg i32 %229 to i64
  %236 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %235
  %237 = load float, ptr %236, align 4, !tbaa !8
  %238 = tail call contract noundef float @llvm.fabs.f32(float %237)
  %239 = fcmp contract ogt float %234, %238
  %240 = select i1 %239, i32 %230, i32 %229
  %241 = add nuw nsw i32 %207, 3
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !8
  %245 = tail call contract noundef float @llvm.fabs.f32(float %244)
  %246 = zext nneg i32 %240 to i64
  %247 = getelementptr inbounds nuw [5 x float], ptr %174, i64 %246
  %248 = load float, ptr %247, align 4, !tbaa !8
  %249 = tail call contract noundef float @llvm.fabs.f32(float %248)
  %250 = fcmp contract ogt float %245, %249
  %251 = select i1 %250, i32 %241, i32 %240
  %252 = add nuw nsw i32 %207, 4
  %253 = icmp eq i32 %252, 5
  br i1 %253, label %199, label %206, !llvm.loop !14

254:                                              ; preds = %199
  %255 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %205
  %256 = zext nneg i32 %200 to i64
  %257 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %256
  %258 = load float, ptr %255, align 4, !tbaa !8
  %259 = load float, ptr %257, align 4, !tbaa !8
  store float %259, ptr %255, align 4, !tbaa !8
  store float %258, ptr %257, align 4, !tbaa !8
  %260 = getelementptr inbounds nuw i8, ptr %255, i64 4
  %261 = load float, ptr %260, align 4, !tbaa !8
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 4
  %263 = load float, ptr %262, align 4, !tbaa !8
  store float %263, ptr %260, align 4, !tbaa !8
  store float %261, ptr %262, align 4, !tbaa !8
  %264 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %265 = load float, ptr %264, align 4, !tbaa !8
  %266 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %267 = load float, ptr %266, align 4, !tbaa !8
  store float %267, ptr %264, align 4, !tbaa !8
  store float %265, ptr %266, align 4, !tbaa !8
  %268 = getelementptr inbounds nuw i8, ptr %255, i64 12
  %269 = load float, ptr %268, align 4, !tbaa !8
  %270 = getelementptr inbounds nuw i8, ptr %257, i64 12
  %271 = load float, ptr %270, align 4, !tbaa !8
  store float %271, ptr %268, align 4, !tbaa !8
  store float %269, ptr %270, align 4, !tbaa !8
  %272 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %273 = load float, ptr %272, align 4, !tbaa !8
  %274 = getelementptr inbounds nuw i8, ptr %257, i64 16
  %275 = load float, ptr %274, align 4, !tbaa !8
  store float %275, ptr %272, align 4, !tbaa !8
  store float %273, ptr %274, align 4, !tbaa !8
  %276 = fneg contract float %167
  br label %277

277:                                              ; preds = %199, %254
  %278 = phi float [ %276, %254 ], [ %167, %199 ]
  %279 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %205
  %280 = getelementptr inbounds nuw float, ptr %279, i64 %205
  %281 = load float, ptr %280, align 4, !tbaa !8
  %282 = fmul contract float %278, %281
  %283 = fdiv contract float 1.000000e+00, %281
  br i1 %170, label %284, label %135

284:                                              ; preds = %277
  %285 = and i32 %168, 3
  %286 = icmp eq i32 %285, 0
  %287 = icmp eq i32 %166, 0
  br label %288

288:                                              ; preds = %284, %311
  %289 = phi i32 [ %312, %311 ], [ %169, %284 ]
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %290
  %292 = getelementptr inbounds nuw float, ptr %291, i64 %205
  %293 = load float, ptr %292, align 4, !tbaa !8
  %294 = fmul contract float %283, %293
  store float %294, ptr %292, align 4, !tbaa !8
  br i1 %286, label %309, label %295

295:                                              ; preds = %288, %295
  %296 = phi i32 [ %306, %295 ], [ %169, %288 ]
  %297 = phi i32 [ %307, %295 ], [ 0, %288 ]
  %298 = load float, ptr %292, align 4, !tbaa !8
  %299 = zext nneg i32 %296 to i64
  %300 = getelementptr inbounds nuw float, ptr %279, i64 %299
  %301 = load float, ptr %300, align 4, !tbaa !8
  %302 = fmul contract float %298, %301
  %303 = getelementptr inbounds nuw float, ptr %291, i64 %299
  %304 = load float, ptr %303, align 4, !tbaa !8
  %305 = fsub contract float %304, %302
  store float %305, ptr %303, align 4, !tbaa !8
  %306 = add nuw nsw i32 %296, 1
  %307 = add i32 %297, 1
  %308 = icmp eq i32 %307, %285
  br i1 %308, label %309, label %295, !llvm.loop !15

309:                                              ; preds = %295, %288
  %310 = phi i32 [ %169, %288 ], [ %306, %295 ]
  br i1 %287, label %314, label %311

311:                                              ; preds = %314, %309
  %312 = add nuw nsw i32 %289, 1
  %313 = icmp eq i32 %312, 5
  br i1 %313, label %135, label %288, !llvm.loop !16

314:                                              ; preds = %309, %314
  %315 = phi i32 [ %351, %314 ], [ %310, %309 ]
  %316 = load float, ptr %292, align 4, !tbaa !8
  %317 = zext nneg i32 %315 to i64
  %318 = getelementptr inbounds nuw float, ptr %279, i64 %317
  %319 = load float, ptr %318, align 4, !tbaa !8
  %320 = fmul contract float %316, %319
  %321 = getelementptr inbounds nuw float, ptr %291, i64 %317
  %322 = load float, ptr %321, align 4, !tbaa !8
  %323 = fsub contract float %322, %320
  store float %323, ptr %321, align 4, !tbaa !8
  %324 = add nuw nsw i32 %315, 1
  %325 = load float, ptr %292, align 4, !tbaa !8
  %326 = zext nneg i32 %324 to i64
  %327 = getelementptr inbounds nuw float, ptr %279, i64 %326
  %328 = load float, ptr %327, align 4, !tbaa !8
  %329 = fmul contract float %325, %328
  %330 = getelementptr inbounds nuw float, ptr %291, i64 %326
  %331 = load float, ptr %330, align 4, !tbaa !8
  %332 = fsub contract float %331, %329
  store float %332, ptr %330, align 4, !tbaa !8
  %333 = add nuw nsw i32 %315, 2
  %334 = load float, ptr %292, align 4, !tbaa !8
  %335 = zext nneg i32 %333 to i64
  %336 = getelementptr inbounds nuw float, ptr %279, i64 %335
  %337 = load float, ptr %336, align 4, !tbaa !8
  %338 = fmul contract float %334, %337
  %339 = getelementptr inbounds nuw float, ptr %291, i64 %335
  %340 = load float, ptr %339, align 4, !tbaa !8
  %341 = fsub contract float %340, %338
  store float %341, ptr %339, align 4, !tbaa !8
  %342 = add nuw nsw i32 %315, 3
  %343 = load float, ptr %292, align 4, !tbaa !8
  %344 = zext nneg i32 %342 to i64
  %345 = getelementptr inbounds nuw float, ptr %279, i64 %344
  %346 = load float, ptr %345, align 4, !tbaa !8
  %347 = fmul contract float %343, %346
  %348 = getelementptr inbounds nuw float, ptr %291, i64 %344
  %349 = load float, ptr %348, align 4, !tbaa !8
  %350 = fsub contract float %349, %347
  store float %350, ptr %348, align 4, !tbaa !8
  %351 = add nuw nsw i32 %315, 4
  %352 = icmp eq i32 %351, 5
  br i1 %352, label %311, label %314, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_block(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = shl nuw nsw i32 %2, 4
  %8 = zext nneg i32 %2 to i64
  %9 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %8
  %10 = zext nneg i32 %7 to i64
  %11 = getelementptr inbounds nuw double, ptr %6, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw double, ptr %6, i64 %8
  %14 = load double, ptr %13, align 8, !tbaa !18
  %15 = fadd contract double %12, %14
  %16 = fmul contract double %15, 5.000000e-01
  %17 = icmp eq i32 %2, 0
  %18 = select contract i1 %17, double 1.600000e+01, double 0.000000e+00
  %19 = fadd contract double %18, %16
  store double %19, ptr %9, align 8, !tbaa !18
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw double, ptr %6, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !18
  %24 = zext nneg i32 %2 to i64
  %25 = getelementptr inbounds nuw double, ptr %6, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %27 = load double, ptr %26, align 8, !tbaa !18
  %28 = fadd contract double %23, %27
  %29 = fmul contract double %28, 5.000000e-01
  %30 = icmp eq i32 %2, 1
  %31 = select contract i1 %30, double 1.600000e+01, double 0.000000e+00
  %32 = fadd contract double %31, %29
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store double %32, ptr %33, align 8, !tbaa !18
  %34 = zext nneg i32 %7 to i64
  %35 = getelementptr inbounds nuw double, ptr %6, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load double, ptr %36, align 8, !tbaa !18
  %38 = zext nneg i32 %2 to i64
  %39 = getelementptr inbounds nuw double, ptr %6, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load double, ptr %40, align 8, !tbaa !18
  %42 = fadd contract double %37, %41
  %43 = fmul contract double %42, 5.000000e-01
  %44 = icmp eq i32 %2, 2
  %45 = select contract i1 %44, double 1.600000e+01, double 0.000000e+00
  %46 = fadd contract double %45, %43
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store double %46, ptr %47, align 8, !tbaa !18
  %48 = zext nneg i32 %7 to i64
  %49 = getelementptr inbounds nuw double, ptr %6, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 24
  %51 = load double, ptr %50, align 8, !tbaa !18
  %52 = zext nneg i32 %2 to i64
  %53 = getelementptr inbounds nuw double, ptr %6, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 384
  %55 = load double, ptr %54, align 8, !tbaa !18
  %56 = fadd contract double %51, %55
  %57 = fmul contract double %56, 5.000000e-01
  %58 = icmp eq i32 %2, 3
  %59 = select contract i1 %58, double 1.600000e+01, double 0.000000e+00
  %60 = fadd contract double %59, %57
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store double %60, ptr %61, align 8, !tbaa !18
  %62 = zext nneg i32 %7 to i64
  %63 = getelementptr inbounds nuw double, ptr %6, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %65 = load double, ptr %64, align 8, !tbaa !18
  %66 = zext nneg i32 %2 to i64
  %67 = getelementptr inbounds nuw double, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 512
  %69 = load double, ptr %68, align 8, !tbaa !18
  %70 = fadd contract double %65, %69
  %71 = fmul contract double %70, 5.000000e-01
  %72 = icmp eq i32 %2, 4
  %73 = select contract i1 %72, double 1.600000e+01, double 0.000000e+00
  %74 = fadd contract double %73, %71
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store double %74, ptr %75, align 8, !tbaa !18
  %76 = zext nneg i32 %7 to i64
  %77 = getelementptr inbounds nuw double, ptr %6, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load double, ptr %78, align 8, !tbaa !18
  %80 = zext nneg i32 %2 to i64
  %81 = getelementptr inbounds nuw double, ptr %6, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 640
  %83 = load double, ptr %82, align 8, !tbaa !18
  %84 = fadd contract double %79, %83
  %85 = fmul contract double %84, 5.000000e-01
  %86 = icmp eq i32 %2, 5
  %87 = select contract i1 %86, double 1.600000e+01, double 0.000000e+00
  %88 = fadd contract double %87, %85
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %88, ptr %89, align 8, !tbaa !18
  %90 = zext nneg i32 %7 to i64
  %91 = getelementptr inbounds nuw double, ptr %6, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %93 = load double, ptr %92, align 8, !tbaa !18
  %94 = zext nneg i32 %2 to i64
  %95 = getelementptr inbounds nuw double, ptr %6, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 768
  %97 = load double, ptr %96, align 8, !tbaa !18
  %98 = fadd contract double %93, %97
  %99 = fmul contract double %98, 5.000000e-01
  %100 = icmp eq i32 %2, 6
  %101 = select contract i1 %100, double 1.600000e+01, double 0.000000e+00
  %102 = fadd contract double %101, %99
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store double %102, ptr %103, align 8, !tbaa !18
  %104 = zext nneg i32 %7 to i64
  %105 = getelementptr inbounds nuw double, ptr %6, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 56
  %107 = load double, ptr %106, align 8, !tbaa !18
  %108 = zext nneg i32 %2 to i64
  %109 = getelementptr inbounds nuw double, ptr %6, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 896
  %111 = load double, ptr %110, align 8, !tbaa !18
  %112 = fadd contract double %107, %111
  %113 = fmul contract double %112, 5.000000e-01
  %114 = icmp eq i32 %2, 7
  %115 = select contract i1 %114, double 1.600000e+01, double 0.000000e+00
  %116 = fadd contract double %115, %113
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store double %116, ptr %117, align 8, !tbaa !18
  %118 = zext nneg i32 %7 to i64
  %119 = getelementptr inbounds nuw double, ptr %6, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 64
  %121 = load double, ptr %120, align 8, !tbaa !18
  %122 = zext nneg i32 %2 to i64
  %123 = getelementptr inbounds nuw double, ptr %6, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 1024
  %125 = load double, ptr %124, align 8, !tbaa !18
  %126 = fadd contract double %121, %125
  %127 = fmul contract double %126, 5.000000e-01
  %128 = icmp eq i32 %2, 8
  %129 = select contract i1 %128, double 1.600000e+01, double 0.000000e+00
  %130 = fadd contract double %129, %127
  %131 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store double %130, ptr %131, align 8, !tbaa !18
  %132 = zext nneg i32 %7 to i64
  %133 = getelementptr inbounds nuw double, ptr %6, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 72
  %135 = load double, ptr %134, align 8, !tbaa !18
  %136 = zext nneg i32 %2 to i64
  %137 = getelementptr inbounds nuw double, ptr %6, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 1152
  %139 = load double, ptr %138, align 8, !tbaa !18
  %140 = fadd contract double %135, %139
  %141 = fmul contract double %140, 5.000000e-01
  %142 = icmp eq i32 %2, 9
  %143 = select contract i1 %142, double 1.600000e+01, double 0.000000e+00
  %144 = fadd contract double %143, %141
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store double %144, ptr %145, align 8, !tbaa !18
  %146 = zext nneg i32 %7 to i64
  %147 = getelementptr inbounds nuw double, ptr %6, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 80
  %149 = load double, ptr %148, align 8, !tbaa !18
  %150 = zext nneg i32 %2 to i64
  %151 = getelementptr inbounds nuw double, ptr %6, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 1280
  %153 = load double, ptr %152, align 8, !tbaa !18
  %154 = fadd contract double %149, %153
  %155 = fmul contract double %154, 5.000000e-01
  %156 = icmp eq i32 %2, 10
  %157 = select contract i1 %156, double 1.600000e+01, double 0.000000e+00
  %158 = fadd contract double %157, %155
  %159 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store double %158, ptr %159, align 8, !tbaa !18
  %160 = zext nneg i32 %7 to i64
  %161 = getelementptr inbounds nuw double, ptr %6, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 88
  %163 = load double, ptr %162, align 8, !tbaa !18
  %164 = zext nneg i32 %2 to i64
  %165 = getelementptr inbounds nuw double, ptr %6, i64 %164
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 1408
  %167 = load double, ptr %166, align 8, !tbaa !18
  %168 = fadd contract double %163, %167
  %169 = fmul contract double %168, 5.000000e-01
  %170 = icmp eq i32 %2, 11
  %171 = select contract i1 %170, double 1.600000e+01, double 0.000000e+00
  %172 = fadd contract double %171, %169
  %173 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store double %172, ptr %173, align 8, !tbaa !18
  %174 = zext nneg i32 %7 to i64
  %175 = getelementptr inbounds nuw double, ptr %6, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 96
  %177 = load double, ptr %176, align 8, !tbaa !18
  %178 = zext nneg i32 %2 to i64
  %179 = getelementptr inbounds nuw double, ptr %6, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 1536
  %181 = load double, ptr %180, align 8, !tbaa !18
  %182 = fadd contract double %177, %181
  %183 = fmul contract double %182, 5.000000e-01
  %184 = icmp eq i32 %2, 12
  %185 = select contract i1 %184, double 1.600000e+01, double 0.000000e+00
  %186 = fadd contract double %185, %183
  %187 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store double %186, ptr %187, align 8, !tbaa !18
  %188 = zext nneg i32 %7 to i64
  %189 = getelementptr inbounds nuw double, ptr %6, i64 %188
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 104
  %191 = load double, ptr %190, align 8, !tbaa !18
  %192 = zext nneg i32 %2 to i64
  %193 = getelementptr inbounds nuw double, ptr %6, i64 %192
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 1664
  %195 = load double, ptr %194, align 8, !tbaa !18
  %196 = fadd contract double %191, %195
  %197 = fmul contract double %196, 5.000000e-01
  %198 = icmp eq i32 %2, 13
  %199 = select contract i1 %198, double 1.600000e+01, double 0.000000e+00
  %200 = fadd contract double %199, %197
  %201 = getelementptr inbounds nuw i8, ptr %9, i64 104
  store double %200, ptr %201, align 8, !tbaa !18
  %202 = zext nneg i32 %7 to i64
  %203 = getelementptr inbounds nuw double, ptr %6, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 112
  %205 = load double, ptr %204, align 8, !tbaa !18
  %206 = zext nneg i32 %2 to i64
  %207 = getelementptr inbounds nuw double, ptr %6, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 1792
  %209 = load double, ptr %208, align 8, !tbaa !18
  %210 = fadd contract double %205, %209
  %211 = fmul contract double %210, 5.000000e-01
  %212 = icmp eq i32 %2, 14
  %213 = select contract i1 %212, double 1.600000e+01, double 0.000000e+00
  %214 = fadd contract double %213, %211
  %215 = getelementptr inbounds nuw i8, ptr %9, i64 112
  store double %214, ptr %215, align 8, !tbaa !18
  %216 = zext nneg i32 %7 to i64
  %217 = getelementptr inbounds nuw double, ptr %6, i64 %216
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 120
  %219 = load double, ptr %218, align 8, !tbaa !18
  %220 = zext nneg i32 %2 to i64
  %221 = getelementptr inbounds nuw double, ptr %6, i64 %220
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 1920
  %223 = load double, ptr %222, align 8, !tbaa !18
  %224 = fadd contract double %219, %223
  %225 = fmul contract double %224, 5.000000e-01
  %226 = icmp eq i32 %2, 15
  %227 = select contract i1 %226, double 1.600000e+01, double 0.000000e+00
  %228 = fadd contract double %227, %225
  %229 = getelementptr inbounds nuw i8, ptr %9, i64 120
  store double %228, ptr %229, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %230 = getelementptr inbounds nuw double, ptr %9, i64 %8
  br label %231

231:                                              ; preds = %1, %312
  %232 = phi i32 [ 0, %1 ], [ %313, %312 ]
  %233 = sub nsw i32 %2, %232
  %234 = icmp eq i32 %2, %232
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = load double, ptr %230, align 8, !tbaa !18
  %237 = tail call noundef double @llvm.sqrt.f64(double %236)
  store double %237, ptr %230, align 8, !tbaa !18
  br label %238

238:                                              ; preds = %235, %231
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %239 = icmp samesign ugt i32 %2, %232
  br i1 %239, label %240, label %248

240:                                              ; preds = %238
  %241 = zext nneg i32 %232 to i64
  %242 = getelementptr inbounds nuw double, ptr %9, i64 %241
  %243 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %241
  %244 = getelementptr inbounds nuw double, ptr %243, i64 %241
  %245 = load double, ptr %244, align 8, !tbaa !18
  %246 = load double, ptr %242, align 8, !tbaa !18
  %247 = fdiv contract double %246, %245
  store double %247, ptr %242, align 8, !tbaa !18
  br label %248

248:                                              ; preds = %240, %238
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %239, label %249, label %312

249:                                              ; preds = %248
  %250 = zext nneg i32 %232 to i64
  %251 = getelementptr inbounds nuw double, ptr %9, i64 %250
  %252 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %250
  %253 = and i32 %233, 3
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %269, label %255

255:                                              ; preds = %249, %255
  %256 = phi i32 [ %258, %255 ], [ %232, %249 ]
  %257 = phi i32 [ %267, %255 ], [ 0, %249 ]
  %258 = add nuw nsw i32 %256, 1
  %259 = load double, ptr %251, align 8, !tbaa !18
  %260 = zext nneg i32 %258 to i64
  %261 = getelementptr inbounds nuw [17 x double], ptr %252, i64 %260
  %262 = load double, ptr %261, align 8, !tbaa !18
  %263 = fmul contract double %259, %262
  %264 = getelementptr inbounds nuw double, ptr %9, i64 %260
  %265 = load double, ptr %264, align 8, !tbaa !18
  %266 = fsub contract double %265, %263
  store double %266, ptr %264, align 8, !tbaa !18
  %267 = add i32 %257, 1
  %268 = icmp eq i32 %267, %253
  br i1 %268, label %269, label %255, !llvm.loop !20

269:                                              ; preds = %255, %249
  %270 = phi i32 [ %232, %249 ], [ %258, %255 ]
  %271 = sub nsw i32 %232, %2
  %272 = icmp ugt i32 %271, -4
  br i1 %272, label %312, label %273

273:                                              ; preds = %269, %273
  %274 = phi i32 [ %302, %273 ], [ %270, %269 ]
  %275 = add nuw nsw i32 %274, 1
  %276 = load double, ptr %251, align 8, !tbaa !18
  %277 = zext nneg i32 %275 to i64
  %278 = getelementptr inbounds nuw [17 x double], ptr %252, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !18
  %280 = fmul contract double %276, %279
  %281 = getelementptr inbounds nuw double, ptr %9, i64 %277
  %282 = load double, ptr %281, align 8, !tbaa !18
  %283 = fsub contract double %282, %280
  store double %283, ptr %281, align 8, !tbaa !18
  %284 = add nuw nsw i32 %274, 2
  %285 = load double, ptr %251, align 8, !tbaa !18
  %286 = zext nneg i32 %284 to i64
  %287 = getelementptr inbounds nuw [17 x double], ptr %252, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !18
  %289 = fmul contract double %285, %288
  %290 = getelementptr inbounds nuw double, ptr %9, i64 %286
  %291 = load double, ptr %290, align 8, !tbaa !18
  %292 = fsub contract double %291, %289
  store double %292, ptr %290, align 8, !tbaa !18
  %293 = add nuw nsw i32 %274, 3
  %294 = load double, ptr %251, align 8, !tbaa !18
  %295 = zext nneg i32 %293 to i64
  %296 = getelementptr inbounds nuw [17 x double], ptr %252, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !18
  %298 = fmul contract double %294, %297
  %299 = getelementptr inbounds nuw double, ptr %9, i64 %295
  %300 = load double, ptr %299, align 8, !tbaa !18
  %301 = fsub contract double %300, %298
  store double %301, ptr %299, align 8, !tbaa !18
  %302 = add nuw nsw i32 %274, 4
  %303 = load double, ptr %251, align 8, !tbaa !18
  %304 = zext nneg i32 %302 to i64
  %305 = getelementptr inbounds nuw [17 x double], ptr %252, i64 %304
  %306 = load double, ptr %305, align 8, !tbaa !18
  %307 = fmul contract double %303, %306
  %308 = getelementptr inbounds nuw double, ptr %9, i64 %304
  %309 = load double, ptr %308, align 8, !tbaa !18
  %310 = fsub contract double %309, %307
  store double %310, ptr %308, align 8, !tbaa !18
  %311 = icmp eq i32 %302, %2
  br i1 %311, label %312, label %273, !llvm.loop !21

312:                                              ; preds = %269, %273, %248
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %313 = add nuw nsw i32 %232, 1
  %314 = icmp eq i32 %313, 16
  br i1 %314, label %315, label %231, !llvm.loop !22

315:                                              ; preds = %312
  %316 = load double, ptr %9, align 8, !tbaa !18
  store double %316, ptr %11, align 8, !tbaa !18
  %317 = icmp eq i32 %2, 0
  br i1 %317, label %320, label %318

318:                                              ; preds = %315
  %319 = load double, ptr %33, align 8, !tbaa !18
  br label %320

320:                                              ; preds = %318, %315
  %321 = phi contract double [ %319, %318 ], [ 0.000000e+00, %315 ]
  store double %321, ptr %22, align 8, !tbaa !18
  %322 = icmp samesign ult i32 %2, 2
  br i1 %322, label %325, label %323

323:                                              ; preds = %320
  %324 = load double, ptr %47, align 8, !tbaa !18
  br label %325

325:                                              ; preds = %323, %320
  %326 = phi contract double [ %324, %323 ], [ 0.000000e+00, %320 ]
  store double %326, ptr %36, align 8, !tbaa !18
  %327 = icmp samesign ult i32 %2, 3
  br i1 %327, label %330, label %328

328:                                              ; preds = %325
  %329 = load double, ptr %61, align 8, !tbaa !18
  br label %330

330:                                              ; preds = %328, %325
  %331 = phi contract double [ %329, %328 ], [ 0.000000e+00, %325 ]
  store double %331, ptr %50, align 8, !tbaa !18
  %332 = icmp samesign ult i32 %2, 4
  br i1 %332, label %335, label %333

333:                                              ; preds = %330
  %334 = load double, ptr %75, align 8, !tbaa !18
  br label %335

335:                                              ; preds = %333, %330
  %336 = phi contract double [ %334, %333 ], [ 0.000000e+00, %330 ]
  store double %336, ptr %64, align 8, !tbaa !18
  %337 = icmp samesign ult i32 %2, 5
  br i1 %337, label %340, label %338

338:                                              ; preds = %335
  %339 = load double, ptr %89, align 8, !tbaa !18
  br label %340

340:                                              ; preds = %338, %335
  %341 = phi contract double [ %339, %338 ], [ 0.000000e+00, %335 ]
  store double %341, ptr %78, align 8, !tbaa !18
  %342 = icmp samesign ult i32 %2, 6
  br i1 %342, label %345, label %343

343:                                              ; preds = %340
  %344 = load double, ptr %103, align 8, !tbaa !18
  br label %345

345:                                              ; preds = %343, %340
  %346 = phi contract double [ %344, %343 ], [ 0.000000e+00, %340 ]
  store double %346, ptr %92, align 8, !tbaa !18
  %347 = icmp samesign ult i32 %2, 7
  br i1 %347, label %350, label %348

348:                                              ; preds = %345
  %349 = load double, ptr %117, align 8, !tbaa !18
  br label %350

350:                                              ; preds = %348, %345
  %351 = phi contract double [ %349, %348 ], [ 0.000000e+00, %345 ]
  store double %351, ptr %106, align 8, !tbaa !18
  %352 = icmp samesign ult i32 %2, 8
  br i1 %352, label %355, label %353

353:                                              ; preds = %350
  %354 = load double, ptr %131, align 8, !tbaa !18
  br label %355

355:                                              ; preds = %353, %350
  %356 = phi contract double [ %354, %353 ], [ 0.000000e+00, %350 ]
  store double %356, ptr %120, align 8, !tbaa !18
  %357 = icmp samesign ult i32 %2, 9
  br i1 %357, label %360, label %358

358:                                              ; preds = %355
  %359 = load double, ptr %145, align 8, !tbaa !18
  br label %360

360:                                              ; preds = %358, %355
  %361 = phi contract double [ %359, %358 ], [ 0.000000e+00, %355 ]
  store double %361, ptr %134, align 8, !tbaa !18
  %362 = icmp samesign ult i32 %2, 10
  br i1 %362, label %365, label %363

363:                                              ; preds = %360
  %364 = load double, ptr %159, align 8, !tbaa !18
  br label %365

365:                                              ; preds = %363, %360
  %366 = phi contract double [ %364, %363 ], [ 0.000000e+00, %360 ]
  store double %366, ptr %148, align 8, !tbaa !18
  %367 = icmp samesign ult i32 %2, 11
  br i1 %367, label %370, label %368

368:                                              ; preds = %365
  %369 = load double, ptr %173, align 8, !tbaa !18
  br label %370

370:                                              ; preds = %368, %365
  %371 = phi contract double [ %369, %368 ], [ 0.000000e+00, %365 ]
  store double %371, ptr %162, align 8, !tbaa !18
  %372 = icmp samesign ult i32 %2, 12
  br i1 %372, label %375, label %373

373:                                              ; preds = %370
  %374 = load double, ptr %187, align 8, !tbaa !18
  br label %375

375:                                              ; preds = %373, %370
  %376 = phi contract double [ %374, %373 ], [ 0.000000e+00, %370 ]
  store double %376, ptr %176, align 8, !tbaa !18
  %377 = icmp samesign ult i32 %2, 13
  br i1 %377, label %380, label %378

378:                                              ; preds = %375
  %379 = load double, ptr %201, align 8, !tbaa !18
  br label %380

380:                                              ; preds = %378, %375
  %381 = phi contract double [ %379, %378 ], [ 0.000000e+00, %375 ]
  store double %381, ptr %190, align 8, !tbaa !18
  %382 = icmp samesign ult i32 %2, 14
  br i1 %382, label %385, label %383

383:                                              ; preds = %380
  %384 = load double, ptr %215, align 8, !tbaa !18
  br label %385

385:                                              ; preds = %383, %380
  %386 = phi contract double [ %384, %383 ], [ 0.000000e+00, %380 ]
  store double %386, ptr %204, align 8, !tbaa !18
  %387 = icmp samesign ult i32 %2, 15
  br i1 %387, label %390, label %388

388:                                              ; preds = %385
  %389 = load double, ptr %229, align 8, !tbaa !18
  br label %390

390:                                              ; preds = %388, %385
  %391 = phi contract double [ %389, %388 ], [ 0.000000e+00, %385 ]
  store double %391, ptr %218, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gauss_jordan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = shl nuw nsw i32 %4, 3
  %8 = add nuw nsw i32 %7, %3
  %9 = add i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !18
  %13 = icmp eq i32 %3, %4
  %14 = select contract i1 %13, double 4.000000e+00, double 0.000000e+00
  %15 = fadd contract double %14, %12
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 %16
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr inbounds nuw double, ptr %17, i64 %18
  store double %15, ptr %19, align 8, !tbaa !18
  %20 = uitofp i1 %13 to double
  %21 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 %16
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %18
  store double %20, ptr %22, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 %18
  %24 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %26, label %32

26:                                               ; preds = %2
  %27 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 %18
  %28 = load double, ptr %27, align 8, !tbaa !18
  %29 = fdiv contract double %28, %24
  store double %29, ptr %27, align 8, !tbaa !18
  %30 = load double, ptr %23, align 8, !tbaa !18
  %31 = fdiv contract double %30, %24
  store double %31, ptr %23, align 8, !tbaa !18
  br label %32

32:                                               ; preds = %26, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load double, ptr %17, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %44, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 %18
  %36 = load double, ptr %35, align 8, !tbaa !18
  %37 = fmul contract double %33, %36
  %38 = load double, ptr %19, align 8, !tbaa !18
  %39 = fsub contract double %38, %37
  store double %39, ptr %19, align 8, !tbaa !18
  %40 = load double, ptr %23, align 8, !tbaa !18
  %41 = fmul contract double %33, %40
  %42 = load double, ptr %22, align 8, !tbaa !18
  %43 = fsub contract double %42, %41
  store double %43, ptr %22, align 8, !tbaa !18
  br label %44

44:                                               ; preds = %34, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 72), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp eq i32 %4, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 64), i64 %18
  %49 = load double, ptr %48, align 8, !tbaa !18
  %50 = fdiv contract double %49, %45
  store double %50, ptr %48, align 8, !tbaa !18
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %52 = load double, ptr %51, align 8, !tbaa !18
  %53 = fdiv contract double %52, %45
  store double %53, ptr %51, align 8, !tbaa !18
  br label %54

54:                                               ; preds = %47, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %68, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 64), i64 %18
  %59 = load double, ptr %58, align 8, !tbaa !18
  %60 = fmul contract double %56, %59
  %61 = load double, ptr %19, align 8, !tbaa !18
  %62 = fsub contract double %61, %60
  store double %62, ptr %19, align 8, !tbaa !18
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %64 = load double, ptr %63, align 8, !tbaa !18
  %65 = fmul contract double %56, %64
  %66 = load double, ptr %22, align 8, !tbaa !18
  %67 = fsub contract double %66, %65
  store double %67, ptr %22, align 8, !tbaa !18
  br label %68

68:                                               ; preds = %57, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 144), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp eq i32 %4, 2
  br i1 %70, label %71, label %78

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 128), i64 %18
  %73 = load double, ptr %72, align 8, !tbaa !18
  %74 = fdiv contract double %73, %69
  store double %74, ptr %72, align 8, !tbaa !18
  %75 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %76 = load double, ptr %75, align 8, !tbaa !18
  %77 = fdiv contract double %76, %69
  store double %77, ptr %75, align 8, !tbaa !18
  br label %78

78:                                               ; preds = %71, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %80 = load double, ptr %79, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %92, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 128), i64 %18
  %83 = load double, ptr %82, align 8, !tbaa !18
  %84 = fmul contract double %80, %83
  %85 = load double, ptr %19, align 8, !tbaa !18
  %86 = fsub contract double %85, %84
  store double %86, ptr %19, align 8, !tbaa !18
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %88 = load double, ptr %87, align 8, !tbaa !18
  %89 = fmul contract double %80, %88
  %90 = load double, ptr %22, align 8, !tbaa !18
  %91 = fsub contract double %90, %89
  store double %91, ptr %22, align 8, !tbaa !18
  br label %92

92:                                               ; preds = %81, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 216), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %94 = icmp eq i32 %4, 3
  br i1 %94, label %95, label %102

95:                                               ; preds = %92
  %96 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 192), i64 %18
  %97 = load double, ptr %96, align 8, !tbaa !18
  %98 = fdiv contract double %97, %93
  store double %98, ptr %96, align 8, !tbaa !18
  %99 = getelementptr inbounds nuw i8, ptr %23, i64 192
  %100 = load double, ptr %99, align 8, !tbaa !18
  %101 = fdiv contract double %100, %93
  store double %101, ptr %99, align 8, !tbaa !18
  br label %102

102:                                              ; preds = %95, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %104 = load double, ptr %103, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %94, label %116, label %105

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 192), i64 %18
  %107 = load double, ptr %106, align 8, !tbaa !18
  %108 = fmul contract double %104, %107
  %109 = load double, ptr %19, align 8, !tbaa !18
  %110 = fsub contract double %109, %108
  store double %110, ptr %19, align 8, !tbaa !18
  %111 = getelementptr inbounds nuw i8, ptr %23, i64 192
  %112 = load double, ptr %111, align 8, !tbaa !18
  %113 = fmul contract double %104, %112
  %114 = load double, ptr %22, align 8, !tbaa !18
  %115 = fsub contract double %114, %113
  store double %115, ptr %22, align 8, !tbaa !18
  br label %116

116:                                              ; preds = %105, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 288), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = icmp eq i32 %4, 4
  br i1 %118, label %119, label %126

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 256), i64 %18
  %121 = load double, ptr %120, align 8, !tbaa !18
  %122 = fdiv contract double %121, %117
  store double %122, ptr %120, align 8, !tbaa !18
  %123 = getelementptr inbounds nuw i8, ptr %23, i64 256
  %124 = load double, ptr %123, align 8, !tbaa !18
  %125 = fdiv contract double %124, %117
  store double %125, ptr %123, align 8, !tbaa !18
  br label %126

126:                                              ; preds = %119, %116
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %127 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %128 = load double, ptr %127, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %118, label %140, label %129

129:                                              ; preds = %126
  %130 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 256), i64 %18
  %131 = load double, ptr %130, align 8, !tbaa !18
  %132 = fmul contract double %128, %131
  %133 = load double, ptr %19, align 8, !tbaa !18
  %134 = fsub contract double %133, %132
  store double %134, ptr %19, align 8, !tbaa !18
  %135 = getelementptr inbounds nuw i8, ptr %23, i64 256
  %136 = load double, ptr %135, align 8, !tbaa !18
  %137 = fmul contract double %128, %136
  %138 = load double, ptr %22, align 8, !tbaa !18
  %139 = fsub contract double %138, %137
  store double %139, ptr %22, align 8, !tbaa !18
  br label %140

140:                                              ; preds = %129, %126
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 360), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %142 = icmp eq i32 %4, 5
  br i1 %142, label %143, label %150

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 320), i64 %18
  %145 = load double, ptr %144, align 8, !tbaa !18
  %146 = fdiv contract double %145, %141
  store double %146, ptr %144, align 8, !tbaa !18
  %147 = getelementptr inbounds nuw i8, ptr %23, i64 320
  %148 = load double, ptr %147, align 8, !tbaa !18
  %149 = fdiv contract double %148, %141
  store double %149, ptr %147, align 8, !tbaa !18
  br label %150

150:                                              ; preds = %143, %140
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %151 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %152 = load double, ptr %151, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %142, label %164, label %153

153:                                              ; preds = %150
  %154 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 320), i64 %18
  %155 = load double, ptr %154, align 8, !tbaa !18
  %156 = fmul contract double %152, %155
  %157 = load double, ptr %19, align 8, !tbaa !18
  %158 = fsub contract double %157, %156
  store double %158, ptr %19, align 8, !tbaa !18
  %159 = getelementptr inbounds nuw i8, ptr %23, i64 320
  %160 = load double, ptr %159, align 8, !tbaa !18
  %161 = fmul contract double %152, %160
  %162 = load double, ptr %22, align 8, !tbaa !18
  %163 = fsub contract double %162, %161
  store double %163, ptr %22, align 8, !tbaa !18
  br label %164

164:                                              ; preds = %153, %150
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 432), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %166 = icmp eq i32 %4, 6
  br i1 %166, label %167, label %174

167:                                              ; preds = %164
  %168 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 384), i64 %18
  %169 = load double, ptr %168, align 8, !tbaa !18
  %170 = fdiv contract double %169, %165
  store double %170, ptr %168, align 8, !tbaa !18
  %171 = getelementptr inbounds nuw i8, ptr %23, i64 384
  %172 = load double, ptr %171, align 8, !tbaa !18
  %173 = fdiv contract double %172, %165
  store double %173, ptr %171, align 8, !tbaa !18
  br label %174

174:                                              ; preds = %167, %164
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %175 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %176 = load double, ptr %175, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %166, label %188, label %177

177:                                              ; preds = %174
  %178 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 384), i64 %18
  %179 = load double, ptr %178, align 8, !tbaa !18
  %180 = fmul contract double %176, %179
  %181 = load double, ptr %19, align 8, !tbaa !18
  %182 = fsub contract double %181, %180
  store double %182, ptr %19, align 8, !tbaa !18
  %183 = getelementptr inbounds nuw i8, ptr %23, i64 384
  %184 = load double, ptr %183, align 8, !tbaa !18
  %185 = fmul contract double %176, %184
  %186 = load double, ptr %22, align 8, !tbaa !18
  %187 = fsub contract double %186, %185
  store double %187, ptr %22, align 8, !tbaa !18
  br label %188

188:                                              ; preds = %177, %174
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %189 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 504), align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %190 = icmp eq i32 %4, 7
  br i1 %190, label %191, label %198

191:                                              ; preds = %188
  %192 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 448), i64 %18
  %193 = load double, ptr %192, align 8, !tbaa !18
  %194 = fdiv contract double %193, %189
  store double %194, ptr %192, align 8, !tbaa !18
  %195 = getelementptr inbounds nuw i8, ptr %23, i64 448
  %196 = load double, ptr %195, align 8, !tbaa !18
  %197 = fdiv contract double %196, %189
  store double %197, ptr %195, align 8, !tbaa !18
  br label %198

198:                                              ; preds = %191, %188
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %199 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %200 = load double, ptr %199, align 8, !tbaa !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %190, label %212, label %201

201:                                              ; preds = %198
  %202 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 448), i64 %18
  %203 = load double, ptr %202, align 8, !tbaa !18
  %204 = fmul contract double %200, %203
  %205 = load double, ptr %19, align 8, !tbaa !18
  %206 = fsub contract double %205, %204
  store double %206, ptr %19, align 8, !tbaa !18
  %207 = getelementptr inbounds nuw i8, ptr %23, i64 448
  %208 = load double, ptr %207, align 8, !tbaa !18
  %209 = fmul contract double %200, %208
  %210 = load double, ptr %22, align 8, !tbaa !18
  %211 = fsub contract double %210, %209
  store double %211, ptr %22, align 8, !tbaa !18
  br label %212

212:                                              ; preds = %201, %198
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %213 = load double, ptr %22, align 8, !tbaa !18
  %214 = getelementptr inbounds double, ptr %1, i64 %10
  store double %213, ptr %214, align 8, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11}
