; ModuleID = 'corpus/opencl/cellular.cl'
source_filename = "corpus/opencl/cellular.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rule_1d.cell = internal addrspace(3) global [2 x [34 x i8]] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @life_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %10, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %20, %21
  %23 = sub nsw i32 %22, 1
  %24 = load i32, ptr %7, align 4
  %25 = srem i32 %23, %24
  store i32 %25, ptr %11, align 4
  %26 = load i32, ptr %9, align 4
  %27 = add nsw i32 %26, 1
  %28 = load i32, ptr %7, align 4
  %29 = srem i32 %27, %28
  store i32 %29, ptr %12, align 4
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %30, %31
  %33 = sub nsw i32 %32, 1
  %34 = load i32, ptr %8, align 4
  %35 = srem i32 %33, %34
  store i32 %35, ptr %13, align 4
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  %38 = load i32, ptr %8, align 4
  %39 = srem i32 %37, %38
  store i32 %39, ptr %14, align 4
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i32, ptr %13, align 4
  %42 = load i32, ptr %7, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %11, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1
  %49 = zext i8 %48 to i32
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %7, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1
  %59 = zext i8 %58 to i32
  %60 = add nsw i32 %49, %59
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i32, ptr %13, align 4
  %63 = load i32, ptr %7, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %12, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(1) %61, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1
  %70 = zext i8 %69 to i32
  %71 = add nsw i32 %60, %70
  %72 = load ptr addrspace(1), ptr %5, align 8
  %73 = load i32, ptr %10, align 4
  %74 = load i32, ptr %7, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %72, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1
  %81 = zext i8 %80 to i32
  %82 = add nsw i32 %71, %81
  %83 = load ptr addrspace(1), ptr %5, align 8
  %84 = load i32, ptr %10, align 4
  %85 = load i32, ptr %7, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %12, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr addrspace(1) %83, i64 %89
  %91 = load i8, ptr addrspace(1) %90, align 1
  %92 = zext i8 %91 to i32
  %93 = add nsw i32 %82, %92
  %94 = load ptr addrspace(1), ptr %5, align 8
  %95 = load i32, ptr %14, align 4
  %96 = load i32, ptr %7, align 4
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %11, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr addrspace(1) %94, i64 %100
  %102 = load i8, ptr addrspace(1) %101, align 1
  %103 = zext i8 %102 to i32
  %104 = add nsw i32 %93, %103
  %105 = load ptr addrspace(1), ptr %5, align 8
  %106 = load i32, ptr %14, align 4
  %107 = load i32, ptr %7, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %9, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %105, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1
  %114 = zext i8 %113 to i32
  %115 = add nsw i32 %104, %114
  %116 = load ptr addrspace(1), ptr %5, align 8
  %117 = load i32, ptr %14, align 4
  %118 = load i32, ptr %7, align 4
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %12, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr addrspace(1) %116, i64 %122
  %124 = load i8, ptr addrspace(1) %123, align 1
  %125 = zext i8 %124 to i32
  %126 = add nsw i32 %115, %125
  store i32 %126, ptr %15, align 4
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 3
  br i1 %128, label %146, label %129

129:                                              ; preds = %4
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 2
  br i1 %131, label %132, label %144

132:                                              ; preds = %129
  %133 = load ptr addrspace(1), ptr %5, align 8
  %134 = load i32, ptr %10, align 4
  %135 = load i32, ptr %7, align 4
  %136 = mul nsw i32 %134, %135
  %137 = load i32, ptr %9, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i8, ptr addrspace(1) %133, i64 %139
  %141 = load i8, ptr addrspace(1) %140, align 1
  %142 = zext i8 %141 to i32
  %143 = icmp ne i32 %142, 0
  br label %144

144:                                              ; preds = %132, %129
  %145 = phi i1 [ false, %129 ], [ %143, %132 ]
  br label %146

