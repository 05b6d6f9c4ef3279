; ModuleID = 'corpus/opencl/finite_differences.cl'
source_filename = "corpus/opencl/finite_differences.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.cell = type { float, float, float }

@wave_order8.tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %7
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %13, 16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %24 to i64
  %29 = zext nneg i32 %25 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = add i64 %27, %9
  %32 = add i64 %31, %30
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %8
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %6
  %36 = mul nsw i32 %4, %33
  %37 = add i32 %36, %23
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %40, ptr addrspace(3) %35, align 4, !tbaa !23, !noalias !27
  %41 = sext i32 %37 to i64
  %42 = getelementptr float, ptr addrspace(1) %0, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 32
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 32
  store float %44, ptr addrspace(3) %45, align 4, !tbaa !23, !noalias !27
  %46 = add nsw i32 %33, 8
  %47 = mul nsw i32 %46, %4
  %48 = add i32 %47, %23
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 512
  %50 = sext i32 %48 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %52, ptr addrspace(3) %49, align 4, !tbaa !23, !noalias !27
  %53 = sext i32 %48 to i64
  %54 = getelementptr float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 32
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 544
  store float %56, ptr addrspace(3) %57, align 4, !tbaa !23, !noalias !27
  fence syncscope("workgroup") seq_cst, !noalias !27, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !noalias !27
  %58 = add nuw nsw i32 %6, 4
  %59 = load float, ptr addrspace(1) %3, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %60 = fmul float %59, 2.000000e+00
  %61 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %8
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 256
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %58
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !23, !noalias !27
  %65 = fmul float %60, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i32 %58
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 12
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !23, !noalias !27
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 4
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !23, !noalias !27
  %74 = fadd float %71, %73
  %75 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 192
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !23, !noalias !27
  %78 = fadd float %74, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 64
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !23, !noalias !27
  %81 = fadd float %78, %80
  %82 = tail call float @llvm.fmuladd.f32(float %68, float %81, float %65)
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i32 8
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !23, !noalias !27
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 8
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !23, !noalias !27
  %90 = fadd float %87, %89
  %91 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 128
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !23, !noalias !27
  %94 = fadd float %90, %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 128
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !23, !noalias !27
  %97 = fadd float %94, %96
  %98 = tail call float @llvm.fmuladd.f32(float %84, float %97, float %82)
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 4
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !23, !noalias !27
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 12
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !23, !noalias !27
  %106 = fadd float %103, %105
  %107 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 64
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !23, !noalias !27
  %110 = fadd float %106, %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 192
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !23, !noalias !27
  %113 = fadd float %110, %112
  %114 = tail call float @llvm.fmuladd.f32(float %100, float %113, float %98)
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !23, !noalias !27
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 16
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !23, !noalias !27
  %121 = fadd float %118, %120
  %122 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !23, !noalias !27
  %124 = fadd float %121, %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 256
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !23, !noalias !27
  %127 = fadd float %124, %126
  %128 = tail call float @llvm.fmuladd.f32(float %116, float %127, float %114)
  %129 = add i32 %23, 4
  %130 = add i32 %33, 4
  %131 = mul nsw i32 %130, %4
  %132 = add nsw i32 %129, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23, !alias.scope !19, !noalias !29, !amdgpu.noclobber !26
  %136 = fneg float %135
  %137 = tail call float @llvm.fmuladd.f32(float %64, float 2.000000e+00, float %136)
  %138 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23, !alias.scope !21, !noalias !30, !amdgpu.noclobber !26
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %128, float %137)
  store float %140, ptr addrspace(1) %134, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %7
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %13, 16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %24 to i64
  %29 = zext nneg i32 %25 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = add i64 %27, %9
  %32 = add i64 %31, %30
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %8
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %6
  %36 = mul nsw i32 %4, %33
  %37 = add i32 %36, %23
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !23
  store float %40, ptr addrspace(3) %35, align 4, !tbaa !23
  %41 = sext i32 %37 to i64
  %42 = getelementptr float, ptr addrspace(1) %0, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 32
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !23
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 32
  store float %44, ptr addrspace(3) %45, align 4, !tbaa !23
  %46 = add nsw i32 %33, 8
  %47 = mul nsw i32 %46, %4
  %48 = add i32 %47, %23
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 512
  %50 = sext i32 %48 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !23
  store float %52, ptr addrspace(3) %49, align 4, !tbaa !23
  %53 = sext i32 %48 to i64
  %54 = getelementptr float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 32
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !23
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 544
  store float %56, ptr addrspace(3) %57, align 4, !tbaa !23
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %58 = add nuw nsw i32 %6, 4
  %59 = load float, ptr addrspace(1) %3, align 4, !tbaa !23
  %60 = fmul float %59, 2.000000e+00
  %61 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %8
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 256
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %58
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !23
  %65 = fmul float %60, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i32 %58
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !23
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 12
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !23
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 4
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !23
  %74 = fadd float %71, %73
  %75 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 192
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !23
  %78 = fadd float %74, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 64
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !23
  %81 = fadd float %78, %80
  %82 = tail call float @llvm.fmuladd.f32(float %68, float %81, float %65)
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i32 8
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !23
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 8
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !23
  %90 = fadd float %87, %89
  %91 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 128
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !23
  %94 = fadd float %90, %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 128
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !23
  %97 = fadd float %94, %96
  %98 = tail call float @llvm.fmuladd.f32(float %84, float %97, float %82)
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !23
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 4
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !23
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 12
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !23
  %106 = fadd float %103, %105
  %107 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 64
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !23
  %110 = fadd float %106, %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 192
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !23
  %113 = fadd float %110, %112
  %114 = tail call float @llvm.fmuladd.f32(float %100, float %113, float %98)
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !23
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i32 %6
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !23
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 16
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !23
  %121 = fadd float %118, %120
  %122 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %66, i32 %8
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !23
  %124 = fadd float %121, %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 256
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !23
  %127 = fadd float %124, %126
  %128 = tail call float @llvm.fmuladd.f32(float %116, float %127, float %114)
  %129 = add i32 %23, 4
  %130 = add i32 %33, 4
  %131 = mul nsw i32 %130, %4
  %132 = add nsw i32 %129, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23
  %136 = fneg float %135
  %137 = tail call float @llvm.fmuladd.f32(float %64, float 2.000000e+00, float %136)
  %138 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %128, float %137)
  store float %140, ptr addrspace(1) %134, align 4, !tbaa !23
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %26
  %28 = load double, ptr addrspace(1) %27, align 8, !tbaa !35, !amdgpu.noclobber !26
  %29 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %26
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !35, !amdgpu.noclobber !26
  %31 = fdiv double %28, %30
  %32 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %26
  store double %31, ptr addrspace(1) %32, align 8, !tbaa !35
  %33 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %26
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !35
  %35 = load double, ptr addrspace(1) %29, align 8, !tbaa !35
  %36 = fdiv double %34, %35
  store double %36, ptr addrspace(1) %33, align 8, !tbaa !35
  %37 = icmp sgt i32 %5, 1
  br i1 %37, label %38, label %158

