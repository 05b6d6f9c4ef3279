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
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %15, label %7

7:                                                ; preds = %15, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %8, %6
  %10 = add i32 %9, %4
  %11 = icmp ult i32 %10, %2
  br i1 %11, label %12, label %21

12:                                               ; preds = %7
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = mul i32 %13, %6
  br label %22

15:                                               ; preds = %3, %15
  %16 = phi i32 [ %19, %15 ], [ %4, %3 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %17
  store i32 0, ptr %18, align 4, !tbaa !4
  %19 = add nuw nsw i32 %16, %6
  %20 = icmp samesign ult i32 %19, 256
  br i1 %20, label %15, label %7, !llvm.loop !8

21:                                               ; preds = %22, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %48, label %47

22:                                               ; preds = %12, %22
  %23 = phi i32 [ %10, %12 ], [ %45, %22 ]
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = and i32 %26, 255
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %28
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 4
  %31 = lshr i32 %26, 8
  %32 = and i32 %31, 255
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %33
  %35 = atomicrmw add ptr %34, i32 1 seq_cst, align 4
  %36 = lshr i32 %26, 16
  %37 = and i32 %36, 255
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %38
  %40 = atomicrmw add ptr %39, i32 1 seq_cst, align 4
  %41 = lshr i32 %26, 24
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %42
  %44 = atomicrmw add ptr %43, i32 1 seq_cst, align 4
  %45 = add i32 %23, %14
  %46 = icmp ult i32 %45, %2
  br i1 %46, label %22, label %21, !llvm.loop !10

47:                                               ; preds = %57, %21
  ret void

48:                                               ; preds = %21, %57
  %49 = phi i32 [ %58, %57 ], [ %4, %21 ]
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds nuw i32, ptr %1, i64 %50
  %56 = atomicrmw add ptr %55, i32 %52 seq_cst, align 4
  br label %57

57:                                               ; preds = %54, %48
  %58 = add nuw nsw i32 %49, %6
  %59 = icmp samesign ult i32 %58, 256
  br i1 %59, label %48, label %47, !llvm.loop !11
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
  store i64 0, ptr %9, align 8, !tbaa !12
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
  %24 = load float, ptr %23, align 4, !tbaa !14
  %25 = fmul contract float %24, 1.600000e+01
  %26 = fptosi float %25 to i32
  %27 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 0)
  %28 = tail call i32 @llvm.umin.i32(i32 %27, i32 15)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 %29
  %31 = getelementptr inbounds i32, ptr %1, i64 %22
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = zext i32 %32 to i64
  %34 = mul nuw i64 %33, %33
  %35 = atomicrmw add ptr %30, i64 %34 seq_cst, align 8
  %36 = add i32 %21, %18
  %37 = icmp slt i32 %36, %3
  br i1 %37, label %20, label %19, !llvm.loop !16

38:                                               ; preds = %19
  %39 = zext nneg i32 %5 to i64
  %40 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !12
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
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = distinct !{!16, !9}
