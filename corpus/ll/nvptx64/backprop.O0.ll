; ModuleID = 'corpus/opencl/backprop.cl'
source_filename = "corpus/opencl/backprop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_forward(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(3), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(3) %3, ptr %11, align 8
  store ptr addrspace(3) %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(3), ptr %11, align 8
  %19 = load ptr addrspace(3), ptr %12, align 8
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(3) noundef align 4 %18, ptr addrspace(3) noundef align 4 %19, i32 noundef %20, i32 noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(3), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(3) %3, ptr %11, align 8
  store ptr addrspace(3) %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %22 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %15, align 4
  %24 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %16, align 4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %17, align 4
  %28 = load i32, ptr %14, align 4
  %29 = add nsw i32 %28, 1
  %30 = mul nsw i32 %29, 16
  %31 = load i32, ptr %15, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %14, align 4
  %34 = add nsw i32 %33, 1
  %35 = load i32, ptr %17, align 4
  %36 = mul nsw i32 %34, %35
  %37 = add nsw i32 %32, %36
  %38 = load i32, ptr %16, align 4
  %39 = add nsw i32 %37, %38
  %40 = add nsw i32 %39, 1
  %41 = load i32, ptr %14, align 4
  %42 = add nsw i32 %41, 1
  %43 = add nsw i32 %40, %42
  store i32 %43, ptr %18, align 4
  %44 = load i32, ptr %15, align 4
  %45 = mul nsw i32 16, %44
  %46 = load i32, ptr %17, align 4
  %47 = add nsw i32 %45, %46
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %19, align 4
  %49 = load i32, ptr %16, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %61

51:                                               ; preds = %7
  %52 = load ptr addrspace(1), ptr %8, align 8
  %53 = load i32, ptr %19, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %52, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4
  %57 = load ptr addrspace(3), ptr %11, align 8
  %58 = load i32, ptr %17, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %59
  store float %56, ptr addrspace(3) %60, align 4
  br label %61

61:                                               ; preds = %51, %7
  call void @_Z7barrierj(i32 noundef 1) #7
  %62 = load ptr addrspace(1), ptr %9, align 8
  %63 = load i32, ptr %18, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %62, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4
  %67 = load ptr addrspace(3), ptr %12, align 8
  %68 = load i32, ptr %17, align 4
  %69 = mul nsw i32 %68, 16
  %70 = load i32, ptr %16, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(3) %67, i64 %72
  store float %66, ptr addrspace(3) %73, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %74 = load ptr addrspace(3), ptr %12, align 8
  %75 = load i32, ptr %17, align 4
  %76 = mul nsw i32 %75, 16
  %77 = load i32, ptr %16, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(3) %74, i64 %79
  %81 = load float, ptr addrspace(3) %80, align 4
  %82 = load ptr addrspace(3), ptr %11, align 8
  %83 = load i32, ptr %17, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(3) %82, i64 %84
  %86 = load float, ptr addrspace(3) %85, align 4
  %87 = fmul float %81, %86
  %88 = load ptr addrspace(3), ptr %12, align 8
  %89 = load i32, ptr %17, align 4
  %90 = mul nsw i32 %89, 16
  %91 = load i32, ptr %16, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(3) %88, i64 %93
  store float %87, ptr addrspace(3) %94, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 1, ptr %20, align 4
  br label %95

95:                                               ; preds = %129, %61
  %96 = load i32, ptr %20, align 4
  %97 = icmp sle i32 %96, 16
  br i1 %97, label %98, label %132

98:                                               ; preds = %95
  %99 = load i32, ptr %20, align 4
  store i32 %99, ptr %21, align 4
  %100 = load i32, ptr %21, align 4
  %101 = icmp sgt i32 %100, 1
  br i1 %101, label %102, label %128

102:                                              ; preds = %98
  %103 = load i32, ptr %17, align 4
  %104 = load i32, ptr %21, align 4
  %105 = srem i32 %103, %104
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %128

107:                                              ; preds = %102
  %108 = load ptr addrspace(3), ptr %12, align 8
  %109 = load i32, ptr %17, align 4
  %110 = load i32, ptr %21, align 4
  %111 = sdiv i32 %110, 2
  %112 = add nsw i32 %109, %111
  %113 = mul nsw i32 %112, 16
  %114 = load i32, ptr %16, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(3) %108, i64 %116
  %118 = load float, ptr addrspace(3) %117, align 4
  %119 = load ptr addrspace(3), ptr %12, align 8
  %120 = load i32, ptr %17, align 4
  %121 = mul nsw i32 %120, 16
  %122 = load i32, ptr %16, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(3) %119, i64 %124
  %126 = load float, ptr addrspace(3) %125, align 4
  %127 = fadd float %126, %118
  store float %127, ptr addrspace(3) %125, align 4
  br label %128

