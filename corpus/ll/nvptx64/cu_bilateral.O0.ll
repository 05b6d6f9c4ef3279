; ModuleID = 'corpus/cuda/cu_bilateral.cu'
source_filename = "corpus/cuda/cu_bilateral.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@gaussian = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0x3FC152AAC0000000, float 0x3FE368B320000000, float 1.000000e+00, float 0x3FE368B320000000, float 0x3FC152AAC0000000], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @gaussian to ptr)], section "llvm.metadata"
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef float @_Z9euclidean6float4S_f(ptr noundef byval(%struct.float4) align 16 %0, ptr noundef byval(%struct.float4) align 16 %1, float noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %2, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 16
  %9 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0
  %10 = load float, ptr %9, align 16
  %11 = fsub contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 0
  %13 = load float, ptr %12, align 16
  %14 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0
  %15 = load float, ptr %14, align 16
  %16 = fsub contract float %13, %15
  %17 = fmul contract float %11, %16
  %18 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 1
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1
  %21 = load float, ptr %20, align 4
  %22 = fsub contract float %19, %21
  %23 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 1
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1
  %26 = load float, ptr %25, align 4
  %27 = fsub contract float %24, %26
  %28 = fmul contract float %22, %27
  %29 = fadd contract float %17, %28
  %30 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 2
  %31 = load float, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2
  %33 = load float, ptr %32, align 8
  %34 = fsub contract float %31, %33
  %35 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 2
  %36 = load float, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2
  %38 = load float, ptr %37, align 8
  %39 = fsub contract float %36, %38
  %40 = fmul contract float %34, %39
  %41 = fadd contract float %29, %40
  store float %41, ptr %6, align 4
  %42 = load float, ptr %6, align 4
  %43 = fneg contract float %42
  %44 = load float, ptr %5, align 4
  %45 = fmul contract float 2.000000e+00, %44
  %46 = load float, ptr %5, align 4
  %47 = fmul contract float %45, %46
  %48 = fdiv contract float %43, %47
  store float %48, ptr %4, align 4
  %49 = load float, ptr %4, align 4
  %50 = call float @llvm.nvvm.fma.rn.f(float %49, float 0x3F777313A0000000, float 5.000000e-01) #6
  %51 = call float @llvm.nvvm.saturate.f(float %50) #6
  %52 = call float @llvm.nvvm.fma.rm.f(float %51, float 2.520000e+02, float 0x4168000020000000) #6
  %53 = fsub float %52, 0x4168000FE0000000
  %54 = fsub float -0.000000e+00, %53
  %55 = call float @llvm.nvvm.fma.rn.f(float %49, float 0x3FF7154760000000, float %54) #6
  %56 = call float @llvm.nvvm.fma.rn.f(float %49, float 0x3E54AE0C00000000, float %55) #6
  %57 = bitcast float %52 to i32
  %58 = shl i32 %57, 23
  %59 = bitcast i32 %58 to float
  %60 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %56)
  %61 = fmul float %60, %59
  ret float %61
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bilateral(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, i32 noundef %5) #1 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.float4, align 16
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float4, align 16
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca %struct.float4, align 16
  %35 = alloca %struct.float4, align 16
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca %struct.float4, align 16
  %39 = alloca float, align 4
  %40 = alloca %struct.float4, align 16
  %41 = alloca %struct.float4, align 16
  %42 = alloca %struct.float4, align 16
  store ptr %0, ptr %25, align 8
  store ptr %1, ptr %26, align 8
  store i32 %2, ptr %27, align 4
  store i32 %3, ptr %28, align 4
  store float %4, ptr %29, align 4
  store i32 %5, ptr %30, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = mul i32 %43, %44
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = add i32 %45, %46
  store i32 %47, ptr %31, align 4
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %50 = mul i32 %48, %49
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %52 = add i32 %50, %51
  store i32 %52, ptr %32, align 4
  %53 = load i32, ptr %31, align 4
  %54 = load i32, ptr %27, align 4
  %55 = icmp sge i32 %53, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %6
  %57 = load i32, ptr %32, align 4
  %58 = load i32, ptr %28, align 4
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %60, label %61

