; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@perlin_fbm.p = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #10
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
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = zext nneg i32 %11 to i64
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %6, %15
  %17 = zext nneg i32 %16 to i64
  br label %32

18:                                               ; preds = %32, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = zext nneg i32 %19 to i64
  %21 = mul nuw nsw i64 %7, %20
  %22 = add nuw nsw i64 %21, %10
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %25 = mul nuw nsw i32 %24, %23
  %26 = add nuw nsw i32 %25, %5
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %42

28:                                               ; preds = %18
  %29 = trunc i64 %22 to i32
  %30 = sitofp i32 %29 to float
  %31 = uitofp nneg i32 %26 to float
  br label %53

32:                                               ; preds = %13, %32
  %33 = phi i64 [ %14, %13 ], [ %39, %32 ]
  %34 = shl i64 %33, 32
  %35 = ashr exact i64 %34, 32
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i64 %35
  store i8 %37, ptr addrspace(3) %38, align 1, !tbaa !14
  %39 = add nsw i64 %35, %17
  %40 = trunc i64 %39 to i32
  %41 = icmp slt i32 %40, 256
  br i1 %41, label %32, label %18, !llvm.loop !15

42:                                               ; preds = %53, %18
  %43 = phi float [ 0.000000e+00, %18 ], [ %322, %53 ]
  %44 = zext nneg i32 %26 to i64
  %45 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %46 = zext nneg i32 %45 to i64
  %47 = mul nuw nsw i64 %7, %46
  %48 = mul i64 %47, %44
  %49 = shl i64 %22, 32
  %50 = getelementptr float, ptr addrspace(1) %1, i64 %48
  %51 = ashr exact i64 %49, 30
  %52 = getelementptr i8, ptr addrspace(1) %50, i64 %51
  store float %43, ptr addrspace(1) %52, align 4, !tbaa !17
  ret void

