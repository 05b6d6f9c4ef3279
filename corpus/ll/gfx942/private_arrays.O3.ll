; ModuleID = 'corpus/opencl/private_arrays.cl'
source_filename = "corpus/opencl/private_arrays.cl"
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %3
  %22 = mul nsw i32 %2, %19
  br label %41

23:                                               ; preds = %94, %3
  %24 = phi <8 x i32> [ zeroinitializer, %3 ], [ %95, %94 ]
  %25 = shl nsw i32 %19, 3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i32> %28, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = sext i32 %25 to i64
  %30 = getelementptr i32, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 8
  %32 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i32> %32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = sext i32 %25 to i64
  %34 = getelementptr i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 16
  %36 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i32> %36, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = sext i32 %25 to i64
  %38 = getelementptr i32, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 24
  %40 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i32> %40, ptr addrspace(1) %39, align 4, !tbaa !6
  ret void

41:                                               ; preds = %21, %94
  %42 = phi i32 [ 0, %21 ], [ %96, %94 ]
  %43 = phi i32 [ 0, %21 ], [ %97, %94 ]
  %44 = phi <8 x i32> [ zeroinitializer, %21 ], [ %95, %94 ]
  %45 = add nsw i32 %43, %22
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6, !amdgpu.noclobber !16
  %49 = icmp slt i32 %42, 8
  br i1 %49, label %50, label %67

50:                                               ; preds = %41
  %51 = add nsw i32 %42, 1
  %52 = icmp sgt i32 %42, 0
  br i1 %52, label %53, label %63

53:                                               ; preds = %50, %60
  %54 = phi i32 [ %57, %60 ], [ %42, %50 ]
  %55 = phi <8 x i32> [ %61, %60 ], [ %44, %50 ]
  %56 = add nsw i32 %54, -1
  %57 = lshr i32 %56, 1
  %58 = extractelement <8 x i32> %55, i32 %57
  %59 = icmp sgt i32 %58, %48
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  %61 = insertelement <8 x i32> %55, i32 %58, i32 %54
  %62 = icmp eq i32 %57, 0
  br i1 %62, label %63, label %53

63:                                               ; preds = %60, %53, %50
  %64 = phi <8 x i32> [ %44, %50 ], [ %61, %60 ], [ %55, %53 ]
  %65 = phi i32 [ %42, %50 ], [ 0, %60 ], [ %54, %53 ]
  %66 = insertelement <8 x i32> %64, i32 %48, i32 %65
  br label %94

67:                                               ; preds = %41
  %68 = extractelement <8 x i32> %44, i64 0
  %69 = icmp sgt i32 %48, %68
  br i1 %69, label %70, label %94

70:                                               ; preds = %67, %88
  %71 = phi <8 x i32> [ %89, %88 ], [ %44, %67 ]
  %72 = phi i32 [ %91, %88 ], [ 0, %67 ]
  %73 = icmp sgt i32 %72, 3
  br i1 %73, label %88, label %74

74:                                               ; preds = %70
  %75 = shl nsw i32 %72, 1
  %76 = or disjoint i32 %75, 1
  %77 = add nsw i32 %75, 2
  %78 = icmp eq i32 %72, 3
  %79 = extractelement <8 x i32> %71, i32 %77
  %80 = extractelement <8 x i32> %71, i32 %76
  %81 = icmp slt i32 %79, %80
  %82 = select i1 %81, i32 %77, i32 %76
  %83 = select i1 %78, i32 7, i32 %82
  %84 = extractelement <8 x i32> %71, i32 %83
  %85 = icmp slt i32 %84, %48
  br i1 %85, label %86, label %88

86:                                               ; preds = %74
  %87 = insertelement <8 x i32> %71, i32 %84, i32 %72
  br label %88

88:                                               ; preds = %86, %74, %70
  %89 = phi <8 x i32> [ %87, %86 ], [ %71, %70 ], [ %71, %74 ]
  %90 = phi i1 [ true, %86 ], [ false, %70 ], [ false, %74 ]
  %91 = phi i32 [ %83, %86 ], [ %72, %70 ], [ %72, %74 ]
  br i1 %90, label %70, label %92

92:                                               ; preds = %88
  %93 = insertelement <8 x i32> %89, i32 %48, i32 %91
  br label %94

94:                                               ; preds = %92, %67, %63
  %95 = phi <8 x i32> [ %66, %63 ], [ %93, %92 ], [ %44, %67 ]
  %96 = phi i32 [ %51, %63 ], [ %42, %92 ], [ %42, %67 ]
  %97 = add nuw nsw i32 %43, 1
  %98 = icmp eq i32 %97, %2
  br i1 %98, label %23, label %41
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %3
  %22 = mul nsw i32 %2, %19
  br label %41

23:                                               ; preds = %94, %3
  %24 = phi <8 x i32> [ zeroinitializer, %3 ], [ %95, %94 ]
  %25 = shl nsw i32 %19, 3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  %28 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i32> %28, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = sext i32 %25 to i64
  %30 = getelementptr i32, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 8
  %32 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i32> %32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = sext i32 %25 to i64
  %34 = getelementptr i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 16
  %36 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i32> %36, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = sext i32 %25 to i64
  %38 = getelementptr i32, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 24
  %40 = shufflevector <8 x i32> %24, <8 x i32> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i32> %40, ptr addrspace(1) %39, align 4, !tbaa !6
  ret void

41:                                               ; preds = %21, %94
  %42 = phi i32 [ 0, %21 ], [ %96, %94 ]
  %43 = phi i32 [ 0, %21 ], [ %97, %94 ]
  %44 = phi <8 x i32> [ zeroinitializer, %21 ], [ %95, %94 ]
  %45 = add nsw i32 %43, %22
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = icmp slt i32 %42, 8
  br i1 %49, label %50, label %67

50:                                               ; preds = %41
  %51 = add nsw i32 %42, 1
  %52 = icmp sgt i32 %42, 0
  br i1 %52, label %53, label %63

53:                                               ; preds = %50, %60
  %54 = phi i32 [ %57, %60 ], [ %42, %50 ]
  %55 = phi <8 x i32> [ %61, %60 ], [ %44, %50 ]
  %56 = add nsw i32 %54, -1
  %57 = lshr i32 %56, 1
  %58 = extractelement <8 x i32> %55, i32 %57
  %59 = icmp sgt i32 %58, %48
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  %61 = insertelement <8 x i32> %55, i32 %58, i32 %54
  %62 = icmp eq i32 %57, 0
  br i1 %62, label %63, label %53

63:                                               ; preds = %53, %60, %50
  %64 = phi <8 x i32> [ %44, %50 ], [ %55, %53 ], [ %61, %60 ]
  %65 = phi i32 [ %42, %50 ], [ %54, %53 ], [ 0, %60 ]
  %66 = insertelement <8 x i32> %64, i32 %48, i32 %65
  br label %94

67:                                               ; preds = %41
  %68 = extractelement <8 x i32> %44, i64 0
  %69 = icmp sgt i32 %48, %68
  br i1 %69, label %70, label %94

70:                                               ; preds = %67, %88
  %71 = phi <8 x i32> [ %89, %88 ], [ %44, %67 ]
  %72 = phi i32 [ %91, %88 ], [ 0, %67 ]
  %73 = icmp sgt i32 %72, 3
  br i1 %73, label %88, label %74

74:                                               ; preds = %70
  %75 = shl nsw i32 %72, 1
  %76 = or disjoint i32 %75, 1
  %77 = add nsw i32 %75, 2
  %78 = icmp eq i32 %72, 3
  %79 = extractelement <8 x i32> %71, i32 %77
  %80 = extractelement <8 x i32> %71, i32 %76
  %81 = icmp slt i32 %79, %80
  %82 = select i1 %81, i32 %77, i32 %76
  %83 = select i1 %78, i32 7, i32 %82
  %84 = extractelement <8 x i32> %71, i32 %83
  %85 = icmp slt i32 %84, %48
  br i1 %85, label %86, label %88

86:                                               ; preds = %74
  %87 = insertelement <8 x i32> %71, i32 %84, i32 %72
  br label %88

88:                                               ; preds = %74, %70, %86
  %89 = phi <8 x i32> [ %87, %86 ], [ %71, %70 ], [ %71, %74 ]
  %90 = phi i1 [ true, %86 ], [ false, %70 ], [ false, %74 ]
  %91 = phi i32 [ %83, %86 ], [ %72, %70 ], [ %72, %74 ]
  br i1 %90, label %70, label %92

92:                                               ; preds = %88
  %93 = insertelement <8 x i32> %89, i32 %48, i32 %91
  br label %94

