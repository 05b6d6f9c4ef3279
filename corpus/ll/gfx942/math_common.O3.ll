; ModuleID = 'corpus/opencl/math_common.cl'
source_filename = "corpus/opencl/math_common.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

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
define protected amdgpu_kernel void @common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !17, !amdgpu.noclobber !18
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %18
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !17, !amdgpu.noclobber !18
  %23 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %20, <4 x float> splat (float -1.000000e+00))
  %24 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %23, <4 x float> splat (float 1.000000e+00))
  %25 = fsub <4 x float> %22, %20
  %26 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> splat (float 2.500000e-01), <4 x float> %20)
  %27 = fadd <4 x float> %24, %26
  %28 = fcmp uge <4 x float> %20, splat (float 5.000000e-01)
  %29 = select <4 x i1> %28, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %30 = fadd <4 x float> %29, %27
  %31 = fadd <4 x float> %22, splat (float 1.000000e+00)
  %32 = fmul <4 x float> %31, splat (float 5.000000e-01)
  %33 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %32, <4 x float> zeroinitializer)
  %34 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %33, <4 x float> splat (float 1.000000e+00))
  %35 = fmul <4 x float> %34, %34
  %36 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %34, <4 x float> splat (float -2.000000e+00), <4 x float> splat (float 3.000000e+00))
  %37 = fmul <4 x float> %35, %36
  %38 = fcmp ueq <4 x float> %20, zeroinitializer
  %39 = select <4 x i1> %38, <4 x float> zeroinitializer, <4 x float> splat (float 1.000000e+00)
  %40 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %39, <4 x float> %20)
  %41 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %37, <4 x float> %40, <4 x float> %30)
  %42 = fmul <4 x float> %20, splat (float 0x404CA5DC20000000)
  %43 = fmul <4 x float> %22, splat (float 0x3F91DF46A0000000)
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %42, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %43)
  %45 = fadd <4 x float> %44, %41
  %46 = tail call fastcc <4 x float> @llvm.minnum.v4f32(<4 x float> noundef %20, <4 x float> noundef splat (float 1.500000e+00)) #11
  %47 = tail call fastcc <4 x float> @llvm.maxnum.v4f32(<4 x float> noundef %45, <4 x float> noundef %46) #11
  %48 = fsub <4 x float> %20, %22
  %49 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %48, <4 x float> zeroinitializer)
  %50 = fcmp uno <4 x float> %22, %20
  %51 = select <4 x i1> %50, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %49
  %52 = fadd <4 x float> %51, %47
  %53 = tail call fastcc <4 x float> @llvm.copysign.v4f32(<4 x float> noundef %20, <4 x float> noundef %22) #11
  %54 = fadd <4 x float> %53, %52
  %55 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %22) #11
  %56 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %54, <4 x float> noundef %20, <4 x float> noundef %55) #11
  %57 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %20)
  %58 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %22)
  %59 = fcmp ogt <4 x float> %57, %58
  %60 = select <4 x i1> %59, <4 x float> %20, <4 x float> %22
  %61 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %20, <4 x float> %22)
  %62 = fcmp oeq <4 x float> %57, %58
  %63 = or <4 x i1> %50, %62
  %64 = select <4 x i1> %63, <4 x float> %61, <4 x float> %60
  %65 = fadd <4 x float> %64, %56
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %18
  store <4 x float> %65, ptr addrspace(1) %66, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !17
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %18
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !17
  %23 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %20, <4 x float> splat (float -1.000000e+00))
  %24 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %23, <4 x float> splat (float 1.000000e+00))
  %25 = fsub <4 x float> %22, %20
  %26 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> splat (float 2.500000e-01), <4 x float> %20)
  %27 = fadd <4 x float> %24, %26
  %28 = fcmp uge <4 x float> %20, splat (float 5.000000e-01)
  %29 = select <4 x i1> %28, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %30 = fadd <4 x float> %29, %27
  %31 = fadd <4 x float> %22, splat (float 1.000000e+00)
  %32 = fmul <4 x float> %31, splat (float 5.000000e-01)
  %33 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %32, <4 x float> zeroinitializer)
  %34 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %33, <4 x float> splat (float 1.000000e+00))
  %35 = fmul <4 x float> %34, %34
  %36 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %34, <4 x float> splat (float -2.000000e+00), <4 x float> splat (float 3.000000e+00))
  %37 = fmul <4 x float> %35, %36
  %38 = fcmp ueq <4 x float> %20, zeroinitializer
  %39 = select <4 x i1> %38, <4 x float> zeroinitializer, <4 x float> splat (float 1.000000e+00)
  %40 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %39, <4 x float> %20)
  %41 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %37, <4 x float> %40, <4 x float> %30)
  %42 = fmul <4 x float> %20, splat (float 0x404CA5DC20000000)
  %43 = fmul <4 x float> %22, splat (float 0x3F91DF46A0000000)
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %42, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %43)
  %45 = fadd <4 x float> %44, %41
  %46 = tail call fastcc <4 x float> @llvm.minnum.v4f32(<4 x float> noundef %20, <4 x float> noundef splat (float 1.500000e+00)) #11
  %47 = tail call fastcc <4 x float> @llvm.maxnum.v4f32(<4 x float> noundef %45, <4 x float> noundef %46) #11
  %48 = fsub <4 x float> %20, %22
  %49 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %48, <4 x float> zeroinitializer)
  %50 = fcmp uno <4 x float> %22, %20
  %51 = select <4 x i1> %50, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %49
  %52 = fadd <4 x float> %51, %47
  %53 = tail call fastcc <4 x float> @llvm.copysign.v4f32(<4 x float> noundef %20, <4 x float> noundef %22) #11
  %54 = fadd <4 x float> %53, %52
  %55 = tail call fastcc <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %22) #11
  %56 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %54, <4 x float> noundef %20, <4 x float> noundef %55) #11
  %57 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %20)
  %58 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %22)
  %59 = fcmp ogt <4 x float> %57, %58
  %60 = select <4 x i1> %59, <4 x float> %20, <4 x float> %22
  %61 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %20, <4 x float> %22)
  %62 = fcmp oeq <4 x float> %57, %58
  %63 = or <4 x i1> %50, %62
  %64 = select <4 x i1> %63, <4 x float> %61, <4 x float> %60
  %65 = fadd <4 x float> %64, %56
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %18
  store <4 x float> %65, ptr addrspace(1) %66, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !18
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = fcmp une <4 x float> %21, zeroinitializer
  %25 = bitcast <4 x i1> %24 to i4
  %26 = icmp eq i4 %25, 0
  %27 = extractelement <4 x float> %21, i64 0
  %28 = extractelement <4 x float> %21, i64 1
  br i1 %26, label %29, label %34

