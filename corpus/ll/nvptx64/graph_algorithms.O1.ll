; ModuleID = 'corpus/opencl/graph_algorithms.cl'
source_filename = "corpus/opencl/graph_algorithms.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@components_pass.l = internal addrspace(3) global [64 x i32] undef, align 4
@components_pass.changed = internal addrspace(3) global i32 undef, align 4
@colour_greedy.c = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %14, 1
  %16 = mul nsw i32 %15, %3
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %5
  %19 = mul nsw i32 %3, %14
  br label %28

20:                                               ; preds = %28, %5
  %21 = phi float [ 0.000000e+00, %5 ], [ %37, %28 ]
  %22 = fsub float 1.000000e+00, %4
  %23 = fmul float %4, %21
  %24 = tail call float @llvm.fmuladd.f32(float %22, float 1.562500e-02, float %23)
  %25 = shl i64 %13, 32
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %26
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !14
  ret void

28:                                               ; preds = %18, %28
  %29 = phi i32 [ %38, %28 ], [ %19, %18 ]
  %30 = phi float [ %37, %28 ], [ 0.000000e+00, %18 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call float @llvm.fmuladd.f32(float %36, float 1.250000e-01, float %30)
  %38 = add nsw i32 %29, 1
  %39 = icmp slt i32 %38, %16
  br i1 %39, label %28, label %20, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %15
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add nsw i32 %22, %20
  %24 = icmp slt i32 %23, 200
  br i1 %24, label %25, label %31

25:                                               ; preds = %5
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %15
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %28
  %30 = atomicrmw min ptr addrspace(1) %29, i32 %23 monotonic, align 4
  br label %31

31:                                               ; preds = %25, %5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @components_pass.l, i64 %5
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %5
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 8, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %41

12:                                               ; preds = %3
  %13 = icmp eq i32 %4, 0
  %14 = extractelement <2 x i32> %10, i64 0
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %15
  %17 = extractelement <2 x i32> %10, i64 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(3) @components_pass.l, i64 %18
  br label %20

20:                                               ; preds = %35, %12
  %21 = phi i32 [ 0, %12 ], [ %38, %35 ]
  br i1 %13, label %22, label %23

22:                                               ; preds = %20
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %22, %20
  %24 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %25 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %29

27:                                               ; preds = %23
  %28 = atomicrmw min ptr addrspace(3) %19, i32 %24 monotonic, align 4
  br label %33

29:                                               ; preds = %23
  %30 = icmp slt i32 %25, %24
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = atomicrmw min ptr addrspace(3) %16, i32 %25 monotonic, align 4
  br label %33

33:                                               ; preds = %27, %31
  %34 = atomicrmw or ptr addrspace(3) @components_pass.changed, i32 1 monotonic, align 4
  br label %35

35:                                               ; preds = %33, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load i32, ptr addrspace(3) @components_pass.changed, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp eq i32 %36, 0
  %38 = add nuw nsw i32 %21, 1
  %39 = icmp eq i32 %38, %2
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %41, label %20, !llvm.loop !27

41:                                               ; preds = %35, %3
  %42 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  store i32 %42, ptr addrspace(1) %6, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = mul i32 %4, %5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %3
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %4, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = mul nsw i32 %2, %12
  %14 = add nsw i32 %13, %2
  br label %18

15:                                               ; preds = %50, %3
  %16 = phi i32 [ 0, %3 ], [ %40, %50 ]
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %55, label %53

18:                                               ; preds = %8, %50
  %19 = phi i32 [ 0, %8 ], [ %40, %50 ]
  %20 = phi i32 [ 0, %8 ], [ %51, %50 ]
  %21 = add nsw i32 %20, %13
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = srem i32 %24, %6
  %26 = mul nsw i32 %25, %2
  %27 = add nsw i32 %26, %2
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi i32 [ %40, %28 ], [ %19, %18 ]
  %30 = phi i32 [ %43, %28 ], [ %13, %18 ]
  %31 = phi i32 [ %46, %28 ], [ %26, %18 ]
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = icmp eq i32 %34, %37
  %39 = zext i1 %38 to i32
  %40 = add i32 %29, %39
  %41 = icmp sle i32 %34, %37
  %42 = zext i1 %41 to i32
  %43 = add nsw i32 %30, %42
  %44 = icmp sle i32 %37, %34
  %45 = zext i1 %44 to i32
  %46 = add nsw i32 %31, %45
  %47 = icmp slt i32 %43, %14
  %48 = icmp slt i32 %46, %27
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %28, label %50, !llvm.loop !30

50:                                               ; preds = %28
  %51 = add nuw nsw i32 %20, 1
  %52 = icmp eq i32 %51, %2
  br i1 %52, label %15, label %18, !llvm.loop !31

53:                                               ; preds = %15
  %54 = atomicrmw add ptr addrspace(1) %1, i32 %16 monotonic, align 4
  br label %55

55:                                               ; preds = %53, %15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !32 !kernel_arg_access_qual !22 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 !kernel_arg_addr_space !32 !kernel_arg_access_qual !22 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = mul nuw nsw i32 %5, %4
  %8 = add nuw nsw i32 %7, %6
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %9
  %13 = add i32 %12, %11
  %14 = icmp eq i32 %2, %8
  %15 = icmp eq i32 %2, %13
  %16 = or i1 %14, %15
  br i1 %16, label %35, label %17

17:                                               ; preds = %3
  %18 = mul nsw i32 %1, %8
  %19 = add nsw i32 %18, %2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = mul nsw i32 %2, %1
  %24 = add nsw i32 %23, %13
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %22
  %29 = add nsw i32 %18, %13
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = icmp slt i32 %28, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %17
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %17, %34, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @colour_greedy.c, i64 %5
  store i32 -1, ptr addrspace(3) %6, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = icmp sgt i32 %2, 0
  %8 = mul nsw i32 %2, %4
  br label %12

9:                                                ; preds = %38
  %10 = load i32, ptr addrspace(3) %6, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !6
  ret void

12:                                               ; preds = %3, %38
  %13 = phi i32 [ 0, %3 ], [ %39, %38 ]
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %38

15:                                               ; preds = %12
  br i1 %7, label %21, label %19

16:                                               ; preds = %21
  %17 = xor i32 %35, -1
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %17, i1 false)
  br label %19

