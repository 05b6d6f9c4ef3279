; ModuleID = 'corpus/opencl/fft_radix.cl'
source_filename = "corpus/opencl/fft_radix.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@fft64.sm = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fft64(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_fft64(ptr addrspace(1) noundef align 8 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_fft64(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca [4 x <2 x float>], align 8
  %10 = alloca i32, align 4
  %11 = alloca <2 x float>, align 8
  %12 = alloca <2 x float>, align 8
  %13 = alloca <2 x float>, align 8
  %14 = alloca <2 x float>, align 8
  %15 = alloca <2 x float>, align 8
  %16 = alloca <2 x float>, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca <2 x float>, align 8
  %23 = alloca <2 x float>, align 8
  %24 = alloca <2 x float>, align 8
  %25 = alloca <2 x float>, align 8
  %26 = alloca <2 x float>, align 8
  %27 = alloca <2 x float>, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca <2 x float>, align 8
  %32 = alloca <2 x float>, align 8
  %33 = alloca <2 x float>, align 8
  %34 = alloca <2 x float>, align 8
  %35 = alloca <2 x float>, align 8
  %36 = alloca <2 x float>, align 8
  %37 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %38 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %5, align 4
  %40 = load i32, ptr %4, align 4
  %41 = icmp ne i32 %40, 0
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, float 1.000000e+00, float -1.000000e+00
  store float %43, ptr %6, align 4
  %44 = load float, ptr %6, align 4
  %45 = fmul float %44, 2.000000e+00
  %46 = fmul float %45, 0x400921FB60000000
  %47 = fdiv float %46, 6.400000e+01, !fpmath !16
  store float %47, ptr %7, align 4
  %48 = load ptr addrspace(1), ptr %3, align 8
  %49 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %50 = mul i64 %49, 64
  %51 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %48, i64 %50
  store ptr addrspace(1) %51, ptr %8, align 8
  store i32 0, ptr %10, align 4
  br label %52

52:                                               ; preds = %67, %2
  %53 = load i32, ptr %10, align 4
  %54 = icmp slt i32 %53, 4
  br i1 %54, label %55, label %70

55:                                               ; preds = %52
  %56 = load ptr addrspace(1), ptr %8, align 8
  %57 = load i32, ptr %5, align 4
  %58 = load i32, ptr %10, align 4
  %59 = mul nsw i32 16, %58
  %60 = add nsw i32 %57, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <2 x float>, ptr addrspace(1) %56, i64 %61
  %63 = load <2 x float>, ptr addrspace(1) %62, align 8
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %65
  store <2 x float> %63, ptr %66, align 8
  br label %67

67:                                               ; preds = %55
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %10, align 4
  br label %52, !llvm.loop !17

70:                                               ; preds = %52
  %71 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %72 = load <2 x float>, ptr %71, align 8
  %73 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %74 = load <2 x float>, ptr %73, align 8
  %75 = fadd <2 x float> %72, %74
  store <2 x float> %75, ptr %11, align 8
  %76 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %77 = load <2 x float>, ptr %76, align 8
  %78 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %79 = load <2 x float>, ptr %78, align 8
  %80 = fsub <2 x float> %77, %79
  store <2 x float> %80, ptr %12, align 8
  %81 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %82 = load <2 x float>, ptr %81, align 8
  %83 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %84 = load <2 x float>, ptr %83, align 8
  %85 = fadd <2 x float> %82, %84
  store <2 x float> %85, ptr %13, align 8
  %86 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %87 = load <2 x float>, ptr %86, align 8
  %88 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %89 = load <2 x float>, ptr %88, align 8
  %90 = fsub <2 x float> %87, %89
  store <2 x float> %90, ptr %14, align 8
  %91 = load float, ptr %6, align 4
  %92 = fneg float %91
  %93 = load <2 x float>, ptr %14, align 8
  %94 = extractelement <2 x float> %93, i64 1
  %95 = fmul float %92, %94
  %96 = insertelement <2 x float> poison, float %95, i32 0
  %97 = load float, ptr %6, align 4
  %98 = load <2 x float>, ptr %14, align 8
  %99 = extractelement <2 x float> %98, i64 0
  %100 = fmul float %97, %99
  %101 = insertelement <2 x float> %96, float %100, i32 1
  store <2 x float> %101, ptr %16, align 8
  %102 = load <2 x float>, ptr %16, align 8
  store <2 x float> %102, ptr %15, align 8
  %103 = load <2 x float>, ptr %11, align 8
  %104 = load <2 x float>, ptr %13, align 8
  %105 = fadd <2 x float> %103, %104
  %106 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  store <2 x float> %105, ptr %106, align 8
  %107 = load <2 x float>, ptr %12, align 8
  %108 = load <2 x float>, ptr %15, align 8
  %109 = fadd <2 x float> %107, %108
  %110 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  store <2 x float> %109, ptr %110, align 8
  %111 = load <2 x float>, ptr %11, align 8
  %112 = load <2 x float>, ptr %13, align 8
  %113 = fsub <2 x float> %111, %112
  %114 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  store <2 x float> %113, ptr %114, align 8
  %115 = load <2 x float>, ptr %12, align 8
  %116 = load <2 x float>, ptr %15, align 8
  %117 = fsub <2 x float> %115, %116
  %118 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  store <2 x float> %117, ptr %118, align 8
  store i32 1, ptr %17, align 4
  br label %119

119:                                              ; preds = %137, %70
  %120 = load i32, ptr %17, align 4
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %122, label %140

122:                                              ; preds = %119
  %123 = load i32, ptr %17, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %124
  %126 = load <2 x float>, ptr %125, align 8
  %127 = load float, ptr %7, align 4
  %128 = load i32, ptr %17, align 4
  %129 = load i32, ptr %5, align 4
  %130 = mul nsw i32 %128, %129
  %131 = sitofp i32 %130 to float
  %132 = fmul float %127, %131
  %133 = call <2 x float> @twiddle(<2 x float> noundef %126, float noundef %132) #7
  %134 = load i32, ptr %17, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %135
  store <2 x float> %133, ptr %136, align 8
  br label %137

