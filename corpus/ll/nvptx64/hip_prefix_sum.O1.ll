; ModuleID = 'corpus/hip/hip_prefix_sum.hip'
source_filename = "corpus/hip/hip_prefix_sum.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@block = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_prefix_sum(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = add nuw nsw i32 %7, %4
  %9 = shl nuw nsw i32 %8, 1
  %10 = or disjoint i32 %9, 1
  %11 = mul nsw i32 %2, %10
  %12 = add nsw i32 %11, -1
  %13 = icmp sgt i32 %11, %1
  br i1 %13, label %21, label %14

14:                                               ; preds = %3
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = shl nuw nsw i32 %4, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %19
  store float %17, ptr %20, align 4, !tbaa !8
  br label %21

21:                                               ; preds = %14, %3
  %22 = add nsw i32 %12, %2
  %23 = icmp slt i32 %22, %1
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = shl nuw nsw i32 %4, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %29
  %31 = getelementptr i8, ptr %30, i64 4
  store float %27, ptr %31, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %24, %21
  %33 = ashr i32 %1, 1
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = shl nuw nsw i32 %4, 1
  %37 = or disjoint i32 %36, 1
  %38 = add nuw nsw i32 %36, 2
  br label %42

39:                                               ; preds = %58, %32
  %40 = phi i32 [ 1, %32 ], [ %59, %58 ]
  %41 = icmp sgt i32 %1, 2
  br i1 %41, label %62, label %93

42:                                               ; preds = %35, %58
  %43 = phi i32 [ 1, %35 ], [ %59, %58 ]
  %44 = phi i32 [ %33, %35 ], [ %60, %58 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp slt i32 %4, %44
  br i1 %45, label %46, label %58

46:                                               ; preds = %42
  %47 = mul nsw i32 %43, %37
  %48 = mul nsw i32 %43, %38
  %49 = sext i32 %47 to i64
  %50 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %49
  %51 = getelementptr i8, ptr %50, i64 -4
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = sext i32 %48 to i64
  %54 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %53
  %55 = getelementptr i8, ptr %54, i64 -4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %52, %56
  store float %57, ptr %55, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %46, %42
  %59 = shl i32 %43, 1
  %60 = lshr i32 %44, 1
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %39, label %42, !llvm.loop !10

62:                                               ; preds = %39
  %63 = icmp slt i32 %40, %1
  %64 = zext i1 %63 to i32
  %65 = shl i32 %40, %64
  %66 = ashr i32 %65, 1
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %93

68:                                               ; preds = %62
  %69 = add nuw nsw i32 %4, 1
  br label %70

70:                                               ; preds = %68, %89
  %71 = phi i32 [ %65, %68 ], [ %73, %89 ]
  %72 = phi i32 [ 0, %68 ], [ %91, %89 ]
  %73 = ashr i32 %71, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = icmp sgt i32 %4, %72
  br i1 %74, label %89, label %75

75:                                               ; preds = %70
  %76 = mul nsw i32 %73, %69
  %77 = add nsw i32 %76, -1
  %78 = ashr i32 %71, 2
  %79 = add nsw i32 %77, %78
  %80 = icmp slt i32 %79, %1
  br i1 %80, label %81, label %89

81:                                               ; preds = %75
  %82 = sext i32 %77 to i64
  %83 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = sext i32 %79 to i64
  %86 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fadd contract float %84, %87
  store float %88, ptr %86, align 4, !tbaa !8
  br label %89

89:                                               ; preds = %75, %81, %70
  %90 = shl i32 %72, 1
  %91 = or i32 %90, 2
  %92 = icmp slt i32 %91, %66
  br i1 %92, label %70, label %93, !llvm.loop !13

93:                                               ; preds = %89, %62, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %101, label %94

94:                                               ; preds = %93
  %95 = shl nuw nsw i32 %4, 1
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = sext i32 %12 to i64
  %100 = getelementptr inbounds float, ptr %0, i64 %99
  store float %98, ptr %100, align 4, !tbaa !8
  br label %101

101:                                              ; preds = %94, %93
  br i1 %23, label %102, label %110

102:                                              ; preds = %101
  %103 = shl nuw nsw i32 %4, 1
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @block to ptr), i64 %104
  %106 = getelementptr i8, ptr %105, i64 4
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = sext i32 %22 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  store float %107, ptr %109, align 4, !tbaa !8
  br label %110

110:                                              ; preds = %102, %101
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @device_prefix_sum(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = sdiv i32 %2, %5
  %8 = shl i32 %2, 1
  %9 = sub nsw i32 %8, %7
  %10 = sdiv i32 %6, %9
  %11 = add nsw i32 %10, 1
  %12 = mul nsw i32 %11, %7
  %13 = add nsw i32 %12, %6
  %14 = mul nsw i32 %13, %5
  %15 = add nsw i32 %14, %4
  %16 = add nsw i32 %15, 1
  %17 = srem i32 %16, %2
  %18 = icmp eq i32 %17, 0
  %19 = icmp sge i32 %15, %1
  %20 = or i1 %18, %19
  br i1 %20, label %31, label %21

21:                                               ; preds = %3
  %22 = srem i32 %15, %8
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  %25 = srem i32 %15, %2
  %26 = xor i32 %25, -1
  %27 = add i32 %15, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %3, %21, %24
  %32 = phi contract float [ %30, %24 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %3 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %42, label %33

33:                                               ; preds = %31
  %34 = srem i32 %15, %8
  %35 = icmp slt i32 %34, %2
  %36 = or i1 %18, %35
  br i1 %36, label %42, label %37

37:                                               ; preds = %33
  %38 = sext i32 %15 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %32, %40
  store float %41, ptr %39, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %33, %37, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @max_scan(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = and i32 %5, 31
  %8 = sext i32 %6 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  br label %12

11:                                               ; preds = %12
  store i32 %19, ptr %9, align 4, !tbaa !4
  ret void

12:                                               ; preds = %1, %12
  %13 = phi i32 [ %10, %1 ], [ %19, %12 ]
  %14 = phi i32 [ 1, %1 ], [ %20, %12 ]
  %15 = icmp slt i32 %7, %14
  %16 = select i1 %15, i32 0, i32 %14
  %17 = sub nsw i32 %7, %16
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %13, i32 range(i32 -31, -2147483648) %17, i32 31)
  %19 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %18)
  %20 = shl i32 %14, 1
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %12, label %11, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
