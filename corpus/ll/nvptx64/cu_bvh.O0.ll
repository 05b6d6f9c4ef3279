; ModuleID = 'corpus/cuda/cu_bvh.cu'
source_filename = "corpus/cuda/cu_bvh.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.Triangle = type { %struct.float3, %struct.float3, %struct.float3 }
%struct.Ray = type { %struct.float3, %struct.float3 }
%struct.Box = type { i32, i32, i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z7moellerRK3RayRK8TriangleRf(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(36) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #0 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca %struct.float3, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.float3, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float3, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca %struct.float3, align 8
  %26 = alloca %struct.float3, align 8
  %27 = alloca %struct.float3, align 8
  %28 = alloca %struct.float3, align 8
  %29 = alloca %struct.float3, align 8
  %30 = alloca %struct.float3, align 8
  %31 = alloca %struct.float3, align 8
  %32 = alloca %struct.float3, align 8
  %33 = alloca %struct.float3, align 4
  %34 = alloca %struct.float3, align 8
  %35 = alloca %struct.float3, align 8
  %36 = alloca %struct.float3, align 4
  %37 = alloca %struct.float3, align 8
  %38 = alloca %struct.float3, align 8
  %39 = alloca %struct.float3, align 4
  %40 = alloca %struct.float3, align 8
  %41 = alloca %struct.float3, align 8
  %42 = alloca %struct.float3, align 4
  %43 = alloca %struct.float3, align 8
  %44 = alloca %struct.float3, align 8
  %45 = alloca %struct.float3, align 4
  %46 = alloca %struct.float3, align 8
  %47 = alloca %struct.float3, align 8
  %48 = alloca i1, align 1
  %49 = alloca ptr, align 8
  %50 = alloca ptr, align 8
  %51 = alloca ptr, align 8
  %52 = alloca %struct.float3, align 4
  %53 = alloca %struct.float3, align 4
  %54 = alloca %struct.float3, align 4
  %55 = alloca %struct.float3, align 4
  %56 = alloca %struct.float3, align 4
  %57 = alloca %struct.float3, align 4
  %58 = alloca %struct.float3, align 4
  %59 = alloca %struct.float3, align 4
  %60 = alloca %struct.float3, align 4
  %61 = alloca float, align 4
  %62 = alloca %struct.float3, align 4
  %63 = alloca %struct.float3, align 4
  %64 = alloca float, align 4
  %65 = alloca %struct.float3, align 4
  %66 = alloca %struct.float3, align 4
  %67 = alloca %struct.float3, align 4
  %68 = alloca float, align 4
  %69 = alloca %struct.float3, align 4
  %70 = alloca %struct.float3, align 4
  %71 = alloca %struct.float3, align 4
  %72 = alloca %struct.float3, align 4
  %73 = alloca %struct.float3, align 4
  %74 = alloca float, align 4
  %75 = alloca %struct.float3, align 4
  %76 = alloca %struct.float3, align 4
  %77 = alloca %struct.float3, align 4
  %78 = alloca %struct.float3, align 4
  store ptr %0, ptr %49, align 8
  store ptr %1, ptr %50, align 8
  store ptr %2, ptr %51, align 8
  %79 = load ptr, ptr %50, align 8, !nonnull !4, !align !5
  %80 = getelementptr inbounds nuw %struct.Triangle, ptr %79, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %53, ptr align 4 %80, i64 12, i1 false)
  %81 = load ptr, ptr %50, align 8, !nonnull !4, !align !5
  %82 = getelementptr inbounds nuw %struct.Triangle, ptr %81, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %54, ptr align 4 %82, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 4 %54, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 4 %53, i64 12, i1 false)
  %83 = load float, ptr %41, align 4
  %84 = load float, ptr %40, align 4
  %85 = fsub contract float %83, %84
  %86 = getelementptr inbounds nuw %struct.float3, ptr %41, i32 0, i32 1
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.float3, ptr %40, i32 0, i32 1
  %89 = load float, ptr %88, align 4
  %90 = fsub contract float %87, %89
  %91 = getelementptr inbounds nuw %struct.float3, ptr %41, i32 0, i32 2
  %92 = load float, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.float3, ptr %40, i32 0, i32 2
  %94 = load float, ptr %93, align 4
  %95 = fsub contract float %92, %94
  store float %85, ptr %13, align 4
  store float %90, ptr %14, align 4
  store float %95, ptr %15, align 4
  %96 = load float, ptr %13, align 4
  store float %96, ptr %12, align 4
  %97 = load float, ptr %14, align 4
  %98 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  store float %97, ptr %98, align 4
  %99 = load float, ptr %15, align 4
  %100 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  store float %99, ptr %100, align 4
  %101 = load %struct.float3, ptr %12, align 4
  %102 = extractvalue %struct.float3 %101, 0
  store float %102, ptr %39, align 4
  %103 = getelementptr inbounds nuw %struct.float3, ptr %39, i32 0, i32 1
  %104 = extractvalue %struct.float3 %101, 1
  store float %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.float3, ptr %39, i32 0, i32 2
  %106 = extractvalue %struct.float3 %101, 2
  store float %106, ptr %105, align 4
  %107 = load %struct.float3, ptr %39, align 4
  %108 = getelementptr inbounds nuw %struct.float3, ptr %52, i32 0, i32 0
  %109 = extractvalue %struct.float3 %107, 0
  store float %109, ptr %108, align 4
  %110 = getelementptr inbounds nuw %struct.float3, ptr %52, i32 0, i32 1
  %111 = extractvalue %struct.float3 %107, 1
  store float %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw %struct.float3, ptr %52, i32 0, i32 2
  %113 = extractvalue %struct.float3 %107, 2
  store float %113, ptr %112, align 4
  %114 = load ptr, ptr %50, align 8, !nonnull !4, !align !5
  %115 = getelementptr inbounds nuw %struct.Triangle, ptr %114, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %115, i64 12, i1 false)
  %116 = load ptr, ptr %50, align 8, !nonnull !4, !align !5
  %117 = getelementptr inbounds nuw %struct.Triangle, ptr %116, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %117, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 4 %57, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 4 %56, i64 12, i1 false)
  %118 = load float, ptr %44, align 4
  %119 = load float, ptr %43, align 4
  %120 = fsub contract float %118, %119
  %121 = getelementptr inbounds nuw %struct.float3, ptr %44, i32 0, i32 1
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.float3, ptr %43, i32 0, i32 1
  %124 = load float, ptr %123, align 4
  %125 = fsub contract float %122, %124
  %126 = getelementptr inbounds nuw %struct.float3, ptr %44, i32 0, i32 2
  %127 = load float, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.float3, ptr %43, i32 0, i32 2
  %129 = load float, ptr %128, align 4
  %130 = fsub contract float %127, %129
  store float %120, ptr %9, align 4
  store float %125, ptr %10, align 4
  store float %130, ptr %11, align 4
  %131 = load float, ptr %9, align 4
  store float %131, ptr %8, align 4
  %132 = load float, ptr %10, align 4
  %133 = getelementptr inbounds nuw %struct.float3, ptr %8, i32 0, i32 1
  store float %132, ptr %133, align 4
  %134 = load float, ptr %11, align 4
  %135 = getelementptr inbounds nuw %struct.float3, ptr %8, i32 0, i32 2
  store float %134, ptr %135, align 4
  %136 = load %struct.float3, ptr %8, align 4
  %137 = extractvalue %struct.float3 %136, 0
  store float %137, ptr %42, align 4
  %138 = getelementptr inbounds nuw %struct.float3, ptr %42, i32 0, i32 1
  %139 = extractvalue %struct.float3 %136, 1
  store float %139, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.float3, ptr %42, i32 0, i32 2
  %141 = extractvalue %struct.float3 %136, 2
  store float %141, ptr %140, align 4
  %142 = load %struct.float3, ptr %42, align 4
  %143 = getelementptr inbounds nuw %struct.float3, ptr %55, i32 0, i32 0
  %144 = extractvalue %struct.float3 %142, 0
  store float %144, ptr %143, align 4
  %145 = getelementptr inbounds nuw %struct.float3, ptr %55, i32 0, i32 1
  %146 = extractvalue %struct.float3 %142, 1
  store float %146, ptr %145, align 4
  %147 = getelementptr inbounds nuw %struct.float3, ptr %55, i32 0, i32 2
  %148 = extractvalue %struct.float3 %142, 2
  store float %148, ptr %147, align 4
  %149 = load ptr, ptr %49, align 8, !nonnull !4, !align !5
  %150 = getelementptr inbounds nuw %struct.Ray, ptr %149, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %59, ptr align 4 %150, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %60, ptr align 4 %55, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 4 %60, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 4 %59, i64 12, i1 false)
  %151 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 1
  %152 = load float, ptr %151, align 4
  %153 = getelementptr inbounds nuw %struct.float3, ptr %34, i32 0, i32 2
  %154 = load float, ptr %153, align 4
  %155 = fmul contract float %152, %154
  %156 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 2
  %157 = load float, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.float3, ptr %34, i32 0, i32 1
  %159 = load float, ptr %158, align 4
  %160 = fmul contract float %157, %159
  %161 = fsub contract float %155, %160
  %162 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 2
  %163 = load float, ptr %162, align 4
  %164 = load float, ptr %34, align 4
  %165 = fmul contract float %163, %164
  %166 = load float, ptr %35, align 4
  %167 = getelementptr inbounds nuw %struct.float3, ptr %34, i32 0, i32 2
  %168 = load float, ptr %167, align 4
  %169 = fmul contract float %166, %168
  %170 = fsub contract float %165, %169
  %171 = load float, ptr %35, align 4
  %172 = getelementptr inbounds nuw %struct.float3, ptr %34, i32 0, i32 1
  %173 = load float, ptr %172, align 4
  %174 = fmul contract float %171, %173
  %175 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 1
  %176 = load float, ptr %175, align 4
  %177 = load float, ptr %34, align 4
  %178 = fmul contract float %176, %177
  %179 = fsub contract float %174, %178
  store float %161, ptr %21, align 4
  store float %170, ptr %22, align 4
  store float %179, ptr %23, align 4
  %180 = load float, ptr %21, align 4
  store float %180, ptr %20, align 4
  %181 = load float, ptr %22, align 4
  %182 = getelementptr inbounds nuw %struct.float3, ptr %20, i32 0, i32 1
  store float %181, ptr %182, align 4
  %183 = load float, ptr %23, align 4
  %184 = getelementptr inbounds nuw %struct.float3, ptr %20, i32 0, i32 2
  store float %183, ptr %184, align 4
  %185 = load %struct.float3, ptr %20, align 4
  %186 = extractvalue %struct.float3 %185, 0
  store float %186, ptr %33, align 4
  %187 = getelementptr inbounds nuw %struct.float3, ptr %33, i32 0, i32 1
  %188 = extractvalue %struct.float3 %185, 1
  store float %188, ptr %187, align 4
  %189 = getelementptr inbounds nuw %struct.float3, ptr %33, i32 0, i32 2
  %190 = extractvalue %struct.float3 %185, 2
  store float %190, ptr %189, align 4
  %191 = load %struct.float3, ptr %33, align 4
  %192 = getelementptr inbounds nuw %struct.float3, ptr %58, i32 0, i32 0
  %193 = extractvalue %struct.float3 %191, 0
  store float %193, ptr %192, align 4
  %194 = getelementptr inbounds nuw %struct.float3, ptr %58, i32 0, i32 1
  %195 = extractvalue %struct.float3 %191, 1
  store float %195, ptr %194, align 4
  %196 = getelementptr inbounds nuw %struct.float3, ptr %58, i32 0, i32 2
  %197 = extractvalue %struct.float3 %191, 2
  store float %197, ptr %196, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 4 %52, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %58, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 4 %63, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 4 %62, i64 12, i1 false)
  %198 = load float, ptr %26, align 4
  %199 = load float, ptr %25, align 4
  %200 = fmul contract float %198, %199
  %201 = getelementptr inbounds nuw %struct.float3, ptr %26, i32 0, i32 1
  %202 = load float, ptr %201, align 4
  %203 = getelementptr inbounds nuw %struct.float3, ptr %25, i32 0, i32 1
  %204 = load float, ptr %203, align 4
  %205 = fmul contract float %202, %204
  %206 = fadd contract float %200, %205
  %207 = getelementptr inbounds nuw %struct.float3, ptr %26, i32 0, i32 2
  %208 = load float, ptr %207, align 4
  %209 = getelementptr inbounds nuw %struct.float3, ptr %25, i32 0, i32 2
  %210 = load float, ptr %209, align 4
  %211 = fmul contract float %208, %210
  %212 = fadd contract float %206, %211
  store float %212, ptr %61, align 4
  %213 = load float, ptr %61, align 4
  store float %213, ptr %24, align 4
  %214 = load float, ptr %24, align 4
  %215 = call contract noundef float @llvm.fabs.f32(float %214)
  %216 = fcmp contract olt float %215, 0x3EB0C6F7A0000000
  br i1 %216, label %217, label %218

