; ModuleID = 'corpus/hip/hip_haar_dwt.hip'
source_filename = "corpus/hip/hip_haar_dwt.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12erode_dilateE1s = internal unnamed_addr addrspace(3) global [34 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recursive_gaussian(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %61

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds <4 x float>, ptr %0, i64 %13
  %15 = getelementptr inbounds <4 x float>, ptr %1, i64 %13
  %16 = load <4 x float>, ptr %14, align 16, !tbaa !8
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %12
  %19 = insertelement <4 x float> poison, float %4, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = sext i32 %2 to i64
  br label %32

22:                                               ; preds = %32, %12
  %23 = phi <4 x float> [ %16, %12 ], [ %40, %32 ]
  %24 = phi ptr [ %15, %12 ], [ %42, %32 ]
  %25 = phi ptr [ %14, %12 ], [ %41, %32 ]
  %26 = icmp sgt i32 %3, 0
  br i1 %26, label %27, label %61

27:                                               ; preds = %22
  %28 = sext i32 %2 to i64
  %29 = sub nsw i64 0, %28
  %30 = insertelement <4 x float> poison, float %4, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  br label %45

32:                                               ; preds = %18, %32
  %33 = phi ptr [ %14, %18 ], [ %41, %32 ]
  %34 = phi ptr [ %15, %18 ], [ %42, %32 ]
  %35 = phi <4 x float> [ %16, %18 ], [ %40, %32 ]
  %36 = phi i32 [ 0, %18 ], [ %43, %32 ]
  %37 = load <4 x float>, ptr %33, align 16, !tbaa !8
  %38 = fsub contract <4 x float> %35, %37
  %39 = fmul contract <4 x float> %20, %38
  %40 = fadd contract <4 x float> %37, %39
  store <4 x float> %40, ptr %34, align 16, !tbaa !8
  %41 = getelementptr inbounds <4 x float>, ptr %33, i64 %21
  %42 = getelementptr inbounds <4 x float>, ptr %34, i64 %21
  %43 = add nuw nsw i32 %36, 1
  %44 = icmp eq i32 %43, %3
  br i1 %44, label %22, label %32, !llvm.loop !9

45:                                               ; preds = %27, %45
  %46 = phi ptr [ %25, %27 ], [ %51, %45 ]
  %47 = phi ptr [ %24, %27 ], [ %52, %45 ]
  %48 = phi i32 [ %3, %27 ], [ %50, %45 ]
  %49 = phi <4 x float> [ %23, %27 ], [ %56, %45 ]
  %50 = add nsw i32 %48, -1
  %51 = getelementptr inbounds <4 x float>, ptr %46, i64 %29
  %52 = getelementptr inbounds <4 x float>, ptr %47, i64 %29
  %53 = load <4 x float>, ptr %51, align 16, !tbaa !8
  %54 = fsub contract <4 x float> %49, %53
  %55 = fmul contract <4 x float> %31, %54
  %56 = fadd contract <4 x float> %53, %55
  %57 = load <4 x float>, ptr %52, align 16, !tbaa !8
  %58 = fadd contract <4 x float> %57, %56
  %59 = fmul contract <4 x float> %58, splat (float 5.000000e-01)
  store <4 x float> %59, ptr %52, align 16, !tbaa !8
  %60 = icmp sgt i32 %48, 1
  br i1 %60, label %45, label %61, !llvm.loop !12

