; ModuleID = 'corpus/opencl/bitfields_unions.cl'
source_filename = "corpus/opencl/bitfields_unions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.float_bits = type { float }
%union.anon = type { <2 x i32> }
%struct.header = type { i32, i32 }
%struct.record = type <{ i8, i32, i16, float }>

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @float_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca %union.float_bits, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  store float %15, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = and i32 %16, 8388607
  %18 = load i32, ptr %8, align 4
  %19 = lshr i32 %18, 23
  %20 = and i32 %19, 255
  %21 = shl i32 %20, 1
  %22 = xor i32 %17, %21
  %23 = load i32, ptr %8, align 4
  %24 = lshr i32 %23, 31
  %25 = xor i32 %22, %24
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %8, align 4
  %31 = lshr i32 %30, 31
  %32 = xor i32 %31, 1
  %33 = load i32, ptr %8, align 4
  %34 = and i32 %32, 1
  %35 = shl i32 %34, 31
  %36 = and i32 %33, 2147483647
  %37 = or i32 %36, %35
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = lshr i32 %38, 23
  %40 = and i32 %39, 255
  %41 = add nsw i32 %40, 2
  %42 = load i32, ptr %8, align 4
  %43 = and i32 %41, 255
  %44 = shl i32 %43, 23
  %45 = and i32 %42, -2139095041
  %46 = or i32 %45, %44
  store i32 %46, ptr %8, align 4
  %47 = load i32, ptr %8, align 4
  %48 = and i32 %47, 8388607
  %49 = and i32 %48, -256
  %50 = load i32, ptr %8, align 4
  %51 = and i32 %49, 8388607
  %52 = and i32 %50, -8388608
  %53 = or i32 %52, %51
  store i32 %53, ptr %8, align 4
  %54 = load float, ptr %8, align 4
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i32, ptr %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %55, i64 %57
  store float %54, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @header_fields(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca %union.anon, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %9, i64 %11
  %13 = load <2 x i32>, ptr addrspace(1) %12, align 8
  store <2 x i32> %13, ptr %6, align 8
  %14 = load i32, ptr %6, align 8
  %15 = lshr i32 %14, 16
  %16 = load i32, ptr %6, align 8
  %17 = lshr i32 %16, 4
  %18 = and i32 %17, 15
  %19 = mul nsw i32 %18, 4
  %20 = add nsw i32 %15, %19
  %21 = load i32, ptr %6, align 8
  %22 = and i32 %20, 65535
  %23 = shl i32 %22, 16
  %24 = and i32 %21, 65535
  %25 = or i32 %24, %23
  store i32 %25, ptr %6, align 8
  %26 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = shl i32 %27, 7
  %29 = ashr i32 %28, 23
  %30 = sub nsw i32 %29, 1
  %31 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %30, 511
  %34 = shl i32 %33, 16
  %35 = and i32 %32, -33488897
  %36 = or i32 %35, %34
  store i32 %36, ptr %31, align 4
  %37 = shl i32 %33, 23
  %38 = ashr i32 %37, 23
  %39 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %40 = load i32, ptr %39, align 4
  %41 = shl i32 %40, 19
  %42 = ashr i32 %41, 19
  %43 = ashr i32 %42, 2
  %44 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %45 = load i32, ptr %44, align 4
  %46 = and i32 %43, 8191
  %47 = and i32 %45, -8192
  %48 = or i32 %47, %46
  store i32 %48, ptr %44, align 4
  %49 = shl i32 %46, 19
  %50 = ashr i32 %49, 19
  %51 = load i32, ptr %6, align 8
  %52 = lshr i32 %51, 8
  %53 = and i32 %52, 255
  %54 = icmp eq i32 %53, 6
  %55 = zext i1 %54 to i64
  %56 = select i1 %54, i32 1, i32 4
  %57 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %58 = load i32, ptr %57, align 4
  %59 = lshr i32 %58, 13
  %60 = and i32 %59, 7
  %61 = or i32 %60, %56
  %62 = load i32, ptr %57, align 4
  %63 = and i32 %61, 7
  %64 = shl i32 %63, 13
  %65 = and i32 %62, -57345
  %66 = or i32 %65, %64
  store i32 %66, ptr %57, align 4
  %67 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = shl i32 %68, 7
  %70 = ashr i32 %69, 23
  %71 = icmp slt i32 %70, 0
  br i1 %71, label %72, label %81

72:                                               ; preds = %2
  %73 = load i32, ptr %6, align 8
  %74 = and i32 %73, 15
  %75 = getelementptr inbounds nuw %struct.header, ptr %6, i32 0, i32 1
  %76 = load i32, ptr %75, align 4
  %77 = and i32 %74, 127
  %78 = shl i32 %77, 25
  %79 = and i32 %76, 33554431
  %80 = or i32 %79, %78
  store i32 %80, ptr %75, align 4
  br label %81

81:                                               ; preds = %72, %2
  %82 = load <2 x i32>, ptr %6, align 8
  %83 = load ptr addrspace(1), ptr %4, align 8
  %84 = load i32, ptr %5, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %83, i64 %85
  store <2 x i32> %82, ptr addrspace(1) %86, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @packed_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.record, align 1
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.record, ptr addrspace(1) %9, i64 %11
  call void @llvm.memcpy.p0.p1.i64(ptr align 1 %6, ptr addrspace(1) align 1 %12, i64 11, i1 false)
  %13 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 1
  %14 = load i32, ptr %13, align 1
  %15 = mul i32 %14, -1640531535
  %16 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 0
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = add i32 %15, %18
  %20 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 1
  store i32 %19, ptr %20, align 1
  %21 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 2
  %22 = load i16, ptr %21, align 1
  %23 = zext i16 %22 to i32
  %24 = shl i32 %23, 8
  %25 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 2
  %26 = load i16, ptr %25, align 1
  %27 = zext i16 %26 to i32
  %28 = ashr i32 %27, 8
  %29 = or i32 %24, %28
  %30 = trunc i32 %29 to i16
  %31 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 2
  store i16 %30, ptr %31, align 1
  %32 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 3
  %33 = load float, ptr %32, align 1
  %34 = bitcast float %33 to i32
  %35 = and i32 %34, -2139095041
  %36 = or i32 %35, 1056964608
  %37 = bitcast i32 %36 to float
  %38 = fmul float %37, 2.000000e+00
  %39 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 3
  store float %38, ptr %39, align 1
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i32, ptr %5, align 4
  %42 = sub nsw i32 31, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.record, ptr addrspace(1) %40, i64 %43
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 1 %44, ptr align 1 %6, i64 11, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @decode_bc1(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [4 x <4 x i32>], align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %5, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr addrspace(1) %17, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %6, align 8
  %22 = load i64, ptr %6, align 8
  %23 = trunc i64 %22 to i32
  %24 = and i32 %23, 65535
  store i32 %24, ptr %7, align 4
  %25 = load i64, ptr %6, align 8
  %26 = lshr i64 %25, 16
  %27 = trunc i64 %26 to i32
  %28 = and i32 %27, 65535
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %7, align 4
  %30 = lshr i32 %29, 11
  %31 = mul i32 %30, 255
  %32 = udiv i32 %31, 31
  %33 = insertelement <4 x i32> poison, i32 %32, i32 0
  %34 = load i32, ptr %7, align 4
  %35 = lshr i32 %34, 5
  %36 = and i32 %35, 63
  %37 = mul i32 %36, 255
  %38 = udiv i32 %37, 63
  %39 = insertelement <4 x i32> %33, i32 %38, i32 1
  %40 = load i32, ptr %7, align 4
  %41 = and i32 %40, 31
  %42 = mul i32 %41, 255
  %43 = udiv i32 %42, 31
  %44 = insertelement <4 x i32> %39, i32 %43, i32 2
  %45 = insertelement <4 x i32> %44, i32 255, i32 3
  store <4 x i32> %45, ptr %10, align 16
  %46 = load <4 x i32>, ptr %10, align 16
  %47 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 0
  store <4 x i32> %46, ptr %47, align 16
  %48 = load i32, ptr %8, align 4
  %49 = lshr i32 %48, 11
  %50 = mul i32 %49, 255
  %51 = udiv i32 %50, 31
  %52 = insertelement <4 x i32> poison, i32 %51, i32 0
  %53 = load i32, ptr %8, align 4
  %54 = lshr i32 %53, 5
  %55 = and i32 %54, 63
  %56 = mul i32 %55, 255
  %57 = udiv i32 %56, 63
  %58 = insertelement <4 x i32> %52, i32 %57, i32 1
  %59 = load i32, ptr %8, align 4
  %60 = and i32 %59, 31
  %61 = mul i32 %60, 255
  %62 = udiv i32 %61, 31
  %63 = insertelement <4 x i32> %58, i32 %62, i32 2
  %64 = insertelement <4 x i32> %63, i32 255, i32 3
  store <4 x i32> %64, ptr %11, align 16
  %65 = load <4 x i32>, ptr %11, align 16
  %66 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 1
  store <4 x i32> %65, ptr %66, align 16
  %67 = load i32, ptr %7, align 4
  %68 = load i32, ptr %8, align 4
  %69 = icmp ugt i32 %67, %68
  br i1 %69, label %70, label %87

70:                                               ; preds = %2
  %71 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 0
  %72 = load <4 x i32>, ptr %71, align 16
  %73 = mul <4 x i32> splat (i32 2), %72
  %74 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 1
  %75 = load <4 x i32>, ptr %74, align 16
  %76 = add <4 x i32> %73, %75
  %77 = udiv <4 x i32> %76, splat (i32 3)
  %78 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 2
  store <4 x i32> %77, ptr %78, align 16
  %79 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 0
  %80 = load <4 x i32>, ptr %79, align 16
  %81 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 1
  %82 = load <4 x i32>, ptr %81, align 16
  %83 = mul <4 x i32> splat (i32 2), %82
  %84 = add <4 x i32> %80, %83
  %85 = udiv <4 x i32> %84, splat (i32 3)
  %86 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 3
  store <4 x i32> %85, ptr %86, align 16
  br label %96

87:                                               ; preds = %2
  %88 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 0
  %89 = load <4 x i32>, ptr %88, align 16
  %90 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 1
  %91 = load <4 x i32>, ptr %90, align 16
  %92 = add <4 x i32> %89, %91
  %93 = udiv <4 x i32> %92, splat (i32 2)
  %94 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 2
  store <4 x i32> %93, ptr %94, align 16
  %95 = getelementptr inbounds [4 x <4 x i32>], ptr %9, i64 0, i64 3
  store <4 x i32> zeroinitializer, ptr %95, align 16
  br label %96

96:                                               ; preds = %87, %70
  %97 = load i64, ptr %6, align 8
  %98 = lshr i64 %97, 32
  %99 = trunc i64 %98 to i32
  store i32 %99, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %100

100:                                              ; preds = %132, %96
  %101 = load i32, ptr %13, align 4
  %102 = icmp slt i32 %101, 16
  br i1 %102, label %103, label %135

103:                                              ; preds = %100
  %104 = load i32, ptr %12, align 4
  %105 = and i32 %104, 3
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [4 x <4 x i32>], ptr %9, i64 0, i64 %106
  %108 = load <4 x i32>, ptr %107, align 16
  store <4 x i32> %108, ptr %14, align 16
  %109 = load <4 x i32>, ptr %14, align 16
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = load <4 x i32>, ptr %14, align 16
  %112 = extractelement <4 x i32> %111, i64 1
  %113 = shl i32 %112, 8
  %114 = or i32 %110, %113
  %115 = load <4 x i32>, ptr %14, align 16
  %116 = extractelement <4 x i32> %115, i64 2
  %117 = shl i32 %116, 16
  %118 = or i32 %114, %117
  %119 = load <4 x i32>, ptr %14, align 16
  %120 = extractelement <4 x i32> %119, i64 3
  %121 = shl i32 %120, 24
  %122 = or i32 %118, %121
  %123 = load ptr addrspace(1), ptr %4, align 8
  %124 = load i32, ptr %5, align 4
  %125 = mul nsw i32 %124, 16
  %126 = load i32, ptr %13, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i32, ptr addrspace(1) %123, i64 %128
  store i32 %122, ptr addrspace(1) %129, align 4
  %130 = load i32, ptr %12, align 4
  %131 = lshr i32 %130, 2
  store i32 %131, ptr %12, align 4
  br label %132

132:                                              ; preds = %103
  %133 = load i32, ptr %13, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %13, align 4
  br label %100

135:                                              ; preds = %100
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"uint*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"uint2*", !"uint2*"}
!17 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!18 = !{!"const", !""}
!19 = !{!"record*", !"record*"}
!20 = !{!"ulong*", !"uint*"}
