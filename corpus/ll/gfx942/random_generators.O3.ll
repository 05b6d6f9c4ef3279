; ModuleID = 'corpus/opencl/random_generators.cl'
source_filename = "corpus/opencl/random_generators.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.philox_key = type { [2 x i32] }

@mersenne_small.mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !6
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x i32>, ptr addrspace(1) %25, align 16, !tbaa !17, !amdgpu.noclobber !18
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %67

28:                                               ; preds = %4
  %29 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %24
  %30 = load <2 x i32>, ptr addrspace(1) %29, align 8, !tbaa !17, !amdgpu.noclobber !18
  br label %31

31:                                               ; preds = %28, %31
  %32 = phi i32 [ %65, %31 ], [ 0, %28 ]
  %33 = phi <4 x i32> [ %45, %31 ], [ %26, %28 ]
  %34 = phi <2 x i32> [ %58, %31 ], [ %30, %28 ]
  %35 = extractelement <4 x i32> %33, i64 0
  %36 = shl i32 %35, 11
  %37 = xor i32 %36, %35
  %38 = shufflevector <4 x i32> %33, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %39 = extractelement <4 x i32> %33, i64 3
  %40 = lshr i32 %39, 19
  %41 = lshr i32 %37, 8
  %42 = xor i32 %40, %41
  %43 = xor i32 %42, %39
  %44 = xor i32 %43, %37
  %45 = insertelement <4 x i32> %38, i32 %44, i64 3
  %46 = extractelement <2 x i32> %34, i64 0
  %47 = extractelement <2 x i32> %34, i64 1
  %48 = zext i32 %46 to i64
  %49 = mul nuw i64 %48, 4294883355
  %50 = lshr i64 %49, 32
  %51 = trunc nuw i64 %50 to i32
  %52 = mul i32 %46, -83941
  %53 = add i32 %52, %47
  %54 = insertelement <2 x i32> poison, i32 %53, i64 0
  %55 = icmp ult i32 %53, %47
  %56 = zext i1 %55 to i32
  %57 = add nuw i32 %51, %56
  %58 = insertelement <2 x i32> %54, i32 %57, i64 1
  %59 = xor i32 %46, %47
  %60 = add i32 %44, %59
  %61 = mul nsw i32 %32, %22
  %62 = add nsw i32 %61, %20
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %63
  store i32 %60, ptr addrspace(1) %64, align 4, !tbaa !6
  %65 = add nuw nsw i32 %32, 1
  %66 = icmp eq i32 %65, %3
  br i1 %66, label %67, label %31

67:                                               ; preds = %31, %4
  %68 = phi <4 x i32> [ %26, %4 ], [ %45, %31 ]
  store <4 x i32> %68, ptr addrspace(1) %25, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !6
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x i32>, ptr addrspace(1) %25, align 16, !tbaa !17
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %4
  %29 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %24
  %30 = load <2 x i32>, ptr addrspace(1) %29, align 8, !tbaa !17
  br label %33

31:                                               ; preds = %33, %4
  %32 = phi <4 x i32> [ %26, %4 ], [ %47, %33 ]
  store <4 x i32> %32, ptr addrspace(1) %25, align 16, !tbaa !17
  ret void

33:                                               ; preds = %28, %33
  %34 = phi i32 [ %67, %33 ], [ 0, %28 ]
  %35 = phi <4 x i32> [ %47, %33 ], [ %26, %28 ]
  %36 = phi <2 x i32> [ %60, %33 ], [ %30, %28 ]
  %37 = extractelement <4 x i32> %35, i64 0
  %38 = shl i32 %37, 11
  %39 = xor i32 %38, %37
  %40 = shufflevector <4 x i32> %35, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %41 = extractelement <4 x i32> %35, i64 3
  %42 = lshr i32 %41, 19
  %43 = lshr i32 %39, 8
  %44 = xor i32 %42, %43
  %45 = xor i32 %44, %41
  %46 = xor i32 %45, %39
  %47 = insertelement <4 x i32> %40, i32 %46, i64 3
  %48 = extractelement <2 x i32> %36, i64 0
  %49 = extractelement <2 x i32> %36, i64 1
  %50 = zext i32 %48 to i64
  %51 = mul nuw i64 %50, 4294883355
  %52 = lshr i64 %51, 32
  %53 = trunc nuw i64 %52 to i32
  %54 = mul i32 %48, -83941
  %55 = add i32 %54, %49
  %56 = insertelement <2 x i32> poison, i32 %55, i64 0
  %57 = icmp ult i32 %55, %49
  %58 = zext i1 %57 to i32
  %59 = add nuw i32 %53, %58
  %60 = insertelement <2 x i32> %56, i32 %59, i64 1
  %61 = xor i32 %48, %49
  %62 = add i32 %46, %61
  %63 = mul nsw i32 %34, %22
  %64 = add nsw i32 %63, %20
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %65
  store i32 %62, ptr addrspace(1) %66, align 4, !tbaa !6
  %67 = add nuw nsw i32 %34, 1
  %68 = icmp eq i32 %67, %3
  br i1 %68, label %31, label %33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %64

5:                                                ; preds = %3
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 40
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add i64 %8, %10
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %16, %18
  %20 = add i64 %11, %19
  %21 = shl i64 %20, 32
  %22 = ashr exact i64 %21, 28
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load <2 x i64>, ptr addrspace(1) %23, align 16, !amdgpu.noclobber !18
  %25 = extractelement <2 x i64> %24, i64 0
  %26 = xor i64 %25, -8846114313915602277
  %27 = extractelement <2 x i64> %24, i64 1
  %28 = trunc i64 %20 to i32
  %29 = mul nsw i32 %2, %28
  br label %30

30:                                               ; preds = %5, %30
  %31 = phi i64 [ %25, %5 ], [ %42, %30 ]
  %32 = phi i64 [ %27, %5 ], [ %43, %30 ]
  %33 = phi i64 [ %26, %5 ], [ %45, %30 ]
  %34 = phi i32 [ 0, %5 ], [ %62, %30 ]
  %35 = mul i64 %31, 5
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 7)
  %37 = mul i64 %36, 9
  %38 = xor i64 %31, %32
  %39 = tail call noundef i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 24)
  %40 = shl i64 %38, 16
  %41 = xor i64 %39, %40
  %42 = xor i64 %41, %38
  %43 = tail call noundef i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 37)
  %44 = mul i64 %33, 6364136223846793005
  %45 = add i64 %44, 1442695040888963407
  %46 = lshr i64 %45, 45
  %47 = lshr i64 %45, 27
  %48 = xor i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = lshr i64 %45, 59
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = tail call i32 @llvm.fshr.i32(i32 %49, i32 %49, i32 %51)
  %53 = lshr i64 %37, 40
  %54 = uitofp nneg i64 %53 to float
  %55 = lshr i32 %52, 8
  %56 = uitofp nneg i32 %55 to float
  %57 = fmul float %56, 0x3E70000000000000
  %58 = tail call float @llvm.fmuladd.f32(float %54, float 0x3E70000000000000, float %57)
  %59 = add nsw i32 %34, %29
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %60
  store float %58, ptr addrspace(1) %61, align 4, !tbaa !24
  %62 = add nuw nsw i32 %34, 1
  %63 = icmp eq i32 %62, %2
  br i1 %63, label %64, label %30

64:                                               ; preds = %30, %3
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %30

5:                                                ; preds = %3
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 40
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add i64 %8, %10
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %16, %18
  %20 = add i64 %11, %19
  %21 = shl i64 %20, 32
  %22 = ashr exact i64 %21, 28
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load <2 x i64>, ptr addrspace(1) %23, align 16
  %25 = extractelement <2 x i64> %24, i64 0
  %26 = xor i64 %25, -8846114313915602277
  %27 = extractelement <2 x i64> %24, i64 1
  %28 = trunc i64 %20 to i32
  %29 = mul nsw i32 %2, %28
  br label %31

30:                                               ; preds = %31, %3
  ret void

