; ModuleID = 'corpus/opencl/cellular.cl'
source_filename = "corpus/opencl/cellular.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@rule_1d.cell = internal unnamed_addr addrspace(3) global [2 x [34 x i8]] undef, align 1

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
define protected amdgpu_kernel void @life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %33 = add i32 %2, -1
  %34 = add i32 %33, %20
  %35 = srem i32 %34, %2
  %36 = add nsw i32 %20, 1
  %37 = srem i32 %36, %2
  %38 = add i32 %3, -1
  %39 = add i32 %38, %32
  %40 = srem i32 %39, %3
  %41 = add nsw i32 %32, 1
  %42 = srem i32 %41, %3
  %43 = mul nsw i32 %40, %2
  %44 = add nsw i32 %43, %35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16, !amdgpu.noclobber !17
  %48 = zext i8 %47 to i32
  %49 = add nsw i32 %43, %20
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !16, !amdgpu.noclobber !17
  %53 = zext i8 %52 to i32
  %54 = add nuw nsw i32 %53, %48
  %55 = add nsw i32 %43, %37
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16, !amdgpu.noclobber !17
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %54, %59
  %61 = mul nsw i32 %2, %32
  %62 = add nsw i32 %61, %35
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !16, !amdgpu.noclobber !17
  %66 = zext i8 %65 to i32
  %67 = add nuw nsw i32 %60, %66
  %68 = add nsw i32 %61, %37
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !16, !amdgpu.noclobber !17
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %67, %72
  %74 = mul nsw i32 %42, %2
  %75 = add nsw i32 %74, %35
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !16, !amdgpu.noclobber !17
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %73, %79
  %81 = add nsw i32 %74, %20
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !16, !amdgpu.noclobber !17
  %85 = zext i8 %84 to i32
  %86 = add nuw nsw i32 %80, %85
  %87 = add nsw i32 %74, %37
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !16, !amdgpu.noclobber !17
  %91 = zext i8 %90 to i32
  %92 = add nuw nsw i32 %86, %91
  switch i32 %92, label %99 [
    i32 3, label %100
    i32 2, label %93
  ]

93:                                               ; preds = %4
  %94 = add nsw i32 %61, %20
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %95
  %97 = load i8, ptr addrspace(1) %96, align 1, !tbaa !16, !amdgpu.noclobber !17
  %98 = icmp ne i8 %97, 0
  br label %100

99:                                               ; preds = %4
  br label %100

100:                                              ; preds = %4, %93, %99
  %101 = phi i1 [ true, %4 ], [ %98, %93 ], [ false, %99 ]
  %102 = zext i1 %101 to i8
  %103 = add nsw i32 %61, %20
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %104
  store i8 %102, ptr addrspace(1) %105, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %33 = add i32 %2, -1
  %34 = add i32 %33, %20
  %35 = srem i32 %34, %2
  %36 = add nsw i32 %20, 1
  %37 = srem i32 %36, %2
  %38 = add i32 %3, -1
  %39 = add i32 %38, %32
  %40 = srem i32 %39, %3
  %41 = add nsw i32 %32, 1
  %42 = srem i32 %41, %3
  %43 = mul nsw i32 %40, %2
  %44 = add nsw i32 %43, %35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16
  %48 = zext i8 %47 to i32
  %49 = add nsw i32 %43, %20
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !16
  %53 = zext i8 %52 to i32
  %54 = add nuw nsw i32 %53, %48
  %55 = add nsw i32 %43, %37
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %54, %59
  %61 = mul nsw i32 %2, %32
  %62 = add nsw i32 %61, %35
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !16
  %66 = zext i8 %65 to i32
  %67 = add nuw nsw i32 %60, %66
  %68 = add nsw i32 %61, %37
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !16
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %67, %72
  %74 = mul nsw i32 %42, %2
  %75 = add nsw i32 %74, %35
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !16
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %73, %79
  %81 = add nsw i32 %74, %20
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !16
  %85 = zext i8 %84 to i32
  %86 = add nuw nsw i32 %80, %85
  %87 = add nsw i32 %74, %37
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !16
  %91 = zext i8 %90 to i32
  %92 = add nuw nsw i32 %86, %91
  switch i32 %92, label %99 [
    i32 3, label %100
    i32 2, label %93
  ]

