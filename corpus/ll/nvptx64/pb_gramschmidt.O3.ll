; ModuleID = 'corpus/opencl/pb_gramschmidt.cl'
source_filename = "corpus/opencl/pb_gramschmidt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gs_whole.sum = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = or i64 %11, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %110

15:                                               ; preds = %5
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %17, label %41

17:                                               ; preds = %15
  %18 = and i32 %3, 7
  %19 = icmp ult i32 %3, 8
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = and i32 %3, 2147483640
  br label %48

22:                                               ; preds = %48
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22, %17
  %25 = phi i32 [ 0, %17 ], [ %107, %22 ]
  %26 = phi float [ 0.000000e+00, %17 ], [ %106, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %24
  %29 = phi i32 [ %38, %28 ], [ %25, %24 ]
  %30 = phi float [ %37, %28 ], [ %26, %24 ]
  %31 = phi i32 [ %39, %28 ], [ 0, %24 ]
  %32 = mul nsw i32 %29, %4
  %33 = add nsw i32 %32, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %30)
  %38 = add nuw nsw i32 %29, 1
  %39 = add i32 %31, 1
  %40 = icmp eq i32 %39, %18
  br i1 %40, label %41, label %28, !llvm.loop !16

41:                                               ; preds = %22, %28, %15
  %42 = phi float [ 0.000000e+00, %15 ], [ %106, %22 ], [ %37, %28 ]
  %43 = tail call float @llvm.nvvm.sqrt.approx.f(float %42) #11
  %44 = add i32 %4, 1
  %45 = mul i32 %44, %2
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  store float %43, ptr addrspace(1) %47, align 4, !tbaa !14
  br label %110

48:                                               ; preds = %48, %20
  %49 = phi i32 [ 0, %20 ], [ %107, %48 ]
  %50 = phi float [ 0.000000e+00, %20 ], [ %106, %48 ]
  %51 = phi i32 [ 0, %20 ], [ %108, %48 ]
  %52 = mul nsw i32 %49, %4
  %53 = add nsw i32 %52, %2
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %50)
  %58 = or disjoint i32 %49, 1
  %59 = mul nsw i32 %58, %4
  %60 = add nsw i32 %59, %2
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %57)
  %65 = or disjoint i32 %49, 2
  %66 = mul nsw i32 %65, %4
  %67 = add nsw i32 %66, %2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !14
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %64)
  %72 = or disjoint i32 %49, 3
  %73 = mul nsw i32 %72, %4
  %74 = add nsw i32 %73, %2
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !14
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %71)
  %79 = or disjoint i32 %49, 4
  %80 = mul nsw i32 %79, %4
  %81 = add nsw i32 %80, %2
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !14
  %85 = tail call float @llvm.fmuladd.f32(float %84, float %84, float %78)
  %86 = or disjoint i32 %49, 5
  %87 = mul nsw i32 %86, %4
  %88 = add nsw i32 %87, %2
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !14
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %91, float %85)
  %93 = or disjoint i32 %49, 6
  %94 = mul nsw i32 %93, %4
  %95 = add nsw i32 %94, %2
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %92)
  %100 = or disjoint i32 %49, 7
  %101 = mul nsw i32 %100, %4
  %102 = add nsw i32 %101, %2
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !14
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %99)
  %107 = add nuw nsw i32 %49, 8
  %108 = add i32 %51, 8
  %109 = icmp eq i32 %108, %21
  br i1 %109, label %22, label %48

110:                                              ; preds = %41, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %7
  %12 = icmp sgt i32 %4, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %6
  %14 = mul nsw i32 %5, %11
  %15 = add nsw i32 %14, %3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  %19 = add i32 %5, 1
  %20 = mul i32 %19, %3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = fdiv float %18, %23
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %26

26:                                               ; preds = %13, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add nuw nsw i32 %7, 1
  %12 = add i32 %11, %10
  %13 = add i32 %12, %3
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %184

15:                                               ; preds = %6
  %16 = mul nsw i32 %5, %3
  %17 = add nsw i32 %16, %13
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !14
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %184

21:                                               ; preds = %15
  %22 = and i32 %4, 3
  %23 = icmp ult i32 %4, 4
  br i1 %23, label %78, label %24

