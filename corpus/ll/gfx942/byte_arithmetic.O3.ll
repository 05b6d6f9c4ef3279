; ModuleID = 'corpus/opencl/byte_arithmetic.cl'
source_filename = "corpus/opencl/byte_arithmetic.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@step_size = hidden local_unnamed_addr addrspace(4) constant [16 x i16] [i16 7, i16 9, i16 12, i16 17, i16 23, i16 31, i16 41, i16 55, i16 73, i16 97, i16 130, i16 173, i16 230, i16 307, i16 408, i16 544], align 2
@index_change = hidden local_unnamed_addr addrspace(4) constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1

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
define protected amdgpu_kernel void @alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4, !tbaa !17, !amdgpu.noclobber !18
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %20
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !17, !amdgpu.noclobber !18
  %25 = extractelement <4 x i8> %22, i64 3
  %26 = zext i8 %25 to i16
  %27 = zext i8 %2 to i16
  %28 = mul nuw i16 %26, %27
  %29 = udiv i16 %28, 255
  %30 = zext <4 x i8> %22 to <4 x i16>
  %31 = insertelement <4 x i16> poison, i16 %29, i64 0
  %32 = shufflevector <4 x i16> %31, <4 x i16> poison, <4 x i32> zeroinitializer
  %33 = mul <4 x i16> %32, %30
  %34 = zext <4 x i8> %24 to <4 x i16>
  %35 = sub nuw nsw i16 255, %29
  %36 = insertelement <4 x i16> poison, i16 %35, i64 0
  %37 = shufflevector <4 x i16> %36, <4 x i16> poison, <4 x i32> zeroinitializer
  %38 = mul nuw <4 x i16> %37, %34
  %39 = add <4 x i16> %33, splat (i16 128)
  %40 = add <4 x i16> %39, %38
  %41 = lshr <4 x i16> %40, splat (i16 8)
  %42 = add <4 x i16> %41, %40
  %43 = lshr <4 x i16> %42, splat (i16 8)
  %44 = trunc nuw <4 x i16> %43 to <4 x i8>
  %45 = extractelement <4 x i8> %24, i64 3
  %46 = trunc nuw i16 %29 to i8
  %47 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %45, i8 %46)
  %48 = insertelement <4 x i8> %44, i8 %47, i64 3
  store <4 x i8> %48, ptr addrspace(1) %23, align 4, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4, !tbaa !17
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %20
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = extractelement <4 x i8> %22, i64 3
  %26 = zext i8 %25 to i16
  %27 = zext i8 %2 to i16
  %28 = mul nuw i16 %26, %27
  %29 = udiv i16 %28, 255
  %30 = zext <4 x i8> %22 to <4 x i16>
  %31 = insertelement <4 x i16> poison, i16 %29, i64 0
  %32 = shufflevector <4 x i16> %31, <4 x i16> poison, <4 x i32> zeroinitializer
  %33 = mul <4 x i16> %32, %30
  %34 = zext <4 x i8> %24 to <4 x i16>
  %35 = sub nuw nsw i16 255, %29
  %36 = insertelement <4 x i16> poison, i16 %35, i64 0
  %37 = shufflevector <4 x i16> %36, <4 x i16> poison, <4 x i32> zeroinitializer
  %38 = mul nuw <4 x i16> %37, %34
  %39 = add <4 x i16> %33, splat (i16 128)
  %40 = add <4 x i16> %39, %38
  %41 = lshr <4 x i16> %40, splat (i16 8)
  %42 = add <4 x i16> %41, %40
  %43 = lshr <4 x i16> %42, splat (i16 8)
  %44 = trunc nuw <4 x i16> %43 to <4 x i8>
  %45 = extractelement <4 x i8> %24, i64 3
  %46 = trunc nuw i16 %29 to i8
  %47 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %45, i8 %46)
  %48 = insertelement <4 x i8> %44, i8 %47, i64 3
  store <4 x i8> %48, ptr addrspace(1) %23, align 4, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef %3, i16 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %23 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %0, i64 %22
  %24 = load <8 x i16>, ptr addrspace(1) %23, align 16, !tbaa !17, !amdgpu.noclobber !18
  %25 = insertelement <8 x i16> poison, i16 %3, i64 0
  %26 = shufflevector <8 x i16> %25, <8 x i16> poison, <8 x i32> zeroinitializer
  %27 = sext <8 x i16> %24 to <8 x i32>
  %28 = sext <8 x i16> %26 to <8 x i32>
  %29 = mul nsw <8 x i32> %27, %28
  %30 = lshr <8 x i32> %29, splat (i32 15)
  %31 = trunc <8 x i32> %30 to <8 x i16>
  %32 = and <8 x i16> %31, splat (i16 -2)
  %33 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %1, i64 %22
  %34 = load <8 x i16>, ptr addrspace(1) %33, align 16, !tbaa !17, !amdgpu.noclobber !18
  %35 = insertelement <8 x i16> poison, i16 %4, i64 0
  %36 = shufflevector <8 x i16> %35, <8 x i16> poison, <8 x i32> zeroinitializer
  %37 = sext <8 x i16> %34 to <8 x i32>
  %38 = sext <8 x i16> %36 to <8 x i32>
  %39 = mul nsw <8 x i32> %37, %38
  %40 = lshr <8 x i32> %39, splat (i32 15)
  %41 = trunc <8 x i32> %40 to <8 x i16>
  %42 = and <8 x i16> %41, splat (i16 -2)
  %43 = tail call noundef <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> range(i16 0, -1) %32, <8 x i16> range(i16 0, -1) %42)
  %44 = tail call <8 x i16> @llvm.smin.v8i16(<8 x i16> %43, <8 x i16> splat (i16 30000))
  %45 = ashr <8 x i16> %31, splat (i16 1)
  %46 = ashr <8 x i16> %41, splat (i16 1)
  %47 = add nsw <8 x i16> %46, %45
  %48 = sdiv <8 x i16> %47, splat (i16 -16)
  %49 = add <8 x i16> %48, %44
  %50 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %2, i64 %22
  store <8 x i16> %49, ptr addrspace(1) %50, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef signext %3, i16 noundef signext %4) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %23 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %0, i64 %22
  %24 = load <8 x i16>, ptr addrspace(1) %23, align 16, !tbaa !17
  %25 = insertelement <8 x i16> poison, i16 %3, i64 0
  %26 = shufflevector <8 x i16> %25, <8 x i16> poison, <8 x i32> zeroinitializer
  %27 = sext <8 x i16> %24 to <8 x i32>
  %28 = sext <8 x i16> %26 to <8 x i32>
  %29 = mul nsw <8 x i32> %27, %28
  %30 = lshr <8 x i32> %29, splat (i32 15)
  %31 = trunc <8 x i32> %30 to <8 x i16>
  %32 = and <8 x i16> %31, splat (i16 -2)
  %33 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %1, i64 %22
  %34 = load <8 x i16>, ptr addrspace(1) %33, align 16, !tbaa !17
  %35 = insertelement <8 x i16> poison, i16 %4, i64 0
  %36 = shufflevector <8 x i16> %35, <8 x i16> poison, <8 x i32> zeroinitializer
  %37 = sext <8 x i16> %34 to <8 x i32>
  %38 = sext <8 x i16> %36 to <8 x i32>
  %39 = mul nsw <8 x i32> %37, %38
  %40 = lshr <8 x i32> %39, splat (i32 15)
  %41 = trunc <8 x i32> %40 to <8 x i16>
  %42 = and <8 x i16> %41, splat (i16 -2)
  %43 = tail call noundef <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> range(i16 0, -1) %32, <8 x i16> range(i16 0, -1) %42)
  %44 = tail call <8 x i16> @llvm.smin.v8i16(<8 x i16> %43, <8 x i16> splat (i16 30000))
  %45 = ashr <8 x i16> %31, splat (i16 1)
  %46 = ashr <8 x i16> %41, splat (i16 1)
  %47 = add nsw <8 x i16> %46, %45
  %48 = sdiv <8 x i16> %47, splat (i16 -16)
  %49 = add <8 x i16> %48, %44
  %50 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %2, i64 %22
  store <8 x i16> %49, ptr addrspace(1) %50, align 16, !tbaa !17
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %19 = shl nsw i32 %18, 4
  %20 = shl nsw i32 %18, 5
  br label %21

