; ModuleID = 'corpus/opencl/cfd_flux.cl'
source_filename = "corpus/opencl/cfd_flux.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { float, %struct.FLOAT3, float }
%struct.FLOAT3 = type { float, float, float }

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @compute_flux(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.State) align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  store i32 %5, ptr %11, align 4
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  %16 = load i32, ptr %11, align 4
  call void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr noundef byval(%struct.State) align 4 %3, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.State) align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.State, align 4
  %14 = alloca %struct.FLOAT3, align 4
  %15 = alloca %struct.FLOAT3, align 4
  %16 = alloca %struct.FLOAT3, align 4
  %17 = alloca %struct.FLOAT3, align 4
  %18 = alloca %struct.FLOAT3, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.FLOAT3, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.FLOAT3, align 4
  %26 = alloca %struct.State, align 4
  %27 = alloca %struct.FLOAT3, align 4
  %28 = alloca %struct.FLOAT3, align 4
  %29 = alloca %struct.FLOAT3, align 4
  %30 = alloca %struct.FLOAT3, align 4
  %31 = alloca %struct.FLOAT3, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  store i32 %5, ptr %11, align 4
  %34 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %12, align 4
  %37 = load i32, ptr %11, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %6
  br label %351

40:                                               ; preds = %6
  %41 = load ptr addrspace(1), ptr %9, align 8
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %11, align 4
  %44 = call %struct.State @load_state(ptr addrspace(1) noundef %41, i32 noundef %42, i32 noundef %43) #9
  %45 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 0
  %46 = extractvalue %struct.State %44, 0
  store float %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %48 = extractvalue %struct.State %44, 1
  store %struct.FLOAT3 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 2
  %50 = extractvalue %struct.State %44, 2
  store float %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 0
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  call void @compute_velocity(float noundef %52, ptr noundef byval(%struct.FLOAT3) align 4 %53, ptr noundef %14) #9
  %54 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 0
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 2
  %57 = load float, ptr %56, align 4
  %58 = call float @compute_speed_sqd(ptr noundef byval(%struct.FLOAT3) align 4 %14) #9
  %59 = call float @compute_pressure(float noundef %55, float noundef %57, float noundef %58) #9
  store float %59, ptr %19, align 4
  %60 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %61 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 2
  %62 = load float, ptr %61, align 4
  %63 = load float, ptr %19, align 4
  call void @flux_contribution(ptr noundef byval(%struct.FLOAT3) align 4 %60, float noundef %62, float noundef %63, ptr noundef byval(%struct.FLOAT3) align 4 %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18) #9
  store float 0.000000e+00, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 12, i1 false)
  store i32 0, ptr %23, align 4
  br label %64

64:                                               ; preds = %304, %40
  %65 = load i32, ptr %23, align 4
  %66 = icmp slt i32 %65, 4
  br i1 %66, label %67, label %307

67:                                               ; preds = %64
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = load i32, ptr %12, align 4
  %70 = load i32, ptr %23, align 4
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %70, %71
  %73 = add nsw i32 %69, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  store i32 %76, ptr %24, align 4
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i32, ptr %12, align 4
  %79 = load i32, ptr %23, align 4
  %80 = add nsw i32 %79, 0
  %81 = load i32, ptr %11, align 4
  %82 = mul nsw i32 %80, %81
  %83 = add nsw i32 %78, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4
  %87 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 0
  store float %86, ptr %87, align 4
  %88 = load ptr addrspace(1), ptr %8, align 8
  %89 = load i32, ptr %12, align 4
  %90 = load i32, ptr %23, align 4
  %91 = add nsw i32 %90, 4
  %92 = load i32, ptr %11, align 4
  %93 = mul nsw i32 %91, %92
  %94 = add nsw i32 %89, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %88, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4
  %98 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 1
  store float %97, ptr %98, align 4
  %99 = load ptr addrspace(1), ptr %8, align 8
  %100 = load i32, ptr %12, align 4
  %101 = load i32, ptr %23, align 4
  %102 = add nsw i32 %101, 8
  %103 = load i32, ptr %11, align 4
  %104 = mul nsw i32 %102, %103
  %105 = add nsw i32 %100, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4
  %109 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 2
  store float %108, ptr %109, align 4
  %110 = load i32, ptr %24, align 4
  %111 = icmp eq i32 %110, -1
  br i1 %111, label %112, label %131

