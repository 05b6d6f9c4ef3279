; ModuleID = 'corpus/opencl/gaussian_elimination.cl'
source_filename = "corpus/opencl/gaussian_elimination.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@eliminate_local.a = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@eliminate_local.pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

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
define protected amdgpu_kernel void @fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = xor i32 %4, -1
  %23 = add i32 %3, %22
  %24 = icmp sgt i32 %23, %21
  br i1 %24, label %25, label %42

25:                                               ; preds = %5
  %26 = add i32 %4, 1
  %27 = add i32 %26, %21
  %28 = mul nsw i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  %31 = sext i32 %4 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16, !amdgpu.noclobber !18
  %34 = mul nsw i32 %4, %3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %31
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16, !amdgpu.noclobber !18
  %39 = fdiv float %33, %38
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %41 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %31
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %5, %25
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %22 = xor i32 %4, -1
  %23 = add i32 %3, %22
  %24 = icmp sgt i32 %23, %21
  br i1 %24, label %25, label %42

25:                                               ; preds = %5
  %26 = add i32 %4, 1
  %27 = add i32 %26, %21
  %28 = mul nsw i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  %31 = sext i32 %4 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = mul nsw i32 %4, %3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %31
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = fdiv float %33, %38
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %41 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %31
  store float %39, ptr addrspace(1) %41, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %25, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !19 {
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
  %34 = xor i32 %4, -1
  %35 = add i32 %3, %34
  %36 = icmp sgt i32 %35, %21
  %37 = sub nsw i32 %3, %4
  %38 = icmp sgt i32 %37, %33
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %72

40:                                               ; preds = %5
  %41 = add i32 %4, 1
  %42 = add i32 %41, %21
  %43 = mul nsw i32 %42, %3
  %44 = add nsw i32 %43, %4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16, !amdgpu.noclobber !18
  %48 = mul nsw i32 %4, %3
  %49 = add nsw i32 %4, %33
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !16, !amdgpu.noclobber !18
  %54 = add nsw i32 %43, %49
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !16, !amdgpu.noclobber !18
  %58 = fneg float %47
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %53, float %57)
  store float %59, ptr addrspace(1) %56, align 4, !tbaa !16
  %60 = icmp eq i32 %33, 0
  br i1 %60, label %61, label %72

61:                                               ; preds = %40
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %55
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16
  %64 = sext i32 %4 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !16
  %67 = sext i32 %42 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !16
  %70 = fneg float %63
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %66, float %69)
  store float %71, ptr addrspace(1) %68, align 4, !tbaa !16
  br label %72

72:                                               ; preds = %5, %40, %61
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !19 {
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
  %34 = xor i32 %4, -1
  %35 = add i32 %3, %34
  %36 = icmp sgt i32 %35, %21
  %37 = sub nsw i32 %3, %4
  %38 = icmp sgt i32 %37, %33
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %72

40:                                               ; preds = %5
  %41 = add i32 %4, 1
  %42 = add i32 %41, %21
  %43 = mul nsw i32 %42, %3
  %44 = add nsw i32 %43, %4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = mul nsw i32 %4, %3
  %49 = add nsw i32 %4, %33
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !16
  %54 = add nsw i32 %43, %49
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !16
  %58 = fneg float %47
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %53, float %57)
  store float %59, ptr addrspace(1) %56, align 4, !tbaa !16
  %60 = icmp eq i32 %33, 0
  br i1 %60, label %61, label %72

61:                                               ; preds = %40
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %55
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !16
  %64 = sext i32 %4 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !16
  %67 = sext i32 %42 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !16
  %70 = fneg float %63
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %66, float %69)
  store float %71, ptr addrspace(1) %68, align 4, !tbaa !16
  br label %72

72:                                               ; preds = %40, %61, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #7 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl nsw i32 %5, 8
  %7 = add i32 %6, %4
  %8 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i32 %4
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %11, ptr addrspace(3) %8, align 4, !tbaa !16
  %12 = add i32 %7, 16
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !16, !amdgpu.noclobber !18
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 68
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !16
  %17 = add i32 %7, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16, !amdgpu.noclobber !18
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 136
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !16
  %22 = add i32 %7, 48
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !16, !amdgpu.noclobber !18
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 204
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !16
  %27 = add i32 %7, 64
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16, !amdgpu.noclobber !18
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 272
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !16
  %32 = add i32 %7, 80
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !16, !amdgpu.noclobber !18
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 340
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !16
  %37 = add i32 %7, 96
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16, !amdgpu.noclobber !18
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 408
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !16
  %42 = add i32 %7, 112
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !16, !amdgpu.noclobber !18
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 476
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !16
  %47 = add i32 %7, 128
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16, !amdgpu.noclobber !18
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 544
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !16
  %52 = add i32 %7, 144
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16, !amdgpu.noclobber !18
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 612
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !16
  %57 = add i32 %7, 160
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !16, !amdgpu.noclobber !18
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 680
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !16
  %62 = add i32 %7, 176
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16, !amdgpu.noclobber !18
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 748
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !16
  %67 = add i32 %7, 192
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16, !amdgpu.noclobber !18
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 816
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !16
  %72 = add i32 %7, 208
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !16, !amdgpu.noclobber !18
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 884
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !16
  %77 = add i32 %7, 224
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !16, !amdgpu.noclobber !18
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 952
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !16
  %82 = add i32 %7, 240
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !16, !amdgpu.noclobber !18
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 1020
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %87 = icmp eq i32 %4, 0
  %88 = shl nsw i32 %5, 4
  %89 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %4
  br i1 %87, label %93, label %106

90:                                               ; preds = %93
  store i32 %104, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %91 = sext i32 %88 to i64
  %92 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %91
  store i32 %104, ptr addrspace(1) %92, align 4, !tbaa !6
  br label %106

93:                                               ; preds = %3, %93
  %94 = phi i32 [ %96, %93 ], [ 0, %3 ]
  %95 = phi i32 [ %104, %93 ], [ 0, %3 ]
  %96 = add nuw nsw i32 %94, 1
  %97 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %96
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !16
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %98) #11
  %100 = getelementptr [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %95
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !16
  %102 = tail call fastcc float @llvm.fabs.f32(float noundef %101) #11
  %103 = fcmp ogt float %99, %102
  %104 = select i1 %103, i32 %96, i32 %95
  %105 = icmp samesign ult i32 %94, 14
  br i1 %105, label %93, label %90

106:                                              ; preds = %90, %3
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %107 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %113, label %109

109:                                              ; preds = %106
  %110 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %107
  %111 = load float, ptr addrspace(3) %8, align 4, !tbaa !16
  %112 = load float, ptr addrspace(3) %110, align 4, !tbaa !16
  store float %112, ptr addrspace(3) %8, align 4, !tbaa !16
  store float %111, ptr addrspace(3) %110, align 4, !tbaa !16
  br label %113

113:                                              ; preds = %109, %106
  %114 = phi float [ -1.000000e+00, %109 ], [ 1.000000e+00, %106 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %115 = load float, ptr addrspace(3) @eliminate_local.a, align 4, !tbaa !16
  %116 = fmul float %114, %115
  %117 = icmp eq i32 %4, 0
  br i1 %117, label %131, label %118

118:                                              ; preds = %113
  %119 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %120 = fneg float %119
  %121 = fdiv float %120, %115
  br label %122

122:                                              ; preds = %118, %122
  %123 = phi i32 [ 0, %118 ], [ %124, %122 ]
  %124 = add nuw nsw i32 %123, 1
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i32 %124
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !16
  %127 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %124
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !16
  %129 = tail call float @llvm.fmuladd.f32(float %121, float %126, float %128)
  store float %129, ptr addrspace(3) %127, align 4, !tbaa !16
  %130 = icmp samesign ult i32 %123, 14
  br i1 %130, label %122, label %131

131:                                              ; preds = %122, %113
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %132, label %149

132:                                              ; preds = %131, %132
  %133 = phi i32 [ %135, %132 ], [ 1, %131 ]
  %134 = phi i32 [ %143, %132 ], [ 1, %131 ]
  %135 = add nuw nsw i32 %133, 1
  %136 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 4), i32 %135
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !16
  %138 = tail call fastcc float @llvm.fabs.f32(float noundef %137) #11
  %139 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 4), i32 %134
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !16
  %141 = tail call fastcc float @llvm.fabs.f32(float noundef %140) #11
  %142 = fcmp ogt float %138, %141
  %143 = select i1 %142, i32 %135, i32 %134
  %144 = icmp samesign ult i32 %133, 14
  br i1 %144, label %132, label %145

145:                                              ; preds = %132
  store i32 %143, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %146 = sext i32 %88 to i64
  %147 = getelementptr i32, ptr addrspace(1) %2, i64 %146
  %148 = getelementptr i8, ptr addrspace(1) %147, i64 4
  store i32 %143, ptr addrspace(1) %148, align 4, !tbaa !6
  br label %149

149:                                              ; preds = %145, %131
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %150 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %158, label %152

152:                                              ; preds = %149
  %153 = fneg float %116
  %154 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %150
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 68
  %156 = load float, ptr addrspace(3) %155, align 4, !tbaa !16
  %157 = load float, ptr addrspace(3) %154, align 4, !tbaa !16
  store float %157, ptr addrspace(3) %155, align 4, !tbaa !16
  store float %156, ptr addrspace(3) %154, align 4, !tbaa !16
  br label %158

158:                                              ; preds = %152, %149
  %159 = phi float [ %153, %152 ], [ %116, %149 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %160 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 72), align 4, !tbaa !16
  %161 = fmul float %159, %160
  %162 = icmp samesign ult i32 %4, 2
  br i1 %162, label %177, label %163

163:                                              ; preds = %158
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4
  %165 = load float, ptr addrspace(3) %164, align 4, !tbaa !16
  %166 = fneg float %165
  %167 = fdiv float %166, %160
  br label %168

168:                                              ; preds = %168, %163
  %169 = phi i32 [ 1, %163 ], [ %170, %168 ]
  %170 = add nuw nsw i32 %169, 1
  %171 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 68), i32 %170
  %172 = load float, ptr addrspace(3) %171, align 4, !tbaa !16
  %173 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %170
  %174 = load float, ptr addrspace(3) %173, align 4, !tbaa !16
  %175 = tail call float @llvm.fmuladd.f32(float %167, float %172, float %174)
  store float %175, ptr addrspace(3) %173, align 4, !tbaa !16
  %176 = icmp samesign ult i32 %169, 14
  br i1 %176, label %168, label %177

177:                                              ; preds = %168, %158
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %178, label %195

178:                                              ; preds = %177, %178
  %179 = phi i32 [ %181, %178 ], [ 2, %177 ]
  %180 = phi i32 [ %189, %178 ], [ 2, %177 ]
  %181 = add nuw nsw i32 %179, 1
  %182 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 8), i32 %181
  %183 = load float, ptr addrspace(3) %182, align 4, !tbaa !16
  %184 = tail call fastcc float @llvm.fabs.f32(float noundef %183) #11
  %185 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 8), i32 %180
  %186 = load float, ptr addrspace(3) %185, align 4, !tbaa !16
  %187 = tail call fastcc float @llvm.fabs.f32(float noundef %186) #11
  %188 = fcmp ogt float %184, %187
  %189 = select i1 %188, i32 %181, i32 %180
  %190 = icmp samesign ult i32 %179, 14
  br i1 %190, label %178, label %191

191:                                              ; preds = %178
  store i32 %189, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %192 = sext i32 %88 to i64
  %193 = getelementptr i32, ptr addrspace(1) %2, i64 %192
  %194 = getelementptr i8, ptr addrspace(1) %193, i64 8
  store i32 %189, ptr addrspace(1) %194, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %191, %177
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %196 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %197 = icmp eq i32 %196, 2
  br i1 %197, label %204, label %198

198:                                              ; preds = %195
  %199 = fneg float %161
  %200 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %196
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 136
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !16
  %203 = load float, ptr addrspace(3) %200, align 4, !tbaa !16
  store float %203, ptr addrspace(3) %201, align 4, !tbaa !16
  store float %202, ptr addrspace(3) %200, align 4, !tbaa !16
  br label %204

