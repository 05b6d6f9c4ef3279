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
  %47 = sext i32 %9 to i64
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 40
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !14
  %51 = sext i32 %9 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 44
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = sext i32 %9 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 48
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  %59 = sext i32 %9 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 52
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = sext i32 %9 to i64
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr i8, ptr addrspace(1) %64, i64 56
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = sext i32 %9 to i64
  %68 = getelementptr float, ptr addrspace(1) %0, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 60
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !14
  %71 = sext i32 %8 to i64
  %72 = getelementptr float, ptr addrspace(1) %1, i64 %71
  %73 = getelementptr i8, ptr addrspace(1) %72, i64 8
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !14
  %75 = sext i32 %9 to i64
  %76 = getelementptr float, ptr addrspace(1) %0, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 64
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !14
  %79 = sext i32 %9 to i64
  %80 = getelementptr float, ptr addrspace(1) %0, i64 %79
  %81 = getelementptr i8, ptr addrspace(1) %80, i64 68
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  %83 = sext i32 %9 to i64
  %84 = getelementptr float, ptr addrspace(1) %0, i64 %83
  %85 = getelementptr i8, ptr addrspace(1) %84, i64 72
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = sext i32 %9 to i64
  %88 = getelementptr float, ptr addrspace(1) %0, i64 %87
  %89 = getelementptr i8, ptr addrspace(1) %88, i64 76
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = sext i32 %9 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 80
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = sext i32 %9 to i64
  %96 = getelementptr float, ptr addrspace(1) %0, i64 %95
  %97 = getelementptr i8, ptr addrspace(1) %96, i64 84
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = sext i32 %9 to i64
  %100 = getelementptr float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 88
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !14
  %103 = sext i32 %9 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 92
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = sext i32 %8 to i64
  %108 = getelementptr float, ptr addrspace(1) %1, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 12
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = sext i32 %9 to i64
  %112 = getelementptr float, ptr addrspace(1) %0, i64 %111
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 96
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !14
  %115 = sext i32 %9 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 100
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !14
  %119 = sext i32 %9 to i64
  %120 = getelementptr float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 104
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !14
  %123 = sext i32 %9 to i64
  %124 = getelementptr float, ptr addrspace(1) %0, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 108
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !14
  %127 = sext i32 %9 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 112
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !14
  %131 = sext i32 %9 to i64
  %132 = getelementptr float, ptr addrspace(1) %0, i64 %131
  %133 = getelementptr i8, ptr addrspace(1) %132, i64 116
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !14
  %135 = sext i32 %9 to i64
  %136 = getelementptr float, ptr addrspace(1) %0, i64 %135
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 120
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !14
  %139 = sext i32 %9 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 124
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !14
  %143 = sext i32 %8 to i64
  %144 = getelementptr float, ptr addrspace(1) %1, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 16
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !14
  %147 = sext i32 %9 to i64
  %148 = getelementptr float, ptr addrspace(1) %0, i64 %147
  %149 = getelementptr i8, ptr addrspace(1) %148, i64 128
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !14
  %151 = sext i32 %9 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 132
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !14
  %155 = sext i32 %9 to i64
  %156 = getelementptr float, ptr addrspace(1) %0, i64 %155
  %157 = getelementptr i8, ptr addrspace(1) %156, i64 136
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !14
  %159 = sext i32 %9 to i64
  %160 = getelementptr float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr i8, ptr addrspace(1) %160, i64 140
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !14
  %163 = sext i32 %9 to i64
  %164 = getelementptr float, ptr addrspace(1) %0, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 144
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !14
  %167 = sext i32 %9 to i64
  %168 = getelementptr float, ptr addrspace(1) %0, i64 %167
  %169 = getelementptr i8, ptr addrspace(1) %168, i64 148
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !14
  %171 = sext i32 %9 to i64
  %172 = getelementptr float, ptr addrspace(1) %0, i64 %171
  %173 = getelementptr i8, ptr addrspace(1) %172, i64 152
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !14
  %175 = sext i32 %9 to i64
  %176 = getelementptr float, ptr addrspace(1) %0, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 156
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !14
  %179 = sext i32 %8 to i64
  %180 = getelementptr float, ptr addrspace(1) %1, i64 %179
  %181 = getelementptr i8, ptr addrspace(1) %180, i64 20
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !14
  %183 = sext i32 %9 to i64
  %184 = getelementptr float, ptr addrspace(1) %0, i64 %183
  %185 = getelementptr i8, ptr addrspace(1) %184, i64 160
  %186 = load float, ptr addrspace(1) %185, align 4, !tbaa !14
  %187 = sext i32 %9 to i64
  %188 = getelementptr float, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 164
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !14
  %191 = sext i32 %9 to i64
  %192 = getelementptr float, ptr addrspace(1) %0, i64 %191
  %193 = getelementptr i8, ptr addrspace(1) %192, i64 168
  %194 = load float, ptr addrspace(1) %193, align 4, !tbaa !14
  %195 = sext i32 %9 to i64
  %196 = getelementptr float, ptr addrspace(1) %0, i64 %195
  %197 = getelementptr i8, ptr addrspace(1) %196, i64 172
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !14
  %199 = sext i32 %9 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 176
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !14
  %203 = sext i32 %9 to i64
  %204 = getelementptr float, ptr addrspace(1) %0, i64 %203
  %205 = getelementptr i8, ptr addrspace(1) %204, i64 180
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !14
  %207 = sext i32 %9 to i64
  %208 = getelementptr float, ptr addrspace(1) %0, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 184
  %210 = load float, ptr addrspace(1) %209, align 4, !tbaa !14
  %211 = sext i32 %9 to i64
  %212 = getelementptr float, ptr addrspace(1) %0, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 188
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !14
  %215 = sext i32 %8 to i64
  %216 = getelementptr float, ptr addrspace(1) %1, i64 %215
  %217 = getelementptr i8, ptr addrspace(1) %216, i64 24
  %218 = load float, ptr addrspace(1) %217, align 4, !tbaa !14
  %219 = sext i32 %9 to i64
  %220 = getelementptr float, ptr addrspace(1) %0, i64 %219
  %221 = getelementptr i8, ptr addrspace(1) %220, i64 192
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !14
  %223 = sext i32 %9 to i64
  %224 = getelementptr float, ptr addrspace(1) %0, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 196
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !14
  %227 = sext i32 %9 to i64
  %228 = getelementptr float, ptr addrspace(1) %0, i64 %227
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 200
  %230 = load float, ptr addrspace(1) %229, align 4, !tbaa !14
  %231 = sext i32 %9 to i64
  %232 = getelementptr float, ptr addrspace(1) %0, i64 %231
  %233 = getelementptr i8, ptr addrspace(1) %232, i64 204
  %234 = load float, ptr addrspace(1) %233, align 4, !tbaa !14
  %235 = sext i32 %9 to i64
  %236 = getelementptr float, ptr addrspace(1) %0, i64 %235
  %237 = getelementptr i8, ptr addrspace(1) %236, i64 208
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !14
  %239 = sext i32 %9 to i64
  %240 = getelementptr float, ptr addrspace(1) %0, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 212
  %242 = load float, ptr addrspace(1) %241, align 4, !tbaa !14
  %243 = sext i32 %9 to i64
  %244 = getelementptr float, ptr addrspace(1) %0, i64 %243
  %245 = getelementptr i8, ptr addrspace(1) %244, i64 216
  %246 = load float, ptr addrspace(1) %245, align 4, !tbaa !14
  %247 = sext i32 %9 to i64
  %248 = getelementptr float, ptr addrspace(1) %0, i64 %247
  %249 = getelementptr i8, ptr addrspace(1) %248, i64 220
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !14
  %251 = sext i32 %8 to i64
  %252 = getelementptr float, ptr addrspace(1) %1, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 28
  %254 = load float, ptr addrspace(1) %253, align 4, !tbaa !14
  %255 = sext i32 %9 to i64
  %256 = getelementptr float, ptr addrspace(1) %0, i64 %255
  %257 = getelementptr i8, ptr addrspace(1) %256, i64 224
  %258 = load float, ptr addrspace(1) %257, align 4, !tbaa !14
  %259 = sext i32 %9 to i64
  %260 = getelementptr float, ptr addrspace(1) %0, i64 %259
  %261 = getelementptr i8, ptr addrspace(1) %260, i64 228
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !14
  %263 = sext i32 %9 to i64
  %264 = getelementptr float, ptr addrspace(1) %0, i64 %263
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 232
  %266 = load float, ptr addrspace(1) %265, align 4, !tbaa !14
  %267 = sext i32 %9 to i64
  %268 = getelementptr float, ptr addrspace(1) %0, i64 %267
  %269 = getelementptr i8, ptr addrspace(1) %268, i64 236
  %270 = load float, ptr addrspace(1) %269, align 4, !tbaa !14
  %271 = sext i32 %9 to i64
  %272 = getelementptr float, ptr addrspace(1) %0, i64 %271
  %273 = getelementptr i8, ptr addrspace(1) %272, i64 240
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !14
  %275 = sext i32 %9 to i64
  %276 = getelementptr float, ptr addrspace(1) %0, i64 %275
  %277 = getelementptr i8, ptr addrspace(1) %276, i64 244
  %278 = load float, ptr addrspace(1) %277, align 4, !tbaa !14
  %279 = sext i32 %9 to i64
  %280 = getelementptr float, ptr addrspace(1) %0, i64 %279
  %281 = getelementptr i8, ptr addrspace(1) %280, i64 248
  %282 = load float, ptr addrspace(1) %281, align 4, !tbaa !14
  %283 = sext i32 %9 to i64
  %284 = getelementptr float, ptr addrspace(1) %0, i64 %283
  %285 = getelementptr i8, ptr addrspace(1) %284, i64 252
  %286 = load float, ptr addrspace(1) %285, align 4, !tbaa !14
  %287 = sext i32 %9 to i64
  %288 = getelementptr float, ptr addrspace(1) %0, i64 %287
  %289 = getelementptr i8, ptr addrspace(1) %288, i64 36
  %290 = load float, ptr addrspace(1) %289, align 4, !tbaa !14
  %291 = sext i32 %9 to i64
  %292 = getelementptr float, ptr addrspace(1) %0, i64 %291
  %293 = getelementptr i8, ptr addrspace(1) %292, i64 32
  %294 = load float, ptr addrspace(1) %293, align 4, !tbaa !14
  %295 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %296 = fadd float %43, 0.000000e+00
  %297 = fneg float %296
  %298 = fadd float %15, 4.000000e+00
  %299 = fdiv float -1.000000e+00, %298
  %300 = fadd float %294, 0.000000e+00
  %301 = fmul float %299, %300
  %302 = fadd float %19, 0.000000e+00
  %303 = fadd float %290, 4.000000e+00
  %304 = tail call float @llvm.fmuladd.f32(float %301, float %302, float %303)
  %305 = fdiv float -1.000000e+00, %304
  %306 = fadd float %78, 0.000000e+00
  %307 = fmul float %299, %306
  %308 = fadd float %82, 0.000000e+00
  %309 = tail call float @llvm.fmuladd.f32(float %307, float %302, float %308)
  %310 = fmul float %305, %309
  %311 = fadd float %23, 0.000000e+00
  %312 = fadd float %50, 0.000000e+00
  %313 = tail call float @llvm.fmuladd.f32(float %301, float %311, float %312)
  %314 = fadd float %86, 4.000000e+00
  %315 = tail call float @llvm.fmuladd.f32(float %307, float %311, float %314)
  %316 = tail call float @llvm.fmuladd.f32(float %310, float %313, float %315)
  %317 = fdiv float -1.000000e+00, %316
  %318 = fadd float %114, 0.000000e+00
  %319 = fmul float %299, %318
  %320 = fadd float %118, 0.000000e+00
  %321 = tail call float @llvm.fmuladd.f32(float %319, float %302, float %320)
  %322 = fmul float %305, %321
  %323 = fadd float %122, 0.000000e+00
  %324 = tail call float @llvm.fmuladd.f32(float %319, float %311, float %323)
  %325 = tail call float @llvm.fmuladd.f32(float %322, float %313, float %324)
  %326 = fmul float %317, %325
  %327 = fadd float %27, 0.000000e+00
  %328 = fadd float %54, 0.000000e+00
  %329 = tail call float @llvm.fmuladd.f32(float %301, float %327, float %328)
  %330 = fadd float %90, 0.000000e+00
  %331 = tail call float @llvm.fmuladd.f32(float %307, float %327, float %330)
  %332 = tail call float @llvm.fmuladd.f32(float %310, float %329, float %331)
  %333 = fadd float %126, 4.000000e+00
  %334 = tail call float @llvm.fmuladd.f32(float %319, float %327, float %333)
  %335 = tail call float @llvm.fmuladd.f32(float %322, float %329, float %334)
  %336 = tail call float @llvm.fmuladd.f32(float %326, float %332, float %335)
  %337 = fdiv float -1.000000e+00, %336
  %338 = fadd float %150, 0.000000e+00
  %339 = fmul float %299, %338
  %340 = fadd float %154, 0.000000e+00
  %341 = tail call float @llvm.fmuladd.f32(float %339, float %302, float %340)
  %342 = fmul float %305, %341
  %343 = fadd float %158, 0.000000e+00
  %344 = tail call float @llvm.fmuladd.f32(float %339, float %311, float %343)
  %345 = tail call float @llvm.fmuladd.f32(float %342, float %313, float %344)
  %346 = fmul float %317, %345
  %347 = fadd float %162, 0.000000e+00
  %348 = tail call float @llvm.fmuladd.f32(float %339, float %327, float %347)
  %349 = tail call float @llvm.fmuladd.f32(float %342, float %329, float %348)
  %350 = tail call float @llvm.fmuladd.f32(float %346, float %332, float %349)
  %351 = fmul float %337, %350
  %352 = fadd float %31, 0.000000e+00
  %353 = fadd float %58, 0.000000e+00
  %354 = tail call float @llvm.fmuladd.f32(float %301, float %352, float %353)
  %355 = fadd float %94, 0.000000e+00
  %356 = tail call float @llvm.fmuladd.f32(float %307, float %352, float %355)
  %357 = tail call float @llvm.fmuladd.f32(float %310, float %354, float %356)
  %358 = fadd float %130, 0.000000e+00
  %359 = tail call float @llvm.fmuladd.f32(float %319, float %352, float %358)
  %360 = tail call float @llvm.fmuladd.f32(float %322, float %354, float %359)
  %361 = tail call float @llvm.fmuladd.f32(float %326, float %357, float %360)
  %362 = fadd float %166, 4.000000e+00
  %363 = tail call float @llvm.fmuladd.f32(float %339, float %352, float %362)
  %364 = tail call float @llvm.fmuladd.f32(float %342, float %354, float %363)
  %365 = tail call float @llvm.fmuladd.f32(float %346, float %357, float %364)
  %366 = tail call float @llvm.fmuladd.f32(float %351, float %361, float %365)
  %367 = fdiv float -1.000000e+00, %366
  %368 = fadd float %186, 0.000000e+00
  %369 = fmul float %299, %368
  %370 = fadd float %190, 0.000000e+00
  %371 = tail call float @llvm.fmuladd.f32(float %369, float %302, float %370)
  %372 = fmul float %305, %371
  %373 = fadd float %194, 0.000000e+00
  %374 = tail call float @llvm.fmuladd.f32(float %369, float %311, float %373)
  %375 = tail call float @llvm.fmuladd.f32(float %372, float %313, float %374)
  %376 = fmul float %317, %375
  %377 = fadd float %198, 0.000000e+00
  %378 = tail call float @llvm.fmuladd.f32(float %369, float %327, float %377)
  %379 = tail call float @llvm.fmuladd.f32(float %372, float %329, float %378)
  %380 = tail call float @llvm.fmuladd.f32(float %376, float %332, float %379)
  %381 = fmul float %337, %380
  %382 = fadd float %202, 0.000000e+00
  %383 = tail call float @llvm.fmuladd.f32(float %369, float %352, float %382)
  %384 = tail call float @llvm.fmuladd.f32(float %372, float %354, float %383)
  %385 = tail call float @llvm.fmuladd.f32(float %376, float %357, float %384)
  %386 = tail call float @llvm.fmuladd.f32(float %381, float %361, float %385)
  %387 = fmul float %367, %386
  %388 = fadd float %35, 0.000000e+00
  %389 = fadd float %62, 0.000000e+00
  %390 = tail call float @llvm.fmuladd.f32(float %301, float %388, float %389)
  %391 = fadd float %98, 0.000000e+00
  %392 = tail call float @llvm.fmuladd.f32(float %307, float %388, float %391)
  %393 = tail call float @llvm.fmuladd.f32(float %310, float %390, float %392)
  %394 = fadd float %134, 0.000000e+00
  %395 = tail call float @llvm.fmuladd.f32(float %319, float %388, float %394)
  %396 = tail call float @llvm.fmuladd.f32(float %322, float %390, float %395)
  %397 = tail call float @llvm.fmuladd.f32(float %326, float %393, float %396)
  %398 = fadd float %170, 0.000000e+00
  %399 = tail call float @llvm.fmuladd.f32(float %339, float %388, float %398)
  %400 = tail call float @llvm.fmuladd.f32(float %342, float %390, float %399)
  %401 = tail call float @llvm.fmuladd.f32(float %346, float %393, float %400)
  %402 = tail call float @llvm.fmuladd.f32(float %351, float %397, float %401)
  %403 = fadd float %206, 4.000000e+00
  %404 = tail call float @llvm.fmuladd.f32(float %369, float %388, float %403)
  %405 = tail call float @llvm.fmuladd.f32(float %372, float %390, float %404)
  %406 = tail call float @llvm.fmuladd.f32(float %376, float %393, float %405)
  %407 = tail call float @llvm.fmuladd.f32(float %381, float %397, float %406)
  %408 = tail call float @llvm.fmuladd.f32(float %387, float %402, float %407)
  %409 = fdiv float -1.000000e+00, %408
  %410 = fadd float %222, 0.000000e+00
  %411 = fmul float %299, %410
  %412 = fadd float %226, 0.000000e+00
  %413 = tail call float @llvm.fmuladd.f32(float %411, float %302, float %412)
  %414 = fmul float %305, %413
  %415 = fadd float %230, 0.000000e+00
  %416 = tail call float @llvm.fmuladd.f32(float %411, float %311, float %415)
  %417 = tail call float @llvm.fmuladd.f32(float %414, float %313, float %416)
  %418 = fmul float %317, %417
  %419 = fadd float %234, 0.000000e+00
  %420 = tail call float @llvm.fmuladd.f32(float %411, float %327, float %419)
  %421 = tail call float @llvm.fmuladd.f32(float %414, float %329, float %420)
  %422 = tail call float @llvm.fmuladd.f32(float %418, float %332, float %421)
  %423 = fmul float %337, %422
  %424 = fadd float %238, 0.000000e+00
  %425 = tail call float @llvm.fmuladd.f32(float %411, float %352, float %424)
  %426 = tail call float @llvm.fmuladd.f32(float %414, float %354, float %425)
  %427 = tail call float @llvm.fmuladd.f32(float %418, float %357, float %426)
  %428 = tail call float @llvm.fmuladd.f32(float %423, float %361, float %427)
  %429 = fmul float %367, %428
  %430 = fadd float %242, 0.000000e+00
  %431 = tail call float @llvm.fmuladd.f32(float %411, float %388, float %430)
  %432 = tail call float @llvm.fmuladd.f32(float %414, float %390, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %418, float %393, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %423, float %397, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %429, float %402, float %434)
  %436 = fmul float %409, %435
  %437 = fadd float %39, 0.000000e+00
  %438 = fadd float %66, 0.000000e+00
  %439 = tail call float @llvm.fmuladd.f32(float %301, float %437, float %438)
  %440 = fadd float %102, 0.000000e+00
  %441 = tail call float @llvm.fmuladd.f32(float %307, float %437, float %440)
  %442 = tail call float @llvm.fmuladd.f32(float %310, float %439, float %441)
  %443 = fadd float %138, 0.000000e+00
  %444 = tail call float @llvm.fmuladd.f32(float %319, float %437, float %443)
  %445 = tail call float @llvm.fmuladd.f32(float %322, float %439, float %444)
  %446 = tail call float @llvm.fmuladd.f32(float %326, float %442, float %445)
  %447 = fadd float %174, 0.000000e+00
  %448 = tail call float @llvm.fmuladd.f32(float %339, float %437, float %447)
  %449 = tail call float @llvm.fmuladd.f32(float %342, float %439, float %448)
  %450 = tail call float @llvm.fmuladd.f32(float %346, float %442, float %449)
  %451 = tail call float @llvm.fmuladd.f32(float %351, float %446, float %450)
  %452 = fadd float %210, 0.000000e+00
  %453 = tail call float @llvm.fmuladd.f32(float %369, float %437, float %452)
  %454 = tail call float @llvm.fmuladd.f32(float %372, float %439, float %453)
  %455 = tail call float @llvm.fmuladd.f32(float %376, float %442, float %454)
  %456 = tail call float @llvm.fmuladd.f32(float %381, float %446, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %387, float %451, float %456)
  %458 = fadd float %246, 4.000000e+00
  %459 = tail call float @llvm.fmuladd.f32(float %411, float %437, float %458)
  %460 = tail call float @llvm.fmuladd.f32(float %414, float %439, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %418, float %442, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %423, float %446, float %461)
  %463 = tail call float @llvm.fmuladd.f32(float %429, float %451, float %462)
  %464 = tail call float @llvm.fmuladd.f32(float %436, float %457, float %463)
  %465 = fdiv float -1.000000e+00, %464
  %466 = fadd float %258, 0.000000e+00
  %467 = fmul float %299, %466
  %468 = fadd float %262, 0.000000e+00
  %469 = tail call float @llvm.fmuladd.f32(float %467, float %302, float %468)
  %470 = fmul float %305, %469
  %471 = fadd float %266, 0.000000e+00
  %472 = tail call float @llvm.fmuladd.f32(float %467, float %311, float %471)
  %473 = tail call float @llvm.fmuladd.f32(float %470, float %313, float %472)
  %474 = fmul float %317, %473
  %475 = fadd float %270, 0.000000e+00
  %476 = tail call float @llvm.fmuladd.f32(float %467, float %327, float %475)
  %477 = tail call float @llvm.fmuladd.f32(float %470, float %329, float %476)
  %478 = tail call float @llvm.fmuladd.f32(float %474, float %332, float %477)
  %479 = fmul float %337, %478
  %480 = fadd float %274, 0.000000e+00
  %481 = tail call float @llvm.fmuladd.f32(float %467, float %352, float %480)
  %482 = tail call float @llvm.fmuladd.f32(float %470, float %354, float %481)
  %483 = tail call float @llvm.fmuladd.f32(float %474, float %357, float %482)
  %484 = tail call float @llvm.fmuladd.f32(float %479, float %361, float %483)
  %485 = fmul float %367, %484
  %486 = fadd float %278, 0.000000e+00
  %487 = tail call float @llvm.fmuladd.f32(float %467, float %388, float %486)
  %488 = tail call float @llvm.fmuladd.f32(float %470, float %390, float %487)
  %489 = tail call float @llvm.fmuladd.f32(float %474, float %393, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %479, float %397, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %485, float %402, float %490)
  %492 = fmul float %409, %491
  %493 = fadd float %282, 0.000000e+00
  %494 = tail call float @llvm.fmuladd.f32(float %467, float %437, float %493)
  %495 = tail call float @llvm.fmuladd.f32(float %470, float %439, float %494)
  %496 = tail call float @llvm.fmuladd.f32(float %474, float %442, float %495)
  %497 = tail call float @llvm.fmuladd.f32(float %479, float %446, float %496)
  %498 = tail call float @llvm.fmuladd.f32(float %485, float %451, float %497)
  %499 = tail call float @llvm.fmuladd.f32(float %492, float %457, float %498)
  %500 = fmul float %465, %499
  %501 = tail call float @llvm.fmuladd.f32(float %301, float %12, float %295)
  %502 = tail call float @llvm.fmuladd.f32(float %307, float %12, float %74)
  %503 = tail call float @llvm.fmuladd.f32(float %310, float %501, float %502)
  %504 = tail call float @llvm.fmuladd.f32(float %319, float %12, float %110)
  %505 = tail call float @llvm.fmuladd.f32(float %322, float %501, float %504)
  %506 = tail call float @llvm.fmuladd.f32(float %326, float %503, float %505)
  %507 = tail call float @llvm.fmuladd.f32(float %339, float %12, float %146)
  %508 = tail call float @llvm.fmuladd.f32(float %342, float %501, float %507)
  %509 = tail call float @llvm.fmuladd.f32(float %346, float %503, float %508)
  %510 = tail call float @llvm.fmuladd.f32(float %351, float %506, float %509)
  %511 = tail call float @llvm.fmuladd.f32(float %369, float %12, float %182)
  %512 = tail call float @llvm.fmuladd.f32(float %372, float %501, float %511)
  %513 = tail call float @llvm.fmuladd.f32(float %376, float %503, float %512)
  %514 = tail call float @llvm.fmuladd.f32(float %381, float %506, float %513)
  %515 = tail call float @llvm.fmuladd.f32(float %387, float %510, float %514)
  %516 = tail call float @llvm.fmuladd.f32(float %411, float %12, float %218)
  %517 = tail call float @llvm.fmuladd.f32(float %414, float %501, float %516)
  %518 = tail call float @llvm.fmuladd.f32(float %418, float %503, float %517)
  %519 = tail call float @llvm.fmuladd.f32(float %423, float %506, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %429, float %510, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %436, float %515, float %520)
  %522 = tail call float @llvm.fmuladd.f32(float %467, float %12, float %254)
  %523 = tail call float @llvm.fmuladd.f32(float %470, float %501, float %522)
  %524 = tail call float @llvm.fmuladd.f32(float %474, float %503, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %479, float %506, float %524)
  %526 = tail call float @llvm.fmuladd.f32(float %485, float %510, float %525)
  %527 = tail call float @llvm.fmuladd.f32(float %492, float %515, float %526)
  %528 = tail call float @llvm.fmuladd.f32(float %500, float %521, float %527)
  %529 = fadd float %70, 0.000000e+00
  %530 = tail call float @llvm.fmuladd.f32(float %301, float %296, float %529)
  %531 = fadd float %106, 0.000000e+00
  %532 = tail call float @llvm.fmuladd.f32(float %307, float %296, float %531)
  %533 = tail call float @llvm.fmuladd.f32(float %310, float %530, float %532)
  %534 = fadd float %142, 0.000000e+00
  %535 = tail call float @llvm.fmuladd.f32(float %319, float %296, float %534)
  %536 = tail call float @llvm.fmuladd.f32(float %322, float %530, float %535)
  %537 = tail call float @llvm.fmuladd.f32(float %326, float %533, float %536)
  %538 = fadd float %178, 0.000000e+00
  %539 = tail call float @llvm.fmuladd.f32(float %339, float %296, float %538)
  %540 = tail call float @llvm.fmuladd.f32(float %342, float %530, float %539)
  %541 = tail call float @llvm.fmuladd.f32(float %346, float %533, float %540)
  %542 = tail call float @llvm.fmuladd.f32(float %351, float %537, float %541)
  %543 = fadd float %214, 0.000000e+00
  %544 = tail call float @llvm.fmuladd.f32(float %369, float %296, float %543)
  %545 = tail call float @llvm.fmuladd.f32(float %372, float %530, float %544)
  %546 = tail call float @llvm.fmuladd.f32(float %376, float %533, float %545)
  %547 = tail call float @llvm.fmuladd.f32(float %381, float %537, float %546)
  %548 = tail call float @llvm.fmuladd.f32(float %387, float %542, float %547)
  %549 = fadd float %250, 0.000000e+00
  %550 = tail call float @llvm.fmuladd.f32(float %411, float %296, float %549)
  %551 = tail call float @llvm.fmuladd.f32(float %414, float %530, float %550)
  %552 = tail call float @llvm.fmuladd.f32(float %418, float %533, float %551)
  %553 = tail call float @llvm.fmuladd.f32(float %423, float %537, float %552)
  %554 = tail call float @llvm.fmuladd.f32(float %429, float %542, float %553)
  %555 = tail call float @llvm.fmuladd.f32(float %436, float %548, float %554)
  %556 = fadd float %286, 4.000000e+00
  %557 = tail call float @llvm.fmuladd.f32(float %467, float %296, float %556)
  %558 = tail call float @llvm.fmuladd.f32(float %470, float %530, float %557)
  %559 = tail call float @llvm.fmuladd.f32(float %474, float %533, float %558)
  %560 = tail call float @llvm.fmuladd.f32(float %479, float %537, float %559)
  %561 = tail call float @llvm.fmuladd.f32(float %485, float %542, float %560)
  %562 = tail call float @llvm.fmuladd.f32(float %492, float %548, float %561)
  %563 = tail call float @llvm.fmuladd.f32(float %500, float %555, float %562)
  %564 = fdiv float %528, %563
  %565 = fneg float %437
  %566 = fneg float %555
  %567 = tail call float @llvm.fmuladd.f32(float %566, float %564, float %521)
  %568 = fdiv float %567, %464
  %569 = fneg float %388
  %570 = fneg float %548
  %571 = fneg float %457
  %572 = tail call float @llvm.fmuladd.f32(float %571, float %568, float %515)
  %573 = tail call float @llvm.fmuladd.f32(float %570, float %564, float %572)
  %574 = fdiv float %573, %408
  %575 = fneg float %352
  %576 = fneg float %542
  %577 = fneg float %451
  %578 = fneg float %402
  %579 = tail call float @llvm.fmuladd.f32(float %578, float %574, float %510)
  %580 = tail call float @llvm.fmuladd.f32(float %577, float %568, float %579)
  %581 = tail call float @llvm.fmuladd.f32(float %576, float %564, float %580)
  %582 = fdiv float %581, %366
  %583 = fneg float %327
  %584 = fneg float %537
  %585 = fneg float %446
  %586 = fneg float %397
  %587 = fneg float %361
  %588 = tail call float @llvm.fmuladd.f32(float %587, float %582, float %506)
  %589 = tail call float @llvm.fmuladd.f32(float %586, float %574, float %588)
  %590 = tail call float @llvm.fmuladd.f32(float %585, float %568, float %589)
  %591 = tail call float @llvm.fmuladd.f32(float %584, float %564, float %590)
  %592 = fdiv float %591, %336
  %593 = fneg float %311
  %594 = fneg float %533
  %595 = fneg float %442
  %596 = fneg float %393
  %597 = fneg float %357
  %598 = fneg float %332
  %599 = tail call float @llvm.fmuladd.f32(float %598, float %592, float %503)
  %600 = tail call float @llvm.fmuladd.f32(float %597, float %582, float %599)
  %601 = tail call float @llvm.fmuladd.f32(float %596, float %574, float %600)
  %602 = tail call float @llvm.fmuladd.f32(float %595, float %568, float %601)
  %603 = tail call float @llvm.fmuladd.f32(float %594, float %564, float %602)
  %604 = fdiv float %603, %316
  %605 = fneg float %302
  %606 = fneg float %530
  %607 = fneg float %439
  %608 = fneg float %390
  %609 = fneg float %354
  %610 = fneg float %329
  %611 = fneg float %313
  %612 = tail call float @llvm.fmuladd.f32(float %611, float %604, float %501)
  %613 = tail call float @llvm.fmuladd.f32(float %610, float %592, float %612)
  %614 = tail call float @llvm.fmuladd.f32(float %609, float %582, float %613)
  %615 = tail call float @llvm.fmuladd.f32(float %608, float %574, float %614)
  %616 = tail call float @llvm.fmuladd.f32(float %607, float %568, float %615)
  %617 = tail call float @llvm.fmuladd.f32(float %606, float %564, float %616)
  %618 = fdiv float %617, %304
  %619 = tail call float @llvm.fmuladd.f32(float %605, float %618, float %12)
  %620 = tail call float @llvm.fmuladd.f32(float %593, float %604, float %619)
  %621 = tail call float @llvm.fmuladd.f32(float %583, float %592, float %620)
  %622 = tail call float @llvm.fmuladd.f32(float %575, float %582, float %621)
  %623 = tail call float @llvm.fmuladd.f32(float %569, float %574, float %622)
  %624 = tail call float @llvm.fmuladd.f32(float %565, float %568, float %623)
  %625 = tail call float @llvm.fmuladd.f32(float %297, float %564, float %624)
  %626 = fdiv float %625, %298
  store float %626, ptr addrspace(1) %11, align 4, !tbaa !14
  store float %618, ptr addrspace(1) %46, align 4, !tbaa !14
  store float %604, ptr addrspace(1) %73, align 4, !tbaa !14
  store float %592, ptr addrspace(1) %109, align 4, !tbaa !14
  store float %582, ptr addrspace(1) %145, align 4, !tbaa !14
  store float %574, ptr addrspace(1) %181, align 4, !tbaa !14
  store float %568, ptr addrspace(1) %217, align 4, !tbaa !14
  store float %564, ptr addrspace(1) %253, align 4, !tbaa !14
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

