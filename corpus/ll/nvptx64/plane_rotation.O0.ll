; ModuleID = 'corpus/opencl/plane_rotation.cl'
source_filename = "corpus/opencl/plane_rotation.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rotm_param = type { float, float, float, float, float }

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store i32 %0, ptr %6, align 4
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load i32, ptr %6, align 4
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load float, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call void @__clang_ocl_kern_imp_rot(i32 noundef %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, float noundef %14, float noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store i32 %0, ptr %6, align 4
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %11, align 4
  %16 = load i32, ptr %11, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %51

19:                                               ; preds = %5
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = load i32, ptr %11, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %20, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  store float %24, ptr %12, align 4
  %25 = load ptr addrspace(1), ptr %8, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4
  store float %29, ptr %13, align 4
  %30 = load float, ptr %9, align 4
  %31 = load float, ptr %12, align 4
  %32 = load float, ptr %10, align 4
  %33 = load float, ptr %13, align 4
  %34 = fmul float %32, %33
  %35 = call float @llvm.fmuladd.f32(float %30, float %31, float %34)
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %38
  store float %35, ptr addrspace(1) %39, align 4
  %40 = load float, ptr %9, align 4
  %41 = load float, ptr %13, align 4
  %42 = load float, ptr %10, align 4
  %43 = load float, ptr %12, align 4
  %44 = fmul float %42, %43
  %45 = fneg float %44
  %46 = call float @llvm.fmuladd.f32(float %40, float %41, float %45)
  %47 = load ptr addrspace(1), ptr %8, align 8
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  store float %46, ptr addrspace(1) %50, align 4
  br label %51

51:                                               ; preds = %19, %5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.rotm_param) align 4 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_rotm(i32 noundef %8, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr noundef byval(%struct.rotm_param) align 4 %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.rotm_param) align 4 %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  br label %67

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = fcmp oeq float %19, 1.000000e+00
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 3
  store float 1.000000e+00, ptr %22, align 4
  %23 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 2
  store float -1.000000e+00, ptr %23, align 4
  br label %32

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 0
  %26 = load float, ptr %25, align 4
  %27 = fcmp oeq float %26, 0.000000e+00
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 1
  store float 1.000000e+00, ptr %29, align 4
  %30 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 4
  store float 1.000000e+00, ptr %30, align 4
  br label %31

31:                                               ; preds = %28, %24
  br label %32

32:                                               ; preds = %31, %21
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %33, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4
  store float %37, ptr %9, align 4
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %38, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  store float %42, ptr %10, align 4
  %43 = load float, ptr %9, align 4
  %44 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 1
  %45 = load float, ptr %44, align 4
  %46 = load float, ptr %10, align 4
  %47 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 3
  %48 = load float, ptr %47, align 4
  %49 = fmul float %46, %48
  %50 = call float @llvm.fmuladd.f32(float %43, float %45, float %49)
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i32, ptr %8, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %51, i64 %53
  store float %50, ptr addrspace(1) %54, align 4
  %55 = load float, ptr %9, align 4
  %56 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 2
  %57 = load float, ptr %56, align 4
  %58 = load float, ptr %10, align 4
  %59 = getelementptr inbounds nuw %struct.rotm_param, ptr %3, i32 0, i32 4
  %60 = load float, ptr %59, align 4
  %61 = fmul float %58, %60
  %62 = call float @llvm.fmuladd.f32(float %55, float %57, float %61)
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = load i32, ptr %8, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %65
  store float %62, ptr addrspace(1) %66, align 4
  br label %67

