; ModuleID = 'corpus/opencl/eigen_svd3.cl'
source_filename = "corpus/opencl/eigen_svd3.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.jacobi3.order = private unnamed_addr addrspace(4) constant [3 x i32] [i32 0, i32 1, i32 2], align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @jacobi3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [3 x [3 x float]], align 4
  %9 = alloca [3 x [3 x float]], align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca [3 x i32], align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %35 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %7, align 4
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i32, ptr %7, align 4
  %39 = mul nsw i32 %38, 6
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %40
  store ptr addrspace(1) %41, ptr %10, align 8
  %42 = load ptr addrspace(1), ptr %10, align 8
  %43 = getelementptr inbounds float, ptr addrspace(1) %42, i64 0
  %44 = load float, ptr addrspace(1) %43, align 4
  %45 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 0
  %46 = getelementptr inbounds [3 x float], ptr %45, i64 0, i64 0
  store float %44, ptr %46, align 4
  %47 = load ptr addrspace(1), ptr %10, align 8
  %48 = getelementptr inbounds float, ptr addrspace(1) %47, i64 1
  %49 = load float, ptr addrspace(1) %48, align 4
  %50 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 1
  %51 = getelementptr inbounds [3 x float], ptr %50, i64 0, i64 0
  store float %49, ptr %51, align 4
  %52 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 0
  %53 = getelementptr inbounds [3 x float], ptr %52, i64 0, i64 1
  store float %49, ptr %53, align 4
  %54 = load ptr addrspace(1), ptr %10, align 8
  %55 = getelementptr inbounds float, ptr addrspace(1) %54, i64 2
  %56 = load float, ptr addrspace(1) %55, align 4
  %57 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 2
  %58 = getelementptr inbounds [3 x float], ptr %57, i64 0, i64 0
  store float %56, ptr %58, align 4
  %59 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 0
  %60 = getelementptr inbounds [3 x float], ptr %59, i64 0, i64 2
  store float %56, ptr %60, align 4
  %61 = load ptr addrspace(1), ptr %10, align 8
  %62 = getelementptr inbounds float, ptr addrspace(1) %61, i64 3
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 1
  %65 = getelementptr inbounds [3 x float], ptr %64, i64 0, i64 1
  store float %63, ptr %65, align 4
  %66 = load ptr addrspace(1), ptr %10, align 8
  %67 = getelementptr inbounds float, ptr addrspace(1) %66, i64 4
  %68 = load float, ptr addrspace(1) %67, align 4
  %69 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 2
  %70 = getelementptr inbounds [3 x float], ptr %69, i64 0, i64 1
  store float %68, ptr %70, align 4
  %71 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 1
  %72 = getelementptr inbounds [3 x float], ptr %71, i64 0, i64 2
  store float %68, ptr %72, align 4
  %73 = load ptr addrspace(1), ptr %10, align 8
  %74 = getelementptr inbounds float, ptr addrspace(1) %73, i64 5
  %75 = load float, ptr addrspace(1) %74, align 4
  %76 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 2
  %77 = getelementptr inbounds [3 x float], ptr %76, i64 0, i64 2
  store float %75, ptr %77, align 4
  store i32 0, ptr %11, align 4
  br label %78

78:                                               ; preds = %101, %3
  %79 = load i32, ptr %11, align 4
  %80 = icmp slt i32 %79, 3
  br i1 %80, label %81, label %104

81:                                               ; preds = %78
  store i32 0, ptr %12, align 4
  br label %82

82:                                               ; preds = %97, %81
  %83 = load i32, ptr %12, align 4
  %84 = icmp slt i32 %83, 3
  br i1 %84, label %85, label %100

85:                                               ; preds = %82
  %86 = load i32, ptr %11, align 4
  %87 = load i32, ptr %12, align 4
  %88 = icmp eq i32 %86, %87
  %89 = zext i1 %88 to i64
  %90 = select i1 %88, float 1.000000e+00, float 0.000000e+00
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %92
  %94 = load i32, ptr %12, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [3 x float], ptr %93, i64 0, i64 %95
  store float %90, ptr %96, align 4
  br label %97

97:                                               ; preds = %85
  %98 = load i32, ptr %12, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %12, align 4
  br label %82

100:                                              ; preds = %82
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %11, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %11, align 4
  br label %78

104:                                              ; preds = %78
  store i32 0, ptr %13, align 4
  br label %105

