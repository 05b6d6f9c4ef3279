; ModuleID = 'corpus/opencl/raymarch.cl'
source_filename = "corpus/opencl/raymarch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sphere = type { float, float, float, float, float }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, float noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = sitofp i32 %9 to float
  %16 = fadd float %15, 5.000000e-01
  %17 = sitofp i32 %1 to float
  %18 = fdiv float %16, %17, !fpmath !14
  %19 = tail call float @llvm.fmuladd.f32(float %18, float 2.000000e+00, float -1.000000e+00)
  %20 = uitofp nneg i32 %14 to float
  %21 = fadd float %20, 5.000000e-01
  %22 = sitofp i32 %2 to float
  %23 = fneg float %21
  %24 = fdiv float %23, %22
  %25 = tail call float @llvm.fmuladd.f32(float %24, float 2.000000e+00, float 1.000000e+00)
  %26 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %19, i64 0
  %27 = insertelement <3 x float> %26, float %25, i64 1
  %28 = fmul float %25, %25
  %29 = tail call float @llvm.fmuladd.f32(float %19, float %19, float %28)
  %30 = fadd float %29, 2.250000e+00
  %31 = fcmp olt float %30, 0x3810000000000000
  br i1 %31, label %32, label %42

32:                                               ; preds = %4
  %33 = fmul <3 x float> %27, splat (float 0x4550000000000000)
  %34 = extractelement <3 x float> %33, i64 0
  %35 = extractelement <3 x float> %33, i64 1
  %36 = fmul float %35, %35
  %37 = tail call float @llvm.fmuladd.f32(float %34, float %34, float %36)
  %38 = extractelement <3 x float> %33, i64 2
  %39 = tail call noundef float @llvm.fmuladd.f32(float %38, float %38, float %37)
  %40 = tail call float @llvm.nvvm.sqrt.approx.f(float %39) #7
  %41 = fmul float %40, 0x3A90000000000000
  br label %56

42:                                               ; preds = %4
  %43 = fcmp oeq float %30, 0x7FF0000000000000
  br i1 %43, label %44, label %54

44:                                               ; preds = %42
  %45 = fmul <3 x float> %27, splat (float 0x3BE0000000000000)
  %46 = extractelement <3 x float> %45, i64 0
  %47 = extractelement <3 x float> %45, i64 1
  %48 = fmul float %47, %47
  %49 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %48)
  %50 = extractelement <3 x float> %45, i64 2
  %51 = tail call noundef float @llvm.fmuladd.f32(float %50, float %50, float %49)
  %52 = tail call float @llvm.nvvm.sqrt.approx.f(float %51) #7
  %53 = fmul float %52, 0x4400000000000000
  br label %56

54:                                               ; preds = %42
  %55 = tail call float @llvm.nvvm.sqrt.approx.f(float %30) #7
  br label %56

56:                                               ; preds = %32, %44, %54
  %57 = phi float [ %41, %32 ], [ %53, %44 ], [ %55, %54 ]
  %58 = insertelement <3 x float> poison, float %57, i64 0
  %59 = shufflevector <3 x float> %58, <3 x float> poison, <3 x i32> zeroinitializer
  %60 = fdiv <3 x float> %27, %59, !fpmath !14
  %61 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %62

62:                                               ; preds = %137, %56
  %63 = phi float [ 0.000000e+00, %56 ], [ %155, %137 ]
  %64 = phi i32 [ 0, %56 ], [ %156, %137 ]
  %65 = insertelement <3 x float> poison, float %63, i64 0
  %66 = shufflevector <3 x float> %65, <3 x float> poison, <3 x i32> zeroinitializer
  %67 = fmul <3 x float> %60, %66
  %68 = fsub <3 x float> %67, %61
  %69 = extractelement <3 x float> %68, i64 0
  %70 = extractelement <3 x float> %68, i64 1
  %71 = fmul float %70, %70
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = extractelement <3 x float> %68, i64 2
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %75 = fcmp olt float %74, 0x3810000000000000
  br i1 %75, label %76, label %86

76:                                               ; preds = %62
  %77 = fmul <3 x float> %68, splat (float 0x4550000000000000)
  %78 = extractelement <3 x float> %77, i64 0
  %79 = extractelement <3 x float> %77, i64 1
  %80 = fmul float %79, %79
  %81 = tail call float @llvm.fmuladd.f32(float %78, float %78, float %80)
  %82 = extractelement <3 x float> %77, i64 2
  %83 = tail call noundef float @llvm.fmuladd.f32(float %82, float %82, float %81)
  %84 = tail call float @llvm.nvvm.sqrt.approx.f(float %83) #7
  %85 = fmul float %84, 0x3A90000000000000
  br label %100

86:                                               ; preds = %62
  %87 = fcmp oeq float %74, 0x7FF0000000000000
  br i1 %87, label %88, label %98

88:                                               ; preds = %86
  %89 = fmul <3 x float> %68, splat (float 0x3BE0000000000000)
  %90 = extractelement <3 x float> %89, i64 0
  %91 = extractelement <3 x float> %89, i64 1
  %92 = fmul float %91, %91
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %92)
  %94 = extractelement <3 x float> %89, i64 2
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float %94, float %93)
  %96 = tail call float @llvm.nvvm.sqrt.approx.f(float %95) #7
  %97 = fmul float %96, 0x4400000000000000
  br label %100

98:                                               ; preds = %86
  %99 = tail call float @llvm.nvvm.sqrt.approx.f(float %74) #7
  br label %100

100:                                              ; preds = %98, %88, %76
  %101 = phi float [ %85, %76 ], [ %97, %88 ], [ %99, %98 ]
  %102 = fadd <3 x float> %67, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %103 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %102)
  %104 = fadd <3 x float> %103, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %105 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %104, <3 x float> zeroinitializer)
  %106 = extractelement <3 x float> %105, i64 0
  %107 = extractelement <3 x float> %105, i64 1
  %108 = fmul float %107, %107
  %109 = tail call float @llvm.fmuladd.f32(float %106, float %106, float %108)
  %110 = extractelement <3 x float> %105, i64 2
  %111 = tail call noundef float @llvm.fmuladd.f32(float %110, float %110, float %109)
  %112 = fcmp olt float %111, 0x3810000000000000
  br i1 %112, label %113, label %123

113:                                              ; preds = %100
  %114 = fmul <3 x float> %105, splat (float 0x4550000000000000)
  %115 = extractelement <3 x float> %114, i64 0
  %116 = extractelement <3 x float> %114, i64 1
  %117 = fmul float %116, %116
  %118 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %117)
  %119 = extractelement <3 x float> %114, i64 2
  %120 = tail call noundef float @llvm.fmuladd.f32(float %119, float %119, float %118)
  %121 = tail call float @llvm.nvvm.sqrt.approx.f(float %120) #7
  %122 = fmul float %121, 0x3A90000000000000
  br label %137

123:                                              ; preds = %100
  %124 = fcmp oeq float %111, 0x7FF0000000000000
  br i1 %124, label %125, label %135

125:                                              ; preds = %123
  %126 = fmul <3 x float> %105, splat (float 0x3BE0000000000000)
  %127 = extractelement <3 x float> %126, i64 0
  %128 = extractelement <3 x float> %126, i64 1
  %129 = fmul float %128, %128
  %130 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %129)
  %131 = extractelement <3 x float> %126, i64 2
  %132 = tail call noundef float @llvm.fmuladd.f32(float %131, float %131, float %130)
  %133 = tail call float @llvm.nvvm.sqrt.approx.f(float %132) #7
  %134 = fmul float %133, 0x4400000000000000
  br label %137

135:                                              ; preds = %123
  %136 = tail call float @llvm.nvvm.sqrt.approx.f(float %111) #7
  br label %137

137:                                              ; preds = %113, %125, %135
  %138 = phi float [ %122, %113 ], [ %134, %125 ], [ %136, %135 ]
  %139 = fadd float %101, 0xBFE99999A0000000
  %140 = extractelement <3 x float> %67, i64 1
  %141 = fadd float %140, 1.000000e+00
  %142 = extractelement <3 x float> %104, i64 0
  %143 = extractelement <3 x float> %104, i64 1
  %144 = extractelement <3 x float> %104, i64 2
  %145 = tail call noundef float @llvm.maximumnum.f32(float %143, float %144)
  %146 = tail call noundef float @llvm.maximumnum.f32(float %142, float %145)
  %147 = tail call noundef float @llvm.minimumnum.f32(float %146, float 0.000000e+00)
  %148 = fadd float %147, %138
  %149 = tail call noundef float @llvm.minimumnum.f32(float %139, float %148)
  %150 = tail call noundef float @llvm.minimumnum.f32(float %141, float %149)
  %151 = fcmp olt float %150, 0x3F847AE140000000
  %152 = fcmp ogt float %63, 2.000000e+01
  %153 = select i1 %151, i1 true, i1 %152
  %154 = fadd float %63, %150
  %155 = select i1 %153, float %63, float %154
  %156 = add nuw nsw i32 %64, 1
  %157 = icmp eq i32 %156, 48
  %158 = select i1 %153, i1 true, i1 %157
  br i1 %158, label %159, label %62, !llvm.loop !15

