; ModuleID = 'corpus/cuda/cu_fft.cu'
source_filename = "corpus/cuda/cu_fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

@_ZZ14fft_radix2_256E1a = internal unnamed_addr addrspace(3) global [256 x %struct.float2.0] undef, align 8
@_ZZ14fft_radix2_256E1b = internal unnamed_addr addrspace(3) global [256 x %struct.float2.0] undef, align 8
@_ZZ13fft_radix4_64E1s = internal unnamed_addr addrspace(3) global [64 x %struct.float2.0] undef, align 8
@_ZZ14fft_radix8_512E2sx = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ14fft_radix8_512E2sy = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @fft_radix2_256(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 4
  %4 = alloca [7 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = add nsw i32 %7, %5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %9
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 %11
  %13 = load i64, ptr %10, align 8
  store i64 %13, ptr %12, align 8
  %14 = add nsw i32 %8, 128
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %15
  %17 = add nuw nsw i32 %5, 128
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 %18
  %20 = load i64, ptr %16, align 8
  store i64 %20, ptr %19, align 8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %28

23:                                               ; preds = %210
  %24 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %9
  %25 = load i64, ptr %12, align 8
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %15
  %27 = load i64, ptr %19, align 8
  store i64 %27, ptr %26, align 8
  ret void

28:                                               ; preds = %2, %210
  %29 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), %2 ], [ %30, %210 ]
  %30 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1b to ptr), %2 ], [ %29, %210 ]
  %31 = phi i32 [ 1, %2 ], [ %45, %210 ]
  %32 = getelementptr inbounds nuw %struct.float2.0, ptr %29, i64 %11
  %33 = load float, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.float2.0, ptr %29, i64 %18
  %37 = load i64, ptr %36, align 8
  %38 = trunc i64 %37 to i32
  %39 = lshr i64 %37, 32
  %40 = trunc nuw i64 %39 to i32
  %41 = add nuw nsw i32 %31, 1023
  %42 = and i32 %41, %5
  %43 = uitofp nneg i32 %42 to float
  %44 = fmul contract float %43, 0xC01921FB60000000
  %45 = shl nuw nsw i32 %31, 1
  %46 = uitofp nneg i32 %45 to float
  %47 = fdiv contract float %44, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %48 = fmul float %47, 0x3FE45F3060000000
  %49 = tail call i32 @llvm.nvvm.f2i.rn(float %48) #6
  %50 = sitofp i32 %49 to float
  %51 = tail call float @llvm.fma.f32(float %50, float 0xBFF921FB40000000, float %47)
  %52 = tail call float @llvm.fma.f32(float %50, float 0xBE74442D00000000, float %51)
  %53 = tail call float @llvm.fma.f32(float %50, float 0xBCF84698A0000000, float %52)
  %54 = tail call float @llvm.nvvm.fabs.f32(float %47)
  %55 = fcmp ult float %54, 1.056150e+05
  br i1 %55, label %123, label %56

56:                                               ; preds = %28
  %57 = fcmp oeq float %54, 0x7FF0000000000000
  br i1 %57, label %58, label %60

58:                                               ; preds = %56
  %59 = tail call float @llvm.nvvm.mul.rn.f(float %47, float 0.000000e+00) #6
  br label %123

60:                                               ; preds = %56
  %61 = bitcast float %47 to i32
  %62 = shl i32 %61, 8
  %63 = or i32 %62, -2147483648
  br label %64

64:                                               ; preds = %60, %64
  %65 = phi i32 [ 0, %60 ], [ %74, %64 ]
  %66 = phi i32 [ 0, %60 ], [ %72, %64 ]
  %67 = zext nneg i32 %65 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %67
  %69 = load i32, ptr addrspace(1) %68, align 4
  %70 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %69, i32 %63, i32 %66) #7, !srcloc !10
  %71 = extractvalue { i32, i32 } %70, 0
  %72 = extractvalue { i32, i32 } %70, 1
  %73 = getelementptr inbounds nuw i32, ptr %3, i64 %67
  store i32 %71, ptr %73, align 4
  %74 = add nuw nsw i32 %65, 1
  %75 = icmp eq i32 %74, 6
  br i1 %75, label %76, label %64, !llvm.loop !11

76:                                               ; preds = %64
  %77 = lshr i32 %61, 23
  %78 = and i32 %77, 224
  %79 = add nsw i32 %78, -128
  %80 = lshr exact i32 %79, 5
  store i32 %72, ptr %21, align 4
  %81 = sub nsw i32 6, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %3, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = sub nsw i32 5, %80
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %3, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = freeze i32 %88
  %90 = and i32 %61, 260046848
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %98, label %92

92:                                               ; preds = %76
  %93 = sub nsw i32 4, %80
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %3, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %96, i32 %77)
  br label %98

98:                                               ; preds = %92, %76
  %99 = phi i32 [ %97, %92 ], [ %89, %76 ]
  %100 = tail call i32 @llvm.fshl.i32(i32 %84, i32 %89, i32 %77)
  %101 = lshr i32 %100, 30
  %102 = tail call i32 @llvm.fshl.i32(i32 %100, i32 %99, i32 2)
  %103 = shl i32 %99, 2
  %104 = lshr i32 %102, 31
  %105 = add nuw nsw i32 %104, %101
  %106 = sub nsw i32 0, %105
  %107 = icmp slt i32 %61, 0
  %108 = select i1 %107, i32 %106, i32 %105
  %109 = xor i32 %102, %61
  %110 = ashr i32 %102, 31
  %111 = xor i32 %110, %102
  %112 = xor i32 %110, %103
  %113 = zext i32 %111 to i64
  %114 = shl nuw i64 %113, 32
  %115 = zext i32 %112 to i64
  %116 = or disjoint i64 %114, %115
  %117 = sitofp i64 %116 to double
  %118 = fmul double %117, 0x3BF921FB54442D19
  %119 = fptrunc double %118 to float
  %120 = fneg float %119
  %121 = icmp slt i32 %109, 0
  %122 = select i1 %121, float %120, float %119
  br label %123

123:                                              ; preds = %28, %58, %98
  %124 = phi i32 [ %49, %28 ], [ 0, %58 ], [ %108, %98 ]
  %125 = phi float [ %53, %28 ], [ %59, %58 ], [ %122, %98 ]
  %126 = add i32 %124, 1
  %127 = tail call float @llvm.nvvm.mul.rn.f(float %125, float %125) #6
  %128 = and i32 %124, 1
  %129 = icmp eq i32 %128, 0
  %130 = select i1 %129, float 1.000000e+00, float %125
  %131 = tail call float @llvm.fma.f32(float %127, float %130, float 0.000000e+00)
  %132 = tail call float @llvm.fma.f32(float %127, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %133 = select i1 %129, float %132, float 0xBF29A82A60000000
  %134 = select i1 %129, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %135 = tail call float @llvm.fma.f32(float %133, float %127, float %134)
  %136 = select i1 %129, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %137 = tail call float @llvm.fma.f32(float %135, float %127, float %136)
  %138 = tail call float @llvm.fma.f32(float %137, float %131, float %130)
  %139 = and i32 %126, 2
  %140 = icmp eq i32 %139, 0
  %141 = fsub float 0.000000e+00, %138
  %142 = select i1 %140, float %138, float %141
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %55, label %210, label %143

143:                                              ; preds = %123
  %144 = fcmp oeq float %54, 0x7FF0000000000000
  br i1 %144, label %145, label %147

145:                                              ; preds = %143
  %146 = tail call float @llvm.nvvm.mul.rn.f(float %47, float 0.000000e+00) #6
  br label %210

147:                                              ; preds = %143
  %148 = bitcast float %47 to i32
  %149 = shl i32 %148, 8
  %150 = or i32 %149, -2147483648
  br label %151

151:                                              ; preds = %147, %151
  %152 = phi i32 [ 0, %147 ], [ %161, %151 ]
  %153 = phi i32 [ 0, %147 ], [ %159, %151 ]
  %154 = zext nneg i32 %152 to i64
  %155 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %154
  %156 = load i32, ptr addrspace(1) %155, align 4
  %157 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %156, i32 %150, i32 %153) #7, !srcloc !10
  %158 = extractvalue { i32, i32 } %157, 0
  %159 = extractvalue { i32, i32 } %157, 1
  %160 = getelementptr inbounds nuw i32, ptr %4, i64 %154
  store i32 %158, ptr %160, align 4
  %161 = add nuw nsw i32 %152, 1
  %162 = icmp eq i32 %161, 6
  br i1 %162, label %163, label %151, !llvm.loop !11

163:                                              ; preds = %151
  %164 = lshr i32 %148, 23
  %165 = and i32 %164, 224
  %166 = add nsw i32 %165, -128
  %167 = lshr exact i32 %166, 5
  store i32 %159, ptr %22, align 4
  %168 = sub nsw i32 6, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %4, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = sub nsw i32 5, %167
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %4, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = freeze i32 %175
  %177 = and i32 %148, 260046848
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %185, label %179

179:                                              ; preds = %163
  %180 = sub nsw i32 4, %167
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr %4, i64 %181
  %183 = load i32, ptr %182, align 4
  %184 = tail call i32 @llvm.fshl.i32(i32 %176, i32 %183, i32 %164)
  br label %185

