; ModuleID = 'corpus/opencl/quaternion_motion.cl'
source_filename = "corpus/opencl/quaternion_motion.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.world = type { float, float, float, float }

@__const.verlet_cloth.steps = private unnamed_addr addrspace(4) constant [8 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 0, i32 -1>, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1), <2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 -1, i32 1>], align 8
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @quaternion_step(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, float noundef %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %9, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %9, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <4 x float>, ptr addrspace(1) %15, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>, ptr %11, align 16
  %20 = load <4 x float>, ptr %11, align 16
  %21 = fadd <4 x float> %19, %20
  store <4 x float> %21, ptr %10, align 16
  %22 = load float, ptr %8, align 4
  %23 = fmul float 5.000000e-01, %22
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %26, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = shufflevector <3 x float> %31, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %34 = insertelement <4 x float> %33, float 0.000000e+00, i32 3
  store <4 x float> %34, ptr %12, align 16
  %35 = load <4 x float>, ptr %12, align 16
  %36 = load <4 x float>, ptr %10, align 16
  %37 = call <4 x float> @qmul(<4 x float> noundef %35, <4 x float> noundef %36) #10
  %38 = load <4 x float>, ptr %10, align 16
  %39 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> %37, <4 x float> %38)
  store <4 x float> %39, ptr %10, align 16
  %40 = load <4 x float>, ptr %10, align 16
  %41 = load <4 x float>, ptr %10, align 16
  %42 = call float @_Z3dotDv4_fS_(<4 x float> noundef %40, <4 x float> noundef %41) #11
  %43 = call float @_Z4sqrtf(float noundef %42) #11
  %44 = fdiv float 1.000000e+00, %43
  %45 = insertelement <4 x float> poison, float %44, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  %47 = load <4 x float>, ptr %10, align 16
  %48 = fmul <4 x float> %47, %46
  store <4 x float> %48, ptr %10, align 16
  %49 = load <4 x float>, ptr %10, align 16
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x float>, ptr addrspace(1) %50, i64 %52
  store <4 x float> %49, ptr addrspace(1) %53, align 16
  %54 = load <4 x float>, ptr %10, align 16
  %55 = load ptr addrspace(1), ptr %7, align 8
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x float>, ptr addrspace(1) %55, i64 %57
  %59 = load <4 x float>, ptr addrspace(1) %58, align 16
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %61 = call <3 x float> @qrotate(<4 x float> noundef %54, <3 x float> noundef %60) #10
  %62 = load ptr addrspace(1), ptr %7, align 8
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <4 x float>, ptr addrspace(1) %62, i64 %64
  %66 = load <4 x float>, ptr addrspace(1) %65, align 16
  %67 = shufflevector <3 x float> %61, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %68 = shufflevector <4 x float> %66, <4 x float> %67, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %68, ptr addrspace(1) %65, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @verlet_cloth(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, ptr noundef byval(%struct.world) align 4 %4, float noundef %5) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store float %5, ptr %11, align 4
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  %16 = load float, ptr %11, align 4
  call void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 16 %13, i32 noundef %14, i32 noundef %15, ptr noundef byval(%struct.world) align 4 %4, float noundef %16) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, ptr noundef byval(%struct.world) align 4 %4, float noundef %5) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x float>, align 16
  %18 = alloca [8 x <2 x i32>], align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store float %5, ptr %11, align 4
  %28 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %12, align 4
  %30 = call i64 @_Z13get_global_idj(i32 noundef 1) #11
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %13, align 4
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %9, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %12, align 4
  %36 = add nsw i32 %34, %35
  store i32 %36, ptr %14, align 4
  %37 = load ptr addrspace(1), ptr %7, align 8
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <4 x float>, ptr addrspace(1) %37, i64 %39
  %41 = load <4 x float>, ptr addrspace(1) %40, align 16
  store <4 x float> %41, ptr %15, align 16
  %42 = getelementptr inbounds nuw %struct.world, ptr %4, i32 0, i32 0
  %43 = load float, ptr %42, align 4
  %44 = insertelement <4 x float> poison, float %43, i32 0
  %45 = getelementptr inbounds nuw %struct.world, ptr %4, i32 0, i32 1
  %46 = load float, ptr %45, align 4
  %47 = insertelement <4 x float> %44, float %46, i32 1
  %48 = getelementptr inbounds nuw %struct.world, ptr %4, i32 0, i32 2
  %49 = load float, ptr %48, align 4
  %50 = insertelement <4 x float> %47, float %49, i32 2
  %51 = insertelement <4 x float> %50, float 0.000000e+00, i32 3
  store <4 x float> %51, ptr %17, align 16
  %52 = load <4 x float>, ptr %17, align 16
  store <4 x float> %52, ptr %16, align 16
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %18, ptr addrspace(4) align 8 @__const.verlet_cloth.steps, i64 64, i1 false)
  store i32 0, ptr %19, align 4
  br label %53

