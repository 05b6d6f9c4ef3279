; ModuleID = 'corpus/opencl/byte_arithmetic.cl'
source_filename = "corpus/opencl/byte_arithmetic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@step_size = dso_local addrspace(4) constant [16 x i16] [i16 7, i16 9, i16 12, i16 17, i16 23, i16 31, i16 41, i16 55, i16 73, i16 97, i16 130, i16 173, i16 230, i16 307, i16 408, i16 544], align 2
@index_change = dso_local addrspace(4) constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1
@__const.gf256_encode.gen = private unnamed_addr addrspace(4) constant [4 x i8] c"\1E\D8\E7t", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @alpha_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i8 noundef zeroext %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i8, ptr %6, align 1
  call void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i8 noundef zeroext %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i8 noundef zeroext %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca <4 x i8>, align 4
  %9 = alloca <4 x i8>, align 4
  %10 = alloca i16, align 2
  %11 = alloca <4 x i16>, align 8
  %12 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %15, i64 %17
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4
  store <4 x i8> %19, ptr %8, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4
  store <4 x i8> %24, ptr %9, align 4
  %25 = load <4 x i8>, ptr %8, align 4
  %26 = extractelement <4 x i8> %25, i64 3
  %27 = zext i8 %26 to i32
  %28 = load i8, ptr %6, align 1
  %29 = zext i8 %28 to i32
  %30 = mul nsw i32 %27, %29
  %31 = sdiv i32 %30, 255
  %32 = trunc i32 %31 to i16
  store i16 %32, ptr %10, align 2
  %33 = load <4 x i8>, ptr %8, align 4
  %34 = call <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %33) #9
  %35 = load i16, ptr %10, align 2
  %36 = insertelement <4 x i16> poison, i16 %35, i64 0
  %37 = shufflevector <4 x i16> %36, <4 x i16> poison, <4 x i32> zeroinitializer
  %38 = mul <4 x i16> %34, %37
  %39 = load <4 x i8>, ptr %9, align 4
  %40 = call <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %39) #9
  %41 = load i16, ptr %10, align 2
  %42 = zext i16 %41 to i32
  %43 = sub nsw i32 255, %42
  %44 = trunc i32 %43 to i16
  %45 = insertelement <4 x i16> poison, i16 %44, i64 0
  %46 = shufflevector <4 x i16> %45, <4 x i16> poison, <4 x i32> zeroinitializer
  %47 = mul <4 x i16> %40, %46
  %48 = add <4 x i16> %38, %47
  %49 = add <4 x i16> %48, splat (i16 128)
  store <4 x i16> %49, ptr %11, align 8
  %50 = load <4 x i16>, ptr %11, align 8
  %51 = load <4 x i16>, ptr %11, align 8
  %52 = lshr <4 x i16> %51, splat (i16 8)
  %53 = add <4 x i16> %50, %52
  %54 = lshr <4 x i16> %53, splat (i16 8)
  %55 = call <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %54) #9
  store <4 x i8> %55, ptr %12, align 4
  %56 = load <4 x i8>, ptr %9, align 4
  %57 = extractelement <4 x i8> %56, i64 3
  %58 = load i16, ptr %10, align 2
  %59 = trunc i16 %58 to i8
  %60 = call zeroext i8 @_Z7add_sathh(i8 noundef zeroext %57, i8 noundef zeroext %59) #9
  %61 = load <4 x i8>, ptr %12, align 4
  %62 = insertelement <4 x i8> %61, i8 %60, i64 3
  store <4 x i8> %62, ptr %12, align 4
  %63 = load <4 x i8>, ptr %12, align 4
  %64 = load ptr addrspace(1), ptr %5, align 8
  %65 = load i32, ptr %7, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %64, i64 %66
  store <4 x i8> %63, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mix_audio(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i16 noundef signext %3, i16 noundef signext %4) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i16 %3, ptr %9, align 2
  store i16 %4, ptr %10, align 2
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i16, ptr %9, align 2
  %15 = load i16, ptr %10, align 2
  call void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, i16 noundef signext %14, i16 noundef signext %15) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i16 noundef signext %3, i16 noundef signext %4) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i32, align 4
  %12 = alloca <8 x i16>, align 16
  %13 = alloca <8 x i16>, align 16
  %14 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i16 %3, ptr %9, align 2
  store i16 %4, ptr %10, align 2
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %11, align 4
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = load i32, ptr %11, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %17, i64 %19
  %21 = load <8 x i16>, ptr addrspace(1) %20, align 16
  %22 = load i16, ptr %9, align 2
  %23 = insertelement <8 x i16> poison, i16 %22, i64 0
  %24 = shufflevector <8 x i16> %23, <8 x i16> poison, <8 x i32> zeroinitializer
  %25 = call <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %21, <8 x i16> noundef %24) #9
  %26 = shl <8 x i16> %25, splat (i16 1)
  store <8 x i16> %26, ptr %12, align 16
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %27, i64 %29
  %31 = load <8 x i16>, ptr addrspace(1) %30, align 16
  %32 = load i16, ptr %10, align 2
  %33 = insertelement <8 x i16> poison, i16 %32, i64 0
  %34 = shufflevector <8 x i16> %33, <8 x i16> poison, <8 x i32> zeroinitializer
  %35 = call <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %31, <8 x i16> noundef %34) #9
  %36 = shl <8 x i16> %35, splat (i16 1)
  store <8 x i16> %36, ptr %13, align 16
  %37 = load <8 x i16>, ptr %12, align 16
  %38 = load <8 x i16>, ptr %13, align 16
  %39 = call <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %37, <8 x i16> noundef %38) #9
  store <8 x i16> %39, ptr %14, align 16
  %40 = load <8 x i16>, ptr %14, align 16
  %41 = load <8 x i16>, ptr %14, align 16
  %42 = icmp sgt <8 x i16> %41, splat (i16 30000)
  %43 = sext <8 x i1> %42 to <8 x i16>
  %44 = call <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef %40, <8 x i16> noundef splat (i16 30000), <8 x i16> noundef %43) #9
  %45 = load <8 x i16>, ptr %12, align 16
  %46 = load <8 x i16>, ptr %13, align 16
  %47 = call <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %45, <8 x i16> noundef %46) #9
  %48 = sdiv <8 x i16> %47, splat (i16 16)
  %49 = sub <8 x i16> %44, %48
  %50 = load ptr addrspace(1), ptr %8, align 8
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %50, i64 %52
  store <8 x i16> %49, ptr addrspace(1) %53, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @adpcm_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 2 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %5, align 4
  store i16 0, ptr %6, align 2
  store i8 4, ptr %7, align 1
  store i32 0, ptr %8, align 4
  br label %14

