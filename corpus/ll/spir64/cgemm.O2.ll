; ModuleID = 'corpus/opencl/cgemm.cl'
source_filename = "corpus/opencl/cgemm.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.complexf = type { float, float }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %0, %10
  %14 = icmp sgt i32 %1, %12
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %58

16:                                               ; preds = %8
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = mul nsw i32 %2, %10
  %20 = icmp eq i32 %6, 0
  %21 = mul nsw i32 %2, %12
  %22 = icmp eq i32 %7, 0
  br label %29

23:                                               ; preds = %29, %16
  %24 = phi <2 x float> [ zeroinitializer, %16 ], [ %55, %29 ]
  %25 = mul nsw i32 %1, %10
  %26 = add nsw i32 %25, %12
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %27
  store <2 x float> %24, ptr addrspace(1) %28, align 8, !tbaa !13
  br label %58

29:                                               ; preds = %18, %29
  %30 = phi i32 [ 0, %18 ], [ %56, %29 ]
  %31 = phi <2 x float> [ zeroinitializer, %18 ], [ %55, %29 ]
  %32 = add nsw i32 %30, %19
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x float>, ptr addrspace(1) %3, i64 %33
  %35 = load <2 x float>, ptr addrspace(1) %34, align 8, !tbaa !13
  %36 = fneg <2 x float> %35
  %37 = select i1 %20, <2 x float> %35, <2 x float> %36
  %38 = add nsw i32 %30, %21
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %39
  %41 = load <2 x float>, ptr addrspace(1) %40, align 8, !tbaa !13
  %42 = fneg <2 x float> %41
  %43 = select i1 %22, <2 x float> %41, <2 x float> %42
  %44 = extractelement <2 x float> %35, i64 0
  %45 = extractelement <2 x float> %41, i64 0
  %46 = extractelement <2 x float> %37, i64 1
  %47 = extractelement <2 x float> %43, i64 1
  %48 = fneg float %47
  %49 = fmul float %46, %48
  %50 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %49)
  %51 = insertelement <2 x float> poison, float %50, i64 0
  %52 = fmul float %46, %45
  %53 = tail call float @llvm.fmuladd.f32(float %44, float %47, float %52)
  %54 = insertelement <2 x float> %51, float %53, i64 1
  %55 = fadd <2 x float> %31, %54
  %56 = add nuw nsw i32 %30, 1
  %57 = icmp slt i32 %56, %2
  br i1 %57, label %29, label %23

58:                                               ; preds = %8, %23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %0, %10
  %14 = icmp sgt i32 %1, %12
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %58

16:                                               ; preds = %8
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = mul nsw i32 %2, %10
  %20 = icmp eq i32 %6, 0
  %21 = mul nsw i32 %2, %12
  %22 = icmp eq i32 %7, 0
  br label %29

23:                                               ; preds = %29, %16
  %24 = phi <2 x float> [ zeroinitializer, %16 ], [ %55, %29 ]
  %25 = mul nsw i32 %1, %10
  %26 = add nsw i32 %25, %12
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %27
  store <2 x float> %24, ptr addrspace(1) %28, align 8, !tbaa !13
  br label %58

29:                                               ; preds = %18, %29
  %30 = phi i32 [ 0, %18 ], [ %56, %29 ]
  %31 = phi <2 x float> [ zeroinitializer, %18 ], [ %55, %29 ]
  %32 = add nsw i32 %30, %19
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x float>, ptr addrspace(1) %3, i64 %33
  %35 = load <2 x float>, ptr addrspace(1) %34, align 8, !tbaa !13
  %36 = fneg <2 x float> %35
  %37 = select i1 %20, <2 x float> %35, <2 x float> %36
  %38 = add nsw i32 %30, %21
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %39
  %41 = load <2 x float>, ptr addrspace(1) %40, align 8, !tbaa !13
  %42 = fneg <2 x float> %41
  %43 = select i1 %22, <2 x float> %41, <2 x float> %42
  %44 = extractelement <2 x float> %35, i64 0
  %45 = extractelement <2 x float> %41, i64 0
  %46 = extractelement <2 x float> %37, i64 1
  %47 = extractelement <2 x float> %43, i64 1
  %48 = fneg float %47
  %49 = fmul float %46, %48
  %50 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %49)
  %51 = insertelement <2 x float> poison, float %50, i64 0
  %52 = fmul float %46, %45
  %53 = tail call float @llvm.fmuladd.f32(float %44, float %47, float %52)
  %54 = insertelement <2 x float> %51, float %53, i64 1
  %55 = fadd <2 x float> %31, %54
  %56 = add nuw nsw i32 %30, 1
  %57 = icmp slt i32 %56, %2
  br i1 %57, label %29, label %23

58:                                               ; preds = %8, %23
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @cscal_axpy(i32 noundef %0, ptr noundef readonly byval(%struct.complexf) align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %0, %6
  br i1 %7, label %8, label %28

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4
  %11 = load float, ptr %1, align 4
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %2, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !23, !alias.scope !18, !noalias !21
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !23, !alias.scope !18, !noalias !21
  %17 = fneg float %16
  %18 = fmul float %10, %17
  %19 = tail call float @llvm.fmuladd.f32(float %11, float %14, float %18)
  %20 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %3, i64 %12
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !25, !alias.scope !21, !noalias !18
  %22 = fadd float %21, %19
  store float %22, ptr addrspace(1) %20, align 4, !tbaa !25, !alias.scope !21, !noalias !18
  %23 = fmul float %10, %14
  %24 = tail call float @llvm.fmuladd.f32(float %11, float %16, float %23)
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !27, !alias.scope !21, !noalias !18
  %27 = fadd float %24, %26
  store float %27, ptr addrspace(1) %25, align 4, !tbaa !27, !alias.scope !21, !noalias !18
  br label %28

28:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %0, ptr noundef readonly byval(%struct.complexf) align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %0, %6
  br i1 %7, label %8, label %28

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %2, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !23
  %14 = load float, ptr %1, align 4, !tbaa !25
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !27
  %17 = fneg float %13
  %18 = fmul float %16, %17
  %19 = tail call float @llvm.fmuladd.f32(float %14, float %11, float %18)
  %20 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %3, i64 %9
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !25
  %22 = fadd float %21, %19
  store float %22, ptr addrspace(1) %20, align 4, !tbaa !25
  %23 = fmul float %11, %16
  %24 = tail call float @llvm.fmuladd.f32(float %14, float %13, float %23)
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !27
  %27 = fadd float %24, %26
  store float %27, ptr addrspace(1) %25, align 4, !tbaa !27
  br label %28

28:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"int", !"float2*", !"float2*", !"float2*", !"int", !"int"}
!11 = !{!"int", !"int", !"int", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!12 = !{!"", !"", !"", !"const", !"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 0, i32 0, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int", !"complexf", !"complexf*", !"complexf*"}
!17 = !{!"", !"", !"restrict const", !"restrict"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_cscal_axpy: argument 0"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_cscal_axpy"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"__clang_ocl_kern_imp_cscal_axpy: argument 1"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !6, i64 0}
!25 = !{!26, !24, i64 0}
!26 = !{!"", !24, i64 0, !24, i64 4}
!27 = !{!26, !24, i64 4}
