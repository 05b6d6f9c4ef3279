; ModuleID = 'corpus/opencl/compression.cl'
source_filename = "corpus/opencl/compression.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@codes = dso_local addrspace(4) constant [32 x i8] c"\01\12\01#\01\12\014\01\12\01#\01\12\01E\01\12\01#\01\12\014\01\12\01#\01\12\01U", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rle_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = mul nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %22
  store ptr addrspace(1) %23, ptr %10, align 8
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %25, %26
  %28 = mul nsw i32 %27, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %29
  store ptr addrspace(1) %30, ptr %11, align 8
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %31

31:                                               ; preds = %67, %4
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %8, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %84

35:                                               ; preds = %31
  %36 = load ptr addrspace(1), ptr %10, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %36, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1
  store i8 %40, ptr %14, align 1
  store i32 1, ptr %15, align 4
  br label %41

41:                                               ; preds = %64, %35
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %15, align 4
  %44 = add nsw i32 %42, %43
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %62

47:                                               ; preds = %41
  %48 = load i32, ptr %15, align 4
  %49 = icmp slt i32 %48, 255
  br i1 %49, label %50, label %62

50:                                               ; preds = %47
  %51 = load ptr addrspace(1), ptr %10, align 8
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %15, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %51, i64 %55
  %57 = load i8, ptr addrspace(1) %56, align 1
  %58 = zext i8 %57 to i32
  %59 = load i8, ptr %14, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %58, %60
  br label %62

62:                                               ; preds = %50, %47, %41
  %63 = phi i1 [ false, %47 ], [ false, %41 ], [ %61, %50 ]
  br i1 %63, label %64, label %67

64:                                               ; preds = %62
  %65 = load i32, ptr %15, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %15, align 4
  br label %41

67:                                               ; preds = %62
  %68 = load i32, ptr %15, align 4
  %69 = trunc i32 %68 to i8
  %70 = load ptr addrspace(1), ptr %11, align 8
  %71 = load i32, ptr %12, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %12, align 4
  %73 = sext i32 %71 to i64
  %74 = getelementptr inbounds i8, ptr addrspace(1) %70, i64 %73
  store i8 %69, ptr addrspace(1) %74, align 1
  %75 = load i8, ptr %14, align 1
  %76 = load ptr addrspace(1), ptr %11, align 8
  %77 = load i32, ptr %12, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %12, align 4
  %79 = sext i32 %77 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %76, i64 %79
  store i8 %75, ptr addrspace(1) %80, align 1
  %81 = load i32, ptr %15, align 4
  %82 = load i32, ptr %13, align 4
  %83 = add nsw i32 %82, %81
  store i32 %83, ptr %13, align 4
  br label %31

84:                                               ; preds = %31
  %85 = load i32, ptr %12, align 4
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = load i32, ptr %9, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 %88
  store i32 %85, ptr addrspace(1) %89, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  call void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = and i32 %18, 31
  %20 = shl i32 1, %19
  %21 = sub i32 %20, 1
  store i32 %21, ptr %10, align 4
  store i64 0, ptr %11, align 8
  store i32 0, ptr %12, align 4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %8, align 4
  %24 = mul i32 %22, %23
  store i32 %24, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %25

25:                                               ; preds = %70, %4
  %26 = load i32, ptr %14, align 4
  %27 = icmp ult i32 %26, 32
  br i1 %27, label %28, label %73

