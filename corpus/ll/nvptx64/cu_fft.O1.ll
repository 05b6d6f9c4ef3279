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
  br label %30

23:                                               ; preds = %224
  %24 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 %11
  %25 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %9
  %26 = load i64, ptr %24, align 8
  store i64 %26, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), i64 %18
  %28 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %15
  %29 = load i64, ptr %27, align 8
  store i64 %29, ptr %28, align 8
  ret void

30:                                               ; preds = %2, %224
  %31 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1a to ptr), %2 ], [ %32, %224 ]
  %32 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ14fft_radix2_256E1b to ptr), %2 ], [ %31, %224 ]
  %33 = phi i32 [ 1, %2 ], [ %49, %224 ]
  %34 = getelementptr inbounds nuw %struct.float2.0, ptr %31, i64 %11
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = bitcast i32 %35 to float
  %39 = bitcast i32 %37 to float
  %40 = getelementptr inbounds nuw %struct.float2.0, ptr %31, i64 %18
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  %43 = lshr i64 %41, 32
  %44 = trunc nuw i64 %43 to i32
  %45 = add nuw nsw i32 %33, 1023
  %46 = and i32 %45, %5
  %47 = uitofp nneg i32 %46 to float
  %48 = fmul contract float %47, 0xC01921FB60000000
  %49 = shl nuw nsw i32 %33, 1
  %50 = uitofp nneg i32 %49 to float
  %51 = fdiv contract float %48, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %52 = fmul float %51, 0x3FE45F3060000000
  %53 = tail call i32 @llvm.nvvm.f2i.rn(float %52) #6
  %54 = sitofp i32 %53 to float
  %55 = tail call float @llvm.fma.f32(float %54, float 0xBFF921FB40000000, float %51)
  %56 = tail call float @llvm.fma.f32(float %54, float 0xBE74442D00000000, float %55)
  %57 = tail call float @llvm.fma.f32(float %54, float 0xBCF84698A0000000, float %56)
  %58 = tail call float @llvm.nvvm.fabs.f32(float %51)
  %59 = fcmp ult float %58, 1.056150e+05
  br i1 %59, label %132, label %60

60:                                               ; preds = %30
  %61 = fcmp oeq float %58, 0x7FF0000000000000
  br i1 %61, label %62, label %64

62:                                               ; preds = %60
  %63 = tail call float @llvm.nvvm.mul.rn.f(float %51, float 0.000000e+00) #6
  br label %132

64:                                               ; preds = %60
  %65 = bitcast float %51 to i32
  %66 = shl i32 %65, 8
  %67 = or i32 %66, -2147483648
  br label %68

68:                                               ; preds = %64, %68
  %69 = phi i32 [ 0, %64 ], [ %78, %68 ]
  %70 = phi i32 [ 0, %64 ], [ %76, %68 ]
  %71 = zext nneg i32 %69 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4
  %74 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %73, i32 %67, i32 %70) #7, !srcloc !10
  %75 = extractvalue { i32, i32 } %74, 0
  %76 = extractvalue { i32, i32 } %74, 1
  %77 = getelementptr inbounds nuw i32, ptr %3, i64 %71
  store i32 %75, ptr %77, align 4
  %78 = add nuw nsw i32 %69, 1
  %79 = icmp eq i32 %78, 6
  br i1 %79, label %80, label %68, !llvm.loop !11

80:                                               ; preds = %68
  %81 = lshr i32 %65, 23
  %82 = and i32 %81, 224
  %83 = add nsw i32 %82, -128
  %84 = lshr exact i32 %83, 5
  store i32 %76, ptr %21, align 4
  %85 = and i32 %81, 31
  %86 = sub nsw i32 6, %84
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %3, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = sub nsw i32 5, %84
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = icmp eq i32 %85, 0
  br i1 %94, label %107, label %95

95:                                               ; preds = %80
  %96 = sub nsw i32 4, %84
  %97 = sub nuw nsw i32 32, %85
  %98 = shl i32 %89, %85
  %99 = lshr i32 %93, %97
  %100 = or disjoint i32 %99, %98
  %101 = shl i32 %93, %85
  %102 = sext i32 %96 to i64
  %103 = getelementptr inbounds i32, ptr %3, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = lshr i32 %104, %97
  %106 = or disjoint i32 %105, %101
  br label %107

107:                                              ; preds = %95, %80
  %108 = phi i32 [ %100, %95 ], [ %89, %80 ]
  %109 = phi i32 [ %106, %95 ], [ %93, %80 ]
  %110 = lshr i32 %108, 30
  %111 = tail call i32 @llvm.fshl.i32(i32 %108, i32 %109, i32 2)
  %112 = shl i32 %109, 2
  %113 = lshr i32 %111, 31
  %114 = add nuw nsw i32 %113, %110
  %115 = sub nsw i32 0, %114
  %116 = icmp slt i32 %65, 0
  %117 = select i1 %116, i32 %115, i32 %114
  %118 = xor i32 %111, %65
  %119 = ashr i32 %111, 31
  %120 = xor i32 %119, %111
  %121 = xor i32 %119, %112
  %122 = zext i32 %120 to i64
  %123 = shl nuw i64 %122, 32
  %124 = zext i32 %121 to i64
  %125 = or disjoint i64 %123, %124
  %126 = sitofp i64 %125 to double
  %127 = fmul double %126, 0x3BF921FB54442D19
  %128 = fptrunc double %127 to float
  %129 = fneg float %128
  %130 = icmp slt i32 %118, 0
  %131 = select i1 %130, float %129, float %128
  br label %132

132:                                              ; preds = %30, %62, %107
  %133 = phi i32 [ %53, %30 ], [ 0, %62 ], [ %117, %107 ]
  %134 = phi float [ %57, %30 ], [ %63, %62 ], [ %131, %107 ]
  %135 = add i32 %133, 1
  %136 = tail call float @llvm.nvvm.mul.rn.f(float %134, float %134) #6
  %137 = and i32 %133, 1
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %138, float 1.000000e+00, float %134
  %140 = tail call float @llvm.fma.f32(float %136, float %139, float 0.000000e+00)
  %141 = tail call float @llvm.fma.f32(float %136, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %142 = select i1 %138, float %141, float 0xBF29A82A60000000
  %143 = select i1 %138, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %144 = tail call float @llvm.fma.f32(float %142, float %136, float %143)
  %145 = select i1 %138, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %146 = tail call float @llvm.fma.f32(float %144, float %136, float %145)
  %147 = tail call float @llvm.fma.f32(float %146, float %140, float %139)
  %148 = and i32 %135, 2
  %149 = icmp eq i32 %148, 0
  %150 = fsub float 0.000000e+00, %147
  %151 = select i1 %149, float %147, float %150
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %59, label %224, label %152

152:                                              ; preds = %132
  %153 = fcmp oeq float %58, 0x7FF0000000000000
  br i1 %153, label %154, label %156

154:                                              ; preds = %152
  %155 = tail call float @llvm.nvvm.mul.rn.f(float %51, float 0.000000e+00) #6
  br label %224

156:                                              ; preds = %152
  %157 = bitcast float %51 to i32
  %158 = shl i32 %157, 8
  %159 = or i32 %158, -2147483648
  br label %160

160:                                              ; preds = %156, %160
  %161 = phi i32 [ 0, %156 ], [ %170, %160 ]
  %162 = phi i32 [ 0, %156 ], [ %168, %160 ]
  %163 = zext nneg i32 %161 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %163
  %165 = load i32, ptr addrspace(1) %164, align 4
  %166 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %165, i32 %159, i32 %162) #7, !srcloc !10
  %167 = extractvalue { i32, i32 } %166, 0
  %168 = extractvalue { i32, i32 } %166, 1
  %169 = getelementptr inbounds nuw i32, ptr %4, i64 %163
  store i32 %167, ptr %169, align 4
  %170 = add nuw nsw i32 %161, 1
  %171 = icmp eq i32 %170, 6
  br i1 %171, label %172, label %160, !llvm.loop !11

172:                                              ; preds = %160
  %173 = lshr i32 %157, 23
  %174 = and i32 %173, 224
  %175 = add nsw i32 %174, -128
  %176 = lshr exact i32 %175, 5
  store i32 %168, ptr %22, align 4
  %177 = and i32 %173, 31
  %178 = sub nsw i32 6, %176
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i32, ptr %4, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = sub nsw i32 5, %176
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i32, ptr %4, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %177, 0
  br i1 %186, label %199, label %187

187:                                              ; preds = %172
  %188 = sub nsw i32 4, %176
  %189 = sub nuw nsw i32 32, %177
  %190 = shl i32 %181, %177
  %191 = lshr i32 %185, %189
  %192 = or disjoint i32 %191, %190
  %193 = shl i32 %185, %177
  %194 = sext i32 %188 to i64
  %195 = getelementptr inbounds i32, ptr %4, i64 %194
  %196 = load i32, ptr %195, align 4
  %197 = lshr i32 %196, %189
  %198 = or disjoint i32 %197, %193
  br label %199

199:                                              ; preds = %187, %172
  %200 = phi i32 [ %192, %187 ], [ %181, %172 ]
  %201 = phi i32 [ %198, %187 ], [ %185, %172 ]
  %202 = lshr i32 %200, 30
  %203 = tail call i32 @llvm.fshl.i32(i32 %200, i32 %201, i32 2)
  %204 = shl i32 %201, 2
  %205 = lshr i32 %203, 31
  %206 = add nuw nsw i32 %205, %202
  %207 = sub nsw i32 0, %206
  %208 = icmp slt i32 %157, 0
  %209 = select i1 %208, i32 %207, i32 %206
  %210 = xor i32 %203, %157
  %211 = ashr i32 %203, 31
  %212 = xor i32 %211, %203
  %213 = xor i32 %211, %204
  %214 = zext i32 %212 to i64
  %215 = shl nuw i64 %214, 32
  %216 = zext i32 %213 to i64
  %217 = or disjoint i64 %215, %216
  %218 = sitofp i64 %217 to double
  %219 = fmul double %218, 0x3BF921FB54442D19
  %220 = fptrunc double %219 to float
  %221 = fneg float %220
  %222 = icmp slt i32 %210, 0
  %223 = select i1 %222, float %221, float %220
  br label %224

