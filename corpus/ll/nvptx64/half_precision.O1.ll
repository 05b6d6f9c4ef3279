; ModuleID = 'corpus/opencl/half_precision.cl'
source_filename = "corpus/opencl/half_precision.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@half_dot.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 16 %2) #9
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
  %173 = shl nuw nsw i64 %11, 3
  %174 = getelementptr inbounds nuw i8, ptr %17, i64 %172
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 %173
  %176 = fptrunc float %171 to half
  store half %176, ptr %175, align 2
  %177 = extractelement <4 x float> %127, i64 1
  %178 = bitcast float %177 to i32
  %179 = icmp sgt i32 %178, -1
  br i1 %179, label %180, label %201

180:                                              ; preds = %170
  %181 = fcmp ord float %177, 0.000000e+00
  br i1 %181, label %182, label %219

182:                                              ; preds = %180
  %183 = icmp samesign ult i32 %178, 947912704
  %184 = lshr i32 %178, 23
  %185 = sub nuw nsw i32 113, %184
  %186 = tail call i32 @llvm.umin.i32(i32 %185, i32 10)
  %187 = shl nsw i32 -8192, %186
  %188 = xor i32 %187, -1
  %189 = select i1 %183, i32 %188, i32 8191
  %190 = and i32 %189, %178
  %191 = icmp eq i32 %190, 0
  %192 = or i32 %189, %178
  %193 = bitcast i32 %192 to float
  %194 = icmp samesign ugt i32 %192, 2139095039
  %195 = select i1 %194, i32 -1, i32 1
  %196 = add nsw i32 %195, %192
  %197 = fcmp ord float %193, 0.000000e+00
  %198 = bitcast i32 %196 to float
  %199 = select i1 %197, float %198, float %193
  %200 = select i1 %191, float %177, float %199
  br label %219

201:                                              ; preds = %170
  %202 = tail call noundef float @llvm.fabs.f32(float %177)
  %203 = fcmp ogt float %202, 6.550400e+04
  %204 = tail call float @llvm.nvvm.fabs.f32(float %177)
  %205 = fcmp une float %204, 0x7FF0000000000000
  %206 = select i1 %203, i1 %205, i1 false
  br i1 %206, label %219, label %207

207:                                              ; preds = %201
  %208 = lshr i32 %178, 23
  %209 = and i32 %208, 255
  %210 = icmp samesign ult i32 %209, 113
  %211 = sub nuw nsw i32 113, %209
  %212 = tail call i32 @llvm.umin.i32(i32 %211, i32 10)
  %213 = shl nsw i32 -8192, %212
  %214 = select i1 %210, i32 %213, i32 -8192
  %215 = fcmp ord float %177, 0.000000e+00
  %216 = and i32 %214, %178
  %217 = bitcast i32 %216 to float
  %218 = select i1 %215, float %217, float %177
  br label %219

219:                                              ; preds = %207, %201, %182, %180
  %220 = phi float [ %177, %180 ], [ %200, %182 ], [ %218, %207 ], [ -6.550400e+04, %201 ]
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 2
  %222 = fptrunc float %220 to half
  store half %222, ptr %221, align 2
  %223 = extractelement <4 x float> %127, i64 2
  %224 = bitcast float %223 to i32
  %225 = icmp sgt i32 %224, -1
  br i1 %225, label %226, label %247

226:                                              ; preds = %219
  %227 = fcmp ord float %223, 0.000000e+00
  br i1 %227, label %228, label %265

228:                                              ; preds = %226
  %229 = icmp samesign ult i32 %224, 947912704
  %230 = lshr i32 %224, 23
  %231 = sub nuw nsw i32 113, %230
  %232 = tail call i32 @llvm.umin.i32(i32 %231, i32 10)
  %233 = shl nsw i32 -8192, %232
  %234 = xor i32 %233, -1
  %235 = select i1 %229, i32 %234, i32 8191
  %236 = and i32 %235, %224
  %237 = icmp eq i32 %236, 0
  %238 = or i32 %235, %224
  %239 = bitcast i32 %238 to float
  %240 = icmp samesign ugt i32 %238, 2139095039
  %241 = select i1 %240, i32 -1, i32 1
  %242 = add nsw i32 %241, %238
  %243 = fcmp ord float %239, 0.000000e+00
  %244 = bitcast i32 %242 to float
  %245 = select i1 %243, float %244, float %239
  %246 = select i1 %237, float %223, float %245
  br label %265

