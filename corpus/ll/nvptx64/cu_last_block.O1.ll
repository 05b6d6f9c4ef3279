; ModuleID = 'corpus/cuda/cu_last_block.cu'
source_filename = "corpus/cuda/cu_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@retirement = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ18reduce_single_passE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18reduce_single_passE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@_ZZ10componentsE6parent = internal addrspace(3) global [64 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @retirement to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_single_pass(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %12, %6
  br label %18

14:                                               ; preds = %18, %4
  %15 = phi i32 [ 0, %4 ], [ %25, %18 ]
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %30

18:                                               ; preds = %11, %18
  %19 = phi i32 [ 0, %11 ], [ %25, %18 ]
  %20 = phi i32 [ %9, %11 ], [ %26, %18 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = lshr i32 %23, 12
  %25 = add i32 %24, %19
  %26 = add i32 %20, %13
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %18, label %14, !llvm.loop !8

28:                                               ; preds = %40
  %29 = icmp eq i32 %8, 0
  br i1 %29, label %43, label %52

30:                                               ; preds = %14, %40
  %31 = phi i32 [ 32, %14 ], [ %41, %40 ]
  %32 = icmp samesign ult i32 %8, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %30
  %34 = add nuw nsw i32 %31, %8
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = load i32, ptr %17, align 4, !tbaa !4
  %39 = add i32 %38, %37
  store i32 %39, ptr %17, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = lshr i32 %31, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %28, label %30, !llvm.loop !11

43:                                               ; preds = %28
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), align 4, !tbaa !4
  %45 = zext nneg i32 %5 to i64
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  store volatile i32 %44, ptr %46, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %47 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %48 = add nsw i32 %47, -1
  %49 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @retirement to ptr), i32 %48 seq_cst, align 4
  %50 = icmp eq i32 %49, %48
  %51 = zext i1 %50 to i8
  store i8 %51, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !12
  br label %52

52:                                               ; preds = %43, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !12, !range !14, !noundef !15
  %54 = trunc nuw i8 %53 to i1
  %55 = and i1 %29, %54
  br i1 %55, label %56, label %69

56:                                               ; preds = %52
  %57 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %59

58:                                               ; preds = %59
  store i64 %66, ptr %2, align 8, !tbaa !16
  br label %69

59:                                               ; preds = %56, %59
  %60 = phi i32 [ 0, %56 ], [ %67, %59 ]
  %61 = phi i64 [ 0, %56 ], [ %66, %59 ]
  %62 = zext nneg i32 %60 to i64
  %63 = getelementptr inbounds nuw i32, ptr %1, i64 %62
  %64 = load volatile i32, ptr %63, align 4, !tbaa !4
  %65 = zext i32 %64 to i64
  %66 = add i64 %61, %65
  %67 = add nuw nsw i32 %60, 1
  %68 = icmp eq i32 %67, %57
  br i1 %68, label %58, label %59, !llvm.loop !18

69:                                               ; preds = %52, %58
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = shl i32 %4, 7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = lshr i32 %11, 16
  %16 = xor i32 %15, %11
  %17 = mul i32 %16, -2048144789
  %18 = lshr i32 %17, 13
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, -1028477387
  %21 = lshr i32 %20, 16
  %22 = xor i32 %21, %20
  %23 = and i32 %22, 127
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %14, i64 %24
  %26 = cmpxchg ptr %25, i32 0, i32 %11 seq_cst seq_cst, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %28, label %32

28:                                               ; preds = %37, %3
  %29 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %31 = atomicrmw add ptr %30, i32 %11 seq_cst, align 4
  br label %44

32:                                               ; preds = %3, %37
  %33 = phi { i32, i1 } [ %42, %37 ], [ %26, %3 ]
  %34 = phi i32 [ %39, %37 ], [ %23, %3 ]
  %35 = extractvalue { i32, i1 } %33, 0
  %36 = icmp eq i32 %35, %11
  br i1 %36, label %44, label %37

37:                                               ; preds = %32
  %38 = add nuw nsw i32 %34, 1
  %39 = and i32 %38, 127
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %14, i64 %40
  %42 = cmpxchg ptr %41, i32 0, i32 %11 seq_cst seq_cst, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %28, label %32

44:                                               ; preds = %32, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp samesign ult i32 %7, 32
  br i1 %45, label %46, label %63

46:                                               ; preds = %44
  %47 = shl nuw nsw i32 %7, 2
  br label %51

48:                                               ; preds = %51
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = atomicrmw add ptr %49, i32 %60 seq_cst, align 4
  br label %63

51:                                               ; preds = %46, %51
  %52 = phi i32 [ 0, %46 ], [ %61, %51 ]
  %53 = phi i32 [ 0, %46 ], [ %60, %51 ]
  %54 = add nuw nsw i32 %52, %47
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %14, i64 %55
  %57 = atomicrmw or ptr %56, i32 0 seq_cst, align 4
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = add i32 %53, %59
  %61 = add nuw nsw i32 %52, 1
  %62 = icmp eq i32 %61, 4
  br i1 %62, label %48, label %51, !llvm.loop !19

63:                                               ; preds = %48, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp samesign ult i32 %7, 128
  br i1 %64, label %66, label %65

65:                                               ; preds = %66, %63
  ret void

66:                                               ; preds = %63, %66
  %67 = phi i32 [ %71, %66 ], [ %7, %63 ]
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %14, i64 %68
  %70 = atomicrmw xchg ptr %69, i32 7 seq_cst, align 4
  %71 = add nuw nsw i32 %67, %5
  %72 = icmp samesign ult i32 %71, 128
  br i1 %72, label %66, label %65, !llvm.loop !20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @components(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %4
  store i32 %3, ptr %5, align 4, !tbaa !4
  %6 = shl nuw nsw i32 %3, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr i8, ptr %8, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %12
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %14
  br label %16

16:                                               ; preds = %24, %2
  %17 = atomicrmw or ptr %13, i32 0 seq_cst, align 4
  %18 = atomicrmw or ptr %15, i32 0 seq_cst, align 4
  %19 = icmp ne i32 %17, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  %21 = tail call noundef i32 @llvm.smin.i32(i32 %17, i32 %18)
  %22 = atomicrmw min ptr %13, i32 %21 seq_cst, align 4
  %23 = atomicrmw min ptr %15, i32 %21 seq_cst, align 4
  br label %24

24:                                               ; preds = %20, %16
  %25 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %19)
  br i1 %25, label %16, label %26, !llvm.loop !21

26:                                               ; preds = %24
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %27, ptr %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = !{!"bool", !6, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
