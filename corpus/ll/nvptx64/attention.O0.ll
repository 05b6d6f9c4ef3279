; ModuleID = 'corpus/opencl/attention.cl'
source_filename = "corpus/opencl/attention.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@attention_head.ks = internal addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16
@attention_head.vs = internal addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @attention_head(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2, ptr addrspace(1) noalias noundef align 16 %3, i32 noundef %4, float noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = load float, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18, i32 noundef %19, float noundef %20, i32 noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2, ptr addrspace(1) noalias noundef align 16 %3, i32 noundef %4, float noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [4 x <4 x float>], align 16
  %18 = alloca [4 x <4 x float>], align 16
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %33 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %15, align 4
  %35 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %16, align 4
  store i32 0, ptr %19, align 4
  br label %37

37:                                               ; preds = %59, %7
  %38 = load i32, ptr %19, align 4
  %39 = icmp slt i32 %38, 4
  br i1 %39, label %40, label %62

40:                                               ; preds = %37
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = load i32, ptr %16, align 4
  %43 = mul nsw i32 %42, 4
  %44 = load i32, ptr %19, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x float>, ptr addrspace(1) %41, i64 %46
  %48 = load <4 x float>, ptr addrspace(1) %47, align 16
  %49 = load float, ptr %13, align 4
  %50 = insertelement <4 x float> poison, float %49, i64 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = fmul <4 x float> %48, %51
  %53 = load i32, ptr %19, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <4 x float>], ptr %17, i64 0, i64 %54
  store <4 x float> %52, ptr %55, align 16
  %56 = load i32, ptr %19, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x <4 x float>], ptr %18, i64 0, i64 %57
  store <4 x float> zeroinitializer, ptr %58, align 16
  br label %59

59:                                               ; preds = %40
  %60 = load i32, ptr %19, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %19, align 4
  br label %37, !llvm.loop !16

62:                                               ; preds = %37
  store float 0xFFF0000000000000, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %63

63:                                               ; preds = %196, %62
  %64 = load i32, ptr %22, align 4
  %65 = load i32, ptr %12, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %199

67:                                               ; preds = %63
  store i32 0, ptr %23, align 4
  br label %68

68:                                               ; preds = %104, %67
  %69 = load i32, ptr %23, align 4
  %70 = icmp slt i32 %69, 4
  br i1 %70, label %71, label %107

71:                                               ; preds = %68
  %72 = load ptr addrspace(1), ptr %9, align 8
  %73 = load i32, ptr %22, align 4
  %74 = load i32, ptr %15, align 4
  %75 = add nsw i32 %73, %74
  %76 = mul nsw i32 %75, 4
  %77 = load i32, ptr %23, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds <4 x float>, ptr addrspace(1) %72, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16
  %82 = load i32, ptr %15, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x [4 x <4 x float>]], ptr addrspace(3) @attention_head.ks, i64 0, i64 %83
  %85 = load i32, ptr %23, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %84, i64 0, i64 %86
  store <4 x float> %81, ptr addrspace(3) %87, align 16
  %88 = load ptr addrspace(1), ptr %10, align 8
  %89 = load i32, ptr %22, align 4
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %89, %90
  %92 = mul nsw i32 %91, 4
  %93 = load i32, ptr %23, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds <4 x float>, ptr addrspace(1) %88, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16
  %98 = load i32, ptr %15, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [16 x [4 x <4 x float>]], ptr addrspace(3) @attention_head.vs, i64 0, i64 %99
  %101 = load i32, ptr %23, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %100, i64 0, i64 %102
  store <4 x float> %97, ptr addrspace(3) %103, align 16
  br label %104

104:                                              ; preds = %71
  %105 = load i32, ptr %23, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %23, align 4
  br label %68, !llvm.loop !18

107:                                              ; preds = %68
  call void @_Z7barrierj(i32 noundef 1) #7
  %108 = load i32, ptr %14, align 4
  %109 = icmp ne i32 %108, 0
  br i1 %109, label %110, label %116

