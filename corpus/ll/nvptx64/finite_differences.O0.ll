; ModuleID = 'corpus/opencl/finite_differences.cl'
source_filename = "corpus/opencl/finite_differences.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cell = type { float, float, float }

@wave_order8.tile = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wave_order8(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %11, align 4
  %24 = call i64 @_Z12get_local_idj(i32 noundef 1) #11
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %12, align 4
  %26 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %27 = add i64 %26, 4
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %13, align 4
  %29 = call i64 @_Z13get_global_idj(i32 noundef 1) #11
  %30 = add i64 %29, 4
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %32

32:                                               ; preds = %73, %5
  %33 = load i32, ptr %15, align 4
  %34 = icmp slt i32 %33, 2
  br i1 %34, label %35, label %76

35:                                               ; preds = %32
  store i32 0, ptr %16, align 4
  br label %36

36:                                               ; preds = %69, %35
  %37 = load i32, ptr %16, align 4
  %38 = icmp slt i32 %37, 2
  br i1 %38, label %39, label %72

39:                                               ; preds = %36
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i32, ptr %14, align 4
  %42 = sub nsw i32 %41, 4
  %43 = load i32, ptr %15, align 4
  %44 = mul nsw i32 8, %43
  %45 = add nsw i32 %42, %44
  %46 = load i32, ptr %10, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %13, align 4
  %49 = add nsw i32 %47, %48
  %50 = sub nsw i32 %49, 4
  %51 = load i32, ptr %16, align 4
  %52 = mul nsw i32 8, %51
  %53 = add nsw i32 %50, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4
  %57 = load i32, ptr %12, align 4
  %58 = load i32, ptr %15, align 4
  %59 = mul nsw i32 8, %58
  %60 = add nsw i32 %57, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %61
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %16, align 4
  %65 = mul nsw i32 8, %64
  %66 = add nsw i32 %63, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x float], ptr addrspace(3) %62, i64 0, i64 %67
  store float %56, ptr addrspace(3) %68, align 4
  br label %69

69:                                               ; preds = %39
  %70 = load i32, ptr %16, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %16, align 4
  br label %36

72:                                               ; preds = %36
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %15, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4
  br label %32

76:                                               ; preds = %32
  call void @_Z7barrierj(i32 noundef 1) #10
  %77 = load i32, ptr %11, align 4
  %78 = add nsw i32 %77, 4
  store i32 %78, ptr %17, align 4
  %79 = load i32, ptr %12, align 4
  %80 = add nsw i32 %79, 4
  store i32 %80, ptr %18, align 4
  %81 = load ptr addrspace(1), ptr %9, align 8
  %82 = getelementptr inbounds float, ptr addrspace(1) %81, i64 0
  %83 = load float, ptr addrspace(1) %82, align 4
  %84 = fmul float 2.000000e+00, %83
  %85 = load i32, ptr %18, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %86
  %88 = load i32, ptr %17, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x float], ptr addrspace(3) %87, i64 0, i64 %89
  %91 = load float, ptr addrspace(3) %90, align 4
  %92 = fmul float %84, %91
  store float %92, ptr %19, align 4
  store i32 1, ptr %20, align 4
  br label %93

93:                                               ; preds = %143, %76
  %94 = load i32, ptr %20, align 4
  %95 = icmp sle i32 %94, 4
  br i1 %95, label %96, label %146

