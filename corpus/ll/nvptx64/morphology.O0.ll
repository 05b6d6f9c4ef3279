; ModuleID = 'corpus/opencl/morphology.cl'
source_filename = "corpus/opencl/morphology.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dilate_erode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 1 %14, ptr addrspace(1) noundef align 1 %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %13, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %14, align 4
  store i8 -1, ptr %15, align 1
  store i8 0, ptr %16, align 1
  %26 = load i32, ptr %12, align 4
  store i32 %26, ptr %17, align 4
  br label %27

27:                                               ; preds = %77, %6
  %28 = load i32, ptr %17, align 4
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %82

30:                                               ; preds = %27
  %31 = load i32, ptr %17, align 4
  %32 = load i32, ptr %17, align 4
  %33 = sub i32 0, %32
  %34 = and i32 %31, %33
  %35 = call i32 @_Z3clzj(i32 noundef %34) #6
  %36 = sub i32 31, %35
  store i32 %36, ptr %18, align 4
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %18, align 4
  %39 = srem i32 %38, 3
  %40 = add nsw i32 %37, %39
  %41 = sub nsw i32 %40, 1
  store i32 %41, ptr %19, align 4
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %18, align 4
  %44 = sdiv i32 %43, 3
  %45 = add nsw i32 %42, %44
  %46 = sub nsw i32 %45, 1
  store i32 %46, ptr %20, align 4
  %47 = load i32, ptr %19, align 4
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %60, label %49

49:                                               ; preds = %30
  %50 = load i32, ptr %20, align 4
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %60, label %52

52:                                               ; preds = %49
  %53 = load i32, ptr %19, align 4
  %54 = load i32, ptr %10, align 4
  %55 = icmp sge i32 %53, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %52
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %60, label %61

60:                                               ; preds = %56, %52, %49, %30
  br label %77

61:                                               ; preds = %56
  %62 = load ptr addrspace(1), ptr %7, align 8
  %63 = load i32, ptr %20, align 4
  %64 = load i32, ptr %10, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %19, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1
  store i8 %70, ptr %21, align 1
  %71 = load i8, ptr %15, align 1
  %72 = load i8, ptr %21, align 1
  %73 = call zeroext i8 @_Z3minhh(i8 noundef zeroext %71, i8 noundef zeroext %72) #6
  store i8 %73, ptr %15, align 1
  %74 = load i8, ptr %16, align 1
  %75 = load i8, ptr %21, align 1
  %76 = call zeroext i8 @_Z3maxhh(i8 noundef zeroext %74, i8 noundef zeroext %75) #6
  store i8 %76, ptr %16, align 1
  br label %77

77:                                               ; preds = %61, %60
  %78 = load i32, ptr %17, align 4
  %79 = sub i32 %78, 1
  %80 = load i32, ptr %17, align 4
  %81 = and i32 %80, %79
  store i32 %81, ptr %17, align 4
  br label %27

82:                                               ; preds = %27
  %83 = load i8, ptr %16, align 1
  %84 = load ptr addrspace(1), ptr %8, align 8
  %85 = load i32, ptr %14, align 4
  %86 = load i32, ptr %10, align 4
  %87 = mul nsw i32 %85, %86
  %88 = load i32, ptr %13, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr addrspace(1) %84, i64 %90
  store i8 %83, ptr addrspace(1) %91, align 1
  %92 = load i8, ptr %15, align 1
  %93 = load ptr addrspace(1), ptr %9, align 8
  %94 = load i32, ptr %14, align 4
  %95 = load i32, ptr %10, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr addrspace(1) %93, i64 %99
  store i8 %92, ptr addrspace(1) %100, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dilate_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  call void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  br label %118

23:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  br label %24

24:                                               ; preds = %115, %23
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %118

28:                                               ; preds = %24
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  br label %29

29:                                               ; preds = %102, %28
  %30 = load i32, ptr %12, align 4
  %31 = icmp sle i32 %30, 1
  br i1 %31, label %32, label %105

32:                                               ; preds = %29
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %13, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %32
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %8, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %32
  br label %102

43:                                               ; preds = %38
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %7, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %10, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  store i32 %52, ptr %14, align 4
  %53 = load i32, ptr %10, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %67

55:                                               ; preds = %43
  %56 = load ptr addrspace(1), ptr %5, align 8
  %57 = load i32, ptr %13, align 4
  %58 = load i32, ptr %7, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %10, align 4
  %61 = add nsw i32 %59, %60
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = lshr i32 %65, 31
  br label %68

67:                                               ; preds = %43
  br label %68

68:                                               ; preds = %67, %55
  %69 = phi i32 [ %66, %55 ], [ 0, %67 ]
  store i32 %69, ptr %15, align 4
  %70 = load i32, ptr %10, align 4
  %71 = add nsw i32 %70, 1
  %72 = load i32, ptr %7, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %86

74:                                               ; preds = %68
  %75 = load ptr addrspace(1), ptr %5, align 8
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %7, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %10, align 4
  %80 = add nsw i32 %78, %79
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  %85 = shl i32 %84, 31
  br label %87

