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
  br i1 %11, label %14, label %12

12:                                               ; preds = %14, %5
  %13 = phi float [ 0.000000e+00, %5 ], [ %21, %14 ]
  br label %30

14:                                               ; preds = %5, %14
  %15 = phi float [ %21, %14 ], [ 0.000000e+00, %5 ]
  %16 = phi i32 [ %22, %14 ], [ %10, %5 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %9, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !10
  %20 = fmul contract float %19, %19
  %21 = fadd contract float %15, %20
  %22 = add nuw nsw i32 %16, 32
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %14, label %12, !llvm.loop !12

24:                                               ; preds = %30
  %25 = sitofp i32 %3 to float
  %26 = fdiv contract float %34, %25
  %27 = fadd contract float %4, %26
  %28 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %27)
  %29 = icmp slt i32 %10, %3
  br i1 %29, label %38, label %37

30:                                               ; preds = %12, %30
  %31 = phi float [ %34, %30 ], [ %13, %12 ]
  %32 = phi i32 [ %35, %30 ], [ 16, %12 ]
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %31, i32 range(i32 1, 0) %32, i32 31)
  %34 = fadd contract float %31, %33
  %35 = lshr i32 %32, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %24, label %30, !llvm.loop !15

37:                                               ; preds = %38, %24
  ret void

38:                                               ; preds = %24, %38
  %39 = phi i32 [ %50, %38 ], [ %10, %24 ]
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %9, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  %43 = fmul contract float %28, %42
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fmul contract float %43, %45
  %47 = add i32 %39, %7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %48
  store float %46, ptr %49, align 4, !tbaa !10
  %50 = add nuw nsw i32 %39, 32
  %51 = icmp slt i32 %50, %3
  br i1 %51, label %38, label %37, !llvm.loop !16
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
  %41 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %40) #9, !srcloc !17
  %42 = fmul float %39, 2.000000e+00
  %43 = fmul float %42, %41
  %44 = fmul float %43, %43
  %45 = fsub float %39, %43
  %46 = fmul float %45, 2.000000e+00
  %47 = fneg float %43
  %48 = tail call float @llvm.fma.f32(float %47, float %39, float %46)
  %49 = tail call float @llvm.nvvm.mul.rn.f(float %41, float %48) #10
  %50 = tail call float @llvm.fma.f32(float %44, float 0x3F45865C80000000, float 0x3F6A5CFB60000000)
  %51 = tail call float @llvm.fma.f32(float %50, float %44, float 0x3F92776E60000000)
  %52 = tail call float @llvm.fma.f32(float %51, float %44, float 0x3FBEC709E0000000)
  %53 = tail call float @llvm.nvvm.mul.rn.f(float %52, float %44) #10
  %54 = tail call float @llvm.fma.f32(float %43, float 0x3FF7154760000000, float %38)
  %55 = fsub float %38, %54
  %56 = tail call float @llvm.fma.f32(float %43, float 0x3FF7154760000000, float %55)
  %57 = tail call float @llvm.fma.f32(float %49, float 0x3FF7154760000000, float %56)
  %58 = tail call float @llvm.fma.f32(float %43, float 0x3E54ABC680000000, float %57)
  %59 = fmul float %53, 3.000000e+00
  %60 = tail call float @llvm.fma.f32(float %59, float %49, float %58)
  %61 = tail call float @llvm.fma.f32(float %53, float %43, float %60)
  %62 = tail call float @llvm.nvvm.add.rn.f(float %54, float %61) #10
  %63 = fneg float %54
  %64 = tail call float @llvm.nvvm.add.rn.f(float %62, float %63) #10
  %65 = fneg float %64
  %66 = tail call float @llvm.nvvm.add.rn.f(float %61, float %65) #10
  %67 = tail call float @llvm.nvvm.mul.rn.f(float %62, float %20) #10
  %68 = fneg float %67
  %69 = tail call float @llvm.fma.f32(float %62, float %20, float %68)
  %70 = tail call float @llvm.fma.f32(float %66, float %20, float %69)
  %71 = tail call float @llvm.nvvm.round.f(float %67) #10
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
  %104 = tail call float @llvm.nvvm.add.rn.f(float %3, float %20) #10
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
  %125 = fneg float %94
  %126 = select i1 %26, float %94, float %125
  %127 = tail call float @llvm.floor.f32(float %20)
  %128 = fcmp une float %20, %127
  %129 = select i1 %128, float 0x7FFFFFFFE0000000, float %126
  br label %130