159:                                              ; preds = %137
  %160 = fcmp ugt float %155, 2.000000e+01
  br i1 %160, label %819, label %161

161:                                              ; preds = %159
  %162 = insertelement <3 x float> poison, float %155, i64 0
  %163 = shufflevector <3 x float> %162, <3 x float> poison, <3 x i32> zeroinitializer
  %164 = fmul <3 x float> %60, %163
  %165 = fadd <3 x float> %164, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %166 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  %167 = fsub <3 x float> %165, %166
  %168 = extractelement <3 x float> %167, i64 0
  %169 = extractelement <3 x float> %167, i64 1
  %170 = fmul float %169, %169
  %171 = tail call float @llvm.fmuladd.f32(float %168, float %168, float %170)
  %172 = extractelement <3 x float> %167, i64 2
  %173 = tail call noundef float @llvm.fmuladd.f32(float %172, float %172, float %171)
  %174 = fcmp olt float %173, 0x3810000000000000
  br i1 %174, label %175, label %185

175:                                              ; preds = %161
  %176 = fmul <3 x float> %167, splat (float 0x4550000000000000)
  %177 = extractelement <3 x float> %176, i64 0
  %178 = extractelement <3 x float> %176, i64 1
  %179 = fmul float %178, %178
  %180 = tail call float @llvm.fmuladd.f32(float %177, float %177, float %179)
  %181 = extractelement <3 x float> %176, i64 2
  %182 = tail call noundef float @llvm.fmuladd.f32(float %181, float %181, float %180)
  %183 = tail call float @llvm.nvvm.sqrt.approx.f(float %182) #7
  %184 = fmul float %183, 0x3A90000000000000
  br label %199

185:                                              ; preds = %161
  %186 = fcmp oeq float %173, 0x7FF0000000000000
  br i1 %186, label %187, label %197

187:                                              ; preds = %185
  %188 = fmul <3 x float> %167, splat (float 0x3BE0000000000000)
  %189 = extractelement <3 x float> %188, i64 0
  %190 = extractelement <3 x float> %188, i64 1
  %191 = fmul float %190, %190
  %192 = tail call float @llvm.fmuladd.f32(float %189, float %189, float %191)
  %193 = extractelement <3 x float> %188, i64 2
  %194 = tail call noundef float @llvm.fmuladd.f32(float %193, float %193, float %192)
  %195 = tail call float @llvm.nvvm.sqrt.approx.f(float %194) #7
  %196 = fmul float %195, 0x4400000000000000
  br label %199

197:                                              ; preds = %185
  %198 = tail call float @llvm.nvvm.sqrt.approx.f(float %173) #7
  br label %199

199:                                              ; preds = %197, %187, %175
  %200 = phi float [ %184, %175 ], [ %196, %187 ], [ %198, %197 ]
  %201 = fadd <3 x float> %165, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %202 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %201)
  %203 = fadd <3 x float> %202, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %204 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %203, <3 x float> zeroinitializer)
  %205 = extractelement <3 x float> %204, i64 0
  %206 = extractelement <3 x float> %204, i64 1
  %207 = fmul float %206, %206
  %208 = tail call float @llvm.fmuladd.f32(float %205, float %205, float %207)
  %209 = extractelement <3 x float> %204, i64 2
  %210 = tail call noundef float @llvm.fmuladd.f32(float %209, float %209, float %208)
  %211 = fcmp olt float %210, 0x3810000000000000
  br i1 %211, label %212, label %222

212:                                              ; preds = %199
  %213 = fmul <3 x float> %204, splat (float 0x4550000000000000)
  %214 = extractelement <3 x float> %213, i64 0
  %215 = extractelement <3 x float> %213, i64 1
  %216 = fmul float %215, %215
  %217 = tail call float @llvm.fmuladd.f32(float %214, float %214, float %216)
  %218 = extractelement <3 x float> %213, i64 2
  %219 = tail call noundef float @llvm.fmuladd.f32(float %218, float %218, float %217)
  %220 = tail call float @llvm.nvvm.sqrt.approx.f(float %219) #7
  %221 = fmul float %220, 0x3A90000000000000
  br label %236

222:                                              ; preds = %199
  %223 = fcmp oeq float %210, 0x7FF0000000000000
  br i1 %223, label %224, label %234

224:                                              ; preds = %222
  %225 = fmul <3 x float> %204, splat (float 0x3BE0000000000000)
  %226 = extractelement <3 x float> %225, i64 0
  %227 = extractelement <3 x float> %225, i64 1
  %228 = fmul float %227, %227
  %229 = tail call float @llvm.fmuladd.f32(float %226, float %226, float %228)
  %230 = extractelement <3 x float> %225, i64 2
  %231 = tail call noundef float @llvm.fmuladd.f32(float %230, float %230, float %229)
  %232 = tail call float @llvm.nvvm.sqrt.approx.f(float %231) #7
  %233 = fmul float %232, 0x4400000000000000
  br label %236

234:                                              ; preds = %222
  %235 = tail call float @llvm.nvvm.sqrt.approx.f(float %210) #7
  br label %236

236:                                              ; preds = %234, %224, %212
  %237 = phi float [ %221, %212 ], [ %233, %224 ], [ %235, %234 ]
  %238 = fadd float %200, 0xBFE99999A0000000
  %239 = extractelement <3 x float> %165, i64 1
  %240 = fadd float %239, 1.000000e+00
  %241 = extractelement <3 x float> %203, i64 0
  %242 = extractelement <3 x float> %203, i64 1
  %243 = extractelement <3 x float> %203, i64 2
  %244 = tail call noundef float @llvm.maximumnum.f32(float %242, float %243)
  %245 = tail call noundef float @llvm.maximumnum.f32(float %241, float %244)
  %246 = tail call noundef float @llvm.minimumnum.f32(float %245, float 0.000000e+00)
  %247 = fadd float %246, %237
  %248 = tail call noundef float @llvm.minimumnum.f32(float %238, float %247)
  %249 = tail call noundef float @llvm.minimumnum.f32(float %240, float %248)
  %250 = fadd <3 x float> %164, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %251 = fsub <3 x float> %250, %166
  %252 = extractelement <3 x float> %251, i64 0
  %253 = extractelement <3 x float> %251, i64 1
  %254 = fmul float %253, %253
  %255 = tail call float @llvm.fmuladd.f32(float %252, float %252, float %254)
  %256 = extractelement <3 x float> %251, i64 2
  %257 = tail call noundef float @llvm.fmuladd.f32(float %256, float %256, float %255)
  %258 = fcmp olt float %257, 0x3810000000000000
  br i1 %258, label %259, label %269

259:                                              ; preds = %236
  %260 = fmul <3 x float> %251, splat (float 0x4550000000000000)
  %261 = extractelement <3 x float> %260, i64 0
  %262 = extractelement <3 x float> %260, i64 1
  %263 = fmul float %262, %262
  %264 = tail call float @llvm.fmuladd.f32(float %261, float %261, float %263)
  %265 = extractelement <3 x float> %260, i64 2
  %266 = tail call noundef float @llvm.fmuladd.f32(float %265, float %265, float %264)
  %267 = tail call float @llvm.nvvm.sqrt.approx.f(float %266) #7
  %268 = fmul float %267, 0x3A90000000000000
  br label %283

269:                                              ; preds = %236
  %270 = fcmp oeq float %257, 0x7FF0000000000000
  br i1 %270, label %271, label %281

271:                                              ; preds = %269
  %272 = fmul <3 x float> %251, splat (float 0x3BE0000000000000)
  %273 = extractelement <3 x float> %272, i64 0
  %274 = extractelement <3 x float> %272, i64 1
  %275 = fmul float %274, %274
  %276 = tail call float @llvm.fmuladd.f32(float %273, float %273, float %275)
  %277 = extractelement <3 x float> %272, i64 2
  %278 = tail call noundef float @llvm.fmuladd.f32(float %277, float %277, float %276)
  %279 = tail call float @llvm.nvvm.sqrt.approx.f(float %278) #7
  %280 = fmul float %279, 0x4400000000000000
  br label %283

281:                                              ; preds = %269
  %282 = tail call float @llvm.nvvm.sqrt.approx.f(float %257) #7
  br label %283

283:                                              ; preds = %281, %271, %259
  %284 = phi float [ %268, %259 ], [ %280, %271 ], [ %282, %281 ]
  %285 = fadd <3 x float> %250, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %286 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %285)
  %287 = fadd <3 x float> %286, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %288 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %287, <3 x float> zeroinitializer)
  %289 = extractelement <3 x float> %288, i64 0
  %290 = extractelement <3 x float> %288, i64 1
  %291 = fmul float %290, %290
  %292 = tail call float @llvm.fmuladd.f32(float %289, float %289, float %291)
  %293 = extractelement <3 x float> %288, i64 2
  %294 = tail call noundef float @llvm.fmuladd.f32(float %293, float %293, float %292)
  %295 = fcmp olt float %294, 0x3810000000000000
  br i1 %295, label %296, label %306

