; ModuleID = 'corpus/opencl/pb_gramschmidt.cl'
source_filename = "corpus/opencl/pb_gramschmidt.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gs_whole.sum = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

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

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %19 = add nuw nsw i64 %17, %18
  %20 = sub i64 0, %14
  %21 = icmp eq i64 %19, %20
  br i1 %21, label %22, label %43

22:                                               ; preds = %5
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %32, label %26

24:                                               ; preds = %32
  %25 = tail call fastcc float @llvm.sqrt.f32(float %40) #13
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi float [ 0.000000e+00, %22 ], [ %25, %24 ]
  %28 = add i32 %4, 1
  %29 = mul i32 %28, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  store float %27, ptr addrspace(1) %31, align 4, !tbaa !16
  br label %43

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %41, %32 ], [ 0, %22 ]
  %34 = phi float [ %40, %32 ], [ 0.000000e+00, %22 ]
  %35 = mul nsw i32 %33, %4
  %36 = add nsw i32 %35, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16, !amdgpu.noclobber !18
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %39, float %34)
  %41 = add nuw nsw i32 %33, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %24, label %32

43:                                               ; preds = %5, %26
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gs_norm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %19 = add nuw nsw i64 %17, %18
  %20 = sub i64 0, %14
  %21 = icmp eq i64 %19, %20
  br i1 %21, label %22, label %43

22:                                               ; preds = %5
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %32, label %26

24:                                               ; preds = %32
  %25 = tail call fastcc float @llvm.sqrt.f32(float %40) #13
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi float [ 0.000000e+00, %22 ], [ %25, %24 ]
  %28 = add i32 %4, 1
  %29 = mul i32 %28, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  store float %27, ptr addrspace(1) %31, align 4, !tbaa !16
  br label %43

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %41, %32 ], [ 0, %22 ]
  %34 = phi float [ %40, %32 ], [ 0.000000e+00, %22 ]
  %35 = mul nsw i32 %33, %4
  %36 = add nsw i32 %35, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %39, float %34)
  %41 = add nuw nsw i32 %33, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %24, label %32

43:                                               ; preds = %26, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %23 = icmp sgt i32 %4, %22
  br i1 %23, label %24, label %37

24:                                               ; preds = %6
  %25 = mul nsw i32 %5, %22
  %26 = add nsw i32 %25, %3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16, !amdgpu.noclobber !18
  %30 = add i32 %5, 1
  %31 = mul i32 %30, %3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = fdiv float %29, %34
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %6, %24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gs_scale(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %23 = icmp sgt i32 %4, %22
  br i1 %23, label %24, label %37

24:                                               ; preds = %6
  %25 = mul nsw i32 %5, %22
  %26 = add nsw i32 %25, %3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = add i32 %5, 1
  %31 = mul i32 %30, %3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = fdiv float %29, %34
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %24, %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #7 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %22 = add nsw i32 %3, 1
  %23 = trunc i64 %21 to i32
  %24 = add i32 %22, %23
  %25 = icmp slt i32 %24, %5
  br i1 %25, label %26, label %63

26:                                               ; preds = %6
  %27 = mul nsw i32 %5, %3
  %28 = add nsw i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  store float 0.000000e+00, ptr addrspace(1) %30, align 4, !tbaa !16
  %31 = icmp sgt i32 %4, 0
  br i1 %31, label %32, label %63

32:                                               ; preds = %26, %32
  %33 = phi float [ %44, %32 ], [ 0.000000e+00, %26 ]
  %34 = phi i32 [ %45, %32 ], [ 0, %26 ]
  %35 = mul nsw i32 %34, %5
  %36 = add nsw i32 %35, %3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16
  %40 = add nsw i32 %35, %24
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !16
  %44 = tail call float @llvm.fmuladd.f32(float %39, float %43, float %33)
  store float %44, ptr addrspace(1) %30, align 4, !tbaa !16
  %45 = add nuw nsw i32 %34, 1
  %46 = icmp eq i32 %45, %4
  br i1 %46, label %47, label %32

47:                                               ; preds = %32, %47
  %48 = phi i32 [ %61, %47 ], [ 0, %32 ]
  %49 = mul nsw i32 %48, %5
  %50 = add nsw i32 %49, %3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !16
  %54 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %55 = add nsw i32 %49, %24
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = fneg float %53
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %54, float %58)
  store float %60, ptr addrspace(1) %57, align 4, !tbaa !16
  %61 = add nuw nsw i32 %48, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %63, label %47

