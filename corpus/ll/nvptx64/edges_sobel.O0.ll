; ModuleID = 'corpus/opencl/edges_sobel.cl'
source_filename = "corpus/opencl/edges_sobel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.thresholds = type { float, float }

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 1 %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
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
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %27 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %11, align 4
  %29 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %12, align 4
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %31, 1
  br i1 %32, label %46, label %33

33:                                               ; preds = %5
  %34 = load i32, ptr %12, align 4
  %35 = icmp slt i32 %34, 1
  br i1 %35, label %46, label %36

36:                                               ; preds = %33
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %9, align 4
  %39 = sub nsw i32 %38, 1
  %40 = icmp sge i32 %37, %39
  br i1 %40, label %46, label %41

41:                                               ; preds = %36
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %10, align 4
  %44 = sub nsw i32 %43, 1
  %45 = icmp sge i32 %42, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %41, %36, %33, %5
  br label %190

47:                                               ; preds = %41
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %9, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %50, %51
  store i32 %52, ptr %13, align 4
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %9, align 4
  %56 = sub nsw i32 %54, %55
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1
  %61 = zext i8 %60 to i32
  store i32 %61, ptr %14, align 4
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %9, align 4
  %65 = sub nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1
  %69 = zext i8 %68 to i32
  store i32 %69, ptr %15, align 4
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = load i32, ptr %13, align 4
  %72 = load i32, ptr %9, align 4
  %73 = sub nsw i32 %71, %72
  %74 = add nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %70, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1
  %78 = zext i8 %77 to i32
  store i32 %78, ptr %16, align 4
  %79 = load ptr addrspace(1), ptr %6, align 8
  %80 = load i32, ptr %13, align 4
  %81 = sub nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %79, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1
  %85 = zext i8 %84 to i32
  store i32 %85, ptr %17, align 4
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i32, ptr %13, align 4
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr addrspace(1) %86, i64 %89
  %91 = load i8, ptr addrspace(1) %90, align 1
  %92 = zext i8 %91 to i32
  store i32 %92, ptr %18, align 4
  %93 = load ptr addrspace(1), ptr %6, align 8
  %94 = load i32, ptr %13, align 4
  %95 = load i32, ptr %9, align 4
  %96 = add nsw i32 %94, %95
  %97 = sub nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i8, ptr addrspace(1) %93, i64 %98
  %100 = load i8, ptr addrspace(1) %99, align 1
  %101 = zext i8 %100 to i32
  store i32 %101, ptr %19, align 4
  %102 = load ptr addrspace(1), ptr %6, align 8
  %103 = load i32, ptr %13, align 4
  %104 = load i32, ptr %9, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr addrspace(1) %102, i64 %106
  %108 = load i8, ptr addrspace(1) %107, align 1
  %109 = zext i8 %108 to i32
  store i32 %109, ptr %20, align 4
  %110 = load ptr addrspace(1), ptr %6, align 8
  %111 = load i32, ptr %13, align 4
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %111, %112
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr addrspace(1) %110, i64 %115
  %117 = load i8, ptr addrspace(1) %116, align 1
  %118 = zext i8 %117 to i32
  store i32 %118, ptr %21, align 4
  %119 = load i32, ptr %14, align 4
  %120 = load i32, ptr %17, align 4
  %121 = mul nsw i32 2, %120
  %122 = add nsw i32 %119, %121
  %123 = load i32, ptr %19, align 4
  %124 = add nsw i32 %122, %123
  %125 = load i32, ptr %16, align 4
  %126 = sub nsw i32 %124, %125
  %127 = load i32, ptr %18, align 4
  %128 = mul nsw i32 2, %127
  %129 = sub nsw i32 %126, %128
  %130 = load i32, ptr %21, align 4
  %131 = sub nsw i32 %129, %130
  store i32 %131, ptr %22, align 4
  %132 = load i32, ptr %14, align 4
  %133 = load i32, ptr %19, align 4
  %134 = sub nsw i32 %132, %133
  %135 = load i32, ptr %15, align 4
  %136 = mul nsw i32 2, %135
  %137 = add nsw i32 %134, %136
  %138 = load i32, ptr %20, align 4
  %139 = mul nsw i32 2, %138
  %140 = sub nsw i32 %137, %139
  %141 = load i32, ptr %16, align 4
  %142 = add nsw i32 %140, %141
  %143 = load i32, ptr %21, align 4
  %144 = sub nsw i32 %142, %143
  store i32 %144, ptr %23, align 4
  %145 = load i32, ptr %22, align 4
  %146 = load i32, ptr %22, align 4
  %147 = mul nsw i32 %145, %146
  %148 = load i32, ptr %23, align 4
  %149 = load i32, ptr %23, align 4
  %150 = mul nsw i32 %148, %149
  %151 = add nsw i32 %147, %150
  %152 = sitofp i32 %151 to float
  %153 = call float @_Z4sqrtf(float noundef %152) #8, !fpmath !14
  %154 = load ptr addrspace(1), ptr %7, align 8
  %155 = load i32, ptr %13, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %154, i64 %156
  store float %153, ptr addrspace(1) %157, align 4
  %158 = load i32, ptr %22, align 4
  %159 = call i32 @_Z3absi(i32 noundef %158) #8
  store i32 %159, ptr %24, align 4
  %160 = load i32, ptr %23, align 4
  %161 = call i32 @_Z3absi(i32 noundef %160) #8
  store i32 %161, ptr %25, align 4
  %162 = load i32, ptr %25, align 4
  %163 = mul i32 %162, 128
  %164 = load i32, ptr %24, align 4
  %165 = mul i32 %164, 53
  %166 = icmp ult i32 %163, %165
  br i1 %166, label %167, label %168

