; ModuleID = 'corpus/opencl/xxhash_siphash.cl'
source_filename = "corpus/opencl/xxhash_siphash.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sip_key = type { i64, i64 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xxh32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  %16 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i32, ptr %9, align 4
  %21 = mul i32 %20, 64
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %22
  store ptr addrspace(1) %23, ptr %10, align 8
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i32, ptr %9, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  store i32 %28, ptr %11, align 4
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = load i32, ptr %11, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 %31
  store ptr addrspace(1) %32, ptr %12, align 8
  %33 = load i32, ptr %11, align 4
  %34 = icmp uge i32 %33, 16
  br i1 %34, label %35, label %103

35:                                               ; preds = %4
  %36 = load i32, ptr %8, align 4
  %37 = add i32 %36, -1640531535
  %38 = add i32 %37, -2048144777
  %39 = insertelement <4 x i32> poison, i32 %38, i32 0
  %40 = load i32, ptr %8, align 4
  %41 = add i32 %40, -2048144777
  %42 = insertelement <4 x i32> %39, i32 %41, i32 1
  %43 = load i32, ptr %8, align 4
  %44 = insertelement <4 x i32> %42, i32 %43, i32 2
  %45 = load i32, ptr %8, align 4
  %46 = sub i32 %45, -1640531535
  %47 = insertelement <4 x i32> %44, i32 %46, i32 3
  store <4 x i32> %47, ptr %15, align 16
  %48 = load <4 x i32>, ptr %15, align 16
  store <4 x i32> %48, ptr %14, align 16
  br label %49

49:                                               ; preds = %83, %35
  %50 = load <4 x i32>, ptr %14, align 16
  %51 = extractelement <4 x i32> %50, i64 0
  %52 = load ptr addrspace(1), ptr %10, align 8
  %53 = call i32 @read32(ptr addrspace(1) noundef %52) #5
  %54 = call i32 @xxh32_round(i32 noundef %51, i32 noundef %53) #5
  %55 = load <4 x i32>, ptr %14, align 16
  %56 = insertelement <4 x i32> %55, i32 %54, i64 0
  store <4 x i32> %56, ptr %14, align 16
  %57 = load <4 x i32>, ptr %14, align 16
  %58 = extractelement <4 x i32> %57, i64 1
  %59 = load ptr addrspace(1), ptr %10, align 8
  %60 = getelementptr inbounds i8, ptr addrspace(1) %59, i64 4
  %61 = call i32 @read32(ptr addrspace(1) noundef %60) #5
  %62 = call i32 @xxh32_round(i32 noundef %58, i32 noundef %61) #5
  %63 = load <4 x i32>, ptr %14, align 16
  %64 = insertelement <4 x i32> %63, i32 %62, i64 1
  store <4 x i32> %64, ptr %14, align 16
  %65 = load <4 x i32>, ptr %14, align 16
  %66 = extractelement <4 x i32> %65, i64 2
  %67 = load ptr addrspace(1), ptr %10, align 8
  %68 = getelementptr inbounds i8, ptr addrspace(1) %67, i64 8
  %69 = call i32 @read32(ptr addrspace(1) noundef %68) #5
  %70 = call i32 @xxh32_round(i32 noundef %66, i32 noundef %69) #5
  %71 = load <4 x i32>, ptr %14, align 16
  %72 = insertelement <4 x i32> %71, i32 %70, i64 2
  store <4 x i32> %72, ptr %14, align 16
  %73 = load <4 x i32>, ptr %14, align 16
  %74 = extractelement <4 x i32> %73, i64 3
  %75 = load ptr addrspace(1), ptr %10, align 8
  %76 = getelementptr inbounds i8, ptr addrspace(1) %75, i64 12
  %77 = call i32 @read32(ptr addrspace(1) noundef %76) #5
  %78 = call i32 @xxh32_round(i32 noundef %74, i32 noundef %77) #5
  %79 = load <4 x i32>, ptr %14, align 16
  %80 = insertelement <4 x i32> %79, i32 %78, i64 3
  store <4 x i32> %80, ptr %14, align 16
  %81 = load ptr addrspace(1), ptr %10, align 8
  %82 = getelementptr inbounds i8, ptr addrspace(1) %81, i64 16
  store ptr addrspace(1) %82, ptr %10, align 8
  br label %83

83:                                               ; preds = %49
  %84 = load ptr addrspace(1), ptr %10, align 8
  %85 = getelementptr inbounds i8, ptr addrspace(1) %84, i64 16
  %86 = load ptr addrspace(1), ptr %12, align 8
  %87 = icmp ule ptr addrspace(1) %85, %86
  br i1 %87, label %49, label %88

