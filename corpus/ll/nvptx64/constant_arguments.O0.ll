; ModuleID = 'corpus/opencl/constant_arguments.cl'
source_filename = "corpus/opencl/constant_arguments.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.shape = type { [3 x float], float, i32 }

@library = dso_local addrspace(4) constant [3 x %struct.shape] [%struct.shape { [3 x float] [float 2.500000e-01, float 5.000000e-01, float 7.500000e-01], float 5.000000e-01, i32 0 }, %struct.shape { [3 x float] [float -1.000000e+00, float 0.000000e+00, float 1.000000e+00], float 7.500000e-01, i32 1 }, %struct.shape { [3 x float] [float 2.000000e+00, float 2.000000e+00, float 2.000000e+00], float 3.000000e+00, i32 2 }], align 4
@curve = dso_local addrspace(4) constant [8 x <2 x float>] [<2 x float> <float 0.000000e+00, float 1.000000e+00>, <2 x float> <float 5.000000e-01, float 2.000000e+00>, <2 x float> <float 1.000000e+00, float 4.000000e+00>, <2 x float> <float 1.500000e+00, float 8.000000e+00>, <2 x float> <float 2.000000e+00, float 5.000000e+00>, <2 x float> <float 2.500000e+00, float 3.000000e+00>, <2 x float> <float 3.000000e+00, float 2.000000e+00>, <2 x float> <float 3.500000e+00, float 1.000000e+00>], align 8
@signed_steps = dso_local addrspace(4) constant [4 x i16] [i16 -3, i16 5, i16 -7, i16 11], align 2
@wide = dso_local addrspace(4) constant [2 x i64] [i64 81985529216486895, i64 -81985529216486896], align 8
@halves = dso_local addrspace(4) constant [4 x double] [double 5.000000e-01, double 2.500000e-01, double 1.250000e-01, double 6.250000e-02], align 8
@name = dso_local addrspace(4) constant [8 x i8] c"corpus\00\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @constant_filter(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(4), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef align 4 %9, i32 noundef %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %33, %4
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %14
  %19 = load ptr addrspace(4), ptr %5, align 8
  %20 = load i32, ptr %11, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(4) %19, i64 %21
  %23 = load float, ptr addrspace(4) %22, align 4
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %11, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %24, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4
  %31 = load float, ptr %10, align 4
  %32 = call float @_Z3madfff(float noundef %23, float noundef %30, float noundef %31) #6
  store float %32, ptr %10, align 4
  br label %33

33:                                               ; preds = %18
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %14

