; ModuleID = 'corpus/opencl/srad.cl'
source_filename = "corpus/opencl/srad.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = trunc i64 %11 to i32
  %13 = mul nsw i32 %2, %1
  %14 = icmp sgt i32 %13, %12
  br i1 %14, label %15, label %94

15:                                               ; preds = %10
  %16 = add nsw i32 %12, 1
  %17 = freeze i32 %16
  %18 = sdiv i32 %17, %1
  %19 = mul i32 %18, %1
  %20 = sub i32 %17, %19
  %21 = icmp eq i32 %20, 0
  %22 = sext i1 %21 to i32
  %23 = add nsw i32 %18, %22
  %24 = select i1 %21, i32 %1, i32 %20
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %25, 0
  %27 = add nsw i32 %24, -2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = add nsw i32 %1, -1
  %30 = icmp eq i32 %24, %1
  %31 = select i1 %30, i32 %29, i32 %24
  %32 = tail call i32 @llvm.usub.sat.i32(i32 %23, i32 1)
  %33 = add nsw i32 %2, -1
  %34 = icmp eq i32 %23, %33
  %35 = add nsw i32 %23, 1
  %36 = select i1 %34, i32 %33, i32 %35
  %37 = sext i32 %12 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15, !alias.scope !12
  %40 = mul nsw i32 %23, %1
  %41 = add nsw i32 %28, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15, !alias.scope !12
  %45 = fsub float %44, %39
  %46 = add nsw i32 %31, %40
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !15, !alias.scope !12
  %50 = fsub float %49, %39
  %51 = mul nsw i32 %32, %1
  %52 = add nsw i32 %51, %25
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !15, !alias.scope !12
  %56 = fsub float %55, %39
  %57 = mul nsw i32 %36, %1
  %58 = add nsw i32 %57, %25
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !15, !alias.scope !12
  %62 = fsub float %61, %39
  %63 = fmul float %50, %50
  %64 = tail call float @llvm.fmuladd.f32(float %45, float %45, float %63)
  %65 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %64)
  %66 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %65)
  %67 = fmul float %39, %39
  %68 = fdiv float %66, %67
  %69 = fadd float %45, %50
  %70 = fadd float %69, %56
  %71 = fadd float %70, %62
  %72 = fdiv float %71, %39
  %73 = fmul float %72, %72
  %74 = fmul float %73, -6.250000e-02
  %75 = tail call float @llvm.fmuladd.f32(float %68, float 5.000000e-01, float %74)
  %76 = tail call float @llvm.fmuladd.f32(float %72, float 2.500000e-01, float 1.000000e+00)
  %77 = fmul float %76, %76
  %78 = fdiv float %75, %77
  %79 = fsub float %78, %8
  %80 = fadd float %8, 1.000000e+00
  %81 = fmul float %8, %80
  %82 = fdiv float %79, %81
  %83 = fadd float %82, 1.000000e+00
  %84 = fdiv float 1.000000e+00, %83
  %85 = fcmp olt float %84, 0.000000e+00
  %86 = fcmp ogt float %84, 1.000000e+00
  %87 = select i1 %86, float 1.000000e+00, float %84
  %88 = select i1 %85, float 0.000000e+00, float %87
  %89 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %37
  store float %45, ptr addrspace(1) %89, align 4, !tbaa !15, !noalias !12
  %90 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %37
  store float %50, ptr addrspace(1) %90, align 4, !tbaa !15, !noalias !12
  %91 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %37
  store float %56, ptr addrspace(1) %91, align 4, !tbaa !15, !noalias !12
  %92 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %37
  store float %62, ptr addrspace(1) %92, align 4, !tbaa !15, !noalias !12
  %93 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %37
  store float %88, ptr addrspace(1) %93, align 4, !tbaa !15, !noalias !12
  br label %94

94:                                               ; preds = %10, %15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = trunc i64 %11 to i32
  %13 = mul nsw i32 %2, %1
  %14 = icmp sgt i32 %13, %12
  br i1 %14, label %15, label %94

