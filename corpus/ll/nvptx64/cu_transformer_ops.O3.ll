; ModuleID = 'corpus/cuda/cu_transformer_ops.cu'
source_filename = "corpus/cuda/cu_transformer_ops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @rms_norm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %3, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %28, label %12

12:                                               ; preds = %28, %5
  %13 = phi float [ 0.000000e+00, %5 ], [ %35, %28 ]
  %14 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %13, i32 range(i32 1, 0) 16, i32 31)
  %15 = fadd contract float %13, %14
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 range(i32 1, 0) 8, i32 31)
  %17 = fadd contract float %15, %16
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 range(i32 1, 0) 4, i32 31)
  %19 = fadd contract float %17, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, 0) 2, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, 0) 1, i32 31)
  %23 = fadd contract float %21, %22
  %24 = sitofp i32 %3 to float
  %25 = fdiv contract float %23, %24
  %26 = fadd contract float %4, %25
  %27 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %26)
  br i1 %11, label %39, label %38

28:                                               ; preds = %5, %28
  %29 = phi float [ %35, %28 ], [ 0.000000e+00, %5 ]
  %30 = phi i32 [ %36, %28 ], [ %10, %5 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %9, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !10
  %34 = fmul contract float %33, %33
  %35 = fadd contract float %29, %34
  %36 = add nuw nsw i32 %30, 32
  %37 = icmp slt i32 %36, %3
  br i1 %37, label %28, label %12, !llvm.loop !12

38:                                               ; preds = %39, %12
  ret void

39:                                               ; preds = %12, %39
  %40 = phi i32 [ %51, %39 ], [ %10, %12 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %9, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !10
  %44 = fmul contract float %27, %43
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %41
  %46 = load float, ptr %45, align 4, !tbaa !10
  %47 = fmul contract float %44, %46
  %48 = add i32 %40, %7
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %2, i64 %49
  store float %47, ptr %50, align 4, !tbaa !10
  %51 = add nuw nsw i32 %40, 32
  %52 = icmp slt i32 %51, %3
  br i1 %52, label %39, label %38, !llvm.loop !14
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 {
  %5 = alloca [7 x i32], align 4
  %6 = alloca [7 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sdiv i32 %1, 2
  %13 = srem i32 %11, %12
  %14 = sdiv i32 %11, %1
  %15 = add nsw i32 %14, %2
  %16 = sitofp i32 %15 to float
  %17 = sitofp i32 %13 to float
  %18 = fmul contract float %17, -2.000000e+00
  %19 = sitofp i32 %1 to float
  %20 = fdiv contract float %18, %19
  %21 = fmul float %20, 5.000000e-01
  %22 = tail call float @llvm.trunc.f32(float %21)
  %23 = fmul float %22, 2.000000e+00
  %24 = fsub float %20, %23
  %25 = tail call float @llvm.nvvm.fabs.f32(float %24)
  %26 = fcmp une float %25, 1.000000e+00
  %27 = tail call float @llvm.nvvm.fabs.f32(float %3)
  %28 = fcmp olt float %27, 0x3810000000000000
  %29 = fmul float %27, 0x4170000000000000
  %30 = select i1 %28, float %29, float %27
  %31 = select i1 %28, float -2.400000e+01, float 0.000000e+00
  %32 = bitcast float %30 to i32
  %33 = add i32 %32, -1060439283
  %34 = and i32 %33, -8388608
  %35 = sub i32 %32, %34
  %36 = bitcast i32 %35 to float
  %37 = sitofp i32 %34 to float
  %38 = tail call float @llvm.fma.f32(float %37, float 0x3E80000000000000, float %31)
  %39 = fadd float %36, -1.000000e+00
  %40 = fadd float %36, 1.000000e+00
  %41 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %40) #10, !srcloc !15
  %42 = fmul float %39, 2.000000e+00
  %43 = fmul float %42, %41
  %44 = fmul float %43, %43
  %45 = fsub float %39, %43
  %46 = fmul float %45, 2.000000e+00
  %47 = fneg float %43
  %48 = tail call float @llvm.fma.f32(float %47, float %39, float %46)
  %49 = tail call float @llvm.nvvm.mul.rn.f(float %41, float %48) #11
  %50 = tail call float @llvm.fma.f32(float %44, float 0x3F45865C80000000, float 0x3F6A5CFB60000000)
  %51 = tail call float @llvm.fma.f32(float %50, float %44, float 0x3F92776E60000000)
  %52 = tail call float @llvm.fma.f32(float %51, float %44, float 0x3FBEC709E0000000)
  %53 = tail call float @llvm.nvvm.mul.rn.f(float %52, float %44) #11
  %54 = tail call float @llvm.fma.f32(float %43, float 0x3FF7154760000000, float %38)
  %55 = fsub float %38, %54
  %56 = tail call float @llvm.fma.f32(float %43, float 0x3FF7154760000000, float %55)
  %57 = tail call float @llvm.fma.f32(float %49, float 0x3FF7154760000000, float %56)
  %58 = tail call float @llvm.fma.f32(float %43, float 0x3E54ABC680000000, float %57)
  %59 = fmul float %53, 3.000000e+00
  %60 = tail call float @llvm.fma.f32(float %59, float %49, float %58)
  %61 = tail call float @llvm.fma.f32(float %53, float %43, float %60)
  %62 = tail call float @llvm.nvvm.add.rn.f(float %54, float %61) #11
  %63 = fneg float %54
  %64 = tail call float @llvm.nvvm.add.rn.f(float %62, float %63) #11
  %65 = fneg float %64
  %66 = tail call float @llvm.nvvm.add.rn.f(float %61, float %65) #11
  %67 = tail call float @llvm.nvvm.mul.rn.f(float %62, float %20) #11
  %68 = fneg float %67
  %69 = tail call float @llvm.fma.f32(float %62, float %20, float %68)
  %70 = tail call float @llvm.fma.f32(float %66, float %20, float %69)
  %71 = tail call float @llvm.nvvm.round.f(float %67) #11
  %72 = fsub float %67, %71
  %73 = fadd float %72, %70
  %74 = tail call float @llvm.fma.f32(float %73, float 0x3F23F971C0000000, float 0x3F55F0BDA0000000)
  %75 = tail call float @llvm.fma.f32(float %74, float %73, float 0x3F83B30AC0000000)
  %76 = tail call float @llvm.fma.f32(float %75, float %73, float 0x3FAC6AF760000000)
  %77 = tail call float @llvm.fma.f32(float %76, float %73, float 0x3FCEBFBD80000000)
  %78 = tail call float @llvm.fma.f32(float %77, float %73, float 0x3FE62E4300000000)
  %79 = tail call float @llvm.fma.f32(float %78, float %73, float 1.000000e+00)
  %80 = fptosi float %71 to i32
  %81 = fcmp ogt float %71, 0.000000e+00
  %82 = select i1 %81, i32 0, i32 -2097152000
  %83 = add nsw i32 %82, 2130706432
  %84 = bitcast i32 %83 to float
  %85 = fmul float %79, %84
  %86 = shl i32 %80, 23
  %87 = sub i32 %86, %82
  %88 = bitcast i32 %87 to float
  %89 = fmul float %85, %88
  %90 = tail call float @llvm.nvvm.fabs.f32(float %67)
  %91 = fcmp ogt float %90, 1.520000e+02
  %92 = fcmp olt float %67, 0.000000e+00
  %93 = select i1 %92, float 0.000000e+00, float 0x7FF0000000000000
  %94 = select i1 %91, float %93, float %89
  %95 = fcmp oeq float %3, 1.000000e+00
  %96 = fcmp oeq float %20, 0.000000e+00
  %97 = or i1 %95, %96
  br i1 %97, label %130, label %98

98:                                               ; preds = %4
  %99 = fcmp uno float %27, 0.000000e+00
  br i1 %99, label %103, label %100

100:                                              ; preds = %98
  %101 = tail call float @llvm.nvvm.fabs.f32(float %20)
  %102 = fcmp uno float %101, 0.000000e+00
  br i1 %102, label %103, label %105

103:                                              ; preds = %100, %98
  %104 = tail call float @llvm.nvvm.add.rn.f(float %3, float %20) #11
  br label %130

105:                                              ; preds = %100
  %106 = fcmp oeq float %3, 0.000000e+00
  %107 = fcmp oeq float %27, 0x7FF0000000000000
  %108 = select i1 %106, i1 true, i1 %107
  br i1 %108, label %109, label %118

109:                                              ; preds = %105
  %110 = fadd float %3, %3
  %111 = bitcast float %110 to i32
  %112 = fcmp olt float %20, 0.000000e+00
  %113 = xor i32 %111, 2139095040
  %114 = select i1 %112, i32 %113, i32 %111
  %115 = and i32 %114, 2147483647
  %116 = select i1 %26, i32 %115, i32 %114
  %117 = bitcast i32 %116 to float
  br label %130

118:                                              ; preds = %105
  %119 = fcmp oeq float %3, -1.000000e+00
  %120 = fcmp oeq float %101, 0x7FF0000000000000
  %121 = and i1 %119, %120
  br i1 %121, label %130, label %122

122:                                              ; preds = %118
  %123 = fcmp olt float %3, 0.000000e+00
  br i1 %123, label %124, label %130

124:                                              ; preds = %122
  %125 = tail call float @llvm.floor.f32(float %20)
  %126 = fcmp une float %20, %125
  %127 = fneg float %94
  %128 = select i1 %26, float %94, float %127
  %129 = select i1 %126, float 0x7FFFFFFFE0000000, float %128
  br label %130

130:                                              ; preds = %4, %103, %109, %118, %122, %124
  %131 = phi float [ 1.000000e+00, %4 ], [ %104, %103 ], [ %117, %109 ], [ 1.000000e+00, %118 ], [ %129, %124 ], [ %94, %122 ]
  %132 = fmul contract float %131, %16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %133 = fmul float %132, 0x3FE45F3060000000
  %134 = tail call i32 @llvm.nvvm.f2i.rn(float %133) #11
  %135 = sitofp i32 %134 to float
  %136 = tail call float @llvm.fma.f32(float %135, float 0xBFF921FB40000000, float %132)
  %137 = tail call float @llvm.fma.f32(float %135, float 0xBE74442D00000000, float %136)
  %138 = tail call float @llvm.fma.f32(float %135, float 0xBCF84698A0000000, float %137)
  %139 = tail call float @llvm.nvvm.fabs.f32(float %132)
  %140 = fcmp ult float %139, 1.056150e+05
  br i1 %140, label %209, label %141

141:                                              ; preds = %130
  %142 = fcmp oeq float %139, 0x7FF0000000000000
  br i1 %142, label %143, label %145

143:                                              ; preds = %141
  %144 = tail call float @llvm.nvvm.mul.rn.f(float %132, float 0.000000e+00) #11
  br label %209

145:                                              ; preds = %141
  %146 = bitcast float %132 to i32
  %147 = shl i32 %146, 8
  %148 = or i32 %147, -2147483648
  br label %149

149:                                              ; preds = %145, %149
  %150 = phi i32 [ 0, %145 ], [ %159, %149 ]
  %151 = phi i32 [ 0, %145 ], [ %157, %149 ]
  %152 = zext nneg i32 %150 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %152
  %154 = load i32, ptr addrspace(1) %153, align 4
  %155 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %154, i32 %148, i32 %151) #10, !srcloc !16
  %156 = extractvalue { i32, i32 } %155, 0
  %157 = extractvalue { i32, i32 } %155, 1
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  store i32 %156, ptr %158, align 4
  %159 = add nuw nsw i32 %150, 1
  %160 = icmp eq i32 %159, 6
  br i1 %160, label %161, label %149, !llvm.loop !17

161:                                              ; preds = %149
  %162 = lshr i32 %146, 23
  %163 = and i32 %162, 224
  %164 = add nsw i32 %163, -128
  %165 = lshr exact i32 %164, 5
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %157, ptr %166, align 4
  %167 = sub nsw i32 6, %165
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr %5, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = sub nsw i32 5, %165
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = freeze i32 %174
  %176 = and i32 %146, 260046848
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %184, label %178

178:                                              ; preds = %161
  %179 = sub nsw i32 4, %165
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds i32, ptr %5, i64 %180
  %182 = load i32, ptr %181, align 4
  %183 = tail call i32 @llvm.fshl.i32(i32 %175, i32 %182, i32 %162)
  br label %184

184:                                              ; preds = %178, %161
  %185 = phi i32 [ %183, %178 ], [ %175, %161 ]
  %186 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %175, i32 %162)
  %187 = lshr i32 %186, 30
  %188 = tail call i32 @llvm.fshl.i32(i32 %186, i32 %185, i32 2)
  %189 = shl i32 %185, 2
  %190 = lshr i32 %188, 31
  %191 = add nuw nsw i32 %190, %187
  %192 = sub nsw i32 0, %191
  %193 = icmp slt i32 %146, 0
  %194 = select i1 %193, i32 %192, i32 %191
  %195 = xor i32 %188, %146
  %196 = ashr i32 %188, 31
  %197 = xor i32 %196, %188
  %198 = xor i32 %196, %189
  %199 = zext i32 %197 to i64
  %200 = shl nuw i64 %199, 32
  %201 = zext i32 %198 to i64
  %202 = or disjoint i64 %200, %201
  %203 = sitofp i64 %202 to double
  %204 = fmul double %203, 0x3BF921FB54442D19
  %205 = fptrunc double %204 to float
  %206 = fneg float %205
  %207 = icmp slt i32 %195, 0
  %208 = select i1 %207, float %206, float %205
  br label %209

209:                                              ; preds = %130, %143, %184
  %210 = phi i32 [ %134, %130 ], [ 0, %143 ], [ %194, %184 ]
  %211 = phi float [ %138, %130 ], [ %144, %143 ], [ %208, %184 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br i1 %140, label %280, label %212

212:                                              ; preds = %209
  %213 = fcmp oeq float %139, 0x7FF0000000000000
  br i1 %213, label %214, label %216

214:                                              ; preds = %212
  %215 = tail call float @llvm.nvvm.mul.rn.f(float %132, float 0.000000e+00) #11
  br label %280

216:                                              ; preds = %212
  %217 = bitcast float %132 to i32
  %218 = shl i32 %217, 8
  %219 = or i32 %218, -2147483648
  br label %220

220:                                              ; preds = %216, %220
  %221 = phi i32 [ 0, %216 ], [ %230, %220 ]
  %222 = phi i32 [ 0, %216 ], [ %228, %220 ]
  %223 = zext nneg i32 %221 to i64
  %224 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %223
  %225 = load i32, ptr addrspace(1) %224, align 4
  %226 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %225, i32 %219, i32 %222) #10, !srcloc !16
  %227 = extractvalue { i32, i32 } %226, 0
  %228 = extractvalue { i32, i32 } %226, 1
  %229 = getelementptr inbounds nuw i32, ptr %6, i64 %223
  store i32 %227, ptr %229, align 4
  %230 = add nuw nsw i32 %221, 1
  %231 = icmp eq i32 %230, 6
  br i1 %231, label %232, label %220, !llvm.loop !17

232:                                              ; preds = %220
  %233 = lshr i32 %217, 23
  %234 = and i32 %233, 224
  %235 = add nsw i32 %234, -128
  %236 = lshr exact i32 %235, 5
  %237 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %228, ptr %237, align 4
  %238 = sub nsw i32 6, %236
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds i32, ptr %6, i64 %239
  %241 = load i32, ptr %240, align 4
  %242 = sub nsw i32 5, %236
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds i32, ptr %6, i64 %243
  %245 = load i32, ptr %244, align 4
  %246 = freeze i32 %245
  %247 = and i32 %217, 260046848
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %255, label %249

249:                                              ; preds = %232
  %250 = sub nsw i32 4, %236
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds i32, ptr %6, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %253, i32 %233)
  br label %255

