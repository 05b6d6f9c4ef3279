; ModuleID = 'corpus/opencl/lud.cl'
source_filename = "corpus/opencl/lud.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lud_diagonal.shadow = internal addrspace(3) global [256 x float] undef, align 4
@lud_perimeter.dia = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.row = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.col = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_internal.peri_row = internal addrspace(3) global [256 x float] undef, align 4
@lud_internal.peri_col = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lud_diagonal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %14 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %5, align 4
  %18 = mul nsw i32 %16, %17
  %19 = load i32, ptr %6, align 4
  %20 = add nsw i32 %18, %19
  store i32 %20, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %21

21:                                               ; preds = %41, %3
  %22 = load i32, ptr %9, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %44

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %8, align 4
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = load i32, ptr %9, align 4
  %33 = mul nsw i32 %32, 16
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %36
  store float %31, ptr addrspace(3) %37, align 4
  %38 = load i32, ptr %5, align 4
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %8, align 4
  br label %41

41:                                               ; preds = %24
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4
  br label %21

44:                                               ; preds = %21
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %10, align 4
  br label %45

45:                                               ; preds = %141, %44
  %46 = load i32, ptr %10, align 4
  %47 = icmp slt i32 %46, 15
  br i1 %47, label %48, label %144

48:                                               ; preds = %45
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %10, align 4
  %51 = icmp sgt i32 %49, %50
  br i1 %51, label %52, label %100

52:                                               ; preds = %48
  store i32 0, ptr %11, align 4
  br label %53

53:                                               ; preds = %81, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %84

57:                                               ; preds = %53
  %58 = load i32, ptr %7, align 4
  %59 = mul nsw i32 %58, 16
  %60 = load i32, ptr %11, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4
  %65 = load i32, ptr %11, align 4
  %66 = mul nsw i32 %65, 16
  %67 = load i32, ptr %10, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %69
  %71 = load float, ptr addrspace(3) %70, align 4
  %72 = load i32, ptr %7, align 4
  %73 = mul nsw i32 %72, 16
  %74 = load i32, ptr %10, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4
  %79 = fneg float %64
  %80 = call float @llvm.fmuladd.f32(float %79, float %71, float %78)
  store float %80, ptr addrspace(3) %77, align 4
  br label %81

81:                                               ; preds = %57
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %11, align 4
  br label %53

84:                                               ; preds = %53
  %85 = load i32, ptr %10, align 4
  %86 = mul nsw i32 %85, 16
  %87 = load i32, ptr %10, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %89
  %91 = load float, ptr addrspace(3) %90, align 4
  %92 = load i32, ptr %7, align 4
  %93 = mul nsw i32 %92, 16
  %94 = load i32, ptr %10, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %96
  %98 = load float, ptr addrspace(3) %97, align 4
  %99 = fdiv float %98, %91
  store float %99, ptr addrspace(3) %97, align 4
  br label %100

100:                                              ; preds = %84, %48
  call void @_Z7barrierj(i32 noundef 1) #7
  %101 = load i32, ptr %7, align 4
  %102 = load i32, ptr %10, align 4
  %103 = icmp sgt i32 %101, %102
  br i1 %103, label %104, label %140

104:                                              ; preds = %100
  store i32 0, ptr %12, align 4
  br label %105

105:                                              ; preds = %136, %104
  %106 = load i32, ptr %12, align 4
  %107 = load i32, ptr %10, align 4
  %108 = add nsw i32 %107, 1
  %109 = icmp slt i32 %106, %108
  br i1 %109, label %110, label %139

110:                                              ; preds = %105
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, 1
  %113 = mul nsw i32 %112, 16
  %114 = load i32, ptr %12, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %116
  %118 = load float, ptr addrspace(3) %117, align 4
  %119 = load i32, ptr %12, align 4
  %120 = mul nsw i32 %119, 16
  %121 = load i32, ptr %7, align 4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %123
  %125 = load float, ptr addrspace(3) %124, align 4
  %126 = load i32, ptr %10, align 4
  %127 = add nsw i32 %126, 1
  %128 = mul nsw i32 %127, 16
  %129 = load i32, ptr %7, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %131
  %133 = load float, ptr addrspace(3) %132, align 4
  %134 = fneg float %118
  %135 = call float @llvm.fmuladd.f32(float %134, float %125, float %133)
  store float %135, ptr addrspace(3) %132, align 4
  br label %136

