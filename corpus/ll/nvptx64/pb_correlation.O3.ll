; ModuleID = 'corpus/opencl/pb_correlation.cl'
source_filename = "corpus/opencl/pb_correlation.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_mean_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3, i32 noundef %4) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mean_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %14
  br i1 %15, label %16, label %110

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !15
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %45

21:                                               ; preds = %16
  %22 = and i32 %4, 7
  %23 = icmp ult i32 %4, 8
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = and i32 %4, 2147483640
  br label %48

26:                                               ; preds = %48
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %45, label %28

28:                                               ; preds = %26, %21
  %29 = phi float [ 0.000000e+00, %21 ], [ %106, %26 ]
  %30 = phi i32 [ 0, %21 ], [ %107, %26 ]
  %31 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %31)
  br label %32

32:                                               ; preds = %32, %28
  %33 = phi float [ %41, %32 ], [ %29, %28 ]
  %34 = phi i32 [ %42, %32 ], [ %30, %28 ]
  %35 = phi i32 [ %43, %32 ], [ 0, %28 ]
  %36 = mul nsw i32 %34, %3
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = fadd float %40, %33
  store float %41, ptr addrspace(1) %19, align 4, !tbaa !15
  %42 = add nuw nsw i32 %34, 1
  %43 = add i32 %35, 1
  %44 = icmp eq i32 %43, %22
  br i1 %44, label %45, label %32, !llvm.loop !17

45:                                               ; preds = %26, %32, %16
  %46 = phi float [ 0.000000e+00, %16 ], [ %106, %26 ], [ %41, %32 ]
  %47 = fdiv float %46, %2
  store float %47, ptr addrspace(1) %19, align 4, !tbaa !15
  br label %110

48:                                               ; preds = %48, %24
  %49 = phi float [ 0.000000e+00, %24 ], [ %106, %48 ]
  %50 = phi i32 [ 0, %24 ], [ %107, %48 ]
  %51 = phi i32 [ 0, %24 ], [ %108, %48 ]
  %52 = mul nsw i32 %50, %3
  %53 = add nsw i32 %52, %14
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !15
  %57 = fadd float %56, %49
  store float %57, ptr addrspace(1) %19, align 4, !tbaa !15
  %58 = or disjoint i32 %50, 1
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %14
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !15
  %64 = fadd float %63, %57
  store float %64, ptr addrspace(1) %19, align 4, !tbaa !15
  %65 = or disjoint i32 %50, 2
  %66 = mul nsw i32 %65, %3
  %67 = add nsw i32 %66, %14
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15
  %71 = fadd float %70, %64
  store float %71, ptr addrspace(1) %19, align 4, !tbaa !15
  %72 = or disjoint i32 %50, 3
  %73 = mul nsw i32 %72, %3
  %74 = add nsw i32 %73, %14
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !15
  %78 = fadd float %77, %71
  store float %78, ptr addrspace(1) %19, align 4, !tbaa !15
  %79 = or disjoint i32 %50, 4
  %80 = mul nsw i32 %79, %3
  %81 = add nsw i32 %80, %14
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !15
  %85 = fadd float %84, %78
  store float %85, ptr addrspace(1) %19, align 4, !tbaa !15
  %86 = or disjoint i32 %50, 5
  %87 = mul nsw i32 %86, %3
  %88 = add nsw i32 %87, %14
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !15
  %92 = fadd float %91, %85
  store float %92, ptr addrspace(1) %19, align 4, !tbaa !15
  %93 = or disjoint i32 %50, 6
  %94 = mul nsw i32 %93, %3
  %95 = add nsw i32 %94, %14
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !15
  %99 = fadd float %98, %92
  store float %99, ptr addrspace(1) %19, align 4, !tbaa !15
  %100 = or disjoint i32 %50, 7
  %101 = mul nsw i32 %100, %3
  %102 = add nsw i32 %101, %14
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !15
  %106 = fadd float %105, %99
  store float %106, ptr addrspace(1) %19, align 4, !tbaa !15
  %107 = add nuw nsw i32 %50, 8
  %108 = add i32 %51, 8
  %109 = icmp eq i32 %108, %25
  br i1 %109, label %26, label %48

110:                                              ; preds = %45, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_std_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %8 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %10 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %5, %16
  br i1 %17, label %18, label %126

18:                                               ; preds = %7
  %19 = icmp sgt i32 %6, 0
  %20 = shl i64 %15, 32
  %21 = ashr exact i64 %20, 30
  br i1 %19, label %22, label %49

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !15
  %25 = and i32 %6, 7
  %26 = icmp ult i32 %6, 8
  br i1 %26, label %31, label %27

