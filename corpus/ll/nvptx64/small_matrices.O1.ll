; ModuleID = 'corpus/opencl/small_matrices.cl'
source_filename = "corpus/opencl/small_matrices.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lu8_solve(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lu8_solve(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lu8_solve(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %4, %5
  %7 = add i32 %6, %3
  %8 = shl nsw i32 %7, 3
  %9 = shl nsw i32 %7, 6
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !14
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !14
  %16 = sext i32 %9 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 4
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = sext i32 %9 to i64
  %21 = getelementptr float, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 8
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = sext i32 %9 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 12
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = sext i32 %9 to i64
  %29 = getelementptr float, ptr addrspace(1) %0, i64 %28
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 16
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = sext i32 %9 to i64
  %33 = getelementptr float, ptr addrspace(1) %0, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 20
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = sext i32 %9 to i64
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 24
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = sext i32 %9 to i64
  %41 = getelementptr float, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 28
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = sext i32 %8 to i64
  %45 = getelementptr float, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = sext i32 %9 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 32
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = sext i32 %9 to i64
  %53 = getelementptr float, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 36
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = sext i32 %9 to i64
  %57 = getelementptr float, ptr addrspace(1) %0, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 40
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  %60 = sext i32 %9 to i64
  %61 = getelementptr float, ptr addrspace(1) %0, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 44
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = sext i32 %9 to i64
  %65 = getelementptr float, ptr addrspace(1) %0, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 48
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  %68 = sext i32 %9 to i64
  %69 = getelementptr float, ptr addrspace(1) %0, i64 %68
  %70 = getelementptr i8, ptr addrspace(1) %69, i64 52
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = sext i32 %9 to i64
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 56
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = sext i32 %9 to i64
  %77 = getelementptr float, ptr addrspace(1) %0, i64 %76
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 60
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !14
  %80 = sext i32 %8 to i64
  %81 = getelementptr float, ptr addrspace(1) %1, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 8
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !14
  %84 = sext i32 %9 to i64
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 64
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !14
  %88 = sext i32 %9 to i64
  %89 = getelementptr float, ptr addrspace(1) %0, i64 %88
  %90 = getelementptr i8, ptr addrspace(1) %89, i64 68
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !14
  %92 = sext i32 %9 to i64
  %93 = getelementptr float, ptr addrspace(1) %0, i64 %92
  %94 = getelementptr i8, ptr addrspace(1) %93, i64 72
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !14
  %96 = sext i32 %9 to i64
  %97 = getelementptr float, ptr addrspace(1) %0, i64 %96
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 76
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  %100 = sext i32 %9 to i64
  %101 = getelementptr float, ptr addrspace(1) %0, i64 %100
  %102 = getelementptr i8, ptr addrspace(1) %101, i64 80
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = sext i32 %9 to i64
  %105 = getelementptr float, ptr addrspace(1) %0, i64 %104
  %106 = getelementptr i8, ptr addrspace(1) %105, i64 84
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !14
  %108 = sext i32 %9 to i64
  %109 = getelementptr float, ptr addrspace(1) %0, i64 %108
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 88
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = sext i32 %9 to i64
  %113 = getelementptr float, ptr addrspace(1) %0, i64 %112
  %114 = getelementptr i8, ptr addrspace(1) %113, i64 92
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !14
  %116 = sext i32 %8 to i64
  %117 = getelementptr float, ptr addrspace(1) %1, i64 %116
  %118 = getelementptr i8, ptr addrspace(1) %117, i64 12
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !14
  %120 = sext i32 %9 to i64
  %121 = getelementptr float, ptr addrspace(1) %0, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 96
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !14
  %124 = sext i32 %9 to i64
  %125 = getelementptr float, ptr addrspace(1) %0, i64 %124
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 100
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !14
  %128 = sext i32 %9 to i64
  %129 = getelementptr float, ptr addrspace(1) %0, i64 %128
  %130 = getelementptr i8, ptr addrspace(1) %129, i64 104
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !14
  %132 = sext i32 %9 to i64
  %133 = getelementptr float, ptr addrspace(1) %0, i64 %132
  %134 = getelementptr i8, ptr addrspace(1) %133, i64 108
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !14
  %136 = sext i32 %9 to i64
  %137 = getelementptr float, ptr addrspace(1) %0, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 112
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  %140 = sext i32 %9 to i64
  %141 = getelementptr float, ptr addrspace(1) %0, i64 %140
  %142 = getelementptr i8, ptr addrspace(1) %141, i64 116
  %143 = load float, ptr addrspace(1) %142, align 4, !tbaa !14
  %144 = sext i32 %9 to i64
  %145 = getelementptr float, ptr addrspace(1) %0, i64 %144
  %146 = getelementptr i8, ptr addrspace(1) %145, i64 120
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !14
  %148 = sext i32 %9 to i64
  %149 = getelementptr float, ptr addrspace(1) %0, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 124
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !14
  %152 = sext i32 %8 to i64
  %153 = getelementptr float, ptr addrspace(1) %1, i64 %152
  %154 = getelementptr i8, ptr addrspace(1) %153, i64 16
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !14
  %156 = sext i32 %9 to i64
  %157 = getelementptr float, ptr addrspace(1) %0, i64 %156
  %158 = getelementptr i8, ptr addrspace(1) %157, i64 128
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !14
  %160 = sext i32 %9 to i64
  %161 = getelementptr float, ptr addrspace(1) %0, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 132
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !14
  %164 = sext i32 %9 to i64
  %165 = getelementptr float, ptr addrspace(1) %0, i64 %164
  %166 = getelementptr i8, ptr addrspace(1) %165, i64 136
  %167 = load float, ptr addrspace(1) %166, align 4, !tbaa !14
  %168 = sext i32 %9 to i64
  %169 = getelementptr float, ptr addrspace(1) %0, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 140
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !14
  %172 = sext i32 %9 to i64
  %173 = getelementptr float, ptr addrspace(1) %0, i64 %172
  %174 = getelementptr i8, ptr addrspace(1) %173, i64 144
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !14
  %176 = sext i32 %9 to i64
  %177 = getelementptr float, ptr addrspace(1) %0, i64 %176
  %178 = getelementptr i8, ptr addrspace(1) %177, i64 148
  %179 = load float, ptr addrspace(1) %178, align 4, !tbaa !14
  %180 = sext i32 %9 to i64
  %181 = getelementptr float, ptr addrspace(1) %0, i64 %180
  %182 = getelementptr i8, ptr addrspace(1) %181, i64 152
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !14
  %184 = sext i32 %9 to i64
  %185 = getelementptr float, ptr addrspace(1) %0, i64 %184
  %186 = getelementptr i8, ptr addrspace(1) %185, i64 156
  %187 = load float, ptr addrspace(1) %186, align 4, !tbaa !14
  %188 = sext i32 %8 to i64
  %189 = getelementptr float, ptr addrspace(1) %1, i64 %188
  %190 = getelementptr i8, ptr addrspace(1) %189, i64 20
  %191 = load float, ptr addrspace(1) %190, align 4, !tbaa !14
  %192 = sext i32 %9 to i64
  %193 = getelementptr float, ptr addrspace(1) %0, i64 %192
  %194 = getelementptr i8, ptr addrspace(1) %193, i64 160
  %195 = load float, ptr addrspace(1) %194, align 4, !tbaa !14
  %196 = sext i32 %9 to i64
  %197 = getelementptr float, ptr addrspace(1) %0, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 164
  %199 = load float, ptr addrspace(1) %198, align 4, !tbaa !14
  %200 = sext i32 %9 to i64
  %201 = getelementptr float, ptr addrspace(1) %0, i64 %200
  %202 = getelementptr i8, ptr addrspace(1) %201, i64 168
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !14
  %204 = sext i32 %9 to i64
  %205 = getelementptr float, ptr addrspace(1) %0, i64 %204
  %206 = getelementptr i8, ptr addrspace(1) %205, i64 172
  %207 = load float, ptr addrspace(1) %206, align 4, !tbaa !14
  %208 = sext i32 %9 to i64
  %209 = getelementptr float, ptr addrspace(1) %0, i64 %208
  %210 = getelementptr i8, ptr addrspace(1) %209, i64 176
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !14
  %212 = sext i32 %9 to i64
  %213 = getelementptr float, ptr addrspace(1) %0, i64 %212
  %214 = getelementptr i8, ptr addrspace(1) %213, i64 180
  %215 = load float, ptr addrspace(1) %214, align 4, !tbaa !14
  %216 = sext i32 %9 to i64
  %217 = getelementptr float, ptr addrspace(1) %0, i64 %216
  %218 = getelementptr i8, ptr addrspace(1) %217, i64 184
  %219 = load float, ptr addrspace(1) %218, align 4, !tbaa !14
  %220 = sext i32 %9 to i64
  %221 = getelementptr float, ptr addrspace(1) %0, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 188
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !14
  %224 = sext i32 %8 to i64
  %225 = getelementptr float, ptr addrspace(1) %1, i64 %224
  %226 = getelementptr i8, ptr addrspace(1) %225, i64 24
  %227 = load float, ptr addrspace(1) %226, align 4, !tbaa !14
  %228 = sext i32 %9 to i64
  %229 = getelementptr float, ptr addrspace(1) %0, i64 %228
  %230 = getelementptr i8, ptr addrspace(1) %229, i64 192
  %231 = load float, ptr addrspace(1) %230, align 4, !tbaa !14
  %232 = sext i32 %9 to i64
  %233 = getelementptr float, ptr addrspace(1) %0, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 196
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !14
  %236 = sext i32 %9 to i64
  %237 = getelementptr float, ptr addrspace(1) %0, i64 %236
  %238 = getelementptr i8, ptr addrspace(1) %237, i64 200
  %239 = load float, ptr addrspace(1) %238, align 4, !tbaa !14
  %240 = sext i32 %9 to i64
  %241 = getelementptr float, ptr addrspace(1) %0, i64 %240
  %242 = getelementptr i8, ptr addrspace(1) %241, i64 204
  %243 = load float, ptr addrspace(1) %242, align 4, !tbaa !14
  %244 = sext i32 %9 to i64
  %245 = getelementptr float, ptr addrspace(1) %0, i64 %244
  %246 = getelementptr i8, ptr addrspace(1) %245, i64 208
  %247 = load float, ptr addrspace(1) %246, align 4, !tbaa !14
  %248 = sext i32 %9 to i64
  %249 = getelementptr float, ptr addrspace(1) %0, i64 %248
  %250 = getelementptr i8, ptr addrspace(1) %249, i64 212
  %251 = load float, ptr addrspace(1) %250, align 4, !tbaa !14
  %252 = sext i32 %9 to i64
  %253 = getelementptr float, ptr addrspace(1) %0, i64 %252
  %254 = getelementptr i8, ptr addrspace(1) %253, i64 216
  %255 = load float, ptr addrspace(1) %254, align 4, !tbaa !14
  %256 = sext i32 %9 to i64
  %257 = getelementptr float, ptr addrspace(1) %0, i64 %256
  %258 = getelementptr i8, ptr addrspace(1) %257, i64 220
  %259 = load float, ptr addrspace(1) %258, align 4, !tbaa !14
  %260 = sext i32 %8 to i64
  %261 = getelementptr float, ptr addrspace(1) %1, i64 %260
  %262 = getelementptr i8, ptr addrspace(1) %261, i64 28
  %263 = load float, ptr addrspace(1) %262, align 4, !tbaa !14
  %264 = sext i32 %9 to i64
  %265 = getelementptr float, ptr addrspace(1) %0, i64 %264
  %266 = getelementptr i8, ptr addrspace(1) %265, i64 224
  %267 = load float, ptr addrspace(1) %266, align 4, !tbaa !14
  %268 = sext i32 %9 to i64
  %269 = getelementptr float, ptr addrspace(1) %0, i64 %268
  %270 = getelementptr i8, ptr addrspace(1) %269, i64 228
  %271 = load float, ptr addrspace(1) %270, align 4, !tbaa !14
  %272 = sext i32 %9 to i64
  %273 = getelementptr float, ptr addrspace(1) %0, i64 %272
  %274 = getelementptr i8, ptr addrspace(1) %273, i64 232
  %275 = load float, ptr addrspace(1) %274, align 4, !tbaa !14
  %276 = sext i32 %9 to i64
  %277 = getelementptr float, ptr addrspace(1) %0, i64 %276
  %278 = getelementptr i8, ptr addrspace(1) %277, i64 236
  %279 = load float, ptr addrspace(1) %278, align 4, !tbaa !14
  %280 = sext i32 %9 to i64
  %281 = getelementptr float, ptr addrspace(1) %0, i64 %280
  %282 = getelementptr i8, ptr addrspace(1) %281, i64 240
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !14
  %284 = sext i32 %9 to i64
  %285 = getelementptr float, ptr addrspace(1) %0, i64 %284
  %286 = getelementptr i8, ptr addrspace(1) %285, i64 244
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !14
  %288 = sext i32 %9 to i64
  %289 = getelementptr float, ptr addrspace(1) %0, i64 %288
  %290 = getelementptr i8, ptr addrspace(1) %289, i64 248
  %291 = load float, ptr addrspace(1) %290, align 4, !tbaa !14
  %292 = sext i32 %9 to i64
  %293 = getelementptr float, ptr addrspace(1) %0, i64 %292
  %294 = getelementptr i8, ptr addrspace(1) %293, i64 252
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !14
  %296 = shl nsw i32 %7, 3
  %297 = fadd float %43, 0.000000e+00
  %298 = fneg float %297
  %299 = fadd float %15, 4.000000e+00
  %300 = fdiv float -1.000000e+00, %299
  %301 = fadd float %51, 0.000000e+00
  %302 = fmul float %300, %301
  %303 = fadd float %19, 0.000000e+00
  %304 = fadd float %55, 4.000000e+00
  %305 = tail call float @llvm.fmuladd.f32(float %302, float %303, float %304)
  %306 = fdiv float -1.000000e+00, %305
  %307 = fadd float %87, 0.000000e+00
  %308 = fmul float %300, %307
  %309 = fadd float %91, 0.000000e+00
  %310 = tail call float @llvm.fmuladd.f32(float %308, float %303, float %309)
  %311 = fmul float %306, %310
  %312 = fadd float %23, 0.000000e+00
  %313 = fadd float %59, 0.000000e+00
  %314 = tail call float @llvm.fmuladd.f32(float %302, float %312, float %313)
  %315 = fadd float %95, 4.000000e+00
  %316 = tail call float @llvm.fmuladd.f32(float %308, float %312, float %315)
  %317 = tail call float @llvm.fmuladd.f32(float %311, float %314, float %316)
  %318 = fdiv float -1.000000e+00, %317
  %319 = fadd float %123, 0.000000e+00
  %320 = fmul float %300, %319
  %321 = fadd float %127, 0.000000e+00
  %322 = tail call float @llvm.fmuladd.f32(float %320, float %303, float %321)
  %323 = fmul float %306, %322
  %324 = fadd float %131, 0.000000e+00
  %325 = tail call float @llvm.fmuladd.f32(float %320, float %312, float %324)
  %326 = tail call float @llvm.fmuladd.f32(float %323, float %314, float %325)
  %327 = fmul float %318, %326
  %328 = fadd float %27, 0.000000e+00
  %329 = fadd float %63, 0.000000e+00
  %330 = tail call float @llvm.fmuladd.f32(float %302, float %328, float %329)
  %331 = fadd float %99, 0.000000e+00
  %332 = tail call float @llvm.fmuladd.f32(float %308, float %328, float %331)
  %333 = tail call float @llvm.fmuladd.f32(float %311, float %330, float %332)
  %334 = fadd float %135, 4.000000e+00
  %335 = tail call float @llvm.fmuladd.f32(float %320, float %328, float %334)
  %336 = tail call float @llvm.fmuladd.f32(float %323, float %330, float %335)
  %337 = tail call float @llvm.fmuladd.f32(float %327, float %333, float %336)
  %338 = fdiv float -1.000000e+00, %337
  %339 = fadd float %159, 0.000000e+00
  %340 = fmul float %300, %339
  %341 = fadd float %163, 0.000000e+00
  %342 = tail call float @llvm.fmuladd.f32(float %340, float %303, float %341)
  %343 = fmul float %306, %342
  %344 = fadd float %167, 0.000000e+00
  %345 = tail call float @llvm.fmuladd.f32(float %340, float %312, float %344)
  %346 = tail call float @llvm.fmuladd.f32(float %343, float %314, float %345)
  %347 = fmul float %318, %346
  %348 = fadd float %171, 0.000000e+00
  %349 = tail call float @llvm.fmuladd.f32(float %340, float %328, float %348)
  %350 = tail call float @llvm.fmuladd.f32(float %343, float %330, float %349)
  %351 = tail call float @llvm.fmuladd.f32(float %347, float %333, float %350)
  %352 = fmul float %338, %351
  %353 = fadd float %31, 0.000000e+00
  %354 = fadd float %67, 0.000000e+00
  %355 = tail call float @llvm.fmuladd.f32(float %302, float %353, float %354)
  %356 = fadd float %103, 0.000000e+00
  %357 = tail call float @llvm.fmuladd.f32(float %308, float %353, float %356)
  %358 = tail call float @llvm.fmuladd.f32(float %311, float %355, float %357)
  %359 = fadd float %139, 0.000000e+00
  %360 = tail call float @llvm.fmuladd.f32(float %320, float %353, float %359)
  %361 = tail call float @llvm.fmuladd.f32(float %323, float %355, float %360)
  %362 = tail call float @llvm.fmuladd.f32(float %327, float %358, float %361)
  %363 = fadd float %175, 4.000000e+00
  %364 = tail call float @llvm.fmuladd.f32(float %340, float %353, float %363)
  %365 = tail call float @llvm.fmuladd.f32(float %343, float %355, float %364)
  %366 = tail call float @llvm.fmuladd.f32(float %347, float %358, float %365)
  %367 = tail call float @llvm.fmuladd.f32(float %352, float %362, float %366)
  %368 = fdiv float -1.000000e+00, %367
  %369 = fadd float %195, 0.000000e+00
  %370 = fmul float %300, %369
  %371 = fadd float %199, 0.000000e+00
  %372 = tail call float @llvm.fmuladd.f32(float %370, float %303, float %371)
  %373 = fmul float %306, %372
  %374 = fadd float %203, 0.000000e+00
  %375 = tail call float @llvm.fmuladd.f32(float %370, float %312, float %374)
  %376 = tail call float @llvm.fmuladd.f32(float %373, float %314, float %375)
  %377 = fmul float %318, %376
  %378 = fadd float %207, 0.000000e+00
  %379 = tail call float @llvm.fmuladd.f32(float %370, float %328, float %378)
  %380 = tail call float @llvm.fmuladd.f32(float %373, float %330, float %379)
  %381 = tail call float @llvm.fmuladd.f32(float %377, float %333, float %380)
  %382 = fmul float %338, %381
  %383 = fadd float %211, 0.000000e+00
  %384 = tail call float @llvm.fmuladd.f32(float %370, float %353, float %383)
  %385 = tail call float @llvm.fmuladd.f32(float %373, float %355, float %384)
  %386 = tail call float @llvm.fmuladd.f32(float %377, float %358, float %385)
  %387 = tail call float @llvm.fmuladd.f32(float %382, float %362, float %386)
  %388 = fmul float %368, %387
  %389 = fadd float %35, 0.000000e+00
  %390 = fadd float %71, 0.000000e+00
  %391 = tail call float @llvm.fmuladd.f32(float %302, float %389, float %390)
  %392 = fadd float %107, 0.000000e+00
  %393 = tail call float @llvm.fmuladd.f32(float %308, float %389, float %392)
  %394 = tail call float @llvm.fmuladd.f32(float %311, float %391, float %393)
  %395 = fadd float %143, 0.000000e+00
  %396 = tail call float @llvm.fmuladd.f32(float %320, float %389, float %395)
  %397 = tail call float @llvm.fmuladd.f32(float %323, float %391, float %396)
  %398 = tail call float @llvm.fmuladd.f32(float %327, float %394, float %397)
  %399 = fadd float %179, 0.000000e+00
  %400 = tail call float @llvm.fmuladd.f32(float %340, float %389, float %399)
  %401 = tail call float @llvm.fmuladd.f32(float %343, float %391, float %400)
  %402 = tail call float @llvm.fmuladd.f32(float %347, float %394, float %401)
  %403 = tail call float @llvm.fmuladd.f32(float %352, float %398, float %402)
  %404 = fadd float %215, 4.000000e+00
  %405 = tail call float @llvm.fmuladd.f32(float %370, float %389, float %404)
  %406 = tail call float @llvm.fmuladd.f32(float %373, float %391, float %405)
  %407 = tail call float @llvm.fmuladd.f32(float %377, float %394, float %406)
  %408 = tail call float @llvm.fmuladd.f32(float %382, float %398, float %407)
  %409 = tail call float @llvm.fmuladd.f32(float %388, float %403, float %408)
  %410 = fdiv float -1.000000e+00, %409
  %411 = fadd float %231, 0.000000e+00
  %412 = fmul float %300, %411
  %413 = fadd float %235, 0.000000e+00
  %414 = tail call float @llvm.fmuladd.f32(float %412, float %303, float %413)
  %415 = fmul float %306, %414
  %416 = fadd float %239, 0.000000e+00
  %417 = tail call float @llvm.fmuladd.f32(float %412, float %312, float %416)
  %418 = tail call float @llvm.fmuladd.f32(float %415, float %314, float %417)
  %419 = fmul float %318, %418
  %420 = fadd float %243, 0.000000e+00
  %421 = tail call float @llvm.fmuladd.f32(float %412, float %328, float %420)
  %422 = tail call float @llvm.fmuladd.f32(float %415, float %330, float %421)
  %423 = tail call float @llvm.fmuladd.f32(float %419, float %333, float %422)
  %424 = fmul float %338, %423
  %425 = fadd float %247, 0.000000e+00
  %426 = tail call float @llvm.fmuladd.f32(float %412, float %353, float %425)
  %427 = tail call float @llvm.fmuladd.f32(float %415, float %355, float %426)
  %428 = tail call float @llvm.fmuladd.f32(float %419, float %358, float %427)
  %429 = tail call float @llvm.fmuladd.f32(float %424, float %362, float %428)
  %430 = fmul float %368, %429
  %431 = fadd float %251, 0.000000e+00
  %432 = tail call float @llvm.fmuladd.f32(float %412, float %389, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %415, float %391, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %419, float %394, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %424, float %398, float %434)
  %436 = tail call float @llvm.fmuladd.f32(float %430, float %403, float %435)
  %437 = fmul float %410, %436
  %438 = fadd float %39, 0.000000e+00
  %439 = fadd float %75, 0.000000e+00
  %440 = tail call float @llvm.fmuladd.f32(float %302, float %438, float %439)
  %441 = fadd float %111, 0.000000e+00
  %442 = tail call float @llvm.fmuladd.f32(float %308, float %438, float %441)
  %443 = tail call float @llvm.fmuladd.f32(float %311, float %440, float %442)
  %444 = fadd float %147, 0.000000e+00
  %445 = tail call float @llvm.fmuladd.f32(float %320, float %438, float %444)
  %446 = tail call float @llvm.fmuladd.f32(float %323, float %440, float %445)
  %447 = tail call float @llvm.fmuladd.f32(float %327, float %443, float %446)
  %448 = fadd float %183, 0.000000e+00
  %449 = tail call float @llvm.fmuladd.f32(float %340, float %438, float %448)
  %450 = tail call float @llvm.fmuladd.f32(float %343, float %440, float %449)
  %451 = tail call float @llvm.fmuladd.f32(float %347, float %443, float %450)
  %452 = tail call float @llvm.fmuladd.f32(float %352, float %447, float %451)
  %453 = fadd float %219, 0.000000e+00
  %454 = tail call float @llvm.fmuladd.f32(float %370, float %438, float %453)
  %455 = tail call float @llvm.fmuladd.f32(float %373, float %440, float %454)
  %456 = tail call float @llvm.fmuladd.f32(float %377, float %443, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %382, float %447, float %456)
  %458 = tail call float @llvm.fmuladd.f32(float %388, float %452, float %457)
  %459 = fadd float %255, 4.000000e+00
  %460 = tail call float @llvm.fmuladd.f32(float %412, float %438, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %415, float %440, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %419, float %443, float %461)
  %463 = tail call float @llvm.fmuladd.f32(float %424, float %447, float %462)
  %464 = tail call float @llvm.fmuladd.f32(float %430, float %452, float %463)
  %465 = tail call float @llvm.fmuladd.f32(float %437, float %458, float %464)
  %466 = fdiv float -1.000000e+00, %465
  %467 = fadd float %267, 0.000000e+00
  %468 = fmul float %300, %467
  %469 = fadd float %271, 0.000000e+00
  %470 = tail call float @llvm.fmuladd.f32(float %468, float %303, float %469)
  %471 = fmul float %306, %470
  %472 = fadd float %275, 0.000000e+00
  %473 = tail call float @llvm.fmuladd.f32(float %468, float %312, float %472)
  %474 = tail call float @llvm.fmuladd.f32(float %471, float %314, float %473)
  %475 = fmul float %318, %474
  %476 = fadd float %279, 0.000000e+00
  %477 = tail call float @llvm.fmuladd.f32(float %468, float %328, float %476)
  %478 = tail call float @llvm.fmuladd.f32(float %471, float %330, float %477)
  %479 = tail call float @llvm.fmuladd.f32(float %475, float %333, float %478)
  %480 = fmul float %338, %479
  %481 = fadd float %283, 0.000000e+00
  %482 = tail call float @llvm.fmuladd.f32(float %468, float %353, float %481)
  %483 = tail call float @llvm.fmuladd.f32(float %471, float %355, float %482)
  %484 = tail call float @llvm.fmuladd.f32(float %475, float %358, float %483)
  %485 = tail call float @llvm.fmuladd.f32(float %480, float %362, float %484)
  %486 = fmul float %368, %485
  %487 = fadd float %287, 0.000000e+00
  %488 = tail call float @llvm.fmuladd.f32(float %468, float %389, float %487)
  %489 = tail call float @llvm.fmuladd.f32(float %471, float %391, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %475, float %394, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %480, float %398, float %490)
  %492 = tail call float @llvm.fmuladd.f32(float %486, float %403, float %491)
  %493 = fmul float %410, %492
  %494 = fadd float %291, 0.000000e+00
  %495 = tail call float @llvm.fmuladd.f32(float %468, float %438, float %494)
  %496 = tail call float @llvm.fmuladd.f32(float %471, float %440, float %495)
  %497 = tail call float @llvm.fmuladd.f32(float %475, float %443, float %496)
  %498 = tail call float @llvm.fmuladd.f32(float %480, float %447, float %497)
  %499 = tail call float @llvm.fmuladd.f32(float %486, float %452, float %498)
  %500 = tail call float @llvm.fmuladd.f32(float %493, float %458, float %499)
  %501 = fmul float %466, %500
  %502 = tail call float @llvm.fmuladd.f32(float %302, float %12, float %47)
  %503 = tail call float @llvm.fmuladd.f32(float %308, float %12, float %83)
  %504 = tail call float @llvm.fmuladd.f32(float %311, float %502, float %503)
  %505 = tail call float @llvm.fmuladd.f32(float %320, float %12, float %119)
  %506 = tail call float @llvm.fmuladd.f32(float %323, float %502, float %505)
  %507 = tail call float @llvm.fmuladd.f32(float %327, float %504, float %506)
  %508 = tail call float @llvm.fmuladd.f32(float %340, float %12, float %155)
  %509 = tail call float @llvm.fmuladd.f32(float %343, float %502, float %508)
  %510 = tail call float @llvm.fmuladd.f32(float %347, float %504, float %509)
  %511 = tail call float @llvm.fmuladd.f32(float %352, float %507, float %510)
  %512 = tail call float @llvm.fmuladd.f32(float %370, float %12, float %191)
  %513 = tail call float @llvm.fmuladd.f32(float %373, float %502, float %512)
  %514 = tail call float @llvm.fmuladd.f32(float %377, float %504, float %513)
  %515 = tail call float @llvm.fmuladd.f32(float %382, float %507, float %514)
  %516 = tail call float @llvm.fmuladd.f32(float %388, float %511, float %515)
  %517 = tail call float @llvm.fmuladd.f32(float %412, float %12, float %227)
  %518 = tail call float @llvm.fmuladd.f32(float %415, float %502, float %517)
  %519 = tail call float @llvm.fmuladd.f32(float %419, float %504, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %424, float %507, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %430, float %511, float %520)
  %522 = tail call float @llvm.fmuladd.f32(float %437, float %516, float %521)
  %523 = tail call float @llvm.fmuladd.f32(float %468, float %12, float %263)
  %524 = tail call float @llvm.fmuladd.f32(float %471, float %502, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %475, float %504, float %524)
  %526 = tail call float @llvm.fmuladd.f32(float %480, float %507, float %525)
  %527 = tail call float @llvm.fmuladd.f32(float %486, float %511, float %526)
  %528 = tail call float @llvm.fmuladd.f32(float %493, float %516, float %527)
  %529 = tail call float @llvm.fmuladd.f32(float %501, float %522, float %528)
  %530 = fadd float %79, 0.000000e+00
  %531 = tail call float @llvm.fmuladd.f32(float %302, float %297, float %530)
  %532 = fadd float %115, 0.000000e+00
  %533 = tail call float @llvm.fmuladd.f32(float %308, float %297, float %532)
  %534 = tail call float @llvm.fmuladd.f32(float %311, float %531, float %533)
  %535 = fadd float %151, 0.000000e+00
  %536 = tail call float @llvm.fmuladd.f32(float %320, float %297, float %535)
  %537 = tail call float @llvm.fmuladd.f32(float %323, float %531, float %536)
  %538 = tail call float @llvm.fmuladd.f32(float %327, float %534, float %537)
  %539 = fadd float %187, 0.000000e+00
  %540 = tail call float @llvm.fmuladd.f32(float %340, float %297, float %539)
  %541 = tail call float @llvm.fmuladd.f32(float %343, float %531, float %540)
  %542 = tail call float @llvm.fmuladd.f32(float %347, float %534, float %541)
  %543 = tail call float @llvm.fmuladd.f32(float %352, float %538, float %542)
  %544 = fadd float %223, 0.000000e+00
  %545 = tail call float @llvm.fmuladd.f32(float %370, float %297, float %544)
  %546 = tail call float @llvm.fmuladd.f32(float %373, float %531, float %545)
  %547 = tail call float @llvm.fmuladd.f32(float %377, float %534, float %546)
  %548 = tail call float @llvm.fmuladd.f32(float %382, float %538, float %547)
  %549 = tail call float @llvm.fmuladd.f32(float %388, float %543, float %548)
  %550 = fadd float %259, 0.000000e+00
  %551 = tail call float @llvm.fmuladd.f32(float %412, float %297, float %550)
  %552 = tail call float @llvm.fmuladd.f32(float %415, float %531, float %551)
  %553 = tail call float @llvm.fmuladd.f32(float %419, float %534, float %552)
  %554 = tail call float @llvm.fmuladd.f32(float %424, float %538, float %553)
  %555 = tail call float @llvm.fmuladd.f32(float %430, float %543, float %554)
  %556 = tail call float @llvm.fmuladd.f32(float %437, float %549, float %555)
  %557 = fadd float %295, 4.000000e+00
  %558 = tail call float @llvm.fmuladd.f32(float %468, float %297, float %557)
  %559 = tail call float @llvm.fmuladd.f32(float %471, float %531, float %558)
  %560 = tail call float @llvm.fmuladd.f32(float %475, float %534, float %559)
  %561 = tail call float @llvm.fmuladd.f32(float %480, float %538, float %560)
  %562 = tail call float @llvm.fmuladd.f32(float %486, float %543, float %561)
  %563 = tail call float @llvm.fmuladd.f32(float %493, float %549, float %562)
  %564 = tail call float @llvm.fmuladd.f32(float %501, float %556, float %563)
  %565 = fdiv float %529, %564
  %566 = fneg float %438
  %567 = fneg float %556
  %568 = tail call float @llvm.fmuladd.f32(float %567, float %565, float %522)
  %569 = fdiv float %568, %465
  %570 = fneg float %389
  %571 = fneg float %549
  %572 = fneg float %458
  %573 = tail call float @llvm.fmuladd.f32(float %572, float %569, float %516)
  %574 = tail call float @llvm.fmuladd.f32(float %571, float %565, float %573)
  %575 = fdiv float %574, %409
  %576 = fneg float %353
  %577 = fneg float %543
  %578 = fneg float %452
  %579 = fneg float %403
  %580 = tail call float @llvm.fmuladd.f32(float %579, float %575, float %511)
  %581 = tail call float @llvm.fmuladd.f32(float %578, float %569, float %580)
  %582 = tail call float @llvm.fmuladd.f32(float %577, float %565, float %581)
  %583 = fdiv float %582, %367
  %584 = fneg float %328
  %585 = fneg float %538
  %586 = fneg float %447
  %587 = fneg float %398
  %588 = fneg float %362
  %589 = tail call float @llvm.fmuladd.f32(float %588, float %583, float %507)
  %590 = tail call float @llvm.fmuladd.f32(float %587, float %575, float %589)
  %591 = tail call float @llvm.fmuladd.f32(float %586, float %569, float %590)
  %592 = tail call float @llvm.fmuladd.f32(float %585, float %565, float %591)
  %593 = fdiv float %592, %337
  %594 = fneg float %312
  %595 = fneg float %534
  %596 = fneg float %443
  %597 = fneg float %394
  %598 = fneg float %358
  %599 = fneg float %333
  %600 = tail call float @llvm.fmuladd.f32(float %599, float %593, float %504)
  %601 = tail call float @llvm.fmuladd.f32(float %598, float %583, float %600)
  %602 = tail call float @llvm.fmuladd.f32(float %597, float %575, float %601)
  %603 = tail call float @llvm.fmuladd.f32(float %596, float %569, float %602)
  %604 = tail call float @llvm.fmuladd.f32(float %595, float %565, float %603)
  %605 = fdiv float %604, %317
  %606 = fneg float %303
  %607 = fneg float %531
  %608 = fneg float %440
  %609 = fneg float %391
  %610 = fneg float %355
  %611 = fneg float %330
  %612 = fneg float %314
  %613 = tail call float @llvm.fmuladd.f32(float %612, float %605, float %502)
  %614 = tail call float @llvm.fmuladd.f32(float %611, float %593, float %613)
  %615 = tail call float @llvm.fmuladd.f32(float %610, float %583, float %614)
  %616 = tail call float @llvm.fmuladd.f32(float %609, float %575, float %615)
  %617 = tail call float @llvm.fmuladd.f32(float %608, float %569, float %616)
  %618 = tail call float @llvm.fmuladd.f32(float %607, float %565, float %617)
  %619 = fdiv float %618, %305
  %620 = tail call float @llvm.fmuladd.f32(float %606, float %619, float %12)
  %621 = tail call float @llvm.fmuladd.f32(float %594, float %605, float %620)
  %622 = tail call float @llvm.fmuladd.f32(float %584, float %593, float %621)
  %623 = tail call float @llvm.fmuladd.f32(float %576, float %583, float %622)
  %624 = tail call float @llvm.fmuladd.f32(float %570, float %575, float %623)
  %625 = tail call float @llvm.fmuladd.f32(float %566, float %569, float %624)
  %626 = tail call float @llvm.fmuladd.f32(float %298, float %565, float %625)
  %627 = fdiv float %626, %299
  %628 = sext i32 %296 to i64
  %629 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %628
  store float %627, ptr addrspace(1) %629, align 4, !tbaa !14
  %630 = sext i32 %296 to i64
  %631 = getelementptr float, ptr addrspace(1) %1, i64 %630
  %632 = getelementptr i8, ptr addrspace(1) %631, i64 4
  store float %619, ptr addrspace(1) %632, align 4, !tbaa !14
  %633 = sext i32 %296 to i64
  %634 = getelementptr float, ptr addrspace(1) %1, i64 %633
  %635 = getelementptr i8, ptr addrspace(1) %634, i64 8
  store float %605, ptr addrspace(1) %635, align 4, !tbaa !14
  %636 = sext i32 %296 to i64
  %637 = getelementptr float, ptr addrspace(1) %1, i64 %636
  %638 = getelementptr i8, ptr addrspace(1) %637, i64 12
  store float %593, ptr addrspace(1) %638, align 4, !tbaa !14
  %639 = sext i32 %296 to i64
  %640 = getelementptr float, ptr addrspace(1) %1, i64 %639
  %641 = getelementptr i8, ptr addrspace(1) %640, i64 16
  store float %583, ptr addrspace(1) %641, align 4, !tbaa !14
  %642 = sext i32 %296 to i64
  %643 = getelementptr float, ptr addrspace(1) %1, i64 %642
  %644 = getelementptr i8, ptr addrspace(1) %643, i64 20
  store float %575, ptr addrspace(1) %644, align 4, !tbaa !14
  %645 = sext i32 %296 to i64
  %646 = getelementptr float, ptr addrspace(1) %1, i64 %645
  %647 = getelementptr i8, ptr addrspace(1) %646, i64 24
  store float %569, ptr addrspace(1) %647, align 4, !tbaa !14
  %648 = sext i32 %296 to i64
  %649 = getelementptr float, ptr addrspace(1) %1, i64 %648
  %650 = getelementptr i8, ptr addrspace(1) %649, i64 28
  store float %565, ptr addrspace(1) %650, align 4, !tbaa !14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cholesky8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_cholesky8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_cholesky8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %3 = alloca [36 x double], align 8
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %9 = shl nsw i32 %8, 6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %2, %19
  %13 = phi i32 [ 1, %2 ], [ %21, %19 ]
  %14 = phi i32 [ 0, %2 ], [ %20, %19 ]
  %15 = shl nuw nsw i32 %14, 3
  %16 = add nuw nsw i32 %14, 1
  %17 = mul nuw nsw i32 %16, %14
  %18 = lshr i32 %17, 1
  br label %23