60:                                               ; preds = %56, %6
  br label %247

61:                                               ; preds = %56
  store float 0.000000e+00, ptr %33, align 4
  store float 0.000000e+00, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  %62 = load float, ptr %16, align 4
  store float %62, ptr %15, align 16
  %63 = load float, ptr %17, align 4
  %64 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  store float %63, ptr %64, align 4
  %65 = load float, ptr %18, align 4
  %66 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  store float %65, ptr %66, align 8
  %67 = load float, ptr %19, align 4
  %68 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  store float %67, ptr %68, align 4
  %69 = load %struct.float4, ptr %15, align 16
  %70 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 0
  %71 = extractvalue %struct.float4 %69, 0
  store float %71, ptr %70, align 16
  %72 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 1
  %73 = extractvalue %struct.float4 %69, 1
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 2
  %75 = extractvalue %struct.float4 %69, 2
  store float %75, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 3
  %77 = extractvalue %struct.float4 %69, 3
  store float %77, ptr %76, align 4
  %78 = load ptr, ptr %25, align 8
  %79 = load i32, ptr %32, align 4
  %80 = load i32, ptr %27, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %31, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.float4, ptr %78, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %35, ptr align 16 %85, i64 16, i1 false)
  %86 = load i32, ptr %30, align 4
  %87 = sub nsw i32 0, %86
  store i32 %87, ptr %36, align 4
  br label %88

88:                                               ; preds = %203, %61
  %89 = load i32, ptr %36, align 4
  %90 = load i32, ptr %30, align 4
  %91 = icmp sle i32 %89, %90
  br i1 %91, label %92, label %206

92:                                               ; preds = %88
  %93 = load i32, ptr %30, align 4
  %94 = sub nsw i32 0, %93
  store i32 %94, ptr %37, align 4
  br label %95

95:                                               ; preds = %199, %92
  %96 = load i32, ptr %37, align 4
  %97 = load i32, ptr %30, align 4
  %98 = icmp sle i32 %96, %97
  br i1 %98, label %99, label %202

99:                                               ; preds = %95
  %100 = load ptr, ptr %25, align 8
  %101 = load i32, ptr %32, align 4
  %102 = load i32, ptr %36, align 4
  %103 = add nsw i32 %101, %102
  store i32 %103, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %104 = load i32, ptr %7, align 4
  %105 = load i32, ptr %8, align 4
  %106 = icmp sgt i32 %104, %105
  br i1 %106, label %107, label %109

107:                                              ; preds = %99
  %108 = load i32, ptr %7, align 4
  br label %111

109:                                              ; preds = %99
  %110 = load i32, ptr %8, align 4
  br label %111

111:                                              ; preds = %107, %109
  %112 = phi i32 [ %108, %107 ], [ %110, %109 ]
  %113 = load i32, ptr %28, align 4
  %114 = sub nsw i32 %113, 1
  store i32 %112, ptr %11, align 4
  store i32 %114, ptr %12, align 4
  %115 = load i32, ptr %11, align 4
  %116 = load i32, ptr %12, align 4
  %117 = icmp slt i32 %115, %116
  br i1 %117, label %118, label %120

118:                                              ; preds = %111
  %119 = load i32, ptr %11, align 4
  br label %122

120:                                              ; preds = %111
  %121 = load i32, ptr %12, align 4
  br label %122

122:                                              ; preds = %118, %120
  %123 = phi i32 [ %119, %118 ], [ %121, %120 ]
  %124 = load i32, ptr %27, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %31, align 4
  %127 = load i32, ptr %37, align 4
  %128 = add nsw i32 %126, %127
  store i32 %128, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %129 = load i32, ptr %9, align 4
  %130 = load i32, ptr %10, align 4
  %131 = icmp sgt i32 %129, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %122
  %133 = load i32, ptr %9, align 4
  br label %136

