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
  br i1 %14, label %27, label %43

27:                                               ; preds = %26
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), align 4, !tbaa !4
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), align 4, !tbaa !4
  %29 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %28)
  store i32 %29, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 4), align 4, !tbaa !4
  %30 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 4), align 4, !tbaa !4
  %31 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %30)
  %32 = add nuw nsw i32 %31, %29
  store i32 %32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 8), align 4, !tbaa !4
  %33 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 8), align 4, !tbaa !4
  %34 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %33)
  %35 = add nuw nsw i32 %34, %32
  store i32 %35, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 12), align 4, !tbaa !4
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 12), align 4, !tbaa !4
  %37 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %36)
  %38 = add nuw nsw i32 %37, %35
  store i32 %38, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 16), align 4, !tbaa !4
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %39
  store i16 128, ptr %40, align 2, !tbaa !9
  %41 = zext nneg i32 %8 to i64
  %42 = getelementptr inbounds nuw i32, ptr %3, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !4
  br label %43

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
  %53 = zext i32 %51 to i64
  %54 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 %53
  %55 = trunc nuw nsw i32 %5 to i16
  store i16 %55, ptr %54, align 2, !tbaa !9
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
  br i1 %16, label %17, label %54

17:                                               ; preds = %4
  %18 = and i32 %3, 1
  %19 = icmp eq i32 %3, 1
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = and i32 %3, 2147483646
  br label %58

22:                                               ; preds = %107
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %54, label %24

24:                                               ; preds = %22, %17
  %25 = phi i32 [ 0, %17 ], [ %91, %22 ]
  %26 = phi i32 [ 0, %17 ], [ %114, %22 ]
  %27 = phi i32 [ 0, %17 ], [ %111, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  %29 = zext nneg i32 %26 to i64
  %30 = getelementptr inbounds nuw i32, ptr %12, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sub nsw i32 %31, %25
  %33 = shl i32 %32, 1
  %34 = ashr i32 %32, 31
  %35 = xor i32 %33, %34
  %36 = icmp ugt i32 %35, 127
  br i1 %36, label %37, label %47

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %45, %37 ], [ %35, %24 ]
  %39 = phi i32 [ %42, %37 ], [ %27, %24 ]
  %40 = trunc i32 %38 to i8
  %41 = or i8 %40, -128
  %42 = add i32 %39, 1
  %43 = zext i32 %39 to i64
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 %43
  store i8 %41, ptr %44, align 1, !tbaa !8
  %45 = lshr i32 %38, 7
  %46 = icmp ugt i32 %38, 16383
  br i1 %46, label %37, label %47, !llvm.loop !11

47:                                               ; preds = %37, %24
  %48 = phi i32 [ %27, %24 ], [ %42, %37 ]
  %49 = phi i32 [ %35, %24 ], [ %45, %37 ]
  %50 = trunc nuw nsw i32 %49 to i8
  %51 = add i32 %48, 1
  %52 = zext i32 %48 to i64
  %53 = getelementptr inbounds nuw i8, ptr %15, i64 %52
  store i8 %50, ptr %53, align 1, !tbaa !8
  br label %54

54:                                               ; preds = %47, %22, %4
  %55 = phi i32 [ 0, %4 ], [ %111, %22 ], [ %51, %47 ]
  %56 = sext i32 %9 to i64
  %57 = getelementptr inbounds i32, ptr %2, i64 %56
  store i32 %55, ptr %57, align 4, !tbaa !4
  ret void

58:                                               ; preds = %107, %20
  %59 = phi i32 [ 0, %20 ], [ %91, %107 ]
  %60 = phi i32 [ 0, %20 ], [ %114, %107 ]
  %61 = phi i32 [ 0, %20 ], [ %111, %107 ]
  %62 = phi i32 [ 0, %20 ], [ %115, %107 ]
  %63 = zext nneg i32 %60 to i64
  %64 = getelementptr inbounds nuw i32, ptr %12, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = sub nsw i32 %65, %59
  %67 = shl i32 %66, 1
  %68 = ashr i32 %66, 31
  %69 = xor i32 %67, %68
  %70 = icmp ugt i32 %69, 127
  br i1 %70, label %71, label %81

71:                                               ; preds = %58, %71
  %72 = phi i32 [ %79, %71 ], [ %69, %58 ]
  %73 = phi i32 [ %76, %71 ], [ %61, %58 ]
  %74 = trunc i32 %72 to i8
  %75 = or i8 %74, -128
  %76 = add i32 %73, 1
  %77 = zext i32 %73 to i64
  %78 = getelementptr inbounds nuw i8, ptr %15, i64 %77
  store i8 %75, ptr %78, align 1, !tbaa !8
  %79 = lshr i32 %72, 7
  %80 = icmp ugt i32 %72, 16383
  br i1 %80, label %71, label %81, !llvm.loop !11

81:                                               ; preds = %71, %58
  %82 = phi i32 [ %61, %58 ], [ %76, %71 ]
  %83 = phi i32 [ %69, %58 ], [ %79, %71 ]
  %84 = trunc nuw nsw i32 %83 to i8
  %85 = add i32 %82, 1
  %86 = zext i32 %82 to i64
  %87 = getelementptr inbounds nuw i8, ptr %15, i64 %86
  store i8 %84, ptr %87, align 1, !tbaa !8
  %88 = zext nneg i32 %60 to i64
  %89 = getelementptr inbounds nuw i32, ptr %12, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = sub nsw i32 %91, %65
  %93 = shl i32 %92, 1
  %94 = ashr i32 %92, 31
  %95 = xor i32 %93, %94
  %96 = icmp ugt i32 %95, 127
  br i1 %96, label %97, label %107

97:                                               ; preds = %81, %97
  %98 = phi i32 [ %105, %97 ], [ %95, %81 ]
  %99 = phi i32 [ %102, %97 ], [ %85, %81 ]
  %100 = trunc i32 %98 to i8
  %101 = or i8 %100, -128
  %102 = add i32 %99, 1
  %103 = zext i32 %99 to i64
  %104 = getelementptr inbounds nuw i8, ptr %15, i64 %103
  store i8 %101, ptr %104, align 1, !tbaa !8
  %105 = lshr i32 %98, 7
  %106 = icmp ugt i32 %98, 16383
  br i1 %106, label %97, label %107, !llvm.loop !11

107:                                              ; preds = %97, %81
  %108 = phi i32 [ %85, %81 ], [ %102, %97 ]
  %109 = phi i32 [ %95, %81 ], [ %105, %97 ]
  %110 = trunc nuw nsw i32 %109 to i8
  %111 = add i32 %108, 1
  %112 = zext i32 %108 to i64
  %113 = getelementptr inbounds nuw i8, ptr %15, i64 %112
  store i8 %110, ptr %113, align 1, !tbaa !8
  %114 = add nuw nsw i32 %60, 2
  %115 = add i32 %62, 2
  %116 = icmp eq i32 %115, %21
  br i1 %116, label %22, label %58, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
