; ModuleID = 'corpus/opencl/division_heavy.cl'
source_filename = "corpus/opencl/division_heavy.cl"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6, !amdgpu.noclobber !17
  %22 = sdiv i32 %21, 3
  %23 = insertelement <8 x i32> poison, i32 %22, i64 0
  %24 = srem i32 %21, 10
  %25 = insertelement <8 x i32> %23, i32 %24, i64 1
  %26 = sdiv i32 %21, -7
  %27 = insertelement <8 x i32> %25, i32 %26, i64 2
  %28 = udiv i32 %21, 1000000007
  %29 = insertelement <8 x i32> %27, i32 %28, i64 3
  %30 = urem i32 %21, 641
  %31 = insertelement <8 x i32> %29, i32 %30, i64 4
  %32 = sdiv i32 %21, 16
  %33 = srem i32 %21, 64
  %34 = add nsw i32 %32, %33
  %35 = insertelement <8 x i32> %31, i32 %34, i64 5
  %36 = trunc i32 %21 to i16
  %37 = sdiv i16 %36, 11
  %38 = srem i16 %36, 13
  %39 = add nsw i16 %37, %38
  %40 = sext i16 %39 to i32
  %41 = insertelement <8 x i32> %35, i32 %40, i64 6
  %42 = trunc i32 %21 to i8
  %43 = udiv i8 %42, 9
  %44 = urem i8 %42, 5
  %45 = add nuw nsw i8 %43, %44
  %46 = zext nneg i8 %45 to i32
  %47 = insertelement <8 x i32> %41, i32 %46, i64 7
  %48 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %19
  store <8 x i32> %47, ptr addrspace(1) %48, align 32, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = sdiv i32 %21, 3
  %23 = insertelement <8 x i32> poison, i32 %22, i64 0
  %24 = srem i32 %21, 10
  %25 = insertelement <8 x i32> %23, i32 %24, i64 1
  %26 = sdiv i32 %21, -7
  %27 = insertelement <8 x i32> %25, i32 %26, i64 2
  %28 = udiv i32 %21, 1000000007
  %29 = insertelement <8 x i32> %27, i32 %28, i64 3
  %30 = urem i32 %21, 641
  %31 = insertelement <8 x i32> %29, i32 %30, i64 4
  %32 = sdiv i32 %21, 16
  %33 = srem i32 %21, 64
  %34 = add nsw i32 %32, %33
  %35 = insertelement <8 x i32> %31, i32 %34, i64 5
  %36 = trunc i32 %21 to i16
  %37 = sdiv i16 %36, 11
  %38 = srem i16 %36, 13
  %39 = add nsw i16 %37, %38
  %40 = sext i16 %39 to i32
  %41 = insertelement <8 x i32> %35, i32 %40, i64 6
  %42 = trunc i32 %21 to i8
  %43 = udiv i8 %42, 9
  %44 = urem i8 %42, 5
  %45 = add nuw nsw i8 %43, %44
  %46 = zext nneg i8 %45 to i32
  %47 = insertelement <8 x i32> %41, i32 %46, i64 7
  %48 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %19
  store <8 x i32> %47, ptr addrspace(1) %48, align 32, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %19 = shl i64 %18, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10, !amdgpu.noclobber !17
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6, !amdgpu.noclobber !17
  %25 = sext i32 %24 to i64
  %26 = freeze i64 %22
  %27 = freeze i64 %25
  %28 = sdiv i64 %26, %27
  %29 = insertelement <4 x i64> poison, i64 %28, i64 0
  %30 = mul i64 %28, %27
  %31 = sub i64 %26, %30
  %32 = insertelement <4 x i64> %29, i64 %31, i64 1
  %33 = mul nsw i64 %25, 977
  %34 = udiv i64 %22, %33
  %35 = insertelement <4 x i64> %32, i64 %34, i64 2
  %36 = trunc i64 %22 to i32
  %37 = urem i32 %36, %24
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %22 to i16
  %40 = sext i16 %39 to i32
  %41 = srem i32 %24, 100
  %42 = add nsw i32 %41, 1
  %43 = sdiv i32 %40, %42
  %44 = sext i32 %43 to i64
  %45 = add nsw i64 %44, %38
  %46 = insertelement <4 x i64> %35, i64 %45, i64 3
  %47 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %2, i64 %20
  store <4 x i64> %46, ptr addrspace(1) %47, align 32, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %19 = shl i64 %18, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = freeze i64 %22
  %27 = freeze i64 %25
  %28 = sdiv i64 %26, %27
  %29 = insertelement <4 x i64> poison, i64 %28, i64 0
  %30 = mul i64 %28, %27
  %31 = sub i64 %26, %30
  %32 = insertelement <4 x i64> %29, i64 %31, i64 1
  %33 = mul nsw i64 %25, 977
  %34 = udiv i64 %22, %33
  %35 = insertelement <4 x i64> %32, i64 %34, i64 2
  %36 = trunc i64 %22 to i32
  %37 = urem i32 %36, %24
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %22 to i16
  %40 = sext i16 %39 to i32
  %41 = srem i32 %24, 100
  %42 = add nsw i32 %41, 1
  %43 = sdiv i32 %40, %42
  %44 = sext i32 %43 to i64
  %45 = add nsw i64 %44, %38
  %46 = insertelement <4 x i64> %35, i64 %45, i64 3
  %47 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %2, i64 %20
  store <4 x i64> %46, ptr addrspace(1) %47, align 32, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !16 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6, !amdgpu.noclobber !17
  %22 = icmp sgt i32 %21, -5
  br i1 %22, label %23, label %26