247:                                              ; preds = %219
  %248 = tail call noundef float @llvm.fabs.f32(float %223)
  %249 = fcmp ogt float %248, 6.550400e+04
  %250 = tail call float @llvm.nvvm.fabs.f32(float %223)
  %251 = fcmp une float %250, 0x7FF0000000000000
  %252 = select i1 %249, i1 %251, i1 false
  br i1 %252, label %265, label %253

253:                                              ; preds = %247
  %254 = lshr i32 %224, 23
  %255 = and i32 %254, 255
  %256 = icmp samesign ult i32 %255, 113
  %257 = sub nuw nsw i32 113, %255
  %258 = tail call i32 @llvm.umin.i32(i32 %257, i32 10)
  %259 = shl nsw i32 -8192, %258
  %260 = select i1 %256, i32 %259, i32 -8192
  %261 = fcmp ord float %223, 0.000000e+00
  %262 = and i32 %260, %224
  %263 = bitcast i32 %262 to float
  %264 = select i1 %261, float %263, float %223
  br label %265

265:                                              ; preds = %253, %247, %228, %226
  %266 = phi float [ %223, %226 ], [ %246, %228 ], [ %264, %253 ], [ -6.550400e+04, %247 ]
  %267 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %268 = fptrunc float %266 to half
  store half %268, ptr %267, align 2
  %269 = extractelement <4 x float> %127, i64 3
  %270 = bitcast float %269 to i32
  %271 = icmp sgt i32 %270, -1
  br i1 %271, label %272, label %293

272:                                              ; preds = %265
  %273 = fcmp ord float %269, 0.000000e+00
  br i1 %273, label %274, label %311

274:                                              ; preds = %272
  %275 = icmp samesign ult i32 %270, 947912704
  %276 = lshr i32 %270, 23
  %277 = sub nuw nsw i32 113, %276
  %278 = tail call i32 @llvm.umin.i32(i32 %277, i32 10)
  %279 = shl nsw i32 -8192, %278
  %280 = xor i32 %279, -1
  %281 = select i1 %275, i32 %280, i32 8191
  %282 = and i32 %281, %270
  %283 = icmp eq i32 %282, 0
  %284 = or i32 %281, %270
  %285 = bitcast i32 %284 to float
  %286 = icmp samesign ugt i32 %284, 2139095039
  %287 = select i1 %286, i32 -1, i32 1
  %288 = add nsw i32 %287, %284
  %289 = fcmp ord float %285, 0.000000e+00
  %290 = bitcast i32 %288 to float
  %291 = select i1 %289, float %290, float %285
  %292 = select i1 %283, float %269, float %291
  br label %311

293:                                              ; preds = %265
  %294 = tail call noundef float @llvm.fabs.f32(float %269)
  %295 = fcmp ogt float %294, 6.550400e+04
  %296 = tail call float @llvm.nvvm.fabs.f32(float %269)
  %297 = fcmp une float %296, 0x7FF0000000000000
  %298 = select i1 %295, i1 %297, i1 false
  br i1 %298, label %311, label %299

299:                                              ; preds = %293
  %300 = lshr i32 %270, 23
  %301 = and i32 %300, 255
  %302 = icmp samesign ult i32 %301, 113
  %303 = sub nuw nsw i32 113, %301
  %304 = tail call i32 @llvm.umin.i32(i32 %303, i32 10)
  %305 = shl nsw i32 -8192, %304
  %306 = select i1 %302, i32 %305, i32 -8192
  %307 = fcmp ord float %269, 0.000000e+00
  %308 = and i32 %306, %270
  %309 = bitcast i32 %308 to float
  %310 = select i1 %307, float %309, float %269
  br label %311

