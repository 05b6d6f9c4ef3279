; ModuleID = 'corpus/opencl/finite_differences.cl'
source_filename = "corpus/opencl/finite_differences.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.cell = type { float, float, float }

@wave_order8.tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #10
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %13 = trunc i64 %12 to i32
  %14 = mul nsw i32 %4, %13
  %15 = add i32 %14, %11
  %16 = sext i32 %9 to i64
  %17 = getelementptr inbounds [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %16
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %17, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !19, !noalias !22
  %23 = sext i32 %15 to i64
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 32
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %27 = add nsw i32 %7, 8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(3) %17, i64 %28
  store float %26, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !22
  %30 = add nsw i32 %13, 8
  %31 = mul nsw i32 %30, %4
  %32 = add i32 %31, %11
  %33 = sext i32 %9 to i64
  %34 = getelementptr [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %33
  %35 = getelementptr i8, ptr addrspace(3) %34, i64 512
  %36 = sext i32 %32 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %39 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %21
  store float %38, ptr addrspace(3) %39, align 4, !tbaa !19, !noalias !22
  %40 = sext i32 %32 to i64
  %41 = getelementptr float, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 32
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %44 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %28
  store float %43, ptr addrspace(3) %44, align 4, !tbaa !19, !noalias !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11, !noalias !22
  %45 = add nsw i32 %7, 4
  %46 = load float, ptr addrspace(1) %3, align 4, !tbaa !19, !noalias !22
  %47 = fmul float %46, 2.000000e+00
  %48 = sext i32 %9 to i64
  %49 = getelementptr [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 256
  %51 = sext i32 %45 to i64
  %52 = getelementptr inbounds float, ptr addrspace(3) %50, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !19, !noalias !22
  %54 = fmul float %47, %53
  %55 = getelementptr float, ptr addrspace(3) @wave_order8.tile, i64 %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !19, !noalias !22
  %58 = sext i32 %7 to i64
  %59 = getelementptr float, ptr addrspace(3) %50, i64 %58
  %60 = getelementptr i8, ptr addrspace(3) %59, i64 12
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !19, !noalias !22
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(3) %50, i64 %62
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 20
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !19, !noalias !22
  %66 = fadd float %61, %65
  %67 = sext i32 %9 to i64
  %68 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %67
  %69 = getelementptr i8, ptr addrspace(3) %68, i64 192
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !19, !noalias !22
  %71 = fadd float %66, %70
  %72 = sext i32 %9 to i64
  %73 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i64 320
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !19, !noalias !22
  %76 = fadd float %71, %75
  %77 = tail call float @llvm.fmuladd.f32(float %57, float %76, float %54)
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !19, !noalias !22
  %80 = sext i32 %7 to i64
  %81 = getelementptr float, ptr addrspace(3) %50, i64 %80
  %82 = getelementptr i8, ptr addrspace(3) %81, i64 8
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !19, !noalias !22
  %84 = sext i32 %7 to i64
  %85 = getelementptr float, ptr addrspace(3) %50, i64 %84
  %86 = getelementptr i8, ptr addrspace(3) %85, i64 24
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !19, !noalias !22
  %88 = fadd float %83, %87
  %89 = sext i32 %9 to i64
  %90 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %89
  %91 = getelementptr i8, ptr addrspace(3) %90, i64 128
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !19, !noalias !22
  %93 = fadd float %88, %92
  %94 = sext i32 %9 to i64
  %95 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %94
  %96 = getelementptr i8, ptr addrspace(3) %95, i64 384
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !19, !noalias !22
  %98 = fadd float %93, %97
  %99 = tail call float @llvm.fmuladd.f32(float %79, float %98, float %77)
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19, !noalias !22
  %102 = sext i32 %7 to i64
  %103 = getelementptr float, ptr addrspace(3) %50, i64 %102
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 4
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !19, !noalias !22
  %106 = sext i32 %7 to i64
  %107 = getelementptr float, ptr addrspace(3) %50, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 28
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !19, !noalias !22
  %110 = fadd float %105, %109
  %111 = sext i32 %9 to i64
  %112 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %111
  %113 = getelementptr i8, ptr addrspace(3) %112, i64 64
  %114 = load float, ptr addrspace(3) %113, align 4, !tbaa !19, !noalias !22
  %115 = fadd float %110, %114
  %116 = sext i32 %9 to i64
  %117 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %116
  %118 = getelementptr i8, ptr addrspace(3) %117, i64 448
  %119 = load float, ptr addrspace(3) %118, align 4, !tbaa !19, !noalias !22
  %120 = fadd float %115, %119
  %121 = tail call float @llvm.fmuladd.f32(float %101, float %120, float %99)
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !19, !noalias !22
  %124 = getelementptr inbounds float, ptr addrspace(3) %50, i64 %21
  %125 = load float, ptr addrspace(3) %124, align 4, !tbaa !19, !noalias !22
  %126 = sext i32 %7 to i64
  %127 = getelementptr float, ptr addrspace(3) %50, i64 %126
  %128 = getelementptr i8, ptr addrspace(3) %127, i64 32
  %129 = load float, ptr addrspace(3) %128, align 4, !tbaa !19, !noalias !22
  %130 = fadd float %125, %129
  %131 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %16
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !19, !noalias !22
  %133 = fadd float %130, %132
  %134 = sext i32 %9 to i64
  %135 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %134
  %136 = getelementptr i8, ptr addrspace(3) %135, i64 512
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !19, !noalias !22
  %138 = fadd float %133, %137
  %139 = tail call float @llvm.fmuladd.f32(float %123, float %138, float %121)
  %140 = add i32 %11, 4
  %141 = add i32 %13, 4
  %142 = mul nsw i32 %141, %4
  %143 = add nsw i32 %140, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19, !alias.scope !15, !noalias !23
  %147 = fneg float %146
  %148 = tail call float @llvm.fmuladd.f32(float %53, float 2.000000e+00, float %147)
  %149 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !19, !alias.scope !17, !noalias !24
  %151 = tail call float @llvm.fmuladd.f32(float %150, float %139, float %148)
  store float %151, ptr addrspace(1) %145, align 4, !tbaa !19, !alias.scope !15, !noalias !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #10
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %13 = trunc i64 %12 to i32
  %14 = mul nsw i32 %4, %13
  %15 = add i32 %14, %11
  %16 = sext i32 %9 to i64
  %17 = getelementptr inbounds [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %16
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %17, i64 %21
  store float %20, ptr addrspace(3) %22, align 4, !tbaa !19
  %23 = sext i32 %15 to i64
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 32
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !19
  %27 = add nsw i32 %7, 8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(3) %17, i64 %28
  store float %26, ptr addrspace(3) %29, align 4, !tbaa !19
  %30 = add nsw i32 %13, 8
  %31 = mul nsw i32 %30, %4
  %32 = add i32 %31, %11
  %33 = sext i32 %9 to i64
  %34 = getelementptr [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %33
  %35 = getelementptr i8, ptr addrspace(3) %34, i64 512
  %36 = sext i32 %32 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19
  %39 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %21
  store float %38, ptr addrspace(3) %39, align 4, !tbaa !19
  %40 = sext i32 %32 to i64
  %41 = getelementptr float, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 32
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !19
  %44 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %28
  store float %43, ptr addrspace(3) %44, align 4, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %45 = add nsw i32 %7, 4
  %46 = load float, ptr addrspace(1) %3, align 4, !tbaa !19
  %47 = fmul float %46, 2.000000e+00
  %48 = sext i32 %9 to i64
  %49 = getelementptr [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 256
  %51 = sext i32 %45 to i64
  %52 = getelementptr inbounds float, ptr addrspace(3) %50, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !19
  %54 = fmul float %47, %53
  %55 = getelementptr float, ptr addrspace(3) @wave_order8.tile, i64 %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !19
  %58 = sext i32 %7 to i64
  %59 = getelementptr float, ptr addrspace(3) %50, i64 %58
  %60 = getelementptr i8, ptr addrspace(3) %59, i64 12
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !19
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(3) %50, i64 %62
  %64 = getelementptr i8, ptr addrspace(3) %63, i64 20
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !19
  %66 = fadd float %61, %65
  %67 = sext i32 %9 to i64
  %68 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %67
  %69 = getelementptr i8, ptr addrspace(3) %68, i64 192
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !19
  %71 = fadd float %66, %70
  %72 = sext i32 %9 to i64
  %73 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i64 320
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !19
  %76 = fadd float %71, %75
  %77 = tail call float @llvm.fmuladd.f32(float %57, float %76, float %54)
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !19
  %80 = sext i32 %7 to i64
  %81 = getelementptr float, ptr addrspace(3) %50, i64 %80
  %82 = getelementptr i8, ptr addrspace(3) %81, i64 8
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !19
  %84 = sext i32 %7 to i64
  %85 = getelementptr float, ptr addrspace(3) %50, i64 %84
  %86 = getelementptr i8, ptr addrspace(3) %85, i64 24
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !19
  %88 = fadd float %83, %87
  %89 = sext i32 %9 to i64
  %90 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %89
  %91 = getelementptr i8, ptr addrspace(3) %90, i64 128
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !19
  %93 = fadd float %88, %92
  %94 = sext i32 %9 to i64
  %95 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %94
  %96 = getelementptr i8, ptr addrspace(3) %95, i64 384
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !19
  %98 = fadd float %93, %97
  %99 = tail call float @llvm.fmuladd.f32(float %79, float %98, float %77)
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19
  %102 = sext i32 %7 to i64
  %103 = getelementptr float, ptr addrspace(3) %50, i64 %102
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 4
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !19
  %106 = sext i32 %7 to i64
  %107 = getelementptr float, ptr addrspace(3) %50, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 28
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !19
  %110 = fadd float %105, %109
  %111 = sext i32 %9 to i64
  %112 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %111
  %113 = getelementptr i8, ptr addrspace(3) %112, i64 64
  %114 = load float, ptr addrspace(3) %113, align 4, !tbaa !19
  %115 = fadd float %110, %114
  %116 = sext i32 %9 to i64
  %117 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %116
  %118 = getelementptr i8, ptr addrspace(3) %117, i64 448
  %119 = load float, ptr addrspace(3) %118, align 4, !tbaa !19
  %120 = fadd float %115, %119
  %121 = tail call float @llvm.fmuladd.f32(float %101, float %120, float %99)
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !19
  %124 = getelementptr inbounds float, ptr addrspace(3) %50, i64 %21
  %125 = load float, ptr addrspace(3) %124, align 4, !tbaa !19
  %126 = sext i32 %7 to i64
  %127 = getelementptr float, ptr addrspace(3) %50, i64 %126
  %128 = getelementptr i8, ptr addrspace(3) %127, i64 32
  %129 = load float, ptr addrspace(3) %128, align 4, !tbaa !19
  %130 = fadd float %125, %129
  %131 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %16
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !19
  %133 = fadd float %130, %132
  %134 = sext i32 %9 to i64
  %135 = getelementptr [16 x float], ptr addrspace(3) %55, i64 %134
  %136 = getelementptr i8, ptr addrspace(3) %135, i64 512
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !19
  %138 = fadd float %133, %137
  %139 = tail call float @llvm.fmuladd.f32(float %123, float %138, float %121)
  %140 = add i32 %11, 4
  %141 = add i32 %13, 4
  %142 = mul nsw i32 %141, %4
  %143 = add nsw i32 %140, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19
  %147 = fneg float %146
  %148 = tail call float @llvm.fmuladd.f32(float %53, float 2.000000e+00, float %147)
  %149 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !19
  %151 = tail call float @llvm.fmuladd.f32(float %150, float %139, float %148)
  store float %151, ptr addrspace(1) %145, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %10 = trunc i64 %9 to i32
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8, !tbaa !29
  %14 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %11
  %15 = load double, ptr addrspace(1) %14, align 8, !tbaa !29
  %16 = fdiv double %13, %15
  %17 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %11
  store double %16, ptr addrspace(1) %17, align 8, !tbaa !29
  %18 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %11
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !29
  %20 = load double, ptr addrspace(1) %14, align 8, !tbaa !29
  %21 = fdiv double %19, %20
  store double %21, ptr addrspace(1) %18, align 8, !tbaa !29
  %22 = icmp sgt i32 %5, 1
  br i1 %22, label %25, label %72

23:                                               ; preds = %25
  %24 = add nsw i32 %5, -2
  br label %55

25:                                               ; preds = %6, %25
  %26 = phi i32 [ %53, %25 ], [ 1, %6 ]
  %27 = mul nsw i32 %26, %10
  %28 = add nsw i32 %27, %8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %29
  %31 = load double, ptr addrspace(1) %30, align 8, !tbaa !29
  %32 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %29
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !29
  %34 = sub nsw i32 %28, %10
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %35
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !29
  %38 = fneg double %33
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %37, double %31)
  %40 = fdiv double 1.000000e+00, %39
  %41 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %29
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !29
  %43 = fmul double %42, %40
  %44 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %29
  store double %43, ptr addrspace(1) %44, align 8, !tbaa !29
  %45 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %29
  %46 = load double, ptr addrspace(1) %45, align 8, !tbaa !29
  %47 = load double, ptr addrspace(1) %32, align 8, !tbaa !29
  %48 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %35
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !29
  %50 = fneg double %47
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %49, double %46)
  %52 = fmul double %40, %51
  store double %52, ptr addrspace(1) %45, align 8, !tbaa !29
  %53 = add nuw nsw i32 %26, 1
  %54 = icmp slt i32 %53, %5
  br i1 %54, label %25, label %23

55:                                               ; preds = %23, %55
  %56 = phi i32 [ %70, %55 ], [ %24, %23 ]
  %57 = mul nsw i32 %56, %10
  %58 = add nsw i32 %57, %8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %59
  %61 = load double, ptr addrspace(1) %60, align 8, !tbaa !29
  %62 = add nsw i32 %58, %10
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !29
  %66 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %59
  %67 = load double, ptr addrspace(1) %66, align 8, !tbaa !29
  %68 = fneg double %61
  %69 = tail call double @llvm.fmuladd.f64(double %68, double %65, double %67)
  store double %69, ptr addrspace(1) %66, align 8, !tbaa !29
  %70 = add nsw i32 %56, -1
  %71 = icmp eq i32 %56, 0
  br i1 %71, label %72, label %55

72:                                               ; preds = %55, %6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %10 = trunc i64 %9 to i32
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8, !tbaa !29
  %14 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %11
  %15 = load double, ptr addrspace(1) %14, align 8, !tbaa !29
  %16 = fdiv double %13, %15
  %17 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %11
  store double %16, ptr addrspace(1) %17, align 8, !tbaa !29
  %18 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %11
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !29
  %20 = load double, ptr addrspace(1) %14, align 8, !tbaa !29
  %21 = fdiv double %19, %20
  store double %21, ptr addrspace(1) %18, align 8, !tbaa !29
  %22 = icmp sgt i32 %5, 1
  br i1 %22, label %25, label %55

23:                                               ; preds = %25
  %24 = add nsw i32 %5, -2
  br label %56

25:                                               ; preds = %6, %25
  %26 = phi i32 [ %53, %25 ], [ 1, %6 ]
  %27 = mul nsw i32 %26, %10
  %28 = add nsw i32 %27, %8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %29
  %31 = load double, ptr addrspace(1) %30, align 8, !tbaa !29
  %32 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %29
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !29
  %34 = sub nsw i32 %28, %10
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %35
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !29
  %38 = fneg double %33
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %37, double %31)
  %40 = fdiv double 1.000000e+00, %39
  %41 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %29
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !29
  %43 = fmul double %42, %40
  %44 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %29
  store double %43, ptr addrspace(1) %44, align 8, !tbaa !29
  %45 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %29
  %46 = load double, ptr addrspace(1) %45, align 8, !tbaa !29
  %47 = load double, ptr addrspace(1) %32, align 8, !tbaa !29
  %48 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %35
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !29
  %50 = fneg double %47
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %49, double %46)
  %52 = fmul double %40, %51
  store double %52, ptr addrspace(1) %45, align 8, !tbaa !29
  %53 = add nuw nsw i32 %26, 1
  %54 = icmp slt i32 %53, %5
  br i1 %54, label %25, label %23

55:                                               ; preds = %56, %6
  ret void

56:                                               ; preds = %23, %56
  %57 = phi i32 [ %71, %56 ], [ %24, %23 ]
  %58 = mul nsw i32 %57, %10
  %59 = add nsw i32 %58, %8
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %60
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !29
  %63 = add nsw i32 %59, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %64
  %66 = load double, ptr addrspace(1) %65, align 8, !tbaa !29
  %67 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %60
  %68 = load double, ptr addrspace(1) %67, align 8, !tbaa !29
  %69 = fneg double %62
  %70 = tail call double @llvm.fmuladd.f64(double %69, double %66, double %68)
  store double %70, ptr addrspace(1) %67, align 8, !tbaa !29
  %71 = add nsw i32 %57, -1
  %72 = icmp eq i32 %57, 0
  br i1 %72, label %55, label %56
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %3, %6
  %8 = add nsw i32 %7, -2
  %9 = srem i32 %8, %3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = add nsw i32 %7, -1
  %14 = srem i32 %13, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = sext i32 %6 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19
  %21 = add nsw i32 %6, 1
  %22 = srem i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  %26 = fsub float %25, %20
  %27 = fsub float %20, %17
  %28 = fmul float %27, %26
  %29 = fcmp ugt float %28, 0.000000e+00
  br i1 %29, label %30, label %35

30:                                               ; preds = %4
  %31 = tail call spir_func float @_Z4fabsf(float noundef %26) #10
  %32 = tail call spir_func float @_Z4fabsf(float noundef %27) #10
  %33 = fcmp olt float %31, %32
  %34 = select i1 %33, float %26, float %27
  br label %35

35:                                               ; preds = %4, %30
  %36 = phi float [ %34, %30 ], [ 0.000000e+00, %4 ]
  %37 = fsub float %17, %12
  %38 = fmul float %37, %27
  %39 = fcmp ugt float %38, 0.000000e+00
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = tail call spir_func float @_Z4fabsf(float noundef %27) #10
  %42 = tail call spir_func float @_Z4fabsf(float noundef %37) #10
  %43 = fcmp olt float %41, %42
  %44 = select i1 %43, float %27, float %37
  br label %45

45:                                               ; preds = %35, %40
  %46 = phi float [ %44, %40 ], [ 0.000000e+00, %35 ]
  %47 = fsub float 1.000000e+00, %2
  %48 = fmul float %47, 5.000000e-01
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %36, float %20)
  %50 = tail call float @llvm.fmuladd.f32(float %48, float %46, float %17)
  %51 = fsub float %49, %50
  %52 = fneg float %2
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %20)
  %54 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float %53, ptr addrspace(1) %54, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %3, %6
  %8 = add nsw i32 %7, -2
  %9 = srem i32 %8, %3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = add nsw i32 %7, -1
  %14 = srem i32 %13, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = sext i32 %6 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19
  %21 = add nsw i32 %6, 1
  %22 = srem i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  %26 = fsub float %25, %20
  %27 = fsub float %20, %17
  %28 = fmul float %27, %26
  %29 = fcmp ugt float %28, 0.000000e+00
  br i1 %29, label %30, label %35

