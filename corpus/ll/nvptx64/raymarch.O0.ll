; ModuleID = 'corpus/opencl/raymarch.cl'
source_filename = "corpus/opencl/raymarch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ray = type { <3 x float>, <3 x float> }
%struct.sphere = type { float, float, float, float, float }

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @march_scene(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef align 4 %9, i32 noundef %10, i32 noundef %11, float noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, float noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <3 x float>, align 16
  %12 = alloca <3 x float>, align 16
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca <3 x float>, align 16
  %18 = alloca <3 x float>, align 16
  %19 = alloca <3 x float>, align 16
  %20 = alloca <3 x float>, align 16
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %9, align 4
  %26 = call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %10, align 4
  %28 = load i32, ptr %9, align 4
  %29 = sitofp i32 %28 to float
  %30 = fadd float %29, 5.000000e-01
  %31 = load i32, ptr %6, align 4
  %32 = sitofp i32 %31 to float
  %33 = fdiv float %30, %32, !fpmath !14
  %34 = call float @llvm.fmuladd.f32(float %33, float 2.000000e+00, float -1.000000e+00)
  %35 = insertelement <3 x float> poison, float %34, i32 0
  %36 = load i32, ptr %10, align 4
  %37 = sitofp i32 %36 to float
  %38 = fadd float %37, 5.000000e-01
  %39 = load i32, ptr %7, align 4
  %40 = sitofp i32 %39 to float
  %41 = fdiv float %38, %40, !fpmath !14
  %42 = fneg float %41
  %43 = call float @llvm.fmuladd.f32(float %42, float 2.000000e+00, float 1.000000e+00)
  %44 = insertelement <3 x float> %35, float %43, i32 1
  %45 = insertelement <3 x float> %44, float 1.500000e+00, i32 2
  %46 = shufflevector <3 x float> %45, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %46, ptr %12, align 16
  %47 = load <4 x float>, ptr %12, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %49 = shufflevector <3 x float> %48, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %49, ptr %11, align 16
  %50 = load <4 x float>, ptr %11, align 16
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = call float @_Z6lengthDv3_f(<3 x float> noundef %51) #10
  %53 = insertelement <3 x float> poison, float %52, i64 0
  %54 = shufflevector <3 x float> %53, <3 x float> poison, <3 x i32> zeroinitializer
  %55 = load <4 x float>, ptr %11, align 16
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %57 = fdiv <3 x float> %56, %54, !fpmath !14
  %58 = shufflevector <3 x float> %57, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %58, ptr %11, align 16
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %59

59:                                               ; preds = %81, %4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %60, 48
  br i1 %61, label %62, label %84

62:                                               ; preds = %59
  %63 = load <4 x float>, ptr %11, align 16
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %65 = load float, ptr %13, align 4
  %66 = insertelement <3 x float> poison, float %65, i64 0
  %67 = shufflevector <3 x float> %66, <3 x float> poison, <3 x i32> zeroinitializer
  %68 = fmul <3 x float> %64, %67
  %69 = load float, ptr %8, align 4
  %70 = call float @sd_scene(<3 x float> noundef %68, float noundef %69) #9
  store float %70, ptr %15, align 4
  %71 = load float, ptr %15, align 4
  %72 = fcmp olt float %71, 0x3F847AE140000000
  br i1 %72, label %76, label %73

73:                                               ; preds = %62
  %74 = load float, ptr %13, align 4
  %75 = fcmp ogt float %74, 2.000000e+01
  br i1 %75, label %76, label %77

76:                                               ; preds = %73, %62
  br label %84

77:                                               ; preds = %73
  %78 = load float, ptr %15, align 4
  %79 = load float, ptr %13, align 4
  %80 = fadd float %79, %78
  store float %80, ptr %13, align 4
  br label %81

81:                                               ; preds = %77
  %82 = load i32, ptr %14, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %14, align 4
  br label %59

84:                                               ; preds = %76, %59
  store i32 0, ptr %16, align 4
  %85 = load float, ptr %13, align 4
  %86 = fcmp ole float %85, 2.000000e+01
  br i1 %86, label %87, label %138

87:                                               ; preds = %84
  %88 = load <4 x float>, ptr %11, align 16
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %90 = load float, ptr %13, align 4
  %91 = insertelement <3 x float> poison, float %90, i64 0
  %92 = shufflevector <3 x float> %91, <3 x float> poison, <3 x i32> zeroinitializer
  %93 = fmul <3 x float> %89, %92
  %94 = shufflevector <3 x float> %93, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %94, ptr %17, align 16
  %95 = load <4 x float>, ptr %17, align 16
  %96 = shufflevector <4 x float> %95, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %97 = load float, ptr %8, align 4
  %98 = call <3 x float> @scene_normal(<3 x float> noundef %96, float noundef %97) #9
  %99 = shufflevector <3 x float> %98, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %99, ptr %18, align 16
  store <4 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000, float undef>, ptr %20, align 16
  %100 = load <4 x float>, ptr %20, align 16
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %102 = shufflevector <3 x float> %101, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %102, ptr %19, align 16
  %103 = load <4 x float>, ptr %18, align 16
  %104 = shufflevector <4 x float> %103, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %105 = call float @_Z3dotDv3_fS_(<3 x float> noundef %104, <3 x float> noundef <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>) #10
  %106 = call float @_Z4fmaxff(float noundef %105, float noundef 0.000000e+00) #10
  store float %106, ptr %21, align 4
  store float 1.000000e+00, ptr %22, align 4
  store float 0x3FB99999A0000000, ptr %23, align 4
  br label %107

107:                                              ; preds = %125, %87
  %108 = load float, ptr %23, align 4
  %109 = fcmp olt float %108, 3.000000e+00
  br i1 %109, label %110, label %128

110:                                              ; preds = %107
  %111 = load float, ptr %22, align 4
  %112 = load <4 x float>, ptr %17, align 16
  %113 = shufflevector <4 x float> %112, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %114 = load float, ptr %23, align 4
  %115 = insertelement <3 x float> poison, float %114, i64 0
  %116 = shufflevector <3 x float> %115, <3 x float> poison, <3 x i32> zeroinitializer
  %117 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>, <3 x float> %116, <3 x float> %113)
  %118 = load float, ptr %8, align 4
  %119 = call float @sd_scene(<3 x float> noundef %117, float noundef %118) #9
  %120 = call float @_Z4fmaxff(float noundef %119, float noundef 0.000000e+00) #10
  %121 = fmul float 8.000000e+00, %120
  %122 = load float, ptr %23, align 4
  %123 = fdiv float %121, %122, !fpmath !14
  %124 = call float @_Z4fminff(float noundef %111, float noundef %123) #10
  store float %124, ptr %22, align 4
  br label %125

