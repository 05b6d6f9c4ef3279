; ModuleID = 'corpus/opencl/half_precision.cl'
source_filename = "corpus/opencl/half_precision.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@half_dot.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 16 %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = mul nuw nsw i64 %7, %13
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %11
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = addrspacecast ptr addrspace(1) %1 to ptr
  %18 = shl nuw nsw i64 %11, 3
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18
  %20 = shufflevector <4 x float> %16, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %21 = fptrunc <2 x float> %20 to <2 x half>
  store <2 x half> %21, ptr %19, align 2
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %23 = shufflevector <4 x float> %16, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %24 = fptrunc <2 x float> %23 to <2 x half>
  store <2 x half> %24, ptr %22, align 2
  %25 = add nuw nsw i64 %11, %14
  %26 = extractelement <4 x float> %16, i64 0
  %27 = tail call noundef float @llvm.fabs.f32(float %26)
  %28 = fcmp ogt float %27, 6.550400e+04
  %29 = tail call float @llvm.nvvm.fabs.f32(float %26)
  %30 = fcmp une float %29, 0x7FF0000000000000
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %34

32:                                               ; preds = %3
  %33 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %26)
  br label %47

34:                                               ; preds = %3
  %35 = bitcast float %26 to i32
  %36 = lshr i32 %35, 23
  %37 = and i32 %36, 255
  %38 = icmp samesign ult i32 %37, 113
  %39 = sub nuw nsw i32 113, %37
  %40 = tail call i32 @llvm.umin.i32(i32 %39, i32 10)
  %41 = shl nsw i32 -8192, %40
  %42 = select i1 %38, i32 %41, i32 -8192
  %43 = fcmp ord float %26, 0.000000e+00
  %44 = and i32 %42, %35
  %45 = bitcast i32 %44 to float
  %46 = select i1 %43, float %45, float %26
  br label %47

47:                                               ; preds = %34, %32
  %48 = phi float [ %33, %32 ], [ %46, %34 ]
  %49 = shl nuw nsw i64 %25, 3
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 %49
  %51 = fptrunc float %48 to half
  store half %51, ptr %50, align 2
  %52 = extractelement <4 x float> %16, i64 1
  %53 = tail call noundef float @llvm.fabs.f32(float %52)
  %54 = fcmp ogt float %53, 6.550400e+04
  %55 = tail call float @llvm.nvvm.fabs.f32(float %52)
  %56 = fcmp une float %55, 0x7FF0000000000000
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %60

58:                                               ; preds = %47
  %59 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %52)
  br label %73

60:                                               ; preds = %47
  %61 = bitcast float %52 to i32
  %62 = lshr i32 %61, 23
  %63 = and i32 %62, 255
  %64 = icmp samesign ult i32 %63, 113
  %65 = sub nuw nsw i32 113, %63
  %66 = tail call i32 @llvm.umin.i32(i32 %65, i32 10)
  %67 = shl nsw i32 -8192, %66
  %68 = select i1 %64, i32 %67, i32 -8192
  %69 = fcmp ord float %52, 0.000000e+00
  %70 = and i32 %68, %61
  %71 = bitcast i32 %70 to float
  %72 = select i1 %69, float %71, float %52
  br label %73

73:                                               ; preds = %60, %58
  %74 = phi float [ %59, %58 ], [ %72, %60 ]
  %75 = getelementptr inbounds nuw i8, ptr %50, i64 2
  %76 = fptrunc float %74 to half
  store half %76, ptr %75, align 2
  %77 = extractelement <4 x float> %16, i64 2
  %78 = tail call noundef float @llvm.fabs.f32(float %77)
  %79 = fcmp ogt float %78, 6.550400e+04
  %80 = tail call float @llvm.nvvm.fabs.f32(float %77)
  %81 = fcmp une float %80, 0x7FF0000000000000
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %85

83:                                               ; preds = %73
  %84 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %77)
  br label %98

85:                                               ; preds = %73
  %86 = bitcast float %77 to i32
  %87 = lshr i32 %86, 23
  %88 = and i32 %87, 255
  %89 = icmp samesign ult i32 %88, 113
  %90 = sub nuw nsw i32 113, %88
  %91 = tail call i32 @llvm.umin.i32(i32 %90, i32 10)
  %92 = shl nsw i32 -8192, %91
  %93 = select i1 %89, i32 %92, i32 -8192
  %94 = fcmp ord float %77, 0.000000e+00
  %95 = and i32 %93, %86
  %96 = bitcast i32 %95 to float
  %97 = select i1 %94, float %96, float %77
  br label %98

98:                                               ; preds = %85, %83
  %99 = phi float [ %84, %83 ], [ %97, %85 ]
  %100 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %101 = fptrunc float %99 to half
  store half %101, ptr %100, align 2
  %102 = extractelement <4 x float> %16, i64 3
  %103 = tail call noundef float @llvm.fabs.f32(float %102)
  %104 = fcmp ogt float %103, 6.550400e+04
  %105 = tail call float @llvm.nvvm.fabs.f32(float %102)
  %106 = fcmp une float %105, 0x7FF0000000000000
  %107 = select i1 %104, i1 %106, i1 false
  br i1 %107, label %108, label %110