21:                                               ; preds = %21, %2
  %22 = phi i16 [ 0, %2 ], [ %93, %21 ]
  %23 = phi i8 [ 4, %2 ], [ %100, %21 ]
  %24 = phi i32 [ 0, %2 ], [ %104, %21 ]
  %25 = lshr exact i32 %24, 1
  %26 = add nuw nsw i32 %25, %19
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !17
  %30 = zext i8 %29 to i32
  %31 = zext nneg i8 %23 to i64
  %32 = getelementptr inbounds nuw i16, ptr addrspace(4) @step_size, i64 %31
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !28
  %34 = ashr i16 %33, 3
  %35 = and i32 %30, 1
  %36 = icmp eq i32 %35, 0
  %37 = ashr i16 %33, 2
  %38 = select i1 %36, i16 0, i16 %37
  %39 = add nsw i16 %38, %34
  %40 = and i32 %30, 2
  %41 = icmp eq i32 %40, 0
  %42 = ashr i16 %33, 1
  %43 = select i1 %41, i16 0, i16 %42
  %44 = add nsw i16 %39, %43
  %45 = and i32 %30, 4
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i16 0, i16 %33
  %48 = add i16 %44, %47
  %49 = and i32 %30, 8
  %50 = icmp eq i32 %49, 0
  %51 = tail call i16 @llvm.ssub.sat.i16(i16 %22, i16 %48)
  %52 = tail call i16 @llvm.sadd.sat.i16(i16 %22, i16 %48)
  %53 = select i1 %50, i16 %52, i16 %51
  %54 = and i32 %30, 7
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) @index_change, i64 %55
  %57 = load i8, ptr addrspace(4) %56, align 1, !tbaa !17
  %58 = add i8 %57, %23
  %59 = tail call noundef i8 @llvm.smax.i8(i8 %58, i8 0)
  %60 = tail call noundef range(i8 0, 16) i8 @llvm.umin.i8(i8 %59, i8 15)
  %61 = add nuw nsw i32 %24, %20
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %62
  store i16 %53, ptr addrspace(1) %63, align 2, !tbaa !28
  %64 = or disjoint i32 %24, 1
  %65 = lshr exact i32 %24, 1
  %66 = add nuw nsw i32 %65, %19
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !17
  %70 = lshr i8 %69, 4
  %71 = zext nneg i8 %70 to i32
  %72 = zext nneg i8 %60 to i64
  %73 = getelementptr inbounds nuw i16, ptr addrspace(4) @step_size, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2, !tbaa !28
  %75 = ashr i16 %74, 3
  %76 = and i32 %71, 1
  %77 = icmp eq i32 %76, 0
  %78 = ashr i16 %74, 2
  %79 = select i1 %77, i16 0, i16 %78
  %80 = add nsw i16 %79, %75
  %81 = and i32 %71, 2
  %82 = icmp eq i32 %81, 0
  %83 = ashr i16 %74, 1
  %84 = select i1 %82, i16 0, i16 %83
  %85 = add nsw i16 %80, %84
  %86 = and i32 %71, 4
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %87, i16 0, i16 %74
  %89 = add i16 %85, %88
  %90 = tail call i16 @llvm.ssub.sat.i16(i16 %53, i16 %89)
  %91 = tail call i16 @llvm.sadd.sat.i16(i16 %53, i16 %89)
  %92 = icmp slt i8 %69, 0
  %93 = select i1 %92, i16 %90, i16 %91
  %94 = and i32 %71, 7
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(4) @index_change, i64 %95
  %97 = load i8, ptr addrspace(4) %96, align 1, !tbaa !17
  %98 = add i8 %97, %60
  %99 = tail call noundef i8 @llvm.smax.i8(i8 %98, i8 0)
  %100 = tail call noundef range(i8 0, 16) i8 @llvm.umin.i8(i8 %99, i8 15)
  %101 = add nuw nsw i32 %64, %20
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %102
  store i16 %93, ptr addrspace(1) %103, align 2, !tbaa !28
  %104 = add nuw nsw i32 %24, 2
  %105 = icmp eq i32 %104, 32
  br i1 %105, label %106, label %21

