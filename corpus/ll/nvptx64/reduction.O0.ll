; ModuleID = 'corpus/opencl/reduction.cl'
source_filename = "corpus/opencl/reduction.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce_minmax.s = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@reduce_modmul.s = internal addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_sum(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %17 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %18 = mul i64 %17, 2
  %19 = mul i64 %16, %18
  %20 = load i32, ptr %9, align 4
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %10, align 4
  %24 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #9
  %25 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %26 = mul i64 %24, %25
  %27 = mul i64 %26, 2
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %11, align 4
  %29 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %12, align 4
  %31 = load ptr addrspace(3), ptr %7, align 8
  %32 = load i32, ptr %9, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %33
  store float 0.000000e+00, ptr addrspace(3) %34, align 4
  br label %35

35:                                               ; preds = %70, %4
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %8, align 4
  %38 = icmp ult i32 %36, %37
  br i1 %38, label %39, label %74

39:                                               ; preds = %35
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i32, ptr %10, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4
  %45 = load ptr addrspace(3), ptr %7, align 8
  %46 = load i32, ptr %9, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %45, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4
  %50 = fadd float %49, %44
  store float %50, ptr addrspace(3) %48, align 4
  %51 = load i32, ptr %10, align 4
  %52 = load i32, ptr %12, align 4
  %53 = add i32 %51, %52
  %54 = load i32, ptr %8, align 4
  %55 = icmp ult i32 %53, %54
  br i1 %55, label %56, label %70

56:                                               ; preds = %39
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i32, ptr %10, align 4
  %59 = load i32, ptr %12, align 4
  %60 = add i32 %58, %59
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %57, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = load ptr addrspace(3), ptr %7, align 8
  %65 = load i32, ptr %9, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) %64, i64 %66
  %68 = load float, ptr addrspace(3) %67, align 4
  %69 = fadd float %68, %63
  store float %69, ptr addrspace(3) %67, align 4
  br label %70

70:                                               ; preds = %56, %39
  %71 = load i32, ptr %11, align 4
  %72 = load i32, ptr %10, align 4
  %73 = add i32 %72, %71
  store i32 %73, ptr %10, align 4
  br label %35

74:                                               ; preds = %35
  call void @_Z7barrierj(i32 noundef 1) #8
  %75 = load i32, ptr %12, align 4
  %76 = udiv i32 %75, 2
  store i32 %76, ptr %13, align 4
  br label %77

77:                                               ; preds = %99, %74
  %78 = load i32, ptr %13, align 4
  %79 = icmp ugt i32 %78, 0
  br i1 %79, label %80, label %102

80:                                               ; preds = %77
  %81 = load i32, ptr %9, align 4
  %82 = load i32, ptr %13, align 4
  %83 = icmp ult i32 %81, %82
  br i1 %83, label %84, label %98

84:                                               ; preds = %80
  %85 = load ptr addrspace(3), ptr %7, align 8
  %86 = load i32, ptr %9, align 4
  %87 = load i32, ptr %13, align 4
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(3) %85, i64 %89
  %91 = load float, ptr addrspace(3) %90, align 4
  %92 = load ptr addrspace(3), ptr %7, align 8
  %93 = load i32, ptr %9, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i64 %94
  %96 = load float, ptr addrspace(3) %95, align 4
  %97 = fadd float %96, %91
  store float %97, ptr addrspace(3) %95, align 4
  br label %98

98:                                               ; preds = %84, %80
  call void @_Z7barrierj(i32 noundef 1) #8
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %13, align 4
  %101 = lshr i32 %100, 1
  store i32 %101, ptr %13, align 4
  br label %77

102:                                              ; preds = %77
  %103 = load i32, ptr %9, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %112

105:                                              ; preds = %102
  %106 = load ptr addrspace(3), ptr %7, align 8
  %107 = getelementptr inbounds float, ptr addrspace(3) %106, i64 0
  %108 = load float, ptr addrspace(3) %107, align 4
  %109 = load ptr addrspace(1), ptr %6, align 8
  %110 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %111 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %110
  store float %108, ptr addrspace(1) %111, align 4
  br label %112

