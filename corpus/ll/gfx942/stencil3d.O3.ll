; ModuleID = 'corpus/opencl/stencil3d.cl'
source_filename = "corpus/opencl/stencil3d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@stencil7_march.tile = internal unnamed_addr addrspace(3) global [6 x [8 x float]] undef, align 4

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
define protected amdgpu_kernel void @stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %26 = add i32 %25, 1
  %27 = icmp sgt i32 %23, 0
  br i1 %27, label %28, label %92

28:                                               ; preds = %7
  %29 = add nsw i32 %4, -1
  %30 = icmp sgt i32 %29, %23
  %31 = icmp sgt i32 %24, 0
  %32 = and i1 %31, %30
  %33 = add nsw i32 %5, -1
  %34 = icmp sgt i32 %33, %24
  %35 = select i1 %32, i1 %34, i1 false
  br i1 %35, label %36, label %92

36:                                               ; preds = %28
  %37 = add i32 %25, 2
  %38 = mul nsw i32 %5, %37
  %39 = add nsw i32 %38, %24
  %40 = mul nsw i32 %39, %4
  %41 = add nsw i32 %40, %23
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !16, !amdgpu.noclobber !18
  %45 = mul nsw i32 %5, %25
  %46 = add nsw i32 %45, %24
  %47 = mul nsw i32 %46, %4
  %48 = add nsw i32 %47, %23
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !16, !amdgpu.noclobber !18
  %52 = fadd float %44, %51
  %53 = add nuw nsw i32 %24, 1
  %54 = mul nsw i32 %5, %26
  %55 = add nsw i32 %53, %54
  %56 = mul nsw i32 %55, %4
  %57 = add nsw i32 %56, %23
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !16, !amdgpu.noclobber !18
  %61 = fadd float %52, %60
  %62 = add nsw i32 %24, -1
  %63 = add nsw i32 %62, %54
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %23
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !16, !amdgpu.noclobber !18
  %69 = fadd float %61, %68
  %70 = add nsw i32 %54, %24
  %71 = mul nsw i32 %70, %4
  %72 = add i32 %71, 1
  %73 = add i32 %72, %23
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16, !amdgpu.noclobber !18
  %77 = fadd float %69, %76
  %78 = add i32 %71, -1
  %79 = add i32 %78, %23
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16, !amdgpu.noclobber !18
  %83 = fadd float %77, %82
  %84 = add nsw i32 %71, %23
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !16, !amdgpu.noclobber !18
  %88 = fneg float %0
  %89 = fmul float %87, %88
  %90 = tail call float @llvm.fmuladd.f32(float %1, float %83, float %89)
  %91 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %85
  store float %90, ptr addrspace(1) %91, align 4, !tbaa !16
  br label %92

92:                                               ; preds = %7, %28, %36
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %26 = add i32 %25, 1
  %27 = icmp sgt i32 %23, 0
  br i1 %27, label %28, label %92

28:                                               ; preds = %7
  %29 = add nsw i32 %4, -1
  %30 = icmp sgt i32 %29, %23
  %31 = icmp sgt i32 %24, 0
  %32 = and i1 %31, %30
  %33 = add nsw i32 %5, -1
  %34 = icmp sgt i32 %33, %24
  %35 = select i1 %32, i1 %34, i1 false
  br i1 %35, label %36, label %92

36:                                               ; preds = %28
  %37 = add i32 %25, 2
  %38 = mul nsw i32 %5, %37
  %39 = add nsw i32 %38, %24
  %40 = mul nsw i32 %39, %4
  %41 = add nsw i32 %40, %23
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !16
  %45 = mul nsw i32 %5, %25
  %46 = add nsw i32 %45, %24
  %47 = mul nsw i32 %46, %4
  %48 = add nsw i32 %47, %23
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !16
  %52 = fadd float %44, %51
  %53 = add nuw nsw i32 %24, 1
  %54 = mul nsw i32 %5, %26
  %55 = add nsw i32 %53, %54
  %56 = mul nsw i32 %55, %4
  %57 = add nsw i32 %56, %23
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !16
  %61 = fadd float %52, %60
  %62 = add nsw i32 %24, -1
  %63 = add nsw i32 %62, %54
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %23
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !16
  %69 = fadd float %61, %68
  %70 = add nsw i32 %54, %24
  %71 = mul nsw i32 %70, %4
  %72 = add i32 %71, 1
  %73 = add i32 %72, %23
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16
  %77 = fadd float %69, %76
  %78 = add i32 %71, -1
  %79 = add i32 %78, %23
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16
  %83 = fadd float %77, %82
  %84 = add nsw i32 %71, %23
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !16
  %88 = fneg float %0
  %89 = fmul float %87, %88
  %90 = tail call float @llvm.fmuladd.f32(float %1, float %83, float %89)
  %91 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %85
  store float %90, ptr addrspace(1) %91, align 4, !tbaa !16
  br label %92