185:                                              ; preds = %179, %163
  %186 = phi i32 [ %184, %179 ], [ %176, %163 ]
  %187 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %176, i32 %164)
  %188 = lshr i32 %187, 30
  %189 = tail call i32 @llvm.fshl.i32(i32 %187, i32 %186, i32 2)
  %190 = shl i32 %186, 2
  %191 = lshr i32 %189, 31
  %192 = add nuw nsw i32 %191, %188
  %193 = sub nsw i32 0, %192
  %194 = icmp slt i32 %148, 0
  %195 = select i1 %194, i32 %193, i32 %192
  %196 = xor i32 %189, %148
  %197 = ashr i32 %189, 31
  %198 = xor i32 %197, %189
  %199 = xor i32 %197, %190
  %200 = zext i32 %198 to i64
  %201 = shl nuw i64 %200, 32
  %202 = zext i32 %199 to i64
  %203 = or disjoint i64 %201, %202
  %204 = sitofp i64 %203 to double
  %205 = fmul double %204, 0x3BF921FB54442D19
  %206 = fptrunc double %205 to float
  %207 = fneg float %206
  %208 = icmp slt i32 %196, 0
  %209 = select i1 %208, float %207, float %206
  br label %210

210:                                              ; preds = %123, %145, %185
  %211 = phi i32 [ %49, %123 ], [ 0, %145 ], [ %195, %185 ]
  %212 = phi float [ %53, %123 ], [ %146, %145 ], [ %209, %185 ]
  %213 = tail call float @llvm.nvvm.mul.rn.f(float %212, float %212) #6
  %214 = and i32 %211, 1
  %215 = icmp eq i32 %214, 0
  %216 = select i1 %215, float %212, float 1.000000e+00
  %217 = tail call float @llvm.fma.f32(float %213, float %216, float 0.000000e+00)
  %218 = tail call float @llvm.fma.f32(float %213, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %219 = select i1 %215, float 0xBF29A82A60000000, float %218
  %220 = select i1 %215, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %221 = tail call float @llvm.fma.f32(float %219, float %213, float %220)
  %222 = select i1 %215, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %223 = tail call float @llvm.fma.f32(float %221, float %213, float %222)
  %224 = tail call float @llvm.fma.f32(float %223, float %217, float %216)
  %225 = and i32 %211, 2
  %226 = icmp eq i32 %225, 0
  %227 = fsub float 0.000000e+00, %224
  %228 = select i1 %226, float %224, float %227
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %229 = bitcast i32 %38 to float
  %230 = bitcast i32 %40 to float
  %231 = fmul contract float %142, %229
  %232 = fmul contract float %228, %230
  %233 = fsub contract float %231, %232
  %234 = fmul contract float %228, %229
  %235 = fmul contract float %142, %230
  %236 = fadd contract float %235, %234
  %237 = fadd contract float %233, %33
  %238 = fadd contract float %236, %35
  %239 = fsub contract float %33, %233
  %240 = fsub contract float %35, %236
  %241 = sub nsw i32 %5, %42
  %242 = shl nsw i32 %241, 1
  %243 = add nsw i32 %242, %42
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds %struct.float2.0, ptr %30, i64 %244
  store float %237, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 4
  store float %238, ptr %246, align 4
  %247 = add nsw i32 %243, %31
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds %struct.float2.0, ptr %30, i64 %248
  store float %239, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 4
  store float %240, ptr %250, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %251 = icmp samesign ult i32 %31, 128
  br i1 %251, label %28, label %23, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @fft_radix4_64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 4
  %4 = alloca [7 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add nsw i32 %7, %5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %8, 16
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = add nsw i32 %8, 32
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %8, 48
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = zext nneg i32 %5 to i64
  %33 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %41 = zext nneg i32 %5 to i64
  %42 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 132
  %45 = zext nneg i32 %5 to i64
  %46 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 256
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 260
  %49 = zext nneg i32 %5 to i64
  %50 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 384
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 388
  br label %62

53:                                               ; preds = %621
  %54 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %9
  store i32 %686, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  store i32 %687, ptr %55, align 4
  %56 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %15
  store i32 %688, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  store i32 %689, ptr %57, align 4
  %58 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %21
  store i32 %690, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  store i32 %691, ptr %59, align 4
  %60 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %27
  store i32 %692, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  store i32 %693, ptr %61, align 4
  ret void

62:                                               ; preds = %2, %621
  %63 = phi i32 [ %13, %2 ], [ %687, %621 ]
  %64 = phi i32 [ %11, %2 ], [ %686, %621 ]
  %65 = phi i32 [ %19, %2 ], [ %689, %621 ]
  %66 = phi i32 [ %17, %2 ], [ %688, %621 ]
  %67 = phi i32 [ %25, %2 ], [ %691, %621 ]
  %68 = phi i32 [ %23, %2 ], [ %690, %621 ]
  %69 = phi i32 [ %31, %2 ], [ %693, %621 ]
  %70 = phi i32 [ %29, %2 ], [ %692, %621 ]
  %71 = phi i32 [ 1, %2 ], [ %76, %621 ]
  %72 = add nuw nsw i32 %71, 1023
  %73 = and i32 %72, %5
  %74 = uitofp nneg i32 %73 to float
  %75 = fmul contract float %74, 0xC01921FB60000000
  %76 = shl nuw nsw i32 %71, 2
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv contract float %75, %77
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %79 = fmul float %78, 0x3FE45F3060000000
  %80 = tail call i32 @llvm.nvvm.f2i.rn(float %79) #6
  %81 = sitofp i32 %80 to float
  %82 = tail call float @llvm.fma.f32(float %81, float 0xBFF921FB40000000, float %78)
  %83 = tail call float @llvm.fma.f32(float %81, float 0xBE74442D00000000, float %82)
  %84 = tail call float @llvm.fma.f32(float %81, float 0xBCF84698A0000000, float %83)
  %85 = tail call float @llvm.nvvm.fabs.f32(float %78)
  %86 = fcmp ult float %85, 1.056150e+05
  br i1 %86, label %154, label %87

87:                                               ; preds = %62
  %88 = fcmp oeq float %85, 0x7FF0000000000000
  br i1 %88, label %89, label %91

89:                                               ; preds = %87
  %90 = tail call float @llvm.nvvm.mul.rn.f(float %78, float 0.000000e+00) #6
  br label %154

91:                                               ; preds = %87
  %92 = bitcast float %78 to i32
  %93 = shl i32 %92, 8
  %94 = or i32 %93, -2147483648
  br label %95

95:                                               ; preds = %91, %95
  %96 = phi i32 [ 0, %91 ], [ %105, %95 ]
  %97 = phi i32 [ 0, %91 ], [ %103, %95 ]
  %98 = zext nneg i32 %96 to i64
  %99 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %98
  %100 = load i32, ptr addrspace(1) %99, align 4
  %101 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %100, i32 %94, i32 %97) #7, !srcloc !10
  %102 = extractvalue { i32, i32 } %101, 0
  %103 = extractvalue { i32, i32 } %101, 1
  %104 = getelementptr inbounds nuw i32, ptr %3, i64 %98
  store i32 %102, ptr %104, align 4
  %105 = add nuw nsw i32 %96, 1
  %106 = icmp eq i32 %105, 6
  br i1 %106, label %107, label %95, !llvm.loop !11

107:                                              ; preds = %95
  %108 = lshr i32 %92, 23
  %109 = and i32 %108, 224
  %110 = add nsw i32 %109, -128
  %111 = lshr exact i32 %110, 5
  store i32 %103, ptr %34, align 4
  %112 = sub nsw i32 6, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %3, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = sub nsw i32 5, %111
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %3, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = freeze i32 %119
  %121 = and i32 %92, 260046848
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %129, label %123

123:                                              ; preds = %107
  %124 = sub nsw i32 4, %111
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %3, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = tail call i32 @llvm.fshl.i32(i32 %120, i32 %127, i32 %108)
  br label %129

129:                                              ; preds = %123, %107
  %130 = phi i32 [ %128, %123 ], [ %120, %107 ]
  %131 = tail call i32 @llvm.fshl.i32(i32 %115, i32 %120, i32 %108)
  %132 = lshr i32 %131, 30
  %133 = tail call i32 @llvm.fshl.i32(i32 %131, i32 %130, i32 2)
  %134 = shl i32 %130, 2
  %135 = lshr i32 %133, 31
  %136 = add nuw nsw i32 %135, %132
  %137 = sub nsw i32 0, %136
  %138 = icmp slt i32 %92, 0
  %139 = select i1 %138, i32 %137, i32 %136
  %140 = xor i32 %133, %92
  %141 = ashr i32 %133, 31
  %142 = xor i32 %141, %133
  %143 = xor i32 %141, %134
  %144 = zext i32 %142 to i64
  %145 = shl nuw i64 %144, 32
  %146 = zext i32 %143 to i64
  %147 = or disjoint i64 %145, %146
  %148 = sitofp i64 %147 to double
  %149 = fmul double %148, 0x3BF921FB54442D19
  %150 = fptrunc double %149 to float
  %151 = fneg float %150
  %152 = icmp slt i32 %140, 0
  %153 = select i1 %152, float %151, float %150
  br label %154

154:                                              ; preds = %62, %89, %129
  %155 = phi i32 [ %80, %62 ], [ 0, %89 ], [ %139, %129 ]
  %156 = phi float [ %84, %62 ], [ %90, %89 ], [ %153, %129 ]
  %157 = add i32 %155, 1
  %158 = tail call float @llvm.nvvm.mul.rn.f(float %156, float %156) #6
  %159 = and i32 %155, 1
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, float 1.000000e+00, float %156
  %162 = tail call float @llvm.fma.f32(float %158, float %161, float 0.000000e+00)
  %163 = tail call float @llvm.fma.f32(float %158, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %164 = select i1 %160, float %163, float 0xBF29A82A60000000
  %165 = select i1 %160, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %166 = tail call float @llvm.fma.f32(float %164, float %158, float %165)
  %167 = select i1 %160, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %168 = tail call float @llvm.fma.f32(float %166, float %158, float %167)
  %169 = tail call float @llvm.fma.f32(float %168, float %162, float %161)
  %170 = and i32 %157, 2
  %171 = icmp eq i32 %170, 0
  %172 = fsub float 0.000000e+00, %169
  %173 = select i1 %171, float %169, float %172
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %86, label %241, label %174

174:                                              ; preds = %154
  %175 = fcmp oeq float %85, 0x7FF0000000000000
  br i1 %175, label %176, label %178

176:                                              ; preds = %174
  %177 = tail call float @llvm.nvvm.mul.rn.f(float %78, float 0.000000e+00) #6
  br label %241

178:                                              ; preds = %174
  %179 = bitcast float %78 to i32
  %180 = shl i32 %179, 8
  %181 = or i32 %180, -2147483648
  br label %182

182:                                              ; preds = %178, %182
  %183 = phi i32 [ 0, %178 ], [ %192, %182 ]
  %184 = phi i32 [ 0, %178 ], [ %190, %182 ]
  %185 = zext nneg i32 %183 to i64
  %186 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %185
  %187 = load i32, ptr addrspace(1) %186, align 4
  %188 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %187, i32 %181, i32 %184) #7, !srcloc !10
  %189 = extractvalue { i32, i32 } %188, 0
  %190 = extractvalue { i32, i32 } %188, 1
  %191 = getelementptr inbounds nuw i32, ptr %4, i64 %185
  store i32 %189, ptr %191, align 4
  %192 = add nuw nsw i32 %183, 1
  %193 = icmp eq i32 %192, 6
  br i1 %193, label %194, label %182, !llvm.loop !11

194:                                              ; preds = %182
  %195 = lshr i32 %179, 23
  %196 = and i32 %195, 224
  %197 = add nsw i32 %196, -128
  %198 = lshr exact i32 %197, 5
  store i32 %190, ptr %35, align 4
  %199 = sub nsw i32 6, %198
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i32, ptr %4, i64 %200
  %202 = load i32, ptr %201, align 4
  %203 = sub nsw i32 5, %198
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr %4, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = freeze i32 %206
  %208 = and i32 %179, 260046848
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %216, label %210

210:                                              ; preds = %194
  %211 = sub nsw i32 4, %198
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i32, ptr %4, i64 %212
  %214 = load i32, ptr %213, align 4
  %215 = tail call i32 @llvm.fshl.i32(i32 %207, i32 %214, i32 %195)
  br label %216

216:                                              ; preds = %210, %194
  %217 = phi i32 [ %215, %210 ], [ %207, %194 ]
  %218 = tail call i32 @llvm.fshl.i32(i32 %202, i32 %207, i32 %195)
  %219 = lshr i32 %218, 30
  %220 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %217, i32 2)
  %221 = shl i32 %217, 2
  %222 = lshr i32 %220, 31
  %223 = add nuw nsw i32 %222, %219
  %224 = sub nsw i32 0, %223
  %225 = icmp slt i32 %179, 0
  %226 = select i1 %225, i32 %224, i32 %223
  %227 = xor i32 %220, %179
  %228 = ashr i32 %220, 31
  %229 = xor i32 %228, %220
  %230 = xor i32 %228, %221
  %231 = zext i32 %229 to i64
  %232 = shl nuw i64 %231, 32
  %233 = zext i32 %230 to i64
  %234 = or disjoint i64 %232, %233
  %235 = sitofp i64 %234 to double
  %236 = fmul double %235, 0x3BF921FB54442D19
  %237 = fptrunc double %236 to float
  %238 = fneg float %237
  %239 = icmp slt i32 %227, 0
  %240 = select i1 %239, float %238, float %237
  br label %241

