; ModuleID = 'corpus/opencl/srad.cl'
source_filename = "corpus/opencl/srad.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, float noundef %8, ptr addrspace(1) noundef align 4 %9) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  %19 = alloca float, align 4
  %20 = alloca ptr addrspace(1), align 8
  store float %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store ptr addrspace(1) %6, ptr %17, align 8
  store ptr addrspace(1) %7, ptr %18, align 8
  store float %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %21 = load float, ptr %11, align 4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %13, align 4
  %24 = load ptr addrspace(1), ptr %14, align 8
  %25 = load ptr addrspace(1), ptr %15, align 8
  %26 = load ptr addrspace(1), ptr %16, align 8
  %27 = load ptr addrspace(1), ptr %17, align 8
  %28 = load ptr addrspace(1), ptr %18, align 8
  %29 = load float, ptr %19, align 4
  %30 = load ptr addrspace(1), ptr %20, align 8
  call void @__clang_ocl_kern_imp_srad1(float noundef %21, i32 noundef %22, i32 noundef %23, ptr addrspace(1) noundef align 4 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27, ptr addrspace(1) noundef align 4 %28, float noundef %29, ptr addrspace(1) noundef align 4 %30) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, float noundef %8, ptr addrspace(1) noundef align 4 %9) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  %19 = alloca float, align 4
  %20 = alloca ptr addrspace(1), align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  store float %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store ptr addrspace(1) %6, ptr %17, align 8
  store ptr addrspace(1) %7, ptr %18, align 8
  store float %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %39 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %21, align 4
  %41 = load i32, ptr %21, align 4
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %13, align 4
  %44 = mul nsw i32 %42, %43
  %45 = icmp sge i32 %41, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %10
  br label %247

47:                                               ; preds = %10
  %48 = load i32, ptr %21, align 4
  %49 = add nsw i32 %48, 1
  %50 = load i32, ptr %12, align 4
  %51 = srem i32 %49, %50
  %52 = sub nsw i32 %51, 1
  store i32 %52, ptr %22, align 4
  %53 = load i32, ptr %21, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %12, align 4
  %56 = sdiv i32 %54, %55
  %57 = add nsw i32 %56, 1
  %58 = sub nsw i32 %57, 1
  store i32 %58, ptr %23, align 4
  %59 = load i32, ptr %21, align 4
  %60 = add nsw i32 %59, 1
  %61 = load i32, ptr %12, align 4
  %62 = srem i32 %60, %61
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %47
  %65 = load i32, ptr %12, align 4
  %66 = sub nsw i32 %65, 1
  store i32 %66, ptr %22, align 4
  %67 = load i32, ptr %23, align 4
  %68 = sub nsw i32 %67, 1
  store i32 %68, ptr %23, align 4
  br label %69

69:                                               ; preds = %64, %47
  %70 = load i32, ptr %22, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %76

73:                                               ; preds = %69
  %74 = load i32, ptr %22, align 4
  %75 = sub nsw i32 %74, 1
  br label %76

76:                                               ; preds = %73, %72
  %77 = phi i32 [ 0, %72 ], [ %75, %73 ]
  store i32 %77, ptr %24, align 4
  %78 = load i32, ptr %22, align 4
  %79 = load i32, ptr %12, align 4
  %80 = sub nsw i32 %79, 1
  %81 = icmp eq i32 %78, %80
  br i1 %81, label %82, label %85

82:                                               ; preds = %76
  %83 = load i32, ptr %12, align 4
  %84 = sub nsw i32 %83, 1
  br label %88

85:                                               ; preds = %76
  %86 = load i32, ptr %22, align 4
  %87 = add nsw i32 %86, 1
  br label %88

88:                                               ; preds = %85, %82
  %89 = phi i32 [ %84, %82 ], [ %87, %85 ]
  store i32 %89, ptr %25, align 4
  %90 = load i32, ptr %23, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  br label %96

93:                                               ; preds = %88
  %94 = load i32, ptr %23, align 4
  %95 = sub nsw i32 %94, 1
  br label %96

96:                                               ; preds = %93, %92
  %97 = phi i32 [ 0, %92 ], [ %95, %93 ]
  store i32 %97, ptr %26, align 4
  %98 = load i32, ptr %23, align 4
  %99 = load i32, ptr %13, align 4
  %100 = sub nsw i32 %99, 1
  %101 = icmp eq i32 %98, %100
  br i1 %101, label %102, label %105

