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
  %8 = and i32 %2, 2147483646
  %9 = add nsw i32 %8, -2
  %10 = lshr exact i32 %9, 1
  %11 = add nuw i32 %10, 1
  %12 = icmp eq i32 %2, 1
  %13 = and i32 %2, 2147483646
  %14 = and i32 %11, 3
  %15 = icmp ult i32 %9, 6
  %16 = and i32 %11, -4
  %17 = icmp eq i32 %14, 0
  %18 = icmp ne i32 %14, 0
  %19 = icmp eq i32 %2, %13
  br label %20

20:                                               ; preds = %3, %160
  %21 = phi i32 [ 0, %3 ], [ %161, %160 ]
  %22 = icmp eq i32 %21, %4
  br i1 %22, label %23, label %160

23:                                               ; preds = %20
  br i1 %6, label %24, label %142

24:                                               ; preds = %23
  br i1 %12, label %135, label %25

25:                                               ; preds = %24
  br i1 %15, label %105, label %26

26:                                               ; preds = %25, %26
  %27 = phi i32 [ %101, %26 ], [ 0, %25 ]
  %28 = phi <2 x i32> [ %100, %26 ], [ zeroinitializer, %25 ]
  %29 = phi i32 [ %102, %26 ], [ 0, %25 ]
  %30 = add nuw nsw i32 %27, %7
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load <2 x i32>, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = extractelement <2 x i32> %33, i64 1
  %36 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %34
  %37 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %35
  %38 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  %39 = load i32, ptr addrspace(3) %37, align 4, !tbaa !6
  %40 = insertelement <2 x i32> poison, i32 %38, i64 0
  %41 = insertelement <2 x i32> %40, i32 %39, i64 1
  %42 = and <2 x i32> %41, splat (i32 31)
  %43 = shl nuw <2 x i32> splat (i32 1), %42
  %44 = icmp slt <2 x i32> %41, zeroinitializer
  %45 = select <2 x i1> %44, <2 x i32> zeroinitializer, <2 x i32> %43
  %46 = or <2 x i32> %45, %28
  %47 = or disjoint i32 %27, 2
  %48 = add nuw nsw i32 %47, %7
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load <2 x i32>, ptr addrspace(1) %50, align 4, !tbaa !6
  %52 = extractelement <2 x i32> %51, i64 0
  %53 = extractelement <2 x i32> %51, i64 1
  %54 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %52
  %55 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %53
  %56 = load i32, ptr addrspace(3) %54, align 4, !tbaa !6
  %57 = load i32, ptr addrspace(3) %55, align 4, !tbaa !6
  %58 = insertelement <2 x i32> poison, i32 %56, i64 0
  %59 = insertelement <2 x i32> %58, i32 %57, i64 1
  %60 = and <2 x i32> %59, splat (i32 31)
  %61 = shl nuw <2 x i32> splat (i32 1), %60
  %62 = icmp slt <2 x i32> %59, zeroinitializer
  %63 = select <2 x i1> %62, <2 x i32> zeroinitializer, <2 x i32> %61
  %64 = or <2 x i32> %63, %46
  %65 = or disjoint i32 %27, 4
  %66 = add nuw nsw i32 %65, %7
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %67
  %69 = load <2 x i32>, ptr addrspace(1) %68, align 4, !tbaa !6
  %70 = extractelement <2 x i32> %69, i64 0
  %71 = extractelement <2 x i32> %69, i64 1
  %72 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %70
  %73 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %71
  %74 = load i32, ptr addrspace(3) %72, align 4, !tbaa !6
  %75 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %76 = insertelement <2 x i32> poison, i32 %74, i64 0
  %77 = insertelement <2 x i32> %76, i32 %75, i64 1
  %78 = and <2 x i32> %77, splat (i32 31)
  %79 = shl nuw <2 x i32> splat (i32 1), %78
  %80 = icmp slt <2 x i32> %77, zeroinitializer
  %81 = select <2 x i1> %80, <2 x i32> zeroinitializer, <2 x i32> %79
  %82 = or <2 x i32> %81, %64
  %83 = or disjoint i32 %27, 6
  %84 = add nuw nsw i32 %83, %7
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %85
  %87 = load <2 x i32>, ptr addrspace(1) %86, align 4, !tbaa !6
  %88 = extractelement <2 x i32> %87, i64 0
  %89 = extractelement <2 x i32> %87, i64 1
  %90 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %88
  %91 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %89
  %92 = load i32, ptr addrspace(3) %90, align 4, !tbaa !6
  %93 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  %94 = insertelement <2 x i32> poison, i32 %92, i64 0
  %95 = insertelement <2 x i32> %94, i32 %93, i64 1
  %96 = and <2 x i32> %95, splat (i32 31)
  %97 = shl nuw <2 x i32> splat (i32 1), %96
  %98 = icmp slt <2 x i32> %95, zeroinitializer
  %99 = select <2 x i1> %98, <2 x i32> zeroinitializer, <2 x i32> %97
  %100 = or <2 x i32> %99, %82
  %101 = add nuw i32 %27, 8
  %102 = add i32 %29, 4
  %103 = icmp eq i32 %102, %16
  br i1 %103, label %104, label %26, !llvm.loop !35

