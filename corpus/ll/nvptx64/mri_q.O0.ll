; ModuleID = 'corpus/opencl/mri_q.cl'
source_filename = "corpus/opencl/mri_q.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.kValues = type { float, float, float, float }

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @compute_phi_mag(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_compute_phi_mag(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_compute_phi_mag(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %9, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %38

17:                                               ; preds = %4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %18, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4
  store float %22, ptr %10, align 4
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %23, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4
  store float %27, ptr %11, align 4
  %28 = load float, ptr %10, align 4
  %29 = load float, ptr %10, align 4
  %30 = load float, ptr %11, align 4
  %31 = load float, ptr %11, align 4
  %32 = fmul float %30, %31
  %33 = call float @llvm.fmuladd.f32(float %28, float %29, float %32)
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %34, i64 %36
  store float %33, ptr addrspace(1) %37, align 4
  br label %38

38:                                               ; preds = %17, %4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @compute_q(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load ptr addrspace(1), ptr %11, align 8
  %20 = load ptr addrspace(1), ptr %12, align 8
  %21 = load ptr addrspace(1), ptr %13, align 8
  %22 = load ptr addrspace(1), ptr %14, align 8
  %23 = load ptr addrspace(1), ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %16, align 8
  call void @__clang_ocl_kern_imp_compute_q(i32 noundef %17, i32 noundef %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 4 %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_compute_q(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %29 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %17, align 4
  %31 = load ptr addrspace(1), ptr %11, align 8
  %32 = load i32, ptr %17, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %31, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  store float %35, ptr %18, align 4
  %36 = load ptr addrspace(1), ptr %12, align 8
  %37 = load i32, ptr %17, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4
  store float %40, ptr %19, align 4
  %41 = load ptr addrspace(1), ptr %13, align 8
  %42 = load i32, ptr %17, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %41, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4
  store float %45, ptr %20, align 4
  %46 = load ptr addrspace(1), ptr %14, align 8
  %47 = load i32, ptr %17, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %46, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4
  store float %50, ptr %21, align 4
  %51 = load ptr addrspace(1), ptr %15, align 8
  %52 = load i32, ptr %17, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %51, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4
  store float %55, ptr %22, align 4
  store i32 0, ptr %23, align 4
  %56 = load i32, ptr %9, align 4
  %57 = srem i32 %56, 2
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %99

59:                                               ; preds = %8
  %60 = load ptr addrspace(1), ptr %16, align 8
  %61 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %60, i64 0
  %62 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %61, i32 0, i32 0
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = load float, ptr %18, align 4
  %65 = load ptr addrspace(1), ptr %16, align 8
  %66 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %65, i64 0
  %67 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %66, i32 0, i32 1
  %68 = load float, ptr addrspace(1) %67, align 4
  %69 = load float, ptr %19, align 4
  %70 = fmul float %68, %69
  %71 = call float @llvm.fmuladd.f32(float %63, float %64, float %70)
  %72 = load ptr addrspace(1), ptr %16, align 8
  %73 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %72, i64 0
  %74 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %73, i32 0, i32 2
  %75 = load float, ptr addrspace(1) %74, align 4
  %76 = load float, ptr %20, align 4
  %77 = call float @llvm.fmuladd.f32(float %75, float %76, float %71)
  %78 = fmul float 0x401921FB60000000, %77
  store float %78, ptr %24, align 4
  %79 = load ptr addrspace(1), ptr %16, align 8
  %80 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %79, i64 0
  %81 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %80, i32 0, i32 3
  %82 = load float, ptr addrspace(1) %81, align 4
  %83 = load float, ptr %24, align 4
  %84 = call float @_Z3cosf(float noundef %83) #8
  %85 = load float, ptr %21, align 4
  %86 = call float @llvm.fmuladd.f32(float %82, float %84, float %85)
  store float %86, ptr %21, align 4
  %87 = load ptr addrspace(1), ptr %16, align 8
  %88 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %87, i64 0
  %89 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %88, i32 0, i32 3
  %90 = load float, ptr addrspace(1) %89, align 4
  %91 = load float, ptr %24, align 4
  %92 = call float @_Z3sinf(float noundef %91) #8
  %93 = load float, ptr %22, align 4
  %94 = call float @llvm.fmuladd.f32(float %90, float %92, float %93)
  store float %94, ptr %22, align 4
  %95 = load i32, ptr %23, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %23, align 4
  %97 = load i32, ptr %10, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %10, align 4
  br label %99

99:                                               ; preds = %59, %8
  br label %100

100:                                              ; preds = %168, %99
  %101 = load i32, ptr %23, align 4
  %102 = load i32, ptr %9, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %171

104:                                              ; preds = %100
  store i32 0, ptr %25, align 4
  br label %105

105:                                              ; preds = %164, %104
  %106 = load i32, ptr %25, align 4
  %107 = icmp slt i32 %106, 2
  br i1 %107, label %108, label %167

108:                                              ; preds = %105
  %109 = load ptr addrspace(1), ptr %16, align 8
  %110 = load i32, ptr %23, align 4
  %111 = load i32, ptr %25, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %109, i64 %113
  %115 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %114, i32 0, i32 0
  %116 = load float, ptr addrspace(1) %115, align 4
  %117 = load float, ptr %18, align 4
  %118 = load ptr addrspace(1), ptr %16, align 8
  %119 = load i32, ptr %23, align 4
  %120 = load i32, ptr %25, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %118, i64 %122
  %124 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %123, i32 0, i32 1
  %125 = load float, ptr addrspace(1) %124, align 4
  %126 = load float, ptr %19, align 4
  %127 = fmul float %125, %126
  %128 = call float @llvm.fmuladd.f32(float %116, float %117, float %127)
  %129 = load ptr addrspace(1), ptr %16, align 8
  %130 = load i32, ptr %23, align 4
  %131 = load i32, ptr %25, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %129, i64 %133
  %135 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %134, i32 0, i32 2
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = load float, ptr %20, align 4
  %138 = call float @llvm.fmuladd.f32(float %136, float %137, float %128)
  %139 = fmul float 0x401921FB60000000, %138
  store float %139, ptr %26, align 4
  %140 = load float, ptr %26, align 4
  %141 = call float @_Z6sincosfPf(float noundef %140, ptr noundef %27) #7
  store float %141, ptr %28, align 4
  %142 = load ptr addrspace(1), ptr %16, align 8
  %143 = load i32, ptr %23, align 4
  %144 = load i32, ptr %25, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %142, i64 %146
  %148 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %147, i32 0, i32 3
  %149 = load float, ptr addrspace(1) %148, align 4
  %150 = load float, ptr %27, align 4
  %151 = load float, ptr %21, align 4
  %152 = call float @llvm.fmuladd.f32(float %149, float %150, float %151)
  store float %152, ptr %21, align 4
  %153 = load ptr addrspace(1), ptr %16, align 8
  %154 = load i32, ptr %23, align 4
  %155 = load i32, ptr %25, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds %struct.kValues, ptr addrspace(1) %153, i64 %157
  %159 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %158, i32 0, i32 3
  %160 = load float, ptr addrspace(1) %159, align 4
  %161 = load float, ptr %28, align 4
  %162 = load float, ptr %22, align 4
  %163 = call float @llvm.fmuladd.f32(float %160, float %161, float %162)
  store float %163, ptr %22, align 4
  br label %164

164:                                              ; preds = %108
  %165 = load i32, ptr %25, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %25, align 4
  br label %105, !llvm.loop !18

167:                                              ; preds = %105
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %23, align 4
  %170 = add nsw i32 %169, 2
  store i32 %170, ptr %23, align 4
  br label %100

171:                                              ; preds = %100
  %172 = load float, ptr %21, align 4
  %173 = load ptr addrspace(1), ptr %14, align 8
  %174 = load i32, ptr %17, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %173, i64 %175
  store float %172, ptr addrspace(1) %176, align 4
  %177 = load float, ptr %22, align 4
  %178 = load ptr addrspace(1), ptr %15, align 8
  %179 = load i32, ptr %17, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %178, i64 %180
  store float %177, ptr addrspace(1) %181, align 4
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

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3cosf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x4160000000000000
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fmuladd.f32(float %2, float 0x3FE45F3060000000, float 5.000000e-01)
  %6 = tail call noundef float @llvm.trunc.f32(float %5)
  %7 = fmul float %6, 0x3FF921FB40000000
  %8 = fneg float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FF921FB40000000, float %8)
  %10 = fsub float %2, %7
  %11 = fsub float %2, %10
  %12 = fsub float %11, %7
  %13 = fsub float %12, %9
  %14 = fadd float %10, %13
  %15 = fmul float %6, 0x3E74442D00000000
  %16 = fneg float %15
  %17 = tail call noundef float @llvm.fma.f32(float %6, float 0x3E74442D00000000, float %16)
  %18 = fsub float %14, %15
  %19 = fsub float %14, %18
  %20 = fsub float %19, %15
  %21 = fsub float %20, %17
  %22 = fadd float %18, %21
  %23 = fmul float %6, 0x3CF8469880000000
  %24 = fneg float %23
  %25 = tail call noundef float @llvm.fma.f32(float %6, float 0x3CF8469880000000, float %24)
  %26 = fsub float %22, %23
  %27 = fsub float %22, %26
  %28 = fsub float %27, %23
  %29 = fadd float %26, %28
  %30 = fneg float %25
  %31 = fptosi float %6 to i32
  br label %195

32:                                               ; preds = %1
  %33 = bitcast float %2 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %33, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = mul i32 %36, -28220501
  %38 = zext nneg i32 %36 to i64
  %39 = mul nuw nsw i64 %38, 4266746795
  %40 = lshr i64 %39, 32
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = mul i32 %36, 1011060801
  %43 = add i32 %42, %41
  %44 = mul nuw nsw i64 %38, 1011060801
  %45 = lshr i64 %44, 32
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = icmp ult i32 %43, %41
  %48 = zext i1 %47 to i32
  %49 = add nuw nsw i32 %48, %46
  %50 = mul i32 %36, -614296167
  %51 = add i32 %49, %50
  %52 = mul nuw nsw i64 %38, 3680671129
  %53 = lshr i64 %52, 32
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp ult i32 %51, %49
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %56, %54
  %58 = mul i32 %36, -181084736
  %59 = add i32 %57, %58
  %60 = mul nuw nsw i64 %38, 4113882560
  %61 = lshr i64 %60, 32
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = icmp ult i32 %59, %57
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %62
  %66 = mul i32 %36, -64530479
  %67 = add i32 %65, %66
  %68 = mul nuw nsw i64 %38, 4230436817
  %69 = lshr i64 %68, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = icmp ult i32 %67, %65
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %72, %70
  %74 = mul i32 %36, 1313084713
  %75 = add i32 %73, %74
  %76 = mul nuw nsw i64 %38, 1313084713
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %36, -1560706194
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %38, 2734261102
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = add nsw i32 %34, -120
  %91 = icmp ugt i32 %90, 31
  %92 = select i1 %91, i32 %83, i32 %89
  %93 = select i1 %91, i32 %75, i32 %83
  %94 = select i1 %91, i32 %67, i32 %75
  %95 = select i1 %91, i32 %59, i32 %67
  %96 = select i1 %91, i32 %51, i32 %59
  %97 = select i1 %91, i32 %43, i32 %51
  %98 = select i1 %91, i32 %37, i32 %43
  %99 = select i1 %91, i32 -32, i32 0
  %100 = add nsw i32 %99, %90
  %101 = icmp ugt i32 %100, 31
  %102 = select i1 %101, i32 %93, i32 %92
  %103 = select i1 %101, i32 %94, i32 %93
  %104 = select i1 %101, i32 %95, i32 %94
  %105 = select i1 %101, i32 %96, i32 %95
  %106 = select i1 %101, i32 %97, i32 %96
  %107 = select i1 %101, i32 %98, i32 %97
  %108 = select i1 %101, i32 -32, i32 0
  %109 = add nsw i32 %108, %100
  %110 = icmp ugt i32 %109, 31
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = select i1 %110, i32 %104, i32 %103
  %113 = select i1 %110, i32 %105, i32 %104
  %114 = select i1 %110, i32 %106, i32 %105
  %115 = select i1 %110, i32 %107, i32 %106
  %116 = select i1 %110, i32 -32, i32 0
  %117 = add nsw i32 %116, %109
  %118 = icmp ugt i32 %117, 31
  %119 = select i1 %118, i32 %112, i32 %111
  %120 = select i1 %118, i32 %113, i32 %112
  %121 = select i1 %118, i32 %114, i32 %113
  %122 = select i1 %118, i32 %115, i32 %114
  %123 = select i1 %118, i32 -32, i32 0
  %124 = sub nsw i32 0, %117
  %125 = icmp eq i32 %123, %124
  %126 = sub nsw i32 24, %34
  %127 = and i32 %90, 31
  %128 = shl i32 %119, %127
  %129 = and i32 %126, 31
  %130 = lshr i32 %120, %129
  %131 = or i32 %128, %130
  %132 = shl i32 %120, %127
  %133 = lshr i32 %121, %129
  %134 = or i32 %132, %133
  %135 = shl i32 %121, %127
  %136 = lshr i32 %122, %129
  %137 = or i32 %135, %136
  %138 = select i1 %125, i32 %119, i32 %131
  %139 = select i1 %125, i32 %120, i32 %134
  %140 = select i1 %125, i32 %121, i32 %137
  %141 = lshr i32 %138, 29
  %142 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %139, i32 2)
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = shl i32 %140, 2
  %145 = and i32 %141, 1
  %146 = sub nsw i32 0, %145
  %147 = shl i32 %141, 31
  %148 = xor i32 %142, %146
  %149 = xor i32 %143, %146
  %150 = xor i32 %144, %146
  %151 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %148, i1 false)
  %152 = add nuw nsw i32 %151, 1
  %153 = and i32 %152, 31
  %154 = shl i32 %148, %153
  %155 = and i32 %151, 31
  %156 = xor i32 %155, 31
  %157 = lshr i32 %149, %156
  %158 = or i32 %154, %157
  %159 = shl i32 %149, %153
  %160 = lshr i32 %150, %156
  %161 = or i32 %159, %160
  %162 = lshr i32 %158, 9
  %163 = shl nuw nsw i32 %151, 23
  %164 = sub nsw i32 %162, %163
  %165 = add nsw i32 %164, 1056964608
  %166 = or i32 %165, %147
  %167 = bitcast i32 %166 to float
  %168 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %161, i32 23)
  %169 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %168, i1 false)
  %170 = xor i32 %169, -1
  %171 = add nuw nsw i32 %169, 1
  %172 = and i32 %171, 31
  %173 = shl i32 %168, %172
  %174 = and i32 %169, 31
  %175 = xor i32 %174, 31
  %176 = lshr i32 %161, %175
  %177 = or i32 %173, %176
  %178 = sub nuw nsw i32 %170, %151
  %179 = shl nsw i32 %178, 23
  %180 = lshr i32 %177, 9
  %181 = add nsw i32 %179, 864026624
  %182 = or disjoint i32 %180, %181
  %183 = or i32 %182, %147
  %184 = bitcast i32 %183 to float
  %185 = fmul float %167, 0x3FF921FB40000000
  %186 = fneg float %185
  %187 = tail call noundef float @llvm.fma.f32(float %167, float 0x3FF921FB40000000, float %186)
  %188 = tail call noundef float @llvm.fma.f32(float %167, float 0x3E74442D00000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %184, float 0x3FF921FB40000000, float %188)
  %190 = fadd float %185, %189
  %191 = fsub float %190, %185
  %192 = fsub float %189, %191
  %193 = lshr i32 %138, 30
  %194 = add nuw nsw i32 %145, %193
  br label %195

195:                                              ; preds = %32, %4
  %196 = phi float [ %29, %4 ], [ %190, %32 ]
  %197 = phi float [ %30, %4 ], [ %192, %32 ]
  %198 = phi i32 [ %31, %4 ], [ %194, %32 ]
  %199 = fcmp ord float %0, 0.000000e+00
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = call float @llvm.nvvm.fabs.f32(float %0)
  %202 = fcmp oeq float %201, 0x7FF0000000000000
  %203 = select i1 %202, i32 1, i32 0
  %204 = icmp eq i32 %203, 0
  br label %205

205:                                              ; preds = %195, %200
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  %207 = tail call float @llvm.fabs.f32(float %196)
  %208 = bitcast float %207 to i32
  %209 = icmp samesign ugt i32 %208, 1061683200
  %210 = add nsw i32 %208, -1050253722
  %211 = icmp ult i32 %210, 11429479
  %212 = add nsw i32 %208, -16777216
  %213 = bitcast i32 %212 to float
  %214 = select i1 %211, float %213, float 0.000000e+00
  %215 = select i1 %209, float 2.812500e-01, float %214
  %216 = fsub float 1.000000e+00, %215
  %217 = fmul float %196, %196
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %219 = tail call noundef float @llvm.fmuladd.f32(float %217, float %218, float 0xBE92524740000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %217, float %219, float 0x3EFA015C40000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %217, float %220, float 0xBF56C16C00000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %217, float %221, float 0x3FA5555560000000)
  %223 = fmul float %217, %222
  %224 = fneg float %196
  %225 = fmul float %197, %224
  %226 = tail call noundef float @llvm.fmuladd.f32(float %217, float %223, float %225)
  %227 = fneg float %215
  %228 = tail call noundef float @llvm.fmuladd.f32(float %217, float 5.000000e-01, float %227)
  %229 = fsub float %226, %228
  %230 = fadd float %216, %229
  %231 = fmul float %196, %217
  %232 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %233 = tail call noundef float @llvm.fmuladd.f32(float %217, float %232, float 0x3EC6DBE4A0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %217, float %233, float 0xBF2A013A80000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %217, float %234, float 0x3F811110E0000000)
  %236 = fneg float %231
  %237 = fmul float %235, %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %197, float 5.000000e-01, float %237)
  %239 = fneg float %197
  %240 = tail call noundef float @llvm.fmuladd.f32(float %217, float %238, float %239)
  %241 = tail call noundef float @llvm.fmuladd.f32(float %231, float 0x3FC5555560000000, float %240)
  %242 = fsub float %196, %241
  %243 = shl i32 %198, 30
  %244 = and i32 %243, -2147483648
  %245 = and i32 %198, 1
  %246 = icmp eq i32 %245, 0
  %247 = fneg float %242
  %248 = select i1 %246, float %230, float %247
  %249 = bitcast float %248 to i32
  %250 = xor i32 %244, %249
  %251 = bitcast i32 %250 to float
  %252 = select i1 %206, float %251, float 0x7FF8000000000000
  ret float %252
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3sinf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x4160000000000000
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fmuladd.f32(float %2, float 0x3FE45F3060000000, float 5.000000e-01)
  %6 = tail call noundef float @llvm.trunc.f32(float %5)
  %7 = fmul float %6, 0x3FF921FB40000000
  %8 = fneg float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FF921FB40000000, float %8)
  %10 = fsub float %2, %7
  %11 = fsub float %2, %10
  %12 = fsub float %11, %7
  %13 = fsub float %12, %9
  %14 = fadd float %10, %13
  %15 = fmul float %6, 0x3E74442D00000000
  %16 = fneg float %15
  %17 = tail call noundef float @llvm.fma.f32(float %6, float 0x3E74442D00000000, float %16)
  %18 = fsub float %14, %15
  %19 = fsub float %14, %18
  %20 = fsub float %19, %15
  %21 = fsub float %20, %17
  %22 = fadd float %18, %21
  %23 = fmul float %6, 0x3CF8469880000000
  %24 = fneg float %23
  %25 = tail call noundef float @llvm.fma.f32(float %6, float 0x3CF8469880000000, float %24)
  %26 = fsub float %22, %23
  %27 = fsub float %22, %26
  %28 = fsub float %27, %23
  %29 = fadd float %26, %28
  %30 = fneg float %25
  %31 = fptosi float %6 to i32
  br label %195

