; ModuleID = 'corpus/opencl/iamax.cl'
source_filename = "corpus/opencl/iamax.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.candidate = type { float, i32 }

@iamax.lm = internal unnamed_addr addrspace(3) global [64 x %struct.candidate] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.candidate, align 8
  %6 = alloca %struct.candidate, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %21

15:                                               ; preds = %36, %4
  %16 = phi float [ -1.000000e+00, %4 ], [ %42, %36 ]
  %17 = phi i32 [ -1, %4 ], [ %41, %36 ]
  %18 = sext i32 %8 to i64
  %19 = getelementptr inbounds %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %18
  store float %16, ptr addrspace(3) %19, align 4, !noalias !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 4
  store i32 %17, ptr addrspace(3) %20, align 4, !noalias !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !12
  br label %49

21:                                               ; preds = %12, %36
  %22 = phi i32 [ %10, %12 ], [ %45, %36 ]
  %23 = phi i32 [ -1, %12 ], [ %41, %36 ]
  %24 = phi float [ -1.000000e+00, %12 ], [ %42, %36 ]
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15, !alias.scope !12
  %28 = tail call spir_func float @_Z4fabsf(float noundef %27) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store float %28, ptr %5, align 8, !noalias !12
  store i32 %22, ptr %13, align 4, !noalias !12
  store float %24, ptr %6, align 8, !noalias !12
  store i32 %23, ptr %14, align 4, !noalias !12
  %29 = fcmp ogt float %28, %24
  br i1 %29, label %35, label %30

30:                                               ; preds = %21
  %31 = fcmp oeq float %28, %24
  br i1 %31, label %32, label %36

32:                                               ; preds = %30
  %33 = icmp ult i32 %22, %23
  %34 = freeze i1 %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %32, %21
  br label %36

36:                                               ; preds = %30, %32, %35
  %37 = phi ptr [ %5, %35 ], [ %6, %32 ], [ %6, %30 ]
  %38 = load i64, ptr %37, align 8, !noalias !17
  %39 = trunc i64 %38 to i32
  %40 = lshr i64 %38, 32
  %41 = trunc nuw i64 %40 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %42 = bitcast i32 %39 to float
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %44 = trunc i64 %43 to i32
  %45 = add i32 %22, %44
  %46 = icmp slt i32 %45, %0
  br i1 %46, label %21, label %15

47:                                               ; preds = %75
  %48 = icmp eq i32 %8, 0
  br i1 %48, label %78, label %84

49:                                               ; preds = %15, %75
  %50 = phi i32 [ 32, %15 ], [ %76, %75 ]
  %51 = icmp sgt i32 %50, %8
  br i1 %51, label %52, label %75

52:                                               ; preds = %49
  %53 = add nsw i32 %50, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %54
  %56 = load i64, ptr addrspace(3) %19, align 4, !noalias !12
  %57 = load i64, ptr addrspace(3) %55, align 4, !noalias !12
  %58 = trunc i64 %57 to i32
  %59 = bitcast i32 %58 to float
  %60 = trunc i64 %56 to i32
  %61 = bitcast i32 %60 to float
  %62 = fcmp ogt float %59, %61
  %63 = lshr i64 %57, 32
  %64 = trunc nuw i64 %63 to i32
  %65 = lshr i64 %56, 32
  %66 = trunc nuw i64 %65 to i32
  br i1 %62, label %72, label %67

67:                                               ; preds = %52
  %68 = fcmp oeq float %59, %61
  br i1 %68, label %69, label %73

69:                                               ; preds = %67
  %70 = icmp ult i32 %64, %66
  %71 = freeze i1 %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %69, %52
  br label %73

73:                                               ; preds = %67, %69, %72
  %74 = phi i64 [ %57, %72 ], [ %56, %69 ], [ %56, %67 ]
  store i64 %74, ptr addrspace(3) %19, align 4, !noalias !12
  br label %75

75:                                               ; preds = %73, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !12
  %76 = lshr i32 %50, 1
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %47, label %49

78:                                               ; preds = %47
  %79 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !20, !noalias !12
  %80 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %80
  store float %79, ptr addrspace(1) %81, align 4, !tbaa !15, !noalias !12
  %82 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 4), align 4, !tbaa !22, !noalias !12
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %80
  store i32 %82, ptr addrspace(1) %83, align 4, !tbaa !4, !noalias !12
  br label %84

