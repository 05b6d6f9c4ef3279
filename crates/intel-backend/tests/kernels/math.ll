; ModuleID = 'math.cl'
source_filename = "math.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4fabsf(float noundef %8) #5
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #5, !fpmath !14
  %13 = tail call spir_func float @_Z5floorf(float noundef %10) #5
  %14 = fadd float %12, %13
  %15 = fmul float %8, 5.000000e-01
  %16 = tail call spir_func float @_Z4ceilf(float noundef %15) #5
  %17 = fsub float %14, %16
  %18 = tail call spir_func float @_Z5truncf(float noundef %10) #5
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z4rintf(float noundef %8) #5
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4fminff(float noundef %8, float noundef %10) #5
  %23 = tail call spir_func float @_Z4fmaxff(float noundef %8, float noundef 5.000000e-01) #5
  %24 = tail call float @llvm.fmuladd.f32(float %22, float %23, float %21)
  %25 = tail call spir_func i32 @_Z5isnanf(float noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %3
  %28 = tail call spir_func float @_Z8copysignff(float noundef %24, float noundef %10) #5
  %29 = tail call spir_func float @_Z4fabsf(float noundef %10) #5
  %30 = fadd float %29, 1.000000e+00
  %31 = fdiv float %28, %30, !fpmath !15
  br label %32

32:                                               ; preds = %3, %27
  %33 = phi float [ %31, %27 ], [ 1.000000e+00, %3 ]
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = fcmp olt float %8, %10
  %36 = zext i1 %35 to i32
  %37 = fcmp ole float %8, %10
  %38 = fcmp oeq float %8, %10
  %39 = fcmp une float %8, %10
  %40 = fcmp ogt float %8, %10
  %41 = insertelement <4 x i1> poison, i1 %37, i64 0
  %42 = insertelement <4 x i1> %41, i1 %38, i64 1
  %43 = insertelement <4 x i1> %42, i1 %39, i64 2
  %44 = insertelement <4 x i1> %43, i1 %40, i64 3
  %45 = select <4 x i1> %44, <4 x i32> <i32 2, i32 4, i32 8, i32 16>, <4 x i32> zeroinitializer
  %46 = fcmp ult float %8, %10
  %47 = select i1 %46, i32 32, i32 0
  %48 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %8, float noundef %10) #5
  %49 = shl i32 %48, 6
  %50 = tail call spir_func i32 @_Z11isunorderedff(float noundef %8, float noundef %10) #5
  %51 = shl i32 %50, 7
  %52 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %45)
  %53 = or disjoint i32 %52, %47
  %54 = or i32 %49, %51
  %55 = or disjoint i32 %53, %54
  %56 = or disjoint i32 %55, %36
  %57 = fmul float %10, 3.000000e+00
  %58 = fptosi float %57 to i32
  %59 = fptosi float %8 to i32
  %60 = and i32 %59, 255
  %61 = add i32 %60, %58
  %62 = add i32 %61, %56
  %63 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  store i32 %62, ptr addrspace(1) %63, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4fabsf(float noundef %8) #5
  %12 = tail call spir_func float @_Z4sqrtf(float noundef %11) #5, !fpmath !14
  %13 = tail call spir_func float @_Z5floorf(float noundef %10) #5
  %14 = fadd float %12, %13
  %15 = fmul float %8, 5.000000e-01
  %16 = tail call spir_func float @_Z4ceilf(float noundef %15) #5
  %17 = fsub float %14, %16
  %18 = tail call spir_func float @_Z5truncf(float noundef %10) #5
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z4rintf(float noundef %8) #5
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4fminff(float noundef %8, float noundef %10) #5
  %23 = tail call spir_func float @_Z4fmaxff(float noundef %8, float noundef 5.000000e-01) #5
  %24 = tail call float @llvm.fmuladd.f32(float %22, float %23, float %21)
  %25 = tail call spir_func i32 @_Z5isnanf(float noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %3
  %28 = tail call spir_func float @_Z8copysignff(float noundef %24, float noundef %10) #5
  %29 = tail call spir_func float @_Z4fabsf(float noundef %10) #5
  %30 = fadd float %29, 1.000000e+00
  %31 = fdiv float %28, %30, !fpmath !15
  br label %32

32:                                               ; preds = %3, %27
  %33 = phi float [ %31, %27 ], [ 1.000000e+00, %3 ]
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = fcmp olt float %8, %10
  %36 = zext i1 %35 to i32
  %37 = fcmp ole float %8, %10
  %38 = fcmp oeq float %8, %10
  %39 = fcmp une float %8, %10
  %40 = fcmp ogt float %8, %10
  %41 = insertelement <4 x i1> poison, i1 %37, i64 0
  %42 = insertelement <4 x i1> %41, i1 %38, i64 1
  %43 = insertelement <4 x i1> %42, i1 %39, i64 2
  %44 = insertelement <4 x i1> %43, i1 %40, i64 3
  %45 = select <4 x i1> %44, <4 x i32> <i32 2, i32 4, i32 8, i32 16>, <4 x i32> zeroinitializer
  %46 = fcmp ult float %8, %10
  %47 = select i1 %46, i32 32, i32 0
  %48 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %8, float noundef %10) #5
  %49 = shl i32 %48, 6
  %50 = tail call spir_func i32 @_Z11isunorderedff(float noundef %8, float noundef %10) #5
  %51 = shl i32 %50, 7
  %52 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %45)
  %53 = or disjoint i32 %52, %47
  %54 = or i32 %49, %51
  %55 = or disjoint i32 %53, %54
  %56 = or disjoint i32 %55, %36
  %57 = fmul float %10, 3.000000e+00
  %58 = fptosi float %57 to i32
  %59 = fptosi float %8 to i32
  %60 = and i32 %59, 255
  %61 = add i32 %60, %58
  %62 = add i32 %61, %56
  %63 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  store i32 %62, ptr addrspace(1) %63, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5truncf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4rintf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{float 3.000000e+00}
!15 = !{float 2.500000e+00}
