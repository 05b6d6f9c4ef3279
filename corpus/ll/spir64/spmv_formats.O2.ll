; ModuleID = 'corpus/opencl/spmv_formats.cl'
source_filename = "corpus/opencl/spmv_formats.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %36

10:                                               ; preds = %6
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %32, %10
  %13 = phi float [ 0.000000e+00, %10 ], [ %33, %32 ]
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21, !alias.scope !19, !noalias !23
  br label %36

16:                                               ; preds = %10, %32
  %17 = phi float [ %33, %32 ], [ 0.000000e+00, %10 ]
  %18 = phi i32 [ %34, %32 ], [ 0, %10 ]
  %19 = mul nsw i32 %18, %0
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4, !alias.scope !12, !noalias !24
  %24 = icmp sgt i32 %23, -1
  br i1 %24, label %25, label %32

25:                                               ; preds = %16
  %26 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !21, !alias.scope !15, !noalias !25
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !21, !alias.scope !17, !noalias !26
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %17)
  br label %32

32:                                               ; preds = %25, %16
  %33 = phi float [ %31, %25 ], [ %17, %16 ]
  %34 = add nuw nsw i32 %18, 1
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %16, label %12

36:                                               ; preds = %6, %12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %36

10:                                               ; preds = %6
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %32, %10
  %13 = phi float [ 0.000000e+00, %10 ], [ %33, %32 ]
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21
  br label %36

16:                                               ; preds = %10, %32
  %17 = phi float [ %33, %32 ], [ 0.000000e+00, %10 ]
  %18 = phi i32 [ %34, %32 ], [ 0, %10 ]
  %19 = mul nsw i32 %18, %0
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = icmp sgt i32 %23, -1
  br i1 %24, label %25, label %32

25:                                               ; preds = %16
  %26 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !21
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !21
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %17)
  br label %32

32:                                               ; preds = %25, %16
  %33 = phi float [ %31, %25 ], [ %17, %16 ]
  %34 = add nuw nsw i32 %18, 1
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %16, label %12

36:                                               ; preds = %12, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !27 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %38

10:                                               ; preds = %6
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %34, %10
  %13 = phi float [ 0.000000e+00, %10 ], [ %35, %34 ]
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21, !alias.scope !33, !noalias !35
  br label %38

16:                                               ; preds = %10, %34
  %17 = phi i32 [ %36, %34 ], [ 0, %10 ]
  %18 = phi float [ %35, %34 ], [ 0.000000e+00, %10 ]
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4, !noalias !36
  %22 = add nsw i32 %21, %8
  %23 = icmp ult i32 %22, %0
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = mul nsw i32 %17, %0
  %26 = add nsw i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !21, !alias.scope !28, !noalias !37
  %30 = sext i32 %22 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !21, !alias.scope !31, !noalias !38
  %33 = tail call spir_func float @_Z3madfff(float noundef %29, float noundef %32, float noundef %18) #5
  br label %34

34:                                               ; preds = %24, %16
  %35 = phi float [ %33, %24 ], [ %18, %16 ]
  %36 = add nuw nsw i32 %17, 1
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %16, label %12

38:                                               ; preds = %6, %12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !27 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %38

10:                                               ; preds = %6
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %34, %10
  %13 = phi float [ 0.000000e+00, %10 ], [ %35, %34 ]
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21
  br label %38

16:                                               ; preds = %10, %34
  %17 = phi i32 [ %36, %34 ], [ 0, %10 ]
  %18 = phi float [ %35, %34 ], [ 0.000000e+00, %10 ]
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %8
  %23 = icmp ult i32 %22, %0
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = mul nsw i32 %17, %0
  %26 = add nsw i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !21
  %30 = sext i32 %22 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !21
  %33 = tail call spir_func float @_Z3madfff(float noundef %29, float noundef %32, float noundef %18) #5
  br label %34

34:                                               ; preds = %24, %16
  %35 = phi float [ %33, %24 ], [ %18, %16 ]
  %36 = add nuw nsw i32 %17, 1
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %16, label %12

38:                                               ; preds = %6, %12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !39 !kernel_arg_access_qual !9 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !48)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %40

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4, !alias.scope !43, !noalias !54
  %14 = getelementptr i8, ptr addrspace(1) %12, i64 4
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4, !alias.scope !43, !noalias !54
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %10
  %18 = phi <2 x float> [ zeroinitializer, %10 ], [ %37, %20 ]
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %11
  store <2 x float> %18, ptr addrspace(1) %19, align 8, !tbaa !55, !alias.scope !52, !noalias !56
  br label %40

