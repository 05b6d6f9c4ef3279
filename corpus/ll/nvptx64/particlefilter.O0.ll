; ModuleID = 'corpus/opencl/particlefilter.cl'
source_filename = "corpus/opencl/particlefilter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pf_likelihood.buffer = internal addrspace(3) global [32 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pf_likelihood(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 4 %9) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %21 = load ptr addrspace(1), ptr %11, align 8
  %22 = load ptr addrspace(1), ptr %12, align 8
  %23 = load ptr addrspace(1), ptr %13, align 8
  %24 = load ptr addrspace(1), ptr %14, align 8
  %25 = load ptr addrspace(1), ptr %15, align 8
  %26 = load ptr addrspace(1), ptr %16, align 8
  %27 = load i32, ptr %17, align 4
  %28 = load i32, ptr %18, align 4
  %29 = load i32, ptr %19, align 4
  %30 = load ptr addrspace(1), ptr %20, align 8
  call void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 1 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, ptr addrspace(1) noundef align 4 %30) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 4 %9) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr addrspace(1), align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %31 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %21, align 4
  %33 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  %35 = load i32, ptr %21, align 4
  %36 = load i32, ptr %17, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %146

38:                                               ; preds = %10
  %39 = load ptr addrspace(1), ptr %13, align 8
  %40 = load i32, ptr %21, align 4
  %41 = call float @randn(ptr addrspace(1) noundef %39, i32 noundef %40) #9
  %42 = call float @llvm.fmuladd.f32(float 2.500000e-01, float %41, float 1.000000e+00)
  %43 = load ptr addrspace(1), ptr %11, align 8
  %44 = load i32, ptr %21, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %43, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4
  %48 = fadd float %47, %42
  store float %48, ptr addrspace(1) %46, align 4
  %49 = load ptr addrspace(1), ptr %13, align 8
  %50 = load i32, ptr %21, align 4
  %51 = call float @randn(ptr addrspace(1) noundef %49, i32 noundef %50) #9
  %52 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %51, float -2.000000e+00)
  %53 = load ptr addrspace(1), ptr %12, align 8
  %54 = load i32, ptr %21, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %53, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = fadd float %57, %52
  store float %58, ptr addrspace(1) %56, align 4
  store float 0.000000e+00, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %59

59:                                               ; preds = %124, %38
  %60 = load i32, ptr %25, align 4
  %61 = load i32, ptr %18, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %127

63:                                               ; preds = %59
  %64 = load ptr addrspace(1), ptr %11, align 8
  %65 = load i32, ptr %21, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %64, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4
  %69 = call i32 @dev_round(float noundef %68) #9
  %70 = load ptr addrspace(1), ptr %15, align 8
  %71 = load i32, ptr %25, align 4
  %72 = mul nsw i32 %71, 2
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = add nsw i32 %69, %76
  store i32 %77, ptr %26, align 4
  %78 = load ptr addrspace(1), ptr %12, align 8
  %79 = load i32, ptr %21, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4
  %83 = call i32 @dev_round(float noundef %82) #9
  %84 = load ptr addrspace(1), ptr %15, align 8
  %85 = load i32, ptr %25, align 4
  %86 = mul nsw i32 %85, 2
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4
  %90 = add nsw i32 %83, %89
  store i32 %90, ptr %27, align 4
  %91 = load i32, ptr %26, align 4
  %92 = load i32, ptr %19, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %27, align 4
  %95 = add nsw i32 %93, %94
  %96 = call i32 @_Z3absi(i32 noundef %95) #10
  store i32 %96, ptr %28, align 4
  %97 = load i32, ptr %28, align 4
  %98 = load i32, ptr %19, align 4
  %99 = load i32, ptr %19, align 4
  %100 = mul nsw i32 %98, %99
  %101 = icmp sge i32 %97, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %63
  store i32 0, ptr %28, align 4
  br label %103