102:                                              ; preds = %96
  %103 = load i32, ptr %13, align 4
  %104 = sub nsw i32 %103, 1
  br label %108

105:                                              ; preds = %96
  %106 = load i32, ptr %23, align 4
  %107 = add nsw i32 %106, 1
  br label %108

108:                                              ; preds = %105, %102
  %109 = phi i32 [ %104, %102 ], [ %107, %105 ]
  store i32 %109, ptr %27, align 4
  %110 = load ptr addrspace(1), ptr %14, align 8
  %111 = load i32, ptr %21, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %110, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  store float %114, ptr %28, align 4
  %115 = load ptr addrspace(1), ptr %14, align 8
  %116 = load i32, ptr %24, align 4
  %117 = load i32, ptr %12, align 4
  %118 = load i32, ptr %23, align 4
  %119 = mul nsw i32 %117, %118
  %120 = add nsw i32 %116, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4
  %124 = load float, ptr %28, align 4
  %125 = fsub float %123, %124
  store float %125, ptr %29, align 4
  %126 = load ptr addrspace(1), ptr %14, align 8
  %127 = load i32, ptr %25, align 4
  %128 = load i32, ptr %12, align 4
  %129 = load i32, ptr %23, align 4
  %130 = mul nsw i32 %128, %129
  %131 = add nsw i32 %127, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %126, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4
  %135 = load float, ptr %28, align 4
  %136 = fsub float %134, %135
  store float %136, ptr %30, align 4
  %137 = load ptr addrspace(1), ptr %14, align 8
  %138 = load i32, ptr %22, align 4
  %139 = load i32, ptr %12, align 4
  %140 = load i32, ptr %26, align 4
  %141 = mul nsw i32 %139, %140
  %142 = add nsw i32 %138, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %137, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4
  %146 = load float, ptr %28, align 4
  %147 = fsub float %145, %146
  store float %147, ptr %31, align 4
  %148 = load ptr addrspace(1), ptr %14, align 8
  %149 = load i32, ptr %22, align 4
  %150 = load i32, ptr %12, align 4
  %151 = load i32, ptr %27, align 4
  %152 = mul nsw i32 %150, %151
  %153 = add nsw i32 %149, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %148, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4
  %157 = load float, ptr %28, align 4
  %158 = fsub float %156, %157
  store float %158, ptr %32, align 4
  %159 = load float, ptr %29, align 4
  %160 = load float, ptr %29, align 4
  %161 = load float, ptr %30, align 4
  %162 = load float, ptr %30, align 4
  %163 = fmul float %161, %162
  %164 = call float @llvm.fmuladd.f32(float %159, float %160, float %163)
  %165 = load float, ptr %31, align 4
  %166 = load float, ptr %31, align 4
  %167 = call float @llvm.fmuladd.f32(float %165, float %166, float %164)
  %168 = load float, ptr %32, align 4
  %169 = load float, ptr %32, align 4
  %170 = call float @llvm.fmuladd.f32(float %168, float %169, float %167)
  %171 = load float, ptr %28, align 4
  %172 = load float, ptr %28, align 4
  %173 = fmul float %171, %172
  %174 = fdiv float %170, %173
  store float %174, ptr %33, align 4
  %175 = load float, ptr %29, align 4
  %176 = load float, ptr %30, align 4
  %177 = fadd float %175, %176
  %178 = load float, ptr %31, align 4
  %179 = fadd float %177, %178
  %180 = load float, ptr %32, align 4
  %181 = fadd float %179, %180
  %182 = load float, ptr %28, align 4
  %183 = fdiv float %181, %182
  store float %183, ptr %34, align 4
  %184 = load float, ptr %33, align 4
  %185 = load float, ptr %34, align 4
  %186 = load float, ptr %34, align 4
  %187 = fmul float %185, %186
  %188 = fmul float 6.250000e-02, %187
  %189 = fneg float %188
  %190 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %184, float %189)
  store float %190, ptr %35, align 4
  %191 = load float, ptr %34, align 4
  %192 = call float @llvm.fmuladd.f32(float 2.500000e-01, float %191, float 1.000000e+00)
  store float %192, ptr %36, align 4
  %193 = load float, ptr %35, align 4
  %194 = load float, ptr %36, align 4
  %195 = load float, ptr %36, align 4
  %196 = fmul float %194, %195
  %197 = fdiv float %193, %196
  store float %197, ptr %37, align 4
  %198 = load float, ptr %37, align 4
  %199 = load float, ptr %19, align 4
  %200 = fsub float %198, %199
  %201 = load float, ptr %19, align 4
  %202 = load float, ptr %19, align 4
  %203 = fadd float 1.000000e+00, %202
  %204 = fmul float %201, %203
  %205 = fdiv float %200, %204
  store float %205, ptr %36, align 4
  %206 = load float, ptr %36, align 4
  %207 = fadd float 1.000000e+00, %206
  %208 = fdiv float 1.000000e+00, %207
  store float %208, ptr %38, align 4
  %209 = load float, ptr %38, align 4
  %210 = fcmp olt float %209, 0.000000e+00
  br i1 %210, label %211, label %212