86:                                               ; preds = %68
  br label %87

87:                                               ; preds = %86, %74
  %88 = phi i32 [ %85, %74 ], [ 0, %86 ]
  store i32 %88, ptr %16, align 4
  %89 = load i32, ptr %14, align 4
  %90 = load i32, ptr %14, align 4
  %91 = shl i32 %90, 1
  %92 = or i32 %89, %91
  %93 = load i32, ptr %15, align 4
  %94 = or i32 %92, %93
  %95 = load i32, ptr %14, align 4
  %96 = lshr i32 %95, 1
  %97 = or i32 %94, %96
  %98 = load i32, ptr %16, align 4
  %99 = or i32 %97, %98
  %100 = load i32, ptr %11, align 4
  %101 = or i32 %100, %99
  store i32 %101, ptr %11, align 4
  br label %102

102:                                              ; preds = %87, %42
  %103 = load i32, ptr %12, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %12, align 4
  br label %29

105:                                              ; preds = %29
  %106 = load i32, ptr %11, align 4
  %107 = load ptr addrspace(1), ptr %6, align 8
  %108 = load i32, ptr %9, align 4
  %109 = load i32, ptr %7, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %107, i64 %113
  store i32 %106, ptr addrspace(1) %114, align 4
  br label %115

115:                                              ; preds = %105
  %116 = load i32, ptr %10, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %10, align 4
  br label %24

