; ModuleID = 'corpus/cuda/cu_transformer_ops.cu'
source_filename = "corpus/cuda/cu_transformer_ops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.float2.0 = type { float, float }
%struct.uint2 = type { i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@__cudart_i2opi_f = internal addrspace(1) global [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rms_norm(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store float %4, ptr %14, align 4
  %21 = load ptr, ptr %10, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = load i32, ptr %13, align 4
  %24 = mul i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %21, i64 %25
  store ptr %26, ptr %15, align 8
  store float 0.000000e+00, ptr %16, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %17, align 4
  br label %28

28:                                               ; preds = %46, %5
  %29 = load i32, ptr %17, align 4
  %30 = load i32, ptr %13, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %28
  %33 = load ptr, ptr %15, align 8
  %34 = load i32, ptr %17, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %15, align 8
  %39 = load i32, ptr %17, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = fmul contract float %37, %42
  %44 = load float, ptr %16, align 4
  %45 = fadd contract float %44, %43
  store float %45, ptr %16, align 4
  br label %46

46:                                               ; preds = %32
  %47 = load i32, ptr %17, align 4
  %48 = add nsw i32 %47, 32
  store i32 %48, ptr %17, align 4
  br label %28, !llvm.loop !6

49:                                               ; preds = %28
  store i32 16, ptr %18, align 4
  br label %50

50:                                               ; preds = %62, %49
  %51 = load i32, ptr %18, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %65

53:                                               ; preds = %50
  %54 = load float, ptr %16, align 4
  %55 = load i32, ptr %18, align 4
  store i32 -1, ptr %7, align 4
  store float %54, ptr %8, align 4
  store i32 %55, ptr %9, align 4
  %56 = load i32, ptr %7, align 4
  %57 = load float, ptr %8, align 4
  %58 = load i32, ptr %9, align 4
  %59 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %56, float %57, i32 %58, i32 31)
  %60 = load float, ptr %16, align 4
  %61 = fadd contract float %60, %59
  store float %61, ptr %16, align 4
  br label %62

62:                                               ; preds = %53
  %63 = load i32, ptr %18, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %18, align 4
  br label %50, !llvm.loop !8

65:                                               ; preds = %50
  %66 = load float, ptr %16, align 4
  %67 = load i32, ptr %13, align 4
  %68 = sitofp i32 %67 to float
  %69 = fdiv contract float %66, %68
  %70 = load float, ptr %14, align 4
  %71 = fadd contract float %69, %70
  store float %71, ptr %6, align 4
  %72 = load float, ptr %6, align 4
  %73 = call float @llvm.nvvm.rsqrt.approx.f(float %72)
  store float %73, ptr %19, align 4
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %74, ptr %20, align 4
  br label %75

75:                                               ; preds = %101, %65
  %76 = load i32, ptr %20, align 4
  %77 = load i32, ptr %13, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %104

79:                                               ; preds = %75
  %80 = load ptr, ptr %15, align 8
  %81 = load i32, ptr %20, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %80, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load float, ptr %19, align 4
  %86 = fmul contract float %84, %85
  %87 = load ptr, ptr %11, align 8
  %88 = load i32, ptr %20, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = fmul contract float %86, %91
  %93 = load ptr, ptr %12, align 8
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %95 = load i32, ptr %13, align 4
  %96 = mul i32 %94, %95
  %97 = load i32, ptr %20, align 4
  %98 = add i32 %96, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %93, i64 %99
  store float %92, ptr %100, align 4
  br label %101

101:                                              ; preds = %79
  %102 = load i32, ptr %20, align 4
  %103 = add nsw i32 %102, 32
  store i32 %103, ptr %20, align 4
  br label %75, !llvm.loop !9

104:                                              ; preds = %75
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rope(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca [7 x i32], align 4
  %6 = alloca [7 x i32], align 4
  %7 = alloca %struct.float2.0, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.float2.0, align 8
  %24 = alloca %struct.float2.0, align 8
  store ptr %0, ptr %14, align 8
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store float %3, ptr %17, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %18, align 4
  %30 = load i32, ptr %18, align 4
  %31 = load i32, ptr %15, align 4
  %32 = sdiv i32 %31, 2
  %33 = srem i32 %30, %32
  store i32 %33, ptr %19, align 4
  %34 = load i32, ptr %16, align 4
  %35 = load i32, ptr %18, align 4
  %36 = load i32, ptr %15, align 4
  %37 = sdiv i32 %35, %36
  %38 = add nsw i32 %34, %37
  %39 = sitofp i32 %38 to float
  %40 = load float, ptr %17, align 4
  %41 = load i32, ptr %19, align 4
  %42 = sitofp i32 %41 to float
  %43 = fmul contract float -2.000000e+00, %42
  %44 = load i32, ptr %15, align 4
  %45 = sitofp i32 %44 to float
  %46 = fdiv contract float %43, %45
  store float %40, ptr %12, align 4
  store float %46, ptr %13, align 4
  %47 = load float, ptr %12, align 4
  %48 = load float, ptr %13, align 4
  %49 = fmul float 5.000000e-01, %48
  %50 = call float @llvm.nvvm.trunc.f(float %49) #6
  %51 = fmul float 2.000000e+00, %50
  %52 = fsub float %48, %51
  %53 = call float @llvm.nvvm.fabs.f32(float %52)
  %54 = fcmp oeq float %53, 1.000000e+00
  %55 = select i1 %54, i32 1, i32 0
  %56 = call float @llvm.nvvm.fabs.f32(float %47)
  %57 = fcmp olt float %56, 0x3810000000000000
  br i1 %57, label %58, label %60

58:                                               ; preds = %4
  %59 = fmul float %56, 0x4170000000000000
  br label %60

60:                                               ; preds = %58, %4
  %61 = phi float [ %59, %58 ], [ %56, %4 ]
  %62 = phi float [ -2.400000e+01, %58 ], [ 0.000000e+00, %4 ]
  %63 = bitcast float %61 to i32
  %64 = sub i32 %63, 1060439283
  %65 = and i32 %64, -8388608
  %66 = bitcast float %61 to i32
  %67 = sub i32 %66, %65
  %68 = bitcast i32 %67 to float
  %69 = sitofp i32 %65 to float
  %70 = call float @llvm.nvvm.fma.rn.f(float %69, float 0x3E80000000000000, float %62) #6
  %71 = fsub float %68, 1.000000e+00
  %72 = fadd float %68, 1.000000e+00
  %73 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %72) #7, !srcloc !10
  %74 = fmul float 2.000000e+00, %71
  %75 = fmul float %74, %73
  %76 = fmul float %75, %75
  %77 = fsub float %71, %75
  %78 = fmul float 2.000000e+00, %77
  %79 = fsub float -0.000000e+00, %75
  %80 = call float @llvm.nvvm.fma.rn.f(float %79, float %71, float %78) #6
  %81 = call float @llvm.nvvm.mul.rn.f(float %73, float %80) #6
  %82 = call float @llvm.nvvm.fma.rn.f(float 0x3F45865C80000000, float %76, float 0x3F6A5CFB60000000) #6
  %83 = call float @llvm.nvvm.fma.rn.f(float %82, float %76, float 0x3F92776E60000000) #6
  %84 = call float @llvm.nvvm.fma.rn.f(float %83, float %76, float 0x3FBEC709E0000000) #6
  %85 = call float @llvm.nvvm.mul.rn.f(float %84, float %76) #6
  %86 = call float @llvm.nvvm.fma.rn.f(float %75, float 0x3FF7154760000000, float %70) #6
  %87 = fsub float %70, %86
  %88 = call float @llvm.nvvm.fma.rn.f(float %75, float 0x3FF7154760000000, float %87) #6
  %89 = insertvalue %struct.float2.0 undef, float %86, 0
  %90 = insertvalue %struct.float2.0 %89, float %88, 1
  %91 = call float @llvm.nvvm.fma.rn.f(float %81, float 0x3FF7154760000000, float %88) #6
  %92 = call float @llvm.nvvm.fma.rn.f(float %75, float 0x3E54ABC680000000, float %91) #6
  %93 = fmul float 3.000000e+00, %85
  %94 = call float @llvm.nvvm.fma.rn.f(float %93, float %81, float %92) #6
  %95 = call float @llvm.nvvm.fma.rn.f(float %85, float %75, float %94) #6
  %96 = call float @llvm.nvvm.add.rn.f(float %86, float %95) #6
  %97 = fsub float -0.000000e+00, %86
  %98 = call float @llvm.nvvm.add.rn.f(float %96, float %97) #6
  %99 = fsub float -0.000000e+00, %98
  %100 = call float @llvm.nvvm.add.rn.f(float %95, float %99) #6
  %101 = insertvalue %struct.float2.0 undef, float %96, 0
  %102 = insertvalue %struct.float2.0 %101, float %100, 1
  %103 = insertvalue %struct.float2.0 undef, float %96, 0
  %104 = insertvalue %struct.float2.0 %103, float %100, 1
  %105 = call float @llvm.nvvm.mul.rn.f(float %96, float %48) #6
  %106 = fsub float -0.000000e+00, %105
  %107 = call float @llvm.nvvm.fma.rn.f(float %96, float %48, float %106) #6
  %108 = insertvalue %struct.float2.0 undef, float %105, 0
  %109 = insertvalue %struct.float2.0 %108, float %107, 1
  %110 = call float @llvm.nvvm.fma.rn.f(float %100, float %48, float %107) #6
  %111 = call float @llvm.nvvm.round.f(float %105) #6
  %112 = fsub float %105, %111
  %113 = fadd float %112, %110
  %114 = call float @llvm.nvvm.fma.rn.f(float 0x3F23F971C0000000, float %113, float 0x3F55F0BDA0000000) #6
  %115 = call float @llvm.nvvm.fma.rn.f(float %114, float %113, float 0x3F83B30AC0000000) #6
  %116 = call float @llvm.nvvm.fma.rn.f(float %115, float %113, float 0x3FAC6AF760000000) #6
  %117 = call float @llvm.nvvm.fma.rn.f(float %116, float %113, float 0x3FCEBFBD80000000) #6
  %118 = call float @llvm.nvvm.fma.rn.f(float %117, float %113, float 0x3FE62E4300000000) #6
  %119 = call float @llvm.nvvm.fma.rn.f(float %118, float %113, float 1.000000e+00) #6
  %120 = fptosi float %111 to i32
  %121 = fcmp ogt float %111, 0.000000e+00
  %122 = select i1 %121, i32 0, i32 -2097152000
  %123 = add i32 2130706432, %122
  %124 = bitcast i32 %123 to float
  %125 = fmul float %119, %124
  %126 = shl i32 %120, 23
  %127 = sub i32 %126, %122
  %128 = bitcast i32 %127 to float
  %129 = fmul float %125, %128
  %130 = call float @llvm.nvvm.fabs.f32(float %105)
  %131 = fcmp ogt float %130, 1.520000e+02
  br i1 %131, label %132, label %138

132:                                              ; preds = %60
  %133 = fcmp olt float %105, 0.000000e+00
  br i1 %133, label %134, label %135

134:                                              ; preds = %132
  br label %136

135:                                              ; preds = %132
  br label %136

136:                                              ; preds = %135, %134
  %137 = phi float [ 0.000000e+00, %134 ], [ 0x7FF0000000000000, %135 ]
  br label %138

138:                                              ; preds = %136, %60
  %139 = phi float [ %137, %136 ], [ %129, %60 ]
  %140 = fcmp oeq float %47, 1.000000e+00
  br i1 %140, label %143, label %141

141:                                              ; preds = %138
  %142 = fcmp oeq float %48, 0.000000e+00
  br i1 %142, label %143, label %144

143:                                              ; preds = %141, %138
  br label %203

144:                                              ; preds = %141
  %145 = call float @llvm.nvvm.fabs.f32(float %47)
  %146 = fcmp ole float %145, 0x7FF0000000000000
  %147 = xor i1 %146, true
  %148 = select i1 %147, i32 1, i32 0
  br i1 %147, label %154, label %149

149:                                              ; preds = %144
  %150 = call float @llvm.nvvm.fabs.f32(float %48)
  %151 = fcmp ole float %150, 0x7FF0000000000000
  %152 = xor i1 %151, true
  %153 = select i1 %152, i32 1, i32 0
  br i1 %152, label %154, label %156

154:                                              ; preds = %149, %144
  %155 = call float @llvm.nvvm.add.rn.f(float %47, float %48) #6
  br label %201

156:                                              ; preds = %149
  %157 = fcmp oeq float %47, 0.000000e+00
  br i1 %157, label %162, label %158

158:                                              ; preds = %156
  %159 = call float @llvm.nvvm.fabs.f32(float %47)
  %160 = fcmp oeq float %159, 0x7FF0000000000000
  %161 = select i1 %160, i32 1, i32 0
  br i1 %160, label %162, label %176

162:                                              ; preds = %158, %156
  %163 = fadd float %47, %47
  %164 = bitcast float %163 to i32
  %165 = fcmp olt float %48, 0.000000e+00
  br i1 %165, label %166, label %168

166:                                              ; preds = %162
  %167 = xor i32 %164, 2139095040
  br label %168

168:                                              ; preds = %166, %162
  %169 = phi i32 [ %167, %166 ], [ %164, %162 ]
  %170 = icmp eq i32 %55, 0
  br i1 %170, label %171, label %173

171:                                              ; preds = %168
  %172 = and i32 %169, 2147483647
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i32 [ %172, %171 ], [ %169, %168 ]
  %175 = bitcast i32 %174 to float
  br label %199

176:                                              ; preds = %158
  %177 = fcmp oeq float %47, -1.000000e+00
  br i1 %177, label %178, label %183

178:                                              ; preds = %176
  %179 = call float @llvm.nvvm.fabs.f32(float %48)
  %180 = fcmp oeq float %179, 0x7FF0000000000000
  %181 = select i1 %180, i32 1, i32 0
  br i1 %180, label %182, label %183

182:                                              ; preds = %178
  br label %197

183:                                              ; preds = %178, %176
  %184 = fcmp olt float %47, 0.000000e+00
  br i1 %184, label %185, label %195

185:                                              ; preds = %183
  br i1 %54, label %186, label %188

186:                                              ; preds = %185
  %187 = fsub float -0.000000e+00, %139
  br label %188

188:                                              ; preds = %186, %185
  %189 = phi float [ %187, %186 ], [ %139, %185 ]
  %190 = call float @llvm.nvvm.floor.f(float %48) #6
  %191 = fcmp une float %48, %190
  br i1 %191, label %192, label %193

192:                                              ; preds = %188
  br label %193

193:                                              ; preds = %192, %188
  %194 = phi float [ 0x7FFFFFFFE0000000, %192 ], [ %189, %188 ]
  br label %195

195:                                              ; preds = %193, %183
  %196 = phi float [ %194, %193 ], [ %139, %183 ]
  br label %197

197:                                              ; preds = %195, %182
  %198 = phi float [ 1.000000e+00, %182 ], [ %196, %195 ]
  br label %199

199:                                              ; preds = %197, %173
  %200 = phi float [ %175, %173 ], [ %198, %197 ]
  br label %201

201:                                              ; preds = %199, %154
  %202 = phi float [ %155, %154 ], [ %200, %199 ]
  br label %203

203:                                              ; preds = %143, %201
  %204 = phi float [ 1.000000e+00, %143 ], [ %202, %201 ]
  %205 = fmul contract float %39, %204
  store float %205, ptr %20, align 4
  %206 = load float, ptr %20, align 4
  store float %206, ptr %11, align 4
  %207 = load float, ptr %11, align 4
  %208 = fmul float %207, 0x3FE45F3060000000
  %209 = call i32 @llvm.nvvm.f2i.rn(float %208) #6
  %210 = sitofp i32 %209 to float
  %211 = call float @llvm.nvvm.fma.rn.f(float %210, float 0xBFF921FB40000000, float %207) #6
  %212 = call float @llvm.nvvm.fma.rn.f(float %210, float 0xBE74442D00000000, float %211) #6
  %213 = call float @llvm.nvvm.fma.rn.f(float %210, float 0xBCF84698A0000000, float %212) #6
  %214 = call float @llvm.nvvm.fabs.f32(float %207)
  %215 = fcmp oge float %214, 1.056150e+05
  br i1 %215, label %216, label %311

216:                                              ; preds = %203
  %217 = call float @llvm.nvvm.fabs.f32(float %207)
  %218 = fcmp oeq float %217, 0x7FF0000000000000
  %219 = select i1 %218, i32 1, i32 0
  br i1 %218, label %220, label %222

220:                                              ; preds = %216
  %221 = call float @llvm.nvvm.mul.rn.f(float %207, float 0.000000e+00) #6
  br label %308

222:                                              ; preds = %216
  %223 = bitcast float %207 to i32
  %224 = and i32 %223, -2147483648
  %225 = lshr i32 %223, 23
  %226 = and i32 %225, 255
  %227 = sub i32 %226, 128
  %228 = shl i32 %223, 8
  %229 = or i32 %228, -2147483648
  %230 = lshr i32 %227, 5
  %231 = sub i32 4, %230
  br label %232

232:                                              ; preds = %236, %222
  %233 = phi i32 [ 0, %222 ], [ %242, %236 ]
  %234 = phi i32 [ 0, %222 ], [ %247, %236 ]
  %235 = icmp slt i32 %234, 6
  br i1 %235, label %236, label %248

236:                                              ; preds = %232
  %237 = sext i32 %234 to i64
  %238 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %237
  %239 = load i32, ptr addrspace(1) %238, align 4
  %240 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %239, i32 %229, i32 %233) #7, !srcloc !11
  %241 = extractvalue { i32, i32 } %240, 0
  %242 = extractvalue { i32, i32 } %240, 1
  %243 = insertvalue %struct.uint2 undef, i32 %241, 0
  %244 = insertvalue %struct.uint2 %243, i32 %242, 1
  %245 = sext i32 %234 to i64
  %246 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %245
  store i32 %241, ptr %246, align 4
  %247 = add nsw i32 %234, 1
  br label %232, !llvm.loop !12

248:                                              ; preds = %232
  %249 = sext i32 %234 to i64
  %250 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %249
  store i32 %233, ptr %250, align 4
  %251 = and i32 %227, 31
  %252 = add i32 %231, 2
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %253
  %255 = load i32, ptr %254, align 4
  %256 = add i32 %231, 1
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %257
  %259 = load i32, ptr %258, align 4
  %260 = icmp ne i32 %251, 0
  br i1 %260, label %261, label %272

261:                                              ; preds = %248
  %262 = sub i32 32, %251
  %263 = shl i32 %255, %251
  %264 = lshr i32 %259, %262
  %265 = add i32 %263, %264
  %266 = shl i32 %259, %251
  %267 = sext i32 %231 to i64
  %268 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %267
  %269 = load i32, ptr %268, align 4
  %270 = lshr i32 %269, %262
  %271 = add i32 %266, %270
  br label %272

272:                                              ; preds = %261, %248
  %273 = phi i32 [ %265, %261 ], [ %255, %248 ]
  %274 = phi i32 [ %271, %261 ], [ %259, %248 ]
  %275 = lshr i32 %273, 30
  %276 = shl i32 %273, 2
  %277 = lshr i32 %274, 30
  %278 = add i32 %276, %277
  %279 = shl i32 %274, 2
  %280 = lshr i32 %278, 31
  %281 = add i32 %275, %280
  %282 = icmp ne i32 %224, 0
  br i1 %282, label %283, label %285

283:                                              ; preds = %272
  %284 = sub i32 0, %281
  br label %285

285:                                              ; preds = %283, %272
  %286 = phi i32 [ %284, %283 ], [ %281, %272 ]
  %287 = icmp ne i32 %280, 0
  br i1 %287, label %288, label %292

288:                                              ; preds = %285
  %289 = xor i32 %278, -1
  %290 = xor i32 %279, -1
  %291 = xor i32 %224, -2147483648
  br label %292

292:                                              ; preds = %288, %285
  %293 = phi i32 [ %291, %288 ], [ %224, %285 ]
  %294 = phi i32 [ %289, %288 ], [ %278, %285 ]
  %295 = phi i32 [ %290, %288 ], [ %279, %285 ]
  %296 = zext i32 %294 to i64
  %297 = shl i64 %296, 32
  %298 = zext i32 %295 to i64
  %299 = or i64 %297, %298
  %300 = sitofp i64 %299 to double
  %301 = fmul double %300, 0x3BF921FB54442D19
  %302 = fptrunc double %301 to float
  %303 = icmp ne i32 %293, 0
  br i1 %303, label %304, label %306

304:                                              ; preds = %292
  %305 = fsub float -0.000000e+00, %302
  br label %306

306:                                              ; preds = %304, %292
  %307 = phi float [ %305, %304 ], [ %302, %292 ]
  br label %308

308:                                              ; preds = %306, %220
  %309 = phi i32 [ 0, %220 ], [ %286, %306 ]
  %310 = phi float [ %221, %220 ], [ %307, %306 ]
  br label %311

311:                                              ; preds = %308, %203
  %312 = phi i32 [ %309, %308 ], [ %209, %203 ]
  %313 = phi float [ %310, %308 ], [ %213, %203 ]
  %314 = add i32 %312, 1
  %315 = call float @llvm.nvvm.mul.rn.f(float %313, float %313) #6
  %316 = and i32 %314, 1
  %317 = icmp ne i32 %316, 0
  br i1 %317, label %318, label %319

318:                                              ; preds = %311
  br label %320

319:                                              ; preds = %311
  br label %320

320:                                              ; preds = %319, %318
  %321 = phi float [ 1.000000e+00, %318 ], [ %313, %319 ]
  %322 = call float @llvm.nvvm.fma.rn.f(float %315, float %321, float 0.000000e+00) #6
  %323 = and i32 %314, 1
  %324 = icmp ne i32 %323, 0
  br i1 %324, label %325, label %327

325:                                              ; preds = %320
  %326 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %315, float 0xBF56C0FDA0000000) #6
  br label %328

