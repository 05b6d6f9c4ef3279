; ModuleID = 'corpus/opencl/constant_arguments.cl'
source_filename = "corpus/opencl/constant_arguments.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.shape = type { [3 x float], float, i32 }

@library = hidden local_unnamed_addr addrspace(4) constant [3 x %struct.shape] [%struct.shape { [3 x float] [float 2.500000e-01, float 5.000000e-01, float 7.500000e-01], float 5.000000e-01, i32 0 }, %struct.shape { [3 x float] [float -1.000000e+00, float 0.000000e+00, float 1.000000e+00], float 7.500000e-01, i32 1 }, %struct.shape { [3 x float] [float 2.000000e+00, float 2.000000e+00, float 2.000000e+00], float 3.000000e+00, i32 2 }], align 4
@curve = hidden addrspace(4) constant [8 x <2 x float>] [<2 x float> <float 0.000000e+00, float 1.000000e+00>, <2 x float> <float 5.000000e-01, float 2.000000e+00>, <2 x float> <float 1.000000e+00, float 4.000000e+00>, <2 x float> <float 1.500000e+00, float 8.000000e+00>, <2 x float> <float 2.000000e+00, float 5.000000e+00>, <2 x float> <float 2.500000e+00, float 3.000000e+00>, <2 x float> <float 3.000000e+00, float 2.000000e+00>, <2 x float> <float 3.500000e+00, float 1.000000e+00>], align 8
@signed_steps = hidden local_unnamed_addr addrspace(4) constant [4 x i16] [i16 -3, i16 5, i16 -7, i16 11], align 2
@wide = hidden local_unnamed_addr addrspace(4) constant [2 x i64] [i64 81985529216486895, i64 -81985529216486896], align 8
@halves = hidden local_unnamed_addr addrspace(4) constant [4 x double] [double 5.000000e-01, double 2.500000e-01, double 1.250000e-01, double 6.250000e-02], align 8
@name = hidden local_unnamed_addr addrspace(4) constant [8 x i8] c"corpus\00\00", align 1

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

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %35

22:                                               ; preds = %4, %22
  %23 = phi i32 [ %33, %22 ], [ 0, %4 ]
  %24 = phi float [ %32, %22 ], [ 0.000000e+00, %4 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %25
  %27 = load float, ptr addrspace(4) %26, align 4, !tbaa !16, !amdgpu.noclobber !18
  %28 = add nsw i32 %23, %20
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16, !amdgpu.noclobber !18
  %32 = tail call fastcc float @llvm.fmuladd.f32(float noundef %27, float noundef %31, float noundef %24) #10
  %33 = add nuw nsw i32 %23, 1
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %22

35:                                               ; preds = %22, %4
  %36 = phi float [ 0.000000e+00, %4 ], [ %32, %22 ]
  %37 = shl i64 %19, 32
  %38 = ashr exact i64 %37, 30
  %39 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %38
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %27, %4
  %23 = phi float [ 0.000000e+00, %4 ], [ %37, %27 ]
  %24 = shl i64 %19, 32
  %25 = ashr exact i64 %24, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %25
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !16
  ret void

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %38, %27 ], [ 0, %4 ]
  %29 = phi float [ %37, %27 ], [ 0.000000e+00, %4 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %30
  %32 = load float, ptr addrspace(4) %31, align 4, !tbaa !16
  %33 = add nsw i32 %28, %20
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !16
  %37 = tail call fastcc float @llvm.fmuladd.f32(float noundef %32, float noundef %36, float noundef %29) #10
  %38 = add nuw nsw i32 %28, 1
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %22, label %27
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
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
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = icmp sgt i32 %1, 0
  br i1 %22, label %23, label %73

23:                                               ; preds = %4
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !21, !amdgpu.noclobber !18
  %26 = extractelement <4 x float> %25, i64 0
  %27 = extractelement <4 x float> %25, i64 1
  %28 = extractelement <4 x float> %25, i64 2
  br label %29

29:                                               ; preds = %23, %67
  %30 = phi i32 [ 0, %23 ], [ %70, %67 ]
  %31 = phi i32 [ 0, %23 ], [ %71, %67 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %32
  %34 = load float, ptr addrspace(4) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = fsub float %26, %34
  %36 = tail call fastcc float @llvm.fabs.f32(float noundef %35) #10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 4
  %38 = load float, ptr addrspace(4) %37, align 4, !tbaa !16, !amdgpu.noclobber !18
  %39 = fsub float %27, %38
  %40 = tail call fastcc float @llvm.fabs.f32(float noundef %39) #10
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 8
  %42 = load float, ptr addrspace(4) %41, align 4, !tbaa !16, !amdgpu.noclobber !18
  %43 = fsub float %28, %42
  %44 = tail call fastcc float @llvm.fabs.f32(float noundef %43) #10
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 16
  %46 = load i32, ptr addrspace(4) %45, align 4, !tbaa !22, !amdgpu.noclobber !18
  switch i32 %46, label %61 [
    i32 0, label %47
    i32 1, label %55
  ]

47:                                               ; preds = %29
  %48 = fmul float %39, %39
  %49 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %48)
  %50 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %49)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 12
  %52 = load float, ptr addrspace(4) %51, align 4, !tbaa !24, !amdgpu.noclobber !18
  %53 = fmul float %52, %52
  %54 = fcmp olt float %50, %53
  br label %67

