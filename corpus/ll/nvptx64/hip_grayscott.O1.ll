; ModuleID = 'corpus/hip/hip_grayscott.hip'
source_filename = "corpus/hip/hip_grayscott.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Params = type { float, float, float, float, float, i32 }

@_ZZ10gray_scottE2su = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 4
@_ZZ10gray_scottE2sv = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gray_scott(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly byval(%struct.Params) align 4 captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %9 = load i32, ptr %8, align 4, !tbaa !8
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 3
  %12 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 3
  %14 = shl nuw nsw i32 %7, 3
  %15 = add nuw nsw i32 %14, %6
  %16 = icmp samesign ult i32 %15, 100
  br i1 %16, label %17, label %22

17:                                               ; preds = %5
  %18 = add i32 %9, -1
  %19 = add i32 %18, %13
  %20 = add i32 %9, -1
  %21 = add i32 %20, %11
  br label %101

22:                                               ; preds = %101, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = add nuw nsw i32 %7, 1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %24
  %26 = add nuw nsw i32 %6, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %24
  %31 = getelementptr inbounds nuw float, ptr %30, i64 %27
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = zext nneg i32 %7 to i64
  %34 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %33
  %35 = getelementptr inbounds nuw float, ptr %34, i64 %27
  %36 = load float, ptr %35, align 4, !tbaa !11
  %37 = add nuw nsw i32 %7, 2
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %38
  %40 = getelementptr inbounds nuw float, ptr %39, i64 %27
  %41 = load float, ptr %40, align 4, !tbaa !11
  %42 = fadd contract float %36, %41
  %43 = zext nneg i32 %6 to i64
  %44 = getelementptr inbounds nuw float, ptr %25, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !11
  %46 = fadd contract float %42, %45
  %47 = add nuw nsw i32 %6, 2
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %25, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !11
  %51 = fadd contract float %46, %50
  %52 = fmul contract float %29, 4.000000e+00
  %53 = fsub contract float %51, %52
  %54 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %33
  %55 = getelementptr inbounds nuw float, ptr %54, i64 %27
  %56 = load float, ptr %55, align 4, !tbaa !11
  %57 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %38
  %58 = getelementptr inbounds nuw float, ptr %57, i64 %27
  %59 = load float, ptr %58, align 4, !tbaa !11
  %60 = fadd contract float %56, %59
  %61 = getelementptr inbounds nuw float, ptr %30, i64 %43
  %62 = load float, ptr %61, align 4, !tbaa !11
  %63 = fadd contract float %60, %62
  %64 = getelementptr inbounds nuw float, ptr %30, i64 %48
  %65 = load float, ptr %64, align 4, !tbaa !11
  %66 = fadd contract float %63, %65
  %67 = fmul contract float %32, 4.000000e+00
  %68 = fsub contract float %66, %67
  %69 = fmul contract float %29, %32
  %70 = fmul contract float %32, %69
  %71 = add nuw nsw i32 %13, %7
  %72 = mul nsw i32 %9, %71
  %73 = add i32 %11, %6
  %74 = add i32 %73, %72
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %76 = load float, ptr %75, align 4, !tbaa !12
  %77 = load float, ptr %4, align 4, !tbaa !13
  %78 = fmul contract float %53, %77
  %79 = fsub contract float %78, %70
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %81 = load float, ptr %80, align 4, !tbaa !14
  %82 = fsub contract float 1.000000e+00, %29
  %83 = fmul contract float %82, %81
  %84 = fadd contract float %79, %83
  %85 = fmul contract float %76, %84
  %86 = fadd contract float %29, %85
  %87 = sext i32 %74 to i64
  %88 = getelementptr inbounds float, ptr %2, i64 %87
  store float %86, ptr %88, align 4, !tbaa !11
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %90 = load float, ptr %89, align 4, !tbaa !15
  %91 = fmul contract float %68, %90
  %92 = fadd contract float %70, %91
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %94 = load float, ptr %93, align 4, !tbaa !16
  %95 = fadd contract float %81, %94
  %96 = fmul contract float %32, %95
  %97 = fsub contract float %92, %96
  %98 = fmul contract float %76, %97
  %99 = fadd contract float %32, %98
  %100 = getelementptr inbounds float, ptr %3, i64 %87
  store float %99, ptr %100, align 4, !tbaa !11
  ret void

101:                                              ; preds = %17, %101
  %102 = phi i32 [ %15, %17 ], [ %124, %101 ]
  %103 = freeze i32 %102
  %104 = udiv i32 %103, 10
  %105 = add i32 %19, %104
  %106 = srem i32 %105, %9
  %107 = mul i32 %104, 10
  %108 = sub i32 %103, %107
  %109 = add i32 %21, %108
  %110 = srem i32 %109, %9
  %111 = mul nsw i32 %106, %9
  %112 = add nsw i32 %111, %110
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !11
  %116 = zext nneg i32 %104 to i64
  %117 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %116
  %118 = zext nneg i32 %108 to i64
  %119 = getelementptr inbounds nuw float, ptr %117, i64 %118
  store float %115, ptr %119, align 4, !tbaa !11
  %120 = getelementptr inbounds float, ptr %1, i64 %113
  %121 = load float, ptr %120, align 4, !tbaa !11
  %122 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %116
  %123 = getelementptr inbounds nuw float, ptr %122, i64 %118
  store float %121, ptr %123, align 4, !tbaa !11
  %124 = add nuw nsw i32 %102, 64
  %125 = icmp samesign ult i32 %102, 36
  br i1 %125, label %101, label %22, !llvm.loop !17
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @red_black(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %4
  %7 = shl nuw i32 %2, 1
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = add nuw nsw i32 %8, 1
  %10 = mul nuw nsw i32 %9, 18
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %11, 1
  %13 = add nuw nsw i32 %10, %12
  %14 = add nuw nsw i32 %12, %9
  %15 = add nuw nsw i32 %10, %11
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr double, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 8
  %21 = getelementptr i8, ptr %19, i64 -144
  %22 = getelementptr i8, ptr %19, i64 144
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %24 = tail call i32 @llvm.smax.i32(i32 %7, i32 1)
  br label %26

25:                                               ; preds = %46, %4
  ret void

26:                                               ; preds = %6, %46
  %27 = phi i32 [ 0, %6 ], [ %47, %46 ]
  %28 = xor i32 %27, %14
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %46

31:                                               ; preds = %26
  %32 = load double, ptr %17, align 8, !tbaa !20
  %33 = load double, ptr %20, align 8, !tbaa !20
  %34 = fadd contract double %32, %33
  %35 = load double, ptr %21, align 8, !tbaa !20
  %36 = fadd contract double %34, %35
  %37 = load double, ptr %22, align 8, !tbaa !20
  %38 = fadd contract double %36, %37
  %39 = load double, ptr %23, align 8, !tbaa !20
  %40 = fsub contract double %38, %39
  %41 = fmul contract double %40, 2.500000e-01
  %42 = load double, ptr %19, align 8, !tbaa !20
  %43 = fsub contract double %41, %42
  %44 = fmul contract double %3, %43
  %45 = fadd contract double %42, %44
  store double %45, ptr %19, align 8, !tbaa !20
  br label %46

46:                                               ; preds = %31, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %27, 1
  %48 = icmp eq i32 %47, %24
  br i1 %48, label %25, label %26, !llvm.loop !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z4fluxPKff(ptr noundef readonly captures(none) %0, float noundef %1) local_unnamed_addr #2 {
  %3 = load float, ptr %0, align 4, !tbaa !11
  %4 = fsub contract float 1.000000e+00, %1
  %5 = fmul contract float %4, 5.000000e-01
  %6 = getelementptr inbounds i8, ptr %0, i64 -4
  %7 = load float, ptr %6, align 4, !tbaa !11
  %8 = fsub contract float %3, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !11
  %11 = fsub contract float %10, %3
  %12 = fmul contract float %8, %11
  %13 = fcmp contract ugt float %12, 0.000000e+00
  %14 = tail call contract float @llvm.fabs.f32(float %8)
  %15 = tail call contract float @llvm.fabs.f32(float %11)
  %16 = fcmp contract olt float %14, %15
  %17 = select contract i1 %16, float %8, float %11
  %18 = select contract i1 %13, float %17, float 0.000000e+00
  %19 = fmul contract float %5, %18
  %20 = fadd contract float %3, %19
  ret float %20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advect_limited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !11
  %13 = fsub contract float 1.000000e+00, %2
  %14 = fmul contract float %13, 5.000000e-01
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = fsub contract float %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = fsub contract float %19, %12
  %21 = fmul contract float %17, %20
  %22 = fcmp contract ugt float %21, 0.000000e+00
  %23 = tail call contract float @llvm.fabs.f32(float %17)
  %24 = tail call contract float @llvm.fabs.f32(float %20)
  %25 = fcmp contract olt float %23, %24
  %26 = select contract i1 %25, float %17, float %20
  %27 = select contract i1 %22, float %26, float 0.000000e+00
  %28 = fmul contract float %14, %27
  %29 = fadd contract float %12, %28
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = load float, ptr %10, align 4, !tbaa !11
  %33 = fsub contract float %31, %32
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = fsub contract float %35, %31
  %37 = fmul contract float %33, %36
  %38 = fcmp contract ugt float %37, 0.000000e+00
  %39 = tail call contract float @llvm.fabs.f32(float %33)
  %40 = tail call contract float @llvm.fabs.f32(float %36)
  %41 = fcmp contract olt float %39, %40
  %42 = select contract i1 %41, float %33, float %36
  %43 = select contract i1 %38, float %42, float 0.000000e+00
  %44 = fmul contract float %14, %43
  %45 = fadd contract float %31, %44
  %46 = fsub contract float %29, %45
  %47 = fmul contract float %2, %46
  %48 = fsub contract float %12, %47
  %49 = getelementptr inbounds float, ptr %1, i64 %9
  store float %48, ptr %49, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !5, i64 20}
!9 = !{!"_ZTS6Params", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !5, i64 20}
!10 = !{!"float", !6, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!9, !10, i64 16}
!13 = !{!9, !10, i64 0}
!14 = !{!9, !10, i64 8}
!15 = !{!9, !10, i64 4}
!16 = !{!9, !10, i64 12}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !6, i64 0}
!22 = distinct !{!22, !18, !19}
