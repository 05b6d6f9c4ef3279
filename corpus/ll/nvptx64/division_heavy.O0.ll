; ModuleID = 'corpus/opencl/division_heavy.cl'
source_filename = "corpus/opencl/division_heavy.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @div_constants(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 32 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  %10 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %6, align 4
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = trunc i32 %19 to i16
  store i16 %20, ptr %8, align 2
  %21 = load i32, ptr %6, align 4
  %22 = trunc i32 %21 to i8
  store i8 %22, ptr %9, align 1
  %23 = load i32, ptr %6, align 4
  %24 = sdiv i32 %23, 3
  %25 = insertelement <8 x i32> poison, i32 %24, i32 0
  %26 = load i32, ptr %6, align 4
  %27 = srem i32 %26, 10
  %28 = insertelement <8 x i32> %25, i32 %27, i32 1
  %29 = load i32, ptr %6, align 4
  %30 = sdiv i32 %29, -7
  %31 = insertelement <8 x i32> %28, i32 %30, i32 2
  %32 = load i32, ptr %7, align 4
  %33 = udiv i32 %32, 1000000007
  %34 = insertelement <8 x i32> %31, i32 %33, i32 3
  %35 = load i32, ptr %7, align 4
  %36 = urem i32 %35, 641
  %37 = insertelement <8 x i32> %34, i32 %36, i32 4
  %38 = load i32, ptr %6, align 4
  %39 = sdiv i32 %38, 16
  %40 = load i32, ptr %6, align 4
  %41 = srem i32 %40, 64
  %42 = add nsw i32 %39, %41
  %43 = insertelement <8 x i32> %37, i32 %42, i32 5
  %44 = load i16, ptr %8, align 2
  %45 = sext i16 %44 to i32
  %46 = sdiv i32 %45, 11
  %47 = load i16, ptr %8, align 2
  %48 = sext i16 %47 to i32
  %49 = srem i32 %48, 13
  %50 = add nsw i32 %46, %49
  %51 = insertelement <8 x i32> %43, i32 %50, i32 6
  %52 = load i8, ptr %9, align 1
  %53 = zext i8 %52 to i32
  %54 = sdiv i32 %53, 9
  %55 = load i8, ptr %9, align 1
  %56 = zext i8 %55 to i32
  %57 = srem i32 %56, 5
  %58 = add nsw i32 %54, %57
  %59 = insertelement <8 x i32> %51, i32 %58, i32 7
  store <8 x i32> %59, ptr %10, align 32
  %60 = load <8 x i32>, ptr %10, align 32
  %61 = load ptr addrspace(1), ptr %4, align 8
  %62 = load i32, ptr %5, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %61, i64 %63
  store <8 x i32> %60, ptr addrspace(1) %64, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @div_variable(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 32 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca <4 x i64>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8
  store i64 %18, ptr %8, align 8
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr %9, align 4
  %24 = load i64, ptr %8, align 8
  store i64 %24, ptr %10, align 8
  %25 = load i64, ptr %8, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = sdiv i64 %25, %27
  %29 = insertelement <4 x i64> poison, i64 %28, i32 0
  %30 = load i64, ptr %8, align 8
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = srem i64 %30, %32
  %34 = insertelement <4 x i64> %29, i64 %33, i32 1
  %35 = load i64, ptr %10, align 8
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %37, 977
  %39 = udiv i64 %35, %38
  %40 = insertelement <4 x i64> %34, i64 %39, i32 2
  %41 = load i64, ptr %10, align 8
  %42 = trunc i64 %41 to i32
  %43 = load i32, ptr %9, align 4
  %44 = urem i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = load i64, ptr %8, align 8
  %47 = trunc i64 %46 to i16
  %48 = sext i16 %47 to i32
  %49 = load i32, ptr %9, align 4
  %50 = srem i32 %49, 100
  %51 = add nsw i32 %50, 1
  %52 = trunc i32 %51 to i16
  %53 = sext i16 %52 to i32
  %54 = sdiv i32 %48, %53
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %45, %55
  %57 = insertelement <4 x i64> %40, i64 %56, i32 3
  store <4 x i64> %57, ptr %11, align 32
  %58 = load <4 x i64>, ptr %11, align 32
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %59, i64 %61
  store <4 x i64> %58, ptr addrspace(1) %62, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @civil_dates(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 16 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
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
  %14 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %5, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = add nsw i32 %21, 719468
  store i32 %22, ptr %6, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp sge i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %2
  %26 = load i32, ptr %6, align 4
  br label %30

27:                                               ; preds = %2
  %28 = load i32, ptr %6, align 4
  %29 = sub nsw i32 %28, 146096
  br label %30

30:                                               ; preds = %27, %25
  %31 = phi i32 [ %26, %25 ], [ %29, %27 ]
  %32 = sdiv i32 %31, 146097
  store i32 %32, ptr %7, align 4
  %33 = load i32, ptr %6, align 4
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 %34, 146097
  %36 = sub nsw i32 %33, %35
  store i32 %36, ptr %8, align 4
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = udiv i32 %38, 1460
  %40 = sub i32 %37, %39
  %41 = load i32, ptr %8, align 4
  %42 = udiv i32 %41, 36524
  %43 = add i32 %40, %42
  %44 = load i32, ptr %8, align 4
  %45 = udiv i32 %44, 146096
  %46 = sub i32 %43, %45
  %47 = udiv i32 %46, 365
  store i32 %47, ptr %9, align 4
  %48 = load i32, ptr %8, align 4
  %49 = load i32, ptr %9, align 4
  %50 = mul i32 365, %49
  %51 = load i32, ptr %9, align 4
  %52 = udiv i32 %51, 4
  %53 = add i32 %50, %52
  %54 = load i32, ptr %9, align 4
  %55 = udiv i32 %54, 100
  %56 = sub i32 %53, %55
  %57 = sub i32 %48, %56
  store i32 %57, ptr %10, align 4
  %58 = load i32, ptr %10, align 4
  %59 = mul i32 5, %58
  %60 = add i32 %59, 2
  %61 = udiv i32 %60, 153
  store i32 %61, ptr %11, align 4
  %62 = load i32, ptr %11, align 4
  %63 = icmp ult i32 %62, 10
  br i1 %63, label %64, label %67

64:                                               ; preds = %30
  %65 = load i32, ptr %11, align 4
  %66 = add i32 %65, 3
  br label %70

67:                                               ; preds = %30
  %68 = load i32, ptr %11, align 4
  %69 = sub i32 %68, 9
  br label %70

70:                                               ; preds = %67, %64
  %71 = phi i32 [ %66, %64 ], [ %69, %67 ]
  store i32 %71, ptr %12, align 4
  %72 = load ptr addrspace(1), ptr %3, align 8
  %73 = load i32, ptr %5, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = icmp sge i32 %76, -4
  br i1 %77, label %78, label %86

78:                                               ; preds = %70
  %79 = load ptr addrspace(1), ptr %3, align 8
  %80 = load i32, ptr %5, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4
  %84 = add nsw i32 %83, 4
  %85 = srem i32 %84, 7
  br label %95

86:                                               ; preds = %70
  %87 = load ptr addrspace(1), ptr %3, align 8
  %88 = load i32, ptr %5, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4
  %92 = add nsw i32 %91, 5
  %93 = srem i32 %92, 7
  %94 = add nsw i32 %93, 6
  br label %95

95:                                               ; preds = %86, %78
  %96 = phi i32 [ %85, %78 ], [ %94, %86 ]
  store i32 %96, ptr %13, align 4
  %97 = load i32, ptr %9, align 4
  %98 = load i32, ptr %7, align 4
  %99 = mul nsw i32 %98, 400
  %100 = add nsw i32 %97, %99
  %101 = load i32, ptr %12, align 4
  %102 = icmp sle i32 %101, 2
  %103 = zext i1 %102 to i32
  %104 = add nsw i32 %100, %103
  %105 = insertelement <4 x i32> poison, i32 %104, i32 0
  %106 = load i32, ptr %12, align 4
  %107 = insertelement <4 x i32> %105, i32 %106, i32 1
  %108 = load i32, ptr %10, align 4
  %109 = load i32, ptr %11, align 4
  %110 = mul i32 153, %109
  %111 = add i32 %110, 2
  %112 = udiv i32 %111, 5
  %113 = sub i32 %108, %112
  %114 = add i32 %113, 1
  %115 = insertelement <4 x i32> %107, i32 %114, i32 2
  %116 = load i32, ptr %13, align 4
  %117 = insertelement <4 x i32> %115, i32 %116, i32 3
  store <4 x i32> %117, ptr %14, align 16
  %118 = load <4 x i32>, ptr %14, align 16
  %119 = load ptr addrspace(1), ptr %4, align 8
  %120 = load i32, ptr %5, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %119, i64 %121
  store <4 x i32> %118, ptr addrspace(1) %122, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gcd_inverse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
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
  call void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 8 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %9, align 4
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  store i32 %27, ptr %10, align 4
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  store i32 %32, ptr %11, align 4
  br label %33

33:                                               ; preds = %36, %4
  %34 = load i32, ptr %11, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = load i32, ptr %10, align 4
  %38 = load i32, ptr %11, align 4
  %39 = urem i32 %37, %38
  store i32 %39, ptr %12, align 4
  %40 = load i32, ptr %11, align 4
  store i32 %40, ptr %10, align 4
  %41 = load i32, ptr %12, align 4
  store i32 %41, ptr %11, align 4
  br label %33

42:                                               ; preds = %33
  store i32 0, ptr %13, align 4
  store i32 1, ptr %14, align 4
  %43 = load i32, ptr %8, align 4
  store i32 %43, ptr %15, align 4
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = load i32, ptr %8, align 4
  %50 = urem i32 %48, %49
  store i32 %50, ptr %16, align 4
  br label %51

51:                                               ; preds = %54, %42
  %52 = load i32, ptr %16, align 4
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %72

54:                                               ; preds = %51
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %16, align 4
  %57 = sdiv i32 %55, %56
  store i32 %57, ptr %17, align 4
  %58 = load i32, ptr %15, align 4
  %59 = load i32, ptr %17, align 4
  %60 = load i32, ptr %16, align 4
  %61 = mul nsw i32 %59, %60
  %62 = sub nsw i32 %58, %61
  store i32 %62, ptr %18, align 4
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %17, align 4
  %65 = load i32, ptr %14, align 4
  %66 = mul nsw i32 %64, %65
  %67 = sub nsw i32 %63, %66
  store i32 %67, ptr %19, align 4
  %68 = load i32, ptr %16, align 4
  store i32 %68, ptr %15, align 4
  %69 = load i32, ptr %18, align 4
  store i32 %69, ptr %16, align 4
  %70 = load i32, ptr %14, align 4
  store i32 %70, ptr %13, align 4
  %71 = load i32, ptr %19, align 4
  store i32 %71, ptr %14, align 4
  br label %51

72:                                               ; preds = %51
  %73 = load i32, ptr %10, align 4
  %74 = insertelement <2 x i32> poison, i32 %73, i32 0
  %75 = load i32, ptr %15, align 4
  %76 = icmp eq i32 %75, 1
  br i1 %76, label %77, label %88

77:                                               ; preds = %72
  %78 = load i32, ptr %13, align 4
  %79 = icmp slt i32 %78, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = load i32, ptr %13, align 4
  %82 = load i32, ptr %8, align 4
  %83 = add nsw i32 %81, %82
  br label %86

84:                                               ; preds = %77
  %85 = load i32, ptr %13, align 4
  br label %86

86:                                               ; preds = %84, %80
  %87 = phi i32 [ %83, %80 ], [ %85, %84 ]
  br label %89

88:                                               ; preds = %72
  br label %89

89:                                               ; preds = %88, %86
  %90 = phi i32 [ %87, %86 ], [ 0, %88 ]
  %91 = insertelement <2 x i32> %74, i32 %90, i32 1
  store <2 x i32> %91, ptr %20, align 8
  %92 = load <2 x i32>, ptr %20, align 8
  %93 = load ptr addrspace(1), ptr %7, align 8
  %94 = load i32, ptr %9, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %93, i64 %95
  store <2 x i32> %92, ptr addrspace(1) %96, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @to_base(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 1 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = srem i32 %13, 15
  %15 = add nsw i32 2, %14
  %16 = sext i32 %15 to i64
  store i64 %16, ptr %6, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 %18, 65
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 %20
  store ptr addrspace(1) %21, ptr %7, align 8
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr addrspace(1) %22, i64 %24
  %26 = load i64, ptr addrspace(1) %25, align 8
  store i64 %26, ptr %8, align 8
  store i32 64, ptr %9, align 4
  br label %27

27:                                               ; preds = %55, %2
  %28 = load i64, ptr %8, align 8
  %29 = load i64, ptr %6, align 8
  %30 = urem i64 %28, %29
  %31 = trunc i64 %30 to i8
  store i8 %31, ptr %10, align 1
  %32 = load i8, ptr %10, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp slt i32 %33, 10
  br i1 %34, label %35, label %39

35:                                               ; preds = %27
  %36 = load i8, ptr %10, align 1
  %37 = zext i8 %36 to i32
  %38 = add nsw i32 48, %37
  br label %44

39:                                               ; preds = %27
  %40 = load i8, ptr %10, align 1
  %41 = zext i8 %40 to i32
  %42 = sub nsw i32 %41, 10
  %43 = add nsw i32 97, %42
  br label %44

44:                                               ; preds = %39, %35
  %45 = phi i32 [ %38, %35 ], [ %43, %39 ]
  %46 = trunc i32 %45 to i8
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, -1
  store i32 %49, ptr %9, align 4
  %50 = sext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %47, i64 %50
  store i8 %46, ptr addrspace(1) %51, align 1
  %52 = load i64, ptr %6, align 8
  %53 = load i64, ptr %8, align 8
  %54 = udiv i64 %53, %52
  store i64 %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %44
  %56 = load i64, ptr %8, align 8
  %57 = icmp ne i64 %56, 0
  br i1 %57, label %27, label %58

58:                                               ; preds = %55
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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!12 = !{!"int*", !"int8*"}
!13 = !{!"int*", !"int __attribute__((ext_vector_type(8)))*"}
!14 = !{!"const", !""}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"long*", !"int*", !"long4*"}
!18 = !{!"long*", !"int*", !"long __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"const", !""}
!20 = !{!"int*", !"int4*"}
!21 = !{!"int*", !"int __attribute__((ext_vector_type(4)))*"}
!22 = !{i32 1, i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"uint*", !"uint*", !"uint2*", !"uint"}
!25 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"uint"}
!26 = !{!"const", !"const", !"", !""}
!27 = !{!"ulong*", !"uchar*"}