94:                                               ; preds = %67, %92, %63
  %95 = phi <8 x i32> [ %66, %63 ], [ %93, %92 ], [ %44, %67 ]
  %96 = phi i32 [ %51, %63 ], [ %42, %92 ], [ %42, %67 ]
  %97 = add nuw nsw i32 %43, 1
  %98 = icmp eq i32 %97, %2
  br i1 %98, label %23, label %41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %21 = mul nsw i32 %3, %20
  %22 = srem i32 %21, 720
  %23 = freeze i32 %22
  %24 = udiv i32 %23, 720
  %25 = mul i32 %24, 720
  %26 = sub i32 %23, %25
  %27 = icmp sgt i32 %22, -1
  br i1 %27, label %65, label %157

28:                                               ; preds = %154
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %155, i1 false)
  %30 = and i32 %29, 31
  %31 = shl nuw i32 1, %30
  %32 = xor i32 %31, -1
  %33 = and i32 %142, %32
  %34 = icmp eq i32 %143, 0
  %35 = add nsw i32 %33, -1
  %36 = select i1 %34, i32 -1, i32 %35
  %37 = and i32 %33, %36
  %38 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 false)
  %39 = and i32 %38, 31
  %40 = shl nuw i32 1, %39
  %41 = xor i32 %40, -1
  %42 = and i32 %33, %41
  %43 = insertelement <2 x i32> poison, i32 %29, i64 0
  %44 = insertelement <2 x i32> %43, i32 %38, i64 1
  %45 = trunc nuw nsw <2 x i32> %44 to <2 x i8>
  %46 = shufflevector <2 x i8> %45, <2 x i8> poison, <7 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <7 x i8> %138, <7 x i8> %46, <7 x i32> <i32 0, i32 1, i32 2, i32 3, i32 7, i32 8, i32 poison>
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 false)
  %49 = trunc nuw nsw i32 %48 to i8
  %50 = insertelement <7 x i8> %47, i8 %49, i64 6
  %51 = mul nsw i32 %20, 7
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %52
  %54 = sext i32 %51 to i64
  %55 = getelementptr i8, ptr addrspace(1) %2, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 4
  %57 = sext i32 %51 to i64
  %58 = getelementptr i8, ptr addrspace(1) %2, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 5
  %60 = sext i32 %51 to i64
  %61 = getelementptr i8, ptr addrspace(1) %2, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 6
  br label %164

63:                                               ; preds = %157
  %64 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %162, i1 false)
  br label %65

65:                                               ; preds = %63, %4
  %66 = phi i32 [ 0, %4 ], [ %64, %63 ]
  %67 = trunc nuw nsw i32 %66 to i8
  %68 = insertelement <7 x i8> poison, i8 %67, i64 0
  %69 = and i32 %66, 31
  %70 = shl nuw i32 1, %69
  %71 = and i32 %70, 127
  %72 = xor i32 %71, 127
  %73 = trunc nuw nsw i32 %26 to i16
  %74 = urem i16 %73, 120
  %75 = icmp samesign ult i32 %26, 120
  br i1 %75, label %87, label %76

76:                                               ; preds = %65
  %77 = trunc nuw nsw i32 %26 to i16
  %78 = udiv i16 %77, 120
  %79 = zext nneg i16 %78 to i32
  br label %80

80:                                               ; preds = %76, %80
  %81 = phi i32 [ %85, %80 ], [ %72, %76 ]
  %82 = phi i32 [ %83, %80 ], [ %79, %76 ]
  %83 = add i32 %82, -1
  %84 = add i32 %81, -1
  %85 = and i32 %84, %81
  %86 = icmp eq i32 %83, 0
  br i1 %86, label %87, label %80

87:                                               ; preds = %80, %65
  %88 = phi i32 [ %72, %65 ], [ %85, %80 ]
  %89 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %88, i1 false)
  %90 = trunc nuw nsw i32 %89 to i8
  %91 = insertelement <7 x i8> %68, i8 %90, i64 1
  %92 = and i32 %89, 31
  %93 = shl nuw i32 1, %92
  %94 = xor i32 %93, -1
  %95 = and i32 %72, %94
  %96 = trunc nuw nsw i16 %74 to i8
  %97 = urem i8 %96, 24
  %98 = icmp samesign ult i16 %74, 24
  br i1 %98, label %110, label %99

99:                                               ; preds = %87
  %100 = trunc nuw nsw i16 %74 to i8
  %101 = udiv i8 %100, 24
  %102 = zext nneg i8 %101 to i32
  br label %103

103:                                              ; preds = %99, %103
  %104 = phi i32 [ %108, %103 ], [ %95, %99 ]
  %105 = phi i32 [ %106, %103 ], [ %102, %99 ]
  %106 = add i32 %105, -1
  %107 = add i32 %104, -1
  %108 = and i32 %107, %104
  %109 = icmp eq i32 %106, 0
  br i1 %109, label %110, label %103

110:                                              ; preds = %103, %87
  %111 = phi i32 [ %95, %87 ], [ %108, %103 ]
  %112 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %111, i1 false)
  %113 = trunc nuw nsw i32 %112 to i8
  %114 = insertelement <7 x i8> %91, i8 %113, i64 2
  %115 = and i32 %112, 31
  %116 = shl nuw i32 1, %115
  %117 = xor i32 %116, -1
  %118 = and i32 %95, %117
  %119 = freeze i8 %97
  %120 = udiv i8 %119, 6
  %121 = mul i8 %120, 6
  %122 = sub i8 %119, %121
  %123 = zext nneg i8 %122 to i32
  %124 = icmp samesign ult i8 %97, 6
  br i1 %124, label %134, label %125

125:                                              ; preds = %110
  %126 = zext nneg i8 %120 to i32
  br label %127

127:                                              ; preds = %125, %127
  %128 = phi i32 [ %132, %127 ], [ %118, %125 ]
  %129 = phi i32 [ %130, %127 ], [ %126, %125 ]
  %130 = add i32 %129, -1
  %131 = add nsw i32 %128, -1
  %132 = and i32 %131, %128
  %133 = icmp eq i32 %130, 0
  br i1 %133, label %134, label %127

134:                                              ; preds = %127, %110
  %135 = phi i32 [ %118, %110 ], [ %132, %127 ]
  %136 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %135, i1 false)
  %137 = trunc nuw nsw i32 %136 to i8
  %138 = insertelement <7 x i8> %114, i8 %137, i64 3
  %139 = and i32 %136, 31
  %140 = shl nuw i32 1, %139
  %141 = xor i32 %140, -1
  %142 = and i32 %118, %141
  %143 = and i32 %123, 1
  %144 = icmp samesign ult i8 %122, 2
  br i1 %144, label %154, label %145

145:                                              ; preds = %134
  %146 = lshr i32 %123, 1
  br label %147

147:                                              ; preds = %145, %147
  %148 = phi i32 [ %152, %147 ], [ %142, %145 ]
  %149 = phi i32 [ %150, %147 ], [ %146, %145 ]
  %150 = add i32 %149, -1
  %151 = add nsw i32 %148, -1
  %152 = and i32 %151, %148
  %153 = icmp eq i32 %150, 0
  br i1 %153, label %154, label %147

154:                                              ; preds = %147, %134
  %155 = phi i32 [ %142, %134 ], [ %152, %147 ]
  %156 = icmp sgt i32 %3, 0
  br i1 %156, label %28, label %271

157:                                              ; preds = %4, %157
  %158 = phi i32 [ %162, %157 ], [ 127, %4 ]
  %159 = phi i32 [ %160, %157 ], [ %24, %4 ]
  %160 = add nsw i32 %159, -1
  %161 = add i32 %158, -1
  %162 = and i32 %161, %158
  %163 = icmp eq i32 %160, 0
  br i1 %163, label %63, label %157

