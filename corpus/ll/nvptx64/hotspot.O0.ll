; ModuleID = 'corpus/opencl/hotspot.cl'
source_filename = "corpus/opencl/hotspot.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.chip = type { float, float, float, float, float }

@hotspot.temp_on_die = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.power_on_die = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.temp_t = internal addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hotspot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef byval(%struct.chip) align 4 %8) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store ptr addrspace(1) %1, ptr %11, align 8
  store ptr addrspace(1) %2, ptr %12, align 8
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load ptr addrspace(1), ptr %11, align 8
  %20 = load ptr addrspace(1), ptr %12, align 8
  %21 = load ptr addrspace(1), ptr %13, align 8
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %15, align 4
  %24 = load i32, ptr %16, align 4
  %25 = load i32, ptr %17, align 4
  call void @__clang_ocl_kern_imp_hotspot(i32 noundef %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, ptr noundef byval(%struct.chip) align 4 %8) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_hotspot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef byval(%struct.chip) align 4 %8) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i8, align 1
  %46 = alloca i32, align 4
  %47 = alloca float, align 4
  store i32 %0, ptr %10, align 4
  store ptr addrspace(1) %1, ptr %11, align 8
  store ptr addrspace(1) %2, ptr %12, align 8
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store float 8.000000e+01, ptr %18, align 4
  %48 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr %19, align 4
  %50 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr %20, align 4
  %52 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr %21, align 4
  %54 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr %22, align 4
  %56 = getelementptr inbounds nuw %struct.chip, ptr %8, i32 0, i32 4
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.chip, ptr %8, i32 0, i32 0
  %59 = load float, ptr %58, align 4
  %60 = fdiv float %57, %59
  store float %60, ptr %23, align 4
  %61 = getelementptr inbounds nuw %struct.chip, ptr %8, i32 0, i32 1
  %62 = load float, ptr %61, align 4
  %63 = fdiv float 1.000000e+00, %62
  store float %63, ptr %24, align 4
  %64 = getelementptr inbounds nuw %struct.chip, ptr %8, i32 0, i32 2
  %65 = load float, ptr %64, align 4
  %66 = fdiv float 1.000000e+00, %65
  store float %66, ptr %25, align 4
  %67 = getelementptr inbounds nuw %struct.chip, ptr %8, i32 0, i32 3
  %68 = load float, ptr %67, align 4
  %69 = fdiv float 1.000000e+00, %68
  store float %69, ptr %26, align 4
  %70 = load i32, ptr %10, align 4
  %71 = mul nsw i32 %70, 2
  %72 = sub nsw i32 16, %71
  store i32 %72, ptr %27, align 4
  %73 = load i32, ptr %10, align 4
  %74 = mul nsw i32 %73, 2
  %75 = sub nsw i32 16, %74
  store i32 %75, ptr %28, align 4
  %76 = load i32, ptr %27, align 4
  %77 = load i32, ptr %20, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %17, align 4
  %80 = sub nsw i32 %78, %79
  store i32 %80, ptr %29, align 4
  %81 = load i32, ptr %28, align 4
  %82 = load i32, ptr %19, align 4
  %83 = mul nsw i32 %81, %82
  %84 = load i32, ptr %16, align 4
  %85 = sub nsw i32 %83, %84
  store i32 %85, ptr %30, align 4
  %86 = load i32, ptr %29, align 4
  %87 = add nsw i32 %86, 16
  %88 = sub nsw i32 %87, 1
  store i32 %88, ptr %31, align 4
  %89 = load i32, ptr %30, align 4
  %90 = add nsw i32 %89, 16
  %91 = sub nsw i32 %90, 1
  store i32 %91, ptr %32, align 4
  %92 = load i32, ptr %29, align 4
  %93 = load i32, ptr %22, align 4
  %94 = add nsw i32 %92, %93
  store i32 %94, ptr %33, align 4
  %95 = load i32, ptr %30, align 4
  %96 = load i32, ptr %21, align 4
  %97 = add nsw i32 %95, %96
  store i32 %97, ptr %34, align 4
  %98 = load i32, ptr %33, align 4
  %99 = icmp sge i32 %98, 0
  br i1 %99, label %100, label %115

100:                                              ; preds = %9
  %101 = load i32, ptr %33, align 4
  %102 = load i32, ptr %15, align 4
  %103 = sub nsw i32 %102, 1
  %104 = icmp sle i32 %101, %103
  br i1 %104, label %105, label %115