63:                                               ; preds = %47, %26, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gs_project(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #8 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %22 = add nsw i32 %3, 1
  %23 = trunc i64 %21 to i32
  %24 = add i32 %22, %23
  %25 = icmp slt i32 %24, %5
  br i1 %25, label %26, label %63

26:                                               ; preds = %6
  %27 = mul nsw i32 %5, %3
  %28 = add nsw i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  store float 0.000000e+00, ptr addrspace(1) %30, align 4, !tbaa !16
  %31 = icmp sgt i32 %4, 0
  br i1 %31, label %32, label %63

32:                                               ; preds = %26, %32
  %33 = phi float [ %44, %32 ], [ 0.000000e+00, %26 ]
  %34 = phi i32 [ %45, %32 ], [ 0, %26 ]
  %35 = mul nsw i32 %34, %5
  %36 = add nsw i32 %35, %3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16
  %40 = add nsw i32 %35, %24
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !16
  %44 = tail call float @llvm.fmuladd.f32(float %39, float %43, float %33)
  store float %44, ptr addrspace(1) %30, align 4, !tbaa !16
  %45 = add nuw nsw i32 %34, 1
  %46 = icmp eq i32 %45, %4
  br i1 %46, label %47, label %32

47:                                               ; preds = %32, %47
  %48 = phi i32 [ %61, %47 ], [ 0, %32 ]
  %49 = mul nsw i32 %48, %5
  %50 = add nsw i32 %49, %3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !16
  %54 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %55 = add nsw i32 %49, %24
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = fneg float %53
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %54, float %58)
  store float %60, ptr addrspace(1) %57, align 4, !tbaa !16
  %61 = add nuw nsw i32 %48, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %63, label %47

63:                                               ; preds = %47, %26, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %136

6:                                                ; preds = %4
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp sgt i32 %2, %7
  %9 = mul nuw nsw i32 %3, %7
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i32 %7
  %11 = icmp eq i32 %7, 0
  %12 = icmp samesign ult i32 %7, 16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %14 = icmp samesign ult i32 %7, 8
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %16 = icmp samesign ult i32 %7, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %18 = icmp samesign ult i32 %7, 2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  %20 = icmp eq i32 %7, 0
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  br label %26

25:                                               ; preds = %133
  br label %26, !llvm.loop !27

26:                                               ; preds = %25, %6
  %27 = phi i32 [ 0, %6 ], [ %74, %25 ]
  %28 = add nuw nsw i32 %27, %9
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = mul nuw nsw i32 %27, %3
  br i1 %8, label %32, label %35

32:                                               ; preds = %26
  %33 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %34 = fmul float %33, %33
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi float [ %34, %32 ], [ 0.000000e+00, %26 ]
  store float %36, ptr addrspace(3) %10, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %12, label %37, label %41

37:                                               ; preds = %35
  %38 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %39 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %41

41:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %42, label %46

42:                                               ; preds = %41
  %43 = load float, ptr addrspace(3) %15, align 4, !tbaa !16
  %44 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %45 = fadd float %43, %44
  store float %45, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %46

46:                                               ; preds = %42, %41
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %16, label %47, label %51

47:                                               ; preds = %46
  %48 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %49 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %47, %46
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %52, label %56

52:                                               ; preds = %51
  %53 = load float, ptr addrspace(3) %19, align 4, !tbaa !16
  %54 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %52, %51
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %57, label %62

57:                                               ; preds = %56
  %58 = load <2 x float>, ptr addrspace(3) %10, align 4, !tbaa !16
  %59 = extractelement <2 x float> %58, i64 0
  %60 = extractelement <2 x float> %58, i64 1
  %61 = fadd float %60, %59
  store float %61, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %62

62:                                               ; preds = %57, %56
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %63 = load float, ptr addrspace(3) @gs_whole.sum, align 4
  %64 = tail call fastcc float @llvm.sqrt.f32(float %63) #13
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %65, label %69

65:                                               ; preds = %62
  %66 = add nuw nsw i32 %27, %31
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %67
  store float %64, ptr addrspace(1) %68, align 4, !tbaa !16
  br label %69

69:                                               ; preds = %65, %62
  br i1 %8, label %70, label %73

70:                                               ; preds = %69
  %71 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %72 = fdiv float %71, %64
  store float %72, ptr addrspace(1) %30, align 4, !tbaa !16
  br label %73

73:                                               ; preds = %70, %69
  fence syncscope("agent") seq_cst, !mmra !31
  tail call void @llvm.amdgcn.s.barrier()
  %74 = add nuw nsw i32 %27, 1
  %75 = icmp eq i32 %74, %3
  br i1 %75, label %136, label %76

76:                                               ; preds = %73, %133
  %77 = phi i32 [ %134, %133 ], [ %74, %73 ]
  br i1 %8, label %78, label %85

78:                                               ; preds = %76
  %79 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %80 = add nuw nsw i32 %77, %9
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !16
  %84 = fmul float %79, %83
  br label %85

85:                                               ; preds = %78, %76
  %86 = phi float [ %84, %78 ], [ 0.000000e+00, %76 ]
  store float %86, ptr addrspace(3) %10, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %12, label %87, label %91