103:                                              ; preds = %102, %63
  %104 = load ptr addrspace(1), ptr %14, align 8
  %105 = load i32, ptr %28, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr addrspace(1) %104, i64 %106
  %108 = load i8, ptr addrspace(1) %107, align 1
  %109 = uitofp i8 %108 to float
  store float %109, ptr %29, align 4
  %110 = load float, ptr %29, align 4
  %111 = fsub float %110, 1.000000e+02
  %112 = load float, ptr %29, align 4
  %113 = fsub float %112, 1.000000e+02
  %114 = load float, ptr %29, align 4
  %115 = fsub float %114, 2.280000e+02
  %116 = load float, ptr %29, align 4
  %117 = fsub float %116, 2.280000e+02
  %118 = fmul float %115, %117
  %119 = fneg float %118
  %120 = call float @llvm.fmuladd.f32(float %111, float %113, float %119)
  %121 = fdiv float %120, 5.000000e+01
  %122 = load float, ptr %24, align 4
  %123 = fadd float %122, %121
  store float %123, ptr %24, align 4
  br label %124

124:                                              ; preds = %103
  %125 = load i32, ptr %25, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %25, align 4
  br label %59

127:                                              ; preds = %59
  %128 = load i32, ptr %18, align 4
  %129 = sitofp i32 %128 to float
  %130 = fmul float %129, 1.000000e+02
  %131 = load float, ptr %24, align 4
  %132 = fdiv float %131, %130
  store float %132, ptr %24, align 4
  %133 = load ptr addrspace(1), ptr %16, align 8
  %134 = load i32, ptr %21, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %133, i64 %135
  %137 = load float, ptr addrspace(1) %136, align 4
  %138 = load float, ptr %24, align 4
  %139 = call float @_Z3expf(float noundef %138) #10
  %140 = fmul float %137, %139
  store float %140, ptr %23, align 4
  %141 = load float, ptr %23, align 4
  %142 = load ptr addrspace(1), ptr %16, align 8
  %143 = load i32, ptr %21, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %144
  store float %141, ptr addrspace(1) %145, align 4
  br label %146

146:                                              ; preds = %127, %10
  %147 = load float, ptr %23, align 4
  %148 = load i32, ptr %22, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [32 x float], ptr addrspace(3) @pf_likelihood.buffer, i64 0, i64 %149
  store float %147, ptr addrspace(3) %150, align 4
  call void @_Z7barrierj(i32 noundef 1) #9
  %151 = call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %152 = udiv i64 %151, 2
  %153 = trunc i64 %152 to i32
  store i32 %153, ptr %30, align 4
  br label %154

154:                                              ; preds = %174, %146
  %155 = load i32, ptr %30, align 4
  %156 = icmp sgt i32 %155, 0
  br i1 %156, label %157, label %177

157:                                              ; preds = %154
  %158 = load i32, ptr %22, align 4
  %159 = load i32, ptr %30, align 4
  %160 = icmp slt i32 %158, %159
  br i1 %160, label %161, label %173

161:                                              ; preds = %157
  %162 = load i32, ptr %22, align 4
  %163 = load i32, ptr %30, align 4
  %164 = add nsw i32 %162, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [32 x float], ptr addrspace(3) @pf_likelihood.buffer, i64 0, i64 %165
  %167 = load float, ptr addrspace(3) %166, align 4
  %168 = load i32, ptr %22, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [32 x float], ptr addrspace(3) @pf_likelihood.buffer, i64 0, i64 %169
  %171 = load float, ptr addrspace(3) %170, align 4
  %172 = fadd float %171, %167
  store float %172, ptr addrspace(3) %170, align 4
  br label %173

173:                                              ; preds = %161, %157
  call void @_Z7barrierj(i32 noundef 1) #9
  br label %174

174:                                              ; preds = %173
  %175 = load i32, ptr %30, align 4
  %176 = ashr i32 %175, 1
  store i32 %176, ptr %30, align 4
  br label %154

177:                                              ; preds = %154
  %178 = load i32, ptr %22, align 4
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %185

