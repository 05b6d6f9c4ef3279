; ModuleID = 'corpus/opencl/heartwall.cl'
source_filename = "corpus/opencl/heartwall.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@correlate.win = internal addrspace(3) global [13 x [13 x float]] undef, align 4
@correlate.tpl = internal addrspace(3) global [25 x float] undef, align 4
@correlate.corr = internal addrspace(3) global [81 x float] undef, align 4
@correlate.stat = internal addrspace(3) global [2 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @correlate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, i32 noundef %21) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %38 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %15, align 4
  %40 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %16, align 4
  %42 = call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %43 = trunc i64 %42 to i32
  store i32 %43, ptr %17, align 4
  %44 = load ptr addrspace(1), ptr %10, align 8
  %45 = load i32, ptr %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  store i32 %48, ptr %18, align 4
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i32, ptr %15, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4
  store i32 %53, ptr %19, align 4
  %54 = load i32, ptr %16, align 4
  store i32 %54, ptr %20, align 4
  br label %55

55:                                               ; preds = %82, %7
  %56 = load i32, ptr %20, align 4
  %57 = icmp slt i32 %56, 169
  br i1 %57, label %58, label %86

58:                                               ; preds = %55
  %59 = load ptr addrspace(1), ptr %8, align 8
  %60 = load i32, ptr %18, align 4
  %61 = load i32, ptr %20, align 4
  %62 = sdiv i32 %61, 13
  %63 = add nsw i32 %60, %62
  %64 = load i32, ptr %14, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %19, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr %20, align 4
  %69 = srem i32 %68, 13
  %70 = add nsw i32 %67, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4
  %74 = load i32, ptr %20, align 4
  %75 = sdiv i32 %74, 13
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [13 x [13 x float]], ptr addrspace(3) @correlate.win, i64 0, i64 %76
  %78 = load i32, ptr %20, align 4
  %79 = srem i32 %78, 13
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [13 x float], ptr addrspace(3) %77, i64 0, i64 %80
  store float %73, ptr addrspace(3) %81, align 4
  br label %82

82:                                               ; preds = %58
  %83 = load i32, ptr %17, align 4
  %84 = load i32, ptr %20, align 4
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr %20, align 4
  br label %55

86:                                               ; preds = %55
  %87 = load i32, ptr %16, align 4
  store i32 %87, ptr %21, align 4
  br label %88

88:                                               ; preds = %104, %86
  %89 = load i32, ptr %21, align 4
  %90 = icmp slt i32 %89, 25
  br i1 %90, label %91, label %108

91:                                               ; preds = %88
  %92 = load ptr addrspace(1), ptr %9, align 8
  %93 = load i32, ptr %15, align 4
  %94 = mul nsw i32 %93, 5
  %95 = mul nsw i32 %94, 5
  %96 = load i32, ptr %21, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %92, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4
  %101 = load i32, ptr %21, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [25 x float], ptr addrspace(3) @correlate.tpl, i64 0, i64 %102
  store float %100, ptr addrspace(3) %103, align 4
  br label %104

104:                                              ; preds = %91
  %105 = load i32, ptr %17, align 4
  %106 = load i32, ptr %21, align 4
  %107 = add nsw i32 %106, %105
  store i32 %107, ptr %21, align 4
  br label %88

108:                                              ; preds = %88
  call void @_Z7barrierj(i32 noundef 1) #9
  %109 = load i32, ptr %16, align 4
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %146

111:                                              ; preds = %108
  store float 0.000000e+00, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %112

112:                                              ; preds = %132, %111
  %113 = load i32, ptr %24, align 4
  %114 = icmp slt i32 %113, 25
  br i1 %114, label %115, label %135

115:                                              ; preds = %112
  %116 = load i32, ptr %24, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [25 x float], ptr addrspace(3) @correlate.tpl, i64 0, i64 %117
  %119 = load float, ptr addrspace(3) %118, align 4
  %120 = load float, ptr %22, align 4
  %121 = fadd float %120, %119
  store float %121, ptr %22, align 4
  %122 = load i32, ptr %24, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [25 x float], ptr addrspace(3) @correlate.tpl, i64 0, i64 %123
  %125 = load float, ptr addrspace(3) %124, align 4
  %126 = load i32, ptr %24, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [25 x float], ptr addrspace(3) @correlate.tpl, i64 0, i64 %127
  %129 = load float, ptr addrspace(3) %128, align 4
  %130 = load float, ptr %23, align 4
  %131 = call float @llvm.fmuladd.f32(float %125, float %129, float %130)
  store float %131, ptr %23, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %24, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %24, align 4
  br label %112

