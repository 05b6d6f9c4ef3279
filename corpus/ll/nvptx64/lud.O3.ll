; ModuleID = 'corpus/opencl/lud.cl'
source_filename = "corpus/opencl/lud.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lud_diagonal.shadow = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_perimeter.dia = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_internal.peri_row = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_internal.peri_col = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !14
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %11
  store float %10, ptr addrspace(3) %12, align 4, !tbaa !14
  %13 = add nsw i32 %6, %1
  %14 = add nsw i32 %13, %4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = zext nneg i32 %4 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i64 64
  store float %17, ptr addrspace(3) %20, align 4, !tbaa !14
  %21 = add nsw i32 %13, %1
  %22 = add nsw i32 %21, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 128
  store float %25, ptr addrspace(3) %28, align 4, !tbaa !14
  %29 = add nsw i32 %21, %1
  %30 = add nsw i32 %29, %4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = zext nneg i32 %4 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 192
  store float %33, ptr addrspace(3) %36, align 4, !tbaa !14
  %37 = add nsw i32 %29, %1
  %38 = add nsw i32 %37, %4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = zext nneg i32 %4 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %43, i64 256
  store float %41, ptr addrspace(3) %44, align 4, !tbaa !14
  %45 = add nsw i32 %37, %1
  %46 = add nsw i32 %45, %4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = zext nneg i32 %4 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 320
  store float %49, ptr addrspace(3) %52, align 4, !tbaa !14
  %53 = add nsw i32 %45, %1
  %54 = add nsw i32 %53, %4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !14
  %58 = zext nneg i32 %4 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i64 384
  store float %57, ptr addrspace(3) %60, align 4, !tbaa !14
  %61 = add nsw i32 %53, %1
  %62 = add nsw i32 %61, %4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = zext nneg i32 %4 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i64 448
  store float %65, ptr addrspace(3) %68, align 4, !tbaa !14
  %69 = add nsw i32 %61, %1
  %70 = add nsw i32 %69, %4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !14
  %74 = zext nneg i32 %4 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 512
  store float %73, ptr addrspace(3) %76, align 4, !tbaa !14
  %77 = add nsw i32 %69, %1
  %78 = add nsw i32 %77, %4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = zext nneg i32 %4 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i64 576
  store float %81, ptr addrspace(3) %84, align 4, !tbaa !14
  %85 = add nsw i32 %77, %1
  %86 = add nsw i32 %85, %4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4, !tbaa !14
  %90 = zext nneg i32 %4 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i64 640
  store float %89, ptr addrspace(3) %92, align 4, !tbaa !14
  %93 = add nsw i32 %85, %1
  %94 = add nsw i32 %93, %4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !14
  %98 = zext nneg i32 %4 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i64 704
  store float %97, ptr addrspace(3) %100, align 4, !tbaa !14
  %101 = add nsw i32 %93, %1
  %102 = add nsw i32 %101, %4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !14
  %106 = zext nneg i32 %4 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i64 768
  store float %105, ptr addrspace(3) %108, align 4, !tbaa !14
  %109 = add nsw i32 %101, %1
  %110 = add nsw i32 %109, %4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !14
  %114 = zext nneg i32 %4 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i64 832
  store float %113, ptr addrspace(3) %116, align 4, !tbaa !14
  %117 = add nsw i32 %109, %1
  %118 = add nsw i32 %117, %4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %122 = zext nneg i32 %4 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i64 896
  store float %121, ptr addrspace(3) %124, align 4, !tbaa !14
  %125 = add nsw i32 %117, %1
  %126 = add nsw i32 %125, %4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = zext nneg i32 %4 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i64 960
  store float %129, ptr addrspace(3) %132, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %133 = shl nuw nsw i32 %4, 4
  br label %212

134:                                              ; preds = %405
  %135 = add nsw i32 %2, 1
  %136 = mul nsw i32 %135, %1
  %137 = add nsw i32 %136, %2
  %138 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %139 = add nsw i32 %137, %4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %140
  store float %138, ptr addrspace(1) %141, align 4, !tbaa !14
  %142 = add nsw i32 %137, %1
  %143 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %144 = add nsw i32 %142, %4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %145
  store float %143, ptr addrspace(1) %146, align 4, !tbaa !14
  %147 = add nsw i32 %142, %1
  %148 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %149 = add nsw i32 %147, %4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %150
  store float %148, ptr addrspace(1) %151, align 4, !tbaa !14
  %152 = add nsw i32 %147, %1
  %153 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %154 = add nsw i32 %152, %4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %155
  store float %153, ptr addrspace(1) %156, align 4, !tbaa !14
  %157 = add nsw i32 %152, %1
  %158 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %159 = add nsw i32 %157, %4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %160
  store float %158, ptr addrspace(1) %161, align 4, !tbaa !14
  %162 = add nsw i32 %157, %1
  %163 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %164 = add nsw i32 %162, %4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %165
  store float %163, ptr addrspace(1) %166, align 4, !tbaa !14
  %167 = add nsw i32 %162, %1
  %168 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %169 = add nsw i32 %167, %4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %170
  store float %168, ptr addrspace(1) %171, align 4, !tbaa !14
  %172 = add nsw i32 %167, %1
  %173 = load float, ptr addrspace(3) %76, align 4, !tbaa !14
  %174 = add nsw i32 %172, %4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %175
  store float %173, ptr addrspace(1) %176, align 4, !tbaa !14
  %177 = add nsw i32 %172, %1
  %178 = load float, ptr addrspace(3) %84, align 4, !tbaa !14
  %179 = add nsw i32 %177, %4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %180
  store float %178, ptr addrspace(1) %181, align 4, !tbaa !14
  %182 = add nsw i32 %177, %1
  %183 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %184 = add nsw i32 %182, %4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %185
  store float %183, ptr addrspace(1) %186, align 4, !tbaa !14
  %187 = add nsw i32 %182, %1
  %188 = load float, ptr addrspace(3) %100, align 4, !tbaa !14
  %189 = add nsw i32 %187, %4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %190
  store float %188, ptr addrspace(1) %191, align 4, !tbaa !14
  %192 = add nsw i32 %187, %1
  %193 = load float, ptr addrspace(3) %108, align 4, !tbaa !14
  %194 = add nsw i32 %192, %4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %195
  store float %193, ptr addrspace(1) %196, align 4, !tbaa !14
  %197 = add nsw i32 %192, %1
  %198 = load float, ptr addrspace(3) %116, align 4, !tbaa !14
  %199 = add nsw i32 %197, %4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %200
  store float %198, ptr addrspace(1) %201, align 4, !tbaa !14
  %202 = add nsw i32 %197, %1
  %203 = load float, ptr addrspace(3) %124, align 4, !tbaa !14
  %204 = add nsw i32 %202, %4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %205
  store float %203, ptr addrspace(1) %206, align 4, !tbaa !14
  %207 = add nsw i32 %202, %1
  %208 = load float, ptr addrspace(3) %132, align 4, !tbaa !14
  %209 = add nsw i32 %207, %4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %210
  store float %208, ptr addrspace(1) %211, align 4, !tbaa !14
  ret void

212:                                              ; preds = %3, %405
  %213 = phi i32 [ 1, %3 ], [ %407, %405 ]
  %214 = phi i32 [ 0, %3 ], [ %406, %405 ]
  %215 = icmp samesign ult i32 %214, %4
  br i1 %215, label %216, label %315

