; ModuleID = 'corpus/opencl/cgemm.cl'
source_filename = "corpus/opencl/cgemm.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.complexf = type { float, float }

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %26 = lshr i32 %12, 16
  %27 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %25 to i64
  %31 = zext nneg i32 %26 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = zext nneg i32 %27 to i64
  %34 = add i64 %29, %33
  %35 = add i64 %34, %32
  %36 = trunc i64 %35 to i32
  %37 = icmp sgt i32 %0, %24
  %38 = icmp sgt i32 %1, %36
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %78

40:                                               ; preds = %8
  %41 = icmp sgt i32 %2, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = mul nsw i32 %2, %24
  %44 = icmp eq i32 %6, 0
  %45 = mul nsw i32 %2, %36
  %46 = icmp eq i32 %7, 0
  br label %53

47:                                               ; preds = %53, %40
  %48 = phi <2 x float> [ zeroinitializer, %40 ], [ %75, %53 ]
  %49 = mul nsw i32 %1, %24
  %50 = add nsw i32 %49, %36
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %51
  store <2 x float> %48, ptr addrspace(1) %52, align 8, !tbaa !17
  br label %78

53:                                               ; preds = %42, %53
  %54 = phi i32 [ 0, %42 ], [ %76, %53 ]
  %55 = phi <2 x float> [ zeroinitializer, %42 ], [ %75, %53 ]
  %56 = add nsw i32 %54, %43
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <2 x float>, ptr addrspace(1) %3, i64 %57
  %59 = load <2 x float>, ptr addrspace(1) %58, align 8, !tbaa !17, !amdgpu.noclobber !18
  %60 = fneg <2 x float> %59
  %61 = select i1 %44, <2 x float> %59, <2 x float> %60
  %62 = add nsw i32 %54, %45
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %63
  %65 = load <2 x float>, ptr addrspace(1) %64, align 8, !tbaa !17, !amdgpu.noclobber !18
  %66 = fneg <2 x float> %65
  %67 = select i1 %46, <2 x float> %65, <2 x float> %66
  %68 = shufflevector <2 x float> %65, <2 x float> %67, <2 x i32> <i32 0, i32 3>
  %69 = shufflevector <2 x float> %61, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %70 = fneg <2 x float> %68
  %71 = shufflevector <2 x float> %70, <2 x float> %68, <2 x i32> <i32 1, i32 2>
  %72 = fmul <2 x float> %69, %71
  %73 = shufflevector <2 x float> %59, <2 x float> poison, <2 x i32> zeroinitializer
  %74 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %73, <2 x float> %68, <2 x float> %72)
  %75 = fadd <2 x float> %55, %74
  %76 = add nuw nsw i32 %54, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %47, label %53

78:                                               ; preds = %8, %47
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %26 = lshr i32 %12, 16
  %27 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %25 to i64
  %31 = zext nneg i32 %26 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = zext nneg i32 %27 to i64
  %34 = add i64 %29, %33
  %35 = add i64 %34, %32
  %36 = trunc i64 %35 to i32
  %37 = icmp sgt i32 %0, %24
  %38 = icmp sgt i32 %1, %36
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %78

40:                                               ; preds = %8
  %41 = icmp sgt i32 %2, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = mul nsw i32 %2, %24
  %44 = icmp eq i32 %6, 0
  %45 = mul nsw i32 %2, %36
  %46 = icmp eq i32 %7, 0
  br label %53

47:                                               ; preds = %53, %40
  %48 = phi <2 x float> [ zeroinitializer, %40 ], [ %75, %53 ]
  %49 = mul nsw i32 %1, %24
  %50 = add nsw i32 %49, %36
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %51
  store <2 x float> %48, ptr addrspace(1) %52, align 8, !tbaa !17
  br label %78