110:                                              ; preds = %107
  %111 = load i32, ptr %16, align 4
  %112 = load i32, ptr %22, align 4
  %113 = sub nsw i32 %111, %112
  %114 = add nsw i32 %113, 1
  %115 = call i32 @_Z3minii(i32 noundef 16, i32 noundef %114) #8
  br label %117

116:                                              ; preds = %107
  br label %117

117:                                              ; preds = %116, %110
  %118 = phi i32 [ %115, %110 ], [ 16, %116 ]
  store i32 %118, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %119

119:                                              ; preds = %192, %117
  %120 = load i32, ptr %25, align 4
  %121 = load i32, ptr %24, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %195

123:                                              ; preds = %119
  store float 0.000000e+00, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %124

124:                                              ; preds = %142, %123
  %125 = load i32, ptr %27, align 4
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %127, label %145

127:                                              ; preds = %124
  %128 = load i32, ptr %27, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <4 x float>], ptr %17, i64 0, i64 %129
  %131 = load <4 x float>, ptr %130, align 16
  %132 = load i32, ptr %25, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [16 x [4 x <4 x float>]], ptr addrspace(3) @attention_head.ks, i64 0, i64 %133
  %135 = load i32, ptr %27, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %134, i64 0, i64 %136
  %138 = load <4 x float>, ptr addrspace(3) %137, align 16
  %139 = call float @_Z3dotDv4_fS_(<4 x float> noundef %131, <4 x float> noundef %138) #8
  %140 = load float, ptr %26, align 4
  %141 = fadd float %140, %139
  store float %141, ptr %26, align 4
  br label %142

142:                                              ; preds = %127
  %143 = load i32, ptr %27, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %27, align 4
  br label %124, !llvm.loop !19

145:                                              ; preds = %124
  %146 = load float, ptr %20, align 4
  %147 = load float, ptr %26, align 4
  %148 = call float @_Z4fmaxff(float noundef %146, float noundef %147) #8
  store float %148, ptr %28, align 4
  %149 = load float, ptr %20, align 4
  %150 = load float, ptr %28, align 4
  %151 = fsub float %149, %150
  %152 = call float @_Z3expf(float noundef %151) #8
  store float %152, ptr %29, align 4
  %153 = load float, ptr %26, align 4
  %154 = load float, ptr %28, align 4
  %155 = fsub float %153, %154
  %156 = call float @_Z3expf(float noundef %155) #8
  store float %156, ptr %30, align 4
  %157 = load float, ptr %21, align 4
  %158 = load float, ptr %29, align 4
  %159 = load float, ptr %30, align 4
  %160 = call float @llvm.fmuladd.f32(float %157, float %158, float %159)
  store float %160, ptr %21, align 4
  %161 = load float, ptr %28, align 4
  store float %161, ptr %20, align 4
  store i32 0, ptr %31, align 4
  br label %162

162:                                              ; preds = %188, %145
  %163 = load i32, ptr %31, align 4
  %164 = icmp slt i32 %163, 4
  br i1 %164, label %165, label %191

165:                                              ; preds = %162
  %166 = load i32, ptr %31, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [4 x <4 x float>], ptr %18, i64 0, i64 %167
  %169 = load <4 x float>, ptr %168, align 16
  %170 = load float, ptr %29, align 4
  %171 = insertelement <4 x float> poison, float %170, i64 0
  %172 = shufflevector <4 x float> %171, <4 x float> poison, <4 x i32> zeroinitializer
  %173 = load float, ptr %30, align 4
  %174 = insertelement <4 x float> poison, float %173, i64 0
  %175 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> zeroinitializer
  %176 = load i32, ptr %25, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [16 x [4 x <4 x float>]], ptr addrspace(3) @attention_head.vs, i64 0, i64 %177
  %179 = load i32, ptr %31, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %178, i64 0, i64 %180
  %182 = load <4 x float>, ptr addrspace(3) %181, align 16
  %183 = fmul <4 x float> %175, %182
  %184 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %169, <4 x float> %172, <4 x float> %183)
  %185 = load i32, ptr %31, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x <4 x float>], ptr %18, i64 0, i64 %186
  store <4 x float> %184, ptr %187, align 16
  br label %188

188:                                              ; preds = %165
  %189 = load i32, ptr %31, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %31, align 4
  br label %162, !llvm.loop !20