216:                                              ; preds = %212
  %217 = icmp eq i32 %214, 0
  br i1 %217, label %251, label %218

218:                                              ; preds = %216
  %219 = or disjoint i32 %214, %133
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %220
  %222 = load float, ptr addrspace(3) %221, align 4, !tbaa !14
  %223 = and i32 %214, 3
  %224 = icmp samesign ult i32 %214, 4
  br i1 %224, label %229, label %225

225:                                              ; preds = %218
  %226 = and i32 %214, 2147483644
  br label %261

227:                                              ; preds = %261
  %228 = icmp eq i32 %223, 0
  br i1 %228, label %251, label %229

229:                                              ; preds = %227, %218
  %230 = phi float [ %222, %218 ], [ %311, %227 ]
  %231 = phi i32 [ 0, %218 ], [ %312, %227 ]
  %232 = icmp ne i32 %223, 0
  tail call void @llvm.assume(i1 %232)
  br label %233

233:                                              ; preds = %233, %229
  %234 = phi float [ %230, %229 ], [ %247, %233 ]
  %235 = phi i32 [ %231, %229 ], [ %248, %233 ]
  %236 = phi i32 [ 0, %229 ], [ %249, %233 ]
  %237 = add nuw nsw i32 %235, %133
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %238
  %240 = load float, ptr addrspace(3) %239, align 4, !tbaa !14
  %241 = shl nsw i32 %235, 4
  %242 = add nuw nsw i32 %241, %214
  %243 = zext nneg i32 %242 to i64
  %244 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %243
  %245 = load float, ptr addrspace(3) %244, align 4, !tbaa !14
  %246 = fneg float %240
  %247 = tail call float @llvm.fmuladd.f32(float %246, float %245, float %234)
  store float %247, ptr addrspace(3) %221, align 4, !tbaa !14
  %248 = add nuw nsw i32 %235, 1
  %249 = add i32 %236, 1
  %250 = icmp eq i32 %249, %223
  br i1 %250, label %251, label %233, !llvm.loop !16

251:                                              ; preds = %227, %233, %216
  %252 = mul nuw nsw i32 %214, 17
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %253
  %255 = load float, ptr addrspace(3) %254, align 4, !tbaa !14
  %256 = add nuw nsw i32 %214, %133
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %257
  %259 = load float, ptr addrspace(3) %258, align 4, !tbaa !14
  %260 = fdiv float %259, %255
  store float %260, ptr addrspace(3) %258, align 4, !tbaa !14
  br label %315

261:                                              ; preds = %261, %225
  %262 = phi float [ %222, %225 ], [ %311, %261 ]
  %263 = phi i32 [ 0, %225 ], [ %312, %261 ]
  %264 = phi i32 [ 0, %225 ], [ %313, %261 ]
  %265 = add nuw nsw i32 %263, %133
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %266
  %268 = load float, ptr addrspace(3) %267, align 4, !tbaa !14
  %269 = shl nsw i32 %263, 4
  %270 = add nuw nsw i32 %269, %214
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %271
  %273 = load float, ptr addrspace(3) %272, align 4, !tbaa !14
  %274 = fneg float %268
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %273, float %262)
  store float %275, ptr addrspace(3) %221, align 4, !tbaa !14
  %276 = or disjoint i32 %263, 1
  %277 = add nuw nsw i32 %276, %133
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %278
  %280 = load float, ptr addrspace(3) %279, align 4, !tbaa !14
  %281 = shl nsw i32 %276, 4
  %282 = add nuw nsw i32 %281, %214
  %283 = zext nneg i32 %282 to i64
  %284 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %283
  %285 = load float, ptr addrspace(3) %284, align 4, !tbaa !14
  %286 = fneg float %280
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %285, float %275)
  store float %287, ptr addrspace(3) %221, align 4, !tbaa !14
  %288 = or disjoint i32 %263, 2
  %289 = add nuw nsw i32 %288, %133
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %290
  %292 = load float, ptr addrspace(3) %291, align 4, !tbaa !14
  %293 = shl nsw i32 %288, 4
  %294 = add nuw nsw i32 %293, %214
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %295
  %297 = load float, ptr addrspace(3) %296, align 4, !tbaa !14
  %298 = fneg float %292
  %299 = tail call float @llvm.fmuladd.f32(float %298, float %297, float %287)
  store float %299, ptr addrspace(3) %221, align 4, !tbaa !14
  %300 = or disjoint i32 %263, 3
  %301 = add nuw nsw i32 %300, %133
  %302 = zext nneg i32 %301 to i64
  %303 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %302
  %304 = load float, ptr addrspace(3) %303, align 4, !tbaa !14
  %305 = shl nsw i32 %300, 4
  %306 = add nuw nsw i32 %305, %214
  %307 = zext nneg i32 %306 to i64
  %308 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %307
  %309 = load float, ptr addrspace(3) %308, align 4, !tbaa !14
  %310 = fneg float %304
  %311 = tail call float @llvm.fmuladd.f32(float %310, float %309, float %299)
  store float %311, ptr addrspace(3) %221, align 4, !tbaa !14
  %312 = add nuw nsw i32 %263, 4
  %313 = add i32 %264, 4
  %314 = icmp eq i32 %313, %226
  br i1 %314, label %227, label %261

315:                                              ; preds = %251, %212
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %215, label %316, label %405

316:                                              ; preds = %315
  %317 = shl nuw nsw i32 %214, 4
  %318 = add nuw nsw i32 %317, 16
  %319 = add nuw nsw i32 %318, %4
  %320 = zext nneg i32 %319 to i64
  %321 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %320
  %322 = load float, ptr addrspace(3) %321, align 4, !tbaa !14
  %323 = and i32 %213, 3
  %324 = icmp samesign ult i32 %214, 3
  br i1 %324, label %383, label %325

325:                                              ; preds = %316
  %326 = and i32 %213, 2147483644
  br label %327

327:                                              ; preds = %327, %325
  %328 = phi i32 [ 0, %325 ], [ %378, %327 ]
  %329 = phi float [ %322, %325 ], [ %377, %327 ]
  %330 = phi i32 [ 0, %325 ], [ %379, %327 ]
  %331 = add nuw nsw i32 %328, %318
  %332 = zext nneg i32 %331 to i64
  %333 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %332
  %334 = load float, ptr addrspace(3) %333, align 4, !tbaa !14
  %335 = shl nsw i32 %328, 4
  %336 = add nuw nsw i32 %335, %4
  %337 = zext nneg i32 %336 to i64
  %338 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %337
  %339 = load float, ptr addrspace(3) %338, align 4, !tbaa !14
  %340 = fneg float %334
  %341 = tail call float @llvm.fmuladd.f32(float %340, float %339, float %329)
  store float %341, ptr addrspace(3) %321, align 4, !tbaa !14
  %342 = or disjoint i32 %328, 1
  %343 = add nuw nsw i32 %342, %318
  %344 = zext nneg i32 %343 to i64
  %345 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %344
  %346 = load float, ptr addrspace(3) %345, align 4, !tbaa !14
  %347 = shl nsw i32 %342, 4
  %348 = add nuw nsw i32 %347, %4
  %349 = zext nneg i32 %348 to i64
  %350 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %349
  %351 = load float, ptr addrspace(3) %350, align 4, !tbaa !14
  %352 = fneg float %346
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %351, float %341)
  store float %353, ptr addrspace(3) %321, align 4, !tbaa !14
  %354 = or disjoint i32 %328, 2
  %355 = add nuw nsw i32 %354, %318
  %356 = zext nneg i32 %355 to i64
  %357 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %356
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !14
  %359 = shl nsw i32 %354, 4
  %360 = add nuw nsw i32 %359, %4
  %361 = zext nneg i32 %360 to i64
  %362 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %361
  %363 = load float, ptr addrspace(3) %362, align 4, !tbaa !14
  %364 = fneg float %358
  %365 = tail call float @llvm.fmuladd.f32(float %364, float %363, float %353)
  store float %365, ptr addrspace(3) %321, align 4, !tbaa !14
  %366 = or disjoint i32 %328, 3
  %367 = add nuw nsw i32 %366, %318
  %368 = zext nneg i32 %367 to i64
  %369 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %368
  %370 = load float, ptr addrspace(3) %369, align 4, !tbaa !14
  %371 = shl nsw i32 %366, 4
  %372 = add nuw nsw i32 %371, %4
  %373 = zext nneg i32 %372 to i64
  %374 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %373
  %375 = load float, ptr addrspace(3) %374, align 4, !tbaa !14
  %376 = fneg float %370
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %375, float %365)
  store float %377, ptr addrspace(3) %321, align 4, !tbaa !14
  %378 = add nuw nsw i32 %328, 4
  %379 = add i32 %330, 4
  %380 = icmp eq i32 %379, %326
  br i1 %380, label %381, label %327