130:                                              ; preds = %4, %103, %109, %118, %122, %124
  %131 = phi float [ 1.000000e+00, %4 ], [ %104, %103 ], [ %117, %109 ], [ 1.000000e+00, %118 ], [ %129, %124 ], [ %94, %122 ]
  %132 = fmul contract float %131, %16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %133 = fmul float %132, 0x3FE45F3060000000
  %134 = tail call i32 @llvm.nvvm.f2i.rn(float %133) #10
  %135 = sitofp i32 %134 to float
  %136 = tail call float @llvm.fma.f32(float %135, float 0xBFF921FB40000000, float %132)
  %137 = tail call float @llvm.fma.f32(float %135, float 0xBE74442D00000000, float %136)
  %138 = tail call float @llvm.fma.f32(float %135, float 0xBCF84698A0000000, float %137)
  %139 = tail call float @llvm.nvvm.fabs.f32(float %132)
  %140 = fcmp ult float %139, 1.056150e+05
  br i1 %140, label %214, label %141

141:                                              ; preds = %130
  %142 = fcmp oeq float %139, 0x7FF0000000000000
  br i1 %142, label %143, label %145

143:                                              ; preds = %141
  %144 = tail call float @llvm.nvvm.mul.rn.f(float %132, float 0.000000e+00) #10
  br label %214

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
  %155 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %154, i32 %148, i32 %151) #9, !srcloc !18
  %156 = extractvalue { i32, i32 } %155, 0
  %157 = extractvalue { i32, i32 } %155, 1
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  store i32 %156, ptr %158, align 4
  %159 = add nuw nsw i32 %150, 1
  %160 = icmp eq i32 %159, 6
  br i1 %160, label %161, label %149, !llvm.loop !19

161:                                              ; preds = %149
  %162 = lshr i32 %146, 23
  %163 = and i32 %162, 224
  %164 = add nsw i32 %163, -128
  %165 = lshr exact i32 %164, 5
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %157, ptr %166, align 4
  %167 = and i32 %162, 31
  %168 = sub nsw i32 6, %165
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %5, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = sub nsw i32 5, %165
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %5, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = icmp eq i32 %167, 0
  br i1 %176, label %189, label %177

177:                                              ; preds = %161
  %178 = sub nsw i32 4, %165
  %179 = sub nuw nsw i32 32, %167
  %180 = shl i32 %171, %167
  %181 = lshr i32 %175, %179
  %182 = or disjoint i32 %181, %180
  %183 = shl i32 %175, %167
  %184 = sext i32 %178 to i64
  %185 = getelementptr inbounds i32, ptr %5, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = lshr i32 %186, %179
  %188 = or disjoint i32 %187, %183
  br label %189

189:                                              ; preds = %177, %161
  %190 = phi i32 [ %182, %177 ], [ %171, %161 ]
  %191 = phi i32 [ %188, %177 ], [ %175, %161 ]
  %192 = lshr i32 %190, 30
  %193 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %191, i32 2)
  %194 = shl i32 %191, 2
  %195 = lshr i32 %193, 31
  %196 = add nuw nsw i32 %195, %192
  %197 = sub nsw i32 0, %196
  %198 = icmp slt i32 %146, 0
  %199 = select i1 %198, i32 %197, i32 %196
  %200 = xor i32 %193, %146
  %201 = ashr i32 %193, 31
  %202 = xor i32 %201, %193
  %203 = xor i32 %201, %194
  %204 = zext i32 %202 to i64
  %205 = shl nuw i64 %204, 32
  %206 = zext i32 %203 to i64
  %207 = or disjoint i64 %205, %206
  %208 = sitofp i64 %207 to double
  %209 = fmul double %208, 0x3BF921FB54442D19
  %210 = fptrunc double %209 to float
  %211 = fneg float %210
  %212 = icmp slt i32 %200, 0
  %213 = select i1 %212, float %211, float %210
  br label %214

