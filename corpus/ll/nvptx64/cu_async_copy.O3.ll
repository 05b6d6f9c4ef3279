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
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %3
  %18 = add nuw nsw i32 %4, 1
  %19 = and i32 %18, 127
  %20 = zext nneg i32 %19 to i64
  %21 = add nuw nsw i32 %4, 33
  %22 = and i32 %21, 127
  %23 = zext nneg i32 %22 to i64
  %24 = add nuw nsw i32 %4, 65
  %25 = and i32 %24, 127
  %26 = zext nneg i32 %25 to i64
  %27 = add nuw nsw i32 %4, 97
  %28 = and i32 %27, 127
  %29 = zext nneg i32 %28 to i64
  br label %36

30:                                               ; preds = %50, %3
  %31 = phi i32 [ 0, %3 ], [ %69, %50 ]
  %32 = shl i32 %5, 5
  %33 = add i32 %32, %4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  store i32 %31, ptr %35, align 4, !tbaa !4
  ret void

36:                                               ; preds = %17, %50
  %37 = phi i32 [ 0, %17 ], [ %39, %50 ]
  %38 = phi i32 [ 0, %17 ], [ %69, %50 ]
  %39 = add nuw nsw i32 %37, 1
  %40 = icmp slt i32 %39, %2
  br i1 %40, label %41, label %50

41:                                               ; preds = %36
  %42 = and i32 %39, 1
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw [128 x i32], ptr %12, i64 %43
  %45 = addrspacecast ptr %44 to ptr addrspace(3)
  %46 = shl nsw i32 %39, 7
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %14, i64 %47
  %49 = addrspacecast ptr %48 to ptr addrspace(1)
  tail call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %45, ptr addrspace(1) %49)
  br label %50

50:                                               ; preds = %41, %36
  tail call void @llvm.nvvm.cp.async.commit.group()
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = and i32 %37, 1
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 %52
  %54 = mul i32 %38, 33
  %55 = getelementptr inbounds nuw i32, ptr %53, i64 %20
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = add i32 %56, %54
  %58 = mul i32 %57, 33
  %59 = getelementptr inbounds nuw i32, ptr %53, i64 %23
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = add i32 %60, %58
  %62 = mul i32 %61, 33
  %63 = getelementptr inbounds nuw i32, ptr %53, i64 %26
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = add i32 %64, %62
  %66 = mul i32 %65, 33
  %67 = getelementptr inbounds nuw i32, ptr %53, i64 %29
  %68 = load i32, ptr %67, align 4, !tbaa !4
  %69 = add i32 %68, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp eq i32 %39, %2
  br i1 %70, label %30, label %36, !llvm.loop !8
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