28:                                               ; preds = %25
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = mul i32 %30, 32
  %32 = load i32, ptr %14, align 4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = load i32, ptr %10, align 4
  %38 = and i32 %36, %37
  %39 = load ptr addrspace(1), ptr %7, align 8
  %40 = load i32, ptr addrspace(1) %39, align 4
  %41 = sub i32 %38, %40
  %42 = load i32, ptr %10, align 4
  %43 = and i32 %41, %42
  store i32 %43, ptr %15, align 4
  %44 = load i32, ptr %15, align 4
  %45 = zext i32 %44 to i64
  %46 = load i32, ptr %12, align 4
  %47 = zext i32 %46 to i64
  %48 = and i64 %47, 63
  %49 = shl i64 %45, %48
  %50 = load i64, ptr %11, align 8
  %51 = or i64 %50, %49
  store i64 %51, ptr %11, align 8
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %12, align 4
  %54 = add i32 %53, %52
  store i32 %54, ptr %12, align 4
  %55 = load i32, ptr %12, align 4
  %56 = icmp uge i32 %55, 32
  br i1 %56, label %57, label %69

57:                                               ; preds = %28
  %58 = load i64, ptr %11, align 8
  %59 = trunc i64 %58 to i32
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i32, ptr %13, align 4
  %62 = add i32 %61, 1
  store i32 %62, ptr %13, align 4
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %63
  store i32 %59, ptr addrspace(1) %64, align 4
  %65 = load i64, ptr %11, align 8
  %66 = lshr i64 %65, 32
  store i64 %66, ptr %11, align 8
  %67 = load i32, ptr %12, align 4
  %68 = sub i32 %67, 32
  store i32 %68, ptr %12, align 4
  br label %69

69:                                               ; preds = %57, %28
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %14, align 4
  %72 = add i32 %71, 1
  store i32 %72, ptr %14, align 4
  br label %25

73:                                               ; preds = %25
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @unpack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = and i32 %18, 31
  %20 = shl i32 1, %19
  %21 = sub i32 %20, 1
  store i32 %21, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %75, %4
  %23 = load i32, ptr %11, align 4
  %24 = icmp ult i32 %23, 32
  br i1 %24, label %25, label %78

25:                                               ; preds = %22
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %8, align 4
  %28 = mul i32 %26, %27
  store i32 %28, ptr %12, align 4
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %8, align 4
  %31 = mul i32 %29, %30
  %32 = load i32, ptr %12, align 4
  %33 = lshr i32 %32, 5
  %34 = add i32 %31, %33
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %12, align 4
  %36 = and i32 %35, 31
  store i32 %36, ptr %14, align 4
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %13, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = load i32, ptr %14, align 4
  %43 = and i32 %42, 31
  %44 = lshr i32 %41, %43
  store i32 %44, ptr %15, align 4
  %45 = load i32, ptr %14, align 4
  %46 = load i32, ptr %8, align 4
  %47 = add i32 %45, %46
  %48 = icmp ugt i32 %47, 32
  br i1 %48, label %49, label %62

49:                                               ; preds = %25
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i32, ptr %13, align 4
  %52 = add i32 %51, 1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = load i32, ptr %14, align 4
  %57 = sub i32 32, %56
  %58 = and i32 %57, 31
  %59 = shl i32 %55, %58
  %60 = load i32, ptr %15, align 4
  %61 = or i32 %60, %59
  store i32 %61, ptr %15, align 4
  br label %62

62:                                               ; preds = %49, %25
  %63 = load i32, ptr %15, align 4
  %64 = load i32, ptr %10, align 4
  %65 = and i32 %63, %64
  %66 = load i32, ptr %7, align 4
  %67 = add i32 %65, %66
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i32, ptr %9, align 4
  %70 = mul i32 %69, 32
  %71 = load i32, ptr %11, align 4
  %72 = add i32 %70, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %73
  store i32 %67, ptr addrspace(1) %74, align 4
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %11, align 4
  %77 = add i32 %76, 1
  store i32 %77, ptr %11, align 4
  br label %22

78:                                               ; preds = %22
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @huffman_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %9, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i32, ptr %9, align 4
  %22 = mul i32 %21, 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %23
  store ptr addrspace(1) %24, ptr %10, align 8
  %25 = load ptr addrspace(1), ptr %10, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 0
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = zext i32 %27 to i64
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 1
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = zext i32 %31 to i64
  %33 = shl i64 %32, 32
  %34 = or i64 %28, %33
  store i64 %34, ptr %11, align 8
  store i32 64, ptr %12, align 4
  store i32 2, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %35