327:                                              ; preds = %320
  br label %328

328:                                              ; preds = %327, %325
  %329 = phi float [ %326, %325 ], [ 0xBF29A82A60000000, %327 ]
  %330 = and i32 %314, 1
  %331 = icmp ne i32 %330, 0
  %332 = select i1 %331, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %333 = call float @llvm.nvvm.fma.rn.f(float %329, float %315, float %332) #6
  %334 = and i32 %314, 1
  %335 = icmp ne i32 %334, 0
  %336 = select i1 %335, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %337 = call float @llvm.nvvm.fma.rn.f(float %333, float %315, float %336) #6
  %338 = call float @llvm.nvvm.fma.rn.f(float %337, float %322, float %321) #6
  %339 = and i32 %314, 2
  %340 = icmp ne i32 %339, 0
  br i1 %340, label %341, label %343

341:                                              ; preds = %328
  %342 = call float @llvm.nvvm.fma.rn.f(float %338, float -1.000000e+00, float 0.000000e+00) #6
  br label %343

343:                                              ; preds = %328, %341
  %344 = phi float [ %342, %341 ], [ %338, %328 ]
  store float %344, ptr %21, align 4
  %345 = load float, ptr %20, align 4
  store float %345, ptr %10, align 4
  %346 = load float, ptr %10, align 4
  %347 = fmul float %346, 0x3FE45F3060000000
  %348 = call i32 @llvm.nvvm.f2i.rn(float %347) #6
  %349 = sitofp i32 %348 to float
  %350 = call float @llvm.nvvm.fma.rn.f(float %349, float 0xBFF921FB40000000, float %346) #6
  %351 = call float @llvm.nvvm.fma.rn.f(float %349, float 0xBE74442D00000000, float %350) #6
  %352 = call float @llvm.nvvm.fma.rn.f(float %349, float 0xBCF84698A0000000, float %351) #6
  %353 = call float @llvm.nvvm.fabs.f32(float %346)
  %354 = fcmp oge float %353, 1.056150e+05
  br i1 %354, label %355, label %450