29:                                               ; preds = %4
  %30 = extractelement <4 x float> %21, i64 2
  %31 = extractelement <4 x float> %21, i64 3
  %32 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %33 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  br label %88

34:                                               ; preds = %4
  %35 = fmul float %28, %28
  %36 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %35)
  %37 = extractelement <4 x float> %21, i64 2
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %36)
  %39 = extractelement <4 x float> %21, i64 3
  %40 = tail call noundef float @llvm.fmuladd.f32(float %39, float %39, float %38)
  %41 = fcmp olt float %40, 0x3810000000000000
  br i1 %41, label %42, label %52

42:                                               ; preds = %34
  %43 = fmul <4 x float> %21, splat (float 0x4550000000000000)
  %44 = extractelement <4 x float> %43, i64 0
  %45 = extractelement <4 x float> %43, i64 1
  %46 = fmul float %45, %45
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = extractelement <4 x float> %43, i64 2
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %47)
  %50 = extractelement <4 x float> %43, i64 3
  %51 = tail call noundef float @llvm.fmuladd.f32(float %50, float %50, float %49)
  br label %78

52:                                               ; preds = %34
  %53 = fcmp oeq float %40, 0x7FF0000000000000
  br i1 %53, label %54, label %78

54:                                               ; preds = %52
  %55 = fmul <4 x float> %21, splat (float 0x3BD0000000000000)
  %56 = extractelement <4 x float> %55, i64 0
  %57 = extractelement <4 x float> %55, i64 1
  %58 = fmul float %57, %57
  %59 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %58)
  %60 = extractelement <4 x float> %55, i64 2
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %59)
  %62 = extractelement <4 x float> %55, i64 3
  %63 = tail call noundef float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = fcmp oeq float %63, 0x7FF0000000000000
  br i1 %64, label %65, label %78

65:                                               ; preds = %54
  %66 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %55)
  %67 = fcmp oeq <4 x float> %66, splat (float 0x7FF0000000000000)
  %68 = select <4 x i1> %67, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %69 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %68, <4 x float> %55)
  %70 = extractelement <4 x float> %69, i64 0
  %71 = extractelement <4 x float> %69, i64 1
  %72 = fmul float %71, %71
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %72)
  %74 = extractelement <4 x float> %69, i64 2
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %74, float %73)
  %76 = extractelement <4 x float> %69, i64 3
  %77 = tail call noundef float @llvm.fmuladd.f32(float %76, float %76, float %75)
  br label %78

78:                                               ; preds = %65, %54, %52, %42
  %79 = phi <4 x float> [ %43, %42 ], [ %69, %65 ], [ %55, %54 ], [ %21, %52 ]
  %80 = phi float [ %51, %42 ], [ %77, %65 ], [ %63, %54 ], [ %40, %52 ]
  %81 = tail call contract float @llvm.sqrt.f32(float %80), !fpmath !24
  %82 = fdiv contract float 1.000000e+00, %81, !fpmath !25
  %83 = insertelement <4 x float> poison, float %82, i64 0
  %84 = shufflevector <4 x float> %83, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %85 = fmul <4 x float> %79, %84
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %87 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  br label %88

88:                                               ; preds = %29, %78
  %89 = phi float [ %31, %29 ], [ %39, %78 ]
  %90 = phi float [ %30, %29 ], [ %37, %78 ]
  %91 = phi <2 x float> [ %32, %29 ], [ %86, %78 ]
  %92 = phi <2 x float> [ %33, %29 ], [ %87, %78 ]
  %93 = extractelement <4 x float> %23, i64 2
  %94 = extractelement <4 x float> %23, i64 1
  %95 = extractelement <4 x float> %23, i64 0
  %96 = fneg <4 x float> %23
  %97 = shufflevector <4 x float> %96, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %98 = fmul <2 x float> %92, %97
  %99 = shufflevector <4 x float> %23, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %100 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %91, <2 x float> %99, <2 x float> %98)
  %101 = fneg float %95
  %102 = extractelement <2 x float> %91, i64 0
  %103 = fmul float %102, %101
  %104 = extractelement <2 x float> %92, i64 1
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %94, float %103)
  %106 = shufflevector <2 x float> %100, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %107 = insertelement <4 x float> %106, float 0.000000e+00, i64 3
  %108 = insertelement <4 x float> %107, float %105, i64 2
  %109 = fmul float %28, %94
  %110 = tail call float @llvm.fmuladd.f32(float %27, float %95, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %90, float %93, float %110)
  %112 = extractelement <4 x float> %23, i64 3
  %113 = tail call noundef float @llvm.fmuladd.f32(float %89, float %112, float %111)
  %114 = insertelement <4 x float> poison, float %113, i64 0
  %115 = shufflevector <4 x float> %114, <4 x float> poison, <4 x i32> zeroinitializer
  %116 = fmul float %94, %94
  %117 = tail call float @llvm.fmuladd.f32(float %95, float %95, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %93, float %93, float %117)
  %119 = tail call noundef float @llvm.fmuladd.f32(float %112, float %112, float %118)
  %120 = fcmp oeq float %119, 0.000000e+00
  br i1 %120, label %127, label %121

121:                                              ; preds = %88
  %122 = tail call afn noundef float @llvm.sqrt.f32(float %119), !fpmath !24
  %123 = fdiv arcp afn float 1.000000e+00, %122, !fpmath !25
  %124 = insertelement <4 x float> poison, float %123, i64 0
  %125 = shufflevector <4 x float> %124, <4 x float> poison, <4 x i32> zeroinitializer
  %126 = fmul <4 x float> %23, %125
  br label %127

127:                                              ; preds = %88, %121
  %128 = phi <4 x float> [ %126, %121 ], [ %23, %88 ]
  %129 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %130 = shufflevector <4 x float> %23, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %131 = fsub <2 x float> %129, %130
  %132 = extractelement <2 x float> %131, i64 0
  %133 = fmul <2 x float> %131, %131
  %134 = extractelement <2 x float> %133, i64 1
  %135 = tail call noundef float @llvm.fmuladd.f32(float %132, float %132, float %134)
  %136 = fcmp olt float %135, 0x3810000000000000
  br i1 %136, label %137, label %145

