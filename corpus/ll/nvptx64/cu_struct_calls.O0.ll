; ModuleID = 'corpus/cuda/cu_struct_calls.cu'
source_filename = "corpus/cuda/cu_struct_calls.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Pair = type { i64, i8 }
%struct.Quat = type { float, float, float, float }
%struct.Mat4 = type { [4 x [4 x double]] }
%struct.Packet = type <{ i8, i32, i16, [3 x i8] }>
%struct.Single = type { i32 }
%struct.Empty = type { i8 }
%struct.Interval = type { double, double }

$_ZNK8IntervalmlERKS_ = comdat any

$_ZNK8IntervalplES_ = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@__const.packets.acc = private unnamed_addr constant %struct.Pair { i64 5381, i8 1 }, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Quat @_Z4qmul4QuatS_(ptr noundef byval(%struct.Quat) align 4 %0, ptr noundef byval(%struct.Quat) align 4 %1) #0 {
  %3 = alloca %struct.Quat, align 4
  %4 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = fmul contract float %5, %7
  %9 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fmul contract float %10, %12
  %14 = fsub contract float %8, %13
  %15 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = fmul contract float %16, %18
  %20 = fsub contract float %14, %19
  %21 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %24 = load float, ptr %23, align 4
  %25 = fmul contract float %22, %24
  %26 = fsub contract float %20, %25
  %27 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 0
  store float %26, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %31 = load float, ptr %30, align 4
  %32 = fmul contract float %29, %31
  %33 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %36 = load float, ptr %35, align 4
  %37 = fmul contract float %34, %36
  %38 = fadd contract float %32, %37
  %39 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %42 = load float, ptr %41, align 4
  %43 = fmul contract float %40, %42
  %44 = fadd contract float %38, %43
  %45 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %46, %48
  %50 = fsub contract float %44, %49
  %51 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 1
  store float %50, ptr %51, align 4
  %52 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %55 = load float, ptr %54, align 4
  %56 = fmul contract float %53, %55
  %57 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %58, %60
  %62 = fsub contract float %56, %61
  %63 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %66 = load float, ptr %65, align 4
  %67 = fmul contract float %64, %66
  %68 = fadd contract float %62, %67
  %69 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %72 = load float, ptr %71, align 4
  %73 = fmul contract float %70, %72
  %74 = fadd contract float %68, %73
  %75 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 2
  store float %74, ptr %75, align 4
  %76 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %79 = load float, ptr %78, align 4
  %80 = fmul contract float %77, %79
  %81 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %84 = load float, ptr %83, align 4
  %85 = fmul contract float %82, %84
  %86 = fadd contract float %80, %85
  %87 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %90 = load float, ptr %89, align 4
  %91 = fmul contract float %88, %90
  %92 = fsub contract float %86, %91
  %93 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %94 = load float, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %96 = load float, ptr %95, align 4
  %97 = fmul contract float %94, %96
  %98 = fadd contract float %92, %97
  %99 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 3
  store float %98, ptr %99, align 4
  %100 = load %struct.Quat, ptr %3, align 4
  ret %struct.Quat %100
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Quat @_Z5qconj4Quat(ptr noundef byval(%struct.Quat) align 4 %0) #0 {
  %2 = alloca %struct.Quat, align 4
  %3 = getelementptr inbounds nuw %struct.Quat, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  store float %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw %struct.Quat, ptr %2, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %8 = load float, ptr %7, align 4
  %9 = fneg contract float %8
  store float %9, ptr %6, align 4
  %10 = getelementptr inbounds nuw %struct.Quat, ptr %2, i32 0, i32 2
  %11 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %12 = load float, ptr %11, align 4
  %13 = fneg contract float %12
  store float %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw %struct.Quat, ptr %2, i32 0, i32 3
  %15 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %16 = load float, ptr %15, align 4
  %17 = fneg contract float %16
  store float %17, ptr %14, align 4
  %18 = load %struct.Quat, ptr %2, align 4
  ret %struct.Quat %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @quaternions(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Quat, align 4
  %9 = alloca %struct.Quat, align 4
  %10 = alloca %struct.Quat, align 4
  %11 = alloca %struct.Quat, align 4
  %12 = alloca %struct.Quat, align 4
  %13 = alloca %struct.Quat, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.Quat, ptr %19, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %22, i64 16, i1 false)
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Quat, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %26, i64 16, i1 false)
  %27 = call %struct.Quat @_Z4qmul4QuatS_(ptr noundef byval(%struct.Quat) align 4 %10, ptr noundef byval(%struct.Quat) align 4 %11) #6
  %28 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 0
  %29 = extractvalue %struct.Quat %27, 0
  store float %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %31 = extractvalue %struct.Quat %27, 1
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %33 = extractvalue %struct.Quat %27, 2
  store float %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %35 = extractvalue %struct.Quat %27, 3
  store float %35, ptr %34, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Quat, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %39, i64 16, i1 false)
  %40 = call %struct.Quat @_Z5qconj4Quat(ptr noundef byval(%struct.Quat) align 4 %13) #6
  %41 = getelementptr inbounds nuw %struct.Quat, ptr %12, i32 0, i32 0
  %42 = extractvalue %struct.Quat %40, 0
  store float %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Quat, ptr %12, i32 0, i32 1
  %44 = extractvalue %struct.Quat %40, 1
  store float %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Quat, ptr %12, i32 0, i32 2
  %46 = extractvalue %struct.Quat %40, 2
  store float %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Quat, ptr %12, i32 0, i32 3
  %48 = extractvalue %struct.Quat %40, 3
  store float %48, ptr %47, align 4
  %49 = call %struct.Quat @_Z4qmul4QuatS_(ptr noundef byval(%struct.Quat) align 4 %9, ptr noundef byval(%struct.Quat) align 4 %12) #6
  %50 = getelementptr inbounds nuw %struct.Quat, ptr %8, i32 0, i32 0
  %51 = extractvalue %struct.Quat %49, 0
  store float %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Quat, ptr %8, i32 0, i32 1
  %53 = extractvalue %struct.Quat %49, 1
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Quat, ptr %8, i32 0, i32 2
  %55 = extractvalue %struct.Quat %49, 2
  store float %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.Quat, ptr %8, i32 0, i32 3
  %57 = extractvalue %struct.Quat %49, 3
  store float %57, ptr %56, align 4
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %7, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.Quat, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %8, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef byval(%struct.Mat4) align 8 %0, ptr noundef byval(%struct.Mat4) align 8 %1) #0 {
  %3 = alloca %struct.Mat4, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %55, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %58

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %51, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %54