15:                                               ; preds = %10
  %16 = add nsw i32 %12, 1
  %17 = freeze i32 %16
  %18 = sdiv i32 %17, %1
  %19 = mul i32 %18, %1
  %20 = sub i32 %17, %19
  %21 = icmp eq i32 %20, 0
  %22 = sext i1 %21 to i32
  %23 = add nsw i32 %18, %22
  %24 = select i1 %21, i32 %1, i32 %20
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %25, 0
  %27 = add nsw i32 %24, -2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = add nsw i32 %1, -1
  %30 = icmp eq i32 %24, %1
  %31 = select i1 %30, i32 %29, i32 %24
  %32 = tail call i32 @llvm.usub.sat.i32(i32 %23, i32 1)
  %33 = add nsw i32 %2, -1
  %34 = icmp eq i32 %23, %33
  %35 = add nsw i32 %23, 1
  %36 = select i1 %34, i32 %33, i32 %35
  %37 = sext i32 %12 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15
  %40 = mul nsw i32 %23, %1
  %41 = add nsw i32 %28, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15
  %45 = fsub float %44, %39
  %46 = add nsw i32 %31, %40
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !15
  %50 = fsub float %49, %39
  %51 = mul nsw i32 %32, %1
  %52 = add nsw i32 %51, %25
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !15
  %56 = fsub float %55, %39
  %57 = mul nsw i32 %36, %1
  %58 = add nsw i32 %57, %25
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !15
  %62 = fsub float %61, %39
  %63 = fmul float %50, %50
  %64 = tail call float @llvm.fmuladd.f32(float %45, float %45, float %63)
  %65 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %64)
  %66 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %65)
  %67 = fmul float %39, %39
  %68 = fdiv float %66, %67
  %69 = fadd float %45, %50
  %70 = fadd float %69, %56
  %71 = fadd float %70, %62
  %72 = fdiv float %71, %39
  %73 = fmul float %72, %72
  %74 = fmul float %73, -6.250000e-02
  %75 = tail call float @llvm.fmuladd.f32(float %68, float 5.000000e-01, float %74)
  %76 = tail call float @llvm.fmuladd.f32(float %72, float 2.500000e-01, float 1.000000e+00)
  %77 = fmul float %76, %76
  %78 = fdiv float %75, %77
  %79 = fsub float %78, %8
  %80 = fadd float %8, 1.000000e+00
  %81 = fmul float %8, %80
  %82 = fdiv float %79, %81
  %83 = fadd float %82, 1.000000e+00
  %84 = fdiv float 1.000000e+00, %83
  %85 = fcmp olt float %84, 0.000000e+00
  %86 = fcmp ogt float %84, 1.000000e+00
  %87 = select i1 %86, float 1.000000e+00, float %84
  %88 = select i1 %85, float 0.000000e+00, float %87
  %89 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %37
  store float %45, ptr addrspace(1) %89, align 4, !tbaa !15
  %90 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %37
  store float %50, ptr addrspace(1) %90, align 4, !tbaa !15
  %91 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %37
  store float %56, ptr addrspace(1) %91, align 4, !tbaa !15
  %92 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %37
  store float %62, ptr addrspace(1) %92, align 4, !tbaa !15
  %93 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %37
  store float %88, ptr addrspace(1) %93, align 4, !tbaa !15
  br label %94

94:                                               ; preds = %10, %15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %2, %1
  %13 = icmp sgt i32 %12, %11
  br i1 %13, label %14, label %54

