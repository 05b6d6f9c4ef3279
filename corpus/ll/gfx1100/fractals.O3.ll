; ModuleID = 'corpus/opencl/fractals.cl'
source_filename = "corpus/opencl/fractals.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.view = type { float, float, float }

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.view) align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = load float, ptr addrspace(4) %1, align 4, !amdgpu.noclobber !16
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %7 = load float, ptr addrspace(4) %6, align 4, !amdgpu.noclobber !16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
  %9 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !16
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 40
  %18 = load i64, ptr addrspace(4) %17, align 8, !tbaa !10
  %19 = zext i32 %10 to i64
  %20 = zext nneg i32 %14 to i64
  %21 = mul nuw nsw i64 %20, %19
  %22 = zext nneg i32 %15 to i64
  %23 = add i64 %18, %22
  %24 = add i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %13, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = sitofp i32 %25 to float
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %9, float %5)
  %40 = sitofp i32 %37 to float
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %9, float %7)
  %42 = fadd float %39, -2.500000e-01
  %43 = fmul float %41, %41
  %44 = tail call float @llvm.fmuladd.f32(float %42, float %42, float %43)
  %45 = fadd float %42, %44
  %46 = fmul float %44, %45
  %47 = fmul float %41, 2.500000e-01
  %48 = fmul float %41, %47
  %49 = fcmp ugt float %46, %48
  br i1 %49, label %50, label %73

50:                                               ; preds = %4
  %51 = fadd float %39, 1.000000e+00
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %51, float %43)
  %53 = fcmp ugt float %52, 6.250000e-02
  br i1 %53, label %54, label %73

54:                                               ; preds = %50
  %55 = icmp sgt i32 %3, 0
  br i1 %55, label %56, label %73

56:                                               ; preds = %54, %56
  %57 = phi float [ %67, %56 ], [ 0.000000e+00, %54 ]
  %58 = phi float [ %66, %56 ], [ 0.000000e+00, %54 ]
  %59 = phi float [ %63, %56 ], [ 0.000000e+00, %54 ]
  %60 = phi float [ %65, %56 ], [ 0.000000e+00, %54 ]
  %61 = phi i32 [ %68, %56 ], [ 0, %54 ]
  %62 = fmul float %60, 2.000000e+00
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %59, float %41)
  %64 = fsub float %58, %57
  %65 = fadd float %39, %64
  %66 = fmul float %65, %65
  %67 = fmul float %63, %63
  %68 = add nuw nsw i32 %61, 1
  %69 = icmp slt i32 %68, %3
  %70 = fadd float %66, %67
  %71 = fcmp ole float %70, 1.600000e+01
  %72 = select i1 %69, i1 %71, i1 false
  br i1 %72, label %56, label %73

73:                                               ; preds = %56, %54, %50, %4
  %74 = phi i32 [ %3, %4 ], [ %3, %50 ], [ 0, %54 ], [ %68, %56 ]
  %75 = icmp slt i32 %74, %3
  br i1 %75, label %76, label %87

76:                                               ; preds = %73
  %77 = mul nsw i32 %74, 9
  %78 = and i32 %77, 255
  %79 = shl i32 %74, 8
  %80 = mul i32 %79, %74
  %81 = and i32 %80, 65280
  %82 = or disjoint i32 %78, %81
  %83 = mul i32 %74, 16580608
  %84 = add i32 %83, 16711680
  %85 = or disjoint i32 %82, %84
  %86 = or i32 %85, -16777216
  br label %87

87:                                               ; preds = %73, %76
  %88 = phi i32 [ %86, %76 ], [ -16777216, %73 ]
  %89 = mul nsw i32 %2, %37
  %90 = add nsw i32 %89, %25
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %91
  store i32 %88, ptr addrspace(1) %92, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float %1, float %2, float %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = sitofp i32 %22 to float
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %3, float %1)
  %37 = sitofp i32 %34 to float
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %3, float %2)
  %39 = fadd float %36, -2.500000e-01
  %40 = fmul float %38, %38
  %41 = tail call float @llvm.fmuladd.f32(float %39, float %39, float %40)
  %42 = fadd float %39, %41
  %43 = fmul float %41, %42
  %44 = fmul float %38, 2.500000e-01
  %45 = fmul float %38, %44
  %46 = fcmp ugt float %43, %45
  br i1 %46, label %47, label %70

