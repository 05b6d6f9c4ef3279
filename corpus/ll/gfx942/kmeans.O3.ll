; ModuleID = 'corpus/opencl/kmeans.cl'
source_filename = "corpus/opencl/kmeans.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@kmeans_update.lsum = internal addrspace(3) global [64 x i32] undef, align 4
@kmeans_update.lcount = internal addrspace(3) global [16 x i32] undef, align 4

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
define protected amdgpu_kernel void @kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = icmp ugt i32 %3, %22
  br i1 %23, label %24, label %61

24:                                               ; preds = %6
  %25 = icmp sgt i32 %4, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %24
  %27 = icmp sgt i32 %5, 0
  br label %28

28:                                               ; preds = %26, %38
  %29 = phi i32 [ 0, %26 ], [ %42, %38 ]
  %30 = phi i32 [ 0, %26 ], [ %43, %38 ]
  %31 = phi float [ 0x47EFFFFFE0000000, %26 ], [ %41, %38 ]
  br i1 %27, label %32, label %38

32:                                               ; preds = %28
  %33 = mul nuw nsw i32 %30, %5
  br label %45

34:                                               ; preds = %38, %24
  %35 = phi i32 [ 0, %24 ], [ %42, %38 ]
  %36 = and i64 %21, 4294967295
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !6
  br label %61

38:                                               ; preds = %45, %28
  %39 = phi float [ 0.000000e+00, %28 ], [ %58, %45 ]
  %40 = fcmp olt float %39, %31
  %41 = select i1 %40, float %39, float %31
  %42 = select i1 %40, i32 %30, i32 %29
  %43 = add nuw nsw i32 %30, 1
  %44 = icmp eq i32 %43, %4
  br i1 %44, label %34, label %28

45:                                               ; preds = %32, %45
  %46 = phi i32 [ 0, %32 ], [ %59, %45 ]
  %47 = phi float [ 0.000000e+00, %32 ], [ %58, %45 ]
  %48 = mul nsw i32 %46, %3
  %49 = add i32 %48, %22
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16, !amdgpu.noclobber !18
  %53 = add nuw nsw i32 %46, %33
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16, !amdgpu.noclobber !18
  %57 = fsub float %52, %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %47)
  %59 = add nuw nsw i32 %46, 1
  %60 = icmp eq i32 %59, %5
  br i1 %60, label %38, label %45

61:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = icmp ugt i32 %3, %22
  br i1 %23, label %24, label %61

24:                                               ; preds = %6
  %25 = icmp sgt i32 %4, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %24
  %27 = icmp sgt i32 %5, 0
  br label %28

28:                                               ; preds = %26, %38
  %29 = phi i32 [ 0, %26 ], [ %42, %38 ]
  %30 = phi i32 [ 0, %26 ], [ %43, %38 ]
  %31 = phi float [ 0x47EFFFFFE0000000, %26 ], [ %41, %38 ]
  br i1 %27, label %32, label %38

32:                                               ; preds = %28
  %33 = mul nuw nsw i32 %30, %5
  br label %45

34:                                               ; preds = %38, %24
  %35 = phi i32 [ 0, %24 ], [ %42, %38 ]
  %36 = and i64 %21, 4294967295
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !6
  br label %61

38:                                               ; preds = %45, %28
  %39 = phi float [ 0.000000e+00, %28 ], [ %58, %45 ]
  %40 = fcmp olt float %39, %31
  %41 = select i1 %40, float %39, float %31
  %42 = select i1 %40, i32 %30, i32 %29
  %43 = add nuw nsw i32 %30, 1
  %44 = icmp eq i32 %43, %4
  br i1 %44, label %34, label %28

45:                                               ; preds = %32, %45
  %46 = phi i32 [ 0, %32 ], [ %59, %45 ]
  %47 = phi float [ 0.000000e+00, %32 ], [ %58, %45 ]
  %48 = mul nsw i32 %46, %3
  %49 = add i32 %48, %22
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = add nuw nsw i32 %46, %33
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16
  %57 = fsub float %52, %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %47)
  %59 = add nuw nsw i32 %46, 1
  %60 = icmp eq i32 %59, %5
  br i1 %60, label %38, label %45

