; ModuleID = 'corpus/opencl/dot_nrm2.cl'
source_filename = "corpus/opencl/dot_nrm2.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@dot_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@nrm2_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@sum_stage2.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

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
define protected amdgpu_kernel void @dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = freeze i32 %10
  %12 = and i32 %11, 65535
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %12 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = add i64 %15, %6
  %20 = add i64 %19, %18
  %21 = trunc i64 %20 to i32
  %22 = icmp sgt i32 %0, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = freeze i32 %25
  %27 = zext i32 %26 to i64
  %28 = udiv i32 %26, %12
  %29 = zext i32 %28 to i64
  %30 = mul nuw nsw i64 %29, %17
  %31 = icmp ne i64 %30, %27
  %32 = zext i1 %31 to i64
  %33 = add nuw nsw i64 %32, %29
  %34 = shl nuw nsw i64 %33, 6
  br label %39

35:                                               ; preds = %39, %4
  %36 = phi float [ 0.000000e+00, %4 ], [ %48, %39 ]
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i32 %5
  store float %36, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %38 = icmp samesign ult i32 %5, 32
  br i1 %38, label %52, label %57

39:                                               ; preds = %23, %39
  %40 = phi i64 [ %20, %23 ], [ %49, %39 ]
  %41 = phi float [ 0.000000e+00, %23 ], [ %48, %39 ]
  %42 = shl i64 %40, 32
  %43 = ashr exact i64 %42, 32
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !22, !alias.scope !17, !noalias !20, !amdgpu.noclobber !26
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !22, !alias.scope !20, !noalias !17, !amdgpu.noclobber !26
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %47, float %41)
  %49 = add nsw i64 %34, %43
  %50 = trunc i64 %49 to i32
  %51 = icmp sgt i32 %0, %50
  br i1 %51, label %39, label %35

52:                                               ; preds = %35
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 128
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !22, !noalias !24
  %55 = load float, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %56 = fadd float %54, %55
  store float %56, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %57

57:                                               ; preds = %52, %35
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %58 = icmp samesign ult i32 %5, 16
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 64
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !22, !noalias !24
  %62 = load float, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %63 = fadd float %61, %62
  store float %63, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %64

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %65 = icmp samesign ult i32 %5, 8
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 32
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !22, !noalias !24
  %69 = load float, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %70 = fadd float %68, %69
  store float %70, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %71

71:                                               ; preds = %66, %64
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %72 = icmp samesign ult i32 %5, 4
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 16
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !22, !noalias !24
  %76 = load float, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %78

78:                                               ; preds = %73, %71
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %79 = icmp samesign ult i32 %5, 2
  br i1 %79, label %80, label %85

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 8
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !22, !noalias !24
  %83 = load float, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %85

85:                                               ; preds = %80, %78
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %86 = icmp eq i32 %5, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %85
  %88 = load <2 x float>, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  %89 = shufflevector <2 x float> %88, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %90 = fadd <2 x float> %89, %88
  %91 = extractelement <2 x float> %90, i64 0
  store float %91, ptr addrspace(3) %37, align 4, !tbaa !22, !noalias !24
  br label %92

92:                                               ; preds = %87, %85
  fence syncscope("workgroup") seq_cst, !noalias !24, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !24
  %93 = icmp eq i32 %5, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %92
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %16
  %96 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !22, !noalias !24
  store float %96, ptr addrspace(1) %95, align 4, !tbaa !22, !noalias !24
  br label %97

97:                                               ; preds = %92, %94
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = freeze i32 %10
  %12 = and i32 %11, 65535
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %12 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = add i64 %15, %6
  %20 = add i64 %19, %18
  %21 = trunc i64 %20 to i32
  %22 = icmp sgt i32 %0, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = freeze i32 %25
  %27 = zext i32 %26 to i64
  %28 = udiv i32 %26, %12
  %29 = zext i32 %28 to i64
  %30 = mul nuw nsw i64 %29, %17
  %31 = icmp ne i64 %30, %27
  %32 = zext i1 %31 to i64
  %33 = add nuw nsw i64 %32, %29
  %34 = shl nuw nsw i64 %33, 6
  br label %39

