; ModuleID = 'corpus/opencl/md_lj.cl'
source_filename = "corpus/opencl/md_lj.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lj_force(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %17 = load ptr addrspace(1), ptr %9, align 8
  %18 = load ptr addrspace(1), ptr %10, align 8
  %19 = load i32, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %12, align 8
  %21 = load float, ptr %13, align 4
  %22 = load float, ptr %14, align 4
  %23 = load float, ptr %15, align 4
  %24 = load i32, ptr %16, align 4
  call void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18, i32 noundef %19, ptr addrspace(1) noundef align 4 %20, float noundef %21, float noundef %22, float noundef %23, i32 noundef %24) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca <4 x float>, align 16
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca <4 x float>, align 16
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %30 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %17, align 4
  %32 = load i32, ptr %17, align 4
  %33 = load i32, ptr %16, align 4
  %34 = icmp uge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %8
  br label %137

36:                                               ; preds = %8
  %37 = load ptr addrspace(1), ptr %10, align 8
  %38 = load i32, ptr %17, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %39
  %41 = load <4 x float>, ptr addrspace(1) %40, align 16
  store <4 x float> %41, ptr %18, align 16
  store <4 x float> zeroinitializer, ptr %20, align 16
  %42 = load <4 x float>, ptr %20, align 16
  store <4 x float> %42, ptr %19, align 16
  store i32 0, ptr %21, align 4
  br label %43

43:                                               ; preds = %128, %36
  %44 = load i32, ptr %21, align 4
  %45 = load i32, ptr %11, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %131

47:                                               ; preds = %43
  %48 = load ptr addrspace(1), ptr %12, align 8
  %49 = load i32, ptr %21, align 4
  %50 = load i32, ptr %16, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %17, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4
  store i32 %56, ptr %22, align 4
  %57 = load ptr addrspace(1), ptr %10, align 8
  %58 = load i32, ptr %22, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds <4 x float>, ptr addrspace(1) %57, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 16
  store <4 x float> %61, ptr %23, align 16
  %62 = load <4 x float>, ptr %18, align 16
  %63 = extractelement <4 x float> %62, i64 0
  %64 = load <4 x float>, ptr %23, align 16
  %65 = extractelement <4 x float> %64, i64 0
  %66 = fsub float %63, %65
  store float %66, ptr %24, align 4
  %67 = load <4 x float>, ptr %18, align 16
  %68 = extractelement <4 x float> %67, i64 1
  %69 = load <4 x float>, ptr %23, align 16
  %70 = extractelement <4 x float> %69, i64 1
  %71 = fsub float %68, %70
  store float %71, ptr %25, align 4
  %72 = load <4 x float>, ptr %18, align 16
  %73 = extractelement <4 x float> %72, i64 2
  %74 = load <4 x float>, ptr %23, align 16
  %75 = extractelement <4 x float> %74, i64 2
  %76 = fsub float %73, %75
  store float %76, ptr %26, align 4
  %77 = load float, ptr %24, align 4
  %78 = load float, ptr %24, align 4
  %79 = load float, ptr %25, align 4
  %80 = load float, ptr %25, align 4
  %81 = fmul float %79, %80
  %82 = call float @llvm.fmuladd.f32(float %77, float %78, float %81)
  %83 = load float, ptr %26, align 4
  %84 = load float, ptr %26, align 4
  %85 = call float @llvm.fmuladd.f32(float %83, float %84, float %82)
  %86 = fadd float %85, 0x3F847AE140000000
  store float %86, ptr %27, align 4
  %87 = load float, ptr %27, align 4
  %88 = load float, ptr %13, align 4
  %89 = fcmp olt float %87, %88
  br i1 %89, label %90, label %128