180:                                              ; preds = %177
  %181 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4
  %182 = load ptr addrspace(1), ptr %20, align 8
  %183 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %184 = getelementptr inbounds nuw float, ptr addrspace(1) %182, i64 %183
  store float %181, ptr addrspace(1) %184, align 4
  br label %185

185:                                              ; preds = %180, %177
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pf_normalize(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load float, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, float noundef %14, i32 noundef %15) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %11, align 4
  %16 = load i32, ptr %11, align 4
  %17 = load i32, ptr %10, align 4
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %5
  br label %71

20:                                               ; preds = %5
  store float 0.000000e+00, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %21

21:                                               ; preds = %35, %20
  %22 = load i32, ptr %13, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp sle i32 %22, %23
  br i1 %24, label %25, label %38

25:                                               ; preds = %21
  %26 = load i32, ptr %13, align 4
  %27 = mul nsw i32 %26, 37
  %28 = add nsw i32 %27, 11
  %29 = srem i32 %28, 64
  %30 = sitofp i32 %29 to float
  %31 = call float @_Z4fabsf(float noundef %30) #10
  %32 = fdiv float %31, 6.400000e+01
  %33 = load float, ptr %12, align 4
  %34 = fadd float %33, %32
  store float %34, ptr %12, align 4
  br label %35

35:                                               ; preds = %25
  %36 = load i32, ptr %13, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %13, align 4
  br label %21

38:                                               ; preds = %21
  %39 = load float, ptr %12, align 4
  %40 = load i32, ptr %10, align 4
  %41 = sitofp i32 %40 to float
  %42 = fdiv float %39, %41
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %43, i64 %45
  store float %42, ptr addrspace(1) %46, align 4
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4
  %52 = load float, ptr %9, align 4
  %53 = fdiv float %51, %52
  %54 = load ptr addrspace(1), ptr %6, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %56
  store float %53, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %10, align 4
  %59 = sitofp i32 %58 to float
  %60 = fdiv float 5.000000e-01, %59
  %61 = load i32, ptr %11, align 4
  %62 = sitofp i32 %61 to float
  %63 = load i32, ptr %10, align 4
  %64 = sitofp i32 %63 to float
  %65 = fdiv float %62, %64
  %66 = fadd float %60, %65
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = load i32, ptr %11, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %67, i64 %69
  store float %66, ptr addrspace(1) %70, align 4
  br label %71

71:                                               ; preds = %38, %19
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pf_find_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  call void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, i32 noundef %21) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %15, align 4
  %20 = load i32, ptr %15, align 4
  %21 = load i32, ptr %14, align 4
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %7
  br label %72

24:                                               ; preds = %7
  store i32 -1, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %25

25:                                               ; preds = %44, %24
  %26 = load i32, ptr %17, align 4
  %27 = load i32, ptr %14, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %47

29:                                               ; preds = %25
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i32, ptr %17, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4
  %35 = load ptr addrspace(1), ptr %11, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4
  %40 = fcmp oge float %34, %39
  br i1 %40, label %41, label %43

41:                                               ; preds = %29
  %42 = load i32, ptr %17, align 4
  store i32 %42, ptr %16, align 4
  br label %47

43:                                               ; preds = %29
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %17, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %17, align 4
  br label %25

47:                                               ; preds = %41, %25
  %48 = load i32, ptr %16, align 4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %53

50:                                               ; preds = %47
  %51 = load i32, ptr %14, align 4
  %52 = sub nsw i32 %51, 1
  store i32 %52, ptr %16, align 4
  br label %53

53:                                               ; preds = %50, %47
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = load i32, ptr %16, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4
  %59 = load ptr addrspace(1), ptr %12, align 8
  %60 = load i32, ptr %15, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %61
  store float %58, ptr addrspace(1) %62, align 4
  %63 = load ptr addrspace(1), ptr %9, align 8
  %64 = load i32, ptr %16, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4
  %68 = load ptr addrspace(1), ptr %13, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %70
  store float %67, ptr addrspace(1) %71, align 4
  br label %72