311:                                              ; preds = %272, %274, %293, %299
  %312 = phi float [ %269, %272 ], [ %292, %274 ], [ %310, %299 ], [ -6.550400e+04, %293 ]
  %313 = getelementptr inbounds nuw i8, ptr %175, i64 6
  %314 = fptrunc float %312 to half
  store half %314, ptr %313, align 2
  %315 = fmul <4 x float> %16, splat (float 0x3E112E0BE0000000)
  %316 = mul nuw nsw i64 %14, 3
  %317 = add nuw nsw i64 %316, %11
  %318 = extractelement <4 x float> %315, i64 0
  %319 = bitcast float %318 to i32
  %320 = icmp sgt i32 %319, -1
  br i1 %320, label %321, label %337

321:                                              ; preds = %311
  %322 = fcmp ogt float %318, 6.550400e+04
  %323 = tail call float @llvm.nvvm.fabs.f32(float %318)
  %324 = fcmp une float %323, 0x7FF0000000000000
  %325 = select i1 %322, i1 %324, i1 false
  br i1 %325, label %366, label %326

326:                                              ; preds = %321
  %327 = icmp samesign ult i32 %319, 947912704
  %328 = lshr i32 %319, 23
  %329 = sub nuw nsw i32 113, %328
  %330 = tail call i32 @llvm.umin.i32(i32 %329, i32 10)
  %331 = shl nsw i32 -8192, %330
  %332 = select i1 %327, i32 %331, i32 2147475456
  %333 = fcmp ord float %318, 0.000000e+00
  %334 = and i32 %332, %319
  %335 = bitcast i32 %334 to float
  %336 = select i1 %333, float %335, float %318
  br label %366

337:                                              ; preds = %311
  %338 = fcmp ord float %318, 0.000000e+00
  br i1 %338, label %339, label %366

339:                                              ; preds = %337
  %340 = lshr i32 %319, 23
  %341 = and i32 %340, 255
  %342 = icmp samesign ult i32 %341, 113
  %343 = sub nuw nsw i32 113, %341
  %344 = tail call i32 @llvm.umin.i32(i32 %343, i32 10)
  %345 = shl nsw i32 -8192, %344
  %346 = xor i32 %345, -1
  %347 = select i1 %342, i32 %346, i32 8191
  %348 = and i32 %347, %319
  %349 = icmp eq i32 %348, 0
  %350 = or i32 %347, %319
  %351 = bitcast i32 %350 to float
  %352 = sub nsw i32 -2147483648, %350
  %353 = icmp samesign ugt i32 %352, -2139095041
  %354 = select i1 %353, i32 -1, i32 1
  %355 = add nsw i32 %354, %352
  %356 = sub i32 -2147483648, %355
  %357 = icmp slt i32 %355, 0
  %358 = icmp ne i32 %355, 0
  %359 = or i1 %353, %358
  %360 = select i1 %359, i32 %355, i32 -2147483648
  %361 = select i1 %357, i32 %356, i32 %360
  %362 = fcmp ord float %351, 0.000000e+00
  %363 = bitcast i32 %361 to float
  %364 = select i1 %362, float %363, float %351
  %365 = select i1 %349, float %318, float %364
  br label %366

366:                                              ; preds = %339, %337, %326, %321
  %367 = phi float [ %336, %326 ], [ %318, %337 ], [ %365, %339 ], [ 6.550400e+04, %321 ]
  %368 = shl nuw nsw i64 %317, 3
  %369 = getelementptr inbounds nuw i8, ptr %17, i64 %368
  %370 = fptrunc float %367 to half
  store half %370, ptr %369, align 2
  %371 = extractelement <4 x float> %315, i64 1
  %372 = bitcast float %371 to i32
  %373 = icmp sgt i32 %372, -1
  br i1 %373, label %374, label %390

