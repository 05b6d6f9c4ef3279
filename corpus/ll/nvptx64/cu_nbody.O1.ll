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
  br i1 %12, label %13, label %92

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
  br i1 %23, label %51, label %24

24:                                               ; preds = %86, %13
  %25 = phi double [ 0.000000e+00, %13 ], [ %87, %86 ]
  %26 = phi double [ 0.000000e+00, %13 ], [ %88, %86 ]
  %27 = phi double [ 0.000000e+00, %13 ], [ %89, %86 ]
  %28 = getelementptr inbounds %struct.Body, ptr %1, i64 %14
  %29 = load double, ptr %28, align 8, !tbaa !17
  %30 = fmul contract double %4, 5.000000e-01
  %31 = fmul contract double %30, %27
  %32 = fadd contract double %31, %29
  %33 = fmul contract double %4, %32
  %34 = fadd contract double %16, %33
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !19
  %37 = fmul contract double %30, %26
  %38 = fadd contract double %37, %36
  %39 = fmul contract double %4, %38
  %40 = fadd contract double %18, %39
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !20
  %43 = fmul contract double %30, %25
  %44 = fadd contract double %43, %42
  %45 = fmul contract double %4, %44
  %46 = fadd contract double %20, %45
  %47 = getelementptr inbounds %struct.Body, ptr %2, i64 %14
  store double %34, ptr %47, align 8, !tbaa !15
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %40, ptr %48, align 8, !tbaa !15
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store double %46, ptr %49, align 8, !tbaa !15
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 24
  store double %22, ptr %50, align 8, !tbaa !15
  br label %92

51:                                               ; preds = %13, %86
  %52 = phi double [ %89, %86 ], [ 0.000000e+00, %13 ]
  %53 = phi double [ %88, %86 ], [ 0.000000e+00, %13 ]
  %54 = phi double [ %87, %86 ], [ 0.000000e+00, %13 ]
  %55 = phi i32 [ %90, %86 ], [ 0, %13 ]
  %56 = icmp eq i32 %55, %11
  br i1 %56, label %86, label %57

57:                                               ; preds = %51
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !15
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %64 = load double, ptr %63, align 8, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fsub contract double %60, %16
  %68 = fsub contract double %62, %18
  %69 = fsub contract double %64, %20
  %70 = fmul contract double %67, %67
  %71 = fmul contract double %68, %68
  %72 = fadd contract double %70, %71
  %73 = fmul contract double %69, %69
  %74 = fadd contract double %72, %73
  %75 = fadd contract double %5, %74
  %76 = tail call contract noundef double @llvm.fabs.f64(double %66)
  %77 = tail call noundef double @llvm.sqrt.f64(double %75)
  %78 = fmul contract double %75, %77
  %79 = fdiv contract double %76, %78
  %80 = fmul contract double %67, %79
  %81 = fadd contract double %52, %80
  %82 = fmul contract double %68, %79
  %83 = fadd contract double %53, %82
  %84 = fmul contract double %69, %79
  %85 = fadd contract double %54, %84
  br label %86

86:                                               ; preds = %51, %57
  %87 = phi double [ %54, %51 ], [ %85, %57 ]
  %88 = phi double [ %53, %51 ], [ %83, %57 ]
  %89 = phi double [ %52, %51 ], [ %81, %57 ]
  %90 = add nuw nsw i32 %55, 1
  %91 = icmp eq i32 %90, %3
  br i1 %91, label %24, label %51, !llvm.loop !21

92:                                               ; preds = %6, %24
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
!12 = distinct !{!12, !13, !11}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!18, !16, i64 0}
!18 = !{!"_ZTS4Body", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!19 = !{!18, !16, i64 8}
!20 = !{!18, !16, i64 16}
!21 = distinct !{!21, !13, !11}