23:                                               ; preds = %2
  %24 = add nsw i32 %21, 4
  %25 = urem i32 %24, 7
  br label %30

26:                                               ; preds = %2
  %27 = sub nuw nsw i32 -5, %21
  %28 = urem i32 %27, 7
  %29 = sub nuw nsw i32 6, %28
  br label %30

30:                                               ; preds = %23, %26
  %31 = phi i32 [ %25, %23 ], [ %29, %26 ]
  %32 = icmp sgt i32 %21, -719469
  %33 = add nsw i32 %21, 719468
  %34 = add nsw i32 %21, 573372
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = sdiv i32 %35, 146097
  %37 = mul nsw i32 %36, -146097
  %38 = add i32 %37, %33
  %39 = udiv i32 %38, 36524
  %40 = udiv i32 %38, 1460
  %41 = udiv i32 %38, 146096
  %42 = add i32 %39, %38
  %43 = add nuw nsw i32 %41, %40
  %44 = sub i32 %42, %43
  %45 = udiv i32 %44, 36500
  %46 = udiv i32 %44, 365
  %47 = udiv i32 %44, 1460
  %48 = mul i32 %46, -365
  %49 = sub i32 %38, %47
  %50 = add i32 %49, %45
  %51 = add i32 %50, %48
  %52 = mul i32 %51, 5
  %53 = add i32 %52, 2
  %54 = icmp ult i32 %53, 1530
  %55 = udiv i32 %53, 153
  %56 = select i1 %54, i32 3, i32 -9
  %57 = add nsw i32 %56, %55
  %58 = mul nsw i32 %36, 400
  %59 = add nsw i32 %46, %58
  %60 = icmp slt i32 %57, 3
  %61 = zext i1 %60 to i32
  %62 = add nsw i32 %59, %61
  %63 = insertelement <4 x i32> poison, i32 %62, i64 0
  %64 = insertelement <4 x i32> %63, i32 %57, i64 1
  %65 = mul nuw i32 %55, 153
  %66 = add nuw i32 %65, 2
  %67 = udiv i32 %66, 5
  %68 = add i32 %51, 1
  %69 = sub i32 %68, %67
  %70 = insertelement <4 x i32> %64, i32 %69, i64 2
  %71 = insertelement <4 x i32> %70, i32 %31, i64 3
  %72 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %19
  store <4 x i32> %71, ptr addrspace(1) %72, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !16 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = icmp sgt i32 %21, -5
  br i1 %22, label %23, label %26

23:                                               ; preds = %2
  %24 = add nsw i32 %21, 4
  %25 = urem i32 %24, 7
  br label %30

26:                                               ; preds = %2
  %27 = sub nuw nsw i32 -5, %21
  %28 = urem i32 %27, 7
  %29 = sub nuw nsw i32 6, %28
  br label %30

