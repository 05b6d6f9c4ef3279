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
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = sext i32 %8 to i64
  %13 = getelementptr float, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 4
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !9
  %16 = sext i32 %8 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 8
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %20 = load <2 x float>, ptr addrspace(1) %11, align 4, !tbaa !9
  %21 = insertelement <2 x float> %20, float %9, i64 1
  %22 = fmul contract <2 x float> %20, <float 2.000000e+00, float 5.000000e+00>
  %23 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %24 = fsub contract <2 x float> %22, %23
  %25 = load <2 x float>, ptr addrspace(1) %19, align 4, !tbaa !9
  %26 = insertelement <2 x float> %25, float %7, i64 1
  %27 = fsub contract <2 x float> %26, %21
  %28 = extractelement <2 x float> %27, i64 1
  %29 = fsub contract float 1.000000e+00, %28
  %30 = fmul contract float %29, %29
  %31 = fmul contract float %29, %30
  %32 = fdiv contract float %31, 6.000000e+00
  %33 = fmul contract float %28, 3.000000e+00
  %34 = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %35 = insertelement <2 x float> <float 6.000000e+00, float poison>, float %33, i64 1
  %36 = fmul contract <2 x float> %34, %35
  %37 = fmul contract <2 x float> %34, %36
  %38 = extractelement <2 x float> %37, i64 0
  %39 = fsub contract float 4.000000e+00, %38
  %40 = extractelement <2 x float> %37, i64 1
  %41 = fadd contract float %39, %40
  %42 = fdiv contract float %41, 6.000000e+00
  %43 = fmul contract float %29, 3.000000e+00
  %44 = insertelement <2 x float> poison, float %29, i64 0
  %45 = shufflevector <2 x float> %44, <2 x float> poison, <2 x i32> zeroinitializer
  %46 = insertelement <2 x float> <float 6.000000e+00, float poison>, float %43, i64 1
  %47 = fmul contract <2 x float> %45, %46
  %48 = fmul contract <2 x float> %45, %47
  %49 = extractelement <2 x float> %48, i64 0
  %50 = fsub contract float 4.000000e+00, %49
  %51 = extractelement <2 x float> %48, i64 1
  %52 = fadd contract float %50, %51
  %53 = fmul contract <2 x float> %27, %27
  %54 = fmul contract <2 x float> %27, %53
  %55 = extractelement <2 x float> %20, i64 0
  %56 = fmul contract float %32, %55
  %57 = fadd contract float %56, 0.000000e+00
  %58 = fmul contract float %42, %15
  %59 = fadd contract float %57, %58
  %60 = load <2 x float>, ptr addrspace(1) %18, align 4, !tbaa !9
  %61 = insertelement <2 x float> %54, float %52, i64 0
  %62 = fdiv contract <2 x float> %61, splat (float 6.000000e+00)
  %63 = fmul contract <2 x float> %62, %60
  %64 = extractelement <2 x float> %63, i64 0
  %65 = fadd contract float %59, %64
  %66 = extractelement <2 x float> %63, i64 1
  %67 = fadd contract float %65, %66
  %68 = fmul contract float %28, 5.000000e-01
  %69 = extractelement <2 x float> %20, i64 1
  %70 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %71 = fsub contract <2 x float> %20, %70
  %72 = shufflevector <2 x float> %25, <2 x float> %71, <2 x i32> <i32 0, i32 3>
  %73 = fmul contract <2 x float> %72, <float 4.000000e+00, float 3.000000e+00>
  %74 = shufflevector <2 x float> %24, <2 x float> %25, <2 x i32> <i32 0, i32 3>
  %75 = fadd contract <2 x float> %73, %74
  %76 = shufflevector <2 x float> %25, <2 x float> %20, <2 x i32> <i32 1, i32 2>
  %77 = fsub contract <2 x float> %75, %76
  %78 = fmul contract <2 x float> %27, %77
  %79 = shufflevector <2 x float> %78, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %80 = fadd contract <2 x float> %77, %79
  %81 = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %82 = fmul contract <2 x float> %81, %80
  %83 = fadd contract <2 x float> %27, %82
  %84 = extractelement <2 x float> %83, i64 0
  %85 = fmul contract float %68, %84
  %86 = fadd contract float %69, %85
  %87 = insertelement <2 x float> poison, float %67, i64 0
  %88 = insertelement <2 x float> %87, float %86, i64 1
  %89 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  store <2 x float> %88, ptr addrspace(1) %89, align 8, !tbaa !11
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
  br i1 %5, label %6, label %32