14:                                               ; preds = %9
  %15 = freeze i32 %11
  %16 = sdiv i32 %15, %1
  %17 = mul i32 %16, %1
  %18 = sub i32 %15, %17
  %19 = add nsw i32 %18, 1
  %20 = add nsw i32 %1, -1
  %21 = tail call spir_func i32 @_Z3minii(i32 noundef %19, i32 noundef %20) #6
  %22 = add nsw i32 %16, 1
  %23 = add nsw i32 %2, -1
  %24 = tail call spir_func i32 @_Z3minii(i32 noundef %22, i32 noundef %23) #6
  %25 = sext i32 %11 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15, !alias.scope !30, !noalias !34
  %28 = mul nsw i32 %16, %1
  %29 = add nsw i32 %21, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !15, !alias.scope !30, !noalias !34
  %33 = mul nsw i32 %24, %1
  %34 = add nsw i32 %33, %18
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !15, !alias.scope !30, !noalias !34
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %25
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15, !alias.scope !21, !noalias !35
  %40 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %25
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15, !alias.scope !24, !noalias !36
  %42 = fmul float %32, %41
  %43 = tail call float @llvm.fmuladd.f32(float %27, float %39, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %25
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15, !alias.scope !28, !noalias !37
  %46 = tail call float @llvm.fmuladd.f32(float %27, float %45, float %43)
  %47 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %25
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15, !alias.scope !26, !noalias !38
  %49 = tail call float @llvm.fmuladd.f32(float %37, float %48, float %46)
  %50 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %25
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !15, !alias.scope !32, !noalias !39
  %52 = fmul float %0, 2.500000e-01
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %49, float %51)
  store float %53, ptr addrspace(1) %50, align 4, !tbaa !15, !alias.scope !32, !noalias !39
  br label %54

54:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %2, %1
  %13 = icmp sgt i32 %12, %11
  br i1 %13, label %14, label %54

14:                                               ; preds = %9
  %15 = freeze i32 %11
  %16 = sdiv i32 %15, %1
  %17 = mul i32 %16, %1
  %18 = sub i32 %15, %17
  %19 = add nsw i32 %18, 1
  %20 = add nsw i32 %1, -1
  %21 = tail call spir_func i32 @_Z3minii(i32 noundef %19, i32 noundef %20) #6
  %22 = add nsw i32 %16, 1
  %23 = add nsw i32 %2, -1
  %24 = tail call spir_func i32 @_Z3minii(i32 noundef %22, i32 noundef %23) #6
  %25 = sext i32 %11 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %28 = mul nsw i32 %16, %1
  %29 = add nsw i32 %21, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !15
  %33 = mul nsw i32 %24, %1
  %34 = add nsw i32 %33, %18
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !15
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %25
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15
  %40 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %25
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = fmul float %32, %41
  %43 = tail call float @llvm.fmuladd.f32(float %27, float %39, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %25
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15
  %46 = tail call float @llvm.fmuladd.f32(float %27, float %45, float %43)
  %47 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %25
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15
  %49 = tail call float @llvm.fmuladd.f32(float %37, float %48, float %46)
  %50 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %25
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !15
  %52 = fmul float %0, 2.500000e-01
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %49, float %51)
  store float %53, ptr addrspace(1) %50, align 4, !tbaa !15
  br label %54

54:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float*"}
!11 = !{!"", !"", !"", !"restrict const", !"", !"", !"", !"", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_srad1: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_srad1"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!19 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float*"}
!20 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"__clang_ocl_kern_imp_srad2: argument 0"}
!23 = distinct !{!23, !"__clang_ocl_kern_imp_srad2"}
!24 = !{!25}
!25 = distinct !{!25, !23, !"__clang_ocl_kern_imp_srad2: argument 1"}
!26 = !{!27}
!27 = distinct !{!27, !23, !"__clang_ocl_kern_imp_srad2: argument 2"}
!28 = !{!29}
!29 = distinct !{!29, !23, !"__clang_ocl_kern_imp_srad2: argument 3"}
!30 = !{!31}
!31 = distinct !{!31, !23, !"__clang_ocl_kern_imp_srad2: argument 4"}
!32 = !{!33}
!33 = distinct !{!33, !23, !"__clang_ocl_kern_imp_srad2: argument 5"}
!34 = !{!22, !25, !27, !29, !33}
!35 = !{!25, !27, !29, !31, !33}
!36 = !{!22, !27, !29, !31, !33}
!37 = !{!22, !25, !27, !31, !33}
!38 = !{!22, !25, !29, !31, !33}
!39 = !{!22, !25, !27, !29, !31}
