; ModuleID = 'corpus/opencl/gemm_int8.cl'
source_filename = "corpus/opencl/gemm_int8.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %0, %14
  %16 = icmp sgt i32 %1, %12
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %61

18:                                               ; preds = %10
  %19 = sext i32 %12 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4, !alias.scope !18, !noalias !24
  %22 = ashr i32 %2, 2
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %18
  %25 = mul nsw i32 %22, %14
  %26 = insertelement <4 x i32> poison, i32 %7, i64 0
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <4 x i32> zeroinitializer
  %28 = mul nsw i32 %22, %12
  br label %42

29:                                               ; preds = %42, %18
  %30 = phi i32 [ %21, %18 ], [ %58, %42 ]
  %31 = sitofp i32 %30 to float
  %32 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %19
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !25, !alias.scope !20, !noalias !27
  %34 = fmul float %33, %31
  %35 = sitofp i32 %8 to float
  %36 = fadd float %34, %35
  %37 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %36) #5
  %38 = mul nsw i32 %1, %14
  %39 = add nsw i32 %38, %12
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %40
  store i8 %37, ptr addrspace(1) %41, align 1, !tbaa !28, !alias.scope !22, !noalias !29
  br label %61

42:                                               ; preds = %24, %42
  %43 = phi i32 [ %21, %24 ], [ %58, %42 ]
  %44 = phi i32 [ 0, %24 ], [ %59, %42 ]
  %45 = add nsw i32 %44, %25
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %46
  %48 = load <4 x i8>, ptr addrspace(1) %47, align 4, !tbaa !28, !alias.scope !13, !noalias !30
  %49 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %48) #5
  %50 = sub <4 x i32> %49, %27
  %51 = add nsw i32 %44, %28
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %52
  %54 = load <4 x i8>, ptr addrspace(1) %53, align 4, !tbaa !28, !alias.scope !16, !noalias !31
  %55 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %54) #5
  %56 = mul <4 x i32> %55, %50
  %57 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %56)
  %58 = add i32 %57, %43
  %59 = add nuw nsw i32 %44, 1
  %60 = icmp slt i32 %59, %22
  br i1 %60, label %42, label %29

61:                                               ; preds = %10, %29
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %0, %14
  %16 = icmp sgt i32 %1, %12
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %61

18:                                               ; preds = %10
  %19 = sext i32 %12 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = ashr i32 %2, 2
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %18
  %25 = mul nsw i32 %22, %14
  %26 = insertelement <4 x i32> poison, i32 %7, i64 0
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <4 x i32> zeroinitializer
  %28 = mul nsw i32 %22, %12
  br label %42

29:                                               ; preds = %42, %18
  %30 = phi i32 [ %21, %18 ], [ %58, %42 ]
  %31 = sitofp i32 %30 to float
  %32 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %19
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !25
  %34 = fmul float %33, %31
  %35 = sitofp i32 %8 to float
  %36 = fadd float %34, %35
  %37 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %36) #5
  %38 = mul nsw i32 %1, %14
  %39 = add nsw i32 %38, %12
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %40
  store i8 %37, ptr addrspace(1) %41, align 1, !tbaa !28
  br label %61

42:                                               ; preds = %24, %42
  %43 = phi i32 [ %21, %24 ], [ %58, %42 ]
  %44 = phi i32 [ 0, %24 ], [ %59, %42 ]
  %45 = add nsw i32 %44, %25
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %46
  %48 = load <4 x i8>, ptr addrspace(1) %47, align 4, !tbaa !28
  %49 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %48) #5
  %50 = sub <4 x i32> %49, %27
  %51 = add nsw i32 %44, %28
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %52
  %54 = load <4 x i8>, ptr addrspace(1) %53, align 4, !tbaa !28
  %55 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %54) #5
  %56 = mul <4 x i32> %55, %50
  %57 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %56)
  %58 = add i32 %57, %43
  %59 = add nuw nsw i32 %44, 1
  %60 = icmp slt i32 %59, %22
  br i1 %60, label %42, label %29

61:                                               ; preds = %10, %29
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"int", !"char4*", !"char4*", !"int*", !"float*", !"int", !"int", !"char*"}
!11 = !{!"int", !"int", !"int", !"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"int", !"char*"}
!12 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"", !"", !"restrict"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_gemm_int8: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_gemm_int8"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_gemm_int8: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_gemm_int8: argument 2"}
!20 = !{!21}
!21 = distinct !{!21, !15, !"__clang_ocl_kern_imp_gemm_int8: argument 3"}
!22 = !{!23}
!23 = distinct !{!23, !15, !"__clang_ocl_kern_imp_gemm_int8: argument 4"}
!24 = !{!14, !17, !21, !23}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !6, i64 0}
!27 = !{!14, !17, !19, !23}
!28 = !{!6, !6, i64 0}
!29 = !{!14, !17, !19, !21}
!30 = !{!17, !19, !21, !23}
!31 = !{!14, !19, !21, !23}