53:                                               ; preds = %28, %53
  %54 = phi i32 [ 0, %28 ], [ %325, %53 ]
  %55 = phi float [ %2, %28 ], [ %324, %53 ]
  %56 = phi float [ 5.000000e-01, %28 ], [ %323, %53 ]
  %57 = phi float [ 0.000000e+00, %28 ], [ %322, %53 ]
  %58 = fmul float %55, %30
  %59 = fmul float %55, %31
  %60 = uitofp nneg i32 %54 to float
  %61 = fmul float %60, 0x3FFB333340000000
  %62 = tail call noundef float @llvm.floor.f32(float %58)
  %63 = tail call noundef float @llvm.floor.f32(float %59)
  %64 = tail call noundef float @llvm.floor.f32(float %61)
  %65 = fptosi float %62 to i32
  %66 = and i32 %65, 255
  %67 = fptosi float %63 to i32
  %68 = fptosi float %64 to i32
  %69 = fsub float %58, %62
  %70 = fsub float %59, %63
  %71 = fsub float %61, %64
  %72 = fmul float %69, %69
  %73 = fmul float %69, %72
  %74 = tail call float @llvm.fmuladd.f32(float %69, float 6.000000e+00, float -1.500000e+01)
  %75 = tail call float @llvm.fmuladd.f32(float %69, float %74, float 1.000000e+01)
  %76 = fmul float %73, %75
  %77 = fmul float %70, %70
  %78 = fmul float %70, %77
  %79 = tail call float @llvm.fmuladd.f32(float %70, float 6.000000e+00, float -1.500000e+01)
  %80 = tail call float @llvm.fmuladd.f32(float %70, float %79, float 1.000000e+01)
  %81 = fmul float %78, %80
  %82 = fmul float %71, %71
  %83 = fmul float %71, %82
  %84 = tail call float @llvm.fmuladd.f32(float %71, float 6.000000e+00, float -1.500000e+01)
  %85 = tail call float @llvm.fmuladd.f32(float %71, float %84, float 1.000000e+01)
  %86 = fmul float %83, %85
  %87 = zext nneg i32 %66 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %87
  %89 = load i8, ptr addrspace(3) %88, align 1, !tbaa !14
  %90 = zext i8 %89 to i32
  %91 = add i32 %90, %67
  %92 = add i32 %65, 1
  %93 = and i32 %92, 255
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %94
  %96 = load i8, ptr addrspace(3) %95, align 1, !tbaa !14
  %97 = zext i8 %96 to i32
  %98 = add i32 %97, %67
  %99 = and i32 %91, 255
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %100
  %102 = load i8, ptr addrspace(3) %101, align 1, !tbaa !14
  %103 = zext i8 %102 to i32
  %104 = add i32 %103, %68
  %105 = add i32 %91, 1
  %106 = and i32 %105, 255
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %107
  %109 = load i8, ptr addrspace(3) %108, align 1, !tbaa !14
  %110 = zext i8 %109 to i32
  %111 = add i32 %110, %68
  %112 = and i32 %98, 255
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %113
  %115 = load i8, ptr addrspace(3) %114, align 1, !tbaa !14
  %116 = zext i8 %115 to i32
  %117 = add i32 %116, %68
  %118 = add i32 %98, 1
  %119 = and i32 %118, 255
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %120
  %122 = load i8, ptr addrspace(3) %121, align 1, !tbaa !14
  %123 = zext i8 %122 to i32
  %124 = add i32 %123, %68
  %125 = and i32 %104, 255
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !14
  %129 = zext i8 %128 to i32
  %130 = and i32 %129, 15
  %131 = icmp samesign ult i32 %130, 4
  %132 = and i32 %129, 13
  %133 = icmp eq i32 %132, 12
  %134 = select i1 %133, float %69, float %71
  %135 = select i1 %131, float %70, float %134
  %136 = icmp samesign ult i32 %130, 8
  %137 = select i1 %136, float %69, float %70
  %138 = and i32 %129, 1
  %139 = icmp eq i32 %138, 0
  %140 = fneg float %137
  %141 = select i1 %139, float %137, float %140
  %142 = and i32 %129, 2
  %143 = icmp eq i32 %142, 0
  %144 = fneg float %135
  %145 = select i1 %143, float %135, float %144
  %146 = fadd float %141, %145
  %147 = and i32 %117, 255
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %148
  %150 = load i8, ptr addrspace(3) %149, align 1, !tbaa !14
  %151 = zext i8 %150 to i32
  %152 = fadd float %69, -1.000000e+00
  %153 = and i32 %151, 15
  %154 = icmp samesign ult i32 %153, 4
  %155 = and i32 %151, 13
  %156 = icmp eq i32 %155, 12
  %157 = select i1 %156, float %152, float %71
  %158 = select i1 %154, float %70, float %157
  %159 = icmp samesign ult i32 %153, 8
  %160 = select i1 %159, float %152, float %70
  %161 = and i32 %151, 1
  %162 = icmp eq i32 %161, 0
  %163 = fneg float %160
  %164 = select i1 %162, float %160, float %163
  %165 = and i32 %151, 2
  %166 = icmp eq i32 %165, 0
  %167 = fneg float %158
  %168 = select i1 %166, float %158, float %167
  %169 = fadd float %164, %168
  %170 = fsub float %169, %146
  %171 = tail call noundef float @llvm.fmuladd.f32(float %170, float %76, float %146)
  %172 = and i32 %111, 255
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %173
  %175 = load i8, ptr addrspace(3) %174, align 1, !tbaa !14
  %176 = zext i8 %175 to i32
  %177 = fadd float %70, -1.000000e+00
  %178 = and i32 %176, 15
  %179 = icmp samesign ult i32 %178, 4
  %180 = and i32 %176, 13
  %181 = icmp eq i32 %180, 12
  %182 = select i1 %181, float %69, float %71
  %183 = select i1 %179, float %177, float %182
  %184 = icmp samesign ult i32 %178, 8
  %185 = select i1 %184, float %69, float %177
  %186 = and i32 %176, 1
  %187 = icmp eq i32 %186, 0
  %188 = fneg float %185
  %189 = select i1 %187, float %185, float %188
  %190 = and i32 %176, 2
  %191 = icmp eq i32 %190, 0
  %192 = fneg float %183
  %193 = select i1 %191, float %183, float %192
  %194 = fadd float %189, %193
  %195 = and i32 %124, 255
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %196
  %198 = load i8, ptr addrspace(3) %197, align 1, !tbaa !14
  %199 = zext i8 %198 to i32
  %200 = and i32 %199, 15
  %201 = icmp samesign ult i32 %200, 4
  %202 = and i32 %199, 13
  %203 = icmp eq i32 %202, 12
  %204 = select i1 %203, float %152, float %71
  %205 = select i1 %201, float %177, float %204
  %206 = icmp samesign ult i32 %200, 8
  %207 = select i1 %206, float %152, float %177
  %208 = and i32 %199, 1
  %209 = icmp eq i32 %208, 0
  %210 = fneg float %207
  %211 = select i1 %209, float %207, float %210
  %212 = and i32 %199, 2
  %213 = icmp eq i32 %212, 0
  %214 = fneg float %205
  %215 = select i1 %213, float %205, float %214
  %216 = fadd float %211, %215
  %217 = fsub float %216, %194
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float %76, float %194)
  %219 = fsub float %218, %171
  %220 = tail call noundef float @llvm.fmuladd.f32(float %219, float %81, float %171)
  %221 = add i32 %104, 1
  %222 = and i32 %221, 255
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %223
  %225 = load i8, ptr addrspace(3) %224, align 1, !tbaa !14
  %226 = zext i8 %225 to i32
  %227 = fadd float %71, -1.000000e+00
  %228 = and i32 %226, 15
  %229 = icmp samesign ult i32 %228, 4
  %230 = and i32 %226, 13
  %231 = icmp eq i32 %230, 12
  %232 = select i1 %231, float %69, float %227
  %233 = select i1 %229, float %70, float %232
  %234 = icmp samesign ult i32 %228, 8
  %235 = select i1 %234, float %69, float %70
  %236 = and i32 %226, 1
  %237 = icmp eq i32 %236, 0
  %238 = fneg float %235
  %239 = select i1 %237, float %235, float %238
  %240 = and i32 %226, 2
  %241 = icmp eq i32 %240, 0
  %242 = fneg float %233
  %243 = select i1 %241, float %233, float %242
  %244 = fadd float %239, %243
  %245 = add i32 %117, 1
  %246 = and i32 %245, 255
  %247 = zext nneg i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %247
  %249 = load i8, ptr addrspace(3) %248, align 1, !tbaa !14
  %250 = zext i8 %249 to i32
  %251 = and i32 %250, 15
  %252 = icmp samesign ult i32 %251, 4
  %253 = and i32 %250, 13
  %254 = icmp eq i32 %253, 12
  %255 = select i1 %254, float %152, float %227
  %256 = select i1 %252, float %70, float %255
  %257 = icmp samesign ult i32 %251, 8
  %258 = select i1 %257, float %152, float %70
  %259 = and i32 %250, 1
  %260 = icmp eq i32 %259, 0
  %261 = fneg float %258
  %262 = select i1 %260, float %258, float %261
  %263 = and i32 %250, 2
  %264 = icmp eq i32 %263, 0
  %265 = fneg float %256
  %266 = select i1 %264, float %256, float %265
  %267 = fadd float %262, %266
  %268 = fsub float %267, %244
  %269 = tail call noundef float @llvm.fmuladd.f32(float %268, float %76, float %244)
  %270 = add i32 %111, 1
  %271 = and i32 %270, 255
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %272
  %274 = load i8, ptr addrspace(3) %273, align 1, !tbaa !14
  %275 = zext i8 %274 to i32
  %276 = and i32 %275, 15
  %277 = icmp samesign ult i32 %276, 4
  %278 = and i32 %275, 13
  %279 = icmp eq i32 %278, 12
  %280 = select i1 %279, float %69, float %227
  %281 = select i1 %277, float %177, float %280
  %282 = icmp samesign ult i32 %276, 8
  %283 = select i1 %282, float %69, float %177
  %284 = and i32 %275, 1
  %285 = icmp eq i32 %284, 0
  %286 = fneg float %283
  %287 = select i1 %285, float %283, float %286
  %288 = and i32 %275, 2
  %289 = icmp eq i32 %288, 0
  %290 = fneg float %281
  %291 = select i1 %289, float %281, float %290
  %292 = fadd float %287, %291
  %293 = add i32 %124, 1
  %294 = and i32 %293, 255
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %295
  %297 = load i8, ptr addrspace(3) %296, align 1, !tbaa !14
  %298 = zext i8 %297 to i32
  %299 = and i32 %298, 15
  %300 = icmp samesign ult i32 %299, 4
  %301 = and i32 %298, 13
  %302 = icmp eq i32 %301, 12
  %303 = select i1 %302, float %152, float %227
  %304 = select i1 %300, float %177, float %303
  %305 = icmp samesign ult i32 %299, 8
  %306 = select i1 %305, float %152, float %177
  %307 = and i32 %298, 1
  %308 = icmp eq i32 %307, 0
  %309 = fneg float %306
  %310 = select i1 %308, float %306, float %309
  %311 = and i32 %298, 2
  %312 = icmp eq i32 %311, 0
  %313 = fneg float %304
  %314 = select i1 %312, float %304, float %313
  %315 = fadd float %310, %314
  %316 = fsub float %315, %292
  %317 = tail call noundef float @llvm.fmuladd.f32(float %316, float %76, float %292)
  %318 = fsub float %317, %269
  %319 = tail call noundef float @llvm.fmuladd.f32(float %318, float %81, float %269)
  %320 = fsub float %319, %220
  %321 = tail call noundef float @llvm.fmuladd.f32(float %320, float %86, float %220)
  %322 = tail call float @llvm.fmuladd.f32(float %56, float %321, float %57)
  %323 = fmul float %56, 5.000000e-01
  %324 = fmul float %55, 2.000000e+00
  %325 = add nuw nsw i32 %54, 1
  %326 = icmp eq i32 %325, %3
  br i1 %326, label %42, label %53, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef align 4 %0, float noundef %1) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %59 = fdiv float %58, 1.275000e+02, !fpmath !24
  %60 = fadd float %59, -1.000000e+00
  %61 = lshr i32 %56, 8
  %62 = and i32 %61, 255
  %63 = uitofp nneg i32 %62 to float
  %64 = fdiv float %63, 1.275000e+02, !fpmath !24
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
  %97 = fdiv float %96, 1.275000e+02, !fpmath !24
  %98 = fadd float %97, -1.000000e+00
  %99 = lshr i32 %94, 8
  %100 = and i32 %99, 255
  %101 = uitofp nneg i32 %100 to float
  %102 = fdiv float %101, 1.275000e+02, !fpmath !24
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
  %133 = fdiv float %132, 1.275000e+02, !fpmath !24
  %134 = fadd float %133, -1.000000e+00
  %135 = lshr i32 %130, 8
  %136 = and i32 %135, 255
  %137 = uitofp nneg i32 %136 to float
  %138 = fdiv float %137, 1.275000e+02, !fpmath !24
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
  store float %149, ptr addrspace(1) %157, align 4, !tbaa !17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef align 4 %0, float noundef %1) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  br label %28