105:                                              ; preds = %311, %104
  %106 = load i32, ptr %13, align 4
  %107 = icmp slt i32 %106, 6
  br i1 %107, label %108, label %314

108:                                              ; preds = %105
  store i32 0, ptr %14, align 4
  br label %109

109:                                              ; preds = %307, %108
  %110 = load i32, ptr %14, align 4
  %111 = icmp slt i32 %110, 3
  br i1 %111, label %112, label %310

112:                                              ; preds = %109
  %113 = load i32, ptr %14, align 4
  %114 = icmp eq i32 %113, 2
  %115 = zext i1 %114 to i64
  %116 = select i1 %114, i32 1, i32 0
  store i32 %116, ptr %15, align 4
  %117 = load i32, ptr %14, align 4
  %118 = icmp eq i32 %117, 0
  %119 = zext i1 %118 to i64
  %120 = select i1 %118, i32 1, i32 2
  store i32 %120, ptr %16, align 4
  %121 = load i32, ptr %15, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %122
  %124 = load i32, ptr %16, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [3 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = call float @_Z4fabsf(float noundef %127) #11
  %129 = fcmp olt float %128, 0x3D71979980000000
  br i1 %129, label %130, label %131

130:                                              ; preds = %112
  br label %307

131:                                              ; preds = %112
  %132 = load i32, ptr %16, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %133
  %135 = load i32, ptr %16, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [3 x float], ptr %134, i64 0, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = load i32, ptr %15, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %140
  %142 = load i32, ptr %15, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [3 x float], ptr %141, i64 0, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = fsub float %138, %145
  %147 = load i32, ptr %15, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %148
  %150 = load i32, ptr %16, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [3 x float], ptr %149, i64 0, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = fmul float 2.000000e+00, %153
  %155 = fdiv float %146, %154
  store float %155, ptr %17, align 4
  %156 = load float, ptr %17, align 4
  %157 = call float @_Z8copysignff(float noundef 1.000000e+00, float noundef %156) #11
  %158 = load float, ptr %17, align 4
  %159 = call float @_Z4fabsf(float noundef %158) #11
  %160 = load float, ptr %17, align 4
  %161 = load float, ptr %17, align 4
  %162 = call float @llvm.fmuladd.f32(float %160, float %161, float 1.000000e+00)
  %163 = call float @_Z4sqrtf(float noundef %162) #11
  %164 = fadd float %159, %163
  %165 = fdiv float %157, %164
  store float %165, ptr %18, align 4
  %166 = load float, ptr %18, align 4
  %167 = load float, ptr %18, align 4
  %168 = call float @llvm.fmuladd.f32(float %166, float %167, float 1.000000e+00)
  %169 = call float @_Z4sqrtf(float noundef %168) #11
  %170 = fdiv float 1.000000e+00, %169
  store float %170, ptr %19, align 4
  %171 = load float, ptr %18, align 4
  %172 = load float, ptr %19, align 4
  %173 = fmul float %171, %172
  store float %173, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %174

174:                                              ; preds = %217, %131
  %175 = load i32, ptr %21, align 4
  %176 = icmp slt i32 %175, 3
  br i1 %176, label %177, label %220

177:                                              ; preds = %174
  %178 = load i32, ptr %21, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %179
  %181 = load i32, ptr %15, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [3 x float], ptr %180, i64 0, i64 %182
  %184 = load float, ptr %183, align 4
  store float %184, ptr %22, align 4
  %185 = load i32, ptr %21, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %186
  %188 = load i32, ptr %16, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [3 x float], ptr %187, i64 0, i64 %189
  %191 = load float, ptr %190, align 4
  store float %191, ptr %23, align 4
  %192 = load float, ptr %19, align 4
  %193 = load float, ptr %22, align 4
  %194 = load float, ptr %20, align 4
  %195 = load float, ptr %23, align 4
  %196 = fmul float %194, %195
  %197 = fneg float %196
  %198 = call float @llvm.fmuladd.f32(float %192, float %193, float %197)
  %199 = load i32, ptr %21, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %200
  %202 = load i32, ptr %15, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [3 x float], ptr %201, i64 0, i64 %203
  store float %198, ptr %204, align 4
  %205 = load float, ptr %20, align 4
  %206 = load float, ptr %22, align 4
  %207 = load float, ptr %19, align 4
  %208 = load float, ptr %23, align 4
  %209 = fmul float %207, %208
  %210 = call float @llvm.fmuladd.f32(float %205, float %206, float %209)
  %211 = load i32, ptr %21, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %212
  %214 = load i32, ptr %16, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [3 x float], ptr %213, i64 0, i64 %215
  store float %210, ptr %216, align 4
  br label %217

217:                                              ; preds = %177
  %218 = load i32, ptr %21, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %21, align 4
  br label %174

220:                                              ; preds = %174
  store i32 0, ptr %24, align 4
  br label %221

221:                                              ; preds = %303, %220
  %222 = load i32, ptr %24, align 4
  %223 = icmp slt i32 %222, 3
  br i1 %223, label %224, label %306

224:                                              ; preds = %221
  %225 = load i32, ptr %15, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %226
  %228 = load i32, ptr %24, align 4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [3 x float], ptr %227, i64 0, i64 %229
  %231 = load float, ptr %230, align 4
  store float %231, ptr %25, align 4
  %232 = load i32, ptr %16, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %233
  %235 = load i32, ptr %24, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [3 x float], ptr %234, i64 0, i64 %236
  %238 = load float, ptr %237, align 4
  store float %238, ptr %26, align 4
  %239 = load float, ptr %19, align 4
  %240 = load float, ptr %25, align 4
  %241 = load float, ptr %20, align 4
  %242 = load float, ptr %26, align 4
  %243 = fmul float %241, %242
  %244 = fneg float %243
  %245 = call float @llvm.fmuladd.f32(float %239, float %240, float %244)
  %246 = load i32, ptr %15, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %247
  %249 = load i32, ptr %24, align 4
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [3 x float], ptr %248, i64 0, i64 %250
  store float %245, ptr %251, align 4
  %252 = load float, ptr %20, align 4
  %253 = load float, ptr %25, align 4
  %254 = load float, ptr %19, align 4
  %255 = load float, ptr %26, align 4
  %256 = fmul float %254, %255
  %257 = call float @llvm.fmuladd.f32(float %252, float %253, float %256)
  %258 = load i32, ptr %16, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %259
  %261 = load i32, ptr %24, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [3 x float], ptr %260, i64 0, i64 %262
  store float %257, ptr %263, align 4
  %264 = load i32, ptr %24, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %265
  %267 = load i32, ptr %15, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [3 x float], ptr %266, i64 0, i64 %268
  %270 = load float, ptr %269, align 4
  store float %270, ptr %27, align 4
  %271 = load i32, ptr %24, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %272
  %274 = load i32, ptr %16, align 4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [3 x float], ptr %273, i64 0, i64 %275
  %277 = load float, ptr %276, align 4
  store float %277, ptr %28, align 4
  %278 = load float, ptr %19, align 4
  %279 = load float, ptr %27, align 4
  %280 = load float, ptr %20, align 4
  %281 = load float, ptr %28, align 4
  %282 = fmul float %280, %281
  %283 = fneg float %282
  %284 = call float @llvm.fmuladd.f32(float %278, float %279, float %283)
  %285 = load i32, ptr %24, align 4
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %286
  %288 = load i32, ptr %15, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [3 x float], ptr %287, i64 0, i64 %289
  store float %284, ptr %290, align 4
  %291 = load float, ptr %20, align 4
  %292 = load float, ptr %27, align 4
  %293 = load float, ptr %19, align 4
  %294 = load float, ptr %28, align 4
  %295 = fmul float %293, %294
  %296 = call float @llvm.fmuladd.f32(float %291, float %292, float %295)
  %297 = load i32, ptr %24, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %298
  %300 = load i32, ptr %16, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds [3 x float], ptr %299, i64 0, i64 %301
  store float %296, ptr %302, align 4
  br label %303

303:                                              ; preds = %224
  %304 = load i32, ptr %24, align 4
  %305 = add nsw i32 %304, 1
  store i32 %305, ptr %24, align 4
  br label %221

306:                                              ; preds = %221
  br label %307

307:                                              ; preds = %306, %130
  %308 = load i32, ptr %14, align 4
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %14, align 4
  br label %109

310:                                              ; preds = %109
  br label %311

311:                                              ; preds = %310
  %312 = load i32, ptr %13, align 4
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %13, align 4
  br label %105

314:                                              ; preds = %105
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %29, ptr addrspace(4) align 4 @__const.jacobi3.order, i64 12, i1 false)
  store i32 0, ptr %30, align 4
  br label %315

