; ModuleID = 'corpus/opencl/bignum_modexp.cl'
source_filename = "corpus/opencl/bignum_modexp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.modulus_t = type { [8 x i32], i32 }
%struct.big_t = type { [8 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mont_mul(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.modulus_t) align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_mont_mul(ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr noundef byval(%struct.modulus_t) align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mont_mul(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.modulus_t) align 4 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.big_t, align 4
  %10 = alloca %struct.big_t, align 4
  %11 = alloca %struct.big_t, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = mul i32 %16, 8
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %18
  %20 = call %struct.big_t @load(ptr addrspace(1) noundef %19) #5
  %21 = getelementptr inbounds nuw %struct.big_t, ptr %10, i32 0, i32 0
  %22 = extractvalue %struct.big_t %20, 0
  store [8 x i32] %22, ptr %21, align 4
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = load i32, ptr %8, align 4
  %25 = mul i32 %24, 8
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %26
  %28 = call %struct.big_t @load(ptr addrspace(1) noundef %27) #5
  %29 = getelementptr inbounds nuw %struct.big_t, ptr %11, i32 0, i32 0
  %30 = extractvalue %struct.big_t %28, 0
  store [8 x i32] %30, ptr %29, align 4
  %31 = call %struct.big_t @mont(ptr noundef byval(%struct.big_t) align 4 %10, ptr noundef byval(%struct.big_t) align 4 %11, ptr noundef %3) #5
  %32 = getelementptr inbounds nuw %struct.big_t, ptr %9, i32 0, i32 0
  %33 = extractvalue %struct.big_t %31, 0
  store [8 x i32] %33, ptr %32, align 4
  store i32 0, ptr %12, align 4
  br label %34

34:                                               ; preds = %50, %4
  %35 = load i32, ptr %12, align 4
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw %struct.big_t, ptr %9, i32 0, i32 0
  %39 = load i32, ptr %12, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [8 x i32], ptr %38, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  %45 = mul i32 %44, 8
  %46 = load i32, ptr %12, align 4
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %48
  store i32 %42, ptr addrspace(1) %49, align 4
  br label %50

50:                                               ; preds = %37
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %34

53:                                               ; preds = %34
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mod_exp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.modulus_t) align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_mod_exp(ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr noundef byval(%struct.modulus_t) align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mod_exp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef byval(%struct.modulus_t) align 4 %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.big_t, align 4
  %10 = alloca %struct.big_t, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.big_t, align 4
  %14 = alloca %struct.big_t, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %8, align 4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i32, ptr %8, align 4
  %20 = mul i32 %19, 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %21
  %23 = call %struct.big_t @load(ptr addrspace(1) noundef %22) #5
  %24 = getelementptr inbounds nuw %struct.big_t, ptr %9, i32 0, i32 0
  %25 = extractvalue %struct.big_t %23, 0
  store [8 x i32] %25, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %9, i64 32, i1 false)
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i32, ptr %8, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = or i32 %30, 1
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %11, align 4
  %33 = call i32 @_Z3clzj(i32 noundef %32) #6
  %34 = sub i32 30, %33
  store i32 %34, ptr %12, align 4
  br label %35

35:                                               ; preds = %53, %4
  %36 = load i32, ptr %12, align 4
  %37 = icmp sge i32 %36, 0
  br i1 %37, label %38, label %56

38:                                               ; preds = %35
  %39 = call %struct.big_t @mont(ptr noundef byval(%struct.big_t) align 4 %10, ptr noundef byval(%struct.big_t) align 4 %10, ptr noundef %3) #5
  %40 = getelementptr inbounds nuw %struct.big_t, ptr %13, i32 0, i32 0
  %41 = extractvalue %struct.big_t %39, 0
  store [8 x i32] %41, ptr %40, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %13, i64 32, i1 false)
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %12, align 4
  %44 = and i32 %43, 31
  %45 = lshr i32 %42, %44
  %46 = and i32 %45, 1
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %38
  %49 = call %struct.big_t @mont(ptr noundef byval(%struct.big_t) align 4 %10, ptr noundef byval(%struct.big_t) align 4 %9, ptr noundef %3) #5
  %50 = getelementptr inbounds nuw %struct.big_t, ptr %14, i32 0, i32 0
  %51 = extractvalue %struct.big_t %49, 0
  store [8 x i32] %51, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %14, i64 32, i1 false)
  br label %52