136:                                              ; preds = %110
  %137 = load i32, ptr %12, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %12, align 4
  br label %105

139:                                              ; preds = %105
  br label %140

140:                                              ; preds = %139, %100
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %141

141:                                              ; preds = %140
  %142 = load i32, ptr %10, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %10, align 4
  br label %45

144:                                              ; preds = %45
  %145 = load i32, ptr %6, align 4
  %146 = add nsw i32 %145, 1
  %147 = load i32, ptr %5, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %6, align 4
  %150 = add nsw i32 %148, %149
  store i32 %150, ptr %8, align 4
  store i32 1, ptr %13, align 4
  br label %151

151:                                              ; preds = %171, %144
  %152 = load i32, ptr %13, align 4
  %153 = icmp slt i32 %152, 16
  br i1 %153, label %154, label %174

154:                                              ; preds = %151
  %155 = load i32, ptr %13, align 4
  %156 = mul nsw i32 %155, 16
  %157 = load i32, ptr %7, align 4
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_diagonal.shadow, i64 0, i64 %159
  %161 = load float, ptr addrspace(3) %160, align 4
  %162 = load ptr addrspace(1), ptr %4, align 8
  %163 = load i32, ptr %8, align 4
  %164 = load i32, ptr %7, align 4
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr addrspace(1) %162, i64 %166
  store float %161, ptr addrspace(1) %167, align 4
  %168 = load i32, ptr %5, align 4
  %169 = load i32, ptr %8, align 4
  %170 = add nsw i32 %169, %168
  store i32 %170, ptr %8, align 4
  br label %171

171:                                              ; preds = %154
  %172 = load i32, ptr %13, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %13, align 4
  br label %151

174:                                              ; preds = %151
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lud_perimeter(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %17 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  %19 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %20 = and i64 %19, 15
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %8, align 4
  %22 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %23 = icmp uge i64 %22, 16
  %24 = zext i1 %23 to i8
  store i8 %24, ptr %9, align 1
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %27, %28
  store i32 %29, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %30

30:                                               ; preds = %100, %3
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %31, 16
  br i1 %32, label %33, label %103

33:                                               ; preds = %30
  %34 = load i8, ptr %9, align 1
  %35 = trunc i8 %34 to i1
  br i1 %35, label %36, label %60

36:                                               ; preds = %33
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %39, 1
  %41 = mul nsw i32 %40, 16
  %42 = load i32, ptr %5, align 4
  %43 = mul nsw i32 %41, %42
  %44 = add nsw i32 %38, %43
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %5, align 4
  %47 = mul nsw i32 %45, %46
  %48 = add nsw i32 %44, %47
  %49 = load i32, ptr %8, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4
  %54 = load i32, ptr %11, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.col, i64 0, i64 %55
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr addrspace(3) %56, i64 0, i64 %58
  store float %53, ptr addrspace(3) %59, align 4
  br label %99

60:                                               ; preds = %33
  %61 = load ptr addrspace(1), ptr %4, align 8
  %62 = load i32, ptr %10, align 4
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %5, align 4
  %65 = mul nsw i32 %63, %64
  %66 = add nsw i32 %62, %65
  %67 = load i32, ptr %8, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.dia, i64 0, i64 %73
  %75 = load i32, ptr %8, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x float], ptr addrspace(3) %74, i64 0, i64 %76
  store float %71, ptr addrspace(3) %77, align 4
  %78 = load ptr addrspace(1), ptr %4, align 8
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %7, align 4
  %81 = add nsw i32 %80, 1
  %82 = mul nsw i32 %81, 16
  %83 = add nsw i32 %79, %82
  %84 = load i32, ptr %11, align 4
  %85 = load i32, ptr %5, align 4
  %86 = mul nsw i32 %84, %85
  %87 = add nsw i32 %83, %86
  %88 = load i32, ptr %8, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4
  %93 = load i32, ptr %11, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.row, i64 0, i64 %94
  %96 = load i32, ptr %8, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x float], ptr addrspace(3) %95, i64 0, i64 %97
  store float %92, ptr addrspace(3) %98, align 4
  br label %99

99:                                               ; preds = %60, %36
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %11, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %11, align 4
  br label %30

103:                                              ; preds = %30
  call void @_Z7barrierj(i32 noundef 1) #7
  %104 = load i8, ptr %9, align 1
  %105 = trunc i8 %104 to i1
  br i1 %105, label %147, label %106

106:                                              ; preds = %103
  store i32 1, ptr %12, align 4
  br label %107

