; ModuleID = 'corpus/opencl/trsm_block.cl'
source_filename = "corpus/opencl/trsm_block.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@trsm_lower16.ls = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@invert_diagonal.lm = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store i32 %0, ptr %6, align 4
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load i32, ptr %6, align 4
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, float noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [16 x float], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %11, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %24

24:                                               ; preds = %42, %5
  %25 = load i32, ptr %13, align 4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %27, label %45

27:                                               ; preds = %24
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = load i32, ptr %13, align 4
  %30 = mul nsw i32 %29, 16
  %31 = load i32, ptr %11, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %28, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @trsm_lower16.ls, i64 0, i64 %37
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x float], ptr addrspace(3) %38, i64 0, i64 %40
  store float %35, ptr addrspace(3) %41, align 4
  br label %42

42:                                               ; preds = %27
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %13, align 4
  br label %24

45:                                               ; preds = %24
  call void @_Z7barrierj(i32 noundef 1) #7
  %46 = load i32, ptr %12, align 4
  %47 = load i32, ptr %6, align 4
  %48 = icmp sge i32 %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  br label %145

50:                                               ; preds = %45
  store i32 0, ptr %15, align 4
  br label %51

51:                                               ; preds = %69, %50
  %52 = load i32, ptr %15, align 4
  %53 = icmp slt i32 %52, 16
  br i1 %53, label %54, label %72

54:                                               ; preds = %51
  %55 = load float, ptr %10, align 4
  %56 = load ptr addrspace(1), ptr %8, align 8
  %57 = load i32, ptr %15, align 4
  %58 = load i32, ptr %6, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %56, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4
  %65 = fmul float %55, %64
  %66 = load i32, ptr %15, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x float], ptr %14, i64 0, i64 %67
  store float %65, ptr %68, align 4
  br label %69

69:                                               ; preds = %54
  %70 = load i32, ptr %15, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %15, align 4
  br label %51, !llvm.loop !14

72:                                               ; preds = %51
  store i32 0, ptr %16, align 4
  br label %73

73:                                               ; preds = %122, %72
  %74 = load i32, ptr %16, align 4
  %75 = icmp slt i32 %74, 16
  br i1 %75, label %76, label %125

76:                                               ; preds = %73
  %77 = load i32, ptr %16, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr %14, i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  store float %80, ptr %17, align 4
  %81 = load i32, ptr %9, align 4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %93, label %83

83:                                               ; preds = %76
  %84 = load i32, ptr %16, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @trsm_lower16.ls, i64 0, i64 %85
  %87 = load i32, ptr %16, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x float], ptr addrspace(3) %86, i64 0, i64 %88
  %90 = load float, ptr addrspace(3) %89, align 4
  %91 = load float, ptr %17, align 4
  %92 = fdiv float %91, %90
  store float %92, ptr %17, align 4
  br label %93

93:                                               ; preds = %83, %76
  %94 = load float, ptr %17, align 4
  %95 = load i32, ptr %16, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x float], ptr %14, i64 0, i64 %96
  store float %94, ptr %97, align 4
  %98 = load i32, ptr %16, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %18, align 4
  br label %100

100:                                              ; preds = %118, %93
  %101 = load i32, ptr %18, align 4
  %102 = icmp slt i32 %101, 16
  br i1 %102, label %103, label %121

103:                                              ; preds = %100
  %104 = load i32, ptr %18, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @trsm_lower16.ls, i64 0, i64 %105
  %107 = load i32, ptr %16, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x float], ptr addrspace(3) %106, i64 0, i64 %108
  %110 = load float, ptr addrspace(3) %109, align 4
  %111 = load float, ptr %17, align 4
  %112 = load i32, ptr %18, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x float], ptr %14, i64 0, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = fneg float %110
  %117 = call float @llvm.fmuladd.f32(float %116, float %111, float %115)
  store float %117, ptr %114, align 4
  br label %118

118:                                              ; preds = %103
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %18, align 4
  br label %100, !llvm.loop !16

121:                                              ; preds = %100
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %16, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %16, align 4
  br label %73, !llvm.loop !17

125:                                              ; preds = %73
  store i32 0, ptr %19, align 4
  br label %126

126:                                              ; preds = %142, %125
  %127 = load i32, ptr %19, align 4
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %145