53:                                               ; preds = %134, %6
  %54 = load i32, ptr %19, align 4
  %55 = icmp slt i32 %54, 8
  br i1 %55, label %56, label %137

56:                                               ; preds = %53
  %57 = load i32, ptr %12, align 4
  %58 = load i32, ptr %19, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [8 x <2 x i32>], ptr %18, i64 0, i64 %59
  %61 = load <2 x i32>, ptr %60, align 8
  %62 = extractelement <2 x i32> %61, i64 0
  %63 = add nsw i32 %57, %62
  store i32 %63, ptr %20, align 4
  %64 = load i32, ptr %13, align 4
  %65 = load i32, ptr %19, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x <2 x i32>], ptr %18, i64 0, i64 %66
  %68 = load <2 x i32>, ptr %67, align 8
  %69 = extractelement <2 x i32> %68, i64 1
  %70 = add nsw i32 %64, %69
  store i32 %70, ptr %21, align 4
  %71 = load i32, ptr %20, align 4
  %72 = icmp slt i32 %71, 0
  br i1 %72, label %84, label %73

73:                                               ; preds = %56
  %74 = load i32, ptr %21, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %84, label %76

76:                                               ; preds = %73
  %77 = load i32, ptr %20, align 4
  %78 = load i32, ptr %9, align 4
  %79 = icmp sge i32 %77, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = load i32, ptr %21, align 4
  %82 = load i32, ptr %10, align 4
  %83 = icmp sge i32 %81, %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %80, %76, %73, %56
  br label %134

85:                                               ; preds = %80
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = load i32, ptr %21, align 4
  %88 = load i32, ptr %9, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %20, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds <4 x float>, ptr addrspace(1) %86, i64 %92
  %94 = load <4 x float>, ptr addrspace(1) %93, align 16
  %95 = load <4 x float>, ptr %15, align 16
  %96 = fsub <4 x float> %94, %95
  store <4 x float> %96, ptr %22, align 16
  %97 = load <4 x float>, ptr %22, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = load <4 x float>, ptr %22, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = load <4 x float>, ptr %22, align 16
  %102 = extractelement <4 x float> %101, i64 1
  %103 = load <4 x float>, ptr %22, align 16
  %104 = extractelement <4 x float> %103, i64 1
  %105 = fmul float %102, %104
  %106 = call float @llvm.fmuladd.f32(float %98, float %100, float %105)
  %107 = load <4 x float>, ptr %22, align 16
  %108 = extractelement <4 x float> %107, i64 2
  %109 = load <4 x float>, ptr %22, align 16
  %110 = extractelement <4 x float> %109, i64 2
  %111 = call float @llvm.fmuladd.f32(float %108, float %110, float %106)
  %112 = call float @_Z4sqrtf(float noundef %111) #11
  store float %112, ptr %23, align 4
  %113 = load i32, ptr %19, align 4
  %114 = icmp slt i32 %113, 4
  br i1 %114, label %115, label %117

115:                                              ; preds = %85
  %116 = load float, ptr %11, align 4
  br label %120

117:                                              ; preds = %85
  %118 = load float, ptr %11, align 4
  %119 = fmul float %118, 0x3FF6A09E60000000
  br label %120

