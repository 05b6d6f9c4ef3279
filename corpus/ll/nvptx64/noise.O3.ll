; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@perlin_fbm.p = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = mul nuw nsw i32 %5, %6
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add nuw nsw i32 %8, %9
  %12 = icmp samesign ult i32 %11, 256
  br i1 %12, label %15, label %13

13:                                               ; preds = %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %20

15:                                               ; preds = %4
  %16 = zext nneg i32 %11 to i64
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %6, %17
  %19 = zext nneg i32 %18 to i64
  br label %34

20:                                               ; preds = %34, %13
  %21 = phi i32 [ %14, %13 ], [ %17, %34 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = zext nneg i32 %22 to i64
  %24 = mul nuw nsw i64 %7, %23
  %25 = add nuw nsw i64 %24, %10
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = mul nuw nsw i32 %21, %26
  %28 = add nuw nsw i32 %27, %5
  %29 = icmp sgt i32 %3, 0
  br i1 %29, label %30, label %44

30:                                               ; preds = %20
  %31 = trunc i64 %25 to i32
  %32 = sitofp i32 %31 to float
  %33 = uitofp nneg i32 %28 to float
  br label %55

34:                                               ; preds = %15, %34
  %35 = phi i64 [ %16, %15 ], [ %41, %34 ]
  %36 = shl i64 %35, 32
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !14
  %40 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i64 %37
  store i8 %39, ptr addrspace(3) %40, align 1, !tbaa !14
  %41 = add nsw i64 %37, %19
  %42 = trunc i64 %41 to i32
  %43 = icmp slt i32 %42, 256
  br i1 %43, label %34, label %20

44:                                               ; preds = %55, %20
  %45 = phi float [ 0.000000e+00, %20 ], [ %324, %55 ]
  %46 = zext nneg i32 %28 to i64
  %47 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %48 = zext nneg i32 %47 to i64
  %49 = mul nuw nsw i64 %7, %48
  %50 = mul i64 %49, %46
  %51 = shl i64 %25, 32
  %52 = getelementptr float, ptr addrspace(1) %1, i64 %50
  %53 = ashr exact i64 %51, 30
  %54 = getelementptr i8, ptr addrspace(1) %52, i64 %53
  store float %45, ptr addrspace(1) %54, align 4, !tbaa !15
  ret void

55:                                               ; preds = %30, %55
  %56 = phi i32 [ 0, %30 ], [ %327, %55 ]
  %57 = phi float [ %2, %30 ], [ %326, %55 ]
  %58 = phi float [ 5.000000e-01, %30 ], [ %325, %55 ]
  %59 = phi float [ 0.000000e+00, %30 ], [ %324, %55 ]
  %60 = fmul float %57, %32
  %61 = fmul float %57, %33
  %62 = uitofp nneg i32 %56 to float
  %63 = fmul float %62, 0x3FFB333340000000
  %64 = tail call noundef float @llvm.floor.f32(float %60)
  %65 = tail call noundef float @llvm.floor.f32(float %61)
  %66 = tail call noundef float @llvm.floor.f32(float %63)
  %67 = fptosi float %64 to i32
  %68 = and i32 %67, 255
  %69 = fptosi float %65 to i32
  %70 = fptosi float %66 to i32
  %71 = fsub float %60, %64
  %72 = fsub float %61, %65
  %73 = fsub float %63, %66
  %74 = fmul float %71, %71
  %75 = fmul float %71, %74
  %76 = tail call float @llvm.fmuladd.f32(float %71, float 6.000000e+00, float -1.500000e+01)
  %77 = tail call float @llvm.fmuladd.f32(float %71, float %76, float 1.000000e+01)
  %78 = fmul float %75, %77
  %79 = fmul float %72, %72
  %80 = fmul float %72, %79
  %81 = tail call float @llvm.fmuladd.f32(float %72, float 6.000000e+00, float -1.500000e+01)
  %82 = tail call float @llvm.fmuladd.f32(float %72, float %81, float 1.000000e+01)
  %83 = fmul float %80, %82
  %84 = fmul float %73, %73
  %85 = fmul float %73, %84
  %86 = tail call float @llvm.fmuladd.f32(float %73, float 6.000000e+00, float -1.500000e+01)
  %87 = tail call float @llvm.fmuladd.f32(float %73, float %86, float 1.000000e+01)
  %88 = fmul float %85, %87
  %89 = zext nneg i32 %68 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %89
  %91 = load i8, ptr addrspace(3) %90, align 1, !tbaa !14
  %92 = zext i8 %91 to i32
  %93 = add i32 %92, %69
  %94 = add i32 %67, 1
  %95 = and i32 %94, 255
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %96
  %98 = load i8, ptr addrspace(3) %97, align 1, !tbaa !14
  %99 = zext i8 %98 to i32
  %100 = add i32 %99, %69
  %101 = and i32 %93, 255
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %102
  %104 = load i8, ptr addrspace(3) %103, align 1, !tbaa !14
  %105 = zext i8 %104 to i32
  %106 = add i32 %105, %70
  %107 = add i32 %93, 1
  %108 = and i32 %107, 255
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %109
  %111 = load i8, ptr addrspace(3) %110, align 1, !tbaa !14
  %112 = zext i8 %111 to i32
  %113 = add i32 %112, %70
  %114 = and i32 %100, 255
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %115
  %117 = load i8, ptr addrspace(3) %116, align 1, !tbaa !14
  %118 = zext i8 %117 to i32
  %119 = add i32 %118, %70
  %120 = add i32 %100, 1
  %121 = and i32 %120, 255
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %122
  %124 = load i8, ptr addrspace(3) %123, align 1, !tbaa !14
  %125 = zext i8 %124 to i32
  %126 = add i32 %125, %70
  %127 = and i32 %106, 255
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %128
  %130 = load i8, ptr addrspace(3) %129, align 1, !tbaa !14
  %131 = zext i8 %130 to i32
  %132 = and i32 %131, 15
  %133 = icmp samesign ult i32 %132, 4
  %134 = and i32 %131, 13
  %135 = icmp eq i32 %134, 12
  %136 = select i1 %135, float %71, float %73
  %137 = select i1 %133, float %72, float %136
  %138 = icmp samesign ult i32 %132, 8
  %139 = select i1 %138, float %71, float %72
  %140 = and i32 %131, 1
  %141 = icmp eq i32 %140, 0
  %142 = fneg float %139
  %143 = select i1 %141, float %139, float %142
  %144 = and i32 %131, 2
  %145 = icmp eq i32 %144, 0
  %146 = fneg float %137
  %147 = select i1 %145, float %137, float %146
  %148 = fadd float %143, %147
  %149 = and i32 %119, 255
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %150
  %152 = load i8, ptr addrspace(3) %151, align 1, !tbaa !14
  %153 = zext i8 %152 to i32
  %154 = fadd float %71, -1.000000e+00
  %155 = and i32 %153, 15
  %156 = icmp samesign ult i32 %155, 4
  %157 = and i32 %153, 13
  %158 = icmp eq i32 %157, 12
  %159 = select i1 %158, float %154, float %73
  %160 = select i1 %156, float %72, float %159
  %161 = icmp samesign ult i32 %155, 8
  %162 = select i1 %161, float %154, float %72
  %163 = and i32 %153, 1
  %164 = icmp eq i32 %163, 0
  %165 = fneg float %162
  %166 = select i1 %164, float %162, float %165
  %167 = and i32 %153, 2
  %168 = icmp eq i32 %167, 0
  %169 = fneg float %160
  %170 = select i1 %168, float %160, float %169
  %171 = fadd float %166, %170
  %172 = fsub float %171, %148
  %173 = tail call noundef float @llvm.fmuladd.f32(float %172, float %78, float %148)
  %174 = and i32 %113, 255
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %175
  %177 = load i8, ptr addrspace(3) %176, align 1, !tbaa !14
  %178 = zext i8 %177 to i32
  %179 = fadd float %72, -1.000000e+00
  %180 = and i32 %178, 15
  %181 = icmp samesign ult i32 %180, 4
  %182 = and i32 %178, 13
  %183 = icmp eq i32 %182, 12
  %184 = select i1 %183, float %71, float %73
  %185 = select i1 %181, float %179, float %184
  %186 = icmp samesign ult i32 %180, 8
  %187 = select i1 %186, float %71, float %179
  %188 = and i32 %178, 1
  %189 = icmp eq i32 %188, 0
  %190 = fneg float %187
  %191 = select i1 %189, float %187, float %190
  %192 = and i32 %178, 2
  %193 = icmp eq i32 %192, 0
  %194 = fneg float %185
  %195 = select i1 %193, float %185, float %194
  %196 = fadd float %191, %195
  %197 = and i32 %126, 255
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %198
  %200 = load i8, ptr addrspace(3) %199, align 1, !tbaa !14
  %201 = zext i8 %200 to i32
  %202 = and i32 %201, 15
  %203 = icmp samesign ult i32 %202, 4
  %204 = and i32 %201, 13
  %205 = icmp eq i32 %204, 12
  %206 = select i1 %205, float %154, float %73
  %207 = select i1 %203, float %179, float %206
  %208 = icmp samesign ult i32 %202, 8
  %209 = select i1 %208, float %154, float %179
  %210 = and i32 %201, 1
  %211 = icmp eq i32 %210, 0
  %212 = fneg float %209
  %213 = select i1 %211, float %209, float %212
  %214 = and i32 %201, 2
  %215 = icmp eq i32 %214, 0
  %216 = fneg float %207
  %217 = select i1 %215, float %207, float %216
  %218 = fadd float %213, %217
  %219 = fsub float %218, %196
  %220 = tail call noundef float @llvm.fmuladd.f32(float %219, float %78, float %196)
  %221 = fsub float %220, %173
  %222 = tail call noundef float @llvm.fmuladd.f32(float %221, float %83, float %173)
  %223 = add i32 %106, 1
  %224 = and i32 %223, 255
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %225
  %227 = load i8, ptr addrspace(3) %226, align 1, !tbaa !14
  %228 = zext i8 %227 to i32
  %229 = fadd float %73, -1.000000e+00
  %230 = and i32 %228, 15
  %231 = icmp samesign ult i32 %230, 4
  %232 = and i32 %228, 13
  %233 = icmp eq i32 %232, 12
  %234 = select i1 %233, float %71, float %229
  %235 = select i1 %231, float %72, float %234
  %236 = icmp samesign ult i32 %230, 8
  %237 = select i1 %236, float %71, float %72
  %238 = and i32 %228, 1
  %239 = icmp eq i32 %238, 0
  %240 = fneg float %237
  %241 = select i1 %239, float %237, float %240
  %242 = and i32 %228, 2
  %243 = icmp eq i32 %242, 0
  %244 = fneg float %235
  %245 = select i1 %243, float %235, float %244
  %246 = fadd float %241, %245
  %247 = add i32 %119, 1
  %248 = and i32 %247, 255
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %249
  %251 = load i8, ptr addrspace(3) %250, align 1, !tbaa !14
  %252 = zext i8 %251 to i32
  %253 = and i32 %252, 15
  %254 = icmp samesign ult i32 %253, 4
  %255 = and i32 %252, 13
  %256 = icmp eq i32 %255, 12
  %257 = select i1 %256, float %154, float %229
  %258 = select i1 %254, float %72, float %257
  %259 = icmp samesign ult i32 %253, 8
  %260 = select i1 %259, float %154, float %72
  %261 = and i32 %252, 1
  %262 = icmp eq i32 %261, 0
  %263 = fneg float %260
  %264 = select i1 %262, float %260, float %263
  %265 = and i32 %252, 2
  %266 = icmp eq i32 %265, 0
  %267 = fneg float %258
  %268 = select i1 %266, float %258, float %267
  %269 = fadd float %264, %268
  %270 = fsub float %269, %246
  %271 = tail call noundef float @llvm.fmuladd.f32(float %270, float %78, float %246)
  %272 = add i32 %113, 1
  %273 = and i32 %272, 255
  %274 = zext nneg i32 %273 to i64
  %275 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %274
  %276 = load i8, ptr addrspace(3) %275, align 1, !tbaa !14
  %277 = zext i8 %276 to i32
  %278 = and i32 %277, 15
  %279 = icmp samesign ult i32 %278, 4
  %280 = and i32 %277, 13
  %281 = icmp eq i32 %280, 12
  %282 = select i1 %281, float %71, float %229
  %283 = select i1 %279, float %179, float %282
  %284 = icmp samesign ult i32 %278, 8
  %285 = select i1 %284, float %71, float %179
  %286 = and i32 %277, 1
  %287 = icmp eq i32 %286, 0
  %288 = fneg float %285
  %289 = select i1 %287, float %285, float %288
  %290 = and i32 %277, 2
  %291 = icmp eq i32 %290, 0
  %292 = fneg float %283
  %293 = select i1 %291, float %283, float %292
  %294 = fadd float %289, %293
  %295 = add i32 %126, 1
  %296 = and i32 %295, 255
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %297
  %299 = load i8, ptr addrspace(3) %298, align 1, !tbaa !14
  %300 = zext i8 %299 to i32
  %301 = and i32 %300, 15
  %302 = icmp samesign ult i32 %301, 4
  %303 = and i32 %300, 13
  %304 = icmp eq i32 %303, 12
  %305 = select i1 %304, float %154, float %229
  %306 = select i1 %302, float %179, float %305
  %307 = icmp samesign ult i32 %301, 8
  %308 = select i1 %307, float %154, float %179
  %309 = and i32 %300, 1
  %310 = icmp eq i32 %309, 0
  %311 = fneg float %308
  %312 = select i1 %310, float %308, float %311
  %313 = and i32 %300, 2
  %314 = icmp eq i32 %313, 0
  %315 = fneg float %306
  %316 = select i1 %314, float %306, float %315
  %317 = fadd float %312, %316
  %318 = fsub float %317, %294
  %319 = tail call noundef float @llvm.fmuladd.f32(float %318, float %78, float %294)
  %320 = fsub float %319, %271
  %321 = tail call noundef float @llvm.fmuladd.f32(float %320, float %83, float %271)
  %322 = fsub float %321, %222
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float %88, float %222)
  %324 = tail call float @llvm.fmuladd.f32(float %58, float %323, float %59)
  %325 = fmul float %58, 5.000000e-01
  %326 = fmul float %57, 2.000000e+00
  %327 = add nuw nsw i32 %56, 1
  %328 = icmp eq i32 %327, %3
  br i1 %328, label %44, label %55
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef align 4 %0, float noundef %1) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %3 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %5 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = sitofp i32 %11 to float
  %18 = fmul float %1, %17
  %19 = uitofp nneg i32 %16 to float
  %20 = fmul float %1, %19
  %21 = fadd float %20, %18
  %22 = fmul float %21, 0x3FD76CF5E0000000
  %23 = fadd float %18, %22
  %24 = tail call noundef float @llvm.floor.f32(float %23)
  %25 = fptosi float %24 to i32
  %26 = fadd float %20, %22
  %27 = tail call noundef float @llvm.floor.f32(float %26)
  %28 = fptosi float %27 to i32
  %29 = add nsw i32 %25, %28
  %30 = sitofp i32 %29 to float
  %31 = fmul float %30, 0x3FCB0CB180000000
  %32 = sitofp i32 %25 to float
  %33 = fsub float %32, %31
  %34 = fsub float %18, %33
  %35 = sitofp i32 %28 to float
  %36 = fsub float %35, %31
  %37 = fsub float %20, %36
  %38 = fcmp ogt float %34, %37
  %39 = zext i1 %38 to i32
  %40 = xor i1 %38, true
  %41 = zext i1 %40 to i32
  %42 = fneg float %34
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %34, float 5.000000e-01)
  %44 = fneg float %37
  %45 = tail call float @llvm.fmuladd.f32(float %44, float %37, float %43)
  %46 = fcmp olt float %45, 0.000000e+00
  br i1 %46, label %70, label %47