35:                                               ; preds = %93, %4
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %8, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %96

39:                                               ; preds = %35
  %40 = load i64, ptr %11, align 8
  %41 = and i64 %40, 31
  %42 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) @codes, i64 0, i64 %41
  %43 = load i8, ptr addrspace(4) %42, align 1
  store i8 %43, ptr %16, align 1
  %44 = load i8, ptr %16, align 1
  %45 = zext i8 %44 to i32
  %46 = and i32 %45, 15
  store i32 %46, ptr %17, align 4
  %47 = load i32, ptr %17, align 4
  %48 = load i64, ptr %11, align 8
  %49 = zext i32 %47 to i64
  %50 = and i64 %49, 63
  %51 = lshr i64 %48, %50
  store i64 %51, ptr %11, align 8
  %52 = load i32, ptr %17, align 4
  %53 = load i32, ptr %12, align 4
  %54 = sub i32 %53, %52
  store i32 %54, ptr %12, align 4
  %55 = load i32, ptr %17, align 4
  %56 = load i32, ptr %14, align 4
  %57 = add i32 %56, %55
  store i32 %57, ptr %14, align 4
  %58 = load i8, ptr %16, align 1
  %59 = zext i8 %58 to i32
  %60 = ashr i32 %59, 4
  %61 = add nsw i32 97, %60
  %62 = trunc i32 %61 to i8
  %63 = load ptr addrspace(1), ptr %6, align 8
  %64 = load i32, ptr %9, align 4
  %65 = load i32, ptr %8, align 4
  %66 = mul i32 %64, %65
  %67 = load i32, ptr %15, align 4
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 %69
  store i8 %62, ptr addrspace(1) %70, align 1
  %71 = load i32, ptr %12, align 4
  %72 = icmp ule i32 %71, 32
  br i1 %72, label %73, label %92

73:                                               ; preds = %39
  %74 = load i32, ptr %13, align 4
  %75 = icmp ult i32 %74, 8
  br i1 %75, label %76, label %92

76:                                               ; preds = %73
  %77 = load ptr addrspace(1), ptr %10, align 8
  %78 = load i32, ptr %13, align 4
  %79 = add i32 %78, 1
  store i32 %79, ptr %13, align 4
  %80 = zext i32 %78 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4
  %83 = zext i32 %82 to i64
  %84 = load i32, ptr %12, align 4
  %85 = zext i32 %84 to i64
  %86 = and i64 %85, 63
  %87 = shl i64 %83, %86
  %88 = load i64, ptr %11, align 8
  %89 = or i64 %88, %87
  store i64 %89, ptr %11, align 8
  %90 = load i32, ptr %12, align 4
  %91 = add i32 %90, 32
  store i32 %91, ptr %12, align 4
  br label %92

92:                                               ; preds = %76, %73, %39
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %15, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %15, align 4
  br label %35

