; ModuleID = 'corpus/opencl/spmv_csr.cl'
source_filename = "corpus/opencl/spmv_csr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@spmv_csr_vector.partial = internal addrspace(3) global [64 x float] undef, align 4

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
define protected amdgpu_kernel void @spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
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
  %25 = shl i64 %21, 32
  %26 = add i64 %25, 4294967296
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6, !alias.scope !16, !noalias !27, !amdgpu.noclobber !28
  %30 = ashr exact i64 %25, 32
  %31 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6, !alias.scope !16, !noalias !27, !amdgpu.noclobber !28
  %33 = icmp slt i32 %32, %29
  br i1 %33, label %37, label %34

34:                                               ; preds = %37, %24
  %35 = phi float [ 0.000000e+00, %24 ], [ %48, %37 ]
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %30
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !29, !alias.scope !25, !noalias !31
  br label %51

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %49, %37 ], [ %32, %24 ]
  %39 = phi float [ %48, %37 ], [ 0.000000e+00, %24 ]
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !29, !alias.scope !21, !noalias !32, !amdgpu.noclobber !28
  %43 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %40
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6, !alias.scope !19, !noalias !33, !amdgpu.noclobber !28
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !29, !alias.scope !23, !noalias !34, !amdgpu.noclobber !28
  %48 = tail call float @llvm.fmuladd.f32(float %42, float %47, float %39)
  %49 = add nsw i32 %38, 1
  %50 = icmp slt i32 %49, %29
  br i1 %50, label %37, label %34

51:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %25 = shl i64 %21, 32
  %26 = add i64 %25, 4294967296
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = ashr exact i64 %25, 32
  %31 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = icmp slt i32 %32, %29
  br i1 %33, label %37, label %34

34:                                               ; preds = %37, %24
  %35 = phi float [ 0.000000e+00, %24 ], [ %48, %37 ]
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %30
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !29
  br label %51

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %49, %37 ], [ %32, %24 ]
  %39 = phi float [ %48, %37 ], [ 0.000000e+00, %24 ]
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !29
  %43 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %40
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !29
  %48 = tail call float @llvm.fmuladd.f32(float %42, float %47, float %39)
  %49 = add nsw i32 %38, 1
  %50 = icmp slt i32 %49, %29
  br i1 %50, label %37, label %34

51:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = zext nneg i32 %7 to i64
  %9 = and i32 %7, 7
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = mul nuw nsw i64 %16, %11
  %18 = add nuw nsw i64 %17, %8
  %19 = lshr i64 %18, 3
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %47

22:                                               ; preds = %6
  %23 = shl i64 %19, 32
  %24 = add i64 %23, 4294967296
  %25 = ashr exact i64 %24, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6, !alias.scope !35, !noalias !46, !amdgpu.noclobber !28
  %28 = ashr exact i64 %23, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6, !alias.scope !35, !noalias !46, !amdgpu.noclobber !28
  %31 = add nsw i32 %30, %9
  %32 = icmp slt i32 %31, %27
  br i1 %32, label %33, label %47

33:                                               ; preds = %22, %33
  %34 = phi float [ %44, %33 ], [ 0.000000e+00, %22 ]
  %35 = phi i32 [ %45, %33 ], [ %31, %22 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !29, !alias.scope !40, !noalias !47, !amdgpu.noclobber !28
  %39 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %36
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6, !alias.scope !38, !noalias !48, !amdgpu.noclobber !28
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !29, !alias.scope !42, !noalias !49, !amdgpu.noclobber !28
  %44 = tail call float @llvm.fmuladd.f32(float %38, float %43, float %34)
  %45 = add nsw i32 %35, 8
  %46 = icmp slt i32 %45, %27
  br i1 %46, label %33, label %47

47:                                               ; preds = %33, %22, %6
  %48 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %22 ], [ %44, %33 ]
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i32 %7
  store volatile float %48, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  %50 = icmp samesign ult i32 %9, 4
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %53 = load volatile float, ptr addrspace(3) %52, align 4, !tbaa !29, !noalias !50
  br label %54

54:                                               ; preds = %51, %47
  %55 = phi float [ %53, %51 ], [ 0.000000e+00, %47 ]
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  br i1 %50, label %56, label %59

56:                                               ; preds = %54
  %57 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  %58 = fadd float %55, %57
  store volatile float %58, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  br label %59

59:                                               ; preds = %56, %54
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  %60 = icmp samesign ult i32 %9, 2
  br i1 %60, label %61, label %64

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 8
  %63 = load volatile float, ptr addrspace(3) %62, align 4, !tbaa !29, !noalias !50
  br label %64

64:                                               ; preds = %61, %59
  %65 = phi float [ %63, %61 ], [ 0.000000e+00, %59 ]
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  br i1 %60, label %66, label %69

66:                                               ; preds = %64
  %67 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  %68 = fadd float %65, %67
  store volatile float %68, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  br label %69

69:                                               ; preds = %66, %64
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  %70 = icmp eq i32 %9, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 4
  %73 = load volatile float, ptr addrspace(3) %72, align 4, !tbaa !29, !noalias !50
  br label %74

74:                                               ; preds = %71, %69
  %75 = phi float [ %73, %71 ], [ 0.000000e+00, %69 ]
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  br i1 %70, label %76, label %79

76:                                               ; preds = %74
  %77 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  %78 = fadd float %75, %77
  store volatile float %78, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  br label %79