15:                                               ; preds = %12
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %39, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %42

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw %struct.Mat4, ptr %0, i32 0, i32 0
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x [4 x double]], ptr %20, i64 0, i64 %22
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x double], ptr %23, i64 0, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.Mat4, ptr %1, i32 0, i32 0
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x [4 x double]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x double], ptr %31, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul contract double %27, %35
  %37 = load double, ptr %6, align 8
  %38 = fadd contract double %37, %36
  store double %38, ptr %6, align 8
  br label %39

39:                                               ; preds = %19
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4
  br label %16, !llvm.loop !4

42:                                               ; preds = %16
  %43 = load double, ptr %6, align 8
  %44 = getelementptr inbounds nuw %struct.Mat4, ptr %3, i32 0, i32 0
  %45 = load i32, ptr %4, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x [4 x double]], ptr %44, i64 0, i64 %46
  %48 = load i32, ptr %5, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x double], ptr %47, i64 0, i64 %49
  store double %43, ptr %50, align 8
  br label %51

51:                                               ; preds = %42
  %52 = load i32, ptr %5, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %5, align 4
  br label %12, !llvm.loop !6

54:                                               ; preds = %12
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %4, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %4, align 4
  br label %8, !llvm.loop !7

58:                                               ; preds = %8
  %59 = load %struct.Mat4, ptr %3, align 8
  ret %struct.Mat4 %59
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Mat4 @_Z5power4Mat4i(ptr noundef byval(%struct.Mat4) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.Mat4, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Mat4, align 8
  %6 = alloca %struct.Mat4, align 8
  %7 = alloca %struct.Mat4, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %0, i64 128, i1 false)
  br label %8

