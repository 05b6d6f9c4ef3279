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

62:                                               ; preds = %56, %154
  %63 = phi float [ 0.000000e+00, %56 ], [ %155, %154 ]
  %64 = phi i32 [ 0, %56 ], [ %156, %154 ]
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
  br i1 %153, label %158, label %154

154:                                              ; preds = %137
  %155 = fadd float %63, %150
  %156 = add nuw nsw i32 %64, 1
  %157 = icmp eq i32 %156, 48
  br i1 %157, label %158, label %62

158:                                              ; preds = %137, %154
  %159 = phi float [ %63, %137 ], [ %155, %154 ]
  %160 = fcmp ugt float %159, 2.000000e+01
  br i1 %160, label %818, label %161

161:                                              ; preds = %158
  %162 = insertelement <3 x float> poison, float %159, i64 0
  %163 = shufflevector <3 x float> %162, <3 x float> poison, <3 x i32> zeroinitializer
  %164 = fmul <3 x float> %60, %163
  %165 = fadd <3 x float> %164, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %166 = fsub <3 x float> %165, %61
  %167 = extractelement <3 x float> %166, i64 0
  %168 = extractelement <3 x float> %166, i64 1
  %169 = fmul float %168, %168
  %170 = tail call float @llvm.fmuladd.f32(float %167, float %167, float %169)
  %171 = extractelement <3 x float> %166, i64 2
  %172 = tail call noundef float @llvm.fmuladd.f32(float %171, float %171, float %170)
  %173 = fcmp olt float %172, 0x3810000000000000
  br i1 %173, label %174, label %184

174:                                              ; preds = %161
  %175 = fmul <3 x float> %166, splat (float 0x4550000000000000)
  %176 = extractelement <3 x float> %175, i64 0
  %177 = extractelement <3 x float> %175, i64 1
  %178 = fmul float %177, %177
  %179 = tail call float @llvm.fmuladd.f32(float %176, float %176, float %178)
  %180 = extractelement <3 x float> %175, i64 2
  %181 = tail call noundef float @llvm.fmuladd.f32(float %180, float %180, float %179)
  %182 = tail call float @llvm.nvvm.sqrt.approx.f(float %181) #7
  %183 = fmul float %182, 0x3A90000000000000
  br label %198

184:                                              ; preds = %161
  %185 = fcmp oeq float %172, 0x7FF0000000000000
  br i1 %185, label %186, label %196

186:                                              ; preds = %184
  %187 = fmul <3 x float> %166, splat (float 0x3BE0000000000000)
  %188 = extractelement <3 x float> %187, i64 0
  %189 = extractelement <3 x float> %187, i64 1
  %190 = fmul float %189, %189
  %191 = tail call float @llvm.fmuladd.f32(float %188, float %188, float %190)
  %192 = extractelement <3 x float> %187, i64 2
  %193 = tail call noundef float @llvm.fmuladd.f32(float %192, float %192, float %191)
  %194 = tail call float @llvm.nvvm.sqrt.approx.f(float %193) #7
  %195 = fmul float %194, 0x4400000000000000
  br label %198

196:                                              ; preds = %184
  %197 = tail call float @llvm.nvvm.sqrt.approx.f(float %172) #7
  br label %198

198:                                              ; preds = %196, %186, %174
  %199 = phi float [ %183, %174 ], [ %195, %186 ], [ %197, %196 ]
  %200 = fadd <3 x float> %165, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %201 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %200)
  %202 = fadd <3 x float> %201, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %203 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %202, <3 x float> zeroinitializer)
  %204 = extractelement <3 x float> %203, i64 0
  %205 = extractelement <3 x float> %203, i64 1
  %206 = fmul float %205, %205
  %207 = tail call float @llvm.fmuladd.f32(float %204, float %204, float %206)
  %208 = extractelement <3 x float> %203, i64 2
  %209 = tail call noundef float @llvm.fmuladd.f32(float %208, float %208, float %207)
  %210 = fcmp olt float %209, 0x3810000000000000
  br i1 %210, label %211, label %221

211:                                              ; preds = %198
  %212 = fmul <3 x float> %203, splat (float 0x4550000000000000)
  %213 = extractelement <3 x float> %212, i64 0
  %214 = extractelement <3 x float> %212, i64 1
  %215 = fmul float %214, %214
  %216 = tail call float @llvm.fmuladd.f32(float %213, float %213, float %215)
  %217 = extractelement <3 x float> %212, i64 2
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float %217, float %216)
  %219 = tail call float @llvm.nvvm.sqrt.approx.f(float %218) #7
  %220 = fmul float %219, 0x3A90000000000000
  br label %235

221:                                              ; preds = %198
  %222 = fcmp oeq float %209, 0x7FF0000000000000
  br i1 %222, label %223, label %233

223:                                              ; preds = %221
  %224 = fmul <3 x float> %203, splat (float 0x3BE0000000000000)
  %225 = extractelement <3 x float> %224, i64 0
  %226 = extractelement <3 x float> %224, i64 1
  %227 = fmul float %226, %226
  %228 = tail call float @llvm.fmuladd.f32(float %225, float %225, float %227)
  %229 = extractelement <3 x float> %224, i64 2
  %230 = tail call noundef float @llvm.fmuladd.f32(float %229, float %229, float %228)
  %231 = tail call float @llvm.nvvm.sqrt.approx.f(float %230) #7
  %232 = fmul float %231, 0x4400000000000000
  br label %235

233:                                              ; preds = %221
  %234 = tail call float @llvm.nvvm.sqrt.approx.f(float %209) #7
  br label %235