224:                                              ; preds = %132, %154, %199
  %225 = phi i32 [ %53, %132 ], [ 0, %154 ], [ %209, %199 ]
  %226 = phi float [ %57, %132 ], [ %155, %154 ], [ %223, %199 ]
  %227 = tail call float @llvm.nvvm.mul.rn.f(float %226, float %226) #6
  %228 = and i32 %225, 1
  %229 = icmp eq i32 %228, 0
  %230 = select i1 %229, float %226, float 1.000000e+00
  %231 = tail call float @llvm.fma.f32(float %227, float %230, float 0.000000e+00)
  %232 = tail call float @llvm.fma.f32(float %227, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %233 = select i1 %229, float 0xBF29A82A60000000, float %232
  %234 = select i1 %229, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %235 = tail call float @llvm.fma.f32(float %233, float %227, float %234)
  %236 = select i1 %229, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %237 = tail call float @llvm.fma.f32(float %235, float %227, float %236)
  %238 = tail call float @llvm.fma.f32(float %237, float %231, float %230)
  %239 = and i32 %225, 2
  %240 = icmp eq i32 %239, 0
  %241 = fsub float 0.000000e+00, %238
  %242 = select i1 %240, float %238, float %241
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %243 = bitcast i32 %42 to float
  %244 = bitcast i32 %44 to float
  %245 = fmul contract float %151, %243
  %246 = fmul contract float %242, %244
  %247 = fsub contract float %245, %246
  %248 = fmul contract float %242, %243
  %249 = fmul contract float %151, %244
  %250 = fadd contract float %249, %248
  %251 = fadd contract float %247, %38
  %252 = fadd contract float %250, %39
  %253 = bitcast i32 %35 to float
  %254 = bitcast i32 %37 to float
  %255 = fsub contract float %253, %247
  %256 = fsub contract float %254, %250
  %257 = sub nsw i32 %5, %46
  %258 = shl nsw i32 %257, 1
  %259 = add nsw i32 %258, %46
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds %struct.float2.0, ptr %32, i64 %260
  store float %251, ptr %261, align 8
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 4
  store float %252, ptr %262, align 4
  %263 = add nsw i32 %259, %33
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds %struct.float2.0, ptr %32, i64 %264
  store float %255, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 4
  store float %256, ptr %266, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %267 = icmp samesign ult i32 %33, 128
  br i1 %267, label %30, label %23, !llvm.loop !13
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
  %14 = sext i32 %8 to i64
  %15 = getelementptr %struct.float2.0, ptr %0, i64 %14
  %16 = getelementptr i8, ptr %15, i64 128
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr i8, ptr %15, i64 132
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %8 to i64
  %21 = getelementptr %struct.float2.0, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 256
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr i8, ptr %21, i64 260
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %8 to i64
  %27 = getelementptr %struct.float2.0, ptr %0, i64 %26
  %28 = getelementptr i8, ptr %27, i64 384
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr i8, ptr %27, i64 388
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
  br label %53

53:                                               ; preds = %2, %642
  %54 = phi i32 [ %13, %2 ], [ %708, %642 ]
  %55 = phi i32 [ %11, %2 ], [ %707, %642 ]
  %56 = phi i32 [ %19, %2 ], [ %710, %642 ]
  %57 = phi i32 [ %17, %2 ], [ %709, %642 ]
  %58 = phi i32 [ %25, %2 ], [ %712, %642 ]
  %59 = phi i32 [ %23, %2 ], [ %711, %642 ]
  %60 = phi i32 [ %31, %2 ], [ %714, %642 ]
  %61 = phi i32 [ %29, %2 ], [ %713, %642 ]
  %62 = phi i32 [ 1, %2 ], [ %67, %642 ]
  %63 = add nuw nsw i32 %62, 1023
  %64 = and i32 %63, %5
  %65 = uitofp nneg i32 %64 to float
  %66 = fmul contract float %65, 0xC01921FB60000000
  %67 = shl nuw nsw i32 %62, 2
  %68 = uitofp nneg i32 %67 to float
  %69 = fdiv contract float %66, %68
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %70 = fmul float %69, 0x3FE45F3060000000
  %71 = tail call i32 @llvm.nvvm.f2i.rn(float %70) #6
  %72 = sitofp i32 %71 to float
  %73 = tail call float @llvm.fma.f32(float %72, float 0xBFF921FB40000000, float %69)
  %74 = tail call float @llvm.fma.f32(float %72, float 0xBE74442D00000000, float %73)
  %75 = tail call float @llvm.fma.f32(float %72, float 0xBCF84698A0000000, float %74)
  %76 = tail call float @llvm.nvvm.fabs.f32(float %69)
  %77 = fcmp ult float %76, 1.056150e+05
  br i1 %77, label %150, label %78

78:                                               ; preds = %53
  %79 = fcmp oeq float %76, 0x7FF0000000000000
  br i1 %79, label %80, label %82

80:                                               ; preds = %78
  %81 = tail call float @llvm.nvvm.mul.rn.f(float %69, float 0.000000e+00) #6
  br label %150

82:                                               ; preds = %78
  %83 = bitcast float %69 to i32
  %84 = shl i32 %83, 8
  %85 = or i32 %84, -2147483648
  br label %86

86:                                               ; preds = %82, %86
  %87 = phi i32 [ 0, %82 ], [ %96, %86 ]
  %88 = phi i32 [ 0, %82 ], [ %94, %86 ]
  %89 = zext nneg i32 %87 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4
  %92 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %91, i32 %85, i32 %88) #7, !srcloc !10
  %93 = extractvalue { i32, i32 } %92, 0
  %94 = extractvalue { i32, i32 } %92, 1
  %95 = getelementptr inbounds nuw i32, ptr %3, i64 %89
  store i32 %93, ptr %95, align 4
  %96 = add nuw nsw i32 %87, 1
  %97 = icmp eq i32 %96, 6
  br i1 %97, label %98, label %86, !llvm.loop !11

98:                                               ; preds = %86
  %99 = lshr i32 %83, 23
  %100 = and i32 %99, 224
  %101 = add nsw i32 %100, -128
  %102 = lshr exact i32 %101, 5
  store i32 %94, ptr %34, align 4
  %103 = and i32 %99, 31
  %104 = sub nsw i32 6, %102
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = sub nsw i32 5, %102
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %3, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %103, 0
  br i1 %112, label %125, label %113

113:                                              ; preds = %98
  %114 = sub nsw i32 4, %102
  %115 = sub nuw nsw i32 32, %103
  %116 = shl i32 %107, %103
  %117 = lshr i32 %111, %115
  %118 = or disjoint i32 %117, %116
  %119 = shl i32 %111, %103
  %120 = sext i32 %114 to i64
  %121 = getelementptr inbounds i32, ptr %3, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = lshr i32 %122, %115
  %124 = or disjoint i32 %123, %119
  br label %125

125:                                              ; preds = %113, %98
  %126 = phi i32 [ %118, %113 ], [ %107, %98 ]
  %127 = phi i32 [ %124, %113 ], [ %111, %98 ]
  %128 = lshr i32 %126, 30
  %129 = tail call i32 @llvm.fshl.i32(i32 %126, i32 %127, i32 2)
  %130 = shl i32 %127, 2
  %131 = lshr i32 %129, 31
  %132 = add nuw nsw i32 %131, %128
  %133 = sub nsw i32 0, %132
  %134 = icmp slt i32 %83, 0
  %135 = select i1 %134, i32 %133, i32 %132
  %136 = xor i32 %129, %83
  %137 = ashr i32 %129, 31
  %138 = xor i32 %137, %129
  %139 = xor i32 %137, %130
  %140 = zext i32 %138 to i64
  %141 = shl nuw i64 %140, 32
  %142 = zext i32 %139 to i64
  %143 = or disjoint i64 %141, %142
  %144 = sitofp i64 %143 to double
  %145 = fmul double %144, 0x3BF921FB54442D19
  %146 = fptrunc double %145 to float
  %147 = fneg float %146
  %148 = icmp slt i32 %136, 0
  %149 = select i1 %148, float %147, float %146
  br label %150

150:                                              ; preds = %53, %80, %125
  %151 = phi i32 [ %71, %53 ], [ 0, %80 ], [ %135, %125 ]
  %152 = phi float [ %75, %53 ], [ %81, %80 ], [ %149, %125 ]
  %153 = add i32 %151, 1
  %154 = tail call float @llvm.nvvm.mul.rn.f(float %152, float %152) #6
  %155 = and i32 %151, 1
  %156 = icmp eq i32 %155, 0
  %157 = select i1 %156, float 1.000000e+00, float %152
  %158 = tail call float @llvm.fma.f32(float %154, float %157, float 0.000000e+00)
  %159 = tail call float @llvm.fma.f32(float %154, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %160 = select i1 %156, float %159, float 0xBF29A82A60000000
  %161 = select i1 %156, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %162 = tail call float @llvm.fma.f32(float %160, float %154, float %161)
  %163 = select i1 %156, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %164 = tail call float @llvm.fma.f32(float %162, float %154, float %163)
  %165 = tail call float @llvm.fma.f32(float %164, float %158, float %157)
  %166 = and i32 %153, 2
  %167 = icmp eq i32 %166, 0
  %168 = fsub float 0.000000e+00, %165
  %169 = select i1 %167, float %165, float %168
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %77, label %242, label %170

170:                                              ; preds = %150
  %171 = fcmp oeq float %76, 0x7FF0000000000000
  br i1 %171, label %172, label %174

172:                                              ; preds = %170
  %173 = tail call float @llvm.nvvm.mul.rn.f(float %69, float 0.000000e+00) #6
  br label %242

174:                                              ; preds = %170
  %175 = bitcast float %69 to i32
  %176 = shl i32 %175, 8
  %177 = or i32 %176, -2147483648
  br label %178

178:                                              ; preds = %174, %178
  %179 = phi i32 [ 0, %174 ], [ %188, %178 ]
  %180 = phi i32 [ 0, %174 ], [ %186, %178 ]
  %181 = zext nneg i32 %179 to i64
  %182 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %181
  %183 = load i32, ptr addrspace(1) %182, align 4
  %184 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %183, i32 %177, i32 %180) #7, !srcloc !10
  %185 = extractvalue { i32, i32 } %184, 0
  %186 = extractvalue { i32, i32 } %184, 1
  %187 = getelementptr inbounds nuw i32, ptr %4, i64 %181
  store i32 %185, ptr %187, align 4
  %188 = add nuw nsw i32 %179, 1
  %189 = icmp eq i32 %188, 6
  br i1 %189, label %190, label %178, !llvm.loop !11