31:                                               ; preds = %5, %31
  %32 = phi i64 [ %25, %5 ], [ %43, %31 ]
  %33 = phi i64 [ %27, %5 ], [ %44, %31 ]
  %34 = phi i64 [ %26, %5 ], [ %46, %31 ]
  %35 = phi i32 [ 0, %5 ], [ %63, %31 ]
  %36 = mul i64 %32, 5
  %37 = tail call noundef i64 @llvm.fshl.i64(i64 %36, i64 %36, i64 7)
  %38 = mul i64 %37, 9
  %39 = xor i64 %32, %33
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 24)
  %41 = shl i64 %39, 16
  %42 = xor i64 %40, %41
  %43 = xor i64 %42, %39
  %44 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 37)
  %45 = mul i64 %34, 6364136223846793005
  %46 = add i64 %45, 1442695040888963407
  %47 = lshr i64 %46, 45
  %48 = lshr i64 %46, 27
  %49 = xor i64 %47, %48
  %50 = trunc i64 %49 to i32
  %51 = lshr i64 %46, 59
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = tail call i32 @llvm.fshr.i32(i32 %50, i32 %50, i32 %52)
  %54 = lshr i64 %38, 40
  %55 = uitofp nneg i64 %54 to float
  %56 = lshr i32 %53, 8
  %57 = uitofp nneg i32 %56 to float
  %58 = fmul float %57, 0x3E70000000000000
  %59 = tail call float @llvm.fmuladd.f32(float %55, float 0x3E70000000000000, float %58)
  %60 = add nsw i32 %35, %29
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %61
  store float %59, ptr addrspace(1) %62, align 4, !tbaa !24
  %63 = add nuw nsw i32 %35, 1
  %64 = icmp eq i32 %63, %2
  br i1 %64, label %30, label %31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @philox(ptr addrspace(4) noundef readonly byref(%struct.philox_key) align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !20 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !amdgpu.noclobber !18
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %201

7:                                                ; preds = %3
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext nneg i32 %11 to i64
  %13 = add i64 %10, %12
  %14 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = zext nneg i32 %17 to i64
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = mul nuw nsw i64 %18, %20
  %22 = add i64 %13, %21
  %23 = trunc i64 %22 to i32
  %24 = load i32, ptr addrspace(4) %0, align 4, !amdgpu.noclobber !18
  %25 = insertelement <2 x i32> poison, i32 %24, i64 0
  %26 = insertelement <2 x i32> %25, i32 %5, i64 1
  %27 = xor i32 %24, %23
  %28 = add <2 x i32> %26, <i32 -1640531527, i32 -1150833019>
  %29 = zext i32 %27 to i64
  %30 = mul nuw i64 %29, 3528531795
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = mul i32 %27, -766435501
  %34 = extractelement <2 x i32> %28, i64 0
  %35 = extractelement <2 x i32> %28, i64 1
  %36 = xor i32 %35, %32
  %37 = add <2 x i32> %26, <i32 1013904242, i32 1993301258>
  %38 = extractelement <2 x i32> %37, i64 0
  %39 = extractelement <2 x i32> %37, i64 1
  %40 = xor i32 %33, %39
  %41 = add <2 x i32> %26, <i32 -626627285, i32 842468239>
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = extractelement <2 x i32> %41, i64 1
  %44 = add <2 x i32> %26, <i32 2027808484, i32 -308364780>
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = extractelement <2 x i32> %44, i64 1
  %47 = add <2 x i32> %26, <i32 387276957, i32 -1459197799>
  %48 = extractelement <2 x i32> %47, i64 0
  %49 = extractelement <2 x i32> %47, i64 1
  %50 = add <2 x i32> %26, <i32 -1253254570, i32 1684936478>
  %51 = extractelement <2 x i32> %50, i64 0
  %52 = extractelement <2 x i32> %50, i64 1
  %53 = add <2 x i32> %26, <i32 1401181199, i32 534103459>
  %54 = extractelement <2 x i32> %53, i64 0
  %55 = extractelement <2 x i32> %53, i64 1
  %56 = add <2 x i32> %26, <i32 -239350328, i32 -616729560>
  %57 = extractelement <2 x i32> %56, i64 0
  %58 = extractelement <2 x i32> %56, i64 1
  %59 = add <2 x i32> %26, <i32 -1879881855, i32 -1767562579>
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = extractelement <2 x i32> %59, i64 1
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 12
  %63 = load i32, ptr addrspace(4) %62, align 4, !tbaa !6
  %64 = zext i32 %63 to i64
  %65 = and i64 %22, 4294967295
  %66 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %65
  br label %67

67:                                               ; preds = %7, %67
  %68 = phi i32 [ 0, %7 ], [ %199, %67 ]
  %69 = zext nneg i32 %68 to i64
  %70 = mul nuw nsw i64 %69, 3528531795
  %71 = lshr i64 %70, 32
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = mul i32 %68, -766435501
  %74 = xor i32 %5, %72
  %75 = zext i32 %74 to i64
  %76 = mul nuw i64 %75, 3449720151
  %77 = lshr i64 %76, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = mul i32 %74, -845247145
  %80 = xor i32 %34, %78
  %81 = xor i32 %36, %73
  %82 = zext i32 %80 to i64
  %83 = mul nuw i64 %82, 3528531795
  %84 = lshr i64 %83, 32
  %85 = trunc nuw i64 %84 to i32
  %86 = mul i32 %80, -766435501
  %87 = zext i32 %81 to i64
  %88 = mul nuw i64 %87, 3449720151
  %89 = lshr i64 %88, 32
  %90 = trunc nuw i64 %89 to i32
  %91 = mul i32 %81, -845247145
  %92 = xor i32 %79, %38
  %93 = xor i32 %92, %90
  %94 = xor i32 %40, %85
  %95 = zext i32 %93 to i64
  %96 = mul nuw i64 %95, 3528531795
  %97 = lshr i64 %96, 32
  %98 = trunc nuw i64 %97 to i32
  %99 = mul i32 %93, -766435501
  %100 = zext i32 %94 to i64
  %101 = mul nuw i64 %100, 3449720151
  %102 = lshr i64 %101, 32
  %103 = trunc nuw i64 %102 to i32
  %104 = mul i32 %94, -845247145
  %105 = xor i32 %91, %42
  %106 = xor i32 %105, %103
  %107 = xor i32 %86, %43
  %108 = xor i32 %107, %98
  %109 = zext i32 %106 to i64
  %110 = mul nuw i64 %109, 3528531795
  %111 = lshr i64 %110, 32
  %112 = trunc nuw i64 %111 to i32
  %113 = mul i32 %106, -766435501
  %114 = zext i32 %108 to i64
  %115 = mul nuw i64 %114, 3449720151
  %116 = lshr i64 %115, 32
  %117 = trunc nuw i64 %116 to i32
  %118 = mul i32 %108, -845247145
  %119 = xor i32 %104, %45
  %120 = xor i32 %119, %117
  %121 = xor i32 %99, %46
  %122 = xor i32 %121, %112
  %123 = zext i32 %120 to i64
  %124 = mul nuw i64 %123, 3528531795
  %125 = lshr i64 %124, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = mul i32 %120, -766435501
  %128 = zext i32 %122 to i64
  %129 = mul nuw i64 %128, 3449720151
  %130 = lshr i64 %129, 32
  %131 = trunc nuw i64 %130 to i32
  %132 = mul i32 %122, -845247145
  %133 = xor i32 %118, %48
  %134 = xor i32 %133, %131
  %135 = xor i32 %113, %49
  %136 = xor i32 %135, %126
  %137 = zext i32 %134 to i64
  %138 = mul nuw i64 %137, 3528531795
  %139 = lshr i64 %138, 32
  %140 = trunc nuw i64 %139 to i32
  %141 = mul i32 %134, -766435501
  %142 = zext i32 %136 to i64
  %143 = mul nuw i64 %142, 3449720151
  %144 = lshr i64 %143, 32
  %145 = trunc nuw i64 %144 to i32
  %146 = mul i32 %136, -845247145
  %147 = xor i32 %132, %51
  %148 = xor i32 %147, %145
  %149 = xor i32 %127, %52
  %150 = xor i32 %149, %140
  %151 = zext i32 %148 to i64
  %152 = mul nuw i64 %151, 3528531795
  %153 = lshr i64 %152, 32
  %154 = trunc nuw i64 %153 to i32
  %155 = mul i32 %148, -766435501
  %156 = zext i32 %150 to i64
  %157 = mul nuw i64 %156, 3449720151
  %158 = lshr i64 %157, 32
  %159 = trunc nuw i64 %158 to i32
  %160 = mul i32 %150, -845247145
  %161 = xor i32 %146, %54
  %162 = xor i32 %161, %159
  %163 = xor i32 %141, %55
  %164 = xor i32 %163, %154
  %165 = zext i32 %162 to i64
  %166 = mul nuw i64 %165, 3528531795
  %167 = lshr i64 %166, 32
  %168 = trunc nuw i64 %167 to i32
  %169 = mul i32 %162, -766435501
  %170 = zext i32 %164 to i64
  %171 = mul nuw i64 %170, 3449720151
  %172 = lshr i64 %171, 32
  %173 = trunc nuw i64 %172 to i32
  %174 = mul i32 %164, -845247145
  %175 = xor i32 %160, %57
  %176 = xor i32 %175, %173
  %177 = xor i32 %155, %58
  %178 = xor i32 %177, %168
  %179 = zext i32 %176 to i64
  %180 = mul nuw i64 %179, 3528531795
  %181 = lshr i64 %180, 32
  %182 = trunc nuw i64 %181 to i32
  %183 = mul i32 %176, -766435501
  %184 = zext i32 %178 to i64
  %185 = mul nuw i64 %184, 3449720151
  %186 = lshr i64 %185, 32
  %187 = trunc nuw i64 %186 to i32
  %188 = mul i32 %178, -845247145
  %189 = xor i32 %174, %60
  %190 = xor i32 %189, %187
  %191 = insertelement <4 x i32> poison, i32 %190, i64 0
  %192 = insertelement <4 x i32> %191, i32 %188, i64 1
  %193 = xor i32 %169, %61
  %194 = xor i32 %193, %182
  %195 = insertelement <4 x i32> %192, i32 %194, i64 2
  %196 = insertelement <4 x i32> %195, i32 %183, i64 3
  %197 = mul nuw nsw i64 %64, %69
  %198 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %66, i64 %197
  store <4 x i32> %196, ptr addrspace(1) %198, align 16, !tbaa !17
  %199 = add nuw nsw i32 %68, 1
  %200 = icmp eq i32 %199, %2
  br i1 %200, label %201, label %67

201:                                              ; preds = %67, %3
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_philox([2 x i32] %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !20 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = extractvalue [2 x i32] %0, 1
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %66

6:                                                ; preds = %3
  %7 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 40
  %9 = load i64, ptr addrspace(4) %8, align 8, !tbaa !10
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = zext nneg i32 %10 to i64
  %12 = add i64 %9, %11
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = zext nneg i32 %16 to i64
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %17, %19
  %21 = add i64 %12, %20
  %22 = trunc i64 %21 to i32
  %23 = extractvalue [2 x i32] %0, 0
  %24 = insertelement <2 x i32> poison, i32 %23, i64 0
  %25 = insertelement <2 x i32> %24, i32 %4, i64 1
  %26 = xor i32 %23, %22
  %27 = add <2 x i32> %25, <i32 -1640531527, i32 -1150833019>
  %28 = zext i32 %26 to i64
  %29 = mul nuw i64 %28, 3528531795
  %30 = lshr i64 %29, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = mul i32 %26, -766435501
  %33 = extractelement <2 x i32> %27, i64 0
  %34 = extractelement <2 x i32> %27, i64 1
  %35 = xor i32 %34, %31
  %36 = add <2 x i32> %25, <i32 1013904242, i32 1993301258>
  %37 = extractelement <2 x i32> %36, i64 0
  %38 = extractelement <2 x i32> %36, i64 1
  %39 = xor i32 %32, %38
  %40 = add <2 x i32> %25, <i32 -626627285, i32 842468239>
  %41 = extractelement <2 x i32> %40, i64 0
  %42 = extractelement <2 x i32> %40, i64 1
  %43 = add <2 x i32> %25, <i32 2027808484, i32 -308364780>
  %44 = extractelement <2 x i32> %43, i64 0
  %45 = extractelement <2 x i32> %43, i64 1
  %46 = add <2 x i32> %25, <i32 387276957, i32 -1459197799>
  %47 = extractelement <2 x i32> %46, i64 0
  %48 = extractelement <2 x i32> %46, i64 1
  %49 = add <2 x i32> %25, <i32 -1253254570, i32 1684936478>
  %50 = extractelement <2 x i32> %49, i64 0
  %51 = extractelement <2 x i32> %49, i64 1
  %52 = add <2 x i32> %25, <i32 1401181199, i32 534103459>
  %53 = extractelement <2 x i32> %52, i64 0
  %54 = extractelement <2 x i32> %52, i64 1
  %55 = add <2 x i32> %25, <i32 -239350328, i32 -616729560>
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = add <2 x i32> %25, <i32 -1879881855, i32 -1767562579>
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = extractelement <2 x i32> %58, i64 1
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !6
  %63 = zext i32 %62 to i64
  %64 = and i64 %21, 4294967295
  %65 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %64
  br label %67

66:                                               ; preds = %67, %3
  ret void

67:                                               ; preds = %6, %67
  %68 = phi i32 [ 0, %6 ], [ %199, %67 ]
  %69 = zext nneg i32 %68 to i64
  %70 = mul nuw nsw i64 %69, 3528531795
  %71 = lshr i64 %70, 32
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = mul i32 %68, -766435501
  %74 = xor i32 %4, %72
  %75 = zext i32 %74 to i64
  %76 = mul nuw i64 %75, 3449720151
  %77 = lshr i64 %76, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = mul i32 %74, -845247145
  %80 = xor i32 %33, %78
  %81 = xor i32 %35, %73
  %82 = zext i32 %80 to i64
  %83 = mul nuw i64 %82, 3528531795
  %84 = lshr i64 %83, 32
  %85 = trunc nuw i64 %84 to i32
  %86 = mul i32 %80, -766435501
  %87 = zext i32 %81 to i64
  %88 = mul nuw i64 %87, 3449720151
  %89 = lshr i64 %88, 32
  %90 = trunc nuw i64 %89 to i32
  %91 = mul i32 %81, -845247145
  %92 = xor i32 %79, %37
  %93 = xor i32 %92, %90
  %94 = xor i32 %39, %85
  %95 = zext i32 %93 to i64
  %96 = mul nuw i64 %95, 3528531795
  %97 = lshr i64 %96, 32
  %98 = trunc nuw i64 %97 to i32
  %99 = mul i32 %93, -766435501
  %100 = zext i32 %94 to i64
  %101 = mul nuw i64 %100, 3449720151
  %102 = lshr i64 %101, 32
  %103 = trunc nuw i64 %102 to i32
  %104 = mul i32 %94, -845247145
  %105 = xor i32 %91, %41
  %106 = xor i32 %105, %103
  %107 = xor i32 %86, %42
  %108 = xor i32 %107, %98
  %109 = zext i32 %106 to i64
  %110 = mul nuw i64 %109, 3528531795
  %111 = lshr i64 %110, 32
  %112 = trunc nuw i64 %111 to i32
  %113 = mul i32 %106, -766435501
  %114 = zext i32 %108 to i64
  %115 = mul nuw i64 %114, 3449720151
  %116 = lshr i64 %115, 32
  %117 = trunc nuw i64 %116 to i32
  %118 = mul i32 %108, -845247145
  %119 = xor i32 %104, %44
  %120 = xor i32 %119, %117
  %121 = xor i32 %99, %45
  %122 = xor i32 %121, %112
  %123 = zext i32 %120 to i64
  %124 = mul nuw i64 %123, 3528531795
  %125 = lshr i64 %124, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = mul i32 %120, -766435501
  %128 = zext i32 %122 to i64
  %129 = mul nuw i64 %128, 3449720151
  %130 = lshr i64 %129, 32
  %131 = trunc nuw i64 %130 to i32
  %132 = mul i32 %122, -845247145
  %133 = xor i32 %118, %47
  %134 = xor i32 %133, %131
  %135 = xor i32 %113, %48
  %136 = xor i32 %135, %126
  %137 = zext i32 %134 to i64
  %138 = mul nuw i64 %137, 3528531795
  %139 = lshr i64 %138, 32
  %140 = trunc nuw i64 %139 to i32
  %141 = mul i32 %134, -766435501
  %142 = zext i32 %136 to i64
  %143 = mul nuw i64 %142, 3449720151
  %144 = lshr i64 %143, 32
  %145 = trunc nuw i64 %144 to i32
  %146 = mul i32 %136, -845247145
  %147 = xor i32 %132, %50
  %148 = xor i32 %147, %145
  %149 = xor i32 %127, %51
  %150 = xor i32 %149, %140
  %151 = zext i32 %148 to i64
  %152 = mul nuw i64 %151, 3528531795
  %153 = lshr i64 %152, 32
  %154 = trunc nuw i64 %153 to i32
  %155 = mul i32 %148, -766435501
  %156 = zext i32 %150 to i64
  %157 = mul nuw i64 %156, 3449720151
  %158 = lshr i64 %157, 32
  %159 = trunc nuw i64 %158 to i32
  %160 = mul i32 %150, -845247145
  %161 = xor i32 %146, %53
  %162 = xor i32 %161, %159
  %163 = xor i32 %141, %54
  %164 = xor i32 %163, %154
  %165 = zext i32 %162 to i64
  %166 = mul nuw i64 %165, 3528531795
  %167 = lshr i64 %166, 32
  %168 = trunc nuw i64 %167 to i32
  %169 = mul i32 %162, -766435501
  %170 = zext i32 %164 to i64
  %171 = mul nuw i64 %170, 3449720151
  %172 = lshr i64 %171, 32
  %173 = trunc nuw i64 %172 to i32
  %174 = mul i32 %164, -845247145
  %175 = xor i32 %160, %56
  %176 = xor i32 %175, %173
  %177 = xor i32 %155, %57
  %178 = xor i32 %177, %168
  %179 = zext i32 %176 to i64
  %180 = mul nuw i64 %179, 3528531795
  %181 = lshr i64 %180, 32
  %182 = trunc nuw i64 %181 to i32
  %183 = mul i32 %176, -766435501
  %184 = zext i32 %178 to i64
  %185 = mul nuw i64 %184, 3449720151
  %186 = lshr i64 %185, 32
  %187 = trunc nuw i64 %186 to i32
  %188 = mul i32 %178, -845247145
  %189 = xor i32 %174, %59
  %190 = xor i32 %189, %187
  %191 = insertelement <4 x i32> poison, i32 %190, i64 0
  %192 = insertelement <4 x i32> %191, i32 %188, i64 1
  %193 = xor i32 %169, %60
  %194 = xor i32 %193, %182
  %195 = insertelement <4 x i32> %192, i32 %194, i64 2
  %196 = insertelement <4 x i32> %195, i32 %183, i64 3
  %197 = mul nuw nsw i64 %63, %69
  %198 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %65, i64 %197
  store <4 x i32> %196, ptr addrspace(1) %198, align 16, !tbaa !17
  %199 = add nuw nsw i32 %68, 1
  %200 = icmp eq i32 %199, %2
  br i1 %200, label %66, label %67
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !30 !kernel_arg_access_qual !20 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !29 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %134

7:                                                ; preds = %3
  %8 = mul nsw i32 %5, 977
  %9 = add i32 %1, %8
  store i32 %9, ptr addrspace(3) @mersenne_small.mt, align 4, !tbaa !6
  %10 = lshr i32 %9, 30
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 1812433253
  %13 = add i32 %12, 1
  store i32 %13, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 4), align 4, !tbaa !6
  %14 = lshr i32 %13, 30
  %15 = xor i32 %14, %13
  %16 = mul i32 %15, 1812433253
  %17 = add i32 %16, 2
  store i32 %17, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 8), align 4, !tbaa !6
  %18 = lshr i32 %17, 30
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, 1812433253
  %21 = add i32 %20, 3
  store i32 %21, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 12), align 4, !tbaa !6
  %22 = lshr i32 %21, 30
  %23 = xor i32 %22, %21
  %24 = mul i32 %23, 1812433253
  %25 = add i32 %24, 4
  store i32 %25, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 16), align 4, !tbaa !6
  %26 = lshr i32 %25, 30
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 1812433253
  %29 = add i32 %28, 5
  store i32 %29, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 20), align 4, !tbaa !6
  %30 = lshr i32 %29, 30
  %31 = xor i32 %30, %29
  %32 = mul i32 %31, 1812433253
  %33 = add i32 %32, 6
  store i32 %33, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 24), align 4, !tbaa !6
  %34 = lshr i32 %33, 30
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, 1812433253
  %37 = add i32 %36, 7
  store i32 %37, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 28), align 4, !tbaa !6
  %38 = lshr i32 %37, 30
  %39 = xor i32 %38, %37
  %40 = mul i32 %39, 1812433253
  %41 = add i32 %40, 8
  store i32 %41, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 32), align 4, !tbaa !6
  %42 = lshr i32 %41, 30
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 1812433253
  %45 = add i32 %44, 9
  store i32 %45, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 36), align 4, !tbaa !6
  %46 = lshr i32 %45, 30
  %47 = xor i32 %46, %45
  %48 = mul i32 %47, 1812433253
  %49 = add i32 %48, 10
  store i32 %49, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 40), align 4, !tbaa !6
  %50 = lshr i32 %49, 30
  %51 = xor i32 %50, %49
  %52 = mul i32 %51, 1812433253
  %53 = add i32 %52, 11
  store i32 %53, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 44), align 4, !tbaa !6
  %54 = lshr i32 %53, 30
  %55 = xor i32 %54, %53
  %56 = mul i32 %55, 1812433253
  %57 = add i32 %56, 12
  store i32 %57, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 48), align 4, !tbaa !6
  %58 = lshr i32 %57, 30
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 1812433253
  %61 = add i32 %60, 13
  store i32 %61, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 52), align 4, !tbaa !6
  %62 = lshr i32 %61, 30
  %63 = xor i32 %62, %61
  %64 = mul i32 %63, 1812433253
  %65 = add i32 %64, 14
  store i32 %65, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 56), align 4, !tbaa !6
  %66 = lshr i32 %65, 30
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 1812433253
  %69 = add i32 %68, 15
  store i32 %69, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 60), align 4, !tbaa !6
  %70 = lshr i32 %69, 30
  %71 = xor i32 %70, %69
  %72 = mul i32 %71, 1812433253
  %73 = add i32 %72, 16
  store i32 %73, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 64), align 4, !tbaa !6
  %74 = lshr i32 %73, 30
  %75 = xor i32 %74, %73
  %76 = mul i32 %75, 1812433253
  %77 = add i32 %76, 17
  store i32 %77, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 68), align 4, !tbaa !6
  %78 = lshr i32 %77, 30
  %79 = xor i32 %78, %77
  %80 = mul i32 %79, 1812433253
  %81 = add i32 %80, 18
  store i32 %81, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 72), align 4, !tbaa !6
  %82 = lshr i32 %81, 30
  %83 = xor i32 %82, %81
  %84 = mul i32 %83, 1812433253
  %85 = add i32 %84, 19
  store i32 %85, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 76), align 4, !tbaa !6
  %86 = lshr i32 %85, 30
  %87 = xor i32 %86, %85
  %88 = mul i32 %87, 1812433253
  %89 = add i32 %88, 20
  store i32 %89, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 80), align 4, !tbaa !6
  %90 = lshr i32 %89, 30
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 1812433253
  %93 = add i32 %92, 21
  store i32 %93, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 84), align 4, !tbaa !6
  %94 = lshr i32 %93, 30
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 1812433253
  %97 = add i32 %96, 22
  store i32 %97, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 88), align 4, !tbaa !6
  %98 = lshr i32 %97, 30
  %99 = xor i32 %98, %97
  %100 = mul i32 %99, 1812433253
  %101 = add i32 %100, 23
  store i32 %101, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 92), align 4, !tbaa !6
  %102 = lshr i32 %101, 30
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 1812433253
  %105 = add i32 %104, 24
  store i32 %105, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 96), align 4, !tbaa !6
  %106 = lshr i32 %105, 30
  %107 = xor i32 %106, %105
  %108 = mul i32 %107, 1812433253
  %109 = add i32 %108, 25
  store i32 %109, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 100), align 4, !tbaa !6
  %110 = lshr i32 %109, 30
  %111 = xor i32 %110, %109
  %112 = mul i32 %111, 1812433253
  %113 = add i32 %112, 26
  store i32 %113, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 104), align 4, !tbaa !6
  %114 = lshr i32 %113, 30
  %115 = xor i32 %114, %113
  %116 = mul i32 %115, 1812433253
  %117 = add i32 %116, 27
  store i32 %117, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 108), align 4, !tbaa !6
  %118 = lshr i32 %117, 30
  %119 = xor i32 %118, %117
  %120 = mul i32 %119, 1812433253
  %121 = add i32 %120, 28
  store i32 %121, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 112), align 4, !tbaa !6
  %122 = lshr i32 %121, 30
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, 1812433253
  %125 = add i32 %124, 29
  store i32 %125, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 116), align 4, !tbaa !6
  %126 = lshr i32 %125, 30
  %127 = xor i32 %126, %125
  %128 = mul i32 %127, 1812433253
  %129 = add i32 %128, 30
  store i32 %129, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 120), align 4, !tbaa !6
  %130 = lshr i32 %129, 30
  %131 = xor i32 %130, %129
  %132 = mul i32 %131, 1812433253
  %133 = add i32 %132, 31
  store i32 %133, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 124), align 4, !tbaa !6
  br label %134