255:                                              ; preds = %249, %232
  %256 = phi i32 [ %254, %249 ], [ %246, %232 ]
  %257 = tail call i32 @llvm.fshl.i32(i32 %241, i32 %246, i32 %233)
  %258 = lshr i32 %257, 30
  %259 = tail call i32 @llvm.fshl.i32(i32 %257, i32 %256, i32 2)
  %260 = shl i32 %256, 2
  %261 = lshr i32 %259, 31
  %262 = add nuw nsw i32 %261, %258
  %263 = sub nsw i32 0, %262
  %264 = icmp slt i32 %217, 0
  %265 = select i1 %264, i32 %263, i32 %262
  %266 = xor i32 %259, %217
  %267 = ashr i32 %259, 31
  %268 = xor i32 %267, %259
  %269 = xor i32 %267, %260
  %270 = zext i32 %268 to i64
  %271 = shl nuw i64 %270, 32
  %272 = zext i32 %269 to i64
  %273 = or disjoint i64 %271, %272
  %274 = sitofp i64 %273 to double
  %275 = fmul double %274, 0x3BF921FB54442D19
  %276 = fptrunc double %275 to float
  %277 = fneg float %276
  %278 = icmp slt i32 %266, 0
  %279 = select i1 %278, float %277, float %276
  br label %280

