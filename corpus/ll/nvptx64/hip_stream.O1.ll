; ModuleID = 'corpus/hip/hip_stream.hip'
source_filename = "corpus/hip/hip_stream.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10stream_dotE6tb_sum = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_triad_f64(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = getelementptr inbounds double, ptr %2, i64 %10
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %3, %14
  %16 = fadd contract double %12, %15
  %17 = getelementptr inbounds double, ptr %0, i64 %10
  store double %16, ptr %17, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_nstream_f32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, float noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = getelementptr inbounds float, ptr %2, i64 %10
  %14 = load float, ptr %13, align 4, !tbaa !10
  %15 = fmul contract float %3, %14
  %16 = fadd contract float %12, %15
  %17 = getelementptr inbounds float, ptr %0, i64 %10
  %18 = load float, ptr %17, align 4, !tbaa !10
  %19 = fadd contract float %18, %16
  store float %19, ptr %17, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_copy_scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = mul nuw nsw i64 %6, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = add nuw nsw i64 %9, %11
  %13 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %12
  %14 = load <4 x float>, ptr %13, align 16, !tbaa !12
  %15 = getelementptr inbounds nuw <4 x float>, ptr %1, i64 %12
  store <4 x float> %14, ptr %15, align 16, !tbaa !12
  %16 = insertelement <4 x float> poison, float %3, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  %18 = fmul contract <4 x float> %17, %14
  %19 = getelementptr inbounds nuw <4 x float>, ptr %2, i64 %12
  store <4 x float> %18, ptr %19, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stream_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 %10
  store double 0.000000e+00, ptr %11, align 8, !tbaa !8
  %12 = icmp slt i32 %9, %3
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = mul i32 %5, %14
  %16 = load double, ptr %11, align 8, !tbaa !8
  br label %21

17:                                               ; preds = %21
  store double %30, ptr %11, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %17, %4
  %19 = lshr i32 %5, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %33, label %35

21:                                               ; preds = %13, %21
  %22 = phi double [ %16, %13 ], [ %30, %21 ]
  %23 = phi i32 [ %9, %13 ], [ %31, %21 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = getelementptr inbounds double, ptr %1, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fmul contract double %26, %28
  %30 = fadd contract double %22, %29
  %31 = add i32 %23, %15
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %21, label %17, !llvm.loop !13

33:                                               ; preds = %45, %18
  %34 = icmp eq i32 %8, 0
  br i1 %34, label %48, label %52

35:                                               ; preds = %18, %45
  %36 = phi i32 [ %46, %45 ], [ %19, %18 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp samesign ult i32 %8, %36
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = add nuw nsw i32 %36, %8
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = load double, ptr %11, align 8, !tbaa !8
  %44 = fadd contract double %42, %43
  store double %44, ptr %11, align 8, !tbaa !8
  br label %45

45:                                               ; preds = %35, %38
  %46 = lshr i32 %36, 1
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %33, label %35, !llvm.loop !16

48:                                               ; preds = %33
  %49 = load double, ptr %11, align 8, !tbaa !8
  %50 = zext nneg i32 %6 to i64
  %51 = getelementptr inbounds nuw double, ptr %2, i64 %50
  store double %49, ptr %51, align 8, !tbaa !8
  br label %52

52:                                               ; preds = %48, %33
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="64" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
