; ModuleID = 'corpus/opencl/vector_shuffles.cl'
source_filename = "corpus/opencl/vector_shuffles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%union.anon = type { <16 x i8> }
%struct.vertex = type { <3 x float>, <4 x float>, <2 x float>, <4 x i8>, i32 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x float>, ptr addrspace(1) %4, align 64, !tbaa !13
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 15, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %7 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 1, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = fadd <16 x float> %6, %7
  %9 = shufflevector <16 x float> %8, <16 x float> %5, <16 x i32> <i32 0, i32 19, i32 21, i32 poison, i32 25, i32 27, i32 29, i32 poison, i32 26, i32 23, i32 25, i32 poison, i32 24, i32 21, i32 27, i32 1>
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = extractelement <16 x float> %5, i64 2
  %12 = fmul float %11, 2.000000e+00
  %13 = insertelement <16 x float> %10, float %12, i64 1
  %14 = extractelement <16 x float> %5, i64 3
  %15 = fadd float %14, -1.000000e+00
  %16 = insertelement <16 x float> %13, float %15, i64 2
  %17 = shufflevector <16 x float> %9, <16 x float> %16, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %3
  store <16 x float> %17, ptr addrspace(1) %18, align 64, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x float>, ptr addrspace(1) %4, align 64, !tbaa !13
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 15, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %7 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 1, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = fadd <16 x float> %6, %7
  %9 = shufflevector <16 x float> %8, <16 x float> %5, <16 x i32> <i32 0, i32 19, i32 21, i32 poison, i32 25, i32 27, i32 29, i32 poison, i32 26, i32 23, i32 25, i32 poison, i32 24, i32 21, i32 27, i32 1>
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = extractelement <16 x float> %5, i64 2
  %12 = fmul float %11, 2.000000e+00
  %13 = insertelement <16 x float> %10, float %12, i64 1
  %14 = extractelement <16 x float> %5, i64 3
  %15 = fadd float %14, -1.000000e+00
  %16 = insertelement <16 x float> %13, float %15, i64 2
  %17 = shufflevector <16 x float> %9, <16 x float> %16, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %3
  store <16 x float> %17, ptr addrspace(1) %18, align 64, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %4
  %6 = load <8 x i16>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %4
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %6, <8 x i16> noundef %8) #7
  %10 = tail call spir_func <8 x i16> @_Z8shuffle2Dv8_tS_S_(<8 x i16> noundef %6, <8 x i16> noundef %8, <8 x i16> noundef <i16 15, i16 0, i16 14, i16 1, i16 13, i16 2, i16 12, i16 3>) #7
  %11 = shufflevector <8 x i16> %10, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %12 = xor <8 x i16> %11, %9
  %13 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %4
  store <8 x i16> %12, ptr addrspace(1) %13, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %0, i64 %4
  %6 = load <8 x i16>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %4
  %8 = load <8 x i16>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %6, <8 x i16> noundef %8) #7
  %10 = tail call spir_func <8 x i16> @_Z8shuffle2Dv8_tS_S_(<8 x i16> noundef %6, <8 x i16> noundef %8, <8 x i16> noundef <i16 15, i16 0, i16 14, i16 1, i16 13, i16 2, i16 12, i16 3>) #7
  %11 = shufflevector <8 x i16> %10, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %12 = xor <8 x i16> %11, %9
  %13 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %2, i64 %4
  store <8 x i16> %12, ptr addrspace(1) %13, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = icmp slt <4 x i32> %7, %9
  %11 = sext <4 x i1> %10 to <4 x i32>
  %12 = icmp eq <4 x i32> %7, %9
  %13 = sext <4 x i1> %12 to <4 x i32>
  %14 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %7, <4 x i32> noundef %9, <4 x i32> noundef %11) #7
  %15 = mul <4 x i32> %14, splat (i32 10)
  %16 = select <4 x i1> %12, <4 x i32> %15, <4 x i32> %14
  %17 = icmp ne <4 x i32> %7, zeroinitializer
  %18 = icmp ne <4 x i32> %9, zeroinitializer
  %19 = and <4 x i1> %17, %18
  %20 = zext <4 x i1> %19 to <4 x i32>
  %21 = add <4 x i32> %16, %20
  %22 = select <4 x i1> %10, <4 x i32> splat (i32 256), <4 x i32> zeroinitializer
  %23 = or <4 x i32> %21, %22
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  store <4 x i32> %23, ptr addrspace(1) %24, align 16, !tbaa !13
  %25 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %13) #7
  %26 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %11) #7
  %27 = shl i32 %26, 1
  %28 = or i32 %27, %25
  %29 = icmp eq <4 x i32> %7, zeroinitializer
  %30 = sext <4 x i1> %29 to <4 x i32>
  %31 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %30) #7
  %32 = shl i32 %31, 2
  %33 = or i32 %28, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = icmp slt <4 x i32> %7, %9
  %11 = sext <4 x i1> %10 to <4 x i32>
  %12 = icmp eq <4 x i32> %7, %9
  %13 = sext <4 x i1> %12 to <4 x i32>
  %14 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %7, <4 x i32> noundef %9, <4 x i32> noundef %11) #7
  %15 = mul <4 x i32> %14, splat (i32 10)
  %16 = select <4 x i1> %12, <4 x i32> %15, <4 x i32> %14
  %17 = icmp ne <4 x i32> %7, zeroinitializer
  %18 = icmp ne <4 x i32> %9, zeroinitializer
  %19 = and <4 x i1> %17, %18
  %20 = zext <4 x i1> %19 to <4 x i32>
  %21 = add <4 x i32> %16, %20
  %22 = select <4 x i1> %10, <4 x i32> splat (i32 256), <4 x i32> zeroinitializer
  %23 = or <4 x i32> %21, %22
  %24 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  store <4 x i32> %23, ptr addrspace(1) %24, align 16, !tbaa !13
  %25 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %13) #7
  %26 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %11) #7
  %27 = shl i32 %26, 1
  %28 = or i32 %27, %25
  %29 = icmp eq <4 x i32> %7, zeroinitializer
  %30 = sext <4 x i1> %29 to <4 x i32>
  %31 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %30) #7
  %32 = shl i32 %31, 2
  %33 = or i32 %28, %32
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !18 {
  %4 = alloca %union.anon, align 16
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x i8>, ptr addrspace(1) %6, align 16, !tbaa !13
  store <16 x i8> %7, ptr %4, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i32 %9, 15
  %11 = lshr i32 %9, 4
  %12 = and i32 %11, 15
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !13
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !13
  store i8 %18, ptr %14, align 1, !tbaa !13
  store i8 %15, ptr %17, align 1, !tbaa !13
  %19 = load <4 x i32>, ptr %4, align 16
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>
  %21 = xor <4 x i32> %19, %20
  %22 = shufflevector <4 x i32> %19, <4 x i32> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %23 = bitcast <4 x i32> %22 to <16 x i8>
  %24 = add <16 x i8> %23, splat (i8 1)
  %25 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %5
  store <16 x i8> %24, ptr addrspace(1) %25, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !18 {
  %4 = alloca %union.anon, align 16
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x i8>, ptr addrspace(1) %6, align 16, !tbaa !13
  store <16 x i8> %7, ptr %4, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i32 %9, 15
  %11 = lshr i32 %9, 4
  %12 = and i32 %11, 15
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !13
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !13
  store i8 %18, ptr %14, align 1, !tbaa !13
  store i8 %15, ptr %17, align 1, !tbaa !13
  %19 = load <4 x i32>, ptr %4, align 16
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>
  %21 = xor <4 x i32> %19, %20
  %22 = shufflevector <4 x i32> %19, <4 x i32> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %23 = bitcast <4 x i32> %22 to <16 x i8>
  %24 = add <16 x i8> %23, splat (i8 1)
  %25 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %5
  store <16 x i8> %24, ptr addrspace(1) %25, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %0, i64 %3
  %5 = load <3 x float>, ptr addrspace(1) %4, align 16, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  %9 = load <2 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %15 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %5, <3 x float> noundef %14) #7
  %16 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %17 = shufflevector <2 x float> %9, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %18 = fmul <4 x float> %16, %17
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %20 = fsub <2 x float> %19, %9
  %21 = shufflevector <4 x i8> %11, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %22 = extractelement <4 x i8> %11, i64 3
  %23 = zext i8 %22 to i32
  %24 = extractelement <4 x i8> %11, i64 2
  %25 = zext i8 %24 to i32
  %26 = mul nuw nsw i32 %23, %25
  %27 = xor i32 %26, %13
  %28 = mul i64 %3, 48
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %28
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %15, i64 noundef 0, ptr addrspace(4) noundef %30) #9
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 12
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %32) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 28
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %20, i64 noundef 0, ptr addrspace(4) noundef %34) #9
  %35 = bitcast <4 x i8> %21 to i32
  %36 = and i32 %35, 1073741823
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 36
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !27
  %38 = sitofp i32 %27 to float
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 40
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %0, i64 %3
  %5 = load <3 x float>, ptr addrspace(1) %4, align 16, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  %9 = load <2 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %15 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %5, <3 x float> noundef %14) #7
  %16 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %17 = shufflevector <2 x float> %9, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %18 = fmul <4 x float> %16, %17
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %20 = fsub <2 x float> %19, %9
  %21 = shufflevector <4 x i8> %11, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %22 = extractelement <4 x i8> %11, i64 3
  %23 = zext i8 %22 to i32
  %24 = extractelement <4 x i8> %11, i64 2
  %25 = zext i8 %24 to i32
  %26 = mul nuw nsw i32 %23, %25
  %27 = xor i32 %26, %13
  %28 = mul i64 %3, 48
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %28
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %15, i64 noundef 0, ptr addrspace(4) noundef %30) #9
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 12
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %32) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 28
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %20, i64 noundef 0, ptr addrspace(4) noundef %34) #9
  %35 = bitcast <4 x i8> %21 to i32
  %36 = and i32 %35, 1073741823
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 36
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !27
  %38 = sitofp i32 %27 to float
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 40
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z8shuffle2Dv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float16*", !"float16*"}
!11 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!12 = !{!"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"ushort8*", !"ushort8*", !"ushort8*"}
!17 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!18 = !{!"const", !"const", !""}
!19 = !{i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"int4*", !"int4*", !"int4*", !"int*"}
!22 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!23 = !{!"const", !"const", !"", !""}
!24 = !{!"char16*", !"uint*", !"char16*"}
!25 = !{!"char __attribute__((ext_vector_type(16)))*", !"uint*", !"char __attribute__((ext_vector_type(16)))*"}
!26 = !{!"vertex*", !"float*"}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !6, i64 0}
