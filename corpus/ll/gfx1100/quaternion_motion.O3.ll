; ModuleID = 'corpus/opencl/quaternion_motion.cl'
source_filename = "corpus/opencl/quaternion_motion.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.world = type { float, float, float, float }

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = fadd <4 x float> %23, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %25 = fmul float %3, 5.000000e-01
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16, !amdgpu.noclobber !18
  %30 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %31 = extractelement <4 x float> %24, i64 3
  %32 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %33 = shufflevector <4 x float> %29, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = fmul <3 x float> %33, %32
  %35 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %30, <3 x float> zeroinitializer, <3 x float> %34)
  %36 = extractelement <4 x float> %29, i64 1
  %37 = extractelement <4 x float> %24, i64 2
  %38 = extractelement <4 x float> %29, i64 2
  %39 = extractelement <4 x float> %24, i64 1
  %40 = fneg float %39
  %41 = fmul float %38, %40
  %42 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %41)
  %43 = insertelement <3 x float> poison, float %42, i64 0
  %44 = extractelement <4 x float> %24, i64 0
  %45 = extractelement <4 x float> %29, i64 0
  %46 = fneg float %37
  %47 = fmul float %45, %46
  %48 = tail call float @llvm.fmuladd.f32(float %38, float %44, float %47)
  %49 = insertelement <3 x float> %43, float %48, i64 1
  %50 = fneg float %44
  %51 = fmul float %36, %50
  %52 = tail call float @llvm.fmuladd.f32(float %45, float %39, float %51)
  %53 = insertelement <3 x float> %49, float %52, i64 2
  %54 = fadd <3 x float> %35, %53
  %55 = shufflevector <3 x float> %54, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %56 = fmul float %36, %39
  %57 = tail call float @llvm.fmuladd.f32(float %45, float %44, float %56)
  %58 = tail call noundef float @llvm.fmuladd.f32(float %38, float %37, float %57)
  %59 = fneg float %58
  %60 = tail call float @llvm.fmuladd.f32(float %31, float 0.000000e+00, float %59)
  %61 = insertelement <4 x float> %55, float %60, i64 3
  %62 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %61, <4 x float> %24)
  %63 = extractelement <4 x float> %62, i64 0
  %64 = extractelement <4 x float> %62, i64 1
  %65 = fmul float %64, %64
  %66 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %65)
  %67 = extractelement <4 x float> %62, i64 2
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %66)
  %69 = extractelement <4 x float> %62, i64 3
  %70 = tail call noundef float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = tail call fastcc float @llvm.sqrt.f32(float noundef %70) #12
  %72 = fdiv float 1.000000e+00, %71
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fmul <4 x float> %62, %74
  store <4 x float> %75, ptr addrspace(1) %22, align 16, !tbaa !17
  %76 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = extractelement <4 x float> %75, i64 1
  %80 = extractelement <4 x float> %77, i64 2
  %81 = extractelement <4 x float> %75, i64 2
  %82 = extractelement <4 x float> %77, i64 1
  %83 = fneg float %82
  %84 = fmul float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %79, float %80, float %84)
  %86 = insertelement <3 x float> poison, float %85, i64 0
  %87 = extractelement <4 x float> %77, i64 0
  %88 = extractelement <4 x float> %75, i64 0
  %89 = fneg float %80
  %90 = fmul float %88, %89
  %91 = tail call float @llvm.fmuladd.f32(float %81, float %87, float %90)
  %92 = insertelement <3 x float> %86, float %91, i64 1
  %93 = fneg float %87
  %94 = fmul float %79, %93
  %95 = tail call float @llvm.fmuladd.f32(float %88, float %82, float %94)
  %96 = insertelement <3 x float> %92, float %95, i64 2
  %97 = fmul <3 x float> %96, splat (float 2.000000e+00)
  %98 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %99 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %98, <3 x float> %97, <3 x float> %78)
  %100 = extractelement <3 x float> %97, i64 2
  %101 = extractelement <3 x float> %97, i64 1
  %102 = fneg float %101
  %103 = fmul float %81, %102
  %104 = tail call float @llvm.fmuladd.f32(float %79, float %100, float %103)
  %105 = insertelement <3 x float> poison, float %104, i64 0
  %106 = extractelement <3 x float> %97, i64 0
  %107 = fneg float %100
  %108 = fmul float %88, %107
  %109 = tail call float @llvm.fmuladd.f32(float %81, float %106, float %108)
  %110 = insertelement <3 x float> %105, float %109, i64 1
  %111 = fneg float %106
  %112 = fmul float %79, %111
  %113 = tail call float @llvm.fmuladd.f32(float %88, float %101, float %112)
  %114 = insertelement <3 x float> %110, float %113, i64 2
  %115 = fadd <3 x float> %99, %114
  %116 = shufflevector <3 x float> %115, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %117 = shufflevector <4 x float> %116, <4 x float> %77, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %117, ptr addrspace(1) %76, align 16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = fadd <4 x float> %23, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %25 = fmul float %3, 5.000000e-01
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16
  %30 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %31 = extractelement <4 x float> %24, i64 3
  %32 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %33 = shufflevector <4 x float> %29, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = fmul <3 x float> %33, %32
  %35 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %30, <3 x float> zeroinitializer, <3 x float> %34)
  %36 = extractelement <4 x float> %29, i64 1
  %37 = extractelement <4 x float> %24, i64 2
  %38 = extractelement <4 x float> %29, i64 2
  %39 = extractelement <4 x float> %24, i64 1
  %40 = fneg float %39
  %41 = fmul float %38, %40
  %42 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %41)
  %43 = insertelement <3 x float> poison, float %42, i64 0
  %44 = extractelement <4 x float> %24, i64 0
  %45 = extractelement <4 x float> %29, i64 0
  %46 = fneg float %37
  %47 = fmul float %45, %46
  %48 = tail call float @llvm.fmuladd.f32(float %38, float %44, float %47)
  %49 = insertelement <3 x float> %43, float %48, i64 1
  %50 = fneg float %44
  %51 = fmul float %36, %50
  %52 = tail call float @llvm.fmuladd.f32(float %45, float %39, float %51)
  %53 = insertelement <3 x float> %49, float %52, i64 2
  %54 = fadd <3 x float> %35, %53
  %55 = shufflevector <3 x float> %54, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %56 = fmul float %36, %39
  %57 = tail call float @llvm.fmuladd.f32(float %45, float %44, float %56)
  %58 = tail call noundef float @llvm.fmuladd.f32(float %38, float %37, float %57)
  %59 = fneg float %58
  %60 = tail call float @llvm.fmuladd.f32(float %31, float 0.000000e+00, float %59)
  %61 = insertelement <4 x float> %55, float %60, i64 3
  %62 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %61, <4 x float> %24)
  %63 = extractelement <4 x float> %62, i64 0
  %64 = extractelement <4 x float> %62, i64 1
  %65 = fmul float %64, %64
  %66 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %65)
  %67 = extractelement <4 x float> %62, i64 2
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %66)
  %69 = extractelement <4 x float> %62, i64 3
  %70 = tail call noundef float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = tail call fastcc float @llvm.sqrt.f32(float noundef %70) #12
  %72 = fdiv float 1.000000e+00, %71
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fmul <4 x float> %62, %74
  store <4 x float> %75, ptr addrspace(1) %22, align 16, !tbaa !17
  %76 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = extractelement <4 x float> %75, i64 1
  %80 = extractelement <4 x float> %77, i64 2
  %81 = extractelement <4 x float> %75, i64 2
  %82 = extractelement <4 x float> %77, i64 1
  %83 = fneg float %82
  %84 = fmul float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %79, float %80, float %84)
  %86 = insertelement <3 x float> poison, float %85, i64 0
  %87 = extractelement <4 x float> %77, i64 0
  %88 = extractelement <4 x float> %75, i64 0
  %89 = fneg float %80
  %90 = fmul float %88, %89
  %91 = tail call float @llvm.fmuladd.f32(float %81, float %87, float %90)
  %92 = insertelement <3 x float> %86, float %91, i64 1
  %93 = fneg float %87
  %94 = fmul float %79, %93
  %95 = tail call float @llvm.fmuladd.f32(float %88, float %82, float %94)
  %96 = insertelement <3 x float> %92, float %95, i64 2
  %97 = fmul <3 x float> %96, splat (float 2.000000e+00)
  %98 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %99 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %98, <3 x float> %97, <3 x float> %78)
  %100 = extractelement <3 x float> %97, i64 2
  %101 = extractelement <3 x float> %97, i64 1
  %102 = fneg float %101
  %103 = fmul float %81, %102
  %104 = tail call float @llvm.fmuladd.f32(float %79, float %100, float %103)
  %105 = insertelement <3 x float> poison, float %104, i64 0
  %106 = extractelement <3 x float> %97, i64 0
  %107 = fneg float %100
  %108 = fmul float %88, %107
  %109 = tail call float @llvm.fmuladd.f32(float %81, float %106, float %108)
  %110 = insertelement <3 x float> %105, float %109, i64 1
  %111 = fneg float %106
  %112 = fmul float %79, %111
  %113 = tail call float @llvm.fmuladd.f32(float %88, float %101, float %112)
  %114 = insertelement <3 x float> %110, float %113, i64 2
  %115 = fadd <3 x float> %99, %114
  %116 = shufflevector <3 x float> %115, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %117 = shufflevector <4 x float> %116, <4 x float> %77, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %117, ptr addrspace(1) %76, align 16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr addrspace(4) noundef readonly byref(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = load float, ptr addrspace(4) %4, align 4, !amdgpu.noclobber !18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %9 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %11 = load float, ptr addrspace(4) %10, align 4, !amdgpu.noclobber !18
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %13 = load <1 x float>, ptr addrspace(4) %12, align 4
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = and i32 %17, 65535
  %19 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %20 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 40
  %22 = load i64, ptr addrspace(4) %21, align 8, !tbaa !10
  %23 = zext i32 %14 to i64
  %24 = zext nneg i32 %18 to i64
  %25 = mul nuw nsw i64 %24, %23
  %26 = zext nneg i32 %19 to i64
  %27 = add i64 %22, %26
  %28 = add i64 %27, %25
  %29 = trunc i64 %28 to i32
  %30 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %31 = lshr i32 %17, 16
  %32 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 48
  %34 = load i64, ptr addrspace(4) %33, align 8, !tbaa !10
  %35 = zext i32 %30 to i64
  %36 = zext nneg i32 %31 to i64
  %37 = mul nuw nsw i64 %36, %35
  %38 = zext nneg i32 %32 to i64
  %39 = add i64 %34, %38
  %40 = add i64 %39, %37
  %41 = trunc i64 %40 to i32
  %42 = mul nsw i32 %2, %41
  %43 = add nsw i32 %42, %29
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16, !tbaa !17, !amdgpu.noclobber !18
  %47 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %7, i64 0
  %48 = insertelement <4 x float> %47, float %9, i64 1
  %49 = insertelement <4 x float> %48, float %11, i64 2
  %50 = fmul float %5, 0x3FF6A09E60000000
  %51 = add nsw i32 %29, 1
  %52 = icmp sgt i32 %29, -2
  %53 = icmp sgt i32 %41, -1
  %54 = and i1 %52, %53
  %55 = icmp slt i32 %51, %2
  %56 = and i1 %55, %54
  %57 = icmp sgt i32 %3, %41
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %79

59:                                               ; preds = %6
  %60 = add nuw nsw i32 %42, %51
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !17, !amdgpu.noclobber !18
  %64 = fsub <4 x float> %63, %46
  %65 = extractelement <4 x float> %64, i64 0
  %66 = extractelement <4 x float> %64, i64 1
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %67)
  %69 = extractelement <4 x float> %64, i64 2
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = tail call fastcc float @llvm.sqrt.f32(float noundef %70) #12
  %72 = fsub float %71, %5
  %73 = fmul float %72, 4.000000e+01
  %74 = fadd float %71, 0x3F847AE140000000
  %75 = fdiv float %73, %74
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %64, <4 x float> %77, <4 x float> %49)
  br label %79