112:                                              ; preds = %67
  %113 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 0
  %114 = load float, ptr %113, align 4
  %115 = load float, ptr %19, align 4
  %116 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  %117 = load float, ptr %116, align 4
  %118 = call float @llvm.fmuladd.f32(float %114, float %115, float %117)
  store float %118, ptr %116, align 4
  %119 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 1
  %120 = load float, ptr %119, align 4
  %121 = load float, ptr %19, align 4
  %122 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 1
  %123 = load float, ptr %122, align 4
  %124 = call float @llvm.fmuladd.f32(float %120, float %121, float %123)
  store float %124, ptr %122, align 4
  %125 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 2
  %126 = load float, ptr %125, align 4
  %127 = load float, ptr %19, align 4
  %128 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  %129 = load float, ptr %128, align 4
  %130 = call float @llvm.fmuladd.f32(float %126, float %127, float %129)
  store float %130, ptr %128, align 4
  br label %304

131:                                              ; preds = %67
  %132 = load i32, ptr %24, align 4
  %133 = icmp sge i32 %132, 0
  br i1 %133, label %134, label %145

134:                                              ; preds = %131
  %135 = load ptr addrspace(1), ptr %9, align 8
  %136 = load i32, ptr %24, align 4
  %137 = load i32, ptr %11, align 4
  %138 = call %struct.State @load_state(ptr addrspace(1) noundef %135, i32 noundef %136, i32 noundef %137) #9
  %139 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 0
  %140 = extractvalue %struct.State %138, 0
  store float %140, ptr %139, align 4
  %141 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  %142 = extractvalue %struct.State %138, 1
  store %struct.FLOAT3 %142, ptr %141, align 4
  %143 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 2
  %144 = extractvalue %struct.State %138, 2
  store float %144, ptr %143, align 4
  br label %146

145:                                              ; preds = %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %3, i64 20, i1 false)
  br label %146

