; ModuleID = 'corpus/opencl/particlefilter.cl'
source_filename = "corpus/opencl/particlefilter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pf_likelihood.buffer = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 4 %9) #9
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
  br i1 %20, label %21, label %762

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
  %315 = tail call float @llvm.nvvm.sqrt.approx.f(float %314) #10
  %316 = fmul float %315, %285
  %317 = tail call float @llvm.fmuladd.f32(float %316, float 2.500000e-01, float 1.000000e+00)
  %318 = ashr exact i64 %22, 32
  %319 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %318
  %320 = load float, ptr addrspace(1) %319, align 4, !tbaa !14
  %321 = fadd float %320, %317
  store float %321, ptr addrspace(1) %319, align 4, !tbaa !14
  %322 = mul nsw i64 %32, 1103515245
  %323 = add nsw i64 %322, 12345
  %324 = srem i64 %323, 2147483647
  %325 = mul nsw i64 %324, 1103515245
  %326 = add nsw i64 %325, 12345
  %327 = srem i64 %326, 2147483647
  %328 = trunc nsw i64 %327 to i32
  store i32 %328, ptr addrspace(1) %24, align 4, !tbaa !6
  %329 = sitofp i32 %328 to float
  %330 = fmul float %329, 0x3E00000000000000
  %331 = tail call noundef float @llvm.fabs.f32(float %330)
  %332 = fmul float %331, 0x401921FB60000000
  %333 = fcmp olt float %332, 0x4160000000000000
  br i1 %333, label %334, label %362

334:                                              ; preds = %230
  %335 = tail call noundef float @llvm.fmuladd.f32(float %332, float 0x3FE45F3060000000, float 5.000000e-01)
  %336 = tail call noundef float @llvm.trunc.f32(float %335)
  %337 = fmul float %336, 0x3FF921FB40000000
  %338 = fneg float %337
  %339 = tail call noundef float @llvm.fma.f32(float %336, float 0x3FF921FB40000000, float %338)
  %340 = fsub float %332, %337
  %341 = fsub float %332, %340
  %342 = fsub float %341, %337
  %343 = fsub float %342, %339
  %344 = fadd float %340, %343
  %345 = fmul float %336, 0x3E74442D00000000
  %346 = fneg float %345
  %347 = tail call noundef float @llvm.fma.f32(float %336, float 0x3E74442D00000000, float %346)
  %348 = fsub float %344, %345
  %349 = fsub float %344, %348
  %350 = fsub float %349, %345
  %351 = fsub float %350, %347
  %352 = fadd float %348, %351
  %353 = fmul float %336, 0x3CF8469880000000
  %354 = fneg float %353
  %355 = tail call noundef float @llvm.fma.f32(float %336, float 0x3CF8469880000000, float %354)
  %356 = fsub float %352, %353
  %357 = fsub float %352, %356
  %358 = fsub float %357, %353
  %359 = fadd float %356, %358
  %360 = fneg float %355
  %361 = fptosi float %336 to i32
  br label %525