32:                                               ; preds = %1
  %33 = bitcast float %2 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %33, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = mul i32 %36, -28220501
  %38 = zext nneg i32 %36 to i64
  %39 = mul nuw nsw i64 %38, 4266746795
  %40 = lshr i64 %39, 32
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = mul i32 %36, 1011060801
  %43 = add i32 %42, %41
  %44 = mul nuw nsw i64 %38, 1011060801
  %45 = lshr i64 %44, 32
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = icmp ult i32 %43, %41
  %48 = zext i1 %47 to i32
  %49 = add nuw nsw i32 %48, %46
  %50 = mul i32 %36, -614296167
  %51 = add i32 %49, %50
  %52 = mul nuw nsw i64 %38, 3680671129
  %53 = lshr i64 %52, 32
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp ult i32 %51, %49
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %56, %54
  %58 = mul i32 %36, -181084736
  %59 = add i32 %57, %58
  %60 = mul nuw nsw i64 %38, 4113882560
  %61 = lshr i64 %60, 32
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = icmp ult i32 %59, %57
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %62
  %66 = mul i32 %36, -64530479
  %67 = add i32 %65, %66
  %68 = mul nuw nsw i64 %38, 4230436817
  %69 = lshr i64 %68, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = icmp ult i32 %67, %65
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %72, %70
  %74 = mul i32 %36, 1313084713
  %75 = add i32 %73, %74
  %76 = mul nuw nsw i64 %38, 1313084713
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %36, -1560706194
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %38, 2734261102
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = add nsw i32 %34, -120
  %91 = icmp ugt i32 %90, 31
  %92 = select i1 %91, i32 %83, i32 %89
  %93 = select i1 %91, i32 %75, i32 %83
  %94 = select i1 %91, i32 %67, i32 %75
  %95 = select i1 %91, i32 %59, i32 %67
  %96 = select i1 %91, i32 %51, i32 %59
  %97 = select i1 %91, i32 %43, i32 %51
  %98 = select i1 %91, i32 %37, i32 %43
  %99 = select i1 %91, i32 -32, i32 0
  %100 = add nsw i32 %99, %90
  %101 = icmp ugt i32 %100, 31
  %102 = select i1 %101, i32 %93, i32 %92
  %103 = select i1 %101, i32 %94, i32 %93
  %104 = select i1 %101, i32 %95, i32 %94
  %105 = select i1 %101, i32 %96, i32 %95
  %106 = select i1 %101, i32 %97, i32 %96
  %107 = select i1 %101, i32 %98, i32 %97
  %108 = select i1 %101, i32 -32, i32 0
  %109 = add nsw i32 %108, %100
  %110 = icmp ugt i32 %109, 31
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = select i1 %110, i32 %104, i32 %103
  %113 = select i1 %110, i32 %105, i32 %104
  %114 = select i1 %110, i32 %106, i32 %105
  %115 = select i1 %110, i32 %107, i32 %106
  %116 = select i1 %110, i32 -32, i32 0
  %117 = add nsw i32 %116, %109
  %118 = icmp ugt i32 %117, 31
  %119 = select i1 %118, i32 %112, i32 %111
  %120 = select i1 %118, i32 %113, i32 %112
  %121 = select i1 %118, i32 %114, i32 %113
  %122 = select i1 %118, i32 %115, i32 %114
  %123 = select i1 %118, i32 -32, i32 0
  %124 = sub nsw i32 0, %117
  %125 = icmp eq i32 %123, %124
  %126 = sub nsw i32 24, %34
  %127 = and i32 %90, 31
  %128 = shl i32 %119, %127
  %129 = and i32 %126, 31
  %130 = lshr i32 %120, %129
  %131 = or i32 %128, %130
  %132 = shl i32 %120, %127
  %133 = lshr i32 %121, %129
  %134 = or i32 %132, %133
  %135 = shl i32 %121, %127
  %136 = lshr i32 %122, %129
  %137 = or i32 %135, %136
  %138 = select i1 %125, i32 %119, i32 %131
  %139 = select i1 %125, i32 %120, i32 %134
  %140 = select i1 %125, i32 %121, i32 %137
  %141 = lshr i32 %138, 29
  %142 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %139, i32 2)
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = shl i32 %140, 2
  %145 = and i32 %141, 1
  %146 = sub nsw i32 0, %145
  %147 = shl i32 %141, 31
  %148 = xor i32 %142, %146
  %149 = xor i32 %143, %146
  %150 = xor i32 %144, %146
  %151 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %148, i1 false)
  %152 = add nuw nsw i32 %151, 1
  %153 = and i32 %152, 31
  %154 = shl i32 %148, %153
  %155 = and i32 %151, 31
  %156 = xor i32 %155, 31
  %157 = lshr i32 %149, %156
  %158 = or i32 %154, %157
  %159 = shl i32 %149, %153
  %160 = lshr i32 %150, %156
  %161 = or i32 %159, %160
  %162 = lshr i32 %158, 9
  %163 = shl nuw nsw i32 %151, 23
  %164 = sub nsw i32 %162, %163
  %165 = add nsw i32 %164, 1056964608
  %166 = or i32 %165, %147
  %167 = bitcast i32 %166 to float
  %168 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %161, i32 23)
  %169 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %168, i1 false)
  %170 = xor i32 %169, -1
  %171 = add nuw nsw i32 %169, 1
  %172 = and i32 %171, 31
  %173 = shl i32 %168, %172
  %174 = and i32 %169, 31
  %175 = xor i32 %174, 31
  %176 = lshr i32 %161, %175
  %177 = or i32 %173, %176
  %178 = sub nuw nsw i32 %170, %151
  %179 = shl nsw i32 %178, 23
  %180 = lshr i32 %177, 9
  %181 = add nsw i32 %179, 864026624
  %182 = or disjoint i32 %180, %181
  %183 = or i32 %182, %147
  %184 = bitcast i32 %183 to float
  %185 = fmul float %167, 0x3FF921FB40000000
  %186 = fneg float %185
  %187 = tail call noundef float @llvm.fma.f32(float %167, float 0x3FF921FB40000000, float %186)
  %188 = tail call noundef float @llvm.fma.f32(float %167, float 0x3E74442D00000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %184, float 0x3FF921FB40000000, float %188)
  %190 = fadd float %185, %189
  %191 = fsub float %190, %185
  %192 = fsub float %189, %191
  %193 = lshr i32 %138, 30
  %194 = add nuw nsw i32 %145, %193
  br label %195

