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
  %7 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = lshr i32 %11, 16
  %17 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %7
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 32
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 512
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 544
  %22 = add nuw nsw i32 %6, 4
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %22
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i32 %22
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 4
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 192
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 8
  %38 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 128
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 128
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 12
  %45 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 192
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %51 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %53 = insertelement <2 x i32> poison, i32 %6, i64 0
  %54 = insertelement <2 x i32> %53, i32 %7, i64 1
  %55 = zext nneg <2 x i32> %54 to <2 x i64>
  %56 = load <2 x i64>, ptr addrspace(4) %14, align 8, !tbaa !10
  %57 = insertelement <2 x i32> poison, i32 %8, i64 0
  %58 = insertelement <2 x i32> %57, i32 %15, i64 1
  %59 = zext <2 x i32> %58 to <2 x i64>
  %60 = insertelement <2 x i32> poison, i32 %12, i64 0
  %61 = insertelement <2 x i32> %60, i32 %16, i64 1
  %62 = zext nneg <2 x i32> %61 to <2 x i64>
  %63 = mul nuw nsw <2 x i64> %62, %59
  %64 = add <2 x i64> %56, %55
  %65 = add <2 x i64> %64, %63
  %66 = trunc <2 x i64> %65 to <2 x i32>
  %67 = extractelement <2 x i32> %66, i64 1
  %68 = mul nsw i32 %4, %67
  %69 = extractelement <2 x i32> %66, i64 0
  %70 = add i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %73, ptr addrspace(3) %18, align 4, !tbaa !23, !noalias !27
  %74 = sext i32 %70 to i64
  %75 = getelementptr float, ptr addrspace(1) %0, i64 %74
  %76 = getelementptr i8, ptr addrspace(1) %75, i64 32
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %77, ptr addrspace(3) %19, align 4, !tbaa !23, !noalias !27
  %78 = add nsw i32 %67, 8
  %79 = mul nsw i32 %78, %4
  %80 = add i32 %79, %69
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %83, ptr addrspace(3) %20, align 4, !tbaa !23, !noalias !27
  %84 = sext i32 %80 to i64
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 32
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  store float %87, ptr addrspace(3) %21, align 4, !tbaa !23, !noalias !27
  fence syncscope("workgroup") seq_cst, !noalias !27, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !noalias !27
  %88 = load float, ptr addrspace(1) %3, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %89 = fmul float %88, 2.000000e+00
  %90 = load float, ptr addrspace(3) %25, align 4, !tbaa !23, !noalias !27
  %91 = fmul float %89, %90
  %92 = load float, ptr addrspace(1) %27, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %93 = load float, ptr addrspace(3) %29, align 4, !tbaa !23, !noalias !27
  %94 = load float, ptr addrspace(3) %30, align 4, !tbaa !23, !noalias !27
  %95 = fadd float %93, %94
  %96 = load float, ptr addrspace(3) %32, align 4, !tbaa !23, !noalias !27
  %97 = fadd float %95, %96
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !23, !noalias !27
  %99 = fadd float %97, %98
  %100 = tail call float @llvm.fmuladd.f32(float %92, float %99, float %91)
  %101 = load float, ptr addrspace(1) %34, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %102 = load float, ptr addrspace(3) %36, align 4, !tbaa !23, !noalias !27
  %103 = load float, ptr addrspace(3) %37, align 4, !tbaa !23, !noalias !27
  %104 = fadd float %102, %103
  %105 = load float, ptr addrspace(3) %39, align 4, !tbaa !23, !noalias !27
  %106 = fadd float %104, %105
  %107 = load float, ptr addrspace(3) %40, align 4, !tbaa !23, !noalias !27
  %108 = fadd float %106, %107
  %109 = tail call float @llvm.fmuladd.f32(float %101, float %108, float %100)
  %110 = load float, ptr addrspace(1) %41, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %111 = load float, ptr addrspace(3) %43, align 4, !tbaa !23, !noalias !27
  %112 = load float, ptr addrspace(3) %44, align 4, !tbaa !23, !noalias !27
  %113 = fadd float %111, %112
  %114 = load float, ptr addrspace(3) %46, align 4, !tbaa !23, !noalias !27
  %115 = fadd float %113, %114
  %116 = load float, ptr addrspace(3) %47, align 4, !tbaa !23, !noalias !27
  %117 = fadd float %115, %116
  %118 = tail call float @llvm.fmuladd.f32(float %110, float %117, float %109)
  %119 = load float, ptr addrspace(1) %48, align 4, !tbaa !23, !noalias !27, !amdgpu.noclobber !26
  %120 = load float, ptr addrspace(3) %49, align 4, !tbaa !23, !noalias !27
  %121 = load float, ptr addrspace(3) %50, align 4, !tbaa !23, !noalias !27
  %122 = fadd float %120, %121
  %123 = load float, ptr addrspace(3) %51, align 4, !tbaa !23, !noalias !27
  %124 = fadd float %122, %123
  %125 = load float, ptr addrspace(3) %52, align 4, !tbaa !23, !noalias !27
  %126 = fadd float %124, %125
  %127 = tail call float @llvm.fmuladd.f32(float %119, float %126, float %118)
  %128 = add <2 x i32> %66, splat (i32 4)
  %129 = extractelement <2 x i32> %128, i64 1
  %130 = mul nsw i32 %129, %4
  %131 = extractelement <2 x i32> %128, i64 0
  %132 = add nsw i32 %131, %130
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23, !alias.scope !19, !noalias !29, !amdgpu.noclobber !26
  %136 = fneg float %135
  %137 = tail call float @llvm.fmuladd.f32(float %90, float 2.000000e+00, float %136)
  %138 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23, !alias.scope !21, !noalias !30, !amdgpu.noclobber !26
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %127, float %137)
  store float %140, ptr addrspace(1) %134, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = lshr i32 %11, 16
  %17 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %7
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 32
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 512
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 544
  %22 = add nuw nsw i32 %6, 4
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i32 %7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %22
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i32 %22
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 4
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 192
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 8
  %38 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 128
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 128
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 12
  %45 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 192
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %51 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i32 %7
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %53 = insertelement <2 x i32> poison, i32 %6, i64 0
  %54 = insertelement <2 x i32> %53, i32 %7, i64 1
  %55 = zext nneg <2 x i32> %54 to <2 x i64>
  %56 = load <2 x i64>, ptr addrspace(4) %14, align 8, !tbaa !10
  %57 = insertelement <2 x i32> poison, i32 %8, i64 0
  %58 = insertelement <2 x i32> %57, i32 %15, i64 1
  %59 = zext <2 x i32> %58 to <2 x i64>
  %60 = insertelement <2 x i32> poison, i32 %12, i64 0
  %61 = insertelement <2 x i32> %60, i32 %16, i64 1
  %62 = zext nneg <2 x i32> %61 to <2 x i64>
  %63 = mul nuw nsw <2 x i64> %62, %59
  %64 = add <2 x i64> %56, %55
  %65 = add <2 x i64> %64, %63
  %66 = trunc <2 x i64> %65 to <2 x i32>
  %67 = extractelement <2 x i32> %66, i64 1
  %68 = mul nsw i32 %4, %67
  %69 = extractelement <2 x i32> %66, i64 0
  %70 = add i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !23
  store float %73, ptr addrspace(3) %18, align 4, !tbaa !23
  %74 = sext i32 %70 to i64
  %75 = getelementptr float, ptr addrspace(1) %0, i64 %74
  %76 = getelementptr i8, ptr addrspace(1) %75, i64 32
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !23
  store float %77, ptr addrspace(3) %19, align 4, !tbaa !23
  %78 = add nsw i32 %67, 8
  %79 = mul nsw i32 %78, %4
  %80 = add i32 %79, %69
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !23
  store float %83, ptr addrspace(3) %20, align 4, !tbaa !23
  %84 = sext i32 %80 to i64
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 32
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !23
  store float %87, ptr addrspace(3) %21, align 4, !tbaa !23
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %88 = load float, ptr addrspace(1) %3, align 4, !tbaa !23
  %89 = fmul float %88, 2.000000e+00
  %90 = load float, ptr addrspace(3) %25, align 4, !tbaa !23
  %91 = fmul float %89, %90
  %92 = load float, ptr addrspace(1) %27, align 4, !tbaa !23
  %93 = load float, ptr addrspace(3) %29, align 4, !tbaa !23
  %94 = load float, ptr addrspace(3) %30, align 4, !tbaa !23
  %95 = fadd float %93, %94
  %96 = load float, ptr addrspace(3) %32, align 4, !tbaa !23
  %97 = fadd float %95, %96
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !23
  %99 = fadd float %97, %98
  %100 = tail call float @llvm.fmuladd.f32(float %92, float %99, float %91)
  %101 = load float, ptr addrspace(1) %34, align 4, !tbaa !23
  %102 = load float, ptr addrspace(3) %36, align 4, !tbaa !23
  %103 = load float, ptr addrspace(3) %37, align 4, !tbaa !23
  %104 = fadd float %102, %103
  %105 = load float, ptr addrspace(3) %39, align 4, !tbaa !23
  %106 = fadd float %104, %105
  %107 = load float, ptr addrspace(3) %40, align 4, !tbaa !23
  %108 = fadd float %106, %107
  %109 = tail call float @llvm.fmuladd.f32(float %101, float %108, float %100)
  %110 = load float, ptr addrspace(1) %41, align 4, !tbaa !23
  %111 = load float, ptr addrspace(3) %43, align 4, !tbaa !23
  %112 = load float, ptr addrspace(3) %44, align 4, !tbaa !23
  %113 = fadd float %111, %112
  %114 = load float, ptr addrspace(3) %46, align 4, !tbaa !23
  %115 = fadd float %113, %114
  %116 = load float, ptr addrspace(3) %47, align 4, !tbaa !23
  %117 = fadd float %115, %116
  %118 = tail call float @llvm.fmuladd.f32(float %110, float %117, float %109)
  %119 = load float, ptr addrspace(1) %48, align 4, !tbaa !23
  %120 = load float, ptr addrspace(3) %49, align 4, !tbaa !23
  %121 = load float, ptr addrspace(3) %50, align 4, !tbaa !23
  %122 = fadd float %120, %121
  %123 = load float, ptr addrspace(3) %51, align 4, !tbaa !23
  %124 = fadd float %122, %123
  %125 = load float, ptr addrspace(3) %52, align 4, !tbaa !23
  %126 = fadd float %124, %125
  %127 = tail call float @llvm.fmuladd.f32(float %119, float %126, float %118)
  %128 = add <2 x i32> %66, splat (i32 4)
  %129 = extractelement <2 x i32> %128, i64 1
  %130 = mul nsw i32 %129, %4
  %131 = extractelement <2 x i32> %128, i64 0
  %132 = add nsw i32 %131, %130
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23
  %136 = fneg float %135
  %137 = tail call float @llvm.fmuladd.f32(float %90, float 2.000000e+00, float %136)
  %138 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %127, float %137)
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
  %43 = insertelement <2 x float> poison, float %40, i64 0
  %44 = insertelement <2 x float> %43, float %35, i64 1
  %45 = insertelement <2 x float> poison, float %35, i64 0
  %46 = insertelement <2 x float> %45, float %31, i64 1
  %47 = fsub <2 x float> %44, %46
  %48 = insertelement <2 x float> poison, float %31, i64 0
  %49 = insertelement <2 x float> %48, float %26, i64 1
  %50 = fsub <2 x float> %46, %49
  %51 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %47)
  %52 = fmul <2 x float> %50, %47
  %53 = fcmp ugt <2 x float> %52, zeroinitializer
  %54 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %50)
  %55 = fcmp olt <2 x float> %51, %54
  %56 = select <2 x i1> %55, <2 x float> %47, <2 x float> %50
  %57 = select <2 x i1> %53, <2 x float> %56, <2 x float> zeroinitializer
  %58 = insertelement <2 x float> poison, float %42, i64 0
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> zeroinitializer
  %60 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %59, <2 x float> %57, <2 x float> %46)
  %61 = shufflevector <2 x float> %60, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %62 = fsub <2 x float> %60, %61
  %63 = extractelement <2 x float> %62, i64 0
  %64 = fneg float %2
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %63, float %35)
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  store float %65, ptr addrspace(1) %66, align 4, !tbaa !23
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
  %43 = insertelement <2 x float> poison, float %40, i64 0
  %44 = insertelement <2 x float> %43, float %35, i64 1
  %45 = insertelement <2 x float> poison, float %35, i64 0
  %46 = insertelement <2 x float> %45, float %31, i64 1
  %47 = fsub <2 x float> %44, %46
  %48 = insertelement <2 x float> poison, float %31, i64 0
  %49 = insertelement <2 x float> %48, float %26, i64 1
  %50 = fsub <2 x float> %46, %49
  %51 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %47)
  %52 = fmul <2 x float> %50, %47
  %53 = fcmp ugt <2 x float> %52, zeroinitializer
  %54 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %50)
  %55 = fcmp olt <2 x float> %51, %54
  %56 = select <2 x i1> %55, <2 x float> %47, <2 x float> %50
  %57 = select <2 x i1> %53, <2 x float> %56, <2 x float> zeroinitializer
  %58 = insertelement <2 x float> poison, float %42, i64 0
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> zeroinitializer
  %60 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %59, <2 x float> %57, <2 x float> %46)
  %61 = shufflevector <2 x float> %60, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %62 = fsub <2 x float> %60, %61
  %63 = extractelement <2 x float> %62, i64 0
  %64 = fneg float %2
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %63, float %35)
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  store float %65, ptr addrspace(1) %66, align 4, !tbaa !23
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
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !23, !amdgpu.noclobber !26
  %39 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %40 = add nsw i32 %39, -1
  %41 = add nsw i32 %40, %33
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !23, !amdgpu.noclobber !26
  %46 = add nsw i32 %20, 1
  %47 = add nsw i32 %2, -1
  %48 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %47, i32 range(i32 -2147483647, -2147483648) %46)
  %49 = add nsw i32 %48, %33
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 8
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !23, !amdgpu.noclobber !26
  %54 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %55 = add nsw i32 %54, -1
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %20
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %59, i64 8
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !23, !amdgpu.noclobber !26
  %62 = add nsw i32 %32, 1
  %63 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %47, i32 range(i32 -2147483647, -2147483648) %62)
  %64 = mul nsw i32 %63, %2
  %65 = add nsw i32 %64, %20
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 8
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23, !amdgpu.noclobber !26
  %70 = fsub float %38, %45
  %71 = fneg float %70
  %72 = fsub float %53, %38
  %73 = fneg float %72
  %74 = fsub float %38, %61
  %75 = fneg float %74
  %76 = fsub float %69, %38
  %77 = fneg float %76
  %78 = fneg float %3
  %79 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %35
  %80 = load <2 x float>, ptr addrspace(1) %36, align 4, !tbaa !23
  %81 = load <2 x float>, ptr addrspace(1) %43, align 4, !tbaa !23
  %82 = load <2 x float>, ptr addrspace(1) %51, align 4, !tbaa !23
  %83 = load <2 x float>, ptr addrspace(1) %59, align 4, !tbaa !23
  %84 = load <2 x float>, ptr addrspace(1) %67, align 4, !tbaa !23
  %85 = extractelement <2 x float> %81, i64 0
  %86 = extractelement <2 x float> %81, i64 1
  %87 = fdiv float %86, %85
  %88 = fmul float %85, 0x40139EB860000000
  %89 = fmul float %85, %88
  %90 = tail call float @llvm.fmuladd.f32(float %86, float %87, float %89)
  %91 = fmul float %45, %87
  %92 = extractelement <2 x float> %80, i64 0
  %93 = extractelement <2 x float> %80, i64 1
  %94 = fdiv float %93, %92
  %95 = fmul float %92, 0x40139EB860000000
  %96 = fmul float %92, %95
  %97 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %96)
  %98 = fmul float %38, %94
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %87) #15
  %100 = fmul float %85, 0x40239EB860000000
  %101 = tail call fastcc float @llvm.sqrt.f32(float noundef %100) #15
  %102 = fadd float %101, %99
  %103 = tail call fastcc float @llvm.fabs.f32(float noundef %94) #15
  %104 = fmul float %92, 0x40239EB860000000
  %105 = tail call fastcc float @llvm.sqrt.f32(float noundef %104) #15
  %106 = fadd float %105, %103
  %107 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %106) #15
  %108 = fmul float %107, 5.000000e-01
  %109 = shufflevector <2 x float> %80, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %110 = insertelement <2 x float> %109, float %97, i64 1
  %111 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %112 = insertelement <2 x float> %111, float %90, i64 1
  %113 = fadd <2 x float> %110, %112
  %114 = fsub <2 x float> %80, %81
  %115 = fneg <2 x float> %114
  %116 = insertelement <2 x float> poison, float %108, i64 0
  %117 = shufflevector <2 x float> %116, <2 x float> poison, <2 x i32> zeroinitializer
  %118 = fmul <2 x float> %117, %115
  %119 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %113, <2 x float> splat (float 5.000000e-01), <2 x float> %118)
  %120 = fadd float %98, %91
  %121 = fmul float %108, %71
  %122 = tail call float @llvm.fmuladd.f32(float %120, float 5.000000e-01, float %121)
  %123 = extractelement <2 x float> %82, i64 0
  %124 = extractelement <2 x float> %82, i64 1
  %125 = fdiv float %124, %123
  %126 = fmul float %123, 0x40139EB860000000
  %127 = fmul float %123, %126
  %128 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %127)
  %129 = fmul float %53, %125
  %130 = tail call fastcc float @llvm.fabs.f32(float noundef %125) #15
  %131 = fmul float %123, 0x40239EB860000000
  %132 = tail call fastcc float @llvm.sqrt.f32(float noundef %131) #15
  %133 = fadd float %132, %130
  %134 = tail call fastcc float @llvm.maxnum.f32(float noundef %106, float noundef %133) #15
  %135 = fmul float %134, 5.000000e-01
  %136 = shufflevector <2 x float> %82, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %137 = insertelement <2 x float> %136, float %128, i64 1
  %138 = fadd <2 x float> %110, %137
  %139 = fsub <2 x float> %82, %80
  %140 = fneg <2 x float> %139
  %141 = insertelement <2 x float> poison, float %135, i64 0
  %142 = shufflevector <2 x float> %141, <2 x float> poison, <2 x i32> zeroinitializer
  %143 = fmul <2 x float> %142, %140
  %144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %138, <2 x float> splat (float 5.000000e-01), <2 x float> %143)
  %145 = fadd float %98, %129
  %146 = fmul float %135, %73
  %147 = tail call float @llvm.fmuladd.f32(float %145, float 5.000000e-01, float %146)
  %148 = extractelement <2 x float> %83, i64 0
  %149 = fdiv float %61, %148
  %150 = fmul float %148, 0x40139EB860000000
  %151 = fmul float %148, %150
  %152 = tail call float @llvm.fmuladd.f32(float %61, float %149, float %151)
  %153 = extractelement <2 x float> %83, i64 1
  %154 = fmul float %153, %149
  %155 = fdiv float %38, %92
  %156 = tail call float @llvm.fmuladd.f32(float %38, float %155, float %96)
  %157 = fmul float %93, %155
  %158 = tail call fastcc float @llvm.fabs.f32(float noundef %149) #15
  %159 = fmul float %148, 0x40239EB860000000
  %160 = tail call fastcc float @llvm.sqrt.f32(float noundef %159) #15
  %161 = fadd float %160, %158
  %162 = tail call fastcc float @llvm.fabs.f32(float noundef %155) #15
  %163 = fadd float %105, %162
  %164 = tail call fastcc float @llvm.maxnum.f32(float noundef %161, float noundef %163) #15
  %165 = fmul float %164, 5.000000e-01
  %166 = fadd float %156, %152
  %167 = fmul float %165, %75
  %168 = tail call float @llvm.fmuladd.f32(float %166, float 5.000000e-01, float %167)
  %169 = insertelement <2 x float> poison, float %38, i64 0
  %170 = insertelement <2 x float> %169, float %157, i64 1
  %171 = insertelement <2 x float> poison, float %61, i64 0
  %172 = insertelement <2 x float> %171, float %154, i64 1
  %173 = fadd <2 x float> %170, %172
  %174 = fsub <2 x float> %80, %83
  %175 = fneg <2 x float> %174
  %176 = insertelement <2 x float> poison, float %165, i64 0
  %177 = shufflevector <2 x float> %176, <2 x float> poison, <2 x i32> zeroinitializer
  %178 = fmul <2 x float> %177, %175
  %179 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> splat (float 5.000000e-01), <2 x float> %178)
  %180 = extractelement <2 x float> %84, i64 0
  %181 = fdiv float %69, %180
  %182 = fmul float %180, 0x40139EB860000000
  %183 = fmul float %180, %182
  %184 = tail call float @llvm.fmuladd.f32(float %69, float %181, float %183)
  %185 = extractelement <2 x float> %84, i64 1
  %186 = fmul float %185, %181
  %187 = tail call fastcc float @llvm.fabs.f32(float noundef %181) #15
  %188 = fmul float %180, 0x40239EB860000000
  %189 = tail call fastcc float @llvm.sqrt.f32(float noundef %188) #15
  %190 = fadd float %189, %187
  %191 = tail call fastcc float @llvm.maxnum.f32(float noundef %163, float noundef %190) #15
  %192 = fmul float %191, 5.000000e-01
  %193 = fadd float %156, %184
  %194 = fmul float %192, %77
  %195 = tail call float @llvm.fmuladd.f32(float %193, float 5.000000e-01, float %194)
  %196 = insertelement <2 x float> poison, float %69, i64 0
  %197 = insertelement <2 x float> %196, float %186, i64 1
  %198 = fadd <2 x float> %170, %197
  %199 = fsub <2 x float> %84, %80
  %200 = fneg <2 x float> %199
  %201 = insertelement <2 x float> poison, float %192, i64 0
  %202 = shufflevector <2 x float> %201, <2 x float> poison, <2 x i32> zeroinitializer
  %203 = fmul <2 x float> %202, %200
  %204 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %198, <2 x float> splat (float 5.000000e-01), <2 x float> %203)
  %205 = fsub <2 x float> %144, %119
  %206 = fadd <2 x float> %205, %204
  %207 = fsub <2 x float> %206, %179
  %208 = insertelement <2 x float> poison, float %78, i64 0
  %209 = shufflevector <2 x float> %208, <2 x float> poison, <2 x i32> zeroinitializer
  %210 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %209, <2 x float> %207, <2 x float> %80)
  %211 = fsub float %147, %122
  %212 = fadd float %211, %195
  %213 = fsub float %212, %168
  %214 = tail call float @llvm.fmuladd.f32(float %78, float %213, float %38)
  store <2 x float> %210, ptr addrspace(1) %79, align 4, !tbaa !23
  %215 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 8
  store float %214, ptr addrspace(1) %215, align 4, !tbaa !23
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
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !23
  %39 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %40 = add nsw i32 %39, -1
  %41 = add nsw i32 %40, %33
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !23
  %46 = add nsw i32 %20, 1
  %47 = add nsw i32 %2, -1
  %48 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %47, i32 range(i32 -2147483647, -2147483648) %46)
  %49 = add nsw i32 %48, %33
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 8
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !23
  %54 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %55 = add nsw i32 %54, -1
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %20
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %59, i64 8
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !23
  %62 = add nsw i32 %32, 1
  %63 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %47, i32 range(i32 -2147483647, -2147483648) %62)
  %64 = mul nsw i32 %63, %2
  %65 = add nsw i32 %64, %20
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 8
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23
  %70 = fsub float %38, %45
  %71 = fneg float %70
  %72 = fsub float %53, %38
  %73 = fneg float %72
  %74 = fsub float %38, %61
  %75 = fneg float %74
  %76 = fsub float %69, %38
  %77 = fneg float %76
  %78 = fneg float %3
  %79 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %35
  %80 = load <2 x float>, ptr addrspace(1) %36, align 4, !tbaa !23
  %81 = load <2 x float>, ptr addrspace(1) %43, align 4, !tbaa !23
  %82 = load <2 x float>, ptr addrspace(1) %51, align 4, !tbaa !23
  %83 = load <2 x float>, ptr addrspace(1) %59, align 4, !tbaa !23
  %84 = load <2 x float>, ptr addrspace(1) %67, align 4, !tbaa !23
  %85 = extractelement <2 x float> %81, i64 0
  %86 = extractelement <2 x float> %81, i64 1
  %87 = fdiv float %86, %85
  %88 = fmul float %85, 0x40139EB860000000
  %89 = fmul float %85, %88
  %90 = tail call float @llvm.fmuladd.f32(float %86, float %87, float %89)
  %91 = fmul float %45, %87
  %92 = extractelement <2 x float> %80, i64 0
  %93 = extractelement <2 x float> %80, i64 1
  %94 = fdiv float %93, %92
  %95 = fmul float %92, 0x40139EB860000000
  %96 = fmul float %92, %95
  %97 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %96)
  %98 = fmul float %38, %94
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %87) #15
  %100 = fmul float %85, 0x40239EB860000000
  %101 = tail call fastcc float @llvm.sqrt.f32(float noundef %100) #15
  %102 = fadd float %101, %99
  %103 = tail call fastcc float @llvm.fabs.f32(float noundef %94) #15
  %104 = fmul float %92, 0x40239EB860000000
  %105 = tail call fastcc float @llvm.sqrt.f32(float noundef %104) #15
  %106 = fadd float %105, %103
  %107 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %106) #15
  %108 = fmul float %107, 5.000000e-01
  %109 = shufflevector <2 x float> %80, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %110 = insertelement <2 x float> %109, float %97, i64 1
  %111 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %112 = insertelement <2 x float> %111, float %90, i64 1
  %113 = fadd <2 x float> %110, %112
  %114 = fsub <2 x float> %80, %81
  %115 = fneg <2 x float> %114
  %116 = insertelement <2 x float> poison, float %108, i64 0
  %117 = shufflevector <2 x float> %116, <2 x float> poison, <2 x i32> zeroinitializer
  %118 = fmul <2 x float> %117, %115
  %119 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %113, <2 x float> splat (float 5.000000e-01), <2 x float> %118)
  %120 = fadd float %98, %91
  %121 = fmul float %108, %71
  %122 = tail call float @llvm.fmuladd.f32(float %120, float 5.000000e-01, float %121)
  %123 = extractelement <2 x float> %82, i64 0
  %124 = extractelement <2 x float> %82, i64 1
  %125 = fdiv float %124, %123
  %126 = fmul float %123, 0x40139EB860000000
  %127 = fmul float %123, %126
  %128 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %127)
  %129 = fmul float %53, %125
  %130 = tail call fastcc float @llvm.fabs.f32(float noundef %125) #15
  %131 = fmul float %123, 0x40239EB860000000
  %132 = tail call fastcc float @llvm.sqrt.f32(float noundef %131) #15
  %133 = fadd float %132, %130
  %134 = tail call fastcc float @llvm.maxnum.f32(float noundef %106, float noundef %133) #15
  %135 = fmul float %134, 5.000000e-01
  %136 = shufflevector <2 x float> %82, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %137 = insertelement <2 x float> %136, float %128, i64 1
  %138 = fadd <2 x float> %110, %137
  %139 = fsub <2 x float> %82, %80
  %140 = fneg <2 x float> %139
  %141 = insertelement <2 x float> poison, float %135, i64 0
  %142 = shufflevector <2 x float> %141, <2 x float> poison, <2 x i32> zeroinitializer
  %143 = fmul <2 x float> %142, %140
  %144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %138, <2 x float> splat (float 5.000000e-01), <2 x float> %143)
  %145 = fadd float %98, %129
  %146 = fmul float %135, %73
  %147 = tail call float @llvm.fmuladd.f32(float %145, float 5.000000e-01, float %146)
  %148 = extractelement <2 x float> %83, i64 0
  %149 = fdiv float %61, %148
  %150 = fmul float %148, 0x40139EB860000000
  %151 = fmul float %148, %150
  %152 = tail call float @llvm.fmuladd.f32(float %61, float %149, float %151)
  %153 = extractelement <2 x float> %83, i64 1
  %154 = fmul float %153, %149
  %155 = fdiv float %38, %92
  %156 = tail call float @llvm.fmuladd.f32(float %38, float %155, float %96)
  %157 = fmul float %93, %155
  %158 = tail call fastcc float @llvm.fabs.f32(float noundef %149) #15
  %159 = fmul float %148, 0x40239EB860000000
  %160 = tail call fastcc float @llvm.sqrt.f32(float noundef %159) #15
  %161 = fadd float %160, %158
  %162 = tail call fastcc float @llvm.fabs.f32(float noundef %155) #15
  %163 = fadd float %105, %162
  %164 = tail call fastcc float @llvm.maxnum.f32(float noundef %161, float noundef %163) #15
  %165 = fmul float %164, 5.000000e-01
  %166 = fadd float %156, %152
  %167 = fmul float %165, %75
  %168 = tail call float @llvm.fmuladd.f32(float %166, float 5.000000e-01, float %167)
  %169 = insertelement <2 x float> poison, float %38, i64 0
  %170 = insertelement <2 x float> %169, float %157, i64 1
  %171 = insertelement <2 x float> poison, float %61, i64 0
  %172 = insertelement <2 x float> %171, float %154, i64 1
  %173 = fadd <2 x float> %170, %172
  %174 = fsub <2 x float> %80, %83
  %175 = fneg <2 x float> %174
  %176 = insertelement <2 x float> poison, float %165, i64 0
  %177 = shufflevector <2 x float> %176, <2 x float> poison, <2 x i32> zeroinitializer
  %178 = fmul <2 x float> %177, %175
  %179 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> splat (float 5.000000e-01), <2 x float> %178)
  %180 = extractelement <2 x float> %84, i64 0
  %181 = fdiv float %69, %180
  %182 = fmul float %180, 0x40139EB860000000
  %183 = fmul float %180, %182
  %184 = tail call float @llvm.fmuladd.f32(float %69, float %181, float %183)
  %185 = extractelement <2 x float> %84, i64 1
  %186 = fmul float %185, %181
  %187 = tail call fastcc float @llvm.fabs.f32(float noundef %181) #15
  %188 = fmul float %180, 0x40239EB860000000
  %189 = tail call fastcc float @llvm.sqrt.f32(float noundef %188) #15
  %190 = fadd float %189, %187
  %191 = tail call fastcc float @llvm.maxnum.f32(float noundef %163, float noundef %190) #15
  %192 = fmul float %191, 5.000000e-01
  %193 = fadd float %156, %184
  %194 = fmul float %192, %77
  %195 = tail call float @llvm.fmuladd.f32(float %193, float 5.000000e-01, float %194)
  %196 = insertelement <2 x float> poison, float %69, i64 0
  %197 = insertelement <2 x float> %196, float %186, i64 1
  %198 = fadd <2 x float> %170, %197
  %199 = fsub <2 x float> %84, %80
  %200 = fneg <2 x float> %199
  %201 = insertelement <2 x float> poison, float %192, i64 0
  %202 = shufflevector <2 x float> %201, <2 x float> poison, <2 x i32> zeroinitializer
  %203 = fmul <2 x float> %202, %200
  %204 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %198, <2 x float> splat (float 5.000000e-01), <2 x float> %203)
  %205 = fsub <2 x float> %144, %119
  %206 = fadd <2 x float> %205, %204
  %207 = fsub <2 x float> %206, %179
  %208 = insertelement <2 x float> poison, float %78, i64 0
  %209 = shufflevector <2 x float> %208, <2 x float> poison, <2 x i32> zeroinitializer
  %210 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %209, <2 x float> %207, <2 x float> %80)
  %211 = fsub float %147, %122
  %212 = fadd float %211, %195
  %213 = fsub float %212, %168
  %214 = tail call float @llvm.fmuladd.f32(float %78, float %213, float %38)
  store <2 x float> %210, ptr addrspace(1) %79, align 4, !tbaa !23
  %215 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 8
  store float %214, ptr addrspace(1) %215, align 4, !tbaa !23
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
