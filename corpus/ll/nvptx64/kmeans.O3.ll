; ModuleID = 'corpus/opencl/kmeans.cl'
source_filename = "corpus/opencl/kmeans.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@kmeans_update.lsum = internal addrspace(3) global [64 x i32] undef, align 4
@kmeans_update.lcount = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp ugt i32 %3, %15
  br i1 %16, label %17, label %119

17:                                               ; preds = %6
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %17
  %20 = icmp sgt i32 %5, 0
  %21 = and i32 %5, 3
  %22 = icmp ult i32 %5, 4
  %23 = and i32 %5, 2147483644
  %24 = icmp eq i32 %21, 0
  %25 = icmp ne i32 %21, 0
  br label %26

26:                                               ; preds = %19, %58
  %27 = phi i32 [ 0, %19 ], [ %62, %58 ]
  %28 = phi i32 [ 0, %19 ], [ %63, %58 ]
  %29 = phi float [ 0x47EFFFFFE0000000, %19 ], [ %61, %58 ]
  br i1 %20, label %30, label %58

30:                                               ; preds = %26
  %31 = mul nuw nsw i32 %28, %5
  br i1 %22, label %37, label %65

32:                                               ; preds = %58, %17
  %33 = phi i32 [ 0, %17 ], [ %62, %58 ]
  %34 = and i64 %14, 4294967295
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %34
  store i32 %33, ptr addrspace(1) %35, align 4, !tbaa !6
  br label %119

36:                                               ; preds = %65
  br i1 %24, label %58, label %37

37:                                               ; preds = %36, %30
  %38 = phi i32 [ 0, %30 ], [ %116, %36 ]
  %39 = phi float [ 0.000000e+00, %30 ], [ %115, %36 ]
  tail call void @llvm.assume(i1 %25)
  br label %40

40:                                               ; preds = %40, %37
  %41 = phi i32 [ %38, %37 ], [ %55, %40 ]
  %42 = phi float [ %39, %37 ], [ %54, %40 ]
  %43 = phi i32 [ 0, %37 ], [ %56, %40 ]
  %44 = mul nsw i32 %41, %3
  %45 = add i32 %44, %15
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = add nuw nsw i32 %41, %31
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = fsub float %48, %52
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %42)
  %55 = add nuw nsw i32 %41, 1
  %56 = add i32 %43, 1
  %57 = icmp eq i32 %56, %21
  br i1 %57, label %58, label %40, !llvm.loop !16

58:                                               ; preds = %36, %40, %26
  %59 = phi float [ 0.000000e+00, %26 ], [ %115, %36 ], [ %54, %40 ]
  %60 = fcmp olt float %59, %29
  %61 = select i1 %60, float %59, float %29
  %62 = select i1 %60, i32 %28, i32 %27
  %63 = add nuw nsw i32 %28, 1
  %64 = icmp eq i32 %63, %4
  br i1 %64, label %32, label %26

65:                                               ; preds = %30, %65
  %66 = phi i32 [ %116, %65 ], [ 0, %30 ]
  %67 = phi float [ %115, %65 ], [ 0.000000e+00, %30 ]
  %68 = phi i32 [ %117, %65 ], [ 0, %30 ]
  %69 = mul nsw i32 %66, %3
  %70 = add i32 %69, %15
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !14
  %74 = add nuw nsw i32 %66, %31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !14
  %78 = fsub float %73, %77
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %78, float %67)
  %80 = or disjoint i32 %66, 1
  %81 = mul nsw i32 %80, %3
  %82 = add i32 %81, %15
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !14
  %86 = add nuw nsw i32 %80, %31
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4, !tbaa !14
  %90 = fsub float %85, %89
  %91 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %79)
  %92 = or disjoint i32 %66, 2
  %93 = mul nsw i32 %92, %3
  %94 = add i32 %93, %15
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !14
  %98 = add nuw nsw i32 %92, %31
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !14
  %102 = fsub float %97, %101
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %102, float %91)
  %104 = or disjoint i32 %66, 3
  %105 = mul nsw i32 %104, %3
  %106 = add i32 %105, %15
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !14
  %110 = add nuw nsw i32 %104, %31
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !14
  %114 = fsub float %109, %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %103)
  %116 = add nuw nsw i32 %66, 4
  %117 = add i32 %68, 4
  %118 = icmp eq i32 %117, %23
  br i1 %118, label %36, label %65