381:                                              ; preds = %327
  %382 = icmp eq i32 %323, 0
  br i1 %382, label %405, label %383

383:                                              ; preds = %381, %316
  %384 = phi i32 [ 0, %316 ], [ %378, %381 ]
  %385 = phi float [ %322, %316 ], [ %377, %381 ]
  %386 = icmp ne i32 %323, 0
  tail call void @llvm.assume(i1 %386)
  br label %387

387:                                              ; preds = %387, %383
  %388 = phi i32 [ %384, %383 ], [ %402, %387 ]
  %389 = phi float [ %385, %383 ], [ %401, %387 ]
  %390 = phi i32 [ 0, %383 ], [ %403, %387 ]
  %391 = add nuw nsw i32 %388, %318
  %392 = zext nneg i32 %391 to i64
  %393 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %392
  %394 = load float, ptr addrspace(3) %393, align 4, !tbaa !14
  %395 = shl nsw i32 %388, 4
  %396 = add nuw nsw i32 %395, %4
  %397 = zext nneg i32 %396 to i64
  %398 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %397
  %399 = load float, ptr addrspace(3) %398, align 4, !tbaa !14
  %400 = fneg float %394
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %399, float %389)
  store float %401, ptr addrspace(3) %321, align 4, !tbaa !14
  %402 = add nuw nsw i32 %388, 1
  %403 = add i32 %390, 1
  %404 = icmp eq i32 %403, %323
  br i1 %404, label %405, label %387, !llvm.loop !18

405:                                              ; preds = %381, %387, %315
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %406 = add nuw nsw i32 %214, 1
  %407 = add nuw nsw i32 %213, 1
  %408 = icmp eq i32 %406, 15
  br i1 %408, label %134, label %212
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = and i32 %5, 15
  %8 = icmp samesign ugt i32 %5, 15
  %9 = add i32 %1, 1
  %10 = mul i32 %2, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %6
  %12 = or disjoint i32 %7, 16
  %13 = add i32 %12, %10
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %15 = add i32 %10, %7
  %16 = shl i32 %4, 4
  %17 = add i32 %16, %13
  %18 = add i32 %16, 16
  %19 = and i64 %6, 15
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i64 %19
  br label %456

21:                                               ; preds = %504
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %454, label %22

