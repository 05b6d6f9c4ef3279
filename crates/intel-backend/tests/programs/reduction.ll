target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Best = type { float, i32 }

@reduction.local_sums = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@reduction.local_best = internal unnamed_addr addrspace(3) global [64 x %struct.Best] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduction(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %5 = alloca %struct.Best, align 8
  %6 = alloca %struct.Best, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %3, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %22

14:                                               ; preds = %40, %4
  %15 = phi i64 [ -8388608, %4 ], [ %42, %40 ]
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %40 ]
  %17 = and i64 %7, 4294967295
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.local_sums, i64 %17
  store float %16, ptr addrspace(3) %18, align 4, !tbaa !20, !noalias !22
  %19 = getelementptr inbounds nuw %struct.Best, ptr addrspace(3) @reduction.local_best, i64 %17
  store i64 %15, ptr addrspace(3) %19, align 8, !noalias !22
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_sums to ptr addrspace(4)), i64 %17
  %21 = getelementptr inbounds nuw %struct.Best, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_best to ptr addrspace(4)), i64 %17
  br label %49

22:                                               ; preds = %12, %40
  %23 = phi float [ 0.000000e+00, %12 ], [ %29, %40 ]
  %24 = phi i32 [ %10, %12 ], [ %45, %40 ]
  %25 = phi i64 [ -8388608, %12 ], [ %42, %40 ]
  %26 = zext i32 %24 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !20, !alias.scope !13, !noalias !23
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store float %28, ptr %5, align 8, !noalias !22
  store i32 %24, ptr %13, align 4, !noalias !22
  store i64 %25, ptr %6, align 8, !noalias !22
  %30 = trunc i64 %25 to i32
  %31 = bitcast i32 %30 to float
  %32 = fcmp ogt float %28, %31
  br i1 %32, label %40, label %33

33:                                               ; preds = %22
  %34 = lshr i64 %25, 32
  %35 = trunc nuw i64 %34 to i32
  %36 = fcmp oeq float %28, %31
  %37 = icmp ult i32 %24, %35
  %38 = select i1 %36, i1 %37, i1 false
  %39 = select i1 %38, ptr %5, ptr %6
  br label %40

40:                                               ; preds = %33, %22
  %41 = phi ptr [ %5, %22 ], [ %39, %33 ]
  %42 = load i64, ptr %41, align 4, !noalias !24
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %44 = trunc i64 %43 to i32
  %45 = add i32 %24, %44
  %46 = icmp ult i32 %45, %3
  br i1 %46, label %22, label %14

47:                                               ; preds = %76
  %48 = icmp eq i32 %8, 0
  br i1 %48, label %79, label %85

49:                                               ; preds = %14, %76
  %50 = phi i32 [ 32, %14 ], [ %77, %76 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8, !noalias !22
  %51 = icmp ugt i32 %50, %8
  br i1 %51, label %52, label %76

52:                                               ; preds = %49
  %53 = add i32 %50, %8
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_sums to ptr addrspace(4)), i64 %54
  %56 = load float, ptr addrspace(4) %55, align 4, !tbaa !20, !noalias !22
  %57 = load float, ptr addrspace(4) %20, align 4, !tbaa !20, !noalias !22
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(4) %20, align 4, !tbaa !20, !noalias !22
  %59 = getelementptr inbounds nuw %struct.Best, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_best to ptr addrspace(4)), i64 %54
  %60 = load i64, ptr addrspace(4) %21, align 4, !noalias !22
  %61 = load i64, ptr addrspace(4) %59, align 4, !noalias !22
  %62 = trunc i64 %61 to i32
  %63 = bitcast i32 %62 to float
  %64 = trunc i64 %60 to i32
  %65 = bitcast i32 %64 to float
  %66 = fcmp ogt float %63, %65
  %67 = lshr i64 %61, 32
  %68 = trunc nuw i64 %67 to i32
  %69 = lshr i64 %60, 32
  %70 = trunc nuw i64 %69 to i32
  %71 = fcmp oeq float %63, %65
  %72 = icmp ult i32 %68, %70
  %73 = select i1 %71, i1 %72, i1 false
  %74 = select i1 %66, i1 true, i1 %73
  %75 = select i1 %74, i64 %61, i64 %60
  store i64 %75, ptr addrspace(4) %21, align 4, !noalias !22
  br label %76

76:                                               ; preds = %52, %49
  %77 = lshr i32 %50, 1
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %47, label %49

79:                                               ; preds = %47
  %80 = load float, ptr addrspace(3) @reduction.local_sums, align 4, !tbaa !20, !noalias !22
  %81 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %81
  store float %80, ptr addrspace(1) %82, align 4, !tbaa !20, !alias.scope !16, !noalias !27
  %83 = getelementptr inbounds nuw %struct.Best, ptr addrspace(1) %2, i64 %81
  %84 = load i64, ptr addrspace(3) @reduction.local_best, align 8, !noalias !22
  store i64 %84, ptr addrspace(1) %83, align 4, !alias.scope !18, !noalias !28
  br label %85

85:                                               ; preds = %47, %79
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %5 = alloca %struct.Best, align 8
  %6 = alloca %struct.Best, align 8
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %3, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %22