164:                                              ; preds = %28, %267
  %165 = phi i32 [ 0, %28 ], [ %269, %267 ]
  %166 = phi i32 [ 2147483647, %28 ], [ %231, %267 ]
  %167 = phi <7 x i8> [ %50, %28 ], [ %268, %267 ]
  %168 = extractelement <7 x i8> %167, i64 0
  %169 = extractelement <7 x i8> %167, i64 1
  %170 = extractelement <7 x i8> %167, i64 2
  %171 = extractelement <7 x i8> %167, i64 3
  %172 = extractelement <7 x i8> %167, i64 4
  %173 = zext i8 %172 to i64
  %174 = zext i8 %171 to i64
  %175 = shufflevector <7 x i8> %167, <7 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %176 = zext <4 x i8> %175 to <4 x i16>
  %177 = zext i8 %170 to i64
  %178 = zext i8 %169 to i64
  %179 = zext i8 %168 to i64
  %180 = mul nuw nsw <4 x i16> %176, splat (i16 28)
  %181 = extractelement <4 x i16> %180, i64 0
  %182 = zext nneg i16 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %182
  %184 = getelementptr inbounds nuw i32, ptr addrspace(1) %183, i64 %178
  %185 = load i32, ptr addrspace(1) %184, align 4, !tbaa !6
  %186 = extractelement <4 x i16> %180, i64 1
  %187 = zext nneg i16 %186 to i64
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr inbounds nuw i32, ptr addrspace(1) %188, i64 %177
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6
  %191 = add nsw i32 %190, %185
  %192 = extractelement <4 x i16> %180, i64 2
  %193 = zext nneg i16 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %193
  %195 = getelementptr inbounds nuw i32, ptr addrspace(1) %194, i64 %174
  %196 = load i32, ptr addrspace(1) %195, align 4, !tbaa !6
  %197 = add nsw i32 %196, %191
  %198 = extractelement <4 x i16> %180, i64 3
  %199 = zext nneg i16 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr inbounds nuw i32, ptr addrspace(1) %200, i64 %173
  %202 = load i32, ptr addrspace(1) %201, align 4, !tbaa !6
  %203 = add nsw i32 %202, %197
  %204 = extractelement <7 x i8> %167, i64 5
  %205 = mul nuw nsw i64 %173, 28
  %206 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %205
  %207 = extractelement <7 x i8> %167, i64 6
  %208 = zext i8 %207 to i64
  %209 = shufflevector <7 x i8> %167, <7 x i8> poison, <2 x i32> <i32 5, i32 6>
  %210 = zext <2 x i8> %209 to <2 x i16>
  %211 = zext i8 %204 to i64
  %212 = getelementptr inbounds nuw i32, ptr addrspace(1) %206, i64 %211
  %213 = load i32, ptr addrspace(1) %212, align 4, !tbaa !6
  %214 = add nsw i32 %213, %203
  %215 = mul nuw nsw <2 x i16> %210, splat (i16 28)
  %216 = extractelement <2 x i16> %215, i64 0
  %217 = zext nneg i16 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %217
  %219 = getelementptr inbounds nuw i32, ptr addrspace(1) %218, i64 %208
  %220 = load i32, ptr addrspace(1) %219, align 4, !tbaa !6
  %221 = add nsw i32 %220, %214
  %222 = extractelement <2 x i16> %215, i64 1
  %223 = zext nneg i16 %222 to i64
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %223
  %225 = getelementptr inbounds nuw i32, ptr addrspace(1) %224, i64 %179
  %226 = load i32, ptr addrspace(1) %225, align 4, !tbaa !6
  %227 = add nsw i32 %226, %221
  %228 = icmp slt i32 %227, %166
  br i1 %228, label %229, label %230

229:                                              ; preds = %164
  store <4 x i8> %175, ptr addrspace(1) %53, align 1, !tbaa !21
  store i8 %172, ptr addrspace(1) %56, align 1, !tbaa !21
  store i8 %204, ptr addrspace(1) %59, align 1, !tbaa !21
  store i8 %207, ptr addrspace(1) %62, align 1, !tbaa !21
  br label %230

230:                                              ; preds = %229, %164
  %231 = phi i32 [ %166, %164 ], [ %227, %229 ]
  %232 = icmp ugt i8 %204, %207
  br i1 %232, label %236, label %233

233:                                              ; preds = %244, %242, %240, %238, %236, %230
  %234 = phi i8 [ %168, %244 ], [ %169, %242 ], [ %170, %240 ], [ %171, %238 ], [ %172, %236 ], [ %204, %230 ]
  %235 = phi i32 [ 0, %244 ], [ 1, %242 ], [ 2, %240 ], [ 3, %238 ], [ 4, %236 ], [ 5, %230 ]
  br label %246

236:                                              ; preds = %230
  %237 = icmp ugt i8 %172, %204
  br i1 %237, label %238, label %233

238:                                              ; preds = %236
  %239 = icmp ugt i8 %171, %172
  br i1 %239, label %240, label %233

240:                                              ; preds = %238
  %241 = icmp ugt i8 %170, %171
  br i1 %241, label %242, label %233

242:                                              ; preds = %240
  %243 = icmp ugt i8 %169, %170
  br i1 %243, label %244, label %233

244:                                              ; preds = %242
  %245 = icmp ugt i8 %168, %169
  br i1 %245, label %271, label %233

246:                                              ; preds = %246, %233
  %247 = phi i32 [ %250, %246 ], [ 6, %233 ]
  %248 = extractelement <7 x i8> %167, i32 %247
  %249 = icmp ult i8 %248, %234
  %250 = add nsw i32 %247, -1
  br i1 %249, label %246, label %251

251:                                              ; preds = %246
  %252 = insertelement <7 x i8> %167, i8 %248, i32 %235
  %253 = insertelement <7 x i8> %252, i8 %234, i32 %247
  br i1 %232, label %254, label %267

254:                                              ; preds = %251
  %255 = add nuw nsw i32 %235, 1
  br label %256

256:                                              ; preds = %254, %256
  %257 = phi i32 [ %265, %256 ], [ %255, %254 ]
  %258 = phi i32 [ %264, %256 ], [ 6, %254 ]
  %259 = phi <7 x i8> [ %263, %256 ], [ %253, %254 ]
  %260 = extractelement <7 x i8> %259, i32 %257
  %261 = extractelement <7 x i8> %259, i32 %258
  %262 = insertelement <7 x i8> %259, i8 %261, i32 %257
  %263 = insertelement <7 x i8> %262, i8 %260, i32 %258
  %264 = add nsw i32 %258, -1
  %265 = add nuw nsw i32 %257, 1
  %266 = icmp samesign ult i32 %265, %264
  br i1 %266, label %256, label %267

267:                                              ; preds = %256, %251
  %268 = phi <7 x i8> [ %253, %251 ], [ %263, %256 ]
  %269 = add nuw nsw i32 %165, 1
  %270 = icmp eq i32 %269, %3
  br i1 %270, label %271, label %164

271:                                              ; preds = %267, %244, %154
  %272 = phi i32 [ 2147483647, %154 ], [ %231, %244 ], [ %231, %267 ]
  %273 = shl i64 %19, 32
  %274 = ashr exact i64 %273, 30
  %275 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %274
  store i32 %272, ptr addrspace(1) %275, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %21 = mul nsw i32 %3, %20
  %22 = srem i32 %21, 720
  %23 = freeze i32 %22
  %24 = udiv i32 %23, 720
  %25 = mul i32 %24, 720
  %26 = sub i32 %23, %25
  %27 = icmp sgt i32 %22, -1
  br i1 %27, label %65, label %157

28:                                               ; preds = %154
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %155, i1 false)
  %30 = and i32 %29, 31
  %31 = shl nuw i32 1, %30
  %32 = xor i32 %31, -1
  %33 = and i32 %142, %32
  %34 = icmp eq i32 %143, 0
  %35 = add nsw i32 %33, -1
  %36 = select i1 %34, i32 -1, i32 %35
  %37 = and i32 %33, %36
  %38 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 false)
  %39 = and i32 %38, 31
  %40 = shl nuw i32 1, %39
  %41 = xor i32 %40, -1
  %42 = and i32 %33, %41
  %43 = insertelement <2 x i32> poison, i32 %29, i64 0
  %44 = insertelement <2 x i32> %43, i32 %38, i64 1
  %45 = trunc nuw nsw <2 x i32> %44 to <2 x i8>
  %46 = shufflevector <2 x i8> %45, <2 x i8> poison, <7 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <7 x i8> %138, <7 x i8> %46, <7 x i32> <i32 0, i32 1, i32 2, i32 3, i32 7, i32 8, i32 poison>
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 false)
  %49 = trunc nuw nsw i32 %48 to i8
  %50 = insertelement <7 x i8> %47, i8 %49, i64 6
  %51 = mul nsw i32 %20, 7
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %52
  %54 = sext i32 %51 to i64
  %55 = getelementptr i8, ptr addrspace(1) %2, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 4
  %57 = sext i32 %51 to i64
  %58 = getelementptr i8, ptr addrspace(1) %2, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 5
  %60 = sext i32 %51 to i64
  %61 = getelementptr i8, ptr addrspace(1) %2, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 6
  br label %164

63:                                               ; preds = %157
  %64 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %162, i1 false)
  br label %65

65:                                               ; preds = %63, %4
  %66 = phi i32 [ 0, %4 ], [ %64, %63 ]
  %67 = trunc nuw nsw i32 %66 to i8
  %68 = insertelement <7 x i8> poison, i8 %67, i64 0
  %69 = and i32 %66, 31
  %70 = shl nuw i32 1, %69
  %71 = and i32 %70, 127
  %72 = xor i32 %71, 127
  %73 = trunc nuw nsw i32 %26 to i16
  %74 = urem i16 %73, 120
  %75 = icmp samesign ult i32 %26, 120
  br i1 %75, label %87, label %76

