; ModuleID = 'corpus/opencl/resize.cl'
source_filename = "corpus/opencl/resize.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.extent = type { i32, i32 }
%struct.affine = type { [2 x [3 x float]] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.extent) align 4 %2, ptr noundef byval(%struct.extent) align 4 %3, float noundef %4, float noundef %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store float %4, ptr %9, align 4
  store float %5, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  %13 = load float, ptr %9, align 4
  %14 = load float, ptr %10, align 4
  call void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr noundef byval(%struct.extent) align 4 %2, ptr noundef byval(%struct.extent) align 4 %3, float noundef %13, float noundef %14) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef byval(%struct.extent) align 4 %2, ptr noundef byval(%struct.extent) align 4 %3, float noundef %4, float noundef %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca <4 x float>, align 16
  %22 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store float %4, ptr %9, align 4
  store float %5, ptr %10, align 4
  %23 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %11, align 4
  %25 = call i64 @_Z13get_global_idj(i32 noundef 1) #7
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %12, align 4
  %27 = load i32, ptr %11, align 4
  %28 = getelementptr inbounds nuw %struct.extent, ptr %3, i32 0, i32 0
  %29 = load i32, ptr %28, align 4
  %30 = icmp sge i32 %27, %29
  br i1 %30, label %36, label %31

31:                                               ; preds = %6
  %32 = load i32, ptr %12, align 4
  %33 = getelementptr inbounds nuw %struct.extent, ptr %3, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = icmp sge i32 %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %31, %6
  br label %144

