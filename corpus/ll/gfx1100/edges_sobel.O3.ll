; ModuleID = 'corpus/opencl/edges_sobel.cl'
source_filename = "corpus/opencl/edges_sobel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.thresholds = type { float, float }

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
define protected amdgpu_kernel void @sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = icmp sgt i32 %21, 0
  %35 = icmp sgt i32 %33, 0
  %36 = select i1 %34, i1 %35, i1 false
  %37 = add nsw i32 %3, -1
  %38 = icmp sgt i32 %37, %21
  %39 = select i1 %36, i1 %38, i1 false
  %40 = add nsw i32 %4, -1
  %41 = icmp sgt i32 %40, %33
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %110

43:                                               ; preds = %5
  %44 = mul nsw i32 %3, %33
  %45 = add nsw i32 %44, %21
  %46 = sub nsw i32 %45, %3
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 -1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !16
  %51 = zext i8 %50 to i32
  %52 = load i8, ptr addrspace(1) %48, align 1, !tbaa !16, !amdgpu.noclobber !17
  %53 = zext i8 %52 to i32
  %54 = getelementptr i8, ptr addrspace(1) %48, i64 1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !16
  %56 = zext i8 %55 to i32
  %57 = sext i32 %45 to i64
  %58 = getelementptr i8, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 -1
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !16
  %61 = zext i8 %60 to i32
  %62 = getelementptr i8, ptr addrspace(1) %58, i64 1
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !16
  %64 = zext i8 %63 to i32
  %65 = add nsw i32 %45, %3
  %66 = sext i32 %65 to i64
  %67 = getelementptr i8, ptr addrspace(1) %0, i64 %66
  %68 = getelementptr i8, ptr addrspace(1) %67, i64 -1
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !16
  %70 = zext i8 %69 to i32
  %71 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16, !amdgpu.noclobber !17
  %72 = zext i8 %71 to i32
  %73 = getelementptr i8, ptr addrspace(1) %67, i64 1
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !16
  %75 = zext i8 %74 to i32
  %76 = sub nsw i32 %61, %64
  %77 = shl nsw i32 %76, 1
  %78 = sub nsw i32 %51, %56
  %79 = add nsw i32 %78, %70
  %80 = add nsw i32 %79, %77
  %81 = sub nsw i32 %80, %75
  %82 = sub nsw i32 %53, %72
  %83 = shl nsw i32 %82, 1
  %84 = add nuw nsw i32 %56, %51
  %85 = add nuw nsw i32 %70, %75
  %86 = sub nsw i32 %84, %85
  %87 = add nsw i32 %86, %83
  %88 = mul nsw i32 %81, %81
  %89 = mul nsw i32 %87, %87
  %90 = add nuw nsw i32 %89, %88
  %91 = uitofp nneg i32 %90 to float
  %92 = tail call fastcc float @llvm.sqrt.f32(float noundef %91) #8, !fpmath !18
  %93 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %92, ptr addrspace(1) %93, align 4, !tbaa !19
  %94 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %81, i1 true)
  %95 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %87, i1 true)
  %96 = shl nuw nsw i32 %95, 7
  %97 = mul nuw nsw i32 %94, 53
  %98 = icmp samesign ult i32 %96, %97
  br i1 %98, label %107, label %99

99:                                               ; preds = %43
  %100 = shl nuw nsw i32 %94, 7
  %101 = mul nuw nsw i32 %95, 53
  %102 = icmp samesign ult i32 %100, %101
  %103 = xor i32 %87, %81
  %104 = icmp slt i32 %103, 0
  %105 = select i1 %104, i8 3, i8 1
  %106 = select i1 %102, i8 2, i8 %105
  br label %107

107:                                              ; preds = %99, %43
  %108 = phi i8 [ %106, %99 ], [ 0, %43 ]
  %109 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  store i8 %108, ptr addrspace(1) %109, align 1, !tbaa !16
  br label %110

110:                                              ; preds = %5, %107
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = icmp sgt i32 %21, 0
  %35 = icmp sgt i32 %33, 0
  %36 = select i1 %34, i1 %35, i1 false
  %37 = add nsw i32 %3, -1
  %38 = icmp sgt i32 %37, %21
  %39 = select i1 %36, i1 %38, i1 false
  %40 = add nsw i32 %4, -1
  %41 = icmp sgt i32 %40, %33
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %110

