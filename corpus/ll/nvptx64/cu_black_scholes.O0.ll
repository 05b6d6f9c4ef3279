; ModuleID = 'corpus/cuda/cu_black_scholes.cu'
source_filename = "corpus/cuda/cu_black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.double2 = type { double, double }

$_Z6cndGPUf = comdat any

@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ8binomialE4call = internal addrspace(3) global [32 x double] undef, align 8
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @black_scholes(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #0 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store ptr %2, ptr %18, align 8
  store ptr %3, ptr %19, align 8
  store ptr %4, ptr %20, align 8
  store float %5, ptr %21, align 4
  store float %6, ptr %22, align 4
  store i32 %7, ptr %23, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = mul i32 %34, %35
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = add i32 %36, %37
  store i32 %38, ptr %24, align 4
  %39 = load i32, ptr %24, align 4
  %40 = load i32, ptr %23, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %8
  br label %174

43:                                               ; preds = %8
  %44 = load ptr, ptr %18, align 8
  %45 = load i32, ptr %24, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  store float %48, ptr %25, align 4
  %49 = load ptr, ptr %19, align 8
  %50 = load i32, ptr %24, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4
  store float %53, ptr %26, align 4
  %54 = load ptr, ptr %20, align 8
  %55 = load i32, ptr %24, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4
  store float %58, ptr %27, align 4
  %59 = load float, ptr %27, align 4
  store float %59, ptr %11, align 4
  %60 = load float, ptr %11, align 4
  %61 = call float @llvm.nvvm.rsqrt.approx.f(float %60)
  store float 1.000000e+00, ptr %12, align 4
  store float %61, ptr %13, align 4
  %62 = load float, ptr %12, align 4
  %63 = load float, ptr %13, align 4
  %64 = call float @llvm.nvvm.div.approx.f(float %62, float %63)
  store float %64, ptr %28, align 4
  %65 = load float, ptr %25, align 4
  %66 = load float, ptr %26, align 4
  %67 = fdiv contract float %65, %66
  store float %67, ptr %10, align 4
  %68 = load float, ptr %10, align 4
  %69 = fcmp olt float %68, 0x3810000000000000
  br i1 %69, label %70, label %72

70:                                               ; preds = %43
  %71 = fmul float %68, 0x4160000000000000
  br label %72

72:                                               ; preds = %70, %43
  %73 = phi float [ %71, %70 ], [ %68, %43 ]
  %74 = phi float [ -2.300000e+01, %70 ], [ 0.000000e+00, %43 ]
  %75 = bitcast float %73 to i32
  %76 = sub i32 %75, 1059760811
  %77 = and i32 %76, -8388608
  %78 = bitcast float %73 to i32
  %79 = sub i32 %78, %77
  %80 = bitcast i32 %79 to float
  %81 = sitofp i32 %77 to float
  %82 = call float @llvm.nvvm.fma.rn.f(float %81, float 0x3E80000000000000, float %74) #8
  %83 = fsub float %80, 1.000000e+00
  %84 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %83, float 0x3FC2073EC0000000) #8
  %85 = call float @llvm.nvvm.fma.rn.f(float %84, float %83, float 0xBFBF19B980000000) #8
  %86 = call float @llvm.nvvm.fma.rn.f(float %85, float %83, float 0x3FC1E52AA0000000) #8
  %87 = call float @llvm.nvvm.fma.rn.f(float %86, float %83, float 0xBFC55B1720000000) #8
  %88 = call float @llvm.nvvm.fma.rn.f(float %87, float %83, float 0x3FC99DA160000000) #8
  %89 = call float @llvm.nvvm.fma.rn.f(float %88, float %83, float 0xBFCFFFE440000000) #8
  %90 = call float @llvm.nvvm.fma.rn.f(float %89, float %83, float 0x3FD5554F00000000) #8
  %91 = call float @llvm.nvvm.fma.rn.f(float %90, float %83, float -5.000000e-01) #8
  %92 = fmul float %91, %83
  %93 = call float @llvm.nvvm.fma.rn.f(float %92, float %83, float %83) #8
  %94 = call float @llvm.nvvm.fma.rn.f(float %82, float 0x3FE62E4300000000, float %93) #8
  %95 = bitcast float %73 to i32
  %96 = icmp uge i32 %95, 2139095040
  br i1 %96, label %97, label %99

97:                                               ; preds = %72
  %98 = call float @llvm.nvvm.fma.rn.f(float %73, float 0x7FF0000000000000, float 0x7FF0000000000000) #8
  br label %99

99:                                               ; preds = %97, %72
  %100 = phi float [ %98, %97 ], [ %94, %72 ]
  %101 = fcmp oeq float %73, 0.000000e+00
  br i1 %101, label %102, label %103

