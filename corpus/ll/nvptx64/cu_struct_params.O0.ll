; ModuleID = 'corpus/cuda/cu_struct_params.cu'
source_filename = "corpus/cuda/cu_struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }
%struct.Affine = type { [3 x %struct.float4], i32, i32, [8 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.Table = type { i32, [16 x float], [16 x float] }
%struct.TensorInfo = type { ptr, [4 x i32], [4 x i64], i32 }
%struct.Perm = type { [4 x i32] }
%struct.TensorList = type { [4 x ptr], [4 x ptr], [4 x i32], [4 x i8] }
%struct.Inner = type { i8, i16, i32, i64 }
%struct.Mutable = type { [4 x i64], %struct.Inner, [4 x i64] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @affine_points(ptr noundef byval(%struct.Affine) align 16 %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 1
  %18 = load i32, ptr %17, align 16
  %19 = icmp sge i32 %16, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  br label %95

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %6, align 4
  %24 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = mul i32 %23, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %22, i64 %27
  %29 = load float, ptr %28, align 4
  store float %29, ptr %7, align 4
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %6, align 4
  %32 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 2
  %33 = load i32, ptr %32, align 4
  %34 = mul i32 %31, %33
  %35 = add i32 %34, 1
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %30, i64 %36
  %38 = load float, ptr %37, align 4
  store float %38, ptr %8, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %6, align 4
  %41 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 2
  %42 = load i32, ptr %41, align 4
  %43 = mul i32 %40, %42
  %44 = add i32 %43, 2
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  store float %47, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %48

48:                                               ; preds = %92, %21
  %49 = load i32, ptr %10, align 4
  %50 = icmp slt i32 %49, 3
  br i1 %50, label %51, label %95

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 0
  %53 = load i32, ptr %10, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x %struct.float4], ptr %52, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.float4, ptr %55, i32 0, i32 0
  %57 = load float, ptr %56, align 16
  %58 = load float, ptr %7, align 4
  %59 = fmul contract float %57, %58
  %60 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 0
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [3 x %struct.float4], ptr %60, i64 0, i64 %62
  %64 = getelementptr inbounds nuw %struct.float4, ptr %63, i32 0, i32 1
  %65 = load float, ptr %64, align 4
  %66 = load float, ptr %8, align 4
  %67 = fmul contract float %65, %66
  %68 = fadd contract float %59, %67
  %69 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 0
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [3 x %struct.float4], ptr %69, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.float4, ptr %72, i32 0, i32 2
  %74 = load float, ptr %73, align 8
  %75 = load float, ptr %9, align 4
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %68, %76
  %78 = getelementptr inbounds nuw %struct.Affine, ptr %0, i32 0, i32 0
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [3 x %struct.float4], ptr %78, i64 0, i64 %80
  %82 = getelementptr inbounds nuw %struct.float4, ptr %81, i32 0, i32 3
  %83 = load float, ptr %82, align 4
  %84 = fadd contract float %77, %83
  %85 = load ptr, ptr %5, align 8
  %86 = load i32, ptr %6, align 4
  %87 = mul nsw i32 %86, 3
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %85, i64 %90
  store float %84, ptr %91, align 4
  br label %92

92:                                               ; preds = %51
  %93 = load i32, ptr %10, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %10, align 4
  br label %48, !llvm.loop !4

95:                                               ; preds = %20, %48
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @piecewise(ptr noundef byval(%struct.Table) align 4 %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %6, align 4
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  store float %21, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %22 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  %24 = sub nsw i32 %23, 1
  store i32 %24, ptr %9, align 4
  br label %25

25:                                               ; preds = %46, %3
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = sub nsw i32 %26, %27
  %29 = icmp sgt i32 %28, 1
  br i1 %29, label %30, label %47

30:                                               ; preds = %25
  %31 = load i32, ptr %8, align 4
  %32 = load i32, ptr %9, align 4
  %33 = add nsw i32 %31, %32
  %34 = sdiv i32 %33, 2
  store i32 %34, ptr %10, align 4
  %35 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 1
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x float], ptr %35, i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %7, align 4
  %41 = fcmp contract ole float %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %30
  %43 = load i32, ptr %10, align 4
  store i32 %43, ptr %8, align 4
  br label %46

44:                                               ; preds = %30
  %45 = load i32, ptr %10, align 4
  store i32 %45, ptr %9, align 4
  br label %46

46:                                               ; preds = %44, %42
  br label %25, !llvm.loop !7

47:                                               ; preds = %25
  %48 = load float, ptr %7, align 4
  %49 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 1
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x float], ptr %49, i64 0, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fsub contract float %48, %53
  %55 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 1
  %56 = load i32, ptr %8, align 4
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr %55, i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 1
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x float], ptr %61, i64 0, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fsub contract float %60, %65
  %67 = fadd contract float %66, 0x3BC79CA100000000
  %68 = fdiv contract float %54, %67
  store float %68, ptr %11, align 4
  %69 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 2
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x float], ptr %69, i64 0, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load float, ptr %11, align 4
  %75 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 2
  %76 = load i32, ptr %8, align 4
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr %75, i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 2
  %82 = load i32, ptr %8, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x float], ptr %81, i64 0, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fsub contract float %80, %85
  %87 = fmul contract float %74, %86
  %88 = fadd contract float %73, %87
  %89 = load ptr, ptr %5, align 8
  %90 = load i32, ptr %6, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  store float %88, ptr %92, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tensor_permute(ptr noundef byval(%struct.TensorInfo) align 8 %0, ptr noundef byval(%struct.Perm) align 4 %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %2, ptr %5, align 8
  store i32 %3, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  br label %71

21:                                               ; preds = %4
  %22 = load i32, ptr %7, align 4
  store i32 %22, ptr %8, align 4
  store i64 0, ptr %9, align 8
  %23 = getelementptr inbounds nuw %struct.TensorInfo, ptr %0, i32 0, i32 3
  %24 = load i32, ptr %23, align 8
  %25 = sub nsw i32 %24, 1
  store i32 %25, ptr %10, align 4
  br label %26

26:                                               ; preds = %58, %21
  %27 = load i32, ptr %10, align 4
  %28 = icmp sge i32 %27, 0
  br i1 %28, label %29, label %61

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw %struct.Perm, ptr %1, i32 0, i32 0
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x i32], ptr %30, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %11, align 4
  %35 = load i32, ptr %8, align 4
  %36 = getelementptr inbounds nuw %struct.TensorInfo, ptr %0, i32 0, i32 1
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x i32], ptr %36, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = srem i32 %35, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.TensorInfo, ptr %0, i32 0, i32 2
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x i64], ptr %43, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %42, %47
  %49 = load i64, ptr %9, align 8
  %50 = add nsw i64 %49, %48
  store i64 %50, ptr %9, align 8
  %51 = getelementptr inbounds nuw %struct.TensorInfo, ptr %0, i32 0, i32 1
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x i32], ptr %51, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = load i32, ptr %8, align 4
  %57 = sdiv i32 %56, %55
  store i32 %57, ptr %8, align 4
  br label %58

