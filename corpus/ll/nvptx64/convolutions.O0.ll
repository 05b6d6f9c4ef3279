; ModuleID = 'corpus/opencl/convolutions.cl'
source_filename = "corpus/opencl/convolutions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.conv_shape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv_direct(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr noundef byval(%struct.conv_shape) align 4 %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr noundef byval(%struct.conv_shape) align 4 %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr noundef byval(%struct.conv_shape) align 4 %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %10, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %11, align 4
  %23 = call i64 @_Z13get_global_idj(i32 noundef 2) #6
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %10, align 4
  %26 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 5
  %27 = load i32, ptr %26, align 4
  %28 = icmp sge i32 %25, %27
  br i1 %28, label %39, label %29

29:                                               ; preds = %5
  %30 = load i32, ptr %11, align 4
  %31 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 4
  %32 = load i32, ptr %31, align 4
  %33 = icmp sge i32 %30, %32
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = load i32, ptr %12, align 4
  %36 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 3
  %37 = load i32, ptr %36, align 4
  %38 = icmp sge i32 %35, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %34, %29, %5
  br label %172

40:                                               ; preds = %34
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = load i32, ptr %12, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %41, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4
  store float %45, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %46

46:                                               ; preds = %145, %40
  %47 = load i32, ptr %14, align 4
  %48 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 0
  %49 = load i32, ptr %48, align 4
  %50 = icmp slt i32 %47, %49
  br i1 %50, label %51, label %148

51:                                               ; preds = %46
  store i32 0, ptr %15, align 4
  br label %52

52:                                               ; preds = %141, %51
  %53 = load i32, ptr %15, align 4
  %54 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 6
  %55 = load i32, ptr %54, align 4
  %56 = icmp slt i32 %53, %55
  br i1 %56, label %57, label %144

57:                                               ; preds = %52
  %58 = load i32, ptr %11, align 4
  %59 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 7
  %60 = load i32, ptr %59, align 4
  %61 = mul nsw i32 %58, %60
  %62 = load i32, ptr %15, align 4
  %63 = add nsw i32 %61, %62
  %64 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 8
  %65 = load i32, ptr %64, align 4
  %66 = sub nsw i32 %63, %65
  store i32 %66, ptr %16, align 4
  %67 = load i32, ptr %16, align 4
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %74, label %69

69:                                               ; preds = %57
  %70 = load i32, ptr %16, align 4
  %71 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 1
  %72 = load i32, ptr %71, align 4
  %73 = icmp sge i32 %70, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %69, %57
  br label %141

75:                                               ; preds = %69
  store i32 0, ptr %17, align 4
  br label %76

76:                                               ; preds = %137, %75
  %77 = load i32, ptr %17, align 4
  %78 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 6
  %79 = load i32, ptr %78, align 4
  %80 = icmp slt i32 %77, %79
  br i1 %80, label %81, label %140

81:                                               ; preds = %76
  %82 = load i32, ptr %10, align 4
  %83 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 7
  %84 = load i32, ptr %83, align 4
  %85 = mul nsw i32 %82, %84
  %86 = load i32, ptr %17, align 4
  %87 = add nsw i32 %85, %86
  %88 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 8
  %89 = load i32, ptr %88, align 4
  %90 = sub nsw i32 %87, %89
  store i32 %90, ptr %18, align 4
  %91 = load i32, ptr %18, align 4
  %92 = icmp slt i32 %91, 0
  br i1 %92, label %98, label %93

93:                                               ; preds = %81
  %94 = load i32, ptr %18, align 4
  %95 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 2
  %96 = load i32, ptr %95, align 4
  %97 = icmp sge i32 %94, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %93, %81
  br label %137

99:                                               ; preds = %93
  %100 = load ptr addrspace(1), ptr %6, align 8
  %101 = load i32, ptr %14, align 4
  %102 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 1
  %103 = load i32, ptr %102, align 4
  %104 = mul nsw i32 %101, %103
  %105 = load i32, ptr %16, align 4
  %106 = add nsw i32 %104, %105
  %107 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 2
  %108 = load i32, ptr %107, align 4
  %109 = mul nsw i32 %106, %108
  %110 = load i32, ptr %18, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  %115 = load ptr addrspace(1), ptr %7, align 8
  %116 = load i32, ptr %12, align 4
  %117 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 0
  %118 = load i32, ptr %117, align 4
  %119 = mul nsw i32 %116, %118
  %120 = load i32, ptr %14, align 4
  %121 = add nsw i32 %119, %120
  %122 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 6
  %123 = load i32, ptr %122, align 4
  %124 = mul nsw i32 %121, %123
  %125 = load i32, ptr %15, align 4
  %126 = add nsw i32 %124, %125
  %127 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 6
  %128 = load i32, ptr %127, align 4
  %129 = mul nsw i32 %126, %128
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4
  %135 = load float, ptr %13, align 4
  %136 = call float @llvm.fmuladd.f32(float %114, float %134, float %135)
  store float %136, ptr %13, align 4
  br label %137

