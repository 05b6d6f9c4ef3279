; ModuleID = 'corpus/opencl/sha1_pbkdf2.cl'
source_filename = "corpus/opencl/sha1_pbkdf2.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pbkdf2_tmp = type { [5 x i32], [5 x i32], [5 x i32], [5 x i32] }

@__const.sha1_transform.k = private unnamed_addr addrspace(4) constant [4 x i32] [i32 1518500249, i32 1859775393, i32 -1894007588, i32 -899497514], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pbkdf2_init(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.pbkdf2_tmp, align 4
  %9 = alloca [16 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [5 x i32], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %43, %3
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %46

24:                                               ; preds = %21
  %25 = load i32, ptr %10, align 4
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %27, label %36

27:                                               ; preds = %24
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = mul i32 %29, 8
  %31 = load i32, ptr %10, align 4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  br label %37

36:                                               ; preds = %24
  br label %37

37:                                               ; preds = %36, %27
  %38 = phi i32 [ %35, %27 ], [ 0, %36 ]
  %39 = xor i32 %38, 909522486
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %41
  store i32 %39, ptr %42, align 4
  br label %43

43:                                               ; preds = %37
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %21

46:                                               ; preds = %21
  %47 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 0
  %48 = getelementptr inbounds [5 x i32], ptr %47, i64 0, i64 0
  call void @sha1_start(ptr noundef %48) #7
  %49 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 0
  %50 = getelementptr inbounds [5 x i32], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  call void @sha1_transform(ptr noundef %50, ptr noundef %51) #7
  store i32 0, ptr %11, align 4
  br label %52

52:                                               ; preds = %61, %46
  %53 = load i32, ptr %11, align 4
  %54 = icmp slt i32 %53, 16
  br i1 %54, label %55, label %64

55:                                               ; preds = %52
  %56 = load i32, ptr %11, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = xor i32 %59, 1785358954
  store i32 %60, ptr %58, align 4
  br label %61

61:                                               ; preds = %55
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %52

64:                                               ; preds = %52
  %65 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 1
  %66 = getelementptr inbounds [5 x i32], ptr %65, i64 0, i64 0
  call void @sha1_start(ptr noundef %66) #7
  %67 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 1
  %68 = getelementptr inbounds [5 x i32], ptr %67, i64 0, i64 0
  %69 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  call void @sha1_transform(ptr noundef %68, ptr noundef %69) #7
  store i32 0, ptr %12, align 4
  br label %70

70:                                               ; preds = %77, %64
  %71 = load i32, ptr %12, align 4
  %72 = icmp slt i32 %71, 16
  br i1 %72, label %73, label %80

73:                                               ; preds = %70
  %74 = load i32, ptr %12, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %75
  store i32 0, ptr %76, align 4
  br label %77

77:                                               ; preds = %73
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %12, align 4
  br label %70

80:                                               ; preds = %70
  store i32 0, ptr %13, align 4
  br label %81

81:                                               ; preds = %93, %80
  %82 = load i32, ptr %13, align 4
  %83 = icmp slt i32 %82, 4
  br i1 %83, label %84, label %96

84:                                               ; preds = %81
  %85 = load ptr addrspace(1), ptr %5, align 8
  %86 = load i32, ptr %13, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %85, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %91
  store i32 %89, ptr %92, align 4
  br label %93

93:                                               ; preds = %84
  %94 = load i32, ptr %13, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %13, align 4
  br label %81

96:                                               ; preds = %81
  %97 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 4
  store i32 1, ptr %97, align 4
  %98 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 5
  store i32 -2147483648, ptr %98, align 4
  %99 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 15
  store i32 672, ptr %99, align 4
  store i32 0, ptr %15, align 4
  br label %100

100:                                              ; preds = %112, %96
  %101 = load i32, ptr %15, align 4
  %102 = icmp slt i32 %101, 5
  br i1 %102, label %103, label %115

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 0
  %105 = load i32, ptr %15, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [5 x i32], ptr %104, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = load i32, ptr %15, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 %110
  store i32 %108, ptr %111, align 4
  br label %112

112:                                              ; preds = %103
  %113 = load i32, ptr %15, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %15, align 4
  br label %100

115:                                              ; preds = %100
  %116 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 0
  %117 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  call void @sha1_transform(ptr noundef %116, ptr noundef %117) #7
  store i32 0, ptr %16, align 4
  br label %118

118:                                              ; preds = %135, %115
  %119 = load i32, ptr %16, align 4
  %120 = icmp slt i32 %119, 16
  br i1 %120, label %121, label %138

121:                                              ; preds = %118
  %122 = load i32, ptr %16, align 4
  %123 = icmp slt i32 %122, 5
  br i1 %123, label %124, label %129

124:                                              ; preds = %121
  %125 = load i32, ptr %16, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4
  br label %130

129:                                              ; preds = %121
  br label %130

130:                                              ; preds = %129, %124
  %131 = phi i32 [ %128, %124 ], [ 0, %129 ]
  %132 = load i32, ptr %16, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %133
  store i32 %131, ptr %134, align 4
  br label %135

135:                                              ; preds = %130
  %136 = load i32, ptr %16, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %16, align 4
  br label %118

138:                                              ; preds = %118
  %139 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 5
  store i32 -2147483648, ptr %139, align 4
  %140 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 15
  store i32 672, ptr %140, align 4
  store i32 0, ptr %17, align 4
  br label %141

141:                                              ; preds = %153, %138
  %142 = load i32, ptr %17, align 4
  %143 = icmp slt i32 %142, 5
  br i1 %143, label %144, label %156

144:                                              ; preds = %141
  %145 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 1
  %146 = load i32, ptr %17, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [5 x i32], ptr %145, i64 0, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = load i32, ptr %17, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 %151
  store i32 %149, ptr %152, align 4
  br label %153

153:                                              ; preds = %144
  %154 = load i32, ptr %17, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %17, align 4
  br label %141

156:                                              ; preds = %141
  %157 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 0
  %158 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  call void @sha1_transform(ptr noundef %157, ptr noundef %158) #7
  store i32 0, ptr %18, align 4
  br label %159

159:                                              ; preds = %179, %156
  %160 = load i32, ptr %18, align 4
  %161 = icmp slt i32 %160, 5
  br i1 %161, label %162, label %182

162:                                              ; preds = %159
  %163 = load i32, ptr %18, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 2
  %168 = load i32, ptr %18, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [5 x i32], ptr %167, i64 0, i64 %169
  store i32 %166, ptr %170, align 4
  %171 = load i32, ptr %18, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [5 x i32], ptr %14, i64 0, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 3
  %176 = load i32, ptr %18, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [5 x i32], ptr %175, i64 0, i64 %177
  store i32 %174, ptr %178, align 4
  br label %179

179:                                              ; preds = %162
  %180 = load i32, ptr %18, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %18, align 4
  br label %159

182:                                              ; preds = %159
  %183 = load ptr addrspace(1), ptr %6, align 8
  %184 = load i32, ptr %7, align 4
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %183, i64 %185
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %186, ptr align 4 %8, i64 80, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pbkdf2_loop(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [5 x i32], align 4
  %7 = alloca [5 x i32], align 4
  %8 = alloca [5 x i32], align 4
  %9 = alloca [5 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %5, align 4
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %68, %2
  %17 = load i32, ptr %10, align 4
  %18 = icmp slt i32 %17, 5
  br i1 %18, label %19, label %71

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %20, i64 %22
  %24 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %23, i32 0, i32 0
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [5 x i32], ptr addrspace(1) %24, i64 0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 %30
  store i32 %28, ptr %31, align 4
  %32 = load ptr addrspace(1), ptr %3, align 8
  %33 = load i32, ptr %5, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %35, i32 0, i32 1
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [5 x i32], ptr addrspace(1) %36, i64 0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4
  %41 = load i32, ptr %10, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 %42
  store i32 %40, ptr %43, align 4
  %44 = load ptr addrspace(1), ptr %3, align 8
  %45 = load i32, ptr %5, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %44, i64 %46
  %48 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %47, i32 0, i32 2
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [5 x i32], ptr addrspace(1) %48, i64 0, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = load i32, ptr %10, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %54
  store i32 %52, ptr %55, align 4
  %56 = load ptr addrspace(1), ptr %3, align 8
  %57 = load i32, ptr %5, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %56, i64 %58
  %60 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %59, i32 0, i32 3
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [5 x i32], ptr addrspace(1) %60, i64 0, i64 %62
  %64 = load i32, ptr addrspace(1) %63, align 4
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  br label %68

68:                                               ; preds = %19
  %69 = load i32, ptr %10, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %10, align 4
  br label %16

71:                                               ; preds = %16
  store i32 0, ptr %11, align 4
  br label %72

72:                                               ; preds = %97, %71
  %73 = load i32, ptr %11, align 4
  %74 = load i32, ptr %4, align 4
  %75 = icmp ult i32 %73, %74
  br i1 %75, label %76, label %100

76:                                               ; preds = %72
  %77 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  %78 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 0
  %79 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 0
  call void @hmac_digest(ptr noundef %77, ptr noundef %78, ptr noundef %79) #7
  store i32 0, ptr %12, align 4
  br label %80

80:                                               ; preds = %93, %76
  %81 = load i32, ptr %12, align 4
  %82 = icmp slt i32 %81, 5
  br i1 %82, label %83, label %96

83:                                               ; preds = %80
  %84 = load i32, ptr %12, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %12, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = xor i32 %91, %87
  store i32 %92, ptr %90, align 4
  br label %93

93:                                               ; preds = %83
  %94 = load i32, ptr %12, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %12, align 4
  br label %80

96:                                               ; preds = %80
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %11, align 4
  %99 = add i32 %98, 1
  store i32 %99, ptr %11, align 4
  br label %72

100:                                              ; preds = %72
  store i32 0, ptr %13, align 4
  br label %101

101:                                              ; preds = %129, %100
  %102 = load i32, ptr %13, align 4
  %103 = icmp slt i32 %102, 5
  br i1 %103, label %104, label %132

104:                                              ; preds = %101
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = load ptr addrspace(1), ptr %3, align 8
  %110 = load i32, ptr %5, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %109, i64 %111
  %113 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %112, i32 0, i32 2
  %114 = load i32, ptr %13, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [5 x i32], ptr addrspace(1) %113, i64 0, i64 %115
  store i32 %108, ptr addrspace(1) %116, align 4
  %117 = load i32, ptr %13, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load ptr addrspace(1), ptr %3, align 8
  %122 = load i32, ptr %5, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %121, i64 %123
  %125 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %124, i32 0, i32 3
  %126 = load i32, ptr %13, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [5 x i32], ptr addrspace(1) %125, i64 0, i64 %127
  store i32 %120, ptr addrspace(1) %128, align 4
  br label %129

129:                                              ; preds = %104
  %130 = load i32, ptr %13, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %13, align 4
  br label %101

132:                                              ; preds = %101
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pbkdf2_comp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.pbkdf2_tmp, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %14, i64 %16
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %8, ptr addrspace(1) align 4 %17, i64 80, i1 false)
  store i32 0, ptr %9, align 4
  br label %18

18:                                               ; preds = %73, %3
  %19 = load i32, ptr %9, align 4
  %20 = icmp ult i32 %19, 3
  br i1 %20, label %21, label %76

21:                                               ; preds = %18
  store i8 1, ptr %10, align 1
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %46, %21
  %23 = load i32, ptr %11, align 4
  %24 = icmp slt i32 %23, 5
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = load i8, ptr %10, align 1
  %27 = trunc i8 %26 to i1
  br label %28

28:                                               ; preds = %25, %22
  %29 = phi i1 [ false, %22 ], [ %27, %25 ]
  br i1 %29, label %30, label %49

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 3
  %32 = load i32, ptr %11, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [5 x i32], ptr %31, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = mul i32 %37, 5
  %39 = load i32, ptr %11, align 4
  %40 = add i32 %38, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4
  %44 = icmp eq i32 %35, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %10, align 1
  br label %46

46:                                               ; preds = %30
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4
  br label %22

49:                                               ; preds = %28
  %50 = load i8, ptr %10, align 1
  %51 = trunc i8 %50 to i1
  br i1 %51, label %65, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr %8, i32 0, i32 3
  %54 = getelementptr inbounds [5 x i32], ptr %53, i64 0, i64 0
  %55 = load i32, ptr %54, align 4
  %56 = load ptr addrspace(1), ptr %5, align 8
  %57 = load i32, ptr %9, align 4
  %58 = mul i32 %57, 5
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4
  %62 = xor i32 %55, %61
  %63 = and i32 %62, 15
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %52, %49
  %66 = load ptr addrspace(1), ptr %6, align 8
  %67 = load i32, ptr %7, align 4
  %68 = mul i32 %67, 3
  %69 = load i32, ptr %9, align 4
  %70 = add i32 %68, %69
  %71 = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %66, i32 noundef %70) #7
  br label %72

72:                                               ; preds = %65, %52
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %9, align 4
  %75 = add i32 %74, 1
  store i32 %75, ptr %9, align 4
  br label %18

76:                                               ; preds = %18
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @sha1_start(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  store i32 1732584193, ptr %4, align 4
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 -271733879, ptr %6, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i32, ptr %7, i64 2
  store i32 -1732584194, ptr %8, align 4
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i32, ptr %9, i64 3
  store i32 271733878, ptr %10, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i32, ptr %11, i64 4
  store i32 -1009589776, ptr %12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @sha1_transform(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %5, ptr addrspace(4) align 4 @__const.sha1_transform.k, i64 16, i1 false)
  store i32 0, ptr %7, align 4
  br label %17

17:                                               ; preds = %29, %2
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 16
  br i1 %19, label %20, label %32

20:                                               ; preds = %17
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %27
  store i32 %25, ptr %28, align 4
  br label %29

29:                                               ; preds = %20
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %17

32:                                               ; preds = %17
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 0
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %8, align 4
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 1
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %9, align 4
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 2
  %41 = load i32, ptr %40, align 4
  store i32 %41, ptr %10, align 4
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 3
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %11, align 4
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds i32, ptr %45, i64 4
  %47 = load i32, ptr %46, align 4
  store i32 %47, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %48

48:                                               ; preds = %126, %32
  %49 = load i32, ptr %13, align 4
  %50 = icmp slt i32 %49, 4
  br i1 %50, label %51, label %129

51:                                               ; preds = %48
  store i32 0, ptr %14, align 4
  br label %52

52:                                               ; preds = %122, %51
  %53 = load i32, ptr %14, align 4
  %54 = icmp slt i32 %53, 20
  br i1 %54, label %55, label %125

55:                                               ; preds = %52
  %56 = load i32, ptr %13, align 4
  %57 = mul nsw i32 %56, 20
  %58 = load i32, ptr %14, align 4
  %59 = add nsw i32 %57, %58
  store i32 %59, ptr %15, align 4
  %60 = load i32, ptr %15, align 4
  %61 = icmp sge i32 %60, 16
  br i1 %61, label %62, label %94

62:                                               ; preds = %55
  %63 = load i32, ptr %15, align 4
  %64 = add nsw i32 %63, 13
  %65 = and i32 %64, 15
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr %15, align 4
  %70 = add nsw i32 %69, 8
  %71 = and i32 %70, 15
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = xor i32 %68, %74
  %76 = load i32, ptr %15, align 4
  %77 = add nsw i32 %76, 2
  %78 = and i32 %77, 15
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = xor i32 %75, %81
  %83 = load i32, ptr %15, align 4
  %84 = and i32 %83, 15
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = xor i32 %82, %87
  %89 = call i32 @_Z6rotatejj(i32 noundef %88, i32 noundef 1) #8
  %90 = load i32, ptr %15, align 4
  %91 = and i32 %90, 15
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %92
  store i32 %89, ptr %93, align 4
  br label %94

94:                                               ; preds = %62, %55
  %95 = load i32, ptr %8, align 4
  %96 = call i32 @_Z6rotatejj(i32 noundef %95, i32 noundef 5) #8
  %97 = load i32, ptr %13, align 4
  %98 = load i32, ptr %9, align 4
  %99 = load i32, ptr %10, align 4
  %100 = load i32, ptr %11, align 4
  %101 = call i32 @f_of(i32 noundef %97, i32 noundef %98, i32 noundef %99, i32 noundef %100) #7
  %102 = add i32 %96, %101
  %103 = load i32, ptr %12, align 4
  %104 = add i32 %102, %103
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = add i32 %104, %108
  %110 = load i32, ptr %15, align 4
  %111 = and i32 %110, 15
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = add i32 %109, %114
  store i32 %115, ptr %16, align 4
  %116 = load i32, ptr %11, align 4
  store i32 %116, ptr %12, align 4
  %117 = load i32, ptr %10, align 4
  store i32 %117, ptr %11, align 4
  %118 = load i32, ptr %9, align 4
  %119 = call i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 30) #8
  store i32 %119, ptr %10, align 4
  %120 = load i32, ptr %8, align 4
  store i32 %120, ptr %9, align 4
  %121 = load i32, ptr %16, align 4
  store i32 %121, ptr %8, align 4
  br label %122

122:                                              ; preds = %94
  %123 = load i32, ptr %14, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %14, align 4
  br label %52, !llvm.loop !20

125:                                              ; preds = %52
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %13, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %13, align 4
  br label %48, !llvm.loop !22

129:                                              ; preds = %48
  %130 = load i32, ptr %8, align 4
  %131 = load ptr, ptr %3, align 8
  %132 = getelementptr inbounds i32, ptr %131, i64 0
  %133 = load i32, ptr %132, align 4
  %134 = add i32 %133, %130
  store i32 %134, ptr %132, align 4
  %135 = load i32, ptr %9, align 4
  %136 = load ptr, ptr %3, align 8
  %137 = getelementptr inbounds i32, ptr %136, i64 1
  %138 = load i32, ptr %137, align 4
  %139 = add i32 %138, %135
  store i32 %139, ptr %137, align 4
  %140 = load i32, ptr %10, align 4
  %141 = load ptr, ptr %3, align 8
  %142 = getelementptr inbounds i32, ptr %141, i64 2
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %140
  store i32 %144, ptr %142, align 4
  %145 = load i32, ptr %11, align 4
  %146 = load ptr, ptr %3, align 8
  %147 = getelementptr inbounds i32, ptr %146, i64 3
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %148, %145
  store i32 %149, ptr %147, align 4
  %150 = load i32, ptr %12, align 4
  %151 = load ptr, ptr %3, align 8
  %152 = getelementptr inbounds i32, ptr %151, i64 4
  %153 = load i32, ptr %152, align 4
  %154 = add i32 %153, %150
  store i32 %154, ptr %152, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @f_of(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %4
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = call i32 @_Z9bitselectjjj(i32 noundef %12, i32 noundef %13, i32 noundef %14) #8
  br label %34

16:                                               ; preds = %4
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %8, align 4
  %24 = xor i32 %22, %23
  %25 = call i32 @_Z9bitselectjjj(i32 noundef %20, i32 noundef %21, i32 noundef %24) #8
  br label %32

26:                                               ; preds = %16
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %7, align 4
  %29 = xor i32 %27, %28
  %30 = load i32, ptr %8, align 4
  %31 = xor i32 %29, %30
  br label %32

32:                                               ; preds = %26, %19
  %33 = phi i32 [ %25, %19 ], [ %31, %26 ]
  br label %34

34:                                               ; preds = %32, %11
  %35 = phi i32 [ %15, %11 ], [ %33, %32 ]
  ret i32 %35
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @hmac_digest(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [16 x i32], align 4
  %8 = alloca [5 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %83, %3
  %14 = load i32, ptr %9, align 4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %16, label %86

16:                                               ; preds = %13
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %48, %16
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %18, 5
  br i1 %19, label %20, label %51

20:                                               ; preds = %17
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %10, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %27
  store i32 %25, ptr %28, align 4
  %29 = load i32, ptr %9, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %37

31:                                               ; preds = %20
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  br label %43

37:                                               ; preds = %20
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4
  br label %43

43:                                               ; preds = %37, %31
  %44 = phi i32 [ %36, %31 ], [ %42, %37 ]
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %46
  store i32 %44, ptr %47, align 4
  br label %48

48:                                               ; preds = %43
  %49 = load i32, ptr %10, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %10, align 4
  br label %17

51:                                               ; preds = %17
  %52 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  store i32 -2147483648, ptr %52, align 4
  store i32 6, ptr %11, align 4
  br label %53

53:                                               ; preds = %60, %51
  %54 = load i32, ptr %11, align 4
  %55 = icmp slt i32 %54, 15
  br i1 %55, label %56, label %63

56:                                               ; preds = %53
  %57 = load i32, ptr %11, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %58
  store i32 0, ptr %59, align 4
  br label %60

60:                                               ; preds = %56
  %61 = load i32, ptr %11, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4
  br label %53

63:                                               ; preds = %53
  %64 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  store i32 672, ptr %64, align 4
  %65 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 0
  %66 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  call void @sha1_transform(ptr noundef %65, ptr noundef %66) #7
  store i32 0, ptr %12, align 4
  br label %67

67:                                               ; preds = %79, %63
  %68 = load i32, ptr %12, align 4
  %69 = icmp slt i32 %68, 5
  br i1 %69, label %70, label %82

70:                                               ; preds = %67
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %12, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  store i32 %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %70
  %80 = load i32, ptr %12, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %12, align 4
  br label %67

82:                                               ; preds = %67
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %9, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %9, align 4
  br label %13

86:                                               ; preds = %13
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #5 {
  %3 = atomicrmw umin ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = xor i32 %1, %0
  %5 = and i32 %2, %4
  %6 = xor i32 %5, %0
  ret i32 %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"pbkdf2_tmp*"}
!13 = !{!"const", !"const", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"pbkdf2_tmp*", !"uint"}
!17 = !{!"", !""}
!18 = !{!"pbkdf2_tmp*", !"uint*", !"uint*"}
!19 = !{!"const", !"const", !"volatile"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.enable"}
!22 = distinct !{!22, !21}