19:                                               ; preds = %28
  %20 = add nuw nsw i32 %14, 1
  %21 = add nuw nsw i32 %13, 1
  %22 = icmp eq i32 %20, 8
  br i1 %22, label %52, label %12, !llvm.loop !17

23:                                               ; preds = %12, %28
  %24 = phi i32 [ 0, %12 ], [ %32, %28 ]
  %25 = icmp eq i32 %14, %24
  %26 = select i1 %25, double 8.000000e+00, double 0.000000e+00
  %27 = shl nsw i32 %24, 3
  br label %34

28:                                               ; preds = %34
  %29 = add nuw nsw i32 %24, %18
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %30
  store double %45, ptr %31, align 8, !tbaa !19
  %32 = add nuw nsw i32 %24, 1
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %19, label %23, !llvm.loop !21

34:                                               ; preds = %23, %34
  %35 = phi i32 [ 0, %23 ], [ %46, %34 ]
  %36 = phi double [ %26, %23 ], [ %45, %34 ]
  %37 = add nuw nsw i32 %35, %15
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %38
  %40 = load double, ptr addrspace(1) %39, align 8, !tbaa !19
  %41 = add nuw nsw i32 %35, %27
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %42
  %44 = load double, ptr addrspace(1) %43, align 8, !tbaa !19
  %45 = tail call double @llvm.fmuladd.f64(double %40, double %44, double %36)
  %46 = add nuw nsw i32 %35, 1
  %47 = icmp eq i32 %46, 8
  br i1 %47, label %28, label %34, !llvm.loop !22

