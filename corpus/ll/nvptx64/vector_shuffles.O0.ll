; ModuleID = 'corpus/opencl/vector_shuffles.cl'
source_filename = "corpus/opencl/vector_shuffles.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.anon = type { <16 x i8> }
%struct.vertex = type { <3 x float>, <4 x float>, <2 x float>, <4 x i8>, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @swizzle_float(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef align 64 %5, ptr addrspace(1) noundef align 64 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_swizzle_float(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %10, i64 %11
  %13 = load <16 x float>, ptr addrspace(1) %12, align 64
  store <16 x float> %13, ptr %6, align 64
  %14 = load <16 x float>, ptr %6, align 64
  %15 = shufflevector <16 x float> %14, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %16 = load <16 x float>, ptr %7, align 64
  %17 = shufflevector <8 x float> %15, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <16 x float> %16, <16 x float> %17, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %18, ptr %7, align 64
  %19 = load <16 x float>, ptr %6, align 64
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <4 x i32> <i32 10, i32 9, i32 8, i32 11>
  %21 = load <16 x float>, ptr %7, align 64
  %22 = shufflevector <4 x float> %20, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <16 x float> %21, <16 x float> %22, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 9, i32 17, i32 11, i32 18, i32 13, i32 19, i32 15>
  store <16 x float> %23, ptr %7, align 64
  %24 = load <16 x float>, ptr %6, align 64
  %25 = shufflevector <16 x float> %24, <16 x float> poison, <4 x i32> <i32 7, i32 6, i32 5, i32 4>
  %26 = load <16 x float>, ptr %7, align 64
  %27 = shufflevector <4 x float> %25, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <16 x float> %26, <16 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 16, i32 10, i32 17, i32 12, i32 18, i32 14, i32 19>
  store <16 x float> %28, ptr %7, align 64
  %29 = load <16 x float>, ptr %6, align 64
  %30 = shufflevector <16 x float> %29, <16 x float> poison, <2 x i32> <i32 15, i32 0>
  %31 = load <16 x float>, ptr %7, align 64
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <2 x i32> <i32 0, i32 15>
  %33 = fadd <2 x float> %32, %30
  %34 = load <16 x float>, ptr %7, align 64
  %35 = shufflevector <2 x float> %33, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %36 = shufflevector <16 x float> %34, <16 x float> %35, <16 x i32> <i32 16, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>
  store <16 x float> %36, ptr %7, align 64
  %37 = load <16 x float>, ptr %6, align 64
  %38 = extractelement <16 x float> %37, i64 1
  %39 = insertelement <3 x float> poison, float %38, i32 0
  %40 = load <16 x float>, ptr %6, align 64
  %41 = extractelement <16 x float> %40, i64 2
  %42 = fmul float %41, 2.000000e+00
  %43 = insertelement <3 x float> %39, float %42, i32 1
  %44 = load <16 x float>, ptr %6, align 64
  %45 = extractelement <16 x float> %44, i64 3
  %46 = fsub float %45, 1.000000e+00
  %47 = insertelement <3 x float> %43, float %46, i32 2
  %48 = shufflevector <3 x float> %47, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %48, ptr %8, align 16
  %49 = load <4 x float>, ptr %8, align 16
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %51 = load <16 x float>, ptr %7, align 64
  %52 = shufflevector <3 x float> %50, <3 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <16 x float> %51, <16 x float> %52, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 4, i32 5, i32 6, i32 17, i32 8, i32 9, i32 10, i32 18, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %53, ptr %7, align 64
  %54 = load <16 x float>, ptr %7, align 64
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = load i64, ptr %5, align 8
  %57 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %55, i64 %56
  store <16 x float> %54, ptr addrspace(1) %57, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @shuffle_masks(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_shuffle_masks(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <8 x i16>, align 16
  %9 = alloca <8 x i16>, align 16
  %10 = alloca <8 x i16>, align 16
  %11 = alloca <8 x i16>, align 16
  %12 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %14, i64 %15
  %17 = load <8 x i16>, ptr addrspace(1) %16, align 16
  store <8 x i16> %17, ptr %8, align 16
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %18, i64 %19
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16
  store <8 x i16> %21, ptr %9, align 16
  %22 = load <8 x i16>, ptr %8, align 16
  %23 = load <8 x i16>, ptr %9, align 16
  %24 = call <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %22, <8 x i16> noundef %23) #8
  store <8 x i16> %24, ptr %10, align 16
  %25 = load <8 x i16>, ptr %8, align 16
  %26 = load <8 x i16>, ptr %9, align 16
  store <8 x i16> <i16 15, i16 0, i16 14, i16 1, i16 13, i16 2, i16 12, i16 3>, ptr %12, align 16
  %27 = load <8 x i16>, ptr %12, align 16
  %28 = call <8 x i16> @_Z8shuffle2Dv8_tS_S_(<8 x i16> noundef %25, <8 x i16> noundef %26, <8 x i16> noundef %27) #8
  store <8 x i16> %28, ptr %11, align 16
  %29 = load <8 x i16>, ptr %10, align 16
  %30 = load <8 x i16>, ptr %11, align 16
  %31 = shufflevector <8 x i16> %30, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %32 = xor <8 x i16> %29, %31
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %33, i64 %34
  store <8 x i16> %32, ptr addrspace(1) %35, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @vector_compare(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_vector_compare(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %15, ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x i32>, ptr addrspace(1) %18, align 16
  store <4 x i32> %19, ptr %10, align 16
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %20, i64 %21
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16
  store <4 x i32> %23, ptr %11, align 16
  %24 = load <4 x i32>, ptr %10, align 16
  %25 = load <4 x i32>, ptr %11, align 16
  %26 = icmp slt <4 x i32> %24, %25
  %27 = sext <4 x i1> %26 to <4 x i32>
  store <4 x i32> %27, ptr %12, align 16
  %28 = load <4 x i32>, ptr %10, align 16
  %29 = load <4 x i32>, ptr %11, align 16
  %30 = icmp eq <4 x i32> %28, %29
  %31 = sext <4 x i1> %30 to <4 x i32>
  store <4 x i32> %31, ptr %13, align 16
  %32 = load <4 x i32>, ptr %10, align 16
  %33 = load <4 x i32>, ptr %11, align 16
  %34 = load <4 x i32>, ptr %12, align 16
  %35 = call <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %32, <4 x i32> noundef %33, <4 x i32> noundef %34) #8
  store <4 x i32> %35, ptr %14, align 16
  %36 = load <4 x i32>, ptr %13, align 16
  %37 = load <4 x i32>, ptr %14, align 16
  %38 = mul <4 x i32> %37, splat (i32 10)
  %39 = load <4 x i32>, ptr %14, align 16
  %40 = icmp slt <4 x i32> %36, zeroinitializer
  %41 = sext <4 x i1> %40 to <4 x i32>
  %42 = xor <4 x i32> %41, splat (i32 -1)
  %43 = and <4 x i32> %39, %42
  %44 = and <4 x i32> %38, %41
  %45 = or <4 x i32> %43, %44
  store <4 x i32> %45, ptr %14, align 16
  %46 = load <4 x i32>, ptr %10, align 16
  %47 = icmp ne <4 x i32> %46, zeroinitializer
  %48 = sext <4 x i1> %47 to <4 x i32>
  %49 = load <4 x i32>, ptr %11, align 16
  %50 = icmp ne <4 x i32> %49, zeroinitializer
  %51 = sext <4 x i1> %50 to <4 x i32>
  %52 = icmp ne <4 x i32> %48, zeroinitializer
  %53 = icmp ne <4 x i32> %51, zeroinitializer
  %54 = and <4 x i1> %52, %53
  %55 = sext <4 x i1> %54 to <4 x i32>
  %56 = load <4 x i32>, ptr %14, align 16
  %57 = sub <4 x i32> %56, %55
  store <4 x i32> %57, ptr %14, align 16
  %58 = load <4 x i32>, ptr %14, align 16
  %59 = load <4 x i32>, ptr %12, align 16
  %60 = and <4 x i32> %59, splat (i32 256)
  %61 = or <4 x i32> %58, %60
  %62 = load ptr addrspace(1), ptr %7, align 8
  %63 = load i64, ptr %9, align 8
  %64 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %62, i64 %63
  store <4 x i32> %61, ptr addrspace(1) %64, align 16
  %65 = load <4 x i32>, ptr %13, align 16
  %66 = call i32 @_Z3anyDv4_i(<4 x i32> noundef %65) #8
  %67 = load <4 x i32>, ptr %12, align 16
  %68 = call i32 @_Z3allDv4_i(<4 x i32> noundef %67) #8
  %69 = shl i32 %68, 1
  %70 = or i32 %66, %69
  %71 = load <4 x i32>, ptr %10, align 16
  %72 = icmp eq <4 x i32> %71, zeroinitializer
  %73 = sext <4 x i1> %72 to <4 x i32>
  %74 = call i32 @_Z3anyDv4_i(<4 x i32> noundef %73) #8
  %75 = shl i32 %74, 2
  %76 = or i32 %70, %75
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i64, ptr %9, align 8
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %78
  store i32 %76, ptr addrspace(1) %79, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @vector_index(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_vector_index(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca %union.anon, align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %13, i64 %14
  %16 = load <16 x i8>, ptr addrspace(1) %15, align 16
  store <16 x i8> %16, ptr %8, align 16
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = and i32 %20, 15
  store i32 %21, ptr %9, align 4
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = lshr i32 %25, 4
  %27 = and i32 %26, 15
  store i32 %27, ptr %10, align 4
  %28 = load i32, ptr %9, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [16 x i8], ptr %8, i64 0, i64 %29
  %31 = load i8, ptr %30, align 1
  store i8 %31, ptr %11, align 1
  %32 = load i32, ptr %10, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw [16 x i8], ptr %8, i64 0, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = load i32, ptr %9, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [16 x i8], ptr %8, i64 0, i64 %37
  store i8 %35, ptr %38, align 1
  %39 = load i8, ptr %11, align 1
  %40 = load i32, ptr %10, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [16 x i8], ptr %8, i64 0, i64 %41
  store i8 %39, ptr %42, align 1
  %43 = load <4 x i32>, ptr %8, align 16
  %44 = extractelement <4 x i32> %43, i64 0
  %45 = load <4 x i32>, ptr %8, align 16
  %46 = extractelement <4 x i32> %45, i64 3
  %47 = xor i32 %46, %44
  %48 = load <4 x i32>, ptr %8, align 16
  %49 = insertelement <4 x i32> %48, i32 %47, i64 3
  store <4 x i32> %49, ptr %8, align 16
  %50 = load <16 x i8>, ptr %8, align 16
  %51 = add <16 x i8> %50, splat (i8 1)
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %7, align 8
  %54 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %52, i64 %53
  store <16 x i8> %51, ptr addrspace(1) %54, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @struct_of_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_struct_of_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.vertex, align 16
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw %struct.vertex, ptr addrspace(1) %9, i64 %10
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %6, ptr addrspace(1) align 16 %11, i64 48, i1 false)
  %12 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 0
  %13 = load <4 x float>, ptr %12, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %15 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 1
  %16 = load <4 x float>, ptr %15, align 16
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %18 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %17) #8
  %19 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 0
  %20 = shufflevector <3 x float> %18, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %20, ptr %19, align 16
  %21 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 1
  %22 = load <4 x float>, ptr %21, align 16
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %24 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 2
  %25 = load <2 x float>, ptr %24, align 16
  %26 = shufflevector <2 x float> %25, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %27 = fmul <4 x float> %23, %26
  %28 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 1
  store <4 x float> %27, ptr %28, align 16
  %29 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 1
  %30 = load <4 x float>, ptr %29, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %32 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 2
  %33 = load <2 x float>, ptr %32, align 16
  %34 = fsub <2 x float> %31, %33
  %35 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 2
  store <2 x float> %34, ptr %35, align 16
  %36 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 3
  %37 = load <4 x i8>, ptr %36, align 8
  %38 = shufflevector <4 x i8> %37, <4 x i8> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %39 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 3
  store <4 x i8> %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 3
  %41 = load <4 x i8>, ptr %40, align 8
  %42 = extractelement <4 x i8> %41, i64 0
  %43 = zext i8 %42 to i32
  %44 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 3
  %45 = load <4 x i8>, ptr %44, align 8
  %46 = extractelement <4 x i8> %45, i64 3
  %47 = zext i8 %46 to i32
  %48 = mul nsw i32 %43, %47
  %49 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 4
  %50 = load i32, ptr %49, align 4
  %51 = xor i32 %50, %48
  store i32 %51, ptr %49, align 4
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %5, align 8
  %54 = mul i64 %53, 12
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %54
  store ptr addrspace(1) %55, ptr %7, align 8
  %56 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 0
  %57 = load <4 x float>, ptr %56, align 16
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %59 = load ptr addrspace(1), ptr %7, align 8
  %60 = addrspacecast ptr addrspace(1) %59 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %58, i64 noundef 0, ptr noundef %60) #7
  %61 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 1
  %62 = load <4 x float>, ptr %61, align 16
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds float, ptr addrspace(1) %63, i64 3
  %65 = addrspacecast ptr addrspace(1) %64 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %62, i64 noundef 0, ptr noundef %65) #7
  %66 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 2
  %67 = load <2 x float>, ptr %66, align 16
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = getelementptr inbounds float, ptr addrspace(1) %68, i64 7
  %70 = addrspacecast ptr addrspace(1) %69 to ptr
  call void @_Z7vstore2Dv2_fmPf(<2 x float> noundef %67, i64 noundef 0, ptr noundef %70) #7
  %71 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 3
  %72 = load <4 x i8>, ptr %71, align 8
  %73 = bitcast <4 x i8> %72 to i32
  %74 = and i32 %73, 1073741823
  %75 = bitcast i32 %74 to float
  %76 = load ptr addrspace(1), ptr %7, align 8
  %77 = getelementptr inbounds float, ptr addrspace(1) %76, i64 9
  store float %75, ptr addrspace(1) %77, align 4
  %78 = getelementptr inbounds nuw %struct.vertex, ptr %6, i32 0, i32 4
  %79 = load i32, ptr %78, align 4
  %80 = sitofp i32 %79 to float
  %81 = load ptr addrspace(1), ptr %7, align 8
  %82 = getelementptr inbounds float, ptr addrspace(1) %81, i64 10
  store float %80, ptr addrspace(1) %82, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #3 {
  %3 = extractelement <3 x float> %0, i64 1
  %4 = extractelement <3 x float> %1, i64 2
  %5 = extractelement <3 x float> %0, i64 2
  %6 = extractelement <3 x float> %1, i64 1
  %7 = fneg float %6
  %8 = fmul float %5, %7
  %9 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %8)
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = extractelement <3 x float> %1, i64 0
  %12 = extractelement <3 x float> %0, i64 0
  %13 = fneg float %4
  %14 = fmul float %12, %13
  %15 = tail call float @llvm.fmuladd.f32(float %5, float %11, float %14)
  %16 = insertelement <3 x float> %10, float %15, i64 1
  %17 = fneg float %11
  %18 = fmul float %3, %17
  %19 = tail call float @llvm.fmuladd.f32(float %12, float %6, float %18)
  %20 = insertelement <3 x float> %16, float %19, i64 2
  ret <3 x float> %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <8 x i16> @_Z7shuffleDv8_tS_(<8 x i16> noundef %0, <8 x i16> noundef %1) #3 {
  %3 = and <8 x i16> %1, splat (i16 7)
  %4 = extractelement <8 x i16> %3, i64 0
  %5 = zext nneg i16 %4 to i64
  %6 = extractelement <8 x i16> %0, i64 %5
  %7 = extractelement <8 x i16> %3, i64 1
  %8 = zext nneg i16 %7 to i64
  %9 = extractelement <8 x i16> %0, i64 %8
  %10 = extractelement <8 x i16> %3, i64 2
  %11 = zext nneg i16 %10 to i64
  %12 = extractelement <8 x i16> %0, i64 %11
  %13 = extractelement <8 x i16> %3, i64 3
  %14 = zext nneg i16 %13 to i64
  %15 = extractelement <8 x i16> %0, i64 %14
  %16 = extractelement <8 x i16> %3, i64 4
  %17 = zext nneg i16 %16 to i64
  %18 = extractelement <8 x i16> %0, i64 %17
  %19 = extractelement <8 x i16> %3, i64 5
  %20 = zext nneg i16 %19 to i64
  %21 = extractelement <8 x i16> %0, i64 %20
  %22 = extractelement <8 x i16> %3, i64 6
  %23 = zext nneg i16 %22 to i64
  %24 = extractelement <8 x i16> %0, i64 %23
  %25 = extractelement <8 x i16> %3, i64 7
  %26 = zext nneg i16 %25 to i64
  %27 = extractelement <8 x i16> %0, i64 %26
  %28 = insertelement <8 x i16> poison, i16 %6, i64 0
  %29 = insertelement <8 x i16> %28, i16 %9, i64 1
  %30 = insertelement <8 x i16> %29, i16 %12, i64 2
  %31 = insertelement <8 x i16> %30, i16 %15, i64 3
  %32 = insertelement <8 x i16> %31, i16 %18, i64 4
  %33 = insertelement <8 x i16> %32, i16 %21, i64 5
  %34 = insertelement <8 x i16> %33, i16 %24, i64 6
  %35 = insertelement <8 x i16> %34, i16 %27, i64 7
  ret <8 x i16> %35
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <8 x i16> @_Z8shuffle2Dv8_tS_S_(<8 x i16> noundef %0, <8 x i16> noundef %1, <8 x i16> noundef %2) #3 {
  %4 = and <8 x i16> %2, splat (i16 15)
  %5 = extractelement <8 x i16> %4, i64 0
  %6 = icmp samesign ult i16 %5, 8
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  switch i16 %5, label %24 [
    i16 0, label %8
    i16 1, label %10
    i16 2, label %12
    i16 3, label %14
    i16 4, label %16
    i16 5, label %18
    i16 6, label %20
    i16 7, label %22
  ]

8:                                                ; preds = %7
  %9 = extractelement <8 x i16> %0, i64 0
  br label %42

10:                                               ; preds = %7
  %11 = extractelement <8 x i16> %0, i64 1
  br label %42

12:                                               ; preds = %7
  %13 = extractelement <8 x i16> %0, i64 2
  br label %42

14:                                               ; preds = %7
  %15 = extractelement <8 x i16> %0, i64 3
  br label %42

16:                                               ; preds = %7
  %17 = extractelement <8 x i16> %0, i64 4
  br label %42

18:                                               ; preds = %7
  %19 = extractelement <8 x i16> %0, i64 5
  br label %42

20:                                               ; preds = %7
  %21 = extractelement <8 x i16> %0, i64 6
  br label %42

22:                                               ; preds = %7
  %23 = extractelement <8 x i16> %0, i64 7
  br label %42

24:                                               ; preds = %274, %236, %198, %160, %122, %84, %46, %7
  unreachable

25:                                               ; preds = %3
  switch i16 %5, label %42 [
    i16 8, label %26
    i16 9, label %28
    i16 10, label %30
    i16 11, label %32
    i16 12, label %34
    i16 13, label %36
    i16 14, label %38
    i16 15, label %40
  ]

26:                                               ; preds = %25
  %27 = extractelement <8 x i16> %1, i64 0
  br label %42

28:                                               ; preds = %25
  %29 = extractelement <8 x i16> %1, i64 1
  br label %42

30:                                               ; preds = %25
  %31 = extractelement <8 x i16> %1, i64 2
  br label %42

32:                                               ; preds = %25
  %33 = extractelement <8 x i16> %1, i64 3
  br label %42

34:                                               ; preds = %25
  %35 = extractelement <8 x i16> %1, i64 4
  br label %42

36:                                               ; preds = %25
  %37 = extractelement <8 x i16> %1, i64 5
  br label %42

38:                                               ; preds = %25
  %39 = extractelement <8 x i16> %1, i64 6
  br label %42

40:                                               ; preds = %25
  %41 = extractelement <8 x i16> %1, i64 7
  br label %42

42:                                               ; preds = %40, %38, %36, %34, %32, %30, %28, %26, %25, %22, %20, %18, %16, %14, %12, %10, %8
  %43 = phi i16 [ %41, %40 ], [ %9, %8 ], [ %11, %10 ], [ %13, %12 ], [ %15, %14 ], [ %17, %16 ], [ %19, %18 ], [ %21, %20 ], [ %23, %22 ], [ %39, %38 ], [ %27, %26 ], [ %29, %28 ], [ %31, %30 ], [ %33, %32 ], [ %35, %34 ], [ %37, %36 ], [ 0, %25 ]
  %44 = extractelement <8 x i16> %4, i64 1
  %45 = icmp samesign ult i16 %44, 8
  br i1 %45, label %46, label %63

46:                                               ; preds = %42
  switch i16 %44, label %24 [
    i16 0, label %47
    i16 1, label %49
    i16 2, label %51
    i16 3, label %53
    i16 4, label %55
    i16 5, label %57
    i16 6, label %59
    i16 7, label %61
  ]

47:                                               ; preds = %46
  %48 = extractelement <8 x i16> %0, i64 0
  br label %80

49:                                               ; preds = %46
  %50 = extractelement <8 x i16> %0, i64 1
  br label %80

51:                                               ; preds = %46
  %52 = extractelement <8 x i16> %0, i64 2
  br label %80

53:                                               ; preds = %46
  %54 = extractelement <8 x i16> %0, i64 3
  br label %80

55:                                               ; preds = %46
  %56 = extractelement <8 x i16> %0, i64 4
  br label %80

57:                                               ; preds = %46
  %58 = extractelement <8 x i16> %0, i64 5
  br label %80

59:                                               ; preds = %46
  %60 = extractelement <8 x i16> %0, i64 6
  br label %80

61:                                               ; preds = %46
  %62 = extractelement <8 x i16> %0, i64 7
  br label %80

63:                                               ; preds = %42
  switch i16 %44, label %80 [
    i16 8, label %64
    i16 9, label %66
    i16 10, label %68
    i16 11, label %70
    i16 12, label %72
    i16 13, label %74
    i16 14, label %76
    i16 15, label %78
  ]

64:                                               ; preds = %63
  %65 = extractelement <8 x i16> %1, i64 0
  br label %80

66:                                               ; preds = %63
  %67 = extractelement <8 x i16> %1, i64 1
  br label %80

68:                                               ; preds = %63
  %69 = extractelement <8 x i16> %1, i64 2
  br label %80

70:                                               ; preds = %63
  %71 = extractelement <8 x i16> %1, i64 3
  br label %80

72:                                               ; preds = %63
  %73 = extractelement <8 x i16> %1, i64 4
  br label %80

74:                                               ; preds = %63
  %75 = extractelement <8 x i16> %1, i64 5
  br label %80

76:                                               ; preds = %63
  %77 = extractelement <8 x i16> %1, i64 6
  br label %80

78:                                               ; preds = %63
  %79 = extractelement <8 x i16> %1, i64 7
  br label %80

80:                                               ; preds = %78, %76, %74, %72, %70, %68, %66, %64, %63, %61, %59, %57, %55, %53, %51, %49, %47
  %81 = phi i16 [ %79, %78 ], [ %48, %47 ], [ %50, %49 ], [ %52, %51 ], [ %54, %53 ], [ %56, %55 ], [ %58, %57 ], [ %60, %59 ], [ %62, %61 ], [ %77, %76 ], [ %65, %64 ], [ %67, %66 ], [ %69, %68 ], [ %71, %70 ], [ %73, %72 ], [ %75, %74 ], [ 0, %63 ]
  %82 = extractelement <8 x i16> %4, i64 2
  %83 = icmp samesign ult i16 %82, 8
  br i1 %83, label %84, label %101

84:                                               ; preds = %80
  switch i16 %82, label %24 [
    i16 0, label %85
    i16 1, label %87
    i16 2, label %89
    i16 3, label %91
    i16 4, label %93
    i16 5, label %95
    i16 6, label %97
    i16 7, label %99
  ]

85:                                               ; preds = %84
  %86 = extractelement <8 x i16> %0, i64 0
  br label %118

87:                                               ; preds = %84
  %88 = extractelement <8 x i16> %0, i64 1
  br label %118

89:                                               ; preds = %84
  %90 = extractelement <8 x i16> %0, i64 2
  br label %118

91:                                               ; preds = %84
  %92 = extractelement <8 x i16> %0, i64 3
  br label %118

93:                                               ; preds = %84
  %94 = extractelement <8 x i16> %0, i64 4
  br label %118

95:                                               ; preds = %84
  %96 = extractelement <8 x i16> %0, i64 5
  br label %118

97:                                               ; preds = %84
  %98 = extractelement <8 x i16> %0, i64 6
  br label %118

99:                                               ; preds = %84
  %100 = extractelement <8 x i16> %0, i64 7
  br label %118

101:                                              ; preds = %80
  switch i16 %82, label %118 [
    i16 8, label %102
    i16 9, label %104
    i16 10, label %106
    i16 11, label %108
    i16 12, label %110
    i16 13, label %112
    i16 14, label %114
    i16 15, label %116
  ]

102:                                              ; preds = %101
  %103 = extractelement <8 x i16> %1, i64 0
  br label %118

104:                                              ; preds = %101
  %105 = extractelement <8 x i16> %1, i64 1
  br label %118

106:                                              ; preds = %101
  %107 = extractelement <8 x i16> %1, i64 2
  br label %118

108:                                              ; preds = %101
  %109 = extractelement <8 x i16> %1, i64 3
  br label %118

110:                                              ; preds = %101
  %111 = extractelement <8 x i16> %1, i64 4
  br label %118

112:                                              ; preds = %101
  %113 = extractelement <8 x i16> %1, i64 5
  br label %118

114:                                              ; preds = %101
  %115 = extractelement <8 x i16> %1, i64 6
  br label %118

116:                                              ; preds = %101
  %117 = extractelement <8 x i16> %1, i64 7
  br label %118

118:                                              ; preds = %116, %114, %112, %110, %108, %106, %104, %102, %101, %99, %97, %95, %93, %91, %89, %87, %85
  %119 = phi i16 [ %117, %116 ], [ %86, %85 ], [ %88, %87 ], [ %90, %89 ], [ %92, %91 ], [ %94, %93 ], [ %96, %95 ], [ %98, %97 ], [ %100, %99 ], [ %115, %114 ], [ %103, %102 ], [ %105, %104 ], [ %107, %106 ], [ %109, %108 ], [ %111, %110 ], [ %113, %112 ], [ 0, %101 ]
  %120 = extractelement <8 x i16> %4, i64 3
  %121 = icmp samesign ult i16 %120, 8
  br i1 %121, label %122, label %139

122:                                              ; preds = %118
  switch i16 %120, label %24 [
    i16 0, label %123
    i16 1, label %125
    i16 2, label %127
    i16 3, label %129
    i16 4, label %131
    i16 5, label %133
    i16 6, label %135
    i16 7, label %137
  ]

123:                                              ; preds = %122
  %124 = extractelement <8 x i16> %0, i64 0
  br label %156

125:                                              ; preds = %122
  %126 = extractelement <8 x i16> %0, i64 1
  br label %156

127:                                              ; preds = %122
  %128 = extractelement <8 x i16> %0, i64 2
  br label %156

129:                                              ; preds = %122
  %130 = extractelement <8 x i16> %0, i64 3
  br label %156

131:                                              ; preds = %122
  %132 = extractelement <8 x i16> %0, i64 4
  br label %156

133:                                              ; preds = %122
  %134 = extractelement <8 x i16> %0, i64 5
  br label %156

135:                                              ; preds = %122
  %136 = extractelement <8 x i16> %0, i64 6
  br label %156

137:                                              ; preds = %122
  %138 = extractelement <8 x i16> %0, i64 7
  br label %156

139:                                              ; preds = %118
  switch i16 %120, label %156 [
    i16 8, label %140
    i16 9, label %142
    i16 10, label %144
    i16 11, label %146
    i16 12, label %148
    i16 13, label %150
    i16 14, label %152
    i16 15, label %154
  ]

140:                                              ; preds = %139
  %141 = extractelement <8 x i16> %1, i64 0
  br label %156

142:                                              ; preds = %139
  %143 = extractelement <8 x i16> %1, i64 1
  br label %156

144:                                              ; preds = %139
  %145 = extractelement <8 x i16> %1, i64 2
  br label %156

146:                                              ; preds = %139
  %147 = extractelement <8 x i16> %1, i64 3
  br label %156

148:                                              ; preds = %139
  %149 = extractelement <8 x i16> %1, i64 4
  br label %156

150:                                              ; preds = %139
  %151 = extractelement <8 x i16> %1, i64 5
  br label %156

152:                                              ; preds = %139
  %153 = extractelement <8 x i16> %1, i64 6
  br label %156

154:                                              ; preds = %139
  %155 = extractelement <8 x i16> %1, i64 7
  br label %156

156:                                              ; preds = %154, %152, %150, %148, %146, %144, %142, %140, %139, %137, %135, %133, %131, %129, %127, %125, %123
  %157 = phi i16 [ %155, %154 ], [ %124, %123 ], [ %126, %125 ], [ %128, %127 ], [ %130, %129 ], [ %132, %131 ], [ %134, %133 ], [ %136, %135 ], [ %138, %137 ], [ %153, %152 ], [ %141, %140 ], [ %143, %142 ], [ %145, %144 ], [ %147, %146 ], [ %149, %148 ], [ %151, %150 ], [ 0, %139 ]
  %158 = extractelement <8 x i16> %4, i64 4
  %159 = icmp samesign ult i16 %158, 8
  br i1 %159, label %160, label %177

160:                                              ; preds = %156
  switch i16 %158, label %24 [
    i16 0, label %161
    i16 1, label %163
    i16 2, label %165
    i16 3, label %167
    i16 4, label %169
    i16 5, label %171
    i16 6, label %173
    i16 7, label %175
  ]

161:                                              ; preds = %160
  %162 = extractelement <8 x i16> %0, i64 0
  br label %194

163:                                              ; preds = %160
  %164 = extractelement <8 x i16> %0, i64 1
  br label %194

165:                                              ; preds = %160
  %166 = extractelement <8 x i16> %0, i64 2
  br label %194

167:                                              ; preds = %160
  %168 = extractelement <8 x i16> %0, i64 3
  br label %194

169:                                              ; preds = %160
  %170 = extractelement <8 x i16> %0, i64 4
  br label %194

171:                                              ; preds = %160
  %172 = extractelement <8 x i16> %0, i64 5
  br label %194

173:                                              ; preds = %160
  %174 = extractelement <8 x i16> %0, i64 6
  br label %194

175:                                              ; preds = %160
  %176 = extractelement <8 x i16> %0, i64 7
  br label %194

177:                                              ; preds = %156
  switch i16 %158, label %194 [
    i16 8, label %178
    i16 9, label %180
    i16 10, label %182
    i16 11, label %184
    i16 12, label %186
    i16 13, label %188
    i16 14, label %190
    i16 15, label %192
  ]

178:                                              ; preds = %177
  %179 = extractelement <8 x i16> %1, i64 0
  br label %194

180:                                              ; preds = %177
  %181 = extractelement <8 x i16> %1, i64 1
  br label %194

182:                                              ; preds = %177
  %183 = extractelement <8 x i16> %1, i64 2
  br label %194

184:                                              ; preds = %177
  %185 = extractelement <8 x i16> %1, i64 3
  br label %194

186:                                              ; preds = %177
  %187 = extractelement <8 x i16> %1, i64 4
  br label %194

188:                                              ; preds = %177
  %189 = extractelement <8 x i16> %1, i64 5
  br label %194

190:                                              ; preds = %177
  %191 = extractelement <8 x i16> %1, i64 6
  br label %194

192:                                              ; preds = %177
  %193 = extractelement <8 x i16> %1, i64 7
  br label %194

194:                                              ; preds = %192, %190, %188, %186, %184, %182, %180, %178, %177, %175, %173, %171, %169, %167, %165, %163, %161
  %195 = phi i16 [ %193, %192 ], [ %162, %161 ], [ %164, %163 ], [ %166, %165 ], [ %168, %167 ], [ %170, %169 ], [ %172, %171 ], [ %174, %173 ], [ %176, %175 ], [ %191, %190 ], [ %179, %178 ], [ %181, %180 ], [ %183, %182 ], [ %185, %184 ], [ %187, %186 ], [ %189, %188 ], [ 0, %177 ]
  %196 = extractelement <8 x i16> %4, i64 5
  %197 = icmp samesign ult i16 %196, 8
  br i1 %197, label %198, label %215

198:                                              ; preds = %194
  switch i16 %196, label %24 [
    i16 0, label %199
    i16 1, label %201
    i16 2, label %203
    i16 3, label %205
    i16 4, label %207
    i16 5, label %209
    i16 6, label %211
    i16 7, label %213
  ]

199:                                              ; preds = %198
  %200 = extractelement <8 x i16> %0, i64 0
  br label %232

201:                                              ; preds = %198
  %202 = extractelement <8 x i16> %0, i64 1
  br label %232

203:                                              ; preds = %198
  %204 = extractelement <8 x i16> %0, i64 2
  br label %232

205:                                              ; preds = %198
  %206 = extractelement <8 x i16> %0, i64 3
  br label %232

207:                                              ; preds = %198
  %208 = extractelement <8 x i16> %0, i64 4
  br label %232

209:                                              ; preds = %198
  %210 = extractelement <8 x i16> %0, i64 5
  br label %232

211:                                              ; preds = %198
  %212 = extractelement <8 x i16> %0, i64 6
  br label %232

213:                                              ; preds = %198
  %214 = extractelement <8 x i16> %0, i64 7
  br label %232

215:                                              ; preds = %194
  switch i16 %196, label %232 [
    i16 8, label %216
    i16 9, label %218
    i16 10, label %220
    i16 11, label %222
    i16 12, label %224
    i16 13, label %226
    i16 14, label %228
    i16 15, label %230
  ]

216:                                              ; preds = %215
  %217 = extractelement <8 x i16> %1, i64 0
  br label %232

218:                                              ; preds = %215
  %219 = extractelement <8 x i16> %1, i64 1
  br label %232

220:                                              ; preds = %215
  %221 = extractelement <8 x i16> %1, i64 2
  br label %232

222:                                              ; preds = %215
  %223 = extractelement <8 x i16> %1, i64 3
  br label %232

224:                                              ; preds = %215
  %225 = extractelement <8 x i16> %1, i64 4
  br label %232

226:                                              ; preds = %215
  %227 = extractelement <8 x i16> %1, i64 5
  br label %232

228:                                              ; preds = %215
  %229 = extractelement <8 x i16> %1, i64 6
  br label %232

230:                                              ; preds = %215
  %231 = extractelement <8 x i16> %1, i64 7
  br label %232

232:                                              ; preds = %230, %228, %226, %224, %222, %220, %218, %216, %215, %213, %211, %209, %207, %205, %203, %201, %199
  %233 = phi i16 [ %231, %230 ], [ %200, %199 ], [ %202, %201 ], [ %204, %203 ], [ %206, %205 ], [ %208, %207 ], [ %210, %209 ], [ %212, %211 ], [ %214, %213 ], [ %229, %228 ], [ %217, %216 ], [ %219, %218 ], [ %221, %220 ], [ %223, %222 ], [ %225, %224 ], [ %227, %226 ], [ 0, %215 ]
  %234 = extractelement <8 x i16> %4, i64 6
  %235 = icmp samesign ult i16 %234, 8
  br i1 %235, label %236, label %253

236:                                              ; preds = %232
  switch i16 %234, label %24 [
    i16 0, label %237
    i16 1, label %239
    i16 2, label %241
    i16 3, label %243
    i16 4, label %245
    i16 5, label %247
    i16 6, label %249
    i16 7, label %251
  ]

237:                                              ; preds = %236
  %238 = extractelement <8 x i16> %0, i64 0
  br label %270

239:                                              ; preds = %236
  %240 = extractelement <8 x i16> %0, i64 1
  br label %270

241:                                              ; preds = %236
  %242 = extractelement <8 x i16> %0, i64 2
  br label %270

243:                                              ; preds = %236
  %244 = extractelement <8 x i16> %0, i64 3
  br label %270

245:                                              ; preds = %236
  %246 = extractelement <8 x i16> %0, i64 4
  br label %270

247:                                              ; preds = %236
  %248 = extractelement <8 x i16> %0, i64 5
  br label %270

249:                                              ; preds = %236
  %250 = extractelement <8 x i16> %0, i64 6
  br label %270

251:                                              ; preds = %236
  %252 = extractelement <8 x i16> %0, i64 7
  br label %270

253:                                              ; preds = %232
  switch i16 %234, label %270 [
    i16 8, label %254
    i16 9, label %256
    i16 10, label %258
    i16 11, label %260
    i16 12, label %262
    i16 13, label %264
    i16 14, label %266
    i16 15, label %268
  ]

254:                                              ; preds = %253
  %255 = extractelement <8 x i16> %1, i64 0
  br label %270

256:                                              ; preds = %253
  %257 = extractelement <8 x i16> %1, i64 1
  br label %270

258:                                              ; preds = %253
  %259 = extractelement <8 x i16> %1, i64 2
  br label %270

260:                                              ; preds = %253
  %261 = extractelement <8 x i16> %1, i64 3
  br label %270

262:                                              ; preds = %253
  %263 = extractelement <8 x i16> %1, i64 4
  br label %270

264:                                              ; preds = %253
  %265 = extractelement <8 x i16> %1, i64 5
  br label %270

266:                                              ; preds = %253
  %267 = extractelement <8 x i16> %1, i64 6
  br label %270

268:                                              ; preds = %253
  %269 = extractelement <8 x i16> %1, i64 7
  br label %270

270:                                              ; preds = %268, %266, %264, %262, %260, %258, %256, %254, %253, %251, %249, %247, %245, %243, %241, %239, %237
  %271 = phi i16 [ %269, %268 ], [ %238, %237 ], [ %240, %239 ], [ %242, %241 ], [ %244, %243 ], [ %246, %245 ], [ %248, %247 ], [ %250, %249 ], [ %252, %251 ], [ %267, %266 ], [ %255, %254 ], [ %257, %256 ], [ %259, %258 ], [ %261, %260 ], [ %263, %262 ], [ %265, %264 ], [ 0, %253 ]
  %272 = extractelement <8 x i16> %4, i64 7
  %273 = icmp samesign ult i16 %272, 8
  br i1 %273, label %274, label %291

274:                                              ; preds = %270
  switch i16 %272, label %24 [
    i16 0, label %275
    i16 1, label %277
    i16 2, label %279
    i16 3, label %281
    i16 4, label %283
    i16 5, label %285
    i16 6, label %287
    i16 7, label %289
  ]

275:                                              ; preds = %274
  %276 = extractelement <8 x i16> %0, i64 0
  br label %308

277:                                              ; preds = %274
  %278 = extractelement <8 x i16> %0, i64 1
  br label %308

279:                                              ; preds = %274
  %280 = extractelement <8 x i16> %0, i64 2
  br label %308

281:                                              ; preds = %274
  %282 = extractelement <8 x i16> %0, i64 3
  br label %308

283:                                              ; preds = %274
  %284 = extractelement <8 x i16> %0, i64 4
  br label %308

285:                                              ; preds = %274
  %286 = extractelement <8 x i16> %0, i64 5
  br label %308

287:                                              ; preds = %274
  %288 = extractelement <8 x i16> %0, i64 6
  br label %308

289:                                              ; preds = %274
  %290 = extractelement <8 x i16> %0, i64 7
  br label %308

291:                                              ; preds = %270
  switch i16 %272, label %308 [
    i16 8, label %292
    i16 9, label %294
    i16 10, label %296
    i16 11, label %298
    i16 12, label %300
    i16 13, label %302
    i16 14, label %304
    i16 15, label %306
  ]

292:                                              ; preds = %291
  %293 = extractelement <8 x i16> %1, i64 0
  br label %308

294:                                              ; preds = %291
  %295 = extractelement <8 x i16> %1, i64 1
  br label %308

296:                                              ; preds = %291
  %297 = extractelement <8 x i16> %1, i64 2
  br label %308

298:                                              ; preds = %291
  %299 = extractelement <8 x i16> %1, i64 3
  br label %308

300:                                              ; preds = %291
  %301 = extractelement <8 x i16> %1, i64 4
  br label %308

302:                                              ; preds = %291
  %303 = extractelement <8 x i16> %1, i64 5
  br label %308

304:                                              ; preds = %291
  %305 = extractelement <8 x i16> %1, i64 6
  br label %308

306:                                              ; preds = %291
  %307 = extractelement <8 x i16> %1, i64 7
  br label %308

308:                                              ; preds = %275, %277, %279, %281, %283, %285, %287, %289, %291, %292, %294, %296, %298, %300, %302, %304, %306
  %309 = phi i16 [ %307, %306 ], [ %276, %275 ], [ %278, %277 ], [ %280, %279 ], [ %282, %281 ], [ %284, %283 ], [ %286, %285 ], [ %288, %287 ], [ %290, %289 ], [ %305, %304 ], [ %293, %292 ], [ %295, %294 ], [ %297, %296 ], [ %299, %298 ], [ %301, %300 ], [ %303, %302 ], [ 0, %291 ]
  %310 = insertelement <8 x i16> poison, i16 %43, i64 0
  %311 = insertelement <8 x i16> %310, i16 %81, i64 1
  %312 = insertelement <8 x i16> %311, i16 %119, i64 2
  %313 = insertelement <8 x i16> %312, i16 %157, i64 3
  %314 = insertelement <8 x i16> %313, i16 %195, i64 4
  %315 = insertelement <8 x i16> %314, i16 %233, i64 5
  %316 = insertelement <8 x i16> %315, i16 %271, i64 6
  %317 = insertelement <8 x i16> %316, i16 %309, i64 7
  ret <8 x i16> %317
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z3allDv4_i(<4 x i32> noundef %0) #3 {
  %2 = tail call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z3anyDv4_i(<4 x i32> noundef %0) #3 {
  %2 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = icmp slt <4 x i32> %2, zeroinitializer
  %5 = select <4 x i1> %4, <4 x i32> %1, <4 x i32> %0
  ret <4 x i32> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore2Dv2_fmPf(<2 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shl i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <2 x float> %0, ptr %5, align 4, !tbaa !28
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shufflevector <3 x float> %0, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = mul i64 %1, 12
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  store <2 x float> %4, ptr %6, align 4, !tbaa !28
  %7 = extractelement <3 x float> %0, i64 2
  %8 = getelementptr i8, ptr %6, i64 8
  store float %7, ptr %8, align 4, !tbaa !29
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shl i64 %1, 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x float> %0, ptr %5, align 4, !tbaa !28
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float16*", !"float16*"}
!13 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !""}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ushort8*", !"ushort8*", !"ushort8*"}
!18 = !{!"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!19 = !{!"const", !"const", !""}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"int4*", !"int4*", !"int4*", !"int*"}
!23 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!24 = !{!"const", !"const", !"", !""}
!25 = !{!"char16*", !"uint*", !"char16*"}
!26 = !{!"char __attribute__((ext_vector_type(16)))*", !"uint*", !"char __attribute__((ext_vector_type(16)))*"}
!27 = !{!"vertex*", !"float*"}
!28 = !{!8, !8, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !8, i64 0}
