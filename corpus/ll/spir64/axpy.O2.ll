; ModuleID = 'corpus/opencl/axpy.cl'
source_filename = "corpus/opencl/axpy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @axpy_strided(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  br i1 %11, label %12, label %29

12:                                               ; preds = %8, %12
  %13 = phi i32 [ %27, %12 ], [ %10, %8 ]
  %14 = mul nsw i32 %13, %4
  %15 = add nsw i32 %14, %3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !15, !alias.scope !12
  %19 = mul nsw i32 %13, %7
  %20 = add nsw i32 %19, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !15, !noalias !12
  %24 = tail call float @llvm.fmuladd.f32(float %1, float %18, float %23)
  store float %24, ptr addrspace(1) %22, align 4, !tbaa !15, !noalias !12
  %25 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %26 = trunc i64 %25 to i32
  %27 = add i32 %13, %26
  %28 = icmp slt i32 %27, %0
  br i1 %28, label %12, label %29

29:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_axpy_strided(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %8
  ret void

13:                                               ; preds = %8, %13
  %14 = phi i32 [ %28, %13 ], [ %10, %8 ]
  %15 = mul nsw i32 %14, %4
  %16 = add nsw i32 %15, %3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  %20 = mul nsw i32 %14, %7
  %21 = add nsw i32 %20, %6
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !15
  %25 = tail call float @llvm.fmuladd.f32(float %1, float %19, float %24)
  store float %25, ptr addrspace(1) %23, align 4, !tbaa !15
  %26 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %27 = trunc i64 %26 to i32
  %28 = add i32 %14, %27
  %29 = icmp slt i32 %28, %0
  br i1 %29, label %13, label %12
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @axpy_fast(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !22 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = sdiv i32 %0, 4
  %8 = icmp sgt i32 %7, %6
  br i1 %8, label %9, label %18

9:                                                ; preds = %4
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %10
  %12 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %10
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !26, !noalias !23
  %14 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !26, !alias.scope !23
  %15 = insertelement <4 x float> poison, float %1, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer
  %17 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %16, <4 x float> %14, <4 x float> %13)
  store <4 x float> %17, ptr addrspace(1) %12, align 16, !tbaa !26, !noalias !23
  br label %18

18:                                               ; preds = %4, %9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_axpy_fast(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !22 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = sdiv i32 %0, 4
  %8 = icmp sgt i32 %7, %6
  br i1 %8, label %9, label %18

9:                                                ; preds = %4
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !26
  %13 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %10
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !tbaa !26
  %15 = insertelement <4 x float> poison, float %1, i64 0
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer
  %17 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %16, <4 x float> %12, <4 x float> %14)
  store <4 x float> %17, ptr addrspace(1) %13, align 16, !tbaa !26
  br label %18

18:                                               ; preds = %9, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 0, i32 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float", !"float*", !"int", !"int", !"float*", !"int", !"int"}
!11 = !{!"", !"", !"restrict const", !"", !"", !"", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_axpy_strided: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_axpy_strided"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{i32 0, i32 0, i32 1, i32 1}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"int", !"float", !"float4*", !"float4*"}
!20 = !{!"int", !"float", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!21 = !{!"", !"", !"restrict const", !""}
!22 = !{i32 32, i32 1, i32 1}
!23 = !{!24}
!24 = distinct !{!24, !25, !"__clang_ocl_kern_imp_axpy_fast: argument 0"}
!25 = distinct !{!25, !"__clang_ocl_kern_imp_axpy_fast"}
!26 = !{!6, !6, i64 0}
