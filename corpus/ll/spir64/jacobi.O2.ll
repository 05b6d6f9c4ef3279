; ModuleID = 'corpus/opencl/jacobi.cl'
source_filename = "corpus/opencl/jacobi.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %5, 0
  %7 = add nsw i32 %2, -1
  %8 = icmp sgt i32 %7, %5
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = and i64 %4, 2147483647
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 -4
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %16 = fadd float %14, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = fadd float %16, %18
  %20 = fmul float %19, 0x3FD5554760000000
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  br label %22

22:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %5, 0
  %7 = add nsw i32 %2, -1
  %8 = icmp sgt i32 %7, %5
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = and i64 %4, 2147483647
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 -4
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %16 = fadd float %14, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = fadd float %16, %18
  %20 = fmul float %19, 0x3FD5554760000000
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  br label %22

22:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %52

10:                                               ; preds = %4
  %11 = add nsw i32 %2, -1
  %12 = icmp sgt i32 %11, %8
  %13 = icmp sgt i32 %6, 0
  %14 = select i1 %12, i1 %13, i1 false
  %15 = add nsw i32 %3, -1
  %16 = icmp sgt i32 %15, %6
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %52

18:                                               ; preds = %10
  %19 = mul nsw i32 %3, %8
  %20 = add nsw i32 %19, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = add nsw i32 %6, -1
  %25 = add nsw i32 %24, %19
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = fadd float %23, %28
  %30 = add nuw nsw i32 %6, 1
  %31 = add nsw i32 %30, %19
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %29, %34
  %36 = add nuw nsw i32 %8, 1
  %37 = mul nsw i32 %36, %3
  %38 = add nsw i32 %37, %6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fadd float %35, %41
  %43 = add nsw i32 %8, -1
  %44 = mul nsw i32 %43, %3
  %45 = add nsw i32 %44, %6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %42, %48
  %50 = fmul float %49, 0x3FC99999A0000000
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  br label %52

52:                                               ; preds = %4, %10, %18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %52

10:                                               ; preds = %4
  %11 = add nsw i32 %2, -1
  %12 = icmp sgt i32 %11, %8
  %13 = icmp sgt i32 %6, 0
  %14 = select i1 %12, i1 %13, i1 false
  %15 = add nsw i32 %3, -1
  %16 = icmp sgt i32 %15, %6
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %52

18:                                               ; preds = %10
  %19 = mul nsw i32 %3, %8
  %20 = add nsw i32 %19, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = add nsw i32 %6, -1
  %25 = add nsw i32 %24, %19
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = fadd float %23, %28
  %30 = add nuw nsw i32 %6, 1
  %31 = add nsw i32 %30, %19
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %29, %34
  %36 = add nuw nsw i32 %8, 1
  %37 = mul nsw i32 %36, %3
  %38 = add nsw i32 %37, %6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fadd float %35, %41
  %43 = add nsw i32 %8, -1
  %44 = mul nsw i32 %43, %3
  %45 = add nsw i32 %44, %6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %42, %48
  %50 = fmul float %49, 0x3FC99999A0000000
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  br label %52

52:                                               ; preds = %18, %10, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %9, 1
  %13 = add nsw i32 %4, %11
  %14 = and i32 %13, 1
  %15 = or disjoint i32 %14, %12
  %16 = add nsw i32 %2, -1
  %17 = add nsw i32 %3, -1
  %18 = insertelement <4 x i32> poison, i32 %11, i64 0
  %19 = insertelement <4 x i32> %18, i32 %15, i64 1
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %21 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %17, i64 2
  %22 = insertelement <4 x i32> %21, i32 %16, i64 3
  %23 = icmp sgt <4 x i32> %20, %22
  %24 = icmp slt <4 x i32> %20, %22
  %25 = shufflevector <4 x i1> %23, <4 x i1> %24, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %26 = freeze <4 x i1> %25
  %27 = bitcast <4 x i1> %26 to i4
  %28 = icmp eq i4 %27, -1
  br i1 %28, label %29, label %56

29:                                               ; preds = %7
  %30 = mul nsw i32 %2, %11
  %31 = add nsw i32 %15, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr addrspace(1) %0, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 -8
  %35 = load double, ptr addrspace(1) %34, align 8, !tbaa !22
  %36 = getelementptr i8, ptr addrspace(1) %33, i64 8
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !22
  %38 = fadd double %35, %37
  %39 = sub nsw i32 %31, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %40
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !22
  %43 = fadd double %38, %42
  %44 = add nsw i32 %31, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  %47 = load double, ptr addrspace(1) %46, align 8, !tbaa !22
  %48 = fadd double %43, %47
  %49 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %32
  %50 = load double, ptr addrspace(1) %49, align 8, !tbaa !22
  %51 = fneg double %6
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %50, double %48)
  %53 = fmul double %52, 2.500000e-01
  %54 = load double, ptr addrspace(1) %33, align 8, !tbaa !22
  %55 = tail call spir_func double @_Z3mixddd(double noundef %54, double noundef %53, double noundef %5) #4
  store double %55, ptr addrspace(1) %33, align 8, !tbaa !22
  br label %56

56:                                               ; preds = %7, %29
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %9, 1
  %13 = add nsw i32 %4, %11
  %14 = and i32 %13, 1
  %15 = or disjoint i32 %14, %12
  %16 = add nsw i32 %2, -1
  %17 = add nsw i32 %3, -1
  %18 = insertelement <4 x i32> poison, i32 %11, i64 0
  %19 = insertelement <4 x i32> %18, i32 %15, i64 1
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %21 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %17, i64 2
  %22 = insertelement <4 x i32> %21, i32 %16, i64 3
  %23 = icmp sgt <4 x i32> %20, %22
  %24 = icmp slt <4 x i32> %20, %22
  %25 = shufflevector <4 x i1> %23, <4 x i1> %24, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %26 = freeze <4 x i1> %25
  %27 = bitcast <4 x i1> %26 to i4
  %28 = icmp eq i4 %27, -1
  br i1 %28, label %29, label %56

29:                                               ; preds = %7
  %30 = mul nsw i32 %2, %11
  %31 = add nsw i32 %15, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr addrspace(1) %0, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 -8
  %35 = load double, ptr addrspace(1) %34, align 8, !tbaa !22
  %36 = getelementptr i8, ptr addrspace(1) %33, i64 8
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !22
  %38 = fadd double %35, %37
  %39 = sub nsw i32 %31, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %40
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !22
  %43 = fadd double %38, %42
  %44 = add nsw i32 %31, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  %47 = load double, ptr addrspace(1) %46, align 8, !tbaa !22
  %48 = fadd double %43, %47
  %49 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %32
  %50 = load double, ptr addrspace(1) %49, align 8, !tbaa !22
  %51 = fneg double %6
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %50, double %48)
  %53 = fmul double %52, 2.500000e-01
  %54 = load double, ptr addrspace(1) %33, align 8, !tbaa !22
  %55 = tail call spir_func double @_Z3mixddd(double noundef %54, double noundef %53, double noundef %5) #4
  store double %55, ptr addrspace(1) %33, align 8, !tbaa !22
  br label %56

56:                                               ; preds = %7, %29
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3mixddd(double noundef, double noundef, double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"int", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"double*", !"double*", !"int", !"int", !"int", !"double", !"double"}
!21 = !{!"", !"const", !"", !"", !"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !6, i64 0}
