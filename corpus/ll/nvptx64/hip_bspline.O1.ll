; ModuleID = 'corpus/hip/hip_bspline.hip'
source_filename = "corpus/hip/hip_bspline.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cascade = type { [3 x %struct.Biquad] }
%struct.Biquad = type { float, float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bspline_eval(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [4 x float], align 4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = fptosi float %8 to i32
  %10 = sitofp i32 %9 to float
  %11 = fsub contract float %8, %10
  %12 = fsub contract float 1.000000e+00, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %13 = fmul contract float %12, %12
  %14 = fmul contract float %12, %13
  %15 = fdiv contract float %14, 6.000000e+00
  store float %15, ptr %4, align 4, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %17 = fmul contract float %11, 6.000000e+00
  %18 = fmul contract float %11, %17
  %19 = fsub contract float 4.000000e+00, %18
  %20 = fmul contract float %11, 3.000000e+00
  %21 = fmul contract float %11, %20
  %22 = fmul contract float %11, %21
  %23 = fadd contract float %19, %22
  %24 = fdiv contract float %23, 6.000000e+00
  store float %24, ptr %16, align 4, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %26 = fmul contract float %12, 6.000000e+00
  %27 = fmul contract float %12, %26
  %28 = fsub contract float 4.000000e+00, %27
  %29 = fmul contract float %12, 3.000000e+00
  %30 = fmul contract float %12, %29
  %31 = fmul contract float %12, %30
  %32 = fadd contract float %28, %31
  %33 = fdiv contract float %32, 6.000000e+00
  store float %33, ptr %25, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %35 = fmul contract float %11, %11
  %36 = fmul contract float %11, %35
  %37 = fdiv contract float %36, 6.000000e+00
  store float %37, ptr %34, align 4, !tbaa !8
  br label %69

38:                                               ; preds = %69
  %39 = sext i32 %9 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %11, 5.000000e-01
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = load float, ptr %40, align 4, !tbaa !8
  %47 = fsub contract float %45, %46
  %48 = fmul contract float %46, 2.000000e+00
  %49 = fmul contract float %42, 5.000000e+00
  %50 = fsub contract float %48, %49
  %51 = fmul contract float %45, 4.000000e+00
  %52 = fadd contract float %51, %50
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 12
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fsub contract float %52, %54
  %56 = fsub contract float %42, %45
  %57 = fmul contract float %56, 3.000000e+00
  %58 = fadd contract float %57, %54
  %59 = fsub contract float %58, %46
  %60 = fmul contract float %11, %59
  %61 = fadd contract float %55, %60
  %62 = fmul contract float %11, %61
  %63 = fadd contract float %47, %62
  %64 = fmul contract float %43, %63
  %65 = fadd contract float %42, %64
  %66 = insertelement <2 x float> poison, float %80, i64 0
  %67 = insertelement <2 x float> %66, float %65, i64 1
  %68 = getelementptr inbounds nuw <2 x float>, ptr %2, i64 %6
  store <2 x float> %67, ptr %68, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

69:                                               ; preds = %3, %69
  %70 = phi float [ 0.000000e+00, %3 ], [ %80, %69 ]
  %71 = phi i32 [ 0, %3 ], [ %81, %69 ]
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %4, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = add nsw i32 %71, %9
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %74, %78
  %80 = fadd contract float %70, %79
  %81 = add nuw nsw i32 %71, 1
  %82 = icmp eq i32 %81, 4
  br i1 %82, label %38, label %69, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @de_casteljau(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = uitofp nneg i32 %5 to double
  %7 = fdiv contract double %6, 6.300000e+01
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %3
  %10 = icmp sgt i32 %2, 1
  br i1 %10, label %21, label %26

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ 0, %3 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %13
  store double %15, ptr %16, align 8, !tbaa !14
  %17 = add nuw nsw i32 %12, 1
  %18 = icmp eq i32 %17, %2
  br i1 %18, label %9, label %11, !llvm.loop !16

19:                                               ; preds = %30
  %20 = icmp sgt i32 %23, 2
  br i1 %20, label %21, label %26, !llvm.loop !17

21:                                               ; preds = %9, %19
  %22 = phi i32 [ %24, %19 ], [ %2, %9 ]
  %23 = phi i32 [ %25, %19 ], [ %2, %9 ]
  %24 = add nsw i32 %22, -1
  %25 = add nsw i32 %23, -1
  br label %30

26:                                               ; preds = %19, %9
  %27 = load double, ptr %4, align 8, !tbaa !14
  %28 = zext nneg i32 %5 to i64
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %28
  store double %27, ptr %29, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

30:                                               ; preds = %21, %30
  %31 = phi i32 [ %35, %30 ], [ 0, %21 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !14
  %35 = add nuw nsw i32 %31, 1
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %4, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !14
  %39 = fsub contract double %38, %34
  %40 = fmul contract double %7, %39
  %41 = fadd contract double %34, %40
  store double %41, ptr %33, align 8, !tbaa !14
  %42 = icmp eq i32 %35, %24
  br i1 %42, label %19, label %30, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @biquad_cascade(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Cascade) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %38

6:                                                ; preds = %4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul nuw nsw i32 %3, %7
  %9 = load float, ptr %2, align 4, !tbaa !19
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %13 = load float, ptr %12, align 4, !tbaa !22
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !23
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !24
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load float, ptr %18, align 4, !tbaa !19
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = load float, ptr %20, align 4, !tbaa !21
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = load float, ptr %22, align 4, !tbaa !22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %27 = load float, ptr %26, align 4, !tbaa !24
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %29 = load float, ptr %28, align 4, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %31 = load float, ptr %30, align 4, !tbaa !21
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %33 = load float, ptr %32, align 4, !tbaa !22
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %35 = load float, ptr %34, align 4, !tbaa !23
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = load float, ptr %36, align 4, !tbaa !24
  br label %39

38:                                               ; preds = %39, %4
  ret void

39:                                               ; preds = %6, %39
  %40 = phi float [ 0.000000e+00, %6 ], [ %56, %39 ]
  %41 = phi float [ 0.000000e+00, %6 ], [ %65, %39 ]
  %42 = phi float [ 0.000000e+00, %6 ], [ %74, %39 ]
  %43 = phi float [ 0.000000e+00, %6 ], [ %59, %39 ]
  %44 = phi float [ 0.000000e+00, %6 ], [ %68, %39 ]
  %45 = phi float [ 0.000000e+00, %6 ], [ %77, %39 ]
  %46 = phi i32 [ 0, %6 ], [ %79, %39 ]
  %47 = add nuw nsw i32 %46, %8
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %9
  %52 = fadd contract float %51, %40
  %53 = fmul contract float %50, %11
  %54 = fmul contract float %52, %13
  %55 = fsub contract float %53, %54
  %56 = fadd contract float %43, %55
  %57 = fmul contract float %50, %15
  %58 = fmul contract float %52, %17
  %59 = fsub contract float %57, %58
  %60 = fmul contract float %52, %19
  %61 = fadd contract float %60, %41
  %62 = fmul contract float %52, %21
  %63 = fmul contract float %61, %23
  %64 = fsub contract float %62, %63
  %65 = fadd contract float %44, %64
  %66 = fmul contract float %52, %25
  %67 = fmul contract float %61, %27
  %68 = fsub contract float %66, %67
  %69 = fmul contract float %61, %29
  %70 = fadd contract float %69, %42
  %71 = fmul contract float %61, %31
  %72 = fmul contract float %70, %33
  %73 = fsub contract float %71, %72
  %74 = fadd contract float %45, %73
  %75 = fmul contract float %61, %35
  %76 = fmul contract float %70, %37
  %77 = fsub contract float %75, %76
  %78 = getelementptr inbounds nuw float, ptr %1, i64 %48
  store float %70, ptr %78, align 4, !tbaa !8
  %79 = add nuw nsw i32 %46, 1
  %80 = icmp eq i32 %79, %3
  br i1 %80, label %38, label %39, !llvm.loop !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chebyshev(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp slt i32 %2, 1
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %9 = load double, ptr %8, align 8, !tbaa !14
  %10 = fmul contract double %9, 2.000000e+00
  br label %14

11:                                               ; preds = %14, %3
  %12 = phi double [ 1.000000e+00, %3 ], [ %22, %14 ]
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %12, ptr %13, align 8, !tbaa !14
  ret void

14:                                               ; preds = %7, %14
  %15 = phi double [ 1.000000e+00, %7 ], [ %18, %14 ]
  %16 = phi i32 [ 1, %7 ], [ %25, %14 ]
  %17 = phi double [ 1.000000e+00, %7 ], [ %22, %14 ]
  %18 = phi double [ %9, %7 ], [ %24, %14 ]
  %19 = mul nuw nsw i32 %16, %16
  %20 = uitofp nneg i32 %19 to double
  %21 = fdiv contract double %18, %20
  %22 = fadd contract double %17, %21
  %23 = fneg contract double %15
  %24 = tail call contract noundef double @llvm.fma.f64(double %10, double %18, double %23)
  %25 = add nuw i32 %16, 1
  %26 = icmp eq i32 %16, %2
  br i1 %26, label %11, label %14, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = !{!20, !9, i64 0}
!20 = !{!"_ZTS6Biquad", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!21 = !{!20, !9, i64 4}
!22 = !{!20, !9, i64 12}
!23 = !{!20, !9, i64 8}
!24 = !{!20, !9, i64 16}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
