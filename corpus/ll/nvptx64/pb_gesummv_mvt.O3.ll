; ModuleID = 'corpus/opencl/pb_gesummv_mvt.cl'
source_filename = "corpus/opencl/pb_gesummv_mvt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gesummv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6, i32 noundef %7) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %9 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %11 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %7, %17
  br i1 %18, label %19, label %132

19:                                               ; preds = %8
  %20 = icmp sgt i32 %7, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %19
  %22 = shl i64 %16, 32
  %23 = ashr exact i64 %22, 32
  br label %59

24:                                               ; preds = %19
  %25 = mul nsw i32 %7, %17
  %26 = shl i64 %16, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %27
  %29 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %27
  %30 = and i32 %7, 3
  %31 = icmp ult i32 %7, 4
  br i1 %31, label %36, label %32

32:                                               ; preds = %24
  %33 = and i32 %7, 2147483644
  br label %67

34:                                               ; preds = %67
  %35 = icmp eq i32 %30, 0
  br i1 %35, label %59, label %36

36:                                               ; preds = %34, %24
  %37 = phi i32 [ 0, %24 ], [ %129, %34 ]
  %38 = icmp ne i32 %30, 0
  tail call void @llvm.assume(i1 %38)
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i32 [ %37, %36 ], [ %56, %39 ]
  %41 = phi i32 [ 0, %36 ], [ %57, %39 ]
  %42 = add nsw i32 %40, %25
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = zext nneg i32 %40 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %50 = tail call float @llvm.fmuladd.f32(float %45, float %48, float %49)
  store float %50, ptr addrspace(1) %28, align 4, !tbaa !14
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %43
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %54 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %53, float %54)
  store float %55, ptr addrspace(1) %29, align 4, !tbaa !14
  %56 = add nuw nsw i32 %40, 1
  %57 = add i32 %41, 1
  %58 = icmp eq i32 %57, %30
  br i1 %58, label %59, label %39, !llvm.loop !16

59:                                               ; preds = %34, %39, %21
  %60 = phi i64 [ %23, %21 ], [ %27, %39 ], [ %27, %34 ]
  %61 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %60
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = fmul float %6, %64
  %66 = tail call float @llvm.fmuladd.f32(float %5, float %62, float %65)
  store float %66, ptr addrspace(1) %63, align 4, !tbaa !14
  br label %132

67:                                               ; preds = %67, %32
  %68 = phi i32 [ 0, %32 ], [ %129, %67 ]
  %69 = phi i32 [ 0, %32 ], [ %130, %67 ]
  %70 = add nsw i32 %68, %25
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !14
  %74 = zext nneg i32 %68 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %78 = tail call float @llvm.fmuladd.f32(float %73, float %76, float %77)
  store float %78, ptr addrspace(1) %28, align 4, !tbaa !14
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %71
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !14
  %81 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %82 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %83 = tail call float @llvm.fmuladd.f32(float %80, float %81, float %82)
  store float %83, ptr addrspace(1) %29, align 4, !tbaa !14
  %84 = or disjoint i32 %68, 1
  %85 = add nsw i32 %84, %25
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  %89 = zext nneg i32 %84 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !14
  %92 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %93 = tail call float @llvm.fmuladd.f32(float %88, float %91, float %92)
  store float %93, ptr addrspace(1) %28, align 4, !tbaa !14
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %86
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !14
  %96 = load float, ptr addrspace(1) %90, align 4, !tbaa !14
  %97 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %98 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %97)
  store float %98, ptr addrspace(1) %29, align 4, !tbaa !14
  %99 = or disjoint i32 %68, 2
  %100 = add nsw i32 %99, %25
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = zext nneg i32 %99 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %108 = tail call float @llvm.fmuladd.f32(float %103, float %106, float %107)
  store float %108, ptr addrspace(1) %28, align 4, !tbaa !14
  %109 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %101
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %112 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %113 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %112)
  store float %113, ptr addrspace(1) %29, align 4, !tbaa !14
  %114 = or disjoint i32 %68, 3
  %115 = add nsw i32 %114, %25
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !14
  %119 = zext nneg i32 %114 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %122 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %123 = tail call float @llvm.fmuladd.f32(float %118, float %121, float %122)
  store float %123, ptr addrspace(1) %28, align 4, !tbaa !14
  %124 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %116
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  %126 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %127 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %128 = tail call float @llvm.fmuladd.f32(float %125, float %126, float %127)
  store float %128, ptr addrspace(1) %29, align 4, !tbaa !14
  %129 = add nuw nsw i32 %68, 4
  %130 = add i32 %69, 4
  %131 = icmp eq i32 %130, %33
  br i1 %131, label %34, label %67

132:                                              ; preds = %59, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_mvt1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  %15 = icmp sgt i32 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %90