102:                                              ; preds = %99
  br label %103

103:                                              ; preds = %99, %102
  %104 = phi float [ 0xFFF0000000000000, %102 ], [ %100, %99 ]
  %105 = load float, ptr %21, align 4
  %106 = load float, ptr %22, align 4
  %107 = fmul contract float 5.000000e-01, %106
  %108 = load float, ptr %22, align 4
  %109 = fmul contract float %107, %108
  %110 = fadd contract float %105, %109
  %111 = load float, ptr %27, align 4
  %112 = fmul contract float %110, %111
  %113 = fadd contract float %104, %112
  %114 = load float, ptr %22, align 4
  %115 = load float, ptr %28, align 4
  %116 = fmul contract float %114, %115
  store float %113, ptr %14, align 4
  store float %116, ptr %15, align 4
  %117 = load float, ptr %14, align 4
  %118 = load float, ptr %15, align 4
  %119 = call float @llvm.nvvm.div.approx.f(float %117, float %118)
  store float %119, ptr %29, align 4
  %120 = load float, ptr %29, align 4
  %121 = load float, ptr %22, align 4
  %122 = load float, ptr %28, align 4
  %123 = fmul contract float %121, %122
  %124 = fsub contract float %120, %123
  store float %124, ptr %30, align 4
  %125 = load float, ptr %29, align 4
  %126 = call contract noundef float @_Z6cndGPUf(float noundef %125) #9
  store float %126, ptr %31, align 4
  %127 = load float, ptr %30, align 4
  %128 = call contract noundef float @_Z6cndGPUf(float noundef %127) #9
  store float %128, ptr %32, align 4
  %129 = load float, ptr %21, align 4
  %130 = fneg contract float %129
  %131 = load float, ptr %27, align 4
  %132 = fmul contract float %130, %131
  store float %132, ptr %9, align 4
  %133 = load float, ptr %9, align 4
  %134 = call float @llvm.nvvm.fma.rn.f(float %133, float 0x3F777313A0000000, float 5.000000e-01) #8
  %135 = call float @llvm.nvvm.saturate.f(float %134) #8
  %136 = call float @llvm.nvvm.fma.rm.f(float %135, float 2.520000e+02, float 0x4168000020000000) #8
  %137 = fsub float %136, 0x4168000FE0000000
  %138 = fsub float -0.000000e+00, %137
  %139 = call float @llvm.nvvm.fma.rn.f(float %133, float 0x3FF7154760000000, float %138) #8
  %140 = call float @llvm.nvvm.fma.rn.f(float %133, float 0x3E54AE0C00000000, float %139) #8
  %141 = bitcast float %136 to i32
  %142 = shl i32 %141, 23
  %143 = bitcast i32 %142 to float
  %144 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %140)
  %145 = fmul float %144, %143
  store float %145, ptr %33, align 4
  %146 = load float, ptr %25, align 4
  %147 = load float, ptr %31, align 4
  %148 = fmul contract float %146, %147
  %149 = load float, ptr %26, align 4
  %150 = load float, ptr %33, align 4
  %151 = fmul contract float %149, %150
  %152 = load float, ptr %32, align 4
  %153 = fmul contract float %151, %152
  %154 = fsub contract float %148, %153
  %155 = load ptr, ptr %16, align 8
  %156 = load i32, ptr %24, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %155, i64 %157
  store float %154, ptr %158, align 4
  %159 = load float, ptr %26, align 4
  %160 = load float, ptr %33, align 4
  %161 = fmul contract float %159, %160
  %162 = load float, ptr %32, align 4
  %163 = fsub contract float 1.000000e+00, %162
  %164 = fmul contract float %161, %163
  %165 = load float, ptr %25, align 4
  %166 = load float, ptr %31, align 4
  %167 = fsub contract float 1.000000e+00, %166
  %168 = fmul contract float %165, %167
  %169 = fsub contract float %164, %168
  %170 = load ptr, ptr %17, align 8
  %171 = load i32, ptr %24, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %170, i64 %172
  store float %169, ptr %173, align 4
  br label %174