241:                                              ; preds = %154, %176, %216
  %242 = phi i32 [ %80, %154 ], [ 0, %176 ], [ %226, %216 ]
  %243 = phi float [ %84, %154 ], [ %177, %176 ], [ %240, %216 ]
  %244 = tail call float @llvm.nvvm.mul.rn.f(float %243, float %243) #6
  %245 = and i32 %242, 1
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, float %243, float 1.000000e+00
  %248 = tail call float @llvm.fma.f32(float %244, float %247, float 0.000000e+00)
  %249 = tail call float @llvm.fma.f32(float %244, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %250 = select i1 %246, float 0xBF29A82A60000000, float %249
  %251 = select i1 %246, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %252 = tail call float @llvm.fma.f32(float %250, float %244, float %251)
  %253 = select i1 %246, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %254 = tail call float @llvm.fma.f32(float %252, float %244, float %253)
  %255 = tail call float @llvm.fma.f32(float %254, float %248, float %247)
  %256 = and i32 %242, 2
  %257 = icmp eq i32 %256, 0
  %258 = fsub float 0.000000e+00, %255
  %259 = select i1 %257, float %255, float %258
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %260 = bitcast i32 %66 to float
  %261 = bitcast i32 %65 to float
  %262 = fmul contract float %173, %260
  %263 = fmul contract float %259, %261
  %264 = fsub contract float %262, %263
  %265 = fmul contract float %259, %260
  %266 = fmul contract float %173, %261
  %267 = fadd contract float %266, %265
  %268 = fmul contract float %78, 2.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %269 = fmul float %268, 0x3FE45F3060000000
  %270 = tail call i32 @llvm.nvvm.f2i.rn(float %269) #6
  %271 = sitofp i32 %270 to float
  %272 = tail call float @llvm.fma.f32(float %271, float 0xBFF921FB40000000, float %268)
  %273 = tail call float @llvm.fma.f32(float %271, float 0xBE74442D00000000, float %272)
  %274 = tail call float @llvm.fma.f32(float %271, float 0xBCF84698A0000000, float %273)
  %275 = tail call float @llvm.nvvm.fabs.f32(float %268)
  %276 = fcmp ult float %275, 1.056150e+05
  br i1 %276, label %344, label %277

277:                                              ; preds = %241
  %278 = fcmp oeq float %275, 0x7FF0000000000000
  br i1 %278, label %342, label %279

279:                                              ; preds = %277
  %280 = bitcast float %268 to i32
  %281 = shl i32 %280, 8
  %282 = or i32 %281, -2147483648
  br label %283

283:                                              ; preds = %283, %279
  %284 = phi i32 [ 0, %279 ], [ %293, %283 ]
  %285 = phi i32 [ 0, %279 ], [ %291, %283 ]
  %286 = zext nneg i32 %284 to i64
  %287 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %286
  %288 = load i32, ptr addrspace(1) %287, align 4
  %289 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %288, i32 %282, i32 %285) #7, !srcloc !10
  %290 = extractvalue { i32, i32 } %289, 0
  %291 = extractvalue { i32, i32 } %289, 1
  %292 = getelementptr inbounds nuw i32, ptr %3, i64 %286
  store i32 %290, ptr %292, align 4
  %293 = add nuw nsw i32 %284, 1
  %294 = icmp eq i32 %293, 6
  br i1 %294, label %295, label %283, !llvm.loop !11

295:                                              ; preds = %283
  %296 = lshr i32 %280, 23
  %297 = and i32 %296, 224
  %298 = add nsw i32 %297, -128
  %299 = lshr exact i32 %298, 5
  store i32 %291, ptr %36, align 4
  %300 = sub nsw i32 6, %299
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds i32, ptr %3, i64 %301
  %303 = load i32, ptr %302, align 4
  %304 = sub nsw i32 5, %299
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i32, ptr %3, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = freeze i32 %307
  %309 = and i32 %280, 260046848
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %317, label %311

311:                                              ; preds = %295
  %312 = sub nsw i32 4, %299
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i32, ptr %3, i64 %313
  %315 = load i32, ptr %314, align 4
  %316 = tail call i32 @llvm.fshl.i32(i32 %308, i32 %315, i32 %296)
  br label %317

317:                                              ; preds = %311, %295
  %318 = phi i32 [ %316, %311 ], [ %308, %295 ]
  %319 = tail call i32 @llvm.fshl.i32(i32 %303, i32 %308, i32 %296)
  %320 = lshr i32 %319, 30
  %321 = tail call i32 @llvm.fshl.i32(i32 %319, i32 %318, i32 2)
  %322 = shl i32 %318, 2
  %323 = lshr i32 %321, 31
  %324 = add nuw nsw i32 %323, %320
  %325 = sub nsw i32 0, %324
  %326 = icmp slt i32 %280, 0
  %327 = select i1 %326, i32 %325, i32 %324
  %328 = xor i32 %321, %280
  %329 = ashr i32 %321, 31
  %330 = xor i32 %329, %321
  %331 = xor i32 %329, %322
  %332 = zext i32 %330 to i64
  %333 = shl nuw i64 %332, 32
  %334 = zext i32 %331 to i64
  %335 = or disjoint i64 %333, %334
  %336 = sitofp i64 %335 to double
  %337 = fmul double %336, 0x3BF921FB54442D19
  %338 = fptrunc double %337 to float
  %339 = fneg float %338
  %340 = icmp slt i32 %328, 0
  %341 = select i1 %340, float %339, float %338
  br label %344