137:                                              ; preds = %127
  %138 = fmul <2 x float> %131, splat (float 0x4550000000000000)
  %139 = extractelement <2 x float> %138, i64 0
  %140 = fmul <2 x float> %138, %138
  %141 = extractelement <2 x float> %140, i64 1
  %142 = tail call noundef float @llvm.fmuladd.f32(float %139, float %139, float %141)
  %143 = tail call noundef float @llvm.sqrt.f32(float %142), !fpmath !24
  %144 = fmul float %143, 0x3A90000000000000
  br label %157

145:                                              ; preds = %127
  %146 = fcmp oeq float %135, 0x7FF0000000000000
  br i1 %146, label %147, label %155

147:                                              ; preds = %145
  %148 = fmul <2 x float> %131, splat (float 0x3BE0000000000000)
  %149 = extractelement <2 x float> %148, i64 0
  %150 = fmul <2 x float> %148, %148
  %151 = extractelement <2 x float> %150, i64 1
  %152 = tail call noundef float @llvm.fmuladd.f32(float %149, float %149, float %151)
  %153 = tail call noundef float @llvm.sqrt.f32(float %152), !fpmath !24
  %154 = fmul float %153, 0x4400000000000000
  br label %157

155:                                              ; preds = %145
  %156 = tail call noundef float @llvm.sqrt.f32(float %135), !fpmath !24
  br label %157

157:                                              ; preds = %137, %147, %155
  %158 = phi float [ %144, %137 ], [ %154, %147 ], [ %156, %155 ]
  %159 = insertelement <4 x float> poison, float %158, i64 0
  %160 = shufflevector <4 x float> %159, <4 x float> poison, <4 x i32> zeroinitializer
  %161 = fmul <4 x float> %128, %160
  %162 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %108, <4 x float> %115, <4 x float> %161)
  %163 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %162, ptr addrspace(1) %163, align 16, !tbaa !17
  %164 = shufflevector <4 x float> %21, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %165 = fmul float %28, %28
  %166 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %165)
  %167 = tail call noundef float @llvm.fmuladd.f32(float %90, float %90, float %166)
  %168 = fcmp olt float %167, 0x3810000000000000
  br i1 %168, label %169, label %179

169:                                              ; preds = %157
  %170 = fmul <3 x float> %164, splat (float 0x4550000000000000)
  %171 = extractelement <3 x float> %170, i64 0
  %172 = extractelement <3 x float> %170, i64 1
  %173 = fmul float %172, %172
  %174 = tail call float @llvm.fmuladd.f32(float %171, float %171, float %173)
  %175 = extractelement <3 x float> %170, i64 2
  %176 = tail call noundef float @llvm.fmuladd.f32(float %175, float %175, float %174)
  %177 = tail call noundef float @llvm.sqrt.f32(float %176), !fpmath !24
  %178 = fmul float %177, 0x3A90000000000000
  br label %193

179:                                              ; preds = %157
  %180 = fcmp oeq float %167, 0x7FF0000000000000
  br i1 %180, label %181, label %191

181:                                              ; preds = %179
  %182 = fmul <3 x float> %164, splat (float 0x3BE0000000000000)
  %183 = extractelement <3 x float> %182, i64 0
  %184 = extractelement <3 x float> %182, i64 1
  %185 = fmul float %184, %184
  %186 = tail call float @llvm.fmuladd.f32(float %183, float %183, float %185)
  %187 = extractelement <3 x float> %182, i64 2
  %188 = tail call noundef float @llvm.fmuladd.f32(float %187, float %187, float %186)
  %189 = tail call noundef float @llvm.sqrt.f32(float %188), !fpmath !24
  %190 = fmul float %189, 0x4400000000000000
  br label %193

191:                                              ; preds = %179
  %192 = tail call noundef float @llvm.sqrt.f32(float %167), !fpmath !24
  br label %193

193:                                              ; preds = %169, %181, %191
  %194 = phi float [ %178, %169 ], [ %190, %181 ], [ %192, %191 ]
  %195 = insertelement <2 x float> poison, float %194, i64 0
  %196 = tail call afn noundef float @llvm.sqrt.f32(float %119), !fpmath !24
  %197 = insertelement <2 x float> %195, float %196, i64 1
  %198 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %19
  store <2 x float> %197, ptr addrspace(1) %198, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = fcmp une <4 x float> %21, zeroinitializer
  %25 = bitcast <4 x i1> %24 to i4
  %26 = icmp eq i4 %25, 0
  %27 = extractelement <4 x float> %21, i64 0
  %28 = extractelement <4 x float> %21, i64 1
  br i1 %26, label %29, label %34

29:                                               ; preds = %4
  %30 = extractelement <4 x float> %21, i64 2
  %31 = extractelement <4 x float> %21, i64 3
  %32 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %33 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  br label %88

34:                                               ; preds = %4
  %35 = fmul float %28, %28
  %36 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %35)
  %37 = extractelement <4 x float> %21, i64 2
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %36)
  %39 = extractelement <4 x float> %21, i64 3
  %40 = tail call noundef float @llvm.fmuladd.f32(float %39, float %39, float %38)
  %41 = fcmp olt float %40, 0x3810000000000000
  br i1 %41, label %42, label %52

42:                                               ; preds = %34
  %43 = fmul <4 x float> %21, splat (float 0x4550000000000000)
  %44 = extractelement <4 x float> %43, i64 0
  %45 = extractelement <4 x float> %43, i64 1
  %46 = fmul float %45, %45
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = extractelement <4 x float> %43, i64 2
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %47)
  %50 = extractelement <4 x float> %43, i64 3
  %51 = tail call noundef float @llvm.fmuladd.f32(float %50, float %50, float %49)
  br label %78

52:                                               ; preds = %34
  %53 = fcmp oeq float %40, 0x7FF0000000000000
  br i1 %53, label %54, label %78

