; ModuleID = 'corpus/opencl/vector_shuffles.cl'
source_filename = "corpus/opencl/vector_shuffles.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.anon = type { <16 x i8> }
%struct.vertex = type { <3 x float>, <4 x float>, <2 x float>, <4 x i8>, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <16 x float>, ptr addrspace(1) %11, align 64, !tbaa !15
  %13 = shufflevector <16 x float> %12, <16 x float> poison, <16 x i32> <i32 poison, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13, i32 poison, i32 10, i32 7, i32 9, i32 poison, i32 8, i32 5, i32 11, i32 poison>
  %14 = shufflevector <16 x float> %12, <16 x float> poison, <2 x i32> <i32 15, i32 0>
  %15 = shufflevector <16 x float> %12, <16 x float> poison, <2 x i32> <i32 1, i32 4>
  %16 = fadd <2 x float> %14, %15
  %17 = shufflevector <2 x float> %16, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <16 x float> %13, <16 x float> %17, <16 x i32> <i32 16, i32 1, i32 2, i32 poison, i32 4, i32 5, i32 6, i32 poison, i32 8, i32 9, i32 10, i32 poison, i32 12, i32 13, i32 14, i32 17>
  %19 = extractelement <16 x float> %12, i64 1
  %20 = insertelement <16 x float> poison, float %19, i64 0
  %21 = extractelement <16 x float> %12, i64 2
  %22 = fmul float %21, 2.000000e+00
  %23 = insertelement <16 x float> %20, float %22, i64 1
  %24 = extractelement <16 x float> %12, i64 3
  %25 = fadd float %24, -1.000000e+00
  %26 = insertelement <16 x float> %23, float %25, i64 2
  %27 = shufflevector <16 x float> %18, <16 x float> %26, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  %28 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %10
  store <16 x float> %27, ptr addrspace(1) %28, align 64, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %11
  %13 = load <8 x i16>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %11
  %15 = load <8 x i16>, ptr addrspace(1) %14, align 16, !tbaa !15
  %16 = and <8 x i16> %15, splat (i16 7)
  %17 = extractelement <8 x i16> %16, i64 0
  %18 = zext nneg i16 %17 to i64
  %19 = extractelement <8 x i16> %13, i64 %18
  %20 = extractelement <8 x i16> %16, i64 1
  %21 = zext nneg i16 %20 to i64
  %22 = extractelement <8 x i16> %13, i64 %21
  %23 = extractelement <8 x i16> %16, i64 2
  %24 = zext nneg i16 %23 to i64
  %25 = extractelement <8 x i16> %13, i64 %24
  %26 = extractelement <8 x i16> %16, i64 3
  %27 = zext nneg i16 %26 to i64
  %28 = extractelement <8 x i16> %13, i64 %27
  %29 = extractelement <8 x i16> %16, i64 4
  %30 = zext nneg i16 %29 to i64
  %31 = extractelement <8 x i16> %13, i64 %30
  %32 = extractelement <8 x i16> %16, i64 5
  %33 = zext nneg i16 %32 to i64
  %34 = extractelement <8 x i16> %13, i64 %33
  %35 = extractelement <8 x i16> %16, i64 6
  %36 = zext nneg i16 %35 to i64
  %37 = extractelement <8 x i16> %13, i64 %36
  %38 = extractelement <8 x i16> %16, i64 7
  %39 = zext nneg i16 %38 to i64
  %40 = extractelement <8 x i16> %13, i64 %39
  %41 = insertelement <8 x i16> poison, i16 %19, i64 0
  %42 = insertelement <8 x i16> %41, i16 %22, i64 1
  %43 = insertelement <8 x i16> %42, i16 %25, i64 2
  %44 = insertelement <8 x i16> %43, i16 %28, i64 3
  %45 = insertelement <8 x i16> %44, i16 %31, i64 4
  %46 = insertelement <8 x i16> %45, i16 %34, i64 5
  %47 = insertelement <8 x i16> %46, i16 %37, i64 6
  %48 = insertelement <8 x i16> %47, i16 %40, i64 7
  %49 = shufflevector <8 x i16> %13, <8 x i16> %15, <8 x i32> <i32 3, i32 12, i32 2, i32 13, i32 1, i32 14, i32 0, i32 15>
  %50 = xor <8 x i16> %48, %49
  %51 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %11
  store <8 x i16> %50, ptr addrspace(1) %51, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x i32>, ptr addrspace(1) %13, align 16, !tbaa !15
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %12
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = icmp slt <4 x i32> %14, %16
  %18 = icmp eq <4 x i32> %14, %16
  %19 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %14, <4 x i32> %16)
  %20 = mul <4 x i32> %19, splat (i32 10)
  %21 = select <4 x i1> %18, <4 x i32> %20, <4 x i32> %19
  %22 = icmp ne <4 x i32> %14, zeroinitializer
  %23 = icmp ne <4 x i32> %16, zeroinitializer
  %24 = and <4 x i1> %22, %23
  %25 = zext <4 x i1> %24 to <4 x i32>
  %26 = add <4 x i32> %21, %25
  %27 = select <4 x i1> %17, <4 x i32> splat (i32 256), <4 x i32> zeroinitializer
  %28 = or <4 x i32> %26, %27
  %29 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %12
  store <4 x i32> %28, ptr addrspace(1) %29, align 16, !tbaa !15
  %30 = bitcast <4 x i1> %18 to i4
  %31 = icmp ne i4 %30, 0
  %32 = zext i1 %31 to i32
  %33 = bitcast <4 x i1> %17 to i4
  %34 = icmp eq i4 %33, -1
  %35 = select i1 %34, i32 2, i32 0
  %36 = icmp eq <4 x i32> %14, zeroinitializer
  %37 = bitcast <4 x i1> %36 to i4
  %38 = icmp eq i4 %37, 0
  %39 = select i1 %38, i32 0, i32 4
  %40 = or disjoint i32 %39, %32
  %41 = or disjoint i32 %40, %35
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %12
  store i32 %41, ptr addrspace(1) %42, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !20 {
  %4 = alloca %union.anon, align 16
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %12
  %14 = load <16 x i8>, ptr addrspace(1) %13, align 16, !tbaa !15
  store <16 x i8> %14, ptr %4, align 16, !tbaa !15
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = and i32 %16, 15
  %18 = lshr i32 %16, 4
  %19 = and i32 %18, 15
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !15
  %23 = zext nneg i32 %19 to i64
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !15
  store i8 %25, ptr %21, align 1, !tbaa !15
  store i8 %22, ptr %24, align 1, !tbaa !15
  %26 = load <4 x i32>, ptr %4, align 16
  %27 = extractelement <4 x i32> %26, i64 0
  %28 = extractelement <4 x i32> %26, i64 3
  %29 = xor i32 %28, %27
  %30 = insertelement <4 x i32> %26, i32 %29, i64 3
  %31 = bitcast <4 x i32> %30 to <16 x i8>
  %32 = add <16 x i8> %31, splat (i8 1)
  %33 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %12
  store <16 x i8> %32, ptr addrspace(1) %33, align 16, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  %15 = load <2 x float>, ptr addrspace(1) %14, align 16, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 40
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 8, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 44
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !15
  %22 = extractelement <4 x float> %13, i64 2
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %24 = load float, ptr addrspace(1) %23, align 8, !tbaa !15
  %25 = extractelement <4 x float> %13, i64 1
  %26 = fneg float %25
  %27 = fmul float %24, %26
  %28 = tail call float @llvm.fmuladd.f32(float %21, float %22, float %27)
  %29 = insertelement <2 x float> poison, float %28, i64 0
  %30 = extractelement <4 x float> %13, i64 0
  %31 = load float, ptr addrspace(1) %11, align 16, !tbaa !15
  %32 = fneg float %22
  %33 = fmul float %31, %32
  %34 = tail call float @llvm.fmuladd.f32(float %24, float %30, float %33)
  %35 = insertelement <2 x float> %29, float %34, i64 1
  %36 = fneg float %30
  %37 = fmul float %21, %36
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %25, float %37)
  %39 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %40 = shufflevector <2 x float> %15, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %41 = fmul <4 x float> %39, %40
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %43 = fsub <2 x float> %42, %15
  %44 = shufflevector <4 x i8> %17, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %45 = extractelement <4 x i8> %17, i64 3
  %46 = zext i8 %45 to i32
  %47 = extractelement <4 x i8> %17, i64 2
  %48 = zext i8 %47 to i32
  %49 = mul nuw nsw i32 %46, %48
  %50 = xor i32 %49, %19
  %51 = mul nuw nsw i64 %10, 48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %51
  %53 = addrspacecast ptr addrspace(1) %52 to ptr
  store <2 x float> %35, ptr %53, align 4, !tbaa !15
  %54 = getelementptr i8, ptr %53, i64 8
  store float %38, ptr %54, align 4, !tbaa !29
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 12
  %56 = addrspacecast ptr addrspace(1) %55 to ptr
  store <4 x float> %41, ptr %56, align 4, !tbaa !15
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 28
  %58 = addrspacecast ptr addrspace(1) %57 to ptr
  store <2 x float> %43, ptr %58, align 4, !tbaa !15
  %59 = bitcast <4 x i8> %44 to i32
  %60 = and i32 %59, 1073741823
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 36
  store i32 %60, ptr addrspace(1) %61, align 4, !tbaa !29
  %62 = sitofp i32 %50 to float
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 40
  store float %62, ptr addrspace(1) %63, align 4, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float16*", !"float16*"}
!13 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"ushort8*", !"ushort8*", !"ushort8*"}
!19 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!20 = !{!"const", !"const", !""}
!21 = !{i32 1, i32 1, i32 1, i32 1}
!22 = !{!"none", !"none", !"none", !"none"}
!23 = !{!"int4*", !"int4*", !"int4*", !"int*"}
!24 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!25 = !{!"const", !"const", !"", !""}
!26 = !{!"char16*", !"uint*", !"char16*"}
!27 = !{!"char __attribute__((ext_vector_type(16)))*", !"uint*", !"char __attribute__((ext_vector_type(16)))*"}
!28 = !{!"vertex*", !"float*"}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !8, i64 0}
