; ModuleID = 'corpus/opencl/math_common.cl'
source_filename = "corpus/opencl/math_common.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @common_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %11, ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16
  store <4 x float> %15, ptr %8, align 16
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16
  store <4 x float> %19, ptr %9, align 16
  %20 = load <4 x float>, ptr %8, align 16
  %21 = call <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %20, float noundef -1.000000e+00, float noundef 1.000000e+00) #9
  %22 = load <4 x float>, ptr %8, align 16
  %23 = load <4 x float>, ptr %9, align 16
  %24 = call <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %22, <4 x float> noundef %23, <4 x float> noundef splat (float 2.500000e-01)) #9
  %25 = fadd <4 x float> %21, %24
  %26 = load <4 x float>, ptr %8, align 16
  %27 = call <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef splat (float 5.000000e-01), <4 x float> noundef %26) #9
  %28 = fadd <4 x float> %25, %27
  store <4 x float> %28, ptr %10, align 16
  %29 = load <4 x float>, ptr %9, align 16
  %30 = call <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef splat (float 1.000000e+00), <4 x float> noundef %29) #9
  %31 = load <4 x float>, ptr %8, align 16
  %32 = call <4 x float> @_Z4signDv4_f(<4 x float> noundef %31) #9
  %33 = load <4 x float>, ptr %10, align 16
  %34 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %30, <4 x float> %32, <4 x float> %33)
  store <4 x float> %34, ptr %10, align 16
  %35 = load <4 x float>, ptr %8, align 16
  %36 = call <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %35) #9
  %37 = load <4 x float>, ptr %9, align 16
  %38 = call <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %37) #9
  %39 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %38)
  %40 = load <4 x float>, ptr %10, align 16
  %41 = fadd <4 x float> %40, %39
  store <4 x float> %41, ptr %10, align 16
  %42 = load <4 x float>, ptr %10, align 16
  %43 = load <4 x float>, ptr %8, align 16
  %44 = call <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %43, float noundef 1.500000e+00) #9
  %45 = call <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %42, <4 x float> noundef %44) #9
  %46 = load <4 x float>, ptr %8, align 16
  %47 = load <4 x float>, ptr %9, align 16
  %48 = call <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef %46, <4 x float> noundef %47) #9
  %49 = fadd <4 x float> %45, %48
  %50 = load <4 x float>, ptr %8, align 16
  %51 = load <4 x float>, ptr %9, align 16
  %52 = call <4 x float> @_Z8copysignDv4_fS_(<4 x float> noundef %50, <4 x float> noundef %51) #9
  %53 = fadd <4 x float> %49, %52
  store <4 x float> %53, ptr %10, align 16
  %54 = load <4 x float>, ptr %10, align 16
  %55 = load <4 x float>, ptr %8, align 16
  %56 = load <4 x float>, ptr %9, align 16
  %57 = call <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %56) #9
  %58 = call <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %54, <4 x float> noundef %55, <4 x float> noundef %57) #9
  %59 = load <4 x float>, ptr %8, align 16
  %60 = load <4 x float>, ptr %9, align 16
  %61 = call <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %59, <4 x float> noundef %60) #9
  %62 = fadd <4 x float> %58, %61
  %63 = load ptr addrspace(1), ptr %6, align 8
  %64 = load i64, ptr %7, align 8
  %65 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %63, i64 %64
  store <4 x float> %62, ptr addrspace(1) %65, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @geometric(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 8 %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  store <4 x float> %18, ptr %10, align 16
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  store <4 x float> %22, ptr %11, align 16
  %23 = load <4 x float>, ptr %10, align 16
  %24 = call <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %23) #9
  store <4 x float> %24, ptr %12, align 16
  %25 = load <4 x float>, ptr %12, align 16
  %26 = load <4 x float>, ptr %11, align 16
  %27 = call <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %25, <4 x float> noundef %26) #9
  %28 = load <4 x float>, ptr %10, align 16
  %29 = load <4 x float>, ptr %11, align 16
  %30 = call float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %29) #9
  %31 = insertelement <4 x float> poison, float %30, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  %33 = load <4 x float>, ptr %11, align 16
  %34 = call <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %33) #9
  %35 = load <4 x float>, ptr %10, align 16
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %37 = load <4 x float>, ptr %11, align 16
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %39 = call float @_Z8distanceDv2_fS_(<2 x float> noundef %36, <2 x float> noundef %38) #9
  %40 = insertelement <4 x float> poison, float %39, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = fmul <4 x float> %34, %41
  %43 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %32, <4 x float> %42)
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %44, i64 %45
  store <4 x float> %43, ptr addrspace(1) %46, align 16
  %47 = load <4 x float>, ptr %10, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %49 = call float @_Z6lengthDv3_f(<3 x float> noundef %48) #9
  %50 = insertelement <2 x float> poison, float %49, i32 0
  %51 = load <4 x float>, ptr %11, align 16
  %52 = call float @_Z11fast_lengthDv4_f(<4 x float> noundef %51) #9
  %53 = insertelement <2 x float> %50, float %52, i32 1
  store <2 x float> %53, ptr %13, align 8
  %54 = load <2 x float>, ptr %13, align 8
  %55 = load ptr addrspace(1), ptr %8, align 8
  %56 = load i64, ptr %9, align 8
  %57 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %55, i64 %56
  store <2 x float> %54, ptr addrspace(1) %57, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @relational(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  store float %16, ptr %8, align 4
  %17 = load i64, ptr %7, align 8
  %18 = and i64 %17, 3
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = or i32 %24, 2139095040
  br label %57

26:                                               ; preds = %3
  %27 = load i64, ptr %7, align 8
  %28 = and i64 %27, 3
  %29 = icmp eq i64 %28, 1
  br i1 %29, label %30, label %37

30:                                               ; preds = %26
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = and i32 %34, -2147483648
  %36 = or i32 %35, 2139095040
  br label %55

37:                                               ; preds = %26
  %38 = load i64, ptr %7, align 8
  %39 = and i64 %38, 3
  %40 = icmp eq i64 %39, 2
  br i1 %40, label %41, label %47

41:                                               ; preds = %37
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %7, align 8
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = and i32 %45, -2139095041
  br label %53

47:                                               ; preds = %37
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i64, ptr %7, align 8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = and i32 %51, -1073741825
  br label %53

53:                                               ; preds = %47, %41
  %54 = phi i32 [ %46, %41 ], [ %52, %47 ]
  br label %55

55:                                               ; preds = %53, %30
  %56 = phi i32 [ %36, %30 ], [ %54, %53 ]
  br label %57

57:                                               ; preds = %55, %20
  %58 = phi i32 [ %25, %20 ], [ %56, %55 ]
  store i32 %58, ptr %9, align 4
  %59 = load i32, ptr %9, align 4
  %60 = bitcast i32 %59 to float
  store float %60, ptr %10, align 4
  %61 = load float, ptr %10, align 4
  %62 = call i32 @_Z5isnanf(float noundef %61) #9
  %63 = load float, ptr %10, align 4
  %64 = call i32 @_Z5isinff(float noundef %63) #9
  %65 = shl i32 %64, 1
  %66 = or i32 %62, %65
  %67 = load float, ptr %10, align 4
  %68 = call i32 @_Z8isfinitef(float noundef %67) #9
  %69 = shl i32 %68, 2
  %70 = or i32 %66, %69
  %71 = load float, ptr %10, align 4
  %72 = call i32 @_Z8isnormalf(float noundef %71) #9
  %73 = shl i32 %72, 3
  %74 = or i32 %70, %73
  %75 = load float, ptr %10, align 4
  %76 = call i32 @_Z7signbitf(float noundef %75) #9
  %77 = shl i32 %76, 4
  %78 = or i32 %74, %77
  store i32 %78, ptr %11, align 4
  %79 = load float, ptr %8, align 4
  %80 = load float, ptr %10, align 4
  %81 = call i32 @_Z6islessff(float noundef %79, float noundef %80) #9
  %82 = shl i32 %81, 5
  %83 = load float, ptr %8, align 4
  %84 = load float, ptr %10, align 4
  %85 = call i32 @_Z14isgreaterequalff(float noundef %83, float noundef %84) #9
  %86 = shl i32 %85, 6
  %87 = or i32 %82, %86
  %88 = load float, ptr %8, align 4
  %89 = load float, ptr %10, align 4
  %90 = call i32 @_Z13islessgreaterff(float noundef %88, float noundef %89) #9
  %91 = shl i32 %90, 7
  %92 = or i32 %87, %91
  %93 = load float, ptr %8, align 4
  %94 = load float, ptr %10, align 4
  %95 = call i32 @_Z11isunorderedff(float noundef %93, float noundef %94) #9
  %96 = shl i32 %95, 8
  %97 = or i32 %92, %96
  %98 = load i32, ptr %11, align 4
  %99 = or i32 %98, %97
  store i32 %99, ptr %11, align 4
  %100 = load float, ptr %8, align 4
  %101 = load float, ptr %10, align 4
  %102 = call i32 @_Z7isequalff(float noundef %100, float noundef %101) #9
  %103 = shl i32 %102, 9
  %104 = load float, ptr %8, align 4
  %105 = load float, ptr %10, align 4
  %106 = call i32 @_Z10isnotequalff(float noundef %104, float noundef %105) #9
  %107 = shl i32 %106, 10
  %108 = or i32 %103, %107
  %109 = load float, ptr %8, align 4
  %110 = load float, ptr %10, align 4
  %111 = call i32 @_Z9isorderedff(float noundef %109, float noundef %110) #9
  %112 = shl i32 %111, 11
  %113 = or i32 %108, %112
  %114 = load i32, ptr %11, align 4
  %115 = or i32 %114, %113
  store i32 %115, ptr %11, align 4
  %116 = load float, ptr %8, align 4
  %117 = load float, ptr %10, align 4
  %118 = fcmp ogt float %116, %117
  %119 = zext i1 %118 to i32
  %120 = shl i32 %119, 12
  %121 = load float, ptr %8, align 4
  %122 = load float, ptr %10, align 4
  %123 = fcmp ole float %121, %122
  %124 = zext i1 %123 to i32
  %125 = shl i32 %124, 13
  %126 = or i32 %120, %125
  %127 = load float, ptr %8, align 4
  %128 = load float, ptr %10, align 4
  %129 = fcmp une float %127, %128
  %130 = zext i1 %129 to i32
  %131 = shl i32 %130, 14
  %132 = or i32 %126, %131
  %133 = load float, ptr %8, align 4
  %134 = load float, ptr %10, align 4
  %135 = fcmp olt float %133, %134
  %136 = xor i1 %135, true
  %137 = zext i1 %136 to i32
  %138 = shl i32 %137, 15
  %139 = or i32 %132, %138
  %140 = load i32, ptr %11, align 4
  %141 = or i32 %140, %139
  store i32 %141, ptr %11, align 4
  %142 = load i32, ptr %11, align 4
  %143 = load ptr addrspace(1), ptr %6, align 8
  %144 = load i64, ptr %7, align 8
  %145 = getelementptr inbounds nuw i32, ptr addrspace(1) %143, i64 %144
  store i32 %142, ptr addrspace(1) %145, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rounding(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 32 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %10, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4
  store float %14, ptr %6, align 4
  %15 = load float, ptr %6, align 4
  %16 = call float @_Z5fractfPf(float noundef %15, ptr noundef %7) #8
  store float %16, ptr %8, align 4
  %17 = load float, ptr %6, align 4
  %18 = call float @_Z5floorf(float noundef %17) #9
  %19 = insertelement <8 x float> poison, float %18, i32 0
  %20 = load float, ptr %6, align 4
  %21 = call float @_Z4ceilf(float noundef %20) #9
  %22 = insertelement <8 x float> %19, float %21, i32 1
  %23 = load float, ptr %6, align 4
  %24 = call float @_Z5truncf(float noundef %23) #9
  %25 = insertelement <8 x float> %22, float %24, i32 2
  %26 = load float, ptr %6, align 4
  %27 = call float @_Z5roundf(float noundef %26) #9
  %28 = insertelement <8 x float> %25, float %27, i32 3
  %29 = load float, ptr %6, align 4
  %30 = call float @_Z4rintf(float noundef %29) #9
  %31 = insertelement <8 x float> %28, float %30, i32 4
  %32 = load float, ptr %8, align 4
  %33 = insertelement <8 x float> %31, float %32, i32 5
  %34 = load float, ptr %7, align 4
  %35 = insertelement <8 x float> %33, float %34, i32 6
  %36 = load float, ptr %6, align 4
  %37 = call float @_Z4fmodff(float noundef %36, float noundef 3.000000e+00) #9
  %38 = insertelement <8 x float> %35, float %37, i32 7
  store <8 x float> %38, ptr %9, align 32
  %39 = load <8 x float>, ptr %9, align 32
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %5, align 8
  %42 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %40, i64 %41
  store <8 x float> %39, ptr addrspace(1) %42, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @float_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 32 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %12, ptr %5, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  store float %16, ptr %6, align 4
  %17 = load float, ptr %6, align 4
  %18 = call float @_Z5frexpfPi(float noundef %17, ptr noundef %7) #8
  store float %18, ptr %8, align 4
  %19 = load float, ptr %6, align 4
  %20 = call float @_Z4modffPf(float noundef %19, ptr noundef %9) #8
  store float %20, ptr %10, align 4
  %21 = load float, ptr %8, align 4
  %22 = insertelement <8 x float> poison, float %21, i32 0
  %23 = load i32, ptr %7, align 4
  %24 = sitofp i32 %23 to float
  %25 = insertelement <8 x float> %22, float %24, i32 1
  %26 = load float, ptr %8, align 4
  %27 = load i32, ptr %7, align 4
  %28 = sub nsw i32 %27, 3
  %29 = call float @_Z5ldexpfi(float noundef %26, i32 noundef %28) #9
  %30 = insertelement <8 x float> %25, float %29, i32 2
  %31 = load float, ptr %6, align 4
  %32 = call i32 @_Z5ilogbf(float noundef %31) #9
  %33 = sitofp i32 %32 to float
  %34 = insertelement <8 x float> %30, float %33, i32 3
  %35 = load float, ptr %6, align 4
  %36 = call float @_Z4logbf(float noundef %35) #9
  %37 = insertelement <8 x float> %34, float %36, i32 4
  %38 = load float, ptr %10, align 4
  %39 = insertelement <8 x float> %37, float %38, i32 5
  %40 = load float, ptr %9, align 4
  %41 = insertelement <8 x float> %39, float %40, i32 6
  %42 = load float, ptr %6, align 4
  %43 = call float @_Z9nextafterff(float noundef %42, float noundef 0.000000e+00) #9
  %44 = insertelement <8 x float> %41, float %43, i32 7
  store <8 x float> %44, ptr %11, align 32
  %45 = load <8 x float>, ptr %11, align 32
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = load i64, ptr %5, align 8
  %48 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %46, i64 %47
  store <8 x float> %45, ptr addrspace(1) %48, align 32
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
define internal noundef <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %0) #3 {
  %2 = fmul <4 x float> %0, splat (float 0x404CA5DC20000000)
  ret <4 x float> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = fsub <4 x float> %1, %0
  %5 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %4, <4 x float> %2, <4 x float> %0)
  ret <4 x float> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %0) #3 {
  %2 = fmul <4 x float> %0, splat (float 0x3F91DF46A0000000)
  ret <4 x float> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4signDv4_f(<4 x float> noundef %0) #3 {
  %2 = fcmp ueq <4 x float> %0, zeroinitializer
  %3 = select <4 x i1> %2, <4 x float> zeroinitializer, <4 x float> splat (float 1.000000e+00)
  %4 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %3, <4 x float> %0)
  ret <4 x float> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = fsub <4 x float> %2, %0
  %5 = fsub <4 x float> %1, %0
  %6 = fdiv <4 x float> %4, %5, !fpmath !26
  %7 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %6, <4 x float> zeroinitializer)
  %8 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %7, <4 x float> splat (float 1.000000e+00))
  %9 = fmul <4 x float> %8, %8
  %10 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %8, <4 x float> splat (float -2.000000e+00), <4 x float> splat (float 3.000000e+00))
  %11 = fmul <4 x float> %9, %10
  ret <4 x float> %11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = fcmp uge <4 x float> %1, %0
  %4 = select <4 x i1> %3, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  ret <4 x float> %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = extractelement <4 x float> %0, i64 1
  %4 = extractelement <4 x float> %1, i64 2
  %5 = extractelement <4 x float> %0, i64 2
  %6 = extractelement <4 x float> %1, i64 1
  %7 = fneg float %6
  %8 = fmul float %5, %7
  %9 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %8)
  %10 = extractelement <4 x float> %1, i64 0
  %11 = extractelement <4 x float> %0, i64 0
  %12 = fneg float %4
  %13 = fmul float %11, %12
  %14 = tail call float @llvm.fmuladd.f32(float %5, float %10, float %13)
  %15 = fneg float %10
  %16 = fmul float %3, %15
  %17 = tail call float @llvm.fmuladd.f32(float %11, float %6, float %16)
  %18 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %9, i64 0
  %19 = insertelement <4 x float> %18, float %14, i64 1
  %20 = insertelement <4 x float> %19, float %17, i64 2
  ret <4 x float> %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z8distanceDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1) #5 {
  %3 = fsub <2 x float> %0, %1
  %4 = extractelement <2 x float> %3, i64 0
  %5 = extractelement <2 x float> %3, i64 1
  %6 = fmul float %5, %5
  %7 = tail call noundef float @llvm.fmuladd.f32(float %4, float %4, float %6)
  %8 = fcmp olt float %7, 0x3810000000000000
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = fmul <2 x float> %3, splat (float 0x4550000000000000)
  %11 = extractelement <2 x float> %10, i64 0
  %12 = extractelement <2 x float> %10, i64 1
  %13 = fmul float %12, %12
  %14 = tail call noundef float @llvm.fmuladd.f32(float %11, float %11, float %13)
  %15 = call float @llvm.nvvm.sqrt.approx.f(float %14) #10
  %16 = fmul float %15, 0x3A90000000000000
  br label %29

