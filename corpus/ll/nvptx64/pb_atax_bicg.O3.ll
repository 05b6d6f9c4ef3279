; ModuleID = 'corpus/opencl/pb_atax_bicg.cl'
source_filename = "corpus/opencl/pb_atax_bicg.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_atax_kernel1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atax_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %14
  %16 = icmp sgt i32 %4, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %91

18:                                               ; preds = %5
  %19 = mul nsw i32 %4, %14
  %20 = shl i64 %13, 32
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = and i32 %4, 3
  %25 = icmp ult i32 %4, 4
  br i1 %25, label %72, label %26

26:                                               ; preds = %18
  %27 = and i32 %4, 2147483644
  br label %28

28:                                               ; preds = %28, %26
  %29 = phi float [ %23, %26 ], [ %66, %28 ]
  %30 = phi i32 [ 0, %26 ], [ %67, %28 ]
  %31 = phi i32 [ 0, %26 ], [ %68, %28 ]
  %32 = add nsw i32 %30, %19
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = zext nneg i32 %30 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %38, float %29)
  store float %39, ptr addrspace(1) %22, align 4, !tbaa !14
  %40 = or disjoint i32 %30, 1
  %41 = add nsw i32 %40, %19
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = zext nneg i32 %40 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = tail call float @llvm.fmuladd.f32(float %44, float %47, float %39)
  store float %48, ptr addrspace(1) %22, align 4, !tbaa !14
  %49 = or disjoint i32 %30, 2
  %50 = add nsw i32 %49, %19
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = zext nneg i32 %49 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = tail call float @llvm.fmuladd.f32(float %53, float %56, float %48)
  store float %57, ptr addrspace(1) %22, align 4, !tbaa !14
  %58 = or disjoint i32 %30, 3
  %59 = add nsw i32 %58, %19
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = zext nneg i32 %58 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = tail call float @llvm.fmuladd.f32(float %62, float %65, float %57)
  store float %66, ptr addrspace(1) %22, align 4, !tbaa !14
  %67 = add nuw nsw i32 %30, 4
  %68 = add i32 %31, 4
  %69 = icmp eq i32 %68, %27
  br i1 %69, label %70, label %28

70:                                               ; preds = %28
  %71 = icmp eq i32 %24, 0
  br i1 %71, label %91, label %72

72:                                               ; preds = %70, %18
  %73 = phi float [ %23, %18 ], [ %66, %70 ]
  %74 = phi i32 [ 0, %18 ], [ %67, %70 ]
  %75 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %75)
  br label %76

76:                                               ; preds = %76, %72
  %77 = phi float [ %73, %72 ], [ %87, %76 ]
  %78 = phi i32 [ %74, %72 ], [ %88, %76 ]
  %79 = phi i32 [ 0, %72 ], [ %89, %76 ]
  %80 = add nsw i32 %78, %19
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !14
  %84 = zext nneg i32 %78 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = tail call float @llvm.fmuladd.f32(float %83, float %86, float %77)
  store float %87, ptr addrspace(1) %22, align 4, !tbaa !14
  %88 = add nuw nsw i32 %78, 1
  %89 = add i32 %79, 1
  %90 = icmp eq i32 %89, %24
  br i1 %90, label %91, label %76, !llvm.loop !16

91:                                               ; preds = %70, %76, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_atax_kernel2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atax_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %4, %14
  %16 = icmp sgt i32 %3, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %95

18:                                               ; preds = %5
  %19 = shl i64 %13, 32
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = and i32 %3, 3
  %24 = icmp ult i32 %3, 4
  br i1 %24, label %75, label %25

25:                                               ; preds = %18
  %26 = and i32 %3, 2147483644
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi float [ %22, %25 ], [ %69, %27 ]
  %29 = phi i32 [ 0, %25 ], [ %70, %27 ]
  %30 = phi i32 [ 0, %25 ], [ %71, %27 ]
  %31 = mul nsw i32 %29, %4
  %32 = add nsw i32 %31, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = zext nneg i32 %29 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %38, float %28)
  store float %39, ptr addrspace(1) %21, align 4, !tbaa !14
  %40 = or disjoint i32 %29, 1
  %41 = mul nsw i32 %40, %4
  %42 = add nsw i32 %41, %14
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = zext nneg i32 %40 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = tail call float @llvm.fmuladd.f32(float %45, float %48, float %39)
  store float %49, ptr addrspace(1) %21, align 4, !tbaa !14
  %50 = or disjoint i32 %29, 2
  %51 = mul nsw i32 %50, %4
  %52 = add nsw i32 %51, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = zext nneg i32 %50 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  %59 = tail call float @llvm.fmuladd.f32(float %55, float %58, float %49)
  store float %59, ptr addrspace(1) %21, align 4, !tbaa !14
  %60 = or disjoint i32 %29, 3
  %61 = mul nsw i32 %60, %4
  %62 = add nsw i32 %61, %14
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = zext nneg i32 %60 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !14
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %68, float %59)
  store float %69, ptr addrspace(1) %21, align 4, !tbaa !14
  %70 = add nuw nsw i32 %29, 4
  %71 = add i32 %30, 4
  %72 = icmp eq i32 %71, %26
  br i1 %72, label %73, label %27