47:                                               ; preds = %2
  %48 = fmul float %45, %45
  %49 = mul i32 %25, -1918454973
  %50 = mul i32 %28, -669632447
  %51 = xor i32 %50, %49
  %52 = lshr i32 %51, 15
  %53 = xor i32 %52, %51
  %54 = mul i32 %53, 739982445
  %55 = lshr i32 %54, 12
  %56 = xor i32 %55, %54
  %57 = and i32 %56, 255
  %58 = uitofp nneg i32 %57 to float
  %59 = fdiv float %58, 1.275000e+02, !fpmath !21
  %60 = fadd float %59, -1.000000e+00
  %61 = lshr i32 %56, 8
  %62 = and i32 %61, 255
  %63 = uitofp nneg i32 %62 to float
  %64 = fdiv float %63, 1.275000e+02, !fpmath !21
  %65 = fadd float %64, -1.000000e+00
  %66 = fmul float %48, %48
  %67 = fmul float %37, %65
  %68 = tail call float @llvm.fmuladd.f32(float %60, float %34, float %67)
  %69 = fmul float %66, %68
  br label %70

70:                                               ; preds = %2, %47
  %71 = phi float [ %69, %47 ], [ 0.000000e+00, %2 ]
  %72 = uitofp i1 %38 to float
  %73 = fsub float %34, %72
  %74 = fadd float %73, 0x3FCB0CB180000000
  %75 = uitofp i1 %40 to float
  %76 = fsub float %37, %75
  %77 = fadd float %76, 0x3FCB0CB180000000
  %78 = fneg float %74
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %74, float 5.000000e-01)
  %80 = fneg float %77
  %81 = tail call float @llvm.fmuladd.f32(float %80, float %77, float %79)
  %82 = fcmp olt float %81, 0.000000e+00
  br i1 %82, label %108, label %83

