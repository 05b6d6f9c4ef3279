; ModuleID = 'corpus/opencl/gemm_tiled.cl'
source_filename = "corpus/opencl/gemm_tiled.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemm_tiled.As = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.Bs = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

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
define protected amdgpu_kernel void @gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl i32 %11, 4
  %13 = add i32 %12, %9
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %10
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %59

18:                                               ; preds = %8
  %19 = add nuw nsw i32 %2, 15
  %20 = lshr i32 %19, 4
  %21 = icmp sgt i32 %0, %16
  %22 = mul nsw i32 %2, %16
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gemm_tiled.As, i32 %10
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %9
  %25 = icmp sgt i32 %1, %13
  %26 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @gemm_tiled.Bs, i32 %10
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) %26, i32 %9
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @gemm_tiled.Bs, i32 %9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 68
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 136
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 204
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 272
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 20
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 340
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 24
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 408
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 28
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 476
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 544
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 36
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 612
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 40
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 680
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 44
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 748
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 816
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 884
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 56
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 952
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 60
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 1020
  br label %64

59:                                               ; preds = %87, %8
  %60 = phi float [ 0.000000e+00, %8 ], [ %136, %87 ]
  %61 = icmp sgt i32 %0, %16
  %62 = icmp sgt i32 %1, %13
  %63 = and i1 %61, %62
  br i1 %63, label %139, label %147

64:                                               ; preds = %18, %87
  %65 = phi float [ 0.000000e+00, %18 ], [ %136, %87 ]
  %66 = phi i32 [ 0, %18 ], [ %137, %87 ]
  %67 = shl nsw i32 %66, 4
  %68 = add nuw nsw i32 %67, %9
  %69 = add nuw nsw i32 %67, %10
  %70 = icmp slt i32 %68, %2
  %71 = select i1 %21, i1 %70, i1 false
  br i1 %71, label %72, label %77

72:                                               ; preds = %64
  %73 = add nsw i32 %68, %22
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  br label %77

77:                                               ; preds = %72, %64
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %64 ]
  store float %78, ptr addrspace(3) %24, align 4, !tbaa !23, !noalias !27
  %79 = icmp slt i32 %69, %2
  %80 = select i1 %25, i1 %79, i1 false
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = mul nsw i32 %69, %1
  %83 = add nsw i32 %82, %13
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !23, !alias.scope !19, !noalias !28, !amdgpu.noclobber !26
  br label %87