88:                                               ; preds = %83
  %89 = load <4 x i32>, ptr %14, align 16
  store <4 x i32> <i32 1, i32 7, i32 12, i32 18>, ptr %16, align 16
  %90 = load <4 x i32>, ptr %16, align 16
  %91 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %89, <4 x i32> noundef %90) #6
  store <4 x i32> %91, ptr %14, align 16
  %92 = load <4 x i32>, ptr %14, align 16
  %93 = extractelement <4 x i32> %92, i64 0
  %94 = load <4 x i32>, ptr %14, align 16
  %95 = extractelement <4 x i32> %94, i64 1
  %96 = add i32 %93, %95
  %97 = load <4 x i32>, ptr %14, align 16
  %98 = extractelement <4 x i32> %97, i64 2
  %99 = add i32 %96, %98
  %100 = load <4 x i32>, ptr %14, align 16
  %101 = extractelement <4 x i32> %100, i64 3
  %102 = add i32 %99, %101
  store i32 %102, ptr %13, align 4
  br label %106

103:                                              ; preds = %4
  %104 = load i32, ptr %8, align 4
  %105 = add i32 %104, 374761393
  store i32 %105, ptr %13, align 4
  br label %106

106:                                              ; preds = %103, %88
  %107 = load i32, ptr %11, align 4
  %108 = load i32, ptr %13, align 4
  %109 = add i32 %108, %107
  store i32 %109, ptr %13, align 4
  br label %110

110:                                              ; preds = %115, %106
  %111 = load ptr addrspace(1), ptr %10, align 8
  %112 = getelementptr inbounds i8, ptr addrspace(1) %111, i64 4
  %113 = load ptr addrspace(1), ptr %12, align 8
  %114 = icmp ule ptr addrspace(1) %112, %113
  br i1 %114, label %115, label %125

115:                                              ; preds = %110
  %116 = load i32, ptr %13, align 4
  %117 = load ptr addrspace(1), ptr %10, align 8
  %118 = call i32 @read32(ptr addrspace(1) noundef %117) #5
  %119 = mul i32 %118, -1028477379
  %120 = add i32 %116, %119
  %121 = call i32 @_Z6rotatejj(i32 noundef %120, i32 noundef 17) #6
  %122 = mul i32 %121, 668265263
  store i32 %122, ptr %13, align 4
  %123 = load ptr addrspace(1), ptr %10, align 8
  %124 = getelementptr inbounds i8, ptr addrspace(1) %123, i64 4
  store ptr addrspace(1) %124, ptr %10, align 8
  br label %110

125:                                              ; preds = %110
  br label %126

126:                                              ; preds = %130, %125
  %127 = load ptr addrspace(1), ptr %10, align 8
  %128 = load ptr addrspace(1), ptr %12, align 8
  %129 = icmp ult ptr addrspace(1) %127, %128
  br i1 %129, label %130, label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %13, align 4
  %132 = load ptr addrspace(1), ptr %10, align 8
  %133 = load i8, ptr addrspace(1) %132, align 1
  %134 = zext i8 %133 to i32
  %135 = mul i32 %134, 374761393
  %136 = add i32 %131, %135
  %137 = call i32 @_Z6rotatejj(i32 noundef %136, i32 noundef 11) #6
  %138 = mul i32 %137, -1640531535
  store i32 %138, ptr %13, align 4
  %139 = load ptr addrspace(1), ptr %10, align 8
  %140 = getelementptr inbounds nuw i8, ptr addrspace(1) %139, i32 1
  store ptr addrspace(1) %140, ptr %10, align 8
  br label %126

