; ModuleID = 'corpus/cuda/cu_quant_matvec.cu'
source_filename = "corpus/cuda/cu_quant_matvec.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.block_q8_0 = type { half, [32 x i8] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matvec_q8_0(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store ptr %2, ptr %26, align 8
  store ptr %3, ptr %27, align 8
  store i32 %4, ptr %28, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %36, ptr %29, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %37, ptr %30, align 4
  store float 0.000000e+00, ptr %31, align 4
  %38 = load i32, ptr %30, align 4
  %39 = sdiv i32 %38, 8
  store i32 %39, ptr %32, align 4
  br label %40

40:                                               ; preds = %175, %5
  %41 = load i32, ptr %32, align 4
  %42 = load i32, ptr %28, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %178

44:                                               ; preds = %40
  %45 = load ptr, ptr %24, align 8
  %46 = load i32, ptr %29, align 4
  %47 = load i32, ptr %28, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %32, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.block_q8_0, ptr %45, i64 %51
  store ptr %52, ptr %33, align 8
  %53 = load ptr, ptr %33, align 8, !nonnull !4, !align !5
  %54 = getelementptr inbounds nuw %struct.block_q8_0, ptr %53, i32 0, i32 1
  %55 = getelementptr inbounds [32 x i8], ptr %54, i64 0, i64 0
  %56 = load i32, ptr %30, align 4
  %57 = srem i32 %56, 8
  store ptr %55, ptr %15, align 8
  store i32 %57, ptr %16, align 4
  %58 = load ptr, ptr %15, align 8
  store ptr %58, ptr %17, align 8
  %59 = load ptr, ptr %17, align 8
  %60 = load i32, ptr %16, align 4
  %61 = mul nsw i32 2, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i16, ptr %59, i64 %62
  %64 = load i16, ptr %63, align 2
  %65 = zext i16 %64 to i32
  %66 = load ptr, ptr %17, align 8
  %67 = load i32, ptr %16, align 4
  %68 = mul nsw i32 2, %67
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i16, ptr %66, i64 %70
  %72 = load i16, ptr %71, align 2
  %73 = zext i16 %72 to i32
  %74 = shl i32 %73, 16
  %75 = or i32 %65, %74
  %76 = load ptr, ptr %25, align 8
  %77 = load i32, ptr %29, align 4
  %78 = load i32, ptr %28, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %32, align 4
  %81 = add nsw i32 %79, %80
  %82 = mul nsw i32 %81, 32
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %76, i64 %83
  %85 = load i32, ptr %30, align 4
  %86 = srem i32 %85, 8
  store ptr %84, ptr %18, align 8
  store i32 %86, ptr %19, align 4
  %87 = load ptr, ptr %18, align 8
  store ptr %87, ptr %20, align 8
  %88 = load ptr, ptr %20, align 8
  %89 = load i32, ptr %19, align 4
  %90 = mul nsw i32 2, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i16, ptr %88, i64 %91
  %93 = load i16, ptr %92, align 2
  %94 = zext i16 %93 to i32
  %95 = load ptr, ptr %20, align 8
  %96 = load i32, ptr %19, align 4
  %97 = mul nsw i32 2, %96
  %98 = add nsw i32 %97, 1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i16, ptr %95, i64 %99
  %101 = load i16, ptr %100, align 2
  %102 = zext i16 %101 to i32
  %103 = shl i32 %102, 16
  %104 = or i32 %94, %103
  %105 = xor i32 %75, %104
  store i32 %105, ptr %34, align 4
  %106 = load ptr, ptr %25, align 8
  %107 = load i32, ptr %32, align 4
  %108 = mul nsw i32 %107, 32
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %106, i64 %109
  %111 = load i32, ptr %30, align 4
  %112 = srem i32 %111, 8
  store ptr %110, ptr %21, align 8
  store i32 %112, ptr %22, align 4
  %113 = load ptr, ptr %21, align 8
  store ptr %113, ptr %23, align 8
  %114 = load ptr, ptr %23, align 8
  %115 = load i32, ptr %22, align 4
  %116 = mul nsw i32 2, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i16, ptr %114, i64 %117
  %119 = load i16, ptr %118, align 2
  %120 = zext i16 %119 to i32
  %121 = load ptr, ptr %23, align 8
  %122 = load i32, ptr %22, align 4
  %123 = mul nsw i32 2, %122
  %124 = add nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i16, ptr %121, i64 %125
  %127 = load i16, ptr %126, align 2
  %128 = zext i16 %127 to i32
  %129 = shl i32 %128, 16
  %130 = or i32 %120, %129
  store i32 %130, ptr %35, align 4
  %131 = load ptr, ptr %33, align 8, !nonnull !4, !align !5
  %132 = getelementptr inbounds nuw %struct.block_q8_0, ptr %131, i32 0, i32 0
  %133 = load half, ptr %132, align 2
  %134 = fpext contract half %133 to float
  %135 = load ptr, ptr %26, align 8
  %136 = load i32, ptr %29, align 4
  %137 = load i32, ptr %28, align 4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %32, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds half, ptr %135, i64 %141
  %143 = load half, ptr %142, align 2
  %144 = fpext contract half %143 to float
  %145 = fadd contract float %134, %144
  %146 = load i32, ptr %34, align 4
  %147 = load i32, ptr %35, align 4
  store i32 %146, ptr %11, align 4
  store i32 %147, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %148