315:                                              ; preds = %373, %314
  %316 = load i32, ptr %30, align 4
  %317 = icmp slt i32 %316, 2
  br i1 %317, label %318, label %376

318:                                              ; preds = %315
  %319 = load i32, ptr %30, align 4
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %31, align 4
  br label %321

321:                                              ; preds = %369, %318
  %322 = load i32, ptr %31, align 4
  %323 = icmp slt i32 %322, 3
  br i1 %323, label %324, label %372

324:                                              ; preds = %321
  %325 = load i32, ptr %31, align 4
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %326
  %328 = load i32, ptr %327, align 4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %329
  %331 = load i32, ptr %31, align 4
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %332
  %334 = load i32, ptr %333, align 4
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds [3 x float], ptr %330, i64 0, i64 %335
  %337 = load float, ptr %336, align 4
  %338 = load i32, ptr %30, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %339
  %341 = load i32, ptr %340, align 4
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %342
  %344 = load i32, ptr %30, align 4
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %345
  %347 = load i32, ptr %346, align 4
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds [3 x float], ptr %343, i64 0, i64 %348
  %350 = load float, ptr %349, align 4
  %351 = fcmp ogt float %337, %350
  br i1 %351, label %352, label %368

352:                                              ; preds = %324
  %353 = load i32, ptr %30, align 4
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %354
  %356 = load i32, ptr %355, align 4
  store i32 %356, ptr %32, align 4
  %357 = load i32, ptr %31, align 4
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %358
  %360 = load i32, ptr %359, align 4
  %361 = load i32, ptr %30, align 4
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %362
  store i32 %360, ptr %363, align 4
  %364 = load i32, ptr %32, align 4
  %365 = load i32, ptr %31, align 4
  %366 = sext i32 %365 to i64
  %367 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %366
  store i32 %364, ptr %367, align 4
  br label %368