146:                                              ; preds = %145, %134
  %147 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 0
  %148 = load float, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  call void @compute_velocity(float noundef %148, ptr noundef byval(%struct.FLOAT3) align 4 %149, ptr noundef %27) #9
  %150 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 0
  %151 = load float, ptr %150, align 4
  %152 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 2
  %153 = load float, ptr %152, align 4
  %154 = call float @compute_speed_sqd(ptr noundef byval(%struct.FLOAT3) align 4 %27) #9
  %155 = call float @compute_pressure(float noundef %151, float noundef %153, float noundef %154) #9
  store float %155, ptr %32, align 4
  %156 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  %157 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 2
  %158 = load float, ptr %157, align 4
  %159 = load float, ptr %32, align 4
  call void @flux_contribution(ptr noundef byval(%struct.FLOAT3) align 4 %156, float noundef %158, float noundef %159, ptr noundef byval(%struct.FLOAT3) align 4 %27, ptr noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31) #9
  %160 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 0
  %161 = load float, ptr %160, align 4
  %162 = fmul float 5.000000e-01, %161
  store float %162, ptr %33, align 4
  %163 = load float, ptr %33, align 4
  %164 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  %165 = getelementptr inbounds nuw %struct.FLOAT3, ptr %164, i32 0, i32 0
  %166 = load float, ptr %165, align 4
  %167 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %168 = getelementptr inbounds nuw %struct.FLOAT3, ptr %167, i32 0, i32 0
  %169 = load float, ptr %168, align 4
  %170 = fadd float %166, %169
  %171 = load float, ptr %20, align 4
  %172 = call float @llvm.fmuladd.f32(float %163, float %170, float %171)
  store float %172, ptr %20, align 4
  %173 = load float, ptr %33, align 4
  %174 = getelementptr inbounds nuw %struct.FLOAT3, ptr %31, i32 0, i32 0
  %175 = load float, ptr %174, align 4
  %176 = getelementptr inbounds nuw %struct.FLOAT3, ptr %18, i32 0, i32 0
  %177 = load float, ptr %176, align 4
  %178 = fadd float %175, %177
  %179 = load float, ptr %21, align 4
  %180 = call float @llvm.fmuladd.f32(float %173, float %178, float %179)
  store float %180, ptr %21, align 4
  %181 = load float, ptr %33, align 4
  %182 = getelementptr inbounds nuw %struct.FLOAT3, ptr %28, i32 0, i32 0
  %183 = load float, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.FLOAT3, ptr %15, i32 0, i32 0
  %185 = load float, ptr %184, align 4
  %186 = fadd float %183, %185
  %187 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  %188 = load float, ptr %187, align 4
  %189 = call float @llvm.fmuladd.f32(float %181, float %186, float %188)
  store float %189, ptr %187, align 4
  %190 = load float, ptr %33, align 4
  %191 = getelementptr inbounds nuw %struct.FLOAT3, ptr %29, i32 0, i32 0
  %192 = load float, ptr %191, align 4
  %193 = getelementptr inbounds nuw %struct.FLOAT3, ptr %16, i32 0, i32 0
  %194 = load float, ptr %193, align 4
  %195 = fadd float %192, %194
  %196 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 1
  %197 = load float, ptr %196, align 4
  %198 = call float @llvm.fmuladd.f32(float %190, float %195, float %197)
  store float %198, ptr %196, align 4
  %199 = load float, ptr %33, align 4
  %200 = getelementptr inbounds nuw %struct.FLOAT3, ptr %30, i32 0, i32 0
  %201 = load float, ptr %200, align 4
  %202 = getelementptr inbounds nuw %struct.FLOAT3, ptr %17, i32 0, i32 0
  %203 = load float, ptr %202, align 4
  %204 = fadd float %201, %203
  %205 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  %206 = load float, ptr %205, align 4
  %207 = call float @llvm.fmuladd.f32(float %199, float %204, float %206)
  store float %207, ptr %205, align 4
  %208 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 1
  %209 = load float, ptr %208, align 4
  %210 = fmul float 5.000000e-01, %209
  store float %210, ptr %33, align 4
  %211 = load float, ptr %33, align 4
  %212 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  %213 = getelementptr inbounds nuw %struct.FLOAT3, ptr %212, i32 0, i32 1
  %214 = load float, ptr %213, align 4
  %215 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %216 = getelementptr inbounds nuw %struct.FLOAT3, ptr %215, i32 0, i32 1
  %217 = load float, ptr %216, align 4
  %218 = fadd float %214, %217
  %219 = load float, ptr %20, align 4
  %220 = call float @llvm.fmuladd.f32(float %211, float %218, float %219)
  store float %220, ptr %20, align 4
  %221 = load float, ptr %33, align 4
  %222 = getelementptr inbounds nuw %struct.FLOAT3, ptr %31, i32 0, i32 1
  %223 = load float, ptr %222, align 4
  %224 = getelementptr inbounds nuw %struct.FLOAT3, ptr %18, i32 0, i32 1
  %225 = load float, ptr %224, align 4
  %226 = fadd float %223, %225
  %227 = load float, ptr %21, align 4
  %228 = call float @llvm.fmuladd.f32(float %221, float %226, float %227)
  store float %228, ptr %21, align 4
  %229 = load float, ptr %33, align 4
  %230 = getelementptr inbounds nuw %struct.FLOAT3, ptr %28, i32 0, i32 1
  %231 = load float, ptr %230, align 4
  %232 = getelementptr inbounds nuw %struct.FLOAT3, ptr %15, i32 0, i32 1
  %233 = load float, ptr %232, align 4
  %234 = fadd float %231, %233
  %235 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  %236 = load float, ptr %235, align 4
  %237 = call float @llvm.fmuladd.f32(float %229, float %234, float %236)
  store float %237, ptr %235, align 4
  %238 = load float, ptr %33, align 4
  %239 = getelementptr inbounds nuw %struct.FLOAT3, ptr %29, i32 0, i32 1
  %240 = load float, ptr %239, align 4
  %241 = getelementptr inbounds nuw %struct.FLOAT3, ptr %16, i32 0, i32 1
  %242 = load float, ptr %241, align 4
  %243 = fadd float %240, %242
  %244 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 1
  %245 = load float, ptr %244, align 4
  %246 = call float @llvm.fmuladd.f32(float %238, float %243, float %245)
  store float %246, ptr %244, align 4
  %247 = load float, ptr %33, align 4
  %248 = getelementptr inbounds nuw %struct.FLOAT3, ptr %30, i32 0, i32 1
  %249 = load float, ptr %248, align 4
  %250 = getelementptr inbounds nuw %struct.FLOAT3, ptr %17, i32 0, i32 1
  %251 = load float, ptr %250, align 4
  %252 = fadd float %249, %251
  %253 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  %254 = load float, ptr %253, align 4
  %255 = call float @llvm.fmuladd.f32(float %247, float %252, float %254)
  store float %255, ptr %253, align 4
  %256 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 2
  %257 = load float, ptr %256, align 4
  %258 = fmul float 5.000000e-01, %257
  store float %258, ptr %33, align 4
  %259 = load float, ptr %33, align 4
  %260 = getelementptr inbounds nuw %struct.State, ptr %26, i32 0, i32 1
  %261 = getelementptr inbounds nuw %struct.FLOAT3, ptr %260, i32 0, i32 2
  %262 = load float, ptr %261, align 4
  %263 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %264 = getelementptr inbounds nuw %struct.FLOAT3, ptr %263, i32 0, i32 2
  %265 = load float, ptr %264, align 4
  %266 = fadd float %262, %265
  %267 = load float, ptr %20, align 4
  %268 = call float @llvm.fmuladd.f32(float %259, float %266, float %267)
  store float %268, ptr %20, align 4
  %269 = load float, ptr %33, align 4
  %270 = getelementptr inbounds nuw %struct.FLOAT3, ptr %31, i32 0, i32 2
  %271 = load float, ptr %270, align 4
  %272 = getelementptr inbounds nuw %struct.FLOAT3, ptr %18, i32 0, i32 2
  %273 = load float, ptr %272, align 4
  %274 = fadd float %271, %273
  %275 = load float, ptr %21, align 4
  %276 = call float @llvm.fmuladd.f32(float %269, float %274, float %275)
  store float %276, ptr %21, align 4
  %277 = load float, ptr %33, align 4
  %278 = getelementptr inbounds nuw %struct.FLOAT3, ptr %28, i32 0, i32 2
  %279 = load float, ptr %278, align 4
  %280 = getelementptr inbounds nuw %struct.FLOAT3, ptr %15, i32 0, i32 2
  %281 = load float, ptr %280, align 4
  %282 = fadd float %279, %281
  %283 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  %284 = load float, ptr %283, align 4
  %285 = call float @llvm.fmuladd.f32(float %277, float %282, float %284)
  store float %285, ptr %283, align 4
  %286 = load float, ptr %33, align 4
  %287 = getelementptr inbounds nuw %struct.FLOAT3, ptr %29, i32 0, i32 2
  %288 = load float, ptr %287, align 4
  %289 = getelementptr inbounds nuw %struct.FLOAT3, ptr %16, i32 0, i32 2
  %290 = load float, ptr %289, align 4
  %291 = fadd float %288, %290
  %292 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 1
  %293 = load float, ptr %292, align 4
  %294 = call float @llvm.fmuladd.f32(float %286, float %291, float %293)
  store float %294, ptr %292, align 4
  %295 = load float, ptr %33, align 4
  %296 = getelementptr inbounds nuw %struct.FLOAT3, ptr %30, i32 0, i32 2
  %297 = load float, ptr %296, align 4
  %298 = getelementptr inbounds nuw %struct.FLOAT3, ptr %17, i32 0, i32 2
  %299 = load float, ptr %298, align 4
  %300 = fadd float %297, %299
  %301 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  %302 = load float, ptr %301, align 4
  %303 = call float @llvm.fmuladd.f32(float %295, float %300, float %302)
  store float %303, ptr %301, align 4
  br label %304

