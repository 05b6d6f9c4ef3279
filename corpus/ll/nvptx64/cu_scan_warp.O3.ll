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
  br i1 %39, label %40, label %64

40:                                               ; preds = %38
  %41 = icmp samesign ult i32 %8, %33
  %42 = zext nneg i32 %8 to i64
  br i1 %41, label %43, label %46

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %42
  %45 = load i32, ptr %44, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %40, %43
  %47 = phi i32 [ %45, %43 ], [ 0, %40 ]
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %47, i32 range(i32 -2147483648, 32) 1, i32 0)
  %49 = select i1 %13, i32 0, i32 %48
  %50 = add nsw i32 %49, %47
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %50, i32 range(i32 -2147483648, 32) 2, i32 0)
  %52 = select i1 %17, i32 0, i32 %51
  %53 = add nsw i32 %52, %50
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %53, i32 range(i32 -2147483648, 32) 4, i32 0)
  %55 = select i1 %21, i32 0, i32 %54
  %56 = add nsw i32 %55, %53
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %56, i32 range(i32 -2147483648, 32) 8, i32 0)
  %58 = select i1 %25, i32 0, i32 %57
  %59 = add nsw i32 %58, %56
  %60 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %59, i32 range(i32 -2147483648, 32) 16, i32 0)
  %61 = select i1 %29, i32 0, i32 %60
  %62 = add nsw i32 %61, %59
  %63 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %42
  store i32 %62, ptr %63, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %46, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %39, label %71, label %65

65:                                               ; preds = %64
  %66 = zext nneg i32 %32 to i64
  %67 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 %66
  %68 = getelementptr i8, ptr %67, i64 -4
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = add nsw i32 %69, %31
  br label %71

71:                                               ; preds = %65, %64
  %72 = phi i32 [ %70, %65 ], [ %31, %64 ]
  store i32 %72, ptr %10, align 4, !tbaa !4
  %73 = add nsw i32 %4, -1
  %74 = icmp eq i32 %6, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %71
  %76 = zext nneg i32 %3 to i64
  %77 = getelementptr inbounds nuw i32, ptr %1, i64 %76
  store i32 %72, ptr %77, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %75, %71
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_segmented(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = icmp eq i32 %4, 0
  %6 = zext nneg i32 %3 to i64
  br i1 %5, label %11, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = icmp eq i32 %9, 0
  br label %11

11:                                               ; preds = %2, %7
  %12 = phi i1 [ %10, %7 ], [ true, %2 ]
  %13 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %12)
  %14 = xor i32 %4, 31
  %15 = lshr i32 -1, %14
  %16 = and i32 %13, %15
  %17 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %16, i1 false)
  %18 = add nsw i32 %4, -31
  %19 = add nsw i32 %18, %17
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %21, i32 range(i32 -2147483648, 32) 1, i32 0)
  %23 = icmp slt i32 %19, 1
  %24 = fadd contract float %21, %22
  %25 = select i1 %23, float %21, float %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %25, i32 range(i32 -2147483648, 32) 2, i32 0)
  %27 = icmp slt i32 %19, 2
  %28 = fadd contract float %25, %26
  %29 = select i1 %27, float %25, float %28
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %29, i32 range(i32 -2147483648, 32) 4, i32 0)
  %31 = icmp slt i32 %19, 4
  %32 = fadd contract float %29, %30
  %33 = select i1 %31, float %29, float %32
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %33, i32 range(i32 -2147483648, 32) 8, i32 0)
  %35 = icmp slt i32 %19, 8
  %36 = fadd contract float %33, %34
  %37 = select i1 %35, float %33, float %36
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %37, i32 range(i32 -2147483648, 32) 16, i32 0)
  %39 = icmp slt i32 %19, 16
  %40 = fadd contract float %37, %38
  %41 = select i1 %39, float %37, float %40
  store float %41, ptr %20, align 4, !tbaa !8
  ret void
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
