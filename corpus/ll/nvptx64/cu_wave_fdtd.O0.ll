; ModuleID = 'corpus/cuda/cu_wave_fdtd.cu'
source_filename = "corpus/cuda/cu_wave_fdtd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wave2d(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %19, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = add i32 %35, %36
  store i32 %37, ptr %20, align 4
  %38 = load i32, ptr %19, align 4
  %39 = load i32, ptr %17, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %6
  %42 = load i32, ptr %20, align 4
  %43 = load i32, ptr %18, align 4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %6
  br label %191

46:                                               ; preds = %41
  %47 = load i32, ptr %20, align 4
  %48 = load i32, ptr %17, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %19, align 4
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %21, align 4
  %52 = load i32, ptr %19, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %61

54:                                               ; preds = %46
  %55 = load ptr, ptr %14, align 8
  %56 = load i32, ptr %21, align 4
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  %60 = load float, ptr %59, align 4
  br label %62

61:                                               ; preds = %46
  br label %62

62:                                               ; preds = %61, %54
  %63 = phi contract float [ %60, %54 ], [ 0.000000e+00, %61 ]
  store float %63, ptr %22, align 4
  %64 = load i32, ptr %19, align 4
  %65 = load i32, ptr %17, align 4
  %66 = sub nsw i32 %65, 1
  %67 = icmp slt i32 %64, %66
  br i1 %67, label %68, label %75

68:                                               ; preds = %62
  %69 = load ptr, ptr %14, align 8
  %70 = load i32, ptr %21, align 4
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  %74 = load float, ptr %73, align 4
  br label %76

75:                                               ; preds = %62
  br label %76

76:                                               ; preds = %75, %68
  %77 = phi contract float [ %74, %68 ], [ 0.000000e+00, %75 ]
  store float %77, ptr %23, align 4
  %78 = load i32, ptr %20, align 4
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %76
  %81 = load ptr, ptr %14, align 8
  %82 = load i32, ptr %21, align 4
  %83 = load i32, ptr %17, align 4
  %84 = sub nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %81, i64 %85
  %87 = load float, ptr %86, align 4
  br label %89

88:                                               ; preds = %76
  br label %89

89:                                               ; preds = %88, %80
  %90 = phi contract float [ %87, %80 ], [ 0.000000e+00, %88 ]
  store float %90, ptr %24, align 4
  %91 = load i32, ptr %20, align 4
  %92 = load i32, ptr %18, align 4
  %93 = sub nsw i32 %92, 1
  %94 = icmp slt i32 %91, %93
  br i1 %94, label %95, label %103

95:                                               ; preds = %89
  %96 = load ptr, ptr %14, align 8
  %97 = load i32, ptr %21, align 4
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %96, i64 %100
  %102 = load float, ptr %101, align 4
  br label %104

103:                                              ; preds = %89
  br label %104

104:                                              ; preds = %103, %95
  %105 = phi contract float [ %102, %95 ], [ 0.000000e+00, %103 ]
  store float %105, ptr %25, align 4
  %106 = load ptr, ptr %14, align 8
  %107 = load i32, ptr %21, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %106, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fmul contract float 2.000000e+00, %110
  %112 = load ptr, ptr %13, align 8
  %113 = load i32, ptr %21, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %112, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fsub contract float %111, %116
  %118 = load ptr, ptr %16, align 8
  %119 = load i32, ptr %21, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %118, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load float, ptr %22, align 4
  %124 = load float, ptr %23, align 4
  %125 = fadd contract float %123, %124
  %126 = load float, ptr %24, align 4
  %127 = fadd contract float %125, %126
  %128 = load float, ptr %25, align 4
  %129 = fadd contract float %127, %128
  %130 = load ptr, ptr %14, align 8
  %131 = load i32, ptr %21, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = fmul contract float 4.000000e+00, %134
  %136 = fsub contract float %129, %135
  %137 = fmul contract float %122, %136
  %138 = fadd contract float %117, %137
  store float %138, ptr %26, align 4
  %139 = load i32, ptr %19, align 4
  %140 = load i32, ptr %17, align 4
  %141 = sub nsw i32 %140, 1
  %142 = load i32, ptr %19, align 4
  %143 = sub nsw i32 %141, %142
  store i32 %139, ptr %7, align 4
  store i32 %143, ptr %8, align 4
  %144 = load i32, ptr %7, align 4
  %145 = load i32, ptr %8, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %149

