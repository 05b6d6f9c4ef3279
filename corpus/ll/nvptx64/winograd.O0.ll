; ModuleID = 'corpus/opencl/winograd.cl'
source_filename = "corpus/opencl/winograd.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @winograd_f23(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, i32 noundef %19, i32 noundef %20, i32 noundef %21) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [16 x float], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [4 x [4 x float]], align 4
  %23 = alloca [4 x [4 x float]], align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr addrspace(1), align 8
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca [2 x [4 x float]], align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %37 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %39

39:                                               ; preds = %423, %7
  %40 = load i32, ptr %16, align 4
  %41 = icmp slt i32 %40, 2
  br i1 %41, label %42, label %426

42:                                               ; preds = %39
  %43 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %44 = load i32, ptr %16, align 4
  %45 = mul nsw i32 %44, 4
  %46 = sext i32 %45 to i64
  %47 = add i64 %43, %46
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr %17, align 4
  %49 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %50 = trunc i64 %49 to i32
  store i32 %50, ptr %18, align 4
  store i32 0, ptr %20, align 4
  br label %51

51:                                               ; preds = %58, %42
  %52 = load i32, ptr %20, align 4
  %53 = icmp slt i32 %52, 16
  br i1 %53, label %54, label %61

54:                                               ; preds = %51
  %55 = load i32, ptr %20, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %56
  store float 0.000000e+00, ptr %57, align 4
  br label %58

58:                                               ; preds = %54
  %59 = load i32, ptr %20, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %20, align 4
  br label %51, !llvm.loop !14

61:                                               ; preds = %51
  store i32 0, ptr %21, align 4
  br label %62

62:                                               ; preds = %295, %61
  %63 = load i32, ptr %21, align 4
  %64 = load i32, ptr %12, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %298

66:                                               ; preds = %62
  store i32 0, ptr %24, align 4
  br label %67

67:                                               ; preds = %104, %66
  %68 = load i32, ptr %24, align 4
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %70, label %107

70:                                               ; preds = %67
  store i32 0, ptr %25, align 4
  br label %71

71:                                               ; preds = %100, %70
  %72 = load i32, ptr %25, align 4
  %73 = icmp slt i32 %72, 4
  br i1 %73, label %74, label %103

74:                                               ; preds = %71
  %75 = load ptr addrspace(1), ptr %8, align 8
  %76 = load i32, ptr %21, align 4
  %77 = load i32, ptr %14, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %18, align 4
  %80 = mul nsw i32 %79, 2
  %81 = add nsw i32 %78, %80
  %82 = load i32, ptr %24, align 4
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %13, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %17, align 4
  %87 = mul nsw i32 %86, 2
  %88 = add nsw i32 %85, %87
  %89 = load i32, ptr %25, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %75, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  %94 = load i32, ptr %24, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 %95
  %97 = load i32, ptr %25, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x float], ptr %96, i64 0, i64 %98
  store float %93, ptr %99, align 4
  br label %100

100:                                              ; preds = %74
  %101 = load i32, ptr %25, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %25, align 4
  br label %71, !llvm.loop !16

103:                                              ; preds = %71
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %24, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %24, align 4
  br label %67, !llvm.loop !17

107:                                              ; preds = %67
  store i32 0, ptr %26, align 4
  br label %108

108:                                              ; preds = %172, %107
  %109 = load i32, ptr %26, align 4
  %110 = icmp slt i32 %109, 4
  br i1 %110, label %111, label %175

111:                                              ; preds = %108
  %112 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 0
  %113 = load i32, ptr %26, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x float], ptr %112, i64 0, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 2
  %118 = load i32, ptr %26, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr %117, i64 0, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = fsub float %116, %121
  %123 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 0
  %124 = load i32, ptr %26, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x float], ptr %123, i64 0, i64 %125
  store float %122, ptr %126, align 4
  %127 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 1
  %128 = load i32, ptr %26, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x float], ptr %127, i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 2
  %133 = load i32, ptr %26, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [4 x float], ptr %132, i64 0, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = fadd float %131, %136
  %138 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 1
  %139 = load i32, ptr %26, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x float], ptr %138, i64 0, i64 %140
  store float %137, ptr %141, align 4
  %142 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 2
  %143 = load i32, ptr %26, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4 x float], ptr %142, i64 0, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 1
  %148 = load i32, ptr %26, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [4 x float], ptr %147, i64 0, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = fsub float %146, %151
  %153 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 2
  %154 = load i32, ptr %26, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [4 x float], ptr %153, i64 0, i64 %155
  store float %152, ptr %156, align 4
  %157 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 1
  %158 = load i32, ptr %26, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x float], ptr %157, i64 0, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = getelementptr inbounds [4 x [4 x float]], ptr %22, i64 0, i64 3
  %163 = load i32, ptr %26, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [4 x float], ptr %162, i64 0, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = fsub float %161, %166
  %168 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 3
  %169 = load i32, ptr %26, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [4 x float], ptr %168, i64 0, i64 %170
  store float %167, ptr %171, align 4
  br label %172

