; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@perlin_fbm.p = internal addrspace(3) global [256 x i8] undef, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @perlin_fbm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, float noundef %11, i32 noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call i64 @_Z12get_local_idj(i32 noundef 1) #10
  %18 = call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %19 = mul i64 %17, %18
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %21 = add i64 %19, %20
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %9, align 4
  store i32 %23, ptr %10, align 4
  br label %24

24:                                               ; preds = %36, %4
  %25 = load i32, ptr %10, align 4
  %26 = icmp slt i32 %25, 256
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %28, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [256 x i8], ptr addrspace(3) @perlin_fbm.p, i64 0, i64 %34
  store i8 %32, ptr addrspace(3) %35, align 1
  br label %36

36:                                               ; preds = %27
  %37 = call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %38 = call i64 @_Z14get_local_sizej(i32 noundef 1) #10
  %39 = mul i64 %37, %38
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = add i64 %41, %39
  %43 = trunc i64 %42 to i32
  store i32 %43, ptr %10, align 4
  br label %24

44:                                               ; preds = %24
  call void @_Z7barrierj(i32 noundef 1) #9
  %45 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %11, align 4
  %47 = call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store float 5.000000e-01, ptr %14, align 4
  %49 = load float, ptr %7, align 4
  store float %49, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %50

50:                                               ; preds = %74, %44
  %51 = load i32, ptr %16, align 4
  %52 = load i32, ptr %8, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %77

54:                                               ; preds = %50
  %55 = load float, ptr %14, align 4
  %56 = load i32, ptr %11, align 4
  %57 = sitofp i32 %56 to float
  %58 = load float, ptr %15, align 4
  %59 = fmul float %57, %58
  %60 = load i32, ptr %12, align 4
  %61 = sitofp i32 %60 to float
  %62 = load float, ptr %15, align 4
  %63 = fmul float %61, %62
  %64 = load i32, ptr %16, align 4
  %65 = sitofp i32 %64 to float
  %66 = fmul float %65, 0x3FFB333340000000
  %67 = call float @perlin3(ptr addrspace(3) noundef @perlin_fbm.p, float noundef %59, float noundef %63, float noundef %66) #9
  %68 = load float, ptr %13, align 4
  %69 = call float @llvm.fmuladd.f32(float %55, float %67, float %68)
  store float %69, ptr %13, align 4
  %70 = load float, ptr %14, align 4
  %71 = fmul float %70, 5.000000e-01
  store float %71, ptr %14, align 4
  %72 = load float, ptr %15, align 4
  %73 = fmul float %72, 2.000000e+00
  store float %73, ptr %15, align 4
  br label %74

74:                                               ; preds = %54
  %75 = load i32, ptr %16, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %16, align 4
  br label %50