93:                                               ; preds = %4
  %94 = add nsw i32 %61, %20
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %95
  %97 = load i8, ptr addrspace(1) %96, align 1, !tbaa !16
  %98 = icmp ne i8 %97, 0
  br label %100

99:                                               ; preds = %4
  br label %100

100:                                              ; preds = %4, %99, %93
  %101 = phi i1 [ true, %4 ], [ %98, %93 ], [ false, %99 ]
  %102 = zext i1 %101 to i8
  %103 = add nsw i32 %61, %20
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %104
  store i8 %102, ptr addrspace(1) %105, align 1, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = add i32 %2, -1
  %21 = add i32 %20, %19
  %22 = srem i32 %21, %2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6, !amdgpu.noclobber !17
  %26 = shl i64 %18, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6, !amdgpu.noclobber !17
  %30 = add nsw i32 %19, 1
  %31 = srem i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !amdgpu.noclobber !17
  %35 = tail call noundef i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 1)
  %36 = tail call noundef i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 31)
  %37 = xor i32 %35, %25
  %38 = xor i32 %37, %36
  %39 = and i32 %35, %25
  %40 = and i32 %37, %36
  %41 = or i32 %40, %39
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 1)
  %43 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 31)
  %44 = xor i32 %42, %34
  %45 = xor i32 %44, %43
  %46 = and i32 %42, %34
  %47 = and i32 %44, %43
  %48 = or i32 %47, %46
  %49 = tail call noundef i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 1)
  %50 = tail call noundef i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 31)
  %51 = xor i32 %49, %50
  %52 = and i32 %49, %50
  %53 = xor i32 %51, %38
  %54 = xor i32 %45, %53
  %55 = and i32 %51, %38
  %56 = and i32 %45, %53
  %57 = or i32 %56, %55
  %58 = xor i32 %41, %52
  %59 = xor i32 %48, %58
  %60 = and i32 %41, %52
  %61 = and i32 %48, %58
  %62 = or i32 %61, %60
  %63 = xor i32 %59, %57
  %64 = and i32 %59, %57
  %65 = or i32 %62, %64
  %66 = xor i32 %65, -1
  %67 = or i32 %54, %29
  %68 = and i32 %63, %67
  %69 = and i32 %68, %66
  %70 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %27
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = add i32 %2, -1
  %21 = add i32 %20, %19
  %22 = srem i32 %21, %2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = shl i64 %18, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = add nsw i32 %19, 1
  %31 = srem i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = tail call noundef i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 1)
  %36 = tail call noundef i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 31)
  %37 = xor i32 %35, %25
  %38 = xor i32 %37, %36
  %39 = and i32 %35, %25
  %40 = and i32 %37, %36
  %41 = or i32 %40, %39
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 1)
  %43 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 31)
  %44 = xor i32 %42, %34
  %45 = xor i32 %44, %43
  %46 = and i32 %42, %34
  %47 = and i32 %44, %43
  %48 = or i32 %47, %46
  %49 = tail call noundef i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 1)
  %50 = tail call noundef i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 31)
  %51 = xor i32 %49, %50
  %52 = and i32 %49, %50
  %53 = xor i32 %51, %38
  %54 = xor i32 %45, %53
  %55 = and i32 %51, %38
  %56 = and i32 %45, %53
  %57 = or i32 %56, %55
  %58 = xor i32 %41, %52
  %59 = xor i32 %48, %58
  %60 = and i32 %41, %52
  %61 = and i32 %48, %58
  %62 = or i32 %61, %60
  %63 = xor i32 %59, %57
  %64 = and i32 %59, %57
  %65 = or i32 %62, %64
  %66 = xor i32 %65, -1
  %67 = or i32 %54, %29
  %68 = and i32 %63, %67
  %69 = and i32 %68, %66
  %70 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %27
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !22 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = shl i64 %19, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !16, !amdgpu.noclobber !17
  %25 = add nuw nsw i32 %5, 1
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @rule_1d.cell, i32 %25
  store i8 %24, ptr addrspace(3) %26, align 1, !tbaa !16
  %27 = icmp samesign ult i32 %5, 2
  br i1 %27, label %28, label %31