235:                                              ; preds = %233, %223, %211
  %236 = phi float [ %220, %211 ], [ %232, %223 ], [ %234, %233 ]
  %237 = fadd float %199, 0xBFE99999A0000000
  %238 = extractelement <3 x float> %165, i64 1
  %239 = fadd float %238, 1.000000e+00
  %240 = extractelement <3 x float> %202, i64 0
  %241 = extractelement <3 x float> %202, i64 1
  %242 = extractelement <3 x float> %202, i64 2
  %243 = tail call noundef float @llvm.maximumnum.f32(float %241, float %242)
  %244 = tail call noundef float @llvm.maximumnum.f32(float %240, float %243)
  %245 = tail call noundef float @llvm.minimumnum.f32(float %244, float 0.000000e+00)
  %246 = fadd float %245, %236
  %247 = tail call noundef float @llvm.minimumnum.f32(float %237, float %246)
  %248 = tail call noundef float @llvm.minimumnum.f32(float %239, float %247)
  %249 = fadd <3 x float> %164, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %250 = fsub <3 x float> %249, %61
  %251 = extractelement <3 x float> %250, i64 0
  %252 = extractelement <3 x float> %250, i64 1
  %253 = fmul float %252, %252
  %254 = tail call float @llvm.fmuladd.f32(float %251, float %251, float %253)
  %255 = extractelement <3 x float> %250, i64 2
  %256 = tail call noundef float @llvm.fmuladd.f32(float %255, float %255, float %254)
  %257 = fcmp olt float %256, 0x3810000000000000
  br i1 %257, label %258, label %268

258:                                              ; preds = %235
  %259 = fmul <3 x float> %250, splat (float 0x4550000000000000)
  %260 = extractelement <3 x float> %259, i64 0
  %261 = extractelement <3 x float> %259, i64 1
  %262 = fmul float %261, %261
  %263 = tail call float @llvm.fmuladd.f32(float %260, float %260, float %262)
  %264 = extractelement <3 x float> %259, i64 2
  %265 = tail call noundef float @llvm.fmuladd.f32(float %264, float %264, float %263)
  %266 = tail call float @llvm.nvvm.sqrt.approx.f(float %265) #7
  %267 = fmul float %266, 0x3A90000000000000
  br label %282

268:                                              ; preds = %235
  %269 = fcmp oeq float %256, 0x7FF0000000000000
  br i1 %269, label %270, label %280

270:                                              ; preds = %268
  %271 = fmul <3 x float> %250, splat (float 0x3BE0000000000000)
  %272 = extractelement <3 x float> %271, i64 0
  %273 = extractelement <3 x float> %271, i64 1
  %274 = fmul float %273, %273
  %275 = tail call float @llvm.fmuladd.f32(float %272, float %272, float %274)
  %276 = extractelement <3 x float> %271, i64 2
  %277 = tail call noundef float @llvm.fmuladd.f32(float %276, float %276, float %275)
  %278 = tail call float @llvm.nvvm.sqrt.approx.f(float %277) #7
  %279 = fmul float %278, 0x4400000000000000
  br label %282

280:                                              ; preds = %268
  %281 = tail call float @llvm.nvvm.sqrt.approx.f(float %256) #7
  br label %282

282:                                              ; preds = %280, %270, %258
  %283 = phi float [ %267, %258 ], [ %279, %270 ], [ %281, %280 ]
  %284 = fadd <3 x float> %249, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %285 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %284)
  %286 = fadd <3 x float> %285, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %287 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %286, <3 x float> zeroinitializer)
  %288 = extractelement <3 x float> %287, i64 0
  %289 = extractelement <3 x float> %287, i64 1
  %290 = fmul float %289, %289
  %291 = tail call float @llvm.fmuladd.f32(float %288, float %288, float %290)
  %292 = extractelement <3 x float> %287, i64 2
  %293 = tail call noundef float @llvm.fmuladd.f32(float %292, float %292, float %291)
  %294 = fcmp olt float %293, 0x3810000000000000
  br i1 %294, label %295, label %305

295:                                              ; preds = %282
  %296 = fmul <3 x float> %287, splat (float 0x4550000000000000)
  %297 = extractelement <3 x float> %296, i64 0
  %298 = extractelement <3 x float> %296, i64 1
  %299 = fmul float %298, %298
  %300 = tail call float @llvm.fmuladd.f32(float %297, float %297, float %299)
  %301 = extractelement <3 x float> %296, i64 2
  %302 = tail call noundef float @llvm.fmuladd.f32(float %301, float %301, float %300)
  %303 = tail call float @llvm.nvvm.sqrt.approx.f(float %302) #7
  %304 = fmul float %303, 0x3A90000000000000
  br label %319

305:                                              ; preds = %282
  %306 = fcmp oeq float %293, 0x7FF0000000000000
  br i1 %306, label %307, label %317

307:                                              ; preds = %305
  %308 = fmul <3 x float> %287, splat (float 0x3BE0000000000000)
  %309 = extractelement <3 x float> %308, i64 0
  %310 = extractelement <3 x float> %308, i64 1
  %311 = fmul float %310, %310
  %312 = tail call float @llvm.fmuladd.f32(float %309, float %309, float %311)
  %313 = extractelement <3 x float> %308, i64 2
  %314 = tail call noundef float @llvm.fmuladd.f32(float %313, float %313, float %312)
  %315 = tail call float @llvm.nvvm.sqrt.approx.f(float %314) #7
  %316 = fmul float %315, 0x4400000000000000
  br label %319

317:                                              ; preds = %305
  %318 = tail call float @llvm.nvvm.sqrt.approx.f(float %293) #7
  br label %319

319:                                              ; preds = %317, %307, %295
  %320 = phi float [ %304, %295 ], [ %316, %307 ], [ %318, %317 ]
  %321 = fadd float %283, 0xBFE99999A0000000
  %322 = extractelement <3 x float> %249, i64 1
  %323 = fadd float %322, 1.000000e+00
  %324 = extractelement <3 x float> %286, i64 0
  %325 = extractelement <3 x float> %286, i64 1
  %326 = extractelement <3 x float> %286, i64 2
  %327 = tail call noundef float @llvm.maximumnum.f32(float %325, float %326)
  %328 = tail call noundef float @llvm.maximumnum.f32(float %324, float %327)
  %329 = tail call noundef float @llvm.minimumnum.f32(float %328, float 0.000000e+00)
  %330 = fadd float %329, %320
  %331 = tail call noundef float @llvm.minimumnum.f32(float %321, float %330)
  %332 = tail call noundef float @llvm.minimumnum.f32(float %323, float %331)
  %333 = fsub float %248, %332
  %334 = insertelement <3 x float> poison, float %333, i64 0
  %335 = fadd <3 x float> %164, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %336 = fsub <3 x float> %335, %61
  %337 = extractelement <3 x float> %336, i64 0
  %338 = extractelement <3 x float> %336, i64 1
  %339 = fmul float %338, %338
  %340 = tail call float @llvm.fmuladd.f32(float %337, float %337, float %339)
  %341 = extractelement <3 x float> %336, i64 2
  %342 = tail call noundef float @llvm.fmuladd.f32(float %341, float %341, float %340)
  %343 = fcmp olt float %342, 0x3810000000000000
  br i1 %343, label %344, label %354