47:                                               ; preds = %6
  %48 = fadd float %36, 1.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %40)
  %50 = fcmp ugt float %49, 6.250000e-02
  br i1 %50, label %51, label %70

51:                                               ; preds = %47
  %52 = icmp sgt i32 %5, 0
  br i1 %52, label %53, label %70

53:                                               ; preds = %51, %53
  %54 = phi float [ %64, %53 ], [ 0.000000e+00, %51 ]
  %55 = phi float [ %63, %53 ], [ 0.000000e+00, %51 ]
  %56 = phi float [ %60, %53 ], [ 0.000000e+00, %51 ]
  %57 = phi float [ %62, %53 ], [ 0.000000e+00, %51 ]
  %58 = phi i32 [ %65, %53 ], [ 0, %51 ]
  %59 = fmul float %57, 2.000000e+00
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %56, float %38)
  %61 = fsub float %55, %54
  %62 = fadd float %36, %61
  %63 = fmul float %62, %62
  %64 = fmul float %60, %60
  %65 = add nuw nsw i32 %58, 1
  %66 = icmp slt i32 %65, %5
  %67 = fadd float %63, %64
  %68 = fcmp ole float %67, 1.600000e+01
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %53, label %70

70:                                               ; preds = %53, %51, %6, %47
  %71 = phi i32 [ %5, %6 ], [ %5, %47 ], [ 0, %51 ], [ %65, %53 ]
  %72 = icmp slt i32 %71, %5
  br i1 %72, label %73, label %84

73:                                               ; preds = %70
  %74 = mul nsw i32 %71, 9
  %75 = and i32 %74, 255
  %76 = shl i32 %71, 8
  %77 = mul i32 %76, %71
  %78 = and i32 %77, 65280
  %79 = or disjoint i32 %75, %78
  %80 = mul i32 %71, 16580608
  %81 = add i32 %80, 16711680
  %82 = or disjoint i32 %79, %81
  %83 = or i32 %82, -16777216
  br label %84

84:                                               ; preds = %73, %70
  %85 = phi i32 [ %83, %73 ], [ -16777216, %70 ]
  %86 = mul nsw i32 %4, %34
  %87 = add nsw i32 %86, %22
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %88
  store i32 %85, ptr addrspace(1) %89, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = sitofp i32 %22 to double
  %36 = fmul double %3, %35
  %37 = sitofp i32 %4 to double
  %38 = fdiv double %36, %37
  %39 = fadd double %1, %38
  %40 = sitofp i32 %34 to double
  %41 = fmul double %3, %40
  %42 = fdiv double %41, %37
  %43 = fadd double %2, %42
  br label %44

44:                                               ; preds = %53, %6
  %45 = phi double [ %43, %6 ], [ %49, %53 ]
  %46 = phi i16 [ 0, %6 ], [ %50, %53 ]
  %47 = phi double [ %39, %6 ], [ %57, %53 ]
  %48 = fmul double %47, 2.000000e+00
  %49 = tail call fastcc double @llvm.fma.f64(double noundef %48, double noundef %45, double noundef %43) #8
  %50 = add i16 %46, 1
  %51 = zext i16 %50 to i32
  %52 = icmp sgt i32 %5, %51
  br i1 %52, label %53, label %61

53:                                               ; preds = %44
  %54 = fneg double %45
  %55 = fmul double %45, %54
  %56 = tail call double @llvm.fmuladd.f64(double %47, double %47, double %55)
  %57 = fadd double %39, %56
  %58 = fmul double %49, %49
  %59 = tail call double @llvm.fmuladd.f64(double %57, double %57, double %58)
  %60 = fcmp olt double %59, 4.000000e+00
  br i1 %60, label %44, label %61

61:                                               ; preds = %44, %53
  %62 = mul nsw i32 %4, %34
  %63 = add nsw i32 %62, %22
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %64
  store i16 %50, ptr addrspace(1) %65, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #6 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = sitofp i32 %22 to double
  %36 = fmul double %3, %35
  %37 = sitofp i32 %4 to double
  %38 = fdiv double %36, %37
  %39 = fadd double %1, %38
  %40 = sitofp i32 %34 to double
  %41 = fmul double %3, %40
  %42 = fdiv double %41, %37
  %43 = fadd double %2, %42
  br label %44

