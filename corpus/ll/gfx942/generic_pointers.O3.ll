; ModuleID = 'corpus/opencl/generic_pointers.cl'
source_filename = "corpus/opencl/generic_pointers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.sources = type { [2 x ptr addrspace(1)], i32 }

@table = hidden local_unnamed_addr addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@weights = hidden local_unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 4
@unset = hidden local_unnamed_addr addrspace(1) global [8 x float] zeroinitializer, align 4
@generic_choice.l = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@async_copies.buf = internal unnamed_addr addrspace(3) global [16 x <4 x float>] undef, align 16

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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [8 x float], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #16
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !16, !amdgpu.noclobber !18
  %9 = fmul float %8, 2.000000e+00
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i32 %5
  store float %9, ptr addrspace(3) %10, align 4, !tbaa !16
  %11 = and i32 %5, 63
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !16, !amdgpu.noclobber !18
  %15 = add nuw nsw i32 %5, 1
  %16 = and i32 %15, 63
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !16, !amdgpu.noclobber !18
  %20 = insertelement <2 x float> poison, float %14, i64 0
  %21 = insertelement <2 x float> %20, float %19, i64 1
  %22 = fadd <2 x float> %21, splat (float -5.000000e-01)
  store <2 x float> %22, ptr addrspace(5) %4, align 4, !tbaa !16
  %23 = add nuw nsw i32 %5, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16, !amdgpu.noclobber !18
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  %29 = add nuw nsw i32 %5, 3
  %30 = and i32 %29, 63
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16, !amdgpu.noclobber !18
  %34 = insertelement <2 x float> poison, float %27, i64 0
  %35 = insertelement <2 x float> %34, float %33, i64 1
  %36 = fadd <2 x float> %35, splat (float -5.000000e-01)
  store <2 x float> %36, ptr addrspace(5) %28, align 4, !tbaa !16
  %37 = add nuw nsw i32 %5, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16, !amdgpu.noclobber !18
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %43 = add nuw nsw i32 %5, 5
  %44 = and i32 %43, 63
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16, !amdgpu.noclobber !18
  %48 = insertelement <2 x float> poison, float %41, i64 0
  %49 = insertelement <2 x float> %48, float %47, i64 1
  %50 = fadd <2 x float> %49, splat (float -5.000000e-01)
  store <2 x float> %50, ptr addrspace(5) %42, align 4, !tbaa !16
  %51 = add nuw nsw i32 %5, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16, !amdgpu.noclobber !18
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  %57 = add nuw nsw i32 %5, 7
  %58 = and i32 %57, 63
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !16, !amdgpu.noclobber !18
  %62 = insertelement <2 x float> poison, float %55, i64 0
  %63 = insertelement <2 x float> %62, float %61, i64 1
  %64 = fadd <2 x float> %63, splat (float -5.000000e-01)
  store <2 x float> %64, ptr addrspace(5) %56, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %65 = trunc nuw nsw i32 %5 to i16
  %66 = urem i16 %65, 3
  switch i16 %66, label %73 [
    i16 0, label %67
    i16 1, label %69
  ]

67:                                               ; preds = %3
  %68 = addrspacecast ptr addrspace(1) %7 to ptr
  br label %75

69:                                               ; preds = %3
  %70 = and i32 %5, 15
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i32 %70
  %72 = addrspacecast ptr addrspace(3) %71 to ptr
  br label %75

73:                                               ; preds = %3
  %74 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %75

75:                                               ; preds = %67, %69, %73
  %76 = phi ptr [ %74, %73 ], [ %68, %67 ], [ %72, %69 ]
  %77 = icmp sgt i32 %2, 0
  br i1 %77, label %78, label %87

