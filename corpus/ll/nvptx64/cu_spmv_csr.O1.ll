; ModuleID = 'corpus/cuda/cu_spmv_csr.cu'
source_filename = "corpus/cuda/cu_spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @make_and_mul_scalar(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %43

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %11
  %17 = mul i32 %9, -1640531535
  %18 = add i32 %17, 1
  br label %22

19:                                               ; preds = %22, %11
  %20 = phi float [ 0.000000e+00, %11 ], [ %40, %22 ]
  %21 = getelementptr inbounds float, ptr %2, i64 %12
  store float %20, ptr %21, align 4, !tbaa !8
  br label %43

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %41, %22 ], [ 0, %16 ]
  %24 = phi i32 [ %31, %22 ], [ %18, %16 ]
  %25 = phi float [ %40, %22 ], [ 0.000000e+00, %16 ]
  %26 = shl i32 %24, 13
  %27 = xor i32 %26, %24
  %28 = lshr i32 %27, 17
  %29 = xor i32 %28, %27
  %30 = shl i32 %29, 5
  %31 = xor i32 %30, %29
  %32 = urem i32 %31, %3
  %33 = lshr i32 %31, 24
  %34 = uitofp nneg i32 %33 to float
  %35 = fmul contract float %34, 3.906250e-03
  %36 = zext i32 %32 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %35, %38
  %40 = fadd contract float %25, %39
  %41 = add nuw i32 %23, 1
  %42 = icmp eq i32 %41, %14
  br i1 %42, label %19, label %22, !llvm.loop !10

43:                                               ; preds = %4, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @spmv_vector(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = and i32 %7, 31
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %7
  %13 = lshr i32 %12, 5
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %55

15:                                               ; preds = %6
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = add nsw i32 %18, %8
  %22 = icmp slt i32 %21, %20
  br i1 %22, label %23, label %38

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %36, %23 ], [ %21, %15 ]
  %25 = phi float [ %35, %23 ], [ 0.000000e+00, %15 ]
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = getelementptr inbounds i32, ptr %1, i64 %26
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %3, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fmul contract float %28, %33
  %35 = fadd contract float %25, %34
  %36 = add nsw i32 %24, 32
  %37 = icmp slt i32 %36, %20
  br i1 %37, label %23, label %38, !llvm.loop !13

38:                                               ; preds = %23, %15
  %39 = phi float [ 0.000000e+00, %15 ], [ %35, %23 ]
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %39, i32 range(i32 1, -2147483648) 16, i32 31)
  %41 = fadd contract float %39, %40
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 range(i32 1, -2147483648) 8, i32 31)
  %43 = fadd contract float %41, %42
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 range(i32 1, -2147483648) 4, i32 31)
  %45 = fadd contract float %43, %44
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 range(i32 1, -2147483648) 2, i32 31)
  %47 = fadd contract float %45, %46
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %47, i32 range(i32 1, -2147483648) 1, i32 31)
  %49 = icmp eq i32 %8, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %38
  %51 = fadd contract float %47, %48
  %52 = getelementptr inbounds nuw float, ptr %4, i64 %16
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fadd contract float %51, %53
  store float %54, ptr %52, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %38, %50, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
