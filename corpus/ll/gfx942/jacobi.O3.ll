; ModuleID = 'corpus/opencl/jacobi.cl'
source_filename = "corpus/opencl/jacobi.cl"
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
define protected amdgpu_kernel void @jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = icmp sgt i32 %19, 0
  %21 = add nsw i32 %2, -1
  %22 = icmp sgt i32 %21, %19
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %40

24:                                               ; preds = %3
  %25 = add i64 %18, 4294967295
  %26 = and i64 %25, 4294967295
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16, !amdgpu.noclobber !18
  %29 = and i64 %18, 2147483647
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16, !amdgpu.noclobber !18
  %32 = fadd float %28, %31
  %33 = add nuw nsw i64 %18, 1
  %34 = and i64 %33, 4294967295
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !16, !amdgpu.noclobber !18
  %37 = fadd float %32, %36
  %38 = fmul float %37, 0x3FD5554760000000
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !16
  br label %40

40:                                               ; preds = %3, %24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = icmp sgt i32 %19, 0
  %21 = add nsw i32 %2, -1
  %22 = icmp sgt i32 %21, %19
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %40

24:                                               ; preds = %3
  %25 = add i64 %18, 4294967295
  %26 = and i64 %25, 4294967295
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = and i64 %18, 2147483647
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = fadd float %28, %31
  %33 = add nuw nsw i64 %18, 1
  %34 = and i64 %33, 4294967295
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !16
  %37 = fadd float %32, %36
  %38 = fmul float %37, 0x3FD5554760000000
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !16
  br label %40

40:                                               ; preds = %24, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %76

34:                                               ; preds = %4
  %35 = add nsw i32 %2, -1
  %36 = icmp sgt i32 %35, %32
  %37 = icmp sgt i32 %20, 0
  %38 = select i1 %36, i1 %37, i1 false
  %39 = add nsw i32 %3, -1
  %40 = icmp sgt i32 %39, %20
  %41 = select i1 %38, i1 %40, i1 false
  br i1 %41, label %42, label %76

42:                                               ; preds = %34
  %43 = mul nsw i32 %3, %32
  %44 = add nsw i32 %43, %20
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16, !amdgpu.noclobber !18
  %48 = add nsw i32 %20, -1
  %49 = add nsw i32 %48, %43
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16, !amdgpu.noclobber !18
  %53 = fadd float %47, %52
  %54 = add nuw nsw i32 %20, 1
  %55 = add nsw i32 %54, %43
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16, !amdgpu.noclobber !18
  %59 = fadd float %53, %58
  %60 = add nuw nsw i32 %32, 1
  %61 = mul nsw i32 %60, %3
  %62 = add nsw i32 %61, %20
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16, !amdgpu.noclobber !18
  %66 = fadd float %59, %65
  %67 = add nsw i32 %32, -1
  %68 = mul nsw i32 %67, %3
  %69 = add nsw i32 %68, %20
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !16, !amdgpu.noclobber !18
  %73 = fadd float %66, %72
  %74 = fmul float %73, 0x3FC99999A0000000
  %75 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !16
  br label %76

76:                                               ; preds = %4, %34, %42
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %76

34:                                               ; preds = %4
  %35 = add nsw i32 %2, -1
  %36 = icmp sgt i32 %35, %32
  %37 = icmp sgt i32 %20, 0
  %38 = select i1 %36, i1 %37, i1 false
  %39 = add nsw i32 %3, -1
  %40 = icmp sgt i32 %39, %20
  %41 = select i1 %38, i1 %40, i1 false
  br i1 %41, label %42, label %76

42:                                               ; preds = %34
  %43 = mul nsw i32 %3, %32
  %44 = add nsw i32 %43, %20
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = add nsw i32 %20, -1
  %49 = add nsw i32 %48, %43
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = fadd float %47, %52
  %54 = add nuw nsw i32 %20, 1
  %55 = add nsw i32 %54, %43
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = fadd float %53, %58
  %60 = add nuw nsw i32 %32, 1
  %61 = mul nsw i32 %60, %3
  %62 = add nsw i32 %61, %20
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16
  %66 = fadd float %59, %65
  %67 = add nsw i32 %32, -1
  %68 = mul nsw i32 %67, %3
  %69 = add nsw i32 %68, %20
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !16
  %73 = fadd float %66, %72
  %74 = fmul float %73, 0x3FC99999A0000000
  %75 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !16
  br label %76