148:                                              ; preds = %151, %44
  %149 = load i32, ptr %14, align 4
  %150 = icmp slt i32 %149, 4
  br i1 %150, label %151, label %169

151:                                              ; preds = %148
  %152 = load i32, ptr %11, align 4
  %153 = load i32, ptr %14, align 4
  %154 = mul nsw i32 8, %153
  %155 = lshr i32 %152, %154
  %156 = trunc i32 %155 to i8
  %157 = sext i8 %156 to i32
  %158 = load i32, ptr %12, align 4
  %159 = load i32, ptr %14, align 4
  %160 = mul nsw i32 8, %159
  %161 = lshr i32 %158, %160
  %162 = trunc i32 %161 to i8
  %163 = sext i8 %162 to i32
  %164 = mul nsw i32 %157, %163
  %165 = load i32, ptr %13, align 4
  %166 = add nsw i32 %165, %164
  store i32 %166, ptr %13, align 4
  %167 = load i32, ptr %14, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %14, align 4
  br label %148, !llvm.loop !6

169:                                              ; preds = %148
  %170 = load i32, ptr %13, align 4
  %171 = sitofp i32 %170 to float
  %172 = fmul contract float %145, %171
  %173 = load float, ptr %31, align 4
  %174 = fadd contract float %173, %172
  store float %174, ptr %31, align 4
  br label %175

175:                                              ; preds = %169
  %176 = load i32, ptr %32, align 4
  %177 = add nsw i32 %176, 4
  store i32 %177, ptr %32, align 4
  br label %40, !llvm.loop !9

178:                                              ; preds = %40
  %179 = load float, ptr %31, align 4
  store float %179, ptr %9, align 4
  store i32 16, ptr %10, align 4
  br label %180

180:                                              ; preds = %183, %178
  %181 = load i32, ptr %10, align 4
  %182 = icmp sgt i32 %181, 0
  br i1 %182, label %183, label %194

183:                                              ; preds = %180
  %184 = load float, ptr %9, align 4
  %185 = load i32, ptr %10, align 4
  store i32 -1, ptr %6, align 4
  store float %184, ptr %7, align 4
  store i32 %185, ptr %8, align 4
  %186 = load i32, ptr %6, align 4
  %187 = load float, ptr %7, align 4
  %188 = load i32, ptr %8, align 4
  %189 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %186, float %187, i32 %188, i32 31)
  %190 = load float, ptr %9, align 4
  %191 = fadd contract float %190, %189
  store float %191, ptr %9, align 4
  %192 = load i32, ptr %10, align 4
  %193 = ashr i32 %192, 1
  store i32 %193, ptr %10, align 4
  br label %180, !llvm.loop !10

194:                                              ; preds = %180
  %195 = load float, ptr %9, align 4
  store float %195, ptr %31, align 4
  %196 = load i32, ptr %30, align 4
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %204

198:                                              ; preds = %194
  %199 = load float, ptr %31, align 4
  %200 = load ptr, ptr %27, align 8
  %201 = load i32, ptr %29, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %200, i64 %202
  store float %199, ptr %203, align 4
  br label %204

204:                                              ; preds = %198, %194
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @quantize_q8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %14, align 4
  %23 = load ptr, ptr %11, align 8
  %24 = load i32, ptr %14, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4
  store float %27, ptr %10, align 4
  %28 = load float, ptr %10, align 4
  %29 = call contract noundef float @llvm.fabs.f32(float %28)
  store float %29, ptr %15, align 4
  store i32 16, ptr %16, align 4
  br label %30

30:                                               ; preds = %44, %3
  %31 = load i32, ptr %16, align 4
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %47