195:                                              ; preds = %32, %4
  %196 = phi float [ %29, %4 ], [ %190, %32 ]
  %197 = phi float [ %30, %4 ], [ %192, %32 ]
  %198 = phi i32 [ %31, %4 ], [ %194, %32 ]
  %199 = fcmp ord float %0, 0.000000e+00
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = call float @llvm.nvvm.fabs.f32(float %0)
  %202 = fcmp oeq float %201, 0x7FF0000000000000
  %203 = select i1 %202, i32 1, i32 0
  %204 = icmp eq i32 %203, 0
  br label %205

205:                                              ; preds = %195, %200
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  %207 = tail call float @llvm.fabs.f32(float %196)
  %208 = bitcast float %207 to i32
  %209 = icmp samesign ugt i32 %208, 1061683200
  %210 = add nsw i32 %208, -1050253722
  %211 = icmp ult i32 %210, 11429479
  %212 = add nsw i32 %208, -16777216
  %213 = bitcast i32 %212 to float
  %214 = select i1 %211, float %213, float 0.000000e+00
  %215 = select i1 %209, float 2.812500e-01, float %214
  %216 = fsub float 1.000000e+00, %215
  %217 = fmul float %196, %196
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %219 = tail call noundef float @llvm.fmuladd.f32(float %217, float %218, float 0xBE92524740000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %217, float %219, float 0x3EFA015C40000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %217, float %220, float 0xBF56C16C00000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %217, float %221, float 0x3FA5555560000000)
  %223 = fmul float %217, %222
  %224 = fneg float %196
  %225 = fmul float %197, %224
  %226 = tail call noundef float @llvm.fmuladd.f32(float %217, float %223, float %225)
  %227 = fneg float %215
  %228 = tail call noundef float @llvm.fmuladd.f32(float %217, float 5.000000e-01, float %227)
  %229 = fsub float %226, %228
  %230 = fadd float %216, %229
  %231 = fmul float %196, %217
  %232 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %233 = tail call noundef float @llvm.fmuladd.f32(float %217, float %232, float 0x3EC6DBE4A0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %217, float %233, float 0xBF2A013A80000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %217, float %234, float 0x3F811110E0000000)
  %236 = fneg float %231
  %237 = fmul float %235, %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %197, float 5.000000e-01, float %237)
  %239 = fneg float %197
  %240 = tail call noundef float @llvm.fmuladd.f32(float %217, float %238, float %239)
  %241 = tail call noundef float @llvm.fmuladd.f32(float %231, float 0x3FC5555560000000, float %240)
  %242 = fsub float %196, %241
  %243 = shl i32 %198, 30
  %244 = and i32 %243, -2147483648
  %245 = and i32 %198, 1
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, float %242, float %230
  %248 = bitcast float %247 to i32
  %249 = bitcast float %0 to i32
  %250 = bitcast float %2 to i32
  %251 = xor i32 %250, %249
  %252 = xor i32 %251, %244
  %253 = xor i32 %252, %248
  %254 = bitcast i32 %253 to float
  %255 = select i1 %206, float %254, float 0x7FF8000000000000
  %256 = fcmp oeq float %0, 0.000000e+00
  %257 = select i1 %256, float %0, float %255
  ret float %257
}

