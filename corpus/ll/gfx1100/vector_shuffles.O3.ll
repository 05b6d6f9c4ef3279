; ModuleID = 'corpus/opencl/vector_shuffles.cl'
source_filename = "corpus/opencl/vector_shuffles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%union.anon = type { <16 x i8> }
%struct.vertex = type { <3 x float>, <4 x float>, <2 x float>, <4 x i8>, i32 }

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x float>, ptr addrspace(1) %18, align 64, !tbaa !17, !amdgpu.noclobber !18
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> <i32 poison, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13, i32 poison, i32 10, i32 7, i32 9, i32 poison, i32 8, i32 5, i32 11, i32 poison>
  %21 = shufflevector <16 x float> %19, <16 x float> poison, <2 x i32> <i32 15, i32 0>
  %22 = shufflevector <16 x float> %19, <16 x float> poison, <2 x i32> <i32 1, i32 4>
  %23 = fadd <2 x float> %21, %22
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %25 = shufflevector <16 x float> %20, <16 x float> %24, <16 x i32> <i32 16, i32 1, i32 2, i32 poison, i32 4, i32 5, i32 6, i32 poison, i32 8, i32 9, i32 10, i32 poison, i32 12, i32 13, i32 14, i32 17>
  %26 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = extractelement <16 x float> %19, i64 2
  %28 = fmul float %27, 2.000000e+00
  %29 = insertelement <16 x float> %26, float %28, i64 1
  %30 = extractelement <16 x float> %19, i64 3
  %31 = fadd float %30, -1.000000e+00
  %32 = insertelement <16 x float> %29, float %31, i64 2
  %33 = shufflevector <16 x float> %25, <16 x float> %32, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  %34 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %17
  store <16 x float> %33, ptr addrspace(1) %34, align 64, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x float>, ptr addrspace(1) %18, align 64, !tbaa !17
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> <i32 poison, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13, i32 poison, i32 10, i32 7, i32 9, i32 poison, i32 8, i32 5, i32 11, i32 poison>
  %21 = shufflevector <16 x float> %19, <16 x float> poison, <2 x i32> <i32 15, i32 0>
  %22 = shufflevector <16 x float> %19, <16 x float> poison, <2 x i32> <i32 1, i32 4>
  %23 = fadd <2 x float> %21, %22
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %25 = shufflevector <16 x float> %20, <16 x float> %24, <16 x i32> <i32 16, i32 1, i32 2, i32 poison, i32 4, i32 5, i32 6, i32 poison, i32 8, i32 9, i32 10, i32 poison, i32 12, i32 13, i32 14, i32 17>
  %26 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = extractelement <16 x float> %19, i64 2
  %28 = fmul float %27, 2.000000e+00
  %29 = insertelement <16 x float> %26, float %28, i64 1
  %30 = extractelement <16 x float> %19, i64 3
  %31 = fadd float %30, -1.000000e+00
  %32 = insertelement <16 x float> %29, float %31, i64 2
  %33 = shufflevector <16 x float> %25, <16 x float> %32, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  %34 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %17
  store <16 x float> %33, ptr addrspace(1) %34, align 64, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %19 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %18
  %20 = load <8 x i16>, ptr addrspace(1) %19, align 16, !tbaa !17, !amdgpu.noclobber !18
  %21 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %18
  %22 = load <8 x i16>, ptr addrspace(1) %21, align 16, !tbaa !17, !amdgpu.noclobber !18
  %23 = and <8 x i16> %22, splat (i16 7)
  %24 = extractelement <8 x i16> %23, i64 0
  %25 = zext nneg i16 %24 to i64
  %26 = extractelement <8 x i16> %20, i64 %25
  %27 = extractelement <8 x i16> %23, i64 1
  %28 = zext nneg i16 %27 to i64
  %29 = extractelement <8 x i16> %20, i64 %28
  %30 = extractelement <8 x i16> %23, i64 2
  %31 = zext nneg i16 %30 to i64
  %32 = extractelement <8 x i16> %20, i64 %31
  %33 = extractelement <8 x i16> %23, i64 3
  %34 = zext nneg i16 %33 to i64
  %35 = extractelement <8 x i16> %20, i64 %34
  %36 = extractelement <8 x i16> %23, i64 4
  %37 = zext nneg i16 %36 to i64
  %38 = extractelement <8 x i16> %20, i64 %37
  %39 = extractelement <8 x i16> %23, i64 5
  %40 = zext nneg i16 %39 to i64
  %41 = extractelement <8 x i16> %20, i64 %40
  %42 = extractelement <8 x i16> %23, i64 6
  %43 = zext nneg i16 %42 to i64
  %44 = extractelement <8 x i16> %20, i64 %43
  %45 = extractelement <8 x i16> %23, i64 7
  %46 = zext nneg i16 %45 to i64
  %47 = extractelement <8 x i16> %20, i64 %46
  %48 = insertelement <8 x i16> poison, i16 %26, i64 0
  %49 = insertelement <8 x i16> %48, i16 %29, i64 1
  %50 = insertelement <8 x i16> %49, i16 %32, i64 2
  %51 = insertelement <8 x i16> %50, i16 %35, i64 3
  %52 = insertelement <8 x i16> %51, i16 %38, i64 4
  %53 = insertelement <8 x i16> %52, i16 %41, i64 5
  %54 = insertelement <8 x i16> %53, i16 %44, i64 6
  %55 = insertelement <8 x i16> %54, i16 %47, i64 7
  %56 = shufflevector <8 x i16> %20, <8 x i16> %22, <8 x i32> <i32 3, i32 12, i32 2, i32 13, i32 1, i32 14, i32 0, i32 15>
  %57 = xor <8 x i16> %55, %56
  %58 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %18
  store <8 x i16> %57, ptr addrspace(1) %58, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %19 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %18
  %20 = load <8 x i16>, ptr addrspace(1) %19, align 16, !tbaa !17
  %21 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %18
  %22 = load <8 x i16>, ptr addrspace(1) %21, align 16, !tbaa !17
  %23 = and <8 x i16> %22, splat (i16 7)
  %24 = extractelement <8 x i16> %23, i64 0
  %25 = zext nneg i16 %24 to i64
  %26 = extractelement <8 x i16> %20, i64 %25
  %27 = extractelement <8 x i16> %23, i64 1
  %28 = zext nneg i16 %27 to i64
  %29 = extractelement <8 x i16> %20, i64 %28
  %30 = extractelement <8 x i16> %23, i64 2
  %31 = zext nneg i16 %30 to i64
  %32 = extractelement <8 x i16> %20, i64 %31
  %33 = extractelement <8 x i16> %23, i64 3
  %34 = zext nneg i16 %33 to i64
  %35 = extractelement <8 x i16> %20, i64 %34
  %36 = extractelement <8 x i16> %23, i64 4
  %37 = zext nneg i16 %36 to i64
  %38 = extractelement <8 x i16> %20, i64 %37
  %39 = extractelement <8 x i16> %23, i64 5
  %40 = zext nneg i16 %39 to i64
  %41 = extractelement <8 x i16> %20, i64 %40
  %42 = extractelement <8 x i16> %23, i64 6
  %43 = zext nneg i16 %42 to i64
  %44 = extractelement <8 x i16> %20, i64 %43
  %45 = extractelement <8 x i16> %23, i64 7
  %46 = zext nneg i16 %45 to i64
  %47 = extractelement <8 x i16> %20, i64 %46
  %48 = insertelement <8 x i16> poison, i16 %26, i64 0
  %49 = insertelement <8 x i16> %48, i16 %29, i64 1
  %50 = insertelement <8 x i16> %49, i16 %32, i64 2
  %51 = insertelement <8 x i16> %50, i16 %35, i64 3
  %52 = insertelement <8 x i16> %51, i16 %38, i64 4
  %53 = insertelement <8 x i16> %52, i16 %41, i64 5
  %54 = insertelement <8 x i16> %53, i16 %44, i64 6
  %55 = insertelement <8 x i16> %54, i16 %47, i64 7
  %56 = shufflevector <8 x i16> %20, <8 x i16> %22, <8 x i32> <i32 3, i32 12, i32 2, i32 13, i32 1, i32 14, i32 0, i32 15>
  %57 = xor <8 x i16> %55, %56
  %58 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %18
  store <8 x i16> %57, ptr addrspace(1) %58, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !18
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = icmp slt <4 x i32> %21, %23
  %25 = icmp eq <4 x i32> %21, %23
  %26 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> %23)
  %27 = mul <4 x i32> %26, splat (i32 10)
  %28 = select <4 x i1> %25, <4 x i32> %27, <4 x i32> %26
  %29 = icmp ne <4 x i32> %21, zeroinitializer
  %30 = icmp ne <4 x i32> %23, zeroinitializer
  %31 = and <4 x i1> %29, %30
  %32 = zext <4 x i1> %31 to <4 x i32>
  %33 = add <4 x i32> %28, %32
  %34 = select <4 x i1> %24, <4 x i32> splat (i32 256), <4 x i32> zeroinitializer
  %35 = or <4 x i32> %33, %34
  %36 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %19
  store <4 x i32> %35, ptr addrspace(1) %36, align 16, !tbaa !17
  %37 = bitcast <4 x i1> %25 to i4
  %38 = icmp ne i4 %37, 0
  %39 = zext i1 %38 to i32
  %40 = bitcast <4 x i1> %24 to i4
  %41 = icmp eq i4 %40, -1
  %42 = select i1 %41, i32 2, i32 0
  %43 = icmp eq <4 x i32> %21, zeroinitializer
  %44 = bitcast <4 x i1> %43 to i4
  %45 = icmp eq i4 %44, 0
  %46 = select i1 %45, i32 0, i32 4
  %47 = or disjoint i32 %46, %39
  %48 = or disjoint i32 %47, %42
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %19
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !17
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = icmp slt <4 x i32> %21, %23
  %25 = icmp eq <4 x i32> %21, %23
  %26 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> %23)
  %27 = mul <4 x i32> %26, splat (i32 10)
  %28 = select <4 x i1> %25, <4 x i32> %27, <4 x i32> %26
  %29 = icmp ne <4 x i32> %21, zeroinitializer
  %30 = icmp ne <4 x i32> %23, zeroinitializer
  %31 = and <4 x i1> %29, %30
  %32 = zext <4 x i1> %31 to <4 x i32>
  %33 = add <4 x i32> %28, %32
  %34 = select <4 x i1> %24, <4 x i32> splat (i32 256), <4 x i32> zeroinitializer
  %35 = or <4 x i32> %33, %34
  %36 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %19
  store <4 x i32> %35, ptr addrspace(1) %36, align 16, !tbaa !17
  %37 = bitcast <4 x i1> %25 to i4
  %38 = icmp ne i4 %37, 0
  %39 = zext i1 %38 to i32
  %40 = bitcast <4 x i1> %24 to i4
  %41 = icmp eq i4 %40, -1
  %42 = select i1 %41, i32 2, i32 0
  %43 = icmp eq <4 x i32> %21, zeroinitializer
  %44 = bitcast <4 x i1> %43 to i4
  %45 = icmp eq i4 %44, 0
  %46 = select i1 %45, i32 0, i32 4
  %47 = or disjoint i32 %46, %39
  %48 = or disjoint i32 %47, %42
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %19
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !23 {
  %4 = alloca %union.anon, align 16, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %20 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %19
  %21 = load <16 x i8>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !18
  store <16 x i8> %21, ptr addrspace(5) %4, align 16, !tbaa !17
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6, !amdgpu.noclobber !18
  %24 = and i32 %23, 15
  %25 = lshr i32 %23, 4
  %26 = and i32 %25, 15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %24
  %28 = load i8, ptr addrspace(5) %27, align 1, !tbaa !17
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %26
  %30 = load i8, ptr addrspace(5) %29, align 1, !tbaa !17
  store i8 %30, ptr addrspace(5) %27, align 1, !tbaa !17
  store i8 %28, ptr addrspace(5) %29, align 1, !tbaa !17
  %31 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %32 = extractelement <4 x i32> %31, i64 0
  %33 = extractelement <4 x i32> %31, i64 3
  %34 = xor i32 %33, %32
  %35 = insertelement <4 x i32> %31, i32 %34, i64 3
  %36 = bitcast <4 x i32> %35 to <16 x i8>
  %37 = add <16 x i8> %36, splat (i8 1)
  %38 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %19
  store <16 x i8> %37, ptr addrspace(1) %38, align 16, !tbaa !17
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !23 {
  %4 = alloca %union.anon, align 16, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %20 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %19
  %21 = load <16 x i8>, ptr addrspace(1) %20, align 16, !tbaa !17
  store <16 x i8> %21, ptr addrspace(5) %4, align 16, !tbaa !17
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = and i32 %23, 15
  %25 = lshr i32 %23, 4
  %26 = and i32 %25, 15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %24
  %28 = load i8, ptr addrspace(5) %27, align 1, !tbaa !17
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %26
  %30 = load i8, ptr addrspace(5) %29, align 1, !tbaa !17
  store i8 %30, ptr addrspace(5) %27, align 1, !tbaa !17
  store i8 %28, ptr addrspace(5) %29, align 1, !tbaa !17
  %31 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %32 = extractelement <4 x i32> %31, i64 0
  %33 = extractelement <4 x i32> %31, i64 3
  %34 = xor i32 %33, %32
  %35 = insertelement <4 x i32> %31, i32 %34, i64 3
  %36 = bitcast <4 x i32> %35 to <16 x i8>
  %37 = add <16 x i8> %36, splat (i8 1)
  %38 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %19
  store <16 x i8> %37, ptr addrspace(1) %38, align 16, !tbaa !17
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %0, i64 %17
  %19 = load <3 x float>, ptr addrspace(1) %18, align 16, !amdgpu.noclobber !18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 16
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !18
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 32
  %23 = load <2 x float>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 40
  %25 = load <4 x i8>, ptr addrspace(1) %24, align 8, !tbaa !17, !amdgpu.noclobber !18
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 44
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6, !amdgpu.noclobber !18
  %28 = extractelement <3 x float> %19, i64 1
  %29 = extractelement <4 x float> %21, i64 2
  %30 = extractelement <3 x float> %19, i64 2
  %31 = extractelement <4 x float> %21, i64 1
  %32 = fneg float %31
  %33 = fmul float %30, %32
  %34 = tail call float @llvm.fmuladd.f32(float %28, float %29, float %33)
  %35 = insertelement <2 x float> poison, float %34, i64 0
  %36 = extractelement <4 x float> %21, i64 0
  %37 = extractelement <3 x float> %19, i64 0
  %38 = fneg float %29
  %39 = fmul float %37, %38
  %40 = tail call float @llvm.fmuladd.f32(float %30, float %36, float %39)
  %41 = insertelement <2 x float> %35, float %40, i64 1
  %42 = fneg float %36
  %43 = fmul float %28, %42
  %44 = tail call float @llvm.fmuladd.f32(float %37, float %31, float %43)
  %45 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %46 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %47 = fmul <4 x float> %45, %46
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %49 = fsub <2 x float> %48, %23
  %50 = shufflevector <4 x i8> %25, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %51 = extractelement <4 x i8> %25, i64 3
  %52 = zext i8 %51 to i32
  %53 = extractelement <4 x i8> %25, i64 2
  %54 = zext i8 %53 to i32
  %55 = mul nuw nsw i32 %52, %54
  %56 = xor i32 %55, %27
  %57 = mul i64 %17, 48
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %57
  store <2 x float> %41, ptr addrspace(1) %58, align 4, !tbaa !17
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 8
  store float %44, ptr addrspace(1) %59, align 4, !tbaa !32
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 12
  store <4 x float> %47, ptr addrspace(1) %60, align 4, !tbaa !17
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 28
  store <2 x float> %49, ptr addrspace(1) %61, align 4, !tbaa !17
  %62 = bitcast <4 x i8> %50 to i32
  %63 = and i32 %62, 1073741823
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 36
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !32
  %65 = sitofp i32 %56 to float
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 40
  store float %65, ptr addrspace(1) %66, align 4, !tbaa !32
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %0, i64 %17
  %19 = load <3 x float>, ptr addrspace(1) %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 16
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 32
  %23 = load <2 x float>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 40
  %25 = load <4 x i8>, ptr addrspace(1) %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 44
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = extractelement <3 x float> %19, i64 1
  %29 = extractelement <4 x float> %21, i64 2
  %30 = extractelement <3 x float> %19, i64 2
  %31 = extractelement <4 x float> %21, i64 1
  %32 = fneg float %31
  %33 = fmul float %30, %32
  %34 = tail call float @llvm.fmuladd.f32(float %28, float %29, float %33)
  %35 = insertelement <2 x float> poison, float %34, i64 0
  %36 = extractelement <4 x float> %21, i64 0
  %37 = extractelement <3 x float> %19, i64 0
  %38 = fneg float %29
  %39 = fmul float %37, %38
  %40 = tail call float @llvm.fmuladd.f32(float %30, float %36, float %39)
  %41 = insertelement <2 x float> %35, float %40, i64 1
  %42 = fneg float %36
  %43 = fmul float %28, %42
  %44 = tail call float @llvm.fmuladd.f32(float %37, float %31, float %43)
  %45 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %46 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %47 = fmul <4 x float> %45, %46
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %49 = fsub <2 x float> %48, %23
  %50 = shufflevector <4 x i8> %25, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %51 = extractelement <4 x i8> %25, i64 3
  %52 = zext i8 %51 to i32
  %53 = extractelement <4 x i8> %25, i64 2
  %54 = zext i8 %53 to i32
  %55 = mul nuw nsw i32 %52, %54
  %56 = xor i32 %55, %27
  %57 = mul i64 %17, 48
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %57
  store <2 x float> %41, ptr addrspace(1) %58, align 4, !tbaa !17
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 8
  store float %44, ptr addrspace(1) %59, align 4, !tbaa !32
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 12
  store <4 x float> %47, ptr addrspace(1) %60, align 4, !tbaa !17
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 28
  store <2 x float> %49, ptr addrspace(1) %61, align 4, !tbaa !17
  %62 = bitcast <4 x i8> %50 to i32
  %63 = and i32 %62, 1073741823
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 36
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !32
  %65 = sitofp i32 %56 to float
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 40
  store float %65, ptr addrspace(1) %66, align 4, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"float16*", !"float16*"}
!15 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!16 = !{!"const", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"ushort8*", !"ushort8*", !"ushort8*"}
!22 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!23 = !{!"const", !"const", !""}
!24 = !{i32 1, i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"int4*", !"int4*", !"int4*", !"int*"}
!27 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!28 = !{!"const", !"const", !"", !""}
!29 = !{!"char16*", !"uint*", !"char16*"}
!30 = !{!"char __attribute__((ext_vector_type(16)))*", !"uint*", !"char __attribute__((ext_vector_type(16)))*"}
!31 = !{!"vertex*", !"float*"}
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !8, i64 0}