190:                                              ; preds = %178
  %191 = lshr i32 %175, 23
  %192 = and i32 %191, 224
  %193 = add nsw i32 %192, -128
  %194 = lshr exact i32 %193, 5
  store i32 %186, ptr %35, align 4
  %195 = and i32 %191, 31
  %196 = sub nsw i32 6, %194
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %4, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = sub nsw i32 5, %194
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i32, ptr %4, i64 %201
  %203 = load i32, ptr %202, align 4
  %204 = icmp eq i32 %195, 0
  br i1 %204, label %217, label %205

205:                                              ; preds = %190
  %206 = sub nsw i32 4, %194
  %207 = sub nuw nsw i32 32, %195
  %208 = shl i32 %199, %195
  %209 = lshr i32 %203, %207
  %210 = or disjoint i32 %209, %208
  %211 = shl i32 %203, %195
  %212 = sext i32 %206 to i64
  %213 = getelementptr inbounds i32, ptr %4, i64 %212
  %214 = load i32, ptr %213, align 4
  %215 = lshr i32 %214, %207
  %216 = or disjoint i32 %215, %211
  br label %217

217:                                              ; preds = %205, %190
  %218 = phi i32 [ %210, %205 ], [ %199, %190 ]
  %219 = phi i32 [ %216, %205 ], [ %203, %190 ]
  %220 = lshr i32 %218, 30
  %221 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %219, i32 2)
  %222 = shl i32 %219, 2
  %223 = lshr i32 %221, 31
  %224 = add nuw nsw i32 %223, %220
  %225 = sub nsw i32 0, %224
  %226 = icmp slt i32 %175, 0
  %227 = select i1 %226, i32 %225, i32 %224
  %228 = xor i32 %221, %175
  %229 = ashr i32 %221, 31
  %230 = xor i32 %229, %221
  %231 = xor i32 %229, %222
  %232 = zext i32 %230 to i64
  %233 = shl nuw i64 %232, 32
  %234 = zext i32 %231 to i64
  %235 = or disjoint i64 %233, %234
  %236 = sitofp i64 %235 to double
  %237 = fmul double %236, 0x3BF921FB54442D19
  %238 = fptrunc double %237 to float
  %239 = fneg float %238
  %240 = icmp slt i32 %228, 0
  %241 = select i1 %240, float %239, float %238
  br label %242

242:                                              ; preds = %150, %172, %217
  %243 = phi i32 [ %71, %150 ], [ 0, %172 ], [ %227, %217 ]
  %244 = phi float [ %75, %150 ], [ %173, %172 ], [ %241, %217 ]
  %245 = tail call float @llvm.nvvm.mul.rn.f(float %244, float %244) #6
  %246 = and i32 %243, 1
  %247 = icmp eq i32 %246, 0
  %248 = select i1 %247, float %244, float 1.000000e+00
  %249 = tail call float @llvm.fma.f32(float %245, float %248, float 0.000000e+00)
  %250 = tail call float @llvm.fma.f32(float %245, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %251 = select i1 %247, float 0xBF29A82A60000000, float %250
  %252 = select i1 %247, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %253 = tail call float @llvm.fma.f32(float %251, float %245, float %252)
  %254 = select i1 %247, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %255 = tail call float @llvm.fma.f32(float %253, float %245, float %254)
  %256 = tail call float @llvm.fma.f32(float %255, float %249, float %248)
  %257 = and i32 %243, 2
  %258 = icmp eq i32 %257, 0
  %259 = fsub float 0.000000e+00, %256
  %260 = select i1 %258, float %256, float %259
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %261 = bitcast i32 %57 to float
  %262 = bitcast i32 %56 to float
  %263 = fmul contract float %169, %261
  %264 = fmul contract float %260, %262
  %265 = fsub contract float %263, %264
  %266 = fmul contract float %260, %261
  %267 = fmul contract float %169, %262
  %268 = fadd contract float %267, %266
  %269 = fmul contract float %69, 2.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %270 = fmul float %269, 0x3FE45F3060000000
  %271 = tail call i32 @llvm.nvvm.f2i.rn(float %270) #6
  %272 = sitofp i32 %271 to float
  %273 = tail call float @llvm.fma.f32(float %272, float 0xBFF921FB40000000, float %269)
  %274 = tail call float @llvm.fma.f32(float %272, float 0xBE74442D00000000, float %273)
  %275 = tail call float @llvm.fma.f32(float %272, float 0xBCF84698A0000000, float %274)
  %276 = tail call float @llvm.nvvm.fabs.f32(float %269)
  %277 = fcmp ult float %276, 1.056150e+05
  br i1 %277, label %350, label %278

278:                                              ; preds = %242
  %279 = fcmp oeq float %276, 0x7FF0000000000000
  br i1 %279, label %348, label %280

280:                                              ; preds = %278
  %281 = bitcast float %269 to i32
  %282 = shl i32 %281, 8
  %283 = or i32 %282, -2147483648
  br label %284

284:                                              ; preds = %284, %280
  %285 = phi i32 [ 0, %280 ], [ %294, %284 ]
  %286 = phi i32 [ 0, %280 ], [ %292, %284 ]
  %287 = zext nneg i32 %285 to i64
  %288 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %287
  %289 = load i32, ptr addrspace(1) %288, align 4
  %290 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %289, i32 %283, i32 %286) #7, !srcloc !10
  %291 = extractvalue { i32, i32 } %290, 0
  %292 = extractvalue { i32, i32 } %290, 1
  %293 = getelementptr inbounds nuw i32, ptr %3, i64 %287
  store i32 %291, ptr %293, align 4
  %294 = add nuw nsw i32 %285, 1
  %295 = icmp eq i32 %294, 6
  br i1 %295, label %296, label %284, !llvm.loop !11

296:                                              ; preds = %284
  %297 = lshr i32 %281, 23
  %298 = and i32 %297, 224
  %299 = add nsw i32 %298, -128
  %300 = lshr exact i32 %299, 5
  store i32 %292, ptr %36, align 4
  %301 = and i32 %297, 31
  %302 = sub nsw i32 6, %300
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i32, ptr %3, i64 %303
  %305 = load i32, ptr %304, align 4
  %306 = sub nsw i32 5, %300
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i32, ptr %3, i64 %307
  %309 = load i32, ptr %308, align 4
  %310 = icmp eq i32 %301, 0
  br i1 %310, label %323, label %311

311:                                              ; preds = %296
  %312 = sub nsw i32 4, %300
  %313 = sub nuw nsw i32 32, %301
  %314 = shl i32 %305, %301
  %315 = lshr i32 %309, %313
  %316 = or disjoint i32 %315, %314
  %317 = shl i32 %309, %301
  %318 = sext i32 %312 to i64
  %319 = getelementptr inbounds i32, ptr %3, i64 %318
  %320 = load i32, ptr %319, align 4
  %321 = lshr i32 %320, %313
  %322 = or disjoint i32 %321, %317
  br label %323

323:                                              ; preds = %311, %296
  %324 = phi i32 [ %316, %311 ], [ %305, %296 ]
  %325 = phi i32 [ %322, %311 ], [ %309, %296 ]
  %326 = lshr i32 %324, 30
  %327 = tail call i32 @llvm.fshl.i32(i32 %324, i32 %325, i32 2)
  %328 = shl i32 %325, 2
  %329 = lshr i32 %327, 31
  %330 = add nuw nsw i32 %329, %326
  %331 = sub nsw i32 0, %330
  %332 = icmp slt i32 %281, 0
  %333 = select i1 %332, i32 %331, i32 %330
  %334 = xor i32 %327, %281
  %335 = ashr i32 %327, 31
  %336 = xor i32 %335, %327
  %337 = xor i32 %335, %328
  %338 = zext i32 %336 to i64
  %339 = shl nuw i64 %338, 32
  %340 = zext i32 %337 to i64
  %341 = or disjoint i64 %339, %340
  %342 = sitofp i64 %341 to double
  %343 = fmul double %342, 0x3BF921FB54442D19
  %344 = fptrunc double %343 to float
  %345 = fneg float %344
  %346 = icmp slt i32 %334, 0
  %347 = select i1 %346, float %345, float %344
  br label %350

348:                                              ; preds = %278
  %349 = tail call float @llvm.nvvm.mul.rn.f(float %269, float 0.000000e+00) #6
  br label %350

350:                                              ; preds = %348, %323, %242
  %351 = phi i32 [ %271, %242 ], [ 0, %348 ], [ %333, %323 ]
  %352 = phi float [ %275, %242 ], [ %349, %348 ], [ %347, %323 ]
  %353 = add i32 %351, 1
  %354 = tail call float @llvm.nvvm.mul.rn.f(float %352, float %352) #6
  %355 = and i32 %351, 1
  %356 = icmp eq i32 %355, 0
  %357 = select i1 %356, float 1.000000e+00, float %352
  %358 = tail call float @llvm.fma.f32(float %354, float %357, float 0.000000e+00)
  %359 = tail call float @llvm.fma.f32(float %354, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %360 = select i1 %356, float %359, float 0xBF29A82A60000000
  %361 = select i1 %356, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %362 = tail call float @llvm.fma.f32(float %360, float %354, float %361)
  %363 = select i1 %356, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %364 = tail call float @llvm.fma.f32(float %362, float %354, float %363)
  %365 = tail call float @llvm.fma.f32(float %364, float %358, float %357)
  %366 = and i32 %353, 2
  %367 = icmp eq i32 %366, 0
  %368 = fsub float 0.000000e+00, %365
  %369 = select i1 %367, float %365, float %368
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %277, label %442, label %370

370:                                              ; preds = %350
  %371 = fcmp oeq float %276, 0x7FF0000000000000
  br i1 %371, label %440, label %372

372:                                              ; preds = %370
  %373 = bitcast float %269 to i32
  %374 = shl i32 %373, 8
  %375 = or i32 %374, -2147483648
  br label %376

376:                                              ; preds = %376, %372
  %377 = phi i32 [ 0, %372 ], [ %386, %376 ]
  %378 = phi i32 [ 0, %372 ], [ %384, %376 ]
  %379 = zext nneg i32 %377 to i64
  %380 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %379
  %381 = load i32, ptr addrspace(1) %380, align 4
  %382 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %381, i32 %375, i32 %378) #7, !srcloc !10
  %383 = extractvalue { i32, i32 } %382, 0
  %384 = extractvalue { i32, i32 } %382, 1
  %385 = getelementptr inbounds nuw i32, ptr %4, i64 %379
  store i32 %383, ptr %385, align 4
  %386 = add nuw nsw i32 %377, 1
  %387 = icmp eq i32 %386, 6
  br i1 %387, label %388, label %376, !llvm.loop !11

