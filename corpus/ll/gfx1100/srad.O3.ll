; ModuleID = 'corpus/opencl/srad.cl'
source_filename = "corpus/opencl/srad.cl"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
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
  %27 = mul nsw i32 %2, %1
  %28 = icmp sgt i32 %27, %26
  br i1 %28, label %29, label %109

29:                                               ; preds = %10
  %30 = add nsw i32 %26, 1
  %31 = freeze i32 %30
  %32 = sdiv i32 %31, %1
  %33 = mul i32 %32, %1
  %34 = sub i32 %31, %33
  %35 = icmp eq i32 %34, 0
  %36 = sext i1 %35 to i32
  %37 = add nsw i32 %32, %36
  %38 = select i1 %35, i32 %1, i32 %34
  %39 = add nsw i32 %38, -1
  %40 = icmp eq i32 %39, 0
  %41 = add nsw i32 %38, -2
  %42 = select i1 %40, i32 0, i32 %41
  %43 = add nsw i32 %1, -1
  %44 = icmp eq i32 %38, %1
  %45 = select i1 %44, i32 %43, i32 %38
  %46 = tail call i32 @llvm.usub.sat.i32(i32 %37, i32 1)
  %47 = add nsw i32 %2, -1
  %48 = icmp eq i32 %37, %47
  %49 = add nsw i32 %37, 1
  %50 = select i1 %48, i32 %47, i32 %49
  %51 = shl i64 %25, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %55 = mul nsw i32 %37, %1
  %56 = add nsw i32 %42, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %60 = fsub float %59, %54
  %61 = add nsw i32 %45, %55
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %65 = fsub float %64, %54
  %66 = mul nsw i32 %46, %1
  %67 = add nsw i32 %66, %39
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %71 = fsub float %70, %54
  %72 = mul nsw i32 %50, %1
  %73 = add nsw i32 %72, %39
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %77 = fsub float %76, %54
  %78 = fmul float %65, %65
  %79 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %78)
  %80 = tail call float @llvm.fmuladd.f32(float %71, float %71, float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %80)
  %82 = fmul float %54, %54
  %83 = fdiv float %81, %82
  %84 = fadd float %60, %65
  %85 = fadd float %84, %71
  %86 = fadd float %85, %77
  %87 = fdiv float %86, %54
  %88 = fmul float %87, %87
  %89 = fmul float %88, -6.250000e-02
  %90 = tail call float @llvm.fmuladd.f32(float %83, float 5.000000e-01, float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %87, float 2.500000e-01, float 1.000000e+00)
  %92 = fmul float %91, %91
  %93 = fdiv float %90, %92
  %94 = fsub float %93, %8
  %95 = fadd float %8, 1.000000e+00
  %96 = fmul float %8, %95
  %97 = fdiv float %94, %96
  %98 = fadd float %97, 1.000000e+00
  %99 = fdiv float 1.000000e+00, %98
  %100 = fcmp olt float %99, 0.000000e+00
  %101 = fcmp ogt float %99, 1.000000e+00
  %102 = select i1 %101, float 1.000000e+00, float %99
  %103 = select i1 %100, float 0.000000e+00, float %102
  %104 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %52
  store float %60, ptr addrspace(1) %104, align 4, !tbaa !19, !noalias !16
  %105 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %52
  store float %65, ptr addrspace(1) %105, align 4, !tbaa !19, !noalias !16
  %106 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %52
  store float %71, ptr addrspace(1) %106, align 4, !tbaa !19, !noalias !16
  %107 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %52
  store float %77, ptr addrspace(1) %107, align 4, !tbaa !19, !noalias !16
  %108 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %52
  store float %103, ptr addrspace(1) %108, align 4, !tbaa !19, !noalias !16
  br label %109

109:                                              ; preds = %10, %29
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %27 = mul nsw i32 %2, %1
  %28 = icmp sgt i32 %27, %26
  br i1 %28, label %29, label %109

