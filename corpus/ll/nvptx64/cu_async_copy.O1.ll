; ModuleID = 'corpus/cuda/cu_async_copy.cu'
source_filename = "corpus/cuda/cu_async_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12pipeline_sumE4tile = internal addrspace(3) global [2 x [128 x i32]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pipeline_sum(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = mul i32 %6, %2
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = shl nuw nsw i32 %4, 2
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 %11
  %13 = addrspacecast ptr %12 to ptr addrspace(3)
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %15 = addrspacecast ptr %14 to ptr addrspace(1)
  tail call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %13, ptr addrspace(1) %15)
  tail call void @llvm.nvvm.cp.async.commit.group()
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 %11
  %17 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %3
  %20 = add nuw nsw i32 %4, 1
  br label %27

21:                                               ; preds = %45, %3
  %22 = phi i32 [ 0, %3 ], [ %57, %45 ]
  %23 = shl i32 %5, 5
  %24 = add i32 %23, %4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !4
  ret void

27:                                               ; preds = %19, %45
  %28 = phi i32 [ 0, %19 ], [ %30, %45 ]
  %29 = phi i32 [ 0, %19 ], [ %57, %45 ]
  %30 = add nuw nsw i32 %28, 1
  %31 = icmp slt i32 %30, %2
  br i1 %31, label %32, label %41

32:                                               ; preds = %27
  %33 = and i32 %30, 1
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw [128 x i32], ptr %16, i64 %34
  %36 = addrspacecast ptr %35 to ptr addrspace(3)
  %37 = shl nsw i32 %30, 7
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %17, i64 %38
  %40 = addrspacecast ptr %39 to ptr addrspace(1)
  tail call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %36, ptr addrspace(1) %40)
  br label %41

41:                                               ; preds = %32, %27
  tail call void @llvm.nvvm.cp.async.commit.group()
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = and i32 %28, 1
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 %43
  br label %47

45:                                               ; preds = %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp eq i32 %30, %2
  br i1 %46, label %21, label %27, !llvm.loop !8

47:                                               ; preds = %41, %47
  %48 = phi i32 [ 0, %41 ], [ %58, %47 ]
  %49 = phi i32 [ %29, %41 ], [ %57, %47 ]
  %50 = mul i32 %49, 33
  %51 = shl nuw nsw i32 %48, 5
  %52 = add nuw nsw i32 %20, %51
  %53 = and i32 %52, 127
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %44, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = add i32 %56, %50
  %58 = add nuw nsw i32 %48, 1
  %59 = icmp eq i32 %58, 4
  br i1 %59, label %45, label %47, !llvm.loop !11
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind memory(argmem: readwrite) }
attributes #2 = { nounwind }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