78:                                               ; preds = %75, %78
  %79 = phi i32 [ %85, %78 ], [ 0, %75 ]
  %80 = phi float [ %84, %78 ], [ 0.000000e+00, %75 ]
  %81 = zext nneg i32 %79 to i64
  %82 = getelementptr inbounds nuw float, ptr %76, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !16, !noalias.addrspace !20
  %84 = fadd float %80, %83
  %85 = add nuw nsw i32 %79, 1
  %86 = icmp eq i32 %85, %2
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %75
  %88 = phi float [ 0.000000e+00, %75 ], [ %84, %78 ]
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %88, ptr addrspace(1) %89, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [8 x float], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #16
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !16
  %9 = fmul float %8, 2.000000e+00
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i32 %5
  store float %9, ptr addrspace(3) %10, align 4, !tbaa !16
  %11 = and i32 %5, 63
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !16
  %15 = add nuw nsw i32 %5, 1
  %16 = and i32 %15, 63
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !16
  %20 = insertelement <2 x float> poison, float %14, i64 0
  %21 = insertelement <2 x float> %20, float %19, i64 1
  %22 = fadd <2 x float> %21, splat (float -5.000000e-01)
  store <2 x float> %22, ptr addrspace(5) %4, align 4, !tbaa !16
  %23 = add nuw nsw i32 %5, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  %29 = add nuw nsw i32 %5, 3
  %30 = and i32 %29, 63
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = insertelement <2 x float> poison, float %27, i64 0
  %35 = insertelement <2 x float> %34, float %33, i64 1
  %36 = fadd <2 x float> %35, splat (float -5.000000e-01)
  store <2 x float> %36, ptr addrspace(5) %28, align 4, !tbaa !16
  %37 = add nuw nsw i32 %5, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %43 = add nuw nsw i32 %5, 5
  %44 = and i32 %43, 63
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = insertelement <2 x float> poison, float %41, i64 0
  %49 = insertelement <2 x float> %48, float %47, i64 1
  %50 = fadd <2 x float> %49, splat (float -5.000000e-01)
  store <2 x float> %50, ptr addrspace(5) %42, align 4, !tbaa !16
  %51 = add nuw nsw i32 %5, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  %57 = add nuw nsw i32 %5, 7
  %58 = and i32 %57, 63
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !16
  %62 = insertelement <2 x float> poison, float %55, i64 0
  %63 = insertelement <2 x float> %62, float %61, i64 1
  %64 = fadd <2 x float> %63, splat (float -5.000000e-01)
  store <2 x float> %64, ptr addrspace(5) %56, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %65 = trunc nuw nsw i32 %5 to i16
  %66 = urem i16 %65, 3
  switch i16 %66, label %73 [
    i16 0, label %67
    i16 1, label %69
  ]

67:                                               ; preds = %3
  %68 = addrspacecast ptr addrspace(1) %7 to ptr
  br label %75

69:                                               ; preds = %3
  %70 = and i32 %5, 15
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i32 %70
  %72 = addrspacecast ptr addrspace(3) %71 to ptr
  br label %75

73:                                               ; preds = %3
  %74 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %75

75:                                               ; preds = %73, %69, %67
  %76 = phi ptr [ %74, %73 ], [ %68, %67 ], [ %72, %69 ]
  %77 = icmp sgt i32 %2, 0
  br i1 %77, label %78, label %87