38:                                               ; preds = %6
  %39 = mul i32 %7, %11
  %40 = add i32 %12, %39
  %41 = trunc i64 %15 to i32
  %42 = add i32 %40, %41
  %43 = add i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = shl nsw i64 %44, 3
  %46 = add nsw i64 %45, -8
  %47 = getelementptr i8, ptr addrspace(1) %4, i64 %46
  %48 = add nsw i32 %5, -2
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, %49
  %51 = shl nsw i64 %50, 3
  %52 = add nsw i64 %51, 8
  %53 = getelementptr i8, ptr addrspace(1) %4, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %3, i64 %46
  %55 = getelementptr i8, ptr addrspace(1) %3, i64 %52
  %56 = icmp ult ptr addrspace(1) %47, %55
  %57 = icmp ult ptr addrspace(1) %54, %53
  %58 = and i1 %56, %57
  %59 = icmp ne i32 %24, 1
  %60 = add nsw i32 %5, -2
  %61 = mul i32 %7, %11
  %62 = add i32 %12, %61
  %63 = trunc i64 %15 to i32
  %64 = add i32 %62, %63
  %65 = add i32 %64, 1
  %66 = add i32 %65, %60
  %67 = icmp slt i32 %66, %65
  %68 = or i1 %59, %67
  %69 = or i1 %58, %68
  br i1 %69, label %70, label %100

70:                                               ; preds = %38, %70
  %71 = phi i32 [ %98, %70 ], [ 1, %38 ]
  %72 = mul nsw i32 %71, %24
  %73 = add nsw i32 %72, %22
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %74
  %76 = load double, ptr addrspace(1) %75, align 8, !tbaa !35
  %77 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %74
  %78 = load double, ptr addrspace(1) %77, align 8, !tbaa !35
  %79 = sub nsw i32 %73, %24
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8, !tbaa !35
  %83 = fneg double %78
  %84 = tail call double @llvm.fmuladd.f64(double %83, double %82, double %76)
  %85 = fdiv double 1.000000e+00, %84
  %86 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %74
  %87 = load double, ptr addrspace(1) %86, align 8, !tbaa !35
  %88 = fmul double %87, %85
  %89 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %74
  store double %88, ptr addrspace(1) %89, align 8, !tbaa !35
  %90 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %74
  %91 = load double, ptr addrspace(1) %90, align 8, !tbaa !35
  %92 = load double, ptr addrspace(1) %77, align 8, !tbaa !35
  %93 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %80
  %94 = load double, ptr addrspace(1) %93, align 8, !tbaa !35
  %95 = fneg double %92
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %94, double %91)
  %97 = fmul double %85, %96
  store double %97, ptr addrspace(1) %90, align 8, !tbaa !35
  %98 = add nuw nsw i32 %71, 1
  %99 = icmp eq i32 %98, %5
  br i1 %99, label %113, label %70