28:                                               ; preds = %4
  %29 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i32 %5
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 33
  store i8 0, ptr addrspace(3) %29, align 1, !tbaa !16
  store i8 0, ptr addrspace(3) %30, align 1, !tbaa !16
  br label %31

31:                                               ; preds = %28, %4
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %32 = icmp slt i32 %2, 1
  br i1 %32, label %62, label %33

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %60, %33 ], [ 1, %31 ]
  %35 = and i32 %34, 1
  %36 = xor i32 %35, 1
  %37 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 %5
  %39 = load i8, ptr addrspace(3) %38, align 1, !tbaa !16
  %40 = zext i8 %39 to i32
  %41 = shl nuw nsw i32 %40, 2
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 %25
  %43 = load i8, ptr addrspace(3) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i32
  %45 = shl nuw nsw i32 %44, 1
  %46 = or i32 %45, %41
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 2
  %48 = load i8, ptr addrspace(3) %47, align 1, !tbaa !16
  %49 = zext i8 %48 to i32
  %50 = or i32 %46, %49
  %51 = and i32 %50, 31
  %52 = lshr i32 %1, %51
  %53 = trunc i32 %52 to i8
  %54 = and i8 %53, 1
  %55 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) %26, i32 %35
  store i8 %54, ptr addrspace(3) %55, align 1, !tbaa !16
  %56 = mul nsw i32 %34, %3
  %57 = add nsw i32 %56, %20
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %58
  store i8 %54, ptr addrspace(1) %59, align 1, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %60 = add nuw i32 %34, 1
  %61 = icmp eq i32 %34, %2
  br i1 %61, label %62, label %33

62:                                               ; preds = %33, %31
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #8 !kernel_arg_addr_space !22 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = shl i64 %19, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !16
  %25 = add nuw nsw i32 %5, 1
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @rule_1d.cell, i32 %25
  store i8 %24, ptr addrspace(3) %26, align 1, !tbaa !16
  %27 = icmp samesign ult i32 %5, 2
  br i1 %27, label %28, label %31

28:                                               ; preds = %4
  %29 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i32 %5
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 33
  store i8 0, ptr addrspace(3) %29, align 1, !tbaa !16
  store i8 0, ptr addrspace(3) %30, align 1, !tbaa !16
  br label %31

31:                                               ; preds = %28, %4
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %32 = icmp slt i32 %2, 1
  br i1 %32, label %33, label %34

33:                                               ; preds = %34, %31
  ret void

34:                                               ; preds = %31, %34
  %35 = phi i32 [ %61, %34 ], [ 1, %31 ]
  %36 = and i32 %35, 1
  %37 = xor i32 %36, 1
  %38 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i32 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 %5
  %40 = load i8, ptr addrspace(3) %39, align 1, !tbaa !16
  %41 = zext i8 %40 to i32
  %42 = shl nuw nsw i32 %41, 2
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 %25
  %44 = load i8, ptr addrspace(3) %43, align 1, !tbaa !16
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 1
  %47 = or i32 %46, %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 2
  %49 = load i8, ptr addrspace(3) %48, align 1, !tbaa !16
  %50 = zext i8 %49 to i32
  %51 = or i32 %47, %50
  %52 = and i32 %51, 31
  %53 = lshr i32 %1, %52
  %54 = trunc i32 %53 to i8
  %55 = and i8 %54, 1
  %56 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) %26, i32 %36
  store i8 %55, ptr addrspace(3) %56, align 1, !tbaa !16
  %57 = mul nsw i32 %35, %3
  %58 = add nsw i32 %57, %20
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %59
  store i8 %55, ptr addrspace(1) %60, align 1, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %61 = add nuw i32 %35, 1
  %62 = icmp eq i32 %35, %2
  br i1 %62, label %33, label %34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !13 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 16
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !6
  %35 = mul nsw i32 %3, %32
  %36 = add nsw i32 %35, %20
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !6, !amdgpu.noclobber !17
  %40 = shl i32 %39, 13
  %41 = xor i32 %40, %39
  %42 = lshr i32 %41, 17
  %43 = xor i32 %42, %41
  %44 = shl i32 %43, 5
  %45 = xor i32 %44, %43
  store i32 %45, ptr addrspace(1) %38, align 4, !tbaa !6
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16
  switch i8 %47, label %124 [
    i8 2, label %48
    i8 1, label %49
    i8 0, label %119
  ]

