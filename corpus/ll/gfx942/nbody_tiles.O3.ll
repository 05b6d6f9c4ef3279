; ModuleID = 'corpus/opencl/nbody_tiles.cl'
source_filename = "corpus/opencl/nbody_tiles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nbody_forces.tile = internal unnamed_addr addrspace(3) global [32 x <4 x float>] undef, align 16

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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !22, !alias.scope !17, !noalias !20, !amdgpu.noclobber !23
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %68

25:                                               ; preds = %4
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i32 %10
  %27 = icmp eq i32 %9, 0
  br label %28

28:                                               ; preds = %25, %35
  %29 = phi <4 x float> [ zeroinitializer, %25 ], [ %36, %35 ]
  %30 = phi i32 [ 0, %25 ], [ %37, %35 ]
  %31 = add nuw nsw i32 %30, %10
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !tbaa !22, !alias.scope !17, !noalias !20, !amdgpu.noclobber !23
  store <4 x float> %34, ptr addrspace(3) %26, align 16, !tbaa !22, !noalias !24
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  br i1 %27, label %35, label %39

35:                                               ; preds = %39, %28
  %36 = phi <4 x float> [ %29, %28 ], [ %65, %39 ]
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %37 = add nuw nsw i32 %30, %9
  %38 = icmp slt i32 %37, %2
  br i1 %38, label %28, label %68

39:                                               ; preds = %28, %39
  %40 = phi <4 x float> [ %65, %39 ], [ %29, %28 ]
  %41 = phi i32 [ %66, %39 ], [ 0, %28 ]
  %42 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i32 %41
  %43 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !22, !noalias !24
  %44 = fsub <4 x float> %43, %23
  %45 = extractelement <4 x float> %44, i64 0
  %46 = extractelement <4 x float> %44, i64 1
  %47 = fmul float %46, %46
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %45, float %47)
  %49 = extractelement <4 x float> %44, i64 2
  %50 = tail call noundef float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %51 = fadd float %3, %50
  %52 = tail call contract float @llvm.sqrt.f32(float %51), !fpmath !26
  %53 = fdiv contract float 1.000000e+00, %52, !fpmath !27
  %54 = extractelement <4 x float> %43, i64 3
  %55 = tail call fastcc float @llvm.fabs.f32(float noundef %54) #12
  %56 = fmul float %55, %53
  %57 = fmul float %53, %56
  %58 = fmul float %53, %57
  %59 = insertelement <3 x float> poison, float %58, i64 0
  %60 = shufflevector <3 x float> %59, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %61 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %44, <4 x float> %60, <4 x float> %40)
  %62 = extractelement <4 x float> %40, i64 3
  %63 = fneg float %55
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %53, float %62)
  %65 = insertelement <4 x float> %61, float %64, i64 3
  %66 = add nuw nsw i32 %41, 1
  %67 = icmp eq i32 %66, %9
  br i1 %67, label %35, label %39, !llvm.loop !28

68:                                               ; preds = %35, %4
  %69 = phi <4 x float> [ zeroinitializer, %4 ], [ %36, %35 ]
  %70 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  store <4 x float> %69, ptr addrspace(1) %70, align 16, !tbaa !22, !alias.scope !20, !noalias !17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !22
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %4
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i32 %10
  %27 = icmp eq i32 %9, 0
  br label %31

28:                                               ; preds = %38, %4
  %29 = phi <4 x float> [ zeroinitializer, %4 ], [ %39, %38 ]
  %30 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  store <4 x float> %29, ptr addrspace(1) %30, align 16, !tbaa !22
  ret void

31:                                               ; preds = %25, %38
  %32 = phi <4 x float> [ zeroinitializer, %25 ], [ %39, %38 ]
  %33 = phi i32 [ 0, %25 ], [ %40, %38 ]
  %34 = add nuw nsw i32 %33, %10
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %35
  %37 = load <4 x float>, ptr addrspace(1) %36, align 16, !tbaa !22
  store <4 x float> %37, ptr addrspace(3) %26, align 16, !tbaa !22
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %27, label %38, label %42

38:                                               ; preds = %42, %31
  %39 = phi <4 x float> [ %32, %31 ], [ %68, %42 ]
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %40 = add nuw nsw i32 %33, %9
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %31, label %28

