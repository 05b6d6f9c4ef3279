; ModuleID = 'corpus/hip/hip_grayscott.hip'
source_filename = "corpus/hip/hip_grayscott.hip"
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
%struct.Params = type { float, float, float, float, float, i32 }

$_ZN20hip_mini_threadIdx_t1xE = comdat any

$_ZN20hip_mini_threadIdx_t1yE = comdat any

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockIdx_t1yE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

@_ZZ10gray_scottE2su = internal addrspace(3) global [10 x [10 x float]] undef, align 4
@_ZZ10gray_scottE2sv = internal addrspace(3) global [10 x [10 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@_ZN20hip_mini_threadIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::Y" undef, comdat, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@_ZN19hip_mini_blockIdx_t1yE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::Y" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gray_scott(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.Params) align 4 %4) #0 {
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
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %9, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %14, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1yE to ptr), ptr %8, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %31, ptr %15, align 4
  %32 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 5
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %16, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %7, align 8
  %34 = load ptr, ptr %7, align 8
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = mul i32 %35, 8
  store i32 %36, ptr %17, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1yE to ptr), ptr %6, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %39 = mul i32 %38, 8
  store i32 %39, ptr %18, align 4
  %40 = load i32, ptr %15, align 4
  %41 = mul nsw i32 %40, 8
  %42 = load i32, ptr %14, align 4
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %19, align 4
  br label %44

44:                                               ; preds = %100, %5
  %45 = load i32, ptr %19, align 4
  %46 = icmp slt i32 %45, 100
  br i1 %46, label %47, label %103

47:                                               ; preds = %44
  %48 = load i32, ptr %18, align 4
  %49 = load i32, ptr %19, align 4
  %50 = sdiv i32 %49, 10
  %51 = add nsw i32 %48, %50
  %52 = load i32, ptr %16, align 4
  %53 = add nsw i32 %51, %52
  %54 = sub nsw i32 %53, 1
  %55 = load i32, ptr %16, align 4
  %56 = srem i32 %54, %55
  store i32 %56, ptr %20, align 4
  %57 = load i32, ptr %17, align 4
  %58 = load i32, ptr %19, align 4
  %59 = srem i32 %58, 10
  %60 = add nsw i32 %57, %59
  %61 = load i32, ptr %16, align 4
  %62 = add nsw i32 %60, %61
  %63 = sub nsw i32 %62, 1
  %64 = load i32, ptr %16, align 4
  %65 = srem i32 %63, %64
  store i32 %65, ptr %21, align 4
  %66 = load ptr, ptr %10, align 8
  %67 = load i32, ptr %20, align 4
  %68 = load i32, ptr %16, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %21, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %66, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = load i32, ptr %19, align 4
  %76 = sdiv i32 %75, 10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %77
  %79 = load i32, ptr %19, align 4
  %80 = srem i32 %79, 10
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [10 x float], ptr %78, i64 0, i64 %81
  store float %74, ptr %82, align 4
  %83 = load ptr, ptr %11, align 8
  %84 = load i32, ptr %20, align 4
  %85 = load i32, ptr %16, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %21, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %83, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load i32, ptr %19, align 4
  %93 = sdiv i32 %92, 10
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %94
  %96 = load i32, ptr %19, align 4
  %97 = srem i32 %96, 10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [10 x float], ptr %95, i64 0, i64 %98
  store float %91, ptr %99, align 4
  br label %100

100:                                              ; preds = %47
  %101 = load i32, ptr %19, align 4
  %102 = add nsw i32 %101, 64
  store i32 %102, ptr %19, align 4
  br label %44, !llvm.loop !4