172:                                              ; preds = %111
  %173 = load i32, ptr %26, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %26, align 4
  br label %108, !llvm.loop !18

175:                                              ; preds = %108
  %176 = load ptr addrspace(1), ptr %9, align 8
  %177 = load i32, ptr %15, align 4
  %178 = load i32, ptr %12, align 4
  %179 = mul nsw i32 %177, %178
  %180 = load i32, ptr %21, align 4
  %181 = add nsw i32 %179, %180
  %182 = mul nsw i32 %181, 16
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %176, i64 %183
  store ptr addrspace(1) %184, ptr %27, align 8
  store i32 0, ptr %28, align 4
  br label %185

185:                                              ; preds = %291, %175
  %186 = load i32, ptr %28, align 4
  %187 = icmp slt i32 %186, 4
  br i1 %187, label %188, label %294

188:                                              ; preds = %185
  %189 = load i32, ptr %28, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %190
  %192 = getelementptr inbounds [4 x float], ptr %191, i64 0, i64 0
  %193 = load float, ptr %192, align 4
  %194 = load i32, ptr %28, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %195
  %197 = getelementptr inbounds [4 x float], ptr %196, i64 0, i64 2
  %198 = load float, ptr %197, align 4
  %199 = fsub float %193, %198
  store float %199, ptr %29, align 4
  %200 = load i32, ptr %28, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %201
  %203 = getelementptr inbounds [4 x float], ptr %202, i64 0, i64 1
  %204 = load float, ptr %203, align 4
  %205 = load i32, ptr %28, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %206
  %208 = getelementptr inbounds [4 x float], ptr %207, i64 0, i64 2
  %209 = load float, ptr %208, align 4
  %210 = fadd float %204, %209
  store float %210, ptr %30, align 4
  %211 = load i32, ptr %28, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %212
  %214 = getelementptr inbounds [4 x float], ptr %213, i64 0, i64 2
  %215 = load float, ptr %214, align 4
  %216 = load i32, ptr %28, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %217
  %219 = getelementptr inbounds [4 x float], ptr %218, i64 0, i64 1
  %220 = load float, ptr %219, align 4
  %221 = fsub float %215, %220
  store float %221, ptr %31, align 4
  %222 = load i32, ptr %28, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %223
  %225 = getelementptr inbounds [4 x float], ptr %224, i64 0, i64 1
  %226 = load float, ptr %225, align 4
  %227 = load i32, ptr %28, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x [4 x float]], ptr %23, i64 0, i64 %228
  %230 = getelementptr inbounds [4 x float], ptr %229, i64 0, i64 3
  %231 = load float, ptr %230, align 4
  %232 = fsub float %226, %231
  store float %232, ptr %32, align 4
  %233 = load float, ptr %29, align 4
  %234 = load ptr addrspace(1), ptr %27, align 8
  %235 = load i32, ptr %28, align 4
  %236 = mul nsw i32 %235, 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr addrspace(1) %234, i64 %237
  %239 = load float, ptr addrspace(1) %238, align 4
  %240 = load i32, ptr %28, align 4
  %241 = mul nsw i32 %240, 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = call float @llvm.fmuladd.f32(float %233, float %239, float %244)
  store float %245, ptr %243, align 4
  %246 = load float, ptr %30, align 4
  %247 = load ptr addrspace(1), ptr %27, align 8
  %248 = load i32, ptr %28, align 4
  %249 = mul nsw i32 %248, 4
  %250 = add nsw i32 %249, 1
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr addrspace(1) %247, i64 %251
  %253 = load float, ptr addrspace(1) %252, align 4
  %254 = load i32, ptr %28, align 4
  %255 = mul nsw i32 %254, 4
  %256 = add nsw i32 %255, 1
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = call float @llvm.fmuladd.f32(float %246, float %253, float %259)
  store float %260, ptr %258, align 4
  %261 = load float, ptr %31, align 4
  %262 = load ptr addrspace(1), ptr %27, align 8
  %263 = load i32, ptr %28, align 4
  %264 = mul nsw i32 %263, 4
  %265 = add nsw i32 %264, 2
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds float, ptr addrspace(1) %262, i64 %266
  %268 = load float, ptr addrspace(1) %267, align 4
  %269 = load i32, ptr %28, align 4
  %270 = mul nsw i32 %269, 4
  %271 = add nsw i32 %270, 2
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %272
  %274 = load float, ptr %273, align 4
  %275 = call float @llvm.fmuladd.f32(float %261, float %268, float %274)
  store float %275, ptr %273, align 4
  %276 = load float, ptr %32, align 4
  %277 = load ptr addrspace(1), ptr %27, align 8
  %278 = load i32, ptr %28, align 4
  %279 = mul nsw i32 %278, 4
  %280 = add nsw i32 %279, 3
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr addrspace(1) %277, i64 %281
  %283 = load float, ptr addrspace(1) %282, align 4
  %284 = load i32, ptr %28, align 4
  %285 = mul nsw i32 %284, 4
  %286 = add nsw i32 %285, 3
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %287
  %289 = load float, ptr %288, align 4
  %290 = call float @llvm.fmuladd.f32(float %276, float %283, float %289)
  store float %290, ptr %288, align 4
  br label %291