135:                                              ; preds = %112
  %136 = load float, ptr %22, align 4
  %137 = fdiv float %136, 2.500000e+01
  store float %137, ptr addrspace(3) @correlate.stat, align 4
  %138 = load float, ptr %23, align 4
  %139 = load float, ptr %22, align 4
  %140 = load float, ptr %22, align 4
  %141 = fmul float %139, %140
  %142 = fdiv float %141, 2.500000e+01
  %143 = fsub float %138, %142
  %144 = call float @_Z4fmaxff(float noundef %143, float noundef 0.000000e+00) #10
  %145 = call float @_Z4sqrtf(float noundef %144) #10
  store float %145, ptr addrspace(3) getelementptr inbounds ([2 x float], ptr addrspace(3) @correlate.stat, i64 0, i64 1), align 4
  br label %146

146:                                              ; preds = %135, %108
  call void @_Z7barrierj(i32 noundef 1) #9
  %147 = load i32, ptr %16, align 4
  store i32 %147, ptr %25, align 4
  br label %148

148:                                              ; preds = %237, %146
  %149 = load i32, ptr %25, align 4
  %150 = icmp slt i32 %149, 81
  br i1 %150, label %151, label %241

151:                                              ; preds = %148
  %152 = load i32, ptr %25, align 4
  %153 = sdiv i32 %152, 9
  store i32 %153, ptr %26, align 4
  %154 = load i32, ptr %25, align 4
  %155 = srem i32 %154, 9
  store i32 %155, ptr %27, align 4
  store float 0.000000e+00, ptr %28, align 4
  store float 0.000000e+00, ptr %29, align 4
  store float 0.000000e+00, ptr %30, align 4
  store i32 0, ptr %31, align 4
  br label %156

156:                                              ; preds = %198, %151
  %157 = load i32, ptr %31, align 4
  %158 = icmp slt i32 %157, 5
  br i1 %158, label %159, label %201

159:                                              ; preds = %156
  store i32 0, ptr %32, align 4
  br label %160

160:                                              ; preds = %194, %159
  %161 = load i32, ptr %32, align 4
  %162 = icmp slt i32 %161, 5
  br i1 %162, label %163, label %197

163:                                              ; preds = %160
  %164 = load i32, ptr %26, align 4
  %165 = load i32, ptr %31, align 4
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [13 x [13 x float]], ptr addrspace(3) @correlate.win, i64 0, i64 %167
  %169 = load i32, ptr %27, align 4
  %170 = load i32, ptr %32, align 4
  %171 = add nsw i32 %169, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [13 x float], ptr addrspace(3) %168, i64 0, i64 %172
  %174 = load float, ptr addrspace(3) %173, align 4
  store float %174, ptr %33, align 4
  %175 = load float, ptr %33, align 4
  %176 = load float, ptr %28, align 4
  %177 = fadd float %176, %175
  store float %177, ptr %28, align 4
  %178 = load float, ptr %33, align 4
  %179 = load float, ptr %33, align 4
  %180 = load float, ptr %29, align 4
  %181 = call float @llvm.fmuladd.f32(float %178, float %179, float %180)
  store float %181, ptr %29, align 4
  %182 = load float, ptr %33, align 4
  %183 = load i32, ptr %31, align 4
  %184 = mul nsw i32 %183, 5
  %185 = load i32, ptr %32, align 4
  %186 = add nsw i32 %184, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [25 x float], ptr addrspace(3) @correlate.tpl, i64 0, i64 %187
  %189 = load float, ptr addrspace(3) %188, align 4
  %190 = load float, ptr addrspace(3) @correlate.stat, align 4
  %191 = fsub float %189, %190
  %192 = load float, ptr %30, align 4
  %193 = call float @llvm.fmuladd.f32(float %182, float %191, float %192)
  store float %193, ptr %30, align 4
  br label %194

194:                                              ; preds = %163
  %195 = load i32, ptr %32, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %32, align 4
  br label %160

197:                                              ; preds = %160
  br label %198

198:                                              ; preds = %197
  %199 = load i32, ptr %31, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %31, align 4
  br label %156