362:                                              ; preds = %230
  %363 = bitcast float %332 to i32
  %364 = lshr i32 %363, 23
  %365 = and i32 %363, 8388607
  %366 = or disjoint i32 %365, 8388608
  %367 = mul i32 %366, -28220501
  %368 = zext nneg i32 %366 to i64
  %369 = mul nuw nsw i64 %368, 4266746795
  %370 = lshr i64 %369, 32
  %371 = trunc nuw nsw i64 %370 to i32
  %372 = mul i32 %366, 1011060801
  %373 = add i32 %372, %371
  %374 = mul nuw nsw i64 %368, 1011060801
  %375 = lshr i64 %374, 32
  %376 = trunc nuw nsw i64 %375 to i32
  %377 = icmp ult i32 %373, %371
  %378 = zext i1 %377 to i32
  %379 = add nuw nsw i32 %378, %376
  %380 = mul i32 %366, -614296167
  %381 = add i32 %379, %380
  %382 = mul nuw nsw i64 %368, 3680671129
  %383 = lshr i64 %382, 32
  %384 = trunc nuw nsw i64 %383 to i32
  %385 = icmp ult i32 %381, %379
  %386 = zext i1 %385 to i32
  %387 = add nuw nsw i32 %386, %384
  %388 = mul i32 %366, -181084736
  %389 = add i32 %387, %388
  %390 = mul nuw nsw i64 %368, 4113882560
  %391 = lshr i64 %390, 32
  %392 = trunc nuw nsw i64 %391 to i32
  %393 = icmp ult i32 %389, %387
  %394 = zext i1 %393 to i32
  %395 = add nuw nsw i32 %394, %392
  %396 = mul i32 %366, -64530479
  %397 = add i32 %395, %396
  %398 = mul nuw nsw i64 %368, 4230436817
  %399 = lshr i64 %398, 32
  %400 = trunc nuw nsw i64 %399 to i32
  %401 = icmp ult i32 %397, %395
  %402 = zext i1 %401 to i32
  %403 = add nuw nsw i32 %402, %400
  %404 = mul i32 %366, 1313084713
  %405 = add i32 %403, %404
  %406 = mul nuw nsw i64 %368, 1313084713
  %407 = lshr i64 %406, 32
  %408 = trunc nuw nsw i64 %407 to i32
  %409 = icmp ult i32 %405, %403
  %410 = zext i1 %409 to i32
  %411 = add nuw nsw i32 %410, %408
  %412 = mul i32 %366, -1560706194
  %413 = add i32 %411, %412
  %414 = mul nuw nsw i64 %368, 2734261102
  %415 = lshr i64 %414, 32
  %416 = trunc nuw nsw i64 %415 to i32
  %417 = icmp ult i32 %413, %411
  %418 = zext i1 %417 to i32
  %419 = add nuw nsw i32 %418, %416
  %420 = add nsw i32 %364, -120
  %421 = icmp ugt i32 %420, 31
  %422 = select i1 %421, i32 %413, i32 %419
  %423 = select i1 %421, i32 %405, i32 %413
  %424 = select i1 %421, i32 %397, i32 %405
  %425 = select i1 %421, i32 %389, i32 %397
  %426 = select i1 %421, i32 %381, i32 %389
  %427 = select i1 %421, i32 %373, i32 %381
  %428 = select i1 %421, i32 %367, i32 %373
  %429 = select i1 %421, i32 -32, i32 0
  %430 = add nsw i32 %429, %420
  %431 = icmp ugt i32 %430, 31
  %432 = select i1 %431, i32 %423, i32 %422
  %433 = select i1 %431, i32 %424, i32 %423
  %434 = select i1 %431, i32 %425, i32 %424
  %435 = select i1 %431, i32 %426, i32 %425
  %436 = select i1 %431, i32 %427, i32 %426
  %437 = select i1 %431, i32 %428, i32 %427
  %438 = select i1 %431, i32 -32, i32 0
  %439 = add nsw i32 %438, %430
  %440 = icmp ugt i32 %439, 31
  %441 = select i1 %440, i32 %433, i32 %432
  %442 = select i1 %440, i32 %434, i32 %433
  %443 = select i1 %440, i32 %435, i32 %434
  %444 = select i1 %440, i32 %436, i32 %435
  %445 = select i1 %440, i32 %437, i32 %436
  %446 = select i1 %440, i32 -32, i32 0
  %447 = add nsw i32 %446, %439
  %448 = icmp ugt i32 %447, 31
  %449 = select i1 %448, i32 %442, i32 %441
  %450 = select i1 %448, i32 %443, i32 %442
  %451 = select i1 %448, i32 %444, i32 %443
  %452 = select i1 %448, i32 %445, i32 %444
  %453 = select i1 %448, i32 -32, i32 0
  %454 = sub nsw i32 0, %447
  %455 = icmp eq i32 %453, %454
  %456 = sub nsw i32 24, %364
  %457 = and i32 %420, 31
  %458 = shl i32 %449, %457
  %459 = and i32 %456, 31
  %460 = lshr i32 %450, %459
  %461 = or i32 %458, %460
  %462 = shl i32 %450, %457
  %463 = lshr i32 %451, %459
  %464 = or i32 %462, %463
  %465 = shl i32 %451, %457
  %466 = lshr i32 %452, %459
  %467 = or i32 %465, %466
  %468 = select i1 %455, i32 %449, i32 %461
  %469 = select i1 %455, i32 %450, i32 %464
  %470 = select i1 %455, i32 %451, i32 %467
  %471 = lshr i32 %468, 29
  %472 = tail call i32 @llvm.fshl.i32(i32 %468, i32 %469, i32 2)
  %473 = tail call i32 @llvm.fshl.i32(i32 %469, i32 %470, i32 2)
  %474 = shl i32 %470, 2
  %475 = and i32 %471, 1
  %476 = sub nsw i32 0, %475
  %477 = shl i32 %471, 31
  %478 = xor i32 %472, %476
  %479 = xor i32 %473, %476
  %480 = xor i32 %474, %476
  %481 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %478, i1 false)
  %482 = add nuw nsw i32 %481, 1
  %483 = and i32 %482, 31
  %484 = shl i32 %478, %483
  %485 = and i32 %481, 31
  %486 = xor i32 %485, 31
  %487 = lshr i32 %479, %486
  %488 = or i32 %484, %487
  %489 = shl i32 %479, %483
  %490 = lshr i32 %480, %486
  %491 = or i32 %489, %490
  %492 = lshr i32 %488, 9
  %493 = shl nuw nsw i32 %481, 23
  %494 = sub nsw i32 %492, %493
  %495 = add nsw i32 %494, 1056964608
  %496 = or i32 %495, %477
  %497 = bitcast i32 %496 to float
  %498 = tail call i32 @llvm.fshl.i32(i32 %488, i32 %491, i32 23)
  %499 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %498, i1 false)
  %500 = xor i32 %499, -1
  %501 = add nuw nsw i32 %499, 1
  %502 = and i32 %501, 31
  %503 = shl i32 %498, %502
  %504 = and i32 %499, 31
  %505 = xor i32 %504, 31
  %506 = lshr i32 %491, %505
  %507 = or i32 %503, %506
  %508 = sub nuw nsw i32 %500, %481
  %509 = shl nsw i32 %508, 23
  %510 = lshr i32 %507, 9
  %511 = add nsw i32 %509, 864026624
  %512 = or disjoint i32 %510, %511
  %513 = or i32 %512, %477
  %514 = bitcast i32 %513 to float
  %515 = fmul float %497, 0x3FF921FB40000000
  %516 = fneg float %515
  %517 = tail call noundef float @llvm.fma.f32(float %497, float 0x3FF921FB40000000, float %516)
  %518 = tail call noundef float @llvm.fma.f32(float %497, float 0x3E74442D00000000, float %517)
  %519 = tail call noundef float @llvm.fma.f32(float %514, float 0x3FF921FB40000000, float %518)
  %520 = fadd float %515, %519
  %521 = fsub float %520, %515
  %522 = fsub float %519, %521
  %523 = lshr i32 %468, 30
  %524 = add nuw nsw i32 %475, %523
  br label %525