96:                                               ; preds = %35
  %97 = load i32, ptr %14, align 4
  %98 = load ptr addrspace(1), ptr %7, align 8
  %99 = load i32, ptr %9, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %98, i64 %100
  store i32 %97, ptr addrspace(1) %101, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @varint_delta(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 1 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %25 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %11, align 4
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %10, align 4
  %30 = mul nsw i32 %28, %29
  %31 = mul nsw i32 %30, 5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %32
  store ptr addrspace(1) %33, ptr %12, align 8
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %34

34:                                               ; preds = %79, %5
  %35 = load i32, ptr %15, align 4
  %36 = load i32, ptr %10, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %82

38:                                               ; preds = %34
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i32, ptr %11, align 4
  %41 = load i32, ptr %10, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %15, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  store i32 %47, ptr %16, align 4
  %48 = load i32, ptr %16, align 4
  %49 = load i32, ptr %14, align 4
  %50 = sub nsw i32 %48, %49
  store i32 %50, ptr %17, align 4
  %51 = load i32, ptr %17, align 4
  %52 = shl i32 %51, 1
  %53 = load i32, ptr %17, align 4
  %54 = ashr i32 %53, 31
  %55 = xor i32 %52, %54
  store i32 %55, ptr %18, align 4
  %56 = load i32, ptr %16, align 4
  store i32 %56, ptr %14, align 4
  br label %57

57:                                               ; preds = %60, %38
  %58 = load i32, ptr %18, align 4
  %59 = icmp uge i32 %58, 128
  br i1 %59, label %60, label %71

60:                                               ; preds = %57
  %61 = load i32, ptr %18, align 4
  %62 = or i32 %61, 128
  %63 = trunc i32 %62 to i8
  %64 = load ptr addrspace(1), ptr %12, align 8
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  %67 = sext i32 %65 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(1) %64, i64 %67
  store i8 %63, ptr addrspace(1) %68, align 1
  %69 = load i32, ptr %18, align 4
  %70 = lshr i32 %69, 7
  store i32 %70, ptr %18, align 4
  br label %57

71:                                               ; preds = %57
  %72 = load i32, ptr %18, align 4
  %73 = trunc i32 %72 to i8
  %74 = load ptr addrspace(1), ptr %12, align 8
  %75 = load i32, ptr %13, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %13, align 4
  %77 = sext i32 %75 to i64
  %78 = getelementptr inbounds i8, ptr addrspace(1) %74, i64 %77
  store i8 %73, ptr addrspace(1) %78, align 1
  br label %79

79:                                               ; preds = %71
  %80 = load i32, ptr %15, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4
  br label %34

82:                                               ; preds = %34
  %83 = load i32, ptr %13, align 4
  %84 = load ptr addrspace(1), ptr %8, align 8
  %85 = load i32, ptr %11, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 %86
  store i32 %83, ptr addrspace(1) %87, align 4
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %88

88:                                               ; preds = %133, %82
  %89 = load i32, ptr %21, align 4
  %90 = load i32, ptr %10, align 4
  %91 = icmp slt i32 %89, %90
  br i1 %91, label %92, label %136

92:                                               ; preds = %88
  store i32 0, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %93

93:                                               ; preds = %110, %92
  %94 = load ptr addrspace(1), ptr %12, align 8
  %95 = load i32, ptr %19, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %19, align 4
  %97 = sext i32 %95 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %94, i64 %97
  %99 = load i8, ptr addrspace(1) %98, align 1
  store i8 %99, ptr %24, align 1
  %100 = load i8, ptr %24, align 1
  %101 = zext i8 %100 to i32
  %102 = and i32 %101, 127
  %103 = load i32, ptr %23, align 4
  %104 = and i32 %103, 31
  %105 = shl i32 %102, %104
  %106 = load i32, ptr %22, align 4
  %107 = or i32 %106, %105
  store i32 %107, ptr %22, align 4
  %108 = load i32, ptr %23, align 4
  %109 = add i32 %108, 7
  store i32 %109, ptr %23, align 4
  br label %110

110:                                              ; preds = %93
  %111 = load i8, ptr %24, align 1
  %112 = zext i8 %111 to i32
  %113 = and i32 %112, 128
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %93, label %115

115:                                              ; preds = %110
  %116 = load i32, ptr %22, align 4
  %117 = lshr i32 %116, 1
  %118 = load i32, ptr %22, align 4
  %119 = and i32 %118, 1
  %120 = sub nsw i32 0, %119
  %121 = xor i32 %117, %120
  %122 = load i32, ptr %20, align 4
  %123 = add nsw i32 %122, %121
  store i32 %123, ptr %20, align 4
  %124 = load i32, ptr %20, align 4
  %125 = load ptr addrspace(1), ptr %9, align 8
  %126 = load i32, ptr %11, align 4
  %127 = load i32, ptr %10, align 4
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr %21, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr addrspace(1) %125, i64 %131
  store i32 %124, ptr addrspace(1) %132, align 4
  br label %133

133:                                              ; preds = %115
  %134 = load i32, ptr %21, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %21, align 4
  br label %88

136:                                              ; preds = %88
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lz_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = mul nsw i32 %18, 32
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 %20
  store ptr addrspace(1) %21, ptr %8, align 8
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i32, ptr %7, align 4
  %24 = mul nsw i32 %23, 64
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %25
  store ptr addrspace(1) %26, ptr %9, align 8
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %27

27:                                               ; preds = %91, %48, %3
  %28 = load i32, ptr %11, align 4
  %29 = icmp slt i32 %28, 31
  br i1 %29, label %30, label %33

30:                                               ; preds = %27
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %31, 64
  br label %33

33:                                               ; preds = %30, %27
  %34 = phi i1 [ false, %27 ], [ %32, %30 ]
  br i1 %34, label %35, label %92

35:                                               ; preds = %33
  %36 = load ptr addrspace(1), ptr %8, align 8
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %11, align 4
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %36, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1
  store i8 %41, ptr %12, align 1
  %42 = load i8, ptr %12, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp slt i32 %43, 128
  br i1 %44, label %48, label %45

45:                                               ; preds = %35
  %46 = load i32, ptr %10, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %55

48:                                               ; preds = %45, %35
  %49 = load i8, ptr %12, align 1
  %50 = load ptr addrspace(1), ptr %9, align 8
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %10, align 4
  %53 = sext i32 %51 to i64
  %54 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %53
  store i8 %49, ptr addrspace(1) %54, align 1
  br label %27

55:                                               ; preds = %45
  %56 = load ptr addrspace(1), ptr %8, align 8
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %56, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = zext i8 %61 to i32
  %63 = load i32, ptr %10, align 4
  %64 = srem i32 %62, %63
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %13, align 4
  %66 = load i8, ptr %12, align 1
  %67 = zext i8 %66 to i32
  %68 = and i32 %67, 7
  %69 = add nsw i32 %68, 2
  %70 = load i32, ptr %10, align 4
  %71 = sub nsw i32 64, %70
  %72 = call i32 @_Z3minii(i32 noundef %69, i32 noundef %71) #6
  store i32 %72, ptr %14, align 4
  br label %73

73:                                               ; preds = %77, %55
  %74 = load i32, ptr %14, align 4
  %75 = add nsw i32 %74, -1
  store i32 %75, ptr %14, align 4
  %76 = icmp sgt i32 %74, 0
  br i1 %76, label %77, label %91

77:                                               ; preds = %73
  %78 = load ptr addrspace(1), ptr %9, align 8
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %13, align 4
  %81 = sub nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %78, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1
  %85 = load ptr addrspace(1), ptr %9, align 8
  %86 = load i32, ptr %10, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(1) %85, i64 %87
  store i8 %84, ptr addrspace(1) %88, align 1
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %10, align 4
  br label %73

91:                                               ; preds = %73
  br label %27

92:                                               ; preds = %33
  %93 = load i32, ptr %10, align 4
  %94 = load ptr addrspace(1), ptr %6, align 8
  %95 = load i32, ptr %7, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 %96
  store i32 %93, ptr addrspace(1) %97, align 4
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
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!15 = !{!"const", !"", !"const", !""}
!16 = !{i32 1, i32 1, i32 0, i32 0}
!17 = !{!"uint*", !"uint*", !"uint", !"uint"}
!18 = !{!"uint*", !"uchar*", !"uint*", !"int"}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none"}
!21 = !{!"int*", !"uchar*", !"int*", !"int*", !"int"}
!22 = !{!"const", !"", !"", !"", !""}
!23 = !{i32 1, i32 1, i32 1}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"uchar*", !"uchar*", !"int*"}
!26 = !{!"const", !"", !""}
