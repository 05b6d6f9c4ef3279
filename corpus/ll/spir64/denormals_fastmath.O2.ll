; ModuleID = 'corpus/opencl/denormals_fastmath.cl'
source_filename = "corpus/opencl/denormals_fastmath.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = ashr i32 %5, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = mul nsw i32 %5, 5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %16 = fadd float %8, %12
  %17 = tail call spir_func i32 @_Z5isnanf(float noundef %16) #4
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, float %16, float 1.234500e+04
  store float %19, ptr addrspace(1) %15, align 4, !tbaa !12
  %20 = fsub float %8, %12
  %21 = tail call spir_func i32 @_Z5isnanf(float noundef %20) #4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, float %20, float 1.234500e+04
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  %25 = fmul float %8, %12
  %26 = tail call spir_func i32 @_Z5isnanf(float noundef %25) #4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, float %25, float 1.234500e+04
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !12
  %30 = fdiv float %8, %12
  %31 = tail call spir_func i32 @_Z5isnanf(float noundef %30) #4
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, float %30, float 1.234500e+04
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = fneg float %8
  %36 = tail call spir_func float @_Z3fmafff(float noundef %8, float noundef %12, float noundef %35) #4
  %37 = tail call spir_func i32 @_Z5isnanf(float noundef %36) #4
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, float %36, float 1.234500e+04
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !12
  %41 = fcmp olt float %8, %12
  %42 = zext i1 %41 to i32
  %43 = fcmp ole float %8, %12
  %44 = fcmp oeq float %8, %12
  %45 = fcmp une float %8, %12
  %46 = insertelement <4 x i1> poison, i1 %43, i64 0
  %47 = insertelement <4 x i1> %46, i1 %44, i64 1
  %48 = insertelement <4 x i1> %47, i1 %45, i64 2
  %49 = insertelement <4 x i1> %48, i1 %41, i64 3
  %50 = select <4 x i1> %49, <4 x i32> <i32 2, i32 4, i32 8, i32 0>, <4 x i32> <i32 0, i32 0, i32 0, i32 16>
  %51 = fcmp ult float %8, %12
  %52 = select i1 %51, i32 32, i32 0
  %53 = tail call spir_func i32 @_Z11isunorderedff(float noundef %8, float noundef %12) #4
  %54 = shl i32 %53, 6
  %55 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %50)
  %56 = or disjoint i32 %55, %52
  %57 = or disjoint i32 %54, %42
  %58 = or disjoint i32 %56, %57
  %59 = sext i32 %5 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = ashr i32 %5, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = mul nsw i32 %5, 5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %16 = fadd float %8, %12
  %17 = tail call spir_func i32 @_Z5isnanf(float noundef %16) #4
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, float %16, float 1.234500e+04
  store float %19, ptr addrspace(1) %15, align 4, !tbaa !12
  %20 = fsub float %8, %12
  %21 = tail call spir_func i32 @_Z5isnanf(float noundef %20) #4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, float %20, float 1.234500e+04
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  %25 = fmul float %8, %12
  %26 = tail call spir_func i32 @_Z5isnanf(float noundef %25) #4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, float %25, float 1.234500e+04
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !12
  %30 = fdiv float %8, %12
  %31 = tail call spir_func i32 @_Z5isnanf(float noundef %30) #4
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, float %30, float 1.234500e+04
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = fneg float %8
  %36 = tail call spir_func float @_Z3fmafff(float noundef %8, float noundef %12, float noundef %35) #4
  %37 = tail call spir_func i32 @_Z5isnanf(float noundef %36) #4
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, float %36, float 1.234500e+04
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !12
  %41 = fcmp olt float %8, %12
  %42 = zext i1 %41 to i32
  %43 = fcmp ole float %8, %12
  %44 = fcmp oeq float %8, %12
  %45 = fcmp une float %8, %12
  %46 = insertelement <4 x i1> poison, i1 %43, i64 0
  %47 = insertelement <4 x i1> %46, i1 %44, i64 1
  %48 = insertelement <4 x i1> %47, i1 %45, i64 2
  %49 = insertelement <4 x i1> %48, i1 %41, i64 3
  %50 = select <4 x i1> %49, <4 x i32> <i32 2, i32 4, i32 8, i32 0>, <4 x i32> <i32 0, i32 0, i32 0, i32 16>
  %51 = fcmp ult float %8, %12
  %52 = select i1 %51, i32 32, i32 0
  %53 = tail call spir_func i32 @_Z11isunorderedff(float noundef %8, float noundef %12) #4
  %54 = shl i32 %53, 6
  %55 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %50)
  %56 = or disjoint i32 %55, %52
  %57 = or disjoint i32 %54, %42
  %58 = or disjoint i32 %56, %57
  %59 = sext i32 %5 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = fsub float %8, %10
  %12 = fmul float %8, 2.500000e-01
  %13 = fmul float %11, 5.000000e-01
  %14 = fadd float %12, %13
  %15 = fmul float %14, 5.000000e-01
  %16 = fadd float %12, %15
  %17 = fmul float %16, 5.000000e-01
  %18 = fadd float %12, %17
  %19 = fmul float %18, 5.000000e-01
  %20 = fadd float %12, %19
  %21 = fmul float %20, 5.000000e-01
  %22 = fadd float %12, %21
  %23 = fmul float %22, 0x4170000000000000
  %24 = fadd float %10, %23
  %25 = sext i32 %4 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %25
  store float %24, ptr addrspace(1) %26, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = fsub float %8, %10
  %12 = fmul float %8, 2.500000e-01
  %13 = fmul float %11, 5.000000e-01
  %14 = fadd float %12, %13
  %15 = fmul float %14, 5.000000e-01
  %16 = fadd float %12, %15
  %17 = fmul float %16, 5.000000e-01
  %18 = fadd float %12, %17
  %19 = fmul float %18, 5.000000e-01
  %20 = fadd float %12, %19
  %21 = fmul float %20, 5.000000e-01
  %22 = fadd float %12, %21
  %23 = fmul float %22, 0x4170000000000000
  %24 = fadd float %10, %23
  %25 = sext i32 %4 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %25
  store float %24, ptr addrspace(1) %26, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !19
  %8 = ashr i32 %4, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %9
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !19
  %12 = fmul double %7, 5.000000e-01
  %13 = fadd double %12, %11
  %14 = tail call spir_func i32 @_Z5isinfd(double noundef %13) #4
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, double %13, double 1.000000e+00
  %17 = shl nsw i32 %4, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %18
  store double %16, ptr addrspace(1) %19, align 8, !tbaa !21
  %20 = tail call spir_func double @_Z4fmindd(double noundef %7, double noundef %11) #4
  %21 = fneg double %11
  %22 = tail call spir_func double @_Z4fmaxdd(double noundef %7, double noundef %21) #4
  %23 = fmul double %22, 4.940660e-324
  %24 = fadd double %20, %23
  %25 = getelementptr i8, ptr addrspace(1) %19, i64 8
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 8, !tbaa !19
  %8 = ashr i32 %4, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %9
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !19
  %12 = fmul double %7, 5.000000e-01
  %13 = fadd double %12, %11
  %14 = tail call spir_func i32 @_Z5isinfd(double noundef %13) #4
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, double %13, double 1.000000e+00
  %17 = shl nsw i32 %4, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %18
  store double %16, ptr addrspace(1) %19, align 8, !tbaa !21
  %20 = tail call spir_func double @_Z4fmindd(double noundef %7, double noundef %11) #4
  %21 = fneg double %11
  %22 = tail call spir_func double @_Z4fmaxdd(double noundef %7, double noundef %21) #4
  %23 = fmul double %22, 4.940660e-324
  %24 = fadd double %20, %23
  %25 = getelementptr i8, ptr addrspace(1) %19, i64 8
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isinfd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmindd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmaxdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"float*", !"uint*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"uint*", !"float*"}
!17 = !{!"const", !""}
!18 = !{!"ulong*", !"double*"}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !6, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !6, i64 0}
