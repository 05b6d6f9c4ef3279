; ModuleID = 'corpus/opencl/scrypt_core.cl'
source_filename = "corpus/opencl/scrypt_core.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.nonce_t = type { [3 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scrypt_romix(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_scrypt_romix(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_scrypt_romix(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x <4 x i32>], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  %19 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %36, %3
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %24, label %39

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = mul i32 %26, 8
  %28 = load i32, ptr %10, align 4
  %29 = add i32 %27, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %25, i64 %30
  %32 = load <4 x i32>, ptr addrspace(1) %31, align 16
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x <4 x i32>], ptr %9, i64 0, i64 %34
  store <4 x i32> %32, ptr %35, align 16
  br label %36

36:                                               ; preds = %24
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %10, align 4
  br label %21

39:                                               ; preds = %21
  store i32 0, ptr %11, align 4
  br label %40

40:                                               ; preds = %69, %39
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %6, align 4
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %72

44:                                               ; preds = %40
  store i32 0, ptr %12, align 4
  br label %45

45:                                               ; preds = %64, %44
  %46 = load i32, ptr %12, align 4
  %47 = icmp ult i32 %46, 8
  br i1 %47, label %48, label %67

48:                                               ; preds = %45
  %49 = load i32, ptr %12, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [8 x <4 x i32>], ptr %9, i64 0, i64 %50
  %52 = load <4 x i32>, ptr %51, align 16
  %53 = load ptr addrspace(1), ptr %5, align 8
  %54 = load i32, ptr %11, align 4
  %55 = mul i32 %54, 8
  %56 = load i32, ptr %12, align 4
  %57 = add i32 %55, %56
  %58 = load i32, ptr %8, align 4
  %59 = mul i32 %57, %58
  %60 = load i32, ptr %7, align 4
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %53, i64 %62
  store <4 x i32> %52, ptr addrspace(1) %63, align 16
  br label %64

64:                                               ; preds = %48
  %65 = load i32, ptr %12, align 4
  %66 = add i32 %65, 1
  store i32 %66, ptr %12, align 4
  br label %45

67:                                               ; preds = %45
  %68 = getelementptr inbounds [8 x <4 x i32>], ptr %9, i64 0, i64 0
  call void @block_mix(ptr noundef %68) #7
  br label %69

69:                                               ; preds = %67
  %70 = load i32, ptr %11, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr %11, align 4
  br label %40

72:                                               ; preds = %40
  store i32 0, ptr %13, align 4
  br label %73

73:                                               ; preds = %110, %72
  %74 = load i32, ptr %13, align 4
  %75 = load i32, ptr %6, align 4
  %76 = icmp ult i32 %74, %75
  br i1 %76, label %77, label %113

77:                                               ; preds = %73
  %78 = getelementptr inbounds [8 x <4 x i32>], ptr %9, i64 0, i64 4
  %79 = load <4 x i32>, ptr %78, align 16
  %80 = extractelement <4 x i32> %79, i64 0
  %81 = load i32, ptr %6, align 4
  %82 = sub i32 %81, 1
  %83 = and i32 %80, %82
  store i32 %83, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %84

84:                                               ; preds = %105, %77
  %85 = load i32, ptr %15, align 4
  %86 = icmp ult i32 %85, 8
  br i1 %86, label %87, label %108

87:                                               ; preds = %84
  %88 = load ptr addrspace(1), ptr %5, align 8
  %89 = load i32, ptr %14, align 4
  %90 = mul i32 %89, 8
  %91 = load i32, ptr %15, align 4
  %92 = add i32 %90, %91
  %93 = load i32, ptr %8, align 4
  %94 = mul i32 %92, %93
  %95 = load i32, ptr %7, align 4
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %88, i64 %97
  %99 = load <4 x i32>, ptr addrspace(1) %98, align 16
  %100 = load i32, ptr %15, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [8 x <4 x i32>], ptr %9, i64 0, i64 %101
  %103 = load <4 x i32>, ptr %102, align 16
  %104 = xor <4 x i32> %103, %99
  store <4 x i32> %104, ptr %102, align 16
  br label %105

105:                                              ; preds = %87
  %106 = load i32, ptr %15, align 4
  %107 = add i32 %106, 1
  store i32 %107, ptr %15, align 4
  br label %84

108:                                              ; preds = %84
  %109 = getelementptr inbounds [8 x <4 x i32>], ptr %9, i64 0, i64 0
  call void @block_mix(ptr noundef %109) #7
  br label %110

110:                                              ; preds = %108
  %111 = load i32, ptr %13, align 4
  %112 = add i32 %111, 1
  store i32 %112, ptr %13, align 4
  br label %73

113:                                              ; preds = %73
  store i32 0, ptr %16, align 4
  br label %114

114:                                              ; preds = %129, %113
  %115 = load i32, ptr %16, align 4
  %116 = icmp slt i32 %115, 8
  br i1 %116, label %117, label %132

117:                                              ; preds = %114
  %118 = load i32, ptr %16, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [8 x <4 x i32>], ptr %9, i64 0, i64 %119
  %121 = load <4 x i32>, ptr %120, align 16
  %122 = load ptr addrspace(1), ptr %4, align 8
  %123 = load i32, ptr %7, align 4
  %124 = mul i32 %123, 8
  %125 = load i32, ptr %16, align 4
  %126 = add i32 %124, %125
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %122, i64 %127
  store <4 x i32> %121, ptr addrspace(1) %128, align 16
  br label %129

