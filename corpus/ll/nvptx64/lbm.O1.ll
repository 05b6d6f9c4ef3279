; ModuleID = 'corpus/opencl/lbm.cl'
source_filename = "corpus/opencl/lbm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cx = dso_local local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@cy = dso_local local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@wt = dso_local local_unnamed_addr addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@opposite = dso_local local_unnamed_addr addrspace(4) constant [9 x i8] c"\00\03\04\01\02\07\08\05\06", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = mul nuw nsw i32 %9, %8
  %12 = add nuw nsw i32 %11, %10
  %13 = mul nsw i32 %4, %3
  %14 = add i32 %4, %12
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %15, %16
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  %20 = add i32 %3, %19
  %21 = srem i32 %20, %3
  %22 = srem i32 %14, %4
  %23 = mul nsw i32 %22, %3
  %24 = add i32 %21, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = add i32 %20, -1
  %29 = srem i32 %28, %3
  %30 = srem i32 %14, %4
  %31 = mul nsw i32 %30, %3
  %32 = add i32 %29, %13
  %33 = add i32 %32, %31
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = srem i32 %20, %3
  %38 = add i32 %14, -1
  %39 = srem i32 %38, %4
  %40 = shl nsw i32 %13, 1
  %41 = mul nsw i32 %39, %3
  %42 = add i32 %37, %40
  %43 = add i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = add i32 %20, 1
  %48 = srem i32 %47, %3
  %49 = srem i32 %14, %4
  %50 = mul nsw i32 %13, 3
  %51 = mul nsw i32 %49, %3
  %52 = add i32 %48, %50
  %53 = add i32 %52, %51
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = srem i32 %20, %3
  %58 = add i32 %14, 1
  %59 = srem i32 %58, %4
  %60 = shl nsw i32 %13, 2
  %61 = mul nsw i32 %59, %3
  %62 = add i32 %57, %60
  %63 = add i32 %62, %61
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = add i32 %20, -1
  %68 = srem i32 %67, %3
  %69 = add i32 %14, -1
  %70 = srem i32 %69, %4
  %71 = mul nsw i32 %13, 5
  %72 = mul nsw i32 %70, %3
  %73 = add i32 %68, %71
  %74 = add i32 %73, %72
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !14
  %78 = add i32 %20, 1
  %79 = srem i32 %78, %3
  %80 = add i32 %14, -1
  %81 = srem i32 %80, %4
  %82 = mul nsw i32 %13, 6
  %83 = mul nsw i32 %81, %3
  %84 = add i32 %79, %82
  %85 = add i32 %84, %83
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  %89 = add i32 %20, 1
  %90 = srem i32 %89, %3
  %91 = add i32 %14, 1
  %92 = srem i32 %91, %4
  %93 = mul nsw i32 %13, 7
  %94 = mul nsw i32 %92, %3
  %95 = add i32 %90, %93
  %96 = add i32 %95, %94
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  %100 = add i32 %20, -1
  %101 = srem i32 %100, %3
  %102 = add i32 %14, 1
  %103 = srem i32 %102, %4
  %104 = shl nsw i32 %13, 3
  %105 = mul nsw i32 %103, %3
  %106 = add i32 %101, %104
  %107 = add i32 %106, %105
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = mul nsw i32 %3, %12
  %112 = add nsw i32 %111, %19
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %113
  %115 = load i8, ptr addrspace(1) %114, align 1, !tbaa !16
  %116 = icmp eq i8 %115, 0
  br i1 %116, label %117, label %148

117:                                              ; preds = %7
  %118 = sext i32 %112 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %118
  store float %27, ptr addrspace(1) %119, align 4, !tbaa !14
  %120 = mul nsw i32 %13, 3
  %121 = add nsw i32 %120, %112
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %122
  store float %36, ptr addrspace(1) %123, align 4, !tbaa !14
  %124 = shl nsw i32 %13, 2
  %125 = add nsw i32 %124, %112
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %126
  store float %46, ptr addrspace(1) %127, align 4, !tbaa !14
  %128 = add nsw i32 %13, %112
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %129
  store float %56, ptr addrspace(1) %130, align 4, !tbaa !14
  %131 = shl nsw i32 %13, 1
  %132 = add nsw i32 %131, %112
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %133
  store float %66, ptr addrspace(1) %134, align 4, !tbaa !14
  %135 = mul nsw i32 %13, 7
  %136 = add nsw i32 %135, %112
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %137
  store float %77, ptr addrspace(1) %138, align 4, !tbaa !14
  %139 = shl nsw i32 %13, 3
  %140 = add nsw i32 %139, %112
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %141
  store float %88, ptr addrspace(1) %142, align 4, !tbaa !14
  %143 = mul nsw i32 %13, 5
  %144 = add nsw i32 %143, %112
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %145
  store float %99, ptr addrspace(1) %146, align 4, !tbaa !14
  %147 = mul nsw i32 %13, 6
  br label %310

