; ModuleID = 'corpus/opencl/small_matrices.cl'
source_filename = "corpus/opencl/small_matrices.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lu8_solve(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_lu8_solve(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lu8_solve(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [8 x [8 x float]], align 4
  %7 = alloca [8 x float], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %5, align 4
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %68, %2
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %24, label %71

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 %26, 8
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %34
  store float %32, ptr %35, align 4
  store i32 0, ptr %9, align 4
  br label %36

36:                                               ; preds = %64, %24
  %37 = load i32, ptr %9, align 4
  %38 = icmp slt i32 %37, 8
  br i1 %38, label %39, label %67

39:                                               ; preds = %36
  %40 = load ptr addrspace(1), ptr %3, align 8
  %41 = load i32, ptr %5, align 4
  %42 = mul nsw i32 %41, 8
  %43 = mul nsw i32 %42, 8
  %44 = load i32, ptr %8, align 4
  %45 = mul nsw i32 %44, 8
  %46 = add nsw i32 %43, %45
  %47 = load i32, ptr %9, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %9, align 4
  %54 = icmp eq i32 %52, %53
  %55 = zext i1 %54 to i64
  %56 = select i1 %54, float 4.000000e+00, float 0.000000e+00
  %57 = fadd float %51, %56
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %59
  %61 = load i32, ptr %9, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [8 x float], ptr %60, i64 0, i64 %62
  store float %57, ptr %63, align 4
  br label %64

64:                                               ; preds = %39
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %9, align 4
  br label %36, !llvm.loop !14

67:                                               ; preds = %36
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  br label %21, !llvm.loop !16

71:                                               ; preds = %21
  store i32 0, ptr %10, align 4
  br label %72

72:                                               ; preds = %141, %71
  %73 = load i32, ptr %10, align 4
  %74 = icmp slt i32 %73, 8
  br i1 %74, label %75, label %144

75:                                               ; preds = %72
  %76 = load i32, ptr %10, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %77
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [8 x float], ptr %78, i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = fdiv float 1.000000e+00, %82
  store float %83, ptr %11, align 4
  %84 = load i32, ptr %10, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %12, align 4
  br label %86

86:                                               ; preds = %137, %75
  %87 = load i32, ptr %12, align 4
  %88 = icmp slt i32 %87, 8
  br i1 %88, label %89, label %140

89:                                               ; preds = %86
  %90 = load i32, ptr %12, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %91
  %93 = load i32, ptr %10, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [8 x float], ptr %92, i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load float, ptr %11, align 4
  %98 = fmul float %96, %97
  store float %98, ptr %13, align 4
  %99 = load float, ptr %13, align 4
  %100 = load i32, ptr %10, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = load i32, ptr %12, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = fneg float %99
  %109 = call float @llvm.fmuladd.f32(float %108, float %103, float %107)
  store float %109, ptr %106, align 4
  %110 = load i32, ptr %10, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %14, align 4
  br label %112

112:                                              ; preds = %133, %89
  %113 = load i32, ptr %14, align 4
  %114 = icmp slt i32 %113, 8
  br i1 %114, label %115, label %136

115:                                              ; preds = %112
  %116 = load float, ptr %13, align 4
  %117 = load i32, ptr %10, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %118
  %120 = load i32, ptr %14, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [8 x float], ptr %119, i64 0, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = load i32, ptr %12, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %125
  %127 = load i32, ptr %14, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [8 x float], ptr %126, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = fneg float %116
  %132 = call float @llvm.fmuladd.f32(float %131, float %123, float %130)
  store float %132, ptr %129, align 4
  br label %133

133:                                              ; preds = %115
  %134 = load i32, ptr %14, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %14, align 4
  br label %112, !llvm.loop !17

136:                                              ; preds = %112
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %12, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %12, align 4
  br label %86, !llvm.loop !18

140:                                              ; preds = %86
  br label %141

141:                                              ; preds = %140
  %142 = load i32, ptr %10, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %10, align 4
  br label %72, !llvm.loop !19

144:                                              ; preds = %72
  store i32 7, ptr %15, align 4
  br label %145

145:                                              ; preds = %189, %144
  %146 = load i32, ptr %15, align 4
  %147 = icmp sge i32 %146, 0
  br i1 %147, label %148, label %192

148:                                              ; preds = %145
  %149 = load i32, ptr %15, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %150
  %152 = load float, ptr %151, align 4
  store float %152, ptr %16, align 4
  %153 = load i32, ptr %15, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %17, align 4
  br label %155

155:                                              ; preds = %173, %148
  %156 = load i32, ptr %17, align 4
  %157 = icmp slt i32 %156, 8
  br i1 %157, label %158, label %176

158:                                              ; preds = %155
  %159 = load i32, ptr %15, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %160
  %162 = load i32, ptr %17, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [8 x float], ptr %161, i64 0, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = load i32, ptr %17, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %167
  %169 = load float, ptr %168, align 4
  %170 = load float, ptr %16, align 4
  %171 = fneg float %165
  %172 = call float @llvm.fmuladd.f32(float %171, float %169, float %170)
  store float %172, ptr %16, align 4
  br label %173

173:                                              ; preds = %158
  %174 = load i32, ptr %17, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %17, align 4
  br label %155, !llvm.loop !20

176:                                              ; preds = %155
  %177 = load float, ptr %16, align 4
  %178 = load i32, ptr %15, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [8 x [8 x float]], ptr %6, i64 0, i64 %179
  %181 = load i32, ptr %15, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [8 x float], ptr %180, i64 0, i64 %182
  %184 = load float, ptr %183, align 4
  %185 = fdiv float %177, %184
  %186 = load i32, ptr %15, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %187
  store float %185, ptr %188, align 4
  br label %189

189:                                              ; preds = %176
  %190 = load i32, ptr %15, align 4
  %191 = add nsw i32 %190, -1
  store i32 %191, ptr %15, align 4
  br label %145, !llvm.loop !21

192:                                              ; preds = %145
  store i32 0, ptr %18, align 4
  br label %193

193:                                              ; preds = %208, %192
  %194 = load i32, ptr %18, align 4
  %195 = icmp slt i32 %194, 8
  br i1 %195, label %196, label %211

