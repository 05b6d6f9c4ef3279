; ModuleID = 'corpus/cuda/cu_half_ops.cu'
source_filename = "corpus/cuda/cu_half_ops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half2_axpby(ptr noundef %0, ptr noundef %1, ptr noundef %2, half noundef %3, half noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca half, align 2
  %10 = alloca half, align 2
  %11 = alloca i32, align 4
  %12 = alloca <2 x half>, align 4
  %13 = alloca <2 x half>, align 4
  %14 = alloca <2 x half>, align 4
  %15 = alloca <2 x half>, align 4
  %16 = alloca <2 x half>, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store half %3, ptr %9, align 2
  store half %4, ptr %10, align 2
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = load half, ptr %9, align 2
  %23 = insertelement <2 x half> poison, half %22, i32 0
  %24 = load half, ptr %9, align 2
  %25 = insertelement <2 x half> %23, half %24, i32 1
  store <2 x half> %25, ptr %12, align 4
  %26 = load half, ptr %10, align 2
  %27 = insertelement <2 x half> poison, half %26, i32 0
  %28 = load half, ptr %10, align 2
  %29 = insertelement <2 x half> %27, half %28, i32 1
  store <2 x half> %29, ptr %13, align 4
  %30 = load <2 x half>, ptr %12, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %11, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x half>, ptr %31, i64 %33
  %35 = load <2 x half>, ptr %34, align 4
  %36 = load <2 x half>, ptr %13, align 4
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <2 x half>, ptr %37, i64 %39
  %41 = load <2 x half>, ptr %40, align 4
  %42 = fmul contract <2 x half> %36, %41
  %43 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %30, <2 x half> %35, <2 x half> %42)
  store <2 x half> %43, ptr %14, align 4
  store <2 x half> splat (half 0xHBC00), ptr %15, align 4
  store <2 x half> splat (half 0xH3C00), ptr %16, align 4
  %44 = load <2 x half>, ptr %14, align 4
  %45 = call contract <2 x half> @llvm.maxnum.v2f16(<2 x half> %44, <2 x half> splat (half 0xHBC00))
  %46 = call contract <2 x half> @llvm.minnum.v2f16(<2 x half> %45, <2 x half> splat (half 0xH3C00))
  store <2 x half> %46, ptr %14, align 4
  %47 = load <2 x half>, ptr %14, align 4
  %48 = fneg contract <2 x half> %47
  %49 = load ptr, ptr %6, align 8
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <2 x half>, ptr %49, i64 %51
  %53 = load <2 x half>, ptr %52, align 4
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds <2 x half>, ptr %54, i64 %56
  %58 = load <2 x half>, ptr %57, align 4
  %59 = fsub contract <2 x half> %53, %58
  %60 = load <2 x half>, ptr %12, align 4
  %61 = fmul contract <2 x half> %59, %60
  %62 = fadd contract <2 x half> %48, %61
  %63 = load ptr, ptr %8, align 8
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <2 x half>, ptr %63, i64 %65
  store <2 x half> %62, ptr %66, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca half, align 2
  %7 = alloca half, align 2
  %8 = alloca i32, align 4
  %9 = alloca half, align 2
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = mul nsw i32 2, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds half, ptr %11, i64 %14
  %16 = load half, ptr %15, align 2
  store half %16, ptr %6, align 2
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 2, %18
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds half, ptr %17, i64 %21
  %23 = load half, ptr %22, align 2
  store half %23, ptr %7, align 2
  store i32 0, ptr %8, align 4
  %24 = load half, ptr %6, align 2
  %25 = load half, ptr %7, align 2
  %26 = fcmp contract olt half %24, %25
  %27 = zext i1 %26 to i32
  %28 = shl i32 %27, 0
  %29 = load i32, ptr %8, align 4
  %30 = or i32 %29, %28
  store i32 %30, ptr %8, align 4
  %31 = load half, ptr %6, align 2
  %32 = load half, ptr %7, align 2
  %33 = fcmp contract oge half %31, %32
  %34 = zext i1 %33 to i32
  %35 = shl i32 %34, 1
  %36 = load i32, ptr %8, align 4
  %37 = or i32 %36, %35
  store i32 %37, ptr %8, align 4
  %38 = load half, ptr %6, align 2
  %39 = load half, ptr %6, align 2
  %40 = fcmp contract oeq half %38, %39
  %41 = zext i1 %40 to i32
  %42 = shl i32 %41, 2
  %43 = load i32, ptr %8, align 4
  %44 = or i32 %43, %42
  store i32 %44, ptr %8, align 4
  %45 = load half, ptr %6, align 2
  %46 = load half, ptr %7, align 2
  %47 = fcmp contract une half %45, %46
  %48 = zext i1 %47 to i32
  %49 = shl i32 %48, 3
  %50 = load i32, ptr %8, align 4
  %51 = or i32 %50, %49
  store i32 %51, ptr %8, align 4
  %52 = load half, ptr %6, align 2
  %53 = fcmp contract ogt half %52, 0xH0000
  br i1 %53, label %54, label %57