79:                                               ; preds = %59, %6
  %80 = phi <4 x float> [ %78, %59 ], [ %49, %6 ]
  %81 = add nsw i32 %29, -1
  %82 = icmp sgt i32 %29, 0
  %83 = and i1 %82, %53
  %84 = icmp sge i32 %2, %29
  %85 = and i1 %84, %83
  %86 = and i1 %85, %57
  br i1 %86, label %87, label %107

87:                                               ; preds = %79
  %88 = add nuw nsw i32 %42, %81
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16, !tbaa !17, !amdgpu.noclobber !18
  %92 = fsub <4 x float> %91, %46
  %93 = extractelement <4 x float> %92, i64 0
  %94 = extractelement <4 x float> %92, i64 1
  %95 = fmul float %94, %94
  %96 = tail call float @llvm.fmuladd.f32(float %93, float %93, float %95)
  %97 = extractelement <4 x float> %92, i64 2
  %98 = tail call float @llvm.fmuladd.f32(float %97, float %97, float %96)
  %99 = tail call fastcc float @llvm.sqrt.f32(float noundef %98) #12
  %100 = fsub float %99, %5
  %101 = fmul float %100, 4.000000e+01
  %102 = fadd float %99, 0x3F847AE140000000
  %103 = fdiv float %101, %102
  %104 = insertelement <4 x float> poison, float %103, i64 0
  %105 = shufflevector <4 x float> %104, <4 x float> poison, <4 x i32> zeroinitializer
  %106 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %92, <4 x float> %105, <4 x float> %80)
  br label %107

107:                                              ; preds = %87, %79
  %108 = phi <4 x float> [ %106, %87 ], [ %80, %79 ]
  %109 = add nsw i32 %41, 1
  %110 = icmp sgt i32 %29, -1
  %111 = icmp sgt i32 %41, -2
  %112 = and i1 %110, %111
  %113 = icmp sgt i32 %2, %29
  %114 = and i1 %113, %112
  %115 = icmp slt i32 %109, %3
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %117, label %138

117:                                              ; preds = %107
  %118 = mul nsw i32 %109, %2
  %119 = add nuw nsw i32 %118, %29
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 16, !tbaa !17, !amdgpu.noclobber !18
  %123 = fsub <4 x float> %122, %46
  %124 = extractelement <4 x float> %123, i64 0
  %125 = extractelement <4 x float> %123, i64 1
  %126 = fmul float %125, %125
  %127 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %126)
  %128 = extractelement <4 x float> %123, i64 2
  %129 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %127)
  %130 = tail call fastcc float @llvm.sqrt.f32(float noundef %129) #12
  %131 = fsub float %130, %5
  %132 = fmul float %131, 4.000000e+01
  %133 = fadd float %130, 0x3F847AE140000000
  %134 = fdiv float %132, %133
  %135 = insertelement <4 x float> poison, float %134, i64 0
  %136 = shufflevector <4 x float> %135, <4 x float> poison, <4 x i32> zeroinitializer
  %137 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %123, <4 x float> %136, <4 x float> %108)
  br label %138

138:                                              ; preds = %117, %107
  %139 = phi <4 x float> [ %137, %117 ], [ %108, %107 ]
  %140 = add nsw i32 %41, -1
  %141 = icmp sgt i32 %41, 0
  %142 = and i1 %110, %141
  %143 = and i1 %113, %142
  %144 = icmp sge i32 %3, %41
  %145 = and i1 %143, %144
  br i1 %145, label %146, label %167

