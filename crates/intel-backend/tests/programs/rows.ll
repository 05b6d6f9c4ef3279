target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@table = dso_local addrspace(2) constant [16 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16], align 4
@rows.shared = internal addrspace(3) global [192 x i32] undef, align 4
@halves.shared = internal addrspace(3) global [256 x half] undef, align 2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [12 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %9 = sext i32 %7 to i64
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef %9, ptr addrspace(4) noundef %10) #12
  %12 = shufflevector <3 x i32> %11, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %13 = shl i64 %8, 32
  %14 = ashr exact i64 %13, 32
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef %12, i64 noundef %14, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @rows.shared to ptr addrspace(4))) #13
  %15 = mul nsw i32 %7, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  store i32 %18, ptr %5, align 4, !tbaa !4
  %19 = add nsw i32 %18, 1
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = add nsw i32 %18, 2
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = add nsw i32 %18, 3
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add nsw i32 %18, 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %25, ptr %26, align 4, !tbaa !4
  %27 = add nsw i32 %18, 5
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = add nsw i32 %18, 6
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = add nsw i32 %18, 7
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %31, ptr %32, align 4, !tbaa !4
  %33 = add nsw i32 %18, 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = add nsw i32 %18, 9
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 %35, ptr %36, align 4, !tbaa !4
  %37 = add nsw i32 %18, 10
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = add nsw i32 %18, 11
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 %39, ptr %40, align 4, !tbaa !4
  %41 = srem i32 %7, 3
  %42 = sext i32 %41 to i64
  %43 = addrspacecast ptr %5 to ptr addrspace(4)
  %44 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef %42, ptr addrspace(4) noundef %43) #12
  %45 = shl <4 x i32> %44, splat (i32 1)
  %46 = add nsw i32 %7, 1
  %47 = srem i32 %46, 3
  %48 = sext i32 %47 to i64
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %45, i64 noundef %48, ptr addrspace(4) noundef %43) #13
  %49 = and i64 %6, 7
  %50 = call spir_func <2 x i32> @_Z6vload2mPU3AS2Ki(i64 noundef %49, ptr addrspace(2) noundef @table) #12
  %51 = call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef %14, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @rows.shared to ptr addrspace(4))) #12
  %52 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %53 = call spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef %9, ptr addrspace(4) noundef %52) #12
  %54 = shufflevector <8 x i16> %53, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %55 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef %54, i64 noundef %9, ptr addrspace(4) noundef %55) #13
  %56 = load i32, ptr %5, align 4, !tbaa !4
  %57 = mul nsw i32 %56, 3
  %58 = load i32, ptr %20, align 4, !tbaa !4
  %59 = add nsw i32 %58, %57
  %60 = mul nsw i32 %59, 3
  %61 = load i32, ptr %22, align 4, !tbaa !4
  %62 = add nsw i32 %61, %60
  %63 = mul nsw i32 %62, 3
  %64 = load i32, ptr %24, align 4, !tbaa !4
  %65 = add nsw i32 %64, %63
  %66 = mul nsw i32 %65, 3
  %67 = load i32, ptr %26, align 4, !tbaa !4
  %68 = add nsw i32 %67, %66
  %69 = mul nsw i32 %68, 3
  %70 = load i32, ptr %28, align 4, !tbaa !4
  %71 = add nsw i32 %70, %69
  %72 = mul nsw i32 %71, 3
  %73 = load i32, ptr %30, align 4, !tbaa !4
  %74 = add nsw i32 %73, %72
  %75 = mul nsw i32 %74, 3
  %76 = load i32, ptr %32, align 4, !tbaa !4
  %77 = add nsw i32 %76, %75
  %78 = mul nsw i32 %77, 3
  %79 = load i32, ptr %34, align 4, !tbaa !4
  %80 = add nsw i32 %79, %78
  %81 = mul nsw i32 %80, 3
  %82 = load i32, ptr %36, align 4, !tbaa !4
  %83 = add nsw i32 %82, %81
  %84 = mul nsw i32 %83, 3
  %85 = load i32, ptr %38, align 4, !tbaa !4
  %86 = add nsw i32 %85, %84
  %87 = mul nsw i32 %86, 3
  %88 = load i32, ptr %40, align 4, !tbaa !4
  %89 = shufflevector <3 x i32> %51, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %90 = insertelement <4 x i32> %89, i32 %88, i64 3
  %91 = shufflevector <2 x i32> %50, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %92 = insertelement <4 x i32> %91, i32 0, i64 2
  %93 = insertelement <4 x i32> %92, i32 %87, i64 3
  %94 = add nsw <4 x i32> %90, %93
  %95 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %94, i64 noundef %9, ptr addrspace(4) noundef %95) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [12 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %9 = sext i32 %7 to i64
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef %9, ptr addrspace(4) noundef %10) #12
  %12 = shufflevector <3 x i32> %11, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %13 = shl i64 %8, 32
  %14 = ashr exact i64 %13, 32
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef %12, i64 noundef %14, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @rows.shared to ptr addrspace(4))) #13
  %15 = mul nsw i32 %7, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  store i32 %18, ptr %5, align 4, !tbaa !4
  %19 = add nsw i32 %18, 1
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = add nsw i32 %18, 2
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = add nsw i32 %18, 3
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add nsw i32 %18, 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %25, ptr %26, align 4, !tbaa !4
  %27 = add nsw i32 %18, 5
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = add nsw i32 %18, 6
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = add nsw i32 %18, 7
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %31, ptr %32, align 4, !tbaa !4
  %33 = add nsw i32 %18, 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = add nsw i32 %18, 9
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 %35, ptr %36, align 4, !tbaa !4
  %37 = add nsw i32 %18, 10
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = add nsw i32 %18, 11
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 %39, ptr %40, align 4, !tbaa !4
  %41 = srem i32 %7, 3
  %42 = sext i32 %41 to i64
  %43 = addrspacecast ptr %5 to ptr addrspace(4)
  %44 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef %42, ptr addrspace(4) noundef %43) #12
  %45 = shl <4 x i32> %44, splat (i32 1)
  %46 = add nsw i32 %7, 1
  %47 = srem i32 %46, 3
  %48 = sext i32 %47 to i64
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %45, i64 noundef %48, ptr addrspace(4) noundef %43) #13
  %49 = and i64 %6, 7
  %50 = call spir_func <2 x i32> @_Z6vload2mPU3AS2Ki(i64 noundef %49, ptr addrspace(2) noundef @table) #12
  %51 = call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef %14, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @rows.shared to ptr addrspace(4))) #12
  %52 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %53 = call spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef %9, ptr addrspace(4) noundef %52) #12
  %54 = shufflevector <8 x i16> %53, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %55 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef %54, i64 noundef %9, ptr addrspace(4) noundef %55) #13
  %56 = load i32, ptr %5, align 4, !tbaa !4
  %57 = mul nsw i32 %56, 3
  %58 = load i32, ptr %20, align 4, !tbaa !4
  %59 = add nsw i32 %58, %57
  %60 = mul nsw i32 %59, 3
  %61 = load i32, ptr %22, align 4, !tbaa !4
  %62 = add nsw i32 %61, %60
  %63 = mul nsw i32 %62, 3
  %64 = load i32, ptr %24, align 4, !tbaa !4
  %65 = add nsw i32 %64, %63
  %66 = mul nsw i32 %65, 3
  %67 = load i32, ptr %26, align 4, !tbaa !4
  %68 = add nsw i32 %67, %66
  %69 = mul nsw i32 %68, 3
  %70 = load i32, ptr %28, align 4, !tbaa !4
  %71 = add nsw i32 %70, %69
  %72 = mul nsw i32 %71, 3
  %73 = load i32, ptr %30, align 4, !tbaa !4
  %74 = add nsw i32 %73, %72
  %75 = mul nsw i32 %74, 3
  %76 = load i32, ptr %32, align 4, !tbaa !4
  %77 = add nsw i32 %76, %75
  %78 = mul nsw i32 %77, 3
  %79 = load i32, ptr %34, align 4, !tbaa !4
  %80 = add nsw i32 %79, %78
  %81 = mul nsw i32 %80, 3
  %82 = load i32, ptr %36, align 4, !tbaa !4
  %83 = add nsw i32 %82, %81
  %84 = mul nsw i32 %83, 3
  %85 = load i32, ptr %38, align 4, !tbaa !4
  %86 = add nsw i32 %85, %84
  %87 = mul nsw i32 %86, 3
  %88 = load i32, ptr %40, align 4, !tbaa !4
  %89 = shufflevector <3 x i32> %51, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %90 = insertelement <4 x i32> %89, i32 %88, i64 3
  %91 = shufflevector <2 x i32> %50, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %92 = insertelement <4 x i32> %91, i32 0, i64 2
  %93 = insertelement <4 x i32> %92, i32 %87, i64 3
  %94 = add nsw <4 x i32> %90, %93
  %95 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %94, i64 noundef %9, ptr addrspace(4) noundef %95) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @halves(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %5 to i64
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %11 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %12 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %13 = fadd float %10, 1.000000e+00
  %14 = shl nsw i32 %7, 2
  %15 = sext i32 %14 to i64
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %13, i64 noundef %15, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %16 = extractelement <4 x float> %11, i64 1
  %17 = or disjoint i32 %14, 1
  %18 = sext i32 %17 to i64
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %16, i64 noundef %18, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %19 = shufflevector <4 x float> %11, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %20 = fmul <2 x float> %19, splat (float 0x3FD3333340000000)
  %21 = shl nsw i32 %7, 1
  %22 = or disjoint i32 %21, 1
  %23 = sext i32 %22 to i64
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %20, i64 noundef %23, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %24 = shl nsw i32 %5, 2
  %25 = getelementptr inbounds half, ptr addrspace(3) @halves.shared, i64 %15
  %26 = load half, ptr addrspace(3) %25, align 2, !tbaa !16
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %27
  store half %26, ptr addrspace(1) %28, align 2, !tbaa !16
  %29 = getelementptr inbounds half, ptr addrspace(3) @halves.shared, i64 %18
  %30 = load half, ptr addrspace(3) %29, align 2, !tbaa !16
  %31 = sext i32 %24 to i64
  %32 = getelementptr half, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 2
  store half %30, ptr addrspace(1) %33, align 2, !tbaa !16
  %34 = sext i32 %14 to i64
  %35 = getelementptr half, ptr addrspace(3) @halves.shared, i64 %34
  %36 = getelementptr i8, ptr addrspace(3) %35, i64 4
  %37 = load half, ptr addrspace(3) %36, align 2, !tbaa !16
  %38 = sext i32 %24 to i64
  %39 = getelementptr half, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !16
  %41 = sext i32 %14 to i64
  %42 = getelementptr half, ptr addrspace(3) @halves.shared, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 6
  %44 = load half, ptr addrspace(3) %43, align 2, !tbaa !16
  %45 = sext i32 %24 to i64
  %46 = getelementptr half, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 6
  store half %44, ptr addrspace(1) %47, align 2, !tbaa !16
  %48 = extractelement <3 x float> %12, i64 0
  %49 = extractelement <3 x float> %12, i64 1
  %50 = tail call float @llvm.fmuladd.f32(float %49, float 2.000000e+00, float %48)
  %51 = shl nsw i32 %5, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  store float %50, ptr addrspace(1) %53, align 4, !tbaa !18
  %54 = extractelement <3 x float> %12, i64 2
  %55 = getelementptr i8, ptr addrspace(1) %53, i64 4
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %5 to i64
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %11 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %12 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %8, ptr addrspace(4) noundef %9) #12
  %13 = fadd float %10, 1.000000e+00
  %14 = shl nsw i32 %7, 2
  %15 = sext i32 %14 to i64
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %13, i64 noundef %15, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %16 = extractelement <4 x float> %11, i64 1
  %17 = or disjoint i32 %14, 1
  %18 = sext i32 %17 to i64
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %16, i64 noundef %18, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %19 = shufflevector <4 x float> %11, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %20 = fmul <2 x float> %19, splat (float 0x3FD3333340000000)
  %21 = shl nsw i32 %7, 1
  %22 = or disjoint i32 %21, 1
  %23 = sext i32 %22 to i64
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %20, i64 noundef %23, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @halves.shared to ptr addrspace(4))) #13
  %24 = shl nsw i32 %5, 2
  %25 = getelementptr inbounds half, ptr addrspace(3) @halves.shared, i64 %15
  %26 = load half, ptr addrspace(3) %25, align 2, !tbaa !16
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %27
  store half %26, ptr addrspace(1) %28, align 2, !tbaa !16
  %29 = getelementptr inbounds half, ptr addrspace(3) @halves.shared, i64 %18
  %30 = load half, ptr addrspace(3) %29, align 2, !tbaa !16
  %31 = sext i32 %24 to i64
  %32 = getelementptr half, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 2
  store half %30, ptr addrspace(1) %33, align 2, !tbaa !16
  %34 = sext i32 %14 to i64
  %35 = getelementptr half, ptr addrspace(3) @halves.shared, i64 %34
  %36 = getelementptr i8, ptr addrspace(3) %35, i64 4
  %37 = load half, ptr addrspace(3) %36, align 2, !tbaa !16
  %38 = sext i32 %24 to i64
  %39 = getelementptr half, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !16
  %41 = sext i32 %14 to i64
  %42 = getelementptr half, ptr addrspace(3) @halves.shared, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 6
  %44 = load half, ptr addrspace(3) %43, align 2, !tbaa !16
  %45 = sext i32 %24 to i64
  %46 = getelementptr half, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 6
  store half %44, ptr addrspace(1) %47, align 2, !tbaa !16
  %48 = extractelement <3 x float> %12, i64 0
  %49 = extractelement <3 x float> %12, i64 1
  %50 = tail call float @llvm.fmuladd.f32(float %49, float 2.000000e+00, float %48)
  %51 = shl nsw i32 %5, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  store float %50, ptr addrspace(1) %53, align 4, !tbaa !18
  %54 = extractelement <3 x float> %12, i64 2
  %55 = getelementptr i8, ptr addrspace(1) %53, i64 4
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !18
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @odd(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 9
  %10 = xor i64 %9, %8
  br label %11

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %21, %11 ]
  %13 = phi i64 [ 0, %2 ], [ %20, %11 ]
  %14 = zext nneg i32 %12 to i64
  %15 = lshr i64 %10, %14
  %16 = and i64 %15, 1
  %17 = sub nuw nsw i32 39, %12
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i64 %16, %18
  %20 = or i64 %19, %13
  %21 = add nuw nsw i32 %12, 1
  %22 = icmp samesign ult i32 %12, 39
  br i1 %22, label %11, label %23

