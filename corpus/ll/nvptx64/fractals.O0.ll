; ModuleID = 'corpus/opencl/fractals.cl'
source_filename = "corpus/opencl/fractals.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.view = type { float, float, float }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandelbrot(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.view) align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %7, align 4
  call void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %8, ptr noundef byval(%struct.view) align 4 %1, i32 noundef %9, i32 noundef %10) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.view) align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %8, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %9, align 4
  %23 = getelementptr inbounds nuw %struct.view, ptr %1, i32 0, i32 0
  %24 = load float, ptr %23, align 4
  %25 = load i32, ptr %8, align 4
  %26 = sitofp i32 %25 to float
  %27 = getelementptr inbounds nuw %struct.view, ptr %1, i32 0, i32 2
  %28 = load float, ptr %27, align 4
  %29 = call float @llvm.fmuladd.f32(float %26, float %28, float %24)
  store float %29, ptr %10, align 4
  %30 = getelementptr inbounds nuw %struct.view, ptr %1, i32 0, i32 1
  %31 = load float, ptr %30, align 4
  %32 = load i32, ptr %9, align 4
  %33 = sitofp i32 %32 to float
  %34 = getelementptr inbounds nuw %struct.view, ptr %1, i32 0, i32 2
  %35 = load float, ptr %34, align 4
  %36 = call float @llvm.fmuladd.f32(float %33, float %35, float %31)
  store float %36, ptr %11, align 4
  %37 = load float, ptr %10, align 4
  %38 = fsub float %37, 2.500000e-01
  %39 = load float, ptr %10, align 4
  %40 = fsub float %39, 2.500000e-01
  %41 = load float, ptr %11, align 4
  %42 = load float, ptr %11, align 4
  %43 = fmul float %41, %42
  %44 = call float @llvm.fmuladd.f32(float %38, float %40, float %43)
  store float %44, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  %45 = load float, ptr %12, align 4
  %46 = load float, ptr %12, align 4
  %47 = load float, ptr %10, align 4
  %48 = fsub float %47, 2.500000e-01
  %49 = fadd float %46, %48
  %50 = fmul float %45, %49
  %51 = load float, ptr %11, align 4
  %52 = fmul float 2.500000e-01, %51
  %53 = load float, ptr %11, align 4
  %54 = fmul float %52, %53
  %55 = fcmp ole float %50, %54
  br i1 %55, label %66, label %56

56:                                               ; preds = %4
  %57 = load float, ptr %10, align 4
  %58 = fadd float %57, 1.000000e+00
  %59 = load float, ptr %10, align 4
  %60 = fadd float %59, 1.000000e+00
  %61 = load float, ptr %11, align 4
  %62 = load float, ptr %11, align 4
  %63 = fmul float %61, %62
  %64 = call float @llvm.fmuladd.f32(float %58, float %60, float %63)
  %65 = fcmp ole float %64, 6.250000e-02
  br i1 %65, label %66, label %68

66:                                               ; preds = %56, %4
  %67 = load i32, ptr %7, align 4
  store i32 %67, ptr %13, align 4
  br label %100

68:                                               ; preds = %56
  store float 0.000000e+00, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %69

69:                                               ; preds = %80, %68
  %70 = load i32, ptr %13, align 4
  %71 = load i32, ptr %7, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %69
  %74 = load float, ptr %16, align 4
  %75 = load float, ptr %17, align 4
  %76 = fadd float %74, %75
  %77 = fcmp ole float %76, 1.600000e+01
  br label %78

78:                                               ; preds = %73, %69
  %79 = phi i1 [ false, %69 ], [ %77, %73 ]
  br i1 %79, label %80, label %99