374:                                              ; preds = %366
  %375 = fcmp ogt float %371, 6.550400e+04
  %376 = tail call float @llvm.nvvm.fabs.f32(float %371)
  %377 = fcmp une float %376, 0x7FF0000000000000
  %378 = select i1 %375, i1 %377, i1 false
  br i1 %378, label %419, label %379

379:                                              ; preds = %374
  %380 = icmp samesign ult i32 %372, 947912704
  %381 = lshr i32 %372, 23
  %382 = sub nuw nsw i32 113, %381
  %383 = tail call i32 @llvm.umin.i32(i32 %382, i32 10)
  %384 = shl nsw i32 -8192, %383
  %385 = select i1 %380, i32 %384, i32 2147475456
  %386 = fcmp ord float %371, 0.000000e+00
  %387 = and i32 %385, %372
  %388 = bitcast i32 %387 to float
  %389 = select i1 %386, float %388, float %371
  br label %419

390:                                              ; preds = %366
  %391 = fcmp ord float %371, 0.000000e+00
  br i1 %391, label %392, label %419

392:                                              ; preds = %390
  %393 = lshr i32 %372, 23
  %394 = and i32 %393, 255
  %395 = icmp samesign ult i32 %394, 113
  %396 = sub nuw nsw i32 113, %394
  %397 = tail call i32 @llvm.umin.i32(i32 %396, i32 10)
  %398 = shl nsw i32 -8192, %397
  %399 = xor i32 %398, -1
  %400 = select i1 %395, i32 %399, i32 8191
  %401 = and i32 %400, %372
  %402 = icmp eq i32 %401, 0
  %403 = or i32 %400, %372
  %404 = bitcast i32 %403 to float
  %405 = sub nsw i32 -2147483648, %403
  %406 = icmp samesign ugt i32 %405, -2139095041
  %407 = select i1 %406, i32 -1, i32 1
  %408 = add nsw i32 %407, %405
  %409 = sub i32 -2147483648, %408
  %410 = icmp slt i32 %408, 0
  %411 = icmp ne i32 %408, 0
  %412 = or i1 %406, %411
  %413 = select i1 %412, i32 %408, i32 -2147483648
  %414 = select i1 %410, i32 %409, i32 %413
  %415 = fcmp ord float %404, 0.000000e+00
  %416 = bitcast i32 %414 to float
  %417 = select i1 %415, float %416, float %404
  %418 = select i1 %402, float %371, float %417
  br label %419

419:                                              ; preds = %392, %390, %379, %374
  %420 = phi float [ %389, %379 ], [ %371, %390 ], [ %418, %392 ], [ 6.550400e+04, %374 ]
  %421 = getelementptr inbounds nuw i8, ptr %369, i64 2
  %422 = fptrunc float %420 to half
  store half %422, ptr %421, align 2
  %423 = extractelement <4 x float> %315, i64 2
  %424 = bitcast float %423 to i32
  %425 = icmp sgt i32 %424, -1
  br i1 %425, label %426, label %442

426:                                              ; preds = %419
  %427 = fcmp ogt float %423, 6.550400e+04
  %428 = tail call float @llvm.nvvm.fabs.f32(float %423)
  %429 = fcmp une float %428, 0x7FF0000000000000
  %430 = select i1 %427, i1 %429, i1 false
  br i1 %430, label %471, label %431

431:                                              ; preds = %426
  %432 = icmp samesign ult i32 %424, 947912704
  %433 = lshr i32 %424, 23
  %434 = sub nuw nsw i32 113, %433
  %435 = tail call i32 @llvm.umin.i32(i32 %434, i32 10)
  %436 = shl nsw i32 -8192, %435
  %437 = select i1 %432, i32 %436, i32 2147475456
  %438 = fcmp ord float %423, 0.000000e+00
  %439 = and i32 %437, %424
  %440 = bitcast i32 %439 to float
  %441 = select i1 %438, float %440, float %423
  br label %471

442:                                              ; preds = %419
  %443 = fcmp ord float %423, 0.000000e+00
  br i1 %443, label %444, label %471