112:                                              ; preds = %105, %102
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_minmax(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <2 x i32>, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i32, align 4
  %14 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  store <2 x i32> <i32 2147483647, i32 -2147483648>, ptr %9, align 8
  %17 = load <2 x i32>, ptr %9, align 8
  store <2 x i32> %17, ptr %8, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  br label %20

20:                                               ; preds = %41, %3
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %24, label %47

24:                                               ; preds = %20
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %10, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr %11, align 4
  %30 = load <2 x i32>, ptr %8, align 8
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = load i32, ptr %11, align 4
  %33 = call i32 @_Z3minii(i32 noundef %31, i32 noundef %32) #9
  %34 = insertelement <2 x i32> poison, i32 %33, i32 0
  %35 = load <2 x i32>, ptr %8, align 8
  %36 = extractelement <2 x i32> %35, i64 1
  %37 = load i32, ptr %11, align 4
  %38 = call i32 @_Z3maxii(i32 noundef %36, i32 noundef %37) #9
  %39 = insertelement <2 x i32> %34, i32 %38, i32 1
  store <2 x i32> %39, ptr %12, align 8
  %40 = load <2 x i32>, ptr %12, align 8
  store <2 x i32> %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %24
  %42 = call i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %43 = load i32, ptr %10, align 4
  %44 = zext i32 %43 to i64
  %45 = add i64 %44, %42
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %10, align 4
  br label %20

47:                                               ; preds = %20
  %48 = load <2 x i32>, ptr %8, align 8
  %49 = load i32, ptr %7, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %50
  store <2 x i32> %48, ptr addrspace(3) %51, align 8
  call void @_Z7barrierj(i32 noundef 1) #8
  store i32 32, ptr %13, align 4
  br label %52

52:                                               ; preds = %93, %47
  %53 = load i32, ptr %13, align 4
  %54 = icmp ugt i32 %53, 0
  br i1 %54, label %55, label %96

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %13, align 4
  %58 = icmp ult i32 %56, %57
  br i1 %58, label %59, label %92

59:                                               ; preds = %55
  %60 = load i32, ptr %7, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %61
  %63 = load <2 x i32>, ptr addrspace(3) %62, align 8
  %64 = extractelement <2 x i32> %63, i64 0
  %65 = load i32, ptr %7, align 4
  %66 = load i32, ptr %13, align 4
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %68
  %70 = load <2 x i32>, ptr addrspace(3) %69, align 8
  %71 = extractelement <2 x i32> %70, i64 0
  %72 = call i32 @_Z3minii(i32 noundef %64, i32 noundef %71) #9
  %73 = insertelement <2 x i32> poison, i32 %72, i32 0
  %74 = load i32, ptr %7, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %75
  %77 = load <2 x i32>, ptr addrspace(3) %76, align 8
  %78 = extractelement <2 x i32> %77, i64 1
  %79 = load i32, ptr %7, align 4
  %80 = load i32, ptr %13, align 4
  %81 = add i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %82
  %84 = load <2 x i32>, ptr addrspace(3) %83, align 8
  %85 = extractelement <2 x i32> %84, i64 1
  %86 = call i32 @_Z3maxii(i32 noundef %78, i32 noundef %85) #9
  %87 = insertelement <2 x i32> %73, i32 %86, i32 1
  store <2 x i32> %87, ptr %14, align 8
  %88 = load <2 x i32>, ptr %14, align 8
  %89 = load i32, ptr %7, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x <2 x i32>], ptr addrspace(3) @reduce_minmax.s, i64 0, i64 %90
  store <2 x i32> %88, ptr addrspace(3) %91, align 8
  br label %92

92:                                               ; preds = %59, %55
  call void @_Z7barrierj(i32 noundef 1) #8
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %13, align 4
  %95 = lshr i32 %94, 1
  store i32 %95, ptr %13, align 4
  br label %52

96:                                               ; preds = %52
  %97 = load i32, ptr %7, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %104

99:                                               ; preds = %96
  %100 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8
  %101 = load ptr addrspace(1), ptr %5, align 8
  %102 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %103 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %101, i64 %102
  store <2 x i32> %100, ptr addrspace(1) %103, align 8
  br label %104

