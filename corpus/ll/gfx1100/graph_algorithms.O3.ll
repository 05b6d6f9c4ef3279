; ModuleID = 'corpus/opencl/graph_algorithms.cl'
source_filename = "corpus/opencl/graph_algorithms.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@components_pass.l = internal addrspace(3) global [64 x i32] undef, align 4
@components_pass.changed = internal addrspace(3) global i32 undef, align 4
@colour_greedy.c = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = add nsw i32 %21, 1
  %23 = mul nsw i32 %22, %3
  %24 = icmp sgt i32 %3, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %5
  %26 = mul nsw i32 %3, %21
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %37, %27 ], [ %26, %25 ]
  %29 = phi float [ %36, %27 ], [ 0.000000e+00, %25 ]
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6, !amdgpu.noclobber !16
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !17, !amdgpu.noclobber !16
  %36 = tail call float @llvm.fmuladd.f32(float %35, float 1.250000e-01, float %29)
  %37 = add nsw i32 %28, 1
  %38 = icmp slt i32 %37, %23
  br i1 %38, label %27, label %39

39:                                               ; preds = %27, %5
  %40 = phi float [ 0.000000e+00, %5 ], [ %36, %27 ]
  %41 = fsub float 1.000000e+00, %4
  %42 = fmul float %4, %40
  %43 = tail call float @llvm.fmuladd.f32(float %41, float 1.562500e-02, float %42)
  %44 = shl i64 %20, 32
  %45 = ashr exact i64 %44, 30
  %46 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %45
  store float %43, ptr addrspace(1) %46, align 4, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = add nsw i32 %21, 1
  %23 = mul nsw i32 %22, %3
  %24 = icmp sgt i32 %3, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %5
  %26 = mul nsw i32 %3, %21
  br label %35

27:                                               ; preds = %35, %5
  %28 = phi float [ 0.000000e+00, %5 ], [ %44, %35 ]
  %29 = fsub float 1.000000e+00, %4
  %30 = fmul float %4, %28
  %31 = tail call float @llvm.fmuladd.f32(float %29, float 1.562500e-02, float %30)
  %32 = shl i64 %20, 32
  %33 = ashr exact i64 %32, 30
  %34 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %33
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !17
  ret void

35:                                               ; preds = %25, %35
  %36 = phi i32 [ %45, %35 ], [ %26, %25 ]
  %37 = phi float [ %44, %35 ], [ 0.000000e+00, %25 ]
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !17
  %44 = tail call float @llvm.fmuladd.f32(float %43, float 1.250000e-01, float %37)
  %45 = add nsw i32 %36, 1
  %46 = icmp slt i32 %45, %23
  br i1 %46, label %35, label %27
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = shl i64 %20, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6, !amdgpu.noclobber !16
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6, !amdgpu.noclobber !16
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6, !amdgpu.noclobber !16
  %30 = add nsw i32 %29, %27
  %31 = icmp slt i32 %30, 200
  br i1 %31, label %32, label %38

32:                                               ; preds = %5
  %33 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %22
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !amdgpu.noclobber !16
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %35
  %37 = atomicrmw min ptr addrspace(1) %36, i32 %30 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %38

38:                                               ; preds = %5, %32
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = shl i64 %20, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = add nsw i32 %29, %27
  %31 = icmp slt i32 %30, 200
  br i1 %31, label %32, label %38

32:                                               ; preds = %5
  %33 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %22
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %35
  %37 = atomicrmw min ptr addrspace(1) %36, i32 %30 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %38

38:                                               ; preds = %32, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6, !amdgpu.noclobber !16
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @components_pass.l, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %5
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 8, !tbaa !27, !amdgpu.noclobber !16
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %39

12:                                               ; preds = %3
  %13 = icmp eq i32 %4, 0
  %14 = extractelement <2 x i32> %10, i64 0
  %15 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i32 %14
  %16 = extractelement <2 x i32> %10, i64 1
  %17 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i32 %16
  br label %18

18:                                               ; preds = %33, %12
  %19 = phi i32 [ 0, %12 ], [ %36, %33 ]
  br i1 %13, label %20, label %21

20:                                               ; preds = %18
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %20, %18
  %22 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %23 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %21
  %26 = atomicrmw min ptr addrspace(3) %17, i32 %22 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %31