108:                                              ; preds = %98
  %109 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %102)
  br label %123

110:                                              ; preds = %98
  %111 = bitcast float %102 to i32
  %112 = lshr i32 %111, 23
  %113 = and i32 %112, 255
  %114 = icmp samesign ult i32 %113, 113
  %115 = sub nuw nsw i32 113, %113
  %116 = tail call i32 @llvm.umin.i32(i32 %115, i32 10)
  %117 = shl nsw i32 -8192, %116
  %118 = select i1 %114, i32 %117, i32 -8192
  %119 = fcmp ord float %102, 0.000000e+00
  %120 = and i32 %118, %111
  %121 = bitcast i32 %120 to float
  %122 = select i1 %119, float %121, float %102
  br label %123

123:                                              ; preds = %108, %110
  %124 = phi float [ %109, %108 ], [ %122, %110 ]
  %125 = getelementptr inbounds nuw i8, ptr %50, i64 6
  %126 = fptrunc float %124 to half
  store half %126, ptr %125, align 2
  %127 = fmul <4 x float> %16, splat (float 0x3F50624DE0000000)
  %128 = extractelement <4 x float> %127, i64 0
  %129 = bitcast float %128 to i32
  %130 = icmp sgt i32 %129, -1
  br i1 %130, label %131, label %152

131:                                              ; preds = %123
  %132 = fcmp ord float %128, 0.000000e+00
  br i1 %132, label %133, label %170

133:                                              ; preds = %131
  %134 = icmp samesign ult i32 %129, 947912704
  %135 = lshr i32 %129, 23
  %136 = sub nuw nsw i32 113, %135
  %137 = tail call i32 @llvm.umin.i32(i32 %136, i32 10)
  %138 = shl nsw i32 -8192, %137
  %139 = xor i32 %138, -1
  %140 = select i1 %134, i32 %139, i32 8191
  %141 = and i32 %140, %129
  %142 = icmp eq i32 %141, 0
  %143 = or i32 %140, %129
  %144 = bitcast i32 %143 to float
  %145 = icmp samesign ugt i32 %143, 2139095039
  %146 = select i1 %145, i32 -1, i32 1
  %147 = add nsw i32 %146, %143
  %148 = fcmp ord float %144, 0.000000e+00
  %149 = bitcast i32 %147 to float
  %150 = select i1 %148, float %149, float %144
  %151 = select i1 %142, float %128, float %150
  br label %170

152:                                              ; preds = %123
  %153 = tail call noundef float @llvm.fabs.f32(float %128)
  %154 = fcmp ogt float %153, 6.550400e+04
  %155 = tail call float @llvm.nvvm.fabs.f32(float %128)
  %156 = fcmp une float %155, 0x7FF0000000000000
  %157 = select i1 %154, i1 %156, i1 false
  br i1 %157, label %170, label %158

158:                                              ; preds = %152
  %159 = lshr i32 %129, 23
  %160 = and i32 %159, 255
  %161 = icmp samesign ult i32 %160, 113
  %162 = sub nuw nsw i32 113, %160
  %163 = tail call i32 @llvm.umin.i32(i32 %162, i32 10)
  %164 = shl nsw i32 -8192, %163
  %165 = select i1 %161, i32 %164, i32 -8192
  %166 = fcmp ord float %128, 0.000000e+00
  %167 = and i32 %165, %129
  %168 = bitcast i32 %167 to float
  %169 = select i1 %166, float %168, float %128
  br label %170

170:                                              ; preds = %158, %152, %133, %131
  %171 = phi float [ %128, %131 ], [ %151, %133 ], [ %169, %158 ], [ -6.550400e+04, %152 ]
  %172 = shl nuw nsw i64 %14, 4
  %173 = getelementptr inbounds nuw i8, ptr %17, i64 %172
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 %18
  %175 = fptrunc float %171 to half
  store half %175, ptr %174, align 2
  %176 = extractelement <4 x float> %127, i64 1
  %177 = bitcast float %176 to i32
  %178 = icmp sgt i32 %177, -1
  br i1 %178, label %179, label %200

179:                                              ; preds = %170
  %180 = fcmp ord float %176, 0.000000e+00
  br i1 %180, label %181, label %218

181:                                              ; preds = %179
  %182 = icmp samesign ult i32 %177, 947912704
  %183 = lshr i32 %177, 23
  %184 = sub nuw nsw i32 113, %183
  %185 = tail call i32 @llvm.umin.i32(i32 %184, i32 10)
  %186 = shl nsw i32 -8192, %185
  %187 = xor i32 %186, -1
  %188 = select i1 %182, i32 %187, i32 8191
  %189 = and i32 %188, %177
  %190 = icmp eq i32 %189, 0
  %191 = or i32 %188, %177
  %192 = bitcast i32 %191 to float
  %193 = icmp samesign ugt i32 %191, 2139095039
  %194 = select i1 %193, i32 -1, i32 1
  %195 = add nsw i32 %194, %191
  %196 = fcmp ord float %192, 0.000000e+00
  %197 = bitcast i32 %195 to float
  %198 = select i1 %196, float %197, float %192
  %199 = select i1 %190, float %176, float %198
  br label %218

