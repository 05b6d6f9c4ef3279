; ModuleID = 'corpus/opencl/bfs.cl'
source_filename = "corpus/opencl/bfs.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Node = type { i32, i32 }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bfs_expand(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef align 1 captures(none) %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noundef readonly align 1 captures(none) %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %6, %9
  br i1 %10, label %11, label %40

11:                                               ; preds = %7
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !19, !alias.scope !17, !noalias !20
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %40, label %16

16:                                               ; preds = %11
  store i8 0, ptr addrspace(1) %13, align 1, !tbaa !19, !alias.scope !17, !noalias !20
  %17 = getelementptr inbounds %struct.Node, ptr addrspace(1) %0, i64 %12
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !22, !alias.scope !12, !noalias !24
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !25, !alias.scope !12, !noalias !24
  %21 = add nsw i32 %20, %18
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %40

23:                                               ; preds = %16, %37
  %24 = phi i32 [ %38, %37 ], [ %18, %16 ]
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4, !alias.scope !15, !noalias !26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !19, !noalias !27
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %28
  %34 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %33, i32 noundef 5) #6, !noalias !28
  %35 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %28
  %36 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %35, i32 noundef 1) #6, !noalias !28
  br label %37

37:                                               ; preds = %32, %23
  %38 = add nsw i32 %24, 1
  %39 = icmp slt i32 %38, %21
  br i1 %39, label %23, label %40

40:                                               ; preds = %37, %16, %7, %11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bfs_expand(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef align 1 captures(none) %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noundef readonly align 1 captures(none) %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %6, %9
  br i1 %10, label %11, label %40

11:                                               ; preds = %7
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !19
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %40, label %16

16:                                               ; preds = %11
  store i8 0, ptr addrspace(1) %13, align 1, !tbaa !19
  %17 = getelementptr inbounds %struct.Node, ptr addrspace(1) %0, i64 %12
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !22
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !25
  %21 = add nsw i32 %20, %18
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %40

23:                                               ; preds = %16, %37
  %24 = phi i32 [ %38, %37 ], [ %18, %16 ]
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !19
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %28
  %34 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %33, i32 noundef 5) #6
  %35 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %28
  %36 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %35, i32 noundef 1) #6
  br label %37

37:                                               ; preds = %32, %23
  %38 = add nsw i32 %24, 1
  %39 = icmp slt i32 %38, %21
  br i1 %39, label %23, label %40

40:                                               ; preds = %37, %16, %11, %7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bfs_promote(ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4, !alias.scope !36, !noalias !33
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  store i8 1, ptr addrspace(1) %15, align 1, !tbaa !19, !alias.scope !33, !noalias !36
  %16 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %10
  store i8 1, ptr addrspace(1) %16, align 1, !tbaa !19, !noalias !38
  %17 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef align 4 %3, i32 noundef 1) #6, !noalias !38
  store i32 0, ptr addrspace(1) %11, align 4, !tbaa !4, !alias.scope !36, !noalias !33
  br label %18

18:                                               ; preds = %5, %9, %14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bfs_promote(ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  store i8 1, ptr addrspace(1) %15, align 1, !tbaa !19
  %16 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %10
  store i8 1, ptr addrspace(1) %16, align 1, !tbaa !19
  %17 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %3, i32 noundef 1) #6
  store i32 0, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %9, %14, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"Node*", !"int*", !"char*", !"int*", !"char*", !"int*", !"int"}
!11 = !{!"restrict const", !"restrict const", !"restrict", !"restrict", !"const", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_bfs_expand: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_bfs_expand"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_bfs_expand: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_bfs_expand: argument 2"}
!19 = !{!6, !6, i64 0}
!20 = !{!13, !16, !21}
!21 = distinct !{!21, !14, !"__clang_ocl_kern_imp_bfs_expand: argument 3"}
!22 = !{!23, !5, i64 0}
!23 = !{!"", !5, i64 0, !5, i64 4}
!24 = !{!16, !18, !21}
!25 = !{!23, !5, i64 4}
!26 = !{!13, !18, !21}
!27 = !{!13, !16, !18, !21}
!28 = !{!13, !16, !18}
!29 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!30 = !{!"none", !"none", !"none", !"none", !"none"}
!31 = !{!"char*", !"int*", !"char*", !"int*", !"int"}
!32 = !{!"restrict", !"restrict", !"", !"volatile", !""}
!33 = !{!34}
!34 = distinct !{!34, !35, !"__clang_ocl_kern_imp_bfs_promote: argument 0"}
!35 = distinct !{!35, !"__clang_ocl_kern_imp_bfs_promote"}
!36 = !{!37}
!37 = distinct !{!37, !35, !"__clang_ocl_kern_imp_bfs_promote: argument 1"}
!38 = !{!34, !37}