48:                                               ; preds = %88, %62
  %49 = icmp eq i32 %54, 8
  br i1 %49, label %50, label %52, !llvm.loop !23

50:                                               ; preds = %48
  %51 = mul nsw i32 %8, 36
  br label %108

52:                                               ; preds = %19, %48
  %53 = phi i32 [ %54, %48 ], [ 0, %19 ]
  %54 = add nuw nsw i32 %53, 1
  %55 = mul nuw nsw i32 %54, %53
  %56 = lshr i32 %55, 1
  %57 = add nuw nsw i32 %56, %53
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !19
  %61 = icmp eq i32 %53, 0
  br i1 %61, label %62, label %68

62:                                               ; preds = %68, %52
  %63 = phi double [ %60, %52 ], [ %76, %68 ]
  %64 = tail call noundef double @llvm.sqrt.f64(double %63)
  store double %64, ptr %59, align 8, !tbaa !19
  %65 = icmp samesign ult i32 %53, 7
  br i1 %65, label %66, label %48

66:                                               ; preds = %62
  %67 = icmp eq i32 %53, 0
  br label %79

68:                                               ; preds = %52, %68
  %69 = phi i32 [ %77, %68 ], [ 0, %52 ]
  %70 = phi double [ %76, %68 ], [ %60, %52 ]
  %71 = add nuw nsw i32 %69, %56
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = fneg double %74
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %74, double %70)
  %77 = add nuw nsw i32 %69, 1
  %78 = icmp eq i32 %77, %53
  br i1 %78, label %62, label %68, !llvm.loop !24