17:                                               ; preds = %4
  %18 = mul nsw i32 %3, %13
  %19 = shl i64 %12, 32
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = and i32 %3, 3
  %24 = icmp ult i32 %3, 4
  br i1 %24, label %71, label %25

25:                                               ; preds = %17
  %26 = and i32 %3, 2147483644
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi float [ %22, %25 ], [ %65, %27 ]
  %29 = phi i32 [ 0, %25 ], [ %66, %27 ]
  %30 = phi i32 [ 0, %25 ], [ %67, %27 ]
  %31 = add nsw i32 %29, %18
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = zext nneg i32 %29 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float %28)
  store float %38, ptr addrspace(1) %21, align 4, !tbaa !14
  %39 = or disjoint i32 %29, 1
  %40 = add nsw i32 %39, %18
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = zext nneg i32 %39 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = tail call float @llvm.fmuladd.f32(float %43, float %46, float %38)
  store float %47, ptr addrspace(1) %21, align 4, !tbaa !14
  %48 = or disjoint i32 %29, 2
  %49 = add nsw i32 %48, %18
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = tail call float @llvm.fmuladd.f32(float %52, float %55, float %47)
  store float %56, ptr addrspace(1) %21, align 4, !tbaa !14
  %57 = or disjoint i32 %29, 3
  %58 = add nsw i32 %57, %18
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = tail call float @llvm.fmuladd.f32(float %61, float %64, float %56)
  store float %65, ptr addrspace(1) %21, align 4, !tbaa !14
  %66 = add nuw nsw i32 %29, 4
  %67 = add i32 %30, 4
  %68 = icmp eq i32 %67, %26
  br i1 %68, label %69, label %27

69:                                               ; preds = %27
  %70 = icmp eq i32 %23, 0
  br i1 %70, label %90, label %71

71:                                               ; preds = %69, %17
  %72 = phi float [ %22, %17 ], [ %65, %69 ]
  %73 = phi i32 [ 0, %17 ], [ %66, %69 ]
  %74 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %74)
  br label %75

75:                                               ; preds = %75, %71
  %76 = phi float [ %72, %71 ], [ %86, %75 ]
  %77 = phi i32 [ %73, %71 ], [ %87, %75 ]
  %78 = phi i32 [ 0, %71 ], [ %88, %75 ]
  %79 = add nsw i32 %77, %18
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  %83 = zext nneg i32 %77 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !14
  %86 = tail call float @llvm.fmuladd.f32(float %82, float %85, float %76)
  store float %86, ptr addrspace(1) %21, align 4, !tbaa !14
  %87 = add nuw nsw i32 %77, 1
  %88 = add i32 %78, 1
  %89 = icmp eq i32 %88, %23
  br i1 %89, label %90, label %75, !llvm.loop !22

90:                                               ; preds = %69, %75, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_mvt2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  %15 = icmp sgt i32 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %94

17:                                               ; preds = %4
  %18 = shl i64 %12, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = and i32 %3, 3
  %23 = icmp ult i32 %3, 4
  br i1 %23, label %74, label %24

24:                                               ; preds = %17
  %25 = and i32 %3, 2147483644
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi float [ %21, %24 ], [ %68, %26 ]
  %28 = phi i32 [ 0, %24 ], [ %69, %26 ]
  %29 = phi i32 [ 0, %24 ], [ %70, %26 ]
  %30 = mul nuw nsw i32 %28, %3
  %31 = add nsw i32 %30, %13
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = zext nneg i32 %28 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float %27)
  store float %38, ptr addrspace(1) %20, align 4, !tbaa !14
  %39 = or disjoint i32 %28, 1
  %40 = mul nuw nsw i32 %39, %3
  %41 = add nsw i32 %40, %13
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = zext nneg i32 %39 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = tail call float @llvm.fmuladd.f32(float %44, float %47, float %38)
  store float %48, ptr addrspace(1) %20, align 4, !tbaa !14
  %49 = or disjoint i32 %28, 2
  %50 = mul nuw nsw i32 %49, %3
  %51 = add nsw i32 %50, %13
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = zext nneg i32 %49 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !14
  %58 = tail call float @llvm.fmuladd.f32(float %54, float %57, float %48)
  store float %58, ptr addrspace(1) %20, align 4, !tbaa !14
  %59 = or disjoint i32 %28, 3
  %60 = mul nuw nsw i32 %59, %3
  %61 = add nsw i32 %60, %13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = zext nneg i32 %59 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  %68 = tail call float @llvm.fmuladd.f32(float %64, float %67, float %58)
  store float %68, ptr addrspace(1) %20, align 4, !tbaa !14
  %69 = add nuw nsw i32 %28, 4
  %70 = add i32 %29, 4
  %71 = icmp eq i32 %70, %25
  br i1 %71, label %72, label %26