14:                                               ; preds = %40, %4
  %15 = phi i64 [ -8388608, %4 ], [ %42, %40 ]
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %40 ]
  %17 = and i64 %7, 4294967295
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.local_sums, i64 %17
  store float %16, ptr addrspace(3) %18, align 4, !tbaa !20
  %19 = getelementptr inbounds nuw %struct.Best, ptr addrspace(3) @reduction.local_best, i64 %17
  store i64 %15, ptr addrspace(3) %19, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_sums to ptr addrspace(4)), i64 %17
  %21 = getelementptr inbounds nuw %struct.Best, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_best to ptr addrspace(4)), i64 %17
  br label %49

22:                                               ; preds = %12, %40
  %23 = phi float [ 0.000000e+00, %12 ], [ %29, %40 ]
  %24 = phi i32 [ %10, %12 ], [ %45, %40 ]
  %25 = phi i64 [ -8388608, %12 ], [ %42, %40 ]
  %26 = zext i32 %24 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !20
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store float %28, ptr %5, align 8
  store i32 %24, ptr %13, align 4
  store i64 %25, ptr %6, align 8
  %30 = trunc i64 %25 to i32
  %31 = bitcast i32 %30 to float
  %32 = fcmp ogt float %28, %31
  br i1 %32, label %40, label %33

33:                                               ; preds = %22
  %34 = lshr i64 %25, 32
  %35 = trunc nuw i64 %34 to i32
  %36 = fcmp oeq float %28, %31
  %37 = icmp ult i32 %24, %35
  %38 = select i1 %36, i1 %37, i1 false
  %39 = select i1 %38, ptr %5, ptr %6
  br label %40

40:                                               ; preds = %33, %22
  %41 = phi ptr [ %5, %22 ], [ %39, %33 ]
  %42 = load i64, ptr %41, align 4, !noalias !29
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %44 = trunc i64 %43 to i32
  %45 = add i32 %24, %44
  %46 = icmp ult i32 %45, %3
  br i1 %46, label %22, label %14

47:                                               ; preds = %76
  %48 = icmp eq i32 %8, 0
  br i1 %48, label %79, label %85

49:                                               ; preds = %14, %76
  %50 = phi i32 [ 32, %14 ], [ %77, %76 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %51 = icmp ugt i32 %50, %8
  br i1 %51, label %52, label %76

52:                                               ; preds = %49
  %53 = add nuw i32 %50, %8
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_sums to ptr addrspace(4)), i64 %54
  %56 = load float, ptr addrspace(4) %55, align 4, !tbaa !20
  %57 = load float, ptr addrspace(4) %20, align 4, !tbaa !20
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(4) %20, align 4, !tbaa !20
  %59 = getelementptr inbounds nuw %struct.Best, ptr addrspace(4) addrspacecast (ptr addrspace(3) @reduction.local_best to ptr addrspace(4)), i64 %54
  %60 = load i64, ptr addrspace(4) %21, align 4
  %61 = load i64, ptr addrspace(4) %59, align 4
  %62 = trunc i64 %61 to i32
  %63 = bitcast i32 %62 to float
  %64 = trunc i64 %60 to i32
  %65 = bitcast i32 %64 to float
  %66 = fcmp ogt float %63, %65
  %67 = lshr i64 %61, 32
  %68 = trunc nuw i64 %67 to i32
  %69 = lshr i64 %60, 32
  %70 = trunc nuw i64 %69 to i32
  %71 = fcmp oeq float %63, %65
  %72 = icmp ult i32 %68, %70
  %73 = select i1 %71, i1 %72, i1 false
  %74 = select i1 %66, i1 true, i1 %73
  %75 = select i1 %74, i64 %61, i64 %60
  store i64 %75, ptr addrspace(4) %21, align 4
  br label %76

76:                                               ; preds = %49, %52
  %77 = lshr i32 %50, 1
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %47, label %49

79:                                               ; preds = %47
  %80 = load float, ptr addrspace(3) @reduction.local_sums, align 4, !tbaa !20
  %81 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %81
  store float %80, ptr addrspace(1) %82, align 4, !tbaa !20
  %83 = getelementptr inbounds nuw %struct.Best, ptr addrspace(1) %2, i64 %81
  %84 = load i64, ptr addrspace(3) @reduction.local_best, align 8
  store i64 %84, ptr addrspace(1) %83, align 4
  br label %85

85:                                               ; preds = %79, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"Best*", !"uint"}
!11 = !{!"restrict const", !"restrict", !"restrict", !""}
!12 = !{i32 64, i32 1, i32 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_reduction: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_reduction"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_reduction: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_reduction: argument 2"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{!14, !17, !19}
!23 = !{!17, !19}
!24 = !{!25, !14, !17, !19}
!25 = distinct !{!25, !26, !"better: argument 0"}
!26 = distinct !{!26, !"better"}
!27 = !{!14, !19}
!28 = !{!14, !17}
!29 = !{!30}
!30 = distinct !{!30, !31, !"better: argument 0"}
!31 = distinct !{!31, !"better"}