388:                                              ; preds = %376
  %389 = lshr i32 %373, 23
  %390 = and i32 %389, 224
  %391 = add nsw i32 %390, -128
  %392 = lshr exact i32 %391, 5
  store i32 %384, ptr %37, align 4
  %393 = and i32 %389, 31
  %394 = sub nsw i32 6, %392
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds i32, ptr %4, i64 %395
  %397 = load i32, ptr %396, align 4
  %398 = sub nsw i32 5, %392
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds i32, ptr %4, i64 %399
  %401 = load i32, ptr %400, align 4
  %402 = icmp eq i32 %393, 0
  br i1 %402, label %415, label %403

403:                                              ; preds = %388
  %404 = sub nsw i32 4, %392
  %405 = sub nuw nsw i32 32, %393
  %406 = shl i32 %397, %393
  %407 = lshr i32 %401, %405
  %408 = or disjoint i32 %407, %406
  %409 = shl i32 %401, %393
  %410 = sext i32 %404 to i64
  %411 = getelementptr inbounds i32, ptr %4, i64 %410
  %412 = load i32, ptr %411, align 4
  %413 = lshr i32 %412, %405
  %414 = or disjoint i32 %413, %409
  br label %415

415:                                              ; preds = %403, %388
  %416 = phi i32 [ %408, %403 ], [ %397, %388 ]
  %417 = phi i32 [ %414, %403 ], [ %401, %388 ]
  %418 = lshr i32 %416, 30
  %419 = tail call i32 @llvm.fshl.i32(i32 %416, i32 %417, i32 2)
  %420 = shl i32 %417, 2
  %421 = lshr i32 %419, 31
  %422 = add nuw nsw i32 %421, %418
  %423 = sub nsw i32 0, %422
  %424 = icmp slt i32 %373, 0
  %425 = select i1 %424, i32 %423, i32 %422
  %426 = xor i32 %419, %373
  %427 = ashr i32 %419, 31
  %428 = xor i32 %427, %419
  %429 = xor i32 %427, %420
  %430 = zext i32 %428 to i64
  %431 = shl nuw i64 %430, 32
  %432 = zext i32 %429 to i64
  %433 = or disjoint i64 %431, %432
  %434 = sitofp i64 %433 to double
  %435 = fmul double %434, 0x3BF921FB54442D19
  %436 = fptrunc double %435 to float
  %437 = fneg float %436
  %438 = icmp slt i32 %426, 0
  %439 = select i1 %438, float %437, float %436
  br label %442

440:                                              ; preds = %370
  %441 = tail call float @llvm.nvvm.mul.rn.f(float %269, float 0.000000e+00) #6
  br label %442

442:                                              ; preds = %440, %415, %350
  %443 = phi i32 [ %271, %350 ], [ 0, %440 ], [ %425, %415 ]
  %444 = phi float [ %275, %350 ], [ %441, %440 ], [ %439, %415 ]
  %445 = tail call float @llvm.nvvm.mul.rn.f(float %444, float %444) #6
  %446 = and i32 %443, 1
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, float %444, float 1.000000e+00
  %449 = tail call float @llvm.fma.f32(float %445, float %448, float 0.000000e+00)
  %450 = tail call float @llvm.fma.f32(float %445, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %451 = select i1 %447, float 0xBF29A82A60000000, float %450
  %452 = select i1 %447, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %453 = tail call float @llvm.fma.f32(float %451, float %445, float %452)
  %454 = select i1 %447, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %455 = tail call float @llvm.fma.f32(float %453, float %445, float %454)
  %456 = tail call float @llvm.fma.f32(float %455, float %449, float %448)
  %457 = and i32 %443, 2
  %458 = icmp eq i32 %457, 0
  %459 = fsub float 0.000000e+00, %456
  %460 = select i1 %458, float %456, float %459
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %461 = bitcast i32 %59 to float
  %462 = bitcast i32 %58 to float
  %463 = fmul contract float %369, %461
  %464 = fmul contract float %460, %462
  %465 = fsub contract float %463, %464
  %466 = fmul contract float %460, %461
  %467 = fmul contract float %369, %462
  %468 = fadd contract float %467, %466
  %469 = fmul contract float %69, 3.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %470 = fmul float %469, 0x3FE45F3060000000
  %471 = tail call i32 @llvm.nvvm.f2i.rn(float %470) #6
  %472 = sitofp i32 %471 to float
  %473 = tail call float @llvm.fma.f32(float %472, float 0xBFF921FB40000000, float %469)
  %474 = tail call float @llvm.fma.f32(float %472, float 0xBE74442D00000000, float %473)
  %475 = tail call float @llvm.fma.f32(float %472, float 0xBCF84698A0000000, float %474)
  %476 = tail call float @llvm.nvvm.fabs.f32(float %469)
  %477 = fcmp ult float %476, 1.056150e+05
  br i1 %477, label %550, label %478

478:                                              ; preds = %442
  %479 = fcmp oeq float %476, 0x7FF0000000000000
  br i1 %479, label %548, label %480

480:                                              ; preds = %478
  %481 = bitcast float %469 to i32
  %482 = shl i32 %481, 8
  %483 = or i32 %482, -2147483648
  br label %484

484:                                              ; preds = %484, %480
  %485 = phi i32 [ 0, %480 ], [ %494, %484 ]
  %486 = phi i32 [ 0, %480 ], [ %492, %484 ]
  %487 = zext nneg i32 %485 to i64
  %488 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %487
  %489 = load i32, ptr addrspace(1) %488, align 4
  %490 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %489, i32 %483, i32 %486) #7, !srcloc !10
  %491 = extractvalue { i32, i32 } %490, 0
  %492 = extractvalue { i32, i32 } %490, 1
  %493 = getelementptr inbounds nuw i32, ptr %3, i64 %487
  store i32 %491, ptr %493, align 4
  %494 = add nuw nsw i32 %485, 1
  %495 = icmp eq i32 %494, 6
  br i1 %495, label %496, label %484, !llvm.loop !11

496:                                              ; preds = %484
  %497 = lshr i32 %481, 23
  %498 = and i32 %497, 224
  %499 = add nsw i32 %498, -128
  %500 = lshr exact i32 %499, 5
  store i32 %492, ptr %38, align 4
  %501 = and i32 %497, 31
  %502 = sub nsw i32 6, %500
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i32, ptr %3, i64 %503
  %505 = load i32, ptr %504, align 4
  %506 = sub nsw i32 5, %500
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds i32, ptr %3, i64 %507
  %509 = load i32, ptr %508, align 4
  %510 = icmp eq i32 %501, 0
  br i1 %510, label %523, label %511

511:                                              ; preds = %496
  %512 = sub nsw i32 4, %500
  %513 = sub nuw nsw i32 32, %501
  %514 = shl i32 %505, %501
  %515 = lshr i32 %509, %513
  %516 = or disjoint i32 %515, %514
  %517 = shl i32 %509, %501
  %518 = sext i32 %512 to i64
  %519 = getelementptr inbounds i32, ptr %3, i64 %518
  %520 = load i32, ptr %519, align 4
  %521 = lshr i32 %520, %513
  %522 = or disjoint i32 %521, %517
  br label %523

523:                                              ; preds = %511, %496
  %524 = phi i32 [ %516, %511 ], [ %505, %496 ]
  %525 = phi i32 [ %522, %511 ], [ %509, %496 ]
  %526 = lshr i32 %524, 30
  %527 = tail call i32 @llvm.fshl.i32(i32 %524, i32 %525, i32 2)
  %528 = shl i32 %525, 2
  %529 = lshr i32 %527, 31
  %530 = add nuw nsw i32 %529, %526
  %531 = sub nsw i32 0, %530
  %532 = icmp slt i32 %481, 0
  %533 = select i1 %532, i32 %531, i32 %530
  %534 = xor i32 %527, %481
  %535 = ashr i32 %527, 31
  %536 = xor i32 %535, %527
  %537 = xor i32 %535, %528
  %538 = zext i32 %536 to i64
  %539 = shl nuw i64 %538, 32
  %540 = zext i32 %537 to i64
  %541 = or disjoint i64 %539, %540
  %542 = sitofp i64 %541 to double
  %543 = fmul double %542, 0x3BF921FB54442D19
  %544 = fptrunc double %543 to float
  %545 = fneg float %544
  %546 = icmp slt i32 %534, 0
  %547 = select i1 %546, float %545, float %544
  br label %550

548:                                              ; preds = %478
  %549 = tail call float @llvm.nvvm.mul.rn.f(float %469, float 0.000000e+00) #6
  br label %550