214:                                              ; preds = %130, %143, %189
  %215 = phi i32 [ %134, %130 ], [ 0, %143 ], [ %199, %189 ]
  %216 = phi float [ %138, %130 ], [ %144, %143 ], [ %213, %189 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br i1 %140, label %290, label %217

217:                                              ; preds = %214
  %218 = fcmp oeq float %139, 0x7FF0000000000000
  br i1 %218, label %219, label %221

219:                                              ; preds = %217
  %220 = tail call float @llvm.nvvm.mul.rn.f(float %132, float 0.000000e+00) #10
  br label %290

221:                                              ; preds = %217
  %222 = bitcast float %132 to i32
  %223 = shl i32 %222, 8
  %224 = or i32 %223, -2147483648
  br label %225

225:                                              ; preds = %221, %225
  %226 = phi i32 [ 0, %221 ], [ %235, %225 ]
  %227 = phi i32 [ 0, %221 ], [ %233, %225 ]
  %228 = zext nneg i32 %226 to i64
  %229 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %228
  %230 = load i32, ptr addrspace(1) %229, align 4
  %231 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %230, i32 %224, i32 %227) #9, !srcloc !18
  %232 = extractvalue { i32, i32 } %231, 0
  %233 = extractvalue { i32, i32 } %231, 1
  %234 = getelementptr inbounds nuw i32, ptr %6, i64 %228
  store i32 %232, ptr %234, align 4
  %235 = add nuw nsw i32 %226, 1
  %236 = icmp eq i32 %235, 6
  br i1 %236, label %237, label %225, !llvm.loop !19

237:                                              ; preds = %225
  %238 = lshr i32 %222, 23
  %239 = and i32 %238, 224
  %240 = add nsw i32 %239, -128
  %241 = lshr exact i32 %240, 5
  %242 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %233, ptr %242, align 4
  %243 = and i32 %238, 31
  %244 = sub nsw i32 6, %241
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds i32, ptr %6, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = sub nsw i32 5, %241
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds i32, ptr %6, i64 %249
  %251 = load i32, ptr %250, align 4
  %252 = icmp eq i32 %243, 0
  br i1 %252, label %265, label %253

253:                                              ; preds = %237
  %254 = sub nsw i32 4, %241
  %255 = sub nuw nsw i32 32, %243
  %256 = shl i32 %247, %243
  %257 = lshr i32 %251, %255
  %258 = or disjoint i32 %257, %256
  %259 = shl i32 %251, %243
  %260 = sext i32 %254 to i64
  %261 = getelementptr inbounds i32, ptr %6, i64 %260
  %262 = load i32, ptr %261, align 4
  %263 = lshr i32 %262, %255
  %264 = or disjoint i32 %263, %259
  br label %265

265:                                              ; preds = %253, %237
  %266 = phi i32 [ %258, %253 ], [ %247, %237 ]
  %267 = phi i32 [ %264, %253 ], [ %251, %237 ]
  %268 = lshr i32 %266, 30
  %269 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %267, i32 2)
  %270 = shl i32 %267, 2
  %271 = lshr i32 %269, 31
  %272 = add nuw nsw i32 %271, %268
  %273 = sub nsw i32 0, %272
  %274 = icmp slt i32 %222, 0
  %275 = select i1 %274, i32 %273, i32 %272
  %276 = xor i32 %269, %222
  %277 = ashr i32 %269, 31
  %278 = xor i32 %277, %269
  %279 = xor i32 %277, %270
  %280 = zext i32 %278 to i64
  %281 = shl nuw i64 %280, 32
  %282 = zext i32 %279 to i64
  %283 = or disjoint i64 %281, %282
  %284 = sitofp i64 %283 to double
  %285 = fmul double %284, 0x3BF921FB54442D19
  %286 = fptrunc double %285 to float
  %287 = fneg float %286
  %288 = icmp slt i32 %276, 0
  %289 = select i1 %288, float %287, float %286
  br label %290