14:                                               ; preds = %118, %2
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %15, 32
  br i1 %16, label %17, label %121

17:                                               ; preds = %14
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 16
  %21 = load i32, ptr %8, align 4
  %22 = ashr i32 %21, 1
  %23 = add nsw i32 %20, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1
  %27 = zext i8 %26 to i32
  %28 = load i32, ptr %8, align 4
  %29 = and i32 %28, 1
  %30 = mul nsw i32 %29, 4
  %31 = and i32 %30, 31
  %32 = ashr i32 %27, %31
  %33 = and i32 %32, 15
  %34 = trunc i32 %33 to i8
  store i8 %34, ptr %9, align 1
  %35 = load i8, ptr %7, align 1
  %36 = sext i8 %35 to i64
  %37 = getelementptr inbounds [16 x i16], ptr addrspace(4) @step_size, i64 0, i64 %36
  %38 = load i16, ptr addrspace(4) %37, align 2
  store i16 %38, ptr %10, align 2
  %39 = load i16, ptr %10, align 2
  %40 = sext i16 %39 to i32
  %41 = ashr i32 %40, 3
  %42 = trunc i32 %41 to i16
  store i16 %42, ptr %11, align 2
  %43 = load i8, ptr %9, align 1
  %44 = zext i8 %43 to i32
  %45 = and i32 %44, 1
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %55