22:                                               ; preds = %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 64
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %25 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 64), align 4, !tbaa !14
  %26 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %27 = fneg float %25
  %28 = tail call float @llvm.fmuladd.f32(float %27, float %26, float %24)
  store float %28, ptr addrspace(3) %23, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 128
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %31 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 128), align 4, !tbaa !14
  %32 = fneg float %31
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %26, float %30)
  %34 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 132), align 4, !tbaa !14
  %35 = fneg float %34
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %28, float %33)
  store float %36, ptr addrspace(3) %29, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 192
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %39 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 192), align 4, !tbaa !14
  %40 = fneg float %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %26, float %38)
  %42 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 196), align 4, !tbaa !14
  %43 = fneg float %42
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %28, float %41)
  %45 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 200), align 4, !tbaa !14
  %46 = fneg float %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %36, float %44)
  store float %47, ptr addrspace(3) %37, align 4, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 256
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %50 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 256), align 4, !tbaa !14
  %51 = fneg float %50
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %26, float %49)
  %53 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 260), align 4, !tbaa !14
  %54 = fneg float %53
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %28, float %52)
  %56 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 264), align 4, !tbaa !14
  %57 = fneg float %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %36, float %55)
  %59 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 268), align 4, !tbaa !14
  %60 = fneg float %59
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %47, float %58)
  store float %61, ptr addrspace(3) %48, align 4, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 320
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %64 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 320), align 4, !tbaa !14
  %65 = fneg float %64
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %26, float %63)
  %67 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 324), align 4, !tbaa !14
  %68 = fneg float %67
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %28, float %66)
  %70 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 328), align 4, !tbaa !14
  %71 = fneg float %70
  %72 = tail call float @llvm.fmuladd.f32(float %71, float %36, float %69)
  %73 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 332), align 4, !tbaa !14
  %74 = fneg float %73
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %47, float %72)
  %76 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 336), align 4, !tbaa !14
  %77 = fneg float %76
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %61, float %75)
  store float %78, ptr addrspace(3) %62, align 4, !tbaa !14
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 384
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %81 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 384), align 4, !tbaa !14
  %82 = fneg float %81
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %26, float %80)
  %84 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 388), align 4, !tbaa !14
  %85 = fneg float %84
  %86 = tail call float @llvm.fmuladd.f32(float %85, float %28, float %83)
  %87 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 392), align 4, !tbaa !14
  %88 = fneg float %87
  %89 = tail call float @llvm.fmuladd.f32(float %88, float %36, float %86)
  %90 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 396), align 4, !tbaa !14
  %91 = fneg float %90
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %47, float %89)
  %93 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 400), align 4, !tbaa !14
  %94 = fneg float %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %61, float %92)
  %96 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 404), align 4, !tbaa !14
  %97 = fneg float %96
  %98 = tail call float @llvm.fmuladd.f32(float %97, float %78, float %95)
  store float %98, ptr addrspace(3) %79, align 4, !tbaa !14
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 448
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %101 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 448), align 4, !tbaa !14
  %102 = fneg float %101
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %26, float %100)
  %104 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 452), align 4, !tbaa !14
  %105 = fneg float %104
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %28, float %103)
  %107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 456), align 4, !tbaa !14
  %108 = fneg float %107
  %109 = tail call float @llvm.fmuladd.f32(float %108, float %36, float %106)
  %110 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 460), align 4, !tbaa !14
  %111 = fneg float %110
  %112 = tail call float @llvm.fmuladd.f32(float %111, float %47, float %109)
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 464), align 4, !tbaa !14
  %114 = fneg float %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %61, float %112)
  %116 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 468), align 4, !tbaa !14
  %117 = fneg float %116
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %78, float %115)
  %119 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 472), align 4, !tbaa !14
  %120 = fneg float %119
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %98, float %118)
  store float %121, ptr addrspace(3) %99, align 4, !tbaa !14
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 512
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !14
  %124 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 512), align 4, !tbaa !14
  %125 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %126 = fneg float %124
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %125, float %123)
  %128 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 516), align 4, !tbaa !14
  %129 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %130 = fneg float %128
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %129, float %127)
  %132 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 520), align 4, !tbaa !14
  %133 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %134 = fneg float %132
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %133, float %131)
  %136 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 524), align 4, !tbaa !14
  %137 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %138 = fneg float %136
  %139 = tail call float @llvm.fmuladd.f32(float %138, float %137, float %135)
  %140 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 528), align 4, !tbaa !14
  %141 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %142 = fneg float %140
  %143 = tail call float @llvm.fmuladd.f32(float %142, float %141, float %139)
  %144 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 532), align 4, !tbaa !14
  %145 = fneg float %144
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %78, float %143)
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 536), align 4, !tbaa !14
  %148 = fneg float %147
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %98, float %146)
  %150 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 540), align 4, !tbaa !14
  %151 = fneg float %150
  %152 = tail call float @llvm.fmuladd.f32(float %151, float %121, float %149)
  store float %152, ptr addrspace(3) %122, align 4, !tbaa !14
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 576
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !14
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 576), align 4, !tbaa !14
  %156 = fneg float %155
  %157 = tail call float @llvm.fmuladd.f32(float %156, float %125, float %154)
  %158 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 580), align 4, !tbaa !14
  %159 = fneg float %158
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %129, float %157)
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 584), align 4, !tbaa !14
  %162 = fneg float %161
  %163 = tail call float @llvm.fmuladd.f32(float %162, float %133, float %160)
  %164 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 588), align 4, !tbaa !14
  %165 = fneg float %164
  %166 = tail call float @llvm.fmuladd.f32(float %165, float %137, float %163)
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 592), align 4, !tbaa !14
  %168 = fneg float %167
  %169 = tail call float @llvm.fmuladd.f32(float %168, float %141, float %166)
  %170 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 596), align 4, !tbaa !14
  %171 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %172 = fneg float %170
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %171, float %169)
  %174 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 600), align 4, !tbaa !14
  %175 = fneg float %174
  %176 = tail call float @llvm.fmuladd.f32(float %175, float %98, float %173)
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 604), align 4, !tbaa !14
  %178 = fneg float %177
  %179 = tail call float @llvm.fmuladd.f32(float %178, float %121, float %176)
  %180 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 608), align 4, !tbaa !14
  %181 = fneg float %180
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %152, float %179)
  store float %182, ptr addrspace(3) %153, align 4, !tbaa !14
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 640
  %184 = load float, ptr addrspace(3) %183, align 4, !tbaa !14
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 640), align 4, !tbaa !14
  %186 = fneg float %185
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %125, float %184)
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 644), align 4, !tbaa !14
  %189 = fneg float %188
  %190 = tail call float @llvm.fmuladd.f32(float %189, float %129, float %187)
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 648), align 4, !tbaa !14
  %192 = fneg float %191
  %193 = tail call float @llvm.fmuladd.f32(float %192, float %133, float %190)
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 652), align 4, !tbaa !14
  %195 = fneg float %194
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %137, float %193)
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 656), align 4, !tbaa !14
  %198 = fneg float %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %141, float %196)
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 660), align 4, !tbaa !14
  %201 = fneg float %200
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %171, float %199)
  %203 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 664), align 4, !tbaa !14
  %204 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %205 = fneg float %203
  %206 = tail call float @llvm.fmuladd.f32(float %205, float %204, float %202)
  %207 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 668), align 4, !tbaa !14
  %208 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %209 = fneg float %207
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %208, float %206)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 672), align 4, !tbaa !14
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %152, float %210)
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 676), align 4, !tbaa !14
  %215 = fneg float %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %182, float %213)
  store float %216, ptr addrspace(3) %183, align 4, !tbaa !14
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 704
  %218 = load float, ptr addrspace(3) %217, align 4, !tbaa !14
  %219 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 704), align 4, !tbaa !14
  %220 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %221 = fneg float %219
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %220, float %218)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 708), align 4, !tbaa !14
  %224 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %225 = fneg float %223
  %226 = tail call float @llvm.fmuladd.f32(float %225, float %224, float %222)
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 712), align 4, !tbaa !14
  %228 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %229 = fneg float %227
  %230 = tail call float @llvm.fmuladd.f32(float %229, float %228, float %226)
  %231 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 716), align 4, !tbaa !14
  %232 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %233 = fneg float %231
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %232, float %230)
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 720), align 4, !tbaa !14
  %236 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %237 = fneg float %235
  %238 = tail call float @llvm.fmuladd.f32(float %237, float %236, float %234)
  %239 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 724), align 4, !tbaa !14
  %240 = fneg float %239
  %241 = tail call float @llvm.fmuladd.f32(float %240, float %171, float %238)
  %242 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 728), align 4, !tbaa !14
  %243 = fneg float %242
  %244 = tail call float @llvm.fmuladd.f32(float %243, float %204, float %241)
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 732), align 4, !tbaa !14
  %246 = fneg float %245
  %247 = tail call float @llvm.fmuladd.f32(float %246, float %208, float %244)
  %248 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 736), align 4, !tbaa !14
  %249 = load float, ptr addrspace(3) %122, align 4, !tbaa !14
  %250 = fneg float %248
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %249, float %247)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 740), align 4, !tbaa !14
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %182, float %251)
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 744), align 4, !tbaa !14
  %256 = fneg float %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %216, float %254)
  store float %257, ptr addrspace(3) %217, align 4, !tbaa !14
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 768
  %259 = load float, ptr addrspace(3) %258, align 4, !tbaa !14
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 768), align 4, !tbaa !14
  %261 = fneg float %260
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %220, float %259)
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 772), align 4, !tbaa !14
  %264 = fneg float %263
  %265 = tail call float @llvm.fmuladd.f32(float %264, float %224, float %262)
  %266 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 776), align 4, !tbaa !14
  %267 = fneg float %266
  %268 = tail call float @llvm.fmuladd.f32(float %267, float %228, float %265)
  %269 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 780), align 4, !tbaa !14
  %270 = fneg float %269
  %271 = tail call float @llvm.fmuladd.f32(float %270, float %232, float %268)
  %272 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 784), align 4, !tbaa !14
  %273 = fneg float %272
  %274 = tail call float @llvm.fmuladd.f32(float %273, float %236, float %271)
  %275 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 788), align 4, !tbaa !14
  %276 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %277 = fneg float %275
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %276, float %274)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 792), align 4, !tbaa !14
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %204, float %278)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 796), align 4, !tbaa !14
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %208, float %281)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 800), align 4, !tbaa !14
  %286 = fneg float %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %249, float %284)
  %288 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 804), align 4, !tbaa !14
  %289 = load float, ptr addrspace(3) %153, align 4, !tbaa !14
  %290 = fneg float %288
  %291 = tail call float @llvm.fmuladd.f32(float %290, float %289, float %287)
  %292 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 808), align 4, !tbaa !14
  %293 = fneg float %292
  %294 = tail call float @llvm.fmuladd.f32(float %293, float %216, float %291)
  %295 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 812), align 4, !tbaa !14
  %296 = fneg float %295
  %297 = tail call float @llvm.fmuladd.f32(float %296, float %257, float %294)
  store float %297, ptr addrspace(3) %258, align 4, !tbaa !14
  %298 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 832
  %299 = load float, ptr addrspace(3) %298, align 4, !tbaa !14
  %300 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 832), align 4, !tbaa !14
  %301 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %302 = fneg float %300
  %303 = tail call float @llvm.fmuladd.f32(float %302, float %301, float %299)
  %304 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 836), align 4, !tbaa !14
  %305 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %306 = fneg float %304
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %305, float %303)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 840), align 4, !tbaa !14
  %309 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %310 = fneg float %308
  %311 = tail call float @llvm.fmuladd.f32(float %310, float %309, float %307)
  %312 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 844), align 4, !tbaa !14
  %313 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %314 = fneg float %312
  %315 = tail call float @llvm.fmuladd.f32(float %314, float %313, float %311)
  %316 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 848), align 4, !tbaa !14
  %317 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %318 = fneg float %316
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %317, float %315)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 852), align 4, !tbaa !14
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %276, float %319)
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 856), align 4, !tbaa !14
  %324 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %325 = fneg float %323
  %326 = tail call float @llvm.fmuladd.f32(float %325, float %324, float %322)
  %327 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 860), align 4, !tbaa !14
  %328 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %329 = fneg float %327
  %330 = tail call float @llvm.fmuladd.f32(float %329, float %328, float %326)
  %331 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 864), align 4, !tbaa !14
  %332 = load float, ptr addrspace(3) %122, align 4, !tbaa !14
  %333 = fneg float %331
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %332, float %330)
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 868), align 4, !tbaa !14
  %336 = fneg float %335
  %337 = tail call float @llvm.fmuladd.f32(float %336, float %289, float %334)
  %338 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 872), align 4, !tbaa !14
  %339 = load float, ptr addrspace(3) %183, align 4, !tbaa !14
  %340 = fneg float %338
  %341 = tail call float @llvm.fmuladd.f32(float %340, float %339, float %337)
  %342 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 876), align 4, !tbaa !14
  %343 = load float, ptr addrspace(3) %217, align 4, !tbaa !14
  %344 = fneg float %342
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %343, float %341)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 880), align 4, !tbaa !14
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %297, float %345)
  store float %348, ptr addrspace(3) %298, align 4, !tbaa !14
  %349 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 896
  %350 = load float, ptr addrspace(3) %349, align 4, !tbaa !14
  %351 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 896), align 4, !tbaa !14
  %352 = fneg float %351
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %301, float %350)
  %354 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 900), align 4, !tbaa !14
  %355 = fneg float %354
  %356 = tail call float @llvm.fmuladd.f32(float %355, float %305, float %353)
  %357 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 904), align 4, !tbaa !14
  %358 = fneg float %357
  %359 = tail call float @llvm.fmuladd.f32(float %358, float %309, float %356)
  %360 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 908), align 4, !tbaa !14
  %361 = fneg float %360
  %362 = tail call float @llvm.fmuladd.f32(float %361, float %313, float %359)
  %363 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 912), align 4, !tbaa !14
  %364 = fneg float %363
  %365 = tail call float @llvm.fmuladd.f32(float %364, float %317, float %362)
  %366 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 916), align 4, !tbaa !14
  %367 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %368 = fneg float %366
  %369 = tail call float @llvm.fmuladd.f32(float %368, float %367, float %365)
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 920), align 4, !tbaa !14
  %371 = fneg float %370
  %372 = tail call float @llvm.fmuladd.f32(float %371, float %324, float %369)
  %373 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 924), align 4, !tbaa !14
  %374 = fneg float %373
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %328, float %372)
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 928), align 4, !tbaa !14
  %377 = fneg float %376
  %378 = tail call float @llvm.fmuladd.f32(float %377, float %332, float %375)
  %379 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 932), align 4, !tbaa !14
  %380 = load float, ptr addrspace(3) %153, align 4, !tbaa !14
  %381 = fneg float %379
  %382 = tail call float @llvm.fmuladd.f32(float %381, float %380, float %378)
  %383 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 936), align 4, !tbaa !14
  %384 = fneg float %383
  %385 = tail call float @llvm.fmuladd.f32(float %384, float %339, float %382)
  %386 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 940), align 4, !tbaa !14
  %387 = fneg float %386
  %388 = tail call float @llvm.fmuladd.f32(float %387, float %343, float %385)
  %389 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 944), align 4, !tbaa !14
  %390 = load float, ptr addrspace(3) %258, align 4, !tbaa !14
  %391 = fneg float %389
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %390, float %388)
  %393 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 948), align 4, !tbaa !14
  %394 = fneg float %393
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %348, float %392)
  store float %395, ptr addrspace(3) %349, align 4, !tbaa !14
  %396 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 960
  %397 = load float, ptr addrspace(3) %396, align 4, !tbaa !14
  %398 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 960), align 4, !tbaa !14
  %399 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %400 = fneg float %398
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %399, float %397)
  %402 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 964), align 4, !tbaa !14
  %403 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %404 = fneg float %402
  %405 = tail call float @llvm.fmuladd.f32(float %404, float %403, float %401)
  %406 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 968), align 4, !tbaa !14
  %407 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %408 = fneg float %406
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %407, float %405)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 972), align 4, !tbaa !14
  %411 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %412 = fneg float %410
  %413 = tail call float @llvm.fmuladd.f32(float %412, float %411, float %409)
  %414 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 976), align 4, !tbaa !14
  %415 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %416 = fneg float %414
  %417 = tail call float @llvm.fmuladd.f32(float %416, float %415, float %413)
  %418 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 980), align 4, !tbaa !14
  %419 = fneg float %418
  %420 = tail call float @llvm.fmuladd.f32(float %419, float %367, float %417)
  %421 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 984), align 4, !tbaa !14
  %422 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %423 = fneg float %421
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %422, float %420)
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 988), align 4, !tbaa !14
  %426 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %427 = fneg float %425
  %428 = tail call float @llvm.fmuladd.f32(float %427, float %426, float %424)
  %429 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 992), align 4, !tbaa !14
  %430 = load float, ptr addrspace(3) %122, align 4, !tbaa !14
  %431 = fneg float %429
  %432 = tail call float @llvm.fmuladd.f32(float %431, float %430, float %428)
  %433 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 996), align 4, !tbaa !14
  %434 = fneg float %433
  %435 = tail call float @llvm.fmuladd.f32(float %434, float %380, float %432)
  %436 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 1000), align 4, !tbaa !14
  %437 = load float, ptr addrspace(3) %183, align 4, !tbaa !14
  %438 = fneg float %436
  %439 = tail call float @llvm.fmuladd.f32(float %438, float %437, float %435)
  %440 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 1004), align 4, !tbaa !14
  %441 = load float, ptr addrspace(3) %217, align 4, !tbaa !14
  %442 = fneg float %440
  %443 = tail call float @llvm.fmuladd.f32(float %442, float %441, float %439)
  %444 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 1008), align 4, !tbaa !14
  %445 = fneg float %444
  %446 = tail call float @llvm.fmuladd.f32(float %445, float %390, float %443)
  %447 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 1012), align 4, !tbaa !14
  %448 = load float, ptr addrspace(3) %298, align 4, !tbaa !14
  %449 = fneg float %447
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %448, float %446)
  %451 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i64 1016), align 4, !tbaa !14
  %452 = fneg float %451
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %395, float %450)
  store float %453, ptr addrspace(3) %396, align 4, !tbaa !14
  br label %621