83:                                               ; preds = %70
  %84 = add nsw i32 %41, %28
  %85 = add nsw i32 %39, %25
  %86 = fmul float %81, %81
  %87 = mul i32 %85, -1918454973
  %88 = mul i32 %84, -669632447
  %89 = xor i32 %88, %87
  %90 = lshr i32 %89, 15
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 739982445
  %93 = lshr i32 %92, 12
  %94 = xor i32 %93, %92
  %95 = and i32 %94, 255
  %96 = uitofp nneg i32 %95 to float
  %97 = fdiv float %96, 1.275000e+02, !fpmath !21
  %98 = fadd float %97, -1.000000e+00
  %99 = lshr i32 %94, 8
  %100 = and i32 %99, 255
  %101 = uitofp nneg i32 %100 to float
  %102 = fdiv float %101, 1.275000e+02, !fpmath !21
  %103 = fadd float %102, -1.000000e+00
  %104 = fmul float %86, %86
  %105 = fmul float %77, %103
  %106 = tail call float @llvm.fmuladd.f32(float %98, float %74, float %105)
  %107 = fmul float %104, %106
  br label %108

108:                                              ; preds = %70, %83
  %109 = phi float [ %107, %83 ], [ 0.000000e+00, %70 ]
  %110 = fadd float %34, -1.000000e+00
  %111 = fadd float %110, 0x3FDB0CB180000000
  %112 = fadd float %37, -1.000000e+00
  %113 = fadd float %112, 0x3FDB0CB180000000
  %114 = fneg float %111
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %111, float 5.000000e-01)
  %116 = fneg float %113
  %117 = tail call float @llvm.fmuladd.f32(float %116, float %113, float %115)
  %118 = fcmp olt float %117, 0.000000e+00
  br i1 %118, label %144, label %119

