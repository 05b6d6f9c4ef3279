; ModuleID = 'corpus/opencl/noinline_calls.cl'
source_filename = "corpus/opencl/noinline_calls.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@call_pointers.shared = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !16
  %22 = tail call fastcc float @newton(float noundef %21) #17
  %23 = tail call fastcc <2 x float> @both(float noundef %21, float noundef 2.000000e+00) #18
  %24 = extractelement <2 x float> %23, i64 1
  %25 = fadd float %22, %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !16
  %22 = tail call fastcc float @newton(float noundef %21) #17
  %23 = tail call fastcc <2 x float> @both(float noundef %21, float noundef 2.000000e+00) #18
  %24 = extractelement <2 x float> %23, i64 1
  %25 = fadd float %22, %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %3 = alloca [8 x i32], align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6, !amdgpu.noclobber !19
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #18
  %9 = and i32 %4, 31
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6, !amdgpu.noclobber !19
  %13 = add nuw nsw i32 %4, 3
  %14 = and i32 %13, 31
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6, !amdgpu.noclobber !19
  %18 = insertelement <2 x i32> poison, i32 %12, i64 0
  %19 = insertelement <2 x i32> %18, i32 %17, i64 1
  store <2 x i32> %19, ptr addrspace(5) %3, align 4, !tbaa !6
  %20 = add nuw nsw i32 %4, 6
  %21 = and i32 %20, 31
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6, !amdgpu.noclobber !19
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %26 = add nuw nsw i32 %4, 9
  %27 = and i32 %26, 31
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6, !amdgpu.noclobber !19
  %31 = insertelement <2 x i32> poison, i32 %24, i64 0
  %32 = insertelement <2 x i32> %31, i32 %30, i64 1
  store <2 x i32> %32, ptr addrspace(5) %25, align 4, !tbaa !6
  %33 = add nuw nsw i32 %4, 12
  %34 = and i32 %33, 31
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6, !amdgpu.noclobber !19
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %39 = add nuw nsw i32 %4, 15
  %40 = and i32 %39, 31
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6, !amdgpu.noclobber !19
  %44 = insertelement <2 x i32> poison, i32 %37, i64 0
  %45 = insertelement <2 x i32> %44, i32 %43, i64 1
  store <2 x i32> %45, ptr addrspace(5) %38, align 4, !tbaa !6
  %46 = add nuw nsw i32 %4, 18
  %47 = and i32 %46, 31
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6, !amdgpu.noclobber !19
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  %52 = add nuw nsw i32 %4, 21
  %53 = and i32 %52, 31
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !6, !amdgpu.noclobber !19
  %57 = insertelement <2 x i32> poison, i32 %50, i64 0
  %58 = insertelement <2 x i32> %57, i32 %56, i64 1
  store <2 x i32> %58, ptr addrspace(5) %51, align 4, !tbaa !6
  %59 = addrspacecast ptr addrspace(5) %3 to ptr
  %60 = call fastcc i32 @sum_private(ptr noundef %59) #18
  %61 = tail call fastcc i32 @sum_local(i32 noundef %4) #18
  %62 = mul nsw i32 %60, 3
  %63 = sub i32 %62, %61
  %64 = and i32 %4, 7
  %65 = getelementptr inbounds nuw i32, ptr addrspace(5) %3, i32 %64
  %66 = load i32, ptr addrspace(5) %65, align 4, !tbaa !6
  %67 = add nsw i32 %63, %66
  tail call fastcc void @store_global(ptr addrspace(1) noundef align 4 %1, i32 noundef %4, i32 noundef %67) #18
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %3 = alloca [8 x i32], align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #18
  %9 = and i32 %4, 31
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = add nuw nsw i32 %4, 3
  %14 = and i32 %13, 31
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = insertelement <2 x i32> poison, i32 %12, i64 0
  %19 = insertelement <2 x i32> %18, i32 %17, i64 1
  store <2 x i32> %19, ptr addrspace(5) %3, align 4, !tbaa !6
  %20 = add nuw nsw i32 %4, 6
  %21 = and i32 %20, 31
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %26 = add nuw nsw i32 %4, 9
  %27 = and i32 %26, 31
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = insertelement <2 x i32> poison, i32 %24, i64 0
  %32 = insertelement <2 x i32> %31, i32 %30, i64 1
  store <2 x i32> %32, ptr addrspace(5) %25, align 4, !tbaa !6
  %33 = add nuw nsw i32 %4, 12
  %34 = and i32 %33, 31
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %39 = add nuw nsw i32 %4, 15
  %40 = and i32 %39, 31
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = insertelement <2 x i32> poison, i32 %37, i64 0
  %45 = insertelement <2 x i32> %44, i32 %43, i64 1
  store <2 x i32> %45, ptr addrspace(5) %38, align 4, !tbaa !6
  %46 = add nuw nsw i32 %4, 18
  %47 = and i32 %46, 31
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  %52 = add nuw nsw i32 %4, 21
  %53 = and i32 %52, 31
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !6
  %57 = insertelement <2 x i32> poison, i32 %50, i64 0
  %58 = insertelement <2 x i32> %57, i32 %56, i64 1
  store <2 x i32> %58, ptr addrspace(5) %51, align 4, !tbaa !6
  %59 = addrspacecast ptr addrspace(5) %3 to ptr
  %60 = call fastcc i32 @sum_private(ptr noundef %59) #18
  %61 = tail call fastcc i32 @sum_local(i32 noundef %4) #18
  %62 = mul nsw i32 %60, 3
  %63 = sub i32 %62, %61
  %64 = and i32 %4, 7
  %65 = getelementptr inbounds nuw i32, ptr addrspace(5) %3, i32 %64
  %66 = load i32, ptr addrspace(5) %65, align 4, !tbaa !6
  %67 = add nsw i32 %63, %66
  tail call fastcc void @store_global(ptr addrspace(1) noundef %1, i32 noundef %4, i32 noundef %67) #18
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !15 {
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
  %20 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !23, !amdgpu.noclobber !19
  %22 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %21) #18
  %23 = extractvalue { [4 x i32], i16, i16 } %22, 0
  %24 = extractvalue { [4 x i32], i16, i16 } %22, 1
  %25 = extractvalue { [4 x i32], i16, i16 } %22, 2
  %26 = tail call fastcc { [4 x i32], i16, i32 } @hashed([4 x i32] %23, i16 %24, i16 %25) #18
  %27 = extractvalue { [4 x i32], i16, i32 } %26, 0
  %28 = extractvalue { [4 x i32], i16, i32 } %26, 1
  %29 = extractvalue { [4 x i32], i16, i32 } %26, 2
  %30 = add i64 %17, 1
  %31 = and i64 %30, 31
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %31
  %33 = load <4 x i32>, ptr addrspace(1) %32, align 16, !tbaa !23, !amdgpu.noclobber !19
  %34 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %33) #18
  %35 = extractvalue { [4 x i32], i16, i16 } %34, 0
  %36 = extractvalue { [4 x i32], i16, i16 } %34, 1
  %37 = extractvalue { [4 x i32], i16, i16 } %34, 2
  %38 = tail call fastcc { [4 x i32], i16, i32 } @hashed([4 x i32] %35, i16 %36, i16 %37) #18
  %39 = extractvalue { [4 x i32], i16, i32 } %38, 0
  %40 = extractvalue { [4 x i32], i16, i32 } %38, 1
  %41 = extractvalue { [4 x i32], i16, i32 } %38, 2
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %41, i32 %41, i32 7)
  %43 = tail call fastcc i32 @compare([4 x i32] %27, i16 %28, [4 x i32] %39, i16 %40) #18
  %44 = xor i32 %43, %42
  %45 = xor i32 %44, %29
  %46 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !15 {
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
  %20 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !23
  %22 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %21) #18
  %23 = extractvalue { [4 x i32], i16, i16 } %22, 0
  %24 = extractvalue { [4 x i32], i16, i16 } %22, 1
  %25 = extractvalue { [4 x i32], i16, i16 } %22, 2
  %26 = tail call fastcc { [4 x i32], i16, i32 } @hashed([4 x i32] %23, i16 %24, i16 %25) #18
  %27 = extractvalue { [4 x i32], i16, i32 } %26, 0
  %28 = extractvalue { [4 x i32], i16, i32 } %26, 1
  %29 = extractvalue { [4 x i32], i16, i32 } %26, 2
  %30 = add i64 %17, 1
  %31 = and i64 %30, 31
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %31
  %33 = load <4 x i32>, ptr addrspace(1) %32, align 16, !tbaa !23
  %34 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %33) #18
  %35 = extractvalue { [4 x i32], i16, i16 } %34, 0
  %36 = extractvalue { [4 x i32], i16, i16 } %34, 1
  %37 = extractvalue { [4 x i32], i16, i16 } %34, 2
  %38 = tail call fastcc { [4 x i32], i16, i32 } @hashed([4 x i32] %35, i16 %36, i16 %37) #18
  %39 = extractvalue { [4 x i32], i16, i32 } %38, 0
  %40 = extractvalue { [4 x i32], i16, i32 } %38, 1
  %41 = extractvalue { [4 x i32], i16, i32 } %38, 2
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %41, i32 %41, i32 7)
  %43 = tail call fastcc i32 @compare([4 x i32] %27, i16 %28, [4 x i32] %39, i16 %40) #18
  %44 = xor i32 %43, %42
  %45 = xor i32 %44, %29
  %46 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @newton(float noundef %0) unnamed_addr #10 {
  %2 = tail call fastcc <2 x float> @both(float noundef 2.500000e-01, float noundef 5.000000e-01) #18
  %3 = extractelement <2 x float> %2, i64 0
  %4 = tail call fastcc float @llvm.fabs.f32(float noundef %3) #19
  %5 = fcmp uge float %4, 1.000000e+00
  br i1 %5, label %6, label %42

