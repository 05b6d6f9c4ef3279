; ModuleID = 'corpus/cuda/cu_rle.cu'
source_filename = "corpus/cuda/cu_rle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10rle_encodeE5heads = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4
@_ZZ10rle_encodeE6prefix = internal unnamed_addr addrspace(3) global [5 x i32] undef, align 4
@_ZZ10rle_encodeE5start = internal unnamed_addr addrspace(3) global [129 x i16] undef, align 2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rle_encode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 31
  %7 = lshr i32 %5, 5
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 7
  %10 = add nsw i32 %9, %5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = icmp eq i32 %5, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr i8, ptr %12, i64 -1
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = icmp ne i8 %17, %13
  br label %19

19:                                               ; preds = %15, %4
  %20 = phi i1 [ true, %4 ], [ %18, %15 ]
  %21 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %20)
  %22 = icmp eq i32 %6, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %23, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %14, label %32, label %43

27:                                               ; preds = %32
  store i32 %40, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 16), align 4, !tbaa !4
  %28 = zext i32 %40 to i64
  %29 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %28
  store i16 128, ptr %29, align 2, !tbaa !9
  %30 = zext nneg i32 %8 to i64
  %31 = getelementptr inbounds nuw i32, ptr %3, i64 %30
  store i32 %40, ptr %31, align 4, !tbaa !4
  br label %43

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %40, %32 ], [ 0, %26 ]
  %34 = phi i32 [ %41, %32 ], [ 0, %26 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 %35
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %38)
  %40 = add i32 %39, %33
  %41 = add nuw nsw i32 %34, 1
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %27, label %32, !llvm.loop !11

43:                                               ; preds = %27, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = zext nneg i32 %7 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = shl nsw i32 -1, %6
  %48 = xor i32 %47, -1
  %49 = and i32 %21, %48
  %50 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %49)
  %51 = add i32 %46, %50
  br i1 %20, label %52, label %56

52:                                               ; preds = %43
  %53 = trunc nuw nsw i32 %5 to i16
  %54 = zext i32 %51 to i64
  %55 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %54
  store i16 %53, ptr %55, align 2, !tbaa !9
  br label %56

56:                                               ; preds = %52, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %57, label %70

57:                                               ; preds = %56
  %58 = add i32 %51, %9
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %59
  store i8 %13, ptr %60, align 1, !tbaa !8
  %61 = add i32 %51, 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %62
  %64 = load i16, ptr %63, align 2, !tbaa !9
  %65 = zext i32 %51 to i64
  %66 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !9
  %68 = sub i16 %64, %67
  %69 = getelementptr inbounds nuw i16, ptr %2, i64 %59
  store i16 %68, ptr %69, align 2, !tbaa !9
  br label %70

70:                                               ; preds = %57, %56
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @delta_zigzag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul nsw i32 %3, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = mul nsw i32 %10, 5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %43, %4
  %18 = phi i32 [ 0, %4 ], [ %47, %43 ]
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds i32, ptr %2, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !4
  ret void

21:                                               ; preds = %4, %43
  %22 = phi i32 [ %27, %43 ], [ 0, %4 ]
  %23 = phi i32 [ %50, %43 ], [ 0, %4 ]
  %24 = phi i32 [ %47, %43 ], [ 0, %4 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i32, ptr %12, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sub nsw i32 %27, %22
  %29 = shl i32 %28, 1
  %30 = ashr i32 %28, 31
  %31 = xor i32 %29, %30
  %32 = icmp ugt i32 %31, 127
  br i1 %32, label %33, label %43

33:                                               ; preds = %21, %33
  %34 = phi i32 [ %41, %33 ], [ %31, %21 ]
  %35 = phi i32 [ %38, %33 ], [ %24, %21 ]
  %36 = trunc i32 %34 to i8
  %37 = or i8 %36, -128
  %38 = add i32 %35, 1
  %39 = zext i32 %35 to i64
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 %39
  store i8 %37, ptr %40, align 1, !tbaa !8
  %41 = lshr i32 %34, 7
  %42 = icmp ugt i32 %34, 16383
  br i1 %42, label %33, label %43, !llvm.loop !14

43:                                               ; preds = %33, %21
  %44 = phi i32 [ %24, %21 ], [ %38, %33 ]
  %45 = phi i32 [ %31, %21 ], [ %41, %33 ]
  %46 = trunc nuw nsw i32 %45 to i8
  %47 = add i32 %44, 1
  %48 = zext i32 %44 to i64
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 %48
  store i8 %46, ptr %49, align 1, !tbaa !8
  %50 = add nuw nsw i32 %23, 1
  %51 = icmp eq i32 %50, %3
  br i1 %51, label %17, label %21, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