174:                                              ; preds = %103, %42
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z6cndGPUf(float noundef %0) #1 comdat {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %0, ptr %6, align 4
  store float 0x3FD470BF40000000, ptr %7, align 4
  store float 0xBFD6D1F0E0000000, ptr %8, align 4
  store float 0x3FFC80EF00000000, ptr %9, align 4
  store float 0xBFFD23DD40000000, ptr %10, align 4
  store float 0x3FF548CDE0000000, ptr %11, align 4
  store float 0x3FD9884540000000, ptr %12, align 4
  %15 = load float, ptr %6, align 4
  store float %15, ptr %3, align 4
  %16 = load float, ptr %3, align 4
  %17 = call float @llvm.nvvm.fabs.f32(float %16)
  %18 = fmul contract float 0x3FCDA67120000000, %17
  %19 = fadd contract float 1.000000e+00, %18
  store float 1.000000e+00, ptr %4, align 4
  store float %19, ptr %5, align 4
  %20 = load float, ptr %4, align 4
  %21 = load float, ptr %5, align 4
  %22 = call float @llvm.nvvm.div.approx.f(float %20, float %21)
  store float %22, ptr %13, align 4
  %23 = load float, ptr %6, align 4
  %24 = fmul contract float -5.000000e-01, %23
  %25 = load float, ptr %6, align 4
  %26 = fmul contract float %24, %25
  store float %26, ptr %2, align 4
  %27 = load float, ptr %2, align 4
  %28 = fmul float %27, 0x3FF7154760000000
  %29 = call float @llvm.nvvm.ex2.approx.f32(float %28)
  %30 = fmul contract float 0x3FD9884540000000, %29
  %31 = load float, ptr %13, align 4
  %32 = load float, ptr %13, align 4
  %33 = load float, ptr %13, align 4
  %34 = load float, ptr %13, align 4
  %35 = load float, ptr %13, align 4
  %36 = fmul contract float %35, 0x3FF548CDE0000000
  %37 = fadd contract float 0xBFFD23DD40000000, %36
  %38 = fmul contract float %34, %37
  %39 = fadd contract float 0x3FFC80EF00000000, %38
  %40 = fmul contract float %33, %39
  %41 = fadd contract float 0xBFD6D1F0E0000000, %40
  %42 = fmul contract float %32, %41
  %43 = fadd contract float 0x3FD470BF40000000, %42
  %44 = fmul contract float %31, %43
  %45 = fmul contract float %30, %44
  store float %45, ptr %14, align 4
  %46 = load float, ptr %6, align 4
  %47 = fcmp contract ogt float %46, 0.000000e+00
  br i1 %47, label %48, label %51

48:                                               ; preds = %1
  %49 = load float, ptr %14, align 4
  %50 = fsub contract float 1.000000e+00, %49
  store float %50, ptr %14, align 4
  br label %51

51:                                               ; preds = %48, %1
  %52 = load float, ptr %14, align 4
  ret float %52
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @binomial(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, double noundef %4, double noundef %5) #2 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store double %3, ptr %14, align 8
  store double %4, ptr %15, align 8
  store double %5, ptr %16, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %17, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %24, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %18, align 8
  %29 = load ptr, ptr %12, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %29, i64 %31
  %33 = load double, ptr %32, align 8
  store double %33, ptr %19, align 8
  %34 = load double, ptr %18, align 8
  %35 = load double, ptr %14, align 8
  %36 = load i32, ptr %17, align 4
  %37 = mul nsw i32 2, %36
  %38 = sub nsw i32 %37, 31
  %39 = sitofp i32 %38 to double
  store double %35, ptr %9, align 8
  store double %39, ptr %10, align 8
  %40 = load double, ptr %9, align 8
  %41 = load double, ptr %10, align 8
  %42 = call i32 @llvm.nvvm.d2i.hi(double %40) #8
  %43 = call i32 @llvm.nvvm.d2i.hi(double %41) #8
  %44 = and i32 %43, 2146435072
  %45 = ashr i32 %44, 20
  %46 = sub nsw i32 %45, 1023
  %47 = add nsw i32 %46, 11
  %48 = bitcast double %41 to i64
  %49 = zext i32 %47 to i64
  %50 = shl i64 %48, %49
  %51 = icmp eq i64 %50, -9223372036854775808
  %52 = zext i1 %51 to i32
  %53 = call double @llvm.nvvm.fabs.f64(double %40)
  %54 = call double @__internal_accurate_pow(double %53, double %41)
  %55 = icmp slt i32 %42, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %6
  br i1 %51, label %57, label %62

57:                                               ; preds = %56
  %58 = call i32 @llvm.nvvm.d2i.hi(double %54) #8
  %59 = call i32 @llvm.nvvm.d2i.lo(double %54) #8
  %60 = xor i32 %58, -2147483648
  %61 = call double @llvm.nvvm.lohi.i2d(i32 %59, i32 %60) #8
  br label %62

62:                                               ; preds = %57, %56, %6
  %63 = phi double [ %61, %57 ], [ %54, %56 ], [ %54, %6 ]
  %64 = fcmp oeq double %40, 0.000000e+00
  br i1 %64, label %65, label %81

65:                                               ; preds = %62
  %66 = call double @llvm.nvvm.fabs.f64(double %41)
  %67 = fcmp oeq double %66, 5.000000e-01
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  br label %69

69:                                               ; preds = %68, %65
  %70 = phi i32 [ 0, %68 ], [ %52, %65 ]
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %73