30:                                               ; preds = %4
  %31 = tail call spir_func float @_Z4fabsf(float noundef %26) #10
  %32 = tail call spir_func float @_Z4fabsf(float noundef %27) #10
  %33 = fcmp olt float %31, %32
  %34 = select i1 %33, float %26, float %27
  br label %35

35:                                               ; preds = %4, %30
  %36 = phi float [ %34, %30 ], [ 0.000000e+00, %4 ]
  %37 = fsub float %17, %12
  %38 = fmul float %37, %27
  %39 = fcmp ugt float %38, 0.000000e+00
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = tail call spir_func float @_Z4fabsf(float noundef %27) #10
  %42 = tail call spir_func float @_Z4fabsf(float noundef %37) #10
  %43 = fcmp olt float %41, %42
  %44 = select i1 %43, float %27, float %37
  br label %45

45:                                               ; preds = %35, %40
  %46 = phi float [ %44, %40 ], [ 0.000000e+00, %35 ]
  %47 = fsub float 1.000000e+00, %2
  %48 = fmul float %47, 5.000000e-01
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %36, float %20)
  %50 = tail call float @llvm.fmuladd.f32(float %48, float %46, float %17)
  %51 = fsub float %49, %50
  %52 = fneg float %2
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %20)
  %54 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float %53, ptr addrspace(1) %54, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !34 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %2, %8
  %10 = add nsw i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = add nsw i32 %6, -1
  %19 = tail call spir_func i32 @_Z3maxii(i32 noundef %18, i32 noundef 0) #10
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !19
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 4
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !19
  %28 = add nsw i32 %6, 1
  %29 = add nsw i32 %2, -1
  %30 = tail call spir_func i32 @_Z3minii(i32 noundef %28, i32 noundef %29) #10
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !19
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 4
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !19
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19
  %39 = add nsw i32 %8, -1
  %40 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef 0) #10
  %41 = mul nsw i32 %40, %2
  %42 = add nsw i32 %41, %6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 8
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !19
  %50 = add nsw i32 %8, 1
  %51 = tail call spir_func i32 @_Z3minii(i32 noundef %50, i32 noundef %29) #10
  %52 = mul nsw i32 %51, %2
  %53 = add nsw i32 %52, %6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 4
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !19
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19
  %61 = fdiv float %25, %23
  %62 = fmul float %23, 0x40139EB860000000
  %63 = fmul float %23, %62
  %64 = tail call float @llvm.fmuladd.f32(float %25, float %61, float %63)
  %65 = fmul float %61, %27
  %66 = fdiv float %15, %13
  %67 = fmul float %13, 0x40139EB860000000
  %68 = fmul float %13, %67
  %69 = tail call float @llvm.fmuladd.f32(float %15, float %66, float %68)
  %70 = fmul float %66, %17
  %71 = tail call spir_func float @_Z4fabsf(float noundef %61) #10
  %72 = fmul float %23, 0x40239EB860000000
  %73 = tail call spir_func float @_Z4sqrtf(float noundef %72) #10
  %74 = fadd float %71, %73
  %75 = tail call spir_func float @_Z4fabsf(float noundef %66) #10
  %76 = fmul float %13, 0x40239EB860000000
  %77 = tail call spir_func float @_Z4sqrtf(float noundef %76) #10
  %78 = fadd float %75, %77
  %79 = tail call spir_func float @_Z4fmaxff(float noundef %74, float noundef %78) #10
  %80 = fadd float %15, %25
  %81 = fmul float %79, 5.000000e-01
  %82 = fsub float %13, %23
  %83 = fneg float %82
  %84 = fmul float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %80, float 5.000000e-01, float %84)
  %86 = fadd float %69, %64
  %87 = fsub float %15, %25
  %88 = fneg float %87
  %89 = fmul float %81, %88
  %90 = tail call float @llvm.fmuladd.f32(float %86, float 5.000000e-01, float %89)
  %91 = fadd float %70, %65
  %92 = fsub float %17, %27
  %93 = fneg float %92
  %94 = fmul float %81, %93
  %95 = tail call float @llvm.fmuladd.f32(float %91, float 5.000000e-01, float %94)
  %96 = fdiv float %36, %34
  %97 = fmul float %34, 0x40139EB860000000
  %98 = fmul float %34, %97
  %99 = tail call float @llvm.fmuladd.f32(float %36, float %96, float %98)
  %100 = fmul float %96, %38
  %101 = tail call spir_func float @_Z4fabsf(float noundef %96) #10
  %102 = fmul float %34, 0x40239EB860000000
  %103 = tail call spir_func float @_Z4sqrtf(float noundef %102) #10
  %104 = fadd float %101, %103
  %105 = tail call spir_func float @_Z4fmaxff(float noundef %78, float noundef %104) #10
  %106 = fadd float %15, %36
  %107 = fmul float %105, 5.000000e-01
  %108 = fsub float %34, %13
  %109 = fneg float %108
  %110 = fmul float %107, %109
  %111 = tail call float @llvm.fmuladd.f32(float %106, float 5.000000e-01, float %110)
  %112 = fadd float %69, %99
  %113 = fsub float %36, %15
  %114 = fneg float %113
  %115 = fmul float %107, %114
  %116 = tail call float @llvm.fmuladd.f32(float %112, float 5.000000e-01, float %115)
  %117 = fadd float %70, %100
  %118 = fsub float %38, %17
  %119 = fneg float %118
  %120 = fmul float %107, %119
  %121 = tail call float @llvm.fmuladd.f32(float %117, float 5.000000e-01, float %120)
  %122 = fdiv float %49, %45
  %123 = fmul float %45, 0x40139EB860000000
  %124 = fmul float %45, %123
  %125 = tail call float @llvm.fmuladd.f32(float %49, float %122, float %124)
  %126 = fmul float %47, %122
  %127 = fdiv float %17, %13
  %128 = tail call float @llvm.fmuladd.f32(float %17, float %127, float %68)
  %129 = fmul float %15, %127
  %130 = tail call spir_func float @_Z4fabsf(float noundef %122) #10
  %131 = fmul float %45, 0x40239EB860000000
  %132 = tail call spir_func float @_Z4sqrtf(float noundef %131) #10
  %133 = fadd float %130, %132
  %134 = tail call spir_func float @_Z4fabsf(float noundef %127) #10
  %135 = fadd float %77, %134
  %136 = tail call spir_func float @_Z4fmaxff(float noundef %133, float noundef %135) #10
  %137 = fadd float %17, %49
  %138 = fmul float %136, 5.000000e-01
  %139 = fsub float %13, %45
  %140 = fneg float %139
  %141 = fmul float %138, %140
  %142 = tail call float @llvm.fmuladd.f32(float %137, float 5.000000e-01, float %141)
  %143 = fadd float %128, %125
  %144 = fsub float %17, %49
  %145 = fneg float %144
  %146 = fmul float %138, %145
  %147 = tail call float @llvm.fmuladd.f32(float %143, float 5.000000e-01, float %146)
  %148 = fadd float %129, %126
  %149 = fsub float %15, %47
  %150 = fneg float %149
  %151 = fmul float %138, %150
  %152 = tail call float @llvm.fmuladd.f32(float %148, float 5.000000e-01, float %151)
  %153 = fdiv float %60, %56
  %154 = fmul float %56, 0x40139EB860000000
  %155 = fmul float %56, %154
  %156 = tail call float @llvm.fmuladd.f32(float %60, float %153, float %155)
  %157 = fmul float %58, %153
  %158 = tail call spir_func float @_Z4fabsf(float noundef %153) #10
  %159 = fmul float %56, 0x40239EB860000000
  %160 = tail call spir_func float @_Z4sqrtf(float noundef %159) #10
  %161 = fadd float %158, %160
  %162 = tail call spir_func float @_Z4fmaxff(float noundef %135, float noundef %161) #10
  %163 = fadd float %17, %60
  %164 = fmul float %162, 5.000000e-01
  %165 = fsub float %56, %13
  %166 = fneg float %165
  %167 = fmul float %164, %166
  %168 = tail call float @llvm.fmuladd.f32(float %163, float 5.000000e-01, float %167)
  %169 = fadd float %128, %156
  %170 = fsub float %60, %17
  %171 = fneg float %170
  %172 = fmul float %164, %171
  %173 = tail call float @llvm.fmuladd.f32(float %169, float 5.000000e-01, float %172)
  %174 = fadd float %129, %157
  %175 = fsub float %58, %15
  %176 = fneg float %175
  %177 = fmul float %164, %176
  %178 = tail call float @llvm.fmuladd.f32(float %174, float 5.000000e-01, float %177)
  %179 = fsub float %111, %85
  %180 = fadd float %179, %168
  %181 = fsub float %180, %142
  %182 = fneg float %3
  %183 = tail call float @llvm.fmuladd.f32(float %182, float %181, float %13)
  %184 = fsub float %116, %90
  %185 = fadd float %184, %178
  %186 = fsub float %185, %152
  %187 = tail call float @llvm.fmuladd.f32(float %182, float %186, float %15)
  %188 = fsub float %121, %95
  %189 = fadd float %188, %173
  %190 = fsub float %189, %147
  %191 = tail call float @llvm.fmuladd.f32(float %182, float %190, float %17)
  %192 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %11
  store float %183, ptr addrspace(1) %192, align 4, !tbaa !19
  %193 = getelementptr inbounds nuw i8, ptr addrspace(1) %192, i64 4
  store float %187, ptr addrspace(1) %193, align 4, !tbaa !19
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %192, i64 8
  store float %191, ptr addrspace(1) %194, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !34 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %2, %8
  %10 = add nsw i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !19
  %18 = add nsw i32 %6, -1
  %19 = tail call spir_func i32 @_Z3maxii(i32 noundef %18, i32 noundef 0) #10
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !19
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 4
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !19
  %28 = add nsw i32 %6, 1
  %29 = add nsw i32 %2, -1
  %30 = tail call spir_func i32 @_Z3minii(i32 noundef %28, i32 noundef %29) #10
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !19
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 4
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !19
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19
  %39 = add nsw i32 %8, -1
  %40 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef 0) #10
  %41 = mul nsw i32 %40, %2
  %42 = add nsw i32 %41, %6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 8
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !19
  %50 = add nsw i32 %8, 1
  %51 = tail call spir_func i32 @_Z3minii(i32 noundef %50, i32 noundef %29) #10
  %52 = mul nsw i32 %51, %2
  %53 = add nsw i32 %52, %6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 4
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !19
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19
  %61 = fdiv float %25, %23
  %62 = fmul float %23, 0x40139EB860000000
  %63 = fmul float %23, %62
  %64 = tail call float @llvm.fmuladd.f32(float %25, float %61, float %63)
  %65 = fmul float %61, %27
  %66 = fdiv float %15, %13
  %67 = fmul float %13, 0x40139EB860000000
  %68 = fmul float %13, %67
  %69 = tail call float @llvm.fmuladd.f32(float %15, float %66, float %68)
  %70 = fmul float %66, %17
  %71 = tail call spir_func float @_Z4fabsf(float noundef %61) #10
  %72 = fmul float %23, 0x40239EB860000000
  %73 = tail call spir_func float @_Z4sqrtf(float noundef %72) #10
  %74 = fadd float %71, %73
  %75 = tail call spir_func float @_Z4fabsf(float noundef %66) #10
  %76 = fmul float %13, 0x40239EB860000000
  %77 = tail call spir_func float @_Z4sqrtf(float noundef %76) #10
  %78 = fadd float %75, %77
  %79 = tail call spir_func float @_Z4fmaxff(float noundef %74, float noundef %78) #10
  %80 = fadd float %15, %25
  %81 = fmul float %79, 5.000000e-01
  %82 = fsub float %13, %23
  %83 = fneg float %82
  %84 = fmul float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %80, float 5.000000e-01, float %84)
  %86 = fadd float %69, %64
  %87 = fsub float %15, %25
  %88 = fneg float %87
  %89 = fmul float %81, %88
  %90 = tail call float @llvm.fmuladd.f32(float %86, float 5.000000e-01, float %89)
  %91 = fadd float %70, %65
  %92 = fsub float %17, %27
  %93 = fneg float %92
  %94 = fmul float %81, %93
  %95 = tail call float @llvm.fmuladd.f32(float %91, float 5.000000e-01, float %94)
  %96 = fdiv float %36, %34
  %97 = fmul float %34, 0x40139EB860000000
  %98 = fmul float %34, %97
  %99 = tail call float @llvm.fmuladd.f32(float %36, float %96, float %98)
  %100 = fmul float %96, %38
  %101 = tail call spir_func float @_Z4fabsf(float noundef %96) #10
  %102 = fmul float %34, 0x40239EB860000000
  %103 = tail call spir_func float @_Z4sqrtf(float noundef %102) #10
  %104 = fadd float %101, %103
  %105 = tail call spir_func float @_Z4fmaxff(float noundef %78, float noundef %104) #10
  %106 = fadd float %15, %36
  %107 = fmul float %105, 5.000000e-01
  %108 = fsub float %34, %13
  %109 = fneg float %108
  %110 = fmul float %107, %109
  %111 = tail call float @llvm.fmuladd.f32(float %106, float 5.000000e-01, float %110)
  %112 = fadd float %69, %99
  %113 = fsub float %36, %15
  %114 = fneg float %113
  %115 = fmul float %107, %114
  %116 = tail call float @llvm.fmuladd.f32(float %112, float 5.000000e-01, float %115)
  %117 = fadd float %70, %100
  %118 = fsub float %38, %17
  %119 = fneg float %118
  %120 = fmul float %107, %119
  %121 = tail call float @llvm.fmuladd.f32(float %117, float 5.000000e-01, float %120)
  %122 = fdiv float %49, %45
  %123 = fmul float %45, 0x40139EB860000000
  %124 = fmul float %45, %123
  %125 = tail call float @llvm.fmuladd.f32(float %49, float %122, float %124)
  %126 = fmul float %47, %122
  %127 = fdiv float %17, %13
  %128 = tail call float @llvm.fmuladd.f32(float %17, float %127, float %68)
  %129 = fmul float %15, %127
  %130 = tail call spir_func float @_Z4fabsf(float noundef %122) #10
  %131 = fmul float %45, 0x40239EB860000000
  %132 = tail call spir_func float @_Z4sqrtf(float noundef %131) #10
  %133 = fadd float %130, %132
  %134 = tail call spir_func float @_Z4fabsf(float noundef %127) #10
  %135 = fadd float %77, %134
  %136 = tail call spir_func float @_Z4fmaxff(float noundef %133, float noundef %135) #10
  %137 = fadd float %17, %49
  %138 = fmul float %136, 5.000000e-01
  %139 = fsub float %13, %45
  %140 = fneg float %139
  %141 = fmul float %138, %140
  %142 = tail call float @llvm.fmuladd.f32(float %137, float 5.000000e-01, float %141)
  %143 = fadd float %128, %125
  %144 = fsub float %17, %49
  %145 = fneg float %144
  %146 = fmul float %138, %145
  %147 = tail call float @llvm.fmuladd.f32(float %143, float 5.000000e-01, float %146)
  %148 = fadd float %129, %126
  %149 = fsub float %15, %47
  %150 = fneg float %149
  %151 = fmul float %138, %150
  %152 = tail call float @llvm.fmuladd.f32(float %148, float 5.000000e-01, float %151)
  %153 = fdiv float %60, %56
  %154 = fmul float %56, 0x40139EB860000000
  %155 = fmul float %56, %154
  %156 = tail call float @llvm.fmuladd.f32(float %60, float %153, float %155)
  %157 = fmul float %58, %153
  %158 = tail call spir_func float @_Z4fabsf(float noundef %153) #10
  %159 = fmul float %56, 0x40239EB860000000
  %160 = tail call spir_func float @_Z4sqrtf(float noundef %159) #10
  %161 = fadd float %158, %160
  %162 = tail call spir_func float @_Z4fmaxff(float noundef %135, float noundef %161) #10
  %163 = fadd float %17, %60
  %164 = fmul float %162, 5.000000e-01
  %165 = fsub float %56, %13
  %166 = fneg float %165
  %167 = fmul float %164, %166
  %168 = tail call float @llvm.fmuladd.f32(float %163, float 5.000000e-01, float %167)
  %169 = fadd float %128, %156
  %170 = fsub float %60, %17
  %171 = fneg float %170
  %172 = fmul float %164, %171
  %173 = tail call float @llvm.fmuladd.f32(float %169, float 5.000000e-01, float %172)
  %174 = fadd float %129, %157
  %175 = fsub float %58, %15
  %176 = fneg float %175
  %177 = fmul float %164, %176
  %178 = tail call float @llvm.fmuladd.f32(float %174, float 5.000000e-01, float %177)
  %179 = fsub float %111, %85
  %180 = fadd float %179, %168
  %181 = fsub float %180, %142
  %182 = fneg float %3
  %183 = tail call float @llvm.fmuladd.f32(float %182, float %181, float %13)
  %184 = fsub float %116, %90
  %185 = fadd float %184, %178
  %186 = fsub float %185, %152
  %187 = tail call float @llvm.fmuladd.f32(float %182, float %186, float %15)
  %188 = fsub float %121, %95
  %189 = fadd float %188, %173
  %190 = fsub float %189, %147
  %191 = tail call float @llvm.fmuladd.f32(float %182, float %190, float %17)
  %192 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %11
  store float %183, ptr addrspace(1) %192, align 4, !tbaa !19
  %193 = getelementptr inbounds nuw i8, ptr addrspace(1) %192, i64 4
  store float %187, ptr addrspace(1) %193, align 4, !tbaa !19
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %192, i64 8
  store float %191, ptr addrspace(1) %194, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"int"}
!11 = !{!"restrict const", !"restrict", !"restrict const", !"const", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_wave_order8: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_wave_order8"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_wave_order8: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_wave_order8: argument 2"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = !{!16, !18}
!22 = !{!13, !16, !18}
!23 = !{!13, !18}
!24 = !{!13, !16}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"int"}
!28 = !{!"const", !"const", !"const", !"", !"", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"double", !6, i64 0}
!31 = !{i32 1, i32 1, i32 0, i32 0}
!32 = !{!"none", !"none", !"none", !"none"}
!33 = !{!"float*", !"float*", !"float", !"int"}
!34 = !{!"const", !"", !"", !""}
!35 = !{!"cell*", !"cell*", !"int", !"float"}