119:                                              ; preds = %108
  %120 = fmul float %117, %117
  %121 = mul i32 %25, -1918454973
  %122 = add i32 %121, -1918454973
  %123 = mul i32 %28, -669632447
  %124 = add i32 %123, -669632447
  %125 = xor i32 %124, %122
  %126 = lshr i32 %125, 15
  %127 = xor i32 %126, %125
  %128 = mul i32 %127, 739982445
  %129 = lshr i32 %128, 12
  %130 = xor i32 %129, %128
  %131 = and i32 %130, 255
  %132 = uitofp nneg i32 %131 to float
  %133 = fdiv float %132, 1.275000e+02, !fpmath !21
  %134 = fadd float %133, -1.000000e+00
  %135 = lshr i32 %130, 8
  %136 = and i32 %135, 255
  %137 = uitofp nneg i32 %136 to float
  %138 = fdiv float %137, 1.275000e+02, !fpmath !21
  %139 = fadd float %138, -1.000000e+00
  %140 = fmul float %120, %120
  %141 = fmul float %113, %139
  %142 = tail call float @llvm.fmuladd.f32(float %134, float %111, float %141)
  %143 = fmul float %140, %142
  br label %144

144:                                              ; preds = %108, %119
  %145 = phi float [ %143, %119 ], [ 0.000000e+00, %108 ]
  %146 = fadd float %71, %109
  %147 = zext nneg i32 %16 to i64
  %148 = fadd float %146, %145
  %149 = fmul float %148, 7.000000e+01
  %150 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %151 = zext nneg i32 %150 to i64
  %152 = mul nuw nsw i64 %6, %151
  %153 = mul i64 %152, %147
  %154 = shl i64 %10, 32
  %155 = getelementptr float, ptr addrspace(1) %0, i64 %153
  %156 = ashr exact i64 %154, 30
  %157 = getelementptr i8, ptr addrspace(1) %155, i64 %156
  store float %149, ptr addrspace(1) %157, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef align 4 %0, float noundef %1) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %3 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %5 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = sitofp i32 %11 to float
  %18 = insertelement <2 x float> poison, float %17, i64 0
  %19 = uitofp nneg i32 %16 to float
  %20 = insertelement <2 x float> %18, float %19, i64 1
  %21 = insertelement <2 x float> poison, float %1, i64 0
  %22 = shufflevector <2 x float> %21, <2 x float> poison, <2 x i32> zeroinitializer
  %23 = fmul <2 x float> %22, %20
  %24 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %23)
  %25 = fptosi <2 x float> %24 to <2 x i32>
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = add nsw i32 %27, -1
  %29 = mul i32 %28, -669632447
  %30 = sitofp i32 %28 to float
  %31 = add nsw i32 %26, -1
  %32 = mul i32 %31, -1918454973
  %33 = xor i32 %32, %29
  %34 = lshr i32 %33, 15
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, 739982445
  %37 = lshr i32 %36, 12
  %38 = xor i32 %37, %36
  %39 = sitofp i32 %31 to float
  %40 = insertelement <2 x float> poison, float %39, i64 0
  %41 = insertelement <2 x float> %40, float %30, i64 1
  %42 = and i32 %38, 65535
  %43 = uitofp nneg i32 %42 to float
  %44 = insertelement <2 x float> poison, float %43, i64 0
  %45 = lshr i32 %38, 16
  %46 = uitofp nneg i32 %45 to float
  %47 = insertelement <2 x float> %44, float %46, i64 1
  %48 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %47, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %41)
  %49 = fsub <2 x float> %48, %23
  %50 = extractelement <2 x float> %49, i64 0
  %51 = extractelement <2 x float> %49, i64 1
  %52 = fmul float %51, %51
  %53 = tail call noundef float @llvm.fmuladd.f32(float %50, float %50, float %52)
  %54 = fcmp one float %53, 0x7FF0000000000000
  %55 = select i1 %54, float %53, float 0x7FF0000000000000
  %56 = mul i32 %26, -1918454973
  %57 = xor i32 %56, %29
  %58 = lshr i32 %57, 15
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 739982445
  %61 = lshr i32 %60, 12
  %62 = xor i32 %61, %60
  %63 = sitofp i32 %26 to float
  %64 = insertelement <2 x float> poison, float %63, i64 0
  %65 = insertelement <2 x float> %64, float %30, i64 1
  %66 = and i32 %62, 65535
  %67 = uitofp nneg i32 %66 to float
  %68 = insertelement <2 x float> poison, float %67, i64 0
  %69 = lshr i32 %62, 16
  %70 = uitofp nneg i32 %69 to float
  %71 = insertelement <2 x float> %68, float %70, i64 1
  %72 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %71, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %65)
  %73 = fsub <2 x float> %72, %23
  %74 = extractelement <2 x float> %73, i64 0
  %75 = extractelement <2 x float> %73, i64 1
  %76 = fmul float %75, %75
  %77 = tail call noundef float @llvm.fmuladd.f32(float %74, float %74, float %76)
  %78 = fcmp olt float %77, %55
  br i1 %78, label %82, label %79

