; ModuleID = 'corpus/opencl/nbody_tiles.cl'
source_filename = "corpus/opencl/nbody_tiles.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nbody_forces.tile = internal addrspace(3) global [32 x <4 x float>] undef, align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nbody_forces(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  call void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, i32 noundef %11, float noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, i32 noundef %2, float noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <4 x float>, align 16
  %17 = alloca <3 x float>, align 16
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %9, align 4
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %10, align 4
  %25 = call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %11, align 4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <4 x float>, ptr addrspace(1) %27, i64 %29
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16
  store <4 x float> %31, ptr %12, align 16
  store <4 x float> zeroinitializer, ptr %13, align 16
  store i32 0, ptr %14, align 4
  br label %32

32:                                               ; preds = %105, %4
  %33 = load i32, ptr %14, align 4
  %34 = load i32, ptr %7, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %109

36:                                               ; preds = %32
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %10, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds <4 x float>, ptr addrspace(1) %37, i64 %41
  %43 = load <4 x float>, ptr addrspace(1) %42, align 16
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [32 x <4 x float>], ptr addrspace(3) @nbody_forces.tile, i64 0, i64 %45
  store <4 x float> %43, ptr addrspace(3) %46, align 16
  call void @_Z7barrierj(i32 noundef 1) #9
  store i32 0, ptr %15, align 4
  br label %47

47:                                               ; preds = %101, %36
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %104

51:                                               ; preds = %47
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x <4 x float>], ptr addrspace(3) @nbody_forces.tile, i64 0, i64 %53
  %55 = load <4 x float>, ptr addrspace(3) %54, align 16
  store <4 x float> %55, ptr %16, align 16
  %56 = load <4 x float>, ptr %16, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %58 = load <4 x float>, ptr %12, align 16
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %60 = fsub <3 x float> %57, %59
  %61 = shufflevector <3 x float> %60, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %61, ptr %17, align 16
  %62 = load <4 x float>, ptr %17, align 16
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %64 = load <4 x float>, ptr %17, align 16
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %66 = call float @_Z3dotDv3_fS_(<3 x float> noundef %63, <3 x float> noundef %65) #10
  %67 = load float, ptr %8, align 4
  %68 = fadd float %66, %67
  store float %68, ptr %18, align 4
  %69 = load float, ptr %18, align 4
  %70 = call float @_Z5rsqrtf(float noundef %69) #10
  store float %70, ptr %19, align 4
  %71 = load <4 x float>, ptr %16, align 16
  %72 = extractelement <4 x float> %71, i64 3
  %73 = call float @_Z4fabsf(float noundef %72) #10
  %74 = load float, ptr %19, align 4
  %75 = fmul float %73, %74
  %76 = load float, ptr %19, align 4
  %77 = fmul float %75, %76
  %78 = load float, ptr %19, align 4
  %79 = fmul float %77, %78
  store float %79, ptr %20, align 4
  %80 = load <4 x float>, ptr %17, align 16
  %81 = shufflevector <4 x float> %80, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %82 = load float, ptr %20, align 4
  %83 = insertelement <3 x float> poison, float %82, i64 0
  %84 = shufflevector <3 x float> %83, <3 x float> poison, <3 x i32> zeroinitializer
  %85 = load <4 x float>, ptr %13, align 16
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %87 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %81, <3 x float> %84, <3 x float> %86)
  %88 = load <4 x float>, ptr %13, align 16
  %89 = shufflevector <3 x float> %87, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %90 = shufflevector <4 x float> %88, <4 x float> %89, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %90, ptr %13, align 16
  %91 = load <4 x float>, ptr %16, align 16
  %92 = extractelement <4 x float> %91, i64 3
  %93 = call float @_Z4fabsf(float noundef %92) #10
  %94 = load float, ptr %19, align 4
  %95 = load <4 x float>, ptr %13, align 16
  %96 = extractelement <4 x float> %95, i64 3
  %97 = fneg float %93
  %98 = call float @llvm.fmuladd.f32(float %97, float %94, float %96)
  %99 = load <4 x float>, ptr %13, align 16
  %100 = insertelement <4 x float> %99, float %98, i64 3
  store <4 x float> %100, ptr %13, align 16
  br label %101