61:                                               ; preds = %34, %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %21 = icmp ugt i32 %2, %20
  %22 = icmp sgt i32 %3, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %4
  %25 = mul i32 %3, %20
  br label %26

26:                                               ; preds = %24, %26
  %27 = phi i32 [ 0, %24 ], [ %36, %26 ]
  %28 = add i32 %27, %25
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = mul nsw i32 %27, %2
  %33 = add i32 %32, %20
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %31, ptr addrspace(1) %35, align 4, !tbaa !16
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %21 = icmp ugt i32 %2, %20
  %22 = icmp sgt i32 %3, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %4
  %25 = mul i32 %3, %20
  br label %26

26:                                               ; preds = %24, %26
  %27 = phi i32 [ 0, %24 ], [ %36, %26 ]
  %28 = add i32 %27, %25
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = mul nsw i32 %27, %2
  %33 = add i32 %32, %20
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %31, ptr addrspace(1) %35, align 4, !tbaa !16
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %9
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %6, %5
  %25 = icmp ult i32 %8, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %28, %7
  %27 = icmp ugt i32 %5, %8
  br i1 %27, label %33, label %35

28:                                               ; preds = %7, %28
  %29 = phi i32 [ %31, %28 ], [ %8, %7 ]
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i32 %29
  store i32 0, ptr addrspace(3) %30, align 4, !tbaa !6
  %31 = add i32 %29, %14
  %32 = icmp ult i32 %31, %24
  br i1 %32, label %28, label %26

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i32 %8
  store i32 0, ptr addrspace(3) %34, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %33, %26
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp ugt i32 %4, %23
  br i1 %36, label %37, label %165

37:                                               ; preds = %35
  %38 = and i64 %22, 4294967295
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6, !amdgpu.noclobber !18
  %41 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i32 %40
  %42 = atomicrmw uinc_wrap ptr addrspace(3) %41, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %43 = icmp sgt i32 %6, 0
  br i1 %43, label %44, label %165

44:                                               ; preds = %37
  %45 = mul nsw i32 %40, %6
  %46 = getelementptr i32, ptr addrspace(3) @kmeans_update.lsum, i32 %45
  %47 = and i32 %6, 7
  %48 = icmp ult i32 %6, 8
  br i1 %48, label %146, label %49