200:                                              ; preds = %170
  %201 = tail call noundef float @llvm.fabs.f32(float %176)
  %202 = fcmp ogt float %201, 6.550400e+04
  %203 = tail call float @llvm.nvvm.fabs.f32(float %176)
  %204 = fcmp une float %203, 0x7FF0000000000000
  %205 = select i1 %202, i1 %204, i1 false
  br i1 %205, label %218, label %206

206:                                              ; preds = %200
  %207 = lshr i32 %177, 23
  %208 = and i32 %207, 255
  %209 = icmp samesign ult i32 %208, 113
  %210 = sub nuw nsw i32 113, %208
  %211 = tail call i32 @llvm.umin.i32(i32 %210, i32 10)
  %212 = shl nsw i32 -8192, %211
  %213 = select i1 %209, i32 %212, i32 -8192
  %214 = fcmp ord float %176, 0.000000e+00
  %215 = and i32 %213, %177
  %216 = bitcast i32 %215 to float
  %217 = select i1 %214, float %216, float %176
  br label %218

218:                                              ; preds = %206, %200, %181, %179
  %219 = phi float [ %176, %179 ], [ %199, %181 ], [ %217, %206 ], [ -6.550400e+04, %200 ]
  %220 = getelementptr inbounds nuw i8, ptr %174, i64 2
  %221 = fptrunc float %219 to half
  store half %221, ptr %220, align 2
  %222 = extractelement <4 x float> %127, i64 2
  %223 = bitcast float %222 to i32
  %224 = icmp sgt i32 %223, -1
  br i1 %224, label %225, label %246

225:                                              ; preds = %218
  %226 = fcmp ord float %222, 0.000000e+00
  br i1 %226, label %227, label %264

227:                                              ; preds = %225
  %228 = icmp samesign ult i32 %223, 947912704
  %229 = lshr i32 %223, 23
  %230 = sub nuw nsw i32 113, %229
  %231 = tail call i32 @llvm.umin.i32(i32 %230, i32 10)
  %232 = shl nsw i32 -8192, %231
  %233 = xor i32 %232, -1
  %234 = select i1 %228, i32 %233, i32 8191
  %235 = and i32 %234, %223
  %236 = icmp eq i32 %235, 0
  %237 = or i32 %234, %223
  %238 = bitcast i32 %237 to float
  %239 = icmp samesign ugt i32 %237, 2139095039
  %240 = select i1 %239, i32 -1, i32 1
  %241 = add nsw i32 %240, %237
  %242 = fcmp ord float %238, 0.000000e+00
  %243 = bitcast i32 %241 to float
  %244 = select i1 %242, float %243, float %238
  %245 = select i1 %236, float %222, float %244
  br label %264

246:                                              ; preds = %218
  %247 = tail call noundef float @llvm.fabs.f32(float %222)
  %248 = fcmp ogt float %247, 6.550400e+04
  %249 = tail call float @llvm.nvvm.fabs.f32(float %222)
  %250 = fcmp une float %249, 0x7FF0000000000000
  %251 = select i1 %248, i1 %250, i1 false
  br i1 %251, label %264, label %252

252:                                              ; preds = %246
  %253 = lshr i32 %223, 23
  %254 = and i32 %253, 255
  %255 = icmp samesign ult i32 %254, 113
  %256 = sub nuw nsw i32 113, %254
  %257 = tail call i32 @llvm.umin.i32(i32 %256, i32 10)
  %258 = shl nsw i32 -8192, %257
  %259 = select i1 %255, i32 %258, i32 -8192
  %260 = fcmp ord float %222, 0.000000e+00
  %261 = and i32 %259, %223
  %262 = bitcast i32 %261 to float
  %263 = select i1 %260, float %262, float %222
  br label %264

264:                                              ; preds = %252, %246, %227, %225
  %265 = phi float [ %222, %225 ], [ %245, %227 ], [ %263, %252 ], [ -6.550400e+04, %246 ]
  %266 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %267 = fptrunc float %265 to half
  store half %267, ptr %266, align 2
  %268 = extractelement <4 x float> %127, i64 3
  %269 = bitcast float %268 to i32
  %270 = icmp sgt i32 %269, -1
  br i1 %270, label %271, label %292

271:                                              ; preds = %264
  %272 = fcmp ord float %268, 0.000000e+00
  br i1 %272, label %273, label %310