12:                                               ; preds = %2, %50
  %13 = phi i32 [ 1, %2 ], [ %51, %50 ]
  %14 = phi i32 [ 0, %2 ], [ %16, %50 ]
  %15 = shl nuw nsw i32 %14, 3
  %16 = add nuw nsw i32 %14, 1
  %17 = mul nuw nsw i32 %16, %14
  %18 = lshr i32 %17, 1
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !17
  %22 = zext nneg i32 %15 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !17
  %26 = zext nneg i32 %15 to i64
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 16
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !17
  %30 = zext nneg i32 %15 to i64
  %31 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 24
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !17
  %34 = zext nneg i32 %15 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 32
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !17
  %38 = zext nneg i32 %15 to i64
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 40
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !17
  %42 = zext nneg i32 %15 to i64
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 48
  %45 = load double, ptr addrspace(1) %44, align 8, !tbaa !17
  %46 = zext nneg i32 %15 to i64
  %47 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 56
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !17
  br label %53

50:                                               ; preds = %53
  %51 = add nuw nsw i32 %13, 1
  %52 = icmp eq i32 %16, 8
  br i1 %52, label %284, label %12

53:                                               ; preds = %12, %53
  %54 = phi i32 [ 0, %12 ], [ %100, %53 ]
  %55 = icmp eq i32 %14, %54
  %56 = select i1 %55, double 8.000000e+00, double 0.000000e+00
  %57 = shl nsw i32 %54, 3
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %58
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !17
  %61 = tail call double @llvm.fmuladd.f64(double %21, double %60, double %56)
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 8
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !17
  %66 = tail call double @llvm.fmuladd.f64(double %25, double %65, double %61)
  %67 = zext nneg i32 %57 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 16
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !17
  %71 = tail call double @llvm.fmuladd.f64(double %29, double %70, double %66)
  %72 = zext nneg i32 %57 to i64
  %73 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 24
  %75 = load double, ptr addrspace(1) %74, align 8, !tbaa !17
  %76 = tail call double @llvm.fmuladd.f64(double %33, double %75, double %71)
  %77 = zext nneg i32 %57 to i64
  %78 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 32
  %80 = load double, ptr addrspace(1) %79, align 8, !tbaa !17
  %81 = tail call double @llvm.fmuladd.f64(double %37, double %80, double %76)
  %82 = zext nneg i32 %57 to i64
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 40
  %85 = load double, ptr addrspace(1) %84, align 8, !tbaa !17
  %86 = tail call double @llvm.fmuladd.f64(double %41, double %85, double %81)
  %87 = zext nneg i32 %57 to i64
  %88 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 48
  %90 = load double, ptr addrspace(1) %89, align 8, !tbaa !17
  %91 = tail call double @llvm.fmuladd.f64(double %45, double %90, double %86)
  %92 = zext nneg i32 %57 to i64
  %93 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %93, i64 56
  %95 = load double, ptr addrspace(1) %94, align 8, !tbaa !17
  %96 = tail call double @llvm.fmuladd.f64(double %49, double %95, double %91)
  %97 = add nuw nsw i32 %54, %18
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw double, ptr %3, i64 %98
  store double %96, ptr %99, align 8, !tbaa !17
  %100 = add nuw nsw i32 %54, 1
  %101 = icmp eq i32 %100, %13
  br i1 %101, label %50, label %53

