; ModuleID = 'corpus/opencl/stencil3d.cl'
source_filename = "corpus/opencl/stencil3d.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@stencil7_march.tile = internal unnamed_addr addrspace(3) global [6 x [8 x float]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 poison) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %15 = add nuw nsw i32 %14, 1
  %16 = icmp sgt i32 %12, 0
  br i1 %16, label %17, label %81

17:                                               ; preds = %7
  %18 = add nsw i32 %4, -1
  %19 = icmp sgt i32 %18, %12
  %20 = icmp ne i32 %13, 0
  %21 = and i1 %20, %19
  %22 = add nsw i32 %5, -1
  %23 = icmp sgt i32 %22, %13
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %81

25:                                               ; preds = %17
  %26 = add nuw nsw i32 %14, 2
  %27 = mul nsw i32 %5, %26
  %28 = add nsw i32 %27, %13
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = mul nsw i32 %5, %14
  %35 = add nsw i32 %34, %13
  %36 = mul nsw i32 %35, %4
  %37 = add nsw i32 %36, %12
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = fadd float %33, %40
  %42 = add nuw nsw i32 %13, 1
  %43 = mul nsw i32 %5, %15
  %44 = add nsw i32 %42, %43
  %45 = mul nsw i32 %44, %4
  %46 = add nsw i32 %45, %12
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = fadd float %41, %49
  %51 = add nsw i32 %13, -1
  %52 = add nsw i32 %51, %43
  %53 = mul nsw i32 %52, %4
  %54 = add nsw i32 %53, %12
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !14
  %58 = fadd float %50, %57
  %59 = add nuw nsw i32 %12, 1
  %60 = add nsw i32 %43, %13
  %61 = mul nsw i32 %60, %4
  %62 = add nsw i32 %59, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = fadd float %58, %65
  %67 = add nsw i32 %12, -1
  %68 = add nsw i32 %67, %61
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = fadd float %66, %71
  %73 = add nsw i32 %61, %12
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = fneg float %0
  %78 = fmul float %76, %77
  %79 = tail call float @llvm.fmuladd.f32(float %1, float %72, float %78)
  %80 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %74
  store float %79, ptr addrspace(1) %80, align 4, !tbaa !14
  br label %81

81:                                               ; preds = %25, %17, %7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
  tail call void @__clang_ocl_kern_imp_stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %13, %12
  %15 = add i32 %14, %8
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %17, %16
  %19 = add nuw nsw i32 %18, %10
  %20 = icmp sgt i32 %15, 0
  %21 = icmp ne i32 %19, 0
  %22 = select i1 %20, i1 %21, i1 false
  %23 = add nsw i32 %4, -1
  %24 = icmp sgt i32 %23, %15
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %26, label %29

26:                                               ; preds = %7
  %27 = add nsw i32 %5, -1
  %28 = icmp sgt i32 %27, %19
  br label %29

29:                                               ; preds = %26, %7
  %30 = phi i1 [ false, %7 ], [ %28, %26 ]
  %31 = icmp sgt i32 %6, 2
  br i1 %31, label %32, label %66

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) @stencil7_march.tile, i64 %9
  %34 = add nsw i32 %5, %19
  %35 = mul nsw i32 %34, %4
  %36 = add nsw i32 %35, %15
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = mul nsw i32 %4, %19
  %41 = add nsw i32 %40, %15
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %11
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %45, i64 %9
  %47 = icmp eq i32 %8, 0
  %48 = add nuw nsw i64 %9, 4294967295
  %49 = and i64 %48, 4294967295
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) %45, i64 %49
  %51 = add nsw i32 %15, -1
  %52 = icmp samesign ult i32 %8, 7
  %53 = add nsw i32 %15, 1
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i64 4
  %55 = icmp eq i32 %10, 0
  %56 = add nuw nsw i64 %11, 4294967295
  %57 = and i64 %56, 4294967295
  %58 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) %33, i64 %57
  %59 = add nsw i32 %19, -1
  %60 = icmp samesign ult i32 %10, 5
  %61 = add nuw nsw i32 %19, 1
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i64 32
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i64 %9
  %64 = fneg float %0
  %65 = add nsw i32 %6, -2
  br label %67

66:                                               ; preds = %141, %29
  ret void

67:                                               ; preds = %32, %141
  %68 = phi float [ %44, %32 ], [ %69, %141 ]
  %69 = phi float [ %39, %32 ], [ %78, %141 ]
  %70 = phi i32 [ 1, %32 ], [ %71, %141 ]
  store float %69, ptr addrspace(3) %46, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = add nuw nsw i32 %70, 1
  %72 = mul nsw i32 %71, %5
  %73 = add nsw i32 %72, %19
  %74 = mul nsw i32 %73, %4
  %75 = add nsw i32 %74, %15
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !14
  br i1 %30, label %79, label %141

79:                                               ; preds = %67
  br i1 %47, label %82, label %80

80:                                               ; preds = %79
  %81 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  br label %90

82:                                               ; preds = %79
  %83 = mul nsw i32 %70, %5
  %84 = add nsw i32 %83, %19
  %85 = mul nsw i32 %84, %4
  %86 = add nsw i32 %51, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4, !tbaa !14
  br label %90

90:                                               ; preds = %82, %80
  %91 = phi float [ %81, %80 ], [ %89, %82 ]
  br i1 %52, label %92, label %94

92:                                               ; preds = %90
  %93 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  br label %102

94:                                               ; preds = %90
  %95 = mul nsw i32 %70, %5
  %96 = add nsw i32 %95, %19
  %97 = mul nsw i32 %96, %4
  %98 = add nsw i32 %53, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !14
  br label %102

102:                                              ; preds = %94, %92
  %103 = phi float [ %93, %92 ], [ %101, %94 ]
  br i1 %55, label %106, label %104

104:                                              ; preds = %102
  %105 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  br label %114

106:                                              ; preds = %102
  %107 = mul nsw i32 %70, %5
  %108 = add nsw i32 %59, %107
  %109 = mul nsw i32 %108, %4
  %110 = add nsw i32 %109, %15
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !14
  br label %114

114:                                              ; preds = %106, %104
  %115 = phi float [ %105, %104 ], [ %113, %106 ]
  br i1 %60, label %116, label %118

116:                                              ; preds = %114
  %117 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  br label %126

118:                                              ; preds = %114
  %119 = mul nsw i32 %70, %5
  %120 = add nsw i32 %61, %119
  %121 = mul nsw i32 %120, %4
  %122 = add nsw i32 %121, %15
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %123
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  br label %126

126:                                              ; preds = %118, %116
  %127 = phi float [ %117, %116 ], [ %125, %118 ]
  %128 = fadd float %68, %78
  %129 = fadd float %128, %127
  %130 = fadd float %115, %129
  %131 = fadd float %103, %130
  %132 = fadd float %91, %131
  %133 = fmul float %69, %64
  %134 = tail call float @llvm.fmuladd.f32(float %1, float %132, float %133)
  %135 = mul nsw i32 %70, %5
  %136 = add nsw i32 %135, %19
  %137 = mul nsw i32 %136, %4
  %138 = add nsw i32 %137, %15
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %139
  store float %134, ptr addrspace(1) %140, align 4, !tbaa !14
  br label %141

141:                                              ; preds = %126, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %142 = icmp eq i32 %70, %65
  br i1 %142, label %66, label %67, !llvm.loop !17
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
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

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
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float", !"float", !"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"", !"", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!"", !"", !"restrict const", !"restrict", !"", !"", !""}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
