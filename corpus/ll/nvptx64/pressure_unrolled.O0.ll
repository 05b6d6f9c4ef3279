; ModuleID = 'corpus/opencl/pressure_unrolled.cl'
source_filename = "corpus/opencl/pressure_unrolled.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cosines = dso_local addrspace(4) constant [64 x float] [float 1.000000e+00, float 0x3FEFD88DA0000000, float 0x3FEF6297C0000000, float 0x3FEE9F4160000000, float 0x3FED906BC0000000, float 0x3FEC38B300000000, float 0x3FEA9B6620000000, float 0x3FE8BC8060000000, float 0x3FE6A09E60000000, float 0x3FE44CF320000000, float 0x3FE1C73B40000000, float 0x3FDE2B5D40000000, float 0x3FD87DE2A0000000, float 0x3FD2940620000000, float 0x3FC8F8B840000000, float 0x3FB917A6C0000000, float 0.000000e+00, float 0xBFB917A6C0000000, float 0xBFC8F8B840000000, float 0xBFD2940620000000, float 0xBFD87DE2A0000000, float 0xBFDE2B5D40000000, float 0xBFE1C73B40000000, float 0xBFE44CF320000000, float 0xBFE6A09E60000000, float 0xBFE8BC8060000000, float 0xBFEA9B6620000000, float 0xBFEC38B300000000, float 0xBFED906BC0000000, float 0xBFEE9F4160000000, float 0xBFEF6297C0000000, float 0xBFEFD88DA0000000, float -1.000000e+00, float 0xBFEFD88DA0000000, float 0xBFEF6297C0000000, float 0xBFEE9F4160000000, float 0xBFED906BC0000000, float 0xBFEC38B300000000, float 0xBFEA9B6620000000, float 0xBFE8BC8060000000, float 0xBFE6A09E60000000, float 0xBFE44CF320000000, float 0xBFE1C73B40000000, float 0xBFDE2B5D40000000, float 0xBFD87DE2A0000000, float 0xBFD2940620000000, float 0xBFC8F8B840000000, float 0xBFB917A6C0000000, float 0.000000e+00, float 0x3FB917A6C0000000, float 0x3FC8F8B840000000, float 0x3FD2940620000000, float 0x3FD87DE2A0000000, float 0x3FDE2B5D40000000, float 0x3FE1C73B40000000, float 0x3FE44CF320000000, float 0x3FE6A09E60000000, float 0x3FE8BC8060000000, float 0x3FEA9B6620000000, float 0x3FEC38B300000000, float 0x3FED906BC0000000, float 0x3FEE9F4160000000, float 0x3FEF6297C0000000, float 0x3FEFD88DA0000000], align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dct16(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_dct16(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dct16(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x float], align 4
  %7 = alloca [16 x float], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %5, align 4
  store i32 0, ptr %8, align 4
  br label %15

15:                                               ; preds = %30, %2
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 16
  br i1 %17, label %18, label %33

18:                                               ; preds = %15
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 %20, 16
  %22 = load i32, ptr %8, align 4
  %23 = add nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %28
  store float %26, ptr %29, align 4
  br label %30

30:                                               ; preds = %18
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %8, align 4
  br label %15, !llvm.loop !14

33:                                               ; preds = %15
  store i32 0, ptr %9, align 4
  br label %34

34:                                               ; preds = %65, %33
  %35 = load i32, ptr %9, align 4
  %36 = icmp slt i32 %35, 16
  br i1 %36, label %37, label %68

37:                                               ; preds = %34
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %38

38:                                               ; preds = %57, %37
  %39 = load i32, ptr %11, align 4
  %40 = icmp slt i32 %39, 16
  br i1 %40, label %41, label %60

41:                                               ; preds = %38
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load i32, ptr %11, align 4
  %47 = mul nsw i32 2, %46
  %48 = add nsw i32 %47, 1
  %49 = load i32, ptr %9, align 4
  %50 = mul nsw i32 %48, %49
  %51 = and i32 %50, 63
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [64 x float], ptr addrspace(4) @cosines, i64 0, i64 %52
  %54 = load float, ptr addrspace(4) %53, align 4
  %55 = load float, ptr %10, align 4
  %56 = call float @llvm.fmuladd.f32(float %45, float %54, float %55)
  store float %56, ptr %10, align 4
  br label %57

