; ModuleID = 'corpus/cuda/cu_tridiagonal.cu'
source_filename = "corpus/cuda/cu_tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = comdat any

@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fdiv contract float %14, %16
  store float %17, ptr %13, align 4, !tbaa !8
  %18 = getelementptr inbounds float, ptr %3, i64 %12
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = load float, ptr %15, align 4, !tbaa !8
  %21 = fdiv contract float %19, %20
  store float %21, ptr %18, align 4, !tbaa !8
  %22 = icmp sgt i32 %4, 1
  br i1 %22, label %23, label %258

23:                                               ; preds = %6
  %24 = add i32 %10, %9
  %25 = add i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = shl nsw i64 %26, 2
  %28 = add nsw i64 %27, -4
  %29 = getelementptr i8, ptr %2, i64 %28
  %30 = add nsw i32 %4, -2
  %31 = zext i32 %30 to i64
  %32 = add nsw i64 %26, %31
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, 4
  %35 = getelementptr i8, ptr %2, i64 %34
  %36 = getelementptr i8, ptr %3, i64 %28
  %37 = getelementptr i8, ptr %3, i64 %34
  %38 = icmp ult ptr %29, %37
  %39 = icmp ult ptr %36, %35
  %40 = and i1 %38, %39
  %41 = icmp ne i32 %5, 1
  %42 = add nsw i32 %4, -2
  %43 = add i32 %10, %9
  %44 = add i32 %43, 1
  %45 = add i32 %44, %42
  %46 = icmp slt i32 %45, %44
  %47 = or i1 %41, %46
  %48 = or i1 %40, %47
  br i1 %48, label %49, label %112

49:                                               ; preds = %23
  %50 = add nsw i32 %4, -1
  %51 = and i32 %50, 1
  %52 = icmp eq i32 %42, 0
  br i1 %52, label %129, label %53

53:                                               ; preds = %49
  %54 = and i32 %50, -2
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i32 [ 1, %53 ], [ %109, %55 ]
  %57 = phi i32 [ 0, %53 ], [ %110, %55 ]
  %58 = mul nsw i32 %56, %5
  %59 = add nsw i32 %58, %11
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = getelementptr inbounds float, ptr %0, i64 %60
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = sub nsw i32 %59, %5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fmul contract float %64, %68
  %70 = fsub contract float %62, %69
  %71 = fdiv contract float 1.000000e+00, %70
  %72 = getelementptr inbounds float, ptr %2, i64 %60
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %73, %71
  store float %74, ptr %72, align 4, !tbaa !8
  %75 = getelementptr inbounds float, ptr %3, i64 %60
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = load float, ptr %63, align 4, !tbaa !8
  %78 = getelementptr inbounds float, ptr %3, i64 %66
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fmul contract float %77, %79
  %81 = fsub contract float %76, %80
  %82 = fmul contract float %71, %81
  store float %82, ptr %75, align 4, !tbaa !8
  %83 = add nuw nsw i32 %56, 1
  %84 = mul nsw i32 %83, %5
  %85 = add nsw i32 %84, %11
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = getelementptr inbounds float, ptr %0, i64 %86
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = sub nsw i32 %85, %5
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %2, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %90, %94
  %96 = fsub contract float %88, %95
  %97 = fdiv contract float 1.000000e+00, %96
  %98 = getelementptr inbounds float, ptr %2, i64 %86
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fmul contract float %99, %97
  store float %100, ptr %98, align 4, !tbaa !8
  %101 = getelementptr inbounds float, ptr %3, i64 %86
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = load float, ptr %89, align 4, !tbaa !8
  %104 = getelementptr inbounds float, ptr %3, i64 %92
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fmul contract float %103, %105
  %107 = fsub contract float %102, %106
  %108 = fmul contract float %97, %107
  store float %108, ptr %101, align 4, !tbaa !8
  %109 = add nuw nsw i32 %56, 2
  %110 = add nuw i32 %57, 2
  %111 = icmp eq i32 %110, %54
  br i1 %111, label %127, label %55, !llvm.loop !10

112:                                              ; preds = %23
  %113 = add i32 %10, %9
  %114 = add i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = shl nsw i64 %115, 2
  %117 = add nsw i64 %116, -4
  %118 = getelementptr i8, ptr %2, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = getelementptr i8, ptr %3, i64 %117
  %121 = load float, ptr %120, align 4
  %122 = add nsw i32 %4, -1
  %123 = and i32 %122, 1
  %124 = icmp eq i32 %42, 0
  br i1 %124, label %159, label %125

125:                                              ; preds = %112
  %126 = and i32 %122, -2
  br label %211

127:                                              ; preds = %55
  %128 = icmp eq i32 %51, 0
  br i1 %128, label %183, label %129

