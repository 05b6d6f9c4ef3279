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
  %40 = extractelement <4 x float> %24, i64 0
  %41 = extractelement <4 x float> %29, i64 0
  %42 = fneg <4 x float> %24
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %44 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %45 = fmul <2 x float> %44, %43
  %46 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %47 = shufflevector <4 x float> %24, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %48 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %46, <2 x float> %47, <2 x float> %45)
  %49 = shufflevector <2 x float> %48, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %50 = fneg float %40
  %51 = fmul float %36, %50
  %52 = tail call float @llvm.fmuladd.f32(float %41, float %39, float %51)
  %53 = insertelement <3 x float> %49, float %52, i64 2
  %54 = fadd <3 x float> %35, %53
  %55 = shufflevector <3 x float> %54, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %56 = fmul float %36, %39
  %57 = tail call float @llvm.fmuladd.f32(float %41, float %40, float %56)
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
  %71 = tail call fastcc float @llvm.sqrt.f32(float noundef %70) #13
  %72 = fdiv float 1.000000e+00, %71
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fmul <4 x float> %62, %74
  store <4 x float> %75, ptr addrspace(1) %22, align 16, !tbaa !17
  %76 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = extractelement <4 x float> %75, i64 1
  %80 = extractelement <4 x float> %77, i64 1
  %81 = extractelement <4 x float> %77, i64 0
  %82 = extractelement <4 x float> %75, i64 0
  %83 = fneg <4 x float> %77
  %84 = shufflevector <4 x float> %83, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %85 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %86 = fmul <2 x float> %85, %84
  %87 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %88 = shufflevector <4 x float> %77, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %89 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %87, <2 x float> %88, <2 x float> %86)
  %90 = shufflevector <2 x float> %89, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %91 = fneg float %81
  %92 = fmul float %79, %91
  %93 = tail call float @llvm.fmuladd.f32(float %82, float %80, float %92)
  %94 = insertelement <3 x float> %90, float %93, i64 2
  %95 = fmul <3 x float> %94, splat (float 2.000000e+00)
  %96 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %97 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %96, <3 x float> %95, <3 x float> %78)
  %98 = extractelement <3 x float> %95, i64 1
  %99 = extractelement <3 x float> %95, i64 0
  %100 = fneg <3 x float> %95
  %101 = shufflevector <3 x float> %100, <3 x float> poison, <2 x i32> <i32 1, i32 2>
  %102 = fmul <2 x float> %85, %101
  %103 = shufflevector <3 x float> %95, <3 x float> poison, <2 x i32> <i32 2, i32 0>
  %104 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %87, <2 x float> %103, <2 x float> %102)
  %105 = shufflevector <2 x float> %104, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %106 = fneg float %99
  %107 = fmul float %79, %106
  %108 = tail call float @llvm.fmuladd.f32(float %82, float %98, float %107)
  %109 = insertelement <3 x float> %105, float %108, i64 2
  %110 = fadd <3 x float> %97, %109
  %111 = shufflevector <3 x float> %110, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %112 = shufflevector <4 x float> %111, <4 x float> %77, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %112, ptr addrspace(1) %76, align 16
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
  %40 = extractelement <4 x float> %24, i64 0
  %41 = extractelement <4 x float> %29, i64 0
  %42 = fneg <4 x float> %24
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %44 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %45 = fmul <2 x float> %44, %43
  %46 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %47 = shufflevector <4 x float> %24, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %48 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %46, <2 x float> %47, <2 x float> %45)
  %49 = shufflevector <2 x float> %48, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %50 = fneg float %40
  %51 = fmul float %36, %50
  %52 = tail call float @llvm.fmuladd.f32(float %41, float %39, float %51)
  %53 = insertelement <3 x float> %49, float %52, i64 2
  %54 = fadd <3 x float> %35, %53
  %55 = shufflevector <3 x float> %54, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %56 = fmul float %36, %39
  %57 = tail call float @llvm.fmuladd.f32(float %41, float %40, float %56)
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
  %71 = tail call fastcc float @llvm.sqrt.f32(float noundef %70) #13
  %72 = fdiv float 1.000000e+00, %71
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fmul <4 x float> %62, %74
  store <4 x float> %75, ptr addrspace(1) %22, align 16, !tbaa !17
  %76 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %21
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = extractelement <4 x float> %75, i64 1
  %80 = extractelement <4 x float> %77, i64 1
  %81 = extractelement <4 x float> %77, i64 0
  %82 = extractelement <4 x float> %75, i64 0
  %83 = fneg <4 x float> %77
  %84 = shufflevector <4 x float> %83, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %85 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %86 = fmul <2 x float> %85, %84
  %87 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %88 = shufflevector <4 x float> %77, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %89 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %87, <2 x float> %88, <2 x float> %86)
  %90 = shufflevector <2 x float> %89, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %91 = fneg float %81
  %92 = fmul float %79, %91
  %93 = tail call float @llvm.fmuladd.f32(float %82, float %80, float %92)
  %94 = insertelement <3 x float> %90, float %93, i64 2
  %95 = fmul <3 x float> %94, splat (float 2.000000e+00)
  %96 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %97 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %96, <3 x float> %95, <3 x float> %78)
  %98 = extractelement <3 x float> %95, i64 1
  %99 = extractelement <3 x float> %95, i64 0
  %100 = fneg <3 x float> %95
  %101 = shufflevector <3 x float> %100, <3 x float> poison, <2 x i32> <i32 1, i32 2>
  %102 = fmul <2 x float> %85, %101
  %103 = shufflevector <3 x float> %95, <3 x float> poison, <2 x i32> <i32 2, i32 0>
  %104 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %87, <2 x float> %103, <2 x float> %102)
  %105 = shufflevector <2 x float> %104, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %106 = fneg float %99
  %107 = fmul float %79, %106
  %108 = tail call float @llvm.fmuladd.f32(float %82, float %98, float %107)
  %109 = insertelement <3 x float> %105, float %108, i64 2
  %110 = fadd <3 x float> %97, %109
  %111 = shufflevector <3 x float> %110, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %112 = shufflevector <4 x float> %111, <4 x float> %77, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %112, ptr addrspace(1) %76, align 16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr addrspace(4) noundef readonly byref(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = load <4 x float>, ptr addrspace(4) %4, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %9 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %11 = load <1 x float>, ptr addrspace(4) %10, align 4
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 40
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %12 to i64
  %22 = zext nneg i32 %16 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = zext nneg i32 %17 to i64
  %25 = add i64 %20, %24
  %26 = add i64 %25, %23
  %27 = trunc i64 %26 to i32
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %29 = lshr i32 %15, 16
  %30 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 48
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %28 to i64
  %34 = zext nneg i32 %29 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = zext nneg i32 %30 to i64
  %37 = add i64 %32, %36
  %38 = add i64 %37, %35
  %39 = trunc i64 %38 to i32
  %40 = mul nsw i32 %2, %39
  %41 = add nsw i32 %40, %27
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17, !amdgpu.noclobber !18
  %45 = insertelement <4 x float> %7, float 0.000000e+00, i64 3
  %46 = insertelement <4 x float> %45, float %9, i64 2
  %47 = fmul float %5, 0x3FF6A09E60000000
  %48 = add nsw i32 %27, 1
  %49 = icmp sgt i32 %27, -2
  %50 = icmp sgt i32 %39, -1
  %51 = and i1 %49, %50
  %52 = icmp slt i32 %48, %2
  %53 = and i1 %52, %51
  %54 = icmp sgt i32 %3, %39
  %55 = and i1 %53, %54
  br i1 %55, label %56, label %76

56:                                               ; preds = %6
  %57 = add nuw nsw i32 %40, %48
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %58
  %60 = load <4 x float>, ptr addrspace(1) %59, align 16, !tbaa !17, !amdgpu.noclobber !18
  %61 = fsub <4 x float> %60, %44
  %62 = extractelement <4 x float> %61, i64 0
  %63 = extractelement <4 x float> %61, i64 1
  %64 = fmul float %63, %63
  %65 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %64)
  %66 = extractelement <4 x float> %61, i64 2
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %66, float %65)
  %68 = tail call fastcc float @llvm.sqrt.f32(float noundef %67) #13
  %69 = fsub float %68, %5
  %70 = fmul float %69, 4.000000e+01
  %71 = fadd float %68, 0x3F847AE140000000
  %72 = fdiv float %70, %71
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %61, <4 x float> %74, <4 x float> %46)
  br label %76