146:                                              ; preds = %144, %4
  %147 = phi i1 [ true, %4 ], [ %145, %144 ]
  %148 = zext i1 %147 to i32
  %149 = trunc i32 %148 to i8
  %150 = load ptr addrspace(1), ptr %6, align 8
  %151 = load i32, ptr %10, align 4
  %152 = load i32, ptr %7, align 4
  %153 = mul nsw i32 %151, %152
  %154 = load i32, ptr %9, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %156
  store i8 %149, ptr addrspace(1) %157, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @life_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca <2 x i32>, align 8
  %16 = alloca <2 x i32>, align 8
  %17 = alloca <2 x i32>, align 8
  %18 = alloca <2 x i32>, align 8
  %19 = alloca <2 x i32>, align 8
  %20 = alloca <2 x i32>, align 8
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %7, align 4
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %25, %26
  %28 = sub nsw i32 %27, 1
  %29 = load i32, ptr %6, align 4
  %30 = srem i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  store i32 %33, ptr %8, align 4
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  store i32 %38, ptr %9, align 4
  %39 = load ptr addrspace(1), ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  %42 = load i32, ptr %6, align 4
  %43 = srem i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  store i32 %46, ptr %10, align 4
  %47 = load i32, ptr %8, align 4
  %48 = call i32 @_Z6rotatejj(i32 noundef %47, i32 noundef 1) #8
  %49 = load i32, ptr %8, align 4
  %50 = load i32, ptr %8, align 4
  %51 = call i32 @_Z6rotatejj(i32 noundef %50, i32 noundef 31) #8
  %52 = call <2 x i32> @add3(i32 noundef %48, i32 noundef %49, i32 noundef %51) #7
  store <2 x i32> %52, ptr %11, align 8
  %53 = load i32, ptr %10, align 4
  %54 = call i32 @_Z6rotatejj(i32 noundef %53, i32 noundef 1) #8
  %55 = load i32, ptr %10, align 4
  %56 = load i32, ptr %10, align 4
  %57 = call i32 @_Z6rotatejj(i32 noundef %56, i32 noundef 31) #8
  %58 = call <2 x i32> @add3(i32 noundef %54, i32 noundef %55, i32 noundef %57) #7
  store <2 x i32> %58, ptr %12, align 8
  %59 = load i32, ptr %9, align 4
  %60 = call i32 @_Z6rotatejj(i32 noundef %59, i32 noundef 1) #8
  store i32 %60, ptr %13, align 4
  %61 = load i32, ptr %9, align 4
  %62 = call i32 @_Z6rotatejj(i32 noundef %61, i32 noundef 31) #8
  store i32 %62, ptr %14, align 4
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %14, align 4
  %65 = xor i32 %63, %64
  %66 = insertelement <2 x i32> poison, i32 %65, i32 0
  %67 = load i32, ptr %13, align 4
  %68 = load i32, ptr %14, align 4
  %69 = and i32 %67, %68
  %70 = insertelement <2 x i32> %66, i32 %69, i32 1
  store <2 x i32> %70, ptr %16, align 8
  %71 = load <2 x i32>, ptr %16, align 8
  store <2 x i32> %71, ptr %15, align 8
  %72 = load <2 x i32>, ptr %11, align 8
  %73 = extractelement <2 x i32> %72, i64 0
  %74 = load <2 x i32>, ptr %15, align 8
  %75 = extractelement <2 x i32> %74, i64 0
  %76 = load <2 x i32>, ptr %12, align 8
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = call <2 x i32> @add3(i32 noundef %73, i32 noundef %75, i32 noundef %77) #7
  store <2 x i32> %78, ptr %17, align 8
  %79 = load <2 x i32>, ptr %11, align 8
  %80 = extractelement <2 x i32> %79, i64 1
  %81 = load <2 x i32>, ptr %15, align 8
  %82 = extractelement <2 x i32> %81, i64 1
  %83 = load <2 x i32>, ptr %12, align 8
  %84 = extractelement <2 x i32> %83, i64 1
  %85 = call <2 x i32> @add3(i32 noundef %80, i32 noundef %82, i32 noundef %84) #7
  store <2 x i32> %85, ptr %18, align 8
  %86 = load <2 x i32>, ptr %18, align 8
  %87 = extractelement <2 x i32> %86, i64 0
  %88 = load <2 x i32>, ptr %17, align 8
  %89 = extractelement <2 x i32> %88, i64 1
  %90 = xor i32 %87, %89
  %91 = insertelement <2 x i32> poison, i32 %90, i32 0
  %92 = load <2 x i32>, ptr %18, align 8
  %93 = extractelement <2 x i32> %92, i64 0
  %94 = load <2 x i32>, ptr %17, align 8
  %95 = extractelement <2 x i32> %94, i64 1
  %96 = and i32 %93, %95
  %97 = insertelement <2 x i32> %91, i32 %96, i32 1
  store <2 x i32> %97, ptr %20, align 8
  %98 = load <2 x i32>, ptr %20, align 8
  store <2 x i32> %98, ptr %19, align 8
  %99 = load <2 x i32>, ptr %18, align 8
  %100 = extractelement <2 x i32> %99, i64 1
  %101 = load <2 x i32>, ptr %19, align 8
  %102 = extractelement <2 x i32> %101, i64 1
  %103 = or i32 %100, %102
  store i32 %103, ptr %21, align 4
  %104 = load <2 x i32>, ptr %19, align 8
  %105 = extractelement <2 x i32> %104, i64 0
  %106 = load i32, ptr %21, align 4
  %107 = xor i32 %106, -1
  %108 = and i32 %105, %107
  %109 = load <2 x i32>, ptr %17, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = load i32, ptr %9, align 4
  %112 = or i32 %110, %111
  %113 = and i32 %108, %112
  %114 = load ptr addrspace(1), ptr %5, align 8
  %115 = load i32, ptr %7, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr addrspace(1) %114, i64 %116
  store i32 %113, ptr addrspace(1) %117, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rule_1d(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %9, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %10, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i32, ptr %10, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 0, i64 %26
  store i8 %23, ptr addrspace(3) %27, align 1
  %28 = load i32, ptr %9, align 4
  %29 = icmp slt i32 %28, 2
  br i1 %29, label %30, label %39

30:                                               ; preds = %4
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x [34 x i8]], ptr addrspace(3) @rule_1d.cell, i64 0, i64 %32
  %34 = getelementptr inbounds [34 x i8], ptr addrspace(3) %33, i64 0, i64 0
  store i8 0, ptr addrspace(3) %34, align 1
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x [34 x i8]], ptr addrspace(3) @rule_1d.cell, i64 0, i64 %36
  %38 = getelementptr inbounds [34 x i8], ptr addrspace(3) %37, i64 0, i64 33
  store i8 0, ptr addrspace(3) %38, align 1
  br label %39