137:                                              ; preds = %122
  %138 = load i32, ptr %17, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %17, align 4
  br label %119, !llvm.loop !19

140:                                              ; preds = %119
  store i32 0, ptr %18, align 4
  br label %141

141:                                              ; preds = %155, %140
  %142 = load i32, ptr %18, align 4
  %143 = icmp slt i32 %142, 4
  br i1 %143, label %144, label %158

144:                                              ; preds = %141
  %145 = load i32, ptr %18, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %146
  %148 = load <2 x float>, ptr %147, align 8
  %149 = load i32, ptr %18, align 4
  %150 = mul nsw i32 16, %149
  %151 = load i32, ptr %5, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.sm, i64 0, i64 %153
  store <2 x float> %148, ptr addrspace(3) %154, align 8
  br label %155

155:                                              ; preds = %144
  %156 = load i32, ptr %18, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %18, align 4
  br label %141, !llvm.loop !20

158:                                              ; preds = %141
  call void @_Z7barrierj(i32 noundef 1) #7
  %159 = load i32, ptr %5, align 4
  %160 = ashr i32 %159, 2
  store i32 %160, ptr %19, align 4
  %161 = load i32, ptr %5, align 4
  %162 = and i32 %161, 3
  store i32 %162, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %163

163:                                              ; preds = %180, %158
  %164 = load i32, ptr %21, align 4
  %165 = icmp slt i32 %164, 4
  br i1 %165, label %166, label %183

166:                                              ; preds = %163
  %167 = load i32, ptr %19, align 4
  %168 = mul nsw i32 16, %167
  %169 = load i32, ptr %20, align 4
  %170 = add nsw i32 %168, %169
  %171 = load i32, ptr %21, align 4
  %172 = mul nsw i32 4, %171
  %173 = add nsw i32 %170, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.sm, i64 0, i64 %174
  %176 = load <2 x float>, ptr addrspace(3) %175, align 8
  %177 = load i32, ptr %21, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %178
  store <2 x float> %176, ptr %179, align 8
  br label %180

180:                                              ; preds = %166
  %181 = load i32, ptr %21, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %21, align 4
  br label %163, !llvm.loop !21

183:                                              ; preds = %163
  call void @_Z7barrierj(i32 noundef 1) #7
  %184 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %185 = load <2 x float>, ptr %184, align 8
  %186 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %187 = load <2 x float>, ptr %186, align 8
  %188 = fadd <2 x float> %185, %187
  store <2 x float> %188, ptr %22, align 8
  %189 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %190 = load <2 x float>, ptr %189, align 8
  %191 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %192 = load <2 x float>, ptr %191, align 8
  %193 = fsub <2 x float> %190, %192
  store <2 x float> %193, ptr %23, align 8
  %194 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %195 = load <2 x float>, ptr %194, align 8
  %196 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %197 = load <2 x float>, ptr %196, align 8
  %198 = fadd <2 x float> %195, %197
  store <2 x float> %198, ptr %24, align 8
  %199 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %200 = load <2 x float>, ptr %199, align 8
  %201 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %202 = load <2 x float>, ptr %201, align 8
  %203 = fsub <2 x float> %200, %202
  store <2 x float> %203, ptr %25, align 8
  %204 = load float, ptr %6, align 4
  %205 = fneg float %204
  %206 = load <2 x float>, ptr %25, align 8
  %207 = extractelement <2 x float> %206, i64 1
  %208 = fmul float %205, %207
  %209 = insertelement <2 x float> poison, float %208, i32 0
  %210 = load float, ptr %6, align 4
  %211 = load <2 x float>, ptr %25, align 8
  %212 = extractelement <2 x float> %211, i64 0
  %213 = fmul float %210, %212
  %214 = insertelement <2 x float> %209, float %213, i32 1
  store <2 x float> %214, ptr %27, align 8
  %215 = load <2 x float>, ptr %27, align 8
  store <2 x float> %215, ptr %26, align 8
  %216 = load <2 x float>, ptr %22, align 8
  %217 = load <2 x float>, ptr %24, align 8
  %218 = fadd <2 x float> %216, %217
  %219 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  store <2 x float> %218, ptr %219, align 8
  %220 = load <2 x float>, ptr %23, align 8
  %221 = load <2 x float>, ptr %26, align 8
  %222 = fadd <2 x float> %220, %221
  %223 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  store <2 x float> %222, ptr %223, align 8
  %224 = load <2 x float>, ptr %22, align 8
  %225 = load <2 x float>, ptr %24, align 8
  %226 = fsub <2 x float> %224, %225
  %227 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  store <2 x float> %226, ptr %227, align 8
  %228 = load <2 x float>, ptr %23, align 8
  %229 = load <2 x float>, ptr %26, align 8
  %230 = fsub <2 x float> %228, %229
  %231 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  store <2 x float> %230, ptr %231, align 8
  store i32 1, ptr %28, align 4
  br label %232

232:                                              ; preds = %251, %183
  %233 = load i32, ptr %28, align 4
  %234 = icmp slt i32 %233, 4
  br i1 %234, label %235, label %254

235:                                              ; preds = %232
  %236 = load i32, ptr %28, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %237
  %239 = load <2 x float>, ptr %238, align 8
  %240 = load float, ptr %7, align 4
  %241 = fmul float %240, 4.000000e+00
  %242 = load i32, ptr %28, align 4
  %243 = load i32, ptr %20, align 4
  %244 = mul nsw i32 %242, %243
  %245 = sitofp i32 %244 to float
  %246 = fmul float %241, %245
  %247 = call <2 x float> @twiddle(<2 x float> noundef %239, float noundef %246) #7
  %248 = load i32, ptr %28, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %249
  store <2 x float> %247, ptr %250, align 8
  br label %251

251:                                              ; preds = %235
  %252 = load i32, ptr %28, align 4
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %28, align 4
  br label %232, !llvm.loop !22

254:                                              ; preds = %232
  store i32 0, ptr %29, align 4
  br label %255

255:                                              ; preds = %272, %254
  %256 = load i32, ptr %29, align 4
  %257 = icmp slt i32 %256, 4
  br i1 %257, label %258, label %275