61:                                               ; preds = %45, %22, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lifting53(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw nsw i32 %2, 5
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i16, ptr %0, i64 %4
  br label %6

6:                                                ; preds = %1, %35
  %7 = phi i32 [ 1, %1 ], [ %36, %35 ]
  %8 = shl nuw nsw i32 %7, 1
  br label %12

9:                                                ; preds = %35
  ret void

10:                                               ; preds = %12
  %11 = shl nuw nsw i32 %7, 1
  br label %38

12:                                               ; preds = %6, %12
  %13 = phi i32 [ %7, %6 ], [ %33, %12 ]
  %14 = add nuw nsw i32 %13, %7
  %15 = icmp samesign ult i32 %14, 32
  %16 = zext nneg i32 %14 to i64
  %17 = sub nuw nsw i32 %13, %7
  %18 = zext nneg i32 %17 to i64
  %19 = select i1 %15, i64 %16, i64 %18
  %20 = getelementptr inbounds nuw i16, ptr %5, i64 %19
  %21 = load i16, ptr %20, align 2, !tbaa !13
  %22 = sext i16 %21 to i32
  %23 = zext nneg i32 %13 to i64
  %24 = getelementptr inbounds nuw i16, ptr %5, i64 %23
  %25 = load i16, ptr %24, align 2, !tbaa !13
  %26 = getelementptr inbounds nuw i16, ptr %5, i64 %18
  %27 = load i16, ptr %26, align 2, !tbaa !13
  %28 = sext i16 %27 to i32
  %29 = add nsw i32 %28, %22
  %30 = lshr i32 %29, 1
  %31 = trunc i32 %30 to i16
  %32 = sub i16 %25, %31
  store i16 %32, ptr %24, align 2, !tbaa !13
  %33 = add nuw nsw i32 %13, %8
  %34 = icmp samesign ult i32 %33, 32
  br i1 %34, label %12, label %10, !llvm.loop !15

35:                                               ; preds = %38
  %36 = shl nuw nsw i32 %7, 1
  %37 = icmp samesign ult i32 %7, 16
  br i1 %37, label %6, label %9, !llvm.loop !16

38:                                               ; preds = %10, %38
  %39 = phi i32 [ 0, %10 ], [ %60, %38 ]
  %40 = sub nsw i32 %39, %7
  %41 = add nuw nsw i32 %39, %7
  %42 = icmp slt i32 %40, 0
  %43 = select i1 %42, i32 %41, i32 %40
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i16, ptr %5, i64 %44
  %46 = load i16, ptr %45, align 2, !tbaa !13
  %47 = sext i16 %46 to i32
  %48 = zext nneg i32 %39 to i64
  %49 = getelementptr inbounds nuw i16, ptr %5, i64 %48
  %50 = load i16, ptr %49, align 2, !tbaa !13
  %51 = zext nneg i32 %41 to i64
  %52 = getelementptr inbounds nuw i16, ptr %5, i64 %51
  %53 = load i16, ptr %52, align 2, !tbaa !13
  %54 = sext i16 %53 to i32
  %55 = add nsw i32 %47, 2
  %56 = add nsw i32 %55, %54
  %57 = lshr i32 %56, 2
  %58 = trunc i32 %57 to i16
  %59 = add i16 %50, %58
  store i16 %59, ptr %49, align 2, !tbaa !13
  %60 = add nuw nsw i32 %39, %11
  %61 = icmp samesign ult i32 %60, 32
  br i1 %61, label %38, label %35, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @yuv_to_rgb(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <4 x i8>, ptr %0, i64 %8
  %10 = load <4 x i8>, ptr %9, align 4, !tbaa !8
  %11 = extractelement <4 x i8> %10, i64 0
  %12 = zext i8 %11 to i32
  %13 = mul nuw nsw i32 %12, 298
  %14 = extractelement <4 x i8> %10, i64 1
  %15 = zext i8 %14 to i32
  %16 = add nsw i32 %15, -128
  %17 = extractelement <4 x i8> %10, i64 2
  %18 = zext i8 %17 to i32
  %19 = add nsw i32 %18, -128
  %20 = mul nsw i32 %19, 409
  %21 = add nsw i32 %13, -4640
  %22 = add nsw i32 %21, %20
  %23 = ashr i32 %22, 8
  %24 = insertelement <4 x i32> poison, i32 %23, i64 0
  %25 = mul nsw i32 %16, -100
  %26 = mul nsw i32 %19, -208
  %27 = add nsw i32 %13, -4640
  %28 = add nsw i32 %27, %25
  %29 = add nsw i32 %28, %26
  %30 = ashr i32 %29, 8
  %31 = insertelement <4 x i32> %24, i32 %30, i64 1
  %32 = mul nsw i32 %16, 516
  %33 = add nsw i32 %13, -4640
  %34 = add nsw i32 %33, %32
  %35 = ashr i32 %34, 8
  %36 = insertelement <4 x i32> %31, i32 %35, i64 2
  %37 = extractelement <4 x i8> %10, i64 3
  %38 = zext i8 %37 to i32
  %39 = insertelement <4 x i32> %36, i32 %38, i64 3
  %40 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %39, <4 x i32> zeroinitializer)
  %41 = tail call <4 x i32> @llvm.smin.v4i32(<4 x i32> %40, <4 x i32> splat (i32 255))
  %42 = trunc nuw <4 x i32> %41 to <4 x i8>
  %43 = getelementptr inbounds <4 x i8>, ptr %1, i64 %8
  store <4 x i8> %42, ptr %43, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @erode_dilate(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 %3
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %5, ptr %7, align 4, !tbaa !4
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 132), align 4, !tbaa !4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), align 4, !tbaa !4
  br label %10

10:                                               ; preds = %9, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %14

12:                                               ; preds = %33
  %13 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %13, ptr %4, align 4, !tbaa !4
  ret void

14:                                               ; preds = %10, %33
  %15 = phi i32 [ 0, %10 ], [ %35, %33 ]
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = load i32, ptr %11, align 4, !tbaa !4
  %19 = and i32 %15, 1
  %20 = icmp eq i32 %19, 0
  %21 = shl i32 %16, 1
  %22 = lshr i32 %16, 1
  br i1 %20, label %28, label %23

23:                                               ; preds = %14
  %24 = and i32 %22, %21
  %25 = and i32 %24, %16
  %26 = and i32 %18, %17
  %27 = or i32 %25, %26
  br label %33

28:                                               ; preds = %14
  %29 = and i32 %18, %17
  %30 = or i32 %21, %29
  %31 = or i32 %30, %22
  %32 = or i32 %31, %16
  br label %33

33:                                               ; preds = %28, %23
  %34 = phi i32 [ %27, %23 ], [ %32, %28 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %34, ptr %7, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = add nuw nsw i32 %15, 1
  %36 = icmp eq i32 %35, 4
  br i1 %36, label %12, label %14, !llvm.loop !18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