48:                                               ; preds = %4
  br label %124

49:                                               ; preds = %4
  %50 = and i32 %45, 255
  %51 = icmp eq i32 %50, 0
  %52 = add nsw i32 %20, 1
  %53 = icmp sgt i32 %20, -2
  %54 = icmp sgt i32 %32, -1
  %55 = icmp slt i32 %52, %3
  %56 = and i1 %53, %55
  %57 = and i1 %56, %54
  %58 = icmp sgt i32 %34, %32
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %67

60:                                               ; preds = %49
  %61 = add nuw nsw i32 %35, %52
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !16
  %65 = icmp eq i8 %64, 2
  %66 = select i1 %65, i1 true, i1 %51
  br label %67

67:                                               ; preds = %60, %49
  %68 = phi i1 [ %51, %49 ], [ %66, %60 ]
  %69 = add i32 %20, -1
  %70 = icmp sgt i32 %69, -1
  %71 = icmp slt i32 %69, %3
  %72 = and i1 %70, %71
  %73 = and i1 %72, %54
  %74 = select i1 %73, i1 %58, i1 false
  br i1 %74, label %75, label %82

75:                                               ; preds = %67
  %76 = add nuw nsw i32 %35, %69
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = icmp eq i8 %79, 2
  %81 = select i1 %80, i1 true, i1 %68
  br label %82

82:                                               ; preds = %75, %67
  %83 = phi i1 [ %68, %67 ], [ %81, %75 ]
  %84 = add nsw i32 %32, 1
  %85 = icmp sgt i32 %20, -1
  %86 = icmp sgt i32 %32, -2
  %87 = and i1 %85, %86
  %88 = icmp sgt i32 %3, %20
  %89 = and i1 %88, %87
  %90 = icmp slt i32 %84, %34
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %100

92:                                               ; preds = %82
  %93 = mul nsw i32 %84, %3
  %94 = add nuw nsw i32 %93, %20
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %95
  %97 = load i8, ptr addrspace(1) %96, align 1, !tbaa !16
  %98 = icmp eq i8 %97, 2
  %99 = select i1 %98, i1 true, i1 %83
  br label %100

100:                                              ; preds = %92, %82
  %101 = phi i1 [ %83, %82 ], [ %99, %92 ]
  %102 = add i32 %32, -1
  %103 = icmp sgt i32 %102, -1
  %104 = and i1 %85, %103
  %105 = and i1 %88, %104
  %106 = icmp slt i32 %102, %34
  %107 = select i1 %105, i1 %106, i1 false
  br i1 %107, label %108, label %116

108:                                              ; preds = %100
  %109 = mul nsw i32 %102, %3
  %110 = add nuw nsw i32 %109, %20
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !16
  %114 = icmp eq i8 %113, 2
  %115 = select i1 %114, i1 true, i1 %101
  br label %116

116:                                              ; preds = %108, %100
  %117 = phi i1 [ %101, %100 ], [ %115, %108 ]
  %118 = select i1 %117, i8 2, i8 1
  br label %124

119:                                              ; preds = %4
  %120 = lshr i32 %45, 8
  %121 = urem i32 %120, 20
  %122 = icmp eq i32 %121, 0
  %123 = zext i1 %122 to i8
  br label %124

124:                                              ; preds = %4, %48, %116, %119
  %125 = phi i8 [ %47, %4 ], [ 0, %48 ], [ %118, %116 ], [ %123, %119 ]
  %126 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 %125, ptr addrspace(1) %126, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !26 !kernel_arg_access_qual !13 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 16
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !6
  %35 = mul nsw i32 %3, %32
  %36 = add nsw i32 %35, %20
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !6
  %40 = shl i32 %39, 13
  %41 = xor i32 %40, %39
  %42 = lshr i32 %41, 17
  %43 = xor i32 %42, %41
  %44 = shl i32 %43, 5
  %45 = xor i32 %44, %43
  store i32 %45, ptr addrspace(1) %38, align 4, !tbaa !6
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16
  switch i8 %47, label %124 [
    i8 2, label %48
    i8 1, label %49
    i8 0, label %119
  ]