102:                                              ; preds = %327, %375, %294
  %103 = icmp eq i32 %286, 8
  br i1 %103, label %104, label %284

104:                                              ; preds = %102
  %105 = mul nsw i32 %8, 36
  %106 = load double, ptr %3, align 8, !tbaa !17
  %107 = sext i32 %105 to i64
  %108 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %107
  store double %106, ptr addrspace(1) %108, align 8, !tbaa !17
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %110 = load double, ptr %109, align 8, !tbaa !17
  %111 = sext i32 %105 to i64
  %112 = getelementptr double, ptr addrspace(1) %1, i64 %111
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 8
  store double %110, ptr addrspace(1) %113, align 8, !tbaa !17
  %114 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %115 = load double, ptr %114, align 8, !tbaa !17
  %116 = sext i32 %105 to i64
  %117 = getelementptr double, ptr addrspace(1) %1, i64 %116
  %118 = getelementptr i8, ptr addrspace(1) %117, i64 16
  store double %115, ptr addrspace(1) %118, align 8, !tbaa !17
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %120 = load double, ptr %119, align 8, !tbaa !17
  %121 = sext i32 %105 to i64
  %122 = getelementptr double, ptr addrspace(1) %1, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 24
  store double %120, ptr addrspace(1) %123, align 8, !tbaa !17
  %124 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %125 = load double, ptr %124, align 8, !tbaa !17
  %126 = sext i32 %105 to i64
  %127 = getelementptr double, ptr addrspace(1) %1, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 32
  store double %125, ptr addrspace(1) %128, align 8, !tbaa !17
  %129 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %130 = load double, ptr %129, align 8, !tbaa !17
  %131 = sext i32 %105 to i64
  %132 = getelementptr double, ptr addrspace(1) %1, i64 %131
  %133 = getelementptr i8, ptr addrspace(1) %132, i64 40
  store double %130, ptr addrspace(1) %133, align 8, !tbaa !17
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %135 = load double, ptr %134, align 8, !tbaa !17
  %136 = sext i32 %105 to i64
  %137 = getelementptr double, ptr addrspace(1) %1, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 48
  store double %135, ptr addrspace(1) %138, align 8, !tbaa !17
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %140 = load double, ptr %139, align 8, !tbaa !17
  %141 = sext i32 %105 to i64
  %142 = getelementptr double, ptr addrspace(1) %1, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 56
  store double %140, ptr addrspace(1) %143, align 8, !tbaa !17
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %145 = load double, ptr %144, align 8, !tbaa !17
  %146 = sext i32 %105 to i64
  %147 = getelementptr double, ptr addrspace(1) %1, i64 %146
  %148 = getelementptr i8, ptr addrspace(1) %147, i64 64
  store double %145, ptr addrspace(1) %148, align 8, !tbaa !17
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %150 = load double, ptr %149, align 8, !tbaa !17
  %151 = sext i32 %105 to i64
  %152 = getelementptr double, ptr addrspace(1) %1, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 72
  store double %150, ptr addrspace(1) %153, align 8, !tbaa !17
  %154 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %155 = load double, ptr %154, align 8, !tbaa !17
  %156 = sext i32 %105 to i64
  %157 = getelementptr double, ptr addrspace(1) %1, i64 %156
  %158 = getelementptr i8, ptr addrspace(1) %157, i64 80
  store double %155, ptr addrspace(1) %158, align 8, !tbaa !17
  %159 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %160 = load double, ptr %159, align 8, !tbaa !17
  %161 = sext i32 %105 to i64
  %162 = getelementptr double, ptr addrspace(1) %1, i64 %161
  %163 = getelementptr i8, ptr addrspace(1) %162, i64 88
  store double %160, ptr addrspace(1) %163, align 8, !tbaa !17
  %164 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %165 = load double, ptr %164, align 8, !tbaa !17
  %166 = sext i32 %105 to i64
  %167 = getelementptr double, ptr addrspace(1) %1, i64 %166
  %168 = getelementptr i8, ptr addrspace(1) %167, i64 96
  store double %165, ptr addrspace(1) %168, align 8, !tbaa !17
  %169 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %170 = load double, ptr %169, align 8, !tbaa !17
  %171 = sext i32 %105 to i64
  %172 = getelementptr double, ptr addrspace(1) %1, i64 %171
  %173 = getelementptr i8, ptr addrspace(1) %172, i64 104
  store double %170, ptr addrspace(1) %173, align 8, !tbaa !17
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %175 = load double, ptr %174, align 8, !tbaa !17
  %176 = sext i32 %105 to i64
  %177 = getelementptr double, ptr addrspace(1) %1, i64 %176
  %178 = getelementptr i8, ptr addrspace(1) %177, i64 112
  store double %175, ptr addrspace(1) %178, align 8, !tbaa !17
  %179 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %180 = load double, ptr %179, align 8, !tbaa !17
  %181 = sext i32 %105 to i64
  %182 = getelementptr double, ptr addrspace(1) %1, i64 %181
  %183 = getelementptr i8, ptr addrspace(1) %182, i64 120
  store double %180, ptr addrspace(1) %183, align 8, !tbaa !17
  %184 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %185 = load double, ptr %184, align 8, !tbaa !17
  %186 = sext i32 %105 to i64
  %187 = getelementptr double, ptr addrspace(1) %1, i64 %186
  %188 = getelementptr i8, ptr addrspace(1) %187, i64 128
  store double %185, ptr addrspace(1) %188, align 8, !tbaa !17
  %189 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %190 = load double, ptr %189, align 8, !tbaa !17
  %191 = sext i32 %105 to i64
  %192 = getelementptr double, ptr addrspace(1) %1, i64 %191
  %193 = getelementptr i8, ptr addrspace(1) %192, i64 136
  store double %190, ptr addrspace(1) %193, align 8, !tbaa !17
  %194 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %195 = load double, ptr %194, align 8, !tbaa !17
  %196 = sext i32 %105 to i64
  %197 = getelementptr double, ptr addrspace(1) %1, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 144
  store double %195, ptr addrspace(1) %198, align 8, !tbaa !17
  %199 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %200 = load double, ptr %199, align 8, !tbaa !17
  %201 = sext i32 %105 to i64
  %202 = getelementptr double, ptr addrspace(1) %1, i64 %201
  %203 = getelementptr i8, ptr addrspace(1) %202, i64 152
  store double %200, ptr addrspace(1) %203, align 8, !tbaa !17
  %204 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %205 = load double, ptr %204, align 8, !tbaa !17
  %206 = sext i32 %105 to i64
  %207 = getelementptr double, ptr addrspace(1) %1, i64 %206
  %208 = getelementptr i8, ptr addrspace(1) %207, i64 160
  store double %205, ptr addrspace(1) %208, align 8, !tbaa !17
  %209 = getelementptr inbounds nuw i8, ptr %3, i64 168
  %210 = load double, ptr %209, align 8, !tbaa !17
  %211 = sext i32 %105 to i64
  %212 = getelementptr double, ptr addrspace(1) %1, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 168
  store double %210, ptr addrspace(1) %213, align 8, !tbaa !17
  %214 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %215 = load double, ptr %214, align 8, !tbaa !17
  %216 = sext i32 %105 to i64
  %217 = getelementptr double, ptr addrspace(1) %1, i64 %216
  %218 = getelementptr i8, ptr addrspace(1) %217, i64 176
  store double %215, ptr addrspace(1) %218, align 8, !tbaa !17
  %219 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %220 = load double, ptr %219, align 8, !tbaa !17
  %221 = sext i32 %105 to i64
  %222 = getelementptr double, ptr addrspace(1) %1, i64 %221
  %223 = getelementptr i8, ptr addrspace(1) %222, i64 184
  store double %220, ptr addrspace(1) %223, align 8, !tbaa !17
  %224 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %225 = load double, ptr %224, align 8, !tbaa !17
  %226 = sext i32 %105 to i64
  %227 = getelementptr double, ptr addrspace(1) %1, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 192
  store double %225, ptr addrspace(1) %228, align 8, !tbaa !17
  %229 = getelementptr inbounds nuw i8, ptr %3, i64 200
  %230 = load double, ptr %229, align 8, !tbaa !17
  %231 = sext i32 %105 to i64
  %232 = getelementptr double, ptr addrspace(1) %1, i64 %231
  %233 = getelementptr i8, ptr addrspace(1) %232, i64 200
  store double %230, ptr addrspace(1) %233, align 8, !tbaa !17
  %234 = getelementptr inbounds nuw i8, ptr %3, i64 208
  %235 = load double, ptr %234, align 8, !tbaa !17
  %236 = sext i32 %105 to i64
  %237 = getelementptr double, ptr addrspace(1) %1, i64 %236
  %238 = getelementptr i8, ptr addrspace(1) %237, i64 208
  store double %235, ptr addrspace(1) %238, align 8, !tbaa !17
  %239 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %240 = load double, ptr %239, align 8, !tbaa !17
  %241 = sext i32 %105 to i64
  %242 = getelementptr double, ptr addrspace(1) %1, i64 %241
  %243 = getelementptr i8, ptr addrspace(1) %242, i64 216
  store double %240, ptr addrspace(1) %243, align 8, !tbaa !17
  %244 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %245 = load double, ptr %244, align 8, !tbaa !17
  %246 = sext i32 %105 to i64
  %247 = getelementptr double, ptr addrspace(1) %1, i64 %246
  %248 = getelementptr i8, ptr addrspace(1) %247, i64 224
  store double %245, ptr addrspace(1) %248, align 8, !tbaa !17
  %249 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %250 = load double, ptr %249, align 8, !tbaa !17
  %251 = sext i32 %105 to i64
  %252 = getelementptr double, ptr addrspace(1) %1, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 232
  store double %250, ptr addrspace(1) %253, align 8, !tbaa !17
  %254 = getelementptr inbounds nuw i8, ptr %3, i64 240
  %255 = load double, ptr %254, align 8, !tbaa !17
  %256 = sext i32 %105 to i64
  %257 = getelementptr double, ptr addrspace(1) %1, i64 %256
  %258 = getelementptr i8, ptr addrspace(1) %257, i64 240
  store double %255, ptr addrspace(1) %258, align 8, !tbaa !17
  %259 = getelementptr inbounds nuw i8, ptr %3, i64 248
  %260 = load double, ptr %259, align 8, !tbaa !17
  %261 = sext i32 %105 to i64
  %262 = getelementptr double, ptr addrspace(1) %1, i64 %261
  %263 = getelementptr i8, ptr addrspace(1) %262, i64 248
  store double %260, ptr addrspace(1) %263, align 8, !tbaa !17
  %264 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %265 = load double, ptr %264, align 8, !tbaa !17
  %266 = sext i32 %105 to i64
  %267 = getelementptr double, ptr addrspace(1) %1, i64 %266
  %268 = getelementptr i8, ptr addrspace(1) %267, i64 256
  store double %265, ptr addrspace(1) %268, align 8, !tbaa !17
  %269 = getelementptr inbounds nuw i8, ptr %3, i64 264
  %270 = load double, ptr %269, align 8, !tbaa !17
  %271 = sext i32 %105 to i64
  %272 = getelementptr double, ptr addrspace(1) %1, i64 %271
  %273 = getelementptr i8, ptr addrspace(1) %272, i64 264
  store double %270, ptr addrspace(1) %273, align 8, !tbaa !17
  %274 = getelementptr inbounds nuw i8, ptr %3, i64 272
  %275 = load double, ptr %274, align 8, !tbaa !17
  %276 = sext i32 %105 to i64
  %277 = getelementptr double, ptr addrspace(1) %1, i64 %276
  %278 = getelementptr i8, ptr addrspace(1) %277, i64 272
  store double %275, ptr addrspace(1) %278, align 8, !tbaa !17
  %279 = getelementptr inbounds nuw i8, ptr %3, i64 280
  %280 = load double, ptr %279, align 8, !tbaa !17
  %281 = sext i32 %105 to i64
  %282 = getelementptr double, ptr addrspace(1) %1, i64 %281
  %283 = getelementptr i8, ptr addrspace(1) %282, i64 280
  store double %280, ptr addrspace(1) %283, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

