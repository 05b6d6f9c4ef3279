; ModuleID = 'corpus/opencl/noinline_calls.cl'
source_filename = "corpus/opencl/noinline_calls.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { [4 x i32], i16, i16, i32 }

@call_pointers.shared = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = call float @newton(float noundef %13, float noundef 2.500000e-01, i32 noundef 4) #8
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  %20 = call <2 x float> @both(float noundef %19, float noundef 2.000000e+00) #8
  store <2 x float> %20, ptr %6, align 8
  %21 = load <2 x float>, ptr %6, align 8
  %22 = extractelement <2 x float> %21, i64 1
  %23 = fadd float %14, %22
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %24, i64 %26
  store float %23, ptr addrspace(1) %27, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @call_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [32 x i32], ptr addrspace(3) @call_pointers.shared, i64 0, i64 %18
  store i32 %16, ptr addrspace(3) %19, align 4
  call void @_Z7barrierj(i32 noundef 1) #8
  store i32 0, ptr %7, align 4
  br label %20

20:                                               ; preds = %36, %2
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %39

23:                                               ; preds = %20
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %7, align 4
  %27 = mul nsw i32 3, %26
  %28 = add nsw i32 %25, %27
  %29 = and i32 %28, 31
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %34
  store i32 %32, ptr %35, align 4
  br label %36

36:                                               ; preds = %23
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %7, align 4
  br label %20