368:                                              ; preds = %352, %324
  br label %369

369:                                              ; preds = %368
  %370 = load i32, ptr %31, align 4
  %371 = add nsw i32 %370, 1
  store i32 %371, ptr %31, align 4
  br label %321

372:                                              ; preds = %321
  br label %373

373:                                              ; preds = %372
  %374 = load i32, ptr %30, align 4
  %375 = add nsw i32 %374, 1
  store i32 %375, ptr %30, align 4
  br label %315

376:                                              ; preds = %315
  store i32 0, ptr %33, align 4
  br label %377

377:                                              ; preds = %430, %376
  %378 = load i32, ptr %33, align 4
  %379 = icmp slt i32 %378, 3
  br i1 %379, label %380, label %433

380:                                              ; preds = %377
  %381 = load i32, ptr %33, align 4
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %382
  %384 = load i32, ptr %383, align 4
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds [3 x [3 x float]], ptr %8, i64 0, i64 %385
  %387 = load i32, ptr %33, align 4
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %388
  %390 = load i32, ptr %389, align 4
  %391 = sext i32 %390 to i64
  %392 = getelementptr inbounds [3 x float], ptr %386, i64 0, i64 %391
  %393 = load float, ptr %392, align 4
  %394 = load ptr addrspace(1), ptr %5, align 8
  %395 = load i32, ptr %7, align 4
  %396 = mul nsw i32 %395, 3
  %397 = load i32, ptr %33, align 4
  %398 = add nsw i32 %396, %397
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds float, ptr addrspace(1) %394, i64 %399
  store float %393, ptr addrspace(1) %400, align 4
  store i32 0, ptr %34, align 4
  br label %401

401:                                              ; preds = %426, %380
  %402 = load i32, ptr %34, align 4
  %403 = icmp slt i32 %402, 3
  br i1 %403, label %404, label %429

404:                                              ; preds = %401
  %405 = load i32, ptr %34, align 4
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %406
  %408 = load i32, ptr %33, align 4
  %409 = sext i32 %408 to i64
  %410 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %409
  %411 = load i32, ptr %410, align 4
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds [3 x float], ptr %407, i64 0, i64 %412
  %414 = load float, ptr %413, align 4
  %415 = call float @_Z4fabsf(float noundef %414) #11
  %416 = load ptr addrspace(1), ptr %6, align 8
  %417 = load i32, ptr %7, align 4
  %418 = mul nsw i32 %417, 9
  %419 = load i32, ptr %33, align 4
  %420 = mul nsw i32 %419, 3
  %421 = add nsw i32 %418, %420
  %422 = load i32, ptr %34, align 4
  %423 = add nsw i32 %421, %422
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds float, ptr addrspace(1) %416, i64 %424
  store float %415, ptr addrspace(1) %425, align 4
  br label %426