291:                                              ; preds = %188
  %292 = load i32, ptr %28, align 4
  %293 = add nsw i32 %292, 1
  store i32 %293, ptr %28, align 4
  br label %185, !llvm.loop !19

294:                                              ; preds = %185
  br label %295

295:                                              ; preds = %294
  %296 = load i32, ptr %21, align 4
  %297 = add nsw i32 %296, 1
  store i32 %297, ptr %21, align 4
  br label %62

298:                                              ; preds = %62
  store i32 0, ptr %34, align 4
  br label %299

299:                                              ; preds = %344, %298
  %300 = load i32, ptr %34, align 4
  %301 = icmp slt i32 %300, 4
  br i1 %301, label %302, label %347

302:                                              ; preds = %299
  %303 = load i32, ptr %34, align 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %304
  %306 = load float, ptr %305, align 4
  %307 = load i32, ptr %34, align 4
  %308 = add nsw i32 4, %307
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %309
  %311 = load float, ptr %310, align 4
  %312 = fadd float %306, %311
  %313 = load i32, ptr %34, align 4
  %314 = add nsw i32 8, %313
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %315
  %317 = load float, ptr %316, align 4
  %318 = fadd float %312, %317
  %319 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 0
  %320 = load i32, ptr %34, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [4 x float], ptr %319, i64 0, i64 %321
  store float %318, ptr %322, align 4
  %323 = load i32, ptr %34, align 4
  %324 = add nsw i32 4, %323
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %325
  %327 = load float, ptr %326, align 4
  %328 = load i32, ptr %34, align 4
  %329 = add nsw i32 8, %328
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %330
  %332 = load float, ptr %331, align 4
  %333 = fsub float %327, %332
  %334 = load i32, ptr %34, align 4
  %335 = add nsw i32 12, %334
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [16 x float], ptr %19, i64 0, i64 %336
  %338 = load float, ptr %337, align 4
  %339 = fsub float %333, %338
  %340 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 1
  %341 = load i32, ptr %34, align 4
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds [4 x float], ptr %340, i64 0, i64 %342
  store float %339, ptr %343, align 4
  br label %344

344:                                              ; preds = %302
  %345 = load i32, ptr %34, align 4
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %34, align 4
  br label %299, !llvm.loop !20

347:                                              ; preds = %299
  store i32 0, ptr %35, align 4
  br label %348

348:                                              ; preds = %419, %347
  %349 = load i32, ptr %35, align 4
  %350 = icmp slt i32 %349, 2
  br i1 %350, label %351, label %422