196:                                              ; preds = %193
  %197 = load i32, ptr %18, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %198
  %200 = load float, ptr %199, align 4
  %201 = load ptr addrspace(1), ptr %4, align 8
  %202 = load i32, ptr %5, align 4
  %203 = mul nsw i32 %202, 8
  %204 = load i32, ptr %18, align 4
  %205 = add nsw i32 %203, %204
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr addrspace(1) %201, i64 %206
  store float %200, ptr addrspace(1) %207, align 4
  br label %208

208:                                              ; preds = %196
  %209 = load i32, ptr %18, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %18, align 4
  br label %193, !llvm.loop !22

211:                                              ; preds = %193
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cholesky8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_cholesky8(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_cholesky8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [36 x double], align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %5, align 4
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = mul nsw i32 %22, 8
  %24 = mul nsw i32 %23, 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr addrspace(1) %21, i64 %25
  store ptr addrspace(1) %26, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %27

27:                                               ; preds = %81, %2
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %28, 8
  br i1 %29, label %30, label %84

30:                                               ; preds = %27
  store i32 0, ptr %9, align 4
  br label %31

31:                                               ; preds = %77, %30
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %8, align 4
  %34 = icmp sle i32 %32, %33
  br i1 %34, label %35, label %80

35:                                               ; preds = %31
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %9, align 4
  %38 = icmp eq i32 %36, %37
  %39 = zext i1 %38 to i64
  %40 = select i1 %38, double 8.000000e+00, double 0.000000e+00
  store double %40, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %41

41:                                               ; preds = %63, %35
  %42 = load i32, ptr %11, align 4
  %43 = icmp slt i32 %42, 8
  br i1 %43, label %44, label %66

44:                                               ; preds = %41
  %45 = load ptr addrspace(1), ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  %47 = mul nsw i32 %46, 8
  %48 = load i32, ptr %11, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr addrspace(1) %45, i64 %50
  %52 = load double, ptr addrspace(1) %51, align 8
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = load i32, ptr %9, align 4
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr addrspace(1) %53, i64 %58
  %60 = load double, ptr addrspace(1) %59, align 8
  %61 = load double, ptr %10, align 8
  %62 = call double @llvm.fmuladd.f64(double %52, double %60, double %61)
  store double %62, ptr %10, align 8
  br label %63

63:                                               ; preds = %44
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  br label %41

66:                                               ; preds = %41
  %67 = load double, ptr %10, align 8
  %68 = load i32, ptr %8, align 4
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  %71 = mul nsw i32 %68, %70
  %72 = sdiv i32 %71, 2
  %73 = load i32, ptr %9, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %75
  store double %67, ptr %76, align 8
  br label %77

77:                                               ; preds = %66
  %78 = load i32, ptr %9, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4
  br label %31

80:                                               ; preds = %31
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %8, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %8, align 4
  br label %27

84:                                               ; preds = %27
  store i32 0, ptr %12, align 4
  br label %85

85:                                               ; preds = %207, %84
  %86 = load i32, ptr %12, align 4
  %87 = icmp slt i32 %86, 8
  br i1 %87, label %88, label %210

88:                                               ; preds = %85
  %89 = load i32, ptr %12, align 4
  %90 = load i32, ptr %12, align 4
  %91 = add nsw i32 %90, 1
  %92 = mul nsw i32 %89, %91
  %93 = sdiv i32 %92, 2
  %94 = load i32, ptr %12, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  store double %98, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %99

99:                                               ; preds = %127, %88
  %100 = load i32, ptr %14, align 4
  %101 = load i32, ptr %12, align 4
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %103, label %130

103:                                              ; preds = %99
  %104 = load i32, ptr %12, align 4
  %105 = load i32, ptr %12, align 4
  %106 = add nsw i32 %105, 1
  %107 = mul nsw i32 %104, %106
  %108 = sdiv i32 %107, 2
  %109 = load i32, ptr %14, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = load i32, ptr %12, align 4
  %115 = load i32, ptr %12, align 4
  %116 = add nsw i32 %115, 1
  %117 = mul nsw i32 %114, %116
  %118 = sdiv i32 %117, 2
  %119 = load i32, ptr %14, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = load double, ptr %13, align 8
  %125 = fneg double %113
  %126 = call double @llvm.fmuladd.f64(double %125, double %123, double %124)
  store double %126, ptr %13, align 8
  br label %127

127:                                              ; preds = %103
  %128 = load i32, ptr %14, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %14, align 4
  br label %99

130:                                              ; preds = %99
  %131 = load double, ptr %13, align 8
  %132 = call double @_Z4sqrtd(double noundef %131) #8
  store double %132, ptr %13, align 8
  %133 = load double, ptr %13, align 8
  %134 = load i32, ptr %12, align 4
  %135 = load i32, ptr %12, align 4
  %136 = add nsw i32 %135, 1
  %137 = mul nsw i32 %134, %136
  %138 = sdiv i32 %137, 2
  %139 = load i32, ptr %12, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %141
  store double %133, ptr %142, align 8
  %143 = load i32, ptr %12, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %15, align 4
  br label %145

145:                                              ; preds = %203, %130
  %146 = load i32, ptr %15, align 4
  %147 = icmp slt i32 %146, 8
  br i1 %147, label %148, label %206

148:                                              ; preds = %145
  %149 = load i32, ptr %15, align 4
  %150 = load i32, ptr %15, align 4
  %151 = add nsw i32 %150, 1
  %152 = mul nsw i32 %149, %151
  %153 = sdiv i32 %152, 2
  %154 = load i32, ptr %12, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %156
  %158 = load double, ptr %157, align 8
  store double %158, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %159

159:                                              ; preds = %187, %148
  %160 = load i32, ptr %17, align 4
  %161 = load i32, ptr %12, align 4
  %162 = icmp slt i32 %160, %161
  br i1 %162, label %163, label %190

163:                                              ; preds = %159
  %164 = load i32, ptr %15, align 4
  %165 = load i32, ptr %15, align 4
  %166 = add nsw i32 %165, 1
  %167 = mul nsw i32 %164, %166
  %168 = sdiv i32 %167, 2
  %169 = load i32, ptr %17, align 4
  %170 = add nsw i32 %168, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = load i32, ptr %12, align 4
  %175 = load i32, ptr %12, align 4
  %176 = add nsw i32 %175, 1
  %177 = mul nsw i32 %174, %176
  %178 = sdiv i32 %177, 2
  %179 = load i32, ptr %17, align 4
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = load double, ptr %16, align 8
  %185 = fneg double %173
  %186 = call double @llvm.fmuladd.f64(double %185, double %183, double %184)
  store double %186, ptr %16, align 8
  br label %187

187:                                              ; preds = %163
  %188 = load i32, ptr %17, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %17, align 4
  br label %159

190:                                              ; preds = %159
  %191 = load double, ptr %16, align 8
  %192 = load double, ptr %13, align 8
  %193 = fdiv double %191, %192
  %194 = load i32, ptr %15, align 4
  %195 = load i32, ptr %15, align 4
  %196 = add nsw i32 %195, 1
  %197 = mul nsw i32 %194, %196
  %198 = sdiv i32 %197, 2
  %199 = load i32, ptr %12, align 4
  %200 = add nsw i32 %198, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %201
  store double %193, ptr %202, align 8
  br label %203

203:                                              ; preds = %190
  %204 = load i32, ptr %15, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %15, align 4
  br label %145

206:                                              ; preds = %145
  br label %207

207:                                              ; preds = %206
  %208 = load i32, ptr %12, align 4
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %12, align 4
  br label %85

210:                                              ; preds = %85
  store i32 0, ptr %18, align 4
  br label %211

211:                                              ; preds = %226, %210
  %212 = load i32, ptr %18, align 4
  %213 = icmp slt i32 %212, 36
  br i1 %213, label %214, label %229

214:                                              ; preds = %211
  %215 = load i32, ptr %18, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = load ptr addrspace(1), ptr %4, align 8
  %220 = load i32, ptr %5, align 4
  %221 = mul nsw i32 %220, 36
  %222 = load i32, ptr %18, align 4
  %223 = add nsw i32 %221, %222
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds double, ptr addrspace(1) %219, i64 %224
  store double %218, ptr addrspace(1) %225, align 8
  br label %226

226:                                              ; preds = %214
  %227 = load i32, ptr %18, align 4
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %18, align 4
  br label %211

229:                                              ; preds = %211
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @inverse4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef align 64 %5, ptr addrspace(1) noundef align 64 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <16 x float>, align 64
  %7 = alloca float, align 4
  %8 = alloca float, align 4
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
  %20 = alloca <16 x float>, align 64
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %5, align 4
  %23 = load ptr addrspace(1), ptr %3, align 8
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <16 x float>, ptr addrspace(1) %23, i64 %25
  %27 = load <16 x float>, ptr addrspace(1) %26, align 64
  store <16 x float> %27, ptr %6, align 64
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <4 x i32> <i32 0, i32 5, i32 10, i32 15>
  %30 = fadd <4 x float> %29, splat (float 3.000000e+00)
  %31 = load <16 x float>, ptr %6, align 64
  %32 = shufflevector <4 x float> %30, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <16 x float> %31, <16 x float> %32, <16 x i32> <i32 16, i32 1, i32 2, i32 3, i32 4, i32 17, i32 6, i32 7, i32 8, i32 9, i32 18, i32 11, i32 12, i32 13, i32 14, i32 19>
  store <16 x float> %33, ptr %6, align 64
  %34 = load <16 x float>, ptr %6, align 64
  %35 = extractelement <16 x float> %34, i64 0
  %36 = load <16 x float>, ptr %6, align 64
  %37 = extractelement <16 x float> %36, i64 5
  %38 = load <16 x float>, ptr %6, align 64
  %39 = extractelement <16 x float> %38, i64 4
  %40 = load <16 x float>, ptr %6, align 64
  %41 = extractelement <16 x float> %40, i64 1
  %42 = fmul float %39, %41
  %43 = fneg float %42
  %44 = call float @llvm.fmuladd.f32(float %35, float %37, float %43)
  store float %44, ptr %7, align 4
  %45 = load <16 x float>, ptr %6, align 64
  %46 = extractelement <16 x float> %45, i64 0
  %47 = load <16 x float>, ptr %6, align 64
  %48 = extractelement <16 x float> %47, i64 6
  %49 = load <16 x float>, ptr %6, align 64
  %50 = extractelement <16 x float> %49, i64 4
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 2
  %53 = fmul float %50, %52
  %54 = fneg float %53
  %55 = call float @llvm.fmuladd.f32(float %46, float %48, float %54)
  store float %55, ptr %8, align 4
  %56 = load <16 x float>, ptr %6, align 64
  %57 = extractelement <16 x float> %56, i64 0
  %58 = load <16 x float>, ptr %6, align 64
  %59 = extractelement <16 x float> %58, i64 7
  %60 = load <16 x float>, ptr %6, align 64
  %61 = extractelement <16 x float> %60, i64 4
  %62 = load <16 x float>, ptr %6, align 64
  %63 = extractelement <16 x float> %62, i64 3
  %64 = fmul float %61, %63
  %65 = fneg float %64
  %66 = call float @llvm.fmuladd.f32(float %57, float %59, float %65)
  store float %66, ptr %9, align 4
  %67 = load <16 x float>, ptr %6, align 64
  %68 = extractelement <16 x float> %67, i64 1
  %69 = load <16 x float>, ptr %6, align 64
  %70 = extractelement <16 x float> %69, i64 6
  %71 = load <16 x float>, ptr %6, align 64
  %72 = extractelement <16 x float> %71, i64 5
  %73 = load <16 x float>, ptr %6, align 64
  %74 = extractelement <16 x float> %73, i64 2
  %75 = fmul float %72, %74
  %76 = fneg float %75
  %77 = call float @llvm.fmuladd.f32(float %68, float %70, float %76)
  store float %77, ptr %10, align 4
  %78 = load <16 x float>, ptr %6, align 64
  %79 = extractelement <16 x float> %78, i64 1
  %80 = load <16 x float>, ptr %6, align 64
  %81 = extractelement <16 x float> %80, i64 7
  %82 = load <16 x float>, ptr %6, align 64
  %83 = extractelement <16 x float> %82, i64 5
  %84 = load <16 x float>, ptr %6, align 64
  %85 = extractelement <16 x float> %84, i64 3
  %86 = fmul float %83, %85
  %87 = fneg float %86
  %88 = call float @llvm.fmuladd.f32(float %79, float %81, float %87)
  store float %88, ptr %11, align 4
  %89 = load <16 x float>, ptr %6, align 64
  %90 = extractelement <16 x float> %89, i64 2
  %91 = load <16 x float>, ptr %6, align 64
  %92 = extractelement <16 x float> %91, i64 7
  %93 = load <16 x float>, ptr %6, align 64
  %94 = extractelement <16 x float> %93, i64 6
  %95 = load <16 x float>, ptr %6, align 64
  %96 = extractelement <16 x float> %95, i64 3
  %97 = fmul float %94, %96
  %98 = fneg float %97
  %99 = call float @llvm.fmuladd.f32(float %90, float %92, float %98)
  store float %99, ptr %12, align 4
  %100 = load <16 x float>, ptr %6, align 64
  %101 = extractelement <16 x float> %100, i64 10
  %102 = load <16 x float>, ptr %6, align 64
  %103 = extractelement <16 x float> %102, i64 15
  %104 = load <16 x float>, ptr %6, align 64
  %105 = extractelement <16 x float> %104, i64 14
  %106 = load <16 x float>, ptr %6, align 64
  %107 = extractelement <16 x float> %106, i64 11
  %108 = fmul float %105, %107
  %109 = fneg float %108
  %110 = call float @llvm.fmuladd.f32(float %101, float %103, float %109)
  store float %110, ptr %13, align 4
  %111 = load <16 x float>, ptr %6, align 64
  %112 = extractelement <16 x float> %111, i64 9
  %113 = load <16 x float>, ptr %6, align 64
  %114 = extractelement <16 x float> %113, i64 15
  %115 = load <16 x float>, ptr %6, align 64
  %116 = extractelement <16 x float> %115, i64 13
  %117 = load <16 x float>, ptr %6, align 64
  %118 = extractelement <16 x float> %117, i64 11
  %119 = fmul float %116, %118
  %120 = fneg float %119
  %121 = call float @llvm.fmuladd.f32(float %112, float %114, float %120)
  store float %121, ptr %14, align 4
  %122 = load <16 x float>, ptr %6, align 64
  %123 = extractelement <16 x float> %122, i64 9
  %124 = load <16 x float>, ptr %6, align 64
  %125 = extractelement <16 x float> %124, i64 14
  %126 = load <16 x float>, ptr %6, align 64
  %127 = extractelement <16 x float> %126, i64 13
  %128 = load <16 x float>, ptr %6, align 64
  %129 = extractelement <16 x float> %128, i64 10
  %130 = fmul float %127, %129
  %131 = fneg float %130
  %132 = call float @llvm.fmuladd.f32(float %123, float %125, float %131)
  store float %132, ptr %15, align 4
  %133 = load <16 x float>, ptr %6, align 64
  %134 = extractelement <16 x float> %133, i64 8
  %135 = load <16 x float>, ptr %6, align 64
  %136 = extractelement <16 x float> %135, i64 15
  %137 = load <16 x float>, ptr %6, align 64
  %138 = extractelement <16 x float> %137, i64 12
  %139 = load <16 x float>, ptr %6, align 64
  %140 = extractelement <16 x float> %139, i64 11
  %141 = fmul float %138, %140
  %142 = fneg float %141
  %143 = call float @llvm.fmuladd.f32(float %134, float %136, float %142)
  store float %143, ptr %16, align 4
  %144 = load <16 x float>, ptr %6, align 64
  %145 = extractelement <16 x float> %144, i64 8
  %146 = load <16 x float>, ptr %6, align 64
  %147 = extractelement <16 x float> %146, i64 14
  %148 = load <16 x float>, ptr %6, align 64
  %149 = extractelement <16 x float> %148, i64 12
  %150 = load <16 x float>, ptr %6, align 64
  %151 = extractelement <16 x float> %150, i64 10
  %152 = fmul float %149, %151
  %153 = fneg float %152
  %154 = call float @llvm.fmuladd.f32(float %145, float %147, float %153)
  store float %154, ptr %17, align 4
  %155 = load <16 x float>, ptr %6, align 64
  %156 = extractelement <16 x float> %155, i64 8
  %157 = load <16 x float>, ptr %6, align 64
  %158 = extractelement <16 x float> %157, i64 13
  %159 = load <16 x float>, ptr %6, align 64
  %160 = extractelement <16 x float> %159, i64 12
  %161 = load <16 x float>, ptr %6, align 64
  %162 = extractelement <16 x float> %161, i64 9
  %163 = fmul float %160, %162
  %164 = fneg float %163
  %165 = call float @llvm.fmuladd.f32(float %156, float %158, float %164)
  store float %165, ptr %18, align 4
  %166 = load float, ptr %7, align 4
  %167 = load float, ptr %13, align 4
  %168 = load float, ptr %8, align 4
  %169 = load float, ptr %14, align 4
  %170 = fmul float %168, %169
  %171 = fneg float %170
  %172 = call float @llvm.fmuladd.f32(float %166, float %167, float %171)
  %173 = load float, ptr %9, align 4
  %174 = load float, ptr %15, align 4
  %175 = call float @llvm.fmuladd.f32(float %173, float %174, float %172)
  %176 = load float, ptr %10, align 4
  %177 = load float, ptr %16, align 4
  %178 = call float @llvm.fmuladd.f32(float %176, float %177, float %175)
  %179 = load float, ptr %11, align 4
  %180 = load float, ptr %17, align 4
  %181 = fneg float %179
  %182 = call float @llvm.fmuladd.f32(float %181, float %180, float %178)
  %183 = load float, ptr %12, align 4
  %184 = load float, ptr %18, align 4
  %185 = call float @llvm.fmuladd.f32(float %183, float %184, float %182)
  %186 = fdiv float 1.000000e+00, %185
  store float %186, ptr %19, align 4
  %187 = load <16 x float>, ptr %6, align 64
  %188 = extractelement <16 x float> %187, i64 5
  %189 = load float, ptr %13, align 4
  %190 = load <16 x float>, ptr %6, align 64
  %191 = extractelement <16 x float> %190, i64 6
  %192 = load float, ptr %14, align 4
  %193 = fmul float %191, %192
  %194 = fneg float %193
  %195 = call float @llvm.fmuladd.f32(float %188, float %189, float %194)
  %196 = load <16 x float>, ptr %6, align 64
  %197 = extractelement <16 x float> %196, i64 7
  %198 = load float, ptr %15, align 4
  %199 = call float @llvm.fmuladd.f32(float %197, float %198, float %195)
  %200 = load <16 x float>, ptr %20, align 64
  %201 = insertelement <16 x float> %200, float %199, i64 0
  store <16 x float> %201, ptr %20, align 64
  %202 = load <16 x float>, ptr %6, align 64
  %203 = extractelement <16 x float> %202, i64 1
  %204 = fneg float %203
  %205 = load float, ptr %13, align 4
  %206 = load <16 x float>, ptr %6, align 64
  %207 = extractelement <16 x float> %206, i64 2
  %208 = load float, ptr %14, align 4
  %209 = fmul float %207, %208
  %210 = call float @llvm.fmuladd.f32(float %204, float %205, float %209)
  %211 = load <16 x float>, ptr %6, align 64
  %212 = extractelement <16 x float> %211, i64 3
  %213 = load float, ptr %15, align 4
  %214 = fneg float %212
  %215 = call float @llvm.fmuladd.f32(float %214, float %213, float %210)
  %216 = load <16 x float>, ptr %20, align 64
  %217 = insertelement <16 x float> %216, float %215, i64 1
  store <16 x float> %217, ptr %20, align 64
  %218 = load <16 x float>, ptr %6, align 64
  %219 = extractelement <16 x float> %218, i64 13
  %220 = load float, ptr %12, align 4
  %221 = load <16 x float>, ptr %6, align 64
  %222 = extractelement <16 x float> %221, i64 14
  %223 = load float, ptr %11, align 4
  %224 = fmul float %222, %223
  %225 = fneg float %224
  %226 = call float @llvm.fmuladd.f32(float %219, float %220, float %225)
  %227 = load <16 x float>, ptr %6, align 64
  %228 = extractelement <16 x float> %227, i64 15
  %229 = load float, ptr %10, align 4
  %230 = call float @llvm.fmuladd.f32(float %228, float %229, float %226)
  %231 = load <16 x float>, ptr %20, align 64
  %232 = insertelement <16 x float> %231, float %230, i64 2
  store <16 x float> %232, ptr %20, align 64
  %233 = load <16 x float>, ptr %6, align 64
  %234 = extractelement <16 x float> %233, i64 9
  %235 = fneg float %234
  %236 = load float, ptr %12, align 4
  %237 = load <16 x float>, ptr %6, align 64
  %238 = extractelement <16 x float> %237, i64 10
  %239 = load float, ptr %11, align 4
  %240 = fmul float %238, %239
  %241 = call float @llvm.fmuladd.f32(float %235, float %236, float %240)
  %242 = load <16 x float>, ptr %6, align 64
  %243 = extractelement <16 x float> %242, i64 11
  %244 = load float, ptr %10, align 4
  %245 = fneg float %243
  %246 = call float @llvm.fmuladd.f32(float %245, float %244, float %241)
  %247 = load <16 x float>, ptr %20, align 64
  %248 = insertelement <16 x float> %247, float %246, i64 3
  store <16 x float> %248, ptr %20, align 64
  %249 = load <16 x float>, ptr %6, align 64
  %250 = extractelement <16 x float> %249, i64 4
  %251 = fneg float %250
  %252 = load float, ptr %13, align 4
  %253 = load <16 x float>, ptr %6, align 64
  %254 = extractelement <16 x float> %253, i64 6
  %255 = load float, ptr %16, align 4
  %256 = fmul float %254, %255
  %257 = call float @llvm.fmuladd.f32(float %251, float %252, float %256)
  %258 = load <16 x float>, ptr %6, align 64
  %259 = extractelement <16 x float> %258, i64 7
  %260 = load float, ptr %17, align 4
  %261 = fneg float %259
  %262 = call float @llvm.fmuladd.f32(float %261, float %260, float %257)
  %263 = load <16 x float>, ptr %20, align 64
  %264 = insertelement <16 x float> %263, float %262, i64 4
  store <16 x float> %264, ptr %20, align 64
  %265 = load <16 x float>, ptr %6, align 64
  %266 = extractelement <16 x float> %265, i64 0
  %267 = load float, ptr %13, align 4
  %268 = load <16 x float>, ptr %6, align 64
  %269 = extractelement <16 x float> %268, i64 2
  %270 = load float, ptr %16, align 4
  %271 = fmul float %269, %270
  %272 = fneg float %271
  %273 = call float @llvm.fmuladd.f32(float %266, float %267, float %272)
  %274 = load <16 x float>, ptr %6, align 64
  %275 = extractelement <16 x float> %274, i64 3
  %276 = load float, ptr %17, align 4
  %277 = call float @llvm.fmuladd.f32(float %275, float %276, float %273)
  %278 = load <16 x float>, ptr %20, align 64
  %279 = insertelement <16 x float> %278, float %277, i64 5
  store <16 x float> %279, ptr %20, align 64
  %280 = load <16 x float>, ptr %6, align 64
  %281 = extractelement <16 x float> %280, i64 12
  %282 = fneg float %281
  %283 = load float, ptr %12, align 4
  %284 = load <16 x float>, ptr %6, align 64
  %285 = extractelement <16 x float> %284, i64 14
  %286 = load float, ptr %9, align 4
  %287 = fmul float %285, %286
  %288 = call float @llvm.fmuladd.f32(float %282, float %283, float %287)
  %289 = load <16 x float>, ptr %6, align 64
  %290 = extractelement <16 x float> %289, i64 15
  %291 = load float, ptr %8, align 4
  %292 = fneg float %290
  %293 = call float @llvm.fmuladd.f32(float %292, float %291, float %288)
  %294 = load <16 x float>, ptr %20, align 64
  %295 = insertelement <16 x float> %294, float %293, i64 6
  store <16 x float> %295, ptr %20, align 64
  %296 = load <16 x float>, ptr %6, align 64
  %297 = extractelement <16 x float> %296, i64 8
  %298 = load float, ptr %12, align 4
  %299 = load <16 x float>, ptr %6, align 64
  %300 = extractelement <16 x float> %299, i64 10
  %301 = load float, ptr %9, align 4
  %302 = fmul float %300, %301
  %303 = fneg float %302
  %304 = call float @llvm.fmuladd.f32(float %297, float %298, float %303)
  %305 = load <16 x float>, ptr %6, align 64
  %306 = extractelement <16 x float> %305, i64 11
  %307 = load float, ptr %8, align 4
  %308 = call float @llvm.fmuladd.f32(float %306, float %307, float %304)
  %309 = load <16 x float>, ptr %20, align 64
  %310 = insertelement <16 x float> %309, float %308, i64 7
  store <16 x float> %310, ptr %20, align 64
  %311 = load <16 x float>, ptr %6, align 64
  %312 = extractelement <16 x float> %311, i64 4
  %313 = load float, ptr %14, align 4
  %314 = load <16 x float>, ptr %6, align 64
  %315 = extractelement <16 x float> %314, i64 5
  %316 = load float, ptr %16, align 4
  %317 = fmul float %315, %316
  %318 = fneg float %317
  %319 = call float @llvm.fmuladd.f32(float %312, float %313, float %318)
  %320 = load <16 x float>, ptr %6, align 64
  %321 = extractelement <16 x float> %320, i64 7
  %322 = load float, ptr %18, align 4
  %323 = call float @llvm.fmuladd.f32(float %321, float %322, float %319)
  %324 = load <16 x float>, ptr %20, align 64
  %325 = insertelement <16 x float> %324, float %323, i64 8
  store <16 x float> %325, ptr %20, align 64
  %326 = load <16 x float>, ptr %6, align 64
  %327 = extractelement <16 x float> %326, i64 0
  %328 = fneg float %327
  %329 = load float, ptr %14, align 4
  %330 = load <16 x float>, ptr %6, align 64
  %331 = extractelement <16 x float> %330, i64 1
  %332 = load float, ptr %16, align 4
  %333 = fmul float %331, %332
  %334 = call float @llvm.fmuladd.f32(float %328, float %329, float %333)
  %335 = load <16 x float>, ptr %6, align 64
  %336 = extractelement <16 x float> %335, i64 3
  %337 = load float, ptr %18, align 4
  %338 = fneg float %336
  %339 = call float @llvm.fmuladd.f32(float %338, float %337, float %334)
  %340 = load <16 x float>, ptr %20, align 64
  %341 = insertelement <16 x float> %340, float %339, i64 9
  store <16 x float> %341, ptr %20, align 64
  %342 = load <16 x float>, ptr %6, align 64
  %343 = extractelement <16 x float> %342, i64 12
  %344 = load float, ptr %11, align 4
  %345 = load <16 x float>, ptr %6, align 64
  %346 = extractelement <16 x float> %345, i64 13
  %347 = load float, ptr %9, align 4
  %348 = fmul float %346, %347
  %349 = fneg float %348
  %350 = call float @llvm.fmuladd.f32(float %343, float %344, float %349)
  %351 = load <16 x float>, ptr %6, align 64
  %352 = extractelement <16 x float> %351, i64 15
  %353 = load float, ptr %7, align 4
  %354 = call float @llvm.fmuladd.f32(float %352, float %353, float %350)
  %355 = load <16 x float>, ptr %20, align 64
  %356 = insertelement <16 x float> %355, float %354, i64 10
  store <16 x float> %356, ptr %20, align 64
  %357 = load <16 x float>, ptr %6, align 64
  %358 = extractelement <16 x float> %357, i64 8
  %359 = fneg float %358
  %360 = load float, ptr %11, align 4
  %361 = load <16 x float>, ptr %6, align 64
  %362 = extractelement <16 x float> %361, i64 9
  %363 = load float, ptr %9, align 4
  %364 = fmul float %362, %363
  %365 = call float @llvm.fmuladd.f32(float %359, float %360, float %364)
  %366 = load <16 x float>, ptr %6, align 64
  %367 = extractelement <16 x float> %366, i64 11
  %368 = load float, ptr %7, align 4
  %369 = fneg float %367
  %370 = call float @llvm.fmuladd.f32(float %369, float %368, float %365)
  %371 = load <16 x float>, ptr %20, align 64
  %372 = insertelement <16 x float> %371, float %370, i64 11
  store <16 x float> %372, ptr %20, align 64
  %373 = load <16 x float>, ptr %6, align 64
  %374 = extractelement <16 x float> %373, i64 4
  %375 = fneg float %374
  %376 = load float, ptr %15, align 4
  %377 = load <16 x float>, ptr %6, align 64
  %378 = extractelement <16 x float> %377, i64 5
  %379 = load float, ptr %17, align 4
  %380 = fmul float %378, %379
  %381 = call float @llvm.fmuladd.f32(float %375, float %376, float %380)
  %382 = load <16 x float>, ptr %6, align 64
  %383 = extractelement <16 x float> %382, i64 6
  %384 = load float, ptr %18, align 4
  %385 = fneg float %383
  %386 = call float @llvm.fmuladd.f32(float %385, float %384, float %381)
  %387 = load <16 x float>, ptr %20, align 64
  %388 = insertelement <16 x float> %387, float %386, i64 12
  store <16 x float> %388, ptr %20, align 64
  %389 = load <16 x float>, ptr %6, align 64
  %390 = extractelement <16 x float> %389, i64 0
  %391 = load float, ptr %15, align 4
  %392 = load <16 x float>, ptr %6, align 64
  %393 = extractelement <16 x float> %392, i64 1
  %394 = load float, ptr %17, align 4
  %395 = fmul float %393, %394
  %396 = fneg float %395
  %397 = call float @llvm.fmuladd.f32(float %390, float %391, float %396)
  %398 = load <16 x float>, ptr %6, align 64
  %399 = extractelement <16 x float> %398, i64 2
  %400 = load float, ptr %18, align 4
  %401 = call float @llvm.fmuladd.f32(float %399, float %400, float %397)
  %402 = load <16 x float>, ptr %20, align 64
  %403 = insertelement <16 x float> %402, float %401, i64 13
  store <16 x float> %403, ptr %20, align 64
  %404 = load <16 x float>, ptr %6, align 64
  %405 = extractelement <16 x float> %404, i64 12
  %406 = fneg float %405
  %407 = load float, ptr %10, align 4
  %408 = load <16 x float>, ptr %6, align 64
  %409 = extractelement <16 x float> %408, i64 13
  %410 = load float, ptr %8, align 4
  %411 = fmul float %409, %410
  %412 = call float @llvm.fmuladd.f32(float %406, float %407, float %411)
  %413 = load <16 x float>, ptr %6, align 64
  %414 = extractelement <16 x float> %413, i64 14
  %415 = load float, ptr %7, align 4
  %416 = fneg float %414
  %417 = call float @llvm.fmuladd.f32(float %416, float %415, float %412)
  %418 = load <16 x float>, ptr %20, align 64
  %419 = insertelement <16 x float> %418, float %417, i64 14
  store <16 x float> %419, ptr %20, align 64
  %420 = load <16 x float>, ptr %6, align 64
  %421 = extractelement <16 x float> %420, i64 8
  %422 = load float, ptr %10, align 4
  %423 = load <16 x float>, ptr %6, align 64
  %424 = extractelement <16 x float> %423, i64 9
  %425 = load float, ptr %8, align 4
  %426 = fmul float %424, %425
  %427 = fneg float %426
  %428 = call float @llvm.fmuladd.f32(float %421, float %422, float %427)
  %429 = load <16 x float>, ptr %6, align 64
  %430 = extractelement <16 x float> %429, i64 10
  %431 = load float, ptr %7, align 4
  %432 = call float @llvm.fmuladd.f32(float %430, float %431, float %428)
  %433 = load <16 x float>, ptr %20, align 64
  %434 = insertelement <16 x float> %433, float %432, i64 15
  store <16 x float> %434, ptr %20, align 64
  %435 = load <16 x float>, ptr %20, align 64
  %436 = load float, ptr %19, align 4
  %437 = insertelement <16 x float> poison, float %436, i64 0
  %438 = shufflevector <16 x float> %437, <16 x float> poison, <16 x i32> zeroinitializer
  %439 = fmul <16 x float> %435, %438
  %440 = load ptr addrspace(1), ptr %4, align 8
  %441 = load i32, ptr %5, align 4
  %442 = sext i32 %441 to i64
  %443 = getelementptr inbounds <16 x float>, ptr addrspace(1) %440, i64 %442
  store <16 x float> %439, ptr addrspace(1) %443, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @qr4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [4 x [4 x double]], align 8
  %7 = alloca [4 x [4 x double]], align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca [4 x double], align 8
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %25 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %5, align 4
  store i32 0, ptr %8, align 4
  br label %27

27:                                               ; preds = %67, %2
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %30, label %70

30:                                               ; preds = %27
  store i32 0, ptr %9, align 4
  br label %31

31:                                               ; preds = %63, %30
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %66

34:                                               ; preds = %31
  %35 = load ptr addrspace(1), ptr %3, align 8
  %36 = load i32, ptr %5, align 4
  %37 = mul nsw i32 %36, 16
  %38 = load i32, ptr %8, align 4
  %39 = mul nsw i32 %38, 4
  %40 = add nsw i32 %37, %39
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr addrspace(1) %35, i64 %43
  %45 = load double, ptr addrspace(1) %44, align 8
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %47
  %49 = load i32, ptr %9, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x double], ptr %48, i64 0, i64 %50
  store double %45, ptr %51, align 8
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %9, align 4
  %54 = icmp eq i32 %52, %53
  %55 = zext i1 %54 to i32
  %56 = sitofp i32 %55 to double
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x [4 x double]], ptr %7, i64 0, i64 %58
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x double], ptr %59, i64 0, i64 %61
  store double %56, ptr %62, align 8
  br label %63