73:                                               ; preds = %72, %69
  %74 = phi i32 [ %42, %72 ], [ 0, %69 ]
  %75 = icmp slt i32 %43, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = or i32 %74, 2146435072
  br label %78

78:                                               ; preds = %76, %73
  %79 = phi i32 [ %77, %76 ], [ %74, %73 ]
  %80 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %79) #8
  br label %89

81:                                               ; preds = %62
  %82 = icmp slt i32 %42, 0
  br i1 %82, label %83, label %87

83:                                               ; preds = %81
  %84 = call double @llvm.nvvm.trunc.d(double %41) #8
  %85 = fcmp une double %41, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  br label %87

87:                                               ; preds = %86, %83, %81
  %88 = phi double [ 0xFFF8000000000000, %86 ], [ %63, %83 ], [ %63, %81 ]
  br label %89

89:                                               ; preds = %87, %78
  %90 = phi double [ %80, %78 ], [ %88, %87 ]
  %91 = phi i32 [ %70, %78 ], [ %52, %87 ]
  %92 = fadd double %40, %41
  %93 = call i32 @llvm.nvvm.d2i.hi(double %92) #8
  %94 = and i32 %93, 2146435072
  %95 = icmp eq i32 %94, 2146435072
  br i1 %95, label %96, label %166

96:                                               ; preds = %89
  %97 = call double @llvm.nvvm.fabs.f64(double %40)
  %98 = fcmp ole double %97, 0x7FF0000000000000
  %99 = xor i1 %98, true
  %100 = zext i1 %99 to i32
  br i1 %99, label %106, label %101

101:                                              ; preds = %96
  %102 = call double @llvm.nvvm.fabs.f64(double %41)
  %103 = fcmp ole double %102, 0x7FF0000000000000
  %104 = xor i1 %103, true
  %105 = zext i1 %104 to i32
  br i1 %104, label %106, label %108

106:                                              ; preds = %101, %96
  %107 = call double @llvm.nvvm.add.rn.d(double %40, double %41) #8
  br label %164

108:                                              ; preds = %101
  %109 = call i32 @llvm.nvvm.d2i.lo(double %41) #8
  %110 = call i32 @llvm.nvvm.d2i.hi(double %41) #8
  %111 = and i32 %110, 2147483647
  %112 = icmp eq i32 %111, 2146435072
  br i1 %112, label %113, label %115

113:                                              ; preds = %108
  %114 = icmp eq i32 %109, 0
  br label %115

115:                                              ; preds = %113, %108
  %116 = phi i1 [ false, %108 ], [ %114, %113 ]
  %117 = zext i1 %116 to i32
  br i1 %116, label %118, label %134

118:                                              ; preds = %115
  %119 = call double @llvm.nvvm.fabs.f64(double %40)
  %120 = fcmp ogt double %119, 1.000000e+00
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  br label %122

122:                                              ; preds = %121, %118
  %123 = phi i32 [ 2146435072, %121 ], [ 0, %118 ]
  %124 = icmp slt i32 %43, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %122
  %126 = xor i32 %123, 2146435072
  br label %127

127:                                              ; preds = %125, %122
  %128 = phi i32 [ %126, %125 ], [ %123, %122 ]
  %129 = fcmp oeq double %40, -1.000000e+00
  br i1 %129, label %130, label %131

130:                                              ; preds = %127
  br label %131

131:                                              ; preds = %130, %127
  %132 = phi i32 [ 1072693248, %130 ], [ %128, %127 ]
  %133 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %132) #8
  br label %162

134:                                              ; preds = %115
  %135 = call i32 @llvm.nvvm.d2i.lo(double %40) #8
  %136 = call i32 @llvm.nvvm.d2i.hi(double %40) #8
  %137 = and i32 %136, 2147483647
  %138 = icmp eq i32 %137, 2146435072
  br i1 %138, label %139, label %141

139:                                              ; preds = %134
  %140 = icmp eq i32 %135, 0
  br label %141

141:                                              ; preds = %139, %134
  %142 = phi i1 [ false, %134 ], [ %140, %139 ]
  %143 = zext i1 %142 to i32
  br i1 %142, label %144, label %160

144:                                              ; preds = %141
  %145 = icmp sge i32 %43, 0
  br i1 %145, label %146, label %147

146:                                              ; preds = %144
  br label %147

147:                                              ; preds = %146, %144
  %148 = phi i32 [ 2146435072, %146 ], [ 0, %144 ]
  %149 = icmp slt i32 %42, 0
  br i1 %149, label %150, label %157

150:                                              ; preds = %147
  %151 = icmp ne i32 %91, 0
  br i1 %151, label %152, label %157