6:                                                ; preds = %4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = mul nuw nsw i32 %3, %7
  %9 = load float, ptr addrspace(4) %2, align 4, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %15 = load float, ptr addrspace(4) %14, align 4, !tbaa !18
  %16 = load <6 x float>, ptr addrspace(4) %10, align 4, !tbaa !20
  %17 = shufflevector <6 x float> %16, <6 x float> poison, <2 x i32> <i32 0, i32 5>
  %18 = load <6 x float>, ptr addrspace(4) %11, align 4, !tbaa !21
  %19 = shufflevector <6 x float> %18, <6 x float> poison, <2 x i32> <i32 0, i32 5>
  %20 = load <6 x float>, ptr addrspace(4) %12, align 4, !tbaa !22
  %21 = shufflevector <6 x float> %20, <6 x float> poison, <2 x i32> <i32 0, i32 5>
  %22 = load <6 x float>, ptr addrspace(4) %13, align 4, !tbaa !23
  %23 = shufflevector <6 x float> %22, <6 x float> poison, <2 x i32> <i32 0, i32 5>
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 40
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !18
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 44
  %27 = load <3 x float>, ptr addrspace(4) %26, align 4, !tbaa !9
  %28 = shufflevector <3 x float> %27, <3 x float> poison, <2 x i32> <i32 0, i32 2>
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 48
  %30 = load <3 x float>, ptr addrspace(4) %29, align 4, !tbaa !9
  %31 = shufflevector <3 x float> %30, <3 x float> poison, <2 x i32> <i32 0, i32 2>
  br label %33

32:                                               ; preds = %33, %4
  ret void

33:                                               ; preds = %6, %33
  %34 = phi i32 [ 0, %6 ], [ %76, %33 ]
  %35 = phi <3 x float> [ zeroinitializer, %6 ], [ %70, %33 ]
  %36 = phi <3 x float> [ zeroinitializer, %6 ], [ %74, %33 ]
  %37 = add nuw nsw i32 %34, %8
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !9
  %41 = fmul contract float %40, %9
  %42 = extractelement <3 x float> %35, i64 0
  %43 = extractelement <3 x float> %35, i64 1
  %44 = extractelement <3 x float> %35, i64 2
  %45 = extractelement <3 x float> %36, i64 2
  %46 = insertelement <2 x float> poison, float %40, i64 0
  %47 = fadd contract float %42, %41
  %48 = fmul contract float %47, %15
  %49 = fadd contract float %43, %48
  %50 = insertelement <2 x float> %46, float %47, i64 1
  %51 = fmul contract <2 x float> %50, %17
  %52 = insertelement <2 x float> poison, float %47, i64 0
  %53 = insertelement <2 x float> %52, float %49, i64 1
  %54 = fmul contract <2 x float> %19, %53
  %55 = fsub contract <2 x float> %51, %54
  %56 = shufflevector <3 x float> %36, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = fadd contract <2 x float> %56, %55
  %58 = fmul contract <2 x float> %50, %21
  %59 = fmul contract <2 x float> %53, %23
  %60 = shufflevector <2 x float> %57, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %61 = fmul contract float %49, %25
  %62 = fadd contract float %44, %61
  %63 = insertelement <2 x float> poison, float %49, i64 0
  %64 = insertelement <2 x float> %63, float %62, i64 1
  %65 = fmul contract <2 x float> %64, %28
  %66 = shufflevector <2 x float> %65, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %67 = fsub contract <2 x float> %65, %66
  %68 = extractelement <2 x float> %67, i64 0
  %69 = fadd contract float %45, %68
  %70 = insertelement <3 x float> %60, float %69, i64 2
  %71 = fmul contract <2 x float> %64, %31
  %72 = shufflevector <2 x float> %58, <2 x float> %71, <3 x i32> <i32 0, i32 1, i32 2>
  %73 = shufflevector <2 x float> %59, <2 x float> %71, <3 x i32> <i32 0, i32 1, i32 3>
  %74 = fsub contract <3 x float> %72, %73
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %38
  store float %62, ptr addrspace(1) %75, align 4, !tbaa !9
  %76 = add nuw nsw i32 %34, 1
  %77 = icmp eq i32 %76, %3
  br i1 %77, label %32, label %33, !llvm.loop !24
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
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