344:                                              ; preds = %319
  %345 = fmul <3 x float> %336, splat (float 0x4550000000000000)
  %346 = extractelement <3 x float> %345, i64 0
  %347 = extractelement <3 x float> %345, i64 1
  %348 = fmul float %347, %347
  %349 = tail call float @llvm.fmuladd.f32(float %346, float %346, float %348)
  %350 = extractelement <3 x float> %345, i64 2
  %351 = tail call noundef float @llvm.fmuladd.f32(float %350, float %350, float %349)
  %352 = tail call float @llvm.nvvm.sqrt.approx.f(float %351) #7
  %353 = fmul float %352, 0x3A90000000000000
  br label %368

354:                                              ; preds = %319
  %355 = fcmp oeq float %342, 0x7FF0000000000000
  br i1 %355, label %356, label %366

356:                                              ; preds = %354
  %357 = fmul <3 x float> %336, splat (float 0x3BE0000000000000)
  %358 = extractelement <3 x float> %357, i64 0
  %359 = extractelement <3 x float> %357, i64 1
  %360 = fmul float %359, %359
  %361 = tail call float @llvm.fmuladd.f32(float %358, float %358, float %360)
  %362 = extractelement <3 x float> %357, i64 2
  %363 = tail call noundef float @llvm.fmuladd.f32(float %362, float %362, float %361)
  %364 = tail call float @llvm.nvvm.sqrt.approx.f(float %363) #7
  %365 = fmul float %364, 0x4400000000000000
  br label %368

366:                                              ; preds = %354
  %367 = tail call float @llvm.nvvm.sqrt.approx.f(float %342) #7
  br label %368

368:                                              ; preds = %366, %356, %344
  %369 = phi float [ %353, %344 ], [ %365, %356 ], [ %367, %366 ]
  %370 = fadd <3 x float> %335, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %371 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %370)
  %372 = fadd <3 x float> %371, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %373 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %372, <3 x float> zeroinitializer)
  %374 = extractelement <3 x float> %373, i64 0
  %375 = extractelement <3 x float> %373, i64 1
  %376 = fmul float %375, %375
  %377 = tail call float @llvm.fmuladd.f32(float %374, float %374, float %376)
  %378 = extractelement <3 x float> %373, i64 2
  %379 = tail call noundef float @llvm.fmuladd.f32(float %378, float %378, float %377)
  %380 = fcmp olt float %379, 0x3810000000000000
  br i1 %380, label %381, label %391

381:                                              ; preds = %368
  %382 = fmul <3 x float> %373, splat (float 0x4550000000000000)
  %383 = extractelement <3 x float> %382, i64 0
  %384 = extractelement <3 x float> %382, i64 1
  %385 = fmul float %384, %384
  %386 = tail call float @llvm.fmuladd.f32(float %383, float %383, float %385)
  %387 = extractelement <3 x float> %382, i64 2
  %388 = tail call noundef float @llvm.fmuladd.f32(float %387, float %387, float %386)
  %389 = tail call float @llvm.nvvm.sqrt.approx.f(float %388) #7
  %390 = fmul float %389, 0x3A90000000000000
  br label %405

391:                                              ; preds = %368
  %392 = fcmp oeq float %379, 0x7FF0000000000000
  br i1 %392, label %393, label %403

393:                                              ; preds = %391
  %394 = fmul <3 x float> %373, splat (float 0x3BE0000000000000)
  %395 = extractelement <3 x float> %394, i64 0
  %396 = extractelement <3 x float> %394, i64 1
  %397 = fmul float %396, %396
  %398 = tail call float @llvm.fmuladd.f32(float %395, float %395, float %397)
  %399 = extractelement <3 x float> %394, i64 2
  %400 = tail call noundef float @llvm.fmuladd.f32(float %399, float %399, float %398)
  %401 = tail call float @llvm.nvvm.sqrt.approx.f(float %400) #7
  %402 = fmul float %401, 0x4400000000000000
  br label %405

403:                                              ; preds = %391
  %404 = tail call float @llvm.nvvm.sqrt.approx.f(float %379) #7
  br label %405

405:                                              ; preds = %403, %393, %381
  %406 = phi float [ %390, %381 ], [ %402, %393 ], [ %404, %403 ]
  %407 = fadd float %369, 0xBFE99999A0000000
  %408 = extractelement <3 x float> %335, i64 1
  %409 = fadd float %408, 1.000000e+00
  %410 = extractelement <3 x float> %372, i64 0
  %411 = extractelement <3 x float> %372, i64 1
  %412 = extractelement <3 x float> %372, i64 2
  %413 = tail call noundef float @llvm.maximumnum.f32(float %411, float %412)
  %414 = tail call noundef float @llvm.maximumnum.f32(float %410, float %413)
  %415 = tail call noundef float @llvm.minimumnum.f32(float %414, float 0.000000e+00)
  %416 = fadd float %415, %406
  %417 = tail call noundef float @llvm.minimumnum.f32(float %407, float %416)
  %418 = tail call noundef float @llvm.minimumnum.f32(float %409, float %417)
  %419 = fadd <3 x float> %164, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %420 = fsub <3 x float> %419, %61
  %421 = extractelement <3 x float> %420, i64 0
  %422 = extractelement <3 x float> %420, i64 1
  %423 = fmul float %422, %422
  %424 = tail call float @llvm.fmuladd.f32(float %421, float %421, float %423)
  %425 = extractelement <3 x float> %420, i64 2
  %426 = tail call noundef float @llvm.fmuladd.f32(float %425, float %425, float %424)
  %427 = fcmp olt float %426, 0x3810000000000000
  br i1 %427, label %428, label %438