125:                                              ; preds = %110
  %126 = load float, ptr %23, align 4
  %127 = fadd float %126, 0x3FD3333340000000
  store float %127, ptr %23, align 4
  br label %107

128:                                              ; preds = %107
  %129 = load float, ptr %21, align 4
  %130 = fmul float 0x3FECCCCCC0000000, %129
  %131 = load float, ptr %22, align 4
  %132 = call float @_Z4fminff(float noundef %131, float noundef 1.000000e+00) #10
  %133 = call float @llvm.fmuladd.f32(float %130, float %132, float 0x3FB99999A0000000)
  store float %133, ptr %21, align 4
  %134 = load float, ptr %21, align 4
  %135 = call float @llvm.fmuladd.f32(float %134, float 8.000000e+00, float 5.000000e-01)
  %136 = fptoui float %135 to i32
  %137 = mul i32 %136, 28
  store i32 %137, ptr %16, align 4
  br label %138

138:                                              ; preds = %128, %84
  %139 = load i32, ptr %16, align 4
  %140 = mul i32 %139, 65793
  %141 = or i32 %140, -16777216
  %142 = load ptr addrspace(1), ptr %5, align 8
  %143 = load i32, ptr %10, align 4
  %144 = load i32, ptr %6, align 4
  %145 = mul nsw i32 %143, %144
  %146 = load i32, ptr %9, align 4
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i32, ptr addrspace(1) %142, i64 %148
  store i32 %141, ptr addrspace(1) %149, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trace_spheres(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.ray, align 16
  %12 = alloca <3 x float>, align 16
  %13 = alloca <3 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.sphere, align 4
  %21 = alloca <3 x float>, align 16
  %22 = alloca %struct.sphere, align 4
  %23 = alloca <3 x float>, align 16
  %24 = alloca <3 x float>, align 16
  %25 = alloca <3 x float>, align 16
  %26 = alloca <3 x float>, align 16
  %27 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %28 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %9, align 4
  %30 = call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %10, align 4
  %32 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 0
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %32, align 16
  %33 = load i32, ptr %9, align 4
  %34 = sitofp i32 %33 to float
  %35 = fadd float %34, 5.000000e-01
  %36 = load i32, ptr %8, align 4
  %37 = sitofp i32 %36 to float
  %38 = fdiv float %35, %37, !fpmath !14
  %39 = call float @llvm.fmuladd.f32(float %38, float 2.000000e+00, float -1.000000e+00)
  %40 = insertelement <3 x float> poison, float %39, i32 0
  %41 = load i32, ptr %10, align 4
  %42 = sitofp i32 %41 to float
  %43 = fadd float %42, 5.000000e-01
  %44 = load i32, ptr %8, align 4
  %45 = sitofp i32 %44 to float
  %46 = fdiv float %43, %45, !fpmath !14
  %47 = fneg float %46
  %48 = call float @llvm.fmuladd.f32(float %47, float 2.000000e+00, float 1.000000e+00)
  %49 = insertelement <3 x float> %40, float %48, i32 1
  %50 = insertelement <3 x float> %49, float 1.500000e+00, i32 2
  %51 = shufflevector <3 x float> %50, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %51, ptr %12, align 16
  %52 = load <4 x float>, ptr %12, align 16
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %54 = call <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %53) #10
  %55 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %56 = shufflevector <3 x float> %54, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %56, ptr %55, align 16
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %13, align 16
  store float 1.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %57

57:                                               ; preds = %187, %4
  %58 = load i32, ptr %15, align 4
  %59 = icmp slt i32 %58, 3
  br i1 %59, label %60, label %190

60:                                               ; preds = %57
  store float 0x46293E5940000000, ptr %16, align 4
  store i32 -1, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %61

61:                                               ; preds = %81, %60
  %62 = load i32, ptr %18, align 4
  %63 = load i32, ptr %7, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %84

65:                                               ; preds = %61
  %66 = load ptr addrspace(1), ptr %6, align 8
  %67 = load i32, ptr %18, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.sphere, ptr addrspace(1) %66, i64 %68
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %20, ptr addrspace(1) align 4 %69, i64 20, i1 false)
  %70 = call float @hit_sphere(ptr noundef byval(%struct.ray) align 16 %11, ptr noundef byval(%struct.sphere) align 4 %20) #9
  store float %70, ptr %19, align 4
  %71 = load float, ptr %19, align 4
  %72 = fcmp ogt float %71, 0x3F50624DE0000000
  br i1 %72, label %73, label %80