204:                                              ; preds = %198, %195
  %205 = phi float [ %199, %198 ], [ %161, %195 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 144), align 4, !tbaa !16
  %207 = fmul float %205, %206
  %208 = icmp samesign ult i32 %4, 3
  br i1 %208, label %223, label %209

209:                                              ; preds = %204
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 8
  %211 = load float, ptr addrspace(3) %210, align 4, !tbaa !16
  %212 = fneg float %211
  %213 = fdiv float %212, %206
  br label %214

214:                                              ; preds = %214, %209
  %215 = phi i32 [ 2, %209 ], [ %216, %214 ]
  %216 = add nuw nsw i32 %215, 1
  %217 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 136), i32 %216
  %218 = load float, ptr addrspace(3) %217, align 4, !tbaa !16
  %219 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %216
  %220 = load float, ptr addrspace(3) %219, align 4, !tbaa !16
  %221 = tail call float @llvm.fmuladd.f32(float %213, float %218, float %220)
  store float %221, ptr addrspace(3) %219, align 4, !tbaa !16
  %222 = icmp samesign ult i32 %215, 14
  br i1 %222, label %214, label %223

223:                                              ; preds = %214, %204
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %224, label %241

224:                                              ; preds = %223, %224
  %225 = phi i32 [ %227, %224 ], [ 3, %223 ]
  %226 = phi i32 [ %235, %224 ], [ 3, %223 ]
  %227 = add nuw nsw i32 %225, 1
  %228 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 12), i32 %227
  %229 = load float, ptr addrspace(3) %228, align 4, !tbaa !16
  %230 = tail call fastcc float @llvm.fabs.f32(float noundef %229) #11
  %231 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 12), i32 %226
  %232 = load float, ptr addrspace(3) %231, align 4, !tbaa !16
  %233 = tail call fastcc float @llvm.fabs.f32(float noundef %232) #11
  %234 = fcmp ogt float %230, %233
  %235 = select i1 %234, i32 %227, i32 %226
  %236 = icmp samesign ult i32 %225, 14
  br i1 %236, label %224, label %237

237:                                              ; preds = %224
  store i32 %235, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %238 = sext i32 %88 to i64
  %239 = getelementptr i32, ptr addrspace(1) %2, i64 %238
  %240 = getelementptr i8, ptr addrspace(1) %239, i64 12
  store i32 %235, ptr addrspace(1) %240, align 4, !tbaa !6
  br label %241

241:                                              ; preds = %237, %223
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %242 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %243 = icmp eq i32 %242, 3
  br i1 %243, label %250, label %244

244:                                              ; preds = %241
  %245 = fneg float %207
  %246 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %242
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 204
  %248 = load float, ptr addrspace(3) %247, align 4, !tbaa !16
  %249 = load float, ptr addrspace(3) %246, align 4, !tbaa !16
  store float %249, ptr addrspace(3) %247, align 4, !tbaa !16
  store float %248, ptr addrspace(3) %246, align 4, !tbaa !16
  br label %250

250:                                              ; preds = %244, %241
  %251 = phi float [ %245, %244 ], [ %207, %241 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 216), align 4, !tbaa !16
  %253 = fmul float %251, %252
  %254 = icmp samesign ult i32 %4, 4
  br i1 %254, label %269, label %255

255:                                              ; preds = %250
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 12
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !16
  %258 = fneg float %257
  %259 = fdiv float %258, %252
  br label %260

260:                                              ; preds = %260, %255
  %261 = phi i32 [ 3, %255 ], [ %262, %260 ]
  %262 = add nuw nsw i32 %261, 1
  %263 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 204), i32 %262
  %264 = load float, ptr addrspace(3) %263, align 4, !tbaa !16
  %265 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %262
  %266 = load float, ptr addrspace(3) %265, align 4, !tbaa !16
  %267 = tail call float @llvm.fmuladd.f32(float %259, float %264, float %266)
  store float %267, ptr addrspace(3) %265, align 4, !tbaa !16
  %268 = icmp samesign ult i32 %261, 14
  br i1 %268, label %260, label %269

269:                                              ; preds = %260, %250
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %270, label %287

270:                                              ; preds = %269, %270
  %271 = phi i32 [ %273, %270 ], [ 4, %269 ]
  %272 = phi i32 [ %281, %270 ], [ 4, %269 ]
  %273 = add nuw nsw i32 %271, 1
  %274 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 16), i32 %273
  %275 = load float, ptr addrspace(3) %274, align 4, !tbaa !16
  %276 = tail call fastcc float @llvm.fabs.f32(float noundef %275) #11
  %277 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 16), i32 %272
  %278 = load float, ptr addrspace(3) %277, align 4, !tbaa !16
  %279 = tail call fastcc float @llvm.fabs.f32(float noundef %278) #11
  %280 = fcmp ogt float %276, %279
  %281 = select i1 %280, i32 %273, i32 %272
  %282 = icmp samesign ult i32 %271, 14
  br i1 %282, label %270, label %283

283:                                              ; preds = %270
  store i32 %281, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %284 = sext i32 %88 to i64
  %285 = getelementptr i32, ptr addrspace(1) %2, i64 %284
  %286 = getelementptr i8, ptr addrspace(1) %285, i64 16
  store i32 %281, ptr addrspace(1) %286, align 4, !tbaa !6
  br label %287

287:                                              ; preds = %283, %269
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %288 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %289 = icmp eq i32 %288, 4
  br i1 %289, label %296, label %290

290:                                              ; preds = %287
  %291 = fneg float %253
  %292 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %288
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 272
  %294 = load float, ptr addrspace(3) %293, align 4, !tbaa !16
  %295 = load float, ptr addrspace(3) %292, align 4, !tbaa !16
  store float %295, ptr addrspace(3) %293, align 4, !tbaa !16
  store float %294, ptr addrspace(3) %292, align 4, !tbaa !16
  br label %296

296:                                              ; preds = %290, %287
  %297 = phi float [ %291, %290 ], [ %253, %287 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %298 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 288), align 4, !tbaa !16
  %299 = fmul float %297, %298
  %300 = icmp samesign ult i32 %4, 5
  br i1 %300, label %315, label %301

301:                                              ; preds = %296
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 16
  %303 = load float, ptr addrspace(3) %302, align 4, !tbaa !16
  %304 = fneg float %303
  %305 = fdiv float %304, %298
  br label %306

306:                                              ; preds = %306, %301
  %307 = phi i32 [ 4, %301 ], [ %308, %306 ]
  %308 = add nuw nsw i32 %307, 1
  %309 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 272), i32 %308
  %310 = load float, ptr addrspace(3) %309, align 4, !tbaa !16
  %311 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %308
  %312 = load float, ptr addrspace(3) %311, align 4, !tbaa !16
  %313 = tail call float @llvm.fmuladd.f32(float %305, float %310, float %312)
  store float %313, ptr addrspace(3) %311, align 4, !tbaa !16
  %314 = icmp samesign ult i32 %307, 14
  br i1 %314, label %306, label %315

315:                                              ; preds = %306, %296
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %316, label %333

316:                                              ; preds = %315, %316
  %317 = phi i32 [ %319, %316 ], [ 5, %315 ]
  %318 = phi i32 [ %327, %316 ], [ 5, %315 ]
  %319 = add nuw nsw i32 %317, 1
  %320 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 20), i32 %319
  %321 = load float, ptr addrspace(3) %320, align 4, !tbaa !16
  %322 = tail call fastcc float @llvm.fabs.f32(float noundef %321) #11
  %323 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 20), i32 %318
  %324 = load float, ptr addrspace(3) %323, align 4, !tbaa !16
  %325 = tail call fastcc float @llvm.fabs.f32(float noundef %324) #11
  %326 = fcmp ogt float %322, %325
  %327 = select i1 %326, i32 %319, i32 %318
  %328 = icmp samesign ult i32 %317, 14
  br i1 %328, label %316, label %329

329:                                              ; preds = %316
  store i32 %327, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %330 = sext i32 %88 to i64
  %331 = getelementptr i32, ptr addrspace(1) %2, i64 %330
  %332 = getelementptr i8, ptr addrspace(1) %331, i64 20
  store i32 %327, ptr addrspace(1) %332, align 4, !tbaa !6
  br label %333

333:                                              ; preds = %329, %315
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %334 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %335 = icmp eq i32 %334, 5
  br i1 %335, label %342, label %336

336:                                              ; preds = %333
  %337 = fneg float %299
  %338 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %334
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 340
  %340 = load float, ptr addrspace(3) %339, align 4, !tbaa !16
  %341 = load float, ptr addrspace(3) %338, align 4, !tbaa !16
  store float %341, ptr addrspace(3) %339, align 4, !tbaa !16
  store float %340, ptr addrspace(3) %338, align 4, !tbaa !16
  br label %342

342:                                              ; preds = %336, %333
  %343 = phi float [ %337, %336 ], [ %299, %333 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %344 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 360), align 4, !tbaa !16
  %345 = fmul float %343, %344
  %346 = icmp samesign ult i32 %4, 6
  br i1 %346, label %361, label %347

347:                                              ; preds = %342
  %348 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 20
  %349 = load float, ptr addrspace(3) %348, align 4, !tbaa !16
  %350 = fneg float %349
  %351 = fdiv float %350, %344
  br label %352

352:                                              ; preds = %352, %347
  %353 = phi i32 [ 5, %347 ], [ %354, %352 ]
  %354 = add nuw nsw i32 %353, 1
  %355 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 340), i32 %354
  %356 = load float, ptr addrspace(3) %355, align 4, !tbaa !16
  %357 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %354
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !16
  %359 = tail call float @llvm.fmuladd.f32(float %351, float %356, float %358)
  store float %359, ptr addrspace(3) %357, align 4, !tbaa !16
  %360 = icmp samesign ult i32 %353, 14
  br i1 %360, label %352, label %361

361:                                              ; preds = %352, %342
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %362, label %379

362:                                              ; preds = %361, %362
  %363 = phi i32 [ %365, %362 ], [ 6, %361 ]
  %364 = phi i32 [ %373, %362 ], [ 6, %361 ]
  %365 = add nuw nsw i32 %363, 1
  %366 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 24), i32 %365
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !16
  %368 = tail call fastcc float @llvm.fabs.f32(float noundef %367) #11
  %369 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 24), i32 %364
  %370 = load float, ptr addrspace(3) %369, align 4, !tbaa !16
  %371 = tail call fastcc float @llvm.fabs.f32(float noundef %370) #11
  %372 = fcmp ogt float %368, %371
  %373 = select i1 %372, i32 %365, i32 %364
  %374 = icmp samesign ult i32 %363, 14
  br i1 %374, label %362, label %375

375:                                              ; preds = %362
  store i32 %373, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %376 = sext i32 %88 to i64
  %377 = getelementptr i32, ptr addrspace(1) %2, i64 %376
  %378 = getelementptr i8, ptr addrspace(1) %377, i64 24
  store i32 %373, ptr addrspace(1) %378, align 4, !tbaa !6
  br label %379

379:                                              ; preds = %375, %361
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %380 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %381 = icmp eq i32 %380, 6
  br i1 %381, label %388, label %382

382:                                              ; preds = %379
  %383 = fneg float %345
  %384 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %380
  %385 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 408
  %386 = load float, ptr addrspace(3) %385, align 4, !tbaa !16
  %387 = load float, ptr addrspace(3) %384, align 4, !tbaa !16
  store float %387, ptr addrspace(3) %385, align 4, !tbaa !16
  store float %386, ptr addrspace(3) %384, align 4, !tbaa !16
  br label %388

388:                                              ; preds = %382, %379
  %389 = phi float [ %383, %382 ], [ %345, %379 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 432), align 4, !tbaa !16
  %391 = fmul float %389, %390
  %392 = icmp samesign ult i32 %4, 7
  br i1 %392, label %407, label %393

