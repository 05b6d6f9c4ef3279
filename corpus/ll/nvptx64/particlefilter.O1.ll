; ModuleID = 'corpus/opencl/particlefilter.cl'
source_filename = "corpus/opencl/particlefilter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pf_likelihood.buffer = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 4 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = zext nneg i32 %12 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = mul nuw nsw i64 %14, %15
  %17 = zext nneg i32 %11 to i64
  %18 = add nuw nsw i64 %16, %17
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %6, %19
  br i1 %20, label %21, label %702

21:                                               ; preds = %10
  %22 = shl i64 %18, 32
  %23 = ashr exact i64 %22, 30
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %26, 1103515245
  %28 = add nsw i64 %27, 12345
  %29 = srem i64 %28, 2147483647
  %30 = mul nsw i64 %29, 1103515245
  %31 = add nsw i64 %30, 12345
  %32 = srem i64 %31, 2147483647
  %33 = trunc nsw i64 %32 to i32
  store i32 %33, ptr addrspace(1) %24, align 4, !tbaa !6
  %34 = sitofp i32 %33 to float
  %35 = fmul float %34, 0x3E00000000000000
  %36 = tail call noundef float @llvm.fabs.f32(float %35)
  %37 = fmul float %36, 0x401921FB60000000
  %38 = fcmp olt float %37, 0x4160000000000000
  br i1 %38, label %39, label %67

39:                                               ; preds = %21
  %40 = tail call noundef float @llvm.fmuladd.f32(float %37, float 0x3FE45F3060000000, float 5.000000e-01)
  %41 = tail call noundef float @llvm.trunc.f32(float %40)
  %42 = fmul float %41, 0x3FF921FB40000000
  %43 = fneg float %42
  %44 = tail call noundef float @llvm.fma.f32(float %41, float 0x3FF921FB40000000, float %43)
  %45 = fsub float %37, %42
  %46 = fsub float %37, %45
  %47 = fsub float %46, %42
  %48 = fsub float %47, %44
  %49 = fadd float %45, %48
  %50 = fmul float %41, 0x3E74442D00000000
  %51 = fneg float %50
  %52 = tail call noundef float @llvm.fma.f32(float %41, float 0x3E74442D00000000, float %51)
  %53 = fsub float %49, %50
  %54 = fsub float %49, %53
  %55 = fsub float %54, %50
  %56 = fsub float %55, %52
  %57 = fadd float %53, %56
  %58 = fmul float %41, 0x3CF8469880000000
  %59 = fneg float %58
  %60 = tail call noundef float @llvm.fma.f32(float %41, float 0x3CF8469880000000, float %59)
  %61 = fsub float %57, %58
  %62 = fsub float %57, %61
  %63 = fsub float %62, %58
  %64 = fadd float %61, %63
  %65 = fneg float %60
  %66 = fptosi float %41 to i32
  br label %230