454:                                              ; preds = %21
  %455 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i64 %19
  br label %507

456:                                              ; preds = %504, %3
  %457 = phi i32 [ 0, %3 ], [ %505, %504 ]
  br i1 %8, label %458, label %467

458:                                              ; preds = %456
  %459 = add nuw nsw i32 %18, %457
  %460 = mul i32 %459, %1
  %461 = add i32 %15, %460
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %462
  %464 = load float, ptr addrspace(1) %463, align 4, !tbaa !14
  %465 = zext nneg i32 %457 to i64
  %466 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %20, i64 %465
  store float %464, ptr addrspace(3) %466, align 4, !tbaa !14
  br label %480

467:                                              ; preds = %456
  %468 = mul nsw i32 %457, %1
  %469 = add i32 %15, %468
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %470
  %472 = load float, ptr addrspace(1) %471, align 4, !tbaa !14
  %473 = zext nneg i32 %457 to i64
  %474 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %11, i64 %473
  store float %472, ptr addrspace(3) %474, align 4, !tbaa !14
  %475 = add i32 %17, %468
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %476
  %478 = load float, ptr addrspace(1) %477, align 4, !tbaa !14
  %479 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %14, i64 %473
  store float %478, ptr addrspace(3) %479, align 4, !tbaa !14
  br label %480