54:                                               ; preds = %2
  %55 = load half, ptr %7, align 2
  %56 = fcmp contract ogt half %55, 0xH0000
  br label %57

57:                                               ; preds = %54, %2
  %58 = phi i1 [ false, %2 ], [ %56, %54 ]
  %59 = zext i1 %58 to i32
  %60 = shl i32 %59, 4
  %61 = load i32, ptr %8, align 4
  %62 = or i32 %61, %60
  store i32 %62, ptr %8, align 4
  %63 = load half, ptr %6, align 2
  %64 = load half, ptr %7, align 2
  %65 = fcmp contract ogt half %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %57
  %67 = load half, ptr %6, align 2
  br label %70

68:                                               ; preds = %57
  %69 = load half, ptr %7, align 2
  br label %70

70:                                               ; preds = %68, %66
  %71 = phi contract half [ %67, %66 ], [ %69, %68 ]
  store half %71, ptr %9, align 2
  %72 = load i32, ptr %8, align 4
  %73 = mul nsw i32 %72, 1000
  %74 = load half, ptr %9, align 2
  %75 = fmul contract half %74, 0xH5640
  %76 = fptosi half %75 to i32
  %77 = add nsw i32 %73, %76
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %5, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  store i32 %77, ptr %81, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bf16_round(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca bfloat, align 2
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %7, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %7, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fptrunc contract float %14 to bfloat
  store bfloat %15, ptr %8, align 2
  %16 = load bfloat, ptr %8, align 2
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds bfloat, ptr %17, i64 %19
  store bfloat %16, ptr %20, align 2
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = load bfloat, ptr %8, align 2
  %27 = fpext contract bfloat %26 to float
  %28 = fsub contract float %25, %27
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  store float %28, ptr %32, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bf16_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca <2 x bfloat>, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %18

18:                                               ; preds = %67, %3
  %19 = load i32, ptr %15, align 4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %21, label %70

21:                                               ; preds = %18
  %22 = load ptr, ptr %11, align 8
  %23 = load i32, ptr %13, align 4
  %24 = mul nsw i32 %23, 8
  %25 = load i32, ptr %15, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x bfloat>, ptr %22, i64 %27
  %29 = load <2 x bfloat>, ptr %28, align 4
  store <2 x bfloat> %29, ptr %16, align 4
  %30 = load ptr, ptr %10, align 8
  %31 = load i32, ptr %13, align 4
  %32 = mul nsw i32 %31, 16
  %33 = load i32, ptr %15, align 4
  %34 = mul nsw i32 2, %33
  %35 = add nsw i32 %32, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds bfloat, ptr %30, i64 %36
  %38 = load bfloat, ptr %37, align 2
  %39 = fpext contract bfloat %38 to float
  %40 = load <2 x bfloat>, ptr %16, align 4
  %41 = extractelement <2 x bfloat> %40, i64 0
  %42 = fpext contract bfloat %41 to float
  %43 = load float, ptr %14, align 4
  store float %39, ptr %4, align 4
  store float %42, ptr %5, align 4
  store float %43, ptr %6, align 4
  %44 = load float, ptr %4, align 4
  %45 = load float, ptr %5, align 4
  %46 = load float, ptr %6, align 4
  %47 = call contract noundef float @llvm.fma.f32(float %44, float %45, float %46)
  store float %47, ptr %14, align 4
  %48 = load ptr, ptr %10, align 8
  %49 = load i32, ptr %13, align 4
  %50 = mul nsw i32 %49, 16
  %51 = load i32, ptr %15, align 4
  %52 = mul nsw i32 2, %51
  %53 = add nsw i32 %50, %52
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds bfloat, ptr %48, i64 %55
  %57 = load bfloat, ptr %56, align 2
  %58 = fpext contract bfloat %57 to float
  %59 = load <2 x bfloat>, ptr %16, align 4
  %60 = extractelement <2 x bfloat> %59, i64 1
  %61 = fpext contract bfloat %60 to float
  %62 = load float, ptr %14, align 4
  store float %58, ptr %7, align 4
  store float %61, ptr %8, align 4
  store float %62, ptr %9, align 4
  %63 = load float, ptr %7, align 4
  %64 = load float, ptr %8, align 4
  %65 = load float, ptr %9, align 4
  %66 = call contract noundef float @llvm.fma.f32(float %63, float %64, float %65)
  store float %66, ptr %14, align 4
  br label %67

67:                                               ; preds = %21
  %68 = load i32, ptr %15, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %15, align 4
  br label %18, !llvm.loop !4

70:                                               ; preds = %18
  %71 = load float, ptr %14, align 4
  %72 = load ptr, ptr %12, align 8
  %73 = load i32, ptr %13, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_norm_half(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store i32 %1, ptr %11, align 4
  %22 = load ptr, ptr %10, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = load i32, ptr %11, align 4
  %25 = mul i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw half, ptr %22, i64 %26
  store ptr %27, ptr %12, align 8
  store float 0.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %28, ptr %15, align 4
  br label %29

29:                                               ; preds = %48, %2
  %30 = load i32, ptr %15, align 4
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %51

33:                                               ; preds = %29
  %34 = load ptr, ptr %12, align 8
  %35 = load i32, ptr %15, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds half, ptr %34, i64 %36
  %38 = load half, ptr %37, align 2
  %39 = fpext contract half %38 to float
  store float %39, ptr %16, align 4
  %40 = load float, ptr %16, align 4
  %41 = load float, ptr %13, align 4
  %42 = fadd contract float %41, %40
  store float %42, ptr %13, align 4
  %43 = load float, ptr %16, align 4
  %44 = load float, ptr %16, align 4
  %45 = fmul contract float %43, %44
  %46 = load float, ptr %14, align 4
  %47 = fadd contract float %46, %45
  store float %47, ptr %14, align 4
  br label %48

48:                                               ; preds = %33
  %49 = load i32, ptr %15, align 4
  %50 = add nsw i32 %49, 32
  store i32 %50, ptr %15, align 4
  br label %29, !llvm.loop !7

51:                                               ; preds = %29
  store i32 16, ptr %17, align 4
  br label %52

52:                                               ; preds = %72, %51
  %53 = load i32, ptr %17, align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %75

55:                                               ; preds = %52
  %56 = load float, ptr %13, align 4
  %57 = load i32, ptr %17, align 4
  store i32 -1, ptr %4, align 4
  store float %56, ptr %5, align 4
  store i32 %57, ptr %6, align 4
  %58 = load i32, ptr %4, align 4
  %59 = load float, ptr %5, align 4
  %60 = load i32, ptr %6, align 4
  %61 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %58, float %59, i32 %60, i32 31)
  %62 = load float, ptr %13, align 4
  %63 = fadd contract float %62, %61
  store float %63, ptr %13, align 4
  %64 = load float, ptr %14, align 4
  %65 = load i32, ptr %17, align 4
  store i32 -1, ptr %7, align 4
  store float %64, ptr %8, align 4
  store i32 %65, ptr %9, align 4
  %66 = load i32, ptr %7, align 4
  %67 = load float, ptr %8, align 4
  %68 = load i32, ptr %9, align 4
  %69 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %66, float %67, i32 %68, i32 31)
  %70 = load float, ptr %14, align 4
  %71 = fadd contract float %70, %69
  store float %71, ptr %14, align 4
  br label %72