67:                                               ; preds = %21
  %68 = bitcast float %37 to i32
  %69 = lshr i32 %68, 23
  %70 = and i32 %68, 8388607
  %71 = or disjoint i32 %70, 8388608
  %72 = mul i32 %71, -28220501
  %73 = zext nneg i32 %71 to i64
  %74 = mul nuw nsw i64 %73, 4266746795
  %75 = lshr i64 %74, 32
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = mul i32 %71, 1011060801
  %78 = add i32 %77, %76
  %79 = mul nuw nsw i64 %73, 1011060801
  %80 = lshr i64 %79, 32
  %81 = trunc nuw nsw i64 %80 to i32
  %82 = icmp ult i32 %78, %76
  %83 = zext i1 %82 to i32
  %84 = add nuw nsw i32 %83, %81
  %85 = mul i32 %71, -614296167
  %86 = add i32 %84, %85
  %87 = mul nuw nsw i64 %73, 3680671129
  %88 = lshr i64 %87, 32
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = icmp ult i32 %86, %84
  %91 = zext i1 %90 to i32
  %92 = add nuw nsw i32 %91, %89
  %93 = mul i32 %71, -181084736
  %94 = add i32 %92, %93
  %95 = mul nuw nsw i64 %73, 4113882560
  %96 = lshr i64 %95, 32
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = icmp ult i32 %94, %92
  %99 = zext i1 %98 to i32
  %100 = add nuw nsw i32 %99, %97
  %101 = mul i32 %71, -64530479
  %102 = add i32 %100, %101
  %103 = mul nuw nsw i64 %73, 4230436817
  %104 = lshr i64 %103, 32
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = icmp ult i32 %102, %100
  %107 = zext i1 %106 to i32
  %108 = add nuw nsw i32 %107, %105
  %109 = mul i32 %71, 1313084713
  %110 = add i32 %108, %109
  %111 = mul nuw nsw i64 %73, 1313084713
  %112 = lshr i64 %111, 32
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = icmp ult i32 %110, %108
  %115 = zext i1 %114 to i32
  %116 = add nuw nsw i32 %115, %113
  %117 = mul i32 %71, -1560706194
  %118 = add i32 %116, %117
  %119 = mul nuw nsw i64 %73, 2734261102
  %120 = lshr i64 %119, 32
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = icmp ult i32 %118, %116
  %123 = zext i1 %122 to i32
  %124 = add nuw nsw i32 %123, %121
  %125 = add nsw i32 %69, -120
  %126 = icmp ugt i32 %125, 31
  %127 = select i1 %126, i32 %118, i32 %124
  %128 = select i1 %126, i32 %110, i32 %118
  %129 = select i1 %126, i32 %102, i32 %110
  %130 = select i1 %126, i32 %94, i32 %102
  %131 = select i1 %126, i32 %86, i32 %94
  %132 = select i1 %126, i32 %78, i32 %86
  %133 = select i1 %126, i32 %72, i32 %78
  %134 = select i1 %126, i32 -32, i32 0
  %135 = add nsw i32 %134, %125
  %136 = icmp ugt i32 %135, 31
  %137 = select i1 %136, i32 %128, i32 %127
  %138 = select i1 %136, i32 %129, i32 %128
  %139 = select i1 %136, i32 %130, i32 %129
  %140 = select i1 %136, i32 %131, i32 %130
  %141 = select i1 %136, i32 %132, i32 %131
  %142 = select i1 %136, i32 %133, i32 %132
  %143 = select i1 %136, i32 -32, i32 0
  %144 = add nsw i32 %143, %135
  %145 = icmp ugt i32 %144, 31
  %146 = select i1 %145, i32 %138, i32 %137
  %147 = select i1 %145, i32 %139, i32 %138
  %148 = select i1 %145, i32 %140, i32 %139
  %149 = select i1 %145, i32 %141, i32 %140
  %150 = select i1 %145, i32 %142, i32 %141
  %151 = select i1 %145, i32 -32, i32 0
  %152 = add nsw i32 %151, %144
  %153 = icmp ugt i32 %152, 31
  %154 = select i1 %153, i32 %147, i32 %146
  %155 = select i1 %153, i32 %148, i32 %147
  %156 = select i1 %153, i32 %149, i32 %148
  %157 = select i1 %153, i32 %150, i32 %149
  %158 = select i1 %153, i32 -32, i32 0
  %159 = sub nsw i32 0, %152
  %160 = icmp eq i32 %158, %159
  %161 = sub nsw i32 24, %69
  %162 = and i32 %125, 31
  %163 = shl i32 %154, %162
  %164 = and i32 %161, 31
  %165 = lshr i32 %155, %164
  %166 = or i32 %163, %165
  %167 = shl i32 %155, %162
  %168 = lshr i32 %156, %164
  %169 = or i32 %167, %168
  %170 = shl i32 %156, %162
  %171 = lshr i32 %157, %164
  %172 = or i32 %170, %171
  %173 = select i1 %160, i32 %154, i32 %166
  %174 = select i1 %160, i32 %155, i32 %169
  %175 = select i1 %160, i32 %156, i32 %172
  %176 = lshr i32 %173, 29
  %177 = tail call i32 @llvm.fshl.i32(i32 %173, i32 %174, i32 2)
  %178 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %175, i32 2)
  %179 = shl i32 %175, 2
  %180 = and i32 %176, 1
  %181 = sub nsw i32 0, %180
  %182 = shl i32 %176, 31
  %183 = xor i32 %177, %181
  %184 = xor i32 %178, %181
  %185 = xor i32 %179, %181
  %186 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %183, i1 false)
  %187 = add nuw nsw i32 %186, 1
  %188 = and i32 %187, 31
  %189 = shl i32 %183, %188
  %190 = and i32 %186, 31
  %191 = xor i32 %190, 31
  %192 = lshr i32 %184, %191
  %193 = or i32 %189, %192
  %194 = shl i32 %184, %188
  %195 = lshr i32 %185, %191
  %196 = or i32 %194, %195
  %197 = lshr i32 %193, 9
  %198 = shl nuw nsw i32 %186, 23
  %199 = sub nsw i32 %197, %198
  %200 = add nsw i32 %199, 1056964608
  %201 = or i32 %200, %182
  %202 = bitcast i32 %201 to float
  %203 = tail call i32 @llvm.fshl.i32(i32 %193, i32 %196, i32 23)
  %204 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %203, i1 false)
  %205 = xor i32 %204, -1
  %206 = add nuw nsw i32 %204, 1
  %207 = and i32 %206, 31
  %208 = shl i32 %203, %207
  %209 = and i32 %204, 31
  %210 = xor i32 %209, 31
  %211 = lshr i32 %196, %210
  %212 = or i32 %208, %211
  %213 = sub nuw nsw i32 %205, %186
  %214 = shl nsw i32 %213, 23
  %215 = lshr i32 %212, 9
  %216 = add nsw i32 %214, 864026624
  %217 = or disjoint i32 %215, %216
  %218 = or i32 %217, %182
  %219 = bitcast i32 %218 to float
  %220 = fmul float %202, 0x3FF921FB40000000
  %221 = fneg float %220
  %222 = tail call noundef float @llvm.fma.f32(float %202, float 0x3FF921FB40000000, float %221)
  %223 = tail call noundef float @llvm.fma.f32(float %202, float 0x3E74442D00000000, float %222)
  %224 = tail call noundef float @llvm.fma.f32(float %219, float 0x3FF921FB40000000, float %223)
  %225 = fadd float %220, %224
  %226 = fsub float %225, %220
  %227 = fsub float %224, %226
  %228 = lshr i32 %173, 30
  %229 = add nuw nsw i32 %180, %228
  br label %230