54:                                               ; preds = %52
  %55 = fmul <4 x float> %21, splat (float 0x3BD0000000000000)
  %56 = extractelement <4 x float> %55, i64 0
  %57 = extractelement <4 x float> %55, i64 1
  %58 = fmul float %57, %57
  %59 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %58)
  %60 = extractelement <4 x float> %55, i64 2
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %59)
  %62 = extractelement <4 x float> %55, i64 3
  %63 = tail call noundef float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = fcmp oeq float %63, 0x7FF0000000000000
  br i1 %64, label %65, label %78

65:                                               ; preds = %54
  %66 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %55)
  %67 = fcmp oeq <4 x float> %66, splat (float 0x7FF0000000000000)
  %68 = select <4 x i1> %67, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %69 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %68, <4 x float> %55)
  %70 = extractelement <4 x float> %69, i64 0
  %71 = extractelement <4 x float> %69, i64 1
  %72 = fmul float %71, %71
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %72)
  %74 = extractelement <4 x float> %69, i64 2
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %74, float %73)
  %76 = extractelement <4 x float> %69, i64 3
  %77 = tail call noundef float @llvm.fmuladd.f32(float %76, float %76, float %75)
  br label %78

78:                                               ; preds = %65, %54, %52, %42
  %79 = phi <4 x float> [ %43, %42 ], [ %69, %65 ], [ %55, %54 ], [ %21, %52 ]
  %80 = phi float [ %51, %42 ], [ %77, %65 ], [ %63, %54 ], [ %40, %52 ]
  %81 = tail call contract float @llvm.sqrt.f32(float %80), !fpmath !24
  %82 = fdiv contract float 1.000000e+00, %81, !fpmath !25
  %83 = insertelement <4 x float> poison, float %82, i64 0
  %84 = shufflevector <4 x float> %83, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %85 = fmul <4 x float> %79, %84
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %87 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  br label %88

88:                                               ; preds = %29, %78
  %89 = phi float [ %31, %29 ], [ %39, %78 ]
  %90 = phi float [ %30, %29 ], [ %37, %78 ]
  %91 = phi <2 x float> [ %32, %29 ], [ %86, %78 ]
  %92 = phi <2 x float> [ %33, %29 ], [ %87, %78 ]
  %93 = extractelement <4 x float> %23, i64 2
  %94 = extractelement <4 x float> %23, i64 1
  %95 = extractelement <4 x float> %23, i64 0
  %96 = fneg <4 x float> %23
  %97 = shufflevector <4 x float> %96, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %98 = fmul <2 x float> %92, %97
  %99 = shufflevector <4 x float> %23, <4 x float> poison, <2 x i32> <i32 2, i32 0>
  %100 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %91, <2 x float> %99, <2 x float> %98)
  %101 = fneg float %95
  %102 = extractelement <2 x float> %91, i64 0
  %103 = fmul float %102, %101
  %104 = extractelement <2 x float> %92, i64 1
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %94, float %103)
  %106 = shufflevector <2 x float> %100, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %107 = insertelement <4 x float> %106, float 0.000000e+00, i64 3
  %108 = insertelement <4 x float> %107, float %105, i64 2
  %109 = fmul float %28, %94
  %110 = tail call float @llvm.fmuladd.f32(float %27, float %95, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %90, float %93, float %110)
  %112 = extractelement <4 x float> %23, i64 3
  %113 = tail call noundef float @llvm.fmuladd.f32(float %89, float %112, float %111)
  %114 = insertelement <4 x float> poison, float %113, i64 0
  %115 = shufflevector <4 x float> %114, <4 x float> poison, <4 x i32> zeroinitializer
  %116 = fmul float %94, %94
  %117 = tail call float @llvm.fmuladd.f32(float %95, float %95, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %93, float %93, float %117)
  %119 = tail call noundef float @llvm.fmuladd.f32(float %112, float %112, float %118)
  %120 = fcmp oeq float %119, 0.000000e+00
  br i1 %120, label %127, label %121

121:                                              ; preds = %88
  %122 = tail call afn noundef float @llvm.sqrt.f32(float %119), !fpmath !24
  %123 = fdiv arcp afn float 1.000000e+00, %122, !fpmath !25
  %124 = insertelement <4 x float> poison, float %123, i64 0
  %125 = shufflevector <4 x float> %124, <4 x float> poison, <4 x i32> zeroinitializer
  %126 = fmul <4 x float> %23, %125
  br label %127

127:                                              ; preds = %88, %121
  %128 = phi <4 x float> [ %126, %121 ], [ %23, %88 ]
  %129 = shufflevector <4 x float> %21, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %130 = shufflevector <4 x float> %23, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %131 = fsub <2 x float> %129, %130
  %132 = extractelement <2 x float> %131, i64 0
  %133 = fmul <2 x float> %131, %131
  %134 = extractelement <2 x float> %133, i64 1
  %135 = tail call noundef float @llvm.fmuladd.f32(float %132, float %132, float %134)
  %136 = fcmp olt float %135, 0x3810000000000000
  br i1 %136, label %137, label %145

137:                                              ; preds = %127
  %138 = fmul <2 x float> %131, splat (float 0x4550000000000000)
  %139 = extractelement <2 x float> %138, i64 0
  %140 = fmul <2 x float> %138, %138
  %141 = extractelement <2 x float> %140, i64 1
  %142 = tail call noundef float @llvm.fmuladd.f32(float %139, float %139, float %141)
  %143 = tail call noundef float @llvm.sqrt.f32(float %142), !fpmath !24
  %144 = fmul float %143, 0x3A90000000000000
  br label %157

145:                                              ; preds = %127
  %146 = fcmp oeq float %135, 0x7FF0000000000000
  br i1 %146, label %147, label %155

147:                                              ; preds = %145
  %148 = fmul <2 x float> %131, splat (float 0x3BE0000000000000)
  %149 = extractelement <2 x float> %148, i64 0
  %150 = fmul <2 x float> %148, %148
  %151 = extractelement <2 x float> %150, i64 1
  %152 = tail call noundef float @llvm.fmuladd.f32(float %149, float %149, float %151)
  %153 = tail call noundef float @llvm.sqrt.f32(float %152), !fpmath !24
  %154 = fmul float %153, 0x4400000000000000
  br label %157

155:                                              ; preds = %145
  %156 = tail call noundef float @llvm.sqrt.f32(float %135), !fpmath !24
  br label %157