480:                                              ; preds = %458, %467
  %481 = or disjoint i32 %457, 1
  br i1 %8, label %495, label %482

482:                                              ; preds = %480
  %483 = mul nsw i32 %481, %1
  %484 = add i32 %15, %483
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %485
  %487 = load float, ptr addrspace(1) %486, align 4, !tbaa !14
  %488 = zext nneg i32 %481 to i64
  %489 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %11, i64 %488
  store float %487, ptr addrspace(3) %489, align 4, !tbaa !14
  %490 = add i32 %17, %483
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %491
  %493 = load float, ptr addrspace(1) %492, align 4, !tbaa !14
  %494 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %14, i64 %488
  store float %493, ptr addrspace(3) %494, align 4, !tbaa !14
  br label %504

495:                                              ; preds = %480
  %496 = add nuw nsw i32 %18, %481
  %497 = mul i32 %496, %1
  %498 = add i32 %15, %497
  %499 = sext i32 %498 to i64
  %500 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %499
  %501 = load float, ptr addrspace(1) %500, align 4, !tbaa !14
  %502 = zext nneg i32 %481 to i64
  %503 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %20, i64 %502
  store float %501, ptr addrspace(3) %503, align 4, !tbaa !14
  br label %504

504:                                              ; preds = %495, %482
  %505 = add nuw nsw i32 %457, 2
  %506 = icmp eq i32 %505, 16
  br i1 %506, label %21, label %456

507:                                              ; preds = %454, %541
  %508 = phi i32 [ 0, %454 ], [ %549, %541 ]
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %512

510:                                              ; preds = %507
  %511 = load float, ptr addrspace(3) %455, align 4, !tbaa !14
  br label %541

512:                                              ; preds = %507
  %513 = zext nneg i32 %508 to i64
  %514 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %513
  %515 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %513
  %516 = load float, ptr addrspace(3) %515, align 4, !tbaa !14
  %517 = and i32 %508, 7
  %518 = icmp samesign ult i32 %508, 8
  br i1 %518, label %523, label %519

519:                                              ; preds = %512
  %520 = and i32 %508, 2147483640
  br label %551

521:                                              ; preds = %551
  %522 = icmp eq i32 %517, 0
  br i1 %522, label %541, label %523

523:                                              ; preds = %521, %512
  %524 = phi float [ %516, %512 ], [ %617, %521 ]
  %525 = phi i32 [ 0, %512 ], [ %618, %521 ]
  %526 = icmp ne i32 %517, 0
  tail call void @llvm.assume(i1 %526)
  br label %527

527:                                              ; preds = %527, %523
  %528 = phi float [ %524, %523 ], [ %537, %527 ]
  %529 = phi i32 [ %525, %523 ], [ %538, %527 ]
  %530 = phi i32 [ 0, %523 ], [ %539, %527 ]
  %531 = zext nneg i32 %529 to i64
  %532 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %531
  %533 = load float, ptr addrspace(3) %532, align 4, !tbaa !14
  %534 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %531
  %535 = load float, ptr addrspace(3) %534, align 4, !tbaa !14
  %536 = fneg float %533
  %537 = tail call float @llvm.fmuladd.f32(float %536, float %535, float %528)
  store float %537, ptr addrspace(3) %515, align 4, !tbaa !14
  %538 = add nuw nsw i32 %529, 1
  %539 = add i32 %530, 1
  %540 = icmp eq i32 %539, %517
  br i1 %540, label %541, label %527, !llvm.loop !19

541:                                              ; preds = %521, %527, %510
  %542 = phi i64 [ 0, %510 ], [ %513, %527 ], [ %513, %521 ]
  %543 = phi float [ %511, %510 ], [ %617, %521 ], [ %537, %527 ]
  %544 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %542
  %545 = getelementptr inbounds nuw float, ptr addrspace(3) %544, i64 %542
  %546 = load float, ptr addrspace(3) %545, align 4, !tbaa !14
  %547 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %542
  %548 = fdiv float %543, %546
  store float %548, ptr addrspace(3) %547, align 4, !tbaa !14
  %549 = add nuw nsw i32 %508, 1
  %550 = icmp eq i32 %549, 16
  br i1 %550, label %621, label %507

