; ModuleID = 'corpus/opencl/rank_update.cl'
source_filename = "corpus/opencl/rank_update.cl"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 40
  %18 = load i64, ptr addrspace(4) %17, align 8, !tbaa !10
  %19 = zext i32 %10 to i64
  %20 = zext nneg i32 %14 to i64
  %21 = mul nuw nsw i64 %20, %19
  %22 = zext nneg i32 %15 to i64
  %23 = add i64 %18, %22
  %24 = add i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %13, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = icmp sgt i32 %0, %37
  %39 = icmp sgt i32 %1, %25
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %65

41:                                               ; preds = %9
  %42 = icmp sgt i32 %4, 0
  %43 = sub i32 %37, %0
  %44 = add i32 %43, 1
  %45 = select i1 %42, i32 %37, i32 %44
  %46 = mul nsw i32 %45, %4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !16, !amdgpu.noclobber !18
  %50 = fmul float %2, %49
  %51 = icmp sgt i32 %6, 0
  %52 = sub i32 %25, %1
  %53 = add i32 %52, 1
  %54 = select i1 %51, i32 %25, i32 %53
  %55 = mul nsw i32 %54, %6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16, !amdgpu.noclobber !18
  %59 = mul nsw i32 %8, %37
  %60 = add nsw i32 %59, %25
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16, !amdgpu.noclobber !18
  %64 = tail call float @llvm.fmuladd.f32(float %50, float %58, float %63)
  store float %64, ptr addrspace(1) %62, align 4, !tbaa !16
  br label %65

65:                                               ; preds = %9, %41
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 40
  %18 = load i64, ptr addrspace(4) %17, align 8, !tbaa !10
  %19 = zext i32 %10 to i64
  %20 = zext nneg i32 %14 to i64
  %21 = mul nuw nsw i64 %20, %19
  %22 = zext nneg i32 %15 to i64
  %23 = add i64 %18, %22
  %24 = add i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %13, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = icmp sgt i32 %0, %37
  %39 = icmp sgt i32 %1, %25
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %65

41:                                               ; preds = %9
  %42 = icmp sgt i32 %4, 0
  %43 = sub i32 %37, %0
  %44 = add i32 %43, 1
  %45 = select i1 %42, i32 %37, i32 %44
  %46 = mul nsw i32 %45, %4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !16
  %50 = fmul float %2, %49
  %51 = icmp sgt i32 %6, 0
  %52 = sub i32 %25, %1
  %53 = add i32 %52, 1
  %54 = select i1 %51, i32 %25, i32 %53
  %55 = mul nsw i32 %54, %6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = mul nsw i32 %8, %37
  %60 = add nsw i32 %59, %25
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16
  %64 = tail call float @llvm.fmuladd.f32(float %50, float %58, float %63)
  store float %64, ptr addrspace(1) %62, align 4, !tbaa !16
  br label %65

65:                                               ; preds = %9, %41
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = icmp sgt i32 %0, %34
  %36 = icmp sgt i32 %0, %22
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %65

38:                                               ; preds = %6
  %39 = icmp eq i32 %5, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %38
  %41 = icmp slt i32 %22, %34
  br i1 %41, label %65, label %44

42:                                               ; preds = %38
  %43 = icmp sgt i32 %22, %34
  br i1 %43, label %65, label %44

44:                                               ; preds = %42, %40
  %45 = shl i64 %33, 32
  %46 = ashr exact i64 %45, 32
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !16, !alias.scope !23, !noalias !30, !amdgpu.noclobber !18
  %49 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %46
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16, !alias.scope !26, !noalias !31, !amdgpu.noclobber !18
  %51 = shl i64 %21, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !16, !alias.scope !26, !noalias !31, !amdgpu.noclobber !18
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16, !alias.scope !23, !noalias !30, !amdgpu.noclobber !18
  %57 = fmul float %50, %56
  %58 = tail call float @llvm.fmuladd.f32(float %48, float %54, float %57)
  %59 = mul nsw i32 %0, %34
  %60 = add nsw i32 %59, %22
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16, !alias.scope !28, !noalias !32, !amdgpu.noclobber !18
  %64 = tail call float @llvm.fmuladd.f32(float %1, float %58, float %63)
  store float %64, ptr addrspace(1) %62, align 4, !tbaa !16, !alias.scope !28, !noalias !32
  br label %65

65:                                               ; preds = %6, %40, %42, %44
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = icmp sgt i32 %0, %34
  %36 = icmp sgt i32 %0, %22
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %65

38:                                               ; preds = %6
  %39 = icmp eq i32 %5, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %38
  %41 = icmp slt i32 %22, %34
  br i1 %41, label %65, label %44

42:                                               ; preds = %38
  %43 = icmp sgt i32 %22, %34
  br i1 %43, label %65, label %44

44:                                               ; preds = %42, %40
  %45 = shl i64 %33, 32
  %46 = ashr exact i64 %45, 32
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !16
  %49 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %46
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16
  %51 = shl i64 %21, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !16
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16
  %57 = fmul float %50, %56
  %58 = tail call float @llvm.fmuladd.f32(float %48, float %54, float %57)
  %59 = mul nsw i32 %0, %34
  %60 = add nsw i32 %59, %22
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16
  %64 = tail call float @llvm.fmuladd.f32(float %1, float %58, float %63)
  store float %64, ptr addrspace(1) %62, align 4, !tbaa !16
  br label %65

65:                                               ; preds = %40, %42, %6, %44
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"float", !"float*", !"int", !"float*", !"int", !"float*", !"int"}
!15 = !{!"", !"", !"", !"const", !"", !"const", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"int", !"float", !"float*", !"float*", !"float*", !"int"}
!22 = !{!"", !"", !"restrict const", !"restrict const", !"restrict", !""}
!23 = !{!24}
!24 = distinct !{!24, !25, !"__clang_ocl_kern_imp_syr2: argument 0"}
!25 = distinct !{!25, !"__clang_ocl_kern_imp_syr2"}
!26 = !{!27}
!27 = distinct !{!27, !25, !"__clang_ocl_kern_imp_syr2: argument 1"}
!28 = !{!29}
!29 = distinct !{!29, !25, !"__clang_ocl_kern_imp_syr2: argument 2"}
!30 = !{!27, !29}
!31 = !{!24, !29}
!32 = !{!24, !27}