37:                                               ; preds = %31
  %38 = load i32, ptr %11, align 4
  %39 = sitofp i32 %38 to float
  %40 = fadd float %39, 5.000000e-01
  %41 = load float, ptr %9, align 4
  %42 = call float @llvm.fmuladd.f32(float %40, float %41, float -5.000000e-01)
  %43 = call float @_Z4fmaxff(float noundef %42, float noundef 0.000000e+00) #7
  store float %43, ptr %13, align 4
  %44 = load i32, ptr %12, align 4
  %45 = sitofp i32 %44 to float
  %46 = fadd float %45, 5.000000e-01
  %47 = load float, ptr %10, align 4
  %48 = call float @llvm.fmuladd.f32(float %46, float %47, float -5.000000e-01)
  %49 = call float @_Z4fmaxff(float noundef %48, float noundef 0.000000e+00) #7
  store float %49, ptr %14, align 4
  %50 = load float, ptr %13, align 4
  %51 = fptosi float %50 to i32
  %52 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %53 = load i32, ptr %52, align 4
  %54 = sub nsw i32 %53, 1
  %55 = call i32 @_Z3minii(i32 noundef %51, i32 noundef %54) #7
  store i32 %55, ptr %15, align 4
  %56 = load float, ptr %14, align 4
  %57 = fptosi float %56 to i32
  %58 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 1
  %59 = load i32, ptr %58, align 4
  %60 = sub nsw i32 %59, 1
  %61 = call i32 @_Z3minii(i32 noundef %57, i32 noundef %60) #7
  store i32 %61, ptr %16, align 4
  %62 = load i32, ptr %15, align 4
  %63 = add nsw i32 %62, 1
  %64 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = sub nsw i32 %65, 1
  %67 = call i32 @_Z3minii(i32 noundef %63, i32 noundef %66) #7
  store i32 %67, ptr %17, align 4
  %68 = load i32, ptr %16, align 4
  %69 = add nsw i32 %68, 1
  %70 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 1
  %71 = load i32, ptr %70, align 4
  %72 = sub nsw i32 %71, 1
  %73 = call i32 @_Z3minii(i32 noundef %69, i32 noundef %72) #7
  store i32 %73, ptr %18, align 4
  %74 = load float, ptr %13, align 4
  %75 = load i32, ptr %15, align 4
  %76 = sitofp i32 %75 to float
  %77 = fsub float %74, %76
  store float %77, ptr %19, align 4
  %78 = load float, ptr %14, align 4
  %79 = load i32, ptr %16, align 4
  %80 = sitofp i32 %79 to float
  %81 = fsub float %78, %80
  store float %81, ptr %20, align 4
  %82 = load ptr addrspace(1), ptr %7, align 8
  %83 = load i32, ptr %16, align 4
  %84 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %85 = load i32, ptr %84, align 4
  %86 = mul nsw i32 %83, %85
  %87 = load i32, ptr %15, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %82, i64 %89
  %91 = load <4 x i8>, ptr addrspace(1) %90, align 4
  %92 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %91) #7
  %93 = load ptr addrspace(1), ptr %7, align 8
  %94 = load i32, ptr %16, align 4
  %95 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %96 = load i32, ptr %95, align 4
  %97 = mul nsw i32 %94, %96
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %93, i64 %100
  %102 = load <4 x i8>, ptr addrspace(1) %101, align 4
  %103 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %102) #7
  %104 = load float, ptr %19, align 4
  %105 = call <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %92, <4 x float> noundef %103, float noundef %104) #7
  store <4 x float> %105, ptr %21, align 16
  %106 = load ptr addrspace(1), ptr %7, align 8
  %107 = load i32, ptr %18, align 4
  %108 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %109 = load i32, ptr %108, align 4
  %110 = mul nsw i32 %107, %109
  %111 = load i32, ptr %15, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %106, i64 %113
  %115 = load <4 x i8>, ptr addrspace(1) %114, align 4
  %116 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %115) #7
  %117 = load ptr addrspace(1), ptr %7, align 8
  %118 = load i32, ptr %18, align 4
  %119 = getelementptr inbounds nuw %struct.extent, ptr %2, i32 0, i32 0
  %120 = load i32, ptr %119, align 4
  %121 = mul nsw i32 %118, %120
  %122 = load i32, ptr %17, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %117, i64 %124
  %126 = load <4 x i8>, ptr addrspace(1) %125, align 4
  %127 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %126) #7
  %128 = load float, ptr %19, align 4
  %129 = call <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %116, <4 x float> noundef %127, float noundef %128) #7
  store <4 x float> %129, ptr %22, align 16
  %130 = load <4 x float>, ptr %21, align 16
  %131 = load <4 x float>, ptr %22, align 16
  %132 = load float, ptr %20, align 4
  %133 = call <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %130, <4 x float> noundef %131, float noundef %132) #7
  %134 = call <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %133) #7
  %135 = load ptr addrspace(1), ptr %8, align 8
  %136 = load i32, ptr %12, align 4
  %137 = getelementptr inbounds nuw %struct.extent, ptr %3, i32 0, i32 0
  %138 = load i32, ptr %137, align 4
  %139 = mul nsw i32 %136, %138
  %140 = load i32, ptr %11, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %135, i64 %142
  store <4 x i8> %134, ptr addrspace(1) %143, align 4
  br label %144