43:                                               ; preds = %5
  %44 = mul nsw i32 %3, %33
  %45 = add nsw i32 %44, %21
  %46 = sub nsw i32 %45, %3
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 -1
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !16
  %51 = zext i8 %50 to i32
  %52 = load i8, ptr addrspace(1) %48, align 1, !tbaa !16
  %53 = zext i8 %52 to i32
  %54 = getelementptr i8, ptr addrspace(1) %48, i64 1
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !16
  %56 = zext i8 %55 to i32
  %57 = sext i32 %45 to i64
  %58 = getelementptr i8, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 -1
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !16
  %61 = zext i8 %60 to i32
  %62 = getelementptr i8, ptr addrspace(1) %58, i64 1
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !16
  %64 = zext i8 %63 to i32
  %65 = add nsw i32 %45, %3
  %66 = sext i32 %65 to i64
  %67 = getelementptr i8, ptr addrspace(1) %0, i64 %66
  %68 = getelementptr i8, ptr addrspace(1) %67, i64 -1
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !16
  %70 = zext i8 %69 to i32
  %71 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16
  %72 = zext i8 %71 to i32
  %73 = getelementptr i8, ptr addrspace(1) %67, i64 1
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !16
  %75 = zext i8 %74 to i32
  %76 = sub nsw i32 %61, %64
  %77 = shl nsw i32 %76, 1
  %78 = sub nsw i32 %51, %56
  %79 = add nsw i32 %78, %70
  %80 = add nsw i32 %79, %77
  %81 = sub nsw i32 %80, %75
  %82 = sub nsw i32 %53, %72
  %83 = shl nsw i32 %82, 1
  %84 = add nuw nsw i32 %56, %51
  %85 = add nuw nsw i32 %70, %75
  %86 = sub nsw i32 %84, %85
  %87 = add nsw i32 %86, %83
  %88 = mul nsw i32 %81, %81
  %89 = mul nsw i32 %87, %87
  %90 = add nuw nsw i32 %89, %88
  %91 = uitofp nneg i32 %90 to float
  %92 = tail call fastcc float @llvm.sqrt.f32(float noundef %91) #8, !fpmath !18
  %93 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %92, ptr addrspace(1) %93, align 4, !tbaa !19
  %94 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %81, i1 true)
  %95 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %87, i1 true)
  %96 = shl nuw nsw i32 %95, 7
  %97 = mul nuw nsw i32 %94, 53
  %98 = icmp samesign ult i32 %96, %97
  br i1 %98, label %107, label %99

99:                                               ; preds = %43
  %100 = shl nuw nsw i32 %94, 7
  %101 = mul nuw nsw i32 %95, 53
  %102 = icmp samesign ult i32 %100, %101
  %103 = xor i32 %87, %81
  %104 = icmp slt i32 %103, 0
  %105 = select i1 %104, i8 3, i8 1
  %106 = select i1 %102, i8 2, i8 %105
  br label %107

107:                                              ; preds = %99, %43
  %108 = phi i8 [ %106, %99 ], [ 0, %43 ]
  %109 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  store i8 %108, ptr addrspace(1) %109, align 1, !tbaa !16
  br label %110

110:                                              ; preds = %5, %107
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr addrspace(4) noundef readonly byref(%struct.thresholds) align 4 captures(none) %5) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = load float, ptr addrspace(4) %5, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %9 = load float, ptr addrspace(4) %8, align 4
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
  %38 = icmp sgt i32 %3, %25
  %39 = icmp sgt i32 %4, %37
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %87

41:                                               ; preds = %6
  %42 = mul nsw i32 %3, %37
  %43 = add nsw i32 %42, %25
  %44 = icmp eq i32 %25, 0
  %45 = icmp eq i32 %37, 0
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %53, label %47

47:                                               ; preds = %41
  %48 = add nsw i32 %3, -1
  %49 = icmp eq i32 %48, %25
  %50 = add nsw i32 %4, -1
  %51 = icmp eq i32 %50, %37
  %52 = select i1 %49, i1 true, i1 %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %47, %41
  %54 = sext i32 %43 to i64
  br label %83

