; ModuleID = 'corpus/opencl/histogram.cl'
source_filename = "corpus/opencl/histogram.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@histogram256.bins = internal addrspace(3) global [256 x i32] undef, align 4

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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = zext nneg i32 %9 to i64
  %11 = icmp samesign ult i32 %4, 256
  br i1 %11, label %27, label %12

12:                                               ; preds = %27, %3
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %13 to i64
  %18 = mul nuw nsw i64 %10, %17
  %19 = add nuw nsw i64 %18, %5
  %20 = add i64 %19, %16
  %21 = trunc i64 %20 to i32
  %22 = icmp ugt i32 %2, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %12
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = zext i32 %25 to i64
  br label %36

27:                                               ; preds = %3, %27
  %28 = phi i32 [ %30, %27 ], [ %4, %3 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %28
  store i32 0, ptr addrspace(3) %29, align 4, !tbaa !6
  %30 = add nuw nsw i32 %28, %9
  %31 = icmp samesign ult i32 %30, 256
  br i1 %31, label %27, label %12

32:                                               ; preds = %36, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %33, label %66

33:                                               ; preds = %32
  %34 = shl nuw nsw i64 %17, 10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %34
  br label %58

36:                                               ; preds = %23, %36
  %37 = phi i64 [ %20, %23 ], [ %55, %36 ]
  %38 = and i64 %37, 4294967295
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6, !amdgpu.noclobber !17
  %41 = and i32 %40, 255
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %44 = lshr i32 %40, 8
  %45 = and i32 %44, 255
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %45
  %47 = atomicrmw uinc_wrap ptr addrspace(3) %46, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %48 = lshr i32 %40, 16
  %49 = and i32 %48, 255
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %49
  %51 = atomicrmw uinc_wrap ptr addrspace(3) %50, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %52 = lshr i32 %40, 24
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %52
  %54 = atomicrmw uinc_wrap ptr addrspace(3) %53, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %55 = add nuw nsw i64 %38, %26
  %56 = trunc i64 %55 to i32
  %57 = icmp ugt i32 %2, %56
  br i1 %57, label %36, label %32

58:                                               ; preds = %33, %58
  %59 = phi i32 [ %4, %33 ], [ %64, %58 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %59
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !6
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %60
  store i32 %62, ptr addrspace(1) %63, align 4, !tbaa !6
  %64 = add nuw nsw i32 %59, %9
  %65 = icmp samesign ult i32 %64, 256
  br i1 %65, label %58, label %66

66:                                               ; preds = %58, %32
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = zext nneg i32 %9 to i64
  %11 = icmp samesign ult i32 %4, 256
  br i1 %11, label %27, label %12

12:                                               ; preds = %27, %3
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %13 to i64
  %18 = mul nuw nsw i64 %10, %17
  %19 = add nuw nsw i64 %18, %5
  %20 = add i64 %19, %16
  %21 = trunc i64 %20 to i32
  %22 = icmp ugt i32 %2, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %12
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = zext i32 %25 to i64
  br label %36

27:                                               ; preds = %3, %27
  %28 = phi i32 [ %30, %27 ], [ %4, %3 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %28
  store i32 0, ptr addrspace(3) %29, align 4, !tbaa !6
  %30 = add nuw nsw i32 %28, %9
  %31 = icmp samesign ult i32 %30, 256
  br i1 %31, label %27, label %12

32:                                               ; preds = %36, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %33, label %58

33:                                               ; preds = %32
  %34 = shl nuw nsw i64 %17, 10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %34
  br label %59

36:                                               ; preds = %23, %36
  %37 = phi i64 [ %20, %23 ], [ %55, %36 ]
  %38 = and i64 %37, 4294967295
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = and i32 %40, 255
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %44 = lshr i32 %40, 8
  %45 = and i32 %44, 255
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %45
  %47 = atomicrmw uinc_wrap ptr addrspace(3) %46, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %48 = lshr i32 %40, 16
  %49 = and i32 %48, 255
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %49
  %51 = atomicrmw uinc_wrap ptr addrspace(3) %50, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %52 = lshr i32 %40, 24
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %52
  %54 = atomicrmw uinc_wrap ptr addrspace(3) %53, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %55 = add nuw nsw i64 %38, %26
  %56 = trunc i64 %55 to i32
  %57 = icmp ugt i32 %2, %56
  br i1 %57, label %36, label %32

58:                                               ; preds = %59, %32
  ret void

59:                                               ; preds = %33, %59
  %60 = phi i32 [ %4, %33 ], [ %65, %59 ]
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i32 %60
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %61
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !6
  %65 = add nuw nsw i32 %60, %9
  %66 = icmp samesign ult i32 %65, 256
  br i1 %66, label %59, label %58
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  br i1 %21, label %22, label %53

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %26

26:                                               ; preds = %22, %49
  %27 = phi i64 [ %19, %22 ], [ %50, %49 ]
  %28 = and i64 %27, 4294967295
  %29 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %28
  %30 = load i16, ptr addrspace(1) %29, align 2, !tbaa !22
  %31 = zext i16 %30 to i32
  %32 = lshr i32 %31, 2
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  %35 = shl nuw nsw i32 %31, 3
  %36 = and i32 %35, 24
  %37 = atomicrmw or ptr addrspace(1) %34, i32 0 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %38 = shl nuw nsw i32 1, %36
  br label %39

39:                                               ; preds = %44, %26
  %40 = phi i32 [ %37, %26 ], [ %47, %44 ]
  %41 = lshr i32 %40, %36
  %42 = and i32 %41, 255
  %43 = icmp ult i32 %42, %3
  br i1 %43, label %44, label %49

44:                                               ; preds = %39
  %45 = add i32 %40, %38
  %46 = cmpxchg ptr addrspace(1) %34, i32 %40, i32 %45 syncscope("agent") monotonic monotonic, align 4
  %47 = extractvalue { i32, i1 } %46, 0
  %48 = extractvalue { i32, i1 } %46, 1
  br i1 %48, label %49, label %39

49:                                               ; preds = %44, %39
  %50 = add nuw nsw i64 %28, %25
  %51 = trunc i64 %50 to i32
  %52 = icmp ugt i32 %2, %51
  br i1 %52, label %26, label %53

53:                                               ; preds = %49, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %27

26:                                               ; preds = %50, %4
  ret void

27:                                               ; preds = %22, %50
  %28 = phi i64 [ %19, %22 ], [ %51, %50 ]
  %29 = and i64 %28, 4294967295
  %30 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %29
  %31 = load i16, ptr addrspace(1) %30, align 2, !tbaa !22
  %32 = zext i16 %31 to i32
  %33 = lshr i32 %32, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %34
  %36 = shl nuw nsw i32 %32, 3
  %37 = and i32 %36, 24
  %38 = atomicrmw or ptr addrspace(1) %35, i32 0 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %39 = shl nuw nsw i32 1, %37
  br label %40

40:                                               ; preds = %45, %27
  %41 = phi i32 [ %38, %27 ], [ %48, %45 ]
  %42 = lshr i32 %41, %37
  %43 = and i32 %42, 255
  %44 = icmp ult i32 %43, %3
  br i1 %44, label %45, label %50

45:                                               ; preds = %40
  %46 = add i32 %41, %39
  %47 = cmpxchg ptr addrspace(1) %35, i32 %41, i32 %46 syncscope("agent") monotonic monotonic, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %50, label %40

50:                                               ; preds = %40, %45
  %51 = add nuw nsw i64 %29, %25
  %52 = trunc i64 %51 to i32
  %53 = icmp ugt i32 %2, %52
  br i1 %53, label %27, label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

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
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!14 = !{!"uint*", !"uint*", !"uint"}
!15 = !{!"const", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"ushort*", !"uint*", !"uint", !"uint"}
!21 = !{!"const", !"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !8, i64 0}