551:                                              ; preds = %551, %519
  %552 = phi float [ %516, %519 ], [ %617, %551 ]
  %553 = phi i32 [ 0, %519 ], [ %618, %551 ]
  %554 = phi i32 [ 0, %519 ], [ %619, %551 ]
  %555 = zext nneg i32 %553 to i64
  %556 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %555
  %557 = load float, ptr addrspace(3) %556, align 4, !tbaa !14
  %558 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %555
  %559 = load float, ptr addrspace(3) %558, align 4, !tbaa !14
  %560 = fneg float %557
  %561 = tail call float @llvm.fmuladd.f32(float %560, float %559, float %552)
  store float %561, ptr addrspace(3) %515, align 4, !tbaa !14
  %562 = or disjoint i32 %553, 1
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %563
  %565 = load float, ptr addrspace(3) %564, align 4, !tbaa !14
  %566 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %563
  %567 = load float, ptr addrspace(3) %566, align 4, !tbaa !14
  %568 = fneg float %565
  %569 = tail call float @llvm.fmuladd.f32(float %568, float %567, float %561)
  store float %569, ptr addrspace(3) %515, align 4, !tbaa !14
  %570 = or disjoint i32 %553, 2
  %571 = zext nneg i32 %570 to i64
  %572 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %571
  %573 = load float, ptr addrspace(3) %572, align 4, !tbaa !14
  %574 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %571
  %575 = load float, ptr addrspace(3) %574, align 4, !tbaa !14
  %576 = fneg float %573
  %577 = tail call float @llvm.fmuladd.f32(float %576, float %575, float %569)
  store float %577, ptr addrspace(3) %515, align 4, !tbaa !14
  %578 = or disjoint i32 %553, 3
  %579 = zext nneg i32 %578 to i64
  %580 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %579
  %581 = load float, ptr addrspace(3) %580, align 4, !tbaa !14
  %582 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %579
  %583 = load float, ptr addrspace(3) %582, align 4, !tbaa !14
  %584 = fneg float %581
  %585 = tail call float @llvm.fmuladd.f32(float %584, float %583, float %577)
  store float %585, ptr addrspace(3) %515, align 4, !tbaa !14
  %586 = or disjoint i32 %553, 4
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %587
  %589 = load float, ptr addrspace(3) %588, align 4, !tbaa !14
  %590 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %587
  %591 = load float, ptr addrspace(3) %590, align 4, !tbaa !14
  %592 = fneg float %589
  %593 = tail call float @llvm.fmuladd.f32(float %592, float %591, float %585)
  store float %593, ptr addrspace(3) %515, align 4, !tbaa !14
  %594 = or disjoint i32 %553, 5
  %595 = zext nneg i32 %594 to i64
  %596 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %595
  %597 = load float, ptr addrspace(3) %596, align 4, !tbaa !14
  %598 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %595
  %599 = load float, ptr addrspace(3) %598, align 4, !tbaa !14
  %600 = fneg float %597
  %601 = tail call float @llvm.fmuladd.f32(float %600, float %599, float %593)
  store float %601, ptr addrspace(3) %515, align 4, !tbaa !14
  %602 = or disjoint i32 %553, 6
  %603 = zext nneg i32 %602 to i64
  %604 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %603
  %605 = load float, ptr addrspace(3) %604, align 4, !tbaa !14
  %606 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %603
  %607 = load float, ptr addrspace(3) %606, align 4, !tbaa !14
  %608 = fneg float %605
  %609 = tail call float @llvm.fmuladd.f32(float %608, float %607, float %601)
  store float %609, ptr addrspace(3) %515, align 4, !tbaa !14
  %610 = or disjoint i32 %553, 7
  %611 = zext nneg i32 %610 to i64
  %612 = getelementptr inbounds nuw float, ptr addrspace(3) %455, i64 %611
  %613 = load float, ptr addrspace(3) %612, align 4, !tbaa !14
  %614 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %514, i64 %611
  %615 = load float, ptr addrspace(3) %614, align 4, !tbaa !14
  %616 = fneg float %613
  %617 = tail call float @llvm.fmuladd.f32(float %616, float %615, float %609)
  store float %617, ptr addrspace(3) %515, align 4, !tbaa !14
  %618 = add nuw nsw i32 %553, 8
  %619 = add i32 %554, 8
  %620 = icmp eq i32 %619, %520
  br i1 %620, label %521, label %551