444:                                              ; preds = %442
  %445 = lshr i32 %424, 23
  %446 = and i32 %445, 255
  %447 = icmp samesign ult i32 %446, 113
  %448 = sub nuw nsw i32 113, %446
  %449 = tail call i32 @llvm.umin.i32(i32 %448, i32 10)
  %450 = shl nsw i32 -8192, %449
  %451 = xor i32 %450, -1
  %452 = select i1 %447, i32 %451, i32 8191
  %453 = and i32 %452, %424
  %454 = icmp eq i32 %453, 0
  %455 = or i32 %452, %424
  %456 = bitcast i32 %455 to float
  %457 = sub nsw i32 -2147483648, %455
  %458 = icmp samesign ugt i32 %457, -2139095041
  %459 = select i1 %458, i32 -1, i32 1
  %460 = add nsw i32 %459, %457
  %461 = sub i32 -2147483648, %460
  %462 = icmp slt i32 %460, 0
  %463 = icmp ne i32 %460, 0
  %464 = or i1 %458, %463
  %465 = select i1 %464, i32 %460, i32 -2147483648
  %466 = select i1 %462, i32 %461, i32 %465
  %467 = fcmp ord float %456, 0.000000e+00
  %468 = bitcast i32 %466 to float
  %469 = select i1 %467, float %468, float %456
  %470 = select i1 %454, float %423, float %469
  br label %471

471:                                              ; preds = %444, %442, %431, %426
  %472 = phi float [ %441, %431 ], [ %423, %442 ], [ %470, %444 ], [ 6.550400e+04, %426 ]
  %473 = getelementptr inbounds nuw i8, ptr %369, i64 4
  %474 = fptrunc float %472 to half
  store half %474, ptr %473, align 2
  %475 = extractelement <4 x float> %315, i64 3
  %476 = bitcast float %475 to i32
  %477 = icmp sgt i32 %476, -1
  br i1 %477, label %478, label %494

478:                                              ; preds = %471
  %479 = fcmp ogt float %475, 6.550400e+04
  %480 = tail call float @llvm.nvvm.fabs.f32(float %475)
  %481 = fcmp une float %480, 0x7FF0000000000000
  %482 = select i1 %479, i1 %481, i1 false
  br i1 %482, label %523, label %483

483:                                              ; preds = %478
  %484 = icmp samesign ult i32 %476, 947912704
  %485 = lshr i32 %476, 23
  %486 = sub nuw nsw i32 113, %485
  %487 = tail call i32 @llvm.umin.i32(i32 %486, i32 10)
  %488 = shl nsw i32 -8192, %487
  %489 = select i1 %484, i32 %488, i32 2147475456
  %490 = fcmp ord float %475, 0.000000e+00
  %491 = and i32 %489, %476
  %492 = bitcast i32 %491 to float
  %493 = select i1 %490, float %492, float %475
  br label %523

494:                                              ; preds = %471
  %495 = fcmp ord float %475, 0.000000e+00
  br i1 %495, label %496, label %523

496:                                              ; preds = %494
  %497 = lshr i32 %476, 23
  %498 = and i32 %497, 255
  %499 = icmp samesign ult i32 %498, 113
  %500 = sub nuw nsw i32 113, %498
  %501 = tail call i32 @llvm.umin.i32(i32 %500, i32 10)
  %502 = shl nsw i32 -8192, %501
  %503 = xor i32 %502, -1
  %504 = select i1 %499, i32 %503, i32 8191
  %505 = and i32 %504, %476
  %506 = icmp eq i32 %505, 0
  %507 = or i32 %504, %476
  %508 = bitcast i32 %507 to float
  %509 = sub nsw i32 -2147483648, %507
  %510 = icmp samesign ugt i32 %509, -2139095041
  %511 = select i1 %510, i32 -1, i32 1
  %512 = add nsw i32 %511, %509
  %513 = sub i32 -2147483648, %512
  %514 = icmp slt i32 %512, 0
  %515 = icmp ne i32 %512, 0
  %516 = or i1 %510, %515
  %517 = select i1 %516, i32 %512, i32 -2147483648
  %518 = select i1 %514, i32 %513, i32 %517
  %519 = fcmp ord float %508, 0.000000e+00
  %520 = bitcast i32 %518 to float
  %521 = select i1 %519, float %520, float %508
  %522 = select i1 %506, float %475, float %521
  br label %523

