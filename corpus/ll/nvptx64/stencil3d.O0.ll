; ModuleID = 'corpus/opencl/stencil3d.cl'
source_filename = "corpus/opencl/stencil3d.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@stencil7_march.tile = internal addrspace(3) global [6 x [8 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store float %0, ptr %8, align 4
  store float %1, ptr %9, align 4
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load float, ptr %8, align 4
  %16 = load float, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_stencil7(float noundef %15, float noundef %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, i32 noundef %19, i32 noundef %20, i32 noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store float %0, ptr %8, align 4
  store float %1, ptr %9, align 4
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %15, align 4
  %20 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %16, align 4
  %22 = call i64 @_Z12get_group_idj(i32 noundef 2) #8
  %23 = add i64 %22, 1
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %17, align 4
  %25 = load i32, ptr %15, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %160

27:                                               ; preds = %7
  %28 = load i32, ptr %15, align 4
  %29 = load i32, ptr %12, align 4
  %30 = sub nsw i32 %29, 1
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %32, label %160

32:                                               ; preds = %27
  %33 = load i32, ptr %16, align 4
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %160

35:                                               ; preds = %32
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %13, align 4
  %38 = sub nsw i32 %37, 1
  %39 = icmp slt i32 %36, %38
  br i1 %39, label %40, label %160

40:                                               ; preds = %35
  %41 = load float, ptr %9, align 4
  %42 = load ptr addrspace(1), ptr %10, align 8
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %16, align 4
  %46 = load i32, ptr %13, align 4
  %47 = load i32, ptr %17, align 4
  %48 = add nsw i32 %47, 1
  %49 = mul nsw i32 %46, %48
  %50 = add nsw i32 %45, %49
  %51 = mul nsw i32 %44, %50
  %52 = add nsw i32 %43, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %42, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4
  %56 = load ptr addrspace(1), ptr %10, align 8
  %57 = load i32, ptr %15, align 4
  %58 = load i32, ptr %12, align 4
  %59 = load i32, ptr %16, align 4
  %60 = load i32, ptr %13, align 4
  %61 = load i32, ptr %17, align 4
  %62 = sub nsw i32 %61, 1
  %63 = mul nsw i32 %60, %62
  %64 = add nsw i32 %59, %63
  %65 = mul nsw i32 %58, %64
  %66 = add nsw i32 %57, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %56, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4
  %70 = fadd float %55, %69
  %71 = load ptr addrspace(1), ptr %10, align 8
  %72 = load i32, ptr %15, align 4
  %73 = load i32, ptr %12, align 4
  %74 = load i32, ptr %16, align 4
  %75 = add nsw i32 %74, 1
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %17, align 4
  %78 = mul nsw i32 %76, %77
  %79 = add nsw i32 %75, %78
  %80 = mul nsw i32 %73, %79
  %81 = add nsw i32 %72, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %71, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4
  %85 = fadd float %70, %84
  %86 = load ptr addrspace(1), ptr %10, align 8
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %12, align 4
  %89 = load i32, ptr %16, align 4
  %90 = sub nsw i32 %89, 1
  %91 = load i32, ptr %13, align 4
  %92 = load i32, ptr %17, align 4
  %93 = mul nsw i32 %91, %92
  %94 = add nsw i32 %90, %93
  %95 = mul nsw i32 %88, %94
  %96 = add nsw i32 %87, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %86, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4
  %100 = fadd float %85, %99
  %101 = load ptr addrspace(1), ptr %10, align 8
  %102 = load i32, ptr %15, align 4
  %103 = add nsw i32 %102, 1
  %104 = load i32, ptr %12, align 4
  %105 = load i32, ptr %16, align 4
  %106 = load i32, ptr %13, align 4
  %107 = load i32, ptr %17, align 4
  %108 = mul nsw i32 %106, %107
  %109 = add nsw i32 %105, %108
  %110 = mul nsw i32 %104, %109
  %111 = add nsw i32 %103, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  %115 = fadd float %100, %114
  %116 = load ptr addrspace(1), ptr %10, align 8
  %117 = load i32, ptr %15, align 4
  %118 = sub nsw i32 %117, 1
  %119 = load i32, ptr %12, align 4
  %120 = load i32, ptr %16, align 4
  %121 = load i32, ptr %13, align 4
  %122 = load i32, ptr %17, align 4
  %123 = mul nsw i32 %121, %122
  %124 = add nsw i32 %120, %123
  %125 = mul nsw i32 %119, %124
  %126 = add nsw i32 %118, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %116, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4
  %130 = fadd float %115, %129
  %131 = load ptr addrspace(1), ptr %10, align 8
  %132 = load i32, ptr %15, align 4
  %133 = load i32, ptr %12, align 4
  %134 = load i32, ptr %16, align 4
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %17, align 4
  %137 = mul nsw i32 %135, %136
  %138 = add nsw i32 %134, %137
  %139 = mul nsw i32 %133, %138
  %140 = add nsw i32 %132, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %131, i64 %141
  %143 = load float, ptr addrspace(1) %142, align 4
  %144 = load float, ptr %8, align 4
  %145 = fmul float %143, %144
  %146 = fneg float %145
  %147 = call float @llvm.fmuladd.f32(float %41, float %130, float %146)
  %148 = load ptr addrspace(1), ptr %11, align 8
  %149 = load i32, ptr %15, align 4
  %150 = load i32, ptr %12, align 4
  %151 = load i32, ptr %16, align 4
  %152 = load i32, ptr %13, align 4
  %153 = load i32, ptr %17, align 4
  %154 = mul nsw i32 %152, %153
  %155 = add nsw i32 %151, %154
  %156 = mul nsw i32 %150, %155
  %157 = add nsw i32 %149, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr addrspace(1) %148, i64 %158
  store float %147, ptr addrspace(1) %159, align 4
  br label %160

160:                                              ; preds = %40, %35, %32, %27, %7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !14 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store float %0, ptr %8, align 4
  store float %1, ptr %9, align 4
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load float, ptr %8, align 4
  %16 = load float, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_stencil7_march(float noundef %15, float noundef %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, i32 noundef %19, i32 noundef %20, i32 noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !14 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  store float %0, ptr %8, align 4
  store float %1, ptr %9, align 4
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %28 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %15, align 4
  %30 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %16, align 4
  %32 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %17, align 4
  %34 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %18, align 4
  %36 = load i32, ptr %17, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %51

38:                                               ; preds = %7
  %39 = load i32, ptr %18, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %51

41:                                               ; preds = %38
  %42 = load i32, ptr %17, align 4
  %43 = load i32, ptr %12, align 4
  %44 = sub nsw i32 %43, 1
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %46, label %51

46:                                               ; preds = %41
  %47 = load i32, ptr %18, align 4
  %48 = load i32, ptr %13, align 4
  %49 = sub nsw i32 %48, 1
  %50 = icmp slt i32 %47, %49
  br label %51

51:                                               ; preds = %46, %41, %38, %7
  %52 = phi i1 [ false, %41 ], [ false, %38 ], [ false, %7 ], [ %50, %46 ]
  %53 = zext i1 %52 to i8
  store i8 %53, ptr %19, align 1
  %54 = load ptr addrspace(1), ptr %10, align 8
  %55 = load i32, ptr %17, align 4
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %18, align 4
  %58 = load i32, ptr %13, align 4
  %59 = mul nsw i32 %58, 0
  %60 = add nsw i32 %57, %59
  %61 = mul nsw i32 %56, %60
  %62 = add nsw i32 %55, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4
  store float %65, ptr %20, align 4
  %66 = load ptr addrspace(1), ptr %10, align 8
  %67 = load i32, ptr %17, align 4
  %68 = load i32, ptr %12, align 4
  %69 = load i32, ptr %18, align 4
  %70 = load i32, ptr %13, align 4
  %71 = mul nsw i32 %70, 1
  %72 = add nsw i32 %69, %71
  %73 = mul nsw i32 %68, %72
  %74 = add nsw i32 %67, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %66, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4
  store float %77, ptr %21, align 4
  store i32 1, ptr %22, align 4
  br label %78

78:                                               ; preds = %252, %51
  %79 = load i32, ptr %22, align 4
  %80 = load i32, ptr %14, align 4
  %81 = sub nsw i32 %80, 1
  %82 = icmp slt i32 %79, %81
  br i1 %82, label %83, label %255

83:                                               ; preds = %78
  %84 = load float, ptr %21, align 4
  %85 = load i32, ptr %16, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [6 x [8 x float]], ptr addrspace(3) @stencil7_march.tile, i64 0, i64 %86
  %88 = load i32, ptr %15, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [8 x float], ptr addrspace(3) %87, i64 0, i64 %89
  store float %84, ptr addrspace(3) %90, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %91 = load ptr addrspace(1), ptr %10, align 8
  %92 = load i32, ptr %17, align 4
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %18, align 4
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %22, align 4
  %97 = add nsw i32 %96, 1
  %98 = mul nsw i32 %95, %97
  %99 = add nsw i32 %94, %98
  %100 = mul nsw i32 %93, %99
  %101 = add nsw i32 %92, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %91, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4
  store float %104, ptr %23, align 4
  %105 = load i8, ptr %19, align 1
  %106 = trunc i8 %105 to i1
  br i1 %106, label %107, label %249

107:                                              ; preds = %83
  %108 = load i32, ptr %15, align 4
  %109 = icmp sgt i32 %108, 0
  br i1 %109, label %110, label %119

110:                                              ; preds = %107
  %111 = load i32, ptr %16, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [6 x [8 x float]], ptr addrspace(3) @stencil7_march.tile, i64 0, i64 %112
  %114 = load i32, ptr %15, align 4
  %115 = sub nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [8 x float], ptr addrspace(3) %113, i64 0, i64 %116
  %118 = load float, ptr addrspace(3) %117, align 4
  br label %134

119:                                              ; preds = %107
  %120 = load ptr addrspace(1), ptr %10, align 8
  %121 = load i32, ptr %17, align 4
  %122 = sub nsw i32 %121, 1
  %123 = load i32, ptr %12, align 4
  %124 = load i32, ptr %18, align 4
  %125 = load i32, ptr %13, align 4
  %126 = load i32, ptr %22, align 4
  %127 = mul nsw i32 %125, %126
  %128 = add nsw i32 %124, %127
  %129 = mul nsw i32 %123, %128
  %130 = add nsw i32 %122, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4
  br label %134

134:                                              ; preds = %119, %110
  %135 = phi float [ %118, %110 ], [ %133, %119 ]
  store float %135, ptr %24, align 4
  %136 = load i32, ptr %15, align 4
  %137 = icmp slt i32 %136, 7
  br i1 %137, label %138, label %147

138:                                              ; preds = %134
  %139 = load i32, ptr %16, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [6 x [8 x float]], ptr addrspace(3) @stencil7_march.tile, i64 0, i64 %140
  %142 = load i32, ptr %15, align 4
  %143 = add nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [8 x float], ptr addrspace(3) %141, i64 0, i64 %144
  %146 = load float, ptr addrspace(3) %145, align 4
  br label %162

147:                                              ; preds = %134
  %148 = load ptr addrspace(1), ptr %10, align 8
  %149 = load i32, ptr %17, align 4
  %150 = add nsw i32 %149, 1
  %151 = load i32, ptr %12, align 4
  %152 = load i32, ptr %18, align 4
  %153 = load i32, ptr %13, align 4
  %154 = load i32, ptr %22, align 4
  %155 = mul nsw i32 %153, %154
  %156 = add nsw i32 %152, %155
  %157 = mul nsw i32 %151, %156
  %158 = add nsw i32 %150, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %148, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4
  br label %162

162:                                              ; preds = %147, %138
  %163 = phi float [ %146, %138 ], [ %161, %147 ]
  store float %163, ptr %25, align 4
  %164 = load i32, ptr %16, align 4
  %165 = icmp sgt i32 %164, 0
  br i1 %165, label %166, label %175

166:                                              ; preds = %162
  %167 = load i32, ptr %16, align 4
  %168 = sub nsw i32 %167, 1
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [6 x [8 x float]], ptr addrspace(3) @stencil7_march.tile, i64 0, i64 %169
  %171 = load i32, ptr %15, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [8 x float], ptr addrspace(3) %170, i64 0, i64 %172
  %174 = load float, ptr addrspace(3) %173, align 4
  br label %190

175:                                              ; preds = %162
  %176 = load ptr addrspace(1), ptr %10, align 8
  %177 = load i32, ptr %17, align 4
  %178 = load i32, ptr %12, align 4
  %179 = load i32, ptr %18, align 4
  %180 = sub nsw i32 %179, 1
  %181 = load i32, ptr %13, align 4
  %182 = load i32, ptr %22, align 4
  %183 = mul nsw i32 %181, %182
  %184 = add nsw i32 %180, %183
  %185 = mul nsw i32 %178, %184
  %186 = add nsw i32 %177, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %176, i64 %187
  %189 = load float, ptr addrspace(1) %188, align 4
  br label %190

190:                                              ; preds = %175, %166
  %191 = phi float [ %174, %166 ], [ %189, %175 ]
  store float %191, ptr %26, align 4
  %192 = load i32, ptr %16, align 4
  %193 = icmp slt i32 %192, 5
  br i1 %193, label %194, label %203

194:                                              ; preds = %190
  %195 = load i32, ptr %16, align 4
  %196 = add nsw i32 %195, 1
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [6 x [8 x float]], ptr addrspace(3) @stencil7_march.tile, i64 0, i64 %197
  %199 = load i32, ptr %15, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [8 x float], ptr addrspace(3) %198, i64 0, i64 %200
  %202 = load float, ptr addrspace(3) %201, align 4
  br label %218

203:                                              ; preds = %190
  %204 = load ptr addrspace(1), ptr %10, align 8
  %205 = load i32, ptr %17, align 4
  %206 = load i32, ptr %12, align 4
  %207 = load i32, ptr %18, align 4
  %208 = add nsw i32 %207, 1
  %209 = load i32, ptr %13, align 4
  %210 = load i32, ptr %22, align 4
  %211 = mul nsw i32 %209, %210
  %212 = add nsw i32 %208, %211
  %213 = mul nsw i32 %206, %212
  %214 = add nsw i32 %205, %213
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr addrspace(1) %204, i64 %215
  %217 = load float, ptr addrspace(1) %216, align 4
  br label %218

218:                                              ; preds = %203, %194
  %219 = phi float [ %202, %194 ], [ %217, %203 ]
  store float %219, ptr %27, align 4
  %220 = load float, ptr %9, align 4
  %221 = load float, ptr %23, align 4
  %222 = load float, ptr %20, align 4
  %223 = fadd float %221, %222
  %224 = load float, ptr %27, align 4
  %225 = fadd float %223, %224
  %226 = load float, ptr %26, align 4
  %227 = fadd float %225, %226
  %228 = load float, ptr %25, align 4
  %229 = fadd float %227, %228
  %230 = load float, ptr %24, align 4
  %231 = fadd float %229, %230
  %232 = load float, ptr %21, align 4
  %233 = load float, ptr %8, align 4
  %234 = fmul float %232, %233
  %235 = fneg float %234
  %236 = call float @llvm.fmuladd.f32(float %220, float %231, float %235)
  %237 = load ptr addrspace(1), ptr %11, align 8
  %238 = load i32, ptr %17, align 4
  %239 = load i32, ptr %12, align 4
  %240 = load i32, ptr %18, align 4
  %241 = load i32, ptr %13, align 4
  %242 = load i32, ptr %22, align 4
  %243 = mul nsw i32 %241, %242
  %244 = add nsw i32 %240, %243
  %245 = mul nsw i32 %239, %244
  %246 = add nsw i32 %238, %245
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %237, i64 %247
  store float %236, ptr addrspace(1) %248, align 4
  br label %249

249:                                              ; preds = %218, %83
  call void @_Z7barrierj(i32 noundef 1) #7
  %250 = load float, ptr %21, align 4
  store float %250, ptr %20, align 4
  %251 = load float, ptr %23, align 4
  store float %251, ptr %21, align 4
  br label %252

252:                                              ; preds = %249
  %253 = load i32, ptr %22, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %22, align 4
  br label %78

255:                                              ; preds = %78
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
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #5 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

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
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float", !"float", !"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"", !"", !"const", !"", !"", !"", !""}
!14 = !{!"", !"", !"restrict const", !"restrict", !"", !"", !""}