6:                                                ; preds = %1
  %7 = fsub float %3, %0
  %8 = extractelement <2 x float> %2, i64 1
  %9 = fmul float %8, 0x3F50624DE0000000
  %10 = tail call float @llvm.fmuladd.f32(float %7, float 0x3F847AE140000000, float %9)
  %11 = fsub float 2.500000e-01, %10
  %12 = tail call fastcc <2 x float> @both(float noundef %11, float noundef 5.000000e-01) #18
  %13 = extractelement <2 x float> %12, i64 0
  %14 = tail call fastcc float @llvm.fabs.f32(float noundef %13) #19
  %15 = fcmp uge float %14, 1.000000e+00
  br i1 %15, label %16, label %42

16:                                               ; preds = %6
  %17 = fsub float %13, %0
  %18 = extractelement <2 x float> %12, i64 1
  %19 = fmul float %18, 0x3F50624DE0000000
  %20 = tail call float @llvm.fmuladd.f32(float %17, float 0x3F847AE140000000, float %19)
  %21 = fsub float %11, %20
  %22 = tail call fastcc <2 x float> @both(float noundef %21, float noundef 5.000000e-01) #18
  %23 = extractelement <2 x float> %22, i64 0
  %24 = tail call fastcc float @llvm.fabs.f32(float noundef %23) #19
  %25 = fcmp uge float %24, 1.000000e+00
  br i1 %25, label %26, label %42