17:                                               ; preds = %2
  %18 = fcmp oeq float %7, 0x7FF0000000000000
  br i1 %18, label %19, label %27

19:                                               ; preds = %17
  %20 = fmul <2 x float> %3, splat (float 0x3BE0000000000000)
  %21 = extractelement <2 x float> %20, i64 0
  %22 = extractelement <2 x float> %20, i64 1
  %23 = fmul float %22, %22
  %24 = tail call noundef float @llvm.fmuladd.f32(float %21, float %21, float %23)
  %25 = call float @llvm.nvvm.sqrt.approx.f(float %24) #10
  %26 = fmul float %25, 0x4400000000000000
  br label %29

27:                                               ; preds = %17
  %28 = call float @llvm.nvvm.sqrt.approx.f(float %7) #10
  br label %29

29:                                               ; preds = %9, %19, %27
  %30 = phi float [ %16, %9 ], [ %26, %19 ], [ %28, %27 ]
  ret float %30
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
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

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z11fast_lengthDv4_f(<4 x float> noundef %0) #5 {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = extractelement <4 x float> %0, i64 1
  %4 = fmul float %3, %3
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %2, float %4)
  %6 = extractelement <4 x float> %0, i64 2
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %5)
  %8 = extractelement <4 x float> %0, i64 3
  %9 = tail call noundef float @llvm.fmuladd.f32(float %8, float %8, float %7)
  %10 = call float @llvm.nvvm.sqrt.approx.f(float %9) #10
  ret float %10
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %0) #5 {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = extractelement <4 x float> %0, i64 1
  %4 = fmul float %3, %3
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %2, float %4)
  %6 = extractelement <4 x float> %0, i64 2
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %5)
  %8 = extractelement <4 x float> %0, i64 3
  %9 = tail call noundef float @llvm.fmuladd.f32(float %8, float %8, float %7)
  %10 = fcmp oeq float %9, 0.000000e+00
  br i1 %10, label %16, label %11