120:                                              ; preds = %117, %115
  %121 = phi float [ %116, %115 ], [ %119, %117 ]
  store float %121, ptr %24, align 4
  %122 = load <4 x float>, ptr %22, align 16
  %123 = load float, ptr %23, align 4
  %124 = load float, ptr %24, align 4
  %125 = fsub float %123, %124
  %126 = fmul float 4.000000e+01, %125
  %127 = load float, ptr %23, align 4
  %128 = fadd float %127, 0x3F847AE140000000
  %129 = fdiv float %126, %128
  %130 = insertelement <4 x float> poison, float %129, i64 0
  %131 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> zeroinitializer
  %132 = load <4 x float>, ptr %16, align 16
  %133 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %122, <4 x float> %131, <4 x float> %132)
  store <4 x float> %133, ptr %16, align 16
  br label %134

134:                                              ; preds = %120, %84
  %135 = load i32, ptr %19, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %19, align 4
  br label %53

137:                                              ; preds = %53
  %138 = load i32, ptr %13, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %150

140:                                              ; preds = %137
  %141 = load i32, ptr %12, align 4
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %140
  %144 = load i32, ptr %12, align 4
  %145 = load i32, ptr %9, align 4
  %146 = sub nsw i32 %145, 1
  %147 = icmp eq i32 %144, %146
  br label %148

148:                                              ; preds = %143, %140
  %149 = phi i1 [ true, %140 ], [ %147, %143 ]
  br label %150

150:                                              ; preds = %148, %137
  %151 = phi i1 [ false, %137 ], [ %149, %148 ]
  %152 = zext i1 %151 to i8
  store i8 %152, ptr %25, align 1
  %153 = load i8, ptr %25, align 1
  %154 = trunc i8 %153 to i1
  br i1 %154, label %155, label %157

155:                                              ; preds = %150
  %156 = load <4 x float>, ptr %15, align 16
  br label %173

157:                                              ; preds = %150
  %158 = load <4 x float>, ptr %15, align 16
  %159 = load <4 x float>, ptr %15, align 16
  %160 = load ptr addrspace(1), ptr %8, align 8
  %161 = load i32, ptr %14, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds <4 x float>, ptr addrspace(1) %160, i64 %162
  %164 = load <4 x float>, ptr addrspace(1) %163, align 16
  %165 = fsub <4 x float> %159, %164
  %166 = getelementptr inbounds nuw %struct.world, ptr %4, i32 0, i32 3
  %167 = load float, ptr %166, align 4
  %168 = insertelement <4 x float> poison, float %167, i64 0
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <4 x i32> zeroinitializer
  %170 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %165, <4 x float> %169, <4 x float> %158)
  %171 = load <4 x float>, ptr %16, align 16
  %172 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %171, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %170)
  br label %173