105:                                              ; preds = %100
  %106 = load i32, ptr %34, align 4
  %107 = icmp sge i32 %106, 0
  br i1 %107, label %108, label %113

108:                                              ; preds = %105
  %109 = load i32, ptr %34, align 4
  %110 = load i32, ptr %14, align 4
  %111 = sub nsw i32 %110, 1
  %112 = icmp sle i32 %109, %111
  br label %113

113:                                              ; preds = %108, %105
  %114 = phi i1 [ false, %105 ], [ %112, %108 ]
  br label %115

115:                                              ; preds = %113, %100, %9
  %116 = phi i1 [ false, %100 ], [ false, %9 ], [ %114, %113 ]
  %117 = zext i1 %116 to i8
  store i8 %117, ptr %35, align 1
  %118 = load i32, ptr %14, align 4
  %119 = load i32, ptr %33, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr %34, align 4
  %122 = add nsw i32 %120, %121
  store i32 %122, ptr %36, align 4
  %123 = load i8, ptr %35, align 1
  %124 = trunc i8 %123 to i1
  br i1 %124, label %125, label %131

125:                                              ; preds = %115
  %126 = load ptr addrspace(1), ptr %12, align 8
  %127 = load i32, ptr %36, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %126, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4
  br label %132

131:                                              ; preds = %115
  br label %132

132:                                              ; preds = %131, %125
  %133 = phi float [ %130, %125 ], [ 0.000000e+00, %131 ]
  %134 = load i32, ptr %22, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x float], ptr addrspace(3) %136, i64 0, i64 %138
  store float %133, ptr addrspace(3) %139, align 4
  %140 = load i8, ptr %35, align 1
  %141 = trunc i8 %140 to i1
  br i1 %141, label %142, label %148

142:                                              ; preds = %132
  %143 = load ptr addrspace(1), ptr %11, align 8
  %144 = load i32, ptr %36, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %145
  %147 = load float, ptr addrspace(1) %146, align 4
  br label %149

148:                                              ; preds = %132
  br label %149

149:                                              ; preds = %148, %142
  %150 = phi float [ %147, %142 ], [ 0.000000e+00, %148 ]
  %151 = load i32, ptr %22, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.power_on_die, i64 0, i64 %152
  %154 = load i32, ptr %21, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [16 x float], ptr addrspace(3) %153, i64 0, i64 %155
  store float %150, ptr addrspace(3) %156, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %157 = load i32, ptr %29, align 4
  %158 = icmp slt i32 %157, 0
  br i1 %158, label %159, label %162

159:                                              ; preds = %149
  %160 = load i32, ptr %29, align 4
  %161 = sub nsw i32 0, %160
  br label %163

162:                                              ; preds = %149
  br label %163

163:                                              ; preds = %162, %159
  %164 = phi i32 [ %161, %159 ], [ 0, %162 ]
  store i32 %164, ptr %37, align 4
  %165 = load i32, ptr %31, align 4
  %166 = load i32, ptr %15, align 4
  %167 = sub nsw i32 %166, 1
  %168 = icmp sgt i32 %165, %167
  br i1 %168, label %169, label %175

169:                                              ; preds = %163
  %170 = load i32, ptr %31, align 4
  %171 = load i32, ptr %15, align 4
  %172 = sub nsw i32 %170, %171
  %173 = add nsw i32 %172, 1
  %174 = sub nsw i32 15, %173
  br label %176

175:                                              ; preds = %163
  br label %176

176:                                              ; preds = %175, %169
  %177 = phi i32 [ %174, %169 ], [ 15, %175 ]
  store i32 %177, ptr %38, align 4
  %178 = load i32, ptr %30, align 4
  %179 = icmp slt i32 %178, 0
  br i1 %179, label %180, label %183

180:                                              ; preds = %176
  %181 = load i32, ptr %30, align 4
  %182 = sub nsw i32 0, %181
  br label %184

183:                                              ; preds = %176
  br label %184

184:                                              ; preds = %183, %180
  %185 = phi i32 [ %182, %180 ], [ 0, %183 ]
  store i32 %185, ptr %39, align 4
  %186 = load i32, ptr %32, align 4
  %187 = load i32, ptr %14, align 4
  %188 = sub nsw i32 %187, 1
  %189 = icmp sgt i32 %186, %188
  br i1 %189, label %190, label %196