211:                                              ; preds = %108
  br label %220

212:                                              ; preds = %108
  %213 = load float, ptr %38, align 4
  %214 = fcmp ogt float %213, 1.000000e+00
  br i1 %214, label %215, label %216

215:                                              ; preds = %212
  br label %218

216:                                              ; preds = %212
  %217 = load float, ptr %38, align 4
  br label %218

218:                                              ; preds = %216, %215
  %219 = phi float [ 1.000000e+00, %215 ], [ %217, %216 ]
  br label %220

220:                                              ; preds = %218, %211
  %221 = phi float [ 0.000000e+00, %211 ], [ %219, %218 ]
  store float %221, ptr %38, align 4
  %222 = load float, ptr %29, align 4
  %223 = load ptr addrspace(1), ptr %15, align 8
  %224 = load i32, ptr %21, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds float, ptr addrspace(1) %223, i64 %225
  store float %222, ptr addrspace(1) %226, align 4
  %227 = load float, ptr %30, align 4
  %228 = load ptr addrspace(1), ptr %16, align 8
  %229 = load i32, ptr %21, align 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr addrspace(1) %228, i64 %230
  store float %227, ptr addrspace(1) %231, align 4
  %232 = load float, ptr %31, align 4
  %233 = load ptr addrspace(1), ptr %18, align 8
  %234 = load i32, ptr %21, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %233, i64 %235
  store float %232, ptr addrspace(1) %236, align 4
  %237 = load float, ptr %32, align 4
  %238 = load ptr addrspace(1), ptr %17, align 8
  %239 = load i32, ptr %21, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr addrspace(1) %238, i64 %240
  store float %237, ptr addrspace(1) %241, align 4
  %242 = load float, ptr %38, align 4
  %243 = load ptr addrspace(1), ptr %20, align 8
  %244 = load i32, ptr %21, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr addrspace(1) %243, i64 %245
  store float %242, ptr addrspace(1) %246, align 4
  br label %247

247:                                              ; preds = %220, %46
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noalias noundef align 4 %7, ptr addrspace(1) noalias noundef align 4 %8) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  store float %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr addrspace(1) %3, ptr %13, align 8
  store ptr addrspace(1) %4, ptr %14, align 8
  store ptr addrspace(1) %5, ptr %15, align 8
  store ptr addrspace(1) %6, ptr %16, align 8
  store ptr addrspace(1) %7, ptr %17, align 8
  store ptr addrspace(1) %8, ptr %18, align 8
  %19 = load float, ptr %10, align 4
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %12, align 4
  %22 = load ptr addrspace(1), ptr %13, align 8
  %23 = load ptr addrspace(1), ptr %14, align 8
  %24 = load ptr addrspace(1), ptr %15, align 8
  %25 = load ptr addrspace(1), ptr %16, align 8
  %26 = load ptr addrspace(1), ptr %17, align 8
  %27 = load ptr addrspace(1), ptr %18, align 8
  call void @__clang_ocl_kern_imp_srad2(float noundef %19, i32 noundef %20, i32 noundef %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 4 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noalias noundef align 4 %7, ptr addrspace(1) noalias noundef align 4 %8) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  store float %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr addrspace(1) %3, ptr %13, align 8
  store ptr addrspace(1) %4, ptr %14, align 8
  store ptr addrspace(1) %5, ptr %15, align 8
  store ptr addrspace(1) %6, ptr %16, align 8
  store ptr addrspace(1) %7, ptr %17, align 8
  store ptr addrspace(1) %8, ptr %18, align 8
  %29 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %19, align 4
  %31 = load i32, ptr %19, align 4
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = mul nsw i32 %32, %33
  %35 = icmp sge i32 %31, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %9
  br label %123

