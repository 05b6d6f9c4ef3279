; ModuleID = 'corpus/cuda/cu_histogram.cu'
source_filename = "corpus/cuda/cu_histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12histogram256E6s_hist = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ18histogram_weightedE5local = internal addrspace(3) global [16 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram256(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 256
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %17

8:                                                ; preds = %17, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %4
  %13 = icmp ult i32 %12, %2
  br i1 %13, label %14, label %23

14:                                               ; preds = %8
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %15, %10
  br label %25

17:                                               ; preds = %6, %17
  %18 = phi i32 [ %4, %6 ], [ %21, %17 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %19
  store i32 0, ptr %20, align 4, !tbaa !4
  %21 = add nuw nsw i32 %18, %7
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %17, label %8, !llvm.loop !8

23:                                               ; preds = %25, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp samesign ult i32 %4, 256
  br i1 %24, label %51, label %50

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %12, %14 ], [ %48, %25 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = and i32 %29, 255
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %31
  %33 = atomicrmw add ptr %32, i32 1 seq_cst, align 4
  %34 = lshr i32 %29, 8
  %35 = and i32 %34, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %36
  %38 = atomicrmw add ptr %37, i32 1 seq_cst, align 4
  %39 = lshr i32 %29, 16
  %40 = and i32 %39, 255
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %41
  %43 = atomicrmw add ptr %42, i32 1 seq_cst, align 4
  %44 = lshr i32 %29, 24
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %45
  %47 = atomicrmw add ptr %46, i32 1 seq_cst, align 4
  %48 = add i32 %26, %16
  %49 = icmp ult i32 %48, %2
  br i1 %49, label %25, label %23, !llvm.loop !11

50:                                               ; preds = %60, %23
  ret void

51:                                               ; preds = %23, %60
  %52 = phi i32 [ %61, %60 ], [ %4, %23 ]
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i32, ptr %1, i64 %53
  %59 = atomicrmw add ptr %58, i32 %55 seq_cst, align 4
  br label %60

60:                                               ; preds = %57, %51
  %61 = add nuw nsw i32 %52, %10
  %62 = icmp samesign ult i32 %61, 256
  br i1 %62, label %51, label %50, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_weighted(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 16
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 %8
  store i64 0, ptr %9, align 8, !tbaa !13
  br label %10

10:                                               ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = add i32 %13, %5
  %15 = icmp slt i32 %14, %3
  br i1 %15, label %16, label %19

16:                                               ; preds = %10
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = mul i32 %17, %12
  br label %20

19:                                               ; preds = %20, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %38, label %46

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %14, %16 ], [ %36, %20 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !15
  %25 = fmul contract float %24, 1.600000e+01
  %26 = fptosi float %25 to i32
  %27 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 0)
  %28 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 15)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 %29
  %31 = getelementptr inbounds i32, ptr %1, i64 %22
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = zext i32 %32 to i64
  %34 = mul nuw i64 %33, %33
  %35 = atomicrmw add ptr %30, i64 %34 seq_cst, align 8
  %36 = add i32 %21, %18
  %37 = icmp slt i32 %36, %3
  br i1 %37, label %20, label %19, !llvm.loop !17

38:                                               ; preds = %19
  %39 = zext nneg i32 %5 to i64
  %40 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !13
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw i64, ptr %2, i64 %39
  %45 = atomicrmw add ptr %44, i64 %41 seq_cst, align 8
  br label %46

46:                                               ; preds = %43, %38, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !9, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !9, !10}