134:                                              ; preds = %122
  %135 = load i32, ptr %10, align 4
  br label %136

136:                                              ; preds = %132, %134
  %137 = phi i32 [ %133, %132 ], [ %135, %134 ]
  %138 = load i32, ptr %27, align 4
  %139 = sub nsw i32 %138, 1
  store i32 %137, ptr %13, align 4
  store i32 %139, ptr %14, align 4
  %140 = load i32, ptr %13, align 4
  %141 = load i32, ptr %14, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %143, label %145

143:                                              ; preds = %136
  %144 = load i32, ptr %13, align 4
  br label %147

145:                                              ; preds = %136
  %146 = load i32, ptr %14, align 4
  br label %147

147:                                              ; preds = %143, %145
  %148 = phi i32 [ %144, %143 ], [ %146, %145 ]
  %149 = add nsw i32 %125, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds %struct.float4, ptr %100, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %38, ptr align 16 %151, i64 16, i1 false)
  %152 = load i32, ptr %36, align 4
  %153 = load i32, ptr %30, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [5 x float], ptr addrspacecast (ptr addrspace(4) @gaussian to ptr), i64 0, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = load i32, ptr %37, align 4
  %159 = load i32, ptr %30, align 4
  %160 = add nsw i32 %158, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [5 x float], ptr addrspacecast (ptr addrspace(4) @gaussian to ptr), i64 0, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = fmul contract float %157, %163
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %40, ptr align 16 %38, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %41, ptr align 16 %35, i64 16, i1 false)
  %165 = load float, ptr %29, align 4
  %166 = call contract noundef float @_Z9euclidean6float4S_f(ptr noundef byval(%struct.float4) align 16 %40, ptr noundef byval(%struct.float4) align 16 %41, float noundef %165) #7
  %167 = fmul contract float %164, %166
  store float %167, ptr %39, align 4
  %168 = load float, ptr %39, align 4
  %169 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 0
  %170 = load float, ptr %169, align 16
  %171 = fmul contract float %168, %170
  %172 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 0
  %173 = load float, ptr %172, align 16
  %174 = fadd contract float %173, %171
  store float %174, ptr %172, align 16
  %175 = load float, ptr %39, align 4
  %176 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 1
  %177 = load float, ptr %176, align 4
  %178 = fmul contract float %175, %177
  %179 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 1
  %180 = load float, ptr %179, align 4
  %181 = fadd contract float %180, %178
  store float %181, ptr %179, align 4
  %182 = load float, ptr %39, align 4
  %183 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 2
  %184 = load float, ptr %183, align 8
  %185 = fmul contract float %182, %184
  %186 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 2
  %187 = load float, ptr %186, align 8
  %188 = fadd contract float %187, %185
  store float %188, ptr %186, align 8
  %189 = load float, ptr %39, align 4
  %190 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 3
  %191 = load float, ptr %190, align 4
  %192 = fmul contract float %189, %191
  %193 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 3
  %194 = load float, ptr %193, align 4
  %195 = fadd contract float %194, %192
  store float %195, ptr %193, align 4
  %196 = load float, ptr %39, align 4
  %197 = load float, ptr %33, align 4
  %198 = fadd contract float %197, %196
  store float %198, ptr %33, align 4
  br label %199

199:                                              ; preds = %147
  %200 = load i32, ptr %37, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %37, align 4
  br label %95, !llvm.loop !6

202:                                              ; preds = %95
  br label %203

203:                                              ; preds = %202
  %204 = load i32, ptr %36, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %36, align 4
  br label %88, !llvm.loop !8