72:                                               ; preds = %26
  %73 = icmp eq i32 %22, 0
  br i1 %73, label %94, label %74

74:                                               ; preds = %72, %17
  %75 = phi float [ %21, %17 ], [ %68, %72 ]
  %76 = phi i32 [ 0, %17 ], [ %69, %72 ]
  %77 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %77)
  br label %78

78:                                               ; preds = %78, %74
  %79 = phi float [ %75, %74 ], [ %90, %78 ]
  %80 = phi i32 [ %76, %74 ], [ %91, %78 ]
  %81 = phi i32 [ 0, %74 ], [ %92, %78 ]
  %82 = mul nuw nsw i32 %80, %3
  %83 = add nsw i32 %82, %13
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = zext nneg i32 %80 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4, !tbaa !14
  %90 = tail call float @llvm.fmuladd.f32(float %86, float %89, float %79)
  store float %90, ptr addrspace(1) %20, align 4, !tbaa !14
  %91 = add nuw nsw i32 %80, 1
  %92 = add i32 %81, 1
  %93 = icmp eq i32 %92, %22
  br i1 %93, label %94, label %78, !llvm.loop !23

94:                                               ; preds = %72, %78, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp sgt i32 %4, %16
  %18 = icmp sgt i32 %4, %11
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %108

20:                                               ; preds = %6
  %21 = mul nsw i32 %4, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = fmul float %1, %25
  store float %26, ptr addrspace(1) %24, align 4, !tbaa !14
  %27 = icmp sgt i32 %5, 0
  br i1 %27, label %28, label %108

28:                                               ; preds = %20
  %29 = mul nuw nsw i32 %5, %16
  %30 = mul nsw i32 %5, %11
  %31 = and i32 %5, 3
  %32 = icmp ult i32 %5, 4
  br i1 %32, label %87, label %33

33:                                               ; preds = %28
  %34 = and i32 %5, 2147483644
  br label %35

35:                                               ; preds = %35, %33
  %36 = phi float [ %26, %33 ], [ %81, %35 ]
  %37 = phi i32 [ 0, %33 ], [ %82, %35 ]
  %38 = phi i32 [ 0, %33 ], [ %83, %35 ]
  %39 = add nuw nsw i32 %37, %29
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = fmul float %0, %42
  %44 = add nsw i32 %37, %30
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = tail call float @llvm.fmuladd.f32(float %43, float %47, float %36)
  store float %48, ptr addrspace(1) %24, align 4, !tbaa !14
  %49 = or disjoint i32 %37, 1
  %50 = add nuw nsw i32 %49, %29
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = fmul float %0, %53
  %55 = add nsw i32 %49, %30
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  %59 = tail call float @llvm.fmuladd.f32(float %54, float %58, float %48)
  store float %59, ptr addrspace(1) %24, align 4, !tbaa !14
  %60 = or disjoint i32 %37, 2
  %61 = add nuw nsw i32 %60, %29
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = fmul float %0, %64
  %66 = add nsw i32 %60, %30
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !14
  %70 = tail call float @llvm.fmuladd.f32(float %65, float %69, float %59)
  store float %70, ptr addrspace(1) %24, align 4, !tbaa !14
  %71 = or disjoint i32 %37, 3
  %72 = add nuw nsw i32 %71, %29
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = fmul float %0, %75
  %77 = add nsw i32 %71, %30
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !14
  %81 = tail call float @llvm.fmuladd.f32(float %76, float %80, float %70)
  store float %81, ptr addrspace(1) %24, align 4, !tbaa !14
  %82 = add nuw nsw i32 %37, 4
  %83 = add i32 %38, 4
  %84 = icmp eq i32 %83, %34
  br i1 %84, label %85, label %35

85:                                               ; preds = %35
  %86 = icmp eq i32 %31, 0
  br i1 %86, label %108, label %87

87:                                               ; preds = %85, %28
  %88 = phi float [ %26, %28 ], [ %81, %85 ]
  %89 = phi i32 [ 0, %28 ], [ %82, %85 ]
  %90 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %90)
  br label %91

91:                                               ; preds = %91, %87
  %92 = phi float [ %88, %87 ], [ %104, %91 ]
  %93 = phi i32 [ %89, %87 ], [ %105, %91 ]
  %94 = phi i32 [ 0, %87 ], [ %106, %91 ]
  %95 = add nuw nsw i32 %93, %29
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = fmul float %0, %98
  %100 = add nsw i32 %93, %30
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = tail call float @llvm.fmuladd.f32(float %99, float %103, float %92)
  store float %104, ptr addrspace(1) %24, align 4, !tbaa !14
  %105 = add nuw nsw i32 %93, 1
  %106 = add i32 %94, 1
  %107 = icmp eq i32 %106, %31
  br i1 %107, label %108, label %91, !llvm.loop !28