78:                                               ; preds = %75, %78
  %79 = phi i32 [ %85, %78 ], [ 0, %75 ]
  %80 = phi float [ %84, %78 ], [ 0.000000e+00, %75 ]
  %81 = zext nneg i32 %79 to i64
  %82 = getelementptr inbounds nuw float, ptr %76, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !16, !noalias.addrspace !20
  %84 = fadd float %80, %83
  %85 = add nuw nsw i32 %79, 1
  %86 = icmp eq i32 %85, %2
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %75
  %88 = phi float [ 0.000000e+00, %75 ], [ %84, %78 ]
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %88, ptr addrspace(1) %89, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !6
  %6 = and i32 %5, 65535
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = zext i32 %2 to i64
  %12 = zext nneg i32 %6 to i64
  %13 = mul nuw nsw i64 %12, %11
  %14 = zext nneg i32 %7 to i64
  %15 = add i64 %10, %14
  %16 = add i64 %15, %13
  %17 = and i64 %16, 3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = lshr i64 %16, 2
  %21 = and i64 %20, 3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) @weights, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = mul nsw i32 %23, %19
  %25 = shl i64 %16, 32
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = and i64 %16, 7
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16
  %31 = fptosi float %30 to i32
  %32 = xor i64 %17, 3
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = add nsw i32 %34, %31
  %36 = add i64 %25, 68719476736
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !6
  %6 = and i32 %5, 65535
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = zext i32 %2 to i64
  %12 = zext nneg i32 %6 to i64
  %13 = mul nuw nsw i64 %12, %11
  %14 = zext nneg i32 %7 to i64
  %15 = add i64 %10, %14
  %16 = add i64 %15, %13
  %17 = and i64 %16, 3
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = lshr i64 %16, 2
  %21 = and i64 %20, 3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) @weights, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = mul nsw i32 %23, %19
  %25 = shl i64 %16, 32
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = and i64 %16, 7
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16
  %31 = fptosi float %30 to i32
  %32 = xor i64 %17, 3
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = add nsw i32 %34, %31
  %36 = add i64 %25, 68719476736
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = shl nsw i32 %3, 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %6
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = lshr i32 %10, 16
  %13 = mul nuw i32 %12, %11
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 8
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = zext nneg i32 %17 to i64
  %19 = mul nuw nsw i64 %14, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %21 = zext nneg i32 %20 to i64
  %22 = mul nuw nsw i64 %14, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = mul nuw nsw i32 %11, %23
  %25 = add nuw nsw i32 %24, %4
  %26 = zext nneg i32 %25 to i64
  %27 = add nuw nsw i64 %22, %26
  %28 = icmp samesign ult i64 %27, 16
  br i1 %28, label %29, label %37

29:                                               ; preds = %2, %29
  %30 = phi i64 [ %35, %29 ], [ %27, %2 ]
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !29, !amdgpu.noclobber !18
  %33 = trunc nuw nsw i64 %30 to i32
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %33
  store <4 x float> %32, ptr addrspace(3) %34, align 16, !tbaa !29
  %35 = add nuw nsw i64 %30, %19
  %36 = icmp samesign ult i64 %35, 16
  br i1 %36, label %29, label %37

37:                                               ; preds = %29, %2
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  %38 = sub nsw i32 15, %4
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %38
  %40 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !29
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %41 = fmul <4 x float> %40, splat (float 2.000000e+00)
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %4
  store <4 x float> %42, ptr addrspace(3) %43, align 16, !tbaa !29
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %44 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %6
  br i1 %28, label %45, label %53

45:                                               ; preds = %37, %45
  %46 = phi i64 [ %51, %45 ], [ %27, %37 ]
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %47
  %49 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !29
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %44, i64 %46
  store <4 x float> %49, ptr addrspace(1) %50, align 16, !tbaa !29
  %51 = add nuw nsw i64 %46, %19
  %52 = icmp samesign ult i64 %51, 16
  br i1 %52, label %45, label %53

53:                                               ; preds = %45, %37
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = shl nsw i32 %3, 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %6
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = lshr i32 %10, 16
  %13 = mul nuw i32 %12, %11
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 8
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = zext nneg i32 %17 to i64
  %19 = mul nuw nsw i64 %14, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %21 = zext nneg i32 %20 to i64
  %22 = mul nuw nsw i64 %14, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = mul nuw nsw i32 %11, %23
  %25 = add nuw nsw i32 %24, %4
  %26 = zext nneg i32 %25 to i64
  %27 = add nuw nsw i64 %22, %26
  %28 = icmp samesign ult i64 %27, 16
  br i1 %28, label %29, label %37

29:                                               ; preds = %2, %29
  %30 = phi i64 [ %35, %29 ], [ %27, %2 ]
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !29
  %33 = trunc nuw nsw i64 %30 to i32
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %33
  store <4 x float> %32, ptr addrspace(3) %34, align 16, !tbaa !29
  %35 = add nuw nsw i64 %30, %19
  %36 = icmp samesign ult i64 %35, 16
  br i1 %36, label %29, label %37