428:                                              ; preds = %405
  %429 = fmul <3 x float> %420, splat (float 0x4550000000000000)
  %430 = extractelement <3 x float> %429, i64 0
  %431 = extractelement <3 x float> %429, i64 1
  %432 = fmul float %431, %431
  %433 = tail call float @llvm.fmuladd.f32(float %430, float %430, float %432)
  %434 = extractelement <3 x float> %429, i64 2
  %435 = tail call noundef float @llvm.fmuladd.f32(float %434, float %434, float %433)
  %436 = tail call float @llvm.nvvm.sqrt.approx.f(float %435) #7
  %437 = fmul float %436, 0x3A90000000000000
  br label %452

438:                                              ; preds = %405
  %439 = fcmp oeq float %426, 0x7FF0000000000000
  br i1 %439, label %440, label %450

440:                                              ; preds = %438
  %441 = fmul <3 x float> %420, splat (float 0x3BE0000000000000)
  %442 = extractelement <3 x float> %441, i64 0
  %443 = extractelement <3 x float> %441, i64 1
  %444 = fmul float %443, %443
  %445 = tail call float @llvm.fmuladd.f32(float %442, float %442, float %444)
  %446 = extractelement <3 x float> %441, i64 2
  %447 = tail call noundef float @llvm.fmuladd.f32(float %446, float %446, float %445)
  %448 = tail call float @llvm.nvvm.sqrt.approx.f(float %447) #7
  %449 = fmul float %448, 0x4400000000000000
  br label %452

450:                                              ; preds = %438
  %451 = tail call float @llvm.nvvm.sqrt.approx.f(float %426) #7
  br label %452

452:                                              ; preds = %450, %440, %428
  %453 = phi float [ %437, %428 ], [ %449, %440 ], [ %451, %450 ]
  %454 = fadd <3 x float> %419, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %455 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %454)
  %456 = fadd <3 x float> %455, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %457 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %456, <3 x float> zeroinitializer)
  %458 = extractelement <3 x float> %457, i64 0
  %459 = extractelement <3 x float> %457, i64 1
  %460 = fmul float %459, %459
  %461 = tail call float @llvm.fmuladd.f32(float %458, float %458, float %460)
  %462 = extractelement <3 x float> %457, i64 2
  %463 = tail call noundef float @llvm.fmuladd.f32(float %462, float %462, float %461)
  %464 = fcmp olt float %463, 0x3810000000000000
  br i1 %464, label %465, label %475

465:                                              ; preds = %452
  %466 = fmul <3 x float> %457, splat (float 0x4550000000000000)
  %467 = extractelement <3 x float> %466, i64 0
  %468 = extractelement <3 x float> %466, i64 1
  %469 = fmul float %468, %468
  %470 = tail call float @llvm.fmuladd.f32(float %467, float %467, float %469)
  %471 = extractelement <3 x float> %466, i64 2
  %472 = tail call noundef float @llvm.fmuladd.f32(float %471, float %471, float %470)
  %473 = tail call float @llvm.nvvm.sqrt.approx.f(float %472) #7
  %474 = fmul float %473, 0x3A90000000000000
  br label %489

475:                                              ; preds = %452
  %476 = fcmp oeq float %463, 0x7FF0000000000000
  br i1 %476, label %477, label %487

477:                                              ; preds = %475
  %478 = fmul <3 x float> %457, splat (float 0x3BE0000000000000)
  %479 = extractelement <3 x float> %478, i64 0
  %480 = extractelement <3 x float> %478, i64 1
  %481 = fmul float %480, %480
  %482 = tail call float @llvm.fmuladd.f32(float %479, float %479, float %481)
  %483 = extractelement <3 x float> %478, i64 2
  %484 = tail call noundef float @llvm.fmuladd.f32(float %483, float %483, float %482)
  %485 = tail call float @llvm.nvvm.sqrt.approx.f(float %484) #7
  %486 = fmul float %485, 0x4400000000000000
  br label %489

487:                                              ; preds = %475
  %488 = tail call float @llvm.nvvm.sqrt.approx.f(float %463) #7
  br label %489

489:                                              ; preds = %487, %477, %465
  %490 = phi float [ %474, %465 ], [ %486, %477 ], [ %488, %487 ]
  %491 = fadd float %453, 0xBFE99999A0000000
  %492 = extractelement <3 x float> %419, i64 1
  %493 = fadd float %492, 1.000000e+00
  %494 = extractelement <3 x float> %456, i64 0
  %495 = extractelement <3 x float> %456, i64 1
  %496 = extractelement <3 x float> %456, i64 2
  %497 = tail call noundef float @llvm.maximumnum.f32(float %495, float %496)
  %498 = tail call noundef float @llvm.maximumnum.f32(float %494, float %497)
  %499 = tail call noundef float @llvm.minimumnum.f32(float %498, float 0.000000e+00)
  %500 = fadd float %499, %490
  %501 = tail call noundef float @llvm.minimumnum.f32(float %491, float %500)
  %502 = tail call noundef float @llvm.minimumnum.f32(float %493, float %501)
  %503 = fsub float %418, %502
  %504 = insertelement <3 x float> %334, float %503, i64 1
  %505 = fadd <3 x float> %164, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %506 = fsub <3 x float> %505, %61
  %507 = extractelement <3 x float> %506, i64 0
  %508 = extractelement <3 x float> %506, i64 1
  %509 = fmul float %508, %508
  %510 = tail call float @llvm.fmuladd.f32(float %507, float %507, float %509)
  %511 = extractelement <3 x float> %506, i64 2
  %512 = tail call noundef float @llvm.fmuladd.f32(float %511, float %511, float %510)
  %513 = fcmp olt float %512, 0x3810000000000000
  br i1 %513, label %514, label %524