76:                                               ; preds = %65
  %77 = trunc nuw nsw i32 %26 to i16
  %78 = udiv i16 %77, 120
  %79 = zext nneg i16 %78 to i32
  br label %80

80:                                               ; preds = %76, %80
  %81 = phi i32 [ %85, %80 ], [ %72, %76 ]
  %82 = phi i32 [ %83, %80 ], [ %79, %76 ]
  %83 = add i32 %82, -1
  %84 = add i32 %81, -1
  %85 = and i32 %84, %81
  %86 = icmp eq i32 %83, 0
  br i1 %86, label %87, label %80

87:                                               ; preds = %80, %65
  %88 = phi i32 [ %72, %65 ], [ %85, %80 ]
  %89 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %88, i1 false)
  %90 = trunc nuw nsw i32 %89 to i8
  %91 = insertelement <7 x i8> %68, i8 %90, i64 1
  %92 = and i32 %89, 31
  %93 = shl nuw i32 1, %92
  %94 = xor i32 %93, -1
  %95 = and i32 %72, %94
  %96 = trunc nuw nsw i16 %74 to i8
  %97 = urem i8 %96, 24
  %98 = icmp samesign ult i16 %74, 24
  br i1 %98, label %110, label %99

99:                                               ; preds = %87
  %100 = trunc nuw nsw i16 %74 to i8
  %101 = udiv i8 %100, 24
  %102 = zext nneg i8 %101 to i32
  br label %103

103:                                              ; preds = %99, %103
  %104 = phi i32 [ %108, %103 ], [ %95, %99 ]
  %105 = phi i32 [ %106, %103 ], [ %102, %99 ]
  %106 = add i32 %105, -1
  %107 = add i32 %104, -1
  %108 = and i32 %107, %104
  %109 = icmp eq i32 %106, 0
  br i1 %109, label %110, label %103

110:                                              ; preds = %103, %87
  %111 = phi i32 [ %95, %87 ], [ %108, %103 ]
  %112 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %111, i1 false)
  %113 = trunc nuw nsw i32 %112 to i8
  %114 = insertelement <7 x i8> %91, i8 %113, i64 2
  %115 = and i32 %112, 31
  %116 = shl nuw i32 1, %115
  %117 = xor i32 %116, -1
  %118 = and i32 %95, %117
  %119 = freeze i8 %97
  %120 = udiv i8 %119, 6
  %121 = mul i8 %120, 6
  %122 = sub i8 %119, %121
  %123 = zext nneg i8 %122 to i32
  %124 = icmp samesign ult i8 %97, 6
  br i1 %124, label %134, label %125

125:                                              ; preds = %110
  %126 = zext nneg i8 %120 to i32
  br label %127

127:                                              ; preds = %125, %127
  %128 = phi i32 [ %132, %127 ], [ %118, %125 ]
  %129 = phi i32 [ %130, %127 ], [ %126, %125 ]
  %130 = add i32 %129, -1
  %131 = add nsw i32 %128, -1
  %132 = and i32 %131, %128
  %133 = icmp eq i32 %130, 0
  br i1 %133, label %134, label %127

134:                                              ; preds = %127, %110
  %135 = phi i32 [ %118, %110 ], [ %132, %127 ]
  %136 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %135, i1 false)
  %137 = trunc nuw nsw i32 %136 to i8
  %138 = insertelement <7 x i8> %114, i8 %137, i64 3
  %139 = and i32 %136, 31
  %140 = shl nuw i32 1, %139
  %141 = xor i32 %140, -1
  %142 = and i32 %118, %141
  %143 = and i32 %123, 1
  %144 = icmp samesign ult i8 %122, 2
  br i1 %144, label %154, label %145

145:                                              ; preds = %134
  %146 = lshr i32 %123, 1
  br label %147

147:                                              ; preds = %145, %147
  %148 = phi i32 [ %152, %147 ], [ %142, %145 ]
  %149 = phi i32 [ %150, %147 ], [ %146, %145 ]
  %150 = add i32 %149, -1
  %151 = add nsw i32 %148, -1
  %152 = and i32 %151, %148
  %153 = icmp eq i32 %150, 0
  br i1 %153, label %154, label %147

154:                                              ; preds = %147, %134
  %155 = phi i32 [ %142, %134 ], [ %152, %147 ]
  %156 = icmp sgt i32 %3, 0
  br i1 %156, label %28, label %271

157:                                              ; preds = %4, %157
  %158 = phi i32 [ %162, %157 ], [ 127, %4 ]
  %159 = phi i32 [ %160, %157 ], [ %24, %4 ]
  %160 = add nsw i32 %159, -1
  %161 = add i32 %158, -1
  %162 = and i32 %161, %158
  %163 = icmp eq i32 %160, 0
  br i1 %163, label %63, label %157

164:                                              ; preds = %28, %267
  %165 = phi i32 [ 0, %28 ], [ %269, %267 ]
  %166 = phi i32 [ 2147483647, %28 ], [ %231, %267 ]
  %167 = phi <7 x i8> [ %50, %28 ], [ %268, %267 ]
  %168 = extractelement <7 x i8> %167, i64 0
  %169 = extractelement <7 x i8> %167, i64 1
  %170 = extractelement <7 x i8> %167, i64 2
  %171 = extractelement <7 x i8> %167, i64 3
  %172 = extractelement <7 x i8> %167, i64 4
  %173 = zext i8 %172 to i64
  %174 = zext i8 %171 to i64
  %175 = shufflevector <7 x i8> %167, <7 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %176 = zext <4 x i8> %175 to <4 x i16>
  %177 = zext i8 %170 to i64
  %178 = zext i8 %169 to i64
  %179 = zext i8 %168 to i64
  %180 = mul nuw nsw <4 x i16> %176, splat (i16 28)
  %181 = extractelement <4 x i16> %180, i64 0
  %182 = zext nneg i16 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %182
  %184 = getelementptr inbounds nuw i32, ptr addrspace(1) %183, i64 %178
  %185 = load i32, ptr addrspace(1) %184, align 4, !tbaa !6
  %186 = extractelement <4 x i16> %180, i64 1
  %187 = zext nneg i16 %186 to i64
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr inbounds nuw i32, ptr addrspace(1) %188, i64 %177
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6
  %191 = add nsw i32 %190, %185
  %192 = extractelement <4 x i16> %180, i64 2
  %193 = zext nneg i16 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %193
  %195 = getelementptr inbounds nuw i32, ptr addrspace(1) %194, i64 %174
  %196 = load i32, ptr addrspace(1) %195, align 4, !tbaa !6
  %197 = add nsw i32 %196, %191
  %198 = extractelement <4 x i16> %180, i64 3
  %199 = zext nneg i16 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr inbounds nuw i32, ptr addrspace(1) %200, i64 %173
  %202 = load i32, ptr addrspace(1) %201, align 4, !tbaa !6
  %203 = add nsw i32 %202, %197
  %204 = extractelement <7 x i8> %167, i64 5
  %205 = mul nuw nsw i64 %173, 28
  %206 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %205
  %207 = extractelement <7 x i8> %167, i64 6
  %208 = zext i8 %207 to i64
  %209 = shufflevector <7 x i8> %167, <7 x i8> poison, <2 x i32> <i32 5, i32 6>
  %210 = zext <2 x i8> %209 to <2 x i16>
  %211 = zext i8 %204 to i64
  %212 = getelementptr inbounds nuw i32, ptr addrspace(1) %206, i64 %211
  %213 = load i32, ptr addrspace(1) %212, align 4, !tbaa !6
  %214 = add nsw i32 %213, %203
  %215 = mul nuw nsw <2 x i16> %210, splat (i16 28)
  %216 = extractelement <2 x i16> %215, i64 0
  %217 = zext nneg i16 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %217
  %219 = getelementptr inbounds nuw i32, ptr addrspace(1) %218, i64 %208
  %220 = load i32, ptr addrspace(1) %219, align 4, !tbaa !6
  %221 = add nsw i32 %220, %214
  %222 = extractelement <2 x i16> %215, i64 1
  %223 = zext nneg i16 %222 to i64
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %223
  %225 = getelementptr inbounds nuw i32, ptr addrspace(1) %224, i64 %179
  %226 = load i32, ptr addrspace(1) %225, align 4, !tbaa !6
  %227 = add nsw i32 %226, %221
  %228 = icmp slt i32 %227, %166
  br i1 %228, label %229, label %230