201:                                              ; preds = %156
  %202 = load float, ptr %29, align 4
  %203 = load float, ptr %28, align 4
  %204 = load float, ptr %28, align 4
  %205 = fmul float %203, %204
  %206 = fdiv float %205, 2.500000e+01
  %207 = fsub float %202, %206
  %208 = call float @_Z4fmaxff(float noundef %207, float noundef 0.000000e+00) #10
  %209 = call float @_Z4sqrtf(float noundef %208) #10
  store float %209, ptr %34, align 4
  %210 = load float, ptr %34, align 4
  %211 = load float, ptr addrspace(3) getelementptr inbounds ([2 x float], ptr addrspace(3) @correlate.stat, i64 0, i64 1), align 4
  %212 = fmul float %210, %211
  store float %212, ptr %35, align 4
  %213 = load float, ptr %35, align 4
  %214 = fcmp ogt float %213, 0.000000e+00
  br i1 %214, label %215, label %219

215:                                              ; preds = %201
  %216 = load float, ptr %30, align 4
  %217 = load float, ptr %35, align 4
  %218 = fdiv float %216, %217
  br label %220

219:                                              ; preds = %201
  br label %220

220:                                              ; preds = %219, %215
  %221 = phi float [ %218, %215 ], [ 0.000000e+00, %219 ]
  %222 = load i32, ptr %25, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [81 x float], ptr addrspace(3) @correlate.corr, i64 0, i64 %223
  store float %221, ptr addrspace(3) %224, align 4
  %225 = load i32, ptr %25, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [81 x float], ptr addrspace(3) @correlate.corr, i64 0, i64 %226
  %228 = load float, ptr addrspace(3) %227, align 4
  %229 = load ptr addrspace(1), ptr %12, align 8
  %230 = load i32, ptr %15, align 4
  %231 = mul nsw i32 %230, 9
  %232 = mul nsw i32 %231, 9
  %233 = load i32, ptr %25, align 4
  %234 = add nsw i32 %232, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %229, i64 %235
  store float %228, ptr addrspace(1) %236, align 4
  br label %237

237:                                              ; preds = %220
  %238 = load i32, ptr %17, align 4
  %239 = load i32, ptr %25, align 4
  %240 = add nsw i32 %239, %238
  store i32 %240, ptr %25, align 4
  br label %148

241:                                              ; preds = %148
  call void @_Z7barrierj(i32 noundef 1) #9
  %242 = load i32, ptr %16, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %286

244:                                              ; preds = %241
  store i32 0, ptr %36, align 4
  store i32 1, ptr %37, align 4
  br label %245

245:                                              ; preds = %261, %244
  %246 = load i32, ptr %37, align 4
  %247 = icmp slt i32 %246, 81
  br i1 %247, label %248, label %264

248:                                              ; preds = %245
  %249 = load i32, ptr %37, align 4
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [81 x float], ptr addrspace(3) @correlate.corr, i64 0, i64 %250
  %252 = load float, ptr addrspace(3) %251, align 4
  %253 = load i32, ptr %36, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds [81 x float], ptr addrspace(3) @correlate.corr, i64 0, i64 %254
  %256 = load float, ptr addrspace(3) %255, align 4
  %257 = fcmp ogt float %252, %256
  br i1 %257, label %258, label %260

258:                                              ; preds = %248
  %259 = load i32, ptr %37, align 4
  store i32 %259, ptr %36, align 4
  br label %260

260:                                              ; preds = %258, %248
  br label %261

261:                                              ; preds = %260
  %262 = load i32, ptr %37, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %37, align 4
  br label %245

264:                                              ; preds = %245
  %265 = load i32, ptr %18, align 4
  %266 = load i32, ptr %36, align 4
  %267 = sdiv i32 %266, 9
  %268 = add nsw i32 %265, %267
  %269 = add nsw i32 %268, 2
  %270 = load ptr addrspace(1), ptr %13, align 8
  %271 = load i32, ptr %15, align 4
  %272 = mul nsw i32 %271, 2
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds i32, ptr addrspace(1) %270, i64 %273
  store i32 %269, ptr addrspace(1) %274, align 4
  %275 = load i32, ptr %19, align 4
  %276 = load i32, ptr %36, align 4
  %277 = srem i32 %276, 9
  %278 = add nsw i32 %275, %277
  %279 = add nsw i32 %278, 2
  %280 = load ptr addrspace(1), ptr %13, align 8
  %281 = load i32, ptr %15, align 4
  %282 = mul nsw i32 %281, 2
  %283 = add nsw i32 %282, 1
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i32, ptr addrspace(1) %280, i64 %284
  store i32 %279, ptr addrspace(1) %285, align 4
  br label %286

286:                                              ; preds = %264, %241
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
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #5 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

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
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"int*", !"float*", !"int*", !"int"}
!13 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