100:                                              ; preds = %38
  %101 = mul i32 %7, %11
  %102 = add i32 %12, %101
  %103 = trunc i64 %15 to i32
  %104 = add i32 %102, %103
  %105 = add i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = shl nsw i64 %106, 3
  %108 = add nsw i64 %107, -8
  %109 = getelementptr i8, ptr addrspace(1) %4, i64 %108
  %110 = load double, ptr addrspace(1) %109, align 8
  %111 = getelementptr i8, ptr addrspace(1) %3, i64 %108
  %112 = load double, ptr addrspace(1) %111, align 8
  br label %115

113:                                              ; preds = %115, %70
  %114 = add nsw i32 %5, -2
  br label %141

115:                                              ; preds = %100, %115
  %116 = phi double [ %112, %100 ], [ %138, %115 ]
  %117 = phi double [ %110, %100 ], [ %131, %115 ]
  %118 = phi i32 [ 1, %100 ], [ %139, %115 ]
  %119 = mul nuw nsw i32 %118, %24
  %120 = add nsw i32 %119, %22
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121
  %123 = load double, ptr addrspace(1) %122, align 8, !tbaa !35
  %124 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %121
  %125 = load double, ptr addrspace(1) %124, align 8, !tbaa !35
  %126 = fneg double %125
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %117, double %123)
  %128 = fdiv double 1.000000e+00, %127
  %129 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %121
  %130 = load double, ptr addrspace(1) %129, align 8, !tbaa !35
  %131 = fmul double %130, %128
  %132 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %121
  store double %131, ptr addrspace(1) %132, align 8, !tbaa !35
  %133 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %121
  %134 = load double, ptr addrspace(1) %133, align 8, !tbaa !35
  %135 = load double, ptr addrspace(1) %124, align 8, !tbaa !35
  %136 = fneg double %135
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %116, double %134)
  %138 = fmul double %128, %137
  store double %138, ptr addrspace(1) %133, align 8, !tbaa !35
  %139 = add nuw nsw i32 %118, 1
  %140 = icmp eq i32 %139, %5
  br i1 %140, label %113, label %115

141:                                              ; preds = %113, %141
  %142 = phi i32 [ %156, %141 ], [ %114, %113 ]
  %143 = mul nsw i32 %142, %24
  %144 = add nsw i32 %143, %22
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %145
  %147 = load double, ptr addrspace(1) %146, align 8, !tbaa !35
  %148 = add nsw i32 %144, %24
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %149
  %151 = load double, ptr addrspace(1) %150, align 8, !tbaa !35
  %152 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %145
  %153 = load double, ptr addrspace(1) %152, align 8, !tbaa !35
  %154 = fneg double %147
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %151, double %153)
  store double %155, ptr addrspace(1) %152, align 8, !tbaa !35
  %156 = add nsw i32 %142, -1
  %157 = icmp eq i32 %142, 0
  br i1 %157, label %158, label %141

158:                                              ; preds = %141, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #6 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %26
  %28 = load double, ptr addrspace(1) %27, align 8, !tbaa !35
  %29 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %26
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !35
  %31 = fdiv double %28, %30
  %32 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %26
  store double %31, ptr addrspace(1) %32, align 8, !tbaa !35
  %33 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %26
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !35
  %35 = load double, ptr addrspace(1) %29, align 8, !tbaa !35
  %36 = fdiv double %34, %35
  store double %36, ptr addrspace(1) %33, align 8, !tbaa !35
  %37 = icmp sgt i32 %5, 1
  br i1 %37, label %38, label %141

38:                                               ; preds = %6
  %39 = mul i32 %7, %11
  %40 = add i32 %12, %39
  %41 = trunc i64 %15 to i32
  %42 = add i32 %40, %41
  %43 = add i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = shl nsw i64 %44, 3
  %46 = add nsw i64 %45, -8
  %47 = getelementptr i8, ptr addrspace(1) %4, i64 %46
  %48 = add nsw i32 %5, -2
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, %49
  %51 = shl nsw i64 %50, 3
  %52 = add nsw i64 %51, 8
  %53 = getelementptr i8, ptr addrspace(1) %4, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %3, i64 %46
  %55 = getelementptr i8, ptr addrspace(1) %3, i64 %52
  %56 = icmp ult ptr addrspace(1) %47, %55
  %57 = icmp ult ptr addrspace(1) %54, %53
  %58 = and i1 %56, %57
  %59 = icmp ne i32 %24, 1
  %60 = add nsw i32 %5, -2
  %61 = mul i32 %7, %11
  %62 = add i32 %12, %61
  %63 = trunc i64 %15 to i32
  %64 = add i32 %62, %63
  %65 = add i32 %64, 1
  %66 = add i32 %65, %60
  %67 = icmp slt i32 %66, %65
  %68 = or i1 %59, %67
  %69 = or i1 %58, %68
  br i1 %69, label %70, label %100