393:                                              ; preds = %388
  %394 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 24
  %395 = load float, ptr addrspace(3) %394, align 4, !tbaa !16
  %396 = fneg float %395
  %397 = fdiv float %396, %390
  br label %398

398:                                              ; preds = %398, %393
  %399 = phi i32 [ 6, %393 ], [ %400, %398 ]
  %400 = add nuw nsw i32 %399, 1
  %401 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 408), i32 %400
  %402 = load float, ptr addrspace(3) %401, align 4, !tbaa !16
  %403 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %400
  %404 = load float, ptr addrspace(3) %403, align 4, !tbaa !16
  %405 = tail call float @llvm.fmuladd.f32(float %397, float %402, float %404)
  store float %405, ptr addrspace(3) %403, align 4, !tbaa !16
  %406 = icmp samesign ult i32 %399, 14
  br i1 %406, label %398, label %407

407:                                              ; preds = %398, %388
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %408, label %425

408:                                              ; preds = %407, %408
  %409 = phi i32 [ %411, %408 ], [ 7, %407 ]
  %410 = phi i32 [ %419, %408 ], [ 7, %407 ]
  %411 = add nuw nsw i32 %409, 1
  %412 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 28), i32 %411
  %413 = load float, ptr addrspace(3) %412, align 4, !tbaa !16
  %414 = tail call fastcc float @llvm.fabs.f32(float noundef %413) #11
  %415 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 28), i32 %410
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !16
  %417 = tail call fastcc float @llvm.fabs.f32(float noundef %416) #11
  %418 = fcmp ogt float %414, %417
  %419 = select i1 %418, i32 %411, i32 %410
  %420 = icmp samesign ult i32 %409, 14
  br i1 %420, label %408, label %421

421:                                              ; preds = %408
  store i32 %419, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %422 = sext i32 %88 to i64
  %423 = getelementptr i32, ptr addrspace(1) %2, i64 %422
  %424 = getelementptr i8, ptr addrspace(1) %423, i64 28
  store i32 %419, ptr addrspace(1) %424, align 4, !tbaa !6
  br label %425

425:                                              ; preds = %421, %407
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %426 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %427 = icmp eq i32 %426, 7
  br i1 %427, label %434, label %428

428:                                              ; preds = %425
  %429 = fneg float %391
  %430 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %426
  %431 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 476
  %432 = load float, ptr addrspace(3) %431, align 4, !tbaa !16
  %433 = load float, ptr addrspace(3) %430, align 4, !tbaa !16
  store float %433, ptr addrspace(3) %431, align 4, !tbaa !16
  store float %432, ptr addrspace(3) %430, align 4, !tbaa !16
  br label %434

434:                                              ; preds = %428, %425
  %435 = phi float [ %429, %428 ], [ %391, %425 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %436 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 504), align 4, !tbaa !16
  %437 = fmul float %435, %436
  %438 = icmp samesign ult i32 %4, 8
  br i1 %438, label %453, label %439

439:                                              ; preds = %434
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 28
  %441 = load float, ptr addrspace(3) %440, align 4, !tbaa !16
  %442 = fneg float %441
  %443 = fdiv float %442, %436
  br label %444

444:                                              ; preds = %444, %439
  %445 = phi i32 [ 7, %439 ], [ %446, %444 ]
  %446 = add nuw nsw i32 %445, 1
  %447 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 476), i32 %446
  %448 = load float, ptr addrspace(3) %447, align 4, !tbaa !16
  %449 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %446
  %450 = load float, ptr addrspace(3) %449, align 4, !tbaa !16
  %451 = tail call float @llvm.fmuladd.f32(float %443, float %448, float %450)
  store float %451, ptr addrspace(3) %449, align 4, !tbaa !16
  %452 = icmp samesign ult i32 %445, 14
  br i1 %452, label %444, label %453

453:                                              ; preds = %444, %434
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %454, label %471

454:                                              ; preds = %453, %454
  %455 = phi i32 [ %457, %454 ], [ 8, %453 ]
  %456 = phi i32 [ %465, %454 ], [ 8, %453 ]
  %457 = add nuw nsw i32 %455, 1
  %458 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 32), i32 %457
  %459 = load float, ptr addrspace(3) %458, align 4, !tbaa !16
  %460 = tail call fastcc float @llvm.fabs.f32(float noundef %459) #11
  %461 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 32), i32 %456
  %462 = load float, ptr addrspace(3) %461, align 4, !tbaa !16
  %463 = tail call fastcc float @llvm.fabs.f32(float noundef %462) #11
  %464 = fcmp ogt float %460, %463
  %465 = select i1 %464, i32 %457, i32 %456
  %466 = icmp samesign ult i32 %455, 14
  br i1 %466, label %454, label %467

467:                                              ; preds = %454
  store i32 %465, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %468 = sext i32 %88 to i64
  %469 = getelementptr i32, ptr addrspace(1) %2, i64 %468
  %470 = getelementptr i8, ptr addrspace(1) %469, i64 32
  store i32 %465, ptr addrspace(1) %470, align 4, !tbaa !6
  br label %471

471:                                              ; preds = %467, %453
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %472 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %473 = icmp eq i32 %472, 8
  br i1 %473, label %480, label %474

474:                                              ; preds = %471
  %475 = fneg float %437
  %476 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %472
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 544
  %478 = load float, ptr addrspace(3) %477, align 4, !tbaa !16
  %479 = load float, ptr addrspace(3) %476, align 4, !tbaa !16
  store float %479, ptr addrspace(3) %477, align 4, !tbaa !16
  store float %478, ptr addrspace(3) %476, align 4, !tbaa !16
  br label %480

480:                                              ; preds = %474, %471
  %481 = phi float [ %475, %474 ], [ %437, %471 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %482 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 576), align 4, !tbaa !16
  %483 = fmul float %481, %482
  %484 = icmp samesign ult i32 %4, 9
  br i1 %484, label %499, label %485

485:                                              ; preds = %480
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 32
  %487 = load float, ptr addrspace(3) %486, align 4, !tbaa !16
  %488 = fneg float %487
  %489 = fdiv float %488, %482
  br label %490

490:                                              ; preds = %490, %485
  %491 = phi i32 [ 8, %485 ], [ %492, %490 ]
  %492 = add nuw nsw i32 %491, 1
  %493 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 544), i32 %492
  %494 = load float, ptr addrspace(3) %493, align 4, !tbaa !16
  %495 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %492
  %496 = load float, ptr addrspace(3) %495, align 4, !tbaa !16
  %497 = tail call float @llvm.fmuladd.f32(float %489, float %494, float %496)
  store float %497, ptr addrspace(3) %495, align 4, !tbaa !16
  %498 = icmp samesign ult i32 %491, 14
  br i1 %498, label %490, label %499

499:                                              ; preds = %490, %480
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %500, label %517

500:                                              ; preds = %499, %500
  %501 = phi i32 [ %503, %500 ], [ 9, %499 ]
  %502 = phi i32 [ %511, %500 ], [ 9, %499 ]
  %503 = add nuw nsw i32 %501, 1
  %504 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 36), i32 %503
  %505 = load float, ptr addrspace(3) %504, align 4, !tbaa !16
  %506 = tail call fastcc float @llvm.fabs.f32(float noundef %505) #11
  %507 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 36), i32 %502
  %508 = load float, ptr addrspace(3) %507, align 4, !tbaa !16
  %509 = tail call fastcc float @llvm.fabs.f32(float noundef %508) #11
  %510 = fcmp ogt float %506, %509
  %511 = select i1 %510, i32 %503, i32 %502
  %512 = icmp samesign ult i32 %501, 14
  br i1 %512, label %500, label %513

513:                                              ; preds = %500
  store i32 %511, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %514 = sext i32 %88 to i64
  %515 = getelementptr i32, ptr addrspace(1) %2, i64 %514
  %516 = getelementptr i8, ptr addrspace(1) %515, i64 36
  store i32 %511, ptr addrspace(1) %516, align 4, !tbaa !6
  br label %517

517:                                              ; preds = %513, %499
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %518 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %519 = icmp eq i32 %518, 9
  br i1 %519, label %526, label %520

520:                                              ; preds = %517
  %521 = fneg float %483
  %522 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %518
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 612
  %524 = load float, ptr addrspace(3) %523, align 4, !tbaa !16
  %525 = load float, ptr addrspace(3) %522, align 4, !tbaa !16
  store float %525, ptr addrspace(3) %523, align 4, !tbaa !16
  store float %524, ptr addrspace(3) %522, align 4, !tbaa !16
  br label %526

526:                                              ; preds = %520, %517
  %527 = phi float [ %521, %520 ], [ %483, %517 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %528 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 648), align 4, !tbaa !16
  %529 = fmul float %527, %528
  %530 = icmp samesign ult i32 %4, 10
  br i1 %530, label %545, label %531

531:                                              ; preds = %526
  %532 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 36
  %533 = load float, ptr addrspace(3) %532, align 4, !tbaa !16
  %534 = fneg float %533
  %535 = fdiv float %534, %528
  br label %536

536:                                              ; preds = %536, %531
  %537 = phi i32 [ 9, %531 ], [ %538, %536 ]
  %538 = add nuw nsw i32 %537, 1
  %539 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 612), i32 %538
  %540 = load float, ptr addrspace(3) %539, align 4, !tbaa !16
  %541 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %538
  %542 = load float, ptr addrspace(3) %541, align 4, !tbaa !16
  %543 = tail call float @llvm.fmuladd.f32(float %535, float %540, float %542)
  store float %543, ptr addrspace(3) %541, align 4, !tbaa !16
  %544 = icmp samesign ult i32 %537, 14
  br i1 %544, label %536, label %545

545:                                              ; preds = %536, %526
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %546, label %563

546:                                              ; preds = %545, %546
  %547 = phi i32 [ %549, %546 ], [ 10, %545 ]
  %548 = phi i32 [ %557, %546 ], [ 10, %545 ]
  %549 = add nuw nsw i32 %547, 1
  %550 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 40), i32 %549
  %551 = load float, ptr addrspace(3) %550, align 4, !tbaa !16
  %552 = tail call fastcc float @llvm.fabs.f32(float noundef %551) #11
  %553 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 40), i32 %548
  %554 = load float, ptr addrspace(3) %553, align 4, !tbaa !16
  %555 = tail call fastcc float @llvm.fabs.f32(float noundef %554) #11
  %556 = fcmp ogt float %552, %555
  %557 = select i1 %556, i32 %549, i32 %548
  %558 = icmp samesign ult i32 %547, 14
  br i1 %558, label %546, label %559

559:                                              ; preds = %546
  store i32 %557, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %560 = sext i32 %88 to i64
  %561 = getelementptr i32, ptr addrspace(1) %2, i64 %560
  %562 = getelementptr i8, ptr addrspace(1) %561, i64 40
  store i32 %557, ptr addrspace(1) %562, align 4, !tbaa !6
  br label %563

563:                                              ; preds = %559, %545
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %564 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %565 = icmp eq i32 %564, 10
  br i1 %565, label %572, label %566

566:                                              ; preds = %563
  %567 = fneg float %529
  %568 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %564
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 680
  %570 = load float, ptr addrspace(3) %569, align 4, !tbaa !16
  %571 = load float, ptr addrspace(3) %568, align 4, !tbaa !16
  store float %571, ptr addrspace(3) %569, align 4, !tbaa !16
  store float %570, ptr addrspace(3) %568, align 4, !tbaa !16
  br label %572

572:                                              ; preds = %566, %563
  %573 = phi float [ %567, %566 ], [ %529, %563 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %574 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 720), align 4, !tbaa !16
  %575 = fmul float %573, %574
  %576 = icmp samesign ult i32 %4, 11
  br i1 %576, label %591, label %577

577:                                              ; preds = %572
  %578 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 40
  %579 = load float, ptr addrspace(3) %578, align 4, !tbaa !16
  %580 = fneg float %579
  %581 = fdiv float %580, %574
  br label %582

