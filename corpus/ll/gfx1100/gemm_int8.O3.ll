; ModuleID = 'corpus/opencl/gemm_int8.cl'
source_filename = "corpus/opencl/gemm_int8.cl"
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %11 to i64
  %21 = zext nneg i32 %15 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = zext nneg i32 %16 to i64
  %24 = add i64 %19, %23
  %25 = add i64 %24, %22
  %26 = trunc i64 %25 to i32
  %27 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %28 = lshr i32 %14, 16
  %29 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 48
  %31 = load i64, ptr addrspace(4) %30, align 8, !tbaa !10
  %32 = zext i32 %27 to i64
  %33 = zext nneg i32 %28 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %29 to i64
  %36 = add i64 %31, %35
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  %39 = icmp sgt i32 %0, %38
  %40 = icmp sgt i32 %1, %26
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %97

42:                                               ; preds = %10
  %43 = shl i64 %25, 32
  %44 = ashr exact i64 %43, 32
  %45 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6, !alias.scope !22, !noalias !28, !amdgpu.noclobber !29
  %47 = ashr i32 %2, 2
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %42
  %50 = mul nsw i32 %47, %38
  %51 = insertelement <4 x i32> poison, i32 %7, i64 0
  %52 = shufflevector <4 x i32> %51, <4 x i32> poison, <4 x i32> zeroinitializer
  %53 = mul nsw i32 %47, %26
  br label %72

54:                                               ; preds = %72, %42
  %55 = phi i32 [ %46, %42 ], [ %94, %72 ]
  %56 = sitofp i32 %55 to float
  %57 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %44
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !30, !alias.scope !24, !noalias !32, !amdgpu.noclobber !29
  %59 = fmul float %58, %56
  %60 = sitofp i32 %8 to float
  %61 = fadd float %59, %60
  %62 = tail call noundef float @llvm.rint.f32(float %61)
  %63 = fcmp ole float %62, -1.280000e+02
  %64 = select i1 %63, float -1.280000e+02, float %62
  %65 = fptosi float %64 to i8
  %66 = fcmp ult float %62, 1.270000e+02
  %67 = select i1 %66, i8 %65, i8 127
  %68 = mul nsw i32 %1, %38
  %69 = add nsw i32 %68, %26
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %70
  store i8 %67, ptr addrspace(1) %71, align 1, !tbaa !33, !alias.scope !26, !noalias !34
  br label %97

72:                                               ; preds = %49, %72
  %73 = phi i32 [ %46, %49 ], [ %94, %72 ]
  %74 = phi i32 [ 0, %49 ], [ %95, %72 ]
  %75 = add nsw i32 %74, %50
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %76
  %78 = load <4 x i8>, ptr addrspace(1) %77, align 4, !tbaa !33, !alias.scope !17, !noalias !35, !amdgpu.noclobber !29
  %79 = sext <4 x i8> %78 to <4 x i32>
  %80 = sub <4 x i32> %79, %52
  %81 = add nsw i32 %74, %53
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %82
  %84 = load <4 x i8>, ptr addrspace(1) %83, align 4, !tbaa !33, !alias.scope !20, !noalias !36, !amdgpu.noclobber !29
  %85 = sext <4 x i8> %84 to <4 x i32>
  %86 = mul <4 x i32> %80, %85
  %87 = extractelement <4 x i32> %86, i64 0
  %88 = extractelement <4 x i32> %86, i64 1
  %89 = extractelement <4 x i32> %86, i64 2
  %90 = extractelement <4 x i32> %86, i64 3
  %91 = add i32 %88, %73
  %92 = add i32 %91, %87
  %93 = add i32 %92, %89
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %74, 1
  %96 = icmp eq i32 %95, %47
  br i1 %96, label %54, label %72

