; ModuleID = 'corpus/opencl/rank_update.cl'
source_filename = "corpus/opencl/rank_update.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  %15 = icmp sgt i32 %1, %11
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %41

17:                                               ; preds = %9
  %18 = icmp sgt i32 %4, 0
  %19 = sub i32 %13, %0
  %20 = add i32 %19, 1
  %21 = select i1 %18, i32 %13, i32 %20
  %22 = mul nsw i32 %21, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = fmul float %2, %25
  %27 = icmp sgt i32 %6, 0
  %28 = sub i32 %11, %1
  %29 = add i32 %28, 1
  %30 = select i1 %27, i32 %11, i32 %29
  %31 = mul nsw i32 %30, %6
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = mul nsw i32 %8, %13
  %36 = add nsw i32 %35, %11
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = tail call float @llvm.fmuladd.f32(float %26, float %34, float %39)
  store float %40, ptr addrspace(1) %38, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %9, %17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  %15 = icmp sgt i32 %1, %11
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %41

17:                                               ; preds = %9
  %18 = icmp sgt i32 %4, 0
  %19 = sub i32 %13, %0
  %20 = add i32 %19, 1
  %21 = select i1 %18, i32 %13, i32 %20
  %22 = mul nsw i32 %21, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = fmul float %2, %25
  %27 = icmp sgt i32 %6, 0
  %28 = sub i32 %11, %1
  %29 = add i32 %28, 1
  %30 = select i1 %27, i32 %11, i32 %29
  %31 = mul nsw i32 %30, %6
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = mul nsw i32 %8, %13
  %36 = add nsw i32 %35, %11
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = tail call float @llvm.fmuladd.f32(float %26, float %34, float %39)
  store float %40, ptr addrspace(1) %38, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %9, %17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  %12 = icmp sgt i32 %0, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %39

14:                                               ; preds = %6
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %14
  %17 = icmp slt i32 %8, %10
  br i1 %17, label %39, label %20

18:                                               ; preds = %14
  %19 = icmp sgt i32 %8, %10
  br i1 %19, label %39, label %20

20:                                               ; preds = %18, %16
  %21 = sext i32 %10 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12, !alias.scope !18, !noalias !25
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12, !alias.scope !21, !noalias !26
  %26 = sext i32 %8 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12, !alias.scope !21, !noalias !26
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12, !alias.scope !18, !noalias !25
  %31 = fmul float %25, %30
  %32 = tail call float @llvm.fmuladd.f32(float %23, float %28, float %31)
  %33 = mul nsw i32 %0, %10
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12, !alias.scope !23, !noalias !27
  %38 = tail call float @llvm.fmuladd.f32(float %1, float %32, float %37)
  store float %38, ptr addrspace(1) %36, align 4, !tbaa !12, !alias.scope !23, !noalias !27
  br label %39

39:                                               ; preds = %6, %16, %18, %20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  %12 = icmp sgt i32 %0, %8
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %39

14:                                               ; preds = %6
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %14
  %17 = icmp slt i32 %8, %10
  br i1 %17, label %39, label %20

18:                                               ; preds = %14
  %19 = icmp sgt i32 %8, %10
  br i1 %19, label %39, label %20

20:                                               ; preds = %18, %16
  %21 = sext i32 %10 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = sext i32 %8 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = fmul float %25, %30
  %32 = tail call float @llvm.fmuladd.f32(float %23, float %28, float %31)
  %33 = mul nsw i32 %0, %10
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = tail call float @llvm.fmuladd.f32(float %1, float %32, float %37)
  store float %38, ptr addrspace(1) %36, align 4, !tbaa !12
  br label %39

39:                                               ; preds = %16, %18, %6, %20
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"float", !"float*", !"int", !"float*", !"int", !"float*", !"int"}
!11 = !{!"", !"", !"", !"const", !"", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int", !"float", !"float*", !"float*", !"float*", !"int"}
!17 = !{!"", !"", !"restrict const", !"restrict const", !"restrict", !""}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_syr2: argument 0"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_syr2"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"__clang_ocl_kern_imp_syr2: argument 1"}
!23 = !{!24}
!24 = distinct !{!24, !20, !"__clang_ocl_kern_imp_syr2: argument 2"}
!25 = !{!22, !24}
!26 = !{!19, !24}
!27 = !{!19, !22}