44:                                               ; preds = %53, %6
  %45 = phi double [ %43, %6 ], [ %49, %53 ]
  %46 = phi i16 [ 0, %6 ], [ %50, %53 ]
  %47 = phi double [ %39, %6 ], [ %57, %53 ]
  %48 = fmul double %47, 2.000000e+00
  %49 = tail call fastcc double @llvm.fma.f64(double noundef %48, double noundef %45, double noundef %43) #8
  %50 = add i16 %46, 1
  %51 = zext i16 %50 to i32
  %52 = icmp sgt i32 %5, %51
  br i1 %52, label %53, label %61

53:                                               ; preds = %44
  %54 = fneg double %45
  %55 = fmul double %45, %54
  %56 = tail call double @llvm.fmuladd.f64(double %47, double %47, double %55)
  %57 = fadd double %39, %56
  %58 = fmul double %49, %49
  %59 = tail call double @llvm.fmuladd.f64(double %57, double %57, double %58)
  %60 = fcmp olt double %59, 4.000000e+00
  br i1 %60, label %44, label %61

61:                                               ; preds = %44, %53
  %62 = mul nsw i32 %4, %34
  %63 = add nsw i32 %62, %22
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %64
  store i16 %50, ptr addrspace(1) %65, align 2, !tbaa !21
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !15 {
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
  %33 = icmp sgt i32 %3, 0
  br i1 %33, label %34, label %81

34:                                               ; preds = %4
  %35 = sitofp i32 %32 to float
  %36 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = sitofp i32 %20 to float
  %40 = fmul float %39, 4.000000e+00
  %41 = insertelement <4 x float> poison, float %40, i64 0
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> zeroinitializer
  %43 = fadd <4 x float> %42, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %43, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  %45 = insertelement <4 x float> poison, float %2, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  %47 = insertelement <4 x float> poison, float %1, i64 0
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> zeroinitializer
  br label %49

49:                                               ; preds = %69, %34
  %50 = phi <4 x float> [ %44, %34 ], [ %72, %69 ]
  %51 = phi <4 x float> [ %38, %34 ], [ %71, %69 ]
  %52 = phi <4 x i32> [ zeroinitializer, %34 ], [ %70, %69 ]
  %53 = phi i32 [ 0, %34 ], [ %73, %69 ]
  %54 = fmul <4 x float> %50, %50
  %55 = fmul <4 x float> %51, %51
  %56 = fadd <4 x float> %55, %54
  %57 = fcmp olt <4 x float> %56, splat (float 4.000000e+00)
  %58 = bitcast <4 x i1> %57 to i4
  %59 = icmp eq i4 %58, 0
  br i1 %59, label %69, label %60

60:                                               ; preds = %49
  %61 = zext <4 x i1> %57 to <4 x i32>
  %62 = add <4 x i32> %52, %61
  %63 = fmul <4 x float> %50, splat (float 2.000000e+00)
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %63, <4 x float> %51, <4 x float> %46)
  %65 = select <4 x i1> %57, <4 x float> %64, <4 x float> %51
  %66 = fsub <4 x float> %54, %55
  %67 = fadd <4 x float> %48, %66
  %68 = select <4 x i1> %57, <4 x float> %67, <4 x float> %50
  br label %69

69:                                               ; preds = %60, %49
  %70 = phi <4 x i32> [ %62, %60 ], [ %52, %49 ]
  %71 = phi <4 x float> [ %65, %60 ], [ %51, %49 ]
  %72 = phi <4 x float> [ %68, %60 ], [ %50, %49 ]
  %73 = add nuw nsw i32 %53, 1
  %74 = icmp eq i32 %73, %3
  %75 = select i1 %59, i1 true, i1 %74
  br i1 %75, label %76, label %49

76:                                               ; preds = %69
  %77 = mul <4 x i32> %70, splat (i32 6)
  %78 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %77, <4 x i32> zeroinitializer)
  %79 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %78, <4 x i32> splat (i32 255))
  %80 = trunc nuw <4 x i32> %79 to <4 x i8>
  br label %81