55:                                               ; preds = %47
  %56 = sext i32 %43 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16, !amdgpu.noclobber !17
  switch i8 %58, label %62 [
    i8 0, label %63
    i8 1, label %59
    i8 2, label %61
  ]

59:                                               ; preds = %55
  %60 = add nsw i32 %3, 1
  br label %63

61:                                               ; preds = %55
  br label %63

62:                                               ; preds = %55
  br label %63

63:                                               ; preds = %62, %61, %59, %55
  %64 = phi i32 [ %48, %62 ], [ %3, %61 ], [ %60, %59 ], [ 1, %55 ]
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19, !amdgpu.noclobber !17
  %67 = sub nsw i32 %43, %64
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !19, !amdgpu.noclobber !17
  %71 = fcmp ogt float %66, %70
  br i1 %71, label %72, label %83

72:                                               ; preds = %63
  %73 = add nsw i32 %64, %43
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !19, !amdgpu.noclobber !17
  %77 = fcmp ult float %66, %76
  br i1 %77, label %83, label %78

78:                                               ; preds = %72
  %79 = fcmp ult float %66, %9
  %80 = fcmp oge float %66, %7
  %81 = select i1 %80, i8 127, i8 0
  %82 = select i1 %79, i8 %81, i8 -1
  br label %83

83:                                               ; preds = %63, %72, %78, %53
  %84 = phi i64 [ %54, %53 ], [ %56, %78 ], [ %56, %72 ], [ %56, %63 ]
  %85 = phi i8 [ 0, %53 ], [ %82, %78 ], [ 0, %72 ], [ 0, %63 ]
  %86 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %84
  store i8 %85, ptr addrspace(1) %86, align 1, !tbaa !16
  br label %87

87:                                               ; preds = %83, %6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, [2 x i32] %5) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = extractvalue [2 x i32] %5, 0
  %8 = bitcast i32 %7 to float
  %9 = extractvalue [2 x i32] %5, 1
  %10 = bitcast i32 %9 to float
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %11 to i64
  %21 = zext nneg i32 %15 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = zext nneg i32 %16 to i64
  %24 = add i64 %19, %23
  %25 = add i64 %24, %22
  %26 = trunc i64 %25 to i32
  %27 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %28 = lshr i32 %14, 16
  %29 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 48
  %31 = load i64, ptr addrspace(4) %30, align 8, !tbaa !10
  %32 = zext i32 %27 to i64
  %33 = zext nneg i32 %28 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %29 to i64
  %36 = add i64 %31, %35
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  %39 = icmp sgt i32 %3, %26
  %40 = icmp sgt i32 %4, %38
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %88

42:                                               ; preds = %6
  %43 = mul nsw i32 %3, %38
  %44 = add nsw i32 %43, %26
  %45 = icmp eq i32 %26, 0
  %46 = icmp eq i32 %38, 0
  %47 = select i1 %45, i1 true, i1 %46
  br i1 %47, label %54, label %48

48:                                               ; preds = %42
  %49 = add nsw i32 %3, -1
  %50 = icmp eq i32 %49, %26
  %51 = add nsw i32 %4, -1
  %52 = icmp eq i32 %51, %38
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %54, label %56

54:                                               ; preds = %48, %42
  %55 = sext i32 %44 to i64
  br label %84

56:                                               ; preds = %48
  %57 = sext i32 %44 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  switch i8 %59, label %63 [
    i8 0, label %64
    i8 1, label %60
    i8 2, label %62
  ]

60:                                               ; preds = %56
  %61 = add nsw i32 %3, 1
  br label %64

62:                                               ; preds = %56
  br label %64

63:                                               ; preds = %56
  br label %64

64:                                               ; preds = %56, %63, %62, %60
  %65 = phi i32 [ %49, %63 ], [ %3, %62 ], [ %61, %60 ], [ 1, %56 ]
  %66 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !19
  %68 = sub nsw i32 %44, %65
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !19
  %72 = fcmp ogt float %67, %71
  br i1 %72, label %73, label %84

73:                                               ; preds = %64
  %74 = add nsw i32 %65, %44
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !19
  %78 = fcmp ult float %67, %77
  br i1 %78, label %84, label %79