550:                                              ; preds = %548, %523, %442
  %551 = phi i32 [ %471, %442 ], [ 0, %548 ], [ %533, %523 ]
  %552 = phi float [ %475, %442 ], [ %549, %548 ], [ %547, %523 ]
  %553 = add i32 %551, 1
  %554 = tail call float @llvm.nvvm.mul.rn.f(float %552, float %552) #6
  %555 = and i32 %551, 1
  %556 = icmp eq i32 %555, 0
  %557 = select i1 %556, float 1.000000e+00, float %552
  %558 = tail call float @llvm.fma.f32(float %554, float %557, float 0.000000e+00)
  %559 = tail call float @llvm.fma.f32(float %554, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %560 = select i1 %556, float %559, float 0xBF29A82A60000000
  %561 = select i1 %556, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %562 = tail call float @llvm.fma.f32(float %560, float %554, float %561)
  %563 = select i1 %556, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %564 = tail call float @llvm.fma.f32(float %562, float %554, float %563)
  %565 = tail call float @llvm.fma.f32(float %564, float %558, float %557)
  %566 = and i32 %553, 2
  %567 = icmp eq i32 %566, 0
  %568 = fsub float 0.000000e+00, %565
  %569 = select i1 %567, float %565, float %568
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br i1 %477, label %642, label %570

570:                                              ; preds = %550
  %571 = fcmp oeq float %476, 0x7FF0000000000000
  br i1 %571, label %640, label %572

572:                                              ; preds = %570
  %573 = bitcast float %469 to i32
  %574 = shl i32 %573, 8
  %575 = or i32 %574, -2147483648
  br label %576

576:                                              ; preds = %576, %572
  %577 = phi i32 [ 0, %572 ], [ %586, %576 ]
  %578 = phi i32 [ 0, %572 ], [ %584, %576 ]
  %579 = zext nneg i32 %577 to i64
  %580 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %579
  %581 = load i32, ptr addrspace(1) %580, align 4
  %582 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %581, i32 %575, i32 %578) #7, !srcloc !10
  %583 = extractvalue { i32, i32 } %582, 0
  %584 = extractvalue { i32, i32 } %582, 1
  %585 = getelementptr inbounds nuw i32, ptr %4, i64 %579
  store i32 %583, ptr %585, align 4
  %586 = add nuw nsw i32 %577, 1
  %587 = icmp eq i32 %586, 6
  br i1 %587, label %588, label %576, !llvm.loop !11

588:                                              ; preds = %576
  %589 = lshr i32 %573, 23
  %590 = and i32 %589, 224
  %591 = add nsw i32 %590, -128
  %592 = lshr exact i32 %591, 5
  store i32 %584, ptr %39, align 4
  %593 = and i32 %589, 31
  %594 = sub nsw i32 6, %592
  %595 = sext i32 %594 to i64
  %596 = getelementptr inbounds i32, ptr %4, i64 %595
  %597 = load i32, ptr %596, align 4
  %598 = sub nsw i32 5, %592
  %599 = sext i32 %598 to i64
  %600 = getelementptr inbounds i32, ptr %4, i64 %599
  %601 = load i32, ptr %600, align 4
  %602 = icmp eq i32 %593, 0
  br i1 %602, label %615, label %603

603:                                              ; preds = %588
  %604 = sub nsw i32 4, %592
  %605 = sub nuw nsw i32 32, %593
  %606 = shl i32 %597, %593
  %607 = lshr i32 %601, %605
  %608 = or disjoint i32 %607, %606
  %609 = shl i32 %601, %593
  %610 = sext i32 %604 to i64
  %611 = getelementptr inbounds i32, ptr %4, i64 %610
  %612 = load i32, ptr %611, align 4
  %613 = lshr i32 %612, %605
  %614 = or disjoint i32 %613, %609
  br label %615

615:                                              ; preds = %603, %588
  %616 = phi i32 [ %608, %603 ], [ %597, %588 ]
  %617 = phi i32 [ %614, %603 ], [ %601, %588 ]
  %618 = lshr i32 %616, 30
  %619 = tail call i32 @llvm.fshl.i32(i32 %616, i32 %617, i32 2)
  %620 = shl i32 %617, 2
  %621 = lshr i32 %619, 31
  %622 = add nuw nsw i32 %621, %618
  %623 = sub nsw i32 0, %622
  %624 = icmp slt i32 %573, 0
  %625 = select i1 %624, i32 %623, i32 %622
  %626 = xor i32 %619, %573
  %627 = ashr i32 %619, 31
  %628 = xor i32 %627, %619
  %629 = xor i32 %627, %620
  %630 = zext i32 %628 to i64
  %631 = shl nuw i64 %630, 32
  %632 = zext i32 %629 to i64
  %633 = or disjoint i64 %631, %632
  %634 = sitofp i64 %633 to double
  %635 = fmul double %634, 0x3BF921FB54442D19
  %636 = fptrunc double %635 to float
  %637 = fneg float %636
  %638 = icmp slt i32 %626, 0
  %639 = select i1 %638, float %637, float %636
  br label %642

640:                                              ; preds = %570
  %641 = tail call float @llvm.nvvm.mul.rn.f(float %469, float 0.000000e+00) #6
  br label %642