134:                                              ; preds = %7, %3
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  %135 = icmp sgt i32 %2, 0
  br i1 %135, label %136, label %176

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %4
  %138 = add nuw nsw i32 %4, 1
  %139 = and i32 %138, 31
  %140 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %139
  %141 = add nuw nsw i32 %4, 17
  %142 = and i32 %141, 31
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %142
  %144 = mul nsw i32 %2, %5
  br label %145

145:                                              ; preds = %136, %145
  %146 = phi i32 [ 0, %136 ], [ %174, %145 ]
  %147 = load i32, ptr addrspace(3) %137, align 4, !tbaa !6
  %148 = and i32 %147, -2147483648
  %149 = load i32, ptr addrspace(3) %140, align 4, !tbaa !6
  %150 = and i32 %149, 2147483646
  %151 = or disjoint i32 %150, %148
  %152 = load i32, ptr addrspace(3) %143, align 4, !tbaa !6
  %153 = lshr exact i32 %151, 1
  %154 = xor i32 %153, %152
  %155 = and i32 %149, 1
  %156 = icmp eq i32 %155, 0
  %157 = select i1 %156, i32 0, i32 -1727483681
  %158 = xor i32 %154, %157
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %158, ptr addrspace(3) %137, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  %159 = lshr i32 %158, 11
  %160 = xor i32 %159, %158
  %161 = shl i32 %160, 7
  %162 = and i32 %161, -1658038656
  %163 = xor i32 %162, %160
  %164 = shl i32 %163, 15
  %165 = and i32 %164, -272236544
  %166 = xor i32 %165, %163
  %167 = lshr i32 %166, 18
  %168 = xor i32 %167, %166
  %169 = add nsw i32 %146, %144
  %170 = shl nsw i32 %169, 5
  %171 = add nsw i32 %170, %4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %172
  store i32 %168, ptr addrspace(1) %173, align 4, !tbaa !6
  %174 = add nuw nsw i32 %146, 1
  %175 = icmp eq i32 %174, %2
  br i1 %175, label %176, label %145