157:                                              ; preds = %137, %147, %155
  %158 = phi float [ %144, %137 ], [ %154, %147 ], [ %156, %155 ]
  %159 = insertelement <4 x float> poison, float %158, i64 0
  %160 = shufflevector <4 x float> %159, <4 x float> poison, <4 x i32> zeroinitializer
  %161 = fmul <4 x float> %128, %160
  %162 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %108, <4 x float> %115, <4 x float> %161)
  %163 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %162, ptr addrspace(1) %163, align 16, !tbaa !17
  %164 = shufflevector <4 x float> %21, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %165 = fmul float %28, %28
  %166 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %165)
  %167 = tail call noundef float @llvm.fmuladd.f32(float %90, float %90, float %166)
  %168 = fcmp olt float %167, 0x3810000000000000
  br i1 %168, label %169, label %179

169:                                              ; preds = %157
  %170 = fmul <3 x float> %164, splat (float 0x4550000000000000)
  %171 = extractelement <3 x float> %170, i64 0
  %172 = extractelement <3 x float> %170, i64 1
  %173 = fmul float %172, %172
  %174 = tail call float @llvm.fmuladd.f32(float %171, float %171, float %173)
  %175 = extractelement <3 x float> %170, i64 2
  %176 = tail call noundef float @llvm.fmuladd.f32(float %175, float %175, float %174)
  %177 = tail call noundef float @llvm.sqrt.f32(float %176), !fpmath !24
  %178 = fmul float %177, 0x3A90000000000000
  br label %193

179:                                              ; preds = %157
  %180 = fcmp oeq float %167, 0x7FF0000000000000
  br i1 %180, label %181, label %191

181:                                              ; preds = %179
  %182 = fmul <3 x float> %164, splat (float 0x3BE0000000000000)
  %183 = extractelement <3 x float> %182, i64 0
  %184 = extractelement <3 x float> %182, i64 1
  %185 = fmul float %184, %184
  %186 = tail call float @llvm.fmuladd.f32(float %183, float %183, float %185)
  %187 = extractelement <3 x float> %182, i64 2
  %188 = tail call noundef float @llvm.fmuladd.f32(float %187, float %187, float %186)
  %189 = tail call noundef float @llvm.sqrt.f32(float %188), !fpmath !24
  %190 = fmul float %189, 0x4400000000000000
  br label %193

191:                                              ; preds = %179
  %192 = tail call noundef float @llvm.sqrt.f32(float %167), !fpmath !24
  br label %193

193:                                              ; preds = %169, %181, %191
  %194 = phi float [ %178, %169 ], [ %190, %181 ], [ %192, %191 ]
  %195 = insertelement <2 x float> poison, float %194, i64 0
  %196 = tail call afn noundef float @llvm.sqrt.f32(float %119), !fpmath !24
  %197 = insertelement <2 x float> %195, float %196, i64 1
  %198 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %19
  store <2 x float> %197, ptr addrspace(1) %198, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !27, !amdgpu.noclobber !18
  %21 = and i64 %18, 3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  switch i64 %21, label %31 [
    i64 0, label %24
    i64 1, label %26
    i64 2, label %29
    i64 3, label %32
  ]

24:                                               ; preds = %3
  %25 = or i32 %23, 2139095040
  br label %34

26:                                               ; preds = %3
  %27 = and i32 %23, -2147483648
  %28 = or disjoint i32 %27, 2139095040
  br label %34

29:                                               ; preds = %3
  %30 = and i32 %23, -2139095041
  br label %34

31:                                               ; preds = %3
  unreachable

32:                                               ; preds = %3
  %33 = and i32 %23, -1073741825
  br label %34

34:                                               ; preds = %24, %26, %29, %32
  %35 = phi i32 [ %25, %24 ], [ %28, %26 ], [ %30, %29 ], [ %33, %32 ]
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %36, 0.000000e+00
  %38 = zext i1 %37 to i32
  %39 = tail call float @llvm.fabs.f32(float %36)
  %40 = fcmp oeq float %39, 0x7FF0000000000000
  %41 = select i1 %40, i32 2, i32 0
  %42 = fcmp one float %39, 0x7FF0000000000000
  %43 = select i1 %42, i32 4, i32 0
  %44 = tail call i1 @llvm.is.fpclass.f32(float %36, i32 264)
  %45 = select i1 %44, i32 8, i32 0
  %46 = lshr i32 %35, 27
  %47 = and i32 %46, 16
  %48 = fcmp olt float %20, %36
  %49 = select i1 %48, i32 32, i32 0
  %50 = fcmp oge float %20, %36
  %51 = select i1 %50, i32 64, i32 0
  %52 = fcmp one float %20, %36
  %53 = select i1 %52, i32 128, i32 0
  %54 = fcmp uno float %20, %36
  %55 = select i1 %54, i32 256, i32 0
  %56 = fcmp oeq float %20, %36
  %57 = select i1 %56, i32 512, i32 0
  %58 = fcmp une float %20, %36
  %59 = select i1 %58, i32 1024, i32 0
  %60 = fcmp ord float %20, %36
  %61 = select i1 %60, i32 2048, i32 0
  %62 = fcmp ogt float %20, %36
  %63 = select i1 %62, i32 4096, i32 0
  %64 = fcmp ole float %20, %36
  %65 = select i1 %64, i32 8192, i32 0
  %66 = select i1 %58, i32 16384, i32 0
  %67 = fcmp uge float %20, %36
  %68 = select i1 %67, i32 32768, i32 0
  %69 = or disjoint i32 %65, %47
  %70 = or disjoint i32 %69, %63
  %71 = or disjoint i32 %70, %66
  %72 = or disjoint i32 %71, %68
  %73 = or disjoint i32 %72, %59
  %74 = or i32 %73, %57
  %75 = or i32 %74, %61
  %76 = or i32 %75, %51
  %77 = or i32 %76, %49
  %78 = or i32 %77, %53
  %79 = or i32 %78, %55
  %80 = or i32 %79, %38
  %81 = or i32 %80, %45
  %82 = or i32 %81, %41
  %83 = or i32 %82, %43
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %18
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !27
  %21 = and i64 %18, 3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  switch i64 %21, label %31 [
    i64 0, label %24
    i64 1, label %26
    i64 2, label %29
    i64 3, label %32
  ]

24:                                               ; preds = %3
  %25 = or i32 %23, 2139095040
  br label %34

