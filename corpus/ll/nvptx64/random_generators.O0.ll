; ModuleID = 'corpus/opencl/random_generators.cl'
source_filename = "corpus/opencl/random_generators.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.philox_key = type { [2 x i32] }

@mersenne_small.mt = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xorshift_mwc(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %10, align 4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %18, i64 %20
  %22 = load <4 x i32>, ptr addrspace(1) %21, align 16
  store <4 x i32> %22, ptr %11, align 16
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %23, i64 %25
  %27 = load <2 x i32>, ptr addrspace(1) %26, align 8
  store <2 x i32> %27, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %28

28:                                               ; preds = %44, %4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %8, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %47

32:                                               ; preds = %28
  %33 = call i32 @xorshift128(ptr noundef %11) #7
  %34 = call i32 @mwc64x(ptr noundef %12) #7
  %35 = add i32 %33, %34
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %10, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 %42
  store i32 %35, ptr addrspace(1) %43, align 4
  br label %44

44:                                               ; preds = %32
  %45 = load i32, ptr %13, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %13, align 4
  br label %28

47:                                               ; preds = %28
  %48 = load <4 x i32>, ptr %11, align 16
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %49, i64 %51
  store <4 x i32> %48, ptr addrspace(1) %52, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xoroshiro_pcg(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %17, i64 %19
  %21 = load <2 x i64>, ptr addrspace(1) %20, align 16
  %22 = extractelement <2 x i64> %21, i64 0
  store i64 %22, ptr %8, align 8
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %23, i64 %25
  %27 = load <2 x i64>, ptr addrspace(1) %26, align 16
  %28 = extractelement <2 x i64> %27, i64 1
  store i64 %28, ptr %9, align 8
  %29 = load i64, ptr %8, align 8
  %30 = xor i64 %29, -8846114313915602277
  store i64 %30, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %31

31:                                               ; preds = %84, %3
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %87

35:                                               ; preds = %31
  %36 = load i64, ptr %8, align 8
  %37 = mul i64 %36, 5
  %38 = call i64 @_Z6rotatemm(i64 noundef %37, i64 noundef 7) #8
  %39 = mul i64 %38, 9
  store i64 %39, ptr %12, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = xor i64 %41, %40
  store i64 %42, ptr %9, align 8
  %43 = load i64, ptr %8, align 8
  %44 = call i64 @_Z6rotatemm(i64 noundef %43, i64 noundef 24) #8
  %45 = load i64, ptr %9, align 8
  %46 = xor i64 %44, %45
  %47 = load i64, ptr %9, align 8
  %48 = shl i64 %47, 16
  %49 = xor i64 %46, %48
  store i64 %49, ptr %8, align 8
  %50 = load i64, ptr %9, align 8
  %51 = call i64 @_Z6rotatemm(i64 noundef %50, i64 noundef 37) #8
  store i64 %51, ptr %9, align 8
  %52 = load i64, ptr %10, align 8
  %53 = mul i64 %52, 6364136223846793005
  %54 = add i64 %53, 1442695040888963407
  store i64 %54, ptr %10, align 8
  %55 = load i64, ptr %10, align 8
  %56 = lshr i64 %55, 18
  %57 = load i64, ptr %10, align 8
  %58 = xor i64 %56, %57
  %59 = lshr i64 %58, 27
  %60 = trunc i64 %59 to i32
  store i32 %60, ptr %13, align 4
  %61 = load i32, ptr %13, align 4
  %62 = load i64, ptr %10, align 8
  %63 = lshr i64 %62, 59
  %64 = sub i64 0, %63
  %65 = trunc i64 %64 to i32
  %66 = and i32 %65, 31
  %67 = call i32 @_Z6rotatejj(i32 noundef %61, i32 noundef %66) #8
  store i32 %67, ptr %14, align 4
  %68 = load i64, ptr %12, align 8
  %69 = lshr i64 %68, 40
  %70 = uitofp i64 %69 to float
  %71 = load i32, ptr %14, align 4
  %72 = lshr i32 %71, 8
  %73 = uitofp i32 %72 to float
  %74 = fmul float %73, 0x3E70000000000000
  %75 = call float @llvm.fmuladd.f32(float %70, float 0x3E70000000000000, float %74)
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = load i32, ptr %7, align 4
  %78 = load i32, ptr %6, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %11, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %76, i64 %82
  store float %75, ptr addrspace(1) %83, align 4
  br label %84

84:                                               ; preds = %35
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %11, align 4
  br label %31

87:                                               ; preds = %31
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @philox(ptr noundef byval(%struct.philox_key) align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load i32, ptr %5, align 4
  call void @__clang_ocl_kern_imp_philox(ptr noundef byval(%struct.philox_key) align 4 %0, ptr addrspace(1) noundef align 16 %6, i32 noundef %7) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_philox(ptr noundef byval(%struct.philox_key) align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %43, %3
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %46

16:                                               ; preds = %12
  %17 = load i32, ptr %7, align 4
  %18 = insertelement <4 x i32> poison, i32 %17, i32 0
  %19 = load i32, ptr %6, align 4
  %20 = insertelement <4 x i32> %18, i32 %19, i32 1
  %21 = insertelement <4 x i32> %20, i32 0, i32 2
  %22 = insertelement <4 x i32> %21, i32 0, i32 3
  store <4 x i32> %22, ptr %8, align 16
  %23 = load <4 x i32>, ptr %8, align 16
  %24 = getelementptr inbounds nuw %struct.philox_key, ptr %0, i32 0, i32 0
  %25 = getelementptr inbounds [2 x i32], ptr %24, i64 0, i64 0
  %26 = load i32, ptr %25, align 4
  %27 = insertelement <2 x i32> poison, i32 %26, i32 0
  %28 = getelementptr inbounds nuw %struct.philox_key, ptr %0, i32 0, i32 0
  %29 = getelementptr inbounds [2 x i32], ptr %28, i64 0, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = insertelement <2 x i32> %27, i32 %30, i32 1
  store <2 x i32> %31, ptr %9, align 8
  %32 = load <2 x i32>, ptr %9, align 8
  %33 = call <4 x i32> @philox4x32(<4 x i32> noundef %23, <2 x i32> noundef %32) #7
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %38 = mul i64 %36, %37
  %39 = load i32, ptr %6, align 4
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %34, i64 %41
  store <4 x i32> %33, ptr addrspace(1) %42, align 16
  br label %43

43:                                               ; preds = %16
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %12

46:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mersenne_small(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !16 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !16 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %46

21:                                               ; preds = %3
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %8, align 4
  %24 = mul nsw i32 %23, 977
  %25 = add i32 %22, %24
  store i32 %25, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %26

26:                                               ; preds = %42, %21
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %27, 32
  br i1 %28, label %29, label %45

29:                                               ; preds = %26
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [32 x i32], ptr addrspace(3) @mersenne_small.mt, i64 0, i64 %32
  store i32 %30, ptr addrspace(3) %33, align 4
  %34 = load i32, ptr %9, align 4
  %35 = load i32, ptr %9, align 4
  %36 = lshr i32 %35, 30
  %37 = xor i32 %34, %36
  %38 = mul i32 1812433253, %37
  %39 = load i32, ptr %10, align 4
  %40 = add i32 %38, %39
  %41 = add i32 %40, 1
  store i32 %41, ptr %9, align 4
  br label %42

42:                                               ; preds = %29
  %43 = load i32, ptr %10, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %10, align 4
  br label %26

45:                                               ; preds = %26
  br label %46

46:                                               ; preds = %45, %3
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %11, align 4
  br label %47

47:                                               ; preds = %113, %46
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %6, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %116

51:                                               ; preds = %47
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x i32], ptr addrspace(3) @mersenne_small.mt, i64 0, i64 %53
  %55 = load i32, ptr addrspace(3) %54, align 4
  %56 = and i32 %55, -2147483648
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %57, 1
  %59 = and i32 %58, 31
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [32 x i32], ptr addrspace(3) @mersenne_small.mt, i64 0, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = and i32 %62, 2147483647
  %64 = or i32 %56, %63
  store i32 %64, ptr %12, align 4
  %65 = load i32, ptr %7, align 4
  %66 = add nsw i32 %65, 17
  %67 = and i32 %66, 31
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [32 x i32], ptr addrspace(3) @mersenne_small.mt, i64 0, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4
  %71 = load i32, ptr %12, align 4
  %72 = lshr i32 %71, 1
  %73 = xor i32 %70, %72
  %74 = load i32, ptr %12, align 4
  %75 = and i32 %74, 1
  %76 = icmp ne i32 %75, 0
  %77 = zext i1 %76 to i64
  %78 = select i1 %76, i32 -1727483681, i32 0
  %79 = xor i32 %73, %78
  store i32 %79, ptr %13, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %80 = load i32, ptr %13, align 4
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [32 x i32], ptr addrspace(3) @mersenne_small.mt, i64 0, i64 %82
  store i32 %80, ptr addrspace(3) %83, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %84 = load i32, ptr %13, align 4
  %85 = load i32, ptr %13, align 4
  %86 = lshr i32 %85, 11
  %87 = xor i32 %84, %86
  store i32 %87, ptr %14, align 4
  %88 = load i32, ptr %14, align 4
  %89 = shl i32 %88, 7
  %90 = and i32 %89, -1658038656
  %91 = load i32, ptr %14, align 4
  %92 = xor i32 %91, %90
  store i32 %92, ptr %14, align 4
  %93 = load i32, ptr %14, align 4
  %94 = shl i32 %93, 15
  %95 = and i32 %94, -272236544
  %96 = load i32, ptr %14, align 4
  %97 = xor i32 %96, %95
  store i32 %97, ptr %14, align 4
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %14, align 4
  %100 = lshr i32 %99, 18
  %101 = xor i32 %98, %100
  %102 = load ptr addrspace(1), ptr %4, align 8
  %103 = load i32, ptr %8, align 4
  %104 = load i32, ptr %6, align 4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %11, align 4
  %107 = add nsw i32 %105, %106
  %108 = mul nsw i32 %107, 32
  %109 = load i32, ptr %7, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(1) %102, i64 %111
  store i32 %101, ptr addrspace(1) %112, align 4
  br label %113

113:                                              ; preds = %51
  %114 = load i32, ptr %11, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %11, align 4
  br label %47

116:                                              ; preds = %47
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sobol(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  store <2 x i32> zeroinitializer, ptr %8, align 8
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %6, align 4
  %21 = mul i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %9, align 4
  %24 = lshr i32 %23, 1
  %25 = xor i32 %22, %24
  store i32 %25, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %26

26:                                               ; preds = %54, %3
  %27 = load i32, ptr %11, align 4
  %28 = icmp ult i32 %27, 32
  br i1 %28, label %29, label %57

29:                                               ; preds = %26
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %11, align 4
  %32 = and i32 %31, 31
  %33 = lshr i32 %30, %32
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %53

36:                                               ; preds = %29
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i32, ptr %11, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = insertelement <2 x i32> poison, i32 %41, i32 0
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i32, ptr %11, align 4
  %45 = add i32 32, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = insertelement <2 x i32> %42, i32 %48, i32 1
  store <2 x i32> %49, ptr %12, align 8
  %50 = load <2 x i32>, ptr %12, align 8
  %51 = load <2 x i32>, ptr %8, align 8
  %52 = xor <2 x i32> %51, %50
  store <2 x i32> %52, ptr %8, align 8
  br label %53

53:                                               ; preds = %36, %29
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %11, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr %11, align 4
  br label %26

57:                                               ; preds = %26
  store i32 0, ptr %13, align 4
  br label %58

58:                                               ; preds = %98, %57
  %59 = load i32, ptr %13, align 4
  %60 = load i32, ptr %6, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %101

62:                                               ; preds = %58
  %63 = load i32, ptr %9, align 4
  %64 = load i32, ptr %13, align 4
  %65 = add i32 %63, %64
  store i32 %65, ptr %14, align 4
  %66 = load <2 x i32>, ptr %8, align 8
  %67 = call <2 x float> @_Z18convert_float2_rtzDv2_j(<2 x i32> noundef %66) #8
  %68 = fmul <2 x float> %67, splat (float 0x3DF0000000000000)
  %69 = load ptr addrspace(1), ptr %5, align 8
  %70 = load i32, ptr %13, align 4
  %71 = sext i32 %70 to i64
  %72 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %73 = mul i64 %71, %72
  %74 = load i32, ptr %7, align 4
  %75 = zext i32 %74 to i64
  %76 = add i64 %73, %75
  %77 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %69, i64 %76
  store <2 x float> %68, ptr addrspace(1) %77, align 8
  %78 = load i32, ptr %14, align 4
  %79 = xor i32 %78, -1
  %80 = call i32 @_Z3ctzj(i32 noundef %79) #8
  %81 = and i32 %80, 31
  store i32 %81, ptr %15, align 4
  %82 = load ptr addrspace(1), ptr %4, align 8
  %83 = load i32, ptr %15, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = insertelement <2 x i32> poison, i32 %86, i32 0
  %88 = load ptr addrspace(1), ptr %4, align 8
  %89 = load i32, ptr %15, align 4
  %90 = add i32 32, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4
  %94 = insertelement <2 x i32> %87, i32 %93, i32 1
  store <2 x i32> %94, ptr %16, align 8
  %95 = load <2 x i32>, ptr %16, align 8
  %96 = load <2 x i32>, ptr %8, align 8
  %97 = xor <2 x i32> %96, %95
  store <2 x i32> %97, ptr %8, align 8
  br label %98

98:                                               ; preds = %62
  %99 = load i32, ptr %13, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %13, align 4
  br label %58

101:                                              ; preds = %58
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @xorshift128(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = load <4 x i32>, ptr %4, align 16
  %6 = extractelement <4 x i32> %5, i64 0
  %7 = load ptr, ptr %2, align 8
  %8 = load <4 x i32>, ptr %7, align 16
  %9 = extractelement <4 x i32> %8, i64 0
  %10 = shl i32 %9, 11
  %11 = xor i32 %6, %10
  store i32 %11, ptr %3, align 4
  %12 = load ptr, ptr %2, align 8
  %13 = load <4 x i32>, ptr %12, align 16
  %14 = extractelement <4 x i32> %13, i64 1
  %15 = load ptr, ptr %2, align 8
  %16 = load <4 x i32>, ptr %15, align 16
  %17 = insertelement <4 x i32> %16, i32 %14, i64 0
  store <4 x i32> %17, ptr %15, align 16
  %18 = load ptr, ptr %2, align 8
  %19 = load <4 x i32>, ptr %18, align 16
  %20 = extractelement <4 x i32> %19, i64 2
  %21 = load ptr, ptr %2, align 8
  %22 = load <4 x i32>, ptr %21, align 16
  %23 = insertelement <4 x i32> %22, i32 %20, i64 1
  store <4 x i32> %23, ptr %21, align 16
  %24 = load ptr, ptr %2, align 8
  %25 = load <4 x i32>, ptr %24, align 16
  %26 = extractelement <4 x i32> %25, i64 3
  %27 = load ptr, ptr %2, align 8
  %28 = load <4 x i32>, ptr %27, align 16
  %29 = insertelement <4 x i32> %28, i32 %26, i64 2
  store <4 x i32> %29, ptr %27, align 16
  %30 = load ptr, ptr %2, align 8
  %31 = load <4 x i32>, ptr %30, align 16
  %32 = extractelement <4 x i32> %31, i64 3
  %33 = load ptr, ptr %2, align 8
  %34 = load <4 x i32>, ptr %33, align 16
  %35 = extractelement <4 x i32> %34, i64 3
  %36 = lshr i32 %35, 19
  %37 = xor i32 %32, %36
  %38 = load i32, ptr %3, align 4
  %39 = load i32, ptr %3, align 4
  %40 = lshr i32 %39, 8
  %41 = xor i32 %38, %40
  %42 = xor i32 %37, %41
  %43 = load ptr, ptr %2, align 8
  %44 = load <4 x i32>, ptr %43, align 16
  %45 = insertelement <4 x i32> %44, i32 %42, i64 3
  store <4 x i32> %45, ptr %43, align 16
  %46 = load ptr, ptr %2, align 8
  %47 = load <4 x i32>, ptr %46, align 16
  %48 = extractelement <4 x i32> %47, i64 3
  ret i32 %48
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @mwc64x(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 -83941, ptr %3, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = load <2 x i32>, ptr %7, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  store i32 %9, ptr %4, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = load <2 x i32>, ptr %10, align 8
  %12 = extractelement <2 x i32> %11, i64 1
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = call i32 @_Z6mul_hijj(i32 noundef %13, i32 noundef -83941) #8
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %4, align 4
  %16 = mul i32 %15, -83941
  %17 = load i32, ptr %5, align 4
  %18 = add i32 %16, %17
  %19 = load ptr, ptr %2, align 8
  %20 = load <2 x i32>, ptr %19, align 8
  %21 = insertelement <2 x i32> %20, i32 %18, i64 0
  store <2 x i32> %21, ptr %19, align 8
  %22 = load i32, ptr %6, align 4
  %23 = load ptr, ptr %2, align 8
  %24 = load <2 x i32>, ptr %23, align 8
  %25 = extractelement <2 x i32> %24, i64 0
  %26 = load i32, ptr %5, align 4
  %27 = icmp ult i32 %25, %26
  %28 = zext i1 %27 to i32
  %29 = add i32 %22, %28
  %30 = load ptr, ptr %2, align 8
  %31 = load <2 x i32>, ptr %30, align 8
  %32 = insertelement <2 x i32> %31, i32 %29, i64 1
  store <2 x i32> %32, ptr %30, align 8
  %33 = load i32, ptr %4, align 4
  %34 = load i32, ptr %5, align 4
  %35 = xor i32 %33, %34
  ret i32 %35
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <4 x i32> @philox4x32(<4 x i32> noundef %0, <2 x i32> noundef %1) #1 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <2 x i32>, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <2 x i32>, align 8
  store <4 x i32> %0, ptr %3, align 16
  store <2 x i32> %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %52, %2
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 10
  br i1 %14, label %15, label %55

15:                                               ; preds = %12
  %16 = load <4 x i32>, ptr %3, align 16
  %17 = extractelement <4 x i32> %16, i64 0
  %18 = call i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %17) #8
  store i32 %18, ptr %6, align 4
  %19 = load <4 x i32>, ptr %3, align 16
  %20 = extractelement <4 x i32> %19, i64 0
  %21 = mul i32 -766435501, %20
  store i32 %21, ptr %7, align 4
  %22 = load <4 x i32>, ptr %3, align 16
  %23 = extractelement <4 x i32> %22, i64 2
  %24 = call i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %23) #8
  store i32 %24, ptr %8, align 4
  %25 = load <4 x i32>, ptr %3, align 16
  %26 = extractelement <4 x i32> %25, i64 2
  %27 = mul i32 -845247145, %26
  store i32 %27, ptr %9, align 4
  %28 = load i32, ptr %8, align 4
  %29 = load <4 x i32>, ptr %3, align 16
  %30 = extractelement <4 x i32> %29, i64 1
  %31 = xor i32 %28, %30
  %32 = load <2 x i32>, ptr %4, align 8
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = xor i32 %31, %33
  %35 = insertelement <4 x i32> poison, i32 %34, i32 0
  %36 = load i32, ptr %9, align 4
  %37 = insertelement <4 x i32> %35, i32 %36, i32 1
  %38 = load i32, ptr %6, align 4
  %39 = load <4 x i32>, ptr %3, align 16
  %40 = extractelement <4 x i32> %39, i64 3
  %41 = xor i32 %38, %40
  %42 = load <2 x i32>, ptr %4, align 8
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = xor i32 %41, %43
  %45 = insertelement <4 x i32> %37, i32 %44, i32 2
  %46 = load i32, ptr %7, align 4
  %47 = insertelement <4 x i32> %45, i32 %46, i32 3
  store <4 x i32> %47, ptr %10, align 16
  %48 = load <4 x i32>, ptr %10, align 16
  store <4 x i32> %48, ptr %3, align 16
  store <2 x i32> <i32 -1640531527, i32 -1150833019>, ptr %11, align 8
  %49 = load <2 x i32>, ptr %11, align 8
  %50 = load <2 x i32>, ptr %4, align 8
  %51 = add <2 x i32> %50, %49
  store <2 x i32> %51, ptr %4, align 8
  br label %52

52:                                               ; preds = %15
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %5, align 4
  br label %12, !llvm.loop !28

55:                                               ; preds = %12
  %56 = load <4 x i32>, ptr %3, align 16
  ret <4 x i32> %56
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <2 x float> @_Z18convert_float2_rtzDv2_j(<2 x i32> noundef %0) #5 {
  %2 = uitofp <2 x i32> %0 to <2 x float>
  %3 = fptoui <2 x float> %2 to <2 x i32>
  %4 = fcmp oge <2 x float> %2, splat (float 0x41F0000000000000)
  %5 = select <2 x i1> %4, <2 x i32> splat (i32 -1), <2 x i32> %3
  %6 = icmp ugt <2 x i32> %5, %0
  %7 = icmp eq <2 x i32> %0, splat (i32 -1)
  %8 = or <2 x i1> %7, %6
  %9 = icmp eq <2 x i32> %0, zeroinitializer
  %10 = bitcast <2 x float> %2 to <2 x i32>
  %11 = select <2 x i1> %9, <2 x i32> splat (i32 4194304), <2 x i32> splat (i32 -2139095040)
  %12 = icmp sgt <2 x i32> %11, %10
  %13 = select <2 x i1> %12, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1)
  %14 = add <2 x i32> %13, %10
  %15 = sub <2 x i32> splat (i32 -2147483648), %14
  %16 = icmp slt <2 x i32> %14, zeroinitializer
  %17 = icmp eq <2 x i32> %14, zeroinitializer
  %18 = and <2 x i1> %12, %17
  %19 = or <2 x i1> %16, %18
  %20 = select <2 x i1> %19, <2 x i32> %15, <2 x i32> %14
  %21 = bitcast <2 x i32> %20 to <2 x float>
  %22 = select <2 x i1> %9, <2 x float> splat (float 0x7FF8000000000000), <2 x float> %21
  %23 = select <2 x i1> %8, <2 x float> %22, <2 x float> %2
  ret <2 x float> %23
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z3ctzj(i32 noundef %0) #5 {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, -1) i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1) #5 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #5 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %8, %10, %12, %14
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  %18 = zext nneg i32 %9 to i64
  %19 = zext nneg i32 %17 to i64
  %20 = mul nuw nsw i64 %19, %18
  ret i64 %20
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint4*", !"uint2*", !"uint*", !"int"}
!13 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))*", !"uint*", !"int"}
!14 = !{!"", !"const", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ulong2*", !"float*", !"int"}
!18 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"float*", !"int"}
!19 = !{!"const", !"", !""}
!20 = !{i32 0, i32 1, i32 0}
!21 = !{!"philox_key", !"uint4*", !"int"}
!22 = !{!"philox_key", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!23 = !{!"", !"", !""}
!24 = !{i32 1, i32 0, i32 0}
!25 = !{!"uint*", !"uint", !"int"}
!26 = !{!"uint*", !"float2*", !"int"}
!27 = !{!"uint*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.enable"}