42:                                               ; preds = %31, %42
  %43 = phi <4 x float> [ %68, %42 ], [ %32, %31 ]
  %44 = phi i32 [ %69, %42 ], [ 0, %31 ]
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i32 %44
  %46 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !22
  %47 = fsub <4 x float> %46, %23
  %48 = extractelement <4 x float> %47, i64 0
  %49 = extractelement <4 x float> %47, i64 1
  %50 = fmul float %49, %49
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %50)
  %52 = extractelement <4 x float> %47, i64 2
  %53 = tail call noundef float @llvm.fmuladd.f32(float %52, float %52, float %51)
  %54 = fadd float %3, %53
  %55 = tail call contract float @llvm.sqrt.f32(float %54), !fpmath !26
  %56 = fdiv contract float 1.000000e+00, %55, !fpmath !27
  %57 = extractelement <4 x float> %46, i64 3
  %58 = tail call fastcc float @llvm.fabs.f32(float noundef %57) #12
  %59 = fmul float %58, %56
  %60 = fmul float %56, %59
  %61 = fmul float %56, %60
  %62 = insertelement <3 x float> poison, float %61, i64 0
  %63 = shufflevector <3 x float> %62, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %47, <4 x float> %63, <4 x float> %43)
  %65 = extractelement <4 x float> %43, i64 3
  %66 = fneg float %58
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %56, float %65)
  %68 = insertelement <4 x float> %64, float %67, i64 3
  %69 = add nuw nsw i32 %44, 1
  %70 = icmp eq i32 %69, %9
  br i1 %70, label %38, label %42, !llvm.loop !28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !30 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !amdgpu.noclobber !23
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !22, !amdgpu.noclobber !23
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !22, !amdgpu.noclobber !23
  %28 = fmul float %3, 5.000000e-01
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %30, <4 x float> %25)
  %32 = insertelement <4 x float> poison, float %3, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %31, <4 x float> %33, <4 x float> %23)
  %35 = shufflevector <4 x float> %34, <4 x float> %23, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %35, ptr addrspace(1) %22, align 16, !tbaa !22
  store <4 x float> %31, ptr addrspace(1) %24, align 16, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !30 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !22
  %26 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !22
  %28 = fmul float %3, 5.000000e-01
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %30, <4 x float> %25)
  %32 = insertelement <4 x float> poison, float %3, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %31, <4 x float> %33, <4 x float> %23)
  %35 = shufflevector <4 x float> %34, <4 x float> %23, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %35, ptr addrspace(1) %22, align 16, !tbaa !22
  store <4 x float> %31, ptr addrspace(1) %24, align 16, !tbaa !22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !30 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !22, !amdgpu.noclobber !23
  br label %24

24:                                               ; preds = %4, %74
  %25 = phi <4 x float> [ zeroinitializer, %4 ], [ %77, %74 ]
  %26 = phi i32 [ 1, %4 ], [ %76, %74 ]
  %27 = phi i32 [ 0, %4 ], [ %31, %74 ]
  %28 = phi <16 x i32> [ zeroinitializer, %4 ], [ %75, %74 ]
  %29 = add nsw i32 %26, -1
  %30 = extractelement <16 x i32> %28, i32 %29
  %31 = add nuw nsw i32 %27, 1
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !tbaa !22, !amdgpu.noclobber !23
  %35 = fsub <4 x float> %34, %23
  %36 = extractelement <4 x float> %35, i64 0
  %37 = extractelement <4 x float> %35, i64 1
  %38 = fmul float %37, %37
  %39 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %38)
  %40 = extractelement <4 x float> %35, i64 2
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %39)
  %42 = fadd float %41, 0x3F847AE140000000
  %43 = icmp eq i32 %30, 0
  %44 = icmp slt i32 %30, 5
  %45 = select i1 %44, float 2.500000e-01, float 0.000000e+00
  %46 = select i1 %43, float 1.000000e+00, float %45
  %47 = icmp sgt i32 %30, 4
  %48 = fmul float %3, %42
  %49 = fcmp olt float %46, %48
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %64, label %51

51:                                               ; preds = %24
  %52 = shl nsw i32 %30, 2
  %53 = add nuw i32 %26, 3
  %54 = add nsw i32 %52, 4
  %55 = insertelement <16 x i32> %28, i32 %54, i32 %29
  %56 = or disjoint i32 %52, 3
  %57 = add nuw i32 %26, 1
  %58 = insertelement <16 x i32> %55, i32 %56, i32 %26
  %59 = or disjoint i32 %52, 2
  %60 = add nuw i32 %26, 2
  %61 = insertelement <16 x i32> %58, i32 %59, i32 %57
  %62 = or disjoint i32 %52, 1
  %63 = insertelement <16 x i32> %61, i32 %62, i32 %60
  br label %74

64:                                               ; preds = %24
  %65 = tail call contract float @llvm.sqrt.f32(float %42), !fpmath !26
  %66 = fdiv contract float 1.000000e+00, %65, !fpmath !27
  %67 = extractelement <4 x float> %34, i64 3
  %68 = fmul float %67, %66
  %69 = fmul float %66, %68
  %70 = fmul float %66, %69
  %71 = insertelement <4 x float> poison, float %70, i64 0
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <4 x i32> zeroinitializer
  %73 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %72, <4 x float> %25)
  br label %74

