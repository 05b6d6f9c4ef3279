; ModuleID = 'corpus/opencl/atomics_mix.cl'
source_filename = "corpus/opencl/atomics_mix.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@atomics_local.c = internal addrspace(3) global [8 x i32] undef, align 4
@compact_unordered.kept = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@compact_unordered.n = internal addrspace(3) global i32 undef, align 4

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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @atomics_global(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %16 = getelementptr i32, ptr addrspace(1) %1, i64 %14
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %15
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %11
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6, !amdgpu.noclobber !16
  %20 = atomicrmw add ptr addrspace(1) %0, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %22 = atomicrmw sub ptr addrspace(1) %21, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = atomicrmw min ptr addrspace(1) %23, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %26 = mul nsw i32 %19, 10
  %27 = atomicrmw max ptr addrspace(1) %25, i32 %26 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %29 = or i32 %19, 64
  %30 = atomicrmw and ptr addrspace(1) %28, i32 %29 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %32 = and i32 %19, 255
  %33 = atomicrmw or ptr addrspace(1) %31, i32 %32 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %35 = atomicrmw xor ptr addrspace(1) %34, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %37 = atomicrmw uinc_wrap ptr addrspace(1) %36, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %16 = getelementptr i32, ptr addrspace(1) %1, i64 %14
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %15
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %11
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = atomicrmw add ptr addrspace(1) %0, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %22 = atomicrmw sub ptr addrspace(1) %21, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = atomicrmw min ptr addrspace(1) %23, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %26 = mul nsw i32 %19, 10
  %27 = atomicrmw max ptr addrspace(1) %25, i32 %26 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %29 = or i32 %19, 64
  %30 = atomicrmw and ptr addrspace(1) %28, i32 %29 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %32 = and i32 %19, 255
  %33 = atomicrmw or ptr addrspace(1) %31, i32 %32 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %35 = atomicrmw xor ptr addrspace(1) %34, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %37 = atomicrmw uinc_wrap ptr addrspace(1) %36, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp samesign ult i32 %3, 8
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i32 %3
  %8 = icmp eq i32 %3, 2
  %9 = icmp eq i32 %3, 4
  %10 = or i1 %8, %9
  %11 = sext i1 %10 to i32
  store i32 %11, ptr addrspace(3) %7, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %6, %2
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 40
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %13 to i64
  %22 = zext nneg i32 %17 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = getelementptr i32, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %20
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6, !amdgpu.noclobber !16
  %28 = atomicrmw add ptr addrspace(3) @atomics_local.c, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %29 = atomicrmw udec_wrap ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 4), i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %30 = atomicrmw umin ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 8), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %31 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 12), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %32 = atomicrmw and ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 16), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %33 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 20), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %34 = atomicrmw xor ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 24), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %35 = and i32 %27, 255
  br label %36

36:                                               ; preds = %40, %12
  %37 = phi i32 [ 0, %12 ], [ %42, %40 ]
  %38 = and i32 %37, 255
  %39 = icmp samesign ult i32 %38, %35
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 28), i32 %37, i32 %35 syncscope("agent") monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 0
  %43 = extractvalue { i32, i1 } %41, 1
  br i1 %43, label %44, label %36

44:                                               ; preds = %40, %36
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %5, label %45, label %51

45:                                               ; preds = %44
  %46 = shl nuw nsw i64 %21, 5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %4
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i32 %3
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  store i32 %50, ptr addrspace(1) %48, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %44, %45
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp samesign ult i32 %3, 8
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i32 %3
  %8 = icmp eq i32 %3, 2
  %9 = icmp eq i32 %3, 4
  %10 = or i1 %8, %9
  %11 = sext i1 %10 to i32
  store i32 %11, ptr addrspace(3) %7, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %6, %2
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 40
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %13 to i64
  %22 = zext nneg i32 %17 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = getelementptr i32, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %20
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = atomicrmw add ptr addrspace(3) @atomics_local.c, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %29 = atomicrmw udec_wrap ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 4), i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %30 = atomicrmw umin ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 8), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %31 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 12), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %32 = atomicrmw and ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 16), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %33 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 20), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %34 = atomicrmw xor ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 24), i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %35 = and i32 %27, 255
  br label %36

