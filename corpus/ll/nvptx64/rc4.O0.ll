; ModuleID = 'corpus/opencl/rc4.cl'
source_filename = "corpus/opencl/rc4.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rc4_local.s = internal addrspace(3) global [2048 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rc4_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [256 x i8], align 1
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %30, %4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 256
  br i1 %23, label %24, label %33

24:                                               ; preds = %21
  %25 = load i32, ptr %11, align 4
  %26 = trunc i32 %25 to i8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 %28
  store i8 %26, ptr %29, align 1
  br label %30

30:                                               ; preds = %24
  %31 = load i32, ptr %11, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %11, align 4
  br label %21

33:                                               ; preds = %21
  store i8 0, ptr %12, align 1
  store i32 0, ptr %13, align 4
  br label %34

34:                                               ; preds = %75, %33
  %35 = load i32, ptr %13, align 4
  %36 = icmp slt i32 %35, 256
  br i1 %36, label %37, label %78

37:                                               ; preds = %34
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %7, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %13, align 4
  %48 = load i32, ptr %7, align 4
  %49 = srem i32 %47, %48
  %50 = add nsw i32 %46, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1
  %54 = zext i8 %53 to i32
  %55 = add nsw i32 %42, %54
  %56 = load i8, ptr %12, align 1
  %57 = zext i8 %56 to i32
  %58 = add nsw i32 %57, %55
  %59 = trunc i32 %58 to i8
  store i8 %59, ptr %12, align 1
  %60 = load i32, ptr %13, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 %61
  %63 = load i8, ptr %62, align 1
  store i8 %63, ptr %14, align 1
  %64 = load i8, ptr %12, align 1
  %65 = zext i8 %64 to i64
  %66 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = load i32, ptr %13, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 %69
  store i8 %67, ptr %70, align 1
  %71 = load i8, ptr %14, align 1
  %72 = load i8, ptr %12, align 1
  %73 = zext i8 %72 to i64
  %74 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %73
  store i8 %71, ptr %74, align 1
  br label %75

75:                                               ; preds = %37
  %76 = load i32, ptr %13, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %13, align 4
  br label %34

78:                                               ; preds = %34
  store i8 0, ptr %15, align 1
  store i8 0, ptr %16, align 1
  store i32 0, ptr %17, align 4
  br label %79

79:                                               ; preds = %133, %78
  %80 = load i32, ptr %17, align 4
  %81 = load i32, ptr %8, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %136

83:                                               ; preds = %79
  %84 = load i8, ptr %15, align 1
  %85 = add i8 %84, 1
  store i8 %85, ptr %15, align 1
  %86 = load i8, ptr %15, align 1
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = load i8, ptr %16, align 1
  %92 = zext i8 %91 to i32
  %93 = add nsw i32 %92, %90
  %94 = trunc i32 %93 to i8
  store i8 %94, ptr %16, align 1
  %95 = load i8, ptr %15, align 1
  %96 = zext i8 %95 to i64
  %97 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %96
  %98 = load i8, ptr %97, align 1
  store i8 %98, ptr %18, align 1
  %99 = load i8, ptr %16, align 1
  %100 = zext i8 %99 to i64
  %101 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = load i8, ptr %15, align 1
  %104 = zext i8 %103 to i64
  %105 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %104
  store i8 %102, ptr %105, align 1
  %106 = load i8, ptr %18, align 1
  %107 = load i8, ptr %16, align 1
  %108 = zext i8 %107 to i64
  %109 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %108
  store i8 %106, ptr %109, align 1
  %110 = load i8, ptr %15, align 1
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = load i8, ptr %16, align 1
  %116 = zext i8 %115 to i64
  %117 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %116
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = add nsw i32 %114, %119
  %121 = trunc i32 %120 to i8
  %122 = zext i8 %121 to i64
  %123 = getelementptr inbounds nuw [256 x i8], ptr %10, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = load ptr addrspace(1), ptr %6, align 8
  %126 = load i32, ptr %9, align 4
  %127 = load i32, ptr %8, align 4
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr %17, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i8, ptr addrspace(1) %125, i64 %131
  store i8 %124, ptr addrspace(1) %132, align 1
  br label %133

133:                                              ; preds = %83
  %134 = load i32, ptr %17, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %17, align 4
  br label %79