87:                                               ; preds = %81, %77
  %88 = phi float [ %86, %81 ], [ 0.000000e+00, %77 ]
  store float %88, ptr addrspace(3) %27, align 4, !tbaa !23, !noalias !27
  fence syncscope("workgroup") seq_cst, !noalias !27, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !noalias !27
  %89 = load float, ptr addrspace(3) %23, align 4, !tbaa !23, !noalias !27
  %90 = load float, ptr addrspace(3) %28, align 4, !tbaa !23, !noalias !27
  %91 = tail call float @llvm.fmuladd.f32(float %89, float %90, float %65)
  %92 = load float, ptr addrspace(3) %29, align 4, !tbaa !23, !noalias !27
  %93 = load float, ptr addrspace(3) %30, align 4, !tbaa !23, !noalias !27
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %93, float %91)
  %95 = load float, ptr addrspace(3) %31, align 4, !tbaa !23, !noalias !27
  %96 = load float, ptr addrspace(3) %32, align 4, !tbaa !23, !noalias !27
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %94)
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !23, !noalias !27
  %99 = load float, ptr addrspace(3) %34, align 4, !tbaa !23, !noalias !27
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %35, align 4, !tbaa !23, !noalias !27
  %102 = load float, ptr addrspace(3) %36, align 4, !tbaa !23, !noalias !27
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %37, align 4, !tbaa !23, !noalias !27
  %105 = load float, ptr addrspace(3) %38, align 4, !tbaa !23, !noalias !27
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %39, align 4, !tbaa !23, !noalias !27
  %108 = load float, ptr addrspace(3) %40, align 4, !tbaa !23, !noalias !27
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %41, align 4, !tbaa !23, !noalias !27
  %111 = load float, ptr addrspace(3) %42, align 4, !tbaa !23, !noalias !27
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %43, align 4, !tbaa !23, !noalias !27
  %114 = load float, ptr addrspace(3) %44, align 4, !tbaa !23, !noalias !27
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %45, align 4, !tbaa !23, !noalias !27
  %117 = load float, ptr addrspace(3) %46, align 4, !tbaa !23, !noalias !27
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %47, align 4, !tbaa !23, !noalias !27
  %120 = load float, ptr addrspace(3) %48, align 4, !tbaa !23, !noalias !27
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %118)
  %122 = load float, ptr addrspace(3) %49, align 4, !tbaa !23, !noalias !27
  %123 = load float, ptr addrspace(3) %50, align 4, !tbaa !23, !noalias !27
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %123, float %121)
  %125 = load float, ptr addrspace(3) %51, align 4, !tbaa !23, !noalias !27
  %126 = load float, ptr addrspace(3) %52, align 4, !tbaa !23, !noalias !27
  %127 = tail call float @llvm.fmuladd.f32(float %125, float %126, float %124)
  %128 = load float, ptr addrspace(3) %53, align 4, !tbaa !23, !noalias !27
  %129 = load float, ptr addrspace(3) %54, align 4, !tbaa !23, !noalias !27
  %130 = tail call float @llvm.fmuladd.f32(float %128, float %129, float %127)
  %131 = load float, ptr addrspace(3) %55, align 4, !tbaa !23, !noalias !27
  %132 = load float, ptr addrspace(3) %56, align 4, !tbaa !23, !noalias !27
  %133 = tail call float @llvm.fmuladd.f32(float %131, float %132, float %130)
  %134 = load float, ptr addrspace(3) %57, align 4, !tbaa !23, !noalias !27
  %135 = load float, ptr addrspace(3) %58, align 4, !tbaa !23, !noalias !27
  %136 = tail call float @llvm.fmuladd.f32(float %134, float %135, float %133)
  fence syncscope("workgroup") seq_cst, !noalias !27, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !noalias !27
  %137 = add nuw nsw i32 %66, 1
  %138 = icmp eq i32 %137, %20
  br i1 %138, label %59, label %64

139:                                              ; preds = %59
  %140 = mul nsw i32 %1, %16
  %141 = add nsw i32 %140, %13
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %142
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !23, !alias.scope !21, !noalias !30, !amdgpu.noclobber !26
  %145 = fmul float %4, %144
  %146 = tail call float @llvm.fmuladd.f32(float %3, float %60, float %145)
  store float %146, ptr addrspace(1) %143, align 4, !tbaa !23, !alias.scope !21, !noalias !30
  br label %147

147:                                              ; preds = %59, %139
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl i32 %11, 4
  %13 = add i32 %12, %9
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %10
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %59

18:                                               ; preds = %8
  %19 = add nuw nsw i32 %2, 15
  %20 = lshr i32 %19, 4
  %21 = icmp sgt i32 %0, %16
  %22 = mul nsw i32 %2, %16
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gemm_tiled.As, i32 %10
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %9
  %25 = icmp sgt i32 %1, %13
  %26 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @gemm_tiled.Bs, i32 %10
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) %26, i32 %9
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @gemm_tiled.Bs, i32 %9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 68
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 136
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 204
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 272
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 20
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 340
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 24
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 408
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 28
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 476
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 544
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 36
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 612
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 40
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 680
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 44
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 748
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 816
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 884
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 56
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 952
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 60
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 1020
  br label %64

59:                                               ; preds = %87, %8
  %60 = phi float [ 0.000000e+00, %8 ], [ %136, %87 ]
  %61 = icmp sgt i32 %0, %16
  %62 = icmp sgt i32 %1, %13
  %63 = and i1 %61, %62
  br i1 %63, label %139, label %147

64:                                               ; preds = %18, %87
  %65 = phi float [ 0.000000e+00, %18 ], [ %136, %87 ]
  %66 = phi i32 [ 0, %18 ], [ %137, %87 ]
  %67 = shl nsw i32 %66, 4
  %68 = add nuw nsw i32 %67, %9
  %69 = add nuw nsw i32 %67, %10
  %70 = icmp slt i32 %68, %2
  %71 = select i1 %21, i1 %70, i1 false
  br i1 %71, label %72, label %77

72:                                               ; preds = %64
  %73 = add nsw i32 %68, %22
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !23
  br label %77