63:                                               ; preds = %34
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %9, align 4
  br label %31

66:                                               ; preds = %31
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %8, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %8, align 4
  br label %27

70:                                               ; preds = %27
  store i32 0, ptr %10, align 4
  br label %71

71:                                               ; preds = %245, %70
  %72 = load i32, ptr %10, align 4
  %73 = icmp slt i32 %72, 3
  br i1 %73, label %74, label %248

74:                                               ; preds = %71
  store double 0.000000e+00, ptr %11, align 8
  %75 = load i32, ptr %10, align 4
  store i32 %75, ptr %13, align 4
  br label %76

76:                                               ; preds = %96, %74
  %77 = load i32, ptr %13, align 4
  %78 = icmp slt i32 %77, 4
  br i1 %78, label %79, label %99

79:                                               ; preds = %76
  %80 = load i32, ptr %13, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %81
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x double], ptr %82, i64 0, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = load i32, ptr %13, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %88
  %90 = load i32, ptr %10, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [4 x double], ptr %89, i64 0, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = load double, ptr %11, align 8
  %95 = call double @llvm.fmuladd.f64(double %86, double %93, double %94)
  store double %95, ptr %11, align 8
  br label %96

96:                                               ; preds = %79
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %13, align 4
  br label %76

99:                                               ; preds = %76
  %100 = load double, ptr %11, align 8
  %101 = call double @_Z4sqrtd(double noundef %100) #8
  store double %101, ptr %11, align 8
  %102 = load i32, ptr %10, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %103
  %105 = load i32, ptr %10, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x double], ptr %104, i64 0, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fcmp ogt double %108, 0.000000e+00
  br i1 %109, label %110, label %113