119:                                              ; preds = %32, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp ugt i32 %2, %9
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %79

13:                                               ; preds = %4
  %14 = mul i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %62, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %57, %19 ]
  %21 = phi i32 [ 0, %17 ], [ %58, %19 ]
  %22 = add i32 %20, %14
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = mul nsw i32 %20, %2
  %27 = add i32 %26, %9
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %28
  store float %25, ptr addrspace(1) %29, align 4, !tbaa !14
  %30 = or disjoint i32 %20, 1
  %31 = add i32 %30, %14
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = mul nsw i32 %30, %2
  %36 = add i32 %35, %9
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %37
  store float %34, ptr addrspace(1) %38, align 4, !tbaa !14
  %39 = or disjoint i32 %20, 2
  %40 = add i32 %39, %14
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = mul nsw i32 %39, %2
  %45 = add i32 %44, %9
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %43, ptr addrspace(1) %47, align 4, !tbaa !14
  %48 = or disjoint i32 %20, 3
  %49 = add i32 %48, %14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = mul nsw i32 %48, %2
  %54 = add i32 %53, %9
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %55
  store float %52, ptr addrspace(1) %56, align 4, !tbaa !14
  %57 = add nuw nsw i32 %20, 4
  %58 = add i32 %21, 4
  %59 = icmp eq i32 %58, %18
  br i1 %59, label %60, label %19

60:                                               ; preds = %19
  %61 = icmp eq i32 %15, 0
  br i1 %61, label %79, label %62

62:                                               ; preds = %60, %13
  %63 = phi i32 [ 0, %13 ], [ %57, %60 ]
  %64 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %64)
  br label %65

65:                                               ; preds = %65, %62
  %66 = phi i32 [ %63, %62 ], [ %76, %65 ]
  %67 = phi i32 [ 0, %62 ], [ %77, %65 ]
  %68 = add i32 %66, %14
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = mul nsw i32 %66, %2
  %73 = add i32 %72, %9
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %74
  store float %71, ptr addrspace(1) %75, align 4, !tbaa !14
  %76 = add nuw nsw i32 %66, 1
  %77 = add i32 %67, 1
  %78 = icmp eq i32 %77, %15
  br i1 %78, label %79, label %65, !llvm.loop !22

79:                                               ; preds = %60, %65, %4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = add nuw nsw i64 %14, %9
  %16 = trunc i64 %15 to i32
  %17 = mul nsw i32 %6, %5
  %18 = icmp ult i32 %8, %17
  br i1 %18, label %21, label %19