72:                                               ; preds = %53, %23
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @randn(ptr addrspace(1) noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = call float @randu(ptr addrspace(1) noundef %9, i32 noundef %10) #9
  store float %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %4, align 4
  %14 = call float @randu(ptr addrspace(1) noundef %12, i32 noundef %13) #9
  store float %14, ptr %6, align 4
  %15 = load float, ptr %6, align 4
  %16 = fmul float 0x401921FB60000000, %15
  %17 = call float @_Z3cosf(float noundef %16) #10
  store float %17, ptr %7, align 4
  %18 = load float, ptr %5, align 4
  %19 = call float @_Z3logf(float noundef %18) #10
  %20 = fmul float -2.000000e+00, %19
  store float %20, ptr %8, align 4
  %21 = load float, ptr %8, align 4
  %22 = call float @_Z4sqrtf(float noundef %21) #10
  %23 = load float, ptr %7, align 4
  %24 = fmul float %22, %23
  ret float %24
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @dev_round(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fptosi float %4 to i32
  store i32 %5, ptr %3, align 4
  %6 = load float, ptr %2, align 4
  %7 = load i32, ptr %3, align 4
  %8 = sitofp i32 %7 to float
  %9 = fsub float %6, %8
  %10 = fcmp olt float %9, 5.000000e-01
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4
  br label %16

13:                                               ; preds = %1
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %14, 1
  br label %16

16:                                               ; preds = %13, %11
  %17 = phi i32 [ %12, %11 ], [ %15, %13 ]
  ret i32 %17
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @randu(ptr addrspace(1) noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr addrspace(1), ptr %3, align 8
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 1103515245, %11
  %13 = add nsw i64 %12, 12345
  store i64 %13, ptr %5, align 8
  %14 = load i64, ptr %5, align 8
  %15 = srem i64 %14, 2147483647
  %16 = trunc i64 %15 to i32
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %19
  store i32 %16, ptr addrspace(1) %20, align 4
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = sitofp i32 %25 to float
  %27 = fdiv float %26, 0x41E0000000000000
  %28 = call float @_Z4fabsf(float noundef %27) #10
  ret float %28
}

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i32 0, -2147483647) i32 @_Z3absi(i32 noundef %0) #5 {
  %2 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3cosf(float noundef %0) #7 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x4160000000000000
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fmuladd.f32(float %2, float 0x3FE45F3060000000, float 5.000000e-01)
  %6 = tail call noundef float @llvm.trunc.f32(float %5)
  %7 = fmul float %6, 0x3FF921FB40000000
  %8 = fneg float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FF921FB40000000, float %8)
  %10 = fsub float %2, %7
  %11 = fsub float %2, %10
  %12 = fsub float %11, %7
  %13 = fsub float %12, %9
  %14 = fadd float %10, %13
  %15 = fmul float %6, 0x3E74442D00000000
  %16 = fneg float %15
  %17 = tail call noundef float @llvm.fma.f32(float %6, float 0x3E74442D00000000, float %16)
  %18 = fsub float %14, %15
  %19 = fsub float %14, %18
  %20 = fsub float %19, %15
  %21 = fsub float %20, %17
  %22 = fadd float %18, %21
  %23 = fmul float %6, 0x3CF8469880000000
  %24 = fneg float %23
  %25 = tail call noundef float @llvm.fma.f32(float %6, float 0x3CF8469880000000, float %24)
  %26 = fsub float %22, %23
  %27 = fsub float %22, %26
  %28 = fsub float %27, %23
  %29 = fadd float %26, %28
  %30 = fneg float %25
  %31 = fptosi float %6 to i32
  br label %195