106:                                              ; preds = %21
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %19 = shl nsw i32 %18, 4
  %20 = shl nsw i32 %18, 5
  br label %22

21:                                               ; preds = %22
  ret void

22:                                               ; preds = %22, %2
  %23 = phi i16 [ 0, %2 ], [ %94, %22 ]
  %24 = phi i8 [ 4, %2 ], [ %101, %22 ]
  %25 = phi i32 [ 0, %2 ], [ %105, %22 ]
  %26 = lshr exact i32 %25, 1
  %27 = add nuw nsw i32 %26, %19
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !17
  %31 = zext i8 %30 to i32
  %32 = zext nneg i8 %24 to i64
  %33 = getelementptr inbounds nuw i16, ptr addrspace(4) @step_size, i64 %32
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !28
  %35 = ashr i16 %34, 3
  %36 = and i32 %31, 1
  %37 = icmp eq i32 %36, 0
  %38 = ashr i16 %34, 2
  %39 = select i1 %37, i16 0, i16 %38
  %40 = add nsw i16 %39, %35
  %41 = and i32 %31, 2
  %42 = icmp eq i32 %41, 0
  %43 = ashr i16 %34, 1
  %44 = select i1 %42, i16 0, i16 %43
  %45 = add nsw i16 %40, %44
  %46 = and i32 %31, 4
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i16 0, i16 %34
  %49 = add i16 %45, %48
  %50 = and i32 %31, 8
  %51 = icmp eq i32 %50, 0
  %52 = tail call i16 @llvm.ssub.sat.i16(i16 %23, i16 %49)
  %53 = tail call i16 @llvm.sadd.sat.i16(i16 %23, i16 %49)
  %54 = select i1 %51, i16 %53, i16 %52
  %55 = and i32 %31, 7
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) @index_change, i64 %56
  %58 = load i8, ptr addrspace(4) %57, align 1, !tbaa !17
  %59 = add i8 %58, %24
  %60 = tail call noundef i8 @llvm.smax.i8(i8 %59, i8 0)
  %61 = tail call noundef range(i8 0, 16) i8 @llvm.umin.i8(i8 %60, i8 15)
  %62 = add nuw nsw i32 %25, %20
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %63
  store i16 %54, ptr addrspace(1) %64, align 2, !tbaa !28
  %65 = or disjoint i32 %25, 1
  %66 = lshr exact i32 %25, 1
  %67 = add nuw nsw i32 %66, %19
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !17
  %71 = lshr i8 %70, 4
  %72 = zext nneg i8 %71 to i32
  %73 = zext nneg i8 %61 to i64
  %74 = getelementptr inbounds nuw i16, ptr addrspace(4) @step_size, i64 %73
  %75 = load i16, ptr addrspace(4) %74, align 2, !tbaa !28
  %76 = ashr i16 %75, 3
  %77 = and i32 %72, 1
  %78 = icmp eq i32 %77, 0
  %79 = ashr i16 %75, 2
  %80 = select i1 %78, i16 0, i16 %79
  %81 = add nsw i16 %80, %76
  %82 = and i32 %72, 2
  %83 = icmp eq i32 %82, 0
  %84 = ashr i16 %75, 1
  %85 = select i1 %83, i16 0, i16 %84
  %86 = add nsw i16 %81, %85
  %87 = and i32 %72, 4
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %88, i16 0, i16 %75
  %90 = add i16 %86, %89
  %91 = tail call i16 @llvm.ssub.sat.i16(i16 %54, i16 %90)
  %92 = tail call i16 @llvm.sadd.sat.i16(i16 %54, i16 %90)
  %93 = icmp slt i8 %70, 0
  %94 = select i1 %93, i16 %91, i16 %92
  %95 = and i32 %72, 7
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(4) @index_change, i64 %96
  %98 = load i8, ptr addrspace(4) %97, align 1, !tbaa !17
  %99 = add i8 %98, %61
  %100 = tail call noundef i8 @llvm.smax.i8(i8 %99, i8 0)
  %101 = tail call noundef range(i8 0, 16) i8 @llvm.umin.i8(i8 %100, i8 15)
  %102 = add nuw nsw i32 %65, %20
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %103
  store i16 %94, ptr addrspace(1) %104, align 2, !tbaa !28
  %105 = add nuw nsw i32 %25, 2
  %106 = icmp eq i32 %105, 32
  br i1 %106, label %21, label %22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !27 {
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
  %19 = shl nsw i32 %18, 4
  br label %20

20:                                               ; preds = %20, %2
  %21 = phi i32 [ 0, %2 ], [ %132, %20 ]
  %22 = phi <4 x i8> [ zeroinitializer, %2 ], [ %131, %20 ]
  %23 = add nuw nsw i32 %21, %19
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !17, !amdgpu.noclobber !18
  %27 = extractelement <4 x i8> %22, i64 0
  %28 = xor i8 %26, %27
  %29 = shl i8 %28, 1
  %30 = xor i8 %29, 29
  %31 = icmp slt i8 %28, 0
  %32 = select i1 %31, i8 %30, i8 %29
  %33 = shl i8 %32, 1
  %34 = xor i8 %33, 29
  %35 = icmp slt i8 %32, 0
  %36 = select i1 %35, i8 %34, i8 %33
  %37 = shl i8 %36, 1
  %38 = xor i8 %37, 29
  %39 = icmp slt i8 %36, 0
  %40 = select i1 %39, i8 %38, i8 %37
  %41 = shl i8 %40, 1
  %42 = xor i8 %41, 29
  %43 = icmp slt i8 %40, 0
  %44 = select i1 %43, i8 %42, i8 %41
  %45 = shl i8 %44, 1
  %46 = xor i8 %45, 29
  %47 = icmp slt i8 %44, 0
  %48 = select i1 %47, i8 %46, i8 %45
  %49 = shl i8 %48, 1
  %50 = xor i8 %49, 29
  %51 = icmp slt i8 %48, 0
  %52 = select i1 %51, i8 %50, i8 %49
  %53 = shl i8 %52, 1
  %54 = xor i8 %53, 29
  %55 = icmp slt i8 %52, 0
  %56 = select i1 %55, i8 %54, i8 %53
  %57 = extractelement <4 x i8> %22, i64 1
  %58 = extractelement <4 x i8> %22, i64 2
  %59 = xor i8 %44, %58
  %60 = xor i8 %59, %40
  %61 = xor i8 %60, %52
  %62 = xor i8 %61, %56
  %63 = extractelement <4 x i8> %22, i64 3
  %64 = xor i8 %28, %63
  %65 = xor i8 %64, %32
  %66 = xor i8 %65, %36
  %67 = xor i8 %66, %48
  %68 = xor i8 %67, %52
  %69 = xor i8 %68, %56
  %70 = xor i8 %36, %52
  %71 = xor i8 %70, %44
  %72 = xor i8 %71, %48
  %73 = or disjoint i32 %21, 1
  %74 = add nuw nsw i32 %73, %19
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !17, !amdgpu.noclobber !18
  %78 = xor i8 %57, %77
  %79 = xor i8 %78, %36
  %80 = xor i8 %79, %32
  %81 = xor i8 %80, %40
  %82 = xor i8 %81, %44
  %83 = shl i8 %82, 1
  %84 = xor i8 %83, 29
  %85 = icmp slt i8 %82, 0
  %86 = select i1 %85, i8 %84, i8 %83
  %87 = shl i8 %86, 1
  %88 = xor i8 %87, 29
  %89 = icmp slt i8 %86, 0
  %90 = select i1 %89, i8 %88, i8 %87
  %91 = shl i8 %90, 1
  %92 = xor i8 %91, 29
  %93 = icmp slt i8 %90, 0
  %94 = select i1 %93, i8 %92, i8 %91
  %95 = shl i8 %94, 1
  %96 = xor i8 %95, 29
  %97 = icmp slt i8 %94, 0
  %98 = select i1 %97, i8 %96, i8 %95
  %99 = shl i8 %98, 1
  %100 = xor i8 %99, 29
  %101 = icmp slt i8 %98, 0
  %102 = select i1 %101, i8 %100, i8 %99
  %103 = shl i8 %102, 1
  %104 = xor i8 %103, 29
  %105 = icmp slt i8 %102, 0
  %106 = select i1 %105, i8 %104, i8 %103
  %107 = shl i8 %106, 1
  %108 = xor i8 %107, 29
  %109 = icmp slt i8 %106, 0
  %110 = select i1 %109, i8 %108, i8 %107
  %111 = xor i8 %90, %62
  %112 = xor i8 %111, %86
  %113 = xor i8 %112, %94
  %114 = xor i8 %113, %98
  %115 = insertelement <4 x i8> poison, i8 %114, i64 0
  %116 = xor i8 %98, %69
  %117 = xor i8 %116, %94
  %118 = xor i8 %117, %106
  %119 = xor i8 %118, %110
  %120 = insertelement <4 x i8> %115, i8 %119, i64 1
  %121 = xor i8 %82, %72
  %122 = xor i8 %121, %86
  %123 = xor i8 %122, %90
  %124 = xor i8 %123, %102
  %125 = xor i8 %124, %106
  %126 = xor i8 %125, %110
  %127 = insertelement <4 x i8> %120, i8 %126, i64 2
  %128 = xor i8 %90, %106
  %129 = xor i8 %128, %98
  %130 = xor i8 %129, %102
  %131 = insertelement <4 x i8> %127, i8 %130, i64 3
  %132 = add nuw nsw i32 %21, 2
  %133 = icmp eq i32 %132, 16
  br i1 %133, label %134, label %20

134:                                              ; preds = %20
  %135 = shl i64 %17, 32
  %136 = ashr exact i64 %135, 30
  %137 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %136
  store <4 x i8> %131, ptr addrspace(1) %137, align 1, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !27 {
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
  %19 = shl nsw i32 %18, 4
  br label %24

20:                                               ; preds = %24
  %21 = shl i64 %17, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store <4 x i8> %135, ptr addrspace(1) %23, align 1, !tbaa !17
  ret void

24:                                               ; preds = %24, %2
  %25 = phi i32 [ 0, %2 ], [ %136, %24 ]
  %26 = phi <4 x i8> [ zeroinitializer, %2 ], [ %135, %24 ]
  %27 = add nuw nsw i32 %25, %19
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !17
  %31 = extractelement <4 x i8> %26, i64 0
  %32 = xor i8 %30, %31
  %33 = shl i8 %32, 1
  %34 = xor i8 %33, 29
  %35 = icmp slt i8 %32, 0
  %36 = select i1 %35, i8 %34, i8 %33
  %37 = shl i8 %36, 1
  %38 = xor i8 %37, 29
  %39 = icmp slt i8 %36, 0
  %40 = select i1 %39, i8 %38, i8 %37
  %41 = shl i8 %40, 1
  %42 = xor i8 %41, 29
  %43 = icmp slt i8 %40, 0
  %44 = select i1 %43, i8 %42, i8 %41
  %45 = shl i8 %44, 1
  %46 = xor i8 %45, 29
  %47 = icmp slt i8 %44, 0
  %48 = select i1 %47, i8 %46, i8 %45
  %49 = shl i8 %48, 1
  %50 = xor i8 %49, 29
  %51 = icmp slt i8 %48, 0
  %52 = select i1 %51, i8 %50, i8 %49
  %53 = shl i8 %52, 1
  %54 = xor i8 %53, 29
  %55 = icmp slt i8 %52, 0
  %56 = select i1 %55, i8 %54, i8 %53
  %57 = shl i8 %56, 1
  %58 = xor i8 %57, 29
  %59 = icmp slt i8 %56, 0
  %60 = select i1 %59, i8 %58, i8 %57
  %61 = extractelement <4 x i8> %26, i64 1
  %62 = extractelement <4 x i8> %26, i64 2
  %63 = xor i8 %48, %62
  %64 = xor i8 %63, %44
  %65 = xor i8 %64, %56
  %66 = xor i8 %65, %60
  %67 = extractelement <4 x i8> %26, i64 3
  %68 = xor i8 %32, %67
  %69 = xor i8 %68, %36
  %70 = xor i8 %69, %40
  %71 = xor i8 %70, %52
  %72 = xor i8 %71, %56
  %73 = xor i8 %72, %60
  %74 = xor i8 %40, %56
  %75 = xor i8 %74, %48
  %76 = xor i8 %75, %52
  %77 = or disjoint i32 %25, 1
  %78 = add nuw nsw i32 %77, %19
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1, !tbaa !17
  %82 = xor i8 %61, %81
  %83 = xor i8 %82, %40
  %84 = xor i8 %83, %36
  %85 = xor i8 %84, %44
  %86 = xor i8 %85, %48
  %87 = shl i8 %86, 1
  %88 = xor i8 %87, 29
  %89 = icmp slt i8 %86, 0
  %90 = select i1 %89, i8 %88, i8 %87
  %91 = shl i8 %90, 1
  %92 = xor i8 %91, 29
  %93 = icmp slt i8 %90, 0
  %94 = select i1 %93, i8 %92, i8 %91
  %95 = shl i8 %94, 1
  %96 = xor i8 %95, 29
  %97 = icmp slt i8 %94, 0
  %98 = select i1 %97, i8 %96, i8 %95
  %99 = shl i8 %98, 1
  %100 = xor i8 %99, 29
  %101 = icmp slt i8 %98, 0
  %102 = select i1 %101, i8 %100, i8 %99
  %103 = shl i8 %102, 1
  %104 = xor i8 %103, 29
  %105 = icmp slt i8 %102, 0
  %106 = select i1 %105, i8 %104, i8 %103
  %107 = shl i8 %106, 1
  %108 = xor i8 %107, 29
  %109 = icmp slt i8 %106, 0
  %110 = select i1 %109, i8 %108, i8 %107
  %111 = shl i8 %110, 1
  %112 = xor i8 %111, 29
  %113 = icmp slt i8 %110, 0
  %114 = select i1 %113, i8 %112, i8 %111
  %115 = xor i8 %94, %66
  %116 = xor i8 %115, %90
  %117 = xor i8 %116, %98
  %118 = xor i8 %117, %102
  %119 = insertelement <4 x i8> poison, i8 %118, i64 0
  %120 = xor i8 %102, %73
  %121 = xor i8 %120, %98
  %122 = xor i8 %121, %110
  %123 = xor i8 %122, %114
  %124 = insertelement <4 x i8> %119, i8 %123, i64 1
  %125 = xor i8 %86, %76
  %126 = xor i8 %125, %90
  %127 = xor i8 %126, %94
  %128 = xor i8 %127, %106
  %129 = xor i8 %128, %110
  %130 = xor i8 %129, %114
  %131 = insertelement <4 x i8> %124, i8 %130, i64 2
  %132 = xor i8 %94, %110
  %133 = xor i8 %132, %102
  %134 = xor i8 %133, %106
  %135 = insertelement <4 x i8> %131, i8 %134, i64 3
  %136 = add nuw nsw i32 %25, 2
  %137 = icmp eq i32 %136, 16
  br i1 %137, label %20, label %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %0, i64 %20
  %22 = load <8 x i8>, ptr addrspace(1) %21, align 8, !tbaa !17, !amdgpu.noclobber !18
  %23 = extractelement <8 x i8> %22, i64 0
  %24 = mul i8 %23, 3
  %25 = zext i8 %24 to i32
  %26 = mul i32 %25, 50331648
  %27 = add i32 %26, 16777216
  %28 = ashr i32 %27, 25
  %29 = mul i32 %28, 50331648
  %30 = add i32 %29, 33554432
  %31 = ashr i32 %30, 26
  %32 = mul nsw i32 %31, 50331648
  %33 = add nsw i32 %32, 50331648
  %34 = ashr i32 %33, 27
  %35 = mul nsw i32 %34, 50331648
  %36 = add nsw i32 %35, 67108864
  %37 = lshr exact i32 %36, 24
  %38 = trunc nuw i32 %37 to i8
  %39 = insertelement <8 x i8> poison, i8 %2, i64 0
  %40 = shufflevector <8 x i8> %39, <8 x i8> poison, <8 x i32> zeroinitializer
  %41 = mul <8 x i8> %22, %40
  %42 = ashr <8 x i8> %22, splat (i8 2)
  %43 = add <8 x i8> %41, %42
  %44 = lshr <8 x i8> %22, splat (i8 3)
  %45 = xor <8 x i8> %43, %44
  %46 = icmp sgt <8 x i8> %22, %45
  %47 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %22
  %48 = select <8 x i1> %46, <8 x i8> %47, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %49 = extractelement <8 x i8> %22, i64 6
  %50 = sext i8 %2 to i16
  %51 = add nsw i16 %50, 10
  %52 = sext i8 %49 to i16
  %53 = sdiv i16 %52, %51
  %54 = trunc i16 %53 to i8
  %55 = extractelement <8 x i8> %22, i64 5
  %56 = srem i8 %55, 11
  %57 = insertelement <8 x i8> %48, i8 %56, i64 6
  %58 = insertelement <8 x i8> %45, i8 %54, i64 6
  %59 = add <8 x i8> %57, %58
  %60 = insertelement <8 x i8> %59, i8 %38, i64 7
  %61 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %20
  store <8 x i8> %60, ptr addrspace(1) %61, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %0, i64 %20
  %22 = load <8 x i8>, ptr addrspace(1) %21, align 8, !tbaa !17
  %23 = extractelement <8 x i8> %22, i64 0
  %24 = mul i8 %23, 3
  %25 = zext i8 %24 to i32
  %26 = mul i32 %25, 50331648
  %27 = add i32 %26, 16777216
  %28 = ashr i32 %27, 25
  %29 = mul i32 %28, 50331648
  %30 = add i32 %29, 33554432
  %31 = ashr i32 %30, 26
  %32 = mul nsw i32 %31, 50331648
  %33 = add nsw i32 %32, 50331648
  %34 = ashr i32 %33, 27
  %35 = mul nsw i32 %34, 50331648
  %36 = add nsw i32 %35, 67108864
  %37 = lshr exact i32 %36, 24
  %38 = trunc nuw i32 %37 to i8
  %39 = insertelement <8 x i8> poison, i8 %2, i64 0
  %40 = shufflevector <8 x i8> %39, <8 x i8> poison, <8 x i32> zeroinitializer
  %41 = mul <8 x i8> %22, %40
  %42 = ashr <8 x i8> %22, splat (i8 2)
  %43 = add <8 x i8> %41, %42
  %44 = lshr <8 x i8> %22, splat (i8 3)
  %45 = xor <8 x i8> %43, %44
  %46 = icmp sgt <8 x i8> %22, %45
  %47 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %22
  %48 = select <8 x i1> %46, <8 x i8> %47, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %49 = extractelement <8 x i8> %22, i64 6
  %50 = sext i8 %2 to i16
  %51 = add nsw i16 %50, 10
  %52 = sext i8 %49 to i16
  %53 = sdiv i16 %52, %51
  %54 = trunc i16 %53 to i8
  %55 = extractelement <8 x i8> %22, i64 5
  %56 = srem i8 %55, 11
  %57 = insertelement <8 x i8> %48, i8 %56, i64 6
  %58 = insertelement <8 x i8> %45, i8 %54, i64 6
  %59 = add <8 x i8> %57, %58
  %60 = insertelement <8 x i8> %59, i8 %38, i64 7
  %61 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %20
  store <8 x i8> %60, ptr addrspace(1) %61, align 8, !tbaa !17
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
declare i8 @llvm.uadd.sat.i8(i8, i8) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uchar4*", !"uchar4*", !"uchar"}
!15 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar"}
!16 = !{!"const", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none"}
!21 = !{!"short8*", !"short8*", !"short8*", !"short", !"short"}
!22 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short", !"short"}
!23 = !{!"const", !"const", !"", !"", !""}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"uchar*", !"short*"}
!27 = !{!"const", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"short", !8, i64 0}
!30 = !{!"uchar*", !"uchar*"}
!31 = !{!"char8*", !"char8*", !"char"}
!32 = !{!"char __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"char"}