70:                                               ; preds = %38, %70
  %71 = phi i32 [ %98, %70 ], [ 1, %38 ]
  %72 = mul nsw i32 %71, %24
  %73 = add nsw i32 %72, %22
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %74
  %76 = load double, ptr addrspace(1) %75, align 8, !tbaa !35
  %77 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %74
  %78 = load double, ptr addrspace(1) %77, align 8, !tbaa !35
  %79 = sub nsw i32 %73, %24
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8, !tbaa !35
  %83 = fneg double %78
  %84 = tail call double @llvm.fmuladd.f64(double %83, double %82, double %76)
  %85 = fdiv double 1.000000e+00, %84
  %86 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %74
  %87 = load double, ptr addrspace(1) %86, align 8, !tbaa !35
  %88 = fmul double %87, %85
  %89 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %74
  store double %88, ptr addrspace(1) %89, align 8, !tbaa !35
  %90 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %74
  %91 = load double, ptr addrspace(1) %90, align 8, !tbaa !35
  %92 = load double, ptr addrspace(1) %77, align 8, !tbaa !35
  %93 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %80
  %94 = load double, ptr addrspace(1) %93, align 8, !tbaa !35
  %95 = fneg double %92
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %94, double %91)
  %97 = fmul double %85, %96
  store double %97, ptr addrspace(1) %90, align 8, !tbaa !35
  %98 = add nuw nsw i32 %71, 1
  %99 = icmp eq i32 %98, %5
  br i1 %99, label %113, label %70

100:                                              ; preds = %38
  %101 = mul i32 %7, %11
  %102 = add i32 %12, %101
  %103 = trunc i64 %15 to i32
  %104 = add i32 %102, %103
  %105 = add i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = shl nsw i64 %106, 3
  %108 = add nsw i64 %107, -8
  %109 = getelementptr i8, ptr addrspace(1) %4, i64 %108
  %110 = load double, ptr addrspace(1) %109, align 8
  %111 = getelementptr i8, ptr addrspace(1) %3, i64 %108
  %112 = load double, ptr addrspace(1) %111, align 8
  br label %115

113:                                              ; preds = %115, %70
  %114 = add nsw i32 %5, -2
  br label %142

115:                                              ; preds = %100, %115
  %116 = phi double [ %112, %100 ], [ %138, %115 ]
  %117 = phi double [ %110, %100 ], [ %131, %115 ]
  %118 = phi i32 [ 1, %100 ], [ %139, %115 ]
  %119 = mul nuw nsw i32 %118, %24
  %120 = add nsw i32 %119, %22
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121
  %123 = load double, ptr addrspace(1) %122, align 8, !tbaa !35
  %124 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %121
  %125 = load double, ptr addrspace(1) %124, align 8, !tbaa !35
  %126 = fneg double %125
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %117, double %123)
  %128 = fdiv double 1.000000e+00, %127
  %129 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %121
  %130 = load double, ptr addrspace(1) %129, align 8, !tbaa !35
  %131 = fmul double %130, %128
  %132 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %121
  store double %131, ptr addrspace(1) %132, align 8, !tbaa !35
  %133 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %121
  %134 = load double, ptr addrspace(1) %133, align 8, !tbaa !35
  %135 = load double, ptr addrspace(1) %124, align 8, !tbaa !35
  %136 = fneg double %135
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %116, double %134)
  %138 = fmul double %128, %137
  store double %138, ptr addrspace(1) %133, align 8, !tbaa !35
  %139 = add nuw nsw i32 %118, 1
  %140 = icmp eq i32 %139, %5
  br i1 %140, label %113, label %115

141:                                              ; preds = %142, %6
  ret void