24:                                               ; preds = %21
  %25 = and i32 %4, 2147483644
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi float [ 0.000000e+00, %24 ], [ %72, %26 ]
  %28 = phi i32 [ 0, %24 ], [ %73, %26 ]
  %29 = phi i32 [ 0, %24 ], [ %74, %26 ]
  %30 = mul nsw i32 %28, %5
  %31 = add nsw i32 %30, %3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = add nsw i32 %30, %13
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %34, float %38, float %27)
  store float %39, ptr addrspace(1) %19, align 4, !tbaa !14
  %40 = or disjoint i32 %28, 1
  %41 = mul nsw i32 %40, %5
  %42 = add nsw i32 %41, %3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = add nsw i32 %41, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = tail call float @llvm.fmuladd.f32(float %45, float %49, float %39)
  store float %50, ptr addrspace(1) %19, align 4, !tbaa !14
  %51 = or disjoint i32 %28, 2
  %52 = mul nsw i32 %51, %5
  %53 = add nsw i32 %52, %3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = add nsw i32 %52, %13
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !14
  %61 = tail call float @llvm.fmuladd.f32(float %56, float %60, float %50)
  store float %61, ptr addrspace(1) %19, align 4, !tbaa !14
  %62 = or disjoint i32 %28, 3
  %63 = mul nsw i32 %62, %5
  %64 = add nsw i32 %63, %3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  %68 = add nsw i32 %63, %13
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = tail call float @llvm.fmuladd.f32(float %67, float %71, float %61)
  store float %72, ptr addrspace(1) %19, align 4, !tbaa !14
  %73 = add nuw nsw i32 %28, 4
  %74 = add i32 %29, 4
  %75 = icmp eq i32 %74, %25
  br i1 %75, label %76, label %26

76:                                               ; preds = %26
  %77 = icmp eq i32 %22, 0
  br i1 %77, label %99, label %78

78:                                               ; preds = %76, %21
  %79 = phi float [ 0.000000e+00, %21 ], [ %72, %76 ]
  %80 = phi i32 [ 0, %21 ], [ %73, %76 ]
  %81 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %81)
  br label %82

82:                                               ; preds = %82, %78
  %83 = phi float [ %95, %82 ], [ %79, %78 ]
  %84 = phi i32 [ %96, %82 ], [ %80, %78 ]
  %85 = phi i32 [ %97, %82 ], [ 0, %78 ]
  %86 = mul nsw i32 %84, %5
  %87 = add nsw i32 %86, %3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = add nsw i32 %86, %13
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = tail call float @llvm.fmuladd.f32(float %90, float %94, float %83)
  store float %95, ptr addrspace(1) %19, align 4, !tbaa !14
  %96 = add nuw nsw i32 %84, 1
  %97 = add i32 %85, 1
  %98 = icmp eq i32 %97, %22
  br i1 %98, label %99, label %82, !llvm.loop !22

99:                                               ; preds = %82, %76
  %100 = and i32 %4, 3
  %101 = icmp ult i32 %4, 4
  br i1 %101, label %163, label %102

102:                                              ; preds = %99
  %103 = and i32 %4, 2147483644
  br label %104

104:                                              ; preds = %104, %102
  %105 = phi i32 [ 0, %102 ], [ %158, %104 ]
  %106 = phi i32 [ 0, %102 ], [ %159, %104 ]
  %107 = mul nsw i32 %105, %5
  %108 = add nsw i32 %107, %3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %113 = add nsw i32 %107, %13
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !14
  %117 = fneg float %111
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %112, float %116)
  store float %118, ptr addrspace(1) %115, align 4, !tbaa !14
  %119 = or disjoint i32 %105, 1
  %120 = mul nsw i32 %119, %5
  %121 = add nsw i32 %120, %3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !14
  %125 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %126 = add nsw i32 %120, %13
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = fneg float %124
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %125, float %129)
  store float %131, ptr addrspace(1) %128, align 4, !tbaa !14
  %132 = or disjoint i32 %105, 2
  %133 = mul nsw i32 %132, %5
  %134 = add nsw i32 %133, %3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %135
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !14
  %138 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %139 = add nsw i32 %133, %13
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !14
  %143 = fneg float %137
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %138, float %142)
  store float %144, ptr addrspace(1) %141, align 4, !tbaa !14
  %145 = or disjoint i32 %105, 3
  %146 = mul nsw i32 %145, %5
  %147 = add nsw i32 %146, %3
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !14
  %151 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %152 = add nsw i32 %146, %13
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !14
  %156 = fneg float %150
  %157 = tail call float @llvm.fmuladd.f32(float %156, float %151, float %155)
  store float %157, ptr addrspace(1) %154, align 4, !tbaa !14
  %158 = add nuw nsw i32 %105, 4
  %159 = add i32 %106, 4
  %160 = icmp eq i32 %159, %103
  br i1 %160, label %161, label %104