81:                                               ; preds = %76, %4
  %82 = phi <4 x i8> [ zeroinitializer, %4 ], [ %80, %76 ]
  %83 = shl nsw i32 %32, 3
  %84 = add nsw i32 %83, %20
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %85
  store <4 x i8> %82, ptr addrspace(1) %86, align 4, !tbaa !25
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !15 {
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
  %33 = icmp sgt i32 %3, 0
  br i1 %33, label %34, label %81

34:                                               ; preds = %4
  %35 = sitofp i32 %32 to float
  %36 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = sitofp i32 %20 to float
  %40 = fmul float %39, 4.000000e+00
  %41 = insertelement <4 x float> poison, float %40, i64 0
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> zeroinitializer
  %43 = fadd <4 x float> %42, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %43, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  %45 = insertelement <4 x float> poison, float %2, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  %47 = insertelement <4 x float> poison, float %1, i64 0
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> zeroinitializer
  br label %49

49:                                               ; preds = %69, %34
  %50 = phi <4 x float> [ %44, %34 ], [ %72, %69 ]
  %51 = phi <4 x float> [ %38, %34 ], [ %71, %69 ]
  %52 = phi <4 x i32> [ zeroinitializer, %34 ], [ %70, %69 ]
  %53 = phi i32 [ 0, %34 ], [ %73, %69 ]
  %54 = fmul <4 x float> %50, %50
  %55 = fmul <4 x float> %51, %51
  %56 = fadd <4 x float> %55, %54
  %57 = fcmp olt <4 x float> %56, splat (float 4.000000e+00)
  %58 = bitcast <4 x i1> %57 to i4
  %59 = icmp eq i4 %58, 0
  br i1 %59, label %69, label %60

60:                                               ; preds = %49
  %61 = zext <4 x i1> %57 to <4 x i32>
  %62 = add <4 x i32> %52, %61
  %63 = fmul <4 x float> %50, splat (float 2.000000e+00)
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %63, <4 x float> %51, <4 x float> %46)
  %65 = select <4 x i1> %57, <4 x float> %64, <4 x float> %51
  %66 = fsub <4 x float> %54, %55
  %67 = fadd <4 x float> %48, %66
  %68 = select <4 x i1> %57, <4 x float> %67, <4 x float> %50
  br label %69

69:                                               ; preds = %49, %60
  %70 = phi <4 x i32> [ %62, %60 ], [ %52, %49 ]
  %71 = phi <4 x float> [ %65, %60 ], [ %51, %49 ]
  %72 = phi <4 x float> [ %68, %60 ], [ %50, %49 ]
  %73 = add nuw nsw i32 %53, 1
  %74 = icmp eq i32 %73, %3
  %75 = select i1 %59, i1 true, i1 %74
  br i1 %75, label %76, label %49

76:                                               ; preds = %69
  %77 = mul <4 x i32> %70, splat (i32 6)
  %78 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %77, <4 x i32> zeroinitializer)
  %79 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %78, <4 x i32> splat (i32 255))
  %80 = trunc nuw <4 x i32> %79 to <4 x i8>
  br label %81

81:                                               ; preds = %76, %4
  %82 = phi <4 x i8> [ zeroinitializer, %4 ], [ %80, %76 ]
  %83 = shl nsw i32 %32, 3
  %84 = add nsw i32 %83, %20
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %85
  store <4 x i8> %82, ptr addrspace(1) %86, align 4, !tbaa !25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !20 {
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
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %10, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = shl i64 %21, 32
  %34 = ashr exact i64 %33, 32
  %35 = mul nsw i64 %34, %3
  %36 = add nsw i64 %35, %1
  %37 = shl i64 %32, 32
  %38 = ashr exact i64 %37, 32
  %39 = mul nsw i64 %38, %3
  %40 = add nsw i64 %39, %2
  br label %41

41:                                               ; preds = %115, %6
  %42 = phi i16 [ 0, %6 ], [ %116, %115 ]
  %43 = phi i64 [ 0, %6 ], [ %117, %115 ]
  %44 = phi i64 [ 0, %6 ], [ %118, %115 ]
  %45 = zext i16 %42 to i32
  %46 = icmp sgt i32 %5, %45
  br i1 %46, label %47, label %120

47:                                               ; preds = %41
  %48 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %44, i1 false)
  %49 = lshr i64 %48, 32
  %50 = and i64 %48, 4294967295
  %51 = mul nuw nsw i64 %49, %49
  %52 = mul nuw nsw i64 %50, %49
  %53 = mul nuw i64 %50, %50
  %54 = lshr i64 %53, 32
  %55 = add nuw i64 %54, %52
  %56 = lshr i64 %52, 1
  %57 = lshr i64 %55, 1
  %58 = add nuw nsw i64 %57, %56
  %59 = and i64 %52, 1
  %60 = and i64 %59, %55
  %61 = add nuw i64 %58, %60
  %62 = lshr i64 %61, 31
  %63 = add nuw nsw i64 %62, %51
  %64 = shl i64 %63, 3
  %65 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %43, i1 false)
  %66 = lshr i64 %65, 32
  %67 = and i64 %65, 4294967295
  %68 = mul nuw nsw i64 %66, %66
  %69 = mul nuw nsw i64 %67, %66
  %70 = mul nuw i64 %67, %67
  %71 = lshr i64 %70, 32
  %72 = add nuw i64 %71, %69
  %73 = lshr i64 %69, 1
  %74 = lshr i64 %72, 1
  %75 = add nuw nsw i64 %74, %73
  %76 = and i64 %69, 1
  %77 = and i64 %76, %72
  %78 = add nuw i64 %75, %77
  %79 = lshr i64 %78, 31
  %80 = add nuw nsw i64 %79, %68
  %81 = shl i64 %80, 3
  %82 = add i64 %64, %81
  %83 = icmp ugt i64 %82, 4611686018427387904
  br i1 %83, label %115, label %84