144:                                              ; preds = %37, %36
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @resize_bicubic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !14 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load float, ptr %12, align 4
  call void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, float noundef %18) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !14 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca [4 x float], align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr addrspace(1), align 8
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %27 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %13, align 4
  %29 = call i64 @_Z13get_global_idj(i32 noundef 1) #7
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %13, align 4
  %32 = sitofp i32 %31 to float
  %33 = fadd float %32, 5.000000e-01
  %34 = load float, ptr %12, align 4
  %35 = call float @llvm.fmuladd.f32(float %33, float %34, float -5.000000e-01)
  store float %35, ptr %15, align 4
  %36 = load i32, ptr %14, align 4
  %37 = sitofp i32 %36 to float
  %38 = fadd float %37, 5.000000e-01
  %39 = load float, ptr %12, align 4
  %40 = call float @llvm.fmuladd.f32(float %38, float %39, float -5.000000e-01)
  store float %40, ptr %16, align 4
  %41 = load float, ptr %15, align 4
  %42 = call float @_Z5floorf(float noundef %41) #7
  %43 = fptosi float %42 to i32
  store i32 %43, ptr %17, align 4
  %44 = load float, ptr %16, align 4
  %45 = call float @_Z5floorf(float noundef %44) #7
  %46 = fptosi float %45 to i32
  store i32 %46, ptr %18, align 4
  %47 = load float, ptr %15, align 4
  %48 = load i32, ptr %17, align 4
  %49 = sitofp i32 %48 to float
  %50 = fsub float %47, %49
  %51 = call <4 x float> @cubic_weights(float noundef %50) #6
  store <4 x float> %51, ptr %19, align 16
  %52 = load float, ptr %16, align 4
  %53 = load i32, ptr %18, align 4
  %54 = sitofp i32 %53 to float
  %55 = fsub float %52, %54
  %56 = call <4 x float> @cubic_weights(float noundef %55) #6
  store <4 x float> %56, ptr %20, align 16
  %57 = load <4 x float>, ptr %20, align 16
  %58 = extractelement <4 x float> %57, i64 0
  store float %58, ptr %21, align 4
  %59 = getelementptr inbounds float, ptr %21, i64 1
  %60 = load <4 x float>, ptr %20, align 16
  %61 = extractelement <4 x float> %60, i64 1
  store float %61, ptr %59, align 4
  %62 = getelementptr inbounds float, ptr %21, i64 2
  %63 = load <4 x float>, ptr %20, align 16
  %64 = extractelement <4 x float> %63, i64 2
  store float %64, ptr %62, align 4
  %65 = getelementptr inbounds float, ptr %21, i64 3
  %66 = load <4 x float>, ptr %20, align 16
  %67 = extractelement <4 x float> %66, i64 3
  store float %67, ptr %65, align 4
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %68

68:                                               ; preds = %133, %6
  %69 = load i32, ptr %23, align 4
  %70 = icmp slt i32 %69, 4
  br i1 %70, label %71, label %136

71:                                               ; preds = %68
  %72 = load ptr addrspace(1), ptr %7, align 8
  %73 = load i32, ptr %18, align 4
  %74 = load i32, ptr %23, align 4
  %75 = add nsw i32 %73, %74
  %76 = sub nsw i32 %75, 1
  %77 = load i32, ptr %10, align 4
  %78 = sub nsw i32 %77, 1
  %79 = call i32 @_Z5clampiii(i32 noundef %76, i32 noundef 0, i32 noundef %78) #7
  %80 = load i32, ptr %9, align 4
  %81 = mul nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %72, i64 %82
  store ptr addrspace(1) %83, ptr %24, align 8
  %84 = load ptr addrspace(1), ptr %24, align 8
  %85 = load i32, ptr %17, align 4
  %86 = sub nsw i32 %85, 1
  %87 = load i32, ptr %9, align 4
  %88 = sub nsw i32 %87, 1
  %89 = call i32 @_Z5clampiii(i32 noundef %86, i32 noundef 0, i32 noundef %88) #7
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %84, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4
  %93 = insertelement <4 x float> poison, float %92, i32 0
  %94 = load ptr addrspace(1), ptr %24, align 8
  %95 = load i32, ptr %17, align 4
  %96 = load i32, ptr %9, align 4
  %97 = sub nsw i32 %96, 1
  %98 = call i32 @_Z5clampiii(i32 noundef %95, i32 noundef 0, i32 noundef %97) #7
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = insertelement <4 x float> %93, float %101, i32 1
  %103 = load ptr addrspace(1), ptr %24, align 8
  %104 = load i32, ptr %17, align 4
  %105 = add nsw i32 %104, 1
  %106 = load i32, ptr %9, align 4
  %107 = sub nsw i32 %106, 1
  %108 = call i32 @_Z5clampiii(i32 noundef %105, i32 noundef 0, i32 noundef %107) #7
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %103, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4
  %112 = insertelement <4 x float> %102, float %111, i32 2
  %113 = load ptr addrspace(1), ptr %24, align 8
  %114 = load i32, ptr %17, align 4
  %115 = add nsw i32 %114, 2
  %116 = load i32, ptr %9, align 4
  %117 = sub nsw i32 %116, 1
  %118 = call i32 @_Z5clampiii(i32 noundef %115, i32 noundef 0, i32 noundef %117) #7
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4
  %122 = insertelement <4 x float> %112, float %121, i32 3
  store <4 x float> %122, ptr %26, align 16
  %123 = load <4 x float>, ptr %26, align 16
  store <4 x float> %123, ptr %25, align 16
  %124 = load i32, ptr %23, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = load <4 x float>, ptr %25, align 16
  %129 = load <4 x float>, ptr %19, align 16
  %130 = call float @_Z3dotDv4_fS_(<4 x float> noundef %128, <4 x float> noundef %129) #7
  %131 = load float, ptr %22, align 4
  %132 = call float @llvm.fmuladd.f32(float %127, float %130, float %131)
  store float %132, ptr %22, align 4
  br label %133