97:                                               ; preds = %10, %54
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %11 to i64
  %21 = zext nneg i32 %15 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = zext nneg i32 %16 to i64
  %24 = add i64 %19, %23
  %25 = add i64 %24, %22
  %26 = trunc i64 %25 to i32
  %27 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %28 = lshr i32 %14, 16
  %29 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 48
  %31 = load i64, ptr addrspace(4) %30, align 8, !tbaa !10
  %32 = zext i32 %27 to i64
  %33 = zext nneg i32 %28 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %29 to i64
  %36 = add i64 %31, %35
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  %39 = icmp sgt i32 %0, %38
  %40 = icmp sgt i32 %1, %26
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %97

42:                                               ; preds = %10
  %43 = shl i64 %25, 32
  %44 = ashr exact i64 %43, 32
  %45 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = ashr i32 %2, 2
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %42
  %50 = mul nsw i32 %47, %38
  %51 = insertelement <4 x i32> poison, i32 %7, i64 0
  %52 = shufflevector <4 x i32> %51, <4 x i32> poison, <4 x i32> zeroinitializer
  %53 = mul nsw i32 %47, %26
  br label %72

54:                                               ; preds = %72, %42
  %55 = phi i32 [ %46, %42 ], [ %94, %72 ]
  %56 = sitofp i32 %55 to float
  %57 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %44
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !30
  %59 = fmul float %58, %56
  %60 = sitofp i32 %8 to float
  %61 = fadd float %59, %60
  %62 = tail call noundef float @llvm.rint.f32(float %61)
  %63 = fcmp ole float %62, -1.280000e+02
  %64 = select i1 %63, float -1.280000e+02, float %62
  %65 = fptosi float %64 to i8
  %66 = fcmp ult float %62, 1.270000e+02
  %67 = select i1 %66, i8 %65, i8 127
  %68 = mul nsw i32 %1, %38
  %69 = add nsw i32 %68, %26
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %70
  store i8 %67, ptr addrspace(1) %71, align 1, !tbaa !33
  br label %97

72:                                               ; preds = %49, %72
  %73 = phi i32 [ %46, %49 ], [ %94, %72 ]
  %74 = phi i32 [ 0, %49 ], [ %95, %72 ]
  %75 = add nsw i32 %74, %50
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %76
  %78 = load <4 x i8>, ptr addrspace(1) %77, align 4, !tbaa !33
  %79 = sext <4 x i8> %78 to <4 x i32>
  %80 = sub <4 x i32> %79, %52
  %81 = add nsw i32 %74, %53
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %82
  %84 = load <4 x i8>, ptr addrspace(1) %83, align 4, !tbaa !33
  %85 = sext <4 x i8> %84 to <4 x i32>
  %86 = mul <4 x i32> %80, %85
  %87 = extractelement <4 x i32> %86, i64 0
  %88 = extractelement <4 x i32> %86, i64 1
  %89 = extractelement <4 x i32> %86, i64 2
  %90 = extractelement <4 x i32> %86, i64 3
  %91 = add i32 %88, %73
  %92 = add i32 %91, %87
  %93 = add i32 %92, %89
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %74, 1
  %96 = icmp eq i32 %95, %47
  br i1 %96, label %54, label %72

97:                                               ; preds = %10, %54
  ret void
}

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
declare float @llvm.rint.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"int", !"char4*", !"char4*", !"int*", !"float*", !"int", !"int", !"char*"}
!15 = !{!"int", !"int", !"int", !"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"int", !"char*"}
!16 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"", !"", !"restrict"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_gemm_int8: argument 0"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_gemm_int8"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"__clang_ocl_kern_imp_gemm_int8: argument 1"}
!22 = !{!23}
!23 = distinct !{!23, !19, !"__clang_ocl_kern_imp_gemm_int8: argument 2"}
!24 = !{!25}
!25 = distinct !{!25, !19, !"__clang_ocl_kern_imp_gemm_int8: argument 3"}
!26 = !{!27}
!27 = distinct !{!27, !19, !"__clang_ocl_kern_imp_gemm_int8: argument 4"}
!28 = !{!18, !21, !25, !27}
!29 = !{}
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !8, i64 0}
!32 = !{!18, !21, !23, !27}
!33 = !{!8, !8, i64 0}
!34 = !{!18, !21, !23, !25}
!35 = !{!21, !23, !25, !27}
!36 = !{!18, !23, !25, !27}