32:                                               ; preds = %1
  %33 = bitcast float %2 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %33, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = mul i32 %36, -28220501
  %38 = zext nneg i32 %36 to i64
  %39 = mul nuw nsw i64 %38, 4266746795
  %40 = lshr i64 %39, 32
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = mul i32 %36, 1011060801
  %43 = add i32 %42, %41
  %44 = mul nuw nsw i64 %38, 1011060801
  %45 = lshr i64 %44, 32
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = icmp ult i32 %43, %41
  %48 = zext i1 %47 to i32
  %49 = add nuw nsw i32 %48, %46
  %50 = mul i32 %36, -614296167
  %51 = add i32 %49, %50
  %52 = mul nuw nsw i64 %38, 3680671129
  %53 = lshr i64 %52, 32
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp ult i32 %51, %49
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %56, %54
  %58 = mul i32 %36, -181084736
  %59 = add i32 %57, %58
  %60 = mul nuw nsw i64 %38, 4113882560
  %61 = lshr i64 %60, 32
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = icmp ult i32 %59, %57
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %62
  %66 = mul i32 %36, -64530479
  %67 = add i32 %65, %66
  %68 = mul nuw nsw i64 %38, 4230436817
  %69 = lshr i64 %68, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = icmp ult i32 %67, %65
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %72, %70
  %74 = mul i32 %36, 1313084713
  %75 = add i32 %73, %74
  %76 = mul nuw nsw i64 %38, 1313084713
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %36, -1560706194
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %38, 2734261102
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = add nsw i32 %34, -120
  %91 = icmp ugt i32 %90, 31
  %92 = select i1 %91, i32 %83, i32 %89
  %93 = select i1 %91, i32 %75, i32 %83
  %94 = select i1 %91, i32 %67, i32 %75
  %95 = select i1 %91, i32 %59, i32 %67
  %96 = select i1 %91, i32 %51, i32 %59
  %97 = select i1 %91, i32 %43, i32 %51
  %98 = select i1 %91, i32 %37, i32 %43
  %99 = select i1 %91, i32 -32, i32 0
  %100 = add nsw i32 %99, %90
  %101 = icmp ugt i32 %100, 31
  %102 = select i1 %101, i32 %93, i32 %92
  %103 = select i1 %101, i32 %94, i32 %93
  %104 = select i1 %101, i32 %95, i32 %94
  %105 = select i1 %101, i32 %96, i32 %95
  %106 = select i1 %101, i32 %97, i32 %96
  %107 = select i1 %101, i32 %98, i32 %97
  %108 = select i1 %101, i32 -32, i32 0
  %109 = add nsw i32 %108, %100
  %110 = icmp ugt i32 %109, 31
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = select i1 %110, i32 %104, i32 %103
  %113 = select i1 %110, i32 %105, i32 %104
  %114 = select i1 %110, i32 %106, i32 %105
  %115 = select i1 %110, i32 %107, i32 %106
  %116 = select i1 %110, i32 -32, i32 0
  %117 = add nsw i32 %116, %109
  %118 = icmp ugt i32 %117, 31
  %119 = select i1 %118, i32 %112, i32 %111
  %120 = select i1 %118, i32 %113, i32 %112
  %121 = select i1 %118, i32 %114, i32 %113
  %122 = select i1 %118, i32 %115, i32 %114
  %123 = select i1 %118, i32 -32, i32 0
  %124 = sub nsw i32 0, %117
  %125 = icmp eq i32 %123, %124
  %126 = sub nsw i32 24, %34
  %127 = and i32 %90, 31
  %128 = shl i32 %119, %127
  %129 = and i32 %126, 31
  %130 = lshr i32 %120, %129
  %131 = or i32 %128, %130
  %132 = shl i32 %120, %127
  %133 = lshr i32 %121, %129
  %134 = or i32 %132, %133
  %135 = shl i32 %121, %127
  %136 = lshr i32 %122, %129
  %137 = or i32 %135, %136
  %138 = select i1 %125, i32 %119, i32 %131
  %139 = select i1 %125, i32 %120, i32 %134
  %140 = select i1 %125, i32 %121, i32 %137
  %141 = lshr i32 %138, 29
  %142 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %139, i32 2)
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = shl i32 %140, 2
  %145 = and i32 %141, 1
  %146 = sub nsw i32 0, %145
  %147 = shl i32 %141, 31
  %148 = xor i32 %142, %146
  %149 = xor i32 %143, %146
  %150 = xor i32 %144, %146
  %151 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %148, i1 false)
  %152 = add nuw nsw i32 %151, 1
  %153 = and i32 %152, 31
  %154 = shl i32 %148, %153
  %155 = and i32 %151, 31
  %156 = xor i32 %155, 31
  %157 = lshr i32 %149, %156
  %158 = or i32 %154, %157
  %159 = shl i32 %149, %153
  %160 = lshr i32 %150, %156
  %161 = or i32 %159, %160
  %162 = lshr i32 %158, 9
  %163 = shl nuw nsw i32 %151, 23
  %164 = sub nsw i32 %162, %163
  %165 = add nsw i32 %164, 1056964608
  %166 = or i32 %165, %147
  %167 = bitcast i32 %166 to float
  %168 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %161, i32 23)
  %169 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %168, i1 false)
  %170 = xor i32 %169, -1
  %171 = add nuw nsw i32 %169, 1
  %172 = and i32 %171, 31
  %173 = shl i32 %168, %172
  %174 = and i32 %169, 31
  %175 = xor i32 %174, 31
  %176 = lshr i32 %161, %175
  %177 = or i32 %173, %176
  %178 = sub nuw nsw i32 %170, %151
  %179 = shl nsw i32 %178, 23
  %180 = lshr i32 %177, 9
  %181 = add nsw i32 %179, 864026624
  %182 = or disjoint i32 %180, %181
  %183 = or i32 %182, %147
  %184 = bitcast i32 %183 to float
  %185 = fmul float %167, 0x3FF921FB40000000
  %186 = fneg float %185
  %187 = tail call noundef float @llvm.fma.f32(float %167, float 0x3FF921FB40000000, float %186)
  %188 = tail call noundef float @llvm.fma.f32(float %167, float 0x3E74442D00000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %184, float 0x3FF921FB40000000, float %188)
  %190 = fadd float %185, %189
  %191 = fsub float %190, %185
  %192 = fsub float %189, %191
  %193 = lshr i32 %138, 30
  %194 = add nuw nsw i32 %145, %193
  br label %195