26:                                               ; preds = %16
  %27 = fsub float %23, %0
  %28 = extractelement <2 x float> %22, i64 1
  %29 = fmul float %28, 0x3F50624DE0000000
  %30 = tail call float @llvm.fmuladd.f32(float %27, float 0x3F847AE140000000, float %29)
  %31 = fsub float %21, %30
  %32 = tail call fastcc <2 x float> @both(float noundef %31, float noundef 5.000000e-01) #18
  %33 = extractelement <2 x float> %32, i64 0
  %34 = tail call fastcc float @llvm.fabs.f32(float noundef %33) #19
  %35 = fcmp uge float %34, 1.000000e+00
  br i1 %35, label %36, label %42

36:                                               ; preds = %26
  %37 = fsub float %33, %0
  %38 = extractelement <2 x float> %32, i64 1
  %39 = fmul float %38, 0x3F50624DE0000000
  %40 = tail call float @llvm.fmuladd.f32(float %37, float 0x3F847AE140000000, float %39)
  %41 = fsub float %31, %40
  br label %42

42:                                               ; preds = %36, %26, %16, %6, %1
  %43 = phi float [ %41, %36 ], [ 2.500000e-01, %1 ], [ %11, %6 ], [ %31, %26 ], [ %21, %16 ]
  ret float %43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <2 x float> @both(float noundef %0, float noundef %1) unnamed_addr #11 {
  %3 = tail call fastcc float @poly(float noundef %0, float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 4.000000e+00, float noundef 5.000000e+00) #18
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = fneg float %0
  %6 = fmul float %1, %5
  %7 = tail call fastcc float @poly(float noundef %6, float noundef 5.000000e+00, float noundef 4.000000e+00, float noundef 2.000000e+00, float noundef 1.000000e+00) #18
  %8 = insertelement <2 x float> %4, float %7, i64 1
  ret <2 x float> %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #12

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @poly(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) unnamed_addr #11 {
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %0, float %2)
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %0, float 3.000000e+00)
  %8 = tail call float @llvm.fmuladd.f32(float %7, float %0, float %3)
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %0, float %4)
  ret float %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc i32 @sum_private(ptr noundef captures(none) %0) unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load <2 x i32>, ptr %0, align 4, !tbaa !6
  %4 = extractelement <2 x i32> %3, i64 0
  %5 = extractelement <2 x i32> %3, i64 1
  %6 = add nsw i32 %5, %4
  store i32 %6, ptr %2, align 4, !tbaa !6
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = add nsw i32 %8, %6
  store i32 %9, ptr %7, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = add nsw i32 %11, %9
  store i32 %12, ptr %10, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = add nsw i32 %14, %12
  store i32 %15, ptr %13, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = add nsw i32 %17, %15
  store i32 %18, ptr %16, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = add nsw i32 %20, %18
  store i32 %21, ptr %19, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = add nsw i32 %23, %21
  store i32 %24, ptr %22, align 4, !tbaa !6
  ret i32 %24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @sum_local(i32 noundef range(i32 0, 1024) %0) unnamed_addr #14 {
  %2 = and i32 %0, 31
  %3 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %2
  %4 = load i32, ptr addrspace(3) %3, align 4, !tbaa !6
  %5 = add nuw nsw i32 %0, 1
  %6 = and i32 %5, 31
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %6
  %8 = load i32, ptr addrspace(3) %7, align 4, !tbaa !6
  %9 = add nsw i32 %8, %4
  %10 = add nuw nsw i32 %0, 2
  %11 = and i32 %10, 31
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !6
  %14 = add nsw i32 %13, %9
  %15 = add nuw nsw i32 %0, 3
  %16 = and i32 %15, 31
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %19 = add nsw i32 %18, %14
  %20 = add nuw nsw i32 %0, 4
  %21 = and i32 %20, 31
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i32 %21
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %24 = add nsw i32 %23, %19
  ret i32 %24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @store_global(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef range(i32 0, 1024) %1, i32 noundef %2) unnamed_addr #15 {
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %2, ptr addrspace(1) %5, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { [4 x i32], i16, i32 } @hashed([4 x i32] %0, i16 %1, i16 %2) unnamed_addr #11 {
  %4 = extractvalue [4 x i32] %0, 0
  %5 = extractvalue [4 x i32] %0, 1
  %6 = extractvalue [4 x i32] %0, 2
  %7 = extractvalue [4 x i32] %0, 3
  %8 = zext i16 %1 to i32
  %9 = tail call fastcc i32 @mix32(i32 noundef %8, i32 noundef %4) #18
  %10 = tail call fastcc i32 @mix32(i32 noundef %9, i32 noundef %5) #18
  %11 = tail call fastcc i32 @mix32(i32 noundef %10, i32 noundef %6) #18
  %12 = tail call fastcc i32 @mix32(i32 noundef %11, i32 noundef %7) #18
  %13 = insertvalue { [4 x i32], i16, i32 } poison, [4 x i32] %0, 0
  %14 = insertvalue { [4 x i32], i16, i32 } %13, i16 %2, 1
  %15 = insertvalue { [4 x i32], i16, i32 } %14, i32 %12, 2
  ret { [4 x i32], i16, i32 } %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %0) unnamed_addr #11 {
  %2 = extractelement <4 x i32> %0, i64 0
  %3 = extractelement <4 x i32> %0, i64 1
  %4 = extractelement <4 x i32> %0, i64 2
  %5 = extractelement <4 x i32> %0, i64 3
  %6 = trunc i32 %2 to i16
  %7 = bitcast <4 x i32> %0 to <8 x i16>
  %8 = extractelement <8 x i16> %7, i64 7
  %9 = insertvalue [4 x i32] poison, i32 %2, 0
  %10 = insertvalue [4 x i32] %9, i32 %3, 1
  %11 = insertvalue [4 x i32] %10, i32 %4, 2
  %12 = insertvalue [4 x i32] %11, i32 %5, 3
  %13 = insertvalue { [4 x i32], i16, i16 } poison, [4 x i32] %12, 0
  %14 = insertvalue { [4 x i32], i16, i16 } %13, i16 %6, 1
  %15 = insertvalue { [4 x i32], i16, i16 } %14, i16 %8, 2
  ret { [4 x i32], i16, i16 } %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc i32 @compare([4 x i32] %0, i16 %1, [4 x i32] %2, i16 %3) unnamed_addr #11 {
  %5 = extractvalue [4 x i32] %0, 0
  %6 = extractvalue [4 x i32] %0, 2
  %7 = extractvalue [4 x i32] %0, 3
  %8 = extractvalue [4 x i32] %2, 0
  %9 = extractvalue [4 x i32] %2, 2
  %10 = extractvalue [4 x i32] %2, 3
  %11 = icmp eq i32 %5, %8
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = extractvalue [4 x i32] %2, 1
  %14 = extractvalue [4 x i32] %0, 1
  %15 = icmp eq i32 %14, %13
  br i1 %15, label %16, label %20