296:                                              ; preds = %283
  %297 = fmul <3 x float> %288, splat (float 0x4550000000000000)
  %298 = extractelement <3 x float> %297, i64 0
  %299 = extractelement <3 x float> %297, i64 1
  %300 = fmul float %299, %299
  %301 = tail call float @llvm.fmuladd.f32(float %298, float %298, float %300)
  %302 = extractelement <3 x float> %297, i64 2
  %303 = tail call noundef float @llvm.fmuladd.f32(float %302, float %302, float %301)
  %304 = tail call float @llvm.nvvm.sqrt.approx.f(float %303) #7
  %305 = fmul float %304, 0x3A90000000000000
  br label %320

306:                                              ; preds = %283
  %307 = fcmp oeq float %294, 0x7FF0000000000000
  br i1 %307, label %308, label %318

308:                                              ; preds = %306
  %309 = fmul <3 x float> %288, splat (float 0x3BE0000000000000)
  %310 = extractelement <3 x float> %309, i64 0
  %311 = extractelement <3 x float> %309, i64 1
  %312 = fmul float %311, %311
  %313 = tail call float @llvm.fmuladd.f32(float %310, float %310, float %312)
  %314 = extractelement <3 x float> %309, i64 2
  %315 = tail call noundef float @llvm.fmuladd.f32(float %314, float %314, float %313)
  %316 = tail call float @llvm.nvvm.sqrt.approx.f(float %315) #7
  %317 = fmul float %316, 0x4400000000000000
  br label %320

318:                                              ; preds = %306
  %319 = tail call float @llvm.nvvm.sqrt.approx.f(float %294) #7
  br label %320

320:                                              ; preds = %318, %308, %296
  %321 = phi float [ %305, %296 ], [ %317, %308 ], [ %319, %318 ]
  %322 = fadd float %284, 0xBFE99999A0000000
  %323 = extractelement <3 x float> %250, i64 1
  %324 = fadd float %323, 1.000000e+00
  %325 = extractelement <3 x float> %287, i64 0
  %326 = extractelement <3 x float> %287, i64 1
  %327 = extractelement <3 x float> %287, i64 2
  %328 = tail call noundef float @llvm.maximumnum.f32(float %326, float %327)
  %329 = tail call noundef float @llvm.maximumnum.f32(float %325, float %328)
  %330 = tail call noundef float @llvm.minimumnum.f32(float %329, float 0.000000e+00)
  %331 = fadd float %330, %321
  %332 = tail call noundef float @llvm.minimumnum.f32(float %322, float %331)
  %333 = tail call noundef float @llvm.minimumnum.f32(float %324, float %332)
  %334 = fsub float %249, %333
  %335 = insertelement <3 x float> poison, float %334, i64 0
  %336 = fadd <3 x float> %164, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %337 = fsub <3 x float> %336, %166
  %338 = extractelement <3 x float> %337, i64 0
  %339 = extractelement <3 x float> %337, i64 1
  %340 = fmul float %339, %339
  %341 = tail call float @llvm.fmuladd.f32(float %338, float %338, float %340)
  %342 = extractelement <3 x float> %337, i64 2
  %343 = tail call noundef float @llvm.fmuladd.f32(float %342, float %342, float %341)
  %344 = fcmp olt float %343, 0x3810000000000000
  br i1 %344, label %345, label %355

345:                                              ; preds = %320
  %346 = fmul <3 x float> %337, splat (float 0x4550000000000000)
  %347 = extractelement <3 x float> %346, i64 0
  %348 = extractelement <3 x float> %346, i64 1
  %349 = fmul float %348, %348
  %350 = tail call float @llvm.fmuladd.f32(float %347, float %347, float %349)
  %351 = extractelement <3 x float> %346, i64 2
  %352 = tail call noundef float @llvm.fmuladd.f32(float %351, float %351, float %350)
  %353 = tail call float @llvm.nvvm.sqrt.approx.f(float %352) #7
  %354 = fmul float %353, 0x3A90000000000000
  br label %369

355:                                              ; preds = %320
  %356 = fcmp oeq float %343, 0x7FF0000000000000
  br i1 %356, label %357, label %367

357:                                              ; preds = %355
  %358 = fmul <3 x float> %337, splat (float 0x3BE0000000000000)
  %359 = extractelement <3 x float> %358, i64 0
  %360 = extractelement <3 x float> %358, i64 1
  %361 = fmul float %360, %360
  %362 = tail call float @llvm.fmuladd.f32(float %359, float %359, float %361)
  %363 = extractelement <3 x float> %358, i64 2
  %364 = tail call noundef float @llvm.fmuladd.f32(float %363, float %363, float %362)
  %365 = tail call float @llvm.nvvm.sqrt.approx.f(float %364) #7
  %366 = fmul float %365, 0x4400000000000000
  br label %369

367:                                              ; preds = %355
  %368 = tail call float @llvm.nvvm.sqrt.approx.f(float %343) #7
  br label %369

369:                                              ; preds = %367, %357, %345
  %370 = phi float [ %354, %345 ], [ %366, %357 ], [ %368, %367 ]
  %371 = fadd <3 x float> %336, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %372 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %371)
  %373 = fadd <3 x float> %372, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %374 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %373, <3 x float> zeroinitializer)
  %375 = extractelement <3 x float> %374, i64 0
  %376 = extractelement <3 x float> %374, i64 1
  %377 = fmul float %376, %376
  %378 = tail call float @llvm.fmuladd.f32(float %375, float %375, float %377)
  %379 = extractelement <3 x float> %374, i64 2
  %380 = tail call noundef float @llvm.fmuladd.f32(float %379, float %379, float %378)
  %381 = fcmp olt float %380, 0x3810000000000000
  br i1 %381, label %382, label %392

382:                                              ; preds = %369
  %383 = fmul <3 x float> %374, splat (float 0x4550000000000000)
  %384 = extractelement <3 x float> %383, i64 0
  %385 = extractelement <3 x float> %383, i64 1
  %386 = fmul float %385, %385
  %387 = tail call float @llvm.fmuladd.f32(float %384, float %384, float %386)
  %388 = extractelement <3 x float> %383, i64 2
  %389 = tail call noundef float @llvm.fmuladd.f32(float %388, float %388, float %387)
  %390 = tail call float @llvm.nvvm.sqrt.approx.f(float %389) #7
  %391 = fmul float %390, 0x3A90000000000000
  br label %406

392:                                              ; preds = %369
  %393 = fcmp oeq float %380, 0x7FF0000000000000
  br i1 %393, label %394, label %404

394:                                              ; preds = %392
  %395 = fmul <3 x float> %374, splat (float 0x3BE0000000000000)
  %396 = extractelement <3 x float> %395, i64 0
  %397 = extractelement <3 x float> %395, i64 1
  %398 = fmul float %397, %397
  %399 = tail call float @llvm.fmuladd.f32(float %396, float %396, float %398)
  %400 = extractelement <3 x float> %395, i64 2
  %401 = tail call noundef float @llvm.fmuladd.f32(float %400, float %400, float %399)
  %402 = tail call float @llvm.nvvm.sqrt.approx.f(float %401) #7
  %403 = fmul float %402, 0x4400000000000000
  br label %406

404:                                              ; preds = %392
  %405 = tail call float @llvm.nvvm.sqrt.approx.f(float %380) #7
  br label %406

406:                                              ; preds = %404, %394, %382
  %407 = phi float [ %391, %382 ], [ %403, %394 ], [ %405, %404 ]
  %408 = fadd float %370, 0xBFE99999A0000000
  %409 = extractelement <3 x float> %336, i64 1
  %410 = fadd float %409, 1.000000e+00
  %411 = extractelement <3 x float> %373, i64 0
  %412 = extractelement <3 x float> %373, i64 1
  %413 = extractelement <3 x float> %373, i64 2
  %414 = tail call noundef float @llvm.maximumnum.f32(float %412, float %413)
  %415 = tail call noundef float @llvm.maximumnum.f32(float %411, float %414)
  %416 = tail call noundef float @llvm.minimumnum.f32(float %415, float 0.000000e+00)
  %417 = fadd float %416, %407
  %418 = tail call noundef float @llvm.minimumnum.f32(float %408, float %417)
  %419 = tail call noundef float @llvm.minimumnum.f32(float %410, float %418)
  %420 = fadd <3 x float> %164, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %421 = fsub <3 x float> %420, %166
  %422 = extractelement <3 x float> %421, i64 0
  %423 = extractelement <3 x float> %421, i64 1
  %424 = fmul float %423, %423
  %425 = tail call float @llvm.fmuladd.f32(float %422, float %422, float %424)
  %426 = extractelement <3 x float> %421, i64 2
  %427 = tail call noundef float @llvm.fmuladd.f32(float %426, float %426, float %425)
  %428 = fcmp olt float %427, 0x3810000000000000
  br i1 %428, label %429, label %439

429:                                              ; preds = %406
  %430 = fmul <3 x float> %421, splat (float 0x4550000000000000)
  %431 = extractelement <3 x float> %430, i64 0
  %432 = extractelement <3 x float> %430, i64 1
  %433 = fmul float %432, %432
  %434 = tail call float @llvm.fmuladd.f32(float %431, float %431, float %433)
  %435 = extractelement <3 x float> %430, i64 2
  %436 = tail call noundef float @llvm.fmuladd.f32(float %435, float %435, float %434)
  %437 = tail call float @llvm.nvvm.sqrt.approx.f(float %436) #7
  %438 = fmul float %437, 0x3A90000000000000
  br label %453