104:                                              ; preds = %26
  br i1 %17, label %132, label %105

105:                                              ; preds = %104, %25
  %106 = phi i32 [ 0, %25 ], [ %101, %104 ]
  %107 = phi <2 x i32> [ zeroinitializer, %25 ], [ %100, %104 ]
  tail call void @llvm.assume(i1 %18)
  br label %108

108:                                              ; preds = %108, %105
  %109 = phi i32 [ %106, %105 ], [ %129, %108 ]
  %110 = phi <2 x i32> [ %107, %105 ], [ %128, %108 ]
  %111 = phi i32 [ 0, %105 ], [ %130, %108 ]
  %112 = add nuw nsw i32 %109, %7
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %113
  %115 = load <2 x i32>, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = extractelement <2 x i32> %115, i64 0
  %117 = extractelement <2 x i32> %115, i64 1
  %118 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %116
  %119 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %117
  %120 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  %121 = load i32, ptr addrspace(3) %119, align 4, !tbaa !6
  %122 = insertelement <2 x i32> poison, i32 %120, i64 0
  %123 = insertelement <2 x i32> %122, i32 %121, i64 1
  %124 = and <2 x i32> %123, splat (i32 31)
  %125 = shl nuw <2 x i32> splat (i32 1), %124
  %126 = icmp slt <2 x i32> %123, zeroinitializer
  %127 = select <2 x i1> %126, <2 x i32> zeroinitializer, <2 x i32> %125
  %128 = or <2 x i32> %127, %110
  %129 = add nuw i32 %109, 2
  %130 = add i32 %111, 1
  %131 = icmp eq i32 %130, %14
  br i1 %131, label %132, label %108, !llvm.loop !37

132:                                              ; preds = %108, %104
  %133 = phi <2 x i32> [ %100, %104 ], [ %128, %108 ]
  %134 = tail call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %133)
  br i1 %19, label %138, label %135

135:                                              ; preds = %24, %132
  %136 = phi i32 [ 0, %24 ], [ %13, %132 ]
  %137 = phi i32 [ 0, %24 ], [ %134, %132 ]
  br label %144

138:                                              ; preds = %144, %132
  %139 = phi i32 [ %134, %132 ], [ %157, %144 ]
  %140 = xor i32 %139, -1
  %141 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %140, i1 false)
  br label %142

142:                                              ; preds = %138, %23
  %143 = phi i32 [ 0, %23 ], [ %141, %138 ]
  store i32 %143, ptr addrspace(3) %5, align 4, !tbaa !6
  br label %160

144:                                              ; preds = %135, %144
  %145 = phi i32 [ %158, %144 ], [ %136, %135 ]
  %146 = phi i32 [ %157, %144 ], [ %137, %135 ]
  %147 = add nuw nsw i32 %145, %7
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %148
  %150 = load i32, ptr addrspace(1) %149, align 4, !tbaa !6, !amdgpu.noclobber !16
  %151 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %150
  %152 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %153 = and i32 %152, 31
  %154 = shl nuw i32 1, %153
  %155 = icmp slt i32 %152, 0
  %156 = select i1 %155, i32 0, i32 %154
  %157 = or i32 %156, %146
  %158 = add nuw nsw i32 %145, 1
  %159 = icmp eq i32 %158, %2
  br i1 %159, label %138, label %144, !llvm.loop !39

160:                                              ; preds = %142, %20
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %161 = add nuw nsw i32 %21, 1
  %162 = icmp eq i32 %161, 32
  br i1 %162, label %163, label %20