79:                                               ; preds = %2
  %80 = fcmp ueq float %77, 0x7FF0000000000000
  br i1 %80, label %82, label %81

81:                                               ; preds = %79
  br label %82

82:                                               ; preds = %81, %79, %2
  %83 = phi float [ 0x7FF0000000000000, %79 ], [ %77, %81 ], [ %55, %2 ]
  %84 = phi float [ %55, %79 ], [ %55, %81 ], [ %77, %2 ]
  %85 = add nsw i32 %26, 1
  %86 = mul i32 %85, -1918454973
  %87 = xor i32 %86, %29
  %88 = lshr i32 %87, 15
  %89 = xor i32 %88, %87
  %90 = mul i32 %89, 739982445
  %91 = lshr i32 %90, 12
  %92 = xor i32 %91, %90
  %93 = sitofp i32 %85 to float
  %94 = insertelement <2 x float> poison, float %93, i64 0
  %95 = insertelement <2 x float> %94, float %30, i64 1
  %96 = and i32 %92, 65535
  %97 = uitofp nneg i32 %96 to float
  %98 = insertelement <2 x float> poison, float %97, i64 0
  %99 = lshr i32 %92, 16
  %100 = uitofp nneg i32 %99 to float
  %101 = insertelement <2 x float> %98, float %100, i64 1
  %102 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %101, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %95)
  %103 = fsub <2 x float> %102, %23
  %104 = extractelement <2 x float> %103, i64 0
  %105 = extractelement <2 x float> %103, i64 1
  %106 = fmul float %105, %105
  %107 = tail call noundef float @llvm.fmuladd.f32(float %104, float %104, float %106)
  %108 = fcmp olt float %107, %84
  br i1 %108, label %112, label %109