284:                                              ; preds = %50, %102
  %285 = phi i32 [ %286, %102 ], [ 0, %50 ]
  %286 = add nuw nsw i32 %285, 1
  %287 = mul nuw nsw i32 %286, %285
  %288 = lshr i32 %287, 1
  %289 = add nuw nsw i32 %288, %285
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw double, ptr %3, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !17
  %293 = icmp eq i32 %285, 0
  br i1 %293, label %294, label %330

294:                                              ; preds = %330, %284
  %295 = phi double [ %292, %284 ], [ %338, %330 ]
  %296 = tail call noundef double @llvm.sqrt.f64(double %295)
  store double %296, ptr %291, align 8, !tbaa !17
  %297 = icmp samesign ult i32 %285, 7
  br i1 %297, label %298, label %102

298:                                              ; preds = %294
  %299 = and i32 %285, 1
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %327

301:                                              ; preds = %298
  %302 = add nuw nsw i32 %285, 2
  %303 = mul nuw nsw i32 %302, %286
  %304 = lshr exact i32 %303, 1
  %305 = add nuw nsw i32 %304, %285
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw double, ptr %3, i64 %306
  %308 = load double, ptr %307, align 8, !tbaa !17
  br i1 %293, label %324, label %309

309:                                              ; preds = %301, %309
  %310 = phi i32 [ %322, %309 ], [ 0, %301 ]
  %311 = phi double [ %321, %309 ], [ %308, %301 ]
  %312 = add nuw nsw i32 %310, %304
  %313 = zext nneg i32 %312 to i64
  %314 = getelementptr inbounds nuw double, ptr %3, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !17
  %316 = add nuw nsw i32 %310, %288
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw double, ptr %3, i64 %317
  %319 = load double, ptr %318, align 8, !tbaa !17
  %320 = fneg double %315
  %321 = tail call double @llvm.fmuladd.f64(double %320, double %319, double %311)
  %322 = add nuw nsw i32 %310, 1
  %323 = icmp eq i32 %322, %285
  br i1 %323, label %324, label %309