217:                                              ; preds = %3
  store i1 false, ptr %48, align 1
  br label %376

218:                                              ; preds = %3
  %219 = load float, ptr %61, align 4
  %220 = fdiv contract float 1.000000e+00, %219
  store float %220, ptr %64, align 4
  %221 = load ptr, ptr %49, align 8, !nonnull !4, !align !5
  %222 = getelementptr inbounds nuw %struct.Ray, ptr %221, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %66, ptr align 4 %222, i64 12, i1 false)
  %223 = load ptr, ptr %50, align 8, !nonnull !4, !align !5
  %224 = getelementptr inbounds nuw %struct.Triangle, ptr %223, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %67, ptr align 4 %224, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 4 %67, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 4 %66, i64 12, i1 false)
  %225 = load float, ptr %47, align 4
  %226 = load float, ptr %46, align 4
  %227 = fsub contract float %225, %226
  %228 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 1
  %229 = load float, ptr %228, align 4
  %230 = getelementptr inbounds nuw %struct.float3, ptr %46, i32 0, i32 1
  %231 = load float, ptr %230, align 4
  %232 = fsub contract float %229, %231
  %233 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 2
  %234 = load float, ptr %233, align 4
  %235 = getelementptr inbounds nuw %struct.float3, ptr %46, i32 0, i32 2
  %236 = load float, ptr %235, align 4
  %237 = fsub contract float %234, %236
  store float %227, ptr %5, align 4
  store float %232, ptr %6, align 4
  store float %237, ptr %7, align 4
  %238 = load float, ptr %5, align 4
  store float %238, ptr %4, align 4
  %239 = load float, ptr %6, align 4
  %240 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  store float %239, ptr %240, align 4
  %241 = load float, ptr %7, align 4
  %242 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  store float %241, ptr %242, align 4
  %243 = load %struct.float3, ptr %4, align 4
  %244 = extractvalue %struct.float3 %243, 0
  store float %244, ptr %45, align 4
  %245 = getelementptr inbounds nuw %struct.float3, ptr %45, i32 0, i32 1
  %246 = extractvalue %struct.float3 %243, 1
  store float %246, ptr %245, align 4
  %247 = getelementptr inbounds nuw %struct.float3, ptr %45, i32 0, i32 2
  %248 = extractvalue %struct.float3 %243, 2
  store float %248, ptr %247, align 4
  %249 = load %struct.float3, ptr %45, align 4
  %250 = getelementptr inbounds nuw %struct.float3, ptr %65, i32 0, i32 0
  %251 = extractvalue %struct.float3 %249, 0
  store float %251, ptr %250, align 4
  %252 = getelementptr inbounds nuw %struct.float3, ptr %65, i32 0, i32 1
  %253 = extractvalue %struct.float3 %249, 1
  store float %253, ptr %252, align 4
  %254 = getelementptr inbounds nuw %struct.float3, ptr %65, i32 0, i32 2
  %255 = extractvalue %struct.float3 %249, 2
  store float %255, ptr %254, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %69, ptr align 4 %65, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 4 %58, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 4 %70, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 4 %69, i64 12, i1 false)
  %256 = load float, ptr %28, align 4
  %257 = load float, ptr %27, align 4
  %258 = fmul contract float %256, %257
  %259 = getelementptr inbounds nuw %struct.float3, ptr %28, i32 0, i32 1
  %260 = load float, ptr %259, align 4
  %261 = getelementptr inbounds nuw %struct.float3, ptr %27, i32 0, i32 1
  %262 = load float, ptr %261, align 4
  %263 = fmul contract float %260, %262
  %264 = fadd contract float %258, %263
  %265 = getelementptr inbounds nuw %struct.float3, ptr %28, i32 0, i32 2
  %266 = load float, ptr %265, align 4
  %267 = getelementptr inbounds nuw %struct.float3, ptr %27, i32 0, i32 2
  %268 = load float, ptr %267, align 4
  %269 = fmul contract float %266, %268
  %270 = fadd contract float %264, %269
  %271 = load float, ptr %64, align 4
  %272 = fmul contract float %270, %271
  store float %272, ptr %68, align 4
  %273 = load float, ptr %68, align 4
  %274 = fcmp contract olt float %273, 0.000000e+00
  br i1 %274, label %278, label %275