514:                                              ; preds = %489
  %515 = fmul <3 x float> %506, splat (float 0x4550000000000000)
  %516 = extractelement <3 x float> %515, i64 0
  %517 = extractelement <3 x float> %515, i64 1
  %518 = fmul float %517, %517
  %519 = tail call float @llvm.fmuladd.f32(float %516, float %516, float %518)
  %520 = extractelement <3 x float> %515, i64 2
  %521 = tail call noundef float @llvm.fmuladd.f32(float %520, float %520, float %519)
  %522 = tail call float @llvm.nvvm.sqrt.approx.f(float %521) #7
  %523 = fmul float %522, 0x3A90000000000000
  br label %538

524:                                              ; preds = %489
  %525 = fcmp oeq float %512, 0x7FF0000000000000
  br i1 %525, label %526, label %536

526:                                              ; preds = %524
  %527 = fmul <3 x float> %506, splat (float 0x3BE0000000000000)
  %528 = extractelement <3 x float> %527, i64 0
  %529 = extractelement <3 x float> %527, i64 1
  %530 = fmul float %529, %529
  %531 = tail call float @llvm.fmuladd.f32(float %528, float %528, float %530)
  %532 = extractelement <3 x float> %527, i64 2
  %533 = tail call noundef float @llvm.fmuladd.f32(float %532, float %532, float %531)
  %534 = tail call float @llvm.nvvm.sqrt.approx.f(float %533) #7
  %535 = fmul float %534, 0x4400000000000000
  br label %538

536:                                              ; preds = %524
  %537 = tail call float @llvm.nvvm.sqrt.approx.f(float %512) #7
  br label %538

538:                                              ; preds = %536, %526, %514
  %539 = phi float [ %523, %514 ], [ %535, %526 ], [ %537, %536 ]
  %540 = fadd <3 x float> %505, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %541 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %540)
  %542 = fadd <3 x float> %541, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %543 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %542, <3 x float> zeroinitializer)
  %544 = extractelement <3 x float> %543, i64 0
  %545 = extractelement <3 x float> %543, i64 1
  %546 = fmul float %545, %545
  %547 = tail call float @llvm.fmuladd.f32(float %544, float %544, float %546)
  %548 = extractelement <3 x float> %543, i64 2
  %549 = tail call noundef float @llvm.fmuladd.f32(float %548, float %548, float %547)
  %550 = fcmp olt float %549, 0x3810000000000000
  br i1 %550, label %551, label %561

551:                                              ; preds = %538
  %552 = fmul <3 x float> %543, splat (float 0x4550000000000000)
  %553 = extractelement <3 x float> %552, i64 0
  %554 = extractelement <3 x float> %552, i64 1
  %555 = fmul float %554, %554
  %556 = tail call float @llvm.fmuladd.f32(float %553, float %553, float %555)
  %557 = extractelement <3 x float> %552, i64 2
  %558 = tail call noundef float @llvm.fmuladd.f32(float %557, float %557, float %556)
  %559 = tail call float @llvm.nvvm.sqrt.approx.f(float %558) #7
  %560 = fmul float %559, 0x3A90000000000000
  br label %575

561:                                              ; preds = %538
  %562 = fcmp oeq float %549, 0x7FF0000000000000
  br i1 %562, label %563, label %573

563:                                              ; preds = %561
  %564 = fmul <3 x float> %543, splat (float 0x3BE0000000000000)
  %565 = extractelement <3 x float> %564, i64 0
  %566 = extractelement <3 x float> %564, i64 1
  %567 = fmul float %566, %566
  %568 = tail call float @llvm.fmuladd.f32(float %565, float %565, float %567)
  %569 = extractelement <3 x float> %564, i64 2
  %570 = tail call noundef float @llvm.fmuladd.f32(float %569, float %569, float %568)
  %571 = tail call float @llvm.nvvm.sqrt.approx.f(float %570) #7
  %572 = fmul float %571, 0x4400000000000000
  br label %575

573:                                              ; preds = %561
  %574 = tail call float @llvm.nvvm.sqrt.approx.f(float %549) #7
  br label %575

575:                                              ; preds = %573, %563, %551
  %576 = phi float [ %560, %551 ], [ %572, %563 ], [ %574, %573 ]
  %577 = fadd float %539, 0xBFE99999A0000000
  %578 = extractelement <3 x float> %505, i64 1
  %579 = fadd float %578, 1.000000e+00
  %580 = extractelement <3 x float> %542, i64 0
  %581 = extractelement <3 x float> %542, i64 1
  %582 = extractelement <3 x float> %542, i64 2
  %583 = tail call noundef float @llvm.maximumnum.f32(float %581, float %582)
  %584 = tail call noundef float @llvm.maximumnum.f32(float %580, float %583)
  %585 = tail call noundef float @llvm.minimumnum.f32(float %584, float 0.000000e+00)
  %586 = fadd float %585, %576
  %587 = tail call noundef float @llvm.minimumnum.f32(float %577, float %586)
  %588 = tail call noundef float @llvm.minimumnum.f32(float %579, float %587)
  %589 = fadd <3 x float> %164, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %590 = fsub <3 x float> %589, %61
  %591 = extractelement <3 x float> %590, i64 0
  %592 = extractelement <3 x float> %590, i64 1
  %593 = fmul float %592, %592
  %594 = tail call float @llvm.fmuladd.f32(float %591, float %591, float %593)
  %595 = extractelement <3 x float> %590, i64 2
  %596 = tail call noundef float @llvm.fmuladd.f32(float %595, float %595, float %594)
  %597 = fcmp olt float %596, 0x3810000000000000
  br i1 %597, label %598, label %608

598:                                              ; preds = %575
  %599 = fmul <3 x float> %590, splat (float 0x4550000000000000)
  %600 = extractelement <3 x float> %599, i64 0
  %601 = extractelement <3 x float> %599, i64 1
  %602 = fmul float %601, %601
  %603 = tail call float @llvm.fmuladd.f32(float %600, float %600, float %602)
  %604 = extractelement <3 x float> %599, i64 2
  %605 = tail call noundef float @llvm.fmuladd.f32(float %604, float %604, float %603)
  %606 = tail call float @llvm.nvvm.sqrt.approx.f(float %605) #7
  %607 = fmul float %606, 0x3A90000000000000
  br label %622

