; ModuleID = 'corpus/opencl/bilateral.cl'
source_filename = "corpus/opencl/bilateral.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bilateral(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %12, align 4
  %20 = load float, ptr %13, align 4
  %21 = load float, ptr %14, align 4
  call void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, float noundef %20, float noundef %21) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca <4 x float>, align 16
  %25 = alloca <4 x float>, align 16
  %26 = alloca float, align 4
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %29 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %15, align 4
  %31 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %16, align 4
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %10, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %7
  %37 = load i32, ptr %16, align 4
  %38 = load i32, ptr %11, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %7
  br label %146

41:                                               ; preds = %36
  %42 = load ptr addrspace(1), ptr %8, align 8
  %43 = load i32, ptr %16, align 4
  %44 = load i32, ptr %10, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %15, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <4 x float>, ptr addrspace(1) %42, i64 %48
  %50 = load <4 x float>, ptr addrspace(1) %49, align 16
  store <4 x float> %50, ptr %17, align 16
  store <4 x float> zeroinitializer, ptr %18, align 16
  store float 0.000000e+00, ptr %19, align 4
  %51 = load i32, ptr %12, align 4
  %52 = sub nsw i32 0, %51
  store i32 %52, ptr %20, align 4
  br label %53

53:                                               ; preds = %122, %41
  %54 = load i32, ptr %20, align 4
  %55 = load i32, ptr %12, align 4
  %56 = icmp sle i32 %54, %55
  br i1 %56, label %57, label %125

57:                                               ; preds = %53
  %58 = load i32, ptr %16, align 4
  %59 = load i32, ptr %20, align 4
  %60 = add nsw i32 %58, %59
  %61 = load i32, ptr %11, align 4
  %62 = sub nsw i32 %61, 1
  %63 = call i32 @_Z5clampiii(i32 noundef %60, i32 noundef 0, i32 noundef %62) #6
  store i32 %63, ptr %21, align 4
  %64 = load i32, ptr %12, align 4
  %65 = sub nsw i32 0, %64
  store i32 %65, ptr %22, align 4
  br label %66

66:                                               ; preds = %118, %57
  %67 = load i32, ptr %22, align 4
  %68 = load i32, ptr %12, align 4
  %69 = icmp sle i32 %67, %68
  br i1 %69, label %70, label %121

70:                                               ; preds = %66
  %71 = load i32, ptr %15, align 4
  %72 = load i32, ptr %22, align 4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %10, align 4
  %75 = sub nsw i32 %74, 1
  %76 = call i32 @_Z5clampiii(i32 noundef %73, i32 noundef 0, i32 noundef %75) #6
  store i32 %76, ptr %23, align 4
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i32, ptr %21, align 4
  %79 = load i32, ptr %10, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %23, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds <4 x float>, ptr addrspace(1) %77, i64 %83
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16
  store <4 x float> %85, ptr %24, align 16
  %86 = load <4 x float>, ptr %24, align 16
  %87 = load <4 x float>, ptr %17, align 16
  %88 = fsub <4 x float> %86, %87
  store <4 x float> %88, ptr %25, align 16
  %89 = load i32, ptr %22, align 4
  %90 = load i32, ptr %22, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %20, align 4
  %93 = load i32, ptr %20, align 4
  %94 = mul nsw i32 %92, %93
  %95 = add nsw i32 %91, %94
  %96 = sitofp i32 %95 to float
  %97 = fneg float %96
  %98 = load float, ptr %13, align 4
  %99 = load <4 x float>, ptr %25, align 16
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %101 = load <4 x float>, ptr %25, align 16
  %102 = shufflevector <4 x float> %101, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %103 = call float @_Z3dotDv3_fS_(<3 x float> noundef %100, <3 x float> noundef %102) #6
  %104 = load float, ptr %14, align 4
  %105 = fmul float %103, %104
  %106 = fneg float %105
  %107 = call float @llvm.fmuladd.f32(float %97, float %98, float %106)
  %108 = call float @_Z3expf(float noundef %107) #6
  store float %108, ptr %26, align 4
  %109 = load float, ptr %26, align 4
  %110 = insertelement <4 x float> poison, float %109, i64 0
  %111 = shufflevector <4 x float> %110, <4 x float> poison, <4 x i32> zeroinitializer
  %112 = load <4 x float>, ptr %24, align 16
  %113 = load <4 x float>, ptr %18, align 16
  %114 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %111, <4 x float> %112, <4 x float> %113)
  store <4 x float> %114, ptr %18, align 16
  %115 = load float, ptr %26, align 4
  %116 = load float, ptr %19, align 4
  %117 = fadd float %116, %115
  store float %117, ptr %19, align 4
  br label %118

118:                                              ; preds = %70
  %119 = load i32, ptr %22, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %22, align 4
  br label %66

121:                                              ; preds = %66
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %20, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %20, align 4
  br label %53