; Function Attrs: convergent norecurse nounwind
define internal float @_Z6sincosfPf(float noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) #6 {
  %3 = tail call noundef float @llvm.fabs.f32(float %0)
  %4 = fcmp olt float %3, 0x4160000000000000
  br i1 %4, label %5, label %33

5:                                                ; preds = %2
  %6 = tail call noundef float @llvm.fmuladd.f32(float %3, float 0x3FE45F3060000000, float 5.000000e-01)
  %7 = tail call noundef float @llvm.trunc.f32(float %6)
  %8 = fmul float %7, 0x3FF921FB40000000
  %9 = fneg float %8
  %10 = tail call noundef float @llvm.fma.f32(float %7, float 0x3FF921FB40000000, float %9)
  %11 = fsub float %3, %8
  %12 = fsub float %3, %11
  %13 = fsub float %12, %8
  %14 = fsub float %13, %10
  %15 = fadd float %11, %14
  %16 = fmul float %7, 0x3E74442D00000000
  %17 = fneg float %16
  %18 = tail call noundef float @llvm.fma.f32(float %7, float 0x3E74442D00000000, float %17)
  %19 = fsub float %15, %16
  %20 = fsub float %15, %19
  %21 = fsub float %20, %16
  %22 = fsub float %21, %18
  %23 = fadd float %19, %22
  %24 = fmul float %7, 0x3CF8469880000000
  %25 = fneg float %24
  %26 = tail call noundef float @llvm.fma.f32(float %7, float 0x3CF8469880000000, float %25)
  %27 = fsub float %23, %24
  %28 = fsub float %23, %27
  %29 = fsub float %28, %24
  %30 = fadd float %27, %29
  %31 = fneg float %26
  %32 = fptosi float %7 to i32
  br label %196