230:                                              ; preds = %39, %67
  %231 = phi float [ %64, %39 ], [ %225, %67 ]
  %232 = phi float [ %65, %39 ], [ %227, %67 ]
  %233 = phi i32 [ %66, %39 ], [ %229, %67 ]
  %234 = trunc nsw i64 %29 to i32
  %235 = sitofp i32 %234 to float
  %236 = fmul float %235, 0x3E00000000000000
  %237 = tail call noundef float @llvm.fabs.f32(float %236)
  %238 = tail call float @llvm.nvvm.fabs.f32(float %37)
  %239 = fcmp une float %238, 0x7FF0000000000000
  %240 = tail call float @llvm.fabs.f32(float %231)
  %241 = bitcast float %240 to i32
  %242 = icmp samesign ugt i32 %241, 1061683200
  %243 = add nsw i32 %241, -1050253722
  %244 = icmp ult i32 %243, 11429479
  %245 = add nsw i32 %241, -16777216
  %246 = bitcast i32 %245 to float
  %247 = select i1 %244, float %246, float 0.000000e+00
  %248 = select i1 %242, float 2.812500e-01, float %247
  %249 = fsub float 1.000000e+00, %248
  %250 = fmul float %231, %231
  %251 = tail call noundef float @llvm.fmuladd.f32(float %250, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %252 = tail call noundef float @llvm.fmuladd.f32(float %250, float %251, float 0xBE92524740000000)
  %253 = tail call noundef float @llvm.fmuladd.f32(float %250, float %252, float 0x3EFA015C40000000)
  %254 = tail call noundef float @llvm.fmuladd.f32(float %250, float %253, float 0xBF56C16C00000000)
  %255 = tail call noundef float @llvm.fmuladd.f32(float %250, float %254, float 0x3FA5555560000000)
  %256 = fmul float %250, %255
  %257 = fneg float %231
  %258 = fmul float %232, %257
  %259 = tail call noundef float @llvm.fmuladd.f32(float %250, float %256, float %258)
  %260 = fneg float %248
  %261 = tail call noundef float @llvm.fmuladd.f32(float %250, float 5.000000e-01, float %260)
  %262 = fsub float %259, %261
  %263 = fadd float %249, %262
  %264 = fmul float %231, %250
  %265 = tail call noundef float @llvm.fmuladd.f32(float %250, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %266 = tail call noundef float @llvm.fmuladd.f32(float %250, float %265, float 0x3EC6DBE4A0000000)
  %267 = tail call noundef float @llvm.fmuladd.f32(float %250, float %266, float 0xBF2A013A80000000)
  %268 = tail call noundef float @llvm.fmuladd.f32(float %250, float %267, float 0x3F811110E0000000)
  %269 = fneg float %264
  %270 = fmul float %268, %269
  %271 = tail call noundef float @llvm.fmuladd.f32(float %232, float 5.000000e-01, float %270)
  %272 = fneg float %232
  %273 = tail call noundef float @llvm.fmuladd.f32(float %250, float %271, float %272)
  %274 = tail call noundef float @llvm.fmuladd.f32(float %264, float 0x3FC5555560000000, float %273)
  %275 = fsub float %231, %274
  %276 = shl i32 %233, 30
  %277 = and i32 %276, -2147483648
  %278 = and i32 %233, 1
  %279 = icmp eq i32 %278, 0
  %280 = fneg float %275
  %281 = select i1 %279, float %263, float %280
  %282 = bitcast float %281 to i32
  %283 = xor i32 %277, %282
  %284 = bitcast i32 %283 to float
  %285 = select i1 %239, float %284, float 0x7FF8000000000000
  %286 = fcmp olt float %237, 0x3810000000000000
  %287 = fmul float %237, 0x4160000000000000
  %288 = select i1 %286, float %287, float %237
  %289 = select i1 %286, float -2.300000e+01, float 0.000000e+00
  %290 = bitcast float %288 to i32
  %291 = add nsw i32 %290, -1059760811
  %292 = and i32 %291, -8388608
  %293 = sub i32 %290, %292
  %294 = bitcast i32 %293 to float
  %295 = sitofp i32 %292 to float
  %296 = tail call float @llvm.fma.f32(float %295, float 0x3E80000000000000, float %289)
  %297 = fadd float %294, -1.000000e+00
  %298 = tail call float @llvm.fma.f32(float %297, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %299 = tail call float @llvm.fma.f32(float %298, float %297, float 0xBFBF19B980000000)
  %300 = tail call float @llvm.fma.f32(float %299, float %297, float 0x3FC1E52AA0000000)
  %301 = tail call float @llvm.fma.f32(float %300, float %297, float 0xBFC55B1720000000)
  %302 = tail call float @llvm.fma.f32(float %301, float %297, float 0x3FC99DA160000000)
  %303 = tail call float @llvm.fma.f32(float %302, float %297, float 0xBFCFFFE440000000)
  %304 = tail call float @llvm.fma.f32(float %303, float %297, float 0x3FD5554F00000000)
  %305 = tail call float @llvm.fma.f32(float %304, float %297, float -5.000000e-01)
  %306 = fmul float %297, %305
  %307 = tail call float @llvm.fma.f32(float %306, float %297, float %297)
  %308 = tail call float @llvm.fma.f32(float %296, float 0x3FE62E4300000000, float %307)
  %309 = icmp samesign ugt i32 %290, 2139095039
  %310 = tail call float @llvm.fma.f32(float %288, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %311 = select i1 %309, float %310, float %308
  %312 = fcmp oeq float %288, 0.000000e+00
  %313 = fmul float %311, -2.000000e+00
  %314 = select i1 %312, float 0x7FF0000000000000, float %313
  %315 = tail call float @llvm.nvvm.sqrt.approx.f(float %314) #9
  %316 = fmul float %315, %285
  %317 = tail call float @llvm.fmuladd.f32(float %316, float 2.500000e-01, float 1.000000e+00)
  %318 = shl i64 %18, 32
  %319 = ashr exact i64 %318, 32
  %320 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %319
  %321 = load float, ptr addrspace(1) %320, align 4, !tbaa !14
  %322 = fadd float %321, %317
  store float %322, ptr addrspace(1) %320, align 4, !tbaa !14
  %323 = mul nsw i64 %32, 1103515245
  %324 = add nsw i64 %323, 12345
  %325 = srem i64 %324, 2147483647
  %326 = mul nsw i64 %325, 1103515245
  %327 = add nsw i64 %326, 12345
  %328 = srem i64 %327, 2147483647
  %329 = trunc nsw i64 %328 to i32
  store i32 %329, ptr addrspace(1) %24, align 4, !tbaa !6
  %330 = sitofp i32 %329 to float
  %331 = fmul float %330, 0x3E00000000000000
  %332 = tail call noundef float @llvm.fabs.f32(float %331)
  %333 = fmul float %332, 0x401921FB60000000
  %334 = fcmp olt float %333, 0x4160000000000000
  br i1 %334, label %335, label %363

335:                                              ; preds = %230
  %336 = tail call noundef float @llvm.fmuladd.f32(float %333, float 0x3FE45F3060000000, float 5.000000e-01)
  %337 = tail call noundef float @llvm.trunc.f32(float %336)
  %338 = fmul float %337, 0x3FF921FB40000000
  %339 = fneg float %338
  %340 = tail call noundef float @llvm.fma.f32(float %337, float 0x3FF921FB40000000, float %339)
  %341 = fsub float %333, %338
  %342 = fsub float %333, %341
  %343 = fsub float %342, %338
  %344 = fsub float %343, %340
  %345 = fadd float %341, %344
  %346 = fmul float %337, 0x3E74442D00000000
  %347 = fneg float %346
  %348 = tail call noundef float @llvm.fma.f32(float %337, float 0x3E74442D00000000, float %347)
  %349 = fsub float %345, %346
  %350 = fsub float %345, %349
  %351 = fsub float %350, %346
  %352 = fsub float %351, %348
  %353 = fadd float %349, %352
  %354 = fmul float %337, 0x3CF8469880000000
  %355 = fneg float %354
  %356 = tail call noundef float @llvm.fma.f32(float %337, float 0x3CF8469880000000, float %355)
  %357 = fsub float %353, %354
  %358 = fsub float %353, %357
  %359 = fsub float %358, %354
  %360 = fadd float %357, %359
  %361 = fneg float %356
  %362 = fptosi float %337 to i32
  br label %526

363:                                              ; preds = %230
  %364 = bitcast float %333 to i32
  %365 = lshr i32 %364, 23
  %366 = and i32 %364, 8388607
  %367 = or disjoint i32 %366, 8388608
  %368 = mul i32 %367, -28220501
  %369 = zext nneg i32 %367 to i64
  %370 = mul nuw nsw i64 %369, 4266746795
  %371 = lshr i64 %370, 32
  %372 = trunc nuw nsw i64 %371 to i32
  %373 = mul i32 %367, 1011060801
  %374 = add i32 %373, %372
  %375 = mul nuw nsw i64 %369, 1011060801
  %376 = lshr i64 %375, 32
  %377 = trunc nuw nsw i64 %376 to i32
  %378 = icmp ult i32 %374, %372
  %379 = zext i1 %378 to i32
  %380 = add nuw nsw i32 %379, %377
  %381 = mul i32 %367, -614296167
  %382 = add i32 %380, %381
  %383 = mul nuw nsw i64 %369, 3680671129
  %384 = lshr i64 %383, 32
  %385 = trunc nuw nsw i64 %384 to i32
  %386 = icmp ult i32 %382, %380
  %387 = zext i1 %386 to i32
  %388 = add nuw nsw i32 %387, %385
  %389 = mul i32 %367, -181084736
  %390 = add i32 %388, %389
  %391 = mul nuw nsw i64 %369, 4113882560
  %392 = lshr i64 %391, 32
  %393 = trunc nuw nsw i64 %392 to i32
  %394 = icmp ult i32 %390, %388
  %395 = zext i1 %394 to i32
  %396 = add nuw nsw i32 %395, %393
  %397 = mul i32 %367, -64530479
  %398 = add i32 %396, %397
  %399 = mul nuw nsw i64 %369, 4230436817
  %400 = lshr i64 %399, 32
  %401 = trunc nuw nsw i64 %400 to i32
  %402 = icmp ult i32 %398, %396
  %403 = zext i1 %402 to i32
  %404 = add nuw nsw i32 %403, %401
  %405 = mul i32 %367, 1313084713
  %406 = add i32 %404, %405
  %407 = mul nuw nsw i64 %369, 1313084713
  %408 = lshr i64 %407, 32
  %409 = trunc nuw nsw i64 %408 to i32
  %410 = icmp ult i32 %406, %404
  %411 = zext i1 %410 to i32
  %412 = add nuw nsw i32 %411, %409
  %413 = mul i32 %367, -1560706194
  %414 = add i32 %412, %413
  %415 = mul nuw nsw i64 %369, 2734261102
  %416 = lshr i64 %415, 32
  %417 = trunc nuw nsw i64 %416 to i32
  %418 = icmp ult i32 %414, %412
  %419 = zext i1 %418 to i32
  %420 = add nuw nsw i32 %419, %417
  %421 = add nsw i32 %365, -120
  %422 = icmp ugt i32 %421, 31
  %423 = select i1 %422, i32 %414, i32 %420
  %424 = select i1 %422, i32 %406, i32 %414
  %425 = select i1 %422, i32 %398, i32 %406
  %426 = select i1 %422, i32 %390, i32 %398
  %427 = select i1 %422, i32 %382, i32 %390
  %428 = select i1 %422, i32 %374, i32 %382
  %429 = select i1 %422, i32 %368, i32 %374
  %430 = select i1 %422, i32 -32, i32 0
  %431 = add nsw i32 %430, %421
  %432 = icmp ugt i32 %431, 31
  %433 = select i1 %432, i32 %424, i32 %423
  %434 = select i1 %432, i32 %425, i32 %424
  %435 = select i1 %432, i32 %426, i32 %425
  %436 = select i1 %432, i32 %427, i32 %426
  %437 = select i1 %432, i32 %428, i32 %427
  %438 = select i1 %432, i32 %429, i32 %428
  %439 = select i1 %432, i32 -32, i32 0
  %440 = add nsw i32 %439, %431
  %441 = icmp ugt i32 %440, 31
  %442 = select i1 %441, i32 %434, i32 %433
  %443 = select i1 %441, i32 %435, i32 %434
  %444 = select i1 %441, i32 %436, i32 %435
  %445 = select i1 %441, i32 %437, i32 %436
  %446 = select i1 %441, i32 %438, i32 %437
  %447 = select i1 %441, i32 -32, i32 0
  %448 = add nsw i32 %447, %440
  %449 = icmp ugt i32 %448, 31
  %450 = select i1 %449, i32 %443, i32 %442
  %451 = select i1 %449, i32 %444, i32 %443
  %452 = select i1 %449, i32 %445, i32 %444
  %453 = select i1 %449, i32 %446, i32 %445
  %454 = select i1 %449, i32 -32, i32 0
  %455 = sub nsw i32 0, %448
  %456 = icmp eq i32 %454, %455
  %457 = sub nsw i32 24, %365
  %458 = and i32 %421, 31
  %459 = shl i32 %450, %458
  %460 = and i32 %457, 31
  %461 = lshr i32 %451, %460
  %462 = or i32 %459, %461
  %463 = shl i32 %451, %458
  %464 = lshr i32 %452, %460
  %465 = or i32 %463, %464
  %466 = shl i32 %452, %458
  %467 = lshr i32 %453, %460
  %468 = or i32 %466, %467
  %469 = select i1 %456, i32 %450, i32 %462
  %470 = select i1 %456, i32 %451, i32 %465
  %471 = select i1 %456, i32 %452, i32 %468
  %472 = lshr i32 %469, 29
  %473 = tail call i32 @llvm.fshl.i32(i32 %469, i32 %470, i32 2)
  %474 = tail call i32 @llvm.fshl.i32(i32 %470, i32 %471, i32 2)
  %475 = shl i32 %471, 2
  %476 = and i32 %472, 1
  %477 = sub nsw i32 0, %476
  %478 = shl i32 %472, 31
  %479 = xor i32 %473, %477
  %480 = xor i32 %474, %477
  %481 = xor i32 %475, %477
  %482 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %479, i1 false)
  %483 = add nuw nsw i32 %482, 1
  %484 = and i32 %483, 31
  %485 = shl i32 %479, %484
  %486 = and i32 %482, 31
  %487 = xor i32 %486, 31
  %488 = lshr i32 %480, %487
  %489 = or i32 %485, %488
  %490 = shl i32 %480, %484
  %491 = lshr i32 %481, %487
  %492 = or i32 %490, %491
  %493 = lshr i32 %489, 9
  %494 = shl nuw nsw i32 %482, 23
  %495 = sub nsw i32 %493, %494
  %496 = add nsw i32 %495, 1056964608
  %497 = or i32 %496, %478
  %498 = bitcast i32 %497 to float
  %499 = tail call i32 @llvm.fshl.i32(i32 %489, i32 %492, i32 23)
  %500 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %499, i1 false)
  %501 = xor i32 %500, -1
  %502 = add nuw nsw i32 %500, 1
  %503 = and i32 %502, 31
  %504 = shl i32 %499, %503
  %505 = and i32 %500, 31
  %506 = xor i32 %505, 31
  %507 = lshr i32 %492, %506
  %508 = or i32 %504, %507
  %509 = sub nuw nsw i32 %501, %482
  %510 = shl nsw i32 %509, 23
  %511 = lshr i32 %508, 9
  %512 = add nsw i32 %510, 864026624
  %513 = or disjoint i32 %511, %512
  %514 = or i32 %513, %478
  %515 = bitcast i32 %514 to float
  %516 = fmul float %498, 0x3FF921FB40000000
  %517 = fneg float %516
  %518 = tail call noundef float @llvm.fma.f32(float %498, float 0x3FF921FB40000000, float %517)
  %519 = tail call noundef float @llvm.fma.f32(float %498, float 0x3E74442D00000000, float %518)
  %520 = tail call noundef float @llvm.fma.f32(float %515, float 0x3FF921FB40000000, float %519)
  %521 = fadd float %516, %520
  %522 = fsub float %521, %516
  %523 = fsub float %520, %522
  %524 = lshr i32 %469, 30
  %525 = add nuw nsw i32 %476, %524
  br label %526

526:                                              ; preds = %335, %363
  %527 = phi float [ %360, %335 ], [ %521, %363 ]
  %528 = phi float [ %361, %335 ], [ %523, %363 ]
  %529 = phi i32 [ %362, %335 ], [ %525, %363 ]
  %530 = trunc nsw i64 %325 to i32
  %531 = sitofp i32 %530 to float
  %532 = fmul float %531, 0x3E00000000000000
  %533 = tail call noundef float @llvm.fabs.f32(float %532)
  %534 = tail call float @llvm.nvvm.fabs.f32(float %333)
  %535 = fcmp une float %534, 0x7FF0000000000000
  %536 = tail call float @llvm.fabs.f32(float %527)
  %537 = bitcast float %536 to i32
  %538 = icmp samesign ugt i32 %537, 1061683200
  %539 = add nsw i32 %537, -1050253722
  %540 = icmp ult i32 %539, 11429479
  %541 = add nsw i32 %537, -16777216
  %542 = bitcast i32 %541 to float
  %543 = select i1 %540, float %542, float 0.000000e+00
  %544 = select i1 %538, float 2.812500e-01, float %543
  %545 = fsub float 1.000000e+00, %544
  %546 = fmul float %527, %527
  %547 = tail call noundef float @llvm.fmuladd.f32(float %546, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %548 = tail call noundef float @llvm.fmuladd.f32(float %546, float %547, float 0xBE92524740000000)
  %549 = tail call noundef float @llvm.fmuladd.f32(float %546, float %548, float 0x3EFA015C40000000)
  %550 = tail call noundef float @llvm.fmuladd.f32(float %546, float %549, float 0xBF56C16C00000000)
  %551 = tail call noundef float @llvm.fmuladd.f32(float %546, float %550, float 0x3FA5555560000000)
  %552 = fmul float %546, %551
  %553 = fneg float %527
  %554 = fmul float %528, %553
  %555 = tail call noundef float @llvm.fmuladd.f32(float %546, float %552, float %554)
  %556 = fneg float %544
  %557 = tail call noundef float @llvm.fmuladd.f32(float %546, float 5.000000e-01, float %556)
  %558 = fsub float %555, %557
  %559 = fadd float %545, %558
  %560 = fmul float %527, %546
  %561 = tail call noundef float @llvm.fmuladd.f32(float %546, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %562 = tail call noundef float @llvm.fmuladd.f32(float %546, float %561, float 0x3EC6DBE4A0000000)
  %563 = tail call noundef float @llvm.fmuladd.f32(float %546, float %562, float 0xBF2A013A80000000)
  %564 = tail call noundef float @llvm.fmuladd.f32(float %546, float %563, float 0x3F811110E0000000)
  %565 = fneg float %560
  %566 = fmul float %564, %565
  %567 = tail call noundef float @llvm.fmuladd.f32(float %528, float 5.000000e-01, float %566)
  %568 = fneg float %528
  %569 = tail call noundef float @llvm.fmuladd.f32(float %546, float %567, float %568)
  %570 = tail call noundef float @llvm.fmuladd.f32(float %560, float 0x3FC5555560000000, float %569)
  %571 = fsub float %527, %570
  %572 = shl i32 %529, 30
  %573 = and i32 %572, -2147483648
  %574 = and i32 %529, 1
  %575 = icmp eq i32 %574, 0
  %576 = fneg float %571
  %577 = select i1 %575, float %559, float %576
  %578 = bitcast float %577 to i32
  %579 = xor i32 %573, %578
  %580 = bitcast i32 %579 to float
  %581 = select i1 %535, float %580, float 0x7FF8000000000000
  %582 = fcmp olt float %533, 0x3810000000000000
  %583 = fmul float %533, 0x4160000000000000
  %584 = select i1 %582, float %583, float %533
  %585 = select i1 %582, float -2.300000e+01, float 0.000000e+00
  %586 = bitcast float %584 to i32
  %587 = add nsw i32 %586, -1059760811
  %588 = and i32 %587, -8388608
  %589 = sub i32 %586, %588
  %590 = bitcast i32 %589 to float
  %591 = sitofp i32 %588 to float
  %592 = tail call float @llvm.fma.f32(float %591, float 0x3E80000000000000, float %585)
  %593 = fadd float %590, -1.000000e+00
  %594 = tail call float @llvm.fma.f32(float %593, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %595 = tail call float @llvm.fma.f32(float %594, float %593, float 0xBFBF19B980000000)
  %596 = tail call float @llvm.fma.f32(float %595, float %593, float 0x3FC1E52AA0000000)
  %597 = tail call float @llvm.fma.f32(float %596, float %593, float 0xBFC55B1720000000)
  %598 = tail call float @llvm.fma.f32(float %597, float %593, float 0x3FC99DA160000000)
  %599 = tail call float @llvm.fma.f32(float %598, float %593, float 0xBFCFFFE440000000)
  %600 = tail call float @llvm.fma.f32(float %599, float %593, float 0x3FD5554F00000000)
  %601 = tail call float @llvm.fma.f32(float %600, float %593, float -5.000000e-01)
  %602 = fmul float %593, %601
  %603 = tail call float @llvm.fma.f32(float %602, float %593, float %593)
  %604 = tail call float @llvm.fma.f32(float %592, float 0x3FE62E4300000000, float %603)
  %605 = icmp samesign ugt i32 %586, 2139095039
  %606 = tail call float @llvm.fma.f32(float %584, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %607 = select i1 %605, float %606, float %604
  %608 = fcmp oeq float %584, 0.000000e+00
  %609 = fmul float %607, -2.000000e+00
  %610 = select i1 %608, float 0x7FF0000000000000, float %609
  %611 = tail call float @llvm.nvvm.sqrt.approx.f(float %610) #9
  %612 = fmul float %611, %581
  %613 = tail call float @llvm.fmuladd.f32(float %612, float 5.000000e-01, float -2.000000e+00)
  %614 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %319
  %615 = load float, ptr addrspace(1) %614, align 4, !tbaa !14
  %616 = fadd float %615, %613
  store float %616, ptr addrspace(1) %614, align 4, !tbaa !14
  %617 = icmp sgt i32 %7, 0
  br i1 %617, label %618, label %633

618:                                              ; preds = %526
  %619 = load float, ptr addrspace(1) %320, align 4, !tbaa !14
  %620 = fptosi float %619 to i32
  %621 = sitofp i32 %620 to float
  %622 = fsub float %619, %621
  %623 = fcmp uge float %622, 5.000000e-01
  %624 = zext i1 %623 to i32
  %625 = add i32 %620, %624
  %626 = fptosi float %616 to i32
  %627 = sitofp i32 %626 to float
  %628 = fsub float %616, %627
  %629 = fcmp uge float %628, 5.000000e-01
  %630 = zext i1 %629 to i32
  %631 = add nsw i32 %630, %626
  %632 = mul nsw i32 %8, %8
  br label %673

633:                                              ; preds = %673, %526
  %634 = phi float [ 0.000000e+00, %526 ], [ %699, %673 ]
  %635 = sitofp i32 %7 to float
  %636 = fmul float %635, 1.000000e+02
  %637 = fdiv float %634, %636
  %638 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %319
  %639 = load float, ptr addrspace(1) %638, align 4, !tbaa !14
  %640 = fcmp olt float %637, 0.000000e+00
  %641 = select i1 %640, float -5.000000e-01, float 5.000000e-01
  %642 = tail call noundef float @llvm.fmuladd.f32(float %637, float 0x3FF7154760000000, float %641)
  %643 = fptosi float %642 to i32
  %644 = sitofp i32 %643 to float
  %645 = tail call noundef float @llvm.fmuladd.f32(float %644, float 0xBFE62E3000000000, float %637)
  %646 = fmul float %644, 0xBEE2FEFA20000000
  %647 = fadd float %645, %646
  %648 = fmul float %647, %647
  %649 = tail call noundef float @llvm.fmuladd.f32(float %648, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %650 = tail call noundef float @llvm.fmuladd.f32(float %648, float %649, float 0x3F11566AA0000000)
  %651 = tail call noundef float @llvm.fmuladd.f32(float %648, float %650, float 0xBF66C16C20000000)
  %652 = tail call noundef float @llvm.fmuladd.f32(float %648, float %651, float 0x3FC5555560000000)
  %653 = fneg float %652
  %654 = tail call noundef float @llvm.fmuladd.f32(float %648, float %653, float %647)
  %655 = fneg float %646
  %656 = fmul float %647, %654
  %657 = fsub float 2.000000e+00, %654
  %658 = fdiv float %656, %657, !fpmath !16
  %659 = fsub float %655, %658
  %660 = fsub float %645, %659
  %661 = fadd float %660, 1.000000e+00
  %662 = bitcast float %661 to i32
  %663 = shl i32 %643, 23
  %664 = add nsw i32 %663, %662
  %665 = bitcast i32 %664 to float
  %666 = fcmp olt float %637, 0xC055D589E0000000
  %667 = select i1 %666, float 0.000000e+00, float %665
  %668 = fcmp olt float %637, 0x40562E4300000000
  %669 = select i1 %668, float %667, float 0x7FF0000000000000
  %670 = fcmp ord float %637, 0.000000e+00
  %671 = select i1 %670, float %669, float %637
  %672 = fmul float %671, %639
  store float %672, ptr addrspace(1) %638, align 4, !tbaa !14
  br label %702

673:                                              ; preds = %618, %673
  %674 = phi float [ 0.000000e+00, %618 ], [ %699, %673 ]
  %675 = phi i32 [ 0, %618 ], [ %700, %673 ]
  %676 = shl nuw nsw i32 %675, 1
  %677 = zext nneg i32 %676 to i64
  %678 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %677
  %679 = getelementptr inbounds nuw i8, ptr addrspace(1) %678, i64 4
  %680 = load i32, ptr addrspace(1) %679, align 4, !tbaa !6
  %681 = add i32 %680, %625
  %682 = load i32, ptr addrspace(1) %678, align 4, !tbaa !6
  %683 = add nsw i32 %631, %682
  %684 = mul nsw i32 %681, %8
  %685 = add nsw i32 %683, %684
  %686 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %685, i1 false)
  %687 = icmp slt i32 %686, %632
  %688 = select i1 %687, i32 %686, i32 0
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %689
  %691 = load i8, ptr addrspace(1) %690, align 1, !tbaa !17
  %692 = uitofp i8 %691 to float
  %693 = fadd float %692, -1.000000e+02
  %694 = fadd float %692, -2.280000e+02
  %695 = fneg float %694
  %696 = fmul float %694, %695
  %697 = tail call float @llvm.fmuladd.f32(float %693, float %693, float %696)
  %698 = fdiv float %697, 5.000000e+01
  %699 = fadd float %674, %698
  %700 = add nuw nsw i32 %675, 1
  %701 = icmp eq i32 %700, %7
  br i1 %701, label %633, label %673, !llvm.loop !18

702:                                              ; preds = %633, %10
  %703 = phi float [ %672, %633 ], [ 0.000000e+00, %10 ]
  %704 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i64 %17
  store float %703, ptr addrspace(3) %704, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %705 = lshr i32 %12, 1
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %707, label %709

707:                                              ; preds = %719, %702
  %708 = icmp eq i32 %11, 0
  br i1 %708, label %722, label %725

709:                                              ; preds = %702, %719
  %710 = phi i32 [ %720, %719 ], [ %705, %702 ]
  %711 = icmp samesign ugt i32 %710, %11
  br i1 %711, label %712, label %719

712:                                              ; preds = %709
  %713 = add nuw nsw i32 %710, %11
  %714 = zext nneg i32 %713 to i64
  %715 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i64 %714
  %716 = load float, ptr addrspace(3) %715, align 4, !tbaa !14
  %717 = load float, ptr addrspace(3) %704, align 4, !tbaa !14
  %718 = fadd float %716, %717
  store float %718, ptr addrspace(3) %704, align 4, !tbaa !14
  br label %719

719:                                              ; preds = %712, %709
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %720 = lshr i32 %710, 1
  %721 = icmp eq i32 %720, 0
  br i1 %721, label %707, label %709, !llvm.loop !20

722:                                              ; preds = %707
  %723 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !14
  %724 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %15
  store float %723, ptr addrspace(1) %724, align 4, !tbaa !14
  br label %725

725:                                              ; preds = %722, %707
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %4, %14
  br i1 %15, label %16, label %47

16:                                               ; preds = %5
  %17 = icmp slt i32 %14, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %16
  %19 = mul i32 %7, %8
  %20 = add i32 %6, %19
  br label %36

21:                                               ; preds = %36, %16
  %22 = phi float [ 0.000000e+00, %16 ], [ %44, %36 ]
  %23 = sitofp i32 %4 to float
  %24 = fdiv float %22, %23
  %25 = shl i64 %13, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !14
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fdiv float %29, %3
  store float %30, ptr addrspace(1) %28, align 4, !tbaa !14
  %31 = fdiv float 5.000000e-01, %23
  %32 = sitofp i32 %14 to float
  %33 = fdiv float %32, %23
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !14
  br label %47

36:                                               ; preds = %18, %36
  %37 = phi i32 [ %45, %36 ], [ 0, %18 ]
  %38 = phi float [ %44, %36 ], [ 0.000000e+00, %18 ]
  %39 = mul nuw nsw i32 %37, 37
  %40 = add nuw nsw i32 %39, 11
  %41 = and i32 %40, 63
  %42 = uitofp nneg i32 %41 to float
  %43 = fmul float %42, 1.562500e-02
  %44 = fadd float %38, %43
  %45 = add nuw i32 %37, 1
  %46 = icmp eq i32 %37, %20
  br i1 %46, label %21, label %36, !llvm.loop !25

47:                                               ; preds = %5, %21
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %6, %16
  br i1 %17, label %18, label %48

18:                                               ; preds = %7
  %19 = icmp sgt i32 %6, 0
  br i1 %19, label %20, label %34

20:                                               ; preds = %18
  %21 = shl i64 %15, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  br label %25

25:                                               ; preds = %20, %31
  %26 = phi i32 [ 0, %20 ], [ %32, %31 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fcmp ult float %29, %24
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = add nuw nsw i32 %26, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %34, label %25, !llvm.loop !30

34:                                               ; preds = %31, %25, %18
  %35 = phi i32 [ -1, %18 ], [ -1, %31 ], [ %26, %25 ]
  %36 = icmp eq i32 %35, -1
  %37 = add nsw i32 %6, -1
  %38 = select i1 %36, i32 %37, i32 %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = shl i64 %15, 32
  %43 = ashr exact i64 %42, 32
  %44 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %43
  store float %41, ptr addrspace(1) %44, align 4, !tbaa !14
  %45 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %43
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !14
  br label %48

48:                                               ; preds = %7, %34
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"uchar*", !"int*", !"float*", !"int", !"int", !"int", !"float*"}
!13 = !{!"", !"", !"", !"const", !"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !19}
!21 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"float*", !"float*", !"float", !"int"}
!24 = !{!"", !"", !"", !"", !""}
!25 = distinct !{!25, !19}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float*", !"int"}
!29 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!30 = distinct !{!30, !19}
