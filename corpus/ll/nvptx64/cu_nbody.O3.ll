; ModuleID = 'corpus/cuda/cu_nbody.cu'
source_filename = "corpus/cuda/cu_nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.Body = type { double, double, double, double }

@sh_pos = external dso_local local_unnamed_addr addrspace(3) global [0 x %struct.float4], align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody_tiles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.float4, ptr %0, i64 %10
  %12 = load float, ptr %11, align 16, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load float, ptr %15, align 8, !tbaa !8
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %22 = and i32 %6, 7
  %23 = icmp samesign ult i32 %6, 8
  %24 = and i32 %6, 2040
  %25 = icmp eq i32 %22, 0
  %26 = icmp ne i32 %22, 0
  br label %35

27:                                               ; preds = %89, %4
  %28 = phi float [ 0.000000e+00, %4 ], [ %90, %89 ]
  %29 = phi float [ 0.000000e+00, %4 ], [ %91, %89 ]
  %30 = phi float [ 0.000000e+00, %4 ], [ %92, %89 ]
  %31 = getelementptr inbounds %struct.float4, ptr %1, i64 %10
  store float %28, ptr %31, align 16, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  store float %29, ptr %32, align 4, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store float %30, ptr %33, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  store float 0.000000e+00, ptr %34, align 4, !tbaa !8
  ret void

35:                                               ; preds = %18, %89
  %36 = phi float [ 0.000000e+00, %18 ], [ %92, %89 ]
  %37 = phi float [ 0.000000e+00, %18 ], [ %91, %89 ]
  %38 = phi float [ 0.000000e+00, %18 ], [ %90, %89 ]
  %39 = phi i32 [ 0, %18 ], [ %93, %89 ]
  %40 = add i32 %39, %8
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 12
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = tail call contract noundef float @llvm.fabs.f32(float %44)
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(12) %20, ptr noundef nonnull align 16 dereferenceable(12) %42, i64 12, i1 false)
  store float %45, ptr %21, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %47, label %95

46:                                               ; preds = %95
  br i1 %25, label %89, label %47

47:                                               ; preds = %46, %35
  %48 = phi float [ %36, %35 ], [ %331, %46 ]
  %49 = phi float [ %37, %35 ], [ %329, %46 ]
  %50 = phi float [ %38, %35 ], [ %327, %46 ]
  %51 = phi i32 [ 0, %35 ], [ %332, %46 ]
  tail call void @llvm.assume(i1 %26)
  br label %52

52:                                               ; preds = %52, %47
  %53 = phi float [ %48, %47 ], [ %85, %52 ]
  %54 = phi float [ %49, %47 ], [ %83, %52 ]
  %55 = phi float [ %50, %47 ], [ %81, %52 ]
  %56 = phi i32 [ %51, %47 ], [ %86, %52 ]
  %57 = phi i32 [ 0, %47 ], [ %87, %52 ]
  %58 = zext nneg i32 %56 to i64
  %59 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %58
  %60 = load float, ptr %59, align 16, !tbaa !8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %64 = load float, ptr %63, align 8, !tbaa !8
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fsub contract float %60, %12
  %68 = fsub contract float %62, %14
  %69 = fsub contract float %64, %16
  %70 = fmul contract float %67, %67
  %71 = fmul contract float %68, %68
  %72 = fadd contract float %70, %71
  %73 = fmul contract float %69, %69
  %74 = fadd contract float %72, %73
  %75 = fadd contract float %3, %74
  %76 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %75)
  %77 = fmul contract float %66, %76
  %78 = fmul contract float %76, %77
  %79 = fmul contract float %76, %78
  %80 = fmul contract float %67, %79
  %81 = fadd contract float %55, %80
  %82 = fmul contract float %68, %79
  %83 = fadd contract float %54, %82
  %84 = fmul contract float %69, %79
  %85 = fadd contract float %53, %84
  %86 = add nuw nsw i32 %56, 1
  %87 = add i32 %57, 1
  %88 = icmp eq i32 %87, %22
  br i1 %88, label %89, label %52, !llvm.loop !10