167:                                              ; preds = %47
  store i8 0, ptr %26, align 1
  br label %184

168:                                              ; preds = %47
  %169 = load i32, ptr %24, align 4
  %170 = mul i32 %169, 128
  %171 = load i32, ptr %25, align 4
  %172 = mul i32 %171, 53
  %173 = icmp ult i32 %170, %172
  br i1 %173, label %174, label %175

174:                                              ; preds = %168
  store i8 2, ptr %26, align 1
  br label %183

175:                                              ; preds = %168
  %176 = load i32, ptr %22, align 4
  %177 = load i32, ptr %23, align 4
  %178 = xor i32 %176, %177
  %179 = icmp slt i32 %178, 0
  %180 = zext i1 %179 to i64
  %181 = select i1 %179, i32 3, i32 1
  %182 = trunc i32 %181 to i8
  store i8 %182, ptr %26, align 1
  br label %183

183:                                              ; preds = %175, %174
  br label %184

184:                                              ; preds = %183, %167
  %185 = load i8, ptr %26, align 1
  %186 = load ptr addrspace(1), ptr %8, align 8
  %187 = load i32, ptr %13, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr addrspace(1) %186, i64 %188
  store i8 %185, ptr addrspace(1) %189, align 1
  br label %190

190:                                              ; preds = %184, %46
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @non_max(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, ptr noundef byval(%struct.thresholds) align 4 %5) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  %16 = load i32, ptr %11, align 4
  call void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 1 %14, i32 noundef %15, i32 noundef %16, ptr noundef byval(%struct.thresholds) align 4 %5) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, ptr noundef byval(%struct.thresholds) align 4 %5) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %12, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %13, align 4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %10, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %6
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %11, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %6
  br label %119

30:                                               ; preds = %25
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %10, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %12, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %51, label %38

38:                                               ; preds = %30
  %39 = load i32, ptr %13, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %10, align 4
  %44 = sub nsw i32 %43, 1
  %45 = icmp eq i32 %42, %44
  br i1 %45, label %51, label %46

46:                                               ; preds = %41
  %47 = load i32, ptr %13, align 4
  %48 = load i32, ptr %11, align 4
  %49 = sub nsw i32 %48, 1
  %50 = icmp eq i32 %47, %49
  br i1 %50, label %51, label %56