129:                                              ; preds = %127, %49
  %130 = phi i32 [ 1, %49 ], [ %109, %127 ]
  %131 = icmp ne i32 %51, 0
  tail call void @llvm.assume(i1 %131)
  %132 = mul nsw i32 %130, %5
  %133 = add nsw i32 %132, %11
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %1, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = getelementptr inbounds float, ptr %0, i64 %134
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = sub nsw i32 %133, %5
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %2, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fmul contract float %138, %142
  %144 = fsub contract float %136, %143
  %145 = fdiv contract float 1.000000e+00, %144
  %146 = getelementptr inbounds float, ptr %2, i64 %134
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fmul contract float %147, %145
  store float %148, ptr %146, align 4, !tbaa !8
  %149 = getelementptr inbounds float, ptr %3, i64 %134
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = load float, ptr %137, align 4, !tbaa !8
  %152 = getelementptr inbounds float, ptr %3, i64 %140
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fmul contract float %151, %153
  %155 = fsub contract float %150, %154
  %156 = fmul contract float %145, %155
  store float %156, ptr %149, align 4, !tbaa !8
  br label %183

157:                                              ; preds = %211
  %158 = icmp eq i32 %123, 0
  br i1 %158, label %183, label %159

159:                                              ; preds = %157, %112
  %160 = phi float [ %121, %112 ], [ %254, %157 ]
  %161 = phi float [ %119, %112 ], [ %248, %157 ]
  %162 = phi i32 [ 1, %112 ], [ %255, %157 ]
  %163 = icmp ne i32 %123, 0
  tail call void @llvm.assume(i1 %163)
  %164 = mul nuw nsw i32 %162, %5
  %165 = add nsw i32 %164, %11
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %1, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = getelementptr inbounds float, ptr %0, i64 %166
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = fmul contract float %170, %161
  %172 = fsub contract float %168, %171
  %173 = fdiv contract float 1.000000e+00, %172
  %174 = getelementptr inbounds float, ptr %2, i64 %166
  %175 = load float, ptr %174, align 4, !tbaa !8
  %176 = fmul contract float %175, %173
  store float %176, ptr %174, align 4, !tbaa !8
  %177 = getelementptr inbounds float, ptr %3, i64 %166
  %178 = load float, ptr %177, align 4, !tbaa !8
  %179 = load float, ptr %169, align 4, !tbaa !8
  %180 = fmul contract float %179, %160
  %181 = fsub contract float %178, %180
  %182 = fmul contract float %173, %181
  store float %182, ptr %177, align 4, !tbaa !8
  br label %183

183:                                              ; preds = %159, %157, %129, %127
  %184 = add nsw i32 %4, -2
  %185 = add nuw i32 %4, 3
  %186 = and i32 %185, 3
  %187 = and i32 %4, 3
  %188 = icmp eq i32 %187, 1
  br i1 %188, label %208, label %189

189:                                              ; preds = %183, %189
  %190 = phi i32 [ %205, %189 ], [ %184, %183 ]
  %191 = phi i32 [ %206, %189 ], [ 0, %183 ]
  %192 = mul nsw i32 %190, %5
  %193 = add nsw i32 %192, %11
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr %3, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !8
  %197 = getelementptr inbounds float, ptr %2, i64 %194
  %198 = load float, ptr %197, align 4, !tbaa !8
  %199 = add nsw i32 %193, %5
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %3, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = fmul contract float %198, %202
  %204 = fsub contract float %196, %203
  store float %204, ptr %195, align 4, !tbaa !8
  %205 = add nsw i32 %190, -1
  %206 = add i32 %191, 1
  %207 = icmp eq i32 %206, %186
  br i1 %207, label %208, label %189, !llvm.loop !12

208:                                              ; preds = %189, %183
  %209 = phi i32 [ %184, %183 ], [ %205, %189 ]
  %210 = icmp ult i32 %42, 3
  br i1 %210, label %258, label %259

211:                                              ; preds = %211, %125
  %212 = phi float [ %121, %125 ], [ %254, %211 ]
  %213 = phi float [ %119, %125 ], [ %248, %211 ]
  %214 = phi i32 [ 1, %125 ], [ %255, %211 ]
  %215 = phi i32 [ 0, %125 ], [ %256, %211 ]
  %216 = mul nuw nsw i32 %214, %5
  %217 = add nsw i32 %216, %11
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr %1, i64 %218
  %220 = load float, ptr %219, align 4, !tbaa !8
  %221 = getelementptr inbounds float, ptr %0, i64 %218
  %222 = load float, ptr %221, align 4, !tbaa !8
  %223 = fmul contract float %222, %213
  %224 = fsub contract float %220, %223
  %225 = fdiv contract float 1.000000e+00, %224
  %226 = getelementptr inbounds float, ptr %2, i64 %218
  %227 = load float, ptr %226, align 4, !tbaa !8
  %228 = fmul contract float %227, %225
  store float %228, ptr %226, align 4, !tbaa !8
  %229 = getelementptr inbounds float, ptr %3, i64 %218
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = load float, ptr %221, align 4, !tbaa !8
  %232 = fmul contract float %231, %212
  %233 = fsub contract float %230, %232
  %234 = fmul contract float %225, %233
  store float %234, ptr %229, align 4, !tbaa !8
  %235 = add nuw nsw i32 %214, 1
  %236 = mul nuw nsw i32 %235, %5
  %237 = add nsw i32 %236, %11
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr %1, i64 %238
  %240 = load float, ptr %239, align 4, !tbaa !8
  %241 = getelementptr inbounds float, ptr %0, i64 %238
  %242 = load float, ptr %241, align 4, !tbaa !8
  %243 = fmul contract float %242, %228
  %244 = fsub contract float %240, %243
  %245 = fdiv contract float 1.000000e+00, %244
  %246 = getelementptr inbounds float, ptr %2, i64 %238
  %247 = load float, ptr %246, align 4, !tbaa !8
  %248 = fmul contract float %247, %245
  store float %248, ptr %246, align 4, !tbaa !8
  %249 = getelementptr inbounds float, ptr %3, i64 %238
  %250 = load float, ptr %249, align 4, !tbaa !8
  %251 = load float, ptr %241, align 4, !tbaa !8
  %252 = fmul contract float %251, %234
  %253 = fsub contract float %250, %252
  %254 = fmul contract float %245, %253
  store float %254, ptr %249, align 4, !tbaa !8
  %255 = add nuw nsw i32 %214, 2
  %256 = add i32 %215, 2
  %257 = icmp eq i32 %256, %126
  br i1 %257, label %157, label %211, !llvm.loop !10