89:                                               ; preds = %52, %46
  %90 = phi float [ %327, %46 ], [ %81, %52 ]
  %91 = phi float [ %329, %46 ], [ %83, %52 ]
  %92 = phi float [ %331, %46 ], [ %85, %52 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = add i32 %39, %6
  %94 = icmp slt i32 %93, %2
  br i1 %94, label %35, label %27, !llvm.loop !12

95:                                               ; preds = %35, %95
  %96 = phi float [ %331, %95 ], [ %36, %35 ]
  %97 = phi float [ %329, %95 ], [ %37, %35 ]
  %98 = phi float [ %327, %95 ], [ %38, %35 ]
  %99 = phi i32 [ %332, %95 ], [ 0, %35 ]
  %100 = phi i32 [ %333, %95 ], [ 0, %35 ]
  %101 = zext nneg i32 %99 to i64
  %102 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %101
  %103 = load float, ptr %102, align 16, !tbaa !8
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %107 = load float, ptr %106, align 8, !tbaa !8
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 12
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fsub contract float %103, %12
  %111 = fsub contract float %105, %14
  %112 = fsub contract float %107, %16
  %113 = fmul contract float %110, %110
  %114 = fmul contract float %111, %111
  %115 = fadd contract float %113, %114
  %116 = fmul contract float %112, %112
  %117 = fadd contract float %115, %116
  %118 = fadd contract float %3, %117
  %119 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %118)
  %120 = fmul contract float %109, %119
  %121 = fmul contract float %119, %120
  %122 = fmul contract float %119, %121
  %123 = fmul contract float %110, %122
  %124 = fadd contract float %98, %123
  %125 = fmul contract float %111, %122
  %126 = fadd contract float %97, %125
  %127 = fmul contract float %112, %122
  %128 = fadd contract float %96, %127
  %129 = zext nneg i32 %99 to i64
  %130 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load float, ptr %131, align 16, !tbaa !8
  %133 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %136 = load float, ptr %135, align 8, !tbaa !8
  %137 = getelementptr inbounds nuw i8, ptr %130, i64 28
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fsub contract float %132, %12
  %140 = fsub contract float %134, %14
  %141 = fsub contract float %136, %16
  %142 = fmul contract float %139, %139
  %143 = fmul contract float %140, %140
  %144 = fadd contract float %142, %143
  %145 = fmul contract float %141, %141
  %146 = fadd contract float %144, %145
  %147 = fadd contract float %3, %146
  %148 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %147)
  %149 = fmul contract float %138, %148
  %150 = fmul contract float %148, %149
  %151 = fmul contract float %148, %150
  %152 = fmul contract float %139, %151
  %153 = fadd contract float %124, %152
  %154 = fmul contract float %140, %151
  %155 = fadd contract float %126, %154
  %156 = fmul contract float %141, %151
  %157 = fadd contract float %128, %156
  %158 = zext nneg i32 %99 to i64
  %159 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 32
  %161 = load float, ptr %160, align 16, !tbaa !8
  %162 = getelementptr inbounds nuw i8, ptr %159, i64 36
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 40
  %165 = load float, ptr %164, align 8, !tbaa !8
  %166 = getelementptr inbounds nuw i8, ptr %159, i64 44
  %167 = load float, ptr %166, align 4, !tbaa !8
  %168 = fsub contract float %161, %12
  %169 = fsub contract float %163, %14
  %170 = fsub contract float %165, %16
  %171 = fmul contract float %168, %168
  %172 = fmul contract float %169, %169
  %173 = fadd contract float %171, %172
  %174 = fmul contract float %170, %170
  %175 = fadd contract float %173, %174
  %176 = fadd contract float %3, %175
  %177 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %176)
  %178 = fmul contract float %167, %177
  %179 = fmul contract float %177, %178
  %180 = fmul contract float %177, %179
  %181 = fmul contract float %168, %180
  %182 = fadd contract float %153, %181
  %183 = fmul contract float %169, %180
  %184 = fadd contract float %155, %183
  %185 = fmul contract float %170, %180
  %186 = fadd contract float %157, %185
  %187 = zext nneg i32 %99 to i64
  %188 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 48
  %190 = load float, ptr %189, align 16, !tbaa !8
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 52
  %192 = load float, ptr %191, align 4, !tbaa !8
  %193 = getelementptr inbounds nuw i8, ptr %188, i64 56
  %194 = load float, ptr %193, align 8, !tbaa !8
  %195 = getelementptr inbounds nuw i8, ptr %188, i64 60
  %196 = load float, ptr %195, align 4, !tbaa !8
  %197 = fsub contract float %190, %12
  %198 = fsub contract float %192, %14
  %199 = fsub contract float %194, %16
  %200 = fmul contract float %197, %197
  %201 = fmul contract float %198, %198
  %202 = fadd contract float %200, %201
  %203 = fmul contract float %199, %199
  %204 = fadd contract float %202, %203
  %205 = fadd contract float %3, %204
  %206 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %205)
  %207 = fmul contract float %196, %206
  %208 = fmul contract float %206, %207
  %209 = fmul contract float %206, %208
  %210 = fmul contract float %197, %209
  %211 = fadd contract float %182, %210
  %212 = fmul contract float %198, %209
  %213 = fadd contract float %184, %212
  %214 = fmul contract float %199, %209
  %215 = fadd contract float %186, %214
  %216 = zext nneg i32 %99 to i64
  %217 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %216
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 64
  %219 = load float, ptr %218, align 16, !tbaa !8
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 68
  %221 = load float, ptr %220, align 4, !tbaa !8
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 72
  %223 = load float, ptr %222, align 8, !tbaa !8
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 76
  %225 = load float, ptr %224, align 4, !tbaa !8
  %226 = fsub contract float %219, %12
  %227 = fsub contract float %221, %14
  %228 = fsub contract float %223, %16
  %229 = fmul contract float %226, %226
  %230 = fmul contract float %227, %227
  %231 = fadd contract float %229, %230
  %232 = fmul contract float %228, %228
  %233 = fadd contract float %231, %232
  %234 = fadd contract float %3, %233
  %235 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %234)
  %236 = fmul contract float %225, %235
  %237 = fmul contract float %235, %236
  %238 = fmul contract float %235, %237
  %239 = fmul contract float %226, %238
  %240 = fadd contract float %211, %239
  %241 = fmul contract float %227, %238
  %242 = fadd contract float %213, %241
  %243 = fmul contract float %228, %238
  %244 = fadd contract float %215, %243
  %245 = zext nneg i32 %99 to i64
  %246 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 80
  %248 = load float, ptr %247, align 16, !tbaa !8
  %249 = getelementptr inbounds nuw i8, ptr %246, i64 84
  %250 = load float, ptr %249, align 4, !tbaa !8
  %251 = getelementptr inbounds nuw i8, ptr %246, i64 88
  %252 = load float, ptr %251, align 8, !tbaa !8
  %253 = getelementptr inbounds nuw i8, ptr %246, i64 92
  %254 = load float, ptr %253, align 4, !tbaa !8
  %255 = fsub contract float %248, %12
  %256 = fsub contract float %250, %14
  %257 = fsub contract float %252, %16
  %258 = fmul contract float %255, %255
  %259 = fmul contract float %256, %256
  %260 = fadd contract float %258, %259
  %261 = fmul contract float %257, %257
  %262 = fadd contract float %260, %261
  %263 = fadd contract float %3, %262
  %264 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %263)
  %265 = fmul contract float %254, %264
  %266 = fmul contract float %264, %265
  %267 = fmul contract float %264, %266
  %268 = fmul contract float %255, %267
  %269 = fadd contract float %240, %268
  %270 = fmul contract float %256, %267
  %271 = fadd contract float %242, %270
  %272 = fmul contract float %257, %267
  %273 = fadd contract float %244, %272
  %274 = zext nneg i32 %99 to i64
  %275 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %274
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 96
  %277 = load float, ptr %276, align 16, !tbaa !8
  %278 = getelementptr inbounds nuw i8, ptr %275, i64 100
  %279 = load float, ptr %278, align 4, !tbaa !8
  %280 = getelementptr inbounds nuw i8, ptr %275, i64 104
  %281 = load float, ptr %280, align 8, !tbaa !8
  %282 = getelementptr inbounds nuw i8, ptr %275, i64 108
  %283 = load float, ptr %282, align 4, !tbaa !8
  %284 = fsub contract float %277, %12
  %285 = fsub contract float %279, %14
  %286 = fsub contract float %281, %16
  %287 = fmul contract float %284, %284
  %288 = fmul contract float %285, %285
  %289 = fadd contract float %287, %288
  %290 = fmul contract float %286, %286
  %291 = fadd contract float %289, %290
  %292 = fadd contract float %3, %291
  %293 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %292)
  %294 = fmul contract float %283, %293
  %295 = fmul contract float %293, %294
  %296 = fmul contract float %293, %295
  %297 = fmul contract float %284, %296
  %298 = fadd contract float %269, %297
  %299 = fmul contract float %285, %296
  %300 = fadd contract float %271, %299
  %301 = fmul contract float %286, %296
  %302 = fadd contract float %273, %301
  %303 = zext nneg i32 %99 to i64
  %304 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 %303
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 112
  %306 = load float, ptr %305, align 16, !tbaa !8
  %307 = getelementptr inbounds nuw i8, ptr %304, i64 116
  %308 = load float, ptr %307, align 4, !tbaa !8
  %309 = getelementptr inbounds nuw i8, ptr %304, i64 120
  %310 = load float, ptr %309, align 8, !tbaa !8
  %311 = getelementptr inbounds nuw i8, ptr %304, i64 124
  %312 = load float, ptr %311, align 4, !tbaa !8
  %313 = fsub contract float %306, %12
  %314 = fsub contract float %308, %14
  %315 = fsub contract float %310, %16
  %316 = fmul contract float %313, %313
  %317 = fmul contract float %314, %314
  %318 = fadd contract float %316, %317
  %319 = fmul contract float %315, %315
  %320 = fadd contract float %318, %319
  %321 = fadd contract float %3, %320
  %322 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %321)
  %323 = fmul contract float %312, %322
  %324 = fmul contract float %322, %323
  %325 = fmul contract float %322, %324
  %326 = fmul contract float %313, %325
  %327 = fadd contract float %298, %326
  %328 = fmul contract float %314, %325
  %329 = fadd contract float %300, %328
  %330 = fmul contract float %315, %325
  %331 = fadd contract float %302, %330
  %332 = add nuw nsw i32 %99, 8
  %333 = add i32 %100, 8
  %334 = icmp eq i32 %333, %24
  br i1 %334, label %46, label %95, !llvm.loop !14
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @leapfrog(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %172

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds %struct.Body, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !15
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load double, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %22 = load double, ptr %21, align 8, !tbaa !15
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %67

24:                                               ; preds = %13
  %25 = and i32 %3, 1
  %26 = icmp eq i32 %3, 1
  br i1 %26, label %31, label %27

27:                                               ; preds = %24
  %28 = and i32 %3, 2147483646
  br label %94

29:                                               ; preds = %165
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %67, label %31

31:                                               ; preds = %29, %24
  %32 = phi double [ 0.000000e+00, %24 ], [ %168, %29 ]
  %33 = phi double [ 0.000000e+00, %24 ], [ %167, %29 ]
  %34 = phi double [ 0.000000e+00, %24 ], [ %166, %29 ]
  %35 = phi i32 [ 0, %24 ], [ %169, %29 ]
  %36 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %36)
  %37 = icmp eq i32 %35, %11
  br i1 %37, label %67, label %38