351:                                              ; preds = %348
  %352 = load ptr addrspace(1), ptr %11, align 8
  %353 = load i32, ptr %15, align 4
  %354 = mul nsw i32 %353, 16
  %355 = load i32, ptr %18, align 4
  %356 = mul nsw i32 %355, 2
  %357 = add nsw i32 %354, %356
  %358 = load i32, ptr %35, align 4
  %359 = add nsw i32 %357, %358
  %360 = mul nsw i32 %359, 16
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds float, ptr addrspace(1) %352, i64 %361
  %363 = load i32, ptr %17, align 4
  %364 = mul nsw i32 %363, 2
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds float, ptr addrspace(1) %362, i64 %365
  store ptr addrspace(1) %366, ptr %36, align 8
  %367 = load i32, ptr %35, align 4
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %368
  %370 = getelementptr inbounds [4 x float], ptr %369, i64 0, i64 0
  %371 = load float, ptr %370, align 4
  %372 = load i32, ptr %35, align 4
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %373
  %375 = getelementptr inbounds [4 x float], ptr %374, i64 0, i64 1
  %376 = load float, ptr %375, align 4
  %377 = fadd float %371, %376
  %378 = load i32, ptr %35, align 4
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %379
  %381 = getelementptr inbounds [4 x float], ptr %380, i64 0, i64 2
  %382 = load float, ptr %381, align 4
  %383 = fadd float %377, %382
  %384 = load ptr addrspace(1), ptr %10, align 8
  %385 = load i32, ptr %15, align 4
  %386 = sext i32 %385 to i64
  %387 = getelementptr inbounds float, ptr addrspace(1) %384, i64 %386
  %388 = load float, ptr addrspace(1) %387, align 4
  %389 = fadd float %383, %388
  %390 = call float @_Z4fmaxff(float noundef %389, float noundef 0.000000e+00) #7
  %391 = load ptr addrspace(1), ptr %36, align 8
  %392 = getelementptr inbounds float, ptr addrspace(1) %391, i64 0
  store float %390, ptr addrspace(1) %392, align 4
  %393 = load i32, ptr %35, align 4
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %394
  %396 = getelementptr inbounds [4 x float], ptr %395, i64 0, i64 1
  %397 = load float, ptr %396, align 4
  %398 = load i32, ptr %35, align 4
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %399
  %401 = getelementptr inbounds [4 x float], ptr %400, i64 0, i64 2
  %402 = load float, ptr %401, align 4
  %403 = fsub float %397, %402
  %404 = load i32, ptr %35, align 4
  %405 = sext i32 %404 to i64
  %406 = getelementptr inbounds [2 x [4 x float]], ptr %33, i64 0, i64 %405
  %407 = getelementptr inbounds [4 x float], ptr %406, i64 0, i64 3
  %408 = load float, ptr %407, align 4
  %409 = fsub float %403, %408
  %410 = load ptr addrspace(1), ptr %10, align 8
  %411 = load i32, ptr %15, align 4
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds float, ptr addrspace(1) %410, i64 %412
  %414 = load float, ptr addrspace(1) %413, align 4
  %415 = fadd float %409, %414
  %416 = call float @_Z4fmaxff(float noundef %415, float noundef 0.000000e+00) #7
  %417 = load ptr addrspace(1), ptr %36, align 8
  %418 = getelementptr inbounds float, ptr addrspace(1) %417, i64 1
  store float %416, ptr addrspace(1) %418, align 4
  br label %419

419:                                              ; preds = %351
  %420 = load i32, ptr %35, align 4
  %421 = add nsw i32 %420, 1
  store i32 %421, ptr %35, align 4
  br label %348, !llvm.loop !21

422:                                              ; preds = %348
  br label %423

423:                                              ; preds = %422
  %424 = load i32, ptr %16, align 4
  %425 = add nsw i32 %424, 1
  store i32 %425, ptr %16, align 4
  br label %39

426:                                              ; preds = %39
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @winograd_filter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 64 %1) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 64 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 64 %1) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [4 x [3 x float]], align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca [16 x float], align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %5, align 4
  store i32 0, ptr %7, align 4
  br label %15

15:                                               ; preds = %75, %2
  %16 = load i32, ptr %7, align 4
  %17 = icmp slt i32 %16, 3
  br i1 %17, label %18, label %78