20:                                               ; preds = %10, %20
  %21 = phi <2 x float> [ %37, %20 ], [ zeroinitializer, %10 ]
  %22 = phi i32 [ %38, %20 ], [ %13, %10 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !55, !alias.scope !48, !noalias !57
  %26 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4, !alias.scope !46, !noalias !58
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %28
  %30 = load <2 x float>, ptr addrspace(1) %29, align 8, !tbaa !55, !alias.scope !50, !noalias !59
  %31 = shufflevector <4 x float> %25, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %32 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %31, <2 x float> noundef %30) #5
  %33 = shufflevector <4 x float> %25, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %34 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %33, <2 x float> noundef %30) #5
  %35 = insertelement <2 x float> poison, float %32, i64 0
  %36 = insertelement <2 x float> %35, float %34, i64 1
  %37 = fadd <2 x float> %21, %36
  %38 = add nsw i32 %22, 1
  %39 = icmp slt i32 %38, %15
  br i1 %39, label %20, label %17

40:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !39 !kernel_arg_access_qual !9 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %0, %8
  br i1 %9, label %10, label %40

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr i8, ptr addrspace(1) %12, i64 4
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %10
  %18 = phi <2 x float> [ zeroinitializer, %10 ], [ %37, %20 ]
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %11
  store <2 x float> %18, ptr addrspace(1) %19, align 8, !tbaa !55
  br label %40

20:                                               ; preds = %10, %20
  %21 = phi <2 x float> [ %37, %20 ], [ zeroinitializer, %10 ]
  %22 = phi i32 [ %38, %20 ], [ %13, %10 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !55
  %26 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %28
  %30 = load <2 x float>, ptr addrspace(1) %29, align 8, !tbaa !55
  %31 = shufflevector <4 x float> %25, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %32 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %31, <2 x float> noundef %30) #5
  %33 = shufflevector <4 x float> %25, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %34 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %33, <2 x float> noundef %30) #5
  %35 = insertelement <2 x float> poison, float %32, i64 0
  %36 = insertelement <2 x float> %35, float %34, i64 1
  %37 = fadd <2 x float> %21, %36
  %38 = add nsw i32 %22, 1
  %39 = icmp slt i32 %38, %15
  br i1 %39, label %20, label %17

40:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #2

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
!8 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int", !"int*", !"float*", !"float*", !"float*"}
!11 = !{!"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_spmv_ell: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_spmv_ell"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_spmv_ell: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_spmv_ell: argument 2"}
!19 = !{!20}
!20 = distinct !{!20, !14, !"__clang_ocl_kern_imp_spmv_ell: argument 3"}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = !{!13, !16, !18}
!24 = !{!16, !18, !20}
!25 = !{!13, !18, !20}
!26 = !{!13, !16, !20}
!27 = !{!"", !"", !"const", !"restrict const", !"restrict const", !"restrict"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"__clang_ocl_kern_imp_spmv_dia: argument 0"}
!30 = distinct !{!30, !"__clang_ocl_kern_imp_spmv_dia"}
!31 = !{!32}
!32 = distinct !{!32, !30, !"__clang_ocl_kern_imp_spmv_dia: argument 1"}
!33 = !{!34}
!34 = distinct !{!34, !30, !"__clang_ocl_kern_imp_spmv_dia: argument 2"}
!35 = !{!29, !32}
!36 = !{!29, !32, !34}
!37 = !{!32, !34}
!38 = !{!29, !34}
!39 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!40 = !{!"int", !"int*", !"int*", !"float4*", !"float2*", !"float2*"}
!41 = !{!"int", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!42 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"__clang_ocl_kern_imp_spmv_bsr2: argument 0"}
!45 = distinct !{!45, !"__clang_ocl_kern_imp_spmv_bsr2"}
!46 = !{!47}
!47 = distinct !{!47, !45, !"__clang_ocl_kern_imp_spmv_bsr2: argument 1"}
!48 = !{!49}
!49 = distinct !{!49, !45, !"__clang_ocl_kern_imp_spmv_bsr2: argument 2"}
!50 = !{!51}
!51 = distinct !{!51, !45, !"__clang_ocl_kern_imp_spmv_bsr2: argument 3"}
!52 = !{!53}
!53 = distinct !{!53, !45, !"__clang_ocl_kern_imp_spmv_bsr2: argument 4"}
!54 = !{!47, !49, !51, !53}
!55 = !{!6, !6, i64 0}
!56 = !{!44, !47, !49, !51}
!57 = !{!44, !47, !51, !53}
!58 = !{!44, !49, !51, !53}
!59 = !{!44, !47, !49, !53}
