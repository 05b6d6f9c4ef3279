; ModuleID = 'corpus/opencl/md_lj.cl'
source_filename = "corpus/opencl/md_lj.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %7, %10
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = and i64 %9, 4294967295
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %66

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  %17 = load float, ptr addrspace(1) %16, align 16, !tbaa !20, !alias.scope !16, !noalias !21
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !20, !alias.scope !16, !noalias !21
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %21 = load float, ptr addrspace(1) %20, align 8, !tbaa !20, !alias.scope !16, !noalias !21
  %22 = fneg float %6
  br label %23

23:                                               ; preds = %15, %62
  %24 = phi <4 x float> [ zeroinitializer, %15 ], [ %63, %62 ]
  %25 = phi i32 [ 0, %15 ], [ %64, %62 ]
  %26 = mul nsw i32 %25, %7
  %27 = add i32 %26, %10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4, !alias.scope !18, !noalias !22
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 16, !tbaa !20, !alias.scope !16, !noalias !21
  %34 = fsub float %17, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 4
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !20, !alias.scope !16, !noalias !21
  %37 = fsub float %19, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  %39 = load float, ptr addrspace(1) %38, align 8, !tbaa !20, !alias.scope !16, !noalias !21
  %40 = fsub float %21, %39
  %41 = fmul float %37, %37
  %42 = tail call float @llvm.fmuladd.f32(float %34, float %34, float %41)
  %43 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %42)
  %44 = fadd float %43, 0x3F847AE140000000
  %45 = fcmp olt float %44, %4
  br i1 %45, label %46, label %62

46:                                               ; preds = %23
  %47 = fdiv float 1.000000e+00, %44
  %48 = fmul float %47, %47
  %49 = fmul float %47, %48
  %50 = fmul float %47, %49
  %51 = tail call float @llvm.fmuladd.f32(float %5, float %49, float %22)
  %52 = fmul float %50, %51
  %53 = extractelement <4 x float> %24, i64 0
  %54 = tail call float @llvm.fmuladd.f32(float %34, float %52, float %53)
  %55 = insertelement <4 x float> %24, float %54, i64 0
  %56 = extractelement <4 x float> %24, i64 1
  %57 = tail call float @llvm.fmuladd.f32(float %37, float %52, float %56)
  %58 = insertelement <4 x float> %55, float %57, i64 1
  %59 = extractelement <4 x float> %24, i64 2
  %60 = tail call float @llvm.fmuladd.f32(float %40, float %52, float %59)
  %61 = insertelement <4 x float> %58, float %60, i64 2
  br label %62

62:                                               ; preds = %46, %23
  %63 = phi <4 x float> [ %61, %46 ], [ %24, %23 ]
  %64 = add nuw nsw i32 %25, 1
  %65 = icmp slt i32 %64, %2
  br i1 %65, label %23, label %66

66:                                               ; preds = %62, %12
  %67 = phi <4 x float> [ zeroinitializer, %12 ], [ %63, %62 ]
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  store <4 x float> %67, ptr addrspace(1) %68, align 16, !tbaa !20, !alias.scope !13, !noalias !23
  br label %69

69:                                               ; preds = %8, %66
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %7, %10
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = and i64 %9, 4294967295
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %66

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %13
  %17 = load float, ptr addrspace(1) %16, align 16, !tbaa !20
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %21 = load float, ptr addrspace(1) %20, align 8, !tbaa !20
  %22 = fneg float %6
  br label %23

23:                                               ; preds = %15, %62
  %24 = phi <4 x float> [ zeroinitializer, %15 ], [ %63, %62 ]
  %25 = phi i32 [ 0, %15 ], [ %64, %62 ]
  %26 = mul nsw i32 %25, %7
  %27 = add i32 %26, %10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 16, !tbaa !20
  %34 = fsub float %17, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 4
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !20
  %37 = fsub float %19, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  %39 = load float, ptr addrspace(1) %38, align 8, !tbaa !20
  %40 = fsub float %21, %39
  %41 = fmul float %37, %37
  %42 = tail call float @llvm.fmuladd.f32(float %34, float %34, float %41)
  %43 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %42)
  %44 = fadd float %43, 0x3F847AE140000000
  %45 = fcmp olt float %44, %4
  br i1 %45, label %46, label %62