92:                                               ; preds = %36, %28, %7
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !19 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %12 to i64
  %21 = zext nneg i32 %16 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = add i64 %19, %9
  %24 = add i64 %23, %22
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %15, 16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 48
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = zext nneg i32 %27 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = add i64 %29, %11
  %34 = add i64 %33, %32
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %25, 0
  %37 = icmp sgt i32 %35, 0
  %38 = and i1 %36, %37
  %39 = add nsw i32 %4, -1
  %40 = icmp sgt i32 %39, %25
  %41 = select i1 %38, i1 %40, i1 false
  %42 = add nsw i32 %5, -1
  %43 = icmp sgt i32 %42, %35
  %44 = select i1 %41, i1 %43, i1 false
  %45 = icmp sgt i32 %6, 2
  br i1 %45, label %46, label %153

46:                                               ; preds = %7
  %47 = add nsw i32 %5, %35
  %48 = mul nsw i32 %47, %4
  %49 = add nsw i32 %48, %25
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  %53 = mul nsw i32 %4, %35
  %54 = add nsw i32 %53, %25
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  %58 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @stencil7_march.tile, i32 %10
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i32 %8
  %60 = icmp eq i32 %8, 0
  %61 = getelementptr i8, ptr addrspace(3) %59, i32 -4
  %62 = add nsw i32 %25, -1
  %63 = icmp samesign ult i32 %8, 7
  %64 = add nuw nsw i32 %25, 1
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 4
  %66 = icmp eq i32 %10, 0
  %67 = getelementptr i8, ptr addrspace(3) %58, i32 -32
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i32 %8
  %69 = add nsw i32 %35, -1
  %70 = icmp samesign ult i32 %10, 5
  %71 = add nuw nsw i32 %35, 1
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 32
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %72, i32 %8
  %74 = fneg float %0
  %75 = add nsw i32 %6, -2
  br label %76

76:                                               ; preds = %46, %151
  %77 = phi float [ %57, %46 ], [ %78, %151 ]
  %78 = phi float [ %52, %46 ], [ %87, %151 ]
  %79 = phi i32 [ 1, %46 ], [ %80, %151 ]
  store float %78, ptr addrspace(3) %59, align 4, !tbaa !16, !noalias !25
  fence syncscope("workgroup") seq_cst, !noalias !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !noalias !25
  %80 = add nuw nsw i32 %79, 1
  %81 = mul nsw i32 %80, %5
  %82 = add nsw i32 %81, %35
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %25
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  br i1 %44, label %88, label %151

88:                                               ; preds = %76
  br i1 %60, label %91, label %89

89:                                               ; preds = %88
  %90 = load float, ptr addrspace(3) %61, align 4, !tbaa !16, !noalias !25
  br label %99

91:                                               ; preds = %88
  %92 = mul nsw i32 %79, %5
  %93 = add nsw i32 %92, %35
  %94 = mul nsw i32 %93, %4
  %95 = add nsw i32 %62, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  br label %99

99:                                               ; preds = %91, %89
  %100 = phi float [ %90, %89 ], [ %98, %91 ]
  br i1 %63, label %101, label %103

101:                                              ; preds = %99
  %102 = load float, ptr addrspace(3) %65, align 4, !tbaa !16, !noalias !25
  br label %111

103:                                              ; preds = %99
  %104 = mul nsw i32 %79, %5
  %105 = add nsw i32 %104, %35
  %106 = mul nsw i32 %105, %4
  %107 = add nsw i32 %64, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  br label %111