147:                                              ; preds = %104
  %148 = load i32, ptr %7, align 4
  br label %151

149:                                              ; preds = %104
  %150 = load i32, ptr %8, align 4
  br label %151

151:                                              ; preds = %147, %149
  %152 = phi i32 [ %148, %147 ], [ %150, %149 ]
  %153 = load i32, ptr %20, align 4
  %154 = load i32, ptr %18, align 4
  %155 = sub nsw i32 %154, 1
  %156 = load i32, ptr %20, align 4
  %157 = sub nsw i32 %155, %156
  store i32 %153, ptr %9, align 4
  store i32 %157, ptr %10, align 4
  %158 = load i32, ptr %9, align 4
  %159 = load i32, ptr %10, align 4
  %160 = icmp slt i32 %158, %159
  br i1 %160, label %161, label %163

161:                                              ; preds = %151
  %162 = load i32, ptr %9, align 4
  br label %165

163:                                              ; preds = %151
  %164 = load i32, ptr %10, align 4
  br label %165

165:                                              ; preds = %161, %163
  %166 = phi i32 [ %162, %161 ], [ %164, %163 ]
  store i32 %152, ptr %11, align 4
  store i32 %166, ptr %12, align 4
  %167 = load i32, ptr %11, align 4
  %168 = load i32, ptr %12, align 4
  %169 = icmp slt i32 %167, %168
  br i1 %169, label %170, label %172

170:                                              ; preds = %165
  %171 = load i32, ptr %11, align 4
  br label %174

172:                                              ; preds = %165
  %173 = load i32, ptr %12, align 4
  br label %174

174:                                              ; preds = %170, %172
  %175 = phi i32 [ %171, %170 ], [ %173, %172 ]
  store i32 %175, ptr %27, align 4
  %176 = load i32, ptr %27, align 4
  %177 = icmp slt i32 %176, 3
  br i1 %177, label %178, label %185

178:                                              ; preds = %174
  %179 = load i32, ptr %27, align 4
  %180 = sitofp i32 %179 to float
  %181 = fmul contract float 0x3FB99999A0000000, %180
  %182 = fadd contract float 0x3FE6666660000000, %181
  %183 = load float, ptr %26, align 4
  %184 = fmul contract float %183, %182
  store float %184, ptr %26, align 4
  br label %185

185:                                              ; preds = %178, %174
  %186 = load float, ptr %26, align 4
  %187 = load ptr, ptr %15, align 8
  %188 = load i32, ptr %21, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr %187, i64 %189
  store float %186, ptr %190, align 4
  br label %191