36:                                               ; preds = %14
  %37 = load float, ptr %10, align 4
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %38, i64 %40
  store float %37, ptr addrspace(1) %41, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @constant_shapes(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(4), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef align 4 %9, i32 noundef %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %19, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16
  store <4 x float> %23, ptr %10, align 16
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %24

24:                                               ; preds = %108, %4
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %6, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %111

28:                                               ; preds = %24
  %29 = load ptr addrspace(4), ptr %5, align 8
  %30 = load i32, ptr %12, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.shape, ptr addrspace(4) %29, i64 %31
  store ptr addrspace(4) %32, ptr %13, align 8
  %33 = load <4 x float>, ptr %10, align 16
  %34 = extractelement <4 x float> %33, i64 0
  %35 = load ptr addrspace(4), ptr %13, align 8
  %36 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %35, i32 0, i32 0
  %37 = getelementptr inbounds [3 x float], ptr addrspace(4) %36, i64 0, i64 0
  %38 = load float, ptr addrspace(4) %37, align 4
  %39 = fsub float %34, %38
  %40 = call float @_Z4fabsf(float noundef %39) #6
  store float %40, ptr %14, align 4
  %41 = load <4 x float>, ptr %10, align 16
  %42 = extractelement <4 x float> %41, i64 1
  %43 = load ptr addrspace(4), ptr %13, align 8
  %44 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %43, i32 0, i32 0
  %45 = getelementptr inbounds [3 x float], ptr addrspace(4) %44, i64 0, i64 1
  %46 = load float, ptr addrspace(4) %45, align 4
  %47 = fsub float %42, %46
  %48 = call float @_Z4fabsf(float noundef %47) #6
  store float %48, ptr %15, align 4
  %49 = load <4 x float>, ptr %10, align 16
  %50 = extractelement <4 x float> %49, i64 2
  %51 = load ptr addrspace(4), ptr %13, align 8
  %52 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %51, i32 0, i32 0
  %53 = getelementptr inbounds [3 x float], ptr addrspace(4) %52, i64 0, i64 2
  %54 = load float, ptr addrspace(4) %53, align 4
  %55 = fsub float %50, %54
  %56 = call float @_Z4fabsf(float noundef %55) #6
  store float %56, ptr %16, align 4
  %57 = load ptr addrspace(4), ptr %13, align 8
  %58 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %57, i32 0, i32 2
  %59 = load i32, ptr addrspace(4) %58, align 4
  switch i32 %59, label %94 [
    i32 0, label %60
    i32 1, label %81
  ]

60:                                               ; preds = %28
  %61 = load float, ptr %14, align 4
  %62 = load float, ptr %14, align 4
  %63 = load float, ptr %15, align 4
  %64 = load float, ptr %15, align 4
  %65 = fmul float %63, %64
  %66 = call float @llvm.fmuladd.f32(float %61, float %62, float %65)
  %67 = load float, ptr %16, align 4
  %68 = load float, ptr %16, align 4
  %69 = call float @llvm.fmuladd.f32(float %67, float %68, float %66)
  %70 = load ptr addrspace(4), ptr %13, align 8
  %71 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %70, i32 0, i32 1
  %72 = load float, ptr addrspace(4) %71, align 4
  %73 = load ptr addrspace(4), ptr %13, align 8
  %74 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %73, i32 0, i32 1
  %75 = load float, ptr addrspace(4) %74, align 4
  %76 = fmul float %72, %75
  %77 = fcmp olt float %69, %76
  %78 = zext i1 %77 to i32
  %79 = load i32, ptr %11, align 4
  %80 = add nsw i32 %79, %78
  store i32 %80, ptr %11, align 4
  br label %107

81:                                               ; preds = %28
  %82 = load float, ptr %14, align 4
  %83 = load float, ptr %15, align 4
  %84 = load float, ptr %16, align 4
  %85 = call float @_Z4fmaxff(float noundef %83, float noundef %84) #6
  %86 = call float @_Z4fmaxff(float noundef %82, float noundef %85) #6
  %87 = load ptr addrspace(4), ptr %13, align 8
  %88 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %87, i32 0, i32 1
  %89 = load float, ptr addrspace(4) %88, align 4
  %90 = fcmp olt float %86, %89
  %91 = zext i1 %90 to i32
  %92 = load i32, ptr %11, align 4
  %93 = add nsw i32 %92, %91
  store i32 %93, ptr %11, align 4
  br label %107

94:                                               ; preds = %28
  %95 = load float, ptr %14, align 4
  %96 = load float, ptr %15, align 4
  %97 = fadd float %95, %96
  %98 = load float, ptr %16, align 4
  %99 = fadd float %97, %98
  %100 = load ptr addrspace(4), ptr %13, align 8
  %101 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %100, i32 0, i32 1
  %102 = load float, ptr addrspace(4) %101, align 4
  %103 = fcmp olt float %99, %102
  %104 = zext i1 %103 to i32
  %105 = load i32, ptr %11, align 4
  %106 = add nsw i32 %105, %104
  store i32 %106, ptr %11, align 4
  br label %107

107:                                              ; preds = %94, %81, %60
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %12, align 4
  br label %24

111:                                              ; preds = %24
  %112 = load i32, ptr %11, align 4
  %113 = load ptr addrspace(1), ptr %8, align 8
  %114 = load i32, ptr %9, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr addrspace(1) %113, i64 %115
  store i32 %112, ptr addrspace(1) %116, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @constant_swizzles(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(4), ptr %5, align 8
  %10 = load ptr addrspace(4), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef align 4 %9, ptr addrspace(4) noundef align 16 %10, ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 16 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 16 %3) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x i8>, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %9, align 4
  %13 = load ptr addrspace(4), ptr %5, align 8
  %14 = load ptr addrspace(1), ptr %7, align 8
  %15 = load i32, ptr %9, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %14, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(4) %13, i64 %19
  %21 = load <4 x i8>, ptr addrspace(4) %20, align 4
  store <4 x i8> %21, ptr %10, align 4
  %22 = load ptr addrspace(4), ptr %6, align 8
  %23 = load i32, ptr %9, align 4
  %24 = and i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x i32>, ptr addrspace(4) %22, i64 %25
  %27 = load <4 x i32>, ptr addrspace(4) %26, align 16
  %28 = load <4 x i8>, ptr %10, align 4
  %29 = shufflevector <4 x i8> %28, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %30 = call <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %29) #6
  %31 = xor <4 x i32> %27, %30
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %32, i64 %34
  store <4 x i32> %31, ptr addrspace(1) %35, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @constant_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %5, align 4
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = mul nsw i32 2, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %6, align 4
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = mul nsw i32 2, %22
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %6, align 4
  %29 = srem i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x %struct.shape], ptr addrspace(4) @library, i64 0, i64 %30
  store ptr addrspace(4) %31, ptr %8, align 8
  store ptr addrspace(4) @wide, ptr %9, align 8
  %32 = load i32, ptr %6, align 4
  %33 = call float @lookup(ptr addrspace(4) noundef @curve, i32 noundef 8, i32 noundef %32) #5
  %34 = load ptr addrspace(4), ptr %8, align 8
  %35 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %34, i32 0, i32 0
  %36 = load i32, ptr %7, align 4
  %37 = srem i32 %36, 3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [3 x float], ptr addrspace(4) %35, i64 0, i64 %38
  %40 = load float, ptr addrspace(4) %39, align 4
  %41 = load ptr addrspace(4), ptr %8, align 8
  %42 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %41, i32 0, i32 1
  %43 = load float, ptr addrspace(4) %42, align 4
  %44 = call float @llvm.fmuladd.f32(float %33, float %40, float %43)
  store float %44, ptr %10, align 4
  %45 = load i32, ptr %7, align 4
  %46 = call float @lookup(ptr addrspace(4) noundef getelementptr inbounds (<2 x float>, ptr addrspace(4) @curve, i64 2), i32 noundef 6, i32 noundef %45) #5
  %47 = load i32, ptr %6, align 4
  %48 = and i32 %47, 3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x i16], ptr addrspace(4) @signed_steps, i64 0, i64 %49
  %51 = load i16, ptr addrspace(4) %50, align 2
  %52 = sext i16 %51 to i32
  %53 = sitofp i32 %52 to float
  %54 = fadd float %46, %53
  %55 = load ptr addrspace(4), ptr %9, align 8
  %56 = load i32, ptr %6, align 4
  %57 = load i32, ptr %7, align 4
  %58 = xor i32 %56, %57
  %59 = and i32 %58, 15
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 %60
  %62 = load i8, ptr addrspace(4) %61, align 1
  %63 = zext i8 %62 to i32
  %64 = sitofp i32 %63 to float
  %65 = fadd float %54, %64
  %66 = load i32, ptr %7, align 4
  %67 = and i32 %66, 3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x double], ptr addrspace(4) @halves, i64 0, i64 %68
  %70 = load double, ptr addrspace(4) %69, align 8
  %71 = fptrunc double %70 to float
  %72 = fadd float %65, %71
  %73 = load i32, ptr %6, align 4
  %74 = and i32 %73, 7
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x i8], ptr addrspace(4) @name, i64 0, i64 %75
  %77 = load i8, ptr addrspace(4) %76, align 1
  %78 = sext i8 %77 to i32
  %79 = sitofp i32 %78 to float
  %80 = fadd float %72, %79
  store float %80, ptr %11, align 4
  %81 = load float, ptr %10, align 4
  %82 = insertelement <2 x float> poison, float %81, i32 0
  %83 = load ptr addrspace(4), ptr %8, align 8
  %84 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %83, i32 0, i32 2
  %85 = load i32, ptr addrspace(4) %84, align 4
  %86 = icmp eq i32 %85, 1
  br i1 %86, label %87, label %90

