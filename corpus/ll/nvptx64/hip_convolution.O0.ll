; ModuleID = 'corpus/hip/hip_convolution.hip'
source_filename = "corpus/hip/hip_convolution.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.hip_mini_blockIdx_t = type { i8 }
%"struct.hip_mini_blockIdx_t::X" = type { i8 }
%struct.hip_mini_blockDim_t = type { i8 }
%"struct.hip_mini_blockDim_t::X" = type { i8 }
%struct.hip_mini_threadIdx_t = type { i8 }
%"struct.hip_mini_threadIdx_t::X" = type { i8 }
%"struct.hip_mini_blockIdx_t::Y" = type { i8 }
%"struct.hip_mini_blockDim_t::Y" = type { i8 }
%"struct.hip_mini_threadIdx_t::Y" = type { i8 }

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

$_ZN20hip_mini_threadIdx_t1xE = comdat any

$_ZN19hip_mini_blockIdx_t1yE = comdat any

$_ZN19hip_mini_blockDim_t1yE = comdat any

$_ZN20hip_mini_threadIdx_t1yE = comdat any

@d_mask = dso_local addrspace(4) externally_initialized constant [25 x float] [float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 2.000000e+00, float 7.000000e+00, float 0.000000e+00, float -1.200000e+01, float -8.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@_ZN19hip_mini_blockIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::Y" undef, comdat, align 1
@_ZN19hip_mini_blockDim_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::Y" undef, comdat, align 1
@_ZN20hip_mini_threadIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::Y" undef, comdat, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @d_mask to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @convolution(ptr noundef %0, ptr noundef %1, <2 x i32> noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store <2 x i32> %2, ptr %12, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %9, align 8
  %21 = load ptr, ptr %9, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %8, align 8
  %23 = load ptr, ptr %8, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %22, %24
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %7, align 8
  %26 = load ptr, ptr %7, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %25, %27
  store i32 %28, ptr %13, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1yE to ptr), ptr %6, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1yE to ptr), ptr %5, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %33 = mul i32 %30, %32
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1yE to ptr), ptr %4, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = add i32 %33, %35
  store i32 %36, ptr %14, align 4
  %37 = load <2 x i32>, ptr %12, align 8
  %38 = extractelement <2 x i32> %37, i64 0
  store i32 %38, ptr %15, align 4
  %39 = load <2 x i32>, ptr %12, align 8
  %40 = extractelement <2 x i32> %39, i64 1
  store i32 %40, ptr %16, align 4
  %41 = load i32, ptr %15, align 4
  %42 = add nsw i32 %41, 4
  store i32 %42, ptr %17, align 4
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %15, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %3
  %47 = load i32, ptr %14, align 4
  %48 = load i32, ptr %16, align 4
  %49 = icmp sge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46, %3
  br label %100

51:                                               ; preds = %46
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %52

52:                                               ; preds = %87, %51
  %53 = load i32, ptr %19, align 4
  %54 = icmp ult i32 %53, 5
  br i1 %54, label %55, label %90

55:                                               ; preds = %52
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %83, %55
  %57 = load i32, ptr %20, align 4
  %58 = icmp ult i32 %57, 5
  br i1 %58, label %59, label %86

59:                                               ; preds = %56
  %60 = load ptr, ptr %10, align 8
  %61 = load i32, ptr %14, align 4
  %62 = load i32, ptr %20, align 4
  %63 = add i32 %61, %62
  %64 = load i32, ptr %17, align 4
  %65 = mul i32 %63, %64
  %66 = load i32, ptr %13, align 4
  %67 = load i32, ptr %19, align 4
  %68 = add i32 %66, %67
  %69 = add i32 %65, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %60, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load i32, ptr %19, align 4
  %74 = load i32, ptr %20, align 4
  %75 = mul i32 %74, 5
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [25 x float], ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 0, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul contract float %72, %79
  %81 = load float, ptr %18, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %18, align 4
  br label %83

83:                                               ; preds = %59
  %84 = load i32, ptr %20, align 4
  %85 = add i32 %84, 1
  store i32 %85, ptr %20, align 4
  br label %56, !llvm.loop !4

86:                                               ; preds = %56
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %19, align 4
  %89 = add i32 %88, 1
  store i32 %89, ptr %19, align 4
  br label %52, !llvm.loop !6

90:                                               ; preds = %52
  %91 = load float, ptr %18, align 4
  %92 = load ptr, ptr %11, align 8
  %93 = load i32, ptr %14, align 4
  %94 = load i32, ptr %15, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %13, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  store float %91, ptr %99, align 4
  br label %100