87:                                               ; preds = %85
  %88 = load float, ptr addrspace(3) %21, align 4, !tbaa !16
  %89 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %90 = fadd float %88, %89
  store float %90, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %91

91:                                               ; preds = %87, %85
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %92, label %96

92:                                               ; preds = %91
  %93 = load float, ptr addrspace(3) %22, align 4, !tbaa !16
  %94 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %95 = fadd float %93, %94
  store float %95, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %96

96:                                               ; preds = %92, %91
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %16, label %97, label %101

97:                                               ; preds = %96
  %98 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %99 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %100 = fadd float %98, %99
  store float %100, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %101

101:                                              ; preds = %97, %96
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %102, label %106

102:                                              ; preds = %101
  %103 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %104 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %105 = fadd float %103, %104
  store float %105, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %106

106:                                              ; preds = %102, %101
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %107, label %112

107:                                              ; preds = %106
  %108 = load <2 x float>, ptr addrspace(3) %10, align 4, !tbaa !16
  %109 = extractelement <2 x float> %108, i64 0
  %110 = extractelement <2 x float> %108, i64 1
  %111 = fadd float %110, %109
  store float %111, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %112

112:                                              ; preds = %107, %106
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %113 = icmp eq i32 %77, %27
  %114 = load float, ptr addrspace(3) @gs_whole.sum, align 4
  %115 = tail call fastcc float @llvm.sqrt.f32(float %114) #13
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %116, label %121

116:                                              ; preds = %112
  %117 = add nuw nsw i32 %77, %31
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %118
  %120 = select i1 %113, float %115, float %114
  store float %120, ptr addrspace(1) %119, align 4, !tbaa !16
  br label %121

121:                                              ; preds = %116, %112
  br i1 %8, label %122, label %133

122:                                              ; preds = %121
  %123 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  br i1 %113, label %124, label %126

124:                                              ; preds = %122
  %125 = fdiv float %123, %115
  store float %125, ptr addrspace(1) %30, align 4, !tbaa !16
  br label %133

126:                                              ; preds = %122
  %127 = add nuw nsw i32 %77, %9
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !16
  %131 = fneg float %114
  %132 = tail call float @llvm.fmuladd.f32(float %131, float %123, float %130)
  store float %132, ptr addrspace(1) %129, align 4, !tbaa !16
  br label %133

133:                                              ; preds = %126, %124, %121
  fence syncscope("agent") seq_cst, !mmra !31
  tail call void @llvm.amdgcn.s.barrier()
  %134 = add nuw nsw i32 %77, 1
  %135 = icmp eq i32 %134, %3
  br i1 %135, label %25, label %76, !llvm.loop !27