111:                                              ; preds = %103, %101
  %112 = phi float [ %102, %101 ], [ %110, %103 ]
  br i1 %66, label %115, label %113

113:                                              ; preds = %111
  %114 = load float, ptr addrspace(3) %68, align 4, !tbaa !16, !noalias !25
  br label %123

115:                                              ; preds = %111
  %116 = mul nsw i32 %79, %5
  %117 = add nsw i32 %69, %116
  %118 = mul nsw i32 %117, %4
  %119 = add nsw i32 %118, %25
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  br label %123

123:                                              ; preds = %115, %113
  %124 = phi float [ %114, %113 ], [ %122, %115 ]
  br i1 %70, label %125, label %128

125:                                              ; preds = %123
  %126 = load float, ptr addrspace(3) %73, align 4, !tbaa !16, !noalias !25
  %127 = mul nsw i32 %79, %5
  br label %136

128:                                              ; preds = %123
  %129 = mul nsw i32 %79, %5
  %130 = add nsw i32 %71, %129
  %131 = mul nsw i32 %130, %4
  %132 = add nsw i32 %131, %25
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !16, !alias.scope !20, !noalias !23, !amdgpu.noclobber !18
  br label %136

136:                                              ; preds = %128, %125
  %137 = phi i32 [ %129, %128 ], [ %127, %125 ]
  %138 = phi float [ %135, %128 ], [ %126, %125 ]
  %139 = fadd float %77, %87
  %140 = fadd float %139, %138
  %141 = fadd float %124, %140
  %142 = fadd float %112, %141
  %143 = fadd float %100, %142
  %144 = fmul float %78, %74
  %145 = tail call float @llvm.fmuladd.f32(float %1, float %143, float %144)
  %146 = add nsw i32 %137, %35
  %147 = mul nsw i32 %146, %4
  %148 = add nsw i32 %147, %25
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %149
  store float %145, ptr addrspace(1) %150, align 4, !tbaa !16, !alias.scope !23, !noalias !20
  br label %151

151:                                              ; preds = %136, %76
  fence syncscope("workgroup") seq_cst, !noalias !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !noalias !25
  %152 = icmp eq i32 %79, %75
  br i1 %152, label %153, label %76

153:                                              ; preds = %151, %7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !19 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %12 to i64
  %21 = zext nneg i32 %16 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = add i64 %19, %9
  %24 = add i64 %23, %22
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %15, 16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 48
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = zext nneg i32 %27 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = add i64 %29, %11
  %34 = add i64 %33, %32
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %25, 0
  %37 = icmp sgt i32 %35, 0
  %38 = and i1 %36, %37
  %39 = add nsw i32 %4, -1
  %40 = icmp sgt i32 %39, %25
  %41 = select i1 %38, i1 %40, i1 false
  %42 = add nsw i32 %5, -1
  %43 = icmp sgt i32 %42, %35
  %44 = select i1 %41, i1 %43, i1 false
  %45 = icmp sgt i32 %6, 2
  br i1 %45, label %46, label %76

46:                                               ; preds = %7
  %47 = add nsw i32 %5, %35
  %48 = mul nsw i32 %47, %4
  %49 = add nsw i32 %48, %25
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = mul nsw i32 %4, %35
  %54 = add nsw i32 %53, %25
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !16
  %58 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @stencil7_march.tile, i32 %10
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i32 %8
  %60 = icmp eq i32 %8, 0
  %61 = getelementptr i8, ptr addrspace(3) %59, i32 -4
  %62 = add nsw i32 %25, -1
  %63 = icmp samesign ult i32 %8, 7
  %64 = add nuw nsw i32 %25, 1
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 4
  %66 = icmp eq i32 %10, 0
  %67 = getelementptr i8, ptr addrspace(3) %58, i32 -32
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i32 %8
  %69 = add nsw i32 %35, -1
  %70 = icmp samesign ult i32 %10, 5
  %71 = add nuw nsw i32 %35, 1
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 32
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %72, i32 %8
  %74 = fneg float %0
  %75 = add nsw i32 %6, -2
  br label %77