152:                                              ; preds = %150
  %153 = and i32 %43, 2147483647
  %154 = icmp ne i32 %153, 1071644672
  br i1 %154, label %155, label %157

155:                                              ; preds = %152
  %156 = xor i32 %148, -2147483648
  br label %157

157:                                              ; preds = %155, %152, %150, %147
  %158 = phi i32 [ %156, %155 ], [ %148, %152 ], [ %148, %150 ], [ %148, %147 ]
  %159 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %158) #8
  br label %160

160:                                              ; preds = %157, %141
  %161 = phi double [ %159, %157 ], [ %90, %141 ]
  br label %162

162:                                              ; preds = %160, %131
  %163 = phi double [ %133, %131 ], [ %161, %160 ]
  br label %164

164:                                              ; preds = %162, %106
  %165 = phi double [ %107, %106 ], [ %163, %162 ]
  br label %166

166:                                              ; preds = %164, %89
  %167 = phi double [ %165, %164 ], [ %90, %89 ]
  %168 = fcmp oeq double %40, 1.000000e+00
  br i1 %168, label %171, label %169

169:                                              ; preds = %166
  %170 = fcmp oeq double %41, 0.000000e+00
  br i1 %170, label %171, label %172

171:                                              ; preds = %169, %166
  br label %172

172:                                              ; preds = %169, %171
  %173 = phi double [ 1.000000e+00, %171 ], [ %167, %169 ]
  %174 = fmul contract double %34, %173
  %175 = load double, ptr %19, align 8
  %176 = fsub contract double %174, %175
  store double %176, ptr %20, align 8
  %177 = load double, ptr %20, align 8
  store double %177, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %178 = load double, ptr %7, align 8
  %179 = load double, ptr %8, align 8
  %180 = call noundef double @llvm.nvvm.fmax.d(double %178, double %179)
  %181 = load i32, ptr %17, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), i64 0, i64 %182
  store double %180, ptr %183, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 31, ptr %21, align 4
  br label %184

184:                                              ; preds = %219, %172
  %185 = load i32, ptr %21, align 4
  %186 = icmp sgt i32 %185, 0
  br i1 %186, label %187, label %222

187:                                              ; preds = %184
  store double 0.000000e+00, ptr %22, align 8
  %188 = load i32, ptr %17, align 4
  %189 = load i32, ptr %21, align 4
  %190 = icmp slt i32 %188, %189
  br i1 %190, label %191, label %209

191:                                              ; preds = %187
  %192 = load double, ptr %16, align 8
  %193 = load double, ptr %15, align 8
  %194 = load i32, ptr %17, align 4
  %195 = add nsw i32 %194, 1
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), i64 0, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fmul contract double %193, %198
  %200 = load double, ptr %15, align 8
  %201 = fsub contract double 1.000000e+00, %200
  %202 = load i32, ptr %17, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), i64 0, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = fmul contract double %201, %205
  %207 = fadd contract double %199, %206
  %208 = fmul contract double %192, %207
  store double %208, ptr %22, align 8
  br label %209

209:                                              ; preds = %191, %187
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %210 = load i32, ptr %17, align 4
  %211 = load i32, ptr %21, align 4
  %212 = icmp slt i32 %210, %211
  br i1 %212, label %213, label %218

213:                                              ; preds = %209
  %214 = load double, ptr %22, align 8
  %215 = load i32, ptr %17, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), i64 0, i64 %216
  store double %214, ptr %217, align 8
  br label %218

218:                                              ; preds = %213, %209
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %21, align 4
  %221 = add nsw i32 %220, -1
  store i32 %221, ptr %21, align 4
  br label %184, !llvm.loop !6

222:                                              ; preds = %184
  %223 = load i32, ptr %17, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %231

225:                                              ; preds = %222
  %226 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), align 8
  %227 = load ptr, ptr %13, align 8
  %228 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw double, ptr %227, i64 %229
  store double %226, ptr %230, align 8
  br label %231