107:                                              ; preds = %143, %106
  %108 = load i32, ptr %12, align 4
  %109 = icmp slt i32 %108, 16
  br i1 %109, label %110, label %146

110:                                              ; preds = %107
  store i32 0, ptr %13, align 4
  br label %111

111:                                              ; preds = %139, %110
  %112 = load i32, ptr %13, align 4
  %113 = load i32, ptr %12, align 4
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %142

115:                                              ; preds = %111
  %116 = load i32, ptr %12, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.dia, i64 0, i64 %117
  %119 = load i32, ptr %13, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x float], ptr addrspace(3) %118, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4
  %123 = load i32, ptr %13, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.row, i64 0, i64 %124
  %126 = load i32, ptr %8, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [16 x float], ptr addrspace(3) %125, i64 0, i64 %127
  %129 = load float, ptr addrspace(3) %128, align 4
  %130 = load i32, ptr %12, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.row, i64 0, i64 %131
  %133 = load i32, ptr %8, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x float], ptr addrspace(3) %132, i64 0, i64 %134
  %136 = load float, ptr addrspace(3) %135, align 4
  %137 = fneg float %122
  %138 = call float @llvm.fmuladd.f32(float %137, float %129, float %136)
  store float %138, ptr addrspace(3) %135, align 4
  br label %139

139:                                              ; preds = %115
  %140 = load i32, ptr %13, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %13, align 4
  br label %111

142:                                              ; preds = %111
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %12, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %12, align 4
  br label %107

146:                                              ; preds = %107
  br label %203

147:                                              ; preds = %103
  store i32 0, ptr %14, align 4
  br label %148

148:                                              ; preds = %199, %147
  %149 = load i32, ptr %14, align 4
  %150 = icmp slt i32 %149, 16
  br i1 %150, label %151, label %202

151:                                              ; preds = %148
  store i32 0, ptr %15, align 4
  br label %152

152:                                              ; preds = %180, %151
  %153 = load i32, ptr %15, align 4
  %154 = load i32, ptr %14, align 4
  %155 = icmp slt i32 %153, %154
  br i1 %155, label %156, label %183

156:                                              ; preds = %152
  %157 = load i32, ptr %8, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.col, i64 0, i64 %158
  %160 = load i32, ptr %15, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [16 x float], ptr addrspace(3) %159, i64 0, i64 %161
  %163 = load float, ptr addrspace(3) %162, align 4
  %164 = load i32, ptr %15, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.dia, i64 0, i64 %165
  %167 = load i32, ptr %14, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [16 x float], ptr addrspace(3) %166, i64 0, i64 %168
  %170 = load float, ptr addrspace(3) %169, align 4
  %171 = load i32, ptr %8, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.col, i64 0, i64 %172
  %174 = load i32, ptr %14, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [16 x float], ptr addrspace(3) %173, i64 0, i64 %175
  %177 = load float, ptr addrspace(3) %176, align 4
  %178 = fneg float %163
  %179 = call float @llvm.fmuladd.f32(float %178, float %170, float %177)
  store float %179, ptr addrspace(3) %176, align 4
  br label %180

180:                                              ; preds = %156
  %181 = load i32, ptr %15, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %15, align 4
  br label %152

183:                                              ; preds = %152
  %184 = load i32, ptr %14, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.dia, i64 0, i64 %185
  %187 = load i32, ptr %14, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [16 x float], ptr addrspace(3) %186, i64 0, i64 %188
  %190 = load float, ptr addrspace(3) %189, align 4
  %191 = load i32, ptr %8, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.col, i64 0, i64 %192
  %194 = load i32, ptr %14, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [16 x float], ptr addrspace(3) %193, i64 0, i64 %195
  %197 = load float, ptr addrspace(3) %196, align 4
  %198 = fdiv float %197, %190
  store float %198, ptr addrspace(3) %196, align 4
  br label %199

199:                                              ; preds = %183
  %200 = load i32, ptr %14, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %14, align 4
  br label %148

202:                                              ; preds = %148
  br label %203

203:                                              ; preds = %202, %146
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %16, align 4
  br label %204

204:                                              ; preds = %257, %203
  %205 = load i32, ptr %16, align 4
  %206 = icmp slt i32 %205, 16
  br i1 %206, label %207, label %260

207:                                              ; preds = %204
  %208 = load i8, ptr %9, align 1
  %209 = trunc i8 %208 to i1
  br i1 %209, label %210, label %234