104:                                              ; preds = %99, %96
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_modmul(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, i64 noundef %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %9, align 4
  store i64 1, ptr %10, align 8
  %15 = load i32, ptr %9, align 4
  store i32 %15, ptr %11, align 4
  br label %16

16:                                               ; preds = %30, %4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %33

20:                                               ; preds = %16
  %21 = load i64, ptr %10, align 8
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i32, ptr %11, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %24
  %26 = load i64, ptr addrspace(1) %25, align 8
  %27 = mul i64 %21, %26
  %28 = load i64, ptr %7, align 8
  %29 = urem i64 %27, %28
  store i64 %29, ptr %10, align 8
  br label %30

30:                                               ; preds = %20
  %31 = load i32, ptr %11, align 4
  %32 = add i32 %31, 32
  store i32 %32, ptr %11, align 4
  br label %16

33:                                               ; preds = %16
  %34 = load i64, ptr %10, align 8
  %35 = load i32, ptr %9, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [32 x i64], ptr addrspace(3) @reduce_modmul.s, i64 0, i64 %36
  store i64 %34, ptr addrspace(3) %37, align 8
  call void @_Z7barrierj(i32 noundef 1) #8
  store i32 16, ptr %12, align 4
  br label %38

38:                                               ; preds = %63, %33
  %39 = load i32, ptr %12, align 4
  %40 = icmp ugt i32 %39, 0
  br i1 %40, label %41, label %66

41:                                               ; preds = %38
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %12, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %62

45:                                               ; preds = %41
  %46 = load i32, ptr %9, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [32 x i64], ptr addrspace(3) @reduce_modmul.s, i64 0, i64 %47
  %49 = load i64, ptr addrspace(3) %48, align 8
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %12, align 4
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [32 x i64], ptr addrspace(3) @reduce_modmul.s, i64 0, i64 %53
  %55 = load i64, ptr addrspace(3) %54, align 8
  %56 = mul i64 %49, %55
  %57 = load i64, ptr %7, align 8
  %58 = urem i64 %56, %57
  %59 = load i32, ptr %9, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [32 x i64], ptr addrspace(3) @reduce_modmul.s, i64 0, i64 %60
  store i64 %58, ptr addrspace(3) %61, align 8
  br label %62

62:                                               ; preds = %45, %41
  call void @_Z7barrierj(i32 noundef 1) #8
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %12, align 4
  %65 = lshr i32 %64, 1
  store i32 %65, ptr %12, align 4
  br label %38

66:                                               ; preds = %38
  %67 = load i32, ptr %9, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8
  %71 = load ptr addrspace(1), ptr %6, align 8
  store i64 %70, ptr addrspace(1) %71, align 8
  br label %72

72:                                               ; preds = %69, %66
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_flags(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  call void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %10 = load ptr addrspace(1), ptr %5, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %10, i64 %11
  %13 = load <4 x i32>, ptr addrspace(1) %12, align 16
  store <4 x i32> %13, ptr %9, align 16
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = load <4 x i32>, ptr %9, align 16
  %16 = extractelement <4 x i32> %15, i64 0
  %17 = load <4 x i32>, ptr %9, align 16
  %18 = extractelement <4 x i32> %17, i64 1
  %19 = and i32 %16, %18
  %20 = load <4 x i32>, ptr %9, align 16
  %21 = extractelement <4 x i32> %20, i64 2
  %22 = and i32 %19, %21
  %23 = load <4 x i32>, ptr %9, align 16
  %24 = extractelement <4 x i32> %23, i64 3
  %25 = and i32 %22, %24
  %26 = call i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef %14, i32 noundef %25) #8
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load <4 x i32>, ptr %9, align 16
  %29 = extractelement <4 x i32> %28, i64 0
  %30 = load <4 x i32>, ptr %9, align 16
  %31 = extractelement <4 x i32> %30, i64 1
  %32 = or i32 %29, %31
  %33 = call i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %27, i32 noundef %32) #8
  %34 = load ptr addrspace(1), ptr %8, align 8
  %35 = load <4 x i32>, ptr %9, align 16
  %36 = extractelement <4 x i32> %35, i64 0
  %37 = load <4 x i32>, ptr %9, align 16
  %38 = extractelement <4 x i32> %37, i64 1
  %39 = xor i32 %36, %38
  %40 = load <4 x i32>, ptr %9, align 16
  %41 = extractelement <4 x i32> %40, i64 2
  %42 = xor i32 %39, %41
  %43 = load <4 x i32>, ptr %9, align 16
  %44 = extractelement <4 x i32> %43, i64 3
  %45 = xor i32 %42, %44
  %46 = call i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %34, i32 noundef %45) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

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
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
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
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
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
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2147483648) i64 @_Z14get_num_groupsj(i32 noundef %0) #4 {
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
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw and ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw or ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw xor ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #4 {
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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 3, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"uint"}
!13 = !{!"restrict const", !"restrict", !"", !""}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"int*", !"int2*", !"uint"}
!17 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!18 = !{!"restrict const", !"restrict", !""}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"ulong*", !"ulong*", !"ulong", !"uint"}
!21 = !{!"restrict const", !"", !"", !""}
!22 = !{i32 1, i32 1, i32 1, i32 1}
!23 = !{!"uint4*", !"uint*", !"uint*", !"uint*"}
!24 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uint*"}
!25 = !{!"const", !"volatile", !"volatile", !"volatile"}
