; ModuleID = 'corpus/hip/hip_matmul.hip'
source_filename = "corpus/hip/hip_matmul.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.hip_mini_threadIdx_t = type { i8 }
%"struct.hip_mini_threadIdx_t::X" = type { i8 }
%"struct.hip_mini_threadIdx_t::Y" = type { i8 }
%struct.hip_mini_blockIdx_t = type { i8 }
%"struct.hip_mini_blockIdx_t::X" = type { i8 }
%"struct.hip_mini_blockIdx_t::Y" = type { i8 }
%struct.hip_mini_blockDim_t = type { i8 }
%"struct.hip_mini_blockDim_t::X" = type { i8 }
%struct.hip_mini_gridDim_t = type { i8 }
%"struct.hip_mini_gridDim_t::X" = type { i8 }
%struct.Complex = type { double, double }
%struct.Su3 = type { [3 x [3 x %struct.Complex]] }

$_ZN20hip_mini_threadIdx_t1xE = comdat any

$_ZN20hip_mini_threadIdx_t1yE = comdat any

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockIdx_t1yE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

$_ZN18hip_mini_gridDim_t1xE = comdat any

$_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = comdat any

$_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@_ZN20hip_mini_threadIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::Y" undef, comdat, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@_ZN19hip_mini_blockIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::Y" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_gridDim_t, align 1
@_ZN18hip_mini_gridDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_gridDim_t::X" undef, comdat, align 1
@_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matrix_multiplication(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  store ptr %0, ptr %26, align 8
  store ptr %1, ptr %27, align 8
  store ptr %2, ptr %28, align 8
  store i32 %3, ptr %29, align 4
  %30 = load ptr, ptr %26, align 8
  %31 = load ptr, ptr %27, align 8
  %32 = load ptr, ptr %28, align 8
  %33 = load i32, ptr %29, align 4
  store ptr %30, ptr %11, align 8
  store ptr %31, ptr %12, align 8
  store ptr %32, ptr %13, align 8
  store i32 %33, ptr %14, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %10, align 8
  %34 = load ptr, ptr %10, align 8
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %35, ptr %15, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1yE to ptr), ptr %9, align 8
  %36 = load ptr, ptr %9, align 8
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %37, ptr %16, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %8, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %39, ptr %17, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1yE to ptr), ptr %7, align 8
  %40 = load ptr, ptr %7, align 8
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %41, ptr %18, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %6, align 8
  %42 = load ptr, ptr %6, align 8
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN18hip_mini_gridDim_t1xE to ptr), ptr %5, align 8
  %44 = load ptr, ptr %5, align 8
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %46 = mul i32 %43, %45
  store i32 %46, ptr %19, align 4
  %47 = load i32, ptr %14, align 4
  %48 = udiv i32 %47, 16
  store i32 %48, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %49

49:                                               ; preds = %123, %4
  %50 = load i32, ptr %22, align 4
  %51 = load i32, ptr %20, align 4
  %52 = icmp ult i32 %50, %51
  br i1 %52, label %53, label %126

53:                                               ; preds = %49
  %54 = load i32, ptr %14, align 4
  %55 = load i32, ptr %18, align 4
  %56 = mul i32 %54, %55
  %57 = load i32, ptr %22, align 4
  %58 = add i32 %56, %57
  %59 = mul i32 16, %58
  store i32 %59, ptr %23, align 4
  %60 = load i32, ptr %19, align 4
  %61 = load i32, ptr %22, align 4
  %62 = mul i32 %60, %61
  %63 = load i32, ptr %17, align 4
  %64 = add i32 %62, %63
  %65 = mul i32 16, %64
  store i32 %65, ptr %24, align 4
  %66 = load ptr, ptr %11, align 8
  %67 = load i32, ptr %23, align 4
  %68 = load i32, ptr %14, align 4
  %69 = load i32, ptr %16, align 4
  %70 = mul i32 %68, %69
  %71 = add i32 %67, %70
  %72 = load i32, ptr %15, align 4
  %73 = add i32 %71, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %66, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = load i32, ptr %16, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8a_values to ptr), i64 0, i64 %78
  %80 = load i32, ptr %15, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [16 x float], ptr %79, i64 0, i64 %81
  store float %76, ptr %82, align 4
  %83 = load ptr, ptr %12, align 8
  %84 = load i32, ptr %24, align 4
  %85 = load i32, ptr %19, align 4
  %86 = load i32, ptr %16, align 4
  %87 = mul i32 %85, %86
  %88 = add i32 %84, %87
  %89 = load i32, ptr %15, align 4
  %90 = add i32 %88, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %83, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = load i32, ptr %16, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 0, i64 %95
  %97 = load i32, ptr %15, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [16 x float], ptr %96, i64 0, i64 %98
  store float %93, ptr %99, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %25, align 4
  br label %100

100:                                              ; preds = %103, %53
  %101 = load i32, ptr %25, align 4
  %102 = icmp ult i32 %101, 16
  br i1 %102, label %103, label %123

