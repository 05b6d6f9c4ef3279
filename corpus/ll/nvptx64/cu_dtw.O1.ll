; ModuleID = 'corpus/cuda/cu_dtw.cu'
source_filename = "corpus/cuda/cu_dtw.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9lcs_blockE1d = internal unnamed_addr addrspace(3) global [3 x [33 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dtw_band(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [2 x [17 x float]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i32 [ 0, %4 ], [ %12, %6 ]
  %8 = icmp eq i32 %7, 0
  %9 = select contract i1 %8, float 0.000000e+00, float 0x46293E5940000000
  %10 = zext nneg i32 %7 to i64
  %11 = getelementptr inbounds nuw float, ptr %5, i64 %10
  store float %9, ptr %11, align 4, !tbaa !8
  %12 = add nuw nsw i32 %7, 1
  %13 = icmp eq i32 %12, 17
  br i1 %13, label %14, label %6, !llvm.loop !10

14:                                               ; preds = %6
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  %20 = shl nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = getelementptr inbounds float, ptr %1, i64 %21
  %24 = getelementptr i8, ptr %5, i64 -4
  br label %30

25:                                               ; preds = %65
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = sext i32 %19 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  store float %27, ptr %29, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void

30:                                               ; preds = %14, %65
  %31 = phi i32 [ 0, %14 ], [ %68, %65 ]
  %32 = phi i32 [ 0, %14 ], [ %39, %65 ]
  %33 = phi i32 [ 1, %14 ], [ %66, %65 ]
  %34 = sub i32 %31, %3
  %35 = add i32 %34, 1
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 1)
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 2
  %39 = xor i32 %32, 1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw [17 x float], ptr %5, i64 %40
  br label %59

42:                                               ; preds = %59
  %43 = zext nneg i32 %32 to i64
  %44 = getelementptr inbounds nuw [17 x float], ptr %5, i64 %43
  %45 = sub nsw i32 %33, %3
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %45, i32 1)
  %47 = add nsw i32 %33, %3
  %48 = tail call noundef i32 @llvm.smin.i32(i32 %47, i32 16)
  %49 = icmp sgt i32 %46, %48
  br i1 %49, label %65, label %50

50:                                               ; preds = %42
  %51 = zext nneg i32 %33 to i64
  %52 = getelementptr float, ptr %22, i64 %51
  %53 = getelementptr i8, ptr %52, i64 -4
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = mul nuw nsw i64 %40, 68
  %56 = getelementptr i8, ptr %24, i64 %55
  %57 = getelementptr i8, ptr %56, i64 %38
  %58 = load float, ptr %57, align 4
  br label %69

59:                                               ; preds = %30, %59
  %60 = phi i32 [ 0, %30 ], [ %63, %59 ]
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %41, i64 %61
  store float 0x46293E5940000000, ptr %62, align 4, !tbaa !8
  %63 = add nuw nsw i32 %60, 1
  %64 = icmp eq i32 %63, 17
  br i1 %64, label %42, label %59, !llvm.loop !13

65:                                               ; preds = %69, %42
  %66 = add nuw nsw i32 %33, 1
  %67 = icmp eq i32 %66, 17
  %68 = add i32 %31, 1
  br i1 %67, label %25, label %30, !llvm.loop !14

69:                                               ; preds = %50, %69
  %70 = phi float [ %58, %50 ], [ %85, %69 ]
  %71 = phi i32 [ %46, %50 ], [ %87, %69 ]
  %72 = add nsw i32 %71, -1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %23, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = fsub contract float %54, %75
  %77 = tail call contract noundef float @llvm.fabs.f32(float %76)
  %78 = getelementptr inbounds float, ptr %44, i64 %73
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = zext nneg i32 %71 to i64
  %81 = getelementptr inbounds nuw float, ptr %44, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = tail call contract noundef float @llvm.minnum.f32(float %82, float %70)
  %84 = tail call contract noundef float @llvm.minnum.f32(float %79, float %83)
  %85 = fadd contract float %77, %84
  %86 = getelementptr inbounds nuw float, ptr %41, i64 %80
  store float %85, ptr %86, align 4, !tbaa !8
  %87 = add nuw nsw i32 %71, 1
  %88 = icmp slt i32 %71, %48
  br i1 %88, label %69, label %65, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @myers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  br label %13

13:                                               ; preds = %3, %13
  %14 = phi i32 [ 0, %3 ], [ %25, %13 ]
  %15 = shl nuw i32 1, %14
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !16
  %19 = add i8 %18, 3
  %20 = and i8 %19, 3
  %21 = zext nneg i8 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %4, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = or i32 %23, %15
  store i32 %24, ptr %22, align 4, !tbaa !4
  %25 = add nuw nsw i32 %14, 1
  %26 = icmp eq i32 %25, 32
  br i1 %26, label %27, label %13, !llvm.loop !17