47:                                               ; preds = %17
  %48 = load i16, ptr %10, align 2
  %49 = sext i16 %48 to i32
  %50 = ashr i32 %49, 2
  %51 = load i16, ptr %11, align 2
  %52 = sext i16 %51 to i32
  %53 = add nsw i32 %52, %50
  %54 = trunc i32 %53 to i16
  store i16 %54, ptr %11, align 2
  br label %55

55:                                               ; preds = %47, %17
  %56 = load i8, ptr %9, align 1
  %57 = zext i8 %56 to i32
  %58 = and i32 %57, 2
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %68

60:                                               ; preds = %55
  %61 = load i16, ptr %10, align 2
  %62 = sext i16 %61 to i32
  %63 = ashr i32 %62, 1
  %64 = load i16, ptr %11, align 2
  %65 = sext i16 %64 to i32
  %66 = add nsw i32 %65, %63
  %67 = trunc i32 %66 to i16
  store i16 %67, ptr %11, align 2
  br label %68

68:                                               ; preds = %60, %55
  %69 = load i8, ptr %9, align 1
  %70 = zext i8 %69 to i32
  %71 = and i32 %70, 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %80

73:                                               ; preds = %68
  %74 = load i16, ptr %10, align 2
  %75 = sext i16 %74 to i32
  %76 = load i16, ptr %11, align 2
  %77 = sext i16 %76 to i32
  %78 = add nsw i32 %77, %75
  %79 = trunc i32 %78 to i16
  store i16 %79, ptr %11, align 2
  br label %80

80:                                               ; preds = %73, %68
  %81 = load i8, ptr %9, align 1
  %82 = zext i8 %81 to i32
  %83 = and i32 %82, 8
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %80
  %86 = load i16, ptr %6, align 2
  %87 = load i16, ptr %11, align 2
  %88 = call signext i16 @_Z7sub_satss(i16 noundef signext %86, i16 noundef signext %87) #9
  %89 = sext i16 %88 to i32
  br label %95

90:                                               ; preds = %80
  %91 = load i16, ptr %6, align 2
  %92 = load i16, ptr %11, align 2
  %93 = call signext i16 @_Z7add_satss(i16 noundef signext %91, i16 noundef signext %92) #9
  %94 = sext i16 %93 to i32
  br label %95

95:                                               ; preds = %90, %85
  %96 = phi i32 [ %89, %85 ], [ %94, %90 ]
  %97 = trunc i32 %96 to i16
  store i16 %97, ptr %6, align 2
  %98 = load i8, ptr %7, align 1
  %99 = sext i8 %98 to i32
  %100 = load i8, ptr %9, align 1
  %101 = zext i8 %100 to i32
  %102 = and i32 %101, 7
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [8 x i8], ptr addrspace(4) @index_change, i64 0, i64 %103
  %105 = load i8, ptr addrspace(4) %104, align 1
  %106 = sext i8 %105 to i32
  %107 = add nsw i32 %99, %106
  %108 = trunc i32 %107 to i8
  %109 = call signext i8 @_Z5clampccc(i8 noundef signext %108, i8 noundef signext 0, i8 noundef signext 15) #9
  store i8 %109, ptr %7, align 1
  %110 = load i16, ptr %6, align 2
  %111 = load ptr addrspace(1), ptr %4, align 8
  %112 = load i32, ptr %5, align 4
  %113 = mul nsw i32 %112, 32
  %114 = load i32, ptr %8, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i16, ptr addrspace(1) %111, i64 %116
  store i16 %110, ptr addrspace(1) %117, align 2
  br label %118

118:                                              ; preds = %95
  %119 = load i32, ptr %8, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %8, align 4
  br label %14

