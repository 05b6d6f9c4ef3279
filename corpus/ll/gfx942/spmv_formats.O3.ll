; ModuleID = 'corpus/opencl/spmv_formats.cl'
source_filename = "corpus/opencl/spmv_formats.cl"
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
define protected amdgpu_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %51

24:                                               ; preds = %6
  %25 = icmp sgt i32 %1, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %47, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %48, %47 ]
  %28 = shl i64 %21, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %29
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  br label %51

31:                                               ; preds = %24, %47
  %32 = phi float [ %48, %47 ], [ 0.000000e+00, %24 ]
  %33 = phi i32 [ %49, %47 ], [ 0, %24 ]
  %34 = mul nsw i32 %33, %0
  %35 = add nsw i32 %34, %22
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6, !alias.scope !16, !noalias !28, !amdgpu.noclobber !29
  %39 = icmp sgt i32 %38, -1
  br i1 %39, label %40, label %47

40:                                               ; preds = %31
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !25, !alias.scope !19, !noalias !30, !amdgpu.noclobber !29
  %45 = load float, ptr addrspace(1) %42, align 4, !tbaa !25, !alias.scope !21, !noalias !31, !amdgpu.noclobber !29
  %46 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %32)
  br label %47

47:                                               ; preds = %40, %31
  %48 = phi float [ %46, %40 ], [ %32, %31 ]
  %49 = add nuw nsw i32 %33, 1
  %50 = icmp eq i32 %49, %1
  br i1 %50, label %26, label %31

51:                                               ; preds = %6, %26
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %51

24:                                               ; preds = %6
  %25 = icmp sgt i32 %1, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %47, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %48, %47 ]
  %28 = shl i64 %21, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %29
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !25
  br label %51

31:                                               ; preds = %24, %47
  %32 = phi float [ %48, %47 ], [ 0.000000e+00, %24 ]
  %33 = phi i32 [ %49, %47 ], [ 0, %24 ]
  %34 = mul nsw i32 %33, %0
  %35 = add nsw i32 %34, %22
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = icmp sgt i32 %38, -1
  br i1 %39, label %40, label %47

40:                                               ; preds = %31
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !25
  %45 = load float, ptr addrspace(1) %42, align 4, !tbaa !25
  %46 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %32)
  br label %47

47:                                               ; preds = %40, %31
  %48 = phi float [ %46, %40 ], [ %32, %31 ]
  %49 = add nuw nsw i32 %33, 1
  %50 = icmp eq i32 %49, %1
  br i1 %50, label %26, label %31

51:                                               ; preds = %26, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !32 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %53

24:                                               ; preds = %6
  %25 = icmp sgt i32 %1, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %49, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %50, %49 ]
  %28 = shl i64 %21, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %29
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !25, !alias.scope !38, !noalias !40
  br label %53

31:                                               ; preds = %24, %49
  %32 = phi i32 [ %51, %49 ], [ 0, %24 ]
  %33 = phi float [ %50, %49 ], [ 0.000000e+00, %24 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6, !noalias !41, !amdgpu.noclobber !29
  %37 = add nsw i32 %36, %22
  %38 = icmp ult i32 %37, %0
  br i1 %38, label %39, label %49

39:                                               ; preds = %31
  %40 = mul nsw i32 %32, %0
  %41 = add nsw i32 %40, %22
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !25, !alias.scope !33, !noalias !42, !amdgpu.noclobber !29
  %45 = sext i32 %37 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !25, !alias.scope !36, !noalias !43, !amdgpu.noclobber !29
  %48 = tail call fastcc float @llvm.fmuladd.f32(float noundef %44, float noundef %47, float noundef %33) #10
  br label %49

49:                                               ; preds = %39, %31
  %50 = phi float [ %48, %39 ], [ %33, %31 ]
  %51 = add nuw nsw i32 %32, 1
  %52 = icmp eq i32 %51, %1
  br i1 %52, label %26, label %31

53:                                               ; preds = %6, %26
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !32 {
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %53

24:                                               ; preds = %6
  %25 = icmp sgt i32 %1, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %49, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %50, %49 ]
  %28 = shl i64 %21, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %29
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !25
  br label %53

31:                                               ; preds = %24, %49
  %32 = phi i32 [ %51, %49 ], [ 0, %24 ]
  %33 = phi float [ %50, %49 ], [ 0.000000e+00, %24 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = add nsw i32 %36, %22
  %38 = icmp ult i32 %37, %0
  br i1 %38, label %39, label %49

39:                                               ; preds = %31
  %40 = mul nsw i32 %32, %0
  %41 = add nsw i32 %40, %22
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !25
  %45 = sext i32 %37 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !25
  %48 = tail call fastcc float @llvm.fmuladd.f32(float noundef %44, float noundef %47, float noundef %33) #10
  br label %49

49:                                               ; preds = %39, %31
  %50 = phi float [ %48, %39 ], [ %33, %31 ]
  %51 = add nuw nsw i32 %32, 1
  %52 = icmp eq i32 %51, %1
  br i1 %52, label %26, label %31

53:                                               ; preds = %6, %26
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !44 !kernel_arg_access_qual !13 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !48)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !53)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %57

