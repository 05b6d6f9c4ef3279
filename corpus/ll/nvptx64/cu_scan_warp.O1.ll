; ModuleID = 'corpus/cuda/cu_scan_warp.cu'
source_filename = "corpus/cuda/cu_scan_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14scan_inclusiveE9warp_sums = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_inclusive(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = and i32 %6, 31
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %11, i32 range(i32 -2147483648, 32) 1, i32 0)
  %13 = icmp eq i32 %8, 0
  %14 = select i1 %13, i32 0, i32 %12
  %15 = add nsw i32 %14, %11
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %15, i32 range(i32 -2147483648, 32) 2, i32 0)
  %17 = icmp samesign ult i32 %8, 2
  %18 = select i1 %17, i32 0, i32 %16
  %19 = add nsw i32 %18, %15
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 range(i32 -2147483648, 32) 4, i32 0)
  %21 = icmp samesign ult i32 %8, 4
  %22 = select i1 %21, i32 0, i32 %20
  %23 = add nsw i32 %22, %19
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %23, i32 range(i32 -2147483648, 32) 8, i32 0)
  %25 = icmp samesign ult i32 %8, 8
  %26 = select i1 %25, i32 0, i32 %24
  %27 = add nsw i32 %26, %23
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %27, i32 range(i32 -2147483648, 32) 16, i32 0)
  %29 = icmp samesign ult i32 %8, 16
  %30 = select i1 %29, i32 0, i32 %28
  %31 = add nsw i32 %30, %27
  %32 = lshr i32 %6, 5
  %33 = lshr i32 %4, 5
  %34 = icmp eq i32 %8, 31
  br i1 %34, label %35, label %38

35:                                               ; preds = %2
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %36
  store i32 %31, ptr %37, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %35, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp eq i32 %32, 0
  br i1 %39, label %40, label %70

40:                                               ; preds = %38
  %41 = icmp samesign ult i32 %8, %33
  br i1 %41, label %42, label %46

42:                                               ; preds = %40
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %42, %40
  %47 = phi i32 [ %45, %42 ], [ 0, %40 ]
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %47, i32 range(i32 -2147483648, 32) 1, i32 0)
  %49 = icmp eq i32 %8, 0
  %50 = select i1 %49, i32 0, i32 %48
  %51 = add nsw i32 %50, %47
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %51, i32 range(i32 -2147483648, 32) 2, i32 0)
  %53 = icmp samesign ult i32 %8, 2
  %54 = select i1 %53, i32 0, i32 %52
  %55 = add nsw i32 %54, %51
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %55, i32 range(i32 -2147483648, 32) 4, i32 0)
  %57 = icmp samesign ult i32 %8, 4
  %58 = select i1 %57, i32 0, i32 %56
  %59 = add nsw i32 %58, %55
  %60 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %59, i32 range(i32 -2147483648, 32) 8, i32 0)
  %61 = icmp samesign ult i32 %8, 8
  %62 = select i1 %61, i32 0, i32 %60
  %63 = add nsw i32 %62, %59
  %64 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %63, i32 range(i32 -2147483648, 32) 16, i32 0)
  %65 = icmp samesign ult i32 %8, 16
  %66 = select i1 %65, i32 0, i32 %64
  %67 = add nsw i32 %66, %63
  %68 = zext nneg i32 %8 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %68
  store i32 %67, ptr %69, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %46, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %39, label %77, label %71

71:                                               ; preds = %70
  %72 = zext nneg i32 %32 to i64
  %73 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %72
  %74 = getelementptr i8, ptr %73, i64 -4
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = add nsw i32 %75, %31
  br label %77

77:                                               ; preds = %71, %70
  %78 = phi i32 [ %76, %71 ], [ %31, %70 ]
  store i32 %78, ptr %10, align 4, !tbaa !4
  %79 = add nsw i32 %4, -1
  %80 = icmp eq i32 %6, %79
  br i1 %80, label %81, label %84

81:                                               ; preds = %77
  %82 = zext nneg i32 %3 to i64
  %83 = getelementptr inbounds nuw i32, ptr %1, i64 %82
  store i32 %78, ptr %83, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %81, %77
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_segmented(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = zext nneg i32 %3 to i64
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = icmp eq i32 %9, 0
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i1 [ true, %2 ], [ %10, %6 ]
  %13 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %12)
  %14 = xor i32 %4, 31
  %15 = lshr i32 -1, %14
  %16 = and i32 %13, %15
  %17 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %16, i1 false)
  %18 = add nsw i32 %4, -31
  %19 = add nsw i32 %18, %17
  %20 = zext nneg i32 %3 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  br label %24

23:                                               ; preds = %24
  store float %30, ptr %21, align 4, !tbaa !8
  ret void

24:                                               ; preds = %11, %24
  %25 = phi float [ %22, %11 ], [ %30, %24 ]
  %26 = phi i32 [ 1, %11 ], [ %31, %24 ]
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %25, i32 range(i32 -2147483648, 32) %26, i32 0)
  %28 = icmp sgt i32 %26, %19
  %29 = fadd contract float %25, %27
  %30 = select i1 %28, float %25, float %29
  %31 = shl i32 %26, 1
  %32 = icmp slt i32 %31, 32
  br i1 %32, label %24, label %23, !llvm.loop !10
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