29:                                               ; preds = %10
  %30 = add nsw i32 %26, 1
  %31 = freeze i32 %30
  %32 = sdiv i32 %31, %1
  %33 = mul i32 %32, %1
  %34 = sub i32 %31, %33
  %35 = icmp eq i32 %34, 0
  %36 = sext i1 %35 to i32
  %37 = add nsw i32 %32, %36
  %38 = select i1 %35, i32 %1, i32 %34
  %39 = add nsw i32 %38, -1
  %40 = icmp eq i32 %39, 0
  %41 = add nsw i32 %38, -2
  %42 = select i1 %40, i32 0, i32 %41
  %43 = add nsw i32 %1, -1
  %44 = icmp eq i32 %38, %1
  %45 = select i1 %44, i32 %43, i32 %38
  %46 = tail call i32 @llvm.usub.sat.i32(i32 %37, i32 1)
  %47 = add nsw i32 %2, -1
  %48 = icmp eq i32 %37, %47
  %49 = add nsw i32 %37, 1
  %50 = select i1 %48, i32 %47, i32 %49
  %51 = shl i64 %25, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19
  %55 = mul nsw i32 %37, %1
  %56 = add nsw i32 %42, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !19
  %60 = fsub float %59, %54
  %61 = add nsw i32 %45, %55
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !19
  %65 = fsub float %64, %54
  %66 = mul nsw i32 %46, %1
  %67 = add nsw i32 %66, %39
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !19
  %71 = fsub float %70, %54
  %72 = mul nsw i32 %50, %1
  %73 = add nsw i32 %72, %39
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !19
  %77 = fsub float %76, %54
  %78 = fmul float %65, %65
  %79 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %78)
  %80 = tail call float @llvm.fmuladd.f32(float %71, float %71, float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %80)
  %82 = fmul float %54, %54
  %83 = fdiv float %81, %82
  %84 = fadd float %60, %65
  %85 = fadd float %84, %71
  %86 = fadd float %85, %77
  %87 = fdiv float %86, %54
  %88 = fmul float %87, %87
  %89 = fmul float %88, -6.250000e-02
  %90 = tail call float @llvm.fmuladd.f32(float %83, float 5.000000e-01, float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %87, float 2.500000e-01, float 1.000000e+00)
  %92 = fmul float %91, %91
  %93 = fdiv float %90, %92
  %94 = fsub float %93, %8
  %95 = fadd float %8, 1.000000e+00
  %96 = fmul float %8, %95
  %97 = fdiv float %94, %96
  %98 = fadd float %97, 1.000000e+00
  %99 = fdiv float 1.000000e+00, %98
  %100 = fcmp olt float %99, 0.000000e+00
  %101 = fcmp ogt float %99, 1.000000e+00
  %102 = select i1 %101, float 1.000000e+00, float %99
  %103 = select i1 %100, float 0.000000e+00, float %102
  %104 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %52
  store float %60, ptr addrspace(1) %104, align 4, !tbaa !19
  %105 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %52
  store float %65, ptr addrspace(1) %105, align 4, !tbaa !19
  %106 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %52
  store float %71, ptr addrspace(1) %106, align 4, !tbaa !19
  %107 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %52
  store float %77, ptr addrspace(1) %107, align 4, !tbaa !19
  %108 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %52
  store float %103, ptr addrspace(1) %108, align 4, !tbaa !19
  br label %109

109:                                              ; preds = %10, %29
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
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
  %26 = mul nsw i32 %2, %1
  %27 = icmp sgt i32 %26, %25
  br i1 %27, label %28, label %69

