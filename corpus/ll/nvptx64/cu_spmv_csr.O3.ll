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
  br i1 %10, label %11, label %83

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %44, label %16

16:                                               ; preds = %11
  %17 = mul i32 %9, -1640531535
  %18 = add i32 %17, 1
  %19 = and i32 %14, 1
  %20 = icmp eq i32 %14, 1
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = and i32 %14, -2
  br label %47

23:                                               ; preds = %47
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %23, %16
  %26 = phi i32 [ %18, %16 ], [ %71, %23 ]
  %27 = phi float [ 0.000000e+00, %16 ], [ %80, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  %29 = shl i32 %26, 13
  %30 = xor i32 %29, %26
  %31 = lshr i32 %30, 17
  %32 = xor i32 %31, %30
  %33 = shl i32 %32, 5
  %34 = xor i32 %33, %32
  %35 = urem i32 %34, %3
  %36 = lshr i32 %34, 24
  %37 = uitofp nneg i32 %36 to float
  %38 = fmul contract float %37, 3.906250e-03
  %39 = zext i32 %35 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %38, %41
  %43 = fadd contract float %27, %42
  br label %44

44:                                               ; preds = %25, %23, %11
  %45 = phi float [ 0.000000e+00, %11 ], [ %80, %23 ], [ %43, %25 ]
  %46 = getelementptr inbounds float, ptr %2, i64 %12
  store float %45, ptr %46, align 4, !tbaa !8
  br label %83

47:                                               ; preds = %47, %21
  %48 = phi i32 [ %18, %21 ], [ %71, %47 ]
  %49 = phi float [ 0.000000e+00, %21 ], [ %80, %47 ]
  %50 = phi i32 [ 0, %21 ], [ %81, %47 ]
  %51 = shl i32 %48, 13
  %52 = xor i32 %51, %48
  %53 = lshr i32 %52, 17
  %54 = xor i32 %53, %52
  %55 = shl i32 %54, 5
  %56 = xor i32 %55, %54
  %57 = urem i32 %56, %3
  %58 = lshr i32 %56, 24
  %59 = uitofp nneg i32 %58 to float
  %60 = fmul contract float %59, 3.906250e-03
  %61 = zext i32 %57 to i64
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fmul contract float %60, %63
  %65 = fadd contract float %49, %64
  %66 = shl i32 %56, 13
  %67 = xor i32 %66, %56
  %68 = lshr i32 %67, 17
  %69 = xor i32 %68, %67
  %70 = shl i32 %69, 5
  %71 = xor i32 %70, %69
  %72 = urem i32 %71, %3
  %73 = lshr i32 %71, 24
  %74 = uitofp nneg i32 %73 to float
  %75 = fmul contract float %74, 3.906250e-03
  %76 = zext i32 %72 to i64
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %75, %78
  %80 = fadd contract float %65, %79
  %81 = add i32 %50, 2
  %82 = icmp eq i32 %81, %22
  br i1 %82, label %23, label %47, !llvm.loop !10

83:                                               ; preds = %4, %44
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
  br i1 %22, label %35, label %23

23:                                               ; preds = %35, %15
  %24 = phi float [ 0.000000e+00, %15 ], [ %47, %35 ]
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 range(i32 1, -2147483648) 16, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 range(i32 1, -2147483648) 8, i32 31)
  %28 = fadd contract float %26, %27
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 range(i32 1, -2147483648) 4, i32 31)
  %30 = fadd contract float %28, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 range(i32 1, -2147483648) 2, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 range(i32 1, -2147483648) 1, i32 31)
  %34 = icmp eq i32 %8, 0
  br i1 %34, label %50, label %55

35:                                               ; preds = %15, %35
  %36 = phi i32 [ %48, %35 ], [ %21, %15 ]
  %37 = phi float [ %47, %35 ], [ 0.000000e+00, %15 ]
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds float, ptr %2, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds i32, ptr %1, i64 %38
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %40, %45
  %47 = fadd contract float %37, %46
  %48 = add nsw i32 %36, 32
  %49 = icmp slt i32 %48, %20
  br i1 %49, label %35, label %23, !llvm.loop !12

50:                                               ; preds = %23
  %51 = fadd contract float %32, %33
  %52 = getelementptr inbounds nuw float, ptr %4, i64 %16
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fadd contract float %51, %53
  store float %54, ptr %52, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %23, %50, %6
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
