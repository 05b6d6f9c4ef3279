; ModuleID = 'corpus/opencl/quantise.cl'
source_filename = "corpus/opencl/quantise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.block_q8 = type { half, [32 x i8] }
%struct.block_q4 = type { half, [16 x i8] }

@dot_q4_q8.s = internal addrspace(3) global [8 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @quantise_q8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %28, %2
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 32
  br i1 %15, label %16, label %31

16:                                               ; preds = %13
  %17 = load float, ptr %6, align 4
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 32
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %18, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4
  %26 = call float @_Z4fabsf(float noundef %25) #10
  %27 = call float @_Z4fmaxff(float noundef %17, float noundef %26) #10
  store float %27, ptr %6, align 4
  br label %28

28:                                               ; preds = %16
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %13

31:                                               ; preds = %13
  %32 = load float, ptr %6, align 4
  %33 = fdiv float %32, 1.270000e+02
  store float %33, ptr %8, align 4
  %34 = load float, ptr %8, align 4
  %35 = fcmp une float %34, 0.000000e+00
  br i1 %35, label %36, label %39

36:                                               ; preds = %31
  %37 = load float, ptr %8, align 4
  %38 = fdiv float 1.000000e+00, %37
  br label %40

39:                                               ; preds = %31
  br label %40

40:                                               ; preds = %39, %36
  %41 = phi float [ %38, %36 ], [ 0.000000e+00, %39 ]
  store float %41, ptr %9, align 4
  %42 = load float, ptr %8, align 4
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %43, i64 %45
  %47 = getelementptr inbounds nuw %struct.block_q8, ptr addrspace(1) %46, i32 0, i32 0
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  call void @_Z11vstore_halffmPDh(float noundef %42, i64 noundef 0, ptr noundef %48) #9
  store i32 0, ptr %10, align 4
  br label %49

49:                                               ; preds = %72, %40
  %50 = load i32, ptr %10, align 4
  %51 = icmp slt i32 %50, 32
  br i1 %51, label %52, label %75

52:                                               ; preds = %49
  %53 = load ptr addrspace(1), ptr %3, align 8
  %54 = load i32, ptr %5, align 4
  %55 = mul nsw i32 %54, 32
  %56 = load i32, ptr %10, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %53, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4
  %61 = load float, ptr %9, align 4
  %62 = fmul float %60, %61
  %63 = call signext i8 @_Z20convert_char_sat_rtef(float noundef %62) #10
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i32, ptr %5, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %64, i64 %66
  %68 = getelementptr inbounds nuw %struct.block_q8, ptr addrspace(1) %67, i32 0, i32 1
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x i8], ptr addrspace(1) %68, i64 0, i64 %70
  store i8 %63, ptr addrspace(1) %71, align 1
  br label %72

72:                                               ; preds = %52
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %49

75:                                               ; preds = %49
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 4 %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %11, i64 %13
  %15 = getelementptr inbounds nuw %struct.block_q4, ptr addrspace(1) %14, i32 0, i32 0
  %16 = addrspacecast ptr addrspace(1) %15 to ptr
  %17 = call float @_Z10vload_halfmPKDh(i64 noundef 0, ptr noundef %16) #11
  store float %17, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %60, %2
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %21, label %63

21:                                               ; preds = %18
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %22, i64 %24
  %26 = getelementptr inbounds nuw %struct.block_q4, ptr addrspace(1) %25, i32 0, i32 1
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x i8], ptr addrspace(1) %26, i64 0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  store i8 %30, ptr %8, align 1
  %31 = load i8, ptr %8, align 1
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 15
  %34 = sub nsw i32 %33, 8
  %35 = sitofp i32 %34 to float
  %36 = load float, ptr %6, align 4
  %37 = fmul float %35, %36
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  %40 = mul nsw i32 %39, 32
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %38, i64 %43
  store float %37, ptr addrspace(1) %44, align 4
  %45 = load i8, ptr %8, align 1
  %46 = zext i8 %45 to i32
  %47 = ashr i32 %46, 4
  %48 = sub nsw i32 %47, 8
  %49 = sitofp i32 %48 to float
  %50 = load float, ptr %6, align 4
  %51 = fmul float %49, %50
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i32, ptr %5, align 4
  %54 = mul nsw i32 %53, 32
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %54, %55
  %57 = add nsw i32 %56, 16
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %52, i64 %58
  store float %51, ptr addrspace(1) %59, align 4
  br label %60

60:                                               ; preds = %21
  %61 = load i32, ptr %7, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %7, align 4
  br label %18

63:                                               ; preds = %18
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef align 2 %7, ptr addrspace(1) noundef align 2 %8, ptr addrspace(1) noundef align 4 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  %16 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %18

18:                                               ; preds = %65, %3
  %19 = load i32, ptr %10, align 4
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %21, label %68