110:                                              ; preds = %99
  %111 = load double, ptr %11, align 8
  %112 = fneg double %111
  br label %115

113:                                              ; preds = %99
  %114 = load double, ptr %11, align 8
  br label %115

115:                                              ; preds = %113, %110
  %116 = phi double [ %112, %110 ], [ %114, %113 ]
  store double %116, ptr %14, align 8
  store double 0.000000e+00, ptr %15, align 8
  %117 = load i32, ptr %10, align 4
  store i32 %117, ptr %16, align 4
  br label %118

118:                                              ; preds = %151, %115
  %119 = load i32, ptr %16, align 4
  %120 = icmp slt i32 %119, 4
  br i1 %120, label %121, label %154

121:                                              ; preds = %118
  %122 = load i32, ptr %16, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %123
  %125 = load i32, ptr %10, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x double], ptr %124, i64 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load i32, ptr %16, align 4
  %130 = load i32, ptr %10, align 4
  %131 = icmp eq i32 %129, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %121
  %133 = load double, ptr %14, align 8
  br label %135

134:                                              ; preds = %121
  br label %135

135:                                              ; preds = %134, %132
  %136 = phi double [ %133, %132 ], [ 0.000000e+00, %134 ]
  %137 = fsub double %128, %136
  %138 = load i32, ptr %16, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %139
  store double %137, ptr %140, align 8
  %141 = load i32, ptr %16, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = load i32, ptr %16, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %15, align 8
  %150 = call double @llvm.fmuladd.f64(double %144, double %148, double %149)
  store double %150, ptr %15, align 8
  br label %151

