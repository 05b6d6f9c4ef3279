; ModuleID = 'corpus/hip/hip_histogram.hip'
source_filename = "corpus/hip/hip_histogram.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@thread_bins = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 1
@_ZZ15joint_histogramE5local = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram256_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %13

6:                                                ; preds = %13
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %6
  %10 = mul nuw nsw i32 %7, %5
  %11 = add nuw nsw i32 %10, %4
  %12 = mul nuw nsw i32 %2, %11
  br label %27

13:                                               ; preds = %3, %13
  %14 = phi i32 [ 0, %3 ], [ %19, %13 ]
  %15 = mul nuw nsw i32 %14, %5
  %16 = add nuw nsw i32 %15, %4
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %17
  store i8 0, ptr %18, align 1, !tbaa !8
  %19 = add nuw nsw i32 %14, 1
  %20 = icmp eq i32 %19, 256
  br i1 %20, label %6, label %13, !llvm.loop !9

21:                                               ; preds = %27, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = udiv i32 256, %5
  %23 = icmp samesign ugt i32 %5, 256
  br i1 %23, label %42, label %24

24:                                               ; preds = %21
  %25 = mul nuw nsw i32 %22, %4
  %26 = shl nsw i32 %7, 8
  br label %43

27:                                               ; preds = %9, %27
  %28 = phi i32 [ 0, %9 ], [ %40, %27 ]
  %29 = add nuw nsw i32 %28, %12
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !8
  %33 = zext i8 %32 to i32
  %34 = mul nuw nsw i32 %5, %33
  %35 = add nuw nsw i32 %34, %4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = add i8 %38, 1
  store i8 %39, ptr %37, align 1, !tbaa !8
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %2
  br i1 %41, label %21, label %27, !llvm.loop !12

42:                                               ; preds = %47, %21
  ret void

43:                                               ; preds = %24, %47
  %44 = phi i32 [ 0, %24 ], [ %51, %47 ]
  %45 = add nuw nsw i32 %44, %25
  %46 = mul nuw nsw i32 %45, %5
  br label %53

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %45, %26
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %1, i64 %49
  store i32 %61, ptr %50, align 4, !tbaa !4
  %51 = add nuw nsw i32 %44, 1
  %52 = icmp eq i32 %51, %22
  br i1 %52, label %42, label %43, !llvm.loop !13

53:                                               ; preds = %43, %53
  %54 = phi i32 [ 0, %43 ], [ %62, %53 ]
  %55 = phi i32 [ 0, %43 ], [ %61, %53 ]
  %56 = add nuw nsw i32 %54, %46
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !8
  %60 = zext i8 %59 to i32
  %61 = add i32 %55, %60
  %62 = add nuw nsw i32 %54, 1
  %63 = icmp eq i32 %62, %5
  br i1 %63, label %47, label %53, !llvm.loop !14
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @joint_histogram(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15joint_histogramE5local to ptr), i64 %5
  store i32 0, ptr %6, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = shl i8 %13, 3
  %15 = and i8 %14, 56
  %16 = getelementptr inbounds i8, ptr %1, i64 %11
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = and i8 %17, 7
  %19 = or disjoint i8 %15, %18
  %20 = zext nneg i8 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15joint_histogramE5local to ptr), i64 %20
  %22 = atomicrmw add ptr %21, i32 1 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = atomicrmw add ptr %23, i32 %24 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