231:                                              ; preds = %225, %222
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fmax.d(double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #4

; Function Attrs: convergent noinline nounwind
define internal double @__internal_accurate_pow(double %0, double %1) #6 {
  %3 = call i32 @llvm.nvvm.d2i.hi(double %0) #8
  %4 = call i32 @llvm.nvvm.d2i.lo(double %0) #8
  %5 = lshr i32 %3, 20
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = fmul double %0, 0x4350000000000000
  %9 = call i32 @llvm.nvvm.d2i.hi(double %8) #8
  %10 = call i32 @llvm.nvvm.d2i.lo(double %8) #8
  %11 = lshr i32 %9, 20
  %12 = sub nsw i32 %11, 54
  br label %13

13:                                               ; preds = %7, %2
  %14 = phi i32 [ %10, %7 ], [ %4, %2 ]
  %15 = phi i32 [ %9, %7 ], [ %3, %2 ]
  %16 = phi i32 [ %12, %7 ], [ %5, %2 ]
  %17 = sub nsw i32 %16, 1023
  %18 = and i32 %15, -2146435073
  %19 = or i32 %18, 1072693248
  %20 = call double @llvm.nvvm.lohi.i2d(i32 %14, i32 %19) #8
  %21 = icmp ugt i32 %19, 1073127582
  br i1 %21, label %22, label %29

22:                                               ; preds = %13
  %23 = call i32 @llvm.nvvm.d2i.lo(double %20) #8
  %24 = call i32 @llvm.nvvm.d2i.hi(double %20) #8
  %25 = shl i32 -1, 20
  %26 = add i32 %25, %24
  %27 = call double @llvm.nvvm.lohi.i2d(i32 %23, i32 %26) #8
  %28 = add nsw i32 %17, 1
  br label %29

29:                                               ; preds = %13, %22
  %30 = phi double [ %27, %22 ], [ %20, %13 ]
  %31 = phi i32 [ %28, %22 ], [ %17, %13 ]
  %32 = fsub double %30, 1.000000e+00
  %33 = fadd double %30, 1.000000e+00
  %34 = call double @llvm.nvvm.rcp.approx.ftz.d(double %33) #8
  %35 = fsub double -0.000000e+00, %33
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %34, double 1.000000e+00) #8
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %36, double %36) #8
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %34, double %34) #8
  %39 = fmul double %32, %38
  %40 = fadd double %39, %39
  %41 = fmul double %40, %40
  %42 = call double @llvm.nvvm.fma.rn.d(double 0x3EB0F5FF7D2CAFE2, double %41, double 0x3ED0F5D241AD3B5A) #8
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %41, double 0x3EF3B20A75488A3F) #8
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %41, double 0x3F1745CDE4FAECD5) #8
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %41, double 0x3F3C71C7258A578B) #8
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %41, double 0x3F6249249242B910) #8
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %41, double 0x3F89999999999DFB) #8
  %48 = fmul double %47, %41
  %49 = fsub double %32, %40
  %50 = fmul double 2.000000e+00, %49
  %51 = fsub double -0.000000e+00, %40
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %32, double %50) #8
  %53 = fmul double %38, %52
  %54 = fadd double 0x3FB5555555555555, %48
  %55 = fsub double 0x3FB5555555555555, %54
  %56 = fadd double %55, %48
  %57 = fadd double %56, 0.000000e+00
  %58 = fadd double %57, 0xBC46A4CB00B9E7B0
  %59 = fadd double %54, %58
  %60 = fsub double %54, %59
  %61 = fadd double %60, %58
  %62 = insertvalue %struct.double2 undef, double %61, 0
  %63 = insertvalue %struct.double2 %62, double %59, 1
  %64 = extractvalue %struct.double2 %63, 0
  %65 = extractvalue %struct.double2 %63, 1
  %66 = call double @llvm.nvvm.mul.rn.d(double %40, double %40) #8
  %67 = fsub double -0.000000e+00, %66
  %68 = call double @llvm.nvvm.fma.rn.d(double %40, double %40, double %67) #8
  %69 = call i32 @llvm.nvvm.d2i.lo(double %53) #8
  %70 = call i32 @llvm.nvvm.d2i.hi(double %53) #8
  %71 = shl i32 1, 20
  %72 = add i32 %71, %70
  %73 = call double @llvm.nvvm.lohi.i2d(i32 %69, i32 %72) #8
  %74 = call double @llvm.nvvm.fma.rn.d(double %40, double %73, double %68) #8
  %75 = call double @llvm.nvvm.mul.rn.d(double %66, double %40) #8
  %76 = fsub double -0.000000e+00, %75
  %77 = call double @llvm.nvvm.fma.rn.d(double %66, double %40, double %76) #8
  %78 = call double @llvm.nvvm.fma.rn.d(double %66, double %53, double %77) #8
  %79 = call double @llvm.nvvm.fma.rn.d(double %74, double %40, double %78) #8
  %80 = call double @llvm.nvvm.mul.rn.d(double %65, double %75) #8
  %81 = fsub double -0.000000e+00, %80
  %82 = call double @llvm.nvvm.fma.rn.d(double %65, double %75, double %81) #8
  %83 = call double @llvm.nvvm.fma.rn.d(double %65, double %79, double %82) #8
  %84 = call double @llvm.nvvm.fma.rn.d(double %64, double %75, double %83) #8
  %85 = fadd double %80, %84
  %86 = fsub double %80, %85
  %87 = fadd double %86, %84
  %88 = insertvalue %struct.double2 undef, double %87, 0
  %89 = insertvalue %struct.double2 %88, double %85, 1
  %90 = extractvalue %struct.double2 %89, 0
  %91 = extractvalue %struct.double2 %89, 1
  %92 = fadd double %40, %91
  %93 = fsub double %40, %92
  %94 = fadd double %93, %91
  %95 = fadd double %94, %90
  %96 = fadd double %95, %53
  %97 = fadd double %92, %96
  %98 = fsub double %92, %97
  %99 = fadd double %98, %96
  %100 = insertvalue %struct.double2 undef, double %99, 0
  %101 = insertvalue %struct.double2 %100, double %97, 1
  %102 = extractvalue %struct.double2 %101, 0
  %103 = extractvalue %struct.double2 %101, 1
  %104 = xor i32 -2147483648, %31
  %105 = call double @llvm.nvvm.lohi.i2d(i32 %104, i32 1127219200) #8
  %106 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #8
  %107 = fsub double %105, %106
  %108 = call double @llvm.nvvm.fma.rn.d(double %107, double 0x3FE62E42FEFA39EF, double %103) #8
  %109 = fsub double -0.000000e+00, %107
  %110 = call double @llvm.nvvm.fma.rn.d(double %109, double 0x3FE62E42FEFA39EF, double %108) #8
  %111 = fsub double %110, %103
  %112 = fsub double %102, %111
  %113 = call double @llvm.nvvm.fma.rn.d(double %107, double 0x3C7ABC9E3B39803F, double %112) #8
  %114 = fadd double %108, %113
  %115 = fsub double %108, %114
  %116 = fadd double %115, %113
  %117 = insertvalue %struct.double2 undef, double %116, 0
  %118 = insertvalue %struct.double2 %117, double %114, 1
  %119 = extractvalue %struct.double2 %118, 0
  %120 = extractvalue %struct.double2 %118, 1
  %121 = call i32 @llvm.nvvm.d2i.hi(double %1) #8
  %122 = call i32 @llvm.nvvm.d2i.lo(double %1) #8
  %123 = add i32 %121, %121
  %124 = icmp uge i32 %123, -33554432
  br i1 %124, label %125, label %127

