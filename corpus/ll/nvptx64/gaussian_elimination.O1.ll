; ModuleID = 'corpus/opencl/gaussian_elimination.cl'
source_filename = "corpus/opencl/gaussian_elimination.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@eliminate_local.a = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@eliminate_local.pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) align 4 poison, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = xor i32 %4, -1
  %12 = add i32 %3, %11
  %13 = icmp sgt i32 %12, %10
  br i1 %13, label %14, label %31

14:                                               ; preds = %5
  %15 = add i32 %10, 1
  %16 = add i32 %15, %4
  %17 = mul nsw i32 %16, %3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = sext i32 %4 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = mul nsw i32 %4, %3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %20
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = fdiv float %22, %27
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %30 = getelementptr inbounds float, ptr addrspace(1) %29, i64 %20
  store float %28, ptr addrspace(1) %30, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %14, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
  tail call void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = xor i32 %4, -1
  %17 = add i32 %3, %16
  %18 = icmp sgt i32 %17, %10
  %19 = sub nsw i32 %3, %4
  %20 = icmp sgt i32 %19, %15
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %54

22:                                               ; preds = %5
  %23 = add nsw i32 %10, 1
  %24 = add nsw i32 %23, %4
  %25 = mul nsw i32 %24, %3
  %26 = add nsw i32 %25, %4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = mul nsw i32 %4, %3
  %31 = add nsw i32 %4, %15
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = add nsw i32 %25, %31
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = fneg float %29
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %35, float %39)
  store float %41, ptr addrspace(1) %38, align 4, !tbaa !14
  %42 = icmp eq i32 %15, 0
  br i1 %42, label %43, label %54

43:                                               ; preds = %22
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = sext i32 %4 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = sext i32 %24 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = fneg float %45
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %48, float %51)
  store float %53, ptr addrspace(1) %50, align 4, !tbaa !14
  br label %54

54:                                               ; preds = %22, %43, %5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl nsw i32 %6, 8
  %8 = add nuw nsw i32 %7, %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %5
  br label %16

10:                                               ; preds = %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp eq i32 %4, 0
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %5
  %13 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i64 %5
  %14 = shl nsw i32 %6, 4
  %15 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %5
  br label %29

16:                                               ; preds = %3, %16
  %17 = phi i32 [ 0, %3 ], [ %25, %16 ]
  %18 = shl nuw nsw i32 %17, 4
  %19 = add nuw nsw i32 %8, %18
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %9, i64 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !14
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp eq i32 %25, 16
  br i1 %26, label %10, label %16, !llvm.loop !21

27:                                               ; preds = %94
  %28 = icmp eq i32 %4, 0
  br i1 %28, label %97, label %100

29:                                               ; preds = %10, %94
  %30 = phi float [ 1.000000e+00, %10 ], [ %75, %94 ]
  %31 = phi i32 [ 0, %10 ], [ %95, %94 ]
  br i1 %11, label %32, label %58

32:                                               ; preds = %29
  %33 = icmp eq i32 %31, 15
  br i1 %33, label %38, label %34

34:                                               ; preds = %32
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %35
  br label %43

38:                                               ; preds = %43, %32
  %39 = phi i32 [ 15, %32 ], [ %56, %43 ]
  store i32 %39, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %40 = or disjoint i32 %31, %14
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %41
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !6
  br label %58

43:                                               ; preds = %34, %43
  %44 = phi i32 [ %31, %34 ], [ %46, %43 ]
  %45 = phi i32 [ %31, %34 ], [ %56, %43 ]
  %46 = add nuw nsw i32 %44, 1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %36, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %50 = tail call noundef float @llvm.fabs.f32(float %49)
  %51 = sext i32 %45 to i64
  %52 = getelementptr inbounds [17 x float], ptr addrspace(3) %37, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %54 = tail call noundef float @llvm.fabs.f32(float %53)
  %55 = fcmp ogt float %50, %54
  %56 = select i1 %55, i32 %46, i32 %45
  %57 = icmp samesign ult i32 %44, 14
  br i1 %57, label %43, label %38, !llvm.loop !23

58:                                               ; preds = %38, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %60 = icmp eq i32 %59, %31
  br i1 %60, label %69, label %61

61:                                               ; preds = %58
  %62 = zext nneg i32 %31 to i64
  %63 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %12, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %65 = sext i32 %59 to i64
  %66 = getelementptr [17 x float], ptr addrspace(3) %13, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !14
  store float %67, ptr addrspace(3) %63, align 4, !tbaa !14
  store float %64, ptr addrspace(3) %66, align 4, !tbaa !14
  %68 = fneg float %30
  br label %69

69:                                               ; preds = %61, %58
  %70 = phi float [ %68, %61 ], [ %30, %58 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = zext nneg i32 %31 to i64
  %72 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %71
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %72, i64 %71
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !14
  %75 = fmul float %70, %74
  %76 = icmp samesign uge i32 %31, %4
  %77 = icmp eq i32 %31, 15
  %78 = or i1 %76, %77
  br i1 %78, label %94, label %79

79:                                               ; preds = %69
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) %15, i64 %71
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !14
  %82 = fneg float %81
  %83 = fdiv float %82, %74
  br label %84

84:                                               ; preds = %79, %84
  %85 = phi i32 [ %31, %79 ], [ %86, %84 ]
  %86 = add nuw nsw i32 %85, 1
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(3) %72, i64 %87
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !14
  %90 = getelementptr inbounds nuw float, ptr addrspace(3) %15, i64 %87
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !14
  %92 = tail call float @llvm.fmuladd.f32(float %83, float %89, float %91)
  store float %92, ptr addrspace(3) %90, align 4, !tbaa !14
  %93 = icmp samesign ult i32 %85, 14
  br i1 %93, label %84, label %94, !llvm.loop !24

94:                                               ; preds = %84, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = add nuw nsw i32 %31, 1
  %96 = icmp eq i32 %95, 16
  br i1 %96, label %27, label %29, !llvm.loop !25

97:                                               ; preds = %27
  %98 = zext nneg i32 %6 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %98
  store float %75, ptr addrspace(1) %99, align 4, !tbaa !14
  br label %100

100:                                              ; preds = %97, %27
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"", !"const", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!"const", !"", !"", !"", !""}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"int*"}
!20 = !{!"const", !"", !""}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22}
!25 = distinct !{!25, !22}