355:                                              ; preds = %343
  %356 = call float @llvm.nvvm.fabs.f32(float %346)
  %357 = fcmp oeq float %356, 0x7FF0000000000000
  %358 = select i1 %357, i32 1, i32 0
  br i1 %357, label %359, label %361

359:                                              ; preds = %355
  %360 = call float @llvm.nvvm.mul.rn.f(float %346, float 0.000000e+00) #6
  br label %447

361:                                              ; preds = %355
  %362 = bitcast float %346 to i32
  %363 = and i32 %362, -2147483648
  %364 = lshr i32 %362, 23
  %365 = and i32 %364, 255
  %366 = sub i32 %365, 128
  %367 = shl i32 %362, 8
  %368 = or i32 %367, -2147483648
  %369 = lshr i32 %366, 5
  %370 = sub i32 4, %369
  br label %371

371:                                              ; preds = %375, %361
  %372 = phi i32 [ 0, %361 ], [ %381, %375 ]
  %373 = phi i32 [ 0, %361 ], [ %386, %375 ]
  %374 = icmp slt i32 %373, 6
  br i1 %374, label %375, label %387

375:                                              ; preds = %371
  %376 = sext i32 %373 to i64
  %377 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %376
  %378 = load i32, ptr addrspace(1) %377, align 4
  %379 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %378, i32 %368, i32 %372) #7, !srcloc !11
  %380 = extractvalue { i32, i32 } %379, 0
  %381 = extractvalue { i32, i32 } %379, 1
  %382 = insertvalue %struct.uint2 undef, i32 %380, 0
  %383 = insertvalue %struct.uint2 %382, i32 %381, 1
  %384 = sext i32 %373 to i64
  %385 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %384
  store i32 %380, ptr %385, align 4
  %386 = add nsw i32 %373, 1
  br label %371, !llvm.loop !12