176:                                              ; preds = %145, %134
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !30 !kernel_arg_access_qual !20 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !29 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %134

7:                                                ; preds = %3
  %8 = mul nsw i32 %5, 977
  %9 = add i32 %1, %8
  store i32 %9, ptr addrspace(3) @mersenne_small.mt, align 4, !tbaa !6
  %10 = lshr i32 %9, 30
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 1812433253
  %13 = add i32 %12, 1
  store i32 %13, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 4), align 4, !tbaa !6
  %14 = lshr i32 %13, 30
  %15 = xor i32 %14, %13
  %16 = mul i32 %15, 1812433253
  %17 = add i32 %16, 2
  store i32 %17, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 8), align 4, !tbaa !6
  %18 = lshr i32 %17, 30
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, 1812433253
  %21 = add i32 %20, 3
  store i32 %21, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 12), align 4, !tbaa !6
  %22 = lshr i32 %21, 30
  %23 = xor i32 %22, %21
  %24 = mul i32 %23, 1812433253
  %25 = add i32 %24, 4
  store i32 %25, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 16), align 4, !tbaa !6
  %26 = lshr i32 %25, 30
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 1812433253
  %29 = add i32 %28, 5
  store i32 %29, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 20), align 4, !tbaa !6
  %30 = lshr i32 %29, 30
  %31 = xor i32 %30, %29
  %32 = mul i32 %31, 1812433253
  %33 = add i32 %32, 6
  store i32 %33, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 24), align 4, !tbaa !6
  %34 = lshr i32 %33, 30
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, 1812433253
  %37 = add i32 %36, 7
  store i32 %37, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 28), align 4, !tbaa !6
  %38 = lshr i32 %37, 30
  %39 = xor i32 %38, %37
  %40 = mul i32 %39, 1812433253
  %41 = add i32 %40, 8
  store i32 %41, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 32), align 4, !tbaa !6
  %42 = lshr i32 %41, 30
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 1812433253
  %45 = add i32 %44, 9
  store i32 %45, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 36), align 4, !tbaa !6
  %46 = lshr i32 %45, 30
  %47 = xor i32 %46, %45
  %48 = mul i32 %47, 1812433253
  %49 = add i32 %48, 10
  store i32 %49, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 40), align 4, !tbaa !6
  %50 = lshr i32 %49, 30
  %51 = xor i32 %50, %49
  %52 = mul i32 %51, 1812433253
  %53 = add i32 %52, 11
  store i32 %53, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 44), align 4, !tbaa !6
  %54 = lshr i32 %53, 30
  %55 = xor i32 %54, %53
  %56 = mul i32 %55, 1812433253
  %57 = add i32 %56, 12
  store i32 %57, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 48), align 4, !tbaa !6
  %58 = lshr i32 %57, 30
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 1812433253
  %61 = add i32 %60, 13
  store i32 %61, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 52), align 4, !tbaa !6
  %62 = lshr i32 %61, 30
  %63 = xor i32 %62, %61
  %64 = mul i32 %63, 1812433253
  %65 = add i32 %64, 14
  store i32 %65, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 56), align 4, !tbaa !6
  %66 = lshr i32 %65, 30
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 1812433253
  %69 = add i32 %68, 15
  store i32 %69, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 60), align 4, !tbaa !6
  %70 = lshr i32 %69, 30
  %71 = xor i32 %70, %69
  %72 = mul i32 %71, 1812433253
  %73 = add i32 %72, 16
  store i32 %73, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 64), align 4, !tbaa !6
  %74 = lshr i32 %73, 30
  %75 = xor i32 %74, %73
  %76 = mul i32 %75, 1812433253
  %77 = add i32 %76, 17
  store i32 %77, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 68), align 4, !tbaa !6
  %78 = lshr i32 %77, 30
  %79 = xor i32 %78, %77
  %80 = mul i32 %79, 1812433253
  %81 = add i32 %80, 18
  store i32 %81, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 72), align 4, !tbaa !6
  %82 = lshr i32 %81, 30
  %83 = xor i32 %82, %81
  %84 = mul i32 %83, 1812433253
  %85 = add i32 %84, 19
  store i32 %85, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 76), align 4, !tbaa !6
  %86 = lshr i32 %85, 30
  %87 = xor i32 %86, %85
  %88 = mul i32 %87, 1812433253
  %89 = add i32 %88, 20
  store i32 %89, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 80), align 4, !tbaa !6
  %90 = lshr i32 %89, 30
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 1812433253
  %93 = add i32 %92, 21
  store i32 %93, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 84), align 4, !tbaa !6
  %94 = lshr i32 %93, 30
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 1812433253
  %97 = add i32 %96, 22
  store i32 %97, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 88), align 4, !tbaa !6
  %98 = lshr i32 %97, 30
  %99 = xor i32 %98, %97
  %100 = mul i32 %99, 1812433253
  %101 = add i32 %100, 23
  store i32 %101, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 92), align 4, !tbaa !6
  %102 = lshr i32 %101, 30
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 1812433253
  %105 = add i32 %104, 24
  store i32 %105, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 96), align 4, !tbaa !6
  %106 = lshr i32 %105, 30
  %107 = xor i32 %106, %105
  %108 = mul i32 %107, 1812433253
  %109 = add i32 %108, 25
  store i32 %109, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 100), align 4, !tbaa !6
  %110 = lshr i32 %109, 30
  %111 = xor i32 %110, %109
  %112 = mul i32 %111, 1812433253
  %113 = add i32 %112, 26
  store i32 %113, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 104), align 4, !tbaa !6
  %114 = lshr i32 %113, 30
  %115 = xor i32 %114, %113
  %116 = mul i32 %115, 1812433253
  %117 = add i32 %116, 27
  store i32 %117, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 108), align 4, !tbaa !6
  %118 = lshr i32 %117, 30
  %119 = xor i32 %118, %117
  %120 = mul i32 %119, 1812433253
  %121 = add i32 %120, 28
  store i32 %121, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 112), align 4, !tbaa !6
  %122 = lshr i32 %121, 30
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, 1812433253
  %125 = add i32 %124, 29
  store i32 %125, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 116), align 4, !tbaa !6
  %126 = lshr i32 %125, 30
  %127 = xor i32 %126, %125
  %128 = mul i32 %127, 1812433253
  %129 = add i32 %128, 30
  store i32 %129, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 120), align 4, !tbaa !6
  %130 = lshr i32 %129, 30
  %131 = xor i32 %130, %129
  %132 = mul i32 %131, 1812433253
  %133 = add i32 %132, 31
  store i32 %133, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @mersenne_small.mt, i32 124), align 4, !tbaa !6
  br label %134

134:                                              ; preds = %7, %3
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  %135 = icmp sgt i32 %2, 0
  br i1 %135, label %136, label %145

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %4
  %138 = add nuw nsw i32 %4, 1
  %139 = and i32 %138, 31
  %140 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %139
  %141 = add nuw nsw i32 %4, 17
  %142 = and i32 %141, 31
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i32 %142
  %144 = mul nsw i32 %2, %5
  br label %146

145:                                              ; preds = %146, %134
  ret void