33:                                               ; preds = %2
  %34 = bitcast float %3 to i32
  %35 = lshr i32 %34, 23
  %36 = and i32 %34, 8388607
  %37 = or disjoint i32 %36, 8388608
  %38 = mul i32 %37, -28220501
  %39 = zext nneg i32 %37 to i64
  %40 = mul nuw nsw i64 %39, 4266746795
  %41 = lshr i64 %40, 32
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = mul i32 %37, 1011060801
  %44 = add i32 %43, %42
  %45 = mul nuw nsw i64 %39, 1011060801
  %46 = lshr i64 %45, 32
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = icmp ult i32 %44, %42
  %49 = zext i1 %48 to i32
  %50 = add nuw nsw i32 %49, %47
  %51 = mul i32 %37, -614296167
  %52 = add i32 %50, %51
  %53 = mul nuw nsw i64 %39, 3680671129
  %54 = lshr i64 %53, 32
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = icmp ult i32 %52, %50
  %57 = zext i1 %56 to i32
  %58 = add nuw nsw i32 %57, %55
  %59 = mul i32 %37, -181084736
  %60 = add i32 %58, %59
  %61 = mul nuw nsw i64 %39, 4113882560
  %62 = lshr i64 %61, 32
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = icmp ult i32 %60, %58
  %65 = zext i1 %64 to i32
  %66 = add nuw nsw i32 %65, %63
  %67 = mul i32 %37, -64530479
  %68 = add i32 %66, %67
  %69 = mul nuw nsw i64 %39, 4230436817
  %70 = lshr i64 %69, 32
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = icmp ult i32 %68, %66
  %73 = zext i1 %72 to i32
  %74 = add nuw nsw i32 %73, %71
  %75 = mul i32 %37, 1313084713
  %76 = add i32 %74, %75
  %77 = mul nuw nsw i64 %39, 1313084713
  %78 = lshr i64 %77, 32
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = icmp ult i32 %76, %74
  %81 = zext i1 %80 to i32
  %82 = add nuw nsw i32 %81, %79
  %83 = mul i32 %37, -1560706194
  %84 = add i32 %82, %83
  %85 = mul nuw nsw i64 %39, 2734261102
  %86 = lshr i64 %85, 32
  %87 = trunc nuw nsw i64 %86 to i32
  %88 = icmp ult i32 %84, %82
  %89 = zext i1 %88 to i32
  %90 = add nuw nsw i32 %89, %87
  %91 = add nsw i32 %35, -120
  %92 = icmp ugt i32 %91, 31
  %93 = select i1 %92, i32 %84, i32 %90
  %94 = select i1 %92, i32 %76, i32 %84
  %95 = select i1 %92, i32 %68, i32 %76
  %96 = select i1 %92, i32 %60, i32 %68
  %97 = select i1 %92, i32 %52, i32 %60
  %98 = select i1 %92, i32 %44, i32 %52
  %99 = select i1 %92, i32 %38, i32 %44
  %100 = select i1 %92, i32 -32, i32 0
  %101 = add nsw i32 %100, %91
  %102 = icmp ugt i32 %101, 31
  %103 = select i1 %102, i32 %94, i32 %93
  %104 = select i1 %102, i32 %95, i32 %94
  %105 = select i1 %102, i32 %96, i32 %95
  %106 = select i1 %102, i32 %97, i32 %96
  %107 = select i1 %102, i32 %98, i32 %97
  %108 = select i1 %102, i32 %99, i32 %98
  %109 = select i1 %102, i32 -32, i32 0
  %110 = add nsw i32 %109, %101
  %111 = icmp ugt i32 %110, 31
  %112 = select i1 %111, i32 %104, i32 %103
  %113 = select i1 %111, i32 %105, i32 %104
  %114 = select i1 %111, i32 %106, i32 %105
  %115 = select i1 %111, i32 %107, i32 %106
  %116 = select i1 %111, i32 %108, i32 %107
  %117 = select i1 %111, i32 -32, i32 0
  %118 = add nsw i32 %117, %110
  %119 = icmp ugt i32 %118, 31
  %120 = select i1 %119, i32 %113, i32 %112
  %121 = select i1 %119, i32 %114, i32 %113
  %122 = select i1 %119, i32 %115, i32 %114
  %123 = select i1 %119, i32 %116, i32 %115
  %124 = select i1 %119, i32 -32, i32 0
  %125 = sub nsw i32 0, %118
  %126 = icmp eq i32 %124, %125
  %127 = sub nsw i32 24, %35
  %128 = and i32 %91, 31
  %129 = shl i32 %120, %128
  %130 = and i32 %127, 31
  %131 = lshr i32 %121, %130
  %132 = or i32 %129, %131
  %133 = shl i32 %121, %128
  %134 = lshr i32 %122, %130
  %135 = or i32 %133, %134
  %136 = shl i32 %122, %128
  %137 = lshr i32 %123, %130
  %138 = or i32 %136, %137
  %139 = select i1 %126, i32 %120, i32 %132
  %140 = select i1 %126, i32 %121, i32 %135
  %141 = select i1 %126, i32 %122, i32 %138
  %142 = lshr i32 %139, 29
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = tail call i32 @llvm.fshl.i32(i32 %140, i32 %141, i32 2)
  %145 = shl i32 %141, 2
  %146 = and i32 %142, 1
  %147 = sub nsw i32 0, %146
  %148 = shl i32 %142, 31
  %149 = xor i32 %143, %147
  %150 = xor i32 %144, %147
  %151 = xor i32 %145, %147
  %152 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %149, i1 false)
  %153 = add nuw nsw i32 %152, 1
  %154 = and i32 %153, 31
  %155 = shl i32 %149, %154
  %156 = and i32 %152, 31
  %157 = xor i32 %156, 31
  %158 = lshr i32 %150, %157
  %159 = or i32 %155, %158
  %160 = shl i32 %150, %154
  %161 = lshr i32 %151, %157
  %162 = or i32 %160, %161
  %163 = lshr i32 %159, 9
  %164 = shl nuw nsw i32 %152, 23
  %165 = sub nsw i32 %163, %164
  %166 = add nsw i32 %165, 1056964608
  %167 = or i32 %166, %148
  %168 = bitcast i32 %167 to float
  %169 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %162, i32 23)
  %170 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %169, i1 false)
  %171 = xor i32 %170, -1
  %172 = add nuw nsw i32 %170, 1
  %173 = and i32 %172, 31
  %174 = shl i32 %169, %173
  %175 = and i32 %170, 31
  %176 = xor i32 %175, 31
  %177 = lshr i32 %162, %176
  %178 = or i32 %174, %177
  %179 = sub nuw nsw i32 %171, %152
  %180 = shl nsw i32 %179, 23
  %181 = lshr i32 %178, 9
  %182 = add nsw i32 %180, 864026624
  %183 = or disjoint i32 %181, %182
  %184 = or i32 %183, %148
  %185 = bitcast i32 %184 to float
  %186 = fmul float %168, 0x3FF921FB40000000
  %187 = fneg float %186
  %188 = tail call noundef float @llvm.fma.f32(float %168, float 0x3FF921FB40000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %168, float 0x3E74442D00000000, float %188)
  %190 = tail call noundef float @llvm.fma.f32(float %185, float 0x3FF921FB40000000, float %189)
  %191 = fadd float %186, %190
  %192 = fsub float %191, %186
  %193 = fsub float %190, %192
  %194 = lshr i32 %139, 30
  %195 = add nuw nsw i32 %146, %194
  br label %196