27:                                               ; preds = %22
  %28 = and i32 %6, 2147483640
  br label %56

29:                                               ; preds = %56
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %49, label %31

31:                                               ; preds = %29, %22
  %32 = phi i32 [ 0, %22 ], [ %123, %29 ]
  %33 = phi float [ 0.000000e+00, %22 ], [ %122, %29 ]
  %34 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %34)
  br label %35

35:                                               ; preds = %35, %31
  %36 = phi i32 [ %32, %31 ], [ %46, %35 ]
  %37 = phi float [ %33, %31 ], [ %45, %35 ]
  %38 = phi i32 [ 0, %31 ], [ %47, %35 ]
  %39 = mul nsw i32 %36, %5
  %40 = add nsw i32 %39, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !15
  %44 = fsub float %43, %24
  %45 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %37)
  %46 = add nuw nsw i32 %36, 1
  %47 = add i32 %38, 1
  %48 = icmp eq i32 %47, %25
  br i1 %48, label %49, label %35, !llvm.loop !24

49:                                               ; preds = %29, %35, %18
  %50 = phi float [ 0.000000e+00, %18 ], [ %122, %29 ], [ %45, %35 ]
  %51 = fdiv float %50, %3
  %52 = tail call float @llvm.nvvm.sqrt.approx.f(float %51) #8
  %53 = fcmp ugt float %52, %4
  %54 = select i1 %53, float %52, float 1.000000e+00
  %55 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !15
  br label %126

56:                                               ; preds = %56, %27
  %57 = phi i32 [ 0, %27 ], [ %123, %56 ]
  %58 = phi float [ 0.000000e+00, %27 ], [ %122, %56 ]
  %59 = phi i32 [ 0, %27 ], [ %124, %56 ]
  %60 = mul nsw i32 %57, %5
  %61 = add nsw i32 %60, %16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !15
  %65 = fsub float %64, %24
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %58)
  %67 = or disjoint i32 %57, 1
  %68 = mul nsw i32 %67, %5
  %69 = add nsw i32 %68, %16
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !15
  %73 = fsub float %72, %24
  %74 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %66)
  %75 = or disjoint i32 %57, 2
  %76 = mul nsw i32 %75, %5
  %77 = add nsw i32 %76, %16
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !15
  %81 = fsub float %80, %24
  %82 = tail call float @llvm.fmuladd.f32(float %81, float %81, float %74)
  %83 = or disjoint i32 %57, 3
  %84 = mul nsw i32 %83, %5
  %85 = add nsw i32 %84, %16
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !15
  %89 = fsub float %88, %24
  %90 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %82)
  %91 = or disjoint i32 %57, 4
  %92 = mul nsw i32 %91, %5
  %93 = add nsw i32 %92, %16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !15
  %97 = fsub float %96, %24
  %98 = tail call float @llvm.fmuladd.f32(float %97, float %97, float %90)
  %99 = or disjoint i32 %57, 5
  %100 = mul nsw i32 %99, %5
  %101 = add nsw i32 %100, %16
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !15
  %105 = fsub float %104, %24
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %98)
  %107 = or disjoint i32 %57, 6
  %108 = mul nsw i32 %107, %5
  %109 = add nsw i32 %108, %16
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !15
  %113 = fsub float %112, %24
  %114 = tail call float @llvm.fmuladd.f32(float %113, float %113, float %106)
  %115 = or disjoint i32 %57, 7
  %116 = mul nsw i32 %115, %5
  %117 = add nsw i32 %116, %16
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !15
  %121 = fsub float %120, %24
  %122 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %114)
  %123 = add nuw nsw i32 %57, 8
  %124 = add i32 %59, 8
  %125 = icmp eq i32 %124, %28
  br i1 %125, label %29, label %56

126:                                              ; preds = %49, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_reduce_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4, i32 noundef %5) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %9 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul nuw nsw i32 %17, %16
  %20 = add nuw nsw i32 %19, %18
  %21 = icmp sgt i32 %5, %20
  %22 = icmp sgt i32 %4, %15
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %40

24:                                               ; preds = %6
  %25 = shl i64 %14, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !15
  %29 = mul nsw i32 %4, %20
  %30 = add nsw i32 %29, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !15
  %34 = fsub float %33, %28
  store float %34, ptr addrspace(1) %32, align 4, !tbaa !15
  %35 = tail call float @llvm.nvvm.sqrt.approx.f(float %3) #8
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !15
  %38 = fmul float %35, %37
  %39 = fdiv float %34, %38
  store float %39, ptr addrspace(1) %32, align 4, !tbaa !15
  br label %40