96:                                               ; preds = %93
  %97 = load ptr addrspace(1), ptr %9, align 8
  %98 = load i32, ptr %20, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = load i32, ptr %18, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %103
  %105 = load i32, ptr %17, align 4
  %106 = load i32, ptr %20, align 4
  %107 = sub nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x float], ptr addrspace(3) %104, i64 0, i64 %108
  %110 = load float, ptr addrspace(3) %109, align 4
  %111 = load i32, ptr %18, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %112
  %114 = load i32, ptr %17, align 4
  %115 = load i32, ptr %20, align 4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x float], ptr addrspace(3) %113, i64 0, i64 %117
  %119 = load float, ptr addrspace(3) %118, align 4
  %120 = fadd float %110, %119
  %121 = load i32, ptr %18, align 4
  %122 = load i32, ptr %20, align 4
  %123 = sub nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %124
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [16 x float], ptr addrspace(3) %125, i64 0, i64 %127
  %129 = load float, ptr addrspace(3) %128, align 4
  %130 = fadd float %120, %129
  %131 = load i32, ptr %18, align 4
  %132 = load i32, ptr %20, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %134
  %136 = load i32, ptr %17, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [16 x float], ptr addrspace(3) %135, i64 0, i64 %137
  %139 = load float, ptr addrspace(3) %138, align 4
  %140 = fadd float %130, %139
  %141 = load float, ptr %19, align 4
  %142 = call float @llvm.fmuladd.f32(float %101, float %140, float %141)
  store float %142, ptr %19, align 4
  br label %143

143:                                              ; preds = %96
  %144 = load i32, ptr %20, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %20, align 4
  br label %93, !llvm.loop !14