129:                                              ; preds = %117
  %130 = load i32, ptr %16, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %16, align 4
  br label %114

132:                                              ; preds = %114
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @chacha20_xor(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.nonce_t) align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 64 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store ptr addrspace(1) %3, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_chacha20_xor(ptr addrspace(1) noundef align 4 %8, ptr noundef byval(%struct.nonce_t) align 4 %1, i32 noundef %9, ptr addrspace(1) noundef align 64 %10) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_chacha20_xor(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.nonce_t) align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 64 %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca [16 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [16 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store ptr addrspace(1) %3, ptr %7, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %9, i8 0, i64 64, i1 false)
  %18 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %9, i32 0, i32 0
  store i32 1634760805, ptr %18, align 4
  %19 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %9, i32 0, i32 1
  store i32 857760878, ptr %19, align 4
  %20 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %9, i32 0, i32 2
  store i32 2036477234, ptr %20, align 4
  %21 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %9, i32 0, i32 3
  store i32 1797285236, ptr %21, align 4
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %35, %4
  %23 = load i32, ptr %10, align 4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %25, label %38

25:                                               ; preds = %22
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load i32, ptr %10, align 4
  %32 = add nsw i32 4, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %33
  store i32 %30, ptr %34, align 4
  br label %35

35:                                               ; preds = %25
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %10, align 4
  br label %22

38:                                               ; preds = %22
  %39 = load i32, ptr %6, align 4
  %40 = load i32, ptr %8, align 4
  %41 = add i32 %39, %40
  %42 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 12
  store i32 %41, ptr %42, align 4
  store i32 0, ptr %11, align 4
  br label %43

43:                                               ; preds = %56, %38
  %44 = load i32, ptr %11, align 4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %46, label %59

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw %struct.nonce_t, ptr %1, i32 0, i32 0
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x i32], ptr %47, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 13, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %54
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %46
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4
  br label %43

59:                                               ; preds = %43
  store i32 0, ptr %13, align 4
  br label %60

60:                                               ; preds = %71, %59
  %61 = load i32, ptr %13, align 4
  %62 = icmp slt i32 %61, 16
  br i1 %62, label %63, label %74

63:                                               ; preds = %60
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %13, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %69
  store i32 %67, ptr %70, align 4
  br label %71

71:                                               ; preds = %63
  %72 = load i32, ptr %13, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %13, align 4
  br label %60

74:                                               ; preds = %60
  store i32 0, ptr %14, align 4
  br label %75

75:                                               ; preds = %463, %74
  %76 = load i32, ptr %14, align 4
  %77 = icmp slt i32 %76, 10
  br i1 %77, label %78, label %466