426:                                              ; preds = %404
  %427 = load i32, ptr %34, align 4
  %428 = add nsw i32 %427, 1
  store i32 %428, ptr %34, align 4
  br label %401

429:                                              ; preds = %401
  br label %430

430:                                              ; preds = %429
  %431 = load i32, ptr %33, align 4
  %432 = add nsw i32 %431, 1
  store i32 %432, ptr %33, align 4
  br label %377

433:                                              ; preds = %377
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [3 x <3 x double>], align 32
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca <3 x double>, align 32
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca <3 x double>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %26 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %5, align 4
  store i32 0, ptr %7, align 4
  br label %28

28:                                               ; preds = %44, %2
  %29 = load i32, ptr %7, align 4
  %30 = icmp slt i32 %29, 3
  br i1 %30, label %31, label %47

31:                                               ; preds = %28
  %32 = load i32, ptr %5, align 4
  %33 = mul nsw i32 %32, 3
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = load ptr addrspace(1), ptr %3, align 8
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  %39 = call <3 x double> @_Z6vload3mPKd(i64 noundef %36, ptr noundef %38) #12
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %41
  %43 = shufflevector <3 x double> %39, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %43, ptr %42, align 32
  br label %44

44:                                               ; preds = %31
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %7, align 4
  br label %28

47:                                               ; preds = %28
  store i32 0, ptr %8, align 4
  br label %48

48:                                               ; preds = %182, %47
  %49 = load i32, ptr %8, align 4
  %50 = icmp slt i32 %49, 8
  br i1 %50, label %51, label %185

51:                                               ; preds = %48
  store i32 0, ptr %9, align 4
  br label %52

52:                                               ; preds = %178, %51
  %53 = load i32, ptr %9, align 4
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %55, label %181

55:                                               ; preds = %52
  %56 = load i32, ptr %9, align 4
  %57 = icmp eq i32 %56, 2
  %58 = zext i1 %57 to i64
  %59 = select i1 %57, i32 1, i32 0
  store i32 %59, ptr %10, align 4
  %60 = load i32, ptr %9, align 4
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i64
  %63 = select i1 %61, i32 1, i32 2
  store i32 %63, ptr %11, align 4
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %65
  %67 = load <4 x double>, ptr %66, align 32
  %68 = shufflevector <4 x double> %67, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %70
  %72 = load <4 x double>, ptr %71, align 32
  %73 = shufflevector <4 x double> %72, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %74 = call double @_Z3dotDv3_dS_(<3 x double> noundef %68, <3 x double> noundef %73) #11
  store double %74, ptr %12, align 8
  %75 = load i32, ptr %11, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %76
  %78 = load <4 x double>, ptr %77, align 32
  %79 = shufflevector <4 x double> %78, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %80 = load i32, ptr %11, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %81
  %83 = load <4 x double>, ptr %82, align 32
  %84 = shufflevector <4 x double> %83, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %85 = call double @_Z3dotDv3_dS_(<3 x double> noundef %79, <3 x double> noundef %84) #11
  store double %85, ptr %13, align 8
  %86 = load i32, ptr %10, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %87
  %89 = load <4 x double>, ptr %88, align 32
  %90 = shufflevector <4 x double> %89, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %92
  %94 = load <4 x double>, ptr %93, align 32
  %95 = shufflevector <4 x double> %94, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %96 = call double @_Z3dotDv3_dS_(<3 x double> noundef %90, <3 x double> noundef %95) #11
  store double %96, ptr %14, align 8
  %97 = load double, ptr %14, align 8
  %98 = load double, ptr %14, align 8
  %99 = fmul double %97, %98
  %100 = load double, ptr %12, align 8
  %101 = fmul double 1.000000e-30, %100
  %102 = load double, ptr %13, align 8
  %103 = fmul double %101, %102
  %104 = fcmp ole double %99, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %55
  br label %178