76:                                               ; preds = %56, %6
  %77 = phi <4 x float> [ %75, %56 ], [ %46, %6 ]
  %78 = add nsw i32 %27, -1
  %79 = icmp sgt i32 %27, 0
  %80 = and i1 %79, %50
  %81 = icmp sge i32 %2, %27
  %82 = and i1 %81, %80
  %83 = and i1 %82, %54
  br i1 %83, label %84, label %104

84:                                               ; preds = %76
  %85 = add nuw nsw i32 %40, %78
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %86
  %88 = load <4 x float>, ptr addrspace(1) %87, align 16, !tbaa !17, !amdgpu.noclobber !18
  %89 = fsub <4 x float> %88, %44
  %90 = extractelement <4 x float> %89, i64 0
  %91 = extractelement <4 x float> %89, i64 1
  %92 = fmul float %91, %91
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %92)
  %94 = extractelement <4 x float> %89, i64 2
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %93)
  %96 = tail call fastcc float @llvm.sqrt.f32(float noundef %95) #13
  %97 = fsub float %96, %5
  %98 = fmul float %97, 4.000000e+01
  %99 = fadd float %96, 0x3F847AE140000000
  %100 = fdiv float %98, %99
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = shufflevector <4 x float> %101, <4 x float> poison, <4 x i32> zeroinitializer
  %103 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %102, <4 x float> %77)
  br label %104