78:                                               ; preds = %75
  %79 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %82, %80
  store i32 %83, ptr %81, align 4
  %84 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %87 = load i32, ptr %86, align 4
  %88 = xor i32 %85, %87
  %89 = call i32 @_Z6rotatejj(i32 noundef %88, i32 noundef 16) #8
  %90 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  store i32 %89, ptr %90, align 4
  %91 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %94, %92
  store i32 %95, ptr %93, align 4
  %96 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %99 = load i32, ptr %98, align 4
  %100 = xor i32 %97, %99
  %101 = call i32 @_Z6rotatejj(i32 noundef %100, i32 noundef 12) #8
  %102 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  store i32 %101, ptr %102, align 4
  %103 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %106 = load i32, ptr %105, align 4
  %107 = add i32 %106, %104
  store i32 %107, ptr %105, align 4
  %108 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %111 = load i32, ptr %110, align 4
  %112 = xor i32 %109, %111
  %113 = call i32 @_Z6rotatejj(i32 noundef %112, i32 noundef 8) #8
  %114 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  store i32 %113, ptr %114, align 4
  %115 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %118 = load i32, ptr %117, align 4
  %119 = add i32 %118, %116
  store i32 %119, ptr %117, align 4
  %120 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %123 = load i32, ptr %122, align 4
  %124 = xor i32 %121, %123
  %125 = call i32 @_Z6rotatejj(i32 noundef %124, i32 noundef 7) #8
  %126 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  store i32 %125, ptr %126, align 4
  %127 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %130 = load i32, ptr %129, align 4
  %131 = add i32 %130, %128
  store i32 %131, ptr %129, align 4
  %132 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %133 = load i32, ptr %132, align 4
  %134 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %135 = load i32, ptr %134, align 4
  %136 = xor i32 %133, %135
  %137 = call i32 @_Z6rotatejj(i32 noundef %136, i32 noundef 16) #8
  %138 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  store i32 %137, ptr %138, align 4
  %139 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %142 = load i32, ptr %141, align 4
  %143 = add i32 %142, %140
  store i32 %143, ptr %141, align 4
  %144 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %145 = load i32, ptr %144, align 4
  %146 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %147 = load i32, ptr %146, align 4
  %148 = xor i32 %145, %147
  %149 = call i32 @_Z6rotatejj(i32 noundef %148, i32 noundef 12) #8
  %150 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  store i32 %149, ptr %150, align 4
  %151 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %154 = load i32, ptr %153, align 4
  %155 = add i32 %154, %152
  store i32 %155, ptr %153, align 4
  %156 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %159 = load i32, ptr %158, align 4
  %160 = xor i32 %157, %159
  %161 = call i32 @_Z6rotatejj(i32 noundef %160, i32 noundef 8) #8
  %162 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  store i32 %161, ptr %162, align 4
  %163 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %166, %164
  store i32 %167, ptr %165, align 4
  %168 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %171 = load i32, ptr %170, align 4
  %172 = xor i32 %169, %171
  %173 = call i32 @_Z6rotatejj(i32 noundef %172, i32 noundef 7) #8
  %174 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  store i32 %173, ptr %174, align 4
  %175 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %176 = load i32, ptr %175, align 4
  %177 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, %176
  store i32 %179, ptr %177, align 4
  %180 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %181 = load i32, ptr %180, align 4
  %182 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %183 = load i32, ptr %182, align 4
  %184 = xor i32 %181, %183
  %185 = call i32 @_Z6rotatejj(i32 noundef %184, i32 noundef 16) #8
  %186 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  store i32 %185, ptr %186, align 4
  %187 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %190 = load i32, ptr %189, align 4
  %191 = add i32 %190, %188
  store i32 %191, ptr %189, align 4
  %192 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %193 = load i32, ptr %192, align 4
  %194 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %195 = load i32, ptr %194, align 4
  %196 = xor i32 %193, %195
  %197 = call i32 @_Z6rotatejj(i32 noundef %196, i32 noundef 12) #8
  %198 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  store i32 %197, ptr %198, align 4
  %199 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %200 = load i32, ptr %199, align 4
  %201 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %202 = load i32, ptr %201, align 4
  %203 = add i32 %202, %200
  store i32 %203, ptr %201, align 4
  %204 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %205 = load i32, ptr %204, align 4
  %206 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %207 = load i32, ptr %206, align 4
  %208 = xor i32 %205, %207
  %209 = call i32 @_Z6rotatejj(i32 noundef %208, i32 noundef 8) #8
  %210 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  store i32 %209, ptr %210, align 4
  %211 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %214 = load i32, ptr %213, align 4
  %215 = add i32 %214, %212
  store i32 %215, ptr %213, align 4
  %216 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %217 = load i32, ptr %216, align 4
  %218 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %219 = load i32, ptr %218, align 4
  %220 = xor i32 %217, %219
  %221 = call i32 @_Z6rotatejj(i32 noundef %220, i32 noundef 7) #8
  %222 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  store i32 %221, ptr %222, align 4
  %223 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %224 = load i32, ptr %223, align 4
  %225 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %226 = load i32, ptr %225, align 4
  %227 = add i32 %226, %224
  store i32 %227, ptr %225, align 4
  %228 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %229 = load i32, ptr %228, align 4
  %230 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %231 = load i32, ptr %230, align 4
  %232 = xor i32 %229, %231
  %233 = call i32 @_Z6rotatejj(i32 noundef %232, i32 noundef 16) #8
  %234 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 %233, ptr %234, align 4
  %235 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %236 = load i32, ptr %235, align 4
  %237 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %238 = load i32, ptr %237, align 4
  %239 = add i32 %238, %236
  store i32 %239, ptr %237, align 4
  %240 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %241 = load i32, ptr %240, align 4
  %242 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %243 = load i32, ptr %242, align 4
  %244 = xor i32 %241, %243
  %245 = call i32 @_Z6rotatejj(i32 noundef %244, i32 noundef 12) #8
  %246 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  store i32 %245, ptr %246, align 4
  %247 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %248 = load i32, ptr %247, align 4
  %249 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %250 = load i32, ptr %249, align 4
  %251 = add i32 %250, %248
  store i32 %251, ptr %249, align 4
  %252 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %253 = load i32, ptr %252, align 4
  %254 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %255 = load i32, ptr %254, align 4
  %256 = xor i32 %253, %255
  %257 = call i32 @_Z6rotatejj(i32 noundef %256, i32 noundef 8) #8
  %258 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 %257, ptr %258, align 4
  %259 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %260
  store i32 %263, ptr %261, align 4
  %264 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %267 = load i32, ptr %266, align 4
  %268 = xor i32 %265, %267
  %269 = call i32 @_Z6rotatejj(i32 noundef %268, i32 noundef 7) #8
  %270 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  store i32 %269, ptr %270, align 4
  %271 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %272 = load i32, ptr %271, align 4
  %273 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %274 = load i32, ptr %273, align 4
  %275 = add i32 %274, %272
  store i32 %275, ptr %273, align 4
  %276 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %277 = load i32, ptr %276, align 4
  %278 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %279 = load i32, ptr %278, align 4
  %280 = xor i32 %277, %279
  %281 = call i32 @_Z6rotatejj(i32 noundef %280, i32 noundef 16) #8
  %282 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 %281, ptr %282, align 4
  %283 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %284 = load i32, ptr %283, align 4
  %285 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %286 = load i32, ptr %285, align 4
  %287 = add i32 %286, %284
  store i32 %287, ptr %285, align 4
  %288 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %289 = load i32, ptr %288, align 4
  %290 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %291 = load i32, ptr %290, align 4
  %292 = xor i32 %289, %291
  %293 = call i32 @_Z6rotatejj(i32 noundef %292, i32 noundef 12) #8
  %294 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  store i32 %293, ptr %294, align 4
  %295 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %296 = load i32, ptr %295, align 4
  %297 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %298 = load i32, ptr %297, align 4
  %299 = add i32 %298, %296
  store i32 %299, ptr %297, align 4
  %300 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %301 = load i32, ptr %300, align 4
  %302 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %303 = load i32, ptr %302, align 4
  %304 = xor i32 %301, %303
  %305 = call i32 @_Z6rotatejj(i32 noundef %304, i32 noundef 8) #8
  %306 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 %305, ptr %306, align 4
  %307 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %310 = load i32, ptr %309, align 4
  %311 = add i32 %310, %308
  store i32 %311, ptr %309, align 4
  %312 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %313 = load i32, ptr %312, align 4
  %314 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 10
  %315 = load i32, ptr %314, align 4
  %316 = xor i32 %313, %315
  %317 = call i32 @_Z6rotatejj(i32 noundef %316, i32 noundef 7) #8
  %318 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  store i32 %317, ptr %318, align 4
  %319 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %320 = load i32, ptr %319, align 4
  %321 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %322 = load i32, ptr %321, align 4
  %323 = add i32 %322, %320
  store i32 %323, ptr %321, align 4
  %324 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %325 = load i32, ptr %324, align 4
  %326 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %327 = load i32, ptr %326, align 4
  %328 = xor i32 %325, %327
  %329 = call i32 @_Z6rotatejj(i32 noundef %328, i32 noundef 16) #8
  %330 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  store i32 %329, ptr %330, align 4
  %331 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %332 = load i32, ptr %331, align 4
  %333 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %334 = load i32, ptr %333, align 4
  %335 = add i32 %334, %332
  store i32 %335, ptr %333, align 4
  %336 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %337 = load i32, ptr %336, align 4
  %338 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %339 = load i32, ptr %338, align 4
  %340 = xor i32 %337, %339
  %341 = call i32 @_Z6rotatejj(i32 noundef %340, i32 noundef 12) #8
  %342 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  store i32 %341, ptr %342, align 4
  %343 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %344 = load i32, ptr %343, align 4
  %345 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %346 = load i32, ptr %345, align 4
  %347 = add i32 %346, %344
  store i32 %347, ptr %345, align 4
  %348 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %349 = load i32, ptr %348, align 4
  %350 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  %351 = load i32, ptr %350, align 4
  %352 = xor i32 %349, %351
  %353 = call i32 @_Z6rotatejj(i32 noundef %352, i32 noundef 8) #8
  %354 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  store i32 %353, ptr %354, align 4
  %355 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %356 = load i32, ptr %355, align 4
  %357 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %358 = load i32, ptr %357, align 4
  %359 = add i32 %358, %356
  store i32 %359, ptr %357, align 4
  %360 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  %361 = load i32, ptr %360, align 4
  %362 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 11
  %363 = load i32, ptr %362, align 4
  %364 = xor i32 %361, %363
  %365 = call i32 @_Z6rotatejj(i32 noundef %364, i32 noundef 7) #8
  %366 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 6
  store i32 %365, ptr %366, align 4
  %367 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %368 = load i32, ptr %367, align 4
  %369 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %370 = load i32, ptr %369, align 4
  %371 = add i32 %370, %368
  store i32 %371, ptr %369, align 4
  %372 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %373 = load i32, ptr %372, align 4
  %374 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %375 = load i32, ptr %374, align 4
  %376 = xor i32 %373, %375
  %377 = call i32 @_Z6rotatejj(i32 noundef %376, i32 noundef 16) #8
  %378 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  store i32 %377, ptr %378, align 4
  %379 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %380 = load i32, ptr %379, align 4
  %381 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %382 = load i32, ptr %381, align 4
  %383 = add i32 %382, %380
  store i32 %383, ptr %381, align 4
  %384 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %385 = load i32, ptr %384, align 4
  %386 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %387 = load i32, ptr %386, align 4
  %388 = xor i32 %385, %387
  %389 = call i32 @_Z6rotatejj(i32 noundef %388, i32 noundef 12) #8
  %390 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  store i32 %389, ptr %390, align 4
  %391 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %392 = load i32, ptr %391, align 4
  %393 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %394 = load i32, ptr %393, align 4
  %395 = add i32 %394, %392
  store i32 %395, ptr %393, align 4
  %396 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %397 = load i32, ptr %396, align 4
  %398 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  %399 = load i32, ptr %398, align 4
  %400 = xor i32 %397, %399
  %401 = call i32 @_Z6rotatejj(i32 noundef %400, i32 noundef 8) #8
  %402 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  store i32 %401, ptr %402, align 4
  %403 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 13
  %404 = load i32, ptr %403, align 4
  %405 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %406 = load i32, ptr %405, align 4
  %407 = add i32 %406, %404
  store i32 %407, ptr %405, align 4
  %408 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  %409 = load i32, ptr %408, align 4
  %410 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  %411 = load i32, ptr %410, align 4
  %412 = xor i32 %409, %411
  %413 = call i32 @_Z6rotatejj(i32 noundef %412, i32 noundef 7) #8
  %414 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 7
  store i32 %413, ptr %414, align 4
  %415 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %416 = load i32, ptr %415, align 4
  %417 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %418 = load i32, ptr %417, align 4
  %419 = add i32 %418, %416
  store i32 %419, ptr %417, align 4
  %420 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %421 = load i32, ptr %420, align 4
  %422 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %423 = load i32, ptr %422, align 4
  %424 = xor i32 %421, %423
  %425 = call i32 @_Z6rotatejj(i32 noundef %424, i32 noundef 16) #8
  %426 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  store i32 %425, ptr %426, align 4
  %427 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %428 = load i32, ptr %427, align 4
  %429 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %430 = load i32, ptr %429, align 4
  %431 = add i32 %430, %428
  store i32 %431, ptr %429, align 4
  %432 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %433 = load i32, ptr %432, align 4
  %434 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %435 = load i32, ptr %434, align 4
  %436 = xor i32 %433, %435
  %437 = call i32 @_Z6rotatejj(i32 noundef %436, i32 noundef 12) #8
  %438 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  store i32 %437, ptr %438, align 4
  %439 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %440 = load i32, ptr %439, align 4
  %441 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %442 = load i32, ptr %441, align 4
  %443 = add i32 %442, %440
  store i32 %443, ptr %441, align 4
  %444 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %445 = load i32, ptr %444, align 4
  %446 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  %447 = load i32, ptr %446, align 4
  %448 = xor i32 %445, %447
  %449 = call i32 @_Z6rotatejj(i32 noundef %448, i32 noundef 8) #8
  %450 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  store i32 %449, ptr %450, align 4
  %451 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 14
  %452 = load i32, ptr %451, align 4
  %453 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %454 = load i32, ptr %453, align 4
  %455 = add i32 %454, %452
  store i32 %455, ptr %453, align 4
  %456 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  %457 = load i32, ptr %456, align 4
  %458 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 9
  %459 = load i32, ptr %458, align 4
  %460 = xor i32 %457, %459
  %461 = call i32 @_Z6rotatejj(i32 noundef %460, i32 noundef 7) #8
  %462 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  store i32 %461, ptr %462, align 4
  br label %463