11:                                               ; preds = %1
  %12 = call float @llvm.nvvm.rsqrt.approx.f(float %9)
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = fmul <4 x float> %0, %14
  br label %16

16:                                               ; preds = %1, %11
  %17 = phi <4 x float> [ %15, %11 ], [ %0, %1 ]
  ret <4 x float> %17
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z6lengthDv3_f(<3 x float> noundef %0) #5 {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = extractelement <3 x float> %0, i64 1
  %4 = fmul float %3, %3
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %2, float %4)
  %6 = extractelement <3 x float> %0, i64 2
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float %6, float %5)
  %8 = fcmp olt float %7, 0x3810000000000000
  br i1 %8, label %9, label %19

9:                                                ; preds = %1
  %10 = fmul <3 x float> %0, splat (float 0x4550000000000000)
  %11 = extractelement <3 x float> %10, i64 0
  %12 = extractelement <3 x float> %10, i64 1
  %13 = fmul float %12, %12
  %14 = tail call float @llvm.fmuladd.f32(float %11, float %11, float %13)
  %15 = extractelement <3 x float> %10, i64 2
  %16 = tail call noundef float @llvm.fmuladd.f32(float %15, float %15, float %14)
  %17 = call float @llvm.nvvm.sqrt.approx.f(float %16) #10
  %18 = fmul float %17, 0x3A90000000000000
  br label %33