151:                                              ; preds = %135
  %152 = load i32, ptr %16, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %16, align 4
  br label %118

154:                                              ; preds = %118
  %155 = load double, ptr %15, align 8
  %156 = fcmp oeq double %155, 0.000000e+00
  br i1 %156, label %157, label %158

157:                                              ; preds = %154
  br label %245

158:                                              ; preds = %154
  %159 = load double, ptr %15, align 8
  %160 = fdiv double 2.000000e+00, %159
  store double %160, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %161

161:                                              ; preds = %241, %158
  %162 = load i32, ptr %18, align 4
  %163 = icmp slt i32 %162, 4
  br i1 %163, label %164, label %244

164:                                              ; preds = %161
  store double 0.000000e+00, ptr %19, align 8
  store double 0.000000e+00, ptr %20, align 8
  %165 = load i32, ptr %10, align 4
  store i32 %165, ptr %21, align 4
  br label %166

166:                                              ; preds = %196, %164
  %167 = load i32, ptr %21, align 4
  %168 = icmp slt i32 %167, 4
  br i1 %168, label %169, label %199

169:                                              ; preds = %166
  %170 = load i32, ptr %21, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = load i32, ptr %21, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %175
  %177 = load i32, ptr %18, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x double], ptr %176, i64 0, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %19, align 8
  %182 = call double @llvm.fmuladd.f64(double %173, double %180, double %181)
  store double %182, ptr %19, align 8
  %183 = load i32, ptr %21, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = load i32, ptr %21, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [4 x [4 x double]], ptr %7, i64 0, i64 %188
  %190 = load i32, ptr %18, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [4 x double], ptr %189, i64 0, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = load double, ptr %20, align 8
  %195 = call double @llvm.fmuladd.f64(double %186, double %193, double %194)
  store double %195, ptr %20, align 8
  br label %196