275:                                              ; preds = %218
  %276 = load float, ptr %68, align 4
  %277 = fcmp contract ogt float %276, 1.000000e+00
  br i1 %277, label %278, label %279

278:                                              ; preds = %275, %218
  store i1 false, ptr %48, align 1
  br label %376

279:                                              ; preds = %275
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %72, ptr align 4 %65, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 4 %52, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 4 %73, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 4 %72, i64 12, i1 false)
  %280 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 1
  %281 = load float, ptr %280, align 4
  %282 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 2
  %283 = load float, ptr %282, align 4
  %284 = fmul contract float %281, %283
  %285 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 2
  %286 = load float, ptr %285, align 4
  %287 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 1
  %288 = load float, ptr %287, align 4
  %289 = fmul contract float %286, %288
  %290 = fsub contract float %284, %289
  %291 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 2
  %292 = load float, ptr %291, align 4
  %293 = load float, ptr %37, align 4
  %294 = fmul contract float %292, %293
  %295 = load float, ptr %38, align 4
  %296 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 2
  %297 = load float, ptr %296, align 4
  %298 = fmul contract float %295, %297
  %299 = fsub contract float %294, %298
  %300 = load float, ptr %38, align 4
  %301 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 1
  %302 = load float, ptr %301, align 4
  %303 = fmul contract float %300, %302
  %304 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 1
  %305 = load float, ptr %304, align 4
  %306 = load float, ptr %37, align 4
  %307 = fmul contract float %305, %306
  %308 = fsub contract float %303, %307
  store float %290, ptr %17, align 4
  store float %299, ptr %18, align 4
  store float %308, ptr %19, align 4
  %309 = load float, ptr %17, align 4
  store float %309, ptr %16, align 4
  %310 = load float, ptr %18, align 4
  %311 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 1
  store float %310, ptr %311, align 4
  %312 = load float, ptr %19, align 4
  %313 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 2
  store float %312, ptr %313, align 4
  %314 = load %struct.float3, ptr %16, align 4
  %315 = extractvalue %struct.float3 %314, 0
  store float %315, ptr %36, align 4
  %316 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 1
  %317 = extractvalue %struct.float3 %314, 1
  store float %317, ptr %316, align 4
  %318 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 2
  %319 = extractvalue %struct.float3 %314, 2
  store float %319, ptr %318, align 4
  %320 = load %struct.float3, ptr %36, align 4
  %321 = getelementptr inbounds nuw %struct.float3, ptr %71, i32 0, i32 0
  %322 = extractvalue %struct.float3 %320, 0
  store float %322, ptr %321, align 4
  %323 = getelementptr inbounds nuw %struct.float3, ptr %71, i32 0, i32 1
  %324 = extractvalue %struct.float3 %320, 1
  store float %324, ptr %323, align 4
  %325 = getelementptr inbounds nuw %struct.float3, ptr %71, i32 0, i32 2
  %326 = extractvalue %struct.float3 %320, 2
  store float %326, ptr %325, align 4
  %327 = load ptr, ptr %49, align 8, !nonnull !4, !align !5
  %328 = getelementptr inbounds nuw %struct.Ray, ptr %327, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %75, ptr align 4 %328, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %76, ptr align 4 %71, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 4 %76, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 4 %75, i64 12, i1 false)
  %329 = load float, ptr %30, align 4
  %330 = load float, ptr %29, align 4
  %331 = fmul contract float %329, %330
  %332 = getelementptr inbounds nuw %struct.float3, ptr %30, i32 0, i32 1
  %333 = load float, ptr %332, align 4
  %334 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 1
  %335 = load float, ptr %334, align 4
  %336 = fmul contract float %333, %335
  %337 = fadd contract float %331, %336
  %338 = getelementptr inbounds nuw %struct.float3, ptr %30, i32 0, i32 2
  %339 = load float, ptr %338, align 4
  %340 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 2
  %341 = load float, ptr %340, align 4
  %342 = fmul contract float %339, %341
  %343 = fadd contract float %337, %342
  %344 = load float, ptr %64, align 4
  %345 = fmul contract float %343, %344
  store float %345, ptr %74, align 4
  %346 = load float, ptr %74, align 4
  %347 = fcmp contract olt float %346, 0.000000e+00
  br i1 %347, label %353, label %348