53:                                               ; preds = %42, %53
  %54 = phi i32 [ 0, %42 ], [ %76, %53 ]
  %55 = phi <2 x float> [ zeroinitializer, %42 ], [ %75, %53 ]
  %56 = add nsw i32 %54, %43
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <2 x float>, ptr addrspace(1) %3, i64 %57
  %59 = load <2 x float>, ptr addrspace(1) %58, align 8, !tbaa !17
  %60 = fneg <2 x float> %59
  %61 = select i1 %44, <2 x float> %59, <2 x float> %60
  %62 = add nsw i32 %54, %45
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %63
  %65 = load <2 x float>, ptr addrspace(1) %64, align 8, !tbaa !17
  %66 = fneg <2 x float> %65
  %67 = select i1 %46, <2 x float> %65, <2 x float> %66
  %68 = shufflevector <2 x float> %65, <2 x float> %67, <2 x i32> <i32 0, i32 3>
  %69 = shufflevector <2 x float> %61, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %70 = fneg <2 x float> %68
  %71 = shufflevector <2 x float> %70, <2 x float> %68, <2 x i32> <i32 1, i32 2>
  %72 = fmul <2 x float> %69, %71
  %73 = shufflevector <2 x float> %59, <2 x float> poison, <2 x i32> zeroinitializer
  %74 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %73, <2 x float> %68, <2 x float> %72)
  %75 = fadd <2 x float> %55, %74
  %76 = add nuw nsw i32 %54, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %47, label %53

78:                                               ; preds = %8, %47
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @cscal_axpy(i32 noundef %0, ptr addrspace(4) noundef readonly byref(%struct.complexf) align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = load <1 x float>, ptr addrspace(4) %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %7 = load float, ptr addrspace(4) %6, align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
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
  %24 = icmp sgt i32 %0, %23
  br i1 %24, label %25, label %40

25:                                               ; preds = %4
  %26 = shl i64 %22, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %2, i64 %27
  %29 = fneg float %7
  %30 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %3, i64 %27
  %31 = load <2 x float>, ptr addrspace(1) %28, align 4, !tbaa !28, !alias.scope !23, !noalias !26
  %32 = insertelement <2 x float> poison, float %7, i64 0
  %33 = insertelement <2 x float> %32, float %29, i64 1
  %34 = fmul <2 x float> %31, %33
  %35 = shufflevector <2 x float> %34, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %36 = shufflevector <1 x float> %5, <1 x float> poison, <2 x i32> zeroinitializer
  %37 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %36, <2 x float> %31, <2 x float> %35)
  %38 = load <2 x float>, ptr addrspace(1) %30, align 4, !tbaa !28, !alias.scope !26, !noalias !23
  %39 = fadd <2 x float> %38, %37
  store <2 x float> %39, ptr addrspace(1) %30, align 4, !tbaa !28, !alias.scope !26, !noalias !23
  br label %40

40:                                               ; preds = %4, %25
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %0, [2 x i32] %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %42

22:                                               ; preds = %4
  %23 = extractvalue [2 x i32] %1, 1
  %24 = bitcast i32 %23 to float
  %25 = extractvalue [2 x i32] %1, 0
  %26 = shl i64 %19, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %2, i64 %27
  %29 = fneg float %24
  %30 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %3, i64 %27
  %31 = load <2 x float>, ptr addrspace(1) %28, align 4, !tbaa !28
  %32 = insertelement <2 x float> poison, float %24, i64 0
  %33 = insertelement <2 x float> %32, float %29, i64 1
  %34 = fmul <2 x float> %31, %33
  %35 = shufflevector <2 x float> %34, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %36 = insertelement <2 x i32> poison, i32 %25, i64 0
  %37 = bitcast <2 x i32> %36 to <2 x float>
  %38 = shufflevector <2 x float> %37, <2 x float> poison, <2 x i32> zeroinitializer
  %39 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %38, <2 x float> %31, <2 x float> %35)
  %40 = load <2 x float>, ptr addrspace(1) %30, align 4, !tbaa !28
  %41 = fadd <2 x float> %40, %39
  store <2 x float> %41, ptr addrspace(1) %30, align 4, !tbaa !28
  br label %42

42:                                               ; preds = %4, %22
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"int", !"float2*", !"float2*", !"float2*", !"int", !"int"}
!15 = !{!"int", !"int", !"int", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!16 = !{!"", !"", !"", !"const", !"const", !"", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 0, i32 0, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"int", !"complexf", !"complexf*", !"complexf*"}
!22 = !{!"", !"", !"restrict const", !"restrict"}
!23 = !{!24}
!24 = distinct !{!24, !25, !"__clang_ocl_kern_imp_cscal_axpy: argument 0"}
!25 = distinct !{!25, !"__clang_ocl_kern_imp_cscal_axpy"}
!26 = !{!27}
!27 = distinct !{!27, !25, !"__clang_ocl_kern_imp_cscal_axpy: argument 1"}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !8, i64 0}