229:                                              ; preds = %164
  store <4 x i8> %175, ptr addrspace(1) %53, align 1, !tbaa !21
  store i8 %172, ptr addrspace(1) %56, align 1, !tbaa !21
  store i8 %204, ptr addrspace(1) %59, align 1, !tbaa !21
  store i8 %207, ptr addrspace(1) %62, align 1, !tbaa !21
  br label %230

230:                                              ; preds = %229, %164
  %231 = phi i32 [ %166, %164 ], [ %227, %229 ]
  %232 = icmp ugt i8 %204, %207
  br i1 %232, label %236, label %233

233:                                              ; preds = %244, %242, %240, %238, %236, %230
  %234 = phi i8 [ %168, %244 ], [ %169, %242 ], [ %170, %240 ], [ %171, %238 ], [ %172, %236 ], [ %204, %230 ]
  %235 = phi i32 [ 0, %244 ], [ 1, %242 ], [ 2, %240 ], [ 3, %238 ], [ 4, %236 ], [ 5, %230 ]
  br label %246

236:                                              ; preds = %230
  %237 = icmp ugt i8 %172, %204
  br i1 %237, label %238, label %233

238:                                              ; preds = %236
  %239 = icmp ugt i8 %171, %172
  br i1 %239, label %240, label %233

240:                                              ; preds = %238
  %241 = icmp ugt i8 %170, %171
  br i1 %241, label %242, label %233

242:                                              ; preds = %240
  %243 = icmp ugt i8 %169, %170
  br i1 %243, label %244, label %233

244:                                              ; preds = %242
  %245 = icmp ugt i8 %168, %169
  br i1 %245, label %271, label %233

246:                                              ; preds = %246, %233
  %247 = phi i32 [ %250, %246 ], [ 6, %233 ]
  %248 = extractelement <7 x i8> %167, i32 %247
  %249 = icmp ult i8 %248, %234
  %250 = add nsw i32 %247, -1
  br i1 %249, label %246, label %251

251:                                              ; preds = %246
  %252 = insertelement <7 x i8> %167, i8 %248, i32 %235
  %253 = insertelement <7 x i8> %252, i8 %234, i32 %247
  br i1 %232, label %254, label %267

254:                                              ; preds = %251
  %255 = add nuw nsw i32 %235, 1
  br label %256

256:                                              ; preds = %254, %256
  %257 = phi i32 [ %265, %256 ], [ %255, %254 ]
  %258 = phi i32 [ %264, %256 ], [ 6, %254 ]
  %259 = phi <7 x i8> [ %263, %256 ], [ %253, %254 ]
  %260 = extractelement <7 x i8> %259, i32 %257
  %261 = extractelement <7 x i8> %259, i32 %258
  %262 = insertelement <7 x i8> %259, i8 %261, i32 %257
  %263 = insertelement <7 x i8> %262, i8 %260, i32 %258
  %264 = add nsw i32 %258, -1
  %265 = add nuw nsw i32 %257, 1
  %266 = icmp samesign ult i32 %265, %264
  br i1 %266, label %256, label %267

267:                                              ; preds = %256, %251
  %268 = phi <7 x i8> [ %253, %251 ], [ %263, %256 ]
  %269 = add nuw nsw i32 %165, 1
  %270 = icmp eq i32 %269, %3
  br i1 %270, label %271, label %164