342:                                              ; preds = %277
  %343 = tail call float @llvm.nvvm.mul.rn.f(float %268, float 0.000000e+00) #6
  br label %344

344:                                              ; preds = %342, %317, %241
  %345 = phi i32 [ %270, %241 ], [ 0, %342 ], [ %327, %317 ]
  %346 = phi float [ %274, %241 ], [ %343, %342 ], [ %341, %317 ]
  %347 = add i32 %345, 1
  %348 = tail call float @llvm.nvvm.mul.rn.f(float %346, float %346) #6
  %349 = and i32 %345, 1
  %350 = icmp eq i32 %349, 0
  %351 = select i1 %350, float 1.000000e+00, float %346
  %352 = tail call float @llvm.fma.f32(float %348, float %351, float 0.000000e+00)
  %353 = tail call float @llvm.fma.f32(float %348, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %354 = select i1 %350, float %353, float 0xBF29A82A60000000
  %355 = select i1 %350, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %356 = tail call float @llvm.fma.f32(float %354, float %348, float %355)
  %357 = select i1 %350, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %358 = tail call float @llvm.fma.f32(float %356, float %348, float %357)
  %359 = tail call float @llvm.fma.f32(float %358, float %352, float %351)
  %360 = and i32 %347, 2
  %361 = icmp eq i32 %360, 0
  %362 = fsub float 0.000000e+00, %359
  %363 = select i1 %361, float %359, float %362
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %276, label %431, label %364

364:                                              ; preds = %344
  %365 = fcmp oeq float %275, 0x7FF0000000000000
  br i1 %365, label %429, label %366

366:                                              ; preds = %364
  %367 = bitcast float %268 to i32
  %368 = shl i32 %367, 8
  %369 = or i32 %368, -2147483648
  br label %370

370:                                              ; preds = %370, %366
  %371 = phi i32 [ 0, %366 ], [ %380, %370 ]
  %372 = phi i32 [ 0, %366 ], [ %378, %370 ]
  %373 = zext nneg i32 %371 to i64
  %374 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %373
  %375 = load i32, ptr addrspace(1) %374, align 4
  %376 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %375, i32 %369, i32 %372) #7, !srcloc !10
  %377 = extractvalue { i32, i32 } %376, 0
  %378 = extractvalue { i32, i32 } %376, 1
  %379 = getelementptr inbounds nuw i32, ptr %4, i64 %373
  store i32 %377, ptr %379, align 4
  %380 = add nuw nsw i32 %371, 1
  %381 = icmp eq i32 %380, 6
  br i1 %381, label %382, label %370, !llvm.loop !11

382:                                              ; preds = %370
  %383 = lshr i32 %367, 23
  %384 = and i32 %383, 224
  %385 = add nsw i32 %384, -128
  %386 = lshr exact i32 %385, 5
  store i32 %378, ptr %37, align 4
  %387 = sub nsw i32 6, %386
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i32, ptr %4, i64 %388
  %390 = load i32, ptr %389, align 4
  %391 = sub nsw i32 5, %386
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds i32, ptr %4, i64 %392
  %394 = load i32, ptr %393, align 4
  %395 = freeze i32 %394
  %396 = and i32 %367, 260046848
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %404, label %398

398:                                              ; preds = %382
  %399 = sub nsw i32 4, %386
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds i32, ptr %4, i64 %400
  %402 = load i32, ptr %401, align 4
  %403 = tail call i32 @llvm.fshl.i32(i32 %395, i32 %402, i32 %383)
  br label %404

404:                                              ; preds = %398, %382
  %405 = phi i32 [ %403, %398 ], [ %395, %382 ]
  %406 = tail call i32 @llvm.fshl.i32(i32 %390, i32 %395, i32 %383)
  %407 = lshr i32 %406, 30
  %408 = tail call i32 @llvm.fshl.i32(i32 %406, i32 %405, i32 2)
  %409 = shl i32 %405, 2
  %410 = lshr i32 %408, 31
  %411 = add nuw nsw i32 %410, %407
  %412 = sub nsw i32 0, %411
  %413 = icmp slt i32 %367, 0
  %414 = select i1 %413, i32 %412, i32 %411
  %415 = xor i32 %408, %367
  %416 = ashr i32 %408, 31
  %417 = xor i32 %416, %408
  %418 = xor i32 %416, %409
  %419 = zext i32 %417 to i64
  %420 = shl nuw i64 %419, 32
  %421 = zext i32 %418 to i64
  %422 = or disjoint i64 %420, %421
  %423 = sitofp i64 %422 to double
  %424 = fmul double %423, 0x3BF921FB54442D19
  %425 = fptrunc double %424 to float
  %426 = fneg float %425
  %427 = icmp slt i32 %415, 0
  %428 = select i1 %427, float %426, float %425
  br label %431

429:                                              ; preds = %364
  %430 = tail call float @llvm.nvvm.mul.rn.f(float %268, float 0.000000e+00) #6
  br label %431

431:                                              ; preds = %429, %404, %344
  %432 = phi i32 [ %270, %344 ], [ 0, %429 ], [ %414, %404 ]
  %433 = phi float [ %274, %344 ], [ %430, %429 ], [ %428, %404 ]
  %434 = tail call float @llvm.nvvm.mul.rn.f(float %433, float %433) #6
  %435 = and i32 %432, 1
  %436 = icmp eq i32 %435, 0
  %437 = select i1 %436, float %433, float 1.000000e+00
  %438 = tail call float @llvm.fma.f32(float %434, float %437, float 0.000000e+00)
  %439 = tail call float @llvm.fma.f32(float %434, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %440 = select i1 %436, float 0xBF29A82A60000000, float %439
  %441 = select i1 %436, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %442 = tail call float @llvm.fma.f32(float %440, float %434, float %441)
  %443 = select i1 %436, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %444 = tail call float @llvm.fma.f32(float %442, float %434, float %443)
  %445 = tail call float @llvm.fma.f32(float %444, float %438, float %437)
  %446 = and i32 %432, 2
  %447 = icmp eq i32 %446, 0
  %448 = fsub float 0.000000e+00, %445
  %449 = select i1 %447, float %445, float %448
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %450 = bitcast i32 %68 to float
  %451 = bitcast i32 %67 to float
  %452 = fmul contract float %363, %450
  %453 = fmul contract float %449, %451
  %454 = fsub contract float %452, %453
  %455 = fmul contract float %449, %450
  %456 = fmul contract float %363, %451
  %457 = fadd contract float %456, %455
  %458 = fmul contract float %78, 3.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %459 = fmul float %458, 0x3FE45F3060000000
  %460 = tail call i32 @llvm.nvvm.f2i.rn(float %459) #6
  %461 = sitofp i32 %460 to float
  %462 = tail call float @llvm.fma.f32(float %461, float 0xBFF921FB40000000, float %458)
  %463 = tail call float @llvm.fma.f32(float %461, float 0xBE74442D00000000, float %462)
  %464 = tail call float @llvm.fma.f32(float %461, float 0xBCF84698A0000000, float %463)
  %465 = tail call float @llvm.nvvm.fabs.f32(float %458)
  %466 = fcmp ult float %465, 1.056150e+05
  br i1 %466, label %534, label %467

467:                                              ; preds = %431
  %468 = fcmp oeq float %465, 0x7FF0000000000000
  br i1 %468, label %532, label %469

469:                                              ; preds = %467
  %470 = bitcast float %458 to i32
  %471 = shl i32 %470, 8
  %472 = or i32 %471, -2147483648
  br label %473

473:                                              ; preds = %473, %469
  %474 = phi i32 [ 0, %469 ], [ %483, %473 ]
  %475 = phi i32 [ 0, %469 ], [ %481, %473 ]
  %476 = zext nneg i32 %474 to i64
  %477 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %476
  %478 = load i32, ptr addrspace(1) %477, align 4
  %479 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %478, i32 %472, i32 %475) #7, !srcloc !10
  %480 = extractvalue { i32, i32 } %479, 0
  %481 = extractvalue { i32, i32 } %479, 1
  %482 = getelementptr inbounds nuw i32, ptr %3, i64 %476
  store i32 %480, ptr %482, align 4
  %483 = add nuw nsw i32 %474, 1
  %484 = icmp eq i32 %483, 6
  br i1 %484, label %485, label %473, !llvm.loop !11

485:                                              ; preds = %473
  %486 = lshr i32 %470, 23
  %487 = and i32 %486, 224
  %488 = add nsw i32 %487, -128
  %489 = lshr exact i32 %488, 5
  store i32 %481, ptr %38, align 4
  %490 = sub nsw i32 6, %489
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds i32, ptr %3, i64 %491
  %493 = load i32, ptr %492, align 4
  %494 = sub nsw i32 5, %489
  %495 = sext i32 %494 to i64
  %496 = getelementptr inbounds i32, ptr %3, i64 %495
  %497 = load i32, ptr %496, align 4
  %498 = freeze i32 %497
  %499 = and i32 %470, 260046848
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %507, label %501

501:                                              ; preds = %485
  %502 = sub nsw i32 4, %489
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i32, ptr %3, i64 %503
  %505 = load i32, ptr %504, align 4
  %506 = tail call i32 @llvm.fshl.i32(i32 %498, i32 %505, i32 %486)
  br label %507