146:                                              ; preds = %138
  %147 = mul nsw i32 %140, %2
  %148 = add nuw nsw i32 %147, %29
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %149
  %151 = load <4 x float>, ptr addrspace(1) %150, align 16, !tbaa !17, !amdgpu.noclobber !18
  %152 = fsub <4 x float> %151, %46
  %153 = extractelement <4 x float> %152, i64 0
  %154 = extractelement <4 x float> %152, i64 1
  %155 = fmul float %154, %154
  %156 = tail call float @llvm.fmuladd.f32(float %153, float %153, float %155)
  %157 = extractelement <4 x float> %152, i64 2
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %157, float %156)
  %159 = tail call fastcc float @llvm.sqrt.f32(float noundef %158) #12
  %160 = fsub float %159, %5
  %161 = fmul float %160, 4.000000e+01
  %162 = fadd float %159, 0x3F847AE140000000
  %163 = fdiv float %161, %162
  %164 = insertelement <4 x float> poison, float %163, i64 0
  %165 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> zeroinitializer
  %166 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %152, <4 x float> %165, <4 x float> %139)
  br label %167

167:                                              ; preds = %146, %138
  %168 = phi <4 x float> [ %166, %146 ], [ %139, %138 ]
  %169 = and i1 %52, %111
  %170 = and i1 %55, %169
  %171 = select i1 %170, i1 %115, i1 false
  br i1 %171, label %172, label %193

172:                                              ; preds = %167
  %173 = mul nsw i32 %109, %2
  %174 = add nuw nsw i32 %173, %51
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %175
  %177 = load <4 x float>, ptr addrspace(1) %176, align 16, !tbaa !17, !amdgpu.noclobber !18
  %178 = fsub <4 x float> %177, %46
  %179 = extractelement <4 x float> %178, i64 0
  %180 = extractelement <4 x float> %178, i64 1
  %181 = fmul float %180, %180
  %182 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %181)
  %183 = extractelement <4 x float> %178, i64 2
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %183, float %182)
  %185 = tail call fastcc float @llvm.sqrt.f32(float noundef %184) #12
  %186 = fsub float %185, %50
  %187 = fmul float %186, 4.000000e+01
  %188 = fadd float %185, 0x3F847AE140000000
  %189 = fdiv float %187, %188
  %190 = insertelement <4 x float> poison, float %189, i64 0
  %191 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> zeroinitializer
  %192 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %178, <4 x float> %191, <4 x float> %168)
  br label %193

193:                                              ; preds = %172, %167
  %194 = phi <4 x float> [ %192, %172 ], [ %168, %167 ]
  %195 = and i1 %82, %141
  %196 = and i1 %84, %195
  %197 = and i1 %196, %144
  br i1 %197, label %198, label %219

198:                                              ; preds = %193
  %199 = mul nsw i32 %140, %2
  %200 = add nuw nsw i32 %199, %81
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %201
  %203 = load <4 x float>, ptr addrspace(1) %202, align 16, !tbaa !17, !amdgpu.noclobber !18
  %204 = fsub <4 x float> %203, %46
  %205 = extractelement <4 x float> %204, i64 0
  %206 = extractelement <4 x float> %204, i64 1
  %207 = fmul float %206, %206
  %208 = tail call float @llvm.fmuladd.f32(float %205, float %205, float %207)
  %209 = extractelement <4 x float> %204, i64 2
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %209, float %208)
  %211 = tail call fastcc float @llvm.sqrt.f32(float noundef %210) #12
  %212 = fsub float %211, %50
  %213 = fmul float %212, 4.000000e+01
  %214 = fadd float %211, 0x3F847AE140000000
  %215 = fdiv float %213, %214
  %216 = insertelement <4 x float> poison, float %215, i64 0
  %217 = shufflevector <4 x float> %216, <4 x float> poison, <4 x i32> zeroinitializer
  %218 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %204, <4 x float> %217, <4 x float> %194)
  br label %219

219:                                              ; preds = %198, %193
  %220 = phi <4 x float> [ %218, %198 ], [ %194, %193 ]
  %221 = and i1 %52, %141
  %222 = and i1 %55, %221
  %223 = and i1 %222, %144
  br i1 %223, label %224, label %245

224:                                              ; preds = %219
  %225 = mul nsw i32 %140, %2
  %226 = add nuw nsw i32 %225, %51
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %227
  %229 = load <4 x float>, ptr addrspace(1) %228, align 16, !tbaa !17, !amdgpu.noclobber !18
  %230 = fsub <4 x float> %229, %46
  %231 = extractelement <4 x float> %230, i64 0
  %232 = extractelement <4 x float> %230, i64 1
  %233 = fmul float %232, %232
  %234 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %233)
  %235 = extractelement <4 x float> %230, i64 2
  %236 = tail call float @llvm.fmuladd.f32(float %235, float %235, float %234)
  %237 = tail call fastcc float @llvm.sqrt.f32(float noundef %236) #12
  %238 = fsub float %237, %50
  %239 = fmul float %238, 4.000000e+01
  %240 = fadd float %237, 0x3F847AE140000000
  %241 = fdiv float %239, %240
  %242 = insertelement <4 x float> poison, float %241, i64 0
  %243 = shufflevector <4 x float> %242, <4 x float> poison, <4 x i32> zeroinitializer
  %244 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %230, <4 x float> %243, <4 x float> %220)
  br label %245

245:                                              ; preds = %224, %219
  %246 = phi <4 x float> [ %244, %224 ], [ %220, %219 ]
  %247 = and i1 %82, %111
  %248 = and i1 %84, %247
  %249 = select i1 %248, i1 %115, i1 false
  br i1 %249, label %250, label %271

250:                                              ; preds = %245
  %251 = mul nsw i32 %109, %2
  %252 = add nuw nsw i32 %251, %81
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %253
  %255 = load <4 x float>, ptr addrspace(1) %254, align 16, !tbaa !17, !amdgpu.noclobber !18
  %256 = fsub <4 x float> %255, %46
  %257 = extractelement <4 x float> %256, i64 0
  %258 = extractelement <4 x float> %256, i64 1
  %259 = fmul float %258, %258
  %260 = tail call float @llvm.fmuladd.f32(float %257, float %257, float %259)
  %261 = extractelement <4 x float> %256, i64 2
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %261, float %260)
  %263 = tail call fastcc float @llvm.sqrt.f32(float noundef %262) #12
  %264 = fsub float %263, %50
  %265 = fmul float %264, 4.000000e+01
  %266 = fadd float %263, 0x3F847AE140000000
  %267 = fdiv float %265, %266
  %268 = insertelement <4 x float> poison, float %267, i64 0
  %269 = shufflevector <4 x float> %268, <4 x float> poison, <4 x i32> zeroinitializer
  %270 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %256, <4 x float> %269, <4 x float> %246)
  br label %271

271:                                              ; preds = %250, %245
  %272 = phi <4 x float> [ %270, %250 ], [ %246, %245 ]
  %273 = icmp eq i32 %41, 0
  br i1 %273, label %274, label %279

274:                                              ; preds = %271
  %275 = icmp eq i32 %29, 0
  %276 = add nsw i32 %2, -1
  %277 = icmp eq i32 %276, %29
  %278 = select i1 %275, i1 true, i1 %277
  br i1 %278, label %286, label %279

279:                                              ; preds = %274, %271
  %280 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %44
  %281 = load <4 x float>, ptr addrspace(1) %280, align 16, !tbaa !17, !amdgpu.noclobber !18
  %282 = fsub <4 x float> %46, %281
  %283 = shufflevector <1 x float> %13, <1 x float> poison, <4 x i32> zeroinitializer
  %284 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %282, <4 x float> %283, <4 x float> %46)
  %285 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %272, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %284)
  br label %286

