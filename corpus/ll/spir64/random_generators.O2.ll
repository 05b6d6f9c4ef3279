; ModuleID = 'corpus/opencl/random_generators.cl'
source_filename = "corpus/opencl/random_generators.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.philox_key = type { [2 x i32] }

@mersenne_small.mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !13
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %48

13:                                               ; preds = %4
  %14 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %9
  %15 = load <2 x i32>, ptr addrspace(1) %14, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %13, %16
  %17 = phi i32 [ %46, %16 ], [ 0, %13 ]
  %18 = phi <2 x i32> [ %39, %16 ], [ %15, %13 ]
  %19 = phi <4 x i32> [ %29, %16 ], [ %11, %13 ]
  %20 = extractelement <4 x i32> %19, i64 0
  %21 = shl i32 %20, 11
  %22 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %23 = xor i32 %21, %20
  %24 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %25 = insertelement <2 x i32> %24, i32 %23, i64 1
  %26 = shufflevector <2 x i32> %25, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 0>
  %27 = lshr <4 x i32> %26, <i32 19, i32 8, i32 0, i32 0>
  %28 = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %27)
  %29 = insertelement <4 x i32> %22, i32 %28, i64 3
  %30 = extractelement <2 x i32> %18, i64 0
  %31 = extractelement <2 x i32> %18, i64 1
  %32 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %30, i32 noundef -83941) #9
  %33 = mul i32 %30, -83941
  %34 = add i32 %33, %31
  %35 = insertelement <2 x i32> poison, i32 %34, i64 0
  %36 = icmp ult i32 %34, %31
  %37 = zext i1 %36 to i32
  %38 = add i32 %32, %37
  %39 = insertelement <2 x i32> %35, i32 %38, i64 1
  %40 = xor i32 %30, %31
  %41 = add i32 %28, %40
  %42 = mul nsw i32 %17, %8
  %43 = add nsw i32 %42, %6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %44
  store i32 %41, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = add nuw nsw i32 %17, 1
  %47 = icmp slt i32 %46, %3
  br i1 %47, label %16, label %48

48:                                               ; preds = %16, %4
  %49 = phi <4 x i32> [ %11, %4 ], [ %29, %16 ]
  store <4 x i32> %49, ptr addrspace(1) %10, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !13
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %4
  %14 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %9
  %15 = load <2 x i32>, ptr addrspace(1) %14, align 8, !tbaa !13
  br label %18

16:                                               ; preds = %18, %4
  %17 = phi <4 x i32> [ %11, %4 ], [ %31, %18 ]
  store <4 x i32> %17, ptr addrspace(1) %10, align 16, !tbaa !13
  ret void

18:                                               ; preds = %13, %18
  %19 = phi i32 [ %48, %18 ], [ 0, %13 ]
  %20 = phi <2 x i32> [ %41, %18 ], [ %15, %13 ]
  %21 = phi <4 x i32> [ %31, %18 ], [ %11, %13 ]
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = shl i32 %22, 11
  %24 = shufflevector <4 x i32> %21, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %25 = xor i32 %23, %22
  %26 = shufflevector <4 x i32> %21, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %27 = insertelement <2 x i32> %26, i32 %25, i64 1
  %28 = shufflevector <2 x i32> %27, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 0>
  %29 = lshr <4 x i32> %28, <i32 19, i32 8, i32 0, i32 0>
  %30 = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %29)
  %31 = insertelement <4 x i32> %24, i32 %30, i64 3
  %32 = extractelement <2 x i32> %20, i64 0
  %33 = extractelement <2 x i32> %20, i64 1
  %34 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %32, i32 noundef -83941) #9
  %35 = mul i32 %32, -83941
  %36 = add i32 %35, %33
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = icmp ult i32 %36, %33
  %39 = zext i1 %38 to i32
  %40 = add i32 %34, %39
  %41 = insertelement <2 x i32> %37, i32 %40, i64 1
  %42 = xor i32 %32, %33
  %43 = add i32 %30, %42
  %44 = mul nsw i32 %19, %8
  %45 = add nsw i32 %44, %6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %46
  store i32 %43, ptr addrspace(1) %47, align 4, !tbaa !4
  %48 = add nuw nsw i32 %19, 1
  %49 = icmp slt i32 %48, %3
  br i1 %49, label %18, label %16
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %51