58:                                               ; preds = %29
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, -1
  store i32 %60, ptr %10, align 4
  br label %26, !llvm.loop !8

61:                                               ; preds = %26
  %62 = getelementptr inbounds nuw %struct.TensorInfo, ptr %0, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = load i64, ptr %9, align 8
  %65 = getelementptr inbounds float, ptr %63, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load ptr, ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4
  br label %71

71:                                               ; preds = %61, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @optimizer_step(ptr noundef byval(%struct.TensorList) align 8 %0, float noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store float %1, ptr %4, align 4
  store i32 %2, ptr %5, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %11, ptr %6, align 4
  br label %12

12:                                               ; preds = %61, %3
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %65

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.TensorList, ptr %0, i32 0, i32 3
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i8], ptr %17, i64 0, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  store i32 %22, ptr %7, align 4
  %23 = getelementptr inbounds nuw %struct.TensorList, ptr %0, i32 0, i32 0
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x ptr], ptr %23, i64 0, i64 %25
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %8, align 8
  %28 = getelementptr inbounds nuw %struct.TensorList, ptr %0, i32 0, i32 1
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x ptr], ptr %28, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %9, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %10, align 4
  br label %34

34:                                               ; preds = %56, %16
  %35 = load i32, ptr %10, align 4
  %36 = getelementptr inbounds nuw %struct.TensorList, ptr %0, i32 0, i32 2
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x i32], ptr %36, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = icmp slt i32 %35, %40
  br i1 %41, label %42, label %60

42:                                               ; preds = %34
  %43 = load float, ptr %4, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %43, %48
  %50 = load ptr, ptr %8, align 8
  %51 = load i32, ptr %10, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fsub contract float %54, %49
  store float %55, ptr %53, align 4
  br label %56

56:                                               ; preds = %42
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %58 = load i32, ptr %10, align 4
  %59 = add i32 %58, %57
  store i32 %59, ptr %10, align 4
  br label %34, !llvm.loop !9

60:                                               ; preds = %34
  br label %61

