; ModuleID = 'corpus/hip/hip_optimizer.hip'
source_filename = "corpus/hip/hip_optimizer.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.AdamParams = type { float, float, float, float, float, float, float, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @adam(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly byval(%struct.AdamParams) align 4 captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %32

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = fsub contract float 1.000000e+00, %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = load float, ptr %18, align 4, !tbaa !12
  %20 = fsub contract float 1.000000e+00, %19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load float, ptr %21, align 4, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %24 = load float, ptr %23, align 4, !tbaa !14
  %25 = load float, ptr %4, align 4, !tbaa !15
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %29 = load float, ptr %28, align 4, !tbaa !17
  %30 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = mul i32 %30, %7
  br label %33

32:                                               ; preds = %33, %5
  ret void

33:                                               ; preds = %14, %33
  %34 = phi i32 [ %10, %14 ], [ %61, %33 ]
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !18
  %38 = getelementptr inbounds float, ptr %2, i64 %35
  %39 = load float, ptr %38, align 4, !tbaa !18
  %40 = fmul contract float %16, %39
  %41 = fmul contract float %37, %17
  %42 = fadd contract float %40, %41
  store float %42, ptr %38, align 4, !tbaa !18
  %43 = getelementptr inbounds float, ptr %3, i64 %35
  %44 = load float, ptr %43, align 4, !tbaa !18
  %45 = fmul contract float %19, %44
  %46 = fmul contract float %37, %20
  %47 = fmul contract float %37, %46
  %48 = fadd contract float %45, %47
  store float %48, ptr %43, align 4, !tbaa !18
  %49 = load float, ptr %38, align 4, !tbaa !18
  %50 = fdiv contract float %49, %22
  %51 = fdiv contract float %48, %24
  %52 = tail call contract noundef float @llvm.sqrt.f32(float %51)
  %53 = fadd contract float %52, %27
  %54 = fdiv contract float %50, %53
  %55 = getelementptr inbounds float, ptr %0, i64 %35
  %56 = load float, ptr %55, align 4, !tbaa !18
  %57 = fmul contract float %29, %56
  %58 = fadd contract float %54, %57
  %59 = fmul contract float %25, %58
  %60 = fsub contract float %56, %59
  store float %60, ptr %55, align 4, !tbaa !18
  %61 = add i32 %34, %31
  %62 = icmp slt i32 %61, %12
  br i1 %62, label %33, label %32, !llvm.loop !19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @layernorm_backward(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %4, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %8
  %11 = getelementptr inbounds nuw float, ptr %3, i64 %8
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %45, label %14

14:                                               ; preds = %45, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %54, %45 ]
  %16 = phi float [ 0.000000e+00, %5 ], [ %52, %45 ]
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi i32 [ 16, %14 ], [ %24, %17 ]
  %19 = phi float [ %16, %14 ], [ %23, %17 ]
  %20 = bitcast float %19 to i32
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %20, i32 range(i32 1, -2147483648) %18, i32 31)
  %22 = bitcast i32 %21 to float
  %23 = fadd contract float %19, %22
  %24 = lshr i32 %18, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %17, !llvm.loop !22

26:                                               ; preds = %17, %26
  %27 = phi i32 [ %33, %26 ], [ 16, %17 ]
  %28 = phi float [ %32, %26 ], [ %15, %17 ]
  %29 = bitcast float %28 to i32
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %29, i32 range(i32 1, -2147483648) %27, i32 31)
  %31 = bitcast i32 %30 to float
  %32 = fadd contract float %28, %31
  %33 = lshr i32 %27, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %26, !llvm.loop !22

35:                                               ; preds = %26
  %36 = sitofp i32 %4 to float
  %37 = fdiv contract float %23, %36
  %38 = fdiv contract float %32, %36
  %39 = fmul contract float %37, %37
  %40 = fsub contract float %38, %39
  %41 = fadd contract float %40, 0x3EE4F8B580000000
  %42 = tail call contract noundef float @llvm.sqrt.f32(float %41)
  %43 = fdiv contract float 1.000000e+00, %42
  %44 = icmp slt i32 %12, %4
  br i1 %44, label %82, label %57

45:                                               ; preds = %5, %45
  %46 = phi float [ %52, %45 ], [ 0.000000e+00, %5 ]
  %47 = phi i32 [ %55, %45 ], [ %12, %5 ]
  %48 = phi float [ %54, %45 ], [ 0.000000e+00, %5 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr %9, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !18
  %52 = fadd contract float %46, %51
  %53 = fmul contract float %51, %51
  %54 = fadd contract float %48, %53
  %55 = add nuw nsw i32 %47, 32
  %56 = icmp slt i32 %55, %4
  br i1 %56, label %45, label %14, !llvm.loop !23

57:                                               ; preds = %82, %35
  %58 = phi float [ 0.000000e+00, %35 ], [ %96, %82 ]
  %59 = phi float [ 0.000000e+00, %35 ], [ %98, %82 ]
  br label %60

60:                                               ; preds = %57, %60
  %61 = phi i32 [ 16, %57 ], [ %67, %60 ]
  %62 = phi float [ %58, %57 ], [ %66, %60 ]
  %63 = bitcast float %62 to i32
  %64 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %63, i32 range(i32 1, -2147483648) %61, i32 31)
  %65 = bitcast i32 %64 to float
  %66 = fadd contract float %62, %65
  %67 = lshr i32 %61, 1
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %60, !llvm.loop !22