273:                                              ; preds = %271
  %274 = icmp samesign ult i32 %269, 947912704
  %275 = lshr i32 %269, 23
  %276 = sub nuw nsw i32 113, %275
  %277 = tail call i32 @llvm.umin.i32(i32 %276, i32 10)
  %278 = shl nsw i32 -8192, %277
  %279 = xor i32 %278, -1
  %280 = select i1 %274, i32 %279, i32 8191
  %281 = and i32 %280, %269
  %282 = icmp eq i32 %281, 0
  %283 = or i32 %280, %269
  %284 = bitcast i32 %283 to float
  %285 = icmp samesign ugt i32 %283, 2139095039
  %286 = select i1 %285, i32 -1, i32 1
  %287 = add nsw i32 %286, %283
  %288 = fcmp ord float %284, 0.000000e+00
  %289 = bitcast i32 %287 to float
  %290 = select i1 %288, float %289, float %284
  %291 = select i1 %282, float %268, float %290
  br label %310

292:                                              ; preds = %264
  %293 = tail call noundef float @llvm.fabs.f32(float %268)
  %294 = fcmp ogt float %293, 6.550400e+04
  %295 = tail call float @llvm.nvvm.fabs.f32(float %268)
  %296 = fcmp une float %295, 0x7FF0000000000000
  %297 = select i1 %294, i1 %296, i1 false
  br i1 %297, label %310, label %298

298:                                              ; preds = %292
  %299 = lshr i32 %269, 23
  %300 = and i32 %299, 255
  %301 = icmp samesign ult i32 %300, 113
  %302 = sub nuw nsw i32 113, %300
  %303 = tail call i32 @llvm.umin.i32(i32 %302, i32 10)
  %304 = shl nsw i32 -8192, %303
  %305 = select i1 %301, i32 %304, i32 -8192
  %306 = fcmp ord float %268, 0.000000e+00
  %307 = and i32 %305, %269
  %308 = bitcast i32 %307 to float
  %309 = select i1 %306, float %308, float %268
  br label %310

310:                                              ; preds = %271, %273, %292, %298
  %311 = phi float [ %268, %271 ], [ %291, %273 ], [ %309, %298 ], [ -6.550400e+04, %292 ]
  %312 = getelementptr inbounds nuw i8, ptr %174, i64 6
  %313 = fptrunc float %311 to half
  store half %313, ptr %312, align 2
  %314 = fmul <4 x float> %16, splat (float 0x3E112E0BE0000000)
  %315 = mul nuw nsw i64 %14, 3
  %316 = add nuw nsw i64 %315, %11
  %317 = extractelement <4 x float> %314, i64 0
  %318 = bitcast float %317 to i32
  %319 = icmp sgt i32 %318, -1
  br i1 %319, label %320, label %336

320:                                              ; preds = %310
  %321 = fcmp ogt float %317, 6.550400e+04
  %322 = tail call float @llvm.nvvm.fabs.f32(float %317)
  %323 = fcmp une float %322, 0x7FF0000000000000
  %324 = select i1 %321, i1 %323, i1 false
  br i1 %324, label %365, label %325

325:                                              ; preds = %320
  %326 = icmp samesign ult i32 %318, 947912704
  %327 = lshr i32 %318, 23
  %328 = sub nuw nsw i32 113, %327
  %329 = tail call i32 @llvm.umin.i32(i32 %328, i32 10)
  %330 = shl nsw i32 -8192, %329
  %331 = select i1 %326, i32 %330, i32 2147475456
  %332 = fcmp ord float %317, 0.000000e+00
  %333 = and i32 %331, %318
  %334 = bitcast i32 %333 to float
  %335 = select i1 %332, float %334, float %317
  br label %365

336:                                              ; preds = %310
  %337 = fcmp ord float %317, 0.000000e+00
  br i1 %337, label %338, label %365

338:                                              ; preds = %336
  %339 = lshr i32 %318, 23
  %340 = and i32 %339, 255
  %341 = icmp samesign ult i32 %340, 113
  %342 = sub nuw nsw i32 113, %340
  %343 = tail call i32 @llvm.umin.i32(i32 %342, i32 10)
  %344 = shl nsw i32 -8192, %343
  %345 = xor i32 %344, -1
  %346 = select i1 %341, i32 %345, i32 8191
  %347 = and i32 %346, %318
  %348 = icmp eq i32 %347, 0
  %349 = or i32 %346, %318
  %350 = bitcast i32 %349 to float
  %351 = sub nsw i32 -2147483648, %349
  %352 = icmp samesign ugt i32 %351, -2139095041
  %353 = select i1 %352, i32 -1, i32 1
  %354 = add nsw i32 %353, %351
  %355 = sub i32 -2147483648, %354
  %356 = icmp slt i32 %354, 0
  %357 = icmp ne i32 %354, 0
  %358 = or i1 %352, %357
  %359 = select i1 %358, i32 %354, i32 -2147483648
  %360 = select i1 %356, i32 %355, i32 %359
  %361 = fcmp ord float %350, 0.000000e+00
  %362 = bitcast i32 %360 to float
  %363 = select i1 %361, float %362, float %350
  %364 = select i1 %348, float %317, float %363
  br label %365