286:                                              ; preds = %274, %279
  %287 = phi <4 x float> [ %285, %279 ], [ %46, %274 ]
  %288 = shufflevector <4 x float> %287, <4 x float> %46, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %289 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %44
  store <4 x float> %288, ptr addrspace(1) %289, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, float %4, float %5, float %6, float %7, float noundef %8) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %38 = mul nsw i32 %2, %37
  %39 = add nsw i32 %38, %25
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !17
  %43 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %4, i64 0
  %44 = insertelement <4 x float> %43, float %5, i64 1
  %45 = insertelement <4 x float> %44, float %6, i64 2
  %46 = fmul float %8, 0x3FF6A09E60000000
  %47 = add nsw i32 %25, 1
  %48 = icmp sgt i32 %25, -2
  %49 = icmp sgt i32 %37, -1
  %50 = and i1 %48, %49
  %51 = icmp slt i32 %47, %2
  %52 = and i1 %51, %50
  %53 = icmp sgt i32 %3, %37
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %75

55:                                               ; preds = %9
  %56 = add nuw nsw i32 %38, %47
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %57
  %59 = load <4 x float>, ptr addrspace(1) %58, align 16, !tbaa !17
  %60 = fsub <4 x float> %59, %42
  %61 = extractelement <4 x float> %60, i64 0
  %62 = extractelement <4 x float> %60, i64 1
  %63 = fmul float %62, %62
  %64 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %63)
  %65 = extractelement <4 x float> %60, i64 2
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %64)
  %67 = tail call fastcc float @llvm.sqrt.f32(float noundef %66) #12
  %68 = fsub float %67, %8
  %69 = fmul float %68, 4.000000e+01
  %70 = fadd float %67, 0x3F847AE140000000
  %71 = fdiv float %69, %70
  %72 = insertelement <4 x float> poison, float %71, i64 0
  %73 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> zeroinitializer
  %74 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %60, <4 x float> %73, <4 x float> %45)
  br label %75

75:                                               ; preds = %9, %55
  %76 = phi <4 x float> [ %74, %55 ], [ %45, %9 ]
  %77 = add nsw i32 %25, -1
  %78 = icmp sgt i32 %25, 0
  %79 = and i1 %78, %49
  %80 = icmp sge i32 %2, %25
  %81 = and i1 %80, %79
  %82 = and i1 %81, %53
  br i1 %82, label %83, label %103

83:                                               ; preds = %75
  %84 = add nuw nsw i32 %38, %77
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %85
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !17
  %88 = fsub <4 x float> %87, %42
  %89 = extractelement <4 x float> %88, i64 0
  %90 = extractelement <4 x float> %88, i64 1
  %91 = fmul float %90, %90
  %92 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %91)
  %93 = extractelement <4 x float> %88, i64 2
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %93, float %92)
  %95 = tail call fastcc float @llvm.sqrt.f32(float noundef %94) #12
  %96 = fsub float %95, %8
  %97 = fmul float %96, 4.000000e+01
  %98 = fadd float %95, 0x3F847AE140000000
  %99 = fdiv float %97, %98
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <4 x i32> zeroinitializer
  %102 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %88, <4 x float> %101, <4 x float> %76)
  br label %103

103:                                              ; preds = %83, %75
  %104 = phi <4 x float> [ %102, %83 ], [ %76, %75 ]
  %105 = add nsw i32 %37, 1
  %106 = icmp sgt i32 %25, -1
  %107 = icmp sgt i32 %37, -2
  %108 = and i1 %106, %107
  %109 = icmp sgt i32 %2, %25
  %110 = and i1 %109, %108
  %111 = icmp slt i32 %105, %3
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %134

113:                                              ; preds = %103
  %114 = mul nsw i32 %105, %2
  %115 = add nuw nsw i32 %114, %25
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %116
  %118 = load <4 x float>, ptr addrspace(1) %117, align 16, !tbaa !17
  %119 = fsub <4 x float> %118, %42
  %120 = extractelement <4 x float> %119, i64 0
  %121 = extractelement <4 x float> %119, i64 1
  %122 = fmul float %121, %121
  %123 = tail call float @llvm.fmuladd.f32(float %120, float %120, float %122)
  %124 = extractelement <4 x float> %119, i64 2
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %123)
  %126 = tail call fastcc float @llvm.sqrt.f32(float noundef %125) #12
  %127 = fsub float %126, %8
  %128 = fmul float %127, 4.000000e+01
  %129 = fadd float %126, 0x3F847AE140000000
  %130 = fdiv float %128, %129
  %131 = insertelement <4 x float> poison, float %130, i64 0
  %132 = shufflevector <4 x float> %131, <4 x float> poison, <4 x i32> zeroinitializer
  %133 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %119, <4 x float> %132, <4 x float> %104)
  br label %134

134:                                              ; preds = %113, %103
  %135 = phi <4 x float> [ %133, %113 ], [ %104, %103 ]
  %136 = add nsw i32 %37, -1
  %137 = icmp sgt i32 %37, 0
  %138 = and i1 %106, %137
  %139 = and i1 %109, %138
  %140 = icmp sge i32 %3, %37
  %141 = and i1 %139, %140
  br i1 %141, label %142, label %163

142:                                              ; preds = %134
  %143 = mul nsw i32 %136, %2
  %144 = add nuw nsw i32 %143, %25
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %145
  %147 = load <4 x float>, ptr addrspace(1) %146, align 16, !tbaa !17
  %148 = fsub <4 x float> %147, %42
  %149 = extractelement <4 x float> %148, i64 0
  %150 = extractelement <4 x float> %148, i64 1
  %151 = fmul float %150, %150
  %152 = tail call float @llvm.fmuladd.f32(float %149, float %149, float %151)
  %153 = extractelement <4 x float> %148, i64 2
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %153, float %152)
  %155 = tail call fastcc float @llvm.sqrt.f32(float noundef %154) #12
  %156 = fsub float %155, %8
  %157 = fmul float %156, 4.000000e+01
  %158 = fadd float %155, 0x3F847AE140000000
  %159 = fdiv float %157, %158
  %160 = insertelement <4 x float> poison, float %159, i64 0
  %161 = shufflevector <4 x float> %160, <4 x float> poison, <4 x i32> zeroinitializer
  %162 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %148, <4 x float> %161, <4 x float> %135)
  br label %163

163:                                              ; preds = %142, %134
  %164 = phi <4 x float> [ %162, %142 ], [ %135, %134 ]
  %165 = and i1 %48, %107
  %166 = and i1 %51, %165
  %167 = select i1 %166, i1 %111, i1 false
  br i1 %167, label %168, label %189

168:                                              ; preds = %163
  %169 = mul nsw i32 %105, %2
  %170 = add nuw nsw i32 %169, %47
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %171
  %173 = load <4 x float>, ptr addrspace(1) %172, align 16, !tbaa !17
  %174 = fsub <4 x float> %173, %42
  %175 = extractelement <4 x float> %174, i64 0
  %176 = extractelement <4 x float> %174, i64 1
  %177 = fmul float %176, %176
  %178 = tail call float @llvm.fmuladd.f32(float %175, float %175, float %177)
  %179 = extractelement <4 x float> %174, i64 2
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %178)
  %181 = tail call fastcc float @llvm.sqrt.f32(float noundef %180) #12
  %182 = fsub float %181, %46
  %183 = fmul float %182, 4.000000e+01
  %184 = fadd float %181, 0x3F847AE140000000
  %185 = fdiv float %183, %184
  %186 = insertelement <4 x float> poison, float %185, i64 0
  %187 = shufflevector <4 x float> %186, <4 x float> poison, <4 x i32> zeroinitializer
  %188 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %174, <4 x float> %187, <4 x float> %164)
  br label %189

189:                                              ; preds = %168, %163
  %190 = phi <4 x float> [ %188, %168 ], [ %164, %163 ]
  %191 = and i1 %78, %137
  %192 = and i1 %80, %191
  %193 = and i1 %192, %140
  br i1 %193, label %194, label %215

