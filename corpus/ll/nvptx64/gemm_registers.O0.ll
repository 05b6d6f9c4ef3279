; ModuleID = 'corpus/opencl/gemm_registers.cl'
source_filename = "corpus/opencl/gemm_registers.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemm_registers.As = internal addrspace(3) global [64 x <4 x float>] undef, align 16
@gemm_registers.Bs = internal addrspace(3) global [128 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_registers(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef align 16 %5, ptr addrspace(1) noalias noundef align 16 %6, ptr addrspace(1) noalias noundef align 4 %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load float, ptr %12, align 4
  %21 = load float, ptr %13, align 4
  %22 = load ptr addrspace(1), ptr %14, align 8
  %23 = load ptr addrspace(1), ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %16, align 8
  call void @__clang_ocl_kern_imp_gemm_registers(i32 noundef %17, i32 noundef %18, i32 noundef %19, float noundef %20, float noundef %21, ptr addrspace(1) noundef align 16 %22, ptr addrspace(1) noundef align 16 %23, ptr addrspace(1) noundef align 4 %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gemm_registers(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef align 16 %5, ptr addrspace(1) noalias noundef align 16 %6, ptr addrspace(1) noalias noundef align 4 %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [8 x [4 x float]], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca <4 x float>, align 16
  %34 = alloca <4 x float>, align 16
  %35 = alloca <4 x float>, align 16
  %36 = alloca [8 x float], align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %41 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %17, align 4
  %43 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %18, align 4
  %45 = load i32, ptr %18, align 4
  %46 = mul nsw i32 %45, 8
  %47 = load i32, ptr %17, align 4
  %48 = add nsw i32 %46, %47
  store i32 %48, ptr %19, align 4
  %49 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %50 = mul i64 %49, 32
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr %20, align 4
  %52 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %53 = mul i64 %52, 64
  %54 = trunc i64 %53 to i32
  store i32 %54, ptr %21, align 4
  store i32 0, ptr %23, align 4
  br label %55

55:                                               ; preds = %73, %8
  %56 = load i32, ptr %23, align 4
  %57 = icmp slt i32 %56, 8
  br i1 %57, label %58, label %76

58:                                               ; preds = %55
  store i32 0, ptr %24, align 4
  br label %59

59:                                               ; preds = %69, %58
  %60 = load i32, ptr %24, align 4
  %61 = icmp slt i32 %60, 4
  br i1 %61, label %62, label %72

62:                                               ; preds = %59
  %63 = load i32, ptr %23, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %64
  %66 = load i32, ptr %24, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x float], ptr %65, i64 0, i64 %67
  store float 0.000000e+00, ptr %68, align 4
  br label %69

69:                                               ; preds = %62
  %70 = load i32, ptr %24, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %24, align 4
  br label %59, !llvm.loop !16

72:                                               ; preds = %59
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %23, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %23, align 4
  br label %55, !llvm.loop !18

76:                                               ; preds = %55
  store i32 0, ptr %25, align 4
  br label %77

77:                                               ; preds = %263, %76
  %78 = load i32, ptr %25, align 4
  %79 = load i32, ptr %11, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %266

81:                                               ; preds = %77
  %82 = load i32, ptr %19, align 4
  %83 = sdiv i32 %82, 8
  store i32 %83, ptr %26, align 4
  %84 = load i32, ptr %19, align 4
  %85 = srem i32 %84, 8
  store i32 %85, ptr %27, align 4
  %86 = load ptr addrspace(1), ptr %14, align 8
  %87 = load i32, ptr %25, align 4
  %88 = load i32, ptr %26, align 4
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %9, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %20, align 4
  %93 = add nsw i32 %91, %92
  %94 = sdiv i32 %93, 4
  %95 = load i32, ptr %27, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds <4 x float>, ptr addrspace(1) %86, i64 %97
  %99 = load <4 x float>, ptr addrspace(1) %98, align 16
  %100 = load i32, ptr %19, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [64 x <4 x float>], ptr addrspace(3) @gemm_registers.As, i64 0, i64 %101
  store <4 x float> %99, ptr addrspace(3) %102, align 16
  store i32 0, ptr %28, align 4
  br label %103

103:                                              ; preds = %132, %81
  %104 = load i32, ptr %28, align 4
  %105 = icmp slt i32 %104, 2
  br i1 %105, label %106, label %135

106:                                              ; preds = %103
  %107 = load i32, ptr %19, align 4
  %108 = load i32, ptr %28, align 4
  %109 = mul nsw i32 %108, 64
  %110 = add nsw i32 %107, %109
  store i32 %110, ptr %29, align 4
  %111 = load i32, ptr %29, align 4
  %112 = sdiv i32 %111, 16
  store i32 %112, ptr %30, align 4
  %113 = load i32, ptr %29, align 4
  %114 = srem i32 %113, 16
  store i32 %114, ptr %31, align 4
  %115 = load ptr addrspace(1), ptr %15, align 8
  %116 = load i32, ptr %25, align 4
  %117 = load i32, ptr %30, align 4
  %118 = add nsw i32 %116, %117
  %119 = load i32, ptr %10, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr %21, align 4
  %122 = add nsw i32 %120, %121
  %123 = sdiv i32 %122, 4
  %124 = load i32, ptr %31, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds <4 x float>, ptr addrspace(1) %115, i64 %126
  %128 = load <4 x float>, ptr addrspace(1) %127, align 16
  %129 = load i32, ptr %29, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [128 x <4 x float>], ptr addrspace(3) @gemm_registers.Bs, i64 0, i64 %130
  store <4 x float> %128, ptr addrspace(3) %131, align 16
  br label %132

132:                                              ; preds = %106
  %133 = load i32, ptr %28, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %28, align 4
  br label %103, !llvm.loop !19

135:                                              ; preds = %103
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %32, align 4
  br label %136

136:                                              ; preds = %259, %135
  %137 = load i32, ptr %32, align 4
  %138 = icmp slt i32 %137, 8
  br i1 %138, label %139, label %262

139:                                              ; preds = %136
  %140 = load i32, ptr %32, align 4
  %141 = mul nsw i32 %140, 8
  %142 = load i32, ptr %17, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [64 x <4 x float>], ptr addrspace(3) @gemm_registers.As, i64 0, i64 %144
  %146 = load <4 x float>, ptr addrspace(3) %145, align 16
  store <4 x float> %146, ptr %33, align 16
  %147 = load i32, ptr %32, align 4
  %148 = mul nsw i32 %147, 16
  %149 = load i32, ptr %18, align 4
  %150 = mul nsw i32 %149, 2
  %151 = add nsw i32 %148, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [128 x <4 x float>], ptr addrspace(3) @gemm_registers.Bs, i64 0, i64 %152
  %154 = load <4 x float>, ptr addrspace(3) %153, align 16
  store <4 x float> %154, ptr %34, align 16
  %155 = load i32, ptr %32, align 4
  %156 = mul nsw i32 %155, 16
  %157 = load i32, ptr %18, align 4
  %158 = mul nsw i32 %157, 2
  %159 = add nsw i32 %156, %158
  %160 = add nsw i32 %159, 1
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [128 x <4 x float>], ptr addrspace(3) @gemm_registers.Bs, i64 0, i64 %161
  %163 = load <4 x float>, ptr addrspace(3) %162, align 16
  store <4 x float> %163, ptr %35, align 16
  %164 = load <4 x float>, ptr %34, align 16
  %165 = extractelement <4 x float> %164, i64 0
  store float %165, ptr %36, align 4
  %166 = getelementptr inbounds float, ptr %36, i64 1
  %167 = load <4 x float>, ptr %34, align 16
  %168 = extractelement <4 x float> %167, i64 1
  store float %168, ptr %166, align 4
  %169 = getelementptr inbounds float, ptr %36, i64 2
  %170 = load <4 x float>, ptr %34, align 16
  %171 = extractelement <4 x float> %170, i64 2
  store float %171, ptr %169, align 4
  %172 = getelementptr inbounds float, ptr %36, i64 3
  %173 = load <4 x float>, ptr %34, align 16
  %174 = extractelement <4 x float> %173, i64 3
  store float %174, ptr %172, align 4
  %175 = getelementptr inbounds float, ptr %36, i64 4
  %176 = load <4 x float>, ptr %35, align 16
  %177 = extractelement <4 x float> %176, i64 0
  store float %177, ptr %175, align 4
  %178 = getelementptr inbounds float, ptr %36, i64 5
  %179 = load <4 x float>, ptr %35, align 16
  %180 = extractelement <4 x float> %179, i64 1
  store float %180, ptr %178, align 4
  %181 = getelementptr inbounds float, ptr %36, i64 6
  %182 = load <4 x float>, ptr %35, align 16
  %183 = extractelement <4 x float> %182, i64 2
  store float %183, ptr %181, align 4
  %184 = getelementptr inbounds float, ptr %36, i64 7
  %185 = load <4 x float>, ptr %35, align 16
  %186 = extractelement <4 x float> %185, i64 3
  store float %186, ptr %184, align 4
  store i32 0, ptr %37, align 4
  br label %187

187:                                              ; preds = %255, %139
  %188 = load i32, ptr %37, align 4
  %189 = icmp slt i32 %188, 8
  br i1 %189, label %190, label %258

190:                                              ; preds = %187
  %191 = load <4 x float>, ptr %33, align 16
  %192 = extractelement <4 x float> %191, i64 0
  %193 = load i32, ptr %37, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 %194
  %196 = load float, ptr %195, align 4
  %197 = load i32, ptr %37, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %198
  %200 = getelementptr inbounds [4 x float], ptr %199, i64 0, i64 0
  %201 = load float, ptr %200, align 4
  %202 = call float @_Z3fmafff(float noundef %192, float noundef %196, float noundef %201) #8
  %203 = load i32, ptr %37, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %204
  %206 = getelementptr inbounds [4 x float], ptr %205, i64 0, i64 0
  store float %202, ptr %206, align 4
  %207 = load <4 x float>, ptr %33, align 16
  %208 = extractelement <4 x float> %207, i64 1
  %209 = load i32, ptr %37, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 %210
  %212 = load float, ptr %211, align 4
  %213 = load i32, ptr %37, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %214
  %216 = getelementptr inbounds [4 x float], ptr %215, i64 0, i64 1
  %217 = load float, ptr %216, align 4
  %218 = call float @_Z3fmafff(float noundef %208, float noundef %212, float noundef %217) #8
  %219 = load i32, ptr %37, align 4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %220
  %222 = getelementptr inbounds [4 x float], ptr %221, i64 0, i64 1
  store float %218, ptr %222, align 4
  %223 = load <4 x float>, ptr %33, align 16
  %224 = extractelement <4 x float> %223, i64 2
  %225 = load i32, ptr %37, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = load i32, ptr %37, align 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %230
  %232 = getelementptr inbounds [4 x float], ptr %231, i64 0, i64 2
  %233 = load float, ptr %232, align 4
  %234 = call float @_Z3fmafff(float noundef %224, float noundef %228, float noundef %233) #8
  %235 = load i32, ptr %37, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %236
  %238 = getelementptr inbounds [4 x float], ptr %237, i64 0, i64 2
  store float %234, ptr %238, align 4
  %239 = load <4 x float>, ptr %33, align 16
  %240 = extractelement <4 x float> %239, i64 3
  %241 = load i32, ptr %37, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = load i32, ptr %37, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %246
  %248 = getelementptr inbounds [4 x float], ptr %247, i64 0, i64 3
  %249 = load float, ptr %248, align 4
  %250 = call float @_Z3fmafff(float noundef %240, float noundef %244, float noundef %249) #8
  %251 = load i32, ptr %37, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %252
  %254 = getelementptr inbounds [4 x float], ptr %253, i64 0, i64 3
  store float %250, ptr %254, align 4
  br label %255

255:                                              ; preds = %190
  %256 = load i32, ptr %37, align 4
  %257 = add nsw i32 %256, 1
  store i32 %257, ptr %37, align 4
  br label %187, !llvm.loop !20

258:                                              ; preds = %187
  br label %259

259:                                              ; preds = %258
  %260 = load i32, ptr %32, align 4
  %261 = add nsw i32 %260, 1
  store i32 %261, ptr %32, align 4
  br label %136, !llvm.loop !21

262:                                              ; preds = %136
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %263

263:                                              ; preds = %262
  %264 = load i32, ptr %25, align 4
  %265 = add nsw i32 %264, 8
  store i32 %265, ptr %25, align 4
  br label %77

266:                                              ; preds = %77
  store i32 0, ptr %38, align 4
  br label %267

267:                                              ; preds = %314, %266
  %268 = load i32, ptr %38, align 4
  %269 = icmp slt i32 %268, 8
  br i1 %269, label %270, label %317

270:                                              ; preds = %267
  store i32 0, ptr %39, align 4
  br label %271

271:                                              ; preds = %310, %270
  %272 = load i32, ptr %39, align 4
  %273 = icmp slt i32 %272, 4
  br i1 %273, label %274, label %313

274:                                              ; preds = %271
  %275 = load i32, ptr %21, align 4
  %276 = load i32, ptr %18, align 4
  %277 = mul nsw i32 %276, 8
  %278 = add nsw i32 %275, %277
  %279 = load i32, ptr %38, align 4
  %280 = add nsw i32 %278, %279
  %281 = load i32, ptr %9, align 4
  %282 = mul nsw i32 %280, %281
  %283 = load i32, ptr %20, align 4
  %284 = add nsw i32 %282, %283
  %285 = load i32, ptr %17, align 4
  %286 = mul nsw i32 %285, 4
  %287 = add nsw i32 %284, %286
  %288 = load i32, ptr %39, align 4
  %289 = add nsw i32 %287, %288
  store i32 %289, ptr %40, align 4
  %290 = load float, ptr %12, align 4
  %291 = load i32, ptr %38, align 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [8 x [4 x float]], ptr %22, i64 0, i64 %292
  %294 = load i32, ptr %39, align 4
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [4 x float], ptr %293, i64 0, i64 %295
  %297 = load float, ptr %296, align 4
  %298 = load float, ptr %13, align 4
  %299 = load ptr addrspace(1), ptr %16, align 8
  %300 = load i32, ptr %40, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds float, ptr addrspace(1) %299, i64 %301
  %303 = load float, ptr addrspace(1) %302, align 4
  %304 = fmul float %298, %303
  %305 = call float @llvm.fmuladd.f32(float %290, float %297, float %304)
  %306 = load ptr addrspace(1), ptr %16, align 8
  %307 = load i32, ptr %40, align 4
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds float, ptr addrspace(1) %306, i64 %308
  store float %305, ptr addrspace(1) %309, align 4
  br label %310

310:                                              ; preds = %274
  %311 = load i32, ptr %39, align 4
  %312 = add nsw i32 %311, 1
  store i32 %312, ptr %39, align 4
  br label %271, !llvm.loop !22

313:                                              ; preds = %271
  br label %314

314:                                              ; preds = %313
  %315 = load i32, ptr %38, align 4
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr %38, align 4
  br label %267, !llvm.loop !23

317:                                              ; preds = %267
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = tail call noundef float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float", !"float", !"float4*", !"float4*", !"float*"}
!13 = !{!"int", !"int", !"int", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!14 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!15 = !{i32 8, i32 8, i32 1}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.enable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