51:                                               ; preds = %46, %41, %38, %30
  %52 = load ptr addrspace(1), ptr %9, align 8
  %53 = load i32, ptr %14, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %52, i64 %54
  store i8 0, ptr addrspace(1) %55, align 1
  br label %119

56:                                               ; preds = %46
  %57 = load ptr addrspace(1), ptr %8, align 8
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = zext i8 %61 to i32
  switch i32 %62, label %69 [
    i32 0, label %63
    i32 1, label %64
    i32 2, label %67
  ]

63:                                               ; preds = %56
  store i32 1, ptr %15, align 4
  br label %72

64:                                               ; preds = %56
  %65 = load i32, ptr %10, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %15, align 4
  br label %72

67:                                               ; preds = %56
  %68 = load i32, ptr %10, align 4
  store i32 %68, ptr %15, align 4
  br label %72

69:                                               ; preds = %56
  %70 = load i32, ptr %10, align 4
  %71 = sub nsw i32 %70, 1
  store i32 %71, ptr %15, align 4
  br label %72

72:                                               ; preds = %69, %67, %64, %63
  %73 = load ptr addrspace(1), ptr %7, align 8
  %74 = load i32, ptr %14, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %73, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  store float %77, ptr %16, align 4
  store i8 0, ptr %17, align 1
  %78 = load float, ptr %16, align 4
  %79 = load ptr addrspace(1), ptr %7, align 8
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %15, align 4
  %82 = sub nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %79, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4
  %86 = fcmp ogt float %78, %85
  br i1 %86, label %87, label %113

87:                                               ; preds = %72
  %88 = load float, ptr %16, align 4
  %89 = load ptr addrspace(1), ptr %7, align 8
  %90 = load i32, ptr %14, align 4
  %91 = load i32, ptr %15, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4
  %96 = fcmp oge float %88, %95
  br i1 %96, label %97, label %113

97:                                               ; preds = %87
  %98 = load float, ptr %16, align 4
  %99 = getelementptr inbounds nuw %struct.thresholds, ptr %5, i32 0, i32 1
  %100 = load float, ptr %99, align 4
  %101 = fcmp oge float %98, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %97
  br label %110

103:                                              ; preds = %97
  %104 = load float, ptr %16, align 4
  %105 = getelementptr inbounds nuw %struct.thresholds, ptr %5, i32 0, i32 0
  %106 = load float, ptr %105, align 4
  %107 = fcmp oge float %104, %106
  %108 = zext i1 %107 to i64
  %109 = select i1 %107, i32 127, i32 0
  br label %110

110:                                              ; preds = %103, %102
  %111 = phi i32 [ 255, %102 ], [ %109, %103 ]
  %112 = trunc i32 %111 to i8
  store i8 %112, ptr %17, align 1
  br label %113

113:                                              ; preds = %110, %87, %72
  %114 = load i8, ptr %17, align 1
  %115 = load ptr addrspace(1), ptr %9, align 8
  %116 = load i32, ptr %14, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr addrspace(1) %115, i64 %117
  store i8 %114, ptr addrspace(1) %118, align 1
  br label %119

