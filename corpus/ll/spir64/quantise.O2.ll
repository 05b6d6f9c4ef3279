; ModuleID = 'corpus/opencl/quantise.cl'
source_filename = "corpus/opencl/quantise.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.block_q8 = type { half, [32 x i8] }
%struct.block_q4 = type { half, [16 x i8] }

@dot_q4_q8.s = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 5
  br label %15

6:                                                ; preds = %15
  %7 = fdiv float %23, 1.270000e+02
  %8 = fcmp une float %7, 0.000000e+00
  %9 = fdiv float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float 0.000000e+00
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %7, i64 noundef 0, ptr addrspace(4) noundef %13) #9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 2
  br label %26

15:                                               ; preds = %2, %15
  %16 = phi float [ 0.000000e+00, %2 ], [ %23, %15 ]
  %17 = phi i32 [ 0, %2 ], [ %24, %15 ]
  %18 = add nuw nsw i32 %17, %5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z4fabsf(float noundef %21) #8
  %23 = tail call spir_func float @_Z4fmaxff(float noundef %16, float noundef %22) #8
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp samesign ult i32 %17, 31
  br i1 %25, label %15, label %6

26:                                               ; preds = %6, %26
  %27 = phi i32 [ 0, %6 ], [ %36, %26 ]
  %28 = add nuw nsw i32 %27, %5
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fmul float %10, %31
  %33 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %32) #8
  %34 = zext nneg i32 %27 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %34
  store i8 %33, ptr addrspace(1) %35, align 1, !tbaa !14
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp samesign ult i32 %27, 31
  br i1 %37, label %26, label %38

38:                                               ; preds = %26
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 5
  br label %15

6:                                                ; preds = %15
  %7 = fdiv float %23, 1.270000e+02
  %8 = fcmp une float %7, 0.000000e+00
  %9 = fdiv float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float 0.000000e+00
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %11
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %7, i64 noundef 0, ptr addrspace(4) noundef %13) #9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 2
  br label %27

15:                                               ; preds = %2, %15
  %16 = phi float [ 0.000000e+00, %2 ], [ %23, %15 ]
  %17 = phi i32 [ 0, %2 ], [ %24, %15 ]
  %18 = add nuw nsw i32 %17, %5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z4fabsf(float noundef %21) #8
  %23 = tail call spir_func float @_Z4fmaxff(float noundef %16, float noundef %22) #8
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp samesign ult i32 %17, 31
  br i1 %25, label %15, label %6

26:                                               ; preds = %27
  ret void

27:                                               ; preds = %6, %27
  %28 = phi i32 [ 0, %6 ], [ %37, %27 ]
  %29 = add nuw nsw i32 %28, %5
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = fmul float %10, %32
  %34 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %33) #8
  %35 = zext nneg i32 %28 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %35
  store i8 %34, ptr addrspace(1) %36, align 1, !tbaa !14
  %37 = add nuw nsw i32 %28, 1
  %38 = icmp samesign ult i32 %28, 31
  br i1 %38, label %27, label %26
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_kernel void @dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %5
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #10
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %10 = shl nsw i32 %4, 5
  br label %11

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %29, %11 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !14
  %16 = zext i8 %15 to i32
  %17 = and i32 %16, 15
  %18 = add nsw i32 %17, -8
  %19 = sitofp i32 %18 to float
  %20 = fmul float %8, %19
  %21 = add nuw nsw i32 %12, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %22
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !12
  %24 = lshr i32 %16, 4
  %25 = add nsw i32 %24, -8
  %26 = sitofp i32 %25 to float
  %27 = fmul float %8, %26
  %28 = getelementptr i8, ptr addrspace(1) %23, i64 64
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = add nuw nsw i32 %12, 1
  %30 = icmp samesign ult i32 %12, 15
  br i1 %30, label %11, label %31

31:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %5
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #10
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %10 = shl nsw i32 %4, 5
  br label %12

