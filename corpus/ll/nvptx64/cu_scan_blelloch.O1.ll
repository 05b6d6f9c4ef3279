; ModuleID = 'corpus/cuda/cu_scan_blelloch.cu'
source_filename = "corpus/cuda/cu_scan_blelloch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@temp = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ8scan_addE3add = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %3, %6
  %8 = sdiv i32 %3, 2
  %9 = add nsw i32 %8, %5
  %10 = add nsw i32 %7, %5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = lshr i32 %5, 5
  %15 = add nuw nsw i32 %14, %5
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !4
  %18 = add nsw i32 %9, %7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = ashr i32 %9, 5
  %23 = add nsw i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !4
  %26 = ashr i32 %3, 1
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %4
  %29 = shl nuw nsw i32 %5, 1
  %30 = or disjoint i32 %29, 1
  %31 = add nuw nsw i32 %29, 2
  br label %35

32:                                               ; preds = %55, %4
  %33 = phi i32 [ 1, %4 ], [ %56, %55 ]
  %34 = icmp eq i32 %5, 0
  br i1 %34, label %59, label %68

35:                                               ; preds = %28, %55
  %36 = phi i32 [ 1, %28 ], [ %56, %55 ]
  %37 = phi i32 [ %26, %28 ], [ %57, %55 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp slt i32 %5, %37
  br i1 %38, label %39, label %55

39:                                               ; preds = %35
  %40 = mul nsw i32 %36, %30
  %41 = add nsw i32 %40, -1
  %42 = mul nsw i32 %36, %31
  %43 = add nsw i32 %42, -1
  %44 = ashr i32 %41, 5
  %45 = add nsw i32 %44, %41
  %46 = ashr i32 %43, 5
  %47 = add nsw i32 %46, %43
  %48 = sext i32 %45 to i64
  %49 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = sext i32 %47 to i64
  %52 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = add i32 %53, %50
  store i32 %54, ptr %52, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %39, %35
  %56 = shl nsw i32 %36, 1
  %57 = lshr i32 %37, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %32, label %35, !llvm.loop !8

59:                                               ; preds = %32
  %60 = add nsw i32 %3, -1
  %61 = ashr i32 %60, 5
  %62 = add nsw i32 %61, %60
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = zext nneg i32 %6 to i64
  %67 = getelementptr inbounds nuw i32, ptr %2, i64 %66
  store i32 %65, ptr %67, align 4, !tbaa !4
  store i32 0, ptr %64, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %59, %32
  %69 = icmp sgt i32 %3, 1
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = shl nuw nsw i32 %5, 1
  %72 = or disjoint i32 %71, 1
  %73 = add nuw nsw i32 %71, 2
  br label %79

74:                                               ; preds = %101, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = load i32, ptr %17, align 4, !tbaa !4
  %76 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %75, ptr %76, align 4, !tbaa !4
  %77 = load i32, ptr %25, align 4, !tbaa !4
  %78 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %77, ptr %78, align 4, !tbaa !4
  ret void

79:                                               ; preds = %70, %101
  %80 = phi i32 [ %33, %70 ], [ %82, %101 ]
  %81 = phi i32 [ 1, %70 ], [ %102, %101 ]
  %82 = lshr i32 %80, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = icmp slt i32 %5, %81
  br i1 %83, label %84, label %101

84:                                               ; preds = %79
  %85 = mul nuw nsw i32 %82, %72
  %86 = add nsw i32 %85, -1
  %87 = mul nuw nsw i32 %82, %73
  %88 = add nsw i32 %87, -1
  %89 = ashr i32 %86, 5
  %90 = add nsw i32 %89, %86
  %91 = ashr i32 %88, 5
  %92 = add nsw i32 %91, %88
  %93 = sext i32 %90 to i64
  %94 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = sext i32 %92 to i64
  %97 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !4
  store i32 %98, ptr %94, align 4, !tbaa !4
  %99 = load i32, ptr %97, align 4, !tbaa !4
  %100 = add i32 %99, %95
  store i32 %100, ptr %97, align 4, !tbaa !4
  br label %101

101:                                              ; preds = %79, %84
  %102 = shl nsw i32 %81, 1
  %103 = icmp slt i32 %102, %3
  br i1 %103, label %79, label %74, !llvm.loop !11
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_add(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_addE3add to ptr), align 4, !tbaa !4
  br label %11

11:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = add i32 %14, %4
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_addE3add to ptr), align 4, !tbaa !4
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = add i32 %21, %18
  store i32 %22, ptr %20, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %17, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