387:                                              ; preds = %371
  %388 = sext i32 %373 to i64
  %389 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %388
  store i32 %372, ptr %389, align 4
  %390 = and i32 %366, 31
  %391 = add i32 %370, 2
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %392
  %394 = load i32, ptr %393, align 4
  %395 = add i32 %370, 1
  %396 = sext i32 %395 to i64
  %397 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %396
  %398 = load i32, ptr %397, align 4
  %399 = icmp ne i32 %390, 0
  br i1 %399, label %400, label %411

400:                                              ; preds = %387
  %401 = sub i32 32, %390
  %402 = shl i32 %394, %390
  %403 = lshr i32 %398, %401
  %404 = add i32 %402, %403
  %405 = shl i32 %398, %390
  %406 = sext i32 %370 to i64
  %407 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %406
  %408 = load i32, ptr %407, align 4
  %409 = lshr i32 %408, %401
  %410 = add i32 %405, %409
  br label %411

411:                                              ; preds = %400, %387
  %412 = phi i32 [ %404, %400 ], [ %394, %387 ]
  %413 = phi i32 [ %410, %400 ], [ %398, %387 ]
  %414 = lshr i32 %412, 30
  %415 = shl i32 %412, 2
  %416 = lshr i32 %413, 30
  %417 = add i32 %415, %416
  %418 = shl i32 %413, 2
  %419 = lshr i32 %417, 31
  %420 = add i32 %414, %419
  %421 = icmp ne i32 %363, 0
  br i1 %421, label %422, label %424

