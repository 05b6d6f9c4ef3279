; ModuleID = 'corpus/opencl/md_lj.cl'
source_filename = "corpus/opencl/md_lj.cl"
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
define protected amdgpu_kernel void @lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
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
  %25 = icmp ugt i32 %7, %24
  br i1 %25, label %26, label %81

26:                                               ; preds = %8
  %27 = and i64 %23, 4294967295
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %78

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %27
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16, !tbaa !24, !alias.scope !20, !noalias !25, !amdgpu.noclobber !26
  %32 = extractelement <4 x float> %31, i64 0
  %33 = extractelement <4 x float> %31, i64 1
  %34 = extractelement <4 x float> %31, i64 2
  %35 = fneg float %6
  br label %36

36:                                               ; preds = %29, %74
  %37 = phi <4 x float> [ zeroinitializer, %29 ], [ %75, %74 ]
  %38 = phi i32 [ 0, %29 ], [ %76, %74 ]
  %39 = mul nsw i32 %38, %7
  %40 = add i32 %39, %24
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6, !alias.scope !22, !noalias !27, !amdgpu.noclobber !26
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16, !tbaa !24, !alias.scope !20, !noalias !25, !amdgpu.noclobber !26
  %47 = extractelement <4 x float> %46, i64 0
  %48 = fsub float %32, %47
  %49 = extractelement <4 x float> %46, i64 1
  %50 = fsub float %33, %49
  %51 = extractelement <4 x float> %46, i64 2
  %52 = fsub float %34, %51
  %53 = fmul float %50, %50
  %54 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fadd float %55, 0x3F847AE140000000
  %57 = fcmp olt float %56, %4
  br i1 %57, label %58, label %74

58:                                               ; preds = %36
  %59 = fdiv float 1.000000e+00, %56
  %60 = fmul float %59, %59
  %61 = fmul float %59, %60
  %62 = fmul float %59, %61
  %63 = tail call float @llvm.fmuladd.f32(float %5, float %61, float %35)
  %64 = fmul float %62, %63
  %65 = extractelement <4 x float> %37, i64 0
  %66 = tail call float @llvm.fmuladd.f32(float %48, float %64, float %65)
  %67 = insertelement <4 x float> %37, float %66, i64 0
  %68 = extractelement <4 x float> %37, i64 1
  %69 = tail call float @llvm.fmuladd.f32(float %50, float %64, float %68)
  %70 = insertelement <4 x float> %67, float %69, i64 1
  %71 = extractelement <4 x float> %37, i64 2
  %72 = tail call float @llvm.fmuladd.f32(float %52, float %64, float %71)
  %73 = insertelement <4 x float> %70, float %72, i64 2
  br label %74

74:                                               ; preds = %58, %36
  %75 = phi <4 x float> [ %73, %58 ], [ %37, %36 ]
  %76 = add nuw nsw i32 %38, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %78, label %36

78:                                               ; preds = %74, %26
  %79 = phi <4 x float> [ zeroinitializer, %26 ], [ %75, %74 ]
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %27
  store <4 x float> %79, ptr addrspace(1) %80, align 16, !tbaa !24, !alias.scope !17, !noalias !28
  br label %81

81:                                               ; preds = %8, %78
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %25 = icmp ugt i32 %7, %24
  br i1 %25, label %26, label %81

26:                                               ; preds = %8
  %27 = and i64 %23, 4294967295
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %78

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %27
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16, !tbaa !24
  %32 = extractelement <4 x float> %31, i64 0
  %33 = extractelement <4 x float> %31, i64 1
  %34 = extractelement <4 x float> %31, i64 2
  %35 = fneg float %6
  br label %36

36:                                               ; preds = %29, %74
  %37 = phi <4 x float> [ zeroinitializer, %29 ], [ %75, %74 ]
  %38 = phi i32 [ 0, %29 ], [ %76, %74 ]
  %39 = mul nsw i32 %38, %7
  %40 = add i32 %39, %24
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16, !tbaa !24
  %47 = extractelement <4 x float> %46, i64 0
  %48 = fsub float %32, %47
  %49 = extractelement <4 x float> %46, i64 1
  %50 = fsub float %33, %49
  %51 = extractelement <4 x float> %46, i64 2
  %52 = fsub float %34, %51
  %53 = fmul float %50, %50
  %54 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fadd float %55, 0x3F847AE140000000
  %57 = fcmp olt float %56, %4
  br i1 %57, label %58, label %74