19:                                               ; preds = %1
  %20 = fcmp oeq float %7, 0x7FF0000000000000
  br i1 %20, label %21, label %31

21:                                               ; preds = %19
  %22 = fmul <3 x float> %0, splat (float 0x3BE0000000000000)
  %23 = extractelement <3 x float> %22, i64 0
  %24 = extractelement <3 x float> %22, i64 1
  %25 = fmul float %24, %24
  %26 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %25)
  %27 = extractelement <3 x float> %22, i64 2
  %28 = tail call noundef float @llvm.fmuladd.f32(float %27, float %27, float %26)
  %29 = call float @llvm.nvvm.sqrt.approx.f(float %28) #10
  %30 = fmul float %29, 0x4400000000000000
  br label %33

31:                                               ; preds = %19
  %32 = call float @llvm.nvvm.sqrt.approx.f(float %7) #10
  br label %33

33:                                               ; preds = %9, %21, %31
  %34 = phi float [ %18, %9 ], [ %30, %21 ], [ %32, %31 ]
  ret float %34
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %0) #5 {
  %2 = fcmp une <4 x float> %0, zeroinitializer
  %3 = bitcast <4 x i1> %2 to i4
  %4 = icmp eq i4 %3, 0
  br i1 %4, label %73, label %5

5:                                                ; preds = %1
  %6 = extractelement <4 x float> %0, i64 0
  %7 = extractelement <4 x float> %0, i64 1
  %8 = fmul float %7, %7
  %9 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %8)
  %10 = extractelement <4 x float> %0, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %10, float %9)
  %12 = extractelement <4 x float> %0, i64 3
  %13 = tail call noundef float @llvm.fmuladd.f32(float %12, float %12, float %11)
  %14 = fcmp olt float %13, 0x3810000000000000
  br i1 %14, label %15, label %25