21:                                               ; preds = %18
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %22, i64 %24
  %26 = getelementptr inbounds nuw %struct.block_q4, ptr addrspace(1) %25, i32 0, i32 1
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x i8], ptr addrspace(1) %26, i64 0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  store i8 %30, ptr %11, align 1
  %31 = load i8, ptr %11, align 1
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 15
  %34 = sub nsw i32 %33, 8
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %35, i64 %37
  %39 = getelementptr inbounds nuw %struct.block_q8, ptr addrspace(1) %38, i32 0, i32 1
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x i8], ptr addrspace(1) %39, i64 0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1
  %44 = sext i8 %43 to i32
  %45 = mul nsw i32 %34, %44
  %46 = load i8, ptr %11, align 1
  %47 = zext i8 %46 to i32
  %48 = ashr i32 %47, 4
  %49 = sub nsw i32 %48, 8
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i32, ptr %7, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %50, i64 %52
  %54 = getelementptr inbounds nuw %struct.block_q8, ptr addrspace(1) %53, i32 0, i32 1
  %55 = load i32, ptr %10, align 4
  %56 = add nsw i32 %55, 16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x i8], ptr addrspace(1) %54, i64 0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1
  %60 = sext i8 %59 to i32
  %61 = mul nsw i32 %49, %60
  %62 = add nsw i32 %45, %61
  %63 = load i32, ptr %9, align 4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %9, align 4
  br label %65

65:                                               ; preds = %21
  %66 = load i32, ptr %10, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %10, align 4
  br label %18, !llvm.loop !19

68:                                               ; preds = %18
  %69 = load i32, ptr %9, align 4
  %70 = sitofp i32 %69 to float
  %71 = load ptr addrspace(1), ptr %4, align 8
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %71, i64 %73
  %75 = getelementptr inbounds nuw %struct.block_q4, ptr addrspace(1) %74, i32 0, i32 0
  %76 = addrspacecast ptr addrspace(1) %75 to ptr
  %77 = call float @_Z10vload_halfmPKDh(i64 noundef 0, ptr noundef %76) #11
  %78 = fmul float %70, %77
  %79 = load ptr addrspace(1), ptr %5, align 8
  %80 = load i32, ptr %7, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %79, i64 %81
  %83 = getelementptr inbounds nuw %struct.block_q8, ptr addrspace(1) %82, i32 0, i32 0
  %84 = addrspacecast ptr addrspace(1) %83 to ptr
  %85 = call float @_Z10vload_halfmPKDh(i64 noundef 0, ptr noundef %84) #11
  %86 = fmul float %78, %85
  %87 = load i32, ptr %8, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x float], ptr addrspace(3) @dot_q4_q8.s, i64 0, i64 %88
  store float %86, ptr addrspace(3) %89, align 4
  call void @_Z7barrierj(i32 noundef 1) #9
  %90 = load i32, ptr %8, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %111

92:                                               ; preds = %68
  store float 0.000000e+00, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %93

93:                                               ; preds = %103, %92
  %94 = load i32, ptr %13, align 4
  %95 = icmp slt i32 %94, 8
  br i1 %95, label %96, label %106

96:                                               ; preds = %93
  %97 = load i32, ptr %13, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [8 x float], ptr addrspace(3) @dot_q4_q8.s, i64 0, i64 %98
  %100 = load float, ptr addrspace(3) %99, align 4
  %101 = load float, ptr %12, align 4
  %102 = fadd float %101, %100
  store float %102, ptr %12, align 4
  br label %103

103:                                              ; preds = %96
  %104 = load i32, ptr %13, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %13, align 4
  br label %93

106:                                              ; preds = %93
  %107 = load float, ptr %12, align 4
  %108 = load ptr addrspace(1), ptr %6, align 8
  %109 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %108, i64 %109
  store float %107, ptr addrspace(1) %110, align 4
  br label %111

111:                                              ; preds = %106, %68
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

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
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
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

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
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
define internal signext i8 @_Z20convert_char_sat_rtef(float noundef %0) #4 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fcmp ole float %2, -1.280000e+02
  %4 = select i1 %3, float -1.280000e+02, float %2
  %5 = fptosi float %4 to i8
  %6 = fcmp ult float %2, 1.270000e+02
  %7 = select i1 %6, i8 %5, i8 127
  ret i8 %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #4 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal float @_Z10vload_halfmPKDh(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = getelementptr inbounds nuw half, ptr %1, i64 %0
  %4 = load half, ptr %3, align 2
  %5 = fpext half %4 to float
  ret float %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z11vstore_halffmPDh(float noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = getelementptr inbounds nuw half, ptr %2, i64 %1
  %5 = fptrunc float %0 to half
  store half %5, ptr %4, align 2
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!12 = !{!"float*", !"block_q8*"}
!13 = !{!"const", !""}
!14 = !{!"block_q4*", !"float*"}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"block_q4*", !"block_q8*", !"float*"}
!18 = !{!"const", !"const", !""}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.enable"}