49:                                               ; preds = %44
  %50 = and i32 %6, 2147483640
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i32 [ 0, %49 ], [ %141, %51 ]
  %53 = phi i32 [ 0, %49 ], [ %142, %51 ]
  %54 = getelementptr i32, ptr addrspace(3) %46, i32 %52
  %55 = mul nsw i32 %52, %4
  %56 = add i32 %55, %23
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !16, !amdgpu.noclobber !18
  %60 = fmul float %59, 6.553600e+04
  %61 = tail call noundef float @llvm.rint.f32(float %60)
  %62 = fptosi float %61 to i32
  %63 = atomicrmw add ptr addrspace(3) %54, i32 %62 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %64 = or disjoint i32 %52, 1
  %65 = getelementptr i32, ptr addrspace(3) %46, i32 %64
  %66 = mul nsw i32 %64, %4
  %67 = add i32 %66, %23
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16, !amdgpu.noclobber !18
  %71 = fmul float %70, 6.553600e+04
  %72 = tail call noundef float @llvm.rint.f32(float %71)
  %73 = fptosi float %72 to i32
  %74 = atomicrmw add ptr addrspace(3) %65, i32 %73 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %75 = or disjoint i32 %52, 2
  %76 = getelementptr i32, ptr addrspace(3) %46, i32 %75
  %77 = mul nsw i32 %75, %4
  %78 = add i32 %77, %23
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !16, !amdgpu.noclobber !18
  %82 = fmul float %81, 6.553600e+04
  %83 = tail call noundef float @llvm.rint.f32(float %82)
  %84 = fptosi float %83 to i32
  %85 = atomicrmw add ptr addrspace(3) %76, i32 %84 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %86 = or disjoint i32 %52, 3
  %87 = getelementptr i32, ptr addrspace(3) %46, i32 %86
  %88 = mul nsw i32 %86, %4
  %89 = add i32 %88, %23
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !16, !amdgpu.noclobber !18
  %93 = fmul float %92, 6.553600e+04
  %94 = tail call noundef float @llvm.rint.f32(float %93)
  %95 = fptosi float %94 to i32
  %96 = atomicrmw add ptr addrspace(3) %87, i32 %95 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %97 = or disjoint i32 %52, 4
  %98 = getelementptr i32, ptr addrspace(3) %46, i32 %97
  %99 = mul nsw i32 %97, %4
  %100 = add i32 %99, %23
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !16, !amdgpu.noclobber !18
  %104 = fmul float %103, 6.553600e+04
  %105 = tail call noundef float @llvm.rint.f32(float %104)
  %106 = fptosi float %105 to i32
  %107 = atomicrmw add ptr addrspace(3) %98, i32 %106 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %108 = or disjoint i32 %52, 5
  %109 = getelementptr i32, ptr addrspace(3) %46, i32 %108
  %110 = mul nsw i32 %108, %4
  %111 = add i32 %110, %23
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !16, !amdgpu.noclobber !18
  %115 = fmul float %114, 6.553600e+04
  %116 = tail call noundef float @llvm.rint.f32(float %115)
  %117 = fptosi float %116 to i32
  %118 = atomicrmw add ptr addrspace(3) %109, i32 %117 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %119 = or disjoint i32 %52, 6
  %120 = getelementptr i32, ptr addrspace(3) %46, i32 %119
  %121 = mul nsw i32 %119, %4
  %122 = add i32 %121, %23
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %123
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !16, !amdgpu.noclobber !18
  %126 = fmul float %125, 6.553600e+04
  %127 = tail call noundef float @llvm.rint.f32(float %126)
  %128 = fptosi float %127 to i32
  %129 = atomicrmw add ptr addrspace(3) %120, i32 %128 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %130 = or disjoint i32 %52, 7
  %131 = getelementptr i32, ptr addrspace(3) %46, i32 %130
  %132 = mul nsw i32 %130, %4
  %133 = add i32 %132, %23
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !16, !amdgpu.noclobber !18
  %137 = fmul float %136, 6.553600e+04
  %138 = tail call noundef float @llvm.rint.f32(float %137)
  %139 = fptosi float %138 to i32
  %140 = atomicrmw add ptr addrspace(3) %131, i32 %139 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %141 = add nuw nsw i32 %52, 8
  %142 = add i32 %53, 8
  %143 = icmp eq i32 %142, %50
  br i1 %143, label %144, label %51

144:                                              ; preds = %51
  %145 = icmp eq i32 %47, 0
  br i1 %145, label %165, label %146

146:                                              ; preds = %144, %44
  %147 = phi i32 [ 0, %44 ], [ %141, %144 ]
  %148 = icmp ne i32 %47, 0
  tail call void @llvm.assume(i1 %148)
  br label %149

149:                                              ; preds = %149, %146
  %150 = phi i32 [ %147, %146 ], [ %162, %149 ]
  %151 = phi i32 [ 0, %146 ], [ %163, %149 ]
  %152 = getelementptr i32, ptr addrspace(3) %46, i32 %150
  %153 = mul nsw i32 %150, %4
  %154 = add i32 %153, %23
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !16, !amdgpu.noclobber !18
  %158 = fmul float %157, 6.553600e+04
  %159 = tail call noundef float @llvm.rint.f32(float %158)
  %160 = fptosi float %159 to i32
  %161 = atomicrmw add ptr addrspace(3) %152, i32 %160 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %162 = add nuw nsw i32 %150, 1
  %163 = add i32 %151, 1
  %164 = icmp eq i32 %163, %47
  br i1 %164, label %165, label %149, !llvm.loop !28

165:                                              ; preds = %144, %149, %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %25, label %167, label %166

166:                                              ; preds = %167, %165
  br i1 %27, label %176, label %181

167:                                              ; preds = %165, %167
  %168 = phi i32 [ %174, %167 ], [ %8, %165 ]
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %169
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i32 %168
  %172 = load i32, ptr addrspace(3) %171, align 4, !tbaa !6
  %173 = atomicrmw add ptr addrspace(1) %170, i32 %172 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %174 = add i32 %168, %14
  %175 = icmp ult i32 %174, %24
  br i1 %175, label %167, label %166