463:                                              ; preds = %78
  %464 = load i32, ptr %14, align 4
  %465 = add nsw i32 %464, 1
  store i32 %465, ptr %14, align 4
  br label %75

466:                                              ; preds = %75
  store i32 0, ptr %15, align 4
  br label %467

467:                                              ; preds = %480, %466
  %468 = load i32, ptr %15, align 4
  %469 = icmp slt i32 %468, 16
  br i1 %469, label %470, label %483

470:                                              ; preds = %467
  %471 = load i32, ptr %15, align 4
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %472
  %474 = load i32, ptr %473, align 4
  %475 = load i32, ptr %15, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %476
  %478 = load i32, ptr %477, align 4
  %479 = add i32 %478, %474
  store i32 %479, ptr %477, align 4
  br label %480

480:                                              ; preds = %470
  %481 = load i32, ptr %15, align 4
  %482 = add nsw i32 %481, 1
  store i32 %482, ptr %15, align 4
  br label %467

483:                                              ; preds = %467
  %484 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %485 = call <16 x i32> @_Z7vload16mPKj(i64 noundef 0, ptr noundef %484) #9
  %486 = load ptr addrspace(1), ptr %7, align 8
  %487 = load i32, ptr %8, align 4
  %488 = zext i32 %487 to i64
  %489 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %486, i64 %488
  %490 = load <16 x i32>, ptr addrspace(1) %489, align 64
  %491 = xor <16 x i32> %490, %485
  store <16 x i32> %491, ptr addrspace(1) %489, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @block_mix(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds <4 x i32>, ptr %4, i64 4
  call void @salsa8(ptr noundef %3, ptr noundef %5) #7
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds <4 x i32>, ptr %6, i64 4
  %8 = load ptr, ptr %2, align 8
  call void @salsa8(ptr noundef %7, ptr noundef %8) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @salsa8(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  %16 = alloca <4 x i32>, align 16
  %17 = alloca <4 x i32>, align 16
  %18 = alloca i32, align 4
  %19 = alloca <4 x i32>, align 16
  %20 = alloca <4 x i32>, align 16
  %21 = alloca <4 x i32>, align 16
  %22 = alloca <4 x i32>, align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %23

23:                                               ; preds = %38, %2
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %26, label %41

26:                                               ; preds = %23
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <4 x i32>, ptr %27, i64 %29
  %31 = load <4 x i32>, ptr %30, align 16
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %5, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x i32>, ptr %32, i64 %34
  %36 = load <4 x i32>, ptr %35, align 16
  %37 = xor <4 x i32> %36, %31
  store <4 x i32> %37, ptr %35, align 16
  br label %38

38:                                               ; preds = %26
  %39 = load i32, ptr %5, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %5, align 4
  br label %23

41:                                               ; preds = %23
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds <4 x i32>, ptr %42, i64 0
  %44 = load <4 x i32>, ptr %43, align 16
  %45 = extractelement <4 x i32> %44, i64 0
  %46 = insertelement <4 x i32> poison, i32 %45, i32 0
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds <4 x i32>, ptr %47, i64 1
  %49 = load <4 x i32>, ptr %48, align 16
  %50 = extractelement <4 x i32> %49, i64 1
  %51 = insertelement <4 x i32> %46, i32 %50, i32 1
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds <4 x i32>, ptr %52, i64 2
  %54 = load <4 x i32>, ptr %53, align 16
  %55 = extractelement <4 x i32> %54, i64 2
  %56 = insertelement <4 x i32> %51, i32 %55, i32 2
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds <4 x i32>, ptr %57, i64 3
  %59 = load <4 x i32>, ptr %58, align 16
  %60 = extractelement <4 x i32> %59, i64 3
  %61 = insertelement <4 x i32> %56, i32 %60, i32 3
  store <4 x i32> %61, ptr %7, align 16
  %62 = load <4 x i32>, ptr %7, align 16
  store <4 x i32> %62, ptr %6, align 16
  %63 = load ptr, ptr %3, align 8
  %64 = getelementptr inbounds <4 x i32>, ptr %63, i64 1
  %65 = load <4 x i32>, ptr %64, align 16
  %66 = extractelement <4 x i32> %65, i64 0
  %67 = insertelement <4 x i32> poison, i32 %66, i32 0
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds <4 x i32>, ptr %68, i64 2
  %70 = load <4 x i32>, ptr %69, align 16
  %71 = extractelement <4 x i32> %70, i64 1
  %72 = insertelement <4 x i32> %67, i32 %71, i32 1
  %73 = load ptr, ptr %3, align 8
  %74 = getelementptr inbounds <4 x i32>, ptr %73, i64 3
  %75 = load <4 x i32>, ptr %74, align 16
  %76 = extractelement <4 x i32> %75, i64 2
  %77 = insertelement <4 x i32> %72, i32 %76, i32 2
  %78 = load ptr, ptr %3, align 8
  %79 = getelementptr inbounds <4 x i32>, ptr %78, i64 0
  %80 = load <4 x i32>, ptr %79, align 16
  %81 = extractelement <4 x i32> %80, i64 3
  %82 = insertelement <4 x i32> %77, i32 %81, i32 3
  store <4 x i32> %82, ptr %9, align 16
  %83 = load <4 x i32>, ptr %9, align 16
  store <4 x i32> %83, ptr %8, align 16
  %84 = load ptr, ptr %3, align 8
  %85 = getelementptr inbounds <4 x i32>, ptr %84, i64 2
  %86 = load <4 x i32>, ptr %85, align 16
  %87 = extractelement <4 x i32> %86, i64 0
  %88 = insertelement <4 x i32> poison, i32 %87, i32 0
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds <4 x i32>, ptr %89, i64 3
  %91 = load <4 x i32>, ptr %90, align 16
  %92 = extractelement <4 x i32> %91, i64 1
  %93 = insertelement <4 x i32> %88, i32 %92, i32 1
  %94 = load ptr, ptr %3, align 8
  %95 = getelementptr inbounds <4 x i32>, ptr %94, i64 0
  %96 = load <4 x i32>, ptr %95, align 16
  %97 = extractelement <4 x i32> %96, i64 2
  %98 = insertelement <4 x i32> %93, i32 %97, i32 2
  %99 = load ptr, ptr %3, align 8
  %100 = getelementptr inbounds <4 x i32>, ptr %99, i64 1
  %101 = load <4 x i32>, ptr %100, align 16
  %102 = extractelement <4 x i32> %101, i64 3
  %103 = insertelement <4 x i32> %98, i32 %102, i32 3
  store <4 x i32> %103, ptr %11, align 16
  %104 = load <4 x i32>, ptr %11, align 16
  store <4 x i32> %104, ptr %10, align 16
  %105 = load ptr, ptr %3, align 8
  %106 = getelementptr inbounds <4 x i32>, ptr %105, i64 3
  %107 = load <4 x i32>, ptr %106, align 16
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = insertelement <4 x i32> poison, i32 %108, i32 0
  %110 = load ptr, ptr %3, align 8
  %111 = getelementptr inbounds <4 x i32>, ptr %110, i64 0
  %112 = load <4 x i32>, ptr %111, align 16
  %113 = extractelement <4 x i32> %112, i64 1
  %114 = insertelement <4 x i32> %109, i32 %113, i32 1
  %115 = load ptr, ptr %3, align 8
  %116 = getelementptr inbounds <4 x i32>, ptr %115, i64 1
  %117 = load <4 x i32>, ptr %116, align 16
  %118 = extractelement <4 x i32> %117, i64 2
  %119 = insertelement <4 x i32> %114, i32 %118, i32 2
  %120 = load ptr, ptr %3, align 8
  %121 = getelementptr inbounds <4 x i32>, ptr %120, i64 2
  %122 = load <4 x i32>, ptr %121, align 16
  %123 = extractelement <4 x i32> %122, i64 3
  %124 = insertelement <4 x i32> %119, i32 %123, i32 3
  store <4 x i32> %124, ptr %13, align 16
  %125 = load <4 x i32>, ptr %13, align 16
  store <4 x i32> %125, ptr %12, align 16
  %126 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %126, ptr %14, align 16
  %127 = load <4 x i32>, ptr %8, align 16
  store <4 x i32> %127, ptr %15, align 16
  %128 = load <4 x i32>, ptr %10, align 16
  store <4 x i32> %128, ptr %16, align 16
  %129 = load <4 x i32>, ptr %12, align 16
  store <4 x i32> %129, ptr %17, align 16
  store i32 0, ptr %18, align 4
  br label %130

130:                                              ; preds = %194, %41
  %131 = load i32, ptr %18, align 4
  %132 = icmp slt i32 %131, 4
  br i1 %132, label %133, label %197

133:                                              ; preds = %130
  %134 = load <4 x i32>, ptr %6, align 16
  %135 = load <4 x i32>, ptr %12, align 16
  %136 = add <4 x i32> %134, %135
  %137 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %136, <4 x i32> noundef splat (i32 7)) #8
  %138 = load <4 x i32>, ptr %8, align 16
  %139 = xor <4 x i32> %138, %137
  store <4 x i32> %139, ptr %8, align 16
  %140 = load <4 x i32>, ptr %8, align 16
  %141 = load <4 x i32>, ptr %6, align 16
  %142 = add <4 x i32> %140, %141
  %143 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %142, <4 x i32> noundef splat (i32 9)) #8
  %144 = load <4 x i32>, ptr %10, align 16
  %145 = xor <4 x i32> %144, %143
  store <4 x i32> %145, ptr %10, align 16
  %146 = load <4 x i32>, ptr %10, align 16
  %147 = load <4 x i32>, ptr %8, align 16
  %148 = add <4 x i32> %146, %147
  %149 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %148, <4 x i32> noundef splat (i32 13)) #8
  %150 = load <4 x i32>, ptr %12, align 16
  %151 = xor <4 x i32> %150, %149
  store <4 x i32> %151, ptr %12, align 16
  %152 = load <4 x i32>, ptr %12, align 16
  %153 = load <4 x i32>, ptr %10, align 16
  %154 = add <4 x i32> %152, %153
  %155 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %154, <4 x i32> noundef splat (i32 18)) #8
  %156 = load <4 x i32>, ptr %6, align 16
  %157 = xor <4 x i32> %156, %155
  store <4 x i32> %157, ptr %6, align 16
  %158 = load <4 x i32>, ptr %8, align 16
  %159 = shufflevector <4 x i32> %158, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store <4 x i32> %159, ptr %8, align 16
  %160 = load <4 x i32>, ptr %10, align 16
  %161 = shufflevector <4 x i32> %160, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  store <4 x i32> %161, ptr %10, align 16
  %162 = load <4 x i32>, ptr %12, align 16
  %163 = shufflevector <4 x i32> %162, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store <4 x i32> %163, ptr %12, align 16
  %164 = load <4 x i32>, ptr %6, align 16
  %165 = load <4 x i32>, ptr %8, align 16
  %166 = add <4 x i32> %164, %165
  %167 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %166, <4 x i32> noundef splat (i32 7)) #8
  %168 = load <4 x i32>, ptr %12, align 16
  %169 = xor <4 x i32> %168, %167
  store <4 x i32> %169, ptr %12, align 16
  %170 = load <4 x i32>, ptr %12, align 16
  %171 = load <4 x i32>, ptr %6, align 16
  %172 = add <4 x i32> %170, %171
  %173 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %172, <4 x i32> noundef splat (i32 9)) #8
  %174 = load <4 x i32>, ptr %10, align 16
  %175 = xor <4 x i32> %174, %173
  store <4 x i32> %175, ptr %10, align 16
  %176 = load <4 x i32>, ptr %10, align 16
  %177 = load <4 x i32>, ptr %12, align 16
  %178 = add <4 x i32> %176, %177
  %179 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %178, <4 x i32> noundef splat (i32 13)) #8
  %180 = load <4 x i32>, ptr %8, align 16
  %181 = xor <4 x i32> %180, %179
  store <4 x i32> %181, ptr %8, align 16
  %182 = load <4 x i32>, ptr %8, align 16
  %183 = load <4 x i32>, ptr %10, align 16
  %184 = add <4 x i32> %182, %183
  %185 = call <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %184, <4 x i32> noundef splat (i32 18)) #8
  %186 = load <4 x i32>, ptr %6, align 16
  %187 = xor <4 x i32> %186, %185
  store <4 x i32> %187, ptr %6, align 16
  %188 = load <4 x i32>, ptr %8, align 16
  %189 = shufflevector <4 x i32> %188, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store <4 x i32> %189, ptr %8, align 16
  %190 = load <4 x i32>, ptr %10, align 16
  %191 = shufflevector <4 x i32> %190, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  store <4 x i32> %191, ptr %10, align 16
  %192 = load <4 x i32>, ptr %12, align 16
  %193 = shufflevector <4 x i32> %192, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store <4 x i32> %193, ptr %12, align 16
  br label %194