30:                                               ; preds = %26, %23
  %31 = phi i32 [ %25, %23 ], [ %29, %26 ]
  %32 = icmp sgt i32 %21, -719469
  %33 = add nsw i32 %21, 719468
  %34 = add nsw i32 %21, 573372
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = sdiv i32 %35, 146097
  %37 = mul nsw i32 %36, -146097
  %38 = add i32 %37, %33
  %39 = udiv i32 %38, 36524
  %40 = udiv i32 %38, 1460
  %41 = udiv i32 %38, 146096
  %42 = add i32 %39, %38
  %43 = add nuw nsw i32 %41, %40
  %44 = sub i32 %42, %43
  %45 = udiv i32 %44, 36500
  %46 = udiv i32 %44, 365
  %47 = udiv i32 %44, 1460
  %48 = mul i32 %46, -365
  %49 = sub i32 %38, %47
  %50 = add i32 %49, %45
  %51 = add i32 %50, %48
  %52 = mul i32 %51, 5
  %53 = add i32 %52, 2
  %54 = icmp ult i32 %53, 1530
  %55 = udiv i32 %53, 153
  %56 = select i1 %54, i32 3, i32 -9
  %57 = add nsw i32 %56, %55
  %58 = mul nsw i32 %36, 400
  %59 = add nsw i32 %46, %58
  %60 = icmp slt i32 %57, 3
  %61 = zext i1 %60 to i32
  %62 = add nsw i32 %59, %61
  %63 = insertelement <4 x i32> poison, i32 %62, i64 0
  %64 = insertelement <4 x i32> %63, i32 %57, i64 1
  %65 = mul nuw i32 %55, 153
  %66 = add nuw i32 %65, 2
  %67 = udiv i32 %66, 5
  %68 = add i32 %51, 1
  %69 = sub i32 %68, %67
  %70 = insertelement <4 x i32> %64, i32 %69, i64 2
  %71 = insertelement <4 x i32> %70, i32 %31, i64 3
  %72 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %19
  store <4 x i32> %71, ptr addrspace(1) %72, align 16, !tbaa !18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
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
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %21
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6, !amdgpu.noclobber !17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %29, %27 ], [ %23, %4 ]
  %29 = phi i32 [ %30, %27 ], [ %25, %4 ]
  %30 = urem i32 %28, %29
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %27

32:                                               ; preds = %27, %4
  %33 = phi i32 [ %23, %4 ], [ %29, %27 ]
  %34 = urem i32 %23, %3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %47, label %36

36:                                               ; preds = %32, %36
  %37 = phi i32 [ %38, %36 ], [ 0, %32 ]
  %38 = phi i32 [ %45, %36 ], [ 1, %32 ]
  %39 = phi i32 [ %43, %36 ], [ %34, %32 ]
  %40 = phi i32 [ %39, %36 ], [ %3, %32 ]
  %41 = sdiv i32 %40, %39
  %42 = mul nsw i32 %41, %39
  %43 = sub nsw i32 %40, %42
  %44 = mul nsw i32 %41, %38
  %45 = sub nsw i32 %37, %44
  %46 = icmp eq i32 %43, 0
  br i1 %46, label %47, label %36

47:                                               ; preds = %36, %32
  %48 = phi i32 [ %3, %32 ], [ %39, %36 ]
  %49 = phi i32 [ 0, %32 ], [ %38, %36 ]
  %50 = icmp eq i32 %48, 1
  %51 = icmp slt i32 %49, 0
  %52 = select i1 %51, i32 %3, i32 0
  %53 = add nsw i32 %52, %49
  %54 = select i1 %50, i32 %53, i32 0
  %55 = insertelement <2 x i32> poison, i32 %33, i64 0
  %56 = insertelement <2 x i32> %55, i32 %54, i64 1
  %57 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %21
  store <2 x i32> %56, ptr addrspace(1) %57, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
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
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %21
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %29, %27 ], [ %23, %4 ]
  %29 = phi i32 [ %30, %27 ], [ %25, %4 ]
  %30 = urem i32 %28, %29
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %27

32:                                               ; preds = %27, %4
  %33 = phi i32 [ %23, %4 ], [ %29, %27 ]
  %34 = urem i32 %23, %3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %47, label %36