55:                                               ; preds = %29
  %56 = tail call fastcc float @llvm.maxnum.f32(float noundef %40, float noundef %44) #10
  %57 = tail call fastcc float @llvm.maxnum.f32(float noundef %36, float noundef %56) #10
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 12
  %59 = load float, ptr addrspace(4) %58, align 4, !tbaa !24, !amdgpu.noclobber !18
  %60 = fcmp olt float %57, %59
  br label %67

61:                                               ; preds = %29
  %62 = fadd float %36, %40
  %63 = fadd float %62, %44
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 12
  %65 = load float, ptr addrspace(4) %64, align 4, !tbaa !24, !amdgpu.noclobber !18
  %66 = fcmp olt float %63, %65
  br label %67

67:                                               ; preds = %61, %55, %47
  %68 = phi i1 [ %66, %61 ], [ %54, %47 ], [ %60, %55 ]
  %69 = zext i1 %68 to i32
  %70 = add nuw nsw i32 %30, %69
  %71 = add nuw nsw i32 %31, 1
  %72 = icmp eq i32 %71, %1
  br i1 %72, label %73, label %29

73:                                               ; preds = %67, %4
  %74 = phi i32 [ 0, %4 ], [ %70, %67 ]
  %75 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %21
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
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
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = icmp sgt i32 %1, 0
  br i1 %22, label %23, label %29

23:                                               ; preds = %4
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !21
  %26 = extractelement <4 x float> %25, i64 0
  %27 = extractelement <4 x float> %25, i64 1
  %28 = extractelement <4 x float> %25, i64 2
  br label %32

29:                                               ; preds = %70, %4
  %30 = phi i32 [ 0, %4 ], [ %73, %70 ]
  %31 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %21
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !6
  ret void

32:                                               ; preds = %23, %70
  %33 = phi i32 [ 0, %23 ], [ %73, %70 ]
  %34 = phi i32 [ 0, %23 ], [ %74, %70 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %35
  %37 = load float, ptr addrspace(4) %36, align 4, !tbaa !16
  %38 = fsub float %26, %37
  %39 = tail call fastcc float @llvm.fabs.f32(float noundef %38) #10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 4
  %41 = load float, ptr addrspace(4) %40, align 4, !tbaa !16
  %42 = fsub float %27, %41
  %43 = tail call fastcc float @llvm.fabs.f32(float noundef %42) #10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 8
  %45 = load float, ptr addrspace(4) %44, align 4, !tbaa !16
  %46 = fsub float %28, %45
  %47 = tail call fastcc float @llvm.fabs.f32(float noundef %46) #10
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 16
  %49 = load i32, ptr addrspace(4) %48, align 4, !tbaa !22
  switch i32 %49, label %64 [
    i32 0, label %50
    i32 1, label %58
  ]

50:                                               ; preds = %32
  %51 = fmul float %42, %42
  %52 = tail call float @llvm.fmuladd.f32(float %38, float %38, float %51)
  %53 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %52)
  %54 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 12
  %55 = load float, ptr addrspace(4) %54, align 4, !tbaa !24
  %56 = fmul float %55, %55
  %57 = fcmp olt float %53, %56
  br label %70