108:                                              ; preds = %85, %91, %20, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @__clang_ocl_kern_imp_syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = icmp sgt i32 %5, %17
  %19 = icmp sgt i32 %5, %12
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %146

21:                                               ; preds = %7
  %22 = mul nsw i32 %5, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !14
  %27 = fmul float %1, %26
  %28 = icmp sgt i32 %6, 0
  br i1 %28, label %29, label %66

29:                                               ; preds = %21
  %30 = mul nuw nsw i32 %6, %17
  %31 = mul nsw i32 %6, %12
  %32 = and i32 %6, 3
  %33 = icmp ult i32 %6, 4
  br i1 %33, label %38, label %34

34:                                               ; preds = %29
  %35 = and i32 %6, 2147483644
  br label %68

36:                                               ; preds = %68
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %66, label %38

38:                                               ; preds = %36, %29
  %39 = phi i32 [ 0, %29 ], [ %143, %36 ]
  %40 = phi float [ %27, %29 ], [ %142, %36 ]
  %41 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %38
  %43 = phi i32 [ %39, %38 ], [ %63, %42 ]
  %44 = phi float [ %40, %38 ], [ %62, %42 ]
  %45 = phi i32 [ 0, %38 ], [ %64, %42 ]
  %46 = add nuw nsw i32 %43, %30
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = fmul float %0, %49
  %51 = add nsw i32 %43, %31
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %47
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = fmul float %0, %56
  %58 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  %60 = fmul float %57, %59
  %61 = tail call float @llvm.fmuladd.f32(float %50, float %54, float %60)
  %62 = fadd float %44, %61
  %63 = add nuw nsw i32 %43, 1
  %64 = add i32 %45, 1
  %65 = icmp eq i32 %64, %32
  br i1 %65, label %66, label %42, !llvm.loop !33

66:                                               ; preds = %36, %42, %21
  %67 = phi float [ %27, %21 ], [ %142, %36 ], [ %62, %42 ]
  store float %67, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %146

68:                                               ; preds = %68, %34
  %69 = phi i32 [ 0, %34 ], [ %143, %68 ]
  %70 = phi float [ %27, %34 ], [ %142, %68 ]
  %71 = phi i32 [ 0, %34 ], [ %144, %68 ]
  %72 = add nuw nsw i32 %69, %30
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = fmul float %0, %75
  %77 = add nsw i32 %69, %31
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !14
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %73
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  %83 = fmul float %0, %82
  %84 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !14
  %86 = fmul float %83, %85
  %87 = tail call float @llvm.fmuladd.f32(float %76, float %80, float %86)
  %88 = fadd float %70, %87
  %89 = or disjoint i32 %69, 1
  %90 = add nuw nsw i32 %89, %30
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !14
  %94 = fmul float %0, %93
  %95 = add nsw i32 %89, %31
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %91
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !14
  %101 = fmul float %0, %100
  %102 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = fmul float %101, %103
  %105 = tail call float @llvm.fmuladd.f32(float %94, float %98, float %104)
  %106 = fadd float %88, %105
  %107 = or disjoint i32 %69, 2
  %108 = add nuw nsw i32 %107, %30
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = fmul float %0, %111
  %113 = add nsw i32 %107, %31
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !14
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %109
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !14
  %119 = fmul float %0, %118
  %120 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %122 = fmul float %119, %121
  %123 = tail call float @llvm.fmuladd.f32(float %112, float %116, float %122)
  %124 = fadd float %106, %123
  %125 = or disjoint i32 %69, 3
  %126 = add nuw nsw i32 %125, %30
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = fmul float %0, %129
  %131 = add nsw i32 %125, %31
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !14
  %135 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %127
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !14
  %137 = fmul float %0, %136
  %138 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  %140 = fmul float %137, %139
  %141 = tail call float @llvm.fmuladd.f32(float %130, float %134, float %140)
  %142 = fadd float %124, %141
  %143 = add nuw nsw i32 %69, 4
  %144 = add i32 %71, 4
  %145 = icmp eq i32 %144, %35
  br i1 %145, label %36, label %68

146:                                              ; preds = %66, %7
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float", !"int"}
!13 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"int"}
!21 = !{!"", !"", !"", !""}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!26 = !{!"float", !"float", !"float*", !"float*", !"int", !"int"}
!27 = !{!"", !"", !"", !"", !"", !""}
!28 = distinct !{!28, !17}
!29 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!30 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!31 = !{!"float", !"float", !"float*", !"float*", !"float*", !"int", !"int"}
!32 = !{!"", !"", !"", !"", !"", !"", !""}
!33 = distinct !{!33, !17}