73:                                               ; preds = %27
  %74 = icmp eq i32 %23, 0
  br i1 %74, label %95, label %75

75:                                               ; preds = %73, %18
  %76 = phi float [ %22, %18 ], [ %69, %73 ]
  %77 = phi i32 [ 0, %18 ], [ %70, %73 ]
  %78 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %78)
  br label %79

79:                                               ; preds = %79, %75
  %80 = phi float [ %76, %75 ], [ %91, %79 ]
  %81 = phi i32 [ %77, %75 ], [ %92, %79 ]
  %82 = phi i32 [ 0, %75 ], [ %93, %79 ]
  %83 = mul nsw i32 %81, %4
  %84 = add nsw i32 %83, %14
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !14
  %88 = zext nneg i32 %81 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = tail call float @llvm.fmuladd.f32(float %87, float %90, float %80)
  store float %91, ptr addrspace(1) %21, align 4, !tbaa !14
  %92 = add nuw nsw i32 %81, 1
  %93 = add i32 %82, 1
  %94 = icmp eq i32 %93, %23
  br i1 %94, label %95, label %79, !llvm.loop !18

95:                                               ; preds = %73, %79, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bicg_kernel1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_bicg_kernel1(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bicg_kernel1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %14
  br i1 %15, label %16, label %90

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %18
  store double 0.000000e+00, ptr addrspace(1) %19, align 8, !tbaa !20
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %90

21:                                               ; preds = %16
  %22 = mul nsw i32 %4, %14
  %23 = and i32 %4, 3
  %24 = icmp ult i32 %4, 4
  br i1 %24, label %71, label %25

25:                                               ; preds = %21
  %26 = and i32 %4, 2147483644
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi double [ 0.000000e+00, %25 ], [ %65, %27 ]
  %29 = phi i32 [ 0, %25 ], [ %66, %27 ]
  %30 = phi i32 [ 0, %25 ], [ %67, %27 ]
  %31 = add nsw i32 %29, %22
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %32
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !20
  %35 = zext nneg i32 %29 to i64
  %36 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %35
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !20
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %28)
  store double %38, ptr addrspace(1) %19, align 8, !tbaa !20
  %39 = or disjoint i32 %29, 1
  %40 = add nsw i32 %39, %22
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %41
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !20
  %44 = zext nneg i32 %39 to i64
  %45 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %44
  %46 = load double, ptr addrspace(1) %45, align 8, !tbaa !20
  %47 = tail call double @llvm.fmuladd.f64(double %43, double %46, double %38)
  store double %47, ptr addrspace(1) %19, align 8, !tbaa !20
  %48 = or disjoint i32 %29, 2
  %49 = add nsw i32 %48, %22
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %50
  %52 = load double, ptr addrspace(1) %51, align 8, !tbaa !20
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %53
  %55 = load double, ptr addrspace(1) %54, align 8, !tbaa !20
  %56 = tail call double @llvm.fmuladd.f64(double %52, double %55, double %47)
  store double %56, ptr addrspace(1) %19, align 8, !tbaa !20
  %57 = or disjoint i32 %29, 3
  %58 = add nsw i32 %57, %22
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %59
  %61 = load double, ptr addrspace(1) %60, align 8, !tbaa !20
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %62
  %64 = load double, ptr addrspace(1) %63, align 8, !tbaa !20
  %65 = tail call double @llvm.fmuladd.f64(double %61, double %64, double %56)
  store double %65, ptr addrspace(1) %19, align 8, !tbaa !20
  %66 = add nuw nsw i32 %29, 4
  %67 = add i32 %30, 4
  %68 = icmp eq i32 %67, %26
  br i1 %68, label %69, label %27

69:                                               ; preds = %27
  %70 = icmp eq i32 %23, 0
  br i1 %70, label %90, label %71

71:                                               ; preds = %69, %21
  %72 = phi double [ 0.000000e+00, %21 ], [ %65, %69 ]
  %73 = phi i32 [ 0, %21 ], [ %66, %69 ]
  %74 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %74)
  br label %75