77:                                               ; preds = %64, %72
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %64 ]
  store float %78, ptr addrspace(3) %24, align 4, !tbaa !23
  %79 = icmp slt i32 %69, %2
  %80 = select i1 %25, i1 %79, i1 false
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = mul nsw i32 %69, %1
  %83 = add nsw i32 %82, %13
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !23
  br label %87

87:                                               ; preds = %77, %81
  %88 = phi float [ %86, %81 ], [ 0.000000e+00, %77 ]
  store float %88, ptr addrspace(3) %27, align 4, !tbaa !23
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %89 = load float, ptr addrspace(3) %23, align 4, !tbaa !23
  %90 = load float, ptr addrspace(3) %28, align 4, !tbaa !23
  %91 = tail call float @llvm.fmuladd.f32(float %89, float %90, float %65)
  %92 = load float, ptr addrspace(3) %29, align 4, !tbaa !23
  %93 = load float, ptr addrspace(3) %30, align 4, !tbaa !23
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %93, float %91)
  %95 = load float, ptr addrspace(3) %31, align 4, !tbaa !23
  %96 = load float, ptr addrspace(3) %32, align 4, !tbaa !23
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %94)
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !23
  %99 = load float, ptr addrspace(3) %34, align 4, !tbaa !23
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %35, align 4, !tbaa !23
  %102 = load float, ptr addrspace(3) %36, align 4, !tbaa !23
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %37, align 4, !tbaa !23
  %105 = load float, ptr addrspace(3) %38, align 4, !tbaa !23
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %39, align 4, !tbaa !23
  %108 = load float, ptr addrspace(3) %40, align 4, !tbaa !23
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %41, align 4, !tbaa !23
  %111 = load float, ptr addrspace(3) %42, align 4, !tbaa !23
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %43, align 4, !tbaa !23
  %114 = load float, ptr addrspace(3) %44, align 4, !tbaa !23
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %45, align 4, !tbaa !23
  %117 = load float, ptr addrspace(3) %46, align 4, !tbaa !23
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %47, align 4, !tbaa !23
  %120 = load float, ptr addrspace(3) %48, align 4, !tbaa !23
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %118)
  %122 = load float, ptr addrspace(3) %49, align 4, !tbaa !23
  %123 = load float, ptr addrspace(3) %50, align 4, !tbaa !23
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %123, float %121)
  %125 = load float, ptr addrspace(3) %51, align 4, !tbaa !23
  %126 = load float, ptr addrspace(3) %52, align 4, !tbaa !23
  %127 = tail call float @llvm.fmuladd.f32(float %125, float %126, float %124)
  %128 = load float, ptr addrspace(3) %53, align 4, !tbaa !23
  %129 = load float, ptr addrspace(3) %54, align 4, !tbaa !23
  %130 = tail call float @llvm.fmuladd.f32(float %128, float %129, float %127)
  %131 = load float, ptr addrspace(3) %55, align 4, !tbaa !23
  %132 = load float, ptr addrspace(3) %56, align 4, !tbaa !23
  %133 = tail call float @llvm.fmuladd.f32(float %131, float %132, float %130)
  %134 = load float, ptr addrspace(3) %57, align 4, !tbaa !23
  %135 = load float, ptr addrspace(3) %58, align 4, !tbaa !23
  %136 = tail call float @llvm.fmuladd.f32(float %134, float %135, float %133)
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %137 = add nuw nsw i32 %66, 1
  %138 = icmp eq i32 %137, %20
  br i1 %138, label %59, label %64

139:                                              ; preds = %59
  %140 = mul nsw i32 %1, %16
  %141 = add nsw i32 %140, %13
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %142
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !23
  %145 = fmul float %4, %144
  %146 = tail call float @llvm.fmuladd.f32(float %3, float %60, float %145)
  store float %146, ptr addrspace(1) %143, align 4, !tbaa !23
  br label %147

147:                                              ; preds = %139, %59
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

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
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
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
!12 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!15 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_gemm_tiled: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_gemm_tiled"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_gemm_tiled: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_gemm_tiled: argument 2"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
!25 = !{!20, !22}
!26 = !{}
!27 = !{!17, !20, !22}
!28 = !{!17, !22}
!29 = !{!"amdgpu-synchronize-as", !"local"}
!30 = !{!17, !20}
