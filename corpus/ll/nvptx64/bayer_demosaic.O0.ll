; ModuleID = 'corpus/opencl/bayer_demosaic.cl'
source_filename = "corpus/opencl/bayer_demosaic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.balance = type { float, float, float, i32 }

@channel_sums.local_sums = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @demosaic(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr noundef byval(%struct.balance) align 4 %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef align 2 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12, i32 noundef %13, ptr noundef byval(%struct.balance) align 4 %4) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr noundef byval(%struct.balance) align 4 %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %18 = alloca i32, align 4
  %19 = alloca <3 x float>, align 16
  %20 = alloca <3 x float>, align 16
  %21 = alloca <3 x float>, align 16
  %22 = alloca <3 x i32>, align 16
  %23 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %10, align 4
  %26 = call i64 @_Z13get_global_idj(i32 noundef 1) #9
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %11, align 4
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %8, align 4
  %32 = load i32, ptr %9, align 4
  %33 = call i32 @at(ptr addrspace(1) noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32) #8
  store i32 %33, ptr %12, align 4
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i32, ptr %10, align 4
  %36 = sub nsw i32 %35, 1
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %9, align 4
  %40 = call i32 @at(ptr addrspace(1) noundef %34, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39) #8
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %8, align 4
  %46 = load i32, ptr %9, align 4
  %47 = call i32 @at(ptr addrspace(1) noundef %41, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46) #8
  %48 = add nsw i32 %40, %47
  store i32 %48, ptr %13, align 4
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %11, align 4
  %52 = sub nsw i32 %51, 1
  %53 = load i32, ptr %8, align 4
  %54 = load i32, ptr %9, align 4
  %55 = call i32 @at(ptr addrspace(1) noundef %49, i32 noundef %50, i32 noundef %52, i32 noundef %53, i32 noundef %54) #8
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i32, ptr %10, align 4
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 1
  %60 = load i32, ptr %8, align 4
  %61 = load i32, ptr %9, align 4
  %62 = call i32 @at(ptr addrspace(1) noundef %56, i32 noundef %57, i32 noundef %59, i32 noundef %60, i32 noundef %61) #8
  %63 = add nsw i32 %55, %62
  store i32 %63, ptr %14, align 4
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i32, ptr %10, align 4
  %66 = sub nsw i32 %65, 1
  %67 = load i32, ptr %11, align 4
  %68 = sub nsw i32 %67, 1
  %69 = load i32, ptr %8, align 4
  %70 = load i32, ptr %9, align 4
  %71 = call i32 @at(ptr addrspace(1) noundef %64, i32 noundef %66, i32 noundef %68, i32 noundef %69, i32 noundef %70) #8
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  %75 = load i32, ptr %11, align 4
  %76 = sub nsw i32 %75, 1
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %9, align 4
  %79 = call i32 @at(ptr addrspace(1) noundef %72, i32 noundef %74, i32 noundef %76, i32 noundef %77, i32 noundef %78) #8
  %80 = add nsw i32 %71, %79
  %81 = load ptr addrspace(1), ptr %6, align 8
  %82 = load i32, ptr %10, align 4
  %83 = sub nsw i32 %82, 1
  %84 = load i32, ptr %11, align 4
  %85 = add nsw i32 %84, 1
  %86 = load i32, ptr %8, align 4
  %87 = load i32, ptr %9, align 4
  %88 = call i32 @at(ptr addrspace(1) noundef %81, i32 noundef %83, i32 noundef %85, i32 noundef %86, i32 noundef %87) #8
  %89 = add nsw i32 %80, %88
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load i32, ptr %10, align 4
  %92 = add nsw i32 %91, 1
  %93 = load i32, ptr %11, align 4
  %94 = add nsw i32 %93, 1
  %95 = load i32, ptr %8, align 4
  %96 = load i32, ptr %9, align 4
  %97 = call i32 @at(ptr addrspace(1) noundef %90, i32 noundef %92, i32 noundef %94, i32 noundef %95, i32 noundef %96) #8
  %98 = add nsw i32 %89, %97
  store i32 %98, ptr %15, align 4
  %99 = load i32, ptr %11, align 4
  %100 = and i32 %99, 1
  %101 = shl i32 %100, 1
  %102 = load i32, ptr %10, align 4
  %103 = and i32 %102, 1
  %104 = or i32 %101, %103
  switch i32 %104, label %125 [
    i32 0, label %105
    i32 1, label %113
    i32 2, label %119
  ]

