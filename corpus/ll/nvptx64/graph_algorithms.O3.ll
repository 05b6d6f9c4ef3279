; ModuleID = 'corpus/opencl/graph_algorithms.cl'
source_filename = "corpus/opencl/graph_algorithms.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@components_pass.l = internal addrspace(3) global [64 x i32] undef, align 4
@components_pass.changed = internal addrspace(3) global i32 undef, align 4
@colour_greedy.c = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pagerank_pull(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #14
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
  br i1 %39, label %28, label %20
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
define dso_local ptx_kernel void @components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #15
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @components_pass.l, i64 %5
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %5
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 8, !tbaa !24
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
  br i1 %40, label %41, label %20

41:                                               ; preds = %35, %3
  %42 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  store i32 %42, ptr addrspace(1) %6, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #14
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = mul i32 %4, %5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %54

8:                                                ; preds = %3
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %4, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = mul nsw i32 %2, %12
  %14 = add nsw i32 %13, %2
  %15 = and i32 %2, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %8
  %18 = and i32 %2, 2147483646
  br label %57

19:                                               ; preds = %121
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %54, label %21

21:                                               ; preds = %19, %8
  %22 = phi i32 [ 0, %8 ], [ %111, %19 ]
  %23 = phi i32 [ 0, %8 ], [ %122, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  %25 = add nsw i32 %23, %13
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = srem i32 %28, %6
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %30, %2
  br label %32

32:                                               ; preds = %32, %21
  %33 = phi i32 [ %44, %32 ], [ %22, %21 ]
  %34 = phi i32 [ %47, %32 ], [ %13, %21 ]
  %35 = phi i32 [ %50, %32 ], [ %30, %21 ]
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = sext i32 %35 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = icmp eq i32 %38, %41
  %43 = zext i1 %42 to i32
  %44 = add i32 %33, %43
  %45 = icmp sle i32 %38, %41
  %46 = zext i1 %45 to i32
  %47 = add nsw i32 %34, %46
  %48 = icmp sle i32 %41, %38
  %49 = zext i1 %48 to i32
  %50 = add nsw i32 %35, %49
  %51 = icmp slt i32 %47, %14
  %52 = icmp slt i32 %50, %31
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %32, label %54

54:                                               ; preds = %19, %32, %3
  %55 = phi i32 [ 0, %3 ], [ %111, %19 ], [ %44, %32 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %127, label %125

57:                                               ; preds = %121, %17
  %58 = phi i32 [ 0, %17 ], [ %111, %121 ]
  %59 = phi i32 [ 0, %17 ], [ %122, %121 ]
  %60 = phi i32 [ 0, %17 ], [ %123, %121 ]
  %61 = add nsw i32 %59, %13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %62
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !6
  %65 = srem i32 %64, %6
  %66 = mul nsw i32 %65, %2
  %67 = add nsw i32 %66, %2
  br label %68

68:                                               ; preds = %57, %68
  %69 = phi i32 [ %80, %68 ], [ %58, %57 ]
  %70 = phi i32 [ %83, %68 ], [ %13, %57 ]
  %71 = phi i32 [ %86, %68 ], [ %66, %57 ]
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  %75 = sext i32 %71 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !6
  %78 = icmp eq i32 %74, %77
  %79 = zext i1 %78 to i32
  %80 = add i32 %69, %79
  %81 = icmp sle i32 %74, %77
  %82 = zext i1 %81 to i32
  %83 = add nsw i32 %70, %82
  %84 = icmp sle i32 %77, %74
  %85 = zext i1 %84 to i32
  %86 = add nsw i32 %71, %85
  %87 = icmp slt i32 %83, %14
  %88 = icmp slt i32 %86, %67
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %68, label %90

90:                                               ; preds = %68
  %91 = or disjoint i32 %59, 1
  %92 = add nsw i32 %91, %13
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %93
  %95 = load i32, ptr addrspace(1) %94, align 4, !tbaa !6
  %96 = srem i32 %95, %6
  %97 = mul nsw i32 %96, %2
  %98 = add nsw i32 %97, %2
  br label %99

99:                                               ; preds = %99, %90
  %100 = phi i32 [ %111, %99 ], [ %80, %90 ]
  %101 = phi i32 [ %114, %99 ], [ %13, %90 ]
  %102 = phi i32 [ %117, %99 ], [ %97, %90 ]
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %103
  %105 = load i32, ptr addrspace(1) %104, align 4, !tbaa !6
  %106 = sext i32 %102 to i64
  %107 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %106
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !6
  %109 = icmp eq i32 %105, %108
  %110 = zext i1 %109 to i32
  %111 = add i32 %100, %110
  %112 = icmp sle i32 %105, %108
  %113 = zext i1 %112 to i32
  %114 = add nsw i32 %101, %113
  %115 = icmp sle i32 %108, %105
  %116 = zext i1 %115 to i32
  %117 = add nsw i32 %102, %116
  %118 = icmp slt i32 %114, %14
  %119 = icmp slt i32 %117, %98
  %120 = select i1 %118, i1 %119, i1 false
  br i1 %120, label %99, label %121

121:                                              ; preds = %99
  %122 = add nuw nsw i32 %59, 2
  %123 = add i32 %60, 2
  %124 = icmp eq i32 %123, %18
  br i1 %124, label %19, label %57

125:                                              ; preds = %54
  %126 = atomicrmw add ptr addrspace(1) %1, i32 %55 monotonic, align 4
  br label %127

127:                                              ; preds = %125, %54
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !27 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 !kernel_arg_addr_space !27 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
define dso_local ptx_kernel void @colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #15
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @colour_greedy.c, i64 %5
  store i32 -1, ptr addrspace(3) %6, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = icmp sgt i32 %2, 0
  %8 = mul nsw i32 %2, %4
  %9 = and i32 %2, 3
  %10 = icmp ult i32 %2, 4
  %11 = and i32 %2, 2147483644
  %12 = icmp eq i32 %9, 0
  %13 = icmp ne i32 %9, 0
  br label %17

14:                                               ; preds = %109
  %15 = load i32, ptr addrspace(3) %6, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !6
  ret void

17:                                               ; preds = %3, %109
  %18 = phi i32 [ 0, %3 ], [ %110, %109 ]
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %20, label %109

20:                                               ; preds = %17
  br i1 %7, label %21, label %49

21:                                               ; preds = %20
  br i1 %10, label %23, label %51

22:                                               ; preds = %51
  br i1 %12, label %45, label %23

23:                                               ; preds = %22, %21
  %24 = phi i32 [ 0, %21 ], [ %106, %22 ]
  %25 = phi i32 [ 0, %21 ], [ %105, %22 ]
  tail call void @llvm.assume(i1 %13)
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i32 [ %42, %26 ], [ %24, %23 ]
  %28 = phi i32 [ %41, %26 ], [ %25, %23 ]
  %29 = phi i32 [ %43, %26 ], [ 0, %23 ]
  %30 = add nuw nsw i32 %27, %8
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  %37 = and i32 %36, 31
  %38 = shl nuw i32 1, %37
  %39 = icmp slt i32 %36, 0
  %40 = select i1 %39, i32 0, i32 %38
  %41 = or i32 %40, %28
  %42 = add nuw nsw i32 %27, 1
  %43 = add i32 %29, 1
  %44 = icmp eq i32 %43, %9
  br i1 %44, label %45, label %26, !llvm.loop !31

45:                                               ; preds = %26, %22
  %46 = phi i32 [ %105, %22 ], [ %41, %26 ]
  %47 = xor i32 %46, -1
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %47, i1 false)
  br label %49

49:                                               ; preds = %45, %20
  %50 = phi i32 [ 0, %20 ], [ %48, %45 ]
  store i32 %50, ptr addrspace(3) %6, align 4, !tbaa !6
  br label %109

51:                                               ; preds = %21, %51
  %52 = phi i32 [ %106, %51 ], [ 0, %21 ]
  %53 = phi i32 [ %105, %51 ], [ 0, %21 ]
  %54 = phi i32 [ %107, %51 ], [ 0, %21 ]
  %55 = add nuw nsw i32 %52, %8
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %59
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %62 = and i32 %61, 31
  %63 = shl nuw i32 1, %62
  %64 = icmp slt i32 %61, 0
  %65 = select i1 %64, i32 0, i32 %63
  %66 = or i32 %65, %53
  %67 = or disjoint i32 %52, 1
  %68 = add nuw nsw i32 %67, %8
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = and i32 %74, 31
  %76 = shl nuw i32 1, %75
  %77 = icmp slt i32 %74, 0
  %78 = select i1 %77, i32 0, i32 %76
  %79 = or i32 %78, %66
  %80 = or disjoint i32 %52, 2
  %81 = add nuw nsw i32 %80, %8
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4, !tbaa !6
  %88 = and i32 %87, 31
  %89 = shl nuw i32 1, %88
  %90 = icmp slt i32 %87, 0
  %91 = select i1 %90, i32 0, i32 %89
  %92 = or i32 %91, %79
  %93 = or disjoint i32 %52, 3
  %94 = add nuw nsw i32 %93, %8
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr addrspace(3) @colour_greedy.c, i64 %98
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !6
  %101 = and i32 %100, 31
  %102 = shl nuw i32 1, %101
  %103 = icmp slt i32 %100, 0
  %104 = select i1 %103, i32 0, i32 %102
  %105 = or i32 %104, %92
  %106 = add nuw nsw i32 %52, 4
  %107 = add i32 %54, 4
  %108 = icmp eq i32 %107, %11
  br i1 %108, label %22, label %51

109:                                              ; preds = %49, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = add nuw nsw i32 %18, 1
  %111 = icmp eq i32 %110, 32
  br i1 %111, label %14, label %17
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

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
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind }

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
!16 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!17 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!18 = !{!"const", !"const", !"const", !"const", !"volatile"}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"int2*", !"int*", !"int"}
!22 = !{!"int __attribute__((ext_vector_type(2)))*", !"int*", !"int"}
!23 = !{!"const", !"", !""}
!24 = !{!8, !8, i64 0}
!25 = !{!"int*", !"uint*", !"int"}
!26 = !{!"const", !"volatile", !""}
!27 = !{i32 1, i32 0, i32 0}
!28 = !{!"int*", !"int", !"int"}
!29 = !{!"", !"", !""}
!30 = !{!"int*", !"int*", !"int"}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.unroll.disable"}