19:                                               ; preds = %16, %15
  %20 = phi i32 [ 0, %15 ], [ %18, %16 ]
  store i32 %20, ptr addrspace(3) %6, align 4, !tbaa !6
  br label %38

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %36, %21 ], [ 0, %15 ]
  %23 = phi i32 [ %35, %21 ], [ 0, %15 ]
  %24 = add nuw nsw i32 %22, %8
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !6
  %31 = and i32 %30, 31
  %32 = shl nuw i32 1, %31
  %33 = icmp slt i32 %30, 0
  %34 = select i1 %33, i32 0, i32 %32
  %35 = or i32 %34, %23
  %36 = add nuw nsw i32 %22, 1
  %37 = icmp eq i32 %36, %2
  br i1 %37, label %16, label %21, !llvm.loop !36

38:                                               ; preds = %19, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nuw nsw i32 %13, 1
  %40 = icmp eq i32 %39, 32
  br i1 %40, label %9, label %12, !llvm.loop !37
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #10

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #12

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nocallback nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"float*", !"float*", !"int", !"float"}
!13 = !{!"const", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!19 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!20 = !{!"const", !"const", !"const", !"const", !"volatile"}
!21 = !{i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"int2*", !"int*", !"int"}
!24 = !{!"int __attribute__((ext_vector_type(2)))*", !"int*", !"int"}
!25 = !{!"const", !"", !""}
!26 = !{!8, !8, i64 0}
!27 = distinct !{!27, !17}
!28 = !{!"int*", !"uint*", !"int"}
!29 = !{!"const", !"volatile", !""}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = !{i32 1, i32 0, i32 0}
!33 = !{!"int*", !"int", !"int"}
!34 = !{!"", !"", !""}
!35 = !{!"int*", !"int*", !"int"}
!36 = distinct !{!36, !17}
!37 = distinct !{!37, !17}
