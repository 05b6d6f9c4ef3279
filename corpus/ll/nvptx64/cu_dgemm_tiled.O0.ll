; ModuleID = 'corpus/cuda/cu_dgemm_tiled.cu'
source_filename = "corpus/cuda/cu_dgemm_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }

$_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As = comdat any

$_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs = comdat any

$_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As = comdat any

$_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs = comdat any

@_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As = linkonce_odr dso_local addrspace(3) global [16 x [17 x double]] undef, comdat, align 8
@_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs = linkonce_odr dso_local addrspace(3) global [16 x [16 x double]] undef, comdat, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As = linkonce_odr dso_local addrspace(3) global [16 x [17 x double]] undef, comdat, align 8
@_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs = linkonce_odr dso_local addrspace(3) global [16 x [16 x double]] undef, comdat, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dgemm_nn(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) #0 {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  store ptr %0, ptr %29, align 8
  store ptr %1, ptr %30, align 8
  store ptr %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  store i32 %4, ptr %33, align 4
  store i32 %5, ptr %34, align 4
  store double %6, ptr %35, align 8
  store double %7, ptr %36, align 8
  %37 = load ptr, ptr %29, align 8
  %38 = load ptr, ptr %30, align 8
  %39 = load ptr, ptr %31, align 8
  %40 = load i32, ptr %32, align 4
  %41 = load i32, ptr %33, align 4
  %42 = load i32, ptr %34, align 4
  %43 = load double, ptr %35, align 8
  %44 = load double, ptr %36, align 8
  store ptr %37, ptr %12, align 8
  store ptr %38, ptr %13, align 8
  store ptr %39, ptr %14, align 8
  store i32 %40, ptr %15, align 4
  store i32 %41, ptr %16, align 4
  store i32 %42, ptr %17, align 4
  store double %43, ptr %18, align 8
  store double %44, ptr %19, align 8
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %45, ptr %20, align 4
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %46, ptr %21, align 4
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %48 = mul i32 %47, 16
  %49 = load i32, ptr %21, align 4
  %50 = add i32 %48, %49
  store i32 %50, ptr %22, align 4
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = mul i32 %51, 16
  %53 = load i32, ptr %20, align 4
  %54 = add i32 %52, %53
  store i32 %54, ptr %23, align 4
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %55

55:                                               ; preds = %148, %8
  %56 = load i32, ptr %25, align 4
  %57 = load i32, ptr %17, align 4
  %58 = add nsw i32 %57, 16
  %59 = sub nsw i32 %58, 1
  %60 = sdiv i32 %59, 16
  %61 = icmp slt i32 %56, %60
  br i1 %61, label %62, label %151

62:                                               ; preds = %55
  %63 = load i32, ptr %25, align 4
  %64 = mul nsw i32 %63, 16
  %65 = load i32, ptr %20, align 4
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr %26, align 4
  %67 = load i32, ptr %25, align 4
  %68 = mul nsw i32 %67, 16
  %69 = load i32, ptr %21, align 4
  %70 = add nsw i32 %68, %69
  store i32 %70, ptr %27, align 4
  %71 = load i32, ptr %22, align 4
  %72 = load i32, ptr %15, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %88

74:                                               ; preds = %62
  %75 = load i32, ptr %26, align 4
  %76 = load i32, ptr %17, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %88

78:                                               ; preds = %74
  %79 = load ptr, ptr %12, align 8
  %80 = load i32, ptr %22, align 4
  %81 = load i32, ptr %17, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %26, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  %87 = load double, ptr %86, align 8
  br label %89

88:                                               ; preds = %74, %62
  br label %89

89:                                               ; preds = %88, %78
  %90 = phi contract double [ %87, %78 ], [ 0.000000e+00, %88 ]
  %91 = load i32, ptr %21, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As to ptr), i64 0, i64 %92
  %94 = load i32, ptr %20, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [17 x double], ptr %93, i64 0, i64 %95
  store double %90, ptr %96, align 8
  %97 = load i32, ptr %23, align 4
  %98 = load i32, ptr %16, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %89
  %101 = load i32, ptr %27, align 4
  %102 = load i32, ptr %17, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %100
  %105 = load ptr, ptr %13, align 8
  %106 = load i32, ptr %27, align 4
  %107 = load i32, ptr %16, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %23, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  %113 = load double, ptr %112, align 8
  br label %115

114:                                              ; preds = %100, %89
  br label %115