80:                                               ; preds = %78
  %81 = load float, ptr %14, align 4
  %82 = fmul float 2.000000e+00, %81
  %83 = load float, ptr %15, align 4
  %84 = load float, ptr %11, align 4
  %85 = call float @llvm.fmuladd.f32(float %82, float %83, float %84)
  store float %85, ptr %15, align 4
  %86 = load float, ptr %16, align 4
  %87 = load float, ptr %17, align 4
  %88 = fsub float %86, %87
  %89 = load float, ptr %10, align 4
  %90 = fadd float %88, %89
  store float %90, ptr %14, align 4
  %91 = load float, ptr %14, align 4
  %92 = load float, ptr %14, align 4
  %93 = fmul float %91, %92
  store float %93, ptr %16, align 4
  %94 = load float, ptr %15, align 4
  %95 = load float, ptr %15, align 4
  %96 = fmul float %94, %95
  store float %96, ptr %17, align 4
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %13, align 4
  br label %69

99:                                               ; preds = %78
  br label %100

100:                                              ; preds = %99, %66
  store i32 -16777216, ptr %18, align 4
  %101 = load i32, ptr %13, align 4
  %102 = load i32, ptr %7, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %121

104:                                              ; preds = %100
  %105 = load i32, ptr %13, align 4
  %106 = mul nsw i32 %105, 9
  %107 = and i32 %106, 255
  %108 = load i32, ptr %13, align 4
  %109 = load i32, ptr %13, align 4
  %110 = mul nsw i32 %108, %109
  %111 = and i32 %110, 255
  %112 = shl i32 %111, 8
  %113 = or i32 %107, %112
  %114 = load i32, ptr %13, align 4
  %115 = mul nsw i32 %114, 3
  %116 = sub nsw i32 255, %115
  %117 = shl i32 %116, 16
  %118 = or i32 %113, %117
  %119 = load i32, ptr %18, align 4
  %120 = or i32 %119, %118
  store i32 %120, ptr %18, align 4
  br label %121