28:                                               ; preds = %2, %48
  %29 = phi float [ 0x7FF0000000000000, %2 ], [ %84, %48 ]
  %30 = phi float [ 0x7FF0000000000000, %2 ], [ %83, %48 ]
  %31 = phi i32 [ -1, %2 ], [ %49, %48 ]
  %32 = add nsw i32 %31, %27
  %33 = mul i32 %32, -669632447
  %34 = sitofp i32 %32 to float
  br label %51

35:                                               ; preds = %48
  %36 = zext nneg i32 %16 to i64
  %37 = tail call float @llvm.nvvm.sqrt.approx.f(float %83) #11
  %38 = tail call float @llvm.nvvm.sqrt.approx.f(float %84) #11
  %39 = fsub float %37, %38
  %40 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %41 = zext nneg i32 %40 to i64
  %42 = mul nuw nsw i64 %6, %41
  %43 = mul i64 %42, %36
  %44 = shl i64 %10, 32
  %45 = getelementptr float, ptr addrspace(1) %0, i64 %43
  %46 = ashr exact i64 %44, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store float %39, ptr addrspace(1) %47, align 4, !tbaa !17
  ret void

48:                                               ; preds = %82
  %49 = add nsw i32 %31, 1
  %50 = icmp eq i32 %49, 2
  br i1 %50, label %35, label %28, !llvm.loop !25