115:                                              ; preds = %114, %104
  %116 = phi contract double [ %113, %104 ], [ 0.000000e+00, %114 ]
  %117 = load i32, ptr %21, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x [16 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs to ptr), i64 0, i64 %118
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x double], ptr %119, i64 0, i64 %121
  store double %116, ptr %122, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %28, align 4
  br label %123

123:                                              ; preds = %126, %115
  %124 = load i32, ptr %28, align 4
  %125 = icmp slt i32 %124, 16
  br i1 %125, label %126, label %148

126:                                              ; preds = %123
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As to ptr), i64 0, i64 %128
  %130 = load i32, ptr %28, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [17 x double], ptr %129, i64 0, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = load i32, ptr %28, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x [16 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs to ptr), i64 0, i64 %135
  %137 = load i32, ptr %20, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x double], ptr %136, i64 0, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = load double, ptr %24, align 8
  store double %133, ptr %9, align 8
  store double %140, ptr %10, align 8
  store double %141, ptr %11, align 8
  %142 = load double, ptr %9, align 8
  %143 = load double, ptr %10, align 8
  %144 = load double, ptr %11, align 8
  %145 = call contract noundef double @llvm.fma.f64(double %142, double %143, double %144)
  store double %145, ptr %24, align 8
  %146 = load i32, ptr %28, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %28, align 4
  br label %123, !llvm.loop !4

148:                                              ; preds = %123
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = load i32, ptr %25, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %25, align 4
  br label %55, !llvm.loop !7

151:                                              ; preds = %55
  %152 = load i32, ptr %22, align 4
  %153 = load i32, ptr %15, align 4
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %155, label %183

155:                                              ; preds = %151
  %156 = load i32, ptr %23, align 4
  %157 = load i32, ptr %16, align 4
  %158 = icmp slt i32 %156, %157
  br i1 %158, label %159, label %183

159:                                              ; preds = %155
  %160 = load double, ptr %18, align 8
  %161 = load double, ptr %24, align 8
  %162 = fmul contract double %160, %161
  %163 = load double, ptr %19, align 8
  %164 = load ptr, ptr %14, align 8
  %165 = load i32, ptr %22, align 4
  %166 = load i32, ptr %16, align 4
  %167 = mul nsw i32 %165, %166
  %168 = load i32, ptr %23, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %164, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fmul contract double %163, %172
  %174 = fadd contract double %162, %173
  %175 = load ptr, ptr %14, align 8
  %176 = load i32, ptr %22, align 4
  %177 = load i32, ptr %16, align 4
  %178 = mul nsw i32 %176, %177
  %179 = load i32, ptr %23, align 4
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %175, i64 %181
  store double %174, ptr %182, align 8
  br label %183

183:                                              ; preds = %151, %155, %159
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dgemm_tn(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) #0 {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  store ptr %0, ptr %29, align 8
  store ptr %1, ptr %30, align 8
  store ptr %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  store i32 %4, ptr %33, align 4
  store i32 %5, ptr %34, align 4
  store double %6, ptr %35, align 8
  store double %7, ptr %36, align 8
  %37 = load ptr, ptr %29, align 8
  %38 = load ptr, ptr %30, align 8
  %39 = load ptr, ptr %31, align 8
  %40 = load i32, ptr %32, align 4
  %41 = load i32, ptr %33, align 4
  %42 = load i32, ptr %34, align 4
  %43 = load double, ptr %35, align 8
  %44 = load double, ptr %36, align 8
  store ptr %37, ptr %12, align 8
  store ptr %38, ptr %13, align 8
  store ptr %39, ptr %14, align 8
  store i32 %40, ptr %15, align 4
  store i32 %41, ptr %16, align 4
  store i32 %42, ptr %17, align 4
  store double %43, ptr %18, align 8
  store double %44, ptr %19, align 8
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %45, ptr %20, align 4
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %46, ptr %21, align 4
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %48 = mul i32 %47, 16
  %49 = load i32, ptr %21, align 4
  %50 = add i32 %48, %49
  store i32 %50, ptr %22, align 4
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = mul i32 %51, 16
  %53 = load i32, ptr %20, align 4
  %54 = add i32 %52, %53
  store i32 %54, ptr %23, align 4
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %55

55:                                               ; preds = %148, %8
  %56 = load i32, ptr %25, align 4
  %57 = load i32, ptr %17, align 4
  %58 = add nsw i32 %57, 16
  %59 = sub nsw i32 %58, 1
  %60 = sdiv i32 %59, 16
  %61 = icmp slt i32 %56, %60
  br i1 %61, label %62, label %151

