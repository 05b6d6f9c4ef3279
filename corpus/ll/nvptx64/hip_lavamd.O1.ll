; ModuleID = 'corpus/hip/hip_lavamd.hip'
source_filename = "corpus/hip/hip_lavamd.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.FourVector = type { double, double, double, double }
%struct.Par = type { double }
%struct.Dim = type { i32 }
%struct.Box = type { i32, i32, [7 x i32] }

@_ZZ6lavamdE2rA = internal unnamed_addr addrspace(3) global [16 x %struct.FourVector] undef, align 8
@_ZZ6lavamdE2rB = internal unnamed_addr addrspace(3) global [16 x %struct.FourVector] undef, align 8
@_ZZ6lavamdE2qB = internal unnamed_addr addrspace(3) global [16 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef double @_Z5decayd(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul contract double %0, 5.000000e-01
  %3 = fadd contract double %2, 1.000000e+00
  %4 = fmul contract double %0, %3
  %5 = fadd contract double %4, 1.000000e+00
  %6 = fmul contract double %5, %5
  %7 = fdiv contract double 1.000000e+00, %6
  ret double %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lavamd(ptr noundef readonly byval(%struct.Par) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Dim) align 4 captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = load i32, ptr %1, align 4, !tbaa !8
  %10 = icmp slt i32 %7, %9
  br i1 %10, label %11, label %110

11:                                               ; preds = %6
  %12 = load double, ptr %0, align 8, !tbaa !10
  %13 = fmul contract double %12, 2.000000e+00
  %14 = fmul contract double %12, %13
  %15 = shl nsw i32 %7, 4
  %16 = add nuw nsw i32 %15, %8
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw %struct.FourVector, ptr %3, i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw %struct.FourVector, ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %20, ptr noundef nonnull align 8 dereferenceable(32) %18, i64 32, i1 false), !tbaa.struct !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds nuw %struct.Box, ptr %2, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !15
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %11
  %27 = getelementptr inbounds nuw %struct.FourVector, ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 %19
  %28 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 %19
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 24
  br label %41

32:                                               ; preds = %65, %11
  %33 = phi double [ 0.000000e+00, %11 ], [ %107, %65 ]
  %34 = phi double [ 0.000000e+00, %11 ], [ %105, %65 ]
  %35 = phi double [ 0.000000e+00, %11 ], [ %103, %65 ]
  %36 = phi double [ 0.000000e+00, %11 ], [ %100, %65 ]
  %37 = getelementptr inbounds nuw %struct.FourVector, ptr %5, i64 %17
  store double %36, ptr %37, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store double %35, ptr %38, align 8, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store double %34, ptr %39, align 8, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 24
  store double %33, ptr %40, align 8, !tbaa !14
  br label %110

41:                                               ; preds = %26, %65
  %42 = phi double [ 0.000000e+00, %26 ], [ %100, %65 ]
  %43 = phi double [ 0.000000e+00, %26 ], [ %103, %65 ]
  %44 = phi double [ 0.000000e+00, %26 ], [ %105, %65 ]
  %45 = phi double [ 0.000000e+00, %26 ], [ %107, %65 ]
  %46 = phi i32 [ 0, %26 ], [ %66, %65 ]
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr i32, ptr %22, i64 %49
  %51 = getelementptr i8, ptr %50, i64 4
  %52 = load i32, ptr %51, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %41, %48
  %54 = phi i32 [ %52, %48 ], [ %7, %41 ]
  %55 = shl nsw i32 %54, 4
  %56 = add nsw i32 %55, %8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.FourVector, ptr %3, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %27, ptr noundef nonnull align 8 dereferenceable(32) %58, i64 32, i1 false), !tbaa.struct !13
  %59 = getelementptr inbounds double, ptr %4, i64 %57
  %60 = load double, ptr %59, align 8, !tbaa !14
  store double %60, ptr %28, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load double, ptr %20, align 8, !tbaa !17
  %62 = load double, ptr %29, align 8, !tbaa !19
  %63 = load double, ptr %30, align 8, !tbaa !20
  %64 = load double, ptr %31, align 8, !tbaa !21
  br label %68

65:                                               ; preds = %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = add nuw i32 %46, 1
  %67 = icmp eq i32 %46, %24
  br i1 %67, label %32, label %41, !llvm.loop !22

68:                                               ; preds = %53, %68
  %69 = phi double [ %42, %53 ], [ %100, %68 ]
  %70 = phi double [ %43, %53 ], [ %103, %68 ]
  %71 = phi double [ %44, %53 ], [ %105, %68 ]
  %72 = phi double [ %45, %53 ], [ %107, %68 ]
  %73 = phi i32 [ 0, %53 ], [ %108, %68 ]
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.FourVector, ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !17
  %77 = fadd contract double %61, %76
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %79 = load double, ptr %78, align 8, !tbaa !19
  %80 = fmul contract double %62, %79
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = fmul contract double %63, %82
  %84 = fadd contract double %80, %83
  %85 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %86 = load double, ptr %85, align 8, !tbaa !21
  %87 = fmul contract double %64, %86
  %88 = fadd contract double %84, %87
  %89 = fsub contract double %77, %88
  %90 = tail call contract noundef double @llvm.fabs.f64(double %89)
  %91 = fmul contract double %14, %90
  %92 = tail call contract noundef double @_Z5decayd(double noundef %91) #6
  %93 = fmul contract double %92, 2.000000e+00
  %94 = fsub contract double %62, %79
  %95 = fsub contract double %63, %82
  %96 = fsub contract double %64, %86
  %97 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 %74
  %98 = load double, ptr %97, align 8, !tbaa !14
  %99 = fmul contract double %92, %98
  %100 = fadd contract double %69, %99
  %101 = fmul contract double %98, %93
  %102 = fmul contract double %94, %101
  %103 = fadd contract double %70, %102
  %104 = fmul contract double %95, %101
  %105 = fadd contract double %71, %104
  %106 = fmul contract double %96, %101
  %107 = fadd contract double %72, %106
  %108 = add nuw nsw i32 %73, 1
  %109 = icmp eq i32 %108, 16
  br i1 %109, label %65, label %68, !llvm.loop !25

110:                                              ; preds = %6, %32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTS3Dim", !5, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS3Par", !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !14}
!14 = !{!12, !12, i64 0}
!15 = !{!16, !5, i64 4}
!16 = !{!"_ZTS3Box", !5, i64 0, !5, i64 4, !6, i64 8}
!17 = !{!18, !12, i64 0}
!18 = !{!"_ZTS10FourVector", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!19 = !{!18, !12, i64 8}
!20 = !{!18, !12, i64 16}
!21 = !{!18, !12, i64 24}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !23, !24}