608:                                              ; preds = %575
  %609 = fcmp oeq float %596, 0x7FF0000000000000
  br i1 %609, label %610, label %620

610:                                              ; preds = %608
  %611 = fmul <3 x float> %590, splat (float 0x3BE0000000000000)
  %612 = extractelement <3 x float> %611, i64 0
  %613 = extractelement <3 x float> %611, i64 1
  %614 = fmul float %613, %613
  %615 = tail call float @llvm.fmuladd.f32(float %612, float %612, float %614)
  %616 = extractelement <3 x float> %611, i64 2
  %617 = tail call noundef float @llvm.fmuladd.f32(float %616, float %616, float %615)
  %618 = tail call float @llvm.nvvm.sqrt.approx.f(float %617) #7
  %619 = fmul float %618, 0x4400000000000000
  br label %622

620:                                              ; preds = %608
  %621 = tail call float @llvm.nvvm.sqrt.approx.f(float %596) #7
  br label %622

622:                                              ; preds = %620, %610, %598
  %623 = phi float [ %607, %598 ], [ %619, %610 ], [ %621, %620 ]
  %624 = fadd <3 x float> %589, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %625 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %624)
  %626 = fadd <3 x float> %625, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %627 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %626, <3 x float> zeroinitializer)
  %628 = extractelement <3 x float> %627, i64 0
  %629 = extractelement <3 x float> %627, i64 1
  %630 = fmul float %629, %629
  %631 = tail call float @llvm.fmuladd.f32(float %628, float %628, float %630)
  %632 = extractelement <3 x float> %627, i64 2
  %633 = tail call noundef float @llvm.fmuladd.f32(float %632, float %632, float %631)
  %634 = fcmp olt float %633, 0x3810000000000000
  br i1 %634, label %635, label %645

635:                                              ; preds = %622
  %636 = fmul <3 x float> %627, splat (float 0x4550000000000000)
  %637 = extractelement <3 x float> %636, i64 0
  %638 = extractelement <3 x float> %636, i64 1
  %639 = fmul float %638, %638
  %640 = tail call float @llvm.fmuladd.f32(float %637, float %637, float %639)
  %641 = extractelement <3 x float> %636, i64 2
  %642 = tail call noundef float @llvm.fmuladd.f32(float %641, float %641, float %640)
  %643 = tail call float @llvm.nvvm.sqrt.approx.f(float %642) #7
  %644 = fmul float %643, 0x3A90000000000000
  br label %659

645:                                              ; preds = %622
  %646 = fcmp oeq float %633, 0x7FF0000000000000
  br i1 %646, label %647, label %657

647:                                              ; preds = %645
  %648 = fmul <3 x float> %627, splat (float 0x3BE0000000000000)
  %649 = extractelement <3 x float> %648, i64 0
  %650 = extractelement <3 x float> %648, i64 1
  %651 = fmul float %650, %650
  %652 = tail call float @llvm.fmuladd.f32(float %649, float %649, float %651)
  %653 = extractelement <3 x float> %648, i64 2
  %654 = tail call noundef float @llvm.fmuladd.f32(float %653, float %653, float %652)
  %655 = tail call float @llvm.nvvm.sqrt.approx.f(float %654) #7
  %656 = fmul float %655, 0x4400000000000000
  br label %659

657:                                              ; preds = %645
  %658 = tail call float @llvm.nvvm.sqrt.approx.f(float %633) #7
  br label %659

659:                                              ; preds = %657, %647, %635
  %660 = phi float [ %644, %635 ], [ %656, %647 ], [ %658, %657 ]
  %661 = fadd float %623, 0xBFE99999A0000000
  %662 = extractelement <3 x float> %589, i64 1
  %663 = fadd float %662, 1.000000e+00
  %664 = extractelement <3 x float> %626, i64 0
  %665 = extractelement <3 x float> %626, i64 1
  %666 = extractelement <3 x float> %626, i64 2
  %667 = tail call noundef float @llvm.maximumnum.f32(float %665, float %666)
  %668 = tail call noundef float @llvm.maximumnum.f32(float %664, float %667)
  %669 = tail call noundef float @llvm.minimumnum.f32(float %668, float 0.000000e+00)
  %670 = fadd float %669, %660
  %671 = tail call noundef float @llvm.minimumnum.f32(float %661, float %670)
  %672 = tail call noundef float @llvm.minimumnum.f32(float %663, float %671)
  %673 = fsub float %588, %672
  %674 = insertelement <3 x float> %504, float %673, i64 2
  %675 = fmul float %503, %503
  %676 = tail call float @llvm.fmuladd.f32(float %333, float %333, float %675)
  %677 = tail call noundef float @llvm.fmuladd.f32(float %673, float %673, float %676)
  %678 = fcmp olt float %677, 0x3810000000000000
  br i1 %678, label %679, label %689

679:                                              ; preds = %659
  %680 = fmul <3 x float> %674, splat (float 0x4550000000000000)
  %681 = extractelement <3 x float> %680, i64 0
  %682 = extractelement <3 x float> %680, i64 1
  %683 = fmul float %682, %682
  %684 = tail call float @llvm.fmuladd.f32(float %681, float %681, float %683)
  %685 = extractelement <3 x float> %680, i64 2
  %686 = tail call noundef float @llvm.fmuladd.f32(float %685, float %685, float %684)
  %687 = tail call float @llvm.nvvm.sqrt.approx.f(float %686) #7
  %688 = fmul float %687, 0x3A90000000000000
  br label %703

689:                                              ; preds = %659
  %690 = fcmp oeq float %677, 0x7FF0000000000000
  br i1 %690, label %691, label %701

691:                                              ; preds = %689
  %692 = fmul <3 x float> %674, splat (float 0x3BE0000000000000)
  %693 = extractelement <3 x float> %692, i64 0
  %694 = extractelement <3 x float> %692, i64 1
  %695 = fmul float %694, %694
  %696 = tail call float @llvm.fmuladd.f32(float %693, float %693, float %695)
  %697 = extractelement <3 x float> %692, i64 2
  %698 = tail call noundef float @llvm.fmuladd.f32(float %697, float %697, float %696)
  %699 = tail call float @llvm.nvvm.sqrt.approx.f(float %698) #7
  %700 = fmul float %699, 0x4400000000000000
  br label %703