87:                                               ; preds = %2
  %88 = load float, ptr %11, align 4
  %89 = fneg float %88
  br label %92

90:                                               ; preds = %2
  %91 = load float, ptr %11, align 4
  br label %92

92:                                               ; preds = %90, %87
  %93 = phi float [ %89, %87 ], [ %91, %90 ]
  %94 = insertelement <2 x float> %82, float %93, i32 1
  store <2 x float> %94, ptr %12, align 8
  %95 = load <2 x float>, ptr %12, align 8
  %96 = load ptr addrspace(1), ptr %4, align 8
  %97 = load i32, ptr %5, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <2 x float>, ptr addrspace(1) %96, i64 %98
  store <2 x float> %95, ptr addrspace(1) %99, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @lookup(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <2 x float>, align 8
  %8 = alloca <2 x float>, align 8
  store ptr addrspace(4) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = load ptr addrspace(4), ptr %4, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = srem i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <2 x float>, ptr addrspace(4) %9, i64 %13
  %15 = load <2 x float>, ptr addrspace(4) %14, align 8
  store <2 x float> %15, ptr %7, align 8
  %16 = load ptr addrspace(4), ptr %4, align 8
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %17, 1
  %19 = load i32, ptr %5, align 4
  %20 = srem i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <2 x float>, ptr addrspace(4) %16, i64 %21
  %23 = load <2 x float>, ptr addrspace(4) %22, align 8
  store <2 x float> %23, ptr %8, align 8
  %24 = load <2 x float>, ptr %7, align 8
  %25 = extractelement <2 x float> %24, i64 1
  %26 = load <2 x float>, ptr %8, align 8
  %27 = extractelement <2 x float> %26, i64 1
  %28 = call float @_Z3mixfff(float noundef %25, float noundef %27, float noundef 2.500000e-01) #6
  %29 = load <2 x float>, ptr %7, align 8
  %30 = extractelement <2 x float> %29, i64 0
  %31 = fadd float %28, %30
  ret float %31
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
define internal noundef float @_Z3mixfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = fsub float %1, %0
  %5 = tail call noundef float @llvm.fmuladd.f32(float %4, float %2, float %0)
  ret float %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 256) <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = zext <4 x i8> %0 to <4 x i32>
  ret <4 x i32> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3madfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float %1, float %2)
  ret float %4
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
!10 = !{i32 2, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"float*", !"float*"}
!13 = !{!"const", !"", !"const", !""}
!14 = !{!"shape*", !"int", !"float4*", !"int*"}
!15 = !{!"shape*", !"int", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!16 = !{i32 2, i32 2, i32 1, i32 1}
!17 = !{!"uchar4*", !"uint4*", !"uchar*", !"uint4*"}
!18 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"const", !"const", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"int*", !"float2*"}
!23 = !{!"int*", !"float __attribute__((ext_vector_type(2)))*"}
!24 = !{!"const", !""}