582:                                              ; preds = %582, %577
  %583 = phi i32 [ 10, %577 ], [ %584, %582 ]
  %584 = add nuw nsw i32 %583, 1
  %585 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 680), i32 %584
  %586 = load float, ptr addrspace(3) %585, align 4, !tbaa !16
  %587 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %584
  %588 = load float, ptr addrspace(3) %587, align 4, !tbaa !16
  %589 = tail call float @llvm.fmuladd.f32(float %581, float %586, float %588)
  store float %589, ptr addrspace(3) %587, align 4, !tbaa !16
  %590 = icmp samesign ult i32 %583, 14
  br i1 %590, label %582, label %591

591:                                              ; preds = %582, %572
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %592, label %609

592:                                              ; preds = %591, %592
  %593 = phi i32 [ %595, %592 ], [ 11, %591 ]
  %594 = phi i32 [ %603, %592 ], [ 11, %591 ]
  %595 = add nuw nsw i32 %593, 1
  %596 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 44), i32 %595
  %597 = load float, ptr addrspace(3) %596, align 4, !tbaa !16
  %598 = tail call fastcc float @llvm.fabs.f32(float noundef %597) #11
  %599 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 44), i32 %594
  %600 = load float, ptr addrspace(3) %599, align 4, !tbaa !16
  %601 = tail call fastcc float @llvm.fabs.f32(float noundef %600) #11
  %602 = fcmp ogt float %598, %601
  %603 = select i1 %602, i32 %595, i32 %594
  %604 = icmp samesign ult i32 %593, 14
  br i1 %604, label %592, label %605

605:                                              ; preds = %592
  store i32 %603, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %606 = sext i32 %88 to i64
  %607 = getelementptr i32, ptr addrspace(1) %2, i64 %606
  %608 = getelementptr i8, ptr addrspace(1) %607, i64 44
  store i32 %603, ptr addrspace(1) %608, align 4, !tbaa !6
  br label %609

609:                                              ; preds = %605, %591
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %610 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %611 = icmp eq i32 %610, 11
  br i1 %611, label %618, label %612

612:                                              ; preds = %609
  %613 = fneg float %575
  %614 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %610
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 748
  %616 = load float, ptr addrspace(3) %615, align 4, !tbaa !16
  %617 = load float, ptr addrspace(3) %614, align 4, !tbaa !16
  store float %617, ptr addrspace(3) %615, align 4, !tbaa !16
  store float %616, ptr addrspace(3) %614, align 4, !tbaa !16
  br label %618

618:                                              ; preds = %612, %609
  %619 = phi float [ %613, %612 ], [ %575, %609 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %620 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 792), align 4, !tbaa !16
  %621 = fmul float %619, %620
  %622 = icmp samesign ult i32 %4, 12
  br i1 %622, label %637, label %623

623:                                              ; preds = %618
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 44
  %625 = load float, ptr addrspace(3) %624, align 4, !tbaa !16
  %626 = fneg float %625
  %627 = fdiv float %626, %620
  br label %628

628:                                              ; preds = %628, %623
  %629 = phi i32 [ 11, %623 ], [ %630, %628 ]
  %630 = add nuw nsw i32 %629, 1
  %631 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 748), i32 %630
  %632 = load float, ptr addrspace(3) %631, align 4, !tbaa !16
  %633 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %630
  %634 = load float, ptr addrspace(3) %633, align 4, !tbaa !16
  %635 = tail call float @llvm.fmuladd.f32(float %627, float %632, float %634)
  store float %635, ptr addrspace(3) %633, align 4, !tbaa !16
  %636 = icmp samesign ult i32 %629, 14
  br i1 %636, label %628, label %637

637:                                              ; preds = %628, %618
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %638, label %655

638:                                              ; preds = %637, %638
  %639 = phi i32 [ %641, %638 ], [ 12, %637 ]
  %640 = phi i32 [ %649, %638 ], [ 12, %637 ]
  %641 = add nuw nsw i32 %639, 1
  %642 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 48), i32 %641
  %643 = load float, ptr addrspace(3) %642, align 4, !tbaa !16
  %644 = tail call fastcc float @llvm.fabs.f32(float noundef %643) #11
  %645 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 48), i32 %640
  %646 = load float, ptr addrspace(3) %645, align 4, !tbaa !16
  %647 = tail call fastcc float @llvm.fabs.f32(float noundef %646) #11
  %648 = fcmp ogt float %644, %647
  %649 = select i1 %648, i32 %641, i32 %640
  %650 = icmp samesign ult i32 %639, 14
  br i1 %650, label %638, label %651

651:                                              ; preds = %638
  store i32 %649, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %652 = sext i32 %88 to i64
  %653 = getelementptr i32, ptr addrspace(1) %2, i64 %652
  %654 = getelementptr i8, ptr addrspace(1) %653, i64 48
  store i32 %649, ptr addrspace(1) %654, align 4, !tbaa !6
  br label %655

655:                                              ; preds = %651, %637
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %656 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %657 = icmp eq i32 %656, 12
  br i1 %657, label %664, label %658

658:                                              ; preds = %655
  %659 = fneg float %621
  %660 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %656
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 816
  %662 = load float, ptr addrspace(3) %661, align 4, !tbaa !16
  %663 = load float, ptr addrspace(3) %660, align 4, !tbaa !16
  store float %663, ptr addrspace(3) %661, align 4, !tbaa !16
  store float %662, ptr addrspace(3) %660, align 4, !tbaa !16
  br label %664

664:                                              ; preds = %658, %655
  %665 = phi float [ %659, %658 ], [ %621, %655 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %666 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 864), align 4, !tbaa !16
  %667 = fmul float %665, %666
  %668 = icmp samesign ult i32 %4, 13
  br i1 %668, label %683, label %669

669:                                              ; preds = %664
  %670 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 48
  %671 = load float, ptr addrspace(3) %670, align 4, !tbaa !16
  %672 = fneg float %671
  %673 = fdiv float %672, %666
  br label %674

674:                                              ; preds = %674, %669
  %675 = phi i32 [ 12, %669 ], [ %676, %674 ]
  %676 = add nuw nsw i32 %675, 1
  %677 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 816), i32 %676
  %678 = load float, ptr addrspace(3) %677, align 4, !tbaa !16
  %679 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %676
  %680 = load float, ptr addrspace(3) %679, align 4, !tbaa !16
  %681 = tail call float @llvm.fmuladd.f32(float %673, float %678, float %680)
  store float %681, ptr addrspace(3) %679, align 4, !tbaa !16
  %682 = icmp samesign ult i32 %675, 14
  br i1 %682, label %674, label %683

683:                                              ; preds = %674, %664
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %684, label %701

684:                                              ; preds = %683, %684
  %685 = phi i32 [ %687, %684 ], [ 13, %683 ]
  %686 = phi i32 [ %695, %684 ], [ 13, %683 ]
  %687 = add nuw nsw i32 %685, 1
  %688 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 52), i32 %687
  %689 = load float, ptr addrspace(3) %688, align 4, !tbaa !16
  %690 = tail call fastcc float @llvm.fabs.f32(float noundef %689) #11
  %691 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 52), i32 %686
  %692 = load float, ptr addrspace(3) %691, align 4, !tbaa !16
  %693 = tail call fastcc float @llvm.fabs.f32(float noundef %692) #11
  %694 = fcmp ogt float %690, %693
  %695 = select i1 %694, i32 %687, i32 %686
  %696 = icmp samesign ult i32 %685, 14
  br i1 %696, label %684, label %697

697:                                              ; preds = %684
  store i32 %695, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %698 = sext i32 %88 to i64
  %699 = getelementptr i32, ptr addrspace(1) %2, i64 %698
  %700 = getelementptr i8, ptr addrspace(1) %699, i64 52
  store i32 %695, ptr addrspace(1) %700, align 4, !tbaa !6
  br label %701

701:                                              ; preds = %697, %683
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %702 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %703 = icmp eq i32 %702, 13
  br i1 %703, label %710, label %704

704:                                              ; preds = %701
  %705 = fneg float %667
  %706 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %702
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 884
  %708 = load float, ptr addrspace(3) %707, align 4, !tbaa !16
  %709 = load float, ptr addrspace(3) %706, align 4, !tbaa !16
  store float %709, ptr addrspace(3) %707, align 4, !tbaa !16
  store float %708, ptr addrspace(3) %706, align 4, !tbaa !16
  br label %710

710:                                              ; preds = %704, %701
  %711 = phi float [ %705, %704 ], [ %667, %701 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %712 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 936), align 4, !tbaa !16
  %713 = fmul float %711, %712
  %714 = icmp samesign ult i32 %4, 14
  br i1 %714, label %729, label %715

715:                                              ; preds = %710
  %716 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 52
  %717 = load float, ptr addrspace(3) %716, align 4, !tbaa !16
  %718 = fneg float %717
  %719 = fdiv float %718, %712
  br label %720

720:                                              ; preds = %720, %715
  %721 = phi i32 [ 13, %715 ], [ %722, %720 ]
  %722 = add nuw nsw i32 %721, 1
  %723 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 884), i32 %722
  %724 = load float, ptr addrspace(3) %723, align 4, !tbaa !16
  %725 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %722
  %726 = load float, ptr addrspace(3) %725, align 4, !tbaa !16
  %727 = tail call float @llvm.fmuladd.f32(float %719, float %724, float %726)
  store float %727, ptr addrspace(3) %725, align 4, !tbaa !16
  %728 = icmp samesign ult i32 %721, 14
  br i1 %728, label %720, label %729

729:                                              ; preds = %720, %710
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %730, label %747

730:                                              ; preds = %729, %730
  %731 = phi i32 [ %733, %730 ], [ 14, %729 ]
  %732 = phi i32 [ %741, %730 ], [ 14, %729 ]
  %733 = add nuw nsw i32 %731, 1
  %734 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 56), i32 %733
  %735 = load float, ptr addrspace(3) %734, align 4, !tbaa !16
  %736 = tail call fastcc float @llvm.fabs.f32(float noundef %735) #11
  %737 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 56), i32 %732
  %738 = load float, ptr addrspace(3) %737, align 4, !tbaa !16
  %739 = tail call fastcc float @llvm.fabs.f32(float noundef %738) #11
  %740 = fcmp ogt float %736, %739
  %741 = select i1 %740, i32 %733, i32 %732
  %742 = icmp samesign ult i32 %731, 14
  br i1 %742, label %730, label %743

743:                                              ; preds = %730
  store i32 %741, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %744 = sext i32 %88 to i64
  %745 = getelementptr i32, ptr addrspace(1) %2, i64 %744
  %746 = getelementptr i8, ptr addrspace(1) %745, i64 56
  store i32 %741, ptr addrspace(1) %746, align 4, !tbaa !6
  br label %747

747:                                              ; preds = %743, %729
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %748 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %749 = icmp eq i32 %748, 14
  br i1 %749, label %756, label %750

750:                                              ; preds = %747
  %751 = fneg float %713
  %752 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %748
  %753 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 952
  %754 = load float, ptr addrspace(3) %753, align 4, !tbaa !16
  %755 = load float, ptr addrspace(3) %752, align 4, !tbaa !16
  store float %755, ptr addrspace(3) %753, align 4, !tbaa !16
  store float %754, ptr addrspace(3) %752, align 4, !tbaa !16
  br label %756

756:                                              ; preds = %750, %747
  %757 = phi float [ %751, %750 ], [ %713, %747 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 1008), align 4, !tbaa !16
  %759 = fmul float %757, %758
  %760 = icmp samesign ult i32 %4, 15
  br i1 %760, label %775, label %761

761:                                              ; preds = %756
  %762 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 56
  %763 = load float, ptr addrspace(3) %762, align 4, !tbaa !16
  %764 = fneg float %763
  %765 = fdiv float %764, %758
  br label %766

