; ModuleID = 'corpus/opencl/struct_by_value.cl'
source_filename = "corpus/opencl/struct_by_value.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.camera = type { float, float, float, float, float, %struct.size2 }
%struct.size2 = type { i32, i32 }
%struct.matrix = type { [4 x [4 x float]] }
%struct.bytes16 = type { [16 x i8] }
%struct.mixed = type { i8, i16, i32, i8, i64, float, i8 }
%struct.quad = type { [4 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scene_shade(ptr noundef byval(%struct.camera) align 4 %0, ptr noundef byval(%struct.matrix) align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  store ptr addrspace(1) %3, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_scene_shade(ptr noundef byval(%struct.camera) align 4 %0, ptr noundef byval(%struct.matrix) align 4 %1, ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_scene_shade(ptr noundef byval(%struct.camera) align 4 %0, ptr noundef byval(%struct.matrix) align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.camera, align 4
  %9 = alloca <4 x float>, align 16
  store ptr addrspace(1) %2, ptr %5, align 8
  store ptr addrspace(1) %3, ptr %6, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  %13 = getelementptr inbounds nuw %struct.camera, ptr %0, i32 0, i32 5
  %14 = getelementptr inbounds nuw %struct.size2, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.camera, ptr %0, i32 0, i32 5
  %17 = getelementptr inbounds nuw %struct.size2, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = mul nsw i32 %15, %18
  %20 = icmp sge i32 %12, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  br label %66

22:                                               ; preds = %4
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %23, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16
  %28 = extractelement <4 x float> %27, i64 0
  %29 = call %struct.camera @moved(ptr noundef byval(%struct.camera) align 4 %0, float noundef %28) #6
  %30 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 0
  %31 = extractvalue %struct.camera %29, 0
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 1
  %33 = extractvalue %struct.camera %29, 1
  store float %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 2
  %35 = extractvalue %struct.camera %29, 2
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 3
  %37 = extractvalue %struct.camera %29, 3
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 4
  %39 = extractvalue %struct.camera %29, 4
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 5
  %41 = extractvalue %struct.camera %29, 5
  store %struct.size2 %41, ptr %40, align 4
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %42, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16
  %47 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 0
  %48 = load float, ptr %47, align 4
  %49 = insertelement <4 x float> poison, float %48, i32 0
  %50 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = insertelement <4 x float> %49, float %51, i32 1
  %53 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 2
  %54 = load float, ptr %53, align 4
  %55 = insertelement <4 x float> %52, float %54, i32 2
  %56 = getelementptr inbounds nuw %struct.camera, ptr %8, i32 0, i32 3
  %57 = load float, ptr %56, align 4
  %58 = insertelement <4 x float> %55, float %57, i32 3
  store <4 x float> %58, ptr %9, align 16
  %59 = load <4 x float>, ptr %9, align 16
  %60 = fadd <4 x float> %46, %59
  %61 = call <4 x float> @transform(ptr noundef byval(%struct.matrix) align 4 %1, <4 x float> noundef %60) #6
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i32, ptr %7, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <4 x float>, ptr addrspace(1) %62, i64 %64
  store <4 x float> %61, ptr addrspace(1) %65, align 16
  br label %66

66:                                               ; preds = %22, %21
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @table_argument(ptr noundef byval(%struct.bytes16) align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  call void @__clang_ocl_kern_imp_table_argument(ptr noundef byval(%struct.bytes16) align 1 %0, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_table_argument(ptr noundef byval(%struct.bytes16) align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %1, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %6, align 4
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  store i32 %16, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %33, %3
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %20, label %36

20:                                               ; preds = %17
  %21 = load i32, ptr %8, align 4
  %22 = mul i32 %21, 10
  %23 = getelementptr inbounds nuw %struct.bytes16, ptr %0, i32 0, i32 0
  %24 = load i32, ptr %7, align 4
  %25 = and i32 %24, 15
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [16 x i8], ptr %23, i64 0, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = add i32 %22, %29
  store i32 %30, ptr %8, align 4
  %31 = load i32, ptr %7, align 4
  %32 = lshr i32 %31, 4
  store i32 %32, ptr %7, align 4
  br label %33

33:                                               ; preds = %20
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %9, align 4
  br label %17

36:                                               ; preds = %17
  %37 = load i32, ptr %8, align 4
  %38 = load ptr addrspace(1), ptr %5, align 8
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 %40
  store i32 %37, ptr addrspace(1) %41, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mixed_argument(ptr noundef byval(%struct.mixed) align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %1, ptr %3, align 8
  %4 = load ptr addrspace(1), ptr %3, align 8
  call void @__clang_ocl_kern_imp_mixed_argument(ptr noundef byval(%struct.mixed) align 8 %0, ptr addrspace(1) noundef align 8 %4) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mixed_argument(ptr noundef byval(%struct.mixed) align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %1, ptr %3, align 8
  %5 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 0
  %8 = load i8, ptr %7, align 8
  %9 = zext i8 %8 to i64
  %10 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 1
  %11 = load i16, ptr %10, align 2
  %12 = sext i16 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %12, %14
  %16 = add nsw i64 %9, %15
  %17 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %16, %19
  %21 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 3
  %22 = load i8, ptr %21, align 8
  %23 = zext i8 %22 to i64
  %24 = sub nsw i64 %20, %23
  %25 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 4
  %26 = load i64, ptr %25, align 8
  %27 = load i32, ptr %4, align 4
  %28 = and i32 %27, 31
  %29 = zext i32 %28 to i64
  %30 = and i64 %29, 63
  %31 = ashr i64 %26, %30
  %32 = add nsw i64 %24, %31
  %33 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 5
  %34 = load float, ptr %33, align 8
  %35 = load i32, ptr %4, align 4
  %36 = sitofp i32 %35 to float
  %37 = fmul float %34, %36
  %38 = fptosi float %37 to i64
  %39 = add nsw i64 %32, %38
  %40 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 6
  %41 = load i8, ptr %40, align 4
  %42 = sext i8 %41 to i64
  %43 = add nsw i64 %39, %42
  %44 = load ptr addrspace(1), ptr %3, align 8
  %45 = load i32, ptr %4, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr addrspace(1) %44, i64 %46
  store i64 %43, ptr addrspace(1) %47, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @written_argument(ptr noundef byval(%struct.quad) align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  call void @__clang_ocl_kern_imp_written_argument(ptr noundef byval(%struct.quad) align 4 %0, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_written_argument(ptr noundef byval(%struct.quad) align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %1, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = mul nsw i32 %9, 100
  %11 = getelementptr inbounds nuw %struct.quad, ptr %0, i32 0, i32 0
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw [4 x i32], ptr %11, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = add i32 %19, %10
  store i32 %20, ptr %18, align 4
  %21 = load i32, ptr %6, align 4
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw %struct.quad, ptr %0, i32 0, i32 0
  %26 = getelementptr inbounds [4 x i32], ptr %25, i64 0, i64 3
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.quad, ptr %0, i32 0, i32 0
  %29 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 0
  %30 = load i32, ptr %29, align 4
  %31 = xor i32 %30, %27
  store i32 %31, ptr %29, align 4
  br label %32

32:                                               ; preds = %24, %3
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i32, ptr %6, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.quad, ptr addrspace(1) %33, i64 %35
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %36, ptr align 4 %0, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.camera @moved(ptr noundef byval(%struct.camera) align 4 %0, float noundef %1) #1 {
  %3 = alloca %struct.camera, align 4
  %4 = alloca float, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.camera, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = fadd float %7, %5
  store float %8, ptr %6, align 4
  %9 = load float, ptr %4, align 4
  %10 = getelementptr inbounds nuw %struct.camera, ptr %0, i32 0, i32 4
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.camera, ptr %0, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = fneg float %9
  %15 = call float @llvm.fmuladd.f32(float %14, float %11, float %13)
  store float %15, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 28, i1 false)
  %16 = load %struct.camera, ptr %3, align 4
  ret %struct.camera %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <4 x float> @transform(ptr noundef byval(%struct.matrix) align 4 %0, <4 x float> noundef %1) #1 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca [4 x float], align 4
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  store <4 x float> %1, ptr %3, align 16
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %50, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %10, label %53

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw %struct.matrix, ptr %0, i32 0, i32 0
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x [4 x float]], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds [4 x float], ptr %14, i64 0, i64 0
  %16 = load float, ptr %15, align 4
  %17 = load <4 x float>, ptr %3, align 16
  %18 = extractelement <4 x float> %17, i64 0
  %19 = getelementptr inbounds nuw %struct.matrix, ptr %0, i32 0, i32 0
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x [4 x float]], ptr %19, i64 0, i64 %21
  %23 = getelementptr inbounds [4 x float], ptr %22, i64 0, i64 1
  %24 = load float, ptr %23, align 4
  %25 = load <4 x float>, ptr %3, align 16
  %26 = extractelement <4 x float> %25, i64 1
  %27 = fmul float %24, %26
  %28 = call float @llvm.fmuladd.f32(float %16, float %18, float %27)
  %29 = getelementptr inbounds nuw %struct.matrix, ptr %0, i32 0, i32 0
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x [4 x float]], ptr %29, i64 0, i64 %31
  %33 = getelementptr inbounds [4 x float], ptr %32, i64 0, i64 2
  %34 = load float, ptr %33, align 4
  %35 = load <4 x float>, ptr %3, align 16
  %36 = extractelement <4 x float> %35, i64 2
  %37 = call float @llvm.fmuladd.f32(float %34, float %36, float %28)
  %38 = getelementptr inbounds nuw %struct.matrix, ptr %0, i32 0, i32 0
  %39 = load i32, ptr %5, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x [4 x float]], ptr %38, i64 0, i64 %40
  %42 = getelementptr inbounds [4 x float], ptr %41, i64 0, i64 3
  %43 = load float, ptr %42, align 4
  %44 = load <4 x float>, ptr %3, align 16
  %45 = extractelement <4 x float> %44, i64 3
  %46 = call float @llvm.fmuladd.f32(float %43, float %45, float %37)
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 %48
  store float %46, ptr %49, align 4
  br label %50

50:                                               ; preds = %10
  %51 = load i32, ptr %5, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %5, align 4
  br label %7

53:                                               ; preds = %7
  %54 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 0
  %55 = load float, ptr %54, align 4
  %56 = insertelement <4 x float> poison, float %55, i32 0
  %57 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 1
  %58 = load float, ptr %57, align 4
  %59 = insertelement <4 x float> %56, float %58, i32 1
  %60 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 2
  %61 = load float, ptr %60, align 4
  %62 = insertelement <4 x float> %59, float %61, i32 2
  %63 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 3
  %64 = load float, ptr %63, align 4
  %65 = insertelement <4 x float> %62, float %64, i32 3
  store <4 x float> %65, ptr %6, align 16
  %66 = load <4 x float>, ptr %6, align 16
  ret <4 x float> %66
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"camera", !"matrix", !"float4*", !"float4*"}
!13 = !{!"camera", !"matrix", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"", !"", !"const", !""}
!15 = !{i32 0, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"bytes16", !"uint*", !"uint*"}
!18 = !{!"", !"const", !""}
!19 = !{i32 0, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"mixed", !"long*"}
!22 = !{!"", !""}
!23 = !{!"quad", !"uint*", !"quad*"}