146:                                              ; preds = %136, %146
  %147 = phi i32 [ 0, %136 ], [ %175, %146 ]
  %148 = load i32, ptr addrspace(3) %137, align 4, !tbaa !6
  %149 = and i32 %148, -2147483648
  %150 = load i32, ptr addrspace(3) %140, align 4, !tbaa !6
  %151 = and i32 %150, 2147483646
  %152 = or disjoint i32 %151, %149
  %153 = load i32, ptr addrspace(3) %143, align 4, !tbaa !6
  %154 = lshr exact i32 %152, 1
  %155 = xor i32 %154, %153
  %156 = and i32 %150, 1
  %157 = icmp eq i32 %156, 0
  %158 = select i1 %157, i32 0, i32 -1727483681
  %159 = xor i32 %155, %158
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %159, ptr addrspace(3) %137, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !32
  tail call void @llvm.amdgcn.s.barrier()
  %160 = lshr i32 %159, 11
  %161 = xor i32 %160, %159
  %162 = shl i32 %161, 7
  %163 = and i32 %162, -1658038656
  %164 = xor i32 %163, %161
  %165 = shl i32 %164, 15
  %166 = and i32 %165, -272236544
  %167 = xor i32 %166, %164
  %168 = lshr i32 %167, 18
  %169 = xor i32 %168, %167
  %170 = add nsw i32 %147, %144
  %171 = shl nsw i32 %170, 5
  %172 = add nsw i32 %171, %4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %173
  store i32 %169, ptr addrspace(1) %174, align 4, !tbaa !6
  %175 = add nuw nsw i32 %147, 1
  %176 = icmp eq i32 %175, %2
  br i1 %176, label %145, label %146
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !23 {
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
  %20 = mul i32 %2, %19
  %21 = lshr i32 %20, 1
  %22 = xor i32 %21, %20
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %37, label %31

25:                                               ; preds = %408
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = zext i32 %27 to i64
  %29 = and i64 %18, 4294967295
  %30 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %29
  br label %411

31:                                               ; preds = %3
  %32 = load i32, ptr addrspace(1) %0, align 4, !tbaa !6, !amdgpu.noclobber !18
  %33 = insertelement <2 x i32> poison, i32 %32, i64 0
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6, !amdgpu.noclobber !18
  %36 = insertelement <2 x i32> %33, i32 %35, i64 1
  br label %37

37:                                               ; preds = %31, %3
  %38 = phi <2 x i32> [ %36, %31 ], [ zeroinitializer, %3 ]
  %39 = and i32 %22, 2
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6, !amdgpu.noclobber !18
  %44 = insertelement <2 x i32> poison, i32 %43, i64 0
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 132
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6, !amdgpu.noclobber !18
  %47 = insertelement <2 x i32> %44, i32 %46, i64 1
  %48 = xor <2 x i32> %47, %38
  br label %49

49:                                               ; preds = %41, %37
  %50 = phi <2 x i32> [ %48, %41 ], [ %38, %37 ]
  %51 = and i32 %22, 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6, !amdgpu.noclobber !18
  %56 = insertelement <2 x i32> poison, i32 %55, i64 0
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !6, !amdgpu.noclobber !18
  %59 = insertelement <2 x i32> %56, i32 %58, i64 1
  %60 = xor <2 x i32> %59, %50
  br label %61

61:                                               ; preds = %53, %49
  %62 = phi <2 x i32> [ %60, %53 ], [ %50, %49 ]
  %63 = and i32 %22, 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %73, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !6, !amdgpu.noclobber !18
  %68 = insertelement <2 x i32> poison, i32 %67, i64 0
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 140
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !6, !amdgpu.noclobber !18
  %71 = insertelement <2 x i32> %68, i32 %70, i64 1
  %72 = xor <2 x i32> %71, %62
  br label %73

73:                                               ; preds = %65, %61
  %74 = phi <2 x i32> [ %72, %65 ], [ %62, %61 ]
  %75 = and i32 %22, 16
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %85, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6, !amdgpu.noclobber !18
  %80 = insertelement <2 x i32> poison, i32 %79, i64 0
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 144
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !6, !amdgpu.noclobber !18
  %83 = insertelement <2 x i32> %80, i32 %82, i64 1
  %84 = xor <2 x i32> %83, %74
  br label %85

85:                                               ; preds = %77, %73
  %86 = phi <2 x i32> [ %84, %77 ], [ %74, %73 ]
  %87 = and i32 %22, 32
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %97, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6, !amdgpu.noclobber !18
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 148
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !6, !amdgpu.noclobber !18
  %95 = insertelement <2 x i32> %92, i32 %94, i64 1
  %96 = xor <2 x i32> %95, %86
  br label %97

97:                                               ; preds = %89, %85
  %98 = phi <2 x i32> [ %96, %89 ], [ %86, %85 ]
  %99 = and i32 %22, 64
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6, !amdgpu.noclobber !18
  %104 = insertelement <2 x i32> poison, i32 %103, i64 0
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  %106 = load i32, ptr addrspace(1) %105, align 4, !tbaa !6, !amdgpu.noclobber !18
  %107 = insertelement <2 x i32> %104, i32 %106, i64 1
  %108 = xor <2 x i32> %107, %98
  br label %109

109:                                              ; preds = %101, %97
  %110 = phi <2 x i32> [ %108, %101 ], [ %98, %97 ]
  %111 = and i32 %22, 128
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %121, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6, !amdgpu.noclobber !18
  %116 = insertelement <2 x i32> poison, i32 %115, i64 0
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 156
  %118 = load i32, ptr addrspace(1) %117, align 4, !tbaa !6, !amdgpu.noclobber !18
  %119 = insertelement <2 x i32> %116, i32 %118, i64 1
  %120 = xor <2 x i32> %119, %110
  br label %121

121:                                              ; preds = %113, %109
  %122 = phi <2 x i32> [ %120, %113 ], [ %110, %109 ]
  %123 = and i32 %22, 256
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %133, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %127 = load i32, ptr addrspace(1) %126, align 4, !tbaa !6, !amdgpu.noclobber !18
  %128 = insertelement <2 x i32> poison, i32 %127, i64 0
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 160
  %130 = load i32, ptr addrspace(1) %129, align 4, !tbaa !6, !amdgpu.noclobber !18
  %131 = insertelement <2 x i32> %128, i32 %130, i64 1
  %132 = xor <2 x i32> %131, %122
  br label %133

133:                                              ; preds = %125, %121
  %134 = phi <2 x i32> [ %132, %125 ], [ %122, %121 ]
  %135 = and i32 %22, 512
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %145, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %139 = load i32, ptr addrspace(1) %138, align 4, !tbaa !6, !amdgpu.noclobber !18
  %140 = insertelement <2 x i32> poison, i32 %139, i64 0
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 164
  %142 = load i32, ptr addrspace(1) %141, align 4, !tbaa !6, !amdgpu.noclobber !18
  %143 = insertelement <2 x i32> %140, i32 %142, i64 1
  %144 = xor <2 x i32> %143, %134
  br label %145

145:                                              ; preds = %137, %133
  %146 = phi <2 x i32> [ %144, %137 ], [ %134, %133 ]
  %147 = and i32 %22, 1024
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %157, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %151 = load i32, ptr addrspace(1) %150, align 4, !tbaa !6, !amdgpu.noclobber !18
  %152 = insertelement <2 x i32> poison, i32 %151, i64 0
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 168
  %154 = load i32, ptr addrspace(1) %153, align 4, !tbaa !6, !amdgpu.noclobber !18
  %155 = insertelement <2 x i32> %152, i32 %154, i64 1
  %156 = xor <2 x i32> %155, %146
  br label %157

157:                                              ; preds = %149, %145
  %158 = phi <2 x i32> [ %156, %149 ], [ %146, %145 ]
  %159 = and i32 %22, 2048
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %169, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %163 = load i32, ptr addrspace(1) %162, align 4, !tbaa !6, !amdgpu.noclobber !18
  %164 = insertelement <2 x i32> poison, i32 %163, i64 0
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 172
  %166 = load i32, ptr addrspace(1) %165, align 4, !tbaa !6, !amdgpu.noclobber !18
  %167 = insertelement <2 x i32> %164, i32 %166, i64 1
  %168 = xor <2 x i32> %167, %158
  br label %169

169:                                              ; preds = %161, %157
  %170 = phi <2 x i32> [ %168, %161 ], [ %158, %157 ]
  %171 = and i32 %22, 4096
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %181, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %175 = load i32, ptr addrspace(1) %174, align 4, !tbaa !6, !amdgpu.noclobber !18
  %176 = insertelement <2 x i32> poison, i32 %175, i64 0
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 176
  %178 = load i32, ptr addrspace(1) %177, align 4, !tbaa !6, !amdgpu.noclobber !18
  %179 = insertelement <2 x i32> %176, i32 %178, i64 1
  %180 = xor <2 x i32> %179, %170
  br label %181

181:                                              ; preds = %173, %169
  %182 = phi <2 x i32> [ %180, %173 ], [ %170, %169 ]
  %183 = and i32 %22, 8192
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %193, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %187 = load i32, ptr addrspace(1) %186, align 4, !tbaa !6, !amdgpu.noclobber !18
  %188 = insertelement <2 x i32> poison, i32 %187, i64 0
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 180
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6, !amdgpu.noclobber !18
  %191 = insertelement <2 x i32> %188, i32 %190, i64 1
  %192 = xor <2 x i32> %191, %182
  br label %193

193:                                              ; preds = %185, %181
  %194 = phi <2 x i32> [ %192, %185 ], [ %182, %181 ]
  %195 = and i32 %22, 16384
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %205, label %197

197:                                              ; preds = %193
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %199 = load i32, ptr addrspace(1) %198, align 4, !tbaa !6, !amdgpu.noclobber !18
  %200 = insertelement <2 x i32> poison, i32 %199, i64 0
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 184
  %202 = load i32, ptr addrspace(1) %201, align 4, !tbaa !6, !amdgpu.noclobber !18
  %203 = insertelement <2 x i32> %200, i32 %202, i64 1
  %204 = xor <2 x i32> %203, %194
  br label %205

205:                                              ; preds = %197, %193
  %206 = phi <2 x i32> [ %204, %197 ], [ %194, %193 ]
  %207 = and i32 %22, 32768
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %217, label %209

209:                                              ; preds = %205
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %211 = load i32, ptr addrspace(1) %210, align 4, !tbaa !6, !amdgpu.noclobber !18
  %212 = insertelement <2 x i32> poison, i32 %211, i64 0
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 188
  %214 = load i32, ptr addrspace(1) %213, align 4, !tbaa !6, !amdgpu.noclobber !18
  %215 = insertelement <2 x i32> %212, i32 %214, i64 1
  %216 = xor <2 x i32> %215, %206
  br label %217

217:                                              ; preds = %209, %205
  %218 = phi <2 x i32> [ %216, %209 ], [ %206, %205 ]
  %219 = and i32 %22, 65536
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %229, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %223 = load i32, ptr addrspace(1) %222, align 4, !tbaa !6, !amdgpu.noclobber !18
  %224 = insertelement <2 x i32> poison, i32 %223, i64 0
  %225 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 192
  %226 = load i32, ptr addrspace(1) %225, align 4, !tbaa !6, !amdgpu.noclobber !18
  %227 = insertelement <2 x i32> %224, i32 %226, i64 1
  %228 = xor <2 x i32> %227, %218
  br label %229

229:                                              ; preds = %221, %217
  %230 = phi <2 x i32> [ %228, %221 ], [ %218, %217 ]
  %231 = and i32 %22, 131072
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %241, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %235 = load i32, ptr addrspace(1) %234, align 4, !tbaa !6, !amdgpu.noclobber !18
  %236 = insertelement <2 x i32> poison, i32 %235, i64 0
  %237 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 196
  %238 = load i32, ptr addrspace(1) %237, align 4, !tbaa !6, !amdgpu.noclobber !18
  %239 = insertelement <2 x i32> %236, i32 %238, i64 1
  %240 = xor <2 x i32> %239, %230
  br label %241

241:                                              ; preds = %233, %229
  %242 = phi <2 x i32> [ %240, %233 ], [ %230, %229 ]
  %243 = and i32 %22, 262144
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %253, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %247 = load i32, ptr addrspace(1) %246, align 4, !tbaa !6, !amdgpu.noclobber !18
  %248 = insertelement <2 x i32> poison, i32 %247, i64 0
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 200
  %250 = load i32, ptr addrspace(1) %249, align 4, !tbaa !6, !amdgpu.noclobber !18
  %251 = insertelement <2 x i32> %248, i32 %250, i64 1
  %252 = xor <2 x i32> %251, %242
  br label %253

253:                                              ; preds = %245, %241
  %254 = phi <2 x i32> [ %252, %245 ], [ %242, %241 ]
  %255 = and i32 %22, 524288
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %265, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 76
  %259 = load i32, ptr addrspace(1) %258, align 4, !tbaa !6, !amdgpu.noclobber !18
  %260 = insertelement <2 x i32> poison, i32 %259, i64 0
  %261 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 204
  %262 = load i32, ptr addrspace(1) %261, align 4, !tbaa !6, !amdgpu.noclobber !18
  %263 = insertelement <2 x i32> %260, i32 %262, i64 1
  %264 = xor <2 x i32> %263, %254
  br label %265

265:                                              ; preds = %257, %253
  %266 = phi <2 x i32> [ %264, %257 ], [ %254, %253 ]
  %267 = and i32 %22, 1048576
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %277, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  %271 = load i32, ptr addrspace(1) %270, align 4, !tbaa !6, !amdgpu.noclobber !18
  %272 = insertelement <2 x i32> poison, i32 %271, i64 0
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 208
  %274 = load i32, ptr addrspace(1) %273, align 4, !tbaa !6, !amdgpu.noclobber !18
  %275 = insertelement <2 x i32> %272, i32 %274, i64 1
  %276 = xor <2 x i32> %275, %266
  br label %277

277:                                              ; preds = %269, %265
  %278 = phi <2 x i32> [ %276, %269 ], [ %266, %265 ]
  %279 = and i32 %22, 2097152
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %289, label %281

281:                                              ; preds = %277
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 84
  %283 = load i32, ptr addrspace(1) %282, align 4, !tbaa !6, !amdgpu.noclobber !18
  %284 = insertelement <2 x i32> poison, i32 %283, i64 0
  %285 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 212
  %286 = load i32, ptr addrspace(1) %285, align 4, !tbaa !6, !amdgpu.noclobber !18
  %287 = insertelement <2 x i32> %284, i32 %286, i64 1
  %288 = xor <2 x i32> %287, %278
  br label %289

289:                                              ; preds = %281, %277
  %290 = phi <2 x i32> [ %288, %281 ], [ %278, %277 ]
  %291 = and i32 %22, 4194304
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %301, label %293

293:                                              ; preds = %289
  %294 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %295 = load i32, ptr addrspace(1) %294, align 4, !tbaa !6, !amdgpu.noclobber !18
  %296 = insertelement <2 x i32> poison, i32 %295, i64 0
  %297 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 216
  %298 = load i32, ptr addrspace(1) %297, align 4, !tbaa !6, !amdgpu.noclobber !18
  %299 = insertelement <2 x i32> %296, i32 %298, i64 1
  %300 = xor <2 x i32> %299, %290
  br label %301

301:                                              ; preds = %293, %289
  %302 = phi <2 x i32> [ %300, %293 ], [ %290, %289 ]
  %303 = and i32 %22, 8388608
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %313, label %305

305:                                              ; preds = %301
  %306 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 92
  %307 = load i32, ptr addrspace(1) %306, align 4, !tbaa !6, !amdgpu.noclobber !18
  %308 = insertelement <2 x i32> poison, i32 %307, i64 0
  %309 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 220
  %310 = load i32, ptr addrspace(1) %309, align 4, !tbaa !6, !amdgpu.noclobber !18
  %311 = insertelement <2 x i32> %308, i32 %310, i64 1
  %312 = xor <2 x i32> %311, %302
  br label %313

313:                                              ; preds = %305, %301
  %314 = phi <2 x i32> [ %312, %305 ], [ %302, %301 ]
  %315 = and i32 %22, 16777216
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %325, label %317

317:                                              ; preds = %313
  %318 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %319 = load i32, ptr addrspace(1) %318, align 4, !tbaa !6, !amdgpu.noclobber !18
  %320 = insertelement <2 x i32> poison, i32 %319, i64 0
  %321 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 224
  %322 = load i32, ptr addrspace(1) %321, align 4, !tbaa !6, !amdgpu.noclobber !18
  %323 = insertelement <2 x i32> %320, i32 %322, i64 1
  %324 = xor <2 x i32> %323, %314
  br label %325

325:                                              ; preds = %317, %313
  %326 = phi <2 x i32> [ %324, %317 ], [ %314, %313 ]
  %327 = and i32 %22, 33554432
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %337, label %329

329:                                              ; preds = %325
  %330 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 100
  %331 = load i32, ptr addrspace(1) %330, align 4, !tbaa !6, !amdgpu.noclobber !18
  %332 = insertelement <2 x i32> poison, i32 %331, i64 0
  %333 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 228
  %334 = load i32, ptr addrspace(1) %333, align 4, !tbaa !6, !amdgpu.noclobber !18
  %335 = insertelement <2 x i32> %332, i32 %334, i64 1
  %336 = xor <2 x i32> %335, %326
  br label %337

337:                                              ; preds = %329, %325
  %338 = phi <2 x i32> [ %336, %329 ], [ %326, %325 ]
  %339 = and i32 %22, 67108864
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %349, label %341

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  %343 = load i32, ptr addrspace(1) %342, align 4, !tbaa !6, !amdgpu.noclobber !18
  %344 = insertelement <2 x i32> poison, i32 %343, i64 0
  %345 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 232
  %346 = load i32, ptr addrspace(1) %345, align 4, !tbaa !6, !amdgpu.noclobber !18
  %347 = insertelement <2 x i32> %344, i32 %346, i64 1
  %348 = xor <2 x i32> %347, %338
  br label %349

349:                                              ; preds = %341, %337
  %350 = phi <2 x i32> [ %348, %341 ], [ %338, %337 ]
  %351 = and i32 %22, 134217728
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %361, label %353

353:                                              ; preds = %349
  %354 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 108
  %355 = load i32, ptr addrspace(1) %354, align 4, !tbaa !6, !amdgpu.noclobber !18
  %356 = insertelement <2 x i32> poison, i32 %355, i64 0
  %357 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 236
  %358 = load i32, ptr addrspace(1) %357, align 4, !tbaa !6, !amdgpu.noclobber !18
  %359 = insertelement <2 x i32> %356, i32 %358, i64 1
  %360 = xor <2 x i32> %359, %350
  br label %361

361:                                              ; preds = %353, %349
  %362 = phi <2 x i32> [ %360, %353 ], [ %350, %349 ]
  %363 = and i32 %22, 268435456
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %373, label %365

365:                                              ; preds = %361
  %366 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
  %367 = load i32, ptr addrspace(1) %366, align 4, !tbaa !6, !amdgpu.noclobber !18
  %368 = insertelement <2 x i32> poison, i32 %367, i64 0
  %369 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 240
  %370 = load i32, ptr addrspace(1) %369, align 4, !tbaa !6, !amdgpu.noclobber !18
  %371 = insertelement <2 x i32> %368, i32 %370, i64 1
  %372 = xor <2 x i32> %371, %362
  br label %373

373:                                              ; preds = %365, %361
  %374 = phi <2 x i32> [ %372, %365 ], [ %362, %361 ]
  %375 = and i32 %22, 536870912
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %385, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 116
  %379 = load i32, ptr addrspace(1) %378, align 4, !tbaa !6, !amdgpu.noclobber !18
  %380 = insertelement <2 x i32> poison, i32 %379, i64 0
  %381 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 244
  %382 = load i32, ptr addrspace(1) %381, align 4, !tbaa !6, !amdgpu.noclobber !18
  %383 = insertelement <2 x i32> %380, i32 %382, i64 1
  %384 = xor <2 x i32> %383, %374
  br label %385

385:                                              ; preds = %377, %373
  %386 = phi <2 x i32> [ %384, %377 ], [ %374, %373 ]
  %387 = and i32 %22, 1073741824
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %397, label %389

389:                                              ; preds = %385
  %390 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  %391 = load i32, ptr addrspace(1) %390, align 4, !tbaa !6, !amdgpu.noclobber !18
  %392 = insertelement <2 x i32> poison, i32 %391, i64 0
  %393 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 248
  %394 = load i32, ptr addrspace(1) %393, align 4, !tbaa !6, !amdgpu.noclobber !18
  %395 = insertelement <2 x i32> %392, i32 %394, i64 1
  %396 = xor <2 x i32> %395, %386
  br label %397

397:                                              ; preds = %389, %385
  %398 = phi <2 x i32> [ %396, %389 ], [ %386, %385 ]
  %399 = icmp sgt i32 %20, -1
  br i1 %399, label %408, label %400

400:                                              ; preds = %397
  %401 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 124
  %402 = load i32, ptr addrspace(1) %401, align 4, !tbaa !6, !amdgpu.noclobber !18
  %403 = insertelement <2 x i32> poison, i32 %402, i64 0
  %404 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 252
  %405 = load i32, ptr addrspace(1) %404, align 4, !tbaa !6, !amdgpu.noclobber !18
  %406 = insertelement <2 x i32> %403, i32 %405, i64 1
  %407 = xor <2 x i32> %406, %398
  br label %408

408:                                              ; preds = %400, %397
  %409 = phi <2 x i32> [ %407, %400 ], [ %398, %397 ]
  %410 = icmp sgt i32 %2, 0
  br i1 %410, label %25, label %456

411:                                              ; preds = %25, %411
  %412 = phi <2 x i32> [ %409, %25 ], [ %453, %411 ]
  %413 = phi i32 [ 0, %25 ], [ %454, %411 ]
  %414 = add i32 %413, %20
  %415 = uitofp <2 x i32> %412 to <2 x float>
  %416 = fptoui <2 x float> %415 to <2 x i32>
  %417 = fcmp oge <2 x float> %415, splat (float 0x41F0000000000000)
  %418 = select <2 x i1> %417, <2 x i32> splat (i32 -1), <2 x i32> %416
  %419 = icmp ugt <2 x i32> %418, %412
  %420 = icmp eq <2 x i32> %412, splat (i32 -1)
  %421 = or <2 x i1> %420, %419
  %422 = icmp eq <2 x i32> %412, zeroinitializer
  %423 = bitcast <2 x float> %415 to <2 x i32>
  %424 = select <2 x i1> %422, <2 x i32> splat (i32 4194304), <2 x i32> splat (i32 -2139095040)
  %425 = icmp sgt <2 x i32> %424, %423
  %426 = select <2 x i1> %425, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1)
  %427 = add <2 x i32> %426, %423
  %428 = sub <2 x i32> splat (i32 -2147483648), %427
  %429 = icmp slt <2 x i32> %427, zeroinitializer
  %430 = icmp eq <2 x i32> %427, zeroinitializer
  %431 = and <2 x i1> %425, %430
  %432 = or <2 x i1> %429, %431
  %433 = select <2 x i1> %432, <2 x i32> %428, <2 x i32> %427
  %434 = bitcast <2 x i32> %433 to <2 x float>
  %435 = select <2 x i1> %422, <2 x float> splat (float 0x7FF8000000000000), <2 x float> %434
  %436 = select <2 x i1> %421, <2 x float> %435, <2 x float> %415
  %437 = fmul <2 x float> %436, splat (float 0x3DF0000000000000)
  %438 = zext nneg i32 %413 to i64
  %439 = mul nuw nsw i64 %28, %438
  %440 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %30, i64 %439
  store <2 x float> %437, ptr addrspace(1) %440, align 8, !tbaa !17
  %441 = xor i32 %414, -1
  %442 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %441, i1 false)
  %443 = and i32 %442, 31
  %444 = zext nneg i32 %443 to i64
  %445 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %444
  %446 = load i32, ptr addrspace(1) %445, align 4, !tbaa !6
  %447 = insertelement <2 x i32> poison, i32 %446, i64 0
  %448 = or i32 %442, 32
  %449 = zext nneg i32 %448 to i64
  %450 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %449
  %451 = load i32, ptr addrspace(1) %450, align 4, !tbaa !6
  %452 = insertelement <2 x i32> %447, i32 %451, i64 1
  %453 = xor <2 x i32> %452, %412
  %454 = add nuw nsw i32 %413, 1
  %455 = icmp eq i32 %454, %2
  br i1 %455, label %456, label %411