191:                                              ; preds = %185, %45
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fdtd_ey(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %90

28:                                               ; preds = %6
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %90

32:                                               ; preds = %28
  %33 = load i32, ptr %14, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %49

35:                                               ; preds = %32
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %12, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %13, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  store double %40, ptr %48, align 8
  br label %89

49:                                               ; preds = %32
  %50 = load ptr, ptr %7, align 8
  %51 = load i32, ptr %14, align 4
  %52 = load i32, ptr %12, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %13, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %50, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %12, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %13, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %59, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %14, align 4
  %70 = sub nsw i32 %69, 1
  %71 = load i32, ptr %12, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %68, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fsub contract double %67, %77
  %79 = fmul contract double 5.000000e-01, %78
  %80 = fsub contract double %58, %79
  %81 = load ptr, ptr %7, align 8
  %82 = load i32, ptr %14, align 4
  %83 = load i32, ptr %12, align 4
  %84 = mul nsw i32 %82, %83
  %85 = load i32, ptr %13, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %81, i64 %87
  store double %80, ptr %88, align 8
  br label %89

89:                                               ; preds = %49, %35
  br label %90

90:                                               ; preds = %89, %28, %6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fdtd_hz(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %11, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %85

26:                                               ; preds = %5
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %85

30:                                               ; preds = %26
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %10, align 4
  %34 = add nsw i32 %33, 1
  %35 = mul nsw i32 %32, %34
  %36 = load i32, ptr %11, align 4
  %37 = add nsw i32 %35, %36
  %38 = add nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %31, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %12, align 4
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  %46 = mul nsw i32 %43, %45
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fsub contract double %41, %51
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %12, align 4
  %55 = add nsw i32 %54, 1
  %56 = load i32, ptr %10, align 4
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %53, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd contract double %52, %62
  %64 = load ptr, ptr %7, align 8
  %65 = load i32, ptr %12, align 4
  %66 = load i32, ptr %10, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %11, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %64, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fsub contract double %63, %72
  %74 = fmul contract double 0x3FE6666666666666, %73
  %75 = load ptr, ptr %8, align 8
  %76 = load i32, ptr %12, align 4
  %77 = load i32, ptr %10, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %11, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %75, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fsub contract double %83, %74
  store double %84, ptr %82, align 8
  br label %85

85:                                               ; preds = %30, %26, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @adi_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = mul nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %20, i64 %24
  store ptr %25, ptr %10, align 8
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %8, align 4
  %29 = mul nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %26, i64 %30
  store ptr %31, ptr %11, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %8, align 4
  %35 = mul nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %32, i64 %36
  store ptr %37, ptr %12, align 8
  store i32 1, ptr %13, align 4
  br label %38

38:                                               ; preds = %100, %4
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %103

42:                                               ; preds = %38
  %43 = load ptr, ptr %10, align 8
  %44 = load i32, ptr %13, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %10, align 8
  %49 = load i32, ptr %13, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %48, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load ptr, ptr %12, align 8
  %55 = load i32, ptr %13, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul contract double %53, %58
  %60 = load ptr, ptr %11, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %60, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fdiv contract double %59, %65
  %67 = fsub contract double %47, %66
  %68 = load ptr, ptr %10, align 8
  %69 = load i32, ptr %13, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  store double %67, ptr %71, align 8
  %72 = load ptr, ptr %11, align 8
  %73 = load i32, ptr %13, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = load ptr, ptr %12, align 8
  %78 = load i32, ptr %13, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %12, align 8
  %83 = load i32, ptr %13, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fmul contract double %81, %86
  %88 = load ptr, ptr %11, align 8
  %89 = load i32, ptr %13, align 4
  %90 = sub nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %88, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fdiv contract double %87, %93
  %95 = fsub contract double %76, %94
  %96 = load ptr, ptr %11, align 8
  %97 = load i32, ptr %13, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  store double %95, ptr %99, align 8
  br label %100

100:                                              ; preds = %42
  %101 = load i32, ptr %13, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %13, align 4
  br label %38, !llvm.loop !4

103:                                              ; preds = %38
  %104 = load ptr, ptr %10, align 8
  %105 = load i32, ptr %8, align 4
  %106 = sub nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %104, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = load i32, ptr %8, align 4
  %112 = sub nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %110, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fdiv contract double %109, %115
  %117 = load ptr, ptr %10, align 8
  %118 = load i32, ptr %8, align 4
  %119 = sub nsw i32 %118, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %117, i64 %120
  store double %116, ptr %121, align 8
  %122 = load i32, ptr %8, align 4
  %123 = sub nsw i32 %122, 2
  store i32 %123, ptr %14, align 4
  br label %124

124:                                              ; preds = %156, %103
  %125 = load i32, ptr %14, align 4
  %126 = icmp sge i32 %125, 0
  br i1 %126, label %127, label %159

127:                                              ; preds = %124
  %128 = load ptr, ptr %10, align 8
  %129 = load i32, ptr %14, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = load ptr, ptr %10, align 8
  %134 = load i32, ptr %14, align 4
  %135 = add nsw i32 %134, 1
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %133, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = load ptr, ptr %12, align 8
  %140 = load i32, ptr %14, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %139, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fmul contract double %138, %143
  %145 = fsub contract double %132, %144
  %146 = load ptr, ptr %11, align 8
  %147 = load i32, ptr %14, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %146, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fdiv contract double %145, %150
  %152 = load ptr, ptr %10, align 8
  %153 = load i32, ptr %14, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %152, i64 %154
  store double %151, ptr %155, align 8
  br label %156

156:                                              ; preds = %127
  %157 = load i32, ptr %14, align 4
  %158 = add nsw i32 %157, -1
  store i32 %158, ptr %14, align 4
  br label %124, !llvm.loop !6

159:                                              ; preds = %124
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