39:                                               ; preds = %20
  %40 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %41 = call i32 @sum_private(ptr noundef %40, i32 noundef 8) #8
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %5, align 4
  %43 = call i32 @sum_local(ptr addrspace(3) noundef @call_pointers.shared, i32 noundef %42, i32 noundef 5) #8
  store i32 %43, ptr %9, align 4
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = load i32, ptr %5, align 4
  %46 = load i32, ptr %8, align 4
  %47 = mul nsw i32 %46, 3
  %48 = load i32, ptr %9, align 4
  %49 = sub nsw i32 %47, %48
  %50 = load i32, ptr %5, align 4
  %51 = and i32 %50, 7
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = add nsw i32 %49, %54
  call void @store_global(ptr addrspace(1) noundef %44, i32 noundef %45, i32 noundef %55) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @call_structs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 4 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.record, align 4
  %7 = alloca %struct.record, align 4
  %8 = alloca %struct.record, align 4
  %9 = alloca %struct.record, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %12, i64 %14
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16
  %17 = call %struct.record @make(<4 x i32> noundef %16) #8
  %18 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 0
  %19 = extractvalue %struct.record %17, 0
  store [4 x i32] %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 1
  %21 = extractvalue %struct.record %17, 1
  store i16 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 2
  %23 = extractvalue %struct.record %17, 2
  store i16 %23, ptr %22, align 2
  %24 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 3
  %25 = extractvalue %struct.record %17, 3
  store i32 %25, ptr %24, align 4
  %26 = call %struct.record @hashed(ptr noundef byval(%struct.record) align 4 %7) #8
  %27 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 0
  %28 = extractvalue %struct.record %26, 0
  store [4 x i32] %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 1
  %30 = extractvalue %struct.record %26, 1
  store i16 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 2
  %32 = extractvalue %struct.record %26, 2
  store i16 %32, ptr %31, align 2
  %33 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 3
  %34 = extractvalue %struct.record %26, 3
  store i32 %34, ptr %33, align 4
  %35 = load ptr addrspace(1), ptr %3, align 8
  %36 = load i32, ptr %5, align 4
  %37 = add nsw i32 %36, 1
  %38 = and i32 %37, 31
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %35, i64 %39
  %41 = load <4 x i32>, ptr addrspace(1) %40, align 16
  %42 = call %struct.record @make(<4 x i32> noundef %41) #8
  %43 = getelementptr inbounds nuw %struct.record, ptr %9, i32 0, i32 0
  %44 = extractvalue %struct.record %42, 0
  store [4 x i32] %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.record, ptr %9, i32 0, i32 1
  %46 = extractvalue %struct.record %42, 1
  store i16 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.record, ptr %9, i32 0, i32 2
  %48 = extractvalue %struct.record %42, 2
  store i16 %48, ptr %47, align 2
  %49 = getelementptr inbounds nuw %struct.record, ptr %9, i32 0, i32 3
  %50 = extractvalue %struct.record %42, 3
  store i32 %50, ptr %49, align 4
  %51 = call %struct.record @hashed(ptr noundef byval(%struct.record) align 4 %9) #8
  %52 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 0
  %53 = extractvalue %struct.record %51, 0
  store [4 x i32] %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 1
  %55 = extractvalue %struct.record %51, 1
  store i16 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 2
  %57 = extractvalue %struct.record %51, 2
  store i16 %57, ptr %56, align 2
  %58 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 3
  %59 = extractvalue %struct.record %51, 3
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 3
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 3
  %63 = load i32, ptr %62, align 4
  %64 = call i32 @_Z6rotatejj(i32 noundef %63, i32 noundef 7) #9
  %65 = xor i32 %61, %64
  %66 = call i32 @compare(ptr noundef byval(%struct.record) align 4 %6, ptr noundef byval(%struct.record) align 4 %8) #8
  %67 = xor i32 %65, %66
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i32, ptr %5, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 %70
  store i32 %67, ptr addrspace(1) %71, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @newton(float noundef %0, float noundef %1, i32 noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x float>, align 8
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %32, %3
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %35

13:                                               ; preds = %9
  %14 = load float, ptr %5, align 4
  %15 = call <2 x float> @both(float noundef %14, float noundef 5.000000e-01) #8
  store <2 x float> %15, ptr %8, align 8
  %16 = load <2 x float>, ptr %8, align 8
  %17 = extractelement <2 x float> %16, i64 0
  %18 = call float @_Z4fabsf(float noundef %17) #9
  %19 = fcmp olt float %18, 1.000000e+00
  br i1 %19, label %20, label %21

20:                                               ; preds = %13
  br label %35

21:                                               ; preds = %13
  %22 = load <2 x float>, ptr %8, align 8
  %23 = extractelement <2 x float> %22, i64 0
  %24 = load float, ptr %4, align 4
  %25 = fsub float %23, %24
  %26 = load <2 x float>, ptr %8, align 8
  %27 = extractelement <2 x float> %26, i64 1
  %28 = fmul float %27, 0x3F50624DE0000000
  %29 = call float @llvm.fmuladd.f32(float %25, float 0x3F847AE140000000, float %28)
  %30 = load float, ptr %5, align 4
  %31 = fsub float %30, %29
  store float %31, ptr %5, align 4
  br label %32

32:                                               ; preds = %21
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %9

35:                                               ; preds = %20, %9
  %36 = load float, ptr %5, align 4
  ret float %36
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x float> @both(float noundef %0, float noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca <2 x float>, align 8
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %6 = load float, ptr %3, align 4
  %7 = call float @poly(float noundef %6, float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 3.000000e+00, float noundef 4.000000e+00, float noundef 5.000000e+00) #8
  %8 = insertelement <2 x float> poison, float %7, i32 0
  %9 = load float, ptr %3, align 4
  %10 = fneg float %9
  %11 = load float, ptr %4, align 4
  %12 = fmul float %10, %11
  %13 = call float @poly(float noundef %12, float noundef 5.000000e+00, float noundef 4.000000e+00, float noundef 3.000000e+00, float noundef 2.000000e+00, float noundef 1.000000e+00) #8
  %14 = insertelement <2 x float> %8, float %13, i32 1
  store <2 x float> %14, ptr %5, align 8
  %15 = load <2 x float>, ptr %5, align 8
  ret <2 x float> %15
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @poly(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4, float noundef %5) #1 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store float %0, ptr %7, align 4
  store float %1, ptr %8, align 4
  store float %2, ptr %9, align 4
  store float %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %13 = load float, ptr %8, align 4
  %14 = load float, ptr %7, align 4
  %15 = load float, ptr %9, align 4
  %16 = call float @llvm.fmuladd.f32(float %13, float %14, float %15)
  %17 = load float, ptr %7, align 4
  %18 = load float, ptr %10, align 4
  %19 = call float @llvm.fmuladd.f32(float %16, float %17, float %18)
  %20 = load float, ptr %7, align 4
  %21 = load float, ptr %11, align 4
  %22 = call float @llvm.fmuladd.f32(float %19, float %20, float %21)
  %23 = load float, ptr %7, align 4
  %24 = load float, ptr %12, align 4
  %25 = call float @llvm.fmuladd.f32(float %22, float %23, float %24)
  ret float %25
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @sum_private(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  br label %7

27:                                               ; preds = %7
  %28 = load i32, ptr %5, align 4
  ret i32 %28
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @sum_local(ptr addrspace(3) noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %24, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %27

13:                                               ; preds = %9
  %14 = load ptr addrspace(3), ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %8, align 4
  %17 = add nsw i32 %15, %16
  %18 = and i32 %17, 31
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(3) %14, i64 %19
  %21 = load i32, ptr addrspace(3) %20, align 4
  %22 = load i32, ptr %7, align 4
  %23 = add nsw i32 %22, %21
  store i32 %23, ptr %7, align 4
  br label %24

24:                                               ; preds = %13
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %8, align 4
  br label %9

27:                                               ; preds = %9
  %28 = load i32, ptr %7, align 4
  ret i32 %28
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @store_global(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %10
  store i32 %7, ptr addrspace(1) %11, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.record @hashed(ptr noundef byval(%struct.record) align 4 %0) #1 {
  %2 = alloca %struct.record, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %6 = load i16, ptr %5, align 4
  %7 = zext i16 %6 to i32
  store i32 %7, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %19, %1
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %22

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4
  %13 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = call i32 @mix32(i32 noundef %12, i32 noundef %17) #8
  store i32 %18, ptr %3, align 4
  br label %19

19:                                               ; preds = %11
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %8

22:                                               ; preds = %8
  %23 = load i32, ptr %3, align 4
  %24 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 3
  store i32 %23, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %0, i64 24, i1 false)
  %25 = load %struct.record, ptr %2, align 4
  ret %struct.record %25
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.record @make(<4 x i32> noundef %0) #1 {
  %2 = alloca %struct.record, align 4
  %3 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16
  %4 = load <4 x i32>, ptr %3, align 16
  %5 = extractelement <4 x i32> %4, i64 0
  %6 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 0
  store i32 %5, ptr %7, align 4
  %8 = load <4 x i32>, ptr %3, align 16
  %9 = extractelement <4 x i32> %8, i64 1
  %10 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 0
  %11 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 1
  store i32 %9, ptr %11, align 4
  %12 = load <4 x i32>, ptr %3, align 16
  %13 = extractelement <4 x i32> %12, i64 2
  %14 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 0
  %15 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 2
  store i32 %13, ptr %15, align 4
  %16 = load <4 x i32>, ptr %3, align 16
  %17 = extractelement <4 x i32> %16, i64 3
  %18 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 0
  %19 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 3
  store i32 %17, ptr %19, align 4
  %20 = load <4 x i32>, ptr %3, align 16
  %21 = extractelement <4 x i32> %20, i64 0
  %22 = trunc i32 %21 to i16
  %23 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 1
  store i16 %22, ptr %23, align 4
  %24 = load <4 x i32>, ptr %3, align 16
  %25 = extractelement <4 x i32> %24, i64 3
  %26 = lshr i32 %25, 16
  %27 = trunc i32 %26 to i16
  %28 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 2
  store i16 %27, ptr %28, align 2
  %29 = getelementptr inbounds nuw %struct.record, ptr %2, i32 0, i32 3
  store i32 0, ptr %29, align 4
  %30 = load %struct.record, ptr %2, align 4
  ret %struct.record %30
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @compare(ptr noundef byval(%struct.record) align 4 %0, ptr noundef byval(%struct.record) align 4 %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %35, %2
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %38

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.record, ptr %1, i32 0, i32 0
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %13, %18
  br i1 %19, label %20, label %34

20:                                               ; preds = %8
  %21 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.record, ptr %1, i32 0, i32 0
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %25, %30
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, i32 -1, i32 1
  store i32 %33, ptr %3, align 4
  br label %46

34:                                               ; preds = %8
  br label %35

35:                                               ; preds = %34
  %36 = load i32, ptr %4, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %4, align 4
  br label %5

38:                                               ; preds = %5
  %39 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %40 = load i16, ptr %39, align 2
  %41 = zext i16 %40 to i32
  %42 = getelementptr inbounds nuw %struct.record, ptr %1, i32 0, i32 2
  %43 = load i16, ptr %42, align 2
  %44 = zext i16 %43 to i32
  %45 = sub nsw i32 %41, %44
  store i32 %45, ptr %3, align 4
  br label %46

46:                                               ; preds = %38, %20
  %47 = load i32, ptr %3, align 4
  ret i32 %47
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @mix32(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul i32 %6, -862048943
  %8 = xor i32 %5, %7
  %9 = call i32 @_Z6rotatejj(i32 noundef %8, i32 noundef 13) #9
  %10 = mul i32 %9, 5
  %11 = add i32 %10, -430675100
  ret i32 %11
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #4 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #6 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #6 {
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
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #6 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #6 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!"int*", !"int*"}
!15 = !{!"uint4*", !"uint*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
