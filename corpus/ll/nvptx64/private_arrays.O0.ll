; ModuleID = 'corpus/opencl/private_arrays.cl'
source_filename = "corpus/opencl/private_arrays.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @heap_select(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %123, %3
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %126

21:                                               ; preds = %17
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %6, align 4
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %10, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  store i32 %30, ptr %11, align 4
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %31, 8
  br i1 %32, label %33, label %68

33:                                               ; preds = %21
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %9, align 4
  store i32 %34, ptr %12, align 4
  br label %36

36:                                               ; preds = %50, %33
  %37 = load i32, ptr %12, align 4
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %36
  %40 = load i32, ptr %12, align 4
  %41 = sub nsw i32 %40, 1
  %42 = sdiv i32 %41, 2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = load i32, ptr %11, align 4
  %47 = icmp sgt i32 %45, %46
  br label %48

48:                                               ; preds = %39, %36
  %49 = phi i1 [ false, %36 ], [ %47, %39 ]
  br i1 %49, label %50, label %63

50:                                               ; preds = %48
  %51 = load i32, ptr %12, align 4
  %52 = sub nsw i32 %51, 1
  %53 = sdiv i32 %52, 2
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %12, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  %60 = load i32, ptr %12, align 4
  %61 = sub nsw i32 %60, 1
  %62 = sdiv i32 %61, 2
  store i32 %62, ptr %12, align 4
  br label %36

63:                                               ; preds = %48
  %64 = load i32, ptr %11, align 4
  %65 = load i32, ptr %12, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  br label %122

68:                                               ; preds = %21
  %69 = load i32, ptr %11, align 4
  %70 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %71 = load i32, ptr %70, align 4
  %72 = icmp sgt i32 %69, %71
  br i1 %72, label %73, label %121

73:                                               ; preds = %68
  store i32 0, ptr %12, align 4
  br label %74

74:                                               ; preds = %107, %73
  %75 = load i32, ptr %12, align 4
  %76 = mul nsw i32 2, %75
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %13, align 4
  %78 = load i32, ptr %13, align 4
  %79 = icmp sge i32 %78, 8
  br i1 %79, label %80, label %81

80:                                               ; preds = %74
  br label %116

81:                                               ; preds = %74
  %82 = load i32, ptr %13, align 4
  %83 = add nsw i32 %82, 1
  %84 = icmp slt i32 %83, 8
  br i1 %84, label %85, label %99

85:                                               ; preds = %81
  %86 = load i32, ptr %13, align 4
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = load i32, ptr %13, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = icmp slt i32 %90, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %85
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %13, align 4
  br label %99

99:                                               ; preds = %96, %85, %81
  %100 = load i32, ptr %13, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = load i32, ptr %11, align 4
  %105 = icmp sge i32 %103, %104
  br i1 %105, label %106, label %107

106:                                              ; preds = %99
  br label %116

107:                                              ; preds = %99
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = load i32, ptr %12, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %113
  store i32 %111, ptr %114, align 4
  %115 = load i32, ptr %13, align 4
  store i32 %115, ptr %12, align 4
  br label %74

116:                                              ; preds = %106, %80
  %117 = load i32, ptr %11, align 4
  %118 = load i32, ptr %12, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %119
  store i32 %117, ptr %120, align 4
  br label %121

121:                                              ; preds = %116, %68
  br label %122

122:                                              ; preds = %121, %63
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %10, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %10, align 4
  br label %17

126:                                              ; preds = %17
  store i32 0, ptr %14, align 4
  br label %127

127:                                              ; preds = %142, %126
  %128 = load i32, ptr %14, align 4
  %129 = icmp slt i32 %128, 8
  br i1 %129, label %130, label %145

130:                                              ; preds = %127
  %131 = load i32, ptr %14, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = load ptr addrspace(1), ptr %5, align 8
  %136 = load i32, ptr %7, align 4
  %137 = mul nsw i32 %136, 8
  %138 = load i32, ptr %14, align 4
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr addrspace(1) %135, i64 %140
  store i32 %134, ptr addrspace(1) %141, align 4
  br label %142