103:                                              ; preds = %44
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load i32, ptr %15, align 4
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %106
  %108 = load i32, ptr %14, align 4
  %109 = add nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [10 x float], ptr %107, i64 0, i64 %110
  %112 = load float, ptr %111, align 4
  store float %112, ptr %22, align 4
  %113 = load i32, ptr %15, align 4
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %115
  %117 = load i32, ptr %14, align 4
  %118 = add nsw i32 %117, 1
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [10 x float], ptr %116, i64 0, i64 %119
  %121 = load float, ptr %120, align 4
  store float %121, ptr %23, align 4
  %122 = load i32, ptr %15, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %123
  %125 = load i32, ptr %14, align 4
  %126 = add nsw i32 %125, 1
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [10 x float], ptr %124, i64 0, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = load i32, ptr %15, align 4
  %131 = add nsw i32 %130, 2
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %132
  %134 = load i32, ptr %14, align 4
  %135 = add nsw i32 %134, 1
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [10 x float], ptr %133, i64 0, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = fadd contract float %129, %138
  %140 = load i32, ptr %15, align 4
  %141 = add nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %142
  %144 = load i32, ptr %14, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [10 x float], ptr %143, i64 0, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = fadd contract float %139, %147
  %149 = load i32, ptr %15, align 4
  %150 = add nsw i32 %149, 1
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2su to ptr), i64 0, i64 %151
  %153 = load i32, ptr %14, align 4
  %154 = add nsw i32 %153, 2
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [10 x float], ptr %152, i64 0, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = fadd contract float %148, %157
  %159 = load float, ptr %22, align 4
  %160 = fmul contract float 4.000000e+00, %159
  %161 = fsub contract float %158, %160
  store float %161, ptr %24, align 4
  %162 = load i32, ptr %15, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %163
  %165 = load i32, ptr %14, align 4
  %166 = add nsw i32 %165, 1
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [10 x float], ptr %164, i64 0, i64 %167
  %169 = load float, ptr %168, align 4
  %170 = load i32, ptr %15, align 4
  %171 = add nsw i32 %170, 2
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %172
  %174 = load i32, ptr %14, align 4
  %175 = add nsw i32 %174, 1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [10 x float], ptr %173, i64 0, i64 %176
  %178 = load float, ptr %177, align 4
  %179 = fadd contract float %169, %178
  %180 = load i32, ptr %15, align 4
  %181 = add nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %182
  %184 = load i32, ptr %14, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [10 x float], ptr %183, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = fadd contract float %179, %187
  %189 = load i32, ptr %15, align 4
  %190 = add nsw i32 %189, 1
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10gray_scottE2sv to ptr), i64 0, i64 %191
  %193 = load i32, ptr %14, align 4
  %194 = add nsw i32 %193, 2
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [10 x float], ptr %192, i64 0, i64 %195
  %197 = load float, ptr %196, align 4
  %198 = fadd contract float %188, %197
  %199 = load float, ptr %23, align 4
  %200 = fmul contract float 4.000000e+00, %199
  %201 = fsub contract float %198, %200
  store float %201, ptr %25, align 4
  %202 = load float, ptr %22, align 4
  %203 = load float, ptr %23, align 4
  %204 = fmul contract float %202, %203
  %205 = load float, ptr %23, align 4
  %206 = fmul contract float %204, %205
  store float %206, ptr %26, align 4
  %207 = load i32, ptr %18, align 4
  %208 = load i32, ptr %15, align 4
  %209 = add nsw i32 %207, %208
  %210 = load i32, ptr %16, align 4
  %211 = mul nsw i32 %209, %210
  %212 = load i32, ptr %17, align 4
  %213 = add nsw i32 %211, %212
  %214 = load i32, ptr %14, align 4
  %215 = add nsw i32 %213, %214
  store i32 %215, ptr %27, align 4
  %216 = load float, ptr %22, align 4
  %217 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 4
  %218 = load float, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 0
  %220 = load float, ptr %219, align 4
  %221 = load float, ptr %24, align 4
  %222 = fmul contract float %220, %221
  %223 = load float, ptr %26, align 4
  %224 = fsub contract float %222, %223
  %225 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 2
  %226 = load float, ptr %225, align 4
  %227 = load float, ptr %22, align 4
  %228 = fsub contract float 1.000000e+00, %227
  %229 = fmul contract float %226, %228
  %230 = fadd contract float %224, %229
  %231 = fmul contract float %218, %230
  %232 = fadd contract float %216, %231
  %233 = load ptr, ptr %12, align 8
  %234 = load i32, ptr %27, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr %233, i64 %235
  store float %232, ptr %236, align 4
  %237 = load float, ptr %23, align 4
  %238 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 4
  %239 = load float, ptr %238, align 4
  %240 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 1
  %241 = load float, ptr %240, align 4
  %242 = load float, ptr %25, align 4
  %243 = fmul contract float %241, %242
  %244 = load float, ptr %26, align 4
  %245 = fadd contract float %243, %244
  %246 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 2
  %247 = load float, ptr %246, align 4
  %248 = getelementptr inbounds nuw %struct.Params, ptr %4, i32 0, i32 3
  %249 = load float, ptr %248, align 4
  %250 = fadd contract float %247, %249
  %251 = load float, ptr %23, align 4
  %252 = fmul contract float %250, %251
  %253 = fsub contract float %245, %252
  %254 = fmul contract float %239, %253
  %255 = fadd contract float %237, %254
  %256 = load ptr, ptr %13, align 8
  %257 = load i32, ptr %27, align 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds float, ptr %256, i64 %258
  store float %255, ptr %259, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @red_black(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store double %3, ptr %10, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %6, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %17, 1
  store i32 %18, ptr %11, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1yE to ptr), ptr %5, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add i32 %20, 1
  store i32 %21, ptr %12, align 4
  store i32 18, ptr %13, align 4
  %22 = load i32, ptr %12, align 4
  %23 = mul nsw i32 %22, 18
  %24 = load i32, ptr %11, align 4
  %25 = add nsw i32 %23, %24
  store i32 %25, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %89, %4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 2, %28
  %30 = icmp slt i32 %27, %29
  br i1 %30, label %31, label %92