38:                                               ; preds = %31
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load double, ptr %42, align 8, !tbaa !15
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %45 = load double, ptr %44, align 8, !tbaa !15
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %47 = load double, ptr %46, align 8, !tbaa !15
  %48 = fsub contract double %41, %16
  %49 = fsub contract double %43, %18
  %50 = fsub contract double %45, %20
  %51 = fmul contract double %48, %48
  %52 = fmul contract double %49, %49
  %53 = fadd contract double %51, %52
  %54 = fmul contract double %50, %50
  %55 = fadd contract double %53, %54
  %56 = fadd contract double %5, %55
  %57 = tail call contract noundef double @llvm.fabs.f64(double %47)
  %58 = tail call noundef double @llvm.sqrt.f64(double %56)
  %59 = fmul contract double %56, %58
  %60 = fdiv contract double %57, %59
  %61 = fmul contract double %48, %60
  %62 = fadd contract double %32, %61
  %63 = fmul contract double %49, %60
  %64 = fadd contract double %33, %63
  %65 = fmul contract double %50, %60
  %66 = fadd contract double %34, %65
  br label %67

67:                                               ; preds = %29, %38, %31, %13
  %68 = phi double [ 0.000000e+00, %13 ], [ %166, %29 ], [ %34, %31 ], [ %66, %38 ]
  %69 = phi double [ 0.000000e+00, %13 ], [ %167, %29 ], [ %33, %31 ], [ %64, %38 ]
  %70 = phi double [ 0.000000e+00, %13 ], [ %168, %29 ], [ %32, %31 ], [ %62, %38 ]
  %71 = getelementptr inbounds %struct.Body, ptr %1, i64 %14
  %72 = load double, ptr %71, align 8, !tbaa !17
  %73 = fmul contract double %4, 5.000000e-01
  %74 = fmul contract double %73, %70
  %75 = fadd contract double %74, %72
  %76 = fmul contract double %4, %75
  %77 = fadd contract double %16, %76
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %79 = load double, ptr %78, align 8, !tbaa !19
  %80 = fmul contract double %73, %69
  %81 = fadd contract double %80, %79
  %82 = fmul contract double %4, %81
  %83 = fadd contract double %18, %82
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %85 = load double, ptr %84, align 8, !tbaa !20
  %86 = fmul contract double %73, %68
  %87 = fadd contract double %86, %85
  %88 = fmul contract double %4, %87
  %89 = fadd contract double %20, %88
  %90 = getelementptr inbounds %struct.Body, ptr %2, i64 %14
  store double %77, ptr %90, align 8, !tbaa !15
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store double %83, ptr %91, align 8, !tbaa !15
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 16
  store double %89, ptr %92, align 8, !tbaa !15
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 24
  store double %22, ptr %93, align 8, !tbaa !15
  br label %172