58:                                               ; preds = %32
  %59 = tail call fastcc float @llvm.maxnum.f32(float noundef %43, float noundef %47) #10
  %60 = tail call fastcc float @llvm.maxnum.f32(float noundef %39, float noundef %59) #10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 12
  %62 = load float, ptr addrspace(4) %61, align 4, !tbaa !24
  %63 = fcmp olt float %60, %62
  br label %70

64:                                               ; preds = %32
  %65 = fadd float %39, %43
  %66 = fadd float %65, %47
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 12
  %68 = load float, ptr addrspace(4) %67, align 4, !tbaa !24
  %69 = fcmp olt float %66, %68
  br label %70

70:                                               ; preds = %64, %58, %50
  %71 = phi i1 [ %69, %64 ], [ %57, %50 ], [ %63, %58 ]
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %33, %72
  %74 = add nuw nsw i32 %34, 1
  %75 = icmp eq i32 %74, %1
  br i1 %75, label %29, label %32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !21, !amdgpu.noclobber !18
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(4) %0, i64 %24
  %26 = load <4 x i8>, ptr addrspace(4) %25, align 4, !tbaa !21, !amdgpu.noclobber !18
  %27 = and i64 %19, 3
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(4) %1, i64 %27
  %29 = load <4 x i32>, ptr addrspace(4) %28, align 16, !tbaa !21, !amdgpu.noclobber !18
  %30 = shufflevector <4 x i8> %26, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %31 = zext <4 x i8> %30 to <4 x i32>
  %32 = xor <4 x i32> %29, %31
  %33 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %21
  store <4 x i32> %32, ptr addrspace(1) %33, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !25 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %20 = shl i64 %19, 32
  %21 = ashr exact i64 %20, 32
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !21
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(4) %0, i64 %24
  %26 = load <4 x i8>, ptr addrspace(4) %25, align 4, !tbaa !21
  %27 = and i64 %19, 3
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(4) %1, i64 %27
  %29 = load <4 x i32>, ptr addrspace(4) %28, align 16, !tbaa !21
  %30 = shufflevector <4 x i8> %26, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %31 = zext <4 x i8> %30 to <4 x i32>
  %32 = xor <4 x i32> %29, %31
  %33 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %21
  store <4 x i32> %32, ptr addrspace(1) %33, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x i32>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = extractelement <2 x i32> %22, i64 1
  %24 = extractelement <2 x i32> %22, i64 0
  %25 = srem i32 %24, 3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.shape, ptr addrspace(4) @library, i64 %26
  %28 = tail call fastcc float @lookup(ptr addrspace(4) noundef @curve, i32 noundef 8, i32 noundef %24) #11
  %29 = srem i32 %23, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(4) %27, i64 %30
  %32 = load float, ptr addrspace(4) %31, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 12
  %34 = load float, ptr addrspace(4) %33, align 4, !tbaa !24
  %35 = tail call float @llvm.fmuladd.f32(float %28, float %32, float %34)
  %36 = tail call fastcc float @lookup(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) @curve, i64 16), i32 noundef 6, i32 noundef %23) #11
  %37 = and i32 %24, 3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i16, ptr addrspace(4) @signed_steps, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2, !tbaa !34
  %41 = sitofp i16 %40 to float
  %42 = fadd float %36, %41
  %43 = xor i32 %23, %24
  %44 = and i32 %43, 15
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) @wide, i64 %45
  %47 = load i8, ptr addrspace(4) %46, align 1, !tbaa !21
  %48 = uitofp i8 %47 to float
  %49 = fadd float %42, %48
  %50 = and i32 %23, 3
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw double, ptr addrspace(4) @halves, i64 %51
  %53 = load double, ptr addrspace(4) %52, align 8, !tbaa !36
  %54 = fptrunc double %53 to float
  %55 = fadd float %49, %54
  %56 = and i32 %24, 7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) @name, i64 %57
  %59 = load i8, ptr addrspace(4) %58, align 1, !tbaa !21
  %60 = sitofp i8 %59 to float
  %61 = fadd float %55, %60
  %62 = insertelement <2 x float> poison, float %35, i64 0
  %63 = icmp eq i32 %25, 1
  %64 = fneg float %61
  %65 = select i1 %63, float %64, float %61
  %66 = insertelement <2 x float> %62, float %65, i64 1
  %67 = shl i64 %17, 32
  %68 = ashr exact i64 %67, 29
  %69 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %68
  store <2 x float> %66, ptr addrspace(1) %69, align 8, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x i32>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = extractelement <2 x i32> %22, i64 1
  %24 = extractelement <2 x i32> %22, i64 0
  %25 = srem i32 %24, 3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.shape, ptr addrspace(4) @library, i64 %26
  %28 = tail call fastcc float @lookup(ptr addrspace(4) noundef @curve, i32 noundef 8, i32 noundef %24) #11
  %29 = srem i32 %23, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(4) %27, i64 %30
  %32 = load float, ptr addrspace(4) %31, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 12
  %34 = load float, ptr addrspace(4) %33, align 4, !tbaa !24
  %35 = tail call float @llvm.fmuladd.f32(float %28, float %32, float %34)
  %36 = tail call fastcc float @lookup(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) @curve, i64 16), i32 noundef 6, i32 noundef %23) #11
  %37 = and i32 %24, 3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i16, ptr addrspace(4) @signed_steps, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2, !tbaa !34
  %41 = sitofp i16 %40 to float
  %42 = fadd float %36, %41
  %43 = xor i32 %23, %24
  %44 = and i32 %43, 15
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) @wide, i64 %45
  %47 = load i8, ptr addrspace(4) %46, align 1, !tbaa !21
  %48 = uitofp i8 %47 to float
  %49 = fadd float %42, %48
  %50 = and i32 %23, 3
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw double, ptr addrspace(4) @halves, i64 %51
  %53 = load double, ptr addrspace(4) %52, align 8, !tbaa !36
  %54 = fptrunc double %53 to float
  %55 = fadd float %49, %54
  %56 = and i32 %24, 7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) @name, i64 %57
  %59 = load i8, ptr addrspace(4) %58, align 1, !tbaa !21
  %60 = sitofp i8 %59 to float
  %61 = fadd float %55, %60
  %62 = insertelement <2 x float> poison, float %35, i64 0
  %63 = icmp eq i32 %25, 1
  %64 = fneg float %61
  %65 = select i1 %63, float %64, float %61
  %66 = insertelement <2 x float> %62, float %65, i64 1
  %67 = shl i64 %17, 32
  %68 = ashr exact i64 %67, 29
  %69 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %68
  store <2 x float> %66, ptr addrspace(1) %69, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @lookup(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef range(i32 6, 9) %1, i32 noundef %2) unnamed_addr #8 {
  %4 = srem i32 %2, %1
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %5
  %7 = load <2 x float>, ptr addrspace(4) %6, align 8, !tbaa !21
  %8 = add nsw i32 %2, 1
  %9 = srem i32 %8, %1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %10
  %12 = load <2 x float>, ptr addrspace(4) %11, align 8, !tbaa !21
  %13 = extractelement <2 x float> %7, i64 1
  %14 = extractelement <2 x float> %12, i64 1
  %15 = extractelement <2 x float> %7, i64 1
  %16 = fsub float %14, %15
  %17 = tail call noundef float @llvm.fmuladd.f32(float %16, float 2.500000e-01, float %13)
  %18 = extractelement <2 x float> %7, i64 0
  %19 = fadd float %18, %17
  ret float %19
}

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
declare float @llvm.fabs.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }

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
!12 = !{i32 2, i32 0, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"int", !"float*", !"float*"}
!15 = !{!"const", !"", !"const", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!"shape*", !"int", !"float4*", !"int*"}
!20 = !{!"shape*", !"int", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!21 = !{!8, !8, i64 0}
!22 = !{!23, !7, i64 16}
!23 = !{!"", !8, i64 0, !17, i64 12, !7, i64 16}
!24 = !{!23, !17, i64 12}
!25 = !{i32 2, i32 2, i32 1, i32 1}
!26 = !{!"uchar4*", !"uint4*", !"uchar*", !"uint4*"}
!27 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint __attribute__((ext_vector_type(4)))*"}
!28 = !{!"const", !"const", !"const", !""}
!29 = !{i32 1, i32 1}
!30 = !{!"none", !"none"}
!31 = !{!"int*", !"float2*"}
!32 = !{!"int*", !"float __attribute__((ext_vector_type(2)))*"}
!33 = !{!"const", !""}
!34 = !{!35, !35, i64 0}
!35 = !{!"short", !8, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"double", !8, i64 0}
