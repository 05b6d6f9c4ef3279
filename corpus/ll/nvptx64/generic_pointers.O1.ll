; ModuleID = 'corpus/opencl/generic_pointers.cl'
source_filename = "corpus/opencl/generic_pointers.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sources = type { [2 x ptr addrspace(1)], i32 }

@table = dso_local local_unnamed_addr addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@weights = dso_local local_unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 4
@unset = dso_local local_unnamed_addr addrspace(1) global [8 x float] zeroinitializer, align 4
@generic_choice.l = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@async_copies.buf = internal unnamed_addr addrspace(3) global [16 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !14
  %9 = fmul float %8, 2.000000e+00
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %6
  store float %9, ptr addrspace(3) %10, align 4, !tbaa !14
  br label %13

11:                                               ; preds = %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = urem i32 %5, 3
  switch i32 %12, label %31 [
    i32 0, label %25
    i32 1, label %27
  ]

13:                                               ; preds = %3, %13
  %14 = phi i32 [ 0, %3 ], [ %23, %13 ]
  %15 = add nuw nsw i32 %14, %5
  %16 = and i32 %15, 63
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = fadd float %19, -5.000000e-01
  %21 = zext nneg i32 %14 to i64
  %22 = getelementptr inbounds nuw float, ptr %4, i64 %21
  store float %20, ptr %22, align 4, !tbaa !14
  %23 = add nuw nsw i32 %14, 1
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %11, label %13, !llvm.loop !16

25:                                               ; preds = %11
  %26 = addrspacecast ptr addrspace(1) %7 to ptr
  br label %31

27:                                               ; preds = %11
  %28 = and i64 %6, 15
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %28
  %30 = addrspacecast ptr addrspace(3) %29 to ptr
  br label %31

31:                                               ; preds = %11, %27, %25
  %32 = phi ptr [ %30, %27 ], [ %26, %25 ], [ %4, %11 ]
  %33 = icmp sgt i32 %2, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %31, %34
  %35 = phi i32 [ %41, %34 ], [ 0, %31 ]
  %36 = phi float [ %40, %34 ], [ 0.000000e+00, %31 ]
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw float, ptr %32, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !14
  %40 = fadd float %36, %39
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %43, label %34, !llvm.loop !18

43:                                               ; preds = %34, %31
  %44 = phi float [ 0.000000e+00, %31 ], [ %40, %34 ]
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %44, ptr addrspace(1) %45, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef align 4 %0) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %3 to i64
  %6 = zext nneg i32 %2 to i64
  %7 = mul nuw nsw i64 %5, %6
  %8 = zext nneg i32 %4 to i64
  %9 = add nuw nsw i64 %7, %8
  %10 = and i64 %9, 3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = lshr i64 %9, 2
  %14 = and i64 %13, 3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(4) @weights, i64 %14
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = mul nsw i32 %16, %12
  %18 = shl i64 %9, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !6
  %21 = and i64 %9, 7
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = fptosi float %23 to i32
  %25 = xor i64 %10, 3
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %24
  %29 = add i64 %18, 68719476736
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = shl nuw nsw i64 %4, 4
  %8 = and i64 %7, 4294967280
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul nuw nsw i32 %12, %13
  %15 = zext nneg i32 %14 to i64
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul nuw nsw i32 %12, %16
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul nuw nsw i32 %18, %10
  %20 = add nuw nsw i32 %19, %5
  %21 = add nuw nsw i32 %20, %17
  %22 = icmp samesign ult i32 %21, 16
  br i1 %22, label %23, label %32

23:                                               ; preds = %2
  %24 = zext nneg i32 %21 to i64
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ %30, %25 ], [ %24, %23 ]
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %9, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !27
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %26
  store <4 x float> %28, ptr addrspace(3) %29, align 16, !tbaa !27
  %30 = add nuw nsw i64 %26, %15
  %31 = icmp samesign ult i64 %30, 16
  br i1 %31, label %25, label %32

32:                                               ; preds = %25, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = sub nsw i64 15, %6
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %33
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = fmul <4 x float> %35, splat (float 2.000000e+00)
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %6
  store <4 x float> %37, ptr addrspace(3) %38, align 16, !tbaa !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %8
  br i1 %22, label %40, label %49