36:                                               ; preds = %40, %12
  %37 = phi i32 [ 0, %12 ], [ %42, %40 ]
  %38 = and i32 %37, 255
  %39 = icmp samesign ult i32 %38, %35
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.c, i32 28), i32 %37, i32 %35 syncscope("agent") monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 0
  %43 = extractvalue { i32, i1 } %41, 1
  br i1 %43, label %44, label %36

44:                                               ; preds = %40, %36
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %5, label %45, label %51

45:                                               ; preds = %44
  %46 = shl nuw nsw i64 %21, 5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %4
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics_local.c, i32 %3
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  store i32 %50, ptr addrspace(1) %48, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %45, %44
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %18 = and i64 %17, 1
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6, !amdgpu.noclobber !16
  %22 = sitofp i32 %21 to float
  %23 = fmul float %22, 2.500000e-01
  %24 = atomicrmw or ptr addrspace(1) %19, i32 0 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %25

25:                                               ; preds = %25, %2
  %26 = phi i32 [ %24, %2 ], [ %31, %25 ]
  %27 = bitcast i32 %26 to float
  %28 = fadd float %23, %27
  %29 = bitcast float %28 to i32
  %30 = cmpxchg ptr addrspace(1) %19, i32 %26, i32 %29 syncscope("agent") monotonic monotonic, align 4
  %31 = extractvalue { i32, i1 } %30, 0
  %32 = extractvalue { i32, i1 } %30, 1
  br i1 %32, label %33, label %25

33:                                               ; preds = %25
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %18 = and i64 %17, 1
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = sitofp i32 %21 to float
  %23 = fmul float %22, 2.500000e-01
  %24 = atomicrmw or ptr addrspace(1) %19, i32 0 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %25

25:                                               ; preds = %25, %2
  %26 = phi i32 [ %24, %2 ], [ %31, %25 ]
  %27 = bitcast i32 %26 to float
  %28 = fadd float %23, %27
  %29 = bitcast float %28 to i32
  %30 = cmpxchg ptr addrspace(1) %19, i32 %26, i32 %29 syncscope("agent") monotonic monotonic, align 4
  %31 = extractvalue { i32, i1 } %30, 0
  %32 = extractvalue { i32, i1 } %30, 1
  br i1 %32, label %33, label %25

33:                                               ; preds = %25
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #9 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  br label %8

8:                                                ; preds = %7, %3
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %9 to i64
  %18 = zext nneg i32 %13 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = getelementptr i32, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %16
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6, !amdgpu.noclobber !16
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %8
  %26 = atomicrmw uinc_wrap ptr addrspace(3) @compact_unordered.n, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i32 %26
  store i32 %23, ptr addrspace(3) %27, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %25, %8
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %29 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  %30 = icmp ugt i32 %29, %4
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i32 %4
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !6
  %34 = mul nsw i32 %33, %33
  %35 = atomicrmw add ptr addrspace(1) %2, i32 %34 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %36

36:                                               ; preds = %31, %28
  br i1 %6, label %37, label %39

37:                                               ; preds = %36
  %38 = atomicrmw add ptr addrspace(1) %1, i32 %29 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %39

39:                                               ; preds = %36, %37
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #10 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  br label %8

8:                                                ; preds = %7, %3
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %9 to i64
  %18 = zext nneg i32 %13 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = getelementptr i32, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %16
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %8
  %26 = atomicrmw uinc_wrap ptr addrspace(3) @compact_unordered.n, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i32 %26
  store i32 %23, ptr addrspace(3) %27, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %25, %8
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %29 = load i32, ptr addrspace(3) @compact_unordered.n, align 4, !tbaa !6
  %30 = icmp ugt i32 %29, %4
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @compact_unordered.kept, i32 %4
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !6
  %34 = mul nsw i32 %33, %33
  %35 = atomicrmw add ptr addrspace(1) %2, i32 %34 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %36