142:                                              ; preds = %113, %142
  %143 = phi i32 [ %157, %142 ], [ %114, %113 ]
  %144 = mul nsw i32 %143, %24
  %145 = add nsw i32 %144, %22
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %146
  %148 = load double, ptr addrspace(1) %147, align 8, !tbaa !35
  %149 = add nsw i32 %145, %24
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %150
  %152 = load double, ptr addrspace(1) %151, align 8, !tbaa !35
  %153 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %146
  %154 = load double, ptr addrspace(1) %153, align 8, !tbaa !35
  %155 = fneg double %148
  %156 = tail call double @llvm.fmuladd.f64(double %155, double %152, double %154)
  store double %156, ptr addrspace(1) %153, align 8, !tbaa !35
  %157 = add nsw i32 %143, -1
  %158 = icmp eq i32 %143, 0
  br i1 %158, label %141, label %142
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
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
  %21 = add nsw i32 %3, %20
  %22 = add nsw i32 %21, -2
  %23 = srem i32 %22, %3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !23, !amdgpu.noclobber !26
  %27 = add nsw i32 %21, -1
  %28 = srem i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !23, !amdgpu.noclobber !26
  %32 = shl i64 %19, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !23, !amdgpu.noclobber !26
  %36 = add nsw i32 %20, 1
  %37 = srem i32 %36, %3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !23, !amdgpu.noclobber !26
  %41 = fsub float 1.000000e+00, %2
  %42 = fmul float %41, 5.000000e-01
  %43 = fsub float %40, %35
  %44 = fsub float %35, %31
  %45 = fmul float %44, %43
  %46 = fcmp ugt float %45, 0.000000e+00
  %47 = tail call fastcc float @llvm.fabs.f32(float %43) #15
  %48 = tail call fastcc float @llvm.fabs.f32(float %44) #15
  %49 = fcmp olt float %47, %48
  %50 = select i1 %49, float %43, float %44
  %51 = select i1 %46, float %50, float 0.000000e+00
  %52 = tail call float @llvm.fmuladd.f32(float %42, float %51, float %35)
  %53 = fsub float %31, %26
  %54 = fmul float %53, %44
  %55 = fcmp ugt float %54, 0.000000e+00
  %56 = tail call fastcc float @llvm.fabs.f32(float %53) #15
  %57 = fcmp olt float %48, %56
  %58 = select i1 %57, float %44, float %53
  %59 = select i1 %55, float %58, float 0.000000e+00
  %60 = tail call float @llvm.fmuladd.f32(float %42, float %59, float %31)
  %61 = fsub float %52, %60
  %62 = fneg float %2
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %61, float %35)
  %64 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  store float %63, ptr addrspace(1) %64, align 4, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #8 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
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
  %21 = add nsw i32 %3, %20
  %22 = add nsw i32 %21, -2
  %23 = srem i32 %22, %3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !23
  %27 = add nsw i32 %21, -1
  %28 = srem i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !23
  %32 = shl i64 %19, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !23
  %36 = add nsw i32 %20, 1
  %37 = srem i32 %36, %3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !23
  %41 = fsub float 1.000000e+00, %2
  %42 = fmul float %41, 5.000000e-01
  %43 = fsub float %40, %35
  %44 = fsub float %35, %31
  %45 = fmul float %44, %43
  %46 = fcmp ugt float %45, 0.000000e+00
  %47 = tail call fastcc float @llvm.fabs.f32(float %43) #15
  %48 = tail call fastcc float @llvm.fabs.f32(float %44) #15
  %49 = fcmp olt float %47, %48
  %50 = select i1 %49, float %43, float %44
  %51 = select i1 %46, float %50, float 0.000000e+00
  %52 = tail call float @llvm.fmuladd.f32(float %42, float %51, float %35)
  %53 = fsub float %31, %26
  %54 = fmul float %53, %44
  %55 = fcmp ugt float %54, 0.000000e+00
  %56 = tail call fastcc float @llvm.fabs.f32(float %53) #15
  %57 = fcmp olt float %48, %56
  %58 = select i1 %57, float %44, float %53
  %59 = select i1 %55, float %58, float 0.000000e+00
  %60 = tail call float @llvm.fmuladd.f32(float %42, float %59, float %31)
  %61 = fsub float %52, %60
  %62 = fneg float %2
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %61, float %35)
  %64 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  store float %63, ptr addrspace(1) %64, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #9 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !40 {
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
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = mul nsw i32 %2, %32
  %34 = add nsw i32 %33, %20
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !23, !amdgpu.noclobber !26
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 4
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !23, !amdgpu.noclobber !26
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !23, !amdgpu.noclobber !26
  %42 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %43 = add nsw i32 %42, -1
  %44 = add nsw i32 %43, %33
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !23, !amdgpu.noclobber !26
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 4
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !23, !amdgpu.noclobber !26
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 8
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !23, !amdgpu.noclobber !26
  %52 = add nsw i32 %20, 1
  %53 = add nsw i32 %2, -1
  %54 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %53, i32 range(i32 -2147483647, -2147483648) %52)
  %55 = add nsw i32 %54, %33
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !23, !amdgpu.noclobber !26
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 4
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !23, !amdgpu.noclobber !26
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 8
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !23, !amdgpu.noclobber !26
  %63 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %64 = add nsw i32 %63, -1
  %65 = mul nsw i32 %64, %2
  %66 = add nsw i32 %65, %20
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23, !amdgpu.noclobber !26
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 4
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !23, !amdgpu.noclobber !26
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 8
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !23, !amdgpu.noclobber !26
  %74 = add nsw i32 %32, 1
  %75 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %53, i32 range(i32 -2147483647, -2147483648) %74)
  %76 = mul nsw i32 %75, %2
  %77 = add nsw i32 %76, %20
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !23, !amdgpu.noclobber !26
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 4
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !23, !amdgpu.noclobber !26
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 8
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23, !amdgpu.noclobber !26
  %85 = fdiv float %49, %47
  %86 = fmul float %47, 0x40139EB860000000
  %87 = fmul float %47, %86
  %88 = tail call float @llvm.fmuladd.f32(float %49, float %85, float %87)
  %89 = fmul float %51, %85
  %90 = fdiv float %39, %37
  %91 = fmul float %37, 0x40139EB860000000
  %92 = fmul float %37, %91
  %93 = tail call float @llvm.fmuladd.f32(float %39, float %90, float %92)
  %94 = fmul float %41, %90
  %95 = tail call fastcc float @llvm.fabs.f32(float noundef %85) #15
  %96 = fmul float %47, 0x40239EB860000000
  %97 = tail call fastcc float @llvm.sqrt.f32(float noundef %96) #15
  %98 = fadd float %97, %95
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %90) #15
  %100 = fmul float %37, 0x40239EB860000000
  %101 = tail call fastcc float @llvm.sqrt.f32(float noundef %100) #15
  %102 = fadd float %101, %99
  %103 = tail call fastcc float @llvm.maxnum.f32(float noundef %98, float noundef %102) #15
  %104 = fadd float %39, %49
  %105 = fmul float %103, 5.000000e-01
  %106 = fsub float %37, %47
  %107 = fneg float %106
  %108 = fmul float %105, %107
  %109 = tail call float @llvm.fmuladd.f32(float %104, float 5.000000e-01, float %108)
  %110 = fadd float %93, %88
  %111 = fsub float %39, %49
  %112 = fneg float %111
  %113 = fmul float %105, %112
  %114 = tail call float @llvm.fmuladd.f32(float %110, float 5.000000e-01, float %113)
  %115 = fadd float %94, %89
  %116 = fsub float %41, %51
  %117 = fneg float %116
  %118 = fmul float %105, %117
  %119 = tail call float @llvm.fmuladd.f32(float %115, float 5.000000e-01, float %118)
  %120 = fdiv float %60, %58
  %121 = fmul float %58, 0x40139EB860000000
  %122 = fmul float %58, %121
  %123 = tail call float @llvm.fmuladd.f32(float %60, float %120, float %122)
  %124 = fmul float %62, %120
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %120) #15
  %126 = fmul float %58, 0x40239EB860000000
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #15
  %128 = fadd float %127, %125
  %129 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %128) #15
  %130 = fadd float %39, %60
  %131 = fmul float %129, 5.000000e-01
  %132 = fsub float %58, %37
  %133 = fneg float %132
  %134 = fmul float %131, %133
  %135 = tail call float @llvm.fmuladd.f32(float %130, float 5.000000e-01, float %134)
  %136 = fadd float %93, %123
  %137 = fsub float %60, %39
  %138 = fneg float %137
  %139 = fmul float %131, %138
  %140 = tail call float @llvm.fmuladd.f32(float %136, float 5.000000e-01, float %139)
  %141 = fadd float %94, %124
  %142 = fsub float %62, %41
  %143 = fneg float %142
  %144 = fmul float %131, %143
  %145 = tail call float @llvm.fmuladd.f32(float %141, float 5.000000e-01, float %144)
  %146 = fdiv float %73, %69
  %147 = fmul float %69, 0x40139EB860000000
  %148 = fmul float %69, %147
  %149 = tail call float @llvm.fmuladd.f32(float %73, float %146, float %148)
  %150 = fmul float %71, %146
  %151 = fdiv float %41, %37
  %152 = tail call float @llvm.fmuladd.f32(float %41, float %151, float %92)
  %153 = fmul float %39, %151
  %154 = tail call fastcc float @llvm.fabs.f32(float noundef %146) #15
  %155 = fmul float %69, 0x40239EB860000000
  %156 = tail call fastcc float @llvm.sqrt.f32(float noundef %155) #15
  %157 = fadd float %156, %154
  %158 = tail call fastcc float @llvm.fabs.f32(float noundef %151) #15
  %159 = fadd float %101, %158
  %160 = tail call fastcc float @llvm.maxnum.f32(float noundef %157, float noundef %159) #15
  %161 = fadd float %41, %73
  %162 = fmul float %160, 5.000000e-01
  %163 = fsub float %37, %69
  %164 = fneg float %163
  %165 = fmul float %162, %164
  %166 = tail call float @llvm.fmuladd.f32(float %161, float 5.000000e-01, float %165)
  %167 = fadd float %152, %149
  %168 = fsub float %41, %73
  %169 = fneg float %168
  %170 = fmul float %162, %169
  %171 = tail call float @llvm.fmuladd.f32(float %167, float 5.000000e-01, float %170)
  %172 = fadd float %153, %150
  %173 = fsub float %39, %71
  %174 = fneg float %173
  %175 = fmul float %162, %174
  %176 = tail call float @llvm.fmuladd.f32(float %172, float 5.000000e-01, float %175)
  %177 = fdiv float %84, %80
  %178 = fmul float %80, 0x40139EB860000000
  %179 = fmul float %80, %178
  %180 = tail call float @llvm.fmuladd.f32(float %84, float %177, float %179)
  %181 = fmul float %82, %177
  %182 = tail call fastcc float @llvm.fabs.f32(float noundef %177) #15
  %183 = fmul float %80, 0x40239EB860000000
  %184 = tail call fastcc float @llvm.sqrt.f32(float noundef %183) #15
  %185 = fadd float %184, %182
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %159, float noundef %185) #15
  %187 = fadd float %41, %84
  %188 = fmul float %186, 5.000000e-01
  %189 = fsub float %80, %37
  %190 = fneg float %189
  %191 = fmul float %188, %190
  %192 = tail call float @llvm.fmuladd.f32(float %187, float 5.000000e-01, float %191)
  %193 = fadd float %152, %180
  %194 = fsub float %84, %41
  %195 = fneg float %194
  %196 = fmul float %188, %195
  %197 = tail call float @llvm.fmuladd.f32(float %193, float 5.000000e-01, float %196)
  %198 = fadd float %153, %181
  %199 = fsub float %82, %39
  %200 = fneg float %199
  %201 = fmul float %188, %200
  %202 = tail call float @llvm.fmuladd.f32(float %198, float 5.000000e-01, float %201)
  %203 = fsub float %135, %109
  %204 = fadd float %203, %192
  %205 = fsub float %204, %166
  %206 = fneg float %3
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %37)
  %208 = fsub float %140, %114
  %209 = fadd float %208, %202
  %210 = fsub float %209, %176
  %211 = tail call float @llvm.fmuladd.f32(float %206, float %210, float %39)
  %212 = fsub float %145, %119
  %213 = fadd float %212, %197
  %214 = fsub float %213, %171
  %215 = tail call float @llvm.fmuladd.f32(float %206, float %214, float %41)
  %216 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %35
  store float %207, ptr addrspace(1) %216, align 4, !tbaa !23
  %217 = getelementptr inbounds nuw i8, ptr addrspace(1) %216, i64 4
  store float %211, ptr addrspace(1) %217, align 4, !tbaa !23
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %216, i64 8
  store float %215, ptr addrspace(1) %218, align 4, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #10 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !40 {
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
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = mul nsw i32 %2, %32
  %34 = add nsw i32 %33, %20
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !23
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 4
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !23
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !23
  %42 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %43 = add nsw i32 %42, -1
  %44 = add nsw i32 %43, %33
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !23
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 4
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !23
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 8
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !23
  %52 = add nsw i32 %20, 1
  %53 = add nsw i32 %2, -1
  %54 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %53, i32 range(i32 -2147483647, -2147483648) %52)
  %55 = add nsw i32 %54, %33
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !23
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 4
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !23
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 8
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !23
  %63 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %64 = add nsw i32 %63, -1
  %65 = mul nsw i32 %64, %2
  %66 = add nsw i32 %65, %20
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 4
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !23
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 8
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !23
  %74 = add nsw i32 %32, 1
  %75 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %53, i32 range(i32 -2147483647, -2147483648) %74)
  %76 = mul nsw i32 %75, %2
  %77 = add nsw i32 %76, %20
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !23
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 4
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !23
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 8
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23
  %85 = fdiv float %49, %47
  %86 = fmul float %47, 0x40139EB860000000
  %87 = fmul float %47, %86
  %88 = tail call float @llvm.fmuladd.f32(float %49, float %85, float %87)
  %89 = fmul float %51, %85
  %90 = fdiv float %39, %37
  %91 = fmul float %37, 0x40139EB860000000
  %92 = fmul float %37, %91
  %93 = tail call float @llvm.fmuladd.f32(float %39, float %90, float %92)
  %94 = fmul float %41, %90
  %95 = tail call fastcc float @llvm.fabs.f32(float noundef %85) #15
  %96 = fmul float %47, 0x40239EB860000000
  %97 = tail call fastcc float @llvm.sqrt.f32(float noundef %96) #15
  %98 = fadd float %97, %95
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %90) #15
  %100 = fmul float %37, 0x40239EB860000000
  %101 = tail call fastcc float @llvm.sqrt.f32(float noundef %100) #15
  %102 = fadd float %101, %99
  %103 = tail call fastcc float @llvm.maxnum.f32(float noundef %98, float noundef %102) #15
  %104 = fadd float %39, %49
  %105 = fmul float %103, 5.000000e-01
  %106 = fsub float %37, %47
  %107 = fneg float %106
  %108 = fmul float %105, %107
  %109 = tail call float @llvm.fmuladd.f32(float %104, float 5.000000e-01, float %108)
  %110 = fadd float %93, %88
  %111 = fsub float %39, %49
  %112 = fneg float %111
  %113 = fmul float %105, %112
  %114 = tail call float @llvm.fmuladd.f32(float %110, float 5.000000e-01, float %113)
  %115 = fadd float %94, %89
  %116 = fsub float %41, %51
  %117 = fneg float %116
  %118 = fmul float %105, %117
  %119 = tail call float @llvm.fmuladd.f32(float %115, float 5.000000e-01, float %118)
  %120 = fdiv float %60, %58
  %121 = fmul float %58, 0x40139EB860000000
  %122 = fmul float %58, %121
  %123 = tail call float @llvm.fmuladd.f32(float %60, float %120, float %122)
  %124 = fmul float %62, %120
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %120) #15
  %126 = fmul float %58, 0x40239EB860000000
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #15
  %128 = fadd float %127, %125
  %129 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %128) #15
  %130 = fadd float %39, %60
  %131 = fmul float %129, 5.000000e-01
  %132 = fsub float %58, %37
  %133 = fneg float %132
  %134 = fmul float %131, %133
  %135 = tail call float @llvm.fmuladd.f32(float %130, float 5.000000e-01, float %134)
  %136 = fadd float %93, %123
  %137 = fsub float %60, %39
  %138 = fneg float %137
  %139 = fmul float %131, %138
  %140 = tail call float @llvm.fmuladd.f32(float %136, float 5.000000e-01, float %139)
  %141 = fadd float %94, %124
  %142 = fsub float %62, %41
  %143 = fneg float %142
  %144 = fmul float %131, %143
  %145 = tail call float @llvm.fmuladd.f32(float %141, float 5.000000e-01, float %144)
  %146 = fdiv float %73, %69
  %147 = fmul float %69, 0x40139EB860000000
  %148 = fmul float %69, %147
  %149 = tail call float @llvm.fmuladd.f32(float %73, float %146, float %148)
  %150 = fmul float %71, %146
  %151 = fdiv float %41, %37
  %152 = tail call float @llvm.fmuladd.f32(float %41, float %151, float %92)
  %153 = fmul float %39, %151
  %154 = tail call fastcc float @llvm.fabs.f32(float noundef %146) #15
  %155 = fmul float %69, 0x40239EB860000000
  %156 = tail call fastcc float @llvm.sqrt.f32(float noundef %155) #15
  %157 = fadd float %156, %154
  %158 = tail call fastcc float @llvm.fabs.f32(float noundef %151) #15
  %159 = fadd float %101, %158
  %160 = tail call fastcc float @llvm.maxnum.f32(float noundef %157, float noundef %159) #15
  %161 = fadd float %41, %73
  %162 = fmul float %160, 5.000000e-01
  %163 = fsub float %37, %69
  %164 = fneg float %163
  %165 = fmul float %162, %164
  %166 = tail call float @llvm.fmuladd.f32(float %161, float 5.000000e-01, float %165)
  %167 = fadd float %152, %149
  %168 = fsub float %41, %73
  %169 = fneg float %168
  %170 = fmul float %162, %169
  %171 = tail call float @llvm.fmuladd.f32(float %167, float 5.000000e-01, float %170)
  %172 = fadd float %153, %150
  %173 = fsub float %39, %71
  %174 = fneg float %173
  %175 = fmul float %162, %174
  %176 = tail call float @llvm.fmuladd.f32(float %172, float 5.000000e-01, float %175)
  %177 = fdiv float %84, %80
  %178 = fmul float %80, 0x40139EB860000000
  %179 = fmul float %80, %178
  %180 = tail call float @llvm.fmuladd.f32(float %84, float %177, float %179)
  %181 = fmul float %82, %177
  %182 = tail call fastcc float @llvm.fabs.f32(float noundef %177) #15
  %183 = fmul float %80, 0x40239EB860000000
  %184 = tail call fastcc float @llvm.sqrt.f32(float noundef %183) #15
  %185 = fadd float %184, %182
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %159, float noundef %185) #15
  %187 = fadd float %41, %84
  %188 = fmul float %186, 5.000000e-01
  %189 = fsub float %80, %37
  %190 = fneg float %189
  %191 = fmul float %188, %190
  %192 = tail call float @llvm.fmuladd.f32(float %187, float 5.000000e-01, float %191)
  %193 = fadd float %152, %180
  %194 = fsub float %84, %41
  %195 = fneg float %194
  %196 = fmul float %188, %195
  %197 = tail call float @llvm.fmuladd.f32(float %193, float 5.000000e-01, float %196)
  %198 = fadd float %153, %181
  %199 = fsub float %82, %39
  %200 = fneg float %199
  %201 = fmul float %188, %200
  %202 = tail call float @llvm.fmuladd.f32(float %198, float 5.000000e-01, float %201)
  %203 = fsub float %135, %109
  %204 = fadd float %203, %192
  %205 = fsub float %204, %166
  %206 = fneg float %3
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %37)
  %208 = fsub float %140, %114
  %209 = fadd float %208, %202
  %210 = fsub float %209, %176
  %211 = tail call float @llvm.fmuladd.f32(float %206, float %210, float %39)
  %212 = fsub float %145, %119
  %213 = fadd float %212, %197
  %214 = fsub float %213, %171
  %215 = tail call float @llvm.fmuladd.f32(float %206, float %214, float %41)
  %216 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %35
  store float %207, ptr addrspace(1) %216, align 4, !tbaa !23
  %217 = getelementptr inbounds nuw i8, ptr addrspace(1) %216, i64 4
  store float %211, ptr addrspace(1) %217, align 4, !tbaa !23
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %216, i64 8
  store float %215, ptr addrspace(1) %218, align 4, !tbaa !23
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #12

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
declare float @llvm.fabs.f32(float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"float*", !"int"}
!15 = !{!"restrict const", !"restrict", !"restrict const", !"const", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_wave_order8: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_wave_order8"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_wave_order8: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_wave_order8: argument 2"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
!25 = !{!20, !22}
!26 = !{}
!27 = !{!17, !20, !22}
!28 = !{!"amdgpu-synchronize-as", !"local"}
!29 = !{!17, !22}
!30 = !{!17, !20}
!31 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!32 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!33 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"int"}
!34 = !{!"const", !"const", !"const", !"", !"", !""}
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !8, i64 0}
!37 = !{i32 1, i32 1, i32 0, i32 0}
!38 = !{!"none", !"none", !"none", !"none"}
!39 = !{!"float*", !"float*", !"float", !"int"}
!40 = !{!"const", !"", !"", !""}
!41 = !{!"cell*", !"cell*", !"int", !"float"}