69:                                               ; preds = %60, %69
  %70 = phi i32 [ %76, %69 ], [ 16, %60 ]
  %71 = phi float [ %75, %69 ], [ %59, %60 ]
  %72 = bitcast float %71 to i32
  %73 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 range(i32 1, -2147483648) %70, i32 31)
  %74 = bitcast i32 %73 to float
  %75 = fadd contract float %71, %74
  %76 = lshr i32 %70, 1
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %69, !llvm.loop !22

78:                                               ; preds = %69
  %79 = fdiv contract float %66, %36
  %80 = fdiv contract float %75, %36
  %81 = icmp slt i32 %12, %4
  br i1 %81, label %102, label %101

82:                                               ; preds = %35, %82
  %83 = phi i32 [ %99, %82 ], [ %12, %35 ]
  %84 = phi float [ %98, %82 ], [ 0.000000e+00, %35 ]
  %85 = phi float [ %96, %82 ], [ 0.000000e+00, %35 ]
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr inbounds nuw float, ptr %10, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !18
  %89 = getelementptr inbounds nuw float, ptr %2, i64 %86
  %90 = load float, ptr %89, align 4, !tbaa !18
  %91 = fmul contract float %88, %90
  %92 = getelementptr inbounds nuw float, ptr %9, i64 %86
  %93 = load float, ptr %92, align 4, !tbaa !18
  %94 = fsub contract float %93, %37
  %95 = fmul contract float %43, %94
  %96 = fadd contract float %85, %91
  %97 = fmul contract float %91, %95
  %98 = fadd contract float %84, %97
  %99 = add nuw nsw i32 %83, 32
  %100 = icmp slt i32 %99, %4
  br i1 %100, label %82, label %57, !llvm.loop !24

101:                                              ; preds = %102, %78
  ret void

102:                                              ; preds = %78, %102
  %103 = phi i32 [ %119, %102 ], [ %12, %78 ]
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %10, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !18
  %107 = getelementptr inbounds nuw float, ptr %2, i64 %104
  %108 = load float, ptr %107, align 4, !tbaa !18
  %109 = fmul contract float %106, %108
  %110 = fsub contract float %109, %79
  %111 = getelementptr inbounds nuw float, ptr %9, i64 %104
  %112 = load float, ptr %111, align 4, !tbaa !18
  %113 = fsub contract float %112, %37
  %114 = fmul contract float %43, %113
  %115 = fmul contract float %80, %114
  %116 = fsub contract float %110, %115
  %117 = fmul contract float %43, %116
  %118 = getelementptr inbounds nuw float, ptr %11, i64 %104
  store float %117, ptr %118, align 4, !tbaa !18
  %119 = add nuw nsw i32 %103, 32
  %120 = icmp slt i32 %119, %4
  br i1 %120, label %102, label %101, !llvm.loop !25
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @embedding_grad(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !26
  %8 = and i8 %7, 7
  %9 = zext nneg i8 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %2, i64 %9
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %12 = load float, ptr %11, align 4, !tbaa !18
  %13 = fmul contract float %12, 6.553600e+04
  %14 = fptosi float %13 to i32
  %15 = atomicrmw add ptr %10, i32 %14 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dropout(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = add i32 %10, 1
  %12 = zext i32 %11 to i64
  %13 = mul i64 %12, -7046029254386353131
  %14 = add i64 %4, %13
  %15 = lshr i64 %14, 30
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -4658895280553007687
  %18 = lshr i64 %17, 27
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, -7723592293110705685
  %21 = lshr i64 %20, 40
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = fmul contract float %3, 0x4170000000000000
  %24 = fptoui float %23 to i32
  %25 = icmp uge i32 %22, %24
  %26 = zext i1 %25 to i8
  %27 = zext i32 %10 to i64
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27
  store i8 %26, ptr %28, align 1, !tbaa !26
  br i1 %25, label %29, label %34

29:                                               ; preds = %5
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %31 = load float, ptr %30, align 4, !tbaa !18
  %32 = fsub contract float 1.000000e+00, %3
  %33 = fdiv contract float %31, %32
  br label %34

34:                                               ; preds = %5, %29
  %35 = phi contract float [ %33, %29 ], [ 0.000000e+00, %5 ]
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %27
  store float %35, ptr %36, align 4, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!8 = !{!9, !5, i64 28}
!9 = !{!"_ZTS10AdamParams", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !5, i64 28}
!10 = !{!"float", !6, i64 0}
!11 = !{!9, !10, i64 4}
!12 = !{!9, !10, i64 8}
!13 = !{!9, !10, i64 16}
!14 = !{!9, !10, i64 20}
!15 = !{!9, !10, i64 0}
!16 = !{!9, !10, i64 12}
!17 = !{!9, !10, i64 24}
!18 = !{!10, !10, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = distinct !{!23, !20, !21}
!24 = distinct !{!24, !20, !21}
!25 = distinct !{!25, !20, !21}
!26 = !{!6, !6, i64 0}