27:                                               ; preds = %21
  %28 = icmp slt i32 %23, %22
  br i1 %28, label %29, label %33

29:                                               ; preds = %27
  %30 = atomicrmw min ptr addrspace(3) %15, i32 %23 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %31

31:                                               ; preds = %25, %29
  %32 = atomicrmw or ptr addrspace(3) @components_pass.changed, i32 1 syncscope("agent") monotonic, align 4
  br label %33

33:                                               ; preds = %31, %27
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %34 = load i32, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %35 = icmp eq i32 %34, 0
  %36 = add nuw nsw i32 %19, 1
  %37 = icmp eq i32 %36, %2
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %39, label %18

39:                                               ; preds = %33, %3
  %40 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  store i32 %40, ptr addrspace(1) %6, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @components_pass.l, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %5
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 8, !tbaa !27
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %39

12:                                               ; preds = %3
  %13 = icmp eq i32 %4, 0
  %14 = extractelement <2 x i32> %10, i64 0
  %15 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i32 %14
  %16 = extractelement <2 x i32> %10, i64 1
  %17 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i32 %16
  br label %18

18:                                               ; preds = %33, %12
  %19 = phi i32 [ 0, %12 ], [ %36, %33 ]
  br i1 %13, label %20, label %21

20:                                               ; preds = %18
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %20, %18
  %22 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %23 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %21
  %26 = atomicrmw min ptr addrspace(3) %17, i32 %22 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %31

27:                                               ; preds = %21
  %28 = icmp slt i32 %23, %22
  br i1 %28, label %29, label %33

29:                                               ; preds = %27
  %30 = atomicrmw min ptr addrspace(3) %15, i32 %23 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %31

31:                                               ; preds = %25, %29
  %32 = atomicrmw or ptr addrspace(3) @components_pass.changed, i32 1 syncscope("agent") monotonic, align 4
  br label %33

33:                                               ; preds = %31, %27
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %34 = load i32, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %35 = icmp eq i32 %34, 0
  %36 = add nuw nsw i32 %19, 1
  %37 = icmp eq i32 %36, %2
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %39, label %18

39:                                               ; preds = %33, %3
  %40 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  store i32 %40, ptr addrspace(1) %6, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #9 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %3
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = zext nneg i32 %17 to i64
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = mul nuw nsw i64 %18, %20
  %22 = add i64 %14, %21
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %2, %23
  %25 = add nsw i32 %24, %2
  br label %29