525:                                              ; preds = %334, %362
  %526 = phi float [ %359, %334 ], [ %520, %362 ]
  %527 = phi float [ %360, %334 ], [ %522, %362 ]
  %528 = phi i32 [ %361, %334 ], [ %524, %362 ]
  %529 = trunc nsw i64 %324 to i32
  %530 = sitofp i32 %529 to float
  %531 = fmul float %530, 0x3E00000000000000
  %532 = tail call noundef float @llvm.fabs.f32(float %531)
  %533 = tail call float @llvm.nvvm.fabs.f32(float %332)
  %534 = fcmp une float %533, 0x7FF0000000000000
  %535 = tail call float @llvm.fabs.f32(float %526)
  %536 = bitcast float %535 to i32
  %537 = icmp samesign ugt i32 %536, 1061683200
  %538 = add nsw i32 %536, -1050253722
  %539 = icmp ult i32 %538, 11429479
  %540 = add nsw i32 %536, -16777216
  %541 = bitcast i32 %540 to float
  %542 = select i1 %539, float %541, float 0.000000e+00
  %543 = select i1 %537, float 2.812500e-01, float %542
  %544 = fsub float 1.000000e+00, %543
  %545 = fmul float %526, %526
  %546 = tail call noundef float @llvm.fmuladd.f32(float %545, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %547 = tail call noundef float @llvm.fmuladd.f32(float %545, float %546, float 0xBE92524740000000)
  %548 = tail call noundef float @llvm.fmuladd.f32(float %545, float %547, float 0x3EFA015C40000000)
  %549 = tail call noundef float @llvm.fmuladd.f32(float %545, float %548, float 0xBF56C16C00000000)
  %550 = tail call noundef float @llvm.fmuladd.f32(float %545, float %549, float 0x3FA5555560000000)
  %551 = fmul float %545, %550
  %552 = fneg float %526
  %553 = fmul float %527, %552
  %554 = tail call noundef float @llvm.fmuladd.f32(float %545, float %551, float %553)
  %555 = fneg float %543
  %556 = tail call noundef float @llvm.fmuladd.f32(float %545, float 5.000000e-01, float %555)
  %557 = fsub float %554, %556
  %558 = fadd float %544, %557
  %559 = fmul float %526, %545
  %560 = tail call noundef float @llvm.fmuladd.f32(float %545, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %561 = tail call noundef float @llvm.fmuladd.f32(float %545, float %560, float 0x3EC6DBE4A0000000)
  %562 = tail call noundef float @llvm.fmuladd.f32(float %545, float %561, float 0xBF2A013A80000000)
  %563 = tail call noundef float @llvm.fmuladd.f32(float %545, float %562, float 0x3F811110E0000000)
  %564 = fneg float %559
  %565 = fmul float %563, %564
  %566 = tail call noundef float @llvm.fmuladd.f32(float %527, float 5.000000e-01, float %565)
  %567 = fneg float %527
  %568 = tail call noundef float @llvm.fmuladd.f32(float %545, float %566, float %567)
  %569 = tail call noundef float @llvm.fmuladd.f32(float %559, float 0x3FC5555560000000, float %568)
  %570 = fsub float %526, %569
  %571 = shl i32 %528, 30
  %572 = and i32 %571, -2147483648
  %573 = and i32 %528, 1
  %574 = icmp eq i32 %573, 0
  %575 = fneg float %570
  %576 = select i1 %574, float %558, float %575
  %577 = bitcast float %576 to i32
  %578 = xor i32 %572, %577
  %579 = bitcast i32 %578 to float
  %580 = select i1 %534, float %579, float 0x7FF8000000000000
  %581 = fcmp olt float %532, 0x3810000000000000
  %582 = fmul float %532, 0x4160000000000000
  %583 = select i1 %581, float %582, float %532
  %584 = select i1 %581, float -2.300000e+01, float 0.000000e+00
  %585 = bitcast float %583 to i32
  %586 = add nsw i32 %585, -1059760811
  %587 = and i32 %586, -8388608
  %588 = sub i32 %585, %587
  %589 = bitcast i32 %588 to float
  %590 = sitofp i32 %587 to float
  %591 = tail call float @llvm.fma.f32(float %590, float 0x3E80000000000000, float %584)
  %592 = fadd float %589, -1.000000e+00
  %593 = tail call float @llvm.fma.f32(float %592, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %594 = tail call float @llvm.fma.f32(float %593, float %592, float 0xBFBF19B980000000)
  %595 = tail call float @llvm.fma.f32(float %594, float %592, float 0x3FC1E52AA0000000)
  %596 = tail call float @llvm.fma.f32(float %595, float %592, float 0xBFC55B1720000000)
  %597 = tail call float @llvm.fma.f32(float %596, float %592, float 0x3FC99DA160000000)
  %598 = tail call float @llvm.fma.f32(float %597, float %592, float 0xBFCFFFE440000000)
  %599 = tail call float @llvm.fma.f32(float %598, float %592, float 0x3FD5554F00000000)
  %600 = tail call float @llvm.fma.f32(float %599, float %592, float -5.000000e-01)
  %601 = fmul float %592, %600
  %602 = tail call float @llvm.fma.f32(float %601, float %592, float %592)
  %603 = tail call float @llvm.fma.f32(float %591, float 0x3FE62E4300000000, float %602)
  %604 = icmp samesign ugt i32 %585, 2139095039
  %605 = tail call float @llvm.fma.f32(float %583, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %606 = select i1 %604, float %605, float %603
  %607 = fcmp oeq float %583, 0.000000e+00
  %608 = fmul float %606, -2.000000e+00
  %609 = select i1 %607, float 0x7FF0000000000000, float %608
  %610 = tail call float @llvm.nvvm.sqrt.approx.f(float %609) #10
  %611 = fmul float %610, %580
  %612 = tail call float @llvm.fmuladd.f32(float %611, float 5.000000e-01, float -2.000000e+00)
  %613 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %318
  %614 = load float, ptr addrspace(1) %613, align 4, !tbaa !14
  %615 = fadd float %614, %612
  store float %615, ptr addrspace(1) %613, align 4, !tbaa !14
  %616 = icmp sgt i32 %7, 0
  br i1 %616, label %617, label %666

617:                                              ; preds = %525
  %618 = load float, ptr addrspace(1) %319, align 4, !tbaa !14
  %619 = fptosi float %618 to i32
  %620 = sitofp i32 %619 to float
  %621 = fsub float %618, %620
  %622 = fcmp uge float %621, 5.000000e-01
  %623 = zext i1 %622 to i32
  %624 = add i32 %619, %623
  %625 = fptosi float %615 to i32
  %626 = sitofp i32 %625 to float
  %627 = fsub float %615, %626
  %628 = fcmp uge float %627, 5.000000e-01
  %629 = zext i1 %628 to i32
  %630 = add nsw i32 %629, %625
  %631 = mul nsw i32 %8, %8
  %632 = and i32 %7, 1
  %633 = icmp eq i32 %7, 1
  br i1 %633, label %638, label %634

634:                                              ; preds = %617
  %635 = and i32 %7, 2147483646
  br label %706

636:                                              ; preds = %706
  %637 = icmp eq i32 %632, 0
  br i1 %637, label %666, label %638

638:                                              ; preds = %636, %617
  %639 = phi float [ 0.000000e+00, %617 ], [ %758, %636 ]
  %640 = phi i32 [ 0, %617 ], [ %759, %636 ]
  %641 = icmp ne i32 %632, 0
  tail call void @llvm.assume(i1 %641)
  %642 = shl nuw nsw i32 %640, 1
  %643 = zext nneg i32 %642 to i64
  %644 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %643
  %645 = getelementptr inbounds nuw i8, ptr addrspace(1) %644, i64 4
  %646 = load i32, ptr addrspace(1) %645, align 4, !tbaa !6
  %647 = add i32 %646, %624
  %648 = load i32, ptr addrspace(1) %644, align 4, !tbaa !6
  %649 = add nsw i32 %630, %648
  %650 = mul nsw i32 %647, %8
  %651 = add nsw i32 %649, %650
  %652 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %651, i1 false)
  %653 = icmp slt i32 %652, %631
  %654 = select i1 %653, i32 %652, i32 0
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %655
  %657 = load i8, ptr addrspace(1) %656, align 1, !tbaa !16
  %658 = uitofp i8 %657 to float
  %659 = fadd float %658, -1.000000e+02
  %660 = fadd float %658, -2.280000e+02
  %661 = fneg float %660
  %662 = fmul float %660, %661
  %663 = tail call float @llvm.fmuladd.f32(float %659, float %659, float %662)
  %664 = fdiv float %663, 5.000000e+01
  %665 = fadd float %639, %664
  br label %666

666:                                              ; preds = %638, %636, %525
  %667 = phi float [ 0.000000e+00, %525 ], [ %758, %636 ], [ %665, %638 ]
  %668 = sitofp i32 %7 to float
  %669 = fmul float %668, 1.000000e+02
  %670 = fdiv float %667, %669
  %671 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %318
  %672 = load float, ptr addrspace(1) %671, align 4, !tbaa !14
  %673 = fcmp olt float %670, 0.000000e+00
  %674 = select i1 %673, float -5.000000e-01, float 5.000000e-01
  %675 = tail call noundef float @llvm.fmuladd.f32(float %670, float 0x3FF7154760000000, float %674)
  %676 = fptosi float %675 to i32
  %677 = sitofp i32 %676 to float
  %678 = tail call noundef float @llvm.fmuladd.f32(float %677, float 0xBFE62E3000000000, float %670)
  %679 = fmul float %677, 0xBEE2FEFA20000000
  %680 = fadd float %678, %679
  %681 = fmul float %680, %680
  %682 = tail call noundef float @llvm.fmuladd.f32(float %681, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %683 = tail call noundef float @llvm.fmuladd.f32(float %681, float %682, float 0x3F11566AA0000000)
  %684 = tail call noundef float @llvm.fmuladd.f32(float %681, float %683, float 0xBF66C16C20000000)
  %685 = tail call noundef float @llvm.fmuladd.f32(float %681, float %684, float 0x3FC5555560000000)
  %686 = fneg float %685
  %687 = tail call noundef float @llvm.fmuladd.f32(float %681, float %686, float %680)
  %688 = fneg float %679
  %689 = fmul float %680, %687
  %690 = fsub float 2.000000e+00, %687
  %691 = fdiv float %689, %690, !fpmath !17
  %692 = fsub float %688, %691
  %693 = fsub float %678, %692
  %694 = fadd float %693, 1.000000e+00
  %695 = bitcast float %694 to i32
  %696 = shl i32 %676, 23
  %697 = add nsw i32 %696, %695
  %698 = bitcast i32 %697 to float
  %699 = fcmp olt float %670, 0xC055D589E0000000
  %700 = select i1 %699, float 0.000000e+00, float %698
  %701 = fcmp olt float %670, 0x40562E4300000000
  %702 = select i1 %701, float %700, float 0x7FF0000000000000
  %703 = fcmp ord float %670, 0.000000e+00
  %704 = select i1 %703, float %702, float %670
  %705 = fmul float %704, %672
  store float %705, ptr addrspace(1) %671, align 4, !tbaa !14
  br label %762

706:                                              ; preds = %706, %634
  %707 = phi float [ 0.000000e+00, %634 ], [ %758, %706 ]
  %708 = phi i32 [ 0, %634 ], [ %759, %706 ]
  %709 = phi i32 [ 0, %634 ], [ %760, %706 ]
  %710 = shl nuw nsw i32 %708, 1
  %711 = zext nneg i32 %710 to i64
  %712 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %711
  %713 = getelementptr inbounds nuw i8, ptr addrspace(1) %712, i64 4
  %714 = load i32, ptr addrspace(1) %713, align 4, !tbaa !6
  %715 = add i32 %714, %624
  %716 = load i32, ptr addrspace(1) %712, align 4, !tbaa !6
  %717 = add nsw i32 %630, %716
  %718 = mul nsw i32 %715, %8
  %719 = add nsw i32 %717, %718
  %720 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %719, i1 false)
  %721 = icmp slt i32 %720, %631
  %722 = select i1 %721, i32 %720, i32 0
  %723 = sext i32 %722 to i64
  %724 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %723
  %725 = load i8, ptr addrspace(1) %724, align 1, !tbaa !16
  %726 = uitofp i8 %725 to float
  %727 = fadd float %726, -1.000000e+02
  %728 = fadd float %726, -2.280000e+02
  %729 = fneg float %728
  %730 = fmul float %728, %729
  %731 = tail call float @llvm.fmuladd.f32(float %727, float %727, float %730)
  %732 = fdiv float %731, 5.000000e+01
  %733 = fadd float %707, %732
  %734 = shl nuw i32 %708, 1
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %735
  %737 = getelementptr inbounds nuw i8, ptr addrspace(1) %736, i64 8
  %738 = getelementptr inbounds nuw i8, ptr addrspace(1) %736, i64 12
  %739 = load i32, ptr addrspace(1) %738, align 4, !tbaa !6
  %740 = add i32 %739, %624
  %741 = load i32, ptr addrspace(1) %737, align 4, !tbaa !6
  %742 = add nsw i32 %630, %741
  %743 = mul nsw i32 %740, %8
  %744 = add nsw i32 %742, %743
  %745 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %744, i1 false)
  %746 = icmp slt i32 %745, %631
  %747 = select i1 %746, i32 %745, i32 0
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %748
  %750 = load i8, ptr addrspace(1) %749, align 1, !tbaa !16
  %751 = uitofp i8 %750 to float
  %752 = fadd float %751, -1.000000e+02
  %753 = fadd float %751, -2.280000e+02
  %754 = fneg float %753
  %755 = fmul float %753, %754
  %756 = tail call float @llvm.fmuladd.f32(float %752, float %752, float %755)
  %757 = fdiv float %756, 5.000000e+01
  %758 = fadd float %733, %757
  %759 = add nuw nsw i32 %708, 2
  %760 = add i32 %709, 2
  %761 = icmp eq i32 %760, %635
  br i1 %761, label %636, label %706

762:                                              ; preds = %666, %10
  %763 = phi float [ %705, %666 ], [ 0.000000e+00, %10 ]
  %764 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i64 %17
  store float %763, ptr addrspace(3) %764, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %765 = lshr i32 %12, 1
  %766 = icmp eq i32 %765, 0
  br i1 %766, label %767, label %769

767:                                              ; preds = %779, %762
  %768 = icmp eq i32 %11, 0
  br i1 %768, label %782, label %785

769:                                              ; preds = %762, %779
  %770 = phi i32 [ %780, %779 ], [ %765, %762 ]
  %771 = icmp samesign ugt i32 %770, %11
  br i1 %771, label %772, label %779

772:                                              ; preds = %769
  %773 = add nuw nsw i32 %770, %11
  %774 = zext nneg i32 %773 to i64
  %775 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i64 %774
  %776 = load float, ptr addrspace(3) %775, align 4, !tbaa !14
  %777 = load float, ptr addrspace(3) %764, align 4, !tbaa !14
  %778 = fadd float %776, %777
  store float %778, ptr addrspace(3) %764, align 4, !tbaa !14
  br label %779

779:                                              ; preds = %772, %769
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %780 = lshr i32 %770, 1
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %767, label %769

782:                                              ; preds = %767
  %783 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %15
  %784 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !14
  store float %784, ptr addrspace(1) %783, align 4, !tbaa !14
  br label %785

785:                                              ; preds = %782, %767
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4) #10
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  br i1 %15, label %16, label %115

16:                                               ; preds = %5
  %17 = icmp slt i32 %14, 0
  br i1 %17, label %45, label %18

18:                                               ; preds = %16
  %19 = mul i32 %7, %8
  %20 = add i32 %6, %19
  %21 = add i32 %20, 1
  %22 = and i32 %21, 7
  %23 = icmp ult i32 %20, 7
  br i1 %23, label %28, label %24

24:                                               ; preds = %18
  %25 = and i32 %21, -8
  br label %60

26:                                               ; preds = %60
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %45, label %28

28:                                               ; preds = %26, %18
  %29 = phi i32 [ 0, %18 ], [ %112, %26 ]
  %30 = phi float [ 0.000000e+00, %18 ], [ %111, %26 ]
  %31 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %31)
  br label %32