33:                                               ; preds = %30
  %34 = load float, ptr %15, align 4
  %35 = load float, ptr %15, align 4
  %36 = load i32, ptr %16, align 4
  store i32 -1, ptr %5, align 4
  store float %35, ptr %6, align 4
  store i32 %36, ptr %7, align 4
  %37 = load i32, ptr %5, align 4
  %38 = load float, ptr %6, align 4
  %39 = load i32, ptr %7, align 4
  %40 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %37, float %38, i32 %39, i32 31)
  store float %34, ptr %8, align 4
  store float %40, ptr %9, align 4
  %41 = load float, ptr %8, align 4
  %42 = load float, ptr %9, align 4
  %43 = call contract noundef float @llvm.maxnum.f32(float %41, float %42)
  store float %43, ptr %15, align 4
  br label %44

44:                                               ; preds = %33
  %45 = load i32, ptr %16, align 4
  %46 = ashr i32 %45, 1
  store i32 %46, ptr %16, align 4
  br label %30, !llvm.loop !11

47:                                               ; preds = %30
  %48 = load float, ptr %15, align 4
  %49 = fdiv contract float %48, 1.270000e+02
  store float %49, ptr %17, align 4
  %50 = load float, ptr %15, align 4
  %51 = fcmp contract oeq float %50, 0.000000e+00
  br i1 %51, label %52, label %53

52:                                               ; preds = %47
  br label %65

53:                                               ; preds = %47
  %54 = load ptr, ptr %11, align 8
  %55 = load i32, ptr %14, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load float, ptr %17, align 4
  %60 = fdiv contract float %58, %59
  store float %60, ptr %4, align 4
  %61 = load float, ptr %4, align 4
  %62 = call noundef i32 @llvm.nvvm.f2i.rn(float %61)
  %63 = trunc i32 %62 to i8
  %64 = sext i8 %63 to i32
  br label %65

65:                                               ; preds = %53, %52
  %66 = phi i32 [ 0, %52 ], [ %64, %53 ]
  %67 = trunc i32 %66 to i8
  %68 = load ptr, ptr %12, align 8
  %69 = load i32, ptr %14, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  store i8 %67, ptr %71, align 1
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %73 = and i32 %72, 31
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %82

75:                                               ; preds = %65
  %76 = load float, ptr %17, align 4
  %77 = load ptr, ptr %13, align 8
  %78 = load i32, ptr %14, align 4
  %79 = sdiv i32 %78, 32
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %77, i64 %80
  store float %76, ptr %81, align 4
  br label %82

82:                                               ; preds = %75, %65
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matvec_q4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store ptr %2, ptr %16, align 8
  store ptr %3, ptr %17, align 8
  store i32 %4, ptr %18, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %27, ptr %19, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %28, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  %29 = load i32, ptr %20, align 4
  store i32 %29, ptr %22, align 4
  br label %30

30:                                               ; preds = %112, %5
  %31 = load i32, ptr %22, align 4
  %32 = load i32, ptr %18, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %115

34:                                               ; preds = %30
  %35 = load ptr, ptr %14, align 8
  %36 = load i32, ptr %19, align 4
  %37 = load i32, ptr %18, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %22, align 4
  %40 = add nsw i32 %38, %39
  %41 = mul nsw i32 %40, 16
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %35, i64 %42
  store ptr %43, ptr %23, align 8
  store i32 0, ptr %24, align 4
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %44

44:                                               ; preds = %89, %34
  %45 = load i32, ptr %26, align 4
  %46 = icmp slt i32 %45, 16
  br i1 %46, label %47, label %92

47:                                               ; preds = %44
  %48 = load ptr, ptr %23, align 8
  %49 = load i32, ptr %26, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %48, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = and i32 %53, 15
  %55 = sub nsw i32 %54, 8
  %56 = load ptr, ptr %16, align 8
  %57 = load i32, ptr %22, align 4
  %58 = mul nsw i32 %57, 32
  %59 = load i32, ptr %26, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %56, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  %65 = mul nsw i32 %55, %64
  %66 = load i32, ptr %24, align 4
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr %24, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %26, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = ashr i32 %73, 4
  %75 = sub nsw i32 %74, 8
  %76 = load ptr, ptr %16, align 8
  %77 = load i32, ptr %22, align 4
  %78 = mul nsw i32 %77, 32
  %79 = load i32, ptr %26, align 4
  %80 = add nsw i32 %78, %79
  %81 = add nsw i32 %80, 16
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %76, i64 %82
  %84 = load i8, ptr %83, align 1
  %85 = sext i8 %84 to i32
  %86 = mul nsw i32 %75, %85
  %87 = load i32, ptr %25, align 4
  %88 = add nsw i32 %87, %86
  store i32 %88, ptr %25, align 4
  br label %89

89:                                               ; preds = %47
  %90 = load i32, ptr %26, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %26, align 4
  br label %44, !llvm.loop !12