173:                                              ; preds = %157, %155
  %174 = phi <4 x float> [ %156, %155 ], [ %172, %157 ]
  store <4 x float> %174, ptr %26, align 16
  %175 = load <4 x float>, ptr %26, align 16
  %176 = shufflevector <4 x float> %175, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %177 = shufflevector <3 x float> %176, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %178 = shufflevector <4 x float> %177, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %179 = load <4 x float>, ptr %15, align 16
  %180 = extractelement <4 x float> %179, i64 3
  %181 = insertelement <4 x float> %178, float %180, i32 3
  store <4 x float> %181, ptr %27, align 16
  %182 = load <4 x float>, ptr %27, align 16
  %183 = load ptr addrspace(1), ptr %8, align 8
  %184 = load i32, ptr %14, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <4 x float>, ptr addrspace(1) %183, i64 %185
  store <4 x float> %182, ptr addrspace(1) %186, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 4 %15) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca [4 x i8], align 1
  %15 = alloca <4 x float>, align 16
  %16 = alloca float, align 4
  %17 = alloca [4 x float], align 4
  %18 = alloca <3 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca ptr addrspace(1), align 8
  %21 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %11, align 4
  %25 = sext i32 %24 to i64
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr
  %28 = call <3 x float> @_Z6vload3mPKf(i64 noundef %25, ptr noundef %27) #12
  %29 = shufflevector <3 x float> %28, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %31 = insertelement <4 x float> %30, float 1.000000e+00, i32 3
  store <4 x float> %31, ptr %13, align 16
  %32 = load <4 x float>, ptr %13, align 16
  store <4 x float> %32, ptr %12, align 16
  %33 = load ptr addrspace(1), ptr %7, align 8
  %34 = load i32, ptr %11, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %33, i64 %35
  %37 = load <4 x i8>, ptr addrspace(1) %36, align 4
  %38 = extractelement <4 x i8> %37, i64 0
  store i8 %38, ptr %14, align 1
  %39 = getelementptr inbounds i8, ptr %14, i64 1
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = load i32, ptr %11, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %40, i64 %42
  %44 = load <4 x i8>, ptr addrspace(1) %43, align 4
  %45 = extractelement <4 x i8> %44, i64 1
  store i8 %45, ptr %39, align 1
  %46 = getelementptr inbounds i8, ptr %14, i64 2
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %47, i64 %49
  %51 = load <4 x i8>, ptr addrspace(1) %50, align 4
  %52 = extractelement <4 x i8> %51, i64 2
  store i8 %52, ptr %46, align 1
  %53 = getelementptr inbounds i8, ptr %14, i64 3
  %54 = load ptr addrspace(1), ptr %7, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %54, i64 %56
  %58 = load <4 x i8>, ptr addrspace(1) %57, align 4
  %59 = extractelement <4 x i8> %58, i64 3
  store i8 %59, ptr %53, align 1
  %60 = load ptr addrspace(1), ptr %8, align 8
  %61 = load i32, ptr %11, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %60, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4
  %65 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %64) #11
  store <4 x float> %65, ptr %15, align 16
  %66 = load <4 x float>, ptr %15, align 16
  %67 = call float @_Z3dotDv4_fS_(<4 x float> noundef %66, <4 x float> noundef splat (float 1.000000e+00)) #11
  %68 = fadd float %67, 1.000000e+00
  store float %68, ptr %16, align 4
  %69 = load <4 x float>, ptr %15, align 16
  %70 = extractelement <4 x float> %69, i64 0
  store float %70, ptr %17, align 4
  %71 = getelementptr inbounds float, ptr %17, i64 1
  %72 = load <4 x float>, ptr %15, align 16
  %73 = extractelement <4 x float> %72, i64 1
  store float %73, ptr %71, align 4
  %74 = getelementptr inbounds float, ptr %17, i64 2
  %75 = load <4 x float>, ptr %15, align 16
  %76 = extractelement <4 x float> %75, i64 2
  store float %76, ptr %74, align 4
  %77 = getelementptr inbounds float, ptr %17, i64 3
  %78 = load <4 x float>, ptr %15, align 16
  %79 = extractelement <4 x float> %78, i64 3
  store float %79, ptr %77, align 4
  %80 = load <4 x float>, ptr %12, align 16
  %81 = shufflevector <4 x float> %80, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %82 = shufflevector <3 x float> %81, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %82, ptr %18, align 16
  store i32 0, ptr %19, align 4
  br label %83

83:                                               ; preds = %134, %5
  %84 = load i32, ptr %19, align 4
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %86, label %137

86:                                               ; preds = %83
  %87 = load i32, ptr %19, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x float], ptr %17, i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = fcmp oeq float %90, 0.000000e+00
  br i1 %91, label %92, label %93

92:                                               ; preds = %86
  br label %134