32:                                               ; preds = %32, %28
  %33 = phi i32 [ %42, %32 ], [ %29, %28 ]
  %34 = phi float [ %41, %32 ], [ %30, %28 ]
  %35 = phi i32 [ %43, %32 ], [ 0, %28 ]
  %36 = mul nuw nsw i32 %33, 37
  %37 = add nuw nsw i32 %36, 11
  %38 = and i32 %37, 63
  %39 = uitofp nneg i32 %38 to float
  %40 = fmul float %39, 1.562500e-02
  %41 = fadd float %34, %40
  %42 = add nuw i32 %33, 1
  %43 = add i32 %35, 1
  %44 = icmp eq i32 %43, %22
  br i1 %44, label %45, label %32, !llvm.loop !22

45:                                               ; preds = %26, %32, %16
  %46 = phi float [ 0.000000e+00, %16 ], [ %111, %26 ], [ %41, %32 ]
  %47 = sitofp i32 %4 to float
  %48 = fdiv float %46, %47
  %49 = shl i64 %13, 32
  %50 = ashr exact i64 %49, 32
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !14
  %52 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = fdiv float %53, %3
  store float %54, ptr addrspace(1) %52, align 4, !tbaa !14
  %55 = fdiv float 5.000000e-01, %47
  %56 = sitofp i32 %14 to float
  %57 = fdiv float %56, %47
  %58 = fadd float %55, %57
  %59 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !14
  br label %115