11:                                               ; preds = %12
  ret void

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %30, %12 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !14
  %17 = zext i8 %16 to i32
  %18 = and i32 %17, 15
  %19 = add nsw i32 %18, -8
  %20 = sitofp i32 %19 to float
  %21 = fmul float %8, %20
  %22 = add nuw nsw i32 %13, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %23
  store float %21, ptr addrspace(1) %24, align 4, !tbaa !12
  %25 = lshr i32 %17, 4
  %26 = add nsw i32 %25, -8
  %27 = sitofp i32 %26 to float
  %28 = fmul float %8, %27
  %29 = getelementptr i8, ptr addrspace(1) %24, i64 64
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !12
  %30 = add nuw nsw i32 %13, 1
  %31 = icmp samesign ult i32 %13, 15
  br i1 %31, label %12, label %11
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 2
  %9 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 2
  %11 = load <16 x i8>, ptr addrspace(1) %8, align 2, !tbaa !14
  %12 = shufflevector <16 x i8> %11, <16 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = zext <32 x i8> %12 to <32 x i32>
  %14 = lshr <32 x i32> %13, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %15 = and <32 x i32> %13, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %16 = shufflevector <32 x i32> %15, <32 x i32> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %17 = add nsw <32 x i32> %16, splat (i32 -8)
  %18 = load <32 x i8>, ptr addrspace(1) %10, align 2, !tbaa !14
  %19 = sext <32 x i8> %18 to <32 x i32>
  %20 = mul nsw <32 x i32> %17, %19
  %21 = tail call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %20)
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  %24 = sitofp i32 %21 to float
  %25 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %26 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %25) #10
  %27 = fmul float %26, %24
  %28 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %29 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %28) #10
  %30 = fmul float %27, %29
  %31 = sext i32 %23 to i64
  %32 = getelementptr inbounds float, ptr addrspace(3) @dot_q4_q8.s, i64 %31
  store float %30, ptr addrspace(3) %32, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %34, label %53

34:                                               ; preds = %3
  %35 = load float, ptr addrspace(3) @dot_q4_q8.s, align 4, !tbaa !12
  %36 = fadd float %35, 0.000000e+00
  %37 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 4), align 4, !tbaa !12
  %38 = fadd float %36, %37
  %39 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 8), align 4, !tbaa !12
  %40 = fadd float %38, %39
  %41 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 12), align 4, !tbaa !12
  %42 = fadd float %40, %41
  %43 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 16), align 4, !tbaa !12
  %44 = fadd float %42, %43
  %45 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 20), align 4, !tbaa !12
  %46 = fadd float %44, %45
  %47 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 24), align 4, !tbaa !12
  %48 = fadd float %46, %47
  %49 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 28), align 4, !tbaa !12
  %50 = fadd float %48, %49
  %51 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %51
  store float %50, ptr addrspace(1) %52, align 4, !tbaa !12
  br label %53

53:                                               ; preds = %3, %34
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 2
  %9 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 2
  %11 = load <16 x i8>, ptr addrspace(1) %8, align 2, !tbaa !14
  %12 = shufflevector <16 x i8> %11, <16 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = zext <32 x i8> %12 to <32 x i32>
  %14 = lshr <32 x i32> %13, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %15 = and <32 x i32> %13, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %16 = shufflevector <32 x i32> %15, <32 x i32> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %17 = add nsw <32 x i32> %16, splat (i32 -8)
  %18 = load <32 x i8>, ptr addrspace(1) %10, align 2, !tbaa !14
  %19 = sext <32 x i8> %18 to <32 x i32>
  %20 = mul nsw <32 x i32> %17, %19
  %21 = tail call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %20)
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  %24 = sitofp i32 %21 to float
  %25 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %26 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %25) #10
  %27 = fmul float %26, %24
  %28 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %29 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %28) #10
  %30 = fmul float %27, %29
  %31 = sext i32 %23 to i64
  %32 = getelementptr inbounds float, ptr addrspace(3) @dot_q4_q8.s, i64 %31
  store float %30, ptr addrspace(3) %32, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %34, label %53

34:                                               ; preds = %3
  %35 = load float, ptr addrspace(3) @dot_q4_q8.s, align 4, !tbaa !12
  %36 = fadd float %35, 0.000000e+00
  %37 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 4), align 4, !tbaa !12
  %38 = fadd float %36, %37
  %39 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 8), align 4, !tbaa !12
  %40 = fadd float %38, %39
  %41 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 12), align 4, !tbaa !12
  %42 = fadd float %40, %41
  %43 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 16), align 4, !tbaa !12
  %44 = fadd float %42, %43
  %45 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 20), align 4, !tbaa !12
  %46 = fadd float %44, %45
  %47 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 24), align 4, !tbaa !12
  %48 = fadd float %46, %47
  %49 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 28), align 4, !tbaa !12
  %50 = fadd float %48, %49
  %51 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %51
  store float %50, ptr addrspace(1) %52, align 4, !tbaa !12
  br label %53

53:                                               ; preds = %34, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v32i32(<32 x i32>) #7

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(read) }

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
!10 = !{!"float*", !"block_q8*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{!"block_q4*", !"float*"}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"block_q4*", !"block_q8*", !"float*"}
!19 = !{!"const", !"const", !""}