194:                                              ; preds = %133
  %195 = load i32, ptr %18, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %18, align 4
  br label %130, !llvm.loop !20

197:                                              ; preds = %130
  %198 = load <4 x i32>, ptr %14, align 16
  %199 = load <4 x i32>, ptr %6, align 16
  %200 = add <4 x i32> %199, %198
  store <4 x i32> %200, ptr %6, align 16
  %201 = load <4 x i32>, ptr %15, align 16
  %202 = load <4 x i32>, ptr %8, align 16
  %203 = add <4 x i32> %202, %201
  store <4 x i32> %203, ptr %8, align 16
  %204 = load <4 x i32>, ptr %16, align 16
  %205 = load <4 x i32>, ptr %10, align 16
  %206 = add <4 x i32> %205, %204
  store <4 x i32> %206, ptr %10, align 16
  %207 = load <4 x i32>, ptr %17, align 16
  %208 = load <4 x i32>, ptr %12, align 16
  %209 = add <4 x i32> %208, %207
  store <4 x i32> %209, ptr %12, align 16
  %210 = load <4 x i32>, ptr %6, align 16
  %211 = extractelement <4 x i32> %210, i64 0
  %212 = insertelement <4 x i32> poison, i32 %211, i32 0
  %213 = load <4 x i32>, ptr %12, align 16
  %214 = extractelement <4 x i32> %213, i64 1
  %215 = insertelement <4 x i32> %212, i32 %214, i32 1
  %216 = load <4 x i32>, ptr %10, align 16
  %217 = extractelement <4 x i32> %216, i64 2
  %218 = insertelement <4 x i32> %215, i32 %217, i32 2
  %219 = load <4 x i32>, ptr %8, align 16
  %220 = extractelement <4 x i32> %219, i64 3
  %221 = insertelement <4 x i32> %218, i32 %220, i32 3
  store <4 x i32> %221, ptr %19, align 16
  %222 = load <4 x i32>, ptr %19, align 16
  %223 = load ptr, ptr %3, align 8
  %224 = getelementptr inbounds <4 x i32>, ptr %223, i64 0
  store <4 x i32> %222, ptr %224, align 16
  %225 = load <4 x i32>, ptr %8, align 16
  %226 = extractelement <4 x i32> %225, i64 0
  %227 = insertelement <4 x i32> poison, i32 %226, i32 0
  %228 = load <4 x i32>, ptr %6, align 16
  %229 = extractelement <4 x i32> %228, i64 1
  %230 = insertelement <4 x i32> %227, i32 %229, i32 1
  %231 = load <4 x i32>, ptr %12, align 16
  %232 = extractelement <4 x i32> %231, i64 2
  %233 = insertelement <4 x i32> %230, i32 %232, i32 2
  %234 = load <4 x i32>, ptr %10, align 16
  %235 = extractelement <4 x i32> %234, i64 3
  %236 = insertelement <4 x i32> %233, i32 %235, i32 3
  store <4 x i32> %236, ptr %20, align 16
  %237 = load <4 x i32>, ptr %20, align 16
  %238 = load ptr, ptr %3, align 8
  %239 = getelementptr inbounds <4 x i32>, ptr %238, i64 1
  store <4 x i32> %237, ptr %239, align 16
  %240 = load <4 x i32>, ptr %10, align 16
  %241 = extractelement <4 x i32> %240, i64 0
  %242 = insertelement <4 x i32> poison, i32 %241, i32 0
  %243 = load <4 x i32>, ptr %8, align 16
  %244 = extractelement <4 x i32> %243, i64 1
  %245 = insertelement <4 x i32> %242, i32 %244, i32 1
  %246 = load <4 x i32>, ptr %6, align 16
  %247 = extractelement <4 x i32> %246, i64 2
  %248 = insertelement <4 x i32> %245, i32 %247, i32 2
  %249 = load <4 x i32>, ptr %12, align 16
  %250 = extractelement <4 x i32> %249, i64 3
  %251 = insertelement <4 x i32> %248, i32 %250, i32 3
  store <4 x i32> %251, ptr %21, align 16
  %252 = load <4 x i32>, ptr %21, align 16
  %253 = load ptr, ptr %3, align 8
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 2
  store <4 x i32> %252, ptr %254, align 16
  %255 = load <4 x i32>, ptr %12, align 16
  %256 = extractelement <4 x i32> %255, i64 0
  %257 = insertelement <4 x i32> poison, i32 %256, i32 0
  %258 = load <4 x i32>, ptr %10, align 16
  %259 = extractelement <4 x i32> %258, i64 1
  %260 = insertelement <4 x i32> %257, i32 %259, i32 1
  %261 = load <4 x i32>, ptr %8, align 16
  %262 = extractelement <4 x i32> %261, i64 2
  %263 = insertelement <4 x i32> %260, i32 %262, i32 2
  %264 = load <4 x i32>, ptr %6, align 16
  %265 = extractelement <4 x i32> %264, i64 3
  %266 = insertelement <4 x i32> %263, i32 %265, i32 3
  store <4 x i32> %266, ptr %22, align 16
  %267 = load <4 x i32>, ptr %22, align 16
  %268 = load ptr, ptr %3, align 8
  %269 = getelementptr inbounds <4 x i32>, ptr %268, i64 3
  store <4 x i32> %267, ptr %269, align 16
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #3 {
  %3 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <16 x i32> @_Z7vload16mPKj(i64 noundef %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = shl i64 %0, 6
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <16 x i32>, ptr %4, align 4, !tbaa !22
  ret <16 x i32> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #3 {
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
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint4*", !"uint4*", !"uint"}
!13 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint"}
!14 = !{!"", !"", !""}
!15 = !{i32 1, i32 0, i32 0, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"nonce_t", !"uint", !"uint16*"}
!18 = !{!"uint*", !"nonce_t", !"uint", !"uint __attribute__((ext_vector_type(16)))*"}
!19 = !{!"const", !"", !"", !""}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.enable"}
!22 = !{!8, !8, i64 0}