191:                                              ; preds = %162
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %25, align 4
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %25, align 4
  br label %119

195:                                              ; preds = %119
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %196

196:                                              ; preds = %195
  %197 = load i32, ptr %22, align 4
  %198 = add nsw i32 %197, 16
  store i32 %198, ptr %22, align 4
  br label %63

199:                                              ; preds = %63
  store i32 0, ptr %32, align 4
  br label %200

200:                                              ; preds = %219, %199
  %201 = load i32, ptr %32, align 4
  %202 = icmp slt i32 %201, 4
  br i1 %202, label %203, label %222

203:                                              ; preds = %200
  %204 = load i32, ptr %32, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x <4 x float>], ptr %18, i64 0, i64 %205
  %207 = load <4 x float>, ptr %206, align 16
  %208 = load float, ptr %21, align 4
  %209 = insertelement <4 x float> poison, float %208, i64 0
  %210 = shufflevector <4 x float> %209, <4 x float> poison, <4 x i32> zeroinitializer
  %211 = fdiv <4 x float> %207, %210, !fpmath !21
  %212 = load ptr addrspace(1), ptr %11, align 8
  %213 = load i32, ptr %16, align 4
  %214 = mul nsw i32 %213, 4
  %215 = load i32, ptr %32, align 4
  %216 = add nsw i32 %214, %215
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds <4 x float>, ptr addrspace(1) %212, i64 %217
  store <4 x float> %211, ptr addrspace(1) %218, align 16
  br label %219

219:                                              ; preds = %203
  %220 = load i32, ptr %32, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %32, align 4
  br label %200, !llvm.loop !22

