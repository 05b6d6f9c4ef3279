; ModuleID = 'corpus/opencl/sort_bitonic.cl'
source_filename = "corpus/opencl/sort_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic_local.lk = internal addrspace(3) global [128 x i32] undef, align 4
@bitonic_local.lv = internal addrspace(3) global [128 x i32] undef, align 4
@odd_even_sort.s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  %16 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %17 = mul i64 %16, 128
  %18 = load i32, ptr %7, align 4
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %20
  store ptr addrspace(1) %22, ptr %4, align 8
  %23 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %24 = mul i64 %23, 128
  %25 = load i32, ptr %7, align 4
  %26 = zext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = load ptr addrspace(1), ptr %5, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %27
  store ptr addrspace(1) %29, ptr %5, align 8
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 0
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = load i32, ptr %7, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %34
  store i32 %32, ptr addrspace(3) %35, align 4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 0
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = load i32, ptr %7, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %40
  store i32 %38, ptr addrspace(3) %41, align 4
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 64
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = load i32, ptr %7, align 4
  %46 = add i32 %45, 64
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %47
  store i32 %44, ptr addrspace(3) %48, align 4
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 64
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = load i32, ptr %7, align 4
  %53 = add i32 %52, 64
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %54
  store i32 %51, ptr addrspace(3) %55, align 4
  store i32 2, ptr %8, align 4
  br label %56

56:                                               ; preds = %102, %3
  %57 = load i32, ptr %8, align 4
  %58 = icmp ult i32 %57, 128
  br i1 %58, label %59, label %105

59:                                               ; preds = %56
  %60 = load i32, ptr %6, align 4
  %61 = load i32, ptr %7, align 4
  %62 = load i32, ptr %8, align 4
  %63 = udiv i32 %62, 2
  %64 = and i32 %61, %63
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = xor i32 %60, %66
  store i32 %67, ptr %9, align 4
  %68 = load i32, ptr %8, align 4
  %69 = udiv i32 %68, 2
  store i32 %69, ptr %10, align 4
  br label %70

70:                                               ; preds = %98, %59
  %71 = load i32, ptr %10, align 4
  %72 = icmp ugt i32 %71, 0
  br i1 %72, label %73, label %101

73:                                               ; preds = %70
  call void @_Z7barrierj(i32 noundef 1) #7
  %74 = load i32, ptr %7, align 4
  %75 = mul i32 2, %74
  %76 = load i32, ptr %7, align 4
  %77 = load i32, ptr %10, align 4
  %78 = sub i32 %77, 1
  %79 = and i32 %76, %78
  %80 = sub i32 %75, %79
  store i32 %80, ptr %11, align 4
  %81 = load i32, ptr %11, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %82
  %84 = load i32, ptr %11, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %85
  %87 = load i32, ptr %11, align 4
  %88 = load i32, ptr %10, align 4
  %89 = add i32 %87, %88
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %90
  %92 = load i32, ptr %11, align 4
  %93 = load i32, ptr %10, align 4
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %95
  %97 = load i32, ptr %9, align 4
  call void @compare_swap(ptr addrspace(3) noundef %83, ptr addrspace(3) noundef %86, ptr addrspace(3) noundef %91, ptr addrspace(3) noundef %96, i32 noundef %97) #7
  br label %98

98:                                               ; preds = %73
  %99 = load i32, ptr %10, align 4
  %100 = lshr i32 %99, 1
  store i32 %100, ptr %10, align 4
  br label %70

101:                                              ; preds = %70
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %8, align 4
  %104 = shl i32 %103, 1
  store i32 %104, ptr %8, align 4
  br label %56

105:                                              ; preds = %56
  store i32 64, ptr %12, align 4
  br label %106

106:                                              ; preds = %134, %105
  %107 = load i32, ptr %12, align 4
  %108 = icmp ugt i32 %107, 0
  br i1 %108, label %109, label %137

