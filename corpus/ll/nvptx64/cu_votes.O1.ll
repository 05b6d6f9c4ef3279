; ModuleID = 'corpus/cuda/cu_votes.cu'
source_filename = "corpus/cuda/cu_votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7compactE10warp_count = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = lshr i32 %4, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp sgt i32 %12, 0
  %14 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13)
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %3
  %17 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 %18
  store i32 %17, ptr %19, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %16, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), align 4
  br i1 %13, label %22, label %33

22:                                               ; preds = %20
  %23 = shl nsw i32 -1, %5
  %24 = xor i32 %23, -1
  %25 = and i32 %14, %24
  %26 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %25)
  %27 = icmp eq i32 %6, 0
  %28 = select i1 %27, i32 0, i32 %21
  %29 = or disjoint i32 %26, %8
  %30 = add i32 %29, %28
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %12, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %22, %20
  %34 = icmp eq i32 %4, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %33
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 4), align 4, !tbaa !4
  %37 = add nsw i32 %36, %21
  %38 = zext nneg i32 %7 to i64
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %35, %33
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @transpose_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  br label %10

8:                                                ; preds = %10
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %18, ptr %9, align 4, !tbaa !4
  ret void

10:                                               ; preds = %2, %10
  %11 = phi i32 [ 0, %2 ], [ %18, %10 ]
  %12 = phi i32 [ 0, %2 ], [ %19, %10 ]
  %13 = shl nuw i32 1, %12
  %14 = and i32 %13, %7
  %15 = icmp ne i32 %14, 0
  %16 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %15)
  %17 = icmp eq i32 %3, %12
  %18 = select i1 %17, i32 %16, i32 %11
  %19 = add nuw nsw i32 %12, 1
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %8, label %10, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @match_keys(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = tail call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %7)
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = icmp eq i32 %8, 0
  %11 = select i1 %10, i32 -1, i32 %9
  %12 = shl nsw i32 -1, %4
  %13 = xor i32 %12, -1
  %14 = and i32 %8, %13
  %15 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %14)
  %16 = mul i32 %7, 100
  %17 = add i32 %16, %4
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 range(i32 -1, 32) %11, i32 31)
  %19 = shl i32 %18, 10
  %20 = shl nuw nsw i32 %15, 5
  %21 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %8)
  %22 = or disjoint i32 %19, %21
  %23 = add i32 %22, %20
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %23, ptr %24, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @converge(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !11
  br label %8

8:                                                ; preds = %3, %25
  %9 = phi float [ %7, %3 ], [ %24, %25 ]
  %10 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %11 = fdiv contract float %7, %9
  %12 = fadd contract float %9, %11
  %13 = fmul contract float %12, 5.000000e-01
  %14 = fsub contract float %13, %9
  %15 = tail call contract noundef float @llvm.fabs.f32(float %14)
  %16 = fmul contract float %13, 0x3EB0C6F7A0000000
  %17 = fcmp contract ole float %15, %16
  %18 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %17)
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = fcmp contract olt float %13, 0.000000e+00
  %21 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %20)
  %22 = select i1 %21, float %7, float %13
  br label %23

23:                                               ; preds = %8, %19
  %24 = phi float [ %22, %19 ], [ %13, %8 ]
  br i1 %18, label %28, label %25

25:                                               ; preds = %23
  %26 = add nuw nsw i32 %10, 1
  %27 = icmp eq i32 %26, 30
  br i1 %27, label %28, label %8, !llvm.loop !13

28:                                               ; preds = %23, %25
  %29 = phi i32 [ %10, %23 ], [ 30, %25 ]
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %5
  store float %24, ptr %30, align 4, !tbaa !11
  %31 = and i32 %4, 31
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %28
  %34 = lshr exact i32 %4, 5
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %2, i64 %35
  store i32 %29, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %33, %28
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 4
  %12 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11)
  %13 = icmp sgt i32 %10, -1
  %14 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %13)
  %15 = icmp eq i32 %10, 9
  %16 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %15)
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %2
  %19 = zext i1 %16 to i32
  %20 = zext i1 %14 to i32
  %21 = mul i32 %3, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  store i32 %12, ptr %23, align 4, !tbaa !4
  %24 = add i32 %21, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %20, ptr %26, align 4, !tbaa !4
  %27 = add i32 %21, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  store i32 %19, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !9, !10}