136:                                              ; preds = %79
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rc4_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 !reqd_work_group_size !15 {
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
  call void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 !reqd_work_group_size !15 {
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
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %24 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %9, align 4
  %26 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %10, align 4
  store i32 50462976, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %28

28:                                               ; preds = %42, %4
  %29 = load i32, ptr %12, align 4
  %30 = icmp ult i32 %29, 64
  br i1 %30, label %31, label %45

31:                                               ; preds = %28
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = mul i32 %33, 8
  %35 = load i32, ptr %9, align 4
  %36 = add i32 %34, %35
  %37 = mul i32 %36, 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %38
  store i32 %32, ptr addrspace(3) %39, align 1
  %40 = load i32, ptr %11, align 4
  %41 = add i32 %40, 67372036
  store i32 %41, ptr %11, align 4
  br label %42

42:                                               ; preds = %31
  %43 = load i32, ptr %12, align 4
  %44 = add i32 %43, 1
  store i32 %44, ptr %12, align 4
  br label %28

45:                                               ; preds = %28
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %46

46:                                               ; preds = %115, %45
  %47 = load i32, ptr %14, align 4
  %48 = icmp ult i32 %47, 256
  br i1 %48, label %49, label %118

49:                                               ; preds = %46
  %50 = load i32, ptr %14, align 4
  %51 = lshr i32 %50, 2
  %52 = mul i32 %51, 8
  %53 = load i32, ptr %9, align 4
  %54 = add i32 %52, %53
  %55 = mul i32 %54, 4
  %56 = load i32, ptr %14, align 4
  %57 = and i32 %56, 3
  %58 = add i32 %55, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %59
  %61 = load i8, ptr addrspace(3) %60, align 1
  store i8 %61, ptr %15, align 1
  %62 = load i32, ptr %13, align 4
  %63 = load i8, ptr %15, align 1
  %64 = zext i8 %63 to i32
  %65 = add i32 %62, %64
  %66 = load ptr addrspace(1), ptr %5, align 8
  %67 = load i32, ptr %10, align 4
  %68 = load i32, ptr %7, align 4
  %69 = mul i32 %67, %68
  %70 = load i32, ptr %14, align 4
  %71 = load i32, ptr %7, align 4
  %72 = urem i32 %70, %71
  %73 = add i32 %69, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1
  %77 = zext i8 %76 to i32
  %78 = add i32 %65, %77
  %79 = and i32 %78, 255
  store i32 %79, ptr %13, align 4
  %80 = load i32, ptr %13, align 4
  %81 = lshr i32 %80, 2
  %82 = mul i32 %81, 8
  %83 = load i32, ptr %9, align 4
  %84 = add i32 %82, %83
  %85 = mul i32 %84, 4
  %86 = load i32, ptr %13, align 4
  %87 = and i32 %86, 3
  %88 = add i32 %85, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %89
  %91 = load i8, ptr addrspace(3) %90, align 1
  %92 = load i32, ptr %14, align 4
  %93 = lshr i32 %92, 2
  %94 = mul i32 %93, 8
  %95 = load i32, ptr %9, align 4
  %96 = add i32 %94, %95
  %97 = mul i32 %96, 4
  %98 = load i32, ptr %14, align 4
  %99 = and i32 %98, 3
  %100 = add i32 %97, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %101
  store i8 %91, ptr addrspace(3) %102, align 1
  %103 = load i8, ptr %15, align 1
  %104 = load i32, ptr %13, align 4
  %105 = lshr i32 %104, 2
  %106 = mul i32 %105, 8
  %107 = load i32, ptr %9, align 4
  %108 = add i32 %106, %107
  %109 = mul i32 %108, 4
  %110 = load i32, ptr %13, align 4
  %111 = and i32 %110, 3
  %112 = add i32 %109, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %113
  store i8 %103, ptr addrspace(3) %114, align 1
  br label %115

115:                                              ; preds = %49
  %116 = load i32, ptr %14, align 4
  %117 = add i32 %116, 1
  store i32 %117, ptr %14, align 4
  br label %46

118:                                              ; preds = %46
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %119

119:                                              ; preds = %222, %118
  %120 = load i32, ptr %18, align 4
  %121 = load i32, ptr %8, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %225

123:                                              ; preds = %119
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %124

124:                                              ; preds = %209, %123
  %125 = load i32, ptr %20, align 4
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %127, label %212

127:                                              ; preds = %124
  %128 = load i32, ptr %16, align 4
  %129 = add i32 %128, 1
  %130 = and i32 %129, 255
  store i32 %130, ptr %16, align 4
  %131 = load i32, ptr %16, align 4
  %132 = lshr i32 %131, 2
  %133 = mul i32 %132, 8
  %134 = load i32, ptr %9, align 4
  %135 = add i32 %133, %134
  %136 = mul i32 %135, 4
  %137 = load i32, ptr %16, align 4
  %138 = and i32 %137, 3
  %139 = add i32 %136, %138
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %140
  %142 = load i8, ptr addrspace(3) %141, align 1
  store i8 %142, ptr %21, align 1
  %143 = load i32, ptr %17, align 4
  %144 = load i8, ptr %21, align 1
  %145 = zext i8 %144 to i32
  %146 = add i32 %143, %145
  %147 = and i32 %146, 255
  store i32 %147, ptr %17, align 4
  %148 = load i32, ptr %17, align 4
  %149 = lshr i32 %148, 2
  %150 = mul i32 %149, 8
  %151 = load i32, ptr %9, align 4
  %152 = add i32 %150, %151
  %153 = mul i32 %152, 4
  %154 = load i32, ptr %17, align 4
  %155 = and i32 %154, 3
  %156 = add i32 %153, %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %157
  %159 = load i8, ptr addrspace(3) %158, align 1
  store i8 %159, ptr %22, align 1
  %160 = load i8, ptr %22, align 1
  %161 = load i32, ptr %16, align 4
  %162 = lshr i32 %161, 2
  %163 = mul i32 %162, 8
  %164 = load i32, ptr %9, align 4
  %165 = add i32 %163, %164
  %166 = mul i32 %165, 4
  %167 = load i32, ptr %16, align 4
  %168 = and i32 %167, 3
  %169 = add i32 %166, %168
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %170
  store i8 %160, ptr addrspace(3) %171, align 1
  %172 = load i8, ptr %21, align 1
  %173 = load i32, ptr %17, align 4
  %174 = lshr i32 %173, 2
  %175 = mul i32 %174, 8
  %176 = load i32, ptr %9, align 4
  %177 = add i32 %175, %176
  %178 = mul i32 %177, 4
  %179 = load i32, ptr %17, align 4
  %180 = and i32 %179, 3
  %181 = add i32 %178, %180
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %182
  store i8 %172, ptr addrspace(3) %183, align 1
  %184 = load i8, ptr %21, align 1
  %185 = zext i8 %184 to i32
  %186 = load i8, ptr %22, align 1
  %187 = zext i8 %186 to i32
  %188 = add nsw i32 %185, %187
  %189 = and i32 %188, 255
  store i32 %189, ptr %23, align 4
  %190 = load i32, ptr %23, align 4
  %191 = lshr i32 %190, 2
  %192 = mul i32 %191, 8
  %193 = load i32, ptr %9, align 4
  %194 = add i32 %192, %193
  %195 = mul i32 %194, 4
  %196 = load i32, ptr %23, align 4
  %197 = and i32 %196, 3
  %198 = add i32 %195, %197
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw [2048 x i8], ptr addrspace(3) @rc4_local.s, i64 0, i64 %199
  %201 = load i8, ptr addrspace(3) %200, align 1
  %202 = zext i8 %201 to i32
  %203 = load i32, ptr %20, align 4
  %204 = mul nsw i32 8, %203
  %205 = and i32 %204, 31
  %206 = shl i32 %202, %205
  %207 = load i32, ptr %19, align 4
  %208 = or i32 %207, %206
  store i32 %208, ptr %19, align 4
  br label %209

209:                                              ; preds = %127
  %210 = load i32, ptr %20, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %20, align 4
  br label %124, !llvm.loop !16

212:                                              ; preds = %124
  %213 = load i32, ptr %19, align 4
  %214 = load ptr addrspace(1), ptr %6, align 8
  %215 = load i32, ptr %10, align 4
  %216 = load i32, ptr %8, align 4
  %217 = mul i32 %215, %216
  %218 = load i32, ptr %18, align 4
  %219 = add i32 %217, %218
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw i32, ptr addrspace(1) %214, i64 %220
  store i32 %213, ptr addrspace(1) %221, align 4
  br label %222

222:                                              ; preds = %212
  %223 = load i32, ptr %18, align 4
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %18, align 4
  br label %119

225:                                              ; preds = %119
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
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #2 {
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
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!"uchar*", !"uint*", !"int", !"int"}
!15 = !{i32 8, i32 1, i32 1}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.enable"}