73:                                               ; preds = %65
  %74 = load float, ptr %19, align 4
  %75 = load float, ptr %16, align 4
  %76 = fcmp olt float %74, %75
  br i1 %76, label %77, label %80

77:                                               ; preds = %73
  %78 = load float, ptr %19, align 4
  store float %78, ptr %16, align 4
  %79 = load i32, ptr %18, align 4
  store i32 %79, ptr %17, align 4
  br label %80

80:                                               ; preds = %77, %73, %65
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %18, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %18, align 4
  br label %61

84:                                               ; preds = %61
  %85 = load i32, ptr %17, align 4
  %86 = icmp slt i32 %85, 0
  br i1 %86, label %87, label %103

87:                                               ; preds = %84
  %88 = load float, ptr %14, align 4
  %89 = insertelement <3 x float> poison, float %88, i64 0
  %90 = shufflevector <3 x float> %89, <3 x float> poison, <3 x i32> zeroinitializer
  store <4 x float> <float 5.000000e-01, float 0x3FE6666660000000, float 1.000000e+00, float undef>, ptr %21, align 16
  %91 = load <4 x float>, ptr %21, align 16
  %92 = shufflevector <4 x float> %91, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %93 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %94 = load <3 x float>, ptr %93, align 16
  %95 = extractelement <3 x float> %94, i64 1
  %96 = fadd float %95, 1.000000e+00
  %97 = fmul float 5.000000e-01, %96
  %98 = call <3 x float> @_Z3mixDv3_fS_f(<3 x float> noundef splat (float 1.000000e+00), <3 x float> noundef %92, float noundef %97) #10
  %99 = load <4 x float>, ptr %13, align 16
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %101 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %90, <3 x float> %98, <3 x float> %100)
  %102 = shufflevector <3 x float> %101, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %102, ptr %13, align 16
  br label %190

103:                                              ; preds = %84
  %104 = load ptr addrspace(1), ptr %6, align 8
  %105 = load i32, ptr %17, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds %struct.sphere, ptr addrspace(1) %104, i64 %106
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %22, ptr addrspace(1) align 4 %107, i64 20, i1 false)
  %108 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 0
  %109 = load <4 x float>, ptr %108, align 16
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %111 = load float, ptr %16, align 4
  %112 = insertelement <3 x float> poison, float %111, i64 0
  %113 = shufflevector <3 x float> %112, <3 x float> poison, <3 x i32> zeroinitializer
  %114 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %115 = load <4 x float>, ptr %114, align 16
  %116 = shufflevector <4 x float> %115, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %117 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %113, <3 x float> %116, <3 x float> %110)
  %118 = shufflevector <3 x float> %117, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %118, ptr %23, align 16
  %119 = load <4 x float>, ptr %23, align 16
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %121 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 0
  %122 = load float, ptr %121, align 4
  %123 = insertelement <3 x float> poison, float %122, i32 0
  %124 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 1
  %125 = load float, ptr %124, align 4
  %126 = insertelement <3 x float> %123, float %125, i32 1
  %127 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 2
  %128 = load float, ptr %127, align 4
  %129 = insertelement <3 x float> %126, float %128, i32 2
  %130 = shufflevector <3 x float> %129, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %130, ptr %25, align 16
  %131 = load <4 x float>, ptr %25, align 16
  %132 = shufflevector <4 x float> %131, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %133 = fsub <3 x float> %120, %132
  %134 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 3
  %135 = load float, ptr %134, align 4
  %136 = insertelement <3 x float> poison, float %135, i64 0
  %137 = shufflevector <3 x float> %136, <3 x float> poison, <3 x i32> zeroinitializer
  %138 = fdiv <3 x float> %133, %137, !fpmath !14
  %139 = shufflevector <3 x float> %138, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %139, ptr %24, align 16
  %140 = load float, ptr %14, align 4
  %141 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 4
  %142 = load float, ptr %141, align 4
  %143 = fsub float 1.000000e+00, %142
  %144 = fmul float %140, %143
  %145 = load <4 x float>, ptr %24, align 16
  %146 = shufflevector <4 x float> %145, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000, float undef>, ptr %26, align 16
  %147 = load <4 x float>, ptr %26, align 16
  %148 = shufflevector <4 x float> %147, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %149 = call float @_Z3dotDv3_fS_(<3 x float> noundef %146, <3 x float> noundef %148) #10
  %150 = call float @_Z4fmaxff(float noundef %149, float noundef 0x3FB99999A0000000) #10
  %151 = fmul float %144, %150
  %152 = insertelement <3 x float> poison, float %151, i64 0
  %153 = shufflevector <3 x float> %152, <3 x float> poison, <3 x i32> zeroinitializer
  %154 = load <4 x float>, ptr %13, align 16
  %155 = shufflevector <4 x float> %154, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %156 = fadd <3 x float> %155, %153
  %157 = shufflevector <3 x float> %156, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %157, ptr %13, align 16
  %158 = getelementptr inbounds nuw %struct.sphere, ptr %22, i32 0, i32 4
  %159 = load float, ptr %158, align 4
  %160 = load float, ptr %14, align 4
  %161 = fmul float %160, %159
  store float %161, ptr %14, align 4
  %162 = load <4 x float>, ptr %23, align 16
  %163 = shufflevector <4 x float> %162, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %164 = load <4 x float>, ptr %24, align 16
  %165 = shufflevector <4 x float> %164, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %166 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %165, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %163)
  %167 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 0
  %168 = shufflevector <3 x float> %166, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %168, ptr %167, align 16
  %169 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %170 = load <4 x float>, ptr %169, align 16
  %171 = shufflevector <4 x float> %170, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %172 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %173 = load <4 x float>, ptr %172, align 16
  %174 = shufflevector <4 x float> %173, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %175 = load <4 x float>, ptr %24, align 16
  %176 = shufflevector <4 x float> %175, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %177 = call float @_Z3dotDv3_fS_(<3 x float> noundef %174, <3 x float> noundef %176) #10
  %178 = fmul float 2.000000e+00, %177
  %179 = insertelement <3 x float> poison, float %178, i64 0
  %180 = shufflevector <3 x float> %179, <3 x float> poison, <3 x i32> zeroinitializer
  %181 = load <4 x float>, ptr %24, align 16
  %182 = shufflevector <4 x float> %181, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %183 = fneg <3 x float> %180
  %184 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %183, <3 x float> %182, <3 x float> %171)
  %185 = getelementptr inbounds nuw %struct.ray, ptr %11, i32 0, i32 1
  %186 = shufflevector <3 x float> %184, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %186, ptr %185, align 16
  br label %187