23:                                               ; preds = %11
  %24 = trunc i32 %7 to i12
  %25 = tail call i12 @llvm.bitreverse.i12(i12 %24)
  %26 = zext i12 %25 to i32
  %27 = shl nsw i32 %4, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = lshr i64 %20, 32
  %31 = xor i64 %30, %20
  %32 = trunc i64 %31 to i32
  %33 = getelementptr i8, ptr addrspace(1) %29, i64 4
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_odd(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 9
  %10 = xor i64 %9, %8
  br label %22

11:                                               ; preds = %22
  %12 = trunc i32 %7 to i12
  %13 = tail call i12 @llvm.bitreverse.i12(i12 %12)
  %14 = zext i12 %13 to i32
  %15 = shl nsw i32 %4, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  store i32 %14, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = lshr i64 %31, 32
  %19 = xor i64 %18, %31
  %20 = trunc i64 %19 to i32
  %21 = getelementptr i8, ptr addrspace(1) %17, i64 4
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void

22:                                               ; preds = %2, %22
  %23 = phi i32 [ 0, %2 ], [ %32, %22 ]
  %24 = phi i64 [ 0, %2 ], [ %31, %22 ]
  %25 = zext nneg i32 %23 to i64
  %26 = lshr i64 %10, %25
  %27 = and i64 %26, 1
  %28 = sub nuw nsw i32 39, %23
  %29 = zext nneg i32 %28 to i64
  %30 = shl nuw nsw i64 %27, %29
  %31 = or i64 %30, %24
  %32 = add nuw nsw i32 %23, 1
  %33 = icmp samesign ult i32 %23, 39
  br i1 %33, label %22, label %11
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @pick(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %9 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef %7, ptr addrspace(4) noundef %8) #12
  %10 = add nsw i32 %6, 1
  %11 = sext i32 %10 to i64
  %12 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef %11, ptr addrspace(4) noundef %8) #12
  %13 = shufflevector <8 x i16> %9, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = shufflevector <8 x i16> %9, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %15 = shufflevector <8 x i16> %12, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = tail call spir_func <4 x i16> @_Z8shuffle2Dv4_tS_S_(<4 x i16> noundef %13, <4 x i16> noundef %14, <4 x i16> noundef %15) #11
  %17 = tail call spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %12) #11
  %18 = shufflevector <4 x i16> %16, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %19 = mul <8 x i16> %18, splat (i16 3)
  %20 = add <8 x i16> %19, %17
  %21 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef %20, i64 noundef %7, ptr addrspace(4) noundef %21) #13
  %22 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %7
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !26
  %24 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %11
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !26
  %26 = tail call spir_func i64 @_Z4haddll(i64 noundef %23, i64 noundef %25) #11
  %27 = shl nsw i32 %6, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %28
  store i64 %26, ptr addrspace(1) %29, align 8, !tbaa !26
  %30 = load i64, ptr addrspace(1) %22, align 8, !tbaa !26
  %31 = load i64, ptr addrspace(1) %24, align 8, !tbaa !26
  %32 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %30, i64 noundef %31) #11
  %33 = getelementptr i8, ptr addrspace(1) %29, i64 8
  store i64 %32, ptr addrspace(1) %33, align 8, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pick(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %9 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef %7, ptr addrspace(4) noundef %8) #12
  %10 = add nsw i32 %6, 1
  %11 = sext i32 %10 to i64
  %12 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef %11, ptr addrspace(4) noundef %8) #12
  %13 = shufflevector <8 x i16> %9, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = shufflevector <8 x i16> %9, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %15 = shufflevector <8 x i16> %12, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = tail call spir_func <4 x i16> @_Z8shuffle2Dv4_tS_S_(<4 x i16> noundef %13, <4 x i16> noundef %14, <4 x i16> noundef %15) #11
  %17 = tail call spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %9, <8 x i16> noundef %12) #11
  %18 = shufflevector <4 x i16> %16, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %19 = mul <8 x i16> %18, splat (i16 3)
  %20 = add <8 x i16> %19, %17
  %21 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef %20, i64 noundef %7, ptr addrspace(4) noundef %21) #13
  %22 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %7
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !26
  %24 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %11
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !26
  %26 = tail call spir_func i64 @_Z4haddll(i64 noundef %23, i64 noundef %25) #11
  %27 = shl nsw i32 %6, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %28
  store i64 %26, ptr addrspace(1) %29, align 8, !tbaa !26
  %30 = load i64, ptr addrspace(1) %22, align 8, !tbaa !26
  %31 = load i64, ptr addrspace(1) %24, align 8, !tbaa !26
  %32 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %30, i64 noundef %31) #11
  %33 = getelementptr i8, ptr addrspace(1) %29, i64 8
  store i64 %32, ptr addrspace(1) %33, align 8, !tbaa !26
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @directed(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %8 = mul nsw i32 %4, 6
  %9 = sext i32 %8 to i64
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %7, i64 noundef %9, ptr addrspace(4) noundef %10) #13
  %11 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %12 = or disjoint i32 %8, 1
  %13 = sext i32 %12 to i64
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %11, i64 noundef %13, ptr addrspace(4) noundef %10) #13
  %14 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %15 = add nsw i32 %8, 2
  %16 = sext i32 %15 to i64
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %14, i64 noundef %16, ptr addrspace(4) noundef %10) #13
  %17 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %18 = insertelement <3 x float> poison, float %17, i64 0
  %19 = shufflevector <3 x float> %18, <3 x float> poison, <3 x i32> zeroinitializer
  %20 = fmul <3 x float> %19, <float 1.500000e+00, float 0xBFD3333340000000, float 7.000000e+00>
  %21 = shl nsw i32 %4, 1
  %22 = or disjoint i32 %21, 1
  %23 = sext i32 %22 to i64
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %20, i64 noundef %23, ptr addrspace(4) noundef %10) #13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_directed(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %8 = mul nsw i32 %4, 6
  %9 = sext i32 %8 to i64
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %7, i64 noundef %9, ptr addrspace(4) noundef %10) #13
  %11 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %12 = or disjoint i32 %8, 1
  %13 = sext i32 %12 to i64
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %11, i64 noundef %13, ptr addrspace(4) noundef %10) #13
  %14 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %15 = add nsw i32 %8, 2
  %16 = sext i32 %15 to i64
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %14, i64 noundef %16, ptr addrspace(4) noundef %10) #13
  %17 = load float, ptr addrspace(1) %6, align 4, !tbaa !18
  %18 = insertelement <3 x float> poison, float %17, i64 0
  %19 = shufflevector <3 x float> %18, <3 x float> poison, <3 x i32> zeroinitializer
  %20 = fmul <3 x float> %19, <float 1.500000e+00, float 0xBFD3333340000000, float 7.000000e+00>
  %21 = shl nsw i32 %4, 1
  %22 = or disjoint i32 %21, 1
  %23 = sext i32 %22 to i64
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %20, i64 noundef %23, ptr addrspace(4) noundef %10) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <2 x i32> @_Z6vload2mPU3AS2Ki(i64 noundef, ptr addrspace(2) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z8shuffle2Dv4_tS_S_(<4 x i16> noundef, <4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i12 @llvm.bitreverse.i12(i12) #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }
attributes #13 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"short*", !"short*"}
!11 = !{!"const", !"", !"const", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"half*", !"half*", !"float*"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"half", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"uint*", !"uint*"}
!23 = !{!"const", !""}
!24 = !{!"ushort*", !"long*", !"ushort*", !"long*"}
!25 = !{!"const", !"const", !"", !""}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !6, i64 0}
!28 = !{!"float*", !"half*"}