304:                                              ; preds = %146, %112
  %305 = load i32, ptr %23, align 4
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %23, align 4
  br label %64

307:                                              ; preds = %64
  %308 = load float, ptr %20, align 4
  %309 = load ptr addrspace(1), ptr %10, align 8
  %310 = load i32, ptr %12, align 4
  %311 = load i32, ptr %11, align 4
  %312 = mul nsw i32 0, %311
  %313 = add nsw i32 %310, %312
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds float, ptr addrspace(1) %309, i64 %314
  store float %308, ptr addrspace(1) %315, align 4
  %316 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  %317 = load float, ptr %316, align 4
  %318 = load ptr addrspace(1), ptr %10, align 8
  %319 = load i32, ptr %12, align 4
  %320 = load i32, ptr %11, align 4
  %321 = mul nsw i32 1, %320
  %322 = add nsw i32 %319, %321
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds float, ptr addrspace(1) %318, i64 %323
  store float %317, ptr addrspace(1) %324, align 4
  %325 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 1
  %326 = load float, ptr %325, align 4
  %327 = load ptr addrspace(1), ptr %10, align 8
  %328 = load i32, ptr %12, align 4
  %329 = load i32, ptr %11, align 4
  %330 = mul nsw i32 2, %329
  %331 = add nsw i32 %328, %330
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds float, ptr addrspace(1) %327, i64 %332
  store float %326, ptr addrspace(1) %333, align 4
  %334 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  %335 = load float, ptr %334, align 4
  %336 = load ptr addrspace(1), ptr %10, align 8
  %337 = load i32, ptr %12, align 4
  %338 = load i32, ptr %11, align 4
  %339 = mul nsw i32 3, %338
  %340 = add nsw i32 %337, %339
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds float, ptr addrspace(1) %336, i64 %341
  store float %335, ptr addrspace(1) %342, align 4
  %343 = load float, ptr %21, align 4
  %344 = load ptr addrspace(1), ptr %10, align 8
  %345 = load i32, ptr %12, align 4
  %346 = load i32, ptr %11, align 4
  %347 = mul nsw i32 4, %346
  %348 = add nsw i32 %345, %347
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds float, ptr addrspace(1) %344, i64 %349
  store float %343, ptr addrspace(1) %350, align 4
  br label %351