142:                                              ; preds = %130
  %143 = load i32, ptr %14, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %14, align 4
  br label %127

145:                                              ; preds = %127
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @permutations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  call void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 1 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [7 x i8], align 1
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
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %27 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %9, align 4
  store i32 127, ptr %11, align 4
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %8, align 4
  %31 = mul nsw i32 %29, %30
  %32 = srem i32 %31, 720
  store i32 %32, ptr %12, align 4
  store i32 720, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %33

33:                                               ; preds = %80, %4
  %34 = load i32, ptr %14, align 4
  %35 = icmp slt i32 %34, 7
  br i1 %35, label %36, label %83

36:                                               ; preds = %33
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = udiv i32 %37, %38
  store i32 %39, ptr %15, align 4
  %40 = load i32, ptr %13, align 4
  %41 = load i32, ptr %12, align 4
  %42 = urem i32 %41, %40
  store i32 %42, ptr %12, align 4
  %43 = load i32, ptr %14, align 4
  %44 = icmp slt i32 %43, 6
  br i1 %44, label %45, label %50

45:                                               ; preds = %36
  %46 = load i32, ptr %14, align 4
  %47 = sub nsw i32 6, %46
  %48 = load i32, ptr %13, align 4
  %49 = udiv i32 %48, %47
  store i32 %49, ptr %13, align 4
  br label %50

50:                                               ; preds = %45, %36
  %51 = load i32, ptr %11, align 4
  store i32 %51, ptr %16, align 4
  br label %52

52:                                               ; preds = %74, %50
  %53 = load i32, ptr %15, align 4
  %54 = add i32 %53, -1
  store i32 %54, ptr %15, align 4
  %55 = icmp eq i32 %53, 0
  br i1 %55, label %56, label %73

56:                                               ; preds = %52
  %57 = load i32, ptr %16, align 4
  %58 = call i32 @_Z3ctzj(i32 noundef %57) #6
  %59 = trunc i32 %58 to i8
  %60 = load i32, ptr %14, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %61
  store i8 %59, ptr %62, align 1
  %63 = load i32, ptr %14, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = and i32 %67, 31
  %69 = shl i32 1, %68
  %70 = xor i32 %69, -1
  %71 = load i32, ptr %11, align 4
  %72 = and i32 %71, %70
  store i32 %72, ptr %11, align 4
  br label %79

73:                                               ; preds = %52
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %16, align 4
  %76 = sub i32 %75, 1
  %77 = load i32, ptr %16, align 4
  %78 = and i32 %77, %76
  store i32 %78, ptr %16, align 4
  br label %52

79:                                               ; preds = %56
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %14, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %14, align 4
  br label %33

83:                                               ; preds = %33
  store i32 2147483647, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %84

84:                                               ; preds = %227, %83
  %85 = load i32, ptr %18, align 4
  %86 = load i32, ptr %8, align 4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %230

88:                                               ; preds = %84
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %89

89:                                               ; preds = %113, %88
  %90 = load i32, ptr %20, align 4
  %91 = icmp slt i32 %90, 7
  br i1 %91, label %92, label %116

92:                                               ; preds = %89
  %93 = load ptr addrspace(1), ptr %5, align 8
  %94 = load i32, ptr %20, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  %99 = mul nsw i32 %98, 7
  %100 = load i32, ptr %20, align 4
  %101 = add nsw i32 %100, 1
  %102 = srem i32 %101, 7
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = add nsw i32 %99, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr addrspace(1) %93, i64 %108
  %110 = load i32, ptr addrspace(1) %109, align 4
  %111 = load i32, ptr %19, align 4
  %112 = add nsw i32 %111, %110
  store i32 %112, ptr %19, align 4
  br label %113

113:                                              ; preds = %92
  %114 = load i32, ptr %20, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %20, align 4
  br label %89

116:                                              ; preds = %89
  %117 = load i32, ptr %19, align 4
  %118 = load i32, ptr %17, align 4
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %141