93:                                               ; preds = %86
  %94 = load ptr addrspace(1), ptr %9, align 8
  %95 = load i32, ptr %19, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [4 x i8], ptr %14, i64 0, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = mul nsw i32 %99, 3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds <4 x float>, ptr addrspace(1) %94, i64 %101
  store ptr addrspace(1) %102, ptr %20, align 8
  %103 = load i32, ptr %19, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x float], ptr %17, i64 0, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = insertelement <3 x float> poison, float %106, i64 0
  %108 = shufflevector <3 x float> %107, <3 x float> poison, <3 x i32> zeroinitializer
  %109 = load ptr addrspace(1), ptr %20, align 8
  %110 = getelementptr inbounds <4 x float>, ptr addrspace(1) %109, i64 0
  %111 = load <4 x float>, ptr addrspace(1) %110, align 16
  %112 = load <4 x float>, ptr %12, align 16
  %113 = call float @_Z3dotDv4_fS_(<4 x float> noundef %111, <4 x float> noundef %112) #11
  %114 = insertelement <3 x float> poison, float %113, i32 0
  %115 = load ptr addrspace(1), ptr %20, align 8
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(1) %115, i64 1
  %117 = load <4 x float>, ptr addrspace(1) %116, align 16
  %118 = load <4 x float>, ptr %12, align 16
  %119 = call float @_Z3dotDv4_fS_(<4 x float> noundef %117, <4 x float> noundef %118) #11
  %120 = insertelement <3 x float> %114, float %119, i32 1
  %121 = load ptr addrspace(1), ptr %20, align 8
  %122 = getelementptr inbounds <4 x float>, ptr addrspace(1) %121, i64 2
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16
  %124 = load <4 x float>, ptr %12, align 16
  %125 = call float @_Z3dotDv4_fS_(<4 x float> noundef %123, <4 x float> noundef %124) #11
  %126 = insertelement <3 x float> %120, float %125, i32 2
  %127 = shufflevector <3 x float> %126, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %127, ptr %21, align 16
  %128 = load <4 x float>, ptr %21, align 16
  %129 = shufflevector <4 x float> %128, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %130 = load <4 x float>, ptr %18, align 16
  %131 = shufflevector <4 x float> %130, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %132 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %108, <3 x float> %129, <3 x float> %131)
  %133 = shufflevector <3 x float> %132, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %133, ptr %18, align 16
  br label %134

134:                                              ; preds = %93, %92
  %135 = load i32, ptr %19, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %19, align 4
  br label %83

137:                                              ; preds = %83
  %138 = load <4 x float>, ptr %18, align 16
  %139 = shufflevector <4 x float> %138, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %140 = load float, ptr %16, align 4
  %141 = insertelement <3 x float> poison, float %140, i64 0
  %142 = shufflevector <3 x float> %141, <3 x float> poison, <3 x i32> zeroinitializer
  %143 = fdiv <3 x float> %139, %142
  %144 = load i32, ptr %11, align 4
  %145 = sext i32 %144 to i64
  %146 = load ptr addrspace(1), ptr %10, align 8
  %147 = addrspacecast ptr addrspace(1) %146 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %143, i64 noundef %145, ptr noundef %147) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @euler_particles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !11 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load float, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, float noundef %11, i32 noundef %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !11 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca i32, align 4
  %13 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %16, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16
  store <4 x float> %20, ptr %10, align 16
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %21, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16
  store <4 x float> %25, ptr %11, align 16
  store i32 0, ptr %12, align 4
  br label %26

26:                                               ; preds = %54, %4
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %57

30:                                               ; preds = %26
  %31 = load float, ptr %7, align 4
  %32 = load <4 x float>, ptr %11, align 16
  %33 = extractelement <4 x float> %32, i64 1
  %34 = call float @llvm.fmuladd.f32(float 0xC0239999A0000000, float %31, float %33)
  %35 = load <4 x float>, ptr %11, align 16
  %36 = insertelement <4 x float> %35, float %34, i64 1
  store <4 x float> %36, ptr %11, align 16
  %37 = load <4 x float>, ptr %11, align 16
  %38 = load float, ptr %7, align 4
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  %41 = load <4 x float>, ptr %10, align 16
  %42 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %37, <4 x float> %40, <4 x float> %41)
  store <4 x float> %42, ptr %10, align 16
  %43 = load <4 x float>, ptr %10, align 16
  %44 = call <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %43) #11
  %45 = fcmp ogt <4 x float> %44, splat (float 1.000000e+00)
  %46 = sext <4 x i1> %45 to <4 x i32>
  store <4 x i32> %46, ptr %13, align 16
  %47 = load <4 x float>, ptr %11, align 16
  %48 = load <4 x float>, ptr %11, align 16
  %49 = fmul <4 x float> splat (float 0xBFE99999A0000000), %48
  %50 = load <4 x i32>, ptr %13, align 16
  %51 = call <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %47, <4 x float> noundef %49, <4 x i32> noundef %50) #11
  store <4 x float> %51, ptr %11, align 16
  %52 = load <4 x float>, ptr %10, align 16
  %53 = call <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %52, float noundef -1.000000e+00, float noundef 1.000000e+00) #11
  store <4 x float> %53, ptr %10, align 16
  br label %54

