; ModuleID = 'corpus/hip/hip_convolution.hip'
source_filename = "corpus/hip/hip_convolution.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@d_mask = dso_local addrspace(4) externally_initialized constant [25 x float] [float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 2.000000e+00, float 7.000000e+00, float 0.000000e+00, float -1.200000e+01, float -8.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @d_mask to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @convolution(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, <2 x i32> noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = extractelement <2 x i32> %2, i64 0
  %15 = add nsw i32 %14, 4
  %16 = icmp slt i32 %8, %14
  %17 = extractelement <2 x i32> %2, i64 1
  %18 = icmp slt i32 %13, %17
  %19 = and i1 %16, %18
  br i1 %19, label %20, label %50

20:                                               ; preds = %3, %29
  %21 = phi i32 [ %30, %29 ], [ 0, %3 ]
  %22 = phi float [ %47, %29 ], [ 0.000000e+00, %3 ]
  %23 = add i32 %21, %8
  br label %32

24:                                               ; preds = %29
  %25 = mul nsw i32 %14, %13
  %26 = add nsw i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  store float %47, ptr %28, align 4, !tbaa !8
  br label %50

29:                                               ; preds = %32
  %30 = add nuw nsw i32 %21, 1
  %31 = icmp eq i32 %30, 5
  br i1 %31, label %24, label %20, !llvm.loop !10

32:                                               ; preds = %20, %32
  %33 = phi i32 [ 0, %20 ], [ %48, %32 ]
  %34 = phi float [ %22, %20 ], [ %47, %32 ]
  %35 = add nuw nsw i32 %33, %13
  %36 = mul i32 %35, %15
  %37 = add i32 %23, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = mul nuw nsw i32 %33, 5
  %42 = add nuw nsw i32 %41, %21
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %40, %45
  %47 = fadd contract float %34, %46
  %48 = add nuw nsw i32 %33, 1
  %49 = icmp eq i32 %48, 5
  br i1 %49, label %29, label %32, !llvm.loop !13

50:                                               ; preds = %3, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @depthwise3x3(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %2, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nsw i32 %4, -2
  %12 = udiv i32 %10, %11
  %13 = add nuw nsw i32 %12, 2
  %14 = mul nsw i32 %13, %4
  %15 = mul i32 %12, %11
  %16 = sub i32 %10, %15
  %17 = add nsw i32 %14, %16
  %18 = mul nsw i32 %4, %6
  %19 = mul nsw i32 %18, %4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = add nuw nsw i32 %12, 1
  %23 = mul nsw i32 %22, %4
  %24 = add nsw i32 %23, %16
  %25 = sext i32 %24 to i64
  %26 = getelementptr float, ptr %21, i64 %25
  %27 = getelementptr i8, ptr %26, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = mul nuw nsw i32 %6, 9
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = sext i32 %24 to i64
  %35 = getelementptr float, ptr %21, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = sext i32 %24 to i64
  %41 = getelementptr inbounds float, ptr %21, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = mul nsw i32 %12, %4
  %46 = add nsw i32 %45, %16
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, ptr %21, i64 %47
  %49 = getelementptr i8, ptr %48, i64 8
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = sext i32 %46 to i64
  %54 = getelementptr float, ptr %21, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = sext i32 %46 to i64
  %60 = getelementptr inbounds float, ptr %21, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = load float, ptr %31, align 4, !tbaa !8
  %63 = tail call contract noundef float @llvm.fma.f32(float %61, float %62, float %9)
  %64 = tail call contract noundef float @llvm.fma.f32(float %56, float %58, float %63)
  %65 = tail call contract noundef float @llvm.fma.f32(float %50, float %52, float %64)
  %66 = tail call contract noundef float @llvm.fma.f32(float %42, float %44, float %65)
  %67 = tail call contract noundef float @llvm.fma.f32(float %37, float %39, float %66)
  %68 = tail call contract noundef float @llvm.fma.f32(float %28, float %33, float %67)
  %69 = sext i32 %17 to i64
  %70 = getelementptr inbounds float, ptr %21, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = tail call contract noundef float @llvm.fma.f32(float %71, float %73, float %68)
  %75 = sext i32 %17 to i64
  %76 = getelementptr float, ptr %21, i64 %75
  %77 = getelementptr i8, ptr %76, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %31, i64 28
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = tail call contract noundef float @llvm.fma.f32(float %78, float %80, float %74)
  %82 = sext i32 %17 to i64
  %83 = getelementptr float, ptr %21, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = tail call contract noundef float @llvm.fma.f32(float %85, float %87, float %81)
  %89 = tail call contract noundef float @llvm.maxnum.f32(float %88, float 0.000000e+00)
  %90 = mul nsw i32 %11, %6
  %91 = add nsw i32 %12, %90
  %92 = mul nsw i32 %91, %11
  %93 = add nsw i32 %92, %16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %3, i64 %94
  store float %89, ptr %95, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @max_pool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = sdiv i32 %3, 2
  %7 = sdiv i32 %5, %6
  %8 = mul i32 %7, %6
  %9 = sub i32 %5, %8
  %10 = shl nsw i32 %7, 1
  %11 = mul nsw i32 %10, %3
  %12 = shl nuw nsw i32 %9, 1
  %13 = add nsw i32 %11, %12
  br label %21

14:                                               ; preds = %21
  %15 = sext i32 %37 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = zext nneg i32 %5 to i64
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  store float %17, ptr %19, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %18
  store i32 %37, ptr %20, align 4, !tbaa !4
  ret void

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %13, %4 ], [ %37, %21 ]
  %23 = phi i32 [ 1, %4 ], [ %38, %21 ]
  %24 = lshr i32 %23, 1
  %25 = add nuw nsw i32 %24, %10
  %26 = mul nsw i32 %25, %3
  %27 = and i32 %23, 1
  %28 = or disjoint i32 %27, %12
  %29 = add i32 %28, %26
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = sext i32 %22 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fcmp contract ogt float %32, %35
  %37 = select i1 %36, i32 %29, i32 %22
  %38 = add nuw nsw i32 %23, 1
  %39 = icmp eq i32 %38, 4
  br i1 %39, label %14, label %21, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = distinct !{!14, !11, !12}