40:                                               ; preds = %32
  %41 = zext nneg i32 %21 to i64
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ %47, %42 ], [ %41, %40 ]
  %44 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %43
  %45 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !27
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %43
  store <4 x float> %45, ptr addrspace(1) %46, align 16, !tbaa !27
  %47 = add nuw nsw i64 %43, %15
  %48 = icmp samesign ult i64 %47, 16
  br i1 %48, label %42, label %49

49:                                               ; preds = %42, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !28 !kernel_arg_access_qual !11 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !28 !kernel_arg_access_qual !11 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = alloca %struct.sources, align 8
  %5 = alloca i32, align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %15 = and i32 %14, 4
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %17, ptr %4, align 8, !tbaa !31
  %18 = and i32 %14, 8
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %22 = select i1 %19, ptr addrspace(1) %21, ptr addrspace(1) %20
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(1) %22, ptr %23, align 8, !tbaa !31
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 31, ptr %24, align 8, !tbaa !34
  br label %31

25:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store volatile i32 %45, ptr %5, align 4, !tbaa !6
  %26 = load volatile i32, ptr %5, align 4, !tbaa !6
  %27 = add i32 %26, 1
  store volatile i32 %27, ptr %5, align 4, !tbaa !6
  %28 = load volatile i32, ptr %5, align 4, !tbaa !6
  %29 = and i64 %13, 4294967295
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %29
  store i32 %28, ptr addrspace(1) %30, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void

31:                                               ; preds = %3, %31
  %32 = phi i32 [ 0, %3 ], [ %46, %31 ]
  %33 = phi i32 [ 0, %3 ], [ %45, %31 ]
  %34 = tail call noundef i32 @llvm.fshl.i32(i32 %33, i32 %33, i32 3)
  %35 = add i32 %32, %14
  %36 = and i32 %35, 1
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %37
  %39 = load ptr addrspace(1), ptr %38, align 8, !tbaa !31
  %40 = mul i32 %35, 7
  %41 = and i32 %40, 31
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = xor i32 %44, %34
  %46 = add nuw nsw i32 %32, 1
  %47 = icmp eq i32 %46, 6
  br i1 %47, label %25, label %31, !llvm.loop !36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef align 4 %0) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !22 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %3 to i64
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %4 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = mul nuw nsw i32 %9, %8
  %12 = add nuw nsw i32 %11, %10
  %13 = zext nneg i32 %12 to i64
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul nuw nsw i32 %15, %14
  %18 = add nuw nsw i32 %17, %16
  %19 = zext nneg i32 %18 to i64
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %21 = mul nuw nsw i32 %9, %20
  %22 = zext nneg i32 %21 to i64
  %23 = mul nuw nsw i64 %19, %22
  %24 = add nuw nsw i64 %23, %13
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = zext nneg i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = add i64 %27, %6
  %29 = mul i64 %28, %5
  %30 = add i64 %29, %7
  %31 = shl nuw nsw i32 %8, 8
  %32 = shl nuw i32 %14, 16
  %33 = or i32 %32, %31
  %34 = or i32 %33, %2
  %35 = shl i64 %30, 4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !6
  %37 = shl nuw nsw i32 %10, 8
  %38 = shl nuw nsw i32 %16, 16
  %39 = or i32 %38, %37
  %40 = or i32 %39, %4
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 4
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !6
  %42 = mul i32 %25, 100
  %43 = mul nuw nsw i32 %20, 10
  %44 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %45 = add nuw nsw i32 %43, %44
  %46 = add i32 %45, %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !6
  %48 = mul nuw nsw i32 %3, 100
  %49 = mul nuw nsw i32 %9, 10
  %50 = add nuw nsw i32 %49, %15
  %51 = add nuw nsw i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 12
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1}
!20 = !{!"none"}
!21 = !{!"int*"}
!22 = !{!""}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"float*", !"float*"}
!26 = !{!"const", !""}
!27 = !{!8, !8, i64 0}
!28 = !{i32 1, i32 1, i32 1}
!29 = !{!"uint*", !"uint*", !"uint*"}
!30 = !{!"const", !"const", !""}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 int", !33, i64 0}
!33 = !{!"any pointer", !8, i64 0}
!34 = !{!35, !7, i64 16}
!35 = !{!"", !8, i64 0, !7, i64 16}
!36 = distinct !{!36, !17}
!37 = !{!"uint*"}