19:                                               ; preds = %21, %7
  %20 = icmp ugt i32 %5, %8
  br i1 %20, label %27, label %29

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %25, %21 ], [ %8, %7 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %23
  store i32 0, ptr addrspace(3) %24, align 4, !tbaa !6
  %25 = add i32 %22, %10
  %26 = icmp ult i32 %25, %17
  br i1 %26, label %21, label %19

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %9
  store i32 0, ptr addrspace(3) %28, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %27, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp ugt i32 %4, %16
  br i1 %30, label %31, label %125

31:                                               ; preds = %29
  %32 = and i64 %15, 4294967295
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i64 %35
  %37 = atomicrmw uinc_wrap ptr addrspace(3) %36, i32 -1 monotonic, align 4
  %38 = icmp sgt i32 %6, 0
  br i1 %38, label %39, label %125

39:                                               ; preds = %31
  %40 = mul nsw i32 %34, %6
  %41 = and i32 %6, 3
  %42 = icmp ult i32 %6, 4
  br i1 %42, label %104, label %43

43:                                               ; preds = %39
  %44 = and i32 %6, 2147483644
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i32 [ 0, %43 ], [ %99, %45 ]
  %47 = phi i32 [ 0, %43 ], [ %100, %45 ]
  %48 = add nsw i32 %46, %40
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %49
  %51 = mul nsw i32 %46, %4
  %52 = add i32 %51, %16
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = fmul float %55, 6.553600e+04
  %57 = tail call noundef float @llvm.rint.f32(float %56)
  %58 = fptosi float %57 to i32
  %59 = atomicrmw add ptr addrspace(3) %50, i32 %58 monotonic, align 4
  %60 = or disjoint i32 %46, 1
  %61 = add nsw i32 %60, %40
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %62
  %64 = mul nsw i32 %60, %4
  %65 = add i32 %64, %16
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !14
  %69 = fmul float %68, 6.553600e+04
  %70 = tail call noundef float @llvm.rint.f32(float %69)
  %71 = fptosi float %70 to i32
  %72 = atomicrmw add ptr addrspace(3) %63, i32 %71 monotonic, align 4
  %73 = or disjoint i32 %46, 2
  %74 = add nsw i32 %73, %40
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %75
  %77 = mul nsw i32 %73, %4
  %78 = add i32 %77, %16
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = fmul float %81, 6.553600e+04
  %83 = tail call noundef float @llvm.rint.f32(float %82)
  %84 = fptosi float %83 to i32
  %85 = atomicrmw add ptr addrspace(3) %76, i32 %84 monotonic, align 4
  %86 = or disjoint i32 %46, 3
  %87 = add nsw i32 %86, %40
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %88
  %90 = mul nsw i32 %86, %4
  %91 = add i32 %90, %16
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = fmul float %94, 6.553600e+04
  %96 = tail call noundef float @llvm.rint.f32(float %95)
  %97 = fptosi float %96 to i32
  %98 = atomicrmw add ptr addrspace(3) %89, i32 %97 monotonic, align 4
  %99 = add nuw nsw i32 %46, 4
  %100 = add i32 %47, 4
  %101 = icmp eq i32 %100, %44
  br i1 %101, label %102, label %45

102:                                              ; preds = %45
  %103 = icmp eq i32 %41, 0
  br i1 %103, label %125, label %104

104:                                              ; preds = %102, %39
  %105 = phi i32 [ 0, %39 ], [ %99, %102 ]
  %106 = icmp ne i32 %41, 0
  tail call void @llvm.assume(i1 %106)
  br label %107

107:                                              ; preds = %107, %104
  %108 = phi i32 [ %105, %104 ], [ %122, %107 ]
  %109 = phi i32 [ 0, %104 ], [ %123, %107 ]
  %110 = add nsw i32 %108, %40
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %111
  %113 = mul nsw i32 %108, %4
  %114 = add i32 %113, %16
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !14
  %118 = fmul float %117, 6.553600e+04
  %119 = tail call noundef float @llvm.rint.f32(float %118)
  %120 = fptosi float %119 to i32
  %121 = atomicrmw add ptr addrspace(3) %112, i32 %120 monotonic, align 4
  %122 = add nuw nsw i32 %108, 1
  %123 = add i32 %109, 1
  %124 = icmp eq i32 %123, %41
  br i1 %124, label %125, label %107, !llvm.loop !27

125:                                              ; preds = %102, %107, %31, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %127, label %126

126:                                              ; preds = %127, %125
  br i1 %20, label %136, label %141

127:                                              ; preds = %125, %127
  %128 = phi i32 [ %134, %127 ], [ %8, %125 ]
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %129
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %129
  %132 = load i32, ptr addrspace(3) %131, align 4, !tbaa !6
  %133 = atomicrmw add ptr addrspace(1) %130, i32 %132 monotonic, align 4
  %134 = add i32 %128, %10
  %135 = icmp ult i32 %134, %17
  br i1 %135, label %127, label %126

136:                                              ; preds = %126
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %9
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %139 = load i32, ptr addrspace(3) %137, align 4, !tbaa !6
  %140 = atomicrmw add ptr addrspace(1) %138, i32 %139 monotonic, align 4
  br label %141

141:                                              ; preds = %136, %126
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"int", !"int", !"int"}
!13 = !{!"const", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"int", !"int"}
!21 = !{!"const", !"", !"", !""}
!22 = distinct !{!22, !17}
!23 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!25 = !{!"float*", !"int*", !"int*", !"uint*", !"int", !"int", !"int"}
!26 = !{!"const", !"const", !"", !"", !"", !"", !""}
!27 = distinct !{!27, !17}