120:                                              ; preds = %116
  %121 = load i32, ptr %19, align 4
  store i32 %121, ptr %17, align 4
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %137, %120
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 7
  br i1 %124, label %125, label %140

125:                                              ; preds = %122
  %126 = load i32, ptr %21, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %127
  %129 = load i8, ptr %128, align 1
  %130 = load ptr addrspace(1), ptr %7, align 8
  %131 = load i32, ptr %9, align 4
  %132 = mul nsw i32 %131, 7
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %132, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr addrspace(1) %130, i64 %135
  store i8 %129, ptr addrspace(1) %136, align 1
  br label %137

137:                                              ; preds = %125
  %138 = load i32, ptr %21, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %21, align 4
  br label %122

140:                                              ; preds = %122
  br label %141

141:                                              ; preds = %140, %116
  store i32 5, ptr %22, align 4
  br label %142

142:                                              ; preds = %160, %141
  %143 = load i32, ptr %22, align 4
  %144 = icmp sge i32 %143, 0
  br i1 %144, label %145, label %158

145:                                              ; preds = %142
  %146 = load i32, ptr %22, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %147
  %149 = load i8, ptr %148, align 1
  %150 = zext i8 %149 to i32
  %151 = load i32, ptr %22, align 4
  %152 = add nsw i32 %151, 1
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = icmp sgt i32 %150, %156
  br label %158

158:                                              ; preds = %145, %142
  %159 = phi i1 [ false, %142 ], [ %157, %145 ]
  br i1 %159, label %160, label %163

160:                                              ; preds = %158
  %161 = load i32, ptr %22, align 4
  %162 = add nsw i32 %161, -1
  store i32 %162, ptr %22, align 4
  br label %142

163:                                              ; preds = %158
  %164 = load i32, ptr %22, align 4
  %165 = icmp slt i32 %164, 0
  br i1 %165, label %166, label %167

166:                                              ; preds = %163
  br label %230

167:                                              ; preds = %163
  store i32 6, ptr %23, align 4
  br label %168

168:                                              ; preds = %180, %167
  %169 = load i32, ptr %23, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %170
  %172 = load i8, ptr %171, align 1
  %173 = zext i8 %172 to i32
  %174 = load i32, ptr %22, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %175
  %177 = load i8, ptr %176, align 1
  %178 = zext i8 %177 to i32
  %179 = icmp slt i32 %173, %178
  br i1 %179, label %180, label %183

180:                                              ; preds = %168
  %181 = load i32, ptr %23, align 4
  %182 = add nsw i32 %181, -1
  store i32 %182, ptr %23, align 4
  br label %168

183:                                              ; preds = %168
  %184 = load i32, ptr %22, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %185
  %187 = load i8, ptr %186, align 1
  store i8 %187, ptr %24, align 1
  %188 = load i32, ptr %23, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %189
  %191 = load i8, ptr %190, align 1
  %192 = load i32, ptr %22, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %193
  store i8 %191, ptr %194, align 1
  %195 = load i8, ptr %24, align 1
  %196 = load i32, ptr %23, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %197
  store i8 %195, ptr %198, align 1
  %199 = load i32, ptr %22, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %25, align 4
  store i32 6, ptr %26, align 4
  br label %201

201:                                              ; preds = %221, %183
  %202 = load i32, ptr %25, align 4
  %203 = load i32, ptr %26, align 4
  %204 = icmp slt i32 %202, %203
  br i1 %204, label %205, label %226

205:                                              ; preds = %201
  %206 = load i32, ptr %25, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %207
  %209 = load i8, ptr %208, align 1
  store i8 %209, ptr %24, align 1
  %210 = load i32, ptr %26, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %211
  %213 = load i8, ptr %212, align 1
  %214 = load i32, ptr %25, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %215
  store i8 %213, ptr %216, align 1
  %217 = load i8, ptr %24, align 1
  %218 = load i32, ptr %26, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [7 x i8], ptr %10, i64 0, i64 %219
  store i8 %217, ptr %220, align 1
  br label %221