72:                                               ; preds = %55
  %73 = load i32, ptr %17, align 4
  %74 = ashr i32 %73, 1
  store i32 %74, ptr %17, align 4
  br label %52, !llvm.loop !8

75:                                               ; preds = %52
  %76 = load float, ptr %13, align 4
  %77 = load i32, ptr %11, align 4
  %78 = sitofp i32 %77 to float
  %79 = fdiv contract float %76, %78
  store float %79, ptr %18, align 4
  %80 = load float, ptr %14, align 4
  %81 = load i32, ptr %11, align 4
  %82 = sitofp i32 %81 to float
  %83 = fdiv contract float %80, %82
  %84 = load float, ptr %18, align 4
  %85 = load float, ptr %18, align 4
  %86 = fmul contract float %84, %85
  %87 = fsub contract float %83, %86
  store float %87, ptr %19, align 4
  %88 = load float, ptr %19, align 4
  %89 = fadd contract float %88, 0x3EE4F8B580000000
  store float %89, ptr %3, align 4
  %90 = load float, ptr %3, align 4
  %91 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %90)
  %92 = fdiv contract float 1.000000e+00, %91
  store float %92, ptr %20, align 4
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %93, ptr %21, align 4
  br label %94

94:                                               ; preds = %114, %75
  %95 = load i32, ptr %21, align 4
  %96 = load i32, ptr %11, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %117