36:                                               ; preds = %32, %36
  %37 = phi i32 [ %38, %36 ], [ 0, %32 ]
  %38 = phi i32 [ %45, %36 ], [ 1, %32 ]
  %39 = phi i32 [ %43, %36 ], [ %34, %32 ]
  %40 = phi i32 [ %39, %36 ], [ %3, %32 ]
  %41 = sdiv i32 %40, %39
  %42 = mul nsw i32 %41, %39
  %43 = sub nsw i32 %40, %42
  %44 = mul nsw i32 %41, %38
  %45 = sub nsw i32 %37, %44
  %46 = icmp eq i32 %43, 0
  br i1 %46, label %47, label %36

47:                                               ; preds = %36, %32
  %48 = phi i32 [ %3, %32 ], [ %39, %36 ]
  %49 = phi i32 [ 0, %32 ], [ %38, %36 ]
  %50 = icmp eq i32 %48, 1
  %51 = icmp slt i32 %49, 0
  %52 = select i1 %51, i32 %3, i32 0
  %53 = add nsw i32 %52, %49
  %54 = select i1 %50, i32 %53, i32 0
  %55 = insertelement <2 x i32> poison, i32 %33, i64 0
  %56 = insertelement <2 x i32> %55, i32 %54, i64 1
  %57 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %21
  store <2 x i32> %56, ptr addrspace(1) %57, align 8, !tbaa !18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !16 {
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
  %19 = srem i32 %18, 15
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = mul i64 %17, 279172874240
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  %25 = shl i64 %17, 32
  %26 = ashr exact i64 %25, 29
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !10, !amdgpu.noclobber !17
  br label %29

29:                                               ; preds = %29, %2
  %30 = phi i32 [ 64, %2 ], [ %44, %29 ]
  %31 = phi i64 [ %28, %2 ], [ %34, %29 ]
  %32 = freeze i64 %31
  %33 = freeze i64 %21
  %34 = udiv i64 %32, %33
  %35 = mul i64 %34, %33
  %36 = sub i64 %32, %35
  %37 = trunc i64 %36 to i32
  %38 = and i32 %37, 254
  %39 = icmp samesign ult i32 %38, 10
  %40 = or i32 %37, 48
  %41 = add i32 %37, 87
  %42 = select i1 %39, i32 %40, i32 %41
  %43 = trunc i32 %42 to i8
  %44 = add nsw i32 %30, -1
  %45 = sext i32 %30 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %45
  store i8 %43, ptr addrspace(1) %46, align 1, !tbaa !18
  %47 = icmp ult i64 %31, %21
  br i1 %47, label %48, label %29

48:                                               ; preds = %29
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !16 {
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
  %19 = srem i32 %18, 15
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = mul i64 %17, 279172874240
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  %25 = shl i64 %17, 32
  %26 = ashr exact i64 %25, 29
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !10
  br label %29

29:                                               ; preds = %29, %2
  %30 = phi i32 [ 64, %2 ], [ %44, %29 ]
  %31 = phi i64 [ %28, %2 ], [ %34, %29 ]
  %32 = freeze i64 %31
  %33 = freeze i64 %21
  %34 = udiv i64 %32, %33
  %35 = mul i64 %34, %33
  %36 = sub i64 %32, %35
  %37 = trunc i64 %36 to i32
  %38 = and i32 %37, 254
  %39 = icmp samesign ult i32 %38, 10
  %40 = or i32 %37, 48
  %41 = add i32 %37, 87
  %42 = select i1 %39, i32 %40, i32 %41
  %43 = trunc i32 %42 to i8
  %44 = add nsw i32 %30, -1
  %45 = sext i32 %30 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %45
  store i8 %43, ptr addrspace(1) %46, align 1, !tbaa !18
  %47 = icmp ult i64 %31, %21
  br i1 %47, label %48, label %29

48:                                               ; preds = %29
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }

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
!14 = !{!"int*", !"int8*"}
!15 = !{!"int*", !"int __attribute__((ext_vector_type(8)))*"}
!16 = !{!"const", !""}
!17 = !{}
!18 = !{!8, !8, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"long*", !"int*", !"long4*"}
!22 = !{!"long*", !"int*", !"long __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !"const", !""}
!24 = !{!"int*", !"int4*"}
!25 = !{!"int*", !"int __attribute__((ext_vector_type(4)))*"}
!26 = !{i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"uint*", !"uint*", !"uint2*", !"uint"}
!29 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"uint"}
!30 = !{!"const", !"const", !"", !""}
!31 = !{!"ulong*", !"uchar*"}