35:                                               ; preds = %39, %4
  %36 = phi float [ 0.000000e+00, %4 ], [ %48, %39 ]
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i32 %5
  store float %36, ptr addrspace(3) %37, align 4, !tbaa !22
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %38 = icmp samesign ult i32 %5, 32
  br i1 %38, label %52, label %57

39:                                               ; preds = %23, %39
  %40 = phi i64 [ %20, %23 ], [ %49, %39 ]
  %41 = phi float [ 0.000000e+00, %23 ], [ %48, %39 ]
  %42 = shl i64 %40, 32
  %43 = ashr exact i64 %42, 32
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !22
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !22
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %47, float %41)
  %49 = add nsw i64 %34, %43
  %50 = trunc i64 %49 to i32
  %51 = icmp sgt i32 %0, %50
  br i1 %51, label %39, label %35

52:                                               ; preds = %35
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 128
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !22
  %55 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %56 = fadd float %54, %55
  store float %56, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %57

57:                                               ; preds = %52, %35
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %58 = icmp samesign ult i32 %5, 16
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 64
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !22
  %62 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %63 = fadd float %61, %62
  store float %63, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %64

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %65 = icmp samesign ult i32 %5, 8
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 32
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !22
  %69 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %70 = fadd float %68, %69
  store float %70, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %71

71:                                               ; preds = %66, %64
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %72 = icmp samesign ult i32 %5, 4
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 16
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !22
  %76 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %78

78:                                               ; preds = %73, %71
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %79 = icmp samesign ult i32 %5, 2
  br i1 %79, label %80, label %85

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 8
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !22
  %83 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %85

85:                                               ; preds = %80, %78
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %86 = icmp eq i32 %5, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %85
  %88 = load <2 x float>, ptr addrspace(3) %37, align 4, !tbaa !22
  %89 = shufflevector <2 x float> %88, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %90 = fadd <2 x float> %89, %88
  %91 = extractelement <2 x float> %90, i64 0
  store float %91, ptr addrspace(3) %37, align 4, !tbaa !22
  br label %92

92:                                               ; preds = %87, %85
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %93 = icmp eq i32 %5, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %92
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %16
  %96 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !22
  store float %96, ptr addrspace(1) %95, align 4, !tbaa !22
  br label %97

97:                                               ; preds = %94, %92
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !13 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !reqd_work_group_size !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %30

26:                                               ; preds = %30, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %38, %30 ]
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i32 %5
  store float %27, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %29 = icmp samesign ult i32 %5, 32
  br i1 %29, label %44, label %49

30:                                               ; preds = %22, %30
  %31 = phi i32 [ %20, %22 ], [ %42, %30 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %38, %30 ]
  %33 = phi i64 [ %19, %22 ], [ %41, %30 ]
  %34 = mul nsw i32 %31, %2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !22, !alias.scope !30, !amdgpu.noclobber !26
  %38 = tail call fastcc float @llvm.fma.f32(float noundef %37, float noundef %37, float noundef %32) #11
  %39 = shl i64 %33, 32
  %40 = ashr exact i64 %39, 32
  %41 = add nsw i64 %40, %25
  %42 = trunc i64 %41 to i32
  %43 = icmp sgt i32 %0, %42
  br i1 %43, label %30, label %26

44:                                               ; preds = %26
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 128
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !22, !noalias !30
  %47 = load float, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %49

49:                                               ; preds = %44, %26
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %50 = icmp samesign ult i32 %5, 16
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 64
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !22, !noalias !30
  %54 = load float, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %56

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %57 = icmp samesign ult i32 %5, 8
  br i1 %57, label %58, label %63

58:                                               ; preds = %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 32
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !22, !noalias !30
  %61 = load float, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %63

63:                                               ; preds = %58, %56
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %64 = icmp samesign ult i32 %5, 4
  br i1 %64, label %65, label %70

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 16
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !22, !noalias !30
  %68 = load float, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %70

70:                                               ; preds = %65, %63
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %71 = icmp samesign ult i32 %5, 2
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 8
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !22, !noalias !30
  %75 = load float, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %76 = fadd float %74, %75
  store float %76, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %77

77:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %78 = icmp eq i32 %5, 0
  br i1 %78, label %79, label %84