57:                                               ; preds = %41
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4
  br label %38, !llvm.loop !16

60:                                               ; preds = %38
  %61 = load float, ptr %10, align 4
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %63
  store float %61, ptr %64, align 4
  br label %65

65:                                               ; preds = %60
  %66 = load i32, ptr %9, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %9, align 4
  br label %34, !llvm.loop !17

68:                                               ; preds = %34
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %84, %68
  %70 = load i32, ptr %12, align 4
  %71 = icmp slt i32 %70, 16
  br i1 %71, label %72, label %87

72:                                               ; preds = %69
  %73 = load i32, ptr %12, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = load ptr addrspace(1), ptr %4, align 8
  %78 = load i32, ptr %5, align 4
  %79 = mul nsw i32 %78, 16
  %80 = load i32, ptr %12, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %82
  store float %76, ptr addrspace(1) %83, align 4
  br label %84

84:                                               ; preds = %72
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %12, align 4
  br label %69, !llvm.loop !18

87:                                               ; preds = %69
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @product6(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_product6(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_product6(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [36 x float], align 4
  %9 = alloca [36 x float], align 4
  %10 = alloca [36 x float], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %50, %3
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 36
  br i1 %23, label %24, label %53

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = mul nsw i32 %26, 36
  %28 = load i32, ptr %11, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = load i32, ptr %11, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [36 x float], ptr %8, i64 0, i64 %34
  store float %32, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i32, ptr %7, align 4
  %38 = mul nsw i32 %37, 36
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [36 x float], ptr %9, i64 0, i64 %45
  store float %43, ptr %46, align 4
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [36 x float], ptr %10, i64 0, i64 %48
  store float 0.000000e+00, ptr %49, align 4
  br label %50

50:                                               ; preds = %24
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4
  br label %21, !llvm.loop !23

53:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %54

54:                                               ; preds = %133, %53
  %55 = load i32, ptr %12, align 4
  %56 = icmp slt i32 %55, 3
  br i1 %56, label %57, label %136

57:                                               ; preds = %54
  store i32 0, ptr %13, align 4
  br label %58

58:                                               ; preds = %108, %57
  %59 = load i32, ptr %13, align 4
  %60 = icmp slt i32 %59, 6
  br i1 %60, label %61, label %111

61:                                               ; preds = %58
  store i32 0, ptr %14, align 4
  br label %62

62:                                               ; preds = %104, %61
  %63 = load i32, ptr %14, align 4
  %64 = icmp slt i32 %63, 6
  br i1 %64, label %65, label %107

65:                                               ; preds = %62
  %66 = load i32, ptr %13, align 4
  %67 = mul nsw i32 %66, 6
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [36 x float], ptr %10, i64 0, i64 %70
  %72 = load float, ptr %71, align 4
  store float %72, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %73

73:                                               ; preds = %93, %65
  %74 = load i32, ptr %16, align 4
  %75 = icmp slt i32 %74, 6
  br i1 %75, label %76, label %96

76:                                               ; preds = %73
  %77 = load i32, ptr %13, align 4
  %78 = mul nsw i32 %77, 6
  %79 = load i32, ptr %16, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [36 x float], ptr %8, i64 0, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = load i32, ptr %16, align 4
  %85 = mul nsw i32 %84, 6
  %86 = load i32, ptr %14, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [36 x float], ptr %9, i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load float, ptr %15, align 4
  %92 = call float @_Z3fmafff(float noundef %83, float noundef %90, float noundef %91) #7
  store float %92, ptr %15, align 4
  br label %93

93:                                               ; preds = %76
  %94 = load i32, ptr %16, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %16, align 4
  br label %73, !llvm.loop !24

96:                                               ; preds = %73
  %97 = load float, ptr %15, align 4
  %98 = load i32, ptr %13, align 4
  %99 = mul nsw i32 %98, 6
  %100 = load i32, ptr %14, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [36 x float], ptr %10, i64 0, i64 %102
  store float %97, ptr %103, align 4
  br label %104

104:                                              ; preds = %96
  %105 = load i32, ptr %14, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %14, align 4
  br label %62, !llvm.loop !25

107:                                              ; preds = %62
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %13, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %13, align 4
  br label %58, !llvm.loop !26

111:                                              ; preds = %58
  store i32 0, ptr %17, align 4
  br label %112

112:                                              ; preds = %129, %111
  %113 = load i32, ptr %17, align 4
  %114 = icmp slt i32 %113, 36
  br i1 %114, label %115, label %132

115:                                              ; preds = %112
  %116 = load i32, ptr %17, align 4
  %117 = srem i32 %116, 6
  %118 = mul nsw i32 %117, 6
  %119 = load i32, ptr %17, align 4
  %120 = sdiv i32 %119, 6
  %121 = add nsw i32 %118, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [36 x float], ptr %10, i64 0, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = fmul float %124, 2.500000e-01
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [36 x float], ptr %8, i64 0, i64 %127
  store float %125, ptr %128, align 4
  br label %129

129:                                              ; preds = %115
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %17, align 4
  br label %112, !llvm.loop !27

132:                                              ; preds = %112
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %12, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %12, align 4
  br label %54

136:                                              ; preds = %54
  store i32 0, ptr %18, align 4
  br label %137

137:                                              ; preds = %152, %136
  %138 = load i32, ptr %18, align 4
  %139 = icmp slt i32 %138, 36
  br i1 %139, label %140, label %155

140:                                              ; preds = %137
  %141 = load i32, ptr %18, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [36 x float], ptr %10, i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load ptr addrspace(1), ptr %6, align 8
  %146 = load i32, ptr %7, align 4
  %147 = mul nsw i32 %146, 36
  %148 = load i32, ptr %18, align 4
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %145, i64 %150
  store float %144, ptr addrspace(1) %151, align 4
  br label %152

152:                                              ; preds = %140
  %153 = load i32, ptr %18, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %18, align 4
  br label %137, !llvm.loop !28

155:                                              ; preds = %137
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rates(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_rates(ptr addrspace(1) noundef align 32 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 32 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rates(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <8 x float>, align 32
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %27 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %7, align 4
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <8 x float>, ptr addrspace(1) %29, i64 %31
  %33 = load <8 x float>, ptr addrspace(1) %32, align 32
  store <8 x float> %33, ptr %8, align 32
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %34, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4
  store float %38, ptr %9, align 4
  %39 = load float, ptr %9, align 4
  %40 = fdiv float 1.000000e+00, %39
  store float %40, ptr %10, align 4
  %41 = load float, ptr %9, align 4
  %42 = call float @_Z3logf(float noundef %41) #7
  store float %42, ptr %11, align 4
  %43 = load float, ptr %11, align 4
  %44 = load float, ptr %10, align 4
  %45 = fmul float 1.250000e+00, %44
  %46 = fneg float %45
  %47 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %43, float %46)
  %48 = call float @_Z3expf(float noundef %47) #7
  store float %48, ptr %12, align 4
  %49 = load float, ptr %11, align 4
  %50 = load float, ptr %10, align 4
  %51 = fmul float 0x3FD3333340000000, %50
  %52 = fneg float %51
  %53 = call float @llvm.fmuladd.f32(float 0xBFE6666660000000, float %49, float %52)
  %54 = call float @_Z3expf(float noundef %53) #7
  store float %54, ptr %13, align 4
  %55 = load float, ptr %10, align 4
  %56 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %55, float 0x3FF19999A0000000)
  %57 = call float @_Z3expf(float noundef %56) #7
  store float %57, ptr %14, align 4
  %58 = load float, ptr %11, align 4
  %59 = load float, ptr %10, align 4
  %60 = fmul float 0x3FB99999A0000000, %59
  %61 = fneg float %60
  %62 = call float @llvm.fmuladd.f32(float 0x3FECCCCCC0000000, float %58, float %61)
  %63 = call float @_Z3expf(float noundef %62) #7
  store float %63, ptr %15, align 4
  %64 = load float, ptr %10, align 4
  %65 = fmul float -1.500000e+00, %64
  %66 = call float @_Z3expf(float noundef %65) #7
  store float %66, ptr %16, align 4
  %67 = load float, ptr %11, align 4
  %68 = call float @llvm.fmuladd.f32(float -2.500000e-01, float %67, float 0x3FC99999A0000000)
  %69 = call float @_Z3expf(float noundef %68) #7
  store float %69, ptr %17, align 4
  %70 = load float, ptr %12, align 4
  %71 = load <8 x float>, ptr %8, align 32
  %72 = extractelement <8 x float> %71, i64 0
  %73 = fmul float %70, %72
  %74 = load <8 x float>, ptr %8, align 32
  %75 = extractelement <8 x float> %74, i64 1
  %76 = load float, ptr %13, align 4
  %77 = fmul float 0x3FB99999A0000000, %76
  %78 = load <8 x float>, ptr %8, align 32
  %79 = extractelement <8 x float> %78, i64 2
  %80 = fmul float %77, %79
  %81 = fneg float %80
  %82 = call float @llvm.fmuladd.f32(float %73, float %75, float %81)
  store float %82, ptr %18, align 4
  %83 = load float, ptr %13, align 4
  %84 = load <8 x float>, ptr %8, align 32
  %85 = extractelement <8 x float> %84, i64 1
  %86 = fmul float %83, %85
  %87 = load <8 x float>, ptr %8, align 32
  %88 = extractelement <8 x float> %87, i64 3
  %89 = load float, ptr %14, align 4
  %90 = fmul float 0x3FC99999A0000000, %89
  %91 = load <8 x float>, ptr %8, align 32
  %92 = extractelement <8 x float> %91, i64 4
  %93 = fmul float %90, %92
  %94 = load <8 x float>, ptr %8, align 32
  %95 = extractelement <8 x float> %94, i64 0
  %96 = fmul float %93, %95
  %97 = fneg float %96
  %98 = call float @llvm.fmuladd.f32(float %86, float %88, float %97)
  store float %98, ptr %19, align 4
  %99 = load float, ptr %14, align 4
  %100 = load <8 x float>, ptr %8, align 32
  %101 = extractelement <8 x float> %100, i64 4
  %102 = fmul float %99, %101
  %103 = load <8 x float>, ptr %8, align 32
  %104 = extractelement <8 x float> %103, i64 4
  %105 = load float, ptr %15, align 4
  %106 = fmul float 0x3FA99999A0000000, %105
  %107 = load <8 x float>, ptr %8, align 32
  %108 = extractelement <8 x float> %107, i64 5
  %109 = fmul float %106, %108
  %110 = fneg float %109
  %111 = call float @llvm.fmuladd.f32(float %102, float %104, float %110)
  store float %111, ptr %20, align 4
  %112 = load float, ptr %15, align 4
  %113 = load <8 x float>, ptr %8, align 32
  %114 = extractelement <8 x float> %113, i64 2
  %115 = fmul float %112, %114
  %116 = load <8 x float>, ptr %8, align 32
  %117 = extractelement <8 x float> %116, i64 5
  %118 = fmul float %115, %117
  %119 = load <8 x float>, ptr %8, align 32
  %120 = extractelement <8 x float> %119, i64 6
  %121 = load float, ptr %12, align 4
  %122 = fmul float 0x3FD3333340000000, %121
  %123 = load <8 x float>, ptr %8, align 32
  %124 = extractelement <8 x float> %123, i64 7
  %125 = fmul float %122, %124
  %126 = fneg float %125
  %127 = call float @llvm.fmuladd.f32(float %118, float %120, float %126)
  store float %127, ptr %21, align 4
  %128 = load float, ptr %16, align 4
  %129 = load <8 x float>, ptr %8, align 32
  %130 = extractelement <8 x float> %129, i64 7
  %131 = fmul float %128, %130
  %132 = load <8 x float>, ptr %8, align 32
  %133 = extractelement <8 x float> %132, i64 6
  %134 = fadd float 1.000000e+00, %133
  %135 = fdiv float %131, %134
  store float %135, ptr %22, align 4
  %136 = load float, ptr %17, align 4
  %137 = load <8 x float>, ptr %8, align 32
  %138 = extractelement <8 x float> %137, i64 3
  %139 = fmul float %136, %138
  %140 = load <8 x float>, ptr %8, align 32
  %141 = extractelement <8 x float> %140, i64 3
  %142 = fmul float %139, %141
  %143 = load <8 x float>, ptr %8, align 32
  %144 = extractelement <8 x float> %143, i64 0
  %145 = load <8 x float>, ptr %8, align 32
  %146 = extractelement <8 x float> %145, i64 1
  %147 = fadd float %144, %146
  %148 = load <8 x float>, ptr %8, align 32
  %149 = extractelement <8 x float> %148, i64 2
  %150 = fadd float %147, %149
  %151 = fdiv float %142, %150
  store float %151, ptr %23, align 4
  %152 = load float, ptr %12, align 4
  %153 = load float, ptr %15, align 4
  %154 = fmul float %152, %153
  %155 = load <8 x float>, ptr %8, align 32
  %156 = extractelement <8 x float> %155, i64 5
  %157 = load float, ptr %16, align 4
  %158 = load float, ptr %17, align 4
  %159 = fmul float %157, %158
  %160 = load <8 x float>, ptr %8, align 32
  %161 = extractelement <8 x float> %160, i64 1
  %162 = fmul float %159, %161
  %163 = load <8 x float>, ptr %8, align 32
  %164 = extractelement <8 x float> %163, i64 6
  %165 = fmul float %162, %164
  %166 = fneg float %165
  %167 = call float @llvm.fmuladd.f32(float %154, float %156, float %166)
  store float %167, ptr %24, align 4
  %168 = load float, ptr %13, align 4
  %169 = load float, ptr %14, align 4
  %170 = fmul float %168, %169
  %171 = load <8 x float>, ptr %8, align 32
  %172 = extractelement <8 x float> %171, i64 0
  %173 = fmul float %170, %172
  %174 = load <8 x float>, ptr %8, align 32
  %175 = extractelement <8 x float> %174, i64 4
  %176 = load <8 x float>, ptr %8, align 32
  %177 = extractelement <8 x float> %176, i64 4
  %178 = call float @llvm.fmuladd.f32(float %175, float %177, float 5.000000e-01)
  %179 = fdiv float %173, %178
  store float %179, ptr %25, align 4
  %180 = load float, ptr %18, align 4
  %181 = fneg float %180
  %182 = load float, ptr %19, align 4
  %183 = fadd float %181, %182
  %184 = load float, ptr %25, align 4
  %185 = fsub float %183, %184
  %186 = insertelement <8 x float> poison, float %185, i32 0
  %187 = load float, ptr %18, align 4
  %188 = fneg float %187
  %189 = load float, ptr %19, align 4
  %190 = fsub float %188, %189
  %191 = load float, ptr %24, align 4
  %192 = fadd float %190, %191
  %193 = insertelement <8 x float> %186, float %192, i32 1
  %194 = load float, ptr %18, align 4
  %195 = load float, ptr %21, align 4
  %196 = fsub float %194, %195
  %197 = load float, ptr %23, align 4
  %198 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %197, float %196)
  %199 = insertelement <8 x float> %193, float %198, i32 2
  %200 = load float, ptr %19, align 4
  %201 = fneg float %200
  %202 = load float, ptr %23, align 4
  %203 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %202, float %201)
  %204 = load float, ptr %25, align 4
  %205 = fadd float %203, %204
  %206 = insertelement <8 x float> %199, float %205, i32 3
  %207 = load float, ptr %19, align 4
  %208 = load float, ptr %20, align 4
  %209 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %208, float %207)
  %210 = load float, ptr %22, align 4
  %211 = fadd float %209, %210
  %212 = insertelement <8 x float> %206, float %211, i32 4
  %213 = load float, ptr %20, align 4
  %214 = load float, ptr %21, align 4
  %215 = fsub float %213, %214
  %216 = load float, ptr %24, align 4
  %217 = fsub float %215, %216
  %218 = insertelement <8 x float> %212, float %217, i32 5
  %219 = load float, ptr %22, align 4
  %220 = load float, ptr %21, align 4
  %221 = fsub float %219, %220
  %222 = load float, ptr %24, align 4
  %223 = fadd float %221, %222
  %224 = insertelement <8 x float> %218, float %223, i32 6
  %225 = load float, ptr %21, align 4
  %226 = load float, ptr %22, align 4
  %227 = fsub float %225, %226
  %228 = load float, ptr %25, align 4
  %229 = fadd float %227, %228
  %230 = insertelement <8 x float> %224, float %229, i32 7
  store <8 x float> %230, ptr %26, align 32
  %231 = load <8 x float>, ptr %26, align 32
  %232 = load <8 x float>, ptr %8, align 32
  %233 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %232, <8 x float> splat (float 8.000000e+00), <8 x float> %231)
  %234 = load ptr addrspace(1), ptr %6, align 8
  %235 = load i32, ptr %7, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds <8 x float>, ptr addrspace(1) %234, i64 %236
  store <8 x float> %233, ptr addrspace(1) %237, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @walsh64(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call void @__clang_ocl_kern_imp_walsh64(ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_walsh64(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca [64 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %3, align 4
  store i32 0, ptr %5, align 4
  br label %13

13:                                               ; preds = %28, %1
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %14, 64
  br i1 %15, label %16, label %31

16:                                               ; preds = %13
  %17 = load ptr addrspace(1), ptr %2, align 8
  %18 = load i32, ptr %3, align 4
  %19 = mul nsw i32 %18, 64
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %26
  store i32 %24, ptr %27, align 4
  br label %28

28:                                               ; preds = %16
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %5, align 4
  br label %13, !llvm.loop !35

31:                                               ; preds = %13
  store i32 1, ptr %6, align 4
  br label %32

32:                                               ; preds = %74, %31
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %33, 64
  br i1 %34, label %35, label %77

35:                                               ; preds = %32
  store i32 0, ptr %7, align 4
  br label %36

36:                                               ; preds = %70, %35
  %37 = load i32, ptr %7, align 4
  %38 = icmp slt i32 %37, 64
  br i1 %38, label %39, label %73

39:                                               ; preds = %36
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %6, align 4
  %42 = and i32 %40, %41
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %69, label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  store i32 %48, ptr %8, align 4
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %9, align 4
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %59
  store i32 %57, ptr %60, align 4
  %61 = load i32, ptr %8, align 4
  %62 = load i32, ptr %9, align 4
  %63 = sub nsw i32 %61, %62
  %64 = load i32, ptr %7, align 4
  %65 = load i32, ptr %6, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %67
  store i32 %63, ptr %68, align 4
  br label %69

69:                                               ; preds = %44, %39
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %7, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %7, align 4
  br label %36, !llvm.loop !36

73:                                               ; preds = %36
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %6, align 4
  %76 = mul nsw i32 %75, 2
  store i32 %76, ptr %6, align 4
  br label %32, !llvm.loop !37

77:                                               ; preds = %32
  store i32 0, ptr %10, align 4
  br label %78

78:                                               ; preds = %93, %77
  %79 = load i32, ptr %10, align 4
  %80 = icmp slt i32 %79, 64
  br i1 %80, label %81, label %96

81:                                               ; preds = %78
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [64 x i32], ptr %4, i64 0, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = load ptr addrspace(1), ptr %2, align 8
  %87 = load i32, ptr %3, align 4
  %88 = mul nsw i32 %87, 64
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 %91
  store i32 %85, ptr addrspace(1) %92, align 4
  br label %93

93:                                               ; preds = %81
  %94 = load i32, ptr %10, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %10, align 4
  br label %78, !llvm.loop !38

96:                                               ; preds = %78
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

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
define internal float @_Z3expf(float noundef %0) #3 {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = select i1 %2, float -5.000000e-01, float 5.000000e-01
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float 0x3FF7154760000000, float %3)
  %5 = fptosi float %4 to i32
  %6 = sitofp i32 %5 to float
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0xBFE62E3000000000, float %0)
  %8 = fmul float %6, 0xBEE2FEFA20000000
  %9 = fadd float %7, %8
  %10 = fmul float %9, %9
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %10, float %11, float 0x3F11566AA0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %10, float %12, float 0xBF66C16C20000000)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %10, float %13, float 0x3FC5555560000000)
  %15 = fneg float %14
  %16 = tail call noundef float @llvm.fmuladd.f32(float %10, float %15, float %9)
  %17 = fneg float %8
  %18 = fmul float %9, %16
  %19 = fsub float 2.000000e+00, %16
  %20 = fdiv float %18, %19, !fpmath !39
  %21 = fsub float %17, %20
  %22 = fsub float %7, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i32 %5, 23
  %26 = add nsw i32 %25, %24
  %27 = bitcast i32 %26 to float
  %28 = fcmp olt float %0, 0xC055D589E0000000
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = fcmp olt float %0, 0x40562E4300000000
  %31 = select i1 %30, float %29, float 0x7FF0000000000000
  %32 = fcmp ord float %0, 0.000000e+00
  %33 = select i1 %32, float %31, float %0
  ret float %33
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = tail call noundef float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3logf(float noundef %0) #5 {
  %2 = fcmp olt float %0, 0x3810000000000000
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = fmul float %0, 0x4160000000000000
  br label %5