74:                                               ; preds = %51, %64
  %75 = phi <16 x i32> [ %28, %64 ], [ %63, %51 ]
  %76 = phi i32 [ %29, %64 ], [ %53, %51 ]
  %77 = phi <4 x float> [ %73, %64 ], [ %25, %51 ]
  %78 = icmp sgt i32 %76, 0
  br i1 %78, label %24, label %79

79:                                               ; preds = %74
  %80 = uitofp nneg i32 %31 to float
  %81 = insertelement <4 x float> %77, float %80, i64 3
  %82 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  store <4 x float> %81, ptr addrspace(1) %82, align 16, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #8 !kernel_arg_addr_space !30 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !22
  br label %24

24:                                               ; preds = %4, %74
  %25 = phi <4 x float> [ zeroinitializer, %4 ], [ %77, %74 ]
  %26 = phi i32 [ 1, %4 ], [ %76, %74 ]
  %27 = phi i32 [ 0, %4 ], [ %31, %74 ]
  %28 = phi <16 x i32> [ zeroinitializer, %4 ], [ %75, %74 ]
  %29 = add nsw i32 %26, -1
  %30 = extractelement <16 x i32> %28, i32 %29
  %31 = add nuw nsw i32 %27, 1
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !tbaa !22
  %35 = fsub <4 x float> %34, %23
  %36 = extractelement <4 x float> %35, i64 0
  %37 = extractelement <4 x float> %35, i64 1
  %38 = fmul float %37, %37
  %39 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %38)
  %40 = extractelement <4 x float> %35, i64 2
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %39)
  %42 = fadd float %41, 0x3F847AE140000000
  %43 = icmp eq i32 %30, 0
  %44 = icmp slt i32 %30, 5
  %45 = select i1 %44, float 2.500000e-01, float 0.000000e+00
  %46 = select i1 %43, float 1.000000e+00, float %45
  %47 = icmp sgt i32 %30, 4
  %48 = fmul float %3, %42
  %49 = fcmp olt float %46, %48
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %64, label %51

51:                                               ; preds = %24
  %52 = shl nsw i32 %30, 2
  %53 = add nuw i32 %26, 3
  %54 = add nsw i32 %52, 4
  %55 = insertelement <16 x i32> %28, i32 %54, i32 %29
  %56 = or disjoint i32 %52, 3
  %57 = add nuw i32 %26, 1
  %58 = insertelement <16 x i32> %55, i32 %56, i32 %26
  %59 = or disjoint i32 %52, 2
  %60 = add nuw i32 %26, 2
  %61 = insertelement <16 x i32> %58, i32 %59, i32 %57
  %62 = or disjoint i32 %52, 1
  %63 = insertelement <16 x i32> %61, i32 %62, i32 %60
  br label %74

64:                                               ; preds = %24
  %65 = tail call contract float @llvm.sqrt.f32(float %42), !fpmath !26
  %66 = fdiv contract float 1.000000e+00, %65, !fpmath !27
  %67 = extractelement <4 x float> %34, i64 3
  %68 = fmul float %67, %66
  %69 = fmul float %66, %68
  %70 = fmul float %66, %69
  %71 = insertelement <4 x float> poison, float %70, i64 0
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <4 x i32> zeroinitializer
  %73 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %72, <4 x float> %25)
  br label %74

74:                                               ; preds = %51, %64
  %75 = phi <16 x i32> [ %28, %64 ], [ %63, %51 ]
  %76 = phi i32 [ %29, %64 ], [ %53, %51 ]
  %77 = phi <4 x float> [ %73, %64 ], [ %25, %51 ]
  %78 = icmp sgt i32 %76, 0
  br i1 %78, label %24, label %79

79:                                               ; preds = %74
  %80 = uitofp nneg i32 %31 to float
  %81 = insertelement <4 x float> %77, float %80, i64 3
  %82 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  store <4 x float> %81, ptr addrspace(1) %82, align 16, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #10

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
declare float @llvm.fabs.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"int", !"float"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!16 = !{!"restrict const", !"restrict", !"", !""}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_nbody_forces: argument 0"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_nbody_forces"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"__clang_ocl_kern_imp_nbody_forces: argument 1"}
!22 = !{!8, !8, i64 0}
!23 = !{}
!24 = !{!18, !21}
!25 = !{!"amdgpu-synchronize-as", !"local"}
!26 = !{float 3.000000e+00}
!27 = !{float 2.500000e+00}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.count", i32 8}
!30 = !{i32 1, i32 1, i32 1, i32 0}
!31 = !{!"float4*", !"float4*", !"float4*", !"float"}
!32 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!33 = !{!"", !"", !"const", !""}
!34 = !{!"const", !"const", !"", !""}
