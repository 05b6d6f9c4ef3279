; ModuleID = 'corpus/opencl/cellular.cl'
source_filename = "corpus/opencl/cellular.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@rule_1d.cell = internal unnamed_addr addrspace(3) global [2 x [34 x i8]] undef, align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = add i32 %2, -1
  %10 = add i32 %9, %6
  %11 = srem i32 %10, %2
  %12 = add nsw i32 %6, 1
  %13 = srem i32 %12, %2
  %14 = add i32 %3, -1
  %15 = add i32 %14, %8
  %16 = srem i32 %15, %3
  %17 = add nsw i32 %8, 1
  %18 = srem i32 %17, %3
  %19 = mul nsw i32 %16, %2
  %20 = add nsw i32 %19, %11
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  %24 = add nsw i32 %19, %6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = add nsw i32 %19, %13
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !12
  %32 = mul nsw i32 %2, %8
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !12
  %37 = add nsw i32 %32, %13
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = mul nsw i32 %18, %2
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !12
  %46 = add nsw i32 %41, %6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !12
  %50 = add nsw i32 %41, %13
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = insertelement <8 x i8> poison, i8 %27, i64 0
  %55 = insertelement <8 x i8> %54, i8 %23, i64 1
  %56 = insertelement <8 x i8> %55, i8 %31, i64 2
  %57 = insertelement <8 x i8> %56, i8 %36, i64 3
  %58 = insertelement <8 x i8> %57, i8 %40, i64 4
  %59 = insertelement <8 x i8> %58, i8 %45, i64 5
  %60 = insertelement <8 x i8> %59, i8 %49, i64 6
  %61 = insertelement <8 x i8> %60, i8 %53, i64 7
  %62 = zext <8 x i8> %61 to <8 x i32>
  %63 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %62)
  switch i32 %63, label %70 [
    i32 3, label %71
    i32 2, label %64
  ]

64:                                               ; preds = %4
  %65 = add nsw i32 %32, %6
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = icmp ne i8 %68, 0
  br label %71

70:                                               ; preds = %4
  br label %71

71:                                               ; preds = %4, %64, %70
  %72 = phi i1 [ true, %4 ], [ %69, %64 ], [ false, %70 ]
  %73 = zext i1 %72 to i8
  %74 = add nsw i32 %32, %6
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %75
  store i8 %73, ptr addrspace(1) %76, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = add i32 %2, -1
  %10 = add i32 %9, %6
  %11 = srem i32 %10, %2
  %12 = add nsw i32 %6, 1
  %13 = srem i32 %12, %2
  %14 = add i32 %3, -1
  %15 = add i32 %14, %8
  %16 = srem i32 %15, %3
  %17 = add nsw i32 %8, 1
  %18 = srem i32 %17, %3
  %19 = mul nsw i32 %16, %2
  %20 = add nsw i32 %19, %11
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  %24 = add nsw i32 %19, %6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = add nsw i32 %19, %13
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !12
  %32 = mul nsw i32 %2, %8
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !12
  %37 = add nsw i32 %32, %13
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = mul nsw i32 %18, %2
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !12
  %46 = add nsw i32 %41, %6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !12
  %50 = add nsw i32 %41, %13
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = insertelement <8 x i8> poison, i8 %27, i64 0
  %55 = insertelement <8 x i8> %54, i8 %23, i64 1
  %56 = insertelement <8 x i8> %55, i8 %31, i64 2
  %57 = insertelement <8 x i8> %56, i8 %36, i64 3
  %58 = insertelement <8 x i8> %57, i8 %40, i64 4
  %59 = insertelement <8 x i8> %58, i8 %45, i64 5
  %60 = insertelement <8 x i8> %59, i8 %49, i64 6
  %61 = insertelement <8 x i8> %60, i8 %53, i64 7
  %62 = zext <8 x i8> %61 to <8 x i32>
  %63 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %62)
  switch i32 %63, label %70 [
    i32 3, label %71
    i32 2, label %64
  ]

64:                                               ; preds = %4
  %65 = add nsw i32 %32, %6
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = icmp ne i8 %68, 0
  br label %71

70:                                               ; preds = %4
  br label %71