137:                                              ; preds = %99, %98
  %138 = load i32, ptr %17, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %17, align 4
  br label %76

140:                                              ; preds = %76
  br label %141

141:                                              ; preds = %140, %74
  %142 = load i32, ptr %15, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %15, align 4
  br label %52

144:                                              ; preds = %52
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %14, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %14, align 4
  br label %46

148:                                              ; preds = %46
  %149 = load float, ptr %13, align 4
  %150 = fcmp ogt float %149, 0.000000e+00
  br i1 %150, label %151, label %153

151:                                              ; preds = %148
  %152 = load float, ptr %13, align 4
  br label %156

153:                                              ; preds = %148
  %154 = load float, ptr %13, align 4
  %155 = fmul float 0x3F847AE140000000, %154
  br label %156

156:                                              ; preds = %153, %151
  %157 = phi float [ %152, %151 ], [ %155, %153 ]
  %158 = load ptr addrspace(1), ptr %9, align 8
  %159 = load i32, ptr %12, align 4
  %160 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 4
  %161 = load i32, ptr %160, align 4
  %162 = mul nsw i32 %159, %161
  %163 = load i32, ptr %11, align 4
  %164 = add nsw i32 %162, %163
  %165 = getelementptr inbounds nuw %struct.conv_shape, ptr %4, i32 0, i32 5
  %166 = load i32, ptr %165, align 4
  %167 = mul nsw i32 %164, %166
  %168 = load i32, ptr %10, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr addrspace(1) %158, i64 %170
  store float %157, ptr addrspace(1) %171, align 4
  br label %172

172:                                              ; preds = %156, %39
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @depthwise3x3(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2, ptr addrspace(1) noalias noundef align 16 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18, i32 noundef %19, i32 noundef %20, i32 noundef %21) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2, ptr addrspace(1) noalias noundef align 16 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %23 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %15, align 4
  %25 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %27

27:                                               ; preds = %117, %7
  %28 = load i32, ptr %17, align 4
  %29 = load i32, ptr %14, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %120

31:                                               ; preds = %27
  %32 = load ptr addrspace(1), ptr %10, align 8
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %32, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16
  store <4 x float> %36, ptr %18, align 16
  store i32 -1, ptr %19, align 4
  br label %37

37:                                               ; preds = %99, %31
  %38 = load i32, ptr %19, align 4
  %39 = icmp sle i32 %38, 1
  br i1 %39, label %40, label %102

40:                                               ; preds = %37
  store i32 -1, ptr %20, align 4
  br label %41

41:                                               ; preds = %95, %40
  %42 = load i32, ptr %20, align 4
  %43 = icmp sle i32 %42, 1
  br i1 %43, label %44, label %98

44:                                               ; preds = %41
  %45 = load i32, ptr %15, align 4
  %46 = load i32, ptr %20, align 4
  %47 = add nsw i32 %45, %46
  store i32 %47, ptr %21, align 4
  %48 = load i32, ptr %16, align 4
  %49 = load i32, ptr %19, align 4
  %50 = add nsw i32 %48, %49
  store i32 %50, ptr %22, align 4
  %51 = load i32, ptr %21, align 4
  %52 = icmp sge i32 %51, 0
  br i1 %52, label %53, label %94

53:                                               ; preds = %44
  %54 = load i32, ptr %22, align 4
  %55 = icmp sge i32 %54, 0
  br i1 %55, label %56, label %94

56:                                               ; preds = %53
  %57 = load i32, ptr %21, align 4
  %58 = load i32, ptr %12, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %94

60:                                               ; preds = %56
  %61 = load i32, ptr %22, align 4
  %62 = load i32, ptr %13, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %94