39:                                               ; preds = %30, %4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 1, ptr %11, align 4
  br label %40

40:                                               ; preds = %99, %39
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %7, align 4
  %43 = icmp sle i32 %41, %42
  br i1 %43, label %44, label %102

44:                                               ; preds = %40
  %45 = load i32, ptr %11, align 4
  %46 = sub nsw i32 %45, 1
  %47 = and i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [2 x [34 x i8]], ptr addrspace(3) @rule_1d.cell, i64 0, i64 %48
  %50 = getelementptr inbounds [34 x i8], ptr addrspace(3) %49, i64 0, i64 0
  store ptr addrspace(3) %50, ptr %12, align 8
  %51 = load ptr addrspace(3), ptr %12, align 8
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr addrspace(3) %51, i64 %53
  %55 = load i8, ptr addrspace(3) %54, align 1
  %56 = zext i8 %55 to i32
  %57 = shl i32 %56, 2
  %58 = load ptr addrspace(3), ptr %12, align 8
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr addrspace(3) %58, i64 %61
  %63 = load i8, ptr addrspace(3) %62, align 1
  %64 = zext i8 %63 to i32
  %65 = shl i32 %64, 1
  %66 = or i32 %57, %65
  %67 = load ptr addrspace(3), ptr %12, align 8
  %68 = load i32, ptr %9, align 4
  %69 = add nsw i32 %68, 2
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(3) %67, i64 %70
  %72 = load i8, ptr addrspace(3) %71, align 1
  %73 = zext i8 %72 to i32
  %74 = or i32 %66, %73
  store i32 %74, ptr %13, align 4
  %75 = load i32, ptr %6, align 4
  %76 = load i32, ptr %13, align 4
  %77 = and i32 %76, 31
  %78 = lshr i32 %75, %77
  %79 = and i32 %78, 1
  %80 = trunc i32 %79 to i8
  store i8 %80, ptr %14, align 1
  %81 = load i8, ptr %14, align 1
  %82 = load i32, ptr %11, align 4
  %83 = and i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [2 x [34 x i8]], ptr addrspace(3) @rule_1d.cell, i64 0, i64 %84
  %86 = load i32, ptr %9, align 4
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [34 x i8], ptr addrspace(3) %85, i64 0, i64 %88
  store i8 %81, ptr addrspace(3) %89, align 1
  %90 = load i8, ptr %14, align 1
  %91 = load ptr addrspace(1), ptr %5, align 8
  %92 = load i32, ptr %11, align 4
  %93 = load i32, ptr %8, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %10, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %91, i64 %97
  store i8 %90, ptr addrspace(1) %98, align 1
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %99

99:                                               ; preds = %44
  %100 = load i32, ptr %11, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %11, align 4
  br label %40

102:                                              ; preds = %40
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @forest_fire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  %23 = call i64 @_Z15get_global_sizej(i32 noundef 1) #8
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %27, %28
  store i32 %29, ptr %12, align 4
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %13, align 4
  %36 = shl i32 %35, 13
  %37 = load i32, ptr %13, align 4
  %38 = xor i32 %37, %36
  store i32 %38, ptr %13, align 4
  %39 = load i32, ptr %13, align 4
  %40 = lshr i32 %39, 17
  %41 = load i32, ptr %13, align 4
  %42 = xor i32 %41, %40
  store i32 %42, ptr %13, align 4
  %43 = load i32, ptr %13, align 4
  %44 = shl i32 %43, 5
  %45 = load i32, ptr %13, align 4
  %46 = xor i32 %45, %44
  store i32 %46, ptr %13, align 4
  %47 = load i32, ptr %13, align 4
  %48 = load ptr addrspace(1), ptr %7, align 8
  %49 = load i32, ptr %12, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %50
  store i32 %47, ptr addrspace(1) %51, align 4
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = load i32, ptr %12, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %52, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1
  store i8 %56, ptr %14, align 1
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i32, ptr %12, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = zext i8 %61 to i32
  switch i32 %62, label %133 [
    i32 2, label %63
    i32 1, label %64
    i32 0, label %126
  ]