98:                                               ; preds = %94
  %99 = load ptr, ptr %12, align 8
  %100 = load i32, ptr %21, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds half, ptr %99, i64 %101
  %103 = load half, ptr %102, align 2
  %104 = fpext contract half %103 to float
  %105 = load float, ptr %18, align 4
  %106 = fsub contract float %104, %105
  %107 = load float, ptr %20, align 4
  %108 = fmul contract float %106, %107
  %109 = fptrunc contract float %108 to half
  %110 = load ptr, ptr %12, align 8
  %111 = load i32, ptr %21, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds half, ptr %110, i64 %112
  store half %109, ptr %113, align 2
  br label %114

114:                                              ; preds = %98
  %115 = load i32, ptr %21, align 4
  %116 = add nsw i32 %115, 32
  store i32 %116, ptr %21, align 4
  br label %94, !llvm.loop !9

117:                                              ; preds = %94
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @half_int(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca half, align 2
  %9 = alloca half, align 2
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = sitofp i32 %15 to half
  store half %16, ptr %8, align 2
  %17 = load half, ptr %8, align 2
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds half, ptr %18, i64 %20
  store half %17, ptr %21, align 2
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = ashr i32 %26, 4
  %28 = trunc i32 %27 to i16
  %29 = sitofp i16 %28 to half
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = trunc i32 %34 to i8
  %36 = uitofp i8 %35 to half
  %37 = fadd contract half %29, %36
  store half %37, ptr %9, align 2
  %38 = load half, ptr %8, align 2
  %39 = fptosi half %38 to i32
  %40 = load half, ptr %9, align 2
  %41 = fptosi half %40 to i16
  %42 = sext i16 %41 to i32
  %43 = add nsw i32 %39, %42
  %44 = load ptr, ptr %6, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 4}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