46:                                               ; preds = %23
  %47 = fdiv float 1.000000e+00, %44
  %48 = fmul float %47, %47
  %49 = fmul float %47, %48
  %50 = fmul float %47, %49
  %51 = tail call float @llvm.fmuladd.f32(float %5, float %49, float %22)
  %52 = fmul float %50, %51
  %53 = extractelement <4 x float> %24, i64 0
  %54 = tail call float @llvm.fmuladd.f32(float %34, float %52, float %53)
  %55 = insertelement <4 x float> %24, float %54, i64 0
  %56 = extractelement <4 x float> %24, i64 1
  %57 = tail call float @llvm.fmuladd.f32(float %37, float %52, float %56)
  %58 = insertelement <4 x float> %55, float %57, i64 1
  %59 = extractelement <4 x float> %24, i64 2
  %60 = tail call float @llvm.fmuladd.f32(float %40, float %52, float %59)
  %61 = insertelement <4 x float> %58, float %60, i64 2
  br label %62

62:                                               ; preds = %46, %23
  %63 = phi <4 x float> [ %61, %46 ], [ %24, %23 ]
  %64 = add nuw nsw i32 %25, 1
  %65 = icmp slt i32 %64, %2
  br i1 %65, label %23, label %66

66:                                               ; preds = %62, %12
  %67 = phi <4 x float> [ zeroinitializer, %12 ], [ %63, %62 ]
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  store <4 x float> %67, ptr addrspace(1) %68, align 16, !tbaa !20
  br label %69

69:                                               ; preds = %8, %66
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %7, %10
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = and i64 %9, 4294967295
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %66

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %13
  %17 = load double, ptr addrspace(1) %16, align 32, !tbaa !20, !alias.scope !29, !noalias !33
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !20, !alias.scope !29, !noalias !33
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %21 = load double, ptr addrspace(1) %20, align 16, !tbaa !20, !alias.scope !29, !noalias !33
  %22 = fneg double %6
  br label %23

23:                                               ; preds = %15, %62
  %24 = phi <4 x double> [ zeroinitializer, %15 ], [ %63, %62 ]
  %25 = phi i32 [ 0, %15 ], [ %64, %62 ]
  %26 = mul nsw i32 %25, %7
  %27 = add i32 %26, %10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4, !alias.scope !31, !noalias !34
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <4 x double>, ptr addrspace(1) %1, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 32, !tbaa !20, !alias.scope !29, !noalias !33
  %34 = fsub double %17, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  %36 = load double, ptr addrspace(1) %35, align 8, !tbaa !20, !alias.scope !29, !noalias !33
  %37 = fsub double %19, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 16
  %39 = load double, ptr addrspace(1) %38, align 16, !tbaa !20, !alias.scope !29, !noalias !33
  %40 = fsub double %21, %39
  %41 = fmul double %37, %37
  %42 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %40, double %40, double %42)
  %44 = fadd double %43, 1.000000e-02
  %45 = fcmp olt double %44, %4
  br i1 %45, label %46, label %62

46:                                               ; preds = %23
  %47 = fdiv double 1.000000e+00, %44
  %48 = fmul double %47, %47
  %49 = fmul double %47, %48
  %50 = fmul double %47, %49
  %51 = tail call double @llvm.fmuladd.f64(double %5, double %49, double %22)
  %52 = fmul double %50, %51
  %53 = extractelement <4 x double> %24, i64 0
  %54 = tail call double @llvm.fmuladd.f64(double %34, double %52, double %53)
  %55 = insertelement <4 x double> %24, double %54, i64 0
  %56 = extractelement <4 x double> %24, i64 1
  %57 = tail call double @llvm.fmuladd.f64(double %37, double %52, double %56)
  %58 = insertelement <4 x double> %55, double %57, i64 1
  %59 = extractelement <4 x double> %24, i64 2
  %60 = tail call double @llvm.fmuladd.f64(double %40, double %52, double %59)
  %61 = insertelement <4 x double> %58, double %60, i64 2
  br label %62