16:                                               ; preds = %12
  %17 = icmp eq i32 %6, %9
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = icmp eq i32 %7, %10
  br i1 %19, label %25, label %20

20:                                               ; preds = %18, %16, %12, %4
  %21 = phi i32 [ %5, %4 ], [ %14, %12 ], [ %6, %16 ], [ %7, %18 ]
  %22 = phi i32 [ %8, %4 ], [ %13, %12 ], [ %9, %16 ], [ %10, %18 ]
  %23 = icmp ult i32 %21, %22
  %24 = select i1 %23, i32 -1, i32 1
  br label %25

25:                                               ; preds = %18, %20
  %26 = phi i1 [ false, %20 ], [ true, %18 ]
  %27 = phi i32 [ %24, %20 ], [ undef, %18 ]
  %28 = zext i16 %1 to i32
  %29 = zext i16 %3 to i32
  %30 = sub nsw i32 %28, %29
  %31 = select i1 %26, i32 %30, i32 %27
  ret i32 %31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @mix32(i32 noundef %0, i32 noundef %1) unnamed_addr #11 {
  %3 = mul i32 %1, -862048943
  %4 = xor i32 %3, %0
  %5 = tail call noundef i32 @llvm.fshl.i32(i32 %4, i32 %4, i32 13)
  %6 = mul i32 %5, 5
  %7 = add i32 %6, -430675100
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #16

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #16 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #17 = { convergent nounwind }
attributes #18 = { nounwind }
attributes #19 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"float*", !"float*"}
!15 = !{!"const", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{!"int*", !"int*"}
!19 = !{}
!20 = !{!"amdgpu-synchronize-as", !"local"}
!21 = !{!"uint4*", !"uint*"}
!22 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!23 = !{!8, !8, i64 0}