62:                                               ; preds = %55
  %63 = load i32, ptr %25, align 4
  %64 = mul nsw i32 %63, 16
  %65 = load i32, ptr %20, align 4
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr %26, align 4
  %67 = load i32, ptr %25, align 4
  %68 = mul nsw i32 %67, 16
  %69 = load i32, ptr %21, align 4
  %70 = add nsw i32 %68, %69
  store i32 %70, ptr %27, align 4
  %71 = load i32, ptr %22, align 4
  %72 = load i32, ptr %15, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %88

74:                                               ; preds = %62
  %75 = load i32, ptr %26, align 4
  %76 = load i32, ptr %17, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %88

78:                                               ; preds = %74
  %79 = load ptr, ptr %12, align 8
  %80 = load i32, ptr %26, align 4
  %81 = load i32, ptr %15, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %22, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  %87 = load double, ptr %86, align 8
  br label %89

88:                                               ; preds = %74, %62
  br label %89

89:                                               ; preds = %88, %78
  %90 = phi contract double [ %87, %78 ], [ 0.000000e+00, %88 ]
  %91 = load i32, ptr %21, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As to ptr), i64 0, i64 %92
  %94 = load i32, ptr %20, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [17 x double], ptr %93, i64 0, i64 %95
  store double %90, ptr %96, align 8
  %97 = load i32, ptr %23, align 4
  %98 = load i32, ptr %16, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %89
  %101 = load i32, ptr %27, align 4
  %102 = load i32, ptr %17, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %100
  %105 = load ptr, ptr %13, align 8
  %106 = load i32, ptr %27, align 4
  %107 = load i32, ptr %16, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %23, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  %113 = load double, ptr %112, align 8
  br label %115

114:                                              ; preds = %100, %89
  br label %115

115:                                              ; preds = %114, %104
  %116 = phi contract double [ %113, %104 ], [ 0.000000e+00, %114 ]
  %117 = load i32, ptr %21, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x [16 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs to ptr), i64 0, i64 %118
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x double], ptr %119, i64 0, i64 %121
  store double %116, ptr %122, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %28, align 4
  br label %123

123:                                              ; preds = %126, %115
  %124 = load i32, ptr %28, align 4
  %125 = icmp slt i32 %124, 16
  br i1 %125, label %126, label %148

126:                                              ; preds = %123
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As to ptr), i64 0, i64 %128
  %130 = load i32, ptr %28, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [17 x double], ptr %129, i64 0, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = load i32, ptr %28, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x [16 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs to ptr), i64 0, i64 %135
  %137 = load i32, ptr %20, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x double], ptr %136, i64 0, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = load double, ptr %24, align 8
  store double %133, ptr %9, align 8
  store double %140, ptr %10, align 8
  store double %141, ptr %11, align 8
  %142 = load double, ptr %9, align 8
  %143 = load double, ptr %10, align 8
  %144 = load double, ptr %11, align 8
  %145 = call contract noundef double @llvm.fma.f64(double %142, double %143, double %144)
  store double %145, ptr %24, align 8
  %146 = load i32, ptr %28, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %28, align 4
  br label %123, !llvm.loop !8

148:                                              ; preds = %123
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = load i32, ptr %25, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %25, align 4
  br label %55, !llvm.loop !9

151:                                              ; preds = %55
  %152 = load i32, ptr %22, align 4
  %153 = load i32, ptr %15, align 4
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %155, label %183

155:                                              ; preds = %151
  %156 = load i32, ptr %23, align 4
  %157 = load i32, ptr %16, align 4
  %158 = icmp slt i32 %156, %157
  br i1 %158, label %159, label %183

159:                                              ; preds = %155
  %160 = load double, ptr %18, align 8
  %161 = load double, ptr %24, align 8
  %162 = fmul contract double %160, %161
  %163 = load double, ptr %19, align 8
  %164 = load ptr, ptr %14, align 8
  %165 = load i32, ptr %22, align 4
  %166 = load i32, ptr %16, align 4
  %167 = mul nsw i32 %165, %166
  %168 = load i32, ptr %23, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %164, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fmul contract double %163, %172
  %174 = fadd contract double %162, %173
  %175 = load ptr, ptr %14, align 8
  %176 = load i32, ptr %22, align 4
  %177 = load i32, ptr %16, align 4
  %178 = mul nsw i32 %176, %177
  %179 = load i32, ptr %23, align 4
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %175, i64 %181
  store double %174, ptr %182, align 8
  br label %183

183:                                              ; preds = %151, %155, %159
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5}