51:                                               ; preds = %28, %82
  %52 = phi float [ %29, %28 ], [ %84, %82 ]
  %53 = phi float [ %30, %28 ], [ %83, %82 ]
  %54 = phi i32 [ -1, %28 ], [ %85, %82 ]
  %55 = add nsw i32 %54, %26
  %56 = mul i32 %55, -1918454973
  %57 = xor i32 %56, %33
  %58 = lshr i32 %57, 15
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 739982445
  %61 = lshr i32 %60, 12
  %62 = xor i32 %61, %60
  %63 = sitofp i32 %55 to float
  %64 = insertelement <2 x float> poison, float %63, i64 0
  %65 = insertelement <2 x float> %64, float %34, i64 1
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
  %78 = fcmp olt float %77, %52
  br i1 %78, label %82, label %79

79:                                               ; preds = %51
  %80 = fcmp olt float %77, %53
  br i1 %80, label %81, label %82

81:                                               ; preds = %79
  br label %82

82:                                               ; preds = %51, %79, %81
  %83 = phi float [ %53, %79 ], [ %77, %81 ], [ %52, %51 ]
  %84 = phi float [ %52, %79 ], [ %52, %81 ], [ %77, %51 ]
  %85 = add nsw i32 %54, 1
  %86 = icmp eq i32 %85, 2
  br i1 %86, label %48, label %51, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.floor.v2f32(<2 x float>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = distinct !{!19, !16}
!20 = !{i32 1, i32 0}
!21 = !{!"none", !"none"}
!22 = !{!"float*", !"float"}
!23 = !{!"", !""}
!24 = !{float 2.500000e+00}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