18:                                               ; preds = %15
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 %20, 9
  %22 = load i32, ptr %7, align 4
  %23 = add nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4
  store float %26, ptr %8, align 4
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i32, ptr %5, align 4
  %29 = mul nsw i32 %28, 9
  %30 = add nsw i32 %29, 3
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  store float %35, ptr %9, align 4
  %36 = load ptr addrspace(1), ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = mul nsw i32 %37, 9
  %39 = add nsw i32 %38, 6
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4
  store float %44, ptr %10, align 4
  %45 = load float, ptr %8, align 4
  %46 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 0
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x float], ptr %46, i64 0, i64 %48
  store float %45, ptr %49, align 4
  %50 = load float, ptr %8, align 4
  %51 = load float, ptr %9, align 4
  %52 = fadd float %50, %51
  %53 = load float, ptr %10, align 4
  %54 = fadd float %52, %53
  %55 = fmul float 5.000000e-01, %54
  %56 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 1
  %57 = load i32, ptr %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [3 x float], ptr %56, i64 0, i64 %58
  store float %55, ptr %59, align 4
  %60 = load float, ptr %8, align 4
  %61 = load float, ptr %9, align 4
  %62 = fsub float %60, %61
  %63 = load float, ptr %10, align 4
  %64 = fadd float %62, %63
  %65 = fmul float 5.000000e-01, %64
  %66 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 2
  %67 = load i32, ptr %7, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [3 x float], ptr %66, i64 0, i64 %68
  store float %65, ptr %69, align 4
  %70 = load float, ptr %10, align 4
  %71 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 3
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [3 x float], ptr %71, i64 0, i64 %73
  store float %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %18
  %76 = load i32, ptr %7, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %7, align 4
  br label %15

78:                                               ; preds = %15
  store i32 0, ptr %12, align 4
  br label %79

79:                                               ; preds = %148, %78
  %80 = load i32, ptr %12, align 4
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %82, label %151

82:                                               ; preds = %79
  %83 = load i32, ptr %12, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %84
  %86 = getelementptr inbounds [3 x float], ptr %85, i64 0, i64 0
  %87 = load float, ptr %86, align 4
  %88 = load i32, ptr %12, align 4
  %89 = mul nsw i32 %88, 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 %90
  store float %87, ptr %91, align 4
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %93
  %95 = getelementptr inbounds [3 x float], ptr %94, i64 0, i64 0
  %96 = load float, ptr %95, align 4
  %97 = load i32, ptr %12, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %98
  %100 = getelementptr inbounds [3 x float], ptr %99, i64 0, i64 1
  %101 = load float, ptr %100, align 4
  %102 = fadd float %96, %101
  %103 = load i32, ptr %12, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %104
  %106 = getelementptr inbounds [3 x float], ptr %105, i64 0, i64 2
  %107 = load float, ptr %106, align 4
  %108 = fadd float %102, %107
  %109 = fmul float 5.000000e-01, %108
  %110 = load i32, ptr %12, align 4
  %111 = mul nsw i32 %110, 4
  %112 = add nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 %113
  store float %109, ptr %114, align 4
  %115 = load i32, ptr %12, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %116
  %118 = getelementptr inbounds [3 x float], ptr %117, i64 0, i64 0
  %119 = load float, ptr %118, align 4
  %120 = load i32, ptr %12, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %121
  %123 = getelementptr inbounds [3 x float], ptr %122, i64 0, i64 1
  %124 = load float, ptr %123, align 4
  %125 = fsub float %119, %124
  %126 = load i32, ptr %12, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %127
  %129 = getelementptr inbounds [3 x float], ptr %128, i64 0, i64 2
  %130 = load float, ptr %129, align 4
  %131 = fadd float %125, %130
  %132 = fmul float 5.000000e-01, %131
  %133 = load i32, ptr %12, align 4
  %134 = mul nsw i32 %133, 4
  %135 = add nsw i32 %134, 2
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 %136
  store float %132, ptr %137, align 4
  %138 = load i32, ptr %12, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [4 x [3 x float]], ptr %6, i64 0, i64 %139
  %141 = getelementptr inbounds [3 x float], ptr %140, i64 0, i64 2
  %142 = load float, ptr %141, align 4
  %143 = load i32, ptr %12, align 4
  %144 = mul nsw i32 %143, 4
  %145 = add nsw i32 %144, 3
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 %146
  store float %142, ptr %147, align 4
  br label %148

148:                                              ; preds = %82
  %149 = load i32, ptr %12, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %12, align 4
  br label %79

151:                                              ; preds = %79
  %152 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 0
  %153 = call <16 x float> @_Z7vload16mPKf(i64 noundef 0, ptr noundef %152) #8
  %154 = load ptr addrspace(1), ptr %4, align 8
  %155 = load i32, ptr %5, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds <16 x float>, ptr addrspace(1) %154, i64 %156
  store <16 x float> %153, ptr addrspace(1) %157, align 64
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #3 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #3 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <16 x float> @_Z7vload16mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = shl i64 %0, 6
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <16 x float>, ptr %4, align 4, !tbaa !27
  ret <16 x float> %5
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"float*", !"float16*"}
!25 = !{!"float*", !"float __attribute__((ext_vector_type(16)))*"}
!26 = !{!"const", !""}
!27 = !{!8, !8, i64 0}