187:                                              ; preds = %103
  %188 = load i32, ptr %15, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %15, align 4
  br label %57

190:                                              ; preds = %87, %57
  %191 = load <4 x float>, ptr %13, align 16
  %192 = shufflevector <4 x float> %191, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %193 = shufflevector <3 x float> %192, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %194 = shufflevector <4 x float> %193, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %195 = load float, ptr %14, align 4
  %196 = insertelement <4 x float> %194, float %195, i32 3
  store <4 x float> %196, ptr %27, align 16
  %197 = load <4 x float>, ptr %27, align 16
  %198 = load ptr addrspace(1), ptr %5, align 8
  %199 = load i32, ptr %10, align 4
  %200 = load i32, ptr %8, align 4
  %201 = mul nsw i32 %199, %200
  %202 = load i32, ptr %9, align 4
  %203 = add nsw i32 %201, %202
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds <4 x float>, ptr addrspace(1) %198, i64 %204
  store <4 x float> %197, ptr addrspace(1) %205, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  call void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <3 x float>, align 16
  %13 = alloca <3 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <3 x float>, align 16
  %18 = alloca <3 x float>, align 16
  %19 = alloca <3 x float>, align 16
  %20 = alloca <3 x float>, align 16
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca <3 x float>, align 16
  %24 = alloca float, align 4
  %25 = alloca <3 x float>, align 16
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %28 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %11, align 4
  %30 = load i32, ptr %11, align 4
  %31 = mul nsw i32 2, %30
  %32 = sext i32 %31 to i64
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = addrspacecast ptr addrspace(1) %33 to ptr
  %35 = call <3 x float> @_Z6vload3mPKf(i64 noundef %32, ptr noundef %34) #11
  %36 = shufflevector <3 x float> %35, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %36, ptr %12, align 16
  %37 = load i32, ptr %11, align 4
  %38 = mul nsw i32 2, %37
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = addrspacecast ptr addrspace(1) %41 to ptr
  %43 = call <3 x float> @_Z6vload3mPKf(i64 noundef %40, ptr noundef %42) #11
  %44 = shufflevector <3 x float> %43, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %44, ptr %13, align 16
  store float 0x46293E5940000000, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %45

45:                                               ; preds = %156, %5
  %46 = load i32, ptr %16, align 4
  %47 = load i32, ptr %10, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %159

49:                                               ; preds = %45
  %50 = load i32, ptr %16, align 4
  %51 = mul nsw i32 %50, 3
  %52 = sext i32 %51 to i64
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = addrspacecast ptr addrspace(1) %53 to ptr
  %55 = call <3 x float> @_Z6vload3mPKf(i64 noundef %52, ptr noundef %54) #11
  %56 = shufflevector <3 x float> %55, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %56, ptr %17, align 16
  %57 = load i32, ptr %16, align 4
  %58 = mul nsw i32 %57, 3
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = load ptr addrspace(1), ptr %7, align 8
  %62 = addrspacecast ptr addrspace(1) %61 to ptr
  %63 = call <3 x float> @_Z6vload3mPKf(i64 noundef %60, ptr noundef %62) #11
  %64 = load <4 x float>, ptr %17, align 16
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %66 = fsub <3 x float> %63, %65
  %67 = shufflevector <3 x float> %66, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %67, ptr %18, align 16
  %68 = load i32, ptr %16, align 4
  %69 = mul nsw i32 %68, 3
  %70 = add nsw i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = load ptr addrspace(1), ptr %7, align 8
  %73 = addrspacecast ptr addrspace(1) %72 to ptr
  %74 = call <3 x float> @_Z6vload3mPKf(i64 noundef %71, ptr noundef %73) #11
  %75 = load <4 x float>, ptr %17, align 16
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %77 = fsub <3 x float> %74, %76
  %78 = shufflevector <3 x float> %77, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %78, ptr %19, align 16
  %79 = load <4 x float>, ptr %13, align 16
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %81 = load <4 x float>, ptr %19, align 16
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %83 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %80, <3 x float> noundef %82) #10
  %84 = shufflevector <3 x float> %83, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %84, ptr %20, align 16
  %85 = load <4 x float>, ptr %18, align 16
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %87 = load <4 x float>, ptr %20, align 16
  %88 = shufflevector <4 x float> %87, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %89 = call float @_Z3dotDv3_fS_(<3 x float> noundef %86, <3 x float> noundef %88) #10
  store float %89, ptr %21, align 4
  %90 = load float, ptr %21, align 4
  %91 = call float @_Z4fabsf(float noundef %90) #10
  %92 = fcmp olt float %91, 0x3EE4F8B580000000
  br i1 %92, label %93, label %94

