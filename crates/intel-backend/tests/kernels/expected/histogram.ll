; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

@histogram.own = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp samesign ult i32 %4, 64
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %22

9:                                                ; preds = %22, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = add nuw nsw i64 %14, %5
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %2, %16
  br i1 %17, label %18, label %28

18:                                               ; preds = %9
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = zext nneg i32 %19 to i64
  %21 = mul nuw nsw i64 %12, %20
  br label %30

22:                                               ; preds = %7, %22
  %23 = phi i32 [ %4, %7 ], [ %26, %22 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %24
  store i32 0, ptr addrspace(3) %25, align 4, !tbaa !6
  %26 = add nuw nsw i32 %23, %8
  %27 = icmp samesign ult i32 %26, 64
  br i1 %27, label %22, label %9, !llvm.loop !15

28:                                               ; preds = %30, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %4, 64
  br i1 %29, label %44, label %43

30:                                               ; preds = %18, %30
  %31 = phi i64 [ %15, %18 ], [ %40, %30 ]
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !17
  %36 = lshr i8 %35, 2
  %37 = zext nneg i8 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %37
  %39 = atomicrmw uinc_wrap ptr addrspace(3) %38, i32 -1 monotonic, align 4
  %40 = add nsw i64 %33, %21
  %41 = trunc i64 %40 to i32
  %42 = icmp sgt i32 %2, %41
  br i1 %42, label %30, label %28, !llvm.loop !18

43:                                               ; preds = %44, %28
  ret void

44:                                               ; preds = %28, %44
  %45 = phi i32 [ %51, %44 ], [ %4, %28 ]
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %46
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  %50 = atomicrmw add ptr addrspace(1) %47, i32 %49 monotonic, align 4
  %51 = add nuw nsw i32 %45, %10
  %52 = icmp samesign ult i32 %51, 64
  br i1 %52, label %44, label %43, !llvm.loop !19
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"uchar*", !"uint*", !"int"}
!14 = !{!"const", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