161:                                              ; preds = %104
  %162 = icmp eq i32 %100, 0
  br i1 %162, label %184, label %163

163:                                              ; preds = %161, %99
  %164 = phi i32 [ 0, %99 ], [ %158, %161 ]
  %165 = icmp ne i32 %100, 0
  tail call void @llvm.assume(i1 %165)
  br label %166

166:                                              ; preds = %166, %163
  %167 = phi i32 [ %181, %166 ], [ %164, %163 ]
  %168 = phi i32 [ %182, %166 ], [ 0, %163 ]
  %169 = mul nsw i32 %167, %5
  %170 = add nsw i32 %169, %3
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %171
  %173 = load float, ptr addrspace(1) %172, align 4, !tbaa !14
  %174 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %175 = add nsw i32 %169, %13
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %176
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !14
  %179 = fneg float %173
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %174, float %178)
  store float %180, ptr addrspace(1) %177, align 4, !tbaa !14
  %181 = add nuw nsw i32 %167, 1
  %182 = add i32 %168, 1
  %183 = icmp eq i32 %182, %100
  br i1 %183, label %184, label %166, !llvm.loop !23

184:                                              ; preds = %161, %166, %15, %6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %92

6:                                                ; preds = %4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = icmp sgt i32 %2, %7
  %10 = mul nuw nsw i32 %3, %7
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %8
  %12 = icmp eq i32 %7, 0
  %13 = icmp samesign ult i32 %7, 16
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 64
  %17 = icmp samesign ult i32 %7, 8
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 32
  %21 = icmp samesign ult i32 %7, 4
  %22 = zext nneg i32 %7 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i64 16
  %25 = icmp samesign ult i32 %7, 2
  %26 = zext nneg i32 %7 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 8
  %29 = icmp eq i32 %7, 0
  %30 = zext nneg i32 %7 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i64 64
  %33 = zext nneg i32 %7 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i64 32
  %36 = zext nneg i32 %7 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 16
  %39 = zext nneg i32 %7 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i64 8
  br label %43

42:                                               ; preds = %151
  br label %43, !llvm.loop !28

43:                                               ; preds = %42, %6
  %44 = phi i32 [ 0, %6 ], [ %90, %42 ]
  %45 = add nuw nsw i32 %44, %10
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = mul nuw nsw i32 %44, %3
  br i1 %9, label %49, label %52

49:                                               ; preds = %43
  %50 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %51 = fmul float %50, %50
  br label %52

52:                                               ; preds = %49, %43
  %53 = phi float [ %51, %49 ], [ 0.000000e+00, %43 ]
  store float %53, ptr addrspace(3) %11, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %54, label %58

54:                                               ; preds = %52
  %55 = load float, ptr addrspace(3) %16, align 4, !tbaa !14
  %56 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %57 = fadd float %55, %56
  store float %57, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %54, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %59, label %63

59:                                               ; preds = %58
  %60 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %61 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %63

63:                                               ; preds = %59, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %64, label %68

64:                                               ; preds = %63
  %65 = load float, ptr addrspace(3) %24, align 4, !tbaa !14
  %66 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %68

68:                                               ; preds = %64, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %69, label %73

69:                                               ; preds = %68
  %70 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %71 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %72 = fadd float %70, %71
  store float %72, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %73

73:                                               ; preds = %69, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %29, label %74, label %78