64:                                               ; preds = %60
  %65 = load ptr addrspace(1), ptr %8, align 8
  %66 = load i32, ptr %22, align 4
  %67 = load i32, ptr %12, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %21, align 4
  %70 = add nsw i32 %68, %69
  %71 = load i32, ptr %14, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %17, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds <4 x float>, ptr addrspace(1) %65, i64 %75
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16
  %78 = load ptr addrspace(1), ptr %9, align 8
  %79 = load i32, ptr %19, align 4
  %80 = add nsw i32 %79, 1
  %81 = mul nsw i32 %80, 3
  %82 = load i32, ptr %20, align 4
  %83 = add nsw i32 %81, %82
  %84 = add nsw i32 %83, 1
  %85 = load i32, ptr %14, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %17, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds <4 x float>, ptr addrspace(1) %78, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16
  %92 = load <4 x float>, ptr %18, align 16
  %93 = call <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %77, <4 x float> noundef %91, <4 x float> noundef %92) #6
  store <4 x float> %93, ptr %18, align 16
  br label %94

94:                                               ; preds = %64, %60, %56, %53, %44
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr %20, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %20, align 4
  br label %41, !llvm.loop !19

98:                                               ; preds = %41
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %19, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %19, align 4
  br label %37, !llvm.loop !21

102:                                              ; preds = %37
  %103 = load <4 x float>, ptr %18, align 16
  %104 = call <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %103, float noundef 0.000000e+00, float noundef 6.000000e+00) #6
  %105 = load ptr addrspace(1), ptr %11, align 8
  %106 = load i32, ptr %16, align 4
  %107 = load i32, ptr %12, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %15, align 4
  %110 = add nsw i32 %108, %109
  %111 = load i32, ptr %14, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %17, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(1) %105, i64 %115
  store <4 x float> %104, ptr addrspace(1) %116, align 16
  br label %117

117:                                              ; preds = %102
  %118 = load i32, ptr %17, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %17, align 4
  br label %27

