; ModuleID = 'corpus/opencl/histogram.cl'
source_filename = "corpus/opencl/histogram.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@histogram256.bins = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ult i32 %4, 256
  br i1 %8, label %20, label %9

9:                                                ; preds = %20, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = mul nuw nsw i64 %7, %11
  %13 = add nuw nsw i64 %12, %5
  %14 = trunc i64 %13 to i32
  %15 = icmp ugt i32 %2, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %9
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = zext nneg i32 %17 to i64
  %19 = mul nuw nsw i64 %7, %18
  br label %31

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %24, %20 ], [ %4, %3 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %22
  store i32 0, ptr addrspace(3) %23, align 4, !tbaa !6
  %24 = add nuw nsw i32 %21, %6
  %25 = icmp samesign ult i32 %24, 256
  br i1 %25, label %20, label %9, !llvm.loop !14

26:                                               ; preds = %31, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp samesign ult i32 %4, 256
  br i1 %27, label %28, label %57

28:                                               ; preds = %26
  %29 = shl nuw nsw i64 %11, 10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %29
  br label %58

31:                                               ; preds = %16, %31
  %32 = phi i64 [ %13, %16 ], [ %54, %31 ]
  %33 = and i64 %32, 4294967295
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = and i32 %35, 255
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %37
  %39 = atomicrmw uinc_wrap ptr addrspace(3) %38, i32 -1 monotonic, align 4
  %40 = lshr i32 %35, 8
  %41 = and i32 %40, 255
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %42
  %44 = atomicrmw uinc_wrap ptr addrspace(3) %43, i32 -1 monotonic, align 4
  %45 = lshr i32 %35, 16
  %46 = and i32 %45, 255
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %47
  %49 = atomicrmw uinc_wrap ptr addrspace(3) %48, i32 -1 monotonic, align 4
  %50 = lshr i32 %35, 24
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %51
  %53 = atomicrmw uinc_wrap ptr addrspace(3) %52, i32 -1 monotonic, align 4
  %54 = add nuw nsw i64 %33, %19
  %55 = trunc i64 %54 to i32
  %56 = icmp ugt i32 %2, %55
  br i1 %56, label %31, label %26, !llvm.loop !16

57:                                               ; preds = %58, %26
  ret void

58:                                               ; preds = %28, %58
  %59 = phi i32 [ %4, %28 ], [ %64, %58 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !6
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %60
  store i32 %62, ptr addrspace(1) %63, align 4, !tbaa !6
  %64 = add nuw nsw i32 %59, %6
  %65 = icmp samesign ult i32 %64, 256
  br i1 %65, label %58, label %57, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_histogram_saturating(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp ugt i32 %2, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %8, %17
  br label %20

19:                                               ; preds = %43, %4
  ret void

20:                                               ; preds = %15, %43
  %21 = phi i64 [ %12, %15 ], [ %44, %43 ]
  %22 = and i64 %21, 4294967295
  %23 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %22
  %24 = load i16, ptr addrspace(1) %23, align 2, !tbaa !22
  %25 = zext i16 %24 to i32
  %26 = lshr i32 %25, 2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27
  %29 = shl nuw nsw i32 %25, 3
  %30 = and i32 %29, 24
  %31 = atomicrmw or ptr addrspace(1) %28, i32 0 monotonic, align 4
  %32 = shl nuw nsw i32 1, %30
  br label %33

33:                                               ; preds = %38, %20
  %34 = phi i32 [ %31, %20 ], [ %41, %38 ]
  %35 = lshr i32 %34, %30
  %36 = and i32 %35, 255
  %37 = icmp ult i32 %36, %3
  br i1 %37, label %38, label %43

38:                                               ; preds = %33
  %39 = add i32 %34, %32
  %40 = cmpxchg ptr addrspace(1) %28, i32 %34, i32 %39 monotonic monotonic, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  %42 = extractvalue { i32, i1 } %40, 1
  br i1 %42, label %43, label %33, !llvm.loop !24

43:                                               ; preds = %33, %38
  %44 = add nuw nsw i64 %22, %18
  %45 = trunc i64 %44 to i32
  %46 = icmp ugt i32 %2, %45
  br i1 %46, label %20, label %19, !llvm.loop !25
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"ushort*", !"uint*", !"uint", !"uint"}
!21 = !{!"const", !"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !8, i64 0}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