133:                                              ; preds = %71
  %134 = load i32, ptr %23, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %23, align 4
  br label %68

136:                                              ; preds = %68
  %137 = load float, ptr %22, align 4
  %138 = load ptr addrspace(1), ptr %8, align 8
  %139 = load i32, ptr %14, align 4
  %140 = load i32, ptr %11, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %13, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %138, i64 %144
  store float %137, ptr addrspace(1) %145, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <2 x i8>, align 2
  %10 = alloca <2 x i8>, align 2
  %11 = alloca <2 x i8>, align 2
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 1) #7
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %8, align 4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i32, ptr %8, align 4
  %18 = mul nsw i32 2, %17
  %19 = load i32, ptr %6, align 4
  %20 = mul nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %16, i64 %21
  %23 = load i32, ptr %7, align 4
  %24 = mul nsw i32 2, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %25
  %27 = addrspacecast ptr addrspace(1) %26 to ptr
  %28 = call <2 x i8> @_Z6vload2mPKh(i64 noundef 0, ptr noundef %27) #8
  store <2 x i8> %28, ptr %9, align 2
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i32, ptr %8, align 4
  %31 = mul nsw i32 2, %30
  %32 = add nsw i32 %31, 1
  %33 = load i32, ptr %6, align 4
  %34 = mul nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %29, i64 %35
  %37 = load i32, ptr %7, align 4
  %38 = mul nsw i32 2, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %36, i64 %39
  %41 = addrspacecast ptr addrspace(1) %40 to ptr
  %42 = call <2 x i8> @_Z6vload2mPKh(i64 noundef 0, ptr noundef %41) #8
  store <2 x i8> %42, ptr %10, align 2
  %43 = load <2 x i8>, ptr %9, align 2
  %44 = load <2 x i8>, ptr %10, align 2
  %45 = call <2 x i8> @_Z5rhaddDv2_hS_(<2 x i8> noundef %43, <2 x i8> noundef %44) #7
  store <2 x i8> %45, ptr %11, align 2
  %46 = load <2 x i8>, ptr %11, align 2
  %47 = extractelement <2 x i8> %46, i64 0
  %48 = load <2 x i8>, ptr %11, align 2
  %49 = extractelement <2 x i8> %48, i64 1
  %50 = call zeroext i8 @_Z4haddhh(i8 noundef zeroext %47, i8 noundef zeroext %49) #7
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %6, align 4
  %54 = sdiv i32 %53, 2
  %55 = mul nsw i32 %52, %54
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %51, i64 %58
  store i8 %50, ptr addrspace(1) %59, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @warp_affine(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr noundef byval(%struct.affine) align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 %4, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef align 2 %10, ptr addrspace(1) noundef align 2 %11, ptr noundef byval(%struct.affine) align 4 %2, i32 noundef %12, i32 noundef %13) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr noundef byval(%struct.affine) align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 %4, ptr %9, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %10, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 1) #7
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %11, align 4
  %24 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %25 = getelementptr inbounds [2 x [3 x float]], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds [3 x float], ptr %25, i64 0, i64 0
  %27 = load float, ptr %26, align 4
  %28 = load i32, ptr %10, align 4
  %29 = sitofp i32 %28 to float
  %30 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %31 = getelementptr inbounds [2 x [3 x float]], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds [3 x float], ptr %31, i64 0, i64 1
  %33 = load float, ptr %32, align 4
  %34 = load i32, ptr %11, align 4
  %35 = sitofp i32 %34 to float
  %36 = fmul float %33, %35
  %37 = call float @llvm.fmuladd.f32(float %27, float %29, float %36)
  %38 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %39 = getelementptr inbounds [2 x [3 x float]], ptr %38, i64 0, i64 0
  %40 = getelementptr inbounds [3 x float], ptr %39, i64 0, i64 2
  %41 = load float, ptr %40, align 4
  %42 = fadd float %37, %41
  store float %42, ptr %12, align 4
  %43 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %44 = getelementptr inbounds [2 x [3 x float]], ptr %43, i64 0, i64 1
  %45 = getelementptr inbounds [3 x float], ptr %44, i64 0, i64 0
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %10, align 4
  %48 = sitofp i32 %47 to float
  %49 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %50 = getelementptr inbounds [2 x [3 x float]], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds [3 x float], ptr %50, i64 0, i64 1
  %52 = load float, ptr %51, align 4
  %53 = load i32, ptr %11, align 4
  %54 = sitofp i32 %53 to float
  %55 = fmul float %52, %54
  %56 = call float @llvm.fmuladd.f32(float %46, float %48, float %55)
  %57 = getelementptr inbounds nuw %struct.affine, ptr %2, i32 0, i32 0
  %58 = getelementptr inbounds [2 x [3 x float]], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds [3 x float], ptr %58, i64 0, i64 2
  %60 = load float, ptr %59, align 4
  %61 = fadd float %56, %60
  store float %61, ptr %13, align 4
  %62 = load float, ptr %12, align 4
  %63 = call i32 @_Z15convert_int_rtnf(float noundef %62) #7
  store i32 %63, ptr %14, align 4
  %64 = load float, ptr %13, align 4
  %65 = call i32 @_Z15convert_int_rtnf(float noundef %64) #7
  store i32 %65, ptr %15, align 4
  %66 = load i32, ptr %14, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %81, label %68