163:                                              ; preds = %160
  %164 = zext nneg i32 %4 to i64
  %165 = load i32, ptr addrspace(3) %5, align 4, !tbaa !6
  %166 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %164
  store i32 %165, ptr addrspace(1) %166, align 4, !tbaa !6
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
  %8 = and i32 %2, 2147483646
  %9 = add nsw i32 %8, -2
  %10 = lshr exact i32 %9, 1
  %11 = add nuw i32 %10, 1
  %12 = icmp eq i32 %2, 1
  %13 = and i32 %2, 2147483646
  %14 = and i32 %11, 3
  %15 = icmp ult i32 %9, 6
  %16 = and i32 %11, -4
  %17 = icmp eq i32 %14, 0
  %18 = icmp ne i32 %14, 0
  %19 = icmp eq i32 %2, %13
  br label %24

20:                                               ; preds = %164
  %21 = zext nneg i32 %4 to i64
  %22 = load i32, ptr addrspace(3) %5, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !6
  ret void

24:                                               ; preds = %3, %164
  %25 = phi i32 [ 0, %3 ], [ %165, %164 ]
  %26 = icmp eq i32 %25, %4
  br i1 %26, label %27, label %164

27:                                               ; preds = %24
  br i1 %6, label %28, label %146

28:                                               ; preds = %27
  br i1 %12, label %139, label %29

29:                                               ; preds = %28
  br i1 %15, label %109, label %30

30:                                               ; preds = %29, %30
  %31 = phi i32 [ %105, %30 ], [ 0, %29 ]
  %32 = phi <2 x i32> [ %104, %30 ], [ zeroinitializer, %29 ]
  %33 = phi i32 [ %106, %30 ], [ 0, %29 ]
  %34 = add nuw nsw i32 %31, %7
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load <2 x i32>, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = extractelement <2 x i32> %37, i64 0
  %39 = extractelement <2 x i32> %37, i64 1
  %40 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %38
  %41 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %39
  %42 = load i32, ptr addrspace(3) %40, align 4, !tbaa !6
  %43 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %44 = insertelement <2 x i32> poison, i32 %42, i64 0
  %45 = insertelement <2 x i32> %44, i32 %43, i64 1
  %46 = and <2 x i32> %45, splat (i32 31)
  %47 = shl nuw <2 x i32> splat (i32 1), %46
  %48 = icmp slt <2 x i32> %45, zeroinitializer
  %49 = select <2 x i1> %48, <2 x i32> zeroinitializer, <2 x i32> %47
  %50 = or <2 x i32> %49, %32
  %51 = or disjoint i32 %31, 2
  %52 = add nuw nsw i32 %51, %7
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53
  %55 = load <2 x i32>, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %56
  %59 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %57
  %60 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %61 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %62 = insertelement <2 x i32> poison, i32 %60, i64 0
  %63 = insertelement <2 x i32> %62, i32 %61, i64 1
  %64 = and <2 x i32> %63, splat (i32 31)
  %65 = shl nuw <2 x i32> splat (i32 1), %64
  %66 = icmp slt <2 x i32> %63, zeroinitializer
  %67 = select <2 x i1> %66, <2 x i32> zeroinitializer, <2 x i32> %65
  %68 = or <2 x i32> %67, %50
  %69 = or disjoint i32 %31, 4
  %70 = add nuw nsw i32 %69, %7
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %71
  %73 = load <2 x i32>, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = extractelement <2 x i32> %73, i64 0
  %75 = extractelement <2 x i32> %73, i64 1
  %76 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %74
  %77 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %75
  %78 = load i32, ptr addrspace(3) %76, align 4, !tbaa !6
  %79 = load i32, ptr addrspace(3) %77, align 4, !tbaa !6
  %80 = insertelement <2 x i32> poison, i32 %78, i64 0
  %81 = insertelement <2 x i32> %80, i32 %79, i64 1
  %82 = and <2 x i32> %81, splat (i32 31)
  %83 = shl nuw <2 x i32> splat (i32 1), %82
  %84 = icmp slt <2 x i32> %81, zeroinitializer
  %85 = select <2 x i1> %84, <2 x i32> zeroinitializer, <2 x i32> %83
  %86 = or <2 x i32> %85, %68
  %87 = or disjoint i32 %31, 6
  %88 = add nuw nsw i32 %87, %7
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %89
  %91 = load <2 x i32>, ptr addrspace(1) %90, align 4, !tbaa !6
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = extractelement <2 x i32> %91, i64 1
  %94 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %92
  %95 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %93
  %96 = load i32, ptr addrspace(3) %94, align 4, !tbaa !6
  %97 = load i32, ptr addrspace(3) %95, align 4, !tbaa !6
  %98 = insertelement <2 x i32> poison, i32 %96, i64 0
  %99 = insertelement <2 x i32> %98, i32 %97, i64 1
  %100 = and <2 x i32> %99, splat (i32 31)
  %101 = shl nuw <2 x i32> splat (i32 1), %100
  %102 = icmp slt <2 x i32> %99, zeroinitializer
  %103 = select <2 x i1> %102, <2 x i32> zeroinitializer, <2 x i32> %101
  %104 = or <2 x i32> %103, %86
  %105 = add nuw i32 %31, 8
  %106 = add i32 %33, 4
  %107 = icmp eq i32 %106, %16
  br i1 %107, label %108, label %30, !llvm.loop !41

