; ModuleID = 'corpus/opencl/conversions.cl'
source_filename = "corpus/opencl/conversions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @float_to_ints(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 1 %12, ptr addrspace(1) noundef align 2 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 8 %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %14, ptr %11, align 8
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4
  store float %18, ptr %12, align 4
  %19 = load float, ptr %12, align 4
  %20 = call signext i8 @_Z20convert_char_sat_rtef(float noundef %19) #6
  %21 = load ptr addrspace(1), ptr %7, align 8
  %22 = load i64, ptr %11, align 8
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 %22
  store i8 %20, ptr addrspace(1) %23, align 1
  %24 = load float, ptr %12, align 4
  %25 = fmul float %24, 2.000000e+02
  %26 = call zeroext i16 @_Z22convert_ushort_sat_rtzf(float noundef %25) #6
  %27 = load ptr addrspace(1), ptr %8, align 8
  %28 = load i64, ptr %11, align 8
  %29 = getelementptr inbounds nuw i16, ptr addrspace(1) %27, i64 %28
  store i16 %26, ptr addrspace(1) %29, align 2
  %30 = load float, ptr %12, align 4
  %31 = call i32 @_Z15convert_int_rtef(float noundef %30) #6
  %32 = insertelement <4 x i32> poison, i32 %31, i32 0
  %33 = load float, ptr %12, align 4
  %34 = call i32 @_Z15convert_int_rtzf(float noundef %33) #6
  %35 = insertelement <4 x i32> %32, i32 %34, i32 1
  %36 = load float, ptr %12, align 4
  %37 = call i32 @_Z15convert_int_rtpf(float noundef %36) #6
  %38 = insertelement <4 x i32> %35, i32 %37, i32 2
  %39 = load float, ptr %12, align 4
  %40 = call i32 @_Z15convert_int_rtnf(float noundef %39) #6
  %41 = insertelement <4 x i32> %38, i32 %40, i32 3
  store <4 x i32> %41, ptr %13, align 16
  %42 = load <4 x i32>, ptr %13, align 16
  %43 = load ptr addrspace(1), ptr %9, align 8
  %44 = load i64, ptr %11, align 8
  %45 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %43, i64 %44
  store <4 x i32> %42, ptr addrspace(1) %45, align 16
  %46 = load float, ptr %12, align 4
  %47 = fmul float %46, 0x4376345780000000
  %48 = call i64 @_Z20convert_long_sat_rtef(float noundef %47) #6
  %49 = load ptr addrspace(1), ptr %10, align 8
  %50 = load i64, ptr %11, align 8
  %51 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %50
  store i64 %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ints_to_float(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
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
  call void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 8 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8
  %16 = call float @_Z17convert_float_rtzl(i64 noundef %15) #6
  %17 = insertelement <4 x float> poison, float %16, i32 0
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = call float @_Z17convert_float_rtej(i32 noundef %21) #6
  %23 = insertelement <4 x float> %17, float %22, i32 1
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = call float @_Z17convert_float_rtpj(i32 noundef %27) #6
  %29 = insertelement <4 x float> %23, float %28, i32 2
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %9, align 8
  %32 = getelementptr inbounds nuw i64, ptr addrspace(1) %30, i64 %31
  %33 = load i64, ptr addrspace(1) %32, align 8
  %34 = call float @_Z17convert_float_rtnm(i64 noundef %33) #6
  %35 = insertelement <4 x float> %29, float %34, i32 3
  store <4 x float> %35, ptr %10, align 16
  %36 = load <4 x float>, ptr %10, align 16
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i64, ptr %9, align 8
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %38
  store <4 x float> %36, ptr addrspace(1) %39, align 16
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds nuw i64, ptr addrspace(1) %40, i64 %41
  %43 = load i64, ptr addrspace(1) %42, align 8
  %44 = call double @_Z14convert_doublel(i64 noundef %43) #6
  %45 = load ptr addrspace(1), ptr %6, align 8
  %46 = load i64, ptr %9, align 8
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = zext i32 %48 to i64
  %50 = shl i64 %49, 31
  %51 = call double @_Z18convert_double_rtzm(i64 noundef %50) #6
  %52 = fadd double %44, %51
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = load i64, ptr %9, align 8
  %55 = getelementptr inbounds nuw double, ptr addrspace(1) %53, i64 %54
  store double %52, ptr addrspace(1) %55, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @narrow_saturating(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  call void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 8 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x i32>, ptr addrspace(1) %14, align 16
  store <4 x i32> %15, ptr %10, align 16
  %16 = load <4 x i32>, ptr %10, align 16
  %17 = call <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %16) #6
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %18, i64 %19
  store <4 x i8> %17, ptr addrspace(1) %20, align 4
  %21 = load <4 x i32>, ptr %10, align 16
  %22 = call <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %21) #6
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %23, i64 %24
  store <4 x i16> %22, ptr addrspace(1) %25, align 8
  %26 = load <4 x i32>, ptr %10, align 16
  %27 = call <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %26) #6
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %9, align 8
  %30 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %28, i64 %29
  %31 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %32 = call <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %31) #6
  %33 = add <4 x i16> %27, %32
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load i64, ptr %9, align 8
  %36 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %34, i64 %35
  store <4 x i16> %33, ptr addrspace(1) %36, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reinterpret(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <8 x i16>, align 16
  %8 = alloca <8 x i16>, align 16
  %9 = alloca <16 x i8>, align 16
  %10 = alloca <16 x i8>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca double, align 8
  %14 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %15, ptr %5, align 8
  %16 = load ptr addrspace(1), ptr %3, align 8
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x i32>, ptr addrspace(1) %18, align 16
  store <4 x i32> %19, ptr %6, align 16
  %20 = load <4 x i32>, ptr %6, align 16
  %21 = bitcast <4 x i32> %20 to <8 x i16>
  store <8 x i16> %21, ptr %8, align 16
  %22 = load <8 x i16>, ptr %8, align 16
  %23 = shufflevector <8 x i16> %22, <8 x i16> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  store <8 x i16> %23, ptr %7, align 16
  %24 = load <8 x i16>, ptr %7, align 16
  %25 = bitcast <8 x i16> %24 to <16 x i8>
  store <16 x i8> %25, ptr %10, align 16
  %26 = load <16 x i8>, ptr %10, align 16
  %27 = shufflevector <16 x i8> %26, <16 x i8> poison, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <16 x i8> %27, ptr %9, align 16
  %28 = load <16 x i8>, ptr %9, align 16
  %29 = bitcast <16 x i8> %28 to <2 x i64>
  %30 = lshr <2 x i64> %29, splat (i64 3)
  store <2 x i64> %30, ptr %11, align 16
  %31 = load <2 x i64>, ptr %11, align 16
  %32 = bitcast <2 x i64> %31 to <4 x i32>
  %33 = and <4 x i32> %32, splat (i32 1073741823)
  %34 = bitcast <4 x i32> %33 to <4 x float>
  store <4 x float> %34, ptr %12, align 16
  %35 = load <4 x float>, ptr %12, align 16
  %36 = extractelement <4 x float> %35, i64 0
  %37 = fneg float %36
  %38 = load <4 x float>, ptr %12, align 16
  %39 = insertelement <4 x float> %38, float %37, i64 0
  store <4 x float> %39, ptr %12, align 16
  %40 = load <2 x i64>, ptr %11, align 16
  %41 = extractelement <2 x i64> %40, i64 0
  %42 = bitcast i64 %41 to <2 x i32>
  %43 = bitcast <2 x i32> %42 to double
  store double %43, ptr %13, align 8
  %44 = load <4 x float>, ptr %12, align 16
  %45 = bitcast <4 x float> %44 to <4 x i32>
  %46 = load double, ptr %13, align 8
  %47 = bitcast double %46 to <2 x i32>
  %48 = shufflevector <2 x i32> %47, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %49 = shufflevector <4 x i32> %48, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %50 = load <2 x i64>, ptr %11, align 16
  %51 = extractelement <2 x i64> %50, i64 1
  %52 = bitcast i64 %51 to <2 x i32>
  %53 = shufflevector <2 x i32> %52, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %54 = shufflevector <4 x i32> %49, <4 x i32> %53, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i32> %54, ptr %14, align 16
  %55 = load <4 x i32>, ptr %14, align 16
  %56 = xor <4 x i32> %45, %55
  %57 = load ptr addrspace(1), ptr %4, align 8
  %58 = load i64, ptr %5, align 8
  %59 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %57, i64 %58
  store <4 x i32> %56, ptr addrspace(1) %59, align 16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal signext i8 @_Z20convert_char_sat_rtef(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fcmp ole float %2, -1.280000e+02
  %4 = select i1 %3, float -1.280000e+02, float %2
  %5 = fptosi float %4 to i8
  %6 = fcmp ult float %2, 1.270000e+02
  %7 = select i1 %6, i8 %5, i8 127
  ret i8 %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal zeroext i16 @_Z22convert_ushort_sat_rtzf(float noundef %0) #2 {
  %2 = fcmp ole float %0, 0.000000e+00
  %3 = select i1 %2, float 0.000000e+00, float %0
  %4 = fptoui float %3 to i16
  %5 = fcmp ult float %0, 6.553500e+04
  %6 = select i1 %5, i16 %4, i16 -1
  ret i16 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtef(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fptosi float %2 to i32
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtzf(float noundef %0) #2 {
  %2 = fptosi float %0 to i32
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtpf(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.ceil.f32(float %0)
  %3 = fptosi float %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtnf(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.floor.f32(float %0)
  %3 = fptosi float %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z20convert_long_sat_rtef(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fcmp ole float %2, 0xC3E0000000000000
  %4 = select i1 %3, float 0xC3E0000000000000, float %2
  %5 = fptosi float %4 to i64
  %6 = fcmp ult float %2, 0x43E0000000000000
  %7 = select i1 %6, i64 %5, i64 9223372036854775807
  ret i64 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z17convert_float_rtej(i32 noundef %0) #2 {
  %2 = uitofp i32 %0 to float
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z17convert_float_rtpj(i32 noundef %0) #2 {
  %2 = uitofp i32 %0 to float
  %3 = fptoui float %2 to i32
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = bitcast float %2 to i32
  %6 = icmp samesign ugt i32 %5, 2139095039
  %7 = select i1 %6, i32 -1, i32 1
  %8 = add nsw i32 %7, %5
  %9 = sub i32 -2147483648, %8
  %10 = icmp slt i32 %8, 0
  %11 = select i1 %10, i32 %9, i32 %8
  %12 = icmp eq i32 %5, 2139095040
  %13 = bitcast i32 %11 to float
  %14 = select i1 %12, float 0x7FF0000000000000, float %13
  %15 = icmp ule i32 %0, %3
  %16 = select i1 %4, i1 true, i1 %15
  %17 = select i1 %16, float %2, float %14
  ret float %17
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z17convert_float_rtzl(i64 noundef %0) #2 {
  %2 = sitofp i64 %0 to float
  %3 = fcmp ole float %2, 0xC3E0000000000000
  %4 = select i1 %3, float 0xC3E0000000000000, float %2
  %5 = fptosi float %4 to i64
  %6 = fcmp ult float %2, 0x43E0000000000000
  %7 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %8 = tail call range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %5, i1 false)
  %9 = select i1 %6, i64 %8, i64 9223372036854775807
  %10 = icmp ule i64 %9, %7
  %11 = icmp ne i64 %0, 9223372036854775807
  %12 = and i1 %11, %10
  %13 = icmp eq i64 %0, 0
  %14 = select i1 %13, float 0.000000e+00, float 1.000000e+00
  %15 = tail call noundef float @llvm.copysign.f32(float %14, float %2)
  %16 = fmul float %15, 0xFFF0000000000000
  %17 = bitcast float %2 to i32
  %18 = tail call noundef float @llvm.fabs.f32(float %2)
  %19 = sub nsw i32 -2147483648, %17
  %20 = icmp slt i64 %0, 0
  %21 = select i1 %20, i32 %19, i32 %17
  %22 = bitcast float %16 to i32
  %23 = tail call noundef float @llvm.fabs.f32(float %16)
  %24 = sub nsw i32 -2147483648, %22
  %25 = icmp slt i32 %22, 0
  %26 = select i1 %25, i32 %24, i32 %22
  %27 = icmp sge i32 %21, %26
  %28 = select i1 %27, i32 -1, i32 1
  %29 = add nsw i32 %28, %21
  %30 = sub i32 -2147483648, %29
  %31 = icmp slt i32 %29, 0
  %32 = icmp ne i32 %29, 0
  %33 = or i1 %27, %32
  %34 = select i1 %33, i32 %29, i32 -2147483648
  %35 = select i1 %31, i32 %30, i32 %34
  %36 = fcmp ord float %16, 0.000000e+00
  %37 = bitcast float %18 to i32
  %38 = bitcast float %23 to i32
  %39 = or i32 %38, %37
  %40 = icmp eq i32 %39, 0
  %41 = icmp eq i32 %17, %22
  %42 = or i1 %41, %40
  %43 = bitcast i32 %35 to float
  %44 = select i1 %36, float %43, float %16
  %45 = select i1 %42, float %16, float %44
  %46 = select i1 %12, float %2, float %45
  ret float %46
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z17convert_float_rtnm(i64 noundef %0) #2 {
  %2 = uitofp i64 %0 to float
  %3 = fptoui float %2 to i64
  %4 = fcmp ult float %2, 0x43F0000000000000
  %5 = select i1 %4, i64 %3, i64 -1
  %6 = icmp ule i64 %5, %0
  %7 = icmp ne i64 %0, -1
  %8 = and i1 %7, %6
  %9 = bitcast float %2 to i32
  %10 = add nsw i32 %9, -1
  %11 = icmp eq i64 %0, 0
  %12 = bitcast i32 %10 to float
  %13 = select i1 %11, float 0xB6A0000000000000, float %12
  %14 = select i1 %8, float %2, float %13
  ret float %14
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z14convert_doublel(i64 noundef %0) #2 {
  %2 = sitofp i64 %0 to double
  ret double %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal double @_Z18convert_double_rtzm(i64 noundef %0) #2 {
  %2 = uitofp i64 %0 to double
  %3 = fptoui double %2 to i64
  %4 = fcmp ult double %2, 0x43F0000000000000
  %5 = select i1 %4, i64 %3, i64 -1
  %6 = icmp ule i64 %5, %0
  %7 = icmp ne i64 %0, -1
  %8 = and i1 %7, %6
  %9 = icmp eq i64 %0, 0
  %10 = select i1 %9, double 0x7FF8000000000000, double 0xFFF0000000000000
  %11 = bitcast double %2 to i64
  %12 = bitcast double %10 to i64
  %13 = sub nsw i64 -9223372036854775808, %12
  %14 = icmp sle i64 %13, %11
  %15 = select i1 %14, i64 -1, i64 1
  %16 = add nsw i64 %15, %11
  %17 = sub i64 -9223372036854775808, %16
  %18 = icmp slt i64 %16, 0
  %19 = icmp ne i64 %16, 0
  %20 = or i1 %14, %19
  %21 = select i1 %20, i64 %16, i64 -9223372036854775808
  %22 = select i1 %18, i64 %17, i64 %21
  %23 = fcmp ord double %10, 0.000000e+00
  %24 = bitcast i64 %22 to double
  %25 = select i1 %23, double %24, double %10
  %26 = select i1 %8, double %2, double %25
  ret double %26
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i16 0, 256) <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %0) #2 {
  %2 = zext <4 x i8> %0 to <4 x i16>
  ret <4 x i16> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %0) #2 {
  %2 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %0, <4 x i32> zeroinitializer)
  %3 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %2, <4 x i32> splat (i32 255))
  %4 = trunc nuw <4 x i32> %3 to <4 x i8>
  ret <4 x i8> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %0) #2 {
  %2 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %0, <4 x i32> splat (i32 -32768))
  %3 = tail call noundef <4 x i32> @llvm.smin.v4i32(<4 x i32> %2, <4 x i32> splat (i32 32767))
  %4 = trunc nsw <4 x i32> %3 to <4 x i16>
  ret <4 x i16> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %0) #2 {
  %2 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %0, <4 x i32> zeroinitializer)
  %3 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %2, <4 x i32> splat (i32 65535))
  %4 = trunc nuw <4 x i32> %3 to <4 x i16>
  ret <4 x i16> %4
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"char*", !"ushort*", !"int4*", !"long*"}
!13 = !{!"float*", !"char*", !"ushort*", !"int __attribute__((ext_vector_type(4)))*", !"long*"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"long*", !"uint*", !"float4*", !"double*"}
!18 = !{!"long*", !"uint*", !"float __attribute__((ext_vector_type(4)))*", !"double*"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{!"int4*", !"uchar4*", !"short4*", !"ushort4*"}
!21 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!22 = !{!"const", !"", !"", !""}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"uint4*", !"uint4*"}
!26 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!27 = !{!"const", !""}