258:                                              ; preds = %255
  %259 = load i32, ptr %29, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %260
  %262 = load <2 x float>, ptr %261, align 8
  %263 = load i32, ptr %19, align 4
  %264 = mul nsw i32 16, %263
  %265 = load i32, ptr %29, align 4
  %266 = mul nsw i32 4, %265
  %267 = add nsw i32 %264, %266
  %268 = load i32, ptr %20, align 4
  %269 = add nsw i32 %267, %268
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.sm, i64 0, i64 %270
  store <2 x float> %262, ptr addrspace(3) %271, align 8
  br label %272

272:                                              ; preds = %258
  %273 = load i32, ptr %29, align 4
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %29, align 4
  br label %255, !llvm.loop !23

275:                                              ; preds = %255
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %30, align 4
  br label %276

276:                                              ; preds = %290, %275
  %277 = load i32, ptr %30, align 4
  %278 = icmp slt i32 %277, 4
  br i1 %278, label %279, label %293

279:                                              ; preds = %276
  %280 = load i32, ptr %5, align 4
  %281 = mul nsw i32 4, %280
  %282 = load i32, ptr %30, align 4
  %283 = add nsw i32 %281, %282
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.sm, i64 0, i64 %284
  %286 = load <2 x float>, ptr addrspace(3) %285, align 8
  %287 = load i32, ptr %30, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %288
  store <2 x float> %286, ptr %289, align 8
  br label %290

290:                                              ; preds = %279
  %291 = load i32, ptr %30, align 4
  %292 = add nsw i32 %291, 1
  store i32 %292, ptr %30, align 4
  br label %276, !llvm.loop !24

293:                                              ; preds = %276
  %294 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %295 = load <2 x float>, ptr %294, align 8
  %296 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %297 = load <2 x float>, ptr %296, align 8
  %298 = fadd <2 x float> %295, %297
  store <2 x float> %298, ptr %31, align 8
  %299 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  %300 = load <2 x float>, ptr %299, align 8
  %301 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  %302 = load <2 x float>, ptr %301, align 8
  %303 = fsub <2 x float> %300, %302
  store <2 x float> %303, ptr %32, align 8
  %304 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %305 = load <2 x float>, ptr %304, align 8
  %306 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %307 = load <2 x float>, ptr %306, align 8
  %308 = fadd <2 x float> %305, %307
  store <2 x float> %308, ptr %33, align 8
  %309 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  %310 = load <2 x float>, ptr %309, align 8
  %311 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  %312 = load <2 x float>, ptr %311, align 8
  %313 = fsub <2 x float> %310, %312
  store <2 x float> %313, ptr %34, align 8
  %314 = load float, ptr %6, align 4
  %315 = fneg float %314
  %316 = load <2 x float>, ptr %34, align 8
  %317 = extractelement <2 x float> %316, i64 1
  %318 = fmul float %315, %317
  %319 = insertelement <2 x float> poison, float %318, i32 0
  %320 = load float, ptr %6, align 4
  %321 = load <2 x float>, ptr %34, align 8
  %322 = extractelement <2 x float> %321, i64 0
  %323 = fmul float %320, %322
  %324 = insertelement <2 x float> %319, float %323, i32 1
  store <2 x float> %324, ptr %36, align 8
  %325 = load <2 x float>, ptr %36, align 8
  store <2 x float> %325, ptr %35, align 8
  %326 = load <2 x float>, ptr %31, align 8
  %327 = load <2 x float>, ptr %33, align 8
  %328 = fadd <2 x float> %326, %327
  %329 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 0
  store <2 x float> %328, ptr %329, align 8
  %330 = load <2 x float>, ptr %32, align 8
  %331 = load <2 x float>, ptr %35, align 8
  %332 = fadd <2 x float> %330, %331
  %333 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 1
  store <2 x float> %332, ptr %333, align 8
  %334 = load <2 x float>, ptr %31, align 8
  %335 = load <2 x float>, ptr %33, align 8
  %336 = fsub <2 x float> %334, %335
  %337 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 2
  store <2 x float> %336, ptr %337, align 8
  %338 = load <2 x float>, ptr %32, align 8
  %339 = load <2 x float>, ptr %35, align 8
  %340 = fsub <2 x float> %338, %339
  %341 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 3
  store <2 x float> %340, ptr %341, align 8
  store i32 0, ptr %37, align 4
  br label %342

342:                                              ; preds = %362, %293
  %343 = load i32, ptr %37, align 4
  %344 = icmp slt i32 %343, 4
  br i1 %344, label %345, label %365

345:                                              ; preds = %342
  %346 = load i32, ptr %37, align 4
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [4 x <2 x float>], ptr %9, i64 0, i64 %347
  %349 = load <2 x float>, ptr %348, align 8
  %350 = load ptr addrspace(1), ptr %8, align 8
  %351 = load i32, ptr %37, align 4
  %352 = mul nsw i32 16, %351
  %353 = load i32, ptr %5, align 4
  %354 = and i32 %353, 3
  %355 = mul nsw i32 %354, 4
  %356 = add nsw i32 %352, %355
  %357 = load i32, ptr %5, align 4
  %358 = ashr i32 %357, 2
  %359 = add nsw i32 %356, %358
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds <2 x float>, ptr addrspace(1) %350, i64 %360
  store <2 x float> %349, ptr addrspace(1) %361, align 8
  br label %362

362:                                              ; preds = %345
  %363 = load i32, ptr %37, align 4
  %364 = add nsw i32 %363, 1
  store i32 %364, ptr %37, align 4
  br label %342, !llvm.loop !25