61:                                               ; preds = %60
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %63 = load i32, ptr %6, align 4
  %64 = add i32 %63, %62
  store i32 %64, ptr %6, align 4
  br label %12, !llvm.loop !10

65:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4bumpP5Innerj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = trunc i32 %5 to i8
  %7 = zext i8 %6 to i32
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.Inner, ptr %8, i32 0, i32 0
  %10 = load i8, ptr %9, align 8
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %11, %7
  %13 = trunc i32 %12 to i8
  store i8 %13, ptr %9, align 8
  %14 = load i32, ptr %4, align 4
  %15 = mul i32 %14, 3
  %16 = trunc i32 %15 to i16
  %17 = zext i16 %16 to i32
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds nuw %struct.Inner, ptr %18, i32 0, i32 1
  %20 = load i16, ptr %19, align 2
  %21 = zext i16 %20 to i32
  %22 = add nsw i32 %21, %17
  %23 = trunc i32 %22 to i16
  store i16 %23, ptr %19, align 2
  %24 = load i32, ptr %4, align 4
  %25 = shl i32 %24, 4
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds nuw %struct.Inner, ptr %26, i32 0, i32 2
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, %25
  store i32 %29, ptr %27, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds nuw %struct.Inner, ptr %30, i32 0, i32 2
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds nuw %struct.Inner, ptr %34, i32 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %33
  store i64 %37, ptr %35, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mutate_params(ptr noundef byval(%struct.Mutable) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Mutable, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %1, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 0
  %12 = load i32, ptr %4, align 4
  %13 = and i32 %12, 3
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [4 x i64], ptr %11, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, %10
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 1
  %19 = load i32, ptr %4, align 4
  call void @_Z4bumpP5Innerj(ptr noundef %18, i32 noundef %19) #4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %0, i64 80, i1 false)
  %20 = getelementptr inbounds nuw %struct.Mutable, ptr %5, i32 0, i32 0
  %21 = getelementptr inbounds [4 x i64], ptr %20, i64 0, i64 0
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, 10
  %24 = getelementptr inbounds nuw %struct.Mutable, ptr %5, i32 0, i32 0
  %25 = getelementptr inbounds [4 x i64], ptr %24, i64 0, i64 1
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %23, %26
  %28 = getelementptr inbounds nuw %struct.Mutable, ptr %5, i32 0, i32 2
  %29 = load i32, ptr %4, align 4
  %30 = lshr i32 %29, 2
  %31 = and i32 %30, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [4 x i64], ptr %28, i64 0, i64 %32
  store i64 %27, ptr %33, align 8
  store i64 0, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %34

34:                                               ; preds = %59, %2
  %35 = load i32, ptr %7, align 4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %37, label %62

37:                                               ; preds = %34
  %38 = load i64, ptr %6, align 8
  %39 = mul i64 %38, 31
  %40 = getelementptr inbounds nuw %struct.Mutable, ptr %5, i32 0, i32 0
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x i64], ptr %40, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %39, %44
  %46 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 2
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x i64], ptr %46, i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.Mutable, ptr %5, i32 0, i32 2
  %52 = load i32, ptr %7, align 4
  %53 = sub nsw i32 3, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x i64], ptr %51, i64 0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %50, %56
  %58 = add i64 %45, %57
  store i64 %58, ptr %6, align 8
  br label %59

59:                                               ; preds = %37
  %60 = load i32, ptr %7, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %7, align 4
  br label %34, !llvm.loop !11

62:                                               ; preds = %34
  %63 = load i64, ptr %6, align 8
  %64 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 1
  %65 = getelementptr inbounds nuw %struct.Inner, ptr %64, i32 0, i32 0
  %66 = load i8, ptr %65, align 8
  %67 = zext i8 %66 to i64
  %68 = add i64 %63, %67
  %69 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 1
  %70 = getelementptr inbounds nuw %struct.Inner, ptr %69, i32 0, i32 1
  %71 = load i16, ptr %70, align 2
  %72 = zext i16 %71 to i64
  %73 = mul i64 %72, 256
  %74 = add i64 %68, %73
  %75 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 1
  %76 = getelementptr inbounds nuw %struct.Inner, ptr %75, i32 0, i32 2
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %74, %78
  %80 = getelementptr inbounds nuw %struct.Mutable, ptr %0, i32 0, i32 1
  %81 = getelementptr inbounds nuw %struct.Inner, ptr %80, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %79, %82
  %84 = load ptr, ptr %3, align 8
  %85 = load i32, ptr %4, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i64, ptr %84, i64 %86
  store i64 %83, ptr %87, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
