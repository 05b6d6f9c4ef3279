; ModuleID = 'corpus/cuda/cu_index64.cu'
source_filename = "corpus/cuda/cu_index64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @flatten4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %8, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = zext nneg i32 %19 to i64
  %21 = icmp slt i64 %14, %5
  %22 = icmp sgt i64 %4, %20
  %23 = select i1 %21, i1 %22, i1 false
  %24 = icmp sgt i64 %2, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %53

26:                                               ; preds = %6
  %27 = getelementptr float, ptr %0, i64 %14
  %28 = icmp sgt i64 %3, 0
  br label %29

29:                                               ; preds = %26, %39
  %30 = phi i64 [ 0, %26 ], [ %40, %39 ]
  br i1 %28, label %31, label %39

31:                                               ; preds = %29
  %32 = mul nuw nsw i64 %30, %3
  %33 = mul nsw i64 %30, %4
  %34 = add nsw i64 %33, %20
  %35 = mul nsw i64 %34, %5
  %36 = add nsw i64 %35, %14
  %37 = mul nsw i64 %36, %3
  %38 = getelementptr float, ptr %1, i64 %37
  br label %42

39:                                               ; preds = %42, %29
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %53, label %29, !llvm.loop !8

42:                                               ; preds = %31, %42
  %43 = phi i64 [ 0, %31 ], [ %51, %42 ]
  %44 = add nuw nsw i64 %43, %32
  %45 = mul nsw i64 %44, %4
  %46 = add nsw i64 %45, %20
  %47 = mul nsw i64 %46, %5
  %48 = getelementptr float, ptr %27, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !11
  %50 = getelementptr float, ptr %38, i64 %43
  store float %49, ptr %50, align 4, !tbaa !11
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %39, label %42, !llvm.loop !13

53:                                               ; preds = %39, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @reverse_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sdiv i32 %9, 4
  %11 = mul i32 %10, 4
  %12 = sub i32 %9, %11
  %13 = shl nsw i32 %12, 2
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %15 = sext i32 %10 to i64
  %16 = mul nsw i64 %2, %15
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = sext i32 %13 to i64
  %19 = mul nsw i64 %3, %18
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = shl nsw i32 %10, 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = getelementptr inbounds i32, ptr %23, i64 %18
  br label %26

25:                                               ; preds = %26
  ret void

26:                                               ; preds = %4, %26
  %27 = phi i32 [ 4, %4 ], [ %30, %26 ]
  %28 = phi ptr [ %24, %4 ], [ %32, %26 ]
  %29 = phi ptr [ %20, %4 ], [ %33, %26 ]
  %30 = add nsw i32 %27, -1
  %31 = load i32, ptr %29, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store i32 %31, ptr %28, align 4, !tbaa !4
  %33 = getelementptr inbounds i32, ptr %29, i64 %3
  %34 = icmp samesign ugt i32 %27, 1
  br i1 %34, label %26, label %25, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gather_scatter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %10 = zext i32 %8 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !15
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !16
  %16 = sub nsw i64 0, %13
  %17 = getelementptr inbounds double, ptr %9, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !16
  %19 = fsub contract double %15, %18
  %20 = xor i64 %13, 255
  %21 = uitofp nneg i64 %20 to double
  %22 = fadd contract double %19, %21
  %23 = mul i32 %8, 77
  %24 = and i32 %23, 127
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %25
  store double %22, ptr %26, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @upsample(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = shl nsw i32 %2, 1
  %16 = icmp slt i32 %9, %15
  %17 = shl nsw i32 %3, 1
  %18 = icmp slt i32 %14, %17
  %19 = select i1 %16, i1 %18, i1 false
  br i1 %19, label %20, label %79

20:                                               ; preds = %4
  %21 = sitofp i32 %9 to float
  %22 = fadd contract float %21, 5.000000e-01
  %23 = fmul contract float %22, 5.000000e-01
  %24 = fadd contract float %23, -5.000000e-01
  %25 = tail call contract noundef float @llvm.maxnum.f32(float %24, float 0.000000e+00)
  %26 = uitofp nneg i32 %14 to float
  %27 = fadd contract float %26, 5.000000e-01
  %28 = fmul contract float %27, 5.000000e-01
  %29 = fadd contract float %28, -5.000000e-01
  %30 = tail call contract noundef float @llvm.maxnum.f32(float %29, float 0.000000e+00)
  %31 = fptosi float %25 to i32
  %32 = fptosi float %30 to i32
  %33 = add nsw i32 %31, 1
  %34 = add nsw i32 %2, -1
  %35 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483647, -2147483648) %33, i32 range(i32 -2147483648, 2147483647) %34)
  %36 = add nsw i32 %32, 1
  %37 = add nsw i32 %3, -1
  %38 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483647, -2147483648) %36, i32 range(i32 -2147483648, 2147483647) %37)
  %39 = sitofp i32 %31 to float
  %40 = fsub contract float %25, %39
  %41 = sitofp i32 %32 to float
  %42 = fsub contract float %30, %41
  %43 = mul nsw i32 %2, %32
  %44 = add nsw i32 %43, %31
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !11
  %48 = fsub contract float 1.000000e+00, %40
  %49 = fmul contract float %48, %47
  %50 = add nsw i32 %35, %43
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !11
  %54 = fmul contract float %40, %53
  %55 = fadd contract float %49, %54
  %56 = mul nsw i32 %38, %2
  %57 = add nsw i32 %56, %31
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !11
  %61 = fmul contract float %48, %60
  %62 = add nsw i32 %56, %35
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !11
  %66 = fmul contract float %40, %65
  %67 = fadd contract float %61, %66
  %68 = fsub contract float 1.000000e+00, %42
  %69 = fmul contract float %68, %55
  %70 = fmul contract float %42, %67
  %71 = fadd contract float %69, %70
  %72 = shl nuw nsw i32 %14, 1
  %73 = zext nneg i32 %72 to i64
  %74 = sext i32 %2 to i64
  %75 = mul nsw i64 %74, %73
  %76 = sext i32 %9 to i64
  %77 = getelementptr float, ptr %1, i64 %75
  %78 = getelementptr float, ptr %77, i64 %76
  store float %71, ptr %78, align 4, !tbaa !11
  br label %79

79:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = shl nsw i32 %6, 1
  %11 = sub i32 %3, %5
  %12 = add i32 %11, %10
  %13 = sdiv i32 %12, %7
  %14 = add nsw i32 %13, 1
  %15 = sub i32 %4, %5
  %16 = add i32 %15, %10
  %17 = sdiv i32 %16, %7
  %18 = add nsw i32 %17, 1
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  %24 = mul i32 %18, %14
  %25 = mul i32 %24, %2
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %27, label %35

27:                                               ; preds = %9
  %28 = mul i32 %5, %14
  %29 = mul i32 %28, %5
  %30 = icmp sgt i32 %5, 0
  %31 = mul nsw i32 %18, %14
  %32 = sext i32 %31 to i64
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %34 = mul i32 %20, %33
  br label %36

35:                                               ; preds = %71, %9
  ret void

36:                                               ; preds = %27, %71
  %37 = phi i32 [ %23, %27 ], [ %72, %71 ]
  %38 = freeze i32 %37
  %39 = sdiv i32 %38, %18
  %40 = mul i32 %39, %18
  %41 = sub i32 %38, %40
  %42 = sdiv i32 %39, %14
  %43 = mul i32 %42, %14
  %44 = sub i32 %39, %43
  %45 = mul nsw i32 %44, %7
  %46 = sub nsw i32 %45, %6
  %47 = mul nsw i32 %41, %7
  %48 = sub nsw i32 %47, %6
  %49 = mul nsw i32 %42, %3
  %50 = add nsw i32 %49, %46
  %51 = mul nsw i32 %50, %4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = sext i32 %48 to i64
  %55 = getelementptr inbounds float, ptr %53, i64 %54
  br i1 %30, label %56, label %71

56:                                               ; preds = %36
  %57 = mul i32 %29, %42
  %58 = add nsw i32 %57, %44
  %59 = mul nsw i32 %58, %18
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = sext i32 %41 to i64
  %63 = getelementptr inbounds float, ptr %61, i64 %62
  br label %64

64:                                               ; preds = %56, %74
  %65 = phi i32 [ %75, %74 ], [ 0, %56 ]
  %66 = phi ptr [ %93, %74 ], [ %63, %56 ]
  %67 = add nsw i32 %65, %46
  %68 = icmp sgt i32 %67, -1
  %69 = icmp slt i32 %67, %3
  %70 = mul nsw i32 %65, %4
  br label %77

71:                                               ; preds = %74, %36
  %72 = add i32 %37, %34
  %73 = icmp slt i32 %72, %25
  br i1 %73, label %36, label %35, !llvm.loop !18

74:                                               ; preds = %91
  %75 = add nuw nsw i32 %65, 1
  %76 = icmp eq i32 %75, %5
  br i1 %76, label %71, label %64, !llvm.loop !19

77:                                               ; preds = %64, %91
  %78 = phi i32 [ 0, %64 ], [ %94, %91 ]
  %79 = phi ptr [ %66, %64 ], [ %93, %91 ]
  %80 = add nsw i32 %78, %48
  %81 = icmp sgt i32 %80, -1
  %82 = select i1 %68, i1 %81, i1 false
  %83 = and i1 %69, %82
  %84 = icmp slt i32 %80, %4
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %91

86:                                               ; preds = %77
  %87 = add nsw i32 %78, %70
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %55, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !11
  br label %91

91:                                               ; preds = %77, %86
  %92 = phi contract float [ %90, %86 ], [ 0.000000e+00, %77 ]
  store float %92, ptr %79, align 4, !tbaa !11
  %93 = getelementptr inbounds float, ptr %79, i64 %32
  %94 = add nuw nsw i32 %78, 1
  %95 = icmp eq i32 %94, %5
  br i1 %95, label %74, label %77, !llvm.loop !20
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!6, !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
