; ModuleID = 'corpus/opencl/finance_montecarlo.cl'
source_filename = "corpus/opencl/finance_montecarlo.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.tree = type { float, float, float, float, float }

@binomial_tree.value = internal addrspace(3) global [33 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load float, ptr %13, align 4
  %21 = load float, ptr %14, align 4
  call void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, float noundef %20, float noundef %21) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %15, align 4
  %24 = load ptr addrspace(1), ptr %10, align 8
  %25 = load i32, ptr %15, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %24, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4
  %29 = call float @_Z4sqrtf(float noundef %28) #11, !fpmath !14
  store float %29, ptr %16, align 4
  %30 = load ptr addrspace(1), ptr %8, align 8
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4
  %35 = load ptr addrspace(1), ptr %9, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4
  %40 = fdiv float %34, %39, !fpmath !15
  %41 = call float @_Z3logf(float noundef %40) #11
  %42 = load float, ptr %13, align 4
  %43 = load float, ptr %14, align 4
  %44 = fmul float 5.000000e-01, %43
  %45 = load float, ptr %14, align 4
  %46 = call float @llvm.fmuladd.f32(float %44, float %45, float %42)
  %47 = load ptr addrspace(1), ptr %10, align 8
  %48 = load i32, ptr %15, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4
  %52 = call float @llvm.fmuladd.f32(float %46, float %51, float %41)
  %53 = load float, ptr %14, align 4
  %54 = load float, ptr %16, align 4
  %55 = fmul float %53, %54
  %56 = fdiv float %52, %55, !fpmath !15
  store float %56, ptr %17, align 4
  %57 = load float, ptr %17, align 4
  %58 = load float, ptr %14, align 4
  %59 = load float, ptr %16, align 4
  %60 = fneg float %58
  %61 = call float @llvm.fmuladd.f32(float %60, float %59, float %57)
  store float %61, ptr %18, align 4
  %62 = load float, ptr %17, align 4
  %63 = call float @cnd(float noundef %62) #10
  store float %63, ptr %19, align 4
  %64 = load float, ptr %18, align 4
  %65 = call float @cnd(float noundef %64) #10
  store float %65, ptr %20, align 4
  %66 = load ptr addrspace(1), ptr %9, align 8
  %67 = load i32, ptr %15, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %66, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4
  %71 = load float, ptr %13, align 4
  %72 = fneg float %71
  %73 = load ptr addrspace(1), ptr %10, align 8
  %74 = load i32, ptr %15, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %73, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  %78 = fmul float %72, %77
  %79 = call float @_Z3expf(float noundef %78) #11
  %80 = fmul float %70, %79
  store float %80, ptr %21, align 4
  %81 = load ptr addrspace(1), ptr %8, align 8
  %82 = load i32, ptr %15, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %81, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4
  %86 = load float, ptr %19, align 4
  %87 = load float, ptr %21, align 4
  %88 = load float, ptr %20, align 4
  %89 = fmul float %87, %88
  %90 = fneg float %89
  %91 = call float @llvm.fmuladd.f32(float %85, float %86, float %90)
  %92 = fadd float %91, 1.000000e+02
  %93 = load ptr addrspace(1), ptr %11, align 8
  %94 = load i32, ptr %15, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %93, i64 %95
  store float %92, ptr addrspace(1) %96, align 4
  %97 = load float, ptr %21, align 4
  %98 = load float, ptr %20, align 4
  %99 = fsub float 1.000000e+00, %98
  %100 = load ptr addrspace(1), ptr %8, align 8
  %101 = load i32, ptr %15, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4
  %105 = load float, ptr %19, align 4
  %106 = fsub float 1.000000e+00, %105
  %107 = fmul float %104, %106
  %108 = fneg float %107
  %109 = call float @llvm.fmuladd.f32(float %97, float %99, float %108)
  %110 = fadd float %109, 1.000000e+02
  %111 = load ptr addrspace(1), ptr %12, align 8
  %112 = load i32, ptr %15, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %111, i64 %113
  store float %110, ptr addrspace(1) %114, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @binomial_tree(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.tree) align 4 %3) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr noundef byval(%struct.tree) align 4 %3) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.tree) align 4 %3) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  store float %23, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %24

24:                                               ; preds = %33, %4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %36

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 0
  %30 = load float, ptr %29, align 4
  %31 = load float, ptr %10, align 4
  %32 = fmul float %31, %30
  store float %32, ptr %10, align 4
  br label %33

33:                                               ; preds = %28
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %24

36:                                               ; preds = %24
  %37 = load i32, ptr %8, align 4
  store i32 %37, ptr %12, align 4
  br label %38