125:                                              ; preds = %29
  %126 = and i32 %121, -15728641
  br label %127

127:                                              ; preds = %125, %29
  %128 = phi i32 [ %126, %125 ], [ %121, %29 ]
  %129 = call double @llvm.nvvm.lohi.i2d(i32 %122, i32 %128) #8
  %130 = call double @llvm.nvvm.mul.rn.d(double %120, double %129) #8
  %131 = fsub double -0.000000e+00, %130
  %132 = call double @llvm.nvvm.fma.rn.d(double %120, double %129, double %131) #8
  %133 = call double @llvm.nvvm.fma.rn.d(double %119, double %129, double %132) #8
  %134 = fadd double %130, %133
  %135 = fsub double %130, %134
  %136 = fadd double %135, %133
  %137 = call double @llvm.nvvm.fma.rn.d(double %134, double 0x3FF71547652B82FE, double 0x4338000000000000) #8
  %138 = call i32 @llvm.nvvm.d2i.lo(double %137) #8
  %139 = call double @llvm.nvvm.fma.rn.d(double %134, double 0x3FF71547652B82FE, double 0x4338000000000000) #8
  %140 = call double @llvm.nvvm.add.rn.d(double %139, double 0xC338000000000000) #8
  %141 = call double @llvm.nvvm.fma.rn.d(double %140, double 0xBFE62E42FEFA39EF, double %134) #8
  %142 = call double @llvm.nvvm.fma.rn.d(double %140, double 0xBC7ABC9E3B39803F, double %141) #8
  %143 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %142, double 0x3E928AF3FCA213EA) #8
  %144 = call double @llvm.nvvm.fma.rn.d(double %143, double %142, double 0x3EC71DEE62401315) #8
  %145 = call double @llvm.nvvm.fma.rn.d(double %144, double %142, double 0x3EFA01997C89EB71) #8
  %146 = call double @llvm.nvvm.fma.rn.d(double %145, double %142, double 0x3F2A01A014761F65) #8
  %147 = call double @llvm.nvvm.fma.rn.d(double %146, double %142, double 0x3F56C16C1852B7AF) #8
  %148 = call double @llvm.nvvm.fma.rn.d(double %147, double %142, double 0x3F81111111122322) #8
  %149 = call double @llvm.nvvm.fma.rn.d(double %148, double %142, double 0x3FA55555555502A1) #8
  %150 = call double @llvm.nvvm.fma.rn.d(double %149, double %142, double 0x3FC5555555555511) #8
  %151 = call double @llvm.nvvm.fma.rn.d(double %150, double %142, double 0x3FE000000000000B) #8
  %152 = call double @llvm.nvvm.fma.rn.d(double %151, double %142, double 1.000000e+00) #8
  %153 = call double @llvm.nvvm.fma.rn.d(double %152, double %142, double 1.000000e+00) #8
  %154 = call i32 @llvm.nvvm.d2i.lo(double %153) #8
  %155 = call i32 @llvm.nvvm.d2i.hi(double %153) #8
  %156 = shl i32 %138, 20
  %157 = add i32 %156, %155
  %158 = call double @llvm.nvvm.lohi.i2d(i32 %154, i32 %157) #8
  %159 = call i32 @llvm.nvvm.d2i.hi(double %134) #8
  %160 = bitcast i32 %159 to float
  br label %163

