; ModuleID = 'corpus/opencl/generic_pointers.cl'
source_filename = "corpus/opencl/generic_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.sources = type { [2 x ptr addrspace(1)], i32 }

@table = dso_local local_unnamed_addr addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@weights = dso_local local_unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 4
@unset = dso_local local_unnamed_addr addrspace(1) global [8 x float] zeroinitializer, align 4
@generic_choice.l = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@async_copies.buf = internal addrspace(3) global [16 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = fmul float %9, 2.000000e+00
  %11 = getelementptr inbounds float, ptr addrspace(3) @generic_choice.l, i64 %7
  store float %10, ptr addrspace(3) %11, align 4, !tbaa !12
  %12 = and i64 %5, 63
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = fadd float %14, -5.000000e-01
  store float %15, ptr %4, align 4, !tbaa !12
  %16 = add nsw i32 %6, 1
  %17 = and i32 %16, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fadd float %20, -5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %21, ptr %22, align 4, !tbaa !12
  %23 = add nsw i32 %6, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = fadd float %27, -5.000000e-01
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %28, ptr %29, align 4, !tbaa !12
  %30 = add nsw i32 %6, 3
  %31 = and i32 %30, 63
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %34, -5.000000e-01
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %35, ptr %36, align 4, !tbaa !12
  %37 = add nsw i32 %6, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fadd float %41, -5.000000e-01
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %42, ptr %43, align 4, !tbaa !12
  %44 = add nsw i32 %6, 5
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %48, -5.000000e-01
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %49, ptr %50, align 4, !tbaa !12
  %51 = add nsw i32 %6, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = fadd float %55, -5.000000e-01
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %56, ptr %57, align 4, !tbaa !12
  %58 = add nsw i32 %6, 7
  %59 = and i32 %58, 63
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = fadd float %62, -5.000000e-01
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %63, ptr %64, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %65 = srem i32 %6, 3
  switch i32 %65, label %72 [
    i32 0, label %66
    i32 1, label %68
  ]

66:                                               ; preds = %3
  %67 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  br label %74

68:                                               ; preds = %3
  %69 = and i64 %5, 15
  %70 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %69
  %71 = addrspacecast ptr addrspace(3) %70 to ptr addrspace(4)
  br label %74

72:                                               ; preds = %3
  %73 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %74

74:                                               ; preds = %66, %68, %72
  %75 = phi ptr addrspace(4) [ %73, %72 ], [ %67, %66 ], [ %71, %68 ]
  %76 = icmp sgt i32 %2, 0
  br i1 %76, label %77, label %86

77:                                               ; preds = %74, %77
  %78 = phi i32 [ %84, %77 ], [ 0, %74 ]
  %79 = phi float [ %83, %77 ], [ 0.000000e+00, %74 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(4) %75, i64 %80
  %82 = load float, ptr addrspace(4) %81, align 4, !tbaa !12
  %83 = fadd float %79, %82
  %84 = add nuw nsw i32 %78, 1
  %85 = icmp slt i32 %84, %2
  br i1 %85, label %77, label %86

86:                                               ; preds = %77, %74
  %87 = phi float [ 0.000000e+00, %74 ], [ %83, %77 ]
  %88 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7
  store float %87, ptr addrspace(1) %88, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = fmul float %9, 2.000000e+00
  %11 = getelementptr inbounds float, ptr addrspace(3) @generic_choice.l, i64 %7
  store float %10, ptr addrspace(3) %11, align 4, !tbaa !12
  %12 = and i64 %5, 63
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = fadd float %14, -5.000000e-01
  store float %15, ptr %4, align 4, !tbaa !12
  %16 = add nsw i32 %6, 1
  %17 = and i32 %16, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = fadd float %20, -5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %21, ptr %22, align 4, !tbaa !12
  %23 = add nsw i32 %6, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = fadd float %27, -5.000000e-01
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %28, ptr %29, align 4, !tbaa !12
  %30 = add nsw i32 %6, 3
  %31 = and i32 %30, 63
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %34, -5.000000e-01
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %35, ptr %36, align 4, !tbaa !12
  %37 = add nsw i32 %6, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fadd float %41, -5.000000e-01
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %42, ptr %43, align 4, !tbaa !12
  %44 = add nsw i32 %6, 5
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %48, -5.000000e-01
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %49, ptr %50, align 4, !tbaa !12
  %51 = add nsw i32 %6, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = fadd float %55, -5.000000e-01
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %56, ptr %57, align 4, !tbaa !12
  %58 = add nsw i32 %6, 7
  %59 = and i32 %58, 63
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = fadd float %62, -5.000000e-01
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %63, ptr %64, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %65 = srem i32 %6, 3
  switch i32 %65, label %72 [
    i32 0, label %66
    i32 1, label %68
  ]

66:                                               ; preds = %3
  %67 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  br label %74

68:                                               ; preds = %3
  %69 = and i64 %5, 15
  %70 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %69
  %71 = addrspacecast ptr addrspace(3) %70 to ptr addrspace(4)
  br label %74

72:                                               ; preds = %3
  %73 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %74

74:                                               ; preds = %72, %68, %66
  %75 = phi ptr addrspace(4) [ %73, %72 ], [ %67, %66 ], [ %71, %68 ]
  %76 = icmp sgt i32 %2, 0
  br i1 %76, label %77, label %86

77:                                               ; preds = %74, %77
  %78 = phi i32 [ %84, %77 ], [ 0, %74 ]
  %79 = phi float [ %83, %77 ], [ 0.000000e+00, %74 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(4) %75, i64 %80
  %82 = load float, ptr addrspace(4) %81, align 4, !tbaa !12
  %83 = fadd float %79, %82
  %84 = add nuw nsw i32 %78, 1
  %85 = icmp slt i32 %84, %2
  br i1 %85, label %77, label %86

86:                                               ; preds = %77, %74
  %87 = phi float [ 0.000000e+00, %74 ], [ %83, %77 ]
  %88 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7
  store float %87, ptr addrspace(1) %88, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = trunc i64 %2 to i32
  %4 = and i64 %2, 3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = lshr i32 %3, 2
  %8 = and i32 %7, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(2) @weights, i64 %9
  %11 = load i32, ptr addrspace(2) %10, align 4, !tbaa !4
  %12 = mul nsw i32 %11, %6
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = and i64 %2, 7
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = fptosi float %17 to i32
  %19 = xor i64 %4, 3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %18
  %23 = getelementptr i8, ptr addrspace(1) %14, i64 64
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = trunc i64 %2 to i32
  %4 = and i64 %2, 3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = lshr i32 %3, 2
  %8 = and i32 %7, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(2) @weights, i64 %9
  %11 = load i32, ptr addrspace(2) %10, align 4, !tbaa !4
  %12 = mul nsw i32 %11, %6
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = and i64 %2, 7
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = fptosi float %17 to i32
  %19 = xor i64 %4, 3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %18
  %23 = getelementptr i8, ptr addrspace(1) %14, i64 64
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca target("spirv.Event"), align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %8 = shl nsw i32 %5, 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %9
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @async_copies.buf, ptr addrspace(1) noundef %10, i64 noundef 16, target("spirv.Event") zeroinitializer) #13
  store target("spirv.Event") %11, ptr %3, align 8, !tbaa !22
  %12 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #13
  %13 = sub nsw i32 15, %7
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %14
  %16 = load <4 x float>, ptr addrspace(3) %15, align 16, !tbaa !24
  call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %17 = fmul <4 x float> %16, splat (float 2.000000e+00)
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %19
  store <4 x float> %18, ptr addrspace(3) %20, align 16, !tbaa !24
  call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %9
  %22 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @async_copies.buf, i64 noundef 16, target("spirv.Event") zeroinitializer) #13
  store target("spirv.Event") %22, ptr %3, align 8, !tbaa !22
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #13
  call spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef align 4 %0, i64 noundef 16) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca target("spirv.Event"), align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %8 = shl nsw i32 %5, 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %9
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @async_copies.buf, ptr addrspace(1) noundef %10, i64 noundef 16, target("spirv.Event") zeroinitializer) #13
  store target("spirv.Event") %11, ptr %3, align 8, !tbaa !22
  %12 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #13
  %13 = sub nsw i32 15, %7
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %14
  %16 = load <4 x float>, ptr addrspace(3) %15, align 16, !tbaa !24
  call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %17 = fmul <4 x float> %16, splat (float 2.000000e+00)
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %19
  store <4 x float> %18, ptr addrspace(3) %20, align 16, !tbaa !24
  call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %9
  %22 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @async_copies.buf, i64 noundef 16, target("spirv.Event") zeroinitializer) #13
  store target("spirv.Event") %22, ptr %3, align 8, !tbaa !22
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #13
  call spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %0, i64 noundef 16) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = alloca %struct.sources, align 8
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %8 = and i32 %7, 4
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %10, ptr %4, align 8, !tbaa !28
  %11 = and i32 %7, 8
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %15 = select i1 %12, ptr addrspace(1) %14, ptr addrspace(1) %13
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(1) %15, ptr %16, align 8, !tbaa !28
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = tail call spir_func i32 @_Z6rotatejj(i32 noundef 0, i32 noundef 3) #12
  %19 = and i64 %6, 1
  %20 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %19
  %21 = load ptr addrspace(1), ptr addrspace(4) %20, align 8, !tbaa !28
  %22 = mul i32 %7, 7
  %23 = and i32 %22, 31
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = xor i32 %26, %18
  %28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %27, i32 noundef 3) #12
  %29 = add i32 %7, 1
  %30 = and i32 %29, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %31
  %33 = load ptr addrspace(1), ptr addrspace(4) %32, align 8, !tbaa !28
  %34 = mul i32 %29, 7
  %35 = and i32 %34, 31
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = xor i32 %38, %28
  %40 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %39, i32 noundef 3) #12
  %41 = and i64 %6, 1
  %42 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %41
  %43 = load ptr addrspace(1), ptr addrspace(4) %42, align 8, !tbaa !28
  %44 = mul i32 %7, 7
  %45 = add i32 %44, 14
  %46 = and i32 %45, 31
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = xor i32 %49, %40
  %51 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %50, i32 noundef 3) #12
  %52 = add i32 %7, 3
  %53 = and i32 %52, 1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %54
  %56 = load ptr addrspace(1), ptr addrspace(4) %55, align 8, !tbaa !28
  %57 = mul i32 %52, 7
  %58 = and i32 %57, 31
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !4
  %62 = xor i32 %61, %51
  %63 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %62, i32 noundef 3) #12
  %64 = and i64 %6, 1
  %65 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %64
  %66 = load ptr addrspace(1), ptr addrspace(4) %65, align 8, !tbaa !28
  %67 = mul i32 %7, 7
  %68 = add i32 %67, 28
  %69 = and i32 %68, 31
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %66, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = xor i32 %72, %63
  %74 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %73, i32 noundef 3) #12
  %75 = add i32 %7, 5
  %76 = and i32 %75, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %77
  %79 = load ptr addrspace(1), ptr addrspace(4) %78, align 8, !tbaa !28
  %80 = mul i32 %75, 7
  %81 = and i32 %80, 31
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %79, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = xor i32 %84, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store volatile i32 %85, ptr %5, align 4, !tbaa !4
  %86 = load volatile i32, ptr %5, align 4, !tbaa !4
  %87 = add i32 %86, 1
  store volatile i32 %87, ptr %5, align 4, !tbaa !4
  %88 = load volatile i32, ptr %5, align 4, !tbaa !4
  %89 = and i64 %6, 4294967295
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %89
  store i32 %88, ptr addrspace(1) %90, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = alloca %struct.sources, align 8
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %8 = and i32 %7, 4
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %10, ptr %4, align 8, !tbaa !28
  %11 = and i32 %7, 8
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %15 = select i1 %12, ptr addrspace(1) %14, ptr addrspace(1) %13
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(1) %15, ptr %16, align 8, !tbaa !28
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = tail call spir_func i32 @_Z6rotatejj(i32 noundef 0, i32 noundef 3) #12
  %19 = and i64 %6, 1
  %20 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %19
  %21 = load ptr addrspace(1), ptr addrspace(4) %20, align 8, !tbaa !28
  %22 = mul i32 %7, 7
  %23 = and i32 %22, 31
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = xor i32 %26, %18
  %28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %27, i32 noundef 3) #12
  %29 = add i32 %7, 1
  %30 = and i32 %29, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %31
  %33 = load ptr addrspace(1), ptr addrspace(4) %32, align 8, !tbaa !28
  %34 = mul i32 %29, 7
  %35 = and i32 %34, 31
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = xor i32 %38, %28
  %40 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %39, i32 noundef 3) #12
  %41 = and i64 %6, 1
  %42 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %41
  %43 = load ptr addrspace(1), ptr addrspace(4) %42, align 8, !tbaa !28
  %44 = mul i32 %7, 7
  %45 = add i32 %44, 14
  %46 = and i32 %45, 31
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = xor i32 %49, %40
  %51 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %50, i32 noundef 3) #12
  %52 = add i32 %7, 3
  %53 = and i32 %52, 1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %54
  %56 = load ptr addrspace(1), ptr addrspace(4) %55, align 8, !tbaa !28
  %57 = mul i32 %52, 7
  %58 = and i32 %57, 31
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !4
  %62 = xor i32 %61, %51
  %63 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %62, i32 noundef 3) #12
  %64 = and i64 %6, 1
  %65 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %64
  %66 = load ptr addrspace(1), ptr addrspace(4) %65, align 8, !tbaa !28
  %67 = mul i32 %7, 7
  %68 = add i32 %67, 28
  %69 = and i32 %68, 31
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %66, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = xor i32 %72, %63
  %74 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %73, i32 noundef 3) #12
  %75 = add i32 %7, 5
  %76 = and i32 %75, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw ptr addrspace(1), ptr addrspace(4) %17, i64 %77
  %79 = load ptr addrspace(1), ptr addrspace(4) %78, align 8, !tbaa !28
  %80 = mul i32 %75, 7
  %81 = and i32 %80, 31
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %79, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = xor i32 %84, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store volatile i32 %85, ptr %5, align 4, !tbaa !4
  %86 = load volatile i32, ptr %5, align 4, !tbaa !4
  %87 = add i32 %86, 1
  store volatile i32 %87, ptr %5, align 4, !tbaa !4
  %88 = load volatile i32, ptr %5, align 4, !tbaa !4
  %89 = and i64 %6, 4294967295
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %89
  store i32 %88, ptr addrspace(1) %90, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #12
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #12
  %6 = mul i64 %5, %4
  %7 = add i64 %6, %3
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #12
  %9 = mul i64 %7, %8
  %10 = add i64 %9, %2
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #12
  %13 = shl i64 %12, 8
  %14 = or i64 %13, %11
  %15 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #12
  %16 = shl i64 %15, 16
  %17 = or i64 %14, %16
  %18 = trunc i64 %17 to i32
  %19 = shl i64 %10, 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #12
  %23 = shl i64 %22, 8
  %24 = or i64 %23, %21
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #12
  %26 = shl i64 %25, 16
  %27 = or i64 %24, %26
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #12
  %31 = mul i64 %30, 100
  %32 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #12
  %33 = mul i64 %32, 10
  %34 = add i64 %33, %31
  %35 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #12
  %36 = add i64 %34, %35
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12
  %40 = mul i64 %39, 100
  %41 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #12
  %42 = mul i64 %41, 10
  %43 = add i64 %42, %40
  %44 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #12
  %45 = add i64 %43, %44
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !17 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #12
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #12
  %6 = mul i64 %5, %4
  %7 = add i64 %6, %3
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #12
  %9 = mul i64 %7, %8
  %10 = add i64 %9, %2
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #12
  %13 = shl i64 %12, 8
  %14 = or i64 %13, %11
  %15 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #12
  %16 = shl i64 %15, 16
  %17 = or i64 %14, %16
  %18 = trunc i64 %17 to i32
  %19 = shl i64 %10, 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #12
  %23 = shl i64 %22, 8
  %24 = or i64 %23, %21
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #12
  %26 = shl i64 %25, 16
  %27 = or i64 %24, %26
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #12
  %31 = mul i64 %30, 100
  %32 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1) #12
  %33 = mul i64 %32, 10
  %34 = add i64 %33, %31
  %35 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 2) #12
  %36 = add i64 %34, %35
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12
  %40 = mul i64 %39, 100
  %41 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #12
  %42 = mul i64 %41, 10
  %43 = add i64 %42, %40
  %44 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 2) #12
  %45 = add i64 %43, %44
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"int*"}
!17 = !{!""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"float*", !"float*"}
!21 = !{!"const", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"event_t", !6, i64 0}
!24 = !{!6, !6, i64 0}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"uint*", !"uint*", !"uint*"}
!27 = !{!"const", !"const", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 int", !30, i64 0}
!30 = !{!"any pointer", !6, i64 0}
!31 = !{!"uint*"}