76:                                               ; preds = %42, %34, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = shl nsw i32 %23, 1
  %37 = add nsw i32 %4, %35
  %38 = and i32 %37, 1
  %39 = or disjoint i32 %38, %36
  %40 = icmp sgt i32 %39, 0
  %41 = icmp sgt i32 %35, 0
  %42 = and i1 %41, %40
  %43 = add nsw i32 %2, -1
  %44 = icmp slt i32 %39, %43
  %45 = select i1 %42, i1 %44, i1 false
  %46 = add nsw i32 %3, -1
  %47 = icmp sgt i32 %46, %35
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %77

49:                                               ; preds = %7
  %50 = mul nsw i32 %2, %35
  %51 = add nsw i32 %39, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr double, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 -8
  %55 = load double, ptr addrspace(1) %54, align 8, !tbaa !27
  %56 = getelementptr i8, ptr addrspace(1) %53, i64 8
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !27
  %58 = fadd double %55, %57
  %59 = sub nsw i32 %51, %2
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %60
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !27, !amdgpu.noclobber !18
  %63 = fadd double %58, %62
  %64 = add nsw i32 %51, %2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %65
  %67 = load double, ptr addrspace(1) %66, align 8, !tbaa !27, !amdgpu.noclobber !18
  %68 = fadd double %63, %67
  %69 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !27, !amdgpu.noclobber !18
  %71 = fneg double %6
  %72 = tail call double @llvm.fmuladd.f64(double %71, double %70, double %68)
  %73 = fmul double %72, 2.500000e-01
  %74 = load double, ptr addrspace(1) %53, align 8, !tbaa !27, !amdgpu.noclobber !18
  %75 = fsub double %73, %74
  %76 = tail call noundef double @llvm.fmuladd.f64(double %75, double %5, double %74)
  store double %76, ptr addrspace(1) %53, align 8, !tbaa !27
  br label %77

77:                                               ; preds = %7, %49
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = shl nsw i32 %23, 1
  %37 = add nsw i32 %4, %35
  %38 = and i32 %37, 1
  %39 = or disjoint i32 %38, %36
  %40 = icmp sgt i32 %39, 0
  %41 = icmp sgt i32 %35, 0
  %42 = and i1 %41, %40
  %43 = add nsw i32 %2, -1
  %44 = icmp slt i32 %39, %43
  %45 = select i1 %42, i1 %44, i1 false
  %46 = add nsw i32 %3, -1
  %47 = icmp sgt i32 %46, %35
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %77

49:                                               ; preds = %7
  %50 = mul nsw i32 %2, %35
  %51 = add nsw i32 %39, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr double, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 -8
  %55 = load double, ptr addrspace(1) %54, align 8, !tbaa !27
  %56 = getelementptr i8, ptr addrspace(1) %53, i64 8
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !27
  %58 = fadd double %55, %57
  %59 = sub nsw i32 %51, %2
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %60
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !27
  %63 = fadd double %58, %62
  %64 = add nsw i32 %51, %2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %65
  %67 = load double, ptr addrspace(1) %66, align 8, !tbaa !27
  %68 = fadd double %63, %67
  %69 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !27
  %71 = fneg double %6
  %72 = tail call double @llvm.fmuladd.f64(double %71, double %70, double %68)
  %73 = fmul double %72, 2.500000e-01
  %74 = load double, ptr addrspace(1) %53, align 8, !tbaa !27
  %75 = fsub double %73, %74
  %76 = tail call noundef double @llvm.fmuladd.f64(double %75, double %5, double %74)
  store double %76, ptr addrspace(1) %53, align 8, !tbaa !27
  br label %77

77:                                               ; preds = %7, %49
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

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
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!"float*", !"float*", !"int"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"int", !"int"}
!22 = !{!"const", !"", !"", !""}
!23 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!25 = !{!"double*", !"double*", !"int", !"int", !"int", !"double", !"double"}
!26 = !{!"", !"const", !"", !"", !"", !"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !8, i64 0}
