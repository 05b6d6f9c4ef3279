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
  %15 = fadd float %14, -5.000000e-01
  store float %15, ptr addrspace(5) %4, align 4, !tbaa !16
  %16 = add nuw nsw i32 %5, 1
  %17 = and i32 %16, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16, !amdgpu.noclobber !18
  %21 = fadd float %20, -5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store float %21, ptr addrspace(5) %22, align 4, !tbaa !16
  %23 = add nuw nsw i32 %5, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16, !amdgpu.noclobber !18
  %28 = fadd float %27, -5.000000e-01
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store float %28, ptr addrspace(5) %29, align 4, !tbaa !16
  %30 = add nuw nsw i32 %5, 3
  %31 = and i32 %30, 63
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = fadd float %34, -5.000000e-01
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store float %35, ptr addrspace(5) %36, align 4, !tbaa !16
  %37 = add nuw nsw i32 %5, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16, !amdgpu.noclobber !18
  %42 = fadd float %41, -5.000000e-01
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store float %42, ptr addrspace(5) %43, align 4, !tbaa !16
  %44 = add nuw nsw i32 %5, 5
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !16, !amdgpu.noclobber !18
  %49 = fadd float %48, -5.000000e-01
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %49, ptr addrspace(5) %50, align 4, !tbaa !16
  %51 = add nuw nsw i32 %5, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16, !amdgpu.noclobber !18
  %56 = fadd float %55, -5.000000e-01
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store float %56, ptr addrspace(5) %57, align 4, !tbaa !16
  %58 = add nuw nsw i32 %5, 7
  %59 = and i32 %58, 63
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !16, !amdgpu.noclobber !18
  %63 = fadd float %62, -5.000000e-01
  %64 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  store float %63, ptr addrspace(5) %64, align 4, !tbaa !16
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
  %15 = fadd float %14, -5.000000e-01
  store float %15, ptr addrspace(5) %4, align 4, !tbaa !16
  %16 = add nuw nsw i32 %5, 1
  %17 = and i32 %16, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = fadd float %20, -5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store float %21, ptr addrspace(5) %22, align 4, !tbaa !16
  %23 = add nuw nsw i32 %5, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = fadd float %27, -5.000000e-01
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store float %28, ptr addrspace(5) %29, align 4, !tbaa !16
  %30 = add nuw nsw i32 %5, 3
  %31 = and i32 %30, 63
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = fadd float %34, -5.000000e-01
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store float %35, ptr addrspace(5) %36, align 4, !tbaa !16
  %37 = add nuw nsw i32 %5, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16
  %42 = fadd float %41, -5.000000e-01
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store float %42, ptr addrspace(5) %43, align 4, !tbaa !16
  %44 = add nuw nsw i32 %5, 5
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !16
  %49 = fadd float %48, -5.000000e-01
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %49, ptr addrspace(5) %50, align 4, !tbaa !16
  %51 = add nuw nsw i32 %5, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16
  %56 = fadd float %55, -5.000000e-01
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store float %56, ptr addrspace(5) %57, align 4, !tbaa !16
  %58 = add nuw nsw i32 %5, 7
  %59 = and i32 %58, 63
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !16
  %63 = fadd float %62, -5.000000e-01
  %64 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  store float %63, ptr addrspace(5) %64, align 4, !tbaa !16
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
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %2 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = lshr i32 %6, 16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %16 to i64
  %22 = zext nneg i32 %17 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = zext nneg i32 %18 to i64
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = freeze i32 %27
  %29 = and i32 %28, 65535
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 56
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %25 to i64
  %34 = zext nneg i32 %29 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = zext nneg i32 %30 to i64
  %37 = add i64 %32, %36
  %38 = add i64 %37, %35
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !6
  %41 = freeze i32 %40
  %42 = zext i32 %41 to i64
  %43 = mul i64 %38, %42
  %44 = add i64 %20, %24
  %45 = add i64 %44, %23
  %46 = add i64 %45, %43
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %48 = load i32, ptr addrspace(4) %47, align 4, !tbaa !6
  %49 = freeze i32 %48
  %50 = zext i32 %49 to i64
  %51 = mul i64 %46, %50
  %52 = add i64 %11, %15
  %53 = add i64 %52, %14
  %54 = add i64 %53, %51
  %55 = shl i32 %16, 8
  %56 = shl i32 %25, 16
  %57 = or i32 %56, %55
  %58 = or i32 %57, %2
  %59 = shl i64 %54, 4
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !6
  %61 = shl nuw nsw i32 %18, 8
  %62 = shl nuw nsw i32 %30, 16
  %63 = or i32 %62, %61
  %64 = or i32 %63, %8
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !6
  %66 = udiv i32 %49, %7
  %67 = zext i32 %66 to i64
  %68 = mul nuw nsw i64 %67, %13
  %69 = icmp ne i64 %68, %50
  %70 = zext i1 %69 to i32
  %71 = add i32 %66, %70
  %72 = mul i32 %71, 100
  %73 = udiv i32 %41, %17
  %74 = zext i32 %73 to i64
  %75 = mul nuw nsw i64 %74, %22
  %76 = icmp ne i64 %75, %42
  %77 = zext i1 %76 to i32
  %78 = add i32 %73, %77
  %79 = mul i32 %78, 10
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 20
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !6
  %82 = freeze i32 %81
  %83 = zext i32 %82 to i64
  %84 = udiv i32 %82, %29
  %85 = zext i32 %84 to i64
  %86 = mul nuw nsw i64 %85, %34
  %87 = icmp ne i64 %86, %83
  %88 = zext i1 %87 to i32
  %89 = add i32 %72, %84
  %90 = add i32 %89, %79
  %91 = add i32 %90, %88
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 8
  store i32 %91, ptr addrspace(1) %92, align 4, !tbaa !6
  %93 = mul nuw nsw i32 %7, 100
  %94 = mul nuw nsw i32 %17, 10
  %95 = add nuw nsw i32 %93, %94
  %96 = add nuw nsw i32 %95, %29
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 12
  store i32 %96, ptr addrspace(1) %97, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #13 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !24 {
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !6
  %6 = freeze i32 %5
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %2 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = lshr i32 %6, 16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %16 to i64
  %22 = zext nneg i32 %17 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = zext nneg i32 %18 to i64
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = freeze i32 %27
  %29 = and i32 %28, 65535
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 56
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %25 to i64
  %34 = zext nneg i32 %29 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = zext nneg i32 %30 to i64
  %37 = add i64 %32, %36
  %38 = add i64 %37, %35
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !6
  %41 = freeze i32 %40
  %42 = zext i32 %41 to i64
  %43 = mul i64 %38, %42
  %44 = add i64 %20, %24
  %45 = add i64 %44, %23
  %46 = add i64 %45, %43
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %48 = load i32, ptr addrspace(4) %47, align 4, !tbaa !6
  %49 = freeze i32 %48
  %50 = zext i32 %49 to i64
  %51 = mul i64 %46, %50
  %52 = add i64 %11, %15
  %53 = add i64 %52, %14
  %54 = add i64 %53, %51
  %55 = shl i32 %16, 8
  %56 = shl i32 %25, 16
  %57 = or i32 %56, %55
  %58 = or i32 %57, %2
  %59 = shl i64 %54, 4
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %59
  store i32 %58, ptr addrspace(1) %60, align 4, !tbaa !6
  %61 = shl nuw nsw i32 %18, 8
  %62 = shl nuw nsw i32 %30, 16
  %63 = or i32 %62, %61
  %64 = or i32 %63, %8
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !6
  %66 = udiv i32 %49, %7
  %67 = zext i32 %66 to i64
  %68 = mul nuw nsw i64 %67, %13
  %69 = icmp ne i64 %68, %50
  %70 = zext i1 %69 to i32
  %71 = add i32 %66, %70
  %72 = mul i32 %71, 100
  %73 = udiv i32 %41, %17
  %74 = zext i32 %73 to i64
  %75 = mul nuw nsw i64 %74, %22
  %76 = icmp ne i64 %75, %42
  %77 = zext i1 %76 to i32
  %78 = add i32 %73, %77
  %79 = mul i32 %78, 10
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 20
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !6
  %82 = freeze i32 %81
  %83 = zext i32 %82 to i64
  %84 = udiv i32 %82, %29
  %85 = zext i32 %84 to i64
  %86 = mul nuw nsw i64 %85, %34
  %87 = icmp ne i64 %86, %83
  %88 = zext i1 %87 to i32
  %89 = add i32 %72, %84
  %90 = add i32 %89, %79
  %91 = add i32 %90, %88
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 8
  store i32 %91, ptr addrspace(1) %92, align 4, !tbaa !6
  %93 = mul nuw nsw i32 %7, 100
  %94 = mul nuw nsw i32 %17, 10
  %95 = add nuw nsw i32 %93, %94
  %96 = add nuw nsw i32 %95, %29
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 12
  store i32 %96, ptr addrspace(1) %97, align 4, !tbaa !6
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { alwaysinline nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #13 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