365:                                              ; preds = %342
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fft_radix2_stage(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_fft_radix2_stage(ptr addrspace(1) noundef align 8 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_fft_radix2_stage(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <2 x float>, align 8
  %11 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp sge i32 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  br label %64

18:                                               ; preds = %3
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sub nsw i32 %20, 1
  %22 = and i32 %19, %21
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %8, align 4
  %25 = sub nsw i32 %23, %24
  %26 = shl i32 %25, 1
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %26, %27
  store i32 %28, ptr %9, align 4
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <2 x float>, ptr addrspace(1) %29, i64 %31
  %33 = load <2 x float>, ptr addrspace(1) %32, align 8
  store <2 x float> %33, ptr %10, align 8
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i32, ptr %9, align 4
  %36 = load i32, ptr %5, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <2 x float>, ptr addrspace(1) %34, i64 %38
  %40 = load <2 x float>, ptr addrspace(1) %39, align 8
  %41 = load i32, ptr %8, align 4
  %42 = sitofp i32 %41 to float
  %43 = fmul float 0xC00921FB60000000, %42
  %44 = load i32, ptr %5, align 4
  %45 = sitofp i32 %44 to float
  %46 = fdiv float %43, %45, !fpmath !16
  %47 = call <2 x float> @twiddle(<2 x float> noundef %40, float noundef %46) #7
  store <2 x float> %47, ptr %11, align 8
  %48 = load <2 x float>, ptr %10, align 8
  %49 = load <2 x float>, ptr %11, align 8
  %50 = fadd <2 x float> %48, %49
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <2 x float>, ptr addrspace(1) %51, i64 %53
  store <2 x float> %50, ptr addrspace(1) %54, align 8
  %55 = load <2 x float>, ptr %10, align 8
  %56 = load <2 x float>, ptr %11, align 8
  %57 = fsub <2 x float> %55, %56
  %58 = load ptr addrspace(1), ptr %4, align 8
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %5, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <2 x float>, ptr addrspace(1) %58, i64 %62
  store <2 x float> %57, ptr addrspace(1) %63, align 8
  br label %64

64:                                               ; preds = %18, %17
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x float> @twiddle(<2 x float> noundef %0, float noundef %1) #1 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %8 = load float, ptr %4, align 4
  %9 = call float @_Z6sincosfPf(float noundef %8, ptr noundef %5) #7
  store float %9, ptr %6, align 4
  %10 = load <2 x float>, ptr %3, align 8
  %11 = load float, ptr %5, align 4
  %12 = insertelement <2 x float> poison, float %11, i32 0
  %13 = load float, ptr %6, align 4
  %14 = insertelement <2 x float> %12, float %13, i32 1
  store <2 x float> %14, ptr %7, align 8
  %15 = load <2 x float>, ptr %7, align 8
  %16 = call <2 x float> @cmulf(<2 x float> noundef %10, <2 x float> noundef %15) #7
  ret <2 x float> %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x float> @cmulf(<2 x float> noundef %0, <2 x float> noundef %1) #1 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  %5 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %3, align 8
  store <2 x float> %1, ptr %4, align 8
  %6 = load <2 x float>, ptr %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x float>, ptr %4, align 8
  %9 = extractelement <2 x float> %8, i64 0
  %10 = load <2 x float>, ptr %3, align 8
  %11 = extractelement <2 x float> %10, i64 1
  %12 = load <2 x float>, ptr %4, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = fmul float %11, %13
  %15 = fneg float %14
  %16 = call float @llvm.fmuladd.f32(float %7, float %9, float %15)
  %17 = insertelement <2 x float> poison, float %16, i32 0
  %18 = load <2 x float>, ptr %3, align 8
  %19 = extractelement <2 x float> %18, i64 0
  %20 = load <2 x float>, ptr %4, align 8
  %21 = extractelement <2 x float> %20, i64 1
  %22 = load <2 x float>, ptr %3, align 8
  %23 = extractelement <2 x float> %22, i64 1
  %24 = load <2 x float>, ptr %4, align 8
  %25 = extractelement <2 x float> %24, i64 0
  %26 = fmul float %23, %25
  %27 = call float @_Z3fmafff(float noundef %19, float noundef %21, float noundef %26) #8
  %28 = insertelement <2 x float> %17, float %27, i32 1
  store <2 x float> %28, ptr %5, align 8
  %29 = load <2 x float>, ptr %5, align 8
  ret <2 x float> %29
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
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #5 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = tail call noundef float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal float @_Z6sincosfPf(float noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) #3 {
  %3 = tail call noundef float @llvm.fabs.f32(float %0)
  %4 = fcmp olt float %3, 0x4160000000000000
  br i1 %4, label %5, label %33

5:                                                ; preds = %2
  %6 = tail call noundef float @llvm.fmuladd.f32(float %3, float 0x3FE45F3060000000, float 5.000000e-01)
  %7 = tail call noundef float @llvm.trunc.f32(float %6)
  %8 = fmul float %7, 0x3FF921FB40000000
  %9 = fneg float %8
  %10 = tail call noundef float @llvm.fma.f32(float %7, float 0x3FF921FB40000000, float %9)
  %11 = fsub float %3, %8
  %12 = fsub float %3, %11
  %13 = fsub float %12, %8
  %14 = fsub float %13, %10
  %15 = fadd float %11, %14
  %16 = fmul float %7, 0x3E74442D00000000
  %17 = fneg float %16
  %18 = tail call noundef float @llvm.fma.f32(float %7, float 0x3E74442D00000000, float %17)
  %19 = fsub float %15, %16
  %20 = fsub float %15, %19
  %21 = fsub float %20, %16
  %22 = fsub float %21, %18
  %23 = fadd float %19, %22
  %24 = fmul float %7, 0x3CF8469880000000
  %25 = fneg float %24
  %26 = tail call noundef float @llvm.fma.f32(float %7, float 0x3CF8469880000000, float %25)
  %27 = fsub float %23, %24
  %28 = fsub float %23, %27
  %29 = fsub float %28, %24
  %30 = fadd float %27, %29
  %31 = fneg float %26
  %32 = fptosi float %7 to i32
  br label %196

33:                                               ; preds = %2
  %34 = bitcast float %3 to i32
  %35 = lshr i32 %34, 23
  %36 = and i32 %34, 8388607
  %37 = or disjoint i32 %36, 8388608
  %38 = mul i32 %37, -28220501
  %39 = zext nneg i32 %37 to i64
  %40 = mul nuw nsw i64 %39, 4266746795
  %41 = lshr i64 %40, 32
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = mul i32 %37, 1011060801
  %44 = add i32 %43, %42
  %45 = mul nuw nsw i64 %39, 1011060801
  %46 = lshr i64 %45, 32
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = icmp ult i32 %44, %42
  %49 = zext i1 %48 to i32
  %50 = add nuw nsw i32 %49, %47
  %51 = mul i32 %37, -614296167
  %52 = add i32 %50, %51
  %53 = mul nuw nsw i64 %39, 3680671129
  %54 = lshr i64 %53, 32
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = icmp ult i32 %52, %50
  %57 = zext i1 %56 to i32
  %58 = add nuw nsw i32 %57, %55
  %59 = mul i32 %37, -181084736
  %60 = add i32 %58, %59
  %61 = mul nuw nsw i64 %39, 4113882560
  %62 = lshr i64 %61, 32
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = icmp ult i32 %60, %58
  %65 = zext i1 %64 to i32
  %66 = add nuw nsw i32 %65, %63
  %67 = mul i32 %37, -64530479
  %68 = add i32 %66, %67
  %69 = mul nuw nsw i64 %39, 4230436817
  %70 = lshr i64 %69, 32
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = icmp ult i32 %68, %66
  %73 = zext i1 %72 to i32
  %74 = add nuw nsw i32 %73, %71
  %75 = mul i32 %37, 1313084713
  %76 = add i32 %74, %75
  %77 = mul nuw nsw i64 %39, 1313084713
  %78 = lshr i64 %77, 32
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = icmp ult i32 %76, %74
  %81 = zext i1 %80 to i32
  %82 = add nuw nsw i32 %81, %79
  %83 = mul i32 %37, -1560706194
  %84 = add i32 %82, %83
  %85 = mul nuw nsw i64 %39, 2734261102
  %86 = lshr i64 %85, 32
  %87 = trunc nuw nsw i64 %86 to i32
  %88 = icmp ult i32 %84, %82
  %89 = zext i1 %88 to i32
  %90 = add nuw nsw i32 %89, %87
  %91 = add nsw i32 %35, -120
  %92 = icmp ugt i32 %91, 31
  %93 = select i1 %92, i32 %84, i32 %90
  %94 = select i1 %92, i32 %76, i32 %84
  %95 = select i1 %92, i32 %68, i32 %76
  %96 = select i1 %92, i32 %60, i32 %68
  %97 = select i1 %92, i32 %52, i32 %60
  %98 = select i1 %92, i32 %44, i32 %52
  %99 = select i1 %92, i32 %38, i32 %44
  %100 = select i1 %92, i32 -32, i32 0
  %101 = add nsw i32 %100, %91
  %102 = icmp ugt i32 %101, 31
  %103 = select i1 %102, i32 %94, i32 %93
  %104 = select i1 %102, i32 %95, i32 %94
  %105 = select i1 %102, i32 %96, i32 %95
  %106 = select i1 %102, i32 %97, i32 %96
  %107 = select i1 %102, i32 %98, i32 %97
  %108 = select i1 %102, i32 %99, i32 %98
  %109 = select i1 %102, i32 -32, i32 0
  %110 = add nsw i32 %109, %101
  %111 = icmp ugt i32 %110, 31
  %112 = select i1 %111, i32 %104, i32 %103
  %113 = select i1 %111, i32 %105, i32 %104
  %114 = select i1 %111, i32 %106, i32 %105
  %115 = select i1 %111, i32 %107, i32 %106
  %116 = select i1 %111, i32 %108, i32 %107
  %117 = select i1 %111, i32 -32, i32 0
  %118 = add nsw i32 %117, %110
  %119 = icmp ugt i32 %118, 31
  %120 = select i1 %119, i32 %113, i32 %112
  %121 = select i1 %119, i32 %114, i32 %113
  %122 = select i1 %119, i32 %115, i32 %114
  %123 = select i1 %119, i32 %116, i32 %115
  %124 = select i1 %119, i32 -32, i32 0
  %125 = sub nsw i32 0, %118
  %126 = icmp eq i32 %124, %125
  %127 = sub nsw i32 24, %35
  %128 = and i32 %91, 31
  %129 = shl i32 %120, %128
  %130 = and i32 %127, 31
  %131 = lshr i32 %121, %130
  %132 = or i32 %129, %131
  %133 = shl i32 %121, %128
  %134 = lshr i32 %122, %130
  %135 = or i32 %133, %134
  %136 = shl i32 %122, %128
  %137 = lshr i32 %123, %130
  %138 = or i32 %136, %137
  %139 = select i1 %126, i32 %120, i32 %132
  %140 = select i1 %126, i32 %121, i32 %135
  %141 = select i1 %126, i32 %122, i32 %138
  %142 = lshr i32 %139, 29
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = tail call i32 @llvm.fshl.i32(i32 %140, i32 %141, i32 2)
  %145 = shl i32 %141, 2
  %146 = and i32 %142, 1
  %147 = sub nsw i32 0, %146
  %148 = shl i32 %142, 31
  %149 = xor i32 %143, %147
  %150 = xor i32 %144, %147
  %151 = xor i32 %145, %147
  %152 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %149, i1 false)
  %153 = add nuw nsw i32 %152, 1
  %154 = and i32 %153, 31
  %155 = shl i32 %149, %154
  %156 = and i32 %152, 31
  %157 = xor i32 %156, 31
  %158 = lshr i32 %150, %157
  %159 = or i32 %155, %158
  %160 = shl i32 %150, %154
  %161 = lshr i32 %151, %157
  %162 = or i32 %160, %161
  %163 = lshr i32 %159, 9
  %164 = shl nuw nsw i32 %152, 23
  %165 = sub nsw i32 %163, %164
  %166 = add nsw i32 %165, 1056964608
  %167 = or i32 %166, %148
  %168 = bitcast i32 %167 to float
  %169 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %162, i32 23)
  %170 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %169, i1 false)
  %171 = xor i32 %170, -1
  %172 = add nuw nsw i32 %170, 1
  %173 = and i32 %172, 31
  %174 = shl i32 %169, %173
  %175 = and i32 %170, 31
  %176 = xor i32 %175, 31
  %177 = lshr i32 %162, %176
  %178 = or i32 %174, %177
  %179 = sub nuw nsw i32 %171, %152
  %180 = shl nsw i32 %179, 23
  %181 = lshr i32 %178, 9
  %182 = add nsw i32 %180, 864026624
  %183 = or disjoint i32 %181, %182
  %184 = or i32 %183, %148
  %185 = bitcast i32 %184 to float
  %186 = fmul float %168, 0x3FF921FB40000000
  %187 = fneg float %186
  %188 = tail call noundef float @llvm.fma.f32(float %168, float 0x3FF921FB40000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %168, float 0x3E74442D00000000, float %188)
  %190 = tail call noundef float @llvm.fma.f32(float %185, float 0x3FF921FB40000000, float %189)
  %191 = fadd float %186, %190
  %192 = fsub float %191, %186
  %193 = fsub float %190, %192
  %194 = lshr i32 %139, 30
  %195 = add nuw nsw i32 %146, %194
  br label %196