290:                                              ; preds = %214, %219, %265
  %291 = phi i32 [ %134, %214 ], [ 0, %219 ], [ %275, %265 ]
  %292 = phi float [ %138, %214 ], [ %220, %219 ], [ %289, %265 ]
  %293 = add i32 %215, 1
  %294 = and i32 %293, 2
  %295 = icmp eq i32 %294, 0
  %296 = and i32 %215, 1
  %297 = icmp eq i32 %296, 0
  %298 = tail call float @llvm.nvvm.mul.rn.f(float %216, float %216) #10
  %299 = tail call float @llvm.fma.f32(float %298, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %300 = select i1 %297, float %299, float 0xBF29A82A60000000
  %301 = select i1 %297, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %302 = tail call float @llvm.fma.f32(float %300, float %298, float %301)
  %303 = select i1 %297, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %304 = tail call float @llvm.fma.f32(float %302, float %298, float %303)
  %305 = select i1 %297, float 1.000000e+00, float %216
  %306 = tail call float @llvm.fma.f32(float %298, float %305, float 0.000000e+00)
  %307 = tail call float @llvm.fma.f32(float %304, float %306, float %305)
  %308 = fsub float 0.000000e+00, %307
  %309 = select i1 %295, float %307, float %308
  %310 = tail call float @llvm.nvvm.mul.rn.f(float %292, float %292) #10
  %311 = and i32 %291, 1
  %312 = icmp eq i32 %311, 0
  %313 = select i1 %312, float %292, float 1.000000e+00
  %314 = tail call float @llvm.fma.f32(float %310, float %313, float 0.000000e+00)
  %315 = tail call float @llvm.fma.f32(float %310, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %316 = select i1 %312, float 0xBF29A82A60000000, float %315
  %317 = select i1 %312, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %318 = tail call float @llvm.fma.f32(float %316, float %310, float %317)
  %319 = select i1 %312, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %320 = tail call float @llvm.fma.f32(float %318, float %310, float %319)
  %321 = tail call float @llvm.fma.f32(float %320, float %314, float %313)
  %322 = and i32 %291, 2
  %323 = icmp eq i32 %322, 0
  %324 = fsub float 0.000000e+00, %321
  %325 = select i1 %323, float %321, float %324
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %326 = sext i32 %11 to i64
  %327 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %326
  %328 = load float, ptr %327, align 8, !tbaa !10
  %329 = getelementptr inbounds nuw i8, ptr %327, i64 4
  %330 = load float, ptr %329, align 4, !tbaa !10
  %331 = fmul contract float %309, %328
  %332 = fmul contract float %330, %325
  %333 = fsub contract float %331, %332
  %334 = fmul contract float %328, %325
  %335 = fmul contract float %309, %330
  %336 = fadd contract float %335, %334
  store float %333, ptr %327, align 8, !tbaa !10
  store float %336, ptr %329, align 4, !tbaa !10
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
  %24 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %23) #9, !srcloc !17
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
  %46 = tail call float @llvm.nvvm.saturate.f(float %45) #10
  %47 = tail call float @llvm.nvvm.fma.rm.f(float %46, float 2.520000e+02, float 0x4168000020000000) #10
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
  br i1 %15, label %19, label %16

16:                                               ; preds = %19, %5
  %17 = phi float [ %14, %5 ], [ %25, %19 ]
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %68, label %28

19:                                               ; preds = %5, %19
  %20 = phi float [ %25, %19 ], [ %14, %5 ]
  %21 = phi i32 [ %26, %19 ], [ 1, %5 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %13, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !10
  %25 = tail call noundef float @llvm.maxnum.f32(float %20, float %24)
  %26 = add nuw nsw i32 %21, 1
  %27 = icmp eq i32 %26, %4
  br i1 %27, label %16, label %19, !llvm.loop !21

28:                                               ; preds = %68, %16
  %29 = phi float [ 0.000000e+00, %16 ], [ %87, %68 ]
  %30 = fcmp olt float %29, 0x3810000000000000
  %31 = fmul float %29, 0x4160000000000000
  %32 = select i1 %30, float %31, float %29
  %33 = select i1 %30, float -2.300000e+01, float 0.000000e+00
  %34 = bitcast float %32 to i32
  %35 = add i32 %34, -1059760811
  %36 = and i32 %35, -8388608
  %37 = sub i32 %34, %36
  %38 = bitcast i32 %37 to float
  %39 = sitofp i32 %36 to float
  %40 = tail call float @llvm.fma.f32(float %39, float 0x3E80000000000000, float %33)
  %41 = fadd float %38, -1.000000e+00
  %42 = tail call float @llvm.fma.f32(float %41, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %43 = tail call float @llvm.fma.f32(float %42, float %41, float 0xBFBF19B980000000)
  %44 = tail call float @llvm.fma.f32(float %43, float %41, float 0x3FC1E52AA0000000)
  %45 = tail call float @llvm.fma.f32(float %44, float %41, float 0xBFC55B1720000000)
  %46 = tail call float @llvm.fma.f32(float %45, float %41, float 0x3FC99DA160000000)
  %47 = tail call float @llvm.fma.f32(float %46, float %41, float 0xBFCFFFE440000000)
  %48 = tail call float @llvm.fma.f32(float %47, float %41, float 0x3FD5554F00000000)
  %49 = tail call float @llvm.fma.f32(float %48, float %41, float -5.000000e-01)
  %50 = fmul float %41, %49
  %51 = tail call float @llvm.fma.f32(float %50, float %41, float %41)
  %52 = tail call float @llvm.fma.f32(float %40, float 0x3FE62E4300000000, float %51)
  %53 = icmp ugt i32 %34, 2139095039
  %54 = tail call float @llvm.fma.f32(float %32, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %55 = select i1 %53, float %54, float %52
  %56 = fcmp oeq float %32, 0.000000e+00
  %57 = select i1 %56, float 0xFFF0000000000000, float %55
  %58 = fadd contract float %17, %57
  %59 = sext i32 %10 to i64
  %60 = getelementptr inbounds i32, ptr %1, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !5
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %13, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = fsub contract float %58, %64
  %66 = getelementptr inbounds float, ptr %2, i64 %59
  store float %65, ptr %66, align 4, !tbaa !10
  %67 = icmp sgt i32 %4, 0
  br i1 %67, label %91, label %90

68:                                               ; preds = %16, %68
  %69 = phi i32 [ %88, %68 ], [ 0, %16 ]
  %70 = phi float [ %87, %68 ], [ 0.000000e+00, %16 ]
  %71 = zext nneg i32 %69 to i64
  %72 = getelementptr inbounds nuw float, ptr %13, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !10
  %74 = fsub contract float %73, %17
  %75 = tail call float @llvm.fma.f32(float %74, float 0x3F777313A0000000, float 5.000000e-01)
  %76 = tail call float @llvm.nvvm.saturate.f(float %75) #10
  %77 = tail call float @llvm.nvvm.fma.rm.f(float %76, float 2.520000e+02, float 0x4168000020000000) #10
  %78 = fadd float %77, 0xC168000FE0000000
  %79 = fneg float %78
  %80 = tail call float @llvm.fma.f32(float %74, float 0x3FF7154760000000, float %79)
  %81 = tail call float @llvm.fma.f32(float %74, float 0x3E54AE0C00000000, float %80)
  %82 = bitcast float %77 to i32
  %83 = shl i32 %82, 23
  %84 = bitcast i32 %83 to float
  %85 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %81)
  %86 = fmul float %85, %84
  %87 = fadd contract float %70, %86
  %88 = add nuw nsw i32 %69, 1
  %89 = icmp eq i32 %88, %4
  br i1 %89, label %28, label %68, !llvm.loop !22

90:                                               ; preds = %91, %28
  ret void

91:                                               ; preds = %28, %91
  %92 = phi i32 [ %115, %91 ], [ 0, %28 ]
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr %13, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !10
  %96 = fsub contract float %95, %58
  %97 = tail call float @llvm.fma.f32(float %96, float 0x3F777313A0000000, float 5.000000e-01)
  %98 = tail call float @llvm.nvvm.saturate.f(float %97) #10
  %99 = tail call float @llvm.nvvm.fma.rm.f(float %98, float 2.520000e+02, float 0x4168000020000000) #10
  %100 = fadd float %99, 0xC168000FE0000000
  %101 = fneg float %100
  %102 = tail call float @llvm.fma.f32(float %96, float 0x3FF7154760000000, float %101)
  %103 = tail call float @llvm.fma.f32(float %96, float 0x3E54AE0C00000000, float %102)
  %104 = bitcast float %99 to i32
  %105 = shl i32 %104, 23
  %106 = bitcast i32 %105 to float
  %107 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %103)
  %108 = fmul float %107, %106
  %109 = icmp eq i32 %92, %61
  %110 = select contract i1 %109, float 1.000000e+00, float 0.000000e+00
  %111 = fsub contract float %108, %110
  %112 = add nsw i32 %92, %11
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %3, i64 %113
  store float %111, ptr %114, align 4, !tbaa !10
  %115 = add nuw nsw i32 %92, 1
  %116 = icmp eq i32 %115, %4
  br i1 %116, label %90, label %91, !llvm.loop !23
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

16:                                               ; preds = %63, %5
  ret void

17:                                               ; preds = %11, %63
  %18 = phi i32 [ 0, %11 ], [ %64, %63 ]
  br i1 %13, label %22, label %19

19:                                               ; preds = %22, %17
  %20 = phi i32 [ %3, %17 ], [ %31, %22 ]
  %21 = phi float [ 0xC6293E5940000000, %17 ], [ %30, %22 ]
  br label %37

22:                                               ; preds = %17, %22
  %23 = phi i32 [ %32, %22 ], [ %12, %17 ]
  %24 = phi i32 [ %31, %22 ], [ %3, %17 ]
  %25 = phi float [ %30, %22 ], [ 0xC6293E5940000000, %17 ]
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw float, ptr %9, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = fcmp contract ogt float %28, %25
  %30 = select i1 %29, float %28, float %25
  %31 = select i1 %29, i32 %23, i32 %24
  %32 = add nuw nsw i32 %23, 32
  %33 = icmp slt i32 %32, %3
  br i1 %33, label %22, label %19, !llvm.loop !24

34:                                               ; preds = %49
  %35 = srem i32 %51, 32
  %36 = icmp eq i32 %12, %35
  br i1 %36, label %54, label %57

37:                                               ; preds = %19, %49
  %38 = phi i32 [ %52, %49 ], [ 16, %19 ]
  %39 = phi i32 [ %51, %49 ], [ %20, %19 ]
  %40 = phi float [ %50, %49 ], [ %21, %19 ]
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 range(i32 1, 0) %38, i32 31)
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 range(i32 1, 0) %38, i32 31)
  %43 = fcmp contract ogt float %41, %40
  br i1 %43, label %48, label %44