766:                                              ; preds = %766, %761
  %767 = phi i32 [ 14, %761 ], [ %768, %766 ]
  %768 = add nuw nsw i32 %767, 1
  %769 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 952), i32 %768
  %770 = load float, ptr addrspace(3) %769, align 4, !tbaa !16
  %771 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %768
  %772 = load float, ptr addrspace(3) %771, align 4, !tbaa !16
  %773 = tail call float @llvm.fmuladd.f32(float %765, float %770, float %772)
  store float %773, ptr addrspace(3) %771, align 4, !tbaa !16
  %774 = icmp samesign ult i32 %767, 14
  br i1 %774, label %766, label %775

775:                                              ; preds = %766, %756
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %776, label %780

776:                                              ; preds = %775
  store i32 15, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %777 = sext i32 %88 to i64
  %778 = getelementptr i32, ptr addrspace(1) %2, i64 %777
  %779 = getelementptr i8, ptr addrspace(1) %778, i64 60
  store i32 15, ptr addrspace(1) %779, align 4, !tbaa !6
  br label %780

780:                                              ; preds = %776, %775
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %781 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %782 = icmp eq i32 %781, 15
  br i1 %782, label %789, label %783

783:                                              ; preds = %780
  %784 = fneg float %759
  %785 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %781
  %786 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 1020
  %787 = load float, ptr addrspace(3) %786, align 4, !tbaa !16
  %788 = load float, ptr addrspace(3) %785, align 4, !tbaa !16
  store float %788, ptr addrspace(3) %786, align 4, !tbaa !16
  store float %787, ptr addrspace(3) %785, align 4, !tbaa !16
  br label %789

789:                                              ; preds = %783, %780
  %790 = phi float [ %784, %783 ], [ %759, %780 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %791 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 1080), align 4, !tbaa !16
  %792 = fmul float %790, %791
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %793, label %798

793:                                              ; preds = %789
  %794 = zext i32 %5 to i64
  %795 = shl nuw i64 %794, 32
  %796 = ashr exact i64 %795, 30
  %797 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %796
  store float %792, ptr addrspace(1) %797, align 4, !tbaa !16
  br label %798

798:                                              ; preds = %789, %793
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #8 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl nsw i32 %5, 8
  %7 = add i32 %6, %4
  %8 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i32 %4
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !16
  store float %11, ptr addrspace(3) %8, align 4, !tbaa !16
  %12 = add i32 %7, 16
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 68
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !16
  %17 = add i32 %7, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 136
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !16
  %22 = add i32 %7, 48
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 204
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !16
  %27 = add i32 %7, 64
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 272
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !16
  %32 = add i32 %7, 80
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 340
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !16
  %37 = add i32 %7, 96
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 408
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !16
  %42 = add i32 %7, 112
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 476
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !16
  %47 = add i32 %7, 128
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 544
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !16
  %52 = add i32 %7, 144
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 612
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !16
  %57 = add i32 %7, 160
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !16
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 680
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !16
  %62 = add i32 %7, 176
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 748
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !16
  %67 = add i32 %7, 192
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 816
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !16
  %72 = add i32 %7, 208
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !16
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 884
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !16
  %77 = add i32 %7, 224
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !16
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 952
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !16
  %82 = add i32 %7, 240
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !16
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 1020
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %87 = icmp eq i32 %4, 0
  %88 = shl nsw i32 %5, 4
  %89 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %4
  br i1 %87, label %93, label %106

90:                                               ; preds = %93
  store i32 %104, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %91 = sext i32 %88 to i64
  %92 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %91
  store i32 %104, ptr addrspace(1) %92, align 4, !tbaa !6
  br label %106

93:                                               ; preds = %3, %93
  %94 = phi i32 [ %96, %93 ], [ 0, %3 ]
  %95 = phi i32 [ %104, %93 ], [ 0, %3 ]
  %96 = add nuw nsw i32 %94, 1
  %97 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %96
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !16
  %99 = tail call fastcc float @llvm.fabs.f32(float noundef %98) #11
  %100 = getelementptr [17 x float], ptr addrspace(3) @eliminate_local.a, i32 %95
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !16
  %102 = tail call fastcc float @llvm.fabs.f32(float noundef %101) #11
  %103 = fcmp ogt float %99, %102
  %104 = select i1 %103, i32 %96, i32 %95
  %105 = icmp samesign ult i32 %94, 14
  br i1 %105, label %93, label %90

106:                                              ; preds = %90, %3
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %107 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %113, label %109

109:                                              ; preds = %106
  %110 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %107
  %111 = load float, ptr addrspace(3) %8, align 4, !tbaa !16
  %112 = load float, ptr addrspace(3) %110, align 4, !tbaa !16
  store float %112, ptr addrspace(3) %8, align 4, !tbaa !16
  store float %111, ptr addrspace(3) %110, align 4, !tbaa !16
  br label %113

113:                                              ; preds = %109, %106
  %114 = phi float [ -1.000000e+00, %109 ], [ 1.000000e+00, %106 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %115 = load float, ptr addrspace(3) @eliminate_local.a, align 4, !tbaa !16
  %116 = fmul float %114, %115
  %117 = icmp eq i32 %4, 0
  br i1 %117, label %131, label %118

118:                                              ; preds = %113
  %119 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %120 = fneg float %119
  %121 = fdiv float %120, %115
  br label %122

122:                                              ; preds = %118, %122
  %123 = phi i32 [ 0, %118 ], [ %124, %122 ]
  %124 = add nuw nsw i32 %123, 1
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i32 %124
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !16
  %127 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %124
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !16
  %129 = tail call float @llvm.fmuladd.f32(float %121, float %126, float %128)
  store float %129, ptr addrspace(3) %127, align 4, !tbaa !16
  %130 = icmp samesign ult i32 %123, 14
  br i1 %130, label %122, label %131

131:                                              ; preds = %122, %113
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %132, label %149

132:                                              ; preds = %131, %132
  %133 = phi i32 [ %135, %132 ], [ 1, %131 ]
  %134 = phi i32 [ %143, %132 ], [ 1, %131 ]
  %135 = add nuw nsw i32 %133, 1
  %136 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 4), i32 %135
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !16
  %138 = tail call fastcc float @llvm.fabs.f32(float noundef %137) #11
  %139 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 4), i32 %134
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !16
  %141 = tail call fastcc float @llvm.fabs.f32(float noundef %140) #11
  %142 = fcmp ogt float %138, %141
  %143 = select i1 %142, i32 %135, i32 %134
  %144 = icmp samesign ult i32 %133, 14
  br i1 %144, label %132, label %145

145:                                              ; preds = %132
  store i32 %143, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %146 = sext i32 %88 to i64
  %147 = getelementptr i32, ptr addrspace(1) %2, i64 %146
  %148 = getelementptr i8, ptr addrspace(1) %147, i64 4
  store i32 %143, ptr addrspace(1) %148, align 4, !tbaa !6
  br label %149

149:                                              ; preds = %145, %131
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %150 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %158, label %152

152:                                              ; preds = %149
  %153 = fneg float %116
  %154 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %150
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 68
  %156 = load float, ptr addrspace(3) %155, align 4, !tbaa !16
  %157 = load float, ptr addrspace(3) %154, align 4, !tbaa !16
  store float %157, ptr addrspace(3) %155, align 4, !tbaa !16
  store float %156, ptr addrspace(3) %154, align 4, !tbaa !16
  br label %158

158:                                              ; preds = %152, %149
  %159 = phi float [ %153, %152 ], [ %116, %149 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %160 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 72), align 4, !tbaa !16
  %161 = fmul float %159, %160
  %162 = icmp samesign ult i32 %4, 2
  br i1 %162, label %177, label %163

163:                                              ; preds = %158
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4
  %165 = load float, ptr addrspace(3) %164, align 4, !tbaa !16
  %166 = fneg float %165
  %167 = fdiv float %166, %160
  br label %168

168:                                              ; preds = %168, %163
  %169 = phi i32 [ 1, %163 ], [ %170, %168 ]
  %170 = add nuw nsw i32 %169, 1
  %171 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 68), i32 %170
  %172 = load float, ptr addrspace(3) %171, align 4, !tbaa !16
  %173 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %170
  %174 = load float, ptr addrspace(3) %173, align 4, !tbaa !16
  %175 = tail call float @llvm.fmuladd.f32(float %167, float %172, float %174)
  store float %175, ptr addrspace(3) %173, align 4, !tbaa !16
  %176 = icmp samesign ult i32 %169, 14
  br i1 %176, label %168, label %177

177:                                              ; preds = %168, %158
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %178, label %195

178:                                              ; preds = %177, %178
  %179 = phi i32 [ %181, %178 ], [ 2, %177 ]
  %180 = phi i32 [ %189, %178 ], [ 2, %177 ]
  %181 = add nuw nsw i32 %179, 1
  %182 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 8), i32 %181
  %183 = load float, ptr addrspace(3) %182, align 4, !tbaa !16
  %184 = tail call fastcc float @llvm.fabs.f32(float noundef %183) #11
  %185 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 8), i32 %180
  %186 = load float, ptr addrspace(3) %185, align 4, !tbaa !16
  %187 = tail call fastcc float @llvm.fabs.f32(float noundef %186) #11
  %188 = fcmp ogt float %184, %187
  %189 = select i1 %188, i32 %181, i32 %180
  %190 = icmp samesign ult i32 %179, 14
  br i1 %190, label %178, label %191

191:                                              ; preds = %178
  store i32 %189, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %192 = sext i32 %88 to i64
  %193 = getelementptr i32, ptr addrspace(1) %2, i64 %192
  %194 = getelementptr i8, ptr addrspace(1) %193, i64 8
  store i32 %189, ptr addrspace(1) %194, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %191, %177
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %196 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %197 = icmp eq i32 %196, 2
  br i1 %197, label %204, label %198

198:                                              ; preds = %195
  %199 = fneg float %161
  %200 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %196
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 136
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !16
  %203 = load float, ptr addrspace(3) %200, align 4, !tbaa !16
  store float %203, ptr addrspace(3) %201, align 4, !tbaa !16
  store float %202, ptr addrspace(3) %200, align 4, !tbaa !16
  br label %204

204:                                              ; preds = %198, %195
  %205 = phi float [ %199, %198 ], [ %161, %195 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 144), align 4, !tbaa !16
  %207 = fmul float %205, %206
  %208 = icmp samesign ult i32 %4, 3
  br i1 %208, label %223, label %209

209:                                              ; preds = %204
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 8
  %211 = load float, ptr addrspace(3) %210, align 4, !tbaa !16
  %212 = fneg float %211
  %213 = fdiv float %212, %206
  br label %214

214:                                              ; preds = %214, %209
  %215 = phi i32 [ 2, %209 ], [ %216, %214 ]
  %216 = add nuw nsw i32 %215, 1
  %217 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 136), i32 %216
  %218 = load float, ptr addrspace(3) %217, align 4, !tbaa !16
  %219 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %216
  %220 = load float, ptr addrspace(3) %219, align 4, !tbaa !16
  %221 = tail call float @llvm.fmuladd.f32(float %213, float %218, float %220)
  store float %221, ptr addrspace(3) %219, align 4, !tbaa !16
  %222 = icmp samesign ult i32 %215, 14
  br i1 %222, label %214, label %223

223:                                              ; preds = %214, %204
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %224, label %241

224:                                              ; preds = %223, %224
  %225 = phi i32 [ %227, %224 ], [ 3, %223 ]
  %226 = phi i32 [ %235, %224 ], [ 3, %223 ]
  %227 = add nuw nsw i32 %225, 1
  %228 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 12), i32 %227
  %229 = load float, ptr addrspace(3) %228, align 4, !tbaa !16
  %230 = tail call fastcc float @llvm.fabs.f32(float noundef %229) #11
  %231 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 12), i32 %226
  %232 = load float, ptr addrspace(3) %231, align 4, !tbaa !16
  %233 = tail call fastcc float @llvm.fabs.f32(float noundef %232) #11
  %234 = fcmp ogt float %230, %233
  %235 = select i1 %234, i32 %227, i32 %226
  %236 = icmp samesign ult i32 %225, 14
  br i1 %236, label %224, label %237

