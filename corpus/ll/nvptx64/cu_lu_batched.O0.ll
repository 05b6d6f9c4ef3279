; ModuleID = 'corpus/cuda/cu_lu_batched.cu'
source_filename = "corpus/cuda/cu_lu_batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ14cholesky_blockE1s = internal addrspace(3) global [16 x [17 x double]] undef, align 8
@_ZZ12gauss_jordanE1a = internal addrspace(3) global [8 x [8 x double]] undef, align 8
@_ZZ12gauss_jordanE1b = internal addrspace(3) global [8 x [8 x double]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lu_batched(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca [5 x [5 x float]], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %59, %3
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %30, 5
  br i1 %31, label %32, label %62

32:                                               ; preds = %29
  store i32 0, ptr %12, align 4
  br label %33

33:                                               ; preds = %55, %32
  %34 = load i32, ptr %12, align 4
  %35 = icmp slt i32 %34, 5
  br i1 %35, label %36, label %58

36:                                               ; preds = %33
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %9, align 4
  %39 = mul nsw i32 %38, 5
  %40 = mul nsw i32 %39, 5
  %41 = load i32, ptr %11, align 4
  %42 = mul nsw i32 %41, 5
  %43 = add nsw i32 %40, %42
  %44 = load i32, ptr %12, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %37, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %50
  %52 = load i32, ptr %12, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [5 x float], ptr %51, i64 0, i64 %53
  store float %48, ptr %54, align 4
  br label %55

55:                                               ; preds = %36
  %56 = load i32, ptr %12, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %12, align 4
  br label %33, !llvm.loop !4

58:                                               ; preds = %33
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %11, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4
  br label %29, !llvm.loop !6

62:                                               ; preds = %29
  store float 1.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %63

63:                                               ; preds = %219, %62
  %64 = load i32, ptr %14, align 4
  %65 = icmp slt i32 %64, 5
  br i1 %65, label %66, label %222

66:                                               ; preds = %63
  %67 = load i32, ptr %14, align 4
  store i32 %67, ptr %15, align 4
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %16, align 4
  br label %70

70:                                               ; preds = %96, %66
  %71 = load i32, ptr %16, align 4
  %72 = icmp slt i32 %71, 5
  br i1 %72, label %73, label %99

73:                                               ; preds = %70
  %74 = load i32, ptr %16, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %75
  %77 = load i32, ptr %14, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [5 x float], ptr %76, i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  store float %80, ptr %4, align 4
  %81 = load float, ptr %4, align 4
  %82 = call contract noundef float @llvm.fabs.f32(float %81)
  %83 = load i32, ptr %15, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %84
  %86 = load i32, ptr %14, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [5 x float], ptr %85, i64 0, i64 %87
  %89 = load float, ptr %88, align 4
  store float %89, ptr %5, align 4
  %90 = load float, ptr %5, align 4
  %91 = call contract noundef float @llvm.fabs.f32(float %90)
  %92 = fcmp contract ogt float %82, %91
  br i1 %92, label %93, label %95

93:                                               ; preds = %73
  %94 = load i32, ptr %16, align 4
  store i32 %94, ptr %15, align 4
  br label %95

95:                                               ; preds = %93, %73
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %16, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %16, align 4
  br label %70, !llvm.loop !7

99:                                               ; preds = %70
  %100 = load i32, ptr %15, align 4
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %9, align 4
  %103 = mul nsw i32 %102, 5
  %104 = load i32, ptr %14, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %101, i64 %106
  store i32 %100, ptr %107, align 4
  %108 = load i32, ptr %15, align 4
  %109 = load i32, ptr %14, align 4
  %110 = icmp ne i32 %108, %109
  br i1 %110, label %111, label %149

111:                                              ; preds = %99
  %112 = load float, ptr %13, align 4
  %113 = fneg contract float %112
  store float %113, ptr %13, align 4
  store i32 0, ptr %17, align 4
  br label %114

114:                                              ; preds = %145, %111
  %115 = load i32, ptr %17, align 4
  %116 = icmp slt i32 %115, 5
  br i1 %116, label %117, label %148

117:                                              ; preds = %114
  %118 = load i32, ptr %14, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %119
  %121 = load i32, ptr %17, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [5 x float], ptr %120, i64 0, i64 %122
  %124 = load float, ptr %123, align 4
  store float %124, ptr %18, align 4
  %125 = load i32, ptr %15, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %126
  %128 = load i32, ptr %17, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [5 x float], ptr %127, i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = load i32, ptr %14, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %133
  %135 = load i32, ptr %17, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [5 x float], ptr %134, i64 0, i64 %136
  store float %131, ptr %137, align 4
  %138 = load float, ptr %18, align 4
  %139 = load i32, ptr %15, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %17, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [5 x float], ptr %141, i64 0, i64 %143
  store float %138, ptr %144, align 4
  br label %145

145:                                              ; preds = %117
  %146 = load i32, ptr %17, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %17, align 4
  br label %114, !llvm.loop !8

148:                                              ; preds = %114
  br label %149

149:                                              ; preds = %148, %99
  %150 = load i32, ptr %14, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %151
  %153 = load i32, ptr %14, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [5 x float], ptr %152, i64 0, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = load float, ptr %13, align 4
  %158 = fmul contract float %157, %156
  store float %158, ptr %13, align 4
  %159 = load i32, ptr %14, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %160
  %162 = load i32, ptr %14, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [5 x float], ptr %161, i64 0, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = fdiv contract float 1.000000e+00, %165
  store float %166, ptr %19, align 4
  %167 = load i32, ptr %14, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %20, align 4
  br label %169

169:                                              ; preds = %215, %149
  %170 = load i32, ptr %20, align 4
  %171 = icmp slt i32 %170, 5
  br i1 %171, label %172, label %218

172:                                              ; preds = %169
  %173 = load float, ptr %19, align 4
  %174 = load i32, ptr %20, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %175
  %177 = load i32, ptr %14, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [5 x float], ptr %176, i64 0, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fmul contract float %180, %173
  store float %181, ptr %179, align 4
  %182 = load i32, ptr %14, align 4
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %21, align 4
  br label %184

184:                                              ; preds = %211, %172
  %185 = load i32, ptr %21, align 4
  %186 = icmp slt i32 %185, 5
  br i1 %186, label %187, label %214

187:                                              ; preds = %184
  %188 = load i32, ptr %20, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %189
  %191 = load i32, ptr %14, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [5 x float], ptr %190, i64 0, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = load i32, ptr %14, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %196
  %198 = load i32, ptr %21, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [5 x float], ptr %197, i64 0, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = fmul contract float %194, %201
  %203 = load i32, ptr %20, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %204
  %206 = load i32, ptr %21, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [5 x float], ptr %205, i64 0, i64 %207
  %209 = load float, ptr %208, align 4
  %210 = fsub contract float %209, %202
  store float %210, ptr %208, align 4
  br label %211

211:                                              ; preds = %187
  %212 = load i32, ptr %21, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %21, align 4
  br label %184, !llvm.loop !9

214:                                              ; preds = %184
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %20, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %20, align 4
  br label %169, !llvm.loop !10

218:                                              ; preds = %169
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %14, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %14, align 4
  br label %63, !llvm.loop !11

222:                                              ; preds = %63
  store i32 0, ptr %22, align 4
  br label %223

223:                                              ; preds = %253, %222
  %224 = load i32, ptr %22, align 4
  %225 = icmp slt i32 %224, 5
  br i1 %225, label %226, label %256

226:                                              ; preds = %223
  store i32 0, ptr %23, align 4
  br label %227

227:                                              ; preds = %249, %226
  %228 = load i32, ptr %23, align 4
  %229 = icmp slt i32 %228, 5
  br i1 %229, label %230, label %252

230:                                              ; preds = %227
  %231 = load i32, ptr %22, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %232
  %234 = load i32, ptr %23, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [5 x float], ptr %233, i64 0, i64 %235
  %237 = load float, ptr %236, align 4
  %238 = load ptr, ptr %6, align 8
  %239 = load i32, ptr %9, align 4
  %240 = mul nsw i32 %239, 5
  %241 = mul nsw i32 %240, 5
  %242 = load i32, ptr %22, align 4
  %243 = mul nsw i32 %242, 5
  %244 = add nsw i32 %241, %243
  %245 = load i32, ptr %23, align 4
  %246 = add nsw i32 %244, %245
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr %238, i64 %247
  store float %237, ptr %248, align 4
  br label %249

249:                                              ; preds = %230
  %250 = load i32, ptr %23, align 4
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr %23, align 4
  br label %227, !llvm.loop !12

252:                                              ; preds = %227
  br label %253

253:                                              ; preds = %252
  %254 = load i32, ptr %22, align 4
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %22, align 4
  br label %223, !llvm.loop !13

256:                                              ; preds = %223
  %257 = load float, ptr %13, align 4
  %258 = load ptr, ptr %8, align 8
  %259 = load i32, ptr %9, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %258, i64 %260
  store float %257, ptr %261, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cholesky_block(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %4, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 16
  %12 = mul i32 %11, 16
  %13 = load ptr, ptr %3, align 8
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw double, ptr %13, i64 %14
  store ptr %15, ptr %3, align 8
  store i32 0, ptr %5, align 4
  br label %16

16:                                               ; preds = %50, %1
  %17 = load i32, ptr %5, align 4
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %19, label %53

19:                                               ; preds = %16
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %4, align 4
  %22 = mul nsw i32 %21, 16
  %23 = load i32, ptr %5, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %20, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 %29, 16
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %28, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fadd contract double %27, %35
  %37 = fmul contract double 5.000000e-01, %36
  %38 = load i32, ptr %5, align 4
  %39 = load i32, ptr %4, align 4
  %40 = icmp eq i32 %38, %39
  %41 = zext i1 %40 to i64
  %42 = select contract i1 %40, double 1.600000e+01, double 0.000000e+00
  %43 = fadd contract double %37, %42
  %44 = load i32, ptr %4, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [17 x double], ptr %46, i64 0, i64 %48
  store double %43, ptr %49, align 8
  br label %50

50:                                               ; preds = %19
  %51 = load i32, ptr %5, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %5, align 4
  br label %16, !llvm.loop !14

53:                                               ; preds = %16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %6, align 4
  br label %54

54:                                               ; preds = %137, %53
  %55 = load i32, ptr %6, align 4
  %56 = icmp slt i32 %55, 16
  br i1 %56, label %57, label %140

57:                                               ; preds = %54
  %58 = load i32, ptr %4, align 4
  %59 = load i32, ptr %6, align 4
  %60 = icmp eq i32 %58, %59
  br i1 %60, label %61, label %77

61:                                               ; preds = %57
  %62 = load i32, ptr %6, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %63
  %65 = load i32, ptr %6, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [17 x double], ptr %64, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  store double %68, ptr %2, align 8
  %69 = load double, ptr %2, align 8
  %70 = call contract noundef double @llvm.nvvm.sqrt.rn.d(double %69)
  %71 = load i32, ptr %6, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %72
  %74 = load i32, ptr %6, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [17 x double], ptr %73, i64 0, i64 %75
  store double %70, ptr %76, align 8
  br label %77

77:                                               ; preds = %61, %57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i32, ptr %4, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp sgt i32 %78, %79
  br i1 %80, label %81, label %97

81:                                               ; preds = %77
  %82 = load i32, ptr %6, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %83
  %85 = load i32, ptr %6, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [17 x double], ptr %84, i64 0, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = load i32, ptr %4, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %90
  %92 = load i32, ptr %6, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [17 x double], ptr %91, i64 0, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fdiv contract double %95, %88
  store double %96, ptr %94, align 8
  br label %97

97:                                               ; preds = %81, %77
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = load i32, ptr %4, align 4
  %99 = load i32, ptr %6, align 4
  %100 = icmp sgt i32 %98, %99
  br i1 %100, label %101, label %136

101:                                              ; preds = %97
  %102 = load i32, ptr %6, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %7, align 4
  br label %104

104:                                              ; preds = %132, %101
  %105 = load i32, ptr %7, align 4
  %106 = load i32, ptr %4, align 4
  %107 = icmp sle i32 %105, %106
  br i1 %107, label %108, label %135

108:                                              ; preds = %104
  %109 = load i32, ptr %4, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %110
  %112 = load i32, ptr %6, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [17 x double], ptr %111, i64 0, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = load i32, ptr %7, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %117
  %119 = load i32, ptr %6, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [17 x double], ptr %118, i64 0, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul contract double %115, %122
  %124 = load i32, ptr %4, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %125
  %127 = load i32, ptr %7, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [17 x double], ptr %126, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fsub contract double %130, %123
  store double %131, ptr %129, align 8
  br label %132

132:                                              ; preds = %108
  %133 = load i32, ptr %7, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %7, align 4
  br label %104, !llvm.loop !15

135:                                              ; preds = %104
  br label %136

136:                                              ; preds = %135, %97
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %6, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %6, align 4
  br label %54, !llvm.loop !16

140:                                              ; preds = %54
  store i32 0, ptr %8, align 4
  br label %141

141:                                              ; preds = %166, %140
  %142 = load i32, ptr %8, align 4
  %143 = icmp slt i32 %142, 16
  br i1 %143, label %144, label %169

144:                                              ; preds = %141
  %145 = load i32, ptr %8, align 4
  %146 = load i32, ptr %4, align 4
  %147 = icmp sle i32 %145, %146
  br i1 %147, label %148, label %156

148:                                              ; preds = %144
  %149 = load i32, ptr %4, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x [17 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 0, i64 %150
  %152 = load i32, ptr %8, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [17 x double], ptr %151, i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  br label %157

156:                                              ; preds = %144
  br label %157

157:                                              ; preds = %156, %148
  %158 = phi contract double [ %155, %148 ], [ 0.000000e+00, %156 ]
  %159 = load ptr, ptr %3, align 8
  %160 = load i32, ptr %4, align 4
  %161 = mul nsw i32 %160, 16
  %162 = load i32, ptr %8, align 4
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %159, i64 %164
  store double %158, ptr %165, align 8
  br label %166

166:                                              ; preds = %157
  %167 = load i32, ptr %8, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %8, align 4
  br label %141, !llvm.loop !17

169:                                              ; preds = %141
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gauss_jordan(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %12, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 64
  %15 = load i32, ptr %6, align 4
  %16 = mul nsw i32 %15, 8
  %17 = add i32 %14, %16
  %18 = load i32, ptr %5, align 4
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %6, align 4
  %27 = icmp eq i32 %25, %26
  %28 = zext i1 %27 to i64
  %29 = select contract i1 %27, double 4.000000e+00, double 0.000000e+00
  %30 = fadd contract double %24, %29
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %32
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x double], ptr %33, i64 0, i64 %35
  store double %30, ptr %36, align 8
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %6, align 4
  %39 = icmp eq i32 %37, %38
  %40 = uitofp i1 %39 to double
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 0, i64 %42
  %44 = load i32, ptr %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [8 x double], ptr %43, i64 0, i64 %45
  store double %40, ptr %46, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %8, align 4
  br label %47

47:                                               ; preds = %127, %2
  %48 = load i32, ptr %8, align 4
  %49 = icmp slt i32 %48, 8
  br i1 %49, label %50, label %130

50:                                               ; preds = %47
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %52
  %54 = load i32, ptr %8, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x double], ptr %53, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  store double %57, ptr %9, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load i32, ptr %6, align 4
  %59 = load i32, ptr %8, align 4
  %60 = icmp eq i32 %58, %59
  br i1 %60, label %61, label %80

61:                                               ; preds = %50
  %62 = load double, ptr %9, align 8
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %64
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [8 x double], ptr %65, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fdiv contract double %69, %62
  store double %70, ptr %68, align 8
  %71 = load double, ptr %9, align 8
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 0, i64 %73
  %75 = load i32, ptr %5, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x double], ptr %74, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fdiv contract double %78, %71
  store double %79, ptr %77, align 8
  br label %80

80:                                               ; preds = %61, %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load i32, ptr %6, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %82
  %84 = load i32, ptr %8, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [8 x double], ptr %83, i64 0, i64 %85
  %87 = load double, ptr %86, align 8
  store double %87, ptr %10, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %6, align 4
  %89 = load i32, ptr %8, align 4
  %90 = icmp ne i32 %88, %89
  br i1 %90, label %91, label %126

91:                                               ; preds = %80
  %92 = load double, ptr %10, align 8
  %93 = load i32, ptr %8, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %94
  %96 = load i32, ptr %5, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [8 x double], ptr %95, i64 0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul contract double %92, %99
  %101 = load i32, ptr %6, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 0, i64 %102
  %104 = load i32, ptr %5, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [8 x double], ptr %103, i64 0, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fsub contract double %107, %100
  store double %108, ptr %106, align 8
  %109 = load double, ptr %10, align 8
  %110 = load i32, ptr %8, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 0, i64 %111
  %113 = load i32, ptr %5, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [8 x double], ptr %112, i64 0, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fmul contract double %109, %116
  %118 = load i32, ptr %6, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 0, i64 %119
  %121 = load i32, ptr %5, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [8 x double], ptr %120, i64 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fsub contract double %124, %117
  store double %125, ptr %123, align 8
  br label %126

126:                                              ; preds = %91, %80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %8, align 4
  br label %47, !llvm.loop !18

130:                                              ; preds = %47
  %131 = load i32, ptr %6, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x [8 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 0, i64 %132
  %134 = load i32, ptr %5, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x double], ptr %133, i64 0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = load ptr, ptr %4, align 8
  %139 = load i32, ptr %7, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %138, i64 %140
  store double %137, ptr %141, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }

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
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