439:                                              ; preds = %406
  %440 = fcmp oeq float %427, 0x7FF0000000000000
  br i1 %440, label %441, label %451

441:                                              ; preds = %439
  %442 = fmul <3 x float> %421, splat (float 0x3BE0000000000000)
  %443 = extractelement <3 x float> %442, i64 0
  %444 = extractelement <3 x float> %442, i64 1
  %445 = fmul float %444, %444
  %446 = tail call float @llvm.fmuladd.f32(float %443, float %443, float %445)
  %447 = extractelement <3 x float> %442, i64 2
  %448 = tail call noundef float @llvm.fmuladd.f32(float %447, float %447, float %446)
  %449 = tail call float @llvm.nvvm.sqrt.approx.f(float %448) #7
  %450 = fmul float %449, 0x4400000000000000
  br label %453

451:                                              ; preds = %439
  %452 = tail call float @llvm.nvvm.sqrt.approx.f(float %427) #7
  br label %453

453:                                              ; preds = %451, %441, %429
  %454 = phi float [ %438, %429 ], [ %450, %441 ], [ %452, %451 ]
  %455 = fadd <3 x float> %420, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %456 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %455)
  %457 = fadd <3 x float> %456, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %458 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %457, <3 x float> zeroinitializer)
  %459 = extractelement <3 x float> %458, i64 0
  %460 = extractelement <3 x float> %458, i64 1
  %461 = fmul float %460, %460
  %462 = tail call float @llvm.fmuladd.f32(float %459, float %459, float %461)
  %463 = extractelement <3 x float> %458, i64 2
  %464 = tail call noundef float @llvm.fmuladd.f32(float %463, float %463, float %462)
  %465 = fcmp olt float %464, 0x3810000000000000
  br i1 %465, label %466, label %476

466:                                              ; preds = %453
  %467 = fmul <3 x float> %458, splat (float 0x4550000000000000)
  %468 = extractelement <3 x float> %467, i64 0
  %469 = extractelement <3 x float> %467, i64 1
  %470 = fmul float %469, %469
  %471 = tail call float @llvm.fmuladd.f32(float %468, float %468, float %470)
  %472 = extractelement <3 x float> %467, i64 2
  %473 = tail call noundef float @llvm.fmuladd.f32(float %472, float %472, float %471)
  %474 = tail call float @llvm.nvvm.sqrt.approx.f(float %473) #7
  %475 = fmul float %474, 0x3A90000000000000
  br label %490

476:                                              ; preds = %453
  %477 = fcmp oeq float %464, 0x7FF0000000000000
  br i1 %477, label %478, label %488

478:                                              ; preds = %476
  %479 = fmul <3 x float> %458, splat (float 0x3BE0000000000000)
  %480 = extractelement <3 x float> %479, i64 0
  %481 = extractelement <3 x float> %479, i64 1
  %482 = fmul float %481, %481
  %483 = tail call float @llvm.fmuladd.f32(float %480, float %480, float %482)
  %484 = extractelement <3 x float> %479, i64 2
  %485 = tail call noundef float @llvm.fmuladd.f32(float %484, float %484, float %483)
  %486 = tail call float @llvm.nvvm.sqrt.approx.f(float %485) #7
  %487 = fmul float %486, 0x4400000000000000
  br label %490

488:                                              ; preds = %476
  %489 = tail call float @llvm.nvvm.sqrt.approx.f(float %464) #7
  br label %490

490:                                              ; preds = %488, %478, %466
  %491 = phi float [ %475, %466 ], [ %487, %478 ], [ %489, %488 ]
  %492 = fadd float %454, 0xBFE99999A0000000
  %493 = extractelement <3 x float> %420, i64 1
  %494 = fadd float %493, 1.000000e+00
  %495 = extractelement <3 x float> %457, i64 0
  %496 = extractelement <3 x float> %457, i64 1
  %497 = extractelement <3 x float> %457, i64 2
  %498 = tail call noundef float @llvm.maximumnum.f32(float %496, float %497)
  %499 = tail call noundef float @llvm.maximumnum.f32(float %495, float %498)
  %500 = tail call noundef float @llvm.minimumnum.f32(float %499, float 0.000000e+00)
  %501 = fadd float %500, %491
  %502 = tail call noundef float @llvm.minimumnum.f32(float %492, float %501)
  %503 = tail call noundef float @llvm.minimumnum.f32(float %494, float %502)
  %504 = fsub float %419, %503
  %505 = insertelement <3 x float> %335, float %504, i64 1
  %506 = fadd <3 x float> %164, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %507 = fsub <3 x float> %506, %166
  %508 = extractelement <3 x float> %507, i64 0
  %509 = extractelement <3 x float> %507, i64 1
  %510 = fmul float %509, %509
  %511 = tail call float @llvm.fmuladd.f32(float %508, float %508, float %510)
  %512 = extractelement <3 x float> %507, i64 2
  %513 = tail call noundef float @llvm.fmuladd.f32(float %512, float %512, float %511)
  %514 = fcmp olt float %513, 0x3810000000000000
  br i1 %514, label %515, label %525

515:                                              ; preds = %490
  %516 = fmul <3 x float> %507, splat (float 0x4550000000000000)
  %517 = extractelement <3 x float> %516, i64 0
  %518 = extractelement <3 x float> %516, i64 1
  %519 = fmul float %518, %518
  %520 = tail call float @llvm.fmuladd.f32(float %517, float %517, float %519)
  %521 = extractelement <3 x float> %516, i64 2
  %522 = tail call noundef float @llvm.fmuladd.f32(float %521, float %521, float %520)
  %523 = tail call float @llvm.nvvm.sqrt.approx.f(float %522) #7
  %524 = fmul float %523, 0x3A90000000000000
  br label %539

525:                                              ; preds = %490
  %526 = fcmp oeq float %513, 0x7FF0000000000000
  br i1 %526, label %527, label %537

527:                                              ; preds = %525
  %528 = fmul <3 x float> %507, splat (float 0x3BE0000000000000)
  %529 = extractelement <3 x float> %528, i64 0
  %530 = extractelement <3 x float> %528, i64 1
  %531 = fmul float %530, %530
  %532 = tail call float @llvm.fmuladd.f32(float %529, float %529, float %531)
  %533 = extractelement <3 x float> %528, i64 2
  %534 = tail call noundef float @llvm.fmuladd.f32(float %533, float %533, float %532)
  %535 = tail call float @llvm.nvvm.sqrt.approx.f(float %534) #7
  %536 = fmul float %535, 0x4400000000000000
  br label %539

537:                                              ; preds = %525
  %538 = tail call float @llvm.nvvm.sqrt.approx.f(float %513) #7
  br label %539

539:                                              ; preds = %537, %527, %515
  %540 = phi float [ %524, %515 ], [ %536, %527 ], [ %538, %537 ]
  %541 = fadd <3 x float> %506, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %542 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %541)
  %543 = fadd <3 x float> %542, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %544 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %543, <3 x float> zeroinitializer)
  %545 = extractelement <3 x float> %544, i64 0
  %546 = extractelement <3 x float> %544, i64 1
  %547 = fmul float %546, %546
  %548 = tail call float @llvm.fmuladd.f32(float %545, float %545, float %547)
  %549 = extractelement <3 x float> %544, i64 2
  %550 = tail call noundef float @llvm.fmuladd.f32(float %549, float %549, float %548)
  %551 = fcmp olt float %550, 0x3810000000000000
  br i1 %551, label %552, label %562

552:                                              ; preds = %539
  %553 = fmul <3 x float> %544, splat (float 0x4550000000000000)
  %554 = extractelement <3 x float> %553, i64 0
  %555 = extractelement <3 x float> %553, i64 1
  %556 = fmul float %555, %555
  %557 = tail call float @llvm.fmuladd.f32(float %554, float %554, float %556)
  %558 = extractelement <3 x float> %553, i64 2
  %559 = tail call noundef float @llvm.fmuladd.f32(float %558, float %558, float %557)
  %560 = tail call float @llvm.nvvm.sqrt.approx.f(float %559) #7
  %561 = fmul float %560, 0x3A90000000000000
  br label %576

562:                                              ; preds = %539
  %563 = fcmp oeq float %550, 0x7FF0000000000000
  br i1 %563, label %564, label %574

564:                                              ; preds = %562
  %565 = fmul <3 x float> %544, splat (float 0x3BE0000000000000)
  %566 = extractelement <3 x float> %565, i64 0
  %567 = extractelement <3 x float> %565, i64 1
  %568 = fmul float %567, %567
  %569 = tail call float @llvm.fmuladd.f32(float %566, float %566, float %568)
  %570 = extractelement <3 x float> %565, i64 2
  %571 = tail call noundef float @llvm.fmuladd.f32(float %570, float %570, float %569)
  %572 = tail call float @llvm.nvvm.sqrt.approx.f(float %571) #7
  %573 = fmul float %572, 0x4400000000000000
  br label %576

574:                                              ; preds = %562
  %575 = tail call float @llvm.nvvm.sqrt.approx.f(float %550) #7
  br label %576