190:                                              ; preds = %184
  %191 = load i32, ptr %32, align 4
  %192 = load i32, ptr %14, align 4
  %193 = sub nsw i32 %191, %192
  %194 = add nsw i32 %193, 1
  %195 = sub nsw i32 15, %194
  br label %197

196:                                              ; preds = %184
  br label %197

197:                                              ; preds = %196, %190
  %198 = phi i32 [ %195, %190 ], [ 15, %196 ]
  store i32 %198, ptr %40, align 4
  %199 = load i32, ptr %22, align 4
  %200 = sub nsw i32 %199, 1
  %201 = load i32, ptr %37, align 4
  %202 = call i32 @_Z3maxii(i32 noundef %200, i32 noundef %201) #8
  store i32 %202, ptr %41, align 4
  %203 = load i32, ptr %22, align 4
  %204 = add nsw i32 %203, 1
  %205 = load i32, ptr %38, align 4
  %206 = call i32 @_Z3minii(i32 noundef %204, i32 noundef %205) #8
  store i32 %206, ptr %42, align 4
  %207 = load i32, ptr %21, align 4
  %208 = sub nsw i32 %207, 1
  %209 = load i32, ptr %39, align 4
  %210 = call i32 @_Z3maxii(i32 noundef %208, i32 noundef %209) #8
  store i32 %210, ptr %43, align 4
  %211 = load i32, ptr %21, align 4
  %212 = add nsw i32 %211, 1
  %213 = load i32, ptr %40, align 4
  %214 = call i32 @_Z3minii(i32 noundef %212, i32 noundef %213) #8
  store i32 %214, ptr %44, align 4
  store i8 0, ptr %45, align 1
  store i32 0, ptr %46, align 4
  br label %215

215:                                              ; preds = %347, %197
  %216 = load i32, ptr %46, align 4
  %217 = load i32, ptr %10, align 4
  %218 = icmp slt i32 %216, %217
  br i1 %218, label %219, label %350

219:                                              ; preds = %215
  store i8 0, ptr %45, align 1
  %220 = load i32, ptr %21, align 4
  %221 = load i32, ptr %46, align 4
  %222 = add nsw i32 %221, 1
  %223 = icmp sge i32 %220, %222
  br i1 %223, label %224, label %323

224:                                              ; preds = %219
  %225 = load i32, ptr %21, align 4
  %226 = load i32, ptr %46, align 4
  %227 = sub nsw i32 16, %226
  %228 = sub nsw i32 %227, 2
  %229 = icmp sle i32 %225, %228
  br i1 %229, label %230, label %323

230:                                              ; preds = %224
  %231 = load i32, ptr %22, align 4
  %232 = load i32, ptr %46, align 4
  %233 = add nsw i32 %232, 1
  %234 = icmp sge i32 %231, %233
  br i1 %234, label %235, label %323

235:                                              ; preds = %230
  %236 = load i32, ptr %22, align 4
  %237 = load i32, ptr %46, align 4
  %238 = sub nsw i32 16, %237
  %239 = sub nsw i32 %238, 2
  %240 = icmp sle i32 %236, %239
  br i1 %240, label %241, label %323

241:                                              ; preds = %235
  %242 = load i32, ptr %21, align 4
  %243 = load i32, ptr %39, align 4
  %244 = icmp sge i32 %242, %243
  br i1 %244, label %245, label %323

245:                                              ; preds = %241
  %246 = load i32, ptr %21, align 4
  %247 = load i32, ptr %40, align 4
  %248 = icmp sle i32 %246, %247
  br i1 %248, label %249, label %323

249:                                              ; preds = %245
  %250 = load i32, ptr %22, align 4
  %251 = load i32, ptr %37, align 4
  %252 = icmp sge i32 %250, %251
  br i1 %252, label %253, label %323

253:                                              ; preds = %249
  %254 = load i32, ptr %22, align 4
  %255 = load i32, ptr %38, align 4
  %256 = icmp sle i32 %254, %255
  br i1 %256, label %257, label %323