26:                                               ; preds = %61, %3
  %27 = phi i32 [ 0, %3 ], [ %51, %61 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %66, label %64

29:                                               ; preds = %8, %61
  %30 = phi i32 [ 0, %8 ], [ %51, %61 ]
  %31 = phi i32 [ 0, %8 ], [ %62, %61 ]
  %32 = add nsw i32 %31, %24
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6, !amdgpu.noclobber !16
  %36 = srem i32 %35, %6
  %37 = mul nsw i32 %36, %2
  %38 = add nsw i32 %37, %2
  br label %39

39:                                               ; preds = %29, %39
  %40 = phi i32 [ %51, %39 ], [ %30, %29 ]
  %41 = phi i32 [ %54, %39 ], [ %24, %29 ]
  %42 = phi i32 [ %57, %39 ], [ %37, %29 ]
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6, !amdgpu.noclobber !16
  %46 = sext i32 %42 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6, !amdgpu.noclobber !16
  %49 = icmp eq i32 %45, %48
  %50 = zext i1 %49 to i32
  %51 = add i32 %40, %50
  %52 = icmp sle i32 %45, %48
  %53 = zext i1 %52 to i32
  %54 = add nsw i32 %41, %53
  %55 = icmp sle i32 %48, %45
  %56 = zext i1 %55 to i32
  %57 = add nsw i32 %42, %56
  %58 = icmp slt i32 %54, %25
  %59 = icmp slt i32 %57, %38
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %39, label %61

61:                                               ; preds = %39
  %62 = add nuw nsw i32 %31, 1
  %63 = icmp eq i32 %62, %2
  br i1 %63, label %26, label %29

64:                                               ; preds = %26
  %65 = atomicrmw add ptr addrspace(1) %1, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %66

66:                                               ; preds = %26, %64
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #10 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %3
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = zext nneg i32 %17 to i64
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = mul nuw nsw i64 %18, %20
  %22 = add i64 %14, %21
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %2, %23
  %25 = add nsw i32 %24, %2
  br label %29

26:                                               ; preds = %61, %3
  %27 = phi i32 [ 0, %3 ], [ %51, %61 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %66, label %64

29:                                               ; preds = %8, %61
  %30 = phi i32 [ 0, %8 ], [ %51, %61 ]
  %31 = phi i32 [ 0, %8 ], [ %62, %61 ]
  %32 = add nsw i32 %31, %24
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = srem i32 %35, %6
  %37 = mul nsw i32 %36, %2
  %38 = add nsw i32 %37, %2
  br label %39

39:                                               ; preds = %29, %39
  %40 = phi i32 [ %51, %39 ], [ %30, %29 ]
  %41 = phi i32 [ %54, %39 ], [ %24, %29 ]
  %42 = phi i32 [ %57, %39 ], [ %37, %29 ]
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6
  %46 = sext i32 %42 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = icmp eq i32 %45, %48
  %50 = zext i1 %49 to i32
  %51 = add i32 %40, %50
  %52 = icmp sle i32 %45, %48
  %53 = zext i1 %52 to i32
  %54 = add nsw i32 %41, %53
  %55 = icmp sle i32 %48, %45
  %56 = zext i1 %55 to i32
  %57 = add nsw i32 %42, %56
  %58 = icmp slt i32 %54, %25
  %59 = icmp slt i32 %57, %38
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %39, label %61

61:                                               ; preds = %39
  %62 = add nuw nsw i32 %31, 1
  %63 = icmp eq i32 %62, %2
  br i1 %63, label %26, label %29

64:                                               ; preds = %26
  %65 = atomicrmw add ptr addrspace(1) %1, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %66

66:                                               ; preds = %64, %26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #11 !kernel_arg_addr_space !31 !kernel_arg_access_qual !23 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = lshr i32 %7, 16
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %4 to i64
  %15 = zext nneg i32 %8 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %9 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = and i32 %7, 65535
  %23 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %24 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %25 = zext i32 %21 to i64
  %26 = zext nneg i32 %22 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %23 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = icmp eq i32 %2, %20
  %33 = icmp eq i32 %2, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %53, label %35

35:                                               ; preds = %3
  %36 = mul nsw i32 %1, %20
  %37 = add nsw i32 %36, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6, !amdgpu.noclobber !16
  %41 = mul nsw i32 %2, %1
  %42 = add nsw i32 %41, %31
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6, !amdgpu.noclobber !16
  %46 = add nsw i32 %45, %40
  %47 = add nsw i32 %36, %31
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6, !amdgpu.noclobber !16
  %51 = icmp slt i32 %46, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %35
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %3, %35, %52
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #12 !kernel_arg_addr_space !31 !kernel_arg_access_qual !23 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = lshr i32 %7, 16
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %4 to i64
  %15 = zext nneg i32 %8 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %9 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = and i32 %7, 65535
  %23 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %24 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %25 = zext i32 %21 to i64
  %26 = zext nneg i32 %22 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %23 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = icmp eq i32 %2, %20
  %33 = icmp eq i32 %2, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %53, label %35

35:                                               ; preds = %3
  %36 = mul nsw i32 %1, %20
  %37 = add nsw i32 %36, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = mul nsw i32 %2, %1
  %42 = add nsw i32 %41, %31
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6
  %46 = add nsw i32 %45, %40
  %47 = add nsw i32 %36, %31
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = icmp slt i32 %46, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %35
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %35, %52, %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @colour_greedy.c, i32 %4
  store i32 -1, ptr addrspace(3) %5, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %6 = icmp sgt i32 %2, 0
  %7 = mul nsw i32 %2, %4
  %8 = and i32 %2, 7
  %9 = icmp ult i32 %2, 8
  %10 = and i32 %2, 2147483640
  %11 = icmp eq i32 %8, 0
  %12 = icmp ne i32 %8, 0
  br label %13

13:                                               ; preds = %3, %148
  %14 = phi i32 [ 0, %3 ], [ %149, %148 ]
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %16, label %148

16:                                               ; preds = %13
  br i1 %6, label %17, label %44

17:                                               ; preds = %16
  br i1 %9, label %19, label %46

18:                                               ; preds = %46
  br i1 %11, label %40, label %19

19:                                               ; preds = %18, %17
  %20 = phi i32 [ 0, %17 ], [ %145, %18 ]
  %21 = phi i32 [ 0, %17 ], [ %144, %18 ]
  tail call void @llvm.assume(i1 %12)
  br label %22

22:                                               ; preds = %22, %19
  %23 = phi i32 [ %37, %22 ], [ %20, %19 ]
  %24 = phi i32 [ %36, %22 ], [ %21, %19 ]
  %25 = phi i32 [ %38, %22 ], [ 0, %19 ]
  %26 = add nuw nsw i32 %23, %7
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6, !amdgpu.noclobber !16
  %30 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %32 = and i32 %31, 31
  %33 = shl nuw i32 1, %32
  %34 = icmp slt i32 %31, 0
  %35 = select i1 %34, i32 0, i32 %33
  %36 = or i32 %35, %24
  %37 = add nuw nsw i32 %23, 1
  %38 = add i32 %25, 1
  %39 = icmp eq i32 %38, %8
  br i1 %39, label %40, label %22, !llvm.loop !35

40:                                               ; preds = %22, %18
  %41 = phi i32 [ %144, %18 ], [ %36, %22 ]
  %42 = xor i32 %41, -1
  %43 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 false)
  br label %44

44:                                               ; preds = %40, %16
  %45 = phi i32 [ 0, %16 ], [ %43, %40 ]
  store i32 %45, ptr addrspace(3) %5, align 4, !tbaa !6
  br label %148

46:                                               ; preds = %17, %46
  %47 = phi i32 [ %145, %46 ], [ 0, %17 ]
  %48 = phi i32 [ %144, %46 ], [ 0, %17 ]
  %49 = phi i32 [ %146, %46 ], [ 0, %17 ]
  %50 = add nuw nsw i32 %47, %7
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6, !amdgpu.noclobber !16
  %54 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %53
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !6
  %56 = and i32 %55, 31
  %57 = shl nuw i32 1, %56
  %58 = icmp slt i32 %55, 0
  %59 = select i1 %58, i32 0, i32 %57
  %60 = or i32 %59, %48
  %61 = or disjoint i32 %47, 1
  %62 = add nuw nsw i32 %61, %7
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6, !amdgpu.noclobber !16
  %66 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %65
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !6
  %68 = and i32 %67, 31
  %69 = shl nuw i32 1, %68
  %70 = icmp slt i32 %67, 0
  %71 = select i1 %70, i32 0, i32 %69
  %72 = or i32 %71, %60
  %73 = or disjoint i32 %47, 2
  %74 = add nuw nsw i32 %73, %7
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !6, !amdgpu.noclobber !16
  %78 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !6
  %80 = and i32 %79, 31
  %81 = shl nuw i32 1, %80
  %82 = icmp slt i32 %79, 0
  %83 = select i1 %82, i32 0, i32 %81
  %84 = or i32 %83, %72
  %85 = or disjoint i32 %47, 3
  %86 = add nuw nsw i32 %85, %7
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6, !amdgpu.noclobber !16
  %90 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %89
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !6
  %92 = and i32 %91, 31
  %93 = shl nuw i32 1, %92
  %94 = icmp slt i32 %91, 0
  %95 = select i1 %94, i32 0, i32 %93
  %96 = or i32 %95, %84
  %97 = or disjoint i32 %47, 4
  %98 = add nuw nsw i32 %97, %7
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !6, !amdgpu.noclobber !16
  %102 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %104 = and i32 %103, 31
  %105 = shl nuw i32 1, %104
  %106 = icmp slt i32 %103, 0
  %107 = select i1 %106, i32 0, i32 %105
  %108 = or i32 %107, %96
  %109 = or disjoint i32 %47, 5
  %110 = add nuw nsw i32 %109, %7
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %111
  %113 = load i32, ptr addrspace(1) %112, align 4, !tbaa !6, !amdgpu.noclobber !16
  %114 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %113
  %115 = load i32, ptr addrspace(3) %114, align 4, !tbaa !6
  %116 = and i32 %115, 31
  %117 = shl nuw i32 1, %116
  %118 = icmp slt i32 %115, 0
  %119 = select i1 %118, i32 0, i32 %117
  %120 = or i32 %119, %108
  %121 = or disjoint i32 %47, 6
  %122 = add nuw nsw i32 %121, %7
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !6, !amdgpu.noclobber !16
  %126 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %125
  %127 = load i32, ptr addrspace(3) %126, align 4, !tbaa !6
  %128 = and i32 %127, 31
  %129 = shl nuw i32 1, %128
  %130 = icmp slt i32 %127, 0
  %131 = select i1 %130, i32 0, i32 %129
  %132 = or i32 %131, %120
  %133 = or disjoint i32 %47, 7
  %134 = add nuw nsw i32 %133, %7
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %135
  %137 = load i32, ptr addrspace(1) %136, align 4, !tbaa !6, !amdgpu.noclobber !16
  %138 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %137
  %139 = load i32, ptr addrspace(3) %138, align 4, !tbaa !6
  %140 = and i32 %139, 31
  %141 = shl nuw i32 1, %140
  %142 = icmp slt i32 %139, 0
  %143 = select i1 %142, i32 0, i32 %141
  %144 = or i32 %143, %132
  %145 = add nuw nsw i32 %47, 8
  %146 = add i32 %49, 8
  %147 = icmp eq i32 %146, %10
  br i1 %147, label %18, label %46

148:                                              ; preds = %44, %13
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %149 = add nuw nsw i32 %14, 1
  %150 = icmp eq i32 %149, 32
  br i1 %150, label %151, label %13

151:                                              ; preds = %148
  %152 = zext nneg i32 %4 to i64
  %153 = load i32, ptr addrspace(3) %5, align 4, !tbaa !6
  %154 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %152
  store i32 %153, ptr addrspace(1) %154, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @colour_greedy.c, i32 %4
  store i32 -1, ptr addrspace(3) %5, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %6 = icmp sgt i32 %2, 0
  %7 = mul nsw i32 %2, %4
  %8 = and i32 %2, 7
  %9 = icmp ult i32 %2, 8
  %10 = and i32 %2, 2147483640
  %11 = icmp eq i32 %8, 0
  %12 = icmp ne i32 %8, 0
  br label %17

13:                                               ; preds = %152
  %14 = zext nneg i32 %4 to i64
  %15 = load i32, ptr addrspace(3) %5, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !6
  ret void

17:                                               ; preds = %3, %152
  %18 = phi i32 [ 0, %3 ], [ %153, %152 ]
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %20, label %152

20:                                               ; preds = %17
  br i1 %6, label %21, label %48

21:                                               ; preds = %20
  br i1 %9, label %23, label %50

22:                                               ; preds = %50
  br i1 %11, label %44, label %23

23:                                               ; preds = %22, %21
  %24 = phi i32 [ 0, %21 ], [ %149, %22 ]
  %25 = phi i32 [ 0, %21 ], [ %148, %22 ]
  tail call void @llvm.assume(i1 %12)
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i32 [ %41, %26 ], [ %24, %23 ]
  %28 = phi i32 [ %40, %26 ], [ %25, %23 ]
  %29 = phi i32 [ %42, %26 ], [ 0, %23 ]
  %30 = add nuw nsw i32 %27, %7
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !6
  %36 = and i32 %35, 31
  %37 = shl nuw i32 1, %36
  %38 = icmp slt i32 %35, 0
  %39 = select i1 %38, i32 0, i32 %37
  %40 = or i32 %39, %28
  %41 = add nuw nsw i32 %27, 1
  %42 = add i32 %29, 1
  %43 = icmp eq i32 %42, %8
  br i1 %43, label %44, label %26, !llvm.loop !37

44:                                               ; preds = %26, %22
  %45 = phi i32 [ %148, %22 ], [ %40, %26 ]
  %46 = xor i32 %45, -1
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 false)
  br label %48