237:                                              ; preds = %224
  store i32 %235, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %238 = sext i32 %88 to i64
  %239 = getelementptr i32, ptr addrspace(1) %2, i64 %238
  %240 = getelementptr i8, ptr addrspace(1) %239, i64 12
  store i32 %235, ptr addrspace(1) %240, align 4, !tbaa !6
  br label %241

241:                                              ; preds = %237, %223
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %242 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %243 = icmp eq i32 %242, 3
  br i1 %243, label %250, label %244

244:                                              ; preds = %241
  %245 = fneg float %207
  %246 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %242
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 204
  %248 = load float, ptr addrspace(3) %247, align 4, !tbaa !16
  %249 = load float, ptr addrspace(3) %246, align 4, !tbaa !16
  store float %249, ptr addrspace(3) %247, align 4, !tbaa !16
  store float %248, ptr addrspace(3) %246, align 4, !tbaa !16
  br label %250

250:                                              ; preds = %244, %241
  %251 = phi float [ %245, %244 ], [ %207, %241 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 216), align 4, !tbaa !16
  %253 = fmul float %251, %252
  %254 = icmp samesign ult i32 %4, 4
  br i1 %254, label %269, label %255

255:                                              ; preds = %250
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 12
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !16
  %258 = fneg float %257
  %259 = fdiv float %258, %252
  br label %260

260:                                              ; preds = %260, %255
  %261 = phi i32 [ 3, %255 ], [ %262, %260 ]
  %262 = add nuw nsw i32 %261, 1
  %263 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 204), i32 %262
  %264 = load float, ptr addrspace(3) %263, align 4, !tbaa !16
  %265 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %262
  %266 = load float, ptr addrspace(3) %265, align 4, !tbaa !16
  %267 = tail call float @llvm.fmuladd.f32(float %259, float %264, float %266)
  store float %267, ptr addrspace(3) %265, align 4, !tbaa !16
  %268 = icmp samesign ult i32 %261, 14
  br i1 %268, label %260, label %269

269:                                              ; preds = %260, %250
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %270, label %287

270:                                              ; preds = %269, %270
  %271 = phi i32 [ %273, %270 ], [ 4, %269 ]
  %272 = phi i32 [ %281, %270 ], [ 4, %269 ]
  %273 = add nuw nsw i32 %271, 1
  %274 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 16), i32 %273
  %275 = load float, ptr addrspace(3) %274, align 4, !tbaa !16
  %276 = tail call fastcc float @llvm.fabs.f32(float noundef %275) #11
  %277 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 16), i32 %272
  %278 = load float, ptr addrspace(3) %277, align 4, !tbaa !16
  %279 = tail call fastcc float @llvm.fabs.f32(float noundef %278) #11
  %280 = fcmp ogt float %276, %279
  %281 = select i1 %280, i32 %273, i32 %272
  %282 = icmp samesign ult i32 %271, 14
  br i1 %282, label %270, label %283

283:                                              ; preds = %270
  store i32 %281, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %284 = sext i32 %88 to i64
  %285 = getelementptr i32, ptr addrspace(1) %2, i64 %284
  %286 = getelementptr i8, ptr addrspace(1) %285, i64 16
  store i32 %281, ptr addrspace(1) %286, align 4, !tbaa !6
  br label %287

287:                                              ; preds = %283, %269
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %288 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %289 = icmp eq i32 %288, 4
  br i1 %289, label %296, label %290

290:                                              ; preds = %287
  %291 = fneg float %253
  %292 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %288
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 272
  %294 = load float, ptr addrspace(3) %293, align 4, !tbaa !16
  %295 = load float, ptr addrspace(3) %292, align 4, !tbaa !16
  store float %295, ptr addrspace(3) %293, align 4, !tbaa !16
  store float %294, ptr addrspace(3) %292, align 4, !tbaa !16
  br label %296

296:                                              ; preds = %290, %287
  %297 = phi float [ %291, %290 ], [ %253, %287 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %298 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 288), align 4, !tbaa !16
  %299 = fmul float %297, %298
  %300 = icmp samesign ult i32 %4, 5
  br i1 %300, label %315, label %301

301:                                              ; preds = %296
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 16
  %303 = load float, ptr addrspace(3) %302, align 4, !tbaa !16
  %304 = fneg float %303
  %305 = fdiv float %304, %298
  br label %306

306:                                              ; preds = %306, %301
  %307 = phi i32 [ 4, %301 ], [ %308, %306 ]
  %308 = add nuw nsw i32 %307, 1
  %309 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 272), i32 %308
  %310 = load float, ptr addrspace(3) %309, align 4, !tbaa !16
  %311 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %308
  %312 = load float, ptr addrspace(3) %311, align 4, !tbaa !16
  %313 = tail call float @llvm.fmuladd.f32(float %305, float %310, float %312)
  store float %313, ptr addrspace(3) %311, align 4, !tbaa !16
  %314 = icmp samesign ult i32 %307, 14
  br i1 %314, label %306, label %315

315:                                              ; preds = %306, %296
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %316, label %333

316:                                              ; preds = %315, %316
  %317 = phi i32 [ %319, %316 ], [ 5, %315 ]
  %318 = phi i32 [ %327, %316 ], [ 5, %315 ]
  %319 = add nuw nsw i32 %317, 1
  %320 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 20), i32 %319
  %321 = load float, ptr addrspace(3) %320, align 4, !tbaa !16
  %322 = tail call fastcc float @llvm.fabs.f32(float noundef %321) #11
  %323 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 20), i32 %318
  %324 = load float, ptr addrspace(3) %323, align 4, !tbaa !16
  %325 = tail call fastcc float @llvm.fabs.f32(float noundef %324) #11
  %326 = fcmp ogt float %322, %325
  %327 = select i1 %326, i32 %319, i32 %318
  %328 = icmp samesign ult i32 %317, 14
  br i1 %328, label %316, label %329

329:                                              ; preds = %316
  store i32 %327, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %330 = sext i32 %88 to i64
  %331 = getelementptr i32, ptr addrspace(1) %2, i64 %330
  %332 = getelementptr i8, ptr addrspace(1) %331, i64 20
  store i32 %327, ptr addrspace(1) %332, align 4, !tbaa !6
  br label %333

333:                                              ; preds = %329, %315
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %334 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %335 = icmp eq i32 %334, 5
  br i1 %335, label %342, label %336

336:                                              ; preds = %333
  %337 = fneg float %299
  %338 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %334
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 340
  %340 = load float, ptr addrspace(3) %339, align 4, !tbaa !16
  %341 = load float, ptr addrspace(3) %338, align 4, !tbaa !16
  store float %341, ptr addrspace(3) %339, align 4, !tbaa !16
  store float %340, ptr addrspace(3) %338, align 4, !tbaa !16
  br label %342

342:                                              ; preds = %336, %333
  %343 = phi float [ %337, %336 ], [ %299, %333 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %344 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 360), align 4, !tbaa !16
  %345 = fmul float %343, %344
  %346 = icmp samesign ult i32 %4, 6
  br i1 %346, label %361, label %347

347:                                              ; preds = %342
  %348 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 20
  %349 = load float, ptr addrspace(3) %348, align 4, !tbaa !16
  %350 = fneg float %349
  %351 = fdiv float %350, %344
  br label %352

352:                                              ; preds = %352, %347
  %353 = phi i32 [ 5, %347 ], [ %354, %352 ]
  %354 = add nuw nsw i32 %353, 1
  %355 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 340), i32 %354
  %356 = load float, ptr addrspace(3) %355, align 4, !tbaa !16
  %357 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %354
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !16
  %359 = tail call float @llvm.fmuladd.f32(float %351, float %356, float %358)
  store float %359, ptr addrspace(3) %357, align 4, !tbaa !16
  %360 = icmp samesign ult i32 %353, 14
  br i1 %360, label %352, label %361

361:                                              ; preds = %352, %342
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %362, label %379

362:                                              ; preds = %361, %362
  %363 = phi i32 [ %365, %362 ], [ 6, %361 ]
  %364 = phi i32 [ %373, %362 ], [ 6, %361 ]
  %365 = add nuw nsw i32 %363, 1
  %366 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 24), i32 %365
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !16
  %368 = tail call fastcc float @llvm.fabs.f32(float noundef %367) #11
  %369 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 24), i32 %364
  %370 = load float, ptr addrspace(3) %369, align 4, !tbaa !16
  %371 = tail call fastcc float @llvm.fabs.f32(float noundef %370) #11
  %372 = fcmp ogt float %368, %371
  %373 = select i1 %372, i32 %365, i32 %364
  %374 = icmp samesign ult i32 %363, 14
  br i1 %374, label %362, label %375

375:                                              ; preds = %362
  store i32 %373, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %376 = sext i32 %88 to i64
  %377 = getelementptr i32, ptr addrspace(1) %2, i64 %376
  %378 = getelementptr i8, ptr addrspace(1) %377, i64 24
  store i32 %373, ptr addrspace(1) %378, align 4, !tbaa !6
  br label %379

379:                                              ; preds = %375, %361
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %380 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %381 = icmp eq i32 %380, 6
  br i1 %381, label %388, label %382

382:                                              ; preds = %379
  %383 = fneg float %345
  %384 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %380
  %385 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 408
  %386 = load float, ptr addrspace(3) %385, align 4, !tbaa !16
  %387 = load float, ptr addrspace(3) %384, align 4, !tbaa !16
  store float %387, ptr addrspace(3) %385, align 4, !tbaa !16
  store float %386, ptr addrspace(3) %384, align 4, !tbaa !16
  br label %388

388:                                              ; preds = %382, %379
  %389 = phi float [ %383, %382 ], [ %345, %379 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 432), align 4, !tbaa !16
  %391 = fmul float %389, %390
  %392 = icmp samesign ult i32 %4, 7
  br i1 %392, label %407, label %393

393:                                              ; preds = %388
  %394 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 24
  %395 = load float, ptr addrspace(3) %394, align 4, !tbaa !16
  %396 = fneg float %395
  %397 = fdiv float %396, %390
  br label %398

398:                                              ; preds = %398, %393
  %399 = phi i32 [ 6, %393 ], [ %400, %398 ]
  %400 = add nuw nsw i32 %399, 1
  %401 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 408), i32 %400
  %402 = load float, ptr addrspace(3) %401, align 4, !tbaa !16
  %403 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %400
  %404 = load float, ptr addrspace(3) %403, align 4, !tbaa !16
  %405 = tail call float @llvm.fmuladd.f32(float %397, float %402, float %404)
  store float %405, ptr addrspace(3) %403, align 4, !tbaa !16
  %406 = icmp samesign ult i32 %399, 14
  br i1 %406, label %398, label %407

407:                                              ; preds = %398, %388
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %408, label %425

408:                                              ; preds = %407, %408
  %409 = phi i32 [ %411, %408 ], [ 7, %407 ]
  %410 = phi i32 [ %419, %408 ], [ 7, %407 ]
  %411 = add nuw nsw i32 %409, 1
  %412 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 28), i32 %411
  %413 = load float, ptr addrspace(3) %412, align 4, !tbaa !16
  %414 = tail call fastcc float @llvm.fabs.f32(float noundef %413) #11
  %415 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 28), i32 %410
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !16
  %417 = tail call fastcc float @llvm.fabs.f32(float noundef %416) #11
  %418 = fcmp ogt float %414, %417
  %419 = select i1 %418, i32 %411, i32 %410
  %420 = icmp samesign ult i32 %409, 14
  br i1 %420, label %408, label %421

421:                                              ; preds = %408
  store i32 %419, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %422 = sext i32 %88 to i64
  %423 = getelementptr i32, ptr addrspace(1) %2, i64 %422
  %424 = getelementptr i8, ptr addrspace(1) %423, i64 28
  store i32 %419, ptr addrspace(1) %424, align 4, !tbaa !6
  br label %425

425:                                              ; preds = %421, %407
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %426 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %427 = icmp eq i32 %426, 7
  br i1 %427, label %434, label %428