38:                                               ; preds = %46, %36
  %39 = load i32, ptr %12, align 4
  %40 = icmp slt i32 %39, 31
  br i1 %40, label %41, label %49

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 1
  %43 = load float, ptr %42, align 4
  %44 = load float, ptr %10, align 4
  %45 = fmul float %44, %43
  store float %45, ptr %10, align 4
  br label %46

46:                                               ; preds = %41
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %12, align 4
  br label %38

49:                                               ; preds = %38
  %50 = load ptr addrspace(1), ptr %6, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %50, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = load float, ptr %10, align 4
  %56 = fsub float %54, %55
  %57 = call float @_Z4fmaxff(float noundef %56, float noundef 0.000000e+00) #11
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [33 x float], ptr addrspace(3) @binomial_tree.value, i64 0, i64 %59
  store float %57, ptr addrspace(3) %60, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  store i32 30, ptr %13, align 4
  br label %61

61:                                               ; preds = %109, %49
  %62 = load i32, ptr %13, align 4
  %63 = icmp sge i32 %62, 0
  br i1 %63, label %64, label %112

64:                                               ; preds = %61
  store float 0.000000e+00, ptr %14, align 4
  %65 = load i32, ptr %8, align 4
  %66 = load i32, ptr %13, align 4
  %67 = icmp sle i32 %65, %66
  br i1 %67, label %68, label %99

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 4
  %70 = load float, ptr %69, align 4
  %71 = load float, ptr %10, align 4
  %72 = fmul float %71, %70
  store float %72, ptr %10, align 4
  %73 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 2
  %74 = load float, ptr %73, align 4
  %75 = load i32, ptr %8, align 4
  %76 = add nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [33 x float], ptr addrspace(3) @binomial_tree.value, i64 0, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4
  %80 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 3
  %81 = load float, ptr %80, align 4
  %82 = load i32, ptr %8, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [33 x float], ptr addrspace(3) @binomial_tree.value, i64 0, i64 %83
  %85 = load float, ptr addrspace(3) %84, align 4
  %86 = fmul float %81, %85
  %87 = call float @llvm.fmuladd.f32(float %74, float %79, float %86)
  %88 = getelementptr inbounds nuw %struct.tree, ptr %3, i32 0, i32 4
  %89 = load float, ptr %88, align 4
  %90 = fdiv float %87, %89, !fpmath !15
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i32, ptr %9, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %91, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4
  %96 = load float, ptr %10, align 4
  %97 = fsub float %95, %96
  %98 = call float @_Z4fmaxff(float noundef %90, float noundef %97) #11
  store float %98, ptr %14, align 4
  br label %99

99:                                               ; preds = %68, %64
  call void @_Z7barrierj(i32 noundef 1) #10
  %100 = load i32, ptr %8, align 4
  %101 = load i32, ptr %13, align 4
  %102 = icmp sle i32 %100, %101
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = load float, ptr %14, align 4
  %105 = load i32, ptr %8, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [33 x float], ptr addrspace(3) @binomial_tree.value, i64 0, i64 %106
  store float %104, ptr addrspace(3) %107, align 4
  br label %108

108:                                              ; preds = %103, %99
  call void @_Z7barrierj(i32 noundef 1) #10
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %13, align 4
  %111 = add nsw i32 %110, -1
  store i32 %111, ptr %13, align 4
  br label %61

112:                                              ; preds = %61
  %113 = load i32, ptr %8, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %121

115:                                              ; preds = %112
  %116 = load float, ptr addrspace(3) @binomial_tree.value, align 4
  %117 = load ptr addrspace(1), ptr %7, align 8
  %118 = load i32, ptr %9, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %117, i64 %119
  store float %116, ptr addrspace(1) %120, align 4
  br label %121

121:                                              ; preds = %115, %112
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %13 = add i64 %12, 1
  %14 = mul i64 %13, 2654435761
  %15 = load i32, ptr %5, align 4
  %16 = zext i32 %15 to i64
  %17 = xor i64 %14, %16
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %19

19:                                               ; preds = %49, %3
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  %24 = load i32, ptr %7, align 4
  %25 = mul i32 %24, 1664525
  %26 = add i32 %25, 1013904223
  store i32 %26, ptr %7, align 4
  %27 = load i32, ptr %7, align 4
  %28 = lshr i32 %27, 16
  store i32 %28, ptr %10, align 4
  %29 = load i32, ptr %7, align 4
  %30 = mul i32 %29, 1664525
  %31 = add i32 %30, 1013904223
  store i32 %31, ptr %7, align 4
  %32 = load i32, ptr %7, align 4
  %33 = lshr i32 %32, 16
  store i32 %33, ptr %11, align 4
  %34 = load i32, ptr %10, align 4
  %35 = zext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = zext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = load i32, ptr %11, align 4
  %40 = zext i32 %39 to i64
  %41 = load i32, ptr %11, align 4
  %42 = zext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = add i64 %38, %43
  %45 = icmp ult i64 %44, 4294967296
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %8, align 4
  %48 = add i32 %47, %46
  store i32 %48, ptr %8, align 4
  br label %49

