; ModuleID = 'corpus/cuda/cu_mandelbrot.cu'
source_filename = "corpus/cuda/cu_mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uchar4 = type { i8, i8, i8, i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandel_f32(ptr noundef writeonly captures(none) %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = sitofp i32 %11 to float
  %18 = fmul contract float %4, %17
  %19 = fadd contract float %2, %18
  %20 = uitofp nneg i32 %16 to float
  %21 = fmul contract float %4, %20
  %22 = fadd contract float %3, %21
  br label %23

23:                                               ; preds = %40, %6
  %24 = phi i32 [ 0, %6 ], [ %41, %40 ]
  %25 = phi float [ 0.000000e+00, %6 ], [ %42, %40 ]
  %26 = phi float [ 0.000000e+00, %6 ], [ %43, %40 ]
  %27 = icmp slt i32 %24, %5
  br i1 %27, label %28, label %44

28:                                               ; preds = %23
  %29 = fmul contract float %26, %26
  %30 = fmul contract float %25, %25
  %31 = fadd contract float %30, %29
  %32 = fcmp contract ule float %31, 4.000000e+00
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = add nsw i32 %24, 1
  %35 = fsub contract float %29, %30
  %36 = fadd contract float %19, %35
  %37 = fmul contract float %26, 2.000000e+00
  %38 = fmul contract float %25, %37
  %39 = fadd contract float %22, %38
  br label %40

40:                                               ; preds = %33, %28
  %41 = phi i32 [ %34, %33 ], [ %24, %28 ]
  %42 = phi float [ %39, %33 ], [ %25, %28 ]
  %43 = phi float [ %36, %33 ], [ %26, %28 ]
  br i1 %32, label %23, label %44

44:                                               ; preds = %23, %40
  %45 = phi i32 [ %41, %40 ], [ %24, %23 ]
  %46 = mul nsw i32 %1, %16
  %47 = add nsw i32 %46, %11
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandel_f64(ptr noundef writeonly captures(none) %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = sitofp i32 %11 to double
  %18 = fmul contract double %4, %17
  %19 = fadd contract double %2, %18
  %20 = uitofp nneg i32 %16 to double
  %21 = fmul contract double %4, %20
  %22 = fadd contract double %3, %21
  br label %23

23:                                               ; preds = %40, %6
  %24 = phi i32 [ 0, %6 ], [ %41, %40 ]
  %25 = phi double [ 0.000000e+00, %6 ], [ %42, %40 ]
  %26 = phi double [ 0.000000e+00, %6 ], [ %43, %40 ]
  %27 = icmp slt i32 %24, %5
  br i1 %27, label %28, label %44

28:                                               ; preds = %23
  %29 = fmul contract double %26, %26
  %30 = fmul contract double %25, %25
  %31 = fadd contract double %30, %29
  %32 = fcmp contract ule double %31, 4.000000e+00
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = add nsw i32 %24, 1
  %35 = fsub contract double %29, %30
  %36 = fadd contract double %19, %35
  %37 = fmul contract double %26, 2.000000e+00
  %38 = fmul contract double %25, %37
  %39 = fadd contract double %22, %38
  br label %40

40:                                               ; preds = %33, %28
  %41 = phi i32 [ %34, %33 ], [ %24, %28 ]
  %42 = phi double [ %39, %33 ], [ %25, %28 ]
  %43 = phi double [ %36, %33 ], [ %26, %28 ]
  br i1 %32, label %23, label %44

44:                                               ; preds = %23, %40
  %45 = phi i32 [ %41, %40 ], [ %24, %23 ]
  %46 = mul nsw i32 %1, %16
  %47 = add nsw i32 %46, %11
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @julia_fixed(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sgt i32 %4, 0
  br i1 %16, label %17, label %51

17:                                               ; preds = %5
  %18 = sdiv i32 268435456, %1
  %19 = mul nsw i32 %18, 3
  %20 = sdiv i32 %1, 2
  %21 = sub nsw i32 %15, %20
  %22 = mul nsw i32 %19, %21
  %23 = sub nsw i32 %10, %20
  %24 = mul nsw i32 %19, %23
  br label %25

25:                                               ; preds = %17, %37
  %26 = phi i32 [ %40, %37 ], [ %24, %17 ]
  %27 = phi i32 [ %45, %37 ], [ %22, %17 ]
  %28 = phi i32 [ %46, %37 ], [ 0, %17 ]
  %29 = sext i32 %26 to i64
  %30 = mul nsw i64 %29, %29
  %31 = lshr i64 %30, 28
  %32 = sext i32 %27 to i64
  %33 = mul nsw i64 %32, %32
  %34 = lshr i64 %33, 28
  %35 = add nuw nsw i64 %31, %34
  %36 = icmp samesign ult i64 %35, 1073741825
  br i1 %36, label %37, label %48

37:                                               ; preds = %25
  %38 = sub nsw i64 %31, %34
  %39 = trunc i64 %38 to i32
  %40 = add nsw i32 %2, %39
  %41 = mul nsw i64 %29, %32
  %42 = lshr i64 %41, 27
  %43 = trunc i64 %42 to i32
  %44 = and i32 %43, -2
  %45 = add nsw i32 %44, %3
  %46 = add nuw nsw i32 %28, 1
  %47 = icmp eq i32 %46, %4
  br i1 %47, label %48, label %25, !llvm.loop !8

48:                                               ; preds = %25, %37
  %49 = phi i32 [ %4, %37 ], [ %28, %25 ]
  %50 = trunc i32 %49 to i8
  br label %51

51:                                               ; preds = %48, %5
  %52 = phi i8 [ 0, %5 ], [ %50, %48 ]
  %53 = mul i8 %52, 7
  %54 = mul i8 %52, -3
  %55 = add i8 %54, -1
  %56 = shl i8 %52, 6
  %57 = mul nsw i32 %1, %15
  %58 = add nsw i32 %57, %10
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %59
  store i8 %53, ptr %60, align 4, !tbaa !10
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 1
  store i8 %55, ptr %61, align 1, !tbaa !10
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 2
  store i8 %56, ptr %62, align 2, !tbaa !10
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 3
  store i8 -1, ptr %63, align 1, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!6, !6, i64 0}