109:                                              ; preds = %106
  call void @_Z7barrierj(i32 noundef 1) #7
  %110 = load i32, ptr %7, align 4
  %111 = mul i32 2, %110
  %112 = load i32, ptr %7, align 4
  %113 = load i32, ptr %12, align 4
  %114 = sub i32 %113, 1
  %115 = and i32 %112, %114
  %116 = sub i32 %111, %115
  store i32 %116, ptr %13, align 4
  %117 = load i32, ptr %13, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %118
  %120 = load i32, ptr %13, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %121
  %123 = load i32, ptr %13, align 4
  %124 = load i32, ptr %12, align 4
  %125 = add i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %126
  %128 = load i32, ptr %13, align 4
  %129 = load i32, ptr %12, align 4
  %130 = add i32 %128, %129
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %131
  %133 = load i32, ptr %6, align 4
  call void @compare_swap(ptr addrspace(3) noundef %119, ptr addrspace(3) noundef %122, ptr addrspace(3) noundef %127, ptr addrspace(3) noundef %132, i32 noundef %133) #7
  br label %134

134:                                              ; preds = %109
  %135 = load i32, ptr %12, align 4
  %136 = lshr i32 %135, 1
  store i32 %136, ptr %12, align 4
  br label %106

137:                                              ; preds = %106
  call void @_Z7barrierj(i32 noundef 1) #7
  %138 = load i32, ptr %7, align 4
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %139
  %141 = load i32, ptr addrspace(3) %140, align 4
  %142 = load ptr addrspace(1), ptr %4, align 8
  %143 = getelementptr inbounds i32, ptr addrspace(1) %142, i64 0
  store i32 %141, ptr addrspace(1) %143, align 4
  %144 = load i32, ptr %7, align 4
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %145
  %147 = load i32, ptr addrspace(3) %146, align 4
  %148 = load ptr addrspace(1), ptr %5, align 8
  %149 = getelementptr inbounds i32, ptr addrspace(1) %148, i64 0
  store i32 %147, ptr addrspace(1) %149, align 4
  %150 = load i32, ptr %7, align 4
  %151 = add i32 %150, 64
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lk, i64 0, i64 %152
  %154 = load i32, ptr addrspace(3) %153, align 4
  %155 = load ptr addrspace(1), ptr %4, align 8
  %156 = getelementptr inbounds i32, ptr addrspace(1) %155, i64 64
  store i32 %154, ptr addrspace(1) %156, align 4
  %157 = load i32, ptr %7, align 4
  %158 = add i32 %157, 64
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @bitonic_local.lv, i64 0, i64 %159
  %161 = load i32, ptr addrspace(3) %160, align 4
  %162 = load ptr addrspace(1), ptr %5, align 8
  %163 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 64
  store i32 %161, ptr addrspace(1) %163, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_global_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  call void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  %18 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %11, align 4
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %8, align 4
  %24 = udiv i32 %23, 2
  %25 = and i32 %22, %24
  %26 = icmp ne i32 %25, 0
  %27 = zext i1 %26 to i32
  %28 = xor i32 %21, %27
  store i32 %28, ptr %12, align 4
  %29 = load i32, ptr %11, align 4
  %30 = mul i32 2, %29
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %9, align 4
  %33 = sub i32 %32, 1
  %34 = and i32 %31, %33
  %35 = sub i32 %30, %34
  store i32 %35, ptr %13, align 4
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i32, ptr %13, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4
  store i32 %40, ptr %14, align 4
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %9, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %41, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  store i32 %47, ptr %15, align 4
  %48 = load ptr addrspace(1), ptr %7, align 8
  %49 = load i32, ptr %13, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  store i32 %52, ptr %16, align 4
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %9, align 4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4
  store i32 %59, ptr %17, align 4
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %15, align 4
  %62 = icmp ugt i32 %60, %61
  %63 = zext i1 %62 to i32
  %64 = load i32, ptr %12, align 4
  %65 = icmp eq i32 %63, %64
  %66 = zext i1 %65 to i8
  store i8 %66, ptr %18, align 1
  %67 = load i8, ptr %18, align 1
  %68 = trunc i8 %67 to i1
  br i1 %68, label %69, label %71

69:                                               ; preds = %5
  %70 = load i32, ptr %15, align 4
  br label %73

71:                                               ; preds = %5
  %72 = load i32, ptr %14, align 4
  br label %73

73:                                               ; preds = %71, %69
  %74 = phi i32 [ %70, %69 ], [ %72, %71 ]
  %75 = load ptr addrspace(1), ptr %6, align 8
  %76 = load i32, ptr %13, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %77
  store i32 %74, ptr addrspace(1) %78, align 4
  %79 = load i8, ptr %18, align 1
  %80 = trunc i8 %79 to i1
  br i1 %80, label %81, label %83