195:                                              ; preds = %32, %4
  %196 = phi float [ %29, %4 ], [ %190, %32 ]
  %197 = phi float [ %30, %4 ], [ %192, %32 ]
  %198 = phi i32 [ %31, %4 ], [ %194, %32 ]
  %199 = fcmp ord float %0, 0.000000e+00
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = call float @llvm.nvvm.fabs.f32(float %0)
  %202 = fcmp oeq float %201, 0x7FF0000000000000
  %203 = select i1 %202, i32 1, i32 0
  %204 = icmp eq i32 %203, 0
  br label %205

205:                                              ; preds = %195, %200
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  %207 = tail call float @llvm.fabs.f32(float %196)
  %208 = bitcast float %207 to i32
  %209 = icmp samesign ugt i32 %208, 1061683200
  %210 = add nsw i32 %208, -1050253722
  %211 = icmp ult i32 %210, 11429479
  %212 = add nsw i32 %208, -16777216
  %213 = bitcast i32 %212 to float
  %214 = select i1 %211, float %213, float 0.000000e+00
  %215 = select i1 %209, float 2.812500e-01, float %214
  %216 = fsub float 1.000000e+00, %215
  %217 = fmul float %196, %196
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %219 = tail call noundef float @llvm.fmuladd.f32(float %217, float %218, float 0xBE92524740000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %217, float %219, float 0x3EFA015C40000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %217, float %220, float 0xBF56C16C00000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %217, float %221, float 0x3FA5555560000000)
  %223 = fmul float %217, %222
  %224 = fneg float %196
  %225 = fmul float %197, %224
  %226 = tail call noundef float @llvm.fmuladd.f32(float %217, float %223, float %225)
  %227 = fneg float %215
  %228 = tail call noundef float @llvm.fmuladd.f32(float %217, float 5.000000e-01, float %227)
  %229 = fsub float %226, %228
  %230 = fadd float %216, %229
  %231 = fmul float %196, %217
  %232 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %233 = tail call noundef float @llvm.fmuladd.f32(float %217, float %232, float 0x3EC6DBE4A0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %217, float %233, float 0xBF2A013A80000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %217, float %234, float 0x3F811110E0000000)
  %236 = fneg float %231
  %237 = fmul float %235, %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %197, float 5.000000e-01, float %237)
  %239 = fneg float %197
  %240 = tail call noundef float @llvm.fmuladd.f32(float %217, float %238, float %239)
  %241 = tail call noundef float @llvm.fmuladd.f32(float %231, float 0x3FC5555560000000, float %240)
  %242 = fsub float %196, %241
  %243 = shl i32 %198, 30
  %244 = and i32 %243, -2147483648
  %245 = and i32 %198, 1
  %246 = icmp eq i32 %245, 0
  %247 = fneg float %242
  %248 = select i1 %246, float %230, float %247
  %249 = bitcast float %248 to i32
  %250 = xor i32 %244, %249
  %251 = bitcast i32 %250 to float
  %252 = select i1 %206, float %251, float 0x7FF8000000000000
  ret float %252
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
  %20 = fdiv float %18, %19, !fpmath !22
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
define internal noundef float @_Z4fabsf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3logf(float noundef %0) #7 {
  %2 = fcmp olt float %0, 0x3810000000000000
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = fmul float %0, 0x4160000000000000
  br label %5