93:                                               ; preds = %49
  br label %156

94:                                               ; preds = %49
  %95 = load float, ptr %21, align 4
  %96 = fdiv float 1.000000e+00, %95, !fpmath !14
  store float %96, ptr %22, align 4
  %97 = load <4 x float>, ptr %12, align 16
  %98 = shufflevector <4 x float> %97, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %99 = load <4 x float>, ptr %17, align 16
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %101 = fsub <3 x float> %98, %100
  %102 = shufflevector <3 x float> %101, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %102, ptr %23, align 16
  %103 = load <4 x float>, ptr %23, align 16
  %104 = shufflevector <4 x float> %103, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %105 = load <4 x float>, ptr %20, align 16
  %106 = shufflevector <4 x float> %105, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %107 = call float @_Z3dotDv3_fS_(<3 x float> noundef %104, <3 x float> noundef %106) #10
  %108 = load float, ptr %22, align 4
  %109 = fmul float %107, %108
  store float %109, ptr %24, align 4
  %110 = load float, ptr %24, align 4
  %111 = fcmp olt float %110, 0.000000e+00
  br i1 %111, label %115, label %112

112:                                              ; preds = %94
  %113 = load float, ptr %24, align 4
  %114 = fcmp ogt float %113, 1.000000e+00
  br i1 %114, label %115, label %116

115:                                              ; preds = %112, %94
  br label %156

116:                                              ; preds = %112
  %117 = load <4 x float>, ptr %23, align 16
  %118 = shufflevector <4 x float> %117, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %119 = load <4 x float>, ptr %18, align 16
  %120 = shufflevector <4 x float> %119, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %121 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %118, <3 x float> noundef %120) #10
  %122 = shufflevector <3 x float> %121, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %122, ptr %25, align 16
  %123 = load <4 x float>, ptr %13, align 16
  %124 = shufflevector <4 x float> %123, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %125 = load <4 x float>, ptr %25, align 16
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %127 = call float @_Z3dotDv3_fS_(<3 x float> noundef %124, <3 x float> noundef %126) #10
  %128 = load float, ptr %22, align 4
  %129 = fmul float %127, %128
  store float %129, ptr %26, align 4
  %130 = load float, ptr %26, align 4
  %131 = fcmp olt float %130, 0.000000e+00
  br i1 %131, label %137, label %132

132:                                              ; preds = %116
  %133 = load float, ptr %24, align 4
  %134 = load float, ptr %26, align 4
  %135 = fadd float %133, %134
  %136 = fcmp ogt float %135, 1.000000e+00
  br i1 %136, label %137, label %138

137:                                              ; preds = %132, %116
  br label %156

138:                                              ; preds = %132
  %139 = load <4 x float>, ptr %19, align 16
  %140 = shufflevector <4 x float> %139, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %141 = load <4 x float>, ptr %25, align 16
  %142 = shufflevector <4 x float> %141, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %143 = call float @_Z3dotDv3_fS_(<3 x float> noundef %140, <3 x float> noundef %142) #10
  %144 = load float, ptr %22, align 4
  %145 = fmul float %143, %144
  store float %145, ptr %27, align 4
  %146 = load float, ptr %27, align 4
  %147 = fcmp ogt float %146, 0.000000e+00
  br i1 %147, label %148, label %155

148:                                              ; preds = %138
  %149 = load float, ptr %27, align 4
  %150 = load float, ptr %14, align 4
  %151 = fcmp olt float %149, %150
  br i1 %151, label %152, label %155

152:                                              ; preds = %148
  %153 = load float, ptr %27, align 4
  store float %153, ptr %14, align 4
  %154 = load i32, ptr %16, align 4
  store i32 %154, ptr %15, align 4
  br label %155

155:                                              ; preds = %152, %148, %138
  br label %156

156:                                              ; preds = %155, %137, %115, %93
  %157 = load i32, ptr %16, align 4
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr %16, align 4
  br label %45