196:                                              ; preds = %33, %5
  %197 = phi float [ %30, %5 ], [ %191, %33 ]
  %198 = phi float [ %31, %5 ], [ %193, %33 ]
  %199 = phi i32 [ %32, %5 ], [ %195, %33 ]
  %200 = fcmp ord float %0, 0.000000e+00
  br i1 %200, label %201, label %206

201:                                              ; preds = %196
  %202 = call float @llvm.nvvm.fabs.f32(float %0)
  %203 = fcmp oeq float %202, 0x7FF0000000000000
  %204 = select i1 %203, i32 1, i32 0
  %205 = icmp eq i32 %204, 0
  br label %206

206:                                              ; preds = %201, %196
  %207 = phi i1 [ false, %196 ], [ %205, %201 ]
  %208 = tail call float @llvm.fabs.f32(float %197)
  %209 = bitcast float %208 to i32
  %210 = icmp samesign ugt i32 %209, 1061683200
  %211 = add nsw i32 %209, -1050253722
  %212 = icmp ult i32 %211, 11429479
  %213 = add nsw i32 %209, -16777216
  %214 = bitcast i32 %213 to float
  %215 = select i1 %212, float %214, float 0.000000e+00
  %216 = select i1 %210, float 2.812500e-01, float %215
  %217 = fsub float 1.000000e+00, %216
  %218 = fmul float %197, %197
  %219 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %218, float %219, float 0xBE92524740000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %218, float %220, float 0x3EFA015C40000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %218, float %221, float 0xBF56C16C00000000)
  %223 = tail call noundef float @llvm.fmuladd.f32(float %218, float %222, float 0x3FA5555560000000)
  %224 = fmul float %218, %223
  %225 = fneg float %197
  %226 = fmul float %198, %225
  %227 = tail call noundef float @llvm.fmuladd.f32(float %218, float %224, float %226)
  %228 = fneg float %216
  %229 = tail call noundef float @llvm.fmuladd.f32(float %218, float 5.000000e-01, float %228)
  %230 = fsub float %227, %229
  %231 = fadd float %217, %230
  %232 = fmul float %197, %218
  %233 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %218, float %233, float 0x3EC6DBE4A0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %218, float %234, float 0xBF2A013A80000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %218, float %235, float 0x3F811110E0000000)
  %237 = fneg float %232
  %238 = fmul float %236, %237
  %239 = tail call noundef float @llvm.fmuladd.f32(float %198, float 5.000000e-01, float %238)
  %240 = fneg float %198
  %241 = tail call noundef float @llvm.fmuladd.f32(float %218, float %239, float %240)
  %242 = tail call noundef float @llvm.fmuladd.f32(float %232, float 0x3FC5555560000000, float %241)
  %243 = fsub float %197, %242
  %244 = shl i32 %199, 30
  %245 = and i32 %244, -2147483648
  %246 = and i32 %199, 1
  %247 = icmp eq i32 %246, 0
  %248 = fneg float %243
  %249 = select i1 %247, float %231, float %248
  %250 = bitcast float %249 to i32
  %251 = xor i32 %245, %250
  %252 = bitcast i32 %251 to float
  %253 = select i1 %207, float %252, float 0x7FF8000000000000
  store float %253, ptr %1, align 4, !tbaa !31
  br i1 %4, label %254, label %282