121:                                              ; preds = %14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gf256_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [4 x i8], align 1
  %7 = alloca [4 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %5, align 4
  call void @llvm.memcpy.p0.p4.i64(ptr align 1 %6, ptr addrspace(4) align 1 @__const.gf256_encode.gen, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 0, i64 4, i1 false)
  store i32 0, ptr %8, align 4
  br label %14

14:                                               ; preds = %63, %2
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %15, 16
  br i1 %16, label %17, label %66

17:                                               ; preds = %14
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 16
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 0
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = xor i32 %26, %29
  %31 = trunc i32 %30 to i8
  store i8 %31, ptr %9, align 1
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %54, %17
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %35, label %57

35:                                               ; preds = %32
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = load i8, ptr %9, align 1
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = call zeroext i8 @gf_mul(i8 noundef zeroext %42, i8 noundef zeroext %46) #8
  %48 = zext i8 %47 to i32
  %49 = xor i32 %41, %48
  %50 = trunc i32 %49 to i8
  %51 = load i32, ptr %10, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 %52
  store i8 %50, ptr %53, align 1
  br label %54

54:                                               ; preds = %35
  %55 = load i32, ptr %10, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %10, align 4
  br label %32

57:                                               ; preds = %32
  %58 = load i8, ptr %9, align 1
  %59 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 3
  %60 = load i8, ptr %59, align 1
  %61 = call zeroext i8 @gf_mul(i8 noundef zeroext %58, i8 noundef zeroext %60) #8
  %62 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 3
  store i8 %61, ptr %62, align 1
  br label %63

63:                                               ; preds = %57
  %64 = load i32, ptr %8, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %8, align 4
  br label %14

66:                                               ; preds = %14
  %67 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 0
  %68 = load i8, ptr %67, align 1
  %69 = insertelement <4 x i8> poison, i8 %68, i32 0
  %70 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 1
  %71 = load i8, ptr %70, align 1
  %72 = insertelement <4 x i8> %69, i8 %71, i32 1
  %73 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 2
  %74 = load i8, ptr %73, align 1
  %75 = insertelement <4 x i8> %72, i8 %74, i32 2
  %76 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 3
  %77 = load i8, ptr %76, align 1
  %78 = insertelement <4 x i8> %75, i8 %77, i32 3
  store <4 x i8> %78, ptr %11, align 4
  %79 = load <4 x i8>, ptr %11, align 4
  %80 = load i32, ptr %5, align 4
  %81 = sext i32 %80 to i64
  %82 = load ptr addrspace(1), ptr %4, align 8
  %83 = addrspacecast ptr addrspace(1) %82 to ptr
  call void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %79, i64 noundef %81, ptr noundef %83) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @char_chain(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i8 noundef signext %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i8, ptr %6, align 1
  call void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, i8 noundef signext %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i8 noundef signext %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca <8 x i8>, align 8
  %9 = alloca <8 x i8>, align 8
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %14, i64 %16
  %18 = load <8 x i8>, ptr addrspace(1) %17, align 8
  store <8 x i8> %18, ptr %8, align 8
  %19 = load <8 x i8>, ptr %8, align 8
  %20 = load i8, ptr %6, align 1
  %21 = insertelement <8 x i8> poison, i8 %20, i64 0
  %22 = shufflevector <8 x i8> %21, <8 x i8> poison, <8 x i32> zeroinitializer
  %23 = mul <8 x i8> %19, %22
  %24 = load <8 x i8>, ptr %8, align 8
  %25 = ashr <8 x i8> %24, splat (i8 2)
  %26 = add <8 x i8> %23, %25
  store <8 x i8> %26, ptr %9, align 8
  %27 = load <8 x i8>, ptr %8, align 8
  %28 = lshr <8 x i8> %27, splat (i8 3)
  %29 = call <8 x i8> @_Z13convert_char8Dv8_h(<8 x i8> noundef %28) #9
  %30 = load <8 x i8>, ptr %9, align 8
  %31 = xor <8 x i8> %30, %29
  store <8 x i8> %31, ptr %9, align 8
  %32 = load <8 x i8>, ptr %8, align 8
  %33 = load <8 x i8>, ptr %9, align 8
  %34 = icmp sgt <8 x i8> %32, %33
  %35 = sext <8 x i1> %34 to <8 x i8>
  %36 = load <8 x i8>, ptr %9, align 8
  %37 = load <8 x i8>, ptr %8, align 8
  %38 = sub <8 x i8> %36, %37
  %39 = load <8 x i8>, ptr %9, align 8
  %40 = add <8 x i8> %39, splat (i8 3)
  %41 = icmp slt <8 x i8> %35, zeroinitializer
  %42 = sext <8 x i1> %41 to <8 x i8>
  %43 = xor <8 x i8> %42, splat (i8 -1)
  %44 = and <8 x i8> %40, %43
  %45 = and <8 x i8> %38, %42
  %46 = or <8 x i8> %44, %45
  store <8 x i8> %46, ptr %9, align 8
  %47 = load <8 x i8>, ptr %8, align 8
  %48 = extractelement <8 x i8> %47, i64 0
  store i8 %48, ptr %10, align 1
  store i32 0, ptr %11, align 4
  br label %49

49:                                               ; preds = %65, %3
  %50 = load i32, ptr %11, align 4
  %51 = icmp slt i32 %50, 5
  br i1 %51, label %52, label %68

52:                                               ; preds = %49
  %53 = load i8, ptr %10, align 1
  %54 = sext i8 %53 to i32
  %55 = mul nsw i32 %54, 3
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %55, %56
  %58 = trunc i32 %57 to i8
  %59 = sext i8 %58 to i32
  %60 = load i32, ptr %11, align 4
  %61 = and i32 %60, 3
  %62 = and i32 %61, 31
  %63 = ashr i32 %59, %62
  %64 = trunc i32 %63 to i8
  store i8 %64, ptr %10, align 1
  br label %65

65:                                               ; preds = %52
  %66 = load i32, ptr %11, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %11, align 4
  br label %49

68:                                               ; preds = %49
  %69 = load i8, ptr %10, align 1
  %70 = load <8 x i8>, ptr %9, align 8
  %71 = insertelement <8 x i8> %70, i8 %69, i64 7
  store <8 x i8> %71, ptr %9, align 8
  %72 = load <8 x i8>, ptr %8, align 8
  %73 = extractelement <8 x i8> %72, i64 6
  %74 = sext i8 %73 to i32
  %75 = load i8, ptr %6, align 1
  %76 = sext i8 %75 to i32
  %77 = add nsw i32 %76, 10
  %78 = sdiv i32 %74, %77
  %79 = trunc i32 %78 to i8
  %80 = sext i8 %79 to i32
  %81 = load <8 x i8>, ptr %8, align 8
  %82 = extractelement <8 x i8> %81, i64 5
  %83 = sext i8 %82 to i32
  %84 = srem i32 %83, 11
  %85 = trunc i32 %84 to i8
  %86 = sext i8 %85 to i32
  %87 = add nsw i32 %80, %86
  %88 = trunc i32 %87 to i8
  %89 = load <8 x i8>, ptr %9, align 8
  %90 = insertelement <8 x i8> %89, i8 %88, i64 6
  store <8 x i8> %90, ptr %9, align 8
  %91 = load <8 x i8>, ptr %9, align 8
  %92 = load ptr addrspace(1), ptr %5, align 8
  %93 = load i32, ptr %7, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %92, i64 %94
  store <8 x i8> %91, ptr addrspace(1) %95, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal zeroext i8 @gf_mul(i8 noundef zeroext %0, i8 noundef zeroext %1) #1 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  store i8 %1, ptr %4, align 1
  store i8 0, ptr %5, align 1
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %45, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 8
  br i1 %10, label %11, label %48

11:                                               ; preds = %8
  %12 = load i8, ptr %4, align 1
  %13 = zext i8 %12 to i32
  %14 = and i32 %13, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %11
  %17 = load i8, ptr %3, align 1
  %18 = zext i8 %17 to i32
  %19 = load i8, ptr %5, align 1
  %20 = zext i8 %19 to i32
  %21 = xor i32 %20, %18
  %22 = trunc i32 %21 to i8
  store i8 %22, ptr %5, align 1
  br label %23

23:                                               ; preds = %16, %11
  %24 = load i8, ptr %3, align 1
  %25 = zext i8 %24 to i32
  %26 = and i32 %25, 128
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i8
  store i8 %28, ptr %7, align 1
  %29 = load i8, ptr %3, align 1
  %30 = zext i8 %29 to i32
  %31 = shl i32 %30, 1
  %32 = trunc i32 %31 to i8
  store i8 %32, ptr %3, align 1
  %33 = load i8, ptr %7, align 1
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %40

35:                                               ; preds = %23
  %36 = load i8, ptr %3, align 1
  %37 = zext i8 %36 to i32
  %38 = xor i32 %37, 29
  %39 = trunc i32 %38 to i8
  store i8 %39, ptr %3, align 1
  br label %40

40:                                               ; preds = %35, %23
  %41 = load i8, ptr %4, align 1
  %42 = zext i8 %41 to i32
  %43 = ashr i32 %42, 1
  %44 = trunc i32 %43 to i8
  store i8 %44, ptr %4, align 1
  br label %45

45:                                               ; preds = %40
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %6, align 4
  br label %8

48:                                               ; preds = %8
  %49 = load i8, ptr %5, align 1
  ret i8 %49
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <8 x i8> @_Z13convert_char8Dv8_h(<8 x i8> noundef returned %0) #4 {
  ret <8 x i8> %0
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i16 0, 256) <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %0) #4 {
  %2 = zext <4 x i8> %0 to <4 x i16>
  ret <4 x i16> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %0) #4 {
  %2 = trunc <4 x i16> %0 to <4 x i8>
  ret <4 x i8> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef zeroext i8 @_Z7add_sathh(i8 noundef zeroext %0, i8 noundef zeroext %1) #4 {
  %3 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef signext i16 @_Z7add_satss(i16 noundef signext %0, i16 noundef signext %1) #4 {
  %3 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %0, <8 x i16> noundef %1) #4 {
  %3 = tail call noundef <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %0, <8 x i16> noundef %1) #4 {
  %3 = sext <8 x i16> %0 to <8 x i32>
  %4 = sext <8 x i16> %1 to <8 x i32>
  %5 = mul nsw <8 x i32> %4, %3
  %6 = lshr <8 x i32> %5, splat (i32 16)
  %7 = trunc nuw <8 x i32> %6 to <8 x i16>
  ret <8 x i16> %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %0, <8 x i16> noundef %1) #4 {
  %3 = ashr <8 x i16> %0, splat (i16 1)
  %4 = ashr <8 x i16> %1, splat (i16 1)
  %5 = add nsw <8 x i16> %4, %3
  %6 = or <8 x i16> %1, %0
  %7 = and <8 x i16> %6, splat (i16 1)
  %8 = add nsw <8 x i16> %5, %7
  ret <8 x i16> %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef signext i16 @_Z7sub_satss(i16 noundef signext %0, i16 noundef signext %1) #4 {
  %3 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef %0, <8 x i16> noundef %1, <8 x i16> noundef %2) #4 {
  %4 = icmp slt <8 x i16> %2, zeroinitializer
  %5 = select <8 x i1> %4, <8 x i16> %1, <8 x i16> %0
  ret <8 x i16> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef signext i8 @_Z5clampccc(i8 noundef signext %0, i8 noundef signext %1, i8 noundef signext %2) #4 {
  %4 = tail call noundef i8 @llvm.smax.i8(i8 %0, i8 %1)
  %5 = tail call noundef i8 @llvm.smin.i8(i8 %2, i8 %4)
  ret i8 %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #7 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i8> %0, ptr %5, align 1, !tbaa !27
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar4*", !"uchar"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar"}
!14 = !{!"const", !"", !""}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"short8*", !"short8*", !"short8*", !"short", !"short"}
!18 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short", !"short"}
!19 = !{!"const", !"const", !"", !"", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"uchar*", !"short*"}
!23 = !{!"const", !""}
!24 = !{!"uchar*", !"uchar*"}
!25 = !{!"char8*", !"char8*", !"char"}
!26 = !{!"char __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"char"}
!27 = !{!8, !8, i64 0}