71:                                               ; preds = %4, %70, %64
  %72 = phi i1 [ true, %4 ], [ %69, %64 ], [ false, %70 ]
  %73 = zext i1 %72 to i8
  %74 = add nsw i32 %32, %6
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %75
  store i8 %73, ptr addrspace(1) %76, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = add i32 %2, -1
  %7 = add i32 %6, %5
  %8 = srem i32 %7, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = add nsw i32 %5, 1
  %16 = srem i32 %15, %2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %11, i32 noundef 1) #7
  %21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %11, i32 noundef 31) #7
  %22 = xor i32 %20, %11
  %23 = xor i32 %22, %21
  %24 = and i32 %20, %11
  %25 = and i32 %21, %22
  %26 = or i32 %25, %24
  %27 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %19, i32 noundef 1) #7
  %28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %19, i32 noundef 31) #7
  %29 = xor i32 %27, %19
  %30 = xor i32 %29, %28
  %31 = and i32 %27, %19
  %32 = and i32 %28, %29
  %33 = or i32 %32, %31
  %34 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %14, i32 noundef 1) #7
  %35 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %14, i32 noundef 31) #7
  %36 = xor i32 %35, %34
  %37 = and i32 %35, %34
  %38 = xor i32 %36, %23
  %39 = xor i32 %38, %30
  %40 = and i32 %36, %23
  %41 = and i32 %38, %30
  %42 = or i32 %41, %40
  %43 = xor i32 %37, %26
  %44 = xor i32 %43, %33
  %45 = and i32 %37, %26
  %46 = and i32 %43, %33
  %47 = or i32 %46, %45
  %48 = xor i32 %42, %44
  %49 = and i32 %42, %44
  %50 = or i32 %47, %49
  %51 = xor i32 %50, -1
  %52 = or i32 %39, %14
  %53 = and i32 %48, %52
  %54 = and i32 %53, %51
  %55 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = add i32 %2, -1
  %7 = add i32 %6, %5
  %8 = srem i32 %7, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = add nsw i32 %5, 1
  %16 = srem i32 %15, %2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %11, i32 noundef 1) #7
  %21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %11, i32 noundef 31) #7
  %22 = xor i32 %20, %11
  %23 = xor i32 %22, %21
  %24 = and i32 %20, %11
  %25 = and i32 %21, %22
  %26 = or i32 %25, %24
  %27 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %19, i32 noundef 1) #7
  %28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %19, i32 noundef 31) #7
  %29 = xor i32 %27, %19
  %30 = xor i32 %29, %28
  %31 = and i32 %27, %19
  %32 = and i32 %28, %29
  %33 = or i32 %32, %31
  %34 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %14, i32 noundef 1) #7
  %35 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %14, i32 noundef 31) #7
  %36 = xor i32 %35, %34
  %37 = and i32 %35, %34
  %38 = xor i32 %36, %23
  %39 = xor i32 %38, %30
  %40 = and i32 %36, %23
  %41 = and i32 %38, %30
  %42 = or i32 %41, %40
  %43 = xor i32 %37, %26
  %44 = xor i32 %43, %33
  %45 = and i32 %37, %26
  %46 = and i32 %43, %33
  %47 = or i32 %46, %45
  %48 = xor i32 %42, %44
  %49 = and i32 %42, %44
  %50 = or i32 %47, %49
  %51 = xor i32 %50, -1
  %52 = or i32 %39, %14
  %53 = and i32 %48, %52
  %54 = and i32 %53, %51
  %55 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !12
  %12 = add nsw i32 %6, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, ptr addrspace(3) @rule_1d.cell, i64 %13
  store i8 %11, ptr addrspace(3) %14, align 1, !tbaa !12
  %15 = icmp slt i32 %6, 2
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = sext i32 %6 to i64
  %18 = getelementptr inbounds [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %17
  store i8 0, ptr addrspace(3) %18, align 1, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i64 33
  store i8 0, ptr addrspace(3) %19, align 1, !tbaa !12
  br label %20

20:                                               ; preds = %16, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %21 = icmp slt i32 %2, 1
  br i1 %21, label %55, label %22

22:                                               ; preds = %20
  %23 = sext i32 %6 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i32 [ 1, %22 ], [ %53, %24 ]
  %26 = and i32 %25, 1
  %27 = xor i32 %26, 1
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %28
  %30 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %23
  %31 = load i8, ptr addrspace(3) %30, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = shl nuw nsw i32 %32, 2
  %34 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %13
  %35 = load i8, ptr addrspace(3) %34, align 1, !tbaa !12
  %36 = zext i8 %35 to i32
  %37 = shl nuw nsw i32 %36, 1
  %38 = or i32 %37, %33
  %39 = getelementptr i8, ptr addrspace(3) %30, i64 2
  %40 = load i8, ptr addrspace(3) %39, align 1, !tbaa !12
  %41 = zext i8 %40 to i32
  %42 = or i32 %38, %41
  %43 = and i32 %42, 31
  %44 = lshr i32 %1, %43
  %45 = trunc i32 %44 to i8
  %46 = and i8 %45, 1
  %47 = zext nneg i32 %26 to i64
  %48 = getelementptr [34 x i8], ptr addrspace(3) %14, i64 %47
  store i8 %46, ptr addrspace(3) %48, align 1, !tbaa !12
  %49 = mul nsw i32 %25, %3
  %50 = add nsw i32 %49, %8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %51
  store i8 %46, ptr addrspace(1) %52, align 1, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %53 = add nuw nsw i32 %25, 1
  %54 = icmp slt i32 %25, %2
  br i1 %54, label %24, label %55

55:                                               ; preds = %24, %20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !12
  %12 = add nsw i32 %6, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, ptr addrspace(3) @rule_1d.cell, i64 %13
  store i8 %11, ptr addrspace(3) %14, align 1, !tbaa !12
  %15 = icmp slt i32 %6, 2
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = sext i32 %6 to i64
  %18 = getelementptr inbounds [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %17
  store i8 0, ptr addrspace(3) %18, align 1, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i64 33
  store i8 0, ptr addrspace(3) %19, align 1, !tbaa !12
  br label %20

20:                                               ; preds = %16, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %21 = icmp slt i32 %2, 1
  br i1 %21, label %24, label %22

22:                                               ; preds = %20
  %23 = sext i32 %6 to i64
  br label %25

24:                                               ; preds = %25, %20
  ret void

25:                                               ; preds = %22, %25
  %26 = phi i32 [ 1, %22 ], [ %54, %25 ]
  %27 = and i32 %26, 1
  %28 = xor i32 %27, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %29
  %31 = getelementptr inbounds i8, ptr addrspace(3) %30, i64 %23
  %32 = load i8, ptr addrspace(3) %31, align 1, !tbaa !12
  %33 = zext i8 %32 to i32
  %34 = shl nuw nsw i32 %33, 2
  %35 = getelementptr inbounds i8, ptr addrspace(3) %30, i64 %13
  %36 = load i8, ptr addrspace(3) %35, align 1, !tbaa !12
  %37 = zext i8 %36 to i32
  %38 = shl nuw nsw i32 %37, 1
  %39 = or i32 %38, %34
  %40 = getelementptr i8, ptr addrspace(3) %31, i64 2
  %41 = load i8, ptr addrspace(3) %40, align 1, !tbaa !12
  %42 = zext i8 %41 to i32
  %43 = or i32 %39, %42
  %44 = and i32 %43, 31
  %45 = lshr i32 %1, %44
  %46 = trunc i32 %45 to i8
  %47 = and i8 %46, 1
  %48 = zext nneg i32 %27 to i64
  %49 = getelementptr [34 x i8], ptr addrspace(3) %14, i64 %48
  store i8 %47, ptr addrspace(3) %49, align 1, !tbaa !12
  %50 = mul nsw i32 %26, %3
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  store i8 %47, ptr addrspace(1) %53, align 1, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %54 = add nuw nsw i32 %26, 1
  %55 = icmp slt i32 %26, %2
  br i1 %55, label %25, label %24
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #7
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %3, %8
  %12 = add nsw i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = shl i32 %15, 13
  %17 = xor i32 %16, %15
  %18 = lshr i32 %17, 17
  %19 = xor i32 %18, %17
  %20 = shl i32 %19, 5
  %21 = xor i32 %20, %19
  store i32 %21, ptr addrspace(1) %14, align 4, !tbaa !4
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  switch i8 %23, label %105 [
    i8 2, label %24
    i8 1, label %25
    i8 0, label %100
  ]

24:                                               ; preds = %4
  br label %105

25:                                               ; preds = %4
  %26 = and i32 %21, 255
  %27 = icmp eq i32 %26, 0
  %28 = add nsw i32 %6, 1
  %29 = icmp sgt i32 %6, -2
  %30 = icmp sgt i32 %8, -1
  %31 = icmp slt i32 %28, %3
  %32 = and i1 %29, %31
  %33 = and i1 %32, %30
  %34 = icmp slt i32 %8, %10
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %43

36:                                               ; preds = %25
  %37 = add nuw nsw i32 %11, %28
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = icmp eq i8 %40, 2
  %42 = select i1 %41, i1 true, i1 %27
  br label %43

43:                                               ; preds = %36, %25
  %44 = phi i1 [ %27, %25 ], [ %42, %36 ]
  %45 = add i32 %6, -1
  %46 = icmp sgt i32 %45, -1
  %47 = icmp slt i32 %45, %3
  %48 = and i1 %46, %47
  %49 = and i1 %48, %30
  %50 = select i1 %49, i1 %34, i1 false
  br i1 %50, label %51, label %58

51:                                               ; preds = %43
  %52 = add nuw nsw i32 %11, %45
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %53
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = icmp eq i8 %55, 2
  %57 = select i1 %56, i1 true, i1 %44
  br label %58

58:                                               ; preds = %51, %43
  %59 = phi i1 [ %44, %43 ], [ %57, %51 ]
  %60 = add nsw i32 %8, 1
  %61 = insertelement <4 x i32> poison, i32 %6, i64 0
  %62 = insertelement <4 x i32> %61, i32 %8, i64 1
  %63 = insertelement <4 x i32> %62, i32 %3, i64 2
  %64 = insertelement <4 x i32> %63, i32 %10, i64 3
  %65 = insertelement <4 x i32> <i32 -1, i32 -2, i32 poison, i32 poison>, i32 %6, i64 2
  %66 = insertelement <4 x i32> %65, i32 %60, i64 3
  %67 = icmp sgt <4 x i32> %64, %66
  %68 = freeze <4 x i1> %67
  %69 = bitcast <4 x i1> %68 to i4
  %70 = icmp eq i4 %69, -1
  br i1 %70, label %71, label %79

71:                                               ; preds = %58
  %72 = mul nsw i32 %60, %3
  %73 = add nuw nsw i32 %72, %6
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !12
  %77 = icmp eq i8 %76, 2
  %78 = select i1 %77, i1 true, i1 %59
  br label %79

79:                                               ; preds = %71, %58
  %80 = phi i1 [ %59, %58 ], [ %78, %71 ]
  %81 = add i32 %8, -1
  %82 = icmp sgt i32 %81, -1
  %83 = extractelement <4 x i1> %68, i64 0
  %84 = and i1 %83, %82
  %85 = extractelement <4 x i1> %68, i64 2
  %86 = and i1 %85, %84
  %87 = icmp slt i32 %81, %10
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %97

89:                                               ; preds = %79
  %90 = mul nsw i32 %81, %3
  %91 = add nuw nsw i32 %90, %6
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %92
  %94 = load i8, ptr addrspace(1) %93, align 1, !tbaa !12
  %95 = icmp eq i8 %94, 2
  %96 = select i1 %95, i1 true, i1 %80
  br label %97

97:                                               ; preds = %89, %79
  %98 = phi i1 [ %80, %79 ], [ %96, %89 ]
  %99 = select i1 %98, i8 2, i8 1
  br label %105

100:                                              ; preds = %4
  %101 = lshr i32 %21, 8
  %102 = urem i32 %101, 20
  %103 = icmp eq i32 %102, 0
  %104 = zext i1 %103 to i8
  br label %105

105:                                              ; preds = %4, %24, %97, %100
  %106 = phi i8 [ %23, %4 ], [ 0, %24 ], [ %99, %97 ], [ %104, %100 ]
  %107 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  store i8 %106, ptr addrspace(1) %107, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !9 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #7
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %3, %8
  %12 = add nsw i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = shl i32 %15, 13
  %17 = xor i32 %16, %15
  %18 = lshr i32 %17, 17
  %19 = xor i32 %18, %17
  %20 = shl i32 %19, 5
  %21 = xor i32 %20, %19
  store i32 %21, ptr addrspace(1) %14, align 4, !tbaa !4
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  switch i8 %23, label %105 [
    i8 2, label %24
    i8 1, label %25
    i8 0, label %100
  ]

24:                                               ; preds = %4
  br label %105

25:                                               ; preds = %4
  %26 = and i32 %21, 255
  %27 = icmp eq i32 %26, 0
  %28 = add nsw i32 %6, 1
  %29 = icmp sgt i32 %6, -2
  %30 = icmp sgt i32 %8, -1
  %31 = icmp slt i32 %28, %3
  %32 = and i1 %29, %31
  %33 = and i1 %32, %30
  %34 = icmp slt i32 %8, %10
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %43

36:                                               ; preds = %25
  %37 = add nuw nsw i32 %11, %28
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = icmp eq i8 %40, 2
  %42 = select i1 %41, i1 true, i1 %27
  br label %43

43:                                               ; preds = %36, %25
  %44 = phi i1 [ %27, %25 ], [ %42, %36 ]
  %45 = add i32 %6, -1
  %46 = icmp sgt i32 %45, -1
  %47 = icmp slt i32 %45, %3
  %48 = and i1 %46, %47
  %49 = and i1 %48, %30
  %50 = select i1 %49, i1 %34, i1 false
  br i1 %50, label %51, label %58

51:                                               ; preds = %43
  %52 = add nuw nsw i32 %11, %45
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %53
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = icmp eq i8 %55, 2
  %57 = select i1 %56, i1 true, i1 %44
  br label %58

58:                                               ; preds = %51, %43
  %59 = phi i1 [ %44, %43 ], [ %57, %51 ]
  %60 = add nsw i32 %8, 1
  %61 = insertelement <4 x i32> poison, i32 %6, i64 0
  %62 = insertelement <4 x i32> %61, i32 %8, i64 1
  %63 = insertelement <4 x i32> %62, i32 %3, i64 2
  %64 = insertelement <4 x i32> %63, i32 %10, i64 3
  %65 = insertelement <4 x i32> <i32 -1, i32 -2, i32 poison, i32 poison>, i32 %6, i64 2
  %66 = insertelement <4 x i32> %65, i32 %60, i64 3
  %67 = icmp sgt <4 x i32> %64, %66
  %68 = freeze <4 x i1> %67
  %69 = bitcast <4 x i1> %68 to i4
  %70 = icmp eq i4 %69, -1
  br i1 %70, label %71, label %79

71:                                               ; preds = %58
  %72 = mul nsw i32 %60, %3
  %73 = add nuw nsw i32 %72, %6
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !12
  %77 = icmp eq i8 %76, 2
  %78 = select i1 %77, i1 true, i1 %59
  br label %79

79:                                               ; preds = %71, %58
  %80 = phi i1 [ %59, %58 ], [ %78, %71 ]
  %81 = add i32 %8, -1
  %82 = icmp sgt i32 %81, -1
  %83 = extractelement <4 x i1> %68, i64 0
  %84 = and i1 %83, %82
  %85 = extractelement <4 x i1> %68, i64 2
  %86 = and i1 %85, %84
  %87 = icmp slt i32 %81, %10
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %97

89:                                               ; preds = %79
  %90 = mul nsw i32 %81, %3
  %91 = add nuw nsw i32 %90, %6
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %92
  %94 = load i8, ptr addrspace(1) %93, align 1, !tbaa !12
  %95 = icmp eq i8 %94, 2
  %96 = select i1 %95, i1 true, i1 %80
  br label %97

97:                                               ; preds = %89, %79
  %98 = phi i1 [ %80, %79 ], [ %96, %89 ]
  %99 = select i1 %98, i8 2, i8 1
  br label %105

100:                                              ; preds = %4
  %101 = lshr i32 %21, 8
  %102 = urem i32 %101, 20
  %103 = icmp eq i32 %102, 0
  %104 = zext i1 %103 to i8
  br label %105

105:                                              ; preds = %100, %4, %97, %24
  %106 = phi i8 [ %23, %4 ], [ 0, %24 ], [ %99, %97 ], [ %104, %100 ]
  %107 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  store i8 %106, ptr addrspace(1) %107, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"uint*", !"uint*", !"int"}
!16 = !{!"const", !"", !""}
!17 = !{i32 1, i32 0, i32 0, i32 0}
!18 = !{!"uchar*", !"uint", !"int", !"int"}
!19 = !{!"", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 1, i32 0}
!21 = !{!"uchar*", !"uchar*", !"uint*", !"int"}