90:                                               ; preds = %47
  %91 = load float, ptr %27, align 4
  %92 = fdiv float 1.000000e+00, %91
  store float %92, ptr %27, align 4
  %93 = load float, ptr %27, align 4
  %94 = load float, ptr %27, align 4
  %95 = fmul float %93, %94
  %96 = load float, ptr %27, align 4
  %97 = fmul float %95, %96
  store float %97, ptr %28, align 4
  %98 = load float, ptr %27, align 4
  %99 = load float, ptr %28, align 4
  %100 = fmul float %98, %99
  %101 = load float, ptr %14, align 4
  %102 = load float, ptr %28, align 4
  %103 = load float, ptr %15, align 4
  %104 = fneg float %103
  %105 = call float @llvm.fmuladd.f32(float %101, float %102, float %104)
  %106 = fmul float %100, %105
  store float %106, ptr %29, align 4
  %107 = load float, ptr %24, align 4
  %108 = load float, ptr %29, align 4
  %109 = load <4 x float>, ptr %19, align 16
  %110 = extractelement <4 x float> %109, i64 0
  %111 = call float @llvm.fmuladd.f32(float %107, float %108, float %110)
  %112 = load <4 x float>, ptr %19, align 16
  %113 = insertelement <4 x float> %112, float %111, i64 0
  store <4 x float> %113, ptr %19, align 16
  %114 = load float, ptr %25, align 4
  %115 = load float, ptr %29, align 4
  %116 = load <4 x float>, ptr %19, align 16
  %117 = extractelement <4 x float> %116, i64 1
  %118 = call float @llvm.fmuladd.f32(float %114, float %115, float %117)
  %119 = load <4 x float>, ptr %19, align 16
  %120 = insertelement <4 x float> %119, float %118, i64 1
  store <4 x float> %120, ptr %19, align 16
  %121 = load float, ptr %26, align 4
  %122 = load float, ptr %29, align 4
  %123 = load <4 x float>, ptr %19, align 16
  %124 = extractelement <4 x float> %123, i64 2
  %125 = call float @llvm.fmuladd.f32(float %121, float %122, float %124)
  %126 = load <4 x float>, ptr %19, align 16
  %127 = insertelement <4 x float> %126, float %125, i64 2
  store <4 x float> %127, ptr %19, align 16
  br label %128

128:                                              ; preds = %90, %47
  %129 = load i32, ptr %21, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %21, align 4
  br label %43

131:                                              ; preds = %43
  %132 = load <4 x float>, ptr %19, align 16
  %133 = load ptr addrspace(1), ptr %9, align 8
  %134 = load i32, ptr %17, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %133, i64 %135
  store <4 x float> %132, ptr addrspace(1) %136, align 16
  br label %137

137:                                              ; preds = %131, %35
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lj_force_dp(ptr addrspace(1) noalias noundef align 32 %0, ptr addrspace(1) noalias noundef align 32 %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store double %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %17 = load ptr addrspace(1), ptr %9, align 8
  %18 = load ptr addrspace(1), ptr %10, align 8
  %19 = load i32, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %12, align 8
  %21 = load double, ptr %13, align 8
  %22 = load double, ptr %14, align 8
  %23 = load double, ptr %15, align 8
  %24 = load i32, ptr %16, align 4
  call void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noundef align 32 %17, ptr addrspace(1) noundef align 32 %18, i32 noundef %19, ptr addrspace(1) noundef align 4 %20, double noundef %21, double noundef %22, double noundef %23, i32 noundef %24) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noalias noundef align 32 %0, ptr addrspace(1) noalias noundef align 32 %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca <4 x double>, align 32
  %19 = alloca <4 x double>, align 32
  %20 = alloca <4 x double>, align 32
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca <4 x double>, align 32
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store double %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %30 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %17, align 4
  %32 = load i32, ptr %17, align 4
  %33 = load i32, ptr %16, align 4
  %34 = icmp uge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %8
  br label %137

36:                                               ; preds = %8
  %37 = load ptr addrspace(1), ptr %10, align 8
  %38 = load i32, ptr %17, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %37, i64 %39
  %41 = load <4 x double>, ptr addrspace(1) %40, align 32
  store <4 x double> %41, ptr %18, align 32
  store <4 x double> zeroinitializer, ptr %20, align 32
  %42 = load <4 x double>, ptr %20, align 32
  store <4 x double> %42, ptr %19, align 32
  store i32 0, ptr %21, align 4
  br label %43

43:                                               ; preds = %128, %36
  %44 = load i32, ptr %21, align 4
  %45 = load i32, ptr %11, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %131

