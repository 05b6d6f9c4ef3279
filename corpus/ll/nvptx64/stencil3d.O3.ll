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
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %11, %10
  %13 = add i32 %12, %8
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %15, %14
  %17 = add nuw nsw i32 %16, %9
  %18 = icmp sgt i32 %13, 0
  %19 = icmp ne i32 %17, 0
  %20 = and i1 %18, %19
  %21 = add nsw i32 %4, -1
  %22 = icmp sgt i32 %21, %13
  %23 = select i1 %20, i1 %22, i1 false
  %24 = add nsw i32 %5, -1
  %25 = icmp sgt i32 %24, %17
  %26 = select i1 %23, i1 %25, i1 false
  %27 = icmp sgt i32 %6, 2
  br i1 %27, label %28, label %64

28:                                               ; preds = %7
  %29 = zext nneg i32 %8 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @stencil7_march.tile, i64 %29
  %31 = add nsw i32 %5, %17
  %32 = mul nsw i32 %31, %4
  %33 = add nsw i32 %32, %13
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = mul nsw i32 %4, %17
  %38 = add nsw i32 %37, %13
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = zext nneg i32 %9 to i64
  %43 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %42
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i64 %29
  %45 = icmp eq i32 %8, 0
  %46 = add nuw nsw i64 %29, 4294967295
  %47 = and i64 %46, 4294967295
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i64 %47
  %49 = add nsw i32 %13, -1
  %50 = icmp samesign ult i32 %8, 7
  %51 = add nuw nsw i32 %13, 1
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i64 4
  %53 = icmp eq i32 %9, 0
  %54 = add nuw nsw i64 %42, 4294967295
  %55 = and i64 %54, 4294967295
  %56 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) %30, i64 %55
  %57 = add nsw i32 %17, -1
  %58 = icmp samesign ult i32 %9, 5
  %59 = add nuw nsw i32 %17, 1
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %43, i64 32
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %60, i64 %29
  %62 = fneg float %0
  %63 = add nsw i32 %6, -2
  br label %65

64:                                               ; preds = %140, %7
  ret void

65:                                               ; preds = %28, %140
  %66 = phi float [ %41, %28 ], [ %67, %140 ]
  %67 = phi float [ %36, %28 ], [ %76, %140 ]
  %68 = phi i32 [ 1, %28 ], [ %69, %140 ]
  store float %67, ptr addrspace(3) %44, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = add nuw nsw i32 %68, 1
  %70 = mul nsw i32 %69, %5
  %71 = add nsw i32 %70, %17
  %72 = mul nsw i32 %71, %4
  %73 = add nsw i32 %72, %13
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  br i1 %26, label %77, label %140

77:                                               ; preds = %65
  br i1 %45, label %80, label %78

78:                                               ; preds = %77
  %79 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  br label %88

80:                                               ; preds = %77
  %81 = mul nsw i32 %68, %5
  %82 = add nsw i32 %81, %17
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %49, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !14
  br label %88

88:                                               ; preds = %80, %78
  %89 = phi float [ %79, %78 ], [ %87, %80 ]
  br i1 %50, label %90, label %92

90:                                               ; preds = %88
  %91 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  br label %100

92:                                               ; preds = %88
  %93 = mul nsw i32 %68, %5
  %94 = add nsw i32 %93, %17
  %95 = mul nsw i32 %94, %4
  %96 = add nsw i32 %51, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  br label %100

100:                                              ; preds = %92, %90
  %101 = phi float [ %91, %90 ], [ %99, %92 ]
  br i1 %53, label %104, label %102

102:                                              ; preds = %100
  %103 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  br label %112

104:                                              ; preds = %100
  %105 = mul nsw i32 %68, %5
  %106 = add nsw i32 %57, %105
  %107 = mul nsw i32 %106, %4
  %108 = add nsw i32 %107, %13
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  br label %112

112:                                              ; preds = %104, %102
  %113 = phi float [ %103, %102 ], [ %111, %104 ]
  br i1 %58, label %114, label %117

114:                                              ; preds = %112
  %115 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %116 = mul nsw i32 %68, %5
  br label %125

117:                                              ; preds = %112
  %118 = mul nsw i32 %68, %5
  %119 = add nsw i32 %59, %118
  %120 = mul nsw i32 %119, %4
  %121 = add nsw i32 %120, %13
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !14
  br label %125

125:                                              ; preds = %117, %114
  %126 = phi i32 [ %118, %117 ], [ %116, %114 ]
  %127 = phi float [ %124, %117 ], [ %115, %114 ]
  %128 = fadd float %66, %76
  %129 = fadd float %128, %127
  %130 = fadd float %113, %129
  %131 = fadd float %101, %130
  %132 = fadd float %89, %131
  %133 = fmul float %67, %62
  %134 = tail call float @llvm.fmuladd.f32(float %1, float %132, float %133)
  %135 = add nsw i32 %126, %17
  %136 = mul nsw i32 %135, %4
  %137 = add nsw i32 %136, %13
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %138
  store float %134, ptr addrspace(1) %139, align 4, !tbaa !14
  br label %140

140:                                              ; preds = %125, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = icmp eq i32 %68, %63
  br i1 %141, label %64, label %65
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