109:                                              ; preds = %82
  %110 = fcmp olt float %107, %83
  br i1 %110, label %111, label %112

111:                                              ; preds = %109
  br label %112

112:                                              ; preds = %111, %109, %82
  %113 = phi float [ %83, %109 ], [ %107, %111 ], [ %84, %82 ]
  %114 = phi float [ %84, %109 ], [ %84, %111 ], [ %107, %82 ]
  %115 = mul i32 %27, -669632447
  %116 = sitofp i32 %27 to float
  %117 = xor i32 %32, %115
  %118 = lshr i32 %117, 15
  %119 = xor i32 %118, %117
  %120 = mul i32 %119, 739982445
  %121 = lshr i32 %120, 12
  %122 = xor i32 %121, %120
  %123 = insertelement <2 x float> %40, float %116, i64 1
  %124 = and i32 %122, 65535
  %125 = uitofp nneg i32 %124 to float
  %126 = insertelement <2 x float> poison, float %125, i64 0
  %127 = lshr i32 %122, 16
  %128 = uitofp nneg i32 %127 to float
  %129 = insertelement <2 x float> %126, float %128, i64 1
  %130 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %129, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %123)
  %131 = fsub <2 x float> %130, %23
  %132 = extractelement <2 x float> %131, i64 0
  %133 = extractelement <2 x float> %131, i64 1
  %134 = fmul float %133, %133
  %135 = tail call noundef float @llvm.fmuladd.f32(float %132, float %132, float %134)
  %136 = fcmp olt float %135, %114
  br i1 %136, label %140, label %137