701:                                              ; preds = %689
  %702 = tail call float @llvm.nvvm.sqrt.approx.f(float %677) #7
  br label %703

703:                                              ; preds = %679, %691, %701
  %704 = phi float [ %688, %679 ], [ %700, %691 ], [ %702, %701 ]
  br label %723

705:                                              ; preds = %798
  %706 = insertelement <3 x float> poison, float %704, i64 0
  %707 = shufflevector <3 x float> %706, <3 x float> poison, <3 x i32> zeroinitializer
  %708 = fdiv <3 x float> %674, %707, !fpmath !14
  %709 = extractelement <3 x float> %708, i64 0
  %710 = extractelement <3 x float> %708, i64 1
  %711 = fmul float %710, 0x3FE99999A0000000
  %712 = tail call float @llvm.fmuladd.f32(float %709, float 0x3FDEB851E0000000, float %711)
  %713 = extractelement <3 x float> %708, i64 2
  %714 = tail call noundef float @llvm.fmuladd.f32(float %713, float 0xBFD70A3D80000000, float %712)
  %715 = tail call noundef float @llvm.maximumnum.f32(float %714, float 0.000000e+00)
  %716 = fmul float %715, 0x3FECCCCCC0000000
  %717 = tail call noundef float @llvm.minimumnum.f32(float %815, float 1.000000e+00)
  %718 = tail call float @llvm.fmuladd.f32(float %716, float %717, float 0x3FB99999A0000000)
  %719 = tail call float @llvm.fmuladd.f32(float %718, float 8.000000e+00, float 5.000000e-01)
  %720 = fptoui float %719 to i32
  %721 = mul i32 %720, 1842204
  %722 = or i32 %721, -16777216
  br label %818

723:                                              ; preds = %703, %798
  %724 = phi float [ 0x3FB99999A0000000, %703 ], [ %816, %798 ]
  %725 = phi float [ 1.000000e+00, %703 ], [ %815, %798 ]
  %726 = insertelement <3 x float> poison, float %724, i64 0
  %727 = shufflevector <3 x float> %726, <3 x float> poison, <3 x i32> zeroinitializer
  %728 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %727, <3 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>, <3 x float> %164)
  %729 = fsub <3 x float> %728, %61
  %730 = extractelement <3 x float> %729, i64 0
  %731 = extractelement <3 x float> %729, i64 1
  %732 = fmul float %731, %731
  %733 = tail call float @llvm.fmuladd.f32(float %730, float %730, float %732)
  %734 = extractelement <3 x float> %729, i64 2
  %735 = tail call noundef float @llvm.fmuladd.f32(float %734, float %734, float %733)
  %736 = fcmp olt float %735, 0x3810000000000000
  br i1 %736, label %737, label %747

737:                                              ; preds = %723
  %738 = fmul <3 x float> %729, splat (float 0x4550000000000000)
  %739 = extractelement <3 x float> %738, i64 0
  %740 = extractelement <3 x float> %738, i64 1
  %741 = fmul float %740, %740
  %742 = tail call float @llvm.fmuladd.f32(float %739, float %739, float %741)
  %743 = extractelement <3 x float> %738, i64 2
  %744 = tail call noundef float @llvm.fmuladd.f32(float %743, float %743, float %742)
  %745 = tail call float @llvm.nvvm.sqrt.approx.f(float %744) #7
  %746 = fmul float %745, 0x3A90000000000000
  br label %761

747:                                              ; preds = %723
  %748 = fcmp oeq float %735, 0x7FF0000000000000
  br i1 %748, label %749, label %759

749:                                              ; preds = %747
  %750 = fmul <3 x float> %729, splat (float 0x3BE0000000000000)
  %751 = extractelement <3 x float> %750, i64 0
  %752 = extractelement <3 x float> %750, i64 1
  %753 = fmul float %752, %752
  %754 = tail call float @llvm.fmuladd.f32(float %751, float %751, float %753)
  %755 = extractelement <3 x float> %750, i64 2
  %756 = tail call noundef float @llvm.fmuladd.f32(float %755, float %755, float %754)
  %757 = tail call float @llvm.nvvm.sqrt.approx.f(float %756) #7
  %758 = fmul float %757, 0x4400000000000000
  br label %761

759:                                              ; preds = %747
  %760 = tail call float @llvm.nvvm.sqrt.approx.f(float %735) #7
  br label %761

761:                                              ; preds = %759, %749, %737
  %762 = phi float [ %746, %737 ], [ %758, %749 ], [ %760, %759 ]
  %763 = fadd <3 x float> %728, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %764 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %763)
  %765 = fadd <3 x float> %764, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %766 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %765, <3 x float> zeroinitializer)
  %767 = extractelement <3 x float> %766, i64 0
  %768 = extractelement <3 x float> %766, i64 1
  %769 = fmul float %768, %768
  %770 = tail call float @llvm.fmuladd.f32(float %767, float %767, float %769)
  %771 = extractelement <3 x float> %766, i64 2
  %772 = tail call noundef float @llvm.fmuladd.f32(float %771, float %771, float %770)
  %773 = fcmp olt float %772, 0x3810000000000000
  br i1 %773, label %774, label %784

774:                                              ; preds = %761
  %775 = fmul <3 x float> %766, splat (float 0x4550000000000000)
  %776 = extractelement <3 x float> %775, i64 0
  %777 = extractelement <3 x float> %775, i64 1
  %778 = fmul float %777, %777
  %779 = tail call float @llvm.fmuladd.f32(float %776, float %776, float %778)
  %780 = extractelement <3 x float> %775, i64 2
  %781 = tail call noundef float @llvm.fmuladd.f32(float %780, float %780, float %779)
  %782 = tail call float @llvm.nvvm.sqrt.approx.f(float %781) #7
  %783 = fmul float %782, 0x3A90000000000000
  br label %798