428:                                              ; preds = %425
  %429 = fneg float %391
  %430 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %426
  %431 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 476
  %432 = load float, ptr addrspace(3) %431, align 4, !tbaa !16
  %433 = load float, ptr addrspace(3) %430, align 4, !tbaa !16
  store float %433, ptr addrspace(3) %431, align 4, !tbaa !16
  store float %432, ptr addrspace(3) %430, align 4, !tbaa !16
  br label %434

434:                                              ; preds = %428, %425
  %435 = phi float [ %429, %428 ], [ %391, %425 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %436 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 504), align 4, !tbaa !16
  %437 = fmul float %435, %436
  %438 = icmp samesign ult i32 %4, 8
  br i1 %438, label %453, label %439

439:                                              ; preds = %434
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 28
  %441 = load float, ptr addrspace(3) %440, align 4, !tbaa !16
  %442 = fneg float %441
  %443 = fdiv float %442, %436
  br label %444

444:                                              ; preds = %444, %439
  %445 = phi i32 [ 7, %439 ], [ %446, %444 ]
  %446 = add nuw nsw i32 %445, 1
  %447 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 476), i32 %446
  %448 = load float, ptr addrspace(3) %447, align 4, !tbaa !16
  %449 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %446
  %450 = load float, ptr addrspace(3) %449, align 4, !tbaa !16
  %451 = tail call float @llvm.fmuladd.f32(float %443, float %448, float %450)
  store float %451, ptr addrspace(3) %449, align 4, !tbaa !16
  %452 = icmp samesign ult i32 %445, 14
  br i1 %452, label %444, label %453

453:                                              ; preds = %444, %434
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %454, label %471

454:                                              ; preds = %453, %454
  %455 = phi i32 [ %457, %454 ], [ 8, %453 ]
  %456 = phi i32 [ %465, %454 ], [ 8, %453 ]
  %457 = add nuw nsw i32 %455, 1
  %458 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 32), i32 %457
  %459 = load float, ptr addrspace(3) %458, align 4, !tbaa !16
  %460 = tail call fastcc float @llvm.fabs.f32(float noundef %459) #11
  %461 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 32), i32 %456
  %462 = load float, ptr addrspace(3) %461, align 4, !tbaa !16
  %463 = tail call fastcc float @llvm.fabs.f32(float noundef %462) #11
  %464 = fcmp ogt float %460, %463
  %465 = select i1 %464, i32 %457, i32 %456
  %466 = icmp samesign ult i32 %455, 14
  br i1 %466, label %454, label %467

467:                                              ; preds = %454
  store i32 %465, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %468 = sext i32 %88 to i64
  %469 = getelementptr i32, ptr addrspace(1) %2, i64 %468
  %470 = getelementptr i8, ptr addrspace(1) %469, i64 32
  store i32 %465, ptr addrspace(1) %470, align 4, !tbaa !6
  br label %471

471:                                              ; preds = %467, %453
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %472 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %473 = icmp eq i32 %472, 8
  br i1 %473, label %480, label %474

474:                                              ; preds = %471
  %475 = fneg float %437
  %476 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %472
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 544
  %478 = load float, ptr addrspace(3) %477, align 4, !tbaa !16
  %479 = load float, ptr addrspace(3) %476, align 4, !tbaa !16
  store float %479, ptr addrspace(3) %477, align 4, !tbaa !16
  store float %478, ptr addrspace(3) %476, align 4, !tbaa !16
  br label %480

480:                                              ; preds = %474, %471
  %481 = phi float [ %475, %474 ], [ %437, %471 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %482 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 576), align 4, !tbaa !16
  %483 = fmul float %481, %482
  %484 = icmp samesign ult i32 %4, 9
  br i1 %484, label %499, label %485

485:                                              ; preds = %480
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 32
  %487 = load float, ptr addrspace(3) %486, align 4, !tbaa !16
  %488 = fneg float %487
  %489 = fdiv float %488, %482
  br label %490

490:                                              ; preds = %490, %485
  %491 = phi i32 [ 8, %485 ], [ %492, %490 ]
  %492 = add nuw nsw i32 %491, 1
  %493 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 544), i32 %492
  %494 = load float, ptr addrspace(3) %493, align 4, !tbaa !16
  %495 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %492
  %496 = load float, ptr addrspace(3) %495, align 4, !tbaa !16
  %497 = tail call float @llvm.fmuladd.f32(float %489, float %494, float %496)
  store float %497, ptr addrspace(3) %495, align 4, !tbaa !16
  %498 = icmp samesign ult i32 %491, 14
  br i1 %498, label %490, label %499

499:                                              ; preds = %490, %480
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %500, label %517

500:                                              ; preds = %499, %500
  %501 = phi i32 [ %503, %500 ], [ 9, %499 ]
  %502 = phi i32 [ %511, %500 ], [ 9, %499 ]
  %503 = add nuw nsw i32 %501, 1
  %504 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 36), i32 %503
  %505 = load float, ptr addrspace(3) %504, align 4, !tbaa !16
  %506 = tail call fastcc float @llvm.fabs.f32(float noundef %505) #11
  %507 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 36), i32 %502
  %508 = load float, ptr addrspace(3) %507, align 4, !tbaa !16
  %509 = tail call fastcc float @llvm.fabs.f32(float noundef %508) #11
  %510 = fcmp ogt float %506, %509
  %511 = select i1 %510, i32 %503, i32 %502
  %512 = icmp samesign ult i32 %501, 14
  br i1 %512, label %500, label %513

513:                                              ; preds = %500
  store i32 %511, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %514 = sext i32 %88 to i64
  %515 = getelementptr i32, ptr addrspace(1) %2, i64 %514
  %516 = getelementptr i8, ptr addrspace(1) %515, i64 36
  store i32 %511, ptr addrspace(1) %516, align 4, !tbaa !6
  br label %517

517:                                              ; preds = %513, %499
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %518 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %519 = icmp eq i32 %518, 9
  br i1 %519, label %526, label %520

520:                                              ; preds = %517
  %521 = fneg float %483
  %522 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %518
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 612
  %524 = load float, ptr addrspace(3) %523, align 4, !tbaa !16
  %525 = load float, ptr addrspace(3) %522, align 4, !tbaa !16
  store float %525, ptr addrspace(3) %523, align 4, !tbaa !16
  store float %524, ptr addrspace(3) %522, align 4, !tbaa !16
  br label %526

526:                                              ; preds = %520, %517
  %527 = phi float [ %521, %520 ], [ %483, %517 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %528 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 648), align 4, !tbaa !16
  %529 = fmul float %527, %528
  %530 = icmp samesign ult i32 %4, 10
  br i1 %530, label %545, label %531

531:                                              ; preds = %526
  %532 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 36
  %533 = load float, ptr addrspace(3) %532, align 4, !tbaa !16
  %534 = fneg float %533
  %535 = fdiv float %534, %528
  br label %536

536:                                              ; preds = %536, %531
  %537 = phi i32 [ 9, %531 ], [ %538, %536 ]
  %538 = add nuw nsw i32 %537, 1
  %539 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 612), i32 %538
  %540 = load float, ptr addrspace(3) %539, align 4, !tbaa !16
  %541 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %538
  %542 = load float, ptr addrspace(3) %541, align 4, !tbaa !16
  %543 = tail call float @llvm.fmuladd.f32(float %535, float %540, float %542)
  store float %543, ptr addrspace(3) %541, align 4, !tbaa !16
  %544 = icmp samesign ult i32 %537, 14
  br i1 %544, label %536, label %545

545:                                              ; preds = %536, %526
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %546, label %563

546:                                              ; preds = %545, %546
  %547 = phi i32 [ %549, %546 ], [ 10, %545 ]
  %548 = phi i32 [ %557, %546 ], [ 10, %545 ]
  %549 = add nuw nsw i32 %547, 1
  %550 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 40), i32 %549
  %551 = load float, ptr addrspace(3) %550, align 4, !tbaa !16
  %552 = tail call fastcc float @llvm.fabs.f32(float noundef %551) #11
  %553 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 40), i32 %548
  %554 = load float, ptr addrspace(3) %553, align 4, !tbaa !16
  %555 = tail call fastcc float @llvm.fabs.f32(float noundef %554) #11
  %556 = fcmp ogt float %552, %555
  %557 = select i1 %556, i32 %549, i32 %548
  %558 = icmp samesign ult i32 %547, 14
  br i1 %558, label %546, label %559

559:                                              ; preds = %546
  store i32 %557, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %560 = sext i32 %88 to i64
  %561 = getelementptr i32, ptr addrspace(1) %2, i64 %560
  %562 = getelementptr i8, ptr addrspace(1) %561, i64 40
  store i32 %557, ptr addrspace(1) %562, align 4, !tbaa !6
  br label %563

563:                                              ; preds = %559, %545
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %564 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %565 = icmp eq i32 %564, 10
  br i1 %565, label %572, label %566

566:                                              ; preds = %563
  %567 = fneg float %529
  %568 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %564
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 680
  %570 = load float, ptr addrspace(3) %569, align 4, !tbaa !16
  %571 = load float, ptr addrspace(3) %568, align 4, !tbaa !16
  store float %571, ptr addrspace(3) %569, align 4, !tbaa !16
  store float %570, ptr addrspace(3) %568, align 4, !tbaa !16
  br label %572

572:                                              ; preds = %566, %563
  %573 = phi float [ %567, %566 ], [ %529, %563 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %574 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 720), align 4, !tbaa !16
  %575 = fmul float %573, %574
  %576 = icmp samesign ult i32 %4, 11
  br i1 %576, label %591, label %577

577:                                              ; preds = %572
  %578 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 40
  %579 = load float, ptr addrspace(3) %578, align 4, !tbaa !16
  %580 = fneg float %579
  %581 = fdiv float %580, %574
  br label %582

582:                                              ; preds = %582, %577
  %583 = phi i32 [ 10, %577 ], [ %584, %582 ]
  %584 = add nuw nsw i32 %583, 1
  %585 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 680), i32 %584
  %586 = load float, ptr addrspace(3) %585, align 4, !tbaa !16
  %587 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %584
  %588 = load float, ptr addrspace(3) %587, align 4, !tbaa !16
  %589 = tail call float @llvm.fmuladd.f32(float %581, float %586, float %588)
  store float %589, ptr addrspace(3) %587, align 4, !tbaa !16
  %590 = icmp samesign ult i32 %583, 14
  br i1 %590, label %582, label %591

591:                                              ; preds = %582, %572
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %592, label %609

592:                                              ; preds = %591, %592
  %593 = phi i32 [ %595, %592 ], [ 11, %591 ]
  %594 = phi i32 [ %603, %592 ], [ 11, %591 ]
  %595 = add nuw nsw i32 %593, 1
  %596 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 44), i32 %595
  %597 = load float, ptr addrspace(3) %596, align 4, !tbaa !16
  %598 = tail call fastcc float @llvm.fabs.f32(float noundef %597) #11
  %599 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 44), i32 %594
  %600 = load float, ptr addrspace(3) %599, align 4, !tbaa !16
  %601 = tail call fastcc float @llvm.fabs.f32(float noundef %600) #11
  %602 = fcmp ogt float %598, %601
  %603 = select i1 %602, i32 %595, i32 %594
  %604 = icmp samesign ult i32 %593, 14
  br i1 %604, label %592, label %605

605:                                              ; preds = %592
  store i32 %603, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %606 = sext i32 %88 to i64
  %607 = getelementptr i32, ptr addrspace(1) %2, i64 %606
  %608 = getelementptr i8, ptr addrspace(1) %607, i64 44
  store i32 %603, ptr addrspace(1) %608, align 4, !tbaa !6
  br label %609

609:                                              ; preds = %605, %591
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %610 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %611 = icmp eq i32 %610, 11
  br i1 %611, label %618, label %612

612:                                              ; preds = %609
  %613 = fneg float %575
  %614 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %610
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 748
  %616 = load float, ptr addrspace(3) %615, align 4, !tbaa !16
  %617 = load float, ptr addrspace(3) %614, align 4, !tbaa !16
  store float %617, ptr addrspace(3) %615, align 4, !tbaa !16
  store float %616, ptr addrspace(3) %614, align 4, !tbaa !16
  br label %618