257:                                              ; preds = %253
  store i8 1, ptr %45, align 1
  %258 = load i32, ptr %22, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %259
  %261 = load i32, ptr %21, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [16 x float], ptr addrspace(3) %260, i64 0, i64 %262
  %264 = load float, ptr addrspace(3) %263, align 4
  store float %264, ptr %47, align 4
  %265 = load float, ptr %47, align 4
  %266 = load float, ptr %23, align 4
  %267 = load i32, ptr %22, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.power_on_die, i64 0, i64 %268
  %270 = load i32, ptr %21, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [16 x float], ptr addrspace(3) %269, i64 0, i64 %271
  %273 = load float, ptr addrspace(3) %272, align 4
  %274 = load i32, ptr %42, align 4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %275
  %277 = load i32, ptr %21, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [16 x float], ptr addrspace(3) %276, i64 0, i64 %278
  %280 = load float, ptr addrspace(3) %279, align 4
  %281 = load i32, ptr %41, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %282
  %284 = load i32, ptr %21, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [16 x float], ptr addrspace(3) %283, i64 0, i64 %285
  %287 = load float, ptr addrspace(3) %286, align 4
  %288 = fadd float %280, %287
  %289 = load float, ptr %47, align 4
  %290 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %289, float %288)
  %291 = load float, ptr %25, align 4
  %292 = call float @llvm.fmuladd.f32(float %290, float %291, float %273)
  %293 = load i32, ptr %22, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %294
  %296 = load i32, ptr %44, align 4
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds [16 x float], ptr addrspace(3) %295, i64 0, i64 %297
  %299 = load float, ptr addrspace(3) %298, align 4
  %300 = load i32, ptr %22, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %301
  %303 = load i32, ptr %43, align 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [16 x float], ptr addrspace(3) %302, i64 0, i64 %304
  %306 = load float, ptr addrspace(3) %305, align 4
  %307 = fadd float %299, %306
  %308 = load float, ptr %47, align 4
  %309 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %308, float %307)
  %310 = load float, ptr %24, align 4
  %311 = call float @llvm.fmuladd.f32(float %309, float %310, float %292)
  %312 = load float, ptr %47, align 4
  %313 = fsub float 8.000000e+01, %312
  %314 = load float, ptr %26, align 4
  %315 = call float @llvm.fmuladd.f32(float %313, float %314, float %311)
  %316 = call float @llvm.fmuladd.f32(float %266, float %315, float %265)
  %317 = load i32, ptr %22, align 4
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_t, i64 0, i64 %318
  %320 = load i32, ptr %21, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [16 x float], ptr addrspace(3) %319, i64 0, i64 %321
  store float %316, ptr addrspace(3) %322, align 4
  br label %323

323:                                              ; preds = %257, %253, %249, %245, %241, %235, %230, %224, %219
  call void @_Z7barrierj(i32 noundef 1) #7
  %324 = load i32, ptr %46, align 4
  %325 = load i32, ptr %10, align 4
  %326 = sub nsw i32 %325, 1
  %327 = icmp eq i32 %324, %326
  br i1 %327, label %328, label %329

328:                                              ; preds = %323
  br label %350

329:                                              ; preds = %323
  %330 = load i8, ptr %45, align 1
  %331 = trunc i8 %330 to i1
  br i1 %331, label %332, label %346

332:                                              ; preds = %329
  %333 = load i32, ptr %22, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_t, i64 0, i64 %334
  %336 = load i32, ptr %21, align 4
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds [16 x float], ptr addrspace(3) %335, i64 0, i64 %337
  %339 = load float, ptr addrspace(3) %338, align 4
  %340 = load i32, ptr %22, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_on_die, i64 0, i64 %341
  %343 = load i32, ptr %21, align 4
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds [16 x float], ptr addrspace(3) %342, i64 0, i64 %344
  store float %339, ptr addrspace(3) %345, align 4
  br label %346

346:                                              ; preds = %332, %329
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %46, align 4
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %46, align 4
  br label %215

350:                                              ; preds = %328, %215
  %351 = load i8, ptr %45, align 1
  %352 = trunc i8 %351 to i1
  br i1 %352, label %353, label %365

353:                                              ; preds = %350
  %354 = load i32, ptr %22, align 4
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @hotspot.temp_t, i64 0, i64 %355
  %357 = load i32, ptr %21, align 4
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds [16 x float], ptr addrspace(3) %356, i64 0, i64 %358
  %360 = load float, ptr addrspace(3) %359, align 4
  %361 = load ptr addrspace(1), ptr %13, align 8
  %362 = load i32, ptr %36, align 4
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds float, ptr addrspace(1) %361, i64 %363
  store float %360, ptr addrspace(1) %364, align 4
  br label %365

365:                                              ; preds = %353, %350
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
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float*", !"int", !"int", !"int", !"int", !"chip"}
!13 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