54:                                               ; preds = %30
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %26

57:                                               ; preds = %26
  %58 = load <4 x float>, ptr %10, align 16
  %59 = load ptr addrspace(1), ptr %5, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x float>, ptr addrspace(1) %59, i64 %61
  store <4 x float> %58, ptr addrspace(1) %62, align 16
  %63 = load <4 x float>, ptr %11, align 16
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds <4 x float>, ptr addrspace(1) %64, i64 %66
  store <4 x float> %63, ptr addrspace(1) %67, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <4 x float> @qmul(<4 x float> noundef %0, <4 x float> noundef %1) #1 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16
  store <4 x float> %1, ptr %4, align 16
  %6 = load <4 x float>, ptr %3, align 16
  %7 = extractelement <4 x float> %6, i64 3
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = shufflevector <3 x float> %8, <3 x float> poison, <3 x i32> zeroinitializer
  %10 = load <4 x float>, ptr %4, align 16
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = load <4 x float>, ptr %4, align 16
  %13 = extractelement <4 x float> %12, i64 3
  %14 = insertelement <3 x float> poison, float %13, i64 0
  %15 = shufflevector <3 x float> %14, <3 x float> poison, <3 x i32> zeroinitializer
  %16 = load <4 x float>, ptr %3, align 16
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %18 = fmul <3 x float> %15, %17
  %19 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %9, <3 x float> %11, <3 x float> %18)
  %20 = load <4 x float>, ptr %3, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = load <4 x float>, ptr %4, align 16
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %21, <3 x float> noundef %23) #11
  %25 = fadd <3 x float> %19, %24
  %26 = shufflevector <3 x float> %25, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %28 = load <4 x float>, ptr %3, align 16
  %29 = extractelement <4 x float> %28, i64 3
  %30 = load <4 x float>, ptr %4, align 16
  %31 = extractelement <4 x float> %30, i64 3
  %32 = load <4 x float>, ptr %3, align 16
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = load <4 x float>, ptr %4, align 16
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = call float @_Z3dotDv3_fS_(<3 x float> noundef %33, <3 x float> noundef %35) #11
  %37 = fneg float %36
  %38 = call float @llvm.fmuladd.f32(float %29, float %31, float %37)
  %39 = insertelement <4 x float> %27, float %38, i32 3
  store <4 x float> %39, ptr %5, align 16
  %40 = load <4 x float>, ptr %5, align 16
  ret <4 x float> %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <3 x float> @qrotate(<4 x float> noundef %0, <3 x float> noundef %1) #1 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <3 x float>, align 16
  %5 = alloca <3 x float>, align 16
  store <4 x float> %0, ptr %3, align 16
  %6 = shufflevector <3 x float> %1, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr %4, align 16
  %7 = load <4 x float>, ptr %3, align 16
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %9 = load <4 x float>, ptr %4, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %11 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %8, <3 x float> noundef %10) #11
  %12 = fmul <3 x float> splat (float 2.000000e+00), %11
  %13 = shufflevector <3 x float> %12, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %13, ptr %5, align 16
  %14 = load <4 x float>, ptr %4, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = load <4 x float>, ptr %3, align 16
  %17 = extractelement <4 x float> %16, i64 3
  %18 = insertelement <3 x float> poison, float %17, i64 0
  %19 = shufflevector <3 x float> %18, <3 x float> poison, <3 x i32> zeroinitializer
  %20 = load <4 x float>, ptr %5, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %19, <3 x float> %21, <3 x float> %15)
  %23 = load <4 x float>, ptr %3, align 16
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = load <4 x float>, ptr %5, align 16
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %24, <3 x float> noundef %26) #11
  %28 = fadd <3 x float> %22, %27
  ret <3 x float> %28
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

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
define internal noundef <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %0) #4 {
  %2 = uitofp <4 x i8> %0 to <4 x float>
  ret <4 x float> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #4 {
  %3 = extractelement <3 x float> %0, i64 1
  %4 = extractelement <3 x float> %1, i64 2
  %5 = extractelement <3 x float> %0, i64 2
  %6 = extractelement <3 x float> %1, i64 1
  %7 = fneg float %6
  %8 = fmul float %5, %7
  %9 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %8)
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = extractelement <3 x float> %1, i64 0
  %12 = extractelement <3 x float> %0, i64 0
  %13 = fneg float %4
  %14 = fmul float %12, %13
  %15 = tail call float @llvm.fmuladd.f32(float %5, float %11, float %14)
  %16 = insertelement <3 x float> %10, float %15, i64 1
  %17 = fneg float %11
  %18 = fmul float %3, %17
  %19 = tail call float @llvm.fmuladd.f32(float %12, float %6, float %18)
  %20 = insertelement <3 x float> %16, float %19, i64 2
  ret <3 x float> %20
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #4 {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = extractelement <3 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <3 x float> %0, i64 2
  %10 = extractelement <3 x float> %1, i64 2
  %11 = tail call noundef float @llvm.fmuladd.f32(float %9, float %10, float %8)
  ret float %11
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4 {
  %3 = extractelement <4 x float> %0, i64 0
  %4 = extractelement <4 x float> %1, i64 0
  %5 = extractelement <4 x float> %0, i64 1
  %6 = extractelement <4 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <4 x float> %0, i64 2
  %10 = extractelement <4 x float> %1, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %8)
  %12 = extractelement <4 x float> %0, i64 3
  %13 = extractelement <4 x float> %1, i64 3
  %14 = tail call noundef float @llvm.fmuladd.f32(float %12, float %13, float %11)
  ret float %14
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0) #4 {
  %2 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  ret <4 x float> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #6 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #13
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) #4 {
  %4 = icmp slt <4 x i32> %2, zeroinitializer
  %5 = select <4 x i1> %4, <4 x float> %1, <4 x float> %0
  ret <4 x float> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %0, float noundef %1, float noundef %2) #4 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <3 x float> @_Z6vload3mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = mul i64 %0, 12
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <1 x float>, ptr %4, align 4
  %6 = shufflevector <1 x float> %5, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !29
  %9 = insertelement <3 x float> %6, float %8, i64 1
  %10 = getelementptr i8, ptr %4, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !30
  %12 = insertelement <3 x float> %9, float %11, i64 2
  ret <3 x float> %12
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #8 {
  %4 = shufflevector <3 x float> %0, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = mul i64 %1, 12
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  store <2 x float> %4, ptr %6, align 4, !tbaa !29
  %7 = extractelement <3 x float> %0, i64 2
  %8 = getelementptr i8, ptr %6, i64 8
  store float %7, ptr %8, align 4, !tbaa !30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }
attributes #13 = { nounwind }

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
!12 = !{!"float4*", !"float4*", !"float4*", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!14 = !{!"", !"const", !"", !""}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float4*", !"float4*", !"int", !"int", !"world", !"float"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"world", !"float"}
!19 = !{!"const", !"", !"", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"float*", !"uchar4*", !"uchar4*", !"float4*", !"float*"}
!23 = !{!"float*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!24 = !{!"const", !"const", !"const", !"const", !""}
!25 = !{i32 1, i32 1, i32 0, i32 0}
!26 = !{!"float4*", !"float4*", !"float", !"int"}
!27 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"int"}
!28 = !{!"", !"", !"", !""}
!29 = !{!8, !8, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !8, i64 0}