159:                                              ; preds = %45
  %160 = load i32, ptr %15, align 4
  %161 = load ptr addrspace(1), ptr %8, align 8
  %162 = load i32, ptr %11, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr addrspace(1) %161, i64 %163
  store i32 %160, ptr addrspace(1) %164, align 4
  %165 = load float, ptr %14, align 4
  %166 = load ptr addrspace(1), ptr %9, align 8
  %167 = load i32, ptr %11, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %166, i64 %168
  store float %165, ptr addrspace(1) %169, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @sd_scene(<3 x float> noundef %0, float noundef %1) #1 {
  %3 = alloca <3 x float>, align 16
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  %10 = alloca <3 x float>, align 16
  %11 = alloca float, align 4
  %12 = shufflevector <3 x float> %0, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %12, ptr %3, align 16
  store float %1, ptr %4, align 4
  %13 = load <3 x float>, ptr %3, align 16
  %14 = extractelement <3 x float> %13, i64 1
  %15 = fadd float %14, 1.000000e+00
  store float %15, ptr %5, align 4
  %16 = load <4 x float>, ptr %3, align 16
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %18 = load float, ptr %4, align 4
  %19 = insertelement <3 x float> poison, float %18, i32 0
  %20 = insertelement <3 x float> %19, float 0.000000e+00, i32 1
  %21 = insertelement <3 x float> %20, float 3.000000e+00, i32 2
  %22 = shufflevector <3 x float> %21, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %22, ptr %7, align 16
  %23 = load <4 x float>, ptr %7, align 16
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = fsub <3 x float> %17, %24
  %26 = call float @_Z6lengthDv3_f(<3 x float> noundef %25) #10
  %27 = fsub float %26, 0x3FE99999A0000000
  store float %27, ptr %6, align 4
  %28 = load <4 x float>, ptr %3, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0xBFF3333340000000, float 0xBFD3333340000000, float 3.500000e+00, float undef>, ptr %9, align 16
  %30 = load <4 x float>, ptr %9, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = fsub <3 x float> %29, %31
  %33 = call <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %32) #10
  store <4 x float> <float 5.000000e-01, float 0x3FE3333340000000, float 0x3FD99999A0000000, float undef>, ptr %10, align 16
  %34 = load <4 x float>, ptr %10, align 16
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = fsub <3 x float> %33, %35
  %37 = shufflevector <3 x float> %36, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %37, ptr %8, align 16
  %38 = load <4 x float>, ptr %8, align 16
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %40 = call <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %39, float noundef 0.000000e+00) #10
  %41 = call float @_Z6lengthDv3_f(<3 x float> noundef %40) #10
  %42 = load <3 x float>, ptr %8, align 16
  %43 = extractelement <3 x float> %42, i64 0
  %44 = load <3 x float>, ptr %8, align 16
  %45 = extractelement <3 x float> %44, i64 1
  %46 = load <3 x float>, ptr %8, align 16
  %47 = extractelement <3 x float> %46, i64 2
  %48 = call float @_Z4fmaxff(float noundef %45, float noundef %47) #10
  %49 = call float @_Z4fmaxff(float noundef %43, float noundef %48) #10
  %50 = call float @_Z4fminff(float noundef %49, float noundef 0.000000e+00) #10
  %51 = fadd float %41, %50
  store float %51, ptr %11, align 4
  %52 = load float, ptr %5, align 4
  %53 = load float, ptr %6, align 4
  %54 = load float, ptr %11, align 4
  %55 = call float @_Z4fminff(float noundef %53, float noundef %54) #10
  %56 = call float @_Z4fminff(float noundef %52, float noundef %55) #10
  ret float %56
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <3 x float> @scene_normal(<3 x float> noundef %0, float noundef %1) #1 {
  %3 = alloca <3 x float>, align 16
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca <3 x float>, align 16
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  %10 = alloca <3 x float>, align 16
  %11 = alloca <3 x float>, align 16
  %12 = alloca <3 x float>, align 16
  %13 = alloca <3 x float>, align 16
  %14 = shufflevector <3 x float> %0, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %14, ptr %3, align 16
  store float %1, ptr %4, align 4
  store float 0x3F847AE140000000, ptr %5, align 4
  %15 = load <4 x float>, ptr %3, align 16
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %8, align 16
  %17 = load <4 x float>, ptr %8, align 16
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %19 = fadd <3 x float> %16, %18
  %20 = load float, ptr %4, align 4
  %21 = call float @sd_scene(<3 x float> noundef %19, float noundef %20) #9
  %22 = load <4 x float>, ptr %3, align 16
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %9, align 16
  %24 = load <4 x float>, ptr %9, align 16
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = fsub <3 x float> %23, %25
  %27 = load float, ptr %4, align 4
  %28 = call float @sd_scene(<3 x float> noundef %26, float noundef %27) #9
  %29 = fsub float %21, %28
  %30 = insertelement <3 x float> poison, float %29, i32 0
  %31 = load <4 x float>, ptr %3, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00, float undef>, ptr %10, align 16
  %33 = load <4 x float>, ptr %10, align 16
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %35 = fadd <3 x float> %32, %34
  %36 = load float, ptr %4, align 4
  %37 = call float @sd_scene(<3 x float> noundef %35, float noundef %36) #9
  %38 = load <4 x float>, ptr %3, align 16
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00, float undef>, ptr %11, align 16
  %40 = load <4 x float>, ptr %11, align 16
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %42 = fsub <3 x float> %39, %41
  %43 = load float, ptr %4, align 4
  %44 = call float @sd_scene(<3 x float> noundef %42, float noundef %43) #9
  %45 = fsub float %37, %44
  %46 = insertelement <3 x float> %30, float %45, i32 1
  %47 = load <4 x float>, ptr %3, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000, float undef>, ptr %12, align 16
  %49 = load <4 x float>, ptr %12, align 16
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %51 = fadd <3 x float> %48, %50
  %52 = load float, ptr %4, align 4
  %53 = call float @sd_scene(<3 x float> noundef %51, float noundef %52) #9
  %54 = load <4 x float>, ptr %3, align 16
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000, float undef>, ptr %13, align 16
  %56 = load <4 x float>, ptr %13, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %58 = fsub <3 x float> %55, %57
  %59 = load float, ptr %4, align 4
  %60 = call float @sd_scene(<3 x float> noundef %58, float noundef %59) #9
  %61 = fsub float %53, %60
  %62 = insertelement <3 x float> %46, float %61, i32 2
  %63 = shufflevector <3 x float> %62, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %63, ptr %7, align 16
  %64 = load <4 x float>, ptr %7, align 16
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %66 = shufflevector <3 x float> %65, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %66, ptr %6, align 16
  %67 = load <4 x float>, ptr %6, align 16
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %69 = load <4 x float>, ptr %6, align 16
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %71 = call float @_Z6lengthDv3_f(<3 x float> noundef %70) #10
  %72 = insertelement <3 x float> poison, float %71, i64 0
  %73 = shufflevector <3 x float> %72, <3 x float> poison, <3 x i32> zeroinitializer
  %74 = fdiv <3 x float> %68, %73, !fpmath !14
  ret <3 x float> %74
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @hit_sphere(ptr noundef byval(%struct.ray) align 16 %0, ptr noundef byval(%struct.sphere) align 4 %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca <3 x float>, align 16
  %5 = alloca <3 x float>, align 16
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = getelementptr inbounds nuw %struct.ray, ptr %0, i32 0, i32 0
  %12 = load <4 x float>, ptr %11, align 16
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw %struct.sphere, ptr %1, i32 0, i32 0
  %15 = load float, ptr %14, align 4
  %16 = insertelement <3 x float> poison, float %15, i32 0
  %17 = getelementptr inbounds nuw %struct.sphere, ptr %1, i32 0, i32 1
  %18 = load float, ptr %17, align 4
  %19 = insertelement <3 x float> %16, float %18, i32 1
  %20 = getelementptr inbounds nuw %struct.sphere, ptr %1, i32 0, i32 2
  %21 = load float, ptr %20, align 4
  %22 = insertelement <3 x float> %19, float %21, i32 2
  %23 = shufflevector <3 x float> %22, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %23, ptr %5, align 16
  %24 = load <4 x float>, ptr %5, align 16
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = fsub <3 x float> %13, %25
  %27 = shufflevector <3 x float> %26, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %27, ptr %4, align 16
  %28 = load <4 x float>, ptr %4, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = getelementptr inbounds nuw %struct.ray, ptr %0, i32 0, i32 1
  %31 = load <4 x float>, ptr %30, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = call float @_Z3dotDv3_fS_(<3 x float> noundef %29, <3 x float> noundef %32) #10
  store float %33, ptr %6, align 4
  %34 = load <4 x float>, ptr %4, align 16
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = load <4 x float>, ptr %4, align 16
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = call float @_Z3dotDv3_fS_(<3 x float> noundef %35, <3 x float> noundef %37) #10
  %39 = getelementptr inbounds nuw %struct.sphere, ptr %1, i32 0, i32 3
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.sphere, ptr %1, i32 0, i32 3
  %42 = load float, ptr %41, align 4
  %43 = fneg float %40
  %44 = call float @llvm.fmuladd.f32(float %43, float %42, float %38)
  store float %44, ptr %7, align 4
  %45 = load float, ptr %6, align 4
  %46 = load float, ptr %6, align 4
  %47 = load float, ptr %7, align 4
  %48 = fneg float %47
  %49 = call float @llvm.fmuladd.f32(float %45, float %46, float %48)
  store float %49, ptr %8, align 4
  %50 = load float, ptr %8, align 4
  %51 = fcmp olt float %50, 0.000000e+00
  br i1 %51, label %52, label %53

52:                                               ; preds = %2
  store float -1.000000e+00, ptr %3, align 4
  br label %71

53:                                               ; preds = %2
  %54 = load float, ptr %8, align 4
  %55 = call float @_Z4sqrtf(float noundef %54) #10, !fpmath !23
  store float %55, ptr %9, align 4
  %56 = load float, ptr %6, align 4
  %57 = fneg float %56
  %58 = load float, ptr %9, align 4
  %59 = fsub float %57, %58
  store float %59, ptr %10, align 4
  %60 = load float, ptr %10, align 4
  %61 = fcmp ogt float %60, 0x3F50624DE0000000
  br i1 %61, label %62, label %64

62:                                               ; preds = %53
  %63 = load float, ptr %10, align 4
  br label %69

64:                                               ; preds = %53
  %65 = load float, ptr %6, align 4
  %66 = fneg float %65
  %67 = load float, ptr %9, align 4
  %68 = fadd float %66, %67
  br label %69

69:                                               ; preds = %64, %62
  %70 = phi float [ %63, %62 ], [ %68, %64 ]
  store float %70, ptr %3, align 4
  br label %71

71:                                               ; preds = %69, %52
  %72 = load float, ptr %3, align 4
  ret float %72
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z3mixDv3_fS_f(<3 x float> noundef %0, <3 x float> noundef %1, float noundef %2) #4 {
  %4 = insertelement <3 x float> poison, float %2, i64 0
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> zeroinitializer
  %6 = fsub <3 x float> %1, %0
  %7 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %6, <3 x float> %5, <3 x float> %0)
  ret <3 x float> %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #4 {
  %3 = extractelement <3 x float> %0, i64 1
  %4 = extractelement <3 x float> %1, i64 2
  %5 = extractelement <3 x float> %0, i64 2
  %6 = extractelement <3 x float> %1, i64 1
  %7 = fneg float %6
  %8 = fmul float %5, %7
  %9 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %8)
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = extractelement <3 x float> %1, i64 0
  %12 = extractelement <3 x float> %0, i64 0
  %13 = fneg float %4
  %14 = fmul float %12, %13
  %15 = tail call float @llvm.fmuladd.f32(float %5, float %11, float %14)
  %16 = insertelement <3 x float> %10, float %15, i64 1
  %17 = fneg float %11
  %18 = fmul float %3, %17
  %19 = tail call float @llvm.fmuladd.f32(float %12, float %6, float %18)
  %20 = insertelement <3 x float> %16, float %19, i64 2
  ret <3 x float> %20
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #4 {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = extractelement <3 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <3 x float> %0, i64 2
  %10 = extractelement <3 x float> %1, i64 2
  %11 = tail call noundef float @llvm.fmuladd.f32(float %9, float %10, float %8)
  ret float %11
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z6lengthDv3_f(<3 x float> noundef %0) #6 {
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
  %17 = call float @llvm.nvvm.sqrt.approx.f(float %16) #12
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
  %29 = call float @llvm.nvvm.sqrt.approx.f(float %28) #12
  %30 = fmul float %29, 0x4400000000000000
  br label %33

