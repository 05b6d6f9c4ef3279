; ModuleID = 'corpus/opencl/gemv.cl'
source_filename = "corpus/opencl/gemv.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemv_trans.xs = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef align 4 %4, i32 noundef %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(3), align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store float %3, ptr %13, align 4
  store ptr addrspace(1) %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr addrspace(1) %6, ptr %16, align 8
  store ptr addrspace(1) %7, ptr %17, align 8
  store ptr addrspace(3) %8, ptr %18, align 8
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %11, align 4
  %21 = load float, ptr %12, align 4
  %22 = load float, ptr %13, align 4
  %23 = load ptr addrspace(1), ptr %14, align 8
  %24 = load i32, ptr %15, align 4
  %25 = load ptr addrspace(1), ptr %16, align 8
  %26 = load ptr addrspace(1), ptr %17, align 8
  %27 = load ptr addrspace(3), ptr %18, align 8
  call void @__clang_ocl_kern_imp_gemv_row(i32 noundef %19, i32 noundef %20, float noundef %21, float noundef %22, ptr addrspace(1) noundef align 4 %23, i32 noundef %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(3) noundef align 4 %27) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef align 4 %4, i32 noundef %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(3), align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store float %3, ptr %13, align 4
  store ptr addrspace(1) %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr addrspace(1) %6, ptr %16, align 8
  store ptr addrspace(1) %7, ptr %17, align 8
  store ptr addrspace(3) %8, ptr %18, align 8
  %25 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %19, align 4
  %27 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %20, align 4
  %29 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  %31 = load i32, ptr %20, align 4
  store i32 %31, ptr %23, align 4
  br label %32

32:                                               ; preds = %53, %9
  %33 = load i32, ptr %23, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %57

36:                                               ; preds = %32
  %37 = load ptr addrspace(1), ptr %14, align 8
  %38 = load i32, ptr %19, align 4
  %39 = load i32, ptr %15, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %23, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4
  %46 = load ptr addrspace(1), ptr %16, align 8
  %47 = load i32, ptr %23, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %46, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4
  %51 = load float, ptr %22, align 4
  %52 = call float @_Z3madfff(float noundef %45, float noundef %50, float noundef %51) #8
  store float %52, ptr %22, align 4
  br label %53

53:                                               ; preds = %36
  %54 = load i32, ptr %21, align 4
  %55 = load i32, ptr %23, align 4
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %23, align 4
  br label %32

57:                                               ; preds = %32
  %58 = load float, ptr %22, align 4
  %59 = load ptr addrspace(3), ptr %18, align 8
  %60 = load i32, ptr %20, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(3) %59, i64 %61
  store float %58, ptr addrspace(3) %62, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %63 = load i32, ptr %21, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %24, align 4
  br label %65

65:                                               ; preds = %87, %57
  %66 = load i32, ptr %24, align 4
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %90

68:                                               ; preds = %65
  %69 = load i32, ptr %20, align 4
  %70 = load i32, ptr %24, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %86

72:                                               ; preds = %68
  %73 = load ptr addrspace(3), ptr %18, align 8
  %74 = load i32, ptr %20, align 4
  %75 = load i32, ptr %24, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(3) %73, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4
  %80 = load ptr addrspace(3), ptr %18, align 8
  %81 = load i32, ptr %20, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(3) %80, i64 %82
  %84 = load float, ptr addrspace(3) %83, align 4
  %85 = fadd float %84, %79
  store float %85, ptr addrspace(3) %83, align 4
  br label %86

86:                                               ; preds = %72, %68
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %24, align 4
  %89 = ashr i32 %88, 1
  store i32 %89, ptr %24, align 4
  br label %65

90:                                               ; preds = %65
  %91 = load i32, ptr %20, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %125

93:                                               ; preds = %90
  %94 = load i32, ptr %19, align 4
  %95 = load i32, ptr %10, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %125

97:                                               ; preds = %93
  %98 = load float, ptr %13, align 4
  %99 = fcmp oeq float %98, 0.000000e+00
  br i1 %99, label %100, label %106

100:                                              ; preds = %97
  %101 = load float, ptr %12, align 4
  %102 = load ptr addrspace(3), ptr %18, align 8
  %103 = getelementptr inbounds float, ptr addrspace(3) %102, i64 0
  %104 = load float, ptr addrspace(3) %103, align 4
  %105 = fmul float %101, %104
  br label %119