576:                                              ; preds = %574, %564, %552
  %577 = phi float [ %561, %552 ], [ %573, %564 ], [ %575, %574 ]
  %578 = fadd float %540, 0xBFE99999A0000000
  %579 = extractelement <3 x float> %506, i64 1
  %580 = fadd float %579, 1.000000e+00
  %581 = extractelement <3 x float> %543, i64 0
  %582 = extractelement <3 x float> %543, i64 1
  %583 = extractelement <3 x float> %543, i64 2
  %584 = tail call noundef float @llvm.maximumnum.f32(float %582, float %583)
  %585 = tail call noundef float @llvm.maximumnum.f32(float %581, float %584)
  %586 = tail call noundef float @llvm.minimumnum.f32(float %585, float 0.000000e+00)
  %587 = fadd float %586, %577
  %588 = tail call noundef float @llvm.minimumnum.f32(float %578, float %587)
  %589 = tail call noundef float @llvm.minimumnum.f32(float %580, float %588)
  %590 = fadd <3 x float> %164, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %591 = fsub <3 x float> %590, %166
  %592 = extractelement <3 x float> %591, i64 0
  %593 = extractelement <3 x float> %591, i64 1
  %594 = fmul float %593, %593
  %595 = tail call float @llvm.fmuladd.f32(float %592, float %592, float %594)
  %596 = extractelement <3 x float> %591, i64 2
  %597 = tail call noundef float @llvm.fmuladd.f32(float %596, float %596, float %595)
  %598 = fcmp olt float %597, 0x3810000000000000
  br i1 %598, label %599, label %609

599:                                              ; preds = %576
  %600 = fmul <3 x float> %591, splat (float 0x4550000000000000)
  %601 = extractelement <3 x float> %600, i64 0
  %602 = extractelement <3 x float> %600, i64 1
  %603 = fmul float %602, %602
  %604 = tail call float @llvm.fmuladd.f32(float %601, float %601, float %603)
  %605 = extractelement <3 x float> %600, i64 2
  %606 = tail call noundef float @llvm.fmuladd.f32(float %605, float %605, float %604)
  %607 = tail call float @llvm.nvvm.sqrt.approx.f(float %606) #7
  %608 = fmul float %607, 0x3A90000000000000
  br label %623

609:                                              ; preds = %576
  %610 = fcmp oeq float %597, 0x7FF0000000000000
  br i1 %610, label %611, label %621

611:                                              ; preds = %609
  %612 = fmul <3 x float> %591, splat (float 0x3BE0000000000000)
  %613 = extractelement <3 x float> %612, i64 0
  %614 = extractelement <3 x float> %612, i64 1
  %615 = fmul float %614, %614
  %616 = tail call float @llvm.fmuladd.f32(float %613, float %613, float %615)
  %617 = extractelement <3 x float> %612, i64 2
  %618 = tail call noundef float @llvm.fmuladd.f32(float %617, float %617, float %616)
  %619 = tail call float @llvm.nvvm.sqrt.approx.f(float %618) #7
  %620 = fmul float %619, 0x4400000000000000
  br label %623

621:                                              ; preds = %609
  %622 = tail call float @llvm.nvvm.sqrt.approx.f(float %597) #7
  br label %623

623:                                              ; preds = %621, %611, %599
  %624 = phi float [ %608, %599 ], [ %620, %611 ], [ %622, %621 ]
  %625 = fadd <3 x float> %590, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %626 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %625)
  %627 = fadd <3 x float> %626, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %628 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %627, <3 x float> zeroinitializer)
  %629 = extractelement <3 x float> %628, i64 0
  %630 = extractelement <3 x float> %628, i64 1
  %631 = fmul float %630, %630
  %632 = tail call float @llvm.fmuladd.f32(float %629, float %629, float %631)
  %633 = extractelement <3 x float> %628, i64 2
  %634 = tail call noundef float @llvm.fmuladd.f32(float %633, float %633, float %632)
  %635 = fcmp olt float %634, 0x3810000000000000
  br i1 %635, label %636, label %646

636:                                              ; preds = %623
  %637 = fmul <3 x float> %628, splat (float 0x4550000000000000)
  %638 = extractelement <3 x float> %637, i64 0
  %639 = extractelement <3 x float> %637, i64 1
  %640 = fmul float %639, %639
  %641 = tail call float @llvm.fmuladd.f32(float %638, float %638, float %640)
  %642 = extractelement <3 x float> %637, i64 2
  %643 = tail call noundef float @llvm.fmuladd.f32(float %642, float %642, float %641)
  %644 = tail call float @llvm.nvvm.sqrt.approx.f(float %643) #7
  %645 = fmul float %644, 0x3A90000000000000
  br label %660

646:                                              ; preds = %623
  %647 = fcmp oeq float %634, 0x7FF0000000000000
  br i1 %647, label %648, label %658

648:                                              ; preds = %646
  %649 = fmul <3 x float> %628, splat (float 0x3BE0000000000000)
  %650 = extractelement <3 x float> %649, i64 0
  %651 = extractelement <3 x float> %649, i64 1
  %652 = fmul float %651, %651
  %653 = tail call float @llvm.fmuladd.f32(float %650, float %650, float %652)
  %654 = extractelement <3 x float> %649, i64 2
  %655 = tail call noundef float @llvm.fmuladd.f32(float %654, float %654, float %653)
  %656 = tail call float @llvm.nvvm.sqrt.approx.f(float %655) #7
  %657 = fmul float %656, 0x4400000000000000
  br label %660

658:                                              ; preds = %646
  %659 = tail call float @llvm.nvvm.sqrt.approx.f(float %634) #7
  br label %660

660:                                              ; preds = %658, %648, %636
  %661 = phi float [ %645, %636 ], [ %657, %648 ], [ %659, %658 ]
  %662 = fadd float %624, 0xBFE99999A0000000
  %663 = extractelement <3 x float> %590, i64 1
  %664 = fadd float %663, 1.000000e+00
  %665 = extractelement <3 x float> %627, i64 0
  %666 = extractelement <3 x float> %627, i64 1
  %667 = extractelement <3 x float> %627, i64 2
  %668 = tail call noundef float @llvm.maximumnum.f32(float %666, float %667)
  %669 = tail call noundef float @llvm.maximumnum.f32(float %665, float %668)
  %670 = tail call noundef float @llvm.minimumnum.f32(float %669, float 0.000000e+00)
  %671 = fadd float %670, %661
  %672 = tail call noundef float @llvm.minimumnum.f32(float %662, float %671)
  %673 = tail call noundef float @llvm.minimumnum.f32(float %664, float %672)
  %674 = fsub float %589, %673
  %675 = insertelement <3 x float> %505, float %674, i64 2
  %676 = fmul float %504, %504
  %677 = tail call float @llvm.fmuladd.f32(float %334, float %334, float %676)
  %678 = tail call noundef float @llvm.fmuladd.f32(float %674, float %674, float %677)
  %679 = fcmp olt float %678, 0x3810000000000000
  br i1 %679, label %680, label %690

680:                                              ; preds = %660
  %681 = fmul <3 x float> %675, splat (float 0x4550000000000000)
  %682 = extractelement <3 x float> %681, i64 0
  %683 = extractelement <3 x float> %681, i64 1
  %684 = fmul float %683, %683
  %685 = tail call float @llvm.fmuladd.f32(float %682, float %682, float %684)
  %686 = extractelement <3 x float> %681, i64 2
  %687 = tail call noundef float @llvm.fmuladd.f32(float %686, float %686, float %685)
  %688 = tail call float @llvm.nvvm.sqrt.approx.f(float %687) #7
  %689 = fmul float %688, 0x3A90000000000000
  br label %704

690:                                              ; preds = %660
  %691 = fcmp oeq float %678, 0x7FF0000000000000
  br i1 %691, label %692, label %702

692:                                              ; preds = %690
  %693 = fmul <3 x float> %675, splat (float 0x3BE0000000000000)
  %694 = extractelement <3 x float> %693, i64 0
  %695 = extractelement <3 x float> %693, i64 1
  %696 = fmul float %695, %695
  %697 = tail call float @llvm.fmuladd.f32(float %694, float %694, float %696)
  %698 = extractelement <3 x float> %693, i64 2
  %699 = tail call noundef float @llvm.fmuladd.f32(float %698, float %698, float %697)
  %700 = tail call float @llvm.nvvm.sqrt.approx.f(float %699) #7
  %701 = fmul float %700, 0x4400000000000000
  br label %704

702:                                              ; preds = %690
  %703 = tail call float @llvm.nvvm.sqrt.approx.f(float %678) #7
  br label %704

704:                                              ; preds = %680, %692, %702
  %705 = phi float [ %689, %680 ], [ %701, %692 ], [ %703, %702 ]
  br label %724