137:                                              ; preds = %112
  %138 = fcmp olt float %135, %113
  br i1 %138, label %139, label %140

139:                                              ; preds = %137
  br label %140

140:                                              ; preds = %139, %137, %112
  %141 = phi float [ %113, %137 ], [ %135, %139 ], [ %114, %112 ]
  %142 = phi float [ %114, %137 ], [ %114, %139 ], [ %135, %112 ]
  %143 = xor i32 %56, %115
  %144 = lshr i32 %143, 15
  %145 = xor i32 %144, %143
  %146 = mul i32 %145, 739982445
  %147 = lshr i32 %146, 12
  %148 = xor i32 %147, %146
  %149 = insertelement <2 x float> %64, float %116, i64 1
  %150 = and i32 %148, 65535
  %151 = uitofp nneg i32 %150 to float
  %152 = insertelement <2 x float> poison, float %151, i64 0
  %153 = lshr i32 %148, 16
  %154 = uitofp nneg i32 %153 to float
  %155 = insertelement <2 x float> %152, float %154, i64 1
  %156 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %155, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %149)
  %157 = fsub <2 x float> %156, %23
  %158 = extractelement <2 x float> %157, i64 0
  %159 = extractelement <2 x float> %157, i64 1
  %160 = fmul float %159, %159
  %161 = tail call noundef float @llvm.fmuladd.f32(float %158, float %158, float %160)
  %162 = fcmp olt float %161, %142
  br i1 %162, label %166, label %163

163:                                              ; preds = %140
  %164 = fcmp olt float %161, %141
  br i1 %164, label %165, label %166

165:                                              ; preds = %163
  br label %166

166:                                              ; preds = %165, %163, %140
  %167 = phi float [ %141, %163 ], [ %161, %165 ], [ %142, %140 ]
  %168 = phi float [ %142, %163 ], [ %142, %165 ], [ %161, %140 ]
  %169 = xor i32 %86, %115
  %170 = lshr i32 %169, 15
  %171 = xor i32 %170, %169
  %172 = mul i32 %171, 739982445
  %173 = lshr i32 %172, 12
  %174 = xor i32 %173, %172
  %175 = insertelement <2 x float> %94, float %116, i64 1
  %176 = and i32 %174, 65535
  %177 = uitofp nneg i32 %176 to float
  %178 = insertelement <2 x float> poison, float %177, i64 0
  %179 = lshr i32 %174, 16
  %180 = uitofp nneg i32 %179 to float
  %181 = insertelement <2 x float> %178, float %180, i64 1
  %182 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %181, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %175)
  %183 = fsub <2 x float> %182, %23
  %184 = extractelement <2 x float> %183, i64 0
  %185 = extractelement <2 x float> %183, i64 1
  %186 = fmul float %185, %185
  %187 = tail call noundef float @llvm.fmuladd.f32(float %184, float %184, float %186)
  %188 = fcmp olt float %187, %168
  br i1 %188, label %192, label %189

189:                                              ; preds = %166
  %190 = fcmp olt float %187, %167
  br i1 %190, label %191, label %192

191:                                              ; preds = %189
  br label %192

192:                                              ; preds = %191, %189, %166
  %193 = phi float [ %167, %189 ], [ %187, %191 ], [ %168, %166 ]
  %194 = phi float [ %168, %189 ], [ %168, %191 ], [ %187, %166 ]
  %195 = add nsw i32 %27, 1
  %196 = mul i32 %195, -669632447
  %197 = sitofp i32 %195 to float
  %198 = xor i32 %32, %196
  %199 = lshr i32 %198, 15
  %200 = xor i32 %199, %198
  %201 = mul i32 %200, 739982445
  %202 = lshr i32 %201, 12
  %203 = xor i32 %202, %201
  %204 = insertelement <2 x float> %40, float %197, i64 1
  %205 = and i32 %203, 65535
  %206 = uitofp nneg i32 %205 to float
  %207 = insertelement <2 x float> poison, float %206, i64 0
  %208 = lshr i32 %203, 16
  %209 = uitofp nneg i32 %208 to float
  %210 = insertelement <2 x float> %207, float %209, i64 1
  %211 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %210, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %204)
  %212 = fsub <2 x float> %211, %23
  %213 = extractelement <2 x float> %212, i64 0
  %214 = extractelement <2 x float> %212, i64 1
  %215 = fmul float %214, %214
  %216 = tail call noundef float @llvm.fmuladd.f32(float %213, float %213, float %215)
  %217 = fcmp olt float %216, %194
  br i1 %217, label %221, label %218