121:                                              ; preds = %104, %100
  %122 = load i32, ptr %18, align 4
  %123 = load ptr addrspace(1), ptr %5, align 8
  %124 = load i32, ptr %9, align 4
  %125 = load i32, ptr %6, align 4
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr %8, align 4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr addrspace(1) %123, i64 %129
  store i32 %122, ptr addrspace(1) %130, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandelbrot_double(ptr addrspace(1) noundef align 2 %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store double %1, ptr %8, align 8
  store double %2, ptr %9, align 8
  store double %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load double, ptr %8, align 8
  %15 = load double, ptr %9, align 8
  %16 = load double, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef align 2 %13, double noundef %14, double noundef %15, double noundef %16, i32 noundef %17, i32 noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef align 2 %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca i16, align 2
  %20 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store double %1, ptr %8, align 8
  store double %2, ptr %9, align 8
  store double %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %13, align 4
  %23 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %14, align 4
  %25 = load double, ptr %8, align 8
  %26 = load double, ptr %10, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sitofp i32 %27 to double
  %29 = fmul double %26, %28
  %30 = load i32, ptr %11, align 4
  %31 = sitofp i32 %30 to double
  %32 = fdiv double %29, %31
  %33 = fadd double %25, %32
  store double %33, ptr %15, align 8
  %34 = load double, ptr %9, align 8
  %35 = load double, ptr %10, align 8
  %36 = load i32, ptr %14, align 4
  %37 = sitofp i32 %36 to double
  %38 = fmul double %35, %37
  %39 = load i32, ptr %11, align 4
  %40 = sitofp i32 %39 to double
  %41 = fdiv double %38, %40
  %42 = fadd double %34, %41
  store double %42, ptr %16, align 8
  %43 = load double, ptr %15, align 8
  store double %43, ptr %17, align 8
  %44 = load double, ptr %16, align 8
  store double %44, ptr %18, align 8
  store i16 0, ptr %19, align 2
  br label %45

45:                                               ; preds = %75, %6
  %46 = load double, ptr %17, align 8
  %47 = load double, ptr %17, align 8
  %48 = load double, ptr %18, align 8
  %49 = load double, ptr %18, align 8
  %50 = fmul double %48, %49
  %51 = fneg double %50
  %52 = call double @llvm.fmuladd.f64(double %46, double %47, double %51)
  %53 = load double, ptr %15, align 8
  %54 = fadd double %52, %53
  store double %54, ptr %20, align 8
  %55 = load double, ptr %17, align 8
  %56 = fmul double 2.000000e+00, %55
  %57 = load double, ptr %18, align 8
  %58 = load double, ptr %16, align 8
  %59 = call double @_Z3fmaddd(double noundef %56, double noundef %57, double noundef %58) #6
  store double %59, ptr %18, align 8
  %60 = load double, ptr %20, align 8
  store double %60, ptr %17, align 8
  br label %61

61:                                               ; preds = %45
  %62 = load i16, ptr %19, align 2
  %63 = add i16 %62, 1
  store i16 %63, ptr %19, align 2
  %64 = zext i16 %63 to i32
  %65 = load i32, ptr %12, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %75

67:                                               ; preds = %61
  %68 = load double, ptr %17, align 8
  %69 = load double, ptr %17, align 8
  %70 = load double, ptr %18, align 8
  %71 = load double, ptr %18, align 8
  %72 = fmul double %70, %71
  %73 = call double @llvm.fmuladd.f64(double %68, double %69, double %72)
  %74 = fcmp olt double %73, 4.000000e+00
  br label %75

75:                                               ; preds = %67, %61
  %76 = phi i1 [ false, %61 ], [ %74, %67 ]
  br i1 %76, label %45, label %77

77:                                               ; preds = %75
  %78 = load i16, ptr %19, align 2
  %79 = load ptr addrspace(1), ptr %7, align 8
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %11, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i16, ptr addrspace(1) %79, i64 %85
  store i16 %78, ptr addrspace(1) %86, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @julia_vec4(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load float, ptr %6, align 4
  %11 = load float, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef align 4 %9, float noundef %10, float noundef %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca <4 x i32>, align 16
  %15 = alloca i32, align 4
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  store <4 x float> <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, ptr %12, align 16
  %23 = load <4 x float>, ptr %12, align 16
  %24 = load i32, ptr %9, align 4
  %25 = sitofp i32 %24 to float
  %26 = fmul float 4.000000e+00, %25
  %27 = insertelement <4 x float> poison, float %26, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = fadd <4 x float> %23, %28
  %30 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  store <4 x float> %30, ptr %11, align 16
  %31 = load i32, ptr %10, align 4
  %32 = sitofp i32 %31 to float
  %33 = call float @llvm.fmuladd.f32(float %32, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %35, ptr %13, align 16
  store <4 x i32> zeroinitializer, ptr %14, align 16
  store i32 0, ptr %15, align 4
  br label %36

36:                                               ; preds = %80, %4
  %37 = load i32, ptr %15, align 4
  %38 = load i32, ptr %8, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %83

40:                                               ; preds = %36
  %41 = load <4 x float>, ptr %11, align 16
  %42 = load <4 x float>, ptr %11, align 16
  %43 = fmul <4 x float> %41, %42
  store <4 x float> %43, ptr %16, align 16
  %44 = load <4 x float>, ptr %13, align 16
  %45 = load <4 x float>, ptr %13, align 16
  %46 = fmul <4 x float> %44, %45
  store <4 x float> %46, ptr %17, align 16
  %47 = load <4 x float>, ptr %16, align 16
  %48 = load <4 x float>, ptr %17, align 16
  %49 = fadd <4 x float> %47, %48
  %50 = fcmp olt <4 x float> %49, splat (float 4.000000e+00)
  %51 = sext <4 x i1> %50 to <4 x i32>
  store <4 x i32> %51, ptr %18, align 16
  %52 = load <4 x i32>, ptr %18, align 16
  %53 = call i32 @_Z3anyDv4_i(<4 x i32> noundef %52) #6
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %40
  br label %83

56:                                               ; preds = %40
  %57 = load <4 x i32>, ptr %18, align 16
  %58 = load <4 x i32>, ptr %14, align 16
  %59 = sub <4 x i32> %58, %57
  store <4 x i32> %59, ptr %14, align 16
  %60 = load <4 x float>, ptr %13, align 16
  %61 = load <4 x float>, ptr %11, align 16
  %62 = fmul <4 x float> splat (float 2.000000e+00), %61
  %63 = load <4 x float>, ptr %13, align 16
  %64 = load float, ptr %7, align 4
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> zeroinitializer
  %67 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %63, <4 x float> %66)
  %68 = load <4 x i32>, ptr %18, align 16
  %69 = call <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %60, <4 x float> noundef %67, <4 x i32> noundef %68) #6
  store <4 x float> %69, ptr %13, align 16
  %70 = load <4 x float>, ptr %11, align 16
  %71 = load <4 x float>, ptr %16, align 16
  %72 = load <4 x float>, ptr %17, align 16
  %73 = fsub <4 x float> %71, %72
  %74 = load float, ptr %6, align 4
  %75 = insertelement <4 x float> poison, float %74, i64 0
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <4 x i32> zeroinitializer
  %77 = fadd <4 x float> %73, %76
  %78 = load <4 x i32>, ptr %18, align 16
  %79 = call <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %70, <4 x float> noundef %77, <4 x i32> noundef %78) #6
  store <4 x float> %79, ptr %11, align 16
  br label %80