79:                                               ; preds = %77
  %80 = load <2 x float>, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  %81 = shufflevector <2 x float> %80, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %82 = fadd <2 x float> %81, %80
  %83 = extractelement <2 x float> %82, i64 0
  store float %83, ptr addrspace(3) %28, align 4, !tbaa !22, !noalias !30
  br label %84

84:                                               ; preds = %79, %77
  fence syncscope("workgroup") seq_cst, !noalias !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !30
  %85 = icmp eq i32 %5, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %15
  %88 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !22, !noalias !30
  store float %88, ptr addrspace(1) %87, align 4, !tbaa !22, !noalias !30
  br label %89

89:                                               ; preds = %84, %86
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !13 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !reqd_work_group_size !16 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %30

26:                                               ; preds = %30, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %38, %30 ]
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i32 %5
  store float %27, ptr addrspace(3) %28, align 4, !tbaa !22
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %29 = icmp samesign ult i32 %5, 32
  br i1 %29, label %44, label %49

30:                                               ; preds = %22, %30
  %31 = phi i32 [ %20, %22 ], [ %42, %30 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %38, %30 ]
  %33 = phi i64 [ %19, %22 ], [ %41, %30 ]
  %34 = mul nsw i32 %31, %2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !22
  %38 = tail call fastcc float @llvm.fma.f32(float noundef %37, float noundef %37, float noundef %32) #11
  %39 = shl i64 %33, 32
  %40 = ashr exact i64 %39, 32
  %41 = add nsw i64 %40, %25
  %42 = trunc i64 %41 to i32
  %43 = icmp sgt i32 %0, %42
  br i1 %43, label %30, label %26

44:                                               ; preds = %26
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 128
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !22
  %47 = load float, ptr addrspace(3) %28, align 4, !tbaa !22
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %49

49:                                               ; preds = %44, %26
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %50 = icmp samesign ult i32 %5, 16
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 64
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !22
  %54 = load float, ptr addrspace(3) %28, align 4, !tbaa !22
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %56

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %57 = icmp samesign ult i32 %5, 8
  br i1 %57, label %58, label %63

58:                                               ; preds = %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 32
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !22
  %61 = load float, ptr addrspace(3) %28, align 4, !tbaa !22
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %63

63:                                               ; preds = %58, %56
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %64 = icmp samesign ult i32 %5, 4
  br i1 %64, label %65, label %70

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 16
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !22
  %68 = load float, ptr addrspace(3) %28, align 4, !tbaa !22
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %70

70:                                               ; preds = %65, %63
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %71 = icmp samesign ult i32 %5, 2
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 8
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !22
  %75 = load float, ptr addrspace(3) %28, align 4, !tbaa !22
  %76 = fadd float %74, %75
  store float %76, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %77

77:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %78 = icmp eq i32 %5, 0
  br i1 %78, label %79, label %84

79:                                               ; preds = %77
  %80 = load <2 x float>, ptr addrspace(3) %28, align 4, !tbaa !22
  %81 = shufflevector <2 x float> %80, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %82 = fadd <2 x float> %81, %80
  %83 = extractelement <2 x float> %82, i64 0
  store float %83, ptr addrspace(3) %28, align 4, !tbaa !22
  br label %84

84:                                               ; preds = %79, %77
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %85 = icmp eq i32 %5, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %15
  %88 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !22
  store float %88, ptr addrspace(1) %87, align 4, !tbaa !22
  br label %89

89:                                               ; preds = %86, %84
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !13 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp sgt i32 %0, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !22, !amdgpu.noclobber !26
  br label %11