196:                                              ; preds = %33, %5
  %197 = phi float [ %30, %5 ], [ %191, %33 ]
  %198 = phi float [ %31, %5 ], [ %193, %33 ]
  %199 = phi i32 [ %32, %5 ], [ %195, %33 ]
  %200 = fcmp ord float %0, 0.000000e+00
  br i1 %200, label %201, label %206

201:                                              ; preds = %196
  %202 = call float @llvm.nvvm.fabs.f32(float %0)
  %203 = fcmp oeq float %202, 0x7FF0000000000000
  %204 = select i1 %203, i32 1, i32 0
  %205 = icmp eq i32 %204, 0
  br label %206

206:                                              ; preds = %201, %196
  %207 = phi i1 [ false, %196 ], [ %205, %201 ]
  %208 = tail call float @llvm.fabs.f32(float %197)
  %209 = bitcast float %208 to i32
  %210 = icmp samesign ugt i32 %209, 1061683200
  %211 = add nsw i32 %209, -1050253722
  %212 = icmp ult i32 %211, 11429479
  %213 = add nsw i32 %209, -16777216
  %214 = bitcast i32 %213 to float
  %215 = select i1 %212, float %214, float 0.000000e+00
  %216 = select i1 %210, float 2.812500e-01, float %215
  %217 = fsub float 1.000000e+00, %216
  %218 = fmul float %197, %197
  %219 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %218, float %219, float 0xBE92524740000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %218, float %220, float 0x3EFA015C40000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %218, float %221, float 0xBF56C16C00000000)
  %223 = tail call noundef float @llvm.fmuladd.f32(float %218, float %222, float 0x3FA5555560000000)
  %224 = fmul float %218, %223
  %225 = fneg float %197
  %226 = fmul float %198, %225
  %227 = tail call noundef float @llvm.fmuladd.f32(float %218, float %224, float %226)
  %228 = fneg float %216
  %229 = tail call noundef float @llvm.fmuladd.f32(float %218, float 5.000000e-01, float %228)
  %230 = fsub float %227, %229
  %231 = fadd float %217, %230
  %232 = fmul float %197, %218
  %233 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %218, float %233, float 0x3EC6DBE4A0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %218, float %234, float 0xBF2A013A80000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %218, float %235, float 0x3F811110E0000000)
  %237 = fneg float %232
  %238 = fmul float %236, %237
  %239 = tail call noundef float @llvm.fmuladd.f32(float %198, float 5.000000e-01, float %238)
  %240 = fneg float %198
  %241 = tail call noundef float @llvm.fmuladd.f32(float %218, float %239, float %240)
  %242 = tail call noundef float @llvm.fmuladd.f32(float %232, float 0x3FC5555560000000, float %241)
  %243 = fsub float %197, %242
  %244 = shl i32 %199, 30
  %245 = and i32 %244, -2147483648
  %246 = and i32 %199, 1
  %247 = icmp eq i32 %246, 0
  %248 = fneg float %243
  %249 = select i1 %247, float %231, float %248
  %250 = bitcast float %249 to i32
  %251 = xor i32 %245, %250
  %252 = bitcast i32 %251 to float
  %253 = select i1 %207, float %252, float 0x7FF8000000000000
  store float %253, ptr %1, align 4, !tbaa !20
  br i1 %4, label %254, label %282

