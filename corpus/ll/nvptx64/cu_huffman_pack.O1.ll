; ModuleID = 'corpus/cuda/cu_huffman_pack.cu'
source_filename = "corpus/cuda/cu_huffman_pack.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Code = type { i32, i32 }

@codes = dso_local addrspace(4) externally_initialized constant [16 x %struct.Code] [%struct.Code { i32 0, i32 2 }, %struct.Code { i32 1, i32 2 }, %struct.Code { i32 4, i32 3 }, %struct.Code { i32 5, i32 3 }, %struct.Code { i32 24, i32 5 }, %struct.Code { i32 25, i32 5 }, %struct.Code { i32 26, i32 5 }, %struct.Code { i32 27, i32 5 }, %struct.Code { i32 56, i32 6 }, %struct.Code { i32 57, i32 6 }, %struct.Code { i32 58, i32 6 }, %struct.Code { i32 59, i32 6 }, %struct.Code { i32 60, i32 6 }, %struct.Code { i32 61, i32 6 }, %struct.Code { i32 62, i32 6 }, %struct.Code { i32 63, i32 6 }], align 4
@_ZZ9huff_packE6offset = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ9huff_packE6buffer = internal addrspace(3) global [32 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @codes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @huff_pack(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !8
  %11 = and i8 %10, 15
  %12 = zext nneg i8 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Code, ptr addrspacecast (ptr addrspace(4) @codes to ptr), i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !4
  %19 = icmp samesign ult i32 %4, 32
  br i1 %19, label %20, label %22

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 %17
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %20, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %40

23:                                               ; preds = %48
  %24 = load i32, ptr %18, align 4, !tbaa !4
  %25 = sub i32 %24, %16
  %26 = lshr i32 %25, 5
  %27 = and i32 %25, 31
  %28 = zext i32 %14 to i64
  %29 = add i32 %16, %27
  %30 = sub i32 64, %29
  %31 = zext nneg i32 %30 to i64
  %32 = shl i64 %28, %31
  %33 = zext nneg i32 %26 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 %33
  %35 = lshr i64 %32, 32
  %36 = trunc nuw i64 %35 to i32
  %37 = atomicrmw or ptr %34, i32 %36 seq_cst, align 4
  %38 = trunc i64 %32 to i32
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %57, label %54

40:                                               ; preds = %22, %48
  %41 = phi i32 [ 1, %22 ], [ %52, %48 ]
  %42 = icmp samesign ult i32 %4, %41
  br i1 %42, label %48, label %43

43:                                               ; preds = %40
  %44 = sub nuw nsw i32 %4, %41
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %40, %43
  %49 = phi i32 [ %47, %43 ], [ 0, %40 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load i32, ptr %18, align 4, !tbaa !4
  %51 = add i32 %50, %49
  store i32 %51, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = shl nuw nsw i32 %41, 1
  %53 = icmp samesign ult i32 %41, 32
  br i1 %53, label %40, label %23, !llvm.loop !9

54:                                               ; preds = %23
  %55 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %56 = atomicrmw or ptr %55, i32 %38 seq_cst, align 4
  br label %57

57:                                               ; preds = %54, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %58, label %65

58:                                               ; preds = %57
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 %17
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = shl i32 %5, 5
  %62 = or disjoint i32 %61, %4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %63
  store i32 %60, ptr %64, align 4, !tbaa !4
  br label %65

65:                                               ; preds = %58, %57
  %66 = icmp eq i32 %4, 63
  br i1 %66, label %67, label %71

67:                                               ; preds = %65
  %68 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 252), align 4, !tbaa !4
  %69 = zext nneg i32 %5 to i64
  %70 = getelementptr inbounds nuw i32, ptr %2, i64 %69
  store i32 %68, ptr %70, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %67, %65
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @huff_decode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl i32 %8, 3
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = mul i32 %2, %8
  br label %16

15:                                               ; preds = %53, %3
  ret void

16:                                               ; preds = %13, %53
  %17 = phi i32 [ 0, %13 ], [ %59, %53 ]
  %18 = phi i32 [ 0, %13 ], [ %60, %53 ]
  %19 = lshr i32 %17, 5
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = load i32, ptr %21, align 4, !tbaa !4
  %25 = and i32 %17, 31
  %26 = icmp eq i32 %25, 0
  %27 = tail call i32 @llvm.fshl.i32(i32 %24, i32 %23, i32 range(i32 0, 32) %17)
  %28 = select i1 %26, i32 %24, i32 %27
  %29 = icmp sgt i32 %28, -1
  br i1 %29, label %30, label %33

30:                                               ; preds = %16
  %31 = lshr i32 %28, 30
  %32 = trunc nuw nsw i32 %31 to i8
  br label %53

33:                                               ; preds = %16
  %34 = and i32 %28, 1073741824
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = lshr i32 %28, 29
  %38 = trunc nuw nsw i32 %37 to i8
  %39 = and i8 %38, 1
  %40 = or disjoint i8 %39, 2
  br label %53

41:                                               ; preds = %33
  %42 = and i32 %28, 536870912
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = lshr i32 %28, 27
  %46 = trunc nuw nsw i32 %45 to i8
  %47 = and i8 %46, 3
  %48 = or disjoint i8 %47, 4
  br label %53

49:                                               ; preds = %41
  %50 = lshr i32 %28, 26
  %51 = trunc nuw nsw i32 %50 to i8
  %52 = and i8 %51, 15
  br label %53

53:                                               ; preds = %30, %36, %44, %49
  %54 = phi i32 [ 2, %30 ], [ 3, %36 ], [ 5, %44 ], [ 6, %49 ]
  %55 = phi i8 [ %32, %30 ], [ %40, %36 ], [ %48, %44 ], [ %52, %49 ]
  %56 = add i32 %18, %14
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 %57
  store i8 %55, ptr %58, align 1, !tbaa !8
  %59 = add i32 %54, %17
  %60 = add nuw nsw i32 %18, 1
  %61 = icmp eq i32 %60, %2
  br i1 %61, label %15, label %16, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
