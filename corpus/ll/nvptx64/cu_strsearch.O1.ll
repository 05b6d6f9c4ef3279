; ModuleID = 'corpus/cuda/cu_strsearch.cu'
source_filename = "corpus/cuda/cu_strsearch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { [2 x i8], i16 }

@_ZZ8horspoolE4skip = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1
@machine = dso_local addrspace(1) externally_initialized global [6 x %struct.State] [%struct.State { [2 x i8] c"\01\00", i16 0 }, %struct.State { [2 x i8] c"\02\03", i16 0 }, %struct.State { [2 x i8] c"\02\04", i16 1 }, %struct.State { [2 x i8] c"\05\00", i16 2 }, %struct.State { [2 x i8] c"\05\00", i16 6 }, %struct.State { [2 x i8] c"\02\03", i16 8 }], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @machine to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @brute_force(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %3, 1
  br i1 %10, label %24, label %11

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %21, %11 ], [ 0, %4 ]
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !8
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = icmp eq i8 %16, %19
  %21 = add nuw nsw i32 %12, 1
  %22 = icmp ne i32 %21, %3
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %11, label %24, !llvm.loop !9

24:                                               ; preds = %11, %4
  %25 = phi i1 [ true, %4 ], [ %20, %11 ]
  %26 = zext i1 %25 to i8
  %27 = sext i32 %9 to i64
  %28 = getelementptr inbounds i8, ptr %2, i64 %27
  store i8 %26, ptr %28, align 1, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @horspool(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 256
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = trunc i32 %3 to i8
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %15

10:                                               ; preds = %15, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %12, label %32

12:                                               ; preds = %10
  %13 = add i32 %3, -1
  %14 = icmp sgt i32 %3, 1
  br i1 %14, label %21, label %32

15:                                               ; preds = %7, %15
  %16 = phi i32 [ %5, %7 ], [ %19, %15 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %17
  store i8 %8, ptr %18, align 1, !tbaa !8
  %19 = add nuw nsw i32 %16, %9
  %20 = icmp samesign ult i32 %19, 256
  br i1 %20, label %15, label %10, !llvm.loop !12

21:                                               ; preds = %12, %21
  %22 = phi i32 [ %30, %21 ], [ 0, %12 ]
  %23 = sub nsw i32 %13, %22
  %24 = trunc i32 %23 to i8
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !8
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %28
  store i8 %24, ptr %29, align 1, !tbaa !8
  %30 = add nuw nsw i32 %22, 1
  %31 = icmp eq i32 %30, %13
  br i1 %31, label %32, label %21, !llvm.loop !13

32:                                               ; preds = %21, %12, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = mul i32 %33, %34
  %36 = add i32 %35, %5
  %37 = shl nsw i32 %36, 6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = icmp slt i32 %3, 65
  br i1 %40, label %41, label %45

41:                                               ; preds = %32, %62
  %42 = phi i32 [ %73, %62 ], [ 0, %32 ]
  %43 = phi i32 [ %64, %62 ], [ 0, %32 ]
  %44 = add nsw i32 %42, %3
  br label %49

45:                                               ; preds = %62, %32
  %46 = phi i32 [ 0, %32 ], [ %64, %62 ]
  %47 = sext i32 %36 to i64
  %48 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !4
  ret void

49:                                               ; preds = %41, %52
  %50 = phi i32 [ %53, %52 ], [ %3, %41 ]
  %51 = icmp slt i32 %50, 1
  br i1 %51, label %62, label %52

52:                                               ; preds = %49
  %53 = add nsw i32 %50, -1
  %54 = add nsw i32 %53, %42
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %39, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = zext nneg i32 %53 to i64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !8
  %61 = icmp eq i8 %57, %60
  br i1 %61, label %49, label %62, !llvm.loop !14

62:                                               ; preds = %49, %52
  %63 = zext i1 %51 to i32
  %64 = add nuw nsw i32 %43, %63
  %65 = sext i32 %44 to i64
  %66 = getelementptr i8, ptr %39, i64 %65
  %67 = getelementptr i8, ptr %66, i64 -1
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %42, %72
  %74 = add nsw i32 %73, %3
  %75 = icmp slt i32 %74, 65
  br i1 %75, label %41, label %45, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rabin_karp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %43, %4
  %15 = phi i32 [ 0, %4 ], [ %32, %43 ]
  %16 = phi i32 [ 0, %4 ], [ %38, %43 ]
  %17 = phi i32 [ 1, %4 ], [ %44, %43 ]
  %18 = icmp sgt i32 %3, 0
  %19 = tail call i32 @llvm.smax.i32(i32 %3, i32 32)
  %20 = sub i32 %19, %3
  br label %47

21:                                               ; preds = %4, %43
  %22 = phi i32 [ %45, %43 ], [ 0, %4 ]
  %23 = phi i32 [ %44, %43 ], [ 1, %4 ]
  %24 = phi i32 [ %38, %43 ], [ 0, %4 ]
  %25 = phi i32 [ %32, %43 ], [ 0, %4 ]
  %26 = mul nuw nsw i32 %25, 257
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = add nuw nsw i32 %26, %30
  %32 = urem i32 %31, 1000003
  %33 = mul nuw nsw i32 %24, 257
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 %27
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = zext i8 %35 to i32
  %37 = add nuw nsw i32 %33, %36
  %38 = urem i32 %37, 1000003
  %39 = icmp eq i32 %22, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %21
  %41 = mul nuw nsw i32 %23, 257
  %42 = urem i32 %41, 1000003
  br label %43

43:                                               ; preds = %21, %40
  %44 = phi i32 [ %42, %40 ], [ %23, %21 ]
  %45 = add nuw nsw i32 %22, 1
  %46 = icmp eq i32 %45, %3
  br i1 %46, label %14, label %21, !llvm.loop !16

47:                                               ; preds = %14, %77
  %48 = phi i32 [ %94, %77 ], [ %16, %14 ]
  %49 = phi i32 [ %72, %77 ], [ 0, %14 ]
  %50 = phi i32 [ %95, %77 ], [ 0, %14 ]
  %51 = icmp eq i32 %48, %15
  br i1 %51, label %52, label %71

52:                                               ; preds = %47
  br i1 %18, label %53, label %66

53:                                               ; preds = %52, %63
  %54 = phi i32 [ %64, %63 ], [ 0, %52 ]
  %55 = add nuw nsw i32 %54, %50
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext nneg i32 %54 to i64
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = icmp eq i8 %58, %61
  br i1 %62, label %63, label %66

63:                                               ; preds = %53
  %64 = add nuw nsw i32 %54, 1
  %65 = icmp eq i32 %64, %3
  br i1 %65, label %66, label %53, !llvm.loop !17

66:                                               ; preds = %53, %63, %52
  %67 = phi i32 [ 0, %52 ], [ %54, %53 ], [ %3, %63 ]
  %68 = icmp eq i32 %67, %3
  %69 = zext i1 %68 to i32
  %70 = add nsw i32 %49, %69
  br label %71

71:                                               ; preds = %66, %47
  %72 = phi i32 [ %70, %66 ], [ %49, %47 ]
  %73 = icmp eq i32 %50, %20
  br i1 %73, label %74, label %77

74:                                               ; preds = %71
  %75 = sext i32 %9 to i64
  %76 = getelementptr inbounds i32, ptr %2, i64 %75
  store i32 %72, ptr %76, align 4, !tbaa !4
  ret void

77:                                               ; preds = %71
  %78 = add nsw i32 %50, %3
  %79 = add nuw nsw i32 %48, 1000003
  %80 = zext nneg i32 %50 to i64
  %81 = getelementptr inbounds nuw i8, ptr %12, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = zext i8 %82 to i32
  %84 = mul nuw i32 %17, %83
  %85 = urem i32 %84, 1000003
  %86 = sub nuw nsw i32 %79, %85
  %87 = urem i32 %86, 1000003
  %88 = mul nuw nsw i32 %87, 257
  %89 = sext i32 %78 to i64
  %90 = getelementptr inbounds i8, ptr %12, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !8
  %92 = zext i8 %91 to i32
  %93 = add nuw nsw i32 %88, %92
  %94 = urem i32 %93, 1000003
  %95 = add nuw i32 %50, 1
  br label %47, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @automaton(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 5
  br label %12

9:                                                ; preds = %12
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %32, ptr %11, align 4, !tbaa !4
  ret void

12:                                               ; preds = %2, %12
  %13 = phi i64 [ 0, %2 ], [ %25, %12 ]
  %14 = phi i32 [ 0, %2 ], [ %33, %12 ]
  %15 = phi i32 [ 0, %2 ], [ %32, %12 ]
  %16 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %13
  %17 = add nuw nsw i32 %14, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !8
  %21 = and i8 %20, 1
  %22 = zext nneg i8 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i64
  %26 = mul i32 %15, 3
  %27 = zext i8 %24 to i64
  %28 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 2
  %30 = load i16, ptr %29, align 2, !tbaa !19
  %31 = zext i16 %30 to i32
  %32 = add i32 %26, %31
  %33 = add nuw nsw i32 %14, 1
  %34 = icmp eq i32 %33, 32
  br i1 %34, label %9, label %12, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = !{!20, !21, i64 2}
!20 = !{!"_ZTS5State", !6, i64 0, !21, i64 2}
!21 = !{!"short", !6, i64 0}
!22 = distinct !{!22, !10, !11}