5:                                                ; preds = %3, %1
  %6 = phi float [ %4, %3 ], [ %0, %1 ]
  %7 = phi float [ -2.300000e+01, %3 ], [ 0.000000e+00, %1 ]
  %8 = bitcast float %6 to i32
  %9 = sub i32 %8, 1059760811
  %10 = and i32 %9, -8388608
  %11 = bitcast float %6 to i32
  %12 = sub i32 %11, %10
  %13 = bitcast i32 %12 to float
  %14 = sitofp i32 %10 to float
  %15 = call float @llvm.nvvm.fma.rn.f(float %14, float 0x3E80000000000000, float %7) #11
  %16 = fsub float %13, 1.000000e+00
  %17 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %16, float 0x3FC2073EC0000000) #11
  %18 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 0xBFBF19B980000000) #11
  %19 = call float @llvm.nvvm.fma.rn.f(float %18, float %16, float 0x3FC1E52AA0000000) #11
  %20 = call float @llvm.nvvm.fma.rn.f(float %19, float %16, float 0xBFC55B1720000000) #11
  %21 = call float @llvm.nvvm.fma.rn.f(float %20, float %16, float 0x3FC99DA160000000) #11
  %22 = call float @llvm.nvvm.fma.rn.f(float %21, float %16, float 0xBFCFFFE440000000) #11
  %23 = call float @llvm.nvvm.fma.rn.f(float %22, float %16, float 0x3FD5554F00000000) #11
  %24 = call float @llvm.nvvm.fma.rn.f(float %23, float %16, float -5.000000e-01) #11
  %25 = fmul float %24, %16
  %26 = call float @llvm.nvvm.fma.rn.f(float %25, float %16, float %16) #11
  %27 = call float @llvm.nvvm.fma.rn.f(float %15, float 0x3FE62E4300000000, float %26) #11
  %28 = bitcast float %6 to i32
  %29 = icmp uge i32 %28, 2139095040
  br i1 %29, label %30, label %32

30:                                               ; preds = %5
  %31 = call float @llvm.nvvm.fma.rn.f(float %6, float 0x7FF0000000000000, float 0x7FF0000000000000) #11
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi float [ %31, %30 ], [ %27, %5 ]
  %34 = fcmp oeq float %6, 0.000000e+00
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %36

36:                                               ; preds = %32, %35
  %37 = phi float [ 0xFFF0000000000000, %35 ], [ %33, %32 ]
  ret float %37
}

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #6

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"uchar*", !"int*", !"float*", !"int", !"int", !"int", !"float*"}
!13 = !{!"", !"", !"", !"const", !"const", !"", !"", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"float", !"int"}
!17 = !{!"", !"", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float*", !"int"}
!21 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!22 = !{float 2.500000e+00}