148:                                              ; preds = %7
  %149 = add nsw i32 %4, -1
  %150 = icmp eq i32 %149, %12
  %151 = tail call float @llvm.fmuladd.f32(float %27, float 0.000000e+00, float 0.000000e+00)
  %152 = fadd float %36, %151
  %153 = tail call float @llvm.fmuladd.f32(float %46, float 0.000000e+00, float %152)
  %154 = fsub float %153, %56
  %155 = tail call float @llvm.fmuladd.f32(float %66, float 0.000000e+00, float %154)
  %156 = fadd float %77, %155
  %157 = fsub float %156, %88
  %158 = fsub float %157, %99
  %159 = fadd float %110, %158
  %160 = fadd float %27, 0.000000e+00
  %161 = fadd float %160, %36
  %162 = fadd float %161, %46
  %163 = fadd float %162, %56
  %164 = fadd float %163, %66
  %165 = fadd float %164, %77
  %166 = fadd float %165, %88
  %167 = fadd float %166, %99
  %168 = fadd float %167, %110
  %169 = fdiv float %159, %168
  %170 = select i1 %150, float %6, float %169
  %171 = tail call float @llvm.fmuladd.f32(float %27, float 0.000000e+00, float 0.000000e+00)
  %172 = tail call float @llvm.fmuladd.f32(float %36, float 0.000000e+00, float %171)
  %173 = fadd float %46, %172
  %174 = tail call float @llvm.fmuladd.f32(float %56, float 0.000000e+00, float %173)
  %175 = fsub float %174, %66
  %176 = fadd float %77, %175
  %177 = fadd float %88, %176
  %178 = fsub float %177, %99
  %179 = fsub float %178, %110
  %180 = fdiv float %179, %168
  %181 = select i1 %150, float 0.000000e+00, float %180
  %182 = fmul float %181, %181
  %183 = tail call float @llvm.fmuladd.f32(float %170, float %170, float %182)
  %184 = fmul float %183, 1.500000e+00
  %185 = fmul float %181, 0.000000e+00
  %186 = tail call float @llvm.fmuladd.f32(float %170, float 0.000000e+00, float %185)
  %187 = fmul float %186, 3.000000e+00
  %188 = fmul float %168, 0x3FDC71C720000000
  %189 = fadd float %187, 1.000000e+00
  %190 = fmul float %187, 5.000000e-01
  %191 = tail call float @llvm.fmuladd.f32(float %190, float %187, float %189)
  %192 = fsub float %191, %184
  %193 = fmul float %188, %192
  %194 = fsub float %193, %27
  %195 = tail call float @llvm.fmuladd.f32(float %5, float %194, float %27)
  %196 = sext i32 %112 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %196
  store float %195, ptr addrspace(1) %197, align 4, !tbaa !14
  %198 = fmul float %181, 0.000000e+00
  %199 = fadd float %170, %198
  %200 = fmul float %199, 3.000000e+00
  %201 = fmul float %168, 0x3FBC71C720000000
  %202 = fadd float %200, 1.000000e+00
  %203 = fmul float %200, 5.000000e-01
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %200, float %202)
  %205 = fsub float %204, %184
  %206 = fmul float %201, %205
  %207 = fsub float %206, %36
  %208 = tail call float @llvm.fmuladd.f32(float %5, float %207, float %36)
  %209 = add nsw i32 %13, %112
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %210
  store float %208, ptr addrspace(1) %211, align 4, !tbaa !14
  %212 = tail call float @llvm.fmuladd.f32(float %170, float 0.000000e+00, float %181)
  %213 = fmul float %212, 3.000000e+00
  %214 = fmul float %168, 0x3FBC71C720000000
  %215 = fadd float %213, 1.000000e+00
  %216 = fmul float %213, 5.000000e-01
  %217 = tail call float @llvm.fmuladd.f32(float %216, float %213, float %215)
  %218 = fsub float %217, %184
  %219 = fmul float %214, %218
  %220 = fsub float %219, %46
  %221 = tail call float @llvm.fmuladd.f32(float %5, float %220, float %46)
  %222 = shl nsw i32 %13, 1
  %223 = add nsw i32 %222, %112
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %224
  store float %221, ptr addrspace(1) %225, align 4, !tbaa !14
  %226 = fmul float %181, 0.000000e+00
  %227 = fsub float %226, %170
  %228 = fmul float %227, 3.000000e+00
  %229 = fmul float %168, 0x3FBC71C720000000
  %230 = fadd float %228, 1.000000e+00
  %231 = fmul float %228, 5.000000e-01
  %232 = tail call float @llvm.fmuladd.f32(float %231, float %228, float %230)
  %233 = fsub float %232, %184
  %234 = fmul float %229, %233
  %235 = fsub float %234, %56
  %236 = tail call float @llvm.fmuladd.f32(float %5, float %235, float %56)
  %237 = mul nsw i32 %13, 3
  %238 = add nsw i32 %237, %112
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %239
  store float %236, ptr addrspace(1) %240, align 4, !tbaa !14
  %241 = fneg float %181
  %242 = tail call float @llvm.fmuladd.f32(float %170, float 0.000000e+00, float %241)
  %243 = fmul float %242, 3.000000e+00
  %244 = fmul float %168, 0x3FBC71C720000000
  %245 = fadd float %243, 1.000000e+00
  %246 = fmul float %243, 5.000000e-01
  %247 = tail call float @llvm.fmuladd.f32(float %246, float %243, float %245)
  %248 = fsub float %247, %184
  %249 = fmul float %244, %248
  %250 = fsub float %249, %66
  %251 = tail call float @llvm.fmuladd.f32(float %5, float %250, float %66)
  %252 = shl nsw i32 %13, 2
  %253 = add nsw i32 %252, %112
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %254
  store float %251, ptr addrspace(1) %255, align 4, !tbaa !14
  %256 = fadd float %170, %181
  %257 = fmul float %256, 3.000000e+00
  %258 = fmul float %168, 0x3F9C71C720000000
  %259 = fadd float %257, 1.000000e+00
  %260 = fmul float %257, 5.000000e-01
  %261 = tail call float @llvm.fmuladd.f32(float %260, float %257, float %259)
  %262 = fsub float %261, %184
  %263 = fmul float %258, %262
  %264 = fsub float %263, %77
  %265 = tail call float @llvm.fmuladd.f32(float %5, float %264, float %77)
  %266 = mul nsw i32 %13, 5
  %267 = add nsw i32 %266, %112
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %268
  store float %265, ptr addrspace(1) %269, align 4, !tbaa !14
  %270 = fsub float %181, %170
  %271 = fmul float %270, 3.000000e+00
  %272 = fmul float %168, 0x3F9C71C720000000
  %273 = fadd float %271, 1.000000e+00
  %274 = fmul float %271, 5.000000e-01
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %271, float %273)
  %276 = fsub float %275, %184
  %277 = fmul float %272, %276
  %278 = fsub float %277, %88
  %279 = tail call float @llvm.fmuladd.f32(float %5, float %278, float %88)
  %280 = mul nsw i32 %13, 6
  %281 = add nsw i32 %280, %112
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %282
  store float %279, ptr addrspace(1) %283, align 4, !tbaa !14
  %284 = fneg float %181
  %285 = fsub float %284, %170
  %286 = fmul float %285, 3.000000e+00
  %287 = fmul float %168, 0x3F9C71C720000000
  %288 = fadd float %286, 1.000000e+00
  %289 = fmul float %286, 5.000000e-01
  %290 = tail call float @llvm.fmuladd.f32(float %289, float %286, float %288)
  %291 = fsub float %290, %184
  %292 = fmul float %287, %291
  %293 = fsub float %292, %99
  %294 = tail call float @llvm.fmuladd.f32(float %5, float %293, float %99)
  %295 = mul nsw i32 %13, 7
  %296 = add nsw i32 %295, %112
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %297
  store float %294, ptr addrspace(1) %298, align 4, !tbaa !14
  %299 = fsub float %170, %181
  %300 = fmul float %299, 3.000000e+00
  %301 = fmul float %168, 0x3F9C71C720000000
  %302 = fadd float %300, 1.000000e+00
  %303 = fmul float %300, 5.000000e-01
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %300, float %302)
  %305 = fsub float %304, %184
  %306 = fmul float %301, %305
  %307 = fsub float %306, %110
  %308 = tail call float @llvm.fmuladd.f32(float %5, float %307, float %110)
  %309 = shl nsw i32 %13, 3
  br label %310

310:                                              ; preds = %148, %117
  %311 = phi i32 [ %309, %148 ], [ %147, %117 ]
  %312 = phi float [ %308, %148 ], [ %110, %117 ]
  %313 = add nsw i32 %311, %112
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %314
  store float %312, ptr addrspace(1) %315, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float", !"float"}
!13 = !{!"restrict const", !"restrict", !"restrict const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!8, !8, i64 0}