84:                                               ; preds = %47
  %85 = mul nuw nsw i64 %49, %66
  %86 = mul nuw nsw i64 %49, %67
  %87 = mul nuw nsw i64 %50, %66
  %88 = mul nuw i64 %50, %67
  %89 = lshr i64 %88, 32
  %90 = add nuw i64 %89, %87
  %91 = lshr i64 %86, 1
  %92 = lshr i64 %90, 1
  %93 = add nuw nsw i64 %92, %91
  %94 = and i64 %86, 1
  %95 = and i64 %94, %90
  %96 = add nuw i64 %93, %95
  %97 = lshr i64 %96, 31
  %98 = add nuw nsw i64 %97, %85
  %99 = shl i64 %98, 3
  %100 = xor i64 %44, %43
  %101 = icmp slt i64 %100, 0
  %102 = sub nsw i64 0, %99
  %103 = select i1 %101, i64 %102, i64 %99
  %104 = shl nsw i64 %103, 1
  %105 = add nsw i64 %40, %104
  %106 = sub nsw i64 %64, %81
  %107 = add nsw i64 %36, %106
  %108 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %107, i1 false)
  %109 = icmp ugt i64 %108, 4611686018427387903
  br i1 %109, label %115, label %110

110:                                              ; preds = %84
  %111 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %105, i1 false)
  %112 = icmp ult i64 %111, 4611686018427387904
  %113 = zext i1 %112 to i16
  %114 = add i16 %42, %113
  br label %115

115:                                              ; preds = %110, %84, %47
  %116 = phi i16 [ %42, %84 ], [ %42, %47 ], [ %114, %110 ]
  %117 = phi i64 [ %105, %84 ], [ %43, %47 ], [ %105, %110 ]
  %118 = phi i64 [ %107, %84 ], [ %44, %47 ], [ %107, %110 ]
  %119 = phi i1 [ false, %84 ], [ false, %47 ], [ %112, %110 ]
  br i1 %119, label %41, label %120

