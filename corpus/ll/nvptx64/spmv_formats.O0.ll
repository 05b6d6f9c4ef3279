; ModuleID = 'corpus/opencl/spmv_formats.cl'
source_filename = "corpus/opencl/spmv_formats.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %13, i32 noundef %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %13, align 4
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %66

22:                                               ; preds = %6
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %23

23:                                               ; preds = %57, %22
  %24 = load i32, ptr %15, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %60

27:                                               ; preds = %23
  %28 = load ptr addrspace(1), ptr %9, align 8
  %29 = load i32, ptr %15, align 4
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %13, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  store i32 %36, ptr %16, align 4
  %37 = load i32, ptr %16, align 4
  %38 = icmp sge i32 %37, 0
  br i1 %38, label %39, label %56

39:                                               ; preds = %27
  %40 = load ptr addrspace(1), ptr %10, align 8
  %41 = load i32, ptr %15, align 4
  %42 = load i32, ptr %7, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %13, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i32, ptr %16, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %49, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  %54 = load float, ptr %14, align 4
  %55 = call float @llvm.fmuladd.f32(float %48, float %53, float %54)
  store float %55, ptr %14, align 4
  br label %56

56:                                               ; preds = %39, %27
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %15, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %15, align 4
  br label %23

60:                                               ; preds = %23
  %61 = load float, ptr %14, align 4
  %62 = load ptr addrspace(1), ptr %12, align 8
  %63 = load i32, ptr %13, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %62, i64 %64
  store float %61, ptr addrspace(1) %65, align 4
  br label %66

66:                                               ; preds = %60, %6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !14 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %13, i32 noundef %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !14 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %13, align 4
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  br label %66

23:                                               ; preds = %6
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %24

24:                                               ; preds = %57, %23
  %25 = load i32, ptr %15, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %60

28:                                               ; preds = %24
  %29 = load i32, ptr %13, align 4
  %30 = load ptr addrspace(1), ptr %9, align 8
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = add nsw i32 %29, %34
  store i32 %35, ptr %16, align 4
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %7, align 4
  %38 = icmp ult i32 %36, %37
  br i1 %38, label %39, label %56

39:                                               ; preds = %28
  %40 = load ptr addrspace(1), ptr %10, align 8
  %41 = load i32, ptr %15, align 4
  %42 = load i32, ptr %7, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %13, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i32, ptr %16, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %49, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  %54 = load float, ptr %14, align 4
  %55 = call float @_Z3madfff(float noundef %48, float noundef %53, float noundef %54) #6
  store float %55, ptr %14, align 4
  br label %56

56:                                               ; preds = %39, %28
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %15, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %15, align 4
  br label %24

60:                                               ; preds = %24
  %61 = load float, ptr %14, align 4
  %62 = load ptr addrspace(1), ptr %12, align 8
  %63 = load i32, ptr %13, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %62, i64 %64
  store float %61, ptr addrspace(1) %65, align 4
  br label %66

66:                                               ; preds = %60, %22
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 16 %3, ptr addrspace(1) noalias noundef align 8 %4, ptr addrspace(1) noalias noundef align 8 %5) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %7, align 4
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 8 %17, ptr addrspace(1) noundef align 8 %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 16 %3, ptr addrspace(1) noalias noundef align 8 %4, ptr addrspace(1) noalias noundef align 8 %5) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca <2 x float>, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca <2 x float>, align 8
  store i32 %0, ptr %7, align 4
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %6
  br label %83

25:                                               ; preds = %6
  store <2 x float> zeroinitializer, ptr %14, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  store i32 %30, ptr %15, align 4
  %31 = load ptr addrspace(1), ptr %8, align 8
  %32 = load i32, ptr %13, align 4
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  store i32 %36, ptr %16, align 4
  br label %37

37:                                               ; preds = %74, %25
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %16, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %77

41:                                               ; preds = %37
  %42 = load ptr addrspace(1), ptr %10, align 8
  %43 = load i32, ptr %15, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %42, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16
  store <4 x float> %46, ptr %17, align 16
  %47 = load ptr addrspace(1), ptr %11, align 8
  %48 = load ptr addrspace(1), ptr %9, align 8
  %49 = load i32, ptr %15, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <2 x float>, ptr addrspace(1) %47, i64 %53
  %55 = load <2 x float>, ptr addrspace(1) %54, align 8
  store <2 x float> %55, ptr %18, align 8
  %56 = load <4 x float>, ptr %17, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %58 = load <2 x float>, ptr %18, align 8
  %59 = call float @_Z3dotDv2_fS_(<2 x float> noundef %57, <2 x float> noundef %58) #6
  %60 = load <2 x float>, ptr %14, align 8
  %61 = extractelement <2 x float> %60, i64 0
  %62 = fadd float %61, %59
  %63 = load <2 x float>, ptr %14, align 8
  %64 = insertelement <2 x float> %63, float %62, i64 0
  store <2 x float> %64, ptr %14, align 8
  %65 = load <4 x float>, ptr %17, align 16
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %67 = load <2 x float>, ptr %18, align 8
  %68 = call float @_Z3dotDv2_fS_(<2 x float> noundef %66, <2 x float> noundef %67) #6
  %69 = load <2 x float>, ptr %14, align 8
  %70 = extractelement <2 x float> %69, i64 1
  %71 = fadd float %70, %68
  %72 = load <2 x float>, ptr %14, align 8
  %73 = insertelement <2 x float> %72, float %71, i64 1
  store <2 x float> %73, ptr %14, align 8
  br label %74

74:                                               ; preds = %41
  %75 = load i32, ptr %15, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4
  br label %37

77:                                               ; preds = %37
  %78 = load <2 x float>, ptr %14, align 8
  %79 = load ptr addrspace(1), ptr %12, align 8
  %80 = load i32, ptr %13, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds <2 x float>, ptr addrspace(1) %79, i64 %81
  store <2 x float> %78, ptr addrspace(1) %82, align 8
  br label %83

83:                                               ; preds = %77, %24
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
define internal noundef float @_Z3dotDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1) #3 {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = extractelement <2 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call noundef float @llvm.fmuladd.f32(float %3, float %4, float %7)
  ret float %8
}

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
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int*", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!"", !"", !"const", !"restrict const", !"restrict const", !"restrict"}
!15 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!16 = !{!"int", !"int*", !"int*", !"float4*", !"float2*", !"float2*"}
!17 = !{!"int", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!18 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