58:                                               ; preds = %36
  %59 = fdiv float 1.000000e+00, %56
  %60 = fmul float %59, %59
  %61 = fmul float %59, %60
  %62 = fmul float %59, %61
  %63 = tail call float @llvm.fmuladd.f32(float %5, float %61, float %35)
  %64 = fmul float %62, %63
  %65 = extractelement <4 x float> %37, i64 0
  %66 = tail call float @llvm.fmuladd.f32(float %48, float %64, float %65)
  %67 = insertelement <4 x float> %37, float %66, i64 0
  %68 = extractelement <4 x float> %37, i64 1
  %69 = tail call float @llvm.fmuladd.f32(float %50, float %64, float %68)
  %70 = insertelement <4 x float> %67, float %69, i64 1
  %71 = extractelement <4 x float> %37, i64 2
  %72 = tail call float @llvm.fmuladd.f32(float %52, float %64, float %71)
  %73 = insertelement <4 x float> %70, float %72, i64 2
  br label %74

74:                                               ; preds = %58, %36
  %75 = phi <4 x float> [ %73, %58 ], [ %37, %36 ]
  %76 = add nuw nsw i32 %38, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %78, label %36

78:                                               ; preds = %74, %26
  %79 = phi <4 x float> [ zeroinitializer, %26 ], [ %75, %74 ]
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %27
  store <4 x float> %79, ptr addrspace(1) %80, align 16, !tbaa !24
  br label %81

81:                                               ; preds = %8, %78
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
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
  %25 = icmp ugt i32 %7, %24
  br i1 %25, label %26, label %81

26:                                               ; preds = %8
  %27 = and i64 %23, 4294967295
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %78

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %27
  %31 = load <4 x double>, ptr addrspace(1) %30, align 32, !tbaa !24, !alias.scope !34, !noalias !38, !amdgpu.noclobber !26
  %32 = extractelement <4 x double> %31, i64 0
  %33 = extractelement <4 x double> %31, i64 1
  %34 = extractelement <4 x double> %31, i64 2
  %35 = fneg double %6
  br label %36

36:                                               ; preds = %29, %74
  %37 = phi <4 x double> [ zeroinitializer, %29 ], [ %75, %74 ]
  %38 = phi i32 [ 0, %29 ], [ %76, %74 ]
  %39 = mul nsw i32 %38, %7
  %40 = add i32 %39, %24
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6, !alias.scope !36, !noalias !39, !amdgpu.noclobber !26
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x double>, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x double>, ptr addrspace(1) %45, align 32, !tbaa !24, !alias.scope !34, !noalias !38, !amdgpu.noclobber !26
  %47 = extractelement <4 x double> %46, i64 0
  %48 = fsub double %32, %47
  %49 = extractelement <4 x double> %46, i64 1
  %50 = fsub double %33, %49
  %51 = extractelement <4 x double> %46, i64 2
  %52 = fsub double %34, %51
  %53 = fmul double %50, %50
  %54 = tail call double @llvm.fmuladd.f64(double %48, double %48, double %53)
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %52, double %54)
  %56 = fadd double %55, 1.000000e-02
  %57 = fcmp olt double %56, %4
  br i1 %57, label %58, label %74

58:                                               ; preds = %36
  %59 = fdiv double 1.000000e+00, %56
  %60 = fmul double %59, %59
  %61 = fmul double %59, %60
  %62 = fmul double %59, %61
  %63 = tail call double @llvm.fmuladd.f64(double %5, double %61, double %35)
  %64 = fmul double %62, %63
  %65 = extractelement <4 x double> %37, i64 0
  %66 = tail call double @llvm.fmuladd.f64(double %48, double %64, double %65)
  %67 = insertelement <4 x double> %37, double %66, i64 0
  %68 = extractelement <4 x double> %37, i64 1
  %69 = tail call double @llvm.fmuladd.f64(double %50, double %64, double %68)
  %70 = insertelement <4 x double> %67, double %69, i64 1
  %71 = extractelement <4 x double> %37, i64 2
  %72 = tail call double @llvm.fmuladd.f64(double %52, double %64, double %71)
  %73 = insertelement <4 x double> %70, double %72, i64 2
  br label %74

74:                                               ; preds = %58, %36
  %75 = phi <4 x double> [ %73, %58 ], [ %37, %36 ]
  %76 = add nuw nsw i32 %38, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %78, label %36

