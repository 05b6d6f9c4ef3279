; ModuleID = 'corpus/opencl/half_precision.cl'
source_filename = "corpus/opencl/half_precision.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@half_dot.s = internal addrspace(3) global [32 x float] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_storage(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 2 %8, ptr addrspace(1) noundef align 16 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  store i64 %10, ptr %7, align 8
  %11 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16
  store <4 x float> %15, ptr %9, align 16
  %16 = load <4 x float>, ptr %9, align 16
  %17 = load i64, ptr %7, align 8
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = addrspacecast ptr addrspace(1) %18 to ptr
  call void @_Z12vstore_half4Dv4_fmPDh(<4 x float> noundef %16, i64 noundef %17, ptr noundef %19) #9
  %20 = load <4 x float>, ptr %9, align 16
  %21 = load i64, ptr %8, align 8
  %22 = load i64, ptr %7, align 8
  %23 = add i64 %21, %22
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = addrspacecast ptr addrspace(1) %24 to ptr
  call void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef %20, i64 noundef %23, ptr noundef %25) #9
  %26 = load <4 x float>, ptr %9, align 16
  %27 = fmul <4 x float> %26, splat (float 0x3F50624DE0000000)
  %28 = load i64, ptr %8, align 8
  %29 = mul i64 2, %28
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %29, %30
  %32 = load ptr addrspace(1), ptr %5, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %27, i64 noundef %31, ptr noundef %33) #9
  %34 = load <4 x float>, ptr %9, align 16
  %35 = fmul <4 x float> %34, splat (float 0x3E112E0BE0000000)
  %36 = load i64, ptr %8, align 8
  %37 = mul i64 3, %36
  %38 = load i64, ptr %7, align 8
  %39 = add i64 %37, %38
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr
  call void @_Z16vstore_half4_rtnDv4_fmPDh(<4 x float> noundef %35, i64 noundef %39, ptr noundef %41) #9
  %42 = load <4 x float>, ptr %9, align 16
  %43 = extractelement <4 x float> %42, i64 0
  %44 = load i64, ptr %8, align 8
  %45 = mul i64 16, %44
  %46 = load i64, ptr %7, align 8
  %47 = mul i64 4, %46
  %48 = add i64 %45, %47
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = addrspacecast ptr addrspace(1) %49 to ptr
  call void @_Z15vstore_half_rtefmPDh(float noundef %43, i64 noundef %48, ptr noundef %50) #9
  %51 = load <4 x float>, ptr %9, align 16
  %52 = extractelement <4 x float> %51, i64 1
  %53 = load i64, ptr %8, align 8
  %54 = mul i64 16, %53
  %55 = load i64, ptr %7, align 8
  %56 = mul i64 4, %55
  %57 = add i64 %54, %56
  %58 = add i64 %57, 1
  %59 = load ptr addrspace(1), ptr %5, align 8
  %60 = addrspacecast ptr addrspace(1) %59 to ptr
  call void @_Z11vstore_halffmPDh(float noundef %52, i64 noundef %58, ptr noundef %60) #9
  %61 = load <4 x float>, ptr %9, align 16
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %63 = load i64, ptr %8, align 8
  %64 = mul i64 16, %63
  %65 = load i64, ptr %7, align 8
  %66 = mul i64 4, %65
  %67 = add i64 %64, %66
  %68 = add i64 %67, 2
  %69 = udiv i64 %68, 2
  %70 = load ptr addrspace(1), ptr %5, align 8
  %71 = addrspacecast ptr addrspace(1) %70 to ptr
  call void @_Z12vstore_half2Dv2_fmPDh(<2 x float> noundef %62, i64 noundef %69, ptr noundef %71) #9
  %72 = load i64, ptr %8, align 8
  %73 = mul i64 2, %72
  %74 = load i64, ptr %7, align 8
  %75 = add i64 %73, %74
  %76 = load ptr addrspace(1), ptr %5, align 8
  %77 = addrspacecast ptr addrspace(1) %76 to ptr
  %78 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef %75, ptr noundef %77) #11
  %79 = load i64, ptr %8, align 8
  %80 = mul i64 16, %79
  %81 = load i64, ptr %7, align 8
  %82 = mul i64 4, %81
  %83 = add i64 %80, %82
  %84 = load ptr addrspace(1), ptr %5, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr
  %86 = call float @_Z10vload_halfmPKDh(i64 noundef %83, ptr noundef %85) #11
  %87 = insertelement <4 x float> poison, float %86, i64 0
  %88 = shufflevector <4 x float> %87, <4 x float> poison, <4 x i32> zeroinitializer
  %89 = fadd <4 x float> %78, %88
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load i64, ptr %7, align 8
  %92 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %90, i64 %91
  store <4 x float> %89, ptr addrspace(1) %92, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_axpy(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, float noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load float, ptr %6, align 4
  call void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, float noundef %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, float noundef %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  %8 = alloca <4 x half>, align 8
  %9 = alloca <4 x half>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  store i64 %10, ptr %7, align 8
  %11 = load float, ptr %6, align 4
  %12 = fptrunc float %11 to half
  %13 = insertelement <4 x half> poison, half %12, i64 0
  %14 = shufflevector <4 x half> %13, <4 x half> poison, <4 x i32> zeroinitializer
  store <4 x half> %14, ptr %8, align 8
  %15 = load <4 x half>, ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x half>, ptr addrspace(1) %18, align 8
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i64, ptr %7, align 8
  %22 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %20, i64 %21
  %23 = load <4 x half>, ptr addrspace(1) %22, align 8
  %24 = call <4 x half> @llvm.fma.v4f16(<4 x half> %15, <4 x half> %19, <4 x half> %23)
  store <4 x half> %24, ptr %9, align 8
  %25 = load <4 x half>, ptr %9, align 8
  %26 = fcmp ogt <4 x half> %25, splat (half 0xH3C00)
  %27 = sext <4 x i1> %26 to <4 x i16>
  %28 = load <4 x half>, ptr %9, align 8
  %29 = fsub <4 x half> %28, splat (half 0xH3800)
  %30 = load <4 x half>, ptr %9, align 8
  %31 = icmp slt <4 x i16> %27, zeroinitializer
  %32 = sext <4 x i1> %31 to <4 x i16>
  %33 = xor <4 x i16> %32, splat (i16 -1)
  %34 = bitcast <4 x half> %30 to <4 x i16>
  %35 = bitcast <4 x half> %29 to <4 x i16>
  %36 = and <4 x i16> %34, %33
  %37 = and <4 x i16> %35, %32
  %38 = or <4 x i16> %36, %37
  %39 = bitcast <4 x i16> %38 to <4 x half>
  store <4 x half> %39, ptr %9, align 8
  %40 = load <4 x half>, ptr %9, align 8
  %41 = call <4 x half> @llvm.minnum.v4f16(<4 x half> %40, <4 x half> splat (half 0xH4000))
  store <4 x half> %41, ptr %9, align 8
  %42 = load <4 x half>, ptr %9, align 8
  %43 = fneg <4 x half> %42
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = load i64, ptr %7, align 8
  %46 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %44, i64 %45
  %47 = load <4 x half>, ptr addrspace(1) %46, align 8
  %48 = shufflevector <4 x half> %47, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %49 = call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %43, <4 x half> splat (half 0xH3400), <4 x half> %48)
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %50, i64 %51
  store <4 x half> %49, ptr addrspace(1) %52, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_dot(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <8 x half>, align 16
  %9 = alloca <8 x float>, align 32
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %15 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %13, i64 %14
  %16 = load <8 x half>, ptr addrspace(1) %15, align 16
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %19 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %17, i64 %18
  %20 = load <8 x half>, ptr addrspace(1) %19, align 16
  %21 = fmul <8 x half> %16, %20
  store <8 x half> %21, ptr %8, align 16
  %22 = load <8 x half>, ptr %8, align 16
  %23 = fpext <8 x half> %22 to <8 x float>
  store <8 x float> %23, ptr %9, align 32
  %24 = load <8 x float>, ptr %9, align 32
  %25 = shufflevector <8 x float> %24, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %26 = load <8 x float>, ptr %9, align 32
  %27 = shufflevector <8 x float> %26, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %28 = call float @_Z3dotDv4_fS_(<4 x float> noundef %25, <4 x float> noundef %27) #10
  %29 = load <8 x half>, ptr %8, align 16
  %30 = extractelement <8 x half> %29, i64 0
  %31 = fpext half %30 to float
  %32 = fadd float %28, %31
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [32 x float], ptr addrspace(3) @half_dot.s, i64 0, i64 %34
  store float %32, ptr addrspace(3) %35, align 4
  call void @_Z7barrierj(i32 noundef 1) #9
  store i32 16, ptr %10, align 4
  br label %36

36:                                               ; preds = %56, %3
  %37 = load i32, ptr %10, align 4
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %59

39:                                               ; preds = %36
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %10, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %55

43:                                               ; preds = %39
  %44 = load i32, ptr %7, align 4
  %45 = load i32, ptr %10, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [32 x float], ptr addrspace(3) @half_dot.s, i64 0, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [32 x float], ptr addrspace(3) @half_dot.s, i64 0, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4
  %54 = fadd float %53, %49
  store float %54, ptr addrspace(3) %52, align 4
  br label %55

55:                                               ; preds = %43, %39
  call void @_Z7barrierj(i32 noundef 1) #9
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %10, align 4
  %58 = ashr i32 %57, 1
  store i32 %58, ptr %10, align 4
  br label %36

59:                                               ; preds = %36
  %60 = load i32, ptr %7, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = load float, ptr addrspace(3) @half_dot.s, align 4
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %65
  store float %63, ptr addrspace(1) %66, align 4
  br label %67

67:                                               ; preds = %62, %59
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_convert(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
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
  call void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 2 %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca half, align 2
  %11 = alloca i16, align 2
  %12 = alloca half, align 2
  %13 = alloca half, align 2
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #10
  store i64 %15, ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw half, ptr addrspace(1) %16, i64 %17
  %19 = load half, ptr addrspace(1) %18, align 2
  store half %19, ptr %10, align 2
  %20 = load half, ptr %10, align 2
  %21 = fptosi half %20 to i32
  %22 = mul nsw i32 %21, 3
  %23 = load half, ptr %10, align 2
  %24 = fcmp olt half %23, 0xH0000
  %25 = zext i1 %24 to i32
  %26 = add nsw i32 %22, %25
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = load i64, ptr %9, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4
  %30 = load half, ptr %10, align 2
  %31 = fcmp ogt half %30, 0xH5BF8
  br i1 %31, label %32, label %33

32:                                               ; preds = %4
  br label %43

33:                                               ; preds = %4
  %34 = load half, ptr %10, align 2
  %35 = fcmp olt half %34, 0xH0000
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  br label %41

37:                                               ; preds = %33
  %38 = load half, ptr %10, align 2
  %39 = fptoui half %38 to i8
  %40 = zext i8 %39 to i32
  br label %41

41:                                               ; preds = %37, %36
  %42 = phi i32 [ 0, %36 ], [ %40, %37 ]
  br label %43

43:                                               ; preds = %41, %32
  %44 = phi i32 [ 255, %32 ], [ %42, %41 ]
  %45 = trunc i32 %44 to i8
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = load i64, ptr %9, align 8
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 %47
  store i8 %45, ptr addrspace(1) %48, align 1
  %49 = load half, ptr %10, align 2
  %50 = bitcast half %49 to i16
  store i16 %50, ptr %11, align 2
  %51 = load i16, ptr %11, align 2
  %52 = zext i16 %51 to i32
  %53 = xor i32 %52, 32768
  %54 = trunc i32 %53 to i16
  %55 = bitcast i16 %54 to half
  store half %55, ptr %12, align 2
  store half 0xH0000, ptr %13, align 2
  store i32 1, ptr %14, align 4
  br label %56

56:                                               ; preds = %66, %43
  %57 = load i32, ptr %14, align 4
  %58 = icmp sle i32 %57, 4
  br i1 %58, label %59, label %69

59:                                               ; preds = %56
  %60 = load half, ptr %12, align 2
  %61 = load i32, ptr %14, align 4
  %62 = sitofp i32 %61 to half
  %63 = fdiv half %60, %62
  %64 = load half, ptr %13, align 2
  %65 = fadd half %64, %63
  store half %65, ptr %13, align 2
  br label %66

66:                                               ; preds = %59
  %67 = load i32, ptr %14, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %14, align 4
  br label %56

69:                                               ; preds = %56
  %70 = load half, ptr %13, align 2
  %71 = load i64, ptr %9, align 8
  %72 = trunc i64 %71 to i16
  %73 = sitofp i16 %72 to half
  %74 = fadd half %70, %73
  %75 = load ptr addrspace(1), ptr %8, align 8
  %76 = load i64, ptr %9, align 8
  %77 = getelementptr inbounds nuw half, ptr addrspace(1) %75, i64 %76
  store half %74, ptr addrspace(1) %77, align 2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.minnum.v4f16(<4 x half>, <4 x half>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #2

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
define internal noundef float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #5 {
  %3 = extractelement <4 x float> %0, i64 0
  %4 = extractelement <4 x float> %1, i64 0
  %5 = extractelement <4 x float> %0, i64 1
  %6 = extractelement <4 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <4 x float> %0, i64 2
  %10 = extractelement <4 x float> %1, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %8)
  %12 = extractelement <4 x float> %0, i64 3
  %13 = extractelement <4 x float> %1, i64 3
  %14 = tail call noundef float @llvm.fmuladd.f32(float %12, float %13, float %11)
  ret float %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal float @_Z10vload_halfmPKDh(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = getelementptr inbounds nuw half, ptr %1, i64 %0
  %4 = load half, ptr %3, align 2
  %5 = fpext half %4 to float
  ret float %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x float> @_Z11vload_half4mPKDh(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = shl i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load half, ptr %4, align 2
  %6 = fpext half %5 to float
  %7 = insertelement <4 x float> poison, float %6, i64 0
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <4 x float> %7, float %10, i64 1
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %13 = load half, ptr %12, align 2
  %14 = fpext half %13 to float
  %15 = insertelement <4 x float> %11, float %14, i64 2
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 6
  %17 = load half, ptr %16, align 2
  %18 = fpext half %17 to float
  %19 = insertelement <4 x float> %15, float %18, i64 3
  ret <4 x float> %19
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z11vstore_halffmPDh(float noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = getelementptr inbounds nuw half, ptr %2, i64 %1
  %5 = fptrunc float %0 to half
  store half %5, ptr %4, align 2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z15vstore_half_rtefmPDh(float noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #3 {
  %4 = bitcast float %0 to i32
  %5 = and i32 %4, 8388607
  %6 = or disjoint i32 %5, 8388608
  %7 = lshr i32 %4, 23
  %8 = and i32 %7, 255
  %9 = icmp samesign ult i32 %8, 113
  %10 = sub nuw nsw i32 113, %8
  %11 = tail call i32 @llvm.umin.i32(i32 %10, i32 15)
  %12 = add nuw nsw i32 %11, 13
  %13 = select i1 %9, i32 %12, i32 13
  %14 = shl nuw nsw i32 1, %13
  %15 = add nuw nsw i32 %14, 16777215
  %16 = and i32 %15, %6
  %17 = add nuw nsw i32 %13, 31
  %18 = and i32 %17, 31
  %19 = shl nuw i32 1, %18
  %20 = icmp ugt i32 %16, %19
  br i1 %20, label %28, label %21

21:                                               ; preds = %3
  %22 = and i32 %14, %6
  %23 = icmp eq i32 %16, %19
  %24 = icmp ne i32 %22, 0
  %25 = and i1 %24, %23
  %26 = icmp samesign ugt i32 %8, 142
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %59

28:                                               ; preds = %21, %3
  %29 = fcmp ord float %0, 0.000000e+00
  br i1 %29, label %30, label %77

30:                                               ; preds = %28
  %31 = tail call i32 @llvm.umin.i32(i32 %10, i32 10)
  %32 = shl nsw i32 -8192, %31
  %33 = xor i32 %32, -1
  %34 = select i1 %9, i32 %33, i32 8191
  %35 = tail call noundef float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  %36 = and i32 %34, %4
  %37 = icmp eq i32 %36, 0
  %38 = or i32 %34, %4
  %39 = bitcast i32 %38 to float
  %40 = sub nsw i32 -2147483648, %38
  %41 = icmp slt i32 %4, 0
  %42 = select i1 %41, i32 %40, i32 %38
  %43 = bitcast float %35 to i32
  %44 = icmp slt i32 %43, 0
  %45 = select i1 %44, i32 -2139095040, i32 %43
  %46 = icmp sge i32 %42, %45
  %47 = select i1 %46, i32 -1, i32 1
  %48 = add nsw i32 %47, %42
  %49 = sub i32 -2147483648, %48
  %50 = icmp slt i32 %48, 0
  %51 = icmp ne i32 %48, 0
  %52 = or i1 %46, %51
  %53 = select i1 %52, i32 %48, i32 -2147483648
  %54 = select i1 %50, i32 %49, i32 %53
  %55 = fcmp ord float %39, 0.000000e+00
  %56 = bitcast i32 %54 to float
  %57 = select i1 %55, float %56, float %39
  %58 = select i1 %37, float %0, float %57
  br label %77

59:                                               ; preds = %21
  %60 = tail call i32 @llvm.umin.i32(i32 %10, i32 10)
  %61 = shl nsw i32 -8192, %60
  %62 = select i1 %9, i32 %61, i32 -8192
  %63 = tail call noundef float @llvm.fabs.f32(float %0)
  %64 = fcmp ogt float %63, 6.550400e+04
  br i1 %64, label %65, label %72

65:                                               ; preds = %59
  %66 = call float @llvm.nvvm.fabs.f32(float %0)
  %67 = fcmp oeq float %66, 0x7FF0000000000000
  %68 = select i1 %67, i32 1, i32 0
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %65
  %71 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %0)
  br label %77

72:                                               ; preds = %65, %59
  %73 = fcmp ord float %0, 0.000000e+00
  %74 = and i32 %62, %4
  %75 = bitcast i32 %74 to float
  %76 = select i1 %73, float %75, float %0
  br label %77

77:                                               ; preds = %28, %30, %70, %72
  %78 = phi float [ %0, %28 ], [ %58, %30 ], [ %71, %70 ], [ %76, %72 ]
  %79 = getelementptr inbounds nuw half, ptr %2, i64 %1
  %80 = fptrunc float %78 to half
  store half %80, ptr %79, align 2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z12vstore_half2Dv2_fmPDh(<2 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  %6 = fptrunc <2 x float> %0 to <2 x half>
  store <2 x half> %6, ptr %5, align 2
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z12vstore_half4Dv4_fmPDh(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = shl i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %7 = fptrunc <2 x float> %6 to <2 x half>
  store <2 x half> %7, ptr %5, align 2
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %9 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %10 = fptrunc <2 x float> %9 to <2 x half>
  store <2 x half> %10, ptr %8, align 2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #3 {
  %4 = extractelement <4 x float> %0, i64 0
  %5 = bitcast float %4 to i32
  %6 = lshr i32 %5, 23
  %7 = and i32 %6, 255
  %8 = icmp samesign ult i32 %7, 113
  %9 = sub nuw nsw i32 113, %7
  %10 = tail call i32 @llvm.umin.i32(i32 %9, i32 10)
  %11 = shl nsw i32 -8192, %10
  %12 = select i1 %8, i32 %11, i32 -8192
  %13 = tail call noundef float @llvm.fabs.f32(float %4)
  %14 = fcmp ogt float %13, 6.550400e+04
  br i1 %14, label %15, label %22

15:                                               ; preds = %3
  %16 = call float @llvm.nvvm.fabs.f32(float %4)
  %17 = fcmp oeq float %16, 0x7FF0000000000000
  %18 = select i1 %17, i32 1, i32 0
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %15
  %21 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %4)
  br label %27

22:                                               ; preds = %15, %3
  %23 = fcmp ord float %4, 0.000000e+00
  %24 = and i32 %12, %5
  %25 = bitcast i32 %24 to float
  %26 = select i1 %23, float %25, float %4
  br label %27

27:                                               ; preds = %22, %20
  %28 = phi float [ %21, %20 ], [ %26, %22 ]
  %29 = shl i64 %1, 3
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %29
  %31 = fptrunc float %28 to half
  store half %31, ptr %30, align 2
  %32 = extractelement <4 x float> %0, i64 1
  %33 = bitcast float %32 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %34, 255
  %36 = icmp samesign ult i32 %35, 113
  %37 = sub nuw nsw i32 113, %35
  %38 = tail call i32 @llvm.umin.i32(i32 %37, i32 10)
  %39 = shl nsw i32 -8192, %38
  %40 = select i1 %36, i32 %39, i32 -8192
  %41 = tail call noundef float @llvm.fabs.f32(float %32)
  %42 = fcmp ogt float %41, 6.550400e+04
  br i1 %42, label %43, label %50

43:                                               ; preds = %27
  %44 = call float @llvm.nvvm.fabs.f32(float %32)
  %45 = fcmp oeq float %44, 0x7FF0000000000000
  %46 = select i1 %45, i32 1, i32 0
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %43
  %49 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %32)
  br label %55

50:                                               ; preds = %43, %27
  %51 = fcmp ord float %32, 0.000000e+00
  %52 = and i32 %40, %33
  %53 = bitcast i32 %52 to float
  %54 = select i1 %51, float %53, float %32
  br label %55

55:                                               ; preds = %50, %48
  %56 = phi float [ %49, %48 ], [ %54, %50 ]
  %57 = getelementptr inbounds nuw i8, ptr %30, i64 2
  %58 = fptrunc float %56 to half
  store half %58, ptr %57, align 2
  %59 = extractelement <4 x float> %0, i64 2
  %60 = bitcast float %59 to i32
  %61 = lshr i32 %60, 23
  %62 = and i32 %61, 255
  %63 = icmp samesign ult i32 %62, 113
  %64 = sub nuw nsw i32 113, %62
  %65 = tail call i32 @llvm.umin.i32(i32 %64, i32 10)
  %66 = shl nsw i32 -8192, %65
  %67 = select i1 %63, i32 %66, i32 -8192
  %68 = tail call noundef float @llvm.fabs.f32(float %59)
  %69 = fcmp ogt float %68, 6.550400e+04
  br i1 %69, label %70, label %77

70:                                               ; preds = %55
  %71 = call float @llvm.nvvm.fabs.f32(float %59)
  %72 = fcmp oeq float %71, 0x7FF0000000000000
  %73 = select i1 %72, i32 1, i32 0
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %70
  %76 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %59)
  br label %82

77:                                               ; preds = %70, %55
  %78 = fcmp ord float %59, 0.000000e+00
  %79 = and i32 %67, %60
  %80 = bitcast i32 %79 to float
  %81 = select i1 %78, float %80, float %59
  br label %82

82:                                               ; preds = %77, %75
  %83 = phi float [ %76, %75 ], [ %81, %77 ]
  %84 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %85 = fptrunc float %83 to half
  store half %85, ptr %84, align 2
  %86 = extractelement <4 x float> %0, i64 3
  %87 = bitcast float %86 to i32
  %88 = lshr i32 %87, 23
  %89 = and i32 %88, 255
  %90 = icmp samesign ult i32 %89, 113
  %91 = sub nuw nsw i32 113, %89
  %92 = tail call i32 @llvm.umin.i32(i32 %91, i32 10)
  %93 = shl nsw i32 -8192, %92
  %94 = select i1 %90, i32 %93, i32 -8192
  %95 = tail call noundef float @llvm.fabs.f32(float %86)
  %96 = fcmp ogt float %95, 6.550400e+04
  br i1 %96, label %97, label %104

97:                                               ; preds = %82
  %98 = call float @llvm.nvvm.fabs.f32(float %86)
  %99 = fcmp oeq float %98, 0x7FF0000000000000
  %100 = select i1 %99, i32 1, i32 0
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %104

102:                                              ; preds = %97
  %103 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %86)
  br label %109

104:                                              ; preds = %97, %82
  %105 = fcmp ord float %86, 0.000000e+00
  %106 = and i32 %94, %87
  %107 = bitcast i32 %106 to float
  %108 = select i1 %105, float %107, float %86
  br label %109

109:                                              ; preds = %102, %104
  %110 = phi float [ %103, %102 ], [ %108, %104 ]
  %111 = getelementptr inbounds nuw i8, ptr %30, i64 6
  %112 = fptrunc float %110 to half
  store half %112, ptr %111, align 2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z16vstore_half4_rtnDv4_fmPDh(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #3 {
  %4 = extractelement <4 x float> %0, i64 0
  %5 = bitcast float %4 to i32
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  %8 = icmp samesign ult i32 %5, 947912704
  %9 = lshr i32 %5, 23
  %10 = sub nuw nsw i32 113, %9
  %11 = tail call i32 @llvm.umin.i32(i32 %10, i32 10)
  %12 = shl nsw i32 -8192, %11
  %13 = select i1 %8, i32 %12, i32 2147475456
  %14 = fcmp ogt float %4, 6.550400e+04
  br i1 %14, label %15, label %20

15:                                               ; preds = %7
  %16 = call float @llvm.nvvm.fabs.f32(float %4)
  %17 = fcmp oeq float %16, 0x7FF0000000000000
  %18 = select i1 %17, i32 1, i32 0
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %54, label %20

20:                                               ; preds = %15, %7
  %21 = fcmp ord float %4, 0.000000e+00
  %22 = and i32 %13, %5
  %23 = bitcast i32 %22 to float
  %24 = select i1 %21, float %23, float %4
  br label %54

25:                                               ; preds = %3
  %26 = fcmp ord float %4, 0.000000e+00
  br i1 %26, label %27, label %54

27:                                               ; preds = %25
  %28 = lshr i32 %5, 23
  %29 = and i32 %28, 255
  %30 = icmp samesign ult i32 %29, 113
  %31 = sub nuw nsw i32 113, %29
  %32 = tail call i32 @llvm.umin.i32(i32 %31, i32 10)
  %33 = shl nsw i32 -8192, %32
  %34 = xor i32 %33, -1
  %35 = select i1 %30, i32 %34, i32 8191
  %36 = and i32 %35, %5
  %37 = icmp eq i32 %36, 0
  %38 = or i32 %35, %5
  %39 = bitcast i32 %38 to float
  %40 = sub nsw i32 -2147483648, %38
  %41 = icmp samesign ugt i32 %40, -2139095041
  %42 = select i1 %41, i32 -1, i32 1
  %43 = add nsw i32 %42, %40
  %44 = sub i32 -2147483648, %43
  %45 = icmp slt i32 %43, 0
  %46 = icmp ne i32 %43, 0
  %47 = or i1 %41, %46
  %48 = select i1 %47, i32 %43, i32 -2147483648
  %49 = select i1 %45, i32 %44, i32 %48
  %50 = fcmp ord float %39, 0.000000e+00
  %51 = bitcast i32 %49 to float
  %52 = select i1 %50, float %51, float %39
  %53 = select i1 %37, float %4, float %52
  br label %54

54:                                               ; preds = %27, %25, %20, %15
  %55 = phi float [ %24, %20 ], [ %4, %25 ], [ %53, %27 ], [ 6.550400e+04, %15 ]
  %56 = shl i64 %1, 3
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 %56
  %58 = fptrunc float %55 to half
  store half %58, ptr %57, align 2
  %59 = extractelement <4 x float> %0, i64 1
  %60 = bitcast float %59 to i32
  %61 = icmp sgt i32 %60, -1
  br i1 %61, label %62, label %80

62:                                               ; preds = %54
  %63 = icmp samesign ult i32 %60, 947912704
  %64 = lshr i32 %60, 23
  %65 = sub nuw nsw i32 113, %64
  %66 = tail call i32 @llvm.umin.i32(i32 %65, i32 10)
  %67 = shl nsw i32 -8192, %66
  %68 = select i1 %63, i32 %67, i32 2147475456
  %69 = fcmp ogt float %59, 6.550400e+04
  br i1 %69, label %70, label %75

70:                                               ; preds = %62
  %71 = call float @llvm.nvvm.fabs.f32(float %59)
  %72 = fcmp oeq float %71, 0x7FF0000000000000
  %73 = select i1 %72, i32 1, i32 0
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %109, label %75

75:                                               ; preds = %70, %62
  %76 = fcmp ord float %59, 0.000000e+00
  %77 = and i32 %68, %60
  %78 = bitcast i32 %77 to float
  %79 = select i1 %76, float %78, float %59
  br label %109

80:                                               ; preds = %54
  %81 = fcmp ord float %59, 0.000000e+00
  br i1 %81, label %82, label %109

82:                                               ; preds = %80
  %83 = lshr i32 %60, 23
  %84 = and i32 %83, 255
  %85 = icmp samesign ult i32 %84, 113
  %86 = sub nuw nsw i32 113, %84
  %87 = tail call i32 @llvm.umin.i32(i32 %86, i32 10)
  %88 = shl nsw i32 -8192, %87
  %89 = xor i32 %88, -1
  %90 = select i1 %85, i32 %89, i32 8191
  %91 = and i32 %90, %60
  %92 = icmp eq i32 %91, 0
  %93 = or i32 %90, %60
  %94 = bitcast i32 %93 to float
  %95 = sub nsw i32 -2147483648, %93
  %96 = icmp samesign ugt i32 %95, -2139095041
  %97 = select i1 %96, i32 -1, i32 1
  %98 = add nsw i32 %97, %95
  %99 = sub i32 -2147483648, %98
  %100 = icmp slt i32 %98, 0
  %101 = icmp ne i32 %98, 0
  %102 = or i1 %96, %101
  %103 = select i1 %102, i32 %98, i32 -2147483648
  %104 = select i1 %100, i32 %99, i32 %103
  %105 = fcmp ord float %94, 0.000000e+00
  %106 = bitcast i32 %104 to float
  %107 = select i1 %105, float %106, float %94
  %108 = select i1 %92, float %59, float %107
  br label %109

109:                                              ; preds = %82, %80, %75, %70
  %110 = phi float [ %79, %75 ], [ %59, %80 ], [ %108, %82 ], [ 6.550400e+04, %70 ]
  %111 = getelementptr inbounds nuw i8, ptr %57, i64 2
  %112 = fptrunc float %110 to half
  store half %112, ptr %111, align 2
  %113 = extractelement <4 x float> %0, i64 2
  %114 = bitcast float %113 to i32
  %115 = icmp sgt i32 %114, -1
  br i1 %115, label %116, label %134

116:                                              ; preds = %109
  %117 = icmp samesign ult i32 %114, 947912704
  %118 = lshr i32 %114, 23
  %119 = sub nuw nsw i32 113, %118
  %120 = tail call i32 @llvm.umin.i32(i32 %119, i32 10)
  %121 = shl nsw i32 -8192, %120
  %122 = select i1 %117, i32 %121, i32 2147475456
  %123 = fcmp ogt float %113, 6.550400e+04
  br i1 %123, label %124, label %129

124:                                              ; preds = %116
  %125 = call float @llvm.nvvm.fabs.f32(float %113)
  %126 = fcmp oeq float %125, 0x7FF0000000000000
  %127 = select i1 %126, i32 1, i32 0
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %163, label %129

129:                                              ; preds = %124, %116
  %130 = fcmp ord float %113, 0.000000e+00
  %131 = and i32 %122, %114
  %132 = bitcast i32 %131 to float
  %133 = select i1 %130, float %132, float %113
  br label %163

134:                                              ; preds = %109
  %135 = fcmp ord float %113, 0.000000e+00
  br i1 %135, label %136, label %163

136:                                              ; preds = %134
  %137 = lshr i32 %114, 23
  %138 = and i32 %137, 255
  %139 = icmp samesign ult i32 %138, 113
  %140 = sub nuw nsw i32 113, %138
  %141 = tail call i32 @llvm.umin.i32(i32 %140, i32 10)
  %142 = shl nsw i32 -8192, %141
  %143 = xor i32 %142, -1
  %144 = select i1 %139, i32 %143, i32 8191
  %145 = and i32 %144, %114
  %146 = icmp eq i32 %145, 0
  %147 = or i32 %144, %114
  %148 = bitcast i32 %147 to float
  %149 = sub nsw i32 -2147483648, %147
  %150 = icmp samesign ugt i32 %149, -2139095041
  %151 = select i1 %150, i32 -1, i32 1
  %152 = add nsw i32 %151, %149
  %153 = sub i32 -2147483648, %152
  %154 = icmp slt i32 %152, 0
  %155 = icmp ne i32 %152, 0
  %156 = or i1 %150, %155
  %157 = select i1 %156, i32 %152, i32 -2147483648
  %158 = select i1 %154, i32 %153, i32 %157
  %159 = fcmp ord float %148, 0.000000e+00
  %160 = bitcast i32 %158 to float
  %161 = select i1 %159, float %160, float %148
  %162 = select i1 %146, float %113, float %161
  br label %163

163:                                              ; preds = %136, %134, %129, %124
  %164 = phi float [ %133, %129 ], [ %113, %134 ], [ %162, %136 ], [ 6.550400e+04, %124 ]
  %165 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %166 = fptrunc float %164 to half
  store half %166, ptr %165, align 2
  %167 = extractelement <4 x float> %0, i64 3
  %168 = bitcast float %167 to i32
  %169 = icmp sgt i32 %168, -1
  br i1 %169, label %170, label %188

170:                                              ; preds = %163
  %171 = icmp samesign ult i32 %168, 947912704
  %172 = lshr i32 %168, 23
  %173 = sub nuw nsw i32 113, %172
  %174 = tail call i32 @llvm.umin.i32(i32 %173, i32 10)
  %175 = shl nsw i32 -8192, %174
  %176 = select i1 %171, i32 %175, i32 2147475456
  %177 = fcmp ogt float %167, 6.550400e+04
  br i1 %177, label %178, label %183

178:                                              ; preds = %170
  %179 = call float @llvm.nvvm.fabs.f32(float %167)
  %180 = fcmp oeq float %179, 0x7FF0000000000000
  %181 = select i1 %180, i32 1, i32 0
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %217, label %183

183:                                              ; preds = %178, %170
  %184 = fcmp ord float %167, 0.000000e+00
  %185 = and i32 %176, %168
  %186 = bitcast i32 %185 to float
  %187 = select i1 %184, float %186, float %167
  br label %217

188:                                              ; preds = %163
  %189 = fcmp ord float %167, 0.000000e+00
  br i1 %189, label %190, label %217

190:                                              ; preds = %188
  %191 = lshr i32 %168, 23
  %192 = and i32 %191, 255
  %193 = icmp samesign ult i32 %192, 113
  %194 = sub nuw nsw i32 113, %192
  %195 = tail call i32 @llvm.umin.i32(i32 %194, i32 10)
  %196 = shl nsw i32 -8192, %195
  %197 = xor i32 %196, -1
  %198 = select i1 %193, i32 %197, i32 8191
  %199 = and i32 %198, %168
  %200 = icmp eq i32 %199, 0
  %201 = or i32 %198, %168
  %202 = bitcast i32 %201 to float
  %203 = sub nsw i32 -2147483648, %201
  %204 = icmp samesign ugt i32 %203, -2139095041
  %205 = select i1 %204, i32 -1, i32 1
  %206 = add nsw i32 %205, %203
  %207 = sub i32 -2147483648, %206
  %208 = icmp slt i32 %206, 0
  %209 = icmp ne i32 %206, 0
  %210 = or i1 %204, %209
  %211 = select i1 %210, i32 %206, i32 -2147483648
  %212 = select i1 %208, i32 %207, i32 %211
  %213 = fcmp ord float %202, 0.000000e+00
  %214 = bitcast i32 %212 to float
  %215 = select i1 %213, float %214, float %202
  %216 = select i1 %200, float %167, float %215
  br label %217

217:                                              ; preds = %178, %183, %188, %190
  %218 = phi float [ %187, %183 ], [ %167, %188 ], [ %216, %190 ], [ 6.550400e+04, %178 ]
  %219 = getelementptr inbounds nuw i8, ptr %57, i64 6
  %220 = fptrunc float %218 to half
  store half %220, ptr %219, align 2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #3 {
  %4 = extractelement <4 x float> %0, i64 0
  %5 = bitcast float %4 to i32
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %7, label %28

7:                                                ; preds = %3
  %8 = fcmp ord float %4, 0.000000e+00
  br i1 %8, label %9, label %48

9:                                                ; preds = %7
  %10 = icmp samesign ult i32 %5, 947912704
  %11 = lshr i32 %5, 23
  %12 = sub nuw nsw i32 113, %11
  %13 = tail call i32 @llvm.umin.i32(i32 %12, i32 10)
  %14 = shl nsw i32 -8192, %13
  %15 = xor i32 %14, -1
  %16 = select i1 %10, i32 %15, i32 8191
  %17 = and i32 %16, %5
  %18 = icmp eq i32 %17, 0
  %19 = or i32 %16, %5
  %20 = bitcast i32 %19 to float
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = select i1 %21, i32 -1, i32 1
  %23 = add nsw i32 %22, %19
  %24 = fcmp ord float %20, 0.000000e+00
  %25 = bitcast i32 %23 to float
  %26 = select i1 %24, float %25, float %20
  %27 = select i1 %18, float %4, float %26
  br label %48

28:                                               ; preds = %3
  %29 = lshr i32 %5, 23
  %30 = and i32 %29, 255
  %31 = icmp samesign ult i32 %30, 113
  %32 = sub nuw nsw i32 113, %30
  %33 = tail call i32 @llvm.umin.i32(i32 %32, i32 10)
  %34 = shl nsw i32 -8192, %33
  %35 = select i1 %31, i32 %34, i32 -8192
  %36 = tail call noundef float @llvm.fabs.f32(float %4)
  %37 = fcmp ogt float %36, 6.550400e+04
  br i1 %37, label %38, label %43

38:                                               ; preds = %28
  %39 = call float @llvm.nvvm.fabs.f32(float %4)
  %40 = fcmp oeq float %39, 0x7FF0000000000000
  %41 = select i1 %40, i32 1, i32 0
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %38, %28
  %44 = fcmp ord float %4, 0.000000e+00
  %45 = and i32 %35, %5
  %46 = bitcast i32 %45 to float
  %47 = select i1 %44, float %46, float %4
  br label %48

48:                                               ; preds = %43, %38, %9, %7
  %49 = phi float [ %4, %7 ], [ %27, %9 ], [ %47, %43 ], [ -6.550400e+04, %38 ]
  %50 = shl i64 %1, 3
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 %50
  %52 = fptrunc float %49 to half
  store half %52, ptr %51, align 2
  %53 = extractelement <4 x float> %0, i64 1
  %54 = bitcast float %53 to i32
  %55 = icmp sgt i32 %54, -1
  br i1 %55, label %56, label %77

56:                                               ; preds = %48
  %57 = fcmp ord float %53, 0.000000e+00
  br i1 %57, label %58, label %97

58:                                               ; preds = %56
  %59 = icmp samesign ult i32 %54, 947912704
  %60 = lshr i32 %54, 23
  %61 = sub nuw nsw i32 113, %60
  %62 = tail call i32 @llvm.umin.i32(i32 %61, i32 10)
  %63 = shl nsw i32 -8192, %62
  %64 = xor i32 %63, -1
  %65 = select i1 %59, i32 %64, i32 8191
  %66 = and i32 %65, %54
  %67 = icmp eq i32 %66, 0
  %68 = or i32 %65, %54
  %69 = bitcast i32 %68 to float
  %70 = icmp samesign ugt i32 %68, 2139095039
  %71 = select i1 %70, i32 -1, i32 1
  %72 = add nsw i32 %71, %68
  %73 = fcmp ord float %69, 0.000000e+00
  %74 = bitcast i32 %72 to float
  %75 = select i1 %73, float %74, float %69
  %76 = select i1 %67, float %53, float %75
  br label %97

77:                                               ; preds = %48
  %78 = lshr i32 %54, 23
  %79 = and i32 %78, 255
  %80 = icmp samesign ult i32 %79, 113
  %81 = sub nuw nsw i32 113, %79
  %82 = tail call i32 @llvm.umin.i32(i32 %81, i32 10)
  %83 = shl nsw i32 -8192, %82
  %84 = select i1 %80, i32 %83, i32 -8192
  %85 = tail call noundef float @llvm.fabs.f32(float %53)
  %86 = fcmp ogt float %85, 6.550400e+04
  br i1 %86, label %87, label %92

87:                                               ; preds = %77
  %88 = call float @llvm.nvvm.fabs.f32(float %53)
  %89 = fcmp oeq float %88, 0x7FF0000000000000
  %90 = select i1 %89, i32 1, i32 0
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %97, label %92

92:                                               ; preds = %87, %77
  %93 = fcmp ord float %53, 0.000000e+00
  %94 = and i32 %84, %54
  %95 = bitcast i32 %94 to float
  %96 = select i1 %93, float %95, float %53
  br label %97

97:                                               ; preds = %92, %87, %58, %56
  %98 = phi float [ %53, %56 ], [ %76, %58 ], [ %96, %92 ], [ -6.550400e+04, %87 ]
  %99 = getelementptr inbounds nuw i8, ptr %51, i64 2
  %100 = fptrunc float %98 to half
  store half %100, ptr %99, align 2
  %101 = extractelement <4 x float> %0, i64 2
  %102 = bitcast float %101 to i32
  %103 = icmp sgt i32 %102, -1
  br i1 %103, label %104, label %125

104:                                              ; preds = %97
  %105 = fcmp ord float %101, 0.000000e+00
  br i1 %105, label %106, label %145

106:                                              ; preds = %104
  %107 = icmp samesign ult i32 %102, 947912704
  %108 = lshr i32 %102, 23
  %109 = sub nuw nsw i32 113, %108
  %110 = tail call i32 @llvm.umin.i32(i32 %109, i32 10)
  %111 = shl nsw i32 -8192, %110
  %112 = xor i32 %111, -1
  %113 = select i1 %107, i32 %112, i32 8191
  %114 = and i32 %113, %102
  %115 = icmp eq i32 %114, 0
  %116 = or i32 %113, %102
  %117 = bitcast i32 %116 to float
  %118 = icmp samesign ugt i32 %116, 2139095039
  %119 = select i1 %118, i32 -1, i32 1
  %120 = add nsw i32 %119, %116
  %121 = fcmp ord float %117, 0.000000e+00
  %122 = bitcast i32 %120 to float
  %123 = select i1 %121, float %122, float %117
  %124 = select i1 %115, float %101, float %123
  br label %145

125:                                              ; preds = %97
  %126 = lshr i32 %102, 23
  %127 = and i32 %126, 255
  %128 = icmp samesign ult i32 %127, 113
  %129 = sub nuw nsw i32 113, %127
  %130 = tail call i32 @llvm.umin.i32(i32 %129, i32 10)
  %131 = shl nsw i32 -8192, %130
  %132 = select i1 %128, i32 %131, i32 -8192
  %133 = tail call noundef float @llvm.fabs.f32(float %101)
  %134 = fcmp ogt float %133, 6.550400e+04
  br i1 %134, label %135, label %140

135:                                              ; preds = %125
  %136 = call float @llvm.nvvm.fabs.f32(float %101)
  %137 = fcmp oeq float %136, 0x7FF0000000000000
  %138 = select i1 %137, i32 1, i32 0
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %145, label %140

140:                                              ; preds = %135, %125
  %141 = fcmp ord float %101, 0.000000e+00
  %142 = and i32 %132, %102
  %143 = bitcast i32 %142 to float
  %144 = select i1 %141, float %143, float %101
  br label %145

145:                                              ; preds = %140, %135, %106, %104
  %146 = phi float [ %101, %104 ], [ %124, %106 ], [ %144, %140 ], [ -6.550400e+04, %135 ]
  %147 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %148 = fptrunc float %146 to half
  store half %148, ptr %147, align 2
  %149 = extractelement <4 x float> %0, i64 3
  %150 = bitcast float %149 to i32
  %151 = icmp sgt i32 %150, -1
  br i1 %151, label %152, label %173

152:                                              ; preds = %145
  %153 = fcmp ord float %149, 0.000000e+00
  br i1 %153, label %154, label %193

154:                                              ; preds = %152
  %155 = icmp samesign ult i32 %150, 947912704
  %156 = lshr i32 %150, 23
  %157 = sub nuw nsw i32 113, %156
  %158 = tail call i32 @llvm.umin.i32(i32 %157, i32 10)
  %159 = shl nsw i32 -8192, %158
  %160 = xor i32 %159, -1
  %161 = select i1 %155, i32 %160, i32 8191
  %162 = and i32 %161, %150
  %163 = icmp eq i32 %162, 0
  %164 = or i32 %161, %150
  %165 = bitcast i32 %164 to float
  %166 = icmp samesign ugt i32 %164, 2139095039
  %167 = select i1 %166, i32 -1, i32 1
  %168 = add nsw i32 %167, %164
  %169 = fcmp ord float %165, 0.000000e+00
  %170 = bitcast i32 %168 to float
  %171 = select i1 %169, float %170, float %165
  %172 = select i1 %163, float %149, float %171
  br label %193

173:                                              ; preds = %145
  %174 = lshr i32 %150, 23
  %175 = and i32 %174, 255
  %176 = icmp samesign ult i32 %175, 113
  %177 = sub nuw nsw i32 113, %175
  %178 = tail call i32 @llvm.umin.i32(i32 %177, i32 10)
  %179 = shl nsw i32 -8192, %178
  %180 = select i1 %176, i32 %179, i32 -8192
  %181 = tail call noundef float @llvm.fabs.f32(float %149)
  %182 = fcmp ogt float %181, 6.550400e+04
  br i1 %182, label %183, label %188

183:                                              ; preds = %173
  %184 = call float @llvm.nvvm.fabs.f32(float %149)
  %185 = fcmp oeq float %184, 0x7FF0000000000000
  %186 = select i1 %185, i32 1, i32 0
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %183, %173
  %189 = fcmp ord float %149, 0.000000e+00
  %190 = and i32 %180, %150
  %191 = bitcast i32 %190 to float
  %192 = select i1 %189, float %191, float %149
  br label %193

193:                                              ; preds = %152, %154, %183, %188
  %194 = phi float [ %149, %152 ], [ %172, %154 ], [ %192, %188 ], [ -6.550400e+04, %183 ]
  %195 = getelementptr inbounds nuw i8, ptr %51, i64 6
  %196 = fptrunc float %194 to half
  store half %196, ptr %195, align 2
  ret void
}

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float4*", !"half*", !"float4*"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"half*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"half4*", !"half4*", !"float"}
!17 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"float"}
!18 = !{!"half8*", !"half8*", !"float*"}
!19 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"float*"}
!20 = !{!"const", !"const", !""}
!21 = !{i32 1, i32 1, i32 1, i32 1}
!22 = !{!"none", !"none", !"none", !"none"}
!23 = !{!"half*", !"int*", !"uchar*", !"half*"}
!24 = !{!"const", !"", !"", !""}
