; ModuleID = 'corpus/cuda/cu_kmeans.cu'
source_filename = "corpus/cuda/cu_kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13kmeans_assignE9s_centres = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = shl nsw i32 %6, 2
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %19

13:                                               ; preds = %19, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = add i32 %16, %8
  %18 = icmp slt i32 %17, %5
  br i1 %18, label %27, label %104

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %8, %11 ], [ %25, %19 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %1, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %21
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add i32 %20, %12
  %26 = icmp slt i32 %25, %9
  br i1 %26, label %19, label %13, !llvm.loop !8

27:                                               ; preds = %13
  %28 = shl nsw i32 %17, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sext i32 %28 to i64
  %33 = getelementptr i32, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 4
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = sext i32 %28 to i64
  %37 = getelementptr i32, ptr %0, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %28 to i64
  %41 = getelementptr i32, ptr %0, i64 %40
  %42 = getelementptr i8, ptr %41, i64 12
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = icmp sgt i32 %6, 0
  br i1 %44, label %45, label %81

45:                                               ; preds = %27, %45
  %46 = phi i32 [ %79, %45 ], [ 0, %27 ]
  %47 = phi i32 [ %78, %45 ], [ -1, %27 ]
  %48 = phi i32 [ %77, %45 ], [ 2147483647, %27 ]
  %49 = shl nsw i32 %46, 2
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = sub nsw i32 %31, %52
  %54 = mul nsw i32 %53, %53
  %55 = zext nneg i32 %49 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = sub nsw i32 %35, %58
  %60 = mul nsw i32 %59, %59
  %61 = add nuw nsw i32 %60, %54
  %62 = zext nneg i32 %49 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = sub nsw i32 %39, %65
  %67 = mul nsw i32 %66, %66
  %68 = add nuw nsw i32 %67, %61
  %69 = zext nneg i32 %49 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 12
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = sub nsw i32 %43, %72
  %74 = mul nsw i32 %73, %73
  %75 = add nuw nsw i32 %74, %68
  %76 = icmp slt i32 %75, %48
  %77 = tail call i32 @llvm.smin.i32(i32 %75, i32 %48)
  %78 = select i1 %76, i32 %46, i32 %47
  %79 = add nuw nsw i32 %46, 1
  %80 = icmp eq i32 %79, %6
  br i1 %80, label %81, label %45, !llvm.loop !11

81:                                               ; preds = %45, %27
  %82 = phi i32 [ -1, %27 ], [ %78, %45 ]
  %83 = sext i32 %17 to i64
  %84 = getelementptr inbounds i32, ptr %2, i64 %83
  store i32 %82, ptr %84, align 4, !tbaa !4
  %85 = sext i32 %82 to i64
  %86 = getelementptr inbounds i32, ptr %4, i64 %85
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = shl nsw i32 %82, 2
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %3, i64 %89
  %91 = atomicrmw add ptr %90, i32 %31 seq_cst, align 4
  %92 = sext i32 %88 to i64
  %93 = getelementptr i32, ptr %3, i64 %92
  %94 = getelementptr i8, ptr %93, i64 4
  %95 = atomicrmw add ptr %94, i32 %35 seq_cst, align 4
  %96 = sext i32 %88 to i64
  %97 = getelementptr i32, ptr %3, i64 %96
  %98 = getelementptr i8, ptr %97, i64 8
  %99 = atomicrmw add ptr %98, i32 %39 seq_cst, align 4
  %100 = sext i32 %88 to i64
  %101 = getelementptr i32, ptr %3, i64 %100
  %102 = getelementptr i8, ptr %101, i64 12
  %103 = atomicrmw add ptr %102, i32 %43 seq_cst, align 4
  br label %104

104:                                              ; preds = %13, %81
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @knn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca [4 x float], align 4
  %7 = alloca [4 x i32], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = mul nsw i32 %12, 3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !12
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !12
  %19 = getelementptr i8, ptr %15, i64 8
  %20 = load float, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  br label %25

21:                                               ; preds = %25
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 12
  br label %34

25:                                               ; preds = %5, %25
  %26 = phi i32 [ 0, %5 ], [ %30, %25 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %6, i64 %27
  store float 0x46293E5940000000, ptr %28, align 4, !tbaa !12
  %29 = getelementptr inbounds nuw i32, ptr %7, i64 %27
  store i32 -1, ptr %29, align 4, !tbaa !4
  %30 = add nuw nsw i32 %26, 1
  %31 = icmp eq i32 %30, 4
  br i1 %31, label %21, label %25, !llvm.loop !14

32:                                               ; preds = %71, %21
  %33 = shl nsw i32 %12, 2
  br label %75

34:                                               ; preds = %23, %71
  %35 = phi i32 [ 0, %23 ], [ %72, %71 ]
  %36 = mul nuw nsw i32 %35, 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !12
  %40 = fsub contract float %39, %16
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !12
  %43 = fsub contract float %42, %18
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !12
  %46 = fsub contract float %45, %20
  %47 = fmul contract float %46, %46
  %48 = tail call contract noundef float @llvm.fma.f32(float %43, float %43, float %47)
  %49 = tail call contract noundef float @llvm.fma.f32(float %40, float %40, float %48)
  %50 = load float, ptr %24, align 4, !tbaa !12
  %51 = fcmp contract ult float %49, %50
  br i1 %51, label %52, label %71

52:                                               ; preds = %34, %59
  %53 = phi i32 [ %54, %59 ], [ 3, %34 ]
  %54 = add nsw i32 %53, -1
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %6, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !12
  %58 = fcmp contract ogt float %57, %49
  br i1 %58, label %59, label %66

59:                                               ; preds = %52
  %60 = zext nneg i32 %53 to i64
  %61 = getelementptr inbounds nuw float, ptr %6, i64 %60
  store float %57, ptr %61, align 4, !tbaa !12
  %62 = getelementptr inbounds nuw i32, ptr %7, i64 %55
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i32, ptr %7, i64 %60
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = icmp samesign ugt i32 %53, 1
  br i1 %65, label %52, label %66, !llvm.loop !15

66:                                               ; preds = %59, %52
  %67 = phi i32 [ 0, %59 ], [ %53, %52 ]
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %6, i64 %68
  store float %49, ptr %69, align 4, !tbaa !12
  %70 = getelementptr inbounds i32, ptr %7, i64 %68
  store i32 %35, ptr %70, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %34, %66
  %72 = add nuw nsw i32 %35, 1
  %73 = icmp eq i32 %72, %4
  br i1 %73, label %32, label %34, !llvm.loop !16

74:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void

75:                                               ; preds = %32, %75
  %76 = phi i32 [ 0, %32 ], [ %86, %75 ]
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %7, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = add nuw nsw i32 %76, %33
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %2, i64 %81
  store i32 %79, ptr %82, align 4, !tbaa !4
  %83 = getelementptr inbounds nuw float, ptr %6, i64 %77
  %84 = load float, ptr %83, align 4, !tbaa !12
  %85 = getelementptr inbounds float, ptr %3, i64 %81
  store float %84, ptr %85, align 4, !tbaa !12
  %86 = add nuw nsw i32 %76, 1
  %87 = icmp eq i32 %86, 4
  br i1 %87, label %74, label %75, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
