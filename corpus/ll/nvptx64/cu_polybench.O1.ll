; ModuleID = 'corpus/cuda/cu_polybench.cu'
source_filename = "corpus/cuda/cu_polybench.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12gram_schmidtE3nrm = internal unnamed_addr addrspace(3) global double undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %33

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  store float 0.000000e+00, ptr %14, align 4, !tbaa !8
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %33

16:                                               ; preds = %12
  %17 = mul nsw i32 %4, %10
  %18 = load float, ptr %14, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %16, %19
  %20 = phi float [ %18, %16 ], [ %30, %19 ]
  %21 = phi i32 [ 0, %16 ], [ %31, %19 ]
  %22 = add nsw i32 %21, %17
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = zext nneg i32 %21 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fmul contract float %25, %28
  %30 = fadd contract float %20, %29
  store float %30, ptr %14, align 4, !tbaa !8
  %31 = add nuw nsw i32 %21, 1
  %32 = icmp eq i32 %31, %4
  br i1 %32, label %33, label %19, !llvm.loop !10

33:                                               ; preds = %19, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_2(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %33

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  store float 0.000000e+00, ptr %14, align 4, !tbaa !8
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %33

16:                                               ; preds = %12
  %17 = load float, ptr %14, align 4, !tbaa !8
  br label %18

18:                                               ; preds = %16, %18
  %19 = phi float [ %17, %16 ], [ %30, %18 ]
  %20 = phi i32 [ 0, %16 ], [ %31, %18 ]
  %21 = mul nsw i32 %20, %4
  %22 = add nsw i32 %21, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = zext nneg i32 %20 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fmul contract float %25, %28
  %30 = fadd contract float %19, %29
  store float %30, ptr %14, align 4, !tbaa !8
  %31 = add nuw nsw i32 %20, 1
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %33, label %18, !llvm.loop !13

33:                                               ; preds = %18, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bicg(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %35

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  store double 0.000000e+00, ptr %16, align 8, !tbaa !14
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %35

18:                                               ; preds = %14
  %19 = load double, ptr %16, align 8, !tbaa !14
  br label %20

20:                                               ; preds = %18, %20
  %21 = phi double [ %19, %18 ], [ %32, %20 ]
  %22 = phi i32 [ 0, %18 ], [ %33, %20 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !14
  %26 = mul nsw i32 %22, %6
  %27 = add nsw i32 %26, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !14
  %31 = fmul contract double %25, %30
  %32 = fadd contract double %21, %31
  store double %32, ptr %16, align 8, !tbaa !14
  %33 = add nuw nsw i32 %22, 1
  %34 = icmp eq i32 %33, %5
  br i1 %34, label %35, label %20, !llvm.loop !16

35:                                               ; preds = %20, %14, %7
  %36 = icmp slt i32 %12, %5
  br i1 %36, label %37, label %58

37:                                               ; preds = %35
  %38 = sext i32 %12 to i64
  %39 = getelementptr inbounds double, ptr %4, i64 %38
  store double 0.000000e+00, ptr %39, align 8, !tbaa !14
  %40 = icmp sgt i32 %6, 0
  br i1 %40, label %41, label %58

41:                                               ; preds = %37
  %42 = mul nsw i32 %6, %12
  %43 = load double, ptr %39, align 8, !tbaa !14
  br label %44

44:                                               ; preds = %41, %44
  %45 = phi double [ %43, %41 ], [ %55, %44 ]
  %46 = phi i32 [ 0, %41 ], [ %56, %44 ]
  %47 = add nsw i32 %46, %42
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !14
  %51 = zext nneg i32 %46 to i64
  %52 = getelementptr inbounds nuw double, ptr %2, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !14
  %54 = fmul contract double %50, %53
  %55 = fadd contract double %45, %54
  store double %55, ptr %39, align 8, !tbaa !14
  %56 = add nuw nsw i32 %46, 1
  %57 = icmp eq i32 %56, %6
  br i1 %57, label %58, label %44, !llvm.loop !17

58:                                               ; preds = %44, %37, %35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gesummv(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %45

14:                                               ; preds = %7
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = mul nsw i32 %4, %12
  br label %26

18:                                               ; preds = %26, %14
  %19 = phi float [ 0.000000e+00, %14 ], [ %38, %26 ]
  %20 = phi float [ 0.000000e+00, %14 ], [ %42, %26 ]
  %21 = fmul contract float %5, %19
  %22 = fmul contract float %6, %20
  %23 = fadd contract float %21, %22
  %24 = sext i32 %12 to i64
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  store float %23, ptr %25, align 4, !tbaa !8
  br label %45

26:                                               ; preds = %16, %26
  %27 = phi i32 [ 0, %16 ], [ %43, %26 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %42, %26 ]
  %29 = phi float [ 0.000000e+00, %16 ], [ %38, %26 ]
  %30 = add nsw i32 %27, %17
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = zext nneg i32 %27 to i64
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %29, %37
  %39 = getelementptr inbounds float, ptr %1, i64 %31
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fmul contract float %36, %40
  %42 = fadd contract float %28, %41
  %43 = add nuw nsw i32 %27, 1
  %44 = icmp eq i32 %43, %4
  br i1 %44, label %18, label %26, !llvm.loop !18

45:                                               ; preds = %7, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syr2k(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %17, %3
  %19 = icmp slt i32 %12, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %56

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !14
  %27 = fmul contract double %6, %26
  store double %27, ptr %25, align 8, !tbaa !14
  %28 = icmp sgt i32 %4, 0
  br i1 %28, label %29, label %56

29:                                               ; preds = %21
  %30 = mul nuw nsw i32 %4, %17
  %31 = mul nsw i32 %4, %12
  %32 = load double, ptr %25, align 8, !tbaa !14
  br label %33

33:                                               ; preds = %29, %33
  %34 = phi double [ %32, %29 ], [ %53, %33 ]
  %35 = phi i32 [ 0, %29 ], [ %54, %33 ]
  %36 = add nuw nsw i32 %35, %30
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !14
  %40 = fmul contract double %5, %39
  %41 = add nsw i32 %35, %31
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = fmul contract double %40, %44
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %37
  %47 = load double, ptr %46, align 8, !tbaa !14
  %48 = fmul contract double %5, %47
  %49 = getelementptr inbounds double, ptr %0, i64 %42
  %50 = load double, ptr %49, align 8, !tbaa !14
  %51 = fmul contract double %48, %50
  %52 = fadd contract double %45, %51
  %53 = fadd contract double %34, %52
  store double %53, ptr %25, align 8, !tbaa !14
  %54 = add nuw nsw i32 %35, 1
  %55 = icmp eq i32 %54, %4
  br i1 %55, label %56, label %33, !llvm.loop !19

56:                                               ; preds = %33, %21, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_std(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %52

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %21, %12
  %15 = phi double [ 0.000000e+00, %12 ], [ %29, %21 ]
  %16 = sitofp i32 %4 to double
  %17 = fdiv contract double %15, %16
  %18 = sext i32 %10 to i64
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  store double %17, ptr %19, align 8, !tbaa !14
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %39, label %32

21:                                               ; preds = %12, %21
  %22 = phi i32 [ %30, %21 ], [ 0, %12 ]
  %23 = phi double [ %29, %21 ], [ 0.000000e+00, %12 ]
  %24 = mul nsw i32 %22, %3
  %25 = add nsw i32 %24, %10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !14
  %29 = fadd contract double %23, %28
  %30 = add nuw nsw i32 %22, 1
  %31 = icmp eq i32 %30, %4
  br i1 %31, label %14, label %21, !llvm.loop !20

32:                                               ; preds = %39, %14
  %33 = phi double [ 0.000000e+00, %14 ], [ %49, %39 ]
  %34 = fdiv contract double %33, %16
  %35 = tail call noundef double @llvm.sqrt.f64(double %34)
  %36 = fcmp contract ole double %35, 5.000000e-03
  %37 = select contract i1 %36, double 1.000000e+00, double %35
  %38 = getelementptr inbounds double, ptr %2, i64 %18
  store double %37, ptr %38, align 8, !tbaa !14
  br label %52

39:                                               ; preds = %14, %39
  %40 = phi i32 [ %50, %39 ], [ 0, %14 ]
  %41 = phi double [ %49, %39 ], [ 0.000000e+00, %14 ]
  %42 = mul nsw i32 %40, %3
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !14
  %47 = fsub contract double %46, %17
  %48 = fmul contract double %47, %47
  %49 = fadd contract double %41, %48
  %50 = add nuw nsw i32 %40, 1
  %51 = icmp eq i32 %50, %4
  br i1 %51, label %32, label %39, !llvm.loop !21

52:                                               ; preds = %5, %32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_matrix(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %49

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  store double 1.000000e+00, ptr %15, align 8, !tbaa !14
  %16 = add nsw i32 %9, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %49

18:                                               ; preds = %11
  %19 = icmp sgt i32 %3, 0
  br label %20

20:                                               ; preds = %18, %22
  %21 = phi i32 [ %16, %18 ], [ %31, %22 ]
  br i1 %19, label %33, label %22

22:                                               ; preds = %33, %20
  %23 = phi double [ 0.000000e+00, %20 ], [ %46, %33 ]
  %24 = add nsw i32 %21, %12
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  store double %23, ptr %26, align 8, !tbaa !14
  %27 = mul nsw i32 %21, %2
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  store double %23, ptr %30, align 8, !tbaa !14
  %31 = add nsw i32 %21, 1
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %20, label %49, !llvm.loop !22

33:                                               ; preds = %20, %33
  %34 = phi i32 [ %47, %33 ], [ 0, %20 ]
  %35 = phi double [ %46, %33 ], [ 0.000000e+00, %20 ]
  %36 = mul nsw i32 %34, %2
  %37 = add nsw i32 %36, %9
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = add nsw i32 %36, %21
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = fmul contract double %40, %44
  %46 = fadd contract double %35, %45
  %47 = add nuw nsw i32 %34, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %22, label %33, !llvm.loop !23

49:                                               ; preds = %22, %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gram_schmidt(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = icmp eq i32 %6, 0
  %10 = icmp sgt i32 %3, 0
  %11 = add nuw i32 %4, 1
  %12 = mul nuw nsw i32 %4, %6
  %13 = icmp sgt i32 %3, 0
  %14 = icmp sgt i32 %3, 0
  br label %16

15:                                               ; preds = %85, %5
  ret void

16:                                               ; preds = %8, %85
  %17 = phi i32 [ 0, %8 ], [ %86, %85 ]
  br i1 %9, label %18, label %38

18:                                               ; preds = %16
  br i1 %10, label %26, label %21

19:                                               ; preds = %26
  %20 = tail call double @llvm.sqrt.f64(double %35)
  br label %21

21:                                               ; preds = %19, %18
  %22 = phi double [ 0.000000e+00, %18 ], [ %20, %19 ]
  store double %22, ptr addrspacecast (ptr addrspace(3) @_ZZ12gram_schmidtE3nrm to ptr), align 8, !tbaa !14
  %23 = mul i32 %17, %11
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  store double %22, ptr %25, align 8, !tbaa !14
  br label %38

26:                                               ; preds = %18, %26
  %27 = phi i32 [ %36, %26 ], [ 0, %18 ]
  %28 = phi double [ %35, %26 ], [ 0.000000e+00, %18 ]
  %29 = mul nuw nsw i32 %27, %4
  %30 = add nuw nsw i32 %29, %17
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !14
  %34 = fmul contract double %33, %33
  %35 = fadd contract double %28, %34
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %19, label %26, !llvm.loop !24

38:                                               ; preds = %21, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nuw nsw i32 %17, %12
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gram_schmidtE3nrm to ptr), align 8, !tbaa !14
  %44 = fdiv contract double %42, %43
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %40
  store double %44, ptr %45, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp samesign ugt i32 %6, %17
  br i1 %46, label %47, label %85

47:                                               ; preds = %38
  br i1 %13, label %54, label %48

48:                                               ; preds = %54, %47
  %49 = phi double [ 0.000000e+00, %47 ], [ %67, %54 ]
  %50 = mul nuw nsw i32 %17, %4
  %51 = add nuw nsw i32 %50, %6
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %52
  store double %49, ptr %53, align 8, !tbaa !14
  br i1 %14, label %70, label %85

54:                                               ; preds = %47, %54
  %55 = phi i32 [ %68, %54 ], [ 0, %47 ]
  %56 = phi double [ %67, %54 ], [ 0.000000e+00, %47 ]
  %57 = mul nuw nsw i32 %55, %4
  %58 = add nuw nsw i32 %57, %17
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !14
  %62 = add nuw nsw i32 %57, %6
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !14
  %66 = fmul contract double %61, %65
  %67 = fadd contract double %56, %66
  %68 = add nuw nsw i32 %55, 1
  %69 = icmp eq i32 %68, %3
  br i1 %69, label %48, label %54, !llvm.loop !25

70:                                               ; preds = %48, %70
  %71 = phi i32 [ %83, %70 ], [ 0, %48 ]
  %72 = mul nuw nsw i32 %71, %4
  %73 = add nuw nsw i32 %72, %17
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %2, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !14
  %77 = fmul contract double %49, %76
  %78 = add nuw nsw i32 %72, %6
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !14
  %82 = fsub contract double %81, %77
  store double %82, ptr %80, align 8, !tbaa !14
  %83 = add nuw nsw i32 %71, 1
  %84 = icmp eq i32 %83, %3
  br i1 %84, label %85, label %70, !llvm.loop !26

85:                                               ; preds = %70, %48, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = add nuw nsw i32 %17, 1
  %87 = icmp eq i32 %86, %4
  br i1 %87, label %15, label %16, !llvm.loop !27
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
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