103:                                              ; preds = %100
  %104 = load i32, ptr %16, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8a_values to ptr), i64 0, i64 %105
  %107 = load i32, ptr %25, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [16 x float], ptr %106, i64 0, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load i32, ptr %25, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 0, i64 %112
  %114 = load i32, ptr %15, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [16 x float], ptr %113, i64 0, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = fmul contract float %110, %117
  %119 = load float, ptr %21, align 4
  %120 = fadd contract float %119, %118
  store float %120, ptr %21, align 4
  %121 = load i32, ptr %25, align 4
  %122 = add i32 %121, 1
  store i32 %122, ptr %25, align 4
  br label %100, !llvm.loop !4

123:                                              ; preds = %100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %124 = load i32, ptr %22, align 4
  %125 = add i32 %124, 1
  store i32 %125, ptr %22, align 4
  br label %49, !llvm.loop !6

126:                                              ; preds = %49
  %127 = load float, ptr %21, align 4
  %128 = load ptr, ptr %13, align 8
  %129 = load i32, ptr %19, align 4
  %130 = mul i32 %129, 16
  %131 = load i32, ptr %18, align 4
  %132 = mul i32 %130, %131
  %133 = load i32, ptr %17, align 4
  %134 = mul i32 16, %133
  %135 = add i32 %132, %134
  %136 = load i32, ptr %19, align 4
  %137 = load i32, ptr %16, align 4
  %138 = mul i32 %136, %137
  %139 = add i32 %135, %138
  %140 = load i32, ptr %15, align 4
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw float, ptr %128, i64 %142
  store float %127, ptr %143, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bf16_matvec(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %20

20:                                               ; preds = %46, %4
  %21 = load i32, ptr %14, align 4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %49

24:                                               ; preds = %20
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %11, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %14, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds bfloat, ptr %25, i64 %31
  %33 = load bfloat, ptr %32, align 2
  %34 = fpext contract bfloat %33 to float
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr %14, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds bfloat, ptr %35, i64 %37
  %39 = load bfloat, ptr %38, align 2
  %40 = fpext contract bfloat %39 to float
  %41 = load float, ptr %13, align 4
  store float %34, ptr %5, align 4
  store float %40, ptr %6, align 4
  store float %41, ptr %7, align 4
  %42 = load float, ptr %5, align 4
  %43 = load float, ptr %6, align 4
  %44 = load float, ptr %7, align 4
  %45 = call contract noundef float @llvm.fma.f32(float %42, float %43, float %44)
  store float %45, ptr %13, align 4
  br label %46

46:                                               ; preds = %24
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %14, align 4
  br label %20, !llvm.loop !7

49:                                               ; preds = %20
  %50 = load float, ptr %13, align 4
  %51 = fptrunc contract float %50 to bfloat
  %52 = fpext contract bfloat %51 to float
  %53 = load ptr, ptr %10, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  store float %52, ptr %56, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @su3_mult(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Complex, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Complex, align 8
  %14 = alloca %struct.Complex, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4
  %20 = load i32, ptr %7, align 4
  %21 = sdiv i32 %20, 9
  store i32 %21, ptr %8, align 4
  %22 = load i32, ptr %7, align 4
  %23 = srem i32 %22, 9
  %24 = sdiv i32 %23, 3
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %7, align 4
  %26 = srem i32 %25, 3
  store i32 %26, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 16, i1 false)
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %29, label %99

29:                                               ; preds = %3
  store i32 0, ptr %12, align 4
  br label %30

30:                                               ; preds = %84, %29
  %31 = load i32, ptr %12, align 4
  %32 = icmp slt i32 %31, 3
  br i1 %32, label %33, label %87

33:                                               ; preds = %30
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Su3, ptr %34, i64 %36
  %38 = getelementptr inbounds nuw %struct.Su3, ptr %37, i32 0, i32 0
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %38, i64 0, i64 %40
  %42 = load i32, ptr %12, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x %struct.Complex], ptr %41, i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %44, i64 16, i1 false)
  %45 = load ptr, ptr %5, align 8
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Su3, ptr %45, i64 %47
  %49 = getelementptr inbounds nuw %struct.Su3, ptr %48, i32 0, i32 0
  %50 = load i32, ptr %12, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %49, i64 0, i64 %51
  %53 = load i32, ptr %10, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x %struct.Complex], ptr %52, i64 0, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %55, i64 16, i1 false)
  %56 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %57, %59
  %61 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = fmul contract double %62, %64
  %66 = fsub contract double %60, %65
  %67 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %68 = load double, ptr %67, align 8
  %69 = fadd contract double %68, %66
  store double %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 1
  %73 = load double, ptr %72, align 8
  %74 = fmul contract double %71, %73
  %75 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 0
  %78 = load double, ptr %77, align 8
  %79 = fmul contract double %76, %78
  %80 = fadd contract double %74, %79
  %81 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %33
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %12, align 4
  br label %30, !llvm.loop !8

87:                                               ; preds = %30
  %88 = load ptr, ptr %6, align 8
  %89 = load i32, ptr %8, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds %struct.Su3, ptr %88, i64 %90
  %92 = getelementptr inbounds nuw %struct.Su3, ptr %91, i32 0, i32 0
  %93 = load i32, ptr %9, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %92, i64 0, i64 %94
  %96 = load i32, ptr %10, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [3 x %struct.Complex], ptr %95, i64 0, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %11, i64 16, i1 false)
  br label %99

99:                                               ; preds = %87, %3
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind }

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
!8 = distinct !{!8, !5, !9}
!9 = !{!"llvm.loop.unroll.enable"}
