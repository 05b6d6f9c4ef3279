; ModuleID = 'corpus/opencl/md5.cl'
source_filename = "corpus/opencl/md5.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.anon = type { [16 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @md5_bruteforce(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %11, align 4
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call void @__clang_ocl_kern_imp_md5_bruteforce(ptr addrspace(1) noundef align 1 %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, ptr addrspace(1) noundef align 16 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_md5_bruteforce(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [16 x i32], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %15, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %15, align 4
  %26 = add i32 %24, %25
  store i32 %26, ptr %16, align 4
  store i32 0, ptr %18, align 4
  br label %27

27:                                               ; preds = %34, %7
  %28 = load i32, ptr %18, align 4
  %29 = icmp slt i32 %28, 16
  br i1 %29, label %30, label %37

30:                                               ; preds = %27
  %31 = load i32, ptr %18, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 %32
  store i32 0, ptr %33, align 4
  br label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %18, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %18, align 4
  br label %27

37:                                               ; preds = %27
  store i32 0, ptr %19, align 4
  br label %38

38:                                               ; preds = %66, %37
  %39 = load i32, ptr %19, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp ult i32 %39, %40
  br i1 %41, label %42, label %69

42:                                               ; preds = %38
  %43 = load ptr addrspace(1), ptr %8, align 8
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %9, align 4
  %46 = urem i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1
  %50 = zext i8 %49 to i32
  store i32 %50, ptr %20, align 4
  %51 = load i32, ptr %9, align 4
  %52 = load i32, ptr %16, align 4
  %53 = udiv i32 %52, %51
  store i32 %53, ptr %16, align 4
  %54 = load i32, ptr %20, align 4
  %55 = load i32, ptr %19, align 4
  %56 = and i32 %55, 3
  %57 = mul i32 %56, 8
  %58 = and i32 %57, 31
  %59 = shl i32 %54, %58
  %60 = load i32, ptr %19, align 4
  %61 = lshr i32 %60, 2
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [16 x i32], ptr %17, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = or i32 %64, %59
  store i32 %65, ptr %63, align 4
  br label %66

66:                                               ; preds = %42
  %67 = load i32, ptr %19, align 4
  %68 = add i32 %67, 1
  store i32 %68, ptr %19, align 4
  br label %38

69:                                               ; preds = %38
  %70 = load i32, ptr %10, align 4
  %71 = and i32 %70, 3
  %72 = mul i32 %71, 8
  %73 = and i32 %72, 31
  %74 = shl i32 128, %73
  %75 = load i32, ptr %10, align 4
  %76 = lshr i32 %75, 2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [16 x i32], ptr %17, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = or i32 %79, %74
  store i32 %80, ptr %78, align 4
  %81 = load i32, ptr %10, align 4
  %82 = mul i32 %81, 8
  %83 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 14
  store i32 %82, ptr %83, align 4
  %84 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 0
  %85 = call <4 x i32> @md5_block(ptr noundef %84) #7
  store <4 x i32> %85, ptr %21, align 16
  %86 = load <4 x i32>, ptr %21, align 16
  %87 = load ptr addrspace(1), ptr %12, align 8
  %88 = load i32, ptr %15, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %87, i64 %89
  store <4 x i32> %86, ptr addrspace(1) %90, align 16
  %91 = load <4 x i32>, ptr %21, align 16
  %92 = load ptr addrspace(1), ptr %13, align 8
  %93 = addrspacecast ptr addrspace(1) %92 to ptr
  %94 = call <4 x i32> @_Z6vload4mPKj(i64 noundef 0, ptr noundef %93) #9
  %95 = icmp eq <4 x i32> %91, %94
  %96 = sext <4 x i1> %95 to <4 x i32>
  %97 = call i32 @_Z3allDv4_i(<4 x i32> noundef %96) #8
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %103

99:                                               ; preds = %69
  %100 = load ptr addrspace(1), ptr %14, align 8
  %101 = load i32, ptr %15, align 4
  %102 = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %100, i32 noundef %101) #7
  br label %103

103:                                              ; preds = %99, %69
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @md5_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_md5_bytes(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_md5_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i32, ptr %7, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %26, %3
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 64
  br i1 %21, label %22, label %29

22:                                               ; preds = %19
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x i8], ptr %9, i64 0, i64 %24
  store i8 0, ptr %25, align 1
  br label %26

26:                                               ; preds = %22
  %27 = load i32, ptr %10, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %10, align 4
  br label %19

29:                                               ; preds = %19
  store i32 0, ptr %11, align 4
  br label %30

30:                                               ; preds = %46, %29
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp ult i32 %31, %32
  br i1 %33, label %34, label %49

34:                                               ; preds = %30
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %7, align 4
  %37 = mul i32 %36, 16
  %38 = load i32, ptr %11, align 4
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1
  %43 = load i32, ptr %11, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %44
  store i8 %42, ptr %45, align 1
  br label %46

46:                                               ; preds = %34
  %47 = load i32, ptr %11, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %11, align 4
  br label %30

49:                                               ; preds = %30
  %50 = load i32, ptr %8, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %51
  store i8 -128, ptr %52, align 1
  %53 = load i32, ptr %8, align 4
  %54 = shl i32 %53, 3
  %55 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 14
  store i32 %54, ptr %55, align 4
  %56 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  %57 = call <4 x i32> @md5_block(ptr noundef %56) #7
  %58 = load ptr addrspace(1), ptr %6, align 8
  %59 = load i32, ptr %7, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %58, i64 %60
  store <4 x i32> %57, ptr addrspace(1) %61, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <4 x i32> @md5_block(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store ptr %0, ptr %2, align 8
  store i32 1732584193, ptr %3, align 4
  store i32 -271733879, ptr %4, align 4
  store i32 -1732584194, ptr %5, align 4
  store i32 271733878, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %6, align 4
  %12 = xor i32 %10, %11
  %13 = and i32 %9, %12
  %14 = xor i32 %8, %13
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i32, ptr %15, i64 0
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %14, %17
  %19 = add i32 %18, -680876936
  %20 = load i32, ptr %3, align 4
  %21 = add i32 %20, %19
  store i32 %21, ptr %3, align 4
  %22 = load i32, ptr %3, align 4
  %23 = call i32 @_Z6rotatejj(i32 noundef %22, i32 noundef 7) #8
  store i32 %23, ptr %3, align 4
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %3, align 4
  %26 = add i32 %25, %24
  store i32 %26, ptr %3, align 4
  %27 = load i32, ptr %5, align 4
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %4, align 4
  %30 = load i32, ptr %5, align 4
  %31 = xor i32 %29, %30
  %32 = and i32 %28, %31
  %33 = xor i32 %27, %32
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds i32, ptr %34, i64 1
  %36 = load i32, ptr %35, align 4
  %37 = add i32 %33, %36
  %38 = add i32 %37, -389564586
  %39 = load i32, ptr %6, align 4
  %40 = add i32 %39, %38
  store i32 %40, ptr %6, align 4
  %41 = load i32, ptr %6, align 4
  %42 = call i32 @_Z6rotatejj(i32 noundef %41, i32 noundef 12) #8
  store i32 %42, ptr %6, align 4
  %43 = load i32, ptr %3, align 4
  %44 = load i32, ptr %6, align 4
  %45 = add i32 %44, %43
  store i32 %45, ptr %6, align 4
  %46 = load i32, ptr %4, align 4
  %47 = load i32, ptr %6, align 4
  %48 = load i32, ptr %3, align 4
  %49 = load i32, ptr %4, align 4
  %50 = xor i32 %48, %49
  %51 = and i32 %47, %50
  %52 = xor i32 %46, %51
  %53 = load ptr, ptr %2, align 8
  %54 = getelementptr inbounds i32, ptr %53, i64 2
  %55 = load i32, ptr %54, align 4
  %56 = add i32 %52, %55
  %57 = add i32 %56, 606105819
  %58 = load i32, ptr %5, align 4
  %59 = add i32 %58, %57
  store i32 %59, ptr %5, align 4
  %60 = load i32, ptr %5, align 4
  %61 = call i32 @_Z6rotatejj(i32 noundef %60, i32 noundef 17) #8
  store i32 %61, ptr %5, align 4
  %62 = load i32, ptr %6, align 4
  %63 = load i32, ptr %5, align 4
  %64 = add i32 %63, %62
  store i32 %64, ptr %5, align 4
  %65 = load i32, ptr %3, align 4
  %66 = load i32, ptr %5, align 4
  %67 = load i32, ptr %6, align 4
  %68 = load i32, ptr %3, align 4
  %69 = xor i32 %67, %68
  %70 = and i32 %66, %69
  %71 = xor i32 %65, %70
  %72 = load ptr, ptr %2, align 8
  %73 = getelementptr inbounds i32, ptr %72, i64 3
  %74 = load i32, ptr %73, align 4
  %75 = add i32 %71, %74
  %76 = add i32 %75, -1044525330
  %77 = load i32, ptr %4, align 4
  %78 = add i32 %77, %76
  store i32 %78, ptr %4, align 4
  %79 = load i32, ptr %4, align 4
  %80 = call i32 @_Z6rotatejj(i32 noundef %79, i32 noundef 22) #8
  store i32 %80, ptr %4, align 4
  %81 = load i32, ptr %5, align 4
  %82 = load i32, ptr %4, align 4
  %83 = add i32 %82, %81
  store i32 %83, ptr %4, align 4
  %84 = load i32, ptr %6, align 4
  %85 = load i32, ptr %4, align 4
  %86 = load i32, ptr %5, align 4
  %87 = load i32, ptr %6, align 4
  %88 = xor i32 %86, %87
  %89 = and i32 %85, %88
  %90 = xor i32 %84, %89
  %91 = load ptr, ptr %2, align 8
  %92 = getelementptr inbounds i32, ptr %91, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = add i32 %90, %93
  %95 = add i32 %94, -176418897
  %96 = load i32, ptr %3, align 4
  %97 = add i32 %96, %95
  store i32 %97, ptr %3, align 4
  %98 = load i32, ptr %3, align 4
  %99 = call i32 @_Z6rotatejj(i32 noundef %98, i32 noundef 7) #8
  store i32 %99, ptr %3, align 4
  %100 = load i32, ptr %4, align 4
  %101 = load i32, ptr %3, align 4
  %102 = add i32 %101, %100
  store i32 %102, ptr %3, align 4
  %103 = load i32, ptr %5, align 4
  %104 = load i32, ptr %3, align 4
  %105 = load i32, ptr %4, align 4
  %106 = load i32, ptr %5, align 4
  %107 = xor i32 %105, %106
  %108 = and i32 %104, %107
  %109 = xor i32 %103, %108
  %110 = load ptr, ptr %2, align 8
  %111 = getelementptr inbounds i32, ptr %110, i64 5
  %112 = load i32, ptr %111, align 4
  %113 = add i32 %109, %112
  %114 = add i32 %113, 1200080426
  %115 = load i32, ptr %6, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr %6, align 4
  %117 = load i32, ptr %6, align 4
  %118 = call i32 @_Z6rotatejj(i32 noundef %117, i32 noundef 12) #8
  store i32 %118, ptr %6, align 4
  %119 = load i32, ptr %3, align 4
  %120 = load i32, ptr %6, align 4
  %121 = add i32 %120, %119
  store i32 %121, ptr %6, align 4
  %122 = load i32, ptr %4, align 4
  %123 = load i32, ptr %6, align 4
  %124 = load i32, ptr %3, align 4
  %125 = load i32, ptr %4, align 4
  %126 = xor i32 %124, %125
  %127 = and i32 %123, %126
  %128 = xor i32 %122, %127
  %129 = load ptr, ptr %2, align 8
  %130 = getelementptr inbounds i32, ptr %129, i64 6
  %131 = load i32, ptr %130, align 4
  %132 = add i32 %128, %131
  %133 = add i32 %132, -1473231341
  %134 = load i32, ptr %5, align 4
  %135 = add i32 %134, %133
  store i32 %135, ptr %5, align 4
  %136 = load i32, ptr %5, align 4
  %137 = call i32 @_Z6rotatejj(i32 noundef %136, i32 noundef 17) #8
  store i32 %137, ptr %5, align 4
  %138 = load i32, ptr %6, align 4
  %139 = load i32, ptr %5, align 4
  %140 = add i32 %139, %138
  store i32 %140, ptr %5, align 4
  %141 = load i32, ptr %3, align 4
  %142 = load i32, ptr %5, align 4
  %143 = load i32, ptr %6, align 4
  %144 = load i32, ptr %3, align 4
  %145 = xor i32 %143, %144
  %146 = and i32 %142, %145
  %147 = xor i32 %141, %146
  %148 = load ptr, ptr %2, align 8
  %149 = getelementptr inbounds i32, ptr %148, i64 7
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %147, %150
  %152 = add i32 %151, -45705983
  %153 = load i32, ptr %4, align 4
  %154 = add i32 %153, %152
  store i32 %154, ptr %4, align 4
  %155 = load i32, ptr %4, align 4
  %156 = call i32 @_Z6rotatejj(i32 noundef %155, i32 noundef 22) #8
  store i32 %156, ptr %4, align 4
  %157 = load i32, ptr %5, align 4
  %158 = load i32, ptr %4, align 4
  %159 = add i32 %158, %157
  store i32 %159, ptr %4, align 4
  %160 = load i32, ptr %6, align 4
  %161 = load i32, ptr %4, align 4
  %162 = load i32, ptr %5, align 4
  %163 = load i32, ptr %6, align 4
  %164 = xor i32 %162, %163
  %165 = and i32 %161, %164
  %166 = xor i32 %160, %165
  %167 = load ptr, ptr %2, align 8
  %168 = getelementptr inbounds i32, ptr %167, i64 8
  %169 = load i32, ptr %168, align 4
  %170 = add i32 %166, %169
  %171 = add i32 %170, 1770035416
  %172 = load i32, ptr %3, align 4
  %173 = add i32 %172, %171
  store i32 %173, ptr %3, align 4
  %174 = load i32, ptr %3, align 4
  %175 = call i32 @_Z6rotatejj(i32 noundef %174, i32 noundef 7) #8
  store i32 %175, ptr %3, align 4
  %176 = load i32, ptr %4, align 4
  %177 = load i32, ptr %3, align 4
  %178 = add i32 %177, %176
  store i32 %178, ptr %3, align 4
  %179 = load i32, ptr %5, align 4
  %180 = load i32, ptr %3, align 4
  %181 = load i32, ptr %4, align 4
  %182 = load i32, ptr %5, align 4
  %183 = xor i32 %181, %182
  %184 = and i32 %180, %183
  %185 = xor i32 %179, %184
  %186 = load ptr, ptr %2, align 8
  %187 = getelementptr inbounds i32, ptr %186, i64 9
  %188 = load i32, ptr %187, align 4
  %189 = add i32 %185, %188
  %190 = add i32 %189, -1958414417
  %191 = load i32, ptr %6, align 4
  %192 = add i32 %191, %190
  store i32 %192, ptr %6, align 4
  %193 = load i32, ptr %6, align 4
  %194 = call i32 @_Z6rotatejj(i32 noundef %193, i32 noundef 12) #8
  store i32 %194, ptr %6, align 4
  %195 = load i32, ptr %3, align 4
  %196 = load i32, ptr %6, align 4
  %197 = add i32 %196, %195
  store i32 %197, ptr %6, align 4
  %198 = load i32, ptr %4, align 4
  %199 = load i32, ptr %6, align 4
  %200 = load i32, ptr %3, align 4
  %201 = load i32, ptr %4, align 4
  %202 = xor i32 %200, %201
  %203 = and i32 %199, %202
  %204 = xor i32 %198, %203
  %205 = load ptr, ptr %2, align 8
  %206 = getelementptr inbounds i32, ptr %205, i64 10
  %207 = load i32, ptr %206, align 4
  %208 = add i32 %204, %207
  %209 = add i32 %208, -42063
  %210 = load i32, ptr %5, align 4
  %211 = add i32 %210, %209
  store i32 %211, ptr %5, align 4
  %212 = load i32, ptr %5, align 4
  %213 = call i32 @_Z6rotatejj(i32 noundef %212, i32 noundef 17) #8
  store i32 %213, ptr %5, align 4
  %214 = load i32, ptr %6, align 4
  %215 = load i32, ptr %5, align 4
  %216 = add i32 %215, %214
  store i32 %216, ptr %5, align 4
  %217 = load i32, ptr %3, align 4
  %218 = load i32, ptr %5, align 4
  %219 = load i32, ptr %6, align 4
  %220 = load i32, ptr %3, align 4
  %221 = xor i32 %219, %220
  %222 = and i32 %218, %221
  %223 = xor i32 %217, %222
  %224 = load ptr, ptr %2, align 8
  %225 = getelementptr inbounds i32, ptr %224, i64 11
  %226 = load i32, ptr %225, align 4
  %227 = add i32 %223, %226
  %228 = add i32 %227, -1990404162
  %229 = load i32, ptr %4, align 4
  %230 = add i32 %229, %228
  store i32 %230, ptr %4, align 4
  %231 = load i32, ptr %4, align 4
  %232 = call i32 @_Z6rotatejj(i32 noundef %231, i32 noundef 22) #8
  store i32 %232, ptr %4, align 4
  %233 = load i32, ptr %5, align 4
  %234 = load i32, ptr %4, align 4
  %235 = add i32 %234, %233
  store i32 %235, ptr %4, align 4
  %236 = load i32, ptr %6, align 4
  %237 = load i32, ptr %4, align 4
  %238 = load i32, ptr %5, align 4
  %239 = load i32, ptr %6, align 4
  %240 = xor i32 %238, %239
  %241 = and i32 %237, %240
  %242 = xor i32 %236, %241
  %243 = load ptr, ptr %2, align 8
  %244 = getelementptr inbounds i32, ptr %243, i64 12
  %245 = load i32, ptr %244, align 4
  %246 = add i32 %242, %245
  %247 = add i32 %246, 1804603682
  %248 = load i32, ptr %3, align 4
  %249 = add i32 %248, %247
  store i32 %249, ptr %3, align 4
  %250 = load i32, ptr %3, align 4
  %251 = call i32 @_Z6rotatejj(i32 noundef %250, i32 noundef 7) #8
  store i32 %251, ptr %3, align 4
  %252 = load i32, ptr %4, align 4
  %253 = load i32, ptr %3, align 4
  %254 = add i32 %253, %252
  store i32 %254, ptr %3, align 4
  %255 = load i32, ptr %5, align 4
  %256 = load i32, ptr %3, align 4
  %257 = load i32, ptr %4, align 4
  %258 = load i32, ptr %5, align 4
  %259 = xor i32 %257, %258
  %260 = and i32 %256, %259
  %261 = xor i32 %255, %260
  %262 = load ptr, ptr %2, align 8
  %263 = getelementptr inbounds i32, ptr %262, i64 13
  %264 = load i32, ptr %263, align 4
  %265 = add i32 %261, %264
  %266 = add i32 %265, -40341101
  %267 = load i32, ptr %6, align 4
  %268 = add i32 %267, %266
  store i32 %268, ptr %6, align 4
  %269 = load i32, ptr %6, align 4
  %270 = call i32 @_Z6rotatejj(i32 noundef %269, i32 noundef 12) #8
  store i32 %270, ptr %6, align 4
  %271 = load i32, ptr %3, align 4
  %272 = load i32, ptr %6, align 4
  %273 = add i32 %272, %271
  store i32 %273, ptr %6, align 4
  %274 = load i32, ptr %4, align 4
  %275 = load i32, ptr %6, align 4
  %276 = load i32, ptr %3, align 4
  %277 = load i32, ptr %4, align 4
  %278 = xor i32 %276, %277
  %279 = and i32 %275, %278
  %280 = xor i32 %274, %279
  %281 = load ptr, ptr %2, align 8
  %282 = getelementptr inbounds i32, ptr %281, i64 14
  %283 = load i32, ptr %282, align 4
  %284 = add i32 %280, %283
  %285 = add i32 %284, -1502002290
  %286 = load i32, ptr %5, align 4
  %287 = add i32 %286, %285
  store i32 %287, ptr %5, align 4
  %288 = load i32, ptr %5, align 4
  %289 = call i32 @_Z6rotatejj(i32 noundef %288, i32 noundef 17) #8
  store i32 %289, ptr %5, align 4
  %290 = load i32, ptr %6, align 4
  %291 = load i32, ptr %5, align 4
  %292 = add i32 %291, %290
  store i32 %292, ptr %5, align 4
  %293 = load i32, ptr %3, align 4
  %294 = load i32, ptr %5, align 4
  %295 = load i32, ptr %6, align 4
  %296 = load i32, ptr %3, align 4
  %297 = xor i32 %295, %296
  %298 = and i32 %294, %297
  %299 = xor i32 %293, %298
  %300 = load ptr, ptr %2, align 8
  %301 = getelementptr inbounds i32, ptr %300, i64 15
  %302 = load i32, ptr %301, align 4
  %303 = add i32 %299, %302
  %304 = add i32 %303, 1236535329
  %305 = load i32, ptr %4, align 4
  %306 = add i32 %305, %304
  store i32 %306, ptr %4, align 4
  %307 = load i32, ptr %4, align 4
  %308 = call i32 @_Z6rotatejj(i32 noundef %307, i32 noundef 22) #8
  store i32 %308, ptr %4, align 4
  %309 = load i32, ptr %5, align 4
  %310 = load i32, ptr %4, align 4
  %311 = add i32 %310, %309
  store i32 %311, ptr %4, align 4
  %312 = load i32, ptr %5, align 4
  %313 = load i32, ptr %6, align 4
  %314 = load i32, ptr %4, align 4
  %315 = load i32, ptr %5, align 4
  %316 = xor i32 %314, %315
  %317 = and i32 %313, %316
  %318 = xor i32 %312, %317
  %319 = load ptr, ptr %2, align 8
  %320 = getelementptr inbounds i32, ptr %319, i64 1
  %321 = load i32, ptr %320, align 4
  %322 = add i32 %318, %321
  %323 = add i32 %322, -165796510
  %324 = load i32, ptr %3, align 4
  %325 = add i32 %324, %323
  store i32 %325, ptr %3, align 4
  %326 = load i32, ptr %3, align 4
  %327 = call i32 @_Z6rotatejj(i32 noundef %326, i32 noundef 5) #8
  store i32 %327, ptr %3, align 4
  %328 = load i32, ptr %4, align 4
  %329 = load i32, ptr %3, align 4
  %330 = add i32 %329, %328
  store i32 %330, ptr %3, align 4
  %331 = load i32, ptr %4, align 4
  %332 = load i32, ptr %5, align 4
  %333 = load i32, ptr %3, align 4
  %334 = load i32, ptr %4, align 4
  %335 = xor i32 %333, %334
  %336 = and i32 %332, %335
  %337 = xor i32 %331, %336
  %338 = load ptr, ptr %2, align 8
  %339 = getelementptr inbounds i32, ptr %338, i64 6
  %340 = load i32, ptr %339, align 4
  %341 = add i32 %337, %340
  %342 = add i32 %341, -1069501632
  %343 = load i32, ptr %6, align 4
  %344 = add i32 %343, %342
  store i32 %344, ptr %6, align 4
  %345 = load i32, ptr %6, align 4
  %346 = call i32 @_Z6rotatejj(i32 noundef %345, i32 noundef 9) #8
  store i32 %346, ptr %6, align 4
  %347 = load i32, ptr %3, align 4
  %348 = load i32, ptr %6, align 4
  %349 = add i32 %348, %347
  store i32 %349, ptr %6, align 4
  %350 = load i32, ptr %3, align 4
  %351 = load i32, ptr %4, align 4
  %352 = load i32, ptr %6, align 4
  %353 = load i32, ptr %3, align 4
  %354 = xor i32 %352, %353
  %355 = and i32 %351, %354
  %356 = xor i32 %350, %355
  %357 = load ptr, ptr %2, align 8
  %358 = getelementptr inbounds i32, ptr %357, i64 11
  %359 = load i32, ptr %358, align 4
  %360 = add i32 %356, %359
  %361 = add i32 %360, 643717713
  %362 = load i32, ptr %5, align 4
  %363 = add i32 %362, %361
  store i32 %363, ptr %5, align 4
  %364 = load i32, ptr %5, align 4
  %365 = call i32 @_Z6rotatejj(i32 noundef %364, i32 noundef 14) #8
  store i32 %365, ptr %5, align 4
  %366 = load i32, ptr %6, align 4
  %367 = load i32, ptr %5, align 4
  %368 = add i32 %367, %366
  store i32 %368, ptr %5, align 4
  %369 = load i32, ptr %6, align 4
  %370 = load i32, ptr %3, align 4
  %371 = load i32, ptr %5, align 4
  %372 = load i32, ptr %6, align 4
  %373 = xor i32 %371, %372
  %374 = and i32 %370, %373
  %375 = xor i32 %369, %374
  %376 = load ptr, ptr %2, align 8
  %377 = getelementptr inbounds i32, ptr %376, i64 0
  %378 = load i32, ptr %377, align 4
  %379 = add i32 %375, %378
  %380 = add i32 %379, -373897302
  %381 = load i32, ptr %4, align 4
  %382 = add i32 %381, %380
  store i32 %382, ptr %4, align 4
  %383 = load i32, ptr %4, align 4
  %384 = call i32 @_Z6rotatejj(i32 noundef %383, i32 noundef 20) #8
  store i32 %384, ptr %4, align 4
  %385 = load i32, ptr %5, align 4
  %386 = load i32, ptr %4, align 4
  %387 = add i32 %386, %385
  store i32 %387, ptr %4, align 4
  %388 = load i32, ptr %5, align 4
  %389 = load i32, ptr %6, align 4
  %390 = load i32, ptr %4, align 4
  %391 = load i32, ptr %5, align 4
  %392 = xor i32 %390, %391
  %393 = and i32 %389, %392
  %394 = xor i32 %388, %393
  %395 = load ptr, ptr %2, align 8
  %396 = getelementptr inbounds i32, ptr %395, i64 5
  %397 = load i32, ptr %396, align 4
  %398 = add i32 %394, %397
  %399 = add i32 %398, -701558691
  %400 = load i32, ptr %3, align 4
  %401 = add i32 %400, %399
  store i32 %401, ptr %3, align 4
  %402 = load i32, ptr %3, align 4
  %403 = call i32 @_Z6rotatejj(i32 noundef %402, i32 noundef 5) #8
  store i32 %403, ptr %3, align 4
  %404 = load i32, ptr %4, align 4
  %405 = load i32, ptr %3, align 4
  %406 = add i32 %405, %404
  store i32 %406, ptr %3, align 4
  %407 = load i32, ptr %4, align 4
  %408 = load i32, ptr %5, align 4
  %409 = load i32, ptr %3, align 4
  %410 = load i32, ptr %4, align 4
  %411 = xor i32 %409, %410
  %412 = and i32 %408, %411
  %413 = xor i32 %407, %412
  %414 = load ptr, ptr %2, align 8
  %415 = getelementptr inbounds i32, ptr %414, i64 10
  %416 = load i32, ptr %415, align 4
  %417 = add i32 %413, %416
  %418 = add i32 %417, 38016083
  %419 = load i32, ptr %6, align 4
  %420 = add i32 %419, %418
  store i32 %420, ptr %6, align 4
  %421 = load i32, ptr %6, align 4
  %422 = call i32 @_Z6rotatejj(i32 noundef %421, i32 noundef 9) #8
  store i32 %422, ptr %6, align 4
  %423 = load i32, ptr %3, align 4
  %424 = load i32, ptr %6, align 4
  %425 = add i32 %424, %423
  store i32 %425, ptr %6, align 4
  %426 = load i32, ptr %3, align 4
  %427 = load i32, ptr %4, align 4
  %428 = load i32, ptr %6, align 4
  %429 = load i32, ptr %3, align 4
  %430 = xor i32 %428, %429
  %431 = and i32 %427, %430
  %432 = xor i32 %426, %431
  %433 = load ptr, ptr %2, align 8
  %434 = getelementptr inbounds i32, ptr %433, i64 15
  %435 = load i32, ptr %434, align 4
  %436 = add i32 %432, %435
  %437 = add i32 %436, -660478335
  %438 = load i32, ptr %5, align 4
  %439 = add i32 %438, %437
  store i32 %439, ptr %5, align 4
  %440 = load i32, ptr %5, align 4
  %441 = call i32 @_Z6rotatejj(i32 noundef %440, i32 noundef 14) #8
  store i32 %441, ptr %5, align 4
  %442 = load i32, ptr %6, align 4
  %443 = load i32, ptr %5, align 4
  %444 = add i32 %443, %442
  store i32 %444, ptr %5, align 4
  %445 = load i32, ptr %6, align 4
  %446 = load i32, ptr %3, align 4
  %447 = load i32, ptr %5, align 4
  %448 = load i32, ptr %6, align 4
  %449 = xor i32 %447, %448
  %450 = and i32 %446, %449
  %451 = xor i32 %445, %450
  %452 = load ptr, ptr %2, align 8
  %453 = getelementptr inbounds i32, ptr %452, i64 4
  %454 = load i32, ptr %453, align 4
  %455 = add i32 %451, %454
  %456 = add i32 %455, -405537848
  %457 = load i32, ptr %4, align 4
  %458 = add i32 %457, %456
  store i32 %458, ptr %4, align 4
  %459 = load i32, ptr %4, align 4
  %460 = call i32 @_Z6rotatejj(i32 noundef %459, i32 noundef 20) #8
  store i32 %460, ptr %4, align 4
  %461 = load i32, ptr %5, align 4
  %462 = load i32, ptr %4, align 4
  %463 = add i32 %462, %461
  store i32 %463, ptr %4, align 4
  %464 = load i32, ptr %5, align 4
  %465 = load i32, ptr %6, align 4
  %466 = load i32, ptr %4, align 4
  %467 = load i32, ptr %5, align 4
  %468 = xor i32 %466, %467
  %469 = and i32 %465, %468
  %470 = xor i32 %464, %469
  %471 = load ptr, ptr %2, align 8
  %472 = getelementptr inbounds i32, ptr %471, i64 9
  %473 = load i32, ptr %472, align 4
  %474 = add i32 %470, %473
  %475 = add i32 %474, 568446438
  %476 = load i32, ptr %3, align 4
  %477 = add i32 %476, %475
  store i32 %477, ptr %3, align 4
  %478 = load i32, ptr %3, align 4
  %479 = call i32 @_Z6rotatejj(i32 noundef %478, i32 noundef 5) #8
  store i32 %479, ptr %3, align 4
  %480 = load i32, ptr %4, align 4
  %481 = load i32, ptr %3, align 4
  %482 = add i32 %481, %480
  store i32 %482, ptr %3, align 4
  %483 = load i32, ptr %4, align 4
  %484 = load i32, ptr %5, align 4
  %485 = load i32, ptr %3, align 4
  %486 = load i32, ptr %4, align 4
  %487 = xor i32 %485, %486
  %488 = and i32 %484, %487
  %489 = xor i32 %483, %488
  %490 = load ptr, ptr %2, align 8
  %491 = getelementptr inbounds i32, ptr %490, i64 14
  %492 = load i32, ptr %491, align 4
  %493 = add i32 %489, %492
  %494 = add i32 %493, -1019803690
  %495 = load i32, ptr %6, align 4
  %496 = add i32 %495, %494
  store i32 %496, ptr %6, align 4
  %497 = load i32, ptr %6, align 4
  %498 = call i32 @_Z6rotatejj(i32 noundef %497, i32 noundef 9) #8
  store i32 %498, ptr %6, align 4
  %499 = load i32, ptr %3, align 4
  %500 = load i32, ptr %6, align 4
  %501 = add i32 %500, %499
  store i32 %501, ptr %6, align 4
  %502 = load i32, ptr %3, align 4
  %503 = load i32, ptr %4, align 4
  %504 = load i32, ptr %6, align 4
  %505 = load i32, ptr %3, align 4
  %506 = xor i32 %504, %505
  %507 = and i32 %503, %506
  %508 = xor i32 %502, %507
  %509 = load ptr, ptr %2, align 8
  %510 = getelementptr inbounds i32, ptr %509, i64 3
  %511 = load i32, ptr %510, align 4
  %512 = add i32 %508, %511
  %513 = add i32 %512, -187363961
  %514 = load i32, ptr %5, align 4
  %515 = add i32 %514, %513
  store i32 %515, ptr %5, align 4
  %516 = load i32, ptr %5, align 4
  %517 = call i32 @_Z6rotatejj(i32 noundef %516, i32 noundef 14) #8
  store i32 %517, ptr %5, align 4
  %518 = load i32, ptr %6, align 4
  %519 = load i32, ptr %5, align 4
  %520 = add i32 %519, %518
  store i32 %520, ptr %5, align 4
  %521 = load i32, ptr %6, align 4
  %522 = load i32, ptr %3, align 4
  %523 = load i32, ptr %5, align 4
  %524 = load i32, ptr %6, align 4
  %525 = xor i32 %523, %524
  %526 = and i32 %522, %525
  %527 = xor i32 %521, %526
  %528 = load ptr, ptr %2, align 8
  %529 = getelementptr inbounds i32, ptr %528, i64 8
  %530 = load i32, ptr %529, align 4
  %531 = add i32 %527, %530
  %532 = add i32 %531, 1163531501
  %533 = load i32, ptr %4, align 4
  %534 = add i32 %533, %532
  store i32 %534, ptr %4, align 4
  %535 = load i32, ptr %4, align 4
  %536 = call i32 @_Z6rotatejj(i32 noundef %535, i32 noundef 20) #8
  store i32 %536, ptr %4, align 4
  %537 = load i32, ptr %5, align 4
  %538 = load i32, ptr %4, align 4
  %539 = add i32 %538, %537
  store i32 %539, ptr %4, align 4
  %540 = load i32, ptr %5, align 4
  %541 = load i32, ptr %6, align 4
  %542 = load i32, ptr %4, align 4
  %543 = load i32, ptr %5, align 4
  %544 = xor i32 %542, %543
  %545 = and i32 %541, %544
  %546 = xor i32 %540, %545
  %547 = load ptr, ptr %2, align 8
  %548 = getelementptr inbounds i32, ptr %547, i64 13
  %549 = load i32, ptr %548, align 4
  %550 = add i32 %546, %549
  %551 = add i32 %550, -1444681467
  %552 = load i32, ptr %3, align 4
  %553 = add i32 %552, %551
  store i32 %553, ptr %3, align 4
  %554 = load i32, ptr %3, align 4
  %555 = call i32 @_Z6rotatejj(i32 noundef %554, i32 noundef 5) #8
  store i32 %555, ptr %3, align 4
  %556 = load i32, ptr %4, align 4
  %557 = load i32, ptr %3, align 4
  %558 = add i32 %557, %556
  store i32 %558, ptr %3, align 4
  %559 = load i32, ptr %4, align 4
  %560 = load i32, ptr %5, align 4
  %561 = load i32, ptr %3, align 4
  %562 = load i32, ptr %4, align 4
  %563 = xor i32 %561, %562
  %564 = and i32 %560, %563
  %565 = xor i32 %559, %564
  %566 = load ptr, ptr %2, align 8
  %567 = getelementptr inbounds i32, ptr %566, i64 2
  %568 = load i32, ptr %567, align 4
  %569 = add i32 %565, %568
  %570 = add i32 %569, -51403784
  %571 = load i32, ptr %6, align 4
  %572 = add i32 %571, %570
  store i32 %572, ptr %6, align 4
  %573 = load i32, ptr %6, align 4
  %574 = call i32 @_Z6rotatejj(i32 noundef %573, i32 noundef 9) #8
  store i32 %574, ptr %6, align 4
  %575 = load i32, ptr %3, align 4
  %576 = load i32, ptr %6, align 4
  %577 = add i32 %576, %575
  store i32 %577, ptr %6, align 4
  %578 = load i32, ptr %3, align 4
  %579 = load i32, ptr %4, align 4
  %580 = load i32, ptr %6, align 4
  %581 = load i32, ptr %3, align 4
  %582 = xor i32 %580, %581
  %583 = and i32 %579, %582
  %584 = xor i32 %578, %583
  %585 = load ptr, ptr %2, align 8
  %586 = getelementptr inbounds i32, ptr %585, i64 7
  %587 = load i32, ptr %586, align 4
  %588 = add i32 %584, %587
  %589 = add i32 %588, 1735328473
  %590 = load i32, ptr %5, align 4
  %591 = add i32 %590, %589
  store i32 %591, ptr %5, align 4
  %592 = load i32, ptr %5, align 4
  %593 = call i32 @_Z6rotatejj(i32 noundef %592, i32 noundef 14) #8
  store i32 %593, ptr %5, align 4
  %594 = load i32, ptr %6, align 4
  %595 = load i32, ptr %5, align 4
  %596 = add i32 %595, %594
  store i32 %596, ptr %5, align 4
  %597 = load i32, ptr %6, align 4
  %598 = load i32, ptr %3, align 4
  %599 = load i32, ptr %5, align 4
  %600 = load i32, ptr %6, align 4
  %601 = xor i32 %599, %600
  %602 = and i32 %598, %601
  %603 = xor i32 %597, %602
  %604 = load ptr, ptr %2, align 8
  %605 = getelementptr inbounds i32, ptr %604, i64 12
  %606 = load i32, ptr %605, align 4
  %607 = add i32 %603, %606
  %608 = add i32 %607, -1926607734
  %609 = load i32, ptr %4, align 4
  %610 = add i32 %609, %608
  store i32 %610, ptr %4, align 4
  %611 = load i32, ptr %4, align 4
  %612 = call i32 @_Z6rotatejj(i32 noundef %611, i32 noundef 20) #8
  store i32 %612, ptr %4, align 4
  %613 = load i32, ptr %5, align 4
  %614 = load i32, ptr %4, align 4
  %615 = add i32 %614, %613
  store i32 %615, ptr %4, align 4
  %616 = load i32, ptr %4, align 4
  %617 = load i32, ptr %5, align 4
  %618 = xor i32 %616, %617
  %619 = load i32, ptr %6, align 4
  %620 = xor i32 %618, %619
  %621 = load ptr, ptr %2, align 8
  %622 = getelementptr inbounds i32, ptr %621, i64 5
  %623 = load i32, ptr %622, align 4
  %624 = add i32 %620, %623
  %625 = add i32 %624, -378558
  %626 = load i32, ptr %3, align 4
  %627 = add i32 %626, %625
  store i32 %627, ptr %3, align 4
  %628 = load i32, ptr %3, align 4
  %629 = call i32 @_Z6rotatejj(i32 noundef %628, i32 noundef 4) #8
  store i32 %629, ptr %3, align 4
  %630 = load i32, ptr %4, align 4
  %631 = load i32, ptr %3, align 4
  %632 = add i32 %631, %630
  store i32 %632, ptr %3, align 4
  %633 = load i32, ptr %3, align 4
  %634 = load i32, ptr %4, align 4
  %635 = xor i32 %633, %634
  %636 = load i32, ptr %5, align 4
  %637 = xor i32 %635, %636
  %638 = load ptr, ptr %2, align 8
  %639 = getelementptr inbounds i32, ptr %638, i64 8
  %640 = load i32, ptr %639, align 4
  %641 = add i32 %637, %640
  %642 = add i32 %641, -2022574463
  %643 = load i32, ptr %6, align 4
  %644 = add i32 %643, %642
  store i32 %644, ptr %6, align 4
  %645 = load i32, ptr %6, align 4
  %646 = call i32 @_Z6rotatejj(i32 noundef %645, i32 noundef 11) #8
  store i32 %646, ptr %6, align 4
  %647 = load i32, ptr %3, align 4
  %648 = load i32, ptr %6, align 4
  %649 = add i32 %648, %647
  store i32 %649, ptr %6, align 4
  %650 = load i32, ptr %6, align 4
  %651 = load i32, ptr %3, align 4
  %652 = xor i32 %650, %651
  %653 = load i32, ptr %4, align 4
  %654 = xor i32 %652, %653
  %655 = load ptr, ptr %2, align 8
  %656 = getelementptr inbounds i32, ptr %655, i64 11
  %657 = load i32, ptr %656, align 4
  %658 = add i32 %654, %657
  %659 = add i32 %658, 1839030562
  %660 = load i32, ptr %5, align 4
  %661 = add i32 %660, %659
  store i32 %661, ptr %5, align 4
  %662 = load i32, ptr %5, align 4
  %663 = call i32 @_Z6rotatejj(i32 noundef %662, i32 noundef 16) #8
  store i32 %663, ptr %5, align 4
  %664 = load i32, ptr %6, align 4
  %665 = load i32, ptr %5, align 4
  %666 = add i32 %665, %664
  store i32 %666, ptr %5, align 4
  %667 = load i32, ptr %5, align 4
  %668 = load i32, ptr %6, align 4
  %669 = xor i32 %667, %668
  %670 = load i32, ptr %3, align 4
  %671 = xor i32 %669, %670
  %672 = load ptr, ptr %2, align 8
  %673 = getelementptr inbounds i32, ptr %672, i64 14
  %674 = load i32, ptr %673, align 4
  %675 = add i32 %671, %674
  %676 = add i32 %675, -35309556
  %677 = load i32, ptr %4, align 4
  %678 = add i32 %677, %676
  store i32 %678, ptr %4, align 4
  %679 = load i32, ptr %4, align 4
  %680 = call i32 @_Z6rotatejj(i32 noundef %679, i32 noundef 23) #8
  store i32 %680, ptr %4, align 4
  %681 = load i32, ptr %5, align 4
  %682 = load i32, ptr %4, align 4
  %683 = add i32 %682, %681
  store i32 %683, ptr %4, align 4
  %684 = load i32, ptr %4, align 4
  %685 = load i32, ptr %5, align 4
  %686 = xor i32 %684, %685
  %687 = load i32, ptr %6, align 4
  %688 = xor i32 %686, %687
  %689 = load ptr, ptr %2, align 8
  %690 = getelementptr inbounds i32, ptr %689, i64 1
  %691 = load i32, ptr %690, align 4
  %692 = add i32 %688, %691
  %693 = add i32 %692, -1530992060
  %694 = load i32, ptr %3, align 4
  %695 = add i32 %694, %693
  store i32 %695, ptr %3, align 4
  %696 = load i32, ptr %3, align 4
  %697 = call i32 @_Z6rotatejj(i32 noundef %696, i32 noundef 4) #8
  store i32 %697, ptr %3, align 4
  %698 = load i32, ptr %4, align 4
  %699 = load i32, ptr %3, align 4
  %700 = add i32 %699, %698
  store i32 %700, ptr %3, align 4
  %701 = load i32, ptr %3, align 4
  %702 = load i32, ptr %4, align 4
  %703 = xor i32 %701, %702
  %704 = load i32, ptr %5, align 4
  %705 = xor i32 %703, %704
  %706 = load ptr, ptr %2, align 8
  %707 = getelementptr inbounds i32, ptr %706, i64 4
  %708 = load i32, ptr %707, align 4
  %709 = add i32 %705, %708
  %710 = add i32 %709, 1272893353
  %711 = load i32, ptr %6, align 4
  %712 = add i32 %711, %710
  store i32 %712, ptr %6, align 4
  %713 = load i32, ptr %6, align 4
  %714 = call i32 @_Z6rotatejj(i32 noundef %713, i32 noundef 11) #8
  store i32 %714, ptr %6, align 4
  %715 = load i32, ptr %3, align 4
  %716 = load i32, ptr %6, align 4
  %717 = add i32 %716, %715
  store i32 %717, ptr %6, align 4
  %718 = load i32, ptr %6, align 4
  %719 = load i32, ptr %3, align 4
  %720 = xor i32 %718, %719
  %721 = load i32, ptr %4, align 4
  %722 = xor i32 %720, %721
  %723 = load ptr, ptr %2, align 8
  %724 = getelementptr inbounds i32, ptr %723, i64 7
  %725 = load i32, ptr %724, align 4
  %726 = add i32 %722, %725
  %727 = add i32 %726, -155497632
  %728 = load i32, ptr %5, align 4
  %729 = add i32 %728, %727
  store i32 %729, ptr %5, align 4
  %730 = load i32, ptr %5, align 4
  %731 = call i32 @_Z6rotatejj(i32 noundef %730, i32 noundef 16) #8
  store i32 %731, ptr %5, align 4
  %732 = load i32, ptr %6, align 4
  %733 = load i32, ptr %5, align 4
  %734 = add i32 %733, %732
  store i32 %734, ptr %5, align 4
  %735 = load i32, ptr %5, align 4
  %736 = load i32, ptr %6, align 4
  %737 = xor i32 %735, %736
  %738 = load i32, ptr %3, align 4
  %739 = xor i32 %737, %738
  %740 = load ptr, ptr %2, align 8
  %741 = getelementptr inbounds i32, ptr %740, i64 10
  %742 = load i32, ptr %741, align 4
  %743 = add i32 %739, %742
  %744 = add i32 %743, -1094730640
  %745 = load i32, ptr %4, align 4
  %746 = add i32 %745, %744
  store i32 %746, ptr %4, align 4
  %747 = load i32, ptr %4, align 4
  %748 = call i32 @_Z6rotatejj(i32 noundef %747, i32 noundef 23) #8
  store i32 %748, ptr %4, align 4
  %749 = load i32, ptr %5, align 4
  %750 = load i32, ptr %4, align 4
  %751 = add i32 %750, %749
  store i32 %751, ptr %4, align 4
  %752 = load i32, ptr %4, align 4
  %753 = load i32, ptr %5, align 4
  %754 = xor i32 %752, %753
  %755 = load i32, ptr %6, align 4
  %756 = xor i32 %754, %755
  %757 = load ptr, ptr %2, align 8
  %758 = getelementptr inbounds i32, ptr %757, i64 13
  %759 = load i32, ptr %758, align 4
  %760 = add i32 %756, %759
  %761 = add i32 %760, 681279174
  %762 = load i32, ptr %3, align 4
  %763 = add i32 %762, %761
  store i32 %763, ptr %3, align 4
  %764 = load i32, ptr %3, align 4
  %765 = call i32 @_Z6rotatejj(i32 noundef %764, i32 noundef 4) #8
  store i32 %765, ptr %3, align 4
  %766 = load i32, ptr %4, align 4
  %767 = load i32, ptr %3, align 4
  %768 = add i32 %767, %766
  store i32 %768, ptr %3, align 4
  %769 = load i32, ptr %3, align 4
  %770 = load i32, ptr %4, align 4
  %771 = xor i32 %769, %770
  %772 = load i32, ptr %5, align 4
  %773 = xor i32 %771, %772
  %774 = load ptr, ptr %2, align 8
  %775 = getelementptr inbounds i32, ptr %774, i64 0
  %776 = load i32, ptr %775, align 4
  %777 = add i32 %773, %776
  %778 = add i32 %777, -358537222
  %779 = load i32, ptr %6, align 4
  %780 = add i32 %779, %778
  store i32 %780, ptr %6, align 4
  %781 = load i32, ptr %6, align 4
  %782 = call i32 @_Z6rotatejj(i32 noundef %781, i32 noundef 11) #8
  store i32 %782, ptr %6, align 4
  %783 = load i32, ptr %3, align 4
  %784 = load i32, ptr %6, align 4
  %785 = add i32 %784, %783
  store i32 %785, ptr %6, align 4
  %786 = load i32, ptr %6, align 4
  %787 = load i32, ptr %3, align 4
  %788 = xor i32 %786, %787
  %789 = load i32, ptr %4, align 4
  %790 = xor i32 %788, %789
  %791 = load ptr, ptr %2, align 8
  %792 = getelementptr inbounds i32, ptr %791, i64 3
  %793 = load i32, ptr %792, align 4
  %794 = add i32 %790, %793
  %795 = add i32 %794, -722521979
  %796 = load i32, ptr %5, align 4
  %797 = add i32 %796, %795
  store i32 %797, ptr %5, align 4
  %798 = load i32, ptr %5, align 4
  %799 = call i32 @_Z6rotatejj(i32 noundef %798, i32 noundef 16) #8
  store i32 %799, ptr %5, align 4
  %800 = load i32, ptr %6, align 4
  %801 = load i32, ptr %5, align 4
  %802 = add i32 %801, %800
  store i32 %802, ptr %5, align 4
  %803 = load i32, ptr %5, align 4
  %804 = load i32, ptr %6, align 4
  %805 = xor i32 %803, %804
  %806 = load i32, ptr %3, align 4
  %807 = xor i32 %805, %806
  %808 = load ptr, ptr %2, align 8
  %809 = getelementptr inbounds i32, ptr %808, i64 6
  %810 = load i32, ptr %809, align 4
  %811 = add i32 %807, %810
  %812 = add i32 %811, 76029189
  %813 = load i32, ptr %4, align 4
  %814 = add i32 %813, %812
  store i32 %814, ptr %4, align 4
  %815 = load i32, ptr %4, align 4
  %816 = call i32 @_Z6rotatejj(i32 noundef %815, i32 noundef 23) #8
  store i32 %816, ptr %4, align 4
  %817 = load i32, ptr %5, align 4
  %818 = load i32, ptr %4, align 4
  %819 = add i32 %818, %817
  store i32 %819, ptr %4, align 4
  %820 = load i32, ptr %4, align 4
  %821 = load i32, ptr %5, align 4
  %822 = xor i32 %820, %821
  %823 = load i32, ptr %6, align 4
  %824 = xor i32 %822, %823
  %825 = load ptr, ptr %2, align 8
  %826 = getelementptr inbounds i32, ptr %825, i64 9
  %827 = load i32, ptr %826, align 4
  %828 = add i32 %824, %827
  %829 = add i32 %828, -640364487
  %830 = load i32, ptr %3, align 4
  %831 = add i32 %830, %829
  store i32 %831, ptr %3, align 4
  %832 = load i32, ptr %3, align 4
  %833 = call i32 @_Z6rotatejj(i32 noundef %832, i32 noundef 4) #8
  store i32 %833, ptr %3, align 4
  %834 = load i32, ptr %4, align 4
  %835 = load i32, ptr %3, align 4
  %836 = add i32 %835, %834
  store i32 %836, ptr %3, align 4
  %837 = load i32, ptr %3, align 4
  %838 = load i32, ptr %4, align 4
  %839 = xor i32 %837, %838
  %840 = load i32, ptr %5, align 4
  %841 = xor i32 %839, %840
  %842 = load ptr, ptr %2, align 8
  %843 = getelementptr inbounds i32, ptr %842, i64 12
  %844 = load i32, ptr %843, align 4
  %845 = add i32 %841, %844
  %846 = add i32 %845, -421815835
  %847 = load i32, ptr %6, align 4
  %848 = add i32 %847, %846
  store i32 %848, ptr %6, align 4
  %849 = load i32, ptr %6, align 4
  %850 = call i32 @_Z6rotatejj(i32 noundef %849, i32 noundef 11) #8
  store i32 %850, ptr %6, align 4
  %851 = load i32, ptr %3, align 4
  %852 = load i32, ptr %6, align 4
  %853 = add i32 %852, %851
  store i32 %853, ptr %6, align 4
  %854 = load i32, ptr %6, align 4
  %855 = load i32, ptr %3, align 4
  %856 = xor i32 %854, %855
  %857 = load i32, ptr %4, align 4
  %858 = xor i32 %856, %857
  %859 = load ptr, ptr %2, align 8
  %860 = getelementptr inbounds i32, ptr %859, i64 15
  %861 = load i32, ptr %860, align 4
  %862 = add i32 %858, %861
  %863 = add i32 %862, 530742520
  %864 = load i32, ptr %5, align 4
  %865 = add i32 %864, %863
  store i32 %865, ptr %5, align 4
  %866 = load i32, ptr %5, align 4
  %867 = call i32 @_Z6rotatejj(i32 noundef %866, i32 noundef 16) #8
  store i32 %867, ptr %5, align 4
  %868 = load i32, ptr %6, align 4
  %869 = load i32, ptr %5, align 4
  %870 = add i32 %869, %868
  store i32 %870, ptr %5, align 4
  %871 = load i32, ptr %5, align 4
  %872 = load i32, ptr %6, align 4
  %873 = xor i32 %871, %872
  %874 = load i32, ptr %3, align 4
  %875 = xor i32 %873, %874
  %876 = load ptr, ptr %2, align 8
  %877 = getelementptr inbounds i32, ptr %876, i64 2
  %878 = load i32, ptr %877, align 4
  %879 = add i32 %875, %878
  %880 = add i32 %879, -995338651
  %881 = load i32, ptr %4, align 4
  %882 = add i32 %881, %880
  store i32 %882, ptr %4, align 4
  %883 = load i32, ptr %4, align 4
  %884 = call i32 @_Z6rotatejj(i32 noundef %883, i32 noundef 23) #8
  store i32 %884, ptr %4, align 4
  %885 = load i32, ptr %5, align 4
  %886 = load i32, ptr %4, align 4
  %887 = add i32 %886, %885
  store i32 %887, ptr %4, align 4
  %888 = load i32, ptr %5, align 4
  %889 = load i32, ptr %4, align 4
  %890 = load i32, ptr %6, align 4
  %891 = xor i32 %890, -1
  %892 = or i32 %889, %891
  %893 = xor i32 %888, %892
  %894 = load ptr, ptr %2, align 8
  %895 = getelementptr inbounds i32, ptr %894, i64 0
  %896 = load i32, ptr %895, align 4
  %897 = add i32 %893, %896
  %898 = add i32 %897, -198630844
  %899 = load i32, ptr %3, align 4
  %900 = add i32 %899, %898
  store i32 %900, ptr %3, align 4
  %901 = load i32, ptr %3, align 4
  %902 = call i32 @_Z6rotatejj(i32 noundef %901, i32 noundef 6) #8
  store i32 %902, ptr %3, align 4
  %903 = load i32, ptr %4, align 4
  %904 = load i32, ptr %3, align 4
  %905 = add i32 %904, %903
  store i32 %905, ptr %3, align 4
  %906 = load i32, ptr %4, align 4
  %907 = load i32, ptr %3, align 4
  %908 = load i32, ptr %5, align 4
  %909 = xor i32 %908, -1
  %910 = or i32 %907, %909
  %911 = xor i32 %906, %910
  %912 = load ptr, ptr %2, align 8
  %913 = getelementptr inbounds i32, ptr %912, i64 7
  %914 = load i32, ptr %913, align 4
  %915 = add i32 %911, %914
  %916 = add i32 %915, 1126891415
  %917 = load i32, ptr %6, align 4
  %918 = add i32 %917, %916
  store i32 %918, ptr %6, align 4
  %919 = load i32, ptr %6, align 4
  %920 = call i32 @_Z6rotatejj(i32 noundef %919, i32 noundef 10) #8
  store i32 %920, ptr %6, align 4
  %921 = load i32, ptr %3, align 4
  %922 = load i32, ptr %6, align 4
  %923 = add i32 %922, %921
  store i32 %923, ptr %6, align 4
  %924 = load i32, ptr %3, align 4
  %925 = load i32, ptr %6, align 4
  %926 = load i32, ptr %4, align 4
  %927 = xor i32 %926, -1
  %928 = or i32 %925, %927
  %929 = xor i32 %924, %928
  %930 = load ptr, ptr %2, align 8
  %931 = getelementptr inbounds i32, ptr %930, i64 14
  %932 = load i32, ptr %931, align 4
  %933 = add i32 %929, %932
  %934 = add i32 %933, -1416354905
  %935 = load i32, ptr %5, align 4
  %936 = add i32 %935, %934
  store i32 %936, ptr %5, align 4
  %937 = load i32, ptr %5, align 4
  %938 = call i32 @_Z6rotatejj(i32 noundef %937, i32 noundef 15) #8
  store i32 %938, ptr %5, align 4
  %939 = load i32, ptr %6, align 4
  %940 = load i32, ptr %5, align 4
  %941 = add i32 %940, %939
  store i32 %941, ptr %5, align 4
  %942 = load i32, ptr %6, align 4
  %943 = load i32, ptr %5, align 4
  %944 = load i32, ptr %3, align 4
  %945 = xor i32 %944, -1
  %946 = or i32 %943, %945
  %947 = xor i32 %942, %946
  %948 = load ptr, ptr %2, align 8
  %949 = getelementptr inbounds i32, ptr %948, i64 5
  %950 = load i32, ptr %949, align 4
  %951 = add i32 %947, %950
  %952 = add i32 %951, -57434055
  %953 = load i32, ptr %4, align 4
  %954 = add i32 %953, %952
  store i32 %954, ptr %4, align 4
  %955 = load i32, ptr %4, align 4
  %956 = call i32 @_Z6rotatejj(i32 noundef %955, i32 noundef 21) #8
  store i32 %956, ptr %4, align 4
  %957 = load i32, ptr %5, align 4
  %958 = load i32, ptr %4, align 4
  %959 = add i32 %958, %957
  store i32 %959, ptr %4, align 4
  %960 = load i32, ptr %5, align 4
  %961 = load i32, ptr %4, align 4
  %962 = load i32, ptr %6, align 4
  %963 = xor i32 %962, -1
  %964 = or i32 %961, %963
  %965 = xor i32 %960, %964
  %966 = load ptr, ptr %2, align 8
  %967 = getelementptr inbounds i32, ptr %966, i64 12
  %968 = load i32, ptr %967, align 4
  %969 = add i32 %965, %968
  %970 = add i32 %969, 1700485571
  %971 = load i32, ptr %3, align 4
  %972 = add i32 %971, %970
  store i32 %972, ptr %3, align 4
  %973 = load i32, ptr %3, align 4
  %974 = call i32 @_Z6rotatejj(i32 noundef %973, i32 noundef 6) #8
  store i32 %974, ptr %3, align 4
  %975 = load i32, ptr %4, align 4
  %976 = load i32, ptr %3, align 4
  %977 = add i32 %976, %975
  store i32 %977, ptr %3, align 4
  %978 = load i32, ptr %4, align 4
  %979 = load i32, ptr %3, align 4
  %980 = load i32, ptr %5, align 4
  %981 = xor i32 %980, -1
  %982 = or i32 %979, %981
  %983 = xor i32 %978, %982
  %984 = load ptr, ptr %2, align 8
  %985 = getelementptr inbounds i32, ptr %984, i64 3
  %986 = load i32, ptr %985, align 4
  %987 = add i32 %983, %986
  %988 = add i32 %987, -1894986606
  %989 = load i32, ptr %6, align 4
  %990 = add i32 %989, %988
  store i32 %990, ptr %6, align 4
  %991 = load i32, ptr %6, align 4
  %992 = call i32 @_Z6rotatejj(i32 noundef %991, i32 noundef 10) #8
  store i32 %992, ptr %6, align 4
  %993 = load i32, ptr %3, align 4
  %994 = load i32, ptr %6, align 4
  %995 = add i32 %994, %993
  store i32 %995, ptr %6, align 4
  %996 = load i32, ptr %3, align 4
  %997 = load i32, ptr %6, align 4
  %998 = load i32, ptr %4, align 4
  %999 = xor i32 %998, -1
  %1000 = or i32 %997, %999
  %1001 = xor i32 %996, %1000
  %1002 = load ptr, ptr %2, align 8
  %1003 = getelementptr inbounds i32, ptr %1002, i64 10
  %1004 = load i32, ptr %1003, align 4
  %1005 = add i32 %1001, %1004
  %1006 = add i32 %1005, -1051523
  %1007 = load i32, ptr %5, align 4
  %1008 = add i32 %1007, %1006
  store i32 %1008, ptr %5, align 4
  %1009 = load i32, ptr %5, align 4
  %1010 = call i32 @_Z6rotatejj(i32 noundef %1009, i32 noundef 15) #8
  store i32 %1010, ptr %5, align 4
  %1011 = load i32, ptr %6, align 4
  %1012 = load i32, ptr %5, align 4
  %1013 = add i32 %1012, %1011
  store i32 %1013, ptr %5, align 4
  %1014 = load i32, ptr %6, align 4
  %1015 = load i32, ptr %5, align 4
  %1016 = load i32, ptr %3, align 4
  %1017 = xor i32 %1016, -1
  %1018 = or i32 %1015, %1017
  %1019 = xor i32 %1014, %1018
  %1020 = load ptr, ptr %2, align 8
  %1021 = getelementptr inbounds i32, ptr %1020, i64 1
  %1022 = load i32, ptr %1021, align 4
  %1023 = add i32 %1019, %1022
  %1024 = add i32 %1023, -2054922799
  %1025 = load i32, ptr %4, align 4
  %1026 = add i32 %1025, %1024
  store i32 %1026, ptr %4, align 4
  %1027 = load i32, ptr %4, align 4
  %1028 = call i32 @_Z6rotatejj(i32 noundef %1027, i32 noundef 21) #8
  store i32 %1028, ptr %4, align 4
  %1029 = load i32, ptr %5, align 4
  %1030 = load i32, ptr %4, align 4
  %1031 = add i32 %1030, %1029
  store i32 %1031, ptr %4, align 4
  %1032 = load i32, ptr %5, align 4
  %1033 = load i32, ptr %4, align 4
  %1034 = load i32, ptr %6, align 4
  %1035 = xor i32 %1034, -1
  %1036 = or i32 %1033, %1035
  %1037 = xor i32 %1032, %1036
  %1038 = load ptr, ptr %2, align 8
  %1039 = getelementptr inbounds i32, ptr %1038, i64 8
  %1040 = load i32, ptr %1039, align 4
  %1041 = add i32 %1037, %1040
  %1042 = add i32 %1041, 1873313359
  %1043 = load i32, ptr %3, align 4
  %1044 = add i32 %1043, %1042
  store i32 %1044, ptr %3, align 4
  %1045 = load i32, ptr %3, align 4
  %1046 = call i32 @_Z6rotatejj(i32 noundef %1045, i32 noundef 6) #8
  store i32 %1046, ptr %3, align 4
  %1047 = load i32, ptr %4, align 4
  %1048 = load i32, ptr %3, align 4
  %1049 = add i32 %1048, %1047
  store i32 %1049, ptr %3, align 4
  %1050 = load i32, ptr %4, align 4
  %1051 = load i32, ptr %3, align 4
  %1052 = load i32, ptr %5, align 4
  %1053 = xor i32 %1052, -1
  %1054 = or i32 %1051, %1053
  %1055 = xor i32 %1050, %1054
  %1056 = load ptr, ptr %2, align 8
  %1057 = getelementptr inbounds i32, ptr %1056, i64 15
  %1058 = load i32, ptr %1057, align 4
  %1059 = add i32 %1055, %1058
  %1060 = add i32 %1059, -30611744
  %1061 = load i32, ptr %6, align 4
  %1062 = add i32 %1061, %1060
  store i32 %1062, ptr %6, align 4
  %1063 = load i32, ptr %6, align 4
  %1064 = call i32 @_Z6rotatejj(i32 noundef %1063, i32 noundef 10) #8
  store i32 %1064, ptr %6, align 4
  %1065 = load i32, ptr %3, align 4
  %1066 = load i32, ptr %6, align 4
  %1067 = add i32 %1066, %1065
  store i32 %1067, ptr %6, align 4
  %1068 = load i32, ptr %3, align 4
  %1069 = load i32, ptr %6, align 4
  %1070 = load i32, ptr %4, align 4
  %1071 = xor i32 %1070, -1
  %1072 = or i32 %1069, %1071
  %1073 = xor i32 %1068, %1072
  %1074 = load ptr, ptr %2, align 8
  %1075 = getelementptr inbounds i32, ptr %1074, i64 6
  %1076 = load i32, ptr %1075, align 4
  %1077 = add i32 %1073, %1076
  %1078 = add i32 %1077, -1560198380
  %1079 = load i32, ptr %5, align 4
  %1080 = add i32 %1079, %1078
  store i32 %1080, ptr %5, align 4
  %1081 = load i32, ptr %5, align 4
  %1082 = call i32 @_Z6rotatejj(i32 noundef %1081, i32 noundef 15) #8
  store i32 %1082, ptr %5, align 4
  %1083 = load i32, ptr %6, align 4
  %1084 = load i32, ptr %5, align 4
  %1085 = add i32 %1084, %1083
  store i32 %1085, ptr %5, align 4
  %1086 = load i32, ptr %6, align 4
  %1087 = load i32, ptr %5, align 4
  %1088 = load i32, ptr %3, align 4
  %1089 = xor i32 %1088, -1
  %1090 = or i32 %1087, %1089
  %1091 = xor i32 %1086, %1090
  %1092 = load ptr, ptr %2, align 8
  %1093 = getelementptr inbounds i32, ptr %1092, i64 13
  %1094 = load i32, ptr %1093, align 4
  %1095 = add i32 %1091, %1094
  %1096 = add i32 %1095, 1309151649
  %1097 = load i32, ptr %4, align 4
  %1098 = add i32 %1097, %1096
  store i32 %1098, ptr %4, align 4
  %1099 = load i32, ptr %4, align 4
  %1100 = call i32 @_Z6rotatejj(i32 noundef %1099, i32 noundef 21) #8
  store i32 %1100, ptr %4, align 4
  %1101 = load i32, ptr %5, align 4
  %1102 = load i32, ptr %4, align 4
  %1103 = add i32 %1102, %1101
  store i32 %1103, ptr %4, align 4
  %1104 = load i32, ptr %5, align 4
  %1105 = load i32, ptr %4, align 4
  %1106 = load i32, ptr %6, align 4
  %1107 = xor i32 %1106, -1
  %1108 = or i32 %1105, %1107
  %1109 = xor i32 %1104, %1108
  %1110 = load ptr, ptr %2, align 8
  %1111 = getelementptr inbounds i32, ptr %1110, i64 4
  %1112 = load i32, ptr %1111, align 4
  %1113 = add i32 %1109, %1112
  %1114 = add i32 %1113, -145523070
  %1115 = load i32, ptr %3, align 4
  %1116 = add i32 %1115, %1114
  store i32 %1116, ptr %3, align 4
  %1117 = load i32, ptr %3, align 4
  %1118 = call i32 @_Z6rotatejj(i32 noundef %1117, i32 noundef 6) #8
  store i32 %1118, ptr %3, align 4
  %1119 = load i32, ptr %4, align 4
  %1120 = load i32, ptr %3, align 4
  %1121 = add i32 %1120, %1119
  store i32 %1121, ptr %3, align 4
  %1122 = load i32, ptr %4, align 4
  %1123 = load i32, ptr %3, align 4
  %1124 = load i32, ptr %5, align 4
  %1125 = xor i32 %1124, -1
  %1126 = or i32 %1123, %1125
  %1127 = xor i32 %1122, %1126
  %1128 = load ptr, ptr %2, align 8
  %1129 = getelementptr inbounds i32, ptr %1128, i64 11
  %1130 = load i32, ptr %1129, align 4
  %1131 = add i32 %1127, %1130
  %1132 = add i32 %1131, -1120210379
  %1133 = load i32, ptr %6, align 4
  %1134 = add i32 %1133, %1132
  store i32 %1134, ptr %6, align 4
  %1135 = load i32, ptr %6, align 4
  %1136 = call i32 @_Z6rotatejj(i32 noundef %1135, i32 noundef 10) #8
  store i32 %1136, ptr %6, align 4
  %1137 = load i32, ptr %3, align 4
  %1138 = load i32, ptr %6, align 4
  %1139 = add i32 %1138, %1137
  store i32 %1139, ptr %6, align 4
  %1140 = load i32, ptr %3, align 4
  %1141 = load i32, ptr %6, align 4
  %1142 = load i32, ptr %4, align 4
  %1143 = xor i32 %1142, -1
  %1144 = or i32 %1141, %1143
  %1145 = xor i32 %1140, %1144
  %1146 = load ptr, ptr %2, align 8
  %1147 = getelementptr inbounds i32, ptr %1146, i64 2
  %1148 = load i32, ptr %1147, align 4
  %1149 = add i32 %1145, %1148
  %1150 = add i32 %1149, 718787259
  %1151 = load i32, ptr %5, align 4
  %1152 = add i32 %1151, %1150
  store i32 %1152, ptr %5, align 4
  %1153 = load i32, ptr %5, align 4
  %1154 = call i32 @_Z6rotatejj(i32 noundef %1153, i32 noundef 15) #8
  store i32 %1154, ptr %5, align 4
  %1155 = load i32, ptr %6, align 4
  %1156 = load i32, ptr %5, align 4
  %1157 = add i32 %1156, %1155
  store i32 %1157, ptr %5, align 4
  %1158 = load i32, ptr %6, align 4
  %1159 = load i32, ptr %5, align 4
  %1160 = load i32, ptr %3, align 4
  %1161 = xor i32 %1160, -1
  %1162 = or i32 %1159, %1161
  %1163 = xor i32 %1158, %1162
  %1164 = load ptr, ptr %2, align 8
  %1165 = getelementptr inbounds i32, ptr %1164, i64 9
  %1166 = load i32, ptr %1165, align 4
  %1167 = add i32 %1163, %1166
  %1168 = add i32 %1167, -343485551
  %1169 = load i32, ptr %4, align 4
  %1170 = add i32 %1169, %1168
  store i32 %1170, ptr %4, align 4
  %1171 = load i32, ptr %4, align 4
  %1172 = call i32 @_Z6rotatejj(i32 noundef %1171, i32 noundef 21) #8
  store i32 %1172, ptr %4, align 4
  %1173 = load i32, ptr %5, align 4
  %1174 = load i32, ptr %4, align 4
  %1175 = add i32 %1174, %1173
  store i32 %1175, ptr %4, align 4
  %1176 = load i32, ptr %3, align 4
  %1177 = add i32 %1176, 1732584193
  %1178 = insertelement <4 x i32> poison, i32 %1177, i32 0
  %1179 = load i32, ptr %4, align 4
  %1180 = add i32 %1179, -271733879
  %1181 = insertelement <4 x i32> %1178, i32 %1180, i32 1
  %1182 = load i32, ptr %5, align 4
  %1183 = add i32 %1182, -1732584194
  %1184 = insertelement <4 x i32> %1181, i32 %1183, i32 2
  %1185 = load i32, ptr %6, align 4
  %1186 = add i32 %1185, 271733878
  %1187 = insertelement <4 x i32> %1184, i32 %1186, i32 3
  store <4 x i32> %1187, ptr %7, align 16
  %1188 = load <4 x i32>, ptr %7, align 16
  ret <4 x i32> %1188
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #4 {
  %3 = atomicrmw umin ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z3allDv4_i(<4 x i32> noundef %0) #2 {
  %2 = tail call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x i32> @_Z6vload4mPKj(i64 noundef %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x i32>, ptr %4, align 4, !tbaa !20
  ret <4 x i32> %5
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uint", !"uint", !"uint", !"uint4*", !"uint*", !"uint*"}
!13 = !{!"uchar*", !"uint", !"uint", !"uint", !"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*"}
!14 = !{!"const", !"", !"", !"", !"", !"const", !"volatile"}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uchar*", !"uint*", !"uint4*"}
!18 = !{!"uchar*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"const", !""}
!20 = !{!8, !8, i64 0}