507:                                              ; preds = %501, %485
  %508 = phi i32 [ %506, %501 ], [ %498, %485 ]
  %509 = tail call i32 @llvm.fshl.i32(i32 %493, i32 %498, i32 %486)
  %510 = lshr i32 %509, 30
  %511 = tail call i32 @llvm.fshl.i32(i32 %509, i32 %508, i32 2)
  %512 = shl i32 %508, 2
  %513 = lshr i32 %511, 31
  %514 = add nuw nsw i32 %513, %510
  %515 = sub nsw i32 0, %514
  %516 = icmp slt i32 %470, 0
  %517 = select i1 %516, i32 %515, i32 %514
  %518 = xor i32 %511, %470
  %519 = ashr i32 %511, 31
  %520 = xor i32 %519, %511
  %521 = xor i32 %519, %512
  %522 = zext i32 %520 to i64
  %523 = shl nuw i64 %522, 32
  %524 = zext i32 %521 to i64
  %525 = or disjoint i64 %523, %524
  %526 = sitofp i64 %525 to double
  %527 = fmul double %526, 0x3BF921FB54442D19
  %528 = fptrunc double %527 to float
  %529 = fneg float %528
  %530 = icmp slt i32 %518, 0
  %531 = select i1 %530, float %529, float %528
  br label %534

532:                                              ; preds = %467
  %533 = tail call float @llvm.nvvm.mul.rn.f(float %458, float 0.000000e+00) #6
  br label %534

534:                                              ; preds = %532, %507, %431
  %535 = phi i32 [ %460, %431 ], [ 0, %532 ], [ %517, %507 ]
  %536 = phi float [ %464, %431 ], [ %533, %532 ], [ %531, %507 ]
  %537 = add i32 %535, 1
  %538 = tail call float @llvm.nvvm.mul.rn.f(float %536, float %536) #6
  %539 = and i32 %535, 1
  %540 = icmp eq i32 %539, 0
  %541 = select i1 %540, float 1.000000e+00, float %536
  %542 = tail call float @llvm.fma.f32(float %538, float %541, float 0.000000e+00)
  %543 = tail call float @llvm.fma.f32(float %538, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %544 = select i1 %540, float %543, float 0xBF29A82A60000000
  %545 = select i1 %540, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %546 = tail call float @llvm.fma.f32(float %544, float %538, float %545)
  %547 = select i1 %540, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %548 = tail call float @llvm.fma.f32(float %546, float %538, float %547)
  %549 = tail call float @llvm.fma.f32(float %548, float %542, float %541)
  %550 = and i32 %537, 2
  %551 = icmp eq i32 %550, 0
  %552 = fsub float 0.000000e+00, %549
  %553 = select i1 %551, float %549, float %552
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %466, label %621, label %554

554:                                              ; preds = %534
  %555 = fcmp oeq float %465, 0x7FF0000000000000
  br i1 %555, label %619, label %556

556:                                              ; preds = %554
  %557 = bitcast float %458 to i32
  %558 = shl i32 %557, 8
  %559 = or i32 %558, -2147483648
  br label %560

560:                                              ; preds = %560, %556
  %561 = phi i32 [ 0, %556 ], [ %570, %560 ]
  %562 = phi i32 [ 0, %556 ], [ %568, %560 ]
  %563 = zext nneg i32 %561 to i64
  %564 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %563
  %565 = load i32, ptr addrspace(1) %564, align 4
  %566 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %565, i32 %559, i32 %562) #7, !srcloc !10
  %567 = extractvalue { i32, i32 } %566, 0
  %568 = extractvalue { i32, i32 } %566, 1
  %569 = getelementptr inbounds nuw i32, ptr %4, i64 %563
  store i32 %567, ptr %569, align 4
  %570 = add nuw nsw i32 %561, 1
  %571 = icmp eq i32 %570, 6
  br i1 %571, label %572, label %560, !llvm.loop !11

572:                                              ; preds = %560
  %573 = lshr i32 %557, 23
  %574 = and i32 %573, 224
  %575 = add nsw i32 %574, -128
  %576 = lshr exact i32 %575, 5
  store i32 %568, ptr %39, align 4
  %577 = sub nsw i32 6, %576
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds i32, ptr %4, i64 %578
  %580 = load i32, ptr %579, align 4
  %581 = sub nsw i32 5, %576
  %582 = sext i32 %581 to i64
  %583 = getelementptr inbounds i32, ptr %4, i64 %582
  %584 = load i32, ptr %583, align 4
  %585 = freeze i32 %584
  %586 = and i32 %557, 260046848
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %594, label %588

588:                                              ; preds = %572
  %589 = sub nsw i32 4, %576
  %590 = sext i32 %589 to i64
  %591 = getelementptr inbounds i32, ptr %4, i64 %590
  %592 = load i32, ptr %591, align 4
  %593 = tail call i32 @llvm.fshl.i32(i32 %585, i32 %592, i32 %573)
  br label %594

594:                                              ; preds = %588, %572
  %595 = phi i32 [ %593, %588 ], [ %585, %572 ]
  %596 = tail call i32 @llvm.fshl.i32(i32 %580, i32 %585, i32 %573)
  %597 = lshr i32 %596, 30
  %598 = tail call i32 @llvm.fshl.i32(i32 %596, i32 %595, i32 2)
  %599 = shl i32 %595, 2
  %600 = lshr i32 %598, 31
  %601 = add nuw nsw i32 %600, %597
  %602 = sub nsw i32 0, %601
  %603 = icmp slt i32 %557, 0
  %604 = select i1 %603, i32 %602, i32 %601
  %605 = xor i32 %598, %557
  %606 = ashr i32 %598, 31
  %607 = xor i32 %606, %598
  %608 = xor i32 %606, %599
  %609 = zext i32 %607 to i64
  %610 = shl nuw i64 %609, 32
  %611 = zext i32 %608 to i64
  %612 = or disjoint i64 %610, %611
  %613 = sitofp i64 %612 to double
  %614 = fmul double %613, 0x3BF921FB54442D19
  %615 = fptrunc double %614 to float
  %616 = fneg float %615
  %617 = icmp slt i32 %605, 0
  %618 = select i1 %617, float %616, float %615
  br label %621

619:                                              ; preds = %554
  %620 = tail call float @llvm.nvvm.mul.rn.f(float %458, float 0.000000e+00) #6
  br label %621