101:                                              ; preds = %51
  %102 = load i32, ptr %15, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %15, align 4
  br label %47, !llvm.loop !15

104:                                              ; preds = %47
  call void @_Z7barrierj(i32 noundef 1) #9
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %11, align 4
  %107 = load i32, ptr %14, align 4
  %108 = add nsw i32 %107, %106
  store i32 %108, ptr %14, align 4
  br label %32

109:                                              ; preds = %32
  %110 = load <4 x float>, ptr %13, align 16
  %111 = load ptr addrspace(1), ptr %6, align 8
  %112 = load i32, ptr %9, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds <4 x float>, ptr addrspace(1) %111, i64 %113
  store <4 x float> %110, ptr addrspace(1) %114, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nbody_drift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, float noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %9, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %9, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %15, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16
  %20 = extractelement <4 x float> %19, i64 3
  store float %20, ptr %10, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %21, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %26, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  %31 = load float, ptr %8, align 4
  %32 = fmul float 5.000000e-01, %31
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %30, <4 x float> %34, <4 x float> %25)
  store <4 x float> %35, ptr %11, align 16
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %36, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16
  %41 = load <4 x float>, ptr %11, align 16
  %42 = load float, ptr %8, align 4
  %43 = insertelement <4 x float> poison, float %42, i64 0
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <4 x i32> zeroinitializer
  %45 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %41, <4 x float> %44, <4 x float> %40)
  store <4 x float> %45, ptr %12, align 16
  %46 = load float, ptr %10, align 4
  %47 = load <4 x float>, ptr %12, align 16
  %48 = insertelement <4 x float> %47, float %46, i64 3
  store <4 x float> %48, ptr %12, align 16
  %49 = load <4 x float>, ptr %12, align 16
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x float>, ptr addrspace(1) %50, i64 %52
  store <4 x float> %49, ptr addrspace(1) %53, align 16
  %54 = load <4 x float>, ptr %11, align 16
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x float>, ptr addrspace(1) %55, i64 %57
  store <4 x float> %54, ptr addrspace(1) %58, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tree_walk(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !21 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, float noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !21 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca [16 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x float>, align 16
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %9, align 4
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %24, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16
  store <4 x float> %28, ptr %10, align 16
  store <4 x float> zeroinitializer, ptr %11, align 16
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %29 = load i32, ptr %13, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %13, align 4
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %31
  store i32 0, ptr %32, align 4
  br label %33

33:                                               ; preds = %121, %4
  %34 = load i32, ptr %13, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %122

36:                                               ; preds = %33
  %37 = load i32, ptr %13, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  store i32 %41, ptr %15, align 4
  %42 = load i32, ptr %14, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %14, align 4
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = load i32, ptr %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x float>, ptr addrspace(1) %44, i64 %46
  %48 = load <4 x float>, ptr addrspace(1) %47, align 16
  store <4 x float> %48, ptr %16, align 16
  %49 = load <4 x float>, ptr %16, align 16
  %50 = load <4 x float>, ptr %10, align 16
  %51 = fsub <4 x float> %49, %50
  store <4 x float> %51, ptr %17, align 16
  %52 = load <4 x float>, ptr %17, align 16
  %53 = extractelement <4 x float> %52, i64 0
  %54 = load <4 x float>, ptr %17, align 16
  %55 = extractelement <4 x float> %54, i64 0
  %56 = load <4 x float>, ptr %17, align 16
  %57 = extractelement <4 x float> %56, i64 1
  %58 = load <4 x float>, ptr %17, align 16
  %59 = extractelement <4 x float> %58, i64 1
  %60 = fmul float %57, %59
  %61 = call float @llvm.fmuladd.f32(float %53, float %55, float %60)
  %62 = load <4 x float>, ptr %17, align 16
  %63 = extractelement <4 x float> %62, i64 2
  %64 = load <4 x float>, ptr %17, align 16
  %65 = extractelement <4 x float> %64, i64 2
  %66 = call float @llvm.fmuladd.f32(float %63, float %65, float %61)
  %67 = fadd float %66, 0x3F847AE140000000
  store float %67, ptr %18, align 4
  %68 = load i32, ptr %15, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %36
  br label %76

71:                                               ; preds = %36
  %72 = load i32, ptr %15, align 4
  %73 = icmp slt i32 %72, 5
  %74 = zext i1 %73 to i64
  %75 = select i1 %73, float 5.000000e-01, float 0.000000e+00
  br label %76

76:                                               ; preds = %71, %70
  %77 = phi float [ 1.000000e+00, %70 ], [ %75, %71 ]
  store float %77, ptr %19, align 4
  %78 = load i32, ptr %15, align 4
  %79 = icmp sge i32 %78, 5
  br i1 %79, label %88, label %80

80:                                               ; preds = %76
  %81 = load float, ptr %19, align 4
  %82 = load float, ptr %19, align 4
  %83 = fmul float %81, %82
  %84 = load float, ptr %8, align 4
  %85 = load float, ptr %18, align 4
  %86 = fmul float %84, %85
  %87 = fcmp olt float %83, %86
  br i1 %87, label %88, label %104

88:                                               ; preds = %80, %76
  %89 = load float, ptr %18, align 4
  %90 = call float @_Z5rsqrtf(float noundef %89) #10
  store float %90, ptr %20, align 4
  %91 = load <4 x float>, ptr %17, align 16
  %92 = load <4 x float>, ptr %16, align 16
  %93 = extractelement <4 x float> %92, i64 3
  %94 = load float, ptr %20, align 4
  %95 = fmul float %93, %94
  %96 = load float, ptr %20, align 4
  %97 = fmul float %95, %96
  %98 = load float, ptr %20, align 4
  %99 = fmul float %97, %98
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <4 x i32> zeroinitializer
  %102 = load <4 x float>, ptr %11, align 16
  %103 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %91, <4 x float> %101, <4 x float> %102)
  store <4 x float> %103, ptr %11, align 16
  br label %121

104:                                              ; preds = %80
  store i32 4, ptr %21, align 4
  br label %105

105:                                              ; preds = %117, %104
  %106 = load i32, ptr %21, align 4
  %107 = icmp sge i32 %106, 1
  br i1 %107, label %108, label %120

108:                                              ; preds = %105
  %109 = load i32, ptr %15, align 4
  %110 = mul nsw i32 4, %109
  %111 = load i32, ptr %21, align 4
  %112 = add nsw i32 %110, %111
  %113 = load i32, ptr %13, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %13, align 4
  %115 = sext i32 %113 to i64
  %116 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %115
  store i32 %112, ptr %116, align 4
  br label %117

117:                                              ; preds = %108
  %118 = load i32, ptr %21, align 4
  %119 = add nsw i32 %118, -1
  store i32 %119, ptr %21, align 4
  br label %105

120:                                              ; preds = %105
  br label %121

121:                                              ; preds = %120, %88
  br label %33

122:                                              ; preds = %33
  %123 = load i32, ptr %14, align 4
  %124 = sitofp i32 %123 to float
  %125 = load <4 x float>, ptr %11, align 16
  %126 = insertelement <4 x float> %125, float %124, i64 3
  store <4 x float> %126, ptr %11, align 16
  %127 = load <4 x float>, ptr %11, align 16
  %128 = load ptr addrspace(1), ptr %7, align 8
  %129 = load i32, ptr %9, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds <4 x float>, ptr addrspace(1) %128, i64 %130
  store <4 x float> %127, ptr addrspace(1) %131, align 16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
define internal noundef float @_Z3dotDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #5 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z5rsqrtf(float noundef %0) #7 {
  %2 = call float @llvm.nvvm.rsqrt.approx.f(float %0)
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #8

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
!12 = !{!"float4*", !"float4*", !"int", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!14 = !{!"restrict const", !"restrict", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.count", i32 8}
!17 = !{i32 1, i32 1, i32 1, i32 0}
!18 = !{!"float4*", !"float4*", !"float4*", !"float"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!20 = !{!"", !"", !"const", !""}
!21 = !{!"const", !"const", !"", !""}