94:                                               ; preds = %165, %27
  %95 = phi double [ 0.000000e+00, %27 ], [ %168, %165 ]
  %96 = phi double [ 0.000000e+00, %27 ], [ %167, %165 ]
  %97 = phi double [ 0.000000e+00, %27 ], [ %166, %165 ]
  %98 = phi i32 [ 0, %27 ], [ %169, %165 ]
  %99 = phi i32 [ 0, %27 ], [ %170, %165 ]
  %100 = icmp eq i32 %98, %11
  br i1 %100, label %130, label %101

101:                                              ; preds = %94
  %102 = zext nneg i32 %98 to i64
  %103 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !15
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load double, ptr %105, align 8, !tbaa !15
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load double, ptr %107, align 8, !tbaa !15
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %110 = load double, ptr %109, align 8, !tbaa !15
  %111 = fsub contract double %104, %16
  %112 = fsub contract double %106, %18
  %113 = fsub contract double %108, %20
  %114 = fmul contract double %111, %111
  %115 = fmul contract double %112, %112
  %116 = fadd contract double %114, %115
  %117 = fmul contract double %113, %113
  %118 = fadd contract double %116, %117
  %119 = fadd contract double %5, %118
  %120 = tail call contract noundef double @llvm.fabs.f64(double %110)
  %121 = tail call noundef double @llvm.sqrt.f64(double %119)
  %122 = fmul contract double %119, %121
  %123 = fdiv contract double %120, %122
  %124 = fmul contract double %111, %123
  %125 = fadd contract double %95, %124
  %126 = fmul contract double %112, %123
  %127 = fadd contract double %96, %126
  %128 = fmul contract double %113, %123
  %129 = fadd contract double %97, %128
  br label %130