194:                                              ; preds = %189
  %195 = mul nsw i32 %136, %2
  %196 = add nuw nsw i32 %195, %77
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %197
  %199 = load <4 x float>, ptr addrspace(1) %198, align 16, !tbaa !17
  %200 = fsub <4 x float> %199, %42
  %201 = extractelement <4 x float> %200, i64 0
  %202 = extractelement <4 x float> %200, i64 1
  %203 = fmul float %202, %202
  %204 = tail call float @llvm.fmuladd.f32(float %201, float %201, float %203)
  %205 = extractelement <4 x float> %200, i64 2
  %206 = tail call float @llvm.fmuladd.f32(float %205, float %205, float %204)
  %207 = tail call fastcc float @llvm.sqrt.f32(float noundef %206) #12
  %208 = fsub float %207, %46
  %209 = fmul float %208, 4.000000e+01
  %210 = fadd float %207, 0x3F847AE140000000
  %211 = fdiv float %209, %210
  %212 = insertelement <4 x float> poison, float %211, i64 0
  %213 = shufflevector <4 x float> %212, <4 x float> poison, <4 x i32> zeroinitializer
  %214 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %200, <4 x float> %213, <4 x float> %190)
  br label %215

215:                                              ; preds = %194, %189
  %216 = phi <4 x float> [ %214, %194 ], [ %190, %189 ]
  %217 = and i1 %48, %137
  %218 = and i1 %51, %217
  %219 = and i1 %218, %140
  br i1 %219, label %220, label %241

220:                                              ; preds = %215
  %221 = mul nsw i32 %136, %2
  %222 = add nuw nsw i32 %221, %47
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %223
  %225 = load <4 x float>, ptr addrspace(1) %224, align 16, !tbaa !17
  %226 = fsub <4 x float> %225, %42
  %227 = extractelement <4 x float> %226, i64 0
  %228 = extractelement <4 x float> %226, i64 1
  %229 = fmul float %228, %228
  %230 = tail call float @llvm.fmuladd.f32(float %227, float %227, float %229)
  %231 = extractelement <4 x float> %226, i64 2
  %232 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %230)
  %233 = tail call fastcc float @llvm.sqrt.f32(float noundef %232) #12
  %234 = fsub float %233, %46
  %235 = fmul float %234, 4.000000e+01
  %236 = fadd float %233, 0x3F847AE140000000
  %237 = fdiv float %235, %236
  %238 = insertelement <4 x float> poison, float %237, i64 0
  %239 = shufflevector <4 x float> %238, <4 x float> poison, <4 x i32> zeroinitializer
  %240 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %226, <4 x float> %239, <4 x float> %216)
  br label %241

241:                                              ; preds = %220, %215
  %242 = phi <4 x float> [ %240, %220 ], [ %216, %215 ]
  %243 = and i1 %78, %107
  %244 = and i1 %80, %243
  %245 = select i1 %244, i1 %111, i1 false
  br i1 %245, label %246, label %267

246:                                              ; preds = %241
  %247 = mul nsw i32 %105, %2
  %248 = add nuw nsw i32 %247, %77
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %249
  %251 = load <4 x float>, ptr addrspace(1) %250, align 16, !tbaa !17
  %252 = fsub <4 x float> %251, %42
  %253 = extractelement <4 x float> %252, i64 0
  %254 = extractelement <4 x float> %252, i64 1
  %255 = fmul float %254, %254
  %256 = tail call float @llvm.fmuladd.f32(float %253, float %253, float %255)
  %257 = extractelement <4 x float> %252, i64 2
  %258 = tail call float @llvm.fmuladd.f32(float %257, float %257, float %256)
  %259 = tail call fastcc float @llvm.sqrt.f32(float noundef %258) #12
  %260 = fsub float %259, %46
  %261 = fmul float %260, 4.000000e+01
  %262 = fadd float %259, 0x3F847AE140000000
  %263 = fdiv float %261, %262
  %264 = insertelement <4 x float> poison, float %263, i64 0
  %265 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> zeroinitializer
  %266 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %252, <4 x float> %265, <4 x float> %242)
  br label %267

267:                                              ; preds = %246, %241
  %268 = phi <4 x float> [ %266, %246 ], [ %242, %241 ]
  %269 = icmp eq i32 %37, 0
  br i1 %269, label %270, label %275

270:                                              ; preds = %267
  %271 = icmp eq i32 %25, 0
  %272 = add nsw i32 %2, -1
  %273 = icmp eq i32 %272, %25
  %274 = select i1 %271, i1 true, i1 %273
  br i1 %274, label %283, label %275

275:                                              ; preds = %267, %270
  %276 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %40
  %277 = load <4 x float>, ptr addrspace(1) %276, align 16, !tbaa !17
  %278 = fsub <4 x float> %42, %277
  %279 = insertelement <4 x float> poison, float %7, i64 0
  %280 = shufflevector <4 x float> %279, <4 x float> poison, <4 x i32> zeroinitializer
  %281 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %278, <4 x float> %280, <4 x float> %42)
  %282 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %268, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %281)
  br label %283

283:                                              ; preds = %270, %275
  %284 = phi <4 x float> [ %282, %275 ], [ %42, %270 ]
  %285 = shufflevector <4 x float> %284, <4 x float> %42, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %286 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %40
  store <4 x float> %285, ptr addrspace(1) %286, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #7 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %23 = mul nsw i64 %22, 12
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 4, !tbaa !17, !amdgpu.noclobber !18
  %26 = shufflevector <2 x float> %25, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %27 = getelementptr i8, ptr addrspace(1) %24, i64 8
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !29
  %29 = insertelement <3 x float> %26, float %28, i64 2
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %22
  %31 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %32 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %22
  %33 = load <4 x i8>, ptr addrspace(1) %32, align 4, !tbaa !17, !amdgpu.noclobber !18
  %34 = uitofp <4 x i8> %33 to <4 x float>
  %35 = extractelement <2 x float> %25, i64 0
  %36 = extractelement <2 x float> %25, i64 1
  %37 = extractelement <4 x float> %34, i64 0
  %38 = fcmp oeq float %37, 0.000000e+00
  br i1 %38, label %78, label %39

39:                                               ; preds = %5
  %40 = extractelement <4 x i8> %31, i64 0
  %41 = zext i8 %40 to i64
  %42 = mul nuw nsw i64 %41, 48
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %42
  %44 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> zeroinitializer
  %45 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17, !amdgpu.noclobber !18
  %46 = extractelement <4 x float> %45, i64 0
  %47 = extractelement <4 x float> %45, i64 1
  %48 = fmul float %36, %47
  %49 = tail call float @llvm.fmuladd.f32(float %46, float %35, float %48)
  %50 = extractelement <4 x float> %45, i64 2
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %28, float %49)
  %52 = extractelement <4 x float> %45, i64 3
  %53 = fadd float %52, %51
  %54 = insertelement <3 x float> poison, float %53, i64 0
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 16
  %56 = load <4 x float>, ptr addrspace(1) %55, align 16, !tbaa !17, !amdgpu.noclobber !18
  %57 = extractelement <4 x float> %56, i64 0
  %58 = extractelement <4 x float> %56, i64 1
  %59 = fmul float %36, %58
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %35, float %59)
  %61 = extractelement <4 x float> %56, i64 2
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %28, float %60)
  %63 = extractelement <4 x float> %56, i64 3
  %64 = fadd float %63, %62
  %65 = insertelement <3 x float> %54, float %64, i64 1
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 32
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16, !tbaa !17, !amdgpu.noclobber !18
  %68 = extractelement <4 x float> %67, i64 0
  %69 = extractelement <4 x float> %67, i64 1
  %70 = fmul float %36, %69
  %71 = tail call float @llvm.fmuladd.f32(float %68, float %35, float %70)
  %72 = extractelement <4 x float> %67, i64 2
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %28, float %71)
  %74 = extractelement <4 x float> %67, i64 3
  %75 = fadd float %74, %73
  %76 = insertelement <3 x float> %65, float %75, i64 2
  %77 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %76, <3 x float> %29)
  br label %78