146:                                              ; preds = %93
  %147 = load i32, ptr %14, align 4
  %148 = load i32, ptr %10, align 4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %13, align 4
  %151 = add nsw i32 %149, %150
  store i32 %151, ptr %21, align 4
  %152 = load i32, ptr %18, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @wave_order8.tile, i64 0, i64 %153
  %155 = load i32, ptr %17, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [16 x float], ptr addrspace(3) %154, i64 0, i64 %156
  %158 = load float, ptr addrspace(3) %157, align 4
  %159 = load ptr addrspace(1), ptr %7, align 8
  %160 = load i32, ptr %21, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr addrspace(1) %159, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4
  %164 = fneg float %163
  %165 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %158, float %164)
  %166 = load ptr addrspace(1), ptr %8, align 8
  %167 = load i32, ptr %21, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %166, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4
  %171 = load float, ptr %19, align 4
  %172 = call float @llvm.fmuladd.f32(float %170, float %171, float %165)
  %173 = load ptr addrspace(1), ptr %7, align 8
  %174 = load i32, ptr %21, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %173, i64 %175
  store float %172, ptr addrspace(1) %176, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @thomas_lines(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 8 %16, ptr addrspace(1) noundef align 8 %17, i32 noundef %18) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %13, align 4
  %22 = call i64 @_Z15get_global_sizej(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %14, align 4
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr addrspace(1) %24, i64 %26
  %28 = load double, ptr addrspace(1) %27, align 8
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = load i32, ptr %13, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr addrspace(1) %29, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 8
  %34 = fdiv double %28, %33
  %35 = load ptr addrspace(1), ptr %11, align 8
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr addrspace(1) %35, i64 %37
  store double %34, ptr addrspace(1) %38, align 8
  %39 = load ptr addrspace(1), ptr %10, align 8
  %40 = load i32, ptr %13, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr addrspace(1) %39, i64 %41
  %43 = load double, ptr addrspace(1) %42, align 8
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr addrspace(1) %44, i64 %46
  %48 = load double, ptr addrspace(1) %47, align 8
  %49 = fdiv double %43, %48
  %50 = load ptr addrspace(1), ptr %10, align 8
  %51 = load i32, ptr %13, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %50, i64 %52
  store double %49, ptr addrspace(1) %53, align 8
  store i32 1, ptr %15, align 4
  br label %54

54:                                               ; preds = %120, %6
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %12, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %123

58:                                               ; preds = %54
  %59 = load i32, ptr %15, align 4
  %60 = load i32, ptr %14, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %61, %62
  store i32 %63, ptr %16, align 4
  %64 = load ptr addrspace(1), ptr %7, align 8
  %65 = load i32, ptr %16, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr addrspace(1) %64, i64 %66
  %68 = load double, ptr addrspace(1) %67, align 8
  %69 = load ptr addrspace(1), ptr %8, align 8
  %70 = load i32, ptr %16, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr addrspace(1) %69, i64 %71
  %73 = load double, ptr addrspace(1) %72, align 8
  %74 = load ptr addrspace(1), ptr %11, align 8
  %75 = load i32, ptr %16, align 4
  %76 = load i32, ptr %14, align 4
  %77 = sub nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr addrspace(1) %74, i64 %78
  %80 = load double, ptr addrspace(1) %79, align 8
  %81 = fneg double %73
  %82 = call double @llvm.fmuladd.f64(double %81, double %80, double %68)
  %83 = fdiv double 1.000000e+00, %82
  store double %83, ptr %17, align 8
  %84 = load ptr addrspace(1), ptr %9, align 8
  %85 = load i32, ptr %16, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr addrspace(1) %84, i64 %86
  %88 = load double, ptr addrspace(1) %87, align 8
  %89 = load double, ptr %17, align 8
  %90 = fmul double %88, %89
  %91 = load ptr addrspace(1), ptr %11, align 8
  %92 = load i32, ptr %16, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr addrspace(1) %91, i64 %93
  store double %90, ptr addrspace(1) %94, align 8
  %95 = load ptr addrspace(1), ptr %10, align 8
  %96 = load i32, ptr %16, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr addrspace(1) %95, i64 %97
  %99 = load double, ptr addrspace(1) %98, align 8
  %100 = load ptr addrspace(1), ptr %8, align 8
  %101 = load i32, ptr %16, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr addrspace(1) %100, i64 %102
  %104 = load double, ptr addrspace(1) %103, align 8
  %105 = load ptr addrspace(1), ptr %10, align 8
  %106 = load i32, ptr %16, align 4
  %107 = load i32, ptr %14, align 4
  %108 = sub nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr addrspace(1) %105, i64 %109
  %111 = load double, ptr addrspace(1) %110, align 8
  %112 = fneg double %104
  %113 = call double @llvm.fmuladd.f64(double %112, double %111, double %99)
  %114 = load double, ptr %17, align 8
  %115 = fmul double %113, %114
  %116 = load ptr addrspace(1), ptr %10, align 8
  %117 = load i32, ptr %16, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr addrspace(1) %116, i64 %118
  store double %115, ptr addrspace(1) %119, align 8
  br label %120

120:                                              ; preds = %58
  %121 = load i32, ptr %15, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %15, align 4
  br label %54

123:                                              ; preds = %54
  %124 = load i32, ptr %12, align 4
  %125 = sub nsw i32 %124, 2
  store i32 %125, ptr %18, align 4
  br label %126

126:                                              ; preds = %154, %123
  %127 = load i32, ptr %18, align 4
  %128 = icmp sge i32 %127, 0
  br i1 %128, label %129, label %157

129:                                              ; preds = %126
  %130 = load i32, ptr %18, align 4
  %131 = load i32, ptr %14, align 4
  %132 = mul nsw i32 %130, %131
  %133 = load i32, ptr %13, align 4
  %134 = add nsw i32 %132, %133
  store i32 %134, ptr %19, align 4
  %135 = load ptr addrspace(1), ptr %11, align 8
  %136 = load i32, ptr %19, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr addrspace(1) %135, i64 %137
  %139 = load double, ptr addrspace(1) %138, align 8
  %140 = load ptr addrspace(1), ptr %10, align 8
  %141 = load i32, ptr %19, align 4
  %142 = load i32, ptr %14, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr addrspace(1) %140, i64 %144
  %146 = load double, ptr addrspace(1) %145, align 8
  %147 = load ptr addrspace(1), ptr %10, align 8
  %148 = load i32, ptr %19, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr addrspace(1) %147, i64 %149
  %151 = load double, ptr addrspace(1) %150, align 8
  %152 = fneg double %139
  %153 = call double @llvm.fmuladd.f64(double %152, double %146, double %151)
  store double %153, ptr addrspace(1) %150, align 8
  br label %154

154:                                              ; preds = %129
  %155 = load i32, ptr %18, align 4
  %156 = add nsw i32 %155, -1
  store i32 %156, ptr %18, align 4
  br label %126

157:                                              ; preds = %126
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @advect_limited(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load float, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, float noundef %11, i32 noundef %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = add nsw i32 %17, %18
  %20 = sub nsw i32 %19, 2
  %21 = load i32, ptr %8, align 4
  %22 = srem i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %16, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4
  store float %25, ptr %10, align 4
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %27, %28
  %30 = sub nsw i32 %29, 1
  %31 = load i32, ptr %8, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  store float %35, ptr %11, align 4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4
  store float %40, ptr %12, align 4
  %41 = load ptr addrspace(1), ptr %5, align 8
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %42, 1
  %44 = load i32, ptr %8, align 4
  %45 = srem i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %41, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4
  store float %48, ptr %13, align 4
  %49 = load float, ptr %12, align 4
  %50 = load float, ptr %7, align 4
  %51 = load float, ptr %11, align 4
  %52 = load float, ptr %12, align 4
  %53 = load float, ptr %13, align 4
  %54 = load float, ptr %7, align 4
  %55 = call float @face(float noundef %51, float noundef %52, float noundef %53, float noundef %54) #10
  %56 = load float, ptr %10, align 4
  %57 = load float, ptr %11, align 4
  %58 = load float, ptr %12, align 4
  %59 = load float, ptr %7, align 4
  %60 = call float @face(float noundef %56, float noundef %57, float noundef %58, float noundef %59) #10
  %61 = fsub float %55, %60
  %62 = fneg float %50
  %63 = call float @llvm.fmuladd.f32(float %62, float %61, float %49)
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %64, i64 %66
  store float %63, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @shallow_water(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, float noundef %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, float noundef %3) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.cell, align 4
  %12 = alloca %struct.cell, align 4
  %13 = alloca %struct.cell, align 4
  %14 = alloca %struct.cell, align 4
  %15 = alloca %struct.cell, align 4
  %16 = alloca %struct.cell, align 4
  %17 = alloca %struct.cell, align 4
  %18 = alloca %struct.cell, align 4
  %19 = alloca %struct.cell, align 4
  %20 = alloca %struct.cell, align 4
  %21 = alloca %struct.cell, align 4
  %22 = alloca %struct.cell, align 4
  %23 = alloca %struct.cell, align 4
  %24 = alloca %struct.cell, align 4
  %25 = alloca %struct.cell, align 4
  %26 = alloca %struct.cell, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %27 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %9, align 4
  %29 = call i64 @_Z13get_global_idj(i32 noundef 1) #11
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %10, align 4
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %7, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.cell, ptr addrspace(1) %31, i64 %37
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %11, ptr addrspace(1) align 4 %38, i64 12, i1 false)
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = load i32, ptr %10, align 4
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = sub nsw i32 %43, 1
  %45 = call i32 @_Z3maxii(i32 noundef %44, i32 noundef 0) #11
  %46 = add nsw i32 %42, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.cell, ptr addrspace(1) %39, i64 %47
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %12, ptr addrspace(1) align 4 %48, i64 12, i1 false)
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %7, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %7, align 4
  %56 = sub nsw i32 %55, 1
  %57 = call i32 @_Z3minii(i32 noundef %54, i32 noundef %56) #11
  %58 = add nsw i32 %52, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.cell, ptr addrspace(1) %49, i64 %59
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %13, ptr addrspace(1) align 4 %60, i64 12, i1 false)
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i32, ptr %10, align 4
  %63 = sub nsw i32 %62, 1
  %64 = call i32 @_Z3maxii(i32 noundef %63, i32 noundef 0) #11
  %65 = load i32, ptr %7, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.cell, ptr addrspace(1) %61, i64 %69
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %14, ptr addrspace(1) align 4 %70, i64 12, i1 false)
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = load i32, ptr %10, align 4
  %73 = add nsw i32 %72, 1
  %74 = load i32, ptr %7, align 4
  %75 = sub nsw i32 %74, 1
  %76 = call i32 @_Z3minii(i32 noundef %73, i32 noundef %75) #11
  %77 = load i32, ptr %7, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %9, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.cell, ptr addrspace(1) %71, i64 %81
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %15, ptr addrspace(1) align 4 %82, i64 12, i1 false)
  %83 = call %struct.cell @lax_friedrichs(ptr noundef byval(%struct.cell) align 4 %12, ptr noundef byval(%struct.cell) align 4 %11) #10
  %84 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 0
  %85 = extractvalue %struct.cell %83, 0
  store float %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 1
  %87 = extractvalue %struct.cell %83, 1
  store float %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 2
  %89 = extractvalue %struct.cell %83, 2
  store float %89, ptr %88, align 4
  %90 = call %struct.cell @lax_friedrichs(ptr noundef byval(%struct.cell) align 4 %11, ptr noundef byval(%struct.cell) align 4 %13) #10
  %91 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 0
  %92 = extractvalue %struct.cell %90, 0
  store float %92, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 1
  %94 = extractvalue %struct.cell %90, 1
  store float %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 2
  %96 = extractvalue %struct.cell %90, 2
  store float %96, ptr %95, align 4
  %97 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %14) #10
  %98 = getelementptr inbounds nuw %struct.cell, ptr %20, i32 0, i32 0
  %99 = extractvalue %struct.cell %97, 0
  store float %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.cell, ptr %20, i32 0, i32 1
  %101 = extractvalue %struct.cell %97, 1
  store float %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.cell, ptr %20, i32 0, i32 2
  %103 = extractvalue %struct.cell %97, 2
  store float %103, ptr %102, align 4
  %104 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %11) #10
  %105 = getelementptr inbounds nuw %struct.cell, ptr %21, i32 0, i32 0
  %106 = extractvalue %struct.cell %104, 0
  store float %106, ptr %105, align 4
  %107 = getelementptr inbounds nuw %struct.cell, ptr %21, i32 0, i32 1
  %108 = extractvalue %struct.cell %104, 1
  store float %108, ptr %107, align 4
  %109 = getelementptr inbounds nuw %struct.cell, ptr %21, i32 0, i32 2
  %110 = extractvalue %struct.cell %104, 2
  store float %110, ptr %109, align 4
  %111 = call %struct.cell @lax_friedrichs(ptr noundef byval(%struct.cell) align 4 %20, ptr noundef byval(%struct.cell) align 4 %21) #10
  %112 = getelementptr inbounds nuw %struct.cell, ptr %19, i32 0, i32 0
  %113 = extractvalue %struct.cell %111, 0
  store float %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.cell, ptr %19, i32 0, i32 1
  %115 = extractvalue %struct.cell %111, 1
  store float %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.cell, ptr %19, i32 0, i32 2
  %117 = extractvalue %struct.cell %111, 2
  store float %117, ptr %116, align 4
  %118 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %19) #10
  %119 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 0
  %120 = extractvalue %struct.cell %118, 0
  store float %120, ptr %119, align 4
  %121 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 1
  %122 = extractvalue %struct.cell %118, 1
  store float %122, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 2
  %124 = extractvalue %struct.cell %118, 2
  store float %124, ptr %123, align 4
  %125 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %11) #10
  %126 = getelementptr inbounds nuw %struct.cell, ptr %24, i32 0, i32 0
  %127 = extractvalue %struct.cell %125, 0
  store float %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.cell, ptr %24, i32 0, i32 1
  %129 = extractvalue %struct.cell %125, 1
  store float %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.cell, ptr %24, i32 0, i32 2
  %131 = extractvalue %struct.cell %125, 2
  store float %131, ptr %130, align 4
  %132 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %15) #10
  %133 = getelementptr inbounds nuw %struct.cell, ptr %25, i32 0, i32 0
  %134 = extractvalue %struct.cell %132, 0
  store float %134, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.cell, ptr %25, i32 0, i32 1
  %136 = extractvalue %struct.cell %132, 1
  store float %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.cell, ptr %25, i32 0, i32 2
  %138 = extractvalue %struct.cell %132, 2
  store float %138, ptr %137, align 4
  %139 = call %struct.cell @lax_friedrichs(ptr noundef byval(%struct.cell) align 4 %24, ptr noundef byval(%struct.cell) align 4 %25) #10
  %140 = getelementptr inbounds nuw %struct.cell, ptr %23, i32 0, i32 0
  %141 = extractvalue %struct.cell %139, 0
  store float %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.cell, ptr %23, i32 0, i32 1
  %143 = extractvalue %struct.cell %139, 1
  store float %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.cell, ptr %23, i32 0, i32 2
  %145 = extractvalue %struct.cell %139, 2
  store float %145, ptr %144, align 4
  %146 = call %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %23) #10
  %147 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 0
  %148 = extractvalue %struct.cell %146, 0
  store float %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 1
  %150 = extractvalue %struct.cell %146, 1
  store float %150, ptr %149, align 4
  %151 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 2
  %152 = extractvalue %struct.cell %146, 2
  store float %152, ptr %151, align 4
  %153 = getelementptr inbounds nuw %struct.cell, ptr %11, i32 0, i32 0
  %154 = load float, ptr %153, align 4
  %155 = load float, ptr %8, align 4
  %156 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 0
  %157 = load float, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 0
  %159 = load float, ptr %158, align 4
  %160 = fsub float %157, %159
  %161 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 0
  %162 = load float, ptr %161, align 4
  %163 = fadd float %160, %162
  %164 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 0
  %165 = load float, ptr %164, align 4
  %166 = fsub float %163, %165
  %167 = fneg float %155
  %168 = call float @llvm.fmuladd.f32(float %167, float %166, float %154)
  %169 = getelementptr inbounds nuw %struct.cell, ptr %26, i32 0, i32 0
  store float %168, ptr %169, align 4
  %170 = getelementptr inbounds nuw %struct.cell, ptr %11, i32 0, i32 1
  %171 = load float, ptr %170, align 4
  %172 = load float, ptr %8, align 4
  %173 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 1
  %174 = load float, ptr %173, align 4
  %175 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 1
  %176 = load float, ptr %175, align 4
  %177 = fsub float %174, %176
  %178 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 1
  %179 = load float, ptr %178, align 4
  %180 = fadd float %177, %179
  %181 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 1
  %182 = load float, ptr %181, align 4
  %183 = fsub float %180, %182
  %184 = fneg float %172
  %185 = call float @llvm.fmuladd.f32(float %184, float %183, float %171)
  %186 = getelementptr inbounds nuw %struct.cell, ptr %26, i32 0, i32 1
  store float %185, ptr %186, align 4
  %187 = getelementptr inbounds nuw %struct.cell, ptr %11, i32 0, i32 2
  %188 = load float, ptr %187, align 4
  %189 = load float, ptr %8, align 4
  %190 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 2
  %191 = load float, ptr %190, align 4
  %192 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 2
  %193 = load float, ptr %192, align 4
  %194 = fsub float %191, %193
  %195 = getelementptr inbounds nuw %struct.cell, ptr %22, i32 0, i32 2
  %196 = load float, ptr %195, align 4
  %197 = fadd float %194, %196
  %198 = getelementptr inbounds nuw %struct.cell, ptr %18, i32 0, i32 2
  %199 = load float, ptr %198, align 4
  %200 = fsub float %197, %199
  %201 = fneg float %189
  %202 = call float @llvm.fmuladd.f32(float %201, float %200, float %188)
  %203 = getelementptr inbounds nuw %struct.cell, ptr %26, i32 0, i32 2
  store float %202, ptr %203, align 4
  %204 = load ptr addrspace(1), ptr %6, align 8
  %205 = load i32, ptr %10, align 4
  %206 = load i32, ptr %7, align 4
  %207 = mul nsw i32 %205, %206
  %208 = load i32, ptr %9, align 4
  %209 = add nsw i32 %207, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %struct.cell, ptr addrspace(1) %204, i64 %210
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %211, ptr align 4 %26, i64 12, i1 false)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @face(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #1 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store float %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load float, ptr %6, align 4
  %10 = load float, ptr %8, align 4
  %11 = fsub float 1.000000e+00, %10
  %12 = fmul float 5.000000e-01, %11
  %13 = load float, ptr %7, align 4
  %14 = load float, ptr %6, align 4
  %15 = fsub float %13, %14
  %16 = load float, ptr %6, align 4
  %17 = load float, ptr %5, align 4
  %18 = fsub float %16, %17
  %19 = call float @minmod(float noundef %15, float noundef %18) #10
  %20 = call float @llvm.fmuladd.f32(float %12, float %19, float %9)
  ret float %20
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @minmod(float noundef %0, float noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fmul float %5, %6
  %8 = fcmp ole float %7, 0.000000e+00
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %22

10:                                               ; preds = %2
  %11 = load float, ptr %3, align 4
  %12 = call float @_Z4fabsf(float noundef %11) #11
  %13 = load float, ptr %4, align 4
  %14 = call float @_Z4fabsf(float noundef %13) #11
  %15 = fcmp olt float %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = load float, ptr %3, align 4
  br label %20

18:                                               ; preds = %10
  %19 = load float, ptr %4, align 4
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi float [ %17, %16 ], [ %19, %18 ]
  br label %22

22:                                               ; preds = %20, %9
  %23 = phi float [ 0.000000e+00, %9 ], [ %21, %20 ]
  ret float %23
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.cell @lax_friedrichs(ptr noundef byval(%struct.cell) align 4 %0, ptr noundef byval(%struct.cell) align 4 %1) #1 {
  %3 = alloca %struct.cell, align 4
  %4 = alloca %struct.cell, align 4
  %5 = alloca %struct.cell, align 4
  %6 = alloca float, align 4
  %7 = call %struct.cell @flux_x(ptr noundef byval(%struct.cell) align 4 %0) #10
  %8 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 0
  %9 = extractvalue %struct.cell %7, 0
  store float %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 1
  %11 = extractvalue %struct.cell %7, 1
  store float %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 2
  %13 = extractvalue %struct.cell %7, 2
  store float %13, ptr %12, align 4
  %14 = call %struct.cell @flux_x(ptr noundef byval(%struct.cell) align 4 %1) #10
  %15 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 0
  %16 = extractvalue %struct.cell %14, 0
  store float %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 1
  %18 = extractvalue %struct.cell %14, 1
  store float %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 2
  %20 = extractvalue %struct.cell %14, 2
  store float %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %24 = load float, ptr %23, align 4
  %25 = fdiv float %22, %24
  %26 = call float @_Z4fabsf(float noundef %25) #11
  %27 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  %29 = fmul float 0x40239EB860000000, %28
  %30 = call float @_Z4sqrtf(float noundef %29) #11
  %31 = fadd float %26, %30
  %32 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 1
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 0
  %35 = load float, ptr %34, align 4
  %36 = fdiv float %33, %35
  %37 = call float @_Z4fabsf(float noundef %36) #11
  %38 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 0
  %39 = load float, ptr %38, align 4
  %40 = fmul float 0x40239EB860000000, %39
  %41 = call float @_Z4sqrtf(float noundef %40) #11
  %42 = fadd float %37, %41
  %43 = call float @_Z4fmaxff(float noundef %31, float noundef %42) #11
  store float %43, ptr %6, align 4
  %44 = getelementptr inbounds nuw %struct.cell, ptr %3, i32 0, i32 0
  %45 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 0
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 0
  %48 = load float, ptr %47, align 4
  %49 = fadd float %46, %48
  %50 = load float, ptr %6, align 4
  %51 = fmul float 5.000000e-01, %50
  %52 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 0
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %55 = load float, ptr %54, align 4
  %56 = fsub float %53, %55
  %57 = fmul float %51, %56
  %58 = fneg float %57
  %59 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %49, float %58)
  store float %59, ptr %44, align 4
  %60 = getelementptr inbounds nuw %struct.cell, ptr %3, i32 0, i32 1
  %61 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 1
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 1
  %64 = load float, ptr %63, align 4
  %65 = fadd float %62, %64
  %66 = load float, ptr %6, align 4
  %67 = fmul float 5.000000e-01, %66
  %68 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 1
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %71 = load float, ptr %70, align 4
  %72 = fsub float %69, %71
  %73 = fmul float %67, %72
  %74 = fneg float %73
  %75 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %65, float %74)
  store float %75, ptr %60, align 4
  %76 = getelementptr inbounds nuw %struct.cell, ptr %3, i32 0, i32 2
  %77 = getelementptr inbounds nuw %struct.cell, ptr %4, i32 0, i32 2
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 2
  %80 = load float, ptr %79, align 4
  %81 = fadd float %78, %80
  %82 = load float, ptr %6, align 4
  %83 = fmul float 5.000000e-01, %82
  %84 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 2
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 2
  %87 = load float, ptr %86, align 4
  %88 = fsub float %85, %87
  %89 = fmul float %83, %88
  %90 = fneg float %89
  %91 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %81, float %90)
  store float %91, ptr %76, align 4
  %92 = load %struct.cell, ptr %3, align 4
  ret %struct.cell %92
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.cell @turned(ptr noundef byval(%struct.cell) align 4 %0) #1 {
  %2 = alloca %struct.cell, align 4
  %3 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  store float %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  store float %8, ptr %6, align 4
  %9 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 2
  %10 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  store float %11, ptr %9, align 4
  %12 = load %struct.cell, ptr %2, align 4
  ret %struct.cell %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.cell @flux_x(ptr noundef byval(%struct.cell) align 4 %0) #1 {
  %2 = alloca %struct.cell, align 4
  %3 = alloca float, align 4
  %4 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = fdiv float %5, %7
  store float %8, ptr %3, align 4
  %9 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  store float %11, ptr %9, align 4
  %12 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = load float, ptr %3, align 4
  %16 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %17 = load float, ptr %16, align 4
  %18 = fmul float 0x40139EB860000000, %17
  %19 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 0
  %20 = load float, ptr %19, align 4
  %21 = fmul float %18, %20
  %22 = call float @llvm.fmuladd.f32(float %14, float %15, float %21)
  store float %22, ptr %12, align 4
  %23 = getelementptr inbounds nuw %struct.cell, ptr %2, i32 0, i32 2
  %24 = getelementptr inbounds nuw %struct.cell, ptr %0, i32 0, i32 2
  %25 = load float, ptr %24, align 4
  %26 = load float, ptr %3, align 4
  %27 = fmul float %25, %26
  store float %27, ptr %23, align 4
  %28 = load %struct.cell, ptr %2, align 4
  ret %struct.cell %28
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #4 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #6 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #6 {
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
define internal noundef float @_Z4fabsf(float noundef %0) #6 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #6 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #8 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #12
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #6 {
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
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"int"}
!13 = !{!"restrict const", !"restrict", !"restrict const", !"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"int"}
!19 = !{!"const", !"const", !"const", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"float*", !"float*", !"float", !"int"}
!23 = !{!"const", !"", !"", !""}
!24 = !{!"cell*", !"cell*", !"int", !"float"}