37:                                               ; preds = %9
  %38 = load i32, ptr %19, align 4
  %39 = load i32, ptr %11, align 4
  %40 = srem i32 %38, %39
  store i32 %40, ptr %20, align 4
  %41 = load i32, ptr %19, align 4
  %42 = load i32, ptr %11, align 4
  %43 = sdiv i32 %41, %42
  store i32 %43, ptr %21, align 4
  %44 = load i32, ptr %20, align 4
  %45 = add nsw i32 %44, 1
  %46 = load i32, ptr %11, align 4
  %47 = sub nsw i32 %46, 1
  %48 = call i32 @_Z3minii(i32 noundef %45, i32 noundef %47) #6
  store i32 %48, ptr %22, align 4
  %49 = load i32, ptr %21, align 4
  %50 = add nsw i32 %49, 1
  %51 = load i32, ptr %12, align 4
  %52 = sub nsw i32 %51, 1
  %53 = call i32 @_Z3minii(i32 noundef %50, i32 noundef %52) #6
  store i32 %53, ptr %23, align 4
  %54 = load ptr addrspace(1), ptr %17, align 8
  %55 = load i32, ptr %19, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4
  store float %58, ptr %24, align 4
  %59 = load ptr addrspace(1), ptr %17, align 8
  %60 = load i32, ptr %22, align 4
  %61 = load i32, ptr %11, align 4
  %62 = load i32, ptr %21, align 4
  %63 = mul nsw i32 %61, %62
  %64 = add nsw i32 %60, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4
  store float %67, ptr %25, align 4
  %68 = load ptr addrspace(1), ptr %17, align 8
  %69 = load i32, ptr %19, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4
  store float %72, ptr %26, align 4
  %73 = load ptr addrspace(1), ptr %17, align 8
  %74 = load i32, ptr %20, align 4
  %75 = load i32, ptr %11, align 4
  %76 = load i32, ptr %23, align 4
  %77 = mul nsw i32 %75, %76
  %78 = add nsw i32 %74, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %73, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4
  store float %81, ptr %27, align 4
  %82 = load float, ptr %24, align 4
  %83 = load ptr addrspace(1), ptr %13, align 8
  %84 = load i32, ptr %19, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %83, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4
  %88 = load float, ptr %25, align 4
  %89 = load ptr addrspace(1), ptr %14, align 8
  %90 = load i32, ptr %19, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  %94 = fmul float %88, %93
  %95 = call float @llvm.fmuladd.f32(float %82, float %87, float %94)
  %96 = load float, ptr %26, align 4
  %97 = load ptr addrspace(1), ptr %16, align 8
  %98 = load i32, ptr %19, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = call float @llvm.fmuladd.f32(float %96, float %101, float %95)
  %103 = load float, ptr %27, align 4
  %104 = load ptr addrspace(1), ptr %15, align 8
  %105 = load i32, ptr %19, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4
  %109 = call float @llvm.fmuladd.f32(float %103, float %108, float %102)
  store float %109, ptr %28, align 4
  %110 = load ptr addrspace(1), ptr %18, align 8
  %111 = load i32, ptr %19, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %110, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  %115 = load float, ptr %10, align 4
  %116 = fmul float 2.500000e-01, %115
  %117 = load float, ptr %28, align 4
  %118 = call float @llvm.fmuladd.f32(float %116, float %117, float %114)
  %119 = load ptr addrspace(1), ptr %18, align 8
  %120 = load i32, ptr %19, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %119, i64 %121
  store float %118, ptr addrspace(1) %122, align 4
  br label %123

123:                                              ; preds = %37, %36
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
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float*"}
!13 = !{!"", !"", !"", !"restrict const", !"", !"", !"", !"", !"", !""}
!14 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float*"}
!17 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