706:                                              ; preds = %799
  %707 = insertelement <3 x float> poison, float %705, i64 0
  %708 = shufflevector <3 x float> %707, <3 x float> poison, <3 x i32> zeroinitializer
  %709 = fdiv <3 x float> %675, %708, !fpmath !14
  %710 = extractelement <3 x float> %709, i64 0
  %711 = extractelement <3 x float> %709, i64 1
  %712 = fmul float %711, 0x3FE99999A0000000
  %713 = tail call float @llvm.fmuladd.f32(float %710, float 0x3FDEB851E0000000, float %712)
  %714 = extractelement <3 x float> %709, i64 2
  %715 = tail call noundef float @llvm.fmuladd.f32(float %714, float 0xBFD70A3D80000000, float %713)
  %716 = tail call noundef float @llvm.maximumnum.f32(float %715, float 0.000000e+00)
  %717 = fmul float %716, 0x3FECCCCCC0000000
  %718 = tail call noundef float @llvm.minimumnum.f32(float %816, float 1.000000e+00)
  %719 = tail call float @llvm.fmuladd.f32(float %717, float %718, float 0x3FB99999A0000000)
  %720 = tail call float @llvm.fmuladd.f32(float %719, float 8.000000e+00, float 5.000000e-01)
  %721 = fptoui float %720 to i32
  %722 = mul i32 %721, 1842204
  %723 = or i32 %722, -16777216
  br label %819

724:                                              ; preds = %704, %799
  %725 = phi float [ 0x3FB99999A0000000, %704 ], [ %817, %799 ]
  %726 = phi float [ 1.000000e+00, %704 ], [ %816, %799 ]
  %727 = insertelement <3 x float> poison, float %725, i64 0
  %728 = shufflevector <3 x float> %727, <3 x float> poison, <3 x i32> zeroinitializer
  %729 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %728, <3 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>, <3 x float> %164)
  %730 = fsub <3 x float> %729, %166
  %731 = extractelement <3 x float> %730, i64 0
  %732 = extractelement <3 x float> %730, i64 1
  %733 = fmul float %732, %732
  %734 = tail call float @llvm.fmuladd.f32(float %731, float %731, float %733)
  %735 = extractelement <3 x float> %730, i64 2
  %736 = tail call noundef float @llvm.fmuladd.f32(float %735, float %735, float %734)
  %737 = fcmp olt float %736, 0x3810000000000000
  br i1 %737, label %738, label %748

738:                                              ; preds = %724
  %739 = fmul <3 x float> %730, splat (float 0x4550000000000000)
  %740 = extractelement <3 x float> %739, i64 0
  %741 = extractelement <3 x float> %739, i64 1
  %742 = fmul float %741, %741
  %743 = tail call float @llvm.fmuladd.f32(float %740, float %740, float %742)
  %744 = extractelement <3 x float> %739, i64 2
  %745 = tail call noundef float @llvm.fmuladd.f32(float %744, float %744, float %743)
  %746 = tail call float @llvm.nvvm.sqrt.approx.f(float %745) #7
  %747 = fmul float %746, 0x3A90000000000000
  br label %762

748:                                              ; preds = %724
  %749 = fcmp oeq float %736, 0x7FF0000000000000
  br i1 %749, label %750, label %760

750:                                              ; preds = %748
  %751 = fmul <3 x float> %730, splat (float 0x3BE0000000000000)
  %752 = extractelement <3 x float> %751, i64 0
  %753 = extractelement <3 x float> %751, i64 1
  %754 = fmul float %753, %753
  %755 = tail call float @llvm.fmuladd.f32(float %752, float %752, float %754)
  %756 = extractelement <3 x float> %751, i64 2
  %757 = tail call noundef float @llvm.fmuladd.f32(float %756, float %756, float %755)
  %758 = tail call float @llvm.nvvm.sqrt.approx.f(float %757) #7
  %759 = fmul float %758, 0x4400000000000000
  br label %762

760:                                              ; preds = %748
  %761 = tail call float @llvm.nvvm.sqrt.approx.f(float %736) #7
  br label %762

762:                                              ; preds = %760, %750, %738
  %763 = phi float [ %747, %738 ], [ %759, %750 ], [ %761, %760 ]
  %764 = fadd <3 x float> %729, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %765 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %764)
  %766 = fadd <3 x float> %765, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %767 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %766, <3 x float> zeroinitializer)
  %768 = extractelement <3 x float> %767, i64 0
  %769 = extractelement <3 x float> %767, i64 1
  %770 = fmul float %769, %769
  %771 = tail call float @llvm.fmuladd.f32(float %768, float %768, float %770)
  %772 = extractelement <3 x float> %767, i64 2
  %773 = tail call noundef float @llvm.fmuladd.f32(float %772, float %772, float %771)
  %774 = fcmp olt float %773, 0x3810000000000000
  br i1 %774, label %775, label %785

775:                                              ; preds = %762
  %776 = fmul <3 x float> %767, splat (float 0x4550000000000000)
  %777 = extractelement <3 x float> %776, i64 0
  %778 = extractelement <3 x float> %776, i64 1
  %779 = fmul float %778, %778
  %780 = tail call float @llvm.fmuladd.f32(float %777, float %777, float %779)
  %781 = extractelement <3 x float> %776, i64 2
  %782 = tail call noundef float @llvm.fmuladd.f32(float %781, float %781, float %780)
  %783 = tail call float @llvm.nvvm.sqrt.approx.f(float %782) #7
  %784 = fmul float %783, 0x3A90000000000000
  br label %799

785:                                              ; preds = %762
  %786 = fcmp oeq float %773, 0x7FF0000000000000
  br i1 %786, label %787, label %797

787:                                              ; preds = %785
  %788 = fmul <3 x float> %767, splat (float 0x3BE0000000000000)
  %789 = extractelement <3 x float> %788, i64 0
  %790 = extractelement <3 x float> %788, i64 1
  %791 = fmul float %790, %790
  %792 = tail call float @llvm.fmuladd.f32(float %789, float %789, float %791)
  %793 = extractelement <3 x float> %788, i64 2
  %794 = tail call noundef float @llvm.fmuladd.f32(float %793, float %793, float %792)
  %795 = tail call float @llvm.nvvm.sqrt.approx.f(float %794) #7
  %796 = fmul float %795, 0x4400000000000000
  br label %799

797:                                              ; preds = %785
  %798 = tail call float @llvm.nvvm.sqrt.approx.f(float %773) #7
  br label %799

799:                                              ; preds = %775, %787, %797
  %800 = phi float [ %784, %775 ], [ %796, %787 ], [ %798, %797 ]
  %801 = fadd float %763, 0xBFE99999A0000000
  %802 = extractelement <3 x float> %729, i64 1
  %803 = fadd float %802, 1.000000e+00
  %804 = extractelement <3 x float> %766, i64 0
  %805 = extractelement <3 x float> %766, i64 1
  %806 = extractelement <3 x float> %766, i64 2
  %807 = tail call noundef float @llvm.maximumnum.f32(float %805, float %806)
  %808 = tail call noundef float @llvm.maximumnum.f32(float %804, float %807)
  %809 = tail call noundef float @llvm.minimumnum.f32(float %808, float 0.000000e+00)
  %810 = fadd float %809, %800
  %811 = tail call noundef float @llvm.minimumnum.f32(float %801, float %810)
  %812 = tail call noundef float @llvm.minimumnum.f32(float %803, float %811)
  %813 = tail call noundef float @llvm.maximumnum.f32(float %812, float 0.000000e+00)
  %814 = fmul float %813, 8.000000e+00
  %815 = fdiv float %814, %725, !fpmath !14
  %816 = tail call noundef float @llvm.minimumnum.f32(float %726, float %815)
  %817 = fadd float %725, 0x3FD3333340000000
  %818 = fcmp olt float %817, 3.000000e+00
  br i1 %818, label %724, label %706, !llvm.loop !17

819:                                              ; preds = %706, %159
  %820 = phi i32 [ %723, %706 ], [ -16777216, %159 ]
  %821 = mul nsw i32 %1, %14
  %822 = add nsw i32 %821, %9
  %823 = sext i32 %822 to i64
  %824 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %823
  store i32 %820, ptr addrspace(1) %824, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = sitofp i32 %9 to float
  %16 = fadd float %15, 5.000000e-01
  %17 = sitofp i32 %3 to float
  %18 = fdiv float %16, %17, !fpmath !14
  %19 = tail call float @llvm.fmuladd.f32(float %18, float 2.000000e+00, float -1.000000e+00)
  %20 = uitofp nneg i32 %14 to float
  %21 = fadd float %20, 5.000000e-01
  %22 = fneg float %21
  %23 = fdiv float %22, %17
  %24 = tail call float @llvm.fmuladd.f32(float %23, float 2.000000e+00, float 1.000000e+00)
  %25 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %19, i64 0
  %26 = insertelement <3 x float> %25, float %24, i64 1
  %27 = fcmp une <3 x float> %26, zeroinitializer
  %28 = bitcast <3 x i1> %27 to i3
  %29 = icmp eq i3 %28, 0
  br i1 %29, label %69, label %30

30:                                               ; preds = %4
  %31 = fmul float %24, %24
  %32 = tail call float @llvm.fmuladd.f32(float %19, float %19, float %31)
  %33 = fadd float %32, 2.250000e+00
  %34 = fcmp olt float %33, 0x3810000000000000
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = fmul <3 x float> %26, splat (float 0x4550000000000000)
  %37 = extractelement <3 x float> %36, i64 0
  %38 = extractelement <3 x float> %36, i64 1
  %39 = fmul float %38, %38
  %40 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %39)
  %41 = extractelement <3 x float> %36, i64 2
  %42 = tail call noundef float @llvm.fmuladd.f32(float %41, float %41, float %40)
  br label %62