128:                                              ; preds = %107, %102, %98
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %129

129:                                              ; preds = %128
  %130 = load i32, ptr %20, align 4
  %131 = mul nsw i32 %130, 2
  store i32 %131, ptr %20, align 4
  br label %95

132:                                              ; preds = %95
  %133 = load ptr addrspace(3), ptr %12, align 8
  %134 = load i32, ptr %17, align 4
  %135 = mul nsw i32 %134, 16
  %136 = load i32, ptr %16, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(3) %133, i64 %138
  %140 = load float, ptr addrspace(3) %139, align 4
  %141 = load ptr addrspace(1), ptr %9, align 8
  %142 = load i32, ptr %18, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %141, i64 %143
  store float %140, ptr addrspace(1) %144, align 4
  %145 = load i32, ptr %16, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %164

147:                                              ; preds = %132
  %148 = load ptr addrspace(3), ptr %12, align 8
  %149 = load i32, ptr %16, align 4
  %150 = mul nsw i32 %149, 16
  %151 = load i32, ptr %17, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(3) %148, i64 %153
  %155 = load float, ptr addrspace(3) %154, align 4
  %156 = load ptr addrspace(1), ptr %10, align 8
  %157 = load i32, ptr %15, align 4
  %158 = load i32, ptr %14, align 4
  %159 = mul nsw i32 %157, %158
  %160 = load i32, ptr %17, align 4
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %156, i64 %162
  store float %155, ptr addrspace(1) %163, align 4
  br label %164

164:                                              ; preds = %147, %132
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @adjust_weights(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load i32, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef align 4 %13, i32 noundef %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %21 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %13, align 4
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %14, align 4
  %25 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %27, 1
  %29 = mul nsw i32 %28, 16
  %30 = load i32, ptr %13, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %15, align 4
  %35 = mul nsw i32 %33, %34
  %36 = add nsw i32 %31, %35
  %37 = load i32, ptr %14, align 4
  %38 = add nsw i32 %36, %37
  %39 = add nsw i32 %38, 1
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, 1
  %42 = add nsw i32 %39, %41
  store i32 %42, ptr %16, align 4
  %43 = load i32, ptr %13, align 4
  %44 = mul nsw i32 16, %43
  %45 = load i32, ptr %15, align 4
  %46 = add nsw i32 %44, %45
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %17, align 4
  %48 = load i32, ptr %14, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %18, align 4
  %50 = load ptr addrspace(1), ptr %7, align 8
  %51 = load i32, ptr %18, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %50, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = fmul float 0x3FD3333340000000, %54
  %56 = load ptr addrspace(1), ptr %9, align 8
  %57 = load i32, ptr %17, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %56, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4
  %61 = load ptr addrspace(1), ptr %12, align 8
  %62 = load i32, ptr %16, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4
  %66 = fmul float 0x3FD3333340000000, %65
  %67 = call float @llvm.fmuladd.f32(float %55, float %60, float %66)
  store float %67, ptr %19, align 4
  %68 = load float, ptr %19, align 4
  %69 = load ptr addrspace(1), ptr %11, align 8
  %70 = load i32, ptr %16, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %69, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4
  %74 = fadd float %73, %68
  store float %74, ptr addrspace(1) %72, align 4
  %75 = load float, ptr %19, align 4
  %76 = load ptr addrspace(1), ptr %12, align 8
  %77 = load i32, ptr %16, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %76, i64 %78
  store float %75, ptr addrspace(1) %79, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %80 = load i32, ptr %15, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %110

82:                                               ; preds = %6
  %83 = load i32, ptr %13, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %110

85:                                               ; preds = %82
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = load i32, ptr %18, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %86, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4
  %91 = load ptr addrspace(1), ptr %12, align 8
  %92 = load i32, ptr %18, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %91, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4
  %96 = fmul float 0x3FD3333340000000, %95
  %97 = call float @llvm.fmuladd.f32(float 0x3FD3333340000000, float %90, float %96)
  store float %97, ptr %20, align 4
  %98 = load float, ptr %20, align 4
  %99 = load ptr addrspace(1), ptr %11, align 8
  %100 = load i32, ptr %18, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4
  %104 = fadd float %103, %98
  store float %104, ptr addrspace(1) %102, align 4
  %105 = load float, ptr %20, align 4
  %106 = load ptr addrspace(1), ptr %12, align 8
  %107 = load i32, ptr %18, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %106, i64 %108
  store float %105, ptr addrspace(1) %109, align 4
  br label %110

110:                                              ; preds = %85, %82, %6
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
!10 = !{i32 1, i32 1, i32 1, i32 3, i32 3, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !"", !"", !""}
!14 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"int", !"float*", !"int", !"float*", !"float*"}
!17 = !{!"const", !"", !"const", !"", !"", !""}