40:                                               ; preds = %24, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_corr_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %11, label %110

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float 1.000000e+00, ptr addrspace(1) %15, align 4, !tbaa !15
  %16 = add nsw i32 %9, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %110

18:                                               ; preds = %11
  %19 = icmp sgt i32 %3, 0
  %20 = and i32 %3, 3
  %21 = icmp ult i32 %3, 4
  %22 = and i32 %3, 2147483644
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %18, %49
  %26 = phi i32 [ %16, %18 ], [ %58, %49 ]
  br i1 %19, label %27, label %49

27:                                               ; preds = %25
  br i1 %21, label %29, label %60

28:                                               ; preds = %60
  br i1 %23, label %49, label %29

29:                                               ; preds = %28, %27
  %30 = phi i32 [ 0, %27 ], [ %107, %28 ]
  %31 = phi float [ 0.000000e+00, %27 ], [ %106, %28 ]
  tail call void @llvm.assume(i1 %24)
  br label %32

32:                                               ; preds = %32, %29
  %33 = phi i32 [ %46, %32 ], [ %30, %29 ]
  %34 = phi float [ %45, %32 ], [ %31, %29 ]
  %35 = phi i32 [ %47, %32 ], [ 0, %29 ]
  %36 = mul nsw i32 %33, %2
  %37 = add nsw i32 %36, %9
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = add nsw i32 %36, %26
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15
  %45 = tail call float @llvm.fmuladd.f32(float %40, float %44, float %34)
  %46 = add nuw nsw i32 %33, 1
  %47 = add i32 %35, 1
  %48 = icmp eq i32 %47, %20
  br i1 %48, label %49, label %32, !llvm.loop !35

49:                                               ; preds = %28, %32, %25
  %50 = phi float [ 0.000000e+00, %25 ], [ %106, %28 ], [ %45, %32 ]
  %51 = add nsw i32 %26, %12
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  store float %50, ptr addrspace(1) %53, align 4, !tbaa !15
  %54 = mul nsw i32 %26, %2
  %55 = add nsw i32 %54, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  store float %50, ptr addrspace(1) %57, align 4, !tbaa !15
  %58 = add nsw i32 %26, 1
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %25, label %110

60:                                               ; preds = %27, %60
  %61 = phi i32 [ %107, %60 ], [ 0, %27 ]
  %62 = phi float [ %106, %60 ], [ 0.000000e+00, %27 ]
  %63 = phi i32 [ %108, %60 ], [ 0, %27 ]
  %64 = mul nsw i32 %61, %2
  %65 = add nsw i32 %64, %9
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !15
  %69 = add nsw i32 %64, %26
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !15
  %73 = tail call float @llvm.fmuladd.f32(float %68, float %72, float %62)
  %74 = or disjoint i32 %61, 1
  %75 = mul nsw i32 %74, %2
  %76 = add nsw i32 %75, %9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !15
  %80 = add nsw i32 %75, %26
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !15
  %84 = tail call float @llvm.fmuladd.f32(float %79, float %83, float %73)
  %85 = or disjoint i32 %61, 2
  %86 = mul nsw i32 %85, %2
  %87 = add nsw i32 %86, %9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !15
  %91 = add nsw i32 %86, %26
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !15
  %95 = tail call float @llvm.fmuladd.f32(float %90, float %94, float %84)
  %96 = or disjoint i32 %61, 3
  %97 = mul nsw i32 %96, %2
  %98 = add nsw i32 %97, %9
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !15
  %102 = add nsw i32 %97, %26
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !15
  %106 = tail call float @llvm.fmuladd.f32(float %101, float %105, float %95)
  %107 = add nuw nsw i32 %61, 4
  %108 = add i32 %63, 4
  %109 = icmp eq i32 %108, %22
  br i1 %109, label %28, label %60

110:                                              ; preds = %49, %11, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @covar_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_covar_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_covar_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %11, label %104

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = icmp sgt i32 %3, 0
  %14 = and i32 %3, 3
  %15 = icmp ult i32 %3, 4
  %16 = and i32 %3, 2147483644
  %17 = icmp eq i32 %14, 0
  %18 = icmp ne i32 %14, 0
  br label %19