60:                                               ; preds = %60, %24
  %61 = phi i32 [ 0, %24 ], [ %112, %60 ]
  %62 = phi float [ 0.000000e+00, %24 ], [ %111, %60 ]
  %63 = phi i32 [ 0, %24 ], [ %113, %60 ]
  %64 = mul nuw nsw i32 %61, 37
  %65 = add nuw nsw i32 %64, 11
  %66 = and i32 %65, 59
  %67 = uitofp nneg i32 %66 to float
  %68 = fmul float %67, 1.562500e-02
  %69 = fadd float %62, %68
  %70 = mul nuw i32 %61, 37
  %71 = add nuw i32 %70, 48
  %72 = and i32 %71, 56
  %73 = uitofp nneg i32 %72 to float
  %74 = fmul float %73, 1.562500e-02
  %75 = fadd float %69, %74
  %76 = mul nuw i32 %61, 37
  %77 = add i32 %76, 21
  %78 = and i32 %77, 61
  %79 = uitofp nneg i32 %78 to float
  %80 = fmul float %79, 1.562500e-02
  %81 = fadd float %75, %80
  %82 = mul nuw i32 %61, 37
  %83 = add i32 %82, 58
  %84 = and i32 %83, 58
  %85 = uitofp nneg i32 %84 to float
  %86 = fmul float %85, 1.562500e-02
  %87 = fadd float %81, %86
  %88 = mul nuw i32 %61, 37
  %89 = add i32 %88, 31
  %90 = and i32 %89, 63
  %91 = uitofp nneg i32 %90 to float
  %92 = fmul float %91, 1.562500e-02
  %93 = fadd float %87, %92
  %94 = mul nuw i32 %61, 37
  %95 = and i32 %94, 56
  %96 = or disjoint i32 %95, 4
  %97 = uitofp nneg i32 %96 to float
  %98 = fmul float %97, 1.562500e-02
  %99 = fadd float %93, %98
  %100 = mul nuw i32 %61, 37
  %101 = add i32 %100, 41
  %102 = and i32 %101, 57
  %103 = uitofp nneg i32 %102 to float
  %104 = fmul float %103, 1.562500e-02
  %105 = fadd float %99, %104
  %106 = mul nuw i32 %61, 37
  %107 = add i32 %106, 14
  %108 = and i32 %107, 62
  %109 = uitofp nneg i32 %108 to float
  %110 = fmul float %109, 1.562500e-02
  %111 = fadd float %105, %110
  %112 = add nuw i32 %61, 8
  %113 = add i32 %63, 8
  %114 = icmp eq i32 %113, %25
  br i1 %114, label %26, label %60

115:                                              ; preds = %5, %45
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #10
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  br i1 %17, label %18, label %47

18:                                               ; preds = %7
  %19 = icmp sgt i32 %6, 0
  %20 = shl i64 %15, 32
  br i1 %19, label %21, label %34

21:                                               ; preds = %18
  %22 = ashr exact i64 %20, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  br label %25

25:                                               ; preds = %21, %31
  %26 = phi i32 [ 0, %21 ], [ %32, %31 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fcmp ult float %29, %24
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = add nuw nsw i32 %26, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %34, label %25

34:                                               ; preds = %31, %25, %18
  %35 = phi i32 [ -1, %18 ], [ -1, %31 ], [ %26, %25 ]
  %36 = icmp eq i32 %35, -1
  %37 = add nsw i32 %6, -1
  %38 = select i1 %36, i32 %37, i32 %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = ashr exact i64 %20, 32
  %43 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %42
  store float %41, ptr addrspace(1) %43, align 4, !tbaa !14
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %42
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !14
  br label %47

47:                                               ; preds = %7, %34
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

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
!16 = !{!8, !8, i64 0}
!17 = !{float 2.500000e+00}
!18 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"float", !"int"}
!21 = !{!"", !"", !"", !"", !""}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float*", !"int"}
!27 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