271:                                              ; preds = %267, %244, %154
  %272 = phi i32 [ 2147483647, %154 ], [ %231, %244 ], [ %231, %267 ]
  %273 = shl i64 %19, 32
  %274 = ashr exact i64 %273, 30
  %275 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %274
  store i32 %272, ptr addrspace(1) %275, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !15 {
  %4 = alloca [64 x i32], align 4, addrspace(5)
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #7
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = and i32 %7, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %11 to i64
  %15 = zext nneg i32 %12 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %13 to i64
  %18 = add i64 %10, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %71

21:                                               ; preds = %3
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %2, %22
  br label %24

24:                                               ; preds = %21, %59
  %25 = phi i32 [ 0, %21 ], [ %62, %59 ]
  %26 = phi i32 [ 0, %21 ], [ %69, %59 ]
  %27 = phi i32 [ 0, %21 ], [ %68, %59 ]
  %28 = phi <64 x i8> [ zeroinitializer, %21 ], [ %63, %59 ]
  %29 = add nsw i32 %26, %23
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6, !amdgpu.noclobber !16
  %33 = mul i32 %32, -1640531535
  %34 = lshr i32 %33, 26
  %35 = extractelement <64 x i8> %28, i32 %34
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %51, label %37

37:                                               ; preds = %24
  %38 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %34
  %39 = load i32, ptr addrspace(5) %38, align 4, !tbaa !6
  %40 = icmp eq i32 %39, %32
  br i1 %40, label %55, label %45

41:                                               ; preds = %45
  %42 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %48
  %43 = load i32, ptr addrspace(5) %42, align 4, !tbaa !6
  %44 = icmp eq i32 %43, %32
  br i1 %44, label %55, label %45

45:                                               ; preds = %37, %41
  %46 = phi i32 [ %48, %41 ], [ %34, %37 ]
  %47 = add nuw nsw i32 %46, 1
  %48 = and i32 %47, 63
  %49 = extractelement <64 x i8> %28, i32 %48
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %41

51:                                               ; preds = %45, %24
  %52 = phi i32 [ %34, %24 ], [ %48, %45 ]
  %53 = add i32 %25, 1
  %54 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %52
  store i32 %32, ptr addrspace(5) %54, align 4, !tbaa !6
  br label %59

55:                                               ; preds = %41, %37
  %56 = phi i8 [ %35, %37 ], [ %49, %41 ]
  %57 = phi i32 [ %34, %37 ], [ %48, %41 ]
  %58 = add i8 %56, 1
  br label %59

59:                                               ; preds = %55, %51
  %60 = phi i32 [ %52, %51 ], [ %57, %55 ]
  %61 = phi i8 [ 1, %51 ], [ %58, %55 ]
  %62 = phi i32 [ %53, %51 ], [ %25, %55 ]
  %63 = insertelement <64 x i8> %28, i8 %61, i32 %60
  %64 = zext i8 %61 to i32
  %65 = shl nuw nsw i32 %64, 16
  %66 = or i32 %32, %65
  %67 = xor i32 %66, 65535
  %68 = tail call noundef i32 @llvm.umax.i32(i32 %27, i32 %67)
  %69 = add nuw nsw i32 %26, 1
  %70 = icmp eq i32 %69, %2
  br i1 %70, label %71, label %24

71:                                               ; preds = %59, %3
  %72 = phi i32 [ 0, %3 ], [ %68, %59 ]
  %73 = phi i32 [ 0, %3 ], [ %62, %59 ]
  %74 = insertelement <2 x i32> poison, i32 %73, i64 0
  %75 = insertelement <2 x i32> %74, i32 %72, i64 1
  %76 = shl i64 %19, 32
  %77 = ashr exact i64 %76, 29
  %78 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %77
  store <2 x i32> %75, ptr addrspace(1) %78, align 8, !tbaa !21
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #7
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !15 {
  %4 = alloca [64 x i32], align 4, addrspace(5)
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #7
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = and i32 %7, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %11 to i64
  %15 = zext nneg i32 %12 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %13 to i64
  %18 = add i64 %10, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %3
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %2, %22
  br label %32

24:                                               ; preds = %67, %3
  %25 = phi i32 [ 0, %3 ], [ %76, %67 ]
  %26 = phi i32 [ 0, %3 ], [ %70, %67 ]
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = insertelement <2 x i32> %27, i32 %25, i64 1
  %29 = shl i64 %19, 32
  %30 = ashr exact i64 %29, 29
  %31 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  store <2 x i32> %28, ptr addrspace(1) %31, align 8, !tbaa !21
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #7
  ret void

32:                                               ; preds = %21, %67
  %33 = phi i32 [ 0, %21 ], [ %70, %67 ]
  %34 = phi i32 [ 0, %21 ], [ %77, %67 ]
  %35 = phi i32 [ 0, %21 ], [ %76, %67 ]
  %36 = phi <64 x i8> [ zeroinitializer, %21 ], [ %71, %67 ]
  %37 = add nsw i32 %34, %23
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = mul i32 %40, -1640531535
  %42 = lshr i32 %41, 26
  %43 = extractelement <64 x i8> %36, i32 %42
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %32
  %46 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %42
  %47 = load i32, ptr addrspace(5) %46, align 4, !tbaa !6
  %48 = icmp eq i32 %47, %40
  br i1 %48, label %63, label %53

49:                                               ; preds = %53
  %50 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %56
  %51 = load i32, ptr addrspace(5) %50, align 4, !tbaa !6
  %52 = icmp eq i32 %51, %40
  br i1 %52, label %63, label %53

53:                                               ; preds = %45, %49
  %54 = phi i32 [ %56, %49 ], [ %42, %45 ]
  %55 = add nuw nsw i32 %54, 1
  %56 = and i32 %55, 63
  %57 = extractelement <64 x i8> %36, i32 %56
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %59, label %49

59:                                               ; preds = %53, %32
  %60 = phi i32 [ %42, %32 ], [ %56, %53 ]
  %61 = add i32 %33, 1
  %62 = getelementptr inbounds nuw i32, ptr addrspace(5) %4, i32 %60
  store i32 %40, ptr addrspace(5) %62, align 4, !tbaa !6
  br label %67

63:                                               ; preds = %49, %45
  %64 = phi i8 [ %43, %45 ], [ %57, %49 ]
  %65 = phi i32 [ %42, %45 ], [ %56, %49 ]
  %66 = add i8 %64, 1
  br label %67

67:                                               ; preds = %63, %59
  %68 = phi i32 [ %60, %59 ], [ %65, %63 ]
  %69 = phi i8 [ 1, %59 ], [ %66, %63 ]
  %70 = phi i32 [ %61, %59 ], [ %33, %63 ]
  %71 = insertelement <64 x i8> %36, i8 %69, i32 %68
  %72 = zext i8 %69 to i32
  %73 = shl nuw nsw i32 %72, 16
  %74 = or i32 %40, %73
  %75 = xor i32 %74, 65535
  %76 = tail call noundef i32 @llvm.umax.i32(i32 %35, i32 %75)
  %77 = add nuw nsw i32 %34, 1
  %78 = icmp eq i32 %77, %2
  br i1 %78, label %24, label %32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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

20:                                               ; preds = %2, %92
  %21 = phi i32 [ 0, %2 ], [ %91, %92 ]
  %22 = phi i32 [ 0, %2 ], [ %90, %92 ]
  %23 = phi i32 [ 0, %2 ], [ %93, %92 ]
  %24 = phi <16 x i32> [ zeroinitializer, %2 ], [ %88, %92 ]
  %25 = phi <16 x i8> [ zeroinitializer, %2 ], [ %87, %92 ]
  %26 = add nuw nsw i32 %23, %19
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !21, !amdgpu.noclobber !16
  %30 = and i32 %23, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %20
  %33 = zext i8 %29 to i32
  %34 = add nuw nsw i32 %33, 1
  %35 = add nsw i32 %21, 1
  %36 = insertelement <16 x i32> %24, i32 %34, i32 %21
  %37 = icmp samesign ult i32 %23, 14
  br i1 %37, label %86, label %38

38:                                               ; preds = %32, %20
  %39 = phi <16 x i32> [ %36, %32 ], [ %24, %20 ]
  %40 = phi i32 [ %35, %32 ], [ %21, %20 ]
  %41 = icmp samesign ult i32 %23, 14
  %42 = lshr i8 %29, 1
  %43 = icmp sgt i32 %22, 0
  br i1 %43, label %44, label %79

44:                                               ; preds = %38, %75
  %45 = phi i32 [ %54, %75 ], [ %40, %38 ]
  %46 = phi i32 [ %48, %75 ], [ %22, %38 ]
  %47 = phi <16 x i32> [ %77, %75 ], [ %39, %38 ]
  %48 = add nsw i32 %46, -1
  %49 = extractelement <16 x i8> %25, i32 %48
  %50 = lshr i8 %49, 1
  %51 = icmp samesign ugt i8 %42, %50
  %52 = select i1 %41, i1 %51, i1 false
  br i1 %52, label %79, label %53

53:                                               ; preds = %44
  %54 = add nsw i32 %45, -1
  %55 = extractelement <16 x i32> %47, i32 %54
  %56 = add i32 %45, -2
  %57 = extractelement <16 x i32> %47, i32 %56
  switch i8 %49, label %73 [
    i8 0, label %58
    i8 1, label %60
    i8 2, label %62
    i8 3, label %65
    i8 4, label %69
  ]

58:                                               ; preds = %53
  %59 = add nsw i32 %57, %55
  br label %75

60:                                               ; preds = %53
  %61 = sub nsw i32 %57, %55
  br label %75

62:                                               ; preds = %53
  %63 = mul nsw i32 %57, %55
  %64 = srem i32 %63, 10007
  br label %75

65:                                               ; preds = %53
  %66 = icmp eq i32 %55, 0
  br i1 %66, label %75, label %67

67:                                               ; preds = %65
  %68 = sdiv i32 %57, %55
  br label %75

69:                                               ; preds = %53
  %70 = icmp eq i32 %55, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %69
  %72 = srem i32 %57, %55
  br label %75

73:                                               ; preds = %53
  %74 = and i32 %57, %55
  br label %75

75:                                               ; preds = %69, %71, %65, %67, %73, %62, %60, %58
  %76 = phi i32 [ %74, %73 ], [ %57, %65 ], [ %59, %58 ], [ %64, %62 ], [ %61, %60 ], [ %68, %67 ], [ %72, %71 ], [ 0, %69 ]
  %77 = insertelement <16 x i32> %47, i32 %76, i32 %56
  %78 = icmp samesign ugt i32 %46, 1
  br i1 %78, label %44, label %79

79:                                               ; preds = %75, %44, %38
  %80 = phi <16 x i32> [ %39, %38 ], [ %77, %75 ], [ %47, %44 ]
  %81 = phi i32 [ %22, %38 ], [ 0, %75 ], [ %46, %44 ]
  %82 = phi i32 [ %40, %38 ], [ %54, %75 ], [ %45, %44 ]
  br i1 %41, label %83, label %86

83:                                               ; preds = %79
  %84 = insertelement <16 x i8> %25, i8 %29, i32 %81
  %85 = add nsw i32 %81, 1
  br label %86

86:                                               ; preds = %83, %79, %32
  %87 = phi <16 x i8> [ %25, %32 ], [ %84, %83 ], [ %25, %79 ]
  %88 = phi <16 x i32> [ %36, %32 ], [ %80, %83 ], [ %80, %79 ]
  %89 = phi i32 [ 4, %32 ], [ 0, %83 ], [ 2, %79 ]
  %90 = phi i32 [ %22, %32 ], [ %85, %83 ], [ %81, %79 ]
  %91 = phi i32 [ %35, %32 ], [ %82, %83 ], [ %82, %79 ]
  switch i32 %89, label %95 [
    i32 0, label %92
    i32 4, label %92
  ]

92:                                               ; preds = %86, %86
  %93 = add nuw nsw i32 %23, 1
  %94 = icmp eq i32 %93, 16
  br i1 %94, label %95, label %20

95:                                               ; preds = %92, %86
  %96 = extractelement <16 x i32> %88, i64 0
  %97 = shl i64 %17, 32
  %98 = ashr exact i64 %97, 30
  %99 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %98
  store i32 %96, ptr addrspace(1) %99, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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

20:                                               ; preds = %2, %92
  %21 = phi i32 [ 0, %2 ], [ %91, %92 ]
  %22 = phi i32 [ 0, %2 ], [ %90, %92 ]
  %23 = phi i32 [ 0, %2 ], [ %93, %92 ]
  %24 = phi <16 x i32> [ zeroinitializer, %2 ], [ %88, %92 ]
  %25 = phi <16 x i8> [ zeroinitializer, %2 ], [ %87, %92 ]
  %26 = add nuw nsw i32 %23, %19
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !21
  %30 = and i32 %23, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %20
  %33 = zext i8 %29 to i32
  %34 = add nuw nsw i32 %33, 1
  %35 = add nsw i32 %21, 1
  %36 = insertelement <16 x i32> %24, i32 %34, i32 %21
  %37 = icmp samesign ult i32 %23, 14
  br i1 %37, label %86, label %38

38:                                               ; preds = %32, %20
  %39 = phi <16 x i32> [ %36, %32 ], [ %24, %20 ]
  %40 = phi i32 [ %35, %32 ], [ %21, %20 ]
  %41 = icmp samesign ult i32 %23, 14
  %42 = lshr i8 %29, 1
  %43 = icmp sgt i32 %22, 0
  br i1 %43, label %44, label %79

44:                                               ; preds = %38, %75
  %45 = phi i32 [ %54, %75 ], [ %40, %38 ]
  %46 = phi i32 [ %48, %75 ], [ %22, %38 ]
  %47 = phi <16 x i32> [ %77, %75 ], [ %39, %38 ]
  %48 = add nsw i32 %46, -1
  %49 = extractelement <16 x i8> %25, i32 %48
  %50 = lshr i8 %49, 1
  %51 = icmp samesign ugt i8 %42, %50
  %52 = select i1 %41, i1 %51, i1 false
  br i1 %52, label %79, label %53

53:                                               ; preds = %44
  %54 = add nsw i32 %45, -1
  %55 = extractelement <16 x i32> %47, i32 %54
  %56 = add i32 %45, -2
  %57 = extractelement <16 x i32> %47, i32 %56
  switch i8 %49, label %73 [
    i8 0, label %58
    i8 1, label %60
    i8 2, label %62
    i8 3, label %65
    i8 4, label %69
  ]

58:                                               ; preds = %53
  %59 = add nsw i32 %57, %55
  br label %75

60:                                               ; preds = %53
  %61 = sub nsw i32 %57, %55
  br label %75

62:                                               ; preds = %53
  %63 = mul nsw i32 %57, %55
  %64 = srem i32 %63, 10007
  br label %75

65:                                               ; preds = %53
  %66 = icmp eq i32 %55, 0
  br i1 %66, label %75, label %67

67:                                               ; preds = %65
  %68 = sdiv i32 %57, %55
  br label %75

69:                                               ; preds = %53
  %70 = icmp eq i32 %55, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %69
  %72 = srem i32 %57, %55
  br label %75

73:                                               ; preds = %53
  %74 = and i32 %57, %55
  br label %75

75:                                               ; preds = %71, %69, %67, %65, %73, %62, %60, %58
  %76 = phi i32 [ %74, %73 ], [ %57, %65 ], [ %59, %58 ], [ %64, %62 ], [ %61, %60 ], [ %68, %67 ], [ %72, %71 ], [ 0, %69 ]
  %77 = insertelement <16 x i32> %47, i32 %76, i32 %56
  %78 = icmp samesign ugt i32 %46, 1
  br i1 %78, label %44, label %79

79:                                               ; preds = %44, %75, %38
  %80 = phi <16 x i32> [ %39, %38 ], [ %47, %44 ], [ %77, %75 ]
  %81 = phi i32 [ %22, %38 ], [ %46, %44 ], [ 0, %75 ]
  %82 = phi i32 [ %40, %38 ], [ %45, %44 ], [ %54, %75 ]
  br i1 %41, label %83, label %86

83:                                               ; preds = %79
  %84 = insertelement <16 x i8> %25, i8 %29, i32 %81
  %85 = add nsw i32 %81, 1
  br label %86

86:                                               ; preds = %83, %79, %32
  %87 = phi <16 x i8> [ %25, %32 ], [ %84, %83 ], [ %25, %79 ]
  %88 = phi <16 x i32> [ %36, %32 ], [ %80, %83 ], [ %80, %79 ]
  %89 = phi i32 [ 4, %32 ], [ 0, %83 ], [ 2, %79 ]
  %90 = phi i32 [ %22, %32 ], [ %85, %83 ], [ %81, %79 ]
  %91 = phi i32 [ %35, %32 ], [ %82, %83 ], [ %82, %79 ]
  switch i32 %89, label %95 [
    i32 0, label %92
    i32 4, label %92
  ]

92:                                               ; preds = %86, %86
  %93 = add nuw nsw i32 %23, 1
  %94 = icmp eq i32 %93, 16
  br i1 %94, label %95, label %20

95:                                               ; preds = %92, %86
  %96 = extractelement <16 x i32> %88, i64 0
  %97 = shl i64 %17, 32
  %98 = ashr exact i64 %97, 30
  %99 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %98
  store i32 %96, ptr addrspace(1) %99, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10, !amdgpu.noclobber !16
  %22 = add i64 %17, 1
  %23 = and i64 %22, 7
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !10, !amdgpu.noclobber !16
  %26 = and i64 %21, 9223372036854775806
  %27 = and i64 %26, %25
  br label %28

28:                                               ; preds = %2, %133
  %29 = phi i32 [ 0, %2 ], [ %137, %133 ]
  %30 = phi i32 [ 1, %2 ], [ %136, %133 ]
  %31 = phi <64 x i8> [ <i8 0, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, %2 ], [ %135, %133 ]
  %32 = phi <64 x i8> [ zeroinitializer, %2 ], [ %134, %133 ]
  %33 = and i32 %29, 63
  %34 = extractelement <64 x i8> %32, i32 %33
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 7
  %37 = lshr i32 %35, 3
  %38 = icmp eq i32 %36, 7
  %39 = icmp ugt i8 %34, 63
  %40 = or i1 %38, %39
  br i1 %40, label %60, label %41

41:                                               ; preds = %28
  %42 = add nuw nsw i32 %36, 1
  %43 = and i32 %35, 56
  %44 = or disjoint i32 %43, %42
  %45 = zext nneg i32 %44 to i64
  %46 = shl nuw i64 1, %45
  %47 = and i64 %27, %46
  %48 = icmp eq i64 %47, 0
  %49 = extractelement <64 x i8> %31, i32 %44
  %50 = icmp eq i8 %49, -1
  %51 = select i1 %48, i1 %50, i1 false
  br i1 %51, label %52, label %60

52:                                               ; preds = %41
  %53 = trunc nuw nsw i32 %44 to i8
  %54 = and i32 %30, 63
  %55 = insertelement <64 x i8> %32, i8 %53, i32 %54
  %56 = add i32 %30, 1
  %57 = extractelement <64 x i8> %31, i32 %35
  %58 = add i8 %57, 1
  %59 = insertelement <64 x i8> %31, i8 %58, i32 %44
  br label %60

60:                                               ; preds = %52, %41, %28
  %61 = phi <64 x i8> [ %32, %28 ], [ %55, %52 ], [ %32, %41 ]
  %62 = phi <64 x i8> [ %31, %28 ], [ %59, %52 ], [ %31, %41 ]
  %63 = phi i32 [ %30, %28 ], [ %56, %52 ], [ %30, %41 ]
  %64 = add nsw i32 %36, -1
  %65 = icmp ugt i32 %64, 7
  %66 = or i1 %65, %39
  br i1 %66, label %85, label %67

67:                                               ; preds = %60
  %68 = and i32 %35, 56
  %69 = or disjoint i32 %68, %64
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw i64 1, %70
  %72 = and i64 %27, %71
  %73 = icmp eq i64 %72, 0
  %74 = extractelement <64 x i8> %62, i32 %69
  %75 = icmp eq i8 %74, -1
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %85

77:                                               ; preds = %67
  %78 = trunc nuw nsw i32 %69 to i8
  %79 = and i32 %63, 63
  %80 = insertelement <64 x i8> %61, i8 %78, i32 %79
  %81 = add i32 %63, 1
  %82 = extractelement <64 x i8> %62, i32 %35
  %83 = add i8 %82, 1
  %84 = insertelement <64 x i8> %62, i8 %83, i32 %69
  br label %85

85:                                               ; preds = %77, %67, %60
  %86 = phi <64 x i8> [ %61, %60 ], [ %80, %77 ], [ %61, %67 ]
  %87 = phi <64 x i8> [ %62, %60 ], [ %84, %77 ], [ %62, %67 ]
  %88 = phi i32 [ %63, %60 ], [ %81, %77 ], [ %63, %67 ]
  %89 = icmp ugt i8 %34, 55
  br i1 %89, label %109, label %90

90:                                               ; preds = %85
  %91 = and i32 %35, 56
  %92 = add nuw nsw i32 %91, 8
  %93 = or disjoint i32 %92, %36
  %94 = zext nneg i32 %93 to i64
  %95 = shl nuw i64 1, %94
  %96 = and i64 %27, %95
  %97 = icmp eq i64 %96, 0
  %98 = extractelement <64 x i8> %87, i32 %93
  %99 = icmp eq i8 %98, -1
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %101, label %109

101:                                              ; preds = %90
  %102 = trunc nuw nsw i32 %93 to i8
  %103 = and i32 %88, 63
  %104 = insertelement <64 x i8> %86, i8 %102, i32 %103
  %105 = add i32 %88, 1
  %106 = extractelement <64 x i8> %87, i32 %35
  %107 = add i8 %106, 1
  %108 = insertelement <64 x i8> %87, i8 %107, i32 %93
  br label %109

109:                                              ; preds = %101, %90, %85
  %110 = phi <64 x i8> [ %86, %85 ], [ %104, %101 ], [ %86, %90 ]
  %111 = phi <64 x i8> [ %87, %85 ], [ %108, %101 ], [ %87, %90 ]
  %112 = phi i32 [ %88, %85 ], [ %105, %101 ], [ %88, %90 ]
  %113 = add nsw i32 %37, -1
  %114 = icmp ugt i32 %113, 7
  br i1 %114, label %133, label %115

115:                                              ; preds = %109
  %116 = shl nuw nsw i32 %113, 3
  %117 = or disjoint i32 %116, %36
  %118 = zext nneg i32 %117 to i64
  %119 = shl nuw i64 1, %118
  %120 = and i64 %27, %119
  %121 = icmp eq i64 %120, 0
  %122 = extractelement <64 x i8> %111, i32 %117
  %123 = icmp eq i8 %122, -1
  %124 = select i1 %121, i1 %123, i1 false
  br i1 %124, label %125, label %133

125:                                              ; preds = %115
  %126 = trunc nuw nsw i32 %117 to i8
  %127 = and i32 %112, 63
  %128 = insertelement <64 x i8> %110, i8 %126, i32 %127
  %129 = add i32 %112, 1
  %130 = extractelement <64 x i8> %111, i32 %35
  %131 = add i8 %130, 1
  %132 = insertelement <64 x i8> %111, i8 %131, i32 %117
  br label %133

133:                                              ; preds = %125, %115, %109
  %134 = phi <64 x i8> [ %110, %109 ], [ %128, %125 ], [ %110, %115 ]
  %135 = phi <64 x i8> [ %111, %109 ], [ %132, %125 ], [ %111, %115 ]
  %136 = phi i32 [ %112, %109 ], [ %129, %125 ], [ %112, %115 ]
  %137 = add i32 %29, 1
  %138 = icmp eq i32 %137, %136
  br i1 %138, label %139, label %28

139:                                              ; preds = %133
  %140 = extractelement <64 x i8> %135, i64 63
  %141 = zext i8 %140 to i32
  %142 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %141, ptr addrspace(1) %142, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  %22 = add i64 %17, 1
  %23 = and i64 %22, 7
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !10
  %26 = and i64 %21, 9223372036854775806
  %27 = and i64 %26, %25
  br label %28

28:                                               ; preds = %2, %133
  %29 = phi i32 [ 0, %2 ], [ %137, %133 ]
  %30 = phi i32 [ 1, %2 ], [ %136, %133 ]
  %31 = phi <64 x i8> [ <i8 0, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, %2 ], [ %135, %133 ]
  %32 = phi <64 x i8> [ zeroinitializer, %2 ], [ %134, %133 ]
  %33 = and i32 %29, 63
  %34 = extractelement <64 x i8> %32, i32 %33
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 7
  %37 = lshr i32 %35, 3
  %38 = icmp eq i32 %36, 7
  %39 = icmp ugt i8 %34, 63
  %40 = or i1 %38, %39
  br i1 %40, label %60, label %41

41:                                               ; preds = %28
  %42 = add nuw nsw i32 %36, 1
  %43 = and i32 %35, 56
  %44 = or disjoint i32 %43, %42
  %45 = zext nneg i32 %44 to i64
  %46 = shl nuw i64 1, %45
  %47 = and i64 %27, %46
  %48 = icmp eq i64 %47, 0
  %49 = extractelement <64 x i8> %31, i32 %44
  %50 = icmp eq i8 %49, -1
  %51 = select i1 %48, i1 %50, i1 false
  br i1 %51, label %52, label %60

52:                                               ; preds = %41
  %53 = trunc nuw nsw i32 %44 to i8
  %54 = and i32 %30, 63
  %55 = insertelement <64 x i8> %32, i8 %53, i32 %54
  %56 = add i32 %30, 1
  %57 = extractelement <64 x i8> %31, i32 %35
  %58 = add i8 %57, 1
  %59 = insertelement <64 x i8> %31, i8 %58, i32 %44
  br label %60

60:                                               ; preds = %52, %41, %28
  %61 = phi <64 x i8> [ %32, %28 ], [ %55, %52 ], [ %32, %41 ]
  %62 = phi <64 x i8> [ %31, %28 ], [ %59, %52 ], [ %31, %41 ]
  %63 = phi i32 [ %30, %28 ], [ %56, %52 ], [ %30, %41 ]
  %64 = add nsw i32 %36, -1
  %65 = icmp ugt i32 %64, 7
  %66 = or i1 %65, %39
  br i1 %66, label %85, label %67

67:                                               ; preds = %60
  %68 = and i32 %35, 56
  %69 = or disjoint i32 %68, %64
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw i64 1, %70
  %72 = and i64 %27, %71
  %73 = icmp eq i64 %72, 0
  %74 = extractelement <64 x i8> %62, i32 %69
  %75 = icmp eq i8 %74, -1
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %85

77:                                               ; preds = %67
  %78 = trunc nuw nsw i32 %69 to i8
  %79 = and i32 %63, 63
  %80 = insertelement <64 x i8> %61, i8 %78, i32 %79
  %81 = add i32 %63, 1
  %82 = extractelement <64 x i8> %62, i32 %35
  %83 = add i8 %82, 1
  %84 = insertelement <64 x i8> %62, i8 %83, i32 %69
  br label %85

85:                                               ; preds = %77, %67, %60
  %86 = phi <64 x i8> [ %61, %60 ], [ %80, %77 ], [ %61, %67 ]
  %87 = phi <64 x i8> [ %62, %60 ], [ %84, %77 ], [ %62, %67 ]
  %88 = phi i32 [ %63, %60 ], [ %81, %77 ], [ %63, %67 ]
  %89 = icmp ugt i8 %34, 55
  br i1 %89, label %109, label %90

90:                                               ; preds = %85
  %91 = and i32 %35, 56
  %92 = add nuw nsw i32 %91, 8
  %93 = or disjoint i32 %92, %36
  %94 = zext nneg i32 %93 to i64
  %95 = shl nuw i64 1, %94
  %96 = and i64 %27, %95
  %97 = icmp eq i64 %96, 0
  %98 = extractelement <64 x i8> %87, i32 %93
  %99 = icmp eq i8 %98, -1
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %101, label %109

101:                                              ; preds = %90
  %102 = trunc nuw nsw i32 %93 to i8
  %103 = and i32 %88, 63
  %104 = insertelement <64 x i8> %86, i8 %102, i32 %103
  %105 = add i32 %88, 1
  %106 = extractelement <64 x i8> %87, i32 %35
  %107 = add i8 %106, 1
  %108 = insertelement <64 x i8> %87, i8 %107, i32 %93
  br label %109

109:                                              ; preds = %101, %90, %85
  %110 = phi <64 x i8> [ %86, %85 ], [ %104, %101 ], [ %86, %90 ]
  %111 = phi <64 x i8> [ %87, %85 ], [ %108, %101 ], [ %87, %90 ]
  %112 = phi i32 [ %88, %85 ], [ %105, %101 ], [ %88, %90 ]
  %113 = add nsw i32 %37, -1
  %114 = icmp ugt i32 %113, 7
  br i1 %114, label %133, label %115

115:                                              ; preds = %109
  %116 = shl nuw nsw i32 %113, 3
  %117 = or disjoint i32 %116, %36
  %118 = zext nneg i32 %117 to i64
  %119 = shl nuw i64 1, %118
  %120 = and i64 %27, %119
  %121 = icmp eq i64 %120, 0
  %122 = extractelement <64 x i8> %111, i32 %117
  %123 = icmp eq i8 %122, -1
  %124 = select i1 %121, i1 %123, i1 false
  br i1 %124, label %125, label %133

125:                                              ; preds = %115
  %126 = trunc nuw nsw i32 %117 to i8
  %127 = and i32 %112, 63
  %128 = insertelement <64 x i8> %110, i8 %126, i32 %127
  %129 = add i32 %112, 1
  %130 = extractelement <64 x i8> %111, i32 %35
  %131 = add i8 %130, 1
  %132 = insertelement <64 x i8> %111, i8 %131, i32 %117
  br label %133

133:                                              ; preds = %125, %115, %109
  %134 = phi <64 x i8> [ %110, %109 ], [ %128, %125 ], [ %110, %115 ]
  %135 = phi <64 x i8> [ %111, %109 ], [ %132, %125 ], [ %111, %115 ]
  %136 = phi i32 [ %112, %109 ], [ %129, %125 ], [ %112, %115 ]
  %137 = add i32 %29, 1
  %138 = icmp eq i32 %137, %136
  br i1 %138, label %139, label %28

139:                                              ; preds = %133
  %140 = extractelement <64 x i8> %135, i64 63
  %141 = zext i8 %140 to i32
  %142 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %141, ptr addrspace(1) %142, align 4, !tbaa !6
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!14 = !{!"int*", !"int*", !"int"}
!15 = !{!"const", !"", !""}
!16 = !{}
!17 = !{i32 1, i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"int*", !"int*", !"uchar*", !"int"}
!20 = !{!"const", !"", !"", !""}
!21 = !{!8, !8, i64 0}
!22 = !{!"uint*", !"uint2*", !"int"}
!23 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"int"}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"uchar*", !"int*"}
!27 = !{!"const", !""}
!28 = !{!"ulong*", !"int*"}