422:                                              ; preds = %411
  %423 = sub i32 0, %420
  br label %424

424:                                              ; preds = %422, %411
  %425 = phi i32 [ %423, %422 ], [ %420, %411 ]
  %426 = icmp ne i32 %419, 0
  br i1 %426, label %427, label %431

427:                                              ; preds = %424
  %428 = xor i32 %417, -1
  %429 = xor i32 %418, -1
  %430 = xor i32 %363, -2147483648
  br label %431

431:                                              ; preds = %427, %424
  %432 = phi i32 [ %430, %427 ], [ %363, %424 ]
  %433 = phi i32 [ %428, %427 ], [ %417, %424 ]
  %434 = phi i32 [ %429, %427 ], [ %418, %424 ]
  %435 = zext i32 %433 to i64
  %436 = shl i64 %435, 32
  %437 = zext i32 %434 to i64
  %438 = or i64 %436, %437
  %439 = sitofp i64 %438 to double
  %440 = fmul double %439, 0x3BF921FB54442D19
  %441 = fptrunc double %440 to float
  %442 = icmp ne i32 %432, 0
  br i1 %442, label %443, label %445

443:                                              ; preds = %431
  %444 = fsub float -0.000000e+00, %441
  br label %445

445:                                              ; preds = %443, %431
  %446 = phi float [ %444, %443 ], [ %441, %431 ]
  br label %447

447:                                              ; preds = %445, %359
  %448 = phi i32 [ 0, %359 ], [ %425, %445 ]
  %449 = phi float [ %360, %359 ], [ %446, %445 ]
  br label %450

450:                                              ; preds = %447, %343
  %451 = phi i32 [ %448, %447 ], [ %348, %343 ]
  %452 = phi float [ %449, %447 ], [ %352, %343 ]
  %453 = call float @llvm.nvvm.mul.rn.f(float %452, float %452) #6
  %454 = and i32 %451, 1
  %455 = icmp ne i32 %454, 0
  br i1 %455, label %456, label %457

456:                                              ; preds = %450
  br label %458

457:                                              ; preds = %450
  br label %458

458:                                              ; preds = %457, %456
  %459 = phi float [ 1.000000e+00, %456 ], [ %452, %457 ]
  %460 = call float @llvm.nvvm.fma.rn.f(float %453, float %459, float 0.000000e+00) #6
  %461 = and i32 %451, 1
  %462 = icmp ne i32 %461, 0
  br i1 %462, label %463, label %465

463:                                              ; preds = %458
  %464 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %453, float 0xBF56C0FDA0000000) #6
  br label %466

465:                                              ; preds = %458
  br label %466

466:                                              ; preds = %465, %463
  %467 = phi float [ %464, %463 ], [ 0xBF29A82A60000000, %465 ]
  %468 = and i32 %451, 1
  %469 = icmp ne i32 %468, 0
  %470 = select i1 %469, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %471 = call float @llvm.nvvm.fma.rn.f(float %467, float %453, float %470) #6
  %472 = and i32 %451, 1
  %473 = icmp ne i32 %472, 0
  %474 = select i1 %473, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %475 = call float @llvm.nvvm.fma.rn.f(float %471, float %453, float %474) #6
  %476 = call float @llvm.nvvm.fma.rn.f(float %475, float %460, float %459) #6
  %477 = and i32 %451, 2
  %478 = icmp ne i32 %477, 0
  br i1 %478, label %479, label %481

479:                                              ; preds = %466
  %480 = call float @llvm.nvvm.fma.rn.f(float %476, float -1.000000e+00, float 0.000000e+00) #6
  br label %481

481:                                              ; preds = %466, %479
  %482 = phi float [ %480, %479 ], [ %476, %466 ]
  store float %482, ptr %22, align 4
  %483 = load ptr, ptr %14, align 8
  %484 = load i32, ptr %18, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds %struct.float2.0, ptr %483, i64 %485
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %486, i64 8, i1 false)
  %487 = getelementptr inbounds nuw %struct.float2.0, ptr %23, i32 0, i32 0
  %488 = load float, ptr %487, align 8
  %489 = load float, ptr %21, align 4
  %490 = fmul contract float %488, %489
  %491 = getelementptr inbounds nuw %struct.float2.0, ptr %23, i32 0, i32 1
  %492 = load float, ptr %491, align 4
  %493 = load float, ptr %22, align 4
  %494 = fmul contract float %492, %493
  %495 = fsub contract float %490, %494
  %496 = getelementptr inbounds nuw %struct.float2.0, ptr %23, i32 0, i32 0
  %497 = load float, ptr %496, align 8
  %498 = load float, ptr %22, align 4
  %499 = fmul contract float %497, %498
  %500 = getelementptr inbounds nuw %struct.float2.0, ptr %23, i32 0, i32 1
  %501 = load float, ptr %500, align 4
  %502 = load float, ptr %21, align 4
  %503 = fmul contract float %501, %502
  %504 = fadd contract float %499, %503
  store float %495, ptr %8, align 4
  store float %504, ptr %9, align 4
  %505 = load float, ptr %8, align 4
  store float %505, ptr %7, align 8
  %506 = load float, ptr %9, align 4
  %507 = getelementptr inbounds nuw %struct.float2.0, ptr %7, i32 0, i32 1
  store float %506, ptr %507, align 4
  %508 = load %struct.float2.0, ptr %7, align 8
  %509 = getelementptr inbounds nuw %struct.float2.0, ptr %24, i32 0, i32 0
  %510 = extractvalue %struct.float2.0 %508, 0
  store float %510, ptr %509, align 8
  %511 = getelementptr inbounds nuw %struct.float2.0, ptr %24, i32 0, i32 1
  %512 = extractvalue %struct.float2.0 %508, 1
  store float %512, ptr %511, align 4
  %513 = load ptr, ptr %14, align 8
  %514 = load i32, ptr %18, align 4
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds %struct.float2.0, ptr %513, i64 %515
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %516, ptr align 8 %24, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gelu_silu(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %10, align 4
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  br label %145

21:                                               ; preds = %3
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  store float %26, ptr %11, align 4
  %27 = load float, ptr %11, align 4
  %28 = fmul contract float 5.000000e-01, %27
  %29 = load float, ptr %11, align 4
  %30 = load float, ptr %11, align 4
  %31 = fmul contract float 0x3FA6E4E260000000, %30
  %32 = load float, ptr %11, align 4
  %33 = fmul contract float %31, %32
  %34 = load float, ptr %11, align 4
  %35 = fmul contract float %33, %34
  %36 = fadd contract float %29, %35
  %37 = fmul contract float 0x3FE9884540000000, %36
  store float %37, ptr %6, align 4
  %38 = load float, ptr %6, align 4
  %39 = call float @llvm.nvvm.fabs.f32(float %38)
  %40 = fmul float %39, 0x4007154760000000
  %41 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %40)
  %42 = fadd float 1.000000e+00, %41
  %43 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %42) #7, !srcloc !10
  %44 = call float @llvm.nvvm.fma.rn.f(float %43, float -2.000000e+00, float 1.000000e+00) #6
  %45 = fcmp oge float %39, 0x4022059680000000
  br i1 %45, label %46, label %47