106:                                              ; preds = %55
  %107 = load double, ptr %13, align 8
  %108 = load double, ptr %12, align 8
  %109 = fsub double %107, %108
  %110 = load double, ptr %14, align 8
  %111 = fmul double 2.000000e+00, %110
  %112 = fdiv double %109, %111
  store double %112, ptr %15, align 8
  %113 = load double, ptr %15, align 8
  %114 = fcmp ogt double %113, 0.000000e+00
  %115 = zext i1 %114 to i64
  %116 = select i1 %114, double 1.000000e+00, double -1.000000e+00
  %117 = load double, ptr %15, align 8
  %118 = call double @_Z4fabsd(double noundef %117) #11
  %119 = load double, ptr %15, align 8
  %120 = load double, ptr %15, align 8
  %121 = call double @llvm.fmuladd.f64(double %119, double %120, double 1.000000e+00)
  %122 = call double @_Z4sqrtd(double noundef %121) #11
  %123 = fadd double %118, %122
  %124 = fdiv double %116, %123
  store double %124, ptr %16, align 8
  %125 = load double, ptr %16, align 8
  %126 = load double, ptr %16, align 8
  %127 = call double @llvm.fmuladd.f64(double %125, double %126, double 1.000000e+00)
  %128 = call double @_Z4sqrtd(double noundef %127) #11
  %129 = fdiv double 1.000000e+00, %128
  store double %129, ptr %17, align 8
  %130 = load double, ptr %17, align 8
  %131 = load double, ptr %16, align 8
  %132 = fmul double %130, %131
  store double %132, ptr %18, align 8
  %133 = load i32, ptr %10, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %134
  %136 = load <4 x double>, ptr %135, align 32
  %137 = shufflevector <4 x double> %136, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %138 = shufflevector <3 x double> %137, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %138, ptr %19, align 32
  %139 = load double, ptr %17, align 8
  %140 = insertelement <3 x double> poison, double %139, i64 0
  %141 = shufflevector <3 x double> %140, <3 x double> poison, <3 x i32> zeroinitializer
  %142 = load <4 x double>, ptr %19, align 32
  %143 = shufflevector <4 x double> %142, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %144 = load double, ptr %18, align 8
  %145 = insertelement <3 x double> poison, double %144, i64 0
  %146 = shufflevector <3 x double> %145, <3 x double> poison, <3 x i32> zeroinitializer
  %147 = load i32, ptr %11, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %148
  %150 = load <4 x double>, ptr %149, align 32
  %151 = shufflevector <4 x double> %150, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %152 = fmul <3 x double> %146, %151
  %153 = fneg <3 x double> %152
  %154 = call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %141, <3 x double> %143, <3 x double> %153)
  %155 = load i32, ptr %10, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %156
  %158 = shufflevector <3 x double> %154, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %158, ptr %157, align 32
  %159 = load double, ptr %18, align 8
  %160 = insertelement <3 x double> poison, double %159, i64 0
  %161 = shufflevector <3 x double> %160, <3 x double> poison, <3 x i32> zeroinitializer
  %162 = load <4 x double>, ptr %19, align 32
  %163 = shufflevector <4 x double> %162, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %164 = load double, ptr %17, align 8
  %165 = insertelement <3 x double> poison, double %164, i64 0
  %166 = shufflevector <3 x double> %165, <3 x double> poison, <3 x i32> zeroinitializer
  %167 = load i32, ptr %11, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %168
  %170 = load <4 x double>, ptr %169, align 32
  %171 = shufflevector <4 x double> %170, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %172 = fmul <3 x double> %166, %171
  %173 = call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %161, <3 x double> %163, <3 x double> %172)
  %174 = load i32, ptr %11, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 %175
  %177 = shufflevector <3 x double> %173, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %177, ptr %176, align 32
  br label %178

178:                                              ; preds = %106, %105
  %179 = load i32, ptr %9, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %9, align 4
  br label %52, !llvm.loop !18

181:                                              ; preds = %52
  br label %182

182:                                              ; preds = %181
  %183 = load i32, ptr %8, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr %8, align 4
  br label %48