196:                                              ; preds = %169
  %197 = load i32, ptr %21, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %21, align 4
  br label %166

199:                                              ; preds = %166
  %200 = load i32, ptr %10, align 4
  store i32 %200, ptr %22, align 4
  br label %201

201:                                              ; preds = %237, %199
  %202 = load i32, ptr %22, align 4
  %203 = icmp slt i32 %202, 4
  br i1 %203, label %204, label %240

204:                                              ; preds = %201
  %205 = load double, ptr %17, align 8
  %206 = load double, ptr %19, align 8
  %207 = fmul double %205, %206
  %208 = load i32, ptr %22, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = load i32, ptr %22, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %213
  %215 = load i32, ptr %18, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [4 x double], ptr %214, i64 0, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = fneg double %207
  %220 = call double @llvm.fmuladd.f64(double %219, double %211, double %218)
  store double %220, ptr %217, align 8
  %221 = load double, ptr %17, align 8
  %222 = load double, ptr %20, align 8
  %223 = fmul double %221, %222
  %224 = load i32, ptr %22, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = load i32, ptr %22, align 4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [4 x [4 x double]], ptr %7, i64 0, i64 %229
  %231 = load i32, ptr %18, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [4 x double], ptr %230, i64 0, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = fneg double %223
  %236 = call double @llvm.fmuladd.f64(double %235, double %227, double %234)
  store double %236, ptr %233, align 8
  br label %237