176:                                              ; preds = %166
  %177 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i32 %8
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %179 = load i32, ptr addrspace(3) %177, align 4, !tbaa !6
  %180 = atomicrmw add ptr addrspace(1) %178, i32 %179 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %181

181:                                              ; preds = %166, %176
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %9
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %6, %5
  %25 = icmp ult i32 %8, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %28, %7
  %27 = icmp ugt i32 %5, %8
  br i1 %27, label %33, label %35

28:                                               ; preds = %7, %28
  %29 = phi i32 [ %31, %28 ], [ %8, %7 ]
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i32 %29
  store i32 0, ptr addrspace(3) %30, align 4, !tbaa !6
  %31 = add i32 %29, %14
  %32 = icmp ult i32 %31, %24
  br i1 %32, label %28, label %26

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i32 %8
  store i32 0, ptr addrspace(3) %34, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %33, %26
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp ugt i32 %4, %23
  br i1 %36, label %37, label %165

37:                                               ; preds = %35
  %38 = and i64 %22, 4294967295
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i32 %40
  %42 = atomicrmw uinc_wrap ptr addrspace(3) %41, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %43 = icmp sgt i32 %6, 0
  br i1 %43, label %44, label %165

44:                                               ; preds = %37
  %45 = mul nsw i32 %40, %6
  %46 = getelementptr i32, ptr addrspace(3) @kmeans_update.lsum, i32 %45
  %47 = and i32 %6, 7
  %48 = icmp ult i32 %6, 8
  br i1 %48, label %146, label %49

49:                                               ; preds = %44
  %50 = and i32 %6, 2147483640
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i32 [ 0, %49 ], [ %141, %51 ]
  %53 = phi i32 [ 0, %49 ], [ %142, %51 ]
  %54 = getelementptr i32, ptr addrspace(3) %46, i32 %52
  %55 = mul nsw i32 %52, %4
  %56 = add i32 %55, %23
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !16
  %60 = fmul float %59, 6.553600e+04
  %61 = tail call noundef float @llvm.rint.f32(float %60)
  %62 = fptosi float %61 to i32
  %63 = atomicrmw add ptr addrspace(3) %54, i32 %62 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %64 = or disjoint i32 %52, 1
  %65 = getelementptr i32, ptr addrspace(3) %46, i32 %64
  %66 = mul nsw i32 %64, %4
  %67 = add i32 %66, %23
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %71 = fmul float %70, 6.553600e+04
  %72 = tail call noundef float @llvm.rint.f32(float %71)
  %73 = fptosi float %72 to i32
  %74 = atomicrmw add ptr addrspace(3) %65, i32 %73 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %75 = or disjoint i32 %52, 2
  %76 = getelementptr i32, ptr addrspace(3) %46, i32 %75
  %77 = mul nsw i32 %75, %4
  %78 = add i32 %77, %23
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !16
  %82 = fmul float %81, 6.553600e+04
  %83 = tail call noundef float @llvm.rint.f32(float %82)
  %84 = fptosi float %83 to i32
  %85 = atomicrmw add ptr addrspace(3) %76, i32 %84 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %86 = or disjoint i32 %52, 3
  %87 = getelementptr i32, ptr addrspace(3) %46, i32 %86
  %88 = mul nsw i32 %86, %4
  %89 = add i32 %88, %23
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !16
  %93 = fmul float %92, 6.553600e+04
  %94 = tail call noundef float @llvm.rint.f32(float %93)
  %95 = fptosi float %94 to i32
  %96 = atomicrmw add ptr addrspace(3) %87, i32 %95 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %97 = or disjoint i32 %52, 4
  %98 = getelementptr i32, ptr addrspace(3) %46, i32 %97
  %99 = mul nsw i32 %97, %4
  %100 = add i32 %99, %23
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !16
  %104 = fmul float %103, 6.553600e+04
  %105 = tail call noundef float @llvm.rint.f32(float %104)
  %106 = fptosi float %105 to i32
  %107 = atomicrmw add ptr addrspace(3) %98, i32 %106 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %108 = or disjoint i32 %52, 5
  %109 = getelementptr i32, ptr addrspace(3) %46, i32 %108
  %110 = mul nsw i32 %108, %4
  %111 = add i32 %110, %23
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !16
  %115 = fmul float %114, 6.553600e+04
  %116 = tail call noundef float @llvm.rint.f32(float %115)
  %117 = fptosi float %116 to i32
  %118 = atomicrmw add ptr addrspace(3) %109, i32 %117 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %119 = or disjoint i32 %52, 6
  %120 = getelementptr i32, ptr addrspace(3) %46, i32 %119
  %121 = mul nsw i32 %119, %4
  %122 = add i32 %121, %23
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %123
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !16
  %126 = fmul float %125, 6.553600e+04
  %127 = tail call noundef float @llvm.rint.f32(float %126)
  %128 = fptosi float %127 to i32
  %129 = atomicrmw add ptr addrspace(3) %120, i32 %128 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %130 = or disjoint i32 %52, 7
  %131 = getelementptr i32, ptr addrspace(3) %46, i32 %130
  %132 = mul nsw i32 %130, %4
  %133 = add i32 %132, %23
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !16
  %137 = fmul float %136, 6.553600e+04
  %138 = tail call noundef float @llvm.rint.f32(float %137)
  %139 = fptosi float %138 to i32
  %140 = atomicrmw add ptr addrspace(3) %131, i32 %139 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %141 = add nuw nsw i32 %52, 8
  %142 = add i32 %53, 8
  %143 = icmp eq i32 %142, %50
  br i1 %143, label %144, label %51

