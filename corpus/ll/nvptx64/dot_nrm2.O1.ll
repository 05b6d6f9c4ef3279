; ModuleID = 'corpus/opencl/dot_nrm2.cl'
source_filename = "corpus/opencl/dot_nrm2.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dot_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@nrm2_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@sum_stage2.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 6
  br label %23

19:                                               ; preds = %23, %4
  %20 = phi float [ 0.000000e+00, %4 ], [ %32, %23 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %6
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %5, 32
  br i1 %22, label %36, label %43

23:                                               ; preds = %15, %23
  %24 = phi i64 [ %12, %15 ], [ %33, %23 ]
  %25 = phi float [ 0.000000e+00, %15 ], [ %32, %23 ]
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !15
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = tail call float @llvm.fmuladd.f32(float %29, float %31, float %25)
  %33 = add nsw i64 %27, %18
  %34 = trunc i64 %33 to i32
  %35 = icmp sgt i32 %0, %34
  br i1 %35, label %23, label %19, !llvm.loop !17

36:                                               ; preds = %19
  %37 = zext nneg i32 %5 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 128
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !15
  %41 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %42 = fadd float %40, %41
  store float %42, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %43

43:                                               ; preds = %36, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp samesign ult i32 %5, 16
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i64 64
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !15
  %50 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %52

52:                                               ; preds = %45, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %5, 8
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = zext nneg i32 %5 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 32
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !15
  %59 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %61

61:                                               ; preds = %54, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %5, 4
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 16
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !15
  %68 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %70

70:                                               ; preds = %63, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %5, 2
  br i1 %71, label %72, label %79

72:                                               ; preds = %70
  %73 = zext nneg i32 %5 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 8
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !15
  %77 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %79

79:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = icmp eq i32 %5, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_stage1.lm, i64 4), align 4, !tbaa !15
  %83 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %85

85:                                               ; preds = %81, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = icmp eq i32 %5, 0
  br i1 %86, label %87, label %90

87:                                               ; preds = %85
  %88 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !15
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  store float %88, ptr addrspace(1) %89, align 4, !tbaa !15
  br label %90

90:                                               ; preds = %87, %85
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %9, %17
  br label %22

19:                                               ; preds = %22, %4
  %20 = phi float [ 0.000000e+00, %4 ], [ %30, %22 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %6
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %38

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %13, %15 ], [ %34, %22 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %30, %22 ]
  %25 = phi i64 [ %12, %15 ], [ %33, %22 ]
  %26 = mul nsw i32 %23, %2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !15
  %30 = tail call noundef float @llvm.fma.f32(float %29, float %29, float %24)
  %31 = shl i64 %25, 32
  %32 = ashr exact i64 %31, 32
  %33 = add nsw i64 %32, %18
  %34 = trunc i64 %33 to i32
  %35 = icmp sgt i32 %0, %34
  br i1 %35, label %22, label %19, !llvm.loop !22

36:                                               ; preds = %48
  %37 = icmp eq i32 %5, 0
  br i1 %37, label %51, label %54

38:                                               ; preds = %19, %48
  %39 = phi i32 [ 32, %19 ], [ %49, %48 ]
  %40 = icmp samesign ugt i32 %39, %5
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = add nuw nsw i32 %39, %5
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !15
  %46 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %48

48:                                               ; preds = %41, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = lshr i32 %39, 1
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %36, label %38, !llvm.loop !23

51:                                               ; preds = %36
  %52 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !15
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !15
  br label %54

54:                                               ; preds = %51, %36
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !24 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = icmp sgt i32 %0, %5
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  br label %11

11:                                               ; preds = %4, %8
  %12 = phi float [ %10, %8 ], [ 0.000000e+00, %4 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %6
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %16

14:                                               ; preds = %26
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %29, label %36

16:                                               ; preds = %11, %26
  %17 = phi i32 [ 32, %11 ], [ %27, %26 ]
  %18 = icmp samesign ugt i32 %17, %5
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = add nuw nsw i32 %17, %5
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %21
  %23 = load float, ptr addrspace(3) %22, align 4, !tbaa !15
  %24 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %25 = fadd float %23, %24
  store float %25, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %26

26:                                               ; preds = %19, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = lshr i32 %17, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %14, label %16, !llvm.loop !25

29:                                               ; preds = %14
  %30 = icmp eq i32 %2, 0
  %31 = load float, ptr addrspace(3) @sum_stage2.lm, align 4, !tbaa !15
  br i1 %30, label %34, label %32

32:                                               ; preds = %29
  %33 = tail call float @llvm.nvvm.sqrt.approx.f(float %31) #7
  br label %34

34:                                               ; preds = %29, %32
  %35 = phi float [ %33, %32 ], [ %31, %29 ]
  store float %35, ptr addrspace(1) %3, align 4, !tbaa !15
  br label %36

36:                                               ; preds = %34, %14
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float*"}
!13 = !{!"", !"restrict const", !"restrict const", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{i32 0, i32 1, i32 0, i32 1}
!20 = !{!"int", !"float*", !"int", !"float*"}
!21 = !{!"", !"restrict const", !"", !""}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = !{!"", !"const", !"", !""}
!25 = distinct !{!25, !18}