104:                                              ; preds = %84, %76
  %105 = phi <4 x float> [ %103, %84 ], [ %77, %76 ]
  %106 = add nsw i32 %39, 1
  %107 = icmp sgt i32 %27, -1
  %108 = icmp sgt i32 %39, -2
  %109 = and i1 %107, %108
  %110 = icmp sgt i32 %2, %27
  %111 = and i1 %110, %109
  %112 = icmp slt i32 %106, %3
  %113 = select i1 %111, i1 %112, i1 false
  br i1 %113, label %114, label %135

114:                                              ; preds = %104
  %115 = mul nsw i32 %106, %2
  %116 = add nuw nsw i32 %115, %27
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %117
  %119 = load <4 x float>, ptr addrspace(1) %118, align 16, !tbaa !17, !amdgpu.noclobber !18
  %120 = fsub <4 x float> %119, %44
  %121 = extractelement <4 x float> %120, i64 0
  %122 = extractelement <4 x float> %120, i64 1
  %123 = fmul float %122, %122
  %124 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %123)
  %125 = extractelement <4 x float> %120, i64 2
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %125, float %124)
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #13
  %128 = fsub float %127, %5
  %129 = fmul float %128, 4.000000e+01
  %130 = fadd float %127, 0x3F847AE140000000
  %131 = fdiv float %129, %130
  %132 = insertelement <4 x float> poison, float %131, i64 0
  %133 = shufflevector <4 x float> %132, <4 x float> poison, <4 x i32> zeroinitializer
  %134 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %120, <4 x float> %133, <4 x float> %105)
  br label %135

135:                                              ; preds = %114, %104
  %136 = phi <4 x float> [ %134, %114 ], [ %105, %104 ]
  %137 = add nsw i32 %39, -1
  %138 = icmp sgt i32 %39, 0
  %139 = and i1 %107, %138
  %140 = and i1 %110, %139
  %141 = icmp sge i32 %3, %39
  %142 = and i1 %140, %141
  br i1 %142, label %143, label %164

143:                                              ; preds = %135
  %144 = mul nsw i32 %137, %2
  %145 = add nuw nsw i32 %144, %27
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %146
  %148 = load <4 x float>, ptr addrspace(1) %147, align 16, !tbaa !17, !amdgpu.noclobber !18
  %149 = fsub <4 x float> %148, %44
  %150 = extractelement <4 x float> %149, i64 0
  %151 = extractelement <4 x float> %149, i64 1
  %152 = fmul float %151, %151
  %153 = tail call float @llvm.fmuladd.f32(float %150, float %150, float %152)
  %154 = extractelement <4 x float> %149, i64 2
  %155 = tail call float @llvm.fmuladd.f32(float %154, float %154, float %153)
  %156 = tail call fastcc float @llvm.sqrt.f32(float noundef %155) #13
  %157 = fsub float %156, %5
  %158 = fmul float %157, 4.000000e+01
  %159 = fadd float %156, 0x3F847AE140000000
  %160 = fdiv float %158, %159
  %161 = insertelement <4 x float> poison, float %160, i64 0
  %162 = shufflevector <4 x float> %161, <4 x float> poison, <4 x i32> zeroinitializer
  %163 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %149, <4 x float> %162, <4 x float> %136)
  br label %164

164:                                              ; preds = %143, %135
  %165 = phi <4 x float> [ %163, %143 ], [ %136, %135 ]
  %166 = and i1 %49, %108
  %167 = and i1 %52, %166
  %168 = select i1 %167, i1 %112, i1 false
  br i1 %168, label %169, label %190

169:                                              ; preds = %164
  %170 = mul nsw i32 %106, %2
  %171 = add nuw nsw i32 %170, %48
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %172
  %174 = load <4 x float>, ptr addrspace(1) %173, align 16, !tbaa !17, !amdgpu.noclobber !18
  %175 = fsub <4 x float> %174, %44
  %176 = extractelement <4 x float> %175, i64 0
  %177 = extractelement <4 x float> %175, i64 1
  %178 = fmul float %177, %177
  %179 = tail call float @llvm.fmuladd.f32(float %176, float %176, float %178)
  %180 = extractelement <4 x float> %175, i64 2
  %181 = tail call float @llvm.fmuladd.f32(float %180, float %180, float %179)
  %182 = tail call fastcc float @llvm.sqrt.f32(float noundef %181) #13
  %183 = fsub float %182, %47
  %184 = fmul float %183, 4.000000e+01
  %185 = fadd float %182, 0x3F847AE140000000
  %186 = fdiv float %184, %185
  %187 = insertelement <4 x float> poison, float %186, i64 0
  %188 = shufflevector <4 x float> %187, <4 x float> poison, <4 x i32> zeroinitializer
  %189 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %175, <4 x float> %188, <4 x float> %165)
  br label %190