6:                                                ; preds = %3
  %7 = trunc i64 %4 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 16
  %11 = xor i64 %10, -8846114313915602277
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %13 = load i64, ptr addrspace(1) %12, align 8
  %14 = mul nsw i32 %2, %7
  br label %15

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %10, %6 ], [ %27, %15 ]
  %17 = phi i64 [ %13, %6 ], [ %28, %15 ]
  %18 = phi i64 [ %11, %6 ], [ %30, %15 ]
  %19 = phi i32 [ 0, %6 ], [ %49, %15 ]
  %20 = mul i64 %16, 5
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %20, i64 noundef 7) #9
  %22 = mul i64 %21, 9
  %23 = xor i64 %16, %17
  %24 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %16, i64 noundef 24) #9
  %25 = shl i64 %23, 16
  %26 = xor i64 %25, %24
  %27 = xor i64 %26, %23
  %28 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %23, i64 noundef 37) #9
  %29 = mul i64 %18, 6364136223846793005
  %30 = add i64 %29, 1442695040888963407
  %31 = lshr i64 %30, 45
  %32 = lshr i64 %30, 27
  %33 = xor i64 %31, %32
  %34 = trunc i64 %33 to i32
  %35 = lshr i64 %30, 59
  %36 = trunc nuw nsw i64 %35 to i32
  %37 = sub nsw i32 0, %36
  %38 = and i32 %37, 31
  %39 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %34, i32 noundef %38) #9
  %40 = lshr i64 %22, 40
  %41 = uitofp nneg i64 %40 to float
  %42 = lshr i32 %39, 8
  %43 = uitofp nneg i32 %42 to float
  %44 = fmul float %43, 0x3E70000000000000
  %45 = tail call float @llvm.fmuladd.f32(float %41, float 0x3E70000000000000, float %44)
  %46 = add nsw i32 %19, %14
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %47
  store float %45, ptr addrspace(1) %48, align 4, !tbaa !19
  %49 = add nuw nsw i32 %19, 1
  %50 = icmp slt i32 %49, %2
  br i1 %50, label %15, label %51

51:                                               ; preds = %15, %3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = trunc i64 %4 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 16
  %11 = xor i64 %10, -8846114313915602277
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %13 = load i64, ptr addrspace(1) %12, align 8
  %14 = mul nsw i32 %2, %7
  br label %16

15:                                               ; preds = %16, %3
  ret void

