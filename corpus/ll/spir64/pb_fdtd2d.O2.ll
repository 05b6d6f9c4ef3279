; ModuleID = 'corpus/opencl/pb_fdtd2d.cl'
source_filename = "corpus/opencl/pb_fdtd2d.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fdtd_step1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %5, %11
  %13 = icmp sgt i32 %6, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %39

15:                                               ; preds = %7
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %15
  %18 = sext i32 %4 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = sext i32 %9 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  store float %20, ptr addrspace(1) %22, align 4, !tbaa !12
  br label %39

23:                                               ; preds = %15
  %24 = mul nsw i32 %6, %11
  %25 = add nsw i32 %24, %9
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = add nsw i32 %11, -1
  %32 = mul nsw i32 %31, %6
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = fsub float %30, %36
  %38 = tail call float @llvm.fmuladd.f32(float %37, float -5.000000e-01, float %28)
  store float %38, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %39

39:                                               ; preds = %7, %17, %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fdtd_step1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %5, %11
  %13 = icmp sgt i32 %6, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %39

15:                                               ; preds = %7
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %15
  %18 = sext i32 %4 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = sext i32 %9 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  store float %20, ptr addrspace(1) %22, align 4, !tbaa !12
  br label %39

23:                                               ; preds = %15
  %24 = mul nsw i32 %6, %11
  %25 = add nsw i32 %24, %9
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = add nsw i32 %11, -1
  %32 = mul nsw i32 %31, %6
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = fsub float %30, %36
  %38 = tail call float @llvm.fmuladd.f32(float %37, float -5.000000e-01, float %28)
  store float %38, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %39

39:                                               ; preds = %17, %23, %7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fdtd_step2(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %5
  %12 = icmp sgt i32 %4, %7
  %13 = icmp sgt i32 %7, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %11
  %16 = add nsw i32 %4, 1
  %17 = mul nsw i32 %16, %9
  %18 = add nsw i32 %17, %7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = mul nsw i32 %4, %9
  %23 = add nsw i32 %22, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = add nsw i32 %7, -1
  %28 = add nsw i32 %27, %22
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fsub float %26, %31
  %33 = tail call float @llvm.fmuladd.f32(float %32, float -5.000000e-01, float %21)
  store float %33, ptr addrspace(1) %20, align 4, !tbaa !12
  br label %34

34:                                               ; preds = %5, %11, %15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fdtd_step2(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readnone align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %5
  %12 = icmp sgt i32 %4, %7
  %13 = icmp sgt i32 %7, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %11
  %16 = add nsw i32 %4, 1
  %17 = mul nsw i32 %16, %9
  %18 = add nsw i32 %17, %7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = mul nsw i32 %4, %9
  %23 = add nsw i32 %22, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = add nsw i32 %7, -1
  %28 = add nsw i32 %27, %22
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fsub float %26, %31
  %33 = tail call float @llvm.fmuladd.f32(float %32, float -5.000000e-01, float %21)
  store float %33, ptr addrspace(1) %20, align 4, !tbaa !12
  br label %34

34:                                               ; preds = %15, %11, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fdtd_step3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %9
  %11 = icmp sgt i32 %4, %7
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %42

13:                                               ; preds = %5
  %14 = mul nsw i32 %4, %9
  %15 = add nsw i32 %14, %7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = add nsw i32 %4, 1
  %20 = mul nsw i32 %19, %9
  %21 = add nsw i32 %7, 1
  %22 = add nsw i32 %21, %20
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = add nsw i32 %20, %7
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = fsub float %25, %29
  %31 = add nsw i32 %9, 1
  %32 = mul nsw i32 %31, %4
  %33 = add nsw i32 %32, %7
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = fadd float %30, %36
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fsub float %37, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float 0xBFE6666660000000, float %18)
  store float %41, ptr addrspace(1) %17, align 4, !tbaa !12
  br label %42

42:                                               ; preds = %5, %13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fdtd_step3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %9
  %11 = icmp sgt i32 %4, %7
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %42

13:                                               ; preds = %5
  %14 = mul nsw i32 %4, %9
  %15 = add nsw i32 %14, %7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = add nsw i32 %4, 1
  %20 = mul nsw i32 %19, %9
  %21 = add nsw i32 %7, 1
  %22 = add nsw i32 %21, %20
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = add nsw i32 %20, %7
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = fsub float %25, %29
  %31 = add nsw i32 %9, 1
  %32 = mul nsw i32 %31, %4
  %33 = add nsw i32 %32, %7
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = fadd float %30, %36
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fsub float %37, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float 0xBFE6666660000000, float %18)
  store float %41, ptr addrspace(1) %17, align 4, !tbaa !12
  br label %42

42:                                               ; preds = %13, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!11 = !{!"", !"", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!17 = !{!"", !"", !"", !"", !""}
