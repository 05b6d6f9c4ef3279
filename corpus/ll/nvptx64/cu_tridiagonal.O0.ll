; ModuleID = 'corpus/cuda/cu_tridiagonal.cu'
source_filename = "corpus/cuda/cu_tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local addrspace(3) global [32 x double] undef, comdat, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @thomas(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %13, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fdiv contract float %28, %33
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  store float %34, ptr %38, align 4
  %39 = load ptr, ptr %10, align 8
  %40 = load i32, ptr %13, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %8, align 8
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fdiv contract float %43, %48
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %13, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  store float %49, ptr %53, align 4
  store i32 1, ptr %14, align 4
  br label %54

54:                                               ; preds = %120, %6
  %55 = load i32, ptr %14, align 4
  %56 = load i32, ptr %11, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %123

58:                                               ; preds = %54
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %12, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %61, %62
  store i32 %63, ptr %15, align 4
  %64 = load ptr, ptr %8, align 8
  %65 = load i32, ptr %15, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %15, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load ptr, ptr %9, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %12, align 4
  %77 = sub nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %74, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fmul contract float %73, %80
  %82 = fsub contract float %68, %81
  %83 = fdiv contract float 1.000000e+00, %82
  store float %83, ptr %16, align 4
  %84 = load ptr, ptr %9, align 8
  %85 = load i32, ptr %15, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load float, ptr %16, align 4
  %90 = fmul contract float %88, %89
  %91 = load ptr, ptr %9, align 8
  %92 = load i32, ptr %15, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  store float %90, ptr %94, align 4
  %95 = load ptr, ptr %10, align 8
  %96 = load i32, ptr %15, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %7, align 8
  %101 = load i32, ptr %15, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %100, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %10, align 8
  %106 = load i32, ptr %15, align 4
  %107 = load i32, ptr %12, align 4
  %108 = sub nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %105, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = fmul contract float %104, %111
  %113 = fsub contract float %99, %112
  %114 = load float, ptr %16, align 4
  %115 = fmul contract float %113, %114
  %116 = load ptr, ptr %10, align 8
  %117 = load i32, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  store float %115, ptr %119, align 4
  br label %120

120:                                              ; preds = %58
  %121 = load i32, ptr %14, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %14, align 4
  br label %54, !llvm.loop !4

123:                                              ; preds = %54
  %124 = load i32, ptr %11, align 4
  %125 = sub nsw i32 %124, 2
  store i32 %125, ptr %17, align 4
  br label %126

126:                                              ; preds = %158, %123
  %127 = load i32, ptr %17, align 4
  %128 = icmp sge i32 %127, 0
  br i1 %128, label %129, label %161

129:                                              ; preds = %126
  %130 = load i32, ptr %17, align 4
  %131 = load i32, ptr %12, align 4
  %132 = mul nsw i32 %130, %131
  %133 = load i32, ptr %13, align 4
  %134 = add nsw i32 %132, %133
  store i32 %134, ptr %18, align 4
  %135 = load ptr, ptr %10, align 8
  %136 = load i32, ptr %18, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %135, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = load ptr, ptr %9, align 8
  %141 = load i32, ptr %18, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %140, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load ptr, ptr %10, align 8
  %146 = load i32, ptr %18, align 4
  %147 = load i32, ptr %12, align 4
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %145, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = fmul contract float %144, %151
  %153 = fsub contract float %139, %152
  %154 = load ptr, ptr %10, align 8
  %155 = load i32, ptr %18, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %154, i64 %156
  store float %153, ptr %157, align 4
  br label %158

158:                                              ; preds = %129
  %159 = load i32, ptr %17, align 4
  %160 = add nsw i32 %159, -1
  store i32 %160, ptr %17, align 4
  br label %126, !llvm.loop !6