8:                                                ; preds = %15, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %18

11:                                               ; preds = %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %3, i64 128, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 128, i1 false)
  %12 = call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef byval(%struct.Mat4) align 8 %6, ptr noundef byval(%struct.Mat4) align 8 %7) #6
  %13 = getelementptr inbounds nuw %struct.Mat4, ptr %5, i32 0, i32 0
  %14 = extractvalue %struct.Mat4 %12, 0
  store [4 x [4 x double]] %14, ptr %13, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 128, i1 false)
  br label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %4, align 4
  %17 = add nsw i32 %16, -1
  store i32 %17, ptr %4, align 4
  br label %8, !llvm.loop !8

18:                                               ; preds = %8
  %19 = load %struct.Mat4, ptr %3, align 8
  ret %struct.Mat4 %19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matrix_chain(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Mat4, align 8
  %9 = alloca %struct.Mat4, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.Mat4, ptr %15, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %18, i64 128, i1 false)
  %19 = load i32, ptr %6, align 4
  %20 = call %struct.Mat4 @_Z5power4Mat4i(ptr noundef byval(%struct.Mat4) align 8 %9, i32 noundef %19) #6
  %21 = getelementptr inbounds nuw %struct.Mat4, ptr %8, i32 0, i32 0
  %22 = extractvalue %struct.Mat4 %20, 0
  store [4 x [4 x double]] %22, ptr %21, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Mat4, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %8, i64 128, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %0, ptr noundef byval(%struct.Single) align 4 %1, ptr noundef byval(%struct.Empty) align 1 %2) #0 {
  %4 = alloca %struct.Packet, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = and i32 %7, 3
  %9 = trunc i32 %8 to i8
  %10 = getelementptr inbounds nuw %struct.Packet, ptr %4, i32 0, i32 0
  store i8 %9, ptr %10, align 1
  %11 = load i32, ptr %5, align 4
  %12 = getelementptr inbounds nuw %struct.Single, ptr %1, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = xor i32 %11, %13
  %15 = getelementptr inbounds nuw %struct.Packet, ptr %4, i32 0, i32 1
  store i32 %14, ptr %15, align 1
  %16 = load i32, ptr %5, align 4
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i16
  %19 = getelementptr inbounds nuw %struct.Packet, ptr %4, i32 0, i32 2
  store i16 %18, ptr %19, align 1
  store i32 0, ptr %6, align 4
  br label %20

20:                                               ; preds = %33, %3
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 3
  br i1 %22, label %23, label %36

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = mul nsw i32 8, %25
  %27 = lshr i32 %24, %26
  %28 = trunc i32 %27 to i8
  %29 = getelementptr inbounds nuw %struct.Packet, ptr %4, i32 0, i32 3
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [3 x i8], ptr %29, i64 0, i64 %31
  store i8 %28, ptr %32, align 1
  br label %33

33:                                               ; preds = %23
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %6, align 4
  br label %20, !llvm.loop !9

