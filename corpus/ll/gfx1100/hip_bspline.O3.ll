; ModuleID = 'corpus/hip/hip_bspline.hip'
source_filename = "corpus/hip/hip_bspline.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Cascade = type { [3 x %struct.Biquad] }
%struct.Biquad = type { float, float, float, float, float }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bspline_eval(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !9
  %8 = fptosi float %7 to i32
  %9 = sitofp i32 %8 to float
  %10 = fsub contract float %7, %9
  %11 = fsub contract float 1.000000e+00, %10
  %12 = fmul contract float %11, %11
  %13 = fmul contract float %11, %12
  %14 = fdiv contract float %13, 6.000000e+00
  %15 = fmul contract float %10, 6.000000e+00
  %16 = fmul contract float %10, %15
  %17 = fsub contract float 4.000000e+00, %16
  %18 = fmul contract float %10, 3.000000e+00
  %19 = fmul contract float %10, %18
  %20 = fmul contract float %10, %19
  %21 = fadd contract float %17, %20
  %22 = fdiv contract float %21, 6.000000e+00
  %23 = fmul contract float %11, 6.000000e+00
  %24 = fmul contract float %11, %23
  %25 = fsub contract float 4.000000e+00, %24
  %26 = fmul contract float %11, 3.000000e+00
  %27 = fmul contract float %11, %26
  %28 = fmul contract float %11, %27
  %29 = fadd contract float %25, %28
  %30 = fdiv contract float %29, 6.000000e+00
  %31 = fmul contract float %10, %10
  %32 = fmul contract float %10, %31
  %33 = fdiv contract float %32, 6.000000e+00
  %34 = sext i32 %8 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !9
  %37 = fmul contract float %14, %36
  %38 = fadd contract float %37, 0.000000e+00
  %39 = sext i32 %8 to i64
  %40 = getelementptr float, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !9
  %43 = fmul contract float %22, %42
  %44 = fadd contract float %38, %43
  %45 = sext i32 %8 to i64
  %46 = getelementptr float, ptr addrspace(1) %0, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 8
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !9
  %49 = fmul contract float %30, %48
  %50 = fadd contract float %44, %49
  %51 = sext i32 %8 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 12
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !9
  %55 = fmul contract float %33, %54
  %56 = fadd contract float %50, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 4
  %58 = fmul contract float %10, 5.000000e-01
  %59 = load <2 x float>, ptr addrspace(1) %57, align 4, !tbaa !9
  %60 = extractelement <2 x float> %59, i64 1
  %61 = extractelement <2 x float> %59, i64 0
  %62 = fsub contract float %60, %36
  %63 = fmul contract float %36, 2.000000e+00
  %64 = fmul contract float %61, 5.000000e+00
  %65 = fsub contract float %63, %64
  %66 = fmul contract float %60, 4.000000e+00
  %67 = fadd contract float %66, %65
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 12
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !9
  %70 = fsub contract float %67, %69
  %71 = fsub contract float %61, %60
  %72 = fmul contract float %71, 3.000000e+00
  %73 = fadd contract float %72, %69
  %74 = fsub contract float %73, %36
  %75 = fmul contract float %10, %74
  %76 = fadd contract float %70, %75
  %77 = fmul contract float %10, %76
  %78 = fadd contract float %62, %77
  %79 = fmul contract float %58, %78
  %80 = fadd contract float %61, %79
  %81 = insertelement <2 x float> poison, float %56, i64 0
  %82 = insertelement <2 x float> %81, float %80, i64 1
  %83 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  store <2 x float> %82, ptr addrspace(1) %83, align 8, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @de_casteljau(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = uitofp nneg i32 %4 to double
  %6 = fdiv contract double %5, 6.300000e+01
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %3
  %9 = phi <8 x double> [ zeroinitializer, %3 ], [ %17, %11 ]
  %10 = icmp sgt i32 %2, 1
  br i1 %10, label %22, label %28

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %18, %11 ], [ 0, %3 ]
  %13 = phi <8 x double> [ %17, %11 ], [ zeroinitializer, %3 ]
  %14 = zext nneg i32 %12 to i64
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %14
  %16 = load double, ptr addrspace(1) %15, align 8, !tbaa !12
  %17 = insertelement <8 x double> %13, double %16, i32 %12
  %18 = add nuw nsw i32 %12, 1
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %8, label %11, !llvm.loop !14

20:                                               ; preds = %33
  %21 = icmp samesign ugt i32 %24, 2
  br i1 %21, label %22, label %28, !llvm.loop !16

22:                                               ; preds = %8, %20
  %23 = phi i32 [ %26, %20 ], [ %2, %8 ]
  %24 = phi i32 [ %27, %20 ], [ %2, %8 ]
  %25 = phi <8 x double> [ %42, %20 ], [ %9, %8 ]
  %26 = add nsw i32 %23, -1
  %27 = add nsw i32 %24, -1
  br label %33

28:                                               ; preds = %20, %8
  %29 = phi <8 x double> [ %9, %8 ], [ %42, %20 ]
  %30 = extractelement <8 x double> %29, i64 0
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %31
  store double %30, ptr addrspace(1) %32, align 8, !tbaa !12
  ret void

33:                                               ; preds = %22, %33
  %34 = phi i32 [ %37, %33 ], [ 0, %22 ]
  %35 = phi <8 x double> [ %42, %33 ], [ %25, %22 ]
  %36 = extractelement <8 x double> %35, i32 %34
  %37 = add nuw nsw i32 %34, 1
  %38 = extractelement <8 x double> %35, i32 %37
  %39 = fsub contract double %38, %36
  %40 = fmul contract double %6, %39
  %41 = fadd contract double %36, %40
  %42 = insertelement <8 x double> %35, double %41, i32 %34
  %43 = icmp eq i32 %37, %26
  br i1 %43, label %20, label %33, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @biquad_cascade(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.Cascade) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %38

6:                                                ; preds = %4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = mul nuw nsw i32 %3, %7
  %9 = load float, ptr addrspace(4) %2, align 4, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %11 = load float, ptr addrspace(4) %10, align 4, !tbaa !20
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %13 = load float, ptr addrspace(4) %12, align 4, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %15 = load float, ptr addrspace(4) %14, align 4, !tbaa !22
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %17 = load float, ptr addrspace(4) %16, align 4, !tbaa !23
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %19 = load float, ptr addrspace(4) %18, align 4, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32
  %23 = load float, ptr addrspace(4) %22, align 4, !tbaa !21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 36
  %27 = load float, ptr addrspace(4) %26, align 4, !tbaa !23
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 40
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !18
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 44
  %31 = load float, ptr addrspace(4) %30, align 4, !tbaa !20
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 52
  %33 = load float, ptr addrspace(4) %32, align 4, !tbaa !21
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 48
  %35 = load float, ptr addrspace(4) %34, align 4, !tbaa !22
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 56
  %37 = load float, ptr addrspace(4) %36, align 4, !tbaa !23
  br label %39

38:                                               ; preds = %39, %4
  ret void

39:                                               ; preds = %6, %39
  %40 = phi i32 [ 0, %6 ], [ %87, %39 ]
  %41 = phi <3 x float> [ zeroinitializer, %6 ], [ %81, %39 ]
  %42 = phi <3 x float> [ zeroinitializer, %6 ], [ %85, %39 ]
  %43 = add nuw nsw i32 %40, %8
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !9
  %47 = fmul contract float %46, %9
  %48 = extractelement <3 x float> %41, i64 0
  %49 = fadd contract float %48, %47
  %50 = fmul contract float %46, %11
  %51 = fmul contract float %13, %49
  %52 = fsub contract float %50, %51
  %53 = extractelement <3 x float> %42, i64 0
  %54 = fadd contract float %53, %52
  %55 = insertelement <3 x float> poison, float %54, i64 0
  %56 = fmul contract float %46, %15
  %57 = fmul contract float %49, %17
  %58 = fsub contract float %56, %57
  %59 = insertelement <3 x float> poison, float %58, i64 0
  %60 = fmul contract float %49, %19
  %61 = extractelement <3 x float> %41, i64 1
  %62 = fadd contract float %61, %60
  %63 = fmul contract float %49, %21
  %64 = fmul contract float %23, %62
  %65 = fsub contract float %63, %64
  %66 = extractelement <3 x float> %42, i64 1
  %67 = fadd contract float %66, %65
  %68 = insertelement <3 x float> %55, float %67, i64 1
  %69 = fmul contract float %49, %25
  %70 = fmul contract float %62, %27
  %71 = fsub contract float %69, %70
  %72 = insertelement <3 x float> %59, float %71, i64 1
  %73 = fmul contract float %62, %29
  %74 = extractelement <3 x float> %41, i64 2
  %75 = fadd contract float %74, %73
  %76 = fmul contract float %62, %31
  %77 = fmul contract float %33, %75
  %78 = fsub contract float %76, %77
  %79 = extractelement <3 x float> %42, i64 2
  %80 = fadd contract float %79, %78
  %81 = insertelement <3 x float> %68, float %80, i64 2
  %82 = fmul contract float %62, %35
  %83 = fmul contract float %75, %37
  %84 = fsub contract float %82, %83
  %85 = insertelement <3 x float> %72, float %84, i64 2
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %44
  store float %75, ptr addrspace(1) %86, align 4, !tbaa !9
  %87 = add nuw nsw i32 %40, 1
  %88 = icmp eq i32 %87, %3
  br i1 %88, label %38, label %39, !llvm.loop !24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chebyshev(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp slt i32 %2, 1
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !12
  %10 = fmul contract double %9, 2.000000e+00
  br label %14

11:                                               ; preds = %14, %3
  %12 = phi double [ 1.000000e+00, %3 ], [ %22, %14 ]
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  store double %12, ptr addrspace(1) %13, align 8, !tbaa !12
  ret void

14:                                               ; preds = %7, %14
  %15 = phi double [ 1.000000e+00, %7 ], [ %18, %14 ]
  %16 = phi i32 [ 1, %7 ], [ %25, %14 ]
  %17 = phi double [ 1.000000e+00, %7 ], [ %22, %14 ]
  %18 = phi double [ %9, %7 ], [ %24, %14 ]
  %19 = mul nuw nsw i32 %16, %16
  %20 = uitofp nneg i32 %19 to double
  %21 = fdiv contract double %18, %20
  %22 = fadd contract double %17, %21
  %23 = fneg contract double %15
  %24 = tail call contract noundef double @llvm.fma.f64(double %10, double %18, double %23)
  %25 = add nuw i32 %16, 1
  %26 = icmp eq i32 %16, %2
  br i1 %26, label %11, label %14, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{!19, !10, i64 0}
!19 = !{!"_ZTS6Biquad", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!20 = !{!19, !10, i64 4}
!21 = !{!19, !10, i64 12}
!22 = !{!19, !10, i64 8}
!23 = !{!19, !10, i64 16}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