26:                                               ; preds = %3
  %27 = and i32 %23, -2147483648
  %28 = or disjoint i32 %27, 2139095040
  br label %34

29:                                               ; preds = %3
  %30 = and i32 %23, -2139095041
  br label %34

31:                                               ; preds = %3
  unreachable

32:                                               ; preds = %3
  %33 = and i32 %23, -1073741825
  br label %34

34:                                               ; preds = %26, %32, %29, %24
  %35 = phi i32 [ %25, %24 ], [ %28, %26 ], [ %30, %29 ], [ %33, %32 ]
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %36, 0.000000e+00
  %38 = zext i1 %37 to i32
  %39 = tail call float @llvm.fabs.f32(float %36)
  %40 = fcmp oeq float %39, 0x7FF0000000000000
  %41 = select i1 %40, i32 2, i32 0
  %42 = fcmp one float %39, 0x7FF0000000000000
  %43 = select i1 %42, i32 4, i32 0
  %44 = tail call i1 @llvm.is.fpclass.f32(float %36, i32 264)
  %45 = select i1 %44, i32 8, i32 0
  %46 = lshr i32 %35, 27
  %47 = and i32 %46, 16
  %48 = fcmp olt float %20, %36
  %49 = select i1 %48, i32 32, i32 0
  %50 = fcmp oge float %20, %36
  %51 = select i1 %50, i32 64, i32 0
  %52 = fcmp one float %20, %36
  %53 = select i1 %52, i32 128, i32 0
  %54 = fcmp uno float %20, %36
  %55 = select i1 %54, i32 256, i32 0
  %56 = fcmp oeq float %20, %36
  %57 = select i1 %56, i32 512, i32 0
  %58 = fcmp une float %20, %36
  %59 = select i1 %58, i32 1024, i32 0
  %60 = fcmp ord float %20, %36
  %61 = select i1 %60, i32 2048, i32 0
  %62 = fcmp ogt float %20, %36
  %63 = select i1 %62, i32 4096, i32 0
  %64 = fcmp ole float %20, %36
  %65 = select i1 %64, i32 8192, i32 0
  %66 = select i1 %58, i32 16384, i32 0
  %67 = fcmp uge float %20, %36
  %68 = select i1 %67, i32 32768, i32 0
  %69 = or disjoint i32 %65, %47
  %70 = or disjoint i32 %69, %63
  %71 = or disjoint i32 %70, %66
  %72 = or disjoint i32 %71, %68
  %73 = or disjoint i32 %72, %59
  %74 = or i32 %73, %57
  %75 = or i32 %74, %61
  %76 = or i32 %75, %51
  %77 = or i32 %76, %49
  %78 = or i32 %77, %53
  %79 = or i32 %78, %55
  %80 = or i32 %79, %38
  %81 = or i32 %80, %45
  %82 = or i32 %81, %41
  %83 = or i32 %82, %43
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %18
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !27, !amdgpu.noclobber !18
  %20 = tail call float @llvm.fabs.f32(float %19)
  %21 = tail call fastcc float @llvm.floor.f32(float noundef %19) #11
  %22 = tail call fastcc float @llvm.ceil.f32(float noundef %19) #11
  %23 = tail call fastcc float @llvm.trunc.f32(float noundef %19) #11
  %24 = tail call fastcc float @llvm.round.f32(float noundef %19) #11
  %25 = tail call fastcc float @llvm.rint.f32(float noundef %19) #11
  %26 = bitcast float %20 to i32
  %27 = and i32 %26, 8388607
  %28 = or disjoint i32 %27, 1065353216
  %29 = bitcast i32 %28 to float
  %30 = icmp samesign ugt i32 %26, 1082130431
  br i1 %30, label %31, label %43

31:                                               ; preds = %2
  %32 = lshr i32 %26, 23
  %33 = add nsw i32 %32, -128
  br label %34

34:                                               ; preds = %34, %31
  %35 = phi float [ %40, %34 ], [ %29, %31 ]
  %36 = phi i32 [ %41, %34 ], [ %33, %31 ]
  %37 = fcmp oge float %35, 1.500000e+00
  %38 = select i1 %37, float 1.500000e+00, float 0.000000e+00
  %39 = fsub float %35, %38
  %40 = fadd float %39, %39
  %41 = add nsw i32 %36, -1
  %42 = icmp samesign ugt i32 %36, 1
  br i1 %42, label %34, label %43

43:                                               ; preds = %34, %2
  %44 = phi float [ %29, %2 ], [ %40, %34 ]
  %45 = insertelement <8 x float> poison, float %21, i64 0
  %46 = insertelement <8 x float> %45, float %22, i64 1
  %47 = insertelement <8 x float> %46, float %23, i64 2
  %48 = insertelement <8 x float> %47, float %24, i64 3
  %49 = insertelement <8 x float> %48, float %25, i64 4
  %50 = fcmp ord float %19, 0.000000e+00
  %51 = fcmp une float %20, 0x7FF0000000000000
  %52 = tail call noundef float @llvm.floor.f32(float %19)
  %53 = fsub float %19, %52
  %54 = tail call noundef float @llvm.minimumnum.f32(float %53, float 0x3FEFFFFFE0000000)
  %55 = select i1 %51, float %54, float 0.000000e+00
  %56 = select i1 %50, float %55, float %19
  %57 = insertelement <8 x float> %49, float %56, i64 5
  %58 = insertelement <8 x float> %57, float %52, i64 6
  %59 = bitcast float %19 to i32
  %60 = fcmp oge float %44, 1.500000e+00
  %61 = select i1 %60, float 1.500000e+00, float 0.000000e+00
  %62 = fsub float %44, %61
  %63 = icmp samesign ult i32 %26, 1073741824
  %64 = fmul float %62, 2.000000e+00
  %65 = select i1 %63, float %20, float %64
  %66 = icmp eq i32 %26, 1077936128
  %67 = bitcast float %65 to i32
  %68 = select i1 %66, i32 0, i32 %67
  %69 = xor i32 %68, %59
  %70 = xor i32 %69, %26
  %71 = bitcast i32 %70 to float
  %72 = icmp samesign ugt i32 %26, 2139095039
  %73 = select i1 %72, float 0x7FF8000000000000, float %71
  %74 = insertelement <8 x float> %58, float %73, i64 7
  %75 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %17
  store <8 x float> %74, ptr addrspace(1) %75, align 32, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !27
  %20 = tail call float @llvm.fabs.f32(float %19)
  %21 = tail call fastcc float @llvm.floor.f32(float noundef %19) #11
  %22 = tail call fastcc float @llvm.ceil.f32(float noundef %19) #11
  %23 = tail call fastcc float @llvm.trunc.f32(float noundef %19) #11
  %24 = tail call fastcc float @llvm.round.f32(float noundef %19) #11
  %25 = tail call fastcc float @llvm.rint.f32(float noundef %19) #11
  %26 = bitcast float %20 to i32
  %27 = and i32 %26, 8388607
  %28 = or disjoint i32 %27, 1065353216
  %29 = bitcast i32 %28 to float
  %30 = icmp samesign ugt i32 %26, 1082130431
  br i1 %30, label %31, label %43