120:                                              ; preds = %41, %115
  %121 = phi i16 [ %116, %115 ], [ %42, %41 ]
  %122 = trunc i64 %32 to i32
  %123 = trunc i64 %21 to i32
  %124 = mul nsw i32 %4, %122
  %125 = add nsw i32 %124, %123
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %126
  store i16 %121, ptr addrspace(1) %127, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !20 {
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
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %10, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = shl i64 %21, 32
  %34 = ashr exact i64 %33, 32
  %35 = mul nsw i64 %34, %3
  %36 = add nsw i64 %35, %1
  %37 = shl i64 %32, 32
  %38 = ashr exact i64 %37, 32
  %39 = mul nsw i64 %38, %3
  %40 = add nsw i64 %39, %2
  br label %41

41:                                               ; preds = %115, %6
  %42 = phi i16 [ 0, %6 ], [ %116, %115 ]
  %43 = phi i64 [ 0, %6 ], [ %117, %115 ]
  %44 = phi i64 [ 0, %6 ], [ %118, %115 ]
  %45 = zext i16 %42 to i32
  %46 = icmp sgt i32 %5, %45
  br i1 %46, label %47, label %120

47:                                               ; preds = %41
  %48 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %44, i1 false)
  %49 = lshr i64 %48, 32
  %50 = and i64 %48, 4294967295
  %51 = mul nuw nsw i64 %49, %49
  %52 = mul nuw nsw i64 %50, %49
  %53 = mul nuw i64 %50, %50
  %54 = lshr i64 %53, 32
  %55 = add nuw i64 %54, %52
  %56 = lshr i64 %52, 1
  %57 = lshr i64 %55, 1
  %58 = add nuw nsw i64 %57, %56
  %59 = and i64 %52, 1
  %60 = and i64 %59, %55
  %61 = add nuw i64 %58, %60
  %62 = lshr i64 %61, 31
  %63 = add nuw nsw i64 %62, %51
  %64 = shl i64 %63, 3
  %65 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %43, i1 false)
  %66 = lshr i64 %65, 32
  %67 = and i64 %65, 4294967295
  %68 = mul nuw nsw i64 %66, %66
  %69 = mul nuw nsw i64 %67, %66
  %70 = mul nuw i64 %67, %67
  %71 = lshr i64 %70, 32
  %72 = add nuw i64 %71, %69
  %73 = lshr i64 %69, 1
  %74 = lshr i64 %72, 1
  %75 = add nuw nsw i64 %74, %73
  %76 = and i64 %69, 1
  %77 = and i64 %76, %72
  %78 = add nuw i64 %75, %77
  %79 = lshr i64 %78, 31
  %80 = add nuw nsw i64 %79, %68
  %81 = shl i64 %80, 3
  %82 = add i64 %64, %81
  %83 = icmp ugt i64 %82, 4611686018427387904
  br i1 %83, label %115, label %84

84:                                               ; preds = %47
  %85 = mul nuw nsw i64 %49, %66
  %86 = mul nuw nsw i64 %49, %67
  %87 = mul nuw nsw i64 %50, %66
  %88 = mul nuw i64 %50, %67
  %89 = lshr i64 %88, 32
  %90 = add nuw i64 %89, %87
  %91 = lshr i64 %86, 1
  %92 = lshr i64 %90, 1
  %93 = add nuw nsw i64 %92, %91
  %94 = and i64 %86, 1
  %95 = and i64 %94, %90
  %96 = add nuw i64 %93, %95
  %97 = lshr i64 %96, 31
  %98 = add nuw nsw i64 %97, %85
  %99 = shl i64 %98, 3
  %100 = xor i64 %44, %43
  %101 = icmp slt i64 %100, 0
  %102 = sub nsw i64 0, %99
  %103 = select i1 %101, i64 %102, i64 %99
  %104 = shl nsw i64 %103, 1
  %105 = add nsw i64 %40, %104
  %106 = sub nsw i64 %64, %81
  %107 = add nsw i64 %36, %106
  %108 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %107, i1 false)
  %109 = icmp ugt i64 %108, 4611686018427387903
  br i1 %109, label %115, label %110

110:                                              ; preds = %84
  %111 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %105, i1 false)
  %112 = icmp ult i64 %111, 4611686018427387904
  %113 = zext i1 %112 to i16
  %114 = add i16 %42, %113
  br label %115

115:                                              ; preds = %110, %84, %47
  %116 = phi i16 [ %42, %84 ], [ %42, %47 ], [ %114, %110 ]
  %117 = phi i64 [ %105, %84 ], [ %43, %47 ], [ %105, %110 ]
  %118 = phi i64 [ %107, %84 ], [ %44, %47 ], [ %107, %110 ]
  %119 = phi i1 [ false, %84 ], [ false, %47 ], [ %112, %110 ]
  br i1 %119, label %41, label %120

120:                                              ; preds = %115, %41
  %121 = phi i16 [ %116, %115 ], [ %42, %41 ]
  %122 = trunc i64 %32 to i32
  %123 = trunc i64 %21 to i32
  %124 = mul nsw i32 %4, %122
  %125 = add nsw i32 %124, %123
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %126
  store i16 %121, ptr addrspace(1) %127, align 2, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"view", !"int", !"int"}
!15 = !{!"", !"", !"", !""}
!16 = !{}
!17 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!19 = !{!"ushort*", !"double", !"double", !"double", !"int", !"int"}
!20 = !{!"", !"", !"", !"", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !8, i64 0}
!23 = !{!"uchar4*", !"float", !"float", !"int"}
!24 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float", !"float", !"int"}
!25 = !{!8, !8, i64 0}
!26 = !{!"ushort*", !"long", !"long", !"long", !"int", !"int"}