80:                                               ; preds = %56
  %81 = load i32, ptr %15, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %15, align 4
  br label %36

83:                                               ; preds = %55, %36
  %84 = load <4 x i32>, ptr %14, align 16
  %85 = mul <4 x i32> %84, splat (i32 6)
  %86 = call <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %85) #6
  %87 = load ptr addrspace(1), ptr %5, align 8
  %88 = load i32, ptr %10, align 4
  %89 = mul nsw i32 %88, 8
  %90 = load i32, ptr %9, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %87, i64 %92
  store <4 x i8> %86, ptr addrspace(1) %93, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandelbrot_fixed(ptr addrspace(1) noundef align 2 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef align 2 %13, i64 noundef %14, i64 noundef %15, i64 noundef %16, i32 noundef %17, i32 noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef align 2 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i16, align 2
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %13, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %14, align 4
  %26 = load i64, ptr %8, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = load i64, ptr %10, align 8
  %30 = mul nsw i64 %28, %29
  %31 = add nsw i64 %26, %30
  store i64 %31, ptr %15, align 8
  %32 = load i64, ptr %9, align 8
  %33 = load i32, ptr %14, align 4
  %34 = sext i32 %33 to i64
  %35 = load i64, ptr %10, align 8
  %36 = mul nsw i64 %34, %35
  %37 = add nsw i64 %32, %36
  store i64 %37, ptr %16, align 8
  store i64 0, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i16 0, ptr %19, align 2
  br label %38

38:                                               ; preds = %73, %6
  %39 = load i16, ptr %19, align 2
  %40 = zext i16 %39 to i32
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %76

43:                                               ; preds = %38
  %44 = load i64, ptr %17, align 8
  %45 = call i64 @square61(i64 noundef %44) #5
  store i64 %45, ptr %20, align 8
  %46 = load i64, ptr %18, align 8
  %47 = call i64 @square61(i64 noundef %46) #5
  store i64 %47, ptr %21, align 8
  %48 = load i64, ptr %20, align 8
  %49 = load i64, ptr %21, align 8
  %50 = add i64 %48, %49
  %51 = icmp ugt i64 %50, 4611686018427387904
  br i1 %51, label %52, label %53

52:                                               ; preds = %43
  br label %76

53:                                               ; preds = %43
  %54 = load i64, ptr %17, align 8
  %55 = load i64, ptr %18, align 8
  %56 = call i64 @product61(i64 noundef %54, i64 noundef %55) #5
  %57 = mul nsw i64 2, %56
  %58 = load i64, ptr %16, align 8
  %59 = add nsw i64 %57, %58
  store i64 %59, ptr %18, align 8
  %60 = load i64, ptr %20, align 8
  %61 = load i64, ptr %21, align 8
  %62 = sub nsw i64 %60, %61
  %63 = load i64, ptr %15, align 8
  %64 = add nsw i64 %62, %63
  store i64 %64, ptr %17, align 8
  %65 = load i64, ptr %17, align 8
  %66 = call i64 @_Z3absl(i64 noundef %65) #6
  %67 = icmp uge i64 %66, 4611686018427387904
  br i1 %67, label %72, label %68

68:                                               ; preds = %53
  %69 = load i64, ptr %18, align 8
  %70 = call i64 @_Z3absl(i64 noundef %69) #6
  %71 = icmp uge i64 %70, 4611686018427387904
  br i1 %71, label %72, label %73

72:                                               ; preds = %68, %53
  br label %76

73:                                               ; preds = %68
  %74 = load i16, ptr %19, align 2
  %75 = add i16 %74, 1
  store i16 %75, ptr %19, align 2
  br label %38

76:                                               ; preds = %72, %52, %38
  %77 = load i16, ptr %19, align 2
  %78 = load ptr addrspace(1), ptr %7, align 8
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %11, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %13, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i16, ptr addrspace(1) %78, i64 %84
  store i16 %77, ptr addrspace(1) %85, align 2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i64 @square61(i64 noundef %0) #1 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = call i64 @_Z3absl(i64 noundef %4) #6
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = call i64 @_Z6mul_himm(i64 noundef %6, i64 noundef %7) #6
  %9 = shl i64 %8, 3
  ret i64 %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i64 @product61(i64 noundef %0, i64 noundef %1) #1 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = call i64 @_Z3absl(i64 noundef %6) #6
  %8 = load i64, ptr %4, align 8
  %9 = call i64 @_Z3absl(i64 noundef %8) #6
  %10 = call i64 @_Z6mul_himm(i64 noundef %7, i64 noundef %9) #6
  %11 = shl i64 %10, 3
  store i64 %11, ptr %5, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %4, align 8
  %14 = xor i64 %12, %13
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %2
  %17 = load i64, ptr %5, align 8
  %18 = sub nsw i64 0, %17
  br label %21

19:                                               ; preds = %2
  %20 = load i64, ptr %5, align 8
  br label %21

21:                                               ; preds = %19, %16
  %22 = phi i64 [ %18, %16 ], [ %20, %19 ]
  ret i64 %22
}

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
define internal <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %0) #3 {
  %2 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %0, <4 x i32> zeroinitializer)
  %3 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %2, <4 x i32> splat (i32 255))
  %4 = trunc nuw <4 x i32> %3 to <4 x i8>
  ret <4 x i8> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i64 0, -9223372036854775807) i64 @_Z3absl(i64 noundef %0) #3 {
  %2 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, -1) i64 @_Z6mul_himm(i64 noundef %0, i64 noundef %1) #3 {
  %3 = lshr i64 %0, 32
  %4 = and i64 %0, 4294967295
  %5 = lshr i64 %1, 32
  %6 = and i64 %1, 4294967295
  %7 = mul nuw i64 %5, %3
  %8 = mul nuw i64 %6, %3
  %9 = mul nuw i64 %5, %4
  %10 = mul nuw i64 %6, %4
  %11 = lshr i64 %10, 32
  %12 = add nuw i64 %11, %9
  %13 = lshr i64 %8, 1
  %14 = lshr i64 %12, 1
  %15 = add nuw i64 %14, %13
  %16 = and i64 %8, 1
  %17 = and i64 %16, %12
  %18 = add nuw i64 %15, %17
  %19 = lshr i64 %18, 31
  %20 = add nuw i64 %19, %7
  ret i64 %20
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z3fmaddd(double noundef %0, double noundef %1, double noundef %2) #3 {
  %4 = tail call noundef double @llvm.fma.f64(double %0, double %1, double %2)
  ret double %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z3anyDv4_i(<4 x i32> noundef %0) #3 {
  %2 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = icmp slt <4 x i32> %2, zeroinitializer
  %5 = select <4 x i1> %4, <4 x float> %1, <4 x float> %0
  ret <4 x float> %5
}

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
!10 = !{i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"view", !"int", !"int"}
!13 = !{!"", !"", !"", !""}
!14 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"ushort*", !"double", !"double", !"double", !"int", !"int"}
!17 = !{!"", !"", !"", !"", !"", !""}
!18 = !{!"uchar4*", !"float", !"float", !"int"}
!19 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float", !"float", !"int"}
!20 = !{!"ushort*", !"long", !"long", !"long", !"int", !"int"}