523:                                              ; preds = %478, %483, %494, %496
  %524 = phi float [ %493, %483 ], [ %475, %494 ], [ %522, %496 ], [ 6.550400e+04, %478 ]
  %525 = getelementptr inbounds nuw i8, ptr %369, i64 6
  %526 = fptrunc float %524 to half
  store half %526, ptr %525, align 2
  %527 = bitcast float %26 to i32
  %528 = and i32 %527, 8388607
  %529 = or disjoint i32 %528, 8388608
  %530 = lshr i32 %527, 23
  %531 = and i32 %530, 255
  %532 = icmp samesign ult i32 %531, 113
  %533 = sub nuw nsw i32 113, %531
  %534 = tail call i32 @llvm.umin.i32(i32 %533, i32 15)
  %535 = add nuw nsw i32 %534, 13
  %536 = select i1 %532, i32 %535, i32 13
  %537 = shl nuw nsw i32 1, %536
  %538 = add nuw nsw i32 %537, 16777215
  %539 = and i32 %538, %529
  %540 = add nuw nsw i32 %536, 31
  %541 = and i32 %540, 31
  %542 = shl nuw i32 1, %541
  %543 = icmp ugt i32 %539, %542
  br i1 %543, label %551, label %544

544:                                              ; preds = %523
  %545 = and i32 %537, %529
  %546 = icmp eq i32 %539, %542
  %547 = icmp ne i32 %545, 0
  %548 = and i1 %547, %546
  %549 = icmp samesign ugt i32 %531, 142
  %550 = select i1 %548, i1 true, i1 %549
  br i1 %550, label %551, label %582

551:                                              ; preds = %544, %523
  %552 = fcmp ord float %26, 0.000000e+00
  br i1 %552, label %553, label %593

553:                                              ; preds = %551
  %554 = tail call i32 @llvm.umin.i32(i32 %533, i32 10)
  %555 = shl nsw i32 -8192, %554
  %556 = xor i32 %555, -1
  %557 = select i1 %532, i32 %556, i32 8191
  %558 = tail call noundef float @llvm.copysign.f32(float 0x7FF0000000000000, float %26)
  %559 = and i32 %557, %527
  %560 = icmp eq i32 %559, 0
  %561 = or i32 %557, %527
  %562 = bitcast i32 %561 to float
  %563 = sub nsw i32 -2147483648, %561
  %564 = icmp slt i32 %527, 0
  %565 = select i1 %564, i32 %563, i32 %561
  %566 = bitcast float %558 to i32
  %567 = icmp slt i32 %566, 0
  %568 = select i1 %567, i32 -2139095040, i32 %566
  %569 = icmp sge i32 %565, %568
  %570 = select i1 %569, i32 -1, i32 1
  %571 = add nsw i32 %570, %565
  %572 = sub i32 -2147483648, %571
  %573 = icmp slt i32 %571, 0
  %574 = icmp ne i32 %571, 0
  %575 = or i1 %569, %574
  %576 = select i1 %575, i32 %571, i32 -2147483648
  %577 = select i1 %573, i32 %572, i32 %576
  %578 = fcmp ord float %562, 0.000000e+00
  %579 = bitcast i32 %577 to float
  %580 = select i1 %578, float %579, float %562
  %581 = select i1 %560, float %26, float %580
  br label %593

582:                                              ; preds = %544
  br i1 %31, label %583, label %585

583:                                              ; preds = %582
  %584 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %26)
  br label %593

585:                                              ; preds = %582
  %586 = tail call i32 @llvm.umin.i32(i32 %533, i32 10)
  %587 = shl nsw i32 -8192, %586
  %588 = select i1 %532, i32 %587, i32 -8192
  %589 = fcmp ord float %26, 0.000000e+00
  %590 = and i32 %588, %527
  %591 = bitcast i32 %590 to float
  %592 = select i1 %589, float %591, float %26
  br label %593