36:                                               ; preds = %31, %28
  br i1 %6, label %37, label %39

37:                                               ; preds = %36
  %38 = atomicrmw add ptr addrspace(1) %1, i32 %29 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %39

39:                                               ; preds = %37, %36
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @atomics_cl20(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6, !amdgpu.noclobber !16
  %20 = atomicrmw add ptr addrspace(1) %0, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %22 = atomicrmw max ptr addrspace(1) %21, i32 %19 syncscope("agent") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = atomicrmw min ptr addrspace(1) %23, i32 %19 syncscope("agent") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %26 = atomicrmw xor ptr addrspace(1) %25, i32 %19 syncscope("agent") release, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %28 = atomicrmw or ptr addrspace(1) %27, i32 %19 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %30 = load atomic i32, ptr addrspace(1) %29 syncscope("agent") acquire, align 4
  %31 = and i32 %19, 15
  br label %32

32:                                               ; preds = %32, %2
  %33 = phi i32 [ %30, %2 ], [ %36, %32 ]
  %34 = add nsw i32 %33, %31
  %35 = cmpxchg ptr addrspace(1) %29, i32 %33, i32 %34 syncscope("agent") acq_rel acquire, align 4
  %36 = extractvalue { i32, i1 } %35, 0
  %37 = icmp eq i32 %33, %36
  br i1 %37, label %38, label %32

38:                                               ; preds = %32
  switch i64 %17, label %44 [
    i64 0, label %39
    i64 1, label %41
  ]

39:                                               ; preds = %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store atomic i32 %19, ptr addrspace(1) %40 syncscope("agent") release, align 4
  br label %44

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %43 = atomicrmw xchg ptr addrspace(1) %42, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %44

44:                                               ; preds = %39, %38, %41
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = atomicrmw add ptr addrspace(1) %0, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %22 = atomicrmw max ptr addrspace(1) %21, i32 %19 syncscope("agent") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = atomicrmw min ptr addrspace(1) %23, i32 %19 syncscope("agent") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %26 = atomicrmw xor ptr addrspace(1) %25, i32 %19 syncscope("agent") release, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %28 = atomicrmw or ptr addrspace(1) %27, i32 %19 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %30 = load atomic i32, ptr addrspace(1) %29 syncscope("agent") acquire, align 4
  %31 = and i32 %19, 15
  br label %32

32:                                               ; preds = %32, %2
  %33 = phi i32 [ %30, %2 ], [ %36, %32 ]
  %34 = add nsw i32 %33, %31
  %35 = cmpxchg ptr addrspace(1) %29, i32 %33, i32 %34 syncscope("agent") acq_rel acquire, align 4
  %36 = extractvalue { i32, i1 } %35, 0
  %37 = icmp eq i32 %33, %36
  br i1 %37, label %38, label %32

38:                                               ; preds = %32
  switch i64 %17, label %44 [
    i64 0, label %39
    i64 1, label %41
  ]

39:                                               ; preds = %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store atomic i32 %19, ptr addrspace(1) %40 syncscope("agent") release, align 4
  br label %44

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %43 = atomicrmw xchg ptr addrspace(1) %42, i32 %19 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %44

44:                                               ; preds = %39, %38, %41
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #11

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!14 = !{!"int*", !"int*"}
!15 = !{!"volatile", !"const"}
!16 = !{}
!17 = !{!"uint*", !"uint*"}
!18 = !{!"const", !""}
!19 = !{!"amdgpu-synchronize-as", !"local"}
!20 = !{!"int*", !"float*"}
!21 = !{!"const", !"volatile"}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"int*", !"uint*", !"int*"}
!25 = !{!"const", !"volatile", !"volatile"}
!26 = !{!"atomic_int*", !"int*"}
!27 = !{!"_Atomic(int)*", !"int*"}