190:                                              ; preds = %169, %164
  %191 = phi <4 x float> [ %189, %169 ], [ %165, %164 ]
  %192 = and i1 %79, %138
  %193 = and i1 %81, %192
  %194 = and i1 %193, %141
  br i1 %194, label %195, label %216

195:                                              ; preds = %190
  %196 = mul nsw i32 %137, %2
  %197 = add nuw nsw i32 %196, %78
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %198
  %200 = load <4 x float>, ptr addrspace(1) %199, align 16, !tbaa !17, !amdgpu.noclobber !18
  %201 = fsub <4 x float> %200, %44
  %202 = extractelement <4 x float> %201, i64 0
  %203 = extractelement <4 x float> %201, i64 1
  %204 = fmul float %203, %203
  %205 = tail call float @llvm.fmuladd.f32(float %202, float %202, float %204)
  %206 = extractelement <4 x float> %201, i64 2
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %206, float %205)
  %208 = tail call fastcc float @llvm.sqrt.f32(float noundef %207) #13
  %209 = fsub float %208, %47
  %210 = fmul float %209, 4.000000e+01
  %211 = fadd float %208, 0x3F847AE140000000
  %212 = fdiv float %210, %211
  %213 = insertelement <4 x float> poison, float %212, i64 0
  %214 = shufflevector <4 x float> %213, <4 x float> poison, <4 x i32> zeroinitializer
  %215 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %201, <4 x float> %214, <4 x float> %191)
  br label %216

216:                                              ; preds = %195, %190
  %217 = phi <4 x float> [ %215, %195 ], [ %191, %190 ]
  %218 = and i1 %49, %138
  %219 = and i1 %52, %218
  %220 = and i1 %219, %141
  br i1 %220, label %221, label %242

221:                                              ; preds = %216
  %222 = mul nsw i32 %137, %2
  %223 = add nuw nsw i32 %222, %48
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %224
  %226 = load <4 x float>, ptr addrspace(1) %225, align 16, !tbaa !17, !amdgpu.noclobber !18
  %227 = fsub <4 x float> %226, %44
  %228 = extractelement <4 x float> %227, i64 0
  %229 = extractelement <4 x float> %227, i64 1
  %230 = fmul float %229, %229
  %231 = tail call float @llvm.fmuladd.f32(float %228, float %228, float %230)
  %232 = extractelement <4 x float> %227, i64 2
  %233 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %231)
  %234 = tail call fastcc float @llvm.sqrt.f32(float noundef %233) #13
  %235 = fsub float %234, %47
  %236 = fmul float %235, 4.000000e+01
  %237 = fadd float %234, 0x3F847AE140000000
  %238 = fdiv float %236, %237
  %239 = insertelement <4 x float> poison, float %238, i64 0
  %240 = shufflevector <4 x float> %239, <4 x float> poison, <4 x i32> zeroinitializer
  %241 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %227, <4 x float> %240, <4 x float> %217)
  br label %242

242:                                              ; preds = %221, %216
  %243 = phi <4 x float> [ %241, %221 ], [ %217, %216 ]
  %244 = and i1 %79, %108
  %245 = and i1 %81, %244
  %246 = select i1 %245, i1 %112, i1 false
  br i1 %246, label %247, label %268

247:                                              ; preds = %242
  %248 = mul nsw i32 %106, %2
  %249 = add nuw nsw i32 %248, %78
  %250 = zext nneg i32 %249 to i64
  %251 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %250
  %252 = load <4 x float>, ptr addrspace(1) %251, align 16, !tbaa !17, !amdgpu.noclobber !18
  %253 = fsub <4 x float> %252, %44
  %254 = extractelement <4 x float> %253, i64 0
  %255 = extractelement <4 x float> %253, i64 1
  %256 = fmul float %255, %255
  %257 = tail call float @llvm.fmuladd.f32(float %254, float %254, float %256)
  %258 = extractelement <4 x float> %253, i64 2
  %259 = tail call float @llvm.fmuladd.f32(float %258, float %258, float %257)
  %260 = tail call fastcc float @llvm.sqrt.f32(float noundef %259) #13
  %261 = fsub float %260, %47
  %262 = fmul float %261, 4.000000e+01
  %263 = fadd float %260, 0x3F847AE140000000
  %264 = fdiv float %262, %263
  %265 = insertelement <4 x float> poison, float %264, i64 0
  %266 = shufflevector <4 x float> %265, <4 x float> poison, <4 x i32> zeroinitializer
  %267 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %253, <4 x float> %266, <4 x float> %243)
  br label %268

268:                                              ; preds = %247, %242
  %269 = phi <4 x float> [ %267, %247 ], [ %243, %242 ]
  %270 = icmp eq i32 %39, 0
  br i1 %270, label %271, label %276

