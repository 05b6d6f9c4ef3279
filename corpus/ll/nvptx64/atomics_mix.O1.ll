; ModuleID = 'corpus/opencl/atomics_mix.cl'
source_filename = "corpus/opencl/atomics_mix.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atomics_local.c = internal addrspace(3) global [8 x i32] undef, align 4
@compact_unordered.kept = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@compact_unordered.n = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @atomics_global(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %9
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = atomicrmw add ptr addrspace(1) %0, i32 %12 monotonic, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %15 = atomicrmw sub ptr addrspace(1) %14, i32 %12 monotonic, align 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %17 = atomicrmw min ptr addrspace(1) %16, i32 %12 monotonic, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = mul nsw i32 %12, 10
  %20 = atomicrmw max ptr addrspace(1) %18, i32 %19 monotonic, align 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %22 = or i32 %12, 64
  %23 = atomicrmw and ptr addrspace(1) %21, i32 %22 monotonic, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %25 = and i32 %12, 255
  %26 = atomicrmw or ptr addrspace(1) %24, i32 %25 monotonic, align 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %28 = atomicrmw xor ptr addrspace(1) %27, i32 %12 monotonic, align 4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %30 = atomicrmw uinc_wrap ptr addrspace(1) %29, i32 -1 monotonic, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp samesign ult i32 %3, 8
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = icmp eq i32 %3, 2
  %8 = icmp eq i32 %3, 4
  %9 = or i1 %7, %8
  %10 = sext i1 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %4
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %6, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = zext nneg i32 %13 to i64
  %16 = zext nneg i32 %14 to i64
  %17 = mul nuw nsw i64 %15, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = atomicrmw add ptr addrspace(3) @atomics_local.c, i32 %20 monotonic, align 4
  %22 = atomicrmw udec_wrap ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 4), i32 -1 monotonic, align 4
  %23 = atomicrmw umin ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 8), i32 %20 monotonic, align 4
  %24 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 12), i32 %20 monotonic, align 4
  %25 = atomicrmw and ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 16), i32 %20 monotonic, align 4
  %26 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 20), i32 %20 monotonic, align 4
  %27 = atomicrmw xor ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 24), i32 %20 monotonic, align 4
  %28 = and i32 %20, 255
  br label %29

29:                                               ; preds = %33, %12
  %30 = phi i32 [ 0, %12 ], [ %35, %33 ]
  %31 = and i32 %30, 255
  %32 = icmp samesign ult i32 %31, %28
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i64 28), i32 %30, i32 %28 monotonic monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 0
  %36 = extractvalue { i32, i1 } %34, 1
  br i1 %36, label %37, label %29

37:                                               ; preds = %33, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %38, label %44

38:                                               ; preds = %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i64 %4
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !6
  %41 = shl nuw nsw i64 %16, 5
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %4
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %38, %37
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = and i64 %10, 1
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = sitofp i32 %14 to float
  %16 = fmul float %15, 2.500000e-01
  %17 = atomicrmw or ptr addrspace(1) %12, i32 0 monotonic, align 4
  br label %18

18:                                               ; preds = %18, %2
  %19 = phi i32 [ %17, %2 ], [ %24, %18 ]
  %20 = bitcast i32 %19 to float
  %21 = fadd float %16, %20
  %22 = bitcast float %21 to i32
  %23 = cmpxchg ptr addrspace(1) %12, i32 %19, i32 %22 monotonic monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  br i1 %25, label %26, label %18, !llvm.loop !18

26:                                               ; preds = %18
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  br label %8

8:                                                ; preds = %7, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %5
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %8
  %19 = atomicrmw uinc_wrap ptr addrspace(3) @compact_unordered.n, i32 -1 monotonic, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %20
  store i32 %16, ptr addrspace(3) %21, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %18, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  %24 = icmp ugt i32 %23, %4
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i64 %5
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %28 = mul nsw i32 %27, %27
  %29 = atomicrmw add ptr addrspace(1) %2, i32 %28 monotonic, align 4
  br label %30

30:                                               ; preds = %25, %22
  br i1 %6, label %31, label %33

31:                                               ; preds = %30
  %32 = atomicrmw add ptr addrspace(1) %1, i32 %23 monotonic, align 4
  br label %33

33:                                               ; preds = %31, %30
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atomics_cl20(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = addrspacecast ptr addrspace(1) %0 to ptr
  %14 = atomicrmw add ptr %13, i32 %12 monotonic, align 4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %16 = addrspacecast ptr addrspace(1) %15 to ptr
  %17 = atomicrmw max ptr %16, i32 %12 acq_rel, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %19 = addrspacecast ptr addrspace(1) %18 to ptr
  %20 = atomicrmw min ptr %19, i32 %12 acquire, align 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %22 = addrspacecast ptr addrspace(1) %21 to ptr
  %23 = atomicrmw xor ptr %22, i32 %12 release, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %25 = addrspacecast ptr addrspace(1) %24 to ptr
  %26 = atomicrmw or ptr %25, i32 %12 monotonic, align 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = load atomic i32, ptr %28 acquire, align 4
  %30 = and i32 %12, 15
  br label %31

31:                                               ; preds = %31, %2
  %32 = phi i32 [ %29, %2 ], [ %35, %31 ]
  %33 = add nsw i32 %32, %30
  %34 = cmpxchg ptr %28, i32 %32, i32 %33 acq_rel acquire, align 4
  %35 = extractvalue { i32, i1 } %34, 0
  %36 = icmp eq i32 %32, %35
  br i1 %36, label %37, label %31, !llvm.loop !26

37:                                               ; preds = %31
  switch i64 %10, label %45 [
    i64 0, label %38
    i64 1, label %41
  ]

38:                                               ; preds = %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %40 = addrspacecast ptr addrspace(1) %39 to ptr
  store atomic i32 %12, ptr %40 release, align 4
  br label %45

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %43 = addrspacecast ptr addrspace(1) %42 to ptr
  %44 = atomicrmw xchg ptr %43, i32 %12 monotonic, align 4
  br label %45

45:                                               ; preds = %38, %37, %41
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"int*", !"int*"}
!13 = !{!"volatile", !"const"}
!14 = !{!"uint*", !"uint*"}
!15 = !{!"const", !""}
!16 = !{!"int*", !"float*"}
!17 = !{!"const", !"volatile"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"int*", !"uint*", !"int*"}
!23 = !{!"const", !"volatile", !"volatile"}
!24 = !{!"atomic_int*", !"int*"}
!25 = !{!"_Atomic(int)*", !"int*"}
!26 = distinct !{!26, !19}