161:                                              ; No predecessors!
  %162 = call float @llvm.nvvm.fabs.ftz.f32(float %160)
  br label %165

163:                                              ; preds = %127
  %164 = call float @llvm.nvvm.fabs.f32(float %160)
  br label %165

165:                                              ; preds = %163, %161
  %166 = phi float [ %162, %161 ], [ %164, %163 ]
  %167 = bitcast i32 1082532651 to float
  %168 = fcmp olt float %166, %167
  %169 = zext i1 %168 to i32
  br i1 %168, label %203, label %170

170:                                              ; preds = %165
  %171 = fcmp olt double %134, 0.000000e+00
  br i1 %171, label %172, label %173

172:                                              ; preds = %170
  br label %176

173:                                              ; preds = %170
  %174 = bitcast i64 9218868437227405312 to double
  %175 = fadd double %134, %174
  br label %176

176:                                              ; preds = %173, %172
  %177 = phi double [ 0.000000e+00, %172 ], [ %175, %173 ]
  %178 = call i32 @llvm.nvvm.d2i.hi(double %134) #8
  %179 = bitcast i32 %178 to float
  br label %182

180:                                              ; No predecessors!
  %181 = call float @llvm.nvvm.fabs.ftz.f32(float %179)
  br label %184

182:                                              ; preds = %176
  %183 = call float @llvm.nvvm.fabs.f32(float %179)
  br label %184

184:                                              ; preds = %182, %180
  %185 = phi float [ %181, %180 ], [ %183, %182 ]
  %186 = bitcast i32 1082607616 to float
  %187 = fcmp olt float %185, %186
  %188 = zext i1 %187 to i32
  br i1 %187, label %189, label %201

189:                                              ; preds = %184
  %190 = sdiv i32 %138, 2
  %191 = call i32 @llvm.nvvm.d2i.lo(double %153) #8
  %192 = call i32 @llvm.nvvm.d2i.hi(double %153) #8
  %193 = shl i32 %190, 20
  %194 = add i32 %192, %193
  %195 = call double @llvm.nvvm.lohi.i2d(i32 %191, i32 %194) #8
  %196 = sub nsw i32 %138, %190
  %197 = shl i32 %196, 20
  %198 = add nsw i32 1072693248, %197
  %199 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %198) #8
  %200 = fmul double %195, %199
  br label %201

201:                                              ; preds = %189, %184
  %202 = phi double [ %200, %189 ], [ %177, %184 ]
  br label %203

203:                                              ; preds = %165, %201
  %204 = phi double [ %158, %165 ], [ %202, %201 ]
  br label %205

205:                                              ; preds = %203
  br label %206

206:                                              ; preds = %205
  br label %212

207:                                              ; No predecessors!
  %208 = call double @llvm.nvvm.fabs.f64(double %204)
  %209 = bitcast i64 9218868437227405312 to double
  %210 = fcmp oeq double %208, %209
  %211 = zext i1 %210 to i32
  br label %222

212:                                              ; preds = %206
  %213 = call i32 @llvm.nvvm.d2i.lo(double %204) #8
  %214 = call i32 @llvm.nvvm.d2i.hi(double %204) #8
  %215 = and i32 %214, 2147483647
  %216 = icmp eq i32 %215, 2146435072
  br i1 %216, label %217, label %219

217:                                              ; preds = %212
  %218 = icmp eq i32 %213, 0
  br label %219

219:                                              ; preds = %217, %212
  %220 = phi i1 [ false, %212 ], [ %218, %217 ]
  %221 = zext i1 %220 to i32
  br label %222

222:                                              ; preds = %207, %219
  %223 = phi i32 [ %211, %207 ], [ %221, %219 ]
  %224 = icmp ne i32 %223, 0
  br i1 %224, label %227, label %225

225:                                              ; preds = %222
  %226 = call double @llvm.nvvm.fma.rn.d(double %204, double %136, double %204) #8
  br label %227

227:                                              ; preds = %225, %222
  %228 = phi double [ %204, %222 ], [ %226, %225 ]
  ret double %228
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.trunc.d(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent noinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!nvvmir.version = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