63:                                               ; preds = %4
  store i8 0, ptr %14, align 1
  br label %133

64:                                               ; preds = %4
  %65 = load i32, ptr %13, align 4
  %66 = and i32 %65, 255
  %67 = icmp eq i32 %66, 0
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %15, align 1
  store i32 0, ptr %16, align 4
  br label %69

69:                                               ; preds = %118, %64
  %70 = load i32, ptr %16, align 4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %72, label %121

72:                                               ; preds = %69
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %16, align 4
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  %77 = add nsw i32 %73, %76
  %78 = load i32, ptr %16, align 4
  %79 = icmp eq i32 %78, 1
  %80 = zext i1 %79 to i32
  %81 = sub nsw i32 %77, %80
  store i32 %81, ptr %17, align 4
  %82 = load i32, ptr %10, align 4
  %83 = load i32, ptr %16, align 4
  %84 = icmp eq i32 %83, 2
  %85 = zext i1 %84 to i32
  %86 = add nsw i32 %82, %85
  %87 = load i32, ptr %16, align 4
  %88 = icmp eq i32 %87, 3
  %89 = zext i1 %88 to i32
  %90 = sub nsw i32 %86, %89
  store i32 %90, ptr %18, align 4
  %91 = load i32, ptr %17, align 4
  %92 = icmp sge i32 %91, 0
  br i1 %92, label %93, label %117

93:                                               ; preds = %72
  %94 = load i32, ptr %18, align 4
  %95 = icmp sge i32 %94, 0
  br i1 %95, label %96, label %117

96:                                               ; preds = %93
  %97 = load i32, ptr %17, align 4
  %98 = load i32, ptr %8, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %117

100:                                              ; preds = %96
  %101 = load i32, ptr %18, align 4
  %102 = load i32, ptr %11, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %117

104:                                              ; preds = %100
  %105 = load ptr addrspace(1), ptr %5, align 8
  %106 = load i32, ptr %18, align 4
  %107 = load i32, ptr %8, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %17, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %105, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1
  %114 = zext i8 %113 to i32
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %104
  store i8 1, ptr %15, align 1
  br label %117

117:                                              ; preds = %116, %104, %100, %96, %93, %72
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %16, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %16, align 4
  br label %69

121:                                              ; preds = %69
  %122 = load i8, ptr %15, align 1
  %123 = trunc i8 %122 to i1
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  store i8 2, ptr %14, align 1
  br label %125

125:                                              ; preds = %124, %121
  br label %133

126:                                              ; preds = %4
  %127 = load i32, ptr %13, align 4
  %128 = lshr i32 %127, 8
  %129 = urem i32 %128, 20
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %132

131:                                              ; preds = %126
  store i8 1, ptr %14, align 1
  br label %132

132:                                              ; preds = %131, %126
  br label %133

133:                                              ; preds = %132, %4, %125, %63
  %134 = load i8, ptr %14, align 1
  %135 = load ptr addrspace(1), ptr %6, align 8
  %136 = load i32, ptr %12, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, ptr addrspace(1) %135, i64 %137
  store i8 %134, ptr addrspace(1) %138, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x i32> @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = xor i32 %8, %9
  %11 = load i32, ptr %6, align 4
  %12 = xor i32 %10, %11
  %13 = insertelement <2 x i32> poison, i32 %12, i32 0
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = and i32 %14, %15
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = xor i32 %18, %19
  %21 = and i32 %17, %20
  %22 = or i32 %16, %21
  %23 = insertelement <2 x i32> %13, i32 %22, i32 1
  store <2 x i32> %23, ptr %7, align 8
  %24 = load <2 x i32>, ptr %7, align 8
  ret <2 x i32> %24
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
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"int"}
!17 = !{!"const", !"", !""}
!18 = !{i32 1, i32 0, i32 0, i32 0}
!19 = !{!"uchar*", !"uint", !"int", !"int"}
!20 = !{!"", !"", !"", !""}
!21 = !{i32 1, i32 1, i32 1, i32 0}
!22 = !{!"uchar*", !"uchar*", !"uint*", !"int"}