78:                                               ; preds = %39, %5
  %79 = phi <3 x float> [ %29, %5 ], [ %77, %39 ]
  %80 = extractelement <4 x float> %34, i64 1
  %81 = fcmp oeq float %80, 0.000000e+00
  br i1 %81, label %121, label %82

82:                                               ; preds = %78
  %83 = extractelement <4 x i8> %31, i64 1
  %84 = zext i8 %83 to i64
  %85 = mul nuw nsw i64 %84, 48
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %85
  %87 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %88 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !17, !amdgpu.noclobber !18
  %89 = extractelement <4 x float> %88, i64 0
  %90 = extractelement <4 x float> %88, i64 1
  %91 = fmul float %36, %90
  %92 = tail call float @llvm.fmuladd.f32(float %89, float %35, float %91)
  %93 = extractelement <4 x float> %88, i64 2
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %28, float %92)
  %95 = extractelement <4 x float> %88, i64 3
  %96 = fadd float %95, %94
  %97 = insertelement <3 x float> poison, float %96, i64 0
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 16
  %99 = load <4 x float>, ptr addrspace(1) %98, align 16, !tbaa !17, !amdgpu.noclobber !18
  %100 = extractelement <4 x float> %99, i64 0
  %101 = extractelement <4 x float> %99, i64 1
  %102 = fmul float %36, %101
  %103 = tail call float @llvm.fmuladd.f32(float %100, float %35, float %102)
  %104 = extractelement <4 x float> %99, i64 2
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %28, float %103)
  %106 = extractelement <4 x float> %99, i64 3
  %107 = fadd float %106, %105
  %108 = insertelement <3 x float> %97, float %107, i64 1
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 32
  %110 = load <4 x float>, ptr addrspace(1) %109, align 16, !tbaa !17, !amdgpu.noclobber !18
  %111 = extractelement <4 x float> %110, i64 0
  %112 = extractelement <4 x float> %110, i64 1
  %113 = fmul float %36, %112
  %114 = tail call float @llvm.fmuladd.f32(float %111, float %35, float %113)
  %115 = extractelement <4 x float> %110, i64 2
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %28, float %114)
  %117 = extractelement <4 x float> %110, i64 3
  %118 = fadd float %117, %116
  %119 = insertelement <3 x float> %108, float %118, i64 2
  %120 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %87, <3 x float> %119, <3 x float> %79)
  br label %121

121:                                              ; preds = %82, %78
  %122 = phi <3 x float> [ %79, %78 ], [ %120, %82 ]
  %123 = extractelement <4 x float> %34, i64 2
  %124 = fcmp oeq float %123, 0.000000e+00
  br i1 %124, label %164, label %125

125:                                              ; preds = %121
  %126 = extractelement <4 x i8> %31, i64 2
  %127 = zext i8 %126 to i64
  %128 = mul nuw nsw i64 %127, 48
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %128
  %130 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %131 = load <4 x float>, ptr addrspace(1) %129, align 16, !tbaa !17, !amdgpu.noclobber !18
  %132 = extractelement <4 x float> %131, i64 0
  %133 = extractelement <4 x float> %131, i64 1
  %134 = fmul float %36, %133
  %135 = tail call float @llvm.fmuladd.f32(float %132, float %35, float %134)
  %136 = extractelement <4 x float> %131, i64 2
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %28, float %135)
  %138 = extractelement <4 x float> %131, i64 3
  %139 = fadd float %138, %137
  %140 = insertelement <3 x float> poison, float %139, i64 0
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 16
  %142 = load <4 x float>, ptr addrspace(1) %141, align 16, !tbaa !17, !amdgpu.noclobber !18
  %143 = extractelement <4 x float> %142, i64 0
  %144 = extractelement <4 x float> %142, i64 1
  %145 = fmul float %36, %144
  %146 = tail call float @llvm.fmuladd.f32(float %143, float %35, float %145)
  %147 = extractelement <4 x float> %142, i64 2
  %148 = tail call float @llvm.fmuladd.f32(float %147, float %28, float %146)
  %149 = extractelement <4 x float> %142, i64 3
  %150 = fadd float %149, %148
  %151 = insertelement <3 x float> %140, float %150, i64 1
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 32
  %153 = load <4 x float>, ptr addrspace(1) %152, align 16, !tbaa !17, !amdgpu.noclobber !18
  %154 = extractelement <4 x float> %153, i64 0
  %155 = extractelement <4 x float> %153, i64 1
  %156 = fmul float %36, %155
  %157 = tail call float @llvm.fmuladd.f32(float %154, float %35, float %156)
  %158 = extractelement <4 x float> %153, i64 2
  %159 = tail call float @llvm.fmuladd.f32(float %158, float %28, float %157)
  %160 = extractelement <4 x float> %153, i64 3
  %161 = fadd float %160, %159
  %162 = insertelement <3 x float> %151, float %161, i64 2
  %163 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %130, <3 x float> %162, <3 x float> %122)
  br label %164

164:                                              ; preds = %125, %121
  %165 = phi <3 x float> [ %122, %121 ], [ %163, %125 ]
  %166 = extractelement <4 x float> %34, i64 3
  %167 = fcmp oeq float %166, 0.000000e+00
  br i1 %167, label %207, label %168

168:                                              ; preds = %164
  %169 = extractelement <4 x i8> %31, i64 3
  %170 = zext i8 %169 to i64
  %171 = mul nuw nsw i64 %170, 48
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %171
  %173 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %174 = load <4 x float>, ptr addrspace(1) %172, align 16, !tbaa !17, !amdgpu.noclobber !18
  %175 = extractelement <4 x float> %174, i64 0
  %176 = extractelement <4 x float> %174, i64 1
  %177 = fmul float %36, %176
  %178 = tail call float @llvm.fmuladd.f32(float %175, float %35, float %177)
  %179 = extractelement <4 x float> %174, i64 2
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %28, float %178)
  %181 = extractelement <4 x float> %174, i64 3
  %182 = fadd float %181, %180
  %183 = insertelement <3 x float> poison, float %182, i64 0
  %184 = getelementptr inbounds nuw i8, ptr addrspace(1) %172, i64 16
  %185 = load <4 x float>, ptr addrspace(1) %184, align 16, !tbaa !17, !amdgpu.noclobber !18
  %186 = extractelement <4 x float> %185, i64 0
  %187 = extractelement <4 x float> %185, i64 1
  %188 = fmul float %36, %187
  %189 = tail call float @llvm.fmuladd.f32(float %186, float %35, float %188)
  %190 = extractelement <4 x float> %185, i64 2
  %191 = tail call float @llvm.fmuladd.f32(float %190, float %28, float %189)
  %192 = extractelement <4 x float> %185, i64 3
  %193 = fadd float %192, %191
  %194 = insertelement <3 x float> %183, float %193, i64 1
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %172, i64 32
  %196 = load <4 x float>, ptr addrspace(1) %195, align 16, !tbaa !17, !amdgpu.noclobber !18
  %197 = extractelement <4 x float> %196, i64 0
  %198 = extractelement <4 x float> %196, i64 1
  %199 = fmul float %36, %198
  %200 = tail call float @llvm.fmuladd.f32(float %197, float %35, float %199)
  %201 = extractelement <4 x float> %196, i64 2
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %28, float %200)
  %203 = extractelement <4 x float> %196, i64 3
  %204 = fadd float %203, %202
  %205 = insertelement <3 x float> %194, float %204, i64 2
  %206 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %173, <3 x float> %205, <3 x float> %165)
  br label %207

