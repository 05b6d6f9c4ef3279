; ModuleID = 'corpus/opencl/gemm_tiled.cl'
source_filename = "corpus/opencl/gemm_tiled.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemm_tiled.As = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.Bs = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = add i32 %12, %9
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = shl nuw nsw i32 %14, 4
  %16 = add nuw nsw i32 %15, %10
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = add nuw nsw i32 %2, 15
  %20 = lshr i32 %19, 4
  %21 = zext nneg i32 %10 to i64
  %22 = zext nneg i32 %9 to i64
  %23 = icmp sgt i32 %0, %16
  %24 = mul nuw nsw i32 %2, %16
  %25 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gemm_tiled.As, i64 %21
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i64 %22
  %27 = icmp sgt i32 %1, %13
  %28 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @gemm_tiled.Bs, i64 %21
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) %28, i64 %22
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @gemm_tiled.Bs, i64 %22
  %31 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  br label %37

32:                                               ; preds = %62, %8
  %33 = phi float [ 0.000000e+00, %8 ], [ %73, %62 ]
  %34 = icmp sgt i32 %0, %16
  %35 = icmp sgt i32 %1, %13
  %36 = and i1 %34, %35
  br i1 %36, label %76, label %84

37:                                               ; preds = %18, %62
  %38 = phi float [ 0.000000e+00, %18 ], [ %73, %62 ]
  %39 = phi i32 [ 0, %18 ], [ %63, %62 ]
  %40 = shl nsw i32 %39, 4
  %41 = add nuw nsw i32 %40, %9
  %42 = add nuw nsw i32 %40, %10
  %43 = icmp slt i32 %41, %2
  %44 = select i1 %23, i1 %43, i1 false
  br i1 %44, label %45, label %50

45:                                               ; preds = %37
  %46 = add nuw nsw i32 %41, %24
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %37, %45
  %51 = phi float [ %49, %45 ], [ 0.000000e+00, %37 ]
  store float %51, ptr addrspace(3) %26, align 4, !tbaa !14
  %52 = icmp slt i32 %42, %2
  %53 = select i1 %27, i1 %52, i1 false
  br i1 %53, label %54, label %60

54:                                               ; preds = %50
  %55 = mul nsw i32 %42, %1
  %56 = add nsw i32 %55, %13
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  br label %60

60:                                               ; preds = %50, %54
  %61 = phi float [ %59, %54 ], [ 0.000000e+00, %50 ]
  store float %61, ptr addrspace(3) %29, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %65

62:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = add nuw nsw i32 %39, 1
  %64 = icmp eq i32 %63, %31
  br i1 %64, label %32, label %37, !llvm.loop !16

65:                                               ; preds = %60, %65
  %66 = phi i32 [ 0, %60 ], [ %74, %65 ]
  %67 = phi float [ %38, %60 ], [ %73, %65 ]
  %68 = zext nneg i32 %66 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %71 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %30, i64 %68
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %72, float %67)
  %74 = add nuw nsw i32 %66, 1
  %75 = icmp eq i32 %74, 16
  br i1 %75, label %62, label %65, !llvm.loop !18

76:                                               ; preds = %32
  %77 = mul nsw i32 %1, %16
  %78 = add nsw i32 %77, %13
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = fmul float %4, %81
  %83 = tail call float @llvm.fmuladd.f32(float %3, float %33, float %82)
  store float %83, ptr addrspace(1) %80, align 4, !tbaa !14
  br label %84

84:                                               ; preds = %76, %32
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