31:                                               ; preds = %19
  %32 = call float @llvm.nvvm.sqrt.approx.f(float %7) #12
  br label %33

33:                                               ; preds = %9, %21, %31
  %34 = phi float [ %18, %9 ], [ %30, %21 ], [ %32, %31 ]
  ret float %34
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %0) #6 {
  %2 = fcmp une <3 x float> %0, zeroinitializer
  %3 = bitcast <3 x i1> %2 to i3
  %4 = icmp eq i3 %3, 0
  br i1 %4, label %61, label %5

5:                                                ; preds = %1
  %6 = extractelement <3 x float> %0, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = fmul float %7, %7
  %9 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %8)
  %10 = extractelement <3 x float> %0, i64 2
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float %10, float %9)
  %12 = fcmp olt float %11, 0x3810000000000000
  br i1 %12, label %13, label %21

13:                                               ; preds = %5
  %14 = fmul <3 x float> %0, splat (float 0x4550000000000000)
  %15 = extractelement <3 x float> %14, i64 0
  %16 = extractelement <3 x float> %14, i64 1
  %17 = fmul float %16, %16
  %18 = tail call float @llvm.fmuladd.f32(float %15, float %15, float %17)
  %19 = extractelement <3 x float> %14, i64 2
  %20 = tail call noundef float @llvm.fmuladd.f32(float %19, float %19, float %18)
  br label %54