348:                                              ; preds = %279
  %349 = load float, ptr %68, align 4
  %350 = load float, ptr %74, align 4
  %351 = fadd contract float %349, %350
  %352 = fcmp contract ogt float %351, 1.000000e+00
  br i1 %352, label %353, label %354

353:                                              ; preds = %348, %279
  store i1 false, ptr %48, align 1
  br label %376

354:                                              ; preds = %348
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %77, ptr align 4 %55, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %78, ptr align 4 %71, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 4 %78, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 4 %77, i64 12, i1 false)
  %355 = load float, ptr %32, align 4
  %356 = load float, ptr %31, align 4
  %357 = fmul contract float %355, %356
  %358 = getelementptr inbounds nuw %struct.float3, ptr %32, i32 0, i32 1
  %359 = load float, ptr %358, align 4
  %360 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 1
  %361 = load float, ptr %360, align 4
  %362 = fmul contract float %359, %361
  %363 = fadd contract float %357, %362
  %364 = getelementptr inbounds nuw %struct.float3, ptr %32, i32 0, i32 2
  %365 = load float, ptr %364, align 4
  %366 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 2
  %367 = load float, ptr %366, align 4
  %368 = fmul contract float %365, %367
  %369 = fadd contract float %363, %368
  %370 = load float, ptr %64, align 4
  %371 = fmul contract float %369, %370
  %372 = load ptr, ptr %51, align 8, !nonnull !4, !align !5
  store float %371, ptr %372, align 4
  %373 = load ptr, ptr %51, align 8, !nonnull !4, !align !5
  %374 = load float, ptr %373, align 4
  %375 = fcmp contract ogt float %374, 0x3F1A36E2E0000000
  store i1 %375, ptr %48, align 1
  br label %376

