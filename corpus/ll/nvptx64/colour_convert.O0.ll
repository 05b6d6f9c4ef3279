; ModuleID = 'corpus/opencl/colour_convert.cl'
source_filename = "corpus/opencl/colour_convert.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rgba_to_nv12(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 1 %12, ptr addrspace(1) noundef align 2 %13, i32 noundef %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca <4 x i32>, align 16
  %19 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %11, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %11, align 4
  %25 = mul nsw i32 %24, 2
  %26 = load i32, ptr %9, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %33, label %28

28:                                               ; preds = %5
  %29 = load i32, ptr %12, align 4
  %30 = mul nsw i32 %29, 2
  %31 = load i32, ptr %10, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %28, %5
  br label %132

34:                                               ; preds = %28
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %35

35:                                               ; preds = %108, %34
  %36 = load i32, ptr %15, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %111

38:                                               ; preds = %35
  %39 = load i32, ptr %11, align 4
  %40 = mul nsw i32 %39, 2
  %41 = load i32, ptr %15, align 4
  %42 = and i32 %41, 1
  %43 = add nsw i32 %40, %42
  store i32 %43, ptr %16, align 4
  %44 = load i32, ptr %12, align 4
  %45 = mul nsw i32 %44, 2
  %46 = load i32, ptr %15, align 4
  %47 = ashr i32 %46, 1
  %48 = add nsw i32 %45, %47
  store i32 %48, ptr %17, align 4
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i32, ptr %17, align 4
  %51 = load i32, ptr %9, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %16, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %49, i64 %55
  %57 = load <4 x i8>, ptr addrspace(1) %56, align 4
  %58 = call <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %57) #6
  store <4 x i32> %58, ptr %18, align 16
  %59 = load <4 x i32>, ptr %18, align 16
  %60 = extractelement <4 x i32> %59, i64 0
  %61 = mul nsw i32 66, %60
  %62 = load <4 x i32>, ptr %18, align 16
  %63 = extractelement <4 x i32> %62, i64 1
  %64 = mul nsw i32 129, %63
  %65 = add nsw i32 %61, %64
  %66 = load <4 x i32>, ptr %18, align 16
  %67 = extractelement <4 x i32> %66, i64 2
  %68 = mul nsw i32 25, %67
  %69 = add nsw i32 %65, %68
  %70 = add nsw i32 %69, 128
  %71 = ashr i32 %70, 8
  %72 = add nsw i32 %71, 16
  %73 = trunc i32 %72 to i8
  %74 = load ptr addrspace(1), ptr %7, align 8
  %75 = load i32, ptr %17, align 4
  %76 = load i32, ptr %9, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %16, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %74, i64 %80
  store i8 %73, ptr addrspace(1) %81, align 1
  %82 = load <4 x i32>, ptr %18, align 16
  %83 = extractelement <4 x i32> %82, i64 0
  %84 = mul nsw i32 -38, %83
  %85 = load <4 x i32>, ptr %18, align 16
  %86 = extractelement <4 x i32> %85, i64 1
  %87 = mul nsw i32 74, %86
  %88 = sub nsw i32 %84, %87
  %89 = load <4 x i32>, ptr %18, align 16
  %90 = extractelement <4 x i32> %89, i64 2
  %91 = mul nsw i32 112, %90
  %92 = add nsw i32 %88, %91
  %93 = load i32, ptr %13, align 4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %13, align 4
  %95 = load <4 x i32>, ptr %18, align 16
  %96 = extractelement <4 x i32> %95, i64 0
  %97 = mul nsw i32 112, %96
  %98 = load <4 x i32>, ptr %18, align 16
  %99 = extractelement <4 x i32> %98, i64 1
  %100 = mul nsw i32 94, %99
  %101 = sub nsw i32 %97, %100
  %102 = load <4 x i32>, ptr %18, align 16
  %103 = extractelement <4 x i32> %102, i64 2
  %104 = mul nsw i32 18, %103
  %105 = sub nsw i32 %101, %104
  %106 = load i32, ptr %14, align 4
  %107 = add nsw i32 %106, %105
  store i32 %107, ptr %14, align 4
  br label %108