206:                                              ; preds = %88
  %207 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 0
  %208 = load float, ptr %207, align 16
  %209 = load float, ptr %33, align 4
  %210 = fdiv contract float %208, %209
  %211 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 1
  %212 = load float, ptr %211, align 4
  %213 = load float, ptr %33, align 4
  %214 = fdiv contract float %212, %213
  %215 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 2
  %216 = load float, ptr %215, align 8
  %217 = load float, ptr %33, align 4
  %218 = fdiv contract float %216, %217
  %219 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 3
  %220 = load float, ptr %219, align 4
  %221 = load float, ptr %33, align 4
  %222 = fdiv contract float %220, %221
  store float %210, ptr %21, align 4
  store float %214, ptr %22, align 4
  store float %218, ptr %23, align 4
  store float %222, ptr %24, align 4
  %223 = load float, ptr %21, align 4
  store float %223, ptr %20, align 16
  %224 = load float, ptr %22, align 4
  %225 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 1
  store float %224, ptr %225, align 4
  %226 = load float, ptr %23, align 4
  %227 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 2
  store float %226, ptr %227, align 8
  %228 = load float, ptr %24, align 4
  %229 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 3
  store float %228, ptr %229, align 4
  %230 = load %struct.float4, ptr %20, align 16
  %231 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 0
  %232 = extractvalue %struct.float4 %230, 0
  store float %232, ptr %231, align 16
  %233 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 1
  %234 = extractvalue %struct.float4 %230, 1
  store float %234, ptr %233, align 4
  %235 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 2
  %236 = extractvalue %struct.float4 %230, 2
  store float %236, ptr %235, align 8
  %237 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 3
  %238 = extractvalue %struct.float4 %230, 3
  store float %238, ptr %237, align 4
  %239 = load ptr, ptr %26, align 8
  %240 = load i32, ptr %32, align 4
  %241 = load i32, ptr %27, align 4
  %242 = mul nsw i32 %240, %241
  %243 = load i32, ptr %31, align 4
  %244 = add nsw i32 %242, %243
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds %struct.float4, ptr %239, i64 %245
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %246, ptr align 16 %42, i64 16, i1 false)
  br label %247