130:                                              ; preds = %94, %101
  %131 = phi double [ %97, %94 ], [ %129, %101 ]
  %132 = phi double [ %96, %94 ], [ %127, %101 ]
  %133 = phi double [ %95, %94 ], [ %125, %101 ]
  %134 = or disjoint i32 %98, 1
  %135 = icmp eq i32 %134, %11
  br i1 %135, label %165, label %136

136:                                              ; preds = %130
  %137 = zext nneg i32 %134 to i64
  %138 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !15
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %140, align 8, !tbaa !15
  %142 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %143 = load double, ptr %142, align 8, !tbaa !15
  %144 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %145 = load double, ptr %144, align 8, !tbaa !15
  %146 = fsub contract double %139, %16
  %147 = fsub contract double %141, %18
  %148 = fsub contract double %143, %20
  %149 = fmul contract double %146, %146
  %150 = fmul contract double %147, %147
  %151 = fadd contract double %149, %150
  %152 = fmul contract double %148, %148
  %153 = fadd contract double %151, %152
  %154 = fadd contract double %5, %153
  %155 = tail call contract noundef double @llvm.fabs.f64(double %145)
  %156 = tail call noundef double @llvm.sqrt.f64(double %154)
  %157 = fmul contract double %154, %156
  %158 = fdiv contract double %155, %157
  %159 = fmul contract double %146, %158
  %160 = fadd contract double %133, %159
  %161 = fmul contract double %147, %158
  %162 = fadd contract double %132, %161
  %163 = fmul contract double %148, %158
  %164 = fadd contract double %131, %163
  br label %165

165:                                              ; preds = %136, %130
  %166 = phi double [ %131, %130 ], [ %164, %136 ]
  %167 = phi double [ %132, %130 ], [ %162, %136 ]
  %168 = phi double [ %133, %130 ], [ %160, %136 ]
  %169 = add nuw nsw i32 %98, 2
  %170 = add i32 %99, 2
  %171 = icmp eq i32 %170, %28
  br i1 %171, label %29, label %94, !llvm.loop !21

172:                                              ; preds = %6, %67
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!18, !16, i64 0}
!18 = !{!"_ZTS4Body", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!19 = !{!18, !16, i64 8}
!20 = !{!18, !16, i64 16}
!21 = distinct !{!21, !13}