15:                                               ; preds = %5
  %16 = fmul <4 x float> %0, splat (float 0x4550000000000000)
  %17 = extractelement <4 x float> %16, i64 0
  %18 = extractelement <4 x float> %16, i64 1
  %19 = fmul float %18, %18
  %20 = tail call float @llvm.fmuladd.f32(float %17, float %17, float %19)
  %21 = extractelement <4 x float> %16, i64 2
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %20)
  %23 = extractelement <4 x float> %16, i64 3
  %24 = tail call noundef float @llvm.fmuladd.f32(float %23, float %23, float %22)
  br label %66

25:                                               ; preds = %5
  %26 = fcmp oeq float %13, 0x7FF0000000000000
  br i1 %26, label %27, label %66

27:                                               ; preds = %25
  %28 = fmul <4 x float> %0, splat (float 0x3BD0000000000000)
  %29 = extractelement <4 x float> %28, i64 0
  %30 = extractelement <4 x float> %28, i64 1
  %31 = fmul float %30, %30
  %32 = tail call float @llvm.fmuladd.f32(float %29, float %29, float %31)
  %33 = extractelement <4 x float> %28, i64 2
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %32)
  %35 = extractelement <4 x float> %28, i64 3
  %36 = tail call noundef float @llvm.fmuladd.f32(float %35, float %35, float %34)
  %37 = fcmp oeq float %36, 0x7FF0000000000000
  br i1 %37, label %38, label %66