247:                                              ; preds = %206, %60
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nlm(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #3 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %35 = add i32 %33, %34
  store i32 %35, ptr %15, align 4
  %36 = load i32, ptr %14, align 4
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %51, label %38

38:                                               ; preds = %5
  %39 = load i32, ptr %15, align 4
  %40 = icmp slt i32 %39, 2
  br i1 %40, label %51, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %11, align 4
  %44 = sub nsw i32 %43, 2
  %45 = icmp sge i32 %42, %44
  br i1 %45, label %51, label %46

46:                                               ; preds = %41
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %12, align 4
  %49 = sub nsw i32 %48, 2
  %50 = icmp sge i32 %47, %49
  br i1 %50, label %51, label %78

51:                                               ; preds = %46, %41, %38, %5
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %11, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %77

55:                                               ; preds = %51
  %56 = load i32, ptr %15, align 4
  %57 = load i32, ptr %12, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %77

59:                                               ; preds = %55
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %11, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %14, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %60, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load ptr, ptr %10, align 8
  %70 = load i32, ptr %15, align 4
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %14, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  store float %68, ptr %76, align 4
  br label %77

77:                                               ; preds = %59, %55, %51
  br label %185

78:                                               ; preds = %46
  store float 0.000000e+00, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store i32 -1, ptr %18, align 4
  br label %79

79:                                               ; preds = %168, %78
  %80 = load i32, ptr %18, align 4
  %81 = icmp sle i32 %80, 1
  br i1 %81, label %82, label %171

82:                                               ; preds = %79
  store i32 -1, ptr %19, align 4
  br label %83

83:                                               ; preds = %164, %82
  %84 = load i32, ptr %19, align 4
  %85 = icmp sle i32 %84, 1
  br i1 %85, label %86, label %167

86:                                               ; preds = %83
  store float 0.000000e+00, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %87

87:                                               ; preds = %133, %86
  %88 = load i32, ptr %21, align 4
  %89 = icmp slt i32 %88, 9
  br i1 %89, label %90, label %136

90:                                               ; preds = %87
  %91 = load i32, ptr %21, align 4
  %92 = sdiv i32 %91, 3
  %93 = sub nsw i32 %92, 1
  store i32 %93, ptr %22, align 4
  %94 = load i32, ptr %21, align 4
  %95 = srem i32 %94, 3
  %96 = sub nsw i32 %95, 1
  store i32 %96, ptr %23, align 4
  %97 = load ptr, ptr %9, align 8
  %98 = load i32, ptr %15, align 4
  %99 = load i32, ptr %22, align 4
  %100 = add nsw i32 %98, %99
  %101 = load i32, ptr %11, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %14, align 4
  %104 = add nsw i32 %102, %103
  %105 = load i32, ptr %23, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %97, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = load ptr, ptr %9, align 8
  %111 = load i32, ptr %15, align 4
  %112 = load i32, ptr %18, align 4
  %113 = add nsw i32 %111, %112
  %114 = load i32, ptr %22, align 4
  %115 = add nsw i32 %113, %114
  %116 = load i32, ptr %11, align 4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %14, align 4
  %119 = add nsw i32 %117, %118
  %120 = load i32, ptr %19, align 4
  %121 = add nsw i32 %119, %120
  %122 = load i32, ptr %23, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %110, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = fsub contract float %109, %126
  store float %127, ptr %24, align 4
  %128 = load float, ptr %24, align 4
  %129 = load float, ptr %24, align 4
  %130 = fmul contract float %128, %129
  %131 = load float, ptr %20, align 4
  %132 = fadd contract float %131, %130
  store float %132, ptr %20, align 4
  br label %133

133:                                              ; preds = %90
  %134 = load i32, ptr %21, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %21, align 4
  br label %87, !llvm.loop !9

136:                                              ; preds = %87
  %137 = load float, ptr %20, align 4
  %138 = fneg contract float %137
  %139 = load float, ptr %13, align 4
  %140 = fmul contract float %138, %139
  store float %140, ptr %8, align 4
  %141 = load float, ptr %8, align 4
  %142 = fmul float %141, 0x3FF7154760000000
  %143 = call float @llvm.nvvm.ex2.approx.f32(float %142)
  store float %143, ptr %25, align 4
  %144 = load float, ptr %25, align 4
  %145 = load float, ptr %16, align 4
  %146 = fadd contract float %145, %144
  store float %146, ptr %16, align 4
  %147 = load float, ptr %25, align 4
  %148 = load ptr, ptr %9, align 8
  %149 = load i32, ptr %15, align 4
  %150 = load i32, ptr %18, align 4
  %151 = add nsw i32 %149, %150
  %152 = load i32, ptr %11, align 4
  %153 = mul nsw i32 %151, %152
  %154 = load i32, ptr %14, align 4
  %155 = add nsw i32 %153, %154
  %156 = load i32, ptr %19, align 4
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %148, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = fmul contract float %147, %160
  %162 = load float, ptr %17, align 4
  %163 = fadd contract float %162, %161
  store float %163, ptr %17, align 4
  br label %164

164:                                              ; preds = %136
  %165 = load i32, ptr %19, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %19, align 4
  br label %83, !llvm.loop !11

167:                                              ; preds = %83
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %18, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %18, align 4
  br label %79, !llvm.loop !12

171:                                              ; preds = %79
  %172 = load float, ptr %17, align 4
  %173 = load float, ptr %16, align 4
  store float %172, ptr %6, align 4
  store float %173, ptr %7, align 4
  %174 = load float, ptr %6, align 4
  %175 = load float, ptr %7, align 4
  %176 = call float @llvm.nvvm.div.approx.f(float %174, float %175)
  %177 = load ptr, ptr %10, align 8
  %178 = load i32, ptr %15, align 4
  %179 = load i32, ptr %11, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %14, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %177, i64 %183
  store float %176, ptr %184, align 4
  br label %185

185:                                              ; preds = %171, %77
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7, !10}
!10 = !{!"llvm.loop.unroll.enable"}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