49:                                               ; preds = %23
  %50 = load i32, ptr %9, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4
  br label %19

52:                                               ; preds = %19
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i32, ptr %8, align 4
  %55 = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %53, i32 noundef %54) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @implied_volatility(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2, double noundef %3) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !17 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load double, ptr %7, align 8
  %12 = load double, ptr %8, align 8
  call void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, double noundef %11, double noundef %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2, double noundef %3) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !17 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  store double 2.000000e-01, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %67, %4
  %19 = load i32, ptr %11, align 4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %21, label %70

21:                                               ; preds = %18
  %22 = load double, ptr %10, align 8
  %23 = fmul double 5.000000e-01, %22
  store double %23, ptr %12, align 8
  %24 = load double, ptr %7, align 8
  %25 = load double, ptr %12, align 8
  %26 = call double @normal_cdf(double noundef %25) #10
  %27 = load double, ptr %8, align 8
  %28 = load double, ptr %12, align 8
  %29 = fneg double %28
  %30 = call double @normal_cdf(double noundef %29) #10
  %31 = fmul double %27, %30
  %32 = fneg double %31
  %33 = call double @llvm.fmuladd.f64(double %24, double %26, double %32)
  store double %33, ptr %13, align 8
  %34 = load double, ptr %7, align 8
  %35 = fmul double %34, 0x3FD9884533D43651
  %36 = load double, ptr %12, align 8
  %37 = fmul double 5.000000e-01, %36
  %38 = load double, ptr %12, align 8
  %39 = fneg double %37
  %40 = call double @llvm.fmuladd.f64(double %39, double %38, double 1.000000e+00)
  %41 = load double, ptr %12, align 8
  %42 = fmul double 1.250000e-01, %41
  %43 = load double, ptr %12, align 8
  %44 = fmul double %42, %43
  %45 = load double, ptr %12, align 8
  %46 = fmul double %44, %45
  %47 = load double, ptr %12, align 8
  %48 = call double @llvm.fmuladd.f64(double %46, double %47, double %40)
  %49 = fmul double %35, %48
  store double %49, ptr %14, align 8
  %50 = load double, ptr %13, align 8
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr addrspace(1) %51, i64 %53
  %55 = load double, ptr addrspace(1) %54, align 8
  %56 = fsub double %50, %55
  %57 = load double, ptr %14, align 8
  %58 = fdiv double %56, %57
  store double %58, ptr %15, align 8
  %59 = load double, ptr %15, align 8
  %60 = load double, ptr %10, align 8
  %61 = fsub double %60, %59
  store double %61, ptr %10, align 8
  %62 = load double, ptr %15, align 8
  %63 = call double @_Z4fabsd(double noundef %62) #11
  %64 = fcmp olt double %63, 0x3D719799812DEA11
  br i1 %64, label %65, label %66

65:                                               ; preds = %21
  br label %70

66:                                               ; preds = %21
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %11, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %11, align 4
  br label %18