258:                                              ; preds = %208, %259, %6
  ret void

259:                                              ; preds = %208, %259
  %260 = phi i32 [ %316, %259 ], [ %209, %208 ]
  %261 = mul nsw i32 %260, %5
  %262 = add nsw i32 %261, %11
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds float, ptr %3, i64 %263
  %265 = load float, ptr %264, align 4, !tbaa !8
  %266 = getelementptr inbounds float, ptr %2, i64 %263
  %267 = load float, ptr %266, align 4, !tbaa !8
  %268 = add nsw i32 %262, %5
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds float, ptr %3, i64 %269
  %271 = load float, ptr %270, align 4, !tbaa !8
  %272 = fmul contract float %267, %271
  %273 = fsub contract float %265, %272
  store float %273, ptr %264, align 4, !tbaa !8
  %274 = add nsw i32 %260, -1
  %275 = mul nsw i32 %274, %5
  %276 = add nsw i32 %275, %11
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds float, ptr %3, i64 %277
  %279 = load float, ptr %278, align 4, !tbaa !8
  %280 = getelementptr inbounds float, ptr %2, i64 %277
  %281 = load float, ptr %280, align 4, !tbaa !8
  %282 = add nsw i32 %276, %5
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr %3, i64 %283
  %285 = load float, ptr %284, align 4, !tbaa !8
  %286 = fmul contract float %281, %285
  %287 = fsub contract float %279, %286
  store float %287, ptr %278, align 4, !tbaa !8
  %288 = add nsw i32 %260, -2
  %289 = mul nsw i32 %288, %5
  %290 = add nsw i32 %289, %11
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr %3, i64 %291
  %293 = load float, ptr %292, align 4, !tbaa !8
  %294 = getelementptr inbounds float, ptr %2, i64 %291
  %295 = load float, ptr %294, align 4, !tbaa !8
  %296 = add nsw i32 %290, %5
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds float, ptr %3, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !8
  %300 = fmul contract float %295, %299
  %301 = fsub contract float %293, %300
  store float %301, ptr %292, align 4, !tbaa !8
  %302 = add nsw i32 %260, -3
  %303 = mul nsw i32 %302, %5
  %304 = add nsw i32 %303, %11
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds float, ptr %3, i64 %305
  %307 = load float, ptr %306, align 4, !tbaa !8
  %308 = getelementptr inbounds float, ptr %2, i64 %305
  %309 = load float, ptr %308, align 4, !tbaa !8
  %310 = add nsw i32 %304, %5
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr %3, i64 %311
  %313 = load float, ptr %312, align 4, !tbaa !8
  %314 = fmul contract float %309, %313
  %315 = fsub contract float %307, %314
  store float %315, ptr %306, align 4, !tbaa !8
  %316 = add nsw i32 %260, -4
  %317 = icmp eq i32 %302, 0
  br i1 %317, label %258, label %259, !llvm.loop !14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcr_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, %5
  %9 = icmp eq i32 %5, 0
  %10 = sext i32 %8 to i64
  br i1 %9, label %14, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds float, ptr %0, i64 %10
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %11
  %15 = phi contract float [ %13, %11 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  %18 = getelementptr inbounds float, ptr %1, i64 %10
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %16
  store float %19, ptr %20, align 4, !tbaa !8
  %21 = icmp samesign ult i32 %5, 31
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = getelementptr inbounds float, ptr %2, i64 %10
  %24 = load float, ptr %23, align 4, !tbaa !8
  br label %25

25:                                               ; preds = %22, %14
  %26 = phi contract float [ %24, %22 ], [ 0.000000e+00, %14 ]
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %16
  store float %26, ptr %27, align 4, !tbaa !8
  %28 = getelementptr inbounds float, ptr %3, i64 %10
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %16
  store float %29, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load float, ptr %20, align 4, !tbaa !8
  %32 = load float, ptr %30, align 4, !tbaa !8
  %33 = icmp eq i32 %5, 0
  br i1 %33, label %53, label %34

34:                                               ; preds = %25
  %35 = add nsw i32 %5, -1
  %36 = load float, ptr %17, align 4, !tbaa !8
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = fdiv contract float %36, %39
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %37
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, %40
  %44 = fsub contract float %31, %43
  %45 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %37
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %40, %46
  %48 = fsub contract float %32, %47
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %37
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fneg contract float %50
  %52 = fmul contract float %40, %51
  br label %53

53:                                               ; preds = %34, %25
  %54 = phi float [ %44, %34 ], [ %31, %25 ]
  %55 = phi float [ %48, %34 ], [ %32, %25 ]
  %56 = phi float [ %52, %34 ], [ 0.000000e+00, %25 ]
  %57 = icmp samesign ult i32 %5, 31
  br i1 %57, label %58, label %77

58:                                               ; preds = %53
  %59 = add nuw nsw i32 %5, 1
  %60 = load float, ptr %27, align 4, !tbaa !8
  %61 = zext nneg i32 %59 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fdiv contract float %60, %63
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %61
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %66, %64
  %68 = fsub contract float %54, %67
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %61
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %64, %70
  %72 = fsub contract float %55, %71
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %61
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fneg contract float %74
  %76 = fmul contract float %64, %75
  br label %77

77:                                               ; preds = %58, %53
  %78 = phi float [ %68, %58 ], [ %54, %53 ]
  %79 = phi float [ %76, %58 ], [ 0.000000e+00, %53 ]
  %80 = phi float [ %72, %58 ], [ %55, %53 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %56, ptr %17, align 4, !tbaa !8
  store float %78, ptr %20, align 4, !tbaa !8
  store float %79, ptr %27, align 4, !tbaa !8
  store float %80, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load float, ptr %20, align 4, !tbaa !8
  %82 = load float, ptr %30, align 4, !tbaa !8
  %83 = icmp samesign ugt i32 %5, 1
  br i1 %83, label %84, label %103

84:                                               ; preds = %77
  %85 = add nsw i32 %5, -2
  %86 = load float, ptr %17, align 4, !tbaa !8
  %87 = zext nneg i32 %85 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fdiv contract float %86, %89
  %91 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %87
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fmul contract float %92, %90
  %94 = fsub contract float %81, %93
  %95 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %87
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = fmul contract float %90, %96
  %98 = fsub contract float %82, %97
  %99 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %87
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fneg contract float %100
  %102 = fmul contract float %90, %101
  br label %103

103:                                              ; preds = %84, %77
  %104 = phi float [ %94, %84 ], [ %81, %77 ]
  %105 = phi float [ %98, %84 ], [ %82, %77 ]
  %106 = phi float [ %102, %84 ], [ 0.000000e+00, %77 ]
  %107 = icmp samesign ult i32 %5, 30
  br i1 %107, label %108, label %127

108:                                              ; preds = %103
  %109 = add nuw nsw i32 %5, 2
  %110 = load float, ptr %27, align 4, !tbaa !8
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fdiv contract float %110, %113
  %115 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %111
  %116 = load float, ptr %115, align 4, !tbaa !8
  %117 = fmul contract float %116, %114
  %118 = fsub contract float %104, %117
  %119 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %111
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = fmul contract float %114, %120
  %122 = fsub contract float %105, %121
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %111
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = fneg contract float %124
  %126 = fmul contract float %114, %125
  br label %127

127:                                              ; preds = %108, %103
  %128 = phi float [ %118, %108 ], [ %104, %103 ]
  %129 = phi float [ %126, %108 ], [ 0.000000e+00, %103 ]
  %130 = phi float [ %122, %108 ], [ %105, %103 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %106, ptr %17, align 4, !tbaa !8
  store float %128, ptr %20, align 4, !tbaa !8
  store float %129, ptr %27, align 4, !tbaa !8
  store float %130, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = load float, ptr %20, align 4, !tbaa !8
  %132 = load float, ptr %30, align 4, !tbaa !8
  %133 = icmp samesign ugt i32 %5, 3
  br i1 %133, label %134, label %153

134:                                              ; preds = %127
  %135 = add nsw i32 %5, -4
  %136 = load float, ptr %17, align 4, !tbaa !8
  %137 = zext nneg i32 %135 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !8
  %140 = fdiv contract float %136, %139
  %141 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %137
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fmul contract float %142, %140
  %144 = fsub contract float %131, %143
  %145 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %137
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %140, %146
  %148 = fsub contract float %132, %147
  %149 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %137
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fneg contract float %150
  %152 = fmul contract float %140, %151
  br label %153

153:                                              ; preds = %134, %127
  %154 = phi float [ %144, %134 ], [ %131, %127 ]
  %155 = phi float [ %148, %134 ], [ %132, %127 ]
  %156 = phi float [ %152, %134 ], [ 0.000000e+00, %127 ]
  %157 = icmp samesign ult i32 %5, 28
  br i1 %157, label %158, label %177

158:                                              ; preds = %153
  %159 = add nuw nsw i32 %5, 4
  %160 = load float, ptr %27, align 4, !tbaa !8
  %161 = zext nneg i32 %159 to i64
  %162 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = fdiv contract float %160, %163
  %165 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %161
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = fmul contract float %166, %164
  %168 = fsub contract float %154, %167
  %169 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %161
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = fmul contract float %164, %170
  %172 = fsub contract float %155, %171
  %173 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %161
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = fneg contract float %174
  %176 = fmul contract float %164, %175
  br label %177

177:                                              ; preds = %158, %153
  %178 = phi float [ %168, %158 ], [ %154, %153 ]
  %179 = phi float [ %176, %158 ], [ 0.000000e+00, %153 ]
  %180 = phi float [ %172, %158 ], [ %155, %153 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %156, ptr %17, align 4, !tbaa !8
  store float %178, ptr %20, align 4, !tbaa !8
  store float %179, ptr %27, align 4, !tbaa !8
  store float %180, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %181 = load float, ptr %20, align 4, !tbaa !8
  %182 = load float, ptr %30, align 4, !tbaa !8
  %183 = icmp samesign ugt i32 %5, 7
  br i1 %183, label %184, label %203

184:                                              ; preds = %177
  %185 = add nsw i32 %5, -8
  %186 = load float, ptr %17, align 4, !tbaa !8
  %187 = zext nneg i32 %185 to i64
  %188 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !8
  %190 = fdiv contract float %186, %189
  %191 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %187
  %192 = load float, ptr %191, align 4, !tbaa !8
  %193 = fmul contract float %192, %190
  %194 = fsub contract float %181, %193
  %195 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %187
  %196 = load float, ptr %195, align 4, !tbaa !8
  %197 = fmul contract float %190, %196
  %198 = fsub contract float %182, %197
  %199 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %187
  %200 = load float, ptr %199, align 4, !tbaa !8
  %201 = fneg contract float %200
  %202 = fmul contract float %190, %201
  br label %203

203:                                              ; preds = %184, %177
  %204 = phi float [ %194, %184 ], [ %181, %177 ]
  %205 = phi float [ %198, %184 ], [ %182, %177 ]
  %206 = phi float [ %202, %184 ], [ 0.000000e+00, %177 ]
  %207 = icmp samesign ult i32 %5, 24
  br i1 %207, label %208, label %227

208:                                              ; preds = %203
  %209 = add nuw nsw i32 %5, 8
  %210 = load float, ptr %27, align 4, !tbaa !8
  %211 = zext nneg i32 %209 to i64
  %212 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !8
  %214 = fdiv contract float %210, %213
  %215 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %211
  %216 = load float, ptr %215, align 4, !tbaa !8
  %217 = fmul contract float %216, %214
  %218 = fsub contract float %204, %217
  %219 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %211
  %220 = load float, ptr %219, align 4, !tbaa !8
  %221 = fmul contract float %214, %220
  %222 = fsub contract float %205, %221
  %223 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %211
  %224 = load float, ptr %223, align 4, !tbaa !8
  %225 = fneg contract float %224
  %226 = fmul contract float %214, %225
  br label %227

227:                                              ; preds = %208, %203
  %228 = phi float [ %218, %208 ], [ %204, %203 ]
  %229 = phi float [ %226, %208 ], [ 0.000000e+00, %203 ]
  %230 = phi float [ %222, %208 ], [ %205, %203 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %206, ptr %17, align 4, !tbaa !8
  store float %228, ptr %20, align 4, !tbaa !8
  store float %229, ptr %27, align 4, !tbaa !8
  store float %230, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %231 = load float, ptr %20, align 4, !tbaa !8
  %232 = load float, ptr %30, align 4, !tbaa !8
  %233 = icmp samesign ugt i32 %5, 15
  br i1 %233, label %234, label %253

234:                                              ; preds = %227
  %235 = add nsw i32 %5, -16
  %236 = load float, ptr %17, align 4, !tbaa !8
  %237 = zext nneg i32 %235 to i64
  %238 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !8
  %240 = fdiv contract float %236, %239
  %241 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %237
  %242 = load float, ptr %241, align 4, !tbaa !8
  %243 = fmul contract float %242, %240
  %244 = fsub contract float %231, %243
  %245 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %237
  %246 = load float, ptr %245, align 4, !tbaa !8
  %247 = fmul contract float %240, %246
  %248 = fsub contract float %232, %247
  %249 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %237
  %250 = load float, ptr %249, align 4, !tbaa !8
  %251 = fneg contract float %250
  %252 = fmul contract float %240, %251
  br label %253

253:                                              ; preds = %234, %227
  %254 = phi float [ %244, %234 ], [ %231, %227 ]
  %255 = phi float [ %248, %234 ], [ %232, %227 ]
  %256 = phi float [ %252, %234 ], [ 0.000000e+00, %227 ]
  %257 = icmp samesign ult i32 %5, 16
  br i1 %257, label %258, label %277

258:                                              ; preds = %253
  %259 = or disjoint i32 %5, 16
  %260 = load float, ptr %27, align 4, !tbaa !8
  %261 = zext nneg i32 %259 to i64
  %262 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %261
  %263 = load float, ptr %262, align 4, !tbaa !8
  %264 = fdiv contract float %260, %263
  %265 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %261
  %266 = load float, ptr %265, align 4, !tbaa !8
  %267 = fmul contract float %266, %264
  %268 = fsub contract float %254, %267
  %269 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %261
  %270 = load float, ptr %269, align 4, !tbaa !8
  %271 = fmul contract float %264, %270
  %272 = fsub contract float %255, %271
  %273 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %261
  %274 = load float, ptr %273, align 4, !tbaa !8
  %275 = fneg contract float %274
  %276 = fmul contract float %264, %275
  br label %277

277:                                              ; preds = %258, %253
  %278 = phi float [ %268, %258 ], [ %254, %253 ]
  %279 = phi float [ %276, %258 ], [ 0.000000e+00, %253 ]
  %280 = phi float [ %272, %258 ], [ %255, %253 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %256, ptr %17, align 4, !tbaa !8
  store float %278, ptr %20, align 4, !tbaa !8
  store float %279, ptr %27, align 4, !tbaa !8
  store float %280, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %281 = load float, ptr %30, align 4, !tbaa !8
  %282 = load float, ptr %20, align 4, !tbaa !8
  %283 = fdiv contract float %281, %282
  store float %283, ptr %28, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcr_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, %5
  %9 = icmp eq i32 %5, 0
  %10 = sext i32 %8 to i64
  br i1 %9, label %14, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !15
  br label %14

14:                                               ; preds = %4, %11
  %15 = phi contract double [ %13, %11 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %16
  store double %15, ptr %17, align 8, !tbaa !15
  %18 = getelementptr inbounds double, ptr %1, i64 %10
  %19 = load double, ptr %18, align 8, !tbaa !15
  %20 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %16
  store double %19, ptr %20, align 8, !tbaa !15
  %21 = icmp samesign ult i32 %5, 31
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = getelementptr inbounds double, ptr %2, i64 %10
  %24 = load double, ptr %23, align 8, !tbaa !15
  br label %25

25:                                               ; preds = %22, %14
  %26 = phi contract double [ %24, %22 ], [ 0.000000e+00, %14 ]
  %27 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %16
  store double %26, ptr %27, align 8, !tbaa !15
  %28 = getelementptr inbounds double, ptr %3, i64 %10
  %29 = load double, ptr %28, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %16
  store double %29, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load double, ptr %20, align 8, !tbaa !15
  %32 = load double, ptr %30, align 8, !tbaa !15
  %33 = icmp eq i32 %5, 0
  br i1 %33, label %53, label %34

34:                                               ; preds = %25
  %35 = add nsw i32 %5, -1
  %36 = load double, ptr %17, align 8, !tbaa !15
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !15
  %40 = fdiv contract double %36, %39
  %41 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %37
  %42 = load double, ptr %41, align 8, !tbaa !15
  %43 = fmul contract double %42, %40
  %44 = fsub contract double %31, %43
  %45 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %37
  %46 = load double, ptr %45, align 8, !tbaa !15
  %47 = fmul contract double %40, %46
  %48 = fsub contract double %32, %47
  %49 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %37
  %50 = load double, ptr %49, align 8, !tbaa !15
  %51 = fneg contract double %50
  %52 = fmul contract double %40, %51
  br label %53

53:                                               ; preds = %34, %25
  %54 = phi double [ %44, %34 ], [ %31, %25 ]
  %55 = phi double [ %48, %34 ], [ %32, %25 ]
  %56 = phi double [ %52, %34 ], [ 0.000000e+00, %25 ]
  %57 = icmp samesign ult i32 %5, 31
  br i1 %57, label %58, label %77

58:                                               ; preds = %53
  %59 = add nuw nsw i32 %5, 1
  %60 = load double, ptr %27, align 8, !tbaa !15
  %61 = zext nneg i32 %59 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !15
  %64 = fdiv contract double %60, %63
  %65 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %61
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fmul contract double %66, %64
  %68 = fsub contract double %54, %67
  %69 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %61
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = fmul contract double %64, %70
  %72 = fsub contract double %55, %71
  %73 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %61
  %74 = load double, ptr %73, align 8, !tbaa !15
  %75 = fneg contract double %74
  %76 = fmul contract double %64, %75
  br label %77

77:                                               ; preds = %58, %53
  %78 = phi double [ %68, %58 ], [ %54, %53 ]
  %79 = phi double [ %76, %58 ], [ 0.000000e+00, %53 ]
  %80 = phi double [ %72, %58 ], [ %55, %53 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %56, ptr %17, align 8, !tbaa !15
  store double %78, ptr %20, align 8, !tbaa !15
  store double %79, ptr %27, align 8, !tbaa !15
  store double %80, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load double, ptr %20, align 8, !tbaa !15
  %82 = load double, ptr %30, align 8, !tbaa !15
  %83 = icmp samesign ugt i32 %5, 1
  br i1 %83, label %84, label %103

84:                                               ; preds = %77
  %85 = add nsw i32 %5, -2
  %86 = load double, ptr %17, align 8, !tbaa !15
  %87 = zext nneg i32 %85 to i64
  %88 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !15
  %90 = fdiv contract double %86, %89
  %91 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %87
  %92 = load double, ptr %91, align 8, !tbaa !15
  %93 = fmul contract double %92, %90
  %94 = fsub contract double %81, %93
  %95 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %87
  %96 = load double, ptr %95, align 8, !tbaa !15
  %97 = fmul contract double %90, %96
  %98 = fsub contract double %82, %97
  %99 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %87
  %100 = load double, ptr %99, align 8, !tbaa !15
  %101 = fneg contract double %100
  %102 = fmul contract double %90, %101
  br label %103

103:                                              ; preds = %84, %77
  %104 = phi double [ %94, %84 ], [ %81, %77 ]
  %105 = phi double [ %98, %84 ], [ %82, %77 ]
  %106 = phi double [ %102, %84 ], [ 0.000000e+00, %77 ]
  %107 = icmp samesign ult i32 %5, 30
  br i1 %107, label %108, label %127

108:                                              ; preds = %103
  %109 = add nuw nsw i32 %5, 2
  %110 = load double, ptr %27, align 8, !tbaa !15
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !15
  %114 = fdiv contract double %110, %113
  %115 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %111
  %116 = load double, ptr %115, align 8, !tbaa !15
  %117 = fmul contract double %116, %114
  %118 = fsub contract double %104, %117
  %119 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %111
  %120 = load double, ptr %119, align 8, !tbaa !15
  %121 = fmul contract double %114, %120
  %122 = fsub contract double %105, %121
  %123 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %111
  %124 = load double, ptr %123, align 8, !tbaa !15
  %125 = fneg contract double %124
  %126 = fmul contract double %114, %125
  br label %127

127:                                              ; preds = %108, %103
  %128 = phi double [ %118, %108 ], [ %104, %103 ]
  %129 = phi double [ %126, %108 ], [ 0.000000e+00, %103 ]
  %130 = phi double [ %122, %108 ], [ %105, %103 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %106, ptr %17, align 8, !tbaa !15
  store double %128, ptr %20, align 8, !tbaa !15
  store double %129, ptr %27, align 8, !tbaa !15
  store double %130, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = load double, ptr %20, align 8, !tbaa !15
  %132 = load double, ptr %30, align 8, !tbaa !15
  %133 = icmp samesign ugt i32 %5, 3
  br i1 %133, label %134, label %153

134:                                              ; preds = %127
  %135 = add nsw i32 %5, -4
  %136 = load double, ptr %17, align 8, !tbaa !15
  %137 = zext nneg i32 %135 to i64
  %138 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !15
  %140 = fdiv contract double %136, %139
  %141 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %137
  %142 = load double, ptr %141, align 8, !tbaa !15
  %143 = fmul contract double %142, %140
  %144 = fsub contract double %131, %143
  %145 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %137
  %146 = load double, ptr %145, align 8, !tbaa !15
  %147 = fmul contract double %140, %146
  %148 = fsub contract double %132, %147
  %149 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %137
  %150 = load double, ptr %149, align 8, !tbaa !15
  %151 = fneg contract double %150
  %152 = fmul contract double %140, %151
  br label %153

153:                                              ; preds = %134, %127
  %154 = phi double [ %144, %134 ], [ %131, %127 ]
  %155 = phi double [ %148, %134 ], [ %132, %127 ]
  %156 = phi double [ %152, %134 ], [ 0.000000e+00, %127 ]
  %157 = icmp samesign ult i32 %5, 28
  br i1 %157, label %158, label %177

158:                                              ; preds = %153
  %159 = add nuw nsw i32 %5, 4
  %160 = load double, ptr %27, align 8, !tbaa !15
  %161 = zext nneg i32 %159 to i64
  %162 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !15
  %164 = fdiv contract double %160, %163
  %165 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %161
  %166 = load double, ptr %165, align 8, !tbaa !15
  %167 = fmul contract double %166, %164
  %168 = fsub contract double %154, %167
  %169 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %161
  %170 = load double, ptr %169, align 8, !tbaa !15
  %171 = fmul contract double %164, %170
  %172 = fsub contract double %155, %171
  %173 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %161
  %174 = load double, ptr %173, align 8, !tbaa !15
  %175 = fneg contract double %174
  %176 = fmul contract double %164, %175
  br label %177

177:                                              ; preds = %158, %153
  %178 = phi double [ %168, %158 ], [ %154, %153 ]
  %179 = phi double [ %176, %158 ], [ 0.000000e+00, %153 ]
  %180 = phi double [ %172, %158 ], [ %155, %153 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %156, ptr %17, align 8, !tbaa !15
  store double %178, ptr %20, align 8, !tbaa !15
  store double %179, ptr %27, align 8, !tbaa !15
  store double %180, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %181 = load double, ptr %20, align 8, !tbaa !15
  %182 = load double, ptr %30, align 8, !tbaa !15
  %183 = icmp samesign ugt i32 %5, 7
  br i1 %183, label %184, label %203

184:                                              ; preds = %177
  %185 = add nsw i32 %5, -8
  %186 = load double, ptr %17, align 8, !tbaa !15
  %187 = zext nneg i32 %185 to i64
  %188 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !15
  %190 = fdiv contract double %186, %189
  %191 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %187
  %192 = load double, ptr %191, align 8, !tbaa !15
  %193 = fmul contract double %192, %190
  %194 = fsub contract double %181, %193
  %195 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %187
  %196 = load double, ptr %195, align 8, !tbaa !15
  %197 = fmul contract double %190, %196
  %198 = fsub contract double %182, %197
  %199 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %187
  %200 = load double, ptr %199, align 8, !tbaa !15
  %201 = fneg contract double %200
  %202 = fmul contract double %190, %201
  br label %203

203:                                              ; preds = %184, %177
  %204 = phi double [ %194, %184 ], [ %181, %177 ]
  %205 = phi double [ %198, %184 ], [ %182, %177 ]
  %206 = phi double [ %202, %184 ], [ 0.000000e+00, %177 ]
  %207 = icmp samesign ult i32 %5, 24
  br i1 %207, label %208, label %227

208:                                              ; preds = %203
  %209 = add nuw nsw i32 %5, 8
  %210 = load double, ptr %27, align 8, !tbaa !15
  %211 = zext nneg i32 %209 to i64
  %212 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %211
  %213 = load double, ptr %212, align 8, !tbaa !15
  %214 = fdiv contract double %210, %213
  %215 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %211
  %216 = load double, ptr %215, align 8, !tbaa !15
  %217 = fmul contract double %216, %214
  %218 = fsub contract double %204, %217
  %219 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %211
  %220 = load double, ptr %219, align 8, !tbaa !15
  %221 = fmul contract double %214, %220
  %222 = fsub contract double %205, %221
  %223 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %211
  %224 = load double, ptr %223, align 8, !tbaa !15
  %225 = fneg contract double %224
  %226 = fmul contract double %214, %225
  br label %227

227:                                              ; preds = %208, %203
  %228 = phi double [ %218, %208 ], [ %204, %203 ]
  %229 = phi double [ %226, %208 ], [ 0.000000e+00, %203 ]
  %230 = phi double [ %222, %208 ], [ %205, %203 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %206, ptr %17, align 8, !tbaa !15
  store double %228, ptr %20, align 8, !tbaa !15
  store double %229, ptr %27, align 8, !tbaa !15
  store double %230, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %231 = load double, ptr %20, align 8, !tbaa !15
  %232 = load double, ptr %30, align 8, !tbaa !15
  %233 = icmp samesign ugt i32 %5, 15
  br i1 %233, label %234, label %253

234:                                              ; preds = %227
  %235 = add nsw i32 %5, -16
  %236 = load double, ptr %17, align 8, !tbaa !15
  %237 = zext nneg i32 %235 to i64
  %238 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !15
  %240 = fdiv contract double %236, %239
  %241 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %237
  %242 = load double, ptr %241, align 8, !tbaa !15
  %243 = fmul contract double %242, %240
  %244 = fsub contract double %231, %243
  %245 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %237
  %246 = load double, ptr %245, align 8, !tbaa !15
  %247 = fmul contract double %240, %246
  %248 = fsub contract double %232, %247
  %249 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %237
  %250 = load double, ptr %249, align 8, !tbaa !15
  %251 = fneg contract double %250
  %252 = fmul contract double %240, %251
  br label %253

253:                                              ; preds = %234, %227
  %254 = phi double [ %244, %234 ], [ %231, %227 ]
  %255 = phi double [ %248, %234 ], [ %232, %227 ]
  %256 = phi double [ %252, %234 ], [ 0.000000e+00, %227 ]
  %257 = icmp samesign ult i32 %5, 16
  br i1 %257, label %258, label %277

258:                                              ; preds = %253
  %259 = or disjoint i32 %5, 16
  %260 = load double, ptr %27, align 8, !tbaa !15
  %261 = zext nneg i32 %259 to i64
  %262 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %261
  %263 = load double, ptr %262, align 8, !tbaa !15
  %264 = fdiv contract double %260, %263
  %265 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %261
  %266 = load double, ptr %265, align 8, !tbaa !15
  %267 = fmul contract double %266, %264
  %268 = fsub contract double %254, %267
  %269 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %261
  %270 = load double, ptr %269, align 8, !tbaa !15
  %271 = fmul contract double %264, %270
  %272 = fsub contract double %255, %271
  %273 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %261
  %274 = load double, ptr %273, align 8, !tbaa !15
  %275 = fneg contract double %274
  %276 = fmul contract double %264, %275
  br label %277

277:                                              ; preds = %258, %253
  %278 = phi double [ %268, %258 ], [ %254, %253 ]
  %279 = phi double [ %276, %258 ], [ 0.000000e+00, %253 ]
  %280 = phi double [ %272, %258 ], [ %255, %253 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %256, ptr %17, align 8, !tbaa !15
  store double %278, ptr %20, align 8, !tbaa !15
  store double %279, ptr %27, align 8, !tbaa !15
  store double %280, ptr %30, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %281 = load double, ptr %30, align 8, !tbaa !15
  %282 = load double, ptr %20, align 8, !tbaa !15
  %283 = fdiv contract double %281, %282
  store double %283, ptr %28, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