43:                                               ; preds = %30
  %44 = fcmp oeq float %33, 0x7FF0000000000000
  br i1 %44, label %45, label %62

45:                                               ; preds = %43
  %46 = fmul <3 x float> %26, splat (float 0x3BD0000000000000)
  %47 = extractelement <3 x float> %46, i64 0
  %48 = extractelement <3 x float> %46, i64 1
  %49 = fmul float %48, %48
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %47, float %49)
  %51 = extractelement <3 x float> %46, i64 2
  %52 = tail call noundef float @llvm.fmuladd.f32(float %51, float %51, float %50)
  %53 = fcmp oeq float %52, 0x7FF0000000000000
  br i1 %53, label %54, label %62

54:                                               ; preds = %45
  %55 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> zeroinitializer, <3 x float> %46)
  %56 = extractelement <3 x float> %55, i64 0
  %57 = extractelement <3 x float> %55, i64 1
  %58 = fmul float %57, %57
  %59 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %58)
  %60 = extractelement <3 x float> %55, i64 2
  %61 = tail call noundef float @llvm.fmuladd.f32(float %60, float %60, float %59)
  br label %62

62:                                               ; preds = %54, %45, %43, %35
  %63 = phi <3 x float> [ %36, %35 ], [ %55, %54 ], [ %46, %45 ], [ %26, %43 ]
  %64 = phi float [ %42, %35 ], [ %61, %54 ], [ %52, %45 ], [ %33, %43 ]
  %65 = tail call float @llvm.nvvm.rsqrt.approx.f(float %64)
  %66 = insertelement <3 x float> poison, float %65, i64 0
  %67 = shufflevector <3 x float> %66, <3 x float> poison, <3 x i32> zeroinitializer
  %68 = fmul <3 x float> %63, %67
  br label %69

69:                                               ; preds = %4, %62
  %70 = phi <3 x float> [ %68, %62 ], [ %26, %4 ]
  %71 = shufflevector <3 x float> %70, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %72 = icmp sgt i32 %2, 0
  br label %73

73:                                               ; preds = %201, %69
  %74 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %69 ], [ %206, %201 ]
  %75 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %69 ], [ %205, %201 ]
  %76 = phi float [ 1.000000e+00, %69 ], [ %204, %201 ]
  %77 = phi i32 [ 0, %69 ], [ %207, %201 ]
  %78 = phi <4 x float> [ %71, %69 ], [ %203, %201 ]
  %79 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %69 ], [ %202, %201 ]
  br i1 %72, label %80, label %85

80:                                               ; preds = %73
  %81 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %82 = extractelement <4 x float> %78, i64 0
  %83 = extractelement <4 x float> %78, i64 1
  %84 = extractelement <4 x float> %78, i64 2
  br label %89

85:                                               ; preds = %127, %73
  %86 = phi i32 [ -1, %73 ], [ %132, %127 ]
  %87 = phi float [ 0x46293E5940000000, %73 ], [ %133, %127 ]
  %88 = icmp slt i32 %86, 0
  br i1 %88, label %136, label %148

89:                                               ; preds = %80, %127
  %90 = phi float [ 0x46293E5940000000, %80 ], [ %133, %127 ]
  %91 = phi i32 [ -1, %80 ], [ %132, %127 ]
  %92 = phi i32 [ 0, %80 ], [ %134, %127 ]
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !22
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 4
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !22
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 8
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !22
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 12
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !22
  %102 = insertelement <3 x float> poison, float %95, i64 0
  %103 = insertelement <3 x float> %102, float %97, i64 1
  %104 = insertelement <3 x float> %103, float %99, i64 2
  %105 = fsub <3 x float> %81, %104
  %106 = extractelement <3 x float> %105, i64 0
  %107 = extractelement <3 x float> %105, i64 1
  %108 = fmul float %83, %107
  %109 = tail call float @llvm.fmuladd.f32(float %106, float %82, float %108)
  %110 = extractelement <3 x float> %105, i64 2
  %111 = tail call noundef float @llvm.fmuladd.f32(float %110, float %84, float %109)
  %112 = fmul float %107, %107
  %113 = tail call float @llvm.fmuladd.f32(float %106, float %106, float %112)
  %114 = tail call noundef float @llvm.fmuladd.f32(float %110, float %110, float %113)
  %115 = fneg float %101
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %101, float %114)
  %117 = fneg float %116
  %118 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %117)
  %119 = fcmp olt float %118, 0.000000e+00
  br i1 %119, label %127, label %120

120:                                              ; preds = %89
  %121 = tail call float @llvm.nvvm.sqrt.approx.f(float %118) #7
  %122 = fneg float %111
  %123 = fsub float %122, %121
  %124 = fcmp ogt float %123, 0x3F50624DE0000000
  %125 = fsub float %121, %111
  %126 = select i1 %124, float %123, float %125
  br label %127

127:                                              ; preds = %89, %120
  %128 = phi float [ %126, %120 ], [ -1.000000e+00, %89 ]
  %129 = fcmp ogt float %128, 0x3F50624DE0000000
  %130 = fcmp olt float %128, %90
  %131 = select i1 %129, i1 %130, i1 false
  %132 = select i1 %131, i32 %92, i32 %91
  %133 = select i1 %131, float %128, float %90
  %134 = add nuw nsw i32 %92, 1
  %135 = icmp eq i32 %134, %2
  br i1 %135, label %85, label %89, !llvm.loop !24

136:                                              ; preds = %85
  %137 = insertelement <3 x float> poison, float %76, i64 0
  %138 = shufflevector <3 x float> %137, <3 x float> poison, <3 x i32> zeroinitializer
  %139 = extractelement <4 x float> %78, i64 1
  %140 = fadd float %139, 1.000000e+00
  %141 = fmul float %140, 5.000000e-01
  %142 = insertelement <3 x float> poison, float %141, i64 0
  %143 = shufflevector <3 x float> %142, <3 x float> poison, <3 x i32> zeroinitializer
  %144 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %143, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %145 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %146 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %138, <3 x float> %144, <3 x float> %145)
  %147 = shufflevector <3 x float> %146, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %201

148:                                              ; preds = %85
  %149 = zext nneg i32 %86 to i64
  %150 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !22
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 4
  %153 = load float, ptr addrspace(1) %152, align 4, !tbaa !22
  %154 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 8
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !22
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 12
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !22
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 16
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !22
  %160 = shufflevector <4 x float> %74, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %161 = insertelement <3 x float> poison, float %87, i64 0
  %162 = shufflevector <3 x float> %161, <3 x float> poison, <3 x i32> zeroinitializer
  %163 = shufflevector <4 x float> %78, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %164 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %162, <3 x float> %163, <3 x float> %160)
  %165 = insertelement <3 x float> poison, float %151, i64 0
  %166 = insertelement <3 x float> %165, float %153, i64 1
  %167 = insertelement <3 x float> %166, float %155, i64 2
  %168 = fsub <3 x float> %164, %167
  %169 = insertelement <3 x float> poison, float %157, i64 0
  %170 = shufflevector <3 x float> %169, <3 x float> poison, <3 x i32> zeroinitializer
  %171 = fdiv <3 x float> %168, %170, !fpmath !14
  %172 = fsub float 1.000000e+00, %159
  %173 = fmul float %76, %172
  %174 = extractelement <3 x float> %171, i64 0
  %175 = extractelement <3 x float> %171, i64 1
  %176 = fmul float %175, 0x3FE99999A0000000
  %177 = tail call float @llvm.fmuladd.f32(float %174, float 0x3FDEB851E0000000, float %176)
  %178 = extractelement <3 x float> %171, i64 2
  %179 = tail call noundef float @llvm.fmuladd.f32(float %178, float 0xBFD70A3D80000000, float %177)
  %180 = tail call noundef float @llvm.maximumnum.f32(float %179, float 0x3FB99999A0000000)
  %181 = fmul float %173, %180
  %182 = insertelement <3 x float> poison, float %181, i64 0
  %183 = shufflevector <3 x float> %182, <3 x float> poison, <3 x i32> zeroinitializer
  %184 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %185 = fadd <3 x float> %184, %183
  %186 = shufflevector <3 x float> %185, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %187 = fmul float %76, %159
  %188 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %171, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %164)
  %189 = shufflevector <3 x float> %188, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %190 = extractelement <4 x float> %78, i64 0
  %191 = extractelement <4 x float> %78, i64 1
  %192 = fmul float %191, %175
  %193 = tail call float @llvm.fmuladd.f32(float %190, float %174, float %192)
  %194 = extractelement <4 x float> %78, i64 2
  %195 = tail call noundef float @llvm.fmuladd.f32(float %194, float %178, float %193)
  %196 = fmul float %195, -2.000000e+00
  %197 = insertelement <3 x float> poison, float %196, i64 0
  %198 = shufflevector <3 x float> %197, <3 x float> poison, <3 x i32> zeroinitializer
  %199 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %198, <3 x float> %171, <3 x float> %163)
  %200 = shufflevector <3 x float> %199, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %201