24:                                               ; preds = %6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6, !alias.scope !48, !noalias !59, !amdgpu.noclobber !29
  %29 = add i64 %25, 4294967296
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6, !alias.scope !48, !noalias !59, !amdgpu.noclobber !29
  %33 = icmp slt i32 %28, %32
  br i1 %33, label %37, label %34

34:                                               ; preds = %37, %24
  %35 = phi <2 x float> [ zeroinitializer, %24 ], [ %54, %37 ]
  %36 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %26
  store <2 x float> %35, ptr addrspace(1) %36, align 8, !tbaa !60, !alias.scope !57, !noalias !61
  br label %57

37:                                               ; preds = %24, %37
  %38 = phi <2 x float> [ %54, %37 ], [ zeroinitializer, %24 ]
  %39 = phi i32 [ %55, %37 ], [ %28, %24 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !60, !alias.scope !53, !noalias !62, !amdgpu.noclobber !29
  %43 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %40
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6, !alias.scope !51, !noalias !63, !amdgpu.noclobber !29
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %45
  %47 = load <2 x float>, ptr addrspace(1) %46, align 8, !tbaa !60, !alias.scope !55, !noalias !64, !amdgpu.noclobber !29
  %48 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %49 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %50 = fmul <2 x float> %48, %49
  %51 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %52 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %51, <2 x float> %52, <2 x float> %50)
  %54 = fadd <2 x float> %38, %53
  %55 = add nsw i32 %39, 1
  %56 = icmp slt i32 %55, %32
  br i1 %56, label %37, label %34

57:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !44 !kernel_arg_access_qual !13 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
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
  %23 = icmp sgt i32 %0, %22
  br i1 %23, label %24, label %57

24:                                               ; preds = %6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = add i64 %25, 4294967296
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = icmp slt i32 %28, %32
  br i1 %33, label %37, label %34

34:                                               ; preds = %37, %24
  %35 = phi <2 x float> [ zeroinitializer, %24 ], [ %54, %37 ]
  %36 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %26
  store <2 x float> %35, ptr addrspace(1) %36, align 8, !tbaa !60
  br label %57

37:                                               ; preds = %24, %37
  %38 = phi <2 x float> [ %54, %37 ], [ zeroinitializer, %24 ]
  %39 = phi i32 [ %55, %37 ], [ %28, %24 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !60
  %43 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %40
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %45
  %47 = load <2 x float>, ptr addrspace(1) %46, align 8, !tbaa !60
  %48 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %49 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %50 = fmul <2 x float> %48, %49
  %51 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %52 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %51, <2 x float> %52, <2 x float> %50)
  %54 = fadd <2 x float> %38, %53
  %55 = add nsw i32 %39, 1
  %56 = icmp slt i32 %55, %32
  br i1 %56, label %37, label %34

57:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

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
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"int*", !"float*", !"float*", !"float*"}
!15 = !{!"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_spmv_ell: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_spmv_ell"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_spmv_ell: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_spmv_ell: argument 2"}
!23 = !{!24}
!24 = distinct !{!24, !18, !"__clang_ocl_kern_imp_spmv_ell: argument 3"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!17, !20, !22}
!28 = !{!20, !22, !24}
!29 = !{}
!30 = !{!17, !22, !24}
!31 = !{!17, !20, !24}
!32 = !{!"", !"", !"const", !"restrict const", !"restrict const", !"restrict"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"__clang_ocl_kern_imp_spmv_dia: argument 0"}
!35 = distinct !{!35, !"__clang_ocl_kern_imp_spmv_dia"}
!36 = !{!37}
!37 = distinct !{!37, !35, !"__clang_ocl_kern_imp_spmv_dia: argument 1"}
!38 = !{!39}
!39 = distinct !{!39, !35, !"__clang_ocl_kern_imp_spmv_dia: argument 2"}
!40 = !{!34, !37}
!41 = !{!34, !37, !39}
!42 = !{!37, !39}
!43 = !{!34, !39}
!44 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!45 = !{!"int", !"int*", !"int*", !"float4*", !"float2*", !"float2*"}
!46 = !{!"int", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!47 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"__clang_ocl_kern_imp_spmv_bsr2: argument 0"}
!50 = distinct !{!50, !"__clang_ocl_kern_imp_spmv_bsr2"}
!51 = !{!52}
!52 = distinct !{!52, !50, !"__clang_ocl_kern_imp_spmv_bsr2: argument 1"}
!53 = !{!54}
!54 = distinct !{!54, !50, !"__clang_ocl_kern_imp_spmv_bsr2: argument 2"}
!55 = !{!56}
!56 = distinct !{!56, !50, !"__clang_ocl_kern_imp_spmv_bsr2: argument 3"}
!57 = !{!58}
!58 = distinct !{!58, !50, !"__clang_ocl_kern_imp_spmv_bsr2: argument 4"}
!59 = !{!52, !54, !56, !58}
!60 = !{!8, !8, i64 0}
!61 = !{!49, !52, !54, !56}
!62 = !{!49, !52, !56, !58}
!63 = !{!49, !54, !56, !58}
!64 = !{!49, !52, !54, !58}
