; ModuleID = 'corpus/opencl/keccak.cl'
source_filename = "corpus/opencl/keccak.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_constant = dso_local addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rho = dso_local addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@pi_lane = dso_local addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1
@keccak_lanes.a = internal addrspace(3) global [25 x i64] undef, align 8
@keccak_lanes.c = internal addrspace(3) global [5 x i64] undef, align 8
@keccak_lanes.b = internal addrspace(3) global [25 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha3_256(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [25 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %9, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %31, %2
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 25
  br i1 %12, label %13, label %34

13:                                               ; preds = %10
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 8
  br i1 %15, label %16, label %25

16:                                               ; preds = %13
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 %18, 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %22
  %24 = load i64, ptr addrspace(1) %23, align 8
  br label %26

25:                                               ; preds = %13
  br label %26

26:                                               ; preds = %25, %16
  %27 = phi i64 [ %24, %16 ], [ 0, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 %29
  store i64 %27, ptr %30, align 8
  br label %31

31:                                               ; preds = %26
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %10

34:                                               ; preds = %10
  %35 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = xor i64 %36, 6
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = xor i64 %39, -9223372036854775808
  store i64 %40, ptr %38, align 8
  %41 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 0
  call void @keccak_f(ptr noundef %41) #7
  store i32 0, ptr %8, align 4
  br label %42

42:                                               ; preds = %57, %34
  %43 = load i32, ptr %8, align 4
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %45, label %60

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 4
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %50, i64 %55
  store i64 %49, ptr addrspace(1) %56, align 8
  br label %57

57:                                               ; preds = %45
  %58 = load i32, ptr %8, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %8, align 4
  br label %42

60:                                               ; preds = %42
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @keccak_lanes(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %16 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = srem i32 %18, 5
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sdiv i32 %20, 5
  store i32 %21, ptr %7, align 4
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %24 = mul i64 %23, 25
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %27
  %29 = load i64, ptr addrspace(1) %28, align 8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %31
  store i64 %29, ptr addrspace(3) %32, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 1, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %33

33:                                               ; preds = %61, %2
  %34 = load i32, ptr %9, align 4
  %35 = icmp slt i32 %34, 24
  br i1 %35, label %36, label %64

36:                                               ; preds = %33
  %37 = load i32, ptr %10, align 4
  %38 = load i32, ptr %6, align 4
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %7, align 4
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %52

44:                                               ; preds = %40
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %45, 1
  %47 = load i32, ptr %9, align 4
  %48 = add nsw i32 %47, 2
  %49 = mul nsw i32 %46, %48
  %50 = sdiv i32 %49, 2
  %51 = srem i32 %50, 64
  store i32 %51, ptr %8, align 4
  br label %52

52:                                               ; preds = %44, %40, %36
  %53 = load i32, ptr %10, align 4
  %54 = mul nsw i32 2, %53
  %55 = load i32, ptr %11, align 4
  %56 = mul nsw i32 3, %55
  %57 = add nsw i32 %54, %56
  %58 = srem i32 %57, 5
  store i32 %58, ptr %12, align 4
  %59 = load i32, ptr %11, align 4
  store i32 %59, ptr %10, align 4
  %60 = load i32, ptr %12, align 4
  store i32 %60, ptr %11, align 4
  br label %61

61:                                               ; preds = %52
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %33

64:                                               ; preds = %33
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %13, align 4
  br label %65

65:                                               ; preds = %178, %64
  %66 = load i32, ptr %13, align 4
  %67 = load i32, ptr %4, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %181

69:                                               ; preds = %65
  %70 = load i32, ptr %7, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %104

72:                                               ; preds = %69
  %73 = load i32, ptr %6, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %74
  %76 = load i64, ptr addrspace(3) %75, align 8
  %77 = load i32, ptr %6, align 4
  %78 = add nsw i32 %77, 5
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %79
  %81 = load i64, ptr addrspace(3) %80, align 8
  %82 = xor i64 %76, %81
  %83 = load i32, ptr %6, align 4
  %84 = add nsw i32 %83, 10
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %85
  %87 = load i64, ptr addrspace(3) %86, align 8
  %88 = xor i64 %82, %87
  %89 = load i32, ptr %6, align 4
  %90 = add nsw i32 %89, 15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %91
  %93 = load i64, ptr addrspace(3) %92, align 8
  %94 = xor i64 %88, %93
  %95 = load i32, ptr %6, align 4
  %96 = add nsw i32 %95, 20
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %97
  %99 = load i64, ptr addrspace(3) %98, align 8
  %100 = xor i64 %94, %99
  %101 = load i32, ptr %6, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [5 x i64], ptr addrspace(3) @keccak_lanes.c, i64 0, i64 %102
  store i64 %100, ptr addrspace(3) %103, align 8
  br label %104

104:                                              ; preds = %72, %69
  call void @_Z7barrierj(i32 noundef 1) #7
  %105 = load i32, ptr %6, align 4
  %106 = add nsw i32 %105, 4
  %107 = srem i32 %106, 5
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [5 x i64], ptr addrspace(3) @keccak_lanes.c, i64 0, i64 %108
  %110 = load i64, ptr addrspace(3) %109, align 8
  %111 = load i32, ptr %6, align 4
  %112 = add nsw i32 %111, 1
  %113 = srem i32 %112, 5
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [5 x i64], ptr addrspace(3) @keccak_lanes.c, i64 0, i64 %114
  %116 = load i64, ptr addrspace(3) %115, align 8
  %117 = call i64 @_Z6rotatemm(i64 noundef %116, i64 noundef 1) #8
  %118 = xor i64 %110, %117
  store i64 %118, ptr %14, align 8
  %119 = load i32, ptr %5, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %120
  %122 = load i64, ptr addrspace(3) %121, align 8
  %123 = load i64, ptr %14, align 8
  %124 = xor i64 %122, %123
  %125 = load i32, ptr %8, align 4
  %126 = sext i32 %125 to i64
  %127 = call i64 @_Z6rotatemm(i64 noundef %124, i64 noundef %126) #8
  %128 = load i32, ptr %7, align 4
  %129 = load i32, ptr %6, align 4
  %130 = mul nsw i32 2, %129
  %131 = load i32, ptr %7, align 4
  %132 = mul nsw i32 3, %131
  %133 = add nsw i32 %130, %132
  %134 = srem i32 %133, 5
  %135 = mul nsw i32 5, %134
  %136 = add nsw i32 %128, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.b, i64 0, i64 %137
  store i64 %127, ptr addrspace(3) %138, align 8
  call void @_Z7barrierj(i32 noundef 1) #7
  %139 = load i32, ptr %5, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.b, i64 0, i64 %140
  %142 = load i64, ptr addrspace(3) %141, align 8
  %143 = load i32, ptr %7, align 4
  %144 = mul nsw i32 %143, 5
  %145 = load i32, ptr %6, align 4
  %146 = add nsw i32 %145, 1
  %147 = srem i32 %146, 5
  %148 = add nsw i32 %144, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.b, i64 0, i64 %149
  %151 = load i64, ptr addrspace(3) %150, align 8
  %152 = xor i64 %151, -1
  %153 = load i32, ptr %7, align 4
  %154 = mul nsw i32 %153, 5
  %155 = load i32, ptr %6, align 4
  %156 = add nsw i32 %155, 2
  %157 = srem i32 %156, 5
  %158 = add nsw i32 %154, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.b, i64 0, i64 %159
  %161 = load i64, ptr addrspace(3) %160, align 8
  %162 = and i64 %152, %161
  %163 = xor i64 %142, %162
  store i64 %163, ptr %15, align 8
  %164 = load i32, ptr %5, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %173

166:                                              ; preds = %104
  %167 = load i32, ptr %13, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [24 x i64], ptr addrspace(4) @round_constant, i64 0, i64 %168
  %170 = load i64, ptr addrspace(4) %169, align 8
  %171 = load i64, ptr %15, align 8
  %172 = xor i64 %171, %170
  store i64 %172, ptr %15, align 8
  br label %173

173:                                              ; preds = %166, %104
  %174 = load i64, ptr %15, align 8
  %175 = load i32, ptr %5, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %176
  store i64 %174, ptr addrspace(3) %177, align 8
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %178

178:                                              ; preds = %173
  %179 = load i32, ptr %13, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %13, align 4
  br label %65

181:                                              ; preds = %65
  %182 = load i32, ptr %5, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [25 x i64], ptr addrspace(3) @keccak_lanes.a, i64 0, i64 %183
  %185 = load i64, ptr addrspace(3) %184, align 8
  %186 = load ptr addrspace(1), ptr %3, align 8
  %187 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %188 = mul i64 %187, 25
  %189 = load i32, ptr %5, align 4
  %190 = sext i32 %189 to i64
  %191 = add i64 %188, %190
  %192 = getelementptr inbounds nuw i64, ptr addrspace(1) %186, i64 %191
  store i64 %185, ptr addrspace(1) %192, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @keccak_f(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca [5 x i64], align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca [5 x i64], align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %17

17:                                               ; preds = %204, %1
  %18 = load i32, ptr %3, align 4
  %19 = icmp slt i32 %18, 24
  br i1 %19, label %20, label %207

20:                                               ; preds = %17
  store i32 0, ptr %5, align 4
  br label %21

21:                                               ; preds = %61, %20
  %22 = load i32, ptr %5, align 4
  %23 = icmp slt i32 %22, 5
  br i1 %23, label %24, label %64

24:                                               ; preds = %21
  %25 = load ptr, ptr %2, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = load ptr, ptr %2, align 8
  %31 = load i32, ptr %5, align 4
  %32 = add nsw i32 %31, 5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %30, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = xor i64 %29, %35
  %37 = load ptr, ptr %2, align 8
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 10
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i64, ptr %37, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %36, %42
  %44 = load ptr, ptr %2, align 8
  %45 = load i32, ptr %5, align 4
  %46 = add nsw i32 %45, 15
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i64, ptr %44, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = xor i64 %43, %49
  %51 = load ptr, ptr %2, align 8
  %52 = load i32, ptr %5, align 4
  %53 = add nsw i32 %52, 20
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %51, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = xor i64 %50, %56
  %58 = load i32, ptr %5, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [5 x i64], ptr %4, i64 0, i64 %59
  store i64 %57, ptr %60, align 8
  br label %61

61:                                               ; preds = %24
  %62 = load i32, ptr %5, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %5, align 4
  br label %21, !llvm.loop !17

64:                                               ; preds = %21
  store i32 0, ptr %6, align 4
  br label %65

65:                                               ; preds = %100, %64
  %66 = load i32, ptr %6, align 4
  %67 = icmp slt i32 %66, 5
  br i1 %67, label %68, label %103

68:                                               ; preds = %65
  %69 = load i32, ptr %6, align 4
  %70 = add nsw i32 %69, 4
  %71 = srem i32 %70, 5
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [5 x i64], ptr %4, i64 0, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = load i32, ptr %6, align 4
  %76 = add nsw i32 %75, 1
  %77 = srem i32 %76, 5
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [5 x i64], ptr %4, i64 0, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = call i64 @_Z6rotatemm(i64 noundef %80, i64 noundef 1) #8
  %82 = xor i64 %74, %81
  store i64 %82, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %83

83:                                               ; preds = %96, %68
  %84 = load i32, ptr %8, align 4
  %85 = icmp slt i32 %84, 25
  br i1 %85, label %86, label %99

86:                                               ; preds = %83
  %87 = load i64, ptr %7, align 8
  %88 = load ptr, ptr %2, align 8
  %89 = load i32, ptr %8, align 4
  %90 = load i32, ptr %6, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i64, ptr %88, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = xor i64 %94, %87
  store i64 %95, ptr %93, align 8
  br label %96

96:                                               ; preds = %86
  %97 = load i32, ptr %8, align 4
  %98 = add nsw i32 %97, 5
  store i32 %98, ptr %8, align 4
  br label %83, !llvm.loop !19

99:                                               ; preds = %83
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %6, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %6, align 4
  br label %65, !llvm.loop !20

103:                                              ; preds = %65
  %104 = load ptr, ptr %2, align 8
  %105 = getelementptr inbounds i64, ptr %104, i64 1
  %106 = load i64, ptr %105, align 8
  store i64 %106, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %107

107:                                              ; preds = %133, %103
  %108 = load i32, ptr %10, align 4
  %109 = icmp slt i32 %108, 24
  br i1 %109, label %110, label %136

110:                                              ; preds = %107
  %111 = load i32, ptr %10, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [24 x i8], ptr addrspace(4) @pi_lane, i64 0, i64 %112
  %114 = load i8, ptr addrspace(4) %113, align 1
  %115 = zext i8 %114 to i32
  store i32 %115, ptr %11, align 4
  %116 = load ptr, ptr %2, align 8
  %117 = load i32, ptr %11, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i64, ptr %116, i64 %118
  %120 = load i64, ptr %119, align 8
  store i64 %120, ptr %12, align 8
  %121 = load i64, ptr %9, align 8
  %122 = load i32, ptr %10, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [24 x i8], ptr addrspace(4) @rho, i64 0, i64 %123
  %125 = load i8, ptr addrspace(4) %124, align 1
  %126 = zext i8 %125 to i64
  %127 = call i64 @_Z6rotatemm(i64 noundef %121, i64 noundef %126) #8
  %128 = load ptr, ptr %2, align 8
  %129 = load i32, ptr %11, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i64, ptr %128, i64 %130
  store i64 %127, ptr %131, align 8
  %132 = load i64, ptr %12, align 8
  store i64 %132, ptr %9, align 8
  br label %133

133:                                              ; preds = %110
  %134 = load i32, ptr %10, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %10, align 4
  br label %107, !llvm.loop !21

136:                                              ; preds = %107
  store i32 0, ptr %13, align 4
  br label %137

137:                                              ; preds = %192, %136
  %138 = load i32, ptr %13, align 4
  %139 = icmp slt i32 %138, 25
  br i1 %139, label %140, label %195

140:                                              ; preds = %137
  store i32 0, ptr %15, align 4
  br label %141

141:                                              ; preds = %155, %140
  %142 = load i32, ptr %15, align 4
  %143 = icmp slt i32 %142, 5
  br i1 %143, label %144, label %158

144:                                              ; preds = %141
  %145 = load ptr, ptr %2, align 8
  %146 = load i32, ptr %13, align 4
  %147 = load i32, ptr %15, align 4
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i64, ptr %145, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = load i32, ptr %15, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [5 x i64], ptr %14, i64 0, i64 %153
  store i64 %151, ptr %154, align 8
  br label %155

155:                                              ; preds = %144
  %156 = load i32, ptr %15, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %15, align 4
  br label %141, !llvm.loop !22

158:                                              ; preds = %141
  store i32 0, ptr %16, align 4
  br label %159

159:                                              ; preds = %188, %158
  %160 = load i32, ptr %16, align 4
  %161 = icmp slt i32 %160, 5
  br i1 %161, label %162, label %191

162:                                              ; preds = %159
  %163 = load i32, ptr %16, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [5 x i64], ptr %14, i64 0, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = load i32, ptr %16, align 4
  %168 = add nsw i32 %167, 1
  %169 = srem i32 %168, 5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [5 x i64], ptr %14, i64 0, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = xor i64 %172, -1
  %174 = load i32, ptr %16, align 4
  %175 = add nsw i32 %174, 2
  %176 = srem i32 %175, 5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [5 x i64], ptr %14, i64 0, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %173, %179
  %181 = xor i64 %166, %180
  %182 = load ptr, ptr %2, align 8
  %183 = load i32, ptr %13, align 4
  %184 = load i32, ptr %16, align 4
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds i64, ptr %182, i64 %186
  store i64 %181, ptr %187, align 8
  br label %188

188:                                              ; preds = %162
  %189 = load i32, ptr %16, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %16, align 4
  br label %159, !llvm.loop !23

191:                                              ; preds = %159
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %13, align 4
  %194 = add nsw i32 %193, 5
  store i32 %194, ptr %13, align 4
  br label %137, !llvm.loop !24

195:                                              ; preds = %137
  %196 = load i32, ptr %3, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [24 x i64], ptr addrspace(4) @round_constant, i64 0, i64 %197
  %199 = load i64, ptr addrspace(4) %198, align 8
  %200 = load ptr, ptr %2, align 8
  %201 = getelementptr inbounds i64, ptr %200, i64 0
  %202 = load i64, ptr %201, align 8
  %203 = xor i64 %202, %199
  store i64 %203, ptr %201, align 8
  br label %204

204:                                              ; preds = %195
  %205 = load i32, ptr %3, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr %3, align 4
  br label %17

207:                                              ; preds = %17
  ret void
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
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
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
define internal noundef i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #4 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"ulong*", !"ulong*"}
!13 = !{!"const", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"ulong*", !"int"}
!16 = !{!"", !""}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.enable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
