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
  br i1 %16, label %17, label %21

17:                                               ; preds = %5
  %18 = add i32 %9, -1
  %19 = add i32 %18, %13
  %20 = add i32 %18, %11
  br label %100

21:                                               ; preds = %100, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = add nuw nsw i32 %7, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %23
  %25 = add nuw nsw i32 %6, 1
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !11
  %29 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %23
  %30 = getelementptr inbounds nuw float, ptr %29, i64 %26
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %32
  %34 = getelementptr inbounds nuw float, ptr %33, i64 %26
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = add nuw nsw i32 %7, 2
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %37
  %39 = getelementptr inbounds nuw float, ptr %38, i64 %26
  %40 = load float, ptr %39, align 4, !tbaa !11
  %41 = fadd contract float %35, %40
  %42 = zext nneg i32 %6 to i64
  %43 = getelementptr inbounds nuw float, ptr %24, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !11
  %45 = fadd contract float %41, %44
  %46 = add nuw nsw i32 %6, 2
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %24, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !11
  %50 = fadd contract float %45, %49
  %51 = fmul contract float %28, 4.000000e+00
  %52 = fsub contract float %50, %51
  %53 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %32
  %54 = getelementptr inbounds nuw float, ptr %53, i64 %26
  %55 = load float, ptr %54, align 4, !tbaa !11
  %56 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %37
  %57 = getelementptr inbounds nuw float, ptr %56, i64 %26
  %58 = load float, ptr %57, align 4, !tbaa !11
  %59 = fadd contract float %55, %58
  %60 = getelementptr inbounds nuw float, ptr %29, i64 %42
  %61 = load float, ptr %60, align 4, !tbaa !11
  %62 = fadd contract float %59, %61
  %63 = getelementptr inbounds nuw float, ptr %29, i64 %47
  %64 = load float, ptr %63, align 4, !tbaa !11
  %65 = fadd contract float %62, %64
  %66 = fmul contract float %31, 4.000000e+00
  %67 = fsub contract float %65, %66
  %68 = fmul contract float %28, %31
  %69 = fmul contract float %31, %68
  %70 = add nuw nsw i32 %13, %7
  %71 = mul nsw i32 %9, %70
  %72 = add i32 %11, %6
  %73 = add i32 %72, %71
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %75 = load float, ptr %74, align 4, !tbaa !12
  %76 = load float, ptr %4, align 4, !tbaa !13
  %77 = fmul contract float %52, %76
  %78 = fsub contract float %77, %69
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %80 = load float, ptr %79, align 4, !tbaa !14
  %81 = fsub contract float 1.000000e+00, %28
  %82 = fmul contract float %81, %80
  %83 = fadd contract float %78, %82
  %84 = fmul contract float %75, %83
  %85 = fadd contract float %28, %84
  %86 = sext i32 %73 to i64
  %87 = getelementptr inbounds float, ptr %2, i64 %86
  store float %85, ptr %87, align 4, !tbaa !11
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %89 = load float, ptr %88, align 4, !tbaa !15
  %90 = fmul contract float %67, %89
  %91 = fadd contract float %69, %90
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %93 = load float, ptr %92, align 4, !tbaa !16
  %94 = fadd contract float %80, %93
  %95 = fmul contract float %31, %94
  %96 = fsub contract float %91, %95
  %97 = fmul contract float %75, %96
  %98 = fadd contract float %31, %97
  %99 = getelementptr inbounds float, ptr %3, i64 %86
  store float %98, ptr %99, align 4, !tbaa !11
  ret void

100:                                              ; preds = %17, %100
  %101 = phi i32 [ %15, %17 ], [ %125, %100 ]
  %102 = trunc i32 %101 to i8
  %103 = udiv i8 %102, 10
  %104 = zext nneg i8 %103 to i32
  %105 = add i32 %19, %104
  %106 = srem i32 %105, %9
  %107 = trunc i32 %101 to i8
  %108 = urem i8 %107, 10
  %109 = zext nneg i8 %108 to i32
  %110 = add i32 %20, %109
  %111 = srem i32 %110, %9
  %112 = mul nsw i32 %106, %9
  %113 = add nsw i32 %112, %111
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !11
  %117 = zext nneg i8 %103 to i64
  %118 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 %117
  %119 = zext nneg i8 %108 to i64
  %120 = getelementptr inbounds nuw float, ptr %118, i64 %119
  store float %116, ptr %120, align 4, !tbaa !11
  %121 = getelementptr inbounds float, ptr %1, i64 %114
  %122 = load float, ptr %121, align 4, !tbaa !11
  %123 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 %117
  %124 = getelementptr inbounds nuw float, ptr %123, i64 %119
  store float %122, ptr %124, align 4, !tbaa !11
  %125 = add nuw nsw i32 %101, 64
  %126 = icmp samesign ult i32 %101, 36
  br i1 %126, label %100, label %21, !llvm.loop !17
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
  %32 = load double, ptr %17, align 8, !tbaa !19
  %33 = load double, ptr %20, align 8, !tbaa !19
  %34 = fadd contract double %32, %33
  %35 = load double, ptr %21, align 8, !tbaa !19
  %36 = fadd contract double %34, %35
  %37 = load double, ptr %22, align 8, !tbaa !19
  %38 = fadd contract double %36, %37
  %39 = load double, ptr %23, align 8, !tbaa !19
  %40 = fsub contract double %38, %39
  %41 = fmul contract double %40, 2.500000e-01
  %42 = load double, ptr %19, align 8, !tbaa !19
  %43 = fsub contract double %41, %42
  %44 = fmul contract double %3, %43
  %45 = fadd contract double %42, %44
  store double %45, ptr %19, align 8, !tbaa !19
  br label %46

46:                                               ; preds = %31, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %27, 1
  %48 = icmp eq i32 %47, %24
  br i1 %48, label %25, label %26, !llvm.loop !21
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
  %14 = tail call contract noundef float @llvm.fabs.f32(float %8)
  %15 = tail call contract noundef float @llvm.fabs.f32(float %11)
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
  %23 = tail call contract noundef float @llvm.fabs.f32(float %17)
  %24 = tail call contract noundef float @llvm.fabs.f32(float %20)
  %25 = fcmp contract olt float %23, %24
  %26 = select contract i1 %25, float %17, float %20
  %27 = select contract i1 %22, float %26, float 0.000000e+00
  %28 = fmul contract float %14, %27
  %29 = fadd contract float %12, %28
  %30 = load float, ptr %10, align 4, !tbaa !11
  %31 = fsub contract float %16, %30
  %32 = fmul contract float %31, %17
  %33 = fcmp contract ugt float %32, 0.000000e+00
  %34 = tail call contract noundef float @llvm.fabs.f32(float %31)
  %35 = fcmp contract olt float %34, %23
  %36 = select contract i1 %35, float %31, float %17
  %37 = select contract i1 %33, float %36, float 0.000000e+00
  %38 = fmul contract float %14, %37
  %39 = fadd contract float %16, %38
  %40 = fsub contract float %29, %39
  %41 = fmul contract float %2, %40
  %42 = fsub contract float %12, %41
  %43 = getelementptr inbounds float, ptr %1, i64 %9
  store float %42, ptr %43, align 4, !tbaa !11
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
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !6, i64 0}
!21 = distinct !{!21, !18}