324:                                              ; preds = %309, %301
  %325 = phi double [ %308, %301 ], [ %321, %309 ]
  %326 = fdiv double %325, %296
  store double %326, ptr %307, align 8, !tbaa !17
  br label %327

327:                                              ; preds = %324, %298
  %328 = phi i32 [ %286, %298 ], [ %302, %324 ]
  %329 = icmp eq i32 %285, 6
  br i1 %329, label %102, label %341

330:                                              ; preds = %284, %330
  %331 = phi i32 [ %339, %330 ], [ 0, %284 ]
  %332 = phi double [ %338, %330 ], [ %292, %284 ]
  %333 = add nuw nsw i32 %331, %288
  %334 = zext nneg i32 %333 to i64
  %335 = getelementptr inbounds nuw double, ptr %3, i64 %334
  %336 = load double, ptr %335, align 8, !tbaa !17
  %337 = fneg double %336
  %338 = tail call double @llvm.fmuladd.f64(double %337, double %336, double %332)
  %339 = add nuw nsw i32 %331, 1
  %340 = icmp eq i32 %339, %285
  br i1 %340, label %294, label %330

341:                                              ; preds = %327, %375
  %342 = phi i32 [ %353, %375 ], [ %328, %327 ]
  %343 = add nuw nsw i32 %342, 1
  %344 = mul nuw nsw i32 %343, %342
  %345 = lshr i32 %344, 1
  %346 = add nuw nsw i32 %345, %285
  %347 = zext nneg i32 %346 to i64
  %348 = getelementptr inbounds nuw double, ptr %3, i64 %347
  %349 = load double, ptr %348, align 8, !tbaa !17
  br i1 %293, label %350, label %379

