; ModuleID = 'corpus/opencl/compression.cl'
source_filename = "corpus/opencl/compression.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@codes = hidden local_unnamed_addr addrspace(4) constant [32 x i8] c"\01\12\01#\01\12\014\01\12\01#\01\12\01E\01\12\01#\01\12\014\01\12\01#\01\12\01U", align 1

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
define protected amdgpu_kernel void @rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = shl nsw i32 %21, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %61

28:                                               ; preds = %4, %53
  %29 = phi i32 [ %58, %53 ], [ 0, %4 ]
  %30 = phi i32 [ %55, %53 ], [ 0, %4 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !16
  %34 = add nuw nsw i32 %30, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %36, label %53

36:                                               ; preds = %28, %43
  %37 = phi i32 [ %45, %43 ], [ %34, %28 ]
  %38 = phi i32 [ %44, %43 ], [ 1, %28 ]
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !16
  %42 = icmp eq i8 %41, %33
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = add nuw nsw i32 %38, 1
  %45 = add nuw nsw i32 %44, %30
  %46 = icmp slt i32 %45, %3
  %47 = icmp samesign ult i32 %38, 254
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %36, label %49

49:                                               ; preds = %36, %43
  %50 = phi i32 [ %44, %43 ], [ %38, %36 ]
  %51 = phi i32 [ %45, %43 ], [ %37, %36 ]
  %52 = trunc nuw i32 %50 to i8
  br label %53

53:                                               ; preds = %49, %28
  %54 = phi i8 [ 1, %28 ], [ %52, %49 ]
  %55 = phi i32 [ %34, %28 ], [ %51, %49 ]
  %56 = zext nneg i32 %29 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %56
  store i8 %54, ptr addrspace(1) %57, align 1, !tbaa !16
  %58 = add nuw nsw i32 %29, 2
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 1
  store i8 %33, ptr addrspace(1) %59, align 1, !tbaa !16
  %60 = icmp slt i32 %55, %3
  br i1 %60, label %28, label %61

61:                                               ; preds = %53, %4
  %62 = phi i32 [ 0, %4 ], [ %58, %53 ]
  %63 = shl i64 %19, 32
  %64 = ashr exact i64 %63, 30
  %65 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %64
  store i32 %62, ptr addrspace(1) %65, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = shl nsw i32 %21, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %61

28:                                               ; preds = %4, %53
  %29 = phi i32 [ %58, %53 ], [ 0, %4 ]
  %30 = phi i32 [ %55, %53 ], [ 0, %4 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !16
  %34 = add nuw nsw i32 %30, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %36, label %53

36:                                               ; preds = %28, %43
  %37 = phi i32 [ %45, %43 ], [ %34, %28 ]
  %38 = phi i32 [ %44, %43 ], [ 1, %28 ]
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !16
  %42 = icmp eq i8 %41, %33
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = add nuw nsw i32 %38, 1
  %45 = add nuw nsw i32 %44, %30
  %46 = icmp slt i32 %45, %3
  %47 = icmp samesign ult i32 %38, 254
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %36, label %49

49:                                               ; preds = %43, %36
  %50 = phi i32 [ %38, %36 ], [ %44, %43 ]
  %51 = phi i32 [ %37, %36 ], [ %45, %43 ]
  %52 = trunc nuw i32 %50 to i8
  br label %53

53:                                               ; preds = %49, %28
  %54 = phi i8 [ 1, %28 ], [ %52, %49 ]
  %55 = phi i32 [ %34, %28 ], [ %51, %49 ]
  %56 = zext nneg i32 %29 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %56
  store i8 %54, ptr addrspace(1) %57, align 1, !tbaa !16
  %58 = add nuw nsw i32 %29, 2
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 1
  store i8 %33, ptr addrspace(1) %59, align 1, !tbaa !16
  %60 = icmp slt i32 %55, %3
  br i1 %60, label %28, label %61

61:                                               ; preds = %53, %4
  %62 = phi i32 [ 0, %4 ], [ %58, %53 ]
  %63 = shl i64 %19, 32
  %64 = ashr exact i64 %63, 30
  %65 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %64
  store i32 %62, ptr addrspace(1) %65, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  %21 = and i32 %3, 31
  %22 = shl nsw i32 -1, %21
  %23 = xor i32 %22, -1
  %24 = mul i32 %3, %20
  %25 = shl i32 %20, 5
  br label %26

26:                                               ; preds = %134, %4
  %27 = phi i64 [ 0, %4 ], [ %137, %134 ]
  %28 = phi i32 [ 0, %4 ], [ %138, %134 ]
  %29 = phi i32 [ %24, %4 ], [ %136, %134 ]
  %30 = phi i32 [ 0, %4 ], [ %135, %134 ]
  %31 = add nuw nsw i32 %28, %25
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = and i32 %34, %23
  %36 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %37 = sub i32 %35, %36
  %38 = and i32 %37, %23
  %39 = zext nneg i32 %38 to i64
  %40 = and i32 %30, 63
  %41 = zext nneg i32 %40 to i64
  %42 = shl i64 %39, %41
  %43 = or i64 %42, %27
  %44 = add i32 %30, %3
  %45 = icmp ugt i32 %44, 31
  br i1 %45, label %46, label %53

46:                                               ; preds = %26
  %47 = add i32 %44, -32
  %48 = lshr i64 %43, 32
  %49 = zext i32 %29 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %49
  %51 = add i32 %29, 1
  %52 = trunc i64 %43 to i32
  store i32 %52, ptr addrspace(1) %50, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %46, %26
  %54 = phi i32 [ %47, %46 ], [ %44, %26 ]
  %55 = phi i32 [ %51, %46 ], [ %29, %26 ]
  %56 = phi i64 [ %48, %46 ], [ %43, %26 ]
  %57 = or disjoint i32 %28, 1
  %58 = add nuw nsw i32 %57, %25
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !6
  %62 = and i32 %61, %23
  %63 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %64 = sub i32 %62, %63
  %65 = and i32 %64, %23
  %66 = zext nneg i32 %65 to i64
  %67 = and i32 %54, 63
  %68 = zext nneg i32 %67 to i64
  %69 = shl i64 %66, %68
  %70 = or i64 %69, %56
  %71 = add i32 %54, %3
  %72 = icmp ugt i32 %71, 31
  br i1 %72, label %73, label %80

73:                                               ; preds = %53
  %74 = add i32 %71, -32
  %75 = lshr i64 %70, 32
  %76 = zext i32 %55 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %76
  %78 = add i32 %55, 1
  %79 = trunc i64 %70 to i32
  store i32 %79, ptr addrspace(1) %77, align 4, !tbaa !6
  br label %80

80:                                               ; preds = %73, %53
  %81 = phi i32 [ %74, %73 ], [ %71, %53 ]
  %82 = phi i32 [ %78, %73 ], [ %55, %53 ]
  %83 = phi i64 [ %75, %73 ], [ %70, %53 ]
  %84 = or disjoint i32 %28, 2
  %85 = add nuw nsw i32 %84, %25
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !6
  %89 = and i32 %88, %23
  %90 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %91 = sub i32 %89, %90
  %92 = and i32 %91, %23
  %93 = zext nneg i32 %92 to i64
  %94 = and i32 %81, 63
  %95 = zext nneg i32 %94 to i64
  %96 = shl i64 %93, %95
  %97 = or i64 %96, %83
  %98 = add i32 %81, %3
  %99 = icmp ugt i32 %98, 31
  br i1 %99, label %100, label %107

100:                                              ; preds = %80
  %101 = add i32 %98, -32
  %102 = lshr i64 %97, 32
  %103 = zext i32 %82 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %103
  %105 = add i32 %82, 1
  %106 = trunc i64 %97 to i32
  store i32 %106, ptr addrspace(1) %104, align 4, !tbaa !6
  br label %107

107:                                              ; preds = %100, %80
  %108 = phi i32 [ %101, %100 ], [ %98, %80 ]
  %109 = phi i32 [ %105, %100 ], [ %82, %80 ]
  %110 = phi i64 [ %102, %100 ], [ %97, %80 ]
  %111 = or disjoint i32 %28, 3
  %112 = add nuw nsw i32 %111, %25
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = and i32 %115, %23
  %117 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %118 = sub i32 %116, %117
  %119 = and i32 %118, %23
  %120 = zext nneg i32 %119 to i64
  %121 = and i32 %108, 63
  %122 = zext nneg i32 %121 to i64
  %123 = shl i64 %120, %122
  %124 = or i64 %123, %110
  %125 = add i32 %108, %3
  %126 = icmp ugt i32 %125, 31
  br i1 %126, label %127, label %134

127:                                              ; preds = %107
  %128 = add i32 %125, -32
  %129 = lshr i64 %124, 32
  %130 = zext i32 %109 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %130
  %132 = add i32 %109, 1
  %133 = trunc i64 %124 to i32
  store i32 %133, ptr addrspace(1) %131, align 4, !tbaa !6
  br label %134

134:                                              ; preds = %127, %107
  %135 = phi i32 [ %128, %127 ], [ %125, %107 ]
  %136 = phi i32 [ %132, %127 ], [ %109, %107 ]
  %137 = phi i64 [ %129, %127 ], [ %124, %107 ]
  %138 = add nuw nsw i32 %28, 4
  %139 = icmp eq i32 %138, 32
  br i1 %139, label %140, label %26

140:                                              ; preds = %134
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  %21 = and i32 %3, 31
  %22 = shl nsw i32 -1, %21
  %23 = xor i32 %22, -1
  %24 = mul i32 %3, %20
  %25 = shl i32 %20, 5
  br label %27

26:                                               ; preds = %135
  ret void

27:                                               ; preds = %135, %4
  %28 = phi i64 [ 0, %4 ], [ %138, %135 ]
  %29 = phi i32 [ 0, %4 ], [ %139, %135 ]
  %30 = phi i32 [ %24, %4 ], [ %137, %135 ]
  %31 = phi i32 [ 0, %4 ], [ %136, %135 ]
  %32 = add nuw nsw i32 %29, %25
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = and i32 %35, %23
  %37 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %38 = sub i32 %36, %37
  %39 = and i32 %38, %23
  %40 = zext nneg i32 %39 to i64
  %41 = and i32 %31, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl i64 %40, %42
  %44 = or i64 %43, %28
  %45 = add i32 %31, %3
  %46 = icmp ugt i32 %45, 31
  br i1 %46, label %47, label %54

47:                                               ; preds = %27
  %48 = add i32 %45, -32
  %49 = lshr i64 %44, 32
  %50 = zext i32 %30 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  %52 = add i32 %30, 1
  %53 = trunc i64 %44 to i32
  store i32 %53, ptr addrspace(1) %51, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %47, %27
  %55 = phi i32 [ %48, %47 ], [ %45, %27 ]
  %56 = phi i32 [ %52, %47 ], [ %30, %27 ]
  %57 = phi i64 [ %49, %47 ], [ %44, %27 ]
  %58 = or disjoint i32 %29, 1
  %59 = add nuw nsw i32 %58, %25
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  %63 = and i32 %62, %23
  %64 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %65 = sub i32 %63, %64
  %66 = and i32 %65, %23
  %67 = zext nneg i32 %66 to i64
  %68 = and i32 %55, 63
  %69 = zext nneg i32 %68 to i64
  %70 = shl i64 %67, %69
  %71 = or i64 %70, %57
  %72 = add i32 %55, %3
  %73 = icmp ugt i32 %72, 31
  br i1 %73, label %74, label %81

74:                                               ; preds = %54
  %75 = add i32 %72, -32
  %76 = lshr i64 %71, 32
  %77 = zext i32 %56 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %77
  %79 = add i32 %56, 1
  %80 = trunc i64 %71 to i32
  store i32 %80, ptr addrspace(1) %78, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %74, %54
  %82 = phi i32 [ %75, %74 ], [ %72, %54 ]
  %83 = phi i32 [ %79, %74 ], [ %56, %54 ]
  %84 = phi i64 [ %76, %74 ], [ %71, %54 ]
  %85 = or disjoint i32 %29, 2
  %86 = add nuw nsw i32 %85, %25
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = and i32 %89, %23
  %91 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %92 = sub i32 %90, %91
  %93 = and i32 %92, %23
  %94 = zext nneg i32 %93 to i64
  %95 = and i32 %82, 63
  %96 = zext nneg i32 %95 to i64
  %97 = shl i64 %94, %96
  %98 = or i64 %97, %84
  %99 = add i32 %82, %3
  %100 = icmp ugt i32 %99, 31
  br i1 %100, label %101, label %108

101:                                              ; preds = %81
  %102 = add i32 %99, -32
  %103 = lshr i64 %98, 32
  %104 = zext i32 %83 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %104
  %106 = add i32 %83, 1
  %107 = trunc i64 %98 to i32
  store i32 %107, ptr addrspace(1) %105, align 4, !tbaa !6
  br label %108

108:                                              ; preds = %101, %81
  %109 = phi i32 [ %102, %101 ], [ %99, %81 ]
  %110 = phi i32 [ %106, %101 ], [ %83, %81 ]
  %111 = phi i64 [ %103, %101 ], [ %98, %81 ]
  %112 = or disjoint i32 %29, 3
  %113 = add nuw nsw i32 %112, %25
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %114
  %116 = load i32, ptr addrspace(1) %115, align 4, !tbaa !6
  %117 = and i32 %116, %23
  %118 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %119 = sub i32 %117, %118
  %120 = and i32 %119, %23
  %121 = zext nneg i32 %120 to i64
  %122 = and i32 %109, 63
  %123 = zext nneg i32 %122 to i64
  %124 = shl i64 %121, %123
  %125 = or i64 %124, %111
  %126 = add i32 %109, %3
  %127 = icmp ugt i32 %126, 31
  br i1 %127, label %128, label %135

128:                                              ; preds = %108
  %129 = add i32 %126, -32
  %130 = lshr i64 %125, 32
  %131 = zext i32 %110 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %131
  %133 = add i32 %110, 1
  %134 = trunc i64 %125 to i32
  store i32 %134, ptr addrspace(1) %132, align 4, !tbaa !6
  br label %135

135:                                              ; preds = %128, %108
  %136 = phi i32 [ %129, %128 ], [ %126, %108 ]
  %137 = phi i32 [ %133, %128 ], [ %110, %108 ]
  %138 = phi i64 [ %130, %128 ], [ %125, %108 ]
  %139 = add nuw nsw i32 %29, 4
  %140 = icmp eq i32 %139, 32
  br i1 %140, label %26, label %27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
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
  %21 = and i32 %3, 31
  %22 = shl nsw i32 -1, %21
  %23 = xor i32 %22, -1
  %24 = mul i32 %3, %20
  %25 = shl i32 %20, 5
  br label %26

26:                                               ; preds = %128, %4
  %27 = phi i32 [ 0, %4 ], [ %135, %128 ]
  %28 = mul i32 %27, %3
  %29 = lshr i32 %28, 5
  %30 = add i32 %29, %24
  %31 = and i32 %28, 28
  %32 = zext i32 %30 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = lshr i32 %34, %31
  %36 = add i32 %31, %3
  %37 = icmp ugt i32 %36, 32
  br i1 %37, label %38, label %47

38:                                               ; preds = %26
  %39 = sub i32 0, %28
  %40 = and i32 %39, 28
  %41 = add i32 %30, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = shl i32 %44, %40
  %46 = or i32 %45, %35
  br label %47

47:                                               ; preds = %38, %26
  %48 = phi i32 [ %46, %38 ], [ %35, %26 ]
  %49 = and i32 %48, %23
  %50 = add i32 %49, %2
  %51 = add nuw nsw i32 %27, %25
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  store i32 %50, ptr addrspace(1) %53, align 4, !tbaa !6
  %54 = or disjoint i32 %27, 1
  %55 = mul i32 %54, %3
  %56 = lshr i32 %55, 5
  %57 = add i32 %56, %24
  %58 = and i32 %55, 31
  %59 = zext i32 %57 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !6
  %62 = lshr i32 %61, %58
  %63 = add i32 %58, %3
  %64 = icmp ugt i32 %63, 32
  br i1 %64, label %65, label %74

65:                                               ; preds = %47
  %66 = sub i32 0, %55
  %67 = and i32 %66, 31
  %68 = add i32 %57, 1
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %72 = shl i32 %71, %67
  %73 = or i32 %72, %62
  br label %74

74:                                               ; preds = %65, %47
  %75 = phi i32 [ %73, %65 ], [ %62, %47 ]
  %76 = and i32 %75, %23
  %77 = add i32 %76, %2
  %78 = add nuw nsw i32 %54, %25
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  store i32 %77, ptr addrspace(1) %80, align 4, !tbaa !6
  %81 = or disjoint i32 %27, 2
  %82 = mul i32 %81, %3
  %83 = lshr i32 %82, 5
  %84 = add i32 %83, %24
  %85 = and i32 %82, 30
  %86 = zext i32 %84 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !6
  %89 = lshr i32 %88, %85
  %90 = add i32 %85, %3
  %91 = icmp ugt i32 %90, 32
  br i1 %91, label %92, label %101

92:                                               ; preds = %74
  %93 = sub i32 0, %82
  %94 = and i32 %93, 30
  %95 = add i32 %84, 1
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %96
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !6
  %99 = shl i32 %98, %94
  %100 = or i32 %99, %89
  br label %101

101:                                              ; preds = %92, %74
  %102 = phi i32 [ %100, %92 ], [ %89, %74 ]
  %103 = and i32 %102, %23
  %104 = add i32 %103, %2
  %105 = add nuw nsw i32 %81, %25
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %106
  store i32 %104, ptr addrspace(1) %107, align 4, !tbaa !6
  %108 = or disjoint i32 %27, 3
  %109 = mul i32 %108, %3
  %110 = lshr i32 %109, 5
  %111 = add i32 %110, %24
  %112 = and i32 %109, 31
  %113 = zext i32 %111 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = lshr i32 %115, %112
  %117 = add i32 %112, %3
  %118 = icmp ugt i32 %117, 32
  br i1 %118, label %119, label %128

119:                                              ; preds = %101
  %120 = sub i32 0, %109
  %121 = and i32 %120, 31
  %122 = add i32 %111, 1
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !6
  %126 = shl i32 %125, %121
  %127 = or i32 %126, %116
  br label %128

128:                                              ; preds = %119, %101
  %129 = phi i32 [ %127, %119 ], [ %116, %101 ]
  %130 = and i32 %129, %23
  %131 = add i32 %130, %2
  %132 = add nuw nsw i32 %108, %25
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %133
  store i32 %131, ptr addrspace(1) %134, align 4, !tbaa !6
  %135 = add nuw nsw i32 %27, 4
  %136 = icmp eq i32 %135, 32
  br i1 %136, label %137, label %26

137:                                              ; preds = %128
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
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
  %21 = and i32 %3, 31
  %22 = shl nsw i32 -1, %21
  %23 = xor i32 %22, -1
  %24 = mul i32 %3, %20
  %25 = shl i32 %20, 5
  br label %27

26:                                               ; preds = %129
  ret void

27:                                               ; preds = %129, %4
  %28 = phi i32 [ 0, %4 ], [ %136, %129 ]
  %29 = mul i32 %28, %3
  %30 = lshr i32 %29, 5
  %31 = add i32 %30, %24
  %32 = and i32 %29, 28
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = lshr i32 %35, %32
  %37 = add i32 %32, %3
  %38 = icmp ugt i32 %37, 32
  br i1 %38, label %39, label %48

39:                                               ; preds = %27
  %40 = sub i32 0, %29
  %41 = and i32 %40, 28
  %42 = add i32 %31, 1
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6
  %46 = shl i32 %45, %41
  %47 = or i32 %46, %36
  br label %48

48:                                               ; preds = %39, %27
  %49 = phi i32 [ %47, %39 ], [ %36, %27 ]
  %50 = and i32 %49, %23
  %51 = add i32 %50, %2
  %52 = add nuw nsw i32 %28, %25
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !6
  %55 = or disjoint i32 %28, 1
  %56 = mul i32 %55, %3
  %57 = lshr i32 %56, 5
  %58 = add i32 %57, %24
  %59 = and i32 %56, 31
  %60 = zext i32 %58 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  %63 = lshr i32 %62, %59
  %64 = add i32 %59, %3
  %65 = icmp ugt i32 %64, 32
  br i1 %65, label %66, label %75

66:                                               ; preds = %48
  %67 = sub i32 0, %56
  %68 = and i32 %67, 31
  %69 = add i32 %58, 1
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !6
  %73 = shl i32 %72, %68
  %74 = or i32 %73, %63
  br label %75

75:                                               ; preds = %66, %48
  %76 = phi i32 [ %74, %66 ], [ %63, %48 ]
  %77 = and i32 %76, %23
  %78 = add i32 %77, %2
  %79 = add nuw nsw i32 %55, %25
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %80
  store i32 %78, ptr addrspace(1) %81, align 4, !tbaa !6
  %82 = or disjoint i32 %28, 2
  %83 = mul i32 %82, %3
  %84 = lshr i32 %83, 5
  %85 = add i32 %84, %24
  %86 = and i32 %83, 30
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = lshr i32 %89, %86
  %91 = add i32 %86, %3
  %92 = icmp ugt i32 %91, 32
  br i1 %92, label %93, label %102

93:                                               ; preds = %75
  %94 = sub i32 0, %83
  %95 = and i32 %94, 30
  %96 = add i32 %85, 1
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %97
  %99 = load i32, ptr addrspace(1) %98, align 4, !tbaa !6
  %100 = shl i32 %99, %95
  %101 = or i32 %100, %90
  br label %102

102:                                              ; preds = %93, %75
  %103 = phi i32 [ %101, %93 ], [ %90, %75 ]
  %104 = and i32 %103, %23
  %105 = add i32 %104, %2
  %106 = add nuw nsw i32 %82, %25
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %107
  store i32 %105, ptr addrspace(1) %108, align 4, !tbaa !6
  %109 = or disjoint i32 %28, 3
  %110 = mul i32 %109, %3
  %111 = lshr i32 %110, 5
  %112 = add i32 %111, %24
  %113 = and i32 %110, 31
  %114 = zext i32 %112 to i64
  %115 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %114
  %116 = load i32, ptr addrspace(1) %115, align 4, !tbaa !6
  %117 = lshr i32 %116, %113
  %118 = add i32 %113, %3
  %119 = icmp ugt i32 %118, 32
  br i1 %119, label %120, label %129

120:                                              ; preds = %102
  %121 = sub i32 0, %110
  %122 = and i32 %121, 31
  %123 = add i32 %112, 1
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %124
  %126 = load i32, ptr addrspace(1) %125, align 4, !tbaa !6
  %127 = shl i32 %126, %122
  %128 = or i32 %127, %117
  br label %129

129:                                              ; preds = %120, %102
  %130 = phi i32 [ %128, %120 ], [ %117, %102 ]
  %131 = and i32 %130, %23
  %132 = add i32 %131, %2
  %133 = add nuw nsw i32 %109, %25
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %134
  store i32 %132, ptr addrspace(1) %135, align 4, !tbaa !6
  %136 = add nuw nsw i32 %28, 4
  %137 = icmp eq i32 %136, 32
  br i1 %137, label %26, label %27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !15 {
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
  %20 = shl i64 %19, 3
  %21 = and i64 %20, 4294967288
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %67

24:                                               ; preds = %4
  %25 = load i64, ptr addrspace(1) %22, align 4
  %26 = trunc i64 %19 to i32
  %27 = mul i32 %3, %26
  br label %28

28:                                               ; preds = %24, %61
  %29 = phi i64 [ %25, %24 ], [ %64, %61 ]
  %30 = phi i32 [ 64, %24 ], [ %63, %61 ]
  %31 = phi i32 [ 0, %24 ], [ %65, %61 ]
  %32 = phi i32 [ 0, %24 ], [ %42, %61 ]
  %33 = phi i32 [ 2, %24 ], [ %62, %61 ]
  %34 = and i64 %29, 31
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %34
  %36 = load i8, ptr addrspace(4) %35, align 1, !tbaa !16
  %37 = and i8 %36, 15
  %38 = zext nneg i8 %37 to i32
  %39 = zext nneg i8 %37 to i64
  %40 = lshr i64 %29, %39
  %41 = sub i32 %30, %38
  %42 = add i32 %32, %38
  %43 = lshr i8 %36, 4
  %44 = add nuw nsw i8 %43, 97
  %45 = add i32 %31, %27
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %46
  store i8 %44, ptr addrspace(1) %47, align 1, !tbaa !16
  %48 = icmp ult i32 %41, 33
  %49 = icmp ult i32 %33, 8
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %61

51:                                               ; preds = %28
  %52 = add nuw nsw i32 %41, 32
  %53 = zext nneg i32 %41 to i64
  %54 = zext nneg i32 %33 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %54
  %56 = add nuw nsw i32 %33, 1
  %57 = load i32, ptr addrspace(1) %55, align 4, !tbaa !6
  %58 = zext i32 %57 to i64
  %59 = shl nuw i64 %58, %53
  %60 = or i64 %59, %40
  br label %61

61:                                               ; preds = %51, %28
  %62 = phi i32 [ %56, %51 ], [ %33, %28 ]
  %63 = phi i32 [ %52, %51 ], [ %41, %28 ]
  %64 = phi i64 [ %60, %51 ], [ %40, %28 ]
  %65 = add nuw nsw i32 %31, 1
  %66 = icmp eq i32 %65, %3
  br i1 %66, label %67, label %28

67:                                               ; preds = %61, %4
  %68 = phi i32 [ 0, %4 ], [ %42, %61 ]
  %69 = and i64 %19, 4294967295
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %69
  store i32 %68, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !15 {
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
  %20 = shl i64 %19, 3
  %21 = and i64 %20, 4294967288
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %4
  %25 = load i64, ptr addrspace(1) %22, align 4
  %26 = trunc i64 %19 to i32
  %27 = mul i32 %3, %26
  br label %32

28:                                               ; preds = %65, %4
  %29 = phi i32 [ 0, %4 ], [ %46, %65 ]
  %30 = and i64 %19, 4294967295
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %30
  store i32 %29, ptr addrspace(1) %31, align 4, !tbaa !6
  ret void

32:                                               ; preds = %24, %65
  %33 = phi i64 [ %25, %24 ], [ %68, %65 ]
  %34 = phi i32 [ 64, %24 ], [ %67, %65 ]
  %35 = phi i32 [ 0, %24 ], [ %69, %65 ]
  %36 = phi i32 [ 0, %24 ], [ %46, %65 ]
  %37 = phi i32 [ 2, %24 ], [ %66, %65 ]
  %38 = and i64 %33, 31
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %38
  %40 = load i8, ptr addrspace(4) %39, align 1, !tbaa !16
  %41 = and i8 %40, 15
  %42 = zext nneg i8 %41 to i32
  %43 = zext nneg i8 %41 to i64
  %44 = lshr i64 %33, %43
  %45 = sub i32 %34, %42
  %46 = add i32 %36, %42
  %47 = lshr i8 %40, 4
  %48 = add nuw nsw i8 %47, 97
  %49 = add i32 %35, %27
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %50
  store i8 %48, ptr addrspace(1) %51, align 1, !tbaa !16
  %52 = icmp ult i32 %45, 33
  %53 = icmp ult i32 %37, 8
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %65

55:                                               ; preds = %32
  %56 = add nuw nsw i32 %45, 32
  %57 = zext nneg i32 %45 to i64
  %58 = zext nneg i32 %37 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %58
  %60 = add nuw nsw i32 %37, 1
  %61 = load i32, ptr addrspace(1) %59, align 4, !tbaa !6
  %62 = zext i32 %61 to i64
  %63 = shl nuw i64 %62, %57
  %64 = or i64 %63, %44
  br label %65

65:                                               ; preds = %55, %32
  %66 = phi i32 [ %60, %55 ], [ %37, %32 ]
  %67 = phi i32 [ %56, %55 ], [ %45, %32 ]
  %68 = phi i64 [ %64, %55 ], [ %44, %32 ]
  %69 = add nuw nsw i32 %35, 1
  %70 = icmp eq i32 %69, %3
  br i1 %70, label %28, label %32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %21 = trunc i64 %20 to i32
  %22 = mul nsw i32 %4, %21
  %23 = mul nsw i32 %22, 5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %31, label %93

27:                                               ; preds = %54
  %28 = shl i64 %20, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %29
  store i32 %58, ptr addrspace(1) %30, align 4, !tbaa !6
  br label %63

31:                                               ; preds = %5, %54
  %32 = phi i32 [ %58, %54 ], [ 0, %5 ]
  %33 = phi i32 [ %38, %54 ], [ 0, %5 ]
  %34 = phi i32 [ %61, %54 ], [ 0, %5 ]
  %35 = add nsw i32 %34, %22
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = sub nsw i32 %38, %33
  %40 = shl i32 %39, 1
  %41 = ashr i32 %39, 31
  %42 = xor i32 %40, %41
  %43 = icmp ugt i32 %42, 127
  br i1 %43, label %44, label %54

44:                                               ; preds = %31, %44
  %45 = phi i32 [ %49, %44 ], [ %32, %31 ]
  %46 = phi i32 [ %52, %44 ], [ %42, %31 ]
  %47 = trunc i32 %46 to i8
  %48 = or i8 %47, -128
  %49 = add nsw i32 %45, 1
  %50 = sext i32 %45 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %50
  store i8 %48, ptr addrspace(1) %51, align 1, !tbaa !16
  %52 = lshr i32 %46, 7
  %53 = icmp ugt i32 %46, 16383
  br i1 %53, label %44, label %54

54:                                               ; preds = %44, %31
  %55 = phi i32 [ %42, %31 ], [ %52, %44 ]
  %56 = phi i32 [ %32, %31 ], [ %49, %44 ]
  %57 = trunc nuw nsw i32 %55 to i8
  %58 = add nsw i32 %56, 1
  %59 = sext i32 %56 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %59
  store i8 %57, ptr addrspace(1) %60, align 1, !tbaa !16
  %61 = add nuw nsw i32 %34, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %27, label %31

63:                                               ; preds = %27, %82
  %64 = phi i32 [ %91, %82 ], [ 0, %27 ]
  %65 = phi i32 [ %87, %82 ], [ 0, %27 ]
  %66 = phi i32 [ %71, %82 ], [ 0, %27 ]
  br label %67

67:                                               ; preds = %63, %67
  %68 = phi i32 [ %71, %67 ], [ %66, %63 ]
  %69 = phi i32 [ %79, %67 ], [ 0, %63 ]
  %70 = phi i32 [ %80, %67 ], [ 0, %63 ]
  %71 = add nsw i32 %68, 1
  %72 = sext i32 %68 to i64
  %73 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !16
  %75 = and i8 %74, 127
  %76 = zext nneg i8 %75 to i32
  %77 = and i32 %70, 31
  %78 = shl i32 %76, %77
  %79 = or i32 %78, %69
  %80 = add i32 %70, 7
  %81 = icmp sgt i8 %74, -1
  br i1 %81, label %82, label %67

82:                                               ; preds = %67
  %83 = lshr i32 %79, 1
  %84 = and i32 %79, 1
  %85 = sub nsw i32 0, %84
  %86 = xor i32 %83, %85
  %87 = add nsw i32 %86, %65
  %88 = add nsw i32 %64, %22
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %89
  store i32 %87, ptr addrspace(1) %90, align 4, !tbaa !6
  %91 = add nuw nsw i32 %64, 1
  %92 = icmp eq i32 %91, %4
  br i1 %92, label %97, label %63

93:                                               ; preds = %5
  %94 = shl i64 %20, 32
  %95 = ashr exact i64 %94, 30
  %96 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %95
  store i32 0, ptr addrspace(1) %96, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %82, %93
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %21 = trunc i64 %20 to i32
  %22 = mul nsw i32 %4, %21
  %23 = mul nsw i32 %22, 5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %31, label %67

27:                                               ; preds = %54
  %28 = shl i64 %20, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %29
  store i32 %58, ptr addrspace(1) %30, align 4, !tbaa !6
  br label %63

31:                                               ; preds = %5, %54
  %32 = phi i32 [ %58, %54 ], [ 0, %5 ]
  %33 = phi i32 [ %38, %54 ], [ 0, %5 ]
  %34 = phi i32 [ %61, %54 ], [ 0, %5 ]
  %35 = add nsw i32 %34, %22
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = sub nsw i32 %38, %33
  %40 = shl i32 %39, 1
  %41 = ashr i32 %39, 31
  %42 = xor i32 %40, %41
  %43 = icmp ugt i32 %42, 127
  br i1 %43, label %44, label %54

44:                                               ; preds = %31, %44
  %45 = phi i32 [ %49, %44 ], [ %32, %31 ]
  %46 = phi i32 [ %52, %44 ], [ %42, %31 ]
  %47 = trunc i32 %46 to i8
  %48 = or i8 %47, -128
  %49 = add nsw i32 %45, 1
  %50 = sext i32 %45 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %50
  store i8 %48, ptr addrspace(1) %51, align 1, !tbaa !16
  %52 = lshr i32 %46, 7
  %53 = icmp ugt i32 %46, 16383
  br i1 %53, label %44, label %54

54:                                               ; preds = %44, %31
  %55 = phi i32 [ %42, %31 ], [ %52, %44 ]
  %56 = phi i32 [ %32, %31 ], [ %49, %44 ]
  %57 = trunc nuw nsw i32 %55 to i8
  %58 = add nsw i32 %56, 1
  %59 = sext i32 %56 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %59
  store i8 %57, ptr addrspace(1) %60, align 1, !tbaa !16
  %61 = add nuw nsw i32 %34, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %27, label %31

63:                                               ; preds = %27, %87
  %64 = phi i32 [ %96, %87 ], [ 0, %27 ]
  %65 = phi i32 [ %92, %87 ], [ 0, %27 ]
  %66 = phi i32 [ %76, %87 ], [ 0, %27 ]
  br label %72

67:                                               ; preds = %5
  %68 = shl i64 %20, 32
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %69
  store i32 0, ptr addrspace(1) %70, align 4, !tbaa !6
  br label %71

71:                                               ; preds = %87, %67
  ret void

72:                                               ; preds = %63, %72
  %73 = phi i32 [ %76, %72 ], [ %66, %63 ]
  %74 = phi i32 [ %84, %72 ], [ 0, %63 ]
  %75 = phi i32 [ %85, %72 ], [ 0, %63 ]
  %76 = add nsw i32 %73, 1
  %77 = sext i32 %73 to i64
  %78 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = and i8 %79, 127
  %81 = zext nneg i8 %80 to i32
  %82 = and i32 %75, 31
  %83 = shl i32 %81, %82
  %84 = or i32 %83, %74
  %85 = add i32 %75, 7
  %86 = icmp sgt i8 %79, -1
  br i1 %86, label %87, label %72

87:                                               ; preds = %72
  %88 = lshr i32 %84, 1
  %89 = and i32 %84, 1
  %90 = sub nsw i32 0, %89
  %91 = xor i32 %88, %90
  %92 = add nsw i32 %91, %65
  %93 = add nsw i32 %64, %22
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %94
  store i32 %92, ptr addrspace(1) %95, align 4, !tbaa !6
  %96 = add nuw nsw i32 %64, 1
  %97 = icmp eq i32 %96, %4
  br i1 %97, label %71, label %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %20 = shl nsw i32 %19, 5
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = shl nsw i32 %19, 6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  br label %26

26:                                               ; preds = %3, %66
  %27 = phi i32 [ 0, %3 ], [ %68, %66 ]
  %28 = phi i32 [ 0, %3 ], [ %67, %66 ]
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16
  %33 = icmp sgt i8 %32, -1
  %34 = icmp eq i32 %27, 0
  %35 = select i1 %33, i1 true, i1 %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %26
  %37 = add nsw i32 %27, 1
  %38 = sext i32 %27 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %38
  store i8 %32, ptr addrspace(1) %39, align 1, !tbaa !16
  br label %66

40:                                               ; preds = %26
  %41 = sext i32 %29 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i32
  %45 = srem i32 %44, %27
  %46 = xor i32 %45, -1
  %47 = and i8 %32, 7
  %48 = add nuw nsw i8 %47, 2
  %49 = zext nneg i8 %48 to i32
  %50 = sub nsw i32 64, %27
  %51 = tail call noundef range(i32 1, 10) i32 @llvm.umin.i32(i32 range(i32 1, -2147483648) %50, i32 range(i32 2, 10) %49)
  br label %52

52:                                               ; preds = %40, %52
  %53 = phi i32 [ %51, %40 ], [ %55, %52 ]
  %54 = phi i32 [ %27, %40 ], [ %62, %52 ]
  %55 = add nsw i32 %53, -1
  %56 = add i32 %54, %46
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  %60 = sext i32 %54 to i64
  %61 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %60
  store i8 %59, ptr addrspace(1) %61, align 1, !tbaa !16
  %62 = add nsw i32 %54, 1
  %63 = icmp samesign ugt i32 %53, 1
  br i1 %63, label %52, label %64

64:                                               ; preds = %52
  %65 = add nsw i32 %28, 2
  br label %66

66:                                               ; preds = %64, %36
  %67 = phi i32 [ %29, %36 ], [ %65, %64 ]
  %68 = phi i32 [ %37, %36 ], [ %62, %64 ]
  %69 = icmp slt i32 %67, 31
  %70 = icmp slt i32 %68, 64
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %26, label %72

72:                                               ; preds = %66
  %73 = shl i64 %18, 32
  %74 = ashr exact i64 %73, 30
  %75 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %74
  store i32 %68, ptr addrspace(1) %75, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %20 = shl nsw i32 %19, 5
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = shl nsw i32 %19, 6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  br label %26

26:                                               ; preds = %3, %66
  %27 = phi i32 [ 0, %3 ], [ %68, %66 ]
  %28 = phi i32 [ 0, %3 ], [ %67, %66 ]
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16
  %33 = icmp sgt i8 %32, -1
  %34 = icmp eq i32 %27, 0
  %35 = select i1 %33, i1 true, i1 %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %26
  %37 = add nsw i32 %27, 1
  %38 = sext i32 %27 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %38
  store i8 %32, ptr addrspace(1) %39, align 1, !tbaa !16
  br label %66

40:                                               ; preds = %26
  %41 = sext i32 %29 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i32
  %45 = srem i32 %44, %27
  %46 = xor i32 %45, -1
  %47 = and i8 %32, 7
  %48 = add nuw nsw i8 %47, 2
  %49 = zext nneg i8 %48 to i32
  %50 = sub nsw i32 64, %27
  %51 = tail call noundef range(i32 1, 10) i32 @llvm.umin.i32(i32 range(i32 1, -2147483648) %50, i32 range(i32 2, 10) %49)
  br label %52

52:                                               ; preds = %40, %52
  %53 = phi i32 [ %51, %40 ], [ %55, %52 ]
  %54 = phi i32 [ %27, %40 ], [ %62, %52 ]
  %55 = add nsw i32 %53, -1
  %56 = add i32 %54, %46
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  %60 = sext i32 %54 to i64
  %61 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %60
  store i8 %59, ptr addrspace(1) %61, align 1, !tbaa !16
  %62 = add nsw i32 %54, 1
  %63 = icmp samesign ugt i32 %53, 1
  br i1 %63, label %52, label %64

64:                                               ; preds = %52
  %65 = add nsw i32 %28, 2
  br label %66

66:                                               ; preds = %64, %36
  %67 = phi i32 [ %29, %36 ], [ %65, %64 ]
  %68 = phi i32 [ %37, %36 ], [ %62, %64 ]
  %69 = icmp slt i32 %67, 31
  %70 = icmp slt i32 %68, 64
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %26, label %72

72:                                               ; preds = %66
  %73 = shl i64 %18, 32
  %74 = ashr exact i64 %73, 30
  %75 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %74
  store i32 %68, ptr addrspace(1) %75, align 4, !tbaa !6
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
declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!18 = !{!"const", !"", !"const", !""}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"uint*", !"uint*", !"uint", !"uint"}
!21 = !{!"uint*", !"uchar*", !"uint*", !"int"}
!22 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none"}
!24 = !{!"int*", !"uchar*", !"int*", !"int*", !"int"}
!25 = !{!"const", !"", !"", !"", !""}
!26 = !{i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"uchar*", !"uchar*", !"int*"}
!29 = !{!"const", !"", !""}