81:                                               ; preds = %73
  %82 = load i32, ptr %14, align 4
  br label %85

83:                                               ; preds = %73
  %84 = load i32, ptr %15, align 4
  br label %85

85:                                               ; preds = %83, %81
  %86 = phi i32 [ %82, %81 ], [ %84, %83 ]
  %87 = load ptr addrspace(1), ptr %6, align 8
  %88 = load i32, ptr %13, align 4
  %89 = load i32, ptr %9, align 4
  %90 = add i32 %88, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %87, i64 %91
  store i32 %86, ptr addrspace(1) %92, align 4
  %93 = load i8, ptr %18, align 1
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %97

95:                                               ; preds = %85
  %96 = load i32, ptr %17, align 4
  br label %99

97:                                               ; preds = %85
  %98 = load i32, ptr %16, align 4
  br label %99

99:                                               ; preds = %97, %95
  %100 = phi i32 [ %96, %95 ], [ %98, %97 ]
  %101 = load ptr addrspace(1), ptr %7, align 8
  %102 = load i32, ptr %13, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %101, i64 %103
  store i32 %100, ptr addrspace(1) %104, align 4
  %105 = load i8, ptr %18, align 1
  %106 = trunc i8 %105 to i1
  br i1 %106, label %107, label %109

107:                                              ; preds = %99
  %108 = load i32, ptr %16, align 4
  br label %111

109:                                              ; preds = %99
  %110 = load i32, ptr %17, align 4
  br label %111

111:                                              ; preds = %109, %107
  %112 = phi i32 [ %108, %107 ], [ %110, %109 ]
  %113 = load ptr addrspace(1), ptr %7, align 8
  %114 = load i32, ptr %13, align 4
  %115 = load i32, ptr %9, align 4
  %116 = add i32 %114, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %113, i64 %117
  store i32 %112, ptr addrspace(1) %118, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = mul nsw i32 2, %12
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %23

16:                                               ; preds = %2
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 2, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %17, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4
  br label %24

23:                                               ; preds = %2
  br label %24

24:                                               ; preds = %23, %16
  %25 = phi float [ %22, %16 ], [ 0x7FF0000000000000, %23 ]
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 2, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %28
  store float %25, ptr addrspace(3) %29, align 4
  %30 = load i32, ptr %5, align 4
  %31 = mul nsw i32 2, %30
  %32 = add nsw i32 %31, 1
  %33 = load i32, ptr %4, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %24
  %36 = load ptr addrspace(1), ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = mul nsw i32 2, %37
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  br label %44

43:                                               ; preds = %24
  br label %44

44:                                               ; preds = %43, %35
  %45 = phi float [ %42, %35 ], [ 0x7FF0000000000000, %43 ]
  %46 = load i32, ptr %5, align 4
  %47 = mul nsw i32 2, %46
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %49
  store float %45, ptr addrspace(3) %50, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %6, align 4
  br label %51

51:                                               ; preds = %87, %44
  %52 = load i32, ptr %6, align 4
  %53 = icmp slt i32 %52, 64
  br i1 %53, label %54, label %90

54:                                               ; preds = %51
  %55 = load i32, ptr %5, align 4
  %56 = mul nsw i32 2, %55
  %57 = load i32, ptr %6, align 4
  %58 = and i32 %57, 1
  %59 = add nsw i32 %56, %58
  store i32 %59, ptr %7, align 4
  %60 = load i32, ptr %7, align 4
  %61 = add nsw i32 %60, 1
  %62 = icmp slt i32 %61, 64
  br i1 %62, label %63, label %86

63:                                               ; preds = %54
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4
  store float %67, ptr %8, align 4
  %68 = load i32, ptr %7, align 4
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %70
  %72 = load float, ptr addrspace(3) %71, align 4
  store float %72, ptr %9, align 4
  %73 = load float, ptr %8, align 4
  %74 = load float, ptr %9, align 4
  %75 = call float @_Z4fminff(float noundef %73, float noundef %74) #8
  %76 = load i32, ptr %7, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %77
  store float %75, ptr addrspace(3) %78, align 4
  %79 = load float, ptr %8, align 4
  %80 = load float, ptr %9, align 4
  %81 = call float @_Z4fmaxff(float noundef %79, float noundef %80) #8
  %82 = load i32, ptr %7, align 4
  %83 = add nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %84
  store float %81, ptr addrspace(3) %85, align 4
  br label %86