207:                                              ; preds = %168, %164
  %208 = phi <3 x float> [ %165, %164 ], [ %206, %168 ]
  %209 = extractelement <4 x float> %34, i64 3
  %210 = extractelement <4 x float> %34, i64 2
  %211 = extractelement <4 x float> %34, i64 1
  %212 = extractelement <4 x float> %34, i64 0
  %213 = fadd float %212, %211
  %214 = fadd float %210, %213
  %215 = fadd float %209, %214
  %216 = fadd float %215, 1.000000e+00
  %217 = insertelement <3 x float> poison, float %216, i64 0
  %218 = shufflevector <3 x float> %217, <3 x float> poison, <3 x i32> zeroinitializer
  %219 = fdiv <3 x float> %208, %218
  %220 = shufflevector <3 x float> %219, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %221 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %23
  store <2 x float> %220, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = extractelement <3 x float> %219, i64 2
  %223 = getelementptr i8, ptr addrspace(1) %221, i64 8
  store float %222, ptr addrspace(1) %223, align 4, !tbaa !29
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #8 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %23 = mul nsw i64 %22, 12
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 4, !tbaa !17
  %26 = shufflevector <2 x float> %25, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %27 = getelementptr i8, ptr addrspace(1) %24, i64 8
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !29
  %29 = insertelement <3 x float> %26, float %28, i64 2
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %22
  %31 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %32 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %22
  %33 = load <4 x i8>, ptr addrspace(1) %32, align 4, !tbaa !17
  %34 = uitofp <4 x i8> %33 to <4 x float>
  %35 = extractelement <2 x float> %25, i64 0
  %36 = extractelement <2 x float> %25, i64 1
  %37 = extractelement <4 x float> %34, i64 0
  %38 = fcmp oeq float %37, 0.000000e+00
  br i1 %38, label %78, label %39

39:                                               ; preds = %5
  %40 = extractelement <4 x i8> %31, i64 0
  %41 = zext i8 %40 to i64
  %42 = mul nuw nsw i64 %41, 48
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %42
  %44 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> zeroinitializer
  %45 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17
  %46 = extractelement <4 x float> %45, i64 0
  %47 = extractelement <4 x float> %45, i64 1
  %48 = fmul float %36, %47
  %49 = tail call float @llvm.fmuladd.f32(float %46, float %35, float %48)
  %50 = extractelement <4 x float> %45, i64 2
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %28, float %49)
  %52 = extractelement <4 x float> %45, i64 3
  %53 = fadd float %52, %51
  %54 = insertelement <3 x float> poison, float %53, i64 0
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 16
  %56 = load <4 x float>, ptr addrspace(1) %55, align 16, !tbaa !17
  %57 = extractelement <4 x float> %56, i64 0
  %58 = extractelement <4 x float> %56, i64 1
  %59 = fmul float %36, %58
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %35, float %59)
  %61 = extractelement <4 x float> %56, i64 2
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %28, float %60)
  %63 = extractelement <4 x float> %56, i64 3
  %64 = fadd float %63, %62
  %65 = insertelement <3 x float> %54, float %64, i64 1
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 32
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16, !tbaa !17
  %68 = extractelement <4 x float> %67, i64 0
  %69 = extractelement <4 x float> %67, i64 1
  %70 = fmul float %36, %69
  %71 = tail call float @llvm.fmuladd.f32(float %68, float %35, float %70)
  %72 = extractelement <4 x float> %67, i64 2
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %28, float %71)
  %74 = extractelement <4 x float> %67, i64 3
  %75 = fadd float %74, %73
  %76 = insertelement <3 x float> %65, float %75, i64 2
  %77 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %76, <3 x float> %29)
  br label %78

78:                                               ; preds = %5, %39
  %79 = phi <3 x float> [ %29, %5 ], [ %77, %39 ]
  %80 = extractelement <4 x float> %34, i64 1
  %81 = fcmp oeq float %80, 0.000000e+00
  br i1 %81, label %121, label %82

82:                                               ; preds = %78
  %83 = extractelement <4 x i8> %31, i64 1
  %84 = zext i8 %83 to i64
  %85 = mul nuw nsw i64 %84, 48
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %85
  %87 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %88 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !17
  %89 = extractelement <4 x float> %88, i64 0
  %90 = extractelement <4 x float> %88, i64 1
  %91 = fmul float %36, %90
  %92 = tail call float @llvm.fmuladd.f32(float %89, float %35, float %91)
  %93 = extractelement <4 x float> %88, i64 2
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %28, float %92)
  %95 = extractelement <4 x float> %88, i64 3
  %96 = fadd float %95, %94
  %97 = insertelement <3 x float> poison, float %96, i64 0
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 16
  %99 = load <4 x float>, ptr addrspace(1) %98, align 16, !tbaa !17
  %100 = extractelement <4 x float> %99, i64 0
  %101 = extractelement <4 x float> %99, i64 1
  %102 = fmul float %36, %101
  %103 = tail call float @llvm.fmuladd.f32(float %100, float %35, float %102)
  %104 = extractelement <4 x float> %99, i64 2
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %28, float %103)
  %106 = extractelement <4 x float> %99, i64 3
  %107 = fadd float %106, %105
  %108 = insertelement <3 x float> %97, float %107, i64 1
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 32
  %110 = load <4 x float>, ptr addrspace(1) %109, align 16, !tbaa !17
  %111 = extractelement <4 x float> %110, i64 0
  %112 = extractelement <4 x float> %110, i64 1
  %113 = fmul float %36, %112
  %114 = tail call float @llvm.fmuladd.f32(float %111, float %35, float %113)
  %115 = extractelement <4 x float> %110, i64 2
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %28, float %114)
  %117 = extractelement <4 x float> %110, i64 3
  %118 = fadd float %117, %116
  %119 = insertelement <3 x float> %108, float %118, i64 2
  %120 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %87, <3 x float> %119, <3 x float> %79)
  br label %121

121:                                              ; preds = %82, %78
  %122 = phi <3 x float> [ %79, %78 ], [ %120, %82 ]
  %123 = extractelement <4 x float> %34, i64 2
  %124 = fcmp oeq float %123, 0.000000e+00
  br i1 %124, label %164, label %125

125:                                              ; preds = %121
  %126 = extractelement <4 x i8> %31, i64 2
  %127 = zext i8 %126 to i64
  %128 = mul nuw nsw i64 %127, 48
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %128
  %130 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %131 = load <4 x float>, ptr addrspace(1) %129, align 16, !tbaa !17
  %132 = extractelement <4 x float> %131, i64 0
  %133 = extractelement <4 x float> %131, i64 1
  %134 = fmul float %36, %133
  %135 = tail call float @llvm.fmuladd.f32(float %132, float %35, float %134)
  %136 = extractelement <4 x float> %131, i64 2
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %28, float %135)
  %138 = extractelement <4 x float> %131, i64 3
  %139 = fadd float %138, %137
  %140 = insertelement <3 x float> poison, float %139, i64 0
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 16
  %142 = load <4 x float>, ptr addrspace(1) %141, align 16, !tbaa !17
  %143 = extractelement <4 x float> %142, i64 0
  %144 = extractelement <4 x float> %142, i64 1
  %145 = fmul float %36, %144
  %146 = tail call float @llvm.fmuladd.f32(float %143, float %35, float %145)
  %147 = extractelement <4 x float> %142, i64 2
  %148 = tail call float @llvm.fmuladd.f32(float %147, float %28, float %146)
  %149 = extractelement <4 x float> %142, i64 3
  %150 = fadd float %149, %148
  %151 = insertelement <3 x float> %140, float %150, i64 1
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 32
  %153 = load <4 x float>, ptr addrspace(1) %152, align 16, !tbaa !17
  %154 = extractelement <4 x float> %153, i64 0
  %155 = extractelement <4 x float> %153, i64 1
  %156 = fmul float %36, %155
  %157 = tail call float @llvm.fmuladd.f32(float %154, float %35, float %156)
  %158 = extractelement <4 x float> %153, i64 2
  %159 = tail call float @llvm.fmuladd.f32(float %158, float %28, float %157)
  %160 = extractelement <4 x float> %153, i64 3
  %161 = fadd float %160, %159
  %162 = insertelement <3 x float> %151, float %161, i64 2
  %163 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %130, <3 x float> %162, <3 x float> %122)
  br label %164

