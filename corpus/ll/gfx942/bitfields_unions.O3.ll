; ModuleID = 'corpus/opencl/bitfields_unions.cl'
source_filename = "corpus/opencl/bitfields_unions.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.record = type <{ i8, i32, i16, float }>

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
define protected amdgpu_kernel void @float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !16, !amdgpu.noclobber !18
  %23 = and i32 %22, 8388607
  %24 = lshr i32 %22, 22
  %25 = and i32 %24, 510
  %26 = lshr i32 %22, 31
  %27 = xor i32 %26, %23
  %28 = xor i32 %27, %25
  %29 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !6
  %30 = add i32 %22, 16777216
  %31 = and i32 %30, 2139095040
  %32 = and i32 %22, -2139095296
  %33 = or disjoint i32 %31, %32
  %34 = xor i32 %33, -2147483648
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !16
  %23 = and i32 %22, 8388607
  %24 = lshr i32 %22, 22
  %25 = and i32 %24, 510
  %26 = lshr i32 %22, 31
  %27 = xor i32 %26, %23
  %28 = xor i32 %27, %25
  %29 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !6
  %30 = add i32 %22, 16777216
  %31 = and i32 %30, 2139095040
  %32 = and i32 %22, -2139095296
  %33 = or disjoint i32 %31, %32
  %34 = xor i32 %33, -2147483648
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <2 x i32>, ptr addrspace(1) %20, align 8, !tbaa !24, !amdgpu.noclobber !18
  %22 = extractelement <2 x i32> %21, i64 0
  %23 = shl i32 %22, 14
  %24 = and i32 %23, 3932160
  %25 = add i32 %24, %22
  %26 = insertelement <2 x i32> poison, i32 %25, i64 0
  %27 = extractelement <2 x i32> %21, i64 1
  %28 = add i32 %27, 33488896
  %29 = and i32 %28, 33488896
  %30 = shl i32 %27, 19
  %31 = ashr i32 %30, 21
  %32 = and i32 %31, 8191
  %33 = and i32 %22, 65280
  %34 = icmp eq i32 %33, 1536
  %35 = select i1 %34, i32 8192, i32 32768
  %36 = and i32 %27, -33497088
  %37 = or disjoint i32 %29, %36
  %38 = or i32 %37, %35
  %39 = or disjoint i32 %38, %32
  %40 = insertelement <2 x i32> %26, i32 %39, i64 1
  %41 = and i32 %28, 16777216
  %42 = icmp eq i32 %41, 0
  %43 = shl i32 %22, 25
  %44 = and i32 %43, 503316480
  %45 = and i32 %39, 33554431
  %46 = or disjoint i32 %45, %44
  %47 = insertelement <2 x i32> %40, i32 %46, i64 1
  %48 = select i1 %42, <2 x i32> %40, <2 x i32> %47
  %49 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %19
  store <2 x i32> %48, ptr addrspace(1) %49, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <2 x i32>, ptr addrspace(1) %20, align 8, !tbaa !24
  %22 = extractelement <2 x i32> %21, i64 0
  %23 = shl i32 %22, 14
  %24 = and i32 %23, 3932160
  %25 = add i32 %24, %22
  %26 = insertelement <2 x i32> poison, i32 %25, i64 0
  %27 = extractelement <2 x i32> %21, i64 1
  %28 = add i32 %27, 33488896
  %29 = and i32 %28, 33488896
  %30 = shl i32 %27, 19
  %31 = ashr i32 %30, 21
  %32 = and i32 %31, 8191
  %33 = and i32 %22, 65280
  %34 = icmp eq i32 %33, 1536
  %35 = select i1 %34, i32 8192, i32 32768
  %36 = and i32 %27, -33497088
  %37 = or disjoint i32 %29, %36
  %38 = or i32 %37, %35
  %39 = or disjoint i32 %38, %32
  %40 = insertelement <2 x i32> %26, i32 %39, i64 1
  %41 = and i32 %28, 16777216
  %42 = icmp eq i32 %41, 0
  %43 = shl i32 %22, 25
  %44 = and i32 %43, 503316480
  %45 = and i32 %39, 33554431
  %46 = or disjoint i32 %45, %44
  %47 = insertelement <2 x i32> %40, i32 %46, i64 1
  %48 = select i1 %42, <2 x i32> %40, <2 x i32> %47
  %49 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %19
  store <2 x i32> %48, ptr addrspace(1) %49, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds %struct.record, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !24, !amdgpu.noclobber !18
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 1
  %23 = load i32, ptr addrspace(1) %22, align 1, !tbaa !6, !amdgpu.noclobber !18
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 5
  %25 = load i16, ptr addrspace(1) %24, align 1, !tbaa !26, !amdgpu.noclobber !18
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 7
  %27 = load i32, ptr addrspace(1) %26, align 1, !tbaa !16, !amdgpu.noclobber !18
  %28 = mul i32 %23, -1640531535
  %29 = zext i8 %21 to i32
  %30 = add i32 %28, %29
  %31 = tail call i16 @llvm.bswap.i16(i16 %25)
  %32 = and i32 %27, -2139095041
  %33 = or disjoint i32 %32, 1056964608
  %34 = bitcast i32 %33 to float
  %35 = fmul float %34, 2.000000e+00
  %36 = sub i64 133143986176, %18
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds %struct.record, ptr addrspace(1) %1, i64 %37
  store i8 %21, ptr addrspace(1) %38, align 1, !tbaa !24
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 1
  store i32 %30, ptr addrspace(1) %39, align 1, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 5
  store i16 %31, ptr addrspace(1) %40, align 1, !tbaa !26
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 7
  store float %35, ptr addrspace(1) %41, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !23 {
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
  %20 = getelementptr inbounds %struct.record, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !24
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 1
  %23 = load i32, ptr addrspace(1) %22, align 1, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 5
  %25 = load i16, ptr addrspace(1) %24, align 1, !tbaa !26
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 7
  %27 = load i32, ptr addrspace(1) %26, align 1, !tbaa !16
  %28 = mul i32 %23, -1640531535
  %29 = zext i8 %21 to i32
  %30 = add i32 %28, %29
  %31 = tail call i16 @llvm.bswap.i16(i16 %25)
  %32 = and i32 %27, -2139095041
  %33 = or disjoint i32 %32, 1056964608
  %34 = bitcast i32 %33 to float
  %35 = fmul float %34, 2.000000e+00
  %36 = sub i64 133143986176, %18
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds %struct.record, ptr addrspace(1) %1, i64 %37
  store i8 %21, ptr addrspace(1) %38, align 1, !tbaa !24
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 1
  store i32 %30, ptr addrspace(1) %39, align 1, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 5
  store i16 %31, ptr addrspace(1) %40, align 1, !tbaa !26
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 7
  store float %35, ptr addrspace(1) %41, align 1, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !23 {
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
  %19 = ashr exact i64 %18, 29
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10, !amdgpu.noclobber !18
  %22 = trunc i64 %21 to i32
  %23 = and i32 %22, 65535
  %24 = lshr i32 %22, 16
  %25 = lshr i32 %23, 11
  %26 = trunc nuw nsw i32 %25 to i16
  %27 = mul nuw nsw i16 %26, 255
  %28 = udiv i16 %27, 31
  %29 = zext nneg i16 %28 to i32
  %30 = trunc i64 %21 to i16
  %31 = lshr i16 %30, 5
  %32 = and i16 %31, 63
  %33 = mul nuw nsw i16 %32, 255
  %34 = udiv i16 %33, 63
  %35 = zext nneg i16 %34 to i32
  %36 = and i16 %30, 31
  %37 = mul nuw nsw i16 %36, 255
  %38 = udiv i16 %37, 31
  %39 = zext nneg i16 %38 to i32
  %40 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %29, i64 0
  %41 = insertelement <4 x i32> %40, i32 %35, i64 1
  %42 = insertelement <4 x i32> %41, i32 %39, i64 2
  %43 = lshr i32 %22, 27
  %44 = trunc nuw nsw i32 %43 to i16
  %45 = mul nuw nsw i16 %44, 255
  %46 = udiv i16 %45, 31
  %47 = zext nneg i16 %46 to i32
  %48 = lshr i32 %22, 21
  %49 = trunc nuw nsw i32 %48 to i16
  %50 = and i16 %49, 63
  %51 = mul nuw nsw i16 %50, 255
  %52 = udiv i16 %51, 63
  %53 = zext nneg i16 %52 to i32
  %54 = trunc nuw i32 %24 to i16
  %55 = and i16 %54, 31
  %56 = mul nuw nsw i16 %55, 255
  %57 = udiv i16 %56, 31
  %58 = zext nneg i16 %57 to i32
  %59 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %47, i64 0
  %60 = insertelement <4 x i32> %59, i32 %53, i64 1
  %61 = insertelement <4 x i32> %60, i32 %58, i64 2
  %62 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 255, i32 poison, i32 poison, i32 poison, i32 255, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %29, i64 0
  %63 = insertelement <16 x i32> %62, i32 %35, i64 1
  %64 = insertelement <16 x i32> %63, i32 %39, i64 2
  %65 = insertelement <16 x i32> %64, i32 %47, i64 4
  %66 = insertelement <16 x i32> %65, i32 %53, i64 5
  %67 = insertelement <16 x i32> %66, i32 %58, i64 6
  %68 = icmp samesign ugt i32 %23, %24
  br i1 %68, label %69, label %84

69:                                               ; preds = %2
  %70 = shl nuw nsw <4 x i32> %42, splat (i32 1)
  %71 = add nuw nsw <4 x i32> %70, %61
  %72 = trunc nuw nsw <4 x i32> %71 to <4 x i16>
  %73 = udiv <4 x i16> %72, splat (i16 3)
  %74 = shufflevector <4 x i16> %73, <4 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = zext nneg <16 x i16> %74 to <16 x i32>
  %76 = shufflevector <16 x i32> %67, <16 x i32> %75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %77 = shl nuw nsw <4 x i32> %61, splat (i32 1)
  %78 = add nuw nsw <4 x i32> %42, %77
  %79 = trunc nuw nsw <4 x i32> %78 to <4 x i16>
  %80 = udiv <4 x i16> %79, splat (i16 3)
  %81 = shufflevector <4 x i16> %80, <4 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %82 = zext nneg <16 x i16> %81 to <16 x i32>
  %83 = shufflevector <16 x i32> %76, <16 x i32> %82, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  br label %90

84:                                               ; preds = %2
  %85 = add nuw nsw <4 x i32> %42, %61
  %86 = lshr <4 x i32> %85, splat (i32 1)
  %87 = shufflevector <4 x i32> %86, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <16 x i32> %67, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <16 x i32> %88, <16 x i32> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  br label %90

90:                                               ; preds = %84, %69
  %91 = phi <16 x i32> [ %89, %84 ], [ %83, %69 ]
  %92 = trunc i64 %17 to i32
  %93 = lshr i64 %21, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = bitcast <16 x i32> %91 to <4 x i128>
  %96 = shl nsw i32 %92, 4
  %97 = and i32 %94, 3
  %98 = extractelement <4 x i128> %95, i32 %97
  %99 = bitcast i128 %98 to <4 x i32>
  %100 = sext i32 %96 to i64
  %101 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %100
  %102 = lshr i32 %94, 2
  %103 = and i32 %102, 3
  %104 = extractelement <4 x i128> %95, i32 %103
  %105 = bitcast i128 %104 to <4 x i32>
  %106 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 1, i32 5>
  %107 = shl <2 x i32> %106, splat (i32 8)
  %108 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 0, i32 4>
  %109 = or <2 x i32> %107, %108
  %110 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 2, i32 6>
  %111 = shl <2 x i32> %110, splat (i32 16)
  %112 = or <2 x i32> %109, %111
  %113 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 3, i32 7>
  %114 = shl <2 x i32> %113, splat (i32 24)
  %115 = or <2 x i32> %112, %114
  store <2 x i32> %115, ptr addrspace(1) %101, align 4, !tbaa !6
  %116 = lshr i32 %94, 4
  %117 = and i32 %116, 3
  %118 = extractelement <4 x i128> %95, i32 %117
  %119 = bitcast i128 %118 to <4 x i32>
  %120 = sext i32 %96 to i64
  %121 = getelementptr i32, ptr addrspace(1) %1, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 8
  %123 = lshr i32 %94, 6
  %124 = and i32 %123, 3
  %125 = extractelement <4 x i128> %95, i32 %124
  %126 = bitcast i128 %125 to <4 x i32>
  %127 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 1, i32 5>
  %128 = shl <2 x i32> %127, splat (i32 8)
  %129 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 0, i32 4>
  %130 = or <2 x i32> %128, %129
  %131 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 2, i32 6>
  %132 = shl <2 x i32> %131, splat (i32 16)
  %133 = or <2 x i32> %130, %132
  %134 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 3, i32 7>
  %135 = shl <2 x i32> %134, splat (i32 24)
  %136 = or <2 x i32> %133, %135
  store <2 x i32> %136, ptr addrspace(1) %122, align 4, !tbaa !6
  %137 = lshr i32 %94, 8
  %138 = and i32 %137, 3
  %139 = extractelement <4 x i128> %95, i32 %138
  %140 = bitcast i128 %139 to <4 x i32>
  %141 = sext i32 %96 to i64
  %142 = getelementptr i32, ptr addrspace(1) %1, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 16
  %144 = lshr i32 %94, 10
  %145 = and i32 %144, 3
  %146 = extractelement <4 x i128> %95, i32 %145
  %147 = bitcast i128 %146 to <4 x i32>
  %148 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 1, i32 5>
  %149 = shl <2 x i32> %148, splat (i32 8)
  %150 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 0, i32 4>
  %151 = or <2 x i32> %149, %150
  %152 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 2, i32 6>
  %153 = shl <2 x i32> %152, splat (i32 16)
  %154 = or <2 x i32> %151, %153
  %155 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 3, i32 7>
  %156 = shl <2 x i32> %155, splat (i32 24)
  %157 = or <2 x i32> %154, %156
  store <2 x i32> %157, ptr addrspace(1) %143, align 4, !tbaa !6
  %158 = lshr i32 %94, 12
  %159 = and i32 %158, 3
  %160 = extractelement <4 x i128> %95, i32 %159
  %161 = bitcast i128 %160 to <4 x i32>
  %162 = sext i32 %96 to i64
  %163 = getelementptr i32, ptr addrspace(1) %1, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 24
  %165 = lshr i32 %94, 14
  %166 = and i32 %165, 3
  %167 = extractelement <4 x i128> %95, i32 %166
  %168 = bitcast i128 %167 to <4 x i32>
  %169 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 1, i32 5>
  %170 = shl <2 x i32> %169, splat (i32 8)
  %171 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 0, i32 4>
  %172 = or <2 x i32> %170, %171
  %173 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 2, i32 6>
  %174 = shl <2 x i32> %173, splat (i32 16)
  %175 = or <2 x i32> %172, %174
  %176 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 3, i32 7>
  %177 = shl <2 x i32> %176, splat (i32 24)
  %178 = or <2 x i32> %175, %177
  store <2 x i32> %178, ptr addrspace(1) %164, align 4, !tbaa !6
  %179 = lshr i32 %94, 16
  %180 = and i32 %179, 3
  %181 = extractelement <4 x i128> %95, i32 %180
  %182 = bitcast i128 %181 to <4 x i32>
  %183 = sext i32 %96 to i64
  %184 = getelementptr i32, ptr addrspace(1) %1, i64 %183
  %185 = getelementptr i8, ptr addrspace(1) %184, i64 32
  %186 = lshr i32 %94, 18
  %187 = and i32 %186, 3
  %188 = extractelement <4 x i128> %95, i32 %187
  %189 = bitcast i128 %188 to <4 x i32>
  %190 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 1, i32 5>
  %191 = shl <2 x i32> %190, splat (i32 8)
  %192 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 0, i32 4>
  %193 = or <2 x i32> %191, %192
  %194 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 2, i32 6>
  %195 = shl <2 x i32> %194, splat (i32 16)
  %196 = or <2 x i32> %193, %195
  %197 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 3, i32 7>
  %198 = shl <2 x i32> %197, splat (i32 24)
  %199 = or <2 x i32> %196, %198
  store <2 x i32> %199, ptr addrspace(1) %185, align 4, !tbaa !6
  %200 = lshr i32 %94, 20
  %201 = and i32 %200, 3
  %202 = extractelement <4 x i128> %95, i32 %201
  %203 = bitcast i128 %202 to <4 x i32>
  %204 = sext i32 %96 to i64
  %205 = getelementptr i32, ptr addrspace(1) %1, i64 %204
  %206 = getelementptr i8, ptr addrspace(1) %205, i64 40
  %207 = lshr i32 %94, 22
  %208 = and i32 %207, 3
  %209 = extractelement <4 x i128> %95, i32 %208
  %210 = bitcast i128 %209 to <4 x i32>
  %211 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 1, i32 5>
  %212 = shl <2 x i32> %211, splat (i32 8)
  %213 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 0, i32 4>
  %214 = or <2 x i32> %212, %213
  %215 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 2, i32 6>
  %216 = shl <2 x i32> %215, splat (i32 16)
  %217 = or <2 x i32> %214, %216
  %218 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 3, i32 7>
  %219 = shl <2 x i32> %218, splat (i32 24)
  %220 = or <2 x i32> %217, %219
  store <2 x i32> %220, ptr addrspace(1) %206, align 4, !tbaa !6
  %221 = lshr i32 %94, 24
  %222 = and i32 %221, 3
  %223 = extractelement <4 x i128> %95, i32 %222
  %224 = bitcast i128 %223 to <4 x i32>
  %225 = sext i32 %96 to i64
  %226 = getelementptr i32, ptr addrspace(1) %1, i64 %225
  %227 = getelementptr i8, ptr addrspace(1) %226, i64 48
  %228 = lshr i32 %94, 26
  %229 = and i32 %228, 3
  %230 = extractelement <4 x i128> %95, i32 %229
  %231 = bitcast i128 %230 to <4 x i32>
  %232 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 1, i32 5>
  %233 = shl <2 x i32> %232, splat (i32 8)
  %234 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 0, i32 4>
  %235 = or <2 x i32> %233, %234
  %236 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 2, i32 6>
  %237 = shl <2 x i32> %236, splat (i32 16)
  %238 = or <2 x i32> %235, %237
  %239 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 3, i32 7>
  %240 = shl <2 x i32> %239, splat (i32 24)
  %241 = or <2 x i32> %238, %240
  store <2 x i32> %241, ptr addrspace(1) %227, align 4, !tbaa !6
  %242 = lshr i32 %94, 28
  %243 = and i32 %242, 3
  %244 = extractelement <4 x i128> %95, i32 %243
  %245 = bitcast i128 %244 to <4 x i32>
  %246 = sext i32 %96 to i64
  %247 = getelementptr i32, ptr addrspace(1) %1, i64 %246
  %248 = getelementptr i8, ptr addrspace(1) %247, i64 56
  %249 = lshr i32 %94, 30
  %250 = extractelement <4 x i128> %95, i32 %249
  %251 = bitcast i128 %250 to <4 x i32>
  %252 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 1, i32 5>
  %253 = shl <2 x i32> %252, splat (i32 8)
  %254 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 0, i32 4>
  %255 = or <2 x i32> %253, %254
  %256 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 2, i32 6>
  %257 = shl <2 x i32> %256, splat (i32 16)
  %258 = or <2 x i32> %255, %257
  %259 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 3, i32 7>
  %260 = shl <2 x i32> %259, splat (i32 24)
  %261 = or <2 x i32> %258, %260
  store <2 x i32> %261, ptr addrspace(1) %248, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !23 {
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
  %19 = ashr exact i64 %18, 29
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  %22 = trunc i64 %21 to i32
  %23 = and i32 %22, 65535
  %24 = lshr i32 %22, 16
  %25 = lshr i32 %23, 11
  %26 = trunc nuw nsw i32 %25 to i16
  %27 = mul nuw nsw i16 %26, 255
  %28 = udiv i16 %27, 31
  %29 = zext nneg i16 %28 to i32
  %30 = trunc i64 %21 to i16
  %31 = lshr i16 %30, 5
  %32 = and i16 %31, 63
  %33 = mul nuw nsw i16 %32, 255
  %34 = udiv i16 %33, 63
  %35 = zext nneg i16 %34 to i32
  %36 = and i16 %30, 31
  %37 = mul nuw nsw i16 %36, 255
  %38 = udiv i16 %37, 31
  %39 = zext nneg i16 %38 to i32
  %40 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %29, i64 0
  %41 = insertelement <4 x i32> %40, i32 %35, i64 1
  %42 = insertelement <4 x i32> %41, i32 %39, i64 2
  %43 = lshr i32 %22, 27
  %44 = trunc nuw nsw i32 %43 to i16
  %45 = mul nuw nsw i16 %44, 255
  %46 = udiv i16 %45, 31
  %47 = zext nneg i16 %46 to i32
  %48 = lshr i32 %22, 21
  %49 = trunc nuw nsw i32 %48 to i16
  %50 = and i16 %49, 63
  %51 = mul nuw nsw i16 %50, 255
  %52 = udiv i16 %51, 63
  %53 = zext nneg i16 %52 to i32
  %54 = trunc nuw i32 %24 to i16
  %55 = and i16 %54, 31
  %56 = mul nuw nsw i16 %55, 255
  %57 = udiv i16 %56, 31
  %58 = zext nneg i16 %57 to i32
  %59 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %47, i64 0
  %60 = insertelement <4 x i32> %59, i32 %53, i64 1
  %61 = insertelement <4 x i32> %60, i32 %58, i64 2
  %62 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 255, i32 poison, i32 poison, i32 poison, i32 255, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %29, i64 0
  %63 = insertelement <16 x i32> %62, i32 %35, i64 1
  %64 = insertelement <16 x i32> %63, i32 %39, i64 2
  %65 = insertelement <16 x i32> %64, i32 %47, i64 4
  %66 = insertelement <16 x i32> %65, i32 %53, i64 5
  %67 = insertelement <16 x i32> %66, i32 %58, i64 6
  %68 = icmp samesign ugt i32 %23, %24
  br i1 %68, label %69, label %84

69:                                               ; preds = %2
  %70 = shl nuw nsw <4 x i32> %42, splat (i32 1)
  %71 = add nuw nsw <4 x i32> %70, %61
  %72 = trunc nuw nsw <4 x i32> %71 to <4 x i16>
  %73 = udiv <4 x i16> %72, splat (i16 3)
  %74 = shufflevector <4 x i16> %73, <4 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = zext nneg <16 x i16> %74 to <16 x i32>
  %76 = shufflevector <16 x i32> %67, <16 x i32> %75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %77 = shl nuw nsw <4 x i32> %61, splat (i32 1)
  %78 = add nuw nsw <4 x i32> %42, %77
  %79 = trunc nuw nsw <4 x i32> %78 to <4 x i16>
  %80 = udiv <4 x i16> %79, splat (i16 3)
  %81 = shufflevector <4 x i16> %80, <4 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %82 = zext nneg <16 x i16> %81 to <16 x i32>
  %83 = shufflevector <16 x i32> %76, <16 x i32> %82, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  br label %90

84:                                               ; preds = %2
  %85 = add nuw nsw <4 x i32> %42, %61
  %86 = lshr <4 x i32> %85, splat (i32 1)
  %87 = shufflevector <4 x i32> %86, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <16 x i32> %67, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <16 x i32> %88, <16 x i32> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  br label %90

90:                                               ; preds = %84, %69
  %91 = phi <16 x i32> [ %89, %84 ], [ %83, %69 ]
  %92 = trunc i64 %17 to i32
  %93 = lshr i64 %21, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = bitcast <16 x i32> %91 to <4 x i128>
  %96 = shl nsw i32 %92, 4
  %97 = and i32 %94, 3
  %98 = extractelement <4 x i128> %95, i32 %97
  %99 = bitcast i128 %98 to <4 x i32>
  %100 = sext i32 %96 to i64
  %101 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %100
  %102 = lshr i32 %94, 2
  %103 = and i32 %102, 3
  %104 = extractelement <4 x i128> %95, i32 %103
  %105 = bitcast i128 %104 to <4 x i32>
  %106 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 1, i32 5>
  %107 = shl <2 x i32> %106, splat (i32 8)
  %108 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 0, i32 4>
  %109 = or <2 x i32> %107, %108
  %110 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 2, i32 6>
  %111 = shl <2 x i32> %110, splat (i32 16)
  %112 = or <2 x i32> %109, %111
  %113 = shufflevector <4 x i32> %99, <4 x i32> %105, <2 x i32> <i32 3, i32 7>
  %114 = shl <2 x i32> %113, splat (i32 24)
  %115 = or <2 x i32> %112, %114
  store <2 x i32> %115, ptr addrspace(1) %101, align 4, !tbaa !6
  %116 = lshr i32 %94, 4
  %117 = and i32 %116, 3
  %118 = extractelement <4 x i128> %95, i32 %117
  %119 = bitcast i128 %118 to <4 x i32>
  %120 = sext i32 %96 to i64
  %121 = getelementptr i32, ptr addrspace(1) %1, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 8
  %123 = lshr i32 %94, 6
  %124 = and i32 %123, 3
  %125 = extractelement <4 x i128> %95, i32 %124
  %126 = bitcast i128 %125 to <4 x i32>
  %127 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 1, i32 5>
  %128 = shl <2 x i32> %127, splat (i32 8)
  %129 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 0, i32 4>
  %130 = or <2 x i32> %128, %129
  %131 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 2, i32 6>
  %132 = shl <2 x i32> %131, splat (i32 16)
  %133 = or <2 x i32> %130, %132
  %134 = shufflevector <4 x i32> %119, <4 x i32> %126, <2 x i32> <i32 3, i32 7>
  %135 = shl <2 x i32> %134, splat (i32 24)
  %136 = or <2 x i32> %133, %135
  store <2 x i32> %136, ptr addrspace(1) %122, align 4, !tbaa !6
  %137 = lshr i32 %94, 8
  %138 = and i32 %137, 3
  %139 = extractelement <4 x i128> %95, i32 %138
  %140 = bitcast i128 %139 to <4 x i32>
  %141 = sext i32 %96 to i64
  %142 = getelementptr i32, ptr addrspace(1) %1, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 16
  %144 = lshr i32 %94, 10
  %145 = and i32 %144, 3
  %146 = extractelement <4 x i128> %95, i32 %145
  %147 = bitcast i128 %146 to <4 x i32>
  %148 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 1, i32 5>
  %149 = shl <2 x i32> %148, splat (i32 8)
  %150 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 0, i32 4>
  %151 = or <2 x i32> %149, %150
  %152 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 2, i32 6>
  %153 = shl <2 x i32> %152, splat (i32 16)
  %154 = or <2 x i32> %151, %153
  %155 = shufflevector <4 x i32> %140, <4 x i32> %147, <2 x i32> <i32 3, i32 7>
  %156 = shl <2 x i32> %155, splat (i32 24)
  %157 = or <2 x i32> %154, %156
  store <2 x i32> %157, ptr addrspace(1) %143, align 4, !tbaa !6
  %158 = lshr i32 %94, 12
  %159 = and i32 %158, 3
  %160 = extractelement <4 x i128> %95, i32 %159
  %161 = bitcast i128 %160 to <4 x i32>
  %162 = sext i32 %96 to i64
  %163 = getelementptr i32, ptr addrspace(1) %1, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 24
  %165 = lshr i32 %94, 14
  %166 = and i32 %165, 3
  %167 = extractelement <4 x i128> %95, i32 %166
  %168 = bitcast i128 %167 to <4 x i32>
  %169 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 1, i32 5>
  %170 = shl <2 x i32> %169, splat (i32 8)
  %171 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 0, i32 4>
  %172 = or <2 x i32> %170, %171
  %173 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 2, i32 6>
  %174 = shl <2 x i32> %173, splat (i32 16)
  %175 = or <2 x i32> %172, %174
  %176 = shufflevector <4 x i32> %161, <4 x i32> %168, <2 x i32> <i32 3, i32 7>
  %177 = shl <2 x i32> %176, splat (i32 24)
  %178 = or <2 x i32> %175, %177
  store <2 x i32> %178, ptr addrspace(1) %164, align 4, !tbaa !6
  %179 = lshr i32 %94, 16
  %180 = and i32 %179, 3
  %181 = extractelement <4 x i128> %95, i32 %180
  %182 = bitcast i128 %181 to <4 x i32>
  %183 = sext i32 %96 to i64
  %184 = getelementptr i32, ptr addrspace(1) %1, i64 %183
  %185 = getelementptr i8, ptr addrspace(1) %184, i64 32
  %186 = lshr i32 %94, 18
  %187 = and i32 %186, 3
  %188 = extractelement <4 x i128> %95, i32 %187
  %189 = bitcast i128 %188 to <4 x i32>
  %190 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 1, i32 5>
  %191 = shl <2 x i32> %190, splat (i32 8)
  %192 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 0, i32 4>
  %193 = or <2 x i32> %191, %192
  %194 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 2, i32 6>
  %195 = shl <2 x i32> %194, splat (i32 16)
  %196 = or <2 x i32> %193, %195
  %197 = shufflevector <4 x i32> %182, <4 x i32> %189, <2 x i32> <i32 3, i32 7>
  %198 = shl <2 x i32> %197, splat (i32 24)
  %199 = or <2 x i32> %196, %198
  store <2 x i32> %199, ptr addrspace(1) %185, align 4, !tbaa !6
  %200 = lshr i32 %94, 20
  %201 = and i32 %200, 3
  %202 = extractelement <4 x i128> %95, i32 %201
  %203 = bitcast i128 %202 to <4 x i32>
  %204 = sext i32 %96 to i64
  %205 = getelementptr i32, ptr addrspace(1) %1, i64 %204
  %206 = getelementptr i8, ptr addrspace(1) %205, i64 40
  %207 = lshr i32 %94, 22
  %208 = and i32 %207, 3
  %209 = extractelement <4 x i128> %95, i32 %208
  %210 = bitcast i128 %209 to <4 x i32>
  %211 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 1, i32 5>
  %212 = shl <2 x i32> %211, splat (i32 8)
  %213 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 0, i32 4>
  %214 = or <2 x i32> %212, %213
  %215 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 2, i32 6>
  %216 = shl <2 x i32> %215, splat (i32 16)
  %217 = or <2 x i32> %214, %216
  %218 = shufflevector <4 x i32> %203, <4 x i32> %210, <2 x i32> <i32 3, i32 7>
  %219 = shl <2 x i32> %218, splat (i32 24)
  %220 = or <2 x i32> %217, %219
  store <2 x i32> %220, ptr addrspace(1) %206, align 4, !tbaa !6
  %221 = lshr i32 %94, 24
  %222 = and i32 %221, 3
  %223 = extractelement <4 x i128> %95, i32 %222
  %224 = bitcast i128 %223 to <4 x i32>
  %225 = sext i32 %96 to i64
  %226 = getelementptr i32, ptr addrspace(1) %1, i64 %225
  %227 = getelementptr i8, ptr addrspace(1) %226, i64 48
  %228 = lshr i32 %94, 26
  %229 = and i32 %228, 3
  %230 = extractelement <4 x i128> %95, i32 %229
  %231 = bitcast i128 %230 to <4 x i32>
  %232 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 1, i32 5>
  %233 = shl <2 x i32> %232, splat (i32 8)
  %234 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 0, i32 4>
  %235 = or <2 x i32> %233, %234
  %236 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 2, i32 6>
  %237 = shl <2 x i32> %236, splat (i32 16)
  %238 = or <2 x i32> %235, %237
  %239 = shufflevector <4 x i32> %224, <4 x i32> %231, <2 x i32> <i32 3, i32 7>
  %240 = shl <2 x i32> %239, splat (i32 24)
  %241 = or <2 x i32> %238, %240
  store <2 x i32> %241, ptr addrspace(1) %227, align 4, !tbaa !6
  %242 = lshr i32 %94, 28
  %243 = and i32 %242, 3
  %244 = extractelement <4 x i128> %95, i32 %243
  %245 = bitcast i128 %244 to <4 x i32>
  %246 = sext i32 %96 to i64
  %247 = getelementptr i32, ptr addrspace(1) %1, i64 %246
  %248 = getelementptr i8, ptr addrspace(1) %247, i64 56
  %249 = lshr i32 %94, 30
  %250 = extractelement <4 x i128> %95, i32 %249
  %251 = bitcast i128 %250 to <4 x i32>
  %252 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 1, i32 5>
  %253 = shl <2 x i32> %252, splat (i32 8)
  %254 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 0, i32 4>
  %255 = or <2 x i32> %253, %254
  %256 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 2, i32 6>
  %257 = shl <2 x i32> %256, splat (i32 16)
  %258 = or <2 x i32> %255, %257
  %259 = shufflevector <4 x i32> %245, <4 x i32> %251, <2 x i32> <i32 3, i32 7>
  %260 = shl <2 x i32> %259, splat (i32 24)
  %261 = or <2 x i32> %258, %260
  store <2 x i32> %261, ptr addrspace(1) %248, align 4, !tbaa !6
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!"float*", !"uint*", !"float*"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"uint2*", !"uint2*"}
!22 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!23 = !{!"const", !""}
!24 = !{!8, !8, i64 0}
!25 = !{!"record*", !"record*"}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !8, i64 0}
!28 = !{!"ulong*", !"uint*"}