280:                                              ; preds = %209, %214, %255
  %281 = phi i32 [ %134, %209 ], [ 0, %214 ], [ %265, %255 ]
  %282 = phi float [ %138, %209 ], [ %215, %214 ], [ %279, %255 ]
  %283 = add i32 %210, 1
  %284 = and i32 %283, 2
  %285 = icmp eq i32 %284, 0
  %286 = and i32 %210, 1
  %287 = icmp eq i32 %286, 0
  %288 = tail call float @llvm.nvvm.mul.rn.f(float %211, float %211) #11
  %289 = tail call float @llvm.fma.f32(float %288, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %290 = select i1 %287, float %289, float 0xBF29A82A60000000
  %291 = select i1 %287, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %292 = tail call float @llvm.fma.f32(float %290, float %288, float %291)
  %293 = select i1 %287, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %294 = tail call float @llvm.fma.f32(float %292, float %288, float %293)
  %295 = select i1 %287, float 1.000000e+00, float %211
  %296 = tail call float @llvm.fma.f32(float %288, float %295, float 0.000000e+00)
  %297 = tail call float @llvm.fma.f32(float %294, float %296, float %295)
  %298 = fsub float 0.000000e+00, %297
  %299 = select i1 %285, float %297, float %298
  %300 = tail call float @llvm.nvvm.mul.rn.f(float %282, float %282) #11
  %301 = and i32 %281, 1
  %302 = icmp eq i32 %301, 0
  %303 = select i1 %302, float %282, float 1.000000e+00
  %304 = tail call float @llvm.fma.f32(float %300, float %303, float 0.000000e+00)
  %305 = tail call float @llvm.fma.f32(float %300, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %306 = select i1 %302, float 0xBF29A82A60000000, float %305
  %307 = select i1 %302, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %308 = tail call float @llvm.fma.f32(float %306, float %300, float %307)
  %309 = select i1 %302, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %310 = tail call float @llvm.fma.f32(float %308, float %300, float %309)
  %311 = tail call float @llvm.fma.f32(float %310, float %304, float %303)
  %312 = and i32 %281, 2
  %313 = icmp eq i32 %312, 0
  %314 = fsub float 0.000000e+00, %311
  %315 = select i1 %313, float %311, float %314
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %316 = sext i32 %11 to i64
  %317 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %316
  %318 = load float, ptr %317, align 8, !tbaa !10
  %319 = getelementptr inbounds nuw i8, ptr %317, i64 4
  %320 = load float, ptr %319, align 4, !tbaa !10
  %321 = fmul contract float %299, %318
  %322 = fmul contract float %320, %315
  %323 = fsub contract float %321, %322
  %324 = fmul contract float %318, %315
  %325 = fmul contract float %299, %320
  %326 = fadd contract float %325, %324
  store float %323, ptr %317, align 8, !tbaa !10
  store float %326, ptr %319, align 4, !tbaa !10
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gelu_silu(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %95

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !10
  %14 = fmul contract float %13, 5.000000e-01
  %15 = fmul contract float %13, 0x3FA6E4E260000000
  %16 = fmul contract float %13, %15
  %17 = fmul contract float %13, %16
  %18 = fadd contract float %13, %17
  %19 = fmul contract float %18, 0x3FE9884540000000
  %20 = tail call float @llvm.nvvm.fabs.f32(float %19)
  %21 = fmul float %20, 0x4007154760000000
  %22 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %21)
  %23 = fadd float %22, 1.000000e+00
  %24 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %23) #10, !srcloc !15
  %25 = tail call float @llvm.fma.f32(float %24, float -2.000000e+00, float 1.000000e+00)
  %26 = fcmp oge float %20, 0x4022059680000000
  %27 = select i1 %26, float 1.000000e+00, float %25
  %28 = bitcast float %27 to i32
  %29 = bitcast float %19 to i32
  %30 = and i32 %29, -2147483648
  %31 = or i32 %30, %28
  %32 = bitcast i32 %31 to float
  %33 = fmul float %19, %19
  %34 = tail call float @llvm.fma.f32(float %33, float 0x3F901E1040000000, float 0xBFAAC795C0000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %33, float 0x3FC10B2820000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %33, float 0xBFD5553DA0000000)
  %37 = tail call float @llvm.fma.f32(float %36, float %33, float 0.000000e+00)
  %38 = tail call float @llvm.fma.f32(float %37, float %19, float %19)
  %39 = fcmp oge float %20, 0x3FE3333340000000
  %40 = select i1 %39, float %32, float %38
  %41 = fadd contract float %40, 1.000000e+00
  %42 = fmul contract float %14, %41
  %43 = getelementptr inbounds float, ptr %1, i64 %11
  store float %42, ptr %43, align 4, !tbaa !10
  %44 = fneg contract float %13
  %45 = tail call float @llvm.fma.f32(float %44, float 0x3F777313A0000000, float 5.000000e-01)
  %46 = tail call float @llvm.nvvm.saturate.f(float %45) #11
  %47 = tail call float @llvm.nvvm.fma.rm.f(float %46, float 2.520000e+02, float 0x4168000020000000) #11
  %48 = fadd float %47, 0xC168000FE0000000
  %49 = fneg float %48
  %50 = tail call float @llvm.fma.f32(float %44, float 0x3FF7154760000000, float %49)
  %51 = tail call float @llvm.fma.f32(float %44, float 0x3E54AE0C00000000, float %50)
  %52 = bitcast float %47 to i32
  %53 = shl i32 %52, 23
  %54 = bitcast i32 %53 to float
  %55 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %51)
  %56 = fmul float %55, %54
  %57 = fadd contract float %56, 1.000000e+00
  %58 = fdiv contract float %13, %57
  %59 = fmul contract float %13, 0x3FE6A09E60000000
  %60 = tail call float @llvm.nvvm.fabs.f32(float %59)
  %61 = fcmp oge float %60, 0x3FF00C1FC0000000
  %62 = fmul float %59, %59
  %63 = select i1 %61, float %60, float %62
  %64 = select i1 %61, float 0x3F1D698740000000, float 0x3F163D2D40000000
  %65 = select i1 %61, float 0xBF55C00B60000000, float 0xBF4AE9A400000000
  %66 = tail call float @llvm.fma.f32(float %64, float %63, float %65)
  %67 = select i1 %61, float 0x3F813233E0000000, float 0x3F755ABD40000000
  %68 = tail call float @llvm.fma.f32(float %66, float %63, float %67)
  %69 = select i1 %61, float 0xBFA49B3340000000, float 0xBF9B837CE0000000
  %70 = tail call float @llvm.fma.f32(float %68, float %63, float %69)
  %71 = select i1 %61, float 0x3FC46AA320000000, float 0x3FBCE315E0000000
  %72 = tail call float @llvm.fma.f32(float %70, float %63, float %71)
  %73 = select i1 %61, float 0x3FED369F20000000, float 0xBFD8127580000000
  %74 = tail call float @llvm.fma.f32(float %72, float %63, float %73)
  %75 = select i1 %61, float 0x3FE4214280000000, float 0x3FC06EBA60000000
  %76 = tail call float @llvm.fma.f32(float %74, float %63, float %75)
  %77 = fneg float %63
  %78 = select i1 %61, float %77, float %59
  %79 = tail call float @llvm.fma.f32(float %76, float %78, float %78)
  br i1 %61, label %80, label %88