254:                                              ; preds = %206
  %255 = tail call noundef float @llvm.fmuladd.f32(float %3, float 0x3FE45F3060000000, float 5.000000e-01)
  %256 = tail call noundef float @llvm.trunc.f32(float %255)
  %257 = fmul float %256, 0x3FF921FB40000000
  %258 = fneg float %257
  %259 = tail call noundef float @llvm.fma.f32(float %256, float 0x3FF921FB40000000, float %258)
  %260 = fsub float %3, %257
  %261 = fsub float %3, %260
  %262 = fsub float %261, %257
  %263 = fsub float %262, %259
  %264 = fadd float %260, %263
  %265 = fmul float %256, 0x3E74442D00000000
  %266 = fneg float %265
  %267 = tail call noundef float @llvm.fma.f32(float %256, float 0x3E74442D00000000, float %266)
  %268 = fsub float %264, %265
  %269 = fsub float %264, %268
  %270 = fsub float %269, %265
  %271 = fsub float %270, %267
  %272 = fadd float %268, %271
  %273 = fmul float %256, 0x3CF8469880000000
  %274 = fneg float %273
  %275 = tail call noundef float @llvm.fma.f32(float %256, float 0x3CF8469880000000, float %274)
  %276 = fsub float %272, %273
  %277 = fsub float %272, %276
  %278 = fsub float %277, %273
  %279 = fadd float %276, %278
  %280 = fneg float %275
  %281 = fptosi float %256 to i32
  br label %445