28:                                               ; preds = %9
  %29 = freeze i32 %25
  %30 = sdiv i32 %29, %1
  %31 = mul i32 %30, %1
  %32 = sub i32 %29, %31
  %33 = add nsw i32 %32, 1
  %34 = add nsw i32 %1, -1
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %34, i32 range(i32 -2147483647, -2147483648) %33)
  %36 = add nsw i32 %30, 1
  %37 = add nsw i32 %2, -1
  %38 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %37, i32 range(i32 -2147483647, -2147483648) %36)
  %39 = shl i64 %24, 32
  %40 = ashr exact i64 %39, 32
  %41 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !19, !alias.scope !35, !noalias !39, !amdgpu.noclobber !21
  %43 = mul nsw i32 %30, %1
  %44 = add nsw i32 %35, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19, !alias.scope !35, !noalias !39, !amdgpu.noclobber !21
  %48 = mul nsw i32 %38, %1
  %49 = add nsw i32 %48, %32
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !19, !alias.scope !35, !noalias !39, !amdgpu.noclobber !21
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %40
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19, !alias.scope !26, !noalias !40, !amdgpu.noclobber !21
  %55 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19, !alias.scope !29, !noalias !41, !amdgpu.noclobber !21
  %57 = fmul float %47, %56
  %58 = tail call float @llvm.fmuladd.f32(float %42, float %54, float %57)
  %59 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %40
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19, !alias.scope !33, !noalias !42, !amdgpu.noclobber !21
  %61 = tail call float @llvm.fmuladd.f32(float %42, float %60, float %58)
  %62 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %40
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !19, !alias.scope !31, !noalias !43, !amdgpu.noclobber !21
  %64 = tail call float @llvm.fmuladd.f32(float %52, float %63, float %61)
  %65 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %40
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19, !alias.scope !37, !noalias !44, !amdgpu.noclobber !21
  %67 = fmul float %0, 2.500000e-01
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %64, float %66)
  store float %68, ptr addrspace(1) %65, align 4, !tbaa !19, !alias.scope !37, !noalias !44
  br label %69

69:                                               ; preds = %9, %28
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #4 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %26 = mul nsw i32 %2, %1
  %27 = icmp sgt i32 %26, %25
  br i1 %27, label %28, label %69

28:                                               ; preds = %9
  %29 = freeze i32 %25
  %30 = sdiv i32 %29, %1
  %31 = mul i32 %30, %1
  %32 = sub i32 %29, %31
  %33 = add nsw i32 %32, 1
  %34 = add nsw i32 %1, -1
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %34, i32 range(i32 -2147483647, -2147483648) %33)
  %36 = add nsw i32 %30, 1
  %37 = add nsw i32 %2, -1
  %38 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %37, i32 range(i32 -2147483647, -2147483648) %36)
  %39 = shl i64 %24, 32
  %40 = ashr exact i64 %39, 32
  %41 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !19
  %43 = mul nsw i32 %30, %1
  %44 = add nsw i32 %35, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19
  %48 = mul nsw i32 %38, %1
  %49 = add nsw i32 %48, %32
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !19
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %40
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19
  %55 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19
  %57 = fmul float %47, %56
  %58 = tail call float @llvm.fmuladd.f32(float %42, float %54, float %57)
  %59 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %40
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19
  %61 = tail call float @llvm.fmuladd.f32(float %42, float %60, float %58)
  %62 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %40
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !19
  %64 = tail call float @llvm.fmuladd.f32(float %52, float %63, float %61)
  %65 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %40
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19
  %67 = fmul float %0, 2.500000e-01
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %64, float %66)
  store float %68, ptr addrspace(1) %65, align 4, !tbaa !19
  br label %69

69:                                               ; preds = %9, %28
  ret void
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
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float*"}
!15 = !{!"", !"", !"", !"restrict const", !"", !"", !"", !"", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_srad1: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_srad1"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{}
!22 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float*"}
!25 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!26 = !{!27}
!27 = distinct !{!27, !28, !"__clang_ocl_kern_imp_srad2: argument 0"}
!28 = distinct !{!28, !"__clang_ocl_kern_imp_srad2"}
!29 = !{!30}
!30 = distinct !{!30, !28, !"__clang_ocl_kern_imp_srad2: argument 1"}
!31 = !{!32}
!32 = distinct !{!32, !28, !"__clang_ocl_kern_imp_srad2: argument 2"}
!33 = !{!34}
!34 = distinct !{!34, !28, !"__clang_ocl_kern_imp_srad2: argument 3"}
!35 = !{!36}
!36 = distinct !{!36, !28, !"__clang_ocl_kern_imp_srad2: argument 4"}
!37 = !{!38}
!38 = distinct !{!38, !28, !"__clang_ocl_kern_imp_srad2: argument 5"}
!39 = !{!27, !30, !32, !34, !38}
!40 = !{!30, !32, !34, !36, !38}
!41 = !{!27, !32, !34, !36, !38}
!42 = !{!27, !30, !32, !36, !38}
!43 = !{!27, !30, !34, !36, !38}
!44 = !{!27, !30, !32, !34, !36}