618:                                              ; preds = %612, %609
  %619 = phi float [ %613, %612 ], [ %575, %609 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %620 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 792), align 4, !tbaa !16
  %621 = fmul float %619, %620
  %622 = icmp samesign ult i32 %4, 12
  br i1 %622, label %637, label %623

623:                                              ; preds = %618
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 44
  %625 = load float, ptr addrspace(3) %624, align 4, !tbaa !16
  %626 = fneg float %625
  %627 = fdiv float %626, %620
  br label %628

628:                                              ; preds = %628, %623
  %629 = phi i32 [ 11, %623 ], [ %630, %628 ]
  %630 = add nuw nsw i32 %629, 1
  %631 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 748), i32 %630
  %632 = load float, ptr addrspace(3) %631, align 4, !tbaa !16
  %633 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %630
  %634 = load float, ptr addrspace(3) %633, align 4, !tbaa !16
  %635 = tail call float @llvm.fmuladd.f32(float %627, float %632, float %634)
  store float %635, ptr addrspace(3) %633, align 4, !tbaa !16
  %636 = icmp samesign ult i32 %629, 14
  br i1 %636, label %628, label %637

637:                                              ; preds = %628, %618
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %638, label %655

638:                                              ; preds = %637, %638
  %639 = phi i32 [ %641, %638 ], [ 12, %637 ]
  %640 = phi i32 [ %649, %638 ], [ 12, %637 ]
  %641 = add nuw nsw i32 %639, 1
  %642 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 48), i32 %641
  %643 = load float, ptr addrspace(3) %642, align 4, !tbaa !16
  %644 = tail call fastcc float @llvm.fabs.f32(float noundef %643) #11
  %645 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 48), i32 %640
  %646 = load float, ptr addrspace(3) %645, align 4, !tbaa !16
  %647 = tail call fastcc float @llvm.fabs.f32(float noundef %646) #11
  %648 = fcmp ogt float %644, %647
  %649 = select i1 %648, i32 %641, i32 %640
  %650 = icmp samesign ult i32 %639, 14
  br i1 %650, label %638, label %651

651:                                              ; preds = %638
  store i32 %649, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %652 = sext i32 %88 to i64
  %653 = getelementptr i32, ptr addrspace(1) %2, i64 %652
  %654 = getelementptr i8, ptr addrspace(1) %653, i64 48
  store i32 %649, ptr addrspace(1) %654, align 4, !tbaa !6
  br label %655

655:                                              ; preds = %651, %637
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %656 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %657 = icmp eq i32 %656, 12
  br i1 %657, label %664, label %658

658:                                              ; preds = %655
  %659 = fneg float %621
  %660 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %656
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 816
  %662 = load float, ptr addrspace(3) %661, align 4, !tbaa !16
  %663 = load float, ptr addrspace(3) %660, align 4, !tbaa !16
  store float %663, ptr addrspace(3) %661, align 4, !tbaa !16
  store float %662, ptr addrspace(3) %660, align 4, !tbaa !16
  br label %664

664:                                              ; preds = %658, %655
  %665 = phi float [ %659, %658 ], [ %621, %655 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %666 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 864), align 4, !tbaa !16
  %667 = fmul float %665, %666
  %668 = icmp samesign ult i32 %4, 13
  br i1 %668, label %683, label %669

669:                                              ; preds = %664
  %670 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 48
  %671 = load float, ptr addrspace(3) %670, align 4, !tbaa !16
  %672 = fneg float %671
  %673 = fdiv float %672, %666
  br label %674

674:                                              ; preds = %674, %669
  %675 = phi i32 [ 12, %669 ], [ %676, %674 ]
  %676 = add nuw nsw i32 %675, 1
  %677 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 816), i32 %676
  %678 = load float, ptr addrspace(3) %677, align 4, !tbaa !16
  %679 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %676
  %680 = load float, ptr addrspace(3) %679, align 4, !tbaa !16
  %681 = tail call float @llvm.fmuladd.f32(float %673, float %678, float %680)
  store float %681, ptr addrspace(3) %679, align 4, !tbaa !16
  %682 = icmp samesign ult i32 %675, 14
  br i1 %682, label %674, label %683

683:                                              ; preds = %674, %664
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %684, label %701

684:                                              ; preds = %683, %684
  %685 = phi i32 [ %687, %684 ], [ 13, %683 ]
  %686 = phi i32 [ %695, %684 ], [ 13, %683 ]
  %687 = add nuw nsw i32 %685, 1
  %688 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 52), i32 %687
  %689 = load float, ptr addrspace(3) %688, align 4, !tbaa !16
  %690 = tail call fastcc float @llvm.fabs.f32(float noundef %689) #11
  %691 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 52), i32 %686
  %692 = load float, ptr addrspace(3) %691, align 4, !tbaa !16
  %693 = tail call fastcc float @llvm.fabs.f32(float noundef %692) #11
  %694 = fcmp ogt float %690, %693
  %695 = select i1 %694, i32 %687, i32 %686
  %696 = icmp samesign ult i32 %685, 14
  br i1 %696, label %684, label %697

697:                                              ; preds = %684
  store i32 %695, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %698 = sext i32 %88 to i64
  %699 = getelementptr i32, ptr addrspace(1) %2, i64 %698
  %700 = getelementptr i8, ptr addrspace(1) %699, i64 52
  store i32 %695, ptr addrspace(1) %700, align 4, !tbaa !6
  br label %701

701:                                              ; preds = %697, %683
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %702 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %703 = icmp eq i32 %702, 13
  br i1 %703, label %710, label %704

704:                                              ; preds = %701
  %705 = fneg float %667
  %706 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %702
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 884
  %708 = load float, ptr addrspace(3) %707, align 4, !tbaa !16
  %709 = load float, ptr addrspace(3) %706, align 4, !tbaa !16
  store float %709, ptr addrspace(3) %707, align 4, !tbaa !16
  store float %708, ptr addrspace(3) %706, align 4, !tbaa !16
  br label %710

710:                                              ; preds = %704, %701
  %711 = phi float [ %705, %704 ], [ %667, %701 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %712 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 936), align 4, !tbaa !16
  %713 = fmul float %711, %712
  %714 = icmp samesign ult i32 %4, 14
  br i1 %714, label %729, label %715

715:                                              ; preds = %710
  %716 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 52
  %717 = load float, ptr addrspace(3) %716, align 4, !tbaa !16
  %718 = fneg float %717
  %719 = fdiv float %718, %712
  br label %720

720:                                              ; preds = %720, %715
  %721 = phi i32 [ 13, %715 ], [ %722, %720 ]
  %722 = add nuw nsw i32 %721, 1
  %723 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 884), i32 %722
  %724 = load float, ptr addrspace(3) %723, align 4, !tbaa !16
  %725 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %722
  %726 = load float, ptr addrspace(3) %725, align 4, !tbaa !16
  %727 = tail call float @llvm.fmuladd.f32(float %719, float %724, float %726)
  store float %727, ptr addrspace(3) %725, align 4, !tbaa !16
  %728 = icmp samesign ult i32 %721, 14
  br i1 %728, label %720, label %729

729:                                              ; preds = %720, %710
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %730, label %747

730:                                              ; preds = %729, %730
  %731 = phi i32 [ %733, %730 ], [ 14, %729 ]
  %732 = phi i32 [ %741, %730 ], [ 14, %729 ]
  %733 = add nuw nsw i32 %731, 1
  %734 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 56), i32 %733
  %735 = load float, ptr addrspace(3) %734, align 4, !tbaa !16
  %736 = tail call fastcc float @llvm.fabs.f32(float noundef %735) #11
  %737 = getelementptr [17 x float], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 56), i32 %732
  %738 = load float, ptr addrspace(3) %737, align 4, !tbaa !16
  %739 = tail call fastcc float @llvm.fabs.f32(float noundef %738) #11
  %740 = fcmp ogt float %736, %739
  %741 = select i1 %740, i32 %733, i32 %732
  %742 = icmp samesign ult i32 %731, 14
  br i1 %742, label %730, label %743

743:                                              ; preds = %730
  store i32 %741, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %744 = sext i32 %88 to i64
  %745 = getelementptr i32, ptr addrspace(1) %2, i64 %744
  %746 = getelementptr i8, ptr addrspace(1) %745, i64 56
  store i32 %741, ptr addrspace(1) %746, align 4, !tbaa !6
  br label %747

747:                                              ; preds = %743, %729
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %748 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %749 = icmp eq i32 %748, 14
  br i1 %749, label %756, label %750

750:                                              ; preds = %747
  %751 = fneg float %713
  %752 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %748
  %753 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 952
  %754 = load float, ptr addrspace(3) %753, align 4, !tbaa !16
  %755 = load float, ptr addrspace(3) %752, align 4, !tbaa !16
  store float %755, ptr addrspace(3) %753, align 4, !tbaa !16
  store float %754, ptr addrspace(3) %752, align 4, !tbaa !16
  br label %756

756:                                              ; preds = %750, %747
  %757 = phi float [ %751, %750 ], [ %713, %747 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 1008), align 4, !tbaa !16
  %759 = fmul float %757, %758
  %760 = icmp samesign ult i32 %4, 15
  br i1 %760, label %775, label %761

761:                                              ; preds = %756
  %762 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 56
  %763 = load float, ptr addrspace(3) %762, align 4, !tbaa !16
  %764 = fneg float %763
  %765 = fdiv float %764, %758
  br label %766

766:                                              ; preds = %766, %761
  %767 = phi i32 [ 14, %761 ], [ %768, %766 ]
  %768 = add nuw nsw i32 %767, 1
  %769 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 952), i32 %768
  %770 = load float, ptr addrspace(3) %769, align 4, !tbaa !16
  %771 = getelementptr inbounds nuw float, ptr addrspace(3) %89, i32 %768
  %772 = load float, ptr addrspace(3) %771, align 4, !tbaa !16
  %773 = tail call float @llvm.fmuladd.f32(float %765, float %770, float %772)
  store float %773, ptr addrspace(3) %771, align 4, !tbaa !16
  %774 = icmp samesign ult i32 %767, 14
  br i1 %774, label %766, label %775

775:                                              ; preds = %766, %756
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %776, label %780

776:                                              ; preds = %775
  store i32 15, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %777 = sext i32 %88 to i64
  %778 = getelementptr i32, ptr addrspace(1) %2, i64 %777
  %779 = getelementptr i8, ptr addrspace(1) %778, i64 60
  store i32 15, ptr addrspace(1) %779, align 4, !tbaa !6
  br label %780

780:                                              ; preds = %776, %775
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %781 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %782 = icmp eq i32 %781, 15
  br i1 %782, label %789, label %783

783:                                              ; preds = %780
  %784 = fneg float %759
  %785 = getelementptr [17 x float], ptr addrspace(3) %8, i32 %781
  %786 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 1020
  %787 = load float, ptr addrspace(3) %786, align 4, !tbaa !16
  %788 = load float, ptr addrspace(3) %785, align 4, !tbaa !16
  store float %788, ptr addrspace(3) %786, align 4, !tbaa !16
  store float %787, ptr addrspace(3) %785, align 4, !tbaa !16
  br label %789

789:                                              ; preds = %783, %780
  %790 = phi float [ %784, %783 ], [ %759, %780 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %791 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @eliminate_local.a, i32 1080), align 4, !tbaa !16
  %792 = fmul float %790, %791
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %87, label %793, label %798

793:                                              ; preds = %789
  %794 = zext i32 %5 to i64
  %795 = shl nuw i64 %794, 32
  %796 = ashr exact i64 %795, 30
  %797 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %796
  store float %792, ptr addrspace(1) %797, align 4, !tbaa !16
  br label %798

798:                                              ; preds = %793, %789
  ret void
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { convergent nounwind willreturn memory(none) }

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
!14 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!15 = !{!"", !"const", !"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!"const", !"", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"float*", !"float*", !"int*"}
!23 = !{!"const", !"", !""}
!24 = !{!"amdgpu-synchronize-as", !"local"}