100:                                              ; preds = %90, %50
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @depthwise3x3(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %25, ptr %16, align 4
  %26 = load i32, ptr %15, align 4
  %27 = sub nsw i32 %26, 2
  store i32 %27, ptr %17, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = load i32, ptr %17, align 4
  %30 = urem i32 %28, %29
  store i32 %30, ptr %18, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = load i32, ptr %17, align 4
  %33 = udiv i32 %31, %32
  store i32 %33, ptr %19, align 4
  %34 = load ptr, ptr %11, align 8
  %35 = load i32, ptr %16, align 4
  %36 = load i32, ptr %15, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %15, align 4
  %39 = mul nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %34, i64 %40
  store ptr %41, ptr %20, align 8
  %42 = load ptr, ptr %12, align 8
  %43 = load i32, ptr %16, align 4
  %44 = mul nsw i32 %43, 9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %42, i64 %45
  store ptr %46, ptr %21, align 8
  %47 = load ptr, ptr %13, align 8
  %48 = load i32, ptr %16, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4
  store float %51, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %52

52:                                               ; preds = %90, %5
  %53 = load i32, ptr %23, align 4
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %55, label %93

55:                                               ; preds = %52
  store i32 0, ptr %24, align 4
  br label %56

56:                                               ; preds = %86, %55
  %57 = load i32, ptr %24, align 4
  %58 = icmp slt i32 %57, 3
  br i1 %58, label %59, label %89

59:                                               ; preds = %56
  %60 = load ptr, ptr %20, align 8
  %61 = load i32, ptr %19, align 4
  %62 = load i32, ptr %23, align 4
  %63 = add nsw i32 %61, %62
  %64 = load i32, ptr %15, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %18, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr %24, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %60, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %21, align 8
  %74 = load i32, ptr %23, align 4
  %75 = mul nsw i32 %74, 3
  %76 = load i32, ptr %24, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load float, ptr %22, align 4
  store float %72, ptr %8, align 4
  store float %80, ptr %9, align 4
  store float %81, ptr %10, align 4
  %82 = load float, ptr %8, align 4
  %83 = load float, ptr %9, align 4
  %84 = load float, ptr %10, align 4
  %85 = call contract noundef float @llvm.fma.f32(float %82, float %83, float %84)
  store float %85, ptr %22, align 4
  br label %86

86:                                               ; preds = %59
  %87 = load i32, ptr %24, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %24, align 4
  br label %56, !llvm.loop !7

89:                                               ; preds = %56
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %23, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %23, align 4
  br label %52, !llvm.loop !9

93:                                               ; preds = %52
  %94 = load float, ptr %22, align 4
  store float %94, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  %95 = load float, ptr %6, align 4
  %96 = load float, ptr %7, align 4
  %97 = call contract noundef float @llvm.maxnum.f32(float %95, float %96)
  %98 = load ptr, ptr %14, align 8
  %99 = load i32, ptr %16, align 4
  %100 = load i32, ptr %17, align 4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %19, align 4
  %103 = add nsw i32 %101, %102
  %104 = load i32, ptr %17, align 4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %18, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %98, i64 %108
  store float %97, ptr %109, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @max_pool(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = sdiv i32 %17, 2
  %19 = srem i32 %16, %18
  store i32 %19, ptr %10, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %8, align 4
  %22 = sdiv i32 %21, 2
  %23 = sdiv i32 %20, %22
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %11, align 4
  %25 = mul nsw i32 2, %24
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %10, align 4
  %29 = mul nsw i32 2, %28
  %30 = add nsw i32 %27, %29
  store i32 %30, ptr %12, align 4
  store i32 1, ptr %13, align 4
  br label %31

31:                                               ; preds = %62, %4
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %65

34:                                               ; preds = %31
  %35 = load i32, ptr %11, align 4
  %36 = mul nsw i32 2, %35
  %37 = load i32, ptr %13, align 4
  %38 = ashr i32 %37, 1
  %39 = add nsw i32 %36, %38
  %40 = load i32, ptr %8, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4
  %43 = mul nsw i32 2, %42
  %44 = add nsw i32 %41, %43
  %45 = load i32, ptr %13, align 4
  %46 = and i32 %45, 1
  %47 = add nsw i32 %44, %46
  store i32 %47, ptr %14, align 4
  %48 = load ptr, ptr %5, align 8
  %49 = load i32, ptr %14, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fcmp contract ogt float %52, %57
  br i1 %58, label %59, label %61

59:                                               ; preds = %34
  %60 = load i32, ptr %14, align 4
  store i32 %60, ptr %12, align 4
  br label %61

61:                                               ; preds = %59, %34
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %13, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %13, align 4
  br label %31, !llvm.loop !10

65:                                               ; preds = %31
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %12, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %6, align 8
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  store float %70, ptr %74, align 4
  %75 = load i32, ptr %12, align 4
  %76 = load ptr, ptr %7, align 8
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  store i32 %75, ptr %79, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5, !8}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = distinct !{!9, !5, !8}
!10 = distinct !{!10, !5}