350:                                              ; preds = %379, %341
  %351 = phi double [ %349, %341 ], [ %391, %379 ]
  %352 = fdiv double %351, %296
  store double %352, ptr %348, align 8, !tbaa !17
  %353 = add nuw nsw i32 %342, 2
  %354 = mul nuw nsw i32 %353, %343
  %355 = lshr i32 %354, 1
  %356 = add nuw nsw i32 %355, %285
  %357 = zext nneg i32 %356 to i64
  %358 = getelementptr inbounds nuw double, ptr %3, i64 %357
  %359 = load double, ptr %358, align 8, !tbaa !17
  br i1 %293, label %375, label %360

360:                                              ; preds = %350, %360
  %361 = phi i32 [ %373, %360 ], [ 0, %350 ]
  %362 = phi double [ %372, %360 ], [ %359, %350 ]
  %363 = add nuw nsw i32 %361, %355
  %364 = zext nneg i32 %363 to i64
  %365 = getelementptr inbounds nuw double, ptr %3, i64 %364
  %366 = load double, ptr %365, align 8, !tbaa !17
  %367 = add nuw nsw i32 %361, %288
  %368 = zext nneg i32 %367 to i64
  %369 = getelementptr inbounds nuw double, ptr %3, i64 %368
  %370 = load double, ptr %369, align 8, !tbaa !17
  %371 = fneg double %366
  %372 = tail call double @llvm.fmuladd.f64(double %371, double %370, double %362)
  %373 = add nuw nsw i32 %361, 1
  %374 = icmp eq i32 %373, %285
  br i1 %374, label %375, label %360

375:                                              ; preds = %360, %350
  %376 = phi double [ %359, %350 ], [ %372, %360 ]
  %377 = fdiv double %376, %296
  store double %377, ptr %358, align 8, !tbaa !17
  %378 = icmp eq i32 %353, 8
  br i1 %378, label %102, label %341