80:                                               ; preds = %10
  %81 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %79)
  %82 = fsub float 1.000000e+00, %81
  %83 = bitcast float %82 to i32
  %84 = bitcast float %59 to i32
  %85 = and i32 %84, -2147483648
  %86 = or i32 %85, %83
  %87 = bitcast i32 %86 to float
  br label %88

88:                                               ; preds = %10, %80
  %89 = phi float [ %87, %80 ], [ %79, %10 ]
  %90 = fmul contract float %14, %89
  %91 = fadd contract float %58, %90
  %92 = add nsw i32 %2, %8
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %1, i64 %93
  store float %91, ptr %94, align 4, !tbaa !10
  br label %95

95:                                               ; preds = %3, %88
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cross_entropy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul nsw i32 %4, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !10
  %15 = icmp sgt i32 %4, 1
  br i1 %15, label %16, label %40

16:                                               ; preds = %5
  %17 = add nsw i32 %4, -1
  %18 = add nsw i32 %4, -2
  %19 = and i32 %17, 7
  %20 = icmp ult i32 %18, 7
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = and i32 %17, -8
  br label %48

23:                                               ; preds = %48
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %40, label %25

25:                                               ; preds = %23, %16
  %26 = phi float [ %14, %16 ], [ %90, %23 ]
  %27 = phi i32 [ 1, %16 ], [ %91, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi float [ %36, %29 ], [ %26, %25 ]
  %31 = phi i32 [ %37, %29 ], [ %27, %25 ]
  %32 = phi i32 [ %38, %29 ], [ 0, %25 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw float, ptr %13, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = tail call noundef float @llvm.maxnum.f32(float %30, float %35)
  %37 = add nuw nsw i32 %31, 1
  %38 = add i32 %32, 1
  %39 = icmp eq i32 %38, %19
  br i1 %39, label %40, label %29, !llvm.loop !19

40:                                               ; preds = %23, %29, %5
  %41 = phi float [ %14, %5 ], [ %90, %23 ], [ %36, %29 ]
  %42 = icmp sgt i32 %4, 0
  br i1 %42, label %43, label %124

43:                                               ; preds = %40
  %44 = and i32 %4, 3
  %45 = icmp ult i32 %4, 4
  br i1 %45, label %96, label %46

46:                                               ; preds = %43
  %47 = and i32 %4, 2147483644
  br label %168

48:                                               ; preds = %48, %21
  %49 = phi float [ %14, %21 ], [ %90, %48 ]
  %50 = phi i32 [ 1, %21 ], [ %91, %48 ]
  %51 = phi i32 [ 0, %21 ], [ %92, %48 ]
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw float, ptr %13, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = tail call noundef float @llvm.maxnum.f32(float %49, float %54)
  %56 = zext nneg i32 %50 to i64
  %57 = getelementptr inbounds nuw float, ptr %13, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !10
  %60 = tail call noundef float @llvm.maxnum.f32(float %55, float %59)
  %61 = zext nneg i32 %50 to i64
  %62 = getelementptr inbounds nuw float, ptr %13, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = tail call noundef float @llvm.maxnum.f32(float %60, float %64)
  %66 = zext nneg i32 %50 to i64
  %67 = getelementptr inbounds nuw float, ptr %13, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %69 = load float, ptr %68, align 4, !tbaa !10
  %70 = tail call noundef float @llvm.maxnum.f32(float %65, float %69)
  %71 = zext nneg i32 %50 to i64
  %72 = getelementptr inbounds nuw float, ptr %13, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load float, ptr %73, align 4, !tbaa !10
  %75 = tail call noundef float @llvm.maxnum.f32(float %70, float %74)
  %76 = zext nneg i32 %50 to i64
  %77 = getelementptr inbounds nuw float, ptr %13, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 20
  %79 = load float, ptr %78, align 4, !tbaa !10
  %80 = tail call noundef float @llvm.maxnum.f32(float %75, float %79)
  %81 = zext nneg i32 %50 to i64
  %82 = getelementptr inbounds nuw float, ptr %13, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load float, ptr %83, align 4, !tbaa !10
  %85 = tail call noundef float @llvm.maxnum.f32(float %80, float %84)
  %86 = zext nneg i32 %50 to i64
  %87 = getelementptr inbounds nuw float, ptr %13, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 28
  %89 = load float, ptr %88, align 4, !tbaa !10
  %90 = tail call noundef float @llvm.maxnum.f32(float %85, float %89)
  %91 = add nuw nsw i32 %50, 8
  %92 = add i32 %51, 8
  %93 = icmp eq i32 %92, %22
  br i1 %93, label %23, label %48, !llvm.loop !21

94:                                               ; preds = %168
  %95 = icmp eq i32 %44, 0
  br i1 %95, label %124, label %96

96:                                               ; preds = %94, %43
  %97 = phi i32 [ 0, %43 ], [ %243, %94 ]
  %98 = phi float [ 0.000000e+00, %43 ], [ %242, %94 ]
  %99 = icmp ne i32 %44, 0
  tail call void @llvm.assume(i1 %99)
  br label %100

100:                                              ; preds = %100, %96
  %101 = phi i32 [ %121, %100 ], [ %97, %96 ]
  %102 = phi float [ %120, %100 ], [ %98, %96 ]
  %103 = phi i32 [ %122, %100 ], [ 0, %96 ]
  %104 = zext nneg i32 %101 to i64
  %105 = getelementptr inbounds nuw float, ptr %13, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !10
  %107 = fsub contract float %106, %41
  %108 = tail call float @llvm.fma.f32(float %107, float 0x3F777313A0000000, float 5.000000e-01)
  %109 = tail call float @llvm.nvvm.saturate.f(float %108) #11
  %110 = tail call float @llvm.nvvm.fma.rm.f(float %109, float 2.520000e+02, float 0x4168000020000000) #11
  %111 = fadd float %110, 0xC168000FE0000000
  %112 = fneg float %111
  %113 = tail call float @llvm.fma.f32(float %107, float 0x3FF7154760000000, float %112)
  %114 = tail call float @llvm.fma.f32(float %107, float 0x3E54AE0C00000000, float %113)
  %115 = bitcast float %110 to i32
  %116 = shl i32 %115, 23
  %117 = bitcast i32 %116 to float
  %118 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %114)
  %119 = fmul float %118, %117
  %120 = fadd contract float %102, %119
  %121 = add nuw nsw i32 %101, 1
  %122 = add i32 %103, 1
  %123 = icmp eq i32 %122, %44
  br i1 %123, label %124, label %100, !llvm.loop !22

124:                                              ; preds = %94, %100, %40
  %125 = phi float [ 0.000000e+00, %40 ], [ %242, %94 ], [ %120, %100 ]
  %126 = fcmp olt float %125, 0x3810000000000000
  %127 = fmul float %125, 0x4160000000000000
  %128 = select i1 %126, float %127, float %125
  %129 = select i1 %126, float -2.300000e+01, float 0.000000e+00
  %130 = bitcast float %128 to i32
  %131 = add i32 %130, -1059760811
  %132 = and i32 %131, -8388608
  %133 = sub i32 %130, %132
  %134 = bitcast i32 %133 to float
  %135 = sitofp i32 %132 to float
  %136 = tail call float @llvm.fma.f32(float %135, float 0x3E80000000000000, float %129)
  %137 = fadd float %134, -1.000000e+00
  %138 = tail call float @llvm.fma.f32(float %137, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %139 = tail call float @llvm.fma.f32(float %138, float %137, float 0xBFBF19B980000000)
  %140 = tail call float @llvm.fma.f32(float %139, float %137, float 0x3FC1E52AA0000000)
  %141 = tail call float @llvm.fma.f32(float %140, float %137, float 0xBFC55B1720000000)
  %142 = tail call float @llvm.fma.f32(float %141, float %137, float 0x3FC99DA160000000)
  %143 = tail call float @llvm.fma.f32(float %142, float %137, float 0xBFCFFFE440000000)
  %144 = tail call float @llvm.fma.f32(float %143, float %137, float 0x3FD5554F00000000)
  %145 = tail call float @llvm.fma.f32(float %144, float %137, float -5.000000e-01)
  %146 = fmul float %137, %145
  %147 = tail call float @llvm.fma.f32(float %146, float %137, float %137)
  %148 = tail call float @llvm.fma.f32(float %136, float 0x3FE62E4300000000, float %147)
  %149 = icmp ugt i32 %130, 2139095039
  %150 = tail call float @llvm.fma.f32(float %128, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %151 = select i1 %149, float %150, float %148
  %152 = fcmp oeq float %128, 0.000000e+00
  %153 = select i1 %152, float 0xFFF0000000000000, float %151
  %154 = fadd contract float %41, %153
  %155 = sext i32 %10 to i64
  %156 = getelementptr inbounds i32, ptr %1, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !5
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %13, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !10
  %161 = fsub contract float %154, %160
  %162 = getelementptr inbounds float, ptr %2, i64 %155
  store float %161, ptr %162, align 4, !tbaa !10
  br i1 %42, label %163, label %273

163:                                              ; preds = %124
  %164 = and i32 %4, 1
  %165 = icmp eq i32 %4, 1
  br i1 %165, label %248, label %166

166:                                              ; preds = %163
  %167 = and i32 %4, 2147483646
  br label %274

168:                                              ; preds = %168, %46
  %169 = phi i32 [ 0, %46 ], [ %243, %168 ]
  %170 = phi float [ 0.000000e+00, %46 ], [ %242, %168 ]
  %171 = phi i32 [ 0, %46 ], [ %244, %168 ]
  %172 = zext nneg i32 %169 to i64
  %173 = getelementptr inbounds nuw float, ptr %13, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !10
  %175 = fsub contract float %174, %41
  %176 = tail call float @llvm.fma.f32(float %175, float 0x3F777313A0000000, float 5.000000e-01)
  %177 = tail call float @llvm.nvvm.saturate.f(float %176) #11
  %178 = tail call float @llvm.nvvm.fma.rm.f(float %177, float 2.520000e+02, float 0x4168000020000000) #11
  %179 = fadd float %178, 0xC168000FE0000000
  %180 = fneg float %179
  %181 = tail call float @llvm.fma.f32(float %175, float 0x3FF7154760000000, float %180)
  %182 = tail call float @llvm.fma.f32(float %175, float 0x3E54AE0C00000000, float %181)
  %183 = bitcast float %178 to i32
  %184 = shl i32 %183, 23
  %185 = bitcast i32 %184 to float
  %186 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %182)
  %187 = fmul float %186, %185
  %188 = fadd contract float %170, %187
  %189 = zext nneg i32 %169 to i64
  %190 = getelementptr inbounds nuw float, ptr %13, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 4
  %192 = load float, ptr %191, align 4, !tbaa !10
  %193 = fsub contract float %192, %41
  %194 = tail call float @llvm.fma.f32(float %193, float 0x3F777313A0000000, float 5.000000e-01)
  %195 = tail call float @llvm.nvvm.saturate.f(float %194) #11
  %196 = tail call float @llvm.nvvm.fma.rm.f(float %195, float 2.520000e+02, float 0x4168000020000000) #11
  %197 = fadd float %196, 0xC168000FE0000000
  %198 = fneg float %197
  %199 = tail call float @llvm.fma.f32(float %193, float 0x3FF7154760000000, float %198)
  %200 = tail call float @llvm.fma.f32(float %193, float 0x3E54AE0C00000000, float %199)
  %201 = bitcast float %196 to i32
  %202 = shl i32 %201, 23
  %203 = bitcast i32 %202 to float
  %204 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %200)
  %205 = fmul float %204, %203
  %206 = fadd contract float %188, %205
  %207 = zext nneg i32 %169 to i64
  %208 = getelementptr inbounds nuw float, ptr %13, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %210 = load float, ptr %209, align 4, !tbaa !10
  %211 = fsub contract float %210, %41
  %212 = tail call float @llvm.fma.f32(float %211, float 0x3F777313A0000000, float 5.000000e-01)
  %213 = tail call float @llvm.nvvm.saturate.f(float %212) #11
  %214 = tail call float @llvm.nvvm.fma.rm.f(float %213, float 2.520000e+02, float 0x4168000020000000) #11
  %215 = fadd float %214, 0xC168000FE0000000
  %216 = fneg float %215
  %217 = tail call float @llvm.fma.f32(float %211, float 0x3FF7154760000000, float %216)
  %218 = tail call float @llvm.fma.f32(float %211, float 0x3E54AE0C00000000, float %217)
  %219 = bitcast float %214 to i32
  %220 = shl i32 %219, 23
  %221 = bitcast i32 %220 to float
  %222 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %218)
  %223 = fmul float %222, %221
  %224 = fadd contract float %206, %223
  %225 = zext nneg i32 %169 to i64
  %226 = getelementptr inbounds nuw float, ptr %13, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 12
  %228 = load float, ptr %227, align 4, !tbaa !10
  %229 = fsub contract float %228, %41
  %230 = tail call float @llvm.fma.f32(float %229, float 0x3F777313A0000000, float 5.000000e-01)
  %231 = tail call float @llvm.nvvm.saturate.f(float %230) #11
  %232 = tail call float @llvm.nvvm.fma.rm.f(float %231, float 2.520000e+02, float 0x4168000020000000) #11
  %233 = fadd float %232, 0xC168000FE0000000
  %234 = fneg float %233
  %235 = tail call float @llvm.fma.f32(float %229, float 0x3FF7154760000000, float %234)
  %236 = tail call float @llvm.fma.f32(float %229, float 0x3E54AE0C00000000, float %235)
  %237 = bitcast float %232 to i32
  %238 = shl i32 %237, 23
  %239 = bitcast i32 %238 to float
  %240 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %236)
  %241 = fmul float %240, %239
  %242 = fadd contract float %224, %241
  %243 = add nuw nsw i32 %169, 4
  %244 = add i32 %171, 4
  %245 = icmp eq i32 %244, %47
  br i1 %245, label %94, label %168, !llvm.loop !23

