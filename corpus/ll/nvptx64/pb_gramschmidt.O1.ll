; ModuleID = 'corpus/opencl/pb_gramschmidt.cl'
source_filename = "corpus/opencl/pb_gramschmidt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gs_whole.sum = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #10
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = or i64 %11, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %35

15:                                               ; preds = %5
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %24, %15
  %18 = phi float [ 0.000000e+00, %15 ], [ %32, %24 ]
  %19 = tail call float @llvm.nvvm.sqrt.approx.f(float %18) #10
  %20 = add i32 %4, 1
  %21 = mul i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %22
  store float %19, ptr addrspace(1) %23, align 4, !tbaa !14
  br label %35

24:                                               ; preds = %15, %24
  %25 = phi i32 [ %33, %24 ], [ 0, %15 ]
  %26 = phi float [ %32, %24 ], [ 0.000000e+00, %15 ]
  %27 = mul nsw i32 %25, %4
  %28 = add nsw i32 %27, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %31, float %26)
  %33 = add nuw nsw i32 %25, 1
  %34 = icmp eq i32 %33, %3
  br i1 %34, label %17, label %24, !llvm.loop !16

35:                                               ; preds = %17, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %7
  %12 = icmp sgt i32 %4, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %6
  %14 = mul nsw i32 %5, %11
  %15 = add nsw i32 %14, %3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  %19 = add i32 %5, 1
  %20 = mul i32 %19, %3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = fdiv float %18, %23
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %26

26:                                               ; preds = %13, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #10
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add nuw nsw i32 %7, 1
  %12 = add i32 %11, %10
  %13 = add i32 %12, %3
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %56

15:                                               ; preds = %6
  %16 = mul nsw i32 %5, %3
  %17 = add nsw i32 %16, %13
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !14
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  br label %25

23:                                               ; preds = %25, %15
  %24 = icmp sgt i32 %4, 0
  br i1 %24, label %40, label %56

25:                                               ; preds = %21, %25
  %26 = phi float [ %22, %21 ], [ %37, %25 ]
  %27 = phi i32 [ 0, %21 ], [ %38, %25 ]
  %28 = mul nsw i32 %27, %5
  %29 = add nsw i32 %28, %3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = add nsw i32 %28, %13
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call float @llvm.fmuladd.f32(float %32, float %36, float %26)
  store float %37, ptr addrspace(1) %19, align 4, !tbaa !14
  %38 = add nuw nsw i32 %27, 1
  %39 = icmp eq i32 %38, %4
  br i1 %39, label %23, label %25, !llvm.loop !22

40:                                               ; preds = %23, %40
  %41 = phi i32 [ %54, %40 ], [ 0, %23 ]
  %42 = mul nsw i32 %41, %5
  %43 = add nsw i32 %42, %3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %48 = add nsw i32 %42, %13
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = fneg float %46
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %47, float %51)
  store float %53, ptr addrspace(1) %50, align 4, !tbaa !14
  %54 = add nuw nsw i32 %41, 1
  %55 = icmp eq i32 %54, %4
  br i1 %55, label %56, label %40, !llvm.loop !23

56:                                               ; preds = %40, %23, %6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = icmp sgt i32 %2, %5
  %10 = mul nuw nsw i32 %3, %5
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %8
  %12 = icmp eq i32 %5, 0
  %13 = mul nuw nsw i32 %3, %5
  %14 = mul nuw nsw i32 %3, %5
  br label %15

15:                                               ; preds = %7, %28
  %16 = phi i32 [ 0, %7 ], [ %29, %28 ]
  %17 = add nuw nsw i32 %16, %10
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = mul nuw nsw i32 %16, %3
  %21 = add nuw nsw i32 %16, %13
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = add nuw nsw i32 %16, %14
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  br label %31

27:                                               ; preds = %28, %4
  ret void

28:                                               ; preds = %79
  %29 = add nuw nsw i32 %16, 1
  %30 = icmp eq i32 %29, %3
  br i1 %30, label %27, label %15, !llvm.loop !28

31:                                               ; preds = %15, %79
  %32 = phi i32 [ %16, %15 ], [ %80, %79 ]
  br i1 %9, label %33, label %40

33:                                               ; preds = %31
  %34 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %35 = add nuw nsw i32 %32, %10
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = fmul float %34, %38
  br label %40

40:                                               ; preds = %31, %33
  %41 = phi float [ %39, %33 ], [ 0.000000e+00, %31 ]
  store float %41, ptr addrspace(3) %11, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %45

42:                                               ; preds = %55
  %43 = icmp eq i32 %32, %16
  %44 = load float, ptr addrspace(3) @gs_whole.sum, align 4, !tbaa !14
  br i1 %43, label %58, label %60

45:                                               ; preds = %40, %55
  %46 = phi i32 [ 16, %40 ], [ %56, %55 ]
  %47 = icmp samesign ugt i32 %46, %5
  br i1 %47, label %48, label %55

48:                                               ; preds = %45
  %49 = add nuw nsw i32 %46, %5
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %53 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %54 = fadd float %52, %53
  store float %54, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %55

55:                                               ; preds = %48, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = lshr i32 %46, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %42, label %45, !llvm.loop !29

58:                                               ; preds = %42
  %59 = tail call float @llvm.nvvm.sqrt.approx.f(float %44) #10
  br label %60

60:                                               ; preds = %42, %58
  %61 = phi float [ %59, %58 ], [ %44, %42 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %62, label %66

62:                                               ; preds = %60
  %63 = add nuw nsw i32 %32, %20
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %64
  store float %61, ptr addrspace(1) %65, align 4, !tbaa !14
  br label %66

66:                                               ; preds = %62, %60
  br i1 %9, label %67, label %79

67:                                               ; preds = %66
  br i1 %43, label %68, label %71

68:                                               ; preds = %67
  %69 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %70 = fdiv float %69, %61
  store float %70, ptr addrspace(1) %26, align 4, !tbaa !14
  br label %79

71:                                               ; preds = %67
  %72 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %73 = add nuw nsw i32 %32, %13
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = fneg float %61
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %72, float %76)
  store float %78, ptr addrspace(1) %75, align 4, !tbaa !14
  br label %79

79:                                               ; preds = %68, %71, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = add nuw i32 %32, 1
  %81 = icmp eq i32 %80, %3
  br i1 %81, label %28, label %31, !llvm.loop !30
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!21 = !{!"", !"", !"", !"", !"", !""}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"int", !"int"}
!27 = !{!"", !"", !"", !""}
!28 = distinct !{!28, !17}
!29 = distinct !{!29, !17}
!30 = distinct !{!30, !17}