222:                                              ; preds = %200
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rotary(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca <2 x float>, align 8
  %14 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = sitofp i32 %19 to float
  %21 = fmul float 2.000000e+00, %20
  %22 = fmul float 0xC02A934D60000000, %21
  %23 = load i32, ptr %5, align 4
  %24 = sitofp i32 %23 to float
  %25 = fdiv float %22, %24, !fpmath !21
  %26 = call float @_Z4exp2f(float noundef %25) #8
  store float %26, ptr %9, align 4
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %27, %28
  %30 = sitofp i32 %29 to float
  %31 = load float, ptr %9, align 4
  %32 = fmul float %30, %31
  %33 = call float @_Z6sincosfPf(float noundef %32, ptr noundef %10) #7
  store float %33, ptr %11, align 4
  %34 = load i32, ptr %8, align 4
  %35 = load i32, ptr %5, align 4
  %36 = sdiv i32 %35, 2
  %37 = mul nsw i32 %34, %36
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %37, %38
  store i32 %39, ptr %12, align 4
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i32, ptr %12, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <2 x float>, ptr addrspace(1) %40, i64 %42
  %44 = load <2 x float>, ptr addrspace(1) %43, align 8
  store <2 x float> %44, ptr %13, align 8
  %45 = load <2 x float>, ptr %13, align 8
  %46 = extractelement <2 x float> %45, i64 0
  %47 = load float, ptr %10, align 4
  %48 = load <2 x float>, ptr %13, align 8
  %49 = extractelement <2 x float> %48, i64 1
  %50 = load float, ptr %11, align 4
  %51 = fmul float %49, %50
  %52 = fneg float %51
  %53 = call float @llvm.fmuladd.f32(float %46, float %47, float %52)
  %54 = insertelement <2 x float> poison, float %53, i32 0
  %55 = load <2 x float>, ptr %13, align 8
  %56 = extractelement <2 x float> %55, i64 0
  %57 = load float, ptr %11, align 4
  %58 = load <2 x float>, ptr %13, align 8
  %59 = extractelement <2 x float> %58, i64 1
  %60 = load float, ptr %10, align 4
  %61 = fmul float %59, %60
  %62 = call float @llvm.fmuladd.f32(float %56, float %57, float %61)
  %63 = insertelement <2 x float> %54, float %62, i32 1
  store <2 x float> %63, ptr %14, align 8
  %64 = load <2 x float>, ptr %14, align 8
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <2 x float>, ptr addrspace(1) %65, i64 %67
  store <2 x float> %64, ptr addrspace(1) %68, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
define internal noundef float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #5 {
  %3 = extractelement <4 x float> %0, i64 0
  %4 = extractelement <4 x float> %1, i64 0
  %5 = extractelement <4 x float> %0, i64 1
  %6 = extractelement <4 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <4 x float> %0, i64 2
  %10 = extractelement <4 x float> %1, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %8)
  %12 = extractelement <4 x float> %0, i64 3
  %13 = extractelement <4 x float> %1, i64 3
  %14 = tail call noundef float @llvm.fmuladd.f32(float %12, float %13, float %11)
  ret float %14
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z3expf(float noundef %0) #5 {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = select i1 %2, float -5.000000e-01, float 5.000000e-01
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float 0x3FF7154760000000, float %3)
  %5 = fptosi float %4 to i32
  %6 = sitofp i32 %5 to float
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0xBFE62E3000000000, float %0)
  %8 = fmul float %6, 0xBEE2FEFA20000000
  %9 = fadd float %7, %8
  %10 = fmul float %9, %9
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %10, float %11, float 0x3F11566AA0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %10, float %12, float 0xBF66C16C20000000)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %10, float %13, float 0x3FC5555560000000)
  %15 = fneg float %14
  %16 = tail call noundef float @llvm.fmuladd.f32(float %10, float %15, float %9)
  %17 = fneg float %8
  %18 = fmul float %9, %16
  %19 = fsub float 2.000000e+00, %16
  %20 = fdiv float %18, %19, !fpmath !21
  %21 = fsub float %17, %20
  %22 = fsub float %7, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i32 %5, 23
  %26 = add nsw i32 %25, %24
  %27 = bitcast i32 %26 to float
  %28 = fcmp olt float %0, 0xC055D589E0000000
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = fcmp olt float %0, 0x40562E4300000000
  %31 = select i1 %30, float %29, float 0x7FF0000000000000
  %32 = fcmp ord float %0, 0.000000e+00
  %33 = select i1 %32, float %31, float %0
  ret float %33
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4exp2f(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fptosi float %2 to i32
  %4 = fsub float %0, %2
  %5 = fmul float %4, 0x3FE62E3000000000
  %6 = fmul float %4, 0x3EE2FEFA20000000
  %7 = fadd float %5, %6
  %8 = fmul float %7, %7
  %9 = tail call noundef float @llvm.fmuladd.f32(float %8, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %10 = tail call noundef float @llvm.fmuladd.f32(float %8, float %9, float 0x3F11566AA0000000)
  %11 = tail call noundef float @llvm.fmuladd.f32(float %8, float %10, float 0xBF66C16C20000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %8, float %11, float 0x3FC5555560000000)
  %13 = fneg float %12
  %14 = tail call noundef float @llvm.fmuladd.f32(float %8, float %13, float %7)
  %15 = fneg float %6
  %16 = fmul float %7, %14
  %17 = fsub float 2.000000e+00, %14
  %18 = fdiv float %16, %17, !fpmath !21
  %19 = fsub float %15, %18
  %20 = fsub float %5, %19
  %21 = fadd float %20, 1.000000e+00
  %22 = bitcast float %21 to i32
  %23 = shl i32 %3, 23
  %24 = add nsw i32 %23, %22
  %25 = bitcast i32 %24 to float
  %26 = fcmp olt float %0, -1.260000e+02
  %27 = select i1 %26, float 0.000000e+00, float %25
  %28 = fcmp olt float %0, 1.280000e+02
  %29 = select i1 %28, float %27, float 0x7FF0000000000000
  %30 = fcmp ord float %0, 0.000000e+00
  %31 = select i1 %30, float %29, float %0
  ret float %31
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #5 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

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
  store float %253, ptr %1, align 4, !tbaa !28
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
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"float", !"int"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"int"}
!14 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!15 = !{i32 16, i32 1, i32 1}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.enable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = !{float 2.500000e+00}
!22 = distinct !{!22, !17}
!23 = !{i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"float2*", !"int", !"int"}
!26 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!27 = !{!"", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !8, i64 0}