27:                                               ; preds = %13
  %28 = mul nsw i32 %9, 40
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  br label %34

31:                                               ; preds = %34
  %32 = sext i32 %9 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  store i32 %59, ptr %33, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

34:                                               ; preds = %27, %34
  %35 = phi i32 [ %67, %34 ], [ 0, %27 ]
  %36 = phi i32 [ %59, %34 ], [ 32, %27 ]
  %37 = phi i32 [ %66, %34 ], [ 0, %27 ]
  %38 = phi i32 [ %65, %34 ], [ -1, %27 ]
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !16
  %42 = add i8 %41, 3
  %43 = and i8 %42, 3
  %44 = zext nneg i8 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = or i32 %46, %37
  %48 = and i32 %46, %38
  %49 = add i32 %48, %38
  %50 = xor i32 %49, %38
  %51 = or i32 %50, %46
  %52 = or i32 %51, %38
  %53 = xor i32 %52, -1
  %54 = or i32 %37, %53
  %55 = and i32 %51, %38
  %56 = lshr i32 %54, 31
  %57 = ashr i32 %55, 31
  %58 = add i32 %57, %36
  %59 = add i32 %58, %56
  %60 = shl i32 %54, 1
  %61 = or disjoint i32 %60, 1
  %62 = shl i32 %55, 1
  %63 = or i32 %61, %47
  %64 = xor i32 %63, -1
  %65 = or i32 %62, %64
  %66 = and i32 %61, %47
  %67 = add nuw nsw i32 %35, 1
  %68 = icmp eq i32 %67, 40
  br i1 %68, label %31, label %34, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lcs_block(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %7
  %10 = icmp samesign ult i32 %4, 99
  br i1 %10, label %19, label %11

11:                                               ; preds = %19, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = add nuw nsw i32 %4, 1
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 %13
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %13
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %17
  br label %27

19:                                               ; preds = %3, %19
  %20 = phi i32 [ %23, %19 ], [ %4, %3 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %21
  store i32 0, ptr %22, align 4, !tbaa !4
  %23 = add nuw nsw i32 %20, 32
  %24 = icmp samesign ult i32 %20, 67
  br i1 %24, label %19, label %11, !llvm.loop !19

25:                                               ; preds = %58
  %26 = icmp eq i32 %4, 0
  br i1 %26, label %62, label %66

27:                                               ; preds = %11, %58
  %28 = phi i32 [ 2, %11 ], [ %36, %58 ]
  %29 = sub nsw i32 %28, %12
  %30 = urem i32 %28, 3
  %31 = zext nneg i32 %30 to i64
  %32 = add nuw nsw i32 %28, 2
  %33 = urem i32 %32, 3
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %34
  %36 = add nuw nsw i32 %28, 1
  %37 = urem i32 %36, 3
  %38 = zext nneg i32 %37 to i64
  %39 = add nsw i32 %29, -1
  %40 = icmp ult i32 %39, 32
  br i1 %40, label %41, label %58

41:                                               ; preds = %27
  %42 = load i8, ptr %14, align 1, !tbaa !16
  %43 = zext nneg i32 %29 to i64
  %44 = getelementptr i8, ptr %9, i64 %43
  %45 = getelementptr i8, ptr %44, i64 -1
  %46 = load i8, ptr %45, align 1, !tbaa !16
  %47 = icmp eq i8 %42, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %41
  %49 = getelementptr inbounds nuw [33 x i32], ptr %16, i64 %38
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = add nsw i32 %50, 1
  br label %58

52:                                               ; preds = %41
  %53 = getelementptr inbounds nuw i32, ptr %35, i64 %13
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i32, ptr %35, i64 %15
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = tail call noundef i32 @llvm.smax.i32(i32 %54, i32 %56)
  br label %58

58:                                               ; preds = %27, %48, %52
  %59 = phi i32 [ %57, %52 ], [ %51, %48 ], [ 0, %27 ]
  %60 = getelementptr inbounds [33 x i32], ptr %18, i64 %31
  store i32 %59, ptr %60, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp eq i32 %36, 65
  br i1 %61, label %25, label %27, !llvm.loop !20

62:                                               ; preds = %25
  %63 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 260), align 4, !tbaa !4
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw i32, ptr %2, i64 %64
  store i32 %63, ptr %65, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %62, %25
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!15 = distinct !{!15, !11, !12}
!16 = !{!6, !6, i64 0}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