48:                                               ; preds = %44, %20
  %49 = phi i32 [ 0, %20 ], [ %47, %44 ]
  store i32 %49, ptr addrspace(3) %5, align 4, !tbaa !6
  br label %152

50:                                               ; preds = %21, %50
  %51 = phi i32 [ %149, %50 ], [ 0, %21 ]
  %52 = phi i32 [ %148, %50 ], [ 0, %21 ]
  %53 = phi i32 [ %150, %50 ], [ 0, %21 ]
  %54 = add nuw nsw i32 %51, %7
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !6
  %58 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %60 = and i32 %59, 31
  %61 = shl nuw i32 1, %60
  %62 = icmp slt i32 %59, 0
  %63 = select i1 %62, i32 0, i32 %61
  %64 = or i32 %63, %52
  %65 = or disjoint i32 %51, 1
  %66 = add nuw nsw i32 %65, %7
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %67
  %69 = load i32, ptr addrspace(1) %68, align 4, !tbaa !6
  %70 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !6
  %72 = and i32 %71, 31
  %73 = shl nuw i32 1, %72
  %74 = icmp slt i32 %71, 0
  %75 = select i1 %74, i32 0, i32 %73
  %76 = or i32 %75, %64
  %77 = or disjoint i32 %51, 2
  %78 = add nuw nsw i32 %77, %7
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !6
  %82 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %81
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !6
  %84 = and i32 %83, 31
  %85 = shl nuw i32 1, %84
  %86 = icmp slt i32 %83, 0
  %87 = select i1 %86, i32 0, i32 %85
  %88 = or i32 %87, %76
  %89 = or disjoint i32 %51, 3
  %90 = add nuw nsw i32 %89, %7
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4, !tbaa !6
  %94 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %93
  %95 = load i32, ptr addrspace(3) %94, align 4, !tbaa !6
  %96 = and i32 %95, 31
  %97 = shl nuw i32 1, %96
  %98 = icmp slt i32 %95, 0
  %99 = select i1 %98, i32 0, i32 %97
  %100 = or i32 %99, %88
  %101 = or disjoint i32 %51, 4
  %102 = add nuw nsw i32 %101, %7
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %103
  %105 = load i32, ptr addrspace(1) %104, align 4, !tbaa !6
  %106 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %105
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !6
  %108 = and i32 %107, 31
  %109 = shl nuw i32 1, %108
  %110 = icmp slt i32 %107, 0
  %111 = select i1 %110, i32 0, i32 %109
  %112 = or i32 %111, %100
  %113 = or disjoint i32 %51, 5
  %114 = add nuw nsw i32 %113, %7
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !6
  %118 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %117
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  %120 = and i32 %119, 31
  %121 = shl nuw i32 1, %120
  %122 = icmp slt i32 %119, 0
  %123 = select i1 %122, i32 0, i32 %121
  %124 = or i32 %123, %112
  %125 = or disjoint i32 %51, 6
  %126 = add nuw nsw i32 %125, %7
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %127
  %129 = load i32, ptr addrspace(1) %128, align 4, !tbaa !6
  %130 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %129
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !6
  %132 = and i32 %131, 31
  %133 = shl nuw i32 1, %132
  %134 = icmp slt i32 %131, 0
  %135 = select i1 %134, i32 0, i32 %133
  %136 = or i32 %135, %124
  %137 = or disjoint i32 %51, 7
  %138 = add nuw nsw i32 %137, %7
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %139
  %141 = load i32, ptr addrspace(1) %140, align 4, !tbaa !6
  %142 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %141
  %143 = load i32, ptr addrspace(3) %142, align 4, !tbaa !6
  %144 = and i32 %143, 31
  %145 = shl nuw i32 1, %144
  %146 = icmp slt i32 %143, 0
  %147 = select i1 %146, i32 0, i32 %145
  %148 = or i32 %147, %136
  %149 = add nuw nsw i32 %51, 8
  %150 = add i32 %53, 8
  %151 = icmp eq i32 %150, %10
  br i1 %151, label %22, label %50

152:                                              ; preds = %48, %17
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %153 = add nuw nsw i32 %18, 1
  %154 = icmp eq i32 %153, 32
  br i1 %154, label %13, label %17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #14

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #12 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"float*", !"float*", !"int", !"float"}
!15 = !{!"const", !"const", !"", !"", !""}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!20 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!21 = !{!"const", !"const", !"const", !"const", !"volatile"}
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"int2*", !"int*", !"int"}
!25 = !{!"int __attribute__((ext_vector_type(2)))*", !"int*", !"int"}
!26 = !{!"const", !"", !""}
!27 = !{!8, !8, i64 0}
!28 = !{!"amdgpu-synchronize-as", !"local"}
!29 = !{!"int*", !"uint*", !"int"}
!30 = !{!"const", !"volatile", !""}
!31 = !{i32 1, i32 0, i32 0}
!32 = !{!"int*", !"int", !"int"}
!33 = !{!"", !"", !""}
!34 = !{!"int*", !"int*", !"int"}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = distinct !{!37, !36}