79:                                               ; preds = %76, %74
  fence syncscope("workgroup") seq_cst, !noalias !50, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !noalias !50
  %80 = icmp eq i32 %9, 0
  %81 = and i1 %80, %21
  br i1 %81, label %82, label %87

82:                                               ; preds = %79
  %83 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29, !noalias !50
  %84 = shl i64 %19, 32
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %85
  store float %83, ptr addrspace(1) %86, align 4, !tbaa !29, !alias.scope !44, !noalias !52
  br label %87

87:                                               ; preds = %79, %82
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = zext nneg i32 %7 to i64
  %9 = and i32 %7, 7
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = mul nuw nsw i64 %16, %11
  %18 = add nuw nsw i64 %17, %8
  %19 = lshr i64 %18, 3
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %47

22:                                               ; preds = %6
  %23 = shl i64 %19, 32
  %24 = add i64 %23, 4294967296
  %25 = ashr exact i64 %24, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = ashr exact i64 %23, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = add nsw i32 %30, %9
  %32 = icmp slt i32 %31, %27
  br i1 %32, label %33, label %47

33:                                               ; preds = %22, %33
  %34 = phi float [ %44, %33 ], [ 0.000000e+00, %22 ]
  %35 = phi i32 [ %45, %33 ], [ %31, %22 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !29
  %39 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %36
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !29
  %44 = tail call float @llvm.fmuladd.f32(float %38, float %43, float %34)
  %45 = add nsw i32 %35, 8
  %46 = icmp slt i32 %45, %27
  br i1 %46, label %33, label %47

47:                                               ; preds = %33, %22, %6
  %48 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %22 ], [ %44, %33 ]
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i32 %7
  store volatile float %48, ptr addrspace(3) %49, align 4, !tbaa !29
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  %50 = icmp samesign ult i32 %9, 4
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %53 = load volatile float, ptr addrspace(3) %52, align 4, !tbaa !29
  br label %54

54:                                               ; preds = %47, %51
  %55 = phi float [ %53, %51 ], [ 0.000000e+00, %47 ]
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %50, label %56, label %59

56:                                               ; preds = %54
  %57 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29
  %58 = fadd float %55, %57
  store volatile float %58, ptr addrspace(3) %49, align 4, !tbaa !29
  br label %59

59:                                               ; preds = %56, %54
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  %60 = icmp samesign ult i32 %9, 2
  br i1 %60, label %61, label %64

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 8
  %63 = load volatile float, ptr addrspace(3) %62, align 4, !tbaa !29
  br label %64

64:                                               ; preds = %61, %59
  %65 = phi float [ %63, %61 ], [ 0.000000e+00, %59 ]
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %60, label %66, label %69

66:                                               ; preds = %64
  %67 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29
  %68 = fadd float %65, %67
  store volatile float %68, ptr addrspace(3) %49, align 4, !tbaa !29
  br label %69

69:                                               ; preds = %66, %64
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  %70 = icmp eq i32 %9, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 4
  %73 = load volatile float, ptr addrspace(3) %72, align 4, !tbaa !29
  br label %74

74:                                               ; preds = %71, %69
  %75 = phi float [ %73, %71 ], [ 0.000000e+00, %69 ]
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %70, label %76, label %79

76:                                               ; preds = %74
  %77 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29
  %78 = fadd float %75, %77
  store volatile float %78, ptr addrspace(3) %49, align 4, !tbaa !29
  br label %79

79:                                               ; preds = %76, %74
  fence syncscope("workgroup") seq_cst, !mmra !51
  tail call void @llvm.amdgcn.s.barrier()
  %80 = icmp eq i32 %9, 0
  %81 = and i1 %80, %21
  br i1 %81, label %82, label %87

82:                                               ; preds = %79
  %83 = load volatile float, ptr addrspace(3) %49, align 4, !tbaa !29
  %84 = shl i64 %19, 32
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %85
  store float %83, ptr addrspace(1) %86, align 4, !tbaa !29
  br label %87

87:                                               ; preds = %82, %79
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!12 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int*", !"int*", !"float*", !"float*", !"float*"}
!15 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_spmv_csr_scalar"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 2"}
!23 = !{!24}
!24 = distinct !{!24, !18, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 3"}
!25 = !{!26}
!26 = distinct !{!26, !18, !"__clang_ocl_kern_imp_spmv_csr_scalar: argument 4"}
!27 = !{!20, !22, !24, !26}
!28 = !{}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !8, i64 0}
!31 = !{!17, !20, !22, !24}
!32 = !{!17, !20, !24, !26}
!33 = !{!17, !22, !24, !26}
!34 = !{!17, !20, !22, !26}
!35 = !{!36}
!36 = distinct !{!36, !37, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 0"}
!37 = distinct !{!37, !"__clang_ocl_kern_imp_spmv_csr_vector"}
!38 = !{!39}
!39 = distinct !{!39, !37, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 1"}
!40 = !{!41}
!41 = distinct !{!41, !37, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 2"}
!42 = !{!43}
!43 = distinct !{!43, !37, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 3"}
!44 = !{!45}
!45 = distinct !{!45, !37, !"__clang_ocl_kern_imp_spmv_csr_vector: argument 4"}
!46 = !{!39, !41, !43, !45}
!47 = !{!36, !39, !43, !45}
!48 = !{!36, !41, !43, !45}
!49 = !{!36, !39, !41, !45}
!50 = !{!36, !39, !41, !43, !45}
!51 = !{!"amdgpu-synchronize-as", !"local"}
!52 = !{!36, !39, !41, !43}