129:                                              ; preds = %126
  %130 = load i32, ptr %19, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x float], ptr %14, i64 0, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = load ptr addrspace(1), ptr %8, align 8
  %135 = load i32, ptr %19, align 4
  %136 = load i32, ptr %6, align 4
  %137 = mul nsw i32 %135, %136
  %138 = load i32, ptr %12, align 4
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %134, i64 %140
  store float %133, ptr addrspace(1) %141, align 4
  br label %142

142:                                              ; preds = %129
  %143 = load i32, ptr %19, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %19, align 4
  br label %126, !llvm.loop !18

145:                                              ; preds = %49, %126
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @invert_diagonal(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [16 x float], align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %5, align 4
  %15 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %16 = mul i64 %15, 16
  %17 = mul i64 %16, 16
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %46, %2
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 16
  br i1 %21, label %22, label %49

22:                                               ; preds = %19
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %37

26:                                               ; preds = %22
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i32, ptr %6, align 4
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 %29, 16
  %31 = add nsw i32 %28, %30
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4
  br label %38

37:                                               ; preds = %22
  br label %38

38:                                               ; preds = %37, %26
  %39 = phi float [ %36, %26 ], [ 0.000000e+00, %37 ]
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @invert_diagonal.lm, i64 0, i64 %41
  %43 = load i32, ptr %5, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [17 x float], ptr addrspace(3) %42, i64 0, i64 %44
  store float %39, ptr addrspace(3) %45, align 4
  br label %46

46:                                               ; preds = %38
  %47 = load i32, ptr %7, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %7, align 4
  br label %19

49:                                               ; preds = %19
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %9, align 4
  br label %50

50:                                               ; preds = %94, %49
  %51 = load i32, ptr %9, align 4
  %52 = icmp slt i32 %51, 16
  br i1 %52, label %53, label %97

53:                                               ; preds = %50
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %5, align 4
  %56 = icmp eq i32 %54, %55
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, float 1.000000e+00, float 0.000000e+00
  store float %58, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %59

59:                                               ; preds = %78, %53
  %60 = load i32, ptr %11, align 4
  %61 = load i32, ptr %9, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %81

63:                                               ; preds = %59
  %64 = load i32, ptr %9, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @invert_diagonal.lm, i64 0, i64 %65
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [17 x float], ptr addrspace(3) %66, i64 0, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4
  %71 = load i32, ptr %11, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = load float, ptr %10, align 4
  %76 = fneg float %70
  %77 = call float @llvm.fmuladd.f32(float %76, float %74, float %75)
  store float %77, ptr %10, align 4
  br label %78

78:                                               ; preds = %63
  %79 = load i32, ptr %11, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %11, align 4
  br label %59

81:                                               ; preds = %59
  %82 = load float, ptr %10, align 4
  %83 = load i32, ptr %9, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @invert_diagonal.lm, i64 0, i64 %84
  %86 = load i32, ptr %9, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [17 x float], ptr addrspace(3) %85, i64 0, i64 %87
  %89 = load float, ptr addrspace(3) %88, align 4
  %90 = fdiv float %82, %89
  %91 = load i32, ptr %9, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %92
  store float %90, ptr %93, align 4
  br label %94

94:                                               ; preds = %81
  %95 = load i32, ptr %9, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %9, align 4
  br label %50

97:                                               ; preds = %50
  store i32 0, ptr %12, align 4
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %12, align 4
  %100 = icmp slt i32 %99, 16
  br i1 %100, label %101, label %118

101:                                              ; preds = %98
  %102 = load i32, ptr %12, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = load ptr addrspace(1), ptr %4, align 8
  %107 = load i32, ptr %6, align 4
  %108 = load i32, ptr %12, align 4
  %109 = mul nsw i32 %108, 16
  %110 = add nsw i32 %107, %109
  %111 = load i32, ptr %5, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %106, i64 %113
  store float %105, ptr addrspace(1) %114, align 4
  br label %115

115:                                              ; preds = %101
  %116 = load i32, ptr %12, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %12, align 4
  br label %98

118:                                              ; preds = %98
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
!10 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"int", !"float"}
!13 = !{!"", !"restrict const", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"float*", !"float*"}
!22 = !{!"restrict const", !"restrict"}