46:                                               ; preds = %21
  br label %47

47:                                               ; preds = %46, %21
  %48 = phi float [ 1.000000e+00, %46 ], [ %44, %21 ]
  %49 = bitcast float %48 to i32
  %50 = bitcast float %38 to i32
  %51 = and i32 %50, -2147483648
  %52 = or i32 %49, %51
  %53 = bitcast i32 %52 to float
  %54 = fmul float %38, %38
  %55 = call float @llvm.nvvm.fma.rn.f(float 0x3F901E1040000000, float %54, float 0xBFAAC795C0000000) #6
  %56 = call float @llvm.nvvm.fma.rn.f(float %55, float %54, float 0x3FC10B2820000000) #6
  %57 = call float @llvm.nvvm.fma.rn.f(float %56, float %54, float 0xBFD5553DA0000000) #6
  %58 = call float @llvm.nvvm.fma.rn.f(float %57, float %54, float 0.000000e+00) #6
  %59 = call float @llvm.nvvm.fma.rn.f(float %58, float %38, float %38) #6
  %60 = fcmp oge float %39, 0x3FE3333340000000
  br i1 %60, label %61, label %62

61:                                               ; preds = %47
  br label %63

62:                                               ; preds = %47
  br label %63

63:                                               ; preds = %61, %62
  %64 = phi float [ %53, %61 ], [ %59, %62 ]
  %65 = fadd contract float 1.000000e+00, %64
  %66 = fmul contract float %28, %65
  %67 = load ptr, ptr %8, align 8
  %68 = load i32, ptr %10, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4
  %71 = load float, ptr %11, align 4
  %72 = load float, ptr %11, align 4
  %73 = fneg contract float %72
  store float %73, ptr %5, align 4
  %74 = load float, ptr %5, align 4
  %75 = call float @llvm.nvvm.fma.rn.f(float %74, float 0x3F777313A0000000, float 5.000000e-01) #6
  %76 = call float @llvm.nvvm.saturate.f(float %75) #6
  %77 = call float @llvm.nvvm.fma.rm.f(float %76, float 2.520000e+02, float 0x4168000020000000) #6
  %78 = fsub float %77, 0x4168000FE0000000
  %79 = fsub float -0.000000e+00, %78
  %80 = call float @llvm.nvvm.fma.rn.f(float %74, float 0x3FF7154760000000, float %79) #6
  %81 = call float @llvm.nvvm.fma.rn.f(float %74, float 0x3E54AE0C00000000, float %80) #6
  %82 = bitcast float %77 to i32
  %83 = shl i32 %82, 23
  %84 = bitcast i32 %83 to float
  %85 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %81)
  %86 = fmul float %85, %84
  %87 = fadd contract float 1.000000e+00, %86
  %88 = fdiv contract float %71, %87
  %89 = load float, ptr %11, align 4
  %90 = fmul contract float 5.000000e-01, %89
  %91 = load float, ptr %11, align 4
  %92 = fmul contract float %91, 0x3FE6A09E60000000
  store float %92, ptr %4, align 4
  %93 = load float, ptr %4, align 4
  %94 = call float @llvm.nvvm.fabs.f32(float %93)
  %95 = fcmp oge float %94, 0x3FF00C1FC0000000
  %96 = select i1 %95, i32 1, i32 0
  br i1 %95, label %97, label %99

97:                                               ; preds = %63
  %98 = call float @llvm.nvvm.fabs.f32(float %93)
  br label %101

99:                                               ; preds = %63
  %100 = fmul float %93, %93
  br label %101

101:                                              ; preds = %99, %97
  %102 = phi float [ %98, %97 ], [ %100, %99 ]
  %103 = select i1 %95, float 0x3F1D698740000000, float 0x3F163D2D40000000
  %104 = select i1 %95, float 0xBF55C00B60000000, float 0xBF4AE9A400000000
  %105 = call float @llvm.nvvm.fma.rn.f(float %103, float %102, float %104) #6
  %106 = select i1 %95, float 0x3F813233E0000000, float 0x3F755ABD40000000
  %107 = call float @llvm.nvvm.fma.rn.f(float %105, float %102, float %106) #6
  %108 = select i1 %95, float 0xBFA49B3340000000, float 0xBF9B837CE0000000
  %109 = call float @llvm.nvvm.fma.rn.f(float %107, float %102, float %108) #6
  %110 = select i1 %95, float 0x3FC46AA320000000, float 0x3FBCE315E0000000
  %111 = call float @llvm.nvvm.fma.rn.f(float %109, float %102, float %110) #6
  %112 = select i1 %95, float 0x3FED369F20000000, float 0xBFD8127580000000
  %113 = call float @llvm.nvvm.fma.rn.f(float %111, float %102, float %112) #6
  %114 = select i1 %95, float 0x3FE4214280000000, float 0x3FC06EBA60000000
  %115 = call float @llvm.nvvm.fma.rn.f(float %113, float %102, float %114) #6
  br i1 %95, label %116, label %118

116:                                              ; preds = %101
  %117 = fsub float -0.000000e+00, %102
  br label %119

118:                                              ; preds = %101
  br label %119

119:                                              ; preds = %118, %116
  %120 = phi float [ %117, %116 ], [ %93, %118 ]
  br i1 %95, label %121, label %123

121:                                              ; preds = %119
  %122 = fsub float -0.000000e+00, %102
  br label %124

123:                                              ; preds = %119
  br label %124

124:                                              ; preds = %123, %121
  %125 = phi float [ %122, %121 ], [ %93, %123 ]
  %126 = call float @llvm.nvvm.fma.rn.f(float %115, float %120, float %125) #6
  br i1 %95, label %127, label %135

127:                                              ; preds = %124
  %128 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %126)
  %129 = fsub float 1.000000e+00, %128
  %130 = bitcast float %129 to i32
  %131 = bitcast float %93 to i32
  %132 = and i32 %131, -2147483648
  %133 = or i32 %130, %132
  %134 = bitcast i32 %133 to float
  br label %135