246:                                              ; preds = %274
  %247 = icmp eq i32 %164, 0
  br i1 %247, label %273, label %248

248:                                              ; preds = %246, %163
  %249 = phi i32 [ 0, %163 ], [ %322, %246 ]
  %250 = icmp ne i32 %164, 0
  tail call void @llvm.assume(i1 %250)
  %251 = zext nneg i32 %249 to i64
  %252 = getelementptr inbounds nuw float, ptr %13, i64 %251
  %253 = load float, ptr %252, align 4, !tbaa !10
  %254 = fsub contract float %253, %154
  %255 = tail call float @llvm.fma.f32(float %254, float 0x3F777313A0000000, float 5.000000e-01)
  %256 = tail call float @llvm.nvvm.saturate.f(float %255) #11
  %257 = tail call float @llvm.nvvm.fma.rm.f(float %256, float 2.520000e+02, float 0x4168000020000000) #11
  %258 = fadd float %257, 0xC168000FE0000000
  %259 = fneg float %258
  %260 = tail call float @llvm.fma.f32(float %254, float 0x3FF7154760000000, float %259)
  %261 = tail call float @llvm.fma.f32(float %254, float 0x3E54AE0C00000000, float %260)
  %262 = bitcast float %257 to i32
  %263 = shl i32 %262, 23
  %264 = bitcast i32 %263 to float
  %265 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %261)
  %266 = fmul float %265, %264
  %267 = icmp eq i32 %249, %157
  %268 = select contract i1 %267, float 1.000000e+00, float 0.000000e+00
  %269 = fsub contract float %266, %268
  %270 = add nsw i32 %249, %11
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr %3, i64 %271
  store float %269, ptr %272, align 4, !tbaa !10
  br label %273

