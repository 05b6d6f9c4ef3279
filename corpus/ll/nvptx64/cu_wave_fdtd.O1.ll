; ModuleID = 'corpus/cuda/cu_wave_fdtd.cu'
source_filename = "corpus/cuda/cu_wave_fdtd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wave2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %85

20:                                               ; preds = %6
  %21 = mul nsw i32 %4, %16
  %22 = add nsw i32 %21, %11
  %23 = icmp sgt i32 %11, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = sext i32 %22 to i64
  %26 = getelementptr float, ptr %1, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -4
  %28 = load float, ptr %27, align 4, !tbaa !8
  br label %29

29:                                               ; preds = %20, %24
  %30 = phi contract float [ %28, %24 ], [ 0.000000e+00, %20 ]
  %31 = add nsw i32 %4, -1
  %32 = icmp slt i32 %11, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %29
  %34 = sext i32 %22 to i64
  %35 = getelementptr float, ptr %1, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %29, %33
  %39 = phi contract float [ %37, %33 ], [ 0.000000e+00, %29 ]
  %40 = icmp eq i32 %16, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %38
  %42 = sub nsw i32 %22, %4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %38, %41
  %47 = phi contract float [ %45, %41 ], [ 0.000000e+00, %38 ]
  %48 = add nsw i32 %5, -1
  %49 = icmp slt i32 %16, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = add nsw i32 %22, %4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi contract float [ %54, %50 ], [ 0.000000e+00, %46 ]
  %57 = sext i32 %22 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fmul contract float %59, 2.000000e+00
  %61 = getelementptr inbounds float, ptr %0, i64 %57
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fsub contract float %60, %62
  %64 = getelementptr inbounds float, ptr %3, i64 %57
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %30, %39
  %67 = fadd contract float %66, %47
  %68 = fadd contract float %67, %56
  %69 = fmul contract float %59, 4.000000e+00
  %70 = fsub contract float %68, %69
  %71 = fmul contract float %65, %70
  %72 = fadd contract float %63, %71
  %73 = sub nsw i32 %31, %11
  %74 = tail call noundef i32 @llvm.smin.i32(i32 %11, i32 %73)
  %75 = sub nsw i32 %48, %16
  %76 = tail call noundef i32 @llvm.smin.i32(i32 %16, i32 %75)
  %77 = tail call noundef i32 @llvm.smin.i32(i32 %74, i32 %76)
  %78 = icmp slt i32 %77, 3
  %79 = sitofp i32 %77 to float
  %80 = fmul contract float %79, 0x3FB99999A0000000
  %81 = fadd contract float %80, 0x3FE6666660000000
  %82 = fmul contract float %81, %72
  %83 = select i1 %78, float %82, float %72
  %84 = getelementptr inbounds float, ptr %2, i64 %57
  store float %83, ptr %84, align 4, !tbaa !8
  br label %85