365:                                              ; preds = %338, %336, %325, %320
  %366 = phi float [ %335, %325 ], [ %317, %336 ], [ %364, %338 ], [ 6.550400e+04, %320 ]
  %367 = shl nuw nsw i64 %316, 3
  %368 = getelementptr inbounds nuw i8, ptr %17, i64 %367
  %369 = fptrunc float %366 to half
  store half %369, ptr %368, align 2
  %370 = extractelement <4 x float> %314, i64 1
  %371 = bitcast float %370 to i32
  %372 = icmp sgt i32 %371, -1
  br i1 %372, label %373, label %389

373:                                              ; preds = %365
  %374 = fcmp ogt float %370, 6.550400e+04
  %375 = tail call float @llvm.nvvm.fabs.f32(float %370)
  %376 = fcmp une float %375, 0x7FF0000000000000
  %377 = select i1 %374, i1 %376, i1 false
  br i1 %377, label %418, label %378

378:                                              ; preds = %373
  %379 = icmp samesign ult i32 %371, 947912704
  %380 = lshr i32 %371, 23
  %381 = sub nuw nsw i32 113, %380
  %382 = tail call i32 @llvm.umin.i32(i32 %381, i32 10)
  %383 = shl nsw i32 -8192, %382
  %384 = select i1 %379, i32 %383, i32 2147475456
  %385 = fcmp ord float %370, 0.000000e+00
  %386 = and i32 %384, %371
  %387 = bitcast i32 %386 to float
  %388 = select i1 %385, float %387, float %370
  br label %418

389:                                              ; preds = %365
  %390 = fcmp ord float %370, 0.000000e+00
  br i1 %390, label %391, label %418

391:                                              ; preds = %389
  %392 = lshr i32 %371, 23
  %393 = and i32 %392, 255
  %394 = icmp samesign ult i32 %393, 113
  %395 = sub nuw nsw i32 113, %393
  %396 = tail call i32 @llvm.umin.i32(i32 %395, i32 10)
  %397 = shl nsw i32 -8192, %396
  %398 = xor i32 %397, -1
  %399 = select i1 %394, i32 %398, i32 8191
  %400 = and i32 %399, %371
  %401 = icmp eq i32 %400, 0
  %402 = or i32 %399, %371
  %403 = bitcast i32 %402 to float
  %404 = sub nsw i32 -2147483648, %402
  %405 = icmp samesign ugt i32 %404, -2139095041
  %406 = select i1 %405, i32 -1, i32 1
  %407 = add nsw i32 %406, %404
  %408 = sub i32 -2147483648, %407
  %409 = icmp slt i32 %407, 0
  %410 = icmp ne i32 %407, 0
  %411 = or i1 %405, %410
  %412 = select i1 %411, i32 %407, i32 -2147483648
  %413 = select i1 %409, i32 %408, i32 %412
  %414 = fcmp ord float %403, 0.000000e+00
  %415 = bitcast i32 %413 to float
  %416 = select i1 %414, float %415, float %403
  %417 = select i1 %401, float %370, float %416
  br label %418

418:                                              ; preds = %391, %389, %378, %373
  %419 = phi float [ %388, %378 ], [ %370, %389 ], [ %417, %391 ], [ 6.550400e+04, %373 ]
  %420 = getelementptr inbounds nuw i8, ptr %368, i64 2
  %421 = fptrunc float %419 to half
  store half %421, ptr %420, align 2
  %422 = extractelement <4 x float> %314, i64 2
  %423 = bitcast float %422 to i32
  %424 = icmp sgt i32 %423, -1
  br i1 %424, label %425, label %441

425:                                              ; preds = %418
  %426 = fcmp ogt float %422, 6.550400e+04
  %427 = tail call float @llvm.nvvm.fabs.f32(float %422)
  %428 = fcmp une float %427, 0x7FF0000000000000
  %429 = select i1 %426, i1 %428, i1 false
  br i1 %429, label %470, label %430

430:                                              ; preds = %425
  %431 = icmp samesign ult i32 %423, 947912704
  %432 = lshr i32 %423, 23
  %433 = sub nuw nsw i32 113, %432
  %434 = tail call i32 @llvm.umin.i32(i32 %433, i32 10)
  %435 = shl nsw i32 -8192, %434
  %436 = select i1 %431, i32 %435, i32 2147475456
  %437 = fcmp ord float %422, 0.000000e+00
  %438 = and i32 %436, %423
  %439 = bitcast i32 %438 to float
  %440 = select i1 %437, float %439, float %422
  br label %470

441:                                              ; preds = %418
  %442 = fcmp ord float %422, 0.000000e+00
  br i1 %442, label %443, label %470