92:                                               ; preds = %44
  %93 = load ptr, ptr %15, align 8
  %94 = load i32, ptr %19, align 4
  %95 = load i32, ptr %18, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %22, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds half, ptr %93, i64 %99
  %101 = load half, ptr %100, align 2
  %102 = fpext contract half %101 to float
  %103 = load i32, ptr %24, align 4
  %104 = load i32, ptr %25, align 4
  %105 = add nsw i32 %103, %104
  %106 = sitofp i32 %105 to float
  %107 = load float, ptr %21, align 4
  store float %102, ptr %6, align 4
  store float %106, ptr %7, align 4
  store float %107, ptr %8, align 4
  %108 = load float, ptr %6, align 4
  %109 = load float, ptr %7, align 4
  %110 = load float, ptr %8, align 4
  %111 = call contract noundef float @llvm.fma.f32(float %108, float %109, float %110)
  store float %111, ptr %21, align 4
  br label %112

112:                                              ; preds = %92
  %113 = load i32, ptr %22, align 4
  %114 = add nsw i32 %113, 32
  store i32 %114, ptr %22, align 4
  br label %30, !llvm.loop !13

115:                                              ; preds = %30
  %116 = load float, ptr %21, align 4
  store float %116, ptr %12, align 4
  store i32 16, ptr %13, align 4
  br label %117

117:                                              ; preds = %120, %115
  %118 = load i32, ptr %13, align 4
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %120, label %131

120:                                              ; preds = %117
  %121 = load float, ptr %12, align 4
  %122 = load i32, ptr %13, align 4
  store i32 -1, ptr %9, align 4
  store float %121, ptr %10, align 4
  store i32 %122, ptr %11, align 4
  %123 = load i32, ptr %9, align 4
  %124 = load float, ptr %10, align 4
  %125 = load i32, ptr %11, align 4
  %126 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %123, float %124, i32 %125, i32 31)
  %127 = load float, ptr %12, align 4
  %128 = fadd contract float %127, %126
  store float %128, ptr %12, align 4
  %129 = load i32, ptr %13, align 4
  %130 = ashr i32 %129, 1
  store i32 %130, ptr %13, align 4
  br label %117, !llvm.loop !10

131:                                              ; preds = %117
  %132 = load float, ptr %12, align 4
  store float %132, ptr %21, align 4
  %133 = load i32, ptr %20, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %141

135:                                              ; preds = %131
  %136 = load float, ptr %21, align 4
  %137 = load ptr, ptr %17, align 8
  %138 = load i32, ptr %19, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  store float %136, ptr %140, align 4
  br label %141

141:                                              ; preds = %135, %131
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dot_i8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %15

15:                                               ; preds = %60, %3
  %16 = load i32, ptr %13, align 4
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %18, label %63

18:                                               ; preds = %15
  %19 = load ptr, ptr %8, align 8
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %13, align 4
  %22 = add nsw i32 %20, %21
  %23 = and i32 %22, 63
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %19, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %11, align 4
  %29 = mul nsw i32 %28, 3
  %30 = load i32, ptr %13, align 4
  %31 = add nsw i32 %29, %30
  %32 = and i32 %31, 63
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %27, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr %12, align 4
  store i32 %26, ptr %4, align 4
  store i32 %35, ptr %5, align 4
  store i32 %36, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %37

37:                                               ; preds = %40, %18
  %38 = load i32, ptr %7, align 4
  %39 = icmp slt i32 %38, 4
  br i1 %39, label %40, label %58

40:                                               ; preds = %37
  %41 = load i32, ptr %4, align 4
  %42 = load i32, ptr %7, align 4
  %43 = mul nsw i32 8, %42
  %44 = lshr i32 %41, %43
  %45 = trunc i32 %44 to i8
  %46 = sext i8 %45 to i32
  %47 = load i32, ptr %5, align 4
  %48 = load i32, ptr %7, align 4
  %49 = mul nsw i32 8, %48
  %50 = lshr i32 %47, %49
  %51 = trunc i32 %50 to i8
  %52 = sext i8 %51 to i32
  %53 = mul nsw i32 %46, %52
  %54 = load i32, ptr %6, align 4
  %55 = add nsw i32 %54, %53
  store i32 %55, ptr %6, align 4
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 4
  br label %37, !llvm.loop !6

58:                                               ; preds = %37
  %59 = load i32, ptr %6, align 4
  store i32 %59, ptr %12, align 4
  br label %60

60:                                               ; preds = %58
  %61 = load i32, ptr %13, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %13, align 4
  br label %15, !llvm.loop !14

63:                                               ; preds = %15
  %64 = load i32, ptr %12, align 4
  %65 = load ptr, ptr %10, align 8
  %66 = load i32, ptr %11, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 2}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = distinct !{!12, !7, !8}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