44:                                               ; preds = %37
  %45 = fcmp contract oeq float %41, %40
  %46 = icmp slt i32 %42, %39
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %49

48:                                               ; preds = %44, %37
  br label %49

49:                                               ; preds = %48, %44
  %50 = phi float [ %41, %48 ], [ %40, %44 ]
  %51 = phi i32 [ %42, %48 ], [ %39, %44 ]
  %52 = lshr i32 %38, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %34, label %37, !llvm.loop !25

54:                                               ; preds = %34
  %55 = sext i32 %51 to i64
  %56 = getelementptr inbounds float, ptr %9, i64 %55
  store float 0xC6393E5940000000, ptr %56, align 4, !tbaa !10
  br label %57

57:                                               ; preds = %54, %34
  br i1 %14, label %58, label %63

58:                                               ; preds = %57
  %59 = add i32 %18, %15
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %1, i64 %60
  store i32 %51, ptr %61, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw float, ptr %2, i64 %60
  store float %50, ptr %62, align 4, !tbaa !10
  br label %63

63:                                               ; preds = %58, %57
  %64 = add nuw nsw i32 %18, 1
  %65 = icmp eq i32 %64, %4
  br i1 %65, label %16, label %17, !llvm.loop !26
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

attributes #0 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind memory(none) }
attributes #10 = { nounwind }

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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = !{i32 21584}
!18 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.count", i32 1}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
!26 = distinct !{!26, !13, !14}