36:                                               ; preds = %20
  %37 = load %struct.Packet, ptr %4, align 1
  ret %struct.Packet %37
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4fold6Packet4Pair(ptr noundef byval(%struct.Packet) align 1 %0, ptr noundef byval(%struct.Pair) align 8 %1) #0 {
  %3 = alloca %struct.Pair, align 8
  %4 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = mul i64 %5, 33
  %7 = getelementptr inbounds nuw %struct.Packet, ptr %0, i32 0, i32 1
  %8 = load i32, ptr %7, align 1
  %9 = zext i32 %8 to i64
  %10 = add i64 %6, %9
  %11 = getelementptr inbounds nuw %struct.Packet, ptr %0, i32 0, i32 2
  %12 = load i16, ptr %11, align 1
  %13 = zext i16 %12 to i64
  %14 = add i64 %10, %13
  %15 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 0
  store i64 %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 1
  %17 = load i8, ptr %16, align 8
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw %struct.Packet, ptr %0, i32 0, i32 0
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %18, %21
  %23 = getelementptr inbounds nuw %struct.Packet, ptr %0, i32 0, i32 3
  %24 = getelementptr inbounds nuw %struct.Packet, ptr %0, i32 0, i32 0
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = srem i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x i8], ptr %23, i64 0, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = add nsw i32 %22, %31
  %33 = trunc i32 %32 to i8
  %34 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 1
  store i8 %33, ptr %34, align 8
  %35 = load %struct.Pair, ptr %3, align 8
  ret %struct.Pair %35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @packets(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Pair, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Pair, align 8
  %9 = alloca %struct.Packet, align 1
  %10 = alloca %struct.Single, align 4
  %11 = alloca %struct.Empty, align 1
  %12 = alloca %struct.Pair, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.packets.acc, i64 16, i1 false)
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %47, %2
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %19, 2
  br i1 %20, label %21, label %50

21:                                               ; preds = %18
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = mul nsw i32 2, %23
  %25 = load i32, ptr %7, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %22, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Single, ptr %10, i32 0, i32 0
  %31 = load i32, ptr %7, align 4
  %32 = mul i32 %31, 16843009
  store i32 %32, ptr %30, align 4
  %33 = call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %29, ptr noundef byval(%struct.Single) align 4 %10, ptr noundef byval(%struct.Empty) align 1 %11) #6
  %34 = getelementptr inbounds nuw %struct.Packet, ptr %9, i32 0, i32 0
  %35 = extractvalue %struct.Packet %33, 0
  store i8 %35, ptr %34, align 1
  %36 = getelementptr inbounds nuw %struct.Packet, ptr %9, i32 0, i32 1
  %37 = extractvalue %struct.Packet %33, 1
  store i32 %37, ptr %36, align 1
  %38 = getelementptr inbounds nuw %struct.Packet, ptr %9, i32 0, i32 2
  %39 = extractvalue %struct.Packet %33, 2
  store i16 %39, ptr %38, align 1
  %40 = getelementptr inbounds nuw %struct.Packet, ptr %9, i32 0, i32 3
  %41 = extractvalue %struct.Packet %33, 3
  store [3 x i8] %41, ptr %40, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %6, i64 16, i1 false)
  %42 = call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef byval(%struct.Packet) align 1 %9, ptr noundef byval(%struct.Pair) align 8 %12) #6
  %43 = getelementptr inbounds nuw %struct.Pair, ptr %8, i32 0, i32 0
  %44 = extractvalue %struct.Pair %42, 0
  store i64 %44, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.Pair, ptr %8, i32 0, i32 1
  %46 = extractvalue %struct.Pair %42, 1
  store i8 %46, ptr %45, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %8, i64 16, i1 false)
  br label %47

47:                                               ; preds = %21
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %7, align 4
  br label %18, !llvm.loop !10