118:                                              ; preds = %22, %24
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @thin_step(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 1 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %17 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %12, align 4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %8, align 4
  %24 = mul nsw i32 %22, %23
  %25 = load i32, ptr %11, align 4
  %26 = add nsw i32 %24, %25
  store i32 %26, ptr %13, align 4
  %27 = load i32, ptr %11, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %49, label %29

29:                                               ; preds = %5
  %30 = load i32, ptr %12, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %49, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %8, align 4
  %35 = sub nsw i32 %34, 1
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %49, label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %9, align 4
  %40 = sub nsw i32 %39, 1
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %49, label %42

42:                                               ; preds = %37
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i32, ptr %13, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1
  %48 = icmp ne i8 %47, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %42, %37, %32, %29, %5
  %50 = load ptr addrspace(1), ptr %7, align 8
  %51 = load i32, ptr %13, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %52
  store i8 0, ptr addrspace(1) %53, align 1
  br label %206

54:                                               ; preds = %42
  store i32 0, ptr %14, align 4
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = load i32, ptr %13, align 4
  %57 = load i32, ptr %8, align 4
  %58 = sub nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = zext i8 %61 to i32
  %63 = shl i32 %62, 0
  %64 = load i32, ptr %14, align 4
  %65 = or i32 %64, %63
  store i32 %65, ptr %14, align 4
  %66 = load ptr addrspace(1), ptr %6, align 8
  %67 = load i32, ptr %13, align 4
  %68 = load i32, ptr %8, align 4
  %69 = sub nsw i32 %67, %68
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr addrspace(1) %66, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1
  %74 = zext i8 %73 to i32
  %75 = shl i32 %74, 1
  %76 = load i32, ptr %14, align 4
  %77 = or i32 %76, %75
  store i32 %77, ptr %14, align 4
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i32, ptr %13, align 4
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %78, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1
  %84 = zext i8 %83 to i32
  %85 = shl i32 %84, 2
  %86 = load i32, ptr %14, align 4
  %87 = or i32 %86, %85
  store i32 %87, ptr %14, align 4
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = load i32, ptr %13, align 4
  %90 = load i32, ptr %8, align 4
  %91 = add nsw i32 %89, %90
  %92 = add nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr addrspace(1) %88, i64 %93
  %95 = load i8, ptr addrspace(1) %94, align 1
  %96 = zext i8 %95 to i32
  %97 = shl i32 %96, 3
  %98 = load i32, ptr %14, align 4
  %99 = or i32 %98, %97
  store i32 %99, ptr %14, align 4
  %100 = load ptr addrspace(1), ptr %6, align 8
  %101 = load i32, ptr %13, align 4
  %102 = load i32, ptr %8, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr addrspace(1) %100, i64 %104
  %106 = load i8, ptr addrspace(1) %105, align 1
  %107 = zext i8 %106 to i32
  %108 = shl i32 %107, 4
  %109 = load i32, ptr %14, align 4
  %110 = or i32 %109, %108
  store i32 %110, ptr %14, align 4
  %111 = load ptr addrspace(1), ptr %6, align 8
  %112 = load i32, ptr %13, align 4
  %113 = load i32, ptr %8, align 4
  %114 = add nsw i32 %112, %113
  %115 = sub nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr addrspace(1) %111, i64 %116
  %118 = load i8, ptr addrspace(1) %117, align 1
  %119 = zext i8 %118 to i32
  %120 = shl i32 %119, 5
  %121 = load i32, ptr %14, align 4
  %122 = or i32 %121, %120
  store i32 %122, ptr %14, align 4
  %123 = load ptr addrspace(1), ptr %6, align 8
  %124 = load i32, ptr %13, align 4
  %125 = sub nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr addrspace(1) %123, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1
  %129 = zext i8 %128 to i32
  %130 = shl i32 %129, 6
  %131 = load i32, ptr %14, align 4
  %132 = or i32 %131, %130
  store i32 %132, ptr %14, align 4
  %133 = load ptr addrspace(1), ptr %6, align 8
  %134 = load i32, ptr %13, align 4
  %135 = load i32, ptr %8, align 4
  %136 = sub nsw i32 %134, %135
  %137 = sub nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr addrspace(1) %133, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1
  %141 = zext i8 %140 to i32
  %142 = shl i32 %141, 7
  %143 = load i32, ptr %14, align 4
  %144 = or i32 %143, %142
  store i32 %144, ptr %14, align 4
  %145 = load i32, ptr %14, align 4
  %146 = xor i32 %145, -1
  %147 = load i32, ptr %14, align 4
  %148 = lshr i32 %147, 1
  %149 = load i32, ptr %14, align 4
  %150 = shl i32 %149, 7
  %151 = or i32 %148, %150
  %152 = and i32 %146, %151
  %153 = and i32 %152, 255
  %154 = call i32 @_Z8popcountj(i32 noundef %153) #6
  store i32 %154, ptr %15, align 4
  %155 = load i32, ptr %14, align 4
  %156 = call i32 @_Z8popcountj(i32 noundef %155) #6
  store i32 %156, ptr %16, align 4
  %157 = load i32, ptr %10, align 4
  %158 = icmp ne i32 %157, 0
  br i1 %158, label %159, label %170

159:                                              ; preds = %54
  %160 = load i32, ptr %14, align 4
  %161 = and i32 %160, 69
  %162 = icmp eq i32 %161, 69
  br i1 %162, label %167, label %163

163:                                              ; preds = %159
  %164 = load i32, ptr %14, align 4
  %165 = and i32 %164, 81
  %166 = icmp eq i32 %165, 81
  br label %167

167:                                              ; preds = %163, %159
  %168 = phi i1 [ true, %159 ], [ %166, %163 ]
  %169 = zext i1 %168 to i32
  br label %181

170:                                              ; preds = %54
  %171 = load i32, ptr %14, align 4
  %172 = and i32 %171, 21
  %173 = icmp eq i32 %172, 21
  br i1 %173, label %178, label %174

174:                                              ; preds = %170
  %175 = load i32, ptr %14, align 4
  %176 = and i32 %175, 84
  %177 = icmp eq i32 %176, 84
  br label %178

178:                                              ; preds = %174, %170
  %179 = phi i1 [ true, %170 ], [ %177, %174 ]
  %180 = zext i1 %179 to i32
  br label %181

181:                                              ; preds = %178, %167
  %182 = phi i32 [ %169, %167 ], [ %180, %178 ]
  %183 = icmp ne i32 %182, 0
  %184 = zext i1 %183 to i8
  store i8 %184, ptr %17, align 1
  %185 = load i32, ptr %16, align 4
  %186 = icmp uge i32 %185, 2
  br i1 %186, label %187, label %197

187:                                              ; preds = %181
  %188 = load i32, ptr %16, align 4
  %189 = icmp ule i32 %188, 6
  br i1 %189, label %190, label %197

190:                                              ; preds = %187
  %191 = load i32, ptr %15, align 4
  %192 = icmp eq i32 %191, 1
  br i1 %192, label %193, label %197

193:                                              ; preds = %190
  %194 = load i8, ptr %17, align 1
  %195 = trunc i8 %194 to i1
  %196 = xor i1 %195, true
  br label %197

197:                                              ; preds = %193, %190, %187, %181
  %198 = phi i1 [ false, %190 ], [ false, %187 ], [ false, %181 ], [ %196, %193 ]
  %199 = xor i1 %198, true
  %200 = zext i1 %199 to i32
  %201 = trunc i32 %200 to i8
  %202 = load ptr addrspace(1), ptr %7, align 8
  %203 = load i32, ptr %13, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr addrspace(1) %202, i64 %204
  store i8 %201, ptr addrspace(1) %205, align 1
  br label %206

206:                                              ; preds = %197, %49
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
define internal range(i32 0, 33) i32 @_Z3clzj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z8popcountj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef zeroext i8 @_Z3maxhh(i8 noundef zeroext %0, i8 noundef zeroext %1) #2 {
  %3 = tail call noundef i8 @llvm.umax.i8(i8 %0, i8 %1)
  ret i8 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef zeroext i8 @_Z3minhh(i8 noundef zeroext %0, i8 noundef zeroext %1) #2 {
  %3 = tail call noundef i8 @llvm.umin.i8(i8 %1, i8 %0)
  ret i8 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"int", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!21 = !{!"const", !"", !"", !"", !""}