16:                                               ; preds = %6, %16
  %17 = phi i64 [ %10, %6 ], [ %28, %16 ]
  %18 = phi i64 [ %13, %6 ], [ %29, %16 ]
  %19 = phi i64 [ %11, %6 ], [ %31, %16 ]
  %20 = phi i32 [ 0, %6 ], [ %50, %16 ]
  %21 = mul i64 %17, 5
  %22 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %21, i64 noundef 7) #9
  %23 = mul i64 %22, 9
  %24 = xor i64 %17, %18
  %25 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %17, i64 noundef 24) #9
  %26 = shl i64 %24, 16
  %27 = xor i64 %26, %25
  %28 = xor i64 %27, %24
  %29 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %24, i64 noundef 37) #9
  %30 = mul i64 %19, 6364136223846793005
  %31 = add i64 %30, 1442695040888963407
  %32 = lshr i64 %31, 45
  %33 = lshr i64 %31, 27
  %34 = xor i64 %32, %33
  %35 = trunc i64 %34 to i32
  %36 = lshr i64 %31, 59
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = sub nsw i32 0, %37
  %39 = and i32 %38, 31
  %40 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %35, i32 noundef %39) #9
  %41 = lshr i64 %23, 40
  %42 = uitofp nneg i64 %41 to float
  %43 = lshr i32 %40, 8
  %44 = uitofp nneg i32 %43 to float
  %45 = fmul float %44, 0x3E70000000000000
  %46 = tail call float @llvm.fmuladd.f32(float %42, float 0x3E70000000000000, float %45)
  %47 = add nsw i32 %20, %14
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %48
  store float %46, ptr addrspace(1) %49, align 4, !tbaa !19
  %50 = add nuw nsw i32 %20, 1
  %51 = icmp slt i32 %50, %2
  br i1 %51, label %16, label %15
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @philox(ptr noundef readonly byval(%struct.philox_key) align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !15 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = load <2 x i32>, ptr %0, align 4
  %9 = and i64 %4, 4294967295
  %10 = getelementptr <4 x i32>, ptr addrspace(1) %1, i64 %9
  br label %11

11:                                               ; preds = %7, %11
  %12 = phi i32 [ 0, %7 ], [ %20, %11 ]
  %13 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %12, i64 0
  %14 = insertelement <4 x i32> %13, i32 %5, i64 1
  %15 = tail call spir_func <4 x i32> @philox4x32(<4 x i32> noundef %14, <2 x i32> noundef %8) #10
  %16 = zext nneg i32 %12 to i64
  %17 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %18 = mul i64 %17, %16
  %19 = getelementptr <4 x i32>, ptr addrspace(1) %10, i64 %18
  store <4 x i32> %15, ptr addrspace(1) %19, align 16, !tbaa !13
  %20 = add nuw nsw i32 %12, 1
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %11, label %22

22:                                               ; preds = %11, %3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_philox(ptr noundef readonly byval(%struct.philox_key) align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !15 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = load <2 x i32>, ptr %0, align 4, !tbaa !4
  %9 = and i64 %4, 4294967295
  %10 = getelementptr <4 x i32>, ptr addrspace(1) %1, i64 %9
  br label %12

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %7, %12
  %13 = phi i32 [ 0, %7 ], [ %21, %12 ]
  %14 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %13, i64 0
  %15 = insertelement <4 x i32> %14, i32 %5, i64 1
  %16 = tail call spir_func <4 x i32> @philox4x32(<4 x i32> noundef %15, <2 x i32> noundef %8) #10
  %17 = zext nneg i32 %13 to i64
  %18 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %19 = mul i64 %18, %17
  %20 = getelementptr <4 x i32>, ptr addrspace(1) %10, i64 %19
  store <4 x i32> %16, ptr addrspace(1) %20, align 16, !tbaa !13
  %21 = add nuw nsw i32 %13, 1
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %12, label %11
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %3
  %10 = mul nsw i32 %7, 977
  %11 = add i32 %10, %1
  br label %12

12:                                               ; preds = %9, %12
  %13 = phi i32 [ %11, %9 ], [ %21, %12 ]
  %14 = phi i32 [ 0, %9 ], [ %20, %12 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = lshr i32 %13, 30
  %18 = xor i32 %17, %13
  %19 = mul i32 %18, 1812433253
  %20 = add nuw nsw i32 %14, 1
  %21 = add i32 %20, %19
  %22 = icmp samesign ult i32 %14, 31
  br i1 %22, label %12, label %23

23:                                               ; preds = %12, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %68

25:                                               ; preds = %23
  %26 = sext i32 %5 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) @mersenne_small.mt, i64 %26
  %28 = add nsw i32 %5, 1
  %29 = and i32 %28, 31
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %30
  %32 = add nsw i32 %5, 17
  %33 = and i32 %32, 31
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %34
  %36 = mul nsw i32 %2, %7
  br label %37

37:                                               ; preds = %25, %37
  %38 = phi i32 [ 0, %25 ], [ %66, %37 ]
  %39 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %40 = and i32 %39, -2147483648
  %41 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %42 = and i32 %41, 2147483646
  %43 = or disjoint i32 %42, %40
  %44 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %45 = lshr exact i32 %43, 1
  %46 = xor i32 %45, %44
  %47 = and i32 %41, 1
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 0, i32 -1727483681
  %50 = xor i32 %46, %49
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  store i32 %50, ptr addrspace(3) %27, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %51 = lshr i32 %50, 11
  %52 = xor i32 %51, %50
  %53 = shl i32 %52, 7
  %54 = and i32 %53, -1658038656
  %55 = xor i32 %54, %52
  %56 = shl i32 %55, 15
  %57 = and i32 %56, -272236544
  %58 = xor i32 %57, %55
  %59 = lshr i32 %58, 18
  %60 = xor i32 %59, %58
  %61 = add nsw i32 %38, %36
  %62 = shl nsw i32 %61, 5
  %63 = add nsw i32 %62, %5
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %64
  store i32 %60, ptr addrspace(1) %65, align 4, !tbaa !4
  %66 = add nuw nsw i32 %38, 1
  %67 = icmp slt i32 %66, %2
  br i1 %67, label %37, label %68

68:                                               ; preds = %37, %23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !15 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %3
  %10 = mul nsw i32 %7, 977
  %11 = add i32 %10, %1
  br label %12

12:                                               ; preds = %9, %12
  %13 = phi i32 [ %11, %9 ], [ %21, %12 ]
  %14 = phi i32 [ 0, %9 ], [ %20, %12 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = lshr i32 %13, 30
  %18 = xor i32 %17, %13
  %19 = mul i32 %18, 1812433253
  %20 = add nuw nsw i32 %14, 1
  %21 = add i32 %20, %19
  %22 = icmp samesign ult i32 %14, 31
  br i1 %22, label %12, label %23

23:                                               ; preds = %12, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %37

25:                                               ; preds = %23
  %26 = sext i32 %5 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) @mersenne_small.mt, i64 %26
  %28 = add nsw i32 %5, 1
  %29 = and i32 %28, 31
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %30
  %32 = add nsw i32 %5, 17
  %33 = and i32 %32, 31
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %34
  %36 = mul nsw i32 %2, %7
  br label %38

37:                                               ; preds = %38, %23
  ret void

38:                                               ; preds = %25, %38
  %39 = phi i32 [ 0, %25 ], [ %67, %38 ]
  %40 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %41 = and i32 %40, -2147483648
  %42 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %43 = and i32 %42, 2147483646
  %44 = or disjoint i32 %43, %41
  %45 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %46 = lshr exact i32 %44, 1
  %47 = xor i32 %46, %45
  %48 = and i32 %42, 1
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, i32 0, i32 -1727483681
  %51 = xor i32 %47, %50
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  store i32 %51, ptr addrspace(3) %27, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %52 = lshr i32 %51, 11
  %53 = xor i32 %52, %51
  %54 = shl i32 %53, 7
  %55 = and i32 %54, -1658038656
  %56 = xor i32 %55, %53
  %57 = shl i32 %56, 15
  %58 = and i32 %57, -272236544
  %59 = xor i32 %58, %56
  %60 = lshr i32 %59, 18
  %61 = xor i32 %60, %59
  %62 = add nsw i32 %39, %36
  %63 = shl nsw i32 %62, 5
  %64 = add nsw i32 %63, %5
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %65
  store i32 %61, ptr addrspace(1) %66, align 4, !tbaa !4
  %67 = add nuw nsw i32 %39, 1
  %68 = icmp slt i32 %67, %2
  br i1 %68, label %38, label %37
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %2, %5
  %7 = lshr i32 %6, 1
  %8 = xor i32 %7, %6
  br label %14

9:                                                ; preds = %29
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %56

11:                                               ; preds = %9
  %12 = and i64 %4, 4294967295
  %13 = getelementptr <2 x float>, ptr addrspace(1) %1, i64 %12
  br label %33

14:                                               ; preds = %3, %29
  %15 = phi <2 x i32> [ zeroinitializer, %3 ], [ %30, %29 ]
  %16 = phi i32 [ 0, %3 ], [ %31, %29 ]
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %14
  %21 = zext nneg i32 %16 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = insertelement <2 x i32> poison, i32 %23, i64 0
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 128
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = insertelement <2 x i32> %24, i32 %26, i64 1
  %28 = xor <2 x i32> %27, %15
  br label %29

29:                                               ; preds = %20, %14
  %30 = phi <2 x i32> [ %28, %20 ], [ %15, %14 ]
  %31 = add nuw nsw i32 %16, 1
  %32 = icmp samesign ult i32 %16, 31
  br i1 %32, label %14, label %9

33:                                               ; preds = %11, %33
  %34 = phi <2 x i32> [ %30, %11 ], [ %53, %33 ]
  %35 = phi i32 [ 0, %11 ], [ %54, %33 ]
  %36 = add i32 %35, %6
  %37 = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_j(<2 x i32> noundef %34) #9
  %38 = fmul <2 x float> %37, splat (float 0x3DF0000000000000)
  %39 = zext nneg i32 %35 to i64
  %40 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %41 = mul i64 %40, %39
  %42 = getelementptr <2 x float>, ptr addrspace(1) %13, i64 %41
  store <2 x float> %38, ptr addrspace(1) %42, align 8, !tbaa !13
  %43 = xor i32 %36, -1
  %44 = tail call spir_func i32 @_Z3ctzj(i32 noundef %43) #9
  %45 = and i32 %44, 31
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = insertelement <2 x i32> poison, i32 %48, i64 0
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 128
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !4
  %52 = insertelement <2 x i32> %49, i32 %51, i64 1
  %53 = xor <2 x i32> %52, %34
  %54 = add nuw nsw i32 %35, 1
  %55 = icmp slt i32 %54, %2
  br i1 %55, label %33, label %56

56:                                               ; preds = %33, %9
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %2, %5
  %7 = lshr i32 %6, 1
  %8 = xor i32 %7, %6
  br label %14

9:                                                ; preds = %29
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %9
  %12 = and i64 %4, 4294967295
  %13 = getelementptr <2 x float>, ptr addrspace(1) %1, i64 %12
  br label %34

14:                                               ; preds = %3, %29
  %15 = phi <2 x i32> [ zeroinitializer, %3 ], [ %30, %29 ]
  %16 = phi i32 [ 0, %3 ], [ %31, %29 ]
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %14
  %21 = zext nneg i32 %16 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = insertelement <2 x i32> poison, i32 %23, i64 0
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 128
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = insertelement <2 x i32> %24, i32 %26, i64 1
  %28 = xor <2 x i32> %27, %15
  br label %29

29:                                               ; preds = %14, %20
  %30 = phi <2 x i32> [ %28, %20 ], [ %15, %14 ]
  %31 = add nuw nsw i32 %16, 1
  %32 = icmp samesign ult i32 %16, 31
  br i1 %32, label %14, label %9

33:                                               ; preds = %34, %9
  ret void

34:                                               ; preds = %11, %34
  %35 = phi <2 x i32> [ %30, %11 ], [ %54, %34 ]
  %36 = phi i32 [ 0, %11 ], [ %55, %34 ]
  %37 = add i32 %36, %6
  %38 = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_j(<2 x i32> noundef %35) #9
  %39 = fmul <2 x float> %38, splat (float 0x3DF0000000000000)
  %40 = zext nneg i32 %36 to i64
  %41 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %42 = mul i64 %41, %40
  %43 = getelementptr <2 x float>, ptr addrspace(1) %13, i64 %42
  store <2 x float> %39, ptr addrspace(1) %43, align 8, !tbaa !13
  %44 = xor i32 %37, -1
  %45 = tail call spir_func i32 @_Z3ctzj(i32 noundef %44) #9
  %46 = and i32 %45, 31
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = insertelement <2 x i32> poison, i32 %49, i64 0
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 128
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !4
  %53 = insertelement <2 x i32> %50, i32 %52, i64 1
  %54 = xor <2 x i32> %53, %35
  %55 = add nuw nsw i32 %36, 1
  %56 = icmp slt i32 %55, %2
  br i1 %56, label %34, label %33
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define internal spir_func <4 x i32> @philox4x32(<4 x i32> noundef %0, <2 x i32> noundef %1) unnamed_addr #6 {
  %3 = extractelement <4 x i32> %0, i64 0
  %4 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %3) #9
  %5 = mul i32 %3, -766435501
  %6 = extractelement <4 x i32> %0, i64 2
  %7 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %6) #9
  %8 = mul i32 %6, -845247145
  %9 = extractelement <4 x i32> %0, i64 1
  %10 = extractelement <2 x i32> %1, i64 0
  %11 = xor i32 %9, %10
  %12 = xor i32 %11, %7
  %13 = extractelement <4 x i32> %0, i64 3
  %14 = extractelement <2 x i32> %1, i64 1
  %15 = xor i32 %13, %14
  %16 = xor i32 %15, %4
  %17 = add <2 x i32> %1, <i32 -1640531527, i32 -1150833019>
  %18 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %12) #9
  %19 = mul i32 %12, -766435501
  %20 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %16) #9
  %21 = mul i32 %16, -845247145
  %22 = extractelement <2 x i32> %17, i64 0
  %23 = xor i32 %8, %22
  %24 = xor i32 %23, %20
  %25 = extractelement <2 x i32> %17, i64 1
  %26 = xor i32 %5, %25
  %27 = xor i32 %26, %18
  %28 = add <2 x i32> %1, <i32 1013904242, i32 1993301258>
  %29 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %24) #9
  %30 = mul i32 %24, -766435501
  %31 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %27) #9
  %32 = mul i32 %27, -845247145
  %33 = extractelement <2 x i32> %28, i64 0
  %34 = xor i32 %21, %33
  %35 = xor i32 %34, %31
  %36 = extractelement <2 x i32> %28, i64 1
  %37 = xor i32 %19, %36
  %38 = xor i32 %37, %29
  %39 = add <2 x i32> %1, <i32 -626627285, i32 842468239>
  %40 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %35) #9
  %41 = mul i32 %35, -766435501
  %42 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %38) #9
  %43 = mul i32 %38, -845247145
  %44 = extractelement <2 x i32> %39, i64 0
  %45 = xor i32 %32, %44
  %46 = xor i32 %45, %42
  %47 = extractelement <2 x i32> %39, i64 1
  %48 = xor i32 %30, %47
  %49 = xor i32 %48, %40
  %50 = add <2 x i32> %1, <i32 2027808484, i32 -308364780>
  %51 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %46) #9
  %52 = mul i32 %46, -766435501
  %53 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %49) #9
  %54 = mul i32 %49, -845247145
  %55 = extractelement <2 x i32> %50, i64 0
  %56 = xor i32 %43, %55
  %57 = xor i32 %56, %53
  %58 = extractelement <2 x i32> %50, i64 1
  %59 = xor i32 %41, %58
  %60 = xor i32 %59, %51
  %61 = add <2 x i32> %1, <i32 387276957, i32 -1459197799>
  %62 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %57) #9
  %63 = mul i32 %57, -766435501
  %64 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %60) #9
  %65 = mul i32 %60, -845247145
  %66 = extractelement <2 x i32> %61, i64 0
  %67 = xor i32 %54, %66
  %68 = xor i32 %67, %64
  %69 = extractelement <2 x i32> %61, i64 1
  %70 = xor i32 %52, %69
  %71 = xor i32 %70, %62
  %72 = add <2 x i32> %1, <i32 -1253254570, i32 1684936478>
  %73 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %68) #9
  %74 = mul i32 %68, -766435501
  %75 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %71) #9
  %76 = mul i32 %71, -845247145
  %77 = extractelement <2 x i32> %72, i64 0
  %78 = xor i32 %65, %77
  %79 = xor i32 %78, %75
  %80 = extractelement <2 x i32> %72, i64 1
  %81 = xor i32 %63, %80
  %82 = xor i32 %81, %73
  %83 = add <2 x i32> %1, <i32 1401181199, i32 534103459>
  %84 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %79) #9
  %85 = mul i32 %79, -766435501
  %86 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %82) #9
  %87 = mul i32 %82, -845247145
  %88 = extractelement <2 x i32> %83, i64 0
  %89 = xor i32 %76, %88
  %90 = xor i32 %89, %86
  %91 = extractelement <2 x i32> %83, i64 1
  %92 = xor i32 %74, %91
  %93 = xor i32 %92, %84
  %94 = add <2 x i32> %1, <i32 -239350328, i32 -616729560>
  %95 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %90) #9
  %96 = mul i32 %90, -766435501
  %97 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %93) #9
  %98 = mul i32 %93, -845247145
  %99 = extractelement <2 x i32> %94, i64 0
  %100 = xor i32 %87, %99
  %101 = xor i32 %100, %97
  %102 = extractelement <2 x i32> %94, i64 1
  %103 = xor i32 %85, %102
  %104 = xor i32 %103, %95
  %105 = add <2 x i32> %1, <i32 -1879881855, i32 -1767562579>
  %106 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %101) #9
  %107 = mul i32 %101, -766435501
  %108 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %104) #9
  %109 = mul i32 %104, -845247145
  %110 = extractelement <2 x i32> %105, i64 0
  %111 = xor i32 %98, %110
  %112 = xor i32 %111, %108
  %113 = insertelement <4 x i32> poison, i32 %112, i64 0
  %114 = insertelement <4 x i32> %113, i32 %109, i64 1
  %115 = extractelement <2 x i32> %105, i64 1
  %116 = xor i32 %96, %115
  %117 = xor i32 %116, %106
  %118 = insertelement <4 x i32> %114, i32 %117, i64 2
  %119 = insertelement <4 x i32> %118, i32 %107, i64 3
  ret <4 x i32> %119
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x float> @_Z18convert_float2_rtzDv2_j(<2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint4*", !"uint2*", !"uint*", !"int"}
!11 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))*", !"uint*", !"int"}
!12 = !{!"", !"const", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"ulong2*", !"float*", !"int"}
!17 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"float*", !"int"}
!18 = !{!"const", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = !{i32 0, i32 1, i32 0}
!22 = !{!"philox_key", !"uint4*", !"int"}
!23 = !{!"philox_key", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!24 = !{!"", !"", !""}
!25 = !{i32 1, i32 0, i32 0}
!26 = !{!"uint*", !"uint", !"int"}
!27 = !{!"uint*", !"float2*", !"int"}
!28 = !{!"uint*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