68:                                               ; preds = %5
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %69, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %68
  %72 = load i32, ptr %14, align 4
  %73 = load i32, ptr %8, align 4
  %74 = sub nsw i32 %73, 1
  %75 = icmp sge i32 %72, %74
  br i1 %75, label %81, label %76

76:                                               ; preds = %71
  %77 = load i32, ptr %15, align 4
  %78 = load i32, ptr %9, align 4
  %79 = sub nsw i32 %78, 1
  %80 = icmp sge i32 %77, %79
  br i1 %80, label %81, label %90

81:                                               ; preds = %76, %71, %68, %5
  %82 = load ptr addrspace(1), ptr %7, align 8
  %83 = load i32, ptr %11, align 4
  %84 = load i32, ptr %8, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %10, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i16, ptr addrspace(1) %82, i64 %88
  store i16 0, ptr addrspace(1) %89, align 2
  br label %179

90:                                               ; preds = %76
  %91 = load float, ptr %12, align 4
  %92 = load i32, ptr %14, align 4
  %93 = sitofp i32 %92 to float
  %94 = fsub float %91, %93
  %95 = fmul float %94, 2.560000e+02
  %96 = fptoui float %95 to i32
  store i32 %96, ptr %16, align 4
  %97 = load float, ptr %13, align 4
  %98 = load i32, ptr %15, align 4
  %99 = sitofp i32 %98 to float
  %100 = fsub float %97, %99
  %101 = fmul float %100, 2.560000e+02
  %102 = fptoui float %101 to i32
  store i32 %102, ptr %17, align 4
  %103 = load ptr addrspace(1), ptr %6, align 8
  %104 = load i32, ptr %15, align 4
  %105 = load i32, ptr %8, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr %14, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i16, ptr addrspace(1) %103, i64 %109
  %111 = load i16, ptr addrspace(1) %110, align 2
  %112 = zext i16 %111 to i32
  %113 = load i32, ptr %16, align 4
  %114 = sub i32 256, %113
  %115 = mul i32 %112, %114
  %116 = load ptr addrspace(1), ptr %6, align 8
  %117 = load i32, ptr %15, align 4
  %118 = load i32, ptr %8, align 4
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %14, align 4
  %121 = add nsw i32 %119, %120
  %122 = add nsw i32 %121, 1
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i16, ptr addrspace(1) %116, i64 %123
  %125 = load i16, ptr addrspace(1) %124, align 2
  %126 = zext i16 %125 to i32
  %127 = load i32, ptr %16, align 4
  %128 = mul i32 %126, %127
  %129 = add i32 %115, %128
  store i32 %129, ptr %18, align 4
  %130 = load ptr addrspace(1), ptr %6, align 8
  %131 = load i32, ptr %15, align 4
  %132 = add nsw i32 %131, 1
  %133 = load i32, ptr %8, align 4
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr %14, align 4
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i16, ptr addrspace(1) %130, i64 %137
  %139 = load i16, ptr addrspace(1) %138, align 2
  %140 = zext i16 %139 to i32
  %141 = load i32, ptr %16, align 4
  %142 = sub i32 256, %141
  %143 = mul i32 %140, %142
  %144 = load ptr addrspace(1), ptr %6, align 8
  %145 = load i32, ptr %15, align 4
  %146 = add nsw i32 %145, 1
  %147 = load i32, ptr %8, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %14, align 4
  %150 = add nsw i32 %148, %149
  %151 = add nsw i32 %150, 1
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i16, ptr addrspace(1) %144, i64 %152
  %154 = load i16, ptr addrspace(1) %153, align 2
  %155 = zext i16 %154 to i32
  %156 = load i32, ptr %16, align 4
  %157 = mul i32 %155, %156
  %158 = add i32 %143, %157
  store i32 %158, ptr %19, align 4
  %159 = load i32, ptr %18, align 4
  %160 = lshr i32 %159, 8
  %161 = load i32, ptr %17, align 4
  %162 = sub i32 256, %161
  %163 = mul i32 %160, %162
  %164 = load i32, ptr %19, align 4
  %165 = lshr i32 %164, 8
  %166 = load i32, ptr %17, align 4
  %167 = mul i32 %165, %166
  %168 = add i32 %163, %167
  %169 = lshr i32 %168, 8
  %170 = trunc i32 %169 to i16
  %171 = load ptr addrspace(1), ptr %7, align 8
  %172 = load i32, ptr %11, align 4
  %173 = load i32, ptr %8, align 4
  %174 = mul nsw i32 %172, %173
  %175 = load i32, ptr %10, align 4
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i16, ptr addrspace(1) %171, i64 %177
  store i16 %170, ptr addrspace(1) %178, align 2
  br label %179

