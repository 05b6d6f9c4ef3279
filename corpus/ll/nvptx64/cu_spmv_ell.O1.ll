; ModuleID = 'corpus/cuda/cu_spmv_ell.cu'
source_filename = "corpus/cuda/cu_spmv_ell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, %9
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %0
  br i1 %15, label %16, label %19

16:                                               ; preds = %7
  %17 = icmp sgt i32 %2, 0
  %18 = sext i32 %1 to i64
  br label %20

19:                                               ; preds = %28, %7
  ret void

20:                                               ; preds = %16, %28
  %21 = phi i32 [ %14, %16 ], [ %30, %28 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %6, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  br i1 %17, label %25, label %28

25:                                               ; preds = %20
  %26 = getelementptr inbounds i32, ptr %3, i64 %22
  %27 = getelementptr inbounds double, ptr %4, i64 %22
  br label %32

28:                                               ; preds = %46, %20
  %29 = phi double [ %24, %20 ], [ %47, %46 ]
  store double %29, ptr %23, align 8, !tbaa !8
  %30 = add nsw i32 %21, %10
  %31 = icmp slt i32 %30, %0
  br i1 %31, label %20, label %19, !llvm.loop !10

32:                                               ; preds = %25, %46
  %33 = phi i32 [ %50, %46 ], [ 0, %25 ]
  %34 = phi ptr [ %48, %46 ], [ %26, %25 ]
  %35 = phi ptr [ %49, %46 ], [ %27, %25 ]
  %36 = phi double [ %47, %46 ], [ %24, %25 ]
  %37 = load i32, ptr %34, align 4, !tbaa !4
  %38 = icmp sgt i32 %37, -1
  br i1 %38, label %39, label %46

39:                                               ; preds = %32
  %40 = load double, ptr %35, align 8, !tbaa !8
  %41 = zext nneg i32 %37 to i64
  %42 = getelementptr inbounds nuw double, ptr %5, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fmul contract double %40, %43
  %45 = fadd contract double %36, %44
  br label %46

46:                                               ; preds = %39, %32
  %47 = phi double [ %45, %39 ], [ %36, %32 ]
  %48 = getelementptr inbounds i32, ptr %34, i64 %18
  %49 = getelementptr inbounds double, ptr %35, i64 %18
  %50 = add nuw nsw i32 %33, 1
  %51 = icmp eq i32 %50, %2
  br i1 %51, label %28, label %32, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_jds(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %48

14:                                               ; preds = %7
  %15 = sdiv i32 %12, 32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %5, i64 %16
  %18 = addrspacecast ptr %17 to ptr addrspace(1)
  %19 = load i32, ptr addrspace(1) %18, align 4, !invariant.load !14
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %28, %14
  %22 = phi float [ 0.000000e+00, %14 ], [ %45, %28 ]
  %23 = sext i32 %12 to i64
  %24 = getelementptr inbounds i32, ptr %3, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  store float %22, ptr %27, align 4, !tbaa !15
  br label %48

28:                                               ; preds = %14, %28
  %29 = phi float [ %45, %28 ], [ 0.000000e+00, %14 ]
  %30 = phi i32 [ %46, %28 ], [ 0, %14 ]
  %31 = mul nsw i32 %30, %6
  %32 = add nsw i32 %31, %12
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %2, i64 %33
  %35 = addrspacecast ptr %34 to ptr addrspace(1)
  %36 = load i32, ptr addrspace(1) %35, align 4, !invariant.load !14
  %37 = getelementptr inbounds float, ptr %1, i64 %33
  %38 = addrspacecast ptr %37 to ptr addrspace(1)
  %39 = load float, ptr addrspace(1) %38, align 4, !invariant.load !14
  %40 = sext i32 %36 to i64
  %41 = getelementptr inbounds float, ptr %4, i64 %40
  %42 = addrspacecast ptr %41 to ptr addrspace(1)
  %43 = load float, ptr addrspace(1) %42, align 4, !invariant.load !14
  %44 = fmul contract float %39, %43
  %45 = fadd contract float %29, %44
  %46 = add nuw nsw i32 %30, 1
  %47 = icmp eq i32 %46, %19
  br i1 %47, label %21, label %28, !llvm.loop !17

48:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !11, !12}