221:                                              ; preds = %205
  %222 = load i32, ptr %25, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %25, align 4
  %224 = load i32, ptr %26, align 4
  %225 = add nsw i32 %224, -1
  store i32 %225, ptr %26, align 4
  br label %201

226:                                              ; preds = %201
  br label %227

227:                                              ; preds = %226
  %228 = load i32, ptr %18, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %18, align 4
  br label %84

230:                                              ; preds = %166, %84
  %231 = load i32, ptr %17, align 4
  %232 = load ptr addrspace(1), ptr %6, align 8
  %233 = load i32, ptr %9, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds i32, ptr addrspace(1) %232, i64 %234
  store i32 %231, ptr addrspace(1) %235, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [64 x i32], align 4
  %9 = alloca [64 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %26, %3
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 64
  br i1 %21, label %22, label %29

22:                                               ; preds = %19
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x i8], ptr %9, i64 0, i64 %24
  store i8 0, ptr %25, align 1
  br label %26

26:                                               ; preds = %22
  %27 = load i32, ptr %10, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %10, align 4
  br label %19

29:                                               ; preds = %19
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %30

30:                                               ; preds = %100, %29
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %6, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %103

34:                                               ; preds = %30
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %7, align 4
  %37 = load i32, ptr %6, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4
  store i32 %43, ptr %14, align 4
  %44 = load i32, ptr %14, align 4
  %45 = mul i32 %44, -1640531535
  %46 = lshr i32 %45, 26
  store i32 %46, ptr %15, align 4
  br label %47

47:                                               ; preds = %63, %34
  %48 = load i32, ptr %15, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %61

54:                                               ; preds = %47
  %55 = load i32, ptr %15, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [64 x i32], ptr %8, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %14, align 4
  %60 = icmp ne i32 %58, %59
  br label %61

61:                                               ; preds = %54, %47
  %62 = phi i1 [ false, %47 ], [ %60, %54 ]
  br i1 %62, label %63, label %67

63:                                               ; preds = %61
  %64 = load i32, ptr %15, align 4
  %65 = add i32 %64, 1
  %66 = and i32 %65, 63
  store i32 %66, ptr %15, align 4
  br label %47

67:                                               ; preds = %61
  %68 = load i32, ptr %15, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %69
  %71 = load i8, ptr %70, align 1
  %72 = icmp ne i8 %71, 0
  br i1 %72, label %80, label %73

73:                                               ; preds = %67
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %15, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw [64 x i32], ptr %8, i64 0, i64 %76
  store i32 %74, ptr %77, align 4
  %78 = load i32, ptr %11, align 4
  %79 = add i32 %78, 1
  store i32 %79, ptr %11, align 4
  br label %80

80:                                               ; preds = %73, %67
  %81 = load i32, ptr %15, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %82
  %84 = load i8, ptr %83, align 1
  %85 = add i8 %84, 1
  store i8 %85, ptr %83, align 1
  %86 = load i32, ptr %12, align 4
  %87 = load i32, ptr %15, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [64 x i8], ptr %9, i64 0, i64 %88
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = shl i32 %91, 16
  %93 = load i32, ptr %15, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [64 x i32], ptr %8, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = xor i32 %96, 65535
  %98 = or i32 %92, %97
  %99 = call i32 @_Z3maxjj(i32 noundef %86, i32 noundef %98) #6
  store i32 %99, ptr %12, align 4
  br label %100

100:                                              ; preds = %80
  %101 = load i32, ptr %13, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %13, align 4
  br label %30