443:                                              ; preds = %441
  %444 = lshr i32 %423, 23
  %445 = and i32 %444, 255
  %446 = icmp samesign ult i32 %445, 113
  %447 = sub nuw nsw i32 113, %445
  %448 = tail call i32 @llvm.umin.i32(i32 %447, i32 10)
  %449 = shl nsw i32 -8192, %448
  %450 = xor i32 %449, -1
  %451 = select i1 %446, i32 %450, i32 8191
  %452 = and i32 %451, %423
  %453 = icmp eq i32 %452, 0
  %454 = or i32 %451, %423
  %455 = bitcast i32 %454 to float
  %456 = sub nsw i32 -2147483648, %454
  %457 = icmp samesign ugt i32 %456, -2139095041
  %458 = select i1 %457, i32 -1, i32 1
  %459 = add nsw i32 %458, %456
  %460 = sub i32 -2147483648, %459
  %461 = icmp slt i32 %459, 0
  %462 = icmp ne i32 %459, 0
  %463 = or i1 %457, %462
  %464 = select i1 %463, i32 %459, i32 -2147483648
  %465 = select i1 %461, i32 %460, i32 %464
  %466 = fcmp ord float %455, 0.000000e+00
  %467 = bitcast i32 %465 to float
  %468 = select i1 %466, float %467, float %455
  %469 = select i1 %453, float %422, float %468
  br label %470

470:                                              ; preds = %443, %441, %430, %425
  %471 = phi float [ %440, %430 ], [ %422, %441 ], [ %469, %443 ], [ 6.550400e+04, %425 ]
  %472 = getelementptr inbounds nuw i8, ptr %368, i64 4
  %473 = fptrunc float %471 to half
  store half %473, ptr %472, align 2
  %474 = extractelement <4 x float> %314, i64 3
  %475 = bitcast float %474 to i32
  %476 = icmp sgt i32 %475, -1
  br i1 %476, label %477, label %493

477:                                              ; preds = %470
  %478 = fcmp ogt float %474, 6.550400e+04
  %479 = tail call float @llvm.nvvm.fabs.f32(float %474)
  %480 = fcmp une float %479, 0x7FF0000000000000
  %481 = select i1 %478, i1 %480, i1 false
  br i1 %481, label %522, label %482

482:                                              ; preds = %477
  %483 = icmp samesign ult i32 %475, 947912704
  %484 = lshr i32 %475, 23
  %485 = sub nuw nsw i32 113, %484
  %486 = tail call i32 @llvm.umin.i32(i32 %485, i32 10)
  %487 = shl nsw i32 -8192, %486
  %488 = select i1 %483, i32 %487, i32 2147475456
  %489 = fcmp ord float %474, 0.000000e+00
  %490 = and i32 %488, %475
  %491 = bitcast i32 %490 to float
  %492 = select i1 %489, float %491, float %474
  br label %522

493:                                              ; preds = %470
  %494 = fcmp ord float %474, 0.000000e+00
  br i1 %494, label %495, label %522

495:                                              ; preds = %493
  %496 = lshr i32 %475, 23
  %497 = and i32 %496, 255
  %498 = icmp samesign ult i32 %497, 113
  %499 = sub nuw nsw i32 113, %497
  %500 = tail call i32 @llvm.umin.i32(i32 %499, i32 10)
  %501 = shl nsw i32 -8192, %500
  %502 = xor i32 %501, -1
  %503 = select i1 %498, i32 %502, i32 8191
  %504 = and i32 %503, %475
  %505 = icmp eq i32 %504, 0
  %506 = or i32 %503, %475
  %507 = bitcast i32 %506 to float
  %508 = sub nsw i32 -2147483648, %506
  %509 = icmp samesign ugt i32 %508, -2139095041
  %510 = select i1 %509, i32 -1, i32 1
  %511 = add nsw i32 %510, %508
  %512 = sub i32 -2147483648, %511
  %513 = icmp slt i32 %511, 0
  %514 = icmp ne i32 %511, 0
  %515 = or i1 %509, %514
  %516 = select i1 %515, i32 %511, i32 -2147483648
  %517 = select i1 %513, i32 %512, i32 %516
  %518 = fcmp ord float %507, 0.000000e+00
  %519 = bitcast i32 %517 to float
  %520 = select i1 %518, float %519, float %507
  %521 = select i1 %505, float %474, float %520
  br label %522

522:                                              ; preds = %477, %482, %493, %495
  %523 = phi float [ %492, %482 ], [ %474, %493 ], [ %521, %495 ], [ 6.550400e+04, %477 ]
  %524 = getelementptr inbounds nuw i8, ptr %368, i64 6
  %525 = fptrunc float %523 to half
  store half %525, ptr %524, align 2
  %526 = bitcast float %26 to i32
  %527 = and i32 %526, 8388607
  %528 = or disjoint i32 %527, 8388608
  %529 = lshr i32 %526, 23
  %530 = and i32 %529, 255
  %531 = icmp samesign ult i32 %530, 113
  %532 = sub nuw nsw i32 113, %530
  %533 = tail call i32 @llvm.umin.i32(i32 %532, i32 15)
  %534 = add nuw nsw i32 %533, 13
  %535 = select i1 %531, i32 %534, i32 13
  %536 = shl nuw nsw i32 1, %535
  %537 = add nuw nsw i32 %536, 16777215
  %538 = and i32 %537, %528
  %539 = add nuw nsw i32 %535, 31
  %540 = and i32 %539, 31
  %541 = shl nuw i32 1, %540
  %542 = icmp ugt i32 %538, %541
  br i1 %542, label %550, label %543