271:                                              ; preds = %268
  %272 = icmp eq i32 %27, 0
  %273 = add nsw i32 %2, -1
  %274 = icmp eq i32 %273, %27
  %275 = select i1 %272, i1 true, i1 %274
  br i1 %275, label %283, label %276

276:                                              ; preds = %271, %268
  %277 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %42
  %278 = load <4 x float>, ptr addrspace(1) %277, align 16, !tbaa !17, !amdgpu.noclobber !18
  %279 = fsub <4 x float> %44, %278
  %280 = shufflevector <1 x float> %11, <1 x float> poison, <4 x i32> zeroinitializer
  %281 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %279, <4 x float> %280, <4 x float> %44)
  %282 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %269, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %281)
  br label %283

283:                                              ; preds = %271, %276
  %284 = phi <4 x float> [ %282, %276 ], [ %44, %271 ]
  %285 = shufflevector <4 x float> %284, <4 x float> %44, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %286 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %42
  store <4 x float> %285, ptr addrspace(1) %286, align 16, !tbaa !17
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
  %67 = tail call fastcc float @llvm.sqrt.f32(float noundef %66) #13
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
  %95 = tail call fastcc float @llvm.sqrt.f32(float noundef %94) #13
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
  %126 = tail call fastcc float @llvm.sqrt.f32(float noundef %125) #13
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
  %155 = tail call fastcc float @llvm.sqrt.f32(float noundef %154) #13
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
  %181 = tail call fastcc float @llvm.sqrt.f32(float noundef %180) #13
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
  %207 = tail call fastcc float @llvm.sqrt.f32(float noundef %206) #13
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
  %233 = tail call fastcc float @llvm.sqrt.f32(float noundef %232) #13
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
  %259 = tail call fastcc float @llvm.sqrt.f32(float noundef %258) #13
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
  br i1 %38, label %73, label %39

39:                                               ; preds = %5
  %40 = extractelement <4 x i8> %31, i64 0
  %41 = zext i8 %40 to i64
  %42 = mul nuw nsw i64 %41, 48
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %42
  %44 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> zeroinitializer
  %45 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17, !amdgpu.noclobber !18
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 16
  %47 = load <4 x float>, ptr addrspace(1) %46, align 16, !tbaa !17, !amdgpu.noclobber !18
  %48 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %49 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 1, i32 5>
  %50 = fmul <2 x float> %48, %49
  %51 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 0, i32 4>
  %52 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %51, <2 x float> %52, <2 x float> %50)
  %54 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 2, i32 6>
  %55 = insertelement <2 x float> poison, float %28, i64 0
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer
  %57 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %54, <2 x float> %56, <2 x float> %53)
  %58 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 3, i32 7>
  %59 = fadd <2 x float> %58, %57
  %60 = shufflevector <2 x float> %59, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 32
  %62 = load <4 x float>, ptr addrspace(1) %61, align 16, !tbaa !17, !amdgpu.noclobber !18
  %63 = extractelement <4 x float> %62, i64 0
  %64 = extractelement <4 x float> %62, i64 1
  %65 = fmul float %36, %64
  %66 = tail call float @llvm.fmuladd.f32(float %63, float %35, float %65)
  %67 = extractelement <4 x float> %62, i64 2
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %28, float %66)
  %69 = extractelement <4 x float> %62, i64 3
  %70 = fadd float %69, %68
  %71 = insertelement <3 x float> %60, float %70, i64 2
  %72 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %71, <3 x float> %29)
  br label %73

73:                                               ; preds = %39, %5
  %74 = phi <3 x float> [ %29, %5 ], [ %72, %39 ]
  %75 = extractelement <4 x float> %34, i64 1
  %76 = fcmp oeq float %75, 0.000000e+00
  br i1 %76, label %111, label %77

77:                                               ; preds = %73
  %78 = extractelement <4 x i8> %31, i64 1
  %79 = zext i8 %78 to i64
  %80 = mul nuw nsw i64 %79, 48
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %80
  %82 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %83 = load <4 x float>, ptr addrspace(1) %81, align 16, !tbaa !17, !amdgpu.noclobber !18
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16, !tbaa !17, !amdgpu.noclobber !18
  %86 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %87 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 1, i32 5>
  %88 = fmul <2 x float> %86, %87
  %89 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 0, i32 4>
  %90 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %91 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %89, <2 x float> %90, <2 x float> %88)
  %92 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 2, i32 6>
  %93 = insertelement <2 x float> poison, float %28, i64 0
  %94 = shufflevector <2 x float> %93, <2 x float> poison, <2 x i32> zeroinitializer
  %95 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %92, <2 x float> %94, <2 x float> %91)
  %96 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 3, i32 7>
  %97 = fadd <2 x float> %96, %95
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 32
  %100 = load <4 x float>, ptr addrspace(1) %99, align 16, !tbaa !17, !amdgpu.noclobber !18
  %101 = extractelement <4 x float> %100, i64 0
  %102 = extractelement <4 x float> %100, i64 1
  %103 = fmul float %36, %102
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %35, float %103)
  %105 = extractelement <4 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %28, float %104)
  %107 = extractelement <4 x float> %100, i64 3
  %108 = fadd float %107, %106
  %109 = insertelement <3 x float> %98, float %108, i64 2
  %110 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %82, <3 x float> %109, <3 x float> %74)
  br label %111