70:                                               ; preds = %65, %18
  %71 = load double, ptr %10, align 8
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr addrspace(1) %72, i64 %74
  store double %71, ptr addrspace(1) %75, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @cnd(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %2, align 4
  %5 = load float, ptr %2, align 4
  %6 = call float @_Z4fabsf(float noundef %5) #11
  %7 = call float @llvm.fmuladd.f32(float 0x3FCDA67120000000, float %6, float 1.000000e+00)
  %8 = fdiv float 1.000000e+00, %7, !fpmath !15
  store float %8, ptr %3, align 4
  %9 = load float, ptr %2, align 4
  %10 = fmul float -5.000000e-01, %9
  %11 = load float, ptr %2, align 4
  %12 = fmul float %10, %11
  %13 = call float @_Z3expf(float noundef %12) #11
  %14 = fmul float 0x3FD9884540000000, %13
  %15 = load float, ptr %3, align 4
  %16 = load float, ptr %3, align 4
  %17 = load float, ptr %3, align 4
  %18 = load float, ptr %3, align 4
  %19 = load float, ptr %3, align 4
  %20 = call float @llvm.fmuladd.f32(float %19, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %21 = call float @llvm.fmuladd.f32(float %18, float %20, float 0x3FFC80EF00000000)
  %22 = call float @llvm.fmuladd.f32(float %17, float %21, float 0xBFD6D1F0E0000000)
  %23 = call float @llvm.fmuladd.f32(float %16, float %22, float 0x3FD470BF40000000)
  %24 = fmul float %15, %23
  %25 = fmul float %14, %24
  store float %25, ptr %4, align 4
  %26 = load float, ptr %2, align 4
  %27 = fcmp ogt float %26, 0.000000e+00
  br i1 %27, label %28, label %31

28:                                               ; preds = %1
  %29 = load float, ptr %4, align 4
  %30 = fsub float 1.000000e+00, %29
  br label %33

31:                                               ; preds = %1
  %32 = load float, ptr %4, align 4
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi float [ %30, %28 ], [ %32, %31 ]
  ret float %34
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal double @normal_cdf(double noundef %0) #1 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %6 = load double, ptr %2, align 8
  store double %6, ptr %3, align 8
  %7 = load double, ptr %2, align 8
  store double %7, ptr %4, align 8
  store i32 1, ptr %5, align 4
  br label %8

8:                                                ; preds = %30, %1
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %9, 40
  br i1 %10, label %11, label %33

11:                                               ; preds = %8
  %12 = load double, ptr %2, align 8
  %13 = fneg double %12
  %14 = load double, ptr %2, align 8
  %15 = fmul double %13, %14
  %16 = load i32, ptr %5, align 4
  %17 = sitofp i32 %16 to double
  %18 = fmul double 2.000000e+00, %17
  %19 = fdiv double %15, %18
  %20 = load double, ptr %3, align 8
  %21 = fmul double %20, %19
  store double %21, ptr %3, align 8
  %22 = load double, ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = mul nsw i32 2, %23
  %25 = add nsw i32 %24, 1
  %26 = sitofp i32 %25 to double
  %27 = fdiv double %22, %26
  %28 = load double, ptr %4, align 8
  %29 = fadd double %28, %27
  store double %29, ptr %4, align 8
  br label %30

30:                                               ; preds = %11
  %31 = load i32, ptr %5, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %5, align 4
  br label %8

33:                                               ; preds = %8
  %34 = load double, ptr %4, align 8
  %35 = call double @llvm.fmuladd.f64(double %34, double 0x3FD9884533D43651, double 5.000000e-01)
  ret double %35
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
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
  %20 = fdiv float %18, %19, !fpmath !15
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fabsd(double noundef %0) #5 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  ret double %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #5 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3logf(float noundef %0) #8 {
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
  %15 = call float @llvm.nvvm.fma.rn.f(float %14, float 0x3E80000000000000, float %7) #12
  %16 = fsub float %13, 1.000000e+00
  %17 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %16, float 0x3FC2073EC0000000) #12
  %18 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 0xBFBF19B980000000) #12
  %19 = call float @llvm.nvvm.fma.rn.f(float %18, float %16, float 0x3FC1E52AA0000000) #12
  %20 = call float @llvm.nvvm.fma.rn.f(float %19, float %16, float 0xBFC55B1720000000) #12
  %21 = call float @llvm.nvvm.fma.rn.f(float %20, float %16, float 0x3FC99DA160000000) #12
  %22 = call float @llvm.nvvm.fma.rn.f(float %21, float %16, float 0xBFCFFFE440000000) #12
  %23 = call float @llvm.nvvm.fma.rn.f(float %22, float %16, float 0x3FD5554F00000000) #12
  %24 = call float @llvm.nvvm.fma.rn.f(float %23, float %16, float -5.000000e-01) #12
  %25 = fmul float %24, %16
  %26 = call float @llvm.nvvm.fma.rn.f(float %25, float %16, float %16) #12
  %27 = call float @llvm.nvvm.fma.rn.f(float %15, float 0x3FE62E4300000000, float %26) #12
  %28 = bitcast float %6 to i32
  %29 = icmp uge i32 %28, 2139095040
  br i1 %29, label %30, label %32

30:                                               ; preds = %5
  %31 = call float @llvm.nvvm.fma.rn.f(float %6, float 0x7FF0000000000000, float 0x7FF0000000000000) #12
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
define internal float @_Z4sqrtf(float noundef %0) #8 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #12
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!13 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!14 = !{float 3.000000e+00}
!15 = !{float 2.500000e+00}
!16 = !{i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"float*", !"tree"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{i32 1, i32 0, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"uint*", !"uint", !"int"}
!23 = !{!"volatile", !"", !""}
!24 = !{i32 1, i32 1, i32 0, i32 0}
!25 = !{!"double*", !"double*", !"double", !"double"}
!26 = !{!"const", !"", !"", !""}