218:                                              ; preds = %192
  %219 = fcmp olt float %216, %193
  br i1 %219, label %220, label %221

220:                                              ; preds = %218
  br label %221

221:                                              ; preds = %220, %218, %192
  %222 = phi float [ %193, %218 ], [ %216, %220 ], [ %194, %192 ]
  %223 = phi float [ %194, %218 ], [ %194, %220 ], [ %216, %192 ]
  %224 = xor i32 %56, %196
  %225 = lshr i32 %224, 15
  %226 = xor i32 %225, %224
  %227 = mul i32 %226, 739982445
  %228 = lshr i32 %227, 12
  %229 = xor i32 %228, %227
  %230 = insertelement <2 x float> %64, float %197, i64 1
  %231 = and i32 %229, 65535
  %232 = uitofp nneg i32 %231 to float
  %233 = insertelement <2 x float> poison, float %232, i64 0
  %234 = lshr i32 %229, 16
  %235 = uitofp nneg i32 %234 to float
  %236 = insertelement <2 x float> %233, float %235, i64 1
  %237 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %236, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %230)
  %238 = fsub <2 x float> %237, %23
  %239 = extractelement <2 x float> %238, i64 0
  %240 = extractelement <2 x float> %238, i64 1
  %241 = fmul float %240, %240
  %242 = tail call noundef float @llvm.fmuladd.f32(float %239, float %239, float %241)
  %243 = fcmp olt float %242, %223
  br i1 %243, label %247, label %244

244:                                              ; preds = %221
  %245 = fcmp olt float %242, %222
  br i1 %245, label %246, label %247

246:                                              ; preds = %244
  br label %247

247:                                              ; preds = %246, %244, %221
  %248 = phi float [ %222, %244 ], [ %242, %246 ], [ %223, %221 ]
  %249 = phi float [ %223, %244 ], [ %223, %246 ], [ %242, %221 ]
  %250 = xor i32 %86, %196
  %251 = lshr i32 %250, 15
  %252 = xor i32 %251, %250
  %253 = mul i32 %252, 739982445
  %254 = lshr i32 %253, 12
  %255 = xor i32 %254, %253
  %256 = insertelement <2 x float> %94, float %197, i64 1
  %257 = and i32 %255, 65535
  %258 = uitofp nneg i32 %257 to float
  %259 = insertelement <2 x float> poison, float %258, i64 0
  %260 = lshr i32 %255, 16
  %261 = uitofp nneg i32 %260 to float
  %262 = insertelement <2 x float> %259, float %261, i64 1
  %263 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %262, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %256)
  %264 = fsub <2 x float> %263, %23
  %265 = extractelement <2 x float> %264, i64 0
  %266 = extractelement <2 x float> %264, i64 1
  %267 = fmul float %266, %266
  %268 = tail call noundef float @llvm.fmuladd.f32(float %265, float %265, float %267)
  %269 = fcmp olt float %268, %249
  br i1 %269, label %273, label %270

270:                                              ; preds = %247
  %271 = fcmp olt float %268, %248
  br i1 %271, label %272, label %273

272:                                              ; preds = %270
  br label %273

273:                                              ; preds = %272, %270, %247
  %274 = phi float [ %248, %270 ], [ %268, %272 ], [ %249, %247 ]
  %275 = phi float [ %249, %270 ], [ %249, %272 ], [ %268, %247 ]
  %276 = zext nneg i32 %16 to i64
  %277 = tail call float @llvm.nvvm.sqrt.approx.f(float %274) #9
  %278 = tail call float @llvm.nvvm.sqrt.approx.f(float %275) #9
  %279 = fsub float %277, %278
  %280 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %281 = zext nneg i32 %280 to i64
  %282 = mul nuw nsw i64 %6, %281
  %283 = mul i64 %282, %276
  %284 = shl i64 %10, 32
  %285 = getelementptr float, ptr addrspace(1) %0, i64 %283
  %286 = ashr exact i64 %284, 30
  %287 = getelementptr i8, ptr addrspace(1) %285, i64 %286
  store float %279, ptr addrspace(1) %287, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.floor.v2f32(<2 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #7

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"float*", !"float", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{i32 1, i32 0}
!18 = !{!"none", !"none"}
!19 = !{!"float*", !"float"}
!20 = !{!"", !""}
!21 = !{float 2.500000e+00}