105:                                              ; preds = %5
  %106 = load i32, ptr %12, align 4
  store i32 %106, ptr %16, align 4
  %107 = load i32, ptr %13, align 4
  %108 = load i32, ptr %14, align 4
  %109 = add nsw i32 %107, %108
  %110 = ashr i32 %109, 2
  store i32 %110, ptr %17, align 4
  %111 = load i32, ptr %15, align 4
  %112 = ashr i32 %111, 2
  store i32 %112, ptr %18, align 4
  br label %133

113:                                              ; preds = %5
  %114 = load i32, ptr %13, align 4
  %115 = ashr i32 %114, 1
  store i32 %115, ptr %16, align 4
  %116 = load i32, ptr %12, align 4
  store i32 %116, ptr %17, align 4
  %117 = load i32, ptr %14, align 4
  %118 = ashr i32 %117, 1
  store i32 %118, ptr %18, align 4
  br label %133

119:                                              ; preds = %5
  %120 = load i32, ptr %14, align 4
  %121 = ashr i32 %120, 1
  store i32 %121, ptr %16, align 4
  %122 = load i32, ptr %12, align 4
  store i32 %122, ptr %17, align 4
  %123 = load i32, ptr %13, align 4
  %124 = ashr i32 %123, 1
  store i32 %124, ptr %18, align 4
  br label %133

125:                                              ; preds = %5
  %126 = load i32, ptr %15, align 4
  %127 = ashr i32 %126, 2
  store i32 %127, ptr %16, align 4
  %128 = load i32, ptr %13, align 4
  %129 = load i32, ptr %14, align 4
  %130 = add nsw i32 %128, %129
  %131 = ashr i32 %130, 2
  store i32 %131, ptr %17, align 4
  %132 = load i32, ptr %12, align 4
  store i32 %132, ptr %18, align 4
  br label %133

133:                                              ; preds = %125, %119, %113, %105
  %134 = load i32, ptr %16, align 4
  %135 = sitofp i32 %134 to float
  %136 = insertelement <3 x float> poison, float %135, i32 0
  %137 = load i32, ptr %17, align 4
  %138 = sitofp i32 %137 to float
  %139 = insertelement <3 x float> %136, float %138, i32 1
  %140 = load i32, ptr %18, align 4
  %141 = sitofp i32 %140 to float
  %142 = insertelement <3 x float> %139, float %141, i32 2
  %143 = shufflevector <3 x float> %142, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %143, ptr %20, align 16
  %144 = load <4 x float>, ptr %20, align 16
  %145 = shufflevector <4 x float> %144, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %146 = getelementptr inbounds nuw %struct.balance, ptr %4, i32 0, i32 0
  %147 = load float, ptr %146, align 4
  %148 = insertelement <3 x float> poison, float %147, i32 0
  %149 = getelementptr inbounds nuw %struct.balance, ptr %4, i32 0, i32 1
  %150 = load float, ptr %149, align 4
  %151 = insertelement <3 x float> %148, float %150, i32 1
  %152 = getelementptr inbounds nuw %struct.balance, ptr %4, i32 0, i32 2
  %153 = load float, ptr %152, align 4
  %154 = insertelement <3 x float> %151, float %153, i32 2
  %155 = shufflevector <3 x float> %154, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %155, ptr %21, align 16
  %156 = load <4 x float>, ptr %21, align 16
  %157 = shufflevector <4 x float> %156, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %158 = fmul <3 x float> %145, %157
  %159 = shufflevector <3 x float> %158, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %159, ptr %19, align 16
  %160 = load <4 x float>, ptr %19, align 16
  %161 = shufflevector <4 x float> %160, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %162 = call <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %161) #9
  %163 = getelementptr inbounds nuw %struct.balance, ptr %4, i32 0, i32 3
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <3 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <3 x i32> %165, <3 x i32> poison, <3 x i32> zeroinitializer
  %167 = and <3 x i32> %166, splat (i32 31)
  %168 = ashr <3 x i32> %162, %167
  %169 = shufflevector <3 x i32> %168, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %169, ptr %22, align 16
  %170 = load <4 x i32>, ptr %22, align 16
  %171 = shufflevector <4 x i32> %170, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %172 = call <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %171) #9
  %173 = shufflevector <3 x i8> %172, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %174 = shufflevector <4 x i8> %173, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %175 = insertelement <4 x i8> %174, i8 -1, i32 3
  store <4 x i8> %175, ptr %23, align 4
  %176 = load <4 x i8>, ptr %23, align 4
  %177 = load ptr addrspace(1), ptr %7, align 8
  %178 = load i32, ptr %11, align 4
  %179 = load i32, ptr %8, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %10, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %177, i64 %183
  store <4 x i8> %176, ptr addrspace(1) %184, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @channel_sums(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef align 2 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call i64 @_Z12get_local_idj(i32 noundef 1) #9
  %11 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %12 = mul i64 %10, %11
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %14 = add i64 %12, %13
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %18, label %22

18:                                               ; preds = %3
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [4 x i32], ptr addrspace(3) @channel_sums.local_sums, i64 0, i64 %20
  store i32 0, ptr addrspace(3) %21, align 4
  br label %22

22:                                               ; preds = %18, %3
  call void @_Z7barrierj(i32 noundef 1) #8
  %23 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %8, align 4
  %25 = call i64 @_Z13get_global_idj(i32 noundef 1) #9
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %9, align 4
  %27 = load i32, ptr %9, align 4
  %28 = and i32 %27, 1
  %29 = shl i32 %28, 1
  %30 = load i32, ptr %8, align 4
  %31 = and i32 %30, 1
  %32 = or i32 %29, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i32], ptr addrspace(3) @channel_sums.local_sums, i64 0, i64 %33
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %6, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i16, ptr addrspace(1) %35, i64 %41
  %43 = load i16, ptr addrspace(1) %42, align 2
  %44 = zext i16 %43 to i32
  %45 = call i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %34, i32 noundef %44) #8
  call void @_Z7barrierj(i32 noundef 1) #8
  %46 = load i32, ptr %7, align 4
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %48, label %58