237:                                              ; preds = %204
  %238 = load i32, ptr %22, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %22, align 4
  br label %201

240:                                              ; preds = %201
  br label %241

241:                                              ; preds = %240
  %242 = load i32, ptr %18, align 4
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %18, align 4
  br label %161

244:                                              ; preds = %161
  br label %245

245:                                              ; preds = %244, %157
  %246 = load i32, ptr %10, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %10, align 4
  br label %71

248:                                              ; preds = %71
  store i32 0, ptr %23, align 4
  br label %249

249:                                              ; preds = %295, %248
  %250 = load i32, ptr %23, align 4
  %251 = icmp slt i32 %250, 4
  br i1 %251, label %252, label %298

252:                                              ; preds = %249
  store i32 0, ptr %24, align 4
  br label %253

253:                                              ; preds = %291, %252
  %254 = load i32, ptr %24, align 4
  %255 = icmp slt i32 %254, 4
  br i1 %255, label %256, label %294

256:                                              ; preds = %253
  %257 = load i32, ptr %23, align 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [4 x [4 x double]], ptr %6, i64 0, i64 %258
  %260 = load i32, ptr %24, align 4
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds [4 x double], ptr %259, i64 0, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = load ptr addrspace(1), ptr %3, align 8
  %265 = load i32, ptr %5, align 4
  %266 = mul nsw i32 %265, 16
  %267 = load i32, ptr %23, align 4
  %268 = mul nsw i32 %267, 4
  %269 = add nsw i32 %266, %268
  %270 = load i32, ptr %24, align 4
  %271 = add nsw i32 %269, %270
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds double, ptr addrspace(1) %264, i64 %272
  store double %263, ptr addrspace(1) %273, align 8
  %274 = load i32, ptr %24, align 4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [4 x [4 x double]], ptr %7, i64 0, i64 %275
  %277 = load i32, ptr %23, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [4 x double], ptr %276, i64 0, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = load ptr addrspace(1), ptr %4, align 8
  %282 = load i32, ptr %5, align 4
  %283 = mul nsw i32 %282, 16
  %284 = load i32, ptr %23, align 4
  %285 = mul nsw i32 %284, 4
  %286 = add nsw i32 %283, %285
  %287 = load i32, ptr %24, align 4
  %288 = add nsw i32 %286, %287
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds double, ptr addrspace(1) %281, i64 %289
  store double %280, ptr addrspace(1) %290, align 8
  br label %291

291:                                              ; preds = %256
  %292 = load i32, ptr %24, align 4
  %293 = add nsw i32 %292, 1
  store i32 %293, ptr %24, align 4
  br label %253

294:                                              ; preds = %253
  br label %295

295:                                              ; preds = %294
  %296 = load i32, ptr %23, align 4
  %297 = add nsw i32 %296, 1
  store i32 %297, ptr %23, align 4
  br label %249

298:                                              ; preds = %249
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z4sqrtd(double noundef %0) #5 {
  %2 = call double @llvm.nvvm.sqrt.rn.d(double %0)
  ret double %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
!23 = !{!"double*", !"double*"}
!24 = !{!"float16*", !"float16*"}
!25 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!26 = !{!"", !""}