5:                                                ; preds = %3, %1
  %6 = phi float [ %4, %3 ], [ %0, %1 ]
  %7 = phi float [ -2.300000e+01, %3 ], [ 0.000000e+00, %1 ]
  %8 = bitcast float %6 to i32
  %9 = sub i32 %8, 1059760811
  %10 = and i32 %9, -8388608
  %11 = bitcast float %6 to i32
  %12 = sub i32 %11, %10
  %13 = bitcast i32 %12 to float
  %14 = sitofp i32 %10 to float
  %15 = call float @llvm.nvvm.fma.rn.f(float %14, float 0x3E80000000000000, float %7) #8
  %16 = fsub float %13, 1.000000e+00
  %17 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %16, float 0x3FC2073EC0000000) #8
  %18 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 0xBFBF19B980000000) #8
  %19 = call float @llvm.nvvm.fma.rn.f(float %18, float %16, float 0x3FC1E52AA0000000) #8
  %20 = call float @llvm.nvvm.fma.rn.f(float %19, float %16, float 0xBFC55B1720000000) #8
  %21 = call float @llvm.nvvm.fma.rn.f(float %20, float %16, float 0x3FC99DA160000000) #8
  %22 = call float @llvm.nvvm.fma.rn.f(float %21, float %16, float 0xBFCFFFE440000000) #8
  %23 = call float @llvm.nvvm.fma.rn.f(float %22, float %16, float 0x3FD5554F00000000) #8
  %24 = call float @llvm.nvvm.fma.rn.f(float %23, float %16, float -5.000000e-01) #8
  %25 = fmul float %24, %16
  %26 = call float @llvm.nvvm.fma.rn.f(float %25, float %16, float %16) #8
  %27 = call float @llvm.nvvm.fma.rn.f(float %15, float 0x3FE62E4300000000, float %26) #8
  %28 = bitcast float %6 to i32
  %29 = icmp uge i32 %28, 2139095040
  br i1 %29, label %30, label %32

30:                                               ; preds = %5
  %31 = call float @llvm.nvvm.fma.rn.f(float %6, float 0x7FF0000000000000, float 0x7FF0000000000000) #8
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi float [ %31, %30 ], [ %27, %5 ]
  %34 = fcmp oeq float %6, 0.000000e+00
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %36

36:                                               ; preds = %32, %35
  %37 = phi float [ 0xFFF0000000000000, %35 ], [ %33, %32 ]
  ret float %37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*"}
!22 = !{!"const", !"const", !""}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = !{!"float8*", !"float*", !"float8*"}
!30 = !{!"float __attribute__((ext_vector_type(8)))*", !"float*", !"float __attribute__((ext_vector_type(8)))*"}
!31 = !{i32 1}
!32 = !{!"none"}
!33 = !{!"int*"}
!34 = !{!""}
!35 = distinct !{!35, !15}
!36 = distinct !{!36, !15}
!37 = distinct !{!37, !15}
!38 = distinct !{!38, !15}
!39 = !{float 2.500000e+00}