19:                                               ; preds = %11, %46
  %20 = phi i32 [ %9, %11 ], [ %52, %46 ]
  %21 = add nsw i32 %20, %12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  store float 0.000000e+00, ptr addrspace(1) %23, align 4, !tbaa !15
  br i1 %13, label %24, label %46

24:                                               ; preds = %19
  br i1 %15, label %26, label %54

25:                                               ; preds = %54
  br i1 %17, label %46, label %26

26:                                               ; preds = %25, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %100, %25 ]
  %28 = phi i32 [ 0, %24 ], [ %101, %25 ]
  tail call void @llvm.assume(i1 %18)
  br label %29

29:                                               ; preds = %29, %26
  %30 = phi float [ %42, %29 ], [ %27, %26 ]
  %31 = phi i32 [ %43, %29 ], [ %28, %26 ]
  %32 = phi i32 [ %44, %29 ], [ 0, %26 ]
  %33 = mul nsw i32 %31, %2
  %34 = add nsw i32 %33, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !15
  %38 = add nsw i32 %33, %20
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = tail call float @llvm.fmuladd.f32(float %37, float %41, float %30)
  store float %42, ptr addrspace(1) %23, align 4, !tbaa !15
  %43 = add nuw nsw i32 %31, 1
  %44 = add i32 %32, 1
  %45 = icmp eq i32 %44, %14
  br i1 %45, label %46, label %29, !llvm.loop !36

46:                                               ; preds = %25, %29, %19
  %47 = phi float [ 0.000000e+00, %19 ], [ %100, %25 ], [ %42, %29 ]
  %48 = mul nsw i32 %20, %2
  %49 = add nsw i32 %48, %9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  store float %47, ptr addrspace(1) %51, align 4, !tbaa !15
  %52 = add nsw i32 %20, 1
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %19, label %104

54:                                               ; preds = %24, %54
  %55 = phi float [ %100, %54 ], [ 0.000000e+00, %24 ]
  %56 = phi i32 [ %101, %54 ], [ 0, %24 ]
  %57 = phi i32 [ %102, %54 ], [ 0, %24 ]
  %58 = mul nsw i32 %56, %2
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !15
  %63 = add nsw i32 %58, %20
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !15
  %67 = tail call float @llvm.fmuladd.f32(float %62, float %66, float %55)
  store float %67, ptr addrspace(1) %23, align 4, !tbaa !15
  %68 = or disjoint i32 %56, 1
  %69 = mul nsw i32 %68, %2
  %70 = add nsw i32 %69, %9
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !15
  %74 = add nsw i32 %69, %20
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !15
  %78 = tail call float @llvm.fmuladd.f32(float %73, float %77, float %67)
  store float %78, ptr addrspace(1) %23, align 4, !tbaa !15
  %79 = or disjoint i32 %56, 2
  %80 = mul nsw i32 %79, %2
  %81 = add nsw i32 %80, %9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !15
  %85 = add nsw i32 %80, %20
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !15
  %89 = tail call float @llvm.fmuladd.f32(float %84, float %88, float %78)
  store float %89, ptr addrspace(1) %23, align 4, !tbaa !15
  %90 = or disjoint i32 %56, 3
  %91 = mul nsw i32 %90, %2
  %92 = add nsw i32 %91, %9
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !15
  %96 = add nsw i32 %91, %20
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !15
  %100 = tail call float @llvm.fmuladd.f32(float %95, float %99, float %89)
  store float %100, ptr addrspace(1) %23, align 4, !tbaa !15
  %101 = add nuw nsw i32 %56, 4
  %102 = add i32 %57, 4
  %103 = icmp eq i32 %102, %16
  br i1 %103, label %25, label %54

104:                                              ; preds = %46, %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!13 = !{!"float*", !"float*", !"float", !"int", !"int"}
!14 = !{!"", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"DATA_TYPE", !"int", !"int"}
!22 = !{!"float*", !"float*", !"float*", !"float", !"float", !"int", !"int"}
!23 = !{!"", !"", !"", !"", !"", !"", !""}
!24 = distinct !{!24, !18}
!25 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!28 = !{!"float*", !"float*", !"float*", !"float", !"int", !"int"}
!29 = !{!"", !"", !"", !"", !"", !""}
!30 = !{i32 1, i32 1, i32 0, i32 0}
!31 = !{!"none", !"none", !"none", !"none"}
!32 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"int", !"int"}
!33 = !{!"float*", !"float*", !"int", !"int"}
!34 = !{!"", !"", !"", !""}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