79:                                               ; preds = %66, %88
  %80 = phi i32 [ %54, %66 ], [ %81, %88 ]
  %81 = add nuw nsw i32 %80, 1
  %82 = mul nuw nsw i32 %81, %80
  %83 = lshr i32 %82, 1
  %84 = add nuw nsw i32 %83, %53
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw double, ptr %3, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !19
  br i1 %67, label %88, label %92

88:                                               ; preds = %92, %79
  %89 = phi double [ %87, %79 ], [ %104, %92 ]
  %90 = fdiv double %89, %64
  store double %90, ptr %86, align 8, !tbaa !19
  %91 = icmp eq i32 %81, 8
  br i1 %91, label %48, label %79, !llvm.loop !25

92:                                               ; preds = %79, %92
  %93 = phi i32 [ %105, %92 ], [ 0, %79 ]
  %94 = phi double [ %104, %92 ], [ %87, %79 ]
  %95 = add nuw nsw i32 %93, %83
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw double, ptr %3, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !19
  %99 = add nuw nsw i32 %93, %56
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr %3, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = fneg double %98
  %104 = tail call double @llvm.fmuladd.f64(double %103, double %102, double %94)
  %105 = add nuw nsw i32 %93, 1
  %106 = icmp eq i32 %105, %53
  br i1 %106, label %88, label %92, !llvm.loop !26

107:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

108:                                              ; preds = %50, %108
  %109 = phi i32 [ 0, %50 ], [ %116, %108 ]
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw double, ptr %3, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !19
  %113 = add nsw i32 %109, %51
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %114
  store double %112, ptr addrspace(1) %115, align 8, !tbaa !19
  %116 = add nuw nsw i32 %109, 1
  %117 = icmp eq i32 %116, 36
  br i1 %117, label %107, label %108, !llvm.loop !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds <16 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <16 x float>, ptr addrspace(1) %13, align 64, !tbaa !30
  %15 = shufflevector <16 x float> %14, <16 x float> poison, <4 x i32> <i32 0, i32 5, i32 10, i32 15>
  %16 = fadd <4 x float> %15, splat (float 3.000000e+00)
  %17 = extractelement <4 x float> %16, i64 0
  %18 = extractelement <4 x float> %16, i64 1
  %19 = extractelement <16 x float> %14, i64 4
  %20 = extractelement <16 x float> %14, i64 1
  %21 = fneg float %20
  %22 = fmul float %19, %21
  %23 = tail call float @llvm.fmuladd.f32(float %17, float %18, float %22)
  %24 = extractelement <16 x float> %14, i64 6
  %25 = extractelement <16 x float> %14, i64 2
  %26 = fneg float %25
  %27 = fmul float %19, %26
  %28 = tail call float @llvm.fmuladd.f32(float %17, float %24, float %27)
  %29 = extractelement <16 x float> %14, i64 7
  %30 = extractelement <16 x float> %14, i64 3
  %31 = fneg float %30
  %32 = fmul float %19, %31
  %33 = tail call float @llvm.fmuladd.f32(float %17, float %29, float %32)
  %34 = fmul float %18, %26
  %35 = tail call float @llvm.fmuladd.f32(float %20, float %24, float %34)
  %36 = fmul float %18, %31
  %37 = tail call float @llvm.fmuladd.f32(float %20, float %29, float %36)
  %38 = fmul float %24, %31
  %39 = tail call float @llvm.fmuladd.f32(float %25, float %29, float %38)
  %40 = extractelement <4 x float> %16, i64 2
  %41 = extractelement <4 x float> %16, i64 3
  %42 = extractelement <16 x float> %14, i64 14
  %43 = extractelement <16 x float> %14, i64 11
  %44 = fneg float %43
  %45 = fmul float %42, %44
  %46 = tail call float @llvm.fmuladd.f32(float %40, float %41, float %45)
  %47 = extractelement <16 x float> %14, i64 9
  %48 = extractelement <16 x float> %14, i64 13
  %49 = fmul float %48, %44
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %41, float %49)
  %51 = fneg float %40
  %52 = fmul float %48, %51
  %53 = tail call float @llvm.fmuladd.f32(float %47, float %42, float %52)
  %54 = extractelement <16 x float> %14, i64 8
  %55 = extractelement <16 x float> %14, i64 12
  %56 = fmul float %55, %44
  %57 = tail call float @llvm.fmuladd.f32(float %54, float %41, float %56)
  %58 = fmul float %55, %51
  %59 = tail call float @llvm.fmuladd.f32(float %54, float %42, float %58)
  %60 = fneg float %47
  %61 = fmul float %55, %60
  %62 = tail call float @llvm.fmuladd.f32(float %54, float %48, float %61)
  %63 = fneg float %50
  %64 = fmul float %28, %63
  %65 = tail call float @llvm.fmuladd.f32(float %23, float %46, float %64)
  %66 = tail call float @llvm.fmuladd.f32(float %33, float %53, float %65)
  %67 = tail call float @llvm.fmuladd.f32(float %35, float %57, float %66)
  %68 = fneg float %37
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %59, float %67)
  %70 = tail call float @llvm.fmuladd.f32(float %39, float %62, float %69)
  %71 = fdiv float 1.000000e+00, %70
  %72 = fmul float %24, %63
  %73 = tail call float @llvm.fmuladd.f32(float %18, float %46, float %72)
  %74 = tail call float @llvm.fmuladd.f32(float %29, float %53, float %73)
  %75 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %74, i64 0
  %76 = fmul float %25, %50
  %77 = tail call float @llvm.fmuladd.f32(float %21, float %46, float %76)
  %78 = tail call float @llvm.fmuladd.f32(float %31, float %53, float %77)
  %79 = insertelement <16 x float> %75, float %78, i64 1
  %80 = fmul float %42, %68
  %81 = tail call float @llvm.fmuladd.f32(float %48, float %39, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %41, float %35, float %81)
  %83 = insertelement <16 x float> %79, float %82, i64 2
  %84 = fmul float %40, %37
  %85 = tail call float @llvm.fmuladd.f32(float %60, float %39, float %84)
  %86 = tail call float @llvm.fmuladd.f32(float %44, float %35, float %85)
  %87 = insertelement <16 x float> %83, float %86, i64 3
  %88 = fneg float %19
  %89 = fmul float %24, %57
  %90 = tail call float @llvm.fmuladd.f32(float %88, float %46, float %89)
  %91 = fneg float %29
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %59, float %90)
  %93 = insertelement <16 x float> %87, float %92, i64 4
  %94 = fneg float %57
  %95 = fmul float %25, %94
  %96 = tail call float @llvm.fmuladd.f32(float %17, float %46, float %95)
  %97 = tail call float @llvm.fmuladd.f32(float %30, float %59, float %96)
  %98 = insertelement <16 x float> %93, float %97, i64 5
  %99 = fneg float %55
  %100 = fmul float %42, %33
  %101 = tail call float @llvm.fmuladd.f32(float %99, float %39, float %100)
  %102 = fneg float %41
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %28, float %101)
  %104 = insertelement <16 x float> %98, float %103, i64 6
  %105 = fneg float %33
  %106 = fmul float %40, %105
  %107 = tail call float @llvm.fmuladd.f32(float %54, float %39, float %106)
  %108 = tail call float @llvm.fmuladd.f32(float %43, float %28, float %107)
  %109 = insertelement <16 x float> %104, float %108, i64 7
  %110 = fmul float %18, %94
  %111 = tail call float @llvm.fmuladd.f32(float %19, float %50, float %110)
  %112 = tail call float @llvm.fmuladd.f32(float %29, float %62, float %111)
  %113 = insertelement <16 x float> %109, float %112, i64 8
  %114 = fneg float %17
  %115 = fmul float %20, %57
  %116 = tail call float @llvm.fmuladd.f32(float %114, float %50, float %115)
  %117 = tail call float @llvm.fmuladd.f32(float %31, float %62, float %116)
  %118 = insertelement <16 x float> %113, float %117, i64 9
  %119 = fmul float %48, %105
  %120 = tail call float @llvm.fmuladd.f32(float %55, float %37, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %41, float %23, float %120)
  %122 = insertelement <16 x float> %118, float %121, i64 10
  %123 = fneg float %54
  %124 = fmul float %47, %33
  %125 = tail call float @llvm.fmuladd.f32(float %123, float %37, float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %44, float %23, float %125)
  %127 = insertelement <16 x float> %122, float %126, i64 11
  %128 = fmul float %18, %59
  %129 = tail call float @llvm.fmuladd.f32(float %88, float %53, float %128)
  %130 = fneg float %24
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %62, float %129)
  %132 = insertelement <16 x float> %127, float %131, i64 12
  %133 = fneg float %59
  %134 = fmul float %20, %133
  %135 = tail call float @llvm.fmuladd.f32(float %17, float %53, float %134)
  %136 = tail call float @llvm.fmuladd.f32(float %25, float %62, float %135)
  %137 = insertelement <16 x float> %132, float %136, i64 13
  %138 = fmul float %48, %28
  %139 = tail call float @llvm.fmuladd.f32(float %99, float %35, float %138)
  %140 = fneg float %42
  %141 = tail call float @llvm.fmuladd.f32(float %140, float %23, float %139)
  %142 = insertelement <16 x float> %137, float %141, i64 14
  %143 = fneg float %28
  %144 = fmul float %47, %143
  %145 = tail call float @llvm.fmuladd.f32(float %54, float %35, float %144)
  %146 = tail call float @llvm.fmuladd.f32(float %40, float %23, float %145)
  %147 = insertelement <16 x float> %142, float %146, i64 15
  %148 = insertelement <16 x float> poison, float %71, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = fmul <16 x float> %149, %147
  %151 = getelementptr inbounds <16 x float>, ptr addrspace(1) %1, i64 %12
  store <16 x float> %150, ptr addrspace(1) %151, align 64, !tbaa !30
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !31 {
  %3 = alloca [4 x [4 x double]], align 8
  %4 = alloca [4 x [4 x double]], align 8
  %5 = alloca [4 x double], align 8
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %11 = shl nsw i32 %10, 4
  br label %12

12:                                               ; preds = %2, %19
  %13 = phi i32 [ 0, %2 ], [ %20, %19 ]
  %14 = shl nuw nsw i32 %13, 2
  %15 = add nuw nsw i32 %14, %11
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %16
  %18 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %16
  br label %22

19:                                               ; preds = %22
  %20 = add nuw nsw i32 %13, 1
  %21 = icmp eq i32 %20, 4
  br i1 %21, label %37, label %12, !llvm.loop !32

22:                                               ; preds = %12, %22
  %23 = phi i32 [ 0, %12 ], [ %33, %22 ]
  %24 = add nuw nsw i32 %23, %15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %25
  %27 = load double, ptr addrspace(1) %26, align 8, !tbaa !19
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw double, ptr %17, i64 %28
  store double %27, ptr %29, align 8, !tbaa !19
  %30 = icmp eq i32 %13, %23
  %31 = uitofp i1 %30 to double
  %32 = getelementptr inbounds nuw double, ptr %18, i64 %28
  store double %31, ptr %32, align 8, !tbaa !19
  %33 = add nuw nsw i32 %23, 1
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %19, label %22, !llvm.loop !33

35:                                               ; preds = %121
  %36 = shl nsw i32 %10, 4
  br label %124

37:                                               ; preds = %19, %121
  %38 = phi i32 [ %122, %121 ], [ 0, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %39
  br label %51

41:                                               ; preds = %51
  %42 = tail call noundef double @llvm.sqrt.f64(double %57)
  %43 = zext nneg i32 %38 to i64
  %44 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %43
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !19
  %47 = fcmp ogt double %46, 0.000000e+00
  %48 = fneg double %42
  %49 = select i1 %47, double %48, double %42
  %50 = getelementptr inbounds nuw double, ptr %3, i64 %43
  br label %62

51:                                               ; preds = %37, %51
  %52 = phi i32 [ %38, %37 ], [ %58, %51 ]
  %53 = phi double [ 0.000000e+00, %37 ], [ %57, %51 ]
  %54 = zext nneg i32 %52 to i64
  %55 = getelementptr inbounds nuw [4 x double], ptr %40, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = tail call double @llvm.fmuladd.f64(double %56, double %56, double %53)
  %58 = add nuw nsw i32 %52, 1
  %59 = icmp eq i32 %58, 4
  br i1 %59, label %41, label %51, !llvm.loop !34

60:                                               ; preds = %62
  %61 = fcmp oeq double %72, 0.000000e+00
  br i1 %61, label %121, label %75

62:                                               ; preds = %41, %62
  %63 = phi i32 [ %73, %62 ], [ %38, %41 ]
  %64 = phi double [ %72, %62 ], [ 0.000000e+00, %41 ]
  %65 = zext nneg i32 %63 to i64
  %66 = getelementptr inbounds nuw [4 x double], ptr %50, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = icmp eq i32 %63, %38
  %69 = select i1 %68, double %49, double 0.000000e+00
  %70 = fsub double %67, %69
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %65
  store double %70, ptr %71, align 8, !tbaa !19
  %72 = tail call double @llvm.fmuladd.f64(double %70, double %70, double %64)
  %73 = add nuw nsw i32 %63, 1
  %74 = icmp eq i32 %73, 4
  br i1 %74, label %60, label %62, !llvm.loop !35

75:                                               ; preds = %60
  %76 = fdiv double 2.000000e+00, %72
  br label %77

77:                                               ; preds = %75, %105
  %78 = phi i32 [ 0, %75 ], [ %106, %105 ]
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw double, ptr %3, i64 %79
  %81 = getelementptr inbounds nuw double, ptr %4, i64 %79
  br label %90

82:                                               ; preds = %90
  %83 = zext nneg i32 %78 to i64
  %84 = getelementptr inbounds nuw double, ptr %3, i64 %83
  %85 = fneg double %99
  %86 = fmul double %76, %85
  %87 = getelementptr inbounds nuw double, ptr %4, i64 %83
  %88 = fneg double %102
  %89 = fmul double %76, %88
  br label %108

90:                                               ; preds = %77, %90
  %91 = phi i32 [ %38, %77 ], [ %103, %90 ]
  %92 = phi double [ 0.000000e+00, %77 ], [ %102, %90 ]
  %93 = phi double [ 0.000000e+00, %77 ], [ %99, %90 ]
  %94 = zext nneg i32 %91 to i64
  %95 = getelementptr inbounds nuw double, ptr %5, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = getelementptr inbounds nuw [4 x double], ptr %80, i64 %94
  %98 = load double, ptr %97, align 8, !tbaa !19
  %99 = tail call double @llvm.fmuladd.f64(double %96, double %98, double %93)
  %100 = getelementptr inbounds nuw [4 x double], ptr %81, i64 %94
  %101 = load double, ptr %100, align 8, !tbaa !19
  %102 = tail call double @llvm.fmuladd.f64(double %96, double %101, double %92)
  %103 = add nuw nsw i32 %91, 1
  %104 = icmp eq i32 %103, 4
  br i1 %104, label %82, label %90, !llvm.loop !36

105:                                              ; preds = %108
  %106 = add nuw nsw i32 %78, 1
  %107 = icmp eq i32 %106, 4
  br i1 %107, label %121, label %77, !llvm.loop !37

108:                                              ; preds = %82, %108
  %109 = phi i32 [ %38, %82 ], [ %119, %108 ]
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw double, ptr %5, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !19
  %113 = getelementptr inbounds nuw [4 x double], ptr %84, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !19
  %115 = tail call double @llvm.fmuladd.f64(double %86, double %112, double %114)
  store double %115, ptr %113, align 8, !tbaa !19
  %116 = getelementptr inbounds nuw [4 x double], ptr %87, i64 %110
  %117 = load double, ptr %116, align 8, !tbaa !19
  %118 = tail call double @llvm.fmuladd.f64(double %89, double %112, double %117)
  store double %118, ptr %116, align 8, !tbaa !19
  %119 = add nuw nsw i32 %109, 1
  %120 = icmp eq i32 %119, 4
  br i1 %120, label %105, label %108, !llvm.loop !38

121:                                              ; preds = %105, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %122 = add nuw nsw i32 %38, 1
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %35, label %37, !llvm.loop !39

124:                                              ; preds = %35, %132
  %125 = phi i32 [ 0, %35 ], [ %133, %132 ]
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %126
  %128 = shl nuw nsw i32 %125, 2
  %129 = add nuw nsw i32 %128, %36
  %130 = getelementptr inbounds nuw double, ptr %4, i64 %126
  br label %135

131:                                              ; preds = %132
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

132:                                              ; preds = %135
  %133 = add nuw nsw i32 %125, 1
  %134 = icmp eq i32 %133, 4
  br i1 %134, label %131, label %124, !llvm.loop !40

135:                                              ; preds = %124, %135
  %136 = phi i32 [ 0, %124 ], [ %146, %135 ]
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw double, ptr %127, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !19
  %140 = add nuw nsw i32 %136, %129
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %141
  store double %139, ptr addrspace(1) %142, align 8, !tbaa !19
  %143 = getelementptr inbounds nuw [4 x double], ptr %130, i64 %137
  %144 = load double, ptr %143, align 8, !tbaa !19
  %145 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %141
  store double %144, ptr addrspace(1) %145, align 8, !tbaa !19
  %146 = add nuw nsw i32 %136, 1
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %132, label %135, !llvm.loop !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!"double*", !"double*"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !8, i64 0}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
!25 = distinct !{!25, !18}
!26 = distinct !{!26, !18}
!27 = distinct !{!27, !18}
!28 = !{!"float16*", !"float16*"}
!29 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!30 = !{!8, !8, i64 0}
!31 = !{!"", !""}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
!39 = distinct !{!39, !18}
!40 = distinct !{!40, !18}
!41 = distinct !{!41, !18}