76:                                               ; preds = %152, %7
  ret void

77:                                               ; preds = %46, %152
  %78 = phi float [ %57, %46 ], [ %79, %152 ]
  %79 = phi float [ %52, %46 ], [ %88, %152 ]
  %80 = phi i32 [ 1, %46 ], [ %81, %152 ]
  store float %79, ptr addrspace(3) %59, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %81 = add nuw nsw i32 %80, 1
  %82 = mul nsw i32 %81, %5
  %83 = add nsw i32 %82, %35
  %84 = mul nsw i32 %83, %4
  %85 = add nsw i32 %84, %25
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  br i1 %44, label %89, label %152

89:                                               ; preds = %77
  br i1 %60, label %92, label %90

90:                                               ; preds = %89
  %91 = load float, ptr addrspace(3) %61, align 4, !tbaa !16
  br label %100

92:                                               ; preds = %89
  %93 = mul nsw i32 %80, %5
  %94 = add nsw i32 %93, %35
  %95 = mul nsw i32 %94, %4
  %96 = add nsw i32 %62, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !16
  br label %100

100:                                              ; preds = %92, %90
  %101 = phi float [ %91, %90 ], [ %99, %92 ]
  br i1 %63, label %102, label %104

102:                                              ; preds = %100
  %103 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  br label %112

104:                                              ; preds = %100
  %105 = mul nsw i32 %80, %5
  %106 = add nsw i32 %105, %35
  %107 = mul nsw i32 %106, %4
  %108 = add nsw i32 %64, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !16
  br label %112

112:                                              ; preds = %104, %102
  %113 = phi float [ %103, %102 ], [ %111, %104 ]
  br i1 %66, label %116, label %114

114:                                              ; preds = %112
  %115 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  br label %124

116:                                              ; preds = %112
  %117 = mul nsw i32 %80, %5
  %118 = add nsw i32 %69, %117
  %119 = mul nsw i32 %118, %4
  %120 = add nsw i32 %119, %25
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !16
  br label %124

124:                                              ; preds = %116, %114
  %125 = phi float [ %115, %114 ], [ %123, %116 ]
  br i1 %70, label %126, label %129

126:                                              ; preds = %124
  %127 = load float, ptr addrspace(3) %73, align 4, !tbaa !16
  %128 = mul nsw i32 %80, %5
  br label %137

129:                                              ; preds = %124
  %130 = mul nsw i32 %80, %5
  %131 = add nsw i32 %71, %130
  %132 = mul nsw i32 %131, %4
  %133 = add nsw i32 %132, %25
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !16
  br label %137

137:                                              ; preds = %129, %126
  %138 = phi i32 [ %130, %129 ], [ %128, %126 ]
  %139 = phi float [ %136, %129 ], [ %127, %126 ]
  %140 = fadd float %78, %88
  %141 = fadd float %140, %139
  %142 = fadd float %125, %141
  %143 = fadd float %113, %142
  %144 = fadd float %101, %143
  %145 = fmul float %79, %74
  %146 = tail call float @llvm.fmuladd.f32(float %1, float %144, float %145)
  %147 = add nsw i32 %138, %35
  %148 = mul nsw i32 %147, %4
  %149 = add nsw i32 %148, %25
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %150
  store float %146, ptr addrspace(1) %151, align 4, !tbaa !16
  br label %152

152:                                              ; preds = %137, %77
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %153 = icmp eq i32 %80, %75
  br i1 %153, label %76, label %77
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

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
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float", !"float", !"float*", !"float*", !"int", !"int", !"int"}
!15 = !{!"", !"", !"const", !"", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!"", !"", !"restrict const", !"restrict", !"", !"", !""}
!20 = !{!21}
!21 = distinct !{!21, !22, !"__clang_ocl_kern_imp_stencil7_march: argument 0"}
!22 = distinct !{!22, !"__clang_ocl_kern_imp_stencil7_march"}
!23 = !{!24}
!24 = distinct !{!24, !22, !"__clang_ocl_kern_imp_stencil7_march: argument 1"}
!25 = !{!21, !24}
!26 = !{!"amdgpu-synchronize-as", !"local"}