136:                                              ; preds = %73, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gs_whole(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #10 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %76

6:                                                ; preds = %4
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp sgt i32 %2, %7
  %9 = mul nuw nsw i32 %3, %7
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @gs_whole.sum, i32 %7
  %11 = icmp eq i32 %7, 0
  %12 = icmp samesign ult i32 %7, 16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %14 = icmp samesign ult i32 %7, 8
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %16 = icmp samesign ult i32 %7, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %18 = icmp samesign ult i32 %7, 2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  %20 = icmp eq i32 %7, 0
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  br label %26

25:                                               ; preds = %134
  br label %26, !llvm.loop !32

26:                                               ; preds = %25, %6
  %27 = phi i32 [ 0, %6 ], [ %74, %25 ]
  %28 = add nuw nsw i32 %27, %9
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = mul nuw nsw i32 %27, %3
  br i1 %8, label %32, label %35

32:                                               ; preds = %26
  %33 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %34 = fmul float %33, %33
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi float [ %34, %32 ], [ 0.000000e+00, %26 ]
  store float %36, ptr addrspace(3) %10, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %12, label %37, label %41

37:                                               ; preds = %35
  %38 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %39 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %41

41:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %42, label %46

42:                                               ; preds = %41
  %43 = load float, ptr addrspace(3) %15, align 4, !tbaa !16
  %44 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %45 = fadd float %43, %44
  store float %45, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %46

46:                                               ; preds = %42, %41
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %16, label %47, label %51

47:                                               ; preds = %46
  %48 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %49 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %47, %46
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %52, label %56

52:                                               ; preds = %51
  %53 = load float, ptr addrspace(3) %19, align 4, !tbaa !16
  %54 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %52, %51
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %57, label %62

57:                                               ; preds = %56
  %58 = load <2 x float>, ptr addrspace(3) %10, align 4, !tbaa !16
  %59 = extractelement <2 x float> %58, i64 0
  %60 = extractelement <2 x float> %58, i64 1
  %61 = fadd float %60, %59
  store float %61, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %62

62:                                               ; preds = %57, %56
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %63 = load float, ptr addrspace(3) @gs_whole.sum, align 4
  %64 = tail call fastcc float @llvm.sqrt.f32(float %63) #13
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %65, label %69

65:                                               ; preds = %62
  %66 = add nuw nsw i32 %27, %31
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %67
  store float %64, ptr addrspace(1) %68, align 4, !tbaa !16
  br label %69

69:                                               ; preds = %65, %62
  br i1 %8, label %70, label %73

70:                                               ; preds = %69
  %71 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %72 = fdiv float %71, %64
  store float %72, ptr addrspace(1) %30, align 4, !tbaa !16
  br label %73

73:                                               ; preds = %70, %69
  fence syncscope("agent") seq_cst, !mmra !31
  tail call void @llvm.amdgcn.s.barrier()
  %74 = add nuw nsw i32 %27, 1
  %75 = icmp eq i32 %74, %3
  br i1 %75, label %76, label %77

76:                                               ; preds = %73, %4
  ret void

77:                                               ; preds = %73, %134
  %78 = phi i32 [ %135, %134 ], [ %74, %73 ]
  br i1 %8, label %79, label %86

79:                                               ; preds = %77
  %80 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %81 = add nuw nsw i32 %78, %9
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !16
  %85 = fmul float %80, %84
  br label %86

86:                                               ; preds = %77, %79
  %87 = phi float [ %85, %79 ], [ 0.000000e+00, %77 ]
  store float %87, ptr addrspace(3) %10, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %12, label %88, label %92

88:                                               ; preds = %86
  %89 = load float, ptr addrspace(3) %21, align 4, !tbaa !16
  %90 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %91 = fadd float %89, %90
  store float %91, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %92

92:                                               ; preds = %88, %86
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %93, label %97

93:                                               ; preds = %92
  %94 = load float, ptr addrspace(3) %22, align 4, !tbaa !16
  %95 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %96 = fadd float %94, %95
  store float %96, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %97

97:                                               ; preds = %93, %92
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %16, label %98, label %102

98:                                               ; preds = %97
  %99 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %100 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %101 = fadd float %99, %100
  store float %101, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %102

102:                                              ; preds = %98, %97
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %103, label %107

103:                                              ; preds = %102
  %104 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %105 = load float, ptr addrspace(3) %10, align 4, !tbaa !16
  %106 = fadd float %104, %105
  store float %106, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %107

107:                                              ; preds = %103, %102
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %108, label %113

108:                                              ; preds = %107
  %109 = load <2 x float>, ptr addrspace(3) %10, align 4, !tbaa !16
  %110 = extractelement <2 x float> %109, i64 0
  %111 = extractelement <2 x float> %109, i64 1
  %112 = fadd float %111, %110
  store float %112, ptr addrspace(3) %10, align 4, !tbaa !16
  br label %113

113:                                              ; preds = %108, %107
  fence syncscope("workgroup") seq_cst, !mmra !29
  tail call void @llvm.amdgcn.s.barrier()
  %114 = icmp eq i32 %78, %27
  %115 = load float, ptr addrspace(3) @gs_whole.sum, align 4
  %116 = tail call fastcc float @llvm.sqrt.f32(float %115) #13
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %117, label %122

117:                                              ; preds = %113
  %118 = add nuw nsw i32 %78, %31
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %119
  %121 = select i1 %114, float %116, float %115
  store float %121, ptr addrspace(1) %120, align 4, !tbaa !16
  br label %122

122:                                              ; preds = %117, %113
  br i1 %8, label %123, label %134

123:                                              ; preds = %122
  %124 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  br i1 %114, label %125, label %127

125:                                              ; preds = %123
  %126 = fdiv float %124, %116
  store float %126, ptr addrspace(1) %30, align 4, !tbaa !16
  br label %134

127:                                              ; preds = %123
  %128 = add nuw nsw i32 %78, %9
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !16
  %132 = fneg float %115
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %124, float %131)
  store float %133, ptr addrspace(1) %130, align 4, !tbaa !16
  br label %134

134:                                              ; preds = %125, %127, %122
  fence syncscope("agent") seq_cst, !mmra !31
  tail call void @llvm.amdgcn.s.barrier()
  %135 = add nuw nsw i32 %78, 1
  %136 = icmp eq i32 %135, %3
  br i1 %136, label %25, label %77, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #12

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
declare float @llvm.sqrt.f32(float) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #13 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int", !"int", !"int"}
!15 = !{!"", !"", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!22 = !{!"", !"", !"", !"", !"", !""}
!23 = !{i32 1, i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"float*", !"float*", !"int", !"int"}
!26 = !{!"", !"", !"", !""}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.peeled.count", i32 1}
!29 = !{!"amdgpu-synchronize-as", !"local"}
!30 = !{!31, !29}
!31 = !{!"amdgpu-synchronize-as", !"global"}
!32 = distinct !{!32, !28}