135:                                              ; preds = %124, %127
  %136 = phi float [ %134, %127 ], [ %126, %124 ]
  %137 = fmul contract float %90, %136
  %138 = fadd contract float %88, %137
  %139 = load ptr, ptr %8, align 8
  %140 = load i32, ptr %9, align 4
  %141 = load i32, ptr %10, align 4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %139, i64 %143
  store float %138, ptr %144, align 4
  br label %145

145:                                              ; preds = %135, %20
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cross_entropy(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %17 = alloca ptr, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %16, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = load i32, ptr %16, align 4
  %31 = load i32, ptr %15, align 4
  %32 = mul nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %29, i64 %33
  store ptr %34, ptr %17, align 8
  %35 = load ptr, ptr %17, align 8
  %36 = getelementptr inbounds float, ptr %35, i64 0
  %37 = load float, ptr %36, align 4
  store float %37, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store i32 1, ptr %20, align 4
  br label %38

38:                                               ; preds = %52, %5
  %39 = load i32, ptr %20, align 4
  %40 = load i32, ptr %15, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %55

42:                                               ; preds = %38
  %43 = load float, ptr %18, align 4
  %44 = load ptr, ptr %17, align 8
  %45 = load i32, ptr %20, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  store float %43, ptr %7, align 4
  store float %48, ptr %8, align 4
  %49 = load float, ptr %7, align 4
  %50 = load float, ptr %8, align 4
  %51 = call float @llvm.nvvm.fmax.f(float %49, float %50)
  store float %51, ptr %18, align 4
  br label %52

52:                                               ; preds = %42
  %53 = load i32, ptr %20, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %20, align 4
  br label %38, !llvm.loop !14

55:                                               ; preds = %38
  store i32 0, ptr %21, align 4
  br label %56

56:                                               ; preds = %83, %55
  %57 = load i32, ptr %21, align 4
  %58 = load i32, ptr %15, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %86

60:                                               ; preds = %56
  %61 = load ptr, ptr %17, align 8
  %62 = load i32, ptr %21, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = load float, ptr %18, align 4
  %67 = fsub contract float %65, %66
  store float %67, ptr %9, align 4
  %68 = load float, ptr %9, align 4
  %69 = call float @llvm.nvvm.fma.rn.f(float %68, float 0x3F777313A0000000, float 5.000000e-01) #6
  %70 = call float @llvm.nvvm.saturate.f(float %69) #6
  %71 = call float @llvm.nvvm.fma.rm.f(float %70, float 2.520000e+02, float 0x4168000020000000) #6
  %72 = fsub float %71, 0x4168000FE0000000
  %73 = fsub float -0.000000e+00, %72
  %74 = call float @llvm.nvvm.fma.rn.f(float %68, float 0x3FF7154760000000, float %73) #6
  %75 = call float @llvm.nvvm.fma.rn.f(float %68, float 0x3E54AE0C00000000, float %74) #6
  %76 = bitcast float %71 to i32
  %77 = shl i32 %76, 23
  %78 = bitcast i32 %77 to float
  %79 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %75)
  %80 = fmul float %79, %78
  %81 = load float, ptr %19, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %19, align 4
  br label %83

83:                                               ; preds = %60
  %84 = load i32, ptr %21, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %21, align 4
  br label %56, !llvm.loop !15

86:                                               ; preds = %56
  %87 = load float, ptr %19, align 4
  store float %87, ptr %6, align 4
  %88 = load float, ptr %6, align 4
  %89 = fcmp olt float %88, 0x3810000000000000
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  %91 = fmul float %88, 0x4160000000000000
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi float [ %91, %90 ], [ %88, %86 ]
  %94 = phi float [ -2.300000e+01, %90 ], [ 0.000000e+00, %86 ]
  %95 = bitcast float %93 to i32
  %96 = sub i32 %95, 1059760811
  %97 = and i32 %96, -8388608
  %98 = bitcast float %93 to i32
  %99 = sub i32 %98, %97
  %100 = bitcast i32 %99 to float
  %101 = sitofp i32 %97 to float
  %102 = call float @llvm.nvvm.fma.rn.f(float %101, float 0x3E80000000000000, float %94) #6
  %103 = fsub float %100, 1.000000e+00
  %104 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %103, float 0x3FC2073EC0000000) #6
  %105 = call float @llvm.nvvm.fma.rn.f(float %104, float %103, float 0xBFBF19B980000000) #6
  %106 = call float @llvm.nvvm.fma.rn.f(float %105, float %103, float 0x3FC1E52AA0000000) #6
  %107 = call float @llvm.nvvm.fma.rn.f(float %106, float %103, float 0xBFC55B1720000000) #6
  %108 = call float @llvm.nvvm.fma.rn.f(float %107, float %103, float 0x3FC99DA160000000) #6
  %109 = call float @llvm.nvvm.fma.rn.f(float %108, float %103, float 0xBFCFFFE440000000) #6
  %110 = call float @llvm.nvvm.fma.rn.f(float %109, float %103, float 0x3FD5554F00000000) #6
  %111 = call float @llvm.nvvm.fma.rn.f(float %110, float %103, float -5.000000e-01) #6
  %112 = fmul float %111, %103
  %113 = call float @llvm.nvvm.fma.rn.f(float %112, float %103, float %103) #6
  %114 = call float @llvm.nvvm.fma.rn.f(float %102, float 0x3FE62E4300000000, float %113) #6
  %115 = bitcast float %93 to i32
  %116 = icmp uge i32 %115, 2139095040
  br i1 %116, label %117, label %119

117:                                              ; preds = %92
  %118 = call float @llvm.nvvm.fma.rn.f(float %93, float 0x7FF0000000000000, float 0x7FF0000000000000) #6
  br label %119

119:                                              ; preds = %117, %92
  %120 = phi float [ %118, %117 ], [ %114, %92 ]
  %121 = fcmp oeq float %93, 0.000000e+00
  br i1 %121, label %122, label %123

122:                                              ; preds = %119
  br label %123

123:                                              ; preds = %119, %122
  %124 = phi float [ 0xFFF0000000000000, %122 ], [ %120, %119 ]
  %125 = load float, ptr %18, align 4
  %126 = fadd contract float %124, %125
  store float %126, ptr %22, align 4
  %127 = load float, ptr %22, align 4
  %128 = load ptr, ptr %17, align 8
  %129 = load ptr, ptr %12, align 8
  %130 = load i32, ptr %16, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %129, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = fsub contract float %127, %136
  %138 = load ptr, ptr %13, align 8
  %139 = load i32, ptr %16, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %138, i64 %140
  store float %137, ptr %141, align 4
  store i32 0, ptr %23, align 4
  br label %142

142:                                              ; preds = %185, %123
  %143 = load i32, ptr %23, align 4
  %144 = load i32, ptr %15, align 4
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %146, label %188