77:                                               ; preds = %50
  %78 = load float, ptr %13, align 4
  %79 = load ptr addrspace(1), ptr %6, align 8
  %80 = load i32, ptr %12, align 4
  %81 = sext i32 %80 to i64
  %82 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %83 = mul i64 %81, %82
  %84 = load i32, ptr %11, align 4
  %85 = sext i32 %84 to i64
  %86 = add i64 %83, %85
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %86
  store float %78, ptr addrspace(1) %87, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @simplex2(ptr addrspace(1) noundef align 4 %0, float noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef align 4 %5, float noundef %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  store float 0x3FD76CF5E0000000, ptr %5, align 4
  store float 0x3FCB0CB180000000, ptr %6, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %7, align 4
  %24 = sitofp i32 %23 to float
  %25 = load float, ptr %4, align 4
  %26 = fmul float %24, %25
  store float %26, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = sitofp i32 %27 to float
  %29 = load float, ptr %4, align 4
  %30 = fmul float %28, %29
  store float %30, ptr %10, align 4
  %31 = load float, ptr %9, align 4
  %32 = load float, ptr %10, align 4
  %33 = fadd float %31, %32
  %34 = fmul float %33, 0x3FD76CF5E0000000
  store float %34, ptr %11, align 4
  %35 = load float, ptr %9, align 4
  %36 = load float, ptr %11, align 4
  %37 = fadd float %35, %36
  %38 = call float @_Z5floorf(float noundef %37) #10
  %39 = fptosi float %38 to i32
  store i32 %39, ptr %12, align 4
  %40 = load float, ptr %10, align 4
  %41 = load float, ptr %11, align 4
  %42 = fadd float %40, %41
  %43 = call float @_Z5floorf(float noundef %42) #10
  %44 = fptosi float %43 to i32
  store i32 %44, ptr %13, align 4
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %13, align 4
  %47 = add nsw i32 %45, %46
  %48 = sitofp i32 %47 to float
  %49 = fmul float %48, 0x3FCB0CB180000000
  store float %49, ptr %14, align 4
  %50 = load float, ptr %9, align 4
  %51 = load i32, ptr %12, align 4
  %52 = sitofp i32 %51 to float
  %53 = load float, ptr %14, align 4
  %54 = fsub float %52, %53
  %55 = fsub float %50, %54
  store float %55, ptr %15, align 4
  %56 = load float, ptr %10, align 4
  %57 = load i32, ptr %13, align 4
  %58 = sitofp i32 %57 to float
  %59 = load float, ptr %14, align 4
  %60 = fsub float %58, %59
  %61 = fsub float %56, %60
  store float %61, ptr %16, align 4
  %62 = load float, ptr %15, align 4
  %63 = load float, ptr %16, align 4
  %64 = fcmp ogt float %62, %63
  %65 = zext i1 %64 to i32
  store i32 %65, ptr %17, align 4
  %66 = load i32, ptr %17, align 4
  %67 = icmp ne i32 %66, 0
  %68 = xor i1 %67, true
  %69 = zext i1 %68 to i32
  store i32 %69, ptr %18, align 4
  %70 = load i32, ptr %12, align 4
  %71 = load i32, ptr %13, align 4
  %72 = load float, ptr %15, align 4
  %73 = load float, ptr %16, align 4
  %74 = call float @corner(i32 noundef %70, i32 noundef %71, float noundef %72, float noundef %73) #9
  %75 = load i32, ptr %12, align 4
  %76 = load i32, ptr %17, align 4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %13, align 4
  %79 = load i32, ptr %18, align 4
  %80 = add nsw i32 %78, %79
  %81 = load float, ptr %15, align 4
  %82 = load i32, ptr %17, align 4
  %83 = sitofp i32 %82 to float
  %84 = fsub float %81, %83
  %85 = fadd float %84, 0x3FCB0CB180000000
  %86 = load float, ptr %16, align 4
  %87 = load i32, ptr %18, align 4
  %88 = sitofp i32 %87 to float
  %89 = fsub float %86, %88
  %90 = fadd float %89, 0x3FCB0CB180000000
  %91 = call float @corner(i32 noundef %77, i32 noundef %80, float noundef %85, float noundef %90) #9
  %92 = fadd float %74, %91
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, 1
  %95 = load i32, ptr %13, align 4
  %96 = add nsw i32 %95, 1
  %97 = load float, ptr %15, align 4
  %98 = fsub float %97, 1.000000e+00
  %99 = fadd float %98, 0x3FDB0CB180000000
  %100 = load float, ptr %16, align 4
  %101 = fsub float %100, 1.000000e+00
  %102 = fadd float %101, 0x3FDB0CB180000000
  %103 = call float @corner(i32 noundef %94, i32 noundef %96, float noundef %99, float noundef %102) #9
  %104 = fadd float %92, %103
  %105 = fmul float 7.000000e+01, %104
  %106 = load ptr addrspace(1), ptr %3, align 8
  %107 = load i32, ptr %8, align 4
  %108 = sext i32 %107 to i64
  %109 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %110 = mul i64 %108, %109
  %111 = load i32, ptr %7, align 4
  %112 = sext i32 %111 to i64
  %113 = add i64 %110, %112
  %114 = getelementptr inbounds nuw float, ptr addrspace(1) %106, i64 %113
  store float %105, ptr addrspace(1) %114, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @worley(ptr addrspace(1) noundef align 4 %0, float noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef align 4 %5, float noundef %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef align 4 %0, float noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <2 x float>, align 8
  %8 = alloca <2 x float>, align 8
  %9 = alloca <2 x i32>, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca <2 x float>, align 8
  %16 = alloca <2 x float>, align 8
  %17 = alloca <2 x float>, align 8
  %18 = alloca <2 x float>, align 8
  %19 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %5, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %6, align 4
  %24 = load i32, ptr %5, align 4
  %25 = sitofp i32 %24 to float
  %26 = insertelement <2 x float> poison, float %25, i32 0
  %27 = load i32, ptr %6, align 4
  %28 = sitofp i32 %27 to float
  %29 = insertelement <2 x float> %26, float %28, i32 1
  store <2 x float> %29, ptr %8, align 8
  %30 = load <2 x float>, ptr %8, align 8
  %31 = load float, ptr %4, align 4
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> zeroinitializer
  %34 = fmul <2 x float> %30, %33
  store <2 x float> %34, ptr %7, align 8
  %35 = load <2 x float>, ptr %7, align 8
  %36 = call <2 x i32> @_Z16convert_int2_rtnDv2_f(<2 x float> noundef %35) #10
  store <2 x i32> %36, ptr %9, align 8
  store float 0x7FF0000000000000, ptr %10, align 4
  store float 0x7FF0000000000000, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  br label %37

37:                                               ; preds = %101, %2
  %38 = load i32, ptr %12, align 4
  %39 = icmp sle i32 %38, 1
  br i1 %39, label %40, label %104

40:                                               ; preds = %37
  store i32 -1, ptr %13, align 4
  br label %41

41:                                               ; preds = %97, %40
  %42 = load i32, ptr %13, align 4
  %43 = icmp sle i32 %42, 1
  br i1 %43, label %44, label %100

44:                                               ; preds = %41
  %45 = load <2 x i32>, ptr %9, align 8
  %46 = extractelement <2 x i32> %45, i64 0
  %47 = load i32, ptr %13, align 4
  %48 = add nsw i32 %46, %47
  %49 = load <2 x i32>, ptr %9, align 8
  %50 = extractelement <2 x i32> %49, i64 1
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %50, %51
  %53 = call i32 @hash2(i32 noundef %48, i32 noundef %52) #9
  store i32 %53, ptr %14, align 4
  %54 = load <2 x i32>, ptr %9, align 8
  %55 = extractelement <2 x i32> %54, i64 0
  %56 = load i32, ptr %13, align 4
  %57 = add nsw i32 %55, %56
  %58 = sitofp i32 %57 to float
  %59 = insertelement <2 x float> poison, float %58, i32 0
  %60 = load <2 x i32>, ptr %9, align 8
  %61 = extractelement <2 x i32> %60, i64 1
  %62 = load i32, ptr %12, align 4
  %63 = add nsw i32 %61, %62
  %64 = sitofp i32 %63 to float
  %65 = insertelement <2 x float> %59, float %64, i32 1
  store <2 x float> %65, ptr %16, align 8
  %66 = load <2 x float>, ptr %16, align 8
  %67 = load i32, ptr %14, align 4
  %68 = and i32 %67, 65535
  %69 = uitofp i32 %68 to float
  %70 = insertelement <2 x float> poison, float %69, i32 0
  %71 = load i32, ptr %14, align 4
  %72 = lshr i32 %71, 16
  %73 = uitofp i32 %72 to float
  %74 = insertelement <2 x float> %70, float %73, i32 1
  store <2 x float> %74, ptr %17, align 8
  %75 = load <2 x float>, ptr %17, align 8
  %76 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %75, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %66)
  store <2 x float> %76, ptr %15, align 8
  %77 = load <2 x float>, ptr %15, align 8
  %78 = load <2 x float>, ptr %7, align 8
  %79 = fsub <2 x float> %77, %78
  store <2 x float> %79, ptr %18, align 8
  %80 = load <2 x float>, ptr %18, align 8
  %81 = load <2 x float>, ptr %18, align 8
  %82 = call float @_Z3dotDv2_fS_(<2 x float> noundef %80, <2 x float> noundef %81) #10
  store float %82, ptr %19, align 4
  %83 = load float, ptr %19, align 4
  %84 = load float, ptr %10, align 4
  %85 = fcmp olt float %83, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %44
  %87 = load float, ptr %10, align 4
  store float %87, ptr %11, align 4
  %88 = load float, ptr %19, align 4
  store float %88, ptr %10, align 4
  br label %96

89:                                               ; preds = %44
  %90 = load float, ptr %19, align 4
  %91 = load float, ptr %11, align 4
  %92 = fcmp olt float %90, %91
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = load float, ptr %19, align 4
  store float %94, ptr %11, align 4
  br label %95

95:                                               ; preds = %93, %89
  br label %96

96:                                               ; preds = %95, %86
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %13, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %13, align 4
  br label %41

100:                                              ; preds = %41
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %12, align 4
  br label %37

104:                                              ; preds = %37
  %105 = load float, ptr %11, align 4
  %106 = call float @_Z4sqrtf(float noundef %105) #10, !fpmath !18
  %107 = load float, ptr %10, align 4
  %108 = call float @_Z4sqrtf(float noundef %107) #10, !fpmath !18
  %109 = fsub float %106, %108
  %110 = load ptr addrspace(1), ptr %3, align 8
  %111 = load i32, ptr %6, align 4
  %112 = sext i32 %111 to i64
  %113 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %114 = mul i64 %112, %113
  %115 = load i32, ptr %5, align 4
  %116 = sext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = getelementptr inbounds nuw float, ptr addrspace(1) %110, i64 %117
  store float %109, ptr addrspace(1) %118, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @perlin3(ptr addrspace(3) noundef %0, float noundef %1, float noundef %2, float noundef %3) #1 {
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr addrspace(3) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %26 = load float, ptr %6, align 4
  %27 = call float @_Z5floorf(float noundef %26) #10
  store float %27, ptr %9, align 4
  %28 = load float, ptr %7, align 4
  %29 = call float @_Z5floorf(float noundef %28) #10
  store float %29, ptr %10, align 4
  %30 = load float, ptr %8, align 4
  %31 = call float @_Z5floorf(float noundef %30) #10
  store float %31, ptr %11, align 4
  %32 = load float, ptr %9, align 4
  %33 = fptosi float %32 to i32
  %34 = and i32 %33, 255
  store i32 %34, ptr %12, align 4
  %35 = load float, ptr %10, align 4
  %36 = fptosi float %35 to i32
  %37 = and i32 %36, 255
  store i32 %37, ptr %13, align 4
  %38 = load float, ptr %11, align 4
  %39 = fptosi float %38 to i32
  %40 = and i32 %39, 255
  store i32 %40, ptr %14, align 4
  %41 = load float, ptr %9, align 4
  %42 = load float, ptr %6, align 4
  %43 = fsub float %42, %41
  store float %43, ptr %6, align 4
  %44 = load float, ptr %10, align 4
  %45 = load float, ptr %7, align 4
  %46 = fsub float %45, %44
  store float %46, ptr %7, align 4
  %47 = load float, ptr %11, align 4
  %48 = load float, ptr %8, align 4
  %49 = fsub float %48, %47
  store float %49, ptr %8, align 4
  %50 = load float, ptr %6, align 4
  %51 = call float @fade(float noundef %50) #9
  store float %51, ptr %15, align 4
  %52 = load float, ptr %7, align 4
  %53 = call float @fade(float noundef %52) #9
  store float %53, ptr %16, align 4
  %54 = load float, ptr %8, align 4
  %55 = call float @fade(float noundef %54) #9
  store float %55, ptr %17, align 4
  %56 = load ptr addrspace(3), ptr %5, align 8
  %57 = load i32, ptr %12, align 4
  %58 = and i32 %57, 255
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 %59
  %61 = load i8, ptr addrspace(3) %60, align 1
  %62 = zext i8 %61 to i32
  %63 = load i32, ptr %13, align 4
  %64 = add i32 %62, %63
  store i32 %64, ptr %18, align 4
  %65 = load ptr addrspace(3), ptr %5, align 8
  %66 = load i32, ptr %12, align 4
  %67 = add i32 %66, 1
  %68 = and i32 %67, 255
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 %69
  %71 = load i8, ptr addrspace(3) %70, align 1
  %72 = zext i8 %71 to i32
  %73 = load i32, ptr %13, align 4
  %74 = add i32 %72, %73
  store i32 %74, ptr %19, align 4
  %75 = load ptr addrspace(3), ptr %5, align 8
  %76 = load i32, ptr %18, align 4
  %77 = and i32 %76, 255
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 %78
  %80 = load i8, ptr addrspace(3) %79, align 1
  %81 = zext i8 %80 to i32
  %82 = load i32, ptr %14, align 4
  %83 = add i32 %81, %82
  store i32 %83, ptr %20, align 4
  %84 = load ptr addrspace(3), ptr %5, align 8
  %85 = load i32, ptr %18, align 4
  %86 = add i32 %85, 1
  %87 = and i32 %86, 255
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i64 %88
  %90 = load i8, ptr addrspace(3) %89, align 1
  %91 = zext i8 %90 to i32
  %92 = load i32, ptr %14, align 4
  %93 = add i32 %91, %92
  store i32 %93, ptr %21, align 4
  %94 = load ptr addrspace(3), ptr %5, align 8
  %95 = load i32, ptr %19, align 4
  %96 = and i32 %95, 255
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i64 %97
  %99 = load i8, ptr addrspace(3) %98, align 1
  %100 = zext i8 %99 to i32
  %101 = load i32, ptr %14, align 4
  %102 = add i32 %100, %101
  store i32 %102, ptr %22, align 4
  %103 = load ptr addrspace(3), ptr %5, align 8
  %104 = load i32, ptr %19, align 4
  %105 = add i32 %104, 1
  %106 = and i32 %105, 255
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i64 %107
  %109 = load i8, ptr addrspace(3) %108, align 1
  %110 = zext i8 %109 to i32
  %111 = load i32, ptr %14, align 4
  %112 = add i32 %110, %111
  store i32 %112, ptr %23, align 4
  %113 = load ptr addrspace(3), ptr %5, align 8
  %114 = load i32, ptr %20, align 4
  %115 = and i32 %114, 255
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 %116
  %118 = load i8, ptr addrspace(3) %117, align 1
  %119 = zext i8 %118 to i32
  %120 = load float, ptr %6, align 4
  %121 = load float, ptr %7, align 4
  %122 = load float, ptr %8, align 4
  %123 = call float @grad3(i32 noundef %119, float noundef %120, float noundef %121, float noundef %122) #9
  %124 = load ptr addrspace(3), ptr %5, align 8
  %125 = load i32, ptr %22, align 4
  %126 = and i32 %125, 255
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i64 %127
  %129 = load i8, ptr addrspace(3) %128, align 1
  %130 = zext i8 %129 to i32
  %131 = load float, ptr %6, align 4
  %132 = fsub float %131, 1.000000e+00
  %133 = load float, ptr %7, align 4
  %134 = load float, ptr %8, align 4
  %135 = call float @grad3(i32 noundef %130, float noundef %132, float noundef %133, float noundef %134) #9
  %136 = load float, ptr %15, align 4
  %137 = call float @_Z3mixfff(float noundef %123, float noundef %135, float noundef %136) #10
  %138 = load ptr addrspace(3), ptr %5, align 8
  %139 = load i32, ptr %21, align 4
  %140 = and i32 %139, 255
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %138, i64 %141
  %143 = load i8, ptr addrspace(3) %142, align 1
  %144 = zext i8 %143 to i32
  %145 = load float, ptr %6, align 4
  %146 = load float, ptr %7, align 4
  %147 = fsub float %146, 1.000000e+00
  %148 = load float, ptr %8, align 4
  %149 = call float @grad3(i32 noundef %144, float noundef %145, float noundef %147, float noundef %148) #9
  %150 = load ptr addrspace(3), ptr %5, align 8
  %151 = load i32, ptr %23, align 4
  %152 = and i32 %151, 255
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i64 %153
  %155 = load i8, ptr addrspace(3) %154, align 1
  %156 = zext i8 %155 to i32
  %157 = load float, ptr %6, align 4
  %158 = fsub float %157, 1.000000e+00
  %159 = load float, ptr %7, align 4
  %160 = fsub float %159, 1.000000e+00
  %161 = load float, ptr %8, align 4
  %162 = call float @grad3(i32 noundef %156, float noundef %158, float noundef %160, float noundef %161) #9
  %163 = load float, ptr %15, align 4
  %164 = call float @_Z3mixfff(float noundef %149, float noundef %162, float noundef %163) #10
  %165 = load float, ptr %16, align 4
  %166 = call float @_Z3mixfff(float noundef %137, float noundef %164, float noundef %165) #10
  store float %166, ptr %24, align 4
  %167 = load ptr addrspace(3), ptr %5, align 8
  %168 = load i32, ptr %20, align 4
  %169 = add i32 %168, 1
  %170 = and i32 %169, 255
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i64 %171
  %173 = load i8, ptr addrspace(3) %172, align 1
  %174 = zext i8 %173 to i32
  %175 = load float, ptr %6, align 4
  %176 = load float, ptr %7, align 4
  %177 = load float, ptr %8, align 4
  %178 = fsub float %177, 1.000000e+00
  %179 = call float @grad3(i32 noundef %174, float noundef %175, float noundef %176, float noundef %178) #9
  %180 = load ptr addrspace(3), ptr %5, align 8
  %181 = load i32, ptr %22, align 4
  %182 = add i32 %181, 1
  %183 = and i32 %182, 255
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 %184
  %186 = load i8, ptr addrspace(3) %185, align 1
  %187 = zext i8 %186 to i32
  %188 = load float, ptr %6, align 4
  %189 = fsub float %188, 1.000000e+00
  %190 = load float, ptr %7, align 4
  %191 = load float, ptr %8, align 4
  %192 = fsub float %191, 1.000000e+00
  %193 = call float @grad3(i32 noundef %187, float noundef %189, float noundef %190, float noundef %192) #9
  %194 = load float, ptr %15, align 4
  %195 = call float @_Z3mixfff(float noundef %179, float noundef %193, float noundef %194) #10
  %196 = load ptr addrspace(3), ptr %5, align 8
  %197 = load i32, ptr %21, align 4
  %198 = add i32 %197, 1
  %199 = and i32 %198, 255
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %196, i64 %200
  %202 = load i8, ptr addrspace(3) %201, align 1
  %203 = zext i8 %202 to i32
  %204 = load float, ptr %6, align 4
  %205 = load float, ptr %7, align 4
  %206 = fsub float %205, 1.000000e+00
  %207 = load float, ptr %8, align 4
  %208 = fsub float %207, 1.000000e+00
  %209 = call float @grad3(i32 noundef %203, float noundef %204, float noundef %206, float noundef %208) #9
  %210 = load ptr addrspace(3), ptr %5, align 8
  %211 = load i32, ptr %23, align 4
  %212 = add i32 %211, 1
  %213 = and i32 %212, 255
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i64 %214
  %216 = load i8, ptr addrspace(3) %215, align 1
  %217 = zext i8 %216 to i32
  %218 = load float, ptr %6, align 4
  %219 = fsub float %218, 1.000000e+00
  %220 = load float, ptr %7, align 4
  %221 = fsub float %220, 1.000000e+00
  %222 = load float, ptr %8, align 4
  %223 = fsub float %222, 1.000000e+00
  %224 = call float @grad3(i32 noundef %217, float noundef %219, float noundef %221, float noundef %223) #9
  %225 = load float, ptr %15, align 4
  %226 = call float @_Z3mixfff(float noundef %209, float noundef %224, float noundef %225) #10
  %227 = load float, ptr %16, align 4
  %228 = call float @_Z3mixfff(float noundef %195, float noundef %226, float noundef %227) #10
  store float %228, ptr %25, align 4
  %229 = load float, ptr %24, align 4
  %230 = load float, ptr %25, align 4
  %231 = load float, ptr %17, align 4
  %232 = call float @_Z3mixfff(float noundef %229, float noundef %230, float noundef %231) #10
  ret float %232
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @fade(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fmul float %3, %4
  %6 = load float, ptr %2, align 4
  %7 = fmul float %5, %6
  %8 = load float, ptr %2, align 4
  %9 = load float, ptr %2, align 4
  %10 = call float @llvm.fmuladd.f32(float %9, float 6.000000e+00, float -1.500000e+01)
  %11 = call float @llvm.fmuladd.f32(float %8, float %10, float 1.000000e+01)
  %12 = fmul float %7, %11
  ret float %12
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @grad3(i32 noundef %0, float noundef %1, float noundef %2, float noundef %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %12 = load i32, ptr %5, align 4
  %13 = and i32 %12, 15
  store i32 %13, ptr %9, align 4
  %14 = load i32, ptr %9, align 4
  %15 = icmp ult i32 %14, 8
  br i1 %15, label %16, label %18

16:                                               ; preds = %4
  %17 = load float, ptr %6, align 4
  br label %20

18:                                               ; preds = %4
  %19 = load float, ptr %7, align 4
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi float [ %17, %16 ], [ %19, %18 ]
  store float %21, ptr %10, align 4
  %22 = load i32, ptr %9, align 4
  %23 = icmp ult i32 %22, 4
  br i1 %23, label %24, label %26

24:                                               ; preds = %20
  %25 = load float, ptr %7, align 4
  br label %38

26:                                               ; preds = %20
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 12
  br i1 %28, label %32, label %29

29:                                               ; preds = %26
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 14
  br i1 %31, label %32, label %34

32:                                               ; preds = %29, %26
  %33 = load float, ptr %6, align 4
  br label %36

34:                                               ; preds = %29
  %35 = load float, ptr %8, align 4
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi float [ %33, %32 ], [ %35, %34 ]
  br label %38

38:                                               ; preds = %36, %24
  %39 = phi float [ %25, %24 ], [ %37, %36 ]
  store float %39, ptr %11, align 4
  %40 = load i32, ptr %9, align 4
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = load float, ptr %10, align 4
  %45 = fneg float %44
  br label %48

46:                                               ; preds = %38
  %47 = load float, ptr %10, align 4
  br label %48

48:                                               ; preds = %46, %43
  %49 = phi float [ %45, %43 ], [ %47, %46 ]
  %50 = load i32, ptr %9, align 4
  %51 = and i32 %50, 2
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %48
  %54 = load float, ptr %11, align 4
  %55 = fneg float %54
  br label %58

56:                                               ; preds = %48
  %57 = load float, ptr %11, align 4
  br label %58

58:                                               ; preds = %56, %53
  %59 = phi float [ %55, %53 ], [ %57, %56 ]
  %60 = fadd float %49, %59
  ret float %60
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @corner(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3) #1 {
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  %14 = load float, ptr %8, align 4
  %15 = load float, ptr %8, align 4
  %16 = fneg float %14
  %17 = call float @llvm.fmuladd.f32(float %16, float %15, float 5.000000e-01)
  %18 = load float, ptr %9, align 4
  %19 = load float, ptr %9, align 4
  %20 = fneg float %18
  %21 = call float @llvm.fmuladd.f32(float %20, float %19, float %17)
  store float %21, ptr %10, align 4
  %22 = load float, ptr %10, align 4
  %23 = fcmp olt float %22, 0.000000e+00
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store float 0.000000e+00, ptr %5, align 4
  br label %53

25:                                               ; preds = %4
  %26 = load float, ptr %10, align 4
  %27 = load float, ptr %10, align 4
  %28 = fmul float %27, %26
  store float %28, ptr %10, align 4
  %29 = load i32, ptr %6, align 4
  %30 = load i32, ptr %7, align 4
  %31 = call i32 @hash2(i32 noundef %29, i32 noundef %30) #9
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %11, align 4
  %33 = and i32 %32, 255
  %34 = uitofp i32 %33 to float
  %35 = fdiv float %34, 1.275000e+02, !fpmath !19
  %36 = fsub float %35, 1.000000e+00
  store float %36, ptr %12, align 4
  %37 = load i32, ptr %11, align 4
  %38 = lshr i32 %37, 8
  %39 = and i32 %38, 255
  %40 = uitofp i32 %39 to float
  %41 = fdiv float %40, 1.275000e+02, !fpmath !19
  %42 = fsub float %41, 1.000000e+00
  store float %42, ptr %13, align 4
  %43 = load float, ptr %10, align 4
  %44 = load float, ptr %10, align 4
  %45 = fmul float %43, %44
  %46 = load float, ptr %12, align 4
  %47 = load float, ptr %8, align 4
  %48 = load float, ptr %13, align 4
  %49 = load float, ptr %9, align 4
  %50 = fmul float %48, %49
  %51 = call float @llvm.fmuladd.f32(float %46, float %47, float %50)
  %52 = fmul float %45, %51
  store float %52, ptr %5, align 4
  br label %53

53:                                               ; preds = %25, %24
  %54 = load float, ptr %5, align 4
  ret float %54
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @hash2(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  %7 = mul i32 %6, -1918454973
  %8 = load i32, ptr %4, align 4
  %9 = mul i32 %8, -669632447
  %10 = xor i32 %7, %9
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = lshr i32 %12, 15
  %14 = xor i32 %11, %13
  %15 = mul i32 %14, 739982445
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  %18 = lshr i32 %17, 12
  %19 = xor i32 %16, %18
  ret i32 %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

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
define internal noundef float @_Z3mixfff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = fsub float %1, %0
  %5 = tail call noundef float @llvm.fmuladd.f32(float %4, float %2, float %0)
  ret float %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <2 x i32> @_Z16convert_int2_rtnDv2_f(<2 x float> noundef %0) #5 {
  %2 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %0)
  %3 = fptosi <2 x float> %2 to <2 x i32>
  ret <2 x i32> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.floor.v2f32(<2 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1) #5 {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = extractelement <2 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call noundef float @llvm.fmuladd.f32(float %3, float %4, float %7)
  ret float %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5floorf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.floor.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #7 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #11
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #5 {
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
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #6

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"float*", !"float", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"float*", !"float"}
!17 = !{!"", !""}
!18 = !{float 3.000000e+00}
!19 = !{float 2.500000e+00}