21:                                               ; preds = %5
  %22 = fcmp oeq float %11, 0x7FF0000000000000
  br i1 %22, label %23, label %54

23:                                               ; preds = %21
  %24 = fmul <3 x float> %0, splat (float 0x3BD0000000000000)
  %25 = extractelement <3 x float> %24, i64 0
  %26 = extractelement <3 x float> %24, i64 1
  %27 = fmul float %26, %26
  %28 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %27)
  %29 = extractelement <3 x float> %24, i64 2
  %30 = tail call noundef float @llvm.fmuladd.f32(float %29, float %29, float %28)
  %31 = fcmp oeq float %30, 0x7FF0000000000000
  br i1 %31, label %32, label %54

32:                                               ; preds = %23
  %33 = call float @llvm.nvvm.fabs.f32(float %25)
  %34 = fcmp oeq float %33, 0x7FF0000000000000
  %35 = select i1 %34, i32 1, i32 0
  %36 = insertelement <3 x i32> poison, i32 %35, i64 0
  %37 = call float @llvm.nvvm.fabs.f32(float %26)
  %38 = fcmp oeq float %37, 0x7FF0000000000000
  %39 = select i1 %38, i32 1, i32 0
  %40 = insertelement <3 x i32> %36, i32 %39, i64 1
  %41 = call float @llvm.nvvm.fabs.f32(float %29)
  %42 = fcmp oeq float %41, 0x7FF0000000000000
  %43 = select i1 %42, i32 1, i32 0
  %44 = insertelement <3 x i32> %40, i32 %43, i64 2
  %45 = icmp slt <3 x i32> %44, zeroinitializer
  %46 = select <3 x i1> %45, <3 x float> splat (float 1.000000e+00), <3 x float> zeroinitializer
  %47 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> %46, <3 x float> %24)
  %48 = extractelement <3 x float> %47, i64 0
  %49 = extractelement <3 x float> %47, i64 1
  %50 = fmul float %49, %49
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %50)
  %52 = extractelement <3 x float> %47, i64 2
  %53 = tail call noundef float @llvm.fmuladd.f32(float %52, float %52, float %51)
  br label %54

54:                                               ; preds = %32, %23, %21, %13
  %55 = phi <3 x float> [ %14, %13 ], [ %47, %32 ], [ %24, %23 ], [ %0, %21 ]
  %56 = phi float [ %20, %13 ], [ %53, %32 ], [ %30, %23 ], [ %11, %21 ]
  %57 = call float @llvm.nvvm.rsqrt.approx.f(float %56)
  %58 = insertelement <3 x float> poison, float %57, i64 0
  %59 = shufflevector <3 x float> %58, <3 x float> poison, <3 x i32> zeroinitializer
  %60 = fmul <3 x float> %55, %59
  br label %61

61:                                               ; preds = %1, %54
  %62 = phi <3 x float> [ %60, %54 ], [ %0, %1 ]
  ret <3 x float> %62
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.copysign.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #4 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %0) #4 {
  %2 = tail call noundef <3 x float> @llvm.fabs.v3f32(<3 x float> %0)
  ret <3 x float> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %0, float noundef %1) #4 {
  %3 = insertelement <3 x float> poison, float %1, i64 0
  %4 = shufflevector <3 x float> %3, <3 x float> poison, <3 x i32> zeroinitializer
  %5 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %0, <3 x float> %4)
  ret <3 x float> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fminff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.minimumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #6 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #12
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <3 x float> @_Z6vload3mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = mul i64 %0, 12
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <1 x float>, ptr %4, align 4
  %6 = shufflevector <1 x float> %5, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !24
  %9 = insertelement <3 x float> %6, float %8, i64 1
  %10 = getelementptr i8, ptr %4, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !25
  %12 = insertelement <3 x float> %9, float %11, i64 2
  ret <3 x float> %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(read) }
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
!10 = !{i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"int", !"int", !"float"}
!13 = !{!"", !"", !"", !""}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"float4*", !"sphere*", !"int", !"int"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"sphere*", !"int", !"int"}
!18 = !{!"", !"const", !"", !""}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"int*", !"float*", !"int"}
!22 = !{!"const", !"const", !"", !"", !""}
!23 = !{float 3.000000e+00}
!24 = !{!8, !8, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