103:                                              ; preds = %30
  %104 = load i32, ptr %11, align 4
  %105 = insertelement <2 x i32> poison, i32 %104, i32 0
  %106 = load i32, ptr %12, align 4
  %107 = insertelement <2 x i32> %105, i32 %106, i32 1
  store <2 x i32> %107, ptr %16, align 8
  %108 = load <2 x i32>, ptr %16, align 8
  %109 = load ptr addrspace(1), ptr %5, align 8
  %110 = load i32, ptr %7, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %109, i64 %111
  store <2 x i32> %108, ptr addrspace(1) %112, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @shunting_yard(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [16 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %5, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %160, %2
  %18 = load i32, ptr %10, align 4
  %19 = icmp sle i32 %18, 15
  br i1 %19, label %20, label %163

20:                                               ; preds = %17
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = mul nsw i32 %22, 16
  %24 = load i32, ptr %10, align 4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspace(1) %21, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  store i8 %28, ptr %11, align 1
  %29 = load i32, ptr %10, align 4
  %30 = and i32 %29, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %44

32:                                               ; preds = %20
  %33 = load i8, ptr %11, align 1
  %34 = zext i8 %33 to i32
  %35 = add nsw i32 %34, 1
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %8, align 4
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %38
  store i32 %35, ptr %39, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp slt i32 %40, 14
  br i1 %41, label %42, label %43

42:                                               ; preds = %32
  br label %160

43:                                               ; preds = %32
  br label %44

44:                                               ; preds = %43, %20
  %45 = load i32, ptr %10, align 4
  %46 = icmp sge i32 %45, 14
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  br label %52

48:                                               ; preds = %44
  %49 = load i8, ptr %11, align 1
  %50 = zext i8 %49 to i32
  %51 = sdiv i32 %50, 2
  br label %52

52:                                               ; preds = %48, %47
  %53 = phi i32 [ -1, %47 ], [ %51, %48 ]
  store i32 %53, ptr %12, align 4
  br label %54

54:                                               ; preds = %149, %52
  %55 = load i32, ptr %9, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %67

57:                                               ; preds = %54
  %58 = load i32, ptr %9, align 4
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = sdiv i32 %63, 2
  %65 = load i32, ptr %12, align 4
  %66 = icmp sge i32 %64, %65
  br label %67

67:                                               ; preds = %57, %54
  %68 = phi i1 [ false, %54 ], [ %66, %57 ]
  br i1 %68, label %69, label %150

69:                                               ; preds = %67
  %70 = load i32, ptr %8, align 4
  %71 = add nsw i32 %70, -1
  store i32 %71, ptr %8, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %13, align 4
  %75 = load i32, ptr %8, align 4
  %76 = sub nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  store i32 %79, ptr %14, align 4
  %80 = load i32, ptr %9, align 4
  %81 = add nsw i32 %80, -1
  store i32 %81, ptr %9, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %82
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i32
  switch i32 %85, label %141 [
    i32 0, label %86
    i32 1, label %94
    i32 2, label %102
    i32 3, label %111
    i32 4, label %126
  ]

86:                                               ; preds = %69
  %87 = load i32, ptr %14, align 4
  %88 = load i32, ptr %13, align 4
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %8, align 4
  %91 = sub nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %92
  store i32 %89, ptr %93, align 4
  br label %149

94:                                               ; preds = %69
  %95 = load i32, ptr %14, align 4
  %96 = load i32, ptr %13, align 4
  %97 = sub nsw i32 %95, %96
  %98 = load i32, ptr %8, align 4
  %99 = sub nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %100
  store i32 %97, ptr %101, align 4
  br label %149

102:                                              ; preds = %69
  %103 = load i32, ptr %14, align 4
  %104 = load i32, ptr %13, align 4
  %105 = mul nsw i32 %103, %104
  %106 = srem i32 %105, 10007
  %107 = load i32, ptr %8, align 4
  %108 = sub nsw i32 %107, 1
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %109
  store i32 %106, ptr %110, align 4
  br label %149

111:                                              ; preds = %69
  %112 = load i32, ptr %13, align 4
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %118

114:                                              ; preds = %111
  %115 = load i32, ptr %14, align 4
  %116 = load i32, ptr %13, align 4
  %117 = sdiv i32 %115, %116
  br label %120

118:                                              ; preds = %111
  %119 = load i32, ptr %14, align 4
  br label %120

120:                                              ; preds = %118, %114
  %121 = phi i32 [ %117, %114 ], [ %119, %118 ]
  %122 = load i32, ptr %8, align 4
  %123 = sub nsw i32 %122, 1
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %124
  store i32 %121, ptr %125, align 4
  br label %149

126:                                              ; preds = %69
  %127 = load i32, ptr %13, align 4
  %128 = icmp ne i32 %127, 0
  br i1 %128, label %129, label %133

129:                                              ; preds = %126
  %130 = load i32, ptr %14, align 4
  %131 = load i32, ptr %13, align 4
  %132 = srem i32 %130, %131
  br label %135

133:                                              ; preds = %126
  %134 = load i32, ptr %13, align 4
  br label %135

135:                                              ; preds = %133, %129
  %136 = phi i32 [ %132, %129 ], [ %134, %133 ]
  %137 = load i32, ptr %8, align 4
  %138 = sub nsw i32 %137, 1
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %139
  store i32 %136, ptr %140, align 4
  br label %149

141:                                              ; preds = %69
  %142 = load i32, ptr %14, align 4
  %143 = load i32, ptr %13, align 4
  %144 = and i32 %142, %143
  %145 = load i32, ptr %8, align 4
  %146 = sub nsw i32 %145, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %147
  store i32 %144, ptr %148, align 4
  br label %149

149:                                              ; preds = %141, %135, %120, %102, %94, %86
  br label %54

150:                                              ; preds = %67
  %151 = load i32, ptr %10, align 4
  %152 = icmp sge i32 %151, 14
  br i1 %152, label %153, label %154

153:                                              ; preds = %150
  br label %163

154:                                              ; preds = %150
  %155 = load i8, ptr %11, align 1
  %156 = load i32, ptr %9, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %9, align 4
  %158 = sext i32 %156 to i64
  %159 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %158
  store i8 %155, ptr %159, align 1
  br label %160

160:                                              ; preds = %154, %42
  %161 = load i32, ptr %10, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %10, align 4
  br label %17

163:                                              ; preds = %153, %17
  %164 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  %165 = load i32, ptr %164, align 4
  %166 = load ptr addrspace(1), ptr %4, align 8
  %167 = load i32, ptr %5, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr addrspace(1) %166, i64 %168
  store i32 %165, ptr addrspace(1) %169, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bfs_grid(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca [64 x i8], align 1
  %8 = alloca [64 x i8], align 1
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
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %5, align 4
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr addrspace(1) %21, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %27, 1
  %29 = and i32 %28, 7
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr addrspace(1) %26, i64 %30
  %32 = load i64, ptr addrspace(1) %31, align 8
  %33 = and i64 %25, %32
  %34 = and i64 %33, 9223372036854775806
  %35 = xor i64 %34, -1
  store i64 %35, ptr %6, align 8
  store i32 0, ptr %9, align 4
  br label %36

36:                                               ; preds = %43, %2
  %37 = load i32, ptr %9, align 4
  %38 = icmp slt i32 %37, 64
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 %41
  store i8 -1, ptr %42, align 1
  br label %43

43:                                               ; preds = %39
  %44 = load i32, ptr %9, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %9, align 4
  br label %36

46:                                               ; preds = %36
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %47 = load i32, ptr %11, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %11, align 4
  %49 = zext i32 %47 to i64
  %50 = getelementptr inbounds nuw [64 x i8], ptr %7, i64 0, i64 %49
  store i8 0, ptr %50, align 1
  %51 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 0
  store i8 0, ptr %51, align 1
  br label %52

52:                                               ; preds = %143, %46
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %11, align 4
  %55 = icmp ne i32 %53, %54
  br i1 %55, label %56, label %144

56:                                               ; preds = %52
  %57 = load i32, ptr %10, align 4
  %58 = add i32 %57, 1
  store i32 %58, ptr %10, align 4
  %59 = and i32 %57, 63
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [64 x i8], ptr %7, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  store i32 %63, ptr %12, align 4
  %64 = load i32, ptr %12, align 4
  %65 = and i32 %64, 7
  store i32 %65, ptr %13, align 4
  %66 = load i32, ptr %12, align 4
  %67 = ashr i32 %66, 3
  store i32 %67, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %68

68:                                               ; preds = %140, %56
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %69, 4
  br i1 %70, label %71, label %143

71:                                               ; preds = %68
  %72 = load i32, ptr %13, align 4
  %73 = load i32, ptr %15, align 4
  %74 = icmp eq i32 %73, 0
  %75 = zext i1 %74 to i32
  %76 = add nsw i32 %72, %75
  %77 = load i32, ptr %15, align 4
  %78 = icmp eq i32 %77, 1
  %79 = zext i1 %78 to i32
  %80 = sub nsw i32 %76, %79
  store i32 %80, ptr %16, align 4
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %15, align 4
  %83 = icmp eq i32 %82, 2
  %84 = zext i1 %83 to i32
  %85 = add nsw i32 %81, %84
  %86 = load i32, ptr %15, align 4
  %87 = icmp eq i32 %86, 3
  %88 = zext i1 %87 to i32
  %89 = sub nsw i32 %85, %88
  store i32 %89, ptr %17, align 4
  %90 = load i32, ptr %16, align 4
  %91 = icmp slt i32 %90, 0
  br i1 %91, label %101, label %92

92:                                               ; preds = %71
  %93 = load i32, ptr %17, align 4
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %101, label %95

95:                                               ; preds = %92
  %96 = load i32, ptr %16, align 4
  %97 = icmp sgt i32 %96, 7
  br i1 %97, label %101, label %98

98:                                               ; preds = %95
  %99 = load i32, ptr %17, align 4
  %100 = icmp sgt i32 %99, 7
  br i1 %100, label %101, label %102

101:                                              ; preds = %98, %95, %92, %71
  br label %140

102:                                              ; preds = %98
  %103 = load i32, ptr %17, align 4
  %104 = mul nsw i32 %103, 8
  %105 = load i32, ptr %16, align 4
  %106 = add nsw i32 %104, %105
  store i32 %106, ptr %18, align 4
  %107 = load i64, ptr %6, align 8
  %108 = load i32, ptr %18, align 4
  %109 = zext i32 %108 to i64
  %110 = and i64 %109, 63
  %111 = lshr i64 %107, %110
  %112 = and i64 %111, 1
  %113 = icmp ne i64 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %102
  %115 = load i32, ptr %18, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 %116
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = icmp ne i32 %119, 255
  br i1 %120, label %121, label %122

121:                                              ; preds = %114, %102
  br label %140

122:                                              ; preds = %114
  %123 = load i32, ptr %12, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 %124
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = add nsw i32 %127, 1
  %129 = trunc i32 %128 to i8
  %130 = load i32, ptr %18, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 %131
  store i8 %129, ptr %132, align 1
  %133 = load i32, ptr %18, align 4
  %134 = trunc i32 %133 to i8
  %135 = load i32, ptr %11, align 4
  %136 = add i32 %135, 1
  store i32 %136, ptr %11, align 4
  %137 = and i32 %135, 63
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [64 x i8], ptr %7, i64 0, i64 %138
  store i8 %134, ptr %139, align 1
  br label %140

140:                                              ; preds = %122, %121, %101
  %141 = load i32, ptr %15, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %15, align 4
  br label %68

143:                                              ; preds = %68
  br label %52

144:                                              ; preds = %52
  %145 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 63
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i32
  %148 = load ptr addrspace(1), ptr %4, align 8
  %149 = load i32, ptr %5, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr addrspace(1) %148, i64 %150
  store i32 %147, ptr addrspace(1) %151, align 4
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
define internal range(i32 0, 33) i32 @_Z3ctzj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.umax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"int*", !"uchar*", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = !{!"uint*", !"uint2*", !"int"}
!19 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"int"}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"uchar*", !"int*"}
!23 = !{!"const", !""}
!24 = !{!"ulong*", !"int*"}