376:                                              ; preds = %354, %353, %278, %217
  %377 = load i1, ptr %48, align 1
  ret i1 %377
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ray_triangles(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Ray, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Ray, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %25, i64 24, i1 false)
  store float 0x46293E5940000000, ptr %13, align 4
  store i32 -1, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %44, %5
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %47

30:                                               ; preds = %26
  %31 = load ptr, ptr %7, align 8
  %32 = load i32, ptr %15, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Triangle, ptr %31, i64 %33
  %35 = call noundef zeroext i1 @_Z7moellerRK3RayRK8TriangleRf(ptr noundef nonnull align 4 dereferenceable(24) %12, ptr noundef nonnull align 4 dereferenceable(36) %34, ptr noundef nonnull align 4 dereferenceable(4) %16) #5
  br i1 %35, label %36, label %43

36:                                               ; preds = %30
  %37 = load float, ptr %16, align 4
  %38 = load float, ptr %13, align 4
  %39 = fcmp contract olt float %37, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = load float, ptr %16, align 4
  store float %41, ptr %13, align 4
  %42 = load i32, ptr %15, align 4
  store i32 %42, ptr %14, align 4
  br label %43

43:                                               ; preds = %40, %36, %30
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %15, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %15, align 4
  br label %26, !llvm.loop !6

