; ModuleID = 'corpus/opencl/denormals_fastmath.cl'
source_filename = "corpus/opencl/denormals_fastmath.cl"
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
define protected amdgpu_kernel void @special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %19 = trunc i64 %18 to i32
  %20 = and i64 %18, 7
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !6, !amdgpu.noclobber !16
  %23 = ashr i32 %19, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !6, !amdgpu.noclobber !16
  %27 = mul i64 %18, 21474836480
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  %30 = fadd float %22, %26
  %31 = fsub float %22, %26
  %32 = insertelement <2 x float> poison, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  %34 = fcmp ord <2 x float> %33, zeroinitializer
  %35 = select <2 x i1> %34, <2 x float> %33, <2 x float> splat (float 1.234500e+04)
  store <2 x float> %35, ptr addrspace(1) %29, align 4, !tbaa !17
  %36 = fmul float %22, %26
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  %38 = fdiv float %22, %26
  %39 = insertelement <2 x float> poison, float %36, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  %41 = fcmp ord <2 x float> %40, zeroinitializer
  %42 = select <2 x i1> %41, <2 x float> %40, <2 x float> splat (float 1.234500e+04)
  store <2 x float> %42, ptr addrspace(1) %37, align 4, !tbaa !17
  %43 = fneg float %22
  %44 = tail call fastcc float @llvm.fma.f32(float noundef %22, float noundef %26, float noundef %43) #9
  %45 = fcmp ord float %44, 0.000000e+00
  %46 = select i1 %45, float %44, float 1.234500e+04
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 16
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !17
  %48 = fcmp olt float %22, %26
  %49 = zext i1 %48 to i32
  %50 = fcmp ole float %22, %26
  %51 = select i1 %50, i32 2, i32 0
  %52 = or disjoint i32 %51, %49
  %53 = fcmp oeq float %22, %26
  %54 = select i1 %53, i32 4, i32 0
  %55 = or disjoint i32 %52, %54
  %56 = fcmp une float %22, %26
  %57 = select i1 %56, i32 8, i32 0
  %58 = or disjoint i32 %55, %57
  %59 = select i1 %48, i32 0, i32 16
  %60 = or disjoint i32 %58, %59
  %61 = fcmp ult float %22, %26
  %62 = select i1 %61, i32 32, i32 0
  %63 = or disjoint i32 %60, %62
  %64 = fcmp uno float %22, %26
  %65 = select i1 %64, i32 64, i32 0
  %66 = or i32 %63, %65
  %67 = shl i64 %18, 32
  %68 = ashr exact i64 %67, 30
  %69 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %68
  store i32 %66, ptr addrspace(1) %69, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %19 = trunc i64 %18 to i32
  %20 = and i64 %18, 7
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = ashr i32 %19, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = mul i64 %18, 21474836480
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  %30 = fadd float %22, %26
  %31 = fsub float %22, %26
  %32 = insertelement <2 x float> poison, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  %34 = fcmp ord <2 x float> %33, zeroinitializer
  %35 = select <2 x i1> %34, <2 x float> %33, <2 x float> splat (float 1.234500e+04)
  store <2 x float> %35, ptr addrspace(1) %29, align 4, !tbaa !17
  %36 = fmul float %22, %26
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  %38 = fdiv float %22, %26
  %39 = insertelement <2 x float> poison, float %36, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  %41 = fcmp ord <2 x float> %40, zeroinitializer
  %42 = select <2 x i1> %41, <2 x float> %40, <2 x float> splat (float 1.234500e+04)
  store <2 x float> %42, ptr addrspace(1) %37, align 4, !tbaa !17
  %43 = fneg float %22
  %44 = tail call fastcc float @llvm.fma.f32(float noundef %22, float noundef %26, float noundef %43) #9
  %45 = fcmp ord float %44, 0.000000e+00
  %46 = select i1 %45, float %44, float 1.234500e+04
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 16
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !17
  %48 = fcmp olt float %22, %26
  %49 = zext i1 %48 to i32
  %50 = fcmp ole float %22, %26
  %51 = select i1 %50, i32 2, i32 0
  %52 = or disjoint i32 %51, %49
  %53 = fcmp oeq float %22, %26
  %54 = select i1 %53, i32 4, i32 0
  %55 = or disjoint i32 %52, %54
  %56 = fcmp une float %22, %26
  %57 = select i1 %56, i32 8, i32 0
  %58 = or disjoint i32 %55, %57
  %59 = select i1 %48, i32 0, i32 16
  %60 = or disjoint i32 %58, %59
  %61 = fcmp ult float %22, %26
  %62 = select i1 %61, i32 32, i32 0
  %63 = or disjoint i32 %60, %62
  %64 = fcmp uno float %22, %26
  %65 = select i1 %64, i32 64, i32 0
  %66 = or i32 %63, %65
  %67 = shl i64 %18, 32
  %68 = ashr exact i64 %67, 30
  %69 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %68
  store i32 %66, ptr addrspace(1) %69, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %22 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = extractelement <2 x float> %22, i64 1
  %24 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %25 = fsub <2 x float> %24, %22
  %26 = shufflevector <2 x float> %22, <2 x float> %25, <2 x i32> <i32 0, i32 3>
  %27 = fmul <2 x float> %26, <float 2.500000e-01, float 5.000000e-01>
  %28 = extractelement <2 x float> %27, i64 0
  %29 = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %30 = fadd <2 x float> %27, %29
  %31 = extractelement <2 x float> %30, i64 0
  %32 = fmul float %31, 5.000000e-01
  %33 = fadd float %28, %32
  %34 = fmul float %33, 5.000000e-01
  %35 = fadd float %28, %34
  %36 = fmul float %35, 5.000000e-01
  %37 = fadd float %28, %36
  %38 = fmul float %37, 5.000000e-01
  %39 = fadd float %28, %38
  %40 = fmul float %39, 0x4170000000000000
  %41 = fadd float %23, %40
  %42 = shl i64 %17, 32
  %43 = ashr exact i64 %42, 30
  %44 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %43
  store float %41, ptr addrspace(1) %44, align 4, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %22 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = extractelement <2 x float> %22, i64 1
  %24 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %25 = fsub <2 x float> %24, %22
  %26 = shufflevector <2 x float> %22, <2 x float> %25, <2 x i32> <i32 0, i32 3>
  %27 = fmul <2 x float> %26, <float 2.500000e-01, float 5.000000e-01>
  %28 = extractelement <2 x float> %27, i64 0
  %29 = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %30 = fadd <2 x float> %27, %29
  %31 = extractelement <2 x float> %30, i64 0
  %32 = fmul float %31, 5.000000e-01
  %33 = fadd float %28, %32
  %34 = fmul float %33, 5.000000e-01
  %35 = fadd float %28, %34
  %36 = fmul float %35, 5.000000e-01
  %37 = fadd float %28, %36
  %38 = fmul float %37, 5.000000e-01
  %39 = fadd float %28, %38
  %40 = fmul float %39, 0x4170000000000000
  %41 = fadd float %23, %40
  %42 = shl i64 %17, 32
  %43 = ashr exact i64 %42, 30
  %44 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %43
  store float %41, ptr addrspace(1) %44, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !22 {
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
  %19 = and i64 %17, 3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !10, !amdgpu.noclobber !16
  %22 = ashr i32 %18, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %23
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !10, !amdgpu.noclobber !16
  %26 = fmul double %21, 5.000000e-01
  %27 = fadd double %26, %25
  %28 = tail call double @llvm.fabs.f64(double %27)
  %29 = fcmp une double %28, 0x7FF0000000000000
  %30 = select i1 %29, double %27, double 1.000000e+00
  %31 = shl nsw i32 %18, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %32
  store double %30, ptr addrspace(1) %33, align 8, !tbaa !24
  %34 = tail call fastcc double @llvm.minnum.f64(double noundef %21, double noundef %25) #9
  %35 = fneg double %25
  %36 = tail call fastcc double @llvm.maxnum.f64(double noundef %21, double noundef %35) #9
  %37 = fmul double %36, 4.940660e-324
  %38 = fadd double %34, %37
  %39 = getelementptr i8, ptr addrspace(1) %33, i64 8
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !22 {
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
  %19 = and i64 %17, 3
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !10
  %22 = ashr i32 %18, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %23
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !10
  %26 = fmul double %21, 5.000000e-01
  %27 = fadd double %26, %25
  %28 = tail call double @llvm.fabs.f64(double %27)
  %29 = fcmp une double %28, 0x7FF0000000000000
  %30 = select i1 %29, double %27, double 1.000000e+00
  %31 = shl nsw i32 %18, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %32
  store double %30, ptr addrspace(1) %33, align 8, !tbaa !24
  %34 = tail call fastcc double @llvm.minnum.f64(double noundef %21, double noundef %25) #9
  %35 = fneg double %25
  %36 = tail call fastcc double @llvm.maxnum.f64(double noundef %21, double noundef %35) #9
  %37 = fmul double %36, 4.940660e-324
  %38 = fadd double %34, %37
  %39 = getelementptr i8, ptr addrspace(1) %33, i64 8
  store double %38, ptr addrspace(1) %39, align 8, !tbaa !24
  ret void
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
declare double @llvm.fabs.f64(double) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!14 = !{!"uint*", !"float*", !"uint*"}
!15 = !{!"const", !"", !""}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"uint*", !"float*"}
!22 = !{!"const", !""}
!23 = !{!"ulong*", !"double*"}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !8, i64 0}