85:                                               ; preds = %6, %55
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_ey(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp slt i32 %16, %4
  %18 = icmp slt i32 %11, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %45

20:                                               ; preds = %6
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %20
  %23 = sext i32 %3 to i64
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !10
  %26 = sext i32 %11 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  store double %25, ptr %27, align 8, !tbaa !10
  br label %45

28:                                               ; preds = %20
  %29 = mul nsw i32 %5, %16
  %30 = add nsw i32 %29, %11
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !10
  %34 = getelementptr inbounds double, ptr %1, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !10
  %36 = add nsw i32 %16, -1
  %37 = mul nsw i32 %5, %36
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !10
  %42 = fsub contract double %35, %41
  %43 = fmul contract double %42, 5.000000e-01
  %44 = fsub contract double %33, %43
  store double %44, ptr %32, align 8, !tbaa !10
  br label %45

45:                                               ; preds = %22, %28, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_hz(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %46

19:                                               ; preds = %5
  %20 = add nsw i32 %4, 1
  %21 = mul nsw i32 %20, %15
  %22 = add nsw i32 %21, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr double, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !10
  %27 = load double, ptr %24, align 8, !tbaa !10
  %28 = fsub contract double %26, %27
  %29 = add nuw nsw i32 %15, 1
  %30 = mul nsw i32 %4, %29
  %31 = add nsw i32 %30, %10
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !10
  %35 = fadd contract double %28, %34
  %36 = mul nsw i32 %4, %15
  %37 = add nsw i32 %36, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !10
  %41 = fsub contract double %35, %40
  %42 = fmul contract double %41, 0x3FE6666666666666
  %43 = getelementptr inbounds double, ptr %2, i64 %38
  %44 = load double, ptr %43, align 8, !tbaa !10
  %45 = fsub contract double %44, %42
  store double %45, ptr %43, align 8, !tbaa !10
  br label %46

46:                                               ; preds = %19, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @adi_rows(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul i32 %3, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr double, ptr %0, i64 %11
  %13 = getelementptr double, ptr %2, i64 %11
  %14 = getelementptr inbounds double, ptr %1, i64 %11
  %15 = icmp sgt i32 %3, 1
  br i1 %15, label %16, label %55

16:                                               ; preds = %4
  %17 = add nsw i32 %3, -2
  %18 = zext i32 %17 to i64
  %19 = add nsw i64 %11, %18
  %20 = shl nsw i64 %19, 3
  %21 = add nsw i64 %20, 16
  %22 = getelementptr i8, ptr %0, i64 %21
  %23 = getelementptr i8, ptr %2, i64 %21
  %24 = icmp ult ptr %12, %23
  %25 = icmp ult ptr %13, %22
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %52

27:                                               ; preds = %16, %27
  %28 = phi i32 [ %50, %27 ], [ 1, %16 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw double, ptr %12, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !10
  %32 = add nsw i32 %28, -1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %12, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw double, ptr %14, i64 %29
  %37 = load double, ptr %36, align 8, !tbaa !10
  %38 = fmul contract double %35, %37
  %39 = getelementptr inbounds double, ptr %13, i64 %33
  %40 = load double, ptr %39, align 8, !tbaa !10
  %41 = fdiv contract double %38, %40
  %42 = fsub contract double %31, %41
  store double %42, ptr %30, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw double, ptr %13, i64 %29
  %44 = load double, ptr %43, align 8, !tbaa !10
  %45 = load double, ptr %36, align 8, !tbaa !10
  %46 = fmul contract double %45, %45
  %47 = load double, ptr %39, align 8, !tbaa !10
  %48 = fdiv contract double %46, %47
  %49 = fsub contract double %44, %48
  store double %49, ptr %43, align 8, !tbaa !10
  %50 = add nuw nsw i32 %28, 1
  %51 = icmp eq i32 %50, %3
  br i1 %51, label %55, label %27, !llvm.loop !12

52:                                               ; preds = %16
  %53 = load double, ptr %12, align 8
  %54 = load double, ptr %13, align 8
  br label %72

55:                                               ; preds = %72, %27, %4
  %56 = add nsw i32 %3, -1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %12, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !10
  %60 = getelementptr inbounds double, ptr %13, i64 %57
  %61 = load double, ptr %60, align 8, !tbaa !10
  %62 = fdiv contract double %59, %61
  store double %62, ptr %58, align 8, !tbaa !10
  %63 = icmp sgt i32 %3, 1
  br i1 %63, label %64, label %92

64:                                               ; preds = %55
  %65 = add nsw i32 %3, -2
  %66 = zext i32 %65 to i64
  %67 = add nsw i64 %11, %66
  %68 = shl nsw i64 %67, 3
  %69 = getelementptr i8, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 8
  %71 = load double, ptr %70, align 8
  br label %93

72:                                               ; preds = %52, %72
  %73 = phi double [ %54, %52 ], [ %89, %72 ]
  %74 = phi double [ %53, %52 ], [ %83, %72 ]
  %75 = phi i32 [ 1, %52 ], [ %90, %72 ]
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw double, ptr %12, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = getelementptr inbounds nuw double, ptr %14, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !10
  %81 = fmul contract double %74, %80
  %82 = fdiv contract double %81, %73
  %83 = fsub contract double %78, %82
  store double %83, ptr %77, align 8, !tbaa !10
  %84 = getelementptr inbounds nuw double, ptr %13, i64 %76
  %85 = load double, ptr %84, align 8, !tbaa !10
  %86 = load double, ptr %79, align 8, !tbaa !10
  %87 = fmul contract double %86, %86
  %88 = fdiv contract double %87, %73
  %89 = fsub contract double %85, %88
  store double %89, ptr %84, align 8, !tbaa !10
  %90 = add nuw nsw i32 %75, 1
  %91 = icmp eq i32 %90, %3
  br i1 %91, label %55, label %72, !llvm.loop !12

92:                                               ; preds = %93, %55
  ret void

93:                                               ; preds = %64, %93
  %94 = phi double [ %71, %64 ], [ %105, %93 ]
  %95 = phi i32 [ %65, %64 ], [ %106, %93 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw double, ptr %12, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !10
  %99 = getelementptr inbounds nuw double, ptr %14, i64 %96
  %100 = load double, ptr %99, align 8, !tbaa !10
  %101 = fmul contract double %94, %100
  %102 = fsub contract double %98, %101
  %103 = getelementptr inbounds nuw double, ptr %13, i64 %96
  %104 = load double, ptr %103, align 8, !tbaa !10
  %105 = fdiv contract double %102, %104
  store double %105, ptr %97, align 8, !tbaa !10
  %106 = add nsw i32 %95, -1
  %107 = icmp sgt i32 %95, 0
  br i1 %107, label %93, label %92, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