11:                                               ; preds = %7, %4
  %12 = phi float [ %10, %7 ], [ 0.000000e+00, %4 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i32 %5
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !22
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %14 = icmp samesign ult i32 %5, 32
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %17 = load float, ptr addrspace(3) %16, align 4, !tbaa !22
  %18 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %19 = fadd float %17, %18
  store float %19, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %20

20:                                               ; preds = %15, %11
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %21 = icmp samesign ult i32 %5, 16
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !22
  %25 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %26 = fadd float %24, %25
  store float %26, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %27

27:                                               ; preds = %22, %20
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %28 = icmp samesign ult i32 %5, 8
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !22
  %32 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %34

34:                                               ; preds = %29, %27
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %35 = icmp samesign ult i32 %5, 4
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %41

41:                                               ; preds = %36, %34
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %42 = icmp samesign ult i32 %5, 2
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !22
  %46 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %48

48:                                               ; preds = %43, %41
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %49 = icmp eq i32 %5, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %48
  %51 = load <2 x float>, ptr addrspace(3) %13, align 4, !tbaa !22
  %52 = shufflevector <2 x float> %51, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %53 = fadd <2 x float> %52, %51
  %54 = extractelement <2 x float> %53, i64 0
  store float %54, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %55

55:                                               ; preds = %50, %48
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %56 = icmp eq i32 %5, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %55
  %58 = icmp eq i32 %2, 0
  %59 = load float, ptr addrspace(3) @sum_stage2.lm, align 4
  %60 = tail call fastcc float @llvm.sqrt.f32(float %59) #11
  %61 = select i1 %58, float %59, float %60
  store float %61, ptr addrspace(1) %3, align 4, !tbaa !22
  br label %62

62:                                               ; preds = %55, %57
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !27 !kernel_arg_access_qual !13 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp sgt i32 %0, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !22
  br label %11

11:                                               ; preds = %4, %7
  %12 = phi float [ %10, %7 ], [ 0.000000e+00, %4 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i32 %5
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !22
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %14 = icmp samesign ult i32 %5, 32
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %17 = load float, ptr addrspace(3) %16, align 4, !tbaa !22
  %18 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %19 = fadd float %17, %18
  store float %19, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %20

20:                                               ; preds = %15, %11
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %21 = icmp samesign ult i32 %5, 16
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !22
  %25 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %26 = fadd float %24, %25
  store float %26, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %27

27:                                               ; preds = %22, %20
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %28 = icmp samesign ult i32 %5, 8
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !22
  %32 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %33 = fadd float %31, %32
  store float %33, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %34

34:                                               ; preds = %29, %27
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %35 = icmp samesign ult i32 %5, 4
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !22
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %41

41:                                               ; preds = %36, %34
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %42 = icmp samesign ult i32 %5, 2
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !22
  %46 = load float, ptr addrspace(3) %13, align 4, !tbaa !22
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %48

48:                                               ; preds = %43, %41
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %49 = icmp eq i32 %5, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %48
  %51 = load <2 x float>, ptr addrspace(3) %13, align 4, !tbaa !22
  %52 = shufflevector <2 x float> %51, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %53 = fadd <2 x float> %52, %51
  %54 = extractelement <2 x float> %53, i64 0
  store float %54, ptr addrspace(3) %13, align 4, !tbaa !22
  br label %55

55:                                               ; preds = %50, %48
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %56 = icmp eq i32 %5, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %55
  %58 = icmp eq i32 %2, 0
  %59 = load float, ptr addrspace(3) @sum_stage2.lm, align 4
  %60 = tail call fastcc float @llvm.sqrt.f32(float %59) #11
  %61 = select i1 %58, float %59, float %60
  store float %61, ptr addrspace(1) %3, align 4, !tbaa !22
  br label %62

62:                                               ; preds = %57, %55
  ret void
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 0, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"int", !"float*", !"float*", !"float*"}
!15 = !{!"", !"restrict const", !"restrict const", !""}
!16 = !{i32 64, i32 1, i32 1}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_dot_stage1: argument 0"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_dot_stage1"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"__clang_ocl_kern_imp_dot_stage1: argument 1"}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !8, i64 0}
!24 = !{!18, !21}
!25 = !{!"amdgpu-synchronize-as", !"local"}
!26 = !{}
!27 = !{i32 0, i32 1, i32 0, i32 1}
!28 = !{!"int", !"float*", !"int", !"float*"}
!29 = !{!"", !"restrict const", !"", !""}
!30 = !{!31}
!31 = distinct !{!31, !32, !"__clang_ocl_kern_imp_nrm2_stage1: argument 0"}
!32 = distinct !{!32, !"__clang_ocl_kern_imp_nrm2_stage1"}
!33 = !{!"", !"const", !"", !""}