31:                                               ; preds = %26
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = add nsw i32 %32, %33
  %35 = and i32 %34, 1
  %36 = load i32, ptr %15, align 4
  %37 = and i32 %36, 1
  %38 = icmp eq i32 %35, %37
  br i1 %38, label %39, label %88

39:                                               ; preds = %31
  %40 = load double, ptr %10, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %14, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %14, align 4
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fadd contract double %46, %52
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %14, align 4
  %56 = sub nsw i32 %55, 18
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %54, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd contract double %53, %59
  %61 = load ptr, ptr %7, align 8
  %62 = load i32, ptr %14, align 4
  %63 = add nsw i32 %62, 18
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %61, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fadd contract double %60, %66
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %14, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fsub contract double %67, %72
  %74 = fmul contract double 2.500000e-01, %73
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %14, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fsub contract double %74, %79
  %81 = fmul contract double %40, %80
  %82 = load ptr, ptr %7, align 8
  %83 = load i32, ptr %14, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fadd contract double %86, %81
  store double %87, ptr %85, align 8
  br label %88

88:                                               ; preds = %39, %31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %15, align 4
  br label %26, !llvm.loop !6

92:                                               ; preds = %26
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z4fluxPKff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store float %1, ptr %8, align 4
  %9 = load ptr, ptr %7, align 8
  %10 = getelementptr inbounds float, ptr %9, i64 0
  %11 = load float, ptr %10, align 4
  %12 = load float, ptr %8, align 4
  %13 = fsub contract float 1.000000e+00, %12
  %14 = fmul contract float 5.000000e-01, %13
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds float, ptr %15, i64 0
  %17 = load float, ptr %16, align 4
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds float, ptr %18, i64 -1
  %20 = load float, ptr %19, align 4
  %21 = fsub contract float %17, %20
  %22 = load ptr, ptr %7, align 8
  %23 = getelementptr inbounds float, ptr %22, i64 1
  %24 = load float, ptr %23, align 4
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds float, ptr %25, i64 0
  %27 = load float, ptr %26, align 4
  %28 = fsub contract float %24, %27
  store float %21, ptr %5, align 4
  store float %28, ptr %6, align 4
  %29 = load float, ptr %5, align 4
  %30 = load float, ptr %6, align 4
  %31 = fmul contract float %29, %30
  %32 = fcmp contract ole float %31, 0.000000e+00
  br i1 %32, label %33, label %34

33:                                               ; preds = %2
  br label %48

34:                                               ; preds = %2
  %35 = load float, ptr %5, align 4
  store float %35, ptr %3, align 4
  %36 = load float, ptr %3, align 4
  %37 = call contract noundef float @llvm.fabs.f32(float %36)
  %38 = load float, ptr %6, align 4
  store float %38, ptr %4, align 4
  %39 = load float, ptr %4, align 4
  %40 = call contract noundef float @llvm.fabs.f32(float %39)
  %41 = fcmp contract olt float %37, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = load float, ptr %5, align 4
  br label %46

44:                                               ; preds = %34
  %45 = load float, ptr %6, align 4
  br label %46

46:                                               ; preds = %44, %42
  %47 = phi contract float [ %43, %42 ], [ %45, %44 ]
  br label %48

48:                                               ; preds = %33, %46
  %49 = phi contract float [ 0.000000e+00, %33 ], [ %47, %46 ]
  %50 = fmul contract float %14, %49
  %51 = fadd contract float %11, %50
  ret float %51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @advect_limited(ptr noundef %0, ptr noundef %1, float noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store float %2, ptr %9, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %5, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %4, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %13, %15
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %6, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %16, %18
  store i32 %19, ptr %10, align 4
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %10, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = getelementptr inbounds float, ptr %23, i64 2
  store ptr %24, ptr %11, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds float, ptr %25, i64 0
  %27 = load float, ptr %26, align 4
  %28 = load float, ptr %9, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = load float, ptr %9, align 4
  %31 = call contract noundef float @_Z4fluxPKff(ptr noundef %29, float noundef %30) #5
  %32 = load ptr, ptr %11, align 8
  %33 = getelementptr inbounds float, ptr %32, i64 -1
  %34 = load float, ptr %9, align 4
  %35 = call contract noundef float @_Z4fluxPKff(ptr noundef %33, float noundef %34) #5
  %36 = fsub contract float %31, %35
  %37 = fmul contract float %28, %36
  %38 = fsub contract float %27, %37
  %39 = load ptr, ptr %8, align 8
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  store float %38, ptr %42, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