37:                                               ; preds = %29, %2
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  %38 = sub nsw i32 15, %4
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %38
  %40 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !29
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %41 = fmul <4 x float> %40, splat (float 2.000000e+00)
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %4
  store <4 x float> %42, ptr addrspace(3) %43, align 16, !tbaa !29
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %44 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %6
  br i1 %28, label %45, label %53

45:                                               ; preds = %37, %45
  %46 = phi i64 [ %51, %45 ], [ %27, %37 ]
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i32 %47
  %49 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !29
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %44, i64 %46
  store <4 x float> %49, ptr addrspace(1) %50, align 16, !tbaa !29
  %51 = add nuw nsw i64 %46, %19
  %52 = icmp samesign ult i64 %51, 16
  br i1 %52, label %45, label %53

53:                                               ; preds = %45, %37
  fence syncscope("agent") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #10 !kernel_arg_addr_space !32 !kernel_arg_access_qual !13 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %4 = alloca %struct.sources, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #16
  %22 = and i32 %21, 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %24, ptr addrspace(5) %4, align 8, !tbaa !35
  %25 = and i32 %21, 8
  %26 = icmp eq i32 %25, 0
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %29 = select i1 %26, ptr addrspace(1) %28, ptr addrspace(1) %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store ptr addrspace(1) %29, ptr addrspace(5) %30, align 8, !tbaa !35
  %31 = and i32 %21, 1
  %32 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %31
  %33 = load ptr addrspace(1), ptr addrspace(5) %32, align 8, !tbaa !35
  %34 = mul i64 %20, 7
  %35 = and i64 %34, 31
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = tail call noundef i32 @llvm.fshl.i32(i32 %37, i32 %37, i32 3)
  %39 = add i32 %21, 1
  %40 = and i32 %39, 1
  %41 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %40
  %42 = load ptr addrspace(1), ptr addrspace(5) %41, align 8, !tbaa !35
  %43 = mul i32 %39, 7
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = xor i32 %47, %38
  %49 = tail call noundef i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 3)
  %50 = and i32 %21, 1
  %51 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %50
  %52 = load ptr addrspace(1), ptr addrspace(5) %51, align 8, !tbaa !35
  %53 = mul i64 %20, 7
  %54 = add i64 %53, 14
  %55 = and i64 %54, 31
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !6
  %58 = xor i32 %57, %49
  %59 = tail call noundef i32 @llvm.fshl.i32(i32 %58, i32 %58, i32 3)
  %60 = add i32 %21, 3
  %61 = and i32 %60, 1
  %62 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %61
  %63 = load ptr addrspace(1), ptr addrspace(5) %62, align 8, !tbaa !35
  %64 = mul i32 %60, 7
  %65 = and i32 %64, 31
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !6
  %69 = xor i32 %68, %59
  %70 = tail call noundef i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 3)
  %71 = and i32 %21, 1
  %72 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %71
  %73 = load ptr addrspace(1), ptr addrspace(5) %72, align 8, !tbaa !35
  %74 = mul i64 %20, 7
  %75 = add i64 %74, 28
  %76 = and i64 %75, 31
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6
  %79 = xor i32 %78, %70
  %80 = tail call noundef i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 3)
  %81 = add i32 %21, 5
  %82 = and i32 %81, 1
  %83 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %82
  %84 = load ptr addrspace(1), ptr addrspace(5) %83, align 8, !tbaa !35
  %85 = mul i32 %81, 7
  %86 = and i32 %85, 31
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = xor i32 %89, %80
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  store volatile i32 %90, ptr addrspace(5) %5, align 4, !tbaa !6
  %91 = load volatile i32, ptr addrspace(5) %5, align 4, !tbaa !6
  %92 = add i32 %91, 1
  store volatile i32 %92, ptr addrspace(5) %5, align 4, !tbaa !6
  %93 = load volatile i32, ptr addrspace(5) %5, align 4, !tbaa !6
  %94 = and i64 %20, 4294967295
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %94
  store i32 %93, ptr addrspace(1) %95, align 4, !tbaa !6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #16
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #11 !kernel_arg_addr_space !32 !kernel_arg_access_qual !13 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %4 = alloca %struct.sources, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #16
  %22 = and i32 %21, 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %24, ptr addrspace(5) %4, align 8, !tbaa !35
  %25 = and i32 %21, 8
  %26 = icmp eq i32 %25, 0
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %29 = select i1 %26, ptr addrspace(1) %28, ptr addrspace(1) %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store ptr addrspace(1) %29, ptr addrspace(5) %30, align 8, !tbaa !35
  %31 = and i32 %21, 1
  %32 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %31
  %33 = load ptr addrspace(1), ptr addrspace(5) %32, align 8, !tbaa !35
  %34 = mul i64 %20, 7
  %35 = and i64 %34, 31
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = tail call noundef i32 @llvm.fshl.i32(i32 %37, i32 %37, i32 3)
  %39 = add i32 %21, 1
  %40 = and i32 %39, 1
  %41 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %40
  %42 = load ptr addrspace(1), ptr addrspace(5) %41, align 8, !tbaa !35
  %43 = mul i32 %39, 7
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = xor i32 %47, %38
  %49 = tail call noundef i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 3)
  %50 = and i32 %21, 1
  %51 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %50
  %52 = load ptr addrspace(1), ptr addrspace(5) %51, align 8, !tbaa !35
  %53 = mul i64 %20, 7
  %54 = add i64 %53, 14
  %55 = and i64 %54, 31
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !6
  %58 = xor i32 %57, %49
  %59 = tail call noundef i32 @llvm.fshl.i32(i32 %58, i32 %58, i32 3)
  %60 = add i32 %21, 3
  %61 = and i32 %60, 1
  %62 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %61
  %63 = load ptr addrspace(1), ptr addrspace(5) %62, align 8, !tbaa !35
  %64 = mul i32 %60, 7
  %65 = and i32 %64, 31
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !6
  %69 = xor i32 %68, %59
  %70 = tail call noundef i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 3)
  %71 = and i32 %21, 1
  %72 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %71
  %73 = load ptr addrspace(1), ptr addrspace(5) %72, align 8, !tbaa !35
  %74 = mul i64 %20, 7
  %75 = add i64 %74, 28
  %76 = and i64 %75, 31
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6
  %79 = xor i32 %78, %70
  %80 = tail call noundef i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 3)
  %81 = add i32 %21, 5
  %82 = and i32 %81, 1
  %83 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(5) %4, i32 %82
  %84 = load ptr addrspace(1), ptr addrspace(5) %83, align 8, !tbaa !35
  %85 = mul i32 %81, 7
  %86 = and i32 %85, 31
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = xor i32 %89, %80
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  store volatile i32 %90, ptr addrspace(5) %5, align 4, !tbaa !6
  %91 = load volatile i32, ptr addrspace(5) %5, align 4, !tbaa !6
  %92 = add i32 %91, 1
  store volatile i32 %92, ptr addrspace(5) %5, align 4, !tbaa !6
  %93 = load volatile i32, ptr addrspace(5) %5, align 4, !tbaa !6
  %94 = and i64 %20, 4294967295
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %94
  store i32 %93, ptr addrspace(1) %95, align 4, !tbaa !6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #12 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !24 {
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !6
  %6 = freeze i32 %5
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = zext i32 %2 to i64
  %12 = zext nneg i32 %7 to i64
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = lshr i32 %6, 16
  %15 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 48
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %13 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %15 to i64
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = freeze i32 %24
  %26 = and i32 %25, 65535
  %27 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 56
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %22 to i64
  %31 = zext nneg i32 %26 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = zext nneg i32 %27 to i64
  %34 = add i64 %29, %33
  %35 = add i64 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !6
  %38 = freeze i32 %37
  %39 = zext i32 %38 to i64
  %40 = mul i64 %35, %39
  %41 = add i64 %17, %21
  %42 = add i64 %41, %20
  %43 = add i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %45 = load i32, ptr addrspace(4) %44, align 4, !tbaa !6
  %46 = freeze i32 %45
  %47 = zext i32 %46 to i64
  %48 = mul i64 %43, %47
  %49 = add i64 %10, %12
  %50 = insertelement <2 x i32> poison, i32 %22, i64 0
  %51 = insertelement <2 x i32> %50, i32 %15, i64 1
  %52 = shl <2 x i32> %51, <i32 16, i32 8>
  %53 = insertelement <2 x i32> poison, i32 %13, i64 0
  %54 = insertelement <2 x i32> %53, i32 %27, i64 1
  %55 = shl <2 x i32> %54, <i32 8, i32 16>
  %56 = or <2 x i32> %55, %52
  %57 = insertelement <2 x i32> poison, i32 %2, i64 0
  %58 = insertelement <2 x i32> %57, i32 %7, i64 1
  %59 = or <2 x i32> %56, %58
  %60 = udiv i32 %38, %14
  %61 = zext i32 %60 to i64
  %62 = mul nuw nsw i64 %61, %19
  %63 = icmp ne i64 %62, %39
  %64 = zext i1 %63 to i32
  %65 = add i32 %60, %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 20
  %67 = and i32 %6, 65535
  %68 = zext nneg i32 %67 to i64
  %69 = mul nuw nsw i64 %68, %11
  %70 = add i64 %49, %69
  %71 = add i64 %70, %48
  %72 = shl i64 %71, 4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %72
  store <2 x i32> %59, ptr addrspace(1) %73, align 4, !tbaa !6
  %74 = udiv i32 %46, %67
  %75 = zext i32 %74 to i64
  %76 = mul nuw nsw i64 %75, %68
  %77 = icmp ne i64 %76, %47
  %78 = zext i1 %77 to i32
  %79 = add i32 %74, %78
  %80 = mul i32 %79, 100
  %81 = load i32, ptr addrspace(4) %66, align 4, !tbaa !6
  %82 = freeze i32 %81
  %83 = zext i32 %82 to i64
  %84 = udiv i32 %82, %26
  %85 = zext i32 %84 to i64
  %86 = mul nuw nsw i64 %85, %31
  %87 = icmp ne i64 %86, %83
  %88 = zext i1 %87 to i32
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 8
  %90 = mul nuw nsw i32 %67, 100
  %91 = add i32 %80, %84
  %92 = insertelement <2 x i32> poison, i32 %65, i64 0
  %93 = insertelement <2 x i32> %92, i32 %14, i64 1
  %94 = mul <2 x i32> %93, splat (i32 10)
  %95 = insertelement <2 x i32> poison, i32 %91, i64 0
  %96 = insertelement <2 x i32> %95, i32 %90, i64 1
  %97 = add <2 x i32> %96, %94
  %98 = insertelement <2 x i32> poison, i32 %88, i64 0
  %99 = insertelement <2 x i32> %98, i32 %26, i64 1
  %100 = add <2 x i32> %97, %99
  store <2 x i32> %100, ptr addrspace(1) %89, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #13 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !24 {
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !6
  %6 = freeze i32 %5
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = zext i32 %2 to i64
  %12 = zext nneg i32 %7 to i64
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = lshr i32 %6, 16
  %15 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 48
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %13 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %15 to i64
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = freeze i32 %24
  %26 = and i32 %25, 65535
  %27 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 56
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %22 to i64
  %31 = zext nneg i32 %26 to i64
  %32 = mul nuw nsw i64 %31, %30
  %33 = zext nneg i32 %27 to i64
  %34 = add i64 %29, %33
  %35 = add i64 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !6
  %38 = freeze i32 %37
  %39 = zext i32 %38 to i64
  %40 = mul i64 %35, %39
  %41 = add i64 %17, %21
  %42 = add i64 %41, %20
  %43 = add i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %45 = load i32, ptr addrspace(4) %44, align 4, !tbaa !6
  %46 = freeze i32 %45
  %47 = zext i32 %46 to i64
  %48 = mul i64 %43, %47
  %49 = add i64 %10, %12
  %50 = insertelement <2 x i32> poison, i32 %22, i64 0
  %51 = insertelement <2 x i32> %50, i32 %15, i64 1
  %52 = shl <2 x i32> %51, <i32 16, i32 8>
  %53 = insertelement <2 x i32> poison, i32 %13, i64 0
  %54 = insertelement <2 x i32> %53, i32 %27, i64 1
  %55 = shl <2 x i32> %54, <i32 8, i32 16>
  %56 = or <2 x i32> %55, %52
  %57 = insertelement <2 x i32> poison, i32 %2, i64 0
  %58 = insertelement <2 x i32> %57, i32 %7, i64 1
  %59 = or <2 x i32> %56, %58
  %60 = udiv i32 %38, %14
  %61 = zext i32 %60 to i64
  %62 = mul nuw nsw i64 %61, %19
  %63 = icmp ne i64 %62, %39
  %64 = zext i1 %63 to i32
  %65 = add i32 %60, %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 20
  %67 = and i32 %6, 65535
  %68 = zext nneg i32 %67 to i64
  %69 = mul nuw nsw i64 %68, %11
  %70 = add i64 %49, %69
  %71 = add i64 %70, %48
  %72 = shl i64 %71, 4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %72
  store <2 x i32> %59, ptr addrspace(1) %73, align 4, !tbaa !6
  %74 = udiv i32 %46, %67
  %75 = zext i32 %74 to i64
  %76 = mul nuw nsw i64 %75, %68
  %77 = icmp ne i64 %76, %47
  %78 = zext i1 %77 to i32
  %79 = add i32 %74, %78
  %80 = mul i32 %79, 100
  %81 = load i32, ptr addrspace(4) %66, align 4, !tbaa !6
  %82 = freeze i32 %81
  %83 = zext i32 %82 to i64
  %84 = udiv i32 %82, %26
  %85 = zext i32 %84 to i64
  %86 = mul nuw nsw i64 %85, %31
  %87 = icmp ne i64 %86, %83
  %88 = zext i1 %87 to i32
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 8
  %90 = mul nuw nsw i32 %67, 100
  %91 = add i32 %80, %84
  %92 = insertelement <2 x i32> poison, i32 %65, i64 0
  %93 = insertelement <2 x i32> %92, i32 %14, i64 1
  %94 = mul <2 x i32> %93, splat (i32 10)
  %95 = insertelement <2 x i32> poison, i32 %91, i64 0
  %96 = insertelement <2 x i32> %95, i32 %90, i64 1
  %97 = add <2 x i32> %96, %94
  %98 = insertelement <2 x i32> poison, i32 %88, i64 0
  %99 = insertelement <2 x i32> %98, i32 %26, i64 1
  %100 = add <2 x i32> %97, %99
  store <2 x i32> %100, ptr addrspace(1) %89, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #14

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
declare i32 @llvm.fshl.i32(i32, i32, i32) #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { alwaysinline nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #13 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #14 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }

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
!19 = !{!"amdgpu-synchronize-as", !"local"}
!20 = !{i32 2, i32 3, i32 4, i32 5, i32 6, i32 10}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"int*"}
!24 = !{!""}
!25 = !{i32 1, i32 1}
!26 = !{!"none", !"none"}
!27 = !{!"float*", !"float*"}
!28 = !{!"const", !""}
!29 = !{!8, !8, i64 0}
!30 = !{!31, !19}
!31 = !{!"amdgpu-synchronize-as", !"global"}
!32 = !{i32 1, i32 1, i32 1}
!33 = !{!"uint*", !"uint*", !"uint*"}
!34 = !{!"const", !"const", !""}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 int", !37, i64 0}
!37 = !{!"any pointer", !8, i64 0}
!38 = !{!"uint*"}
