; ModuleID = 'corpus/opencl/spmv_csr.cl'
source_filename = "corpus/opencl/spmv_csr.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@spmv_csr_vector.partial = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %44

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = add i64 %18, 4294967296
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = ashr exact i64 %18, 32
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = icmp slt i32 %25, %22
  br i1 %26, label %30, label %27

27:                                               ; preds = %30, %17
  %28 = phi float [ 0.000000e+00, %17 ], [ %41, %30 ]
  %29 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %23
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !14
  br label %44

30:                                               ; preds = %17, %30
  %31 = phi i32 [ %42, %30 ], [ %25, %17 ]
  %32 = phi float [ %41, %30 ], [ 0.000000e+00, %17 ]
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = tail call float @llvm.fmuladd.f32(float %35, float %40, float %32)
  %42 = add nsw i32 %31, 1
  %43 = icmp eq i32 %42, %22
  br i1 %43, label %27, label %30, !llvm.loop !16

44:                                               ; preds = %6, %27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = and i32 %7, 7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = mul nuw nsw i64 %11, %13
  %15 = add nuw nsw i64 %14, %8
  %16 = lshr i64 %15, 3
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %0, %17
  br i1 %18, label %19, label %44

19:                                               ; preds = %6
  %20 = shl i64 %16, 32
  %21 = add i64 %20, 4294967296
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = ashr exact i64 %20, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %9
  %29 = icmp slt i32 %28, %24
  br i1 %29, label %30, label %44

30:                                               ; preds = %19, %30
  %31 = phi float [ %41, %30 ], [ 0.000000e+00, %19 ]
  %32 = phi i32 [ %42, %30 ], [ %28, %19 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = tail call float @llvm.fmuladd.f32(float %35, float %40, float %31)
  %42 = add nsw i32 %32, 8
  %43 = icmp slt i32 %42, %24
  br i1 %43, label %30, label %44, !llvm.loop !18

44:                                               ; preds = %30, %19, %6
  %45 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %19 ], [ %41, %30 ]
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %8
  store volatile float %45, ptr addrspace(3) %46, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %50

47:                                               ; preds = %63
  %48 = icmp eq i32 %9, 0
  %49 = and i1 %48, %18
  br i1 %49, label %66, label %71

50:                                               ; preds = %44, %63
  %51 = phi i32 [ 4, %44 ], [ %64, %63 ]
  %52 = icmp samesign ult i32 %9, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, %7
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %55
  %57 = load volatile float, ptr addrspace(3) %56, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %50, %53
  %59 = phi float [ %57, %53 ], [ 0.000000e+00, %50 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %60, label %63

60:                                               ; preds = %58
  %61 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  %62 = fadd float %59, %61
  store volatile float %62, ptr addrspace(3) %46, align 4, !tbaa !14
  br label %63

63:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = lshr i32 %51, 1
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %47, label %50, !llvm.loop !19

66:                                               ; preds = %47
  %67 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  %68 = shl i64 %16, 32
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %69
  store float %67, ptr addrspace(1) %70, align 4, !tbaa !14
  br label %71

71:                                               ; preds = %66, %47
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int*", !"int*", !"float*", !"float*", !"float*"}
!13 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
