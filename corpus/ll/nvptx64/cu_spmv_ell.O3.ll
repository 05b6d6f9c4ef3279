; ModuleID = 'corpus/cuda/cu_spmv_ell.cu'
source_filename = "corpus/cuda/cu_spmv_ell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, %9
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %0
  br i1 %15, label %16, label %24

16:                                               ; preds = %7
  %17 = icmp sgt i32 %2, 0
  %18 = sext i32 %1 to i64
  %19 = and i32 %2, 3
  %20 = icmp ult i32 %2, 4
  %21 = and i32 %2, 2147483644
  %22 = icmp eq i32 %19, 0
  %23 = icmp ne i32 %19, 0
  br label %25

24:                                               ; preds = %58, %7
  ret void

25:                                               ; preds = %16, %58
  %26 = phi i32 [ %14, %16 ], [ %60, %58 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  br i1 %17, label %30, label %58

30:                                               ; preds = %25
  %31 = getelementptr inbounds i32, ptr %3, i64 %27
  %32 = getelementptr inbounds double, ptr %4, i64 %27
  br i1 %20, label %34, label %62

33:                                               ; preds = %115
  br i1 %22, label %58, label %34

34:                                               ; preds = %33, %30
  %35 = phi ptr [ %31, %30 ], [ %117, %33 ]
  %36 = phi ptr [ %32, %30 ], [ %118, %33 ]
  %37 = phi double [ %29, %30 ], [ %116, %33 ]
  tail call void @llvm.assume(i1 %23)
  br label %38

38:                                               ; preds = %52, %34
  %39 = phi ptr [ %54, %52 ], [ %35, %34 ]
  %40 = phi ptr [ %55, %52 ], [ %36, %34 ]
  %41 = phi double [ %53, %52 ], [ %37, %34 ]
  %42 = phi i32 [ %56, %52 ], [ 0, %34 ]
  %43 = load i32, ptr %39, align 4, !tbaa !4
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %45, label %52

45:                                               ; preds = %38
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw double, ptr %5, i64 %46
  %48 = load double, ptr %40, align 8, !tbaa !8
  %49 = load double, ptr %47, align 8, !tbaa !8
  %50 = fmul contract double %48, %49
  %51 = fadd contract double %41, %50
  br label %52

52:                                               ; preds = %45, %38
  %53 = phi double [ %51, %45 ], [ %41, %38 ]
  %54 = getelementptr inbounds i32, ptr %39, i64 %18
  %55 = getelementptr inbounds double, ptr %40, i64 %18
  %56 = add i32 %42, 1
  %57 = icmp eq i32 %56, %19
  br i1 %57, label %58, label %38, !llvm.loop !10

58:                                               ; preds = %33, %52, %25
  %59 = phi double [ %29, %25 ], [ %116, %33 ], [ %53, %52 ]
  store double %59, ptr %28, align 8, !tbaa !8
  %60 = add nsw i32 %26, %10
  %61 = icmp slt i32 %60, %0
  br i1 %61, label %25, label %24, !llvm.loop !12

62:                                               ; preds = %30, %115
  %63 = phi ptr [ %117, %115 ], [ %31, %30 ]
  %64 = phi ptr [ %118, %115 ], [ %32, %30 ]
  %65 = phi double [ %116, %115 ], [ %29, %30 ]
  %66 = phi i32 [ %119, %115 ], [ 0, %30 ]
  %67 = load i32, ptr %63, align 4, !tbaa !4
  %68 = icmp sgt i32 %67, -1
  br i1 %68, label %69, label %76

69:                                               ; preds = %62
  %70 = zext nneg i32 %67 to i64
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %70
  %72 = load double, ptr %64, align 8, !tbaa !8
  %73 = load double, ptr %71, align 8, !tbaa !8
  %74 = fmul contract double %72, %73
  %75 = fadd contract double %65, %74
  br label %76

76:                                               ; preds = %69, %62
  %77 = phi double [ %75, %69 ], [ %65, %62 ]
  %78 = getelementptr inbounds i32, ptr %63, i64 %18
  %79 = getelementptr inbounds double, ptr %64, i64 %18
  %80 = load i32, ptr %78, align 4, !tbaa !4
  %81 = icmp sgt i32 %80, -1
  br i1 %81, label %82, label %89

82:                                               ; preds = %76
  %83 = zext nneg i32 %80 to i64
  %84 = getelementptr inbounds nuw double, ptr %5, i64 %83
  %85 = load double, ptr %79, align 8, !tbaa !8
  %86 = load double, ptr %84, align 8, !tbaa !8
  %87 = fmul contract double %85, %86
  %88 = fadd contract double %77, %87
  br label %89

89:                                               ; preds = %82, %76
  %90 = phi double [ %88, %82 ], [ %77, %76 ]
  %91 = getelementptr inbounds i32, ptr %78, i64 %18
  %92 = getelementptr inbounds double, ptr %79, i64 %18
  %93 = load i32, ptr %91, align 4, !tbaa !4
  %94 = icmp sgt i32 %93, -1
  br i1 %94, label %95, label %102

95:                                               ; preds = %89
  %96 = zext nneg i32 %93 to i64
  %97 = getelementptr inbounds nuw double, ptr %5, i64 %96
  %98 = load double, ptr %92, align 8, !tbaa !8
  %99 = load double, ptr %97, align 8, !tbaa !8
  %100 = fmul contract double %98, %99
  %101 = fadd contract double %90, %100
  br label %102

102:                                              ; preds = %95, %89
  %103 = phi double [ %101, %95 ], [ %90, %89 ]
  %104 = getelementptr inbounds i32, ptr %91, i64 %18
  %105 = getelementptr inbounds double, ptr %92, i64 %18
  %106 = load i32, ptr %104, align 4, !tbaa !4
  %107 = icmp sgt i32 %106, -1
  br i1 %107, label %108, label %115

108:                                              ; preds = %102
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw double, ptr %5, i64 %109
  %111 = load double, ptr %105, align 8, !tbaa !8
  %112 = load double, ptr %110, align 8, !tbaa !8
  %113 = fmul contract double %111, %112
  %114 = fadd contract double %103, %113
  br label %115

115:                                              ; preds = %108, %102
  %116 = phi double [ %114, %108 ], [ %103, %102 ]
  %117 = getelementptr inbounds i32, ptr %104, i64 %18
  %118 = getelementptr inbounds double, ptr %105, i64 %18
  %119 = add i32 %66, 4
  %120 = icmp eq i32 %119, %21
  br i1 %120, label %33, label %62, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_jds(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %131

14:                                               ; preds = %7
  %15 = sdiv i32 %12, 32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %5, i64 %16
  %18 = addrspacecast ptr %17 to ptr addrspace(1)
  %19 = load i32, ptr addrspace(1) %18, align 4, !invariant.load !15
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %54

21:                                               ; preds = %14
  %22 = and i32 %19, 3
  %23 = icmp ult i32 %19, 4
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = and i32 %19, 2147483644
  br label %61

26:                                               ; preds = %61
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %54, label %28

28:                                               ; preds = %26, %21
  %29 = phi float [ 0.000000e+00, %21 ], [ %127, %26 ]
  %30 = phi i32 [ 0, %21 ], [ %128, %26 ]
  %31 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %31)
  br label %32

32:                                               ; preds = %32, %28
  %33 = phi float [ %50, %32 ], [ %29, %28 ]
  %34 = phi i32 [ %51, %32 ], [ %30, %28 ]
  %35 = phi i32 [ %52, %32 ], [ 0, %28 ]
  %36 = mul nsw i32 %34, %6
  %37 = add nsw i32 %36, %12
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %2, i64 %38
  %40 = addrspacecast ptr %39 to ptr addrspace(1)
  %41 = load i32, ptr addrspace(1) %40, align 4, !invariant.load !15
  %42 = getelementptr inbounds float, ptr %1, i64 %38
  %43 = addrspacecast ptr %42 to ptr addrspace(1)
  %44 = load float, ptr addrspace(1) %43, align 4, !invariant.load !15
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = addrspacecast ptr %46 to ptr addrspace(1)
  %48 = load float, ptr addrspace(1) %47, align 4, !invariant.load !15
  %49 = fmul contract float %44, %48
  %50 = fadd contract float %33, %49
  %51 = add nuw nsw i32 %34, 1
  %52 = add i32 %35, 1
  %53 = icmp eq i32 %52, %22
  br i1 %53, label %54, label %32, !llvm.loop !16

54:                                               ; preds = %26, %32, %14
  %55 = phi float [ 0.000000e+00, %14 ], [ %127, %26 ], [ %50, %32 ]
  %56 = sext i32 %12 to i64
  %57 = getelementptr inbounds i32, ptr %3, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  store float %55, ptr %60, align 4, !tbaa !17
  br label %131

61:                                               ; preds = %61, %24
  %62 = phi float [ 0.000000e+00, %24 ], [ %127, %61 ]
  %63 = phi i32 [ 0, %24 ], [ %128, %61 ]
  %64 = phi i32 [ 0, %24 ], [ %129, %61 ]
  %65 = mul nsw i32 %63, %6
  %66 = add nsw i32 %65, %12
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %2, i64 %67
  %69 = addrspacecast ptr %68 to ptr addrspace(1)
  %70 = load i32, ptr addrspace(1) %69, align 4, !invariant.load !15
  %71 = getelementptr inbounds float, ptr %1, i64 %67
  %72 = addrspacecast ptr %71 to ptr addrspace(1)
  %73 = load float, ptr addrspace(1) %72, align 4, !invariant.load !15
  %74 = sext i32 %70 to i64
  %75 = getelementptr inbounds float, ptr %4, i64 %74
  %76 = addrspacecast ptr %75 to ptr addrspace(1)
  %77 = load float, ptr addrspace(1) %76, align 4, !invariant.load !15
  %78 = fmul contract float %73, %77
  %79 = fadd contract float %62, %78
  %80 = or disjoint i32 %63, 1
  %81 = mul nsw i32 %80, %6
  %82 = add nsw i32 %81, %12
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %2, i64 %83
  %85 = addrspacecast ptr %84 to ptr addrspace(1)
  %86 = load i32, ptr addrspace(1) %85, align 4, !invariant.load !15
  %87 = getelementptr inbounds float, ptr %1, i64 %83
  %88 = addrspacecast ptr %87 to ptr addrspace(1)
  %89 = load float, ptr addrspace(1) %88, align 4, !invariant.load !15
  %90 = sext i32 %86 to i64
  %91 = getelementptr inbounds float, ptr %4, i64 %90
  %92 = addrspacecast ptr %91 to ptr addrspace(1)
  %93 = load float, ptr addrspace(1) %92, align 4, !invariant.load !15
  %94 = fmul contract float %89, %93
  %95 = fadd contract float %79, %94
  %96 = or disjoint i32 %63, 2
  %97 = mul nsw i32 %96, %6
  %98 = add nsw i32 %97, %12
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %2, i64 %99
  %101 = addrspacecast ptr %100 to ptr addrspace(1)
  %102 = load i32, ptr addrspace(1) %101, align 4, !invariant.load !15
  %103 = getelementptr inbounds float, ptr %1, i64 %99
  %104 = addrspacecast ptr %103 to ptr addrspace(1)
  %105 = load float, ptr addrspace(1) %104, align 4, !invariant.load !15
  %106 = sext i32 %102 to i64
  %107 = getelementptr inbounds float, ptr %4, i64 %106
  %108 = addrspacecast ptr %107 to ptr addrspace(1)
  %109 = load float, ptr addrspace(1) %108, align 4, !invariant.load !15
  %110 = fmul contract float %105, %109
  %111 = fadd contract float %95, %110
  %112 = or disjoint i32 %63, 3
  %113 = mul nsw i32 %112, %6
  %114 = add nsw i32 %113, %12
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %2, i64 %115
  %117 = addrspacecast ptr %116 to ptr addrspace(1)
  %118 = load i32, ptr addrspace(1) %117, align 4, !invariant.load !15
  %119 = getelementptr inbounds float, ptr %1, i64 %115
  %120 = addrspacecast ptr %119 to ptr addrspace(1)
  %121 = load float, ptr addrspace(1) %120, align 4, !invariant.load !15
  %122 = sext i32 %118 to i64
  %123 = getelementptr inbounds float, ptr %4, i64 %122
  %124 = addrspacecast ptr %123 to ptr addrspace(1)
  %125 = load float, ptr addrspace(1) %124, align 4, !invariant.load !15
  %126 = fmul contract float %121, %125
  %127 = fadd contract float %111, %126
  %128 = add nuw nsw i32 %63, 4
  %129 = add i32 %64, 4
  %130 = icmp eq i32 %129, %25
  br i1 %130, label %26, label %61, !llvm.loop !19

131:                                              ; preds = %7, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{}
!16 = distinct !{!16, !11}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = distinct !{!19, !13}