86:                                               ; preds = %63, %54
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %6, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %6, align 4
  br label %51

90:                                               ; preds = %51
  %91 = load i32, ptr %5, align 4
  %92 = mul nsw i32 2, %91
  %93 = load i32, ptr %4, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %106

95:                                               ; preds = %90
  %96 = load i32, ptr %5, align 4
  %97 = mul nsw i32 2, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %98
  %100 = load float, ptr addrspace(3) %99, align 4
  %101 = load ptr addrspace(1), ptr %3, align 8
  %102 = load i32, ptr %5, align 4
  %103 = mul nsw i32 2, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %104
  store float %100, ptr addrspace(1) %105, align 4
  br label %106

106:                                              ; preds = %95, %90
  %107 = load i32, ptr %5, align 4
  %108 = mul nsw i32 2, %107
  %109 = add nsw i32 %108, 1
  %110 = load i32, ptr %4, align 4
  %111 = icmp slt i32 %109, %110
  br i1 %111, label %112, label %125

112:                                              ; preds = %106
  %113 = load i32, ptr %5, align 4
  %114 = mul nsw i32 2, %113
  %115 = add nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [64 x float], ptr addrspace(3) @odd_even_sort.s, i64 0, i64 %116
  %118 = load float, ptr addrspace(3) %117, align 4
  %119 = load ptr addrspace(1), ptr %3, align 8
  %120 = load i32, ptr %5, align 4
  %121 = mul nsw i32 2, %120
  %122 = add nsw i32 %121, 1
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %119, i64 %123
  store float %118, ptr addrspace(1) %124, align 4
  br label %125

125:                                              ; preds = %112, %106
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @compare_swap(ptr addrspace(3) noundef %0, ptr addrspace(3) noundef %1, ptr addrspace(3) noundef %2, ptr addrspace(3) noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca ptr addrspace(3), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %6, align 8
  store ptr addrspace(3) %1, ptr %7, align 8
  store ptr addrspace(3) %2, ptr %8, align 8
  store ptr addrspace(3) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = load ptr addrspace(3), ptr %6, align 8
  %13 = load i32, ptr addrspace(3) %12, align 4
  %14 = load ptr addrspace(3), ptr %8, align 8
  %15 = load i32, ptr addrspace(3) %14, align 4
  %16 = icmp ugt i32 %13, %15
  %17 = zext i1 %16 to i32
  %18 = load i32, ptr %10, align 4
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %35

20:                                               ; preds = %5
  %21 = load ptr addrspace(3), ptr %6, align 8
  %22 = load i32, ptr addrspace(3) %21, align 4
  store i32 %22, ptr %11, align 4
  %23 = load ptr addrspace(3), ptr %8, align 8
  %24 = load i32, ptr addrspace(3) %23, align 4
  %25 = load ptr addrspace(3), ptr %6, align 8
  store i32 %24, ptr addrspace(3) %25, align 4
  %26 = load i32, ptr %11, align 4
  %27 = load ptr addrspace(3), ptr %8, align 8
  store i32 %26, ptr addrspace(3) %27, align 4
  %28 = load ptr addrspace(3), ptr %7, align 8
  %29 = load i32, ptr addrspace(3) %28, align 4
  store i32 %29, ptr %11, align 4
  %30 = load ptr addrspace(3), ptr %9, align 8
  %31 = load i32, ptr addrspace(3) %30, align 4
  %32 = load ptr addrspace(3), ptr %7, align 8
  store i32 %31, ptr addrspace(3) %32, align 4
  %33 = load i32, ptr %11, align 4
  %34 = load ptr addrspace(3), ptr %9, align 8
  store i32 %33, ptr addrspace(3) %34, align 4
  br label %35

35:                                               ; preds = %20, %5
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
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fminff(float noundef %0, float noundef %1) #4 {
  %3 = tail call noundef float @llvm.minimumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #6

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"", !"", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!18 = !{!"", !"", !"", !"", !""}
!19 = !{i32 1, i32 0}
!20 = !{!"none", !"none"}
!21 = !{!"float*", !"int"}
!22 = !{!"", !""}