74:                                               ; preds = %73
  %75 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @gs_whole.sum, i64 4), align 4, !tbaa !14
  %76 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %78

78:                                               ; preds = %74, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = load float, ptr addrspace(3) @gs_whole.sum, align 4, !tbaa !14
  %80 = tail call float @llvm.nvvm.sqrt.approx.f(float %79) #11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %81, label %85

81:                                               ; preds = %78
  %82 = add nuw nsw i32 %44, %48
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %83
  store float %80, ptr addrspace(1) %84, align 4, !tbaa !14
  br label %85

85:                                               ; preds = %81, %78
  br i1 %9, label %86, label %89

86:                                               ; preds = %85
  %87 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %88 = fdiv float %87, %80
  store float %88, ptr addrspace(1) %47, align 4, !tbaa !14
  br label %89

89:                                               ; preds = %86, %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = add nuw nsw i32 %44, 1
  %91 = icmp eq i32 %90, %3
  br i1 %91, label %92, label %93

92:                                               ; preds = %89, %4
  ret void

93:                                               ; preds = %89, %151
  %94 = phi i32 [ %152, %151 ], [ %90, %89 ]
  br i1 %9, label %95, label %102

95:                                               ; preds = %93
  %96 = add nuw nsw i32 %94, %10
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %97
  %99 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %100 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  %101 = fmul float %99, %100
  br label %102

102:                                              ; preds = %93, %95
  %103 = phi float [ %101, %95 ], [ 0.000000e+00, %93 ]
  store float %103, ptr addrspace(3) %11, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %104, label %108

104:                                              ; preds = %102
  %105 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %106 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %107 = fadd float %105, %106
  store float %107, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %108

108:                                              ; preds = %104, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %109, label %113

109:                                              ; preds = %108
  %110 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %111 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %112 = fadd float %110, %111
  store float %112, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %113

113:                                              ; preds = %109, %108
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %114, label %118

114:                                              ; preds = %113
  %115 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %116 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %117 = fadd float %115, %116
  store float %117, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %118

118:                                              ; preds = %114, %113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %119, label %123

119:                                              ; preds = %118
  %120 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %121 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %122 = fadd float %120, %121
  store float %122, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %123

123:                                              ; preds = %119, %118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %29, label %124, label %128

124:                                              ; preds = %123
  %125 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @gs_whole.sum, i64 4), align 4, !tbaa !14
  %126 = load float, ptr addrspace(3) %11, align 4, !tbaa !14
  %127 = fadd float %125, %126
  store float %127, ptr addrspace(3) %11, align 4, !tbaa !14
  br label %128

128:                                              ; preds = %124, %123
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = icmp eq i32 %94, %44
  %130 = load float, ptr addrspace(3) @gs_whole.sum, align 4, !tbaa !14
  br i1 %129, label %131, label %133

131:                                              ; preds = %128
  %132 = tail call float @llvm.nvvm.sqrt.approx.f(float %130) #11
  br label %133

133:                                              ; preds = %128, %131
  %134 = phi float [ %132, %131 ], [ %130, %128 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %135, label %139

135:                                              ; preds = %133
  %136 = add nuw nsw i32 %94, %48
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %137
  store float %134, ptr addrspace(1) %138, align 4, !tbaa !14
  br label %139

139:                                              ; preds = %135, %133
  br i1 %9, label %140, label %151

140:                                              ; preds = %139
  %141 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  br i1 %129, label %142, label %144

142:                                              ; preds = %140
  %143 = fdiv float %141, %134
  store float %143, ptr addrspace(1) %47, align 4, !tbaa !14
  br label %151

144:                                              ; preds = %140
  %145 = add nuw nsw i32 %94, %10
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %146
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !14
  %149 = fneg float %134
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %141, float %148)
  store float %150, ptr addrspace(1) %147, align 4, !tbaa !14
  br label %151

151:                                              ; preds = %142, %144, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = add nuw i32 %94, 1
  %153 = icmp eq i32 %152, %3
  br i1 %153, label %42, label %93, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind }

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
!12 = !{!"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!21 = !{!"", !"", !"", !"", !"", !""}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"int", !"int"}
!27 = !{!"", !"", !"", !""}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.peeled.count", i32 1}
