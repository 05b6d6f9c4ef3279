; ModuleID = 'corpus/hip/hip_graph.hip'
source_filename = "corpus/hip/hip_graph.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Edge = type { i32, i32, i32 }

@_ZZ12bellman_fordE1d = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pagerank_pull(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %45

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %29, label %21

21:                                               ; preds = %29, %14
  %22 = phi float [ 0.000000e+00, %14 ], [ %42, %29 ]
  %23 = fsub contract float 1.000000e+00, %5
  %24 = sitofp i32 %6 to float
  %25 = fdiv contract float %23, %24
  %26 = fmul contract float %5, %22
  %27 = fadd contract float %25, %26
  %28 = getelementptr inbounds float, ptr %4, i64 %15
  store float %27, ptr %28, align 4, !tbaa !8
  br label %45

29:                                               ; preds = %14, %29
  %30 = phi i32 [ %43, %29 ], [ %17, %14 ]
  %31 = phi float [ %42, %29 ], [ 0.000000e+00, %14 ]
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i32, ptr %1, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %2, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds i32, ptr %3, i64 %35
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sitofp i32 %39 to float
  %41 = fdiv contract float %37, %40
  %42 = fadd contract float %31, %41
  %43 = add nsw i32 %30, 1
  %44 = icmp eq i32 %43, %19
  br i1 %44, label %21, label %29, !llvm.loop !10

45:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %59, %4
  %13 = phi i32 [ 0, %4 ], [ %60, %59 ]
  %14 = atomicrmw add ptr %2, i32 %13 monotonic, align 4
  ret void

15:                                               ; preds = %4, %59
  %16 = phi i32 [ %60, %59 ], [ 0, %4 ]
  %17 = phi i32 [ %61, %59 ], [ %8, %4 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = srem i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 4
  %25 = load i32, ptr %23, align 4, !tbaa !4
  %26 = load i32, ptr %24, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %15, %54
  %28 = phi i32 [ %16, %15 ], [ %57, %54 ]
  %29 = phi i32 [ %25, %15 ], [ %56, %54 ]
  %30 = phi i32 [ %8, %15 ], [ %55, %54 ]
  %31 = icmp slt i32 %29, %26
  br i1 %31, label %32, label %59

32:                                               ; preds = %27
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = mul nsw i32 %35, 3
  %37 = and i32 %36, 31
  %38 = sext i32 %29 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = mul nsw i32 %40, 5
  %42 = and i32 %41, 31
  %43 = icmp eq i32 %37, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %32
  %45 = add i32 %28, 1
  %46 = add nsw i32 %30, 1
  %47 = add nsw i32 %29, 1
  br label %54

48:                                               ; preds = %32
  %49 = icmp samesign ult i32 %37, %42
  br i1 %49, label %50, label %52

50:                                               ; preds = %48
  %51 = add nsw i32 %30, 1
  br label %54

52:                                               ; preds = %48
  %53 = add nsw i32 %29, 1
  br label %54

54:                                               ; preds = %50, %52, %44
  %55 = phi i32 [ %46, %44 ], [ %51, %50 ], [ %30, %52 ]
  %56 = phi i32 [ %47, %44 ], [ %29, %50 ], [ %53, %52 ]
  %57 = phi i32 [ %45, %44 ], [ %28, %50 ], [ %28, %52 ]
  %58 = icmp slt i32 %55, %10
  br i1 %58, label %27, label %59, !llvm.loop !13

59:                                               ; preds = %27, %54
  %60 = phi i32 [ %28, %27 ], [ %57, %54 ]
  %61 = add nsw i32 %17, 1
  %62 = icmp eq i32 %61, %10
  br i1 %62, label %12, label %15, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @colour_round(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %6, -1640531535
  %8 = mul i32 %4, -2048144777
  %9 = add i32 %8, %7
  %10 = lshr i32 %9, 15
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 739982445
  %13 = lshr i32 %12, 12
  %14 = xor i32 %13, %12
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %17, 0
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = icmp slt i32 %19, %22
  %24 = select i1 %23, i1 %20, i1 false
  br i1 %24, label %28, label %25

25:                                               ; preds = %53, %5
  %26 = phi i1 [ %20, %5 ], [ %54, %53 ]
  %27 = phi i1 [ %20, %5 ], [ %55, %53 ]
  br i1 %27, label %60, label %62

28:                                               ; preds = %5, %53
  %29 = phi i1 [ %55, %53 ], [ true, %5 ]
  %30 = phi i1 [ %54, %53 ], [ true, %5 ]
  %31 = phi i32 [ %56, %53 ], [ %19, %5 ]
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %1, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = icmp eq i32 %34, %6
  br i1 %35, label %53, label %36

36:                                               ; preds = %28
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %2, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = icmp sgt i32 %39, -1
  br i1 %40, label %53, label %41

41:                                               ; preds = %36
  %42 = mul i32 %34, -1640531535
  %43 = add i32 %42, %8
  %44 = lshr i32 %43, 15
  %45 = xor i32 %44, %43
  %46 = mul i32 %45, 739982445
  %47 = lshr i32 %46, 12
  %48 = xor i32 %47, %46
  %49 = icmp ult i32 %48, %14
  %50 = select i1 %49, i1 %29, i1 false
  %51 = icmp ugt i32 %48, %14
  %52 = select i1 %51, i1 %30, i1 false
  br label %53

53:                                               ; preds = %28, %36, %41
  %54 = phi i1 [ %52, %41 ], [ %30, %36 ], [ %30, %28 ]
  %55 = phi i1 [ %50, %41 ], [ %29, %36 ], [ %29, %28 ]
  %56 = add nsw i32 %31, 1
  %57 = icmp slt i32 %56, %22
  %58 = select i1 %55, i1 true, i1 %54
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %28, label %25, !llvm.loop !15

60:                                               ; preds = %25
  %61 = shl nsw i32 %4, 1
  br label %66

62:                                               ; preds = %25
  br i1 %26, label %63, label %66

63:                                               ; preds = %62
  %64 = shl nsw i32 %4, 1
  %65 = or disjoint i32 %64, 1
  br label %66

66:                                               ; preds = %62, %63, %60
  %67 = phi i32 [ %61, %60 ], [ %65, %63 ], [ %17, %62 ]
  %68 = getelementptr inbounds nuw i32, ptr %3, i64 %15
  store i32 %67, ptr %68, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bellman_ford(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 16
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %7
  store i32 %9, ptr %10, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp slt i32 %4, %2
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw %struct.Edge, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw %struct.Edge, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  br label %20

19:                                               ; preds = %37
  br i1 %5, label %40, label %45

20:                                               ; preds = %11, %37
  %21 = phi i32 [ 0, %11 ], [ %38, %37 ]
  br i1 %12, label %22, label %30

22:                                               ; preds = %20
  %23 = load i32, ptr %14, align 4, !tbaa !16
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = load i32, ptr %15, align 4, !tbaa !18
  %28 = add i32 %26, 1
  %29 = add i32 %28, %27
  br label %30

30:                                               ; preds = %22, %20
  %31 = phi i32 [ %29, %22 ], [ 0, %20 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %32, label %37

32:                                               ; preds = %30
  %33 = load i32, ptr %18, align 4, !tbaa !19
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %34
  %36 = atomicrmw min ptr %35, i32 %31 monotonic, align 4
  br label %37

37:                                               ; preds = %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = add nuw nsw i32 %21, 1
  %39 = icmp eq i32 %38, 15
  br i1 %39, label %19, label %20, !llvm.loop !20

40:                                               ; preds = %19
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %41
  store i32 %43, ptr %44, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %40, %19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
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
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = !{!17, !5, i64 0}
!17 = !{!"_ZTS4Edge", !5, i64 0, !5, i64 4, !5, i64 8}
!18 = !{!17, !5, i64 8}
!19 = !{!17, !5, i64 4}
!20 = distinct !{!20, !11, !12}