125:                                              ; preds = %53
  %126 = load <4 x float>, ptr %18, align 16
  %127 = load float, ptr %19, align 4
  %128 = insertelement <4 x float> poison, float %127, i64 0
  %129 = shufflevector <4 x float> %128, <4 x float> poison, <4 x i32> zeroinitializer
  %130 = fdiv <4 x float> %126, %129, !fpmath !15
  store <4 x float> %130, ptr %28, align 16
  %131 = load <4 x float>, ptr %28, align 16
  %132 = shufflevector <4 x float> %131, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %133 = shufflevector <4 x float> %131, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %134 = load <4 x float>, ptr %17, align 16
  %135 = extractelement <4 x float> %134, i64 3
  %136 = insertelement <4 x float> %133, float %135, i32 3
  store <4 x float> %136, ptr %27, align 16
  %137 = load <4 x float>, ptr %27, align 16
  %138 = load ptr addrspace(1), ptr %9, align 8
  %139 = load i32, ptr %16, align 4
  %140 = load i32, ptr %10, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %15, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds <4 x float>, ptr addrspace(1) %138, i64 %144
  store <4 x float> %137, ptr addrspace(1) %145, align 16
  br label %146

146:                                              ; preds = %125, %40
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nlm_scanline(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load float, ptr %6, align 4
  call void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, float noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = add i64 %15, 6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  store i32 -4, ptr %10, align 4
  br label %18

18:                                               ; preds = %69, %3
  %19 = load i32, ptr %10, align 4
  %20 = icmp sle i32 %19, 4
  br i1 %20, label %21, label %72

21:                                               ; preds = %18
  store float 0.000000e+00, ptr %11, align 4
  store i32 -2, ptr %12, align 4
  br label %22

22:                                               ; preds = %47, %21
  %23 = load i32, ptr %12, align 4
  %24 = icmp sle i32 %23, 2
  br i1 %24, label %25, label %50

25:                                               ; preds = %22
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %12, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %10, align 4
  %36 = add nsw i32 %34, %35
  %37 = load i32, ptr %12, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %33, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4
  %42 = fsub float %32, %41
  store float %42, ptr %13, align 4
  %43 = load float, ptr %13, align 4
  %44 = load float, ptr %13, align 4
  %45 = load float, ptr %11, align 4
  %46 = call float @llvm.fmuladd.f32(float %43, float %44, float %45)
  store float %46, ptr %11, align 4
  br label %47

47:                                               ; preds = %25
  %48 = load i32, ptr %12, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %12, align 4
  br label %22, !llvm.loop !20

50:                                               ; preds = %22
  %51 = load float, ptr %11, align 4
  %52 = fneg float %51
  %53 = load float, ptr %6, align 4
  %54 = fmul float %52, %53
  %55 = call float @_Z11native_exp2f(float noundef %54) #6
  store float %55, ptr %14, align 4
  %56 = load float, ptr %14, align 4
  %57 = load ptr addrspace(1), ptr %4, align 8
  %58 = load i32, ptr %7, align 4
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = load float, ptr %8, align 4
  %65 = call float @llvm.fmuladd.f32(float %56, float %63, float %64)
  store float %65, ptr %8, align 4
  %66 = load float, ptr %14, align 4
  %67 = load float, ptr %9, align 4
  %68 = fadd float %67, %66
  store float %68, ptr %9, align 4
  br label %69

69:                                               ; preds = %50
  %70 = load i32, ptr %10, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %10, align 4
  br label %18

72:                                               ; preds = %18
  %73 = load float, ptr %8, align 4
  %74 = load float, ptr %9, align 4
  %75 = call float @_Z13native_divideff(float noundef %73, float noundef %74) #6
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = load i32, ptr %7, align 4
  %78 = sub nsw i32 %77, 6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %76, i64 %79
  store float %75, ptr addrspace(1) %80, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
define internal noundef float @_Z3dotDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #3 {
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
define internal float @_Z3expf(float noundef %0) #3 {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = select i1 %2, float -5.000000e-01, float 5.000000e-01
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float 0x3FF7154760000000, float %3)
  %5 = fptosi float %4 to i32
  %6 = sitofp i32 %5 to float
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0xBFE62E3000000000, float %0)
  %8 = fmul float %6, 0xBEE2FEFA20000000
  %9 = fadd float %7, %8
  %10 = fmul float %9, %9
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %10, float %11, float 0x3F11566AA0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %10, float %12, float 0xBF66C16C20000000)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %10, float %13, float 0x3FC5555560000000)
  %15 = fneg float %14
  %16 = tail call noundef float @llvm.fmuladd.f32(float %10, float %15, float %9)
  %17 = fneg float %8
  %18 = fmul float %9, %16
  %19 = fsub float 2.000000e+00, %16
  %20 = fdiv float %18, %19, !fpmath !15
  %21 = fsub float %17, %20
  %22 = fsub float %7, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i32 %5, 23
  %26 = add nsw i32 %25, %24
  %27 = bitcast i32 %26 to float
  %28 = fcmp olt float %0, 0xC055D589E0000000
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = fcmp olt float %0, 0x40562E4300000000
  %31 = select i1 %30, float %29, float 0x7FF0000000000000
  %32 = fcmp ord float %0, 0.000000e+00
  %33 = select i1 %32, float %31, float %0
  ret float %33
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z13native_divideff(float noundef %0, float noundef %1) #3 {
  %3 = fdiv arcp afn float %0, %1, !fpmath !15
  ret float %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z11native_exp2f(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.exp2.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"int", !"int", !"int", !"float", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"float", !"float"}
!14 = !{!"const", !"", !"", !"", !"", !"", !""}
!15 = !{float 2.500000e+00}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"float"}
!19 = !{!"const", !"", !""}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.enable"}