75:                                               ; preds = %75, %71
  %76 = phi double [ %72, %71 ], [ %86, %75 ]
  %77 = phi i32 [ %73, %71 ], [ %87, %75 ]
  %78 = phi i32 [ 0, %71 ], [ %88, %75 ]
  %79 = add nsw i32 %77, %22
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8, !tbaa !20
  %83 = zext nneg i32 %77 to i64
  %84 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %83
  %85 = load double, ptr addrspace(1) %84, align 8, !tbaa !20
  %86 = tail call double @llvm.fmuladd.f64(double %82, double %85, double %76)
  store double %86, ptr addrspace(1) %19, align 8, !tbaa !20
  %87 = add nuw nsw i32 %77, 1
  %88 = add i32 %78, 1
  %89 = icmp eq i32 %88, %23
  br i1 %89, label %90, label %75, !llvm.loop !22

90:                                               ; preds = %69, %75, %16, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bicg_kernel2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_bicg_kernel2(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bicg_kernel2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %4, %14
  br i1 %15, label %16, label %96

16:                                               ; preds = %5
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %45

18:                                               ; preds = %16
  %19 = and i32 %3, 3
  %20 = icmp ult i32 %3, 4
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %3, 2147483644
  br label %50

23:                                               ; preds = %50
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %23, %18
  %26 = phi i32 [ 0, %18 ], [ %93, %23 ]
  %27 = phi double [ 0.000000e+00, %18 ], [ %92, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi i32 [ %42, %29 ], [ %26, %25 ]
  %31 = phi double [ %41, %29 ], [ %27, %25 ]
  %32 = phi i32 [ %43, %29 ], [ 0, %25 ]
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %33
  %35 = load double, ptr addrspace(1) %34, align 8, !tbaa !20
  %36 = mul nsw i32 %30, %4
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %38
  %40 = load double, ptr addrspace(1) %39, align 8, !tbaa !20
  %41 = tail call double @llvm.fmuladd.f64(double %35, double %40, double %31)
  %42 = add nuw nsw i32 %30, 1
  %43 = add i32 %32, 1
  %44 = icmp eq i32 %43, %19
  br i1 %44, label %45, label %29, !llvm.loop !23

45:                                               ; preds = %23, %29, %16
  %46 = phi double [ 0.000000e+00, %16 ], [ %92, %23 ], [ %41, %29 ]
  %47 = shl i64 %13, 32
  %48 = ashr exact i64 %47, 29
  %49 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %48
  store double %46, ptr addrspace(1) %49, align 8, !tbaa !20
  br label %96

50:                                               ; preds = %50, %21
  %51 = phi i32 [ 0, %21 ], [ %93, %50 ]
  %52 = phi double [ 0.000000e+00, %21 ], [ %92, %50 ]
  %53 = phi i32 [ 0, %21 ], [ %94, %50 ]
  %54 = zext nneg i32 %51 to i64
  %55 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %54
  %56 = load double, ptr addrspace(1) %55, align 8, !tbaa !20
  %57 = mul nsw i32 %51, %4
  %58 = add nsw i32 %57, %14
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %59
  %61 = load double, ptr addrspace(1) %60, align 8, !tbaa !20
  %62 = tail call double @llvm.fmuladd.f64(double %56, double %61, double %52)
  %63 = or disjoint i32 %51, 1
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %64
  %66 = load double, ptr addrspace(1) %65, align 8, !tbaa !20
  %67 = mul nsw i32 %63, %4
  %68 = add nsw i32 %67, %14
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %69
  %71 = load double, ptr addrspace(1) %70, align 8, !tbaa !20
  %72 = tail call double @llvm.fmuladd.f64(double %66, double %71, double %62)
  %73 = or disjoint i32 %51, 2
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %74
  %76 = load double, ptr addrspace(1) %75, align 8, !tbaa !20
  %77 = mul nsw i32 %73, %4
  %78 = add nsw i32 %77, %14
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %79
  %81 = load double, ptr addrspace(1) %80, align 8, !tbaa !20
  %82 = tail call double @llvm.fmuladd.f64(double %76, double %81, double %72)
  %83 = or disjoint i32 %51, 3
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %84
  %86 = load double, ptr addrspace(1) %85, align 8, !tbaa !20
  %87 = mul nsw i32 %83, %4
  %88 = add nsw i32 %87, %14
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %89
  %91 = load double, ptr addrspace(1) %90, align 8, !tbaa !20
  %92 = tail call double @llvm.fmuladd.f64(double %86, double %91, double %82)
  %93 = add nuw nsw i32 %51, 4
  %94 = add i32 %53, 4
  %95 = icmp eq i32 %94, %22
  br i1 %95, label %23, label %50

96:                                               ; preds = %45, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{!"double*", !"double*", !"double*", !"int", !"int"}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !8, i64 0}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