282:                                              ; preds = %206
  %283 = bitcast float %3 to i32
  %284 = lshr i32 %283, 23
  %285 = and i32 %283, 8388607
  %286 = or disjoint i32 %285, 8388608
  %287 = mul i32 %286, -28220501
  %288 = zext nneg i32 %286 to i64
  %289 = mul nuw nsw i64 %288, 4266746795
  %290 = lshr i64 %289, 32
  %291 = trunc nuw nsw i64 %290 to i32
  %292 = mul i32 %286, 1011060801
  %293 = add i32 %292, %291
  %294 = mul nuw nsw i64 %288, 1011060801
  %295 = lshr i64 %294, 32
  %296 = trunc nuw nsw i64 %295 to i32
  %297 = icmp ult i32 %293, %291
  %298 = zext i1 %297 to i32
  %299 = add nuw nsw i32 %298, %296
  %300 = mul i32 %286, -614296167
  %301 = add i32 %299, %300
  %302 = mul nuw nsw i64 %288, 3680671129
  %303 = lshr i64 %302, 32
  %304 = trunc nuw nsw i64 %303 to i32
  %305 = icmp ult i32 %301, %299
  %306 = zext i1 %305 to i32
  %307 = add nuw nsw i32 %306, %304
  %308 = mul i32 %286, -181084736
  %309 = add i32 %307, %308
  %310 = mul nuw nsw i64 %288, 4113882560
  %311 = lshr i64 %310, 32
  %312 = trunc nuw nsw i64 %311 to i32
  %313 = icmp ult i32 %309, %307
  %314 = zext i1 %313 to i32
  %315 = add nuw nsw i32 %314, %312
  %316 = mul i32 %286, -64530479
  %317 = add i32 %315, %316
  %318 = mul nuw nsw i64 %288, 4230436817
  %319 = lshr i64 %318, 32
  %320 = trunc nuw nsw i64 %319 to i32
  %321 = icmp ult i32 %317, %315
  %322 = zext i1 %321 to i32
  %323 = add nuw nsw i32 %322, %320
  %324 = mul i32 %286, 1313084713
  %325 = add i32 %323, %324
  %326 = mul nuw nsw i64 %288, 1313084713
  %327 = lshr i64 %326, 32
  %328 = trunc nuw nsw i64 %327 to i32
  %329 = icmp ult i32 %325, %323
  %330 = zext i1 %329 to i32
  %331 = add nuw nsw i32 %330, %328
  %332 = mul i32 %286, -1560706194
  %333 = add i32 %331, %332
  %334 = mul nuw nsw i64 %288, 2734261102
  %335 = lshr i64 %334, 32
  %336 = trunc nuw nsw i64 %335 to i32
  %337 = icmp ult i32 %333, %331
  %338 = zext i1 %337 to i32
  %339 = add nuw nsw i32 %338, %336
  %340 = add nsw i32 %284, -120
  %341 = icmp ugt i32 %340, 31
  %342 = select i1 %341, i32 %333, i32 %339
  %343 = select i1 %341, i32 %325, i32 %333
  %344 = select i1 %341, i32 %317, i32 %325
  %345 = select i1 %341, i32 %309, i32 %317
  %346 = select i1 %341, i32 %301, i32 %309
  %347 = select i1 %341, i32 %293, i32 %301
  %348 = select i1 %341, i32 %287, i32 %293
  %349 = select i1 %341, i32 -32, i32 0
  %350 = add nsw i32 %349, %340
  %351 = icmp ugt i32 %350, 31
  %352 = select i1 %351, i32 %343, i32 %342
  %353 = select i1 %351, i32 %344, i32 %343
  %354 = select i1 %351, i32 %345, i32 %344
  %355 = select i1 %351, i32 %346, i32 %345
  %356 = select i1 %351, i32 %347, i32 %346
  %357 = select i1 %351, i32 %348, i32 %347
  %358 = select i1 %351, i32 -32, i32 0
  %359 = add nsw i32 %358, %350
  %360 = icmp ugt i32 %359, 31
  %361 = select i1 %360, i32 %353, i32 %352
  %362 = select i1 %360, i32 %354, i32 %353
  %363 = select i1 %360, i32 %355, i32 %354
  %364 = select i1 %360, i32 %356, i32 %355
  %365 = select i1 %360, i32 %357, i32 %356
  %366 = select i1 %360, i32 -32, i32 0
  %367 = add nsw i32 %366, %359
  %368 = icmp ugt i32 %367, 31
  %369 = select i1 %368, i32 %362, i32 %361
  %370 = select i1 %368, i32 %363, i32 %362
  %371 = select i1 %368, i32 %364, i32 %363
  %372 = select i1 %368, i32 %365, i32 %364
  %373 = select i1 %368, i32 -32, i32 0
  %374 = sub nsw i32 0, %367
  %375 = icmp eq i32 %373, %374
  %376 = sub nsw i32 24, %284
  %377 = and i32 %340, 31
  %378 = shl i32 %369, %377
  %379 = and i32 %376, 31
  %380 = lshr i32 %370, %379
  %381 = or i32 %378, %380
  %382 = shl i32 %370, %377
  %383 = lshr i32 %371, %379
  %384 = or i32 %382, %383
  %385 = shl i32 %371, %377
  %386 = lshr i32 %372, %379
  %387 = or i32 %385, %386
  %388 = select i1 %375, i32 %369, i32 %381
  %389 = select i1 %375, i32 %370, i32 %384
  %390 = select i1 %375, i32 %371, i32 %387
  %391 = lshr i32 %388, 29
  %392 = tail call i32 @llvm.fshl.i32(i32 %388, i32 %389, i32 2)
  %393 = tail call i32 @llvm.fshl.i32(i32 %389, i32 %390, i32 2)
  %394 = shl i32 %390, 2
  %395 = and i32 %391, 1
  %396 = sub nsw i32 0, %395
  %397 = shl i32 %391, 31
  %398 = xor i32 %392, %396
  %399 = xor i32 %393, %396
  %400 = xor i32 %394, %396
  %401 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %398, i1 false)
  %402 = add nuw nsw i32 %401, 1
  %403 = and i32 %402, 31
  %404 = shl i32 %398, %403
  %405 = and i32 %401, 31
  %406 = xor i32 %405, 31
  %407 = lshr i32 %399, %406
  %408 = or i32 %404, %407
  %409 = shl i32 %399, %403
  %410 = lshr i32 %400, %406
  %411 = or i32 %409, %410
  %412 = lshr i32 %408, 9
  %413 = shl nuw nsw i32 %401, 23
  %414 = sub nsw i32 %412, %413
  %415 = add nsw i32 %414, 1056964608
  %416 = or i32 %415, %397
  %417 = bitcast i32 %416 to float
  %418 = tail call i32 @llvm.fshl.i32(i32 %408, i32 %411, i32 23)
  %419 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %418, i1 false)
  %420 = xor i32 %419, -1
  %421 = add nuw nsw i32 %419, 1
  %422 = and i32 %421, 31
  %423 = shl i32 %418, %422
  %424 = and i32 %419, 31
  %425 = xor i32 %424, 31
  %426 = lshr i32 %411, %425
  %427 = or i32 %423, %426
  %428 = sub nuw nsw i32 %420, %401
  %429 = shl nsw i32 %428, 23
  %430 = lshr i32 %427, 9
  %431 = add nsw i32 %429, 864026624
  %432 = or disjoint i32 %430, %431
  %433 = or i32 %432, %397
  %434 = bitcast i32 %433 to float
  %435 = fmul float %417, 0x3FF921FB40000000
  %436 = fneg float %435
  %437 = tail call noundef float @llvm.fma.f32(float %417, float 0x3FF921FB40000000, float %436)
  %438 = tail call noundef float @llvm.fma.f32(float %417, float 0x3E74442D00000000, float %437)
  %439 = tail call noundef float @llvm.fma.f32(float %434, float 0x3FF921FB40000000, float %438)
  %440 = fadd float %435, %439
  %441 = fsub float %440, %435
  %442 = fsub float %439, %441
  %443 = lshr i32 %388, 30
  %444 = add nuw nsw i32 %395, %443
  br label %445