108:                                              ; preds = %38
  %109 = load i32, ptr %15, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %15, align 4
  br label %35, !llvm.loop !15

111:                                              ; preds = %35
  %112 = load i32, ptr %13, align 4
  %113 = add nsw i32 %112, 512
  %114 = ashr i32 %113, 10
  %115 = insertelement <2 x i32> poison, i32 %114, i32 0
  %116 = load i32, ptr %14, align 4
  %117 = add nsw i32 %116, 512
  %118 = ashr i32 %117, 10
  %119 = insertelement <2 x i32> %115, i32 %118, i32 1
  store <2 x i32> %119, ptr %19, align 8
  %120 = load <2 x i32>, ptr %19, align 8
  %121 = add <2 x i32> %120, splat (i32 128)
  %122 = call <2 x i8> @_Z18convert_uchar2_satDv2_i(<2 x i32> noundef %121) #6
  %123 = load ptr addrspace(1), ptr %8, align 8
  %124 = load i32, ptr %12, align 4
  %125 = load i32, ptr %9, align 4
  %126 = sdiv i32 %125, 2
  %127 = mul nsw i32 %124, %126
  %128 = load i32, ptr %11, align 4
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %123, i64 %130
  store <2 x i8> %122, ptr addrspace(1) %131, align 2
  br label %132

132:                                              ; preds = %111, %33
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @yuv_to_rgba(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 2 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca <2 x i32>, align 8
  %15 = alloca <3 x i32>, align 16
  %16 = alloca <3 x i32>, align 16
  %17 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %12, align 4
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %9, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %5
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %5
  br label %100

30:                                               ; preds = %25
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %9, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %11, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1
  %40 = zext i8 %39 to i32
  %41 = sub nsw i32 %40, 16
  %42 = mul nsw i32 298, %41
  %43 = add nsw i32 %42, 128
  store i32 %43, ptr %13, align 4
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i32, ptr %12, align 4
  %46 = ashr i32 %45, 1
  %47 = load i32, ptr %9, align 4
  %48 = ashr i32 %47, 1
  %49 = mul nsw i32 %46, %48
  %50 = load i32, ptr %11, align 4
  %51 = ashr i32 %50, 1
  %52 = add nsw i32 %49, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %44, i64 %53
  %55 = load <2 x i8>, ptr addrspace(1) %54, align 2
  %56 = call <2 x i32> @_Z12convert_int2Dv2_h(<2 x i8> noundef %55) #6
  %57 = sub <2 x i32> %56, splat (i32 128)
  store <2 x i32> %57, ptr %14, align 8
  %58 = load i32, ptr %13, align 4
  %59 = load <2 x i32>, ptr %14, align 8
  %60 = extractelement <2 x i32> %59, i64 1
  %61 = mul nsw i32 409, %60
  %62 = add nsw i32 %58, %61
  %63 = insertelement <3 x i32> poison, i32 %62, i32 0
  %64 = load i32, ptr %13, align 4
  %65 = load <2 x i32>, ptr %14, align 8
  %66 = extractelement <2 x i32> %65, i64 0
  %67 = mul nsw i32 100, %66
  %68 = sub nsw i32 %64, %67
  %69 = load <2 x i32>, ptr %14, align 8
  %70 = extractelement <2 x i32> %69, i64 1
  %71 = mul nsw i32 208, %70
  %72 = sub nsw i32 %68, %71
  %73 = insertelement <3 x i32> %63, i32 %72, i32 1
  %74 = load i32, ptr %13, align 4
  %75 = load <2 x i32>, ptr %14, align 8
  %76 = extractelement <2 x i32> %75, i64 0
  %77 = mul nsw i32 516, %76
  %78 = add nsw i32 %74, %77
  %79 = insertelement <3 x i32> %73, i32 %78, i32 2
  %80 = shufflevector <3 x i32> %79, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %80, ptr %16, align 16
  %81 = load <4 x i32>, ptr %16, align 16
  %82 = shufflevector <4 x i32> %81, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %83 = ashr <3 x i32> %82, splat (i32 8)
  %84 = shufflevector <3 x i32> %83, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %84, ptr %15, align 16
  %85 = load <4 x i32>, ptr %15, align 16
  %86 = shufflevector <4 x i32> %85, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %87 = call <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %86) #6
  %88 = shufflevector <3 x i8> %87, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %89 = shufflevector <4 x i8> %88, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %90 = insertelement <4 x i8> %89, i8 -1, i32 3
  store <4 x i8> %90, ptr %17, align 4
  %91 = load <4 x i8>, ptr %17, align 4
  %92 = load ptr addrspace(1), ptr %8, align 8
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %9, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %11, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %92, i64 %98
  store <4 x i8> %91, ptr addrspace(1) %99, align 4
  br label %100

