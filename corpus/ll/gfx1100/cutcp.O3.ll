; ModuleID = 'corpus/opencl/cutcp.cl'
source_filename = "corpus/opencl/cutcp.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %38 = load i32, ptr addrspace(4) %37, align 4, !tbaa !6
  %39 = and i32 %38, 65535
  %40 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 56
  %42 = load i64, ptr addrspace(4) %41, align 8, !tbaa !10
  %43 = zext i32 %36 to i64
  %44 = zext nneg i32 %39 to i64
  %45 = mul nuw nsw i64 %44, %43
  %46 = zext nneg i32 %40 to i64
  %47 = add i64 %42, %46
  %48 = add i64 %47, %45
  %49 = trunc i64 %48 to i32
  %50 = sitofp i32 %23 to float
  %51 = fmul float %3, %50
  %52 = sitofp i32 %35 to float
  %53 = fmul float %3, %52
  %54 = sitofp i32 %49 to float
  %55 = fmul float %3, %54
  %56 = fdiv float 1.000000e+00, %4
  %57 = icmp sgt i32 %2, 0
  br i1 %57, label %58, label %89

58:                                               ; preds = %7, %85
  %59 = phi float [ %86, %85 ], [ 0.000000e+00, %7 ]
  %60 = phi i32 [ %87, %85 ], [ 0, %7 ]
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !17, !amdgpu.noclobber !18
  %64 = extractelement <4 x float> %63, i64 0
  %65 = fsub float %64, %51
  %66 = extractelement <4 x float> %63, i64 1
  %67 = fsub float %66, %53
  %68 = extractelement <4 x float> %63, i64 2
  %69 = fsub float %68, %55
  %70 = fmul float %67, %67
  %71 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %70)
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = fcmp olt float %72, %4
  %74 = fcmp ogt float %72, 0.000000e+00
  %75 = and i1 %73, %74
  br i1 %75, label %76, label %85

76:                                               ; preds = %58
  %77 = fneg float %72
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %56, float 1.000000e+00)
  %79 = extractelement <4 x float> %63, i64 3
  %80 = tail call fastcc float @llvm.sqrt.f32(float noundef %72) #6
  %81 = fdiv float 1.000000e+00, %80
  %82 = fmul float %79, %81
  %83 = fmul float %78, %82
  %84 = tail call float @llvm.fmuladd.f32(float %83, float %78, float %59)
  br label %85

85:                                               ; preds = %76, %58
  %86 = phi float [ %84, %76 ], [ %59, %58 ]
  %87 = add nuw nsw i32 %60, 1
  %88 = icmp eq i32 %87, %2
  br i1 %88, label %89, label %58

89:                                               ; preds = %85, %7
  %90 = phi float [ 0.000000e+00, %7 ], [ %86, %85 ]
  %91 = mul nsw i32 %6, %49
  %92 = add nsw i32 %91, %35
  %93 = mul nsw i32 %92, %5
  %94 = add nsw i32 %93, %23
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !19, !amdgpu.noclobber !18
  %98 = fadd float %90, %97
  store float %98, ptr addrspace(1) %96, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %38 = load i32, ptr addrspace(4) %37, align 4, !tbaa !6
  %39 = and i32 %38, 65535
  %40 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 56
  %42 = load i64, ptr addrspace(4) %41, align 8, !tbaa !10
  %43 = zext i32 %36 to i64
  %44 = zext nneg i32 %39 to i64
  %45 = mul nuw nsw i64 %44, %43
  %46 = zext nneg i32 %40 to i64
  %47 = add i64 %42, %46
  %48 = add i64 %47, %45
  %49 = trunc i64 %48 to i32
  %50 = sitofp i32 %23 to float
  %51 = fmul float %3, %50
  %52 = sitofp i32 %35 to float
  %53 = fmul float %3, %52
  %54 = sitofp i32 %49 to float
  %55 = fmul float %3, %54
  %56 = fdiv float 1.000000e+00, %4
  %57 = icmp sgt i32 %2, 0
  br i1 %57, label %68, label %58

58:                                               ; preds = %95, %7
  %59 = phi float [ 0.000000e+00, %7 ], [ %96, %95 ]
  %60 = mul nsw i32 %6, %49
  %61 = add nsw i32 %60, %35
  %62 = mul nsw i32 %61, %5
  %63 = add nsw i32 %62, %23
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19
  %67 = fadd float %59, %66
  store float %67, ptr addrspace(1) %65, align 4, !tbaa !19
  ret void

68:                                               ; preds = %7, %95
  %69 = phi float [ %96, %95 ], [ 0.000000e+00, %7 ]
  %70 = phi i32 [ %97, %95 ], [ 0, %7 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %71
  %73 = load <4 x float>, ptr addrspace(1) %72, align 16, !tbaa !17
  %74 = extractelement <4 x float> %73, i64 0
  %75 = fsub float %74, %51
  %76 = extractelement <4 x float> %73, i64 1
  %77 = fsub float %76, %53
  %78 = extractelement <4 x float> %73, i64 2
  %79 = fsub float %78, %55
  %80 = fmul float %77, %77
  %81 = tail call float @llvm.fmuladd.f32(float %75, float %75, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %79, float %79, float %81)
  %83 = fcmp olt float %82, %4
  %84 = fcmp ogt float %82, 0.000000e+00
  %85 = and i1 %83, %84
  br i1 %85, label %86, label %95

86:                                               ; preds = %68
  %87 = fneg float %82
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %56, float 1.000000e+00)
  %89 = extractelement <4 x float> %73, i64 3
  %90 = tail call fastcc float @llvm.sqrt.f32(float noundef %82) #6
  %91 = fdiv float 1.000000e+00, %90
  %92 = fmul float %89, %91
  %93 = fmul float %88, %92
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %88, float %69)
  br label %95

95:                                               ; preds = %86, %68
  %96 = phi float [ %94, %86 ], [ %69, %68 ]
  %97 = add nuw nsw i32 %70, 1
  %98 = icmp eq i32 %97, %2
  br i1 %98, label %58, label %68
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float4*", !"int", !"float", !"float", !"int", !"int"}
!15 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"int", !"int"}
!16 = !{!"", !"const", !"", !"", !"", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