161:                                              ; preds = %126
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pcr_f32(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  store ptr %3, ptr %22, align 8
  %23 = load ptr, ptr %19, align 8
  %24 = load ptr, ptr %20, align 8
  %25 = load ptr, ptr %21, align 8
  %26 = load ptr, ptr %22, align 8
  store ptr %23, ptr %5, align 8
  store ptr %24, ptr %6, align 8
  store ptr %25, ptr %7, align 8
  store ptr %26, ptr %8, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %9, align 4
  store i32 32, ptr %10, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = mul i32 %28, 32
  %30 = load i32, ptr %9, align 4
  %31 = add i32 %29, %30
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %9, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %4
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  br label %41

40:                                               ; preds = %4
  br label %41

41:                                               ; preds = %40, %34
  %42 = phi contract float [ %39, %34 ], [ 0.000000e+00, %40 ]
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %44
  store float %42, ptr %45, align 4
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %52
  store float %50, ptr %53, align 4
  %54 = load i32, ptr %9, align 4
  %55 = icmp slt i32 %54, 31
  br i1 %55, label %56, label %62

56:                                               ; preds = %41
  %57 = load ptr, ptr %7, align 8
  %58 = load i32, ptr %11, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4
  br label %63

62:                                               ; preds = %41
  br label %63

63:                                               ; preds = %62, %56
  %64 = phi contract float [ %61, %56 ], [ 0.000000e+00, %62 ]
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %66
  store float %64, ptr %67, align 4
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %11, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %74
  store float %72, ptr %75, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %12, align 4
  br label %76

76:                                               ; preds = %179, %63
  %77 = load i32, ptr %12, align 4
  %78 = icmp slt i32 %77, 32
  br i1 %78, label %79, label %198

79:                                               ; preds = %76
  store float 0.000000e+00, ptr %13, align 4
  %80 = load i32, ptr %9, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %81
  %83 = load float, ptr %82, align 4
  store float %83, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  %84 = load i32, ptr %9, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  store float %87, ptr %16, align 4
  %88 = load i32, ptr %9, align 4
  %89 = load i32, ptr %12, align 4
  %90 = sub nsw i32 %88, %89
  %91 = icmp sge i32 %90, 0
  br i1 %91, label %92, label %133

92:                                               ; preds = %79
  %93 = load i32, ptr %9, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load i32, ptr %9, align 4
  %98 = load i32, ptr %12, align 4
  %99 = sub nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = fdiv contract float %96, %102
  store float %103, ptr %17, align 4
  %104 = load i32, ptr %9, align 4
  %105 = load i32, ptr %12, align 4
  %106 = sub nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = load float, ptr %17, align 4
  %111 = fmul contract float %109, %110
  %112 = load float, ptr %14, align 4
  %113 = fsub contract float %112, %111
  store float %113, ptr %14, align 4
  %114 = load i32, ptr %9, align 4
  %115 = load i32, ptr %12, align 4
  %116 = sub nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load float, ptr %17, align 4
  %121 = fmul contract float %119, %120
  %122 = load float, ptr %16, align 4
  %123 = fsub contract float %122, %121
  store float %123, ptr %16, align 4
  %124 = load i32, ptr %9, align 4
  %125 = load i32, ptr %12, align 4
  %126 = sub nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = fneg contract float %129
  %131 = load float, ptr %17, align 4
  %132 = fmul contract float %130, %131
  store float %132, ptr %13, align 4
  br label %133

133:                                              ; preds = %92, %79
  %134 = load i32, ptr %9, align 4
  %135 = load i32, ptr %12, align 4
  %136 = add nsw i32 %134, %135
  %137 = icmp slt i32 %136, 32
  br i1 %137, label %138, label %179

138:                                              ; preds = %133
  %139 = load i32, ptr %9, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = load i32, ptr %9, align 4
  %144 = load i32, ptr %12, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = fdiv contract float %142, %148
  store float %149, ptr %18, align 4
  %150 = load i32, ptr %9, align 4
  %151 = load i32, ptr %12, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = load float, ptr %18, align 4
  %157 = fmul contract float %155, %156
  %158 = load float, ptr %14, align 4
  %159 = fsub contract float %158, %157
  store float %159, ptr %14, align 4
  %160 = load i32, ptr %9, align 4
  %161 = load i32, ptr %12, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = load float, ptr %18, align 4
  %167 = fmul contract float %165, %166
  %168 = load float, ptr %16, align 4
  %169 = fsub contract float %168, %167
  store float %169, ptr %16, align 4
  %170 = load i32, ptr %9, align 4
  %171 = load i32, ptr %12, align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %173
  %175 = load float, ptr %174, align 4
  %176 = fneg contract float %175
  %177 = load float, ptr %18, align 4
  %178 = fmul contract float %176, %177
  store float %178, ptr %15, align 4
  br label %179

179:                                              ; preds = %138, %133
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %180 = load float, ptr %13, align 4
  %181 = load i32, ptr %9, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %182
  store float %180, ptr %183, align 4
  %184 = load float, ptr %14, align 4
  %185 = load i32, ptr %9, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %186
  store float %184, ptr %187, align 4
  %188 = load float, ptr %15, align 4
  %189 = load i32, ptr %9, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %190
  store float %188, ptr %191, align 4
  %192 = load float, ptr %16, align 4
  %193 = load i32, ptr %9, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %194
  store float %192, ptr %195, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %196 = load i32, ptr %12, align 4
  %197 = mul nsw i32 %196, 2
  store i32 %197, ptr %12, align 4
  br label %76, !llvm.loop !7

198:                                              ; preds = %76
  %199 = load i32, ptr %9, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %200
  %202 = load float, ptr %201, align 4
  %203 = load i32, ptr %9, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = fdiv contract float %202, %206
  %208 = load ptr, ptr %8, align 8
  %209 = load i32, ptr %11, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %208, i64 %210
  store float %207, ptr %211, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pcr_f64(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  store ptr %3, ptr %22, align 8
  %23 = load ptr, ptr %19, align 8
  %24 = load ptr, ptr %20, align 8
  %25 = load ptr, ptr %21, align 8
  %26 = load ptr, ptr %22, align 8
  store ptr %23, ptr %5, align 8
  store ptr %24, ptr %6, align 8
  store ptr %25, ptr %7, align 8
  store ptr %26, ptr %8, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %9, align 4
  store i32 32, ptr %10, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = mul i32 %28, 32
  %30 = load i32, ptr %9, align 4
  %31 = add i32 %29, %30
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %9, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %4
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  br label %41

40:                                               ; preds = %4
  br label %41

41:                                               ; preds = %40, %34
  %42 = phi contract double [ %39, %34 ], [ 0.000000e+00, %40 ]
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %44
  store double %42, ptr %45, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %52
  store double %50, ptr %53, align 8
  %54 = load i32, ptr %9, align 4
  %55 = icmp slt i32 %54, 31
  br i1 %55, label %56, label %62

56:                                               ; preds = %41
  %57 = load ptr, ptr %7, align 8
  %58 = load i32, ptr %11, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  br label %63

62:                                               ; preds = %41
  br label %63

63:                                               ; preds = %62, %56
  %64 = phi contract double [ %61, %56 ], [ 0.000000e+00, %62 ]
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %66
  store double %64, ptr %67, align 8
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %11, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %74
  store double %72, ptr %75, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %12, align 4
  br label %76

76:                                               ; preds = %179, %63
  %77 = load i32, ptr %12, align 4
  %78 = icmp slt i32 %77, 32
  br i1 %78, label %79, label %198

79:                                               ; preds = %76
  store double 0.000000e+00, ptr %13, align 8
  %80 = load i32, ptr %9, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %81
  %83 = load double, ptr %82, align 8
  store double %83, ptr %14, align 8
  store double 0.000000e+00, ptr %15, align 8
  %84 = load i32, ptr %9, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %85
  %87 = load double, ptr %86, align 8
  store double %87, ptr %16, align 8
  %88 = load i32, ptr %9, align 4
  %89 = load i32, ptr %12, align 4
  %90 = sub nsw i32 %88, %89
  %91 = icmp sge i32 %90, 0
  br i1 %91, label %92, label %133

92:                                               ; preds = %79
  %93 = load i32, ptr %9, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = load i32, ptr %9, align 4
  %98 = load i32, ptr %12, align 4
  %99 = sub nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fdiv contract double %96, %102
  store double %103, ptr %17, align 8
  %104 = load i32, ptr %9, align 4
  %105 = load i32, ptr %12, align 4
  %106 = sub nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = load double, ptr %17, align 8
  %111 = fmul contract double %109, %110
  %112 = load double, ptr %14, align 8
  %113 = fsub contract double %112, %111
  store double %113, ptr %14, align 8
  %114 = load i32, ptr %9, align 4
  %115 = load i32, ptr %12, align 4
  %116 = sub nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load double, ptr %17, align 8
  %121 = fmul contract double %119, %120
  %122 = load double, ptr %16, align 8
  %123 = fsub contract double %122, %121
  store double %123, ptr %16, align 8
  %124 = load i32, ptr %9, align 4
  %125 = load i32, ptr %12, align 4
  %126 = sub nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fneg contract double %129
  %131 = load double, ptr %17, align 8
  %132 = fmul contract double %130, %131
  store double %132, ptr %13, align 8
  br label %133

133:                                              ; preds = %92, %79
  %134 = load i32, ptr %9, align 4
  %135 = load i32, ptr %12, align 4
  %136 = add nsw i32 %134, %135
  %137 = icmp slt i32 %136, 32
  br i1 %137, label %138, label %179

138:                                              ; preds = %133
  %139 = load i32, ptr %9, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = load i32, ptr %9, align 4
  %144 = load i32, ptr %12, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = fdiv contract double %142, %148
  store double %149, ptr %18, align 8
  %150 = load i32, ptr %9, align 4
  %151 = load i32, ptr %12, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = load double, ptr %18, align 8
  %157 = fmul contract double %155, %156
  %158 = load double, ptr %14, align 8
  %159 = fsub contract double %158, %157
  store double %159, ptr %14, align 8
  %160 = load i32, ptr %9, align 4
  %161 = load i32, ptr %12, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = load double, ptr %18, align 8
  %167 = fmul contract double %165, %166
  %168 = load double, ptr %16, align 8
  %169 = fsub contract double %168, %167
  store double %169, ptr %16, align 8
  %170 = load i32, ptr %9, align 4
  %171 = load i32, ptr %12, align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fneg contract double %175
  %177 = load double, ptr %18, align 8
  %178 = fmul contract double %176, %177
  store double %178, ptr %15, align 8
  br label %179

179:                                              ; preds = %138, %133
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %180 = load double, ptr %13, align 8
  %181 = load i32, ptr %9, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 0, i64 %182
  store double %180, ptr %183, align 8
  %184 = load double, ptr %14, align 8
  %185 = load i32, ptr %9, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %186
  store double %184, ptr %187, align 8
  %188 = load double, ptr %15, align 8
  %189 = load i32, ptr %9, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 0, i64 %190
  store double %188, ptr %191, align 8
  %192 = load double, ptr %16, align 8
  %193 = load i32, ptr %9, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %194
  store double %192, ptr %195, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %196 = load i32, ptr %12, align 4
  %197 = mul nsw i32 %196, 2
  store i32 %197, ptr %12, align 4
  br label %76, !llvm.loop !8

198:                                              ; preds = %76
  %199 = load i32, ptr %9, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 0, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = load i32, ptr %9, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 0, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fdiv contract double %202, %206
  %208 = load ptr, ptr %8, align 8
  %209 = load i32, ptr %11, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  store double %207, ptr %211, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