185:                                              ; preds = %48
  %186 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 0
  %187 = load <4 x double>, ptr %186, align 32
  %188 = shufflevector <4 x double> %187, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %189 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 0
  %190 = load <4 x double>, ptr %189, align 32
  %191 = shufflevector <4 x double> %190, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %192 = call double @_Z3dotDv3_dS_(<3 x double> noundef %188, <3 x double> noundef %191) #11
  %193 = call double @_Z4sqrtd(double noundef %192) #11
  store double %193, ptr %20, align 8
  %194 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 1
  %195 = load <4 x double>, ptr %194, align 32
  %196 = shufflevector <4 x double> %195, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %197 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 1
  %198 = load <4 x double>, ptr %197, align 32
  %199 = shufflevector <4 x double> %198, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %200 = call double @_Z3dotDv3_dS_(<3 x double> noundef %196, <3 x double> noundef %199) #11
  %201 = call double @_Z4sqrtd(double noundef %200) #11
  store double %201, ptr %21, align 8
  %202 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 2
  %203 = load <4 x double>, ptr %202, align 32
  %204 = shufflevector <4 x double> %203, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %205 = getelementptr inbounds [3 x <3 x double>], ptr %6, i64 0, i64 2
  %206 = load <4 x double>, ptr %205, align 32
  %207 = shufflevector <4 x double> %206, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %208 = call double @_Z3dotDv3_dS_(<3 x double> noundef %204, <3 x double> noundef %207) #11
  %209 = call double @_Z4sqrtd(double noundef %208) #11
  store double %209, ptr %22, align 8
  %210 = load double, ptr %20, align 8
  %211 = load double, ptr %21, align 8
  %212 = load double, ptr %22, align 8
  %213 = call double @_Z4fmaxdd(double noundef %211, double noundef %212) #11
  %214 = call double @_Z4fmaxdd(double noundef %210, double noundef %213) #11
  store double %214, ptr %23, align 8
  %215 = load double, ptr %20, align 8
  %216 = load double, ptr %21, align 8
  %217 = load double, ptr %22, align 8
  %218 = call double @_Z4fmindd(double noundef %216, double noundef %217) #11
  %219 = call double @_Z4fmindd(double noundef %215, double noundef %218) #11
  store double %219, ptr %24, align 8
  %220 = load double, ptr %23, align 8
  %221 = insertelement <3 x double> poison, double %220, i32 0
  %222 = load double, ptr %20, align 8
  %223 = load double, ptr %21, align 8
  %224 = call double @_Z4fmindd(double noundef %222, double noundef %223) #11
  %225 = load double, ptr %20, align 8
  %226 = load double, ptr %21, align 8
  %227 = call double @_Z4fmaxdd(double noundef %225, double noundef %226) #11
  %228 = load double, ptr %22, align 8
  %229 = call double @_Z4fmindd(double noundef %227, double noundef %228) #11
  %230 = call double @_Z4fmaxdd(double noundef %224, double noundef %229) #11
  %231 = insertelement <3 x double> %221, double %230, i32 1
  %232 = load double, ptr %24, align 8
  %233 = insertelement <3 x double> %231, double %232, i32 2
  %234 = shufflevector <3 x double> %233, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %234, ptr %25, align 32
  %235 = load <4 x double>, ptr %25, align 32
  %236 = shufflevector <4 x double> %235, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %237 = load i32, ptr %5, align 4
  %238 = sext i32 %237 to i64
  %239 = load ptr addrspace(1), ptr %4, align 8
  %240 = addrspacecast ptr addrspace(1) %239 to ptr
  call void @_Z7vstore3Dv3_dmPd(<3 x double> noundef %236, i64 noundef %238, ptr noundef %240) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tridiagonal_bisect(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, double noundef %3, double noundef %4) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load double, ptr %9, align 8
  %15 = load double, ptr %10, align 8
  call void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12, ptr addrspace(1) noundef align 8 %13, double noundef %14, double noundef %15) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, double noundef %3, double noundef %4) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %11, align 4
  %22 = call i64 @_Z15get_global_sizej(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %12, align 4
  %24 = load double, ptr %9, align 8
  store double %24, ptr %13, align 8
  %25 = load double, ptr %10, align 8
  store double %25, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %93, %5
  %27 = load i32, ptr %15, align 4
  %28 = icmp slt i32 %27, 50
  br i1 %28, label %29, label %96

29:                                               ; preds = %26
  %30 = load double, ptr %13, align 8
  %31 = load double, ptr %14, align 8
  %32 = fadd double %30, %31
  %33 = fmul double 5.000000e-01, %32
  store double %33, ptr %16, align 8
  store i32 0, ptr %17, align 4
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = getelementptr inbounds double, ptr addrspace(1) %34, i64 0
  %36 = load double, ptr addrspace(1) %35, align 8
  %37 = load double, ptr %16, align 8
  %38 = fsub double %36, %37
  store double %38, ptr %18, align 8
  %39 = load double, ptr %18, align 8
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %17, align 4
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %17, align 4
  store i32 1, ptr %19, align 4
  br label %44

44:                                               ; preds = %81, %29
  %45 = load i32, ptr %19, align 4
  %46 = load i32, ptr %12, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %84

48:                                               ; preds = %44
  %49 = load double, ptr %18, align 8
  %50 = fcmp oeq double %49, 0.000000e+00
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  store double 1.000000e-300, ptr %18, align 8
  br label %52

52:                                               ; preds = %51, %48
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i32, ptr %19, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr addrspace(1) %53, i64 %55
  %57 = load double, ptr addrspace(1) %56, align 8
  %58 = load double, ptr %16, align 8
  %59 = fsub double %57, %58
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = load i32, ptr %19, align 4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr addrspace(1) %60, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8
  %66 = load ptr addrspace(1), ptr %7, align 8
  %67 = load i32, ptr %19, align 4
  %68 = sub nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr addrspace(1) %66, i64 %69
  %71 = load double, ptr addrspace(1) %70, align 8
  %72 = fmul double %65, %71
  %73 = load double, ptr %18, align 8
  %74 = fdiv double %72, %73
  %75 = fsub double %59, %74
  store double %75, ptr %18, align 8
  %76 = load double, ptr %18, align 8
  %77 = fcmp olt double %76, 0.000000e+00
  %78 = zext i1 %77 to i32
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %79, %78
  store i32 %80, ptr %17, align 4
  br label %81

81:                                               ; preds = %52
  %82 = load i32, ptr %19, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %19, align 4
  br label %44

84:                                               ; preds = %44
  %85 = load i32, ptr %17, align 4
  %86 = load i32, ptr %11, align 4
  %87 = icmp sgt i32 %85, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %84
  %89 = load double, ptr %16, align 8
  store double %89, ptr %14, align 8
  br label %92

90:                                               ; preds = %84
  %91 = load double, ptr %16, align 8
  store double %91, ptr %13, align 8
  br label %92

92:                                               ; preds = %90, %88
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %15, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %15, align 4
  br label %26

96:                                               ; preds = %26
  %97 = load double, ptr %13, align 8
  %98 = load double, ptr %14, align 8
  %99 = fadd double %97, %98
  %100 = fmul double 5.000000e-01, %99
  %101 = load ptr addrspace(1), ptr %8, align 8
  %102 = load i32, ptr %11, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr addrspace(1) %101, i64 %103
  store double %100, ptr addrspace(1) %104, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z3dotDv3_dS_(<3 x double> noundef %0, <3 x double> noundef %1) #4 {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = extractelement <3 x double> %1, i64 1
  %7 = fmul double %5, %6
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %4, double %7)
  %9 = extractelement <3 x double> %0, i64 2
  %10 = extractelement <3 x double> %1, i64 2
  %11 = tail call noundef double @llvm.fmuladd.f64(double %9, double %10, double %8)
  ret double %11
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z8copysignff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #4 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fabsd(double noundef %0) #4 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  ret double %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fmaxdd(double noundef %0, double noundef %1) #4 {
  %3 = tail call noundef double @llvm.maximumnum.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximumnum.f64(double, double) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fmindd(double noundef %0, double noundef %1) #4 {
  %3 = tail call noundef double @llvm.minimumnum.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #6 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #13
  ret float %2
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z4sqrtd(double noundef %0) #6 {
  %2 = call double @llvm.nvvm.sqrt.rn.d(double %0)
  ret double %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <3 x double> @_Z6vload3mPKd(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = mul i64 %0, 24
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load double, ptr %4, align 8, !tbaa !24
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !24
  %9 = insertelement <3 x double> %6, double %8, i64 1
  %10 = getelementptr i8, ptr %4, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !25
  %12 = insertelement <3 x double> %9, double %11, i64 2
  ret <3 x double> %12
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore3Dv3_dmPd(<3 x double> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = shufflevector <3 x double> %0, <3 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = mul i64 %1, 24
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  store <2 x double> %4, ptr %6, align 8, !tbaa !24
  %7 = extractelement <3 x double> %0, i64 2
  %8 = getelementptr i8, ptr %6, i64 16
  store double %7, ptr %8, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
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

16:                                               ; preds = %8, %10, %12, %14
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  %18 = zext nneg i32 %9 to i64
  %19 = zext nneg i32 %17 to i64
  %20 = mul nuw nsw i64 %19, %18
  ret i64 %20
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #9

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }
attributes #13 = { nounwind }

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
!12 = !{!"float*", !"float*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"double*", !"double*"}
!17 = !{!"const", !""}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.enable"}
!20 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"double*", !"double*", !"double*", !"double", !"double"}
!23 = !{!"const", !"const", !"", !"", !""}
!24 = !{!8, !8, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !8, i64 0}
