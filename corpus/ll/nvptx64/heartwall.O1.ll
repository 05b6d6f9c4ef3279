; ModuleID = 'corpus/opencl/heartwall.cl'
source_filename = "corpus/opencl/heartwall.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@correlate.win = internal unnamed_addr addrspace(3) global [13 x [13 x float]] undef, align 4
@correlate.tpl = internal unnamed_addr addrspace(3) global [25 x float] undef, align 4
@correlate.corr = internal unnamed_addr addrspace(3) global [81 x float] undef, align 4
@correlate.stat.0 = internal unnamed_addr addrspace(3) global float undef, align 4
@correlate.stat.1 = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = icmp samesign ult i32 %10, 169
  br i1 %16, label %21, label %17

17:                                               ; preds = %21, %7
  %18 = icmp samesign ult i32 %10, 25
  br i1 %18, label %19, label %40

19:                                               ; preds = %17
  %20 = mul nuw nsw i32 %8, 25
  br label %42

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %38, %21 ], [ %10, %7 ]
  %23 = freeze i32 %22
  %24 = udiv i32 %23, 13
  %25 = add nsw i32 %24, %13
  %26 = mul nsw i32 %25, %6
  %27 = mul i32 %24, 13
  %28 = sub i32 %23, %27
  %29 = add i32 %28, %15
  %30 = add i32 %29, %26
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = zext nneg i32 %24 to i64
  %35 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %34
  %36 = zext nneg i32 %28 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %35, i64 %36
  store float %33, ptr addrspace(3) %37, align 4, !tbaa !14
  %38 = add nuw nsw i32 %22, %11
  %39 = icmp samesign ult i32 %38, 169
  br i1 %39, label %21, label %17, !llvm.loop !16

40:                                               ; preds = %42, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp eq i32 %10, 0
  br i1 %41, label %59, label %70

42:                                               ; preds = %19, %42
  %43 = phi i32 [ %10, %19 ], [ %50, %42 ]
  %44 = add nuw nsw i32 %43, %20
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = zext nneg i32 %43 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %48
  store float %47, ptr addrspace(3) %49, align 4, !tbaa !14
  %50 = add nuw nsw i32 %43, %11
  %51 = icmp samesign ult i32 %50, 25
  br i1 %51, label %42, label %40, !llvm.loop !18

52:                                               ; preds = %59
  %53 = fdiv float %66, 2.500000e+01
  store float %53, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !14
  %54 = fmul float %66, %66
  %55 = fdiv float %54, 2.500000e+01
  %56 = fsub float %67, %55
  %57 = tail call noundef float @llvm.maximumnum.f32(float %56, float 0.000000e+00)
  %58 = tail call float @llvm.nvvm.sqrt.approx.f(float %57) #7
  store float %58, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !14
  br label %70

59:                                               ; preds = %40, %59
  %60 = phi float [ %66, %59 ], [ 0.000000e+00, %40 ]
  %61 = phi float [ %67, %59 ], [ 0.000000e+00, %40 ]
  %62 = phi i32 [ %68, %59 ], [ 0, %40 ]
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %63
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !14
  %66 = fadd float %60, %65
  %67 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %61)
  %68 = add nuw nsw i32 %62, 1
  %69 = icmp eq i32 %68, 25
  br i1 %69, label %52, label %59, !llvm.loop !19

70:                                               ; preds = %52, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %10, 81
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !14
  %74 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !14
  %75 = mul nuw nsw i32 %8, 81
  br label %77

76:                                               ; preds = %92, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %41, label %144, label %157

77:                                               ; preds = %72, %92
  %78 = phi i32 [ %10, %72 ], [ %107, %92 ]
  %79 = freeze i32 %78
  %80 = udiv i32 %79, 9
  %81 = mul i32 %80, 9
  %82 = sub i32 %79, %81
  br label %83