642:                                              ; preds = %640, %615, %550
  %643 = phi i32 [ %471, %550 ], [ 0, %640 ], [ %625, %615 ]
  %644 = phi float [ %475, %550 ], [ %641, %640 ], [ %639, %615 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %645 = sub nsw i32 %5, %64
  %646 = shl nsw i32 %645, 2
  %647 = add nsw i32 %646, %64
  %648 = bitcast i32 %54 to float
  %649 = fsub contract float %648, %468
  %650 = bitcast i32 %61 to float
  %651 = fmul contract float %569, %650
  %652 = and i32 %643, 2
  %653 = icmp eq i32 %652, 0
  %654 = and i32 %643, 1
  %655 = icmp eq i32 %654, 0
  %656 = tail call float @llvm.nvvm.mul.rn.f(float %644, float %644) #6
  %657 = tail call float @llvm.fma.f32(float %656, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %658 = select i1 %655, float 0xBF29A82A60000000, float %657
  %659 = select i1 %655, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %660 = tail call float @llvm.fma.f32(float %658, float %656, float %659)
  %661 = select i1 %655, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %662 = tail call float @llvm.fma.f32(float %660, float %656, float %661)
  %663 = select i1 %655, float %644, float 1.000000e+00
  %664 = tail call float @llvm.fma.f32(float %656, float %663, float 0.000000e+00)
  %665 = tail call float @llvm.fma.f32(float %662, float %664, float %663)
  %666 = fsub float 0.000000e+00, %665
  %667 = select i1 %653, float %665, float %666
  %668 = bitcast i32 %60 to float
  %669 = fmul contract float %667, %668
  %670 = fsub contract float %651, %669
  %671 = fsub contract float %265, %670
  %672 = fadd contract float %649, %671
  %673 = bitcast i32 %55 to float
  %674 = fsub contract float %673, %465
  %675 = fmul contract float %569, %668
  %676 = fmul contract float %667, %650
  %677 = fadd contract float %675, %676
  %678 = fsub contract float %268, %677
  %679 = fsub contract float %674, %678
  %680 = fsub contract float %649, %671
  %681 = fadd contract float %674, %678
  %682 = fadd contract float %468, %648
  %683 = fadd contract float %268, %677
  %684 = fsub contract float %682, %683
  %685 = fadd contract float %465, %673
  %686 = fadd contract float %265, %670
  %687 = fsub contract float %685, %686
  %688 = fadd contract float %682, %683
  %689 = fadd contract float %685, %686
  %690 = sext i32 %647 to i64
  %691 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %690
  store float %689, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %691, i64 4
  store float %688, ptr %692, align 4
  %693 = add nsw i32 %647, %62
  %694 = sext i32 %693 to i64
  %695 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %694
  store float %681, ptr %695, align 8
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 4
  store float %680, ptr %696, align 4
  %697 = shl nuw nsw i32 %62, 1
  %698 = add nsw i32 %647, %697
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %699
  store float %687, ptr %700, align 8
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 4
  store float %684, ptr %701, align 4
  %702 = mul nuw nsw i32 %62, 3
  %703 = add nsw i32 %647, %702
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds %struct.float2.0, ptr addrspacecast (ptr addrspace(3) @_ZZ13fft_radix4_64E1s to ptr), i64 %704
  store float %679, ptr %705, align 8
  %706 = getelementptr inbounds nuw i8, ptr %705, i64 4
  store float %672, ptr %706, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %707 = load i32, ptr %33, align 8
  %708 = load i32, ptr %40, align 4
  %709 = load i32, ptr %43, align 8
  %710 = load i32, ptr %44, align 4
  %711 = load i32, ptr %47, align 8
  %712 = load i32, ptr %48, align 4
  %713 = load i32, ptr %51, align 8
  %714 = load i32, ptr %52, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %715 = icmp samesign ult i32 %62, 16
  br i1 %715, label %53, label %716, !llvm.loop !16

716:                                              ; preds = %642
  %717 = add nsw i32 %7, %5
  %718 = sext i32 %717 to i64
  %719 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %718
  store i32 %707, ptr %719, align 8
  %720 = getelementptr inbounds nuw i8, ptr %719, i64 4
  store i32 %708, ptr %720, align 4
  %721 = sext i32 %717 to i64
  %722 = getelementptr %struct.float2.0, ptr %1, i64 %721
  %723 = getelementptr i8, ptr %722, i64 128
  store i32 %709, ptr %723, align 8
  %724 = getelementptr i8, ptr %722, i64 132
  store i32 %710, ptr %724, align 4
  %725 = sext i32 %717 to i64
  %726 = getelementptr %struct.float2.0, ptr %1, i64 %725
  %727 = getelementptr i8, ptr %726, i64 256
  store i32 %711, ptr %727, align 8
  %728 = getelementptr i8, ptr %726, i64 260
  store i32 %712, ptr %728, align 4
  %729 = sext i32 %717 to i64
  %730 = getelementptr %struct.float2.0, ptr %1, i64 %729
  %731 = getelementptr i8, ptr %730, i64 384
  store i32 %713, ptr %731, align 8
  %732 = getelementptr i8, ptr %730, i64 388
  store i32 %714, ptr %732, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @fft_radix8_512(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %4
  %6 = load float, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %8 = load float, ptr %7, align 4
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 512
  %12 = load float, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 516
  %14 = load float, ptr %13, align 4
  %15 = zext nneg i32 %3 to i64
  %16 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1024
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 1028
  %20 = load float, ptr %19, align 4
  %21 = zext nneg i32 %3 to i64
  %22 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 1536
  %24 = load float, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 1540
  %26 = load float, ptr %25, align 4
  %27 = zext nneg i32 %3 to i64
  %28 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 2048
  %30 = load float, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 2052
  %32 = load float, ptr %31, align 4
  %33 = zext nneg i32 %3 to i64
  %34 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 2560
  %36 = load float, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 2564
  %38 = load float, ptr %37, align 4
  %39 = zext nneg i32 %3 to i64
  %40 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 3072
  %42 = load float, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 3076
  %44 = load float, ptr %43, align 4
  %45 = zext nneg i32 %3 to i64
  %46 = getelementptr inbounds nuw %struct.float2.0, ptr %0, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 3584
  %48 = load float, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 3588
  %50 = load float, ptr %49, align 4
  %51 = zext nneg i32 %3 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %51
  %53 = shl nuw nsw i32 %3, 3
  %54 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %55 = fmul contract float %54, %30
  %56 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %57 = fmul contract float %56, %32
  %58 = fadd contract float %55, %57
  %59 = fsub contract float %8, %58
  %60 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %61 = fmul contract float %60, %18
  %62 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %63 = fmul contract float %62, %20
  %64 = fsub contract float %61, %63
  %65 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %66 = fmul contract float %65, %42
  %67 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %68 = fmul contract float %67, %44
  %69 = fsub contract float %66, %68
  %70 = fsub contract float %64, %69
  %71 = fadd contract float %59, %70
  %72 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %73 = fmul contract float %72, %12
  %74 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %75 = fmul contract float %74, %14
  %76 = fsub contract float %73, %75
  %77 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %78 = fmul contract float %77, %36
  %79 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %80 = fmul contract float %79, %38
  %81 = fsub contract float %78, %80
  %82 = fsub contract float %76, %81
  %83 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %84 = fmul contract float %83, %24
  %85 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %86 = fmul contract float %85, %26
  %87 = fadd contract float %84, %86
  %88 = tail call noundef float @llvm.nvvm.sin.approx.f(float -0.000000e+00) #6
  %89 = fmul contract float %88, %48
  %90 = tail call noundef float @llvm.nvvm.cos.approx.f(float -0.000000e+00) #6
  %91 = fmul contract float %90, %50
  %92 = fadd contract float %89, %91
  %93 = fsub contract float %87, %92
  %94 = fsub contract float %82, %93
  %95 = fmul contract float %74, %12
  %96 = fmul contract float %72, %14
  %97 = fadd contract float %95, %96
  %98 = fmul contract float %79, %36
  %99 = fmul contract float %77, %38
  %100 = fadd contract float %98, %99
  %101 = fsub contract float %97, %100
  %102 = fmul contract float %85, %24
  %103 = fmul contract float %83, %26
  %104 = fsub contract float %102, %103
  %105 = fmul contract float %90, %48
  %106 = fmul contract float %88, %50
  %107 = fsub contract float %105, %106
  %108 = fsub contract float %104, %107
  %109 = fadd contract float %101, %108
  %110 = fadd contract float %94, %109
  %111 = fmul contract float %110, 0xBFE6A09E60000000
  %112 = fsub contract float %71, %111
  %113 = fmul contract float %56, %30
  %114 = fmul contract float %54, %32
  %115 = fsub contract float %113, %114
  %116 = fsub contract float %6, %115
  %117 = fmul contract float %62, %18
  %118 = fmul contract float %60, %20
  %119 = fadd contract float %117, %118
  %120 = fmul contract float %67, %42
  %121 = fmul contract float %65, %44
  %122 = fadd contract float %120, %121
  %123 = fsub contract float %119, %122
  %124 = fsub contract float %116, %123
  %125 = fsub contract float %109, %94
  %126 = fmul contract float %125, 0x3FE6A09E60000000
  %127 = fsub contract float %124, %126
  %128 = fadd contract float %111, %71
  %129 = fadd contract float %126, %124
  %130 = fadd contract float %76, %81
  %131 = fadd contract float %104, %107
  %132 = fsub contract float %130, %131
  %133 = fadd contract float %8, %58
  %134 = fadd contract float %119, %122
  %135 = fsub contract float %133, %134
  %136 = fadd contract float %132, %135
  %137 = fadd contract float %6, %115
  %138 = fadd contract float %64, %69
  %139 = fsub contract float %137, %138
  %140 = fadd contract float %97, %100
  %141 = fadd contract float %87, %92
  %142 = fsub contract float %140, %141
  %143 = fsub contract float %139, %142
  %144 = fsub contract float %135, %132
  %145 = fadd contract float %142, %139
  %146 = fsub contract float %59, %70
  %147 = fsub contract float %101, %108
  %148 = fadd contract float %82, %93
  %149 = fsub contract float %147, %148
  %150 = fmul contract float %149, 0x3FE6A09E60000000
  %151 = fsub contract float %146, %150
  %152 = fadd contract float %116, %123
  %153 = fadd contract float %148, %147
  %154 = fmul contract float %153, 0x3FE6A09E60000000
  %155 = fsub contract float %152, %154
  %156 = fadd contract float %150, %146
  %157 = fadd contract float %154, %152
  %158 = fadd contract float %133, %134
  %159 = fadd contract float %140, %141
  %160 = fsub contract float %158, %159
  %161 = fadd contract float %137, %138
  %162 = fadd contract float %130, %131
  %163 = fsub contract float %161, %162
  %164 = fadd contract float %158, %159
  %165 = fadd contract float %161, %162
  %166 = zext nneg i32 %53 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %166
  store float %165, ptr %167, align 4, !tbaa !17
  %168 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %166
  store float %164, ptr %168, align 4, !tbaa !17
  %169 = or disjoint i32 %53, 1
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %170
  store float %157, ptr %171, align 4, !tbaa !17
  %172 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %170
  store float %156, ptr %172, align 4, !tbaa !17
  %173 = or disjoint i32 %53, 2
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %174
  store float %145, ptr %175, align 4, !tbaa !17
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %174
  store float %144, ptr %176, align 4, !tbaa !17
  %177 = or disjoint i32 %53, 3
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %178
  store float %129, ptr %179, align 4, !tbaa !17
  %180 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %178
  store float %128, ptr %180, align 4, !tbaa !17
  %181 = or disjoint i32 %53, 4
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %182
  store float %163, ptr %183, align 4, !tbaa !17
  %184 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %182
  store float %160, ptr %184, align 4, !tbaa !17
  %185 = or disjoint i32 %53, 5
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %186
  store float %155, ptr %187, align 4, !tbaa !17
  %188 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %186
  store float %151, ptr %188, align 4, !tbaa !17
  %189 = or disjoint i32 %53, 6
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %190
  store float %143, ptr %191, align 4, !tbaa !17
  %192 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %190
  store float %136, ptr %192, align 4, !tbaa !17
  %193 = or disjoint i32 %53, 7
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %194
  store float %127, ptr %195, align 4, !tbaa !17
  %196 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %194
  store float %112, ptr %196, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %197 = load float, ptr %52, align 4, !tbaa !17
  %198 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %51
  %199 = load float, ptr %198, align 4, !tbaa !17
  %200 = add nuw nsw i32 %3, 64
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !17
  %204 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %201
  %205 = load float, ptr %204, align 4, !tbaa !17
  %206 = add nuw nsw i32 %3, 128
  %207 = zext nneg i32 %206 to i64
  %208 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !17
  %210 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %207
  %211 = load float, ptr %210, align 4, !tbaa !17
  %212 = add nuw nsw i32 %3, 192
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !17
  %216 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %213
  %217 = load float, ptr %216, align 4, !tbaa !17
  %218 = add nuw nsw i32 %3, 256
  %219 = zext nneg i32 %218 to i64
  %220 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %219
  %221 = load float, ptr %220, align 4, !tbaa !17
  %222 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %219
  %223 = load float, ptr %222, align 4, !tbaa !17
  %224 = add nuw nsw i32 %3, 320
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %225
  %227 = load float, ptr %226, align 4, !tbaa !17
  %228 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %225
  %229 = load float, ptr %228, align 4, !tbaa !17
  %230 = add nuw nsw i32 %3, 384
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !17
  %234 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %231
  %235 = load float, ptr %234, align 4, !tbaa !17
  %236 = add nuw nsw i32 %3, 448
  %237 = zext nneg i32 %236 to i64
  %238 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !17
  %240 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %237
  %241 = load float, ptr %240, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %242 = shl nuw nsw i32 %3, 3
  %243 = and i32 %242, 8128
  %244 = and i32 %3, 7
  %245 = or disjoint i32 %243, %244
  %246 = uitofp nneg i32 %244 to float
  %247 = fmul contract float %246, 0xC01921FB60000000
  %248 = fmul contract float %247, 1.562500e-02
  %249 = fmul contract float %248, 4.000000e+00
  %250 = tail call noundef float @llvm.nvvm.sin.approx.f(float %249) #6
  %251 = fmul contract float %250, %221
  %252 = tail call noundef float @llvm.nvvm.cos.approx.f(float %249) #6
  %253 = fmul contract float %252, %223
  %254 = fadd contract float %251, %253
  %255 = fsub contract float %199, %254
  %256 = fmul contract float %248, 2.000000e+00
  %257 = tail call noundef float @llvm.nvvm.cos.approx.f(float %256) #6
  %258 = fmul contract float %257, %209
  %259 = tail call noundef float @llvm.nvvm.sin.approx.f(float %256) #6
  %260 = fmul contract float %259, %211
  %261 = fsub contract float %258, %260
  %262 = fmul contract float %248, 6.000000e+00
  %263 = tail call noundef float @llvm.nvvm.cos.approx.f(float %262) #6
  %264 = fmul contract float %263, %233
  %265 = tail call noundef float @llvm.nvvm.sin.approx.f(float %262) #6
  %266 = fmul contract float %265, %235
  %267 = fsub contract float %264, %266
  %268 = fsub contract float %261, %267
  %269 = fadd contract float %255, %268
  %270 = tail call noundef float @llvm.nvvm.cos.approx.f(float %248) #6
  %271 = fmul contract float %270, %203
  %272 = tail call noundef float @llvm.nvvm.sin.approx.f(float %248) #6
  %273 = fmul contract float %272, %205
  %274 = fsub contract float %271, %273
  %275 = fmul contract float %248, 5.000000e+00
  %276 = tail call noundef float @llvm.nvvm.cos.approx.f(float %275) #6
  %277 = fmul contract float %276, %227
  %278 = tail call noundef float @llvm.nvvm.sin.approx.f(float %275) #6
  %279 = fmul contract float %278, %229
  %280 = fsub contract float %277, %279
  %281 = fsub contract float %274, %280
  %282 = fmul contract float %248, 3.000000e+00
  %283 = tail call noundef float @llvm.nvvm.sin.approx.f(float %282) #6
  %284 = fmul contract float %283, %215
  %285 = tail call noundef float @llvm.nvvm.cos.approx.f(float %282) #6
  %286 = fmul contract float %285, %217
  %287 = fadd contract float %284, %286
  %288 = fmul contract float %248, 7.000000e+00
  %289 = tail call noundef float @llvm.nvvm.sin.approx.f(float %288) #6
  %290 = fmul contract float %289, %239
  %291 = tail call noundef float @llvm.nvvm.cos.approx.f(float %288) #6
  %292 = fmul contract float %291, %241
  %293 = fadd contract float %290, %292
  %294 = fsub contract float %287, %293
  %295 = fsub contract float %281, %294
  %296 = fmul contract float %272, %203
  %297 = fmul contract float %270, %205
  %298 = fadd contract float %296, %297
  %299 = fmul contract float %278, %227
  %300 = fmul contract float %276, %229
  %301 = fadd contract float %299, %300
  %302 = fsub contract float %298, %301
  %303 = fmul contract float %285, %215
  %304 = fmul contract float %283, %217
  %305 = fsub contract float %303, %304
  %306 = fmul contract float %291, %239
  %307 = fmul contract float %289, %241
  %308 = fsub contract float %306, %307
  %309 = fsub contract float %305, %308
  %310 = fadd contract float %302, %309
  %311 = fadd contract float %295, %310
  %312 = fmul contract float %311, 0xBFE6A09E60000000
  %313 = fsub contract float %269, %312
  %314 = fmul contract float %252, %221
  %315 = fmul contract float %250, %223
  %316 = fsub contract float %314, %315
  %317 = fsub contract float %197, %316
  %318 = fmul contract float %259, %209
  %319 = fmul contract float %257, %211
  %320 = fadd contract float %318, %319
  %321 = fmul contract float %265, %233
  %322 = fmul contract float %263, %235
  %323 = fadd contract float %321, %322
  %324 = fsub contract float %320, %323
  %325 = fsub contract float %317, %324
  %326 = fsub contract float %310, %295
  %327 = fmul contract float %326, 0x3FE6A09E60000000
  %328 = fsub contract float %325, %327
  %329 = fadd contract float %312, %269
  %330 = fadd contract float %327, %325
  %331 = fadd contract float %274, %280
  %332 = fadd contract float %305, %308
  %333 = fsub contract float %331, %332
  %334 = fadd contract float %199, %254
  %335 = fadd contract float %320, %323
  %336 = fsub contract float %334, %335
  %337 = fadd contract float %333, %336
  %338 = fadd contract float %197, %316
  %339 = fadd contract float %261, %267
  %340 = fsub contract float %338, %339
  %341 = fadd contract float %298, %301
  %342 = fadd contract float %287, %293
  %343 = fsub contract float %341, %342
  %344 = fsub contract float %340, %343
  %345 = fsub contract float %336, %333
  %346 = fadd contract float %343, %340
  %347 = fsub contract float %255, %268
  %348 = fsub contract float %302, %309
  %349 = fadd contract float %281, %294
  %350 = fsub contract float %348, %349
  %351 = fmul contract float %350, 0x3FE6A09E60000000
  %352 = fsub contract float %347, %351
  %353 = fadd contract float %317, %324
  %354 = fadd contract float %349, %348
  %355 = fmul contract float %354, 0x3FE6A09E60000000
  %356 = fsub contract float %353, %355
  %357 = fadd contract float %351, %347
  %358 = fadd contract float %355, %353
  %359 = fadd contract float %334, %335
  %360 = fadd contract float %341, %342
  %361 = fsub contract float %359, %360
  %362 = fadd contract float %338, %339
  %363 = fadd contract float %331, %332
  %364 = fsub contract float %362, %363
  %365 = fadd contract float %359, %360
  %366 = fadd contract float %362, %363
  %367 = zext nneg i32 %245 to i64
  %368 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %367
  store float %366, ptr %368, align 4, !tbaa !17
  %369 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %367
  store float %365, ptr %369, align 4, !tbaa !17
  %370 = or disjoint i32 %245, 8
  %371 = zext nneg i32 %370 to i64
  %372 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %371
  store float %358, ptr %372, align 4, !tbaa !17
  %373 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %371
  store float %357, ptr %373, align 4, !tbaa !17
  %374 = or disjoint i32 %245, 16
  %375 = zext nneg i32 %374 to i64
  %376 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %375
  store float %346, ptr %376, align 4, !tbaa !17
  %377 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %375
  store float %345, ptr %377, align 4, !tbaa !17
  %378 = or disjoint i32 %245, 24
  %379 = zext nneg i32 %378 to i64
  %380 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %379
  store float %330, ptr %380, align 4, !tbaa !17
  %381 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %379
  store float %329, ptr %381, align 4, !tbaa !17
  %382 = or disjoint i32 %245, 32
  %383 = zext nneg i32 %382 to i64
  %384 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %383
  store float %364, ptr %384, align 4, !tbaa !17
  %385 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %383
  store float %361, ptr %385, align 4, !tbaa !17
  %386 = or disjoint i32 %245, 40
  %387 = zext nneg i32 %386 to i64
  %388 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %387
  store float %356, ptr %388, align 4, !tbaa !17
  %389 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %387
  store float %352, ptr %389, align 4, !tbaa !17
  %390 = or disjoint i32 %245, 48
  %391 = zext nneg i32 %390 to i64
  %392 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %391
  store float %344, ptr %392, align 4, !tbaa !17
  %393 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %391
  store float %337, ptr %393, align 4, !tbaa !17
  %394 = or disjoint i32 %245, 56
  %395 = zext nneg i32 %394 to i64
  %396 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %395
  store float %328, ptr %396, align 4, !tbaa !17
  %397 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %395
  store float %313, ptr %397, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %398 = load float, ptr %52, align 4, !tbaa !17
  %399 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %51
  %400 = load float, ptr %399, align 4, !tbaa !17
  %401 = add nuw nsw i32 %3, 64
  %402 = zext nneg i32 %401 to i64
  %403 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %402
  %404 = load float, ptr %403, align 4, !tbaa !17
  %405 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %402
  %406 = load float, ptr %405, align 4, !tbaa !17
  %407 = add nuw nsw i32 %3, 128
  %408 = zext nneg i32 %407 to i64
  %409 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %408
  %410 = load float, ptr %409, align 4, !tbaa !17
  %411 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %408
  %412 = load float, ptr %411, align 4, !tbaa !17
  %413 = add nuw nsw i32 %3, 192
  %414 = zext nneg i32 %413 to i64
  %415 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %414
  %416 = load float, ptr %415, align 4, !tbaa !17
  %417 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %414
  %418 = load float, ptr %417, align 4, !tbaa !17
  %419 = add nuw nsw i32 %3, 256
  %420 = zext nneg i32 %419 to i64
  %421 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %420
  %422 = load float, ptr %421, align 4, !tbaa !17
  %423 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %420
  %424 = load float, ptr %423, align 4, !tbaa !17
  %425 = add nuw nsw i32 %3, 320
  %426 = zext nneg i32 %425 to i64
  %427 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %426
  %428 = load float, ptr %427, align 4, !tbaa !17
  %429 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %426
  %430 = load float, ptr %429, align 4, !tbaa !17
  %431 = add nuw nsw i32 %3, 384
  %432 = zext nneg i32 %431 to i64
  %433 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %432
  %434 = load float, ptr %433, align 4, !tbaa !17
  %435 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %432
  %436 = load float, ptr %435, align 4, !tbaa !17
  %437 = add nuw nsw i32 %3, 448
  %438 = zext nneg i32 %437 to i64
  %439 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %438
  %440 = load float, ptr %439, align 4, !tbaa !17
  %441 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %438
  %442 = load float, ptr %441, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %443 = shl nuw nsw i32 %3, 3
  %444 = and i32 %443, 7680
  %445 = and i32 %3, 63
  %446 = or disjoint i32 %444, %445
  %447 = uitofp nneg i32 %445 to float
  %448 = fmul contract float %447, 0xC01921FB60000000
  %449 = fmul contract float %448, 0x3F60000000000000
  %450 = fmul contract float %449, 4.000000e+00
  %451 = tail call noundef float @llvm.nvvm.sin.approx.f(float %450) #6
  %452 = fmul contract float %451, %422
  %453 = tail call noundef float @llvm.nvvm.cos.approx.f(float %450) #6
  %454 = fmul contract float %453, %424
  %455 = fadd contract float %452, %454
  %456 = fsub contract float %400, %455
  %457 = fmul contract float %449, 2.000000e+00
  %458 = tail call noundef float @llvm.nvvm.cos.approx.f(float %457) #6
  %459 = fmul contract float %458, %410
  %460 = tail call noundef float @llvm.nvvm.sin.approx.f(float %457) #6
  %461 = fmul contract float %460, %412
  %462 = fsub contract float %459, %461
  %463 = fmul contract float %449, 6.000000e+00
  %464 = tail call noundef float @llvm.nvvm.cos.approx.f(float %463) #6
  %465 = fmul contract float %464, %434
  %466 = tail call noundef float @llvm.nvvm.sin.approx.f(float %463) #6
  %467 = fmul contract float %466, %436
  %468 = fsub contract float %465, %467
  %469 = fsub contract float %462, %468
  %470 = fadd contract float %456, %469
  %471 = tail call noundef float @llvm.nvvm.cos.approx.f(float %449) #6
  %472 = fmul contract float %471, %404
  %473 = tail call noundef float @llvm.nvvm.sin.approx.f(float %449) #6
  %474 = fmul contract float %473, %406
  %475 = fsub contract float %472, %474
  %476 = fmul contract float %449, 5.000000e+00
  %477 = tail call noundef float @llvm.nvvm.cos.approx.f(float %476) #6
  %478 = fmul contract float %477, %428
  %479 = tail call noundef float @llvm.nvvm.sin.approx.f(float %476) #6
  %480 = fmul contract float %479, %430
  %481 = fsub contract float %478, %480
  %482 = fsub contract float %475, %481
  %483 = fmul contract float %449, 3.000000e+00
  %484 = tail call noundef float @llvm.nvvm.sin.approx.f(float %483) #6
  %485 = fmul contract float %484, %416
  %486 = tail call noundef float @llvm.nvvm.cos.approx.f(float %483) #6
  %487 = fmul contract float %486, %418
  %488 = fadd contract float %485, %487
  %489 = fmul contract float %449, 7.000000e+00
  %490 = tail call noundef float @llvm.nvvm.sin.approx.f(float %489) #6
  %491 = fmul contract float %490, %440
  %492 = tail call noundef float @llvm.nvvm.cos.approx.f(float %489) #6
  %493 = fmul contract float %492, %442
  %494 = fadd contract float %491, %493
  %495 = fsub contract float %488, %494
  %496 = fsub contract float %482, %495
  %497 = fmul contract float %473, %404
  %498 = fmul contract float %471, %406
  %499 = fadd contract float %497, %498
  %500 = fmul contract float %479, %428
  %501 = fmul contract float %477, %430
  %502 = fadd contract float %500, %501
  %503 = fsub contract float %499, %502
  %504 = fmul contract float %486, %416
  %505 = fmul contract float %484, %418
  %506 = fsub contract float %504, %505
  %507 = fmul contract float %492, %440
  %508 = fmul contract float %490, %442
  %509 = fsub contract float %507, %508
  %510 = fsub contract float %506, %509
  %511 = fadd contract float %503, %510
  %512 = fadd contract float %496, %511
  %513 = fmul contract float %512, 0xBFE6A09E60000000
  %514 = fsub contract float %470, %513
  %515 = fmul contract float %453, %422
  %516 = fmul contract float %451, %424
  %517 = fsub contract float %515, %516
  %518 = fsub contract float %398, %517
  %519 = fmul contract float %460, %410
  %520 = fmul contract float %458, %412
  %521 = fadd contract float %519, %520
  %522 = fmul contract float %466, %434
  %523 = fmul contract float %464, %436
  %524 = fadd contract float %522, %523
  %525 = fsub contract float %521, %524
  %526 = fsub contract float %518, %525
  %527 = fsub contract float %511, %496
  %528 = fmul contract float %527, 0x3FE6A09E60000000
  %529 = fsub contract float %526, %528
  %530 = fadd contract float %513, %470
  %531 = fadd contract float %528, %526
  %532 = fadd contract float %475, %481
  %533 = fadd contract float %506, %509
  %534 = fsub contract float %532, %533
  %535 = fadd contract float %400, %455
  %536 = fadd contract float %521, %524
  %537 = fsub contract float %535, %536
  %538 = fadd contract float %534, %537
  %539 = fadd contract float %398, %517
  %540 = fadd contract float %462, %468
  %541 = fsub contract float %539, %540
  %542 = fadd contract float %499, %502
  %543 = fadd contract float %488, %494
  %544 = fsub contract float %542, %543
  %545 = fsub contract float %541, %544
  %546 = fsub contract float %537, %534
  %547 = fadd contract float %544, %541
  %548 = fsub contract float %456, %469
  %549 = fsub contract float %503, %510
  %550 = fadd contract float %482, %495
  %551 = fsub contract float %549, %550
  %552 = fmul contract float %551, 0x3FE6A09E60000000
  %553 = fsub contract float %548, %552
  %554 = fadd contract float %518, %525
  %555 = fadd contract float %550, %549
  %556 = fmul contract float %555, 0x3FE6A09E60000000
  %557 = fsub contract float %554, %556
  %558 = fadd contract float %552, %548
  %559 = fadd contract float %556, %554
  %560 = fadd contract float %535, %536
  %561 = fadd contract float %542, %543
  %562 = fsub contract float %560, %561
  %563 = fadd contract float %539, %540
  %564 = fadd contract float %532, %533
  %565 = fsub contract float %563, %564
  %566 = fadd contract float %560, %561
  %567 = fadd contract float %563, %564
  %568 = zext nneg i32 %446 to i64
  %569 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %568
  store float %567, ptr %569, align 4, !tbaa !17
  %570 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %568
  store float %566, ptr %570, align 4, !tbaa !17
  %571 = or disjoint i32 %446, 64
  %572 = zext nneg i32 %571 to i64
  %573 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %572
  store float %559, ptr %573, align 4, !tbaa !17
  %574 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %572
  store float %558, ptr %574, align 4, !tbaa !17
  %575 = or disjoint i32 %446, 128
  %576 = zext nneg i32 %575 to i64
  %577 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %576
  store float %547, ptr %577, align 4, !tbaa !17
  %578 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %576
  store float %546, ptr %578, align 4, !tbaa !17
  %579 = or disjoint i32 %446, 192
  %580 = zext nneg i32 %579 to i64
  %581 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %580
  store float %531, ptr %581, align 4, !tbaa !17
  %582 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %580
  store float %530, ptr %582, align 4, !tbaa !17
  %583 = or disjoint i32 %446, 256
  %584 = zext nneg i32 %583 to i64
  %585 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %584
  store float %565, ptr %585, align 4, !tbaa !17
  %586 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %584
  store float %562, ptr %586, align 4, !tbaa !17
  %587 = or disjoint i32 %446, 320
  %588 = zext nneg i32 %587 to i64
  %589 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %588
  store float %557, ptr %589, align 4, !tbaa !17
  %590 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %588
  store float %553, ptr %590, align 4, !tbaa !17
  %591 = or disjoint i32 %446, 384
  %592 = zext nneg i32 %591 to i64
  %593 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %592
  store float %545, ptr %593, align 4, !tbaa !17
  %594 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %592
  store float %538, ptr %594, align 4, !tbaa !17
  %595 = or disjoint i32 %446, 448
  %596 = zext nneg i32 %595 to i64
  %597 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %596
  store float %529, ptr %597, align 4, !tbaa !17
  %598 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %596
  store float %514, ptr %598, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %599 = load i32, ptr %52, align 4, !tbaa !17
  %600 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %51
  %601 = load i32, ptr %600, align 4, !tbaa !17
  %602 = add nuw nsw i32 %3, 64
  %603 = zext nneg i32 %602 to i64
  %604 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %603
  %605 = load i32, ptr %604, align 4, !tbaa !17
  %606 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %603
  %607 = load i32, ptr %606, align 4, !tbaa !17
  %608 = add nuw nsw i32 %3, 128
  %609 = zext nneg i32 %608 to i64
  %610 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %609
  %611 = load i32, ptr %610, align 4, !tbaa !17
  %612 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %609
  %613 = load i32, ptr %612, align 4, !tbaa !17
  %614 = add nuw nsw i32 %3, 192
  %615 = zext nneg i32 %614 to i64
  %616 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %615
  %617 = load i32, ptr %616, align 4, !tbaa !17
  %618 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %615
  %619 = load i32, ptr %618, align 4, !tbaa !17
  %620 = add nuw nsw i32 %3, 256
  %621 = zext nneg i32 %620 to i64
  %622 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %621
  %623 = load i32, ptr %622, align 4, !tbaa !17
  %624 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %621
  %625 = load i32, ptr %624, align 4, !tbaa !17
  %626 = add nuw nsw i32 %3, 320
  %627 = zext nneg i32 %626 to i64
  %628 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %627
  %629 = load i32, ptr %628, align 4, !tbaa !17
  %630 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %627
  %631 = load i32, ptr %630, align 4, !tbaa !17
  %632 = add nuw nsw i32 %3, 384
  %633 = zext nneg i32 %632 to i64
  %634 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %633
  %635 = load i32, ptr %634, align 4, !tbaa !17
  %636 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %633
  %637 = load i32, ptr %636, align 4, !tbaa !17
  %638 = add nuw nsw i32 %3, 448
  %639 = zext nneg i32 %638 to i64
  %640 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sx to ptr), i64 %639
  %641 = load i32, ptr %640, align 4, !tbaa !17
  %642 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14fft_radix8_512E2sy to ptr), i64 %639
  %643 = load i32, ptr %642, align 4, !tbaa !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %644 = zext nneg i32 %3 to i64
  %645 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %644
  store i32 %599, ptr %645, align 8
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 4
  store i32 %601, ptr %646, align 4
  %647 = zext nneg i32 %3 to i64
  %648 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %647
  %649 = getelementptr inbounds nuw i8, ptr %648, i64 512
  store i32 %605, ptr %649, align 8
  %650 = getelementptr inbounds nuw i8, ptr %648, i64 516
  store i32 %607, ptr %650, align 4
  %651 = zext nneg i32 %3 to i64
  %652 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %651
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 1024
  store i32 %611, ptr %653, align 8
  %654 = getelementptr inbounds nuw i8, ptr %652, i64 1028
  store i32 %613, ptr %654, align 4
  %655 = zext nneg i32 %3 to i64
  %656 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %655
  %657 = getelementptr inbounds nuw i8, ptr %656, i64 1536
  store i32 %617, ptr %657, align 8
  %658 = getelementptr inbounds nuw i8, ptr %656, i64 1540
  store i32 %619, ptr %658, align 4
  %659 = zext nneg i32 %3 to i64
  %660 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %659
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 2048
  store i32 %623, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %660, i64 2052
  store i32 %625, ptr %662, align 4
  %663 = zext nneg i32 %3 to i64
  %664 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %663
  %665 = getelementptr inbounds nuw i8, ptr %664, i64 2560
  store i32 %629, ptr %665, align 8
  %666 = getelementptr inbounds nuw i8, ptr %664, i64 2564
  store i32 %631, ptr %666, align 4
  %667 = zext nneg i32 %3 to i64
  %668 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %667
  %669 = getelementptr inbounds nuw i8, ptr %668, i64 3072
  store i32 %635, ptr %669, align 8
  %670 = getelementptr inbounds nuw i8, ptr %668, i64 3076
  store i32 %637, ptr %670, align 4
  %671 = zext nneg i32 %3 to i64
  %672 = getelementptr inbounds nuw %struct.float2.0, ptr %1, i64 %671
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 3584
  store i32 %641, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %672, i64 3588
  store i32 %643, ptr %674, align 4
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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !7, i64 0}
