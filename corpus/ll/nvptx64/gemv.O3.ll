; ModuleID = 'corpus/opencl/gemv.cl'
source_filename = "corpus/opencl/gemv.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemv_trans.xs = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = icmp slt i32 %12, %1
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = mul nsw i32 %5, %10
  br label %23

18:                                               ; preds = %23, %9
  %19 = phi float [ 0.000000e+00, %9 ], [ %33, %23 ]
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %13
  store float %19, ptr addrspace(3) %20, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = lshr i32 %14, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %36, label %40

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %12, %16 ], [ %34, %23 ]
  %25 = phi float [ 0.000000e+00, %16 ], [ %33, %23 ]
  %26 = add nsw i32 %24, %17
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = tail call noundef float @llvm.fmuladd.f32(float %29, float %32, float %25)
  %34 = add nuw nsw i32 %24, %14
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %23, label %18

36:                                               ; preds = %50, %18
  %37 = icmp eq i32 %12, 0
  %38 = icmp sgt i32 %0, %10
  %39 = and i1 %37, %38
  br i1 %39, label %53, label %66

40:                                               ; preds = %18, %50
  %41 = phi i32 [ %51, %50 ], [ %21, %18 ]
  %42 = icmp samesign ugt i32 %41, %12
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = add nuw nsw i32 %41, %12
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %48 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %20, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %43, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = lshr i32 %41, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %36, label %40

53:                                               ; preds = %36
  %54 = fcmp oeq float %3, 0.000000e+00
  %55 = load float, ptr addrspace(3) %8, align 4, !tbaa !14
  br i1 %54, label %56, label %58

56:                                               ; preds = %53
  %57 = fmul float %2, %55
  br label %63

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %11
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !14
  %61 = fmul float %3, %60
  %62 = tail call float @llvm.fmuladd.f32(float %2, float %55, float %61)
  br label %63

63:                                               ; preds = %58, %56
  %64 = phi float [ %57, %56 ], [ %62, %58 ]
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %11
  store float %64, ptr addrspace(1) %65, align 4, !tbaa !14
  br label %66

66:                                               ; preds = %63, %36
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %0, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %14
  %20 = icmp sgt i32 %1, %16
  br label %24

21:                                               ; preds = %117, %7
  %22 = phi float [ 0.000000e+00, %7 ], [ %118, %117 ]
  %23 = icmp sgt i32 %1, %16
  br i1 %23, label %122, label %134

24:                                               ; preds = %18, %117
  %25 = phi i32 [ %0, %18 ], [ %121, %117 ]
  %26 = phi float [ 0.000000e+00, %18 ], [ %118, %117 ]
  %27 = phi i32 [ 0, %18 ], [ %119, %117 ]
  %28 = tail call i32 @llvm.smax.i32(i32 %25, i32 1)
  %29 = tail call i32 @llvm.umin.i32(i32 %28, i32 32)
  %30 = add nuw nsw i32 %27, %8
  %31 = icmp slt i32 %30, %0
  br i1 %31, label %32, label %36

32:                                               ; preds = %24
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  store float %35, ptr addrspace(3) %19, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %32, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp sgt i32 %0, %27
  %38 = and i1 %20, %37
  br i1 %38, label %39, label %117

39:                                               ; preds = %36
  %40 = and i32 %29, 3
  %41 = icmp slt i32 %25, 4
  br i1 %41, label %96, label %42

42:                                               ; preds = %39
  %43 = and i32 %29, 60
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i32 [ 0, %42 ], [ %91, %44 ]
  %46 = phi float [ %26, %42 ], [ %90, %44 ]
  %47 = phi i32 [ 0, %42 ], [ %92, %44 ]
  %48 = add nuw nsw i32 %45, %27
  %49 = mul nsw i32 %48, %1
  %50 = add nsw i32 %49, %16
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = zext nneg i32 %45 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %54
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %57 = tail call float @llvm.fmuladd.f32(float %53, float %56, float %46)
  %58 = or disjoint i32 %45, 1
  %59 = add nuw nsw i32 %58, %27
  %60 = mul nsw i32 %59, %1
  %61 = add nsw i32 %60, %16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = zext nneg i32 %58 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !14
  %68 = tail call float @llvm.fmuladd.f32(float %64, float %67, float %57)
  %69 = or disjoint i32 %45, 2
  %70 = add nuw nsw i32 %69, %27
  %71 = mul nsw i32 %70, %1
  %72 = add nsw i32 %71, %16
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = zext nneg i32 %69 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !14
  %79 = tail call float @llvm.fmuladd.f32(float %75, float %78, float %68)
  %80 = or disjoint i32 %45, 3
  %81 = add nuw nsw i32 %80, %27
  %82 = mul nsw i32 %81, %1
  %83 = add nsw i32 %82, %16
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = zext nneg i32 %80 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %87
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !14
  %90 = tail call float @llvm.fmuladd.f32(float %86, float %89, float %79)
  %91 = add nuw nsw i32 %45, 4
  %92 = add i32 %47, 4
  %93 = icmp eq i32 %92, %43
  br i1 %93, label %94, label %44

94:                                               ; preds = %44
  %95 = icmp eq i32 %40, 0
  br i1 %95, label %117, label %96

96:                                               ; preds = %94, %39
  %97 = phi i32 [ 0, %39 ], [ %91, %94 ]
  %98 = phi float [ %26, %39 ], [ %90, %94 ]
  %99 = icmp ne i32 %40, 0
  tail call void @llvm.assume(i1 %99)
  br label %100

100:                                              ; preds = %100, %96
  %101 = phi i32 [ %114, %100 ], [ %97, %96 ]
  %102 = phi float [ %113, %100 ], [ %98, %96 ]
  %103 = phi i32 [ %115, %100 ], [ 0, %96 ]
  %104 = add nuw nsw i32 %101, %27
  %105 = mul nsw i32 %104, %1
  %106 = add nsw i32 %105, %16
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !14
  %110 = zext nneg i32 %101 to i64
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i64 %110
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !14
  %113 = tail call float @llvm.fmuladd.f32(float %109, float %112, float %102)
  %114 = add nuw nsw i32 %101, 1
  %115 = add i32 %103, 1
  %116 = icmp eq i32 %115, %40
  br i1 %116, label %117, label %100, !llvm.loop !20

117:                                              ; preds = %94, %100, %36
  %118 = phi float [ %26, %36 ], [ %90, %94 ], [ %113, %100 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = add nuw nsw i32 %27, 32
  %120 = icmp slt i32 %119, %0
  %121 = add i32 %25, -32
  br i1 %120, label %24, label %21

122:                                              ; preds = %21
  %123 = fmul float %2, %22
  %124 = fcmp une float %3, 0.000000e+00
  %125 = shl i64 %15, 32
  %126 = ashr exact i64 %125, 30
  br i1 %124, label %127, label %131

127:                                              ; preds = %122
  %128 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %126
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = tail call float @llvm.fmuladd.f32(float %3, float %129, float %123)
  br label %131

131:                                              ; preds = %122, %127
  %132 = phi float [ %130, %127 ], [ %123, %122 ]
  %133 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %126
  store float %132, ptr addrspace(1) %133, align 4, !tbaa !14
  br label %134

134:                                              ; preds = %131, %21
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 1, i32 3}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"float", !"float", !"float*", !"int", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"restrict const", !"", !"restrict const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!19 = !{!"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
