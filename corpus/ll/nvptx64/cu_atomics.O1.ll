; ModuleID = 'corpus/cuda/cu_atomics.cu'
source_filename = "corpus/cuda/cu_atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14atomics_sharedE1s = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ14atomics_sharedE4bits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @atomics_global(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = atomicrmw add ptr %0, i32 %8 seq_cst, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = mul nsw i32 %8, 7
  %12 = srem i32 %11, 101
  %13 = add nsw i32 %12, -50
  %14 = atomicrmw min ptr %10, i32 %13 seq_cst, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = and i32 %8, 3
  %17 = atomicrmw sub ptr %15, i32 %16 seq_cst, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = atomicrmw max ptr %18, i32 %13 seq_cst, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = atomicrmw xchg ptr %20, i32 42 seq_cst, align 4
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = cmpxchg ptr %22, i32 0, i32 17 seq_cst seq_cst, align 4
  %24 = and i32 %8, 31
  %25 = shl nuw i32 1, %24
  %26 = atomicrmw or ptr %1, i32 %25 seq_cst, align 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %28 = srem i32 %8, 5
  %29 = shl nuw nsw i32 1, %28
  %30 = xor i32 %29, -1
  %31 = atomicrmw and ptr %27, i32 %30 seq_cst, align 4
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = mul i32 %8, -1640531527
  %34 = atomicrmw xor ptr %32, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %36 = xor i32 %8, -2147483648
  %37 = atomicrmw umax ptr %35, i32 %36 seq_cst, align 4
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %39 = atomicrmw umin ptr %38, i32 %8 seq_cst, align 4
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = atomicrmw uinc_wrap ptr %40, i32 99 seq_cst, align 4
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %43 = atomicrmw udec_wrap ptr %42, i32 255 seq_cst, align 4
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %45 = atomicrmw add ptr %44, i32 -1 seq_cst, align 4
  %46 = sext i32 %8 to i64
  %47 = mul i64 %46, 4294967297
  %48 = atomicrmw add ptr %2, i64 %47 seq_cst, align 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = add nsw i64 %46, -1152921504606846976
  %51 = atomicrmw umax ptr %49, i64 %50 seq_cst, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %53 = cmpxchg ptr %52, i64 0, i64 20015998343868 seq_cst seq_cst, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp samesign ult i32 %3, 4
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 2
  %8 = select i1 %7, i32 -2147483648, i32 0
  %9 = select i1 %6, i32 2147483647, i32 %8
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %5, %2
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %12
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), align 4, !tbaa !4
  br label %15

15:                                               ; preds = %14, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = add i32 %18, %3
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i32 %22 seq_cst, align 4
  %24 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 4), i32 %22 seq_cst, align 4
  %25 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 8), i32 %22 seq_cst, align 4
  %26 = icmp sgt i32 %22, 0
  %27 = zext i1 %26 to i32
  %28 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 12), i32 %27 seq_cst, align 4
  %29 = and i32 %22, 31
  %30 = shl nuw i32 1, %29
  %31 = atomicrmw or ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), i32 %30 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %4, label %32, label %40

32:                                               ; preds = %15
  %33 = zext nneg i32 %3 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE1s to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = shl i32 %16, 3
  %37 = or disjoint i32 %36, %3
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %32, %15
  %41 = icmp eq i32 %3, 4
  br i1 %41, label %42, label %48

42:                                               ; preds = %40
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14atomics_sharedE4bits to ptr), align 4, !tbaa !4
  %44 = shl i32 %16, 3
  %45 = or disjoint i32 %44, 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46
  store i32 %43, ptr %47, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %42, %40
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @float_cas(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = fcmp contract ult float %11, 0.000000e+00
  br i1 %12, label %23, label %13

13:                                               ; preds = %3
  %14 = bitcast float %11 to i32
  br label %15

15:                                               ; preds = %13, %19
  %16 = phi i32 [ %21, %19 ], [ -8388608, %13 ]
  %17 = bitcast i32 %16 to float
  %18 = fcmp contract ogt float %11, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %15
  %20 = cmpxchg ptr %1, i32 %16, i32 %14 seq_cst seq_cst, align 4
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = extractvalue { i32, i1 } %20, 1
  br i1 %22, label %27, label %15, !llvm.loop !10

23:                                               ; preds = %3
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %25 = sub i32 1120403456, %8
  %26 = atomicrmw umin ptr %24, i32 %25 seq_cst, align 4
  br label %27

27:                                               ; preds = %19, %15, %23
  %28 = fmul contract float %11, 4.000000e+00
  %29 = fptosi float %28 to i32
  %30 = sitofp i32 %29 to double
  %31 = fmul contract double %30, 2.500000e-01
  %32 = atomicrmw fadd ptr %2, double %31 seq_cst, align 8
  %33 = cmpxchg ptr %2, i64 0, i64 0 seq_cst seq_cst, align 8
  br label %34

34:                                               ; preds = %34, %27
  %35 = phi { i64, i1 } [ %33, %27 ], [ %40, %34 ]
  %36 = extractvalue { i64, i1 } %35, 0
  %37 = bitcast i64 %36 to double
  %38 = fadd contract double %37, 5.000000e-01
  %39 = bitcast double %38 to i64
  %40 = cmpxchg ptr %2, i64 %36, i64 %39 seq_cst seq_cst, align 8
  %41 = extractvalue { i64, i1 } %40, 1
  br i1 %41, label %42, label %34, !llvm.loop !13

42:                                               ; preds = %34
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @claim_slots(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = mul i32 %7, 5
  %9 = and i32 %8, 31
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = cmpxchg ptr %11, i32 0, i32 1 seq_cst seq_cst, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  %14 = select i1 %13, i64 0, i64 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %16 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ticket_wrap(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = atomicrmw uinc_wrap ptr %0, i32 9 seq_cst, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = atomicrmw udec_wrap ptr %4, i32 15 seq_cst, align 4
  %6 = mul i32 %5, 1000
  %7 = add i32 %6, %3
  %8 = atomicrmw add ptr %1, i32 %7 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