52:                                               ; preds = %48, %38
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %12, align 4
  %55 = add nsw i32 %54, -1
  store i32 %55, ptr %12, align 4
  br label %35

56:                                               ; preds = %35
  store i32 0, ptr %15, align 4
  br label %57

57:                                               ; preds = %73, %56
  %58 = load i32, ptr %15, align 4
  %59 = icmp slt i32 %58, 8
  br i1 %59, label %60, label %76

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw %struct.big_t, ptr %10, i32 0, i32 0
  %62 = load i32, ptr %15, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [8 x i32], ptr %61, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load ptr addrspace(1), ptr %7, align 8
  %67 = load i32, ptr %8, align 4
  %68 = mul i32 %67, 8
  %69 = load i32, ptr %15, align 4
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %66, i64 %71
  store i32 %65, ptr addrspace(1) %72, align 4
  br label %73

73:                                               ; preds = %60
  %74 = load i32, ptr %15, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4
  br label %57

76:                                               ; preds = %57
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.big_t @mont(ptr noundef byval(%struct.big_t) align 4 %0, ptr noundef byval(%struct.big_t) align 4 %1, ptr noundef %2) #1 {
  %4 = alloca %struct.big_t, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [10 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca %struct.big_t, align 4
  %17 = alloca i32, align 4
  store ptr %2, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %25, %3
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %19, 10
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %23
  store i32 0, ptr %24, align 4
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %7, align 4
  br label %18

28:                                               ; preds = %18
  store i32 0, ptr %8, align 4
  br label %29

29:                                               ; preds = %141, %28
  %30 = load i32, ptr %8, align 4
  %31 = icmp slt i32 %30, 8
  br i1 %31, label %32, label %144

32:                                               ; preds = %29
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %33

33:                                               ; preds = %67, %32
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %34, 8
  br i1 %35, label %36, label %70

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw %struct.big_t, ptr %0, i32 0, i32 0
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [8 x i32], ptr %37, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.big_t, ptr %1, i32 0, i32 0
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [8 x i32], ptr %43, i64 0, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = mul i64 %42, %48
  %50 = load i32, ptr %10, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = add i64 %49, %54
  %56 = load i32, ptr %9, align 4
  %57 = zext i32 %56 to i64
  %58 = add i64 %55, %57
  store i64 %58, ptr %11, align 8
  %59 = load i64, ptr %11, align 8
  %60 = trunc i64 %59 to i32
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %62
  store i32 %60, ptr %63, align 4
  %64 = load i64, ptr %11, align 8
  %65 = lshr i64 %64, 32
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %9, align 4
  br label %67

67:                                               ; preds = %36
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %10, align 4
  br label %33, !llvm.loop !14

70:                                               ; preds = %33
  store i32 0, ptr %12, align 4
  %71 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 8
  %72 = load i32, ptr %71, align 4
  %73 = load i32, ptr %9, align 4
  %74 = call i32 @add_carry(i32 noundef %72, i32 noundef %73, ptr noundef %12) #5
  %75 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 8
  store i32 %74, ptr %75, align 4
  %76 = load i32, ptr %12, align 4
  %77 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 9
  store i32 %76, ptr %77, align 4
  %78 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 0
  %79 = load i32, ptr %78, align 4
  %80 = load ptr, ptr %5, align 8
  %81 = getelementptr inbounds nuw %struct.modulus_t, ptr %80, i32 0, i32 1
  %82 = load i32, ptr %81, align 4
  %83 = mul i32 %79, %82
  store i32 %83, ptr %13, align 4
  %84 = load i32, ptr %13, align 4
  %85 = load ptr, ptr %5, align 8
  %86 = getelementptr inbounds nuw %struct.modulus_t, ptr %85, i32 0, i32 0
  %87 = getelementptr inbounds [8 x i32], ptr %86, i64 0, i64 0
  %88 = load i32, ptr %87, align 4
  %89 = call i32 @_Z6mul_hijj(i32 noundef %84, i32 noundef %88) #6
  %90 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 0
  %91 = load i32, ptr %90, align 4
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i32
  %94 = add i32 %89, %93
  store i32 %94, ptr %9, align 4
  store i32 1, ptr %14, align 4
  br label %95

95:                                               ; preds = %127, %70
  %96 = load i32, ptr %14, align 4
  %97 = icmp slt i32 %96, 8
  br i1 %97, label %98, label %130

98:                                               ; preds = %95
  %99 = load i32, ptr %13, align 4
  %100 = zext i32 %99 to i64
  %101 = load ptr, ptr %5, align 8
  %102 = getelementptr inbounds nuw %struct.modulus_t, ptr %101, i32 0, i32 0
  %103 = load i32, ptr %14, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [8 x i32], ptr %102, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = mul i64 %100, %107
  %109 = load i32, ptr %14, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = add i64 %108, %113
  %115 = load i32, ptr %9, align 4
  %116 = zext i32 %115 to i64
  %117 = add i64 %114, %116
  store i64 %117, ptr %15, align 8
  %118 = load i64, ptr %15, align 8
  %119 = trunc i64 %118 to i32
  %120 = load i32, ptr %14, align 4
  %121 = sub nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %122
  store i32 %119, ptr %123, align 4
  %124 = load i64, ptr %15, align 8
  %125 = lshr i64 %124, 32
  %126 = trunc i64 %125 to i32
  store i32 %126, ptr %9, align 4
  br label %127

127:                                              ; preds = %98
  %128 = load i32, ptr %14, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %14, align 4
  br label %95, !llvm.loop !16

130:                                              ; preds = %95
  store i32 0, ptr %12, align 4
  %131 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 8
  %132 = load i32, ptr %131, align 4
  %133 = load i32, ptr %9, align 4
  %134 = call i32 @add_carry(i32 noundef %132, i32 noundef %133, ptr noundef %12) #5
  %135 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 7
  store i32 %134, ptr %135, align 4
  %136 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 9
  %137 = load i32, ptr %136, align 4
  %138 = load i32, ptr %12, align 4
  %139 = add i32 %137, %138
  %140 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 8
  store i32 %139, ptr %140, align 4
  br label %141

141:                                              ; preds = %130
  %142 = load i32, ptr %8, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %8, align 4
  br label %29, !llvm.loop !17

144:                                              ; preds = %29
  store i32 0, ptr %17, align 4
  br label %145

145:                                              ; preds = %157, %144
  %146 = load i32, ptr %17, align 4
  %147 = icmp slt i32 %146, 8
  br i1 %147, label %148, label %160

148:                                              ; preds = %145
  %149 = load i32, ptr %17, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds nuw %struct.big_t, ptr %16, i32 0, i32 0
  %154 = load i32, ptr %17, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [8 x i32], ptr %153, i64 0, i64 %155
  store i32 %152, ptr %156, align 4
  br label %157

157:                                              ; preds = %148
  %158 = load i32, ptr %17, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %17, align 4
  br label %145

160:                                              ; preds = %145
  %161 = load ptr, ptr %5, align 8
  %162 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 8
  %163 = load i32, ptr %162, align 4
  %164 = call %struct.big_t @subtract_if(ptr noundef byval(%struct.big_t) align 4 %16, ptr noundef %161, i32 noundef %163) #5
  %165 = getelementptr inbounds nuw %struct.big_t, ptr %4, i32 0, i32 0
  %166 = extractvalue %struct.big_t %164, 0
  store [8 x i32] %166, ptr %165, align 4
  %167 = load %struct.big_t, ptr %4, align 4
  ret %struct.big_t %167
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.big_t @load(ptr addrspace(1) noundef %0) #1 {
  %2 = alloca %struct.big_t, align 4
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %21

8:                                                ; preds = %5
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = getelementptr inbounds nuw %struct.big_t, ptr %2, i32 0, i32 0
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %16
  store i32 %13, ptr %17, align 4
  br label %18

18:                                               ; preds = %8
  %19 = load i32, ptr %4, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %4, align 4
  br label %5

21:                                               ; preds = %5
  %22 = load %struct.big_t, ptr %2, align 4
  ret %struct.big_t %22
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @add_carry(i32 noundef %0, i32 noundef %1, ptr noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = zext i32 %8 to i64
  %10 = load i32, ptr %5, align 4
  %11 = zext i32 %10 to i64
  %12 = add i64 %9, %11
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = add i64 %12, %15
  store i64 %16, ptr %7, align 8
  %17 = load i64, ptr %7, align 8
  %18 = lshr i64 %17, 32
  %19 = trunc i64 %18 to i32
  %20 = load ptr, ptr %6, align 8
  store i32 %19, ptr %20, align 4
  %21 = load i64, ptr %7, align 8
  %22 = trunc i64 %21 to i32
  ret i32 %22
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.big_t @subtract_if(ptr noundef byval(%struct.big_t) align 4 %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca %struct.big_t, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %42, %3
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %15, label %45

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw %struct.big_t, ptr %0, i32 0, i32 0
  %17 = load i32, ptr %8, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [8 x i32], ptr %16, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds nuw %struct.modulus_t, ptr %22, i32 0, i32 0
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = zext i32 %27 to i64
  %29 = sub i64 %21, %28
  %30 = load i32, ptr %7, align 4
  %31 = zext i32 %30 to i64
  %32 = sub i64 %29, %31
  store i64 %32, ptr %9, align 8
  %33 = load i64, ptr %9, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw %struct.big_t, ptr %4, i32 0, i32 0
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 %37
  store i32 %34, ptr %38, align 4
  %39 = load i64, ptr %9, align 8
  %40 = lshr i64 %39, 63
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %7, align 4
  br label %42

42:                                               ; preds = %15
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 4
  br label %12

45:                                               ; preds = %12
  %46 = load i32, ptr %6, align 4
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %7, align 4
  %50 = icmp ne i32 %49, 0
  %51 = xor i1 %50, true
  br label %52

52:                                               ; preds = %48, %45
  %53 = phi i1 [ true, %45 ], [ %51, %48 ]
  %54 = zext i1 %53 to i8
  store i8 %54, ptr %10, align 1
  store i32 0, ptr %11, align 4
  br label %55

55:                                               ; preds = %79, %52
  %56 = load i32, ptr %11, align 4
  %57 = icmp slt i32 %56, 8
  br i1 %57, label %58, label %82

58:                                               ; preds = %55
  %59 = load i8, ptr %10, align 1
  %60 = trunc i8 %59 to i1
  br i1 %60, label %61, label %67

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw %struct.big_t, ptr %4, i32 0, i32 0
  %63 = load i32, ptr %11, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr %62, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  br label %73

67:                                               ; preds = %58
  %68 = getelementptr inbounds nuw %struct.big_t, ptr %0, i32 0, i32 0
  %69 = load i32, ptr %11, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [8 x i32], ptr %68, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4
  br label %73

73:                                               ; preds = %67, %61
  %74 = phi i32 [ %66, %61 ], [ %72, %67 ]
  %75 = getelementptr inbounds nuw %struct.big_t, ptr %4, i32 0, i32 0
  %76 = load i32, ptr %11, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x i32], ptr %75, i64 0, i64 %77
  store i32 %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %73
  %80 = load i32, ptr %11, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %11, align 4
  br label %55

82:                                               ; preds = %55
  %83 = load %struct.big_t, ptr %4, align 4
  ret %struct.big_t %83
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

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
define internal range(i32 0, 33) i32 @_Z3clzj(i32 noundef %0) #3 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, -1) i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{!"uint*", !"uint*", !"uint*", !"modulus_t"}
!13 = !{!"const", !"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