106:                                              ; preds = %97
  %107 = load float, ptr %12, align 4
  %108 = load ptr addrspace(3), ptr %18, align 8
  %109 = getelementptr inbounds float, ptr addrspace(3) %108, i64 0
  %110 = load float, ptr addrspace(3) %109, align 4
  %111 = load float, ptr %13, align 4
  %112 = load ptr addrspace(1), ptr %17, align 8
  %113 = load i32, ptr %19, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %112, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4
  %117 = fmul float %111, %116
  %118 = call float @llvm.fmuladd.f32(float %107, float %110, float %117)
  br label %119

119:                                              ; preds = %106, %100
  %120 = phi float [ %105, %100 ], [ %118, %106 ]
  %121 = load ptr addrspace(1), ptr %17, align 8
  %122 = load i32, ptr %19, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %121, i64 %123
  store float %120, ptr addrspace(1) %124, align 4
  br label %125

125:                                              ; preds = %119, %93, %90
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store float %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load float, ptr %10, align 4
  %18 = load float, ptr %11, align 4
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %15, i32 noundef %16, float noundef %17, float noundef %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store float %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %15, align 4
  %24 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %26

26:                                               ; preds = %83, %7
  %27 = load i32, ptr %18, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %86

30:                                               ; preds = %26
  %31 = load i32, ptr %18, align 4
  %32 = load i32, ptr %16, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i32, ptr %8, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %47

36:                                               ; preds = %30
  %37 = load ptr addrspace(1), ptr %13, align 8
  %38 = load i32, ptr %18, align 4
  %39 = load i32, ptr %16, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = load i32, ptr %16, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [32 x float], ptr addrspace(3) @gemv_trans.xs, i64 0, i64 %45
  store float %43, ptr addrspace(3) %46, align 4
  br label %47

47:                                               ; preds = %36, %30
  call void @_Z7barrierj(i32 noundef 1) #7
  %48 = load i32, ptr %8, align 4
  %49 = load i32, ptr %18, align 4
  %50 = sub nsw i32 %48, %49
  %51 = call i32 @_Z3minii(i32 noundef 32, i32 noundef %50) #8
  store i32 %51, ptr %19, align 4
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %9, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %82

55:                                               ; preds = %47
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %78, %55
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %19, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %81

60:                                               ; preds = %56
  %61 = load ptr addrspace(1), ptr %12, align 8
  %62 = load i32, ptr %18, align 4
  %63 = load i32, ptr %20, align 4
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr %9, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %15, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4
  %72 = load i32, ptr %20, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x float], ptr addrspace(3) @gemv_trans.xs, i64 0, i64 %73
  %75 = load float, ptr addrspace(3) %74, align 4
  %76 = load float, ptr %17, align 4
  %77 = call float @llvm.fmuladd.f32(float %71, float %75, float %76)
  store float %77, ptr %17, align 4
  br label %78

78:                                               ; preds = %60
  %79 = load i32, ptr %20, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %20, align 4
  br label %56

81:                                               ; preds = %56
  br label %82

82:                                               ; preds = %81, %47
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %18, align 4
  %85 = add nsw i32 %84, 32
  store i32 %85, ptr %18, align 4
  br label %26

86:                                               ; preds = %26
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %9, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %111

90:                                               ; preds = %86
  %91 = load float, ptr %10, align 4
  %92 = load float, ptr %17, align 4
  %93 = fmul float %91, %92
  store float %93, ptr %21, align 4
  %94 = load float, ptr %11, align 4
  %95 = fcmp une float %94, 0.000000e+00
  br i1 %95, label %96, label %105

96:                                               ; preds = %90
  %97 = load float, ptr %11, align 4
  %98 = load ptr addrspace(1), ptr %14, align 8
  %99 = load i32, ptr %15, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %98, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4
  %103 = load float, ptr %21, align 4
  %104 = call float @llvm.fmuladd.f32(float %97, float %102, float %103)
  store float %104, ptr %21, align 4
  br label %105

105:                                              ; preds = %96, %90
  %106 = load float, ptr %21, align 4
  %107 = load ptr addrspace(1), ptr %14, align 8
  %108 = load i32, ptr %15, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %107, i64 %109
  store float %106, ptr addrspace(1) %110, align 4
  br label %111

111:                                              ; preds = %105, %86
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
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
define internal noundef float @_Z3madfff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 1, i32 3}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"float", !"float", !"float*", !"int", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"restrict const", !"", !"restrict const", !"", !""}
!14 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!17 = !{!"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