78:                                               ; preds = %74, %26
  %79 = phi <4 x double> [ zeroinitializer, %26 ], [ %75, %74 ]
  %80 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %27
  store <4 x double> %79, ptr addrspace(1) %80, align 32, !tbaa !24, !alias.scope !31, !noalias !40
  br label %81

81:                                               ; preds = %8, %78
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !16 {
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
  %25 = icmp ugt i32 %7, %24
  br i1 %25, label %26, label %81

26:                                               ; preds = %8
  %27 = and i64 %23, 4294967295
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %78

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %27
  %31 = load <4 x double>, ptr addrspace(1) %30, align 32, !tbaa !24
  %32 = extractelement <4 x double> %31, i64 0
  %33 = extractelement <4 x double> %31, i64 1
  %34 = extractelement <4 x double> %31, i64 2
  %35 = fneg double %6
  br label %36

36:                                               ; preds = %29, %74
  %37 = phi <4 x double> [ zeroinitializer, %29 ], [ %75, %74 ]
  %38 = phi i32 [ 0, %29 ], [ %76, %74 ]
  %39 = mul nsw i32 %38, %7
  %40 = add i32 %39, %24
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x double>, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x double>, ptr addrspace(1) %45, align 32, !tbaa !24
  %47 = extractelement <4 x double> %46, i64 0
  %48 = fsub double %32, %47
  %49 = extractelement <4 x double> %46, i64 1
  %50 = fsub double %33, %49
  %51 = extractelement <4 x double> %46, i64 2
  %52 = fsub double %34, %51
  %53 = fmul double %50, %50
  %54 = tail call double @llvm.fmuladd.f64(double %48, double %48, double %53)
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %52, double %54)
  %56 = fadd double %55, 1.000000e-02
  %57 = fcmp olt double %56, %4
  br i1 %57, label %58, label %74

58:                                               ; preds = %36
  %59 = fdiv double 1.000000e+00, %56
  %60 = fmul double %59, %59
  %61 = fmul double %59, %60
  %62 = fmul double %59, %61
  %63 = tail call double @llvm.fmuladd.f64(double %5, double %61, double %35)
  %64 = fmul double %62, %63
  %65 = extractelement <4 x double> %37, i64 0
  %66 = tail call double @llvm.fmuladd.f64(double %48, double %64, double %65)
  %67 = insertelement <4 x double> %37, double %66, i64 0
  %68 = extractelement <4 x double> %37, i64 1
  %69 = tail call double @llvm.fmuladd.f64(double %50, double %64, double %68)
  %70 = insertelement <4 x double> %67, double %69, i64 1
  %71 = extractelement <4 x double> %37, i64 2
  %72 = tail call double @llvm.fmuladd.f64(double %52, double %64, double %71)
  %73 = insertelement <4 x double> %70, double %72, i64 2
  br label %74

74:                                               ; preds = %58, %36
  %75 = phi <4 x double> [ %73, %58 ], [ %37, %36 ]
  %76 = add nuw nsw i32 %38, 1
  %77 = icmp eq i32 %76, %2
  br i1 %77, label %78, label %36

78:                                               ; preds = %74, %26
  %79 = phi <4 x double> [ zeroinitializer, %26 ], [ %75, %74 ]
  %80 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %27
  store <4 x double> %79, ptr addrspace(1) %80, align 32, !tbaa !24
  br label %81

81:                                               ; preds = %8, %78
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

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
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!16 = !{!"restrict", !"restrict const", !"", !"restrict const", !"", !"", !"", !""}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_lj_force: argument 0"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_lj_force"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"__clang_ocl_kern_imp_lj_force: argument 1"}
!22 = !{!23}
!23 = distinct !{!23, !19, !"__clang_ocl_kern_imp_lj_force: argument 2"}
!24 = !{!8, !8, i64 0}
!25 = !{!18, !23}
!26 = !{}
!27 = !{!18, !21}
!28 = !{!21, !23}
!29 = !{!"double4*", !"double4*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!30 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!31 = !{!32}
!32 = distinct !{!32, !33, !"__clang_ocl_kern_imp_lj_force_dp: argument 0"}
!33 = distinct !{!33, !"__clang_ocl_kern_imp_lj_force_dp"}
!34 = !{!35}
!35 = distinct !{!35, !33, !"__clang_ocl_kern_imp_lj_force_dp: argument 1"}
!36 = !{!37}
!37 = distinct !{!37, !33, !"__clang_ocl_kern_imp_lj_force_dp: argument 2"}
!38 = !{!32, !37}
!39 = !{!32, !35}
!40 = !{!35, !37}