108:                                              ; preds = %30
  br i1 %17, label %136, label %109

109:                                              ; preds = %108, %29
  %110 = phi i32 [ 0, %29 ], [ %105, %108 ]
  %111 = phi <2 x i32> [ zeroinitializer, %29 ], [ %104, %108 ]
  tail call void @llvm.assume(i1 %18)
  br label %112

112:                                              ; preds = %112, %109
  %113 = phi i32 [ %110, %109 ], [ %133, %112 ]
  %114 = phi <2 x i32> [ %111, %109 ], [ %132, %112 ]
  %115 = phi i32 [ 0, %109 ], [ %134, %112 ]
  %116 = add nuw nsw i32 %113, %7
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %117
  %119 = load <2 x i32>, ptr addrspace(1) %118, align 4, !tbaa !6
  %120 = extractelement <2 x i32> %119, i64 0
  %121 = extractelement <2 x i32> %119, i64 1
  %122 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %120
  %123 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %121
  %124 = load i32, ptr addrspace(3) %122, align 4, !tbaa !6
  %125 = load i32, ptr addrspace(3) %123, align 4, !tbaa !6
  %126 = insertelement <2 x i32> poison, i32 %124, i64 0
  %127 = insertelement <2 x i32> %126, i32 %125, i64 1
  %128 = and <2 x i32> %127, splat (i32 31)
  %129 = shl nuw <2 x i32> splat (i32 1), %128
  %130 = icmp slt <2 x i32> %127, zeroinitializer
  %131 = select <2 x i1> %130, <2 x i32> zeroinitializer, <2 x i32> %129
  %132 = or <2 x i32> %131, %114
  %133 = add nuw i32 %113, 2
  %134 = add i32 %115, 1
  %135 = icmp eq i32 %134, %14
  br i1 %135, label %136, label %112, !llvm.loop !42

136:                                              ; preds = %112, %108
  %137 = phi <2 x i32> [ %104, %108 ], [ %132, %112 ]
  %138 = tail call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %137)
  br i1 %19, label %142, label %139

139:                                              ; preds = %28, %136
  %140 = phi i32 [ 0, %28 ], [ %13, %136 ]
  %141 = phi i32 [ 0, %28 ], [ %138, %136 ]
  br label %148

142:                                              ; preds = %148, %136
  %143 = phi i32 [ %138, %136 ], [ %161, %148 ]
  %144 = xor i32 %143, -1
  %145 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %144, i1 false)
  br label %146

146:                                              ; preds = %142, %27
  %147 = phi i32 [ 0, %27 ], [ %145, %142 ]
  store i32 %147, ptr addrspace(3) %5, align 4, !tbaa !6
  br label %164

148:                                              ; preds = %139, %148
  %149 = phi i32 [ %162, %148 ], [ %140, %139 ]
  %150 = phi i32 [ %161, %148 ], [ %141, %139 ]
  %151 = add nuw nsw i32 %149, %7
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %152
  %154 = load i32, ptr addrspace(1) %153, align 4, !tbaa !6
  %155 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i32 %154
  %156 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %157 = and i32 %156, 31
  %158 = shl nuw i32 1, %157
  %159 = icmp slt i32 %156, 0
  %160 = select i1 %159, i32 0, i32 %158
  %161 = or i32 %160, %150
  %162 = add nuw nsw i32 %149, 1
  %163 = icmp eq i32 %162, %2
  br i1 %163, label %142, label %148, !llvm.loop !43

164:                                              ; preds = %146, %24
  fence syncscope("workgroup") seq_cst, !mmra !28
  tail call void @llvm.amdgcn.s.barrier()
  %165 = add nuw nsw i32 %25, 1
  %166 = icmp eq i32 %165, 32
  br i1 %166, label %20, label %24
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #12 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!36 = !{!"llvm.loop.isvectorized", i32 1}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !{!39, !40, !36}
!40 = !{!"llvm.loop.unroll.runtime.disable"}
!41 = distinct !{!41, !36}
!42 = distinct !{!42, !38}
!43 = distinct !{!43, !40, !36}