445:                                              ; preds = %282, %254
  %446 = phi float [ %279, %254 ], [ %440, %282 ]
  %447 = phi float [ %280, %254 ], [ %442, %282 ]
  %448 = phi i32 [ %281, %254 ], [ %444, %282 ]
  br i1 %200, label %449, label %454

449:                                              ; preds = %445
  %450 = call float @llvm.nvvm.fabs.f32(float %0)
  %451 = fcmp oeq float %450, 0x7FF0000000000000
  %452 = select i1 %451, i32 1, i32 0
  %453 = icmp eq i32 %452, 0
  br label %454

454:                                              ; preds = %445, %449
  %455 = phi i1 [ false, %445 ], [ %453, %449 ]
  %456 = tail call float @llvm.fabs.f32(float %446)
  %457 = bitcast float %456 to i32
  %458 = icmp samesign ugt i32 %457, 1061683200
  %459 = add nsw i32 %457, -1050253722
  %460 = icmp ult i32 %459, 11429479
  %461 = add nsw i32 %457, -16777216
  %462 = bitcast i32 %461 to float
  %463 = select i1 %460, float %462, float 0.000000e+00
  %464 = select i1 %458, float 2.812500e-01, float %463
  %465 = fsub float 1.000000e+00, %464
  %466 = fmul float %446, %446
  %467 = tail call noundef float @llvm.fmuladd.f32(float %466, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %468 = tail call noundef float @llvm.fmuladd.f32(float %466, float %467, float 0xBE92524740000000)
  %469 = tail call noundef float @llvm.fmuladd.f32(float %466, float %468, float 0x3EFA015C40000000)
  %470 = tail call noundef float @llvm.fmuladd.f32(float %466, float %469, float 0xBF56C16C00000000)
  %471 = tail call noundef float @llvm.fmuladd.f32(float %466, float %470, float 0x3FA5555560000000)
  %472 = fmul float %466, %471
  %473 = fneg float %446
  %474 = fmul float %447, %473
  %475 = tail call noundef float @llvm.fmuladd.f32(float %466, float %472, float %474)
  %476 = fneg float %464
  %477 = tail call noundef float @llvm.fmuladd.f32(float %466, float 5.000000e-01, float %476)
  %478 = fsub float %475, %477
  %479 = fadd float %465, %478
  %480 = fmul float %446, %466
  %481 = tail call noundef float @llvm.fmuladd.f32(float %466, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %482 = tail call noundef float @llvm.fmuladd.f32(float %466, float %481, float 0x3EC6DBE4A0000000)
  %483 = tail call noundef float @llvm.fmuladd.f32(float %466, float %482, float 0xBF2A013A80000000)
  %484 = tail call noundef float @llvm.fmuladd.f32(float %466, float %483, float 0x3F811110E0000000)
  %485 = fneg float %480
  %486 = fmul float %484, %485
  %487 = tail call noundef float @llvm.fmuladd.f32(float %447, float 5.000000e-01, float %486)
  %488 = fneg float %447
  %489 = tail call noundef float @llvm.fmuladd.f32(float %466, float %487, float %488)
  %490 = tail call noundef float @llvm.fmuladd.f32(float %480, float 0x3FC5555560000000, float %489)
  %491 = fsub float %446, %490
  %492 = shl i32 %448, 30
  %493 = and i32 %492, -2147483648
  %494 = and i32 %448, 1
  %495 = icmp eq i32 %494, 0
  %496 = select i1 %495, float %491, float %479
  %497 = bitcast float %496 to i32
  %498 = bitcast float %0 to i32
  %499 = bitcast float %3 to i32
  %500 = xor i32 %499, %498
  %501 = xor i32 %500, %493
  %502 = xor i32 %501, %497
  %503 = bitcast i32 %502 to float
  %504 = select i1 %455, float %503, float 0x7FF8000000000000
  %505 = fcmp oeq float %0, 0.000000e+00
  %506 = select i1 %505, float %0, float %504
  ret float %506
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

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
!10 = !{i32 1, i32 0}
!11 = !{!"none", !"none"}
!12 = !{!"float2*", !"int"}
!13 = !{!"float __attribute__((ext_vector_type(2)))*", !"int"}
!14 = !{!"", !""}
!15 = !{i32 16, i32 1, i32 1}
!16 = !{float 2.500000e+00}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.enable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
!25 = distinct !{!25, !18}
!26 = !{i32 1, i32 0, i32 0}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"float2*", !"int", !"int"}
!29 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!30 = !{!"", !"", !""}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !8, i64 0}