111:                                              ; preds = %77, %73
  %112 = phi <3 x float> [ %74, %73 ], [ %110, %77 ]
  %113 = extractelement <4 x float> %34, i64 2
  %114 = fcmp oeq float %113, 0.000000e+00
  br i1 %114, label %149, label %115

115:                                              ; preds = %111
  %116 = extractelement <4 x i8> %31, i64 2
  %117 = zext i8 %116 to i64
  %118 = mul nuw nsw i64 %117, 48
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %118
  %120 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %121 = load <4 x float>, ptr addrspace(1) %119, align 16, !tbaa !17, !amdgpu.noclobber !18
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 16
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16, !tbaa !17, !amdgpu.noclobber !18
  %124 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %125 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 1, i32 5>
  %126 = fmul <2 x float> %124, %125
  %127 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 0, i32 4>
  %128 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %129 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %127, <2 x float> %128, <2 x float> %126)
  %130 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 2, i32 6>
  %131 = insertelement <2 x float> poison, float %28, i64 0
  %132 = shufflevector <2 x float> %131, <2 x float> poison, <2 x i32> zeroinitializer
  %133 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %130, <2 x float> %132, <2 x float> %129)
  %134 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 3, i32 7>
  %135 = fadd <2 x float> %134, %133
  %136 = shufflevector <2 x float> %135, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 32
  %138 = load <4 x float>, ptr addrspace(1) %137, align 16, !tbaa !17, !amdgpu.noclobber !18
  %139 = extractelement <4 x float> %138, i64 0
  %140 = extractelement <4 x float> %138, i64 1
  %141 = fmul float %36, %140
  %142 = tail call float @llvm.fmuladd.f32(float %139, float %35, float %141)
  %143 = extractelement <4 x float> %138, i64 2
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %28, float %142)
  %145 = extractelement <4 x float> %138, i64 3
  %146 = fadd float %145, %144
  %147 = insertelement <3 x float> %136, float %146, i64 2
  %148 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %120, <3 x float> %147, <3 x float> %112)
  br label %149

149:                                              ; preds = %115, %111
  %150 = phi <3 x float> [ %112, %111 ], [ %148, %115 ]
  %151 = extractelement <4 x float> %34, i64 3
  %152 = fcmp oeq float %151, 0.000000e+00
  br i1 %152, label %187, label %153

153:                                              ; preds = %149
  %154 = extractelement <4 x i8> %31, i64 3
  %155 = zext i8 %154 to i64
  %156 = mul nuw nsw i64 %155, 48
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %156
  %158 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %159 = load <4 x float>, ptr addrspace(1) %157, align 16, !tbaa !17, !amdgpu.noclobber !18
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %157, i64 16
  %161 = load <4 x float>, ptr addrspace(1) %160, align 16, !tbaa !17, !amdgpu.noclobber !18
  %162 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %163 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 1, i32 5>
  %164 = fmul <2 x float> %162, %163
  %165 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 0, i32 4>
  %166 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %167 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %165, <2 x float> %166, <2 x float> %164)
  %168 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 2, i32 6>
  %169 = insertelement <2 x float> poison, float %28, i64 0
  %170 = shufflevector <2 x float> %169, <2 x float> poison, <2 x i32> zeroinitializer
  %171 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %168, <2 x float> %170, <2 x float> %167)
  %172 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 3, i32 7>
  %173 = fadd <2 x float> %172, %171
  %174 = shufflevector <2 x float> %173, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %157, i64 32
  %176 = load <4 x float>, ptr addrspace(1) %175, align 16, !tbaa !17, !amdgpu.noclobber !18
  %177 = extractelement <4 x float> %176, i64 0
  %178 = extractelement <4 x float> %176, i64 1
  %179 = fmul float %36, %178
  %180 = tail call float @llvm.fmuladd.f32(float %177, float %35, float %179)
  %181 = extractelement <4 x float> %176, i64 2
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %28, float %180)
  %183 = extractelement <4 x float> %176, i64 3
  %184 = fadd float %183, %182
  %185 = insertelement <3 x float> %174, float %184, i64 2
  %186 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %158, <3 x float> %185, <3 x float> %150)
  br label %187