84:                                               ; preds = %47, %78
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.candidate, align 8
  %6 = alloca %struct.candidate, align 8
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %0, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %21

15:                                               ; preds = %36, %4
  %16 = phi float [ -1.000000e+00, %4 ], [ %42, %36 ]
  %17 = phi i32 [ -1, %4 ], [ %41, %36 ]
  %18 = sext i32 %8 to i64
  %19 = getelementptr inbounds %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %18
  store float %16, ptr addrspace(3) %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 4
  store i32 %17, ptr addrspace(3) %20, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %49

21:                                               ; preds = %12, %36
  %22 = phi i32 [ %10, %12 ], [ %45, %36 ]
  %23 = phi i32 [ -1, %12 ], [ %41, %36 ]
  %24 = phi float [ -1.000000e+00, %12 ], [ %42, %36 ]
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %28 = tail call spir_func float @_Z4fabsf(float noundef %27) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store float %28, ptr %5, align 8
  store i32 %22, ptr %13, align 4
  store float %24, ptr %6, align 8
  store i32 %23, ptr %14, align 4
  %29 = fcmp ogt float %28, %24
  br i1 %29, label %35, label %30

30:                                               ; preds = %21
  %31 = fcmp oeq float %28, %24
  br i1 %31, label %32, label %36

32:                                               ; preds = %30
  %33 = icmp ult i32 %22, %23
  %34 = freeze i1 %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %32, %21
  br label %36

36:                                               ; preds = %30, %32, %35
  %37 = phi ptr [ %5, %35 ], [ %6, %32 ], [ %6, %30 ]
  %38 = load i64, ptr %37, align 8, !noalias !23
  %39 = trunc i64 %38 to i32
  %40 = lshr i64 %38, 32
  %41 = trunc nuw i64 %40 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %42 = bitcast i32 %39 to float
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %44 = trunc i64 %43 to i32
  %45 = add i32 %22, %44
  %46 = icmp slt i32 %45, %0
  br i1 %46, label %21, label %15

47:                                               ; preds = %75
  %48 = icmp eq i32 %8, 0
  br i1 %48, label %78, label %84

49:                                               ; preds = %15, %75
  %50 = phi i32 [ 32, %15 ], [ %76, %75 ]
  %51 = icmp sgt i32 %50, %8
  br i1 %51, label %52, label %75

52:                                               ; preds = %49
  %53 = add nsw i32 %50, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %54
  %56 = load i64, ptr addrspace(3) %19, align 4
  %57 = load i64, ptr addrspace(3) %55, align 4
  %58 = trunc i64 %57 to i32
  %59 = bitcast i32 %58 to float
  %60 = trunc i64 %56 to i32
  %61 = bitcast i32 %60 to float
  %62 = fcmp ogt float %59, %61
  %63 = lshr i64 %57, 32
  %64 = trunc nuw i64 %63 to i32
  %65 = lshr i64 %56, 32
  %66 = trunc nuw i64 %65 to i32
  br i1 %62, label %72, label %67

67:                                               ; preds = %52
  %68 = fcmp oeq float %59, %61
  br i1 %68, label %69, label %73

69:                                               ; preds = %67
  %70 = icmp ult i32 %64, %66
  %71 = freeze i1 %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %69, %52
  br label %73

73:                                               ; preds = %67, %69, %72
  %74 = phi i64 [ %57, %72 ], [ %56, %69 ], [ %56, %67 ]
  store i64 %74, ptr addrspace(3) %19, align 4
  br label %75

75:                                               ; preds = %73, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %76 = lshr i32 %50, 1
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %47, label %49

78:                                               ; preds = %47
  %79 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !20
  %80 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %80
  store float %79, ptr addrspace(1) %81, align 4, !tbaa !15
  %82 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 4), align 4, !tbaa !22
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %80
  store i32 %82, ptr addrspace(1) %83, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %78, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float*", !"float*", !"uint*"}
!11 = !{!"", !"restrict const", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_iamax: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_iamax"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{!18, !13}
!18 = distinct !{!18, !19, !"better: argument 0"}
!19 = distinct !{!19, !"better"}
!20 = !{!21, !16, i64 0}
!21 = !{!"", !16, i64 0, !5, i64 4}
!22 = !{!21, !5, i64 4}
!23 = !{!24}
!24 = distinct !{!24, !25, !"better: argument 0"}
!25 = distinct !{!25, !"better"}