621:                                              ; preds = %541, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %622 = select i1 %8, i32 %18, i32 0
  %623 = select i1 %8, i32 %15, i32 %17
  %624 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %625 = load float, ptr addrspace(3) %624, align 4, !tbaa !14
  %626 = mul i32 %622, %1
  %627 = add i32 %623, %626
  %628 = sext i32 %627 to i64
  %629 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %628
  store float %625, ptr addrspace(1) %629, align 4, !tbaa !14
  %630 = add i32 %16, 17
  %631 = select i1 %8, i32 %630, i32 1
  %632 = select i1 %8, i32 %15, i32 %17
  %633 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %633, i64 64
  %635 = load float, ptr addrspace(3) %634, align 4, !tbaa !14
  %636 = mul i32 %631, %1
  %637 = add i32 %632, %636
  %638 = sext i32 %637 to i64
  %639 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %638
  store float %635, ptr addrspace(1) %639, align 4, !tbaa !14
  %640 = add i32 %16, 18
  %641 = select i1 %8, i32 %640, i32 2
  %642 = select i1 %8, i32 %15, i32 %17
  %643 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %644 = getelementptr inbounds nuw i8, ptr addrspace(3) %643, i64 128
  %645 = load float, ptr addrspace(3) %644, align 4, !tbaa !14
  %646 = mul i32 %641, %1
  %647 = add i32 %642, %646
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %648
  store float %645, ptr addrspace(1) %649, align 4, !tbaa !14
  %650 = add i32 %16, 19
  %651 = select i1 %8, i32 %650, i32 3
  %652 = select i1 %8, i32 %15, i32 %17
  %653 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %653, i64 192
  %655 = load float, ptr addrspace(3) %654, align 4, !tbaa !14
  %656 = mul i32 %651, %1
  %657 = add i32 %652, %656
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %658
  store float %655, ptr addrspace(1) %659, align 4, !tbaa !14
  %660 = add i32 %16, 20
  %661 = select i1 %8, i32 %660, i32 4
  %662 = select i1 %8, i32 %15, i32 %17
  %663 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %663, i64 256
  %665 = load float, ptr addrspace(3) %664, align 4, !tbaa !14
  %666 = mul i32 %661, %1
  %667 = add i32 %662, %666
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %668
  store float %665, ptr addrspace(1) %669, align 4, !tbaa !14
  %670 = add i32 %16, 21
  %671 = select i1 %8, i32 %670, i32 5
  %672 = select i1 %8, i32 %15, i32 %17
  %673 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %673, i64 320
  %675 = load float, ptr addrspace(3) %674, align 4, !tbaa !14
  %676 = mul i32 %671, %1
  %677 = add i32 %672, %676
  %678 = sext i32 %677 to i64
  %679 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %678
  store float %675, ptr addrspace(1) %679, align 4, !tbaa !14
  %680 = add i32 %16, 22
  %681 = select i1 %8, i32 %680, i32 6
  %682 = select i1 %8, i32 %15, i32 %17
  %683 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %684 = getelementptr inbounds nuw i8, ptr addrspace(3) %683, i64 384
  %685 = load float, ptr addrspace(3) %684, align 4, !tbaa !14
  %686 = mul i32 %681, %1
  %687 = add i32 %682, %686
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %688
  store float %685, ptr addrspace(1) %689, align 4, !tbaa !14
  %690 = add i32 %16, 23
  %691 = select i1 %8, i32 %690, i32 7
  %692 = select i1 %8, i32 %15, i32 %17
  %693 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %694 = getelementptr inbounds nuw i8, ptr addrspace(3) %693, i64 448
  %695 = load float, ptr addrspace(3) %694, align 4, !tbaa !14
  %696 = mul i32 %691, %1
  %697 = add i32 %692, %696
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %698
  store float %695, ptr addrspace(1) %699, align 4, !tbaa !14
  %700 = add i32 %16, 24
  %701 = select i1 %8, i32 %700, i32 8
  %702 = select i1 %8, i32 %15, i32 %17
  %703 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %704 = getelementptr inbounds nuw i8, ptr addrspace(3) %703, i64 512
  %705 = load float, ptr addrspace(3) %704, align 4, !tbaa !14
  %706 = mul i32 %701, %1
  %707 = add i32 %702, %706
  %708 = sext i32 %707 to i64
  %709 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %708
  store float %705, ptr addrspace(1) %709, align 4, !tbaa !14
  %710 = add i32 %16, 25
  %711 = select i1 %8, i32 %710, i32 9
  %712 = select i1 %8, i32 %15, i32 %17
  %713 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %714 = getelementptr inbounds nuw i8, ptr addrspace(3) %713, i64 576
  %715 = load float, ptr addrspace(3) %714, align 4, !tbaa !14
  %716 = mul i32 %711, %1
  %717 = add i32 %712, %716
  %718 = sext i32 %717 to i64
  %719 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %718
  store float %715, ptr addrspace(1) %719, align 4, !tbaa !14
  %720 = add i32 %16, 26
  %721 = select i1 %8, i32 %720, i32 10
  %722 = select i1 %8, i32 %15, i32 %17
  %723 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %724 = getelementptr inbounds nuw i8, ptr addrspace(3) %723, i64 640
  %725 = load float, ptr addrspace(3) %724, align 4, !tbaa !14
  %726 = mul i32 %721, %1
  %727 = add i32 %722, %726
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %728
  store float %725, ptr addrspace(1) %729, align 4, !tbaa !14
  %730 = add i32 %16, 27
  %731 = select i1 %8, i32 %730, i32 11
  %732 = select i1 %8, i32 %15, i32 %17
  %733 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) %733, i64 704
  %735 = load float, ptr addrspace(3) %734, align 4, !tbaa !14
  %736 = mul i32 %731, %1
  %737 = add i32 %732, %736
  %738 = sext i32 %737 to i64
  %739 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %738
  store float %735, ptr addrspace(1) %739, align 4, !tbaa !14
  %740 = add i32 %16, 28
  %741 = select i1 %8, i32 %740, i32 12
  %742 = select i1 %8, i32 %15, i32 %17
  %743 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %744 = getelementptr inbounds nuw i8, ptr addrspace(3) %743, i64 768
  %745 = load float, ptr addrspace(3) %744, align 4, !tbaa !14
  %746 = mul i32 %741, %1
  %747 = add i32 %742, %746
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %748
  store float %745, ptr addrspace(1) %749, align 4, !tbaa !14
  %750 = add i32 %16, 29
  %751 = select i1 %8, i32 %750, i32 13
  %752 = select i1 %8, i32 %15, i32 %17
  %753 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %754 = getelementptr inbounds nuw i8, ptr addrspace(3) %753, i64 832
  %755 = load float, ptr addrspace(3) %754, align 4, !tbaa !14
  %756 = mul i32 %751, %1
  %757 = add i32 %752, %756
  %758 = sext i32 %757 to i64
  %759 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %758
  store float %755, ptr addrspace(1) %759, align 4, !tbaa !14
  %760 = add i32 %16, 30
  %761 = select i1 %8, i32 %760, i32 14
  %762 = select i1 %8, i32 %15, i32 %17
  %763 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %764 = getelementptr inbounds nuw i8, ptr addrspace(3) %763, i64 896
  %765 = load float, ptr addrspace(3) %764, align 4, !tbaa !14
  %766 = mul i32 %761, %1
  %767 = add i32 %762, %766
  %768 = sext i32 %767 to i64
  %769 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %768
  store float %765, ptr addrspace(1) %769, align 4, !tbaa !14
  %770 = add i32 %16, 31
  %771 = select i1 %8, i32 %770, i32 15
  %772 = select i1 %8, i32 %15, i32 %17
  %773 = select i1 %8, ptr addrspace(3) %20, ptr addrspace(3) %14
  %774 = getelementptr inbounds nuw i8, ptr addrspace(3) %773, i64 960
  %775 = load float, ptr addrspace(3) %774, align 4, !tbaa !14
  %776 = mul i32 %771, %1
  %777 = add i32 %772, %776
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %778
  store float %775, ptr addrspace(1) %779, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  %19 = shl nuw nsw i32 %5, 4
  %20 = add nuw nsw i32 %19, %4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %21
  store float %18, ptr addrspace(3) %22, align 4, !tbaa !14
  %23 = add i32 %10, %5
  %24 = add i32 %23, %7
  %25 = mul nsw i32 %24, %1
  %26 = add i32 %25, %4
  %27 = add i32 %26, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %21
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = zext nneg i32 %19 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %32
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float 0.000000e+00)
  %39 = zext nneg i32 %19 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i64 4
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %43 = zext nneg i32 %4 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i64 64
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %47 = tail call float @llvm.fmuladd.f32(float %42, float %46, float %38)
  %48 = zext nneg i32 %19 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i64 8
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %52 = zext nneg i32 %4 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i64 128
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %56 = tail call float @llvm.fmuladd.f32(float %51, float %55, float %47)
  %57 = zext nneg i32 %19 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i64 12
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %61 = zext nneg i32 %4 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i64 192
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %65 = tail call float @llvm.fmuladd.f32(float %60, float %64, float %56)
  %66 = zext nneg i32 %19 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i64 16
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i64 256
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %74 = tail call float @llvm.fmuladd.f32(float %69, float %73, float %65)
  %75 = zext nneg i32 %19 to i64
  %76 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i64 20
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !14
  %79 = zext nneg i32 %4 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i64 320
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !14
  %83 = tail call float @llvm.fmuladd.f32(float %78, float %82, float %74)
  %84 = zext nneg i32 %19 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i64 24
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !14
  %88 = zext nneg i32 %4 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i64 384
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !14
  %92 = tail call float @llvm.fmuladd.f32(float %87, float %91, float %83)
  %93 = zext nneg i32 %19 to i64
  %94 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i64 28
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !14
  %97 = zext nneg i32 %4 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i64 448
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %101 = tail call float @llvm.fmuladd.f32(float %96, float %100, float %92)
  %102 = zext nneg i32 %19 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i64 32
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !14
  %106 = zext nneg i32 %4 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i64 512
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !14
  %110 = tail call float @llvm.fmuladd.f32(float %105, float %109, float %101)
  %111 = zext nneg i32 %19 to i64
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 36
  %114 = load float, ptr addrspace(3) %113, align 4, !tbaa !14
  %115 = zext nneg i32 %4 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i64 576
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !14
  %119 = tail call float @llvm.fmuladd.f32(float %114, float %118, float %110)
  %120 = zext nneg i32 %19 to i64
  %121 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i64 40
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !14
  %124 = zext nneg i32 %4 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i64 640
  %127 = load float, ptr addrspace(3) %126, align 4, !tbaa !14
  %128 = tail call float @llvm.fmuladd.f32(float %123, float %127, float %119)
  %129 = zext nneg i32 %19 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i64 44
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !14
  %133 = zext nneg i32 %4 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i64 704
  %136 = load float, ptr addrspace(3) %135, align 4, !tbaa !14
  %137 = tail call float @llvm.fmuladd.f32(float %132, float %136, float %128)
  %138 = zext nneg i32 %19 to i64
  %139 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i64 48
  %141 = load float, ptr addrspace(3) %140, align 4, !tbaa !14
  %142 = zext nneg i32 %4 to i64
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %143, i64 768
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !14
  %146 = tail call float @llvm.fmuladd.f32(float %141, float %145, float %137)
  %147 = zext nneg i32 %19 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i64 52
  %150 = load float, ptr addrspace(3) %149, align 4, !tbaa !14
  %151 = zext nneg i32 %4 to i64
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i64 832
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !14
  %155 = tail call float @llvm.fmuladd.f32(float %150, float %154, float %146)
  %156 = zext nneg i32 %19 to i64
  %157 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %157, i64 56
  %159 = load float, ptr addrspace(3) %158, align 4, !tbaa !14
  %160 = zext nneg i32 %4 to i64
  %161 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %161, i64 896
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !14
  %164 = tail call float @llvm.fmuladd.f32(float %159, float %163, float %155)
  %165 = zext nneg i32 %19 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i64 60
  %168 = load float, ptr addrspace(3) %167, align 4, !tbaa !14
  %169 = zext nneg i32 %4 to i64
  %170 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 960
  %172 = load float, ptr addrspace(3) %171, align 4, !tbaa !14
  %173 = tail call float @llvm.fmuladd.f32(float %168, float %172, float %164)
  %174 = add i32 %14, %25
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %175
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = fsub float %177, %173
  store float %178, ptr addrspace(1) %176, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"int"}
!13 = !{!"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