456:                                              ; preds = %411, %408
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !23 {
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
  %20 = mul i32 %2, %19
  %21 = lshr i32 %20, 1
  %22 = xor i32 %21, %20
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %37, label %31

25:                                               ; preds = %408
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = zext i32 %27 to i64
  %29 = and i64 %18, 4294967295
  %30 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %29
  br label %412

31:                                               ; preds = %3
  %32 = load i32, ptr addrspace(1) %0, align 4, !tbaa !6
  %33 = insertelement <2 x i32> poison, i32 %32, i64 0
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = insertelement <2 x i32> %33, i32 %35, i64 1
  br label %37

37:                                               ; preds = %3, %31
  %38 = phi <2 x i32> [ %36, %31 ], [ zeroinitializer, %3 ]
  %39 = and i32 %22, 2
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = insertelement <2 x i32> poison, i32 %43, i64 0
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 132
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = insertelement <2 x i32> %44, i32 %46, i64 1
  %48 = xor <2 x i32> %47, %38
  br label %49

49:                                               ; preds = %41, %37
  %50 = phi <2 x i32> [ %48, %41 ], [ %38, %37 ]
  %51 = and i32 %22, 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = insertelement <2 x i32> poison, i32 %55, i64 0
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !6
  %59 = insertelement <2 x i32> %56, i32 %58, i64 1
  %60 = xor <2 x i32> %59, %50
  br label %61

61:                                               ; preds = %53, %49
  %62 = phi <2 x i32> [ %60, %53 ], [ %50, %49 ]
  %63 = and i32 %22, 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %73, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !6
  %68 = insertelement <2 x i32> poison, i32 %67, i64 0
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 140
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !6
  %71 = insertelement <2 x i32> %68, i32 %70, i64 1
  %72 = xor <2 x i32> %71, %62
  br label %73

73:                                               ; preds = %65, %61
  %74 = phi <2 x i32> [ %72, %65 ], [ %62, %61 ]
  %75 = and i32 %22, 16
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %85, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = insertelement <2 x i32> poison, i32 %79, i64 0
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 144
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !6
  %83 = insertelement <2 x i32> %80, i32 %82, i64 1
  %84 = xor <2 x i32> %83, %74
  br label %85

85:                                               ; preds = %77, %73
  %86 = phi <2 x i32> [ %84, %77 ], [ %74, %73 ]
  %87 = and i32 %22, 32
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %97, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 148
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !6
  %95 = insertelement <2 x i32> %92, i32 %94, i64 1
  %96 = xor <2 x i32> %95, %86
  br label %97

97:                                               ; preds = %89, %85
  %98 = phi <2 x i32> [ %96, %89 ], [ %86, %85 ]
  %99 = and i32 %22, 64
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = insertelement <2 x i32> poison, i32 %103, i64 0
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  %106 = load i32, ptr addrspace(1) %105, align 4, !tbaa !6
  %107 = insertelement <2 x i32> %104, i32 %106, i64 1
  %108 = xor <2 x i32> %107, %98
  br label %109

109:                                              ; preds = %101, %97
  %110 = phi <2 x i32> [ %108, %101 ], [ %98, %97 ]
  %111 = and i32 %22, 128
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %121, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = insertelement <2 x i32> poison, i32 %115, i64 0
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 156
  %118 = load i32, ptr addrspace(1) %117, align 4, !tbaa !6
  %119 = insertelement <2 x i32> %116, i32 %118, i64 1
  %120 = xor <2 x i32> %119, %110
  br label %121

121:                                              ; preds = %113, %109
  %122 = phi <2 x i32> [ %120, %113 ], [ %110, %109 ]
  %123 = and i32 %22, 256
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %133, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %127 = load i32, ptr addrspace(1) %126, align 4, !tbaa !6
  %128 = insertelement <2 x i32> poison, i32 %127, i64 0
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 160
  %130 = load i32, ptr addrspace(1) %129, align 4, !tbaa !6
  %131 = insertelement <2 x i32> %128, i32 %130, i64 1
  %132 = xor <2 x i32> %131, %122
  br label %133

133:                                              ; preds = %125, %121
  %134 = phi <2 x i32> [ %132, %125 ], [ %122, %121 ]
  %135 = and i32 %22, 512
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %145, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %139 = load i32, ptr addrspace(1) %138, align 4, !tbaa !6
  %140 = insertelement <2 x i32> poison, i32 %139, i64 0
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 164
  %142 = load i32, ptr addrspace(1) %141, align 4, !tbaa !6
  %143 = insertelement <2 x i32> %140, i32 %142, i64 1
  %144 = xor <2 x i32> %143, %134
  br label %145

145:                                              ; preds = %137, %133
  %146 = phi <2 x i32> [ %144, %137 ], [ %134, %133 ]
  %147 = and i32 %22, 1024
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %157, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %151 = load i32, ptr addrspace(1) %150, align 4, !tbaa !6
  %152 = insertelement <2 x i32> poison, i32 %151, i64 0
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 168
  %154 = load i32, ptr addrspace(1) %153, align 4, !tbaa !6
  %155 = insertelement <2 x i32> %152, i32 %154, i64 1
  %156 = xor <2 x i32> %155, %146
  br label %157

157:                                              ; preds = %149, %145
  %158 = phi <2 x i32> [ %156, %149 ], [ %146, %145 ]
  %159 = and i32 %22, 2048
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %169, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %163 = load i32, ptr addrspace(1) %162, align 4, !tbaa !6
  %164 = insertelement <2 x i32> poison, i32 %163, i64 0
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 172
  %166 = load i32, ptr addrspace(1) %165, align 4, !tbaa !6
  %167 = insertelement <2 x i32> %164, i32 %166, i64 1
  %168 = xor <2 x i32> %167, %158
  br label %169

169:                                              ; preds = %161, %157
  %170 = phi <2 x i32> [ %168, %161 ], [ %158, %157 ]
  %171 = and i32 %22, 4096
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %181, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %175 = load i32, ptr addrspace(1) %174, align 4, !tbaa !6
  %176 = insertelement <2 x i32> poison, i32 %175, i64 0
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 176
  %178 = load i32, ptr addrspace(1) %177, align 4, !tbaa !6
  %179 = insertelement <2 x i32> %176, i32 %178, i64 1
  %180 = xor <2 x i32> %179, %170
  br label %181

181:                                              ; preds = %173, %169
  %182 = phi <2 x i32> [ %180, %173 ], [ %170, %169 ]
  %183 = and i32 %22, 8192
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %193, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %187 = load i32, ptr addrspace(1) %186, align 4, !tbaa !6
  %188 = insertelement <2 x i32> poison, i32 %187, i64 0
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 180
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6
  %191 = insertelement <2 x i32> %188, i32 %190, i64 1
  %192 = xor <2 x i32> %191, %182
  br label %193

193:                                              ; preds = %185, %181
  %194 = phi <2 x i32> [ %192, %185 ], [ %182, %181 ]
  %195 = and i32 %22, 16384
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %205, label %197

197:                                              ; preds = %193
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %199 = load i32, ptr addrspace(1) %198, align 4, !tbaa !6
  %200 = insertelement <2 x i32> poison, i32 %199, i64 0
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 184
  %202 = load i32, ptr addrspace(1) %201, align 4, !tbaa !6
  %203 = insertelement <2 x i32> %200, i32 %202, i64 1
  %204 = xor <2 x i32> %203, %194
  br label %205

205:                                              ; preds = %197, %193
  %206 = phi <2 x i32> [ %204, %197 ], [ %194, %193 ]
  %207 = and i32 %22, 32768
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %217, label %209

209:                                              ; preds = %205
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %211 = load i32, ptr addrspace(1) %210, align 4, !tbaa !6
  %212 = insertelement <2 x i32> poison, i32 %211, i64 0
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 188
  %214 = load i32, ptr addrspace(1) %213, align 4, !tbaa !6
  %215 = insertelement <2 x i32> %212, i32 %214, i64 1
  %216 = xor <2 x i32> %215, %206
  br label %217

217:                                              ; preds = %209, %205
  %218 = phi <2 x i32> [ %216, %209 ], [ %206, %205 ]
  %219 = and i32 %22, 65536
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %229, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %223 = load i32, ptr addrspace(1) %222, align 4, !tbaa !6
  %224 = insertelement <2 x i32> poison, i32 %223, i64 0
  %225 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 192
  %226 = load i32, ptr addrspace(1) %225, align 4, !tbaa !6
  %227 = insertelement <2 x i32> %224, i32 %226, i64 1
  %228 = xor <2 x i32> %227, %218
  br label %229

229:                                              ; preds = %221, %217
  %230 = phi <2 x i32> [ %228, %221 ], [ %218, %217 ]
  %231 = and i32 %22, 131072
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %241, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %235 = load i32, ptr addrspace(1) %234, align 4, !tbaa !6
  %236 = insertelement <2 x i32> poison, i32 %235, i64 0
  %237 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 196
  %238 = load i32, ptr addrspace(1) %237, align 4, !tbaa !6
  %239 = insertelement <2 x i32> %236, i32 %238, i64 1
  %240 = xor <2 x i32> %239, %230
  br label %241

241:                                              ; preds = %233, %229
  %242 = phi <2 x i32> [ %240, %233 ], [ %230, %229 ]
  %243 = and i32 %22, 262144
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %253, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %247 = load i32, ptr addrspace(1) %246, align 4, !tbaa !6
  %248 = insertelement <2 x i32> poison, i32 %247, i64 0
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 200
  %250 = load i32, ptr addrspace(1) %249, align 4, !tbaa !6
  %251 = insertelement <2 x i32> %248, i32 %250, i64 1
  %252 = xor <2 x i32> %251, %242
  br label %253

253:                                              ; preds = %245, %241
  %254 = phi <2 x i32> [ %252, %245 ], [ %242, %241 ]
  %255 = and i32 %22, 524288
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %265, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 76
  %259 = load i32, ptr addrspace(1) %258, align 4, !tbaa !6
  %260 = insertelement <2 x i32> poison, i32 %259, i64 0
  %261 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 204
  %262 = load i32, ptr addrspace(1) %261, align 4, !tbaa !6
  %263 = insertelement <2 x i32> %260, i32 %262, i64 1
  %264 = xor <2 x i32> %263, %254
  br label %265

265:                                              ; preds = %257, %253
  %266 = phi <2 x i32> [ %264, %257 ], [ %254, %253 ]
  %267 = and i32 %22, 1048576
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %277, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  %271 = load i32, ptr addrspace(1) %270, align 4, !tbaa !6
  %272 = insertelement <2 x i32> poison, i32 %271, i64 0
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 208
  %274 = load i32, ptr addrspace(1) %273, align 4, !tbaa !6
  %275 = insertelement <2 x i32> %272, i32 %274, i64 1
  %276 = xor <2 x i32> %275, %266
  br label %277

277:                                              ; preds = %269, %265
  %278 = phi <2 x i32> [ %276, %269 ], [ %266, %265 ]
  %279 = and i32 %22, 2097152
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %289, label %281

281:                                              ; preds = %277
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 84
  %283 = load i32, ptr addrspace(1) %282, align 4, !tbaa !6
  %284 = insertelement <2 x i32> poison, i32 %283, i64 0
  %285 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 212
  %286 = load i32, ptr addrspace(1) %285, align 4, !tbaa !6
  %287 = insertelement <2 x i32> %284, i32 %286, i64 1
  %288 = xor <2 x i32> %287, %278
  br label %289

289:                                              ; preds = %281, %277
  %290 = phi <2 x i32> [ %288, %281 ], [ %278, %277 ]
  %291 = and i32 %22, 4194304
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %301, label %293

293:                                              ; preds = %289
  %294 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %295 = load i32, ptr addrspace(1) %294, align 4, !tbaa !6
  %296 = insertelement <2 x i32> poison, i32 %295, i64 0
  %297 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 216
  %298 = load i32, ptr addrspace(1) %297, align 4, !tbaa !6
  %299 = insertelement <2 x i32> %296, i32 %298, i64 1
  %300 = xor <2 x i32> %299, %290
  br label %301

301:                                              ; preds = %293, %289
  %302 = phi <2 x i32> [ %300, %293 ], [ %290, %289 ]
  %303 = and i32 %22, 8388608
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %313, label %305

305:                                              ; preds = %301
  %306 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 92
  %307 = load i32, ptr addrspace(1) %306, align 4, !tbaa !6
  %308 = insertelement <2 x i32> poison, i32 %307, i64 0
  %309 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 220
  %310 = load i32, ptr addrspace(1) %309, align 4, !tbaa !6
  %311 = insertelement <2 x i32> %308, i32 %310, i64 1
  %312 = xor <2 x i32> %311, %302
  br label %313

313:                                              ; preds = %305, %301
  %314 = phi <2 x i32> [ %312, %305 ], [ %302, %301 ]
  %315 = and i32 %22, 16777216
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %325, label %317

317:                                              ; preds = %313
  %318 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %319 = load i32, ptr addrspace(1) %318, align 4, !tbaa !6
  %320 = insertelement <2 x i32> poison, i32 %319, i64 0
  %321 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 224
  %322 = load i32, ptr addrspace(1) %321, align 4, !tbaa !6
  %323 = insertelement <2 x i32> %320, i32 %322, i64 1
  %324 = xor <2 x i32> %323, %314
  br label %325

325:                                              ; preds = %317, %313
  %326 = phi <2 x i32> [ %324, %317 ], [ %314, %313 ]
  %327 = and i32 %22, 33554432
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %337, label %329

329:                                              ; preds = %325
  %330 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 100
  %331 = load i32, ptr addrspace(1) %330, align 4, !tbaa !6
  %332 = insertelement <2 x i32> poison, i32 %331, i64 0
  %333 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 228
  %334 = load i32, ptr addrspace(1) %333, align 4, !tbaa !6
  %335 = insertelement <2 x i32> %332, i32 %334, i64 1
  %336 = xor <2 x i32> %335, %326
  br label %337

337:                                              ; preds = %329, %325
  %338 = phi <2 x i32> [ %336, %329 ], [ %326, %325 ]
  %339 = and i32 %22, 67108864
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %349, label %341

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  %343 = load i32, ptr addrspace(1) %342, align 4, !tbaa !6
  %344 = insertelement <2 x i32> poison, i32 %343, i64 0
  %345 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 232
  %346 = load i32, ptr addrspace(1) %345, align 4, !tbaa !6
  %347 = insertelement <2 x i32> %344, i32 %346, i64 1
  %348 = xor <2 x i32> %347, %338
  br label %349

349:                                              ; preds = %341, %337
  %350 = phi <2 x i32> [ %348, %341 ], [ %338, %337 ]
  %351 = and i32 %22, 134217728
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %361, label %353

353:                                              ; preds = %349
  %354 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 108
  %355 = load i32, ptr addrspace(1) %354, align 4, !tbaa !6
  %356 = insertelement <2 x i32> poison, i32 %355, i64 0
  %357 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 236
  %358 = load i32, ptr addrspace(1) %357, align 4, !tbaa !6
  %359 = insertelement <2 x i32> %356, i32 %358, i64 1
  %360 = xor <2 x i32> %359, %350
  br label %361

361:                                              ; preds = %353, %349
  %362 = phi <2 x i32> [ %360, %353 ], [ %350, %349 ]
  %363 = and i32 %22, 268435456
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %373, label %365

365:                                              ; preds = %361
  %366 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
  %367 = load i32, ptr addrspace(1) %366, align 4, !tbaa !6
  %368 = insertelement <2 x i32> poison, i32 %367, i64 0
  %369 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 240
  %370 = load i32, ptr addrspace(1) %369, align 4, !tbaa !6
  %371 = insertelement <2 x i32> %368, i32 %370, i64 1
  %372 = xor <2 x i32> %371, %362
  br label %373

373:                                              ; preds = %365, %361
  %374 = phi <2 x i32> [ %372, %365 ], [ %362, %361 ]
  %375 = and i32 %22, 536870912
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %385, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 116
  %379 = load i32, ptr addrspace(1) %378, align 4, !tbaa !6
  %380 = insertelement <2 x i32> poison, i32 %379, i64 0
  %381 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 244
  %382 = load i32, ptr addrspace(1) %381, align 4, !tbaa !6
  %383 = insertelement <2 x i32> %380, i32 %382, i64 1
  %384 = xor <2 x i32> %383, %374
  br label %385

385:                                              ; preds = %377, %373
  %386 = phi <2 x i32> [ %384, %377 ], [ %374, %373 ]
  %387 = and i32 %22, 1073741824
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %397, label %389

389:                                              ; preds = %385
  %390 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  %391 = load i32, ptr addrspace(1) %390, align 4, !tbaa !6
  %392 = insertelement <2 x i32> poison, i32 %391, i64 0
  %393 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 248
  %394 = load i32, ptr addrspace(1) %393, align 4, !tbaa !6
  %395 = insertelement <2 x i32> %392, i32 %394, i64 1
  %396 = xor <2 x i32> %395, %386
  br label %397

397:                                              ; preds = %389, %385
  %398 = phi <2 x i32> [ %396, %389 ], [ %386, %385 ]
  %399 = icmp sgt i32 %20, -1
  br i1 %399, label %408, label %400

400:                                              ; preds = %397
  %401 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 124
  %402 = load i32, ptr addrspace(1) %401, align 4, !tbaa !6
  %403 = insertelement <2 x i32> poison, i32 %402, i64 0
  %404 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 252
  %405 = load i32, ptr addrspace(1) %404, align 4, !tbaa !6
  %406 = insertelement <2 x i32> %403, i32 %405, i64 1
  %407 = xor <2 x i32> %406, %398
  br label %408

408:                                              ; preds = %400, %397
  %409 = phi <2 x i32> [ %407, %400 ], [ %398, %397 ]
  %410 = icmp sgt i32 %2, 0
  br i1 %410, label %25, label %411

411:                                              ; preds = %412, %408
  ret void

412:                                              ; preds = %25, %412
  %413 = phi <2 x i32> [ %409, %25 ], [ %454, %412 ]
  %414 = phi i32 [ 0, %25 ], [ %455, %412 ]
  %415 = add i32 %414, %20
  %416 = uitofp <2 x i32> %413 to <2 x float>
  %417 = fptoui <2 x float> %416 to <2 x i32>
  %418 = fcmp oge <2 x float> %416, splat (float 0x41F0000000000000)
  %419 = select <2 x i1> %418, <2 x i32> splat (i32 -1), <2 x i32> %417
  %420 = icmp ugt <2 x i32> %419, %413
  %421 = icmp eq <2 x i32> %413, splat (i32 -1)
  %422 = or <2 x i1> %421, %420
  %423 = icmp eq <2 x i32> %413, zeroinitializer
  %424 = bitcast <2 x float> %416 to <2 x i32>
  %425 = select <2 x i1> %423, <2 x i32> splat (i32 4194304), <2 x i32> splat (i32 -2139095040)
  %426 = icmp sgt <2 x i32> %425, %424
  %427 = select <2 x i1> %426, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1)
  %428 = add <2 x i32> %427, %424
  %429 = sub <2 x i32> splat (i32 -2147483648), %428
  %430 = icmp slt <2 x i32> %428, zeroinitializer
  %431 = icmp eq <2 x i32> %428, zeroinitializer
  %432 = and <2 x i1> %426, %431
  %433 = or <2 x i1> %430, %432
  %434 = select <2 x i1> %433, <2 x i32> %429, <2 x i32> %428
  %435 = bitcast <2 x i32> %434 to <2 x float>
  %436 = select <2 x i1> %423, <2 x float> splat (float 0x7FF8000000000000), <2 x float> %435
  %437 = select <2 x i1> %422, <2 x float> %436, <2 x float> %416
  %438 = fmul <2 x float> %437, splat (float 0x3DF0000000000000)
  %439 = zext nneg i32 %414 to i64
  %440 = mul nuw nsw i64 %28, %439
  %441 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %30, i64 %440
  store <2 x float> %438, ptr addrspace(1) %441, align 8, !tbaa !17
  %442 = xor i32 %415, -1
  %443 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %442, i1 false)
  %444 = and i32 %443, 31
  %445 = zext nneg i32 %444 to i64
  %446 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %445
  %447 = load i32, ptr addrspace(1) %446, align 4, !tbaa !6
  %448 = insertelement <2 x i32> poison, i32 %447, i64 0
  %449 = or i32 %443, 32
  %450 = zext nneg i32 %449 to i64
  %451 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %450
  %452 = load i32, ptr addrspace(1) %451, align 4, !tbaa !6
  %453 = insertelement <2 x i32> %448, i32 %452, i64 1
  %454 = xor <2 x i32> %453, %413
  %455 = add nuw nsw i32 %414, 1
  %456 = icmp eq i32 %455, %2
  br i1 %456, label %411, label %412
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #10

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!"uint4*", !"uint2*", !"uint*", !"int"}
!15 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))*", !"uint*", !"int"}
!16 = !{!"", !"const", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"ulong2*", !"float*", !"int"}
!22 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"float*", !"int"}
!23 = !{!"const", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !8, i64 0}
!26 = !{i32 0, i32 1, i32 0}
!27 = !{!"philox_key", !"uint4*", !"int"}
!28 = !{!"philox_key", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!29 = !{!"", !"", !""}
!30 = !{i32 1, i32 0, i32 0}
!31 = !{!"uint*", !"uint", !"int"}
!32 = !{!"amdgpu-synchronize-as", !"local"}
!33 = !{!"uint*", !"float2*", !"int"}
!34 = !{!"uint*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