119:                                              ; preds = %113, %51, %29
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @laplace16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  call void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 2 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %15 = alloca i16, align 2
  %16 = alloca <4 x i16>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = sub nsw i32 %21, 1
  %23 = call i32 @_Z3maxii(i32 noundef %22, i32 noundef 0) #8
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %7, align 4
  %27 = sub nsw i32 %26, 1
  %28 = call i32 @_Z3minii(i32 noundef %25, i32 noundef %27) #8
  store i32 %28, ptr %12, align 4
  %29 = load i32, ptr %10, align 4
  %30 = sub nsw i32 %29, 1
  %31 = call i32 @_Z3maxii(i32 noundef %30, i32 noundef 0) #8
  store i32 %31, ptr %13, align 4
  %32 = load i32, ptr %10, align 4
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %8, align 4
  %35 = sub nsw i32 %34, 1
  %36 = call i32 @_Z3minii(i32 noundef %33, i32 noundef %35) #8
  store i32 %36, ptr %14, align 4
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %7, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i16, ptr addrspace(1) %37, i64 %43
  %45 = load i16, ptr addrspace(1) %44, align 2
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %7, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %12, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i16, ptr addrspace(1) %46, i64 %52
  %54 = load i16, ptr addrspace(1) %53, align 2
  %55 = call signext i16 @_Z7add_satss(i16 noundef signext %45, i16 noundef signext %54) #8
  store i16 %55, ptr %15, align 2
  %56 = load i16, ptr %15, align 2
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %7, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %9, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i16, ptr addrspace(1) %57, i64 %63
  %65 = load i16, ptr addrspace(1) %64, align 2
  %66 = call signext i16 @_Z7add_satss(i16 noundef signext %56, i16 noundef signext %65) #8
  store i16 %66, ptr %15, align 2
  %67 = load i16, ptr %15, align 2
  %68 = load ptr addrspace(1), ptr %5, align 8
  %69 = load i32, ptr %14, align 4
  %70 = load i32, ptr %7, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %9, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i16, ptr addrspace(1) %68, i64 %74
  %76 = load i16, ptr addrspace(1) %75, align 2
  %77 = call signext i16 @_Z7add_satss(i16 noundef signext %67, i16 noundef signext %76) #8
  store i16 %77, ptr %15, align 2
  %78 = load ptr addrspace(1), ptr %5, align 8
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %7, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %9, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i16, ptr addrspace(1) %78, i64 %84
  %86 = load i16, ptr addrspace(1) %85, align 2
  %87 = insertelement <4 x i16> poison, i16 %86, i64 0
  %88 = shufflevector <4 x i16> %87, <4 x i16> poison, <4 x i32> zeroinitializer
  store <4 x i16> %88, ptr %16, align 8
  %89 = load i16, ptr %15, align 2
  %90 = load <4 x i16>, ptr %16, align 8
  %91 = extractelement <4 x i16> %90, i64 0
  %92 = sext i16 %91 to i32
  %93 = load <4 x i16>, ptr %16, align 8
  %94 = extractelement <4 x i16> %93, i64 1
  %95 = sext i16 %94 to i32
  %96 = add nsw i32 %92, %95
  %97 = load <4 x i16>, ptr %16, align 8
  %98 = extractelement <4 x i16> %97, i64 2
  %99 = sext i16 %98 to i32
  %100 = add nsw i32 %96, %99
  %101 = load <4 x i16>, ptr %16, align 8
  %102 = extractelement <4 x i16> %101, i64 3
  %103 = sext i16 %102 to i32
  %104 = add nsw i32 %100, %103
  %105 = trunc i32 %104 to i16
  %106 = call signext i16 @_Z7sub_satss(i16 noundef signext %89, i16 noundef signext %105) #8
  %107 = load ptr addrspace(1), ptr %6, align 8
  %108 = load i32, ptr %10, align 4
  %109 = load i32, ptr %7, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr %9, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i16, ptr addrspace(1) %107, i64 %113
  store i16 %106, ptr addrspace(1) %114, align 2
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
define internal noundef range(i32 0, -2147483647) i32 @_Z3absi(i32 noundef %0) #2 {
  %2 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef signext i16 @_Z7add_satss(i16 noundef signext %0, i16 noundef signext %1) #2 {
  %3 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef signext i16 @_Z7sub_satss(i16 noundef signext %0, i16 noundef signext %1) #2 {
  %3 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #5 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #9
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"float*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{float 3.000000e+00}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"uchar*", !"uchar*", !"int", !"int", !"thresholds"}
!18 = !{!"const", !"const", !"", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"short*", !"short*", !"int", !"int"}
!22 = !{!"const", !"", !"", !""}