210:                                              ; preds = %207
  %211 = load i32, ptr %16, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.col, i64 0, i64 %212
  %214 = load i32, ptr %8, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [16 x float], ptr addrspace(3) %213, i64 0, i64 %215
  %217 = load float, ptr addrspace(3) %216, align 4
  %218 = load ptr addrspace(1), ptr %4, align 8
  %219 = load i32, ptr %10, align 4
  %220 = load i32, ptr %7, align 4
  %221 = add nsw i32 %220, 1
  %222 = mul nsw i32 %221, 16
  %223 = load i32, ptr %5, align 4
  %224 = mul nsw i32 %222, %223
  %225 = add nsw i32 %219, %224
  %226 = load i32, ptr %16, align 4
  %227 = load i32, ptr %5, align 4
  %228 = mul nsw i32 %226, %227
  %229 = add nsw i32 %225, %228
  %230 = load i32, ptr %8, align 4
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %218, i64 %232
  store float %217, ptr addrspace(1) %233, align 4
  br label %256

234:                                              ; preds = %207
  %235 = load i32, ptr %16, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lud_perimeter.row, i64 0, i64 %236
  %238 = load i32, ptr %8, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [16 x float], ptr addrspace(3) %237, i64 0, i64 %239
  %241 = load float, ptr addrspace(3) %240, align 4
  %242 = load ptr addrspace(1), ptr %4, align 8
  %243 = load i32, ptr %10, align 4
  %244 = load i32, ptr %7, align 4
  %245 = add nsw i32 %244, 1
  %246 = mul nsw i32 %245, 16
  %247 = add nsw i32 %243, %246
  %248 = load i32, ptr %16, align 4
  %249 = load i32, ptr %5, align 4
  %250 = mul nsw i32 %248, %249
  %251 = add nsw i32 %247, %250
  %252 = load i32, ptr %8, align 4
  %253 = add nsw i32 %251, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr addrspace(1) %242, i64 %254
  store float %241, ptr addrspace(1) %255, align 4
  br label %256

256:                                              ; preds = %234, %210
  br label %257

257:                                              ; preds = %256
  %258 = load i32, ptr %16, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %16, align 4
  br label %204

260:                                              ; preds = %204
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lud_internal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %20 = add i64 %19, 1
  %21 = mul i64 %20, 16
  %22 = add i64 %18, %21
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %9, align 4
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %27 = add i64 %26, 1
  %28 = mul i64 %27, 16
  %29 = add i64 %25, %28
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %10, align 4
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i32, ptr %6, align 4
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr %5, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %31, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = load i32, ptr %8, align 4
  %45 = mul nsw i32 %44, 16
  %46 = load i32, ptr %7, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_internal.peri_row, i64 0, i64 %48
  store float %43, ptr addrspace(3) %49, align 4
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i32, ptr %9, align 4
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %5, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %6, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %50, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4
  %63 = load i32, ptr %8, align 4
  %64 = mul nsw i32 %63, 16
  %65 = load i32, ptr %7, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_internal.peri_col, i64 0, i64 %67
  store float %62, ptr addrspace(3) %68, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %89, %3
  %70 = load i32, ptr %12, align 4
  %71 = icmp slt i32 %70, 16
  br i1 %71, label %72, label %92

72:                                               ; preds = %69
  %73 = load i32, ptr %8, align 4
  %74 = mul nsw i32 %73, 16
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_internal.peri_col, i64 0, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4
  %80 = load i32, ptr %12, align 4
  %81 = mul nsw i32 %80, 16
  %82 = load i32, ptr %7, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [256 x float], ptr addrspace(3) @lud_internal.peri_row, i64 0, i64 %84
  %86 = load float, ptr addrspace(3) %85, align 4
  %87 = load float, ptr %11, align 4
  %88 = call float @llvm.fmuladd.f32(float %79, float %86, float %87)
  store float %88, ptr %11, align 4
  br label %89

89:                                               ; preds = %72
  %90 = load i32, ptr %12, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %12, align 4
  br label %69, !llvm.loop !14

92:                                               ; preds = %69
  %93 = load float, ptr %11, align 4
  %94 = load ptr addrspace(1), ptr %4, align 8
  %95 = load i32, ptr %9, align 4
  %96 = load i32, ptr %8, align 4
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %5, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %10, align 4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %7, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4
  %107 = fsub float %106, %93
  store float %107, ptr addrspace(1) %105, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"int"}
!13 = !{!"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