179:                                              ; preds = %90, %81
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <4 x float> @cubic_weights(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca <4 x float>, align 16
  store float %0, ptr %2, align 4
  store float -5.000000e-01, ptr %3, align 4
  %6 = load float, ptr %2, align 4
  %7 = fsub float 1.000000e+00, %6
  store float %7, ptr %4, align 4
  %8 = load float, ptr %2, align 4
  %9 = fadd float %8, 1.000000e+00
  %10 = call float @llvm.fmuladd.f32(float -5.000000e-01, float %9, float 2.500000e+00)
  %11 = load float, ptr %2, align 4
  %12 = fadd float %11, 1.000000e+00
  %13 = call float @llvm.fmuladd.f32(float %10, float %12, float -4.000000e+00)
  %14 = load float, ptr %2, align 4
  %15 = fadd float %14, 1.000000e+00
  %16 = call float @llvm.fmuladd.f32(float %13, float %15, float 2.000000e+00)
  %17 = insertelement <4 x float> poison, float %16, i32 0
  %18 = load float, ptr %2, align 4
  %19 = call float @llvm.fmuladd.f32(float 1.500000e+00, float %18, float -2.500000e+00)
  %20 = load float, ptr %2, align 4
  %21 = fmul float %19, %20
  %22 = load float, ptr %2, align 4
  %23 = call float @llvm.fmuladd.f32(float %21, float %22, float 1.000000e+00)
  %24 = insertelement <4 x float> %17, float %23, i32 1
  %25 = load float, ptr %4, align 4
  %26 = call float @llvm.fmuladd.f32(float 1.500000e+00, float %25, float -2.500000e+00)
  %27 = load float, ptr %4, align 4
  %28 = fmul float %26, %27
  %29 = load float, ptr %4, align 4
  %30 = call float @llvm.fmuladd.f32(float %28, float %29, float 1.000000e+00)
  %31 = insertelement <4 x float> %24, float %30, i32 2
  %32 = load float, ptr %4, align 4
  %33 = fadd float %32, 1.000000e+00
  %34 = call float @llvm.fmuladd.f32(float -5.000000e-01, float %33, float 2.500000e+00)
  %35 = load float, ptr %4, align 4
  %36 = fadd float %35, 1.000000e+00
  %37 = call float @llvm.fmuladd.f32(float %34, float %36, float -4.000000e+00)
  %38 = load float, ptr %4, align 4
  %39 = fadd float %38, 1.000000e+00
  %40 = call float @llvm.fmuladd.f32(float %37, float %39, float 2.000000e+00)
  %41 = insertelement <4 x float> %31, float %40, i32 3
  store <4 x float> %41, ptr %5, align 16
  %42 = load <4 x float>, ptr %5, align 16
  ret <4 x float> %42
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
define internal noundef <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %0, <4 x float> noundef %1, float noundef %2) #3 {
  %4 = insertelement <4 x float> poison, float %2, i64 0
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = fsub <4 x float> %1, %0
  %7 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %5, <4 x float> %0)
  ret <4 x float> %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %0) #3 {
  %2 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %0)
  %3 = fcmp ole <4 x float> %2, zeroinitializer
  %4 = select <4 x i1> %3, <4 x float> zeroinitializer, <4 x float> %2
  %5 = fptoui <4 x float> %4 to <4 x i8>
  %6 = fcmp oge <4 x float> %2, splat (float 2.550000e+02)
  %7 = select <4 x i1> %6, <4 x i8> splat (i8 -1), <4 x i8> %5
  ret <4 x i8> %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtnf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.floor.f32(float %0)
  %3 = fptosi float %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = uitofp <4 x i8> %0 to <4 x float>
  ret <4 x float> %2
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal zeroext i8 @_Z4haddhh(i8 noundef zeroext %0, i8 noundef zeroext %1) #3 {
  %3 = lshr i8 %0, 1
  %4 = lshr i8 %1, 1
  %5 = add nuw i8 %4, %3
  %6 = and i8 %0, 1
  %7 = and i8 %6, %1
  %8 = add nuw i8 %5, %7
  ret i8 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <2 x i8> @_Z5rhaddDv2_hS_(<2 x i8> noundef %0, <2 x i8> noundef %1) #3 {
  %3 = lshr <2 x i8> %0, splat (i8 1)
  %4 = lshr <2 x i8> %1, splat (i8 1)
  %5 = add nuw <2 x i8> %4, %3
  %6 = or <2 x i8> %1, %0
  %7 = and <2 x i8> %6, splat (i8 1)
  %8 = add nuw <2 x i8> %5, %7
  ret <2 x i8> %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5floorf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.floor.f32(float %0)
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z5clampiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  %5 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %4)
  ret i32 %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <2 x i8> @_Z6vload2mPKh(i64 noundef %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = shl i64 %0, 1
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <2 x i8>, ptr %4, align 1, !tbaa !24
  ret <2 x i8> %5
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar4*", !"extent", !"extent", !"float", !"float"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"extent", !"extent", !"float", !"float"}
!14 = !{!"const", !"", !"", !"", !"", !""}
!15 = !{!"float*", !"float*", !"int", !"int", !"int", !"float"}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"uchar*", !"uchar*", !"int"}
!19 = !{!"const", !"", !""}
!20 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"ushort*", !"ushort*", !"affine", !"int", !"int"}
!23 = !{!"const", !"", !"", !"", !""}
!24 = !{!8, !8, i64 0}