144:                                              ; preds = %51
  %145 = icmp eq i32 %47, 0
  br i1 %145, label %165, label %146

146:                                              ; preds = %144, %44
  %147 = phi i32 [ 0, %44 ], [ %141, %144 ]
  %148 = icmp ne i32 %47, 0
  tail call void @llvm.assume(i1 %148)
  br label %149

149:                                              ; preds = %149, %146
  %150 = phi i32 [ %147, %146 ], [ %162, %149 ]
  %151 = phi i32 [ 0, %146 ], [ %163, %149 ]
  %152 = getelementptr i32, ptr addrspace(3) %46, i32 %150
  %153 = mul nsw i32 %150, %4
  %154 = add i32 %153, %23
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !16
  %158 = fmul float %157, 6.553600e+04
  %159 = tail call noundef float @llvm.rint.f32(float %158)
  %160 = fptosi float %159 to i32
  %161 = atomicrmw add ptr addrspace(3) %152, i32 %160 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %162 = add nuw nsw i32 %150, 1
  %163 = add i32 %151, 1
  %164 = icmp eq i32 %163, %47
  br i1 %164, label %165, label %149, !llvm.loop !30

165:                                              ; preds = %144, %149, %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %25, label %167, label %166

166:                                              ; preds = %167, %165
  br i1 %27, label %176, label %181

167:                                              ; preds = %165, %167
  %168 = phi i32 [ %174, %167 ], [ %8, %165 ]
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %169
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i32 %168
  %172 = load i32, ptr addrspace(3) %171, align 4, !tbaa !6
  %173 = atomicrmw add ptr addrspace(1) %170, i32 %172 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %174 = add i32 %168, %14
  %175 = icmp ult i32 %174, %24
  br i1 %175, label %167, label %166

176:                                              ; preds = %166
  %177 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i32 %8
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %179 = load i32, ptr addrspace(3) %177, align 4, !tbaa !6
  %180 = atomicrmw add ptr addrspace(1) %178, i32 %179 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %181

181:                                              ; preds = %176, %166
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

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
declare float @llvm.rint.f32(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int*", !"int", !"int", !"int"}
!15 = !{!"const", !"const", !"", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"int", !"int"}
!22 = !{!"const", !"", !"", !""}
!23 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!25 = !{!"float*", !"int*", !"int*", !"uint*", !"int", !"int", !"int"}
!26 = !{!"const", !"const", !"", !"", !"", !"", !""}
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = distinct !{!30, !29}