146:                                              ; preds = %142
  %147 = load ptr, ptr %17, align 8
  %148 = load i32, ptr %23, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %147, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = load float, ptr %22, align 4
  %153 = fsub contract float %151, %152
  store float %153, ptr %10, align 4
  %154 = load float, ptr %10, align 4
  %155 = call float @llvm.nvvm.fma.rn.f(float %154, float 0x3F777313A0000000, float 5.000000e-01) #6
  %156 = call float @llvm.nvvm.saturate.f(float %155) #6
  %157 = call float @llvm.nvvm.fma.rm.f(float %156, float 2.520000e+02, float 0x4168000020000000) #6
  %158 = fsub float %157, 0x4168000FE0000000
  %159 = fsub float -0.000000e+00, %158
  %160 = call float @llvm.nvvm.fma.rn.f(float %154, float 0x3FF7154760000000, float %159) #6
  %161 = call float @llvm.nvvm.fma.rn.f(float %154, float 0x3E54AE0C00000000, float %160) #6
  %162 = bitcast float %157 to i32
  %163 = shl i32 %162, 23
  %164 = bitcast i32 %163 to float
  %165 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %161)
  %166 = fmul float %165, %164
  %167 = load i32, ptr %23, align 4
  %168 = load ptr, ptr %12, align 8
  %169 = load i32, ptr %16, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %168, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = icmp eq i32 %167, %172
  %174 = zext i1 %173 to i64
  %175 = select contract i1 %173, float 1.000000e+00, float 0.000000e+00
  %176 = fsub contract float %166, %175
  %177 = load ptr, ptr %14, align 8
  %178 = load i32, ptr %16, align 4
  %179 = load i32, ptr %15, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %23, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %177, i64 %183
  store float %176, ptr %184, align 4
  br label %185

185:                                              ; preds = %146
  %186 = load i32, ptr %23, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %23, align 4
  br label %142, !llvm.loop !16

188:                                              ; preds = %142
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @top_k(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  %25 = load ptr, ptr %12, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = load i32, ptr %15, align 4
  %28 = mul i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %25, i64 %29
  store ptr %30, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %31

31:                                               ; preds = %129, %5
  %32 = load i32, ptr %18, align 4
  %33 = load i32, ptr %16, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %132

35:                                               ; preds = %31
  store float 0xC6293E5940000000, ptr %19, align 4
  %36 = load i32, ptr %15, align 4
  store i32 %36, ptr %20, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %37, ptr %21, align 4
  br label %38

38:                                               ; preds = %58, %35
  %39 = load i32, ptr %21, align 4
  %40 = load i32, ptr %15, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %61

42:                                               ; preds = %38
  %43 = load ptr, ptr %17, align 8
  %44 = load i32, ptr %21, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %19, align 4
  %49 = fcmp contract ogt float %47, %48
  br i1 %49, label %50, label %57

50:                                               ; preds = %42
  %51 = load ptr, ptr %17, align 8
  %52 = load i32, ptr %21, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4
  store float %55, ptr %19, align 4
  %56 = load i32, ptr %21, align 4
  store i32 %56, ptr %20, align 4
  br label %57

57:                                               ; preds = %50, %42
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %21, align 4
  %60 = add nsw i32 %59, 32
  store i32 %60, ptr %21, align 4
  br label %38, !llvm.loop !17

61:                                               ; preds = %38
  store i32 16, ptr %22, align 4
  br label %62

62:                                               ; preds = %93, %61
  %63 = load i32, ptr %22, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %96

65:                                               ; preds = %62
  %66 = load float, ptr %19, align 4
  %67 = load i32, ptr %22, align 4
  store i32 -1, ptr %9, align 4
  store float %66, ptr %10, align 4
  store i32 %67, ptr %11, align 4
  %68 = load i32, ptr %9, align 4
  %69 = load float, ptr %10, align 4
  %70 = load i32, ptr %11, align 4
  %71 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %68, float %69, i32 %70, i32 31)
  store float %71, ptr %23, align 4
  %72 = load i32, ptr %20, align 4
  %73 = load i32, ptr %22, align 4
  store i32 -1, ptr %6, align 4
  store i32 %72, ptr %7, align 4
  store i32 %73, ptr %8, align 4
  %74 = load i32, ptr %6, align 4
  %75 = load i32, ptr %7, align 4
  %76 = load i32, ptr %8, align 4
  %77 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %74, i32 %75, i32 %76, i32 31)
  store i32 %77, ptr %24, align 4
  %78 = load float, ptr %23, align 4
  %79 = load float, ptr %19, align 4
  %80 = fcmp contract ogt float %78, %79
  br i1 %80, label %89, label %81

81:                                               ; preds = %65
  %82 = load float, ptr %23, align 4
  %83 = load float, ptr %19, align 4
  %84 = fcmp contract oeq float %82, %83
  br i1 %84, label %85, label %92

85:                                               ; preds = %81
  %86 = load i32, ptr %24, align 4
  %87 = load i32, ptr %20, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %92

89:                                               ; preds = %85, %65
  %90 = load float, ptr %23, align 4
  store float %90, ptr %19, align 4
  %91 = load i32, ptr %24, align 4
  store i32 %91, ptr %20, align 4
  br label %92

92:                                               ; preds = %89, %85, %81
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %22, align 4
  %95 = ashr i32 %94, 1
  store i32 %95, ptr %22, align 4
  br label %62, !llvm.loop !18

96:                                               ; preds = %62
  %97 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %98 = load i32, ptr %20, align 4
  %99 = srem i32 %98, 32
  %100 = icmp eq i32 %97, %99
  br i1 %100, label %101, label %106

101:                                              ; preds = %96
  %102 = load ptr, ptr %17, align 8
  %103 = load i32, ptr %20, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  store float 0xC6393E5940000000, ptr %105, align 4
  br label %106

106:                                              ; preds = %101, %96
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %128

109:                                              ; preds = %106
  %110 = load i32, ptr %20, align 4
  %111 = load ptr, ptr %13, align 8
  %112 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %113 = load i32, ptr %16, align 4
  %114 = mul i32 %112, %113
  %115 = load i32, ptr %18, align 4
  %116 = add i32 %114, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %111, i64 %117
  store i32 %110, ptr %118, align 4
  %119 = load float, ptr %19, align 4
  %120 = load ptr, ptr %14, align 8
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %122 = load i32, ptr %16, align 4
  %123 = mul i32 %121, %122
  %124 = load i32, ptr %18, align 4
  %125 = add i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr %120, i64 %126
  store float %119, ptr %127, align 4
  br label %128

128:                                              ; preds = %109, %106
  br label %129

129:                                              ; preds = %128
  %130 = load i32, ptr %18, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %18, align 4
  br label %31, !llvm.loop !19

132:                                              ; preds = %31
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn.ftz(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.trunc.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.ftz.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.f(float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind memory(none) }

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
!9 = distinct !{!9, !7}
!10 = !{i32 21584}
!11 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.count", i32 1}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