47:                                               ; preds = %43
  %48 = load ptr addrspace(1), ptr %12, align 8
  %49 = load i32, ptr %21, align 4
  %50 = load i32, ptr %16, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %17, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4
  store i32 %56, ptr %22, align 4
  %57 = load ptr addrspace(1), ptr %10, align 8
  %58 = load i32, ptr %22, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds <4 x double>, ptr addrspace(1) %57, i64 %59
  %61 = load <4 x double>, ptr addrspace(1) %60, align 32
  store <4 x double> %61, ptr %23, align 32
  %62 = load <4 x double>, ptr %18, align 32
  %63 = extractelement <4 x double> %62, i64 0
  %64 = load <4 x double>, ptr %23, align 32
  %65 = extractelement <4 x double> %64, i64 0
  %66 = fsub double %63, %65
  store double %66, ptr %24, align 8
  %67 = load <4 x double>, ptr %18, align 32
  %68 = extractelement <4 x double> %67, i64 1
  %69 = load <4 x double>, ptr %23, align 32
  %70 = extractelement <4 x double> %69, i64 1
  %71 = fsub double %68, %70
  store double %71, ptr %25, align 8
  %72 = load <4 x double>, ptr %18, align 32
  %73 = extractelement <4 x double> %72, i64 2
  %74 = load <4 x double>, ptr %23, align 32
  %75 = extractelement <4 x double> %74, i64 2
  %76 = fsub double %73, %75
  store double %76, ptr %26, align 8
  %77 = load double, ptr %24, align 8
  %78 = load double, ptr %24, align 8
  %79 = load double, ptr %25, align 8
  %80 = load double, ptr %25, align 8
  %81 = fmul double %79, %80
  %82 = call double @llvm.fmuladd.f64(double %77, double %78, double %81)
  %83 = load double, ptr %26, align 8
  %84 = load double, ptr %26, align 8
  %85 = call double @llvm.fmuladd.f64(double %83, double %84, double %82)
  %86 = fadd double %85, 1.000000e-02
  store double %86, ptr %27, align 8
  %87 = load double, ptr %27, align 8
  %88 = load double, ptr %13, align 8
  %89 = fcmp olt double %87, %88
  br i1 %89, label %90, label %128

90:                                               ; preds = %47
  %91 = load double, ptr %27, align 8
  %92 = fdiv double 1.000000e+00, %91
  store double %92, ptr %27, align 8
  %93 = load double, ptr %27, align 8
  %94 = load double, ptr %27, align 8
  %95 = fmul double %93, %94
  %96 = load double, ptr %27, align 8
  %97 = fmul double %95, %96
  store double %97, ptr %28, align 8
  %98 = load double, ptr %27, align 8
  %99 = load double, ptr %28, align 8
  %100 = fmul double %98, %99
  %101 = load double, ptr %14, align 8
  %102 = load double, ptr %28, align 8
  %103 = load double, ptr %15, align 8
  %104 = fneg double %103
  %105 = call double @llvm.fmuladd.f64(double %101, double %102, double %104)
  %106 = fmul double %100, %105
  store double %106, ptr %29, align 8
  %107 = load double, ptr %24, align 8
  %108 = load double, ptr %29, align 8
  %109 = load <4 x double>, ptr %19, align 32
  %110 = extractelement <4 x double> %109, i64 0
  %111 = call double @llvm.fmuladd.f64(double %107, double %108, double %110)
  %112 = load <4 x double>, ptr %19, align 32
  %113 = insertelement <4 x double> %112, double %111, i64 0
  store <4 x double> %113, ptr %19, align 32
  %114 = load double, ptr %25, align 8
  %115 = load double, ptr %29, align 8
  %116 = load <4 x double>, ptr %19, align 32
  %117 = extractelement <4 x double> %116, i64 1
  %118 = call double @llvm.fmuladd.f64(double %114, double %115, double %117)
  %119 = load <4 x double>, ptr %19, align 32
  %120 = insertelement <4 x double> %119, double %118, i64 1
  store <4 x double> %120, ptr %19, align 32
  %121 = load double, ptr %26, align 8
  %122 = load double, ptr %29, align 8
  %123 = load <4 x double>, ptr %19, align 32
  %124 = extractelement <4 x double> %123, i64 2
  %125 = call double @llvm.fmuladd.f64(double %121, double %122, double %124)
  %126 = load <4 x double>, ptr %19, align 32
  %127 = insertelement <4 x double> %126, double %125, i64 2
  store <4 x double> %127, ptr %19, align 32
  br label %128

128:                                              ; preds = %90, %47
  %129 = load i32, ptr %21, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %21, align 4
  br label %43

131:                                              ; preds = %43
  %132 = load <4 x double>, ptr %19, align 32
  %133 = load ptr addrspace(1), ptr %9, align 8
  %134 = load i32, ptr %17, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %133, i64 %135
  store <4 x double> %132, ptr addrspace(1) %136, align 32
  br label %137

137:                                              ; preds = %131, %35
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!10 = !{i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!14 = !{!"restrict", !"restrict const", !"", !"restrict const", !"", !"", !"", !""}
!15 = !{!"double4*", !"double4*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!16 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"double", !"double", !"double", !"int"}