67:                                               ; preds = %32, %16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rotg(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_rotg(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rotg(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca <2 x float>, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %21, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4
  store float %25, ptr %8, align 4
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4
  store float %30, ptr %9, align 4
  %31 = load float, ptr %8, align 4
  %32 = call float @_Z4fabsf(float noundef %31) #8
  %33 = load float, ptr %9, align 4
  %34 = call float @_Z4fabsf(float noundef %33) #8
  %35 = fadd float %32, %34
  store float %35, ptr %10, align 4
  %36 = load float, ptr %10, align 4
  %37 = fcmp oeq float %36, 0.000000e+00
  br i1 %37, label %38, label %44

38:                                               ; preds = %3
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %11, align 8
  %39 = load <2 x float>, ptr %11, align 8
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <2 x float>, ptr addrspace(1) %40, i64 %42
  store <2 x float> %39, ptr addrspace(1) %43, align 8
  br label %115

44:                                               ; preds = %3
  %45 = load float, ptr %8, align 4
  %46 = load float, ptr %10, align 4
  %47 = fdiv float %45, %46
  store float %47, ptr %12, align 4
  %48 = load float, ptr %9, align 4
  %49 = load float, ptr %10, align 4
  %50 = fdiv float %48, %49
  store float %50, ptr %13, align 4
  %51 = load float, ptr %8, align 4
  %52 = call float @_Z4fabsf(float noundef %51) #8
  %53 = load float, ptr %9, align 4
  %54 = call float @_Z4fabsf(float noundef %53) #8
  %55 = fcmp ogt float %52, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %44
  %57 = load float, ptr %8, align 4
  br label %60

58:                                               ; preds = %44
  %59 = load float, ptr %9, align 4
  br label %60

60:                                               ; preds = %58, %56
  %61 = phi float [ %57, %56 ], [ %59, %58 ]
  store float %61, ptr %14, align 4
  %62 = load float, ptr %10, align 4
  %63 = load float, ptr %12, align 4
  %64 = load float, ptr %12, align 4
  %65 = load float, ptr %13, align 4
  %66 = load float, ptr %13, align 4
  %67 = fmul float %65, %66
  %68 = call float @llvm.fmuladd.f32(float %63, float %64, float %67)
  %69 = call float @_Z4sqrtf(float noundef %68) #8
  %70 = fmul float %62, %69
  %71 = load float, ptr %14, align 4
  %72 = call float @_Z8copysignff(float noundef %70, float noundef %71) #8
  store float %72, ptr %15, align 4
  %73 = load float, ptr %8, align 4
  %74 = load float, ptr %15, align 4
  %75 = fdiv float %73, %74
  store float %75, ptr %16, align 4
  %76 = load float, ptr %9, align 4
  %77 = load float, ptr %15, align 4
  %78 = fdiv float %76, %77
  store float %78, ptr %17, align 4
  %79 = load float, ptr %16, align 4
  %80 = insertelement <2 x float> poison, float %79, i32 0
  %81 = load float, ptr %17, align 4
  %82 = insertelement <2 x float> %80, float %81, i32 1
  store <2 x float> %82, ptr %18, align 8
  %83 = load <2 x float>, ptr %18, align 8
  %84 = load ptr addrspace(1), ptr %6, align 8
  %85 = load i32, ptr %7, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds <2 x float>, ptr addrspace(1) %84, i64 %86
  store <2 x float> %83, ptr addrspace(1) %87, align 8
  %88 = load float, ptr %15, align 4
  %89 = load ptr addrspace(1), ptr %4, align 8
  %90 = load i32, ptr %7, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %91
  store float %88, ptr addrspace(1) %92, align 4
  %93 = load float, ptr %8, align 4
  %94 = call float @_Z4fabsf(float noundef %93) #8
  %95 = load float, ptr %9, align 4
  %96 = call float @_Z4fabsf(float noundef %95) #8
  %97 = fcmp ogt float %94, %96
  br i1 %97, label %98, label %100

98:                                               ; preds = %60
  %99 = load float, ptr %17, align 4
  br label %109

100:                                              ; preds = %60
  %101 = load float, ptr %16, align 4
  %102 = fcmp une float %101, 0.000000e+00
  br i1 %102, label %103, label %106

103:                                              ; preds = %100
  %104 = load float, ptr %16, align 4
  %105 = fdiv float 1.000000e+00, %104
  br label %107

106:                                              ; preds = %100
  br label %107

107:                                              ; preds = %106, %103
  %108 = phi float [ %105, %103 ], [ 1.000000e+00, %106 ]
  br label %109

109:                                              ; preds = %107, %98
  %110 = phi float [ %99, %98 ], [ %108, %107 ]
  %111 = load ptr addrspace(1), ptr %5, align 8
  %112 = load i32, ptr %7, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %111, i64 %113
  store float %110, ptr addrspace(1) %114, align 4
  br label %115

115:                                              ; preds = %109, %38
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
define internal noundef float @_Z8copysignff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #5 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #9
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float", !"float"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{i32 0, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int", !"float*", !"float*", !"rotm_param"}
!17 = !{!"", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float2*"}
!21 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(2)))*"}
!22 = !{!"", !"", !""}