141:                                              ; preds = %126
  %142 = load i32, ptr %13, align 4
  %143 = lshr i32 %142, 15
  %144 = load i32, ptr %13, align 4
  %145 = xor i32 %144, %143
  store i32 %145, ptr %13, align 4
  %146 = load i32, ptr %13, align 4
  %147 = mul i32 %146, -2048144777
  store i32 %147, ptr %13, align 4
  %148 = load i32, ptr %13, align 4
  %149 = lshr i32 %148, 13
  %150 = load i32, ptr %13, align 4
  %151 = xor i32 %150, %149
  store i32 %151, ptr %13, align 4
  %152 = load i32, ptr %13, align 4
  %153 = mul i32 %152, -1028477379
  store i32 %153, ptr %13, align 4
  %154 = load i32, ptr %13, align 4
  %155 = lshr i32 %154, 16
  %156 = load i32, ptr %13, align 4
  %157 = xor i32 %156, %155
  store i32 %157, ptr %13, align 4
  %158 = load i32, ptr %13, align 4
  %159 = load ptr addrspace(1), ptr %7, align 8
  %160 = load i32, ptr %9, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %159, i64 %161
  store i32 %158, ptr addrspace(1) %162, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xxh64_words(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  call void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef align 32 %7, ptr addrspace(1) noundef align 8 %8, i64 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x i64>, align 32
  %9 = alloca <4 x i64>, align 32
  %10 = alloca i32, align 4
  %11 = alloca <4 x i64>, align 32
  %12 = alloca i64, align 8
  %13 = alloca [4 x i64], align 8
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = load i64, ptr %6, align 8
  %18 = add i64 %17, -7046029288634856825
  %19 = add i64 %18, -4417276706812531889
  %20 = insertelement <4 x i64> poison, i64 %19, i32 0
  %21 = load i64, ptr %6, align 8
  %22 = add i64 %21, -4417276706812531889
  %23 = insertelement <4 x i64> %20, i64 %22, i32 1
  %24 = load i64, ptr %6, align 8
  %25 = insertelement <4 x i64> %23, i64 %24, i32 2
  %26 = load i64, ptr %6, align 8
  %27 = sub i64 %26, -7046029288634856825
  %28 = insertelement <4 x i64> %25, i64 %27, i32 3
  store <4 x i64> %28, ptr %9, align 32
  %29 = load <4 x i64>, ptr %9, align 32
  store <4 x i64> %29, ptr %8, align 32
  store i32 0, ptr %10, align 4
  br label %30

30:                                               ; preds = %70, %3
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %33, label %73

33:                                               ; preds = %30
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i32, ptr %7, align 4
  %36 = mul i32 %35, 2
  %37 = load i32, ptr %10, align 4
  %38 = add i32 %36, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %34, i64 %39
  %41 = load <4 x i64>, ptr addrspace(1) %40, align 32
  store <4 x i64> %41, ptr %11, align 32
  %42 = load <4 x i64>, ptr %8, align 32
  %43 = extractelement <4 x i64> %42, i64 0
  %44 = load <4 x i64>, ptr %11, align 32
  %45 = extractelement <4 x i64> %44, i64 0
  %46 = call i64 @xxh64_round(i64 noundef %43, i64 noundef %45) #5
  %47 = load <4 x i64>, ptr %8, align 32
  %48 = insertelement <4 x i64> %47, i64 %46, i64 0
  store <4 x i64> %48, ptr %8, align 32
  %49 = load <4 x i64>, ptr %8, align 32
  %50 = extractelement <4 x i64> %49, i64 1
  %51 = load <4 x i64>, ptr %11, align 32
  %52 = extractelement <4 x i64> %51, i64 1
  %53 = call i64 @xxh64_round(i64 noundef %50, i64 noundef %52) #5
  %54 = load <4 x i64>, ptr %8, align 32
  %55 = insertelement <4 x i64> %54, i64 %53, i64 1
  store <4 x i64> %55, ptr %8, align 32
  %56 = load <4 x i64>, ptr %8, align 32
  %57 = extractelement <4 x i64> %56, i64 2
  %58 = load <4 x i64>, ptr %11, align 32
  %59 = extractelement <4 x i64> %58, i64 2
  %60 = call i64 @xxh64_round(i64 noundef %57, i64 noundef %59) #5
  %61 = load <4 x i64>, ptr %8, align 32
  %62 = insertelement <4 x i64> %61, i64 %60, i64 2
  store <4 x i64> %62, ptr %8, align 32
  %63 = load <4 x i64>, ptr %8, align 32
  %64 = extractelement <4 x i64> %63, i64 3
  %65 = load <4 x i64>, ptr %11, align 32
  %66 = extractelement <4 x i64> %65, i64 3
  %67 = call i64 @xxh64_round(i64 noundef %64, i64 noundef %66) #5
  %68 = load <4 x i64>, ptr %8, align 32
  %69 = insertelement <4 x i64> %68, i64 %67, i64 3
  store <4 x i64> %69, ptr %8, align 32
  br label %70

70:                                               ; preds = %33
  %71 = load i32, ptr %10, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %10, align 4
  br label %30

73:                                               ; preds = %30
  %74 = load <4 x i64>, ptr %8, align 32
  %75 = extractelement <4 x i64> %74, i64 0
  %76 = call i64 @_Z6rotatemm(i64 noundef %75, i64 noundef 1) #6
  %77 = load <4 x i64>, ptr %8, align 32
  %78 = extractelement <4 x i64> %77, i64 1
  %79 = call i64 @_Z6rotatemm(i64 noundef %78, i64 noundef 7) #6
  %80 = add i64 %76, %79
  %81 = load <4 x i64>, ptr %8, align 32
  %82 = extractelement <4 x i64> %81, i64 2
  %83 = call i64 @_Z6rotatemm(i64 noundef %82, i64 noundef 12) #6
  %84 = add i64 %80, %83
  %85 = load <4 x i64>, ptr %8, align 32
  %86 = extractelement <4 x i64> %85, i64 3
  %87 = call i64 @_Z6rotatemm(i64 noundef %86, i64 noundef 18) #6
  %88 = add i64 %84, %87
  store i64 %88, ptr %12, align 8
  %89 = load <4 x i64>, ptr %8, align 32
  %90 = extractelement <4 x i64> %89, i64 0
  store i64 %90, ptr %13, align 8
  %91 = getelementptr inbounds i64, ptr %13, i64 1
  %92 = load <4 x i64>, ptr %8, align 32
  %93 = extractelement <4 x i64> %92, i64 1
  store i64 %93, ptr %91, align 8
  %94 = getelementptr inbounds i64, ptr %13, i64 2
  %95 = load <4 x i64>, ptr %8, align 32
  %96 = extractelement <4 x i64> %95, i64 2
  store i64 %96, ptr %94, align 8
  %97 = getelementptr inbounds i64, ptr %13, i64 3
  %98 = load <4 x i64>, ptr %8, align 32
  %99 = extractelement <4 x i64> %98, i64 3
  store i64 %99, ptr %97, align 8
  store i32 0, ptr %14, align 4
  br label %100

100:                                              ; preds = %113, %73
  %101 = load i32, ptr %14, align 4
  %102 = icmp slt i32 %101, 4
  br i1 %102, label %103, label %116

103:                                              ; preds = %100
  %104 = load i64, ptr %12, align 8
  %105 = load i32, ptr %14, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = call i64 @xxh64_round(i64 noundef 0, i64 noundef %108) #5
  %110 = xor i64 %104, %109
  %111 = mul i64 %110, -7046029288634856825
  %112 = add i64 %111, -8796714831421723037
  store i64 %112, ptr %12, align 8
  br label %113

113:                                              ; preds = %103
  %114 = load i32, ptr %14, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %14, align 4
  br label %100

116:                                              ; preds = %100
  %117 = load i64, ptr %12, align 8
  %118 = add i64 %117, 64
  store i64 %118, ptr %12, align 8
  %119 = load i64, ptr %12, align 8
  %120 = lshr i64 %119, 33
  %121 = load i64, ptr %12, align 8
  %122 = xor i64 %121, %120
  store i64 %122, ptr %12, align 8
  %123 = load i64, ptr %12, align 8
  %124 = mul i64 %123, -4417276706812531889
  store i64 %124, ptr %12, align 8
  %125 = load i64, ptr %12, align 8
  %126 = lshr i64 %125, 29
  %127 = load i64, ptr %12, align 8
  %128 = xor i64 %127, %126
  store i64 %128, ptr %12, align 8
  %129 = load i64, ptr %12, align 8
  %130 = mul i64 %129, 1609587929392839161
  store i64 %130, ptr %12, align 8
  %131 = load i64, ptr %12, align 8
  %132 = lshr i64 %131, 32
  %133 = load i64, ptr %12, align 8
  %134 = xor i64 %133, %132
  store i64 %134, ptr %12, align 8
  %135 = load i64, ptr %12, align 8
  %136 = load ptr addrspace(1), ptr %5, align 8
  %137 = load i32, ptr %7, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i64, ptr addrspace(1) %136, i64 %138
  store i64 %135, ptr addrspace(1) %139, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @siphash24(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr noundef byval(%struct.sip_key) align 8 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr noundef byval(%struct.sip_key) align 8 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr noundef byval(%struct.sip_key) align 8 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca <4 x i64>, align 32
  %12 = alloca <4 x i64>, align 32
  %13 = alloca <4 x i64>, align 32
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %8, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = mul i32 %21, 64
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %23
  store ptr addrspace(1) %24, ptr %9, align 8
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = load i32, ptr %8, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr %10, align 4
  store <4 x i64> <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>, ptr %12, align 32
  %30 = load <4 x i64>, ptr %12, align 32
  store <4 x i64> %30, ptr %11, align 32
  %31 = getelementptr inbounds nuw %struct.sip_key, ptr %3, i32 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = insertelement <4 x i64> poison, i64 %32, i32 0
  %34 = getelementptr inbounds nuw %struct.sip_key, ptr %3, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = insertelement <4 x i64> %33, i64 %35, i32 1
  %37 = getelementptr inbounds nuw %struct.sip_key, ptr %3, i32 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = insertelement <4 x i64> %36, i64 %38, i32 2
  %40 = getelementptr inbounds nuw %struct.sip_key, ptr %3, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = insertelement <4 x i64> %39, i64 %41, i32 3
  store <4 x i64> %42, ptr %13, align 32
  %43 = load <4 x i64>, ptr %13, align 32
  %44 = load <4 x i64>, ptr %11, align 32
  %45 = xor <4 x i64> %44, %43
  store <4 x i64> %45, ptr %11, align 32
  store i32 0, ptr %14, align 4
  br label %46

46:                                               ; preds = %83, %4
  %47 = load i32, ptr %14, align 4
  %48 = add i32 %47, 8
  %49 = load i32, ptr %10, align 4
  %50 = icmp ule i32 %48, %49
  br i1 %50, label %51, label %86

51:                                               ; preds = %46
  store i64 0, ptr %15, align 8
  store i32 7, ptr %16, align 4
  br label %52

52:                                               ; preds = %67, %51
  %53 = load i32, ptr %16, align 4
  %54 = icmp sge i32 %53, 0
  br i1 %54, label %55, label %70

55:                                               ; preds = %52
  %56 = load i64, ptr %15, align 8
  %57 = shl i64 %56, 8
  %58 = load ptr addrspace(1), ptr %9, align 8
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %16, align 4
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1
  %65 = zext i8 %64 to i64
  %66 = or i64 %57, %65
  store i64 %66, ptr %15, align 8
  br label %67

67:                                               ; preds = %55
  %68 = load i32, ptr %16, align 4
  %69 = add nsw i32 %68, -1
  store i32 %69, ptr %16, align 4
  br label %52

70:                                               ; preds = %52
  %71 = load i64, ptr %15, align 8
  %72 = load <4 x i64>, ptr %11, align 32
  %73 = extractelement <4 x i64> %72, i64 3
  %74 = xor i64 %73, %71
  %75 = load <4 x i64>, ptr %11, align 32
  %76 = insertelement <4 x i64> %75, i64 %74, i64 3
  store <4 x i64> %76, ptr %11, align 32
  call void @sip_round(ptr noundef %11) #5
  call void @sip_round(ptr noundef %11) #5
  %77 = load i64, ptr %15, align 8
  %78 = load <4 x i64>, ptr %11, align 32
  %79 = extractelement <4 x i64> %78, i64 0
  %80 = xor i64 %79, %77
  %81 = load <4 x i64>, ptr %11, align 32
  %82 = insertelement <4 x i64> %81, i64 %80, i64 0
  store <4 x i64> %82, ptr %11, align 32
  br label %83

83:                                               ; preds = %70
  %84 = load i32, ptr %14, align 4
  %85 = add i32 %84, 8
  store i32 %85, ptr %14, align 4
  br label %46

86:                                               ; preds = %46
  %87 = load i32, ptr %10, align 4
  %88 = zext i32 %87 to i64
  %89 = shl i64 %88, 56
  store i64 %89, ptr %15, align 8
  %90 = load i32, ptr %10, align 4
  %91 = and i32 %90, 7
  switch i32 %91, label %168 [
    i32 7, label %92
    i32 6, label %103
    i32 5, label %114
    i32 4, label %125
    i32 3, label %136
    i32 2, label %147
    i32 1, label %158
    i32 0, label %167
  ]

92:                                               ; preds = %86
  %93 = load ptr addrspace(1), ptr %9, align 8
  %94 = load i32, ptr %14, align 4
  %95 = add i32 %94, 6
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %93, i64 %96
  %98 = load i8, ptr addrspace(1) %97, align 1
  %99 = zext i8 %98 to i64
  %100 = shl i64 %99, 48
  %101 = load i64, ptr %15, align 8
  %102 = or i64 %101, %100
  store i64 %102, ptr %15, align 8
  br label %103

103:                                              ; preds = %86, %92
  %104 = load ptr addrspace(1), ptr %9, align 8
  %105 = load i32, ptr %14, align 4
  %106 = add i32 %105, 5
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 %107
  %109 = load i8, ptr addrspace(1) %108, align 1
  %110 = zext i8 %109 to i64
  %111 = shl i64 %110, 40
  %112 = load i64, ptr %15, align 8
  %113 = or i64 %112, %111
  store i64 %113, ptr %15, align 8
  br label %114

114:                                              ; preds = %86, %103
  %115 = load ptr addrspace(1), ptr %9, align 8
  %116 = load i32, ptr %14, align 4
  %117 = add i32 %116, 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %115, i64 %118
  %120 = load i8, ptr addrspace(1) %119, align 1
  %121 = zext i8 %120 to i64
  %122 = shl i64 %121, 32
  %123 = load i64, ptr %15, align 8
  %124 = or i64 %123, %122
  store i64 %124, ptr %15, align 8
  br label %125

125:                                              ; preds = %86, %114
  %126 = load ptr addrspace(1), ptr %9, align 8
  %127 = load i32, ptr %14, align 4
  %128 = add i32 %127, 3
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %126, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1
  %132 = zext i8 %131 to i64
  %133 = shl i64 %132, 24
  %134 = load i64, ptr %15, align 8
  %135 = or i64 %134, %133
  store i64 %135, ptr %15, align 8
  br label %136

136:                                              ; preds = %86, %125
  %137 = load ptr addrspace(1), ptr %9, align 8
  %138 = load i32, ptr %14, align 4
  %139 = add i32 %138, 2
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %137, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1
  %143 = zext i8 %142 to i64
  %144 = shl i64 %143, 16
  %145 = load i64, ptr %15, align 8
  %146 = or i64 %145, %144
  store i64 %146, ptr %15, align 8
  br label %147

147:                                              ; preds = %86, %136
  %148 = load ptr addrspace(1), ptr %9, align 8
  %149 = load i32, ptr %14, align 4
  %150 = add i32 %149, 1
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 %151
  %153 = load i8, ptr addrspace(1) %152, align 1
  %154 = zext i8 %153 to i64
  %155 = shl i64 %154, 8
  %156 = load i64, ptr %15, align 8
  %157 = or i64 %156, %155
  store i64 %157, ptr %15, align 8
  br label %158

158:                                              ; preds = %86, %147
  %159 = load ptr addrspace(1), ptr %9, align 8
  %160 = load i32, ptr %14, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %159, i64 %161
  %163 = load i8, ptr addrspace(1) %162, align 1
  %164 = zext i8 %163 to i64
  %165 = load i64, ptr %15, align 8
  %166 = or i64 %165, %164
  store i64 %166, ptr %15, align 8
  br label %167

167:                                              ; preds = %86, %158
  br label %168

168:                                              ; preds = %86, %167
  %169 = load i64, ptr %15, align 8
  %170 = load <4 x i64>, ptr %11, align 32
  %171 = extractelement <4 x i64> %170, i64 3
  %172 = xor i64 %171, %169
  %173 = load <4 x i64>, ptr %11, align 32
  %174 = insertelement <4 x i64> %173, i64 %172, i64 3
  store <4 x i64> %174, ptr %11, align 32
  call void @sip_round(ptr noundef %11) #5
  call void @sip_round(ptr noundef %11) #5
  %175 = load i64, ptr %15, align 8
  %176 = load <4 x i64>, ptr %11, align 32
  %177 = extractelement <4 x i64> %176, i64 0
  %178 = xor i64 %177, %175
  %179 = load <4 x i64>, ptr %11, align 32
  %180 = insertelement <4 x i64> %179, i64 %178, i64 0
  store <4 x i64> %180, ptr %11, align 32
  %181 = load <4 x i64>, ptr %11, align 32
  %182 = extractelement <4 x i64> %181, i64 2
  %183 = xor i64 %182, 255
  %184 = load <4 x i64>, ptr %11, align 32
  %185 = insertelement <4 x i64> %184, i64 %183, i64 2
  store <4 x i64> %185, ptr %11, align 32
  store i32 0, ptr %17, align 4
  br label %186

186:                                              ; preds = %190, %168
  %187 = load i32, ptr %17, align 4
  %188 = icmp slt i32 %187, 4
  br i1 %188, label %189, label %193

189:                                              ; preds = %186
  call void @sip_round(ptr noundef %11) #5
  br label %190

190:                                              ; preds = %189
  %191 = load i32, ptr %17, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %17, align 4
  br label %186

193:                                              ; preds = %186
  %194 = load <4 x i64>, ptr %11, align 32
  %195 = extractelement <4 x i64> %194, i64 0
  %196 = load <4 x i64>, ptr %11, align 32
  %197 = extractelement <4 x i64> %196, i64 1
  %198 = xor i64 %195, %197
  %199 = load <4 x i64>, ptr %11, align 32
  %200 = extractelement <4 x i64> %199, i64 2
  %201 = xor i64 %198, %200
  %202 = load <4 x i64>, ptr %11, align 32
  %203 = extractelement <4 x i64> %202, i64 3
  %204 = xor i64 %201, %203
  %205 = load ptr addrspace(1), ptr %7, align 8
  %206 = load i32, ptr %8, align 4
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw i64, ptr addrspace(1) %205, i64 %207
  store i64 %204, ptr addrspace(1) %208, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fnv_murmur(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 8 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %5, align 4
  store i32 -2128831035, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %30, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 16
  br i1 %16, label %17, label %33

17:                                               ; preds = %14
  %18 = load i32, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul i32 %20, 16
  %22 = load i32, ptr %7, align 4
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1
  %27 = zext i8 %26 to i32
  %28 = xor i32 %18, %27
  %29 = mul i32 %28, 16777619
  store i32 %29, ptr %6, align 4
  br label %30

30:                                               ; preds = %17
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4
  br label %14

33:                                               ; preds = %14
  %34 = load i32, ptr %5, align 4
  store i32 %34, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %35

35:                                               ; preds = %58, %33
  %36 = load i32, ptr %9, align 4
  %37 = icmp slt i32 %36, 16
  br i1 %37, label %38, label %61

38:                                               ; preds = %35
  %39 = load ptr addrspace(1), ptr %3, align 8
  %40 = load i32, ptr %5, align 4
  %41 = mul i32 %40, 16
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 %42
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %45
  %47 = call i32 @read32(ptr addrspace(1) noundef %46) #5
  %48 = mul i32 %47, -862048943
  store i32 %48, ptr %10, align 4
  %49 = load i32, ptr %10, align 4
  %50 = call i32 @_Z6rotatejj(i32 noundef %49, i32 noundef 15) #6
  %51 = mul i32 %50, 461845907
  %52 = load i32, ptr %8, align 4
  %53 = xor i32 %52, %51
  store i32 %53, ptr %8, align 4
  %54 = load i32, ptr %8, align 4
  %55 = call i32 @_Z6rotatejj(i32 noundef %54, i32 noundef 13) #6
  %56 = mul i32 %55, 5
  %57 = add i32 %56, -430675100
  store i32 %57, ptr %8, align 4
  br label %58

58:                                               ; preds = %38
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 4
  store i32 %60, ptr %9, align 4
  br label %35

61:                                               ; preds = %35
  %62 = load i32, ptr %8, align 4
  %63 = lshr i32 %62, 16
  %64 = load i32, ptr %8, align 4
  %65 = xor i32 %64, %63
  store i32 %65, ptr %8, align 4
  %66 = load i32, ptr %8, align 4
  %67 = mul i32 %66, -2048144789
  store i32 %67, ptr %8, align 4
  %68 = load i32, ptr %8, align 4
  %69 = lshr i32 %68, 13
  %70 = load i32, ptr %8, align 4
  %71 = xor i32 %70, %69
  store i32 %71, ptr %8, align 4
  %72 = load i32, ptr %6, align 4
  %73 = insertelement <2 x i32> poison, i32 %72, i32 0
  %74 = load i32, ptr %8, align 4
  %75 = insertelement <2 x i32> %73, i32 %74, i32 1
  store <2 x i32> %75, ptr %11, align 8
  %76 = load <2 x i32>, ptr %11, align 8
  %77 = load ptr addrspace(1), ptr %4, align 8
  %78 = load i32, ptr %5, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %77, i64 %79
  store <2 x i32> %76, ptr addrspace(1) %80, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @xxh32_round(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul i32 %6, -2048144777
  %8 = add i32 %5, %7
  %9 = call i32 @_Z6rotatejj(i32 noundef %8, i32 noundef 13) #6
  %10 = mul i32 %9, -1640531535
  ret i32 %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @read32(ptr addrspace(1) noundef %0) #1 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 0
  %5 = load i8, ptr addrspace(1) %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load ptr addrspace(1), ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 1
  %9 = load i8, ptr addrspace(1) %8, align 1
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load ptr addrspace(1), ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 2
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load ptr addrspace(1), ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 3
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 24
  %24 = or i32 %18, %23
  ret i32 %24
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i64 @xxh64_round(i64 noundef %0, i64 noundef %1) #1 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = mul i64 %6, -4417276706812531889
  %8 = add i64 %5, %7
  %9 = call i64 @_Z6rotatemm(i64 noundef %8, i64 noundef 31) #6
  %10 = mul i64 %9, -7046029288634856825
  ret i64 %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @sip_round(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load <4 x i64>, ptr %3, align 32
  %5 = extractelement <4 x i64> %4, i64 1
  %6 = load ptr, ptr %2, align 8
  %7 = load <4 x i64>, ptr %6, align 32
  %8 = extractelement <4 x i64> %7, i64 0
  %9 = add i64 %8, %5
  %10 = load <4 x i64>, ptr %6, align 32
  %11 = insertelement <4 x i64> %10, i64 %9, i64 0
  store <4 x i64> %11, ptr %6, align 32
  %12 = load ptr, ptr %2, align 8
  %13 = load <4 x i64>, ptr %12, align 32
  %14 = extractelement <4 x i64> %13, i64 3
  %15 = load ptr, ptr %2, align 8
  %16 = load <4 x i64>, ptr %15, align 32
  %17 = extractelement <4 x i64> %16, i64 2
  %18 = add i64 %17, %14
  %19 = load <4 x i64>, ptr %15, align 32
  %20 = insertelement <4 x i64> %19, i64 %18, i64 2
  store <4 x i64> %20, ptr %15, align 32
  %21 = load ptr, ptr %2, align 8
  %22 = load <4 x i64>, ptr %21, align 32
  %23 = extractelement <4 x i64> %22, i64 1
  %24 = call i64 @_Z6rotatemm(i64 noundef %23, i64 noundef 13) #6
  %25 = load ptr, ptr %2, align 8
  %26 = load <4 x i64>, ptr %25, align 32
  %27 = extractelement <4 x i64> %26, i64 0
  %28 = xor i64 %24, %27
  %29 = load ptr, ptr %2, align 8
  %30 = load <4 x i64>, ptr %29, align 32
  %31 = insertelement <4 x i64> %30, i64 %28, i64 1
  store <4 x i64> %31, ptr %29, align 32
  %32 = load ptr, ptr %2, align 8
  %33 = load <4 x i64>, ptr %32, align 32
  %34 = extractelement <4 x i64> %33, i64 3
  %35 = call i64 @_Z6rotatemm(i64 noundef %34, i64 noundef 16) #6
  %36 = load ptr, ptr %2, align 8
  %37 = load <4 x i64>, ptr %36, align 32
  %38 = extractelement <4 x i64> %37, i64 2
  %39 = xor i64 %35, %38
  %40 = load ptr, ptr %2, align 8
  %41 = load <4 x i64>, ptr %40, align 32
  %42 = insertelement <4 x i64> %41, i64 %39, i64 3
  store <4 x i64> %42, ptr %40, align 32
  %43 = load ptr, ptr %2, align 8
  %44 = load <4 x i64>, ptr %43, align 32
  %45 = extractelement <4 x i64> %44, i64 0
  %46 = call i64 @_Z6rotatemm(i64 noundef %45, i64 noundef 32) #6
  %47 = load ptr, ptr %2, align 8
  %48 = load <4 x i64>, ptr %47, align 32
  %49 = insertelement <4 x i64> %48, i64 %46, i64 0
  store <4 x i64> %49, ptr %47, align 32
  %50 = load ptr, ptr %2, align 8
  %51 = load <4 x i64>, ptr %50, align 32
  %52 = extractelement <4 x i64> %51, i64 1
  %53 = load ptr, ptr %2, align 8
  %54 = load <4 x i64>, ptr %53, align 32
  %55 = extractelement <4 x i64> %54, i64 2
  %56 = add i64 %55, %52
  %57 = load <4 x i64>, ptr %53, align 32
  %58 = insertelement <4 x i64> %57, i64 %56, i64 2
  store <4 x i64> %58, ptr %53, align 32
  %59 = load ptr, ptr %2, align 8
  %60 = load <4 x i64>, ptr %59, align 32
  %61 = extractelement <4 x i64> %60, i64 3
  %62 = load ptr, ptr %2, align 8
  %63 = load <4 x i64>, ptr %62, align 32
  %64 = extractelement <4 x i64> %63, i64 0
  %65 = add i64 %64, %61
  %66 = load <4 x i64>, ptr %62, align 32
  %67 = insertelement <4 x i64> %66, i64 %65, i64 0
  store <4 x i64> %67, ptr %62, align 32
  %68 = load ptr, ptr %2, align 8
  %69 = load <4 x i64>, ptr %68, align 32
  %70 = extractelement <4 x i64> %69, i64 1
  %71 = call i64 @_Z6rotatemm(i64 noundef %70, i64 noundef 17) #6
  %72 = load ptr, ptr %2, align 8
  %73 = load <4 x i64>, ptr %72, align 32
  %74 = extractelement <4 x i64> %73, i64 2
  %75 = xor i64 %71, %74
  %76 = load ptr, ptr %2, align 8
  %77 = load <4 x i64>, ptr %76, align 32
  %78 = insertelement <4 x i64> %77, i64 %75, i64 1
  store <4 x i64> %78, ptr %76, align 32
  %79 = load ptr, ptr %2, align 8
  %80 = load <4 x i64>, ptr %79, align 32
  %81 = extractelement <4 x i64> %80, i64 3
  %82 = call i64 @_Z6rotatemm(i64 noundef %81, i64 noundef 21) #6
  %83 = load ptr, ptr %2, align 8
  %84 = load <4 x i64>, ptr %83, align 32
  %85 = extractelement <4 x i64> %84, i64 0
  %86 = xor i64 %82, %85
  %87 = load ptr, ptr %2, align 8
  %88 = load <4 x i64>, ptr %87, align 32
  %89 = insertelement <4 x i64> %88, i64 %86, i64 3
  store <4 x i64> %89, ptr %87, align 32
  %90 = load ptr, ptr %2, align 8
  %91 = load <4 x i64>, ptr %90, align 32
  %92 = extractelement <4 x i64> %91, i64 2
  %93 = call i64 @_Z6rotatemm(i64 noundef %92, i64 noundef 32) #6
  %94 = load ptr, ptr %2, align 8
  %95 = load <4 x i64>, ptr %94, align 32
  %96 = insertelement <4 x i64> %95, i64 %93, i64 2
  store <4 x i64> %96, ptr %94, align 32
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
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #2 {
  %3 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"ulong4*", !"ulong*", !"ulong"}
!17 = !{!"ulong __attribute__((ext_vector_type(4)))*", !"ulong*", !"ulong"}
!18 = !{!"const", !"", !""}
!19 = !{!"uchar*", !"uint*", !"ulong*", !"sip_key"}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"uchar*", !"uint2*"}
!23 = !{!"uchar*", !"uint __attribute__((ext_vector_type(2)))*"}
!24 = !{!"const", !""}