273:                                              ; preds = %248, %246, %124
  ret void

274:                                              ; preds = %274, %166
  %275 = phi i32 [ 0, %166 ], [ %322, %274 ]
  %276 = phi i32 [ 0, %166 ], [ %323, %274 ]
  %277 = zext nneg i32 %275 to i64
  %278 = getelementptr inbounds nuw float, ptr %13, i64 %277
  %279 = load float, ptr %278, align 4, !tbaa !10
  %280 = fsub contract float %279, %154
  %281 = tail call float @llvm.fma.f32(float %280, float 0x3F777313A0000000, float 5.000000e-01)
  %282 = tail call float @llvm.nvvm.saturate.f(float %281) #11
  %283 = tail call float @llvm.nvvm.fma.rm.f(float %282, float 2.520000e+02, float 0x4168000020000000) #11
  %284 = fadd float %283, 0xC168000FE0000000
  %285 = fneg float %284
  %286 = tail call float @llvm.fma.f32(float %280, float 0x3FF7154760000000, float %285)
  %287 = tail call float @llvm.fma.f32(float %280, float 0x3E54AE0C00000000, float %286)
  %288 = bitcast float %283 to i32
  %289 = shl i32 %288, 23
  %290 = bitcast i32 %289 to float
  %291 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %287)
  %292 = fmul float %291, %290
  %293 = icmp eq i32 %275, %157
  %294 = select contract i1 %293, float 1.000000e+00, float 0.000000e+00
  %295 = fsub contract float %292, %294
  %296 = add nsw i32 %275, %11
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds float, ptr %3, i64 %297
  store float %295, ptr %298, align 4, !tbaa !10
  %299 = or disjoint i32 %275, 1
  %300 = zext nneg i32 %299 to i64
  %301 = getelementptr inbounds nuw float, ptr %13, i64 %300
  %302 = load float, ptr %301, align 4, !tbaa !10
  %303 = fsub contract float %302, %154
  %304 = tail call float @llvm.fma.f32(float %303, float 0x3F777313A0000000, float 5.000000e-01)
  %305 = tail call float @llvm.nvvm.saturate.f(float %304) #11
  %306 = tail call float @llvm.nvvm.fma.rm.f(float %305, float 2.520000e+02, float 0x4168000020000000) #11
  %307 = fadd float %306, 0xC168000FE0000000
  %308 = fneg float %307
  %309 = tail call float @llvm.fma.f32(float %303, float 0x3FF7154760000000, float %308)
  %310 = tail call float @llvm.fma.f32(float %303, float 0x3E54AE0C00000000, float %309)
  %311 = bitcast float %306 to i32
  %312 = shl i32 %311, 23
  %313 = bitcast i32 %312 to float
  %314 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %310)
  %315 = fmul float %314, %313
  %316 = icmp eq i32 %299, %157
  %317 = select contract i1 %316, float 1.000000e+00, float 0.000000e+00
  %318 = fsub contract float %315, %317
  %319 = add nsw i32 %299, %11
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds float, ptr %3, i64 %320
  store float %318, ptr %321, align 4, !tbaa !10
  %322 = add nuw nsw i32 %275, 2
  %323 = add i32 %276, 2
  %324 = icmp eq i32 %323, %167
  br i1 %324, label %246, label %274, !llvm.loop !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @top_k(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %3, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = icmp sgt i32 %4, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = icmp slt i32 %12, %3
  %14 = icmp eq i32 %12, 0
  %15 = mul i32 %4, %6
  br label %17

16:                                               ; preds = %100, %5
  ret void

17:                                               ; preds = %11, %100
  %18 = phi i32 [ 0, %11 ], [ %101, %100 ]
  br i1 %13, label %25, label %19

19:                                               ; preds = %25, %17
  %20 = phi float [ 0xC6293E5940000000, %17 ], [ %33, %25 ]
  %21 = phi i32 [ %3, %17 ], [ %34, %25 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, 0) 16, i32 31)
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 range(i32 1, 0) 16, i32 31)
  %24 = fcmp contract ogt float %22, %20
  br i1 %24, label %41, label %37