79:                                               ; preds = %73
  %80 = fcmp ult float %67, %10
  %81 = fcmp oge float %67, %8
  %82 = select i1 %81, i8 127, i8 0
  %83 = select i1 %80, i8 %82, i8 -1
  br label %84

84:                                               ; preds = %64, %73, %79, %54
  %85 = phi i64 [ %55, %54 ], [ %57, %79 ], [ %57, %73 ], [ %57, %64 ]
  %86 = phi i8 [ 0, %54 ], [ %83, %79 ], [ 0, %73 ], [ 0, %64 ]
  %87 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %85
  store i8 %86, ptr addrspace(1) %87, align 1, !tbaa !16
  br label %88

88:                                               ; preds = %84, %6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %34 = add nsw i32 %33, -1
  %35 = add nsw i32 %20, 1
  %36 = add nsw i32 %2, -1
  %37 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %36, i32 range(i32 -2147483647, -2147483648) %35)
  %38 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %39 = add nsw i32 %38, -1
  %40 = add nsw i32 %32, 1
  %41 = add nsw i32 %3, -1
  %42 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %41, i32 range(i32 -2147483647, -2147483648) %40)
  %43 = mul nsw i32 %2, %32
  %44 = add nsw i32 %34, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %45
  %47 = load i16, ptr addrspace(1) %46, align 2, !tbaa !29, !amdgpu.noclobber !17
  %48 = add nsw i32 %37, %43
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %49
  %51 = load i16, ptr addrspace(1) %50, align 2, !tbaa !29, !amdgpu.noclobber !17
  %52 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %47, i16 %51)
  %53 = mul nsw i32 %39, %2
  %54 = add nsw i32 %53, %20
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !29, !amdgpu.noclobber !17
  %58 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %52, i16 %57)
  %59 = mul nsw i32 %42, %2
  %60 = add nsw i32 %59, %20
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %61
  %63 = load i16, ptr addrspace(1) %62, align 2, !tbaa !29, !amdgpu.noclobber !17
  %64 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %58, i16 %63)
  %65 = add nsw i32 %43, %20
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %66
  %68 = load i16, ptr addrspace(1) %67, align 2, !tbaa !29, !amdgpu.noclobber !17
  %69 = shl i16 %68, 2
  %70 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %64, i16 %69)
  %71 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %66
  store i16 %70, ptr addrspace(1) %71, align 2, !tbaa !29
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
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
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %34 = add nsw i32 %33, -1
  %35 = add nsw i32 %20, 1
  %36 = add nsw i32 %2, -1
  %37 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %36, i32 range(i32 -2147483647, -2147483648) %35)
  %38 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %39 = add nsw i32 %38, -1
  %40 = add nsw i32 %32, 1
  %41 = add nsw i32 %3, -1
  %42 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %41, i32 range(i32 -2147483647, -2147483648) %40)
  %43 = mul nsw i32 %2, %32
  %44 = add nsw i32 %34, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %45
  %47 = load i16, ptr addrspace(1) %46, align 2, !tbaa !29
  %48 = add nsw i32 %37, %43
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %49
  %51 = load i16, ptr addrspace(1) %50, align 2, !tbaa !29
  %52 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %47, i16 %51)
  %53 = mul nsw i32 %39, %2
  %54 = add nsw i32 %53, %20
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !29
  %58 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %52, i16 %57)
  %59 = mul nsw i32 %42, %2
  %60 = add nsw i32 %59, %20
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %61
  %63 = load i16, ptr addrspace(1) %62, align 2, !tbaa !29
  %64 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %58, i16 %63)
  %65 = add nsw i32 %43, %20
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %66
  %68 = load i16, ptr addrspace(1) %67, align 2, !tbaa !29
  %69 = shl i16 %68, 2
  %70 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %64, i16 %69)
  %71 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %66
  store i16 %70, ptr addrspace(1) %71, align 2, !tbaa !29
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"float*", !"uchar*", !"int", !"int"}
!15 = !{!"const", !"", !"", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{float 3.000000e+00}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"uchar*", !"uchar*", !"int", !"int", !"thresholds"}
!24 = !{!"const", !"const", !"", !"", !"", !""}
!25 = !{i32 1, i32 1, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none"}
!27 = !{!"short*", !"short*", !"int", !"int"}
!28 = !{!"const", !"", !"", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"short", !8, i64 0}