48:                                               ; preds = %4
  br label %124

49:                                               ; preds = %4
  %50 = and i32 %45, 255
  %51 = icmp eq i32 %50, 0
  %52 = add nsw i32 %20, 1
  %53 = icmp sgt i32 %20, -2
  %54 = icmp sgt i32 %32, -1
  %55 = icmp slt i32 %52, %3
  %56 = and i1 %53, %55
  %57 = and i1 %56, %54
  %58 = icmp sgt i32 %34, %32
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %67

60:                                               ; preds = %49
  %61 = add nuw nsw i32 %35, %52
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !16
  %65 = icmp eq i8 %64, 2
  %66 = select i1 %65, i1 true, i1 %51
  br label %67

67:                                               ; preds = %60, %49
  %68 = phi i1 [ %51, %49 ], [ %66, %60 ]
  %69 = add i32 %20, -1
  %70 = icmp sgt i32 %69, -1
  %71 = icmp slt i32 %69, %3
  %72 = and i1 %70, %71
  %73 = and i1 %72, %54
  %74 = select i1 %73, i1 %58, i1 false
  br i1 %74, label %75, label %82

75:                                               ; preds = %67
  %76 = add nuw nsw i32 %35, %69
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = icmp eq i8 %79, 2
  %81 = select i1 %80, i1 true, i1 %68
  br label %82

82:                                               ; preds = %75, %67
  %83 = phi i1 [ %68, %67 ], [ %81, %75 ]
  %84 = add nsw i32 %32, 1
  %85 = icmp sgt i32 %20, -1
  %86 = icmp sgt i32 %32, -2
  %87 = and i1 %85, %86
  %88 = icmp sgt i32 %3, %20
  %89 = and i1 %88, %87
  %90 = icmp slt i32 %84, %34
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %100

92:                                               ; preds = %82
  %93 = mul nsw i32 %84, %3
  %94 = add nuw nsw i32 %93, %20
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %95
  %97 = load i8, ptr addrspace(1) %96, align 1, !tbaa !16
  %98 = icmp eq i8 %97, 2
  %99 = select i1 %98, i1 true, i1 %83
  br label %100

100:                                              ; preds = %92, %82
  %101 = phi i1 [ %83, %82 ], [ %99, %92 ]
  %102 = add i32 %32, -1
  %103 = icmp sgt i32 %102, -1
  %104 = and i1 %85, %103
  %105 = and i1 %88, %104
  %106 = icmp slt i32 %102, %34
  %107 = select i1 %105, i1 %106, i1 false
  br i1 %107, label %108, label %116

108:                                              ; preds = %100
  %109 = mul nsw i32 %102, %3
  %110 = add nuw nsw i32 %109, %20
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !16
  %114 = icmp eq i8 %113, 2
  %115 = select i1 %114, i1 true, i1 %101
  br label %116

116:                                              ; preds = %108, %100
  %117 = phi i1 [ %101, %100 ], [ %115, %108 ]
  %118 = select i1 %117, i8 2, i8 1
  br label %124

119:                                              ; preds = %4
  %120 = lshr i32 %45, 8
  %121 = urem i32 %120, 20
  %122 = icmp eq i32 %121, 0
  %123 = zext i1 %122 to i8
  br label %124

124:                                              ; preds = %119, %4, %116, %48
  %125 = phi i8 [ %47, %4 ], [ 0, %48 ], [ %118, %116 ], [ %123, %119 ]
  %126 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 %125, ptr addrspace(1) %126, align 1, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

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
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"int"}
!21 = !{!"const", !"", !""}
!22 = !{i32 1, i32 0, i32 0, i32 0}
!23 = !{!"uchar*", !"uint", !"int", !"int"}
!24 = !{!"", !"", !"", !""}
!25 = !{!"amdgpu-synchronize-as", !"local"}
!26 = !{i32 1, i32 1, i32 1, i32 0}
!27 = !{!"uchar*", !"uchar*", !"uint*", !"int"}