25:                                               ; preds = %17, %25
  %26 = phi i32 [ %35, %25 ], [ %12, %17 ]
  %27 = phi i32 [ %34, %25 ], [ %3, %17 ]
  %28 = phi float [ %33, %25 ], [ 0xC6293E5940000000, %17 ]
  %29 = zext nneg i32 %26 to i64
  %30 = getelementptr inbounds nuw float, ptr %9, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !10
  %32 = fcmp contract ogt float %31, %28
  %33 = select i1 %32, float %31, float %28
  %34 = select i1 %32, i32 %26, i32 %27
  %35 = add nuw nsw i32 %26, 32
  %36 = icmp slt i32 %35, %3
  br i1 %36, label %25, label %19, !llvm.loop !25

37:                                               ; preds = %19
  %38 = fcmp contract oeq float %22, %20
  %39 = icmp slt i32 %23, %21
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %19
  br label %42

42:                                               ; preds = %41, %37
  %43 = phi float [ %22, %41 ], [ %20, %37 ]
  %44 = phi i32 [ %23, %41 ], [ %21, %37 ]
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 range(i32 1, 0) 8, i32 31)
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %44, i32 range(i32 1, 0) 8, i32 31)
  %47 = fcmp contract ogt float %45, %43
  br i1 %47, label %52, label %48