621:                                              ; preds = %619, %594, %534
  %622 = phi i32 [ %460, %534 ], [ 0, %619 ], [ %604, %594 ]
  %623 = phi float [ %464, %534 ], [ %620, %619 ], [ %618, %594 ]
  %624 = tail call float @llvm.nvvm.mul.rn.f(float %623, float %623) #6
  %625 = and i32 %622, 1
  %626 = icmp eq i32 %625, 0
  %627 = select i1 %626, float %623, float 1.000000e+00
  %628 = tail call float @llvm.fma.f32(float %624, float %627, float 0.000000e+00)
  %629 = tail call float @llvm.fma.f32(float %624, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %630 = select i1 %626, float 0xBF29A82A60000000, float %629
  %631 = select i1 %626, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %632 = tail call float @llvm.fma.f32(float %630, float %624, float %631)
  %633 = select i1 %626, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %634 = tail call float @llvm.fma.f32(float %632, float %624, float %633)
  %635 = tail call float @llvm.fma.f32(float %634, float %628, float %627)
  %636 = and i32 %622, 2
  %637 = icmp eq i32 %636, 0
  %638 = fsub float 0.000000e+00, %635
  %639 = select i1 %637, float %635, float %638
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %640 = bitcast i32 %70 to float
  %641 = bitcast i32 %69 to float
  %642 = fmul contract float %553, %640
  %643 = fmul contract float %639, %641
  %644 = fsub contract float %642, %643
  %645 = fmul contract float %639, %640
  %646 = fmul contract float %553, %641
  %647 = fadd contract float %646, %645
  %648 = bitcast i32 %64 to float
  %649 = bitcast i32 %63 to float
  %650 = fadd contract float %454, %648
  %651 = fadd contract float %457, %649
  %652 = fsub contract float %648, %454
  %653 = fsub contract float %649, %457
  %654 = fadd contract float %264, %644
  %655 = fadd contract float %267, %647
  %656 = fsub contract float %264, %644
  %657 = fsub contract float %267, %647
  %658 = fadd contract float %650, %654
  %659 = fadd contract float %651, %655
  %660 = fsub contract float %650, %654
  %661 = fsub contract float %651, %655
  %662 = fadd contract float %652, %657
  %663 = fsub contract float %653, %656
  %664 = fsub contract float %652, %657
  %665 = fadd contract float %653, %656
  %666 = sub nsw i32 %5, %73
  %667 = shl nsw i32 %666, 2
  %668 = add nsw i32 %667, %73
  %669 = sext i32 %668 to i64
  %670 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %669
  store float %658, ptr %670, align 8
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 4
  store float %659, ptr %671, align 4
  %672 = add nsw i32 %668, %71
  %673 = sext i32 %672 to i64
  %674 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %673
  store float %662, ptr %674, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 4
  store float %663, ptr %675, align 4
  %676 = shl nuw nsw i32 %71, 1
  %677 = add nsw i32 %668, %676
  %678 = sext i32 %677 to i64
  %679 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %678
  store float %660, ptr %679, align 8
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 4
  store float %661, ptr %680, align 4
  %681 = mul nuw nsw i32 %71, 3
  %682 = add nsw i32 %668, %681
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %683
  store float %664, ptr %684, align 8
  %685 = getelementptr inbounds nuw i8, ptr %684, i64 4
  store float %665, ptr %685, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %686 = load i32, ptr %33, align 8
  %687 = load i32, ptr %40, align 4
  %688 = load i32, ptr %43, align 8
  %689 = load i32, ptr %44, align 4
  %690 = load i32, ptr %47, align 8
  %691 = load i32, ptr %48, align 4
  %692 = load i32, ptr %51, align 8
  %693 = load i32, ptr %52, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %694 = icmp samesign ult i32 %71, 16
  br i1 %694, label %62, label %53, !llvm.loop !15
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @fft_radix8_512(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %4
  %6 = load float, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %8 = load float, ptr %7, align 4
  %9 = add nuw nsw i32 %3, 64
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %10
  %12 = load float, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %14 = load float, ptr %13, align 4
  %15 = add nuw nsw i32 %3, 128
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %16
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4
  %21 = add nuw nsw i32 %3, 192
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %22
  %24 = load float, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = add nuw nsw i32 %3, 256
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %28
  %30 = load float, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load float, ptr %31, align 4
  %33 = add nuw nsw i32 %3, 320
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %34
  %36 = load float, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = add nuw nsw i32 %3, 384
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %40
  %42 = load float, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %44 = load float, ptr %43, align 4
  %45 = add nuw nsw i32 %3, 448
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %46
  %48 = load float, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %4
  %52 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %53 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %54 = fmul contract float %52, %12
  %55 = fmul contract float %53, %14
  %56 = fsub contract float %54, %55
  %57 = fmul contract float %53, %12
  %58 = fmul contract float %52, %14
  %59 = fadd contract float %57, %58
  %60 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %61 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %62 = fmul contract float %60, %18
  %63 = fmul contract float %61, %20
  %64 = fsub contract float %62, %63
  %65 = fmul contract float %61, %18
  %66 = fmul contract float %60, %20
  %67 = fadd contract float %65, %66
  %68 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %69 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %70 = fmul contract float %68, %24
  %71 = fmul contract float %69, %26
  %72 = fsub contract float %70, %71
  %73 = fmul contract float %69, %24
  %74 = fmul contract float %68, %26
  %75 = fadd contract float %73, %74
  %76 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %77 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %78 = fmul contract float %76, %30
  %79 = fmul contract float %77, %32
  %80 = fsub contract float %78, %79
  %81 = fmul contract float %77, %30
  %82 = fmul contract float %76, %32
  %83 = fadd contract float %81, %82
  %84 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %85 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %86 = fmul contract float %84, %36
  %87 = fmul contract float %85, %38
  %88 = fsub contract float %86, %87
  %89 = fmul contract float %85, %36
  %90 = fmul contract float %84, %38
  %91 = fadd contract float %89, %90
  %92 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %93 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %94 = fmul contract float %92, %42
  %95 = fmul contract float %93, %44
  %96 = fsub contract float %94, %95
  %97 = fmul contract float %93, %42
  %98 = fmul contract float %92, %44
  %99 = fadd contract float %97, %98
  %100 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %101 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %102 = fmul contract float %100, %48
  %103 = fmul contract float %101, %50
  %104 = fsub contract float %102, %103
  %105 = fmul contract float %101, %48
  %106 = fmul contract float %100, %50
  %107 = fadd contract float %105, %106
  %108 = fadd contract float %6, %80
  %109 = fadd contract float %8, %83
  %110 = fsub contract float %6, %80
  %111 = fsub contract float %8, %83
  %112 = fadd contract float %64, %96
  %113 = fadd contract float %67, %99
  %114 = fsub contract float %64, %96
  %115 = fsub contract float %67, %99
  %116 = fadd contract float %108, %112
  %117 = fadd contract float %109, %113
  %118 = fsub contract float %108, %112
  %119 = fsub contract float %109, %113
  %120 = fadd contract float %110, %115
  %121 = fsub contract float %111, %114
  %122 = fsub contract float %110, %115
  %123 = fadd contract float %111, %114
  %124 = fadd contract float %56, %88
  %125 = fadd contract float %59, %91
  %126 = fsub contract float %56, %88
  %127 = fsub contract float %59, %91
  %128 = fadd contract float %72, %104
  %129 = fadd contract float %75, %107
  %130 = fsub contract float %72, %104
  %131 = fsub contract float %75, %107
  %132 = fadd contract float %124, %128
  %133 = fadd contract float %125, %129
  %134 = fsub contract float %124, %128
  %135 = fsub contract float %125, %129
  %136 = fadd contract float %126, %131
  %137 = fsub contract float %127, %130
  %138 = fsub contract float %126, %131
  %139 = fadd contract float %127, %130
  %140 = fadd contract float %136, %137
  %141 = fmul contract float %140, 0x3FE6A09E60000000
  %142 = fsub contract float %137, %136
  %143 = fmul contract float %142, 0x3FE6A09E60000000
  %144 = fsub contract float %139, %138
  %145 = fmul contract float %144, 0x3FE6A09E60000000
  %146 = fadd contract float %138, %139
  %147 = fmul contract float %146, 0xBFE6A09E60000000
  %148 = fadd contract float %116, %132
  %149 = fadd contract float %117, %133
  %150 = fsub contract float %116, %132
  %151 = fsub contract float %117, %133
  %152 = fadd contract float %141, %120
  %153 = fadd contract float %143, %121
  %154 = fsub contract float %120, %141
  %155 = fsub contract float %121, %143
  %156 = fadd contract float %135, %118
  %157 = fsub contract float %119, %134
  %158 = fsub contract float %118, %135
  %159 = fadd contract float %134, %119
  %160 = fadd contract float %145, %122
  %161 = fadd contract float %147, %123
  %162 = fsub contract float %122, %145
  %163 = fsub contract float %123, %147
  %164 = shl nuw nsw i32 %3, 3
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %165
  store float %148, ptr %166, align 4, !tbaa !16
  %167 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %165
  store float %149, ptr %167, align 4, !tbaa !16
  %168 = or disjoint i32 %164, 1
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %169
  store float %152, ptr %170, align 4, !tbaa !16
  %171 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %169
  store float %153, ptr %171, align 4, !tbaa !16
  %172 = or disjoint i32 %164, 2
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %173
  store float %156, ptr %174, align 4, !tbaa !16
  %175 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %173
  store float %157, ptr %175, align 4, !tbaa !16
  %176 = or disjoint i32 %164, 3
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %177
  store float %160, ptr %178, align 4, !tbaa !16
  %179 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %177
  store float %161, ptr %179, align 4, !tbaa !16
  %180 = or disjoint i32 %164, 4
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %181
  store float %150, ptr %182, align 4, !tbaa !16
  %183 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %181
  store float %151, ptr %183, align 4, !tbaa !16
  %184 = or disjoint i32 %164, 5
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %185
  store float %154, ptr %186, align 4, !tbaa !16
  %187 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %185
  store float %155, ptr %187, align 4, !tbaa !16
  %188 = or disjoint i32 %164, 6
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %189
  store float %158, ptr %190, align 4, !tbaa !16
  %191 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %189
  store float %159, ptr %191, align 4, !tbaa !16
  %192 = or disjoint i32 %164, 7
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %193
  store float %162, ptr %194, align 4, !tbaa !16
  %195 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %193
  store float %163, ptr %195, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %196 = load float, ptr %51, align 4, !tbaa !16
  %197 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %4
  %198 = load float, ptr %197, align 4, !tbaa !16
  %199 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %10
  %200 = load float, ptr %199, align 4, !tbaa !16
  %201 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %10
  %202 = load float, ptr %201, align 4, !tbaa !16
  %203 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %16
  %204 = load float, ptr %203, align 4, !tbaa !16
  %205 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %16
  %206 = load float, ptr %205, align 4, !tbaa !16
  %207 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %22
  %208 = load float, ptr %207, align 4, !tbaa !16
  %209 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %22
  %210 = load float, ptr %209, align 4, !tbaa !16
  %211 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %28
  %212 = load float, ptr %211, align 4, !tbaa !16
  %213 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %28
  %214 = load float, ptr %213, align 4, !tbaa !16
  %215 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %34
  %216 = load float, ptr %215, align 4, !tbaa !16
  %217 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %34
  %218 = load float, ptr %217, align 4, !tbaa !16
  %219 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %40
  %220 = load float, ptr %219, align 4, !tbaa !16
  %221 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %40
  %222 = load float, ptr %221, align 4, !tbaa !16
  %223 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %46
  %224 = load float, ptr %223, align 4, !tbaa !16
  %225 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %46
  %226 = load float, ptr %225, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %227 = and i32 %3, 7
  %228 = uitofp nneg i32 %227 to float
  %229 = fmul contract float %228, 0xC01921FB60000000
  %230 = fmul contract float %229, 1.562500e-02
  %231 = tail call noundef float @llvm.nvvm.cos.approx.f(float %230) #6
  %232 = tail call noundef float @llvm.nvvm.sin.approx.f(float %230) #6
  %233 = fmul contract float %231, %200
  %234 = fmul contract float %232, %202
  %235 = fsub contract float %233, %234
  %236 = fmul contract float %232, %200
  %237 = fmul contract float %231, %202
  %238 = fadd contract float %236, %237
  %239 = fmul contract float %230, 2.000000e+00
  %240 = tail call noundef float @llvm.nvvm.cos.approx.f(float %239) #6
  %241 = tail call noundef float @llvm.nvvm.sin.approx.f(float %239) #6
  %242 = fmul contract float %240, %204
  %243 = fmul contract float %241, %206
  %244 = fsub contract float %242, %243
  %245 = fmul contract float %241, %204
  %246 = fmul contract float %240, %206
  %247 = fadd contract float %245, %246
  %248 = fmul contract float %230, 3.000000e+00
  %249 = tail call noundef float @llvm.nvvm.cos.approx.f(float %248) #6
  %250 = tail call noundef float @llvm.nvvm.sin.approx.f(float %248) #6
  %251 = fmul contract float %249, %208
  %252 = fmul contract float %250, %210
  %253 = fsub contract float %251, %252
  %254 = fmul contract float %250, %208
  %255 = fmul contract float %249, %210
  %256 = fadd contract float %254, %255
  %257 = fmul contract float %230, 4.000000e+00
  %258 = tail call noundef float @llvm.nvvm.cos.approx.f(float %257) #6
  %259 = tail call noundef float @llvm.nvvm.sin.approx.f(float %257) #6
  %260 = fmul contract float %258, %212
  %261 = fmul contract float %259, %214
  %262 = fsub contract float %260, %261
  %263 = fmul contract float %259, %212
  %264 = fmul contract float %258, %214
  %265 = fadd contract float %263, %264
  %266 = fmul contract float %230, 5.000000e+00
  %267 = tail call noundef float @llvm.nvvm.cos.approx.f(float %266) #6
  %268 = tail call noundef float @llvm.nvvm.sin.approx.f(float %266) #6
  %269 = fmul contract float %267, %216
  %270 = fmul contract float %268, %218
  %271 = fsub contract float %269, %270
  %272 = fmul contract float %268, %216
  %273 = fmul contract float %267, %218
  %274 = fadd contract float %272, %273
  %275 = fmul contract float %230, 6.000000e+00
  %276 = tail call noundef float @llvm.nvvm.cos.approx.f(float %275) #6
  %277 = tail call noundef float @llvm.nvvm.sin.approx.f(float %275) #6
  %278 = fmul contract float %276, %220
  %279 = fmul contract float %277, %222
  %280 = fsub contract float %278, %279
  %281 = fmul contract float %277, %220
  %282 = fmul contract float %276, %222
  %283 = fadd contract float %281, %282
  %284 = fmul contract float %230, 7.000000e+00
  %285 = tail call noundef float @llvm.nvvm.cos.approx.f(float %284) #6
  %286 = tail call noundef float @llvm.nvvm.sin.approx.f(float %284) #6
  %287 = fmul contract float %285, %224
  %288 = fmul contract float %286, %226
  %289 = fsub contract float %287, %288
  %290 = fmul contract float %286, %224
  %291 = fmul contract float %285, %226
  %292 = fadd contract float %290, %291
  %293 = fadd contract float %196, %262
  %294 = fadd contract float %198, %265
  %295 = fsub contract float %196, %262
  %296 = fsub contract float %198, %265
  %297 = fadd contract float %244, %280
  %298 = fadd contract float %247, %283
  %299 = fsub contract float %244, %280
  %300 = fsub contract float %247, %283
  %301 = fadd contract float %293, %297
  %302 = fadd contract float %294, %298
  %303 = fsub contract float %293, %297
  %304 = fsub contract float %294, %298
  %305 = fadd contract float %295, %300
  %306 = fsub contract float %296, %299
  %307 = fsub contract float %295, %300
  %308 = fadd contract float %296, %299
  %309 = fadd contract float %235, %271
  %310 = fadd contract float %238, %274
  %311 = fsub contract float %235, %271
  %312 = fsub contract float %238, %274
  %313 = fadd contract float %253, %289
  %314 = fadd contract float %256, %292
  %315 = fsub contract float %253, %289
  %316 = fsub contract float %256, %292
  %317 = fadd contract float %309, %313
  %318 = fadd contract float %310, %314
  %319 = fsub contract float %309, %313
  %320 = fsub contract float %310, %314
  %321 = fadd contract float %311, %316
  %322 = fsub contract float %312, %315
  %323 = fsub contract float %311, %316
  %324 = fadd contract float %312, %315
  %325 = fadd contract float %321, %322
  %326 = fmul contract float %325, 0x3FE6A09E60000000
  %327 = fsub contract float %322, %321
  %328 = fmul contract float %327, 0x3FE6A09E60000000
  %329 = fsub contract float %324, %323
  %330 = fmul contract float %329, 0x3FE6A09E60000000
  %331 = fadd contract float %323, %324
  %332 = fmul contract float %331, 0xBFE6A09E60000000
  %333 = fadd contract float %301, %317
  %334 = fadd contract float %302, %318
  %335 = fsub contract float %301, %317
  %336 = fsub contract float %302, %318
  %337 = fadd contract float %326, %305
  %338 = fadd contract float %328, %306
  %339 = fsub contract float %305, %326
  %340 = fsub contract float %306, %328
  %341 = fadd contract float %320, %303
  %342 = fsub contract float %304, %319
  %343 = fsub contract float %303, %320
  %344 = fadd contract float %319, %304
  %345 = fadd contract float %330, %307
  %346 = fadd contract float %332, %308
  %347 = fsub contract float %307, %330
  %348 = fsub contract float %308, %332
  %349 = shl nuw nsw i32 %3, 3
  %350 = and i32 %349, 8128
  %351 = or disjoint i32 %350, %227
  %352 = zext nneg i32 %351 to i64
  %353 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %352
  store float %333, ptr %353, align 4, !tbaa !16
  %354 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %352
  store float %334, ptr %354, align 4, !tbaa !16
  %355 = or disjoint i32 %351, 8
  %356 = zext nneg i32 %355 to i64
  %357 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %356
  store float %337, ptr %357, align 4, !tbaa !16
  %358 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %356
  store float %338, ptr %358, align 4, !tbaa !16
  %359 = or disjoint i32 %351, 16
  %360 = zext nneg i32 %359 to i64
  %361 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %360
  store float %341, ptr %361, align 4, !tbaa !16
  %362 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %360
  store float %342, ptr %362, align 4, !tbaa !16
  %363 = or disjoint i32 %351, 24
  %364 = zext nneg i32 %363 to i64
  %365 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %364
  store float %345, ptr %365, align 4, !tbaa !16
  %366 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %364
  store float %346, ptr %366, align 4, !tbaa !16
  %367 = or disjoint i32 %351, 32
  %368 = zext nneg i32 %367 to i64
  %369 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %368
  store float %335, ptr %369, align 4, !tbaa !16
  %370 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %368
  store float %336, ptr %370, align 4, !tbaa !16
  %371 = or disjoint i32 %351, 40
  %372 = zext nneg i32 %371 to i64
  %373 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %372
  store float %339, ptr %373, align 4, !tbaa !16
  %374 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %372
  store float %340, ptr %374, align 4, !tbaa !16
  %375 = or disjoint i32 %351, 48
  %376 = zext nneg i32 %375 to i64
  %377 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %376
  store float %343, ptr %377, align 4, !tbaa !16
  %378 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %376
  store float %344, ptr %378, align 4, !tbaa !16
  %379 = or disjoint i32 %351, 56
  %380 = zext nneg i32 %379 to i64
  %381 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %380
  store float %347, ptr %381, align 4, !tbaa !16
  %382 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %380
  store float %348, ptr %382, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %383 = load float, ptr %51, align 4, !tbaa !16
  %384 = load float, ptr %197, align 4, !tbaa !16
  %385 = load float, ptr %199, align 4, !tbaa !16
  %386 = load float, ptr %201, align 4, !tbaa !16
  %387 = load float, ptr %203, align 4, !tbaa !16
  %388 = load float, ptr %205, align 4, !tbaa !16
  %389 = load float, ptr %207, align 4, !tbaa !16
  %390 = load float, ptr %209, align 4, !tbaa !16
  %391 = load float, ptr %211, align 4, !tbaa !16
  %392 = load float, ptr %213, align 4, !tbaa !16
  %393 = load float, ptr %215, align 4, !tbaa !16
  %394 = load float, ptr %217, align 4, !tbaa !16
  %395 = load float, ptr %219, align 4, !tbaa !16
  %396 = load float, ptr %221, align 4, !tbaa !16
  %397 = load float, ptr %223, align 4, !tbaa !16
  %398 = load float, ptr %225, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %399 = and i32 %3, 63
  %400 = uitofp nneg i32 %399 to float
  %401 = fmul contract float %400, 0xC01921FB60000000
  %402 = fmul contract float %401, 0x3F60000000000000
  %403 = tail call noundef float @llvm.nvvm.cos.approx.f(float %402) #6
  %404 = tail call noundef float @llvm.nvvm.sin.approx.f(float %402) #6
  %405 = fmul contract float %403, %385
  %406 = fmul contract float %404, %386
  %407 = fsub contract float %405, %406
  %408 = fmul contract float %404, %385
  %409 = fmul contract float %403, %386
  %410 = fadd contract float %408, %409
  %411 = fmul contract float %402, 2.000000e+00
  %412 = tail call noundef float @llvm.nvvm.cos.approx.f(float %411) #6
  %413 = tail call noundef float @llvm.nvvm.sin.approx.f(float %411) #6
  %414 = fmul contract float %412, %387
  %415 = fmul contract float %413, %388
  %416 = fsub contract float %414, %415
  %417 = fmul contract float %413, %387
  %418 = fmul contract float %412, %388
  %419 = fadd contract float %417, %418
  %420 = fmul contract float %402, 3.000000e+00
  %421 = tail call noundef float @llvm.nvvm.cos.approx.f(float %420) #6
  %422 = tail call noundef float @llvm.nvvm.sin.approx.f(float %420) #6
  %423 = fmul contract float %421, %389
  %424 = fmul contract float %422, %390
  %425 = fsub contract float %423, %424
  %426 = fmul contract float %422, %389
  %427 = fmul contract float %421, %390
  %428 = fadd contract float %426, %427
  %429 = fmul contract float %402, 4.000000e+00
  %430 = tail call noundef float @llvm.nvvm.cos.approx.f(float %429) #6
  %431 = tail call noundef float @llvm.nvvm.sin.approx.f(float %429) #6
  %432 = fmul contract float %430, %391
  %433 = fmul contract float %431, %392
  %434 = fsub contract float %432, %433
  %435 = fmul contract float %431, %391
  %436 = fmul contract float %430, %392
  %437 = fadd contract float %435, %436
  %438 = fmul contract float %402, 5.000000e+00
  %439 = tail call noundef float @llvm.nvvm.cos.approx.f(float %438) #6
  %440 = tail call noundef float @llvm.nvvm.sin.approx.f(float %438) #6
  %441 = fmul contract float %439, %393
  %442 = fmul contract float %440, %394
  %443 = fsub contract float %441, %442
  %444 = fmul contract float %440, %393
  %445 = fmul contract float %439, %394
  %446 = fadd contract float %444, %445
  %447 = fmul contract float %402, 6.000000e+00
  %448 = tail call noundef float @llvm.nvvm.cos.approx.f(float %447) #6
  %449 = tail call noundef float @llvm.nvvm.sin.approx.f(float %447) #6
  %450 = fmul contract float %448, %395
  %451 = fmul contract float %449, %396
  %452 = fsub contract float %450, %451
  %453 = fmul contract float %449, %395
  %454 = fmul contract float %448, %396
  %455 = fadd contract float %453, %454
  %456 = fmul contract float %402, 7.000000e+00
  %457 = tail call noundef float @llvm.nvvm.cos.approx.f(float %456) #6
  %458 = tail call noundef float @llvm.nvvm.sin.approx.f(float %456) #6
  %459 = fmul contract float %457, %397
  %460 = fmul contract float %458, %398
  %461 = fsub contract float %459, %460
  %462 = fmul contract float %458, %397
  %463 = fmul contract float %457, %398
  %464 = fadd contract float %462, %463
  %465 = fadd contract float %383, %434
  %466 = fadd contract float %384, %437
  %467 = fsub contract float %383, %434
  %468 = fsub contract float %384, %437
  %469 = fadd contract float %416, %452
  %470 = fadd contract float %419, %455
  %471 = fsub contract float %416, %452
  %472 = fsub contract float %419, %455
  %473 = fadd contract float %465, %469
  %474 = fadd contract float %466, %470
  %475 = fsub contract float %465, %469
  %476 = fsub contract float %466, %470
  %477 = fadd contract float %467, %472
  %478 = fsub contract float %468, %471
  %479 = fsub contract float %467, %472
  %480 = fadd contract float %468, %471
  %481 = fadd contract float %407, %443
  %482 = fadd contract float %410, %446
  %483 = fsub contract float %407, %443
  %484 = fsub contract float %410, %446
  %485 = fadd contract float %425, %461
  %486 = fadd contract float %428, %464
  %487 = fsub contract float %425, %461
  %488 = fsub contract float %428, %464
  %489 = fadd contract float %481, %485
  %490 = fadd contract float %482, %486
  %491 = fsub contract float %481, %485
  %492 = fsub contract float %482, %486
  %493 = fadd contract float %483, %488
  %494 = fsub contract float %484, %487
  %495 = fsub contract float %483, %488
  %496 = fadd contract float %484, %487
  %497 = fadd contract float %493, %494
  %498 = fmul contract float %497, 0x3FE6A09E60000000
  %499 = fsub contract float %494, %493
  %500 = fmul contract float %499, 0x3FE6A09E60000000
  %501 = fsub contract float %496, %495
  %502 = fmul contract float %501, 0x3FE6A09E60000000
  %503 = fadd contract float %495, %496
  %504 = fmul contract float %503, 0xBFE6A09E60000000
  %505 = fadd contract float %473, %489
  %506 = fadd contract float %474, %490
  %507 = fsub contract float %473, %489
  %508 = fsub contract float %474, %490
  %509 = fadd contract float %498, %477
  %510 = fadd contract float %500, %478
  %511 = fsub contract float %477, %498
  %512 = fsub contract float %478, %500
  %513 = fadd contract float %492, %475
  %514 = fsub contract float %476, %491
  %515 = fsub contract float %475, %492
  %516 = fadd contract float %491, %476
  %517 = fadd contract float %502, %479
  %518 = fadd contract float %504, %480
  %519 = fsub contract float %479, %502
  %520 = fsub contract float %480, %504
  %521 = shl nuw nsw i32 %3, 3
  %522 = and i32 %521, 7680
  %523 = or disjoint i32 %522, %399
  %524 = zext nneg i32 %523 to i64
  %525 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %524
  store float %505, ptr %525, align 4, !tbaa !16
  %526 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %524
  store float %506, ptr %526, align 4, !tbaa !16
  %527 = or disjoint i32 %523, 64
  %528 = zext nneg i32 %527 to i64
  %529 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %528
  store float %509, ptr %529, align 4, !tbaa !16
  %530 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %528
  store float %510, ptr %530, align 4, !tbaa !16
  %531 = or disjoint i32 %523, 128
  %532 = zext nneg i32 %531 to i64
  %533 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %532
  store float %513, ptr %533, align 4, !tbaa !16
  %534 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %532
  store float %514, ptr %534, align 4, !tbaa !16
  %535 = or disjoint i32 %523, 192
  %536 = zext nneg i32 %535 to i64
  %537 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %536
  store float %517, ptr %537, align 4, !tbaa !16
  %538 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %536
  store float %518, ptr %538, align 4, !tbaa !16
  %539 = or disjoint i32 %523, 256
  %540 = zext nneg i32 %539 to i64
  %541 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %540
  store float %507, ptr %541, align 4, !tbaa !16
  %542 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %540
  store float %508, ptr %542, align 4, !tbaa !16
  %543 = or disjoint i32 %523, 320
  %544 = zext nneg i32 %543 to i64
  %545 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %544
  store float %511, ptr %545, align 4, !tbaa !16
  %546 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %544
  store float %512, ptr %546, align 4, !tbaa !16
  %547 = or disjoint i32 %523, 384
  %548 = zext nneg i32 %547 to i64
  %549 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %548
  store float %515, ptr %549, align 4, !tbaa !16
  %550 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %548
  store float %516, ptr %550, align 4, !tbaa !16
  %551 = or disjoint i32 %523, 448
  %552 = zext nneg i32 %551 to i64
  %553 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %552
  store float %519, ptr %553, align 4, !tbaa !16
  %554 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %552
  store float %520, ptr %554, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %555 = load i32, ptr %51, align 4, !tbaa !16
  %556 = load i32, ptr %197, align 4, !tbaa !16
  %557 = load i32, ptr %199, align 4, !tbaa !16
  %558 = load i32, ptr %201, align 4, !tbaa !16
  %559 = load i32, ptr %203, align 4, !tbaa !16
  %560 = load i32, ptr %205, align 4, !tbaa !16
  %561 = load i32, ptr %207, align 4, !tbaa !16
  %562 = load i32, ptr %209, align 4, !tbaa !16
  %563 = load i32, ptr %211, align 4, !tbaa !16
  %564 = load i32, ptr %213, align 4, !tbaa !16
  %565 = load i32, ptr %215, align 4, !tbaa !16
  %566 = load i32, ptr %217, align 4, !tbaa !16
  %567 = load i32, ptr %219, align 4, !tbaa !16
  %568 = load i32, ptr %221, align 4, !tbaa !16
  %569 = load i32, ptr %223, align 4, !tbaa !16
  %570 = load i32, ptr %225, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %571 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %4
  store i32 %555, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 4
  store i32 %556, ptr %572, align 4
  %573 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %10
  store i32 %557, ptr %573, align 8
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 4
  store i32 %558, ptr %574, align 4
  %575 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %16
  store i32 %559, ptr %575, align 8
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 4
  store i32 %560, ptr %576, align 4
  %577 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %22
  store i32 %561, ptr %577, align 8
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 4
  store i32 %562, ptr %578, align 4
  %579 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %28
  store i32 %563, ptr %579, align 8
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 4
  store i32 %564, ptr %580, align 4
  %581 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %34
  store i32 %565, ptr %581, align 8
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 4
  store i32 %566, ptr %582, align 4
  %583 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %40
  store i32 %567, ptr %583, align 8
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 4
  store i32 %568, ptr %584, align 4
  %585 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %46
  store i32 %569, ptr %585, align 8
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 4
  store i32 %570, ptr %586, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind memory(none) }

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
!10 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.count", i32 1}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !7, i64 0}