31:                                               ; preds = %2
  %32 = lshr i32 %26, 23
  %33 = add nsw i32 %32, -128
  br label %34

34:                                               ; preds = %34, %31
  %35 = phi float [ %40, %34 ], [ %29, %31 ]
  %36 = phi i32 [ %41, %34 ], [ %33, %31 ]
  %37 = fcmp oge float %35, 1.500000e+00
  %38 = select i1 %37, float 1.500000e+00, float 0.000000e+00
  %39 = fsub float %35, %38
  %40 = fadd float %39, %39
  %41 = add nsw i32 %36, -1
  %42 = icmp samesign ugt i32 %36, 1
  br i1 %42, label %34, label %43

43:                                               ; preds = %34, %2
  %44 = phi float [ %29, %2 ], [ %40, %34 ]
  %45 = insertelement <8 x float> poison, float %21, i64 0
  %46 = insertelement <8 x float> %45, float %22, i64 1
  %47 = insertelement <8 x float> %46, float %23, i64 2
  %48 = insertelement <8 x float> %47, float %24, i64 3
  %49 = insertelement <8 x float> %48, float %25, i64 4
  %50 = fcmp ord float %19, 0.000000e+00
  %51 = fcmp une float %20, 0x7FF0000000000000
  %52 = tail call noundef float @llvm.floor.f32(float %19)
  %53 = fsub float %19, %52
  %54 = tail call noundef float @llvm.minimumnum.f32(float %53, float 0x3FEFFFFFE0000000)
  %55 = select i1 %51, float %54, float 0.000000e+00
  %56 = select i1 %50, float %55, float %19
  %57 = insertelement <8 x float> %49, float %56, i64 5
  %58 = insertelement <8 x float> %57, float %52, i64 6
  %59 = bitcast float %19 to i32
  %60 = fcmp oge float %44, 1.500000e+00
  %61 = select i1 %60, float 1.500000e+00, float 0.000000e+00
  %62 = fsub float %44, %61
  %63 = icmp samesign ult i32 %26, 1073741824
  %64 = fmul float %62, 2.000000e+00
  %65 = select i1 %63, float %20, float %64
  %66 = icmp eq i32 %26, 1077936128
  %67 = bitcast float %65 to i32
  %68 = select i1 %66, i32 0, i32 %67
  %69 = xor i32 %68, %59
  %70 = xor i32 %69, %26
  %71 = bitcast i32 %70 to float
  %72 = icmp samesign ugt i32 %26, 2139095039
  %73 = select i1 %72, float 0x7FF8000000000000, float %71
  %74 = insertelement <8 x float> %58, float %73, i64 7
  %75 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %17
  store <8 x float> %74, ptr addrspace(1) %75, align 32, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !27, !amdgpu.noclobber !18
  %20 = tail call float @llvm.fabs.f32(float %19)
  %21 = bitcast float %20 to i32
  %22 = add nsw i32 %21, -8388608
  %23 = icmp ult i32 %22, -8388607
  %24 = or i32 %21, 226492416
  %25 = bitcast i32 %24 to float
  %26 = fadd float %25, 0xB9B0000000000000
  %27 = bitcast float %26 to i32
  %28 = select i1 %23, i32 %21, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = fcmp one float %20, 0x7FF0000000000000
  %31 = and i1 %30, %29
  %32 = and i32 %28, 8388607
  %33 = bitcast float %19 to i32
  %34 = and i32 %33, -2147483648
  %35 = or disjoint i32 %34, %32
  %36 = or disjoint i32 %35, 1056964608
  %37 = ashr i32 %28, 23
  %38 = select i1 %23, i32 -126, i32 -152
  %39 = add nsw i32 %37, %38
  %40 = select i1 %31, i32 %39, i32 0
  %41 = bitcast i32 %36 to float
  %42 = select i1 %31, float %41, float %19
  %43 = tail call noundef float @llvm.trunc.f32(float %19)
  %44 = fcmp une float %20, 0x7FF0000000000000
  %45 = fsub float %19, %43
  %46 = select i1 %44, float %45, float 0.000000e+00
  %47 = tail call noundef float @llvm.copysign.f32(float %46, float %19)
  %48 = insertelement <8 x float> poison, float %42, i64 0
  %49 = sitofp i32 %40 to float
  %50 = insertelement <8 x float> %48, float %49, i64 1
  %51 = add nsw i32 %40, -3
  %52 = tail call fastcc float @llvm.ldexp.f32.i32(float noundef %42, i32 noundef %51) #11
  %53 = insertelement <8 x float> %50, float %52, i64 2
  %54 = and i32 %33, 8388607
  %55 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %54, i1 false)
  %56 = sub nuw nsw i32 -118, %55
  %57 = lshr i32 %21, 23
  %58 = add nsw i32 %57, -127
  %59 = icmp samesign ult i32 %21, 8388608
  %60 = select i1 %59, i32 %56, i32 %58
  %61 = icmp eq i32 %21, 0
  %62 = select i1 %61, i32 -2147483648, i32 %60
  %63 = icmp samesign ugt i32 %21, 2139095039
  %64 = select i1 %63, i32 2147483647, i32 %62
  %65 = sitofp i32 %64 to float
  %66 = insertelement <8 x float> %53, float %65, i64 3
  %67 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %21, i1 false)
  %68 = sub nuw nsw i32 -118, %67
  %69 = sitofp i32 %68 to float
  %70 = sitofp i32 %58 to float
  %71 = select i1 %63, float %20, float %70
  %72 = select i1 %59, float %69, float %71
  %73 = select i1 %61, float 0xFFF0000000000000, float %72
  %74 = insertelement <8 x float> %66, float %73, i64 4
  %75 = insertelement <8 x float> %74, float %47, i64 5
  %76 = insertelement <8 x float> %75, float %43, i64 6
  %77 = sub nsw i32 -2147483648, %33
  %78 = icmp slt i32 %33, 0
  %79 = select i1 %78, i32 %77, i32 %33
  %80 = icmp sgt i32 %79, -1
  %81 = select i1 %80, i32 -1, i32 1
  %82 = add nsw i32 %81, %79
  %83 = sub i32 -2147483648, %82
  %84 = icmp slt i32 %82, 0
  %85 = icmp ne i32 %82, 0
  %86 = or i1 %80, %85
  %87 = select i1 %86, i32 %82, i32 -2147483648
  %88 = select i1 %84, i32 %83, i32 %87
  %89 = fcmp ord float %19, 0.000000e+00
  %90 = fcmp oeq float %19, 0.000000e+00
  %91 = icmp eq i32 %33, 0
  %92 = or i1 %90, %91
  %93 = bitcast i32 %88 to float
  %94 = select i1 %89, float %93, float %19
  %95 = select i1 %92, float 0.000000e+00, float %94
  %96 = insertelement <8 x float> %76, float %95, i64 7
  %97 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %17
  store <8 x float> %96, ptr addrspace(1) %97, align 32, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !27
  %20 = tail call float @llvm.fabs.f32(float %19)
  %21 = bitcast float %20 to i32
  %22 = add nsw i32 %21, -8388608
  %23 = icmp ult i32 %22, -8388607
  %24 = or i32 %21, 226492416
  %25 = bitcast i32 %24 to float
  %26 = fadd float %25, 0xB9B0000000000000
  %27 = bitcast float %26 to i32
  %28 = select i1 %23, i32 %21, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = fcmp one float %20, 0x7FF0000000000000
  %31 = and i1 %30, %29
  %32 = and i32 %28, 8388607
  %33 = bitcast float %19 to i32
  %34 = and i32 %33, -2147483648
  %35 = or disjoint i32 %34, %32
  %36 = or disjoint i32 %35, 1056964608
  %37 = ashr i32 %28, 23
  %38 = select i1 %23, i32 -126, i32 -152
  %39 = add nsw i32 %37, %38
  %40 = select i1 %31, i32 %39, i32 0
  %41 = bitcast i32 %36 to float
  %42 = select i1 %31, float %41, float %19
  %43 = tail call noundef float @llvm.trunc.f32(float %19)
  %44 = fcmp une float %20, 0x7FF0000000000000
  %45 = fsub float %19, %43
  %46 = select i1 %44, float %45, float 0.000000e+00
  %47 = tail call noundef float @llvm.copysign.f32(float %46, float %19)
  %48 = insertelement <8 x float> poison, float %42, i64 0
  %49 = sitofp i32 %40 to float
  %50 = insertelement <8 x float> %48, float %49, i64 1
  %51 = add nsw i32 %40, -3
  %52 = tail call fastcc float @llvm.ldexp.f32.i32(float noundef %42, i32 noundef %51) #11
  %53 = insertelement <8 x float> %50, float %52, i64 2
  %54 = and i32 %33, 8388607
  %55 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %54, i1 false)
  %56 = sub nuw nsw i32 -118, %55
  %57 = lshr i32 %21, 23
  %58 = add nsw i32 %57, -127
  %59 = icmp samesign ult i32 %21, 8388608
  %60 = select i1 %59, i32 %56, i32 %58
  %61 = icmp eq i32 %21, 0
  %62 = select i1 %61, i32 -2147483648, i32 %60
  %63 = icmp samesign ugt i32 %21, 2139095039
  %64 = select i1 %63, i32 2147483647, i32 %62
  %65 = sitofp i32 %64 to float
  %66 = insertelement <8 x float> %53, float %65, i64 3
  %67 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %21, i1 false)
  %68 = sub nuw nsw i32 -118, %67
  %69 = sitofp i32 %68 to float
  %70 = sitofp i32 %58 to float
  %71 = select i1 %63, float %20, float %70
  %72 = select i1 %59, float %69, float %71
  %73 = select i1 %61, float 0xFFF0000000000000, float %72
  %74 = insertelement <8 x float> %66, float %73, i64 4
  %75 = insertelement <8 x float> %74, float %47, i64 5
  %76 = insertelement <8 x float> %75, float %43, i64 6
  %77 = sub nsw i32 -2147483648, %33
  %78 = icmp slt i32 %33, 0
  %79 = select i1 %78, i32 %77, i32 %33
  %80 = icmp sgt i32 %79, -1
  %81 = select i1 %80, i32 -1, i32 1
  %82 = add nsw i32 %81, %79
  %83 = sub i32 -2147483648, %82
  %84 = icmp slt i32 %82, 0
  %85 = icmp ne i32 %82, 0
  %86 = or i1 %80, %85
  %87 = select i1 %86, i32 %82, i32 -2147483648
  %88 = select i1 %84, i32 %83, i32 %87
  %89 = fcmp ord float %19, 0.000000e+00
  %90 = fcmp oeq float %19, 0.000000e+00
  %91 = icmp eq i32 %33, 0
  %92 = or i1 %90, %91
  %93 = bitcast i32 %88 to float
  %94 = select i1 %89, float %93, float %19
  %95 = select i1 %92, float 0.000000e+00, float %94
  %96 = insertelement <8 x float> %76, float %95, i64 7
  %97 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %17
  store <8 x float> %96, ptr addrspace(1) %97, align 32, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #9

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
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"float4*"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"const", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float4*", !"float4*", !"float4*", !"float2*"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*"}
!23 = !{!"const", !"const", !"", !""}
!24 = !{float 3.000000e+00}
!25 = !{float 2.500000e+00}
!26 = !{!"float*", !"uint*", !"int*"}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !8, i64 0}
!29 = !{i32 1, i32 1}
!30 = !{!"none", !"none"}
!31 = !{!"float*", !"float8*"}
!32 = !{!"float*", !"float __attribute__((ext_vector_type(8)))*"}
!33 = !{!"const", !""}