543:                                              ; preds = %522
  %544 = and i32 %536, %528
  %545 = icmp eq i32 %538, %541
  %546 = icmp ne i32 %544, 0
  %547 = and i1 %546, %545
  %548 = icmp samesign ugt i32 %530, 142
  %549 = select i1 %547, i1 true, i1 %548
  br i1 %549, label %550, label %581

550:                                              ; preds = %543, %522
  %551 = fcmp ord float %26, 0.000000e+00
  br i1 %551, label %552, label %592

552:                                              ; preds = %550
  %553 = tail call i32 @llvm.umin.i32(i32 %532, i32 10)
  %554 = shl nsw i32 -8192, %553
  %555 = xor i32 %554, -1
  %556 = select i1 %531, i32 %555, i32 8191
  %557 = tail call noundef float @llvm.copysign.f32(float 0x7FF0000000000000, float %26)
  %558 = and i32 %556, %526
  %559 = icmp eq i32 %558, 0
  %560 = or i32 %556, %526
  %561 = bitcast i32 %560 to float
  %562 = sub nsw i32 -2147483648, %560
  %563 = icmp slt i32 %526, 0
  %564 = select i1 %563, i32 %562, i32 %560
  %565 = bitcast float %557 to i32
  %566 = icmp slt i32 %565, 0
  %567 = select i1 %566, i32 -2139095040, i32 %565
  %568 = icmp sge i32 %564, %567
  %569 = select i1 %568, i32 -1, i32 1
  %570 = add nsw i32 %569, %564
  %571 = sub i32 -2147483648, %570
  %572 = icmp slt i32 %570, 0
  %573 = icmp ne i32 %570, 0
  %574 = or i1 %568, %573
  %575 = select i1 %574, i32 %570, i32 -2147483648
  %576 = select i1 %572, i32 %571, i32 %575
  %577 = fcmp ord float %561, 0.000000e+00
  %578 = bitcast i32 %576 to float
  %579 = select i1 %577, float %578, float %561
  %580 = select i1 %559, float %26, float %579
  br label %592

581:                                              ; preds = %543
  br i1 %31, label %582, label %584

582:                                              ; preds = %581
  %583 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %26)
  br label %592

584:                                              ; preds = %581
  %585 = tail call i32 @llvm.umin.i32(i32 %532, i32 10)
  %586 = shl nsw i32 -8192, %585
  %587 = select i1 %531, i32 %586, i32 -8192
  %588 = fcmp ord float %26, 0.000000e+00
  %589 = and i32 %587, %526
  %590 = bitcast i32 %589 to float
  %591 = select i1 %588, float %590, float %26
  br label %592

592:                                              ; preds = %550, %552, %582, %584
  %593 = phi float [ %26, %550 ], [ %580, %552 ], [ %583, %582 ], [ %591, %584 ]
  %594 = shl nuw nsw i64 %11, 2
  %595 = add nuw nsw i64 %594, %172
  %596 = getelementptr inbounds nuw half, ptr %17, i64 %595
  %597 = fptrunc float %593 to half
  store half %597, ptr %596, align 2
  %598 = getelementptr inbounds nuw i8, ptr %596, i64 2
  %599 = fptrunc float %52 to half
  store half %599, ptr %598, align 2
  %600 = shl nuw nsw i64 %595, 1
  %601 = getelementptr inbounds nuw i8, ptr %17, i64 %600
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 4
  store <2 x half> %24, ptr %602, align 2
  %603 = load half, ptr %174, align 2
  %604 = fpext half %603 to float
  %605 = insertelement <4 x float> poison, float %604, i64 0
  %606 = load half, ptr %220, align 2
  %607 = fpext half %606 to float
  %608 = insertelement <4 x float> %605, float %607, i64 1
  %609 = load half, ptr %266, align 2
  %610 = fpext half %609 to float
  %611 = insertelement <4 x float> %608, float %610, i64 2
  %612 = load half, ptr %312, align 2
  %613 = fpext half %612 to float
  %614 = insertelement <4 x float> %611, float %613, i64 3
  %615 = fpext half %597 to float
  %616 = insertelement <4 x float> poison, float %615, i64 0
  %617 = shufflevector <4 x float> %616, <4 x float> poison, <4 x i32> zeroinitializer
  %618 = fadd <4 x float> %614, %617
  %619 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %11
  store <4 x float> %618, ptr addrspace(1) %619, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, float noundef %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = fptrunc float %2 to half
  %13 = insertelement <4 x half> poison, half %12, i64 0
  %14 = shufflevector <4 x half> %13, <4 x half> poison, <4 x i32> zeroinitializer
  %15 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %11
  %16 = load <4 x half>, ptr addrspace(1) %15, align 8, !tbaa !15
  %17 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %11
  %18 = load <4 x half>, ptr addrspace(1) %17, align 8, !tbaa !15
  %19 = tail call <4 x half> @llvm.fma.v4f16(<4 x half> %14, <4 x half> %16, <4 x half> %18)
  %20 = fcmp ogt <4 x half> %19, splat (half 0xH3C00)
  %21 = fadd <4 x half> %19, splat (half 0xHB800)
  %22 = select <4 x i1> %20, <4 x half> %21, <4 x half> %19
  %23 = tail call <4 x half> @llvm.minnum.v4f16(<4 x half> %22, <4 x half> splat (half 0xH4000))
  %24 = fneg <4 x half> %23
  %25 = shufflevector <4 x half> %16, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %26 = tail call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %24, <4 x half> splat (half 0xH3400), <4 x half> %25)
  store <4 x half> %26, ptr addrspace(1) %17, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = add nuw nsw i64 %10, %5
  %12 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %11
  %13 = load <8 x half>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %11
  %15 = load <8 x half>, ptr addrspace(1) %14, align 16, !tbaa !15
  %16 = fmul <8 x half> %13, %15
  %17 = fpext <8 x half> %16 to <8 x float>
  %18 = extractelement <8 x float> %17, i64 0
  %19 = extractelement <8 x float> %17, i64 4
  %20 = extractelement <8 x float> %17, i64 1
  %21 = extractelement <8 x float> %17, i64 5
  %22 = fmul float %20, %21
  %23 = tail call float @llvm.fmuladd.f32(float %18, float %19, float %22)
  %24 = extractelement <8 x float> %17, i64 2
  %25 = extractelement <8 x float> %17, i64 6
  %26 = tail call float @llvm.fmuladd.f32(float %24, float %25, float %23)
  %27 = extractelement <8 x float> %17, i64 3
  %28 = extractelement <8 x float> %17, i64 7
  %29 = tail call noundef float @llvm.fmuladd.f32(float %27, float %28, float %26)
  %30 = extractelement <8 x half> %16, i64 0
  %31 = fpext half %30 to float
  %32 = fadd float %29, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %5
  store float %32, ptr addrspace(3) %33, align 4, !tbaa !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp samesign ult i32 %4, 16
  br i1 %34, label %35, label %42