120:                                              ; preds = %27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @im2col(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
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
  %19 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %9, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %10, align 4
  %24 = mul nsw i32 %22, %23
  store i32 %24, ptr %11, align 4
  %25 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %12, align 4
  br label %27

27:                                               ; preds = %109, %5
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %11, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %115

31:                                               ; preds = %27
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %10, align 4
  %34 = srem i32 %32, %33
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %10, align 4
  %37 = sdiv i32 %35, %36
  %38 = load i32, ptr %9, align 4
  %39 = srem i32 %37, %38
  store i32 %39, ptr %14, align 4
  %40 = load i32, ptr %12, align 4
  %41 = load i32, ptr %10, align 4
  %42 = load i32, ptr %9, align 4
  %43 = mul nsw i32 %41, %42
  %44 = sdiv i32 %40, %43
  store i32 %44, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %45

45:                                               ; preds = %105, %31
  %46 = load i32, ptr %16, align 4
  %47 = icmp slt i32 %46, 9
  br i1 %47, label %48, label %108

48:                                               ; preds = %45
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %16, align 4
  %51 = srem i32 %50, 3
  %52 = add nsw i32 %49, %51
  %53 = sub nsw i32 %52, 1
  store i32 %53, ptr %17, align 4
  %54 = load i32, ptr %14, align 4
  %55 = load i32, ptr %16, align 4
  %56 = sdiv i32 %55, 3
  %57 = add nsw i32 %54, %56
  %58 = sub nsw i32 %57, 1
  store i32 %58, ptr %18, align 4
  %59 = load i32, ptr %17, align 4
  %60 = load i32, ptr %10, align 4
  %61 = icmp ult i32 %59, %60
  br i1 %61, label %62, label %66

62:                                               ; preds = %48
  %63 = load i32, ptr %18, align 4
  %64 = load i32, ptr %9, align 4
  %65 = icmp ult i32 %63, %64
  br label %66

66:                                               ; preds = %62, %48
  %67 = phi i1 [ false, %48 ], [ %65, %62 ]
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %19, align 1
  %69 = load i8, ptr %19, align 1
  %70 = trunc i8 %69 to i1
  br i1 %70, label %71, label %85

71:                                               ; preds = %66
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i32, ptr %15, align 4
  %74 = load i32, ptr %9, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %18, align 4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %10, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %17, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %72, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4
  br label %86

85:                                               ; preds = %66
  br label %86

86:                                               ; preds = %85, %71
  %87 = phi float [ %84, %71 ], [ 0.000000e+00, %85 ]
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i32, ptr %15, align 4
  %90 = mul nsw i32 %89, 9
  %91 = load i32, ptr %16, align 4
  %92 = add nsw i32 %90, %91
  %93 = load i32, ptr %9, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %10, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %14, align 4
  %98 = load i32, ptr %10, align 4
  %99 = mul nsw i32 %97, %98
  %100 = add nsw i32 %96, %99
  %101 = load i32, ptr %13, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %88, i64 %103
  store float %87, ptr addrspace(1) %104, align 4
  br label %105

105:                                              ; preds = %86
  %106 = load i32, ptr %16, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %16, align 4
  br label %45

108:                                              ; preds = %45
  br label %109

109:                                              ; preds = %108
  %110 = call i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %111 = load i32, ptr %12, align 4
  %112 = sext i32 %111 to i64
  %113 = add i64 %112, %110
  %114 = trunc i64 %113 to i32
  store i32 %114, ptr %12, align 4
  br label %27

115:                                              ; preds = %27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pool2x2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %11, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %12, align 4
  %26 = call i64 @_Z13get_global_idj(i32 noundef 2) #6
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %13, align 4
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %10, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %12, align 4
  %32 = mul nsw i32 2, %31
  %33 = add nsw i32 %30, %32
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %11, align 4
  %37 = mul nsw i32 2, %36
  %38 = add nsw i32 %35, %37
  store i32 %38, ptr %14, align 4
  store float 0xFFF0000000000000, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %39

39:                                               ; preds = %67, %5
  %40 = load i32, ptr %18, align 4
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %42, label %70

42:                                               ; preds = %39
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %18, align 4
  %45 = and i32 %44, 1
  %46 = add nsw i32 %43, %45
  %47 = load i32, ptr %18, align 4
  %48 = ashr i32 %47, 1
  %49 = load i32, ptr %10, align 4
  %50 = mul nsw i32 %48, %49
  %51 = add nsw i32 %46, %50
  store i32 %51, ptr %19, align 4
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i32, ptr %19, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %52, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4
  store float %56, ptr %20, align 4
  %57 = load float, ptr %20, align 4
  %58 = load float, ptr %16, align 4
  %59 = fadd float %58, %57
  store float %59, ptr %16, align 4
  %60 = load float, ptr %20, align 4
  %61 = load float, ptr %15, align 4
  %62 = fcmp ogt float %60, %61
  br i1 %62, label %63, label %66

63:                                               ; preds = %42
  %64 = load float, ptr %20, align 4
  store float %64, ptr %15, align 4
  %65 = load i32, ptr %19, align 4
  store i32 %65, ptr %17, align 4
  br label %66

66:                                               ; preds = %63, %42
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %18, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %18, align 4
  br label %39

70:                                               ; preds = %39
  %71 = load i32, ptr %13, align 4
  %72 = load i32, ptr %10, align 4
  %73 = sdiv i32 %72, 2
  %74 = mul nsw i32 %71, %73
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %74, %75
  %77 = load i32, ptr %10, align 4
  %78 = sdiv i32 %77, 2
  %79 = mul nsw i32 %76, %78
  %80 = load i32, ptr %11, align 4
  %81 = add nsw i32 %79, %80
  store i32 %81, ptr %21, align 4
  %82 = load float, ptr %15, align 4
  %83 = load ptr addrspace(1), ptr %7, align 8
  %84 = load i32, ptr %21, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %83, i64 %85
  store float %82, ptr addrspace(1) %86, align 4
  %87 = load float, ptr %16, align 4
  %88 = fmul float %87, 2.500000e-01
  %89 = load ptr addrspace(1), ptr %8, align 8
  %90 = load i32, ptr %21, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %91
  store float %88, ptr addrspace(1) %92, align 4
  %93 = load i32, ptr %17, align 4
  %94 = load ptr addrspace(1), ptr %9, align 8
  %95 = load i32, ptr %21, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 %96
  store i32 %93, ptr addrspace(1) %97, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
define internal noundef <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = insertelement <4 x float> poison, float %1, i64 0
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %0, <4 x float> %5)
  %7 = insertelement <4 x float> poison, float %2, i64 0
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %6, <4 x float> %8)
  ret <4 x float> %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #2

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
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"conv_shape"}
!13 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !""}
!14 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!18 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.enable"}
!21 = distinct !{!21, !20}
!22 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!23 = !{!"float*", !"float*", !"int", !"int", !"int"}
!24 = !{!"const", !"", !"", !"", !""}
!25 = !{!"float*", !"float*", !"float*", !"int*", !"int"}