83:                                               ; preds = %77, %109
  %84 = phi i32 [ 0, %77 ], [ %110, %109 ]
  %85 = phi float [ 0.000000e+00, %77 ], [ %128, %109 ]
  %86 = phi float [ 0.000000e+00, %77 ], [ %122, %109 ]
  %87 = phi float [ 0.000000e+00, %77 ], [ %121, %109 ]
  %88 = add nuw nsw i32 %84, %80
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %89
  %91 = mul nuw nsw i32 %84, 5
  br label %112

92:                                               ; preds = %109
  %93 = fmul float %121, %121
  %94 = fdiv float %93, 2.500000e+01
  %95 = fsub float %122, %94
  %96 = tail call noundef float @llvm.maximumnum.f32(float %95, float 0.000000e+00)
  %97 = tail call float @llvm.nvvm.sqrt.approx.f(float %96) #7
  %98 = fmul float %97, %74
  %99 = fcmp ogt float %98, 0.000000e+00
  %100 = fdiv float %128, %98
  %101 = select i1 %99, float %100, float 0.000000e+00
  %102 = zext nneg i32 %78 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %102
  store float %101, ptr addrspace(3) %103, align 4, !tbaa !14
  %104 = add nuw nsw i32 %78, %75
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %105
  store float %101, ptr addrspace(1) %106, align 4, !tbaa !14
  %107 = add nuw nsw i32 %78, %11
  %108 = icmp samesign ult i32 %107, 81
  br i1 %108, label %77, label %76, !llvm.loop !20

109:                                              ; preds = %112
  %110 = add nuw nsw i32 %84, 1
  %111 = icmp eq i32 %110, 5
  br i1 %111, label %92, label %83, !llvm.loop !21

112:                                              ; preds = %83, %112
  %113 = phi i32 [ 0, %83 ], [ %129, %112 ]
  %114 = phi float [ %85, %83 ], [ %128, %112 ]
  %115 = phi float [ %86, %83 ], [ %122, %112 ]
  %116 = phi float [ %87, %83 ], [ %121, %112 ]
  %117 = add nuw nsw i32 %113, %82
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) %90, i64 %118
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !14
  %121 = fadd float %116, %120
  %122 = tail call float @llvm.fmuladd.f32(float %120, float %120, float %115)
  %123 = add nuw nsw i32 %113, %91
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %124
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !14
  %127 = fsub float %126, %73
  %128 = tail call float @llvm.fmuladd.f32(float %120, float %127, float %114)
  %129 = add nuw nsw i32 %113, 1
  %130 = icmp eq i32 %129, 5
  br i1 %130, label %109, label %112, !llvm.loop !22

131:                                              ; preds = %144
  %132 = freeze i32 %154
  %133 = udiv i32 %132, 9
  %134 = add i32 %13, 2
  %135 = add i32 %134, %133
  %136 = shl nuw nsw i32 %8, 1
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %137
  store i32 %135, ptr addrspace(1) %138, align 4, !tbaa !6
  %139 = mul i32 %133, 9
  %140 = sub i32 %132, %139
  %141 = add i32 %15, 2
  %142 = add i32 %141, %140
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %138, i64 4
  store i32 %142, ptr addrspace(1) %143, align 4, !tbaa !6
  br label %157

144:                                              ; preds = %76, %144
  %145 = phi i32 [ %155, %144 ], [ 1, %76 ]
  %146 = phi i32 [ %154, %144 ], [ 0, %76 ]
  %147 = zext nneg i32 %145 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %147
  %149 = load float, ptr addrspace(3) %148, align 4, !tbaa !14
  %150 = zext nneg i32 %146 to i64
  %151 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %150
  %152 = load float, ptr addrspace(3) %151, align 4, !tbaa !14
  %153 = fcmp ogt float %149, %152
  %154 = select i1 %153, i32 %145, i32 %146
  %155 = add nuw nsw i32 %145, 1
  %156 = icmp eq i32 %155, 81
  br i1 %156, label %131, label %144, !llvm.loop !23

157:                                              ; preds = %131, %76
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"int*", !"float*", !"int*", !"int"}
!13 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