47:                                               ; preds = %26
  %48 = load float, ptr %13, align 4
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4
  %53 = load i32, ptr %14, align 4
  %54 = load ptr, ptr %9, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  store i32 %53, ptr %57, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bvh_count(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Box, align 4
  %13 = alloca [16 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %11, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Box, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %26, i64 16, i1 false)
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %27 = load i32, ptr %14, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %14, align 4
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %29
  store i32 0, ptr %30, align 4
  br label %31

31:                                               ; preds = %96, %92, %88, %4
  %32 = load i32, ptr %14, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %111

34:                                               ; preds = %31
  %35 = load i32, ptr %14, align 4
  %36 = add nsw i32 %35, -1
  store i32 %36, ptr %14, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  store i32 %39, ptr %17, align 4
  %40 = load i32, ptr %16, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %16, align 4
  %42 = load i32, ptr %17, align 4
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %89

44:                                               ; preds = %34
  %45 = load ptr, ptr %8, align 8
  %46 = load i32, ptr %17, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Box, ptr %45, i64 %47
  store ptr %12, ptr %5, align 8
  store ptr %48, ptr %6, align 8
  %49 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %50 = load i32, ptr %49, align 4
  %51 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %52 = load i32, ptr %51, align 4
  %53 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %54 = getelementptr inbounds nuw %struct.Box, ptr %53, i32 0, i32 2
  %55 = load i32, ptr %54, align 4
  %56 = add nsw i32 %52, %55
  %57 = icmp sle i32 %50, %56
  br i1 %57, label %58, label %86

58:                                               ; preds = %44
  %59 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %60 = load i32, ptr %59, align 4
  %61 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %62 = load i32, ptr %61, align 4
  %63 = add nsw i32 %62, 64
  %64 = icmp sle i32 %60, %63
  br i1 %64, label %65, label %86

65:                                               ; preds = %58
  %66 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %67 = getelementptr inbounds nuw %struct.Box, ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %70 = getelementptr inbounds nuw %struct.Box, ptr %69, i32 0, i32 1
  %71 = load i32, ptr %70, align 4
  %72 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %73 = getelementptr inbounds nuw %struct.Box, ptr %72, i32 0, i32 3
  %74 = load i32, ptr %73, align 4
  %75 = add nsw i32 %71, %74
  %76 = icmp sle i32 %68, %75
  br i1 %76, label %77, label %86

77:                                               ; preds = %65
  %78 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %79 = getelementptr inbounds nuw %struct.Box, ptr %78, i32 0, i32 1
  %80 = load i32, ptr %79, align 4
  %81 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %82 = getelementptr inbounds nuw %struct.Box, ptr %81, i32 0, i32 1
  %83 = load i32, ptr %82, align 4
  %84 = add nsw i32 %83, 64
  %85 = icmp sle i32 %80, %84
  br label %86

86:                                               ; preds = %44, %58, %65, %77
  %87 = phi i1 [ false, %65 ], [ false, %58 ], [ false, %44 ], [ %85, %77 ]
  br i1 %87, label %89, label %88

88:                                               ; preds = %86
  br label %31, !llvm.loop !8

89:                                               ; preds = %86, %34
  %90 = load i32, ptr %17, align 4
  %91 = icmp sge i32 %90, 15
  br i1 %91, label %92, label %96

92:                                               ; preds = %89
  %93 = load i32, ptr %17, align 4
  %94 = load i32, ptr %15, align 4
  %95 = add nsw i32 %94, %93
  store i32 %95, ptr %15, align 4
  br label %31, !llvm.loop !8

96:                                               ; preds = %89
  %97 = load i32, ptr %17, align 4
  %98 = mul nsw i32 2, %97
  %99 = add nsw i32 %98, 1
  %100 = load i32, ptr %14, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %14, align 4
  %102 = sext i32 %100 to i64
  %103 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %102
  store i32 %99, ptr %103, align 4
  %104 = load i32, ptr %17, align 4
  %105 = mul nsw i32 2, %104
  %106 = add nsw i32 %105, 2
  %107 = load i32, ptr %14, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %14, align 4
  %109 = sext i32 %107 to i64
  %110 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %109
  store i32 %106, ptr %110, align 4
  br label %31, !llvm.loop !8

111:                                              ; preds = %31
  %112 = load i32, ptr %15, align 4
  %113 = load ptr, ptr %9, align 8
  %114 = load i32, ptr %11, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %113, i64 %115
  store i32 %112, ptr %116, align 4
  %117 = load i32, ptr %16, align 4
  %118 = load ptr, ptr %10, align 8
  %119 = load i32, ptr %11, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %118, i64 %120
  store i32 %117, ptr %121, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 4}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
