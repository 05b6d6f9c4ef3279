; ModuleID = 'corpus/opencl/nqueens_sudoku.cl'
source_filename = "corpus/opencl/nqueens_sudoku.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nqueens(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca [16 x i32], align 4
  %12 = alloca [16 x i32], align 4
  %13 = alloca [16 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = srem i32 %18, 8
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sdiv i32 %20, 8
  store i32 %21, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %175

25:                                               ; preds = %2
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %4, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %175

29:                                               ; preds = %25
  %30 = load i32, ptr %6, align 4
  %31 = load i32, ptr %7, align 4
  %32 = call i32 @_Z8abs_diffii(i32 noundef %30, i32 noundef %31) #6
  %33 = icmp ugt i32 %32, 1
  br i1 %33, label %34, label %175

34:                                               ; preds = %29
  %35 = load i32, ptr %4, align 4
  %36 = and i32 %35, 31
  %37 = shl i32 1, %36
  %38 = sub i32 %37, 1
  store i32 %38, ptr %9, align 4
  store i32 2, ptr %14, align 4
  %39 = load i32, ptr %6, align 4
  %40 = and i32 %39, 31
  %41 = shl i32 1, %40
  %42 = load i32, ptr %7, align 4
  %43 = and i32 %42, 31
  %44 = shl i32 1, %43
  %45 = or i32 %41, %44
  %46 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 2
  store i32 %45, ptr %46, align 4
  %47 = load i32, ptr %6, align 4
  %48 = and i32 %47, 31
  %49 = shl i32 1, %48
  %50 = shl i32 %49, 2
  %51 = load i32, ptr %7, align 4
  %52 = and i32 %51, 31
  %53 = shl i32 1, %52
  %54 = shl i32 %53, 1
  %55 = or i32 %50, %54
  %56 = load i32, ptr %9, align 4
  %57 = and i32 %55, %56
  %58 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 2
  store i32 %57, ptr %58, align 4
  %59 = load i32, ptr %6, align 4
  %60 = and i32 %59, 31
  %61 = shl i32 1, %60
  %62 = lshr i32 %61, 2
  %63 = load i32, ptr %7, align 4
  %64 = and i32 %63, 31
  %65 = shl i32 1, %64
  %66 = lshr i32 %65, 1
  %67 = or i32 %62, %66
  %68 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  store i32 %67, ptr %68, align 4
  %69 = load i32, ptr %9, align 4
  %70 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 2
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 2
  %73 = load i32, ptr %72, align 4
  %74 = or i32 %71, %73
  %75 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %76 = load i32, ptr %75, align 4
  %77 = or i32 %74, %76
  %78 = xor i32 %77, -1
  %79 = and i32 %69, %78
  %80 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 2
  store i32 %79, ptr %80, align 4
  br label %81

81:                                               ; preds = %117, %114, %90, %34
  %82 = load i32, ptr %14, align 4
  %83 = icmp sge i32 %82, 2
  br i1 %83, label %84, label %174

84:                                               ; preds = %81
  %85 = load i32, ptr %14, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %93

90:                                               ; preds = %84
  %91 = load i32, ptr %14, align 4
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr %14, align 4
  br label %81

93:                                               ; preds = %84
  %94 = load i32, ptr %14, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = load i32, ptr %14, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = sub i32 0, %101
  %103 = and i32 %97, %102
  store i32 %103, ptr %15, align 4
  %104 = load i32, ptr %15, align 4
  %105 = load i32, ptr %14, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = xor i32 %108, %104
  store i32 %109, ptr %107, align 4
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %4, align 4
  %112 = sub nsw i32 %111, 1
  %113 = icmp eq i32 %110, %112
  br i1 %113, label %114, label %117

114:                                              ; preds = %93
  %115 = load i32, ptr %8, align 4
  %116 = add i32 %115, 1
  store i32 %116, ptr %8, align 4
  br label %81

117:                                              ; preds = %93
  %118 = load i32, ptr %14, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = load i32, ptr %15, align 4
  %123 = or i32 %121, %122
  %124 = load i32, ptr %14, align 4
  %125 = add nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %126
  store i32 %123, ptr %127, align 4
  %128 = load i32, ptr %14, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = load i32, ptr %15, align 4
  %133 = or i32 %131, %132
  %134 = shl i32 %133, 1
  %135 = load i32, ptr %9, align 4
  %136 = and i32 %134, %135
  %137 = load i32, ptr %14, align 4
  %138 = add nsw i32 %137, 1
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %139
  store i32 %136, ptr %140, align 4
  %141 = load i32, ptr %14, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = load i32, ptr %15, align 4
  %146 = or i32 %144, %145
  %147 = lshr i32 %146, 1
  %148 = load i32, ptr %14, align 4
  %149 = add nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %150
  store i32 %147, ptr %151, align 4
  %152 = load i32, ptr %14, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %14, align 4
  %154 = load i32, ptr %9, align 4
  %155 = load i32, ptr %14, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = load i32, ptr %14, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %160
  %162 = load i32, ptr %161, align 4
  %163 = or i32 %158, %162
  %164 = load i32, ptr %14, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = or i32 %163, %167
  %169 = xor i32 %168, -1
  %170 = and i32 %154, %169
  %171 = load i32, ptr %14, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %172
  store i32 %170, ptr %173, align 4
  br label %81

174:                                              ; preds = %81
  br label %175

175:                                              ; preds = %174, %29, %25, %2
  %176 = load i32, ptr %8, align 4
  %177 = load ptr addrspace(1), ptr %3, align 8
  %178 = load i32, ptr %5, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i32, ptr addrspace(1) %177, i64 %179
  store i32 %176, ptr addrspace(1) %180, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @subset_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  call void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, i32 noundef %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %37, %4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %20
  %25 = load ptr addrspace(1), ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %7, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %11, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = load i32, ptr %11, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %35
  store i32 %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %24
  %38 = load i32, ptr %11, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 4
  br label %20

40:                                               ; preds = %20
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 1, ptr %14, align 4
  br label %41

41:                                               ; preds = %86, %40
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %7, align 4
  %44 = and i32 %43, 31
  %45 = shl i32 1, %44
  %46 = icmp ult i32 %42, %45
  br i1 %46, label %47, label %89

47:                                               ; preds = %41
  store i32 0, ptr %15, align 4
  %48 = load i32, ptr %14, align 4
  store i32 %48, ptr %16, align 4
  br label %49

49:                                               ; preds = %69, %47
  %50 = load i32, ptr %16, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %74

52:                                               ; preds = %49
  %53 = load i32, ptr %16, align 4
  %54 = load i32, ptr %16, align 4
  %55 = sub i32 0, %54
  %56 = and i32 %53, %55
  %57 = sub i32 %56, 1
  %58 = call i32 @_Z8popcountj(i32 noundef %57) #6
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %15, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %15, align 4
  %64 = load i32, ptr %15, align 4
  %65 = load i32, ptr %8, align 4
  %66 = icmp sgt i32 %64, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %52
  br label %74

68:                                               ; preds = %52
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %16, align 4
  %71 = sub i32 %70, 1
  %72 = load i32, ptr %16, align 4
  %73 = and i32 %72, %71
  store i32 %73, ptr %16, align 4
  br label %49

74:                                               ; preds = %67, %49
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %8, align 4
  %77 = icmp eq i32 %75, %76
  br i1 %77, label %78, label %85

78:                                               ; preds = %74
  %79 = load i32, ptr %12, align 4
  %80 = add i32 %79, 1
  store i32 %80, ptr %12, align 4
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %78
  %83 = load i32, ptr %14, align 4
  store i32 %83, ptr %13, align 4
  br label %84

84:                                               ; preds = %82, %78
  br label %85

85:                                               ; preds = %84, %74
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %14, align 4
  %88 = add i32 %87, 1
  store i32 %88, ptr %14, align 4
  br label %41

89:                                               ; preds = %41
  %90 = load i32, ptr %12, align 4
  %91 = insertelement <2 x i32> poison, i32 %90, i32 0
  %92 = load i32, ptr %13, align 4
  %93 = insertelement <2 x i32> %91, i32 %92, i32 1
  store <2 x i32> %93, ptr %17, align 8
  %94 = load <2 x i32>, ptr %17, align 8
  %95 = load ptr addrspace(1), ptr %6, align 8
  %96 = load i32, ptr %9, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %95, i64 %97
  store <2 x i32> %94, ptr addrspace(1) %98, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sudoku4(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [16 x i8], align 1
  %9 = alloca [16 x i8], align 1
  %10 = alloca [16 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %21

21:                                               ; preds = %67, %3
  %22 = load i32, ptr %12, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %70

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %44

32:                                               ; preds = %24
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %33, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1
  %38 = zext i8 %37 to i32
  %39 = sub nsw i32 %38, 1
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %39, %40
  %42 = srem i32 %41, 4
  %43 = add nsw i32 %42, 1
  br label %45

44:                                               ; preds = %24
  br label %45

45:                                               ; preds = %44, %32
  %46 = phi i32 [ %43, %32 ], [ 0, %44 ]
  %47 = trunc i32 %46 to i8
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %49
  store i8 %47, ptr %50, align 1
  %51 = load i32, ptr %12, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %52
  store i32 0, ptr %53, align 4
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = icmp ne i8 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %45
  %60 = load i32, ptr %12, align 4
  %61 = trunc i32 %60 to i8
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  %64 = sext i32 %62 to i64
  %65 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %64
  store i8 %61, ptr %65, align 1
  br label %66

66:                                               ; preds = %59, %45
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %12, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %12, align 4
  br label %21

70:                                               ; preds = %21
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %71

71:                                               ; preds = %110, %104, %70
  %72 = load i32, ptr %13, align 4
  %73 = icmp sge i32 %72, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %71
  %75 = load i32, ptr %13, align 4
  %76 = load i32, ptr %11, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %82

78:                                               ; preds = %74
  %79 = load i32, ptr %14, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %14, align 4
  %81 = icmp slt i32 %79, 400
  br label %82

82:                                               ; preds = %78, %74, %71
  %83 = phi i1 [ false, %74 ], [ false, %71 ], [ %81, %78 ]
  br i1 %83, label %84, label %132

84:                                               ; preds = %82
  %85 = load i32, ptr %13, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  store i32 %89, ptr %15, align 4
  %90 = load i32, ptr %15, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %91
  store i8 0, ptr %92, align 1
  %93 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %94 = load i32, ptr %15, align 4
  %95 = call i32 @allowed(ptr noundef %93, i32 noundef %94) #5
  %96 = load i32, ptr %13, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = xor i32 %99, -1
  %101 = and i32 %95, %100
  store i32 %101, ptr %16, align 4
  %102 = load i32, ptr %16, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %84
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %106
  store i32 0, ptr %107, align 4
  %108 = load i32, ptr %13, align 4
  %109 = add nsw i32 %108, -1
  store i32 %109, ptr %13, align 4
  br label %71

110:                                              ; preds = %84
  %111 = load i32, ptr %16, align 4
  %112 = load i32, ptr %16, align 4
  %113 = sub i32 0, %112
  %114 = and i32 %111, %113
  %115 = sub i32 %114, 1
  %116 = call i32 @_Z8popcountj(i32 noundef %115) #6
  store i32 %116, ptr %17, align 4
  %117 = load i32, ptr %17, align 4
  %118 = and i32 %117, 31
  %119 = shl i32 1, %118
  %120 = load i32, ptr %13, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = or i32 %123, %119
  store i32 %124, ptr %122, align 4
  %125 = load i32, ptr %17, align 4
  %126 = trunc i32 %125 to i8
  %127 = load i32, ptr %15, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %128
  store i8 %126, ptr %129, align 1
  %130 = load i32, ptr %13, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %13, align 4
  br label %71

132:                                              ; preds = %82
  store i32 0, ptr %18, align 4
  br label %133

133:                                              ; preds = %148, %132
  %134 = load i32, ptr %18, align 4
  %135 = icmp slt i32 %134, 16
  br i1 %135, label %136, label %151

136:                                              ; preds = %133
  %137 = load i32, ptr %18, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %138
  %140 = load i8, ptr %139, align 1
  %141 = load ptr addrspace(1), ptr %5, align 8
  %142 = load i32, ptr %7, align 4
  %143 = mul nsw i32 %142, 16
  %144 = load i32, ptr %18, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr addrspace(1) %141, i64 %146
  store i8 %140, ptr addrspace(1) %147, align 1
  br label %148

148:                                              ; preds = %136
  %149 = load i32, ptr %18, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %18, align 4
  br label %133

151:                                              ; preds = %133
  %152 = load i32, ptr %13, align 4
  %153 = load i32, ptr %11, align 4
  %154 = icmp eq i32 %152, %153
  br i1 %154, label %155, label %157

155:                                              ; preds = %151
  %156 = load i32, ptr %14, align 4
  br label %160

157:                                              ; preds = %151
  %158 = load i32, ptr %14, align 4
  %159 = sub nsw i32 0, %158
  br label %160

160:                                              ; preds = %157, %155
  %161 = phi i32 [ %156, %155 ], [ %159, %157 ]
  %162 = load ptr addrspace(1), ptr %6, align 8
  %163 = load i32, ptr %7, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 %164
  store i32 %161, ptr addrspace(1) %165, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @allowed(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = ashr i32 %10, 2
  store i32 %11, ptr %6, align 4
  %12 = load i32, ptr %4, align 4
  %13 = and i32 %12, 3
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = and i32 %14, 2
  %16 = mul nsw i32 %15, 4
  %17 = load i32, ptr %7, align 4
  %18 = and i32 %17, 2
  %19 = add nsw i32 %16, %18
  store i32 %19, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %20

20:                                               ; preds = %65, %2
  %21 = load i32, ptr %9, align 4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %23, label %68

23:                                               ; preds = %20
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %6, align 4
  %26 = mul nsw i32 %25, 4
  %27 = load i32, ptr %9, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 31
  %34 = shl i32 1, %33
  %35 = load ptr, ptr %3, align 8
  %36 = load i32, ptr %9, align 4
  %37 = mul nsw i32 %36, 4
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %35, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = and i32 %43, 31
  %45 = shl i32 1, %44
  %46 = or i32 %34, %45
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %8, align 4
  %49 = load i32, ptr %9, align 4
  %50 = ashr i32 %49, 1
  %51 = mul nsw i32 %50, 4
  %52 = add nsw i32 %48, %51
  %53 = load i32, ptr %9, align 4
  %54 = and i32 %53, 1
  %55 = add nsw i32 %52, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %47, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = and i32 %59, 31
  %61 = shl i32 1, %60
  %62 = or i32 %46, %61
  %63 = load i32, ptr %5, align 4
  %64 = or i32 %63, %62
  store i32 %64, ptr %5, align 4
  br label %65

65:                                               ; preds = %23
  %66 = load i32, ptr %9, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %9, align 4
  br label %20

68:                                               ; preds = %20
  %69 = load i32, ptr %5, align 4
  %70 = xor i32 %69, -1
  %71 = and i32 %70, 30
  ret i32 %71
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
define internal noundef i32 @_Z8abs_diffii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = icmp sgt i32 %0, %1
  %4 = sub i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z8popcountj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

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
!10 = !{i32 1, i32 0}
!11 = !{!"none", !"none"}
!12 = !{!"uint*", !"int"}
!13 = !{!"", !""}
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"uint2*", !"int", !"int"}
!17 = !{!"int*", !"uint __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"uchar*", !"uchar*", !"int*"}
!22 = !{!"const", !"", !""}