254:                                              ; preds = %206
  %255 = tail call noundef float @llvm.fmuladd.f32(float %3, float 0x3FE45F3060000000, float 5.000000e-01)
  %256 = tail call noundef float @llvm.trunc.f32(float %255)
  %257 = fmul float %256, 0x3FF921FB40000000
  %258 = fneg float %257
  %259 = tail call noundef float @llvm.fma.f32(float %256, float 0x3FF921FB40000000, float %258)
  %260 = fsub float %3, %257
  %261 = fsub float %3, %260
  %262 = fsub float %261, %257
  %263 = fsub float %262, %259
  %264 = fadd float %260, %263
  %265 = fmul float %256, 0x3E74442D00000000
  %266 = fneg float %265
  %267 = tail call noundef float @llvm.fma.f32(float %256, float 0x3E74442D00000000, float %266)
  %268 = fsub float %264, %265
  %269 = fsub float %264, %268
  %270 = fsub float %269, %265
  %271 = fsub float %270, %267
  %272 = fadd float %268, %271
  %273 = fmul float %256, 0x3CF8469880000000
  %274 = fneg float %273
  %275 = tail call noundef float @llvm.fma.f32(float %256, float 0x3CF8469880000000, float %274)
  %276 = fsub float %272, %273
  %277 = fsub float %272, %276
  %278 = fsub float %277, %273
  %279 = fadd float %276, %278
  %280 = fneg float %275
  %281 = fptosi float %256 to i32
  br label %445

282:                                              ; preds = %206
  %283 = bitcast float %3 to i32
  %284 = lshr i32 %283, 23
  %285 = and i32 %283, 8388607
  %286 = or disjoint i32 %285, 8388608
  %287 = mul i32 %286, -28220501
  %288 = zext nneg i32 %286 to i64
  %289 = mul nuw nsw i64 %288, 4266746795
  %290 = lshr i64 %289, 32
  %291 = trunc nuw nsw i64 %290 to i32
  %292 = mul i32 %286, 1011060801
  %293 = add i32 %292, %291
  %294 = mul nuw nsw i64 %288, 1011060801
  %295 = lshr i64 %294, 32
  %296 = trunc nuw nsw i64 %295 to i32
  %297 = icmp ult i32 %293, %291
  %298 = zext i1 %297 to i32
  %299 = add nuw nsw i32 %298, %296
  %300 = mul i32 %286, -614296167
  %301 = add i32 %299, %300
  %302 = mul nuw nsw i64 %288, 3680671129
  %303 = lshr i64 %302, 32
  %304 = trunc nuw nsw i64 %303 to i32
  %305 = icmp ult i32 %301, %299
  %306 = zext i1 %305 to i32
  %307 = add nuw nsw i32 %306, %304
  %308 = mul i32 %286, -181084736
  %309 = add i32 %307, %308
  %310 = mul nuw nsw i64 %288, 4113882560
  %311 = lshr i64 %310, 32
  %312 = trunc nuw nsw i64 %311 to i32
  %313 = icmp ult i32 %309, %307
  %314 = zext i1 %313 to i32
  %315 = add nuw nsw i32 %314, %312
  %316 = mul i32 %286, -64530479
  %317 = add i32 %315, %316
  %318 = mul nuw nsw i64 %288, 4230436817
  %319 = lshr i64 %318, 32
  %320 = trunc nuw nsw i64 %319 to i32
  %321 = icmp ult i32 %317, %315
  %322 = zext i1 %321 to i32
  %323 = add nuw nsw i32 %322, %320
  %324 = mul i32 %286, 1313084713
  %325 = add i32 %323, %324
  %326 = mul nuw nsw i64 %288, 1313084713
  %327 = lshr i64 %326, 32
  %328 = trunc nuw nsw i64 %327 to i32
  %329 = icmp ult i32 %325, %323
  %330 = zext i1 %329 to i32
  %331 = add nuw nsw i32 %330, %328
  %332 = mul i32 %286, -1560706194
  %333 = add i32 %331, %332
  %334 = mul nuw nsw i64 %288, 2734261102
  %335 = lshr i64 %334, 32
  %336 = trunc nuw nsw i64 %335 to i32
  %337 = icmp ult i32 %333, %331
  %338 = zext i1 %337 to i32
  %339 = add nuw nsw i32 %338, %336
  %340 = add nsw i32 %284, -120
  %341 = icmp ugt i32 %340, 31
  %342 = select i1 %341, i32 %333, i32 %339
  %343 = select i1 %341, i32 %325, i32 %333
  %344 = select i1 %341, i32 %317, i32 %325
  %345 = select i1 %341, i32 %309, i32 %317
  %346 = select i1 %341, i32 %301, i32 %309
  %347 = select i1 %341, i32 %293, i32 %301
  %348 = select i1 %341, i32 %287, i32 %293
  %349 = select i1 %341, i32 -32, i32 0
  %350 = add nsw i32 %349, %340
  %351 = icmp ugt i32 %350, 31
  %352 = select i1 %351, i32 %343, i32 %342
  %353 = select i1 %351, i32 %344, i32 %343
  %354 = select i1 %351, i32 %345, i32 %344
  %355 = select i1 %351, i32 %346, i32 %345
  %356 = select i1 %351, i32 %347, i32 %346
  %357 = select i1 %351, i32 %348, i32 %347
  %358 = select i1 %351, i32 -32, i32 0
  %359 = add nsw i32 %358, %350
  %360 = icmp ugt i32 %359, 31
  %361 = select i1 %360, i32 %353, i32 %352
  %362 = select i1 %360, i32 %354, i32 %353
  %363 = select i1 %360, i32 %355, i32 %354
  %364 = select i1 %360, i32 %356, i32 %355
  %365 = select i1 %360, i32 %357, i32 %356
  %366 = select i1 %360, i32 -32, i32 0
  %367 = add nsw i32 %366, %359
  %368 = icmp ugt i32 %367, 31
  %369 = select i1 %368, i32 %362, i32 %361
  %370 = select i1 %368, i32 %363, i32 %362
  %371 = select i1 %368, i32 %364, i32 %363
  %372 = select i1 %368, i32 %365, i32 %364
  %373 = select i1 %368, i32 -32, i32 0
  %374 = sub nsw i32 0, %367
  %375 = icmp eq i32 %373, %374
  %376 = sub nsw i32 24, %284
  %377 = and i32 %340, 31
  %378 = shl i32 %369, %377
  %379 = and i32 %376, 31
  %380 = lshr i32 %370, %379
  %381 = or i32 %378, %380
  %382 = shl i32 %370, %377
  %383 = lshr i32 %371, %379
  %384 = or i32 %382, %383
  %385 = shl i32 %371, %377
  %386 = lshr i32 %372, %379
  %387 = or i32 %385, %386
  %388 = select i1 %375, i32 %369, i32 %381
  %389 = select i1 %375, i32 %370, i32 %384
  %390 = select i1 %375, i32 %371, i32 %387
  %391 = lshr i32 %388, 29
  %392 = tail call i32 @llvm.fshl.i32(i32 %388, i32 %389, i32 2)
  %393 = tail call i32 @llvm.fshl.i32(i32 %389, i32 %390, i32 2)
  %394 = shl i32 %390, 2
  %395 = and i32 %391, 1
  %396 = sub nsw i32 0, %395
  %397 = shl i32 %391, 31
  %398 = xor i32 %392, %396
  %399 = xor i32 %393, %396
  %400 = xor i32 %394, %396
  %401 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %398, i1 false)
  %402 = add nuw nsw i32 %401, 1
  %403 = and i32 %402, 31
  %404 = shl i32 %398, %403
  %405 = and i32 %401, 31
  %406 = xor i32 %405, 31
  %407 = lshr i32 %399, %406
  %408 = or i32 %404, %407
  %409 = shl i32 %399, %403
  %410 = lshr i32 %400, %406
  %411 = or i32 %409, %410
  %412 = lshr i32 %408, 9
  %413 = shl nuw nsw i32 %401, 23
  %414 = sub nsw i32 %412, %413
  %415 = add nsw i32 %414, 1056964608
  %416 = or i32 %415, %397
  %417 = bitcast i32 %416 to float
  %418 = tail call i32 @llvm.fshl.i32(i32 %408, i32 %411, i32 23)
  %419 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %418, i1 false)
  %420 = xor i32 %419, -1
  %421 = add nuw nsw i32 %419, 1
  %422 = and i32 %421, 31
  %423 = shl i32 %418, %422
  %424 = and i32 %419, 31
  %425 = xor i32 %424, 31
  %426 = lshr i32 %411, %425
  %427 = or i32 %423, %426
  %428 = sub nuw nsw i32 %420, %401
  %429 = shl nsw i32 %428, 23
  %430 = lshr i32 %427, 9
  %431 = add nsw i32 %429, 864026624
  %432 = or disjoint i32 %430, %431
  %433 = or i32 %432, %397
  %434 = bitcast i32 %433 to float
  %435 = fmul float %417, 0x3FF921FB40000000
  %436 = fneg float %435
  %437 = tail call noundef float @llvm.fma.f32(float %417, float 0x3FF921FB40000000, float %436)
  %438 = tail call noundef float @llvm.fma.f32(float %417, float 0x3E74442D00000000, float %437)
  %439 = tail call noundef float @llvm.fma.f32(float %434, float 0x3FF921FB40000000, float %438)
  %440 = fadd float %435, %439
  %441 = fsub float %440, %435
  %442 = fsub float %439, %441
  %443 = lshr i32 %388, 30
  %444 = add nuw nsw i32 %395, %443
  br label %445