50:                                               ; preds = %18
  %51 = getelementptr inbounds nuw %struct.Pair, ptr %6, i32 0, i32 0
  %52 = load i64, ptr %51, align 8
  %53 = trunc i64 %52 to i32
  %54 = getelementptr inbounds nuw %struct.Pair, ptr %6, i32 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 %55, 32
  %57 = trunc i64 %56 to i32
  %58 = xor i32 %53, %57
  %59 = getelementptr inbounds nuw %struct.Pair, ptr %6, i32 0, i32 1
  %60 = load i8, ptr %59, align 8
  %61 = zext i8 %60 to i32
  %62 = xor i32 %58, %61
  %63 = load ptr, ptr %4, align 8
  %64 = load i32, ptr %5, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  store i32 %62, ptr %66, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @intervals(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Interval, align 8
  %11 = alloca [3 x %struct.Interval], align 8
  %12 = alloca %struct.Interval, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Interval, align 8
  %15 = alloca %struct.Interval, align 8
  %16 = alloca %struct.Interval, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = getelementptr inbounds nuw %struct.Interval, ptr %10, i32 0, i32 0
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Interval, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw %struct.Interval, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %7, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Interval, ptr %29, i64 %31
  %33 = getelementptr inbounds nuw %struct.Interval, ptr %32, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  store double %28, ptr %5, align 8
  store double %34, ptr %6, align 8
  %35 = load double, ptr %5, align 8
  %36 = load double, ptr %6, align 8
  %37 = call contract noundef double @llvm.minnum.f64(double %35, double %36)
  store double %37, ptr %22, align 8
  %38 = getelementptr inbounds nuw %struct.Interval, ptr %10, i32 0, i32 1
  %39 = load ptr, ptr %7, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Interval, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.Interval, ptr %42, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Interval, ptr %45, i64 %47
  %49 = getelementptr inbounds nuw %struct.Interval, ptr %48, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  store double %44, ptr %3, align 8
  store double %50, ptr %4, align 8
  %51 = load double, ptr %3, align 8
  %52 = load double, ptr %4, align 8
  %53 = call contract noundef double @llvm.maxnum.f64(double %51, double %52)
  store double %53, ptr %38, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 48, i1 false)
  %54 = getelementptr inbounds [3 x %struct.Interval], ptr %11, i32 0, i32 0
  %55 = getelementptr inbounds %struct.Interval, ptr %54, i32 0, i32 0
  store double 1.000000e+00, ptr %55, align 8
  %56 = getelementptr inbounds %struct.Interval, ptr %54, i32 0, i32 1
  store double 1.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds [3 x %struct.Interval], ptr %11, i32 0, i32 1
  %58 = getelementptr inbounds %struct.Interval, ptr %57, i32 0, i32 0
  store double -5.000000e-01, ptr %58, align 8
  %59 = getelementptr inbounds %struct.Interval, ptr %57, i32 0, i32 1
  store double -2.500000e-01, ptr %59, align 8
  %60 = getelementptr inbounds [3 x %struct.Interval], ptr %11, i32 0, i32 2
  %61 = getelementptr inbounds %struct.Interval, ptr %60, i32 0, i32 0
  store double 1.250000e-01, ptr %61, align 8
  %62 = getelementptr inbounds %struct.Interval, ptr %60, i32 0, i32 1
  store double 2.500000e-01, ptr %62, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 16, i1 false)
  store i32 0, ptr %13, align 4
  br label %63

63:                                               ; preds = %80, %2
  %64 = load i32, ptr %13, align 4
  %65 = icmp slt i32 %64, 3
  br i1 %65, label %66, label %83

66:                                               ; preds = %63
  %67 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %10) #6
  %68 = getelementptr inbounds nuw %struct.Interval, ptr %15, i32 0, i32 0
  %69 = extractvalue %struct.Interval %67, 0
  store double %69, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.Interval, ptr %15, i32 0, i32 1
  %71 = extractvalue %struct.Interval %67, 1
  store double %71, ptr %70, align 8
  %72 = load i32, ptr %13, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [3 x %struct.Interval], ptr %11, i64 0, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %74, i64 16, i1 false)
  %75 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %15, ptr noundef byval(%struct.Interval) align 8 %16) #6
  %76 = getelementptr inbounds nuw %struct.Interval, ptr %14, i32 0, i32 0
  %77 = extractvalue %struct.Interval %75, 0
  store double %77, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.Interval, ptr %14, i32 0, i32 1
  %79 = extractvalue %struct.Interval %75, 1
  store double %79, ptr %78, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %14, i64 16, i1 false)
  br label %80

