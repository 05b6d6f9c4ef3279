; ModuleID = 'corpus/opencl/backprop.cl'
source_filename = "corpus/opencl/backprop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4, i32 poison, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = zext nneg i32 %11 to i64
  %13 = add nsw i32 %6, 1
  %14 = shl nuw nsw i32 %8, 4
  %15 = add nuw nsw i32 %14, %11
  %16 = mul i32 %15, %13
  %17 = add nuw nsw i32 %9, 1
  %18 = add i32 %17, %13
  %19 = add i32 %18, %16
  %20 = icmp eq i32 %9, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %7
  %22 = shl nuw nsw i32 %8, 6
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %12
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %12
  store float %27, ptr addrspace(3) %28, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %21, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = sext i32 %19 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = shl nuw nsw i64 %12, 6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %33
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %10
  store float %32, ptr addrspace(3) %35, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %12
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %39 = fmul float %36, %38
  store float %39, ptr addrspace(3) %35, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %42

40:                                               ; preds = %59
  %41 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  store float %41, ptr addrspace(1) %31, align 4, !tbaa !14
  br i1 %20, label %62, label %69

42:                                               ; preds = %29, %59
  %43 = phi i32 [ 1, %29 ], [ %60, %59 ]
  %44 = icmp samesign ugt i32 %43, 1
  br i1 %44, label %45, label %59

45:                                               ; preds = %42
  %46 = add nuw nsw i32 %43, 1023
  %47 = and i32 %46, %11
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %59

49:                                               ; preds = %45
  %50 = lshr i32 %43, 1
  %51 = add nuw nsw i32 %50, %11
  %52 = shl nuw nsw i32 %51, 4
  %53 = add nuw nsw i32 %52, %9
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %54
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %57 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(3) %35, align 4, !tbaa !14
  br label %59

59:                                               ; preds = %49, %45, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = shl nuw nsw i32 %43, 1
  %61 = icmp samesign ult i32 %43, 9
  br i1 %61, label %42, label %40, !llvm.loop !16

62:                                               ; preds = %40
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %12
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %65 = mul nsw i32 %6, %8
  %66 = add nsw i32 %65, %11
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %67
  store float %64, ptr addrspace(1) %68, align 4, !tbaa !14
  br label %69

69:                                               ; preds = %62, %40
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, i32 poison, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = zext nneg i32 %10 to i64
  %12 = add nsw i32 %1, 1
  %13 = shl nuw nsw i32 %7, 4
  %14 = add nuw nsw i32 %13, %10
  %15 = mul i32 %14, %12
  %16 = add nuw nsw i32 %9, 1
  %17 = add i32 %16, %12
  %18 = add i32 %17, %15
  %19 = add nuw nsw i32 %9, 1
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = fmul float %22, 0x3FD3333340000000
  %24 = shl nuw nsw i64 %8, 6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = sext i32 %18 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = fmul float %31, 0x3FD3333340000000
  %33 = tail call float @llvm.fmuladd.f32(float %23, float %28, float %32)
  %34 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = fadd float %35, %33
  store float %36, ptr addrspace(1) %34, align 4, !tbaa !14
  store float %33, ptr addrspace(1) %30, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = or i64 %11, %8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %6
  %40 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %20
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = fmul float %42, 0x3FD3333340000000
  %44 = tail call float @llvm.fmuladd.f32(float %40, float 0x3FD3333340000000, float %43)
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %20
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = fadd float %46, %44
  store float %47, ptr addrspace(1) %45, align 4, !tbaa !14
  store float %44, ptr addrspace(1) %41, align 4, !tbaa !14
  br label %48

48:                                               ; preds = %39, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 3, i32 3, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 1}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"int", !"float*", !"int", !"float*", !"float*"}
!21 = !{!"const", !"", !"const", !"", !"", !""}