445:                                              ; preds = %282, %254
  %446 = phi float [ %279, %254 ], [ %440, %282 ]
  %447 = phi float [ %280, %254 ], [ %442, %282 ]
  %448 = phi i32 [ %281, %254 ], [ %444, %282 ]
  br i1 %200, label %449, label %454

449:                                              ; preds = %445
  %450 = call float @llvm.nvvm.fabs.f32(float %0)
  %451 = fcmp oeq float %450, 0x7FF0000000000000
  %452 = select i1 %451, i32 1, i32 0
  %453 = icmp eq i32 %452, 0
  br label %454

454:                                              ; preds = %445, %449
  %455 = phi i1 [ false, %445 ], [ %453, %449 ]
  %456 = tail call float @llvm.fabs.f32(float %446)
  %457 = bitcast float %456 to i32
  %458 = icmp samesign ugt i32 %457, 1061683200
  %459 = add nsw i32 %457, -1050253722
  %460 = icmp ult i32 %459, 11429479
  %461 = add nsw i32 %457, -16777216
  %462 = bitcast i32 %461 to float
  %463 = select i1 %460, float %462, float 0.000000e+00
  %464 = select i1 %458, float 2.812500e-01, float %463
  %465 = fsub float 1.000000e+00, %464
  %466 = fmul float %446, %446
  %467 = tail call noundef float @llvm.fmuladd.f32(float %466, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %468 = tail call noundef float @llvm.fmuladd.f32(float %466, float %467, float 0xBE92524740000000)
  %469 = tail call noundef float @llvm.fmuladd.f32(float %466, float %468, float 0x3EFA015C40000000)
  %470 = tail call noundef float @llvm.fmuladd.f32(float %466, float %469, float 0xBF56C16C00000000)
  %471 = tail call noundef float @llvm.fmuladd.f32(float %466, float %470, float 0x3FA5555560000000)
  %472 = fmul float %466, %471
  %473 = fneg float %446
  %474 = fmul float %447, %473
  %475 = tail call noundef float @llvm.fmuladd.f32(float %466, float %472, float %474)
  %476 = fneg float %464
  %477 = tail call noundef float @llvm.fmuladd.f32(float %466, float 5.000000e-01, float %476)
  %478 = fsub float %475, %477
  %479 = fadd float %465, %478
  %480 = fmul float %446, %466
  %481 = tail call noundef float @llvm.fmuladd.f32(float %466, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %482 = tail call noundef float @llvm.fmuladd.f32(float %466, float %481, float 0x3EC6DBE4A0000000)
  %483 = tail call noundef float @llvm.fmuladd.f32(float %466, float %482, float 0xBF2A013A80000000)
  %484 = tail call noundef float @llvm.fmuladd.f32(float %466, float %483, float 0x3F811110E0000000)
  %485 = fneg float %480
  %486 = fmul float %484, %485
  %487 = tail call noundef float @llvm.fmuladd.f32(float %447, float 5.000000e-01, float %486)
  %488 = fneg float %447
  %489 = tail call noundef float @llvm.fmuladd.f32(float %466, float %487, float %488)
  %490 = tail call noundef float @llvm.fmuladd.f32(float %480, float 0x3FC5555560000000, float %489)
  %491 = fsub float %446, %490
  %492 = shl i32 %448, 30
  %493 = and i32 %492, -2147483648
  %494 = and i32 %448, 1
  %495 = icmp eq i32 %494, 0
  %496 = select i1 %495, float %491, float %479
  %497 = bitcast float %496 to i32
  %498 = bitcast float %0 to i32
  %499 = bitcast float %3 to i32
  %500 = xor i32 %499, %498
  %501 = xor i32 %500, %493
  %502 = xor i32 %501, %497
  %503 = bitcast i32 %502 to float
  %504 = select i1 %455, float %503, float 0x7FF8000000000000
  %505 = fcmp oeq float %0, 0.000000e+00
  %506 = select i1 %505, float %0, float %504
  ret float %506
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"int"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"struct kValues*"}
!17 = !{!"", !"", !"const", !"const", !"const", !"", !"", !"const"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.enable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !8, i64 0}