379:                                              ; preds = %341, %379
  %380 = phi i32 [ %392, %379 ], [ 0, %341 ]
  %381 = phi double [ %391, %379 ], [ %349, %341 ]
  %382 = add nuw nsw i32 %380, %345
  %383 = zext nneg i32 %382 to i64
  %384 = getelementptr inbounds nuw double, ptr %3, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !17
  %386 = add nuw nsw i32 %380, %288
  %387 = zext nneg i32 %386 to i64
  %388 = getelementptr inbounds nuw double, ptr %3, i64 %387
  %389 = load double, ptr %388, align 8, !tbaa !17
  %390 = fneg double %385
  %391 = tail call double @llvm.fmuladd.f64(double %390, double %389, double %381)
  %392 = add nuw nsw i32 %380, 1
  %393 = icmp eq i32 %392, %285
  br i1 %393, label %350, label %379
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
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
  %14 = load <16 x float>, ptr addrspace(1) %13, align 64, !tbaa !21
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
  store <16 x float> %150, ptr addrspace(1) %151, align 64, !tbaa !21
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !22 {
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
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %12
  %14 = load double, ptr addrspace(1) %13, align 8, !tbaa !17
  store double %14, ptr %3, align 8, !tbaa !17
  store double 1.000000e+00, ptr %4, align 8, !tbaa !17
  %15 = or disjoint i32 %11, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %18, ptr %19, align 8, !tbaa !17
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double 0.000000e+00, ptr %20, align 8, !tbaa !17
  %21 = or disjoint i32 %11, 2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !17
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double %24, ptr %25, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store double 0.000000e+00, ptr %26, align 8, !tbaa !17
  %27 = or disjoint i32 %11, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %28
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !17
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store double %30, ptr %31, align 8, !tbaa !17
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store double 0.000000e+00, ptr %32, align 8, !tbaa !17
  %33 = or disjoint i32 %11, 4
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %36 = sext i32 %33 to i64
  %37 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8, !tbaa !17
  store double %38, ptr %34, align 8, !tbaa !17
  store double 0.000000e+00, ptr %35, align 8, !tbaa !17
  %39 = or disjoint i32 %11, 5
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %40
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !17
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store double %42, ptr %43, align 8, !tbaa !17
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double 1.000000e+00, ptr %44, align 8, !tbaa !17
  %45 = or disjoint i32 %11, 6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %46
  %48 = load double, ptr addrspace(1) %47, align 8, !tbaa !17
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double %48, ptr %49, align 8, !tbaa !17
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store double 0.000000e+00, ptr %50, align 8, !tbaa !17
  %51 = or disjoint i32 %11, 7
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52
  %54 = load double, ptr addrspace(1) %53, align 8, !tbaa !17
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store double %54, ptr %55, align 8, !tbaa !17
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store double 0.000000e+00, ptr %56, align 8, !tbaa !17
  %57 = or disjoint i32 %11, 8
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %60 = sext i32 %57 to i64
  %61 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %60
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !17
  store double %62, ptr %58, align 8, !tbaa !17
  store double 0.000000e+00, ptr %59, align 8, !tbaa !17
  %63 = or disjoint i32 %11, 9
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %64
  %66 = load double, ptr addrspace(1) %65, align 8, !tbaa !17
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store double %66, ptr %67, align 8, !tbaa !17
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store double 0.000000e+00, ptr %68, align 8, !tbaa !17
  %69 = or disjoint i32 %11, 10
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %70
  %72 = load double, ptr addrspace(1) %71, align 8, !tbaa !17
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store double %72, ptr %73, align 8, !tbaa !17
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store double 1.000000e+00, ptr %74, align 8, !tbaa !17
  %75 = or disjoint i32 %11, 11
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %76
  %78 = load double, ptr addrspace(1) %77, align 8, !tbaa !17
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store double %78, ptr %79, align 8, !tbaa !17
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store double 0.000000e+00, ptr %80, align 8, !tbaa !17
  %81 = or disjoint i32 %11, 12
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %84 = sext i32 %81 to i64
  %85 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %84
  %86 = load double, ptr addrspace(1) %85, align 8, !tbaa !17
  store double %86, ptr %82, align 8, !tbaa !17
  store double 0.000000e+00, ptr %83, align 8, !tbaa !17
  %87 = or disjoint i32 %11, 13
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %88
  %90 = load double, ptr addrspace(1) %89, align 8, !tbaa !17
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store double %90, ptr %91, align 8, !tbaa !17
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store double 0.000000e+00, ptr %92, align 8, !tbaa !17
  %93 = or disjoint i32 %11, 14
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %94
  %96 = load double, ptr addrspace(1) %95, align 8, !tbaa !17
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store double %96, ptr %97, align 8, !tbaa !17
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store double 0.000000e+00, ptr %98, align 8, !tbaa !17
  %99 = or disjoint i32 %11, 15
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %100
  %102 = load double, ptr addrspace(1) %101, align 8, !tbaa !17
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store double %102, ptr %103, align 8, !tbaa !17
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store double 1.000000e+00, ptr %104, align 8, !tbaa !17
  br label %163

105:                                              ; preds = %334
  %106 = load double, ptr %3, align 8, !tbaa !17
  store double %106, ptr addrspace(1) %13, align 8, !tbaa !17
  %107 = load double, ptr %4, align 8, !tbaa !17
  %108 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %12
  store double %107, ptr addrspace(1) %108, align 8, !tbaa !17
  %109 = load double, ptr %19, align 8, !tbaa !17
  store double %109, ptr addrspace(1) %17, align 8, !tbaa !17
  %110 = load double, ptr %35, align 8, !tbaa !17
  %111 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %16
  store double %110, ptr addrspace(1) %111, align 8, !tbaa !17
  %112 = load double, ptr %25, align 8, !tbaa !17
  store double %112, ptr addrspace(1) %23, align 8, !tbaa !17
  %113 = load double, ptr %59, align 8, !tbaa !17
  %114 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %22
  store double %113, ptr addrspace(1) %114, align 8, !tbaa !17
  %115 = load double, ptr %31, align 8, !tbaa !17
  store double %115, ptr addrspace(1) %29, align 8, !tbaa !17
  %116 = load double, ptr %83, align 8, !tbaa !17
  %117 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %28
  store double %116, ptr addrspace(1) %117, align 8, !tbaa !17
  %118 = load double, ptr %34, align 8, !tbaa !17
  store double %118, ptr addrspace(1) %37, align 8, !tbaa !17
  %119 = load double, ptr %20, align 8, !tbaa !17
  %120 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %36
  store double %119, ptr addrspace(1) %120, align 8, !tbaa !17
  %121 = load double, ptr %43, align 8, !tbaa !17
  store double %121, ptr addrspace(1) %41, align 8, !tbaa !17
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %123 = load double, ptr %122, align 8, !tbaa !17
  %124 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %40
  store double %123, ptr addrspace(1) %124, align 8, !tbaa !17
  %125 = load double, ptr %49, align 8, !tbaa !17
  store double %125, ptr addrspace(1) %47, align 8, !tbaa !17
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %127 = load double, ptr %126, align 8, !tbaa !17
  %128 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %46
  store double %127, ptr addrspace(1) %128, align 8, !tbaa !17
  %129 = load double, ptr %55, align 8, !tbaa !17
  store double %129, ptr addrspace(1) %53, align 8, !tbaa !17
  %130 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %131 = load double, ptr %130, align 8, !tbaa !17
  %132 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52
  store double %131, ptr addrspace(1) %132, align 8, !tbaa !17
  %133 = load double, ptr %58, align 8, !tbaa !17
  store double %133, ptr addrspace(1) %61, align 8, !tbaa !17
  %134 = load double, ptr %26, align 8, !tbaa !17
  %135 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %60
  store double %134, ptr addrspace(1) %135, align 8, !tbaa !17
  %136 = load double, ptr %67, align 8, !tbaa !17
  store double %136, ptr addrspace(1) %65, align 8, !tbaa !17
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %138 = load double, ptr %137, align 8, !tbaa !17
  %139 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %64
  store double %138, ptr addrspace(1) %139, align 8, !tbaa !17
  %140 = load double, ptr %73, align 8, !tbaa !17
  store double %140, ptr addrspace(1) %71, align 8, !tbaa !17
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %142 = load double, ptr %141, align 8, !tbaa !17
  %143 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %70
  store double %142, ptr addrspace(1) %143, align 8, !tbaa !17
  %144 = load double, ptr %79, align 8, !tbaa !17
  store double %144, ptr addrspace(1) %77, align 8, !tbaa !17
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %146 = load double, ptr %145, align 8, !tbaa !17
  %147 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %76
  store double %146, ptr addrspace(1) %147, align 8, !tbaa !17
  %148 = load double, ptr %82, align 8, !tbaa !17
  store double %148, ptr addrspace(1) %85, align 8, !tbaa !17
  %149 = load double, ptr %32, align 8, !tbaa !17
  %150 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %84
  store double %149, ptr addrspace(1) %150, align 8, !tbaa !17
  %151 = load double, ptr %91, align 8, !tbaa !17
  store double %151, ptr addrspace(1) %89, align 8, !tbaa !17
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %153 = load double, ptr %152, align 8, !tbaa !17
  %154 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %88
  store double %153, ptr addrspace(1) %154, align 8, !tbaa !17
  %155 = load double, ptr %97, align 8, !tbaa !17
  store double %155, ptr addrspace(1) %95, align 8, !tbaa !17
  %156 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %157 = load double, ptr %156, align 8, !tbaa !17
  %158 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %94
  store double %157, ptr addrspace(1) %158, align 8, !tbaa !17
  %159 = load double, ptr %103, align 8, !tbaa !17
  store double %159, ptr addrspace(1) %101, align 8, !tbaa !17
  %160 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %161 = load double, ptr %160, align 8, !tbaa !17
  %162 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %100
  store double %161, ptr addrspace(1) %162, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

163:                                              ; preds = %2, %334
  %164 = phi i32 [ %335, %334 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw double, ptr %3, i64 %165
  br label %179

167:                                              ; preds = %179
  %168 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %165
  %169 = getelementptr inbounds nuw double, ptr %168, i64 %165
  %170 = load double, ptr %169, align 8, !tbaa !17
  %171 = fcmp ogt double %170, 0.000000e+00
  %172 = tail call noundef double @llvm.sqrt.f64(double %185)
  %173 = fneg double %172
  %174 = select i1 %171, double %173, double %172
  %175 = fsub double %170, %174
  %176 = getelementptr inbounds nuw double, ptr %5, i64 %165
  store double %175, ptr %176, align 8, !tbaa !17
  %177 = add nuw nsw i32 %164, 1
  %178 = tail call double @llvm.fmuladd.f64(double %175, double %175, double 0.000000e+00)
  br label %190

179:                                              ; preds = %163, %179
  %180 = phi i32 [ %164, %163 ], [ %186, %179 ]
  %181 = phi double [ 0.000000e+00, %163 ], [ %185, %179 ]
  %182 = zext nneg i32 %180 to i64
  %183 = getelementptr inbounds nuw [4 x double], ptr %166, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !17
  %185 = tail call double @llvm.fmuladd.f64(double %184, double %184, double %181)
  %186 = add nuw nsw i32 %180, 1
  %187 = icmp eq i32 %186, 4
  br i1 %187, label %167, label %179

188:                                              ; preds = %190
  %189 = fcmp oeq double %197, 0.000000e+00
  br i1 %189, label %334, label %200

190:                                              ; preds = %167, %190
  %191 = phi i32 [ %198, %190 ], [ %177, %167 ]
  %192 = phi double [ %197, %190 ], [ %178, %167 ]
  %193 = zext nneg i32 %191 to i64
  %194 = getelementptr inbounds nuw [4 x double], ptr %166, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !17
  %196 = getelementptr inbounds nuw double, ptr %5, i64 %193
  store double %195, ptr %196, align 8, !tbaa !17
  %197 = tail call double @llvm.fmuladd.f64(double %195, double %195, double %192)
  %198 = add nuw nsw i32 %191, 1
  %199 = icmp eq i32 %198, 4
  br i1 %199, label %188, label %190, !llvm.loop !23

200:                                              ; preds = %188
  %201 = fdiv double 2.000000e+00, %197
  br label %207

202:                                              ; preds = %207
  %203 = fneg double %216
  %204 = fmul double %201, %203
  %205 = fneg double %219
  %206 = fmul double %201, %205
  br label %321

207:                                              ; preds = %200, %207
  %208 = phi i32 [ %164, %200 ], [ %220, %207 ]
  %209 = phi double [ 0.000000e+00, %200 ], [ %219, %207 ]
  %210 = phi double [ 0.000000e+00, %200 ], [ %216, %207 ]
  %211 = zext nneg i32 %208 to i64
  %212 = getelementptr inbounds nuw double, ptr %5, i64 %211
  %213 = load double, ptr %212, align 8, !tbaa !17
  %214 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %211
  %215 = load double, ptr %214, align 8, !tbaa !17
  %216 = tail call double @llvm.fmuladd.f64(double %213, double %215, double %210)
  %217 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %211
  %218 = load double, ptr %217, align 8, !tbaa !17
  %219 = tail call double @llvm.fmuladd.f64(double %213, double %218, double %209)
  %220 = add nuw nsw i32 %208, 1
  %221 = icmp eq i32 %220, 4
  br i1 %221, label %202, label %207

222:                                              ; preds = %321, %222
  %223 = phi i32 [ %235, %222 ], [ %164, %321 ]
  %224 = phi double [ %234, %222 ], [ 0.000000e+00, %321 ]
  %225 = phi double [ %231, %222 ], [ 0.000000e+00, %321 ]
  %226 = zext nneg i32 %223 to i64
  %227 = getelementptr inbounds nuw double, ptr %5, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !17
  %229 = getelementptr inbounds nuw [4 x double], ptr %19, i64 %226
  %230 = load double, ptr %229, align 8, !tbaa !17
  %231 = tail call double @llvm.fmuladd.f64(double %228, double %230, double %225)
  %232 = getelementptr inbounds nuw [4 x double], ptr %20, i64 %226
  %233 = load double, ptr %232, align 8, !tbaa !17
  %234 = tail call double @llvm.fmuladd.f64(double %228, double %233, double %224)
  %235 = add nuw nsw i32 %223, 1
  %236 = icmp eq i32 %235, 4
  br i1 %236, label %237, label %222

237:                                              ; preds = %222
  %238 = fneg double %231
  %239 = fmul double %201, %238
  %240 = fneg double %234
  %241 = fmul double %201, %240
  br label %242

242:                                              ; preds = %242, %237
  %243 = phi i32 [ %164, %237 ], [ %253, %242 ]
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds nuw double, ptr %5, i64 %244
  %246 = load double, ptr %245, align 8, !tbaa !17
  %247 = getelementptr inbounds nuw [4 x double], ptr %19, i64 %244
  %248 = load double, ptr %247, align 8, !tbaa !17
  %249 = tail call double @llvm.fmuladd.f64(double %239, double %246, double %248)
  store double %249, ptr %247, align 8, !tbaa !17
  %250 = getelementptr inbounds nuw [4 x double], ptr %20, i64 %244
  %251 = load double, ptr %250, align 8, !tbaa !17
  %252 = tail call double @llvm.fmuladd.f64(double %241, double %246, double %251)
  store double %252, ptr %250, align 8, !tbaa !17
  %253 = add nuw nsw i32 %243, 1
  %254 = icmp eq i32 %253, 4
  br i1 %254, label %255, label %242

255:                                              ; preds = %242, %255
  %256 = phi i32 [ %268, %255 ], [ %164, %242 ]
  %257 = phi double [ %267, %255 ], [ 0.000000e+00, %242 ]
  %258 = phi double [ %264, %255 ], [ 0.000000e+00, %242 ]
  %259 = zext nneg i32 %256 to i64
  %260 = getelementptr inbounds nuw double, ptr %5, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !17
  %262 = getelementptr inbounds nuw [4 x double], ptr %25, i64 %259
  %263 = load double, ptr %262, align 8, !tbaa !17
  %264 = tail call double @llvm.fmuladd.f64(double %261, double %263, double %258)
  %265 = getelementptr inbounds nuw [4 x double], ptr %26, i64 %259
  %266 = load double, ptr %265, align 8, !tbaa !17
  %267 = tail call double @llvm.fmuladd.f64(double %261, double %266, double %257)
  %268 = add nuw nsw i32 %256, 1
  %269 = icmp eq i32 %268, 4
  br i1 %269, label %270, label %255

270:                                              ; preds = %255
  %271 = fneg double %264
  %272 = fmul double %201, %271
  %273 = fneg double %267
  %274 = fmul double %201, %273
  br label %275

275:                                              ; preds = %275, %270
  %276 = phi i32 [ %164, %270 ], [ %286, %275 ]
  %277 = zext nneg i32 %276 to i64
  %278 = getelementptr inbounds nuw double, ptr %5, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !17
  %280 = getelementptr inbounds nuw [4 x double], ptr %25, i64 %277
  %281 = load double, ptr %280, align 8, !tbaa !17
  %282 = tail call double @llvm.fmuladd.f64(double %272, double %279, double %281)
  store double %282, ptr %280, align 8, !tbaa !17
  %283 = getelementptr inbounds nuw [4 x double], ptr %26, i64 %277
  %284 = load double, ptr %283, align 8, !tbaa !17
  %285 = tail call double @llvm.fmuladd.f64(double %274, double %279, double %284)
  store double %285, ptr %283, align 8, !tbaa !17
  %286 = add nuw nsw i32 %276, 1
  %287 = icmp eq i32 %286, 4
  br i1 %287, label %288, label %275

288:                                              ; preds = %275, %288
  %289 = phi i32 [ %301, %288 ], [ %164, %275 ]
  %290 = phi double [ %300, %288 ], [ 0.000000e+00, %275 ]
  %291 = phi double [ %297, %288 ], [ 0.000000e+00, %275 ]
  %292 = zext nneg i32 %289 to i64
  %293 = getelementptr inbounds nuw double, ptr %5, i64 %292
  %294 = load double, ptr %293, align 8, !tbaa !17
  %295 = getelementptr inbounds nuw [4 x double], ptr %31, i64 %292
  %296 = load double, ptr %295, align 8, !tbaa !17
  %297 = tail call double @llvm.fmuladd.f64(double %294, double %296, double %291)
  %298 = getelementptr inbounds nuw [4 x double], ptr %32, i64 %292
  %299 = load double, ptr %298, align 8, !tbaa !17
  %300 = tail call double @llvm.fmuladd.f64(double %294, double %299, double %290)
  %301 = add nuw nsw i32 %289, 1
  %302 = icmp eq i32 %301, 4
  br i1 %302, label %303, label %288

303:                                              ; preds = %288
  %304 = fneg double %297
  %305 = fmul double %201, %304
  %306 = fneg double %300
  %307 = fmul double %201, %306
  br label %308

308:                                              ; preds = %308, %303
  %309 = phi i32 [ %164, %303 ], [ %319, %308 ]
  %310 = zext nneg i32 %309 to i64
  %311 = getelementptr inbounds nuw double, ptr %5, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !17
  %313 = getelementptr inbounds nuw [4 x double], ptr %31, i64 %310
  %314 = load double, ptr %313, align 8, !tbaa !17
  %315 = tail call double @llvm.fmuladd.f64(double %305, double %312, double %314)
  store double %315, ptr %313, align 8, !tbaa !17
  %316 = getelementptr inbounds nuw [4 x double], ptr %32, i64 %310
  %317 = load double, ptr %316, align 8, !tbaa !17
  %318 = tail call double @llvm.fmuladd.f64(double %307, double %312, double %317)
  store double %318, ptr %316, align 8, !tbaa !17
  %319 = add nuw nsw i32 %309, 1
  %320 = icmp eq i32 %319, 4
  br i1 %320, label %334, label %308

321:                                              ; preds = %202, %321
  %322 = phi i32 [ %164, %202 ], [ %332, %321 ]
  %323 = zext nneg i32 %322 to i64
  %324 = getelementptr inbounds nuw double, ptr %5, i64 %323
  %325 = load double, ptr %324, align 8, !tbaa !17
  %326 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %323
  %327 = load double, ptr %326, align 8, !tbaa !17
  %328 = tail call double @llvm.fmuladd.f64(double %204, double %325, double %327)
  store double %328, ptr %326, align 8, !tbaa !17
  %329 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %323
  %330 = load double, ptr %329, align 8, !tbaa !17
  %331 = tail call double @llvm.fmuladd.f64(double %206, double %325, double %330)
  store double %331, ptr %329, align 8, !tbaa !17
  %332 = add nuw nsw i32 %322, 1
  %333 = icmp eq i32 %332, 4
  br i1 %333, label %222, label %321

334:                                              ; preds = %308, %188
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %335 = add nuw nsw i32 %164, 1
  %336 = icmp eq i32 %335, 3
  br i1 %336, label %105, label %163
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
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !8, i64 0}
!19 = !{!"float16*", !"float16*"}
!20 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!21 = !{!8, !8, i64 0}
!22 = !{!"", !""}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.peeled.count", i32 1}