38:                                               ; preds = %27
  %39 = call float @llvm.nvvm.fabs.f32(float %29)
  %40 = fcmp oeq float %39, 0x7FF0000000000000
  %41 = select i1 %40, i32 1, i32 0
  %42 = insertelement <4 x i32> poison, i32 %41, i64 0
  %43 = call float @llvm.nvvm.fabs.f32(float %30)
  %44 = fcmp oeq float %43, 0x7FF0000000000000
  %45 = select i1 %44, i32 1, i32 0
  %46 = insertelement <4 x i32> %42, i32 %45, i64 1
  %47 = call float @llvm.nvvm.fabs.f32(float %33)
  %48 = fcmp oeq float %47, 0x7FF0000000000000
  %49 = select i1 %48, i32 1, i32 0
  %50 = insertelement <4 x i32> %46, i32 %49, i64 2
  %51 = call float @llvm.nvvm.fabs.f32(float %35)
  %52 = fcmp oeq float %51, 0x7FF0000000000000
  %53 = select i1 %52, i32 1, i32 0
  %54 = insertelement <4 x i32> %50, i32 %53, i64 3
  %55 = icmp slt <4 x i32> %54, zeroinitializer
  %56 = select <4 x i1> %55, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %57 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %56, <4 x float> %28)
  %58 = extractelement <4 x float> %57, i64 0
  %59 = extractelement <4 x float> %57, i64 1
  %60 = fmul float %59, %59
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %60)
  %62 = extractelement <4 x float> %57, i64 2
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = extractelement <4 x float> %57, i64 3
  %65 = tail call noundef float @llvm.fmuladd.f32(float %64, float %64, float %63)
  br label %66

66:                                               ; preds = %38, %27, %25, %15
  %67 = phi <4 x float> [ %16, %15 ], [ %57, %38 ], [ %28, %27 ], [ %0, %25 ]
  %68 = phi float [ %24, %15 ], [ %65, %38 ], [ %36, %27 ], [ %13, %25 ]
  %69 = call float @llvm.nvvm.rsqrt.approx.f(float %68)
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = fmul <4 x float> %67, %71
  br label %73

73:                                               ; preds = %1, %66
  %74 = phi <4 x float> [ %72, %66 ], [ %0, %1 ]
  ret <4 x float> %74
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4ceilf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.ceil.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z8copysignDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0) #3 {
  %2 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  ret <4 x float> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = fsub <4 x float> %0, %1
  %4 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %3, <4 x float> zeroinitializer)
  %5 = fcmp uno <4 x float> %1, %0
  %6 = select <4 x i1> %5, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %4
  ret <4 x float> %6
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5floorf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.floor.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fminDv4_ff(<4 x float> noundef %0, float noundef %1) #3 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %0, <4 x float> %4)
  ret <4 x float> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4fmodff(float noundef %0, float noundef %1) #3 {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = lshr i32 %4, 23
  %6 = tail call float @llvm.fabs.f32(float %1)
  %7 = bitcast float %6 to i32
  %8 = lshr i32 %7, 23
  %9 = and i32 %4, 8388607
  %10 = or disjoint i32 %9, 1065353216
  %11 = bitcast i32 %10 to float
  %12 = and i32 %7, 8388607
  %13 = or disjoint i32 %12, 1065353216
  %14 = bitcast i32 %13 to float
  %15 = sub nsw i32 %5, %8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %58

17:                                               ; preds = %2
  %18 = and i32 %15, 3
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %17, %20
  %21 = phi float [ %26, %20 ], [ %11, %17 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %17 ]
  %23 = fcmp oge float %21, %14
  %24 = select i1 %23, float %14, float 0.000000e+00
  %25 = fsub float %21, %24
  %26 = fadd float %25, %25
  %27 = add nuw nsw i32 %22, 1
  %28 = icmp eq i32 %27, %18
  br i1 %28, label %29, label %20, !llvm.loop !27

29:                                               ; preds = %20
  %30 = and i32 %15, 2147483644
  br label %31

31:                                               ; preds = %29, %17
  %32 = phi float [ %11, %17 ], [ %26, %29 ]
  %33 = phi i32 [ %15, %17 ], [ %30, %29 ]
  %34 = phi float [ poison, %17 ], [ %26, %29 ]
  %35 = sub nsw i32 %8, %5
  %36 = icmp ugt i32 %35, -4
  br i1 %36, label %58, label %37

37:                                               ; preds = %31, %37
  %38 = phi float [ %55, %37 ], [ %32, %31 ]
  %39 = phi i32 [ %56, %37 ], [ %33, %31 ]
  %40 = fcmp oge float %38, %14
  %41 = select i1 %40, float %14, float 0.000000e+00
  %42 = fsub float %38, %41
  %43 = fadd float %42, %42
  %44 = fcmp oge float %43, %14
  %45 = select i1 %44, float %14, float 0.000000e+00
  %46 = fsub float %43, %45
  %47 = fadd float %46, %46
  %48 = fcmp oge float %47, %14
  %49 = select i1 %48, float %14, float 0.000000e+00
  %50 = fsub float %47, %49
  %51 = fadd float %50, %50
  %52 = fcmp oge float %51, %14
  %53 = select i1 %52, float %14, float 0.000000e+00
  %54 = fsub float %51, %53
  %55 = fadd float %54, %54
  %56 = add nsw i32 %39, -4
  %57 = icmp samesign ugt i32 %39, 4
  br i1 %57, label %37, label %58