35:                                               ; preds = %3
  %36 = zext nneg i32 %4 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 64
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !22
  %40 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %41 = fadd float %39, %40
  store float %41, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %42

42:                                               ; preds = %35, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 8
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i64 32
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !22
  %49 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %51

51:                                               ; preds = %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp samesign ult i32 %4, 4
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = zext nneg i32 %4 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i64 16
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !22
  %58 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %59 = fadd float %57, %58
  store float %59, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %60

60:                                               ; preds = %53, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp samesign ult i32 %4, 2
  br i1 %61, label %62, label %69

62:                                               ; preds = %60
  %63 = zext nneg i32 %4 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i64 8
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !22
  %67 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %68 = fadd float %66, %67
  store float %68, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %69

69:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp eq i32 %4, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %69
  %72 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @half_dot.s, i64 4), align 4, !tbaa !22
  %73 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %74 = fadd float %72, %73
  store float %74, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %75

75:                                               ; preds = %71, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = icmp eq i32 %4, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %9
  %79 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !22
  store float %79, ptr addrspace(1) %78, align 4, !tbaa !22
  br label %80

80:                                               ; preds = %77, %75
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %12
  %14 = load half, ptr addrspace(1) %13, align 2, !tbaa !28
  %15 = fptosi half %14 to i32
  %16 = mul nsw i32 %15, 3
  %17 = fcmp olt half %14, 0xH0000
  %18 = zext i1 %17 to i32
  %19 = add nsw i32 %16, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !6
  %21 = fcmp ogt half %14, 0xH5BF8
  %22 = fcmp ole half %14, 0xH0000
  %23 = select i1 %22, half 0xH0000, half %14
  %24 = fptoui half %23 to i8
  %25 = select i1 %21, i8 -1, i8 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %12
  store i8 %25, ptr addrspace(1) %26, align 1, !tbaa !15
  %27 = fsub half 0xH0000, %14
  %28 = fmul half %14, 0xH3800
  %29 = fsub half %27, %28
  %30 = fdiv half %14, 0xH4200
  %31 = fsub half %29, %30
  %32 = fmul half %14, 0xH3400
  %33 = fsub half %31, %32
  %34 = trunc i64 %12 to i16
  %35 = sitofp i16 %34 to half
  %36 = fadd half %33, %35
  %37 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %12
  store half %36, ptr addrspace(1) %37, align 2, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.minnum.v4f16(<4 x half>, <4 x half>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float4*", !"half*", !"float4*"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"half*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"half4*", !"half4*", !"float"}
!18 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"float"}
!19 = !{!"half8*", !"half8*", !"float*"}
!20 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"float*"}
!21 = !{!"const", !"const", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !8, i64 0}
!24 = !{i32 1, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"half*", !"int*", !"uchar*", !"half*"}
!27 = !{!"const", !"", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"half", !8, i64 0}