62:                                               ; preds = %46, %23
  %63 = phi <4 x double> [ %61, %46 ], [ %24, %23 ]
  %64 = add nuw nsw i32 %25, 1
  %65 = icmp slt i32 %64, %2
  br i1 %65, label %23, label %66

66:                                               ; preds = %62, %12
  %67 = phi <4 x double> [ zeroinitializer, %12 ], [ %63, %62 ]
  %68 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %13
  store <4 x double> %67, ptr addrspace(1) %68, align 32, !tbaa !20, !alias.scope !26, !noalias !35
  br label %69

69:                                               ; preds = %8, %66
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !12 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %7, %10
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = and i64 %9, 4294967295
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %66

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %13
  %17 = load double, ptr addrspace(1) %16, align 32, !tbaa !20
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %21 = load double, ptr addrspace(1) %20, align 16, !tbaa !20
  %22 = fneg double %6
  br label %23

23:                                               ; preds = %15, %62
  %24 = phi <4 x double> [ zeroinitializer, %15 ], [ %63, %62 ]
  %25 = phi i32 [ 0, %15 ], [ %64, %62 ]
  %26 = mul nsw i32 %25, %7
  %27 = add i32 %26, %10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <4 x double>, ptr addrspace(1) %1, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 32, !tbaa !20
  %34 = fsub double %17, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  %36 = load double, ptr addrspace(1) %35, align 8, !tbaa !20
  %37 = fsub double %19, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 16
  %39 = load double, ptr addrspace(1) %38, align 16, !tbaa !20
  %40 = fsub double %21, %39
  %41 = fmul double %37, %37
  %42 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %40, double %40, double %42)
  %44 = fadd double %43, 1.000000e-02
  %45 = fcmp olt double %44, %4
  br i1 %45, label %46, label %62

46:                                               ; preds = %23
  %47 = fdiv double 1.000000e+00, %44
  %48 = fmul double %47, %47
  %49 = fmul double %47, %48
  %50 = fmul double %47, %49
  %51 = tail call double @llvm.fmuladd.f64(double %5, double %49, double %22)
  %52 = fmul double %50, %51
  %53 = extractelement <4 x double> %24, i64 0
  %54 = tail call double @llvm.fmuladd.f64(double %34, double %52, double %53)
  %55 = insertelement <4 x double> %24, double %54, i64 0
  %56 = extractelement <4 x double> %24, i64 1
  %57 = tail call double @llvm.fmuladd.f64(double %37, double %52, double %56)
  %58 = insertelement <4 x double> %55, double %57, i64 1
  %59 = extractelement <4 x double> %24, i64 2
  %60 = tail call double @llvm.fmuladd.f64(double %40, double %52, double %59)
  %61 = insertelement <4 x double> %58, double %60, i64 2
  br label %62

62:                                               ; preds = %46, %23
  %63 = phi <4 x double> [ %61, %46 ], [ %24, %23 ]
  %64 = add nuw nsw i32 %25, 1
  %65 = icmp slt i32 %64, %2
  br i1 %65, label %23, label %66

66:                                               ; preds = %62, %12
  %67 = phi <4 x double> [ zeroinitializer, %12 ], [ %63, %62 ]
  %68 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %13
  store <4 x double> %67, ptr addrspace(1) %68, align 32, !tbaa !20
  br label %69

69:                                               ; preds = %8, %66
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!12 = !{!"restrict", !"restrict const", !"", !"restrict const", !"", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_lj_force: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_lj_force"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_lj_force: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_lj_force: argument 2"}
!20 = !{!6, !6, i64 0}
!21 = !{!14, !19}
!22 = !{!14, !17}
!23 = !{!17, !19}
!24 = !{!"double4*", !"double4*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!25 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!26 = !{!27}
!27 = distinct !{!27, !28, !"__clang_ocl_kern_imp_lj_force_dp: argument 0"}
!28 = distinct !{!28, !"__clang_ocl_kern_imp_lj_force_dp"}
!29 = !{!30}
!30 = distinct !{!30, !28, !"__clang_ocl_kern_imp_lj_force_dp: argument 1"}
!31 = !{!32}
!32 = distinct !{!32, !28, !"__clang_ocl_kern_imp_lj_force_dp: argument 2"}
!33 = !{!27, !32}
!34 = !{!27, !30}
!35 = !{!30, !32}
