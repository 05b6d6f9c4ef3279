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
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %22
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %25
  %27 = getelementptr i8, ptr %26, i64 -4
  %28 = load i32, ptr %27, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %22, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %22 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load i32, ptr %18, align 4, !tbaa !4
  %32 = add i32 %31, %30
  store i32 %32, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 2
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %35
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = load i32, ptr %37, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi i32 [ %38, %34 ], [ 0, %29 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load i32, ptr %18, align 4, !tbaa !4
  %42 = add i32 %41, %40
  store i32 %42, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 4
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %45
  %47 = getelementptr i8, ptr %46, i64 -16
  %48 = load i32, ptr %47, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %44, %39
  %50 = phi i32 [ %48, %44 ], [ 0, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = load i32, ptr %18, align 4, !tbaa !4
  %52 = add i32 %51, %50
  store i32 %52, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load i32, ptr %57, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %54, %49
  %60 = phi i32 [ %58, %54 ], [ 0, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %18, align 4, !tbaa !4
  %62 = add i32 %61, %60
  store i32 %62, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp samesign ult i32 %4, 16
  br i1 %63, label %69, label %64

64:                                               ; preds = %59
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %65
  %67 = getelementptr i8, ptr %66, i64 -64
  %68 = load i32, ptr %67, align 4, !tbaa !4
  br label %69

69:                                               ; preds = %64, %59
  %70 = phi i32 [ %68, %64 ], [ 0, %59 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = add i32 %71, %70
  store i32 %72, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %78, label %73

73:                                               ; preds = %69
  %74 = zext nneg i32 %4 to i64
  %75 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 %74
  %76 = getelementptr i8, ptr %75, i64 -128
  %77 = load i32, ptr %76, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %73, %69
  %79 = phi i32 [ %77, %73 ], [ 0, %69 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = load i32, ptr %18, align 4, !tbaa !4
  %81 = add i32 %80, %79
  store i32 %81, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = load i32, ptr %18, align 4, !tbaa !4
  %83 = sub i32 %82, %16
  %84 = lshr i32 %83, 5
  %85 = and i32 %83, 31
  %86 = zext i32 %14 to i64
  %87 = add i32 %16, %85
  %88 = sub i32 64, %87
  %89 = zext nneg i32 %88 to i64
  %90 = shl i64 %86, %89
  %91 = zext nneg i32 %84 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 %91
  %93 = lshr i64 %90, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = atomicrmw or ptr %92, i32 %94 seq_cst, align 4
  %96 = trunc i64 %90 to i32
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %101, label %98

98:                                               ; preds = %78
  %99 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %100 = atomicrmw or ptr %99, i32 %96 seq_cst, align 4
  br label %101

101:                                              ; preds = %98, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %102, label %109

102:                                              ; preds = %101
  %103 = shl i32 %5, 5
  %104 = or disjoint i32 %103, %4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %1, i64 %105
  %107 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 %17
  %108 = load i32, ptr %107, align 4, !tbaa !4
  store i32 %108, ptr %106, align 4, !tbaa !4
  br label %109

109:                                              ; preds = %102, %101
  %110 = icmp eq i32 %4, 63
  br i1 %110, label %111, label %115

111:                                              ; preds = %109
  %112 = zext nneg i32 %5 to i64
  %113 = getelementptr inbounds nuw i32, ptr %2, i64 %112
  %114 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 252), align 4, !tbaa !4
  store i32 %114, ptr %113, align 4, !tbaa !4
  br label %115

115:                                              ; preds = %111, %109
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
  br i1 %61, label %15, label %16, !llvm.loop !9
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