187:                                              ; preds = %153, %149
  %188 = phi <3 x float> [ %150, %149 ], [ %186, %153 ]
  %189 = extractelement <4 x float> %34, i64 3
  %190 = extractelement <4 x float> %34, i64 2
  %191 = extractelement <4 x float> %34, i64 1
  %192 = extractelement <4 x float> %34, i64 0
  %193 = fadd float %192, %191
  %194 = fadd float %190, %193
  %195 = fadd float %189, %194
  %196 = fadd float %195, 1.000000e+00
  %197 = insertelement <3 x float> poison, float %196, i64 0
  %198 = shufflevector <3 x float> %197, <3 x float> poison, <3 x i32> zeroinitializer
  %199 = fdiv <3 x float> %188, %198
  %200 = shufflevector <3 x float> %199, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %201 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %23
  store <2 x float> %200, ptr addrspace(1) %201, align 4, !tbaa !17
  %202 = extractelement <3 x float> %199, i64 2
  %203 = getelementptr i8, ptr addrspace(1) %201, i64 8
  store float %202, ptr addrspace(1) %203, align 4, !tbaa !29
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
  br i1 %38, label %73, label %39

39:                                               ; preds = %5
  %40 = extractelement <4 x i8> %31, i64 0
  %41 = zext i8 %40 to i64
  %42 = mul nuw nsw i64 %41, 48
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %42
  %44 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> zeroinitializer
  %45 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 16
  %47 = load <4 x float>, ptr addrspace(1) %46, align 16, !tbaa !17
  %48 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %49 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 1, i32 5>
  %50 = fmul <2 x float> %48, %49
  %51 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 0, i32 4>
  %52 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %51, <2 x float> %52, <2 x float> %50)
  %54 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 2, i32 6>
  %55 = insertelement <2 x float> poison, float %28, i64 0
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer
  %57 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %54, <2 x float> %56, <2 x float> %53)
  %58 = shufflevector <4 x float> %45, <4 x float> %47, <2 x i32> <i32 3, i32 7>
  %59 = fadd <2 x float> %58, %57
  %60 = shufflevector <2 x float> %59, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 32
  %62 = load <4 x float>, ptr addrspace(1) %61, align 16, !tbaa !17
  %63 = extractelement <4 x float> %62, i64 0
  %64 = extractelement <4 x float> %62, i64 1
  %65 = fmul float %36, %64
  %66 = tail call float @llvm.fmuladd.f32(float %63, float %35, float %65)
  %67 = extractelement <4 x float> %62, i64 2
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %28, float %66)
  %69 = extractelement <4 x float> %62, i64 3
  %70 = fadd float %69, %68
  %71 = insertelement <3 x float> %60, float %70, i64 2
  %72 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %71, <3 x float> %29)
  br label %73

73:                                               ; preds = %5, %39
  %74 = phi <3 x float> [ %29, %5 ], [ %72, %39 ]
  %75 = extractelement <4 x float> %34, i64 1
  %76 = fcmp oeq float %75, 0.000000e+00
  br i1 %76, label %111, label %77

77:                                               ; preds = %73
  %78 = extractelement <4 x i8> %31, i64 1
  %79 = zext i8 %78 to i64
  %80 = mul nuw nsw i64 %79, 48
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %80
  %82 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %83 = load <4 x float>, ptr addrspace(1) %81, align 16, !tbaa !17
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16, !tbaa !17
  %86 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %87 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 1, i32 5>
  %88 = fmul <2 x float> %86, %87
  %89 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 0, i32 4>
  %90 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %91 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %89, <2 x float> %90, <2 x float> %88)
  %92 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 2, i32 6>
  %93 = insertelement <2 x float> poison, float %28, i64 0
  %94 = shufflevector <2 x float> %93, <2 x float> poison, <2 x i32> zeroinitializer
  %95 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %92, <2 x float> %94, <2 x float> %91)
  %96 = shufflevector <4 x float> %83, <4 x float> %85, <2 x i32> <i32 3, i32 7>
  %97 = fadd <2 x float> %96, %95
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 32
  %100 = load <4 x float>, ptr addrspace(1) %99, align 16, !tbaa !17
  %101 = extractelement <4 x float> %100, i64 0
  %102 = extractelement <4 x float> %100, i64 1
  %103 = fmul float %36, %102
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %35, float %103)
  %105 = extractelement <4 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %28, float %104)
  %107 = extractelement <4 x float> %100, i64 3
  %108 = fadd float %107, %106
  %109 = insertelement <3 x float> %98, float %108, i64 2
  %110 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %82, <3 x float> %109, <3 x float> %74)
  br label %111

111:                                              ; preds = %77, %73
  %112 = phi <3 x float> [ %74, %73 ], [ %110, %77 ]
  %113 = extractelement <4 x float> %34, i64 2
  %114 = fcmp oeq float %113, 0.000000e+00
  br i1 %114, label %149, label %115