100:                                              ; preds = %30, %29
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rgb_to_hsv(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %13, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16
  store <4 x float> %17, ptr %6, align 16
  %18 = load <4 x float>, ptr %6, align 16
  %19 = extractelement <4 x float> %18, i64 0
  %20 = load <4 x float>, ptr %6, align 16
  %21 = extractelement <4 x float> %20, i64 1
  %22 = call float @_Z4fmaxff(float noundef %19, float noundef %21) #6
  %23 = load <4 x float>, ptr %6, align 16
  %24 = extractelement <4 x float> %23, i64 2
  %25 = call float @_Z4fmaxff(float noundef %22, float noundef %24) #6
  store float %25, ptr %7, align 4
  %26 = load float, ptr %7, align 4
  %27 = load <4 x float>, ptr %6, align 16
  %28 = extractelement <4 x float> %27, i64 0
  %29 = load <4 x float>, ptr %6, align 16
  %30 = extractelement <4 x float> %29, i64 1
  %31 = call float @_Z4fminff(float noundef %28, float noundef %30) #6
  %32 = load <4 x float>, ptr %6, align 16
  %33 = extractelement <4 x float> %32, i64 2
  %34 = call float @_Z4fminff(float noundef %31, float noundef %33) #6
  %35 = fsub float %26, %34
  store float %35, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  %36 = load float, ptr %8, align 4
  %37 = fcmp ogt float %36, 0.000000e+00
  br i1 %37, label %38, label %84

38:                                               ; preds = %2
  %39 = load float, ptr %7, align 4
  %40 = load <4 x float>, ptr %6, align 16
  %41 = extractelement <4 x float> %40, i64 0
  %42 = fcmp oeq float %39, %41
  br i1 %42, label %43, label %59

43:                                               ; preds = %38
  %44 = load <4 x float>, ptr %6, align 16
  %45 = extractelement <4 x float> %44, i64 1
  %46 = load <4 x float>, ptr %6, align 16
  %47 = extractelement <4 x float> %46, i64 2
  %48 = fsub float %45, %47
  %49 = load float, ptr %8, align 4
  %50 = fdiv float %48, %49, !fpmath !25
  %51 = load <4 x float>, ptr %6, align 16
  %52 = extractelement <4 x float> %51, i64 1
  %53 = load <4 x float>, ptr %6, align 16
  %54 = extractelement <4 x float> %53, i64 2
  %55 = fcmp olt float %52, %54
  %56 = zext i1 %55 to i64
  %57 = select i1 %55, float 6.000000e+00, float 0.000000e+00
  %58 = fadd float %50, %57
  store float %58, ptr %9, align 4
  br label %83

59:                                               ; preds = %38
  %60 = load float, ptr %7, align 4
  %61 = load <4 x float>, ptr %6, align 16
  %62 = extractelement <4 x float> %61, i64 1
  %63 = fcmp oeq float %60, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %59
  %65 = load <4 x float>, ptr %6, align 16
  %66 = extractelement <4 x float> %65, i64 2
  %67 = load <4 x float>, ptr %6, align 16
  %68 = extractelement <4 x float> %67, i64 0
  %69 = fsub float %66, %68
  %70 = load float, ptr %8, align 4
  %71 = fdiv float %69, %70, !fpmath !25
  %72 = fadd float %71, 2.000000e+00
  store float %72, ptr %9, align 4
  br label %82

73:                                               ; preds = %59
  %74 = load <4 x float>, ptr %6, align 16
  %75 = extractelement <4 x float> %74, i64 0
  %76 = load <4 x float>, ptr %6, align 16
  %77 = extractelement <4 x float> %76, i64 1
  %78 = fsub float %75, %77
  %79 = load float, ptr %8, align 4
  %80 = fdiv float %78, %79, !fpmath !25
  %81 = fadd float %80, 4.000000e+00
  store float %81, ptr %9, align 4
  br label %82

82:                                               ; preds = %73, %64
  br label %83

83:                                               ; preds = %82, %43
  br label %84

84:                                               ; preds = %83, %2
  %85 = load float, ptr %9, align 4
  %86 = fdiv float %85, 6.000000e+00, !fpmath !25
  %87 = insertelement <4 x float> poison, float %86, i32 0
  %88 = load float, ptr %7, align 4
  %89 = fcmp ogt float %88, 0.000000e+00
  br i1 %89, label %90, label %94

90:                                               ; preds = %84
  %91 = load float, ptr %8, align 4
  %92 = load float, ptr %7, align 4
  %93 = fdiv float %91, %92, !fpmath !25
  br label %95

94:                                               ; preds = %84
  br label %95

95:                                               ; preds = %94, %90
  %96 = phi float [ %93, %90 ], [ 0.000000e+00, %94 ]
  %97 = insertelement <4 x float> %87, float %96, i32 1
  %98 = load float, ptr %7, align 4
  %99 = insertelement <4 x float> %97, float %98, i32 2
  %100 = load <4 x float>, ptr %6, align 16
  %101 = extractelement <4 x float> %100, i64 3
  %102 = insertelement <4 x float> %99, float %101, i32 3
  store <4 x float> %102, ptr %10, align 16
  %103 = load <4 x float>, ptr %10, align 16
  %104 = load ptr addrspace(1), ptr %4, align 8
  %105 = load i32, ptr %5, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds <4 x float>, ptr addrspace(1) %104, i64 %106
  store <4 x float> %103, ptr addrspace(1) %107, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hsv_to_rgb(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  %10 = alloca <3 x float>, align 16
  %11 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %5, align 4
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %14, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  store <4 x float> %18, ptr %6, align 16
  store <4 x float> <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00, float undef>, ptr %8, align 16
  %19 = load <4 x float>, ptr %8, align 16
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = load <4 x float>, ptr %6, align 16
  %22 = extractelement <4 x float> %21, i64 0
  %23 = fmul float %22, 6.000000e+00
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = fadd <3 x float> %20, %25
  %27 = shufflevector <3 x float> %26, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %27, ptr %7, align 16
  %28 = load <4 x float>, ptr %7, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load <4 x float>, ptr %7, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = fmul <3 x float> %31, splat (float 0x3FC5555560000000)
  %33 = call <3 x float> @_Z5floorDv3_f(<3 x float> noundef %32) #6
  %34 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> splat (float -6.000000e+00), <3 x float> %33, <3 x float> %29)
  %35 = shufflevector <3 x float> %34, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %35, ptr %9, align 16
  %36 = load <4 x float>, ptr %9, align 16
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = load <4 x float>, ptr %9, align 16
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %40 = fsub <3 x float> splat (float 4.000000e+00), %39
  %41 = call <3 x float> @_Z3minDv3_fS_(<3 x float> noundef %37, <3 x float> noundef %40) #6
  %42 = call <3 x float> @_Z5clampDv3_fff(<3 x float> noundef %41, float noundef 0.000000e+00, float noundef 1.000000e+00) #6
  %43 = shufflevector <3 x float> %42, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %43, ptr %10, align 16
  %44 = load <4 x float>, ptr %6, align 16
  %45 = extractelement <4 x float> %44, i64 2
  %46 = insertelement <3 x float> poison, float %45, i64 0
  %47 = shufflevector <3 x float> %46, <3 x float> poison, <3 x i32> zeroinitializer
  %48 = load <4 x float>, ptr %6, align 16
  %49 = extractelement <4 x float> %48, i64 2
  %50 = load <4 x float>, ptr %6, align 16
  %51 = extractelement <4 x float> %50, i64 1
  %52 = fmul float %49, %51
  %53 = insertelement <3 x float> poison, float %52, i64 0
  %54 = shufflevector <3 x float> %53, <3 x float> poison, <3 x i32> zeroinitializer
  %55 = load <4 x float>, ptr %10, align 16
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %57 = fneg <3 x float> %54
  %58 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %57, <3 x float> %56, <3 x float> %47)
  %59 = shufflevector <3 x float> %58, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %61 = load <4 x float>, ptr %6, align 16
  %62 = extractelement <4 x float> %61, i64 3
  %63 = insertelement <4 x float> %60, float %62, i32 3
  store <4 x float> %63, ptr %11, align 16
  %64 = load <4 x float>, ptr %11, align 16
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <4 x float>, ptr addrspace(1) %65, i64 %67
  store <4 x float> %64, ptr addrspace(1) %68, align 16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

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
define internal range(i32 0, 256) <2 x i32> @_Z12convert_int2Dv2_h(<2 x i8> noundef %0) #3 {
  %2 = zext <2 x i8> %0 to <2 x i32>
  ret <2 x i32> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 256) <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = zext <4 x i8> %0 to <4 x i32>
  ret <4 x i32> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <2 x i8> @_Z18convert_uchar2_satDv2_i(<2 x i32> noundef %0) #3 {
  %2 = tail call noundef <2 x i32> @llvm.smax.v2i32(<2 x i32> %0, <2 x i32> zeroinitializer)
  %3 = tail call <2 x i32> @llvm.umin.v2i32(<2 x i32> %2, <2 x i32> splat (i32 255))
  %4 = trunc nuw <2 x i32> %3 to <2 x i8>
  ret <2 x i8> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %0) #3 {
  %2 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %0, <3 x i32> zeroinitializer)
  %3 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %2, <3 x i32> splat (i32 255))
  %4 = trunc nuw <3 x i32> %3 to <3 x i8>
  ret <3 x i8> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z5floorDv3_f(<3 x float> noundef %0) #3 {
  %2 = tail call noundef <3 x float> @llvm.floor.v3f32(<3 x float> %0)
  ret <3 x float> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.floor.v3f32(<3 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fminff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.minimumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z5clampDv3_fff(<3 x float> noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = insertelement <3 x float> poison, float %1, i64 0
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> zeroinitializer
  %6 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %0, <3 x float> %5)
  %7 = insertelement <3 x float> poison, float %2, i64 0
  %8 = shufflevector <3 x float> %7, <3 x float> poison, <3 x i32> zeroinitializer
  %9 = tail call noundef <3 x float> @llvm.minimumnum.v3f32(<3 x float> %6, <3 x float> %8)
  ret <3 x float> %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z3minDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #3 {
  %3 = tail call noundef <3 x float> @llvm.minimumnum.v3f32(<3 x float> %0, <3 x float> %1)
  ret <3 x float> %3
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar*", !"uchar2*", !"int", !"int"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.enable"}
!17 = !{!"uchar*", !"uchar2*", !"uchar4*", !"int", !"int"}
!18 = !{!"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!19 = !{!"const", !"const", !"", !"", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"float4*", !"float4*"}
!23 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!24 = !{!"const", !""}
!25 = !{float 2.500000e+00}
