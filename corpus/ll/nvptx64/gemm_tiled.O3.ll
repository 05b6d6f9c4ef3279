; ModuleID = 'corpus/opencl/gemm_tiled.cl'
source_filename = "corpus/opencl/gemm_tiled.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemm_tiled.As = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.Bs = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #5
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
  br i1 %17, label %18, label %61

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
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 68
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 136
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 12
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 204
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 272
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 20
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 340
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 24
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 408
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 28
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 476
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 32
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 544
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 36
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 612
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 40
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 680
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 44
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 748
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 48
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 816
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 884
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 952
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 60
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 1020
  br label %66

61:                                               ; preds = %89, %8
  %62 = phi float [ 0.000000e+00, %8 ], [ %138, %89 ]
  %63 = icmp sgt i32 %0, %16
  %64 = icmp sgt i32 %1, %13
  %65 = and i1 %63, %64
  br i1 %65, label %141, label %149

66:                                               ; preds = %18, %89
  %67 = phi float [ 0.000000e+00, %18 ], [ %138, %89 ]
  %68 = phi i32 [ 0, %18 ], [ %139, %89 ]
  %69 = shl nsw i32 %68, 4
  %70 = add nuw nsw i32 %69, %9
  %71 = add nuw nsw i32 %69, %10
  %72 = icmp slt i32 %70, %2
  %73 = select i1 %23, i1 %72, i1 false
  br i1 %73, label %74, label %79

74:                                               ; preds = %66
  %75 = add nuw nsw i32 %70, %24
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !14
  br label %79

79:                                               ; preds = %66, %74
  %80 = phi float [ %78, %74 ], [ 0.000000e+00, %66 ]
  store float %80, ptr addrspace(3) %26, align 4, !tbaa !14
  %81 = icmp slt i32 %71, %2
  %82 = select i1 %27, i1 %81, i1 false
  br i1 %82, label %83, label %89

83:                                               ; preds = %79
  %84 = mul nsw i32 %71, %1
  %85 = add nsw i32 %84, %13
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  br label %89

89:                                               ; preds = %79, %83
  %90 = phi float [ %88, %83 ], [ 0.000000e+00, %79 ]
  store float %90, ptr addrspace(3) %29, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %92 = load float, ptr addrspace(3) %30, align 4, !tbaa !14
  %93 = tail call float @llvm.fmuladd.f32(float %91, float %92, float %67)
  %94 = load float, ptr addrspace(3) %31, align 4, !tbaa !14
  %95 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %96 = tail call float @llvm.fmuladd.f32(float %94, float %95, float %93)
  %97 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %98 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %99 = tail call float @llvm.fmuladd.f32(float %97, float %98, float %96)
  %100 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %101 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %99)
  %103 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %104 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %105 = tail call float @llvm.fmuladd.f32(float %103, float %104, float %102)
  %106 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %107 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %108 = tail call float @llvm.fmuladd.f32(float %106, float %107, float %105)
  %109 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %110 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %111 = tail call float @llvm.fmuladd.f32(float %109, float %110, float %108)
  %112 = load float, ptr addrspace(3) %43, align 4, !tbaa !14
  %113 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %114 = tail call float @llvm.fmuladd.f32(float %112, float %113, float %111)
  %115 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %116 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %117 = tail call float @llvm.fmuladd.f32(float %115, float %116, float %114)
  %118 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %119 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %120 = tail call float @llvm.fmuladd.f32(float %118, float %119, float %117)
  %121 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %122 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %123 = tail call float @llvm.fmuladd.f32(float %121, float %122, float %120)
  %124 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %125 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %126 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %123)
  %127 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %128 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %129 = tail call float @llvm.fmuladd.f32(float %127, float %128, float %126)
  %130 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %131 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  %132 = tail call float @llvm.fmuladd.f32(float %130, float %131, float %129)
  %133 = load float, ptr addrspace(3) %57, align 4, !tbaa !14
  %134 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  %135 = tail call float @llvm.fmuladd.f32(float %133, float %134, float %132)
  %136 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %137 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %138 = tail call float @llvm.fmuladd.f32(float %136, float %137, float %135)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = add nuw nsw i32 %68, 1
  %140 = icmp eq i32 %139, %20
  br i1 %140, label %61, label %66

141:                                              ; preds = %61
  %142 = mul nsw i32 %1, %16
  %143 = add nsw i32 %142, %13
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !14
  %147 = fmul float %4, %146
  %148 = tail call float @llvm.fmuladd.f32(float %3, float %62, float %147)
  store float %148, ptr addrspace(1) %145, align 4, !tbaa !14
  br label %149

149:                                              ; preds = %141, %61
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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