593:                                              ; preds = %551, %553, %583, %585
  %594 = phi float [ %26, %551 ], [ %581, %553 ], [ %584, %583 ], [ %592, %585 ]
  %595 = shl nuw nsw i64 %14, 4
  %596 = shl nuw nsw i64 %11, 2
  %597 = add nuw nsw i64 %596, %595
  %598 = getelementptr inbounds nuw half, ptr %17, i64 %597
  %599 = fptrunc float %594 to half
  store half %599, ptr %598, align 2
  %600 = getelementptr inbounds nuw half, ptr %17, i64 %597
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 2
  %602 = fptrunc float %52 to half
  store half %602, ptr %601, align 2
  %603 = shl nuw nsw i64 %597, 1
  %604 = getelementptr inbounds nuw i8, ptr %17, i64 %603
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 4
  store <2 x half> %24, ptr %605, align 2
  %606 = load half, ptr %175, align 2
  %607 = fpext half %606 to float
  %608 = insertelement <4 x float> poison, float %607, i64 0
  %609 = load half, ptr %221, align 2
  %610 = fpext half %609 to float
  %611 = insertelement <4 x float> %608, float %610, i64 1
  %612 = load half, ptr %267, align 2
  %613 = fpext half %612 to float
  %614 = insertelement <4 x float> %611, float %613, i64 2
  %615 = load half, ptr %313, align 2
  %616 = fpext half %615 to float
  %617 = insertelement <4 x float> %614, float %616, i64 3
  %618 = load half, ptr %598, align 2
  %619 = fpext half %618 to float
  %620 = insertelement <4 x float> poison, float %619, i64 0
  %621 = shufflevector <4 x float> %620, <4 x float> poison, <4 x i32> zeroinitializer
  %622 = fadd <4 x float> %617, %621
  %623 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %11
  store <4 x float> %622, ptr addrspace(1) %623, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, float noundef %2) #9
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
  tail call void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #10
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
  br label %36

34:                                               ; preds = %46
  %35 = icmp eq i32 %4, 0
  br i1 %35, label %49, label %52

36:                                               ; preds = %3, %46
  %37 = phi i32 [ 16, %3 ], [ %47, %46 ]
  %38 = icmp samesign ugt i32 %37, %4
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = add nuw nsw i32 %37, %4
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i64 %41
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !22
  %44 = load float, ptr addrspace(3) %33, align 4, !tbaa !22
  %45 = fadd float %43, %44
  store float %45, ptr addrspace(3) %33, align 4, !tbaa !22
  br label %46

46:                                               ; preds = %39, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = lshr i32 %37, 1
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %34, label %36, !llvm.loop !24

49:                                               ; preds = %34
  %50 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !22
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %9
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !22
  br label %52

52:                                               ; preds = %49, %34
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %12
  %14 = load half, ptr addrspace(1) %13, align 2, !tbaa !30
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
  br label %32

27:                                               ; preds = %32
  %28 = trunc i64 %12 to i16
  %29 = sitofp i16 %28 to half
  %30 = fadd half %37, %29
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %12
  store half %30, ptr addrspace(1) %31, align 2, !tbaa !30
  ret void

32:                                               ; preds = %4, %32
  %33 = phi i32 [ 1, %4 ], [ %38, %32 ]
  %34 = phi half [ 0xH0000, %4 ], [ %37, %32 ]
  %35 = uitofp nneg i32 %33 to half
  %36 = fdiv half %14, %35
  %37 = fsub half %34, %36
  %38 = add nuw nsw i32 %33, 1
  %39 = icmp eq i32 %38, 5
  br i1 %39, label %27, label %32, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.minnum.v4f16(<4 x half>, <4 x half>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{i32 1, i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"half*", !"int*", !"uchar*", !"half*"}
!29 = !{!"const", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"half", !8, i64 0}
!32 = distinct !{!32, !25}