80:                                               ; preds = %66
  %81 = load i32, ptr %13, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %13, align 4
  br label %63, !llvm.loop !11

83:                                               ; preds = %63
  %84 = load ptr, ptr %8, align 8
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.Interval, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %12, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #0 comdat align 2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca %struct.Interval, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca [4 x double], align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = getelementptr inbounds nuw %struct.Interval, ptr %12, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr %9, align 8, !nonnull !12, !align !13
  %16 = getelementptr inbounds nuw %struct.Interval, ptr %15, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = fmul contract double %14, %17
  store double %18, ptr %10, align 8
  %19 = getelementptr inbounds double, ptr %10, i64 1
  %20 = getelementptr inbounds nuw %struct.Interval, ptr %12, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8, !nonnull !12, !align !13
  %23 = getelementptr inbounds nuw %struct.Interval, ptr %22, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul contract double %21, %24
  store double %25, ptr %19, align 8
  %26 = getelementptr inbounds double, ptr %10, i64 2
  %27 = getelementptr inbounds nuw %struct.Interval, ptr %12, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %9, align 8, !nonnull !12, !align !13
  %30 = getelementptr inbounds nuw %struct.Interval, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = fmul contract double %28, %31
  store double %32, ptr %26, align 8
  %33 = getelementptr inbounds double, ptr %10, i64 3
  %34 = getelementptr inbounds nuw %struct.Interval, ptr %12, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = load ptr, ptr %9, align 8, !nonnull !12, !align !13
  %37 = getelementptr inbounds nuw %struct.Interval, ptr %36, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = fmul contract double %35, %38
  store double %39, ptr %33, align 8
  %40 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 0
  %41 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  %42 = load double, ptr %41, align 8
  store double %42, ptr %40, align 8
  %43 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 1
  %44 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  %45 = load double, ptr %44, align 8
  store double %45, ptr %43, align 8
  store i32 1, ptr %11, align 4
  br label %46

46:                                               ; preds = %70, %2
  %47 = load i32, ptr %11, align 4
  %48 = icmp slt i32 %47, 4
  br i1 %48, label %49, label %73

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 %53
  %55 = load double, ptr %54, align 8
  store double %51, ptr %5, align 8
  store double %55, ptr %6, align 8
  %56 = load double, ptr %5, align 8
  %57 = load double, ptr %6, align 8
  %58 = call contract noundef double @llvm.minnum.f64(double %56, double %57)
  %59 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 0
  store double %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 %63
  %65 = load double, ptr %64, align 8
  store double %61, ptr %3, align 8
  store double %65, ptr %4, align 8
  %66 = load double, ptr %3, align 8
  %67 = load double, ptr %4, align 8
  %68 = call contract noundef double @llvm.maxnum.f64(double %66, double %67)
  %69 = getelementptr inbounds nuw %struct.Interval, ptr %7, i32 0, i32 1
  store double %68, ptr %69, align 8
  br label %70

70:                                               ; preds = %49
  %71 = load i32, ptr %11, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %11, align 4
  br label %46, !llvm.loop !14

73:                                               ; preds = %46
  %74 = load %struct.Interval, ptr %7, align 8
  ret %struct.Interval %74
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Interval) align 8 %1) #0 comdat align 2 {
  %3 = alloca %struct.Interval, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Interval, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Interval, ptr %5, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Interval, ptr %1, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = fadd contract double %8, %10
  store double %11, ptr %6, align 8
  %12 = getelementptr inbounds nuw %struct.Interval, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Interval, ptr %5, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Interval, ptr %1, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = fadd contract double %14, %16
  store double %17, ptr %12, align 8
  %18 = load %struct.Interval, ptr %3, align 8
  ret %struct.Interval %18
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = !{}
!13 = !{i64 8}
!14 = distinct !{!14, !5}