48:                                               ; preds = %42
  %49 = fcmp contract oeq float %45, %43
  %50 = icmp slt i32 %46, %44
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %42
  br label %53

53:                                               ; preds = %52, %48
  %54 = phi float [ %45, %52 ], [ %43, %48 ]
  %55 = phi i32 [ %46, %52 ], [ %44, %48 ]
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 range(i32 1, 0) 4, i32 31)
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 range(i32 1, 0) 4, i32 31)
  %58 = fcmp contract ogt float %56, %54
  br i1 %58, label %63, label %59

59:                                               ; preds = %53
  %60 = fcmp contract oeq float %56, %54
  %61 = icmp slt i32 %57, %55
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %53
  br label %64

64:                                               ; preds = %63, %59
  %65 = phi float [ %56, %63 ], [ %54, %59 ]
  %66 = phi i32 [ %57, %63 ], [ %55, %59 ]
  %67 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 range(i32 1, 0) 2, i32 31)
  %68 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 range(i32 1, 0) 2, i32 31)
  %69 = fcmp contract ogt float %67, %65
  br i1 %69, label %74, label %70

70:                                               ; preds = %64
  %71 = fcmp contract oeq float %67, %65
  %72 = icmp slt i32 %68, %66
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %75

74:                                               ; preds = %70, %64
  br label %75

75:                                               ; preds = %74, %70
  %76 = phi float [ %67, %74 ], [ %65, %70 ]
  %77 = phi i32 [ %68, %74 ], [ %66, %70 ]
  %78 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %76, i32 range(i32 1, 0) 1, i32 31)
  %79 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 range(i32 1, 0) 1, i32 31)
  %80 = fcmp contract ogt float %78, %76
  br i1 %80, label %85, label %81

81:                                               ; preds = %75
  %82 = fcmp contract oeq float %78, %76
  %83 = icmp slt i32 %79, %77
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %86

85:                                               ; preds = %81, %75
  br label %86

86:                                               ; preds = %85, %81
  %87 = phi float [ %78, %85 ], [ %76, %81 ]
  %88 = phi i32 [ %79, %85 ], [ %77, %81 ]
  %89 = srem i32 %88, 32
  %90 = icmp eq i32 %12, %89
  br i1 %90, label %91, label %94

91:                                               ; preds = %86
  %92 = sext i32 %88 to i64
  %93 = getelementptr inbounds float, ptr %9, i64 %92
  store float 0xC6393E5940000000, ptr %93, align 4, !tbaa !10
  br label %94

94:                                               ; preds = %91, %86
  br i1 %14, label %95, label %100

95:                                               ; preds = %94
  %96 = add i32 %18, %15
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr %2, i64 %97
  %99 = getelementptr inbounds nuw i32, ptr %1, i64 %97
  store i32 %88, ptr %99, align 4, !tbaa !5
  store float %87, ptr %98, align 4, !tbaa !10
  br label %100

100:                                              ; preds = %95, %94
  %101 = add nuw nsw i32 %18, 1
  %102 = icmp eq i32 %101, %4
  br i1 %102, label %16, label %17, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind memory(none) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!llvm.errno.tbaa = !{!5}
!nvvmir.version = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{i32 21584}
!16 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.count", i32 1}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !20}
!23 = distinct !{!23, !13}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !13}
