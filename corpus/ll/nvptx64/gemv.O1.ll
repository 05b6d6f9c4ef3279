; ModuleID = 'corpus/opencl/gemv.cl'
source_filename = "corpus/opencl/gemv.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemv_trans.xs = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = icmp slt i32 %12, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = mul nsw i32 %5, %10
  br label %23

18:                                               ; preds = %23, %9
  %19 = phi float [ 0.000000e+00, %9 ], [ %33, %23 ]
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %13
  store float %19, ptr addrspace(3) %20, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = lshr i32 %14, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %36, label %40

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %12, %16 ], [ %34, %23 ]
  %25 = phi float [ 0.000000e+00, %16 ], [ %33, %23 ]
  %26 = add nsw i32 %24, %17
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = tail call noundef float @llvm.fmuladd.f32(float %29, float %32, float %25)
  %34 = add nuw nsw i32 %24, %14
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %23, label %18, !llvm.loop !16

36:                                               ; preds = %50, %18
  %37 = icmp eq i32 %12, 0
  %38 = icmp sgt i32 %0, %10
  %39 = and i1 %37, %38
  br i1 %39, label %53, label %66

40:                                               ; preds = %18, %50
  %41 = phi i32 [ %51, %50 ], [ %21, %18 ]
  %42 = icmp samesign ugt i32 %41, %12
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = add nuw nsw i32 %41, %12
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %48 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %20, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %43, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = lshr i32 %41, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %36, label %40, !llvm.loop !18

53:                                               ; preds = %36
  %54 = fcmp oeq float %3, 0.000000e+00
  %55 = load float, ptr addrspace(3) %8, align 4, !tbaa !14
  br i1 %54, label %56, label %58

56:                                               ; preds = %53
  %57 = fmul float %2, %55
  br label %63

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %11
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !14
  %61 = fmul float %3, %60
  %62 = tail call float @llvm.fmuladd.f32(float %2, float %55, float %61)
  br label %63

63:                                               ; preds = %58, %56
  %64 = phi float [ %57, %56 ], [ %62, %58 ]
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %11
  store float %64, ptr addrspace(1) %65, align 4, !tbaa !14
  br label %66

66:                                               ; preds = %63, %36
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %0, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %14
  %20 = icmp sgt i32 %1, %16
  br label %24

21:                                               ; preds = %54, %7
  %22 = phi float [ 0.000000e+00, %7 ], [ %55, %54 ]
  %23 = icmp sgt i32 %1, %16
  br i1 %23, label %59, label %73

24:                                               ; preds = %18, %54
  %25 = phi i32 [ %0, %18 ], [ %58, %54 ]
  %26 = phi float [ 0.000000e+00, %18 ], [ %55, %54 ]
  %27 = phi i32 [ 0, %18 ], [ %56, %54 ]
  %28 = tail call i32 @llvm.smax.i32(i32 %25, i32 1)
  %29 = tail call i32 @llvm.smin.i32(i32 %28, i32 32)
  %30 = add nuw nsw i32 %27, %8
  %31 = icmp slt i32 %30, %0
  br i1 %31, label %32, label %36

32:                                               ; preds = %24
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  store float %35, ptr addrspace(3) %19, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %32, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp sgt i32 %0, %27
  %38 = and i1 %20, %37
  br i1 %38, label %39, label %54

39:                                               ; preds = %36, %39
  %40 = phi i32 [ %52, %39 ], [ 0, %36 ]
  %41 = phi float [ %51, %39 ], [ %26, %36 ]
  %42 = add nuw nsw i32 %40, %27
  %43 = mul nsw i32 %42, %1
  %44 = add nsw i32 %43, %16
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = zext nneg i32 %40 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %48
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %51 = tail call float @llvm.fmuladd.f32(float %47, float %50, float %41)
  %52 = add nuw nsw i32 %40, 1
  %53 = icmp eq i32 %52, %29
  br i1 %53, label %54, label %39, !llvm.loop !23

54:                                               ; preds = %39, %36
  %55 = phi float [ %26, %36 ], [ %51, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = add nuw nsw i32 %27, 32
  %57 = icmp slt i32 %56, %0
  %58 = add i32 %25, -32
  br i1 %57, label %24, label %21, !llvm.loop !24

59:                                               ; preds = %21
  %60 = fmul float %2, %22
  %61 = fcmp une float %3, 0.000000e+00
  br i1 %61, label %62, label %68

62:                                               ; preds = %59
  %63 = shl i64 %15, 32
  %64 = ashr exact i64 %63, 30
  %65 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %60)
  br label %68

68:                                               ; preds = %62, %59
  %69 = phi float [ %67, %62 ], [ %60, %59 ]
  %70 = shl i64 %15, 32
  %71 = ashr exact i64 %70, 30
  %72 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %71
  store float %69, ptr addrspace(1) %72, align 4, !tbaa !14
  br label %73

73:                                               ; preds = %68, %21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 1, i32 3}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"float", !"float", !"float*", !"int", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"restrict const", !"", !"restrict const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!22 = !{!"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