58:                                               ; preds = %37, %2, %31
  %59 = phi float [ %11, %2 ], [ %34, %31 ], [ %55, %37 ]
  %60 = bitcast float %0 to i32
  %61 = fcmp oge float %59, %14
  %62 = select i1 %61, float %14, float 0.000000e+00
  %63 = fsub float %59, %62
  %64 = icmp samesign ult i32 %5, %8
  %65 = and i32 %7, 2139095040
  %66 = bitcast i32 %65 to float
  %67 = fmul float %63, %66
  %68 = select i1 %64, float %3, float %67
  %69 = icmp eq i32 %4, %7
  %70 = bitcast float %68 to i32
  %71 = select i1 %69, i32 0, i32 %70
  %72 = xor i32 %71, %60
  %73 = xor i32 %72, %4
  %74 = bitcast i32 %73 to float
  %75 = icmp samesign ugt i32 %4, 2139095039
  %76 = add nsw i32 %7, -2139095041
  %77 = icmp ult i32 %76, -2139095040
  %78 = or i1 %75, %77
  %79 = select i1 %78, float 0x7FF8000000000000, float %74
  ret float %79
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent norecurse nounwind
define internal float @_Z5fractfPf(float noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) #6 {
  %3 = tail call noundef float @llvm.floor.f32(float %0)
  store float %3, ptr %1, align 4, !tbaa !29
  %4 = fsub float %0, %3
  %5 = tail call noundef float @llvm.minimumnum.f32(float %4, float 0x3FEFFFFFE0000000)
  %6 = call float @llvm.nvvm.fabs.f32(float %0)
  %7 = fcmp oeq float %6, 0x7FF0000000000000
  %8 = select i1 %7, i32 1, i32 0
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, float %5, float 0.000000e+00
  %11 = fcmp ord float %0, 0.000000e+00
  %12 = select i1 %11, float %10, float %0
  ret float %12
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal float @_Z5frexpfPi(float noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) #6 {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = add nsw i32 %4, -8388608
  %6 = icmp ult i32 %5, -8388607
  %7 = or i32 %4, 226492416
  %8 = bitcast i32 %7 to float
  %9 = fadd float %8, 0xB9B0000000000000
  %10 = bitcast float %9 to i32
  %11 = select i1 %6, i32 %4, i32 %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %2
  %14 = fcmp ord float %0, 0.000000e+00
  %15 = call float @llvm.nvvm.fabs.f32(float %0)
  %16 = fcmp oeq float %15, 0x7FF0000000000000
  %17 = select i1 %16, i32 1, i32 0
  %18 = icmp eq i32 %17, 0
  %19 = and i1 %14, %18
  br label %20

20:                                               ; preds = %2, %13
  %21 = phi i1 [ %19, %13 ], [ false, %2 ]
  %22 = and i32 %11, 8388607
  %23 = bitcast float %0 to i32
  %24 = and i32 %23, -2147483648
  %25 = or disjoint i32 %24, %22
  %26 = or disjoint i32 %25, 1056964608
  %27 = ashr i32 %11, 23
  %28 = select i1 %6, i32 -126, i32 -152
  %29 = add nsw i32 %27, %28
  %30 = select i1 %21, i32 %29, i32 0
  store i32 %30, ptr %1, align 4, !tbaa !6
  %31 = bitcast i32 %26 to float
  %32 = select i1 %21, float %31, float %0
  ret float %32
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 -150, -2147483647) i32 @_Z5ilogbf(float noundef %0) #3 {
  %2 = bitcast float %0 to i32
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = and i32 %2, 8388607
  %6 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %5, i1 false)
  %7 = sub nuw nsw i32 -118, %6
  %8 = lshr i32 %4, 23
  %9 = add nsw i32 %8, -127
  %10 = icmp samesign ult i32 %4, 8388608
  %11 = select i1 %10, i32 %7, i32 %9
  %12 = icmp eq i32 %4, 0
  %13 = select i1 %12, i32 -2147483648, i32 %11
  %14 = icmp samesign ugt i32 %4, 2139095039
  %15 = select i1 %14, i32 2147483647, i32 %13
  ret i32 %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z5ldexpfi(float noundef %0, i32 noundef %1) #3 {
  %3 = bitcast float %0 to i32
  %4 = lshr i32 %3, 23
  %5 = and i32 %4, 255
  %6 = tail call noundef i32 @llvm.sadd.sat.i32(i32 %5, i32 %1)
  %7 = tail call noundef i32 @llvm.smax.i32(i32 %6, i32 0)
  %8 = tail call i32 @llvm.umin.i32(i32 %7, i32 255)
  %9 = icmp eq i32 %5, 0
  %10 = icmp eq i32 %5, 255
  %11 = shl nuw nsw i32 %8, 23
  %12 = select i1 %10, i32 2139095040, i32 %11
  %13 = select i1 %9, i32 0, i32 %12
  %14 = and i32 %3, -2147483648
  %15 = or disjoint i32 %13, %14
  %16 = and i32 %3, 8388607
  %17 = add i32 %6, -255
  %18 = icmp ult i32 %17, -254
  %19 = or i1 %9, %18
  %20 = select i1 %19, i32 0, i32 %16
  %21 = select i1 %10, i32 %16, i32 %20
  %22 = or disjoint i32 %15, %21
  %23 = bitcast i32 %22 to float
  ret float %23
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4logbf(float noundef %0) #3 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 false)
  %5 = sub nuw nsw i32 -118, %4
  %6 = sitofp i32 %5 to float
  %7 = lshr i32 %3, 23
  %8 = add nsw i32 %7, -127
  %9 = sitofp i32 %8 to float
  %10 = icmp samesign ugt i32 %3, 2139095039
  %11 = select i1 %10, float %2, float %9
  %12 = icmp samesign ult i32 %3, 8388608
  %13 = select i1 %12, float %6, float %11
  %14 = icmp eq i32 %3, 0
  %15 = select i1 %14, float 0xFFF0000000000000, float %13
  ret float %15
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  %4 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %1)
  %5 = fcmp ogt <4 x float> %3, %4
  %6 = select <4 x i1> %5, <4 x float> %0, <4 x float> %1
  %7 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %0, <4 x float> %1)
  %8 = fcmp uno <4 x float> %1, %0
  %9 = fcmp oeq <4 x float> %3, %4
  %10 = or <4 x i1> %8, %9
  %11 = select <4 x i1> %10, <4 x float> %7, <4 x float> %6
  ret <4 x float> %11
}