164:                                              ; preds = %125, %121
  %165 = phi <3 x float> [ %122, %121 ], [ %163, %125 ]
  %166 = extractelement <4 x float> %34, i64 3
  %167 = fcmp oeq float %166, 0.000000e+00
  br i1 %167, label %207, label %168

168:                                              ; preds = %164
  %169 = extractelement <4 x i8> %31, i64 3
  %170 = zext i8 %169 to i64
  %171 = mul nuw nsw i64 %170, 48
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %171
  %173 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %174 = load <4 x float>, ptr addrspace(1) %172, align 16, !tbaa !17
  %175 = extractelement <4 x float> %174, i64 0
  %176 = extractelement <4 x float> %174, i64 1
  %177 = fmul float %36, %176
  %178 = tail call float @llvm.fmuladd.f32(float %175, float %35, float %177)
  %179 = extractelement <4 x float> %174, i64 2
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %28, float %178)
  %181 = extractelement <4 x float> %174, i64 3
  %182 = fadd float %181, %180
  %183 = insertelement <3 x float> poison, float %182, i64 0
  %184 = getelementptr inbounds nuw i8, ptr addrspace(1) %172, i64 16
  %185 = load <4 x float>, ptr addrspace(1) %184, align 16, !tbaa !17
  %186 = extractelement <4 x float> %185, i64 0
  %187 = extractelement <4 x float> %185, i64 1
  %188 = fmul float %36, %187
  %189 = tail call float @llvm.fmuladd.f32(float %186, float %35, float %188)
  %190 = extractelement <4 x float> %185, i64 2
  %191 = tail call float @llvm.fmuladd.f32(float %190, float %28, float %189)
  %192 = extractelement <4 x float> %185, i64 3
  %193 = fadd float %192, %191
  %194 = insertelement <3 x float> %183, float %193, i64 1
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %172, i64 32
  %196 = load <4 x float>, ptr addrspace(1) %195, align 16, !tbaa !17
  %197 = extractelement <4 x float> %196, i64 0
  %198 = extractelement <4 x float> %196, i64 1
  %199 = fmul float %36, %198
  %200 = tail call float @llvm.fmuladd.f32(float %197, float %35, float %199)
  %201 = extractelement <4 x float> %196, i64 2
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %28, float %200)
  %203 = extractelement <4 x float> %196, i64 3
  %204 = fadd float %203, %202
  %205 = insertelement <3 x float> %194, float %204, i64 2
  %206 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %173, <3 x float> %205, <3 x float> %165)
  br label %207

207:                                              ; preds = %168, %164
  %208 = phi <3 x float> [ %165, %164 ], [ %206, %168 ]
  %209 = extractelement <4 x float> %34, i64 3
  %210 = extractelement <4 x float> %34, i64 2
  %211 = extractelement <4 x float> %34, i64 1
  %212 = extractelement <4 x float> %34, i64 0
  %213 = fadd float %212, %211
  %214 = fadd float %210, %213
  %215 = fadd float %209, %214
  %216 = fadd float %215, 1.000000e+00
  %217 = insertelement <3 x float> poison, float %216, i64 0
  %218 = shufflevector <3 x float> %217, <3 x float> poison, <3 x i32> zeroinitializer
  %219 = fdiv <3 x float> %208, %218
  %220 = shufflevector <3 x float> %219, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %221 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %23
  store <2 x float> %220, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = extractelement <3 x float> %219, i64 2
  %223 = getelementptr i8, ptr addrspace(1) %221, i64 8
  store float %222, ptr addrspace(1) %223, align 4, !tbaa !29
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #9 !kernel_arg_addr_space !31 !kernel_arg_access_qual !13 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !17, !amdgpu.noclobber !18
  %26 = icmp sgt i32 %3, 0
  br i1 %26, label %27, label %46

27:                                               ; preds = %4
  %28 = insertelement <4 x float> poison, float %2, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  br label %30

30:                                               ; preds = %27, %30
  %31 = phi <4 x float> [ %23, %27 ], [ %43, %30 ]
  %32 = phi i32 [ 0, %27 ], [ %44, %30 ]
  %33 = phi <4 x float> [ %25, %27 ], [ %41, %30 ]
  %34 = extractelement <4 x float> %33, i64 1
  %35 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %34)
  %36 = insertelement <4 x float> %33, float %35, i64 1
  %37 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %29, <4 x float> %31)
  %38 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %37) #12
  %39 = fcmp ogt <4 x float> %38, splat (float 1.000000e+00)
  %40 = fmul <4 x float> %36, splat (float 0xBFE99999A0000000)
  %41 = select <4 x i1> %39, <4 x float> %40, <4 x float> %36
  %42 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %37, <4 x float> splat (float -1.000000e+00))
  %43 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %42, <4 x float> splat (float 1.000000e+00))
  %44 = add nuw nsw i32 %32, 1
  %45 = icmp eq i32 %44, %3
  br i1 %45, label %46, label %30

46:                                               ; preds = %30, %4
  %47 = phi <4 x float> [ %25, %4 ], [ %41, %30 ]
  %48 = phi <4 x float> [ %23, %4 ], [ %43, %30 ]
  store <4 x float> %48, ptr addrspace(1) %22, align 16, !tbaa !17
  store <4 x float> %47, ptr addrspace(1) %24, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #10 !kernel_arg_addr_space !31 !kernel_arg_access_qual !13 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %21
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !17
  %26 = icmp sgt i32 %3, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %4
  %28 = insertelement <4 x float> poison, float %2, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  br label %33

30:                                               ; preds = %33, %4
  %31 = phi <4 x float> [ %25, %4 ], [ %44, %33 ]
  %32 = phi <4 x float> [ %23, %4 ], [ %46, %33 ]
  store <4 x float> %32, ptr addrspace(1) %22, align 16, !tbaa !17
  store <4 x float> %31, ptr addrspace(1) %24, align 16, !tbaa !17
  ret void

33:                                               ; preds = %27, %33
  %34 = phi <4 x float> [ %23, %27 ], [ %46, %33 ]
  %35 = phi i32 [ 0, %27 ], [ %47, %33 ]
  %36 = phi <4 x float> [ %25, %27 ], [ %44, %33 ]
  %37 = extractelement <4 x float> %36, i64 1
  %38 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %37)
  %39 = insertelement <4 x float> %36, float %38, i64 1
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %29, <4 x float> %34)
  %41 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %40) #12
  %42 = fcmp ogt <4 x float> %41, splat (float 1.000000e+00)
  %43 = fmul <4 x float> %39, splat (float 0xBFE99999A0000000)
  %44 = select <4 x i1> %42, <4 x float> %43, <4 x float> %39
  %45 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %40, <4 x float> splat (float -1.000000e+00))
  %46 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %45, <4 x float> splat (float 1.000000e+00))
  %47 = add nuw nsw i32 %35, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %30, label %33
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

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
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"float4*", !"float"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!16 = !{!"", !"const", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"float4*", !"float4*", !"int", !"int", !"world", !"float"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"world", !"float"}
!23 = !{!"const", !"", !"", !"", !"", !""}
!24 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"uchar4*", !"uchar4*", !"float4*", !"float*"}
!27 = !{!"float*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!28 = !{!"const", !"const", !"const", !"const", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !8, i64 0}
!31 = !{i32 1, i32 1, i32 0, i32 0}
!32 = !{!"float4*", !"float4*", !"float", !"int"}
!33 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"int"}
!34 = !{!"", !"", !"", !""}