115:                                              ; preds = %111
  %116 = extractelement <4 x i8> %31, i64 2
  %117 = zext i8 %116 to i64
  %118 = mul nuw nsw i64 %117, 48
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %118
  %120 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %121 = load <4 x float>, ptr addrspace(1) %119, align 16, !tbaa !17
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 16
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16, !tbaa !17
  %124 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %125 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 1, i32 5>
  %126 = fmul <2 x float> %124, %125
  %127 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 0, i32 4>
  %128 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %129 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %127, <2 x float> %128, <2 x float> %126)
  %130 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 2, i32 6>
  %131 = insertelement <2 x float> poison, float %28, i64 0
  %132 = shufflevector <2 x float> %131, <2 x float> poison, <2 x i32> zeroinitializer
  %133 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %130, <2 x float> %132, <2 x float> %129)
  %134 = shufflevector <4 x float> %121, <4 x float> %123, <2 x i32> <i32 3, i32 7>
  %135 = fadd <2 x float> %134, %133
  %136 = shufflevector <2 x float> %135, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 32
  %138 = load <4 x float>, ptr addrspace(1) %137, align 16, !tbaa !17
  %139 = extractelement <4 x float> %138, i64 0
  %140 = extractelement <4 x float> %138, i64 1
  %141 = fmul float %36, %140
  %142 = tail call float @llvm.fmuladd.f32(float %139, float %35, float %141)
  %143 = extractelement <4 x float> %138, i64 2
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %28, float %142)
  %145 = extractelement <4 x float> %138, i64 3
  %146 = fadd float %145, %144
  %147 = insertelement <3 x float> %136, float %146, i64 2
  %148 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %120, <3 x float> %147, <3 x float> %112)
  br label %149

149:                                              ; preds = %115, %111
  %150 = phi <3 x float> [ %112, %111 ], [ %148, %115 ]
  %151 = extractelement <4 x float> %34, i64 3
  %152 = fcmp oeq float %151, 0.000000e+00
  br i1 %152, label %187, label %153

153:                                              ; preds = %149
  %154 = extractelement <4 x i8> %31, i64 3
  %155 = zext i8 %154 to i64
  %156 = mul nuw nsw i64 %155, 48
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %156
  %158 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %159 = load <4 x float>, ptr addrspace(1) %157, align 16, !tbaa !17
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %157, i64 16
  %161 = load <4 x float>, ptr addrspace(1) %160, align 16, !tbaa !17
  %162 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %163 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 1, i32 5>
  %164 = fmul <2 x float> %162, %163
  %165 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 0, i32 4>
  %166 = shufflevector <2 x float> %25, <2 x float> poison, <2 x i32> zeroinitializer
  %167 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %165, <2 x float> %166, <2 x float> %164)
  %168 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 2, i32 6>
  %169 = insertelement <2 x float> poison, float %28, i64 0
  %170 = shufflevector <2 x float> %169, <2 x float> poison, <2 x i32> zeroinitializer
  %171 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %168, <2 x float> %170, <2 x float> %167)
  %172 = shufflevector <4 x float> %159, <4 x float> %161, <2 x i32> <i32 3, i32 7>
  %173 = fadd <2 x float> %172, %171
  %174 = shufflevector <2 x float> %173, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %157, i64 32
  %176 = load <4 x float>, ptr addrspace(1) %175, align 16, !tbaa !17
  %177 = extractelement <4 x float> %176, i64 0
  %178 = extractelement <4 x float> %176, i64 1
  %179 = fmul float %36, %178
  %180 = tail call float @llvm.fmuladd.f32(float %177, float %35, float %179)
  %181 = extractelement <4 x float> %176, i64 2
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %28, float %180)
  %183 = extractelement <4 x float> %176, i64 3
  %184 = fadd float %183, %182
  %185 = insertelement <3 x float> %174, float %184, i64 2
  %186 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %158, <3 x float> %185, <3 x float> %150)
  br label %187

187:                                              ; preds = %153, %149
  %188 = phi <3 x float> [ %150, %149 ], [ %186, %153 ]
  %189 = extractelement <4 x float> %34, i64 3
  %190 = extractelement <4 x float> %34, i64 2
  %191 = extractelement <4 x float> %34, i64 1
  %192 = extractelement <4 x float> %34, i64 0
  %193 = fadd float %192, %191
  %194 = fadd float %190, %193
  %195 = fadd float %189, %194
  %196 = fadd float %195, 1.000000e+00
  %197 = insertelement <3 x float> poison, float %196, i64 0
  %198 = shufflevector <3 x float> %197, <3 x float> poison, <3 x i32> zeroinitializer
  %199 = fdiv <3 x float> %188, %198
  %200 = shufflevector <3 x float> %199, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %201 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %23
  store <2 x float> %200, ptr addrspace(1) %201, align 4, !tbaa !17
  %202 = extractelement <3 x float> %199, i64 2
  %203 = getelementptr i8, ptr addrspace(1) %201, i64 8
  store float %202, ptr addrspace(1) %203, align 4, !tbaa !29
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
  %38 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %37) #13
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
  %41 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %40) #13
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { convergent nounwind willreturn memory(none) }

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