; Function Attrs: convergent norecurse nounwind
define internal noundef float @_Z4modffPf(float noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) #6 {
  %3 = tail call noundef float @llvm.trunc.f32(float %0)
  store float %3, ptr %1, align 4, !tbaa !29
  %4 = call float @llvm.nvvm.fabs.f32(float %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = select i1 %5, i32 1, i32 0
  %7 = icmp eq i32 %6, 0
  %8 = fsub float %0, %3
  %9 = select i1 %7, float %8, float 0.000000e+00
  %10 = tail call noundef float @llvm.copysign.f32(float %9, float %0)
  ret float %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z9nextafterff(float noundef %0, float noundef %1) #3 {
  %3 = bitcast float %0 to i32
  %4 = tail call noundef float @llvm.fabs.f32(float %0)
  %5 = sub nsw i32 -2147483648, %3
  %6 = icmp slt i32 %3, 0
  %7 = select i1 %6, i32 %5, i32 %3
  %8 = bitcast float %1 to i32
  %9 = tail call noundef float @llvm.fabs.f32(float %1)
  %10 = sub nsw i32 -2147483648, %8
  %11 = icmp slt i32 %8, 0
  %12 = select i1 %11, i32 %10, i32 %8
  %13 = icmp sge i32 %7, %12
  %14 = select i1 %13, i32 -1, i32 1
  %15 = add nsw i32 %14, %7
  %16 = sub i32 -2147483648, %15
  %17 = icmp slt i32 %15, 0
  %18 = icmp ne i32 %15, 0
  %19 = or i1 %13, %18
  %20 = select i1 %19, i32 %15, i32 -2147483648
  %21 = select i1 %17, i32 %16, i32 %20
  %22 = fcmp ord float %0, 0.000000e+00
  %23 = fcmp ord float %1, 0.000000e+00
  %24 = bitcast float %4 to i32
  %25 = bitcast float %9 to i32
  %26 = or i32 %25, %24
  %27 = icmp eq i32 %26, 0
  %28 = icmp eq i32 %3, %8
  %29 = or i1 %28, %27
  %30 = bitcast i32 %21 to float
  %31 = select i1 %22, float %30, float %0
  %32 = select i1 %23, float %31, float %1
  %33 = select i1 %29, float %1, float %32
  ret float %33
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4rintf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5roundf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.round.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5truncf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.trunc.f32(float %0)
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z7isequalff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp oeq float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z8isfinitef(float noundef %0) #3 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z14isgreaterequalff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp oge float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal i32 @_Z5isinff(float noundef %0) #5 {
  %2 = call float @llvm.nvvm.fabs.f32(float %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = select i1 %3, i32 1, i32 0
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z6islessff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp olt float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z13islessgreaterff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp one float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z5isnanf(float noundef %0) #3 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z8isnormalf(float noundef %0) #3 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z10isnotequalff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp une float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z9isorderedff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp ord float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z11isunorderedff(float noundef %0, float noundef %1) #3 {
  %3 = fcmp uno float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i32 0, 2) i32 @_Z7signbitf(float noundef %0) #3 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = insertelement <4 x float> poison, float %1, i64 0
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %0, <4 x float> %5)
  %7 = insertelement <4 x float> poison, float %2, i64 0
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %6, <4 x float> %8)
  ret <4 x float> %9
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }

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
!12 = !{!"float4*", !"float4*", !"float4*"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !"const", !""}
!15 = !{i32 1, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float4*", !"float4*", !"float4*", !"float2*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{!"float*", !"uint*", !"int*"}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"float*", !"float8*"}
!24 = !{!"float*", !"float __attribute__((ext_vector_type(8)))*"}
!25 = !{!"const", !""}
!26 = !{float 2.500000e+00}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !8, i64 0}