351:                                              ; preds = %307, %39
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @step_factor(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.State, align 4
  %11 = alloca %struct.FLOAT3, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  br label %65

21:                                               ; preds = %4
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %8, align 4
  %25 = call %struct.State @load_state(ptr addrspace(1) noundef %22, i32 noundef %23, i32 noundef %24) #9
  %26 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 0
  %27 = extractvalue %struct.State %25, 0
  store float %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 1
  %29 = extractvalue %struct.State %25, 1
  store %struct.FLOAT3 %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 2
  %31 = extractvalue %struct.State %25, 2
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 0
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 1
  call void @compute_velocity(float noundef %33, ptr noundef byval(%struct.FLOAT3) align 4 %34, ptr noundef %11) #9
  %35 = call float @compute_speed_sqd(ptr noundef byval(%struct.FLOAT3) align 4 %11) #9
  store float %35, ptr %12, align 4
  %36 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 0
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 2
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %12, align 4
  %41 = call float @compute_pressure(float noundef %37, float noundef %39, float noundef %40) #9
  %42 = call float @_Z4fabsf(float noundef %41) #10
  store float %42, ptr %13, align 4
  %43 = load float, ptr %13, align 4
  %44 = fmul float 0x3FF6666660000000, %43
  %45 = getelementptr inbounds nuw %struct.State, ptr %10, i32 0, i32 0
  %46 = load float, ptr %45, align 4
  %47 = fdiv float %44, %46
  %48 = call float @_Z4sqrtf(float noundef %47) #10
  store float %48, ptr %14, align 4
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %49, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  %54 = call float @_Z4sqrtf(float noundef %53) #10
  %55 = load float, ptr %12, align 4
  %56 = call float @_Z4sqrtf(float noundef %55) #10
  %57 = load float, ptr %14, align 4
  %58 = fadd float %56, %57
  %59 = fmul float %54, %58
  %60 = fdiv float 5.000000e-01, %59
  %61 = load ptr addrspace(1), ptr %7, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %63
  store float %60, ptr addrspace(1) %64, align 4
  br label %65

65:                                               ; preds = %21, %20
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_time_step(i32 noundef %13, i32 noundef %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %13, align 4
  %18 = load i32, ptr %13, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %6
  br label %67

22:                                               ; preds = %6
  %23 = load ptr addrspace(1), ptr %11, align 8
  %24 = load i32, ptr %13, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %23, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4
  %28 = load i32, ptr %7, align 4
  %29 = sub nsw i32 4, %28
  %30 = sitofp i32 %29 to float
  %31 = fdiv float %27, %30
  store float %31, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %32

32:                                               ; preds = %64, %22
  %33 = load i32, ptr %15, align 4
  %34 = icmp slt i32 %33, 5
  br i1 %34, label %35, label %67

35:                                               ; preds = %32
  %36 = load ptr addrspace(1), ptr %9, align 8
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %8, align 4
  %40 = mul nsw i32 %38, %39
  %41 = add nsw i32 %37, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4
  %45 = load float, ptr %14, align 4
  %46 = load ptr addrspace(1), ptr %12, align 8
  %47 = load i32, ptr %13, align 4
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %8, align 4
  %50 = mul nsw i32 %48, %49
  %51 = add nsw i32 %47, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %46, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = call float @llvm.fmuladd.f32(float %45, float %54, float %44)
  %56 = load ptr addrspace(1), ptr %10, align 8
  %57 = load i32, ptr %13, align 4
  %58 = load i32, ptr %15, align 4
  %59 = load i32, ptr %8, align 4
  %60 = mul nsw i32 %58, %59
  %61 = add nsw i32 %57, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %56, i64 %62
  store float %55, ptr addrspace(1) %63, align 4
  br label %64

64:                                               ; preds = %35
  %65 = load i32, ptr %15, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %15, align 4
  br label %32

67:                                               ; preds = %21, %32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.State @load_state(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca %struct.State, align 4
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %7, align 4
  %11 = mul nsw i32 0, %10
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 0
  store float %15, ptr %16, align 4
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = mul nsw i32 1, %19
  %21 = add nsw i32 %18, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %17, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.FLOAT3, ptr %25, i32 0, i32 0
  store float %24, ptr %26, align 4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i32, ptr %6, align 4
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 2, %29
  %31 = add nsw i32 %28, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4
  %35 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 1
  %36 = getelementptr inbounds nuw %struct.FLOAT3, ptr %35, i32 0, i32 1
  store float %34, ptr %36, align 4
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %6, align 4
  %39 = load i32, ptr %7, align 4
  %40 = mul nsw i32 3, %39
  %41 = add nsw i32 %38, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4
  %45 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 1
  %46 = getelementptr inbounds nuw %struct.FLOAT3, ptr %45, i32 0, i32 2
  store float %44, ptr %46, align 4
  %47 = load ptr addrspace(1), ptr %5, align 8
  %48 = load i32, ptr %6, align 4
  %49 = load i32, ptr %7, align 4
  %50 = mul nsw i32 4, %49
  %51 = add nsw i32 %48, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 2
  store float %54, ptr %55, align 4
  %56 = load %struct.State, ptr %4, align 4
  ret %struct.State %56
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @compute_velocity(float noundef %0, ptr noundef byval(%struct.FLOAT3) align 4 %1, ptr noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  store float %0, ptr %4, align 4
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.FLOAT3, ptr %1, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %4, align 4
  %9 = fdiv float %7, %8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds nuw %struct.FLOAT3, ptr %10, i32 0, i32 0
  store float %9, ptr %11, align 4
  %12 = getelementptr inbounds nuw %struct.FLOAT3, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = load float, ptr %4, align 4
  %15 = fdiv float %13, %14
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds nuw %struct.FLOAT3, ptr %16, i32 0, i32 1
  store float %15, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.FLOAT3, ptr %1, i32 0, i32 2
  %19 = load float, ptr %18, align 4
  %20 = load float, ptr %4, align 4
  %21 = fdiv float %19, %20
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 2
  store float %21, ptr %23, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @compute_pressure(float noundef %0, float noundef %1, float noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load float, ptr %5, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul float 5.000000e-01, %8
  %10 = load float, ptr %6, align 4
  %11 = fneg float %9
  %12 = call float @llvm.fmuladd.f32(float %11, float %10, float %7)
  %13 = fmul float 0x3FD9999980000000, %12
  ret float %13
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @compute_speed_sqd(ptr noundef byval(%struct.FLOAT3) align 4 %0) #1 {
  %2 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 0
  %3 = load float, ptr %2, align 4
  %4 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 1
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = fmul float %7, %9
  %11 = call float @llvm.fmuladd.f32(float %3, float %5, float %10)
  %12 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 2
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4
  %16 = call float @llvm.fmuladd.f32(float %13, float %15, float %11)
  ret float %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @flux_contribution(ptr noundef byval(%struct.FLOAT3) align 4 %0, float noundef %1, float noundef %2, ptr noundef byval(%struct.FLOAT3) align 4 %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #1 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  store float %1, ptr %9, align 4
  store float %2, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  store ptr %6, ptr %13, align 8
  store ptr %7, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 0
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = load float, ptr %10, align 4
  %21 = call float @llvm.fmuladd.f32(float %17, float %19, float %20)
  %22 = load ptr, ptr %11, align 8
  %23 = getelementptr inbounds nuw %struct.FLOAT3, ptr %22, i32 0, i32 0
  store float %21, ptr %23, align 4
  %24 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 0
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 1
  %27 = load float, ptr %26, align 4
  %28 = fmul float %25, %27
  %29 = load ptr, ptr %11, align 8
  %30 = getelementptr inbounds nuw %struct.FLOAT3, ptr %29, i32 0, i32 1
  store float %28, ptr %30, align 4
  %31 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 0
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 2
  %34 = load float, ptr %33, align 4
  %35 = fmul float %32, %34
  %36 = load ptr, ptr %11, align 8
  %37 = getelementptr inbounds nuw %struct.FLOAT3, ptr %36, i32 0, i32 2
  store float %35, ptr %37, align 4
  %38 = load ptr, ptr %11, align 8
  %39 = getelementptr inbounds nuw %struct.FLOAT3, ptr %38, i32 0, i32 1
  %40 = load float, ptr %39, align 4
  %41 = load ptr, ptr %12, align 8
  %42 = getelementptr inbounds nuw %struct.FLOAT3, ptr %41, i32 0, i32 0
  store float %40, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 1
  %46 = load float, ptr %45, align 4
  %47 = load float, ptr %10, align 4
  %48 = call float @llvm.fmuladd.f32(float %44, float %46, float %47)
  %49 = load ptr, ptr %12, align 8
  %50 = getelementptr inbounds nuw %struct.FLOAT3, ptr %49, i32 0, i32 1
  store float %48, ptr %50, align 4
  %51 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 1
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 2
  %54 = load float, ptr %53, align 4
  %55 = fmul float %52, %54
  %56 = load ptr, ptr %12, align 8
  %57 = getelementptr inbounds nuw %struct.FLOAT3, ptr %56, i32 0, i32 2
  store float %55, ptr %57, align 4
  %58 = load ptr, ptr %11, align 8
  %59 = getelementptr inbounds nuw %struct.FLOAT3, ptr %58, i32 0, i32 2
  %60 = load float, ptr %59, align 4
  %61 = load ptr, ptr %13, align 8
  %62 = getelementptr inbounds nuw %struct.FLOAT3, ptr %61, i32 0, i32 0
  store float %60, ptr %62, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = getelementptr inbounds nuw %struct.FLOAT3, ptr %63, i32 0, i32 2
  %65 = load float, ptr %64, align 4
  %66 = load ptr, ptr %13, align 8
  %67 = getelementptr inbounds nuw %struct.FLOAT3, ptr %66, i32 0, i32 1
  store float %65, ptr %67, align 4
  %68 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 2
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.FLOAT3, ptr %0, i32 0, i32 2
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %10, align 4
  %73 = call float @llvm.fmuladd.f32(float %69, float %71, float %72)
  %74 = load ptr, ptr %13, align 8
  %75 = getelementptr inbounds nuw %struct.FLOAT3, ptr %74, i32 0, i32 2
  store float %73, ptr %75, align 4
  %76 = load float, ptr %9, align 4
  %77 = load float, ptr %10, align 4
  %78 = fadd float %76, %77
  store float %78, ptr %15, align 4
  %79 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 0
  %80 = load float, ptr %79, align 4
  %81 = load float, ptr %15, align 4
  %82 = fmul float %80, %81
  %83 = load ptr, ptr %14, align 8
  %84 = getelementptr inbounds nuw %struct.FLOAT3, ptr %83, i32 0, i32 0
  store float %82, ptr %84, align 4
  %85 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 1
  %86 = load float, ptr %85, align 4
  %87 = load float, ptr %15, align 4
  %88 = fmul float %86, %87
  %89 = load ptr, ptr %14, align 8
  %90 = getelementptr inbounds nuw %struct.FLOAT3, ptr %89, i32 0, i32 1
  store float %88, ptr %90, align 4
  %91 = getelementptr inbounds nuw %struct.FLOAT3, ptr %3, i32 0, i32 2
  %92 = load float, ptr %91, align 4
  %93 = load float, ptr %15, align 4
  %94 = fmul float %92, %93
  %95 = load ptr, ptr %14, align 8
  %96 = getelementptr inbounds nuw %struct.FLOAT3, ptr %95, i32 0, i32 2
  store float %94, ptr %96, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

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
define internal noundef float @_Z4fabsf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #7 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #11
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #8

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"float*", !"float*", !"State", !"float*", !"int"}
!13 = !{!"const", !"const", !"const", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"int"}
!17 = !{!"const", !"const", !"", !""}
!18 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!19 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*"}
!20 = !{!"", !"", !"const", !"", !"const", !"const"}
