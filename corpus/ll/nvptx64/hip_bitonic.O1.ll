; ModuleID = 'corpus/hip/hip_bitonic.hip'
source_filename = "corpus/hip/hip_bitonic.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16bitonic_sort_u64E1s = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_sort_step(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sub i32 %1, %2
  %11 = shl nuw i32 1, %10
  %12 = shl i32 2, %10
  %13 = add i32 %11, -1
  %14 = and i32 %13, %9
  %15 = lshr i32 %9, %10
  %16 = mul i32 %15, %12
  %17 = add i32 %14, %16
  %18 = add i32 %17, %11
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = zext i32 %18 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = shl nuw i32 1, %1
  %26 = and i32 %25, %9
  %27 = icmp ne i32 %26, 0
  %28 = xor i1 %3, %27
  %29 = tail call i32 @llvm.umax.i32(i32 %21, i32 %24)
  %30 = tail call i32 @llvm.umin.i32(i32 %21, i32 %24)
  %31 = select i1 %28, i32 %30, i32 %29
  store i32 %31, ptr %20, align 4, !tbaa !4
  %32 = select i1 %28, i32 %29, i32 %30
  store i32 %32, ptr %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort_u64(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %7
  store i64 %9, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %11

11:                                               ; preds = %1, %18
  %12 = phi i32 [ 2, %1 ], [ %19, %18 ]
  %13 = lshr exact i32 %12, 1
  %14 = and i32 %12, %2
  %15 = icmp eq i32 %14, 0
  br label %21

16:                                               ; preds = %18
  %17 = load i64, ptr %10, align 8, !tbaa !8
  store i64 %17, ptr %8, align 8, !tbaa !8
  ret void

18:                                               ; preds = %21
  %19 = shl nuw nsw i32 %12, 1
  %20 = icmp samesign ult i32 %12, 33
  br i1 %20, label %11, label %16, !llvm.loop !10

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %13, %11 ], [ %33, %21 ]
  %23 = xor i32 %22, %2
  %24 = load i64, ptr %10, align 8, !tbaa !8
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp ult i64 %24, %27
  %29 = icmp samesign ugt i32 %23, %2
  %30 = xor i1 %15, %29
  %31 = xor i1 %30, %28
  %32 = select i1 %31, i64 %24, i64 %27
  store i64 %32, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = lshr i32 %22, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %18, label %21, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