201:                                              ; preds = %148, %136
  %202 = phi <4 x float> [ %189, %148 ], [ %79, %136 ]
  %203 = phi <4 x float> [ %200, %148 ], [ %78, %136 ]
  %204 = phi float [ %187, %148 ], [ %76, %136 ]
  %205 = phi <4 x float> [ %186, %148 ], [ %147, %136 ]
  %206 = phi <4 x float> [ %189, %148 ], [ %74, %136 ]
  %207 = add nuw nsw i32 %77, 1
  %208 = icmp eq i32 %207, 3
  %209 = select i1 %88, i1 true, i1 %208
  br i1 %209, label %210, label %73, !llvm.loop !25

210:                                              ; preds = %201
  %211 = insertelement <4 x float> %205, float %204, i64 3
  %212 = mul nsw i32 %3, %14
  %213 = add nsw i32 %212, %9
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %214
  store <4 x float> %211, ptr addrspace(1) %215, align 16, !tbaa !26
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = shl nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = addrspacecast ptr addrspace(1) %0 to ptr
  %18 = mul nsw i64 %16, 12
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18
  %20 = load <1 x float>, ptr %19, align 4
  %21 = shufflevector <1 x float> %20, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !26
  %24 = insertelement <3 x float> %21, float %23, i64 1
  %25 = getelementptr i8, ptr %19, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !22
  %27 = insertelement <3 x float> %24, float %26, i64 2
  %28 = or disjoint i32 %15, 1
  %29 = sext i32 %28 to i64
  %30 = mul nsw i64 %29, 12
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !26
  %34 = getelementptr i8, ptr %31, i64 8
  %35 = load float, ptr %34, align 4, !tbaa !22
  %36 = icmp sgt i32 %4, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %5
  %38 = addrspacecast ptr addrspace(1) %1 to ptr
  %39 = load float, ptr %31, align 4
  br label %47

40:                                               ; preds = %150, %5
  %41 = phi i32 [ -1, %5 ], [ %151, %150 ]
  %42 = phi float [ 0x46293E5940000000, %5 ], [ %152, %150 ]
  %43 = shl i64 %13, 32
  %44 = ashr exact i64 %43, 32
  %45 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %44
  store i32 %41, ptr addrspace(1) %45, align 4, !tbaa !6
  %46 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %44
  store float %42, ptr addrspace(1) %46, align 4, !tbaa !22
  ret void

47:                                               ; preds = %37, %150
  %48 = phi float [ 0x46293E5940000000, %37 ], [ %152, %150 ]
  %49 = phi i32 [ -1, %37 ], [ %151, %150 ]
  %50 = phi i32 [ 0, %37 ], [ %153, %150 ]
  %51 = mul nuw nsw i32 %50, 3
  %52 = zext nneg i32 %51 to i64
  %53 = mul nuw nsw i64 %52, 12
  %54 = getelementptr inbounds nuw i8, ptr %38, i64 %53
  %55 = load <1 x float>, ptr %54, align 4
  %56 = shufflevector <1 x float> %55, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !26
  %59 = insertelement <3 x float> %56, float %58, i64 1
  %60 = getelementptr i8, ptr %54, i64 8
  %61 = load float, ptr %60, align 4, !tbaa !22
  %62 = insertelement <3 x float> %59, float %61, i64 2
  %63 = add nuw nsw i32 %51, 1
  %64 = zext nneg i32 %63 to i64
  %65 = mul nuw nsw i64 %64, 12
  %66 = getelementptr inbounds nuw i8, ptr %38, i64 %65
  %67 = load <1 x float>, ptr %66, align 4
  %68 = shufflevector <1 x float> %67, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %70 = load float, ptr %69, align 4, !tbaa !26
  %71 = insertelement <3 x float> %68, float %70, i64 1
  %72 = getelementptr i8, ptr %66, i64 8
  %73 = load float, ptr %72, align 4, !tbaa !22
  %74 = insertelement <3 x float> %71, float %73, i64 2
  %75 = fsub <3 x float> %74, %62
  %76 = add nuw nsw i32 %51, 2
  %77 = zext nneg i32 %76 to i64
  %78 = mul nuw nsw i64 %77, 12
  %79 = getelementptr inbounds nuw i8, ptr %38, i64 %78
  %80 = load <1 x float>, ptr %79, align 4
  %81 = shufflevector <1 x float> %80, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %83 = load float, ptr %82, align 4, !tbaa !26
  %84 = insertelement <3 x float> %81, float %83, i64 1
  %85 = getelementptr i8, ptr %79, i64 8
  %86 = load float, ptr %85, align 4, !tbaa !22
  %87 = insertelement <3 x float> %84, float %86, i64 2
  %88 = fsub <3 x float> %87, %62
  %89 = extractelement <3 x float> %88, i64 2
  %90 = extractelement <3 x float> %88, i64 1
  %91 = fneg float %90
  %92 = fmul float %35, %91
  %93 = tail call float @llvm.fmuladd.f32(float %33, float %89, float %92)
  %94 = extractelement <3 x float> %88, i64 0
  %95 = fneg float %89
  %96 = fmul float %39, %95
  %97 = tail call float @llvm.fmuladd.f32(float %35, float %94, float %96)
  %98 = fneg float %94
  %99 = fmul float %33, %98
  %100 = tail call float @llvm.fmuladd.f32(float %39, float %90, float %99)
  %101 = extractelement <3 x float> %75, i64 0
  %102 = extractelement <3 x float> %75, i64 1
  %103 = fmul float %102, %97
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %93, float %103)
  %105 = extractelement <3 x float> %75, i64 2
  %106 = tail call noundef float @llvm.fmuladd.f32(float %105, float %100, float %104)
  %107 = tail call noundef float @llvm.fabs.f32(float %106)
  %108 = fcmp olt float %107, 0x3EE4F8B580000000
  br i1 %108, label %150, label %109

109:                                              ; preds = %47
  %110 = fdiv float 1.000000e+00, %106, !fpmath !14
  %111 = fsub <3 x float> %27, %62
  %112 = extractelement <3 x float> %111, i64 0
  %113 = extractelement <3 x float> %111, i64 1
  %114 = fmul float %113, %97
  %115 = tail call float @llvm.fmuladd.f32(float %112, float %93, float %114)
  %116 = extractelement <3 x float> %111, i64 2
  %117 = tail call noundef float @llvm.fmuladd.f32(float %116, float %100, float %115)
  %118 = fmul float %117, %110
  %119 = fcmp olt float %118, 0.000000e+00
  %120 = fcmp ogt float %118, 1.000000e+00
  %121 = or i1 %119, %120
  br i1 %121, label %150, label %122

122:                                              ; preds = %109
  %123 = fneg float %102
  %124 = fmul float %116, %123
  %125 = tail call float @llvm.fmuladd.f32(float %113, float %105, float %124)
  %126 = fneg float %105
  %127 = fmul float %112, %126
  %128 = tail call float @llvm.fmuladd.f32(float %116, float %101, float %127)
  %129 = fneg float %101
  %130 = fmul float %113, %129
  %131 = tail call float @llvm.fmuladd.f32(float %112, float %102, float %130)
  %132 = fmul float %33, %128
  %133 = tail call float @llvm.fmuladd.f32(float %39, float %125, float %132)
  %134 = tail call noundef float @llvm.fmuladd.f32(float %35, float %131, float %133)
  %135 = fmul float %134, %110
  %136 = fcmp olt float %135, 0.000000e+00
  %137 = fadd float %118, %135
  %138 = fcmp ogt float %137, 1.000000e+00
  %139 = or i1 %136, %138
  br i1 %139, label %150, label %140

140:                                              ; preds = %122
  %141 = fmul float %128, %90
  %142 = tail call float @llvm.fmuladd.f32(float %94, float %125, float %141)
  %143 = tail call noundef float @llvm.fmuladd.f32(float %89, float %131, float %142)
  %144 = fmul float %143, %110
  %145 = fcmp ogt float %144, 0.000000e+00
  %146 = fcmp olt float %144, %48
  %147 = select i1 %145, i1 %146, i1 false
  %148 = select i1 %147, i32 %50, i32 %49
  %149 = select i1 %147, float %144, float %48
  br label %150

150:                                              ; preds = %109, %122, %140, %47
  %151 = phi i32 [ %49, %47 ], [ %49, %109 ], [ %148, %140 ], [ %49, %122 ]
  %152 = phi float [ %48, %47 ], [ %48, %109 ], [ %149, %140 ], [ %48, %122 ]
  %153 = add nuw nsw i32 %50, 1
  %154 = icmp eq i32 %153, %4
  br i1 %154, label %40, label %47, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.copysign.v3f32(<3 x float>, <3 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"int", !"int", !"float"}
!13 = !{!"", !"", !"", !""}
!14 = !{float 2.500000e+00}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"float4*", !"sphere*", !"int", !"int"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"sphere*", !"int", !"int"}
!21 = !{!"", !"const", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !8, i64 0}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = !{!8, !8, i64 0}
!27 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!28 = !{!"none", !"none", !"none", !"none", !"none"}
!29 = !{!"float*", !"float*", !"int*", !"float*", !"int"}
!30 = !{!"const", !"const", !"", !"", !""}
!31 = distinct !{!31, !16}