784:                                              ; preds = %761
  %785 = fcmp oeq float %772, 0x7FF0000000000000
  br i1 %785, label %786, label %796

786:                                              ; preds = %784
  %787 = fmul <3 x float> %766, splat (float 0x3BE0000000000000)
  %788 = extractelement <3 x float> %787, i64 0
  %789 = extractelement <3 x float> %787, i64 1
  %790 = fmul float %789, %789
  %791 = tail call float @llvm.fmuladd.f32(float %788, float %788, float %790)
  %792 = extractelement <3 x float> %787, i64 2
  %793 = tail call noundef float @llvm.fmuladd.f32(float %792, float %792, float %791)
  %794 = tail call float @llvm.nvvm.sqrt.approx.f(float %793) #7
  %795 = fmul float %794, 0x4400000000000000
  br label %798

796:                                              ; preds = %784
  %797 = tail call float @llvm.nvvm.sqrt.approx.f(float %772) #7
  br label %798

798:                                              ; preds = %774, %786, %796
  %799 = phi float [ %783, %774 ], [ %795, %786 ], [ %797, %796 ]
  %800 = fadd float %762, 0xBFE99999A0000000
  %801 = extractelement <3 x float> %728, i64 1
  %802 = fadd float %801, 1.000000e+00
  %803 = extractelement <3 x float> %765, i64 0
  %804 = extractelement <3 x float> %765, i64 1
  %805 = extractelement <3 x float> %765, i64 2
  %806 = tail call noundef float @llvm.maximumnum.f32(float %804, float %805)
  %807 = tail call noundef float @llvm.maximumnum.f32(float %803, float %806)
  %808 = tail call noundef float @llvm.minimumnum.f32(float %807, float 0.000000e+00)
  %809 = fadd float %808, %799
  %810 = tail call noundef float @llvm.minimumnum.f32(float %800, float %809)
  %811 = tail call noundef float @llvm.minimumnum.f32(float %802, float %810)
  %812 = tail call noundef float @llvm.maximumnum.f32(float %811, float 0.000000e+00)
  %813 = fmul float %812, 8.000000e+00
  %814 = fdiv float %813, %724, !fpmath !14
  %815 = tail call noundef float @llvm.minimumnum.f32(float %725, float %814)
  %816 = fadd float %724, 0x3FD3333340000000
  %817 = fcmp olt float %816, 3.000000e+00
  br i1 %817, label %723, label %705

818:                                              ; preds = %705, %158
  %819 = phi i32 [ %722, %705 ], [ -16777216, %158 ]
  %820 = mul nsw i32 %1, %14
  %821 = add nsw i32 %820, %9
  %822 = sext i32 %821 to i64
  %823 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %822
  store i32 %819, ptr addrspace(1) %823, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  %95 = load <1 x float>, ptr addrspace(1) %94, align 4, !tbaa !19
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 4
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !19
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 8
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !19
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 12
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19
  %102 = shufflevector <1 x float> %95, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
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
  br i1 %135, label %85, label %89

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
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !19
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 4
  %153 = load float, ptr addrspace(1) %152, align 4, !tbaa !19
  %154 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 8
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !19
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 12
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !19
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %150, i64 16
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !19
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
  br i1 %209, label %210, label %73

210:                                              ; preds = %201
  %211 = insertelement <4 x float> %205, float %204, i64 3
  %212 = mul nsw i32 %3, %14
  %213 = add nsw i32 %212, %9
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %214
  store <4 x float> %211, ptr addrspace(1) %215, align 16, !tbaa !21
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %23 = load float, ptr %22, align 4, !tbaa !21
  %24 = insertelement <3 x float> %21, float %23, i64 1
  %25 = getelementptr i8, ptr %19, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !19
  %27 = insertelement <3 x float> %24, float %26, i64 2
  %28 = or disjoint i32 %15, 1
  %29 = sext i32 %28 to i64
  %30 = mul nsw i64 %29, 12
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !21
  %34 = getelementptr i8, ptr %31, i64 8
  %35 = load float, ptr %34, align 4, !tbaa !19
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
  store float %42, ptr addrspace(1) %46, align 4, !tbaa !19
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
  %58 = load float, ptr %57, align 4, !tbaa !21
  %59 = insertelement <3 x float> %56, float %58, i64 1
  %60 = getelementptr i8, ptr %54, i64 8
  %61 = load float, ptr %60, align 4, !tbaa !19
  %62 = insertelement <3 x float> %59, float %61, i64 2
  %63 = add nuw nsw i32 %51, 1
  %64 = zext nneg i32 %63 to i64
  %65 = mul nuw nsw i64 %64, 12
  %66 = getelementptr inbounds nuw i8, ptr %38, i64 %65
  %67 = load <1 x float>, ptr %66, align 4
  %68 = shufflevector <1 x float> %67, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %70 = load float, ptr %69, align 4, !tbaa !21
  %71 = insertelement <3 x float> %68, float %70, i64 1
  %72 = getelementptr i8, ptr %66, i64 8
  %73 = load float, ptr %72, align 4, !tbaa !19
  %74 = insertelement <3 x float> %71, float %73, i64 2
  %75 = fsub <3 x float> %74, %62
  %76 = add nuw nsw i32 %51, 2
  %77 = zext nneg i32 %76 to i64
  %78 = mul nuw nsw i64 %77, 12
  %79 = getelementptr inbounds nuw i8, ptr %38, i64 %78
  %80 = load <1 x float>, ptr %79, align 4
  %81 = shufflevector <1 x float> %80, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %83 = load float, ptr %82, align 4, !tbaa !21
  %84 = insertelement <3 x float> %81, float %83, i64 1
  %85 = getelementptr i8, ptr %79, i64 8
  %86 = load float, ptr %85, align 4, !tbaa !19
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
  br i1 %154, label %40, label %47
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
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"float4*", !"sphere*", !"int", !"int"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"sphere*", !"int", !"int"}
!18 = !{!"", !"const", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{!8, !8, i64 0}
!22 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float*", !"float*", !"int*", !"float*", !"int"}
!25 = !{!"const", !"const", !"", !"", !""}