48:                                               ; preds = %22
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 %51
  %53 = load i32, ptr %7, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x i32], ptr addrspace(3) @channel_sums.local_sums, i64 0, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4
  %57 = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %52, i32 noundef %56) #8
  br label %58

58:                                               ; preds = %48, %22
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @at(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = load i32, ptr %7, align 4
  %15 = sub nsw i32 0, %14
  br label %30

16:                                               ; preds = %5
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = mul nsw i32 2, %21
  %23 = sub nsw i32 %22, 2
  %24 = load i32, ptr %7, align 4
  %25 = sub nsw i32 %23, %24
  br label %28

26:                                               ; preds = %16
  %27 = load i32, ptr %7, align 4
  br label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ %25, %20 ], [ %27, %26 ]
  br label %30

30:                                               ; preds = %28, %13
  %31 = phi i32 [ %15, %13 ], [ %29, %28 ]
  store i32 %31, ptr %7, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4
  %36 = sub nsw i32 0, %35
  br label %51

37:                                               ; preds = %30
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %10, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %47

41:                                               ; preds = %37
  %42 = load i32, ptr %10, align 4
  %43 = mul nsw i32 2, %42
  %44 = sub nsw i32 %43, 2
  %45 = load i32, ptr %8, align 4
  %46 = sub nsw i32 %44, %45
  br label %49

47:                                               ; preds = %37
  %48 = load i32, ptr %8, align 4
  br label %49

49:                                               ; preds = %47, %41
  %50 = phi i32 [ %46, %41 ], [ %48, %47 ]
  br label %51

51:                                               ; preds = %49, %34
  %52 = phi i32 [ %36, %34 ], [ %50, %49 ]
  store i32 %52, ptr %8, align 4
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i32, ptr %8, align 4
  %55 = load i32, ptr %9, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i16, ptr addrspace(1) %53, i64 %59
  %61 = load i16, ptr addrspace(1) %60, align 2
  %62 = zext i16 %61 to i32
  ret i32 %62
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %0) #4 {
  %2 = fptosi <3 x float> %0 to <3 x i32>
  ret <3 x i32> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %0) #4 {
  %2 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %0, <3 x i32> zeroinitializer)
  %3 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %2, <3 x i32> splat (i32 255))
  %4 = trunc nuw <3 x i32> %3 to <3 x i8>
  ret <3 x i8> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #7

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"ushort*", !"uchar4*", !"int", !"int", !"balance"}
!13 = !{!"ushort*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"balance"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ushort*", !"uint*", !"int"}
!18 = !{!"const", !"volatile", !""}
